//! A siege: one flood after another while ordinary people play, and what they notice of it.

use crate::flood::{Flood, Report as Damage, Target};
use crate::guest::Guest;
use crate::library::Library;
use crate::load::Report as Load;
use crate::luck::{Luck, fresh_key};
use serde_json::json;
use server::protocol::{FromClient, FromServer, Position};
use std::io;
use std::net::Ipv4Addr;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::process::Command;
use tokio::sync::watch;

/// Who plays meanwhile, and for how long each flood lasts.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub floods: Vec<Flood>,
    pub people: u32,
    pub seconds: u64,
    pub seed: u64,
}

/// What people noticed of one flood.
#[derive(Clone, Debug)]
pub struct Phase {
    /// None: nothing was going on.
    pub flood: Option<Flood>,
    /// From sending a move to its acknowledgement, in order.
    pub acknowledged: Vec<Duration>,
    /// Of the server, in MiB: before and after.
    pub memory: (u64, u64),
    pub damage: Damage,
}

#[derive(Clone, Debug)]
pub struct Report {
    pub calm: Phase,
    pub phases: Vec<Phase>,
    /// Ordinary people who were refused or lost their connection.
    pub harmed: usize,
}

/// Patience of the server in this trial, in seconds: short, so that it shows.
const PATIENCE: u64 = 5;
/// What the server promises of one address. Connections: or a quarter of all, if that is less.
const CONNECTIONS: usize = 256;
const SOCKETS: usize = 128;
/// How much memory a flood of wrong passwords or of files may leave behind, in MiB.
const LEFT: u64 = 64;
/// Answers this quick are quick enough, whatever the calm was like.
const QUICK: Duration = Duration::from_millis(10);

impl Phase {
    pub fn percentile(&self, percent: usize) -> Duration {
        Load::percentile(&self.acknowledged, percent)
    }
}

impl Report {
    /// Every promise that was broken, in words.
    pub fn broken(&self) -> Vec<String> {
        let limit = (2 * self.calm.percentile(95)).max(QUICK);
        let mut broken = Vec::new();
        let mut expect = |fine: bool, what: String| {
            if !fine {
                broken.push(what);
            }
        };
        expect(self.harmed == 0, format!("{} people were refused or cut off", self.harmed));
        for phase in &self.phases {
            let Some(flood) = phase.flood else { continue };
            let (found, damage) = (phase.percentile(95), &phase.damage);
            expect(!phase.acknowledged.is_empty(), format!("{flood:?}: nobody could play"));
            expect(found <= limit, format!("{flood:?}: p95 {found:.1?}, not {limit:.1?}"));
            expect(damage.attempts > 0, format!("{flood:?}: no flood"));
            let most = if flood == Flood::Sockets { SOCKETS } else { CONNECTIONS };
            expect(damage.held <= most, format!("{flood:?}: {} held at once", damage.held));
            if matches!(flood, Flood::SlowBodies | Flood::SlowHeaders | Flood::Connections) {
                let most = (PATIENCE + 3) * 1000;
                expect(damage.longest <= most, format!("{flood:?}: one for {} ms", damage.longest));
            }
            if matches!(flood, Flood::SignIns | Flood::Imports) {
                let left = phase.memory.1.saturating_sub(phase.memory.0);
                expect(left <= LEFT, format!("{flood:?}: {left} MiB stay"));
            }
        }
        broken
    }
}

/// When moves were sent and how long their answers took.
#[derive(Debug, Default)]
struct Measured {
    answers: Vec<(Instant, Duration)>,
    harmed: usize,
}

pub async fn siege(
    library: &Library,
    plan: &Plan,
    mut progress: impl FnMut(Option<Flood>),
) -> io::Result<Report> {
    let words = ["--request-timeout-s".to_string(), PATIENCE.to_string()];
    let (mut running, _) = library.start_with(&words).await?;
    let measured = Arc::new(Mutex::new(Measured::default()));
    let (stop, stopped) = watch::channel(false);
    let mut people = Vec::new();
    for number in 0..plan.people {
        let person = Person {
            number,
            plan: plan.clone(),
            library: library.clone(),
            measured: Arc::clone(&measured),
            luck: Luck::new(plan.seed, u64::from(number)),
        };
        people.push(tokio::spawn(person.stay(stopped.clone())));
    }
    let table = long_table(library, &plan.game).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut phases = Vec::new();
    for flood in std::iter::once(None).chain(plan.floods.iter().copied().map(Some)) {
        progress(flood);
        let before = running.memory().unwrap_or_default();
        let begun = Instant::now();
        let damage = match flood {
            None => {
                tokio::time::sleep(Duration::from_secs(2 * plan.seconds)).await;
                Damage::default()
            }
            Some(flood) => attack(flood, &target(library, plan, &table)).await?,
        };
        let ended = Instant::now();
        // Let the dust settle.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let after = running.memory().unwrap_or_default();
        let all = measured.lock().expect("nobody panics while measuring");
        let within = all.answers.iter().filter(|(when, _)| (begun..ended).contains(when));
        let mut acknowledged: Vec<Duration> = within.map(|(_, took)| *took).collect();
        drop(all);
        acknowledged.sort_unstable();
        phases.push(Phase { flood, acknowledged, memory: (before, after), damage });
    }
    stop.send_replace(true);
    for person in people {
        person.await.map_err(io::Error::other)??;
    }
    running.stop()?;
    let harmed = measured.lock().expect("everybody went home").harmed;
    Ok(Report { calm: phases.remove(0), phases, harmed })
}

