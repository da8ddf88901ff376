//! A proof that somebody was a certain guest: handed out when they sign in, good for taking the
//! guest's tables over later.

use crate::app::App;
use crate::error::{Error, Result};
use crate::ids;
use blake3::Hash;
use engine::Message;
use serde_json::Value;

const GOOD_FOR: i64 = 30 * 24 * 60 * 60 * 1000;
const KEY_NAME: &str = "claim_key";

/// That whoever signs in to `account` was `guest` before.
pub async fn make(app: &App, guest: &str, account: &str) -> Result<String> {
    let until = app.time.now() + GOOD_FOR;
    let seal = seal(app, guest, account, until).await?;
    Ok(format!("{guest}.{until}.{}", seal.to_hex()))
}

/// The guest a claim of this account is about.
pub async fn read(app: &App, claim: &str, account: &str) -> Result<String> {
    let refused = || Error::bad("bad-claim", Message::new("refused-claim"));
    let parts: Vec<&str> = claim.split('.').collect();
    let [guest, until, given] = parts[..] else { return Err(refused()) };
    let until: i64 = until.parse().map_err(|_| refused())?;
    let given = Hash::from_hex(given).map_err(|_| refused())?;
    // Hashes are compared in constant time.
    let fits = seal(app, guest, account, until).await? == given;
    if fits && until > app.time.now() { Ok(guest.to_string()) } else { Err(refused()) }
}

async fn seal(app: &App, guest: &str, account: &str, until: i64) -> Result<Hash> {
    let key = app.claim_key.get_or_try_init(|| key(app)).await?;
    Ok(blake3::keyed_hash(key, format!("{guest}.{account}.{until}").as_bytes()))
}

/// The server's own secret, made at first need and kept.
async fn key(app: &App) -> Result<[u8; 32]> {
    if app.store.get_value(KEY_NAME).await?.is_none() {
        app.store.set_value(KEY_NAME, &Value::from(ids::secret())).await?;
    }
    // Read back: another server on the same database may have been quicker.
    let kept = app.store.get_value(KEY_NAME).await?;
    let text =
        kept.as_ref().and_then(Value::as_str).ok_or_else(|| Error::broken("no claim key"))?;
    Ok(blake3::derive_key("ludotheque: claims on guests", text.as_bytes()))
}
