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
ability-priced = { $deed } ({ $price })
ability-gains = { $deed } (+{ $gold } gold)
ability-taxes = raise taxes: { $plain } gold in Plain, { $forest } in Forest, { $mountain } in Mountain
ability-sail = sail to any empty hex of its Sea
ability-per-city = { $deed }: { $gold } gold for each City on the coast of its Sea
ability-convert = convert an adjacent unit: { $list } gold
ability-per-piece = { $deed }: { $gold } gold for each adjacent piece of yours
ability-range = { $deed } up to { $steps } steps
ability-trade = trade: { $opposing } gold for each opposing City beside it, { $own } for each of your own

line-move = Move { $steps } { $steps ->
    [one] step
   *[other] steps
}
line-produce = Produce 1 here
line-free = { $what }, free
line-taxes = Taxes
line-sail = Sail its whole Sea
line-trade = Trade, per City
line-convert = Convert { $what }
line-tithe = Tithe, per piece
line-trade-opposing = Trade: rival City
line-trade-own = own City
line-sell = Sell 1 good
group-play = in play
group-play-about = The card of this round; every piece of its kind may act once.
group-hand = hand
group-hand-about = Cards to choose from in the next rounds.
group-discard = discard
group-discard-about = Played before; they come back to the hand when it is empty.
group-decline = declined
group-decline-about = Lost for actions and points until they are bought back.
group-card = { $card } ({ $count } in the World)
face-down = one face down
trophy-free-short = free
trophies-end = { $won } { $won ->
    [one] trophy
   *[other] trophies
} taken; with { $most } the game ends
map-values = Values of the Regions (V)
price-now = A card in decline costs { $gold } gold.

hand-label = Cards of { $who }
goods-label = { $gold } gold, { $wood } Wood, { $stone } Stone
draft-label = Guild cards to choose from
draft-kept = kept
tile-in-hand = { $tile } ({ $count } in hand)
rotate = Turn
rotate-key = Turn the tile ([ and ])

phases-label = Round
round = Round { $round }
step-select = Cards
step-actions = Actions
step-decline = Decline
step-buyback = Buy-back
step-recycle = Recycling
step-end = End
step-select-about = Everybody secretly chooses a card of the hand; all are turned over together.
step-actions-about = In turn, everybody acts with the pieces of the card’s kind.
step-decline-about = After a trophy was won, everybody puts cards into decline.
step-buyback-about = One card in decline may be bought back.
step-recycle-about = Whoever has an empty hand takes the discard back.
step-end-about = Once enough trophies are won, the game ends.
npc-deck-word = deck
npc-discard = Open: { $list }.
trophies-to-end = { $won } of { $most } trophies that end the game are won.
bank = Bank
waiting = Waiting for { $list }.
reveal-cards = All cards turn over
reveal-declined = Into decline
reveal-count = { $count } will act
reveal-order = { $first } begins, then { $rest }.
reveal-on = any key to go on
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
tales-count = Tales ({ $count })
tales-threshold = Fantastic Event when { $count } players recycle in a round
first-player = First player
first-player-about = Acts first in phase B; the token moves on when somebody recycles.
civ-extinct = extinct

sheet-label = Score sheet
sheet-now = If the game ended now
sheet-over = The final score
sheet-domain = Domain
sheet-total = Total
close = Close

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
