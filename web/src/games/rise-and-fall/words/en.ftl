# Words only the drawn table of Rise & Fall needs.

of-civ = { $what } ({ $who })
hex-label = { $hex }, { $terrain }
hex-beyond = { $hex }, nothing there yet
hex-holds = { $ground }: { $list }
region-about = { $terrain } Region of { $size } { $size ->
    [one] hex
   *[other] hexes
}, worth { $points } { $points ->
    [one] point
   *[other] points
}.
region-chip = { $terrain } Region: { $size }, worth { $points }
region-master = Dominated by { $who } ({ $list }).
region-tied = Nobody dominates it ({ $list }).
region-nobody = Nobody is there.
count-gold = { $count } gold
count-wood = { $count } Wood
count-stone = { $count } Stone
price-free = free
npc-level = { $npc }, level { $level }

world-label = The World
map-names = Coordinates of the hexes
map-ending = Regions if the game ended now

state-hand = in hand
state-chosen = chosen
state-played = in play
state-discard = discard
state-reserve = reserve
state-decline = decline
card-label = Card { $card }, { $state }: { $count } of { $most } pieces in the World, { $points } { $points ->
    [one] point
   *[other] points
}
kind-label = { $card }: { $count } in the World, { $left } in reserve. { $state }
ability-priced = { $deed } ({ $price })
ability-gains = { $deed } (+{ $gold } gold)
ability-taxes = raise taxes: { $plain } gold in Plain, { $forest } in Forest, { $mountain } in Mountain
ability-sail = sail to any empty hex of its Sea
ability-per-city = { $deed }: { $gold } gold for each City on the coast of its Sea
ability-convert = convert an adjacent unit: { $list } gold
ability-per-piece = { $deed }: { $gold } gold for each adjacent piece of yours
ability-range = { $deed } up to { $steps } steps
ability-trade = trade: { $opposing } gold for each opposing City beside it, { $own } for each of your own

hand-label = Cards of { $who }
goods-label = { $gold } gold, { $wood } Wood, { $stone } Stone
draft-label = Guild cards to choose from
draft-kept = kept
tile-in-hand = { $tile } ({ $count } in hand)
rotate = Turn
rotate-key = Turn the tile: [ and ]

phases-label = Round
round = Round { $round }
step-select = Cards
step-actions = Actions
step-decline = Decline
step-buyback = Buy-back
step-recycle = Recycling
step-end = End
trophies-to-end = { $won } of { $most } trophies that end the game are won.
bank = Bank
waiting = Waiting for { $list }.
reveal-cards = Face up:
reveal-declined = Into decline:
waiting-secret = Everybody chooses in secret; waiting for { $list }.
trophies-label = Trophies
trophy-label = Trophy { $name }, { $points } { $points ->
    [one] point
   *[other] points
}.
trophy-free = Still to be won.
trophy-held = { $who } has it.
trophy-imposed = The players must win it.
prices-about = Price of a card in decline, by trophies won
tales-label = Tales
tales-threshold = Fantastic Event when { $count } players recycle in a round
first-player = First player
civ-extinct = extinct
played-card = Plays { $card }
has-chosen = Has chosen, face down

sheet-label = Score sheet
sheet-now = If the game ended now
sheet-over = The final score
sheet-domain = Domain
sheet-total = Total
close = Close
side-label = Round, trophies and civilizations

objective-label = Objective
objective-level = level { $level }, difficulty { $difficulty }
objective-imposed = The players must win: { $list }
objective-lost = The players have lost.
objective-hardcore = Hardcore: a loss takes renown away.
ending-taken = { $npc } has taken a trophy the players had to win: { $list }.
ending-missing = A trophy the players had to win was not won: { $list }.
ending-points = { $npc }: { $points } { $points ->
    [one] point
   *[other] points
}
npc-deck = { $npc }: { $deck } { $deck ->
    [one] card
   *[other] cards
  } in the deck
