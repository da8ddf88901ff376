# The words of Arcadia.

## Players and closed lists

seat-0 = Player 1
    .noun = proper
seat-1 = Player 2
    .noun = proper
seat-2 = Player 3
    .noun = proper
seat-3 = Player 4
    .noun = proper
nobody = nobody
list = { $first }, { $rest }
list-and = { $first } and { $rest }
list-nothing = nothing
class-infantry = infantry
class-cavalry = cavalry
class-artillery = artillery
role-heir = Heir
role-general = general
role-adviser = adviser
war-border = border dispute
war-claim = claim
war-affront = affront
war-rebellion = rebellion
war-succession = war of succession
mode-quick = quick
mode-full = full
slot-army-1 = army I
    .noun = proper
slot-army-2 = army II
    .noun = proper
slot-army-3 = army III
    .noun = proper
slot-adviser-a = adviser slot A
    .noun = proper
slot-adviser-b = adviser slot B
    .noun = proper
grievance-claim = claim
grievance-affront = affront
war-end-capital = a capital has fallen
war-end-objective = its aim was reached
war-end-score = the score decided
war-end-time = its time has run out
war-end-capitulation = one side has capitulated
war-end-treaty = a treaty was made
term-nothing = nothing
term-vote = to vote for { $who }
term-no-contest = not to contest the election of { $who }
term-pay = to pay { n-gold } by the end of phase { $phase }
term-no-entry = not to enter { $province } until the end of phase { $phase }
term-join = to join the camp of { $who }
word-kept = kept
word-broken = broken
word-void = void
recruits-any = units
recruits-infantry = infantry
recruits-cavalry = cavalry
recruits-artillery = artillery
recruits-special = special units
levy-any = in an army or a garrison
levy-garrison = in a garrison
levy-empty-garrisons-one-each = one each in provinces without a garrison
n-gold = { $gold } gold

## Moves

move-yes = Yes
move-no = No
move-done = Done
move-name = Name { $who }
move-nation = Rule { $nation }
move-ideology = Take the ideology { $ideology }
move-place = Assign { $card-the } to { $slot }
move-under = Assign { $card-the } to { $slot }, under the other cards
move-discard = Discard “{ $card }”
move-take = Take the Heir { $card }
move-politics = Choose “{ $card }”
move-dismiss = Dismiss { $card-the }
move-plot = Play “{ $card }”
move-plot-player = Play “{ $card }” against { $who }
move-plot-character = Play “{ $card }” on { $target-the } ({ $who })
move-plot-army = Play “{ $card }” on army { army-number } of { $who }
move-plot-province = Play “{ $card }” on { $province }
move-declare = Declare war on { $who }: { $war }
move-declare-for = Declare war on { $who } for { $region-the }: { $war }
move-vote = Vote for { $who }
move-out = Stay out of the war
move-region = Take { $region-the }
move-break = End the alliance
move-capitulate = Capitulate in { $war }
move-leave-war = Leave { $war }
move-disband = Disband { $unit-a } ({ $from })
move-shift = Move { $unit-a } from { $from } to { $to }
move-free = Take { $unit-a } without paying: { $to }
move-buy = Buy { $count } × { $unit }: { $to }
move-hire = Hire a captain: { $slot }
move-march = Army { army-number } marches to { $to }
move-battle = Give battle to { $who } at { $province }
move-intervene = Send army { army-number }
move-mode = { $mode-Name } battle
move-assault = Assault { $province }
move-garrison = Leave { $unit-a } behind
move-lose = Lose { $unit-a } ({ $who }, { $from })
move-flee = Flee to { $to }
move-propose = Propose something to { $who }
move-give = Give { n-gold }
move-ask = Ask for { n-gold }
move-alliance = An alliance
move-truce = A truce of { $phases ->
    [one] 1 phase
   *[other] { $phases } phases
}
move-admit = Grant access for this phase
move-enter = Ask for access for this phase
move-treaty = Peace in { $war }
move-cede = { $province } changes hands
move-invite = Invite into { $war }
move-compromise = Compromise: { $who } becomes Emperor
move-promise-vote = Promise to vote for { $who }
move-promise-no-contest = Promise not to contest the election of { $who }
move-promise-pay = Promise to pay { n-gold } by the end of phase { $phase }
move-promise-no-entry = Promise not to enter { $province } until the end of phase { $phase }
move-promise-join = Promise to stand with { $who } in { $war }

## Questions

ask-nation = Which nation do you rule?
ask-ideology = Which ideology do you take?
ask-place-heir = Where does { $card-the } stand?
ask-discard = Which card do you discard? { $count ->
    [one] One more
   *[other] { $count } more
}.
ask-search = Which Heir do you take, if any?
ask-politics = Which politics card is active in this phase?
ask-name = Which player do you name?
ask-court = Who stands where at your court?
ask-plot = Which intrigue card do you seal? { $left ->
    [one] One more is possible
   *[other] { $left } more are possible
}.
ask-react = { $by } plays “{ $card }” on you. Do you cancel it?
ask-spy = Which army of { $of } do you look at?
ask-lose-unit = Which unit is lost?
ask-talk = What do you propose? { $left ->
    [0] No more proposals are possible
    [one] One proposal more is possible
   *[other] { $left } proposals more are possible
}.
ask-deal = { $by } proposes something. Do you accept?
ask-declare = Do you declare war?
ask-call = { $by } calls you to arms. Do you join?
ask-vote = Whom do you vote for?
ask-contest = Do you contest the election?
ask-camp = Which camp do you join?
ask-region = Which region do you take from { $from }?
ask-pay = Do you pay { n-gold } for { $prestige } prestige?
ask-manage = How do you spend your { n-gold }?
ask-march = Which army marches?
ask-battle = Which battle is next?
ask-intervene = Do you send an army into the battle of { $province }?
ask-mode = Is the battle of { $province } fought quickly or in full?
ask-assault = Which breached town do you assault?
ask-join = Does your army take part in the assault on { $province }?
ask-garrison = Who stays behind in { $province }? There is room for { $room }.
ask-losses = Which units are lost? They must be worth another { $value } gold.
ask-flee = Where does army { army-number } flee?
ask-shelter = Which infantry of army { army-number } takes shelter in the town?
ask-prisoner = What becomes of this prisoner of { $of }?
ask-ransom = { $by } holds a prisoner of yours; the ransom is { n-gold }. Do you pay it?

