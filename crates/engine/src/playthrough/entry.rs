//! One line of a match's log.

use crate::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened to a match. The log only grows: taking back is an entry too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Written")]
pub enum Entry {
    /// A seat answered its question.
    Move {
        /// Who answered.
        seat: Seat,
        /// The move in the game's notation.
        #[serde(rename = "move")]
        mv: Box<str>,
        /// The numbers the move drew.
        #[serde(skip_serializing_if = "<[u32]>::is_empty")]
        chance: Box<[u32]>,
        /// True if those numbers were given by hand, not by the seed.
        #[serde(skip_serializing_if = "is_false")]
        scripted: bool,
        /// The table's fingerprint after the move.
        hash: Fingerprint,
    },
    /// The table went back to what it was after this many entries.
    Undo {
        /// A length of the log, shorter than the index of this entry.
        undo_to: usize,
    },
    /// The match went on from this table. Undo does not cross it.
    Snapshot {
        /// The whole table.
        snapshot: Box<Value>,
        /// The rules from here on.
        rules_version: u32,
        /// What made a snapshot necessary.
        why: Why,
    },
}

/// Why a match went on from a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// Somebody changed the table by hand.
    Edited,
    /// The rules changed while the match was running.
    Rules,
}

/// What [`state_hash`](super::state_hash) says of a table, within the entry: thousands of them are
/// kept. Files may claim anything that is not longer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint {
    /// Padded with zeros.
    letters: [u8; Fingerprint::LONGEST],
}

impl Fingerprint {
    const LONGEST: usize = 16;

    /// Nothing if the text is too long, or could not be told from a shorter one.
    pub fn new(text: &str) -> Option<Fingerprint> {
        let mut letters = [0; Fingerprint::LONGEST];
        letters.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        (!text.contains('\0')).then_some(Fingerprint { letters })
    }

    /// The text.
    #[expect(clippy::missing_panics_doc, reason = "it is made of digits")]
    pub fn as_str(&self) -> &str {
        let length = self.letters.iter().position(|letter| *letter == 0);
        let text = &self.letters[..length.unwrap_or(Fingerprint::LONGEST)];
        std::str::from_utf8(text).expect("letters come from a text")
    }
}

impl std::fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_str().fmt(f)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bad = || serde::de::Error::custom("a fingerprint has 16 hex digits");
        Fingerprint::new(&text).ok_or_else(bad)
    }
}

/// All fields any entry can have. An untagged enum would only say that nothing fits; this one
/// says which field is wrong.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<Box<str>>,
    chance: Option<Box<[u32]>>,
    scripted: Option<bool>,
    hash: Option<Fingerprint>,
    undo_to: Option<usize>,
    // A snapshot of `null` is no snapshot: no table looks like that.
    snapshot: Option<Box<Value>>,
    rules_version: Option<u32>,
    why: Option<Why>,
}

impl TryFrom<Written> for Entry {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let Written { seat, mv, chance, scripted, hash, undo_to, snapshot, rules_version, why } =
            written;
        let drew = chance.is_some() || scripted.is_some();
        match (seat, mv, hash, undo_to, snapshot, rules_version, why) {
            (Some(seat), Some(mv), Some(hash), None, None, None, None) => Ok(Entry::Move {
                seat,
                mv,
                chance: chance.unwrap_or_default(),
                scripted: scripted.unwrap_or_default(),
                hash,
            }),
            (None, None, None, Some(undo_to), None, None, None) if !drew => {
                Ok(Entry::Undo { undo_to })
            }
            (None, None, None, None, Some(snapshot), Some(rules_version), Some(why)) if !drew => {
                Ok(Entry::Snapshot { snapshot, rules_version, why })
            }
            _ => Err("an entry has either `seat`, `move` and `hash`, or `undo_to`, \
                      or `snapshot`, `rules_version` and `why`"),
        }
    }
}

pub(super) fn is_false(flag: &bool) -> bool {
    !flag
}
