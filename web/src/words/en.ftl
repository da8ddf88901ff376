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
table-choices = { $count ->
    [one] one special choice
   *[other] { $count } special choices
}
table-deadline = your time ends { $time }
table-changed = last move { $time }
seat-open = free
stage-finished = finished
stage-abandoned = given up
stage-left = left
table-ended = ended { $time }
table-news = { $count ->
    [one] one new step
   *[other] { $count } new steps
}
table-place = place { $place }:
seat-resigned = resigned
put-away = Archive
put-away-hide = Hide
put-away-back = Put back
archive-title = Archive
archive-show = Show the archive
archive-about = Tables you put away. Nobody else notices.
archive-hidden = Hidden
archive-none = Nothing is put away.
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
import = Open a saved game
lobby-empty = No table matches this choice. Widen it, or make a table: others will see it here at once.
lobby-none = There is no public table just now. Make one: others will see it here at once.

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
more = Table menu
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
plan-sends = The turn is complete and plays itself. Undo stops it.
plan-back-to = Take back from here on
plan-then = Then { $name }:
plan-luck = then luck decides
plan-secret = then what was hidden is shown
plan-cut = The table has changed: your plan only went so far.
points-now = Counted as if the game ended now
points-if-ended = if it ended now: { $points }
waits-silently = { $name } is deciding.
waits-for = { $name } to decide:
hurry-start = Count to { $seconds }
hurry-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
undo = Undo
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
undo-waiting-away = { $count ->
    [one] { $names } is away; the request stays until they answer.
   *[other] { $names } are away; the request stays until they answer.
}
undo-also-asked = Also still asked: { $names }
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
autos-how-far = How far
pause = Pause
resume = Go on
pause-asked = { $names } would like a pause; it begins when everybody here agrees.
pause-agree = Agree to the pause
stuck = The rules did not answer in time: the table rests for a moment.
paused = The game is paused; no clock runs.
step-away = Let a bot play for me
resign = Resign
resign-title = Resign for good?
resign-about = You leave this game and come last, unless its own rules place those who leave. A bot plays on for the others. You cannot come back.
resigned-banner = You have left this game. You may look on.
abandon-ask = Give up together
abandon-withdraw = Go on playing after all
abandon-title = Give the game up together?
abandon-about = Everybody is asked. If all agree, the game ends at once and there is no result.
abandon-request = { $count ->
    [one] { $names } would give this game up
   *[other] { $names } would give this game up
}
abandon-waiting = You would give this game up. Still to answer: { $names }
abandon-request-about = If everybody agrees, the game ends at once and there is no result.
abandon-refuse = Play on
abandon-agree = Give it up
abandoned-title = Given up
abandoned-about = This game was given up. There is no result.
end-it = End the game
end-it-title = End this game?
end-it-about = Nobody else plays here. The game ends at once and there is no result.
end-it-about-deserted = The others have left. The game ends at once, and you are ahead of them.
substitute-banner = A bot plays for you.
substitute-back = Take back the seat
substitute-plays = A substitute plays
onlooker = You are looking on.
onlookers = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
seat-away = not here
seat-asked = is asked
what-waits = What still waits ({ $count })
seat-mine = you
clock-left = Time left: { $time }
pass-title = { $name } is next
pass-text = Pass the screen on. Nothing is shown until the next player is ready.
pass-done = I am { $name }
tab-moves = Moves
tab-scores = Scores
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
log-unsaid = answers: { $notation }
log-sealed = decides in secret.
scores-over-time = Points over time
scores-by-source = Points by source
plot-about = Points of each seat over the course of the game
plot-table = As a table
plot-entry = Move
chat-say = Say something
chat-send = Send
chat-pending = sending…
chat-name = To talk here, choose a name:
chat-come = Join in
chat-onlooker = onlooker
notes-about = Only you can read this.
notes-saved = Saved
notes-saving = Saving…
rules-search = Search the rules
rules-all = All rules
generic-view = What lies on the table
shortcuts-title = Keyboard
shortcut-confirm = confirm the planned turn
shortcut-back = take back one step
shortcut-unplan = take back what is planned
shortcut-moves = list of legal moves (type to narrow it)
shortcut-hint = ask for a hint
shortcut-log = log
shortcut-rules = rules
replay-title = Replay

