//! A match with its types erased.

use crate::words::Lang;
use bots::BotName;
use engine::picture::Picture;
use engine::playthrough::Record;
use engine::{Hurry, Message, Orders, Outcome, Profile, Refusal, Seat, Seats, Sheet, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::ops::Range;

/// A match of any game: everything a command line, a server or a script wants from it. Many may
/// look at it at once.
pub trait Table: Send + Sync {
    /// What the game says of itself.
    fn profile(&self) -> Profile;
    /// True if seats have secrets of each other.
    fn has_secrets(&self) -> bool;
    /// How many sit there.
    fn seats(&self) -> u8;
    /// How many entries the log has; grows with every change.
    fn length(&self) -> usize;
    /// Everyone the table waits for, with what they are asked.
    fn pending(&self, lang: Lang) -> Vec<Pending>;
    /// The same after `length` entries of the log.
    fn pending_at(&self, length: usize, lang: Lang) -> Vec<Pending>;
    /// Everything that waits as a list of things to do, the next one first, as this viewer may know
    /// it.
    fn to_do(&self, viewer: Viewer, lang: Lang) -> Vec<String>;
    /// The seats the table waits for.
    fn asked(&self) -> Seats;
    /// Whose matter the question to a seat is where people share it; nothing if it is asked nothing.
    fn role_of(&self, _seat: Seat) -> Option<&'static str> {
        None
    }
    /// What a seat is called: its colour or faction.
    fn seat_name(&self, seat: Seat, lang: Lang) -> String;
    /// Every legal answer of a seat; none if it is not asked.
    fn legal(&self, seat: Seat, lang: Lang) -> Vec<LegalMove>;
    /// Plays a move in notation, with scripted luck if some is given: all of it or nothing.
    ///
    /// # Errors
    /// The rule against it; `no-such-seat`, `bad-notation`, or luck that does not fit.
    fn play(&mut self, seat: Seat, text: &str, luck: Option<&[u32]>) -> Result<(), Refusal>;
    /// Takes back this seat's last move; says to which length of the log.
    ///
    /// # Errors
    /// `no-undo` with what stands in the way: nothing of this seat's, or something that was drawn or shown.
    fn undo(&mut self, seat: Seat) -> Result<usize, Refusal>;
    /// Every length of the log back to which this seat may undo by itself, latest first.
    fn undo_points(&self, seat: Seat) -> Vec<usize>;
    /// Takes back this seat's latest moves at once.
    ///
    /// # Errors
    /// As [`Table::undo`].
    fn undo_to(&mut self, seat: Seat, length: usize) -> Result<usize, Refusal>;
    /// Goes back to any length of the log, because everybody agreed.
    ///
    /// # Errors
    /// `no-undo` for a length the log never had, or one before a snapshot.
    fn undo_by_consent(&mut self, length: usize) -> Result<usize, Refusal>;
    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// What this viewer could know after `length` entries of the log; `None` in the future or
    /// under older rules.
    fn view_at(&self, viewer: Viewer, length: usize) -> Option<Value>;
    /// The same, drawn; after `length` entries of the log, or now.
    fn picture(&self, viewer: Viewer, lang: Lang, length: Option<usize>) -> Picture;
    /// Points by source, by seat, as far as this viewer may know them, or all of them; after
    /// `length` entries of the log, or now.
    fn score(&self, length: Option<usize>, viewer: Option<Viewer>, lang: Lang) -> Vec<SeatScore>;
    /// The same for opponents whom nobody plays, now.
    fn rivals(&self, lang: Lang) -> Vec<RivalScore>;
    /// Total points by seat after each of these numbers of entries, as this viewer knew them;
    /// those under older rules are left out.
    fn totals(&self, lengths: Range<usize>, viewer: Viewer) -> Vec<Vec<i32>>;
    /// Who has won, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What a campaign keeps of this match once it is over.
    fn sheet(&self) -> Option<Sheet>;
    /// The whole match, secrets included.
    fn record(&self) -> Record;
    /// The present table as JSON, secrets included.
    fn state(&self) -> String;
    /// A table this seat could not tell from the present one, as JSON: what it may not know is dealt anew.
    fn imagined_by(&self, seat: Seat, seed: u64) -> Value;
    /// What happened in these entries of the log, as this viewer was told; all of it without a
    /// viewer.
    fn steps(&self, entries: Range<usize>, viewer: Option<Viewer>, lang: Lang) -> Vec<Step>;
    /// What happened before the first move.
    fn opening(&self, viewer: Option<Viewer>, lang: Lang) -> Vec<Told>;
    /// What a bot would play.
    ///
    /// # Errors
    /// `not-asked` for a seat that is asked nothing.
    fn hint(&self, seat: Seat, bot: BotName, seed: u64, lang: Lang) -> Result<LegalMove, Refusal>;
    /// What these moves would lead to, as far as the seat can know. Nothing is played.
    ///
    /// # Errors
    /// The rule against the first move that is not legal.
    fn preview(
        &self,
        seat: Seat,
        moves: &[String],
        seed: u64,
        lang: Lang,
    ) -> Result<Preview, Refusal>;
    /// Whether a move would be legal after some planned ones; the rule against it if not.
    ///
    /// # Errors
    /// The rule against the move, or against one of those planned.
    fn explain(&self, seat: Seat, planned: &[String], text: &str) -> Result<(), Refusal>;
    /// What a bot would play after some planned moves.
    ///
    /// # Errors
    /// The rule against one of those planned; `not-asked` where nothing is left to decide.
    fn hint_after(
        &self,
        seat: Seat,
        planned: &[String],
        bot: BotName,
        seed: u64,
        lang: Lang,
    ) -> Result<LegalMove, Refusal>;
    /// The answer the seat's standing orders give, in notation.
    fn ordered_answer(&self, seat: Seat, orders: &Orders) -> Option<String>;
    /// Whose turns ended with the moves from a length of the log on: the table waits for them no
    /// more, or for their next turn. Twice, if two turns of a seat did.
    fn turns_ended(&self, from: usize) -> Vec<Seat>;
    /// Whether anything from a length of the log on drew luck or showed something hidden: who goes
    /// back there knows more than the table did.
    fn uncovered_since(&self, length: usize) -> bool;
    /// Seats that may be hurried, for how long they are warned, and what is played for them.
    fn hurry(&self) -> Option<Hurry<String>>;
    /// Indices of the entries that are moves and were not taken back.
    fn effective(&self) -> Vec<usize>;
    /// The log from a length on, as it is saved.
    fn entries(&self, from: usize) -> Vec<Value>;
    /// The match in a foreign format.
    ///
    /// # Errors
    /// `bad-export` for a format the game does not speak or a game it cannot say.
    fn export(&self, format: &str) -> Result<String, Refusal>;
    /// A copy to try things on.
    fn copy(&self) -> Box<dyn Table>;
}