npc-card-label = Card of the civilization that acts
npc-card = { $npc }: { $card }, level { $level }
npc-cards-label = Cards of this round
npc-pieces-label = Pieces that acted with this card
npc-line-taken = Taken.
npc-line-failed = Not taken: “{ $test }” does not hold.
npc-line-impossible = Not taken: nothing it could be done to.
npc-idle = No line was possible: the piece does nothing.
npc-smiley = Smiley die: { $list }
npc-priority = best: { $list }
npc-or = {" "}or{" "}
npc-exactly = exactly { $count }
npc-at-least = at least { $count }
npc-less = fewer than { $count }
npc-test-controls = { $piece }: { $bound } in the World
npc-test-friendly = own { $piece } beside it: { $bound }
npc-test-player = players’ { $piece } beside it: { $bound }
npc-test-on = on { $terrain }
npc-test-coastal = on the coast
npc-test-inland = not on the coast
npc-test-has = { $resource }: { $bound }
npc-test-gold = gold: { $bound }
npc-test-ships = players’ Ships in its Sea: { $bound }
npc-test-coast = players’ { $piece } on { $terrain } along its Sea: { $bound }
npc-near = beside { $what }
npc-of-player = { $piece } of a player
npc-of-friendly = own { $piece }
npc-of-any = any { $piece }
npc-to-region = the largest { $terrain } Region it does not dominate
npc-any-hex = any hex
npc-coastal = on the coast
npc-inland = inland
npc-largest = in the largest Region
npc-act-sail = sails towards: { $list }
npc-act-move = moves up to { $range } towards: { $list }
npc-act-build = builds { $piece } ({ $price })
npc-act-produce = produces { $amount }
npc-act-taxes = raises taxes: { $plain } in Plain, { $forest } in Forest, { $mountain } in Mountain, { $glacier } on Glacier
npc-act-tithe = raises { $each } gold for each piece of its own beside it
npc-act-ship-trade = trades for { $each } gold per City on the coast
npc-act-merchant-trade = trades for { $opposing } gold per opposing City, { $own } per own City
npc-act-grow = puts { $piece } on { $terrain } beside it ({ $price })
npc-act-convert = converts { $list }
npc-act-educate = educates { $list }
npc-act-transform = turns into { $piece } ({ $price })
npc-act-sell = sells a resource for { $gold } gold
npc-act-attack = attacks { $list }
npc-act-steal = steals { $amount } from the owner of { $piece }

say-who = { $civ } ({ $person })
say-npc = { $civ } ({ $npc })
say-over = The game is over: { $list }.
say-result = { $who } { $points } { $points ->
    [one] point
   *[other] points
}
say-round = Round { $round }, { $phase }.
say-before = { $phase }.
say-laying = To be laid: { $what }; { $left } left of this layer.
say-trophy = { $trophy }: { $who }
say-trophies = Trophies: { $list }.
say-price = A card in decline costs { $gold } gold.
say-tales = Tales: { $list }.
say-objective = Objective: { $objective }; trophies the players must win: { $imposed }.
say-none = none
say-extinct = { $who } is extinct.
say-civ = { $who }: { $points } { $points ->
    [one] point
   *[other] points
} if it ended now, { $gold } gold, { $wood } Wood, { $stone } Stone.
say-pieces = In the World: { $list }.
say-cards = Cards: { $list }.
say-guilds = Guilds: { $list }.
say-region = { $terrain } of { $size } for { $points }
say-regions = Dominates: { $list }.

gallery-terrain = Terrains
gallery-pieces = Pieces
gallery-cards = Cards
gallery-tiles = Tiles
gallery-trophies = Trophies and prices
gallery-guilds = Guilds
gallery-tales = Tales
gallery-npcs = Non-player civilizations
gallery-npc-cards = Their cards
gallery-objectives = Objectives
gallery-worlds = Worlds
gallery-data = Numbers
gallery-level = height { $level }, { $points } { $points ->
    [one] point
   *[other] points
} per hex
gallery-count = { $count } pieces, together worth { $points } { $points ->
    [one] point
   *[other] points
}
gallery-orientations = { $count } { $count ->
    [one] orientation
   *[other] orientations
}
gallery-price = { $trophies } trophies won: { $gold } gold
gallery-solo = Not for solo and cooperative games.
gallery-objective-level = Level { $level }: ends with { $trophies } trophies, { $list } must be won.
gallery-world-for = for { $count } civilizations
