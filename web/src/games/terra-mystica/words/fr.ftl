# Les mots propres à la table dessinée ; noms et effets viennent du catalogue du jeu.

count-power = { $power } Pouvoir
terrain-river = rivière
terrain-chosen = terrain natal au choix

## La carte

map-label = Carte

map-whole = Toute la carte : toucher pour regarder ailleurs
map-names = Noms des cases
site-label = Pont de { $a } à { $b }
hex-free = { $hex }, { $terrain }
hex-built = { $hex }, { $terrain }, { $structure } des { $who }
hex-in-town = { $hex }, { $terrain }, { $structure } des { $who }, dans une ville

## Tuiles

rounds-label = Manches et tuiles de décompte
round-about = Manche { $round } : { $effect }
round-last = Manche { $round }, la dernière, sans bonus de culte : { $effect }

round-now = Manche { $round }
round-end = fin : chaque
round-end-none = la dernière manche
scoring-SCORE1-short = chaque pelle
scoring-SCORE2-short = chaque ville
scoring-SCORE3-short = chaque habitation
scoring-SCORE4-short = forteresse, sanctuaire
scoring-SCORE5-short = chaque habitation
scoring-SCORE6-short = chaque comptoir
scoring-SCORE7-short = forteresse, sanctuaire
scoring-SCORE8-short = chaque comptoir
scoring-SCORE9-short = chaque temple
final-connected-distance-short = distance
final-stronghold-sanctuary-distance-short = F à S
final-outposts-short = bords
final-settlements-short = groupes
power-actions-label = Actions de pouvoir
power-action-label = Action de pouvoir : { $action } pour { $power } Pouvoir
power-action-used = { $name }, déjà prise cette manche
power-action-burn = Sacrifier d’abord { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} du Bol II, puis réaliser l’action.

power-action-ACT1-short = pont
power-action-ACT2-short = prêtre
power-action-ACT3-short = ouvriers
power-action-ACT4-short = pièces
power-action-ACT5-short = pelle
power-action-ACT6-short = pelles
towns-label = Tuiles Ville
stock-label = { $name } ({ $left ->
    [0] épuisée
    [one] encore { $left }
   *[other] encore { $left }
})
cards-label = Cartes Bonus libres
card-label = Carte Bonus : { $name }
card-with-coins = Carte Bonus : { $name }, avec { count-coins }
card-held = Carte Bonus tenue : { $name }

card-BON1-short = 1 pelle gratuite par manche
card-BON2-short = 1 case de culte par manche
card-BON3-short = rien que des pièces
card-BON4-short = Navigation +1 cette manche
card-BON5-short = ouvrier et Pouvoir
card-BON6-short = en passant : 4 PV, forteresse et sanctuaire
card-BON7-short = en passant : 2 PV par comptoir
card-BON8-short = 1 prêtre par manche
card-BON9-short = en passant : 1 PV par habitation
card-BON10-short = en passant : 3 PV par niveau de Navigation
favors-label = Tuiles Faveur
favor-gone = prise
favor-FAV1-short = cases seules
favor-FAV2-short = cases seules
favor-FAV3-short = cases seules
favor-FAV4-short = cases seules
favor-FAV5-short = villes dès 6
favor-FAV6-short = 1 par manche
favor-FAV7-short = par manche
favor-FAV8-short = par manche
favor-FAV9-short = par manche
favor-FAV10-short = par comptoir
favor-FAV11-short = par habit.
favor-FAV12-short = en passant
## Cultes

cults-label = Cultes et tuiles Faveur
cult-prizes = À la fin, { $first }, { $second } et { $third } PV pour les marqueurs les plus avancés.

cult-you = vous { $level }
cult-who = { $who } { $level }
cult-next = Prochain Pouvoir en { $level } : { $power }.
cult-next-top = Prochain Pouvoir en { $level } : { $power }, avec une clé.
order-left = { $free ->
    [0] Aucune place de ce genre n’est libre.
    [one] { $free } place de ce genre est libre.
   *[other] { $free } places de ce genre sont libres.
}
order-held = Prêtres en place : { $who }.
order-free = Un prêtre au { $cult } pour toujours : { count-steps }
order-back = Un prêtre au { $cult }, qui revient : { count-steps }

