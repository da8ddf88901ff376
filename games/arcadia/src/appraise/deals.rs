//! What proposals are worth to both who make and who answer them (AR-8.7).

use super::camps::odds;
use crate::state::{Arcadia, Deal, Term, WarTerm};
use engine::{Places, Seat};

/// A proposal that nobody would refuse or accept gladly.
const EVEN: i32 = 1_500;

impl Arcadia {
    /// What a proposal that is carried out is worth to somebody it concerns.
    pub(super) fn worth_of_deal(&self, by: Seat, deal: &Deal, seat: Seat) -> i32 {
        let to = Seat(deal.to);
        let gold = self.worth_of_gold();
        let sign = if seat == by { 1 } else { -1 };
        let concerned = seat == by || seat == to;
        let other = if seat == by { to } else { by };
        let mut worth = 0;
        if concerned {
            worth += sign * gold * (i32::from(deal.asks) - i32::from(deal.gives));
            if deal.alliance {
                worth += self.worth_of_alliance(seat, other);
            }
            if deal.truce > 0 {
                worth += i32::from(deal.truce) * self.worth_of_truce(seat, other);
            }
            // A guest may go through, and nobody likes armies in the yard.
            worth += sign * (if deal.enters { 600 } else { 0 } - if deal.admits { 600 } else { 0 });
            for term in deal.promises {
                worth += self.worth_of_promise(by, to, term, seat);
            }
        }
        worth + self.worth_of_war_term(by, deal, seat)
    }
    /// Somebody who is about to win needs no friends; who is behind does.
    fn worth_of_alliance(&self, seat: Seat, other: Seat) -> i32 {
        let (own, theirs) = (self.player(seat).prestige, self.player(other).prestige);
        let ahead = i32::from(theirs) - i32::from(own);
        // Second place is better than none, but an ally cannot be fought.
        12_000 - (ahead - 150).max(0) * 60 + 30 * (odds(self.might(other), self.might(seat)) - 50)
    }
    /// One phase of peace: good for the weaker of two, for the stronger a chance that is gone.
    fn worth_of_truce(&self, seat: Seat, other: Seat) -> i32 {
        if self.have_truce(seat, other) {
            return 0;
        }
        500 + 90 * (odds(self.might(other), self.might(seat)) - 50)
    }
    fn worth_of_promise(&self, by: Seat, to: Seat, term: Term, seat: Seat) -> i32 {
        let gives = seat == by;
        match term {
            Term::Nothing => 0,
            Term::Vote { candidate } => {
                let votes = i32::from(self.votes(by));
                // A vote is cheap for whoever cannot be elected himself.
                let hopeful = self.votes(by) >= self.votes(candidate) && candidate != by;
                match (gives, candidate == seat || candidate == to) {
                    (true, _) => -if hopeful { 40_000 } else { 2_500 + 1_000 * votes },
                    (false, true) => 7_000 * votes,
                    (false, false) => 0,
                }
            }
            Term::NoContest { candidate } => match (gives, candidate == to) {
                (true, _) => -2_000,
                (false, true) => 4_000,
                (false, false) => 0,
            },
            Term::Pay { gold, .. } => {
                let worth = self.worth_of_gold() * i32::from(gold);
                if gives { -worth } else { worth * 3 / 4 }
            }
            // A sword beside somebody, or against him.
            Term::Join { leader, .. } => match (gives, leader == to) {
                (true, _) => -3_000,
                (false, true) => 5_000,
                (false, false) => -5_000,
            },
            Term::NoEntry { .. } => {
                if gives {
                    -300
                } else {
                    300
                }
            }
        }
    }
    fn worth_of_war_term(&self, by: Seat, deal: &Deal, seat: Seat) -> i32 {
        let to = Seat(deal.to);
        match deal.about {
            WarTerm::Nothing => 0,
            WarTerm::Treaty => {
                let Some(war) = self.wars.get(usize::from(deal.war)) else { return 0 };
                let mut worth = -self.worth_of_war(war, seat);
                let mut ceded = deal.ceded;
                ceded &= (1 << 36) - 1;
                ceded.each(|at| {
                    let owner = self.town(at as u8).owner;
                    let value = self.worth_of_province(at as u8) + 8_000;
                    if owner == seat.0 {
                        worth -= value;
                    } else if seat == by || seat == to {
                        worth += value;
                    }
                });
                worth
            }
            WarTerm::Invitation => {
                let Some(war) = self.wars.get(usize::from(deal.war)) else { return 0 };
                let Some(camp) = war.camp(by) else { return 0 };
                let mut joined = *war;
                joined.camp_of[usize::from(deal.to)] = camp as u8;
                self.worth_of_war(&joined, seat)
                    - self.worth_of_war(war, seat)
                    - if seat == to { 3_000 } else { 0 }
            }
            WarTerm::Compromise { claimant } => {
                let war = self.succession().map(|at| &self.wars[at]);
                self.worth_of_crowning(seat, claimant)
                    - war.map_or(0, |war| self.worth_of_war(war, seat))
            }
        }
    }

    /// What a sealed proposal promises: it counts as far as the other one would gain by it, too.
    pub(super) fn hope_of_deal(&self, by: Seat, deal: &Deal) -> i32 {
        let own = self.worth_of_deal(by, deal, by);
        let gift = Deal { to: deal.to, gives: deal.gives, ..Deal::default() };
        if deal.gives > 0 && *deal == gift {
            return own;
        }
        let theirs = self.worth_of_deal(by, deal, Seat(deal.to));
        let mut agrees = theirs > 0;
        if let WarTerm::Compromise { .. } = deal.about {
            agrees &= self.all_seats().all(|seat| {
                let leads = self.succession().is_some_and(|at| self.wars[at].leads(seat));
                !leads || seat == by || self.worth_of_deal(by, deal, seat) > 0
            });
        }
        match (agrees, own > 0) {
            (true, true) => (own * 7 / 10).min(60_000) + theirs.min(EVEN) / 10,
            (true, false) => own,
            // Asking costs no more than the breath.
            (false, _) => own.clamp(-40_000, 4_000) / 40 - 400,
        }
    }
}