## What waits

do-gold = take { $n } gold
do-steal-gold = take up to { $n } gold from the target
do-lose-prestige = the target loses { $n } prestige
do-award-prestige = { $to } gains { $n } prestige
honoured-emperor-else-most-full-regions-tied = the Emperor, or without one whoever has most full regions,
do-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
do-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
do-search-heir = look at the top { $depth } cards and take an Heir
do-votes = cast { $n ->
    [one] 1 vote
   *[other] { $n } votes
} more in an election of this phase
do-candidate-penalty = name another player: as a candidate he counts { $n ->
    [one] 1 vote
   *[other] { $n } votes
} fewer in this phase
do-casus-belli = { $to }: a casus belli ({ $grievance }) against { $against }{ $scope }
wronged-you = you
wronged-fewest-provinces = the player with the fewest provinces
wronged-lowest-prestige = the player with the lowest prestige
wronged-each-player = each player
accused-target = the player named
accused-most-provinces = the player with the most provinces
accused-highest-prestige = the player with the highest prestige
accused-next-clockwise = the next player clockwise
scope-nowhere = {""}
scope-region-with-target-province-adjacent-to-yours = , on a region where he owns a province adjacent to one of yours
scope-any-region-of-target-but-start = , on any region of his that is no start region
do-forbid-war = the target may not declare war in this phase
do-remove-age = take { $n ->
    [one] 1 age token
   *[other] { $n } age tokens
} off your king
do-assassinate = roll a die: the target dies on { $kills } or more, a king on { $kills_king } or more; on { $discovered } or less its owner gains an affront against you
do-return-adviser = the adviser returns to his owner’s hand
do-reveal-hand = look at the target’s hand
do-reveal-army = look at { $n ->
    [one] one of his armies
   *[other] { $n } of his armies
}
do-cancel-intrigue = when an intrigue card targets you, cancel it
do-army-loses-cheapest = the army loses its { $n ->
    [one] cheapest unit
   *[other] { $n } cheapest units
}
do-largest-army-loses-cheapest = the largest army loses its { $n ->
    [one] cheapest unit
   *[other] { $n } cheapest units
}
do-garrison-loses-weakest = the garrison loses its { $n ->
    [one] weakest unit
   *[other] { $n } weakest units
}
do-province-turns-neutral = an occupied province without garrison and army, outside the start regions, becomes neutral with { $militia } militia
do-province-no-income = the province yields nothing in this phase
do-province-income-to-you = the gold of the province goes to you in this phase
do-pick-nation = choose a nation
do-pick-ideology = choose an ideology
do-place-heir = place an Heir
do-discard-down = discard down to the limit
do-take-heir = search for an Heir
do-choose-politics = choose a politics card
do-court = arrange the court
do-seal-plots = seal intrigue cards
do-react = answer an intrigue card
do-shields = see whether a shield helps
do-lose-unit = lose a unit
do-talk = make proposals
do-answer-deals = answer proposals
do-declare = declare war
do-answer-call = answer a call to arms
do-vote = vote
do-contest = contest the election or accept it
do-choose-camp = choose a camp
do-choose-region = take a region
do-pay-for-prestige = pay for prestige
do-manage = recruit
do-march = march
do-choose-battle = give battle
do-intervene = intervene
do-choose-mode = agree on a quick battle
do-assault = assault a town
do-join-storm = join an assault
do-garrison = leave a garrison
do-pick-losses = choose losses
do-flee = flee
do-shelter = take shelter
do-prisoner = decide about prisoners
do-pay-ransom = buy prisoners back
group-all = everybody
group-without-prince = whoever has no prince
group-addressees = whoever was made a proposal
group-payers = whoever has a bargain
group-losers = the candidates who were not elected
group-choosers = whoever has no camp yet
group-leaders = the leaders of the sides

## What cards change

key-income-flat = gold in each income
key-income-capital = gold in each income while you occupy your capital
key-income-per-full-region = gold for each full region
key-income-per-province = gold from each province
key-income-zero-ungarrisoned = no gold from provinces without garrison, capitals excepted
key-prestige-flat = prestige in each management turn
key-prestige-battle-won = prestige for each battle won
key-artillery-surcharge = gold more for each artillery
key-fort-bonus = room in garrisons outside capitals
key-draw-extra = cards drawn in each political turn
key-draw-then-discard = cards drawn and then discarded in each political turn
key-search-heir = top cards in which whoever has no prince may look for an Heir
key-votes-fewest-regions = votes of each player with the fewest full regions
key-no-new-wars = no new wars
key-age-extra = age tokens more for each king
key-age-skip = no age tokens
key-intrigue-shield = least die that cancels an intrigue card against you
key-move-bonus = steps of armies
key-move-cap = most steps of an army
key-siege-roll = siege artillery dice
key-own-city-siege-roll = siege artillery dice against your towns
key-surrender-min = least die with which garrisons surrender to you
key-morale-any = morale tests
key-morale-infantry = morale tests of infantry
key-cavalry-cac = cac of cavalry
key-tir = tir of shooters, artillery excepted
bargain-text = In G2: { n-gold } for { $prestige } prestige
discount-text = Up to { $most } { $units } cost { $less } gold less
levy-text = { $militia } militia without paying, { $place }
nothing-text = No bonus

## Tactical cards in words

