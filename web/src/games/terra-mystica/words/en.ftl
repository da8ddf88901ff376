# Words only the drawn table needs; names and effects come from the game's own catalogue.

count-power = { $power } power
terrain-river = river
terrain-chosen = home of your choice

## The map

map-label = Map
map-names = Names of hexes
site-label = Bridge from { $a } to { $b }
hex-free = { $hex }, { $terrain }
hex-built = { $hex }, { $terrain }, { $structure } of the { $who }
hex-in-town = { $hex }, { $terrain }, { $structure } of the { $who }, in a town

## Tiles

rounds-label = Rounds and scoring tiles
round-about = Round { $round }: { $effect }
round-last = Round { $round }, the last one, without a cult bonus: { $effect }
power-actions-label = Power actions
power-action-label = Power action: { $action } for { $power } power
power-action-used = { $name }, used this round
power-action-burn = Sacrifice { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} of bowl II first, then take the action.
towns-label = Town tiles
stock-label = { $name } ({ $left ->
    [0] none left
   *[other] { $left } left
})
cards-label = Free bonus cards
card-label = Bonus card: { $name }
card-with-coins = Bonus card: { $name }, with { count-coins }
card-held = Bonus card held: { $name }

## Cults

cults-label = Cults and favor tiles
cult-prizes = At the end { $first }, { $second } and { $third } VP for the highest markers.
order-free = A priest to the { $cult } for good: { count-steps }
order-back = A priest to the { $cult } and back: { count-steps }
order-taken = Order space for { count-steps }, taken by the { $who }
order-waiting = Another order space for { count-steps }

## Faction boards

board-label = Board of { $who }
board-none = { $who } has no faction yet.
turn-label = Place { $turn } in the turn order
points-label = { $points } VP
building-label = { $structure }: { $left ->
    [0] none left
   *[other] { $left } left
}; costs { $cost }
building-about = Power value { $power }.
building-alone = Without a neighbour { $coins } coins.
bowls-label = Bowls of power { $bowls }
bowl-label = Bowl { $bowl }: { $power } power
bowl-2-about = Sacrifice one token to move another one to bowl III.
bowl-3-about = Power to spend, or to convert.
income-about = { $gain } more next round.
income-power = { $power } power as income next round
priests-about = { $supply ->
    [0] No priest is left in the supply.
    [one] 1 more priest in the supply.
   *[other] { $supply } more priests in the supply.
}
orders-held = { $priests ->
    [one] 1 priest stands in an order.
   *[other] { $priests } priests stand in orders.
}
shipping-about = One level more costs { $cost }.
digging-label = A spade costs { $cost }
digging-about = Cheaper spades cost { $cost } and bring { $points } VP.
stronghold-about = Stronghold: { $text }
special-label = Special action: { $action }
special-used = Special action, used this round: { $action }
wheel-label = Cycle of terrains
wheel-home = Home terrain.
wheel-start = Start terrain.
wheel-steps = { count-spades } from home.
wheel-unlocked = Unlocked.
picker-label = Factions
faction-label = { $name } ({ $terrain })
faction-taken = { $name }, played by { $who }
row-built = { $structure }: { $count }
offer-label = { $power } power offered by the { $who }
button-wait = Keep the turn open
button-pass = Pass…
button-pass-about = Pass and take a bonus card

## Parts of a narrow screen


## The table in sentences

say-before = Setup: { $phase }.
say-round = Round { $round } of 6, { $phase }.
say-scoring = This round: { $effect }
say-active = It is the turn of { $who }.
say-order = Turn order: { $order }.
say-passed = Passed: { $seats }.
say-player = { $who } ({ $person }): { $points } VP, { count-coins }, { count-workers }, { count-priests }, bowls { $bowls }.
say-cults = Cults: fire { $fire }, water { $water }, earth { $earth }, air { $air }.
say-tracks = { $shipping ->
    [0] No shipping
   *[other] Shipping { $shipping }
}, a spade costs { $spade }.
say-no-spades = { $shipping ->
    [0] No shipping
   *[other] Shipping { $shipping }
}, no spades.
say-built = Structures: { $list }.
say-built-none = No structures on the map.
say-town = { $hex } in a town
say-card = Bonus card: { $name }.
say-favors = Favor tiles: { $list }.
say-towns = Town tiles: { $list }.
say-income = Income next round: { $list }.
say-free-cards = Free bonus cards: { $list }.
say-actions-open = Power actions open: { $list }.
say-actions-none = All power actions are used.
say-offer = { $from } offer { $power } power to the { $to }.
say-over = The game is over. { $list }.
say-result = { $who } { $points } VP

## The gallery

gallery-scoring = Scoring tiles
gallery-card = Bonus cards
gallery-favor = Favor tiles
gallery-town = Town tiles
gallery-factions = Faction boards
gallery-map = Terrains
gallery-maps = Maps
gallery-structures = Structures
gallery-final = Extra final scoring
gallery-data = Numbers
gallery-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
gallery-start = Start: { $list }