fn target(library: &Library, plan: &Plan, table: &str) -> Target {
    Target {
        address: library.address,
        seconds: plan.seconds,
        game: plan.game.clone(),
        table: table.to_string(),
    }
}

/// A process of its own, which everybody else on this machine goes before.
async fn attack(flood: Flood, target: &Target) -> io::Result<Damage> {
    let kind = serde_json::to_value(flood).map_err(io::Error::other)?;
    let mut command = Command::new("nice");
    command.args(["-n", "10"]).arg(std::env::current_exe()?).args(["--binary", "none"]);
    command.args(["--game", &target.game, "flood", kind.as_str().unwrap_or_default()]);
    command.args(["--address", &target.address.to_string(), "--table", &target.table]);
    command.args(["--seconds", &target.seconds.to_string()]);
    command.stdin(Stdio::null()).stderr(Stdio::inherit()).kill_on_drop(true);
    let done = tokio::time::timeout(Duration::from_secs(target.seconds + 60), command.output());
    let done = done.await.map_err(io::Error::other)??;
    serde_json::from_slice(&done.stdout).map_err(io::Error::other)
}

/// A public table that was played to its end by bots.
async fn long_table(library: &Library, game: &str) -> io::Result<String> {
    let host = Guest::new(library.address, "Host").await?;
    let new = json!({
        "game": game, "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }],
        "pace": { "kind": "relaxed" }, "public": true, "start": true,
    });
    let made = host.request("POST", "/api/tables", &new).await?;
    let table = made["id"].as_str().unwrap_or_default().to_string();
    // Whoever leaves is played for.
    host.request("POST", &format!("/api/tables/{table}/leave"), &json!({})).await?;
    Ok(table)
}

/// Somebody who plays against a bot, one game after another.
struct Person {
    number: u32,
    plan: Plan,
    library: Library,
    measured: Arc<Mutex<Measured>>,
    luck: Luck,
}

const THINK: (Duration, Duration) = (Duration::from_millis(500), Duration::from_millis(900));

impl Person {
    async fn stay(mut self, mut stopped: watch::Receiver<bool>) -> io::Result<()> {
        let from = Ipv4Addr::new(127, 1, (self.number / 250) as u8, (self.number % 250 + 1) as u8);
        let name = format!("One {}", self.number);
        let guest = Guest::coming_from(Some(from), self.library.address, &name).await?;
        let playing = async {
            loop {
                if self.play(&guest).await.is_err() {
                    self.measure(|measured| measured.harmed += 1);
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        };
        tokio::select! {
            () = playing => Ok(()),
            stopped = stopped.wait_for(|stopped| *stopped) => {
                stopped.map(drop).map_err(io::Error::other)
            }
        }
    }

    /// One game, to its end.
    async fn play(&mut self, guest: &Guest) -> io::Result<()> {
        let new = json!({
            "game": self.plan.game, "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }],
            "pace": { "kind": "relaxed" }, "public": false, "start": true,
        });
        let made = guest.request("POST", "/api/tables", &new).await?;
        let table = made["id"].as_str().unwrap_or_default().to_string();
        let mut socket = guest.connect_speaking(None).await?;
        let watch =
            FromClient::Watch { table: table.clone(), invite: None, seen: None, seat: None };
        socket.send(&watch).await?;
        let (mut pending, mut sent) = (None::<(Instant, FromClient)>, None::<Instant>);
        loop {
            let think = pending.as_ref().map(|(when, _)| *when);
            let next = tokio::select! {
                next = socket.next() => next?,
                () = until(think) => {
                    if let Some((_, message)) = pending.take() {
                        sent = Some(Instant::now());
                        socket.send(&message).await?;
                    }
                    continue;
                }
            };
            match next {
                FromServer::Ack { .. } => {
                    let took = sent.take().map(|sent| (sent, sent.elapsed()));
                    self.measure(|measured| measured.answers.extend(took));
                }
                FromServer::Update { position, .. }
                | FromServer::Table { position: Some(position), .. } => {
                    if position.over {
                        return Ok(());
                    }
                    pending = self.think(&table, &position);
                }
                FromServer::Refused { .. } | FromServer::Bye { .. } => {
                    return Err(io::Error::other("refused"));
                }
                _ => {}
            }
        }
    }

    fn think(&mut self, table: &str, position: &Position) -> Option<(Instant, FromClient)> {
        let moves = &position.moves;
        let mv = moves.get(self.luck.index(moves.len().max(1)))?.notation.clone();
        let key = fresh_key(self.plan.seed);
        let (table, at) = (table.to_string(), position.at);
        let wait = self.luck.between(THINK.0, THINK.1);
        let play = FromClient::Play { table, key, seat: 0, at, moves: vec![mv] };
        Some((Instant::now() + wait, play))
    }

    fn measure<T>(&self, change: impl FnOnce(&mut Measured) -> T) -> T {
        change(&mut self.measured.lock().expect("nobody panics while measuring"))
    }
}

async fn until(when: Option<Instant>) {
    match when {
        Some(when) => tokio::time::sleep_until(when.into()).await,
        None => std::future::pending().await,
    }
}
