//! Every message on the wire: bodies of requests and answers, and what goes through the socket.
//!
//! The TypeScript types of the client are generated from this file (`cargo xtask bindings`).
//! Times are milliseconds since 1970 (UTC). Texts meant for people come in the reader's language.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Raised when an old client could no longer follow.
pub const PROTOCOL: u32 = 1;

/// A table's id, as in its address: 12 letters and digits.
pub type TableId = String;

// ---------------------------------------------------------------------------------------------
// Refusals

/// Why something was not done. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Refused {
    /// A rule id such as `TM-8.12`, or a code in small letters such as `not-your-turn`.
    pub code: String,
    /// In words, in the reader's language.
    pub text: String,
    /// The game whose rule it is, if it is a rule: its text is at `/rules/GAME#code`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<String>,
    /// Seconds to wait, if something was done too often.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after: Option<u32>,
}

// ---------------------------------------------------------------------------------------------
// People

/// Who I am.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    pub id: String,
    pub name: String,
    /// True until there is a password.
    pub guest: bool,
    pub admin: bool,
    pub settings: Settings,
}

/// What a person prefers. Unknown keys are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// `en` or `fr`; the browser's language if empty.
    pub lang: String,
    /// `light`, `dark` or `system`.
    pub theme: String,
    /// Plan a whole turn and confirm it, instead of playing each click at once.
    pub confirm_turn: bool,
    /// A symbol on every terrain and seat, for those who see colours differently.
    pub symbols: bool,
    pub sound: bool,
    /// Calm pictures: no animation, whatever the system says.
    pub reduced_motion: bool,
    /// IANA name of the time zone sleep hours are meant in.
    pub time_zone: String,
    /// Hours of the day, 0 to 23, during which correspondence clocks stand still: from, to.
    pub sleep: Option<(u8, u8)>,
    /// Days off, `YYYY-MM-DD`: first and last.
    pub holidays: Vec<(String, String)>,
    /// Which bot plays for me when I am away: `greedy`, `mcts:1000ms` and so on.
    pub substitute: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lang: String::new(),
            theme: "system".into(),
            confirm_turn: true,
            symbols: false,
            sound: false,
            reduced_motion: false,
            time_zone: "UTC".into(),
            sleep: None,
            holidays: Vec::new(),
            substitute: "mcts:300ms".into(),
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    pub name: String,
}

/// A name and a password: to sign up, turn a guest into an account, or sign in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub name: String,
    pub password: String,
}

/// The answer to signing in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SignedIn {
    #[serde(flatten)]
    pub me: Me,
    /// The guest this browser was until now, if it sits at tables: they can be taken over.
    pub left_guest: Option<LeftGuest>,
}

/// A guest left behind by signing in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeftGuest {
    pub name: String,
    /// How many tables it sits at.
    pub tables: u32,
    /// Proves that the guest was mine; good for thirty days.
    pub claim: String,
}

/// Take over the tables of a guest I was.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    pub claim: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    pub old: String,
    pub new: String,
}

/// Forget me. With a password: the password. As a guest: the name, to be sure.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EraseMe {
    pub confirm: String,
}

/// A browser that is signed in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    pub id: String,
    /// What the browser says it is.
    pub name: String,
    pub created: i64,
    pub seen: i64,
    /// This very browser.
    pub current: bool,
}

/// What anybody may know of a person.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    pub id: String,
    pub name: String,
    pub guest: bool,
    pub since: i64,
    pub playing: u32,
    pub finished: u32,
    pub won: u32,
    /// Median and quartiles of the time to answer, in ms: quick quarter, half, slow quarter.
    pub pace: Option<(i64, i64, i64)>,
    /// How often a substitute had to take over.
    pub substituted: u32,
    pub recent: Vec<TableSummary>,
}

/// Everything the library keeps about a person, to take home.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyData {
    pub me: Me,
    pub created: i64,
    pub devices: Vec<Device>,
    pub tables: Vec<MyTable>,
    pub chat: Vec<MyLine>,
}

/// A table I sit or sat at.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyTable {
    pub id: TableId,
    pub game: String,
    pub title: String,
    pub stage: Stage,
    pub seats: Vec<u8>,
    pub created: i64,
    pub finished: Option<i64>,
    pub note: String,
}

