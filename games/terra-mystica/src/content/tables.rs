//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.
//!
//! Checks that look across entries or files run only on what could be read.

mod bounds;
mod factions;
mod maps;
mod setup;
#[cfg(test)]
mod tests;
mod tiles;

use super::{Content, Cost, FavorMasks, Gain};
use crate::kinds::Structure;
use engine::content::Reader;
use serde::Deserialize;

/// Reads a complete set of tables.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Content> {
    let factions = factions::read(reader);
    let maps = reader.file("maps.toml", maps::read);
    let bonus_cards = reader.file("bonus-cards.toml", tiles::bonus_cards);
    let favor_tiles = reader.file("favor-tiles.toml", tiles::favor_tiles);
    let town_tiles = reader.file("town-tiles.toml", tiles::town_tiles);
    let scoring_tiles = reader.file("scoring-tiles.toml", tiles::scoring_tiles);
    let power_actions = reader.file("power-actions.toml", tiles::power_actions);
    let final_scoring = reader.file("final-scoring.toml", tiles::final_scoring);
    let constants = reader.file("constants.toml", setup::constants);
    let cults = reader.file("cult-board.toml", setup::cults);
    let mut content = Content {
        favor_masks: FavorMasks::of(&favor_tiles),
        factions,
        maps,
        bonus_cards,
        favor_tiles,
        town_tiles,
        scoring_tiles,
        power_actions,
        final_scoring,
        introductory: Vec::new(),
        constants: setup::together(constants, cults).unwrap_or_default(),
    };
    // It names things of the other tables, so it waits until they are sound.
    let others_are_sound = reader.is_sound();
    content.introductory = reader.file("introductory.toml", |file| {
        setup::introductory(file, others_are_sound.then_some(&content))
    });
    if reader.is_sound() {
        for (name, text) in reader.texts() {
            bounds::check(name, text, reader);
        }
    }
    Some(content)
}

/// What is paid, as the tables write it.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct CostEntry {
    coins: u8,
    workers: u8,
    priests: u8,
}

impl From<CostEntry> for Cost {
    fn from(CostEntry { coins, workers, priests }: CostEntry) -> Cost {
        Cost { coins, workers, priests }
    }
}

/// What is received, as the tables write it.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct GainEntry {
    coins: u8,
    workers: u8,
    priests: u8,
    power: u8,
    spades: u8,
}

impl From<GainEntry> for Gain {
    fn from(GainEntry { coins, workers, priests, power, spades }: GainEntry) -> Gain {
        Gain { coins, workers, priests, power, spades }
    }
}

/// One value per structure; those not written are the type's default.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct PerStructure<T> {
    dwelling: T,
    trading_house: T,
    temple: T,
    stronghold: T,
    sanctuary: T,
}

impl<T> PerStructure<T> {
    /// In the order of [`Structure::ALL`].
    fn into_array(self) -> [T; Structure::ALL.len()] {
        [self.dwelling, self.trading_house, self.temple, self.stronghold, self.sanctuary]
    }
}
