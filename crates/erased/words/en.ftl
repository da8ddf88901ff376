# The words all games share.

## Refusals of the engine

refused-broken-law = This table breaks a law of the game: { $law }.
refused-chance = The scripted luck does not fit: { $missing ->
    [one] { $missing } number
   *[other] { $missing } numbers
} missing or too large, { $left } left over.
refused-commitment = The commitment in the file does not belong to its seed.
refused-edited = The state in the file is not the one its moves lead to.
refused-format = No format "{ $format }" for this game.{ $hint } Known: { $known }.
refused-game-over = The game is over.
refused-log = Entry { $entry } of the log cannot have been played ({ $rule }).
refused-not-asked = It is not the turn of this seat: nothing is asked of it now.
refused-notation = "{ $text }" is no move of this game.
refused-rules-version = The file was written under rules this program does not have.
refused-other-content = This match was played with other component tables than those in use; name them with --content.
refused-table = This is no table file: { $what } (at { $where }).
refused-undo = Nothing can be taken back further than entry { $boundary } of the log.
refused-verify = Replaying gives something else ({ $what }, entry { $entry }).
refused-wrong-game = The file is of the game "{ $game }", not of "{ $expected }".

## Refusals of the catalogue and the bots

did-you-mean = {" "}Did you mean { $near }?
refused-bot = No bot "{ $bot }".{ $hint } Known: { $known }.
refused-bots = { $bots ->
    [0] No bots
    [one] One bot
   *[other] { $bots } bots
} for { $seats ->
    [0] no seat
    [one] one seat
   *[other] { $seats } seats
}: there must be at least one, and a seat for each.
refused-game = No game "{ $game }".{ $hint } Known: { $known }.
refused-option = "{ $word }" cannot be chosen here.{ $hint } Known: { $known }.
refused-seat = There is no seat { $seat } at this table; the last one is { $last }.
refused-seats = { $seats } cannot play this; { $least } to { $most } can.
refused-backup-damaged = { $path } is damaged (line { $line }). Nothing was restored.
refused-backup-foreign = { $path } is not a backup.
refused-backup-version = { $path } is a backup of another version of this program (format { $version }, schema { $schema }).
refused-backup-there = { $path } is there already. Say --force to replace it.
refused-database-read-only = The database cannot be written to: the file, its folder or the server it is on is read-only.
refused-nobody-called = There is no account called "{ $name }".
refused-database-foreign = This is not a database of the library.
refused-database-full = The database is not empty. Nothing was changed.
refused-database-in-use = Another server works with this database.
refused-database-version = This database belongs to another version of this program (schema { $found }).
refused-setup = This is no setup of the game: { $what }.

## Refusals of the server

refused-already-signed-in = You are signed in already.
refused-bad-json = The request cannot be understood: { $what }.
refused-bad-method = This address does not do that.
refused-bad-request = The request cannot be understood.
refused-bad-text = There is a character in it that cannot be kept.
refused-banned = This account is locked. { $reason }
refused-banned-for = This account is locked for { $days ->
    [one] one day
   *[other] { $days } days
}. { $reason }
refused-broken = Something went wrong on our side. Nothing was changed; please try again.
refused-claim = These tables cannot be taken over.
refused-conflict = Somebody else was quicker. Please try again.
refused-credentials = Name or password is wrong.
refused-forbidden = That is not yours to do.
refused-foreign-site = This request comes from another site.
refused-guest = You have no password yet: make an account first.
refused-guest-admin = Only somebody with a password can administer the library.
refused-name-alike = This name looks like that of somebody else.
refused-name-length = A name has { $least } to { $most } characters.
refused-name-letters = There are characters in this name that cannot be used.
refused-name-mixed = A name does not mix alphabets whose letters look alike.
refused-name-reserved = This name is kept for the library itself.
refused-name-taken = This name is taken.
refused-not-confirmed = Please type your name exactly, to be sure.
refused-not-found = There is nothing here.
refused-not-json = The request must be JSON.
refused-not-yourself = Not for yourself.
refused-password-easy = This password is too easy to guess.
refused-password-long = This password is too long; at most { $length } bytes.
refused-password-short = This password is too short; at least { $length } characters.
refused-reset = This link is used up or too old. Please ask an administrator for another one.
refused-link = This link is used up or too old.
refused-code-needed = A code from your authenticator is needed too.
refused-code = This code is wrong, or was used already.
refused-no-codes = No codes are asked for on this account.
refused-passkey = This passkey does not open anything here.
refused-no-passkeys = Passkeys need a library with a name: this one is reached by a bare address.
refused-too-many-passkeys = { $most } passkeys are the most.
refused-not-guest = You have a password: sign in with it on the other device.
refused-no-mail = This library sends no mail.
refused-no-mail-reset = This library sends no mail: please ask an administrator for a link.
refused-mail-address = This is not a mail address.
refused-saved-game = This file is not a saved game of the library.
refused-setting = This is not possible for "{ $setting }".
refused-signed-out = Please choose a name or sign in first.
refused-text-long = This text is too long; at most { $most } characters.
refused-too-large = The request is too large.
refused-too-often = Too often. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-long-log = A game of more than { $most } entries cannot be opened here.
refused-too-slow = This took too long. Please look whether it was done before you try again.
refused-unknown-host = The library is not called that. Whoever runs it names its address with --origin.
refused-unavailable = The library is busy just now. Please try again in a moment.

