# The drawn table.
board-tracks = Advancement tracks
board-map = Map
board-beside = Beside it
board-capital = Capital
board-thread = What waits
board-done = Done
board-thread-empty = Nothing waits.
board-free-order = In any order: what you click comes first
board-turns = Turned
board-turned = Turned by { $n }°
board-in-hand = The tile in hand
board-brings = Here it brings
board-no-line = No row or column
board-lines = Rows { $rows }; columns { $columns }
board-districts-done = Complete districts
board-place-here = Place it at { $plot }
board-placing-keys = { $n ->
    [one] 1 place. Keys [ and ] turn it.
   *[other] { $n } places. Keys [ and ] turn it.
}
board-held-say = Over { $plots }: { $lines } rows and columns, { $districts } districts.
board-next-income = Next income
board-income = Take income { $n }
board-income-about = Now it would score { $points } VP, before cards.
board-inspired = Inspired
board-most-held = At most 8 can be held.
board-outposts = Outposts left:
board-points = Points:
board-hidden = hidden
board-hand = Tapestry cards in hand: { $n }
board-tiles = Territory tiles: { $n }, space tiles: { $space }
board-technologies = Technology cards: { $n }
board-tile-count = Territory tiles: { $n }
board-landmarks = Landmarks: { $n }
board-territories = Territories: { $n }
board-district-count = Complete districts: { $n }
board-masterpieces = Masterpieces: { $n }
board-eras = Income turns taken: { $n } of 5
board-row-top = Cards here give their square again by some benefits.
board-row-middle = A card that comes here gives its circle.
board-row-bottom = New cards come here.
board-face-down = face down
board-maker = Maker of Fire
board-era-empty = Era { $era }: no card yet
board-turned-over = Turned over
board-mat-tokens = Tokens on the mat: { $n }
board-tile = Territory tile { $n }
board-space-tile = Space tile { $n }
board-tiles-left = Tiles left: { $tiles } of territories, { $space } of space
board-left = Tiles left
board-complete-track = Track completed
board-topple-two = Two toppled
board-middle-island = Middle island
board-plots = { $n ->
    [one] Covers 1 plot.
   *[other] Covers { $n } plots.
}
board-districts = { $n ->
    [0] No fixed districts.
    [one] 1 district.
   *[other] { $n } districts.
}
board-impassable = { $n ->
    [one] 1 impassable plot.
   *[other] { $n } impassable plots.
}
board-landmark-card = Gained at the end of a turn with { $n } or more of these: { $what }.
board-needs-landmark = To the top row: a landmark on this card.
board-needs-charm = To the top row: a charm, or income turn 5.
board-needs-tier = To the top row: you or a neighbour in tier { $tier } of { $track }.
board-needs-slot = To the top row: slot { $n } of the { $building } track open, yours or a neighbour’s.
board-owned = { $who } has it.
board-cost = Costs { $cost }.
board-any = any resource
board-different = all different
board-alike = all alike
board-here = Here: { $who }.
board-nobody-here = Nobody is here.
board-printed = printed on the board
board-unexplored = Unexplored.
board-most-sides = { $n ->
    [one] At most 1 side aligns with the tile in hand.
   *[other] At most { $n } sides align with the tile in hand.
}
board-sides = { $n ->
    [0] No side aligns.
    [one] 1 side aligns: { $list }.
   *[other] { $n } sides align: { $list }.
}
board-side-0 = north
board-side-1 = north-east
board-side-2 = south-east
board-side-3 = south
board-side-4 = south-west
board-side-5 = north-west
board-held = { $who } controls it.
board-attack = { $who } conquers { $hex }
board-defends = { $who } defends it.
board-token = a token
board-nature = impassable
board-free = free plot
board-row-lacks = its row lacks { $n }
board-column-lacks = its column lacks { $n }
board-large-tracks = Tracks
board-large-map = Map
board-large-capital = Capital
board-open-track = All spaces of { $track }
answer-top = top of the deck
answer-skip = No
answer-yes = Yes
item-outpost = an outpost
item-toppled = a toppled outpost
item-holder = a piece that controls
item-toppled-holder = a toppled piece
item-token = a token
say-turn = It is the turn of { $who }.
say-waits = { $who }: { $what }.
say-technologies = Technology cards face up: { $list }.
say-masterpieces = Masterpieces face up: { $list }.
say-landmarks = Landmarks nobody has: { $list }.
say-tiles-left = Tiles left: { $tiles } of territories, { $space } of space.
say-hex = { $hex } ({ $tile }): { $list }.
say-player = { $who } has { $points } points after { $turns } income turns.
say-goods = Goods of { $who }: { $list }.
say-tracks = { $who } stands on: { $list }.
say-civilizations = Civilizations of { $who }: { $list }.
say-city = Capital of { $who }: { $capital }, { $lines } complete lines, { $districts } complete districts; { $list }.
say-cards = Tapestry of { $who }: { $eras }; cards in hand: { $hand }.
say-own-technologies = Technology of { $who }: { $list }.
gallery-data = Data
gallery-civilization = Civilizations
gallery-tapestry = Tapestry cards
gallery-technology = Technology cards
gallery-masterpiece = Masterpieces
gallery-landmark = Landmarks
gallery-landmark-card = Landmark cards
gallery-capital = Capitals
gallery-tile = Territory tiles
gallery-space = Space tiles

# Opponents nobody plays.
board-rivals = Opponents nobody plays
board-rival-level = Level { $n }
board-rival-peoples = Civilizations of the Automa: { $list }.
board-rival-cards = Tapestry cards beside the mat: { $hand }, on the mat: { $mat }
board-rival-landmarks = Landmarks: { $list }
board-favourite = Favourite track: { $track }
board-decisions-left = Decisions: { $n }
board-decisions = Decision cards left: { $deck }; discarded: { $discard }; of progress, still to come: { $progress }.
board-decision-pair = Drawn last: card { $track } for the track, card { $tie } for what is tied.
ending-rival = { $who } has { $points } VP.
