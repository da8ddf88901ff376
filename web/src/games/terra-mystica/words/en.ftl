# Words only the drawn table needs; names and effects come from the game's own catalogue.

count-power = { $power } power
terrain-river = river
terrain-chosen = home of your choice

## The map

map-label = Map

map-whole = The whole map: tap to look elsewhere
map-names = Names of hexes
site-label = Bridge from { $a } to { $b }
hex-free = { $hex }, { $terrain }
hex-built = { $hex }, { $terrain }, { $structure } of the { $who }
hex-in-town = { $hex }, { $terrain }, { $structure } of the { $who }, in a town

## Tiles

rounds-label = Rounds and scoring tiles
round-about = Round { $round }: { $effect }
round-last = Round { $round }, the last one, without a cult bonus: { $effect }

round-now = Round { $round }
round-end = end: every
round-end-none = the last round
scoring-SCORE1-short = each spade
scoring-SCORE2-short = each town
scoring-SCORE3-short = each dwelling
scoring-SCORE4-short = stronghold, sanctuary
scoring-SCORE5-short = each dwelling
scoring-SCORE6-short = each trading house
scoring-SCORE7-short = stronghold, sanctuary
scoring-SCORE8-short = each trading house
scoring-SCORE9-short = each temple
final-connected-distance-short = distance
final-stronghold-sanctuary-distance-short = SH to SA
final-outposts-short = outposts
final-settlements-short = groups
power-actions-label = Power actions
power-action-label = Power action: { $action } for { $power } power
power-action-used = { $name }, used this round
power-action-burn = Sacrifice { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} of bowl II first, then take the action.

power-action-ACT1-short = bridge
power-action-ACT2-short = priest
power-action-ACT3-short = workers
power-action-ACT4-short = coins
power-action-ACT5-short = spade
power-action-ACT6-short = spades
towns-label = Town tiles
stock-label = { $name } ({ $left ->
    [0] none left
   *[other] { $left } left
})
cards-label = Free bonus cards
card-label = Bonus card: { $name }
card-with-coins = Bonus card: { $name }, with { count-coins }
card-held = Bonus card held: { $name }

card-BON1-short = 1 free spade each round
card-BON2-short = 1 cult step each round
card-BON3-short = nothing but coins
card-BON4-short = shipping +1 this round
card-BON5-short = worker and power
card-BON6-short = passing: 4 VP each, stronghold and sanctuary
card-BON7-short = passing: 2 VP a trading house
card-BON8-short = 1 priest each round
card-BON9-short = passing: 1 VP a dwelling
card-BON10-short = passing: 3 VP a shipping level
favors-label = Favor tiles
favor-gone = taken
favor-FAV1-short = only steps
favor-FAV2-short = only steps
favor-FAV3-short = only steps
favor-FAV4-short = only steps
favor-FAV5-short = towns from 6
favor-FAV6-short = step a round
favor-FAV7-short = each round
favor-FAV8-short = each round
favor-FAV9-short = each round
favor-FAV10-short = a trading h.
favor-FAV11-short = a dwelling
favor-FAV12-short = on passing
## Cults

cults-label = Cults and favor tiles
cult-prizes = At the end { $first }, { $second } and { $third } VP for the highest markers.

cult-you = you { $level }
cult-who = { $who } { $level }
cult-next = Next power at { $level }: { $power }.
cult-next-top = Next power at { $level }: { $power }, needs a key.
order-left = { $free ->
    [0] No such space is free.
    [one] 1 such space is free.
   *[other] { $free } such spaces are free.
}
order-held = Priests there: { $who }.
order-free = A priest to the { $cult } for good: { count-steps }
order-back = A priest to the { $cult } and back: { count-steps }

## Faction boards

board-label = Board of { $who }
board-none = { $who } has no faction yet.
building-label = { $structure }: { $left ->
    [0] none left
   *[other] { $left } left
}; costs { $cost }
building-about = Power value { $power }.
building-alone = Without a neighbour { $coins } coins.

building-next = The next one adds to the income: { $income }.
building-favor = { $tiles ->
    [one] Brings 1 favor tile.
   *[other] Brings { $tiles } favor tiles.
}
bowls-label = Bowls of power { $bowls }
bowl-label = Bowl { $bowl }: { $power } power

