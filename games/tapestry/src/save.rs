//! Saving and loading in the words of the rulebook, and nothing loads that could not be played.

use crate::content::content;
use crate::state::Tapestry;
use engine::saved::{Saved, Value};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Tapestry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.save().serialize(serializer)
    }
}

/// Only what keeps the laws is a table: everything else would fail somewhere later.
impl<'de> Deserialize<'de> for Tapestry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Value::deserialize(deserializer)?;
        let mut table = Tapestry::whole(&saved).map_err(D::Error::custom)?;
        table.board = table.board.printed(&content().map.atlas);
        table.survey();
        match table.first_broken_law() {
            None => Ok(table),
            Some(law) => Err(D::Error::custom(law)),
        }
    }
}
