//! Tables: made, listed, joined.

use super::TableId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waiting for players.
    Open,
    Playing,
    Finished,
    /// Given up while it was played: there is no result.
    Abandoned,
    /// Closed before it began.
    Closed,
}

/// How fast a table is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No clock at all.
    Relaxed,
    /// A bank for the whole game and a bit more for every turn, in seconds.
    Live { bank: u32, increment: u32 },
    /// Time for each turn, in seconds, not counting sleep hours and holidays.
    Correspondence { per_turn: u32 },
}

/// Who is meant to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Anybody may sit down.
    Open,
    /// The one who makes the table.
    Me,
    /// Somebody else on the same screen.
    Local {
        name: String,
    },
    Bot {
        bot: String,
    },
    /// Somebody with an account: the seat is kept for them, and they are told.
    Person {
        name: String,
    },
}

/// How people share the seats of a table, at games that know of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sharing {
    /// One person a seat.
    #[default]
    Alone,
    /// Each of a seat sees to what their role says.
    Roles,
    /// Any of a seat answers for it.
    Any,
}

impl Sharing {
    pub fn is_alone(&self) -> bool {
        *self == Sharing::Alone
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// The game's own choices; left out means usual. `null` for all usual.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    pub seats: Vec<SeatPlan>,
    pub pace: Pace,
    /// Listed in the lobby for everybody, or reached by its link only.
    pub public: bool,
    #[serde(default)]
    pub title: String,
    /// Begin at once if nobody is missing.
    #[serde(default)]
    pub start: bool,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Sharing>"))]
    pub sharing: Sharing,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    Open,
    /// Kept for somebody who was invited and has not answered.
    Invited {
        id: String,
        name: String,
    },
    Person {
        id: String,
        name: String,
    },
    /// A person on the screen of another.
    Local {
        /// Whose screen.
        id: String,
        name: String,
    },
    Bot {
        bot: String,
        /// What it is called at this table.
        name: String,
        /// How strong it is, in a word.
        level: String,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    pub seat: u8,
    pub holder: Holder,
    /// Which bot plays for an absent holder just now.
    pub substitute: Option<String>,
    /// The holder left the game for good; if a bot plays on, it is the substitute.
    pub resigned: bool,
    /// Those who play would like somebody else to take the seat over.
    pub offered: bool,
    /// Who left the seat to its holder.
    pub before: Option<String>,
    /// The holder has this table open.
    pub online: bool,
    pub clock: Option<Clock>,
    /// Everybody on it, at a table whose seats are shared; otherwise left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Companion>>"))]
    pub people: Vec<Companion>,
}

/// One of those who share a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Companion {
    pub id: String,
    pub name: String,
    /// What they see to, by the key of the game's role.
    pub role: String,
    /// They have this table open.
    pub online: bool,
    /// The others of the seat go on without them.
    pub away: bool,
    /// The question of the seat is theirs. Only the seat itself is told so: it may give away what is asked.
    pub asked: bool,
}

/// A seat's time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clock {
    /// Milliseconds left when `since` began, or now if the clock stands.
    pub left: i64,
    /// When it started to run; `None` if it stands.
    pub since: Option<i64>,
    /// When it will run out as things are; `None` if it stands.
    pub deadline: Option<i64>,
    /// Standing still for the night, a holiday or a pause.
    pub resting: bool,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    pub id: TableId,
    pub game: String,
    pub title: String,
    pub stage: Stage,
    pub pace: Pace,
    pub public: bool,
    pub seats: Vec<SeatInfo>,
    /// Length of the log.
    pub length: u32,
    /// Seats the table waits for.
    pub waiting_for: Vec<u8>,
    /// True if it waits for me.
    pub my_turn: bool,
    /// When my time runs out, if it runs.
    pub deadline: Option<i64>,
    pub created: i64,
    pub changed: i64,
    /// What differs from the usual setup, in words.
    pub choices: Vec<String>,
    /// Expected length of a live game, in minutes.
    pub minutes: u32,
    /// Final points and places by seat.
    pub result: Option<Vec<SeatResult>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatResult {
    pub points: i32,
    pub place: u8,
}

/// A table with all that is public about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    #[serde(flatten)]
    pub summary: TableSummary,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// My seats, if any.
    pub mine: Vec<u8>,
    /// I made it.
    pub host: bool,
    /// The secret part of the invitation link; only for those who sit there.
    pub invite: Option<String>,
    /// What the seed was promised to be, from the start.
    pub commitment: String,
    /// The seed itself, when the game is over.
    pub seed: Option<String>,
    /// Where a rematch is being prepared.
    pub rematch: Option<TableId>,
    pub paused: bool,
    /// Seats that would like a pause; it begins when everybody who is there does.
    pub pause_asked: Vec<u8>,
    /// Somebody asks to take back more than their own last moves.
    pub undo_request: Option<UndoRequest>,
    /// Somebody would give the game up.
    pub abandon_request: Option<AbandonRequest>,
    /// Nobody else plays here any more: I may simply end the game.
    pub alone: bool,
    /// People looking on.
    pub spectators: u32,
    /// The rules did not answer in time: the table rests for a while.
    pub stuck: bool,
    /// Seats have secrets of each other: a shared screen is passed on before the next one looks.
    pub secrets: bool,
    /// Some keep everybody waiting, and the others may start a countdown.
    pub hurry: Option<HurryInfo>,
    /// How people share seats here; left out where they do not.
    #[serde(default, skip_serializing_if = "Sharing::is_alone")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Sharing>"))]
    pub sharing: Sharing,
    /// Seats that I may write to alone, my own among them if I share it; left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub letters: Vec<u8>,
}