/// Something I said.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyLine {
    pub table: TableId,
    pub room: Room,
    pub time: i64,
    pub text: String,
}

// ---------------------------------------------------------------------------------------------
// Administration

/// How the library is doing.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Health {
    pub version: String,
    /// Milliseconds since the doors opened.
    pub uptime: i64,
    /// Milliseconds the database took to answer; `None` if it did not.
    pub database: Option<i64>,
    pub accounts: u64,
    pub guests: u64,
    /// Tables waiting for players, being played, finished.
    pub open: u64,
    pub playing: u64,
    pub finished: u64,
    /// Entries of all logs, lines of all chats.
    pub entries: u64,
    pub lines: u64,
    /// Size of the database in bytes, if known.
    pub bytes: u64,
    /// Tables in memory.
    pub tables: u32,
    pub sockets: u32,
    /// Memory of the process in bytes, if the system says.
    pub memory: Option<u64>,
    /// What everybody is told, if anything.
    pub announcement: String,
}

/// An account as administrators see it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AccountInfo {
    pub id: String,
    pub name: String,
    pub guest: bool,
    pub admin: bool,
    pub created: i64,
    pub banned_until: Option<i64>,
    pub ban_reason: String,
    pub erased: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// For good if left out.
    #[serde(default)]
    pub days: Option<u32>,
    /// Shown to the person.
    #[serde(default)]
    pub reason: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeAdmin {
    pub admin: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pause {
    pub paused: bool,
}

/// What the administrators tell everybody; empty for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    pub text: String,
}

/// Something an administrator did.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AuditLine {
    pub at: i64,
    /// The administrator's account.
    pub who: String,
    pub what: String,
    #[ts(type = "unknown")]
    pub detail: Value,
}

// ---------------------------------------------------------------------------------------------
// Games

/// A game of the library.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    pub id: String,
    pub name: String,
    pub prefix: String,
    /// Least and most seats.
    pub seats: (u8, u8),
    pub rules_version: u32,
    /// Names the exact component tables in use.
    pub content: String,
    /// True if seats have secrets of each other: hot-seat then asks to pass the screen.
    pub secrets: bool,
    pub options: Vec<GameOption>,
    /// The usual setup by number of seats, from the least.
    #[ts(type = "unknown[]")]
    pub usual: Vec<Value>,
    /// Routine questions that can be answered beforehand.
    pub orders: Vec<OrderInfo>,
    /// Foreign file formats it can read and write.
    pub formats: Vec<String>,
    /// Bots worth playing against, weakest first.
    pub bots: Vec<BotInfo>,
    /// Minutes a live game takes: at two seats, and more for each further one.
    pub minutes: (u32, u32),
}

/// A standing order, such as "take power that costs at most 2".
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OrderInfo {
    pub key: String,
    pub least: i64,
    pub most: i64,
    /// In words, one for each number from the least.
    pub texts: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotInfo {
    /// What the command line calls it: `greedy`, `mcts:1000ms`.
    pub id: String,
    pub name: String,
    pub about: String,
}

/// One thing chosen when a table is made.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOption {
    /// Its key in the setup.
    pub key: String,
    pub name: String,
    /// What it does, if there is more to say than its name.
    pub about: String,
    pub values: OptionKind,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    Flag,
    OneOf { values: Vec<OptionValue> },
    ListOf { values: Vec<OptionValue> },
    Number { least: u32, most: u32 },
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionValue {
    pub id: String,
    pub name: String,
}

/// A rulebook, in reading order.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rulebook {
    pub game: String,
    pub title: String,
    pub chapters: Vec<Chapter>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chapter {
    /// Such as `TM-8`; empty if the chapter has none.
    pub id: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rule {
    pub id: String,
    /// Markdown.
    pub text: String,
    /// `rulebook`, `public` or `house`.
    pub source: String,
}

/// One component table of a game, as data with its marks.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ComponentTable {
    /// The file's name.
    pub name: String,
    #[ts(type = "unknown")]
    pub data: Value,
}

// ---------------------------------------------------------------------------------------------
// Tables

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waiting for players.
    Open,
    Playing,
    Finished,
    /// Closed before it began.
    Closed,
}

