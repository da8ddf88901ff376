# The words of Rise to Nobility.

## Players, goods, Guilds, peoples

seat-0 = Black
seat-1 = White
seat-2 = Yellow
seat-3 = Red
seat-4 = Green
seat-5 = Blue
guild-artists = Artists Guild
good-art = Artworks
count-art = { $count ->
    [one] Artwork
   *[other] Artworks
}
guild-blacksmiths = Blacksmiths Guild
good-weapons = Weapons
count-weapons = { $count ->
    [one] Weapon
   *[other] Weapons
}
guild-carpenters = Carpenters Guild
good-furniture = Furnishings
count-furniture = { $count ->
    [one] Furnishing
   *[other] Furnishings
}
guild-merchants = Merchants Guild
good-jewelry = Jewels
count-jewelry = { $count ->
    [one] Jewel
   *[other] Jewels
}
guild-scholars = Scholars Guild
good-books = Books
count-books = { $count ->
    [one] Book
   *[other] Books
}
guild-wizards = Wizards Guild
good-magic = Relics
count-magic = { $count ->
    [one] Relic
   *[other] Relics
}
people-halfling = Halflings
people-human = Humans
people-elf = Elves
people-dwarf = Dwarves
people-green-elf = Green Elves
people-trobit = Trobits

## Numbers of things

n-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
n-modifiers = { $count ->
    [one] 1 Modifier
   *[other] { $count } Modifiers
}
n-workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
n-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
n-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
n-points = { $points } VP
n-commissions = { $count ->
    [one] 1 Commission card
   *[other] { $count } Commission cards
}
n-tokens = { $tokens ->
    [one] 1 Modifier
   *[other] { $tokens } Modifiers
}
n-place = { $place ->
    [1] wins
    [2] comes second
    [3] comes third
    [4] comes fourth
    [5] comes fifth
   *[other] comes sixth
}
nth-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}

## Workshop bonuses and offices

effect-coin = 1 coin
effect-reputation = 1 Reputation
effect-reroll = reroll dice
effect-guild-good = 1 good of the Guild
effect-any-good = 1 good of any type
effect-exchange = exchange 1 good
benefit-council-no-coins = no coins at the Stone Council
benefit-port-bonus = 1 coin more for each good sold
benefit-council-reputation = only 1 Reputation lost at the Stone Council
benefit-tavern-two-cards = 2 Settlers cards at the Cavern Tavern
benefit-house-discount = Houses cost 1 coin less
benefit-building-discount = Buildings cost 1 coin less

## Places

place-tavern = Cavern Tavern
place-tavern-full = Cavern Tavern (you hold three unfulfilled cards, the most there may be: one is discarded first)
place-yard = Construction Yard
place-yard-house = Construction Yard, a House for { n-coins }
place-hall = Town Hall
place-port = Port
place-council = Stone Council, { $people }, row { $row }
place-berk = Office of Berk the Clerk
place-castle = Ivory Castle, slot { $slot }
place-home = own board
place-office-upper = Chancellery, upper office
place-office-lower = Chancellery, lower office
place-tile = dice tile { $tile }
place-hall-tile = Town Hall, { $tile } for { n-coins }
place-council-tile = { $place }: { $tile }
council-tile = { $points } VP for { $cost }
place-castle-gain = Ivory Castle, slot { $slot }: { $reputation } Reputation
place-office = Chancellery, office of the { $people } ({ $benefit })
settlers-card = { $card } ({ $people }; { $least } to { $most } { $most ->
    [one] good
   *[other] goods
}: { $goods }; { n-workers }, { n-stars })
counted-good = { $count } { $good }
list = { $first }, { $rest }
list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-nothing = nothing
for-nothing = nothing
settlers-name = { $card } ({ $people })

## Where a die is placed

at-tavern = at the Cavern Tavern
at-yard = at the Construction Yard
at-guild = at the { $guild }
at-hall = at the Town Hall
at-port = at the Port
at-council = at the Stone Council ({ $people }, row { $row })
at-berk = at the Office of Berk the Clerk
at-castle = at the Ivory Castle (slot { $slot })
at-home = on their own board
at-office-upper = at the Chancellery (upper office)
at-office-lower = at the Chancellery (lower office)
at-tile = on the dice tile { $tile }

## Cards and tiles

