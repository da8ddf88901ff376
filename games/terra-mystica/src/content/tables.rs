//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.
//!
//! Each file is read entry by entry ([`reader`]), so one bad entry hides no other. Checks that
//! look across entries or files run only on what could be read.

mod bounds;
mod factions;
mod maps;
mod reader;
mod setup;
#[cfg(test)]
mod tests;
mod tiles;

use super::{Content, Cost, FavorMasks, Gain};
use crate::kinds::Structure;
use engine::content::{Problems, fingerprint};
use reader::{File, in_file};
use serde::Deserialize;

/// The tables of this binary, by file name.
pub(super) const EMBEDDED: &[(&str, &str)] = &[
    ("bonus-cards.toml", include_str!("../../content/bonus-cards.toml")),
    ("constants.toml", include_str!("../../content/constants.toml")),
    ("cult-board.toml", include_str!("../../content/cult-board.toml")),
    ("factions-fire-and-ice.toml", include_str!("../../content/factions-fire-and-ice.toml")),
    ("factions.toml", include_str!("../../content/factions.toml")),
    ("favor-tiles.toml", include_str!("../../content/favor-tiles.toml")),
    ("final-scoring.toml", include_str!("../../content/final-scoring.toml")),
    ("introductory.toml", include_str!("../../content/introductory.toml")),
    ("maps.toml", include_str!("../../content/maps.toml")),
    ("power-actions.toml", include_str!("../../content/power-actions.toml")),
    ("scoring-tiles.toml", include_str!("../../content/scoring-tiles.toml")),
    ("town-tiles.toml", include_str!("../../content/town-tiles.toml")),
];

/// Reads a complete set of tables.
pub(super) fn read(files: &[(String, String)]) -> Result<Content, Problems> {
    let mut problems = Problems::default();
    let known: Vec<&str> = EMBEDDED.iter().map(|&(name, _)| name).collect();
    for (at, (name, _)) in files.iter().enumerate() {
        if !known.contains(&name.as_str()) {
            let message = format!("no such table; known are {}", known.join(", "));
            problems.add(in_file(name, message));
        } else if files[..at].iter().any(|(earlier, _)| earlier == name) {
            problems.add(in_file(name, "the file is given twice"));
        }
    }
    let open = |name: &'static str| match files.iter().find(|(file, _)| file == name) {
        Some((_, text)) => File::open(name, text),
        None => File::missing(name),
    };

    let factions =
        factions::read(open("factions.toml"), open("factions-fire-and-ice.toml"), &mut problems);
    let maps = maps::read(open("maps.toml"), &mut problems);
    let bonus_cards = tiles::bonus_cards(open("bonus-cards.toml"), &mut problems);
    let favor_tiles = tiles::favor_tiles(open("favor-tiles.toml"), &mut problems);
    let town_tiles = tiles::town_tiles(open("town-tiles.toml"), &mut problems);
    let scoring_tiles = tiles::scoring_tiles(open("scoring-tiles.toml"), &mut problems);
    let power_actions = tiles::power_actions(open("power-actions.toml"), &mut problems);
    let final_scoring = tiles::final_scoring(open("final-scoring.toml"), &mut problems);
    let constants =
        setup::constants(open("constants.toml"), open("cult-board.toml"), &mut problems);
    let named: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
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
        constants: constants.unwrap_or_default(),
        fingerprint: fingerprint(&named),
        files: files.to_vec(),
    };
    // It names things of the other tables, so it waits until they are sound.
    let introductory = open("introductory.toml");
    if problems.is_empty() {
        content.introductory = setup::introductory(introductory, &content, &mut problems);
    } else {
        setup::introductory_alone(introductory, &mut problems);
    }
    if problems.is_empty() {
        for (name, text) in files {
            bounds::check(name, text, &mut problems);
        }
    }
    problems.or(content)
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