/// How fast a table is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
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
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// The game's own choices; left out means usual. `null` for all usual.
    #[serde(default)]
    #[ts(type = "unknown")]
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
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    Open,
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
        name: String,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    pub seat: u8,
    pub holder: Holder,
    /// Which bot plays for an absent holder just now.
    pub substitute: Option<String>,
    /// The holder has this table open.
    pub online: bool,
    pub clock: Option<Clock>,
}

/// A seat's time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatResult {
    pub points: i32,
    pub place: u8,
}

/// A table with all that is public about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    #[serde(flatten)]
    pub summary: TableSummary,
    #[ts(type = "unknown")]
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
    /// People looking on.
    pub spectators: u32,
    /// The rules did not answer in time: the table rests for a while.
    pub stuck: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoRequest {
    pub by: u8,
    /// Back to this length of the log.
    pub to: u32,
    pub agreed: Vec<u8>,
    /// Seats that have not answered.
    pub missing: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which seat; any open one if left out.
    #[serde(default)]
    pub seat: Option<u8>,
    #[serde(default)]
    pub invite: Option<String>,
}

/// The host changes who is meant to sit somewhere, before the start.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    pub seat: u8,
    pub plan: SeatPlan,
}

/// Bots for all open seats.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FillSeats {
    pub bot: String,
}

/// Asks for a pause, or ends it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PauseTable {
    pub paused: bool,
}

/// Goes on from a position, on one screen.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// From this length of the log.
    pub at: u32,
    /// Who plays on; everybody on this screen if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seats: Option<Vec<SeatPlan>>,
    #[serde(default)]
    #[ts(optional = nullable)]
    pub invite: Option<String>,
}

/// Public tables and my own, waiting ones first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyLists {
    pub tables: Vec<TableSummary>,
    pub mine: Vec<TableSummary>,
}

/// What I wrote down about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub text: String,
}

// ---------------------------------------------------------------------------------------------
// The table while it is played

/// A table at one moment, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Position {
    /// Length of the log.
    pub at: u32,
    /// Whose eyes: a seat, or nobody's.
    pub viewer: Option<u8>,
    /// The game's own view.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What the table waits for.
    pub asked: Vec<Asked>,
    /// Legal answers of the viewer's seat; empty unless it is asked.
    pub moves: Vec<LegalMove>,
    pub scores: Vec<SeatScore>,
    /// How far back the viewer's seat may undo by itself, one step at a time: lengths of the log,
    /// latest first.
    pub undo: Vec<u32>,
    pub over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Asked {
    pub seat: u8,
    pub text: String,
    /// The game's own question; only public parts.
    #[ts(type = "unknown")]
    pub question: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LegalMove {
    /// What to send.
    pub notation: String,
    /// For buttons and menus.
    pub text: String,
    /// The game's own structure, for boards.
    #[serde(rename = "move")]
    #[ts(type = "unknown")]
    pub mv: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatScore {
    pub seat: u8,
    pub total: i32,
    pub place: Option<u8>,
    pub sources: Vec<SourceScore>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SourceScore {
    pub source: String,
    pub name: String,
    pub points: i32,
}

/// One entry of the log, as the viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    Bot,
    Substitute,
    Auto,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Told {
    pub text: String,
    pub rule: String,
    #[ts(type = "unknown")]
    pub event: Value,
}

/// The whole log with the scores after each entry, for the log panel, plots and replays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct History {
    pub opening: Vec<Told>,
    pub steps: Vec<Step>,
    /// Total points by seat: before the first entry, after it, and so on.
    pub scores: Vec<Vec<i32>>,
}

/// What a planned turn would lead to. Nothing was stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Preview {
    pub position: Position,
    pub told: Vec<Told>,
    /// Points gained by seat.
    pub gained: Vec<i32>,
    /// What the viewer gains and pays.
    pub effects: Vec<Effect>,
    /// Nothing is left to decide for this seat: the turn can be confirmed.
    pub turn_over: bool,
    /// From here on luck decides: nothing further can be planned.
    pub luck: bool,
}

/// How much more or less of something a seat would have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Effect {
    /// The game's own key, such as `holding-coins`.
    pub key: String,
    pub name: String,
    pub change: i32,
}

