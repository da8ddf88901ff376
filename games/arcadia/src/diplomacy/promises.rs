//! Promises are recorded, and told when they are kept or broken (AR-8.11, AR-8.12).

use crate::content::content;
use crate::events::{Event, Word};
use crate::moves::Move;
use crate::state::{Arcadia, Deal, NONE, Promise, Step, Term};
use engine::{Offers, Seat, Tell};

impl Arcadia {
    pub(super) fn offer_promises<O: Offers<Move>>(&self, seat: Seat, deal: &Deal, to: &mut O) {
        let everybody = u128::from(self.everybody().0);
        let said = |term: &dyn Fn(Term) -> Option<Seat>| {
            let seats = deal.promises.iter().filter_map(|it| term(*it));
            seats.fold(0u128, |bits, seat| bits | 1 << seat.0)
        };
        let votes = said(&|term| match term {
            Term::Vote { candidate } => Some(candidate),
            _ => None,
        });
        let contests = said(&|term| match term {
            Term::NoContest { candidate } => Some(candidate),
            _ => None,
        });
        // One vote is all one has.
        to.each(if votes == 0 { everybody } else { 0 }, Move::PromiseVote { who: 0 });
        to.each(everybody & !contests, Move::PromiseNoContest { who: 0 });
        let last = self.phase + content().rules.diplomacy.promised_phases;
        let has = |pay: bool| {
            deal.promises.iter().any(|it| {
                matches!((it, pay), (Term::Pay { .. }, true) | (Term::NoEntry { .. }, false))
            })
        };
        for phase in self.phase..=last.min(20) {
            if !has(true) {
                let most = content().rules.diplomacy.promised_gold;
                to.each((1u128 << most) - 1, Move::PromisePay { gold: 1, phase });
            }
            if !has(false) {
                let provinces = self.in_play().fold(0u128, |bits, at| bits | 1 << at);
                to.each(provinces, Move::PromiseNoEntry { province: 0, phase });
            }
        }
        for at in self.wars_on().filter(|at| self.wars[*at].camp(seat).is_none()) {
            let war = at as u8;
            let said = |it: &Term| matches!(it, Term::Join { war: of, .. } if *of == war);
            if !deal.promises.iter().any(said) {
                let leaders = self.wars[at].standing().map(|camp| self.wars[at].leaders[camp]);
                let leaders = leaders.fold(0u128, |bits, leader| bits | 1 << leader);
                to.each(leaders, Move::PromiseJoin { war, who: 0 });
            }
        }
    }

    pub(super) fn record_promise<T: Tell<Event>>(
        &mut self,
        by: Seat,
        to: Seat,
        term: Term,
        tell: &mut T,
    ) {
        if term == Term::Nothing {
            return;
        }
        if let Some(free) = self.promises.iter_mut().find(|it| it.by == NONE) {
            *free = Promise { by: by.0, to: to.0, term, paid: 0, given: self.phase };
            for (seat, other) in [(by, to), (to, by)] {
                tell.tell(|| Event::Promised { seat, other });
            }
        }
    }
    pub(super) fn note_payment(&mut self, by: Seat, to: Seat, gold: u8) {
        let phase_now = self.phase;
        for promise in &mut self.promises {
            if let Term::Pay { phase, .. } = promise.term
                && (promise.by, promise.to) == (by.0, to.0)
                && phase == phase_now
            {
                promise.paid = promise.paid.saturating_add(gold);
            }
        }
    }
    /// Tells of the promises this can say something about, and forgets them.
    fn decide<T: Tell<Event>>(
        &mut self,
        verdict: impl Fn(&Arcadia, &Promise) -> Option<Word>,
        tell: &mut T,
    ) {
        for at in 0..self.promises.len() {
            let promise = self.promises[at];
            if promise.by == NONE {
                continue;
            }
            if let Some(word) = verdict(self, &promise) {
                self.promises[at] = Promise::default();
                let (seat, to) = (Seat(promise.by), Seat(promise.to));
                tell.tell(|| Event::PromiseDecided { seat, to, term: promise.term, word });
            }
        }
    }
    /// The ballots were opened.
    pub(crate) fn decide_votes<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.decide(
            |table, promise| {
                let Term::Vote { candidate } = promise.term else { return None };
                let by = Seat(promise.by);
                let bound = table.lord(by).is_some_and(|lord| lord != candidate);
                if table.election.candidates >> candidate.0 & 1 == 0 || bound {
                    return Some(Word::Void);
                }
                let kept = table.election.votes[by.index()] == Some(candidate.0);
                Some(if kept { Word::Kept } else { Word::Broken })
            },
            tell,
        );
    }
    /// The contests were revealed.
    pub(crate) fn decide_contests<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.decide(
            |table, promise| {
                let Term::NoContest { candidate } = promise.term else { return None };
                if table.election.elected != Some(candidate.0) {
                    return Some(Word::Void);
                }
                let contests = table.election.claimants >> promise.by & 1 == 1;
                Some(if contests { Word::Broken } else { Word::Kept })
            },
            tell,
        );
    }
    pub(crate) fn break_no_entry<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        province: u8,
        tell: &mut T,
    ) {
        self.decide(
            |_, promise| match promise.term {
                Term::NoEntry { province: closed, .. }
                    if closed == province && promise.by == seat.0 =>
                {
                    Some(Word::Broken)
                }
                _ => None,
            },
            tell,
        );
    }
    /// Who stands in which camp has changed. A war that was over before the next talks gave no occasion to join it.
    pub(crate) fn decide_joins<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.decide(
            |table, promise| {
                let Term::Join { war, leader } = promise.term else { return None };
                let (by, war) = (Seat(promise.by), &table.wars[usize::from(war)]);
                if war.camp(by).is_some_and(|camp| war.leader(camp) == leader) {
                    return Some(Word::Kept);
                }
                let talked = table.phase > promise.given + 1
                    || table.phase > promise.given && table.step > Step::Diplomacy;
                match war.is_on() && war.leads(leader) {
                    true => None,
                    false if !talked || table.lord(by).is_some() => Some(Word::Void),
                    false => Some(Word::Broken),
                }
            },
            tell,
        );
    }
    /// At the end of a phase payments and paths are looked at.
    pub(crate) fn end_promises<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.decide(
            |table, promise| match promise.term {
                Term::Pay { gold, phase } if phase <= table.phase => {
                    Some(if promise.paid >= gold { Word::Kept } else { Word::Broken })
                }
                Term::NoEntry { phase, .. } if phase <= table.phase => Some(Word::Kept),
                _ => None,
            },
            tell,
        );
    }
}

/// One promise more in a proposal.
pub(super) fn add(deal: &mut Deal, answer: Move) {
    let term = match answer {
        Move::PromiseVote { who } => Term::Vote { candidate: Seat(who) },
        Move::PromiseNoContest { who } => Term::NoContest { candidate: Seat(who) },
        Move::PromisePay { gold, phase } => Term::Pay { gold, phase },
        Move::PromiseNoEntry { province, phase } => Term::NoEntry { province, phase },
        Move::PromiseJoin { war, who } => Term::Join { war, leader: Seat(who) },
        _ => return,
    };
    if let Some(free) = deal.promises.iter_mut().find(|it| **it == Term::Nothing) {
        *free = term;
    }
}
