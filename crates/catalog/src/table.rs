//! A match with its types erased.

use crate::words::{Lang, Words};
use bots::BotName;
use engine::picture::Picture;
use engine::playthrough::{Entry as LogEntry, Record};
use engine::{
    Answer, Appraise, Exchange, Game, Message, Outcome, Playthrough, Profile, Refusal, Seat, Viewer,
};
use serde::Serialize;
use serde_json::Value;

/// A match of any game: everything a command line, a server or a script wants from it.
pub trait Table: Send {
    fn profile(&self) -> Profile;
    fn seats(&self) -> u8;
    /// How many entries the log has; grows with every change.
    fn length(&self) -> usize;
    /// Everyone the table waits for, with what they are asked.
    fn pending(&self, lang: Lang) -> Vec<Pending>;
    /// Every legal answer of a seat; none if it is not asked.
    fn legal(&self, seat: Seat, lang: Lang) -> Vec<LegalMove>;
    /// Plays a move in notation, with scripted luck if some is given: all of it or nothing.
    fn play(&mut self, seat: Seat, text: &str, luck: Option<&[u32]>) -> Result<(), Refusal>;
    /// Takes back this seat's last move; says to which length of the log.
    fn undo(&mut self, seat: Seat) -> Result<usize, Refusal>;
    /// Goes back to any length of the log, because everybody agreed.
    fn undo_by_consent(&mut self, length: usize) -> Result<usize, Refusal>;
    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, drawn; after `length` entries of the log, or now.
    fn picture(&self, viewer: Viewer, lang: Lang, length: Option<usize>) -> Picture;
    /// Points by source, by seat.
    fn score(&self, lang: Lang) -> Vec<SeatScore>;
    fn outcome(&self) -> Option<Outcome>;
    /// The whole match, secrets included.
    fn record(&self) -> Record;
    /// What happened from a length of the log on, as this viewer was told; all of it without a
    /// viewer.
    fn steps(&self, from: usize, viewer: Option<Viewer>, lang: Lang) -> Vec<Step>;
    /// What happened before the first move.
    fn opening(&self, viewer: Option<Viewer>, lang: Lang) -> Vec<Told>;
    /// What a bot would play.
    fn hint(&self, seat: Seat, bot: BotName, seed: u64, lang: Lang) -> Result<LegalMove, Refusal>;
    /// The match in a foreign format.
    fn export(&self, format: &str) -> Result<String, Refusal>;
    /// A copy to try things on.
    fn copy(&self) -> Box<dyn Table>;
}

/// One question the table waits on.
#[derive(Clone, Debug, Serialize)]
pub struct Pending {
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
    pub text: String,
    /// The rule it comes from.
    pub rule: &'static str,
    pub event: Value,
}

/// One entry of the log and what came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Step {
    /// The entry's index.
    pub entry: usize,
    pub seat: Option<Seat>,
    /// The move in notation; in words for undos and snapshots.
    pub notation: String,
    pub told: Vec<Told>,
}

/// One seat's points.
#[derive(Clone, Debug, Serialize)]
pub struct SeatScore {
    pub seat: Seat,
    pub total: i32,
    /// 1 is best; only when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    pub sources: Vec<SourceScore>,
}

impl SeatScore {
    /// The points from one source.
    pub fn points_from(&self, source: &str) -> i32 {
        self.sources.iter().filter(|other| other.source == source).map(|other| other.points).sum()
    }
}

/// Points from one source.
#[derive(Clone, Debug, Serialize)]
pub struct SourceScore {
    pub source: &'static str,
    /// The source in words.
    pub name: String,
    pub points: i32,
}

/// The refusal for a seat that is not at the table.
pub fn no_such_seat(seat: impl Into<i64>, seats: u8) -> Refusal {
    let reason = Message::new("refused-seat").number("seat", seat).number("last", seats - 1);
    Refusal::new("no-such-seat", reason)
}

/// A match whose game is known.
#[derive(Debug)]
pub(crate) struct Typed<G: Game>(pub Playthrough<G>);

impl<G: Game> Typed<G> {
    fn words(&self, lang: Lang) -> std::sync::Arc<Words> {
        Words::of_game(&G::PROFILE, lang)
    }

    fn expect_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.0.state().seats();
        if seat.0 < seats { Ok(()) } else { Err(no_such_seat(seat.0, seats)) }
    }

    fn expect_asked(&self, seat: Seat) -> Result<(), Refusal> {
        self.expect_seat(seat)?;
        let asked = self.0.state().asked();
        if asked.is_empty() {
            Err(Refusal::plain("game-over", "refused-game-over"))
        } else if !asked.has(seat) {
            Err(Refusal::not_asked(seat))
        } else {
            Ok(())
        }
    }

    fn told(table: &G, events: &[G::Event], viewer: Option<Viewer>, words: &Words) -> Vec<Told> {
        let seen = |event: &G::Event| match viewer {
            Some(viewer) => G::told(event, viewer),
            None => Some(event.clone()),
        };
        let told = events.iter().filter_map(seen).map(|event| {
            let (message, rule) = table.describe(&event);
            Told { text: words.say(&message), rule, event: data(&event) }
        });
        told.collect()
    }

    fn legal_move(table: &G, seat: Seat, mv: G::Move, words: &Words) -> LegalMove {
        LegalMove {
            notation: table.write(seat, mv),
            number: mv.number(),
            text: words.say(&table.describe_move(seat, mv)),
            structure: data(&mv),
        }
    }
}

