//! A rough judgement for bots: prestige now and in sight, land, arms, the dynasty, the crown, and what was just sealed.
//! Rules never call it.
//!
//! In thousandths of a point of prestige. `land` is towns and armies, `court` the dynasty and what cards give, `camps` wars
//! and elections, `deals` proposals, `seals` answers that nobody has seen yet.

mod camps;
mod court;
mod deals;
mod hunches;
mod land;
mod seals;

use crate::moves::Move;
use crate::state::{Arcadia, NONE};
use engine::{Appraise, Seat};

/// What the game is about: more than everything else together.
const VICTORY: i32 = 4_000_000;
const SECOND: i32 = 1_500_000;
/// Beyond half of what wins, every point is worth more than the one before.
const NEAR: i32 = 1_200;
/// What is held for longer than this many phases is worth no more.
const SIGHT: i32 = 8;
/// Cards beyond so many in hand are worth nothing more.
const HAND: u8 = 10;

impl Appraise for Arcadia {
    const BREADTH: u32 = 50;
    const DEPTH: u32 = 2;
    const PLAYOUT: u32 = 6;

    fn appraise(&self, seat: Seat) -> i32 {
        if let Some(winner) = self.ending.winner() {
            return match seat {
                seat if seat == winner => VICTORY,
                seat if self.shares_second(seat, winner) => SECOND,
                _ => -VICTORY,
            };
        }
        if self.options.skirmish {
            return self.battle.promise(seat.0) + self.worth_of_levy(seat);
        }
        if !self.is_laid_out() {
            return self.worth_of_picks(seat);
        }
        let field = if self.battle.is_on() { 15 * self.battle.promise(seat.0) } else { 0 };
        self.standing(seat) + self.worth_of_seals(seat) + field
    }

    /// Whoever is crowned three times in a row has won with whatever prestige.
    fn appraise_end(&self, seat: Seat, _: i32) -> i64 {
        self.appraise(seat).into()
    }

    fn clear_margin(&self) -> i32 {
        if self.options.skirmish { 1_000 } else { 20_000 }
    }

    fn before_others(mut self, seat: Seat) -> Self {
        self.forget_seals_but(seat);
        self
    }

    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        if self.battle.is_on() {
            return self.battle.hunch(seat.0, mv);
        }
        self.first_thought(seat, mv)
    }
}

impl Arcadia {
    /// An ally or a vassal of the winner (AR-24.2).
    fn shares_second(&self, seat: Seat, winner: Seat) -> bool {
        let player = self.player(seat);
        player.lord == winner.0 || player.ally == winner.0
    }

    /// Phases in which what is held now still pays, this one included.
    fn phases_left(&self) -> i32 {
        (i32::from(self.limits().phases) + 1 - i32::from(self.phase)).clamp(0, SIGHT)
    }
    /// What one piece of gold can still become.
    fn worth_of_gold(&self) -> i32 {
        150 + 110 * self.phases_left().min(5)
    }

    /// What a kingdom is worth by itself.
    fn standing(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let vassals = self.all_seats().filter(|other| self.player(*other).lord == seat.0).count();
        let prestige = i32::from(player.prestige);
        let near = (prestige - i32::from(self.limits().prestige) / 2).clamp(0, 2_000);
        let mut worth = 1_000 * prestige + NEAR * near / 100 * near / 10;
        worth += self.worth_of_land(seat) + self.worth_of_arms(seat) + self.worth_of_marches(seat);
        worth += self.worth_of_house(seat) + self.worth_of_advice(seat);
        worth += self.worth_of_wars(seat);
        // What nobody will ever spend is worth less.
        let gold = i32::from(player.gold.min(60)) + i32::from(player.gold.clamp(60, 160) - 60) / 2;
        worth += self.worth_of_gold() * gold + self.worth_of_dues(seat);
        worth += 3_500 * i32::from(player.held().min(HAND));
        worth += 120_000 * vassals as i32;
        if player.ally != NONE {
            worth += 12_000;
        }
        if player.lord != NONE && !player.rebels {
            worth -= 250_000;
        }
        worth
    }
}

impl Arcadia {
    /// While nations and ideologies are chosen: all are as good.
    fn worth_of_picks(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).nation != NONE)
    }
}
