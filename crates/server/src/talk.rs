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
use store::{Letter, Line, NewLetter, NewLine, NewNotice, SeatRow, Store, Telling};

/// Whoever looks reads it.
const LOOKING: i64 = 20_000;
/// Whoever names somebody again and again is told of once in so long.
const AGAIN: i64 = 10 * 60_000;
const LONGEST_LINE: usize = 1000;

pub fn name_of(room: Room) -> &'static str {
    match room {
        Room::Players => "players",
        Room::Spectators => "spectators",
        Room::Letters => "letters",
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
        to: None,
        time: stored.time,
        at: stored.at,
        text: stored.text,
    })
}

/// Whether somebody reads a line: a letter is for the people of its two seats alone.
pub fn hears(scene: &Scene, account: Option<&str>, line: &ChatLine) -> bool {
    match (line.room, account) {
        (Room::Letters, None) => false,
        (Room::Letters, Some(account)) => {
            let mine = scene.seats_of(account);
            line.seat.into_iter().chain(line.to).any(|seat| mine.contains(&seat))
        }
        (room, account) => rooms_heard(scene, account).contains(&room),
    }
}

/// The seats somebody may write to, their own among them if they share it. From the start on, when nobody changes seats any more.
pub fn addressees(scene: &Scene, account: &str) -> Vec<u8> {
    let Some(mine) = scene.seats_of(account).first().copied() else { return Vec::new() };
    if !scene.game.company().letters || matches!(scene.stage(), Stage::Open | Stage::Closed) {
        return Vec::new();
    }
    let readers = |(seat, row): (usize, &SeatRow)| {
        let own = seat == usize::from(mine);
        let read = row.plays() && (!own || row.people().len() > 1);
        read.then_some(seat as u8)
    };
    scene.row.seats.iter().enumerate().filter_map(readers).collect()
}

fn letter(stored: Letter) -> ChatLine {
    ChatLine {
        id: stored.number,
        room: Room::Letters,
        name: stored.name,
        seat: Some(stored.from),
        to: Some(stored.to),
        time: stored.time,
        at: stored.at,
        text: stored.text,
    }
}

/// Those who are written to: each hears of it once in a while from whoever writes.
fn letter_notices(scene: &Scene, new: &NewLetter) -> Vec<NewNotice> {
    let Some(row) = scene.row.seats.get(usize::from(new.to)) else { return Vec::new() };
    let readers = row.people().into_iter().filter(|(account, _)| *account != new.account);
    let notice = |(account, _): (&str, &str)| NewNotice {
        account: account.into(),
        kind: NoticeKind::Named.name().into(),
        key: format!("letter:{}:{}:{}", new.table, new.account, new.time / AGAIN),
        length: new.at,
        due: new.time + LOOKING,
        detail: json!({ "seats": [new.from], "letter": true }),
        by: Some(new.account.clone()),
    };
    readers.map(notice).collect()
}

/// Those at the table whom a line names and who may read it: by their whole name, with or without
/// an @.
fn named(scene: &Scene, line: &NewLine) -> Vec<NewNotice> {
    let said = format!(" {} ", text::folded(&line.text));
    let mut found: Vec<NewNotice> = Vec::new();
    let playing = scene.row.seats.iter().filter(|seat| seat.plays());
    let people = playing.flat_map(Sitting::people);
    for (account, name) in people.filter(|(account, _)| *account != line.account) {
        let hears =
            rooms_heard(scene, Some(account)).into_iter().any(|it| name_of(it) == line.room);
        let name = format!(" {} ", text::folded(name));
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
        let text = proper(text)?;
        let mine = scene.seats_of(&who.account);
        let other_room = match room {
            // A host who does not play talks with the players until they begin.
            Room::Players => {
                mine.is_empty() && (scene.row.host != who.account || scene.is_playing())
            }
            Room::Spectators => !mine.is_empty() && scene.is_playing(),
            // They have an address: see `write`.
            Room::Letters => true,
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

    /// Stores a letter and tells those of the two seats. The same key writes it once.
    pub async fn write(
        &self,
        scene: &Scene,
        who: &Who,
        to: Option<u8>,
        key: &str,
        text: &str,
    ) -> Result<ChatLine> {
        expect_key(key)?;
        let text = proper(text)?;
        let from = scene.seats_of(&who.account).first().copied();
        let to = to.filter(|to| addressees(scene, &who.account).contains(to));
        let (Some(from), Some(to)) = (from, to) else {
            return Err(Error::plain(StatusCode::FORBIDDEN, "no-letters", "refused-no-letters"));
        };
        let new = NewLetter {
            table: scene.row.id.clone(),
            key: format!("{}:{key}", who.account),
            account: who.account.clone(),
            name: who.name.clone(),
            from,
            to,
            time: self.time().now(),
            at: scene.row.length,
            text,
        };
        let telling = Telling { new: letter_notices(scene, &new), ..Telling::default() };
        let written = self.store().write_letter(&new, &telling).await?;
        let told = telling.new.into_iter().map(|notice| notice.account);
        self.lobby().changed(false, told.collect());
        let line = letter(written);
        let unheard = self.store().blockers_of(&who.account).await?;
        self.send(&scene.row.id, Command::Said { line: line.clone(), unheard }).await?;
        Ok(line)
    }
}

/// The last letters with every seat, those of blocked people left out.
pub(crate) async fn letters(
    store: &dyn Store,
    scene: &Scene,
    account: Option<&str>,
    blocked: &BTreeSet<String>,
    limit: u32,
) -> Result<Vec<ChatLine>> {
    let mut found = Vec::new();
    let letters = scene.game.company().letters && scene.table.is_some();
    let Some(account) = account.filter(|_| letters) else { return Ok(found) };
    for with in 0..scene.row.seats.len() as u8 {
        found.extend(letters_with(store, scene, account, (with, None), blocked, limit).await?);
    }
    Ok(found)
}

/// The letters somebody may read with one other seat: the last ones before a number, oldest first. Who has no seat has
/// none.
pub(crate) async fn letters_with(
    store: &dyn Store,
    scene: &Scene,
    account: &str,
    (with, before): (u8, Option<i64>),
    blocked: &BTreeSet<String>,
    limit: u32,
) -> Result<Vec<ChatLine>> {
    let Some(mine) = scene.seats_of(account).first().copied() else { return Ok(Vec::new()) };
    let found = store.letters(&scene.row.id, (mine, with), before, limit).await?;
    let heard = found.into_iter().filter(|it| !blocked.contains(&it.account));
    Ok(heard.map(letter).collect())
}

/// A line as it is stored.
fn proper(said: &str) -> Result<String> {
    let said = text::paragraphs(said);
    if said.is_empty() || said.chars().count() > LONGEST_LINE {
        let reason = Message::new("refused-line").number("most", LONGEST_LINE as i64);
        return Err(Error::bad("bad-line", reason));
    }
    Ok(said)
}
