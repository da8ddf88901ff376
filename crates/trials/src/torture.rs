//! The server is killed at random moments while people play, and its connections to the database
//! are cut while it lives: nothing that was acknowledged may be lost, nothing may happen twice, and
//! what stands beside a log is what the log leads to.

use crate::guest::{Guest, Socket};
use crate::library::Library;
use crate::luck::{Luck, fresh_key};
use serde_json::json;
use server::protocol::{AutoAnswers, FromClient, FromServer, Position};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::testing::Cluster;
use tokio::sync::watch;

/// Between attempts of somebody whose move could not be stored.
const RETRY: Duration = Duration::from_millis(20);
/// One in so many moves comes with something that is kept beside the log.
const SOMETHING_ELSE: usize = 4;

/// How hard a day it will be.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub kills: u32,
    /// Tables played at the same time, by two people each.
    pub tables: u32,
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub kills: u32,
    /// How often the server lost its database.
    pub cuts: u32,
    pub tables: usize,
    pub sent: usize,
    pub acknowledged: usize,
    pub stored: usize,
    /// Acknowledged, but not in the log where the acknowledgement said.
    pub lost: Vec<String>,
    /// In the log more than once.
    pub doubled: Vec<String>,
    /// Matches whose log the rules do not accept, or beside whose log something else stands.
    pub broken: Vec<String>,
    /// From the kill to the first answer of the next server.
    pub slowest_restart: Duration,
}

impl Report {
    pub fn is_fine(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty() && self.broken.is_empty()
    }
}

/// What people remember: what they sent, and what they were promised.
#[derive(Debug, Default)]
struct Memory {
    tables: BTreeSet<String>,
    sent: BTreeSet<String>,
    /// Key to table and length of the log with it.
    promised: BTreeMap<String, (String, u32)>,
}

type Shared = Arc<Mutex<Memory>>;

/// Plays, kills, restarts, and looks into the store at the end. Connections to a cluster are cut
/// as often as the server is killed.
pub async fn torture(
    library: &Library,
    plan: &Plan,
    cluster: Option<&Cluster>,
    mut progress: impl FnMut(u32),
) -> io::Result<Report> {
    let memory = Shared::default();
    let (mut running, _) = library.start().await?;
    let (end, ended) = watch::channel(false);
    let mut people = Vec::new();
    for table in 0..plan.tables {
        let pair = Pair {
            library: library.clone(),
            plan: plan.clone(),
            number: table,
            memory: memory.clone(),
            ended: ended.clone(),
        };
        people.push(tokio::spawn(pair.play()));
    }
    let mut luck = Luck::new(plan.seed, u64::MAX);
    let mut report = Report { kills: plan.kills, ..Report::default() };
    for kill in 0..plan.kills {
        let mut wait = || luck.between(Duration::from_millis(20), Duration::from_millis(350));
        tokio::time::sleep(wait()).await;
        if let Some(cluster) = cluster {
            cluster.cut().map_err(io::Error::other)?;
            report.cuts += 1;
            tokio::time::sleep(wait()).await;
        }
        running.kill()?;
        let (again, took) = library.start().await?;
        running = again;
        report.slowest_restart = report.slowest_restart.max(took);
        progress(kill + 1);
    }
    // Whoever waits for an acknowledgement gets it.
    tokio::time::sleep(Duration::from_millis(500)).await;
    end.send_replace(true);
    for person in people {
        person.await.map_err(io::Error::other)??;
    }
    if !running.stop()? {
        return Err(io::Error::other("the server did not end well when asked politely"));
    }
    inspect(library, &memory, &mut report).await.map_err(io::Error::other)?;
    Ok(report)
}

/// Two people who play one game after the other against each other.
struct Pair {
    library: Library,
    plan: Plan,
    number: u32,
    memory: Shared,
    ended: watch::Receiver<bool>,
}

impl Pair {
    async fn play(self) -> io::Result<()> {
        let address = self.library.address;
        let one = Guest::new(address, &format!("One {}", self.number)).await?;
        let two = Guest::new(address, &format!("Two {}", self.number)).await?;
        while !*self.ended.borrow() {
            let table = self.sit_down(&one, &two).await?;
            let first = self.person(&one, &table, 0);
            let second = self.person(&two, &table, 1);
            let (first, second) = tokio::join!(first, second);
            first.and(second)?;
        }
        Ok(())
    }

