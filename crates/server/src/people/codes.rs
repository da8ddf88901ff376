//! A second factor: codes of an authenticator that change with time, and codes on paper for when it
//! is lost. Each code counts once.

use crate::app::App;
use crate::error::{Error, Result};
use crate::ids;
use crate::limits::Limited;
use crate::people::device::Device;
use axum::http::StatusCode;
use engine::Message;
use serde_json::{Value, json};
use store::{Account, Key};
use totp_rs::{Builder, Secret, Totp};

const TOTP: &str = "totp";
/// Shown, but not yet proved to be in an authenticator.
const NEW: &str = "totp-new";
const RECOVERY: &str = "recovery";
/// As many codes on paper.
const PAPER: usize = 10;

fn totp(account: &Account, secret: &str) -> Result<Totp> {
    let secret = Secret::try_from_base32(secret).map_err(|_| Error::broken("a TOTP secret"))?;
    Builder::new()
        .with_secret(secret)
        .with_skew(1)
        // A colon would end the name.
        .with_account_name(account.name.replace(':', " "))
        .with_issuer(Some("Ludotheque"))
        .build()
        .map_err(|error| Error::broken(format!("TOTP: {error:?}")))
}

/// A secret for an authenticator, with the address that holds it.
pub async fn begin(app: &App, account: &Account) -> Result<(String, String)> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    let secret = Secret::new_stack(bytes).to_base32();
    let key = new_key(app, account, NEW, json!({ "secret": secret }));
    app.store.add_keys(&[key], Some((&account.id, NEW))).await?;
    let address = totp(account, &secret)?.to_url().map_err(|_| Error::broken("a TOTP address"))?;
    Ok((secret, address))
}

/// The authenticator has it: from now on it is asked for. Gives the codes for paper.
pub async fn confirm(app: &App, account: &Account, code: &str) -> Result<Vec<String>> {
    let keys = app.store.keys_of(&account.id).await?;
    let new = keys.into_iter().find(|key| key.kind == NEW).ok_or_else(wrong)?;
    let step = step_of(app, account, &new, code)?.ok_or_else(wrong)?;
    let key = Key { id: ids::fresh(), kind: TOTP.into(), used: Some(step), ..new };
    app.store.add_keys(&[key], Some((&account.id, TOTP))).await?;
    app.store.remove_keys(&account.id, Some(NEW)).await?;
    paper(app, account).await
}

/// New codes for paper; those from before are worth nothing any more.
pub async fn paper(app: &App, account: &Account) -> Result<Vec<String>> {
    let codes: Vec<String> = (0..PAPER).map(|_| ids::secret()[..16].to_string()).collect();
    let key =
        |code: &String| Key { id: id_of(code), ..new_key(app, account, RECOVERY, Value::Null) };
    let keys: Vec<Key> = codes.iter().map(key).collect();
    app.store.add_keys(&keys, Some((&account.id, RECOVERY))).await?;
    let in_fours = |code: &String| [&code[..4], &code[4..8], &code[8..12], &code[12..]].join("-");
    Ok(codes.iter().map(in_fours).collect())
}

/// Not asked for any more.
pub async fn end(app: &App, account: &str) -> Result<()> {
    for kind in [TOTP, NEW, RECOVERY] {
        app.store.remove_keys(account, Some(kind)).await?;
    }
    Ok(())
}

/// Whether a code is asked for, and how many are left on paper.
pub async fn standing(app: &App, account: &str) -> Result<(bool, u32)> {
    let keys = app.store.keys_of(account).await?;
    let count = |kind: &str| keys.iter().filter(|key| key.kind == kind).count() as u32;
    Ok((count(TOTP) > 0, count(RECOVERY)))
}

/// Refuses whoever has no code where one is asked for. Guessing has a limit: of its own for a browser
/// that was signed in before, so that a stranger who knows the password keeps nobody out at home.
pub async fn expect(
    app: &App,
    account: &Account,
    code: Option<&str>,
    device: Option<&Device>,
) -> Result<()> {
    let keys = app.store.keys_of(&account.id).await?;
    let Some(key) = keys.iter().find(|key| key.kind == TOTP) else { return Ok(()) };
    let Some(code) = code.map(str::trim).filter(|code| !code.is_empty()) else {
        return Err(Error::plain(StatusCode::UNAUTHORIZED, "code-needed", "refused-code-needed"));
    };
    match device {
        Some(device) => app.limits.check(Limited::Code, format_args!("device {}", device.id))?,
        None => app.limits.check(Limited::Code, &account.id)?,
    }
    let fits = match step_of(app, account, key, code)? {
        Some(step) => app.store.use_key(&key.id, step, None).await?,
        None => app.store.remove_key(&account.id, &id_of(code)).await?,
    };
    if fits { Ok(()) } else { Err(wrong()) }
}

/// The step of time a code belongs to, if it is one of this authenticator.
fn step_of(app: &App, account: &Account, key: &Key, code: &str) -> Result<Option<i64>> {
    let secret = key.secret["secret"].as_str().unwrap_or_default();
    let seconds = u64::try_from(app.time.now() / 1000).unwrap_or_default();
    let digits: String = code.chars().filter(|letter| !letter.is_whitespace()).collect();
    let step = totp(account, secret)?.check(&digits, seconds);
    Ok(step.and_then(|step| i64::try_from(step).ok()))
}

/// What is kept of a code on paper, however it is written.
fn id_of(code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("code:{}", blake3::hash(plain.to_ascii_lowercase().as_bytes()).to_hex())
}

fn new_key(app: &App, account: &Account, kind: &str, secret: Value) -> Key {
    Key {
        id: ids::fresh(),
        account: account.id.clone(),
        kind: kind.into(),
        name: String::new(),
        created: app.time.now(),
        used: None,
        secret,
    }
}

fn wrong() -> Error {
    Error::new(StatusCode::UNAUTHORIZED, "bad-code", Message::new("refused-code"))
}
