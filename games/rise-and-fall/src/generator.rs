//! Worlds made from a seed (RF-20): the same seed always gives the same World.

use crate::content::content;
use crate::hex::Hex;
use crate::kinds::{Terrain, TileKind};
use crate::world::{Tile, World};
use engine::{Chance, Quick};

/// Noise and weights are counted in these parts of one.
const UNIT: i64 = 1000;
/// Mountain Regions beyond this many hexes are avoided (RF-20.4).
const LARGE_MOUNTAIN: usize = 9;

/// What a layer likes: near the middle, on a ring, around some places, anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    Disc,
    Ring,
    Foci(u8),
    Line,
    Flat,
}

const STYLES: [Style; 6] =
    [Style::Disc, Style::Ring, Style::Foci(2), Style::Foci(4), Style::Line, Style::Flat];

/// A World with a larger Mountain Region is made anew (RF-20.4).
const DECISIVE_MOUNTAIN: usize = 12;
/// So many sub-seeds are tried; of them all the World with the smallest such Region is taken.
const ATTEMPTS: u64 = 40;

/// The tiles of a World for so many civilizations (RF-20.1).
pub fn generate(civilizations: u8, seed: u64) -> Vec<Tile> {
    // A seed whose Plain tiles find no room goes on with its next sub-seed (RF-20.3).
    let mut best: Option<(usize, Vec<Tile>)> = None;
    for attempt in 0..ATTEMPTS {
        let Some(tiles) = Maker::new(civilizations, seed, attempt).world() else { continue };
        let largest = largest_mountain(&tiles);
        if best.as_ref().is_none_or(|(least, _)| largest < *least) {
            best = Some((largest, tiles));
        }
        if largest <= DECISIVE_MOUNTAIN {
            break;
        }
    }
    best.map(|(_, tiles)| tiles).unwrap_or_default()
}

fn largest_mountain(tiles: &[Tile]) -> usize {
    let Some(world) = World::of_tiles(tiles.to_vec()) else { return usize::MAX };
    let high = |it: Terrain| it.region() == Terrain::Mountain;
    let mut seen = Vec::new();
    let sizes = world.hexes.iter().map(|&hex| patch(&world, hex, &mut seen, usize::MAX, high));
    sizes.max().unwrap_or(0)
}

struct Maker {
    luck: Quick,
    civilizations: u8,
    style: Style,
    /// How much tiles like to lie together, in units; below 0 they avoid it.
    clump: i64,
    tiles: Vec<Tile>,
}

impl Maker {
    fn new(civilizations: u8, seed: u64, attempt: u64) -> Maker {
        let mut luck = Quick::new(seed, attempt);
        let style = STYLES[luck.below(STYLES.len() as u32) as usize];
        let clump = i64::from(luck.below(5)) * UNIT / 2 - UNIT / 2;
        let start = content().box_of(civilizations).start.iter();
        let tiles = start.map(|&at| Tile { kind: TileKind::SeaStart, at, turn: 0 }).collect();
        Maker { luck, civilizations, style, clump, tiles }
    }

    fn world(mut self) -> Option<Vec<Tile>> {
        let counts = content().box_of(self.civilizations).tiles;
        for (terrain, count) in Terrain::LAYERS.into_iter().zip(counts) {
            for _ in 0..count {
                let tile = self.best(terrain.tile())?;
                self.tiles.push(tile);
            }
        }
        Some(self.tiles)
    }

    /// The legal placement with the lowest score; ties by reading order and orientation (RF-20.5).
    fn best(&mut self, kind: TileKind) -> Option<Tile> {
        let world = World::of_tiles(self.tiles.clone())?;
        let middle = middle_of(&world.hexes);
        let radius = world.hexes.iter().map(|&hex| reach(hex, middle)).max().unwrap_or(1).max(1);
        let mut best: Option<(i64, Tile)> = None;
        for at in world.anchors(kind) {
            for turn in world.turns(kind, at) {
                let tile = Tile { kind, at, turn };
                let noise = i64::from(self.luck.below(UNIT as u32));
                let score = noise + self.score(&world, tile, middle, radius);
                if best.is_none_or(|(least, _)| score < least) {
                    best = Some((score, tile));
                }
            }
        }
        best.map(|(_, tile)| tile)
    }