## Things the server says

bot-about-random = Plays anything that is allowed. For trying things out.
bot-about-greedy = Takes what looks best right now. Quick, and beatable.
bot-about-quick = Thinks ahead, but not for long.
bot-about-steady = Thinks ahead for a second each time. A fair opponent.
bot-about-strong = Thinks ahead for three seconds each time. The strongest we have.
erased-name = Former player { $mark }

## Notices about table files

notice-commitment-differs = The commitment in the file does not belong to its seed.
notice-edited = The state was changed by hand; the match goes on from it.
notice-other-tables = This match was played with other component tables; it goes on with those in use.
notice-hash-differs = Entry { $entry } of the log leads to another table than when it was played.
notice-new-rules = The file is of rules version { $from }; the match goes on under the present rules.

## The log

log-undo = taken back to entry { $length }
log-snapshot = went on from a changed table

## Tables

refused-already-started = This game has already begun.
refused-bad-message = This message makes no sense here: { $what }.
refused-bot-strength = Bots here think for at most { $time } or { $iterations } iterations.
refused-engine-timeout = The rules did not answer in time; this table rests for a moment. Nothing was lost.
refused-has-secrets = As long as this game is running, its positions cannot be continued elsewhere: they hold secrets.
refused-hello-first = The first message must be "hello".
refused-key = A key has 1 to { $most } letters, digits, hyphens or underscores.
refused-line = A message has 1 to { $most } characters.
refused-local-name = A name has 1 to { $most } characters.
refused-moved-on = The table has moved on in the meantime.
refused-no-request = Nobody asks to take anything back.
refused-no-socket = This address is for sockets only.
refused-nobody-plays = At least one person must play.
refused-not-host = Only the host of the table can do this.
refused-not-seated = You do not sit at this table.
refused-not-started = This game has not begun yet.
refused-not-your-matter = This is a matter of the { $role }; on this seat somebody else sees to it.
refused-not-shared = People do not share seats in this game.
refused-unknown-role = There is no such role on this seat.
refused-role-taken = Somebody of your seat sees to this already.
refused-seat-full = There is no room for another person on this seat.
refused-undo-companion = A companion on your seat played this: it is theirs to take back, or everybody’s to agree to.
refused-no-letters = You cannot write to this seat here.
refused-not-your-seat = This is not your seat.
refused-nobody-late = Nobody keeps the others waiting now, or it is you.
refused-note = A note has at most { $most } characters.
refused-order = There is no standing order "{ $order }", or not with this number.
refused-other-room = Players and spectators talk apart while the game is running.
refused-pace = No game is played that fast or that slowly: a bank of 10 seconds to 7 days with up to 1 hour more per turn, or 1 minute to 30 days per turn.
refused-paused = The game is paused.
refused-seat-taken = This seat is taken.
refused-invite-here = Nobody can be invited by name here.
refused-no-such-person = There is no account by this name.
refused-not-invitable = This person cannot be invited.
refused-you-blocked = You have blocked this person.
refused-already-there = This person sits here, sat here or was invited already.
refused-not-welcome = Somebody at this table does not want to play with you.
refused-not-left = Only a seat whose holder left for good can be offered.
refused-not-offered = This seat is not offered to others.
refused-too-many-friends = Your list is full: it has room for { $most } people.
refused-seats-open = Some seats are still open.
refused-still-running = This can be done once the game is over.
refused-table-full = All seats are taken.
refused-title = A title has at most { $most } characters.
refused-too-many-tables = You follow too many tables at once.
refused-too-many-sockets = You have too many windows of the library open.
refused-many-tables = You have too many long games of your own open. Close one, then try again.
refused-turn-length = A turn has 1 to { $most } moves.
refused-twice-me = Nobody sits on two seats; let others on the same screen have names of their own.
refused-undo-future = Only what has been played can be taken back.
refused-undo-no-time = No time would be left to play again: what a turn earned is taken back with it.
refused-fewer-seats = The number of seats can only be lowered.
refused-nobody-else = Nobody else plays here any more: simply end the game.
refused-others-play = Others still play here: resign, or give the game up together.
refused-resign-instead = This is no move: resign if you want to leave the game.
refused-resigned = You have left this game.
refused-seats-taken = Not that many seats are open.
refused-still-seated = You still sit here: leave the table or resign first.
refused-undo-left = Somebody has left the game since: nothing before that can be taken back.