character-rhys-lusys = Rhys Lusys
character-ysolde-marn = Ysolde Marn
character-nya-adebowale = Nya Adebowale
character-xavion = Xavion
character-bogrod = Bogrod
character-belvedere-stonefist = Belvedere Stonefist
character-tobin-oakhand = Tobin Oakhand
character-martok-coinforged = Martok Coinforged
character-sefa-brightpenny = Sefa Brightpenny
character-orla-quillon = Orla Quillon
character-fenn-hollowell = Fenn Hollowell
character-verelan-si = Verelan Si
character-ilwen-duskveil = Ilwen Duskveil
settlers-halfling-1 = Hill Farmers
settlers-halfling-2 = Cheese Makers
settlers-halfling-3 = Orchard Family
settlers-halfling-4 = Burrow Masons
settlers-halfling-5 = Brewing Cousins
settlers-halfling-6 = River Ferrymen
settlers-halfling-7 = Pastry Cooks
settlers-halfling-8 = Village Elders
settlers-human-1 = Young Couple
settlers-human-2 = Travelling Players
settlers-human-3 = Retired Guards
settlers-human-4 = Weaver Household
settlers-human-5 = Widow and Sons
settlers-human-6 = Cartographers
settlers-human-7 = Innkeepers
settlers-human-8 = Merchant Family
settlers-elf-1 = Harpists
settlers-elf-2 = Star Watchers
settlers-elf-3 = Silver Archers
settlers-elf-4 = Glass Gardeners
settlers-elf-5 = Court Poets
settlers-elf-6 = Old Bloodline
settlers-elf-7 = Moon Healers
settlers-elf-8 = Queen’s Kin
settlers-dwarf-1 = Tunnel Crew
settlers-dwarf-2 = Stone Cutters
settlers-dwarf-3 = Hammer Sisters
settlers-dwarf-4 = Keg Rollers
settlers-dwarf-5 = Gem Sorters
settlers-dwarf-6 = Forge Clan
settlers-dwarf-7 = Lamp Lighters
settlers-dwarf-8 = Deep Nobles
settlers-green-elf-1 = Reed Fishers
settlers-green-elf-2 = Tide Callers
settlers-green-elf-3 = Shell Carvers
settlers-green-elf-4 = Moss Hunters
settlers-green-elf-5 = Rope Makers
settlers-green-elf-6 = Mist Rangers
settlers-green-elf-7 = Coral Traders
settlers-green-elf-8 = Leaf Wardens
settlers-trobit-1 = Tinker Twins
settlers-trobit-2 = Mushroom Growers
settlers-trobit-3 = Clock Menders
settlers-trobit-4 = Zither Players
settlers-trobit-5 = Kite Pilots
settlers-trobit-6 = Puzzle Smiths
settlers-trobit-7 = Bell Ringers
settlers-trobit-8 = Trobit Council
workshop-artists-1 = Painter’s Studio
workshop-artists-2 = Sculptor’s Yard
workshop-artists-3 = Tapestry Loft
workshop-artists-4 = Fresco Hall
workshop-artists-5 = Little Theatre
workshop-artists-6 = Ivory Gallery
workshop-blacksmiths-1 = Old Forge
workshop-blacksmiths-2 = Blade Grinder
workshop-blacksmiths-3 = Armour Bench
workshop-blacksmiths-4 = Fletcher’s Shed
workshop-blacksmiths-5 = Bellows House
workshop-blacksmiths-6 = Royal Smithy
workshop-carpenters-1 = Saw Pit
workshop-carpenters-2 = Joiner’s Bench
workshop-carpenters-3 = Cooperage
workshop-carpenters-4 = Chair Maker
workshop-carpenters-5 = Turner’s Lathe
workshop-carpenters-6 = Cabinet House
workshop-merchants-1 = Gem Cutter
workshop-merchants-2 = Goldbeater
workshop-merchants-3 = Ring Stall
workshop-merchants-4 = Pearl Broker
workshop-merchants-5 = Weighing House
workshop-merchants-6 = Crown Jeweller
workshop-scholars-1 = Bindery
workshop-scholars-2 = Scriptorium
workshop-scholars-3 = Map Room
workshop-scholars-4 = Paper Mill
workshop-scholars-5 = Reading Room
workshop-scholars-6 = Royal Archive
workshop-wizards-1 = Potion Cellar
workshop-wizards-2 = Rune Carver
workshop-wizards-3 = Crystal Attic
workshop-wizards-4 = Star Tower
workshop-wizards-5 = Familiar House
workshop-wizards-6 = High Sanctum
building-common-01 = Village Well
building-common-02 = Bakery
building-common-03 = Bath House
building-common-04 = Chapel
building-common-05 = Park
building-common-06 = School House
building-common-07 = Infirmary
building-common-08 = Granary
building-common-09 = Market Cross
building-common-10 = Public Library
building-common-11 = Fountain
building-common-12 = Guard House
ship-01 = Gull of Arden
ship-02 = Grey Pelican
ship-03 = Merry Trobit
ship-04 = Queen’s Purse
ship-05 = Salt Crown
ship-06 = Dusk Heron
ship-07 = Ivory Tusk
ship-08 = Old Barnacle
ship-09 = Lantern Fish
ship-10 = Red Oar
ship-11 = Silver Eel
ship-12 = Long Summer
ship-13 = Five Realms
ship-14 = Copper Star
ship-15 = Winter Rose
ship-16 = Green Lady
ship-17 = Thirsty Dwarf
ship-18 = Harbour Cat
event-port-traders = Port Traders
event-hardworking-apprentices = Hardworking Apprentices
event-flourishing-guilds = Flourishing Guilds
event-builders-fair = Builders’ Fair
event-open-doors = Open Doors
event-royal-audience = Royal Audience
event-generous-clerk = Generous Clerk
event-second-chance = Second Chance
event-masters-parade = Masters’ Parade
event-council-mercy = Mercy of the Council
event-land-sale = Land Sale
event-festival-of-peoples = Festival of the Peoples
event-storm-at-sea = Storm at Sea
event-queen-travels = The Queen Travels
event-tax-collectors = Tax Collectors
event-market-day = Market Day
objective-solo-01 = A Good Name
objective-solo-02 = Talk of the City
objective-solo-03 = Berk’s Successor
objective-solo-04 = Ivory Lord
objective-solo-05 = Open Gates
objective-solo-06 = Busy Street
objective-solo-07 = Many Peoples, One City
objective-solo-08 = One Clan
objective-solo-09 = Common Good
objective-solo-10 = Guild Baron
objective-solo-11 = Master Builder
objective-solo-12 = Voice of the Council
objective-solo-13 = Queen’s Favourite
objective-solo-14 = Overflowing Coffers
objective-solo-15 = Well-stocked City
commission-people-halfling = Halfling Patron
commission-people-halfling-text = 4 VP for each fulfilled Settlers card of this people (at most 12).
commission-people-human = Human Patron
commission-people-human-text = 4 VP for each fulfilled Settlers card of this people (at most 12).
commission-people-elf = Elf Patron
commission-people-elf-text = 4 VP for each fulfilled Settlers card of this people (at most 12).
commission-people-dwarf = Dwarf Patron
commission-people-dwarf-text = 4 VP for each fulfilled Settlers card of this people (at most 12).
commission-people-green-elf = Green Elf Patron
commission-people-green-elf-text = 4 VP for each fulfilled Settlers card of this people (at most 12).
commission-people-trobit = Trobit Patron
commission-people-trobit-text = 4 VP for each fulfilled Settlers card of this people (at most 12).
commission-guild-artists = Delegate of the Artists
commission-guild-artists-text = 3 VP for each of your Apprentices and 5 VP for each of your Guild Masters in this Guild (at most 12).
commission-guild-blacksmiths = Delegate of the Blacksmiths
commission-guild-blacksmiths-text = 3 VP for each of your Apprentices and 5 VP for each of your Guild Masters in this Guild (at most 12).
commission-guild-carpenters = Delegate of the Carpenters
commission-guild-carpenters-text = 3 VP for each of your Apprentices and 5 VP for each of your Guild Masters in this Guild (at most 12).
commission-guild-merchants = Delegate of the Merchants
commission-guild-merchants-text = 3 VP for each of your Apprentices and 5 VP for each of your Guild Masters in this Guild (at most 12).
commission-guild-scholars = Delegate of the Scholars
commission-guild-scholars-text = 3 VP for each of your Apprentices and 5 VP for each of your Guild Masters in this Guild (at most 12).
commission-guild-wizards = Delegate of the Wizards
commission-guild-wizards-text = 3 VP for each of your Apprentices and 5 VP for each of your Guild Masters in this Guild (at most 12).
commission-public-works = Public Works
commission-public-works-text = 4 VP for each of your Community Buildings.
commission-council-ear = Ear of the Council
commission-council-ear-text = 3 VP for each Stone Council tile you answered (at most 12).
commission-great-landlord = Great Landlord
commission-great-landlord-text = 2 VP for each House on your lots beyond the first (at most 10).
commission-court-favourite = Court Favourite
commission-court-favourite-text = 1 VP for each Reputation level above 12.
commission-treasurer = Treasurer
commission-treasurer-text = 1 VP for every 2 coins you have (at most 10).
commission-guild-assembly = Guild Assembly
commission-guild-assembly-text = 3 VP for each Guild in which you own a Workshop (at most 12).

