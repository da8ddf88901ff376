# Rise & Fall in English.
#
# Civilizations are named by their colour. `piece-…` is a piece or its card, `the-…` has the article.

unknown = something unknown

## Names

civ-0 = Red
civ-1 = Yellow
civ-2 = Green
civ-3 = Blue
civ-4 = Purple
civ-5 = Orange
civ-6 = Black
civ-7 = White

piece-nomad = Nomad
piece-city = City
piece-ship = Ship
piece-temple = Temple
piece-mountaineer = Mountaineer
piece-merchant = Merchant
the-nomad = the Nomad
the-city = the City
the-ship = the Ship
the-temple = the Temple
the-mountaineer = the Mountaineer
the-merchant = the Merchant

terrain-sea = Sea
terrain-plain = Plain
terrain-forest = Forest
terrain-mountain = Mountain
terrain-glacier = Glacier
tile-sea-start = starting Sea tile
tile-sea = Sea tile
tile-plain = Plain tile
tile-forest = Forest tile
tile-mountain = Mountain tile
tile-glacier = Glacier tile
resource-wood = Wood
resource-stone = Stone

guild-alchemists = Alchemists
guild-aquanauts = Aquanauts
guild-archivists = Archivists
guild-capitalists = Capitalists
guild-collectors = Collectors
guild-corsairs = Corsairs
guild-doppelgangers = Doppelgangers
guild-lumberjacks = Lumberjacks
guild-machinists = Machinists
guild-master-jewelers = Master Jewelers
guild-druids = Druids
guild-mercenaries = Mercenaries
guild-farmers = Farmers
guild-miners = Miners
guild-northerners = Northerners
guild-psy-monks = Psy-Monks
guild-scholars = Scholars
guild-travelers = Travelers
guild-shadow-cult = Shadow Cult
guild-snowmen = Snowmen
guild-thieves-guild = Thieves’ Guild
guild-sentinels = Sentinels
guild-trophy-hunters = Trophy Hunters
guild-winged = Winged

guild-alchemists-effect = Nomads may exchange 1 Wood for 1 Stone with the bank, or the reverse.
guild-aquanauts-effect = Nomads may enter the Sea and stay there: up to 3 steps at sea.
guild-archivists-effect = Cards are bought back at half price, rounded up.
guild-capitalists-effect = At the end, 25 points for strictly the most gold.
guild-collectors-effect = Up to 10 Wood and 10 Stone; at the end, 2 points for each.
guild-corsairs-effect = A Ship may take 2 gold for each opposing Ship of its Sea Region, from its owner.
guild-doppelgangers-effect = In phase E, swap this card for a guild of another player for 10 gold.
guild-lumberjacks-effect = Nomads may produce 2 Wood in Forest.
guild-machinists-effect = Ships may move to any empty Sea hex of the World.
guild-master-jewelers-effect = Nomads and Mountaineers in Mountain may gain 3 gold.
guild-druids-effect = Nomads may build Temples in Forest; dominated Forests score double.
guild-mercenaries-effect = A Nomad may remove an adjacent opposing unit for 5 gold.
guild-farmers-effect = Dominated Plains score 3 points per hex.
guild-miners-effect = Nomads may produce 2 Stone in Mountain.
guild-northerners-effect = Nomads may enter Glacier, and build Cities in Mountain.
guild-psy-monks-effect = Temples convert at a distance of up to 2.
guild-scholars-effect = Education reaches a distance of 2; at the end, Merchants or Mountaineers score double.
guild-travelers-effect = Nomads may move 2 steps; Cities and Temples may turn into Nomads; at the end, Nomads score double.
guild-shadow-cult-effect = Temples convert adjacent Cities for 10 gold; own pieces cannot be converted.
guild-snowmen-effect = Mountaineers build Cities on Glacier for free; these pay no taxes.
guild-thieves-guild-effect = A Nomad next to an opposing City may steal a resource from its owner.
guild-sentinels-effect = Opposing pieces may not enter or pass hexes with own pieces.
guild-trophy-hunters-effect = At the end, one trophy counts twice.
guild-winged-effect = Nomads may move 2 steps over everything.

