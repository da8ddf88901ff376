//! How much of the tables this person has been shown. Written down a moment later, several at once:
//! a browser says so after every move.

use super::Connection;
use crate::error::{Error, Result};
use crate::people::Person;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// What is seen within this time is written together. If the server is killed before, somebody is
/// told the last moves once more.
const TOGETHER: Duration = Duration::from_secs(2);

/// What is not written yet, by table.
#[derive(Debug, Default)]
pub struct Seen {
    lengths: BTreeMap<String, u32>,
    due: Option<Instant>,
}

impl Seen {
    /// Resolves when something is to be written.
    pub async fn due(&self) {
        match self.due {
            Some(due) => tokio::time::sleep_until(due).await,
            None => std::future::pending().await,
        }
    }
}

impl Connection {
    /// Visitors have nowhere to keep it.
    pub(super) async fn note_seen(&mut self, table: String, at: u32) -> Result<()> {
        self.who()?;
        if !self.tables.contains(&table) {
            return Err(Error::not_found());
        }
        // Nobody has seen what has not happened yet.
        let at = at.min(self.app.hall.scene(&table).await?.row.length);
        let seen = self.seen.lengths.entry(table).or_default();
        *seen = at.max(*seen);
        self.seen.due.get_or_insert(Instant::now() + TOGETHER);
        Ok(())
    }

    pub(super) async fn keep_seen(&mut self) {
        let Seen { lengths, .. } = std::mem::take(&mut self.seen);
        let Some(person) = self.person.as_ref().filter(|_| !lengths.is_empty()) else { return };
        let lengths: Vec<(String, u32)> = lengths.into_iter().collect();
        if let Err(error) = self.app.store.mark_seen(Person::id(person), &lengths).await {
            tracing::warn!(%error, "what somebody has seen is not written down");
        }
    }
}