## Plateaux des factions

board-label = Plateau : { $who }
board-none = { $who } n’a pas encore de faction.
building-label = { $structure } : { $left ->
    [0] il n’en reste plus
    [one] il en reste { $left }
   *[other] il en reste { $left }
} ; coûte { $cost }
building-about = Valeur de pouvoir : { $power }.
building-alone = Sans voisin, { $coins } pièces.

building-next = Le suivant ajoute au revenu : { $income }.
building-favor = { $tiles ->
    [one] Donne { $tiles } tuile Faveur.
   *[other] Donne { $tiles } tuiles Faveur.
}
bowls-label = Bols de Pouvoir { $bowls }
bowl-label = Bol { $bowl } : { $power } Pouvoir

bowls-caption = III à dépenser · +{ $power } ensuite
bowl-1-about = Le Pouvoir gagné fait d’abord passer ceux-ci dans le Bol II.
bowl-2-about = Sacrifier un jeton pour en faire passer un autre dans le Bol III.
bowl-3-about = Pouvoir à dépenser ou à convertir.
income-about = { $gain } de plus à la manche suivante.
priests-about = { $supply ->
    [0] Il ne reste aucun prêtre dans la réserve.
    [one] Encore { $supply } prêtre dans la réserve.
   *[other] Encore { $supply } prêtres dans la réserve.
}
orders-held = { $priests ->
    [one] { $priests } prêtre dans les ordres.
   *[other] { $priests } prêtres dans les ordres.
}

track-next = à { $level } :
track-full = niveau le plus haut
shipping-about = Un niveau de plus coûte { $cost }.
digging-label = Une pelle coûte { $cost }
digging-about = Des pelles moins chères coûtent { $cost } et rapportent { $points } PV.
stronghold-about = Forteresse : { $text }
special-label = Action spéciale : { $action }
special-used = Action spéciale, déjà prise cette manche : { $action }
wheel-label = Cycle des terrains

spades-to = Pelles depuis chaque terrain
wheel-home = Terrain natal.
wheel-start = Terrain de départ.
wheel-steps = À { count-spades } du terrain natal.
wheel-unlocked = Débloqué.
picker-label = Factions
faction-label = { $name } ({ $terrain })

faction-played = avec { $who }
faction-out = exclue : { $who } vit sur ce terrain
towers-1 = facile
towers-2 = moyenne
towers-3 = exigeante
intro-start = Au départ
intro-dwellings = { $dwellings ->
    [one] { $dwellings } habitation
   *[other] { $dwellings } habitations
}
intro-plan = Un bon plan
side-label = { $side } : { $good } sur 3
side-expands = étendue
side-builds = bâtiments
side-cults = cultes
side-towns = villes
side-sails = navigation
short-witches = Une ville rapporte 5 de plus.
short-auren = Les cultes, grâce à la forteresse.
short-mermaids = Loin sur l’eau ; villes par-dessus.
short-swarmlings = Riches et chers ; ouvriers des villes.
short-halflings = Chaque pelle rapporte un point.
short-cultists = Les voisins vous élèvent aux cultes.
short-dwarves = Un tunnel rapporte 4.
short-engineers = Maisons peu chères, ponts nombreux.
short-nomads = Trois habitations et des tempêtes.
short-fakirs = Voler par-dessus : 4 à chaque fois.
short-giants = Toujours deux pelles, jamais moins.
short-chaos-magicians = Deux faveurs à la fois, une maison.
short-darklings = Creuser avec des prêtres : 2 chacun.
short-alchemists = Points et pièces s’échangent.
short-ice-maidens = Une faveur au départ ; temples à points.
short-yetis = Actions de pouvoir à 1 de moins.
short-acolytes = Creuser avec des cases de culte.
short-dragonlords = Creuser avec des jetons Pouvoir.
short-shapeshifters = Changer de terrain natal.
short-riverwalkers = Suivre les rivières, débloquer.
plan-witches = Forteresse à la manche 1 ou 2, puis un vol par manche vers la deuxième ville.
plan-auren = Forteresse tôt pour sa tuile Faveur, puis 2 cases de culte par manche.
plan-mermaids = Des comptoirs d’abord ; naviguer, et fonder des villes par-dessus une rivière.
plan-swarmlings = Un comptoir et la forteresse, puis un comptoir gratuit par manche.
plan-halflings = Améliorer une fois les pelles, forteresse à la manche 2 ou 3, puis s’étendre.
plan-cultists = S’installer près de nombreux voisins et bâtir grand à côté d’eux.
plan-dwarves = Forteresse tôt ; puis un tunnel vers une maison presque à chaque tour.
plan-engineers = Des temples tôt ; des ponts avec une maison à chaque bout avant de passer.
plan-nomads = Commencer groupés ; forteresse, puis une tempête par manche.
plan-fakirs = Des prêtres d’abord : temples, puis voler là où nul ne suit.
plan-giants = Forteresse à la manche 1 ou 2 : deux pelles gratuites par manche.
plan-chaos-magicians = Un temple à la manche 1 pour deux tuiles Faveur, puis la forteresse.
plan-darklings = Temple ou sanctuaire pour les prêtres ; creuser quand la pelle rapporte.
plan-alchemists = Forteresse quand les pelles rapportent ; vendre des points pour un grand tour.
plan-ice-maidens = Deux ou trois temples, puis la forteresse : des points à chaque passe.
plan-yetis = Une action de pouvoir à chaque tour ; une ville de peu de maisons fortes.
plan-acolytes = Monter un culte pour payer les pelles ; envoyer des prêtres.
plan-dragonlords = Garder beaucoup de jetons ; la forteresse en rend.
plan-shapeshifters = Acheter des jetons aux voisins ; changer de terrain quand il est plein.
plan-riverwalkers = Débloquer deux ou trois terrains au bord de la rivière du départ.
row-built = { $structure } : { $count }

