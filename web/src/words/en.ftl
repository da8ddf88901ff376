# The words of the web client.

## Everywhere

close = Close
loading = Loading…
reload = Reload
skip = Skip to the content
menu = Menu
language = Language
brand-home = Ludothèque, front page
sign-in = Sign in
theme-to-dark = Use dark colours
theme-to-light = Use light colours
next-table = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
}
footer-unofficial = A free, unofficial library. Names and trademarks belong to their publishers.
footer-links = More about the library
game = Game
pace = Pace
seats = Seats
your-name = Your name
your-turn = Your turn
guest-name = Guest { $number }

error-unreachable = The server cannot be reached. Is there a connection?
error-status = The server could not do this (status { $status }).
error-page = This page could not be loaded. Is there a connection?

connection-reconnecting = Reconnecting…
connection-offline = Offline
connection-outdated = There is a newer version
connection-gone = Signed out by the server

## Front page

home-tagline = great board games in the browser
home-title = Great board games, at your table in a minute
home-lead = Play deep strategy games against clever bots, or send friends a link and play together: live, or one move a day.
home-mine = Your tables
home-open = Tables looking for players
home-all-tables = All tables
home-library = The library
home-what = What awaits you
home-point-bots = Opponents at any hour
home-point-bots-text = Bots from gentle to strong fill any seat, and keep the game going when somebody has to leave.
home-point-pace = At your own pace
home-point-pace-text = Sit down for an evening, or play one move a day. Clocks respect your nights and holidays.
home-point-rules = Rules at hand
home-point-rules-text = Whatever is not allowed says why, with the rule one click away. Plan a whole turn and see what it brings before you commit.
home-point-trust = Fair and open
home-point-trust-text = Luck is sealed before the first move and can be checked after the last. Every game can be replayed, exported and kept.
play-now = Play now
play-opponents = Opponents
play-choices = With all choices…
play-note = { $game } against bots, without a clock. No account needed.
game-seats = { $least }–{ $most } players
game-minutes = { $least } – { $most }
game-bots = { $count ->
    [one] one kind of bot
   *[other] { $count } kinds of bots
}

## Tables in lists

table-play = Play
table-open = Open
table-join = Join
table-look = Look on
table-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
table-private = by link
table-deadline = time until { $time }
table-changed = last move { $time }
seat-open = free
stage-finished = finished
pace-relaxed = without a clock
pace-live = live: { $bank } and { $increment } a turn
pace-correspondence = { $time } a turn
pace-kind-relaxed = Without a clock
pace-kind-live = Live
pace-kind-correspondence = One move a day

## Lobby

lobby-title = Tables
lobby-lead = Sit down at an open table, go on with your own, or look on.
lobby-mine = Your tables
lobby-public = Public tables
lobby-finished = Finished games
lobby-filters = Which tables
lobby-every-game = Every game
lobby-every-pace = Every pace
lobby-free = with free seats
lobby-empty = No table fits. Make one: others will see it here at once.

new-title = New table
rules-title = Rules
gallery-title = Components
settings-title = Settings

## About, and pages that do not exist

about-title = About
about-lead = Ludothèque is a library of heavy strategy board games to play in the browser, for everybody and for free.
about-unofficial = Unofficial
about-unofficial-text = This project has no connection with the authors and publishers of the games, who have neither written nor approved it. The names of games, factions and components and all trademarks belong to their owners. If you like a game, buy the box: nothing replaces sitting around a real table.
about-artwork = All drawings here are our own, and the rules are told in our own words. Component values are facts, each with a mark that says where it comes from.
about-fair = Fair play and privacy
about-fair-text = Before the first move the server promises the seed of all luck by publishing its fingerprint. When the game is over the seed itself is shown, and the exported game can be checked by anyone.
about-privacy = There are no trackers, no advertisements and no third parties. You may take all your data with you, or have it erased; finished games then remain under a pseudonym.
about-licences = Licences
about-licences-text = The program is free software under the MIT and Apache-2.0 licences. It stands on the work of others:
about-version = Version { $version }
about-api = Programming interface
missing-title = Nothing here
missing-lead = This page does not exist, or no longer.
missing-home = Front page