ploy-extra-moves = { $n } more units may be moved this turn
ploy-extra-shots = your side may order { $n } more shots this turn
ploy-extra-assaults = your side may order { $n ->
    [one] 1 more assault
   *[other] { $n } more assaults
} this turn
ploy-pass-morale = a failed morale test of your unit is passed, unless it was a natural 1
ploy-remove-losses = take { $tokens ->
    [one] 1 loss token
   *[other] { $tokens } loss tokens
} off each of up to { $units } units that are not engaged
ploy-shot-armour = +{ $n } armour against one shot
ploy-shot-tir = +{ $n } tir for one shot, not of artillery
ploy-initiative = +{ $n } to your initiative
ploy-charge-cac = +{ $n } cac for one charge
ploy-charged-defence = +{ $n } defence for infantry charged from the front
ploy-fight-cac = +{ $n } cac for one fight of infantry
ploy-morale = +{ $n } on all your morale tests until your next turn
ploy-ignore-lost-general = your army ignores the -2 for a lost general in this battle
ploy-feigned-retreat = a group withdraws up to { $cells } cells, and the enemy ahead of it follows
ploy-cavalry-movement = one cavalry unit that is not engaged has +{ $n } movement this turn
ploy-free-cannon = one of your guns fires without a shot order, even if it is silenced

## What happened

event-nation = { $who } rules { $nation }.
event-ideology = { $who } takes the ideology { $ideology }.
event-map = The provinces are laid out.
event-no-heir = { $who } drew no Heir and draws a new hand.
event-phase = Phase { $phase } begins. First in turn order: { $who }.
event-event = Event of this phase: “{ $event }”.
event-drawn = { $who } draws a card.
event-drawn-own = { $who } draws “{ $card }”.
event-reshuffled = { $who } shuffles the discard pile into a new draw pile.
event-discarded = { $who } discards “{ $card }”.
event-searched = { $who } looks for an Heir and { $found ->
    [1] finds one
   *[other] finds none
}.
event-reigns = { $card-The } is king of { $who } now.
event-prince = { $card-The } is prince of { $who } now.
event-regency = { $who } has no king: a regency council rules.
event-placed = { $who } assigns { $card-the } to { $slot }.
event-aged = The king of { $who } has { $age ->
    [one] 1 age token
   *[other] { $age } age tokens
}.
event-died = { $card-The } of { $who } is dead.
event-captain-gone = { $card-The } of { $who } goes back to the reserve.
event-politics = { $who } chooses the politics card “{ $card }”.
event-no-politics = { $who } chooses no politics card.
event-named = { $who } names { $target }.
event-plot = { $who } plays “{ $card }”.
event-plot-against = { $who } plays “{ $card }” against { $target }.
event-plot-failed = The card “{ $card }” of { $who } has no effect.
event-plot-cancelled = { $who } cancels “{ $card }”, played by { $by }.
event-shield = { $who } rolls { $die } for a shield: { $holds ->
    [1] the card is cancelled
   *[other] it does not help
}.
event-assassin = { $who } rolls { $die } for the attempt on { $card-the }: it { $dies ->
    [1] succeeds
   *[other] fails
}.
event-returned = { $card-The } returns to the hand of { $who }.
event-hand-seen = { $who } looks at the hand of { $of }.
event-army-seen = { $who } looks at army { army-number } of { $of }.
event-ground = { $who } gains a casus belli ({ $grievance }) against anybody.
event-ground-against = { $who } gains a casus belli ({ $grievance }) against { $against }.
event-war-forbidden = { $who } may not declare war in this phase.
event-neutral = { $province } becomes neutral.
event-paid = { $who } gives { $to } { n-gold }.
event-allied = { $who } and { $other } are allies.
event-alliance-ended = The alliance of { $who } and { $other } is over.
event-truce = { $who } and { $other } have a truce until the end of phase { $until }.
event-admitted = { $who } grants { $guest } access in this phase.
event-deal-refused = { $other } refuses the proposal of { $who }.
event-deal-void = The proposal between { $who } and { $other } is void: it cannot be carried out.
event-promised = { $who } has made { $other } a promise.
event-promise = { $who } promised { $to } { $what }: the promise is { $verdict }.
event-capitulated = { $who } capitulates.
event-war = { $who } declares war on { $against } ({ $war }).
event-war-for = { $who } declares war on { $against } for { $region-the } ({ $war }).
war-between = the war between { $who } ({ $war })
war-none = no war
event-joined = { $who } joins the camp of { $leader }.
event-left = { $who } leaves a war.
event-war-ended = The war between { $who } ({ $war }) is over: { $by }. Nobody wins it.
event-war-won = The war between { $who } ({ $war }) is over: { $by }. { $winner } wins it.
event-ceded = { $province } belongs to { $who } now.
event-occupied = { $by } occupies { $province } now.
event-unoccupied = Nobody occupies { $province } now.
event-subdued = { $who } is now a vassal of { $lord }.
event-freed = { $who } is nobody’s vassal any more.
event-throne = The throne is vacant.
event-election = An Emperor is to be elected. Candidates: { $who }.
event-voted = { $who } casts { $count ->
    [one] 1 vote
   *[other] { $count } votes
} for { $candidate }.
event-tied = The votes for { $who } are tied.
event-election-failed = The election fails and will be held again.
event-elected = { $who } is elected.
event-no-camp = { $who } stays out of the war of succession.
event-contested = { $who } { $contests ->
    [1] contests the election
   *[other] accepts the election
}.
event-camp = { $who } joins the camp of { $leader }.
event-succession = A war of succession begins between { $who }.
event-camp-defeated = The camp of { $who } is defeated.
event-lapsed = The claim of { $who } lapses.
event-crowned = { $who } is crowned Emperor{ $times ->
    [one] {""}
   *[other] , { $times } times in a row now
}.
event-prestige = { $who } gains { $count } prestige: { $now } in all.
event-prestige-lost = { $who } loses { $count } prestige: { $now } in all.
event-income = { $who } receives an income of { n-gold }.
event-gold = { $who } takes { n-gold }.
event-bargain = { $who } pays { n-gold } for { $prestige } prestige.
event-bought = { $who } buys { $count } × { $unit } for { n-gold }.
event-recruited = { $who } recruits { $count } × { $unit }.
event-disbanded = { $who } disbands { $count } × { $unit }.
event-military = The military turn begins. First in turn order: { $who }.
event-activation = { $who } acts in the military turn.
event-marched = Army { army-number } of { $who } marches to { $to }.
event-home = Army { army-number } of { $who } goes home to { $to }.
event-dispersed = Army { army-number } of { $who } is disbanded: it has no home.
event-met = { $who } gives battle to { $against } at { $province }.
event-intervened = Army { army-number } of { $who } intervenes at { $province }.
event-stormed = { $who } assaults { $province }.
event-mode = It will be a { $mode } battle.
event-quick = Quick battle at { $province }, { $first } gold against { $second }: { $winner } wins.
event-quick-neutral = Quick battle at { $province }, { $first } gold against { $second }: the neutral garrison wins.
event-lost = { $who } loses { $unit-a } ({ $from }).
event-neutral-lost = The neutral garrison of { $province } loses { $unit-a }.
event-fled = Army { army-number } of { $who } flees to { $to }.
event-sheltered = { $who } puts infantry into the garrison of { $province }.
event-siege = { $who } besieges { $province }.
event-bombarded = { $who } fires on { $province } and rolls { $die }: { $breach ->
    [1] the walls fall
   *[other] { $kills ->
        [1] a unit is lost
       *[other] nothing happens
    }
}.
event-surrender = The besiegers of { $province } roll { $die }: { $gives_up ->
    [1] the garrison surrenders
   *[other] the garrison holds out
}.
event-captured = { $who } takes { $province }.
event-captured-for = { $who } takes { $province } and gives it back to { $other }.
event-game-over = The game is over: { $who } wins { $how }.
victory-crowns = with { $times ->
    [one] 1 coronation
   *[other] { $times } coronations
} in a row
victory-prestige = with { $prestige } prestige
victory-prestige-tied = with { $prestige } prestige, as the first in turn order of those who have so much
victory-hegemony = as the lord of all others
victory-field = on the field
victory-limit = at the end of phase { $phase }, { $reason }
victory-by-prestige = by prestige
victory-by-regions = by full regions, prestige being equal
victory-by-provinces = by provinces, prestige and full regions being equal
victory-by-gold = by gold, prestige, full regions and provinces being equal
victory-by-order = by turn order, everything else being equal