row-spade = Une pelle coûte { $cost }
offer-short = +{ $power } offert
own-no-card = pas de carte Bonus
own-no-tiles = ni tuile Faveur ni tuile Ville
own-town = ville
offer-label = { $power } Pouvoir offert par les { $who }
button-wait = Garder le tour ouvert
button-pass = Passer…
button-pass-about = Passer et prendre une carte Bonus

## Parties d’un écran étroit

## La table en phrases

say-before = Mise en place : { $phase }.
say-round = Manche { $round } sur 6, { $phase }.
say-scoring = Cette manche : { $effect }
say-active = C’est le tour : { $who }.
say-order = Ordre du tour : { $order }.
say-passed = Ont passé : { $seats }.
say-player = { $who } ({ $person }) : { $points } PV, { count-coins }, { count-workers }, { count-priests }, Bols { $bowls }.
say-cults = Cultes : feu { $fire }, eau { $water }, terre { $earth }, air { $air }.
say-tracks = { $shipping ->
    [0] Pas de Navigation
   *[other] Navigation { $shipping }
}, une pelle coûte { $spade }.
say-no-spades = { $shipping ->
    [0] Pas de Navigation
   *[other] Navigation { $shipping }
}, pas de pelles.
say-built = Infrastructures : { $list }.
say-built-none = Aucune infrastructure sur la carte.
say-town = { $hex } dans une ville
say-card = Carte Bonus : { $name }.
say-favors = Tuiles Faveur : { $list }.
say-towns = Tuiles Ville : { $list }.
say-income = Revenu de la manche suivante : { $list }.
say-free-cards = Cartes Bonus libres : { $list }.
say-actions-open = Actions de pouvoir libres : { $list }.
say-actions-none = Toutes les actions de pouvoir sont prises.
say-offer = Les { $from } offrent { $power } Pouvoir aux { $to }.
say-over = La partie est terminée. { $list }.
say-result = { $who } { $points } PV

## La galerie

gallery-scoring = Tuiles de décompte
gallery-card = Cartes Bonus
gallery-favor = Tuiles Faveur
gallery-town = Tuiles Ville
gallery-factions = Plateaux des factions
gallery-map = Terrains
gallery-maps = Cartes
gallery-structures = Infrastructures
gallery-final = Décompte final supplémentaire
gallery-data = Valeurs
gallery-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
gallery-start = Départ : { $list }