/// Seats that may be hurried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HurryInfo {
    pub late: Vec<u8>,
    /// How long a countdown lasts.
    pub seconds: u8,
    /// When the one that runs is over.
    pub until: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoRequest {
    pub by: u8,
    /// Back to this length of the log.
    pub to: u32,
    pub agreed: Vec<u8>,
    /// Seats that have not answered.
    pub missing: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbandonRequest {
    pub agreed: Vec<u8>,
    /// Seats that have not answered.
    pub missing: Vec<u8>,
}

/// Where I put a table. Nobody else notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shelf {
    /// On no list of mine.
    Hidden,
    /// On the list of my archive.
    Archived,
}

/// One of my tables, with what I keep of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnTable {
    #[serde(flatten)]
    pub table: TableSummary,
    /// How much of the log I have seen; nothing if I never looked.
    pub seen: Option<u32>,
    pub shelf: Option<Shelf>,
    /// I am told nothing about it.
    pub muted: bool,
    /// I resigned on all my seats: the others play on without me.
    pub left: bool,
    /// A seat is kept for me; I have not answered.
    pub invited: bool,
    /// All seats are taken, and it waits for me to begin.
    pub begins: bool,
}

/// Puts a table away, or back with `null`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PutAway {
    pub shelf: Option<Shelf>,
}

/// Leaves a game for good, on one of my seats.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Resign {
    pub seat: u8,
}

/// Takes another role on a seat I share.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeRole {
    pub seat: u8,
    pub role: String,
}

/// Those who play offer a seat that was left or a place beside them, or do not any more.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OfferSeat {
    pub seat: u8,
    pub offered: bool,
}

/// Takes over a seat that is offered, as it stands, or the place beside those who hold it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Volunteer {
    pub seat: u8,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub invite: Option<String>,
}

/// Agrees to give a game up, or does not.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Abandon {
    pub agree: bool,
}

/// The host wants fewer seats, before the start.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FewerSeats {
    pub seats: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which seat; any open one if left out.
    #[serde(default)]
    pub seat: Option<u8>,
    #[serde(default)]
    pub invite: Option<String>,
}

/// The host changes who is meant to sit somewhere, before the start.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    pub seat: u8,
    pub plan: SeatPlan,
}

/// Bots for all open seats.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FillSeats {
    pub bot: String,
}

/// Asks for a pause, or ends it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PauseTable {
    pub paused: bool,
}

/// Goes on from a position, on one screen.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// From this length of the log.
    pub at: u32,
    /// Who plays on; everybody on this screen if left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub seats: Option<Vec<SeatPlan>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub invite: Option<String>,
}

/// Public tables and my own, waiting ones first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LobbyLists {
    pub tables: Vec<TableSummary>,
    pub mine: Vec<OwnTable>,
}

/// What I wrote down about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub text: String,
}
