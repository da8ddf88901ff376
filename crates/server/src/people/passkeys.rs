//! Passkeys: a key on a device or in a password manager, unlocked by its owner. It names its account
//! by itself, so nobody types a name, and it counts for password and second factor.

use crate::app::App;
use crate::error::{Error, Result};
use crate::ids;
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::ORIGIN;
use engine::Message;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{Account, Key};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

pub const PASSKEY: &str = "passkey";
/// Per account.
pub const MOST: usize = 20;
/// A browser has so long to ask its owner.
const PATIENCE: i64 = 5 * 60 * 1000;
/// Asked at the same time; the oldest give way.
const MOST_ASKED: usize = 10_000;

/// What browsers were asked and have not answered. Each answer counts once.
#[derive(Default)]
pub struct Ceremonies(Mutex<BTreeMap<String, (i64, Asked)>>);

enum Asked {
    Make { account: String, state: PasskeyRegistration },
    Enter(DiscoverableAuthentication),
}

impl std::fmt::Debug for Ceremonies {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Ceremonies({})", self.lock().len())
    }
}

impl Ceremonies {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, (i64, Asked)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask(&self, asked: Asked, now: i64) -> String {
        let mut all = self.lock();
        all.retain(|_, (until, _)| *until > now);
        while all.len() >= MOST_ASKED {
            let oldest = all.iter().min_by_key(|(_, (until, _))| *until);
            let Some(oldest) = oldest.map(|(id, _)| id.clone()) else { break };
            all.remove(&oldest);
        }
        let id = ids::secret();
        all.insert(id.clone(), (now + PATIENCE, asked));
        id
    }

    fn answer(&self, id: &str, now: i64) -> Result<Asked> {
        let asked = self.lock().remove(id).filter(|(until, _)| *until > now);
        asked.map(|(_, asked)| asked).ok_or_else(refused)
    }
}

/// Browsers have passkeys for names, not for bare addresses of machines.
pub fn are_possible(app: &App, headers: &HeaderMap) -> bool {
    library(app, headers).is_ok()
}

/// The library as browsers know it: by the site their page is from, which was checked before.
fn library(app: &App, headers: &HeaderMap) -> Result<Webauthn> {
    let here = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    let origin = app.settings.origin.get().or(here);
    let origin = origin.and_then(|origin| Url::parse(origin).ok()).ok_or_else(impossible)?;
    let name = origin.domain().ok_or_else(impossible)?.to_string();
    let builder = WebauthnBuilder::new(&name, &origin).map_err(|_| impossible())?;
    builder.rp_name("Ludotheque").build().map_err(|_| impossible())
}

/// What a browser is asked, to make a passkey for this account.
pub async fn begin(app: &App, headers: &HeaderMap, account: &Account) -> Result<(String, Value)> {
    let keys = app.store.keys_of(&account.id).await?;
    let mine: Vec<Passkey> = keys.iter().filter_map(passkey).collect();
    if mine.len() >= MOST {
        let reason = Message::new("refused-too-many-passkeys").number("most", MOST as i64);
        return Err(Error::new(StatusCode::CONFLICT, "too-many-passkeys", reason));
    }
    let known = mine.iter().map(|key| key.cred_id().clone()).collect();
    let (options, state) = library(app, headers)?
        .start_passkey_registration(handle(&account.id), &account.name, &account.name, Some(known))
        .map_err(Error::broken)?;
    let mut options = serde_json::to_value(options).map_err(Error::broken)?;
    // It must be found without a name.
    let chosen = &mut options["publicKey"]["authenticatorSelection"];
    chosen["residentKey"] = json!("required");
    chosen["requireResidentKey"] = json!(true);
    let asked = Asked::Make { account: account.id.clone(), state };
    Ok((app.ceremonies.ask(asked, app.time.now()), options))
}

/// Keeps the passkey a browser made.
pub async fn keep(
    app: &App,
    headers: &HeaderMap,
    account: &Account,
    (ceremony, name): (&str, String),
    credential: &Value,
) -> Result<Key> {
    let asked = app.ceremonies.answer(ceremony, app.time.now())?;
    let Asked::Make { account: asked, state } = asked else { return Err(refused()) };
    let made: RegisterPublicKeyCredential =
        serde_json::from_value(credential.clone()).map_err(|_| refused())?;
    let library = library(app, headers)?;
    let made = library.finish_passkey_registration(&made, &state).map_err(|_| refused())?;
    if asked != account.id {
        return Err(refused());
    }
    let id = id_of(made.cred_id().as_ref());
    // Somebody else's would be theirs no longer.
    if app.store.key(&id).await?.is_some() {
        return Err(refused());
    }
    let key = Key {
        id,
        account: account.id.clone(),
        kind: PASSKEY.into(),
        name,
        created: app.time.now(),
        used: None,
        secret: serde_json::to_value(made).map_err(Error::broken)?,
    };
    app.store.add_keys(std::slice::from_ref(&key), None).await?;
    Ok(key)
}

/// What a browser is asked, to let somebody in. Nothing in it depends on who that is.
pub fn ask(app: &App, headers: &HeaderMap) -> Result<(String, Value)> {
    let asked = library(app, headers)?.start_discoverable_authentication();
    let (options, state) = asked.map_err(Error::broken)?;
    let mut options = serde_json::to_value(options).map_err(Error::broken)?;
    // A button was pressed: the browser asks at once.
    if let Some(options) = options.as_object_mut() {
        options.remove("mediation");
    }
    Ok((app.ceremonies.ask(Asked::Enter(state), app.time.now()), options))
}

/// Whose passkey answered.
pub async fn enter(
    app: &App,
    headers: &HeaderMap,
    ceremony: &str,
    credential: &Value,
) -> Result<Account> {
    let now = app.time.now();
    let Asked::Enter(state) = app.ceremonies.answer(ceremony, now)? else { return Err(refused()) };
    let given: PublicKeyCredential =
        serde_json::from_value(credential.clone()).map_err(|_| refused())?;
    let library = library(app, headers)?;
    let (who, id) = library.identify_discoverable_authentication(&given).map_err(|_| refused())?;
    let key = app.store.key(&id_of(id)).await?.ok_or_else(refused)?;
    let mut known = passkey(&key).filter(|_| handle(&key.account) == who).ok_or_else(refused)?;
    let done = library.finish_discoverable_authentication_v2(&given, state, &known);
    let done = done.map_err(|_| refused())?;
    known.update_credential(&done);
    let secret = serde_json::to_value(&known).map_err(Error::broken)?;
    app.store.use_key(&key.id, now, Some(&secret)).await?;
    let account = app.store.account(&key.account).await?;
    account.filter(|account| account.erased.is_none()).ok_or_else(refused)
}

fn passkey(key: &Key) -> Option<Passkey> {
    let secret = (key.kind == PASSKEY).then(|| key.secret.clone())?;
    serde_json::from_value(secret).ok()
}

/// What a key calls its account by.
fn handle(account: &str) -> Uuid {
    let hash = blake3::derive_key("ludotheque: accounts in passkeys", account.as_bytes());
    Uuid::from_bytes(hash[..16].try_into().expect("sixteen bytes"))
}

fn id_of(credential: &[u8]) -> String {
    format!("passkey:{}", blake3::hash(credential).to_hex())
}

fn impossible() -> Error {
    Error::plain(StatusCode::CONFLICT, "no-passkeys", "refused-no-passkeys")
}

/// Unknown, forged, too late: nobody is told which.
fn refused() -> Error {
    Error::plain(StatusCode::UNAUTHORIZED, "bad-passkey", "refused-passkey")
}
