//! Laying the World: where a tile may lie, and what happens if it finds no room (RF-3.11 to 3.16).

use crate::content::{TileShape, content};
use crate::hex::{Cells, Hex};
use crate::kinds::{Tale, Terrain, TileKind};
use crate::world::{Site, Tile, World};
use std::ops::Range;

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
    /// The hole for the Sunken City could not be made any more (RF-12.31).
    NoHoleLeft,
    /// A special place lies there (RF-12.10).
    OnSite,
}

/// At most so many tiles are lifted to make room (RF-3.16). More than two were never needed in
/// 3,000 Worlds laid at random; where two do not help, special places leave no room at all.
pub const MOST_LIFTED: u8 = 6;

/// Checks tiles one after the other; names the first that may not lie where it is. One of them may
/// leave the hole of the Sunken City, if there is one.
pub(crate) fn check_tiles(
    shapes: &[TileShape; 6],
    tiles: &[(TileKind, Hex, u8)],
    sunken: Option<Hex>,
) -> Result<(), usize> {
    let mut laid: Vec<Tile> = Vec::new();
    let mut filled: Vec<Site> = Vec::new();
    let mut layer = Terrain::Sea;
    for (number, &(kind, at, turn)) in tiles.iter().enumerate() {
        let tile = Tile { kind, at, turn };
        let start = kind == TileKind::SeaStart;
        let in_order = kind.terrain() >= layer
            && !(start && laid.iter().any(|other| other.kind != TileKind::SeaStart));
        let world = World::with_shapes(shapes, laid.clone(), filled.clone()).ok_or(number)?;
        let fits = match kind {
            TileKind::SeaStart => start_fits(shapes, &world, tile),
            TileKind::Sea => match sea_hole(shapes, &world, tile) {
                Ok(hole) if hole.is_none() || hole == sunken => {
                    filled.extend(hole.map(|at| Site::single(Tale::SunkenCity, at)));
                    Ok(())
                }
                Ok(_) => Err(Fault::Encloses),
                Err(fault) => Err(fault),
            },
            _ => fits(shapes, &world, tile),
        };
        if !in_order || turn >= 6 || fits.is_err() {
            return Err(number);
        }
        layer = kind.terrain();
        laid.push(tile);
    }
    World::with_shapes(shapes, laid, filled).map(|_| ()).ok_or(tiles.len().saturating_sub(1))
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
            let special = |hex: Hex| world.cell(hex).is_some_and(|cell| world.special.has(cell));
            if !right {
                Err(Fault::WrongGround(ground))
            } else if tile.hexes(shapes).any(special) {
                Err(Fault::OnSite)
            } else {
                Ok(())
            }
        }
    }
}

fn sea_fits(shapes: &[TileShape; 6], world: &World, tile: Tile) -> Result<(), Fault> {
    match sea_hole(shapes, world, tile)? {
        None => Ok(()),
        Some(_) => Err(Fault::Encloses),
    }
}