## The end

end-title = The result
end-you-won = You have won!
end-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
end-lost = The game has won
end-you-came = { $place ->
    [1] You came 1st
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
}
end-about = { $moves ->
    [0] Before the first move.
    [one] After one move.
   *[other] After { $moves } moves.
}
end-show = Result
end-counting = Counting…
end-show-all = Show all
end-hidden = still hidden
end-by = By { $points ->
    [one] one point.
   *[other] { $points } points.
}
end-decided = { $count ->
    [one] The moment that decided it
   *[other] { $count } moments that decided it
}
end-decided-about = By how much { $name } would have been ahead of { $other } if the game had ended then.
end-lead = Ahead by
end-watch = Watch
end-rematch = Play again
end-rematch-join = To the rematch
end-look = Look at the board
end-export = Save the game
end-export-as = Export as “{ $format }”
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
waiting-fewer = One seat less
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

## A new table

add = Add
percent = { $number } %
milliseconds = { $number } ms
megabytes = { $number } MB
local-name = Player { $number }
new-lead = Choose who plays, how fast and by which rules. What you leave alone stays as usual.
new-what = What
new-copy = Choices of an earlier table
new-copy-none = none
new-seats = Who plays
new-count = Number of players
new-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
new-seat = Seat { $number }
new-local = Name of the player on seat { $number }
new-all-bots = All others bots
new-all-open = All others free
new-all-local = All on this screen
new-minutes = A live game at this table takes about { $time }.
new-options = Rules and variants
new-rulebook = As in the rulebook
new-rulebook-about = { $count ->
    [one] Most tables play otherwise than the rulebook in one point; it is marked below.
   *[other] Most tables play otherwise than the rulebook in { $count } points; they are marked below.
}
new-visible = Who may come
new-public = Listed for everybody
new-public-about = Anybody can sit down or look on.
new-private = By link only
new-private-about = Only those to whom you send the link.
new-name = Name of the table
new-name-none = none needed
new-start = Start the game
new-start-about = Nobody is missing: the game begins at once.
new-create = Open the table
new-create-about = Then send the link, or wait for others.
seat-plan-me = me
seat-plan-open = free for somebody
seat-plan-local = somebody on this screen
seat-plan-bots = Bots
preset-relaxed = No hurry
preset-quick = Quick
preset-evening = An evening
preset-slow = Thoughtful
preset-daily = A move a day
preset-three-days = Three days
preset-week = A week
preset-own = Other
preset-own-about = set the times yourself
pace-bank = Minutes for the whole game
pace-increment = Seconds more each turn
pace-hours = Hours for each turn
option-usual = as usual
option-nobody = for nobody
option-nth = { $option }: number { $number }
option-without = { $option }: take away number { $number }
option-on = yes
option-off = no
option-rulebook = In the rulebook: { $value }.
option-range = from { $least } to { $most }

## Rulebook and components

rules-lead = Every rule has a number; the game cites it whenever it says no.
rules-of = Rules of { $game }
rules-note = In our own words, unofficial, with a mark wherever we follow more than the printed rulebook.
rules-chapters = Chapters
rules-none = No rule contains “{ $typed }”.
rules-missing = There is no such rulebook, or it cannot be reached.
gallery-lead = Every piece, drawn by us, with where its values come from.
gallery-of = Components of { $game }
gallery-tables = Component tables
gallery-tables-about = The same as data, with its marks.
gallery-missing = There is no such game, or it cannot be reached.

## Settings

