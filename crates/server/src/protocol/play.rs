//! A table while it is played: position, log, preview, talk.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A table at one moment, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// Length of the log.
    pub at: u32,
    /// Whose eyes: a seat, or nobody's.
    pub viewer: Option<u8>,
    /// The game's own view.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What the table waits for.
    pub asked: Vec<Asked>,
    /// Everything that waits as a list of things to do, the next one first, as far as the viewer may know it; left out
    /// where nothing waits but the questions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub waiting: Vec<String>,
    /// Legal answers of the viewer's seat; empty unless it is asked.
    pub moves: Vec<LegalMove>,
    pub scores: Vec<SeatScore>,
    /// How far back the viewer's seat may undo by itself, one step at a time: lengths of the log,
    /// latest first.
    pub undo: Vec<u32>,
    pub over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    pub seat: u8,
    pub text: String,
    /// The game's own question; only public parts.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub question: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LegalMove {
    /// What to send.
    pub notation: String,
    /// For buttons and menus.
    pub text: String,
    /// The game's own structure, for boards.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub mv: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatScore {
    pub seat: u8,
    pub total: i32,
    pub place: Option<u8>,
    pub sources: Vec<SourceScore>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SourceScore {
    pub source: String,
    pub name: String,
    pub points: i32,
}

/// One entry of the log, as the viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// The entry's index; the position after it has `at = entry + 1`.
    pub entry: u32,
    pub time: i64,
    pub seat: Option<u8>,
    /// Who acted for the seat if not its holder: a substitute bot, or an auto-answer.
    pub by: Option<Actor>,
    pub notation: String,
    pub told: Vec<Told>,
    /// Taken back later.
    pub undone: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    Bot,
    Substitute,
    Auto,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    pub text: String,
    pub rule: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Value,
}

/// A page of the log with the scores after each entry, for the log panel, plots and replays. Pages
/// laid behind each other are the whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct History {
    /// What happened before the first entry; on the first page.
    pub opening: Vec<Told>,
    pub steps: Vec<Step>,
    /// Total points by seat after each entry; on the first page also before the first of them.
    pub scores: Vec<Vec<i32>>,
    /// Where the next page begins; nothing if this was the last.
    pub next: Option<u32>,
}

/// What changed at a table while somebody was away.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Away {
    /// Since this length of the log.
    pub from: u32,
    /// Entries since then.
    pub count: u32,
    /// What changed most, in the order it happened.
    pub lines: Vec<AwayLine>,
    /// Who is ahead, in words.
    pub leader: Option<String>,
    /// What ends soon, in words.
    pub ends: Option<String>,
}

/// One step, in a sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AwayLine {
    pub entry: u32,
    pub seat: u8,
    pub text: String,
    /// Points it brought whoever made it.
    pub gain: i32,
}

/// What a planned turn would lead to. Nothing was stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    pub position: Position,
    pub told: Vec<Told>,
    /// Points gained by seat.
    pub gained: Vec<i32>,
    /// What the viewer gains and pays.
    pub effects: Vec<Effect>,
    /// Nothing is left to decide for this seat: the turn can be confirmed.
    pub turn_over: bool,
    /// Why nothing further can be planned from here on, if so.
    pub beyond: Option<Beyond>,
}

/// What no plan reaches beyond: a draw of luck, or something hidden that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    Luck,
    Secret,
}

/// How much more or less of something a seat would have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// The game's own key, such as `holding-coins`.
    pub key: String,
    pub name: String,
    /// How much there is now.
    pub before: i32,
    pub change: i32,
}

/// Routine questions answered without asking. The keys are the game's own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AutoAnswers {
    /// By the key of the game's standing orders.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub rules: std::collections::BTreeMap<String, i64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Letters are numbered apart, between every two seats.
    pub id: i64,
    pub room: Room,
    pub name: String,
    /// The speaker's seat, if seated.
    pub seat: Option<u8>,
    /// The seat a letter goes to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to: Option<u8>,
    pub time: i64,
    /// Length of the log when it was said.
    pub at: u32,
    pub text: String,
}

/// Players and spectators talk apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    Players,
    Spectators,
    /// From one seat to another or to itself: nobody else ever reads it.
    Letters,
}
