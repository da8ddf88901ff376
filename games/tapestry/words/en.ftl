# The words of Tapestry.

## Players, resources, buildings

rival-automa = Automa
rival-shadow = Shadow Empire
rival-people-explorers = Explorers
    .noun = p
rival-people-scientists = Scientists
    .noun = p
rival-people-conquerors = Conquerors
    .noun = p
rival-people-engineers = Engineers
    .noun = p
seat-0 = Blue
    .noun = proper
seat-1 = Red
    .noun = proper
seat-2 = Yellow
    .noun = proper
seat-3 = Green
    .noun = proper
seat-4 = Violet
    .noun = proper
resource-coin = coin
resource-worker = worker
resource-food = food
resource-culture = culture
counted-coin = { $n } { $n ->
    [one] coin
   *[other] coins
}
counted-worker = { $n } { $n ->
    [one] worker
   *[other] workers
}
counted-food = { $n } food
counted-culture = { $n } culture
building-market = market
building-house = house
building-farm = farm
building-armory = armory
row-bottom = bottom row
row-middle = middle row
row-top = top row
die-red = red die
die-black = black die
die-science = science die
terrain-sea = sea
terrain-desert = desert
terrain-forest = forest
terrain-grassland = grassland
terrain-mountain = mountain
expansion-base = base game
expansion-mm = Plans & Ploys
expansion-aa = Arts & Architecture
expansion-ff = Fantasies & Futures
achievement-complete-track = complete an advancement track
achievement-topple-two = topple two opponent outposts
achievement-middle-island = conquer the middle island
space-named = { $space } ({ $track } { $n })
space-start = the start of { $track }
source-spaces = spaces of tracks
source-income = income turns
source-exploration = exploration
source-conquest = conquest
source-tapestries = tapestry cards
source-technologies = technology
source-civilizations = civilizations
source-achievements = achievements
source-other = everything else

## What cards say

face-nothing = nothing
face-lines = { $first }; { $rest }
face-kind = { $kind }
card-kind-when-played = WHEN PLAYED
card-kind-this-era = THIS ERA
card-kind-continuous = CONTINUOUS
card-kind-response = RESPONSE
face-turn-5 = on income turn 5: { $what }
face-plots = buildings may stand on { $n ->
    [one] 1 plot
   *[other] { $n } plots
} here
face-plot = for each plot covered: { $what }
face-all-plots = when all plots are covered: { $what }
face-response = { $answer }: { $what }
answer-trap = discard it when an opponent attacks a territory of yours (Trap)
answer-defender = discard it when an opponent attacks a territory of yours
answer-trap-counter = discard it when a Trap is played against you
answer-attacker = discard it when you attack a territory of an opponent
face-charm-left = left charm: { $what }
face-charm-right = right charm: { $what }
face-circle = circle: { $what }
face-square = square: { $what }
face-one-use = then it is turned over
face-gained = when it is gained: { $what }
face-start = if you start with it: { $what }
face-adjustment = adjustment at the start: { $what }
face-after-income-1 = after your first income turn: { $what }
face-income = in step 1 of its income turns: { $what }
face-mat = space { $n }: { $what }
face-final = in the end it scores { $final }
final-land-mass = your largest land mass of one terrain
final-exact-predictions = every prediction that is exact
final-islanders-water-tiles = tiles here that show only sea on their outer sides
final-visible-impassable = every visible impassable plot as a loss
final-collected-kinds = the kinds of objects here
final-connected-landmarks = your largest group of connected landmarks
face-midgame = when gained later: { $what }
face-after-income-5 = at the end of income turn 5: { $what }
face-extended = a turn after income turn 5: { $what }

## Verbs of effects

chain-choose = { $n ->
    [1] either { $parts }
   *[other] choose { $n } of: { $parts }
}
chain-or = { $first } or { $rest }

