//! The loop that sends what stands in the outbox.

use super::words::{self, Message};
use super::{Failure, hook, keys_of, letter, plan, push};
use crate::app::App;
use crate::error::Result;
use crate::pace::{HOUR, SECOND};
use crate::protocol::ChannelKind;
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use store::{Channel, Claimed, Outcome, Settled};
use tokio::sync::Semaphore;

/// How often the outbox is looked into.
const EVERY: Duration = Duration::from_millis(500);
/// Notices planned, and messages claimed, with one write: others write in between.
const TOGETHER: u32 = 16;
/// Messages on their way at the same time.
const AT_ONCE: usize = 128;
/// Whoever claimed a message and did not say what became of it has died.
const CLAIM: i64 = 60 * SECOND;
/// So it is given up before others take it for dead, and nobody is told twice.
const PATIENCE: Duration = Duration::from_secs(40);
const _: () = assert!(PATIENCE.as_millis() < CLAIM as u128);
/// Somebody who tries a channel waits no longer: requests have an end.
const TRIAL: Duration = Duration::from_secs(15);
/// As long as the trouble is ours, the pauses grow so far.
const LONGEST_OF_OURS: u32 = 4;
/// The pauses before a message is tried again; after the last one the address is dead.
const PAUSES: [i64; 9] = [
    10 * SECOND,
    30 * SECOND,
    2 * 60 * SECOND,
    10 * 60 * SECOND,
    30 * 60 * SECOND,
    2 * HOUR,
    6 * HOUR,
    12 * HOUR,
    24 * HOUR,
];

/// Sends for as long as the doors are open.
pub fn start(app: &App) -> tokio::task::JoinHandle<()> {
    let app = app.clone();
    tokio::spawn(async move {
        let shared = app.clone();
        shared.told.run(work(app)).await;
    })
}

async fn work(app: App) {
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        // One notice that nobody can read must not end all telling.
        match AssertUnwindSafe(round(&app, &room)).catch_unwind().await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(code = error.code(), "the outbox waits"),
            Err(_) => tracing::error!("the outbox waits: a mistake of ours"),
        }
    }
}

/// Everything that is due now is planned and on its way.
async fn round(app: &App, room: &Arc<Semaphore>) -> Result<()> {
    loop {
        let due = app.store.unplanned(app.time.now(), TOGETHER).await?;
        if due.is_empty() {
            break;
        }
        let plans = plan::plans(app, &due).await?;
        app.store.plan(&plans).await?;
    }
    loop {
        // Not more than there is room for: whoever claims sends.
        let free = room.available_permits().min(TOGETHER as usize) as u32;
        if free == 0 {
            return Ok(());
        }
        let now = app.time.now();
        let claimed = app.store.claim(now, now + CLAIM, free).await?;
        if claimed.is_empty() {
            return Ok(());
        }
        for one in claimed {
            let Ok(turn) = Arc::clone(room).acquire_owned().await else { return Ok(()) };
            let app = app.clone();
            tokio::spawn(async move {
                deliver(&app, one).await;
                drop(turn);
            });
        }
    }
}

/// Sends one message and writes down what became of it.
async fn deliver(app: &App, claimed: Claimed) {
    let Claimed { channel, message: id, until, notices } = claimed;
    let sent = async {
        match words::message(app, &channel, &id, &notices).await {
            Ok(None) => Ok(false),
            Ok(Some(message)) => send(app, &channel, &message).await.map(|()| true),
            Err(error) => {
                tracing::warn!(code = error.code(), "a message cannot be written");
                Err(Failure::Ours(error.code().into()))
            }
        }
    };
    let sent = tokio::time::timeout(PATIENCE, sent).await;
    let outcome = match sent.unwrap_or_else(|_| Err(Failure::Ours("no answer".into()))) {
        Ok(told) => Outcome::Sent { at: told.then(|| app.time.now()) },
        Err(failure) => failed(app, &channel, failure),
    };
    let what = match &outcome {
        Outcome::Sent { at: Some(_) } => "sent",
        Outcome::Sent { at: None } => "settled",
        Outcome::Again { .. } => "again",
        Outcome::Dead { .. } => "dead",
    };
    metrics::counter!("ludotheque_told_total", "channel" => channel.kind.clone(), "what" => what)
        .increment(1);
    if let Outcome::Sent { at: Some(_) } = &outcome
        && let Some(oldest) = notices.first()
    {
        let late = (app.time.now() - oldest.due).max(0) as f64 / 1000.0;
        metrics::histogram!("ludotheque_told_seconds").record(late);
    }
    let settled = Settled { channel: channel.id, message: id, until, outcome };
    if let Err(error) = app.store.settle(&[settled]).await {
        tracing::warn!(%error, "a message may be sent twice");
    }
}

