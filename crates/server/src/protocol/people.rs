//! People: who they are, what they prefer, what they played.

use super::{Channel, Notice, NoticeKind, Room, Shelf, Stage, TableId, TableSummary};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who I am.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    pub id: String,
    pub name: String,
    /// True until there is a password.
    pub guest: bool,
    pub admin: bool,
    pub settings: Settings,
}

/// What a person prefers. Unknown keys are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// What I do not want to be told.
    pub untold: Vec<NoticeKind>,
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
            untold: Vec::new(),
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    pub name: String,
}

/// Another password, with a link that an administrator handed out or that came by mail.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// What follows the `#` of the link.
    pub token: String,
    pub password: String,
    /// For a link that came by mail, where codes are asked for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub code: Option<String>,
}

/// A name and a password: to sign up, turn a guest into an account, or sign in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub name: String,
    pub password: String,
    /// Of an authenticator or from paper, where one is asked for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub code: Option<String>,
}

/// The answer to signing in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignedIn {
    #[serde(flatten)]
    pub me: Me,
    /// The guest this browser was until now, if it sits at tables: they can be taken over.
    pub left_guest: Option<LeftGuest>,
}

/// A guest left behind by signing in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeftGuest {
    pub name: String,
    /// How many tables it sits at.
    pub tables: u32,
    /// Proves that the guest was mine; good for thirty days.
    pub claim: String,
}

/// Take over the tables of a guest I was.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    pub claim: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    pub old: String,
    pub new: String,
}

/// Forget me. With a password: the password. As a guest: the name, to be sure.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EraseMe {
    pub confirm: String,
}

/// A browser that is signed in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Device {
    pub id: String,
    /// What the browser says it is.
    pub name: String,
    pub created: i64,
    pub seen: i64,
    /// This very browser.
    pub current: bool,
}

/// What I make of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TieKind {
    Friend,
    /// Cannot invite me, sit down with me or write to me.
    Blocked,
}

impl TieKind {
    /// As it is stored.
    pub fn name(self) -> &'static str {
        match self {
            TieKind::Friend => "friend",
            TieKind::Blocked => "blocked",
        }
    }

    pub fn of(name: &str) -> Option<TieKind> {
        [TieKind::Friend, TieKind::Blocked].into_iter().find(|kind| kind.name() == name)
    }
}

/// A friend of mine, or somebody I blocked. They are not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tie {
    pub id: String,
    pub name: String,
    /// Guests cannot be invited by name.
    pub guest: bool,
    pub kind: TieKind,
    pub since: i64,
}

/// What I make of somebody from now on; nothing with `null`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetTie {
    pub tie: Option<TieKind>,
}

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonFound {
    pub id: String,
    pub name: String,
}

/// What anybody may know of a person.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// Games left for good before their end. They count neither as playing nor as finished.
    pub resigned: u32,
    /// Games against bots or around one screen, to their end: they count nowhere else.
    pub alone: u32,
    /// Seats taken over from somebody who left: they count nowhere else.
    pub helped: u32,
    /// How many of the latest games pace and substitutions are taken from.
    pub looked_at: u32,
    /// What the reader made of this person.
    pub tie: Option<TieKind>,
    pub recent: Vec<TableSummary>,
}

/// Everything the library keeps about a person, to take home.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyData {
    pub me: Me,
    pub created: i64,
    pub devices: Vec<Device>,
    pub tables: Vec<MyTable>,
    pub chat: Vec<MyLine>,
    /// What I am told.
    pub notices: Vec<Notice>,
    /// My friends, and whom I blocked.
    pub ties: Vec<Tie>,
    /// Where I am told it.
    pub channels: Vec<Channel>,
}

/// A table I sit or sat at.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyTable {
    pub id: TableId,
    pub game: String,
    pub title: String,
    pub stage: Stage,
    pub seats: Vec<u8>,
    pub created: i64,
    pub finished: Option<i64>,
    pub note: String,
    /// How much of its log I have seen.
    pub seen: Option<u32>,
    /// Where I put it.
    pub shelf: Option<Shelf>,
}

/// Something I said.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyLine {
    pub table: TableId,
    pub room: Room,
    pub time: i64,
    pub text: String,
}