/// One question the table waits on.
#[derive(Clone, Debug, Serialize)]
pub struct Pending {
    /// Who is asked.
    pub seat: Seat,
    /// In words.
    pub text: String,
    /// As data.
    pub question: Value,
    /// How many answers are legal.
    pub moves: usize,
}

/// One legal answer.
#[derive(Clone, Debug, Serialize)]
pub struct LegalMove {
    /// What to type.
    pub notation: String,
    /// A stable number, for masks and learning.
    pub number: u32,
    /// In words.
    pub text: String,
    /// As data.
    #[serde(rename = "move")]
    pub structure: Value,
}

/// One thing that happened, in words and as data.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// Empty if the event is only for drawings.
    pub text: String,
    /// The rule it comes from.
    pub rule: &'static str,
    /// As data.
    pub event: Value,
}

/// What planned moves would lead to.
#[derive(Clone, Debug, Serialize)]
pub struct Preview {
    /// What the seat would see.
    pub view: Value,
    /// What the table would wait for.
    pub pending: Vec<Pending>,
    /// What the seat could answer next.
    pub moves: Vec<LegalMove>,
    /// What would happen, as the seat would be told.
    pub told: Vec<Told>,
    /// Points by source, by seat.
    pub scores: Vec<SeatScore>,
    /// Points gained, by seat.
    pub gained: Vec<i32>,
    /// What the seat gains and pays.
    pub effects: Vec<Effect>,
    /// The seat has nothing left to decide.
    pub turn_over: bool,
    /// Why what follows the last planned move cannot be planned; that move is not shown then.
    pub beyond: Option<Beyond>,
}

/// What no plan reaches beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    /// Luck is drawn.
    Luck,
    /// Something that others hid is shown.
    Secret,
}

/// How much more or less of something a seat has.
#[derive(Clone, Debug, Serialize)]
pub struct Effect {
    /// The thing's name in the rules.
    pub key: &'static str,
    /// Its name in words.
    pub name: String,
    /// How much there is now.
    pub before: i32,
    /// How much more, or less.
    pub change: i32,
}

/// One entry of the log and what came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Step {
    /// The entry's index.
    pub entry: usize,
    /// Whose entry it is; nobody's for a snapshot.
    pub seat: Option<Seat>,
    /// The move in notation; in words for undos and snapshots.
    pub notation: String,
    /// What came of it.
    pub told: Vec<Told>,
}

/// One seat's points.
#[derive(Clone, Debug, Serialize)]
pub struct SeatScore {
    /// Whose points.
    pub seat: Seat,
    /// All of them.
    pub total: i32,
    /// 1 is best; only when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// Where they are from.
    pub sources: Vec<SourceScore>,
}

impl SeatScore {
    /// The points from one source.
    pub fn points_from(&self, source: &str) -> i32 {
        self.sources.iter().filter(|other| other.source == source).map(|other| other.points).sum()
    }
}

/// The points of an opponent of all seats whom nobody plays.
#[derive(Clone, Debug, Serialize)]
pub struct RivalScore {
    /// What it is called.
    pub name: String,
    /// All its points.
    pub total: i32,
    /// Where they are from.
    pub sources: Vec<SourceScore>,
}

/// Points from one source.
#[derive(Clone, Debug, Serialize)]
pub struct SourceScore {
    /// The source's key.
    pub source: &'static str,
    /// The source in words.
    pub name: String,
    /// How many.
    pub points: i32,
}

/// The refusal for a seat that is not at the table.
pub fn no_such_seat(seat: impl Into<i64>, seats: u8) -> Refusal {
    let reason = Message::new("refused-seat").number("seat", seat).number("last", seats - 1);
    Refusal::new("no-such-seat", reason)
}

/// Plain data as JSON.
pub(crate) fn data<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("questions, moves, events and views are plain data")
}
