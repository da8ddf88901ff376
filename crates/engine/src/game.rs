//! The shape of a game.

use crate::content::{self, Problems, Tables};
use crate::picture::Picture;
use crate::{Answer, Chance, IsOffered, Message, Offers, Refusal, Seat, Seats, Sheet, Viewer};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// A game that can be played: the implementing type is the whole table, secrets included.
///
/// The value is flat and plain: it can be cloned, compared, saved and loaded at any moment, also
/// in the middle of a chain of effects. Rules do no I/O, know no clock and draw luck only from
/// the [`Chance`] they are handed.
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Seats, map, expansions, variants.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat is asked.
    type Question: Clone + Debug + PartialEq + Serialize;
    /// One answer to one question.
    type Move: Answer + Serialize + DeserializeOwned;
    /// What happened, for logs and animation.
    type Event: Clone + Debug + PartialEq + Serialize;
    /// What one viewer may see; built from what that viewer may know, never a stripped state.
    type View: Clone + Debug + PartialEq + Serialize;
    /// What is printed on components; [`content::NoTables`] for a game that has none.
    type Content: Tables;

    /// Name, texts and versions: everything about the game that is not a table.
    const PROFILE: Profile;

    /// What most tables of this many seats would choose; refused outside the game's range.
    fn usual_setup(seats: u8) -> Result<Self::Setup, Refusal>;
    /// The rulebook's own game for this many seats: the usual setup, unless usual tables play
    /// otherwise.
    fn rulebook_setup(seats: u8) -> Result<Self::Setup, Refusal> {
        Self::usual_setup(seats)
    }
    /// What can be chosen in a setup, for forms and help: keys of the setup's JSON.
    fn options() -> Vec<SetupOption> {
        Vec::new()
    }
    // What follows comes from `Content`, so that no game plays with an owner's tables and shows
    // others.
    /// The names of component tables and their texts, as carried by the binary.
    fn tables() -> Vec<(String, String)> {
        content::embedded::<Self::Content>()
    }
    /// Checks a complete set of tables, reporting every mistake.
    fn check_tables(files: &[(String, String)]) -> Result<(), Problems> {
        content::read::<Self::Content>(files).map(|_| ())
    }
    /// Plays with these tables from now on; possible once, before any table was set up.
    fn install_tables(files: &[(String, String)]) -> Result<(), Problems> {
        Self::Content::installed().install(files)
    }
    /// The tables played with: those installed, or those carried.
    fn tables_in_use() -> Vec<(String, String)> {
        Self::Content::installed().files().to_vec()
    }
    /// Names the exact tables in use.
    fn tables_fingerprint() -> String {
        Self::Content::installed().fingerprint().to_string()
    }

    /// What is printed on the components in use, as the game's own client draws them.
    fn printed() -> serde_json::Value {
        serde_json::Value::Null
    }

    fn set_up<C: Chance, T: Tell<Self::Event>>(
        setup: &Self::Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Everyone the table waits for. Empty exactly when there is an outcome.
    fn asked(&self) -> Seats;
    fn question(&self, seat: Seat) -> Option<Self::Question>;

    /// Every legal answer of an asked seat, each exactly once. The one place where legality lives.
    fn offer<O: Offers<Self::Move>>(&self, seat: Seat, offers: &mut O);

    /// Carries out a move that was offered. Trusts its caller; [`Game::check_move`] is the door.
    fn apply<C: Chance, T: Tell<Self::Event>>(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut C,
        tell: &mut T,
    );

    /// Which rule is against a move that is not offered, and why.
    fn refusal(&self, seat: Seat, mv: Self::Move) -> Refusal;

    fn view_for(&self, viewer: Viewer) -> Self::View;

    /// What this viewer is told of an event; nothing, if it is a secret of others.
    fn told(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// True if the event shows somebody something that was hidden before (an undo boundary).
    fn reveals(_event: &Self::Event) -> bool {
        false
    }
    /// A component or a place that the event put to use, for statistics: is everything worth using?
    fn used(_event: &Self::Event) -> Option<Used> {
        None
    }
    /// Everything of a kind that [`Game::used`] can name, kind by kind, so that what nobody uses is
    /// missed. A kind that is not told here is known by its uses only.
    fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
        Vec::new()
    }
    /// The event as a message for the catalogues, with the rule it comes from.
    fn describe(&self, event: &Self::Event) -> (Message, &'static str);
    /// The question as a message.
    fn describe_question(&self, question: &Self::Question) -> Message;
    /// A move as a message, for buttons and menus.
    fn describe_move(&self, seat: Seat, mv: Self::Move) -> Message;

    /// A view drawn with letters. Words are given as message keys through `say`.
    fn draw(_view: &Self::View, _say: &dyn Fn(&Message) -> String) -> Picture {
        Picture::default()
    }

    fn outcome(&self) -> Option<Outcome>;
    /// Points by source "if the game ended now"; final once there is an outcome.
    fn score(&self, seat: Seat) -> Score;

    /// The points of a seat as far as a viewer may know them while the game runs.
    fn score_seen(&self, seat: Seat, _viewer: Viewer) -> Score {
        self.score(seat)
    }

    /// Opponents of all seats whom nobody plays, by name, with their points "if the game ended now".
    fn rivals(&self) -> Vec<(Message, Score)> {
        Vec::new()
    }

    /// What a seat holds, by message key: a preview compares it before and after. The message may
    /// agree with the `$count` beside it.
    fn holdings(&self, _seat: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
    /// Standing orders a seat may give for routine questions.
    fn standing_orders() -> &'static [StandingOrder] {
        &[]
    }
    /// The answer the standing orders give to the question of this seat, if they cover it.
    fn ordered_answer(&self, _seat: Seat, _orders: &Orders) -> Option<Self::Move> {
        None
    }
    /// True if a seat that gave this answer and is asked again begins a new turn: everybody else
    /// has passed, say. Clocks give time by turns; as a rule a seat that is asked all along is
    /// still in the same one.
    fn begins_turn(_before: &Self, _after: &Self, _seat: Seat, _mv: Self::Move) -> bool {
        false
    }
    /// True if seats of this table have secrets of each other: of some games only with a module.
    fn has_secrets(&self) -> bool {
        Self::PROFILE.secrets
    }
    /// Seats that keep the others waiting, if the table agreed to hurry them: what is done for them
    /// after a countdown that one of the others starts.
    fn hurry(&self) -> Option<Hurry<Self::Move>> {
        None
    }
    /// True if other seats may not be told this answer yet: a card chosen face down.
    fn keeps_secret(&self, _seat: Seat, _mv: Self::Move) -> bool {
        false
    }

    /// What a campaign keeps of this game once it is over; nothing if it belongs to none.
    fn sheet(&self, _setup: &Self::Setup) -> Option<Sheet> {
        None
    }
    /// The details of such a sheet row by row for printing, with the names of the players by seat,
    /// in the language `say` speaks; nothing if they are not of this form.
    fn print_sheet(
        _details: &serde_json::Value,
        _players: &[String],
        _say: &dyn Fn(&Message) -> String,
    ) -> Option<Vec<(String, String)>> {
        None
    }

    /// A table this seat could not tell from the real one. Bots think on these.
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self;

    /// A move in short text.
    fn write(&self, seat: Seat, mv: Self::Move) -> String;
    /// The move a short text stands for, legal or not.
    fn read(&self, seat: Seat, text: &str) -> Result<Self::Move, Refusal>;

    /// Conservation laws: what must hold at every step, in a sentence if it does not.
    fn broken_law(&self) -> Option<String>;

    /// Converts the saved state of the previous rules version, one step only.
    fn migrate(_from: u32, _state: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        Err(Refusal::plain("rules-version", "refused-rules-version"))
    }

    /// The door: is this seat asked, and is this one of its answers?
    fn check_move(&self, seat: Seat, mv: Self::Move) -> Result<(), Refusal> {
        if !self.asked().has(seat) {
            return Err(if self.asked().is_empty() {
                Refusal::plain("game-over", "refused-game-over")
            } else {
                Refusal::not_asked(seat)
            });
        }
        let mut offered = IsOffered::new(mv);
        self.offer(seat, &mut offered);
        if offered.found { Ok(()) } else { Err(self.refusal(seat, mv)) }
    }

    /// The legal answers as a list; empty if the seat is not asked.
    fn legal_moves(&self, seat: Seat) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        if self.asked().has(seat) {
            self.offer(seat, &mut moves);
        }
        moves
    }
}

