//! Somebody who means harm. Each flood has an end, in time and in number, and goes to this machine
//! only.

use crate::guest::{Guest, Socket};
use crate::http;
use engine::Seed;
use engine::playthrough::{Entry, Record};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::protocol::FromClient;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// What can be done to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flood {
    /// Requests whose bodies come byte by byte
    SlowBodies,
    /// Requests whose headers come byte by byte
    SlowHeaders,
    /// Connections that say nothing
    Connections,
    /// Wrong passwords, from many addresses
    SignIns,
    /// Long games to be taken in and looked at
    Imports,
    /// Whole histories, again and again
    Histories,
    /// Pings as fast as they go
    Pings,
    /// Sockets that all look on
    Sockets,
}

impl Flood {
    pub const ALL: [Flood; 8] = [
        Flood::SlowBodies,
        Flood::SlowHeaders,
        Flood::Connections,
        Flood::SignIns,
        Flood::Imports,
        Flood::Histories,
        Flood::Pings,
        Flood::Sockets,
    ];
}

/// What somebody has to go by.
#[derive(Clone, Debug)]
pub struct Target {
    pub address: SocketAddr,
    pub seconds: u64,
    pub game: String,
    /// A public table with a long history.
    pub table: String,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    pub attempts: usize,
    /// Refused, closed or cut.
    pub refused: usize,
    /// Connections or sockets open at the same time, at most.
    pub held: usize,
    /// The longest any of them was open, in milliseconds.
    pub longest: u64,
}

/// Many of them at the same time.
const HANDS: usize = 600;
/// The address of whoever comes from one.
const ONE: Ipv4Addr = Ipv4Addr::new(127, 66, 0, 1);
/// The longest log the server takes.
const ENTRIES: usize = 9_999;

/// Counts what all hands do.
#[derive(Debug, Default)]
struct Counted {
    attempts: AtomicUsize,
    refused: AtomicUsize,
    open: AtomicUsize,
    held: AtomicUsize,
    longest: AtomicUsize,
}

impl Counted {
    fn attempt(&self) {
        self.attempts.fetch_add(1, Ordering::Relaxed);
    }

