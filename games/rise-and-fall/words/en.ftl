# Rise & Fall in English.
#
# Civilizations are named by their colour. `piece-…` is a piece or its card.

unknown = something unknown

## Names

civ-0 = Red
    .noun = proper
civ-1 = Yellow
    .noun = proper
civ-2 = Green
    .noun = proper
civ-3 = Blue
    .noun = proper
civ-4 = Purple
    .noun = proper
civ-5 = Orange
    .noun = proper
civ-6 = Black
    .noun = proper
civ-7 = White
    .noun = proper

piece-nomad = Nomad
piece-city = City
piece-ship = Ship
piece-temple = Temple
piece-mountaineer = Mountaineer
piece-merchant = Merchant

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

# A hex is named with what it is.
place = { $hex } ({ $terrain })
place-bridge = { $hex } (the Bridge)
place-nowhere = { $hex }

goods-wood = { $amount } Wood
goods-stone = { $amount } Stone
goods-both = { $wood } and { $stone }
list = { $first }, { $rest }
list-and = { $first } and { $rest }
list-nothing = none
the-guild = { $guild-the }
trophy-of = { $piece-the }
stones = { $stone } Stone
coins = { $gold } gold
asked-alone = The Smiley die decides.
asked-freely = You choose freely.
asked-together = Everybody proposes one in secret; if you disagree, the highest die decides.
verdict-ahead = all imposed trophies are held, and no player has fewer points than a non-player civilization
verdict-ahead-alone = all imposed trophies are held, with more points than every non-player civilization
verdict-taken = a non-player civilization took an imposed trophy
verdict-taken-alone = a non-player civilization took an imposed trophy
verdict-extinct = a player’s civilization is extinct
verdict-extinct-alone = the player’s civilization is extinct
verdict-missing = an imposed trophy is missing
verdict-missing-alone = an imposed trophy is missing
verdict-behind = a player has fewer points than a non-player civilization
verdict-behind-alone = a non-player civilization has as many points or more
used-guild = Guilds
used-card = Cards played
used-trophy = Trophies
used-tale-trophy = Trophies of Tales
used-action = Actions
used-buy-back = Cards bought back
used-tale = Tales
used-npc = Non-player civilizations
used-objective = Objectives
used-world = Worlds
used-level = Levels of experience

guild-alchemists = Alchemists
    .noun = p
guild-aquanauts = Aquanauts
    .noun = p
guild-archivists = Archivists
    .noun = p
guild-capitalists = Capitalists
    .noun = p
guild-collectors = Collectors
    .noun = p
guild-corsairs = Corsairs
    .noun = p
guild-doppelgangers = Doppelgangers
    .noun = p
guild-lumberjacks = Lumberjacks
    .noun = p
guild-machinists = Machinists
    .noun = p
guild-master-jewelers = Master Jewelers
    .noun = p
guild-druids = Druids
    .noun = p
guild-mercenaries = Mercenaries
    .noun = p
guild-farmers = Farmers
    .noun = p
guild-miners = Miners
    .noun = p
guild-northerners = Northerners
    .noun = p
guild-psy-monks = Psy-Monks
    .noun = p
guild-scholars = Scholars
    .noun = p
guild-travelers = Travelers
    .noun = p
guild-shadow-cult = Shadow Cult
guild-snowmen = Snowmen
    .noun = p
guild-thieves-guild = Thieves’ Guild
guild-sentinels = Sentinels
    .noun = p
guild-trophy-hunters = Trophy Hunters
    .noun = p
guild-winged = Winged
    .noun = p

guild-alchemists-effect = Nomads may exchange 1 Wood for 1 Stone with the bank, or the reverse.
guild-aquanauts-effect = Nomads may enter the Sea and stay there: up to 3 steps at sea.
guild-archivists-effect = Cards are bought back at half price, rounded up.
guild-capitalists-effect = At the end, 25 points for strictly the most gold.
guild-collectors-effect = Up to 10 Wood and 10 Stone; at the end, 2 points for each.
guild-corsairs-effect = A Ship may take 2 gold for each opposing Ship of its Sea Region, from its owner.
guild-doppelgangers-effect = In phase E, swap this card for a Guild card of another player for 10 gold.
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

tale-dragon = Dragon
tale-leviathan = Leviathan
tale-water-elemental = Water Elemental
tale-capital = Capital
tale-majestic-bridge = Majestic Bridge
tale-banks = Banks
    .noun = p
tale-ports = Ports
    .noun = p
tale-cathedral = Cathedral
tale-floating-cities = Floating Cities
    .noun = p
tale-dolmens = Dolmens
    .noun = p
tale-storm-peak = Storm Peak
tale-sunken-city = Sunken City
tale-acceleration-orb = Orb of Acceleration
tale-gigantic-cavern = Gigantic Cavern
tale-swamp = Swamp
tale-monastery = Monastery of the Psy-Monks
tale-doppelganger-house = Doppelganger’s House
tale-thieves-lair = Lair of the Thieves’ Guild
tale-typhoon = Typhoon
tale-waterfall = Waterfall
tale-alchemists-tower = Tower of the Alchemists
tale-caravanserai = Caravansary
tale-volcano = Worshipers of the Volcano God
    .noun = p

