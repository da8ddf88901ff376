//! From a table file back to a match.

use super::record::bad_table;
use super::{Entry, Playthrough, Record, Why};
use super::{
    as_value, carried_out, expect_lawful, expect_served, fingerprint, scripted, state_hash,
};
use crate::{Game, Growing, Message, Refusal, Scripted, Seat, Seed, Seeded};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Something its owner should know about a file that could be opened all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The state was changed by hand; the match goes on from it.
    Edited,
    /// The file is of older rules; the match goes on under the present ones.
    NewRules {
        /// The file's rules version.
        from: u32,
    },
    /// An entry now leads to another table than when it was played.
    HashDiffers {
        /// The entry's index; `None` for the opening.
        entry: Option<usize>,
    },
    /// The published commitment does not belong to the seed.
    CommitmentDiffers,
    /// The match was played with other component tables than those in use.
    OtherTables,
}

impl Notice {
    /// The notice as a message for the catalogues.
    pub fn message(&self) -> Message {
        match self {
            Notice::Edited => Message::new("notice-edited"),
            Notice::NewRules { from } => Message::new("notice-new-rules").number("from", *from),
            Notice::HashDiffers { entry } => Message::new("notice-hash-differs")
                .number("entry", entry.map_or(-1, |index| index as i64)),
            Notice::CommitmentDiffers => Message::new("notice-commitment-differs"),
            Notice::OtherTables => Message::new("notice-other-tables"),
        }
    }
}

impl<G: Game> Playthrough<G> {
    /// Opens a table file. Replays the log; goes on from the file's state if somebody edited it,
    /// and, without a replay, if the file is of older rules.
    ///
    /// # Errors
    /// `wrong-game`, `rules-version` for newer rules, `bad-log`, `bad-table`, `broken-law`.
    pub fn from_record(record: Record) -> Result<(Self, Vec<Notice>), Refusal> {
        let mut notices = Vec::new();
        let seed = expect_header::<G>(&record)?;
        if record.commitment != seed.commitment() {
            notices.push(Notice::CommitmentDiffers);
        }
        expect_sound_undos(&record.log)?;
        let playthrough = if record.rules_version < G::PROFILE.rules_version {
            notices.push(Notice::NewRules { from: record.rules_version });
            Self::under_new_rules(record, seed)?
        } else {
            Self::replayed(record, seed, &mut notices)?
        };
        Ok((playthrough, notices))
    }

    /// Opens what a store keeps of a match. The log is the truth, and the state beside it nothing
    /// but a copy that may be older; it is needed where the log leads nowhere or elsewhere: under
    /// newer rules, and with other component tables. Then it must be the table that the log itself
    /// names by its fingerprint.
    ///
    /// # Errors
    /// As [`Playthrough::from_record`].
    pub fn from_log(record: Record) -> Result<(Self, Vec<Notice>), Refusal> {
        if record.rules_version < G::PROFILE.rules_version {
            return Self::from_record(record);
        }
        let named = named_hash::<G>(&record.opening.hash, &record.log);
        let is_named = |state: &G| named.as_deref() == Some(&state_hash(state));
        let replayed = Self::from_record(Record { state: Value::Null, ..record.clone() });
        if matches!(&replayed, Ok((playthrough, _)) if is_named(playthrough.state())) {
            return replayed;
        }
        match read_field::<G>(&record.state, "state") {
            Ok(state) if is_named(&state) => Self::with_other_tables(record, state),
            _ => replayed,
        }
    }

    /// Goes on from the table as everybody knew it: what led to it cannot be replayed any more.
    fn with_other_tables(record: Record, state: G) -> Result<(Self, Vec<Notice>), Refusal> {
        let seed = expect_header::<G>(&record)?;
        expect_sound_undos(&record.log)?;
        expect_lawful(&state)?;
        Ok((Self::without_replay(record, seed, state)?, vec![Notice::OtherTables]))
    }

    /// The log stays what it is, and the table comes from elsewhere.
    fn without_replay(record: Record, seed: Seed, state: G) -> Result<Self, Refusal> {
        let setup = read_field(&record.setup, "setup")?;
        let mut log: Growing<Entry> = record.log.into_iter().collect();
        log.push(Entry::Snapshot {
            snapshot: Box::new(as_value(&state)),
            rules_version: G::PROFILE.rules_version,
            why: Why::Rules,
        });
        Ok(Self::beginning(setup, seed, record.opening, log, state))
    }

    fn under_new_rules(mut record: Record, seed: Seed) -> Result<Self, Refusal> {
        let written = std::mem::take(&mut record.state);
        let state = match read_field::<G>(&written, "state") {
            Ok(state) => state,
            Err(_) => read_field(&G::migrate(record.rules_version, written)?, "state")?,
        };
        expect_lawful(&state)?;
        Self::without_replay(record, seed, state)
    }

    fn replayed(record: Record, seed: Seed, notices: &mut Vec<Notice>) -> Result<Self, Refusal> {
        // Without a state nobody claims what the log leads to.
        let claimed: Option<G> = match &record.state {
            Value::Null => None,
            state => Some(read_field(state, "state")?),
        };
        let mut playthrough = Self::start_of_replay(&record, seed)?;
        if playthrough.known_from == 0 && state_hash(playthrough.state()) != record.opening.hash {
            notices.push(Notice::HashDiffers { entry: None });
        }
        for (index, entry) in record.log.into_iter().enumerate().skip(playthrough.known_from) {
            let written_hash = match &entry {
                Entry::Move { hash, .. } => Some(*hash),
                Entry::Undo { .. } | Entry::Snapshot { .. } => None,
            };
            playthrough.replay(index, entry)?;
            if written_hash.is_some_and(|hash| hash != fingerprint(playthrough.state())) {
                notices.push(Notice::HashDiffers { entry: Some(index) });
            }
        }
        if let Some(state) = claimed.filter(|state| *state != *playthrough.state()) {
            playthrough.continue_from(state)?;
            notices.push(Notice::Edited);
        }
        Ok(playthrough)
    }

