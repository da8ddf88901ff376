//! Rise & Fall: rules, content, notation.
//!
//! Reading order: [`world`] is the landscape, [`state`] the table on it, [`moves`] every decision,
//! `choices` what may be done and doing it, `actions/` what each kind of piece does, `flow` what
//! happens next, and one file for each chapter of `RULES.md` that needs one.

mod actions;
mod appraise;
mod building;
pub mod campaign;
mod cards;
mod choices;
pub mod content;
mod describe;
mod draw;
pub mod events;
mod flow;
mod generator;
mod guilds;
pub mod hex;
mod imagine;
pub mod kinds;
mod laws;
mod laying;
pub mod moves;
mod notation;
pub mod npc;
pub mod printed;
mod reach;
mod refusals;
mod save;
mod scoring;
pub mod setup;
mod sites;
pub mod state;
pub mod tales;
pub mod view;
pub mod world;

pub use events::Event;
pub use moves::{Move, Question};
pub use setup::Setup;
pub use state::RiseAndFall;
pub use view::View;

use engine::{
    Bilingual, Chance, Components, Hurry, Manners, Message, Offers, Outcome, Play, Profile,
    Refusal, Score, Seat, Seats, Secrets, SetupOption, Sheet, Spoken, Tell, Used, Viewer,
};
use serde::Deserialize;

impl Play for RiseAndFall {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "rise-and-fall",
        name: "Rise & Fall",
        prefix: "RF",
        seats: (1, 8),
        minutes: (60, 30),
        secrets: true,
        rules_version: 2,
        rules: Bilingual { en: include_str!("../RULES.md"), fr: include_str!("../RULES.fr.md") },
        words: Bilingual {
            en: include_str!("../words/en.ftl"),
            fr: include_str!("../words/fr.ftl"),
        },
    };

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        setup::expect_seats(seats).map(|()| Setup::for_seats(seats))
    }
    fn rulebook_setup(seats: u8) -> Result<Setup, Refusal> {
        setup::expect_seats(seats).map(|()| Setup::of_rulebook(seats))
    }
    fn options() -> Vec<SetupOption> {
        setup::options()
    }
    fn set_up<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal> {
        RiseAndFall::prepare(setup, chance, tell)
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
    /// A late player's card is chosen by luck (RF-5.5).
    fn interventions<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        self.offer_hurry(seat, offers);
    }
    #[inline]
    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.carry_out(seat, mv, chance, tell);
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
    /// Snapshots of version 1: one player handled all NPCs, as an option does now (RF-16.5).
    fn migrate(from: u32, mut state: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        if from != 1 {
            return Err(Refusal::plain("rules-version", "refused-rules-version"));
        }
        if let Some(npcs) = state.get_mut("npcs").and_then(serde_json::Value::as_object_mut) {
            npcs.insert("nearest".into(), true.into());
        }
        Ok(state)
    }
    fn broken_law(&self) -> Option<String> {
        self.first_broken_law()
    }
}

impl Secrets for RiseAndFall {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
    fn told(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }
    fn reveals(event: &Event) -> bool {
        event.shows_secrets()
    }
    /// Chosen face down (RF-18.1).
    fn keeps_secret(&self, _seat: Seat, mv: Move) -> bool {
        // What is proposed for an NPC is shown when all have (RF-16.5).
        self.is_npc_asked() && self.is_handled_together()
            || matches!(
                mv,
                Move::Choose { .. }
                    | Move::Decline { .. }
                    | Move::Keep { .. }
                    | Move::PassOn { .. }
            )
    }
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        self.imagined(seat, chance)
    }
}

impl Spoken for RiseAndFall {
    fn describe(&self, event: &Event) -> (Message, &'static str) {
        self.describe_event(event)
    }
    fn describe_question(&self, question: &Question) -> Message {
        self.describe_asking(question)
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

impl Components for RiseAndFall {
    type Content = content::Content;

    fn printed() -> serde_json::Value {
        serde_json::to_value(printed::printed()).expect("plain data")
    }
    fn called(kind: &str, name: &str) -> Option<Message> {
        let of = match kind {
            "action" => "deed",
            "card" | "trophy" | "buy-back" => "piece",
            "level" => "option-handicap",
            _ => return None,
        };
        Some(Message::new(format!("{of}-{name}")))
    }
    fn used(event: &Event) -> Option<Used> {
        event.puts_to_use()
    }
}

impl Manners for RiseAndFall {
    fn seat_name(&self, seat: Seat) -> Message {
        Message::new(describe::civ_key(seat))
    }
    /// Non-player civilizations: whether the players win depends on them (RF-14.47).
    fn rivals(&self) -> Vec<(Message, Score)> {
        let named = |seat| {
            let npc = self.npc(seat);
            let name = Message::new("rival").name("civ", describe::civ_key(seat));
            name.name("npc", describe::npc_key(npc.who)).number("level", npc.level)
        };
        self.npc_seats().map(|seat| (named(seat), self.score_of(seat))).collect()
    }
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let civ = self.civ(seat);
        vec![
            ("holding-points", self.score_of(seat).total),
            ("holding-gold", civ.gold.into()),
            ("holding-wood", civ.stock[0].into()),
            ("holding-stone", civ.stock[1].into()),
        ]
    }
    /// Those who have not chosen a card yet (RF-5.5).
    fn hurry(&self) -> Option<Hurry<Move>> {
        self.check_hurry().ok()?;
        Some(Hurry { late: self.choosing(), seconds: flow::COUNTDOWN, answer: Move::Hurry {} })
    }
    fn sheet(&self, setup: &Setup) -> Option<Sheet> {
        self.campaign_sheet(setup)
    }
    fn print_sheet(
        details: &serde_json::Value,
        players: &[String],
        say: &dyn Fn(&Message) -> String,
    ) -> Option<Vec<(String, String)>> {
        let sheet = campaign::GameSheet::deserialize(details).ok()?;
        Some(sheet.rows(players, say))
    }
}

/// No other program writes games of it down.
impl engine::Exchange for RiseAndFall {}