world-twin-shores = Twin Shores
world-broken-crescent = Broken Crescent
world-heart-of-ice = Heart of Ice
world-scattered-isles = Scattered Isles
world-long-spine = The Long Spine
world-three-horns = Three Horns
world-inner-sea = The Inner Sea
world-emerald-belt = The Emerald Belt
world-frozen-crown = The Frozen Crown
world-windward-archipelago = Windward Archipelago
world-pangaea = Pangaea
world-four-quarters = The Four Quarters
world-great-ring = The Great Ring
world-northern-fjords = Northern Fjords
world-shattered-realm = The Shattered Realm
world-crossroads = The Crossroads
world-fifth-throne = The Fifth Throne
world-six-banners = Six Banners
world-seven-seas = The Seven Seas
world-vast-world = The Vast World

phase-guilds = choice of guilds
phase-world = creation of the World
phase-deploy = deployment
phase-select = A, choice of cards
phase-actions = B, actions
phase-decline = C, decline
phase-buy-back = D, buy-back
phase-swap = E, swap of guilds
phase-over = end

deed-move = move
deed-produce = produce
deed-build-city = build a City
deed-build-temple = build a Temple
deed-build-ship = build a Ship
deed-found-city = build a City ashore
deed-found-temple = build a Temple ashore
deed-land-nomad = turn into a Nomad
deed-land-merchant = turn into a Merchant
deed-trade = trade
deed-grow = grow
deed-educate-merchant = educate a Merchant
deed-educate-mountaineer = educate a Mountaineer
deed-taxes = raise taxes
deed-convert = convert
deed-tithe = raise the tithe
deed-buy-wood = buy Wood
deed-buy-stone = buy Stone
deed-sell-wood = sell Wood
deed-sell-stone = sell Stone
deed-wood-for-stone = exchange Wood for Stone
deed-stone-for-wood = exchange Stone for Wood
deed-piracy = piracy
deed-produce-two = produce two
deed-prospect = prospect
deed-attack = attack
deed-abandon = abandon
deed-convert-city = convert a City
deed-steal-wood = steal Wood
deed-steal-stone = steal Stone

## Setup

option-trophies = Trophies that end the game
option-world = World
option-world-card = drawn World card
option-world-built = built by the players
option-world-generated = generated
option-world-twin-shores = Twin Shores (2)
option-world-broken-crescent = Broken Crescent (2)
option-world-heart-of-ice = Heart of Ice (2)
option-world-scattered-isles = Scattered Isles (2)
option-world-long-spine = The Long Spine (2)
option-world-three-horns = Three Horns (3)
option-world-inner-sea = The Inner Sea (3)
option-world-emerald-belt = The Emerald Belt (3)
option-world-frozen-crown = The Frozen Crown (3)
option-world-windward-archipelago = Windward Archipelago (3)
option-world-pangaea = Pangaea (4)
option-world-four-quarters = The Four Quarters (4)
option-world-great-ring = The Great Ring (4)
option-world-northern-fjords = Northern Fjords (4)
option-world-shattered-realm = The Shattered Realm (4)
option-world-crossroads = The Crossroads (4)
option-world-fifth-throne = The Fifth Throne (5)
option-world-six-banners = Six Banners (6)
option-world-seven-seas = The Seven Seas (7)
option-world-vast-world = The Vast World (8)
option-world_seed = Seed of a generated World
option-guilds = Guilds
option-handicap = Experience by seat
option-handicap-regular = regular
option-handicap-novice = novice
option-handicap-experienced = experienced
option-handicap-very-experienced = very experienced
option-countdown = Late players may be hurried

refused-seats = Rise & Fall is for 2 to 8 players, not for { $seats }.
refused-trophies = The game ends with 4, 5 or 6 trophies, not with { $trophies }.
refused-trophies-many = With five players and more the game always ends with 6 trophies.
refused-handicap-guilds = The handicap is about guilds: play with guilds to use it.
refused-handicap = The handicap needs a level for each of the { $seats } players.
refused-world-seed = Only a generated World has a seed.
refused-world = There is no World called { $world }.
refused-world-seats = { $world } is a World for { $civilizations } civilizations, not for { $seats }.
refused-world-broken = This World cannot be laid.

## Questions

question-keep-guild = Keep one of your guild cards.
question-pass-guild = Put one of your guild cards before your left neighbour.
question-place-tile = Lay a { $tile } ({ $count } in hand).
question-turn-tile = Turn the { $tile } on { $hex }.
question-lift-tile = There is no room for another { $tile }: lift { $count ->
    [one] one
   *[other] { $count }
} of them.
question-deploy = Place one of your first pieces.
question-choose-card = Choose a card, face down.
question-act = Which piece acts, with the card { $card }?
question-aim = Which hex? ({ $piece } on { $hex }: { $deed })
question-decline = Put { $count ->
    [one] a card
   *[other] { $count } cards
} into decline, face down.
question-buy-back = Buy back a card for { $gold } gold?
question-must-buy-back = You have no active card: buy one back for { $gold } gold.
question-swap-guild = Swap the Doppelgangers for another player’s guild for 10 gold?