/// Something that was put to use: a kind of thing, its name, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Used {
    pub kind: &'static str,
    pub name: Cow<'static, str>,
    /// Nobody, if it happened to the whole table.
    pub by: Option<Seat>,
}

/// See [`Game::hurry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hurry<M> {
    pub late: Seats,
    pub seconds: u8,
    /// Made for each of them.
    pub answer: M,
}

/// Everything about a game that is the same at every table.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// The folder's name, in small letters with hyphens.
    pub id: &'static str,
    pub name: &'static str,
    /// The prefix of its rule ids, in capitals.
    pub prefix: &'static str,
    pub seats: (u8, u8),
    /// Minutes a live game of people takes: with the fewest seats, and more for each further one.
    pub minutes: (u32, u32),
    /// True if seats may have secrets of each other.
    pub secrets: bool,
    /// Raised whenever an old log would replay to a different table.
    pub rules_version: u32,
    pub rules: Bilingual,
    /// Fluent catalogues for this game's messages.
    pub words: Bilingual,
}

/// Standing orders by key.
pub type Orders = BTreeMap<String, i64>;

/// A routine question that can be answered beforehand: "take power up to 2".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingOrder {
    /// Its words are the message `order-KEY`, with the number as `n`.
    pub key: &'static str,
    /// Least and most that can be ordered.
    pub range: (i64, i64),
}