tale-dragon-effect = In an event it destroys everything around it and flies to another Glacier. Three units of one kind beside it may hunt it for a trophy.
tale-leviathan-effect = In an event it swallows a Ship of its Sea, or swims where most Ships are.
tale-water-elemental-effect = In an event it ravages the Plains along its Sea and floods one of them.
tale-capital-effect = Four connected Cities may become the Capital: a trophy, and two actions each time.
tale-majestic-bridge-effect = Two Nomads on either side of a Sea hex may build the Bridge: a trophy, and a way for all.
tale-banks-effect = A Bank multiplies taxes, the more the more Banks there are. If everybody has one, an event ruins them all.
tale-ports-effect = A Port builds Ships, or earns 4 gold for each Ship and Port of its Sea.
tale-cathedral-effect = The third Temple may become the Cathedral: it reaches 2 hexes and is worth 15 points.
tale-floating-cities-effect = Nomads may build Cities on the Sea; whoever has most of them at the last one wins a trophy.
tale-dolmens-effect = No conversion within 2 hexes; 20 points for most pieces beside them.
tale-storm-peak-effect = Moves end beside it, and all but Mountaineers fall over.
tale-sunken-city-effect = Ships on or beside it may take 5 gold, 1 Wood or 1 Stone; 20 points for most pieces there.
tale-acceleration-orb-effect = A land unit that ends its move here moves again at once.
tale-gigantic-cavern-effect = A Mountaineer here may become a City for free.
tale-swamp-effect = Land units may cross it, Ships may not; nothing is built there.
tale-monastery-effect = Temples beside it convert up to 3 hexes away, for twice or three times the price.
tale-doppelganger-house-effect = Any piece on or beside it may take one of three Guild cards for 10 gold.
tale-thieves-lair-effect = Whoever has most pieces on or beside it may steal with Nomads.
tale-typhoon-effect = Nobody enters. In an event all pieces beside it fall over, and it moves on.
tale-waterfall-effect = 2 Wood at its foot; 5 points for each of its hexes with a unit.
tale-alchemists-tower-effect = Any piece on or beside it may exchange 1 Wood for 1 Stone, or the reverse.
tale-caravanserai-effect = Whoever has most pieces on or beside it lets each Merchant act twice.
tale-volcano-effect = Nobody enters. Events wake it and make it erupt; 30 points for most pieces around it.

monument-capital = Capital
monument-cathedral = Cathedral
monument-bank = Bank
monument-port = Port

terrain-marsh = Marsh
terrain-volcano = Volcano

npc-cultist = the Cultist
    .noun = proper
npc-pirate = the Pirate
    .noun = proper
npc-barbarian = the Barbarian
    .noun = proper
npc-climber = the Climber
    .noun = proper
rival = { $civ }, { $npc-the }, level { $level }
npc-cultist-effect = Temples convert at a distance of 2; at level 3 no piece can be converted.
npc-pirate-effect = Ships count twice in Sea Regions; at level 3 Sea is worth 3 points per hex.
npc-barbarian-effect = Nomads score double; at level 3 every attack also steals.
npc-climber-effect = Pieces on Mountain and Glacier cannot be converted; at level 3 Mountain is worth 5 points per hex.
objective-horde = The Great Horde
objective-urban-age = The Urban Age
objective-sea-lords = Lords of the Sea
objective-summits = Children of the Summits
objective-faith = The Age of Faith
objective-trade-routes = The Trade Routes

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

phase-guilds = choice of Guilds
phase-world = creation of the World
phase-deploy = deployment
phase-select = A, choice of cards
phase-actions = B, actions
phase-decline = C, decline
phase-buy-back = D, buy-back
phase-creatures = arrival of the Creatures
phase-event = E, Fantastic Event
phase-swap = E, swap of Guilds
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
deed-hunt = hunt the Dragon
deed-build-capital = build the Capital
deed-build-bridge = build the Bridge
deed-build-bank = build a Bank
deed-raise-taxes = raise increased taxes
deed-build-port = build a Port
deed-found-port = build a Port at sea
deed-launch = build a Ship in the Port
deed-port-trade = trade in the Port
deed-build-cathedral = build the Cathedral
deed-float-city = build a Floating City
deed-search-gold = search for gold
deed-search-wood = search for Wood
deed-search-stone = search for Stone
deed-visit-house = visit the Doppelganger’s House
deed-steal-wood = steal Wood
deed-steal-stone = steal Stone

## Setup

option-trophies = Trophies that end the game
option-trophies-about = With the Tale of the Banks, 6 are strongly recommended. Against non-player civilizations the Objective says how many.
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
option-countdown = Late players may be hurried: after a countdown of 3 seconds luck chooses their card
option-quick_count = Quick count: at the end points are collected in gold
option-quick_count-about = The same points, counted as at a real table (RF-8.12).

