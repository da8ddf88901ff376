//! `map.toml` and `territory-tiles.toml`, read and put together.

use super::atlas::{Atlas, Face, TILES};
use super::hex::{CENTRE, Hex, Hexes};
use super::islands::Centre;
use crate::kinds::Terrain;
use engine::chain::{Compiler, RootId, Rules, Written};
use engine::content::{Entry, File, Name, Reader, Short, Subset};
use serde::Deserialize;

/// Everything printed on the map and on territory tiles.
#[derive(Debug)]
pub struct Map {
    pub atlas: Atlas,
    pub tiles: [TerritoryTile; TILES],
    /// The printed centre of the Islanders' mat.
    pub islands: Centre,
    /// By side of the board.
    pub printed: [Vec<PrintedTerritory>; 2],
}

/// A territory that is printed on the board.
#[derive(Clone, Debug)]
pub struct PrintedTerritory {
    pub hex: Hex,
    pub face: Face,
    pub starts: Vec<u8>,
}

/// A territory tile.
#[derive(Clone, Copy, Debug, Default)]
pub struct TerritoryTile {
    pub id: Name,
    pub face: Face,
    pub benefit: RootId,
}

engine::sheet! {
    /// `map.toml`.
    Sheet {
        sides: [SideRow; 2] = "side",
        printed: Vec<Printed> = "printed",
        islands: IslandsRow = "islands",
    }
}

engine::rows! {
    SideRow {
        id: Name,
        most_players: u8 where 3..=5,
        hexes: Subset<Hex>,
    }, expects |it, at| {
        it.most_players == [3, 5][at] => "first the side for up to 3 players, then the one for up to 5 (TP-2.1)",
        it.hexes.has(CENTRE) => "the middle island is part of it",
    }
    /// A territory that is printed on the map.
    Printed {
        side: Name,
        hex: Hex,
        starts: Short<u8, 2>,
        corners: [Terrain; 6],
        interior: Subset<Terrain>,
    }, expects |it, _at| {
        it.starts.iter().all(|start| (1..=6).contains(start)) => "starts are numbered 1 to 6 (TP-2.5)",
    }
    /// Each side of the centre by its two halves, clockwise.
    IslandsRow { halves: [[Terrain; 2]; 6] }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    id: Name,
    corners: [Terrain; 6],
    interior: Subset<Terrain>,
    benefit: Written,
}

/// Reads both files. The benefit of a tile is a root that is called what the tile is called.
pub fn read<R: Rules>(reader: &mut Reader<'_>, effects: &mut Compiler<R>) -> Option<Map> {
    let tiles = reader.file("territory-tiles.toml", |file| tiles(file, effects));
    let map = reader.file("map.toml", |file| {
        let sheet = Sheet::read(file)?;
        together(file, &sheet);
        file.is_sound().then_some(sheet)
    });
    let (tiles, map) = (tiles?, map?);
    let side = |name: Name| map.sides.iter().position(|side| side.id == name);
    let printed: Vec<_> = map
        .printed
        .iter()
        .filter_map(|it| {
            let face = face(it.corners, it.interior);
            side(it.side).map(|side| (side, it.hex, face, it.starts.to_vec()))
        })
        .collect();
    let atlas =
        Atlas::new(&tiles.map(|tile| tile.face), map.sides.map(|it| it.hexes.bits()), &printed);
    let of = |wanted: usize| {
        let all = printed.iter().filter(|(side, ..)| *side == wanted);
        let one = |(_, hex, face, starts): &(usize, Hex, Face, Vec<u8>)| PrintedTerritory {
            hex: *hex,
            face: *face,
            starts: starts.clone(),
        };
        all.map(one).collect()
    };
    let printed = [of(0), of(1)];
    Some(Map { atlas, tiles, islands: map.islands.halves, printed })
}

fn face(corners: [Terrain; 6], interior: Subset<Terrain>) -> Face {
    Face { corners, interior: interior.bits() as u8 }
}

fn tiles<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<[TerritoryTile; TILES]> {
    let rows: Vec<Entry<Tile>> = file.list("tile");
    let mut tiles = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let expected = format!("territory-{:02}", at + 1);
        let what = format!("tiles have no names and are counted: `{expected}` is next");
        file.expect(row.id == *expected, row.field("id"), what);
        let benefit = effects.root(file.source(), "territory", &row.id, "TP-7.3", &row.benefit);
        tiles.push(TerritoryTile { id: row.id, face: face(row.corners, row.interior), benefit });
    }
    file.exactly("tile", tiles)
}

/// What one part of the map says of another.
fn together(file: &mut File<'_>, map: &Sheet) {
    for side in &map.sides {
        let printed: Vec<&Printed> = map.printed.iter().filter(|it| it.side == side.id).collect();
        let hexes: Hexes = printed.iter().fold(0, |set, it| set | it.hex.bit());
        let name = side.id;
        let apart = hexes.count_ones() as usize == printed.len();
        file.expect_together(apart, format!("`{name}`: two territories are printed on one hex"));
        let inside = hexes & !side.hexes.bits() == 0;
        file.expect_together(inside, format!("`{name}`: a territory is printed beside the map"));
        let centre = hexes & CENTRE.bit() != 0;
        file.expect_together(centre, format!("`{name}`: the middle island is printed (TP-15.4)"));
        for start in 1..=6 {
            let count = printed.iter().filter(|it| it.starts.contains(&start)).count();
            let what = format!("`{name}`: start {start} is printed {count} times (TP-2.5)");
            file.expect_together(count == 1, what);
        }
    }
    let known = |it: &Printed| map.sides.iter().any(|side| side.id == it.side);
    file.expect_together(map.printed.iter().all(known), "printed on a side that is not there");
    let room = map.printed.len() <= super::atlas::PRINTED;
    file.expect_together(room, format!("more than {} printed territories", super::atlas::PRINTED));
}