## Points by source

source-start = start
source-settlers = goods given to Settlers
source-communal = Community Buildings
source-workshops = Workshops
source-rewards = rewards of Workshops
source-council = Stone Council
source-events = Events
source-goods = goods left
source-nobility = Nobility
source-commissions = Commissions
source-guilds = Guilds owned

## Holdings

holding-points = VP
holding-coins = { $count ->
    [one] coin
   *[other] coins
}
holding-reputation = Reputation
holding-nobility = Nobility
holding-modifiers = { $count ->
    [one] Modifier
   *[other] Modifiers
}
holding-workers = { $count ->
    [one] Worker
   *[other] Workers
}
holding-houses = { $count ->
    [one] House to place
   *[other] Houses to place
}

## Options and standing orders

option-events = Event cards
option-chancellery = Chancellery expansion (always with 6 players)
option-night = Variant “In the Pale Moonlight”
option-late_goods = House help: goods at the start for some places in turn order (not in the rulebook)
option-objective = Solo Objective
option-objective-random = drawn at random
option-objective-solo-01 = A Good Name
option-objective-solo-02 = Talk of the City
option-objective-solo-03 = Berk’s Successor
option-objective-solo-04 = Ivory Lord
option-objective-solo-05 = Open Gates
option-objective-solo-06 = Busy Street
option-objective-solo-07 = Many Peoples, One City
option-objective-solo-08 = One Clan
option-objective-solo-09 = Common Good
option-objective-solo-10 = Guild Baron
option-objective-solo-11 = Master Builder
option-objective-solo-12 = Voice of the Council
option-objective-solo-13 = Queen’s Favourite
option-objective-solo-14 = Overflowing Coffers
option-objective-solo-15 = Well-stocked City
option-first_player = First Player
option-first_player-random = drawn
option-first_player-0 = first seat
option-first_player-1 = second seat
option-first_player-2 = third seat (with 3 to 6 players)
option-first_player-3 = fourth seat (with 4 to 6 players)
option-first_player-4 = fifth seat (with 5 or 6 players)
option-first_player-5 = sixth seat (with 6 players)
order-allow-transfers-below = Allow transfers of my Apprentices while my Reputation is below { $n }
order-refuse-transfers-from = Refuse transfers of my Apprentices while my Reputation is at least { $n }

