# Les mots de Tapestry.

## Joueurs, ressources, bâtiments

rival-automa = Automa
rival-shadow = Empire de l’Ombre
rival-people-explorers = Explorateurs
rival-people-scientists = Scientifiques
rival-people-conquerors = Conquérants
rival-people-engineers = Ingénieurs
seat-0 = Bleu
seat-1 = Rouge
seat-2 = Jaune
seat-3 = Vert
seat-4 = Violet
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
building-house = maison
building-farm = ferme
building-armory = arsenal
row-bottom = ligne du bas
row-middle = ligne du milieu
row-top = ligne du haut
die-red = dé rouge
die-black = dé noir
die-science = dé de science
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
space-named = { $track } { $n } ({ $space })
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
face-plots = des bâtiments peuvent se placer sur { $n } cases ici
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
    [food] nourriture
    [culture] culture
   *[any] { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
}
do-gain-resource-per = gagner { $n } { $resource ->
    [coin] pièce
    [worker] ouvrier
    [food] nourriture
    [culture] culture
   *[any] { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
} par { $what }
do-lose-resource = perdre { $n } { $resource ->
    [coin] pièce
    [worker] ouvrier
    [food] nourriture
    [culture] culture
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
    [food] nourriture
    [culture] culture
   *[any] { $n ->
        [one] ressource au choix
       *[other] ressources au choix
    }
}
do-pay-vp = payer { $n } PV
do-discard-territory-tiles = défausser { $n ->
    [one] 1 tuile Territoire
   *[other] { $n } tuiles Territoire
}
do-discard-tapestry = défausser { $n ->
    [one] 1 carte Fresque de votre main
   *[other] { $n } cartes Fresque de votre main
}
do-discard-technologies = défausser { $n ->
    [one] 1 carte Technologie
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
    [one] 1 carte Fresque
   *[other] { $n } cartes Fresque
}
do-overplay-tapestry = jouer { $that_card ->
    [yes] cette carte
   *[no] une carte Fresque
} par-dessus la carte de votre ère actuelle
do-play-on-maker-of-fire = jouer une carte Fresque sur Maîtrise du Feu
do-draw-keep = piocher { $draw } { $what } et en garder { $keep }
deck-tapestry = cartes Fresque
deck-tech-card = cartes Technologie
deck-territory-tile = tuiles Territoire
deck-space-tile = tuiles Espace
do-discard-for-gain = défausser { $most ->
    [255] autant de cartes Fresque que vous voulez
   *[other] jusqu’à { $most } cartes Fresque
} : pour chacune { $vp ->
    [0] { $resources } ressources au choix
   *[other] { $vp } PV
}
do-discard-down-to = défausser jusqu’à n’avoir que { $n } cartes Fresque
do-reserve = mettre en réserve { $what }
reserved-next-market = votre prochain marché
reserved-next-house = votre prochaine maison
reserved-next-farm = votre prochaine ferme
reserved-next-armory = votre prochain arsenal
reserved-space-tile = 1 tuile Espace sur 3 piochées
reserved-tech-card = 1 carte Technologie sur 3 piochées
reserved-reminder = un rappel
do-gain-territory-tile = gagner { $n ->
    [one] 1 tuile Territoire
   *[other] { $n } tuiles Territoire
}
do-explore = explorer { $where }{ $drawn ->
    [yes] {" avec la tuile piochée"}
   *[no] {""}
}
explore-place-adjacent = un hexagone adjacent à vos territoires
explore-place-anywhere = n’importe où
do-gain-space-tile = gagner { $n ->
    [one] 1 tuile Espace
   *[other] { $n } tuiles Espace
}
do-explore-space = explorer une tuile Espace
do-territory-benefit = gagner le bénéfice { $of }
territory-this-territory = de ce territoire
territory-any-controlled-tile = d’une tuile Territoire que vous contrôlez
do-invent = gagner { $n ->
    [one] 1 carte Technologie
   *[other] { $n } cartes Technologie
}{ $from }
tech-source-any = {""}
tech-source-face-up = {" "}parmi celles face visible
tech-source-deck = {" "}de la pioche
do-refresh-tech = remplacer si vous voulez les cartes Technologie face visible
do-upgrade = améliorer { $n ->
    [one] 1 carte Technologie
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
    [one] 1 recherche
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
do-advance-different = avancer sur { $n } pistes différentes{ $behind ->
    [yes] {" où un adversaire est devant"}
   *[no] {""}
}, sans bénéfices ni bonus
do-regress = reculer sur { $on }{ $benefit ->
    [yes] {" avec le bénéfice"}
   *[no] {" sans le bénéfice"}
}
do-jump = avancer de { $spaces } cases sur chaque piste sans rien gagner
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
    [one] 1 ressource
   *[other] { $n } ressources
}
do-gain-civilization = gagner une civilisation
do-replace-this-civilization = remplacer cette civilisation par une autre
do-gain-masterpiece = gagner { $n ->
    [one] 1 chef-d’œuvre
   *[other] { $n } chefs-d’œuvre
}
do-refresh-masterpieces = remplacer si vous voulez les chefs-d’œuvre face visible
do-broadcast = diffuser { $most ->
    [one] 1 chef-d’œuvre
   *[other] jusqu’à { $most } chefs-d’œuvre
}{ $neighbours ->
    [yes] {" à vous ou à vos voisins"}
   *[no] {" à vous"}
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
test-players-at-least = on est au moins { $of } joueurs
test-hand-above = vous avez plus de { $of } cartes Fresque en main
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

move-income = jouer un tour de revenus
move-advance = avancer : { $place }
move-regress = reculer : { $place }
move-repeat = gagner encore le bénéfice : { $place }
move-track = { $track }
move-take = prendre : { $resource }
move-pay = payer : { $resource }
move-build = gagner 1 { $building }
move-place = placer en { $spot }
move-place-turned = placer en { $spot }, tourné de { $degrees }°
move-landmark = gagner { $landmark }
move-tile = choisir la { $tile }
move-explore = explorer { $hex }
move-turn = tourner de { $degrees }°
move-discard-tile = défausser la { $tile }
move-space = explorer la { $tile }
move-conquer = conquérir { $hex }
move-hex = choisir { $hex }
move-die = gagner le { $die }
move-invent = prendre { $card } ({ $text })
move-invent-top = prendre la première carte de la pioche Technologie
move-upgrade = améliorer { $card } ({ $text })
move-circle = gagner le cercle de { $card } ({ $text })
move-square = gagner le carré de { $card } ({ $text })
move-discard-technology = défausser { $card }
move-play = jouer { $card }
move-discard = défausser { $card }
move-respond = riposter avec { $card }
move-keep = garder { $card }
move-copy = copier { $card }
move-civilization = choisir { $civilization }
move-capital = choisir { $capital }
move-landmark-card = garder { $card }
move-masterpiece = prendre { $card }
move-masterpiece-top = prendre le premier chef-d’œuvre de la pioche
move-inspire = inspirer la piste : { $building }
move-player = choisir { $who }
move-number = { $n }
move-pick = option { $n }
move-yes = oui
move-no = non

## Questions

ask-civilization = Quelle civilisation gardez-vous ?
ask-capital = Quelle capitale gardez-vous ?
ask-turn = Jouez-vous un tour de revenus, ou sur quelle piste avancez-vous ?
ask-pay = Avec quelle ressource payez-vous ?
ask-pay-units = Avec quelle ressource payez-vous ? Encore { $left }.
ask-take = Quelle ressource gagnez-vous ? Encore { $left }.
ask-build = Quel bâtiment de revenus gagnez-vous ?
ask-place = Où le placez-vous ?
ask-landmark = Quel monument gagnez-vous ?
ask-tile = Quelle tuile Territoire choisissez-vous ?
ask-explore = Où explorez-vous avec la { $tile } ?
ask-turn-tile = Comment orientez-vous la { $tile } en { $hex } ?
ask-space = Quelle tuile Espace explorez-vous ?
ask-conquer = Quel territoire conquérez-vous ?
ask-respond = { $hex } est attaqué. Jouez-vous une carte ?
ask-die = Quel dé gagnez-vous ?
ask-invent = Quelle carte Technologie prenez-vous ?
ask-upgrade = Quelle carte Technologie améliorez-vous ?
ask-gain-again = De quelle carte Technologie gagnez-vous le bénéfice ?
ask-play = Quelle carte Fresque jouez-vous ?
ask-discard = Que défaussez-vous ? Encore { $left }.
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
ask-other = À vous de décider.

## Événements

event-set-up = La table est prête ; { $who } joue en premier.
event-civilization-dealt = { $who } peut choisir { $civilization }.
event-capital-dealt = { $who } peut choisir { $capital }.
event-chosen = { $who } a choisi.
event-capital-kept = { $who } bâtit { $capital }.
event-civilization-kept = { $who } joue { $civilization }.
event-civilization-gained = { $who } gagne { $civilization }.
event-civilization-lost = { $who } perd { $civilization }.
event-landmark-card-drawn = La carte Monument { $card } est piochée pour la répartition.
event-civilization-drawn = { $who } pioche { $civilization } parmi lesquelles choisir.
event-landmark-card = { $who } garde la carte Monument { $card }.
event-income-turn = { $who } joue le tour de revenus { $turn }.
event-advanced = { $who } avance en { $space } sur la piste { $track }.
event-regressed = { $who } recule en { $space } sur la piste { $track }.
event-repeated = { $who } gagne encore le bénéfice de { $space } sur la piste { $track }.
event-moved = { $who } place un pion en { $space } sur la piste { $track }.
event-finished = La partie de { $who } est finie.
event-game-over = La partie est finie.
event-gained = { $who } gagne { $gained }.
event-paid = { $who } paie { $paid }.
event-lost = { $who } perd { $lost }.
event-scored = { $who } gagne { $points } PV.
event-achievement = { $who } remplit un objectif ({ $achievement }) pour { $points } PV.
event-building = { $who } gagne 1 { $building }.
event-landmark = { $who } gagne le monument { $landmark }.
event-building-placed = { $who } place 1 { $building } en { $plot }.
event-landmark-placed = { $who } place { $landmark } en { $spot }, tourné de { $degrees }°.
event-beside = { $who } n’a pas de place pour lui ; il reste à côté de la ville.
event-district = { $who } complète un district.
event-tile-gained = { $who } gagne la { $tile }.
event-tile-discarded = { $who } défausse la { $tile }.
event-tile-given = { $who } donne la { $tile } à { $to }.
event-explored = { $who } explore { $hex } avec la { $tile } : { $points } PV pour ses côtés.
event-space-gained = { $who } gagne la { $tile }.
event-space-explored = { $who } explore la { $tile }.
event-attacked = { $who } attaque { $hex }.
event-outpost = { $who } place un avant-poste en { $hex }.
event-responded = { $who } riposte avec { $card }.
event-toppled = { $who } renverse un avant-poste de { $owner } en { $hex }.
event-retreated = { $who } se retire en { $hex }.
event-rolled = { $who } lance les dés de conquête : rouge { $red }, noir { $black }.
event-die-gained = { $who } gagne le { $die }.
event-researched = { $who } obtient { $track } avec le dé de science.
event-technology-shown = { $card } est face visible.
event-technologies-renewed = { $who } remplace les cartes Technologie face visible.
event-invented = { $who } gagne { $card }.
event-upgraded = { $who } améliore { $card } vers la { $row }.
event-card-turned = { $who } retourne { $card }.
event-technology-discarded = { $who } défausse { $card }.
event-tapestry-gained = { $who } gagne une carte Fresque.
event-tapestry-gained-own = { $who } gagne { $card }.
event-played = { $who } joue { $card } à l’ère { $era }.
event-face-down = { $who } pose une carte Fresque face cachée.
event-discarded = { $who } défausse { $card }.
event-masterpiece-shown = { $card } est face visible.
event-masterpieces-renewed = { $who } remplace les chefs-d’œuvre face visible.
event-masterpiece = { $who } gagne { $card }.
event-broadcast = { $who } diffuse { $card }.
event-inspired = { $who } inspire la piste : { $building }.

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
landmark-rubber-works = Usine de caoutchouc
landmark-tech-hub = Pôle technologique
landmark-barracks = Caserne
landmark-tank-factory = Usine de tanks
landmark-fusion-reactor = Réacteur à fusion
landmark-lighthouse = Phare
landmark-train-station = Gare
landmark-launch-pad = Pas de tir
landmark-apothecary = Apothicaire
landmark-academy = Académie
landmark-laboratory = Laboratoire
landmark-bakery = Boulangerie
landmark-barn = Grange
landmark-com-tower = Tour de communication
landmark-library = Bibliothèque
landmark-stock-market = Bourse
landmark-treasury = Banque
landmark-digital-studio = Studio numérique
landmark-game-store = Magasin de jeux
landmark-skyscraper = Gratte-ciel
landmark-tv-station = Chaîne de télévision
landmark-urban-farm = Ferme urbaine
landmark-monolith = Monolithe
landmark-stadium = Stade
landmark-clock-tower = Tour de l’horloge
landmark-opera-house = Opéra
landmark-holocenter = Holocentre
landmark-birdwatching-perch = Observatoire aux oiseaux
landmark-bridge = Pont
landmark-castle = Château
landmark-villa = Villa
landmark-windmill = Moulin à vent
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
civilization-architects = Architectes
civilization-craftsmen = Artisans
civilization-entertainers = Artistes
civilization-futurists = Futuristes
civilization-heralds = Hérauts
civilization-historians = Historiens
civilization-inventors = Inventeurs
civilization-isolationists = Isolationnistes
civilization-leaders = Dirigeants
civilization-merrymakers = Fêtards
civilization-militants = Militants
civilization-mystics = Mystiques
civilization-nomads = Nomades
civilization-the-chosen = Les Élus
civilization-traders = Négociants
civilization-advisors = Conseillers
civilization-aliens = Extraterrestres
civilization-infiltrators = Infiltrés
civilization-islanders = Insulaires
civilization-recyclers = Recycleurs
civilization-riverfolk = Peuple de la Rivière
civilization-spies = Espions
civilization-tinkerers = Bricoleurs
civilization-treasure-hunters = Chasseurs de Trésors
civilization-utilitarians = Utilitaristes
civilization-collectors = Collectionneurs
civilization-gamblers = Joueurs de Casino
civilization-relentless = Acharnés
civilization-renegades = Renégats
civilization-urban-planners = Urbanistes
civilization-artificers = Artificiers
civilization-celestials = Célestes
civilization-elder-ones = Anciens
civilization-faefolk = Peuple féerique
civilization-genies = Génies
civilization-illuminati = Illuminati
civilization-merfolk = Sirènes
civilization-psionics = Psioniques
civilization-weefolk = Petit Peuple
civilization-werefolk = Loups-Garous

## Cartes Fresque

tapestry-academia = Monde universitaire
tapestry-age-of-discovery = Âge des découvertes
tapestry-age-of-sail = Âge de la Navigation
tapestry-age-of-wonders = Âge des merveilles
tapestry-alliance = Alliance
tapestry-boast-of-superiority = Démonstration de supériorité
tapestry-broker-of-peace = Traité de Paix
tapestry-capitalism = Capitalisme
tapestry-coal-baron = Magnat du charbon
tapestry-colonialism = Colonialisme
tapestry-dark-ages = Âge Sombre
tapestry-democracy = Démocratie
tapestry-dictatorship = Dictature
tapestry-diplomacy = Diplomatie
tapestry-dystopia = Dystopie
tapestry-empiricism = Empirisme
tapestry-espionage = Espionnage
tapestry-exploitation = Exploitation
tapestry-feudalism = Féodalisme
tapestry-golden-age = Âge d’or
tapestry-guilds = Guildes
tapestry-industrialism = Industrialisme
tapestry-marriage-of-state = Mariage Arrangé
tapestry-mercantilism = Mercantilisme
tapestry-meritocracy = Méritocratie
tapestry-militarism = Militarisme
tapestry-monarchy = Monarchie
tapestry-oil-magnate = Magnat du pétrole
tapestry-olympic-host = Hôte olympique
tapestry-pillage-and-plunder = Pillage
tapestry-pirate-rule = Règne des pirates
tapestry-plea-for-aid = Appel à l’aide
tapestry-renaissance = Renaissance
tapestry-revisionism = Révisionnisme
tapestry-revolution = Révolution
tapestry-socialism = Socialisme
tapestry-steam-tycoon = Magnat du rail
tapestry-technocracy = Technocratie
tapestry-terraforming = Terraformation
tapestry-theocracy = Théocratie
tapestry-trade-economy = Économie de marché
tapestry-trap = Embuscade
tapestry-tyranny = Tyrannie
tapestry-wartime-economy = Économie de guerre
tapestry-cartography = Cartographie
tapestry-manifest-destiny = Destinée manifeste
tapestry-entertain-the-masses = Divertir la foule
tapestry-double-cross = Entourloupe
tapestry-stolen-plans = Plans volés
tapestry-surrender = Reddition
tapestry-retreat = Battre en retraite
tapestry-surprise-party = Fête surprise
tapestry-black-death = Peste Noire
tapestry-space-race = Course à l’espace
tapestry-census = Recensement
tapestry-black-market = Marché noir
tapestry-secret-society = Société secrète
tapestry-sabotage = Sabotage
tapestry-conspiracy = Complot
tapestry-granges = Associations agricoles
tapestry-national-parks = Parcs Nationaux
tapestry-shopping-center = Centre Commercial
tapestry-migration = Migration
tapestry-status-quo = Statu quo
tapestry-botanical-garden = Jardin botanique
tapestry-worlds-fair = Exposition universelle
tapestry-art-patronage = Mécénat
tapestry-golden-ratio = Nombre d’or
tapestry-public-works = Travaux publics
tapestry-museum-district = Quartier des musées
tapestry-urban-renewal = Rénovation urbaine
tapestry-romanticism = Romantisme
tapestry-baroque = Baroque
tapestry-minimalism = Minimalisme
tapestry-guild-of-masons = Guilde des maçons
tapestry-great-archive = Grandes archives
tapestry-suffrage = Suffrage
tapestry-satire = Satire
tapestry-neoclassicism = Néoclassicisme
tapestry-microbial-magic = Magie Microbienne
tapestry-gremlins = Gremlins
tapestry-doppelgangers = Doppelgängers
tapestry-zombie-army = Armée de zombies
tapestry-chimera-citizen-rights = Droits civiques des chimères
tapestry-golem-minions = Serviteurs golems
tapestry-citadel-of-power = Citadelle du pouvoir
tapestry-ecstatic-visions = Visions extatiques
tapestry-ghost-towns = Villes fantômes
tapestry-lost-artifacts = Artefacts perdus
tapestry-mind-control = Contrôle mental
tapestry-prophesied-invention = Invention prophétisée
tapestry-haunted-library = Bibliothèque hantée
tapestry-phantom-market = Marché fantôme
tapestry-spectral-armory = Arsenal spectral
tapestry-long-sleep = Long sommeil
tapestry-ancestral-spirits = Esprits ancestraux
tapestry-sealed-portal = Portail scellé
tapestry-dragon-hoard = Trésor du dragon
tapestry-enchanted-forest = Forêt enchantée
tapestry-time-loop = Boucle temporelle
tapestry-portal-network = Réseau de portails
tapestry-fairy-ring = Cercle des fées
tapestry-cyborg-rights = Droits des cyborgs
tapestry-alien-embassy = Ambassade extraterrestre
tapestry-crystal-ball = Boule de cristal
tapestry-philosophers-stone = Pierre philosophale
tapestry-thinking-machines = Machines pensantes
tapestry-giant-slayers = Tueurs de géants
tapestry-sky-pirates = Pirates du ciel
tapestry-utopian-colony = Colonie utopique
tapestry-eternal-flame = Flamme éternelle
tapestry-world-tree = Arbre-monde
tapestry-mirror-dimension = Dimension miroir
tapestry-shapeshifters = Métamorphes
tapestry-banshee-warning = Cri de la banshee
tapestry-muses = Muses
tapestry-parallel-selves = Soi parallèles

## Cartes Technologie

technology-ammonia = Ammoniac
technology-light-bulb = Ampoule
technology-anesthesia = Anesthésie
technology-camera = Appareil photo
technology-astrolabe = Astrolabe
technology-automaton = Automate
technology-treasury = Banque
technology-warships = Bateaux de guerre
technology-lithium-ion-battery = Batterie Lithium-Ion
technology-concrete = Béton
technology-library = Bibliothèque
technology-bakery = Boulangerie
technology-stock-market = Bourse
technology-compass = Boussole
technology-sundial = Cadran solaire
technology-calendar = Calendrier
technology-jet-fuel = Carburant d’aviation
technology-assembly-line = Chaîne de montage
technology-air-conditioning = Climatisation
technology-cloning = Clonage
technology-the-nail = Clou
technology-canned-food = Conserves
technology-cryogenics = Cryogénie
technology-warp-drive = Distorsion
technology-dynamite = Dynamite
technology-scaling-ladder = Échelle d’assaut
technology-sewage-plumbing = Égouts et plomberie
technology-siegecraft = Engins de siège
technology-exosuit = Exosquelette
technology-barn = Grange
technology-clocks = Horloges
technology-printing-press = Imprimerie
technology-irrigation = Irrigation
technology-jetpack = Jetpack
technology-eyeglasses = Lunettes
technology-dream-machine = Machine à rêves
technology-loom = Métier à tisser
technology-pipe-organ = Orgue
technology-paper = Papier
technology-oil-paint = Peinture à l’huile
technology-penicillin = Pénicilline
technology-plasma-shields = Plasma
technology-prefabrication = Préfabrication
technology-radio = Radio
technology-robotics = Robotique
technology-super-soldier-serum = Sérum de super-soldat
technology-teleportation = Téléportation
technology-telescope = Télescope
technology-com-tower = Tour de communication
technology-transistors = Transistors
technology-universal-fabricator = Usine universelle
technology-vaccines = Vaccins
technology-remote-viewing = Vision à distance
technology-flying-cars = Voitures volantes
technology-time-travel = Voyage dans le temps
technology-zeppelins = Zeppelins

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
territory-tile-territory-02 = tuile Territoire 2
territory-tile-territory-03 = tuile Territoire 3
territory-tile-territory-04 = tuile Territoire 4
territory-tile-territory-05 = tuile Territoire 5
territory-tile-territory-06 = tuile Territoire 6
territory-tile-territory-07 = tuile Territoire 7
territory-tile-territory-08 = tuile Territoire 8
territory-tile-territory-09 = tuile Territoire 9
territory-tile-territory-10 = tuile Territoire 10
territory-tile-territory-11 = tuile Territoire 11
territory-tile-territory-12 = tuile Territoire 12
territory-tile-territory-13 = tuile Territoire 13
territory-tile-territory-14 = tuile Territoire 14
territory-tile-territory-15 = tuile Territoire 15
territory-tile-territory-16 = tuile Territoire 16
territory-tile-territory-17 = tuile Territoire 17
territory-tile-territory-18 = tuile Territoire 18
territory-tile-territory-19 = tuile Territoire 19
territory-tile-territory-20 = tuile Territoire 20
territory-tile-territory-21 = tuile Territoire 21
territory-tile-territory-22 = tuile Territoire 22
territory-tile-territory-23 = tuile Territoire 23
territory-tile-territory-24 = tuile Territoire 24
territory-tile-territory-25 = tuile Territoire 25
territory-tile-territory-26 = tuile Territoire 26
territory-tile-territory-27 = tuile Territoire 27
territory-tile-territory-28 = tuile Territoire 28
territory-tile-territory-29 = tuile Territoire 29
territory-tile-territory-30 = tuile Territoire 30
territory-tile-territory-31 = tuile Territoire 31
territory-tile-territory-32 = tuile Territoire 32
territory-tile-territory-33 = tuile Territoire 33
territory-tile-territory-34 = tuile Territoire 34
territory-tile-territory-35 = tuile Territoire 35
territory-tile-territory-36 = tuile Territoire 36
territory-tile-territory-37 = tuile Territoire 37
territory-tile-territory-38 = tuile Territoire 38
territory-tile-territory-39 = tuile Territoire 39
territory-tile-territory-40 = tuile Territoire 40
territory-tile-territory-41 = tuile Territoire 41
territory-tile-territory-42 = tuile Territoire 42
territory-tile-territory-43 = tuile Territoire 43
territory-tile-territory-44 = tuile Territoire 44
territory-tile-territory-45 = tuile Territoire 45
territory-tile-territory-46 = tuile Territoire 46
territory-tile-territory-47 = tuile Territoire 47
territory-tile-territory-48 = tuile Territoire 48
space-tile-space-01 = tuile Espace 1
space-tile-space-02 = tuile Espace 2
space-tile-space-03 = tuile Espace 3
space-tile-space-04 = tuile Espace 4
space-tile-space-05 = tuile Espace 5
space-tile-space-06 = tuile Espace 6
space-tile-space-07 = tuile Espace 7
space-tile-space-08 = tuile Espace 8
space-tile-space-09 = tuile Espace 9
space-tile-space-10 = tuile Espace 10
space-tile-space-11 = tuile Espace 11
space-tile-space-12 = tuile Espace 12
space-tile-space-13 = tuile Espace 13
space-tile-space-14 = tuile Espace 14
space-tile-space-15 = tuile Espace 15
space-tile-space-16 = tuile Espace 16
space-tile-space-17 = tuile Espace 17
space-tile-space-18 = tuile Espace 18
space-tile-space-19 = tuile Espace 19

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
move-give = donner { $card }
event-camped = { $who } établit un campement en { $hex }.
event-flipped = { $who } lance la tuile : face cachée.
event-flipped-up = { $who } lance la tuile : face visible.
event-face-rolled = { $who } obtient { $face } avec le { $die }.
event-infiltrated = { $who } place un pion sur le territoire de départ de { $owner }.
event-floated = { $who } déplace la capitale volante en { $hex }.
event-token-drawn = { $who } tire le pion de { $other }.
event-token-placed = { $who } place un pion en { $plot }.
event-slid = { $who } réarrange la piste de revenus : { $building }.
event-decision-drawn = Les rivaux piochent la carte Décision { $track } pour la piste et { $tie } pour les égalités.
event-favourite-changed = La piste favorite de { $who } : { $track }.
event-progress-added = { $count } { $count ->
    [one] carte Progrès rejoint
   *[other] cartes Progrès rejoignent
} les cartes Décision.
event-rival-people = L’Automa joue les { $people }.
event-die-taken = Le { $die } quitte le plateau de { $who }, qui en gagne le premier résultat.
event-submerged = { $who } glisse { $count } { $count ->
    [one] carte Fresque
   *[other] cartes Fresque
} sous son plateau.
event-surfaced = { $who } reprend { $count } { $count ->
    [one] carte Fresque
   *[other] cartes Fresque
} de sous son plateau.
event-revealed = { $who } révèle { $card }.
event-hand-seen = { $who } regarde la main de { $owner }.
event-hand-seen-card = { $who } voit { $card } dans la main de { $owner }.
event-island = { $who } explore l’hexagone { $island } du plateau avec { $tile }.
event-defected = { $who } va plutôt en case { $space } de la piste des Renégats.
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
move-plot = choisir { $plot }
move-token = déplacer le pion { $token }
refused-advance-begun = Ce tour est désormais un tour d’avancée.
refused-not-held = Ce monument n’est pas gardé sur le plateau, ou ne trouve pas de place.
event-drawn-own = { $who } pioche { $card } parmi lesquelles choisir.
event-technology-drawn = { $who } pioche { $card } parmi lesquelles choisir.
event-tile-drawn = { $who } pioche la { $tile } parmi lesquelles choisir.
event-shuffled-back = { $who } remet le reste dans la pioche.
event-space-drawn = { $who } pioche la { $tile } parmi lesquelles choisir.
event-set-apart = { $who } garde { $card } en mémoire pour le tour de revenus 5.
do-turn-masterpiece = retourner le chef-d’œuvre
do-use-reserved-item = utiliser un élément en réserve
refused-no-neighbour = Ce joueur n’est pas un voisin que vous pouvez choisir.
refused-no-outpost-there = Vous n’avez pas d’avant-poste debout seul sur ce territoire.
refused-no-such-civilization = Cette civilisation n’est pas à vous.
refused-level = L’Automa a les niveaux 1 à { $most }.
refused-shadow-empire = L’Empire de l’Ombre joue avec une ou deux personnes.
refused-second-civilization = L’Automa n’a pas cette civilisation.
refused-not-removable = Seules les cartes que le livret suggère peuvent être retirées, et { $card } n’en est pas une.
refused-too-few-civilizations = Cette boîte a trop peu de civilisations pour { $seats } joueurs, ou n’est pas en jeu.
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
event-drawn = { $who } pioche une carte Fresque parmi lesquelles choisir.
refused-not-with-riverfolk = Le Peuple de la Rivière et la Ville du Ciel ne vont pas ensemble.
event-landmark-on-card = { $who } pose { $landmark } sur { $card }.
event-plots-covered = { $who } recouvre { $plots ->
    [one] 1 case
   *[other] { $plots } cases
} de { $card }.
move-card-plot = placer sur la carte de l’ère { $era }, en { $plot }
move-card-place = placer sur la carte de l’ère { $era }, en { $spot }, tourné de { $degrees }°
move-lay-on = le poser sur { $card }
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
