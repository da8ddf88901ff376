//! Browsers on which somebody was signed in once: they are counted by themselves when passwords
//! are tried, so that guessing elsewhere keeps nobody out at home.

use crate::app::App;
use crate::config::Settings;
use crate::error::Result;
use crate::ids;
use crate::lang::cookie;
use crate::people::session;
use crate::secrets;
use axum::http::{HeaderMap, HeaderValue};
use blake3::Hash;

/// As long as browsers keep anything.
const SECONDS: i64 = 400 * 24 * 60 * 60;

/// A browser that proved whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub account: String,
    pub id: String,
}

/// The cookie by which this browser is known again: no way in, only a place in line.
pub async fn remember(app: &App, account: &str) -> Result<HeaderValue> {
    let id = ids::fresh();
    let seal = seal(app, account, &id).await?;
    let text = format!("{account}.{id}.{}", seal.to_hex());
    Ok(session::set_cookie(&app.settings, name(&app.settings), &text, SECONDS))
}

/// The browser a request comes from, if it was signed in here before.
pub async fn of(app: &App, headers: &HeaderMap) -> Result<Option<Device>> {
    let Some(text) = cookie(headers, name(&app.settings)) else { return Ok(None) };
    let parts: Vec<&str> = text.split('.').collect();
    let [account, id, given] = parts[..] else { return Ok(None) };
    let Ok(given) = Hash::from_hex(given) else { return Ok(None) };
    // Hashes are compared in constant time.
    let ours = seal(app, account, id).await? == given;
    Ok(ours.then(|| Device { account: account.to_string(), id: id.to_string() }))
}

async fn seal(app: &App, account: &str, id: &str) -> Result<Hash> {
    let key = secrets::key(&*app.store, "device_key", "ludotheque: known browsers");
    let key = app.device_key.get_or_try_init(|| key).await?;
    Ok(blake3::keyed_hash(key, format!("{account}.{id}").as_bytes()))
}

fn name(settings: &Settings) -> &'static str {
    if settings.secure() { "__Host-ludotheque-device" } else { "ludotheque-device" }
}
