//! What is waited for must make sense too, or a damaged file could ask the impossible.

use crate::chain::Task;
use crate::content::{CHARACTERS, content};
use crate::effects::{About, Verb};
use crate::state::{NONE, Phase, RiseToNobility};
use engine::chain::{Op, Runs, Tasks};

/// More is never waiting while a seat decides.
const LONGEST: usize = 10;

impl RiseToNobility {
    pub(super) fn broken_waiting(&self) -> Option<String> {
        let tasks = self.chain.as_slice();
        let fail = |what: &str| Some(what.to_string());
        if tasks.len() > LONGEST || !tasks.iter().all(|task| self.is_sound(task)) {
            return fail("something impossible is waiting");
        }
        let turn = |task: &Task| verb_of(task) == Some(Verb::TakeTurn {});
        let idle = tasks.is_empty();
        let fits = match self.phase {
            Phase::Commissions => self.round == 0 && !idle && self.options.chancellery,
            Phase::LordPowers => self.round == 0 && !idle && self.options.night,
            Phase::Actions if self.round == 0 => !idle && self.options.night,
            Phase::Actions => {
                let seat = self.active();
                let on_turn = tasks.len() == 1 && tasks[0].seat == seat && turn(&tasks[0]);
                let own = if on_turn { self.has_something_to_do(seat) } else { !idle };
                !self.player(seat).passed && own
            }
            Phase::Upkeep => self.round > 0 && !idle,
            Phase::Over => self.round == content().board.rounds.count && idle,
            Phase::Characters => false,
        };
        let turns = tasks.iter().filter(|task| turn(task)).count();
        let turns_fit = turns == 0 || self.phase == Phase::Actions && tasks.len() == 1;
        if !fits || !turns_fit {
            return fail("the phase does not fit what is waiting");
        }
        let looking = |seat| self.player(seat).offered != 0;
        let keeping = |seat| {
            tasks.iter().any(|task| match Self::program_op(task) {
                Op::Together(..) => self.phase == Phase::Commissions && task.done >> seat & 1 == 0,
                Op::Do(verb) => verb == Verb::KeepCommission {} && task.seat.0 == seat,
                _ => false,
            })
        };
        if (0..self.seats).any(|seat| looking(engine::Seat(seat)) != keeping(seat)) {
            return fail("somebody looks at Commissions (RTN-13.9)");
        }
        self.chain_law()
    }

    fn program_op(task: &Task) -> Op<RiseToNobility> {
        content().program.node(task.node).op
    }

    fn is_sound(&self, task: &Task) -> bool {
        let seat = task.seat;
        if seat.0 >= self.seats {
            return false;
        }
        let player = self.player(seat);
        let Some(verb) = verb_of(task) else { return self.is_for_all(task) };
        match (verb, task.about) {
            (Verb::TakeTurn {}, About::Nothing) => seat == self.active() && task.done == 0,
            (Verb::TakeSettlers { .. }, _) => task.done <= 1,
            (
                Verb::ActivateWorkshops {} | Verb::BuyGoods {} | Verb::PlaceWorkers {},
                About::Visit { value, .. },
            ) => (1..=6).contains(&value) && task.done <= 3,
            (
                Verb::TakeBonus {} | Verb::RewardOwner {} | Verb::GuildGood { .. },
                About::Workshop { guild, position },
            ) => {
                let workshops = &self.guilds[guild.index()].workshops;
                workshops.get(position as usize).is_some_and(|tile| *tile != NONE)
            }
            (Verb::GoodsOfChoice { .. }, _) => task.done < 64,
            (Verb::IncomeGoods {}, About::Income { goods }) => goods <= 9 && task.done <= goods,
            (Verb::AllowTransfer {}, About::Transfer { from, to }) => {
                self.options.night
                    && from != to
                    && player.apprentices[from.index()] > 0
                    && self.has_apprentice_slot(to)
            }
            (Verb::ChooseArea {}, About::TownHall { place }) => {
                let tile = self.town_hall.get(place as usize).copied().unwrap_or(NONE);
                tile != NONE
                    && Self::guild_of(tile).is_none()
                    && self.can_buy_building(seat, place as usize)
            }
            (Verb::SellGoods {}, About::Sale { left, .. }) => {
                (1..=6).contains(&left) && task.done < 6
            }
            (Verb::SpendGoods {}, About::Payment { card, good }) => {
                player.houses_ready > 0
                    && player.hand().any(|held| held == card)
                    && content().settlers[card as usize].goods.has(good)
                    && task.done <= 24
            }
            (Verb::VisitBerk {}, About::Die { value }) => task.done < 8 && (1..=6).contains(&value),
            (Verb::KeepCommission {}, _) => player.offered != 0,
            (Verb::ReturnApprentice {}, _) => player.apprentices != [0; 6],
            (Verb::ChooseCharacter {}, _) => self.options.night && player.character == NONE,
            (Verb::BecomeLord {}, _) => (player.character as usize) < CHARACTERS,
            (Verb::GiveGood {} | Verb::Reroll {}, _) => true,
            (verb, _) => verb.is_gain(),
        }
    }

    /// Compound steps: all choose Commissions at once; the others are over before anybody is asked.
    fn is_for_all(&self, task: &Task) -> bool {
        match Self::program_op(task) {
            Op::Together(..) => self.phase == Phase::Commissions,
            op => !matches!(op, Op::Nothing),
        }
    }
}

/// The verb a task has come to.
fn verb_of(task: &Task) -> Option<Verb> {
    match content().program.node(task.node).op {
        Op::Just(verb) | Op::Do(verb) | Op::Pause(verb) | Op::Ask(verb) | Op::Pay(verb, _) => {
            Some(verb)
        }
        _ => None,
    }
}