    async fn sit_down(&self, one: &Guest, two: &Guest) -> io::Result<String> {
        let new = json!({
            "game": self.plan.game, "seats": [{ "kind": "me" }, { "kind": "open" }],
            "pace": { "kind": "relaxed" }, "public": true,
        });
        let made = one.request("POST", "/api/tables", &new).await?;
        let table = made["id"].as_str().unwrap_or_default().to_string();
        // A request whose answer was lost is repeated and then refused: only the result counts.
        let _ = two.request("POST", &format!("/api/tables/{table}/join"), &json!({})).await;
        let _ = one.request("POST", &format!("/api/tables/{table}/start"), &json!({})).await;
        self.remember(|memory| memory.tables.insert(table.clone()));
        Ok(table)
    }

    /// One person at one table, until the game or the day is over.
    async fn person(&self, guest: &Guest, table: &str, seat: u8) -> io::Result<()> {
        let mut luck = Luck::new(self.plan.seed, u64::from(self.number) * 2 + u64::from(seat));
        let mut unanswered: Option<FromClient> = None;
        let mut ended = self.ended.clone();
        'connected: loop {
            let mut socket = guest.connect().await?;
            if watch_table(&mut socket, table).await.is_err() {
                continue;
            }
            if let Some(message) = &unanswered
                && socket.send(message).await.is_err()
            {
                continue;
            }
            loop {
                let next = tokio::select! {
                    next = socket.next() => next,
                    _ = ended.wait_for(|ended| *ended) => return Ok(()),
                };
                let position = match next {
                    Err(_) => continue 'connected,
                    Ok(FromServer::Ack { key, at }) => {
                        if unanswered.as_ref().and_then(key_of) == Some(&key) {
                            unanswered = None;
                        }
                        self.remember(|memory| {
                            if memory.sent.contains(&key) {
                                memory.promised.insert(key, (table.into(), at));
                            }
                        });
                        continue;
                    }
                    // Nobody knows whether it was stored: the same again, with the same key.
                    Ok(FromServer::Refused { key: Some(key), refused, .. })
                        if refused.code == "unavailable" =>
                    {
                        tokio::time::sleep(RETRY).await;
                        if let Some(message) = &unanswered
                            && key_of(message) == Some(&key)
                            && socket.send(message).await.is_err()
                        {
                            continue 'connected;
                        }
                        continue;
                    }
                    Ok(FromServer::Refused { key: Some(key), .. }) => {
                        if unanswered.as_ref().and_then(key_of) != Some(&key) {
                            continue;
                        }
                        unanswered = None;
                        // Look again: the table went on without us knowing.
                        if watch_table(&mut socket, table).await.is_err() {
                            continue 'connected;
                        }
                        continue;
                    }
                    Ok(FromServer::Table { position: Some(position), .. })
                    | Ok(FromServer::Update { position, .. }) => position,
                    Ok(_) => continue,
                };
                if position.over {
                    return Ok(());
                }
                let Some(message) = self.answer(&position, table, seat, &mut luck) else {
                    continue;
                };
                if luck.index(SOMETHING_ELSE) == 0 {
                    let orders = FromClient::Auto {
                        table: table.into(),
                        key: fresh_key(self.plan.seed),
                        seat,
                        answers: AutoAnswers::default(),
                    };
                    if socket.send(&orders).await.is_err() {
                        continue 'connected;
                    }
                }
                if unanswered.is_none() {
                    let sent = socket.send(&message).await;
                    unanswered = Some(message);
                    if sent.is_err() {
                        continue 'connected;
                    }
                }
            }
        }
    }

    fn answer(
        &self,
        position: &Position,
        table: &str,
        seat: u8,
        luck: &mut Luck,
    ) -> Option<FromClient> {
        if position.moves.is_empty() {
            return None;
        }
        let mv = &position.moves[luck.index(position.moves.len())];
        let key = fresh_key(self.plan.seed);
        self.remember(|memory| memory.sent.insert(key.clone()));
        let moves = vec![mv.notation.clone()];
        Some(FromClient::Play { table: table.into(), key, seat, at: position.at, moves })
    }

    fn remember<T>(&self, change: impl FnOnce(&mut Memory) -> T) -> T {
        change(&mut self.memory.lock().expect("nobody panics while remembering"))
    }
}

/// The key of a move.
fn key_of(message: &FromClient) -> Option<&String> {
    match message {
        FromClient::Play { key, .. } => Some(key),
        _ => None,
    }
}

async fn watch_table(socket: &mut Socket, table: &str) -> io::Result<()> {
    let watch = FromClient::Watch { table: table.into(), invite: None, seen: None, seat: None };
    socket.send(&watch).await
}