option-tales = Tales, one drawn for each civilization
option-chosen_tales = Tales chosen instead of drawn
option-rhombus = The Capital needs a rhombus of Cities
option-chosen_tales-dragon = The Dragon
option-chosen_tales-leviathan = The Leviathan
option-chosen_tales-water-elemental = The Water Elemental
option-chosen_tales-capital = The Capital
option-chosen_tales-majestic-bridge = The Majestic Bridge
option-chosen_tales-banks = The Banks
option-chosen_tales-ports = The Ports
option-chosen_tales-cathedral = The Cathedral
option-chosen_tales-floating-cities = Floating Cities
option-chosen_tales-dolmens = The Dolmens
option-chosen_tales-storm-peak = Storm Peak
option-chosen_tales-sunken-city = The Sunken City
option-chosen_tales-acceleration-orb = The Orb of Acceleration
option-chosen_tales-gigantic-cavern = The Gigantic Cavern
option-chosen_tales-swamp = The Swamp
option-chosen_tales-monastery = Monastery of the Psy-Monks
option-chosen_tales-doppelganger-house = Doppelganger’s House
option-chosen_tales-thieves-lair = Lair of the Thieves’ Guild
option-chosen_tales-typhoon = The Typhoon
option-chosen_tales-waterfall = The Waterfall
option-chosen_tales-alchemists-tower = Tower of the Alchemists
option-chosen_tales-caravanserai = The Caravansary
option-chosen_tales-volcano = Worshipers of the Volcano God

option-npcs = Non-player civilizations and their levels
option-npcs-drawn-1 = One drawn by luck, level 1
option-npcs-drawn-2 = One drawn by luck, level 2
option-npcs-drawn-3 = One drawn by luck, level 3
option-npcs-cultist-1 = The Cultist, level 1
option-npcs-cultist-2 = The Cultist, level 2
option-npcs-cultist-3 = The Cultist, level 3
option-npcs-pirate-1 = The Pirate, level 1
option-npcs-pirate-2 = The Pirate, level 2
option-npcs-pirate-3 = The Pirate, level 3
option-npcs-barbarian-1 = The Barbarian, level 1
option-npcs-barbarian-2 = The Barbarian, level 2
option-npcs-barbarian-3 = The Barbarian, level 3
option-npcs-climber-1 = The Climber, level 1
option-npcs-climber-2 = The Climber, level 2
option-npcs-climber-3 = The Climber, level 3
option-independence = Independence: 1 keeps three Guilds, 3 only one
option-objective = Objective
option-objective-drawn = drawn
option-objective-horde = The Great Horde
option-objective-urban-age = The Urban Age
option-objective-sea-lords = Lords of the Sea
option-objective-summits = Children of the Summits
option-objective-faith = The Age of Faith
option-objective-trade-routes = The Trade Routes
option-objective_level = Level of the Objective
option-random_ties = Luck settles the ties of non-player civilizations
option-nearest_handles = One player decides for all non-player civilizations: the last one in the order of seats
option-nearest_handles-about = Otherwise as in the rulebook: with as many of them as players each player handles one, else all decide together and a die settles disagreements (RF-16.5).
option-hardcore = Hardcore: a loss takes away the renown a win would have brought

refused-seats = Rise & Fall is for 2 to 8 players, or for 1 to 7 against non-player civilizations, not for { $seats }.
refused-trophies = The game ends with 4, 5 or 6 trophies, not with { $trophies }.
refused-trophies-many = With five or more players the game always ends with 6 trophies.
refused-handicap-guilds = The handicap is about Guilds: play with Guilds to use it.
refused-handicap = The handicap needs a level for each player (there are { $seats }).
refused-world-seed = Only a generated World has a seed.
refused-world = There is no World called { $world }.
refused-world-seats = { $world } is a World for another number of civilizations: { $civilizations }, not { $seats }.
refused-world-broken = This World cannot be laid.

## Questions

question-keep-guild = Keep one of your Guild cards.
question-keep-from-house = Keep one of the Guild cards of the House.
question-pass-guild = Pass one of your Guild cards to your left neighbour, face down.
question-place-tile = Lay { $tile-a } ({ $count } in hand).
question-turn-tile = Turn { $tile-the } at { $hex }.
question-lift-tile = There is no room for another { $tile }: lift { $count ->
    [one] one
   *[other] { $count }
} of those already laid.
question-deploy = Place one of your first pieces.
question-choose-card = Choose a card, face down.
question-act = Card { $card }: which piece acts? You may also end the turn.
question-aim = Where to? ({ $piece-the } on { $hex }: { $deed })
question-decline = Put { $count ->
    [one] a card
   *[other] { $count } cards
} into decline, face down.
question-buy-back = Buy back a card for { coins }?
question-must-buy-back = You have no active card left: buy one back for { coins }.
question-place-site = Put into the World: { $tale-the }.
question-turn-site = Which way round? ({ $tale-the } on { $hex })
question-place-creature = Put into the World: { $tale-the }.
question-act-again = A second action for the Merchant on { $hex }?
question-move-in-event = Fantastic Event: where does { $tale-the } go?
question-save-nomad = Put a Nomad ashore for your lost Ship?
question-turn-lava = The Volcano wakes: where does the lava point?
question-next-piece = Which { $piece } acts next for { $npc-the }? { $handling }
question-nominate-region = Nominate a Region for { $npc-the }. { $handling }
question-nominate-hex = Nominate a hex for { $npc-the }. { $handling }
question-nominate-resource = Nominate Wood or Stone for { $npc-the }. { $handling }
question-swap-guild = Swap the Doppelgangers for another player’s Guild for 10 gold?

