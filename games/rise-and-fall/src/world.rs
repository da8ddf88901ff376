//! The World: tiles laid over each other, and what follows from them (RF-2).
//!
//! A World is made once and then shared by every copy of a table: everything about cells that the
//! rules ask often is a look-up here.

use crate::content::{TileShape, content};
use crate::hex::{Cell, Cells, Hex, MAX_CELLS, turned};
use crate::kinds::{Terrain, TileKind};

/// A terrain tile in the World (RF-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    pub kind: TileKind,
    pub at: Hex,
    /// Steps of 60 degrees clockwise about the anchor.
    pub turn: u8,
}

impl Tile {
    pub fn hexes(self, shapes: &[TileShape; 6]) -> impl Iterator<Item = Hex> {
        let cells = shapes[self.kind as usize].cells.iter();
        cells.map(move |&cell| self.at.plus(turned(cell, self.turn)))
    }
}

/// A Region: connected hexes of one type (RF-2.7).
#[derive(Clone, Debug)]
pub struct Region {
    pub terrain: Terrain,
    pub cells: Cells,
    /// Cells adjacent to it and not part of it (RF-2.8).
    pub border: Cells,
    pub size: u16,
}

/// Regions are counted in bytes.
const MAX_REGIONS: usize = 255;
/// The region of cells while the World is being built.
pub const NO_REGION: u8 = 255;

#[derive(Clone, Debug)]
pub struct World {
    /// In the order of laying. Everything else follows from them.
    pub tiles: Vec<Tile>,
    /// By cell, in reading order.
    pub hexes: Vec<Hex>,
    pub terrain: Vec<Terrain>,
    /// By terrain.
    pub of: [Cells; Terrain::COUNT],
    /// Which Sea tile, counted from the first, lies under the cell.
    pub sea_tile: Vec<u8>,
    grid: Grid,

    // Known once the World is finished.
    pub regions: Vec<Region>,
    pub region: Vec<u8>,
    /// Adjacent cells.
    pub near: Vec<Cells>,
    /// Adjacent cells not behind a cliff.
    pub level: Vec<Cells>,
    /// Adjacent Plain, Forest and Mountain not behind a cliff (RF-6.10, RF-6.20).
    pub walk: Vec<Cells>,
    /// Adjacent land a Mountaineer may enter, Glacier included (RF-6.50).
    pub climb: Vec<Cells>,
    /// Adjacent land a Merchant may enter (RF-6.60).
    pub haul: Vec<Cells>,
    /// Adjacent Sea where a Ship may be put.
    pub shore: Vec<Cells>,
    /// Adjacent Plain where a Ship may build (RF-6.31).
    pub beach: Vec<Cells>,
    /// Adjacent land where a Ship may turn into a Nomad or a Merchant (RF-6.32, RF-6.33).
    pub landing: Vec<Cells>,
    /// Where Merchants come in one move if nobody bars the way (RF-6.60).
    pub trade_reach: Vec<Cells>,
    /// Plain, Forest and Mountain.
    pub lowland: Cells,
}

/// Two Worlds are the same if the same tiles were laid.
impl PartialEq for World {
    fn eq(&self, other: &World) -> bool {
        self.tiles == other.tiles && self.is_finished() == other.is_finished()
    }
}

/// Cells by coordinates.
#[derive(Clone, Debug, Default)]
struct Grid {
    low: Hex,
    width: usize,
    height: usize,
    cells: Vec<Cell>,
}

const VOID: Cell = Cell::MAX;

impl Grid {
    fn around(hexes: &[Hex]) -> Grid {
        let bounds = |of: fn(&Hex) -> i8| {
            let all = || hexes.iter().map(of);
            (all().min().unwrap_or(0), all().max().unwrap_or(0))
        };
        let ((low_q, high_q), (low_r, high_r)) = (bounds(|hex| hex.q), bounds(|hex| hex.r));
        let width = (i32::from(high_q) - i32::from(low_q) + 1) as usize;
        let height = (i32::from(high_r) - i32::from(low_r) + 1) as usize;
        let cells = vec![VOID; width * height];
        Grid { low: Hex::new(low_q, low_r), width, height, cells }
    }
    fn place(&self, hex: Hex) -> Option<usize> {
        let q = usize::try_from(i32::from(hex.q) - i32::from(self.low.q)).ok()?;
        let r = usize::try_from(i32::from(hex.r) - i32::from(self.low.r)).ok()?;
        (q < self.width && r < self.height).then_some(r * self.width + q)
    }
    fn cell(&self, hex: Hex) -> Option<Cell> {
        let cell = self.cells[self.place(hex)?];
        (cell != VOID).then_some(cell)
    }
}

impl World {
    /// The World of these tiles, as far as it goes; nothing if it is larger than any can be or
    /// Sea tiles lie on each other.
    pub fn of_tiles(tiles: Vec<Tile>) -> Option<World> {
        World::with_shapes(&content().tiles, tiles)
    }