settings-lead = Changes count at once, on all your devices.
settings-lead-guest = Changes count at once, in this browser.
settings-look = Look and sound
settings-lang-browser = as the browser
settings-theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
settings-symbols = Symbols beside colours
settings-symbols-about = For those who see colours differently: every terrain and seat has a sign.
settings-calm = Calm pictures
settings-calm-about = No animation, whatever the system says.
bell = { $count ->
    [0] Notices
    [one] Notices: one new
   *[other] Notices: { $count } new
}
bell-title = Notices
bell-none = Nothing to tell you.
bell-settings = What am I told?
mute = Tell me nothing about this table
unmute = Tell me about this table again
told-title = Notices
told-about = Behind the bell, while you are not looking at the table.
told-kind-turn = It is my turn
told-kind-reminder = My time runs out soon
told-kind-full = A table of mine is full
told-kind-begun = A game has begun
told-kind-over = A game is over
told-kind-undo = Somebody asks to take something back
told-kind-pause = Somebody would like a pause
told-kind-abandon = Somebody would give a game up
told-kind-rematch = Somebody plays the same once more
told-kind-invited = Somebody keeps a seat for me
told-kind-named = Somebody names me in a chat
admin-told = Telling people
admin-told-about = Sends a trial message through each of your own channels.
admin-told-check = Send trial messages
admin-told-sent = sent
table-told = How I am told of this table
table-told-none = You are told behind the bell only.
table-told-settings = Choose other places
table-told-where = Where
table-told-usual = as in my settings
table-told-day = Once a day
table-told-hushed = Yes
table-told-loud = No, at any hour
channels-title = Told elsewhere
channels-about = So that you learn of your turn when no page is open: in this browser, by mail, or in a channel of Discord, Slack or a program of yours.
channels-guest = Take a name first: notices go to somebody.
channels-none = Nowhere yet.
channels-add = Another place
channels-add-push = Tell me in this browser
channels-add-mail = Tell me by mail: { $address }
channels-add-hook = Tell me there
channels-push-denied = This browser does not allow notices from here; its own settings decide that.
channels-push-none = This browser cannot show notices when the page is closed.
channels-unconfirmed = To be told by mail, give an address and confirm it first.
channels-to-account = To my account
channels-no-mail-admin = Nobody can be told by mail: no mail server is set (start with --smtp and --mail-from). Only administrators see this.
channels-hook = Webhook address
channels-shape = Written for
channels-secret = What its messages are signed with (shown once)
channel-push = Browser
channel-mail = Mail
channel-hook = Webhook
channel-sent = last told { $when }
channel-unsent = nothing told yet
channel-retired = Given up: { $why }
channel-wishes = What, and when
channel-when = When
channel-each = As things happen
channel-digest = Once a day, at { $hour }
channel-delay = Wait before telling me
channel-minutes = { $minutes ->
    [0] not at all
    [60] an hour
    [240] four hours
    [720] twelve hours
   *[other] { $minutes } minutes
}
channel-quiet = Quiet hours
channel-quiet-from = From
channel-quiet-to = Until
channel-quiet-zone = Hours in { $zone }: your time zone, as set below.
channel-kinds = What
channel-try = Try it
channel-tried = A message is on its way.
channel-revive = Use it again
channel-remove = Remove
calendar-title = Calendar
calendar-about = Your deadlines in your own calendar, at an address that is yours alone. A new address ends the old one.
calendar-address = Address for your calendar (shown once)
calendar-make = Make an address
calendar-again = Another address
calendar-end = End it
settings-sound = A tone when it is my turn
settings-play = Playing
settings-confirm = Plan the turn before it is played
settings-confirm-about = Clicks show what they would lead to, and can be taken back. Otherwise every click counts at once.
settings-ways = When a planned turn is complete
settings-ways-about = Answers that happen nowhere on the board, such as yes or no, always count at once.
settings-way-free = Only bots play on: it can be taken back later
settings-way-shared = Other people play on: they would have to agree
settings-way-final = Luck decides, people show what they hid, or the game ends
way-ask = I confirm it
way-moment = It plays itself after a moment
way-once = It is played at once
settings-moment = How long a moment is
settings-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
settings-substitute = Who plays for me when I am away
settings-substitute-about = When your time runs out this bot takes over, until you come back.
settings-rest = Nights and holidays
settings-rest-about = Correspondence clocks stand still meanwhile.
settings-zone = Time zone
settings-sleep = Hours of sleep
settings-sleep-on = My clock stands still at night
settings-from = from
settings-to = to
settings-holidays = Holidays
settings-holiday-remove = Remove { $from } to { $to }
settings-first-day = first day
settings-holiday-order = The last day comes before the first.
settings-last-day = last day

## Account