## Solo conditions

condition-vp = { $least } VP
condition-nobility = Nobility { $least } or more
condition-reputation = Reputation { $least } or more
condition-coins = { $least ->
    [one] { $least } coin
   *[other] { $least } coins
}
condition-goods = { $least ->
    [one] { $least } good
   *[other] { $least } goods
}
condition-settlers = { $least ->
    [one] { $least } fulfilled Settlers card
   *[other] { $least } fulfilled Settlers cards
}
condition-peoples = { $least ->
    [one] { $least } people welcomed
   *[other] { $least } different peoples welcomed
}
condition-same-people = { $least ->
    [one] { $least } card of one people
   *[other] { $least } cards of one people
}
condition-communal = { $least ->
    [one] { $least } Community Building
   *[other] { $least } Community Buildings
}
condition-workshops = { $least ->
    [one] { $least } Workshop
   *[other] { $least } Workshops
}
condition-workshop-guilds = { $least ->
    [one] Workshops in { $least } Guild
   *[other] Workshops in { $least } Guilds
}
condition-buildings = { $least ->
    [one] { $least } Building
   *[other] { $least } Buildings
}
condition-council-tiles = { $least ->
    [one] { $least } Stone Council tile
   *[other] { $least } Stone Council tiles
}
condition-guild-apprentices = { $least ->
    [one] { $least } Apprentice in Guilds
   *[other] { $least } Apprentices in Guilds
}
condition-goods-each = { $least ->
    [one] { $least } good of every type
   *[other] { $least } goods of every type
}

## Questions