## Moves

move-unknown = An unknown move
move-keep = Keep: { $guild }
move-pass-on = Pass to the left: { $guild }
move-anchor = Lay the tile at { $hex }
move-turn = Turn it by { $degrees }°
move-lift = Lift the tile at { $hex }
move-deploy = Place { $piece-the } on { $hex }
move-choose = Play the card { $card }
move-hurry = Let luck choose for the late player
move-aim = On { $hex }
move-aim-region = The { $terrain } Region of { $size ->
    [one] 1 hex
   *[other] { $size } hexes
} at { $hex }
move-aim-piece = { $piece-The } of { $civ } on { $hex }
move-end-turn = End the turn
move-decline = Put the card { $card } into decline
move-buy-back = Buy back the card { $card } for { coins }
move-no-buy-back = Buy nothing back
move-swap = Swap with { $civ }: { $guild }
move-no-swap = Keep the Doppelgangers

cost = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] free
           *[other] { stones }
        }
       *[other] { $stone ->
            [0] { $wood } Wood
           *[other] { $wood } Wood, { stones }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { coins }
           *[other] { coins }, { stones }
        }
       *[other] { $stone ->
            [0] { coins }, { $wood } Wood
           *[other] { coins }, { $wood } Wood, { stones }
        }
    }
}

move-move = Move { $piece-the } from { $hex }
move-produce = Produce { $goods } on { $hex }
move-build-city = Build a City on { $hex } ({ cost })
move-build-temple = Build a Temple on { $hex } ({ cost })
move-build-ship = Build a Ship from { $hex } ({ cost })
move-found-city = Build a City ashore from { $hex } ({ cost })
move-found-temple = Build a Temple ashore from { $hex } ({ cost })
move-land-nomad = Turn the Ship on { $hex } into a Nomad ({ cost })
move-land-merchant = Turn the Ship on { $hex } into a Merchant ({ cost })
move-trade = Trade with { $piece-the } on { $hex } (+{ coins })
move-grow = Put a Nomad next to { $hex }
move-educate-merchant = Educate a Merchant from { $hex } ({ cost })
move-educate-mountaineer = Educate a Mountaineer from { $hex } ({ cost })
move-taxes = Raise taxes on { $hex } (+{ coins })
move-convert = Convert a unit from { $hex }
move-tithe = Raise the tithe on { $hex } (+{ coins })
move-buy-wood = Buy 1 Wood for { coins }
move-buy-stone = Buy 1 Stone for { coins }
move-sell-wood = Sell 1 Wood for { coins }
move-sell-stone = Sell 1 Stone for { coins }
move-wood-for-stone = Exchange 1 Wood for 1 Stone
move-stone-for-wood = Exchange 1 Stone for 1 Wood
move-piracy = Piracy from { $hex } (+{ coins })
move-produce-two = Produce { $goods } on { $hex }
move-prospect = Prospect on { $hex } (+{ coins })
move-attack = Attack a unit from { $hex } ({ cost })
move-abandon = Abandon { $piece-the } on { $hex } for a Nomad
move-convert-city = Convert a City from { $hex } ({ cost })
move-pass = Nothing
move-turn-lava = Lava towards { $hexes }
move-hunt = Hunt the Dragon with { $piece-the } on { $hex }
move-build-capital = Build the Capital on { $hex }
move-build-bridge = Build the Majestic Bridge from { $hex } ({ cost })
move-build-bank = Build a Bank on { $hex } ({ cost })
move-raise-taxes = Raise increased taxes on { $hex } (+{ coins })
move-build-port = Build a Port on { $hex } ({ cost })
move-found-port = Build a Port beside { $hex } ({ cost })
move-launch = Build a Ship in the Port ({ cost })
move-port-trade = Trade in the Port (+{ coins })
move-build-cathedral = Build the Cathedral in place of one of your Temples ({ cost })
move-float-city = Build a Floating City beside { $hex } ({ cost })
move-search-gold = Search the Sunken City (+{ coins })
move-search-wood = Search the Sunken City (1 Wood)
move-search-stone = Search the Sunken City (1 Stone)
move-visit-house = Visit the Doppelganger’s House ({ cost })
move-take = { $resource }
move-steal-wood = Steal 1 Wood from { $hex }
move-steal-stone = Steal 1 Stone from { $hex }

## Events