## Refusals

refused-not-in-pile = This politics card is not in your pile.
refused-army-far = That army is not in a friendly province.
refused-not-own = That province is not yours.
refused-besieged = That town is besieged.
refused-all-abroad = All your armies are abroad: nothing can be recruited.
refused-no-room = The limit of units is reached there.
refused-no-such-unit = No such unit is there.
refused-came-just-now = That unit came there just now: once is enough.
refused-infantry-only = Only infantry may be put into a garrison.
refused-reserve-empty = That pile of your reserve is empty.
refused-too-many = So many can be neither paid nor placed.
refused-no-captain = Both your captains are in service.
refused-too-dear = There is not enough gold for that.
refused-war-with-oneself = War needs somebody else.
refused-vassal-declares = A vassal declares no wars but a rebellion.
refused-declared-already = You have declared a war in this phase already.
refused-no-war = No war may be declared in this phase.
refused-ally = That is your ally.
refused-former-ally = That was your ally a moment ago.
refused-vassal-target = That is a vassal: war is declared on his lord.
refused-hostile-already = You are at war with each other already.
refused-camp-mate = You stand in the same camp.
refused-truce = There is a truce between you.
refused-no-border = You do not both hold a province of that region.
refused-no-claim = You have no claim to that region.
refused-no-affront = You have suffered no affront from that kingdom.
refused-region = That region is not to be had.
refused-no-units = That army has no units.
refused-not-adjacent = That army is not in an adjacent province.
refused-no-general = That army has no general.
refused-has-moved = That army has moved already.
refused-busy = That army besieges, or has fought already.
refused-three-proposals = You have made all proposals of this round.
refused-oneself = A proposal is made to somebody else.
refused-said-already = An alliance is in the proposal already.
refused-empty-proposal = There is nothing in this proposal yet.
refused-two-players = With two players there are no alliances.
refused-has-ally = One of you has an ally already.
refused-vassal-ally = A vassal has no allies.
refused-hostile = You are at war with each other.
refused-no-candidate = That is no candidate.
refused-votes-for-lord = A vassal votes for his lord.
refused-no-claimant = That is no claimant.
refused-talks = There are 0 to 3 rounds of proposals.

## Holdings, scores, options, drawing

holding-prestige = prestige
holding-gold = gold
holding-provinces = { $count ->
    [one] province
   *[other] provinces
}
holding-units = { $count ->
    [one] unit
   *[other] units
}
holding-cards = { $count ->
    [one] card in hand
   *[other] cards in hand
}
score-prestige = prestige
glory-coronations = coronations
glory-regions = regions and crown
glory-wars = wars
glory-towns = towns
glory-battles = battles
glory-vassals = vassals
glory-cards = cards
option-free_map = Free layout of the provinces
option-short = Short game: 600 prestige, two crowns, 12 phases
option-loss_cap = In quick battles the winner never loses more than the loser
option-battles = Quick battles
option-battles-ask = ask each time
option-battles-small = small ones without asking
option-battles-always = always
option-talks = Rounds of proposals before wars are declared
option-election_talks = Rounds of proposals before an election
picture-phase = Phase { $phase }
picture-player = { $gold } gold, { $prestige } prestige, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-army = { $size ->
    [one] 1 unit
   *[other] { $size } units
} at { $place }

## Kingdoms

nation-valdore = Valdore
    .noun = proper
nation-valdore-text = Heavy cavalry and household guards.
nation-eisenmark = Eisenmark
    .noun = proper
nation-eisenmark-text = Shock infantry and pistol cavalry.
nation-sarranza = Sarranza
    .noun = proper
nation-sarranza-text = Pike-and-shot squares and skirmishing horse.
nation-voskavia = Voskavia
    .noun = proper