ask-turn = You may { $ways }.
turn-die = place a die
turn-settlers = fulfil a Settlers card
turn-sale = sell a Building
turn-end = end your turn
turn-pass = pass for the rest of the round
ask-take-settlers = Which Settlers card do you take? You hold { $held ->
    [0] no unfulfilled card
    [one] 1 unfulfilled card
   *[other] { $held } unfulfilled cards
} so far, and 3 at most.
ask-discard-settlers = You hold three unfulfilled Settlers cards, the most there may be: which one do you discard before taking another?
ask-bonus = Which bonus of Workshop { $position } do you take ({ $guild })?
ask-reroll = Which unplaced dice do you reroll?
ask-give-good = Which good do you return, to take another one?
ask-buy = How many goods do you buy ({ $guild })?
ask-transfer = { $by } wants to move your Apprentice from the { $from } to the { $to }. Do you allow it?
ask-area = On which area do you put this Building: { $tile }?
ask-spend = { $card }: how many { $good } do you give ({ $spent ->
    [0] no good given yet
    [one] 1 good given so far
   *[other] { $spent } goods given so far
})?
ask-berk = What do you ask of Berk?
ask-commission = Which Commission do you keep?
ask-return = Which Apprentice comes home?
ask-character = Which Character do you play?
ask-take-good = { $left ->
    [one] Take a good of your choice.
   *[other] Take { $left } goods of your choice, one after the other.
}
ask-workers = { $left ->
    [one] You may place one Worker or Apprentice ({ $guild }).
   *[other] You may place { $left } Workers or Apprentices ({ $guild }).
}
ask-sell = How many { $good } do you sell? You have { $held }; the ship takes { $room } more of them, and your die allows { $left ->
    [one] 1 more good
   *[other] { $left } more goods
} in all.

## Moves

move-place = Die { $die }: { $place }
move-place-as = Die { $die } as { $value } ({ n-tokens }): { $place }
move-fulfil = Fulfil the card { $card }
move-sell-building = Sell { $tile-the }
move-end = End the turn
move-pass = Pass for this round
move-take = Take the card { $card }
move-discard = Discard the card { $card }
move-bonus = Bonus: { $effect }
move-reroll-none = Reroll nothing
move-reroll = Reroll { $dice }
move-take-good = Take { $goods }
move-give-good = Return { $goods }
move-buy-nothing = Buy nothing
move-buy = Buy { n-goods }
move-worker = Place a Worker
move-apprentice = Move your Apprentice from the { $from }
move-others-apprentice = Move an Apprentice of { $owner } from the { $from }
move-allow = Allow it
move-refuse = Refuse and lose 1 Reputation
move-area = Area { $area }: each round { $coins ->
    [0] { $reputation ->
        [0] { $goods ->
            [one] 1 good of your choice
           *[other] { $goods } goods of your choice
        }
       *[other] { $reputation } Reputation
    }
   *[other] { n-coins }
}
move-sell = Sell { $goods }
move-sell-none = Sell no { $good }
move-spend = Give { $goods }
move-modifiers = Buy { n-modifiers }
move-renew-settlers = Renew the Settlers cards of the Cavern Tavern
move-renew-buildings = Renew the Buildings of the Town Hall
move-commission = Draw a Commission
move-keep = Keep the Commission { $card }: { $text }
move-return = Return an Apprentice from the { $from }
move-character = Play { $character } (a fourth good: { $good })
move-done = Nothing more

## What happened