/// One thing a host chooses when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupOption {
    /// The key in the setup's JSON; its words are the message `option-KEY`.
    pub key: &'static str,
    pub values: OptionValues,
}

/// What a setup option may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionValues {
    /// On or off.
    Flag,
    /// Exactly one of these; the words of a value are the message `option-KEY-VALUE`.
    OneOf(Vec<String>),
    /// Some of these, each at most once.
    SetOf(Vec<String>),
    /// Several of these in an order of their own, any as often as one likes.
    ListOf(Vec<String>),
    /// One of these for every seat; nothing at all is possible too.
    EachSeat(Vec<String>),
    /// Whole number between two bounds, both possible.
    Number(u32, u32),
}

impl OptionValues {
    /// The words a value is chosen from; none for numbers and flags.
    pub fn words(&self) -> &[String] {
        match self {
            OptionValues::OneOf(words)
            | OptionValues::SetOf(words)
            | OptionValues::ListOf(words)
            | OptionValues::EachSeat(words) => words,
            OptionValues::Flag | OptionValues::Number(..) => &[],
        }
    }
}

/// What stands in a setup for a choice that is left to luck.
pub const DRAWN: &str = "random";

/// A seat of a setup as a number or as the text of one; nothing or [`DRAWN`] if luck names it.
pub fn seat_or_drawn<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(u8),
        Text(String),
    }
    match Option::<Written>::deserialize(from)? {
        None => Ok(None),
        Some(Written::Number(seat)) => Ok(Some(seat)),
        Some(Written::Text(text)) if text == DRAWN => Ok(None),
        Some(Written::Text(text)) => text.parse().map(Some).map_err(D::Error::custom),
    }
}

/// One text in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Bilingual {
    pub en: &'static str,
    pub fr: &'static str,
}

/// Somebody who listens to what happens. Simulations use [`Silence`], which costs nothing.
pub trait Tell<E> {
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<E> Tell<E> for Silence {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Final points by seat.
    pub points: Vec<i32>,
    /// Place by seat, 1 is best; equal places are shared. A game that all lose together has no
    /// first place: everybody comes second, after the game itself.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Most points win, equal points share.
    pub fn most_points(points: Vec<i32>) -> Self {
        let place = |mine: &i32| 1 + points.iter().filter(|other| *other > mine).count() as u8;
        Outcome { places: points.iter().map(place).collect(), points }
    }
    /// True if the game itself won.
    pub fn is_lost_by_all(&self) -> bool {
        !self.places.is_empty() && self.places.iter().all(|&place| place == 2)
    }
    pub fn winners(&self) -> Seats {
        self.places
            .iter()
            .enumerate()
            .filter(|(_, place)| **place == 1)
            .fold(Seats::NONE, |seats, (seat, _)| seats.with(Seat(seat as u8)))
    }
}

/// Points by source. The keys are message keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    pub total: i32,
    pub sources: Vec<(&'static str, i32)>,
}

impl Score {
    pub fn add(&mut self, source: &'static str, points: i32) {
        self.total += points;
        self.sources.push((source, points));
    }
}