nation-voskavia-text = Lancers and regular shot.

## Regions

region-hautecour = Duchy of Hautecour
region-grauland = Duchy of Grauland
region-costa-real = Duchy of Costa Real
region-velgoria = Duchy of Velgoria
region-silver-march = Silver March
region-ash-vale = Vale of Ash
region-amber-plain = Amber Plain
region-ponant-hills = Ponant Hills
    .noun = p
region-arcadia-prime = Imperial Arcadia
    .noun = proper

## Provinces

province-hautecour-city = Hautecour
    .noun = proper
province-belmont = Belmont
    .noun = proper
province-rochefiere = Rochefiere
    .noun = proper
province-vaucendre = Vaucendre
    .noun = proper
province-grauburg = Grauburg
    .noun = proper
province-eisenau = Eisenau
    .noun = proper
province-falkenried = Falkenried
    .noun = proper
province-torwald = Torwald
    .noun = proper
province-montesol = Montesol
    .noun = proper
province-puerto-sarra = Puerto Sarra
    .noun = proper
province-almedra = Almedra
    .noun = proper
province-torrecal = Torrecal
    .noun = proper
province-velgrad = Velgrad
    .noun = proper
province-brodna = Brodna
    .noun = proper
province-kamenka = Kamenka
    .noun = proper
province-starovoda = Starovoda
    .noun = proper
province-pontargent = Pontargent
    .noun = proper
province-silberfurt = Silberfurt
    .noun = proper
province-mireval = Mireval
    .noun = proper
province-kaltbruck = Kaltbruck
    .noun = proper
province-cindermoor = Cindermoor
    .noun = proper
province-ostrava-gate = Ostrava Gate
    .noun = proper
province-braunheim = Braunheim
    .noun = proper
province-popelny = Popelny
    .noun = proper
province-jantar = Jantar
    .noun = proper
province-campo-ambar = Campo Ambar
    .noun = proper
province-zlatna = Zlatna
    .noun = proper
province-trigal = Trigal
    .noun = proper
province-valserena = Valserena
    .noun = proper
province-montclair = Montclair
    .noun = proper
province-sierra-vieja = Sierra Vieja
    .noun = proper
province-lavandiere = Lavandiere
    .noun = proper
province-arcadine = Arcadine
    .noun = proper
province-fontroyale = Fontroyale
    .noun = proper
province-kronfeld = Kronfeld
    .noun = proper
province-altamira = Altamira
    .noun = proper

## Units

unit-militia = Militia
    .noun = p
unit-pikemen = Pike Square
unit-swordsmen = Sword-and-Buckler Men
    .noun = p
unit-arquebusiers = Arquebusiers
    .noun = p
unit-light-horse = Light Horse
    .noun = p
unit-heavy-horse = Men-at-Arms
    .noun = p
unit-cannon = Field Cannon
unit-gendarmes = Gendarmes of the Ordinance
    .noun = p
unit-lily-guard = Lily Guard
unit-landsknechts = Landsknechts
    .noun = p
unit-reiters = Reiters
    .noun = p
unit-tercio = Tercio
unit-jinetes = Jinetes
    .noun = p
unit-winged-hussars = Winged Hussars
    .noun = p
unit-streltsy = Streltsy
    .noun = p

## Characters

card-valdore-heir-bold = Aldemar the Bold
    .noun = proper
card-valdore-heir-cavalier = Thierry of Belmont
    .noun = proper
card-valdore-heir-builder = Renaud the Builder
    .noun = proper
card-valdore-heir-courteous = Philibert the Courteous
    .noun = proper
card-valdore-heir-wise = Josselin the Wise
    .noun = proper
card-valdore-heir-pious = Aymeric the Pious
    .noun = proper
card-valdore-heir-moneyed = Gaspard the Moneyed
    .noun = proper
card-valdore-heir-young = Lancelin the Young
    .noun = proper
card-valdore-heir-brief = Enguerrand the Brief
    .noun = proper
card-valdore-heir-shrewd = Foulques the Shrewd
    .noun = proper
card-valdore-general-marshal = Marshal de Brissecourt
    .noun = proper
card-valdore-general-drillmaster = Count of Saint-Vaury
    .noun = proper
card-valdore-general-horse-captain = Lord of Montgaillard
    .noun = proper
card-valdore-general-siege-master = Master Gillebert
    .noun = proper
card-valdore-general-shot-captain = Captain Ravanel
    .noun = proper
card-valdore-adviser-treasurer = Superintendent Merceval
    .noun = proper
card-valdore-adviser-spymaster = Abbot Grisval
    .noun = proper
card-valdore-adviser-quartermaster = Commissary Duplaix
    .noun = proper
card-valdore-adviser-herald = Herald Fleurdepont
    .noun = proper
card-valdore-adviser-engineer = Engineer Vauquelin
    .noun = proper
card-eisenmark-heir-bold = Albrecht the Bold
    .noun = proper
card-eisenmark-heir-cavalier = Ruprecht of Torwald
    .noun = proper
card-eisenmark-heir-builder = Konrad the Builder
    .noun = proper
card-eisenmark-heir-courteous = Sigmund the Courteous
    .noun = proper
card-eisenmark-heir-wise = Leupold the Wise
    .noun = proper
card-eisenmark-heir-pious = Ottokar the Pious
    .noun = proper
card-eisenmark-heir-moneyed = Jobst the Moneyed
    .noun = proper
card-eisenmark-heir-young = Dietrich the Young
    .noun = proper
card-eisenmark-heir-brief = Heinrich the Brief
    .noun = proper
card-eisenmark-heir-shrewd = Wolfram the Shrewd
    .noun = proper
card-eisenmark-general-marshal = Marshal von Falkenried
    .noun = proper
card-eisenmark-general-drillmaster = Count Eberhard
    .noun = proper
card-eisenmark-general-horse-captain = Captain of Horse Kessler
    .noun = proper
card-eisenmark-general-siege-master = Master Gunner Hoss
    .noun = proper