event-set-up = { $who } is the First Player.
event-objective = Solo Objective: { $objective } ({ $conditions }).
event-character-dealt = { $who } plays { $character }.
event-character-removed = { $character } is left out of this game.
event-character-chosen = { $who } chooses { $character }.
event-guild-drawn = { $who } owns the { $guild }.
event-neutral-workshop = { $tile-The } ({ $guild }) belongs to nobody.
event-first-settlers = { $who } starts with the card { $card }.
event-commissions-drawn = { $who } draws { n-commissions }.
event-commission-kept = { $who } keeps a Commission.
event-commission-kept-own = { $who } keeps the Commission { $card }: { $text }
event-dice-tile = { $who } draws the dice tile { $tile }.
event-round = Round { $round }. { $who } is First Player.
event-event = Event: { $event }. { $text }
event-rolled = { $who } rolls the dice: { $dice }.
event-rerolled = { $who } rerolls dice; left to place: { $dice }.
event-automa = The Automa rolls: white { $white }, green { $green }, yellow { $yellow }, red { $red }, blue { $blue }.
event-automa-closed = The Automa closes the { $guild } for this round.
event-passed = { $who } passes for the rest of the round.
event-income = { $who } receives { $gains } as income.
event-income-none = { $who } has no income.
event-taxed = { $who } pays { $coins ->
    [0] no taxes
    [one] 1 coin in taxes
   *[other] { $coins } coins in taxes
}.
event-ship = The ship { $ship } enters the Port.
event-settlers-laid = New at the Cavern Tavern: { $card }.
event-building-laid = New on place { $place } of the Town Hall: { $tile }.
event-building-discarded = { $tile-The } is discarded.
event-council-laid = { $place }: a new tile, { $tile }.
event-die = { $who } places a { $value } { $place }.
event-die-as = { $who } places a { $die } as a { $value } ({ n-tokens }) { $place }.
event-settlers-taken = { $who } takes the card { $card }.
event-settlers-discarded = { $who } discards the card { $card }.
event-house = { $who } buys a House for { $price }.
event-house-gained = { $who } receives a House.
event-bonus = { $who } takes the bonus of { $tile-the }.
event-coins = { $who } gains { n-coins }.
event-reward = { $who }, owner of { $tile-the }, receives { $gains }.
event-goods = { $who } takes { $goods }.
event-goods-help = { $who } starts with { $goods }: house help for this place in turn order.
event-good-given = { $who } returns { $goods }.
event-goods-bought = { $who } buys { $goods } for { $price }{ $free ->
    [0] { "" }
   *[other] {" "}and receives { $free } more for free
}.
event-worker-placed = { $who } places a Worker in the { $guild }.
event-workers-gained = { $who } gains { n-workers }.
event-apprentice-moved = { $who } moves { $own ->
    [1] an Apprentice
   *[0] an Apprentice of { $owner }
} from the { $from } to the { $to }.
event-refused = { $who } refuses: { $by } may not move the Apprentice from the { $from } to the { $to }.
event-workshop = { $who } buys { $tile-the } ({ $guild }) for { $price }{ $points ->
    [0] { "" }
   *[other] {" "}and scores { $points } VP
}.
event-communal = { $who } builds { $tile-the } on area { $area } for { $price }{ $points ->
    [0] { "" }
   *[other] {" "}and scores { $points } VP
}.
event-invaded = { $who } loses { $points } VP: somebody else owns a Workshop in the { $guild }.
event-building-sold = { $who } sells { $tile-the } for { n-coins }{ $points ->
    [0] { "" }
   *[other] {" "}and loses { $points } VP
}.
event-goods-sold = { $who } sells { $goods } for { n-coins }.
event-council = { $who } answers a tile of the Stone Council, gives { $cost } and scores { $points } VP.
event-modifiers = { $who } takes { n-modifiers }.
event-modifiers-bought = { $who } buys { n-modifiers } for { n-coins }.
event-settlers-renewed = { $who } renews the Settlers cards of the Cavern Tavern.
event-buildings-renewed = { $who } renews the Buildings of the Town Hall.
event-returned = { $who } calls an Apprentice home from the { $guild }.
event-office = { $who } takes the office of the { $people }: { $benefit }.
event-activated = { $who } completes the dice tile { $tile } and activates a Commission.
event-goods-spent = { $who } gives { $goods }.
event-fulfilled = { $who } fulfils the card { $card } and scores { $points } VP.
event-reputation = { $who }: Reputation { $change ->
    [0] stays at { $now }
   *[other] { $now } ({ $by })
}.
event-nobility = { $who }: Nobility { $change ->
    [0] stays at { $now }
   *[other] { $now } ({ $by })
}.
event-lord = { $who } uses the Lord power of { $character }.
event-commission-scored = { $who } reveals the Commission { $card }: { $points } VP.
event-guild-owned = { $who } owns the { $guild } at the end: { $points } VP.
event-goods-scored = { $who } has { $count ->
    [0] no goods left
    [one] 1 good left
   *[other] { $count } goods left
}: { $points } VP.
event-nobility-scored = { $who } ends at Nobility { $level }: { $points } VP.
event-objective-tested = The Objective “{ $objective }” is { $met ->
    [1] reached
   *[0] missed
}.
event-placed = { $who } { n-place } with { $points } VP.
event-placed-alone = { $who } ends with { $points } VP.
event-placed-houses = { $who } { n-place } with { $points } VP: Houses built decide between equal points.
event-placed-reputation = { $who } { n-place } with { $points } VP: points and Houses built being equal, Reputation decides.
event-placed-coins = { $who } { n-place } with { $points } VP: points, Houses built and Reputation being equal, coins decide.
event-placed-shared = { $who } shares { nth-place } place with { $points } VP: points, Houses built, Reputation and coins are equal.
event-over = The game ends; now the final points are counted.

