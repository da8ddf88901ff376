//! What goes out to everybody who watches, made for each of them.

use super::{Live, Scene, Sitting, Watcher};
use crate::outbox::Outbox;
use crate::people::ties;
use crate::protocol::{ChatLine, FromServer, Position};
use crate::sight::{self, End, Reader};
use crate::talk;
use axum::extract::ws::Utf8Bytes;
use catalog::{Lang, Table};
use engine::Viewer;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How many entries somebody is told who has seen none, or too few.
const RECENT: u32 = 40;
/// How many lines of chat come with a table.
const LINES: u32 = 60;

/// When an update that could not be made is tried again, in milliseconds.
const TELL_AGAIN: i64 = 1000;

/// What makes two updates the same: eyes, language, and what was seen before.
type Sight = (Option<u8>, Lang, u32);

impl Outbox {
    /// Queues a message.
    pub fn say(&self, message: &FromServer) {
        self.send(in_text(message));
    }
}

/// A message as it goes over the wire.
pub(crate) fn in_text(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// So many lines of chat are remembered as told.
const LINES_REMEMBERED: usize = 64;

/// A game is over although nobody moved.
fn ended(before: &Scene, after: &Scene) -> bool {
    before.is_playing() && !after.is_playing()
}

fn holders(scene: &Scene) -> Vec<Vec<&str>> {
    let seats = scene.row.seats.iter();
    seats.map(|seat| seat.people().into_iter().map(|(account, _)| account).collect()).collect()
}

/// The table now, for one viewer.
fn position(table: &dyn Table, viewer: Viewer, lang: Lang, end: Option<End>) -> Position {
    let position = sight::position(table, viewer, lang);
    match end {
        Some(end) => end.told_in(position),
        None => position,
    }
}

impl Live {
    /// Somebody opened the table, or asks again from another seat.
    pub(super) async fn watch(&mut self, socket: u64, watcher: Watcher) {
        let seen = watcher.seen;
        self.watchers.insert(socket, Watcher { seen: None, ..watcher });
        self.note_presence();
        self.tell_table(socket, seen).await;
    }

    pub(super) fn unwatch(&mut self, socket: u64) {
        if self.watchers.remove(&socket).is_some() {
            self.note_presence();
        }
    }

    /// Tells everybody if somebody came or went.
    fn note_presence(&mut self) {
        let accounts = self.watchers.values().filter_map(|watcher| watcher.account.clone());
        let present: BTreeSet<String> = accounts.collect();
        let seated = |watcher: &&Watcher| {
            let account = watcher.account.as_deref();
            account.is_some_and(|account| !self.scene.seats_of(account).is_empty())
        };
        let players = self.watchers.values().filter(seated).count();
        let spectators = (self.watchers.len() - players) as u32;
        if present == self.scene.present && spectators == self.scene.spectators {
            return;
        }
        let scene = Arc::make_mut(&mut self.scene);
        scene.present = present;
        scene.spectators = spectators;
        self.publish();
        self.tell_info();
    }

    /// The whole table to one who just came.
    async fn tell_table(&mut self, socket: u64, seen: Option<u32>) {
        let Some(watcher) = self.watchers.get(&socket).cloned() else { return };
        let scene = Arc::clone(&self.scene);
        let length = scene.row.length;
        let from = match seen {
            Some(seen) if seen <= length => seen,
            _ => length.saturating_sub(RECENT),
        };
        let viewer = scene.viewer(watcher.account.as_deref(), watcher.seat);
        let looked = match scene.table.clone() {
            None => Ok((None, Vec::new())),
            Some(table) => {
                let (marks, lang) = (scene.marks.clone(), watcher.lang);
                let end = End::of(&scene.row);
                let look = move || {
                    let steps =
                        sight::steps(&*table, &marks, from as usize..table.length(), viewer, lang);
                    (Some(position(&*table, viewer, lang, end)), steps)
                };
                self.hall.workers.run(self.hall.settings.engine_limit, look).await
            }
        };
        let (position, steps) = match looked {
            Ok(looked) => looked,
            Err(late) => {
                let refused = self.late(late, "looking").await.refused(watcher.lang);
                let table = Some(self.id.clone());
                watcher.out.say(&FromServer::Refused { key: None, id: None, table, refused });
                return;
            }
        };
        let chat = self.recent_lines(&scene, watcher.account.as_deref()).await;
        let seen = self.seen_by(watcher.account.as_deref()).await;
        watcher.out.say(&FromServer::Table {
            info: sight::info(&scene, self.reader(&watcher)),
            position,
            steps,
            auto: sight::orders(&scene, viewer),
            chat,
            seen,
        });
        if let Some(watcher) = self.watchers.get_mut(&socket) {
            watcher.seen = Some(length);
        }
    }

    async fn recent_lines(&self, scene: &Scene, account: Option<&str>) -> Vec<ChatLine> {
        let mut lines = Vec::new();
        let blocked = match ties::blocked_by(&*self.hall.store, account).await {
            Ok(blocked) => blocked,
            Err(error) => {
                tracing::warn!(table = self.id, code = error.code(), "nobody knows who is blocked");
                return lines;
            }
        };
        for room in talk::rooms_heard(scene, account) {
            match self.hall.store.lines(&self.id, talk::name_of(room), None, LINES).await {
                Ok(found) => lines.extend(talk::heard(found, &blocked)),
                Err(error) => tracing::warn!(table = self.id, %error, "no chat to be read"),
            }
        }
        match talk::letters(&*self.hall.store, scene, account, &blocked, LINES).await {
            Ok(letters) => lines.extend(letters),
            Err(error) => {
                tracing::warn!(table = self.id, code = error.code(), "no letters to be read")
            }
        }
        lines.sort_by_key(|line| (line.time, line.id));
        lines
    }

    /// How much of the log somebody had seen when they looked last.
    async fn seen_by(&self, account: Option<&str>) -> Option<u32> {
        match self.hall.store.marks(account?, std::slice::from_ref(&self.id)).await {
            Ok(found) => found.first().map(|(_, mark)| mark.seen),
            Err(error) => {
                tracing::warn!(table = self.id, %error, "nobody knows what was seen");
                None
            }
        }
    }

    /// After something was done: the new entries and position if the log grew, and everything
    /// around the table.
    pub(super) async fn tell_changes(&mut self, before: &Arc<Scene>) {
        if Arc::ptr_eq(before, &self.scene) {
            return;
        }
        match (&before.table, &self.scene.table) {
            (None, Some(_)) => self.tell_everything().await,
            (Some(old), Some(new)) if !Arc::ptr_eq(old, new) || ended(before, &self.scene) => {
                self.tell_update().await;
                self.tell_info();
            }
            // Somebody sees the table with other eyes.
            _ if holders(before) != holders(&self.scene) && self.scene.table.is_some() => {
                self.tell_everything().await;
            }
            _ => self.tell_info(),
        }
    }

    /// The whole table to everybody.
    pub(super) async fn tell_everything(&mut self) {
        let sockets: Vec<u64> = self.watchers.keys().copied().collect();
        for socket in sockets {
            self.tell_table(socket, None).await;
        }
    }

    pub(super) async fn tell_update(&mut self) {
        let Some(table) = self.scene.table.clone() else { return };
        let length = self.scene.row.length;
        let mut groups: BTreeMap<Sight, Vec<u64>> = BTreeMap::new();
        for (socket, watcher) in &self.watchers {
            let seat = match self.scene.viewer(watcher.account.as_deref(), watcher.seat) {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator => None,
            };
            let Some(seen) = watcher.seen else { continue };
            groups.entry((seat, watcher.lang, seen)).or_default().push(*socket);
        }
        if groups.is_empty() {
            return;
        }
        let (sights, sockets): (Vec<Sight>, Vec<Vec<u64>>) = groups.into_iter().unzip();
        let (id, marks) = (self.id.clone(), self.scene.marks.clone());
        let end = End::of(&self.scene.row);
        let look = move || -> Vec<Utf8Bytes> {
            let update = |(seat, lang, seen): Sight| {
                let viewer =
                    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(engine::Seat(seat)));
                in_text(&FromServer::Update {
                    table: id.clone(),
                    position: position(&*table, viewer, lang, end.clone()),
                    steps: sight::steps(
                        &*table,
                        &marks,
                        seen as usize..table.length(),
                        viewer,
                        lang,
                    ),
                })
            };
            sights.into_iter().map(update).collect()
        };
        let texts = match self.hall.workers.run(self.hall.settings.engine_limit, look).await {
            Ok(texts) => texts,
            Err(late) => {
                // Told together with the next change, or in a moment.
                self.untold = Some(self.hall.time.now() + TELL_AGAIN);
                self.late(late, "looking").await;
                return;
            }
        };
        self.untold = None;
        for (text, sockets) in texts.into_iter().zip(sockets) {
            for socket in sockets {
                if let Some(watcher) = self.watchers.get_mut(&socket) {
                    watcher.out.send(text.clone());
                    watcher.seen = Some(length);
                }
            }
        }
    }

    /// Seats, clocks, presence, pause and requests to everybody.
    pub(super) fn tell_info(&self) {
        let mut texts: BTreeMap<(Option<&str>, Lang), Utf8Bytes> = BTreeMap::new();
        // Whoever is still waiting for the whole table gets this with it.
        for watcher in self.watchers.values().filter(|watcher| watcher.seen.is_some()) {
            let text =
                texts.entry((watcher.account.as_deref(), watcher.lang)).or_insert_with(|| {
                    in_text(&FromServer::Info {
                        info: sight::info(&self.scene, self.reader(watcher)),
                    })
                });
            watcher.out.send(text.clone());
        }
    }

    /// A line of chat to those of its room.
    pub(super) fn tell_line(&mut self, line: &ChatLine, unheard: &[String]) {
        // Somebody who did not hear the answer says it again: it was said once.
        let pair = line.seat.zip(line.to).map(|(from, to)| (from.min(to), from.max(to)));
        if self.lines_told.contains(&(pair, line.id)) {
            return;
        }
        if self.lines_told.len() == LINES_REMEMBERED {
            self.lines_told.pop_front();
        }
        self.lines_told.push_back((pair, line.id));
        let text = in_text(&FromServer::Said { table: self.id.clone(), line: line.clone() });
        let deaf = |watcher: &&Watcher| {
            watcher.account.as_ref().is_some_and(|account| unheard.contains(account))
        };
        for watcher in self.watchers.values().filter(|watcher| !deaf(watcher)) {
            if talk::hears(&self.scene, watcher.account.as_deref(), line) {
                watcher.out.send(text.clone());
            }
        }
    }

    fn reader<'a>(&self, watcher: &'a Watcher) -> Reader<'a> {
        let account = watcher.account.as_deref();
        Reader { account, lang: watcher.lang, now: self.hall.time.now() }
    }
}
