//! What happened to an account is told: by the bell, and by mail to a confirmed address. What was
//! not done by its owner is noticed that way.

use crate::app::App;
use crate::error::Result;
use crate::mail::Letter;
use crate::people::session::lang_of;
use crate::protocol::Notice;
use crate::protocol::NoticeKind;
use crate::told;
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use catalog::{Lang, Words};
use engine::Message;
use serde_json::{Value, json};
use store::{Account, Alert};

/// Kinds by the word they are stored as.
pub const DEVICE: &str = "device";
pub const PASSWORD: &str = "password";
pub const CODES_ON: &str = "codes-on";
pub const CODES_OFF: &str = "codes-off";
pub const PASSKEY: &str = "passkey";
pub const PASSKEY_GONE: &str = "passkey-gone";
pub const ADDRESS: &str = "address";
pub const CHANNEL: &str = "channel";
pub const CHANNEL_GONE: &str = "channel-gone";

const LATEST: u32 = 50;

/// Tells the bell, and the confirmed address if there is one. Nobody waits for it, and what cannot be
/// told stops nothing.
pub async fn raise(app: &App, account: &Account, kind: &str, detail: Value) {
    let told = async {
        app.store.alert(&account.id, kind, &detail, app.time.now()).await?;
        app.hall.lobby().changed(false, vec![account.id.clone()]);
        let mail = app.store.mail(&account.id).await?;
        if let Some(mail) = mail.filter(|mail| mail.confirmed_at.is_some()) {
            write_to(app, account, &mail.address, kind, &detail);
        }
        Ok::<(), crate::error::Error>(())
    };
    if let Err(error) = told.await {
        tracing::warn!(account = account.id, kind, code = error.code(), "an alert was not told");
    }
}

/// The same to an address, whether it is the account's or was until now.
pub fn write_to(app: &App, account: &Account, address: &str, kind: &str, detail: &Value) {
    if !app.mailer.is_set() {
        return;
    }
    let words = Words::shared(lang_of(account));
    let letter = Letter {
        to: address.into(),
        subject: words.say(&Message::new("letter-alert-subject")),
        paragraphs: vec![
            words.say(&Message::new("letter-greeting").text("name", account.name.clone())),
            sentence(kind, detail, lang_of(account)),
            words.say(&Message::new("letter-alert-what")),
            format!("{}/account", told::origin(app)),
        ],
        ..Letter::default()
    };
    if let Err(error) = app.mailer.post(letter) {
        tracing::warn!(%error, "an alert is not written");
    }
}

fn sentence(kind: &str, detail: &Value, lang: Lang) -> String {
    let device = detail["device"].as_str().unwrap_or_default();
    let place = detail["place"].as_str().unwrap_or_default();
    let message = Message::new(format!("alert-{kind}")).text("device", device).text("place", place);
    Words::shared(lang).say(&message)
}

/// For the bell, latest first.
pub async fn list(app: &App, account: &str, lang: Lang) -> Result<Vec<Notice>> {
    let notice = |alert: Alert| Notice {
        // Apart from those of tables.
        id: -alert.id,
        kind: NoticeKind::Account,
        table: String::new(),
        game: String::new(),
        text: sentence(&alert.kind, &alert.detail, lang),
        at: alert.at,
        unread: alert.unread,
    };
    Ok(app.store.alerts(account, LATEST).await?.into_iter().map(notice).collect())
}

/// Which browser, in a few words that nobody else chose.
pub fn device(headers: &HeaderMap) -> Value {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let named = |names: &[(&str, &str)]| {
        names.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| (*name).to_string())
    };
    let browser = named(&[
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Firefox", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = named(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    let known: Vec<String> = browser.into_iter().chain(system).collect();
    json!({ "device": if known.is_empty() { "?".into() } else { known.join(" · ") } })
}
