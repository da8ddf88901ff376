//! Told elsewhere: what stands in the outbox goes to browsers, mail addresses and hooks.
//!
//! Reading order: [`plan`] where a notice goes and when, [`words`] what is said, [`sender`] the
//! loop that sends; `guard` whom we may reach, `hook`, `push`, `letter` one way each. All of it
//! runs on an event loop of its own, behind those who play: what a receiver does delays nobody.

pub mod calendar;
mod guard;
mod hook;
mod letter;
mod plan;
mod push;
mod sender;
mod words;

pub use guard::Guard;
pub use hook::secret as hook_secret;
pub use push::{Vapid, browser_keys};
pub use sender::{farewell, start, try_out};
pub use words::{Told, origin, sentences};

use crate::error::Result;
use crate::protocol::{ChannelKind, HookShape, Wishes};
use crate::{ids, secrets};
use serde::{Deserialize, Serialize};
use store::{Channel, Store};

/// What it takes to reach a channel, as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Keys {
    /// The language of whoever set it up, should they have chosen none.
    pub lang: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<HookShape>,
    /// What a hook's messages are signed with.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub secret: String,
    /// Of a browser.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub p256dh: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub auth: String,
    /// On which it was set up: a browser that was signed out is anybody's.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub session: String,
}

pub fn keys_of(channel: &Channel) -> Keys {
    Keys::deserialize(&channel.keys).unwrap_or_default()
}

pub fn wishes_of(channel: &Channel) -> Wishes {
    Wishes::deserialize(&channel.wishes).unwrap_or_default()
}

/// A mail address that is not known to be its owner's.
pub const UNCONFIRMED: &str = "unconfirmed";
/// A browser its owner left.
pub const SIGNED_OUT: &str = "signed out";

/// Why something did not arrive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Nobody is there any more, or never was.
    Dead(String),
    /// Perhaps another time.
    Later(String),
    /// Trouble of this house, which says nothing about the address.
    Ours(String),
}

/// What owners of addresses are told of trouble of this house: how it is kept is not theirs to read.
pub const OURS: &str = "ours";

impl Failure {
    /// For the owner of the address.
    pub fn why(&self) -> &str {
        match self {
            Failure::Dead(why) | Failure::Later(why) => why,
            Failure::Ours(_) => OURS,
        }
    }

    /// For those who run the house.
    pub fn detail(&self) -> &str {
        let (Failure::Dead(why) | Failure::Later(why) | Failure::Ours(why)) = self;
        why
    }
}

/// A channel that does not exist yet.
pub fn new_channel(
    account: &str,
    kind: ChannelKind,
    address: &str,
    keys: &Keys,
    now: i64,
) -> Channel {
    Channel {
        id: ids::fresh(),
        account: account.into(),
        kind: kind.name().into(),
        address: address.into(),
        keys: serde_json::to_value(keys).unwrap_or_default(),
        wishes: serde_json::to_value(Wishes::default()).unwrap_or_default(),
        created: now,
        sent: None,
        tries: 0,
        retired: None,
        trouble: String::new(),
    }
}

/// What proves that a link to end letters came from us.
pub async fn unsubscribe_seal(store: &dyn Store, channel: &str) -> Result<blake3::Hash> {
    let key = secrets::key(store, "unsubscribe_key", "ludotheque: ending letters").await?;
    Ok(blake3::keyed_hash(&key, channel.as_bytes()))
}
