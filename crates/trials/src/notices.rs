//! Many people who are told at the same time: how long it takes, what it costs those who play, and
//! what a kill leaves behind.
//!
//! Everybody has a hook at a receiver of ours. Notices are stored with the times at which they fall
//! due; most lie in the future. People play meanwhile, first without anything to tell, then with.

use crate::library::{Library, Running};
use crate::load;
use crate::luck::Luck;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{Account, Channel, Match, NewNotice, Store, Telling};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How many are told what.
#[derive(Clone, Debug)]
pub struct Plan {
    pub people: u32,
    /// Notices that lie in the future all the time.
    pub stored: u32,
    /// Notices that fall due each second.
    pub rate: u32,
    pub seconds: u64,
    /// Kills with -9 while they do; then nobody plays.
    pub kills: u32,
    /// Those who play meanwhile.
    pub load: load::Plan,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub owed: usize,
    pub arrived: usize,
    pub doubled: usize,
    /// From falling due to the message being handed over, in order.
    pub late: Vec<Duration>,
    /// From sending a move to its acknowledgement: without anything to tell, and with.
    pub calm: Vec<Duration>,
    pub telling: Vec<Duration>,
    /// In MiB.
    pub memory: u64,
}

impl Report {
    /// How much longer a move takes, in the middle and at the slow end.
    pub fn ratio(&self, percent: usize) -> f64 {
        let of = |times: &[Duration]| load::Report::percentile(times, percent).as_secs_f64();
        of(&self.telling) / of(&self.calm).max(1e-6)
    }
}

/// People and the future are written in pieces of this size.
const PIECE: u32 = 250;
/// Nobody lives to see it.
const FUTURE: i64 = 365 * 24 * 3600 * 1000;
const TABLE: &str = "told00000000";
/// After the last one falls due.
const PATIENCE: Duration = Duration::from_secs(150);
/// A dead server's claims hold for a minute; only then comes what it handed over and did not write down.
const CLAIMS: Duration = Duration::from_secs(70);

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// By account and time of falling due: how often it arrived, and when first.
type Arrived = Arc<Mutex<BTreeMap<(String, i64), (u32, i64)>>>;

pub async fn notices(
    library: &Library,
    plan: &Plan,
    mut progress: impl FnMut(&str, u32, u32),
) -> io::Result<Report> {
    let arrived = Arrived::default();
    let receiver = receive(Arc::clone(&arrived)).await?;
    // The schema, and the one table everything is about.
    let (mut running, _) = start(library).await?;
    let store = store::open(&library.database).await.map_err(io::Error::other)?;
    fill(&*store, plan, &receiver, &mut progress).await.map_err(io::Error::other)?;
    let mut report = Report::default();
    if plan.kills == 0 {
        let calm = load::house(library, &plan.load, 0, &mut progress).await?;
        report.calm = calm.acknowledged;
    }
    let begin = now() + 3000;
    let owed = owe(&*store, plan, begin).await.map_err(io::Error::other)?;
    let mut last_kill: Option<Instant> = None;
    if plan.kills == 0 {
        let told = load::house(library, &plan.load, plan.load.tables, &mut progress).await?;
        report.telling = told.acknowledged;
    } else {
        let mut luck = Luck::new(plan.load.seed, 7);
        let span = Duration::from_secs(plan.seconds) / plan.kills;
        for kill in 0..plan.kills {
            tokio::time::sleep(luck.between(span / 2, span * 3 / 2)).await;
            running.kill()?;
            last_kill = Some(Instant::now());
            (running, _) = start(library).await?;
            progress("kills", kill + 1, plan.kills);
        }
    }
    let end = begin + plan.seconds as i64 * 1000;
    let waited = Instant::now();
    while arrived.lock().expect("whole").len() < owed
        && (now() < end || waited.elapsed() < PATIENCE)
    {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let so_far = arrived.lock().expect("whole").len() as u32;
        progress("told", so_far, owed as u32);
    }
    // What would come twice has come by then.
    let claimed = last_kill.map_or(Duration::ZERO, |kill| CLAIMS.saturating_sub(kill.elapsed()));
    tokio::time::sleep(claimed + Duration::from_secs(2)).await;
    report.memory = running.memory().unwrap_or_default();
    running.stop()?;
    store.close().await;
    let arrived = arrived.lock().expect("whole");
    report.owed = owed;
    report.arrived = arrived.len();
    report.doubled = arrived.values().map(|(times, _)| *times as usize - 1).sum();
    let late = |((_, due), (_, at)): (&(String, i64), &(u32, i64))| (at - due).max(0) as u64;
    report.late = arrived.iter().map(late).map(Duration::from_millis).collect();
    report.late.sort_unstable();
    Ok(report)
}

