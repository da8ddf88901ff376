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
    [one] Your turn
   *[other] Your turn ({ $count })
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

## The table

cancel = Cancel
save = Save
copy = Copy
copied = Copied
confirm = Confirm
more = More
points = points
total = Total
source = Source
table-title = Table
table-closed = This table cannot be seen
question = Question
board = Board
board-said = The table in sentences
panel = Moves, log and more
panel-open = Show the side panel
panel-close = Hide the side panel
menu-moves = Possible moves
game-over = The game is over
planned = Planned
plan-ready = The turn is complete. Confirm it, or take it back.
plan-back-to = Take back from here on
plan-luck = then luck decides
plan-cut = The table has changed: your plan only went so far.
points-gained = { $points } points
waits-for = { $name } to decide:
also-asked = Also asked: { $names }
undo = Undo
undo-title = One step back
undo-ask-title = Ask the others to go back
undo-ask = Ask to go back…
undo-ask-about = Your own last moves can be taken back at any time until something new is revealed or somebody else acts. Beyond that, everybody must agree.
undo-ask-before = Go back to before
undo-ask-send = Ask everybody
undo-request = { $name } asks to go back
undo-request-about = { $count ->
    [one] One move would be taken back:
   *[other] { $count } moves would be taken back:
}
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = Waiting for agreement to go back: { $names }
hint = Hint
hint-title = Ask a bot what it would do
hint-says = A bot would: { $move }
hint-take = Do it
why-title = Why not
rule-named = Rule { $rule }
rule-unknown = There is no rule { $rule } in this rulebook.
source-rulebook = rulebook
source-rulebook-about = Stands in the rulebook of the game
source-public = public
source-public-about = From public material: a published answer, a later edition or common practice
source-house = house
source-house-about = Our own decision, where nothing else says
autos-title = Automatic answers
autos-about = Routine questions can answer themselves. The log marks every such answer.
pause = Pause the game
resume = Go on
paused = The game is paused; no clock runs.
step-away = Let a bot play for me
substitute-banner = A bot plays for you.
substitute-back = Take back the seat
substitute-plays = A substitute plays
onlooker = You are looking on.
onlookers = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
seat-bot = bot
seat-away = not here
seat-asked = is asked
seat-mine = you
clock-left = Time left: { $time }
pass-title = { $name } is next
pass-text = Pass the screen on. Nothing is shown until the next player is ready.
pass-done = I am { $name }
tab-moves = Moves
tab-log = Log
tab-scores = Scores
tab-chat = Chat
tab-notes = Notes
tab-rules = Rules
moves-legal = Legal moves
moves-filter = Type to narrow the list
moves-count = { $count }
moves-none = No legal move contains “{ $typed }”.
moves-onlooker = Onlookers see the board and the log; the moves belong to the players.
moves-wait = Waiting for { $names }.
log-position = Show this position
log-substitute = played by a substitute
log-auto = automatic answer
log-undone = taken back
scores-over-time = Points over time
scores-by-source = Points by source
plot-about = Points of each seat over the course of the game
plot-table = As a table
plot-entry = Move
chat-say = Say something
chat-send = Send
chat-empty = Nothing said yet. Players talk here among themselves.
chat-empty-onlookers = Nothing said yet. Onlookers talk here; players do not hear it while they play.
chat-onlooker = onlooker
chat-unread = { $count } unread
notes-about = Only you can read this.
notes-saved = Saved
notes-saving = Saving…
rules-search = Search the rules
rules-all = All rules
generic-view = What lies on the table
shortcuts-title = Keyboard
shortcut-confirm = confirm the planned turn
shortcut-back = take back one step
shortcut-moves = list of legal moves (type to narrow it)
shortcut-hint = ask for a hint
shortcut-log = log
shortcut-scores = scores
shortcut-chat = chat
shortcut-notes = notes
shortcut-rules = rules
shortcut-panel = show or hide the side panel
shortcut-list = this list
replay-title = Replay

## The end

end-title = The result
end-you-won = You have won!
end-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
end-about = After { $moves } moves.
end-show = Result
end-rematch = Play again
end-rematch-join = To the rematch
end-look = Look at the board
end-export = Save the game
end-copy = Same choices
proof-title = Check the luck
proof-about = Before the first move the server published the fingerprint of its seed. Here is the seed: whoever hashes it finds the same fingerprint, and the saved game can be replayed from it, card by card.
proof-commitment = Fingerprint of the seed
proof-seed = Seed
proof-check = To check the saved game:

## Before the start

waiting-title = Waiting for players
waiting-lead = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-full = Everybody is here.
waiting-closed = This table was closed before the game began.
waiting-join = Sit down
waiting-put-bot = Put a bot here…
waiting-free = Free the seat
waiting-start = Start
waiting-fill = Fill with bots
waiting-host = The host will start the game.
waiting-close = Close the table
waiting-leave = Leave
waiting-invite = Invite
waiting-invite-public = The table is listed for everybody. Friends find it fastest by its link:
waiting-invite-private = Only those who have this link can find the table:
waiting-link = Invitation link
waiting-facts = What is played
waiting-choices = Choices
waiting-usual = the usual ones