/// Routine questions answered without asking. The keys are the game's own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AutoAnswers {
    /// By the key of the game's standing orders.
    #[ts(type = "Record<string, number>")]
    pub rules: std::collections::BTreeMap<String, i64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    pub id: i64,
    pub room: Room,
    pub name: String,
    /// The speaker's seat, if seated.
    pub seat: Option<u8>,
    pub time: i64,
    /// Length of the log when it was said.
    pub at: u32,
    pub text: String,
}

/// Players and spectators talk apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    Players,
    Spectators,
}

// ---------------------------------------------------------------------------------------------
// The socket

/// From the browser. `key` makes a repeated message harmless; `id` names a question whose answer
/// carries the same `id`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// First message.
    Hello {
        protocol: u32,
        lang: String,
    },
    /// Follow a table. `seen` is the last length of the log known, to be told only what is new.
    Watch {
        table: TableId,
        #[serde(default)]
        invite: Option<String>,
        #[serde(default)]
        seen: Option<u32>,
        /// Through the eyes of this one of my seats.
        #[serde(default)]
        seat: Option<u8>,
    },
    Unwatch {
        table: TableId,
    },
    /// Follow the list of public tables and my own.
    WatchLobby {},
    UnwatchLobby {},
    /// Play moves one after the other, all of them or none.
    Play {
        table: TableId,
        key: String,
        seat: u8,
        at: u32,
        moves: Vec<String>,
    },
    /// What would these moves lead to?
    Preview {
        table: TableId,
        id: u32,
        seat: u8,
        at: u32,
        moves: Vec<String>,
    },
    /// Why is this move not allowed, or what would it do?
    Why {
        table: TableId,
        id: u32,
        seat: u8,
        planned: Vec<String>,
        notation: String,
    },
    /// What would a good bot play?
    Hint {
        table: TableId,
        id: u32,
        seat: u8,
        planned: Vec<String>,
    },
    /// Take back my own moves to this length.
    Undo {
        table: TableId,
        key: String,
        seat: u8,
        to: u32,
    },
    /// Ask everybody to go back further.
    AskUndo {
        table: TableId,
        key: String,
        seat: u8,
        to: u32,
    },
    AnswerUndo {
        table: TableId,
        key: String,
        seat: u8,
        yes: bool,
    },
    /// I am back: take the seat from the substitute.
    TakeBack {
        table: TableId,
        key: String,
        seat: u8,
    },
    /// Let a substitute play for me from now on.
    StepAway {
        table: TableId,
        key: String,
        seat: u8,
    },
    Auto {
        table: TableId,
        key: String,
        seat: u8,
        answers: AutoAnswers,
    },
    Say {
        table: TableId,
        key: String,
        room: Room,
        text: String,
    },
    Ping {
        sent: i64,
    },
}

/// From the server.
#[expect(clippy::large_enum_variant, reason = "each is made once and written at once")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    Welcome {
        protocol: u32,
        version: String,
        now: i64,
        me: Option<Me>,
    },
    /// A table in full, after `watch` or when too much was missed.
    Table {
        info: TableInfo,
        position: Option<Position>,
        /// The entries after `seen`, or the last few.
        steps: Vec<Step>,
        auto: AutoAnswers,
        chat: Vec<ChatLine>,
    },
    /// Something happened at a table: the new entries and the new position.
    Update {
        table: TableId,
        position: Position,
        steps: Vec<Step>,
    },
    /// Something around the table changed: seats, clocks, presence, pause, requests.
    Info {
        info: TableInfo,
    },
    /// Safely stored. `at` is the length of the log with it.
    Ack {
        key: String,
        at: u32,
    },
    /// Not done; nothing changed.
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<TableId>,
        refused: Refused,
    },
    Preview {
        id: u32,
        table: TableId,
        preview: Preview,
    },
    /// The answer to `why`: refused, or what it would do.
    Why {
        id: u32,
        table: TableId,
        refused: Option<Refused>,
    },
    Hint {
        id: u32,
        table: TableId,
        hint: LegalMove,
    },
    Said {
        table: TableId,
        line: ChatLine,
    },
    Lobby {
        tables: Vec<TableSummary>,
        mine: Vec<TableSummary>,
    },
    /// The administrators say something to everybody; empty takes it back.
    Announce {
        text: String,
    },
    Pong {
        sent: i64,
        now: i64,
    },
    /// The connection ends: `restart`, `slow`, `banned`, `signed-out`, `protocol`.
    Bye {
        why: String,
    },
}
