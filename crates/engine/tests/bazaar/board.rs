//! The table of Bazaar without anything that waits: what both implementations share.
//!
//! Two to four seats advance on a road and a craft track, fight for eight places, vote and levy. The
//! single effects are here; in which order they come, who is asked and what cards add to it is the
//! business of `town` (on the chain) and of `twin` (by hand).

use crate::moves::Move;
use engine::chain::Sealed;
use engine::{Chance, Message, Offers, Refusal, Seat};
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 4;
pub const ROUNDS: u8 = 12;
pub const END: u8 = 6;
/// By their places in hands and moves, whatever their places in the tables.
pub const CARDS: [&str; 12] = [
    "academy", "broker", "guild", "herald", "renegade", "marriage", "host", "spy", "patron",
    "nomad", "raider", "festival",
];
pub const FESTIVAL: u8 = 11;
pub const SPY: u8 = 7;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub units: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub seats: u8,
    pub round: u8,
    /// What comes next in this round: the election, turns, the levy.
    pub phase: u8,
    pub active: Seat,
    pub coins: [u8; SEATS],
    pub points: [u16; SEATS],
    pub tracks: [[u8; 2]; SEATS],
    pub traps: [u8; SEATS],
    pub counters: [u8; SEATS],
    pub goods: [[u8; 3]; SEATS],
    /// Six stalls each, and six outside that all share, as bits.
    pub stalls: [u8; SEATS],
    pub outside: u8,
    pub cells: [Option<Seat>; 8],
    pub units: [[u8; 2]; SEATS],
    pub hands: [u16; SEATS],
    pub linked: [Option<Seat>; SEATS],
    pub sprung: bool,
    pub guests: u8,
    pub votes: Sealed<u8, SEATS>,
    pub drafts: [Draft; SEATS],
    pub crowned: Option<Seat>,
}

fn no(rule: &'static str, key: &str) -> Refusal {
    Refusal::plain(rule, key)
}

impl Board {
    pub fn new(seats: u8, chance: &mut impl Chance) -> Board {
        let mut deck: [u8; 11] = std::array::from_fn(|card| card as u8);
        engine::shuffle(&mut deck, chance);
        let mut hands = [0; SEATS];
        for (at, card) in deck.into_iter().enumerate() {
            hands[at % seats as usize] |= 1 << card;
        }
        Board {
            seats,
            round: 0,
            phase: 0,
            active: Seat(0),
            coins: [2; SEATS],
            points: [0; SEATS],
            tracks: std::array::from_fn(|_| std::array::from_fn(|_| chance.below(4) as u8)),
            traps: [1; SEATS],
            counters: [1, 0, 1, 0],
            goods: [[0; 3]; SEATS],
            stalls: [0; SEATS],
            outside: 0,
            cells: [None; 8],
            units: [[1, 0]; SEATS],
            hands,
            linked: [None; SEATS],
            sprung: false,
            guests: 0,
            votes: Sealed::default(),
            drafts: [Draft::default(); SEATS],
            crowned: None,
        }
    }