account-title = Account
account-lead = Signed in on this device.
account-lead-guest = You play as a guest. Your games are tied to this browser until you make an account.
account-lead-nobody = An account keeps your games on all your devices. To play, a name is enough.
account-guest = Guest
account-since = Account
account-name = Name
account-rename = Change the name
account-renamed = The name is changed.
account-profile = My profile
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-in-about-guest = If you have an account already. Games of the guest can come along.
sign-in-forgotten = Forgot your password? An administrator of the library can give you a link to choose a new one.
signed-in = Welcome back.
signed-up = The account is made.
sign-up = New account
sign-up-about = A name and a password; nothing else is asked.
sign-up-guest = Make it an account
sign-up-guest-about = Name and games stay; a password lets you come back from anywhere.
password = Password
password-about = At least 8 characters; a few words are good.
password-old = Old password
password-new = New password
password-change = Change the password
password-change-about = All other devices are signed out.
password-changed = The password is changed.
reset-title = Choose a new password
reset-lead = This link came by mail or from an administrator because yours was forgotten. All other devices are signed out.
reset-do = Choose this password
reset-no-link = This page needs the whole link an administrator gave you.
take-over-title = Take the guest’s games along?
take-over-about = { $count ->
    [one] As “{ $name }” you sit at one table.
   *[other] As “{ $name }” you sit at { $count } tables.
} It can become yours.
take-over-yes = Take along
take-over-no = Leave
devices-title = Devices
device-unknown = unknown browser
device-this = this one
device-seen = last used { $time }
device-now = in use now
device-revoke = Sign out
data-title = My data
data-about = Everything the library knows about you, as one file; or nothing any more.
data-export = Save my data
erase = Erase me
erase-title = Erase everything about me
erase-about = This cannot be undone. Bots play your running games on; finished games stay under a pseudonym.
erase-confirm-name = To be sure, type your name: { $name }
erase-confirm-password = To be sure, type your password
erased = You are forgotten.

## Profile

profile-since = Here since { $date }
profile-finished = finished games
profile-won = won
profile-playing = being played
profile-substituted = times replaced
profile-resigned = games left
profile-pace = Pace
profile-pace-about = Answers take { $half } in the middle; a quarter comes within { $quick }, three quarters within { $slow }.
profile-pace-none = Not enough answers yet to say.
profile-recent = Latest games
profile-recent-none = No public games yet.
profile-missing = Nobody by that name

## Campaigns

campaigns-title = Campaigns
campaigns-lead = Games against civilizations nobody plays leave a sheet here. Only you see it.
campaigns-none = No sheet yet: it is written when such a game is over.
campaigns-begin = Make a table
campaigns-print = Print
campaigns-of = The sheet of { $player }
campaigns-renown = renown
campaigns-game = Game
campaigns-date = Date
campaigns-difficulty = Difficulty
campaigns-players = Players
campaigns-result = Result
campaigns-won = Won
campaigns-lost = Lost
campaigns-brought = Renown
campaigns-total = Sum
campaigns-notes = Notes

## Replay

replay-controls = Moments of the game
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Stop
replay-forward = One step forward
replay-turn-forward = One turn forward
replay-last = To the end
replay-slider = Moment of the game
replay-pace = Speed
replay-link = Link to this moment
replay-branch = Continue from here
replay-branch-about = A new table from this position, with whom you like
replay-table = To the table
branch-about = A new table begins with the position after move { $at }. This game is not changed, and luck from there on is new.
branch-mine = You play
branch-others = The other seats
branch-screen = everybody on this screen
branch-do = Make the table
replay-result = To the result
replay-start = The beginning.

## Administration

