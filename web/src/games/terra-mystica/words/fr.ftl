# Les mots propres à la table dessinée ; noms et effets viennent du catalogue du jeu.

count-power = { $power } Pouvoir
terrain-river = rivière
terrain-chosen = terrain natal au choix

## La carte

map-label = Carte
map-names = Noms des cases
site-label = Pont de { $a } à { $b }
hex-free = { $hex }, { $terrain }
hex-built = { $hex }, { $terrain }, { $structure } des { $who }
hex-in-town = { $hex }, { $terrain }, { $structure } des { $who }, dans une ville

## Tuiles

rounds-label = Manches et tuiles de décompte
round-about = Manche { $round } : { $effect }
round-last = Manche { $round }, la dernière, sans bonus de culte : { $effect }
power-actions-label = Actions de pouvoir
power-action-label = Action de pouvoir : { $action } pour { $power } Pouvoir
power-action-used = { $name }, déjà prise cette manche
power-action-burn = Sacrifier d’abord { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} du Bol II, puis réaliser l’action.
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

## Cultes

cults-label = Cultes et tuiles Faveur
cult-prizes = À la fin, { $first }, { $second } et { $third } PV pour les marqueurs les plus avancés.
order-free = Un prêtre au { $cult } pour toujours : { count-steps }
order-back = Un prêtre au { $cult }, qui revient : { count-steps }
order-taken = Place de { count-steps } dans l’ordre, prise par les { $who }
order-waiting = Autre place de { count-steps } dans l’ordre

## Plateaux des factions

board-label = Plateau : { $who }
board-none = { $who } n’a pas encore de faction.
turn-label = Rang { $turn } dans l’ordre du tour
points-label = { $points } PV
building-label = { $structure } : { $left ->
    [0] il n’en reste plus
    [one] il en reste { $left }
   *[other] il en reste { $left }
} ; coûte { $cost }
building-about = Valeur de pouvoir : { $power }.
building-alone = Sans voisin, { $coins } pièces.
bowls-label = Bols de Pouvoir { $bowls }
bowl-label = Bol { $bowl } : { $power } Pouvoir
bowl-2-about = Sacrifier un jeton pour en faire passer un autre dans le Bol III.
bowl-3-about = Pouvoir à dépenser ou à convertir.
income-about = { $gain } de plus à la manche suivante.
income-power = { $power } Pouvoir de revenu à la manche suivante
priests-about = { $supply ->
    [0] Il ne reste aucun prêtre dans la réserve.
    [one] Encore { $supply } prêtre dans la réserve.
   *[other] Encore { $supply } prêtres dans la réserve.
}
orders-held = { $priests ->
    [one] { $priests } prêtre dans les ordres.
   *[other] { $priests } prêtres dans les ordres.
}
shipping-about = Un niveau de plus coûte { $cost }.
digging-label = Une pelle coûte { $cost }
digging-about = Des pelles moins chères coûtent { $cost } et rapportent { $points } PV.
stronghold-about = Forteresse : { $text }
special-label = Action spéciale : { $action }
special-used = Action spéciale, déjà prise cette manche : { $action }
wheel-label = Cycle des terrains
wheel-home = Terrain natal.
wheel-start = Terrain de départ.
wheel-steps = À { count-spades } du terrain natal.
wheel-unlocked = Débloqué.
picker-label = Factions
faction-label = { $name } ({ $terrain })
faction-taken = { $name }, avec { $who }
row-built = { $structure } : { $count }
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
