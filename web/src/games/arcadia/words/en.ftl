# Words only the drawn table of Arcadia needs; all others are the game's own.

## The phase

moment = Phase { $phase } of { $phases } · { $part }
moment-round = Round { $round } of { $rounds }
moment-setup = before the first phase
moment-politics = political turn
moment-election = election
moment-management = management turn
moment-military = military turn
moment-battle = battle

## The map

map-label = Map of the provinces
ribbon-hautecour = Hautecour
ribbon-grauland = Grauland
ribbon-costa-real = Costa Real
ribbon-velgoria = Velgoria
ribbon-silver-march = Silver March
ribbon-ash-vale = Vale of Ash
ribbon-amber-plain = Amber Plain
ribbon-ponant-hills = Ponant Hills
ribbon-arcadia-prime = Imperial Arcadia
province-none = away from the map
province-about = { $region }, owned by { $who }. { $gold } gold. Garrison { $garrison } of { $fortress }.
province-occupied = Held by { $who }.
province-besieged = Besieged; { $breaches ->
    [0] the walls are whole
    [one] one breach in the wall
   *[other] { $breaches } breaches in the wall
}.
region-whole = All of it is held by { $who }: one vote.
region-divided = divided: no vote
army-named = Army { $army }
army-about = { $who }, army { $army }: { $size ->
    [one] 1 unit
   *[other] { $size } units
}
army-hidden = Its units are not to be seen.
army-leaderless = no general
army-besieges = besieges
army-moved = has moved
army-steps = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}

## The court

court-label = Court
court-empty = Nobody stands here.
court-under = { $count ->
    [one] One card lies under it.
   *[other] { $count } cards lie under it.
}
role-king = king
role-prince = prince
role-regency = regency
short-slot-army-1 = general I
short-slot-army-2 = general II
short-slot-army-3 = general III
short-slot-adviser-a = adviser A
short-slot-adviser-b = adviser B
kind-heir = Heir
kind-general = general
kind-adviser = adviser
kind-captain = captain
kind-intrigue = intrigue
kind-tactic = tactic
card-command = command { $command }
card-age = dies at age { $age }
hand-title = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-empty = no cards
tactics-title = Tactical cards in hand
switch-armies = Armies
nation-none = no kingdom yet
income-label = gold the next income would bring
votes-label = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
crowns-label = { $won } of { $of } coronations in a row
goal-label = { $prestige } of { $goal } prestige
king-label = King { $king }, age { $age }
tag-emperor = Emperor
person-none = nobody
promises-of = Promises: { $kept } kept, { $broken } broken
area-hand = Cards
area-cards = { $held } in hand, { $deck } in the draw pile
area-discarded = Discarded
area-dead = Dead
area-reserve = Reserve
area-promises = Word
area-spied = Seen in hand

## Units

unit-cost = { $cost } gold, { $class }.
unit-strengths = Cac { $cac }, defence { $defence }, armour { $armour }, morale { $morale }, movement { $movement }.
unit-shoots = Shoots { $range } cells far with tir { $tir }.
unit-brace = +{ $brace } defence when charged from the front.

## Scenes

scenes-label = What the board shows
scene-map = Map
scene-battle = Battle
scene-diplomacy = Diplomacy
scene-election = Votes
scene-recruit = Recruiting
scene-choice = Choice
done-seal = Seal it
done-ready = Ready
done-march = No more marches
done-orders = End of this step
done-peace = Declare nothing
done-no-card = No card
done-no-assault = No assault
amount-less = Less: { $what }
amount-more = More: { $what }

## Diplomacy

