# Les mots de Tapestry.

## Joueurs, ressources, bâtiments

rival-automa = Automa
    .noun = m
rival-shadow = Empire de l’Ombre
    .noun = m
rival-people-explorers = Explorateurs
    .noun = mp
rival-people-scientists = Scientifiques
    .noun = mp
rival-people-conquerors = Conquérants
    .noun = mp
rival-people-engineers = Ingénieurs
    .noun = mp
seat-0 = Bleu
    .noun = proper m
seat-1 = Rouge
    .noun = proper m
seat-2 = Jaune
    .noun = proper m
seat-3 = Vert
    .noun = proper m
seat-4 = Violet
    .noun = proper m
resource-coin = pièce
resource-worker = ouvrier
resource-food = nourriture
resource-culture = culture
counted-coin = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
counted-worker = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}
counted-food = { $n } { $n ->
    [one] nourriture
   *[other] nourritures
}
counted-culture = { $n } { $n ->
    [one] culture
   *[other] cultures
}
building-market = marché
    .noun = m
building-house = maison
    .noun = f
building-farm = ferme
    .noun = f
building-armory = arsenal
    .noun = m
row-bottom = ligne du bas
    .noun = f
row-middle = ligne du milieu
    .noun = f
row-top = ligne du haut
    .noun = f
die-red = dé rouge
    .noun = m
die-black = dé noir
    .noun = m
die-science = dé de science
    .noun = m
terrain-sea = mer
terrain-desert = désert
terrain-forest = forêt
terrain-grassland = prairie
terrain-mountain = montagne
expansion-base = jeu de base
expansion-mm = Manœuvres & Manigances
expansion-aa = Arts & Architecture
expansion-ff = Fictions & Futurs
achievement-complete-track = compléter une piste de développement
achievement-topple-two = renverser 2 avant-postes adverses
achievement-middle-island = conquérir l’île centrale
space-named = { $space } ({ $track } { $n })
space-start = départ de la piste { $track }
source-spaces = cases des pistes
source-income = tours de revenus
source-exploration = exploration
source-conquest = conquête
source-tapestries = cartes Fresque
source-technologies = technologie
source-civilizations = civilisations
source-achievements = objectifs
source-other = tout le reste

## Ce que disent les cartes

face-nothing = rien
face-lines = { $first } ; { $rest }
face-kind = { $kind }
card-kind-when-played = POSE
card-kind-this-era = CETTE ÈRE
card-kind-continuous = PERMANENTE
card-kind-response = RIPOSTE
face-turn-5 = au tour de revenus 5 : { $what }
face-plots = des bâtiments peuvent se placer sur { $n } { $n ->
    [one] case
   *[other] cases
} ici
face-plot = pour chaque case recouverte : { $what }
face-all-plots = quand toutes les cases sont recouvertes : { $what }
face-response = { $answer } : { $what }
answer-trap = à défausser quand un adversaire attaque un de vos territoires (Embuscade)
answer-defender = à défausser quand un adversaire attaque un de vos territoires
answer-trap-counter = à défausser quand une Embuscade est jouée contre vous
answer-attacker = à défausser quand vous attaquez un territoire adverse
face-charm-left = enchantement de gauche : { $what }
face-charm-right = enchantement de droite : { $what }
face-circle = cercle : { $what }
face-square = carré : { $what }
face-one-use = puis elle est retournée
face-gained = quand vous la gagnez : { $what }
face-start = si vous commencez avec elle : { $what }
face-adjustment = rééquilibrage au départ : { $what }
face-after-income-1 = après votre premier tour de revenus : { $what }
face-income = à l’étape 1 de ses tours de revenus : { $what }
face-mat = case { $n } : { $what }
face-final = à la fin elle marque { $final }
final-land-mass = votre plus grande masse d’un même terrain
final-exact-predictions = chaque prédiction exacte
final-islanders-water-tiles = les tuiles d’ici qui ne montrent que la mer vers l’extérieur
final-visible-impassable = une perte par parcelle infranchissable visible
final-collected-kinds = les sortes d’objets d’ici
final-connected-landmarks = votre plus grand groupe de monuments reliés
face-midgame = gagnée en cours de partie : { $what }
face-after-income-5 = à la fin du tour de revenus 5 : { $what }
face-extended = un tour après le tour de revenus 5 : { $what }

## Verbes des effets

chain-choose = { $n ->
    [1] au choix : { $parts }
   *[other] choisir { $n } fois parmi : { $parts }
}
chain-or = { $first } ou { $rest }