## Moves

move-unknown = an unknown move
move-keep = Keep: { $guild }
move-pass-on = Pass to the left: { $guild }
move-anchor = Lay the tile at { $hex }
move-turn = Turn it by { $degrees }°
move-lift = Lift the tile at { $hex }
move-deploy = Place { $piece } on { $hex }
move-choose = Play { $card }
move-hurry = Let luck choose for the late player
move-aim = On { $hex }
move-end-turn = End the turn
move-decline = { $card } into decline
move-buy-back = Buy back { $card } for { $gold } gold
move-no-buy-back = Buy nothing back
move-swap = Swap with { $civ }: { $guild }
move-no-swap = Keep the Doppelgangers

cost = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] free
           *[other] { $stone } Stone
        }
       *[other] { $stone ->
            [0] { $wood } Wood
           *[other] { $wood } Wood, { $stone } Stone
        }
    }
   *[other] { $gold } gold
}

move-move = Move { $piece } from { $hex }
move-produce = Produce 1 { $resource } on { $hex }
move-build-city = Build a City on { $hex } ({ cost })
move-build-temple = Build a Temple on { $hex } ({ cost })
move-build-ship = Build a Ship from { $hex } ({ cost })
move-found-city = Build a City ashore from { $hex } ({ cost })
move-found-temple = Build a Temple ashore from { $hex } ({ cost })
move-land-nomad = Turn the Ship on { $hex } into a Nomad ({ cost })
move-land-merchant = Turn the Ship on { $hex } into a Merchant ({ cost })
move-trade = Trade with { $piece } on { $hex } (+{ $gold } gold)
move-grow = Put a Nomad next to { $hex }
move-educate-merchant = Educate a Merchant from { $hex } ({ cost })
move-educate-mountaineer = Educate a Mountaineer from { $hex } ({ cost })
move-taxes = Raise taxes on { $hex } (+{ $gold } gold)
move-convert = Convert a unit from { $hex }
move-tithe = Raise the tithe on { $hex } (+{ $gold } gold)
move-buy-wood = Buy 1 Wood for { $gold } gold
move-buy-stone = Buy 1 Stone for { $gold } gold
move-sell-wood = Sell 1 Wood for { $gold } gold
move-sell-stone = Sell 1 Stone for { $gold } gold
move-wood-for-stone = Exchange 1 Wood for 1 Stone
move-stone-for-wood = Exchange 1 Stone for 1 Wood
move-piracy = Piracy from { $hex } (+{ $gold } gold)
move-produce-two = Produce 2 { $resource } on { $hex }
move-prospect = Prospect on { $hex } (+{ $gold } gold)
move-attack = Attack a unit from { $hex } ({ cost })
move-abandon = Abandon { $piece } on { $hex } for a Nomad
move-convert-city = Convert a City from { $hex } ({ cost })
move-steal-wood = Steal 1 Wood from { $hex }
move-steal-stone = Steal 1 Stone from { $hex }

## Events