diplomacy-title = Negotiation
diplomacy-left = { $count ->
    [0] no more proposals
    [one] 1 proposal left
   *[other] { $count } proposals left
}
relation-war = at war
relation-ally = ally
relation-truce = truce until { $until }
diplomacy-choose = Choose whom you write to, or seal without a proposal.
deals-received = Proposed to you
deal-writing = You are writing: seen by nobody but the addressee
deals-own = Your proposals: seen by nobody but the addressee
deal-from = { $who } proposes
deal-to = To { $who }
deal-gives = { $who } gives { $gold } gold
deal-alliance = an alliance
deal-truce = a truce of { $count ->
    [one] 1 phase
   *[other] { $count } phases
}
deal-admits = { $who } grants access in this phase
deal-treaty = peace in war { $war }
deal-invitation = an invitation into war { $war }
deal-compromise = { $who } becomes Emperor
deal-cedes = { $province } changes hands
deal-promise = { $who } promises: { $term }
vow-vote = to vote for { $who }
vow-no-contest = not to contest { $who }
vow-join = to stand in the camp of { $who } in war { $war }
vow-pay = to pay { $gold } gold by the end of phase { $phase }
vow-no-entry = not to enter { $province } until the end of phase { $phase }
clauses-binding = Binds as soon as it is accepted
clauses-promises = Promises: nothing forces anybody to keep them
clause-give = give
clause-ask = ask for
clause-truce = truce
clause-alliance = alliance
clause-admit = grant access
clause-enter = ask for access
clause-compromise = compromise
clause-cede = a province changes hands
clause-promise-vote = promise a vote
clause-promise-no-contest = promise not to contest
clause-promise-join = promise to join a camp
clause-promise-pay = promise to pay
clause-promise-no-entry = promise not to enter
promises-title = Promises that are still open: only you two know
wars-title = Wars
war-named = { $war }: { $region }
war-turns = { $turns ->
    [0] its first turn
    [one] 1 turn old
   *[other] { $turns } turns old
}
war-camp = { $who }: { $score }

## Election

election-title = Candidates
election-opened = The ballots are open
election-total = { $count ->
    [one] 1 vote in all
   *[other] { $count } votes in all
}: each whole region is one
election-secret = Ballots are sealed: they are opened together.
ballot-words = I, { $who }, give my { $count ->
    [one] vote
   *[other] { $count } votes
} to
ballot-empty = … choose a candidate
ballot-writing = writes
ballot-sealed = sealed
vow-to = to { $who }: { $term }
election-claimant = claimant
election-elected = elected
candidate-label = Candidate { $who }

## Recruiting

reserve-title = Reserve
reserve-help = A click buys one unit into { $post }. Choose another place to change that.
reserve-left = { $count } left
hire-label = Captain for { $slot }
posts-title = Where they go

## Battle

field-label = Field of battle
lane = Column { $column }
piece-about = { $who }, column { $column }, row { $row }. Losses { $losses } of { $strength }. Morale { $nerve }.
piece-engaged = It is engaged.
piece-silenced = It cannot fire now.
side-about = Lost { $lost } of { $deployed } gold. { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} may still be played.
round-about = Round { $round } of { $rounds }; then night falls.
deployed-ready = is ready.
deployed-hidden = is deploying, unseen.
camp-label = Still to be placed
camp-help = Choose a unit, then a column, front first; or press 1 to 5.
orders-label = Orders left
orders-moves = moves
orders-shots = shots
orders-assaults = assaults
orders-help = Choose a unit that glows: what it can do stands here, with its odds.
orders-wait = Others are giving orders.
odds-label = What can be ordered
odds-launch = It attacks if morale holds: die + { $added } ({ $faces } of 6)
odds-sure = No dice: it succeeds.
odds-strike = Die { $attack } against die { $defence }
odds-breaks = Hit, it tests die + { $added } and gives way in { $faces } of 6
gate-launch = Launch
gate-strike = Strike
gate-breaks = They give way
gate-launch-about = Morale holds: die { $added }
gate-breaks-about = Hit, they fail: die { $added }
ordered-planned = Planned: the dice fall when you confirm
ordered-waits = Ordered: a card may still be played
bearing-side = side
bearing-flank = flank
bearing-rear = rear
fate-of-breaks = gives way
fate-of-hit = hit, holds
fate-of-nothing = nothing
fate-of-loss = loss for you
fate-of-refuses = does not attack
aim-nothing = Fire where nobody stands
morale-holds = morale holds
morale-fails = morale fails

## In sentences

say-phase = Phase { $phase } of { $phases }. { $first } is first. Emperor: { $emperor }.
say-event = Event: { $event }.
say-player = { $who }, { $nation }: { $prestige } prestige, { $gold } gold, { $votes } votes, { $cards } cards.
say-king = King { $king }, { $age } age tokens.
say-army = Army { $army }, { $place }: { $size } units. { $units }
say-hand = In hand: { $list }.
say-war = { $war }: { $camps }; { $turns } turns old.
say-against = against
say-region = { $region }: { $who }. { $provinces }.
say-battle = Battle, round { $round } of { $rounds }, { $step }.
say-side = { $who }: lost { $lost } of { $deployed } gold. { $units }

## Gallery

gallery-data = Numbers
gallery-nations = Kingdoms
gallery-provinces = Provinces
gallery-units = Units
gallery-people = Characters
gallery-intrigue = Intrigue cards
gallery-tactics = Tactical cards
gallery-events = Events
gallery-ideologies = Ideologies
gallery-politics = Politics cards