/// Compares what people remember with what is stored.
async fn inspect(
    library: &Library,
    memory: &Shared,
    report: &mut Report,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let memory = std::mem::take(&mut *memory.lock().expect("everybody went home"));
    let store = store::open(&library.database).await?;
    report.tables = memory.tables.len();
    report.sent = memory.sent.len();
    report.acknowledged = memory.promised.len();
    let mut found: BTreeMap<String, Vec<(String, u32)>> = BTreeMap::new();
    for table in &memory.tables {
        let log = store.log(table, 0).await?;
        report.stored += log.len();
        for (index, entry) in log.iter().enumerate() {
            if entry.index as usize != index {
                report.broken.push(format!("{table}: entry {} at {index}", entry.index));
            }
            // The server may say more in a key than we did: who sent it, for example.
            let start = entry.key.find("trial-").unwrap_or_default();
            let key = entry.key[start..].to_string();
            found.entry(key).or_default().push((table.clone(), entry.index + 1));
        }
        if let Some(why) = unsound(&*store, table).await? {
            report.broken.push(format!("{table}: {why}"));
        }
    }
    for (key, promise) in &memory.promised {
        if !found.get(key).is_some_and(|places| places.contains(promise)) {
            report.lost.push(format!("{key} {promise:?} {:?}", found.get(key)));
        }
    }
    let twice = found.iter().filter(|(_, places)| places.len() > 1);
    report.doubled = twice.map(|(key, places)| format!("{key} {places:?}")).collect();
    store.close().await;
    Ok(())
}

/// Why a stored match is not one the rules could have led to.
async fn unsound(
    store: &dyn store::Store,
    table: &str,
) -> Result<Option<String>, Box<dyn std::error::Error + Send + Sync>> {
    let Some(kept) = store.get_match(table).await? else { return Ok(Some("no such match".into())) };
    if kept.started.is_none() {
        return Ok(None);
    }
    let log = store.log(table, 0).await?;
    if kept.length as usize != log.len() {
        return Ok(Some(format!("{} entries, not {}", log.len(), kept.length)));
    }
    // The state as it is stored: the strict reading wants it to be what the log leads to, and no
    // snapshot in between.
    let record = json!({
        "game": kept.game, "rules_version": kept.rules_version, "content": kept.content,
        "setup": kept.setup, "seed": kept.seed, "commitment": kept.commitment,
        "opening": kept.opening, "log": log.into_iter().map(|entry| entry.entry).collect::<Vec<_>>(),
        "state": kept.live["state"],
    });
    let record: engine::playthrough::Record = serde_json::from_value(record)?;
    let game = catalog::game(&kept.game).map_err(|refusal| refusal.rule)?;
    let verified = match game.verify(&record) {
        Ok(verified) => verified,
        Err(refusal) => return Ok(Some(format!("{refusal:?}"))),
    };
    let (table, notices) = match game.open(record) {
        Ok(opened) => opened,
        Err(refusal) => return Ok(Some(format!("{refusal:?}"))),
    };
    if !notices.is_empty() {
        return Ok(Some(format!("{notices:?}")));
    }
    let asked: Vec<u8> = table.asked().iter().map(|seat| seat.0).collect();
    if kept.waiting != asked {
        return Ok(Some(format!("waits for {:?}, not for {asked:?}", kept.waiting)));
    }
    let over = kept.stage == "finished";
    if over != verified.finished || over != kept.result.is_some() {
        return Ok(Some(format!("is {}, but over: {}", kept.stage, verified.finished)));
    }
    untold(store, &kept).await
}

/// Who is waited for and was not told, or was told and is not waited for: both are written together.
async fn untold(
    store: &dyn store::Store,
    kept: &store::Match,
) -> Result<Option<String>, Box<dyn std::error::Error + Send + Sync>> {
    const ALL: u32 = 1_000_000;
    let paused = !kept.live["paused"].is_null();
    for (seat, held) in kept.seats.iter().enumerate() {
        let Some(account) = held.account.as_deref() else { continue };
        let others = kept.seats.iter().enumerate().filter(|(_, other)| {
            other.account.as_deref() == Some(account) && other.substitute.is_none()
        });
        let mut asked = others.filter(|(seat, _)| kept.waiting.contains(&(*seat as u8)));
        let waits = kept.stage == "playing" && !paused && asked.next().is_some();
        let told = store.notices(account, i64::MAX, ALL).await?;
        let told = told.iter().any(|told| told.kind == "turn" && told.table == kept.id);
        if waits != told {
            return Ok(Some(format!("seat {seat}: waited for {waits}, told {told}")));
        }
    }
    Ok(None)
}
