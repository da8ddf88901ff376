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
    Bilingual, Chance, Game, Message, Offers, Orders, Outcome, Profile, Refusal, Score, Seat,
    Seats, SetupOption, StandingOrder, Tell, Used, Viewer,
};

impl Game for TerraMystica {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Content = content::Content;

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
    fn printed() -> serde_json::Value {
        serde_json::to_value(printed::printed()).expect("plain data")
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
    fn check_move(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if mv == Move::Leave {
            return self.check_leaving(seat);
        }
        if !self.asked().has(seat) {
            return Err(if self.asked().is_empty() {
                Refusal::plain("game-over", "refused-game-over")
            } else {
                Refusal::not_asked(seat)
            });
        }
        let mut offered = engine::IsOffered::new(mv);
        self.offer(seat, &mut offered);
        if offered.found { Ok(()) } else { Err(self.why_not(seat, mv)) }
    }
    fn view_for(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
    /// Everything is public (TM-16.1).
    fn told(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }
    fn used(event: &Event) -> Option<Used> {
        event.puts_to_use()
    }
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
    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }
    fn score(&self, seat: Seat) -> Score {
        self.score_of(seat)
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
    /// Nothing is hidden, so every table imagines itself (TM-16.1).
    fn imagined_by<C: Chance>(&self, _seat: Seat, _chance: &mut C) -> Self {
        *self
    }
    fn write(&self, seat: Seat, mv: Move) -> String {
        self.write_move(seat, mv)
    }
    fn read(&self, seat: Seat, text: &str) -> Result<Move, Refusal> {
        self.read_move(seat, text)
    }
    fn broken_law(&self) -> Option<String> {
        self.first_broken_law()
    }
}