asked-secretly = Has a decision to make.

choice-said = { $what }: { $value }
choice-on = yes
choice-off = no

bot-random = Random bot
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-searching = Searching bot ({ $count })
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-searching = searching ({ $count })

## The command line

refused-chance-list = "{ $text }" is no list of numbers such as 3,1,4.
refused-chance-moves = Scripted luck is for one move at a time.
refused-content = The component tables have { $problems ->
    [one] one mistake
   *[other] { $problems } mistakes
}.
refused-content-folder = There are no component tables in { $folder }, nor folders with some for a game.{ $hint } Games: { $known }.
refused-content-name = { $folder } holds { $name }, which nothing here is called.{ $hint } Known: { $known }.
refused-content-whose = The tables in { $folder } could be of several games ({ $games }): name the game, or put them into a folder of its name.
content-none = { $game }: nothing in { $folder }, all tables are the built-in ones.
content-all = { $game }: all tables are from { $folder } ({ $from }).
content-some = { $game }: from { $folder }: { $from }; built in: { $others }.
content-stray = { $game }: { $file } in { $folder } is no component table and is not read.{ $hint } Known: { $known }.
refused-impossible = No game leads to this table ({ $why }).
refused-move-line = "{ $text }" is not of the form SEAT: MOVE.
refused-number = "{ $text }" is no whole number from { $least } to { $most }.
refused-rule = There is no rule "{ $id }".{ $hint } Chapters: { $known }.
refused-set = "{ $text }" is not of the form key=value.
refused-usage = { $what }
usage-unknown = "{ $word }" is neither a verb nor an option.{ $hint } See --help.
usage-missing = Something is missing: { $word }; see --help.
usage-no-value = { $word } needs a value; see --help.
usage-value = "{ $value }" is no value for { $word }; see --help.
usage-conflict = { $word } does not go with the others; see --help.
failed-panic = Something that cannot happen did: { $why }.
failed-read = { $path } cannot be read: { $why }.
failed-write = { $path } cannot be written: { $why }.
failed-database = The database does not do its part: { $why }.
failed-random = The system gives no random numbers: { $why }.

games-seats = { $least } to { $most } players
games-rules = { $rules } rules ({ $prefix }-…), version { $version }
games-formats = exchange: { $formats }
games-options = Options

check-good = { $game }: { $files ->
    [one] { $files } table is sound
   *[other] { $files } tables are sound
} ({ $fingerprint }).
check-bad = { $game }: { $problems ->
    [one] one mistake
   *[other] { $problems } mistakes
}.

simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $seats }
simulate-finished = finished
simulate-decisions = decisions per game
simulate-branching = answers per decision
simulate-speed = speed
simulate-per-second = { $games } games/s, { $moves } moves/s
simulate-laws = broken laws
simulate-checksum = checksum
simulate-mean-max = { $mean } on average, at most { $max }
simulate-min-max = { $mean } on average, { $min } to { $max }
simulate-sources = Points by source
simulate-saved = { $games ->
    [one] One game
   *[other] { $games } games
} saved in { $folder }.

heading-seat = seat
heading-bot = bot
heading-wins = wins
heading-points = points
heading-deviation = spread
heading-range = range
heading-places = places
heading-difference = difference
heading-interval = 95 %
heading-fair = fair
heading-p = p
heading-total = total

heading-kind = kind
heading-name = name
heading-per-game = per game
heading-share = games