event-dealt = { $civ } is dealt three Guild cards.
event-dealt-you = { $civ } is dealt { $one-the }, { $two-the } and { $three-the }.
event-kept = { $civ } keeps a Guild card.
event-kept-you = { $civ } keeps { $guild-the }.
event-passed-on = { $civ } passes a Guild card to the left.
event-passed-on-you = { $civ } passes { $guild-the } to the left.
event-guild-revealed = { $civ } has { $guild-the }.
event-guild-taken = { $civ } takes { $guild-the } from the House.
event-builder = { $civ } lays the first tile.
event-world-chosen = The World of this game: { $world }.
event-level = { $civ } plays with this experience: { $level }.
event-placer = { $civ } puts the first place of a Tale into the World.
event-tile-laid = { $civ } lays { $tile-a } at { $hex }.
event-tile-lifted = { $civ } lifts { $tile-the } at { $hex }.
event-tile-removed = There is no room for { $tile-a }: it leaves the game.
event-world-ready = The World is ready.
event-first-player = { $civ } is first player.
event-deployed = { $civ } places { $piece-a } on { $hex }.
event-round = Round { $round }.
event-chosen = { $civ } has chosen a card.
event-chosen-you = { $civ } chooses the card { $card }.
event-hurried = { $civ } is late: luck chooses the card.
event-revealed = { $civ } plays the card { $card }.
event-skipped = { $civ } has no piece left for the card { $card }: the turn is skipped.
event-did-move = { $civ }: { $piece-the } moves from { $from } to { $hex }.
event-did-produce = { $civ }: { $piece-the } on { $from } produces { $goods }.
event-did-build-city = { $civ }: { $piece-the } on { $from } becomes a City.
event-did-build-temple = { $civ }: { $piece-the } on { $from } becomes a Temple.
event-did-build-ship = { $civ }: { $piece-the } on { $from } becomes a Ship on { $hex }.
event-did-found-city = { $civ }: { $piece-the } on { $from } becomes a City on { $hex }.
event-did-found-temple = { $civ }: { $piece-the } on { $from } becomes a Temple on { $hex }.
event-did-land-nomad = { $civ }: { $piece-the } on { $from } becomes a Nomad on { $hex }.
event-did-land-merchant = { $civ }: { $piece-the } on { $from } becomes a Merchant on { $hex }.
event-did-trade = { $civ }: { $piece-the } on { $from } trades and gains { coins }.
event-did-grow = { $civ }: { $piece-the } on { $from } grows: a new Nomad on { $hex }.
event-did-educate-merchant = { $civ }: { $piece-the } on { $from } educates the Nomad on { $hex }, which becomes a Merchant for { coins }.
event-did-educate-mountaineer = { $civ }: { $piece-the } on { $from } educates the Nomad on { $hex }, which becomes a Mountaineer for { coins }.
event-did-taxes = { $civ }: { $piece-the } on { $from } raises { coins } in taxes.
event-did-convert = { $civ }: { $piece-the } on { $from } converts { $prey-the } of { $victim } on { $hex } for { coins }.
event-did-tithe = { $civ }: { $piece-the } on { $from } raises a tithe of { coins }.
event-did-buy-wood = { $civ }: { $piece-the } on { $from } buys 1 Wood for { coins }.
event-did-buy-stone = { $civ }: { $piece-the } on { $from } buys 1 Stone for { coins }.
event-did-sell-wood = { $civ }: { $piece-the } on { $from } sells 1 Wood for { coins }.
event-did-sell-stone = { $civ }: { $piece-the } on { $from } sells 1 Stone for { coins }.
event-did-wood-for-stone = { $civ } exchanges 1 Wood for 1 Stone.
event-did-stone-for-wood = { $civ } exchanges 1 Stone for 1 Wood.
event-did-piracy = { $civ }: { $piece-the } on { $from } takes { coins } by piracy.
event-did-produce-two = { $civ }: { $piece-the } on { $from } produces { $goods }.
event-did-prospect = { $civ }: { $piece-the } on { $from } finds { coins }.
event-did-attack = { $civ }: { $piece-the } on { $from } attacks and removes { $prey-the } of { $victim } on { $hex }; this costs { coins }.
event-did-abandon = { $civ } abandons { $piece-the } on { $from }: a Nomad takes its place.
event-did-convert-city = { $civ }: { $piece-the } on { $from } converts the City of { $victim } on { $hex } for { coins }.
event-did-steal-wood = { $civ }: { $piece-the } on { $from } steals 1 Wood from { $victim }.
event-did-steal-stone = { $civ }: { $piece-the } on { $from } steals 1 Stone from { $victim }.
event-did-hunt = { $civ }: { $piece-the } on { $from } and two others drive the Dragon away.
event-did-build-capital = { $civ } replaces four Cities by the Capital, on { $from }.
event-did-build-bridge = { $civ } builds the Majestic Bridge between { $from } and { $hex }.
event-did-build-bank = { $civ }: the Nomad on { $from } becomes a Bank.
event-did-raise-taxes = { $civ }: { $piece-the } on { $from } raises { coins } thanks to the Banks.
event-did-build-port = { $civ } builds a Port on { $from }.
event-did-found-port = { $civ } builds a Port on { $hex }, in place of the Nomad on { $from }.
event-did-launch = { $civ }: the Port on { $from } builds a Ship.
event-did-port-trade = { $civ }: the Port on { $from } earns { coins }.
event-did-build-cathedral = { $civ }: the Temple on { $hex } becomes the Cathedral.
event-did-float-city = { $civ }: the Nomad on { $from } becomes a Floating City on { $hex }.
event-did-search-gold = { $civ }: { $piece-the } on { $from } finds { coins } in the Sunken City.
event-did-search-wood = { $civ }: { $piece-the } on { $from } finds 1 Wood in the Sunken City.
event-did-search-stone = { $civ }: { $piece-the } on { $from } finds 1 Stone in the Sunken City.
event-did-visit-house = { $civ }: { $piece-the } on { $from } visits the Doppelganger’s House for { coins }.
event-tale-drawn = A Tale of this game: { $tale-the }.
event-site-placed = { $civ } puts { $tale-the } into the World on { $hex }.
event-site-left-out = There is no room in this World for { $tale-the }.
event-tale-trophy = { $civ } wins the trophy { $tale-of }!
event-fantastic = A Fantastic Event!
event-creature-moved = { $tale-The } moves to { $hex }.
event-destroyed = { $piece-The } of { $civ } on { $hex } is destroyed.
event-survived = { $civ } puts a Nomad ashore on { $hex }.
event-banks-crashed = Every player has a Bank: all of them collapse.
event-fell-over = Everything on { $hex } falls over.
event-lava-turned = The Volcano wakes: its lava points at { $hexes }.
event-erupted = The Volcano erupts!
event-looked-at = { $civ } looks at the top Guild cards of the pile.
event-looked-at-you = { $civ } looks at the top Guild cards of the pile: { $guilds }.
event-guild-returned = { $civ } gives up { $guild-the }: the card goes under the pile.
event-drew = { $civ } draws Guild cards.
event-drew-you = { $civ } draws { $guilds }.
event-npc-joins = { $civ } is { $npc-the }, level { $level }.
event-objective = Objective: { $objective }, level { $level }. Imposed trophies: { $imposed }. The game ends with { $trophies ->
    [one] { $trophies } trophy
   *[other] { $trophies } trophies
}.
event-npc-rolled = { $civ } rolls a die ({ $left }) to place { $piece-the }.
event-npc-rolled-two = { $civ } rolls two dice ({ $left } and { $right }) to place { $piece-the }.
event-npc-card = { $civ } reveals the card { $card } of level { $level }.
event-npc-card-aside = { $civ } reveals the card { $card } of level { $level } and puts it aside: it has no such piece.
event-npc-line = { $civ }: { $piece-the } on { $hex } follows line { $line } of the card.
event-npc-line-passed = { "" }
event-npc-idle = { $civ }: { $piece-the } on { $hex } does nothing: no line of the card is possible.
event-npc-move = { $civ }: { $piece-the } moves from { $from } to { $hex }.
event-npc-build = { $civ }: { $piece-the } on { $from } becomes { $other-a } on { $hex }.
event-npc-build-here = { $civ }: { $piece-the } on { $from } becomes { $other-a }.
event-npc-produce = { $civ }: { $piece-the } on { $from } produces { $goods }.
event-npc-trade = { $civ }: { $piece-the } on { $from } trades and gains { coins }.
event-npc-tithe = { $civ }: { $piece-the } on { $from } raises a tithe of { coins }.
event-npc-taxes = { $civ }: { $piece-the } on { $from } raises { coins } in taxes.
event-npc-grow = { $civ }: { $piece-the } on { $from } puts a new { $other } on { $hex }.
event-npc-convert = { $civ }: { $piece-the } on { $from } converts { $other-the } of { $victim } on { $hex }{ $gold ->
    [0] { "" }
   *[other] {" "}for { coins }
}.
event-npc-educate = { $civ }: { $piece-the } on { $from } educates the Nomad on { $hex }: it becomes { $other-a }{ $gold ->
    [0] { "" }
   *[other] {" "}for { coins }
}.
event-npc-transform = { $civ }: { $piece-the } on { $from } becomes { $other-a } on { $hex }.
event-npc-sell = { $civ }: { $piece-the } on { $from } sells { $goods } for { coins }.
event-npc-attack = { $civ }: { $piece-the } on { $from } attacks and removes { $other-the } of { $victim } on { $hex }{ $gold ->
    [0] { "" }
   *[other] {" "}and gains { coins }
}.
event-npc-take-place = { $civ }: { $piece-the } on { $from } takes the place of its victim on { $hex }.
event-npc-steal = { $civ }: { $piece-the } on { $from } robs { $victim }.
event-npc-gathered = { $civ }: { $piece-the } on { $hex } cannot pay for { $other-a } yet and takes { $goods } from the bank.
event-npc-stole = { $civ } steals { $goods } from { $victim }.
event-smiley-happy = { $civ }: the Smiley die is happy; { $choice } it is.
event-smiley-sad = { $civ }: the Smiley die is sad; { $choice } is struck out.
event-proposal-taken = The dice decide for the proposal of { $civ }.
event-proposal-rolled = { $civ } proposes { $choice } and rolls a die ({ $die }).
event-agreed = All agree on { $choice }.
event-proposed-you = { $civ } proposes { $choice }.
event-proposed = { $civ } has proposed something.
event-players-won = The players have won together: { $why }!
event-player-won = The player has won: { $why }!
event-players-lost = The players have lost: { $why }.
event-player-lost = The player has lost: { $why }.
event-bank-empty = The bank is empty: { $civ } goes without { coins }.
event-plundered = { $civ } pays { coins } to { $by }.
event-turn-ended = { $civ } ends the turn.
event-trophy = { $civ } wins the trophy { $piece-of }!
event-card-gained = { $civ } has { $card-a } now and takes its card into hand.
event-card-lost = { $civ } has no { $card } left: its card goes to the reserve.
event-giving = { $civ } has chosen a card for the decline.
event-giving-you = { $civ } chooses the card { $card } for the decline.
event-declined = { $civ } puts the card { $card } into decline.
event-bought-back = { $civ } buys back the card { $card } for { coins }.
event-bought-back-reserve = { $civ } buys back the card { $card } for { coins }; it goes to the reserve.
event-extinct = { $civ } goes extinct: all its pieces leave the World.
event-swapped = { $civ } pays 10 gold and swaps the Doppelgangers for { $guild-the } of { $other }.
event-lost = { $civ } loses { $piece-the } on { $hex }, which may not stand there.
event-returned = { $civ } returns { $goods } to the bank.
event-recycled = { $civ } takes the discard back into hand.
event-npc-recycled = { $civ } shuffles the discard into a new deck.
event-token-moved = { $civ } becomes first player.
event-standstill = No trophy for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: the game ends.
event-ended = The game is over.
event-quick-count = { $civ } gives back { $given } gold, keeps { $kept }, collects { $collected } and adds { $trophies } for trophies.
event-final-won = { $civ } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and wins!
event-final-shared = { $civ } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and shares the victory: equal points are not told apart.
event-final-place = { $civ } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and comes { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] last
}.
event-final-place-shared = { $civ } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and shares { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
} place: equal points are not told apart.
event-final-points = { $civ } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-final-npc = { $npc-Name } ({ $civ }) has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Refusals

