//! Answers a seat has sealed and nobody has seen yet (AR-2.10): what they are likely to do.
//!
//! Others' seals are unknown; an imagined table has none of them.

use super::camps::odds;
use crate::battle::BattleStep;
use crate::content::{CHARACTERS as FIRST_INTRIGUE, content};
use crate::kinds::{Card, Mode};
use crate::state::{Arcadia, NONE, Plot, Step};
use engine::Seat;
use engine::chain::Runs;

/// Bits of `Work::done` in a talk, as `diplomacy` sets them.
use crate::diplomacy::{BREAKS, CAPITULATES, LEAVES, OPEN};

impl Arcadia {
    /// Nobody else has answered yet: the last to seal an answer sees no more of what follows than the first. What an
    /// imagined table does not hold any more needs no forgetting.
    pub(super) fn forget_seals_but(&mut self, seat: Seat) {
        if !self.is_together() {
            return;
        }
        for other in self.all_seats().filter(|other| *other != seat) {
            if self.answering {
                self.sealed[other.index()].work.province = 0;
            }
            if self.battle.fighters() >> other.0 & 1 == 1
                && self.battle.step() == BattleStep::Deploy
            {
                self.battle.undeploy(other.0);
            }
        }
        if self.answering {
            let deals = self.sealed.iter_mut().flat_map(|sealed| &mut sealed.deals);
            deals.for_each(|deal| deal.agreed &= 1 << seat.0);
        }
        self.ask_others_again(seat);
    }

    pub(super) fn worth_of_seals(&self, seat: Seat) -> i32 {
        let sealed = &self.sealed[seat.index()];
        match self.step {
            Step::PoliticsCards => self.worth_of_sealed_policy(seat, sealed.choice),
            Step::Plots if self.round == 0 => {
                sealed.plots.iter().map(|plot| self.worth_of_plot(seat, plot)).sum()
            }
            Step::Bargains | Step::ElectionBargains => self.worth_of_talk(seat),
            Step::Contest if sealed.choice != NONE => {
                self.worth_of_ballot(seat, Seat(sealed.choice))
            }
            Step::Camps => self.worth_of_stand(seat, sealed.choice),
            Step::Prestige => self.worth_of_sealed_bargain(seat),
            _ if self.fray.is_on() => self.worth_of_mode(seat, sealed.choice),
            _ => 0,
        }
    }