impl<G: Appraise + Exchange> Table for Typed<G> {
    fn profile(&self) -> Profile {
        G::PROFILE
    }

    fn seats(&self) -> u8 {
        self.0.state().seats()
    }

    fn length(&self) -> usize {
        self.0.log().len()
    }

    fn pending(&self, lang: Lang) -> Vec<Pending> {
        let (table, words) = (self.0.state(), self.words(lang));
        let asked = |seat| {
            let question = table.question(seat)?;
            Some(Pending {
                seat,
                text: words.say(&table.describe_question(&question)),
                question: data(&question),
                moves: table.legal_moves(seat).len(),
            })
        };
        table.asked().iter().filter_map(asked).collect()
    }

    fn legal(&self, seat: Seat, lang: Lang) -> Vec<LegalMove> {
        let (table, words) = (self.0.state(), self.words(lang));
        let moves = table.legal_moves(seat).into_iter();
        moves.map(|mv| Self::legal_move(table, seat, mv, &words)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str, luck: Option<&[u32]>) -> Result<(), Refusal> {
        self.expect_asked(seat)?;
        let mv = self.0.state().read(seat, text)?;
        match luck {
            Some(script) => self.0.play_with(seat, mv, script)?,
            None => self.0.play(seat, mv)?,
        };
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, Refusal> {
        self.expect_seat(seat)?;
        self.0.undo(seat)
    }

    fn undo_by_consent(&mut self, length: usize) -> Result<usize, Refusal> {
        self.0.undo_by_consent(length)
    }

    fn view(&self, viewer: Viewer) -> Value {
        data(&self.0.state().view_for(viewer))
    }

    fn picture(&self, viewer: Viewer, lang: Lang, length: Option<usize>) -> Picture {
        let words = self.words(lang);
        let then = length.and_then(|length| self.0.state_at(length));
        let view = then.unwrap_or(self.0.state()).view_for(viewer);
        G::draw(&view, &|message| words.say(message))
    }

    fn score(&self, lang: Lang) -> Vec<SeatScore> {
        let (table, words) = (self.0.state(), self.words(lang));
        let places = table.outcome().map(|outcome| outcome.places);
        let seat_score = |seat: Seat| {
            let score = table.score(seat);
            let sources = score.sources.into_iter();
            SeatScore {
                seat,
                total: score.total,
                place: places.as_ref().map(|places| places[seat.index()]),
                sources: sources
                    .map(|(source, points)| SourceScore { source, name: words.key(source), points })
                    .collect(),
            }
        };
        (0..table.seats()).map(Seat).map(seat_score).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.state().outcome()
    }

    fn record(&self) -> Record {
        self.0.to_record(&G::tables_fingerprint())
    }

    fn steps(&self, from: usize, viewer: Option<Viewer>, lang: Lang) -> Vec<Step> {
        let words = self.words(lang);
        let step = |(entry, logged): (usize, &LogEntry)| {
            let (seat, notation) = match logged {
                LogEntry::Move { seat, mv, .. } => (Some(*seat), mv.clone()),
                LogEntry::Undo { undo_to } => {
                    let message = Message::new("log-undo").number("length", *undo_to as i64);
                    (None, words.say(&message))
                }
                LogEntry::Snapshot { .. } => (None, words.key("log-snapshot")),
            };
            let told = match (self.0.events_at(entry), self.0.state_at(entry + 1)) {
                (Some(events), Some(after)) => Self::told(after, &events, viewer, &words),
                _ => Vec::new(),
            };
            Step { entry, seat, notation, told }
        };
        self.0.log().iter().enumerate().skip(from).map(step).collect()
    }

    fn opening(&self, viewer: Option<Viewer>, lang: Lang) -> Vec<Told> {
        let words = self.words(lang);
        match self.0.state_at(0) {
            Some(table) => Self::told(table, &self.0.opening_events(), viewer, &words),
            None => Vec::new(),
        }
    }

    fn hint(&self, seat: Seat, bot: BotName, seed: u64, lang: Lang) -> Result<LegalMove, Refusal> {
        self.expect_asked(seat)?;
        let table = self.0.state();
        let index = (self.length() as u64) * 16 + u64::from(seat.0);
        let mv = bot.wake::<G>(seed, index).choose(table, seat, bot.budget());
        Ok(Self::legal_move(table, seat, mv, &self.words(lang)))
    }

    fn export(&self, format: &str) -> Result<String, Refusal> {
        G::export(&self.0, format)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Typed(self.0.clone()))
    }
}

/// Plain data as JSON.
pub(crate) fn data<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("questions, moves, events and views are plain data")
}
