//! Ways in: codes, passkeys, links, a mail address.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// How my account is kept.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Security {
    /// A code is asked for beside the password.
    pub codes: bool,
    /// Codes on paper that are left.
    pub paper: u32,
    pub passkeys: Vec<PasskeyInfo>,
    /// False where the library has no name but an address: browsers make none there.
    pub passkeys_possible: bool,
    pub address: Option<String>,
    pub confirmed: bool,
    /// The host has set a mail server.
    pub mail: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyInfo {
    pub id: String,
    pub name: String,
    pub created: i64,
    pub used: Option<i64>,
}

/// The password once more.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Confirmed {
    pub password: String,
}

/// A picture for a camera: squares in a field of `size` by `size`, as the `d` of a path.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Qr {
    pub size: u32,
    pub path: String,
}

/// A secret for an authenticator; it counts when a code proves that it is there.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewCodes {
    pub secret: String,
    pub address: String,
    pub qr: Qr,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GivenCode {
    pub code: String,
}

/// Codes for paper, each good once. They are shown this time only.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaperCodes {
    pub codes: Vec<String>,
}

/// A link with which I go on, on another device.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignInLink {
    /// The whole address, with its secret after the `#`.
    pub address: String,
    pub until: i64,
    pub qr: Qr,
}

/// What follows the `#` of a link.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GivenLink {
    pub token: String,
}

/// Another mail address, or none with an empty one.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetAddress {
    pub address: String,
    pub password: String,
}

/// Who forgot a password: a name or a mail address.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    pub who: String,
}

/// What the sign-in page may offer.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaysIn {
    /// Forgotten passwords are brought back by mail.
    pub mail: bool,
}

/// What a browser is asked for a passkey: `options` as its credential manager takes them.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyAsked {
    pub ceremony: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
}

/// What the browser answered.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyMade {
    pub ceremony: String,
    /// What I call it.
    pub name: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub credential: Value,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyGiven {
    pub ceremony: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub credential: Value,
}