    pub(crate) fn with_shapes(shapes: &[TileShape; 6], tiles: Vec<Tile>) -> Option<World> {
        let mut laid: Vec<(i8, i8, u8)> = Vec::new();
        let seas = tiles.iter().filter(|tile| tile.kind.terrain() == Terrain::Sea);
        for (number, tile) in seas.enumerate() {
            let number = u8::try_from(number).ok()?;
            laid.extend(tile.hexes(shapes).map(|hex| (hex.r, hex.q, number)));
        }
        laid.sort_unstable();
        let twice = laid.windows(2).any(|pair| (pair[0].0, pair[0].1) == (pair[1].0, pair[1].1));
        if twice || laid.len() > MAX_CELLS {
            return None;
        }
        let hexes: Vec<Hex> = laid.iter().map(|&(r, q, _)| Hex::new(q, r)).collect();
        let mut grid = Grid::around(&hexes);
        for (cell, &hex) in hexes.iter().enumerate() {
            let place = grid.place(hex)?;
            grid.cells[place] = cell as Cell;
        }
        let mut terrain = vec![Terrain::Sea; hexes.len()];
        for tile in &tiles {
            for hex in tile.hexes(shapes) {
                terrain[grid.cell(hex)? as usize] = tile.kind.terrain();
            }
        }
        let mut of = [Cells::NONE; Terrain::COUNT];
        for (cell, terrain) in terrain.iter().enumerate() {
            of[*terrain as usize].insert(cell as Cell);
        }
        let lowland = of[Terrain::Plain as usize]
            | of[Terrain::Forest as usize]
            | of[Terrain::Mountain as usize];
        Some(World {
            sea_tile: laid.iter().map(|&(_, _, number)| number).collect(),
            tiles,
            hexes,
            terrain,
            of,
            grid,
            regions: Vec::new(),
            region: Vec::new(),
            near: Vec::new(),
            level: Vec::new(),
            walk: Vec::new(),
            climb: Vec::new(),
            haul: Vec::new(),
            shore: Vec::new(),
            beach: Vec::new(),
            landing: Vec::new(),
            trade_reach: Vec::new(),
            lowland,
        })
    }

    /// Adds everything play needs; nothing if there are more Regions than can be counted.
    pub fn finished(mut self) -> Option<World> {
        let cells = self.hexes.len();
        let sea = self.of[Terrain::Sea as usize];
        let land = self.lowland | self.of[Terrain::Glacier as usize];
        let beach = self.of[Terrain::Plain as usize];
        let landing = beach | self.of[Terrain::Forest as usize];
        for cell in 0..cells as Cell {
            let (mut near, mut level) = (Cells::NONE, Cells::NONE);
            for hex in self.hexes[cell as usize].neighbors() {
                if let Some(other) = self.cell(hex) {
                    near.insert(other);
                    if !self.is_cliff(cell, other) {
                        level.insert(other);
                    }
                }
            }
            self.near.push(near);
            self.level.push(level);
            self.walk.push(level & self.lowland);
            self.climb.push(near & land);
            self.haul.push(near & self.lowland);
            self.shore.push(near & sea);
            self.beach.push(near & beach);
            self.landing.push(near & landing);
        }
        let range = content().costs.merchant_range;
        self.trade_reach = (0..cells as Cell)
            .map(|cell| self.spread(cell, range, &self.haul).without(&Cells::only(cell)))
            .collect();
        self.find_regions()?;
        Some(self)
    }

    /// Everything within so many steps by this table, the start included.
    pub(crate) fn spread(&self, from: Cell, steps: u8, table: &[Cells]) -> Cells {
        let mut reached = Cells::only(from);
        let mut edge = reached;
        for _ in 0..steps {
            let mut next = Cells::NONE;
            for cell in edge.iter() {
                next |= table[cell as usize];
            }
            edge = next.without(&reached);
            if edge.is_empty() {
                break;
            }
            reached |= edge;
        }
        reached
    }

    fn find_regions(&mut self) -> Option<()> {
        let cells = self.hexes.len();
        self.region = vec![NO_REGION; cells];
        for start in 0..cells as Cell {
            if self.region[start as usize] != NO_REGION {
                continue;
            }
            let terrain = self.terrain[start as usize].region();
            let same = Terrain::ALL
                .iter()
                .filter(|other| other.region() == terrain)
                .fold(Cells::NONE, |all, other| all | self.of[*other as usize]);
            let (mut found, mut edge) = (Cells::only(start), Cells::only(start));
            let mut around = Cells::NONE;
            while !edge.is_empty() {
                let next =
                    edge.iter().fold(Cells::NONE, |all, cell| all | self.near[cell as usize]);
                around |= next;
                edge = (next & same).without(&found);
                found |= edge;
            }
            let number = self.regions.len();
            if number >= MAX_REGIONS {
                return None;
            }
            found.iter().for_each(|cell| self.region[cell as usize] = number as u8);
            let (border, size) = (around.without(&found), found.len() as u16);
            self.regions.push(Region { terrain, cells: found, border, size });
        }
        Some(())
    }

    pub fn is_finished(&self) -> bool {
        !self.region.is_empty()
    }
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.grid.cell(hex)
    }
    /// A cell that exists.
    pub fn has(&self, cell: Cell) -> bool {
        (cell as usize) < self.hexes.len()
    }
    pub fn at(&self, hex: Hex) -> Option<Terrain> {
        self.cell(hex).map(|cell| self.terrain[cell as usize])
    }
    /// Two adjacent cells with a cliff between them (RF-2.6).
    pub fn is_cliff(&self, one: Cell, other: Cell) -> bool {
        let level = |cell: Cell| self.terrain[cell as usize].level();
        level(one).abs_diff(level(other)) >= 2
    }
    /// The Region of a cell.
    #[inline]
    pub fn region_of(&self, cell: Cell) -> &Region {
        &self.regions[self.region[cell as usize] as usize]
    }
    /// Everything at this distance or nearer, void and cliffs ignored, the cell left out.
    pub fn within(&self, cell: Cell, distance: i8) -> Cells {
        let from = self.hexes[cell as usize];
        let mut found = Cells::NONE;
        for q in -distance..=distance {
            for r in (-distance).max(-q - distance)..=distance.min(distance - q) {
                if (q, r) != (0, 0)
                    && let Some(other) = self.cell(from.plus((q, r)))
                {
                    found.insert(other);
                }
            }
        }
        found
    }
}