event-dealt = { $civ } is dealt three guild cards.
event-dealt-you = { $civ } is dealt { $one }, { $two } and { $three }.
event-kept = { $civ } keeps a guild card.
event-kept-you = { $civ } keeps { $guild }.
event-passed-on = { $civ } passes a guild card to the left.
event-passed-on-you = { $civ } passes { $guild } to the left.
event-guild-revealed = { $civ } has { $guild }.
event-builder = { $civ } lays the first tile.
event-tile-laid = { $civ } lays a { $tile } at { $hex }.
event-tile-lifted = { $civ } lifts the { $tile } at { $hex }.
event-tile-removed = There is no room for a { $tile }: it is removed from the game.
event-world-ready = The World is ready.
event-first-player = { $civ } is first player.
event-deployed = { $civ } places { $piece } on { $hex }.
event-round = Round { $round }.
event-chosen = { $civ } has chosen a card.
event-chosen-you = { $civ } chooses { $card }.
event-hurried = { $civ } is late: luck chooses.
event-revealed = { $civ } plays { $card }.
event-skipped = { $civ } has no piece left for the card { $card }.
event-did-move = { $civ }: { $piece } moves from { $from } to { $hex }.
event-did-produce = { $civ }: { $piece } on { $from } produces 1 { $resource }.
event-did-build-city = { $civ }: { $piece } on { $from } builds a City.
event-did-build-temple = { $civ }: { $piece } on { $from } builds a Temple.
event-did-build-ship = { $civ }: { $piece } on { $from } builds a Ship on { $hex }.
event-did-found-city = { $civ }: { $piece } on { $from } builds a City on { $hex }.
event-did-found-temple = { $civ }: { $piece } on { $from } builds a Temple on { $hex }.
event-did-land-nomad = { $civ }: { $piece } on { $from } turns into a Nomad on { $hex }.
event-did-land-merchant = { $civ }: { $piece } on { $from } turns into a Merchant on { $hex }.
event-did-trade = { $civ }: { $piece } on { $from } trades for { $gold } gold.
event-did-grow = { $civ }: { $piece } on { $from } puts a Nomad on { $hex }.
event-did-educate-merchant = { $civ }: the Nomad on { $hex } becomes a Merchant.
event-did-educate-mountaineer = { $civ }: the Nomad on { $hex } becomes a Mountaineer.
event-did-taxes = { $civ }: { $piece } on { $from } raises { $gold } gold.
event-did-convert = { $civ }: { $piece } on { $from } converts a unit of { $victim } on { $hex } for { $gold } gold.
event-did-tithe = { $civ }: { $piece } on { $from } raises a tithe of { $gold } gold.
event-did-buy-wood = { $civ } buys 1 Wood for { $gold } gold.
event-did-buy-stone = { $civ } buys 1 Stone for { $gold } gold.
event-did-sell-wood = { $civ } sells 1 Wood for { $gold } gold.
event-did-sell-stone = { $civ } sells 1 Stone for { $gold } gold.
event-did-wood-for-stone = { $civ } exchanges 1 Wood for 1 Stone.
event-did-stone-for-wood = { $civ } exchanges 1 Stone for 1 Wood.
event-did-piracy = { $civ }: { $piece } on { $from } takes { $gold } gold by piracy.
event-did-produce-two = { $civ }: { $piece } on { $from } produces 2 { $resource }.
event-did-prospect = { $civ }: { $piece } on { $from } prospects { $gold } gold.
event-did-attack = { $civ }: { $piece } on { $from } removes a unit of { $victim } on { $hex } for { $gold } gold.
event-did-abandon = { $civ } abandons { $piece } on { $from }: a Nomad takes its place.
event-did-convert-city = { $civ }: { $piece } on { $from } converts the City of { $victim } on { $hex } for { $gold } gold.
event-did-steal-wood = { $civ } steals 1 Wood from { $victim }.
event-did-steal-stone = { $civ } steals 1 Stone from { $victim }.
event-bank-empty = The bank cannot pay { $civ } the last { $gold } gold.
event-plundered = { $civ } pays { $gold } gold to { $by }.
event-turn-ended = { $civ } ends the turn.
event-trophy = { $civ } wins the trophy { $piece }!
event-card-gained = { $civ } takes the card { $card } into hand.
event-card-lost = { $civ } loses the card { $card } to the reserve.
event-giving = { $civ } has chosen a card for the decline.
event-giving-you = { $civ } chooses { $card } for the decline.
event-declined = { $civ } puts { $card } into decline.
event-bought-back = { $civ } buys back { $card } for { $gold } gold.
event-bought-back-reserve = { $civ } buys back { $card } for { $gold } gold; it goes to the reserve.
event-extinct = { $civ } goes extinct.
event-swapped = { $civ } swaps the Doppelgangers for { $guild } of { $other }.
event-lost = { $civ } loses { $piece } on { $hex }.
event-returned = { $civ } returns { $wood } Wood and { $stone } Stone to the bank.
event-recycled = { $civ } takes up the discard.
event-token-moved = { $civ } becomes first player.
event-standstill = No trophy for { $rounds } rounds: the game ends.
event-ended = The game is over.

## Refusals

