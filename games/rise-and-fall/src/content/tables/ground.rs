//! `terrain.toml`, `bank.toml` and `worlds.toml`: what the World is made of.

use super::{File, Tokens};
use crate::content::{Box, ReadyWorld, TileShape};
use crate::hex::Hex;
use crate::kinds::{Terrain, TileKind};
use serde::Deserialize;
use std::sync::OnceLock;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainRow {
    id: Terrain,
    level: u8,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: TileKind,
    terrain: Terrain,
    #[serde(rename = "box")]
    _box: u8,
    orientations: u8,
    cells: Vec<(i8, i8)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountRow {
    civilizations: u8,
    sea: u8,
    plain: u8,
    forest: u8,
    mountain: u8,
    glacier: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    civilizations: u8,
    anchors: Vec<(i8, i8)>,
}

/// Tiles by layer, and the starting tiles, both by civilizations less 2.
pub(super) type Counts = [[u8; 5]; 7];
pub(super) type Starts = [Vec<Hex>; 7];

/// Points, shapes, and how many of each there are.
pub(super) fn terrain(file: &mut File<'_>) -> ([u8; 5], [TileShape; 6], Counts, Starts) {
    let terrains = file.list::<TerrainRow>("terrain");
    for row in &terrains {
        let what = "levels are 0 to 4 in the order of the terrains";
        file.expect(row.level == row.id.level(), row.field("level"), what);
    }
    let hex_points = file.by_place(terrains, |row| row.id as usize, |row| row.points);
    let tiles = file.list::<TileRow>("tile");
    for row in &tiles {
        let sized = (1..=8).contains(&row.cells.len()) && (1..=6).contains(&row.orientations);
        file.expect(sized, row, "a tile has 1 to 8 hexes and 1 to 6 orientations");
        let right = row.terrain == row.id.terrain();
        file.expect(right, row.field("terrain"), "the tile is another terrain");
        let anchored = row.cells.contains(&(0, 0));
        file.expect(anchored, row.field("cells"), "the anchor is hex 0,0 of the tile");
        let small = row.cells.iter().all(|(q, r)| (-4..=4).contains(q) && (-4..=4).contains(r));
        file.expect(small, row.field("cells"), "a hex of the tile is too far from its anchor");
    }
    let shape = |row: TileRow| TileShape { cells: row.cells, orientations: row.orientations };
    let tiles = file.by_place(tiles, |row| row.id as usize, shape);
    let counts = file.list::<CountRow>("tiles");
    for row in &counts {
        let rising = row.plain >= row.forest && row.forest >= row.mountain;
        let enough = row.sea <= 36 && rising && row.mountain >= row.glacier;
        file.expect(enough, row, "higher layers have no more tiles than lower ones");
    }
    let counts = file.by_place(
        counts,
        |row| index(row.civilizations),
        |row| [row.sea, row.plain, row.forest, row.mountain, row.glacier],
    );
    let starts = file.list::<StartRow>("start");
    for row in &starts {
        let near =
            row.anchors.iter().all(|(q, r)| (-20..=20).contains(q) && (-20..=20).contains(r));
        let right = near && (1..=8).contains(&row.anchors.len());
        file.expect(right, row.field("anchors"), "1 to 8 starting tiles near the middle");
    }
    let starts = file.by_place(
        starts,
        |row| index(row.civilizations),
        |row| row.anchors.into_iter().map(|(q, r)| Hex::new(q, r)).collect(),
    );
    (hex_points, tiles, counts, starts)
}

/// The place of a number of civilizations in lists that begin with two.
fn index(civilizations: u8) -> usize {
    (civilizations as usize).wrapping_sub(2)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BankRow {
    civilizations: u8,
    gold: u16,
    wood: u8,
    stone: u8,
}

/// Gold, Wood and Stone by civilizations less 2.
pub(super) type Banks = [(u16, u8, u8); 7];

/// The banks, and the most of each token.
pub(super) fn bank(file: &mut File<'_>) -> (Banks, Option<[u8; 2]>) {
    let rows = file.list::<BankRow>("bank");
    for row in &rows {
        let right = row.gold <= 5_000 && row.wood <= 100 && row.stone <= 100;
        file.expect(right, row, "a bank of at most 5000 gold and 100 tokens");
    }
    let banks =
        file.by_place(rows, |row| index(row.civilizations), |row| (row.gold, row.wood, row.stone));
    let limits = file.table::<Tokens>("limits");
    if let Some(limits) = &limits {
        for (limit, key) in [(limits.wood, "wood"), (limits.stone, "stone")] {
            file.expect((1..=40).contains(&limit), limits.field(key), "limits are 1 to 40");
        }
    }
    (banks, limits.map(|limits| [limits.wood, limits.stone]))
}

/// What each number of civilizations uses.
pub(super) fn boxes(banks: Banks, starts: Starts, counts: Counts) -> [Box; 7] {
    let mut starts = starts.into_iter();
    std::array::from_fn(|index| {
        let (gold, wood, stone) = banks[index];
        let start = starts.next().unwrap_or_default();
        Box { gold, wood, stone, start, tiles: counts[index] }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorldRow {
    id: String,
    civilizations: u8,
    sea: Vec<(i8, i8)>,
    plain: Vec<(i8, i8, u8)>,
    forest: Vec<(i8, i8, u8)>,
    mountain: Vec<(i8, i8, u8)>,
    glacier: Vec<(i8, i8, u8)>,
    regions: RegionSizes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionSizes {
    sea: Vec<u16>,
    plain: Vec<u16>,
    forest: Vec<u16>,
    mountain: Vec<u16>,
}

/// The ready Worlds, each laid by the rules if the tiles are known.
pub(super) fn worlds(
    file: &mut File<'_>,
    ground: Option<(&[Box; 7], &[TileShape; 6])>,
) -> Vec<ReadyWorld> {
    let rows = file.list::<WorldRow>("world");
    file.ids(&rows, |row| &row.id);
    let mut worlds: Vec<ReadyWorld> = Vec::new();
    for row in rows {
        if !(2..=8).contains(&row.civilizations) {
            let place = row.field("civilizations");
            file.wrong(place, "a World is for 2 to 8 civilizations");
            continue;
        }
        let (Some((boxes, shapes)), place) = (ground, row.field("id")) else { continue };
        let row = row.into_inner();
        let used = &boxes[row.civilizations as usize - 2];
        let mut tiles: Vec<(TileKind, Hex, u8)> =
            used.start.iter().map(|&hex| (TileKind::SeaStart, hex, 0)).collect();
        tiles.extend(row.sea.iter().map(|&(q, r)| (TileKind::Sea, Hex::new(q, r), 0)));
        let layers = [
            (TileKind::Plain, &row.plain),
            (TileKind::Forest, &row.forest),
            (TileKind::Mountain, &row.mountain),
            (TileKind::Glacier, &row.glacier),
        ];
        for (kind, rows) in layers {
            tiles.extend(rows.iter().map(|&(q, r, turn)| (kind, Hex::new(q, r), turn)));
        }
        let counted = |kind: TileKind| tiles.iter().filter(|(of, _, _)| *of == kind).count();
        for (at, terrain) in Terrain::LAYERS.into_iter().enumerate() {
            let right = counted(terrain.tile()) == used.tiles[at] as usize;
            let what = format!("{}: not the tiles of its number of players", terrain.id());
            file.expect(right, place.clone(), what);
        }
        if let Err(tile) = crate::building::check_tiles(shapes, &tiles, None) {
            let (kind, hex, turn) = tiles[tile];
            let what = format!("{} at {hex}, turned {turn}, may not lie there", kind.id());
            file.wrong(place, what);
        }
        let RegionSizes { sea, plain, forest, mountain } = row.regions;
        worlds.push(ReadyWorld {
            id: row.id,
            civilizations: row.civilizations,
            tiles,
            regions: [sea, plain, forest, mountain],
            laid: OnceLock::new(),
        });
    }
    for civilizations in 2..=8 {
        let some = worlds.iter().any(|world| world.civilizations == civilizations);
        let what = format!("no World for {civilizations} civilizations");
        file.expect_together(some || ground.is_none(), what);
    }
    worlds
}
