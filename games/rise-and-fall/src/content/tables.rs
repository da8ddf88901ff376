//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.

mod ground;
mod guilds;
mod npc_cards;
mod npcs;
mod pieces;
mod tales;

use super::{Content, Cost};
use engine::content::{Entry, File, Reader};
use serde::Deserialize;

/// Reads a complete set of tables.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Content> {
    let terrain = reader.file("terrain.toml", ground::terrain);
    let (banks, limits) = reader.file("bank.toml", ground::bank);
    let (hex_points, tiles, counts, starts) = terrain;
    let boxes = ground::boxes(banks, starts, counts);
    let pieces = reader.file("pieces.toml", pieces::read);
    let prizes = reader.file("trophies.toml", pieces::prizes);
    // Worlds are laid by the tiles of the other tables, so that waits until those are sound.
    let ground = reader.is_sound().then_some((&boxes, &tiles));
    let worlds = reader.file("worlds.toml", |file| ground::worlds(file, ground));
    let (guilds, handicaps) = reader.file("guilds.toml", guilds::read);
    let tales = reader.file("tales.toml", tales::read);
    let npcs = npcs::read(reader);
    let (pieces, costs) = pieces?;
    let (trophies, buy_back, standstill) = prizes?;
    Some(Content {
        hex_points,
        tiles,
        boxes,
        pieces,
        costs,
        limits: limits?,
        trophies,
        buy_back,
        standstill,
        worlds,
        guilds,
        handicaps,
        tales: tales?,
        npcs,
    })
}

/// Two tokens, as several tables write them.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    wood: u8,
    stone: u8,
}

impl From<Tokens> for Cost {
    fn from(Tokens { wood, stone }: Tokens) -> Cost {
        Cost { gold: 0, wood, stone }
    }
}