kind-coin = coin
kind-worker = worker
kind-food = food
kind-culture = culture
kind-any = any
do-gain-resource = gagner { $n } { $resource ->
    [coin] { $n ->
        [one] pièce
       *[other] pièces
    }
    [worker] { $n ->
        [one] ouvrier
       *[other] ouvriers
    }
    [food] { $n ->
        [one] nourriture
       *[other] nourritures
    }
    [culture] { $n ->
        [one] culture
       *[other] cultures
    }
   *[any] { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
}
do-gain-resource-per = gagner { $n } { $resource ->
    [coin] { $n ->
        [one] pièce
       *[other] pièces
    }
    [worker] { $n ->
        [one] ouvrier
       *[other] ouvriers
    }
    [food] { $n ->
        [one] nourriture
       *[other] nourritures
    }
    [culture] { $n ->
        [one] culture
       *[other] cultures
    }
   *[any] { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
} par { $what }
do-lose-resource = perdre { $n } { $resource ->
    [coin] { $n ->
        [one] pièce
       *[other] pièces
    }
    [worker] { $n ->
        [one] ouvrier
       *[other] ouvriers
    }
    [food] { $n ->
        [one] nourriture
       *[other] nourritures
    }
    [culture] { $n ->
        [one] culture
       *[other] cultures
    }
   *[any] { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
}
do-gain-vp = gagner { $n } PV
do-gain-vp-per = gagner { $n } PV par { $what }{ $track ->
    [none] {""}
   *[other] {" "}({ $track })
}
do-score-capital = marquer les points de votre capitale
do-pay-resource = payer { $n } { $resource ->
    [coin] { $n ->
        [one] pièce
       *[other] pièces
    }
    [worker] { $n ->
        [one] ouvrier
       *[other] ouvriers
    }
    [food] { $n ->
        [one] nourriture
       *[other] nourritures
    }
    [culture] { $n ->
        [one] culture
       *[other] cultures
    }
   *[any] { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
}
do-pay-vp = payer { $n } PV
do-discard-territory-tiles = défausser { $n ->
    [one] { $n } tuile Territoire
   *[other] { $n } tuiles Territoire
}
do-discard-tapestry = défausser { $n ->
    [one] { $n } carte Fresque de votre main
   *[other] { $n } cartes Fresque de votre main
}
do-discard-technologies = défausser { $n ->
    [one] { $n } carte Technologie
   *[other] { $n } cartes Technologie
}
do-give-territory-tile = donner 1 tuile Territoire à un adversaire
do-gain-building = gagner 1 { $type }
wanted-market = marché
wanted-house = maison
wanted-farm = ferme
wanted-armory = arsenal
wanted-any = bâtiment de revenus au choix
wanted-fewest = bâtiment de revenus du type dont vous avez le moins
wanted-different = bâtiment de revenus d’un type pas encore gagné ici
do-gain-landmark = gagner le monument { $landmark }
do-choose-landmark = gagner { $from }
landmark-source-landmark-board = un monument encore libre des pistes
landmark-source-tier-2-tracks = un monument encore libre du niveau II des pistes
do-gain-tapestry = gagner { $n ->
    [one] { $n } carte Fresque
   *[other] { $n } cartes Fresque
}
do-overplay-tapestry = jouer { $that_card ->
    [yes] cette carte
   *[no] une carte Fresque
} par-dessus la carte de votre ère actuelle
do-play-on-maker-of-fire = jouer une carte Fresque sur Maîtrise du Feu
do-draw-keep = tirer { $draw } de la { $what } et en garder { $keep }
deck-tapestry = pioche Fresque
deck-tech-card = pioche Technologie
deck-territory-tile = réserve de tuiles Territoire
deck-space-tile = réserve de tuiles Espace
do-discard-for-gain = défausser { $most ->
    [255] autant de cartes Fresque que vous voulez
    [one] { $most } carte Fresque
   *[other] jusqu’à { $most } cartes Fresque
} : pour chacune { $vp ->
    [0] { $resources ->
        [one] { $resources } ressource au choix
       *[other] { $resources } ressources au choix
    }
   *[other] { $vp } PV
}
do-discard-down-to = défausser jusqu’à n’avoir plus que { $n } { $n ->
    [one] carte Fresque
   *[other] cartes Fresque
}
do-reserve = mettre en réserve { $what }
reserved-next-market = votre prochain marché
reserved-next-house = votre prochaine maison
reserved-next-farm = votre prochaine ferme
reserved-next-armory = votre prochain arsenal
reserved-space-tile = 1 tuile Espace sur 3 piochées
reserved-tech-card = 1 carte Technologie sur 3 piochées
reserved-reminder = un rappel
do-gain-territory-tile = gagner { $n ->
    [one] { $n } tuile Territoire
   *[other] { $n } tuiles Territoire
}
do-explore = explorer { $where }{ $drawn ->
    [yes] {" avec la tuile piochée"}
   *[no] {""}
}
explore-place-adjacent = un hexagone adjacent à vos territoires
explore-place-anywhere = n’importe où
do-gain-space-tile = gagner { $n ->
    [one] { $n } tuile Espace
   *[other] { $n } tuiles Espace
}
do-explore-space = explorer une tuile Espace
do-territory-benefit = gagner le bénéfice { $of }
territory-this-territory = de ce territoire
territory-any-controlled-tile = d’une tuile Territoire que vous contrôlez
do-invent = gagner { $n ->
    [one] { $n } carte Technologie
   *[other] { $n } cartes Technologie
}{ $from }
tech-source-any = {""}
tech-source-face-up = {" "}parmi celles face visible
tech-source-deck = {" "}de la pioche
do-refresh-tech = remplacer si vous voulez les cartes Technologie face visible
do-upgrade = améliorer { $n ->
    [one] { $n } carte Technologie
   *[other] { $n } fois des cartes Technologie
}{ $ignore_prerequisites ->
    [yes] {" en ignorant les conditions"}
   *[no] {""}
}{ $lock_card_this_turn ->
    [yes] {", qui ne sera plus améliorée ce tour"}
   *[no] {""}
}
do-tech-circle = gagner le cercle d’une carte de votre ligne du milieu
do-tech-square = gagner le carré d’une carte de votre ligne du haut
do-research = effectuer { $times ->
    [one] { $times } recherche
   *[other] { $times } recherches
}{ $benefit ->
    [yes] {" avec le bénéfice"}
   *[no] {" sans bénéfice ni bonus"}
}{ $overflow_vp ->
    [0] {""}
   *[other] {", "}{ $overflow_vp } PV par résultat qui dépasserait la fin
}
do-advance = avancer sur { $on }{ $first_tier ->
    [yes] {" au niveau I"}
   *[no] {""}
}{ $benefit ->
    [yes] {" avec le bénéfice"}
   *[no] {" sans le bénéfice"}
}{ $bonus }{ $lock ->
    [yes] {" ; les adversaires ne peuvent plus y bouger jusqu’à la fin de votre prochain tour"}
   *[no] {""}
}
track-any = une piste au choix
track-chosen = cette piste
bonus-none = {" et sans le bonus"}
bonus-pay = {""}
bonus-free = {" et avec le bonus gratuit"}
do-advance-different = avancer sur { $n } { $n ->
    [one] piste
   *[other] pistes différentes
}{ $behind ->
    [yes] {" où un adversaire est devant"}
   *[no] {""}
}, sans bénéfices ni bonus
do-regress = reculer sur { $on }{ $benefit ->
    [yes] {" avec le bénéfice"}
   *[no] {" sans le bénéfice"}
}
do-jump = avancer de { $spaces } { $spaces ->
    [one] case
   *[other] cases
} sur chaque piste sans rien gagner
do-repeat-position = gagner le bénéfice de votre position sur une piste
do-move-token-to-start = placer ce pion au départ d’une piste au choix
do-conquer = conquérir { $where }{ $dice }
conquer-place-adjacent = un territoire adjacent aux vôtres
conquer-place-anywhere = un territoire n’importe où
conquer-place-empty-adjacent = un territoire vide adjacent aux vôtres
conquer-place-that-territory = ce territoire
conquer-place-adjacent-to-start = un territoire adjacent à votre territoire de départ
dice-one = {""}
dice-both = {" "}et gagner les deux dés
dice-both-if-opponent = {" "}et gagner les deux dés si un adversaire le contrôlait
do-place-outpost = placer un avant-poste sur ce territoire
do-roll-conquer-die = choisir un dé de conquête, le lancer et gagner son résultat
do-gain-red-die = gagner le résultat du dé rouge
do-topple-attacker = renverser l’attaquant
do-cancel-trap = annuler l’Embuscade
do-retreat-outpost = déplacer votre avant-poste vers un territoire vide adjacent
do-forbid-responses = le défenseur ne peut pas riposter
do-attacker-loses-resource = l’attaquant perd { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
do-gain-civilization = gagner une civilisation
do-replace-this-civilization = remplacer cette civilisation par une autre
do-gain-masterpiece = gagner { $n ->
    [one] { $n } chef-d’œuvre
   *[other] { $n } chefs-d’œuvre
}
do-refresh-masterpieces = remplacer si vous voulez les chefs-d’œuvre face visible
do-broadcast = diffuser { $most ->
    [one] { $most } chef-d’œuvre
   *[other] jusqu’à { $most } chefs-d’œuvre
}{ $neighbours ->
    [yes] {", à vous ou à vos voisins"}
   *[no] {""}
}
do-inspire = placer une tuile Inspiration
do-note-payment = { $forget ->
    [yes] personne n’a encore payé
   *[no] on s’en souvient
}
do-special = { $id }

count-tech-card = carte Technologie
count-territory-tile-supply = tuile Territoire de votre réserve
count-controlled-territory = territoire que vous contrôlez
count-tapestry-card = carte Fresque en main et sur votre plateau
count-tapestry-mat-visible = carte Fresque visible sur votre plateau
count-tapestry-hand = carte Fresque en main
count-market = marché
count-house = maison
count-farm = ferme
count-armory = arsenal
count-income-building = bâtiment de revenus
count-landmark = monument
count-capital-row = ligne complète
count-capital-column = colonne complète
count-track-space = case parcourue
count-opponent = adversaire
count-track-leading = piste où personne n’est devant vous
count-track-leading-by-opponents = adversaire et par piste où aucun adversaire n’est devant vous
count-track-trailing = piste où tous les adversaires sont devant vous
count-resource-held = ressource que vous avez
count-same-income-building = bâtiment de revenus du type le plus fréquent de votre ville
count-tech-top-row = carte Technologie de votre ligne du haut
count-capital-line = ligne ou colonne complète
count-complete-district = district complet
count-tracks-in-tier = piste où vous êtes aussi loin
count-masterpiece = chef-d’œuvre
count-completed-track = piste complétée
count-uniform-line = ligne ou colonne complète dont les bâtiments de revenus sont d’un seul type
count-rough-district = district avec au moins 2 parcelles infranchissables
count-coin-of-income = pièce de ce revenu
count-achievement = objectif rempli
count-die-on-mat = dé sur ce plateau

## Procédures

do-rivals-turn = jouer le tour des rivaux
do-rivals-advance = avancer selon les cartes Décision
do-rivals-step = avancer sur une piste
do-rivals-gain = gagner ce que la case donne à l’Automa
do-rivals-income = jouer le tour de revenus des rivaux
do-rivals-conquerors = garder et compter les territoires
do-rivals-end = finir le tour des rivaux
do-keep-mats = garder une capitale et une civilisation
do-set-up-civilization = mettre en place la civilisation
do-draft-landmark-card = garder une carte Monument
do-take-turn = jouer un tour
do-check-landmark-cards = vérifier les cartes Monument
do-end-turn = finir le tour
do-pay-advance = payer le développement
do-advance-paid = avancer
do-space-effects = gagner ce que donne la case
do-tier-landmark = gagner le monument du niveau
do-pay-income = gagner le revenu
do-after-first-income = finir le premier tour de revenus
do-use-masterpieces = utiliser les chefs-d’œuvre
do-use-civilizations = utiliser les civilisations
do-era-bonus = gagner le bonus de l’ère
do-play-tapestry = jouer une carte Fresque
do-score-income = marquer les points du plateau Revenus
do-use-reserved = utiliser ce qui est en réserve
do-score-mats = marquer les points des civilisations
do-after-last-income = finir le dernier tour de revenus
do-place-piece = placer ce qui a été gagné
do-choose-spot = choisir sa place
do-district-reward = gagner la récompense du district
do-choose-tile = choisir une tuile Territoire
do-choose-hex = choisir un hexagone
do-choose-rotation = orienter la tuile
do-score-sides = marquer les côtés de la tuile
do-tile-benefit = gagner le bénéfice de la tuile
do-end-exploration = finir l’exploration
do-answer-attack = répondre à l’attaque
do-defend = laisser répondre le défenseur
do-resolve-conquest = résoudre la conquête
do-roll-conquest-dice = lancer les dés de conquête
do-gain-conquest-dice = gagner selon les dés de conquête
do-end-conquest = finir la conquête
do-answer-trap = répondre à l’Embuscade
do-resolve-response = résoudre la riposte
do-middle-island = vérifier l’île centrale
do-choose-result = choisir un résultat
do-use-result = utiliser ou non le résultat
do-resolve-tapestry = résoudre la carte Fresque
do-enter-tapestry = la carte Fresque devient active
do-turn-card = retourner une carte à usage unique
do-upgrade-laid = améliorer la carte où il est posé
do-choose-civilization = choisir une civilisation

## Conditions, groupes, moments, changements

test-first-player-in-era = aucun autre joueur n’a commencé cette ère
test-fewest-income-buildings = vous avez le moins de bâtiments de revenus
test-fewest-landmarks = vous avez le moins de monuments
test-most-landmarks = vous avez le plus de monuments
test-income-turn = c’est le tour de revenus { $of }
test-after-own-income-5 = votre tour de revenus 5 est passé
test-advance-turn = c’est un tour de développement
test-players-at-least = on joue à { $of } au moins
test-hand-above = vous avez plus de { $of } { $of ->
    [one] carte Fresque
   *[other] cartes Fresque
} en main
test-opponent-paid = un adversaire a payé
test-explored-for = les côtés ont rapporté au moins { $of } PV
test-advanced = c’est sur la piste { $track }{ $from_tier ->
    [0] {""}
   *[other] {" à partir du niveau "}{ $from_tier }
}
test-building = c’est un bâtiment de ce type : { $of }
test-not-building = ce n’est pas un bâtiment de ce type : { $of }
test-from-track = cela vient de sa case sur la piste
test-from-conquer-die = cela vient d’un dé de conquête
test-upgraded-to = elle est arrivée à la { $of }
test-district-income-buildings-identical = tous ses bâtiments de revenus sont d’un seul type
test-territory-was-empty = le territoire était vide
test-income-building = c’est un bâtiment de revenus
test-opponent-holds-own-token = cet adversaire a un de ces pions
test-card-has-own-token = votre pion est sur cette carte
test-territory-has-own-trader-token = votre pion s’y trouve
test-landmark-listed-on-mat = le monument figure ici
test-die-on-own-mat = le dé est sur ce plateau
test-adjacent-empty-territory-exists = un territoire adjacent est vide
test-control-2-adjacent = vous contrôlez au moins 2 territoires adjacents
group-all = chacun
group-opponents = chaque adversaire
group-neighbours = vos voisins
group-neighbours-one = un voisin
group-chosen-opponent-one = l’adversaire choisi
group-neighbours-from-left = vos voisins
group-chosen-opponent = l’adversaire choisi
when-advance = avancez
when-enter-tier = entrez dans un nouveau niveau
when-reach-claimed-landmark = atteignez un niveau dont le monument est pris
when-gain-landmark = gagnez un monument
when-gain-track-benefit = gagnez le bénéfice d’une case
when-before-track-benefit = allez gagner le bénéfice d’une case
when-invent = gagnez une carte Technologie
when-upgrade = améliorez une carte Technologie
when-upgrade-to-top = améliorez une carte Technologie vers la ligne du haut
when-gain-tapestry = gagnez une carte Fresque
when-would-gain-tapestry = allez piocher une carte Fresque
when-play-tapestry = jouez une carte Fresque
when-gain-masterpiece = gagnez un chef-d’œuvre
when-explore-start = commencez à explorer
when-tile-placed = avez placé une tuile Territoire
when-explore = avez exploré
when-conquer = conquérez
when-conquer-dice-chosen = avez gagné selon les dés de conquête
when-die-rolled = lancez un dé
when-topple = renversez un avant-poste
when-gain-building = gagnez un bâtiment de revenus
when-place-building = allez placer un bâtiment
when-place-income-building = placez un bâtiment de revenus dans la ville
when-build-on-impassable = construisez sur une parcelle infranchissable
when-cover-last-impassable = recouvrez la dernière parcelle infranchissable d’un district
when-complete-district = complétez un district
when-score-capital = marquez les points de la capitale
when-gain-income = avez gagné le revenu
when-income-step-3 = avez marqué les points du plateau Revenus
when-gain-resource = gagnez une ressource
when-gain-object = gagnez un objet d’une des six sortes
when-reach-prediction = atteignez un nombre prédit
when-end-of-turn = finissez un tour
when-gain-building-others = gagne un bâtiment de revenus
when-gain-landmark-others = gagne un monument
when-advance-others = avance
when-upgrade-others = améliore une carte Technologie
when-upgrade-to-top-others = améliore une carte Technologie vers la ligne du haut
when-gain-track-benefit-others = gagne le bénéfice d’une case
when-conquer-dice-chosen-others = a gagné selon les dés de conquête
when-die-rolled-others = lance un dé
when-play-tapestry-others = joue une carte Fresque
when-would-gain-tapestry-others = va piocher une carte Fresque
key-science-die-extra-roll = lancers de plus du dé de science au choix
key-ignore-upgrade-prerequisites = les améliorations se passent de conditions
key-conquer-opponent-both-dice = les deux dés pour un territoire pris à un adversaire
key-no-traps-against-you = pas d’Embuscade contre vous
key-may-build-on-impassable = vous pouvez construire sur les parcelles infranchissables
key-free-any-resource-bonuses = les bonus qui coûtent 1 ressource au choix sont gratuits
key-upgrade-top-to-bottom = une amélioration peut ramener une carte du haut en bas pour 5 PV
key-invent-from-discard = les cartes Technologie peuvent venir de la défausse
key-psionics = une option de plus pour tout ce qui est pioché ou lancé
key-outposts-on-mat = des avant-postes sont sur ce plateau
key-islanders-hexes = vous pouvez explorer les hexagones de ce plateau
key-civilization-extra-draw = civilisations de plus au choix
key-alliance = pas de conquête entre vous et l’adversaire choisi
key-cannot-advance-military = vous ne pouvez pas avancer sur la piste Militaire
key-cannot-advance-science = vous ne pouvez pas avancer sur la piste Science

## Procédures propres à une carte ou à un plateau

special-age-of-discovery = lancer le dé de science ; chaque joueur avance sur cette piste, vous seul gagnez le bénéfice et pouvez payer le bonus
special-choose-opponent = désigner un adversaire
special-choose-track-and-opponent = désigner une piste et un adversaire
special-circle-of-that-card = gagner le cercle de cette carte
special-colonialism = d’une tuile Territoire que vous contrôlez, gagner 1 ouvrier pour la montagne, 1 culture pour la prairie, 1 nourriture pour la forêt et 1 pièce pour le désert
special-copy-own-when-played = résoudre une autre de vos cartes POSE visibles
special-copy-tapestry = gagner la capacité d’une carte POSE ou CETTE ÈRE visible sur un plateau Revenus
special-copy-track-benefit = gagner le même bénéfice, si c’était sur la piste désignée
special-copy-upgrade-benefit = gagner le même cercle ou carré
special-dark-ages = reculer une fois sur 3 pistes différentes, puis avancer 3 fois sur une autre, sans bénéfices ni bonus
special-exploitation = gagner son bénéfice deux fois et aucun PV pour ses côtés
special-mercantilism = échanger de la nourriture de ce revenu contre d’autres ressources et gagner 2 PV pour chacune
special-migration = déplacer jusqu’à 2 de vos avant-postes vers des territoires vides adjacents et y gagner les bénéfices
special-neighbour-position-benefit = gagner le bénéfice de la position d’un voisin sur une piste
special-oil-magnate = désigner une piste : vous pouvez y avancer avec le bénéfice et payer le bonus, puis vos voisins peuvent y avancer sans rien
special-replace-civilization = perdre une civilisation et en gagner une autre
special-revolution = relever jusqu’à 3 de vos avant-postes renversés et renverser ceux des adversaires au même endroit
special-secret-society = regarder la main d’un voisin et gagner 2 PV par carte POSE, 8 au plus
special-socialism = aller à la position de l’adversaire le plus proche sur une piste, sans bénéfice ni bonus
special-status-quo = payer une fois le bonus de chacune de vos positions si vous voulez
special-trade-economy = gagner le bénéfice de la position d’un adversaire ; il peut gagner son bonus gratuitement
special-upgrade-that-card = améliorer cette carte
special-advisors-gift = lui donner à la place une carte de votre main, puis gagner 1 carte Fresque
special-advisors-give = donner à des voisins n’importe lesquelles des 3 cartes pour 5 PV chacune
special-alchemists = lancer le dé de science autant que vous voulez : une piste lancée deux fois y met fin avec l’échec ; si vous arrêtez, avancer sur chaque piste marquée sans bénéfice ni bonus, 5 PV au-delà de la fin
special-aliens = défausser la tuile Espace d’ici ; puis explorer une tuile Espace sur ce plateau (payer 1 ressource si une tuile a été défaussée) ou gagner 1 ressource
special-architects-cubes = placer un cube infranchissable par adversaire dans des districts différents de votre ville
special-artificers = mettre de côté le bâtiment le plus à gauche d’une piste de revenus ou le glisser à gauche ; au tour de revenus 5, marquer vos bâtiments ou tasser une piste vers la gauche
special-celestials = déplacer la capitale volante et gagner les deux dés de conquête ; au tour de revenus 5, marquer les monuments entiers dans la ville et perdre pour ceux qui dépassent
special-celestials-midgame = garder le plateau et remplacer un avant-poste de votre territoire de départ par un pion, ou l’échanger
special-collectors = le mettre plutôt sur ce plateau et gagner 1 ressource
special-craftsmen-place = le mettre plutôt sur ce plateau et gagner le bénéfice recouvert
special-elder-ones-turn = avancer ou finir votre partie
special-entertainers = déplacer le pion le long d’un chemin et gagner le bénéfice de sa case
special-entertainers-any-space = placer le pion sur une case au choix et gagner son bénéfice
special-faefolk = vous pouvez gagner 1 carte Fresque ; avancer le pion d’autant que vous avez de cartes visibles et gagner le bénéfice de sa case, deux fois au tour de revenus 5
special-gamblers = révéler 3 cartes Fresque et jouer une carte POSE parmi elles
special-genies = un adversaire tiré au hasard gagne un cercle ; vous gagnez le même et un carré voisin ; au tour de revenus 5, gagner 2 cercles
special-heralds = déplacer un pion sur une carte POSE visible de n’importe qui et la résoudre
special-heralds-draw = piocher jusqu’à une carte POSE ou PERMANENTE ; vous pouvez jouer une telle carte de votre main sur Maîtrise du Feu
special-historians = défausser 1 tuile Territoire et donner un pion à un adversaire
special-historians-give-all = donner les 4 pions à des adversaires
special-historians-reward = gagner chaque carré découvert
special-illuminati-die = gagner le premier résultat de ce dé
special-illuminati-return = remettre les trois dés sur ce plateau
special-infiltrators = placer un avant-poste à côté du seul d’un adversaire et y gagner le bénéfice, ou un pion sur son territoire de départ pour ses avant-postes restants
special-inventors = placer un pion sur une carte d’une ligne inférieure de n’importe qui : elle est améliorée, son propriétaire gagne le bénéfice et vous aussi si vous voulez
special-inventors-take = gagner le même carré, puis prendre la carte
special-islanders = explorer un hexagone de ce plateau
special-islanders-midgame = garder le plateau et y poser jusqu’à 4 tuiles, ou l’échanger
special-isolationists-token = y placer un pion et gagner 1 ressource
special-leaders = couvrir un dirigeant et avancer sur sa piste avec le bénéfice
special-merfolk-submerge = glisser toutes les cartes de votre main sauf 2 sous ce plateau
special-merfolk-surface = reprendre les cartes immergées
special-merfolk-turn = défausser des cartes Fresque pour 5 PV chacune ou en jouer une qui dit POSE
special-merrymakers = monter un pion et gagner ce qui s’y trouve
special-militants = gagner chaque bénéfice découvert
special-militants-place = placer vos avant-postes sur ce plateau
special-mystics-predict = prédire quatre nombres
special-nomads = le placer plutôt sur la carte
special-relentless = ajouter un pion après un tour avec un bâtiment ; sinon les enlever tous et gagner la récompense
special-renegades = ignorer bénéfice et bonus et avancer plutôt sur ce plateau
special-spies = utiliser une option une fois : gagner quelque chose d’un voisin et regarder sa main
special-swap-income-buildings = échanger des bâtiments de revenus dans votre ville jusqu’à 3 fois
special-tinkerers = utiliser une option une fois
special-traders = placer un pion sur un territoire : des PV pour les adversaires autour s’il est vide, ou son bénéfice
special-traders-die = gagner le dé qu’il n’a pas choisi
special-treasure-hunters = placer le pion d’un terrain sur un territoire vide adjacent aux vôtres et gagner ce que donne le terrain
special-urban-planners-card = prendre une carte Monument de plus
special-urban-planners-hold = garder le monument sur ce plateau
special-utilitarians-activate = placer un pion à côté de lui
special-utilitarians-tokens = placer jusqu’à 2 pions à côté de vos monuments
special-weefolk = donner à un adversaire un pion pour sa ville ; défausser 1 tuile Territoire pour un bâtiment de revenus si vous voulez ; au tour de revenus 5, marquer les bâtiments alignés avec vos pions
special-weefolk-token = un adversaire place votre pion dans sa ville
special-werefolk = lancer une tuile Espace : face visible, reculer pour l’explorer ici ou gagner 4 PV ; face cachée, avancer avec le bénéfice et le bonus gratuit

## Réponses

move-income = Jouer un tour de revenus
move-advance = Avancer : { $place }
move-regress = Reculer : { $place }
move-repeat = Gagner encore le bénéfice : { $place }
move-track = { $track }
move-take = Prendre 1 { $resource }
move-pay = Payer 1 { $resource }
move-build = Gagner { $building-a }
move-place = Placer en { $spot }
move-place-turned = Placer en { $spot } avec une rotation de { $degrees }°
move-landmark = Choisir { $landmark-the }
move-landmark-held = Placer { $landmark-the } depuis le plateau des Urbanistes
move-tile = Choisir la { $tile }
move-explore = Explorer l’hexagone { $hex }
move-turn = Tourner de { $degrees }°
move-discard-tile = Défausser la { $tile }
move-space = Explorer la { $tile }
move-conquer = Conquérir le territoire { $hex }
move-hex = Choisir le territoire { $hex }
move-die = Gagner le résultat { $die-of }
move-invent = Prendre { $card } ({ $text })
move-invent-top = Prendre la première carte de la pioche Technologie
move-upgrade = Améliorer { $card } ({ $text })
move-circle = Gagner le cercle { $card-of } ({ $text })
move-square = Gagner le carré { $card-of } ({ $text })
move-discard-technology = Défausser { $card }
move-play = Jouer { $card }
move-discard = Défausser { $card }
move-respond = Riposter avec { $card }
move-keep = Garder { $card }
move-copy = Copier { $card }
move-civilization = Choisir { $civilization-the }
move-capital = Choisir la capitale { $capital }
move-landmark-card = Garder la carte Monument { $card }
move-masterpiece = Choisir « { $card } »
move-masterpiece-top = Prendre le premier chef-d’œuvre de la pioche
move-inspire = Inspirer la piste { $building-of }
move-player = Choisir { $who }
move-number = { $what }
number-plain = { $n }
number-space = Case { $n } : { $what }
number-face = Face { $n } : { $what }
number-hex = L’hexagone { $n } du plateau
number-column = La colonne { $n } du plateau
number-row = La rangée { $n } du plateau
number-terrain = Le pion de ce terrain : { $terrain }
number-aside = Le mettre de côté
number-slide = Le glisser vers la gauche
number-spies-0 = Une carte POSE de son plateau
number-spies-1 = Une tuile Territoire ou Espace de sa réserve
number-spies-2 = Une de ses positions sur une piste
number-spies-3 = Une de ses cartes Technologie
number-tinkerers-0 = Gagner les ressources du coût d’un niveau
number-tinkerers-1 = Avancer jusqu’à un adversaire devant vous
number-tinkerers-2 = Reculer de 3 cases
number-tinkerers-3 = Avancer jusqu’au prochain bonus
move-pick = Option { $n } : { $what }
move-yes = Oui
move-no = Non

## Questions

ask-civilization = Quelle civilisation gardez-vous ?
ask-capital = Quelle capitale gardez-vous ?
ask-turn = Jouez-vous un tour de revenus, ou sur quelle piste avancez-vous ?
ask-pay = Avec quelle ressource payez-vous ?
ask-pay-units = Avec quelle ressource payez-vous ?{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}Il en reste { $left }.
}
ask-take = Quelle ressource gagnez-vous ?{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}Il en reste { $left }.
}
ask-build = Quel bâtiment de revenus gagnez-vous ?
ask-place = Où le placez-vous ?
ask-landmark = Quel monument gagnez-vous ?
ask-tile = Quelle tuile Territoire choisissez-vous ?
ask-explore = Où explorez-vous avec { $tile-the } ?
ask-turn-tile = Comment orientez-vous { $tile-the } sur l’hexagone { $hex } ?
ask-space = Quelle tuile Espace explorez-vous ?
ask-conquer = Quel territoire conquérez-vous ?
ask-respond = Le territoire { $hex } est attaqué. Jouez-vous une carte ?
ask-die = Quel dé gagnez-vous ?
ask-invent = Quelle carte Technologie prenez-vous ?
ask-upgrade = Quelle carte Technologie améliorez-vous ?
ask-gain-again = De quelle carte Technologie gagnez-vous le bénéfice ?
ask-play = Quelle carte Fresque jouez-vous ?
ask-discard = Que défaussez-vous ?{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}Il en reste { $left }.
}
ask-research = Le dé de science montre { $track }. Y avancez-vous ?
ask-advance = Quel pion avance ?
ask-regress = Quel pion recule ?
ask-repeat = Quelle position gagnez-vous encore ?
ask-track = Quelle piste ?
ask-player = Quel joueur ?
ask-whether = Voulez-vous le faire ?
ask-choice = Quelle option choisissez-vous ?
ask-order = Par quoi commencez-vous ?
ask-landmark-card = Quelle carte Monument gardez-vous ?
ask-masterpiece = Quel chef-d’œuvre prenez-vous ?
ask-inspire = Quelle piste de revenus inspirez-vous ?
ask-hex = Quel territoire ?
ask-special = À vous de décider : { $id }.
ask-other = Que choisissez-vous ?
ask-keep = Que gardez-vous ?
ask-renew = Remplacez-vous les cartes face visible ?

## Événements

event-set-up = La table est prête ; { $who-the } joue en premier.
event-civilization-dealt = { $who-The } peut choisir { $civilization-the }.
event-capital-dealt = { $who-The } peut choisir la capitale { $capital }.
event-chosen = { $who-The } a choisi.
event-capital-kept = { $who-The } garde la capitale { $capital }.
event-civilization-kept = { $who-The } joue { $civilization-the }.
event-civilization-gained = { $who-The } gagne { $civilization-the }.
event-civilization-lost = { $who-The } perd { $civilization-the }.
event-landmark-card-drawn = La carte Monument { $card } est piochée pour la répartition.
event-civilization-drawn = { $who-The } pioche { $civilization-the }, à garder ou non.
event-landmark-card = { $who-The } garde la carte Monument { $card }.
event-income-turn = { $who-The } joue le tour de revenus { $turn }.
event-advanced = { $who-The } avance : { $place }.
event-regressed = { $who-The } recule : { $place }.
event-repeated = { $who-The } gagne encore le bénéfice : { $place }.
event-moved = { $who-The } déplace un pion : { $place }.
event-finished = La partie { $who-of } est finie.
event-game-over = La partie est finie.
event-gained = { $who-The } gagne { $gained }.
event-paid = { $who-The } paie { $paid }.
event-lost = { $who-The } perd { $lost }.
event-scored = { $who-The } gagne { $points } PV ({ $source }).
event-points-lost = { $who-The } perd { $points } PV ({ $source }).
event-achievement = { $who-The } remplit l’objectif « { $achievement } » : { $points } PV.
event-building = { $who-The } gagne { $building-a }.
event-landmark = { $who-The } gagne { $landmark-the }.
event-building-placed = { $who-The } place { $building-the } sur la parcelle { $plot }.
event-landmark-placed = { $who-The } place { $landmark-the } en { $spot }{ $degrees ->
    [0] {""}
   *[other] {" avec une rotation de "}{ $degrees }°
}.
event-beside = { $who-The } n’a plus de place en ville : le bâtiment reste à côté.
event-district = { $who-The } complète un district.
event-tile-gained = { $who-The } gagne la { $tile }.
event-tile-discarded = { $who-The } défausse la { $tile }.
event-tile-given = { $who-The } donne la { $tile } { $to-to }.
event-explored = { $who-The } explore l’hexagone { $hex } avec { $tile-the } : { $points } PV pour ses côtés.
event-space-gained = { $who-The } gagne la { $tile }.
event-space-explored = { $who-The } explore la { $tile }.
event-attacked = { $who-The } attaque le territoire { $hex }.
event-outpost = { $who-The } place un avant-poste sur le territoire { $hex }.
event-responded = { $who-The } riposte avec { $card }.
event-toppled = { $who-The } renverse un avant-poste { $owner-of } sur le territoire { $hex }.
event-retreated = { $who-The } se retire sur le territoire { $hex }.
event-rolled = { $who-The } lance les dés de conquête. Rouge : { $red }. Noir : { $black }.
event-die-gained = { $who-The } gagne le résultat { $die-of }.
event-researched = { $who-The } lance le dé de science : { $track }.
event-technology-shown = La carte Technologie { $card } est face visible.
event-technologies-renewed = { $who-The } remplace les cartes Technologie face visible.
event-invented = { $who-The } gagne la carte Technologie { $card }.
event-upgraded = { $who-The } améliore { $card } : la carte passe à la { $row }.
event-card-turned = { $who-The } retourne { $card }.
event-technology-discarded = { $who-The } défausse { $card }.
event-tapestry-gained = { $who-The } gagne une carte Fresque.
event-tapestry-gained-own = { $who-The } gagne la carte Fresque { $card }.
event-played = { $who-The } joue { $card } à l’ère { $era }.
event-face-down = { $who-The } pose une carte Fresque face cachée.
event-discarded = { $who-The } défausse { $card }.
event-masterpiece-shown = Le chef-d’œuvre « { $card } » est face visible.
event-masterpieces-renewed = { $who-The } remplace les chefs-d’œuvre face visible.
event-masterpiece = { $who-The } gagne le chef-d’œuvre « { $card } ».
event-broadcast = { $who-The } diffuse « { $card } ».
event-inspired = { $who-The } inspire la piste { $building-of }.

## Pistes et leurs cases

track-exploration = Exploration
track-science = Science
track-military = Militaire
track-technology = Technologie
track-arts = Arts
space-exploration-1 = Reconnaissance
space-exploration-2 = Radeaux
space-exploration-3 = Chariots
space-exploration-4 = Navigation
space-exploration-5 = Navires
space-exploration-6 = Tunnels
space-exploration-7 = Trains
space-exploration-8 = Automobiles
space-exploration-9 = Avions
space-exploration-10 = Navette spatiale
space-exploration-11 = Voyage interstellaire
space-exploration-12 = Portail dimensionnel
space-science-1 = Astronomie
space-science-2 = Mathématiques
space-science-3 = Herboristerie
space-science-4 = Médecine
space-science-5 = Chimie
space-science-6 = Biologie
space-science-7 = Recherches universitaires
space-science-8 = Nutrition
space-science-9 = Physique
space-science-10 = Neurosciences
space-science-11 = Physique quantique
space-science-12 = Biologie extraterrestre
space-military-1 = Archerie
space-military-2 = Armes blanches
space-military-3 = Murailles
space-military-4 = Armée régulière
space-military-5 = Cavalerie
space-military-6 = Poudre à canon
space-military-7 = Tanks
space-military-8 = Avions de guerre
space-military-9 = Défense anti-aérienne
space-military-10 = Arme nucléaire
space-military-11 = Drones assassins
space-military-12 = Mechas
space-technology-1 = Poterie
space-technology-2 = Charpenterie
space-technology-3 = Outils en pierre
space-technology-4 = Métallurgie
space-technology-5 = Verre
space-technology-6 = Acier
space-technology-7 = Caoutchouc
space-technology-8 = Plastique
space-technology-9 = Électronique
space-technology-10 = Ordinateurs
space-technology-11 = Nanotechnologie
space-technology-12 = Singularité d’IA
space-arts-1 = Peintures rupestres
space-arts-2 = Flûtes
space-arts-3 = Danse
space-arts-4 = Poésie épique
space-arts-5 = Symphonie
space-arts-6 = Sculpture sur marbre
space-arts-7 = Opéra rock
space-arts-8 = Animation numérique
space-arts-9 = Flash mob
space-arts-10 = Holocentre de réalité virtuelle
space-arts-11 = Photographie à spectre infini
space-arts-12 = Implants de streaming

## Monuments et capitales

landmark-forge = Forge
    .noun = f
landmark-rubber-works = Usine de caoutchouc
    .noun = f
landmark-tech-hub = Pôle technologique
    .noun = m
landmark-barracks = Caserne
    .noun = f
landmark-tank-factory = Usine de tanks
    .noun = f
landmark-fusion-reactor = Réacteur à fusion
    .noun = m
landmark-lighthouse = Phare
    .noun = m
landmark-train-station = Gare
    .noun = f
landmark-launch-pad = Pas de tir
    .noun = m
landmark-apothecary = Apothicaire
    .noun = m
landmark-academy = Académie
    .noun = f
landmark-laboratory = Laboratoire
    .noun = m
landmark-bakery = Boulangerie
    .noun = f
landmark-barn = Grange
    .noun = f
landmark-com-tower = Tour de communication
    .noun = f
landmark-library = Bibliothèque
    .noun = f
landmark-stock-market = Bourse
    .noun = f
landmark-treasury = Banque
    .noun = f
landmark-digital-studio = Studio numérique
    .noun = m
landmark-game-store = Magasin de jeux
    .noun = m
landmark-skyscraper = Gratte-ciel
    .noun = m
landmark-tv-station = Chaîne de télévision
    .noun = f
landmark-urban-farm = Ferme urbaine
    .noun = f
landmark-monolith = Monolithe
    .noun = m
landmark-stadium = Stade
    .noun = m
landmark-clock-tower = Tour de l’horloge
    .noun = f
landmark-opera-house = Opéra
    .noun = m
landmark-holocenter = Holocentre
    .noun = m
landmark-birdwatching-perch = Observatoire aux oiseaux
    .noun = m
landmark-bridge = Pont
    .noun = m
landmark-castle = Château
    .noun = m
landmark-villa = Villa
    .noun = f
landmark-windmill = Moulin à vent
    .noun = m
capital-mountain = Montagne
capital-wetland = Zone humide
capital-tropical = Tropiques
capital-desert = Désert
capital-grassland = Prairie
capital-forest = Forêt
capital-archipelago = Archipel
capital-canyon = Canyon
capital-cavern = Caverne
capital-cloud-city = Ville du Ciel
capital-mesa = Mesa
capital-swamp = Marais
capital-polar = Cercle Polaire
capital-netherworld = Enfers
capital-quagmire = Bourbier
capital-savanna = Savane
capital-veil = Voile
capital-city-in-a-bottle = Ville en Bouteille

## Civilisations

civilization-alchemists = Alchimistes
    .noun = mp
civilization-architects = Architectes
    .noun = mp
civilization-craftsmen = Artisans
    .noun = mp
civilization-entertainers = Artistes
    .noun = mp
civilization-futurists = Futuristes
    .noun = mp
civilization-heralds = Hérauts
    .noun = mp
civilization-historians = Historiens
    .noun = mp
civilization-inventors = Inventeurs
    .noun = mp
civilization-isolationists = Isolationnistes
    .noun = mp
civilization-leaders = Dirigeants
    .noun = mp
civilization-merrymakers = Fêtards
    .noun = mp
civilization-militants = Militants
    .noun = mp
civilization-mystics = Mystiques
    .noun = mp
civilization-nomads = Nomades
    .noun = mp
civilization-the-chosen = Les Élus
    .noun = proper mp
civilization-traders = Négociants
    .noun = mp
civilization-advisors = Conseillers
    .noun = mp
civilization-aliens = Extraterrestres
    .noun = mp
civilization-infiltrators = Infiltrés
    .noun = mp
civilization-islanders = Insulaires
    .noun = mp
civilization-recyclers = Recycleurs
    .noun = mp
civilization-riverfolk = Peuple de la Rivière
    .noun = m
civilization-spies = Espions
    .noun = mp
civilization-tinkerers = Bricoleurs
    .noun = mp
civilization-treasure-hunters = Chasseurs de Trésors
    .noun = mp
civilization-utilitarians = Utilitaristes
    .noun = mp
civilization-collectors = Collectionneurs
    .noun = mp
civilization-gamblers = Joueurs de Casino
    .noun = mp
civilization-relentless = Acharnés
    .noun = mp
civilization-renegades = Renégats
    .noun = mp
civilization-urban-planners = Urbanistes
    .noun = mp
civilization-artificers = Artificiers
    .noun = mp
civilization-celestials = Célestes
    .noun = mp
civilization-elder-ones = Anciens
    .noun = mp
civilization-faefolk = Peuple féerique
    .noun = m
civilization-genies = Génies
    .noun = mp
civilization-illuminati = Illuminati
    .noun = mp
civilization-merfolk = Sirènes
    .noun = fp
civilization-psionics = Psioniques
    .noun = mp
civilization-weefolk = Petit Peuple
    .noun = m
civilization-werefolk = Loups-Garous
    .noun = mp

## Cartes Fresque

tapestry-academia = Monde universitaire
    .noun = proper m
tapestry-age-of-discovery = Âge des découvertes
    .noun = proper m
tapestry-age-of-sail = Âge de la Navigation
    .noun = proper m
tapestry-age-of-wonders = Âge des merveilles
    .noun = proper m
tapestry-alliance = Alliance
    .noun = proper m
tapestry-boast-of-superiority = Démonstration de supériorité
    .noun = proper m
tapestry-broker-of-peace = Traité de Paix
    .noun = proper m
tapestry-capitalism = Capitalisme
    .noun = proper m
tapestry-coal-baron = Magnat du charbon
    .noun = proper m
tapestry-colonialism = Colonialisme
    .noun = proper m
tapestry-dark-ages = Âge Sombre
    .noun = proper m
tapestry-democracy = Démocratie
    .noun = proper m
tapestry-dictatorship = Dictature
    .noun = proper m
tapestry-diplomacy = Diplomatie
    .noun = proper m
tapestry-dystopia = Dystopie
    .noun = proper m
tapestry-empiricism = Empirisme
    .noun = proper m
tapestry-espionage = Espionnage
    .noun = proper m
tapestry-exploitation = Exploitation
    .noun = proper m
tapestry-feudalism = Féodalisme
    .noun = proper m
tapestry-golden-age = Âge d’or
    .noun = proper m
tapestry-guilds = Guildes
    .noun = proper m
tapestry-industrialism = Industrialisme
    .noun = proper m
tapestry-marriage-of-state = Mariage Arrangé
    .noun = proper m
tapestry-mercantilism = Mercantilisme
    .noun = proper m
tapestry-meritocracy = Méritocratie
    .noun = proper m
tapestry-militarism = Militarisme
    .noun = proper m
tapestry-monarchy = Monarchie
    .noun = proper m
tapestry-oil-magnate = Magnat du pétrole
    .noun = proper m
tapestry-olympic-host = Hôte olympique
    .noun = proper m
tapestry-pillage-and-plunder = Pillage
    .noun = proper m
tapestry-pirate-rule = Règne des pirates
    .noun = proper m
tapestry-plea-for-aid = Appel à l’aide
    .noun = proper m
tapestry-renaissance = Renaissance
    .noun = proper m
tapestry-revisionism = Révisionnisme
    .noun = proper m
tapestry-revolution = Révolution
    .noun = proper m
tapestry-socialism = Socialisme
    .noun = proper m
tapestry-steam-tycoon = Magnat du rail
    .noun = proper m
tapestry-technocracy = Technocratie
    .noun = proper m
tapestry-terraforming = Terraformation
    .noun = proper m
tapestry-theocracy = Théocratie
    .noun = proper m
tapestry-trade-economy = Économie de marché
    .noun = proper m
tapestry-trap = Embuscade
    .noun = proper m
tapestry-tyranny = Tyrannie
    .noun = proper m
tapestry-wartime-economy = Économie de guerre
    .noun = proper m
tapestry-cartography = Cartographie
    .noun = proper m
tapestry-manifest-destiny = Destinée manifeste
    .noun = proper m
tapestry-entertain-the-masses = Divertir la foule
    .noun = proper m
tapestry-double-cross = Entourloupe
    .noun = proper m
tapestry-stolen-plans = Plans volés
    .noun = proper m
tapestry-surrender = Reddition
    .noun = proper m
tapestry-retreat = Battre en retraite
    .noun = proper m
tapestry-surprise-party = Fête surprise
    .noun = proper m
tapestry-black-death = Peste Noire
    .noun = proper m
tapestry-space-race = Course à l’espace
    .noun = proper m
tapestry-census = Recensement
    .noun = proper m
tapestry-black-market = Marché noir
    .noun = proper m
tapestry-secret-society = Société secrète
    .noun = proper m
tapestry-sabotage = Sabotage
    .noun = proper m
tapestry-conspiracy = Complot
    .noun = proper m
tapestry-granges = Associations agricoles
    .noun = proper m
tapestry-national-parks = Parcs Nationaux
    .noun = proper m
tapestry-shopping-center = Centre Commercial
    .noun = proper m
tapestry-migration = Migration
    .noun = proper m
tapestry-status-quo = Statu quo
    .noun = proper m
tapestry-botanical-garden = Jardin botanique
    .noun = proper m
tapestry-worlds-fair = Exposition universelle
    .noun = proper m
tapestry-art-patronage = Mécénat
    .noun = proper m
tapestry-golden-ratio = Nombre d’or
    .noun = proper m
tapestry-public-works = Travaux publics
    .noun = proper m
tapestry-museum-district = Quartier des musées
    .noun = proper m
tapestry-urban-renewal = Rénovation urbaine
    .noun = proper m
tapestry-romanticism = Romantisme
    .noun = proper m
tapestry-baroque = Baroque
    .noun = proper m
tapestry-minimalism = Minimalisme
    .noun = proper m
tapestry-guild-of-masons = Guilde des maçons
    .noun = proper m
tapestry-great-archive = Grandes archives
    .noun = proper m
tapestry-suffrage = Suffrage
    .noun = proper m
tapestry-satire = Satire
    .noun = proper m
tapestry-neoclassicism = Néoclassicisme
    .noun = proper m
tapestry-microbial-magic = Magie Microbienne
    .noun = proper m
tapestry-gremlins = Gremlins
    .noun = proper m
tapestry-doppelgangers = Doppelgängers
    .noun = proper m
tapestry-zombie-army = Armée de zombies
    .noun = proper m
tapestry-chimera-citizen-rights = Droits civiques des chimères
    .noun = proper m
tapestry-golem-minions = Serviteurs golems
    .noun = proper m
tapestry-citadel-of-power = Citadelle du pouvoir
    .noun = proper m
tapestry-ecstatic-visions = Visions extatiques
    .noun = proper m
tapestry-ghost-towns = Villes fantômes
    .noun = proper m
tapestry-lost-artifacts = Artefacts perdus
    .noun = proper m
tapestry-mind-control = Contrôle mental
    .noun = proper m
tapestry-prophesied-invention = Invention prophétisée
    .noun = proper m
tapestry-haunted-library = Bibliothèque hantée
    .noun = proper m
tapestry-phantom-market = Marché fantôme
    .noun = proper m
tapestry-spectral-armory = Arsenal spectral
    .noun = proper m
tapestry-long-sleep = Long sommeil
    .noun = proper m
tapestry-ancestral-spirits = Esprits ancestraux
    .noun = proper m
tapestry-sealed-portal = Portail scellé
    .noun = proper m
tapestry-dragon-hoard = Trésor du dragon
    .noun = proper m
tapestry-enchanted-forest = Forêt enchantée
    .noun = proper m
tapestry-time-loop = Boucle temporelle
    .noun = proper m
tapestry-portal-network = Réseau de portails
    .noun = proper m
tapestry-fairy-ring = Cercle des fées
    .noun = proper m
tapestry-cyborg-rights = Droits des cyborgs
    .noun = proper m
tapestry-alien-embassy = Ambassade extraterrestre
    .noun = proper m
tapestry-crystal-ball = Boule de cristal
    .noun = proper m
tapestry-philosophers-stone = Pierre philosophale
    .noun = proper m
tapestry-thinking-machines = Machines pensantes
    .noun = proper m
tapestry-giant-slayers = Tueurs de géants
    .noun = proper m
tapestry-sky-pirates = Pirates du ciel
    .noun = proper m
tapestry-utopian-colony = Colonie utopique
    .noun = proper m
tapestry-eternal-flame = Flamme éternelle
    .noun = proper m
tapestry-world-tree = Arbre-monde
    .noun = proper m
tapestry-mirror-dimension = Dimension miroir
    .noun = proper m
tapestry-shapeshifters = Métamorphes
    .noun = proper m
tapestry-banshee-warning = Cri de la banshee
    .noun = proper m
tapestry-muses = Muses
    .noun = proper m
tapestry-parallel-selves = Soi parallèles
    .noun = proper m

## Cartes Technologie

technology-ammonia = Ammoniac
    .noun = proper m
technology-light-bulb = Ampoule
    .noun = proper m
technology-anesthesia = Anesthésie
    .noun = proper m
technology-camera = Appareil photo
    .noun = proper m
technology-astrolabe = Astrolabe
    .noun = proper m
technology-automaton = Automate
    .noun = proper m
technology-treasury = Banque
    .noun = proper m
technology-warships = Bateaux de guerre
    .noun = proper m
technology-lithium-ion-battery = Batterie Lithium-Ion
    .noun = proper m
technology-concrete = Béton
    .noun = proper m
technology-library = Bibliothèque
    .noun = proper m
technology-bakery = Boulangerie
    .noun = proper m
technology-stock-market = Bourse
    .noun = proper m
technology-compass = Boussole
    .noun = proper m
technology-sundial = Cadran solaire
    .noun = proper m
technology-calendar = Calendrier
    .noun = proper m
technology-jet-fuel = Carburant d’aviation
    .noun = proper m
technology-assembly-line = Chaîne de montage
    .noun = proper m
technology-air-conditioning = Climatisation
    .noun = proper m
technology-cloning = Clonage
    .noun = proper m
technology-the-nail = Clou
    .noun = proper m
technology-canned-food = Conserves
    .noun = proper m
technology-cryogenics = Cryogénie
    .noun = proper m
technology-warp-drive = Distorsion
    .noun = proper m
technology-dynamite = Dynamite
    .noun = proper m
technology-scaling-ladder = Échelle d’assaut
    .noun = proper m
technology-sewage-plumbing = Égouts et plomberie
    .noun = proper m
technology-siegecraft = Engins de siège
    .noun = proper m
technology-exosuit = Exosquelette
    .noun = proper m
technology-barn = Grange
    .noun = proper m
technology-clocks = Horloges
    .noun = proper m
technology-printing-press = Imprimerie
    .noun = proper m
technology-irrigation = Irrigation
    .noun = proper m
technology-jetpack = Jetpack
    .noun = proper m
technology-eyeglasses = Lunettes
    .noun = proper m
technology-dream-machine = Machine à rêves
    .noun = proper m
technology-loom = Métier à tisser
    .noun = proper m
technology-pipe-organ = Orgue
    .noun = proper m
technology-paper = Papier
    .noun = proper m
technology-oil-paint = Peinture à l’huile
    .noun = proper m
technology-penicillin = Pénicilline
    .noun = proper m
technology-plasma-shields = Plasma
    .noun = proper m
technology-prefabrication = Préfabrication
    .noun = proper m
technology-radio = Radio
    .noun = proper m
technology-robotics = Robotique
    .noun = proper m
technology-super-soldier-serum = Sérum de super-soldat
    .noun = proper m
technology-teleportation = Téléportation
    .noun = proper m
technology-telescope = Télescope
    .noun = proper m
technology-com-tower = Tour de communication
    .noun = proper m
technology-transistors = Transistors
    .noun = proper m
technology-universal-fabricator = Usine universelle
    .noun = proper m
technology-vaccines = Vaccins
    .noun = proper m
technology-remote-viewing = Vision à distance
    .noun = proper m
technology-flying-cars = Voitures volantes
    .noun = proper m
technology-time-travel = Voyage dans le temps
    .noun = proper m
technology-zeppelins = Zeppelins
    .noun = proper m

## Chefs-d’œuvre

masterpiece-masterpiece-01 = L’Atelier
masterpiece-masterpiece-02 = La Première Pierre
masterpiece-masterpiece-03 = L’Avenue
masterpiece-masterpiece-04 = Moisson et Bannière
masterpiece-masterpiece-05 = Le Rivage lointain
masterpiece-masterpiece-06 = Le Voyage
masterpiece-masterpiece-07 = L’Engrenage parfait
masterpiece-masterpiece-08 = L’Observatoire
masterpiece-masterpiece-09 = Le Mécène
masterpiece-masterpiece-10 = La Colonnade
masterpiece-masterpiece-11 = Le Royaume
masterpiece-masterpiece-12 = Jour de marché
masterpiece-masterpiece-13 = La Grande Tenture
masterpiece-masterpiece-14 = La Charge
masterpiece-masterpiece-15 = L’Écho
masterpiece-masterpiece-16 = Le Portrait
masterpiece-masterpiece-17 = Le Métier
masterpiece-masterpiece-18 = Le Grand Œuvre
masterpiece-masterpiece-19 = La Frontière paisible
masterpiece-masterpiece-20 = La Machine

## Tuiles

territory-tile-territory-01 = tuile Territoire 1
    .noun = f
territory-tile-territory-02 = tuile Territoire 2
    .noun = f
territory-tile-territory-03 = tuile Territoire 3
    .noun = f
territory-tile-territory-04 = tuile Territoire 4
    .noun = f
territory-tile-territory-05 = tuile Territoire 5
    .noun = f
territory-tile-territory-06 = tuile Territoire 6
    .noun = f
territory-tile-territory-07 = tuile Territoire 7
    .noun = f
territory-tile-territory-08 = tuile Territoire 8
    .noun = f
territory-tile-territory-09 = tuile Territoire 9
    .noun = f
territory-tile-territory-10 = tuile Territoire 10
    .noun = f
territory-tile-territory-11 = tuile Territoire 11
    .noun = f
territory-tile-territory-12 = tuile Territoire 12
    .noun = f
territory-tile-territory-13 = tuile Territoire 13
    .noun = f
territory-tile-territory-14 = tuile Territoire 14
    .noun = f
territory-tile-territory-15 = tuile Territoire 15
    .noun = f
territory-tile-territory-16 = tuile Territoire 16
    .noun = f
territory-tile-territory-17 = tuile Territoire 17
    .noun = f
territory-tile-territory-18 = tuile Territoire 18
    .noun = f
territory-tile-territory-19 = tuile Territoire 19
    .noun = f
territory-tile-territory-20 = tuile Territoire 20
    .noun = f
territory-tile-territory-21 = tuile Territoire 21
    .noun = f
territory-tile-territory-22 = tuile Territoire 22
    .noun = f
territory-tile-territory-23 = tuile Territoire 23
    .noun = f
territory-tile-territory-24 = tuile Territoire 24
    .noun = f
territory-tile-territory-25 = tuile Territoire 25
    .noun = f
territory-tile-territory-26 = tuile Territoire 26
    .noun = f
territory-tile-territory-27 = tuile Territoire 27
    .noun = f
territory-tile-territory-28 = tuile Territoire 28
    .noun = f
territory-tile-territory-29 = tuile Territoire 29
    .noun = f
territory-tile-territory-30 = tuile Territoire 30
    .noun = f
territory-tile-territory-31 = tuile Territoire 31
    .noun = f
territory-tile-territory-32 = tuile Territoire 32
    .noun = f
territory-tile-territory-33 = tuile Territoire 33
    .noun = f
territory-tile-territory-34 = tuile Territoire 34
    .noun = f
territory-tile-territory-35 = tuile Territoire 35
    .noun = f
territory-tile-territory-36 = tuile Territoire 36
    .noun = f
territory-tile-territory-37 = tuile Territoire 37
    .noun = f
territory-tile-territory-38 = tuile Territoire 38
    .noun = f
territory-tile-territory-39 = tuile Territoire 39
    .noun = f
territory-tile-territory-40 = tuile Territoire 40
    .noun = f
territory-tile-territory-41 = tuile Territoire 41
    .noun = f
territory-tile-territory-42 = tuile Territoire 42
    .noun = f
territory-tile-territory-43 = tuile Territoire 43
    .noun = f
territory-tile-territory-44 = tuile Territoire 44
    .noun = f
territory-tile-territory-45 = tuile Territoire 45
    .noun = f
territory-tile-territory-46 = tuile Territoire 46
    .noun = f
territory-tile-territory-47 = tuile Territoire 47
    .noun = f
territory-tile-territory-48 = tuile Territoire 48
    .noun = f
space-tile-space-01 = tuile Espace 1
    .noun = f
space-tile-space-02 = tuile Espace 2
    .noun = f
space-tile-space-03 = tuile Espace 3
    .noun = f
space-tile-space-04 = tuile Espace 4
    .noun = f
space-tile-space-05 = tuile Espace 5
    .noun = f
space-tile-space-06 = tuile Espace 6
    .noun = f
space-tile-space-07 = tuile Espace 7
    .noun = f
space-tile-space-08 = tuile Espace 8
    .noun = f
space-tile-space-09 = tuile Espace 9
    .noun = f
space-tile-space-10 = tuile Espace 10
    .noun = f
space-tile-space-11 = tuile Espace 11
    .noun = f
space-tile-space-12 = tuile Espace 12
    .noun = f
space-tile-space-13 = tuile Espace 13
    .noun = f
space-tile-space-14 = tuile Espace 14
    .noun = f
space-tile-space-15 = tuile Espace 15
    .noun = f
space-tile-space-16 = tuile Espace 16
    .noun = f
space-tile-space-17 = tuile Espace 17
    .noun = f
space-tile-space-18 = tuile Espace 18
    .noun = f
space-tile-space-19 = tuile Espace 19
    .noun = f

## Plateaux Civilisation

special-militants-take = prendre l’avant-poste le plus à gauche d’une rangée
special-inventors-gain = gagner le même cercle
special-weefolk-plot = placer son pion sur une parcelle libre de votre ville
special-both-dice = gagner les deux dés de conquête
special-choose-face = choisir l’une des faces obtenues
special-resource-pair = gagner 2 ressources
special-keep-mat = garder cette civilisation ou en prendre une autre
special-island-turn = tourner la tuile
special-genies-wish = gagner un cercle
special-genies-own = gagner le cercle et un carré voisin
move-give = Donner { $card }
event-camped = { $who-The } établit un campement sur le territoire { $hex }.
event-flipped = { $who-The } lance la tuile : face cachée.
event-flipped-up = { $who-The } lance la tuile : face visible.
event-face-rolled = { $who-The } lance { $die-the } : { $face }.
event-infiltrated = { $who-The } place un pion sur le territoire de départ { $owner-of }.
event-floated = { $who-The } déplace la capitale volante sur le territoire { $hex }.
event-token-drawn = { $who-The } tire le pion { $other-of }.
event-token-placed = { $who-The } place un pion sur la parcelle { $plot }.
event-slid = { $who-The } réarrange la piste de revenus { $building-of }.
event-decision-drawn = Les rivaux piochent la carte Décision { $track } pour la piste et { $tie } pour les égalités.
event-favourite-changed = La piste favorite { $who-of } est désormais { $track }.
event-progress-added = { $count } { $count ->
    [one] carte Progrès rejoint
   *[other] cartes Progrès rejoignent
} les cartes Décision.
event-rival-people = L’Automa joue { $people-the }.
event-die-taken = { $die-The } quitte le plateau { $who-of }, qui en gagne le premier résultat.
event-submerged = { $who-The } glisse { $count } { $count ->
    [one] carte Fresque
   *[other] cartes Fresque
} sous son plateau.
event-surfaced = { $who-The } reprend { $count } { $count ->
    [one] carte Fresque
   *[other] cartes Fresque
} de sous son plateau.
event-revealed = { $who-The } révèle { $card }.
event-hand-seen = { $who-The } regarde la main { $owner-of }.
event-hand-seen-card = { $who-The } voit { $card } dans la main { $owner-of }.
event-island = { $who-The } explore l’hexagone { $island } du plateau avec { $tile-the }.
event-defected = { $who-The } va plutôt en case { $space } de la piste des Renégats.
refused-no-cube-there = Aucun cube ne peut se trouver là.
refused-no-building-there = Aucun de vos bâtiments de revenus ne se trouve là.
refused-no-way = Aucun chemin ne mène à cette case.
refused-used-before = Cela a déjà été utilisé.
refused-at-the-top = Ce pion est déjà tout en haut.
refused-row-empty = Il ne reste aucun avant-poste dans cette rangée.
refused-prediction = Ce nombre ne peut pas être prédit.
refused-not-copied = Aucune carte POSE visible et sans pion ne porte ce nom.
refused-no-trade = Seulement un territoire vide, ou un où se trouve un seul avant-poste adverse et rien d’autre.
refused-column-full = Cette colonne est pleine.
refused-no-camp = Un campement demande un territoire à vous avec un seul élément, ou un territoire vide adjacent.
refused-no-treasure = Seulement un territoire vide adjacent aux vôtres, d’un terrain dont le pion reste.
refused-no-single-outpost = Un seul avant-poste adverse debout, et rien d’autre, doit s’y trouver.
refused-no-circle = Seuls les cercles peuvent être souhaités.
refused-not-this-token = Ce pion ne peut pas servir à cela.
refused-no-token-there = Aucun pion ne se trouve là.
refused-not-listed = Ce monument n’est pas sur le plateau, ou pas à vous.
refused-not-revealed = Cette carte n’a pas été révélée.
refused-nothing-to-spy = Il n’a rien de tel.

## Refus

refused-activated = Vous avez déjà activé cette case ce tour.
refused-alliance = Une alliance vous lie : ses deux membres ne se conquièrent rien l’un à l’autre.
refused-already-explored = Cet hexagone est déjà exploré, ou n’est pas sur la carte.
refused-cannot-advance = Ce pion ne peut pas avancer.
refused-cannot-pay = Vous ne pouvez pas payer le coût en entier.
refused-cannot-regress = Ce pion ne peut pas reculer.
refused-die = Ce dé n’est pas un choix possible : il est déjà gagné, ou n’a pas été lancé.
refused-first-player = La place { $seat } ne peut pas être premier joueur : on joue à { $seats }.
refused-income-first = Votre premier tour est un tour de revenus.
refused-inspired = Cette tuile Inspiration est déjà posée.
refused-landmark-card = Cette carte Monument n’est pas parmi celles que vous pouvez garder.
refused-landmark-owned = Quelqu’un possède déjà ce monument.
refused-locked = Cette piste est bloquée jusqu’à la fin du tour d’un autre joueur.
refused-no-building-left = Il ne reste pas de bâtiment de revenus de ce type sur votre plateau.
refused-no-deck = La pioche est vide.
refused-no-income-turn-left = Vous avez joué vos 5 tours de revenus.
refused-no-masterpiece = Ce chef-d’œuvre n’est pas parmi ceux que vous pouvez utiliser.
refused-no-opponent = Ce joueur n’est pas parmi ceux que vous pouvez choisir.
refused-no-response = Cette carte ne peut pas être jouée contre cette conquête.
refused-no-retreat = On ne se retire que sur un territoire exploré et vide adjacent.
refused-no-room-there = Cela n’entre pas là, ou la parcelle n’est pas ouverte.
refused-nobody-there = Aucun pion qu’on puisse copier ne s’y trouve.
refused-not-conquerable = Ce territoire n’est pas exploré, est à vous, ou porte plus d’un élément.
refused-not-controlled = Vous ne contrôlez pas ce territoire.
refused-not-copyable = Cette carte ne peut pas être copiée maintenant.
refused-not-dealt = Cela ne vous a pas été distribué, ou les deux ne vont pas ensemble.
refused-not-face-up = Cette carte n’est pas face visible.
refused-not-gainable = De cette carte on ne peut rien regagner maintenant.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-not-rolled = Ce résultat n’a pas été obtenu.
refused-not-upgradable = Cette carte ne peut pas être améliorée maintenant.
refused-nothing-toppled = Aucun avant-poste renversé à vous ne s’y trouve.
refused-prerequisite = La condition de cette carte n’est pas remplie.
refused-resource = Cette ressource ne peut pas être choisie ici.
refused-seats = On ne peut pas jouer à { $seats } : de { $least } à { $most }.
refused-tile-not-in-supply = Cette tuile n’est pas dans votre réserve.
refused-too-far = Ce n’est pas adjacent à un territoire que vous contrôlez.
refused-track = Cette piste ne peut pas être choisie.
refused-track-named = Cette piste a déjà été désignée.
refused-unexplored = Ce territoire n’est pas exploré.
move-plot = Choisir la parcelle { $plot }
move-token = Choisir le pion de la piste { $token }
refused-advance-begun = Ce tour est désormais un tour d’avancée.
refused-not-held = Ce monument n’est pas gardé sur le plateau, ou ne trouve pas de place.
event-drawn-own = { $who-The } pioche { $card }, à garder ou non.
event-technology-drawn = { $who-The } pioche la carte Technologie { $card }, à garder ou non.
event-tile-drawn = { $who-The } pioche { $tile-the }, à garder ou non.
event-shuffled-back = { $who-The } remet le reste dans la pioche.
event-space-drawn = { $who-The } pioche { $tile-the }, à garder ou non.
event-set-apart = { $who-The } garde { $card } en mémoire pour le tour de revenus 5.
do-turn-masterpiece = retourner le chef-d’œuvre
do-use-reserved-item = utiliser un élément en réserve
refused-no-neighbour = Ce joueur n’est pas un voisin que vous pouvez choisir.
refused-no-outpost-there = Vous n’avez pas d’avant-poste debout seul sur ce territoire.
refused-no-such-civilization = Cette civilisation n’est pas à vous.
refused-level = L’Automa a les niveaux 1 à { $most }.
refused-shadow-empire = L’Empire de l’Ombre joue avec une ou deux personnes.
refused-second-civilization = L’Automa n’a pas cette civilisation.
refused-not-removable = Seules les cartes que le livret suggère peuvent être retirées, et { $card } n’en est pas une.
refused-too-few-civilizations = Cette boîte a trop peu de civilisations pour { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
}, ou n’est pas en jeu.
refused-not-drawn = Cette carte ou tuile n’a pas été piochée.
refused-not-when-played = Cette carte n’a pas de capacité POSE.
refused-not-empty = Ce territoire n’est pas vide.
option-plans_and_ploys = Manœuvres & Manigances
option-arts_and_architecture = Arts & Architecture
option-fantasies_and_futures = Fictions & Futurs
option-removed = Cartes qui restent dans la boîte
option-removed-broker-of-peace = Traité de Paix
option-removed-renaissance = Renaissance
option-removed-marriage-of-state = Mariage Arrangé
option-removed-alliance = Alliance
option-removed-theocracy = Théocratie
option-removed-radio = Radio
option-removed-lithium-ion-battery = Batterie Lithium-Ion
option-small_die = Dé de science à 12 faces, même avec la piste Arts
option-civilizations = Les civilisations viennent
option-civilizations-all = de toutes les boîtes en jeu
option-civilizations-base = du jeu de base
option-civilizations-plans_and_ploys = de Manœuvres & Manigances
option-civilizations-arts_and_architecture = d’Arts & Architecture
option-civilizations-fantasies_and_futures = de Fictions & Futurs
option-two_tapestries = Tour de revenus 1 : piocher 2 cartes Fresque, en garder 1
option-two_civilizations = Chaque civilisation gagnée en est une sur deux
option-neoprene = Le bonus de Nanotechnologie coûte 2 cartes Technologie
option-starts_by_seat = Les territoires de départ suivent les places
option-automa_level = Niveau de l’Automa, en solitaire (0 : le niveau habituel, 2)
option-automa_second = Deuxième civilisation de l’Automa (niveau 6)
option-automa_second-random = tirée au sort
option-automa_second-explorers = Explorateurs
option-automa_second-scientists = Scientifiques
option-automa_second-conquerors = Conquérants
option-automa_second-engineers = Ingénieurs
option-without_unfair = Contre les rivaux : les cartes et plateaux injustes restent dans la boîte
option-shadow_empire = Deux personnes et l’Empire de l’Ombre
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-0 = première place
option-first_player-1 = deuxième place
option-first_player-2 = troisième place (à 3 à 5 joueurs)
option-first_player-3 = quatrième place (à 4 ou 5 joueurs)
option-first_player-4 = cinquième place (à 5 joueurs)
event-drawn = { $who-The } pioche une carte Fresque, à garder ou non.
refused-not-with-riverfolk = Le Peuple de la Rivière et la Ville du Ciel ne vont pas ensemble.
event-landmark-on-card = { $who-The } pose { $landmark-the } sur la carte { $card }.
event-plots-covered = { $who-The } recouvre { $plots ->
    [one] { $plots } case
   *[other] { $plots } cases
} { $card-of }.
move-card-plot = Placer sur la carte de l’ère { $era }, en { $plot }
move-card-place = Placer sur la carte de l’ère { $era }, en { $spot }, avec une rotation de { $degrees }°
move-lay-on = Le poser sur { $card }
refused-no-landmark-on-it = Cette carte ne demande pas de monument, ou en porte déjà un.

## Possessions, dessins, statistiques

holding-points = PV
holding-coins = { $count ->
    [one] pièce
   *[other] pièces
}
holding-workers = { $count ->
    [one] ouvrier
   *[other] ouvriers
}
holding-food = nourriture
holding-culture = culture
holding-cards = { $count ->
    [one] carte Fresque
   *[other] cartes Fresque
}
holding-tiles = { $count ->
    [one] tuile Territoire
   *[other] tuiles Territoire
}
holding-technologies = { $count ->
    [one] carte Technologie
   *[other] cartes Technologie
}
holding-buildings = { $count ->
    [one] bâtiment de revenus
   *[other] bâtiments de revenus
}
holding-territories = { $count ->
    [one] territoire
   *[other] territoires
}
draw-points = { $points } PV
draw-face-down = face cachée
standing-outpost = avant-poste
standing-toppled = avant-poste renversé
standing-holder = bâtiment ou pion qui contrôle
standing-toppled-holder = bâtiment ou pion renversé
standing-token = pion
list = { $first }, { $rest }
list-and = { $first } et { $rest }
list-or = { $first } ou { $rest }
list-nothing = rien
used-capital = Capitales
used-civilization = Civilisations de départ
used-civilization-gained = Civilisations gagnées plus tard
used-advance = Avancées par piste
used-achievement = Objectifs
used-building = Bâtiments de revenus
used-landmark = Monuments
used-tile = Tuiles Territoire explorées
used-space-tile = Tuiles Espace explorées
used-response = Ripostes
used-technology = Cartes Technologie gagnées
used-upgrade = Cartes Technologie améliorées
used-tapestry = Cartes Fresque jouées
used-masterpiece = Chefs-d’œuvre gagnés
refused-without-rivals = Les cartes inéquitables ne vont dans la boîte qu’avec des rivaux que personne ne joue.
refused-level-alone = Un niveau des rivaux ne se choisit que seul.
refused-second-level = L’Automa n’a une deuxième civilisation qu’au niveau 6.
