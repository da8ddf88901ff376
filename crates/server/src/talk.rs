//! Talk at a table. Players and spectators talk apart until the game is over.

use crate::error::{Error, Result};
use crate::hall::Hall;
use crate::live::{Command, Scene, Who, expect_key};
use crate::protocol::{ChatLine, Room, Stage};
use crate::text;
use axum::http::StatusCode;
use engine::Message;
use store::{Line, NewLine};

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
        let stored = self.store().say(&new).await?;
        let line = line(stored).ok_or_else(|| Error::broken("a line in no room"))?;
        self.send(&scene.row.id, Command::Said { line: line.clone() }).await?;
        Ok(line)
    }
}
