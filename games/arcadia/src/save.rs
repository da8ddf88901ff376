//! Saving and loading in the words of the rulebook, and nothing loads that could not be played.
//!
//! What a field is saved as stands beside it (`engine::saved`); fingerprints cover the plain numbers.

use crate::map;
use crate::state::Arcadia;
use engine::saved::{At, Saved, Value, Wrong};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Arcadia {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.save().serialize(serializer)
    }
}

/// Only what keeps the laws is a table: everything else would fail somewhere later.
impl<'de> Deserialize<'de> for Arcadia {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Value::deserialize(deserializer)?;
        let in_numbers = saved.get("events_seen").is_some_and(Value::is_number);
        let table = if in_numbers { from_numbers(&saved) } else { Arcadia::whole(&saved) };
        let mut table = table.map_err(D::Error::custom)?;
        // What follows from the rest can only be worked out from numbers that stand for something.
        if let Some(law) = table.broken_numbers() {
            return Err(D::Error::custom(law));
        }
        table.derive();
        match table.first_broken_law() {
            None => Ok(table),
            Some(law) => Err(D::Error::custom(law)),
        }
    }
}

/// Every number must have a word.
fn from_numbers(saved: &Value) -> Result<Arcadia, Wrong> {
    let table = Arcadia::deserialize(saved).map_err(|error| At::Top.wrong(error))?;
    let in_words = Arcadia::whole(&table.save())?;
    if in_words == table { Ok(table) } else { Err(At::Top.wrong("a number that names nothing")) }
}

impl Arcadia {
    /// The plain numbers.
    pub(crate) fn in_numbers(&self) -> Vec<u8> {
        let mut written = Vec::with_capacity(16 << 10);
        Arcadia::serialize(self, &mut serde_json::Serializer::new(&mut written))
            .expect("plain data that JSON can hold");
        written
    }
    /// What follows from the rest of the table.
    pub(crate) fn derive(&mut self) {
        self.refresh_cards();
        self.relate();
        self.derived.near = map::adjacency_of(&self.map.cells, self.map.brick);
    }
}
