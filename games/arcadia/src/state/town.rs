//! Provinces and where they lie.

use super::{List, NONE, PROVINCES, Troops};
use crate::kinds::OWN;
use serde::{Deserialize, Serialize};

/// A province card on the map (AR-2.2, AR-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Town {
    pub(crate) owner: u8,
    pub(crate) occupier: u8,
    /// Kinds of the occupier; of a neutral town common ones.
    pub(crate) garrison: Troops,
    /// The number of the military turn in which the siege began; 0 without one (AR-10.9).
    pub(crate) siege: u8,
    /// AR-10.8.
    pub(crate) breaches: u8,
    /// Guns that fired at it in the last bombardment.
    pub(crate) guns: u8,
    /// Who gets the gold of this phase, if a card says so; 254 for nobody (AR-21.2).
    pub(crate) gold_to: u8,
}

impl Town {
    /// Somebody else than the owner holds it.
    pub(crate) fn is_taken(&self) -> bool {
        self.owner != self.occupier
    }
}

/// The gold of this phase goes to nobody.
pub(crate) const NOBODY: u8 = 254;

impl Default for Town {
    fn default() -> Town {
        Town {
            owner: NONE,
            occupier: NONE,
            garrison: [0; OWN],
            siege: 0,
            breaches: 0,
            guns: 0,
            gold_to: NONE,
        }
    }
}

/// Where provinces lie (AR-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// Sixteen times the row plus the column; 255 for provinces that are not in play.
    #[is(engine::saved::Plain)]
    pub(crate) cells: Cells,
    /// Odd rows are shifted by half a card.
    pub(crate) brick: bool,
}

/// One for each province.
pub(crate) type Cells = List<u8, PROVINCES>;

impl Default for Map {
    fn default() -> Map {
        Map { cells: List([NONE; PROVINCES]), brick: false }
    }
}
