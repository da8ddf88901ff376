//! Arcadia (Empires: Rise and Fall): rules, content, notation.
//!
//! Reading order: [`state`] is the table, [`moves`] every decision, `effects` the words of effects, `chain` what may be
//! done and doing it, `flow` what happens next; then one file for each chapter of `RULES.md`: `hands`, `dynasty`,
//! `intrigue`, `diplomacy`, `wars`, `election`, `management`, `marches`, `sieges`, `fray` with what follows a battle, and
//! `battle` the tactical battle, a state of its own.

mod appraise;
pub mod battle;
mod chain;
mod components;
pub mod content;
mod describe;
mod diplomacy;
mod draw;
mod dynasty;
pub mod effects;
mod election;
pub mod events;
mod flow;
pub mod fray;
mod glory;
mod hands;
mod intrigue;
pub mod kinds;
mod laws;
mod management;
mod map;
mod marches;
pub mod moves;
pub mod printed;
mod roles;
mod save;
mod secrets;
pub mod setup;
mod sieges;
pub mod state;
pub mod view;
mod wars;

pub use events::Event;
pub use moves::{Move, Question};
pub use setup::Setup;
pub use state::Arcadia;
pub use view::View;

use engine::chain::{Runs, Tasks};
use engine::{
    Bilingual, Chance, Company, Manners, Message, Outcome, Play, Profile, Refusal, Score, Seat,
    Seats, SetupOption, Spoken, Tell, Viewer, no_older_rules,
};

impl Play for Arcadia {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "arcadia",
        name: "Arcadia",
        prefix: "AR",
        seats: (2, 4),
        minutes: (180, 60),
        secrets: true,
        rules_version: 1,
        rules: Bilingual { en: include_str!("../RULES.md"), fr: include_str!("../RULES.fr.md") },
        words: Bilingual {
            en: include_str!("../words/en.ftl"),
            fr: include_str!("../words/fr.ftl"),
        },
    };

    engine::asks_by_chain!(offer);

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if (2..=4).contains(&seats) {
            Ok(Setup::for_seats(seats))
        } else {
            Err(setup::refused_seats(seats))
        }
    }
    fn options() -> Vec<SetupOption> {
        setup::options()
    }
    fn set_up<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal> {
        Arcadia::prepare(setup, chance, tell)
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    #[inline]
    fn asked(&self) -> Seats {
        self.asked_seats()
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.question_for(seat)
    }
    #[inline]
    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.answer(seat, mv, chance, tell);
        if let Some(winner) = self.ending.winner() {
            tell.tell(|| Event::GameOver { winner });
            // Whatever was still waiting is of no account (AR-24.1).
            self.chain.truncate(0);
            (self.step, self.round) = (state::Step::Over, 0);
        }
    }
    fn refusal(&self, seat: Seat, mv: Move) -> Refusal {
        self.objection(seat, mv)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }
    fn score(&self, seat: Seat) -> Score {
        self.score_of(seat)
    }
    fn broken_law(&self) -> Option<String> {
        self.first_broken_law()
    }
    /// In numbers, whatever the words of a saved table are.
    fn fingerprinted(&self) -> Vec<u8> {
        self.in_numbers()
    }
    fn migrate(_: u32, _: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        no_older_rules()
    }
}

impl Spoken for Arcadia {
    engine::spoken_as_declared!();

    fn waiting(&self, viewer: Viewer) -> Vec<Message> {
        self.to_do(viewer)
    }
    fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> engine::picture::Picture {
        draw::draw(view, say)
    }
}

impl Manners for Arcadia {
    const COMPANY: Company = roles::COMPANY;
    fn role_of(&self, seat: Seat, question: &Question) -> Option<&'static str> {
        Some(self.adviser(seat, question))
    }
    fn seat_name(&self, seat: Seat) -> Message {
        Message::new(describe::who(self, seat))
    }
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = self.player(seat);
        let units: u8 = player.armies.iter().map(|army| army.size()).sum();
        vec![
            ("holding-prestige", player.prestige.into()),
            ("holding-gold", player.gold.into()),
            ("holding-provinces", self.territory(seat).into()),
            ("holding-units", units.into()),
            ("holding-cards", player.held().into()),
        ]
    }
}

/// No other program writes games of this one.
impl engine::Exchange for Arcadia {}
