//! Terra Mystica, complete: rules, content, notation.
//!
//! Reading order: [`state`] is the table, [`moves`] every decision, `choices` what may be done and
//! doing it, `actions/` the eight actions, `flow` what happens next, and one file for each chapter
//! of `RULES.md` that needs one.

mod actions;
mod appraise;
mod choices;
pub mod content;
mod cults;
mod describe;
mod draw;
pub mod events;
mod expansion;
mod flow;
pub mod kinds;
mod laws;
mod leaving;
pub mod ledger;
pub mod map;
pub mod moves;
mod neighbors;
mod notation;
mod orders;
mod power;
pub mod printed;
mod reach;
mod refusals;
mod save;
mod scoring;
pub mod setup;
pub mod state;
mod towns;
pub mod view;

pub use events::Event;
pub use moves::{Move, Question};
pub use setup::Setup;
pub use state::TerraMystica;
pub use view::View;

use engine::{
    Bilingual, Chance, Components, Manners, Message, Offers, Orders, Outcome, Play, Profile,
    Refusal, Score, Seat, Seats, Secrets, SetupOption, Spoken, StandingOrder, Tell, Used, Viewer,
    no_older_rules,
};

impl Play for TerraMystica {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "terra-mystica",
        name: "Terra Mystica",
        prefix: "TM",
        seats: (2, 5),
        minutes: (60, 30),
        secrets: false,
        rules_version: 1,
        rules: Bilingual { en: include_str!("../RULES.md"), fr: include_str!("../RULES.fr.md") },
        words: Bilingual {
            en: include_str!("../words/en.ftl"),
            fr: include_str!("../words/fr.ftl"),
        },
    };

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if (2..=5).contains(&seats) {
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
        TerraMystica::prepare(setup, chance, tell)
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
    fn offer<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        self.offer_all(seat, offers);
    }
    /// Leaving (TM-18.2).
    fn interventions<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        self.offer_leaving(seat, offers);
    }
    #[inline]
    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        _chance: &mut C,
        tell: &mut T,
    ) {
        self.carry_out(seat, mv, tell);
    }
    fn refusal(&self, seat: Seat, mv: Move) -> Refusal {
        self.why_not(seat, mv)
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
        no_older_rules()
    }
}

impl Secrets for TerraMystica {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
    /// Everything is public (TM-16.1).
    fn told(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }
    /// Nothing is hidden, so every table imagines itself (TM-16.1).
    fn imagined_by<C: Chance>(&self, _seat: Seat, _chance: &mut C) -> Self {
        *self
    }
    fn reveals(_: &Event) -> bool {
        false
    }
    fn keeps_secret(&self, _: Seat, _: Move) -> bool {
        false
    }
}

impl Spoken for TerraMystica {
    fn describe(&self, event: &Event) -> (Message, &'static str) {
        self.describe_event(event)
    }
    fn describe_question(&self, question: &Question) -> Message {
        describe::question(self, question)
    }
    fn describe_move(&self, seat: Seat, mv: Move) -> Message {
        self.describe_answer(seat, mv)
    }
    fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> engine::picture::Picture {
        draw::draw(view, say)
    }
    fn write(&self, seat: Seat, mv: Move) -> String {
        self.write_move(seat, mv)
    }
    fn read(&self, seat: Seat, text: &str) -> Result<Move, Refusal> {
        self.read_move(seat, text)
    }
}

impl Components for TerraMystica {
    type Content = content::Content;

    fn printed() -> serde_json::Value {
        serde_json::to_value(printed::printed()).expect("plain data")
    }
    fn used(event: &Event) -> Option<Used> {
        event.puts_to_use()
    }
}

impl Manners for TerraMystica {
    fn seat_name(&self, seat: Seat) -> Message {
        Message::new(self.who(seat))
    }
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        orders::holdings(self, seat)
    }
    fn standing_orders() -> &'static [StandingOrder] {
        orders::KNOWN
    }
    fn ordered_answer(&self, seat: Seat, given: &Orders) -> Option<Move> {
        orders::answer(self, seat, given)
    }
    fn begins_turn(before: &Self, after: &Self, seat: Seat, mv: Move) -> bool {
        flow::begins_turn(before, after, seat, mv)
    }
}
