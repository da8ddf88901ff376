//! Games played beforehand, as a store keeps them.

use bots::BotName;
use engine::{Refusal, Seed};
use serde_json::{Value, json};
use store::{Match, NewEntry, SeatRow, Store, StoreError};

/// A match after some moves.
#[derive(Clone, Debug)]
pub struct Played {
    pub head: Match,
    pub entries: Vec<Value>,
}

impl Played {
    /// Played by bots of one kind until the end, or until there are so many moves.
    pub fn new(
        game: &str,
        seats: u8,
        moves: usize,
        bot: BotName,
        seed: u64,
    ) -> Result<Played, Refusal> {
        let game = catalog::game(game)?;
        let setup = game.usual_setup(seats)?;
        let mut table = game.new_table(&setup, Seed::from_number(seed), None)?;
        for number in 0..moves {
            let Some(seat) = table.asked().first() else { break };
            let mv = table.hint(seat, bot, number as u64, catalog::Lang::En)?;
            table.play(seat, &mv.notation, None)?;
        }
        let record = table.record();
        let head = Match {
            id: String::new(),
            game: record.game,
            stage: "playing".into(),
            public: true,
            title: String::new(),
            host: String::new(),
            invite: String::new(),
            setup: record.setup,
            rules_version: record.rules_version,
            content: record.content,
            seed: record.seed,
            commitment: record.commitment,
            opening: json!(record.opening),
            pace: json!({ "kind": "relaxed" }),
            seats: (0..table.seats()).map(nobody).collect(),
            length: 0,
            waiting: table.asked().iter().map(|seat| seat.0).collect(),
            live: json!({ "state": record.state }),
            result: None,
            rematch: None,
            created: 1,
            started: Some(1),
            changed: 1,
            finished: None,
            wake_at: None,
            copied: false,
        };
        Ok(Played { head, entries: table.entries(0) })
    }

    /// Stores a copy.
    pub async fn keep(&self, store: &dyn Store, id: &str) -> Result<(), StoreError> {
        let mut head = Match { id: id.to_string(), ..self.head.clone() };
        store.create_match(&head).await?;
        let new = |(index, entry): (usize, &Value)| NewEntry {
            key: format!("{index}"),
            at: 1,
            by: "server".into(),
            entry: entry.clone(),
        };
        let entries: Vec<NewEntry> = self.entries.iter().enumerate().map(new).collect();
        head.length = entries.len() as u32;
        store.append(&head.id, 0, &entries, &head, None).await.map(|_| ())
    }
}

fn nobody(seat: u8) -> SeatRow {
    SeatRow { kind: "open".into(), name: format!("Seat {seat}"), ..SeatRow::default() }
}

/// Somebody who holds a seat.
pub fn held_by(account: &str, name: &str) -> SeatRow {
    let (account, name) = (Some(account.to_string()), name.to_string());
    SeatRow { kind: "person".into(), account, name, ..SeatRow::default() }
}