card-eisenmark-general-shot-captain = Captain Brandt
    .noun = proper
card-eisenmark-adviser-treasurer = Chamberlain Rottman
    .noun = proper
card-eisenmark-adviser-spymaster = Provost Schatten
    .noun = proper
card-eisenmark-adviser-quartermaster = Quartermaster Lang
    .noun = proper
card-eisenmark-adviser-herald = Herald Adlerstein
    .noun = proper
card-eisenmark-adviser-engineer = Engineer Speckle
    .noun = proper
card-sarranza-heir-bold = Alvaro the Bold
    .noun = proper
card-sarranza-heir-cavalier = Ramiro of Almedra
    .noun = proper
card-sarranza-heir-builder = Fadrique the Builder
    .noun = proper
card-sarranza-heir-courteous = Lorenzo the Courteous
    .noun = proper
card-sarranza-heir-wise = Anselmo the Wise
    .noun = proper
card-sarranza-heir-pious = Benito the Pious
    .noun = proper
card-sarranza-heir-moneyed = Cosimo the Moneyed
    .noun = proper
card-sarranza-heir-young = Diego the Young
    .noun = proper
card-sarranza-heir-brief = Sancho the Brief
    .noun = proper
card-sarranza-heir-shrewd = Federigo the Shrewd
    .noun = proper
card-sarranza-general-marshal = Duke of Torrecal
    .noun = proper
card-sarranza-general-drillmaster = Don Inigo de Sarra
    .noun = proper
card-sarranza-general-horse-captain = Captain Malvezo
    .noun = proper
card-sarranza-general-siege-master = Master Antonel
    .noun = proper
card-sarranza-general-shot-captain = Ensign Rojas
    .noun = proper
card-sarranza-adviser-treasurer = Treasurer Espinal
    .noun = proper
card-sarranza-adviser-spymaster = Fray Tomas
    .noun = proper
card-sarranza-adviser-quartermaster = Commissary Ochoa
    .noun = proper
card-sarranza-adviser-herald = Herald Castelmar
    .noun = proper
card-sarranza-adviser-engineer = Engineer Bassan
    .noun = proper
card-voskavia-heir-bold = Bogdan the Bold
    .noun = proper
card-voskavia-heir-cavalier = Mstivoj of Brodna
    .noun = proper
card-voskavia-heir-builder = Kazmir the Builder
    .noun = proper
card-voskavia-heir-courteous = Radomir the Courteous
    .noun = proper
card-voskavia-heir-wise = Vsevold the Wise
    .noun = proper
card-voskavia-heir-pious = Svatomir the Pious
    .noun = proper
card-voskavia-heir-moneyed = Jaromir the Moneyed
    .noun = proper
card-voskavia-heir-young = Leshko the Young
    .noun = proper
card-voskavia-heir-brief = Bolemir the Brief
    .noun = proper
card-voskavia-heir-shrewd = Zdislav the Shrewd
    .noun = proper
card-voskavia-general-marshal = Hetman Dragan
    .noun = proper
card-voskavia-general-drillmaster = Voivode Miloric
    .noun = proper
card-voskavia-general-horse-captain = Captain of Horse Zavil
    .noun = proper
card-voskavia-general-siege-master = Master Gunner Tichon
    .noun = proper
card-voskavia-general-shot-captain = Sotnik Orlik
    .noun = proper
card-voskavia-adviser-treasurer = Treasurer Velimir
    .noun = proper
card-voskavia-adviser-spymaster = Secretary Temnov
    .noun = proper
card-voskavia-adviser-quartermaster = Quartermaster Hruby
    .noun = proper
card-voskavia-adviser-herald = Herald Sokol
    .noun = proper
card-voskavia-adviser-engineer = Engineer Bastyn
    .noun = proper

## Intrigue cards

card-assassin = The Assassin
    .noun = proper
card-forged-claim = Forged Titles
    .noun = proper
card-bought-electors = Bought Electors
    .noun = proper
card-slander = Libels
    .noun = proper
card-spy = The Spy
    .noun = proper
card-embezzlement = Embezzlement
    .noun = proper
card-royal-physician = Royal Physician
    .noun = proper
card-counter-plot = Counter-Plot
    .noun = proper
card-affront = The Affront
    .noun = proper
card-secret-marriage = Secret Marriage
    .noun = proper
card-unpaid-mercenaries = Unpaid Mercenaries
    .noun = proper
card-imperial-ban = Imperial Ban
    .noun = proper
card-poisoned-wells = Poisoned Wells
    .noun = proper
card-inquisition = The Inquisition
    .noun = proper
card-peasant-revolt = Peasant Revolt
    .noun = proper
card-border-raid = Border Raid
    .noun = proper

## Tactical cards

card-double-quick = Double Quick
    .noun = proper
card-volley = Volley
    .noun = proper
card-fury = Fury
    .noun = proper
card-hold-fast = Hold Fast!
    .noun = proper
card-rally = Rally
    .noun = proper
card-take-cover = Take Cover
    .noun = proper
card-ruse = Ruse of War
    .noun = proper
card-drums = Drums and Fifes
    .noun = proper
card-chivalry = Flower of Chivalry
    .noun = proper
card-oriflamme = The Oriflamme
    .noun = proper
card-stakes = Stakes
    .noun = proper
card-double-pay = Double Pay
    .noun = proper
card-enfilade = Aimed Fire
    .noun = proper
card-feigned-retreat = Feigned Retreat
    .noun = proper
card-steppe-ride = Steppe Ride
    .noun = proper
card-hidden-battery = Hidden Battery
    .noun = proper
card-captain-1 = first captain
card-captain-2 = second captain
army-number = { $army ->
    [1] I
    [2] II
   *[3] III
}

## Events