bowls-caption = III to spend · +{ $power } next round
bowl-1-about = Power gained moves these to bowl II first.
bowl-2-about = Sacrifice one token to move another one to bowl III.
bowl-3-about = Power to spend, or to convert.
income-about = { $gain } more next round.
priests-about = { $supply ->
    [0] No priest is left in the supply.
    [one] 1 more priest in the supply.
   *[other] { $supply } more priests in the supply.
}
orders-held = { $priests ->
    [one] 1 priest stands in an order.
   *[other] { $priests } priests stand in orders.
}

track-next = to { $level }:
track-full = highest level
shipping-about = One level more costs { $cost }.
digging-label = A spade costs { $cost }
digging-about = Cheaper spades cost { $cost } and bring { $points } VP.
stronghold-about = Stronghold: { $text }
special-label = Special action: { $action }
special-used = Special action, used this round: { $action }
wheel-label = Cycle of terrains

spades-to = Spades from each terrain
wheel-home = Home terrain.
wheel-start = Start terrain.
wheel-steps = { count-spades } from home.
wheel-unlocked = Unlocked.
picker-label = Factions
faction-label = { $name } ({ $terrain })

faction-played = played by { $who }
faction-out = out: { $who } lives on this terrain
towers-1 = gentle
towers-2 = medium
towers-3 = demanding
intro-start = You start
intro-dwellings = { $dwellings ->
    [one] 1 dwelling
   *[other] { $dwellings } dwellings
}
intro-plan = A good plan
side-label = { $side }: { $good } of 3
side-expands = expands
side-builds = builds
side-cults = cults
side-towns = towns
side-sails = sails
short-witches = Towns score 5 more each.
short-auren = Climb the cults by the stronghold.
short-mermaids = Sail far; towns cross a river.
short-swarmlings = Rich and dear: workers for towns.
short-halflings = Every spade scores a point.
short-cultists = Neighbours lift you on the cults.
short-dwarves = Tunnels score 4 each.
short-engineers = Cheap houses, many bridges.
short-nomads = Three dwellings and sandstorms.
short-fakirs = Fly over hexes for 4 each.
short-giants = Always two spades, never less.
short-chaos-magicians = Two favor tiles each time, one house.
short-darklings = Dig with priests: 2 each.
short-alchemists = Points and coins trade both ways.
short-ice-maidens = A favor tile to begin; temples score.
short-yetis = Power actions cost 1 less.
short-acolytes = Dig with cult steps.
short-dragonlords = Dig with power tokens.
short-shapeshifters = Change your home terrain.
short-riverwalkers = Follow the rivers, unlock terrains.
plan-witches = Stronghold in round 1 or 2, then a ride each round towards your second town.
plan-auren = Stronghold early for its favor tile, then 2 cult steps each round.
plan-mermaids = Trading houses first; sail, and join houses over a river into towns.
plan-swarmlings = A trading house and the stronghold, then a free trading house each round.
plan-halflings = Improve digging once, stronghold in round 2 or 3, then spread.
plan-cultists = Settle next to many neighbours and build dear houses beside them.
plan-dwarves = Stronghold early; then tunnel to a new house almost every turn.
plan-engineers = Temples early; bridges with houses at both ends before each pass.
plan-nomads = Begin close together; stronghold, then a sandstorm each round.
plan-fakirs = Priests first: temples, then fly to where nobody can follow.
plan-giants = Stronghold in round 1 or 2 for two free spades every round.
plan-chaos-magicians = A temple in round 1 for two favor tiles, then the stronghold.
plan-darklings = Temple or sanctuary for priests; dig when spades score.
plan-alchemists = Stronghold when spades score; sell points only for a strong turn.
plan-ice-maidens = Two or three temples, then the stronghold: they score on every pass.
plan-yetis = Take a power action every turn; a town with few, strong houses.
plan-acolytes = Climb one cult to pay for digging; send priests.
plan-dragonlords = Keep many tokens; the stronghold brings them back.
plan-shapeshifters = Buy tokens from neighbours; change home when yours is full.
plan-riverwalkers = Unlock two or three terrains beside the river you begin on.
row-built = { $structure }: { $count }

row-spade = A spade costs { $cost }
offer-short = +{ $power } offered
own-no-card = no bonus card
own-no-tiles = no favor or town tiles yet
own-town = town
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
