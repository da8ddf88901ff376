# Words only the drawn table of Rise to Nobility needs; all others are the game's own.

nobody = no player
automa = the Automa ({ $colour ->
    [white] white
    [green] green
    [yellow] yellow
    [red] red
   *[blue] blue
})
city-label = The city
tray-label = Dice to place
dice-label = Dice
dice-none = all dice placed
uses-label = Use the die as
stock-label = Goods and coins
street-label = Houses and Community Buildings
hand-label = Settlers cards and Commissions
estate-of = Estate of { $who }
first-player = { $who } is First Player
first-tag = First Player
passed-tag = passed
held-say = Die { $die } taken up: { $count ->
    [one] one place glows
   *[other] { $count } places glow
}

die-can = Die { $die }, can be used as { $values }. Take it up to see where.
die-cannot = Die { $die }, cannot be placed now
die-reroll = Die { $die }: reroll it?
use-as = Use as { $value }{ $tokens ->
    [0] { "" }
   *[other] {" "}({ n-tokens })
}
gauge-label = Reputation { $reputation }: { $placed } placed, { $left } left
slot-taken = { $label }: { $value } of { $who }
slot-values = Takes { $values }
place-empty = Empty.
tavern-about = Take one of the cards. Each die must be equal to or higher than the one before it.
yard-about = A House for { n-coins }. Each die must be equal to or lower than the one before it.
pile-settlers = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
berk-title = Berk the Clerk
berk-about = Takes { $values }. { $free } Modifier free{ $extra ->
    [0] { "" }
   *[other] , { $extra } more for 1 coin each
}; renew the Settlers cards or the Buildings.
berk-about-commission = Takes { $values }. { $free } Modifier free{ $extra ->
    [0] { "" }
   *[other] , { $extra } more for 1 coin each
}; renew the Settlers cards or the Buildings. A Commission out of { $cards } for { $loss } Reputation.
council-about = Hears you once you have welcomed Settlers of this people.
council-loss = Each answer costs { $loss } Reputation
short-halfling = Halflings
short-human = Humans
short-elf = Elves
short-dwarf = Dwarves
short-green-elf = Green E.
short-trobit = Trobits
hall-place = Town Hall: die { $die }, { n-coins }
guild-slot-about = Takes { $values }: activates { $workshops ->
    [one] the first Workshop
   *[other] the first { $workshops } Workshops
}, buy up to { $goods }, place up to { n-workers }.
workshop-place = Position { $position } for a Workshop
position-gains = Buying it: { $points } VP and { n-stars }.
position-own = In your own Guild buying it brings no VP and no stars.
position-pays = Others’ dice pay its owner { $coins ->
    [0] { $owner } VP
   *[other] { n-coins }{ $owner ->
        [0] {""}
       *[other] , { $owner } VP
    }
}.
workshop-neutral = Belongs to nobody, and stays so: its bonus can be taken, it pays nobody.
workshop-owner = Belongs to { $who }.
apprentices-of = Apprentices: { $guild }
apprentices-about = { $list }; room for { $slots }. Each earns { n-coins }.
keeper = Guild of { $who }
port-slot = Port: sell up to { $count }
port-about = Each good goes on an empty space of the ship and pays its price.
ship-about = Ship: { $ship }
ship-good = { $good }: { n-coins }, room for { $left }.
objective-met = reached as things are
ending-met = The Objective { $name } is reached: { $list }.
ending-missed = The Objective { $name } is not reached: { $list }.
meeples = { $count ->
    [one] { $count } meeple in reserve
   *[other] { $count } meeples in reserve
}
houses-about = Houses: { $built } on lots, { $ready } ready, { $reserve } in reserve
area-empty = Communal area { $area }
area-about = Each round { $coins ->
    [0] { $reputation ->
        [0] { $goods ->
            [one] 1 good of your choice
           *[other] { $goods } goods of your choice
        }
       *[other] { $reputation } Reputation
    }
   *[other] { n-coins }
}
home-slot = Own board: die { $values }
home-about = An Apprentice comes back to the Workers area.
commission-secret = Secret Commission
commissions-known = Seen and not kept: { $list }
dice-tile-about = Dice tile: { $values }

tile-communal = { $name } (Community Building)
tile-workshop = { $name } ({ $guild }: { $effects })
tile-council = { $points } VP for { $cost }, with Nobility { $nobility } or more; costs { $loss } Reputation.
character-about = May give four { $good } to Settlers. At Nobility { $level }: { $power }.
lord-at = { $level }: { $power }
fourth-good = May give four { $good }

say-round = Round { $round } of { $rounds }. { $first } is First Player.
say-event = Event: { $event }. { $text }
say-objective = Objective { $name }: { $list }.
say-tavern = Cavern Tavern: { $list }. Dice: { $dice }.
say-yard = Construction Yard, dice: { $dice }.
say-hall = Town Hall: { $list }.
say-port = Port, { $ship }: { $list } Dice: { $dice }.
say-council = Stone Council, row { $values }: { $list }
say-berk = Berk the Clerk, dice: { $dice }.
say-castle = Ivory Castle, dice: { $dice }.
say-guild = { $guild }, dice: { $dice }. Apprentices: { $apprentices }. Workshops: { $workshops }.
say-chancellery = Chancellery, dice: { $dice }. Offices taken: { $list }.
say-player = { $who }: { $points } VP, { n-coins }; goods: { $goods }; Workers { $workers }, Modifiers { $modifiers }.
say-tracks = Reputation { $reputation }, of which { $placed } placed; Nobility { $nobility }; dice { $dice }.
say-character = Character: { $name }.
say-hand = Settlers cards: { $list }.
say-areas = Community Buildings: { $list }.
say-commission = { $name }; dice tile { $values }.

gallery-data = Numbers
gallery-settlers = Settlers cards
gallery-workshops = Workshops
gallery-communal = Community Buildings
gallery-council = Stone Council tiles
gallery-ships = Ships
gallery-characters = Characters
gallery-events = Event cards
gallery-objectives = Solo Objectives
gallery-offices = Offices of the Chancellery
gallery-dice-tiles = Dice tiles
gallery-commissions = Commissions
gallery-city = The city by day and by night
gallery-day = By day
gallery-night = In the pale moonlight
gallery-deck = Deck { $deck }
gallery-level = Level { $level }

short-artists = Artists
short-blacksmiths = Blacksmiths
short-carpenters = Carpenters
short-merchants = Merchants
short-scholars = Scholars
short-wizards = Wizards
short-yard = Yard
short-castle = Castle
tavern-note = take Settlers
tavern-rise = each die the same or higher
council-note = goods for points; −{ $loss } Reputation
hall-note = buy a Building
port-note = sell up to the die
council-payable = you can pay
council-missing = something is missing
fact-people = You have welcomed { $people }
fact-nobility = Nobility { $nobility }: you have { $has }
fact-good = { $count } { $good }: you have { $has }
fact-coins = { n-coins } of your { $has }
answer-worker = Place a Worker
answer-settlers = Settlers
answer-buildings = Buildings
answer-commission = Commission
stock-title = Stock
street-title = Street: { $built } of { $lots } Houses built, { $ready } ready
each-round = each round
free-plot = free plot
home-title = call back an Apprentice
hand-title = Settlers in hand: { $held } of { $most }
left-title = Reputation left
use-title = use { $die } as
left-short = { $left } left to place
place-open = Open { $place }
place-close = Back to the city
short-berk = Berk
guild-full = full
council-row = row { $values }: you can answer { $count } of 6