event-card-good-harvest = Good Harvest
event-card-famine = Famine
event-card-plague = Plague
event-card-long-winter = Long Winter
event-card-mild-spring = Mild Spring
event-card-imperial-diet = Imperial Diet
event-card-mercenary-market = Mercenary Market
event-card-powder-shortage = Powder Shortage
event-card-comet = The Comet
event-card-border-incident = Border Incident
event-card-dynastic-quarrel = Dynastic Quarrel
event-card-old-charters = Old Charters
event-card-truce-of-god = Truce of God
event-card-tournament = The Tournament
event-card-great-fair = Great Fair
event-card-royal-birth = Royal Birth
event-card-desertion = Desertion
event-card-free-city = A Free City Rises
event-card-siege-engineers = Siege Engineers
event-card-golden-bull = The Golden Bull
event-card-blessed-year = Blessed Year
event-card-brigands = Brigands
event-card-jubilee = Jubilee
event-card-quiet-year = Quiet Year

## Ideologies

ideology-absolutism = Absolutism
ideology-feudalism = Feudalism
ideology-mercantilism = Mercantilism
ideology-militarism = Militarism
ideology-clericalism = Clericalism
ideology-humanism = Humanism
ideology-imperialism = Imperialism
ideology-communes = Communal Liberties

## Politics cards

politics-taxes = Tax Levy
politics-mobilisation = Mobilisation
politics-chancellery = Chancellery
politics-dynasty = Dynastic Policy
politics-royal-works = Royal Works
politics-royal-decree = Royal Decree
politics-feudal-ban = Ban and Rear-Ban
politics-knight-service = Knight Service
politics-trade-companies = Trade Companies
politics-bank-loan = Bank Loan
politics-drill = Drill
politics-forced-marches = Forced Marches
politics-preaching = Preaching
politics-excommunication = Excommunication
politics-patronage = Patronage
politics-university = University
politics-imperial-right = Imperial Right
politics-elite-corps = Elite Corps
politics-city-charters = City Charters
politics-free-fairs = Free Fairs

## Battle

way-lower = to the column on the left
way-higher = to the column on the right
way-advance = forward with the group
way-withdraw = back with the group
way-swap-ahead = by exchange with the unit ahead
way-swap-behind = by exchange with the unit behind
stride-ahead-1 = one cell forward
stride-ahead-2 = two cells forward
stride-ahead-3 = three cells forward
stride-ahead-4 = four cells forward
stride-back-1 = one cell back
stride-back-2 = two cells back
stride-back-3 = three cells back
stride-back-4 = four cells back
toward-ahead = ahead
toward-right = to the right
toward-behind = behind
toward-left = to the left
blow-shot = Shot
blow-assault = Assault
blow-charge = Charge
blow-follow-up = Follow-up fight
blow-cannon = Cannon fire
result-success = success
result-failure = failure
result-nothing = no effect
purpose-launch = to attack
purpose-struck = after a loss
purpose-repulsed = after being repulsed
purpose-ball = under cannon fire
purpose-witness = seeing comrades lost
fate-on-field = on the field
fate-destroyed = destroyed
fate-withdrawn = withdrawn
fate-fled = in flight
fate-prisoner = taken prisoner
n-unit = { $unit-the } of { $whose } (column { $column })
n-unit-of = of { $unit-the } of { $whose } (column { $column })
n-unit-begins = { $unit-The } of { $whose } (column { $column })
battle-empty = an empty cell
move-column = Give column { $column } to { $who }
move-deploy = Deploy { $what-the } in column { $column }
move-tactic = Play “{ $card }”
move-retreat = Order the general retreat
move-unit = Move { $unit-the } ({ $column }, { $row }): { $way }
move-glide = Free move of the column of { $unit-the } ({ $column }): { $stride }
move-shoot = Shoot with { $unit-the } ({ $column }, { $row }): { $toward }
move-cannon = Fire { $unit-the } ({ $column }, { $row })
move-aim = Aim at cell ({ $x }, { $y })
move-engage = Attack with { $unit-the } ({ $column }, { $row }): { $toward }
move-charge = Charge with { $unit-the } ({ $column }, { $row }): { $toward }
move-follow-up = Fight on with { $unit-the } ({ $column }, { $row }): { $toward }
move-allot = Give an order to { $who }
move-pick = { $unit-Name } ({ $column }, { $row })
do-deploy = deploy
do-fight-on = give an order in battle
group-fighters = whoever fights
event-column = { $to } commands column { $column }.
event-deployed = All cards on the field are turned face up.
event-camp-drawn = { $who } draws { $camp ->
    [1] the south
    [2] the north
    [3] the west
   *[other] the east
} of the field.
event-initiative = { $who } rolls { $die } for initiative: { $total } in all.
event-round = Round { $round } of the battle begins.
event-tactic = { $who } plays “{ $card }”.
event-unit-moved = { n-unit-begins } { $unit-noun ->
    [p] move
   *[s] moves
} { $way }.
event-group-moved = The column { n-unit-of } { $ahead ->
    [1] advances
   *[other] falls back
} by { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}.
event-gun-aimed = { n-unit-begins } fires at cell ({ $x }, { $y }).
event-ball = The ball flies at { n-unit }, die { $die }: it { $hit ->
    [1] strikes home
   *[other] does no harm
}.
event-struck = { $blow }: { n-unit } against { $target-the } of { $victim }, { $die } { $attack } to { $against } { $defence }: { $result }.
event-losses = { n-unit-begins } { $unit-noun ->
    [p] have
   *[s] has
} { $losses ->
    [one] 1 loss token
   *[other] { $losses } loss tokens
}.
event-morale = Morale test { $purpose }: { n-unit }, { $die } { $added }: { $passed ->
    [1] passed
   *[other] failed
}.
event-fell-back = { n-unit-begins } { $unit-noun ->
    [p] fall back
   *[s] falls back
}.
event-ran = { n-unit-begins } { $unit-noun ->
    [p] run
   *[s] runs
} to the rear.
event-gone = { n-unit-begins } { $unit-noun ->
    [p] leave
   *[s] leaves
} the field: { $fate }.
event-rallied = { n-unit-begins } { $unit-noun ->
    [p] rally
   *[s] rallies
}; loss tokens left: { $losses }.
event-retreat = { $who } orders the general retreat.
event-beaten = The side of { $who } is beaten.
event-battle-decided = { $who } wins the battle{ $night ->
    [1] {" "}at nightfall
   *[other] {""}
}.
unit-general = General
battle-step-over = over
battle-step-assign = columns
battle-step-deploy = deployment
battle-step-start = start of the turn
battle-step-opening = cards
battle-step-moves = moves
battle-step-shooting-cards = cards before shooting
battle-step-shooting = shooting
battle-step-melee-cards = cards before melee
battle-step-melee = melee
battle-step-follow-ups = follow-up fights
ransom-fate-ransomed = ransomed
ransom-fate-discarded = discarded
ransom-fate-sold = sold
ransom-fate-kept = kept
ask-column = Who commands column { $column }?
ask-deploy = Who stands where? { $count ->
    [one] One more
   *[other] { $count } more
}.
ask-orders = Round { $round }, { $step }: what do you order?
ask-aim = Where does the gun aim?
ask-pick = For which unit is the card?
ask-tactic = Do you play a card?
move-ransom = Offer { $unit-the } for a ransom of { n-gold }
move-sell = Sell the gun for { n-gold }
move-keep = Keep the gun
event-prisoner-ransomed = { $of } buys { $unit-the } back from { $who }.
event-prisoner-discarded = { $who } discards { $unit-the } taken from { $of }.
event-prisoner-sold = { $who } sells { $unit-the } taken from { $of }.
event-prisoner-kept = { $who } keeps { $unit-the } taken from { $of }.
refused-no-use-there = The card is of no use there.
refused-too-late-to-retreat = A retreat is ordered at the start of the turn.
refused-not-leader = The leader of the side decides that.
refused-step = That unit cannot move so.
refused-glide = That column cannot move freely so.
refused-shot = That unit cannot shoot so.
refused-cannon = That gun cannot fire.
refused-follow-up = That unit is not engaged there, or has fought already.
refused-assault = That unit cannot attack there.
refused-charge = That unit cannot charge there.
refused-allot = The order cannot be given to that player.
refused-no-order-left = No such shot or assault is left in this turn.
refused-no-such-tactic = You hold no such card, or it is not the moment for it.
refused-column-for-all = Every player of the side needs a column.
refused-column-full = That column reaches the end of the table.
refused-not-in-camp = No such unit waits to be deployed.
refused-aim = No gun can aim there.

