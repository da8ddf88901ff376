//! Links that work once and not for long. Only the hash of their secret is kept, by which they are
//! found: how long that takes tells nothing about a secret nobody can guess.

use crate::error::{Error, Result};
use crate::ids;
use engine::Message;
use serde_json::Value;
use store::{OnceLink, Store, StoreError, Stored};

/// What a link is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A guest goes on, on another device.
    SignIn,
    /// Another password: handed out by an administrator.
    Reset,
    /// The same, sent by mail. Neither ends the other.
    ResetByMail,
    /// Whoever reads it has this mail address.
    Confirm,
}

const MINUTE: i64 = 60 * 1000;

impl Purpose {
    /// All that give an account another password.
    pub const RESETS: &[Purpose] = &[Purpose::Reset, Purpose::ResetByMail];

    fn name(self) -> &'static str {
        match self {
            Purpose::SignIn => "sign-in",
            Purpose::Reset => "reset",
            Purpose::ResetByMail => "reset-by-mail",
            Purpose::Confirm => "confirm",
        }
    }

    fn good_for(self) -> i64 {
        match self {
            Purpose::SignIn => 10 * MINUTE,
            Purpose::Reset | Purpose::Confirm => 24 * 60 * MINUTE,
            Purpose::ResetByMail => 60 * MINUTE,
        }
    }

    /// The page it leads to. The secret stands after the `#`: neither servers nor proxies see it.
    fn page(self) -> &'static str {
        match self {
            Purpose::SignIn => "/enter",
            Purpose::Reset | Purpose::ResetByMail => "/reset",
            Purpose::Confirm => "/confirm",
        }
    }
}

/// A link, as it is handed out.
#[derive(Clone, Debug)]
pub struct Made {
    pub path: String,
    pub until: i64,
}

/// Makes a link; one made before for the same is worth nothing any more. This may be done beside a
/// running server.
pub async fn make(
    store: &dyn Store,
    account: &str,
    purpose: Purpose,
    detail: Value,
    now: i64,
) -> Stored<Made> {
    let (secret, until) = (ids::secret(), now + purpose.good_for());
    let link = OnceLink {
        hash: hash(&secret),
        account: account.into(),
        purpose: purpose.name().into(),
        until,
        detail,
    };
    store.make_link(&link).await?;
    Ok(Made { path: format!("{}#{secret}", purpose.page()), until })
}

/// Links handed out before are worth nothing any more.
pub async fn end(store: &dyn Store, account: &str, purposes: &[Purpose]) -> Stored<()> {
    for purpose in purposes {
        store.end_links(account, purpose.name()).await?;
    }
    Ok(())
}

/// Looks at a link without using it up.
pub async fn look(store: &dyn Store, token: &str, purpose: Purpose, now: i64) -> Result<OnceLink> {
    store.link(&hash(token), purpose.name(), now).await?.ok_or_else(used_up)
}

/// Uses a link up: of all who come with it one is first.
pub async fn take(store: &dyn Store, token: &str, purpose: Purpose, now: i64) -> Result<OnceLink> {
    match store.take_link(&hash(token), purpose.name(), now).await {
        Err(StoreError::NotFound) => Err(used_up()),
        taken => Ok(taken?),
    }
}

/// Wrong, used, replaced or too old: nobody is told which.
pub fn used_up() -> Error {
    Error::bad("bad-link", Message::new("refused-link"))
}

fn hash(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex().to_string()
}