fn failed(app: &App, channel: &Channel, failure: Failure) -> Outcome {
    let (at, trouble) = (app.time.now(), failure.why().to_string());
    let tries = match failure {
        Failure::Dead(_) => return Outcome::Dead { at, trouble },
        Failure::Later(_) => channel.tries,
        // However long our mail server is down, nobody's address dies of it.
        Failure::Ours(detail) => {
            tracing::warn!(kind = channel.kind, detail, "a message waits for us");
            channel.tries.min(LONGEST_OF_OURS)
        }
    };
    match PAUSES.get(tries as usize) {
        Some(pause) => Outcome::Again { at: at + pause, tries: tries + 1, trouble },
        None => Outcome::Dead { at, trouble },
    }
}

async fn send(app: &App, channel: &Channel, message: &Message) -> std::result::Result<(), Failure> {
    let (keys, now) = (keys_of(channel), app.time.now());
    let database = |_| Failure::Ours("database".into());
    match ChannelKind::of(&channel.kind) {
        Some(ChannelKind::Hook) => {
            hook::send(&app.guard, &channel.address, &keys, message, now).await
        }
        Some(ChannelKind::Push) => {
            if !keys.session.is_empty() && !is_signed_in(app, channel, &keys.session).await? {
                return Err(Failure::Dead(super::SIGNED_OUT.into()));
            }
            let vapid = app.vapid().await.map_err(|_| Failure::Ours("database".into()))?;
            let contact = match app.settings.mail_from.get() {
                Some(from) if crate::mail::is_address(from) => format!("mailto:{from}"),
                _ => message.origin.clone(),
            };
            push::send(&app.guard, vapid, &contact, &channel.address, &keys, message, now).await
        }
        Some(ChannelKind::Mail) => {
            // The address they have now, if it is known to be theirs.
            let mail = app.store.mail(&channel.account).await.map_err(database)?;
            let mail = mail.filter(|mail| mail.confirmed_at.is_some());
            let mail = mail.ok_or_else(|| Failure::Dead(super::UNCONFIRMED.into()))?;
            letter::send(app, &channel.id, &mail.address, message).await
        }
        None => Err(Failure::Dead("kind".into())),
    }
}

/// Whether the browser is still its owner's.
async fn is_signed_in(
    app: &App,
    channel: &Channel,
    session: &str,
) -> std::result::Result<bool, Failure> {
    let sessions = app.store.sessions_of(&channel.account).await;
    let sessions = sessions.map_err(|_| Failure::Ours("database".into()))?;
    let now = app.time.now();
    Ok(sessions.iter().any(|one| one.id == session && one.expires > now))
}

/// Sends a message that says that it works, at once, and says what became of it while a request waits.
pub async fn try_out(app: &App, channel: &Channel) -> Result<std::result::Result<(), Failure>> {
    at_once(app, channel, "told-trial", TRIAL).await
}

/// Tells those at the other end that they are told nothing any more. Nobody waits for it.
pub fn farewell(app: &App, channel: &Channel) {
    let (app, channel) = (app.clone(), channel.clone());
    tokio::spawn(async move {
        let told = at_once(&app, &channel, "told-farewell", PATIENCE).await;
        if !matches!(told, Ok(Ok(()))) {
            tracing::debug!(channel = channel.id, "a channel went without a word");
        }
    });
}

/// One sentence that is about no table.
async fn at_once(
    app: &App,
    channel: &Channel,
    key: &str,
    patience: Duration,
) -> Result<std::result::Result<(), Failure>> {
    let id = format!("{}-{}", channel.id, crate::ids::fresh());
    let message = words::one(app, &id, words::lang_of(app, channel).await?, key);
    let (shared, channel) = (app.clone(), channel.clone());
    let sent = app.told.run(async move { send(&shared, &channel, &message).await });
    let sent = tokio::time::timeout(patience, sent).await;
    Ok(sent.unwrap_or_else(|_| Err(Failure::Later("no answer".into()))))
}
