//! A proof that somebody was a certain guest: handed out when they sign in, good for taking the
//! guest's tables over later.

use crate::app::App;
use crate::error::{Error, Result};
use crate::secrets;
use blake3::Hash;
use engine::Message;

const GOOD_FOR: i64 = 30 * 24 * 60 * 60 * 1000;

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
    let key = secrets::key(&*app.store, "claim_key", "ludotheque: claims on guests");
    let key = app.claim_key.get_or_try_init(|| key).await?;
    Ok(blake3::keyed_hash(key, format!("{guest}.{account}.{until}").as_bytes()))
}
