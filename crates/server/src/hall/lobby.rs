//! The list of tables: who hears that it changed, and what is on it.

use super::Hall;
use crate::error::{Error, Result};
use crate::live::{Around, Sitting, Who, expect_players};
use crate::pace::Rests;
use crate::people::statistics;
use crate::protocol::{OwnTable, Shelf, TableSummary};
use crate::sight::{self, Reader};
use axum::http::StatusCode;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Mark, Match, MatchFilter};
use tokio::sync::{Mutex, broadcast};

/// How many open tables the lobby shows, and how many that are being played.
const OPEN: u32 = 200;
const PLAYING: u32 = 60;
/// How many of my own.
const MINE: u32 = 200;
/// The public list is read at most this often, however many people look at it.
const FRESH: Duration = Duration::from_millis(300);

/// Which lists changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The public one.
    pub listed: bool,
    /// Those of these accounts.
    pub people: Arc<Vec<String>>,
}

#[derive(Debug)]
pub struct Lobby {
    news: broadcast::Sender<News>,
    public: Mutex<Option<(Instant, Arc<Vec<Match>>)>>,
}

impl Default for Lobby {
    fn default() -> Self {
        Lobby { news: broadcast::channel(1024).0, public: Mutex::default() }
    }
}

impl Lobby {
    pub fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    pub(crate) fn changed(&self, listed: bool, people: Vec<String>) {
        // Nobody in the lobby is nobody to tell.
        let _ = self.news.send(News { listed, people: Arc::new(people) });
    }
}

/// As the store calls it.
fn name_of(shelf: Option<Shelf>) -> &'static str {
    match shelf {
        None => "",
        Some(Shelf::Hidden) => "hidden",
        Some(Shelf::Archived) => "archived",
    }
}

/// The shelf the store means.
pub(crate) fn shelf_of(name: &str) -> Option<Shelf> {
    [Shelf::Hidden, Shelf::Archived].into_iter().find(|shelf| name_of(Some(*shelf)) == name)
}

impl Hall {
    /// Public tables that are open or being played, newest change first.
    pub async fn public_tables(&self) -> Result<Arc<Vec<Match>>> {
        let mut kept = self.0.lobby.public.lock().await;
        if let Some((read, rows)) = &*kept
            && read.elapsed() < FRESH
        {
            return Ok(Arc::clone(rows));
        }
        let filter = |stage: &str, limit| MatchFilter {
            stage: Some(stage.into()),
            public: Some(true),
            limit,
            ..MatchFilter::default()
        };
        let mut rows = self.0.store.matches(&filter("open", OPEN)).await?;
        rows.extend(self.0.store.matches(&filter("playing", PLAYING)).await?);
        let rows = Arc::new(rows);
        *kept = Some((Instant::now(), Arc::clone(&rows)));
        Ok(rows)
    }

    /// My tables, on the table or on a shelf: those that wait for my turn first, by deadline, then
    /// those that wait for another answer of mine, then the others, newest change first.
    pub async fn tables_of(
        &self,
        reader: Reader<'_>,
        shelf: Option<Shelf>,
    ) -> Result<Vec<OwnTable>> {
        let Some(account) = reader.account else { return Ok(Vec::new()) };
        let filter = |waiting_for_account: bool| MatchFilter {
            account: Some(account.to_string()),
            waiting_for_account,
            shelf: Some(name_of(shelf).into()),
            limit: MINE,
            ..MatchFilter::default()
        };
        let mut rows = self.0.store.matches(&filter(true)).await?;
        let waiting: BTreeSet<String> = rows.iter().map(|row| row.id.clone()).collect();
        let others = self.0.store.matches(&filter(false)).await?;
        rows.extend(others.into_iter().filter(|row| !waiting.contains(&row.id)));
        rows.retain(|row| row.stage != "closed");
        let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
        let seen: BTreeMap<String, Mark> =
            self.0.store.marks(account, &ids).await?.into_iter().collect();
        let left: BTreeSet<&str> = rows
            .iter()
            .filter(|row| statistics::left(account, row))
            .map(|row| row.id.as_str())
            .collect();
        let kept = |row: &&Match| row.seats.iter().any(|seat| seat.is_kept_for(account));
        let invited: BTreeSet<&str> = rows.iter().filter(kept).map(|row| row.id.as_str()).collect();
        let ready = |row: &&Match| {
            row.stage == "open" && row.host == account && expect_players(row).is_ok()
        };
        let begins: BTreeSet<&str> = rows.iter().filter(ready).map(|row| row.id.as_str()).collect();
        let own = |table: TableSummary| OwnTable {
            seen: seen.get(&table.id).map(|mark| mark.seen),
            muted: seen.get(&table.id).is_some_and(|mark| mark.muted),
            left: left.contains(table.id.as_str()),
            invited: invited.contains(table.id.as_str()),
            begins: begins.contains(table.id.as_str()),
            shelf,
            table,
        };
        let mut tables: Vec<OwnTable> =
            self.summaries(&rows, reader).into_iter().map(own).collect();
        tables.sort_by_key(|OwnTable { table, invited, begins, .. }| {
            let deadline = table.deadline.unwrap_or(i64::MAX);
            (
                !table.my_turn,
                !(*invited || *begins),
                if table.my_turn { deadline } else { 0 },
                -table.changed,
            )
        });
        Ok(tables)
    }

    /// Somebody puts a table away that they have done with, or takes it back.
    pub async fn put_away(&self, who: &Who, id: &str, shelf: Option<Shelf>) -> Result<()> {
        let scene = self.scene(id).await?;
        let waits = scene.row.stage == "open" || scene.is_playing();
        if shelf.is_some() && waits && !scene.playing_seats_of(&who.account).is_empty() {
            return Err(Error::plain(StatusCode::CONFLICT, "still-seated", "refused-still-seated"));
        }
        self.0.store.set_shelf(id, &who.account, name_of(shelf)).await?;
        self.0.lobby.changed(false, vec![who.account.clone()]);
        Ok(())
    }

    /// Stored tables as lists show them. Tables of games this library does not have are left out.
    pub fn summaries(&self, rows: &[Match], reader: Reader<'_>) -> Vec<TableSummary> {
        let nobody = BTreeSet::new();
        let downtime = Rests::only_gaps(&self.0.gaps());
        let summary = |row: &Match| {
            let game = self.game(&row.game).ok()?;
            let scene = self.scene_if_open(&row.id);
            let present = scene.as_ref().map_or(&nobody, |scene| &scene.present);
            let stored;
            let around = match &scene {
                Some(scene) => &scene.around,
                None => {
                    stored = Around::of(row).allowing_for(&downtime);
                    &stored
                }
            };
            Some(sight::summary_of_row(game, row, around, present, reader))
        };
        rows.iter().filter_map(summary).collect()
    }
}
