# Terra Mystica in English.
#
# Factions are always named in the plural, so verbs agree with them. Terrains, structures and cults
# have names without an article; `one-…` has the article, `cult-of-…` the long form.

unknown = something unknown

## Numbers of things; used inside other messages

count-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
count-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
count-priests = { $priests ->
    [one] 1 priest
   *[other] { $priests } priests
}
count-spades = { $spades ->
    [one] 1 spade
   *[other] { $spades } spades
}
count-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
nth-place = { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
cost = { $workers ->
    [0] { $coins ->
        [0] { $priests ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { count-workers }
}{ $workers ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $coins ->
    [0] { "" }
   *[other] { count-coins }
}{ $priests ->
    [0] { "" }
   *[other] { $workers ->
        [0] { $coins ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $priests ->
    [0] { "" }
   *[other] { count-priests }
}
lack = { $lack_workers ->
    [0] { $lack_coins ->
        [0] { $lack_priests ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { "" }
    }
    [one] 1 worker
   *[other] { $lack_workers } workers
}{ $lack_workers ->
    [0] { "" }
   *[other] { $lack_coins ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $lack_coins ->
    [0] { "" }
    [one] 1 coin
   *[other] { $lack_coins } coins
}{ $lack_priests ->
    [0] { "" }
   *[other] { $lack_workers ->
        [0] { $lack_coins ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $lack_priests ->
    [0] { "" }
    [one] 1 priest
   *[other] { $lack_priests } priests
}
gain = { $any ->
    [0] { " " }nothing
   *[other] { "" }
}{ $workers ->
    [0] { "" }
   *[other] { " +" }{ count-workers }
}{ $coins ->
    [0] { "" }
   *[other] { " +" }{ count-coins }
}{ $priests ->
    [0] { "" }
   *[other] { " +" }{ count-priests }
}{ $power ->
    [0] { "" }
   *[other] { " +" }{ $power } power
}{ $spades ->
    [0] { "" }
   *[other] { " +" }{ count-spades }
}
stock = { $has_workers ->
    [one] 1 worker
   *[other] { $has_workers } workers
}, { $has_coins ->
    [one] 1 coin
   *[other] { $has_coins } coins
}, { $has_priests ->
    [one] 1 priest
   *[other] { $has_priests } priests
}, bowls { $bowls }

## Seats and factions

seat-0 = first seat
seat-1 = second seat
seat-2 = third seat
seat-3 = fourth seat
seat-4 = fifth seat

faction-auren = Auren
    .noun = p
faction-witches = Witches
    .noun = p
faction-alchemists = Alchemists
    .noun = p
faction-darklings = Darklings
    .noun = p
faction-halflings = Halflings
    .noun = p
faction-cultists = Cultists
    .noun = p
faction-engineers = Engineers
    .noun = p
faction-dwarves = Dwarves
    .noun = p
faction-mermaids = Mermaids
    .noun = p
faction-swarmlings = Swarmlings
    .noun = p
faction-chaos-magicians = Chaos Magicians
    .noun = p
faction-giants = Giants
    .noun = p
faction-fakirs = Fakirs
    .noun = p
faction-nomads = Nomads
    .noun = p
faction-ice-maidens = Ice Maidens
    .noun = p
faction-yetis = Yetis
    .noun = p
faction-acolytes = Acolytes
    .noun = p
faction-dragonlords = Dragonlords
    .noun = p
faction-shapeshifters = Shapeshifters
    .noun = p
faction-riverwalkers = Riverwalkers
    .noun = p

ability-auren = No ability from the start.
stronghold-auren = 1 favor tile at once; then, once per round, 2 steps on one cult.
ability-witches = 5 VP more for each town.
stronghold-witches = Once per round a free dwelling on any unoccupied forest hex, near or far.
ability-alchemists = Trade 1 VP for 1 coin or 2 coins for 1 VP on your turn; 2 coins per VP at the end.
stronghold-alchemists = 12 power at once; then 2 power for each spade received.
ability-darklings = Spades cost 1 priest each and score 2 VP each; no dig track.
stronghold-darklings = At once, turn up to 3 workers into priests.
ability-halflings = 1 VP for each spade received; digging is cheap to improve.
stronghold-halflings = 3 spades at once, with one dwelling on a hex they make home.
ability-cultists = 1 cult step whenever a neighbour takes power from a build of theirs.
stronghold-cultists = 7 VP at once.
ability-engineers = Cheap structures; as an action, 2 workers for a bridge, as often as wanted.
stronghold-engineers = On each pass 3 VP for every own bridge with own structures at both ends.
ability-dwarves = No shipping; a tunnel skips one hex for 2 workers and scores 4 VP.
stronghold-dwarves = A tunnel costs 1 worker.
ability-mermaids = Shipping from 1 to 5; a town may skip one river hex.
stronghold-mermaids = One free step on the shipping track, with its VP.
ability-swarmlings = 3 workers more for each town; their structures are dear.
stronghold-swarmlings = Once per round a dwelling becomes a trading house for free.
ability-chaos-magicians = Only one first dwelling, placed last; 2 favor tiles instead of 1.
stronghold-chaos-magicians = Once per round a double turn: two actions, one after the other.
ability-giants = Every transformation takes exactly 2 spades and ends on wasteland.
stronghold-giants = Once per round 2 free spades for one hex.
ability-fakirs = No shipping; a flying carpet skips one hex for 1 priest and scores 4 VP.
stronghold-fakirs = A carpet may skip 2 hexes.
ability-nomads = Three first dwellings.
stronghold-nomads = Once per round a sandstorm: a hex next to an own structure becomes desert.
ability-ice-maidens = 1 favor tile at the start; home on ice, which never changes.
stronghold-ice-maidens = On each pass 3 VP for every temple.
ability-yetis = Power actions cost 1 power less; stronghold and sanctuary have power value 4; home on ice.
stronghold-yetis = Power actions may be used even if their space is covered.
ability-acolytes = Spades become cult steps; 3 or 4 steps on one cult turn a hex into volcano.
stronghold-acolytes = Each priest sent to a cult advances 1 step more.
ability-dragonlords = Spades become power tokens; 1 or 2 tokens turn a hex into volcano.
stronghold-dragonlords = As many new power tokens in bowl I as there are players.
ability-shapeshifters = When a neighbour takes power, 1 VP buys a new token in bowl III.
stronghold-shapeshifters = For 5 power or 5 tokens, choose a new home terrain, as often as wanted.
ability-riverwalkers = Build along rivers on unlocked terrains; priests received may unlock more.
stronghold-riverwalkers = 2 free bridges at once.

## Terrains, structures, cults

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland
terrain-ice = ice
terrain-volcano = volcano

structure-dwelling = dwelling
structure-trading-house = trading house
structure-temple = temple
structure-stronghold = stronghold
structure-sanctuary = sanctuary
one-dwelling = a dwelling
one-trading-house = a trading house
one-temple = a temple
one-stronghold = a stronghold
one-sanctuary = a sanctuary

cult-fire = Fire
cult-water = Water
cult-earth = Earth
cult-air = Air
cult-of-fire = cult of fire
cult-of-water = cult of water
cult-of-earth = cult of earth
cult-of-air = cult of air

## Bonus cards

card-BON1 = spade, 2 coins
card-BON1-effect = Income 2 coins. Once per round 1 free spade.
card-BON2 = cult step, 4 coins
card-BON2-effect = Income 4 coins. Once per round 1 step on a cult.
card-BON3 = 6 coins
card-BON3-effect = Income 6 coins.
card-BON4 = shipping +1, 3 power
card-BON4-effect = Income 3 power. Shipping is 1 higher during the actions of the round.
card-BON5 = 1 worker, 3 power
card-BON5-effect = Income 1 worker and 3 power.
card-BON6 = VP for stronghold and sanctuary, 2 workers
card-BON6-effect = Income 2 workers. On passing 4 VP each for stronghold and sanctuary.
card-BON7 = VP for trading houses, 1 worker
card-BON7-effect = Income 1 worker. On passing 2 VP for each trading house.
card-BON8 = 1 priest
card-BON8-effect = Income 1 priest.
card-BON9 = VP for dwellings, 2 coins
card-BON9-effect = Income 2 coins. On passing 1 VP for each dwelling.
card-BON10 = VP for shipping, 3 power
card-BON10-effect = Income 3 power. On passing 3 VP for each level of the shipping track.

## Favor tiles

favor-FAV1 = fire 3
favor-FAV1-effect = 3 steps on the cult of fire.
favor-FAV2 = water 3
favor-FAV2-effect = 3 steps on the cult of water.
favor-FAV3 = earth 3
favor-FAV3-effect = 3 steps on the cult of earth.
favor-FAV4 = air 3
favor-FAV4-effect = 3 steps on the cult of air.
favor-FAV5 = fire 2, towns from 6 power
favor-FAV5-effect = 2 steps on the cult of fire. Your towns need a power value of 6 only.
favor-FAV6 = water 2, cult action
favor-FAV6-effect = 2 steps on the cult of water. Once per round 1 step on a cult.
favor-FAV7 = earth 2, income 1 worker and 1 power
favor-FAV7-effect = 2 steps on the cult of earth. Income 1 worker and 1 power.
favor-FAV8 = air 2, income 4 power
favor-FAV8-effect = 2 steps on the cult of air. Income 4 power.
favor-FAV9 = fire 1, income 3 coins
favor-FAV9-effect = 1 step on the cult of fire. Income 3 coins.
favor-FAV10 = water 1, 3 VP per trading house
favor-FAV10-effect = 1 step on the cult of water. 3 VP for each trading house you build.
favor-FAV11 = earth 1, 2 VP per dwelling
favor-FAV11-effect = 1 step on the cult of earth. 2 VP for each dwelling you build.
favor-FAV12 = air 1, VP on passing for trading houses
favor-FAV12-effect = 1 step on the cult of air. On passing 2, 3, 3 or 4 VP for 1, 2, 3 or 4 trading houses.

## Town tiles

town-TW1 = 5 VP, 6 coins
town-TW1-effect = 5 VP, 6 coins and a key.
town-TW2 = 7 VP, 2 workers
town-TW2-effect = 7 VP, 2 workers and a key.
town-TW3 = 9 VP, 1 priest
town-TW3-effect = 9 VP, 1 priest and a key.
town-TW4 = 6 VP, 8 power
town-TW4-effect = 6 VP, 8 power and a key.
town-TW5 = 8 VP, 1 step on every cult
town-TW5-effect = 8 VP, 1 step on every cult and a key.
town-TW6 = 2 VP, 2 steps on every cult, 2 keys
town-TW6-effect = 2 VP, 2 steps on every cult and 2 keys.
town-TW7 = 4 VP, shipping
town-TW7-effect = 4 VP, one free step on the shipping track with its VP (Fakirs: 1 more hex of carpet) and a key.
town-TW8 = 11 VP
town-TW8-effect = 11 VP and a key.

## Scoring tiles

scoring-SCORE1 = spade 2 VP; earth 1: 1 coin
scoring-SCORE1-effect = 2 VP for each spade. At the end of the round 1 coin per step on the cult of earth.
scoring-SCORE2 = town 5 VP; earth 4: 1 spade
scoring-SCORE2-effect = 5 VP for each town. At the end of the round 1 spade per 4 steps on the cult of earth.
scoring-SCORE3 = dwelling 2 VP; water 4: 1 priest
scoring-SCORE3-effect = 2 VP for each dwelling. At the end of the round 1 priest per 4 steps on the cult of water.
scoring-SCORE4 = stronghold, sanctuary 5 VP; fire 2: 1 worker
scoring-SCORE4-effect = 5 VP each for stronghold and sanctuary. At the end of the round 1 worker per 2 steps on the cult of fire.
scoring-SCORE5 = dwelling 2 VP; fire 4: 4 power
scoring-SCORE5-effect = 2 VP for each dwelling. At the end of the round 4 power per 4 steps on the cult of fire.
scoring-SCORE6 = trading house 3 VP; water 4: 1 spade
scoring-SCORE6-effect = 3 VP for each trading house. At the end of the round 1 spade per 4 steps on the cult of water.
scoring-SCORE7 = stronghold, sanctuary 5 VP; air 2: 1 worker
scoring-SCORE7-effect = 5 VP each for stronghold and sanctuary. At the end of the round 1 worker per 2 steps on the cult of air.
scoring-SCORE8 = trading house 3 VP; air 4: 1 spade
scoring-SCORE8-effect = 3 VP for each trading house. At the end of the round 1 spade per 4 steps on the cult of air.
scoring-SCORE9 = temple 4 VP; priest in an order: 2 coins
scoring-SCORE9-effect = 4 VP for each temple. At the end of the round 2 coins per priest of yours on the order spaces.

final-connected-distance = greatest distance
final-connected-distance-effect = The largest distance between two of your structures in one network.
final-stronghold-sanctuary-distance = from stronghold to sanctuary
final-stronghold-sanctuary-distance-effect = The distance between your stronghold and sanctuary in one network.
final-outposts = outposts
final-outposts-effect = Your structures on the edge of the map within one network.
final-settlements = settlements
final-settlements-effect = Separate groups of adjacent structures within one network.

## Power actions, special actions, conversions

power-action-ACT1 = bridge
power-action-ACT2 = 1 priest
power-action-ACT3 = 2 workers
power-action-ACT4 = 7 coins
power-action-ACT5 = 1 spade
power-action-ACT6 = 2 spades

special-BON1 = 1 spade of the bonus card
special-BON2 = 1 cult step of the bonus card
special-FAV6 = 1 cult step of the favor tile
special-ACTA = 2 steps on one cult
special-ACTW = Witches’ ride, a free dwelling on any forest
special-ACTS = free trading house
special-ACTC = double turn
special-ACTG = 2 spades for one hex
special-ACTN = sandstorm
special-ACTE = bridge for 2 workers

conversion-power-to-priest = 5 power into 1 priest
conversion-power-to-worker = 3 power into 1 worker
conversion-power-to-coin = 1 power into 1 coin
conversion-priest-to-worker = 1 priest into 1 worker
conversion-worker-to-coin = 1 worker into 1 coin
conversion-point-to-coin = 1 VP into 1 coin
conversion-coins-to-point = 2 coins into 1 VP

## Phases and sources of points

phase-choose-factions = choice of factions
phase-place-dwellings = first dwellings
phase-choose-cards = first bonus cards
phase-actions = actions
phase-cult-spades = cult bonus
phase-over = the game is over

source-start = start
source-neighbors = power from neighbours
source-town-tiles = town tiles
source-shipping = shipping
source-digging = digging
source-favor-tiles = favor tiles
source-bonus-cards = bonus cards
source-scoring-tiles = scoring tiles
source-faction = faction
source-resources = resources
source-cults = cults
source-network = network
source-final-tile = extra final tile

## Options

option-mode = Kind of game
option-mode-full = full game
option-mode-introductory = introductory game
option-factions = Factions
option-factions-choose = chosen in turn
option-factions-random = drawn at random
option-factions-random-colors = colours drawn, sides chosen
option-map = Map
option-map-base = original map
option-map-fire-and-ice-1 = Fire & Ice, side 1
option-map-fire-and-ice-2 = Fire & Ice, side 2
option-map-loon-lakes = Loon Lakes
option-map-fjords = Fjords
map-base = the original map
map-fire-and-ice-1 = side 1 of the Fire & Ice map
map-fire-and-ice-2 = side 2 of the Fire & Ice map
map-loon-lakes = the map “Loon Lakes”
map-fjords = the map “Fjords”
option-first_player = First player
option-first_player-random = drawn at random
option-first_player-0 = first seat
option-first_player-1 = second seat
option-first_player-2 = third seat (with 3 to 5 players)
option-first_player-3 = fourth seat (with 4 or 5 players)
option-first_player-4 = fifth seat (with 5 players)
option-scoring_tiles = Scoring tiles
option-bonus_cards = Bonus cards
option-cultist_errata = Cultists gain 1 power if everybody refuses
option-extra_town_tiles = Extra town tiles
option-shipping_card = Tenth bonus card (shipping)
option-temple_tile = Ninth scoring tile (temples)
option-variable_turn_order = Turn order by order of passing
option-final_tile = Extra final scoring
option-final_tile-none = none
option-final_tile-random = one at random
option-final_tile-connected-distance = greatest distance
option-final_tile-stronghold-sanctuary-distance = from stronghold to sanctuary
option-final_tile-outposts = outposts
option-final_tile-settlements = settlements
option-start_points_2017 = Starting VP by faction (2017)
option-fire_and_ice = Fire & Ice factions
option-fire_and_ice-ice = Ice Maidens and Yetis
option-fire_and_ice-volcano = Acolytes and Dragonlords
option-fire_and_ice-variable = Shapeshifters and Riverwalkers
option-late_leech = Offers of power may be answered late
option-spade_vp = VP for spades
option-spade_vp-used = when they are used
option-spade_vp-received = when they are received

## Questions

question-choose-faction = Choose a faction.
question-choose-terrain = Choose a terrain to start from.
question-place-dwelling = Place a first dwelling.
question-choose-card = Choose a bonus card.
question-take-turn = { $actions ->
    [one] Take an action or pass.
   *[other] Double turn: take the first of { $actions } actions.
}
question-use-spades = Use { count-spades }.
question-build-here = Build a dwelling on the hex you transformed?
question-place-bridge = Where should the bridge stand?
question-step-cult = On which cult do you advance { count-steps }?
question-take-favor = { $tiles ->
    [one] Take a favor tile.
   *[other] Take { $tiles } favor tiles, one after the other.
}
question-found-town = { $towns ->
    [one] You have founded a town: take a town tile.
   *[other] You have founded { $towns } towns: take a town tile for each.
}
question-enter-cult = Too few keys for every marker: which one enters space 10?
question-ordain = How many workers become priests?
question-ride-to = Where do the Witches ride?
question-free-trading-house = Which dwelling becomes a trading house?
question-sandstorm = Which hex does the sandstorm turn into desert?
question-finish-turn = Convert, or finish your turn.
question-answer-offer = { $points ->
    [0] Take { $power } power from { $from-the } for free?
   *[other] Take { $power } power from { $from-the } for { $points } VP?
}
question-lose-steps = On which cult do you lose { count-steps }?
question-buy-token = Buy a power token for 1 VP?
question-priest-or-terrain = Keep the priest or unlock a terrain?

## Moves

leap-none = { "" }
leap-tunnel = { ", " }by tunnel, +4 VP
leap-carpet = { ", " }by carpet, +4 VP
way-short = { "" }
way-long = { " " }the long way round

move-unknown = An impossible move
move-choose-faction = Play the { $faction } ({ $terrain })
move-choose-faction-any-home = Play the { $faction } (home of your choice)
move-choose-terrain = Start from { $terrain }
move-place-dwelling = Place a dwelling on { $hex }
move-choose-card = Take the card “{ $card }”{ $coins ->
    [0] { "" }
   *[other] { " " }with { count-coins }
}
move-wait = Keep the turn open, to convert during and after the action
move-done = Finish the turn
move-done-unsettled = Build no dwelling there
move-done-without = Go without it: the action is used up all the same
move-burn = Sacrifice: 1 token of bowl II goes to bowl III, 1 leaves the game
move-convert = Convert { $what }
move-convert-no-priest = Convert { $what } (no priest left: you would get nothing)
move-connect = Found a town across river { $river }
move-build = Build a dwelling on { $hex } ({ cost }{ $leap })
move-build-free = Build a dwelling on { $hex } for free
move-transform = Transform { $hex } into { $terrain }{ $way } ({ count-spades }: { cost }{ $leap })
move-transform-free = Transform { $hex } into { $terrain }{ $way } ({ count-spades }{ $leap })
move-transform-sandstorm = Turn { $hex } into { $terrain }
move-transform-steps = Turn { $hex } into { $terrain } ({ $steps ->
    [one] 1 cult step
   *[other] { $steps } cult steps
})
move-transform-tokens = { $tokens ->
    [one] Turn { $hex } into { $terrain } (1 power token)
   *[other] Turn { $hex } into { $terrain } ({ $tokens } power tokens)
}
move-advance-shipping = Advance shipping to { $level } ({ cost }; +{ $points } VP)
move-advance-digging = Improve digging ({ cost }; +{ $points } VP)
move-upgrade = Upgrade { $hex } to { $to-a } ({ cost })
move-upgrade-free = Turn the dwelling on { $hex } into a trading house for free
move-send-priest = Send a priest to the { $cult } for good: { count-steps }
move-send-priest-back = Send a priest to the { $cult } and back to the supply: { count-steps }
move-power-action = Power action: { $action } ({ $power } power)
move-power-action-no-priest = Power action: { $action } ({ $power } power; no priest left: you would get nothing)
move-special-action = Special action: { $action }
move-special-action-idle = Special action, without effect now: { $action }
move-buy-spade = Buy 1 spade before choosing the hex ({ cost }), for the power it brings
move-pass = Pass and take “{ $card }”{ $coins ->
    [0] { "" }
   *[other] { " " }with { count-coins }
}{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } VP)
}
move-pass-last = Pass for the last time{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } VP)
}
move-place-bridge = Bridge from { $a } to { $b }
move-step = Advance { count-steps } on the { $cult }
move-take-favor = Take the favor tile “{ $tile }”
move-take-town = Take the town tile “{ $tile }”
move-enter = Enter space 10 of the { $cult }
move-ordain = { $workers ->
    [0] Ordain nobody
    [one] Turn 1 worker into a priest
   *[other] Turn { $workers } workers into priests
}
move-give-up-spades = Give up { count-spades }{ $unscored ->
    [0] { "" }
   *[other] { " " }(and { $unscored } VP)
}
move-take-power = { $points ->
    [0] Take { $power } power from { $from-the } for free
   *[other] Take { $power } power from { $from-the } for { $points } VP
}
move-decline-power = { $points ->
    [0] Refuse { $power } power from { $from-the }
   *[other] Refuse { $power } power from { $from-the } (it would cost { $points } VP)
}
move-lose = Lose { count-steps } on the { $cult }
move-shapeshift-power = Make { $terrain } your home for 5 power
move-shapeshift-tokens = Make { $terrain } your home for 5 power tokens
move-buy-token = Put a new token into bowl III for 1 VP
move-buy-no-token = Buy no token
move-unlock = Unlock { $terrain } ({ count-coins })
move-keep-priest = Keep the priest
move-keep-no-priest = Let the priest go (no room for another)
move-leave = Leave the table

## Events

event-set-up = The table is set on { $map }; the { $seat } begins.
event-faction-chosen = The { $seat } plays the { $faction }.
event-terrain-chosen = { $who-The } start from { $terrain }.
event-dwelling-placed = { $who-The } place a first dwelling on { $hex }.
event-card-taken = { $who-The } take the card “{ $card }”{ $coins ->
    [0] { "" }
   *[other] { " " }with { count-coins }
}.
event-round-started = Round { $round } begins. Its scoring tile: { $tile }.
event-income = Income of { $who-the }:{ gain } (now { stock }).
event-cult-bonus = Cult bonus of { $who-the }:{ gain } (now { stock }).
event-waited = { $who-The } mean to convert in this turn, during or after the action.
event-converted = { $who-The } convert { $what }.
event-burned = { $who-The } sacrifice a power token: another one goes to bowl III.
event-spades-received = { $who-The } receive { count-spades }.
event-spades-bought = { $who-The } buy { count-spades }.
event-spades-given-up = { $who-The } give up { count-spades }{ $unscored ->
    [0] { "" }
   *[other] { " " }and { $unscored } VP
}.
event-tunnel = { $who-The } dig a tunnel to { $hex }.
event-carpet = { $who-The } fly to { $hex } by carpet.
event-transformed = { $who-The } transform { $hex } from { $from } into { $to }{ $spades ->
    [0] { "" }
   *[other] { " " }({ count-spades })
}.
event-built = { $who-The } build a dwelling on { $hex }.
event-upgraded = { $who-The } upgrade { $hex } to { $to-a }.
event-shipping-advanced = { $who-The } advance shipping to { $level }.
event-digging-advanced = { $who-The } improve digging to level { $level }: a spade now costs { count-workers }.
event-priest-sent = { $who-The } send a priest to the { $cult } ({ count-steps }).
event-power-action = { $who-The } take the power action “{ $action }”.
event-special-action = { $who-The } take a special action: { $action }.
event-bridge-built = { $who-The } build a bridge from { $a } to { $b }.
event-cult-advanced = { $who-The } advance from { $from } to { $to } on the { $cult }{ $power ->
    [0] { "" }
   *[other] { " " }and gain { $power } power
}.
event-cult-lost = { $who-The } fall from { $from } to { $to } on the { $cult }.
event-favor-taken = { $who-The } take the favor tile “{ $tile }”.
event-town-founded = { $who-The } found a town and take the town tile “{ $tile }”.
event-river-connected = { $who-The } join their structures across river { $river }.
event-ordained = { $workers ->
    [0] { $who-The } ordain no priests.
    [one] { $who-The } turn 1 worker into a priest.
   *[other] { $who-The } turn { $workers } workers into priests.
}
event-power-offered = { $power ->
    [0] { $from-The } offer { $who-the } power; their bowls have no room for it now.
   *[other] { $from-The } offer { $who-the } { $power } power.
}
event-power-taken = { $who-The } take { $power } power from { $from-the }{ $points ->
    [0] { "" }
   *[other] { " " }and lose { $points } VP
}.
event-power-declined = { $who-The } refuse { $amount } power from { $from-the }.
event-power-impossible = { $who-The } have no room for { $amount } power from { $from-the }.
event-neighbors-refused = Everybody refused: { $who-the } gain 1 power.
event-shapeshifted = { $who-The } are now at home on { $terrain }.
event-token-bought = { $who-The } buy a token for 1 VP.
event-terrain-unlocked = { $who-The } unlock { $terrain }.
event-priest-kept = { $who-The } keep the priest.
event-scored = { $who-The } score { $points } VP ({ $source }).
event-passed = { $who-The } pass for the last time.
event-passed-card = { $who-The } pass and return the card “{ $card }”.
event-turn-ended = The turn of { $who-the } is over.
event-turn-ended-alone = The turn of { $who-the } is over; everybody else has passed.
event-round-ended = Round { $round } is over.
event-final-cult = { $who-The } score { $points } VP for the { $cult }.
event-final-network = { $who-The } score { $points } VP for a network of { $size ->
    [one] 1 structure
   *[other] { $size } structures
}.
event-final-tile = { $who-The } reach { $value } for “{ $tile }” and score { $points } VP.
event-final-resources = { $who-The } score { $points } VP for resources worth { count-coins }.
event-left = { $who-The } leave the table.
event-placed = { $place ->
    [one] { $shared ->
        [one] { $who-The } win with { $points } VP.
       *[other] { $who-The } have { $points } VP and share the victory: equal VP are not told apart.
    }
   *[other] { $shared ->
        [one] { $who-The } come { nth-place } with { $points } VP.
       *[other] { $who-The } share { nth-place } place with { $points } VP.
    }
}

## Refusals: setup

refused-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
} cannot play this; { $least } to { $most } can.
refused-setup-value = The option “{ $option }” cannot be “{ $value }”.
refused-first-player = There is no seat number { $seat } to begin: this table has { $seats }.
refused-same-board = The { $faction } share their board with a faction already chosen.
refused-setup-over = That belongs to the setup, which is over.
refused-faction-not-in-play = The { $faction } are not part of this game.
refused-faction-other-color = The { $faction } are not of the colour you were dealt.
refused-faction-taken = The { $faction } are already played, on the { $seat }.
refused-faction-same-board = The { $faction } share their board with the { $other }, who are in the game.
refused-faction-home-taken = The { $faction } live on { $terrain }, which the { $other } have.
refused-terrain-not-a-start = The terrain “{ $terrain }” is not one of the seven of the cycle.
refused-terrain-taken = The { $other } already have { $terrain }.
refused-first-terrain = A first dwelling goes on your home terrain: { $home }. { $hex } is { $terrain }.
refused-no-shore = { $hex } touches no river.
refused-leaving = You can leave only once play has begun, and only once.

## Refusals: something else comes first

refused-first-choose-faction = First a faction must be chosen.
refused-first-choose-terrain = First a start terrain must be chosen.
refused-first-place-dwelling = A first dwelling must be placed before that.
refused-first-choose-card = First a bonus card must be chosen.
refused-first-take-turn = It is your turn: take an action or pass first.
refused-first-use-spades = First { $spades ->
    [one] the free spade must be used
   *[other] the { $spades } free spades must be used
} or given up.
refused-first-build-here = First decide whether a dwelling is built on the hex you transformed.
refused-first-place-bridge = First the bridge must be placed.
refused-first-step-cult = First the cult for your step must be chosen.
refused-first-take-favor = First a favor tile must be taken.
refused-first-found-town = First a town tile must be taken.
refused-first-enter-cult = First choose the marker that enters space 10.
refused-first-ordain = First say how many workers become priests.
refused-first-ride-to = First choose where the Witches ride.
refused-first-free-trading-house = First choose the dwelling that becomes a trading house.
refused-first-sandstorm = First choose the hex of the sandstorm.
refused-first-finish-turn = Your action is taken: you can only convert or finish the turn.
refused-first-answer-offer = First answer the offer of { $from-the } ({ $power } power).
refused-first-lose-steps = First choose the cult on which you lose { count-steps }.
refused-first-buy-token = First decide whether you buy a token.
refused-first-priest-or-terrain = First decide between the priest and a terrain.

## Refusals: conversions and costs

refused-move = That is not possible now.
refused-already-open = Your turn is already kept open.
refused-conversion-not-your-turn = You can convert only on your own turn, during the actions.
refused-conversion-turn-not-open = To convert during or after an action, keep the turn open before the action.
refused-burn = A sacrifice needs 2 tokens in bowl II; you have { $tokens }.
refused-power = That takes { $power } power in bowl III; you have { $has }.
refused-cost = That costs { cost }; you lack { lack }.
refused-spade-cost = That takes { $spades ->
    [one] 1 bought spade
   *[other] { $spades } bought spades
} ({ cost } in all); you lack { lack }.
refused-points-trade = Only the Alchemists trade VP for coins, or coins for VP.
refused-no-points = You have no VP left to pay with.
refused-other-faction = Only the { $faction } can do that.
refused-tokens = That takes { $tokens ->
    [one] 1 power token
   *[other] { $tokens } power tokens
}; you have { $has }.

## Refusals: the map

refused-no-such-hex = The map has no hex number { $number }.
refused-river = This is a river ({ $hex }): nothing is built there, and it never changes.
refused-occupied = { $hex } is occupied: { $structure } of the { $who } stands there.
refused-terrain = { $hex } is { $terrain }, not { $home }.
refused-locked-terrain = { $hex } is { $terrain }, which you have not unlocked.
refused-reach = { $hex } is out of reach: { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
} from your nearest structure, and shipping { $shipping } does not get you there.
refused-reach-river = { $hex } is out of reach: no river of at most { $shipping ->
    [one] 1 hex
   *[other] { $shipping } hexes
} leads there from your structures.
refused-reach-leap = { $hex } is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
} from your nearest structure; you skip at most { $skip }.
refused-leap-phase = { $hex } is out of reach: no tunnels and carpets with the spades of the cult bonus.
refused-leap-twice = { $hex } would need a second leap in this action; the first led to { $other }.
refused-no-dwelling-in-phase-three = No dwellings are built with the spades of the cult bonus.
refused-settle-elsewhere = Only a hex you made home in this action can get the dwelling, not { $hex }.
refused-turned-before = { $hex } was made home by the first action of your double turn; its dwelling belonged to that action.
refused-no-piece = No piece of this kind ({ $structure }) is left: { $count ->
    [one] the only one is on the map
   *[other] all { $count } are on the map
}.
refused-never-transform = Riverwalkers never transform and cannot use spades.
refused-frozen = { $hex } is { $terrain }, which never changes.
refused-same-terrain = { $hex } is already { $terrain }.
refused-no-such-terrain = { $hex } cannot become { $terrain }.
refused-only-home = You always use { count-spades } and always make { $home }; { $hex } cannot become { $terrain }.
refused-no-long-way = There is only one way to turn { $hex } into { $terrain }: home terrain is never passed.
refused-fixed-spades = You always use { count-spades }; { $hex } becomes { $terrain } in one way only.
refused-turned-already = { $hex } was already made home in this action.
refused-second-foreign = Another hex of this action was left on foreign terrain; { $hex } must become home ({ count-spades } asked, { $has } left).
refused-cult-spades = { $hex } takes { count-spades }; you have { $has }, and none can be bought now.
refused-no-more-spades = { $hex } takes { count-spades }; you have { $has } left, and no more can be bought in this action.
refused-top-up-home = { $hex } takes { count-spades }; you have { $has }, and spades are added only to reach home terrain.
refused-only-volcano = You turn hexes into volcano, nothing else.
refused-volcano-steps = That takes { $price ->
    [one] 1 step
   *[other] { $price } steps
} on one cult; your best is { $has }.
refused-volcano-tokens = { $price ->
    [one] That takes 1 power token; you have { $has }.
   *[other] That takes { $price } power tokens; you have { $has }.
}
refused-sandstorm-home = A sandstorm makes { $home }, nothing else.
refused-sandstorm-edge = { $hex } shares no edge with a structure of yours.

## Refusals: actions

refused-no-shipping-track = Your faction has no shipping track.
refused-shipping-full = Your shipping is already at its highest level ({ $level }).
refused-no-dig-track = Your faction has no dig track.
refused-digging-full = Your digging is already at its highest level ({ $level }).
refused-nothing-there = Nothing stands on { $hex }.
refused-not-yours = The structure on { $hex } belongs to the { $who }.
refused-upgrade-path = The { $from } on { $hex } cannot become { $to-a }.
refused-priest-steps = A priest brings 1, 2 or 3 steps, not { $steps }.
refused-order-full = No order space for { count-steps } is free in the { $cult }.
refused-no-such-power-action = The board has six power actions.
refused-power-action-used = The power action “{ $action }” was used this round.
refused-second-spade = Your transformations take { count-spades }; you cannot add what is missing.
refused-spades-useless = There is no hex in reach that the spades could transform.
refused-no-bridge-left = { $count ->
    [one] Your only bridge is built.
   *[other] All { $count } of your bridges are built.
}
refused-no-bridge-site = No free bridge site touches a structure of yours.
refused-special-used = You have used this special action this round: { $action }.
refused-not-your-card = You do not hold the card “{ $card }”.
refused-no-favor-action = You have no favor tile with a special action.
refused-no-stronghold = That needs your stronghold.
refused-double-turn = A double turn cannot be taken inside a double turn.
refused-card-last-round = In the last round no card is taken on passing.
refused-pass-without-card = On passing you take one of the free bonus cards; choose one.
refused-card-own = You hold the card “{ $card }”: on passing you return it and take another one.
refused-no-such-card = There is no such bonus card.
refused-card-held = The card “{ $card }” is held by the { $who }.
refused-card-not-in-play = The card “{ $card }” is not in this game.
refused-home-already = Your home is already { $terrain }.
refused-not-a-river = { $hex } is not a river hex.
refused-no-town-tile = No town tile is left.
refused-connect-too-few = Fewer than two of your structures touch river { $hex }.
refused-connect-in-town = Structures around river { $hex } already belong to a town.
refused-connect-too-weak = Across river { $hex } you have { $structures ->
    [one] 1 structure
   *[other] { $structures } structures
} with a power value of { $power }; a town takes at least 4 structures (3 with the sanctuary) and a power value of { $needed }.

## Refusals: choices, answers, reactions

refused-no-favor-owed = You have no favor tile to take.
refused-no-such-tile = There is no such tile.
refused-favor-owned = You already own the favor tile “{ $tile }”.
refused-favor-gone = The favor tile “{ $tile }” is out of stock.
refused-no-town = You have not founded a town.
refused-town-gone = The town tile “{ $tile }” is out of stock.
refused-no-step = You have no cult step to make.
refused-no-bridge-now = You have no bridge to place; a bridge takes an action.
refused-no-such-site = The map has no such bridge site.
refused-site-taken = A bridge already stands between { $a } and { $b }.
refused-site-foreign = You have no structure on { $a } or { $b }.
refused-nothing-to-enter = No marker waits for a key.
refused-cannot-enter = Your marker does not stand before space 10 of the { $cult }.
refused-no-ordination = Workers become priests only when the stronghold is built.
refused-ordain-most = At most { $most ->
    [one] 1 worker becomes a priest
   *[other] { $most } workers become priests
} when the stronghold is built, not { $workers }.
refused-ordain-supply = { $most ->
    [one] Only 1 priest is left in your supply, so 1 worker can be ordained, not { $workers }.
   *[other] Only { $most } priests are left in your supply, so { $most } workers can be ordained, not { $workers }.
}
refused-no-priest-supply = No priest is left in your supply: all 7 are on your board or in the orders of the cults.
refused-workers-to-priests = Workers are not turned into priests; only the Darklings ordain some when they build their stronghold.
refused-ordain-rate = One worker becomes one priest: { $fits ->
    [one] 1 worker does
   *[other] { $fits } workers do
} not make { $said ->
    [one] 1 priest
   *[other] { $said } priests
}.
refused-no-spades = You have no free spades.
refused-bought-spades = { $spades ->
    [one] A spade that was bought must be used.
   *[other] The { $spades } spades you bought must be used.
}
refused-spade-ahead = Spades are bought when the hex is chosen; only where a spade brings power (Alchemists with their stronghold) is one bought before that.
refused-spades-no-hex = No hex in reach takes { count-spades }, and spades that were bought must all be used on one hex.
refused-spades-left = { $hex } takes { count-spades }, but you have { $has }: as some were bought, all must be used on one hex.
refused-step-count = { $steps ->
    [one] Here you advance 1 step, not { $said }.
   *[other] Here you advance { $steps } steps on one track, all at once, not { $said }.
}
refused-must-transform = At least one hex must be transformed with these spades.
refused-nothing-to-lose = You have no cult steps to give.
refused-lose-steps = You have { $has ->
    [one] 1 step
   *[other] { $has } steps
} in the { $cult }; it takes { $price }.
refused-no-offer = Nobody offers you power.
refused-offer-size = You are offered { $fits } power, not { $said }.
refused-no-such-offer = { $offers ->
    [one] You have one offer only.
   *[other] You have { $offers } offers only.
}
refused-same-offer = An equal offer of the { $from } ({ $amount } power) comes first; answer that one.
refused-no-token = You have no token to buy: no neighbour has taken power.
refused-no-priest-received = Terrains are unlocked when a priest is received.
refused-unlocked-already = You have already unlocked { $terrain }.

## The drawn table

draw-before = Setup: { $phase }
draw-round = Round { $round } of 6: { $phase }
draw-scoring-now = This round: { $tile }
draw-order = Order:
draw-bridges = Bridges:
draw-terrains = Terrain:
draw-structures = Pieces:
draw-in-town = in a town
draw-cults = Cults
draw-orders = orders
draw-scoring = Scoring:
draw-final = At the end:
draw-free-cards = Free cards:
draw-power-actions = Power actions:
draw-used = (used)
draw-favor-tiles = Favor tiles:
draw-town-tiles = Town tiles:
draw-offers = Offers:
draw-offer = { $to }: { $power } power from { $from-the } for { $points } VP
draw-active = on turn
draw-you = you
draw-left = left
draw-passed = passed
draw-have = { $points } VP  { count-coins }, { count-workers }, { count-priests }, bowls { $bowls }
draw-shipping = shipping { $level }
draw-shipping-now = shipping { $level } (now { $now })
draw-tunnel = tunnel skips { $skip }
draw-carpet = carpet skips { $skip }
draw-digging = { $priests ->
    [0] spade: { count-workers }
   *[other] spade: { count-priests }
}
draw-no-digging = no spades
draw-keys = { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}
draw-bridges-left = { $left ->
    [one] 1 bridge left
   *[other] { $left } bridges left
}
draw-income = income: { count-coins }, { count-workers }, { count-priests }, { $power } power

# Score sheets
refused-ledger = { $why } (line { $line }: “{ $command }”)
refused-ledger-command = This is not a command of a score sheet.
refused-ledger-setup = No table can be set up like this.
refused-ledger-option = There is no such option.
refused-ledger-map = There is no such map.
refused-ledger-card = There is no such bonus card.
refused-ledger-final = There is no such final scoring tile.
refused-ledger-faction = There is no such faction.
refused-ledger-not-playing = No setup line names this faction.
refused-ledger-twice = The setup lines do not name as many factions as the table has seats.
refused-ledger-empty = This is not a score sheet: no line sets up a faction.
refused-ledger-long = A score sheet has at most 4 MiB.
refused-ledger-luck = These are not the numbers of a draw.
refused-after-the-end = The game is over.
refused-other-faction-dealt = Another faction was dealt to this seat.
refused-before-round-one = Before the first round, first dwellings are placed and first bonus cards are taken, nothing else.
refused-color-alone = A colour is named with the action that changes the home, ACTH5 or ACTH6.
refused-no-color = The new home must be named with pick-color.
refused-leave-other = Nobody leaves for another faction.
refused-no-such-conversion = There is no such conversion.
refused-conversion-rate = The rate is { $rate } for 1: { $paid } will not give { $got }.
refused-dug-unused = { $said ->
    [one] The spade that was bought must be used first.
   *[other] The { $said } spades that were bought must be used first.
}
refused-dug-home = The hex is home terrain already; the bought spades have no use there.
refused-dig-late = No spades can be bought now: the action of this turn has been taken.
refused-no-spades-at-hand = No spade was bought or received for this.
refused-too-few-spades = This takes { $said ->
    [one] 1 spade
   *[other] { $said } spades
}; { $fits ->
    [one] 1 is
   *[other] { $fits } are
} at hand.
refused-too-many-spades = This takes { $said ->
    [one] 1 spade
   *[other] { $said } spades
}, but you have { $fits }, and bought spades must all be used on one hex.
refused-volcano-dig = A transformation into volcano is written with dig 1 before it.
refused-no-river-between = No river hex joins these hexes so that a town is founded.
refused-gain-by-hand = Nothing gives or takes this now; by hand it is changed only after the line: option loose-adjust-resource.
refused-lowered = This does not say which marker enters space 10: the steps lowered are not those that would be too many.
refused-lower = Markers never go back; a step is taken back only before a town tile, to say which marker shall not enter space 10.
refused-spades-to-give-up = { $fits ->
    [0] There are no free spades to give up.
    [one] There is only 1 free spade to give up, not { $said }.
   *[other] There are only { $fits } free spades to give up, not { $said }.
}
refused-lose-count = The hex costs { $fits ->
    [one] 1 step
   *[other] { $fits } steps
}, not { $said }.
refused-nothing-to-give-up = There is nothing of this kind to give up.
refused-adjust = Nobody can have less than nothing, or that much.
refused-adjust-thing = This cannot be changed by hand.
refused-export = This match cannot be written as a score sheet: { $why }.
export-older-rules = it was begun under older rules
export-factions = not all factions are chosen yet
export-edited-table = the table was edited by hand
export-start-points-2017 = other programs know the starting VP of 2017 only on the original map
refused-introductory-factions = The introductory game has its own factions.
refused-faction-name = There is no faction “{ $name }”.{ $hint } There are { $known }.

## What a seat holds, and standing orders

holding-points = VP
holding-workers = { $count ->
    [one] worker
   *[other] workers
}
holding-coins = { $count ->
    [one] coin
   *[other] coins
}
holding-priests = { $count ->
    [one] priest
   *[other] priests
}
holding-bowl-1 = power in bowl I
holding-bowl-2 = power in bowl II
holding-bowl-3 = power in bowl III
order-take-power-for = { $n ->
    [0] Always take power that costs at most 0 VP (that is, for free)
    [one] Always take power that costs at most 1 VP
   *[other] Always take power that costs at most { $n } VP
}
order-decline-power-above = { $n ->
    [0] Always refuse power that costs more than 0 VP
    [one] Always refuse power that costs more than 1 VP
   *[other] Always refuse power that costs more than { $n } VP
}

## Kinds of things, for statistics

used-faction = Factions
used-map = Maps
used-scoring = Scoring tiles in play
used-card = Bonus cards taken
used-favor = Favor tiles
used-town = Town tiles
used-power-action = Power actions
used-special = Special actions
