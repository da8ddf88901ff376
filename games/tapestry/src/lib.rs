//! Tapestry with its expansions: rules, content, notation.
//!
//! Reading order: [`state`] is the table, [`moves`] every decision, [`effects`] the words of effects, `chain` what may be
//! done and doing it, `actions/` the subjects of the rulebook, [`map`] and [`capital`] the geometry, `specials` and
//! `civilizations` what tables cannot say of a card or a mat, `flow` what happens next.

mod actions;
mod appraise;
pub mod capital;
mod chain;
mod civilizations;
mod components;
pub mod content;
mod describe;
mod draw;
pub mod effects;
pub mod events;
mod flow;
pub mod kinds;
mod laws;
pub mod map;
pub mod moves;
mod orders;
pub mod printed;
mod rivals;
mod roots;
mod save;
mod scoring;
mod secrets;
pub mod setup;
mod specials;
pub mod state;
pub mod view;

pub use events::Event;
pub use moves::{Move, Question};
pub use setup::Setup;
pub use state::Tapestry;
pub use view::View;

use engine::chain::Runs;
use engine::{
    Bilingual, Chance, Message, Offers, Outcome, Play, Profile, Refusal, Score, Seat, SetupOption,
    Spoken, Tell, Viewer,
};

impl Play for Tapestry {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "tapestry",
        name: "Tapestry",
        prefix: "TP",
        seats: (1, 5),
        minutes: (60, 30),
        secrets: true,
        rules_version: 1,
        rules: Bilingual { en: include_str!("../RULES.md"), fr: include_str!("../RULES.fr.md") },
        words: Bilingual {
            en: include_str!("../words/en.ftl"),
            fr: include_str!("../words/fr.ftl"),
        },
    };

    engine::asks_by_chain!(asked);

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if (1..=5).contains(&seats) {
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
        Tapestry::prepare(setup, chance, tell)
    }
    fn seats(&self) -> u8 {
        self.people()
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.question_for(seat)
    }
    #[inline(always)]
    fn offer<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        self.offer_waiting(seat, offers);
        self.offer_held(seat, offers);
    }
    #[inline]
    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        match mv {
            // Whatever was asked still waits (TP-22.13).
            Move::Landmark { landmark } if self.placeable_now(seat) >> landmark & 1 == 1 => {
                self.place_held(seat, landmark);
                self.settle(chance, tell);
            }
            _ => {
                self.answer(seat, mv, chance, tell);
            }
        }
        self.answer_for_rivals(chance, tell);
    }
    fn refusal(&self, seat: Seat, mv: Move) -> Refusal {
        let mut why = engine::Why::new(mv);
        self.offer_held(seat, &mut why);
        why.objection().unwrap_or_else(|| self.why_not(seat, mv))
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
    fn migrate(_: u32, _: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        engine::no_older_rules()
    }
}

impl Spoken for Tapestry {
    engine::spoken_as_declared!();

    fn waiting(&self, viewer: Viewer) -> Vec<Message> {
        self.to_do(viewer)
    }
    fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> engine::picture::Picture {
        draw::draw(view, say)
    }
}

/// No other program writes games of this one.
impl engine::Exchange for Tapestry {}