refused-move = The rules do not allow this now.
refused-first-keep-guild = First choose the guild card you keep.
refused-first-pass-guild = First choose the guild card you pass on.
refused-first-place-tile = First lay the tile in your hand.
refused-first-turn-tile = First turn the tile you laid.
refused-first-lift-tile = First lift a tile to make room.
refused-first-deploy = First place one of your first pieces.
refused-first-choose-card = First choose a card.
refused-first-act = This is the time for your pieces to act.
refused-first-aim = First say where the piece is aimed.
refused-first-decline = First choose a card for the decline.
refused-first-buy-back = First decide about buying back a card.
refused-first-must-buy-back = First buy back a card: you have no active one.
refused-first-swap-guild = First decide about the Doppelgangers.
refused-hurry-now = Players can be hurried only while cards are chosen.
refused-hurry-option = At this table nobody is hurried.
refused-hurry-early = At least { $needed } players must have chosen before the others can be hurried.
refused-guild-kept = You keep { $guild } already.
refused-guild-not-dealt = { $guild } was not dealt to you.
refused-turn = The { $tile } has only { $turns } orientations.
refused-tile-far = { $hex } is too far away for a { $tile }.
refused-tile-on-tiles = A { $tile } at { $hex } would lie on other Sea tiles.
refused-tile-touches = A { $tile } at { $hex } would not touch two Sea tiles.
refused-tile-encloses = A { $tile } at { $hex } would enclose a hole.
refused-tile-ground = A { $tile } at { $hex } would not lie on { $ground } alone.
refused-tile-room = A { $tile } at { $hex } would leave no room for the tiles in your hand.
refused-lift-useless = Lifting the { $tile } at { $hex } does not make room with as few tiles as possible.
refused-lift-nothing = There is no { $tile } anchored at { $hex }.
refused-deploy-piece = { $piece } is not one of the pieces you have still to place.
refused-deploy-terrain = { $piece } may not start on { $hex }: it is { $terrain }.
refused-void = { $hex } is not part of the World.
refused-occupied = { $hex } is not empty.
refused-card-discard = { $card } is in your discard.
refused-card-decline = { $card } is in decline.
refused-card-reserve = { $card } is in your reserve.
refused-card-inactive = { $card } is not one of your active cards, or chosen already.
refused-not-your-piece = You have no { $piece } on { $hex }.
refused-acted = { $piece } on { $hex } has acted, or is new this turn.
refused-must-buy = Without an active card you must buy one back.
refused-not-declined = { $card } is not in decline.
refused-buy-useless = { $card } would not become active: you have no such piece, or not enough gold.
refused-swap-with = Swap with another player who is still in the game.
refused-swap-guild = That player does not have { $guild }.
refused-deed = { $piece } cannot do this: { $deed }.
refused-guild = Only { $guild } can do this.
refused-terrain = Not possible in { $terrain }: { $deed }.
refused-target-terrain = { $hex } is { $terrain }.
refused-not-adjacent = { $hex } is not close enough.
refused-cliff = There is a cliff before { $hex }.
refused-reach = { $hex } is out of reach.
refused-no-pupil = There is no Nomad of yours on { $hex }.
refused-presence = The piece could not stand on { $hex } for you.
refused-no-unit = There is no unit on { $hex }.
refused-own-unit = The unit on { $hex } is yours.
refused-immune = The unit on { $hex } cannot be converted.
refused-no-city = There is no City on { $hex }.
refused-own-city = The City on { $hex } is yours.
refused-robbed = The City on { $hex } was robbed this turn.
refused-nothing-to-steal = The owner of { $hex } has no { $resource }.
refused-no-income = This would bring nothing.
refused-cap = You may hold at most { $cap } { $resource }.
refused-bank-token = The bank has not enough { $resource }.
refused-reserve = You have no { $piece } left in reserve.
refused-cost = You cannot pay for this: { cost }.
refused-no-target = There is nothing this could be aimed at.

## Scores and holdings

score-economy = Economy
score-trophies = Trophies
score-development = Development
score-territory = Territory
score-guilds = Guilds
score-extinct = Extinct
holding-points = points
holding-gold = gold
holding-wood = Wood
holding-stone = Stone

## The table in letters

draw-head = Round { $round }, { $phase }. Bank: { $gold } gold, { $wood } Wood, { $stone } Stone
draw-extinct = extinct
draw-goods = { $gold } gold, { $wood } Wood, { $stone } Stone; { $points } points if it ended now
draw-cards = hand: { $hand }; discard: { $discard }; decline: { $decline }
draw-guilds = guilds: { $guilds }
draw-trophies = Trophies ({ $needed } end the game; a card costs { $price } gold): { $trophies }
