//! What is waited for must make sense too, or a damaged file could ask the impossible.

use crate::content::{CHARACTERS, content};
use crate::moves::{Chosen, Task};
use crate::state::{NONE, Phase, RiseToNobility};
use engine::Count;

/// More is never waiting while a seat decides.
const LONGEST: usize = 10;

impl RiseToNobility {
    pub(super) fn broken_waiting(&self) -> Option<String> {
        let tasks = self.agenda.0.as_slice();
        let fail = |what: &str| Some(what.to_string());
        if tasks.len() > LONGEST || !tasks.iter().all(|task| self.is_sound(*task)) {
            return fail("something impossible is waiting");
        }
        let idle = tasks.is_empty();
        let fits = match self.phase {
            Phase::Commissions => {
                self.round == 0
                    && idle
                    && self.options.chancellery
                    && !self.asked_seats().is_empty()
            }
            Phase::LordPowers => self.round == 0 && !idle && self.options.night,
            Phase::Actions if self.round == 0 => !idle && self.options.night,
            Phase::Actions => {
                let seat = self.active();
                !self.player(seat).passed && (!idle || self.has_something_to_do(seat))
            }
            Phase::Upkeep => self.round > 0 && !idle,
            Phase::Over => self.round == content().numbers.rounds && idle,
            Phase::Characters => false,
        };
        if !fits {
            return fail("the phase does not fit what is waiting");
        }
        let looking = |seat| self.player(seat).offered != 0;
        let keeping = |seat| tasks.contains(&Task::KeepCommission { seat });
        if self.phase != Phase::Commissions
            && self.all_seats().any(|seat| looking(seat) != keeping(seat))
        {
            return fail("somebody looks at Commissions (RTN-13.9)");
        }
        for seat in self.asked_seats().iter() {
            let mut count = Count(0);
            self.offer_all(seat, &mut count);
            if count.0 == 0 {
                return fail("a question without an answer");
            }
        }
        None
    }

    fn is_sound(&self, task: Task) -> bool {
        let seat = task.seat();
        if seat.0 >= self.seats {
            return false;
        }
        let player = self.player(seat);
        match task {
            Task::TakeSettlers { .. } | Task::Exchange { .. } | Task::Reroll { .. } => true,
            Task::Activate { guild, position, .. }
            | Task::ChooseBonus { guild, position, .. }
            | Task::Reward { guild, position, .. } => {
                let workshops = &self.guilds[guild.index()].workshops;
                workshops.get(position as usize).is_some_and(|tile| *tile != NONE)
            }
            Task::TakeGoods { left, from_and_different, .. } => {
                left <= 18
                    && usize::from(from_and_different >> 5) < Chosen::ALL.len()
                    && from_and_different & 15 <= 6
            }
            Task::BuyGoods { value, .. } => (1..=6).contains(&value),
            Task::PlaceWorkers { left, .. } => left <= 3,
            Task::AllowTransfer { from, to, .. } => {
                self.options.night
                    && from != to
                    && player.apprentices[from.index()] > 0
                    && self.has_apprentice_slot(to)
            }
            Task::ChooseArea { tile: place, .. } => {
                let tile = self.town_hall.get(place as usize).copied().unwrap_or(NONE);
                tile != NONE
                    && Self::guild_of(tile).is_none()
                    && self.can_buy_building(seat, place as usize)
            }
            Task::SellGoods { left_and_sold, .. } => left_and_sold < 32 && left_and_sold & 15 <= 6,
            Task::SpendGoods { card, good_and_spent, .. } => {
                let good = good_and_spent & 7;
                player.houses_ready > 0
                    && player.hand().any(|held| held == card)
                    && good < 6
                    && content().settlers[card as usize].goods >> good & 1 == 1
            }
            Task::VisitBerk { open, value, .. } => open < 8 && (1..=6).contains(&value),
            Task::KeepCommission { .. } => player.offered != 0,
            Task::ReturnApprentice { .. } => player.apprentices != [0; 6],
            Task::ChooseCharacter { .. } => self.options.night && player.character == NONE,
            Task::Lord { .. } => (player.character as usize) < CHARACTERS,
            Task::Nothing => false,
        }
    }
}
