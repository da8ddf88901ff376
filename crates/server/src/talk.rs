//! Talk at a table. Players and spectators talk apart until the game is over.

use crate::error::{Error, Result};
use crate::hall::Hall;
use crate::live::{Command, Scene, Sitting, Who, expect_key};
use crate::protocol::{ChatLine, NoticeKind, Room, Stage};
use crate::text;
use axum::http::StatusCode;
use engine::Message;
use serde_json::json;
use std::collections::BTreeSet;
use store::{Line, NewLine, NewNotice, Telling};

/// Whoever looks reads it.
const LOOKING: i64 = 20_000;
/// Whoever names somebody again and again is told of once in so long.
const AGAIN: i64 = 10 * 60_000;
const LONGEST_LINE: usize = 1000;

pub fn name_of(room: Room) -> &'static str {
    match room {
        Room::Players => "players",
        Room::Spectators => "spectators",
    }
}

/// What somebody may read: their own room, and both once nothing can be given away any more.
pub fn rooms_heard(scene: &Scene, account: Option<&str>) -> Vec<Room> {
    let seated = account.is_some_and(|account| !scene.seats_of(account).is_empty());
    match (scene.stage(), seated) {
        (Stage::Finished | Stage::Open, _) => vec![Room::Players, Room::Spectators],
        (_, true) => vec![Room::Players],
        (_, false) => vec![Room::Spectators],
    }
}

/// Lines as they go over the wire, but for those of people the reader blocked.
pub fn heard(
    stored: Vec<Line>,
    blocked: &BTreeSet<String>,
) -> impl Iterator<Item = ChatLine> + use<'_> {
    stored.into_iter().filter(|line| !blocked.contains(&line.account)).filter_map(line)
}

/// A stored line as it goes over the wire.
pub fn line(stored: Line) -> Option<ChatLine> {
    let room = match stored.room.as_str() {
        "players" => Room::Players,
        "spectators" => Room::Spectators,
        _ => return None,
    };
    Some(ChatLine {
        id: stored.id,
        room,
        name: stored.name,
        seat: stored.seat,
        time: stored.time,
        at: stored.at,
        text: stored.text,
    })
}

/// Those at the table whom a line names and who may read it: by their whole name, with or without
/// an @.
fn named(scene: &Scene, line: &NewLine) -> Vec<NewNotice> {
    let said = format!(" {} ", text::folded(&line.text));
    let mut found: Vec<NewNotice> = Vec::new();
    for seat in scene.row.seats.iter().filter(|seat| seat.plays()) {
        let Some(account) = seat.account.as_deref().filter(|id| *id != line.account) else {
            continue;
        };
        let hears =
            rooms_heard(scene, Some(account)).into_iter().any(|it| name_of(it) == line.room);
        let name = format!(" {} ", text::folded(&seat.name));
        let told = found.iter().any(|notice| notice.account == account);
        if hears && !told && name.trim().len() > 1 && said.contains(&name) {
            found.push(NewNotice {
                account: account.into(),
                kind: NoticeKind::Named.name().into(),
                key: format!("named:{}:{}:{}", line.table, line.account, line.time / AGAIN),
                length: line.at,
                due: line.time + LOOKING,
                detail: json!({ "seats": line.seat.map(|seat| vec![seat]).unwrap_or_default() }),
                by: Some(line.account.clone()),
            });
        }
    }
    found
}

impl Hall {
    /// Stores a line and tells everybody who may read it. The same key says it once.
    pub async fn say(
        &self,
        scene: &Scene,
        who: &Who,
        room: Room,
        key: &str,
        text: &str,
    ) -> Result<ChatLine> {
        expect_key(key)?;
        let text = text::paragraphs(text);
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            let reason = Message::new("refused-line").number("most", LONGEST_LINE as i64);
            return Err(Error::bad("bad-line", reason));
        }
        let mine = scene.seats_of(&who.account);
        let other_room = match room {
            // A host who does not play talks with the players until they begin.
            Room::Players => {
                mine.is_empty() && (scene.row.host != who.account || scene.is_playing())
            }
            Room::Spectators => !mine.is_empty() && scene.is_playing(),
        };
        if other_room {
            return Err(Error::plain(StatusCode::FORBIDDEN, "other-room", "refused-other-room"));
        }
        let new = NewLine {
            table: scene.row.id.clone(),
            room: name_of(room).into(),
            key: format!("{}:{key}", who.account),
            account: who.account.clone(),
            name: who.name.clone(),
            seat: mine.first().copied(),
            time: self.time().now(),
            at: scene.row.length,
            text,
        };
        let telling = Telling { new: named(scene, &new), ..Telling::default() };
        let stored = self.store().say_telling(&new, &telling).await?;
        if !telling.new.is_empty() {
            let told = telling.new.iter().map(|notice| notice.account.clone());
            self.lobby().changed(false, told.collect());
        }
        let line = line(stored).ok_or_else(|| Error::broken("a line in no room"))?;
        let unheard = self.store().blockers_of(&who.account).await?;
        self.send(&scene.row.id, Command::Said { line: line.clone(), unheard }).await?;
        Ok(line)
    }
}