bulk-facts = bots: { $bots }; seed { $seed }, every game with its own luck of it; tables { $content }, rules version { $version }
bulk-again = again: { $command }
bulk-by-clock = A bot that thinks by the clock plays differently every time.
bulk-fair = Fair: { $fair } % each. A win shared by n counts 1/n for each of them.
bulk-unfinished = { $count ->
    [one] One game came to no end and is left out.
   *[other] { $count } games came to no end and are left out.
}
bulk-nobody = { $count ->
    [one] One game was won by nobody.
   *[other] { $count } games were won by nobody.
}
bulk-shared = { $count ->
    [one] One win was shared
   *[other] { $count } wins were shared
}: each of n winners has 1/n of it.
bulk-interrupted = Interrupted: these are the sums of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, of { $asked } asked for.
interrupt-waiting = The games under way are played to their end; Ctrl-C again leaves at once.

balance-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $seats ->
    [one] { $seats } bot
   *[other] { $seats } bots
}
balance-test = Chi-square { $square } with { $degrees ->
    [one] 1 degree of freedom
   *[other] { $degrees } degrees of freedom
}, p = { $p }: { $verdict } (Pearson's test; a shared win counts in parts and with its smaller variance.)
balance-fair = equal seats would differ at least so much by luck in { $p } of such samples. Nothing here speaks against fair seats.
balance-unfair = equal seats would differ so much by luck in only { $p } of such samples. The seats are not equal, or luck was unusual.
balance-no-test = There are no seats to compare.
balance-few = A seat should have at least five wins for this test: play more games.
balance-comparisons = { $count ->
    [one] One share was compared with the fair one
   *[other] { $count } shares were compared with the fair one
}: by luck alone about { $luck } would lie outside { $luck ->
    [one] its interval
   *[other] their intervals
}. p is corrected for that (exact binomial test, Holm); * marks what stands out all the same.
balance-users = Whoever uses a thing may be winning already: only what is dealt or chosen before the first move can be compared without a second thought.
balance-no-uses = This game does not tell what is put to use.
balance-unused = Never used in these games
balance-unused-all = { $kind }: none of { $count }; perhaps they are not part of this setup.
balance-unused-some = { $kind }: { $names }
balance-plot-source = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, bots { $bots }, seed { $seed }
balance-plot-wins = { $kind }: wins of those who used it, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} (%)
balance-plot-means = { $kind }: mean points, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
balance-plot-seats = Wins by place in turn order, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} (%)
balance-plot-points = Results by points, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} (%)
balance-plot-uses = { $kind }: uses per game, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $seats }, seats rotated
arena-shares = Wins are the share of all games, from whichever of its seats a bot won; a win shared by n seats counts 1/n for each. Fair is what a bot no better than the others would win.

verify-good = Verified: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, every table and all luck as written.
verify-scripted = { $count ->
    [one] One entry drew numbers that were given by hand.
   *[other] { $count } entries drew numbers that were given by hand.
}
verify-unfinished = The game is not finished yet.

db-saved = Saved in { $path }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
db-restored = Restored: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
db-moved = Copied: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
db-hash = Verified, hash { $hash }
people-reset = With this link { $name } chooses another password, once and within 24 hours. Whoever has it can, so hand it over in private:
people-admin = { $name } administers the library now.

