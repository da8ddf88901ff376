//! People: who they are, what they prefer, what they played.

use super::{Room, Stage, TableId, TableSummary};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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

/// Another password, with a link that an administrator handed out.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// What follows the `#` of the link.
    pub token: String,
    pub password: String,
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
    /// Games left for good before their end. They count neither as playing nor as finished.
    pub resigned: u32,
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