## Why a move is not legal

refused-first = Something else comes first. { $question }
refused-one-sale = One Building is sold per turn.
refused-not-your-building = There is no Building of yours there.
refused-card-not-shown = This card is not at the Cavern Tavern.
refused-card-not-held = You do not hold this card.
refused-no-such-bonus = The Workshop does not offer this bonus, or it cannot be used.
refused-reroll = You do not have these unplaced dice; of equal dice the first ones are named.
refused-good-order = Of goods that must differ each is taken only once.
refused-good-not-held = You do not have this good.
refused-buy = The slot or your coins do not allow so many goods.
refused-no-worker = You have no Worker in the Workers area.
refused-others-apprentice = Apprentices of others move only in the Night variant.
refused-no-apprentice = There is no Apprentice to move there.
refused-area-taken = No such area is empty.
refused-sell = So many cannot be sold: goods, spaces or the die are lacking, or at least one must be sold.
refused-spend = So many do not fit: at least 1 of each type, at most 3 (4 of your Character’s), within the range of the card.
refused-no-modifiers-left = No Modifier is left in the supply.
refused-modifiers = The slot or your coins do not allow so many Modifiers.
refused-renewed = You have already renewed cards or Buildings with this die.
refused-no-chancellery = The Chancellery is not in this game.
refused-commissions = You may own at most { $most ->
    [one] 1 Commission
   *[other] { $most } Commissions
}, and cards and dice tiles must be left.
refused-card-not-offered = This card was not offered to you.
refused-character = This Character is not of your Guild.
refused-hand-full = You hold three cards, the most there may be: discard one first.
refused-room-in-hand = You have room for another card: nothing is discarded.
refused-not-optional = A card must be taken here.
refused-one-die = One die is placed per turn.
refused-no-such-die = You have no unplaced die that shows { $die }.
refused-tokens = This takes { n-tokens }; you have { $held }.
refused-reputation = A { $value } is too much: dice worth { $placed } are placed, and your Reputation is { $reputation }.
refused-no-settlers = There is no card to take.
refused-slots-full = All open slots are taken.
refused-tavern-order = The die must be equal to or higher than the one before it.
refused-yard-order = The die must be equal to or lower than the one before it.
refused-no-houses = You have no House left in reserve.
refused-no-house = You have no House in the Construction area.
refused-goods-missing = You lack goods: at least 1 of each type and the least total.
refused-guild-closed = No more dice are taken in this Guild this round.
refused-slot-taken = This slot is taken.
refused-closed = This place is closed by the Event.
refused-nothing-to-sell = You have nothing the ship takes.
refused-six-only = This slot is for six players.
refused-slot-value = The slot does not take this value.
refused-not-your-tile = This dice tile is not yours.
refused-tile-value = The dice tile has no open slot for this value.
refused-coins = It costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins }.
refused-no-building = There is no Building on this place.
refused-guild-full = All three Workshop positions of the Guild are occupied.
refused-needs-apprentice = You need an Apprentice in this Guild.
refused-no-council-tile = No tile lies there.
refused-people = You have welcomed no Settlers of this people.
refused-nobility = Nobility { $needed } is needed; you have { $level }.
refused-council-cost = You cannot pay the goods and coins of the tile.
refused-office-closed = This office is not open with so few players.
refused-office-taken = This office is occupied.
refused-one-settlers = One Settlers card is fulfilled per turn.
refused-solo-chancellery = The solo game is played without the Chancellery.
refused-solo-night = The solo game is not played at night.
refused-six-without-chancellery = Six players need the Chancellery.
refused-objective-not-solo = An Objective is for one player.
refused-first-player = There is no seat { $seat }: this game has { $seats }.
refused-setup-value = “{ $value }” is not possible for { $option }.

## Drawing

draw-round = Round { $round } of 10
draw-council = Stone Council
draw-council-tile = Nobility { $nobility }, { $points } VP, { $goods }{ $coins ->
    [0] {""}
   *[other] {" "}+ { n-coins }
}
draw-hall-place = { $die }: { $tile } ({ $price })
draw-castle = Ivory Castle
draw-chancellery = Chancellery
draw-player = { $points } VP, { n-coins }, Reputation { $placed }/{ $reputation }, Nobility { $nobility }, Modifiers { $modifiers }
draw-estate = dice: { $dice }; Houses: { $houses } + { $built }; Workers: { $workers }

