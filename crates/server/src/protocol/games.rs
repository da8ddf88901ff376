//! What is on the shelf.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A game of the library.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    pub name: String,
    pub prefix: String,
    /// Least and most seats.
    pub seats: (u8, u8),
    pub rules_version: u32,
    /// Names the exact component tables in use.
    pub content: String,
    /// True if seats may have secrets of each other; a table says whether its seats do.
    pub secrets: bool,
    pub options: Vec<GameOption>,
    /// The usual setup by number of seats, from the least.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub usual: Vec<Value>,
    /// The rulebook's own setup by number of seats, where the usual one may differ from it.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub rulebook: Vec<Value>,
    /// Routine questions that can be answered beforehand.
    pub orders: Vec<OrderInfo>,
    /// Foreign file formats it can read and write.
    pub formats: Vec<String>,
    /// Bots worth playing against, weakest first.
    pub bots: Vec<BotInfo>,
    /// What people who share a seat divide among them; none where nobody does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<RoleInfo>>"))]
    pub roles: Vec<RoleInfo>,
    /// Minutes a live game takes: at two seats, and more for each further one.
    pub minutes: (u32, u32),
}

/// A standing order, such as "take power that costs at most 2".
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OrderInfo {
    pub key: String,
    pub least: i64,
    pub most: i64,
    /// In words, one for each number from the least.
    pub texts: Vec<String>,
}

/// What one of those who share a seat sees to.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoleInfo {
    pub id: String,
    pub name: String,
    pub about: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotInfo {
    /// What the command line calls it: `greedy`, `mcts:1000ms`.
    pub id: String,
    pub name: String,
    pub about: String,
}

/// One thing chosen when a table is made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOption {
    /// Its key in the setup.
    pub key: String,
    pub name: String,
    /// What it does, if there is more to say than its name.
    pub about: String,
    pub values: OptionKind,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    Flag,
    OneOf {
        values: Vec<OptionValue>,
    },
    /// Some of these, each at most once.
    SetOf {
        values: Vec<OptionValue>,
    },
    /// Several of these, any as often as one likes.
    ListOf {
        values: Vec<OptionValue>,
    },
    /// One for every seat, or none at all.
    EachSeat {
        values: Vec<OptionValue>,
    },
    Number {
        least: u32,
        most: u32,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionValue {
    pub id: String,
    pub name: String,
}

/// A rulebook, in reading order.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rulebook {
    pub game: String,
    pub title: String,
    pub chapters: Vec<Chapter>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chapter {
    /// Such as `TM-8`; empty if the chapter has none.
    pub id: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rule {
    pub id: String,
    /// Markdown.
    pub text: String,
    /// `rulebook`, `public` or `house`.
    pub source: String,
}

/// One component table of a game, as data with its marks.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ComponentTable {
    /// The file's name.
    pub name: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub data: Value,
}