async fn start(library: &Library) -> io::Result<(Running, Duration)> {
    library.start_reaching("127.0.0.0/8").await
}

/// Everybody, with a hook each, and what lies in the future.
async fn fill(
    store: &dyn Store,
    plan: &Plan,
    receiver: &str,
    progress: &mut impl FnMut(&str, u32, u32),
) -> store::Stored<()> {
    let table =
        crate::played::Played::new(&plan.load.game, 2, 1, bots::BotName::Random, plan.load.seed);
    let mut head: Match = table.expect("a game").head;
    head.id = TABLE.into();
    (head.length, head.stage) = (0, "finished".into());
    (head.waiting, head.wake_at) = (Vec::new(), None);
    store.create_match(&head).await?;
    for number in 0..plan.people {
        let account = name(number);
        store.create_account(&person(&account)).await?;
        store.put_channel(&hook(&account, receiver)).await?;
        if number % PIECE == 0 {
            progress("people", number, plan.people);
        }
    }
    let far = now() + FUTURE;
    for first in (0..plan.stored).step_by(PIECE as usize) {
        let numbers = first..(first + PIECE).min(plan.stored);
        let new = numbers.map(|number| notice(number, plan, far + i64::from(number), "future"));
        let telling = Telling { new: new.collect(), ..Telling::default() };
        store.update_match_telling(&head, &telling).await?;
        progress("stored", first, plan.stored);
    }
    Ok(())
}

/// What falls due from then on, evenly.
async fn owe(store: &dyn Store, plan: &Plan, begin: i64) -> store::Stored<usize> {
    let head = store.get_match(TABLE).await?.ok_or(store::StoreError::NotFound)?;
    let all = plan.rate * plan.seconds as u32;
    for first in (0..all).step_by(PIECE as usize) {
        let numbers = first..(first + PIECE).min(all);
        let due = |number: u32| begin + i64::from(number) * 1000 / i64::from(plan.rate);
        let new = numbers.map(|number| notice(number, plan, due(number), "due"));
        let telling = Telling { new: new.collect(), ..Telling::default() };
        store.update_match_telling(&head, &telling).await?;
    }
    Ok(all as usize)
}

fn name(number: u32) -> String {
    format!("told{number:08}")
}

fn notice(number: u32, plan: &Plan, due: i64, what: &str) -> NewNotice {
    NewNotice {
        account: name(number % plan.people),
        kind: "over".into(),
        key: format!("{what}:{number}"),
        length: 1,
        due,
        detail: json!({}),
        by: None,
    }
}

fn person(id: &str) -> Account {
    Account {
        id: id.into(),
        name: id.into(),
        password: None,
        admin: false,
        settings: json!({}),
        created: 1,
        banned_until: None,
        ban_reason: String::new(),
        erased: None,
    }
}

fn hook(account: &str, receiver: &str) -> Channel {
    Channel {
        id: format!("c-{account}"),
        account: account.into(),
        kind: "hook".into(),
        address: format!("{receiver}/{account}"),
        keys: json!({ "shape": "json", "secret": "s" }),
        wishes: json!({}),
        created: 1,
        sent: None,
        tries: 0,
        retired: None,
        trouble: String::new(),
    }
}

/// A receiver that answers at once and remembers everything.
async fn receive(arrived: Arrived) -> io::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = format!("http://{}", listener.local_addr()?);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let arrived = Arc::clone(&arrived);
            tokio::spawn(async move {
                // A server that was killed hangs up in the middle.
                let _ = take(stream, &arrived).await;
            });
        }
    });
    Ok(address)
}

async fn take(stream: TcpStream, arrived: &Arrived) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let account = line.split(' ').nth(1).unwrap_or_default().trim_matches('/').to_string();
        let mut length = 0;
        loop {
            let mut header = String::new();
            stream.read_line(&mut header).await?;
            let Some((name, value)) = header.trim().split_once(':') else { break };
            if name.eq_ignore_ascii_case("content-length") {
                length = value.trim().parse().unwrap_or(0);
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await?;
        let at = now();
        let body: Value = serde_json::from_slice(&body).map_err(io::Error::other)?;
        for told in body["notices"].as_array().into_iter().flatten() {
            let due = told["at"].as_i64().unwrap_or_default();
            let mut arrived = arrived.lock().expect("whole");
            let seen = arrived.entry((account.clone(), due)).or_insert((0, at));
            seen.0 += 1;
        }
        stream.write_all(b"HTTP/1.1 204 OK\r\n\r\n").await?;
    }
}
