//! The Emperor is elected (AR-6).

use crate::content::content;
use crate::effects::{About, Key};
use crate::events::Event;
use crate::moves::Move;
use crate::state::{Arcadia, Election, NONE, SEATS, Step};
use engine::chain::Runs;
use engine::{Offers, Refusal, Seat, Seats, Tell};

impl Arcadia {
    /// No regency and no vassal (AR-6.2).
    fn is_eligible(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.in_regency() && player.lord == NONE
    }

    /// P9, if the throne is vacant and nobody fights for it (AR-6.1, AR-6.17).
    pub(crate) fn open_election<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.step = Step::Income;
        if self.emperor != NONE || self.succession().is_some() {
            return;
        }
        let candidates = self.seats_that(|seat| self.is_eligible(seat)).0 as u8;
        self.election = Election { candidates, ..Election::default() };
        tell.tell(|| Event::ElectionOpened { candidates });
        match candidates.count_ones() {
            0 => {}
            // Nobody else is eligible, so nobody can contest it (AR-6.10).
            1 => self.crown(Seat(candidates.trailing_zeros() as u8), [0; SEATS], tell),
            _ => {
                self.round = 0;
                self.next_talk(self.options.election_talks, Step::ElectionBargains, Step::Ballot);
            }
        }
    }

    /// Votes: one for each region that is fully occupied, and what cards give (AR-6.3).
    pub(crate) fn votes(&self, seat: Seat) -> u8 {
        let fewest = self.all_seats().map(|it| self.full_regions(it)).min().unwrap_or(0);
        let regions = self.full_regions(seat);
        let more = self.sum(seat, Key::VotesFewestRegions).max(0) as u8;
        regions + self.player(seat).votes + if regions == fewest { more } else { 0 }
    }

    pub(crate) fn offer_candidates<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let candidates = u128::from(self.election.candidates);
        // A vassal votes for his lord (AR-6.5).
        let lord = self.lord(seat).filter(|lord| candidates >> lord.0 & 1 == 1);
        to.given_at(Move::Vote { who: 0 }, |need| {
            let no = |_| Refusal::plain("AR-6.2", "refused-no-candidate");
            let places = need.only(0b1111, candidates, no);
            let bound = |_| Refusal::plain("AR-6.5", "refused-votes-for-lord");
            Some(need.only(places, lord.map_or(!0, |lord| 1 << lord.0), bound))
        });
    }

    pub(crate) fn open_ballots<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.in_order() {
            let choice = self.sealed[seat.index()].choice;
            self.election.votes[seat.index()] = Some(choice);
            let count = self.votes(seat);
            tell.tell(|| Event::Voted { seat, candidate: Seat(choice), count });
        }
        self.decide_votes(tell);
    }

    /// The tally: elected, or a tie (AR-6.6, AR-6.7).
    pub(crate) fn after_ballots<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.step = Step::Income;
        let votes = self.election.votes.map(|vote| vote.unwrap_or(NONE));
        let mut tally = [0u8; SEATS];
        for seat in self.all_seats() {
            let to = votes[seat.index()];
            if to != NONE {
                tally[usize::from(to)] += self.votes(seat);
            }
        }
        let candidates = self.election.candidates;
        for seat in self.all_seats() {
            let less = self.player(seat).penalty;
            tally[seat.index()] = tally[seat.index()].saturating_sub(less);
        }
        let running = |seat: &Seat| candidates >> seat.0 & 1 == 1;
        let best = self.all_seats().filter(running).map(|seat| tally[seat.index()]).max();
        let first = self.all_seats().filter(running).filter(|it| Some(tally[it.index()]) == best);
        let tied = first.fold(0u8, |bits, seat| bits | 1 << seat.0);
        if tied.count_ones() == 1 {
            return self.elect(tied.trailing_zeros() as u8, tell);
        }
        tell.tell(|| Event::VotesTied { tied });
        // Who named another of the tied gives up his own claim.
        let drops = |seat: &Seat| {
            let vote = votes[seat.index()];
            vote != NONE && vote != seat.0 && tied >> vote & 1 == 1
        };
        let dropped = self.all_seats().filter(|it| tied >> it.0 & 1 == 1).filter(drops);
        let claimants = dropped.fold(tied, |bits, seat| bits & !(1 << seat.0));
        match claimants.count_ones() {
            0 => tell.tell(|| Event::ElectionFailed {}),
            1 => self.elect(claimants.trailing_zeros() as u8, tell),
            _ => {
                self.election.claimants = claimants;
                let free = self.seats_that(|seat| {
                    let vote = votes[seat.index()];
                    claimants >> seat.0 & 1 == 0
                        && self.lord(seat).is_none()
                        && (vote == NONE || claimants >> vote & 1 == 0)
                });
                self.choose_camps(free);
            }
        }
    }
    /// Elected, unless somebody contests it (AR-6.8).
    fn elect<T: Tell<Event>>(&mut self, seat: u8, tell: &mut T) {
        self.election.elected = Some(seat);
        tell.tell(|| Event::Elected { seat: Seat(seat) });
        self.clear_seals();
        self.step = Step::Camps;
        self.begin(content().roots.contest, Seat(self.first), About::Nothing);
    }
    /// Every other candidate.
    pub(crate) fn losers(&self) -> Seats {
        let elected = self.election.elected.map_or(0, |seat| 1u16 << seat);
        Seats(u16::from(self.election.candidates) & !elected)
    }
    pub(crate) fn open_contests<T: Tell<Event>>(&mut self, tell: &mut T) {
        let losers = self.losers();
        for seat in self.in_order().filter(|seat| losers.has(*seat)) {
            let contests = self.sealed[seat.index()].choice == 1;
            if contests {
                self.election.claimants |= 1 << seat.0;
            }
            tell.tell(|| Event::Contested { seat, contests });
        }
        self.decide_contests(tell);
    }

    fn choose_camps(&mut self, free: Seats) {
        self.election.choosers = free.0 as u8;
        self.clear_seals();
        self.step = Step::Camps;
        self.begin(content().roots.camps, Seat(self.first), About::Nothing);
    }
    /// After contests: the coronation, or who stands with whom; after camps: the war (AR-6.8, AR-6.9).
    pub(crate) fn after_camps<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Election { claimants, elected, choosers, .. } = self.election;
        if claimants == 0 {
            self.step = Step::Income;
            if let Some(seat) = elected {
                self.crown(Seat(seat), [0; SEATS], tell);
            }
            return;
        }
        let claimants = claimants | elected.map_or(0, |seat| 1 << seat);
        if self.election.claimants != claimants {
            // The contests were just opened: now everybody else chooses.
            self.election.claimants = claimants;
            let free =
                self.seats_that(|seat| claimants >> seat.0 & 1 == 0 && self.lord(seat).is_none());
            return self.choose_camps(free);
        }
        self.step = Step::Income;
        let camp_of = std::array::from_fn(|seat| {
            let vote = self.election.votes[seat].unwrap_or(NONE);
            if choosers >> seat & 1 == 1 {
                self.sealed[seat].choice
            } else if elected.is_none() {
                vote
            } else {
                NONE
            }
        });
        self.start_succession(claimants, camp_of, elected, tell);
    }
    pub(crate) fn offer_camps<O: Offers<Move>>(&self, _: Seat, to: &mut O) {
        let claimants = u128::from(self.election.claimants);
        to.given_at(Move::Name { who: 0 }, |need| {
            let no = |_| Refusal::plain("AR-6.8", "refused-no-claimant");
            Some(need.only(0b1111, claimants, no))
        });
        to.one(Move::StayOut {});
    }
    pub(crate) fn open_camps<T: Tell<Event>>(&mut self, tell: &mut T) {
        let choosers = self.election.choosers;
        for seat in self.in_order().filter(|seat| choosers >> seat.0 & 1 == 1) {
            let choice = self.sealed[seat.index()].choice;
            let joins = (choice != NONE).then_some(Seat(choice));
            tell.tell(|| Event::CampChosen { seat, joins });
        }
    }
}