    fn worth_of_sealed_policy(&self, seat: Seat, choice: u8) -> i32 {
        let Some(card) = content().politics.get(usize::from(choice)) else { return 0 };
        if self.player(seat).politics == choice {
            return 0;
        }
        self.worth_of_policy(seat, &card.passive) + self.worth_of_steps(seat, card.at_once, None)
    }
    fn worth_of_plot(&self, seat: Seat, plot: &Plot) -> i32 {
        let at = usize::from(plot.card).wrapping_sub(FIRST_INTRIGUE);
        let Some(card) = content().intrigues.get(at) else { return 0 };
        let aimed = (plot.who != NONE).then_some((Seat(plot.who), plot.at));
        // A target in a province belongs to whoever holds it.
        let owner = (plot.who == NONE && plot.at != NONE)
            .then(|| self.town(plot.at).occupier)
            .filter(|it| *it != NONE);
        let aimed = owner.map_or(aimed, |owner| Some((Seat(owner), plot.at)));
        // A hand that is full loses a card anyway.
        let full = self.player(seat).held() > super::HAND;
        let kept = if full { 0 } else { self.worth_of_card(Card(plot.card)) };
        self.worth_of_steps(seat, card.effects, aimed) - kept
    }
    fn worth_of_talk(&self, seat: Seat) -> i32 {
        if self.answering {
            let deals = self.all_seats().flat_map(|by| (0..3).map(move |at| (by, at)));
            let said = deals.filter(|(by, at)| {
                let deal = &self.sealed[by.index()].deals[*at];
                deal.to != NONE && *by != seat && deal.agreed >> seat.0 & 1 == 1
            });
            return said
                .map(|(by, at)| self.worth_of_deal(by, &self.sealed[by.index()].deals[at], seat))
                .sum();
        }
        let sealed = &self.sealed[seat.index()];
        let mut worth = 0;
        for deal in sealed.deals.iter().filter(|deal| deal.to != NONE) {
            worth += self.hope_of_deal(seat, deal);
        }
        let done = sealed.work.done;
        if done & OPEN != 0 {
            worth -= 100;
        }
        if done & BREAKS != 0 {
            worth -= 12_000;
        }
        for at in self.wars_on() {
            let war = &self.wars[at];
            if done >> (CAPITULATES + at as u32) & 1 == 1 {
                worth -= 60_000 + self.worth_of_war(war, seat);
            }
            if done >> (LEAVES + at as u32) & 1 == 1 {
                worth -= 6_000 + self.worth_of_war(war, seat);
            }
        }
        worth
    }
    /// Contest or accept, or a camp (AR-6.8).
    fn worth_of_stand(&self, seat: Seat, choice: u8) -> i32 {
        if self.election.choosers >> seat.0 & 1 == 0 {
            let Some(elected) = self.election.elected.filter(|it| *it != seat.0) else { return 0 };
            return if choice == 1 {
                self.worth_of_claim(seat, 1 << seat.0 | 1 << elected, elected)
            } else {
                self.worth_of_crowning(seat, Seat(elected))
            };
        }
        if choice == NONE {
            return 0;
        }
        let claimants = self.all_seats().filter(|it| self.election.claimants >> it.0 & 1 == 1);
        let others = claimants.filter(|it| it.0 != choice).map(|it| self.might(it)).sum();
        let odds = odds(self.might(seat) + self.might(Seat(choice)), others);
        let pull = -self.worth_of_crowning(seat, Seat(choice)) / 4;
        400 * odds - 600 * (100 - odds) - pull
    }
    /// Gold for prestige (AR-9.2): what was agreed, and what may still be.
    fn worth_of_sealed_bargain(&self, seat: Seat) -> i32 {
        let work = &self.sealed[seat.index()].work;
        let gain = |(gold, prestige): (u8, u8)| {
            1_000 * i32::from(prestige) - self.worth_of_gold() * i32::from(gold)
        };
        let answered = usize::from(work.province);
        let mut worth = 0;
        for (at, bargain) in self.bargains(seat).into_iter().enumerate() {
            let Some(bargain) = bargain else { continue };
            if work.done >> at & 1 == 1 {
                worth += gain(bargain);
            } else if at >= answered && self.player(seat).gold >= bargain.0.into() {
                worth += gain(bargain).max(0);
            }
        }
        worth
    }
    /// Quick battles cost the winner half of the difference and the other one all of it; on the field most of both is lost,
    /// but nobody knows whose (AR-19).
    fn worth_of_mode(&self, seat: Seat, choice: u8) -> i32 {
        let Some(side) = self.fray.led_by(seat).filter(|_| self.fray.count == 2) else { return 0 };
        if choice != Mode::Quick as u8 || self.battle.is_on() {
            return 0;
        }
        let ours = i32::from(self.value_of(self.fray.sides[side]));
        let theirs = i32::from(self.value_of(self.fray.sides[1 - side]));
        let gold = self.worth_of_gold();
        let odds = odds(ours, theirs);
        let glory = 20_000;
        let quick = if ours > theirs {
            glory + gold * (theirs.min(ours - theirs) - (ours - theirs) / 2)
        } else {
            gold * ((theirs - ours) / 2 - ours.min(theirs - ours)) - glory
        };
        let lost = |own: i32, odds: i32| own * (35 * odds + 75 * (100 - odds)) / 10_000;
        let full =
            glory * (2 * odds - 100) / 100 + gold * (lost(theirs, 100 - odds) - lost(ours, odds));
        quick - full
    }
}