    pub fn is_over(&self) -> bool {
        self.round > ROUNDS
    }
    pub fn is_market_day(&self) -> bool {
        self.round.is_multiple_of(2)
    }
    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }
    pub fn army(&self, seat: Seat) -> u8 {
        self.units[seat.index()].iter().sum()
    }
    pub fn answers(&self, seat: Seat) -> u8 {
        self.traps[seat.index()] + self.counters[seat.index()]
    }
    pub fn points(&mut self, seat: Seat, n: u8) {
        self.points[seat.index()] += u16::from(n);
    }
    pub fn gain(&mut self, seat: Seat, n: u8) {
        let coins = &mut self.coins[seat.index()];
        *coins = (*coins + n).min(12);
    }

    #[inline(always)]
    pub fn offer_turn(&self, seat: Seat, closed: bool, to: &mut impl Offers<Move>) {
        let at = seat.index();
        for track in 0..2 {
            to.given(Move::Advance(track), |need| {
                let space = self.tracks[at][track as usize];
                need.that(space < END, || no("BZ-2.1", "refused-end-of-track"))?;
                need.that(track != 0 || !closed, || no("BZ-2.2", "refused-road-closed"))
            });
        }
        to.given_at(Move::Attack(0), |need| {
            need.that(self.army(seat) > 0, || no("BZ-3.1", "refused-no-units"))?;
            let own = (0..8).filter(|cell| self.cells[*cell] == Some(seat));
            let own = own.fold(0u64, |bits, cell| bits | 1 << cell);
            Some(need.only(0xff, !own, |cell| {
                Refusal::new("BZ-3.2", Message::new("refused-own-cell").number("cell", cell))
            }))
        });
        to.given_at(Move::Play(0), |need| {
            let hand = self.hands[at].into();
            Some(need.only(0xfff, hand, |_| no("BZ-4.1", "refused-card-not-held")))
        });
        to.one(Move::Rest);
    }

    /// Own stalls, and with a permit those outside too.
    #[inline(always)]
    pub fn offer_place(&self, seat: Seat, permit: bool, to: &mut impl Offers<Move>) {
        to.given_at(Move::Place(0), |need| {
            let taken = u64::from(self.stalls[seat.index()]) | u64::from(self.outside) << 6;
            let all = need.only(0xfff, if permit { 0xfff } else { 0x3f }, |_| {
                no("BZ-2.5", "refused-no-permit")
            });
            Some(need.only(all, !taken, |_| no("BZ-2.4", "refused-stall-taken")))
        });
    }
    pub fn place(&mut self, seat: Seat, stall: u8) {
        match stall {
            0..6 => self.stalls[seat.index()] |= 1 << stall,
            _ => self.outside |= 1 << (stall - 6),
        }
        self.points(seat, 1);
    }

    /// Ascending, so that no set of goods can be taken in two ways; enough must be left to differ.
    #[inline(always)]
    pub fn offer_goods(&self, left: u8, from: u8, different: bool, to: &mut impl Offers<Move>) {
        to.given_at(Move::Take(0), |need| {
            let ascending = need.only(0b111, !0 << from, |_| no("BZ-2.6", "refused-good-order"));
            let end = if different { 4 - left.min(3) } else { 3 };
            Some(need.only(ascending, (1 << end) - 1, |_| no("BZ-2.7", "refused-goods-differ")))
        });
    }

    #[inline(always)]
    pub fn offer_trap(&self, seat: Seat, to: &mut impl Offers<Move>) {
        to.given(Move::Trap, |need| {
            need.that(self.traps[seat.index()] > 0, || no("BZ-3.4", "refused-no-trap"))
        });
        to.when(self.answers(seat) > 0, Move::Pass);
    }
    #[inline(always)]
    pub fn offer_counter(&self, seat: Seat, to: &mut impl Offers<Move>) {
        to.given(Move::Counter, |need| {
            need.that(self.counters[seat.index()] > 0, || no("BZ-3.5", "refused-no-counter"))
        });
        to.when(self.answers(seat) > 0, Move::Pass);
    }
    #[inline(always)]
    pub fn offer_cost(&self, seat: Seat, coins: u8, to: &mut impl Offers<Move>) {
        to.when(self.coins[seat.index()] >= coins, Move::Go);
    }
    #[inline(always)]
    pub fn offer_vote(&self, seat: Seat, to: &mut impl Offers<Move>) {
        to.given_at(Move::Vote(0), |need| {
            let all = need.only(0xf, (1 << self.seats) - 1, |_| no("BZ-5.1", "refused-empty-seat"));
            Some(need.only(all, !(1 << seat.0), |_| no("BZ-5.2", "refused-own-vote")))
        });
    }
    #[inline(always)]
    pub fn offer_recruit(&self, seat: Seat, to: &mut impl Offers<Move>) {
        let drafted: u8 = self.drafts[seat.index()].units.iter().sum();
        to.given_at(Move::Recruit(0), |need| {
            need.that(drafted < 2, || no("BZ-6.1", "refused-two-units"))?;
            need.that(self.coins[seat.index()] > drafted, || no("BZ-6.2", "refused-unit-coins"))?;
            Some(0b11)
        });
        to.one(Move::Done);
    }
    /// Cards of others.
    #[inline(always)]
    pub fn offer_copy(&self, shown: u64, to: &mut impl Offers<Move>) {
        to.given_at(Move::Copy(0), |need| {
            Some(need.only(0xfff, shown, |_| no("BZ-4.2", "refused-card-not-shown")))
        });
    }

    pub fn declare(&mut self, seat: Seat) {
        let units = &mut self.units[seat.index()];
        let kind = usize::from(units[0] == 0);
        units[kind] -= 1;
        self.sprung = false;
    }
    pub fn resolve_fight(&mut self, seat: Seat, cell: u8, defender: Option<Seat>) {
        match defender {
            Some(defender) if self.sprung => self.points(defender, 2),
            _ => {
                self.cells[cell as usize] = Some(seat);
                self.points(seat, 2);
            }
        }
    }
    pub fn recruit(&mut self, seat: Seat, mv: Move) -> bool {
        if let Move::Recruit(kind) = mv {
            self.drafts[seat.index()].units[kind as usize] += 1;
        }
        mv == Move::Done
    }
    pub fn muster(&mut self) {
        for seat in 0..self.seats as usize {
            let Draft { units } = std::mem::take(&mut self.drafts[seat]);
            for (have, more) in self.units[seat].iter_mut().zip(units) {
                *have += more;
                self.coins[seat] -= more;
            }
        }
    }
    pub fn tally(&mut self) -> [Option<u8>; SEATS] {
        let votes = self.votes.open();
        let mut count = [0u8; SEATS];
        votes.iter().flatten().for_each(|vote| count[*vote as usize] += 1);
        let most = count.into_iter().max().unwrap_or_default();
        let mut best = (0..self.seats).filter(|seat| count[*seat as usize] == most);
        self.crowned = match (best.next(), best.next()) {
            (Some(seat), None) => Some(Seat(seat)),
            _ => None,
        };
        votes
    }
    /// Who is due next; the round counts on after the levy.
    pub fn next_phase(&mut self) -> u8 {
        let phase = self.phase;
        self.phase = (self.phase + 1) % (self.seats + 2);
        if phase == 0 {
            self.round += 1;
        }
        phase
    }
}
