//! What something that waits is about: "that territory", "this card", "the chosen track".

use engine::{Message, Seat, Viewer, chain};
use serde::{Deserialize, Serialize};

/// What it is about. Numbers are places in the tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum About {
    #[default]
    Nothing,
    /// `track * 12 + space - 1`, and what of it is gained.
    Space {
        space: u8,
        mode: u8,
    },
    /// The chosen track.
    Track {
        track: u8,
        n: u8,
    },
    Building {
        building: u8,
        mark: u8,
    },
    Landmark {
        landmark: u8,
        origin: u8,
    },
    Technology {
        card: u8,
        row: u8,
    },
    Tapestry {
        card: u8,
        era: u8,
    },
    Masterpiece {
        card: u8,
    },
    Civilization {
        civilization: u8,
        n: u8,
    },
    Hex {
        hex: u8,
        flags: u8,
    },
    Tile {
        tile: u8,
        hex: u8,
    },
    SpaceTile {
        tile: u8,
    },
    District {
        district: u8,
        flags: u8,
    },
    Resource {
        resource: u8,
        origin: u8,
    },
    Seat {
        seat: u8,
        n: u8,
    },
    /// What a conquer die shows, gained at this territory.
    Die {
        die: u8,
        hex: u8,
    },
}

impl chain::About for About {
    /// Whatever is drawn unseen is asked about without being named here.
    fn seen_by(self, _: Seat, _: Viewer) -> Self {
        self
    }
    fn words(self) -> Option<Message> {
        None
    }
}