    fn score(&self, world: &World, tile: Tile, middle: (i64, i64), radius: i64) -> i64 {
        let hexes: Vec<Hex> = tile.hexes(&content().tiles).collect();
        if tile.kind == TileKind::Sea {
            return reach(tile.at, middle) * UNIT / 4;
        }
        let place = middle_of(&hexes);
        let wish = 10 * self.wish(place, middle, radius);
        let terrain = tile.kind.terrain();
        let touching = hexes
            .iter()
            .flat_map(|hex| hex.neighbors())
            .filter(|hex| world.at(*hex) == Some(terrain))
            .count() as i64;
        let crowd = self.clump * touching;
        wish - crowd
            + match terrain {
                Terrain::Plain => 3 * UNIT * pockets(world, &hexes),
                Terrain::Mountain => 8 * UNIT * excess(world, &hexes),
                _ => 0,
            }
    }

    /// How far a place is from where the style wants it, 0 to about one unit.
    fn wish(&self, place: (i64, i64), middle: (i64, i64), radius: i64) -> i64 {
        let far = between(place, middle) * UNIT / radius;
        match self.style {
            Style::Disc => far,
            Style::Ring => (far - UNIT * 2 / 3).abs(),
            Style::Line => (place.1 - middle.1).abs() * UNIT * 2 / radius,
            Style::Flat => 0,
            Style::Foci(count) => (0..count)
                .map(|number| {
                    let (q, r) = crate::hex::DIRECTIONS[number as usize * 6 / count as usize];
                    let (x, y) = (2 * i64::from(q) + i64::from(r), i64::from(r));
                    let focus = (middle.0 + x * radius * 3 / 10, middle.1 + y * radius * 3 / 10);
                    between(place, focus) * UNIT / radius
                })
                .min()
                .unwrap_or(0),
        }
    }
}

/// The middle of some hexes, in halves of a hex across and rows down, times 16.
fn middle_of(hexes: &[Hex]) -> (i64, i64) {
    let count = hexes.len().max(1) as i64;
    let across: i64 = hexes.iter().map(|hex| 2 * i64::from(hex.q) + i64::from(hex.r)).sum();
    let down: i64 = hexes.iter().map(|hex| i64::from(hex.r)).sum();
    (across * 16 / count, down * 16 / count)
}

fn reach(hex: Hex, middle: (i64, i64)) -> i64 {
    between(middle_of(&[hex]), middle)
}

/// Distance as a mouse would measure it: rows are closer together than hexes are wide.
fn between(one: (i64, i64), other: (i64, i64)) -> i64 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + 3 * y * y).unsigned_abs().isqrt() as i64
}

/// Patches of Sea too small for a Plain tile that these hexes would leave (RF-20.3).
fn pockets(world: &World, hexes: &[Hex]) -> i64 {
    let small = content().tile(TileKind::Plain).cells.len();
    let mut seen: Vec<Hex> = hexes.to_vec();
    let mut found = 0;
    for &hex in hexes {
        for start in hex.neighbors() {
            let size = patch(world, start, &mut seen, small, |it| it == Terrain::Sea);
            found += i64::from((1..small).contains(&size));
        }
    }
    found
}

/// By how many hexes the Mountain Region of these hexes would be too large (RF-20.4).
fn excess(world: &World, hexes: &[Hex]) -> i64 {
    let mut seen: Vec<Hex> = hexes.to_vec();
    let mut size = hexes.len();
    for &hex in hexes {
        for start in hex.neighbors() {
            let high = |it: Terrain| it.region() == Terrain::Mountain;
            size += patch(world, start, &mut seen, usize::MAX, high);
        }
    }
    size.saturating_sub(LARGE_MOUNTAIN) as i64
}

/// Counts connected hexes that are not seen yet, up to a limit.
fn patch(
    world: &World,
    start: Hex,
    seen: &mut Vec<Hex>,
    limit: usize,
    belongs: impl Fn(Terrain) -> bool,
) -> usize {
    let mut size = 0;
    let mut open = vec![start];
    while let Some(hex) = open.pop() {
        if size < limit && world.at(hex).is_some_and(&belongs) && !seen.contains(&hex) {
            seen.push(hex);
            size += 1;
            open.extend(hex.neighbors());
        }
    }
    size
}