/// May a Sea tile lie there, but for a hole of a single hex it would leave? That hole.
fn sea_hole(shapes: &[TileShape; 6], world: &World, tile: Tile) -> Result<Option<Hex>, Fault> {
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
    match void_arcs(world, tile.at) {
        1 => Ok(None),
        2 => single_hole(world, &own).map(Some).ok_or(Fault::Encloses),
        _ => Err(Fault::Encloses),
    }
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

/// The void hex next to this tile that would have no void neighbour any more.
fn single_hole(world: &World, tile: &[Hex]) -> Option<Hex> {
    let covered = |hex: Hex| world.cell(hex).is_some() || tile.contains(&hex);
    let around = tile.iter().flat_map(|hex| hex.neighbors()).filter(|&hex| !covered(hex));
    let mut holes = around.filter(|hex| hex.neighbors().into_iter().all(covered));
    let hole = holes.next()?;
    holes.all(|other| other == hole).then_some(hole)
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

    /// The hole a Sea tile with this centre would leave, if it may lie there but for that.
    pub(crate) fn hole_made(&self, at: Hex) -> Option<Hex> {
        sea_hole(&content().tiles, self, Tile { kind: TileKind::Sea, at, turn: 0 }).ok().flatten()
    }

    /// Can so many more Sea tiles, 1 or 2, make the hole of the Sunken City (RF-12.31)? Both have
    /// to touch it.
    pub(crate) fn hole_can_be_made(&self, tiles: u8) -> bool {
        let mut seen = Vec::new();
        for hex in self.hexes.iter().flat_map(|hex| hex.neighbors()) {
            if self.cell(hex).is_some() || seen.contains(&hex) {
                continue;
            }
            seen.push(hex);
            // A tile covers at most two neighbours of a hex beside it.
            let open = hex.neighbors().into_iter().filter(|it| self.cell(*it).is_none()).count();
            if open == 0 || open > 2 * tiles as usize {
                continue;
            }
            let centres = ring_of_two(hex);
            if centres.iter().any(|&at| self.hole_made(at) == Some(hex)) {
                return true;
            }
            let two = tiles > 1
                && centres.iter().any(|&at| {
                    let tile = Tile { kind: TileKind::Sea, at, turn: 0 };
                    self.fits(tile).is_ok()
                        && self.with(tile).is_some_and(|next| {
                            centres.iter().any(|&at| next.hole_made(at) == Some(hex))
                        })
                });
            if two {
                return true;
            }
        }
        false
    }

    /// The World with one tile more, not finished.
    pub(crate) fn with(&self, tile: Tile) -> Option<World> {
        let mut tiles = self.tiles.clone();
        tiles.push(tile);
        World::of(tiles, self.sites.clone())
    }

    /// Every hex where a tile of this kind can be anchored in some orientation, in reading order.
    pub(crate) fn anchors(&self, kind: TileKind) -> Vec<Hex> {
        let mut anchors = match kind.terrain() {
            Terrain::Sea => self.sea_centres(),
            _ => self.hexes.clone(),
        };
        anchors.retain(|&at| self.turns(kind, at).next().is_some());
        anchors
    }

    /// Hexes where the centre of a Sea tile would touch the World, in reading order.
    pub(crate) fn sea_centres(&self) -> Vec<Hex> {
        let around = self.hexes.iter().flat_map(|&hex| ring_of_two(hex));
        let mut centres: Vec<Hex> = around.filter(|hex| hex.is_within_edge()).collect();
        centres.sort_unstable_by_key(|hex| (hex.r, hex.q));
        centres.dedup();
        centres
    }

    /// The orientations in which a tile can lie at this anchor; no two cover the same hexes.
    pub(crate) fn turns(&self, kind: TileKind, at: Hex) -> impl Iterator<Item = u8> {
        let orientations = content().tile(kind).orientations;
        (0..orientations).filter(move |&turn| self.fits(Tile { kind, at, turn }).is_ok())
    }

    pub(crate) fn cells_of(&self, tile: Tile) -> Cells {
        tile.hexes(&content().tiles).filter_map(|hex| self.cell(hex)).collect()
    }

    /// All ways to lay a tile of an upper layer on the ground below, with the tiles of its own
    /// layer that lie there: at most so many.
    fn placements(&self, kind: TileKind, over: u32) -> Vec<Placement> {
        let shape = content().tile(kind);
        let tiles: Vec<Cells> = self.layer(kind).map(|tile| self.cells_of(tile)).collect();
        let ground = tiles.iter().fold(self.free_ground(kind), |all, tile| all | *tile);
        let ground = ground.without(&self.special);
        let mut found = Vec::new();
        for &at in &self.hexes {
            for turn in 0..shape.orientations {
                let cells = self.cells_of(Tile { kind, at, turn });
                if cells.len() as usize != shape.cells.len() || !cells.without(&ground).is_empty() {
                    continue;
                }
                let covered = tiles.iter().enumerate().filter(|(_, tile)| tile.meets(&cells));
                let tiles = covered.fold(0u64, |set, (number, _)| set | 1 << number);
                if tiles.count_ones() <= over {
                    found.push(Placement { cells, tiles });
                }
            }
        }
        found
    }

    fn free_ground(&self, kind: TileKind) -> Cells {
        let below = kind.terrain().below().map_or(Cells::NONE, |below| self.of[below as usize]);
        below.without(&self.special)
    }

    /// The tiles of a layer, in the order of laying.
    pub(crate) fn layer(&self, kind: TileKind) -> impl Iterator<Item = Tile> {
        self.tiles.iter().copied().filter(move |tile| tile.kind == kind)
    }

    /// Can so many tiles of the layer be lifted that `count` tiles find room (RF-3.16)?
    pub(crate) fn room_after_lifting(&self, kind: TileKind, lifts: u8, count: u8) -> bool {
        let tiles = self.layer(kind).count();
        lift_and_pack(&self.placements(kind, lifts.into()), 0, 0..tiles, lifts, count)
    }

    /// The tiles of the layer that may be the first of so many lifted to make room for `count`
    /// (RF-3.16).
    pub(crate) fn liftable(&self, kind: TileKind, lifts: u8, count: u8) -> Vec<Tile> {
        let tiles: Vec<Tile> = self.layer(kind).collect();
        let placements = self.placements(kind, lifts.into());
        let others = lifts.saturating_sub(1);
        let makes_room =
            |first: &usize| lift_and_pack(&placements, 1 << first, 0..tiles.len(), others, count);
        (0..tiles.len()).filter(makes_room).map(|number| tiles[number]).collect()
    }

    /// All ways to lay a tile of an upper layer without lifting any.
    pub(crate) fn open_placements(&self, kind: TileKind) -> Vec<Cells> {
        self.placements(kind, 0).into_iter().map(|placement| placement.cells).collect()
    }

    /// Would the other tiles in hand still find room after this one (RF-3.16)?
    pub(crate) fn leaves_room(&self, tile: Tile, rest: u8, open: &[Cells]) -> bool {
        if rest == 0 {
            return true;
        }
        let own = self.cells_of(tile);
        let others: Vec<Cells> = open.iter().filter(|cells| !cells.meets(&own)).copied().collect();
        packs(&others, rest)
    }
}

/// A way to lay a tile, and the tiles of its layer that lie there, as bits in their order.
#[derive(Clone, Copy, Debug)]
struct Placement {
    cells: Cells,
    tiles: u64,
}

/// Is there room for `count` tiles once those in `lifted` and `more` of these others are gone?
fn lift_and_pack(
    placements: &[Placement],
    lifted: u64,
    others: Range<usize>,
    more: u8,
    count: u8,
) -> bool {
    if more == 0 {
        let open = placements.iter().filter(|placement| placement.tiles & !lifted == 0);
        let open: Vec<Cells> = open.map(|placement| placement.cells).collect();
        return packs(&open, count);
    }
    let mut next = others.clone().filter(|other| lifted >> other & 1 == 0);
    next.any(|other| {
        lift_and_pack(placements, lifted | 1 << other, other + 1..others.end, more - 1, count)
    })
}

/// Are there so many of these, all equally large, that do not overlap?
fn packs(candidates: &[Cells], count: u8) -> bool {
    if candidates.len() < count as usize {
        return false;
    }
    if count <= 1 {
        return true;
    }
    let ground = candidates.iter().fold(Cells::NONE, |all, cells| all | *cells);
    if ground.len() < candidates[0].len() * u32::from(count) {
        return false;
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