refused-move = The rules do not allow this now.
refused-first-keep-guild = First choose the Guild card you keep.
refused-first-pass-guild = First choose the Guild card you pass on.
refused-first-place-tile = First lay the tile in your hand.
refused-first-turn-tile = First turn the tile you laid.
refused-first-lift-tile = First lift a tile to make room.
refused-first-deploy = First place one of your first pieces.
refused-first-choose-card = First choose a card.
refused-first-act = This is the time for your pieces to act.
refused-first-aim = First say which hex the piece is aimed at.
refused-first-decline = First choose a card for the decline.
refused-first-buy-back = First decide about buying back a card.
refused-first-must-buy-back = First buy back a card: you have no active one.
refused-first-swap-guild = First decide about the Doppelgangers.
refused-tales-off = Tales were chosen, but this table plays without Tales.
refused-tale-twice = A Tale is chosen twice.
refused-first-place-site = First put the place of the Tale into the World.
refused-first-turn-site = First turn the place you put there.
refused-first-place-creature = First put the Creature into the World.
refused-first-act-again = First decide about the second action of your Merchant.
refused-first-move-in-event = First decide where the Fantastic Event leads.
refused-first-save-nomad = First decide whether a Nomad goes ashore.
refused-first-turn-lava = First say where the lava points.
refused-tile-hole = With a { $tile } at { $hex } the hole of the Sunken City could no longer be made.
refused-tile-site = A { $tile } at { $hex } would cover a special place.
refused-tale = This needs a Tale that is not in play: { $tale-the }.
refused-special-place = Nothing is built on a special place.
refused-no-dragon = There is no Dragon any more.
refused-hunt = Three of your units of this kind must stand beside the Dragon, ready to act.
refused-built-once = It is already there, or can be built only once.
refused-capital = Four of your Cities must be connected and ready to act.
refused-bridge = On the other side of an empty Sea hex, in a straight line and on the same terrain, another of your Nomads must be ready, and you must be able to pay.
refused-bank-city = A Bank is built beside one of your Cities.
refused-no-bank = You have no Bank.
refused-no-raft = There is no Floating City tile left.
refused-sea-hex = { $hex } is not an empty Sea hex beside the Nomad.
refused-no-port = Your Port is not there.
refused-port-acted = Your Port has acted, is new this turn, or lies on its side.
refused-cathedral = All three of your Temples must be in the World.
refused-not-at-place = The piece is neither on that place nor beside it.
refused-no-guilds-left = There is no Guild card left.
refused-site-turn = { $tale-The } on { $hex } cannot be turned like this.
refused-site-void = { $hex } has no room in the World for { $tale-the }.
refused-site-on-site = There is already a special place on { $hex }: no room for { $tale-the }.
refused-site-ground = The ground on { $hex } is not the right one for { $tale-the }.
refused-site-neighbor = { $hex } does not have the right neighbours for { $tale-the }.
refused-event-place = { $hex } is not possible in this event.
refused-lava = The lava points in one of three ways.
refused-lying = { $piece-The } on { $hex } lies on its side until the end of this turn.
refused-barred = Nobody may enter { $hex }.
refused-orb = Nothing may remain on the Orb on { $hex }.
refused-npc = There is no such non-player civilization: { $npc }.
refused-npc-twice = A non-player civilization is chosen twice.
refused-npc-guilds = Against non-player civilizations Guilds come by independence, without handicap.
refused-npc-trophies = Against non-player civilizations the Objective says how many trophies end the game.
refused-no-npcs = Independence, Objective and ties are for games against non-player civilizations.
refused-rhombus = This table plays without the Tale of the Capital.
refused-hardcore = Renown is at stake only in games against non-player civilizations.
refused-level = Levels are 1 to 3.
refused-objective = There is no such Objective.
refused-civilizations = Too many non-player civilizations ({ $npcs }, number of players: { $seats }): at most 4, and at most 8 civilizations in all.
refused-npc-piece = The piece on { $hex } is not one that acts next.
refused-nomination = { $hex } is not one of the options.
refused-first-next-piece = First name the piece that acts next.
refused-first-nominate-region = First nominate a Region.
refused-first-nominate-hex = First nominate a hex.
refused-first-nominate-resource = First nominate Wood or Stone.
refused-hurry-now = Players can be hurried only while cards are chosen.
refused-hurry-option = At this table nobody is hurried.
refused-hurry-early = { $needed ->
    [one] Somebody must have chosen before the others can be hurried.
   *[other] At least { $needed } players must have chosen before the others can be hurried.
}
refused-guild-kept = You already keep { $guild-the }.
refused-guild-not-dealt = You were not dealt { $guild-the }.
refused-turn = The { $tile } does not have that many orientations: only { $turns }.
refused-tile-far = { $hex } is too far away for a { $tile }.
refused-tile-on-tiles = A { $tile } at { $hex } would lie on other Sea tiles.
refused-tile-touches = A { $tile } at { $hex } would not touch two Sea tiles.
refused-tile-encloses = A { $tile } at { $hex } would enclose a hole.
refused-tile-ground = A { $tile } at { $hex } would not lie on { $ground } alone.
refused-tile-room = A { $tile } at { $hex } would leave no room for the tiles in your hand.
refused-lift-useless = Lifting the { $tile } at { $hex } does not make room with as few tiles as possible.
refused-lift-nothing = There is no { $tile } anchored at { $hex }.
refused-deploy-piece = { $piece-The } is not one of the pieces you have still to place.
refused-deploy-terrain = { $piece-The } may not start on { $hex }: it is { $terrain }.
refused-void = { $hex } is not part of the World.
refused-occupied = { $hex } is not empty.
refused-card-discard = The card { $card } is in your discard.
refused-card-decline = The card { $card } is in decline.
refused-card-reserve = The card { $card } is in your reserve.
refused-card-inactive = The card { $card } is not one of your active cards, or chosen already.
refused-not-your-piece = You have no { $piece } on { $hex }.
refused-acted = { $piece-The } on { $hex } has acted, or is new this turn.
refused-must-buy = Without an active card you must buy one back.
refused-not-declined = The card { $card } is not in decline.
refused-buy-useless = The card { $card } would not become active: you have no such piece, or not enough gold.
refused-swap-with = Swap with another player who is still in the game.
refused-swap-guild = That player does not have { $guild-the }.
refused-deed = { $piece-The } cannot do this: { $deed }.
refused-guild = Only { $guild-the } can do this.
refused-terrain = Not possible in { $terrain }: { $deed }.
refused-target-terrain = { $hex } is { $terrain }.
refused-not-adjacent = { $hex } is not close enough.
refused-cliff = A cliff bars the way to { $hex }.
refused-reach = { $hex } is out of reach.
refused-no-pupil = There is no Nomad of yours on { $hex }.
refused-presence = The piece may not stand on { $hex } as one of yours.
refused-no-unit = There is no unit on { $hex }.
refused-own-unit = The unit on { $hex } is yours.
refused-immune = The unit on { $hex } cannot be converted.
refused-no-city = There is no City on { $hex }.
refused-own-city = The City on { $hex } is yours.
refused-robbed = The City on { $hex } was robbed this turn.
refused-nothing-to-steal = The owner of { $hex } has no { $resource }.
refused-no-income = This would bring nothing.
refused-cap = You may hold at most { $cap } { $resource }.
refused-bank-token = The bank does not have enough { $resource }.
refused-reserve = You have no { $piece } left in reserve.
refused-cost = You cannot pay for this: { cost }.
refused-no-target = There is nothing this could be aimed at.

