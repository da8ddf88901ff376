//! The list of tables: who hears that it changed, and what is on it.

use super::Hall;
use crate::error::Result;
use crate::live::Around;
use crate::pace::Rests;
use crate::protocol::{Stage, TableSummary};
use crate::sight::{self, Reader};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Match, MatchFilter};
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

    /// My tables: those that wait for me first, by deadline, then the others, newest change
    /// first.
    pub async fn tables_of(&self, reader: Reader<'_>) -> Result<Vec<TableSummary>> {
        let Some(account) = reader.account else { return Ok(Vec::new()) };
        let filter = |waiting_for_account: bool| MatchFilter {
            account: Some(account.to_string()),
            waiting_for_account,
            limit: MINE,
            ..MatchFilter::default()
        };
        let mut rows = self.0.store.matches(&filter(true)).await?;
        let waiting: BTreeSet<String> = rows.iter().map(|row| row.id.clone()).collect();
        let others = self.0.store.matches(&filter(false)).await?;
        rows.extend(others.into_iter().filter(|row| !waiting.contains(&row.id)));
        let mut tables = self.summaries(&rows, reader);
        tables.retain(|table| table.stage != Stage::Closed);
        tables.sort_by_key(|table| {
            let deadline = table.deadline.unwrap_or(i64::MAX);
            (!table.my_turn, if table.my_turn { deadline } else { 0 }, -table.changed)
        });
        Ok(tables)
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
