//! Laying the World: where a tile may lie, and what happens if it finds no room (RF-3.11 to 3.16).

use crate::content::{TileShape, content};
use crate::hex::{Cells, Hex};
use crate::kinds::{Terrain, TileKind};
use crate::world::{Tile, World};

/// Why a tile may not lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Beyond what coordinates can say.
    TooFar,
    /// A Sea tile on another one (RF-3.13).
    OnTiles,
    /// A Sea tile that touches fewer than two Sea tiles (RF-3.13).
    TouchesOne,
    /// A void hex would be enclosed (RF-3.13).
    Encloses,
    /// A hex of it is not the terrain of the layer below (RF-3.14, RF-3.15).
    WrongGround(Terrain),
    /// The tiles still in hand would find no room (RF-3.16).
    NoRoomForRest,
}

/// At most so many tiles are lifted to make room (RF-3.16).
pub const MOST_LIFTED: u8 = 3;

/// Checks tiles one after the other; names the first that may not lie where it is.
pub(crate) fn check_tiles(
    shapes: &[TileShape; 6],
    tiles: &[(TileKind, Hex, u8)],
) -> Result<(), usize> {
    let mut laid: Vec<Tile> = Vec::new();
    let mut layer = Terrain::Sea;
    for (number, &(kind, at, turn)) in tiles.iter().enumerate() {
        let tile = Tile { kind, at, turn };
        let start = kind == TileKind::SeaStart;
        let in_order = kind.terrain() >= layer
            && !(start && laid.iter().any(|other| other.kind != TileKind::SeaStart));
        let world = World::with_shapes(shapes, laid.clone()).ok_or(number)?;
        let fits = in_order
            && turn < 6
            && (if start { start_fits(shapes, &world, tile) } else { fits(shapes, &world, tile) })
                .is_ok();
        if !fits {
            return Err(number);
        }
        layer = kind.terrain();
        laid.push(tile);
    }
    World::with_shapes(shapes, laid).map(|_| ()).ok_or(tiles.len().saturating_sub(1))
}

/// The starting Sea tiles only must not lie on each other (RF-3.11).
fn start_fits(shapes: &[TileShape; 6], world: &World, tile: Tile) -> Result<(), Fault> {
    on_void(shapes, world, tile)
}

fn on_void(shapes: &[TileShape; 6], world: &World, tile: Tile) -> Result<(), Fault> {
    if !tile.hexes(shapes).all(Hex::is_within_edge) {
        return Err(Fault::TooFar);
    }
    if tile.hexes(shapes).any(|hex| world.cell(hex).is_some()) {
        return Err(Fault::OnTiles);
    }
    Ok(())
}

/// May this tile lie there now (RF-3.13 to RF-3.15)?
pub(crate) fn fits(shapes: &[TileShape; 6], world: &World, tile: Tile) -> Result<(), Fault> {
    match tile.kind.terrain().below() {
        None => sea_fits(shapes, world, tile),
        Some(ground) => {
            let right = tile.hexes(shapes).all(|hex| world.at(hex) == Some(ground));
            if right { Ok(()) } else { Err(Fault::WrongGround(ground)) }
        }
    }
}

fn sea_fits(shapes: &[TileShape; 6], world: &World, tile: Tile) -> Result<(), Fault> {
    on_void(shapes, world, tile)?;
    let own: Vec<Hex> = tile.hexes(shapes).collect();
    let mut touched: Option<u8> = None;
    let mut two = false;
    for hex in own.iter().flat_map(|hex| hex.neighbors()) {
        if let Some(cell) = world.cell(hex) {
            let number = world.sea_tile[cell as usize];
            two |= touched.is_some_and(|other| other != number);
            touched = Some(number);
        }
    }
    if !two {
        return Err(Fault::TouchesOne);
    }
    if void_arcs(world, tile.at) != 1 { Err(Fault::Encloses) } else { Ok(()) }
}

/// How many separate stretches of void surround a Sea tile with this centre.
///
/// All void hexes hang together before (RF-3.13). The tile is a disc, so it cuts some of them off
/// exactly if the ring around it has more than one stretch of void.
fn void_arcs(world: &World, centre: Hex) -> usize {
    let ring = ring_of_two(centre);
    let void = ring.map(|hex| world.cell(hex).is_none());
    (0..void.len()).filter(|&at| void[at] && !void[(at + void.len() - 1) % void.len()]).count()
}

/// The twelve hexes at distance 2, in order around.
fn ring_of_two(centre: Hex) -> [Hex; 12] {
    let steps = crate::hex::DIRECTIONS;
    let mut hex = centre.plus(steps[4]).plus(steps[4]);
    std::array::from_fn(|at| {
        let here = hex;
        hex = hex.plus(steps[at / 2]);
        here
    })
}