kind-coin = coin
kind-worker = worker
kind-food = food
kind-culture = culture
kind-any = any
do-gain-resource = gain { $resource ->
    [coin] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [worker] { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [any] { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
   *[other] { $n } { $resource }
}
do-gain-resource-per = gain { $resource ->
    [coin] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [worker] { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [any] { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
   *[other] { $n } { $resource }
} for each { $what }
do-lose-resource = lose { $resource ->
    [coin] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [worker] { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [any] { $n ->
        [one] 1 resource of your choice
       *[other] { $n } resources of your choice
    }
   *[other] { $n } { $resource }
}
do-gain-vp = gain { $n } VP
do-gain-vp-per = gain { $n } VP for each { $what }{ $track ->
    [none] {""}
   *[other] {" "}({ $track })
}
do-score-capital = score your capital city
do-pay-resource = pay { $resource ->
    [coin] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [worker] { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [any] { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
   *[other] { $n } { $resource }
}
do-pay-vp = pay { $n } VP
do-discard-territory-tiles = discard { $n ->
    [one] 1 territory tile
   *[other] { $n } territory tiles
}
do-discard-tapestry = discard { $n ->
    [one] 1 tapestry card of your hand
   *[other] { $n } tapestry cards of your hand
}
do-discard-technologies = discard { $n ->
    [one] 1 technology card
   *[other] { $n } technology cards
}
do-give-territory-tile = give 1 territory tile to an opponent
do-gain-building = gain 1 { $type }
wanted-market = market
wanted-house = house
wanted-farm = farm
wanted-armory = armory
wanted-any = income building of any type
wanted-fewest = income building of a type you have the fewest of
wanted-different = income building of a type not yet gained here
do-gain-landmark = gain the landmark { $landmark }
do-choose-landmark = gain { $from }
landmark-source-landmark-board = an unclaimed landmark of the tracks
landmark-source-tier-2-tracks = an unclaimed landmark of tier II of the tracks
do-gain-tapestry = gain { $n ->
    [one] 1 tapestry card
   *[other] { $n } tapestry cards
}
do-overplay-tapestry = play { $that_card ->
    [yes] that card
   *[no] a tapestry card
} on top of the card of your current era
do-play-on-maker-of-fire = play a tapestry card on Maker of Fire
do-draw-keep = draw { $draw } from the { $what } and keep { $keep }
deck-tapestry = tapestry deck
deck-tech-card = technology deck
deck-territory-tile = territory tiles
deck-space-tile = space tiles
do-discard-for-gain = discard { $most ->
    [255] any number of tapestry cards
    [one] 1 tapestry card
   *[other] up to { $most } tapestry cards
}: for each { $vp ->
    [0] { $resources ->
        [one] 1 resource of any kind
       *[other] { $resources } resources of any kind
    }
   *[other] { $vp } VP
}
do-discard-down-to = discard down to { $n ->
    [one] 1 tapestry card
   *[other] { $n } tapestry cards
}
do-reserve = reserve { $what }
reserved-next-market = your next market
reserved-next-house = your next house
reserved-next-farm = your next farm
reserved-next-armory = your next armory
reserved-space-tile = 1 of 3 drawn space tiles
reserved-tech-card = 1 of 3 drawn technology cards
reserved-reminder = a reminder
do-gain-territory-tile = gain { $n ->
    [one] 1 territory tile
   *[other] { $n } territory tiles
}
do-explore = explore { $where }{ $drawn ->
    [yes] {" with the tile just drawn"}
   *[no] {""}
}
explore-place-adjacent = a hex beside your territories
explore-place-anywhere = anywhere
do-gain-space-tile = gain { $n ->
    [one] 1 space tile
   *[other] { $n } space tiles
}
do-explore-space = explore a space tile
do-territory-benefit = gain the benefit of { $of }
territory-this-territory = this territory
territory-any-controlled-tile = a territory tile you control
do-invent = gain { $n ->
    [one] 1 technology card
   *[other] { $n } technology cards
}{ $from }
tech-source-any = {""}
tech-source-face-up = {" "}of those face up
tech-source-deck = {" "}from the deck
do-refresh-tech = replace the technology cards face up if you like
do-upgrade = upgrade { $n ->
    [one] 1 technology card
   *[other] technology { $n } times
}{ $ignore_prerequisites ->
    [yes] {", ignoring prerequisites"}
   *[no] {""}
}{ $lock_card_this_turn ->
    [yes] {", which is not upgraded again this turn"}
   *[no] {""}
}
do-tech-circle = gain the circle of a card in your middle row
do-tech-square = gain the square of a card in your top row
do-research = { $times ->
    [one] research
   *[other] research { $times } times
}{ $benefit ->
    [yes] {" with the benefit"}
   *[no] {" without benefit and bonus"}
}{ $overflow_vp ->
    [0] {""}
   *[other] {", "}{ $overflow_vp } VP for each result beyond the end
}
do-advance = advance on { $on }{ $first_tier ->
    [yes] {" into tier I"}
   *[no] {""}
}{ $benefit ->
    [yes] {" with the benefit"}
   *[no] {" without the benefit"}
}{ $bonus }{ $lock ->
    [yes] {"; opponents cannot move there until the end of your next turn"}
   *[no] {""}
}
track-any = any track
track-chosen = that track
bonus-none = {" and without the bonus"}
bonus-pay = {""}
bonus-free = {" and with the bonus for free"}
do-advance-different = advance on { $n ->
    [one] 1 track
   *[other] { $n } different tracks
}{ $behind ->
    [yes] {" on which an opponent is ahead"}
   *[no] {""}
}, without benefits and bonuses
do-regress = regress on { $on }{ $benefit ->
    [yes] {" with the benefit"}
   *[no] {" without the benefit"}
}
do-jump = move { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} on every track, gaining nothing
do-repeat-position = gain the benefit of your position on a track
do-move-token-to-start = move this token to the start of any track
do-conquer = conquer { $where }{ $dice }
conquer-place-adjacent = a territory beside yours
conquer-place-anywhere = a territory anywhere
conquer-place-empty-adjacent = an empty territory beside yours
conquer-place-that-territory = that territory
conquer-place-adjacent-to-start = a territory beside your starting territory
dice-one = {""}
dice-both = {" "}and gain both dice
dice-both-if-opponent = {" "}and gain both dice if an opponent controlled it
do-place-outpost = place an outpost on that territory
do-roll-conquer-die = choose a conquer die, roll it and gain its result
do-gain-red-die = gain the result of the red die
do-topple-attacker = topple the attacker
do-cancel-trap = cancel the Trap
do-retreat-outpost = move your outpost to an empty territory beside it
do-forbid-responses = the defender may not respond
do-attacker-loses-resource = the attacker loses { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
do-gain-civilization = gain a civilization
do-replace-this-civilization = replace this civilization by another
do-gain-masterpiece = gain { $n ->
    [one] 1 masterpiece
   *[other] { $n } masterpieces
}
do-refresh-masterpieces = replace the masterpieces face up if you like
do-broadcast = broadcast { $most ->
    [one] 1 masterpiece
   *[other] up to { $most } masterpieces
}{ $neighbours ->
    [yes] {" of yours or your neighbours’"}
   *[no] {" of yours"}
}
do-inspire = place an inspiration tile
do-note-payment = { $forget ->
    [yes] nobody has paid yet
   *[no] this is remembered
}
do-special = { $id }

count-tech-card = technology card
count-territory-tile-supply = territory tile in your supply
count-controlled-territory = territory you control
count-tapestry-card = tapestry card in hand and on your mat
count-tapestry-mat-visible = visible tapestry card on your mat
count-tapestry-hand = tapestry card in hand
count-market = market
count-house = house
count-farm = farm
count-armory = armory
count-income-building = income building
count-landmark = landmark
count-capital-row = complete row
count-capital-column = complete column
count-track-space = space you have advanced
count-opponent = opponent
count-track-leading = track on which nobody is ahead of you
count-track-leading-by-opponents = opponent and track on which no opponent is ahead of you
count-track-trailing = track on which all opponents are ahead of you
count-resource-held = resource you have
count-same-income-building = income building of the commonest type in your city
count-tech-top-row = technology card in your top row
count-capital-line = complete row or column
count-complete-district = complete district
count-tracks-in-tier = track on which you are that far
count-masterpiece = masterpiece
count-completed-track = completed track
count-uniform-line = complete row or column with income buildings of one type only
count-rough-district = district with at least 2 impassable plots
count-coin-of-income = coin of this income
count-achievement = achievement you have earned
count-die-on-mat = die on this mat

## Procedures

do-rivals-turn = take the turn of the rivals
do-rivals-advance = advance by the decision cards
do-rivals-step = advance on a track
do-rivals-gain = gain what the space gives the Automa
do-rivals-income = take the income turn of the rivals
do-rivals-conquerors = guard and score territories
do-rivals-end = end the turn of the rivals
do-keep-mats = keep a capital and a civilization
do-set-up-civilization = set up the civilization
do-draft-landmark-card = keep a landmark card
do-take-turn = take a turn
do-check-landmark-cards = look at the landmark cards
do-end-turn = end the turn
do-pay-advance = pay for the advance
do-advance-paid = advance
do-space-effects = gain what the space gives
do-tier-landmark = gain the landmark of the tier
do-pay-income = gain income
do-after-first-income = end the first income turn
do-use-masterpieces = use masterpieces
do-use-civilizations = use civilizations
do-era-bonus = gain the bonus of the era
do-play-tapestry = play a tapestry card
do-score-income = score the income mat
do-use-reserved = use what is reserved
do-score-mats = score civilizations
do-after-last-income = end the last income turn
do-place-piece = place what was gained
do-choose-spot = choose its place
do-district-reward = gain the reward of the district
do-choose-tile = choose a territory tile
do-choose-hex = choose a hex
do-choose-rotation = turn the tile
do-score-sides = score the sides of the tile
do-tile-benefit = gain the benefit of the tile
do-end-exploration = end the exploration
do-answer-attack = answer the attack
do-defend = let the defender answer
do-resolve-conquest = resolve the conquest
do-roll-conquest-dice = roll the conquer dice
do-gain-conquest-dice = gain from the conquer dice
do-end-conquest = end the conquest
do-answer-trap = answer the Trap
do-resolve-response = resolve the response
do-middle-island = look at the middle island
do-choose-result = choose a result
do-use-result = use the result or not
do-resolve-tapestry = resolve the tapestry card
do-enter-tapestry = the tapestry card becomes active
do-turn-card = turn a one-use card over
do-upgrade-laid = upgrade the card it lies on
do-choose-civilization = choose a civilization

## Tests, groups, moments, changes

test-first-player-in-era = no other player has started this era
test-fewest-income-buildings = you have the fewest income buildings
test-fewest-landmarks = you have the fewest landmarks
test-most-landmarks = you have the most landmarks
test-income-turn = it is income turn { $of }
test-after-own-income-5 = your income turn 5 is over
test-advance-turn = it is an advance turn
test-players-at-least = at least { $of } play
test-hand-above = you have more than { $of ->
    [one] 1 tapestry card
   *[other] { $of } tapestry cards
} in hand
test-opponent-paid = an opponent paid
test-explored-for = the sides brought at least { $of } VP
test-advanced = on { $track }{ $from_tier ->
    [0] {""}
   *[other] {" from tier "}{ $from_tier } on
}
test-building = it is a { $of }
test-not-building = it is no { $of }
test-from-track = it comes from its space on the track
test-from-conquer-die = it comes from a conquer die
test-upgraded-to = it reached the { $of }
test-district-income-buildings-identical = all income buildings in it are of one type
test-territory-was-empty = the territory was empty
test-income-building = it is an income building
test-opponent-holds-own-token = that opponent has one of these tokens
test-card-has-own-token = your token lies on that card
test-territory-has-own-trader-token = your token lies there
test-landmark-listed-on-mat = the landmark is listed here
test-die-on-own-mat = the die lies on this mat
test-adjacent-empty-territory-exists = there is an empty territory beside it
test-control-2-adjacent = you control at least 2 territories beside it
group-all = everybody
group-opponents = every opponent
group-neighbours = your neighbours
group-neighbours-one = a neighbour
group-chosen-opponent-one = the chosen opponent
group-neighbours-from-left = your neighbours
group-chosen-opponent = the chosen opponent
when-advance = advance
when-enter-tier = enter a new tier
when-reach-claimed-landmark = reach a tier whose landmark is taken
when-gain-landmark = gain a landmark
when-gain-track-benefit = gain the benefit of a space
when-before-track-benefit = would gain the benefit of a space
when-invent = gain a technology card
when-upgrade = upgrade a technology card
when-upgrade-to-top = upgrade a technology card to the top row
when-gain-tapestry = gain a tapestry card
when-would-gain-tapestry = would draw a tapestry card
when-play-tapestry = play a tapestry card
when-gain-masterpiece = gain a masterpiece
when-explore-start = begin to explore
when-tile-placed = have placed a territory tile
when-explore = have explored
when-conquer = conquer
when-conquer-dice-chosen = have gained from the conquer dice
when-die-rolled = roll a die
when-topple = topple an outpost
when-gain-building = gain an income building
when-place-building = are about to place a building
when-place-income-building = place an income building in the city
when-build-on-impassable = build on an impassable plot
when-cover-last-impassable = cover the last impassable plot of a district
when-complete-district = complete a district
when-score-capital = score the capital city
when-gain-income = have gained income
when-income-step-3 = have scored the income mat
when-gain-resource = gain a resource
when-gain-object = gain one of the six kinds of objects
when-reach-prediction = reach a predicted number
when-end-of-turn = end a turn
when-gain-building-others = gains an income building
when-gain-landmark-others = gains a landmark
when-advance-others = advances
when-upgrade-others = upgrades a technology card
when-upgrade-to-top-others = upgrades a technology card to the top row
when-gain-track-benefit-others = gains the benefit of a space
when-conquer-dice-chosen-others = has gained from the conquer dice
when-die-rolled-others = rolls a die
when-play-tapestry-others = plays a tapestry card
when-would-gain-tapestry-others = would draw a tapestry card
key-science-die-extra-roll = more rolls of the science die to choose from
key-ignore-upgrade-prerequisites = upgrades need no prerequisites
key-conquer-opponent-both-dice = both dice for a territory conquered from an opponent
key-no-traps-against-you = no Traps against you
key-may-build-on-impassable = you may build on impassable plots
key-free-any-resource-bonuses = bonuses that cost 1 resource of any kind are free
key-upgrade-top-to-bottom = an upgrade may move a card from the top to the bottom row for 5 VP
key-invent-from-discard = technology cards may come from the discard pile
key-psionics = one more option on everything drawn or rolled
key-outposts-on-mat = outposts lie on this mat
key-islanders-hexes = you may explore the hexes of this mat
key-civilization-extra-draw = more civilizations to choose from
key-alliance = no conquests between you and the chosen opponent
key-cannot-advance-military = you cannot advance on the Military track
key-cannot-advance-science = you cannot advance on the Science track

## Procedures of single cards and mats

special-age-of-discovery = roll the science die; every player advances on that track, only you gain the benefit and may pay for the bonus
special-choose-opponent = name an opponent
special-choose-track-and-opponent = name a track and an opponent
special-circle-of-that-card = gain the circle of that card
special-colonialism = of a territory tile you control, gain 1 worker for mountain, 1 culture for grassland, 1 food for forest and 1 coin for desert
special-copy-own-when-played = resolve another visible WHEN PLAYED card of yours
special-copy-tapestry = gain the ability of a visible WHEN PLAYED or THIS ERA card on any income mat
special-copy-track-benefit = gain the same benefit, if it was on the named track
special-copy-upgrade-benefit = gain the same circle or square
special-dark-ages = move back once on 3 different tracks, then advance 3 times on another one, without benefits and bonuses
special-exploitation = gain its benefit twice and no VP for its sides
special-mercantilism = exchange food of this income for other resources and gain 2 VP for each
special-migration = move up to 2 of your outposts to empty territories beside them and gain the benefits there
special-neighbour-position-benefit = gain the benefit of a neighbour’s position on a track
special-oil-magnate = name a track: you may advance there with the benefit and may pay for the bonus, then your neighbours may advance there without
special-replace-civilization = lose a civilization and gain another
special-revolution = stand up to 3 of your toppled outposts up and topple the opponents’ there
special-secret-society = look at a neighbour’s hand and gain 2 VP for each WHEN PLAYED card, at most 8
special-socialism = move to the position of the closest opponent on a track, without benefit and bonus
special-status-quo = pay for the bonus of each of your positions once if you like
special-trade-economy = gain the benefit of an opponent’s position; they may gain its bonus for free
special-upgrade-that-card = upgrade that card
special-advisors-gift = give them a card of your hand instead, then gain 1 tapestry card
special-advisors-give = give any of the 3 cards to neighbours for 5 VP each
special-alchemists = roll the science die as often as you like: a track rolled twice ends it with the bust; if you stop, advance on every marked track without benefit and bonus, 5 VP beyond the end
special-aliens = discard the space tile here; then explore a space tile onto this mat (pay 1 resource if one was discarded) or gain 1 resource
special-architects-cubes = put an impassable cube for each opponent into different districts of your city
special-artificers = set the leftmost building of an income track aside or slide it left; on income turn 5 score your buildings or push a track to the left
special-celestials = move the floating capital and gain both conquer dice; on income turn 5 score landmarks inside the city and lose for those outside
special-celestials-midgame = keep the mat and put a token for an outpost on your starting territory, or replace it
special-collectors = put it on this mat instead and gain 1 resource
special-craftsmen-place = put it on this mat instead and gain the benefit it covers
special-elder-ones-turn = advance or end your game
special-entertainers = move the token along a path and gain the benefit there
special-entertainers-any-space = put the token on any space and gain its benefit
special-faefolk = you may gain 1 tapestry card; move the token as far as you have visible cards and gain the benefit there, twice on income turn 5
special-gamblers = reveal 3 tapestry cards and play one that says WHEN PLAYED
special-genies = an opponent drawn at random gains one circle; you gain the same and a square beside it; on income turn 5 gain 2 circles
special-heralds = move a token onto a visible WHEN PLAYED card of anybody and resolve it
special-heralds-draw = draw until a WHEN PLAYED or CONTINUOUS card comes; you may play such a card of your hand on Maker of Fire
special-historians = discard 1 territory tile and give a token to an opponent
special-historians-give-all = give the 4 tokens to opponents
special-historians-reward = gain every exposed square
special-illuminati-die = gain the first result of that die
special-illuminati-return = put all three dice on this mat
special-infiltrators = place an outpost beside an opponent’s single one and gain the benefit there, or a token on their starting territory for their outposts left
special-inventors = put a token on a card of a lower row of anybody: it is upgraded, its owner gains the benefit, and so may you
special-inventors-take = gain the same square, then take the card
special-islanders = explore a hex of this mat
special-islanders-midgame = keep the mat and lay up to 4 tiles there, or replace it
special-isolationists-token = put a token there and gain 1 resource
special-leaders = cover a leader and advance there with the benefit
special-merfolk-submerge = put all but 2 cards of your hand under this mat
special-merfolk-surface = take the submerged cards back
special-merfolk-turn = discard tapestry cards for 5 VP each or play one that says WHEN PLAYED
special-merrymakers = move a token up and gain what is there
special-militants = gain every exposed benefit
special-militants-place = put your outposts onto this mat
special-mystics-predict = predict four numbers
special-nomads = place it on the map instead
special-relentless = add a token after a turn with a building; otherwise take them all off and gain the reward
special-renegades = ignore benefit and bonus and advance on this mat instead
special-spies = use an option once: gain something of a neighbour’s and look at their hand
special-swap-income-buildings = swap income buildings in your city up to 3 times
special-tinkerers = use an option once
special-traders = put a token on a territory: VP for opponents beside an empty one, or its benefit
special-traders-die = gain the die they did not choose
special-treasure-hunters = put the token of a terrain on an empty territory beside yours and gain what the terrain gives
special-urban-planners-card = take another landmark card
special-urban-planners-hold = keep the landmark on this mat
special-utilitarians-activate = put a token beside it
special-utilitarians-tokens = put up to 2 tokens beside your landmarks
special-weefolk = give an opponent a token for their city; discard 1 territory tile for an income building if you like; on income turn 5 score the buildings in line with your tokens
special-weefolk-token = an opponent puts your token into their city
special-werefolk = flip a space tile: face up regress to explore it here or gain 4 VP, face down advance with the benefit and the bonus for free

## Answers

move-income = Take an income turn
move-advance = Advance to { $place }
move-regress = Go back to { $place }
move-repeat = Gain the benefit of { $place } again
move-track = { $track }
move-take = Take 1 { $resource }
move-pay = Pay 1 { $resource }
move-build = Gain { $building-a }
move-place = Place it at { $spot }
move-place-turned = Place it at { $spot }, turned by { $degrees }°
move-landmark = Choose { $landmark-the }
move-landmark-held = Place { $landmark-the } from the mat of the Urban Planners
move-tile = Choose { $tile }
move-explore = Explore hex { $hex }
move-turn = Turn it by { $degrees }°
move-discard-tile = Discard { $tile }
move-space = Explore { $tile }
move-conquer = Conquer territory { $hex }
move-hex = Choose territory { $hex }
move-die = Gain the result { $die-of }
move-invent = Take { $card } ({ $text })
move-invent-top = Take the top card of the technology deck
move-upgrade = Upgrade { $card } ({ $text })
move-circle = Gain the circle { $card-of } ({ $text })
move-square = Gain the square { $card-of } ({ $text })
move-discard-technology = Discard { $card }
move-play = Play { $card }
move-discard = Discard { $card }
move-respond = Respond with { $card }
move-keep = Keep { $card }
move-copy = Copy { $card }
move-civilization = Choose { $civilization-the }
move-capital = Choose the capital { $capital }
move-landmark-card = Keep the landmark card { $card }
move-masterpiece = Choose “{ $card }”
move-masterpiece-top = Take the top masterpiece of the deck
move-inspire = Inspire the track { $building-of }
move-player = Choose { $who }
move-number = { $what }
number-plain = { $n }
number-space = Space { $n }: { $what }
number-face = Face { $n }: { $what }
number-hex = Hex { $n } of the mat
number-column = Column { $n } of the mat
number-row = Row { $n } of the mat
number-terrain = The token of this terrain: { $terrain }
number-aside = Set it aside
number-slide = Slide it to the left
number-spies-0 = A WHEN PLAYED card on their mat
number-spies-1 = A territory or space tile of their supply
number-spies-2 = A position of theirs on a track
number-spies-3 = One of their technology cards
number-tinkerers-0 = Gain the resources of the cost of a tier
number-tinkerers-1 = Advance to an opponent ahead
number-tinkerers-2 = Go back 3 spaces
number-tinkerers-3 = Move on to the next bonus
move-pick = Option { $n }: { $what }
move-yes = Yes
move-no = No

## Questions

ask-civilization = Which civilization do you keep?
ask-capital = Which capital do you keep?
ask-turn = Do you take an income turn, or on which track do you advance?
ask-pay = With which resource do you pay?
ask-pay-units = With which resource do you pay?{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $left } are left.
}
ask-take = Which resource do you gain?{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $left } are left.
}
ask-build = Which income building do you gain?
ask-place = Where does it go?
ask-landmark = Which landmark do you gain?
ask-tile = Which territory tile do you choose?
ask-explore = Where do you explore with { $tile }?
ask-turn-tile = How do you turn { $tile } on hex { $hex }?
ask-space = Which space tile do you explore?
ask-conquer = Which territory do you conquer?
ask-respond = Territory { $hex } is attacked. Do you play a card?
ask-die = Which die do you gain?
ask-invent = Which technology card do you take?
ask-upgrade = Which technology card do you upgrade?
ask-gain-again = Of which technology card do you gain the benefit?
ask-play = Which tapestry card do you play?
ask-discard = What do you discard?{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $left } are left.
}
ask-research = The science die shows { $track }. Do you advance there?
ask-advance = Which token advances?
ask-regress = Which token goes back?
ask-repeat = Which position do you gain again?
ask-track = Which track?
ask-player = Which player?
ask-whether = Do you want to do it?
ask-choice = Which option do you choose?
ask-order = What comes first?
ask-landmark-card = Which landmark card do you keep?
ask-masterpiece = Which masterpiece do you take?
ask-inspire = Which income track do you inspire?
ask-hex = Which territory?
ask-special = Please decide: { $id }.
ask-other = What do you choose?
ask-keep = What do you keep?
ask-renew = Do you replace the cards that lie face up?

## Events

event-set-up = The table is set; { $who-the } plays first.
event-civilization-dealt = { $who-The } may choose { $civilization-the }.
event-capital-dealt = { $who-The } may choose the capital { $capital }.
event-chosen = { $who-The } has chosen.
event-capital-kept = { $who-The } keeps the capital { $capital }.
event-civilization-kept = { $who-The } plays { $civilization-the }.
event-civilization-gained = { $who-The } gains { $civilization-the }.
event-civilization-lost = { $who-The } loses { $civilization-the }.
event-landmark-card-drawn = The landmark card { $card } is drawn for the draft.
event-civilization-drawn = { $who-The } draws { $civilization-the }, to keep or not.
event-landmark-card = { $who-The } keeps the landmark card { $card }.
event-income-turn = { $who-The } takes income turn { $turn }.
event-advanced = { $who-The } advances to { $place }.
event-regressed = { $who-The } goes back to { $place }.
event-repeated = { $who-The } gains the benefit of { $place } again.
event-moved = { $who-The } moves a token to { $place }.
event-finished = The game { $who-of } is over.
event-game-over = The game is over.
event-gained = { $who-The } gains { $gained }.
event-paid = { $who-The } pays { $paid }.
event-lost = { $who-The } loses { $lost }.
event-scored = { $who-The } gains { $points } VP ({ $source }).
event-points-lost = { $who-The } loses { $points } VP ({ $source }).
event-achievement = { $who-The } earns the achievement “{ $achievement }”: { $points } VP.
event-building = { $who-The } gains { $building-a }.
event-landmark = { $who-The } gains { $landmark-the }.
event-building-placed = { $who-The } places { $building-the } on plot { $plot }.
event-landmark-placed = { $who-The } places { $landmark-the } at { $spot }{ $degrees ->
    [0] {""}
   *[other] {", turned by "}{ $degrees }°
}.
event-beside = { $who-The } has no room in the city: the building lies beside it.
event-district = { $who-The } completes a district.
event-tile-gained = { $who-The } gains { $tile }.
event-tile-discarded = { $who-The } discards { $tile }.
event-tile-given = { $who-The } gives { $tile } { $to-to }.
event-explored = { $who-The } explores hex { $hex } with { $tile }: { $points } VP for its sides.
event-space-gained = { $who-The } gains { $tile }.
event-space-explored = { $who-The } explores { $tile }.
event-attacked = { $who-The } attacks territory { $hex }.
event-outpost = { $who-The } places an outpost on territory { $hex }.
event-responded = { $who-The } plays { $card } in response.
event-toppled = { $who-The } topples an outpost { $owner-of } on territory { $hex }.
event-retreated = { $who-The } retreats to territory { $hex }.
event-rolled = { $who-The } rolls the conquer dice. Red: { $red }. Black: { $black }.
event-die-gained = { $who-The } gains the result { $die-of }.
event-researched = { $who-The } rolls the science die: { $track }.
event-technology-shown = The technology card { $card } lies face up.
event-technologies-renewed = { $who-The } replaces the technology cards face up.
event-invented = { $who-The } gains the technology card { $card }.
event-upgraded = { $who-The } upgrades { $card } to the { $row }.
event-card-turned = { $who-The } turns { $card } over.
event-technology-discarded = { $who-The } discards { $card }.
event-tapestry-gained = { $who-The } gains a tapestry card.
event-tapestry-gained-own = { $who-The } gains the tapestry card { $card }.
event-played = { $who-The } plays { $card } in era { $era }.
event-face-down = { $who-The } lays a tapestry card face down.
event-discarded = { $who-The } discards { $card }.
event-masterpiece-shown = The masterpiece “{ $card }” lies face up.
event-masterpieces-renewed = { $who-The } replaces the masterpieces face up.
event-masterpiece = { $who-The } gains the masterpiece “{ $card }”.
event-broadcast = { $who-The } broadcasts “{ $card }”.
event-inspired = { $who-The } inspires the track { $building-of }.

## Tracks and their spaces

track-exploration = Exploration
track-science = Science
track-military = Military
track-technology = Technology
track-arts = Arts
space-exploration-1 = Scouting
space-exploration-2 = Rafts
space-exploration-3 = Wagons
space-exploration-4 = Navigation
space-exploration-5 = Ships
space-exploration-6 = Tunnels
space-exploration-7 = Trains
space-exploration-8 = Cars
space-exploration-9 = Airplanes
space-exploration-10 = Space Shuttle
space-exploration-11 = Interstellar Travel
space-exploration-12 = Warpgates
space-science-1 = Astronomy
space-science-2 = Mathematics
space-science-3 = Herbalism
space-science-4 = Medicine
space-science-5 = Chemistry
space-science-6 = Biology
space-science-7 = Academic Research
space-science-8 = Nutrition
space-science-9 = Physics
space-science-10 = Neuroscience
space-science-11 = Quantum Physics
space-science-12 = Alien Biology
space-military-1 = Archery
space-military-2 = Bladed Weapons
space-military-3 = Walls
space-military-4 = Standing Army
space-military-5 = Cavalry
space-military-6 = Gunpowder
space-military-7 = Tanks
space-military-8 = Warplanes
space-military-9 = Anti-Aircraft Defense
space-military-10 = Nuclear Bomb
space-military-11 = Drone Assassins
space-military-12 = Mechs
space-technology-1 = Pottery
space-technology-2 = Carpentry
space-technology-3 = Stone Tools
space-technology-4 = Metallurgy
space-technology-5 = Glass
space-technology-6 = Steel
space-technology-7 = Rubber
space-technology-8 = Plastic
space-technology-9 = Electronics
space-technology-10 = Computers
space-technology-11 = Nanotechnology
space-technology-12 = AI Singularity
space-arts-1 = Cave Paintings
space-arts-2 = Flutes
space-arts-3 = Dance
space-arts-4 = Epic Poetry
space-arts-5 = Symphony
space-arts-6 = Carved Marble Sculpture
space-arts-7 = Rock Opera
space-arts-8 = CGI Animation
space-arts-9 = Flash Mob
space-arts-10 = Virtual Reality Holocenter
space-arts-11 = Infinite Spectrum Photography
space-arts-12 = Streaming Implants

## Landmarks and capitals

landmark-forge = Forge
landmark-rubber-works = Rubber Works
    .noun = p
landmark-tech-hub = Tech Hub
landmark-barracks = Barracks
    .noun = p
landmark-tank-factory = Tank Factory
landmark-fusion-reactor = Fusion Reactor
landmark-lighthouse = Lighthouse
landmark-train-station = Train Station
landmark-launch-pad = Launch Pad
landmark-apothecary = Apothecary
landmark-academy = Academy
landmark-laboratory = Laboratory
landmark-bakery = Bakery
landmark-barn = Barn
landmark-com-tower = Com Tower
landmark-library = Library
landmark-stock-market = Stock Market
landmark-treasury = Treasury
landmark-digital-studio = Digital Studio
landmark-game-store = Game Store
landmark-skyscraper = Skyscraper
landmark-tv-station = TV Station
landmark-urban-farm = Urban Farm
landmark-monolith = Monolith
landmark-stadium = Stadium
landmark-clock-tower = Clock Tower
landmark-opera-house = Opera House
landmark-holocenter = Holocenter
landmark-birdwatching-perch = Birdwatching Perch
landmark-bridge = Bridge
landmark-castle = Castle
landmark-villa = Villa
landmark-windmill = Windmill
capital-mountain = Mountain
capital-wetland = Wetland
capital-tropical = Tropical
capital-desert = Desert
capital-grassland = Grassland
capital-forest = Forest
capital-archipelago = Archipelago
capital-canyon = Canyon
capital-cavern = Cavern
capital-cloud-city = Cloud City
capital-mesa = Mesa
capital-swamp = Swamp
capital-polar = Polar
capital-netherworld = Netherworld
capital-quagmire = Quagmire
capital-savanna = Savanna
capital-veil = Veil
capital-city-in-a-bottle = City in a Bottle

## Civilizations

civilization-alchemists = Alchemists
    .noun = p
civilization-architects = Architects
    .noun = p
civilization-craftsmen = Craftsmen
    .noun = p
civilization-entertainers = Entertainers
    .noun = p
civilization-futurists = Futurists
    .noun = p
civilization-heralds = Heralds
    .noun = p
civilization-historians = Historians
    .noun = p
civilization-inventors = Inventors
    .noun = p
civilization-isolationists = Isolationists
    .noun = p
civilization-leaders = Leaders
    .noun = p
civilization-merrymakers = Merrymakers
    .noun = p
civilization-militants = Militants
    .noun = p
civilization-mystics = Mystics
    .noun = p
civilization-nomads = Nomads
    .noun = p
civilization-the-chosen = The Chosen
    .noun = proper p
civilization-traders = Traders
    .noun = p
civilization-advisors = Advisors
    .noun = p
civilization-aliens = Aliens
    .noun = p
civilization-infiltrators = Infiltrators
    .noun = p
civilization-islanders = Islanders
    .noun = p
civilization-recyclers = Recyclers
    .noun = p
civilization-riverfolk = Riverfolk
    .noun = p
civilization-spies = Spies
    .noun = p
civilization-tinkerers = Tinkerers
    .noun = p
civilization-treasure-hunters = Treasure Hunters
    .noun = p
civilization-utilitarians = Utilitarians
    .noun = p
civilization-collectors = Collectors
    .noun = p
civilization-gamblers = Gamblers
    .noun = p
civilization-relentless = Relentless
    .noun = p
civilization-renegades = Renegades
    .noun = p
civilization-urban-planners = Urban Planners
    .noun = p
civilization-artificers = Artificers
    .noun = p
civilization-celestials = Celestials
    .noun = p
civilization-elder-ones = Elder Ones
    .noun = p
civilization-faefolk = Faefolk
    .noun = p
civilization-genies = Genies
    .noun = p
civilization-illuminati = Illuminati
    .noun = p
civilization-merfolk = Merfolk
    .noun = p
civilization-psionics = Psionics
    .noun = p
civilization-weefolk = Weefolk
    .noun = p
civilization-werefolk = Werefolk
    .noun = p

## Tapestry cards

tapestry-academia = Academia
    .noun = proper
tapestry-age-of-discovery = Age of Discovery
    .noun = proper
tapestry-age-of-sail = Age of Sail
    .noun = proper
tapestry-age-of-wonders = Age of Wonders
    .noun = proper
tapestry-alliance = Alliance
    .noun = proper
tapestry-boast-of-superiority = Boast of Superiority
    .noun = proper
tapestry-broker-of-peace = Broker of Peace
    .noun = proper
tapestry-capitalism = Capitalism
    .noun = proper
tapestry-coal-baron = Coal Baron
    .noun = proper
tapestry-colonialism = Colonialism
    .noun = proper
tapestry-dark-ages = Dark Ages
    .noun = proper
tapestry-democracy = Democracy
    .noun = proper
tapestry-dictatorship = Dictatorship
    .noun = proper
tapestry-diplomacy = Diplomacy
    .noun = proper
tapestry-dystopia = Dystopia
    .noun = proper
tapestry-empiricism = Empiricism
    .noun = proper
tapestry-espionage = Espionage
    .noun = proper
tapestry-exploitation = Exploitation
    .noun = proper
tapestry-feudalism = Feudalism
    .noun = proper
tapestry-golden-age = Golden Age
    .noun = proper
tapestry-guilds = Guilds
    .noun = proper
tapestry-industrialism = Industrialism
    .noun = proper
tapestry-marriage-of-state = Marriage of State
    .noun = proper
tapestry-mercantilism = Mercantilism
    .noun = proper
tapestry-meritocracy = Meritocracy
    .noun = proper
tapestry-militarism = Militarism
    .noun = proper
tapestry-monarchy = Monarchy
    .noun = proper
tapestry-oil-magnate = Oil Magnate
    .noun = proper
tapestry-olympic-host = Olympic Host
    .noun = proper
tapestry-pillage-and-plunder = Pillage and Plunder
    .noun = proper
tapestry-pirate-rule = Pirate Rule
    .noun = proper
tapestry-plea-for-aid = Plea for Aid
    .noun = proper
tapestry-renaissance = Renaissance
    .noun = proper
tapestry-revisionism = Revisionism
    .noun = proper
tapestry-revolution = Revolution
    .noun = proper
tapestry-socialism = Socialism
    .noun = proper
tapestry-steam-tycoon = Steam Tycoon
    .noun = proper
tapestry-technocracy = Technocracy
    .noun = proper
tapestry-terraforming = Terraforming
    .noun = proper
tapestry-theocracy = Theocracy
    .noun = proper
tapestry-trade-economy = Trade Economy
    .noun = proper
tapestry-trap = Trap
    .noun = proper
tapestry-tyranny = Tyranny
    .noun = proper
tapestry-wartime-economy = Wartime Economy
    .noun = proper
tapestry-cartography = Cartography
    .noun = proper
tapestry-manifest-destiny = Manifest Destiny
    .noun = proper
tapestry-entertain-the-masses = Entertain the Masses
    .noun = proper
tapestry-double-cross = Double Cross
    .noun = proper
tapestry-stolen-plans = Stolen Plans
    .noun = proper
tapestry-surrender = Surrender
    .noun = proper
tapestry-retreat = Retreat
    .noun = proper
tapestry-surprise-party = Surprise Party
    .noun = proper
tapestry-black-death = Black Death
    .noun = proper
tapestry-space-race = Space Race
    .noun = proper
tapestry-census = Census
    .noun = proper
tapestry-black-market = Black Market
    .noun = proper
tapestry-secret-society = Secret Society
    .noun = proper
tapestry-sabotage = Sabotage
    .noun = proper
tapestry-conspiracy = Conspiracy
    .noun = proper
tapestry-granges = Granges
    .noun = proper
tapestry-national-parks = National Parks
    .noun = proper
tapestry-shopping-center = Shopping Center
    .noun = proper
tapestry-migration = Migration
    .noun = proper
tapestry-status-quo = Status Quo
    .noun = proper
tapestry-botanical-garden = Botanical Garden
    .noun = proper
tapestry-worlds-fair = World’s Fair
    .noun = proper
tapestry-art-patronage = Art Patronage
    .noun = proper
tapestry-golden-ratio = Golden Ratio
    .noun = proper
tapestry-public-works = Public Works
    .noun = proper
tapestry-museum-district = Museum District
    .noun = proper
tapestry-urban-renewal = Urban Renewal
    .noun = proper
tapestry-romanticism = Romanticism
    .noun = proper
tapestry-baroque = Baroque
    .noun = proper
tapestry-minimalism = Minimalism
    .noun = proper
tapestry-guild-of-masons = Guild of Masons
    .noun = proper
tapestry-great-archive = Great Archive
    .noun = proper
tapestry-suffrage = Suffrage
    .noun = proper
tapestry-satire = Satire
    .noun = proper
tapestry-neoclassicism = Neoclassicism
    .noun = proper
tapestry-microbial-magic = Microbial Magic
    .noun = proper
tapestry-gremlins = Gremlins
    .noun = proper
tapestry-doppelgangers = Doppelgängers
    .noun = proper
tapestry-zombie-army = Zombie Army
    .noun = proper
tapestry-chimera-citizen-rights = Chimera Citizen Rights
    .noun = proper
tapestry-golem-minions = Golem Minions
    .noun = proper
tapestry-citadel-of-power = Citadel of Power
    .noun = proper
tapestry-ecstatic-visions = Ecstatic Visions
    .noun = proper
tapestry-ghost-towns = Ghost Towns
    .noun = proper
tapestry-lost-artifacts = Lost Artifacts
    .noun = proper
tapestry-mind-control = Mind Control
    .noun = proper
tapestry-prophesied-invention = Prophesied Invention
    .noun = proper
tapestry-haunted-library = Haunted Library
    .noun = proper
tapestry-phantom-market = Phantom Market
    .noun = proper
tapestry-spectral-armory = Spectral Armory
    .noun = proper
tapestry-long-sleep = Long Sleep
    .noun = proper
tapestry-ancestral-spirits = Ancestral Spirits
    .noun = proper
tapestry-sealed-portal = Sealed Portal
    .noun = proper
tapestry-dragon-hoard = Dragon Hoard
    .noun = proper
tapestry-enchanted-forest = Enchanted Forest
    .noun = proper
tapestry-time-loop = Time Loop
    .noun = proper
tapestry-portal-network = Portal Network
    .noun = proper
tapestry-fairy-ring = Fairy Ring
    .noun = proper
tapestry-cyborg-rights = Cyborg Rights
    .noun = proper
tapestry-alien-embassy = Alien Embassy
    .noun = proper
tapestry-crystal-ball = Crystal Ball
    .noun = proper
tapestry-philosophers-stone = Philosopher’s Stone
    .noun = proper
tapestry-thinking-machines = Thinking Machines
    .noun = proper
tapestry-giant-slayers = Giant Slayers
    .noun = proper
tapestry-sky-pirates = Sky Pirates
    .noun = proper
tapestry-utopian-colony = Utopian Colony
    .noun = proper
tapestry-eternal-flame = Eternal Flame
    .noun = proper
tapestry-world-tree = World Tree
    .noun = proper
tapestry-mirror-dimension = Mirror Dimension
    .noun = proper
tapestry-shapeshifters = Shapeshifters
    .noun = proper
tapestry-banshee-warning = Banshee Warning
    .noun = proper
tapestry-muses = Muses
    .noun = proper
tapestry-parallel-selves = Parallel Selves
    .noun = proper

## Technology cards

technology-ammonia = Ammonia
    .noun = proper
technology-light-bulb = Light Bulb
    .noun = proper
technology-anesthesia = Anesthesia
    .noun = proper
technology-camera = Camera
    .noun = proper
technology-astrolabe = Astrolabe
    .noun = proper
technology-automaton = Automaton
    .noun = proper
technology-treasury = Treasury
    .noun = proper
technology-warships = Warships
    .noun = proper
technology-lithium-ion-battery = Lithium-Ion Battery
    .noun = proper
technology-concrete = Concrete
    .noun = proper
technology-library = Library
    .noun = proper
technology-bakery = Bakery
    .noun = proper
technology-stock-market = Stock Market
    .noun = proper
technology-compass = Compass
    .noun = proper
technology-sundial = Sundial
    .noun = proper
technology-calendar = Calendar
    .noun = proper
technology-jet-fuel = Jet Fuel
    .noun = proper
technology-assembly-line = Assembly Line
    .noun = proper
technology-air-conditioning = Air Conditioning
    .noun = proper
technology-cloning = Cloning
    .noun = proper
technology-the-nail = The Nail
    .noun = proper
technology-canned-food = Canned Food
    .noun = proper
technology-cryogenics = Cryogenics
    .noun = proper
technology-warp-drive = Warp Drive
    .noun = proper
technology-dynamite = Dynamite
    .noun = proper
technology-scaling-ladder = Scaling Ladder
    .noun = proper
technology-sewage-plumbing = Sewage & Plumbing
    .noun = proper
technology-siegecraft = Siegecraft
    .noun = proper
technology-exosuit = Exosuit
    .noun = proper
technology-barn = Barn
    .noun = proper
technology-clocks = Clocks
    .noun = proper
technology-printing-press = Printing Press
    .noun = proper
technology-irrigation = Irrigation
    .noun = proper
technology-jetpack = Jetpack
    .noun = proper
technology-eyeglasses = Eyeglasses
    .noun = proper
technology-dream-machine = Dream Machine
    .noun = proper
technology-loom = Loom
    .noun = proper
technology-pipe-organ = Pipe Organ
    .noun = proper
technology-paper = Paper
    .noun = proper
technology-oil-paint = Oil Paint
    .noun = proper
technology-penicillin = Penicillin
    .noun = proper
technology-plasma-shields = Plasma Shields
    .noun = proper
technology-prefabrication = Prefabrication
    .noun = proper
technology-radio = Radio
    .noun = proper
technology-robotics = Robotics
    .noun = proper
technology-super-soldier-serum = Super-Soldier Serum
    .noun = proper
technology-teleportation = Teleportation
    .noun = proper
technology-telescope = Telescope
    .noun = proper
technology-com-tower = Com Tower
    .noun = proper
technology-transistors = Transistors
    .noun = proper
technology-universal-fabricator = Universal Fabricator
    .noun = proper
technology-vaccines = Vaccines
    .noun = proper
technology-remote-viewing = Remote Viewing
    .noun = proper
technology-flying-cars = Flying Cars
    .noun = proper
technology-time-travel = Time Travel
    .noun = proper
technology-zeppelins = Zeppelins
    .noun = proper

## Masterpieces

masterpiece-masterpiece-01 = The Workshop
masterpiece-masterpiece-02 = The Cornerstone
masterpiece-masterpiece-03 = The Avenue
masterpiece-masterpiece-04 = Harvest and Banner
masterpiece-masterpiece-05 = The Far Shore
masterpiece-masterpiece-06 = The Voyage
masterpiece-masterpiece-07 = The Perfect Gear
masterpiece-masterpiece-08 = The Observatory
masterpiece-masterpiece-09 = The Patron
masterpiece-masterpiece-10 = The Colonnade
masterpiece-masterpiece-11 = The Realm
masterpiece-masterpiece-12 = Market Day
masterpiece-masterpiece-13 = The Great Weaving
masterpiece-masterpiece-14 = The Charge
masterpiece-masterpiece-15 = The Echo
masterpiece-masterpiece-16 = The Portrait
masterpiece-masterpiece-17 = The Loom
masterpiece-masterpiece-18 = The Masterwork
masterpiece-masterpiece-19 = The Quiet Border
masterpiece-masterpiece-20 = The Machine

## Tiles

territory-tile-territory-01 = territory tile 1
territory-tile-territory-02 = territory tile 2
territory-tile-territory-03 = territory tile 3
territory-tile-territory-04 = territory tile 4
territory-tile-territory-05 = territory tile 5
territory-tile-territory-06 = territory tile 6
territory-tile-territory-07 = territory tile 7
territory-tile-territory-08 = territory tile 8
territory-tile-territory-09 = territory tile 9
territory-tile-territory-10 = territory tile 10
territory-tile-territory-11 = territory tile 11
territory-tile-territory-12 = territory tile 12
territory-tile-territory-13 = territory tile 13
territory-tile-territory-14 = territory tile 14
territory-tile-territory-15 = territory tile 15
territory-tile-territory-16 = territory tile 16
territory-tile-territory-17 = territory tile 17
territory-tile-territory-18 = territory tile 18
territory-tile-territory-19 = territory tile 19
territory-tile-territory-20 = territory tile 20
territory-tile-territory-21 = territory tile 21
territory-tile-territory-22 = territory tile 22
territory-tile-territory-23 = territory tile 23
territory-tile-territory-24 = territory tile 24
territory-tile-territory-25 = territory tile 25
territory-tile-territory-26 = territory tile 26
territory-tile-territory-27 = territory tile 27
territory-tile-territory-28 = territory tile 28
territory-tile-territory-29 = territory tile 29
territory-tile-territory-30 = territory tile 30
territory-tile-territory-31 = territory tile 31
territory-tile-territory-32 = territory tile 32
territory-tile-territory-33 = territory tile 33
territory-tile-territory-34 = territory tile 34
territory-tile-territory-35 = territory tile 35
territory-tile-territory-36 = territory tile 36
territory-tile-territory-37 = territory tile 37
territory-tile-territory-38 = territory tile 38
territory-tile-territory-39 = territory tile 39
territory-tile-territory-40 = territory tile 40
territory-tile-territory-41 = territory tile 41
territory-tile-territory-42 = territory tile 42
territory-tile-territory-43 = territory tile 43
territory-tile-territory-44 = territory tile 44
territory-tile-territory-45 = territory tile 45
territory-tile-territory-46 = territory tile 46
territory-tile-territory-47 = territory tile 47
territory-tile-territory-48 = territory tile 48
space-tile-space-01 = space tile 1
space-tile-space-02 = space tile 2
space-tile-space-03 = space tile 3
space-tile-space-04 = space tile 4
space-tile-space-05 = space tile 5
space-tile-space-06 = space tile 6
space-tile-space-07 = space tile 7
space-tile-space-08 = space tile 8
space-tile-space-09 = space tile 9
space-tile-space-10 = space tile 10
space-tile-space-11 = space tile 11
space-tile-space-12 = space tile 12
space-tile-space-13 = space tile 13
space-tile-space-14 = space tile 14
space-tile-space-15 = space tile 15
space-tile-space-16 = space tile 16
space-tile-space-17 = space tile 17
space-tile-space-18 = space tile 18
space-tile-space-19 = space tile 19

## Civilization mats

special-militants-take = take the outpost on the far left of a row
special-inventors-gain = gain the same circle
special-weefolk-plot = put their token onto an open plot of your city
special-both-dice = gain both conquer dice
special-choose-face = choose one of the faces that were rolled
special-resource-pair = gain 2 resources
special-keep-mat = keep this civilization or take another one
special-island-turn = turn the tile
special-genies-wish = gain a circle
special-genies-own = gain the circle and a square beside it
move-give = Give { $card }
event-camped = { $who-The } builds a camp on territory { $hex }.
event-flipped = { $who-The } flips the tile: face down.
event-flipped-up = { $who-The } flips the tile: face up.
event-face-rolled = { $who-The } rolls { $die-the }: { $face }.
event-infiltrated = { $who-The } puts a token on the starting territory { $owner-of }.
event-floated = { $who-The } moves the floating capital to territory { $hex }.
event-token-drawn = { $who-The } draws the token { $other-of }.
event-token-placed = { $who-The } puts a token on plot { $plot }.
event-slid = { $who-The } rearranges the income track { $building-of }.
event-decision-drawn = The rivals draw decision card { $track } for the track and { $tie } for what is tied.
event-favourite-changed = The favourite track { $who-of } is now { $track }.
event-progress-added = { $count } { $count ->
    [one] progress card joins
   *[other] progress cards join
} the decision cards.
event-rival-people = The Automa plays { $people-the }.
event-die-taken = { $die-The } leaves the mat { $who-of }, who gains its first result.
event-submerged = { $who-The } puts { $count } { $count ->
    [one] tapestry card
   *[other] tapestry cards
} under their mat.
event-surfaced = { $who-The } takes { $count } { $count ->
    [one] tapestry card
   *[other] tapestry cards
} back from under their mat.
event-revealed = { $who-The } reveals { $card }.
event-hand-seen = { $who-The } looks at the hand { $owner-of }.
event-hand-seen-card = { $who-The } sees { $card } in the hand { $owner-of }.
event-island = { $who-The } explores hex { $island } of the mat with { $tile }.
event-defected = { $who-The } goes on to space { $space } of the Renegades’ track instead.
refused-no-cube-there = No cube may lie there.
refused-no-building-there = None of your income buildings stands there.
refused-no-way = No path leads to that space.
refused-used-before = That was used before.
refused-at-the-top = This token is at the top already.
refused-row-empty = No outpost is left in this row.
refused-prediction = This number cannot be predicted.
refused-not-copied = No visible WHEN PLAYED card without a token is called so.
refused-no-trade = Only empty territories, or those with a single outpost of an opponent and nothing else.
refused-column-full = This column is full.
refused-no-camp = A camp needs a territory of yours with one item, or an empty one beside yours.
refused-no-treasure = Only empty territories beside yours, with a terrain whose token is left.
refused-no-single-outpost = A single upright outpost of an opponent and nothing else must stand there.
refused-no-circle = Only circles can be wished for.
refused-not-this-token = This token cannot be used for that.
refused-no-token-there = No token lies there.
refused-not-listed = This landmark is not listed on the mat, or not yours.
refused-not-revealed = This card was not revealed.
refused-nothing-to-spy = They have nothing of the kind.

## Refusals

refused-activated = You have activated this space this turn already.
refused-alliance = An alliance holds: its two do not conquer from each other.
refused-already-explored = This hex is explored already, or it is not on the map.
refused-cannot-advance = This token cannot advance.
refused-cannot-pay = You cannot pay the whole cost.
refused-cannot-regress = This token cannot go back.
refused-die = This die is no option: it was gained, or was not rolled.
refused-first-player = Seat { $seat } cannot be the first player: { $seats } play.
refused-income-first = Your first turn is an income turn.
refused-inspired = This inspiration tile is placed already.
refused-landmark-card = This landmark card is not among those you may keep.
refused-landmark-owned = Somebody owns this landmark already.
refused-locked = This track is locked until the turn of another player ends.
refused-no-building-left = No income building of this type is left on your mat.
refused-no-deck = The deck is empty.
refused-no-income-turn-left = You have taken your 5 income turns.
refused-no-masterpiece = This masterpiece is not among those you may use.
refused-no-opponent = This player is not among those you may choose.
refused-no-response = This card cannot be played against this conquest.
refused-no-retreat = You may only retreat to an empty explored territory beside it.
refused-no-room-there = It does not fit there, or the plot is not open.
refused-nobody-there = No token stands there that could be copied.
refused-not-conquerable = This territory is not explored, is yours, or holds more than one item.
refused-not-controlled = You do not control this territory.
refused-not-copyable = This card cannot be copied now.
refused-not-dealt = This was not dealt to you, or the two may not be kept together.
refused-not-face-up = This card is not face up.
refused-not-gainable = Of this card nothing can be gained again now.
refused-not-in-hand = This card is not in your hand.
refused-not-rolled = This result was not rolled.
refused-not-upgradable = This card cannot be upgraded now.
refused-nothing-toppled = No toppled outpost of yours lies there.
refused-prerequisite = The prerequisite of this card is not met.
refused-resource = This resource cannot be chosen here.
refused-seats = { $seats } cannot play: { $least } to { $most } can.
refused-tile-not-in-supply = This tile is not in your supply.
refused-too-far = This is not beside a territory you control.
refused-track = This track cannot be chosen.
refused-track-named = This track has been named already.
refused-unexplored = This territory is not explored.
move-plot = Choose plot { $plot }
move-token = Choose the token of the track { $token }
refused-advance-begun = This turn is an advance turn now.
refused-not-held = This landmark is not held on the mat, or finds no room.
event-drawn-own = { $who-The } draws { $card }, to keep or not.
event-technology-drawn = { $who-The } draws the technology card { $card }, to keep or not.
event-tile-drawn = { $who-The } draws { $tile }, to keep or not.
event-shuffled-back = { $who-The } puts the rest back.
event-space-drawn = { $who-The } draws { $tile }, to keep or not.
event-set-apart = { $who-The } remembers { $card } for income turn 5.
do-turn-masterpiece = turn the masterpiece over
do-use-reserved-item = use something reserved
refused-no-neighbour = This player is no neighbour you may choose.
refused-no-outpost-there = You have no upright outpost alone on this territory.
refused-no-such-civilization = This civilization is not yours.
refused-level = The Automa has levels 1 to { $most }.
refused-shadow-empire = The Shadow Empire plays with one or two people.
refused-second-civilization = The Automa has no such civilization.
refused-not-removable = Only the cards the rulebook suggests may be left out, and { $card } is none of them.
refused-too-few-civilizations = That box has too few civilizations for { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, or is not in play.
refused-not-drawn = This card or tile was not drawn.
refused-not-when-played = This card does not say WHEN PLAYED.
refused-not-empty = This territory is not empty.
option-plans_and_ploys = Plans & Ploys
option-arts_and_architecture = Arts & Architecture
option-fantasies_and_futures = Fantasies & Futures
option-removed = Cards that stay in the box
option-removed-broker-of-peace = Broker of Peace
option-removed-renaissance = Renaissance
option-removed-marriage-of-state = Marriage of State
option-removed-alliance = Alliance
option-removed-theocracy = Theocracy
option-removed-radio = Radio
option-removed-lithium-ion-battery = Lithium-Ion Battery
option-small_die = Science die with 12 sides, also with the Arts track
option-civilizations = Civilizations come from
option-civilizations-all = all boxes in play
option-civilizations-base = the base game
option-civilizations-plans_and_ploys = Plans & Ploys
option-civilizations-arts_and_architecture = Arts & Architecture
option-civilizations-fantasies_and_futures = Fantasies & Futures
option-two_tapestries = Income turn 1: draw 2 tapestry cards, keep 1
option-two_civilizations = Every civilization gained is one of two
option-neoprene = Nanotechnology’s bonus costs 2 technology cards
option-starts_by_seat = Starting territories follow the seats
option-automa_level = Level of the Automa, alone (0: the usual one, 2)
option-automa_second = Second civilization of the Automa (level 6)
option-automa_second-random = drawn
option-automa_second-explorers = Explorers
option-automa_second-scientists = Scientists
option-automa_second-conquerors = Conquerors
option-automa_second-engineers = Engineers
option-without_unfair = Against rivals: cards and mats that are unfair stay in the box
option-shadow_empire = Two people and the Shadow Empire
option-first_player = First player
option-first_player-random = drawn
option-first_player-0 = first seat
option-first_player-1 = second seat
option-first_player-2 = third seat (with 3 to 5 players)
option-first_player-3 = fourth seat (with 4 or 5 players)
option-first_player-4 = fifth seat (with 5 players)
event-drawn = { $who-The } draws a tapestry card, to keep or not.
refused-not-with-riverfolk = Riverfolk and Cloud City may not be kept together.
event-landmark-on-card = { $who-The } puts { $landmark-the } onto the card { $card }.
event-plots-covered = { $who-The } covers { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
} { $card-of }.
move-card-plot = Place it on the card of era { $era }, at { $plot }
move-card-place = Place it on the card of era { $era }, at { $spot }, turned by { $degrees }°
move-lay-on = Put it onto { $card }
refused-no-landmark-on-it = This card asks for no landmark, or has one already.

## Holdings, drawings, statistics

holding-points = VP
holding-coins = { $count ->
    [one] coin
   *[other] coins
}
holding-workers = { $count ->
    [one] worker
   *[other] workers
}
holding-food = food
holding-culture = culture
holding-cards = { $count ->
    [one] tapestry card
   *[other] tapestry cards
}
holding-tiles = { $count ->
    [one] territory tile
   *[other] territory tiles
}
holding-technologies = { $count ->
    [one] technology card
   *[other] technology cards
}
holding-buildings = { $count ->
    [one] income building
   *[other] income buildings
}
holding-territories = { $count ->
    [one] territory
   *[other] territories
}
draw-points = { $points } VP
draw-face-down = face down
standing-outpost = outpost
standing-toppled = toppled outpost
standing-holder = building or token that controls
standing-toppled-holder = toppled building or token
standing-token = token
list = { $first }, { $rest }
list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-nothing = nothing
used-capital = Capitals
used-civilization = Civilizations of the start
used-civilization-gained = Civilizations gained later
used-advance = Advances by track
used-achievement = Achievements
used-building = Income buildings
used-landmark = Landmarks
used-tile = Territory tiles explored
used-space-tile = Space tiles explored
used-response = Responses
used-technology = Technology cards gained
used-upgrade = Technology cards upgraded
used-tapestry = Tapestry cards played
used-masterpiece = Masterpieces gained
refused-without-rivals = Unfair cards go into the box only with rivals nobody plays.
refused-level-alone = A level of the rivals is chosen by one person alone.
refused-second-level = The Automa has a second civilization on level 6 only.