    /// The table before the first entry that the present rules played: the opening, or the last
    /// change of rules.
    fn start_of_replay(record: &Record, seed: Seed) -> Result<Self, Refusal> {
        let new_rules = |entry: &Entry| matches!(entry, Entry::Snapshot { why: Why::Rules, .. });
        let setup: G::Setup = read_field(&record.setup, "setup")?;
        let (state, known_from) = match record.log.iter().rposition(new_rules) {
            Some(index) => (read_snapshot(index, &record.log[index])?, index + 1),
            None => {
                let mut chance = scripted(seed, 0, &record.opening.chance);
                let state = G::set_up(&setup, &mut chance, &mut crate::Silence)?;
                expect_served(&chance)
                    .map_err(|_| bad_table("numbers the setup does not draw", "opening"))?;
                (state, 0)
            }
        };
        let log = record.log[..known_from].iter().cloned().collect();
        Ok(Self::beginning(setup, seed, record.opening.clone(), log, state))
    }

    /// Appends an entry of a file after checking that it could have been played.
    fn replay(&mut self, index: usize, entry: Entry) -> Result<(), Refusal> {
        match &entry {
            Entry::Move { seat, mv, chance, .. } => {
                let mut luck = scripted(self.seed, index as u64 + 1, chance);
                let (next, events) = replayed_move(self.state(), *seat, mv, &mut luck)
                    .map_err(|refusal| bad_entry(index, &refusal))?;
                self.append(entry, next, &events);
            }
            Entry::Undo { undo_to } => {
                if *undo_to < self.floor {
                    return Err(bad_log(index, "no-undo"));
                }
                self.append_undo(*undo_to)?;
            }
            Entry::Snapshot { .. } => {
                let state = read_snapshot(index, &entry)?;
                self.append(entry, state, &[]);
            }
        }
        Ok(())
    }
}

/// The fingerprint that a log gives for its present table.
fn named_hash<G: Game>(opening: &str, log: &[Entry]) -> Option<String> {
    let mut length = log.len();
    while let Some(Entry::Undo { undo_to }) = length.checked_sub(1).and_then(|last| log.get(last)) {
        length = *undo_to;
    }
    let Some(last) = length.checked_sub(1) else { return Some(opening.into()) };
    match log.get(last)? {
        Entry::Move { hash, .. } => Some(hash.as_str().into()),
        Entry::Snapshot { snapshot, .. } => {
            read_field::<G>(snapshot, "snapshot").ok().map(|state| state_hash(&state))
        }
        Entry::Undo { .. } => None,
    }
}

/// The game, rules version and seed of a file.
pub(super) fn expect_header<G: Game>(record: &Record) -> Result<Seed, Refusal> {
    if record.game != G::PROFILE.id {
        let shown: String = record.game.chars().take(80).collect();
        let reason =
            Message::new("refused-wrong-game").text("game", shown).text("expected", G::PROFILE.id);
        return Err(Refusal::new("wrong-game", reason));
    }
    if record.rules_version > G::PROFILE.rules_version {
        let reason = Message::new("refused-rules-version")
            .number("version", record.rules_version)
            .number("ours", G::PROFILE.rules_version);
        return Err(Refusal::new("rules-version", reason));
    }
    Seed::from_hex(&record.seed).ok_or_else(|| bad_table("no seed of 64 hex digits", "seed"))
}

/// Every undo goes back in time, also in the part of a log that is not replayed.
pub(super) fn expect_sound_undos(log: &[Entry]) -> Result<(), Refusal> {
    for (index, entry) in log.iter().enumerate() {
        if matches!(entry, Entry::Undo { undo_to } if *undo_to >= index) {
            return Err(bad_log(index, "no-undo"));
        }
    }
    Ok(())
}

pub(super) fn read_field<T: DeserializeOwned>(value: &Value, field: &str) -> Result<T, Refusal> {
    T::deserialize(value).map_err(|error| bad_table(&error.to_string(), field))
}

fn read_snapshot<G: Game>(index: usize, entry: &Entry) -> Result<G, Refusal> {
    let Entry::Snapshot { snapshot, rules_version, .. } = entry else {
        return Err(bad_log(index, "bad-table"));
    };
    if *rules_version != G::PROFILE.rules_version {
        return Err(bad_log(index, "rules-version"));
    }
    let state = read_field(snapshot, &format!("log[{index}].snapshot"))?;
    expect_lawful(&state)?;
    Ok(state)
}

fn replayed_move<G: Game>(
    before: &G,
    seat: Seat,
    text: &str,
    chance: &mut Scripted<Seeded>,
) -> Result<(G, Vec<G::Event>), Refusal> {
    let mv = before.read_text(seat, text)?;
    before.check_move(seat, mv)?;
    let carried_out = carried_out(before, seat, mv, chance);
    expect_served(chance)?;
    Ok(carried_out)
}

/// An entry that cannot have been played, and the rule or code against it.
pub(super) fn bad_entry(index: usize, refusal: &Refusal) -> Refusal {
    bad_log(index, refusal.rule)
}

fn bad_log(index: usize, rule: &str) -> Refusal {
    let reason = Message::new("refused-log").number("entry", index as i64).text("rule", rule);
    Refusal::new("bad-log", reason)
}