replay-start = Start
replay-end = The game is over.
result-place = { $place }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
result-unplaced = — { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
result-lost = Nobody won: the game is lost.

play-welcome = { $game }. You sit on seat { $seat }; "help" shows what you can type.
play-hot-seat = { $game }. You play { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; "help" shows what you can type.
play-asked = Seat { $seat }: { $question }
play-filtered = { $shown } of { $all ->
    [one] { $all } move
   *[other] { $all } moves
}
play-hint = A bot would play: { $move } ({ $text })
play-undone = Taken back.
play-saved = Saved as { $path }.
play-save-where = Save as what? Type: save FILE
play-rule-usage = Which rule? Type: rules ID
play-over = The game is over.
play-bye = Goodbye.
play-stopped = The input ended before the game did.
play-help =
    Type the number or the text of a move, or some letters to narrow the list down.
    A long list shows notations only; some letters show their sentences too.
    moves        all moves again
    hint         what a bot would play
    undo         take back your last move
    board        draw the table again
    score        points by source
    log          the last things that happened
    rules ID     a rule of the game
    save [FILE]  save the match
    quit         leave
play-prompt = >

## Headings of lists

list-seat = Seat { $seat }

draw-named = { $name }:

serve-open = The library is open: { $page }
serve-settings = Settings: { $why }
serve-database = The database cannot be opened: { $why }
serve-address = Cannot listen at { $address }: { $why }
serve-failed = The server cannot go on: { $why }

## Notices

told-turn = It is your turn at “{ $table }”.
told-turn-after = It is your turn at “{ $table }”: { $names } { $count ->
    [one] has
   *[other] have
} played.
told-reminder = Your time at “{ $table }” runs out soon.
told-full = All seats at “{ $table }” are taken: you can begin the game.
told-begun = The game “{ $table }” has begun.
told-over = The game “{ $table }” is over.
told-over-place = The game “{ $table }” is over: you took place { $place }.
told-abandoned = The game “{ $table }” was given up; there is no result.
told-undo = { $names } { $count ->
    [one] asks
   *[other] ask
} to take something back at “{ $table }”.
told-pause = { $names } { $count ->
    [one] would
   *[other] would all
} like a pause at “{ $table }”.
told-abandon = { $names } { $count ->
    [one] would
   *[other] would all
} give up the game “{ $table }”.
told-rematch = Somebody plays “{ $table }” once more: a seat is yours.
alert-device = You signed in on a new browser: { $device }. If that was not you, change your password.
alert-password = Your password was changed ({ $device }).
alert-codes-on = Signing in now asks for a code of your authenticator.
alert-codes-off = Signing in does not ask for codes any more ({ $device }).
alert-passkey = A passkey was added to your account ({ $device }).
alert-passkey-gone = A passkey was removed from your account ({ $device }).
alert-address = The mail address of your account was changed.
alert-channel = You are now told things at { $place } ({ $device }).
alert-channel-gone = You are no longer told things at { $place } ({ $device }).
letter-greeting = Hello { $name },
letter-alert-subject = Something changed on your account
letter-alert-what = If that was not you, change your password, or ask the administrators of the library for help.
letter-confirm-subject = Is this your mail address?
letter-confirm = Follow this link within a day to confirm that this address is yours:
letter-reset-subject = Another password
letter-reset = Somebody, probably you, forgot the password of this account. With this link you choose another one, once and within an hour:
letter-not-you = If that was not you, there is nothing to do.
told-invited = You are invited to “{ $table }”: a seat is kept for you.
told-invited-by = { $names } { $count ->
    [one] invites
   *[other] invite
} you to “{ $table }”: a seat is kept for you.
told-letter = { $count ->
    [0] Somebody
   *[other] { $names }
} wrote to you alone at “{ $table }”.
told-named = { $count ->
    [0] Somebody
   *[other] { $names }
} named you in the chat of “{ $table }”.
told-several = { $count ->
    [one] One thing happened at your tables
   *[other] { $count } things happened at your tables
}
away-step = { $name }: { $what }
away-step-gain = { $name }: { $what } (+{ $points })
away-step-loss = { $name }: { $what } (−{ $points })
away-leader = All counted, { $name } leads with { $points }.
away-leader-behind = All counted, { $name } leads with { $points }; you have { $mine }.
away-leader-you = All counted, you lead with { $points }.
away-ends = Your time runs out { $hours ->
    [0] within the hour
    [one] in an hour
   *[other] in { $hours } hours
}.
told-library = Ludothèque
told-trial = This is a trial message: being told here works.
told-farewell = This is the last message here: this place was taken out of your settings.
told-more = … and { $count } more.
told-why = You get this because you asked to be told here. What is told, and when, is yours to set:
told-unsubscribe = To end these letters with one click:
unsubscribe-ask = No more letters about your tables?
unsubscribe-yes = No more letters
unsubscribe-done = Done: no more letters. You can begin again in your settings.
calendar-name = Ludothèque: my turns
calendar-deadline = My time at “{ $table }” runs out
trouble-unsubscribed = Ended by the link in a letter.
trouble-unconfirmed = The mail address is not confirmed.
trouble-signed-out = That browser is signed out. Sign in there and add it again.
trouble-address = This address cannot be used.
trouble-gone = Nobody is there any more.
trouble-silent = Nobody answered in time.
trouble-unreachable = This address cannot be reached.
trouble-inside = This name leads to a machine of a private network.
trouble-ours = The library could send nothing just now; it is no fault of your address.
trouble-unset = The library’s mail is not set up at present.
trouble-other = It did not arrive: { $what }.
trouble-no-mail-server = No mail server is set: start with --smtp and --mail-from.
trouble-none-of-mine = Set one up in your own settings to try it.
refused-address = This is no address that can be used here: https, and no machine of a private network.
refused-channels = You can be told at { $most } places at most: remove one first.
refused-unconfirmed = Confirm your mail address first.
refused-unsubscribe = This link did not come from us.