## More refusals

refused-army-alone = That army would stand without a character, away from home.
refused-captain-adviser = A captain is no adviser.
refused-closed = That province is closed to you.
refused-dearest-first = Units are picked from the dearest to the cheapest.
refused-ideology-taken = That ideology is taken.
refused-nation-taken = That nation is taken.
refused-no-breach = You besiege no breached town there.
refused-no-character = You have no such character to place.
refused-no-flight = The army cannot flee there.
refused-no-steps = That army has no steps left.
refused-no-such-heir = No such Heir is among these cards.
refused-nobody-there = Nobody stands there to be put under.
refused-not-enough-left = What is left would not make up the loss.
refused-not-in-hand = You do not hold that card.
refused-on-top-already = That character is on top there already.
refused-placed-already = That character has been placed in this step.
refused-spare-heir = A spare Heir stays in hand.
refused-stormed-already = That town was assaulted in this activation already.
refused-strangers-there = An army that is neither friend nor foe stands there.

## Cards in other words

the-general = General
target-self = yourself
target-other-player = another player
target-character-of-other-player = a character of another player
target-adviser-of-other-player = an adviser of another player
target-army-of-other-player = an army of another player
target-province-of-other-player = a province of another player
target-intrigue-targeting-you = an intrigue card that targets you
timing-before-initiative = before the initiative
timing-own-turn-start = at the start of your side’s turn
timing-own-movement-step = in your side’s moves
timing-own-shooting-step = in your side’s shooting
timing-own-melee-step = in your side’s melee
timing-before-own-shot = with your shot, before the dice
timing-before-own-charge-roll = with your charge, before the dice
timing-before-own-melee-roll = with your fight, before the dice
timing-reaction-before-enemy-shot = against a shot at your unit
timing-reaction-before-enemy-charge-roll = against a charge at your unit
timing-reaction-own-failed-morale = after a failed morale test of your unit

## One battle by itself

option-skirmish = One battle only
option-short_battles = Night falls after 8 rounds
ask-enlist = Whom do you enlist? You have { n-gold }.
do-enlist = enlist an army
refused-no-gun = Only captured artillery is sold or kept.
refused-army-full = An army has twenty units at most.

## Free layout

ask-province = Which neutral province beside your land do you take?
move-province = Take { $province }
event-province = { $who } takes { $province }.
refused-province = That province is not to be taken: it must be neutral and beside your land.
do-pick-province = take a neutral province

# Headings of what is used.
used-nation = Nations
used-ideology = Ideologies
used-politics = Politics cards
used-event-card = Event cards
used-king = Heirs who became kings
used-character = Characters
used-intrigue = Intrigue cards
used-tactic = Tactics cards
used-unit = Units
used-war = Kinds of wars
used-war-end = Ends of wars
used-blow = Attacks

# People who share a kingdom (AR-23.2)
role-chancellor = Chancellor
role-chancellor-about = politics, court, intrigue, diplomacy, votes
role-marshal = Marshal
role-marshal-about = armies, sieges, battles, prisoners
role-treasurer = Treasurer
role-treasurer-about = recruiting, captains, ransoms, deals that cost gold
used-ending = Ends of games
used-length = Lengths of games in phases
used-composition = Armies by what most gold was paid for

ending-crowns = Three crowns in a row
ending-prestige = Prestige
ending-hegemony = Hegemony
ending-limit = The last phase
ending-field = Won on the field
length-phases = { $n } phases
composition-foot = Foot
composition-shot = Shot
composition-horse = Horse
composition-guns = Guns
composition-mixed = Of all arms