    fn refuse(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Something the server took is open, until it is closed. Whether it took it shows after a
    /// moment: what is turned away is closed at once.
    async fn hold(&self, open: impl Future<Output = ()>) {
        let begun = Instant::now();
        let mut open = std::pin::pin!(open);
        tokio::select! {
            () = &mut open => return,
            () = tokio::time::sleep(Duration::from_millis(500)) => {}
        }
        let now = self.open.fetch_add(1, Ordering::Relaxed) + 1;
        self.held.fetch_max(now, Ordering::Relaxed);
        open.await;
        self.open.fetch_sub(1, Ordering::Relaxed);
        self.longest.fetch_max(begun.elapsed().as_millis() as usize, Ordering::Relaxed);
    }
}

pub async fn flood(kind: Flood, target: &Target) -> io::Result<Report> {
    let counted = Arc::new(Counted::default());
    let end = Instant::now() + Duration::from_secs(target.seconds);
    let import = Arc::new(long_game(&target.game)?);
    let guests = match kind {
        Flood::Imports | Flood::Pings | Flood::Sockets => guests(target, 6).await?,
        _ => Vec::new(),
    };
    let hands = match kind {
        Flood::SlowBodies | Flood::SlowHeaders | Flood::Connections => HANDS,
        Flood::Sockets => 300,
        Flood::SignIns => 48,
        Flood::Histories => 32,
        Flood::Imports | Flood::Pings => guests.len() * 4,
    };
    let mut all = Vec::new();
    for number in 0..hands {
        let hand = Hand {
            number,
            target: target.clone(),
            counted: Arc::clone(&counted),
            guest: guests.get(number % guests.len().max(1)).cloned(),
            import: Arc::clone(&import),
        };
        all.push(tokio::spawn(async move {
            let work = async {
                loop {
                    hand.counted.attempt();
                    if hand.once(kind).await.is_err() {
                        hand.counted.refuse();
                    }
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            };
            let left = end.saturating_duration_since(Instant::now());
            // The end of the flood ends whatever is under way.
            let _: Result<(), _> = tokio::time::timeout(left, work).await;
        }));
    }
    for hand in all {
        hand.await.map_err(io::Error::other)?;
    }
    let read = |count: &AtomicUsize| count.load(Ordering::Relaxed);
    Ok(Report {
        attempts: read(&counted.attempts),
        refused: read(&counted.refused),
        held: read(&counted.held),
        longest: read(&counted.longest) as u64,
    })
}

async fn guests(target: &Target, count: usize) -> io::Result<Vec<Guest>> {
    let mut guests = Vec::new();
    for number in 0..count {
        let name = format!("Mallory {number}");
        guests.push(Guest::coming_from(Some(ONE), target.address, &name).await?);
    }
    Ok(guests)
}

/// A game that says one thing and takes it back, thousands of times.
fn long_game(game: &str) -> io::Result<String> {
    let refused = |refusal: engine::Refusal| io::Error::other(refusal.rule);
    let game = catalog::game(game).map_err(refused)?;
    let setup = game.usual_setup(2).map_err(refused)?;
    let table = game.new_table(&setup, Seed::from_number(1), None).map_err(refused)?;
    let before: Record = table.record();
    let mut table = table;
    let seat = table.asked().first().ok_or_else(|| io::Error::other("nobody is asked"))?;
    let hint = table.hint(seat, bots::BotName::Greedy, 1, catalog::Lang::En).map_err(refused)?;
    table.play(seat, &hint.notation, None).map_err(refused)?;
    let played = table.record().log;
    let log = (0..ENTRIES - 1).map(|index| match index % 2 {
        0 => played[0].clone(),
        _ => Entry::Undo { undo_to: index - 1 },
    });
    Ok(Record { log: log.collect(), ..before }.to_json())
}

/// One of many that do the same.
struct Hand {
    number: usize,
    target: Target,
    counted: Arc<Counted>,
    guest: Option<Guest>,
    import: Arc<String>,
}

impl Hand {
    async fn once(&self, kind: Flood) -> io::Result<()> {
        let head = "POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n";
        match kind {
            Flood::SlowBodies => {
                let json = "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
                self.drip(&format!("{head}{json}"), b" ").await
            }
            Flood::SlowHeaders => self.drip(&format!("{head}X-Long: "), b"x").await,
            Flood::Connections => self.drip("", b"").await,
            Flood::SignIns => self.sign_in().await,
            Flood::Imports => self.import().await,
            Flood::Histories => self.history().await,
            Flood::Pings => self.ping().await,
            Flood::Sockets => self.look_on().await,
        }
    }

    /// Says something and goes on byte by byte until the server has enough of it.
    async fn drip(&self, begin: &str, drip: &[u8]) -> io::Result<()> {
        let stream = http::connect(self.target.address, Some(ONE)).await?;
        let (mut read, mut write) = stream.into_split();
        write.write_all(begin.as_bytes()).await?;
        let dripping = async {
            while write.write_all(drip).await.is_ok() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        };
        let reading = async {
            let mut byte = [0; 256];
            while read.read(&mut byte).await.is_ok_and(|count| count > 0) {}
        };
        self.counted
            .hold(async {
                tokio::select! {
                    () = dripping => {}
                    () = reading => {}
                }
            })
            .await;
        Err(io::Error::other("closed"))
    }

    async fn sign_in(&self) -> io::Result<()> {
        let number = self.number as u8;
        let from = Ipv4Addr::new(127, 67, number, 1);
        let body = json!({ "name": format!("One {}", self.number % 8), "password": "wrong horse" });
        let address = self.target.address;
        let path = "/api/session";
        let answer =
            http::request_from(Some(from), address, "POST", path, None, Some(&body)).await?;
        if answer.status == 401 { Ok(()) } else { Err(io::Error::other("refused")) }
    }

    async fn import(&self) -> io::Result<()> {
        let Some(guest) = &self.guest else { return Ok(()) };
        let file: Value = serde_json::from_str(&self.import).map_err(io::Error::other)?;
        let made = guest.request("POST", "/api/tables/import", &file).await?;
        // What is looked at must be in memory.
        let path = format!("/api/tables/{}/at/0", made["id"].as_str().unwrap_or_default());
        guest.request("GET", &path, &Value::Null).await.map(drop)
    }

    async fn history(&self) -> io::Result<()> {
        let path = format!("/api/tables/{}/history", self.target.table);
        let address = self.target.address;
        let answer = http::request_from(Some(ONE), address, "GET", &path, None, None).await?;
        if answer.status == 200 { Ok(()) } else { Err(io::Error::other("refused")) }
    }

    async fn socket(&self) -> io::Result<Socket> {
        match &self.guest {
            Some(guest) => guest.connect_speaking(None).await,
            None => Err(io::Error::other("nobody")),
        }
    }

    async fn ping(&self) -> io::Result<()> {
        let mut socket = self.socket().await?;
        self.counted.hold(async { while socket.ping().await.is_ok() {} }).await;
        Err(io::Error::other("closed"))
    }

    async fn look_on(&self) -> io::Result<()> {
        let mut socket = self.socket().await?;
        let table = self.target.table.clone();
        socket.send(&FromClient::Watch { table, invite: None, seen: None, seat: None }).await?;
        self.counted.hold(async { while socket.next().await.is_ok() {} }).await;
        Err(io::Error::other("closed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_long_game_is_one_the_server_must_take() {
        let game = catalog::GAMES[0];
        let text = long_game(game.profile().id).expect("a game");
        let record = Record::from_json(&text).expect("a table file");
        assert!(record.log.len() > 9_000);
        assert!(game.verify(&record).is_ok(), "it is a true one");
    }
}