impl World {
    pub(crate) fn fits(&self, tile: Tile) -> Result<(), Fault> {
        fits(&content().tiles, self, tile)
    }

    /// Every hex where a tile of this kind can be anchored in some orientation, in reading order.
    pub(crate) fn anchors(&self, kind: TileKind) -> Vec<Hex> {
        let mut anchors: Vec<Hex> = if kind.terrain() == Terrain::Sea {
            let around = self.hexes.iter().flat_map(|&hex| ring_of_two(hex));
            around.filter(|hex| hex.is_within_edge()).collect()
        } else {
            self.hexes.clone()
        };
        anchors.sort_unstable_by_key(|hex| (hex.r, hex.q));
        anchors.dedup();
        anchors.retain(|&at| self.turns(kind, at).next().is_some());
        anchors
    }

    /// The orientations in which a tile can lie at this anchor; no two cover the same hexes.
    pub(crate) fn turns(&self, kind: TileKind, at: Hex) -> impl Iterator<Item = u8> {
        let orientations = content().tile(kind).orientations;
        (0..orientations).filter(move |&turn| self.fits(Tile { kind, at, turn }).is_ok())
    }

    pub(crate) fn cells_of(&self, tile: Tile) -> Cells {
        tile.hexes(&content().tiles).filter_map(|hex| self.cell(hex)).collect()
    }

    /// All ways to lay a tile of an upper layer on the ground below, as if no tile of its own
    /// layer lay there.
    fn all_placements(&self, kind: TileKind) -> Vec<Cells> {
        let shape = content().tile(kind);
        let ground = self.ground_below(kind);
        let mut found = Vec::new();
        for &at in &self.hexes {
            for turn in 0..shape.orientations {
                let tile = Tile { kind, at, turn };
                let cells = self.cells_of(tile);
                if cells.len() as usize == shape.cells.len() && cells.without(&ground).is_empty() {
                    found.push(cells);
                }
            }
        }
        found
    }

    /// Cells a tile of this kind could lie on once its own layer were lifted.
    fn ground_below(&self, kind: TileKind) -> Cells {
        let terrain = kind.terrain();
        let below = terrain.below().map_or(Cells::NONE, |below| self.of[below as usize]);
        below | self.of[terrain as usize]
    }

    fn free_ground(&self, kind: TileKind) -> Cells {
        kind.terrain().below().map_or(Cells::NONE, |below| self.of[below as usize])
    }

    /// The tiles of a layer, by their place in the list.
    pub(crate) fn layer(&self, kind: TileKind) -> impl Iterator<Item = (usize, Tile)> {
        let tiles = self.tiles.iter().copied().enumerate();
        tiles.filter(move |(_, tile)| tile.kind == kind)
    }

    /// Can so many tiles of the layer be lifted that `count` tiles find room (RF-3.16)?
    pub(crate) fn room_after_lifting(&self, kind: TileKind, lifted: u8, count: u8) -> bool {
        let placements = self.all_placements(kind);
        let tiles: Vec<Cells> = self.layer(kind).map(|(_, tile)| self.cells_of(tile)).collect();
        lift_and_pack(&placements, &tiles, &self.free_ground(kind), lifted, count)
    }

    /// Would the other tiles in hand still find room after this one (RF-3.16)?
    pub(crate) fn leaves_room(&self, tile: Tile, rest: u8) -> bool {
        if rest == 0 {
            return true;
        }
        let free = self.free_ground(tile.kind).without(&self.cells_of(tile));
        packs(&within(&self.all_placements(tile.kind), &free), rest)
    }
}

fn within(placements: &[Cells], free: &Cells) -> Vec<Cells> {
    placements.iter().filter(|cells| cells.without(free).is_empty()).copied().collect()
}

fn lift_and_pack(
    placements: &[Cells],
    tiles: &[Cells],
    free: &Cells,
    lifted: u8,
    count: u8,
) -> bool {
    if lifted == 0 {
        return packs(&within(placements, free), count);
    }
    (0..tiles.len()).any(|at| {
        let free = *free | tiles[at];
        lift_and_pack(placements, &tiles[at + 1..], &free, lifted - 1, count)
    })
}

/// Are there so many of these that do not overlap?
fn packs(candidates: &[Cells], count: u8) -> bool {
    if count == 0 {
        return true;
    }
    (0..candidates.len()).any(|at| {
        let rest: Vec<Cells> = candidates[at + 1..]
            .iter()
            .filter(|cells| !cells.meets(&candidates[at]))
            .copied()
            .collect();
        packs(&rest, count - 1)
    })
}
