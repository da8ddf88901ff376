//! Why something was not done.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something was not done. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// A rule id such as `TM-8.12`, or a code in small letters such as `not-your-turn`.
    pub code: String,
    /// In words, in the reader's language.
    pub text: String,
    /// The game whose rule it is, if it is a rule: its text is at `/rules/GAME#code`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub game: Option<String>,
    /// Seconds to wait, if something was done too often.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub retry_after: Option<u32>,
}