## Scores and holdings

score-economy = Economy
score-trophies = Trophies
score-development = Development
score-territory = Territory
score-guilds = Guilds
score-tales = Tales
score-extinct = Extinct
holding-points = points
holding-gold = { $count ->
   *[other] gold
}
holding-wood = Wood
holding-stone = { $count ->
   *[other] Stone
}

## The table in letters

draw-head = Round { $round }, { $phase }. Bank: { coins }, { $wood } Wood, { stones }
draw-extinct = extinct
draw-goods = { coins }, { $wood } Wood, { stones }; { $points }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-points-now = { draw-points } if it ended now
draw-cards = hand: { $hand }; discard: { $discard }; decline: { $decline }
draw-guilds = Guilds: { $guilds }
draw-npc = { $npc-the }, level { $level }
draw-objective = Objective: { $objective }, level { $level }; imposed { $count ->
    [one] trophy
   *[other] trophies
}: { $imposed }
draw-tales = Tales: { $tales }
draw-trophies = Trophies ({ $needed } end the game; a card costs { $price } gold): { $trophies }

## Campaign

sheet-world = World
sheet-none = none
sheet-points = { $points } VP
sheet-independence = Independence
sheet-objective = Objective
sheet-imposed = imposed { $count ->
    [one] trophy
   *[other] trophies
}: { $trophies }
sheet-npcs = Non-player civilizations
sheet-difficulty = Difficulty
sheet-players = Players
sheet-renown = Renown for each player
sheet-mode = Mode
sheet-hardcore = hardcore
sheet-result = Result
sheet-won = won
sheet-lost = lost