admin-title = Administration
admin-only = Only administrators come in here.
admin-health = Health
admin-metrics = Metrics
admin-uptime = Running for
admin-database = Database answers in
admin-database-silent = it does not answer
admin-size = Database
admin-memory = Memory
admin-people = People
admin-people-counts = { $accounts ->
    [one] one account
   *[other] { $accounts } accounts
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}
admin-tables = Tables
admin-table-counts = { $open } open, { $playing } playing, { $finished } finished
admin-live = In memory
admin-live-counts = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $sockets ->
    [one] one connection
   *[other] { $sockets } connections
}
admin-entries = Stored moves
admin-announce = Tell everybody
admin-announce-none = nothing
admin-announce-send = Tell
admin-accounts = Accounts
admin-search = Name begins with
admin-search-do = Search
admin-created = Since
admin-state = State
admin-account = account
admin-guest = guest
admin-is = administrator
admin-erased = erased
admin-banned = banned: { $reason }
admin-ban = Ban
admin-unban = Lift the ban
admin-ban-days = Days
admin-ban-forever = for good
admin-ban-reason = Reason, shown to the person
admin-reset = New password
admin-reset-for = A link for a new password: { $name }
admin-reset-title = A new password for { $name }
admin-reset-about = With this link { $name } chooses a new password, once and within 24 hours. Whoever has it can, so hand it over in private: it is shown only now.
admin-reset-link = Link
admin-audit = What administrators did
admin-audit-none = Nothing yet.
audit-ban = { $days ->
    [one] { $account } was locked out for one day
   *[other] { $account } was locked out for { $days } days
}
audit-ban-forever = { $account } was locked out for good
audit-unban = { $account } may come in again
audit-reset = A link for a new password was made for { $account }
audit-reset-used = { $account } chose a new password with a link
audit-appointed = { $account } became an administrator
audit-dismissed = { $account } is no longer an administrator
audit-paused = The clocks of table { $table } were stopped
audit-resumed = The clocks of table { $table } run again
audit-announced = Announced: “{ $text }”
audit-silence = The announcement was taken down

## Boards

board-more = and { $count } more
board-larger = Larger
board-smaller = Smaller
board-whole = Show all of it
board-wanted = { $what }: choose where
board-put-down = Put it down
board-answers = Answers

# The frame of a table
becomes = becomes
round-of = Round { $round } of { $of }
round-only = Round { $round }
part-board = Board
part-mine = Mine
part-others = Others
part-log = Log
stream = What happened and what was said
log-more = { $count } earlier lines
since-turn = since your turn
look-at = See everything { $name } has
choices = What you can do
film = What the others did
film-back = One step back
film-play = Play
film-stop = Stop
film-step = One step on
film-speed = { $speed } times as fast
film-footprints = Footprints
film-skip = Skip
film-here = Show this step
key-space = Space
shortcut-explain = Explain what has the focus; these keys, if nothing has
shortcut-look = Everything another player has: O, then the number of the seat
shortcut-film = Film of what the others did, on or off
shortcut-film-step = One step of the film back or on
shortcut-zoom = Larger, smaller, whole
shortcut-rotate = Turn what is in hand
settings-screen = On this screen
settings-screen-about = Kept by this browser: a phone and a desk want different things.
settings-scale-text = Size of text
settings-scale-board = Size of the board
settings-percent = { $scale } %
settings-film = Pace of the film
settings-plays = The film of what the others did starts by itself
settings-footprints = Numbers on the board where the others acted since my turn
settings-forced = Questions with a single answer are answered at once
film-none = Nothing has happened since your turn.
away-title = While you were away
away-count = { $count } moves since you last looked.
away-rest = { $count ->
    [one] One smaller move is in the film and in the log.
   *[other] { $count } smaller moves are in the film and in the log.
}
away-play = Play the film, { $seconds } s
away-turn = Go to the table
sound-on = Sounds on
sound-off = Sounds off