## Kinds of things, for statistics

used-place = Places of dice
used-settlers-taken = Settlers cards taken
used-settlers = Settlers cards fulfilled
used-building = Buildings bought
used-building-sold = Buildings sold
used-council = Council tiles
used-character = Characters
used-bonus = Workshop bonuses
used-office = Offices
used-dice-tile = Dice tiles
used-commission = Commissions that scored
used-event = Events
used-objective = Objectives drawn
used-objective-met = Objectives met
used-good-sold = Goods sold
used-good-bought = Goods bought

# What effects do, in lists of what waits and in texts of cards. Infinitives without "to".
do-take-turn = take a turn
do-keep-commission = keep a Commission
do-choose-character = choose a Character
do-become-lord = use the power of a Lord
do-take-settlers = { $optional ->
    [yes] may take a Settlers card of choice
   *[other] take a Settlers card
}
do-activate-workshops = activate Workshops
do-take-bonus = take a bonus of a Workshop
do-reward-owner = be rewarded for a Workshop
do-buy-goods = buy goods
do-place-workers = place Workers
do-allow-transfer = allow or refuse to move an Apprentice
do-choose-area = choose an area for a Community Building
do-sell-goods = sell goods to the ship
do-spend-goods = spend goods on a Settlers card
do-visit-berk = deal with Berk
do-return-apprentice = take an Apprentice back
do-coins = gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
do-reputation = gain { $n } Reputation
do-modifiers = take { $n ->
    [one] 1 Modifier
   *[other] { $n } Modifiers
}
do-houses = gain { $n ->
    [one] 1 House
   *[other] { $n } Houses
}
do-workers = gain { $n ->
    [one] 1 Worker
   *[other] { $n } Workers
}
do-guild-good = take { $n ->
    [one] 1 good
   *[other] { $n } goods
} of the Guild
do-goods-of-choice = take { $n ->
    [one] 1 good
   *[other] { $n } { $different ->
        [yes] different goods
       *[other] goods
    }
} of choice
do-income-goods = take the goods of choice of the Income phase
do-give-good = give 1 good
do-reroll = reroll any of their dice once
group-all = all in turn order
when-dice-rolled = has rolled
when-guild-visited = visits a Guild
key-port-coins = Gain { $n ->
    [one] 1 extra coin
   *[other] { $n } extra coins
} for each good you sell at the Port.
key-apprentice-coins = In the Income phase each of your Guild Apprentices earns { $n ->
    [one] 1 coin
   *[other] { $n } coins
} more.
key-house-discount = Houses cost { $n ->
    [one] 1 coin
   *[other] { $n } coins
} less at the Construction Yard; this lowers no price below { $least }.
key-building-discount = Buildings cost { $n ->
    [one] 1 coin
   *[other] { $n } coins
} less at the Town Hall; this lowers no price below { $least }.
key-tavern-any-value = Dice at the Cavern Tavern may have any value, whatever the previous die.
key-castle-reputation = Each visit to the Ivory Castle gives { $n } Reputation more.
key-berk-modifiers = Each visit to Berk gives { $n ->
    [one] 1 more free Modifier token
   *[other] { $n } more free Modifier tokens
}.
key-workshop-goods = In the Income phase each of your Workshops gives { $n ->
    [one] 1 more good
   *[other] { $n } more goods
} of its Guild.
key-council-reputation-loss = Answering a Stone Council tile costs { $n } Reputation.
key-settlers-points = Each Settlers card you fulfil scores { $n } VP more.
key-close-port = No die may be placed at the Port.
key-close-castle = No die may be placed at the Ivory Castle.
key-tax = At the end of the Income phase each player pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, or everything if they have fewer.
key-free-goods = In each Guild visit the first { $n ->
    [one] good you buy is free; it still counts
   *[other] { $n } goods you buy are free; they still count
} as bought.
hears-dice-rolled = After the roll { $who ->
    [all] each player, in turn order, can
   *[one] the First Player can
} { $what }.
hears-guild-visited = Each time { $who ->
    [all] a die is placed in a Guild, before anything else happens there, each player can
   *[one] you place a die in a Guild, before anything else happens there you
} { $what }.
sentences = { $first } { $rest }
about-workshop = { $guild }, Workshop { $position }
about-transfer = from { $from } to { $to }
about-sale = { $left } at most
