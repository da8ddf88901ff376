//! Rise to Nobility, complete: rules, content, notation.
//!
//! Reading order: [`state`] is the table, [`moves`] every decision, `effects` the words of
//! effects, `chain` what may be done and doing it, `placing` where dice can go, `actions/` the places of the city, `flow` what happens
//! next, and one file for each chapter of `RULES.md` that needs one.

mod actions;
mod appraise;
mod chain;
mod components;
pub mod content;
mod derived;
mod describe;
mod draw;
pub mod effects;
pub mod events;
mod flow;
mod former;
pub mod kinds;
mod laws;
pub mod moves;
mod notation;
mod orders;
mod placing;
pub mod printed;
mod save;
mod scoring;
mod secrets;
pub mod setup;
mod solo;
pub mod state;
mod tracks;
pub mod view;

pub use events::Event;
pub use moves::{Move, Question};
pub use setup::Setup;
pub use state::RiseToNobility;
pub use view::View;

use engine::chain::Runs;
use engine::{
    Bilingual, Chance, Message, Outcome, Play, Profile, Refusal, Score, Seat, SetupOption, Spoken,
    Tell, Viewer,
};

impl Play for RiseToNobility {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "rise-to-nobility",
        name: "Rise to Nobility",
        prefix: "RTN",
        seats: (1, 6),
        minutes: (60, 30),
        secrets: true,
        rules_version: 3,
        rules: Bilingual { en: include_str!("../RULES.md"), fr: include_str!("../RULES.fr.md") },
        words: Bilingual {
            en: include_str!("../words/en.ftl"),
            fr: include_str!("../words/fr.ftl"),
        },
    };

    engine::asks_by_chain!();

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if (1..=6).contains(&seats) {
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
        RiseToNobility::prepare(setup, chance, tell)
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.question_for(seat)
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
    /// What waits has another form since version 3; between 1 and 2 only the setup changed.
    fn migrate(_: u32, state: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        former::migrated(state)
    }
}

impl Spoken for RiseToNobility {
    engine::spoken_as_declared!();

    fn waiting(&self, viewer: Viewer) -> Vec<Message> {
        self.to_do(viewer)
    }
    fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> engine::picture::Picture {
        draw::draw(view, say)
    }
}

/// No other program writes games of this one.
impl engine::Exchange for RiseToNobility {}