# Ways in
code = Code
code-about = Six digits of your authenticator, or one of the codes you wrote down.
sign-in-passkey = With a passkey
forgotten-title = Forgotten your password?
forgotten-about = If the account has a confirmed mail address, a letter with a link goes there. The link works once, within an hour.
forgotten-who = Name or mail address
forgotten-do = Send the letter
forgotten-sent = If there is such an account with a confirmed mail address, the letter is on its way.
forgotten-else = Without a confirmed address, ask the administrators of the library for a link.
codes-title = Codes beside the password
codes-about = An authenticator on your phone shows a code that changes all the time. Signing in then asks for it too: a password alone opens nothing.
codes-on = Signing in with your password asks for a code too.
codes-begin = Use codes
codes-scan = Scan this picture with an authenticator, or type the secret into it. Then enter the code it shows.
codes-qr = Picture with the secret, for the camera
codes-secret = Secret
codes-confirm = Confirm
codes-paper = Write these codes down and keep them safe: each opens your account once if the authenticator is lost. They are not shown again.
codes-paper-label = Codes for paper
codes-left = { $count ->
    [0] No code is left on paper.
    [one] One code is left on paper.
   *[other] { $count } codes are left on paper.
}
codes-renew = New codes for paper
codes-end = No codes any more
passkeys-title = Passkeys
passkeys-about = A passkey lives on a device or in a password manager and opens your account with a finger, a face or a PIN: no name, no password, no code.
passkeys-impossible = Not here: this browser knows no passkeys, or the library is reached by a bare address instead of a name.
passkey-usual = This device
passkey-name = What is it called?
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-made = added { $date }
passkey-used = last used { $date }
passkey-remove = Remove
passkey-remove-named = Remove { $name }
address-title = Mail address
address-about = Brings a forgotten password back, and tells you when something happens to your account. Nobody else sees it.
address-no-mail = This library sends no mail. If you forget your password, its administrators give you a link.
address = Mail address
address-confirmed = Confirmed.
address-unconfirmed = Not confirmed yet: follow the link in the letter.
address-save = Save
address-sent = A letter is on its way: follow the link in it.
address-removed = The address is removed.
confirm-title = Confirm a mail address
confirm-lead = Is the address to which this link came yours?
confirm-do = Yes, it is mine
confirm-done = The address is confirmed.
other-device-title = Go on, on another device
other-device-about = A link that signs you in elsewhere, with all your tables. You stay signed in here.
other-device-make = Make a link
other-device-qr = Picture with the link, for the camera of the other device
other-device-link = Link
other-device-once = It works once, within ten minutes. Show it to nobody else.
enter-title = Go on here
enter-lead = You come with a link from another device of yours.
enter-do = Sign in here

# People
friends-title = Friends and blocks
friends-lead = Nobody is told what you make of them.
friends-mine = Friends
friends-none = Nobody yet. Friends are offered when you invite by name.
friends-add = Add as a friend
friends-block = Block
friends-blocked = Blocked
friends-blocked-about = They cannot invite you, sit down at your table or write to you.
friends-blocked-none = Nobody.
friends-forget = Remove from the list
friends-forget-named = Remove { $name } from the list
profile-friend = Friend
profile-blocked = Blocked
profile-alone = Without others
profile-helped = Seats taken over
profile-looked-at = { $count ->
    [one] in one game
   *[other] in { $count } games
}
profile-what-counts = Games with other people count, from a seat held from the start. Games continued from a position, games against bots or around one screen and seats taken over are told apart or not at all; pace is measured from somebody else’s move to the answer.
seat-invited = { $name } (invited)
seat-before = after { $name }
seat-plan-person = Somebody by name
new-person = Name of the person on seat { $number }
table-invited = You are invited
table-begins = Ready to begin
table-offered = A seat to take over
waiting-by-name = Invite by name
waiting-by-name-about = The name of an account. A seat is kept, and the person is told.
waiting-ask = Invite
waiting-withdraw = Withdraw the invitation
waiting-invited = A seat is kept for you.
waiting-accept = Sit down
waiting-decline = No, thank you
waiting-kept = Waiting for those who were invited.
offer-left = { $name } left this game for good; a bot plays on.
offer-open = The seat of { $name } can be taken over; a bot plays meanwhile.
offer-do = Offer the seat
offer-withdraw = No longer offer it
volunteer-do = Take the seat over
volunteer-title = Take over the seat of { $name }?
volunteer-as-it-stands = You get the seat as it stands, with everything it owns and knows. What was played before cannot be taken back.
volunteer-result = Your seat is placed by its points like every other. For whoever left it stays a game left.
volunteer-profile = The game counts on your profile as a seat taken over, neither as won nor as lost.

# People who share a seat
sharing = People on one seat
sharing-alone = One person a seat
sharing-alone-about = As usual.
sharing-roles = Two or three people, with roles
sharing-roles-about = Each sees to their own matters: { $roles }. Whoever is missing is stood in for.
sharing-any = Two or three people, all for all
sharing-any-about = Any of them answers for the seat.
companions = People on this seat
companion-role = My role
companion-join = Sit down beside them
companion-invite = Offer a place beside me
companion-offered = A place beside { $name } is free.
companion-decides = { $names } decides.
chat-to = To whom
chat-to-all = To everybody
chat-to-own = To my own side alone
chat-to-seat = To { $name } alone
chat-own = among us
chat-alone = to { $name } alone
