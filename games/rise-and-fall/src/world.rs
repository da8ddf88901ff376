//! The World: tiles laid over each other, and what follows from them (RF-2).
//!
//! A World is made once and then shared by every copy of a table: everything about cells that the
//! rules ask often is a look-up here.

use crate::content::{TileShape, content};
use crate::hex::{Cell, Cells, Hex, MAX_CELLS, turned};
use crate::kinds::{Tale, Terrain, TileKind};

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

/// A place a Tale puts into the World, or ground it changed (RF-12.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    pub tale: Tale,
    pub at: Hex,
    /// Steps of 60 degrees clockwise about the anchor.
    pub turn: u8,
}

impl Site {
    pub const fn single(tale: Tale, at: Hex) -> Site {
        Site { tale, at, turn: 0 }
    }
    /// Its outline seen from its anchor.
    pub const fn cells(tale: Tale) -> &'static [(i8, i8)] {
        match tale {
            Tale::Swamp | Tale::Waterfall => &[(0, 0), (1, 0)],
            Tale::Volcano => &[(0, 0), (1, 0), (0, 1)],
            _ => &[(0, 0)],
        }
    }
    /// Turns that give different sets of hexes; the Waterfall falls in six directions.
    pub const fn orientations(tale: Tale) -> u8 {
        match tale {
            Tale::Waterfall => 6,
            Tale::Swamp => 3,
            Tale::Volcano => 2,
            _ => 1,
        }
    }
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        let cells = Site::cells(self.tale).iter();
        cells.map(move |&cell| self.at.plus(turned(cell, self.turn)))
    }
    /// What it makes of its hexes, in their order; nothing if they stay what they are.
    const fn terrain(self, number: usize) -> Option<Terrain> {
        Some(match self.tale {
            Tale::SunkenCity | Tale::WaterElemental => Terrain::Sea,
            Tale::AccelerationOrb | Tale::Caravanserai | Tale::FloatingCities => Terrain::Plain,
            Tale::DoppelgangerHouse | Tale::AlchemistsTower => Terrain::Forest,
            Tale::GiganticCavern | Tale::ThievesLair => Terrain::Mountain,
            Tale::StormPeak | Tale::Monastery => Terrain::Glacier,
            Tale::Waterfall if number == 0 => Terrain::Forest,
            Tale::Waterfall => Terrain::Glacier,
            Tale::Swamp => Terrain::Marsh,
            Tale::Volcano => Terrain::Volcano,
            _ => return None,
        })
    }
    /// False for ground that is like any other: Floating Cities and what is under water.
    const fn is_special(self) -> bool {
        !matches!(self.tale, Tale::FloatingCities | Tale::WaterElemental)
    }
    /// True if nobody may enter (RF-12.29, RF-12.30, RF-12.38, RF-12.42).
    const fn is_barred(self) -> bool {
        matches!(self.tale, Tale::Dolmens | Tale::StormPeak | Tale::Typhoon | Tale::Volcano)
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

/// The number of the Sunken City among the Sea tiles.
const SUNKEN: u8 = 254;
/// Regions are counted in bytes.
pub(crate) const MAX_REGIONS: usize = 255;
static NO_LAND: Region =
    Region { terrain: Terrain::Sea, cells: Cells::NONE, border: Cells::NONE, size: 0 };
/// The region of cells while the World is being built.
pub const NO_REGION: u8 = 255;
/// Levels between two hexes that make a cliff (RF-2.6).
pub const CLIFF: u8 = 2;

#[derive(Clone, Debug)]
pub struct World {
    /// In the order of laying. Everything else follows from them.
    pub tiles: Vec<Tile>,
    /// What Tales put on them, in the order of placing.
    pub sites: Vec<Site>,
    /// By cell, in reading order.
    pub hexes: Vec<Hex>,
    pub terrain: Vec<Terrain>,
    /// By terrain.
    pub of: [Cells; Terrain::COUNT],
    /// Which Sea tile, counted from the first, lies under the cell.
    pub sea_tile: Vec<u8>,
    /// Special places: never covered, nothing is built there (RF-12.10).
    pub special: Cells,
    /// Nobody may enter.
    pub barred: Cells,
    /// Orbs of Acceleration: nothing may remain there (RF-12.32).
    pub orbs: Cells,
    grid: Grid,

    // Known once the World is finished.
    pub regions: Vec<Region>,
    pub region: Vec<u8>,
    /// Adjacent cells.
    pub near: Vec<Cells>,
    /// Adjacent cells not behind a cliff.
    pub level: Vec<Cells>,
    /// Where Merchants come in one move if nobody bars the way (RF-6.60).
    pub trade_reach: Vec<Cells>,
    /// Plain, Forest and Mountain that can be entered.
    pub lowland: Cells,
    /// Land that can be entered without climbing ice: lowland and Marsh (RF-6.10, RF-6.60).
    pub paths: Cells,
    /// Land a Mountaineer may enter, Glacier included (RF-6.50).
    pub heights: Cells,
    /// Where a City may put a Nomad (RF-6.20).
    pub suburbs: Cells,
    /// Plain where a Ship may build (RF-6.31).
    pub beaches: Cells,
    /// Where a Ship may turn into a Nomad or a Merchant (RF-6.32, RF-6.33).
    pub landings: Cells,
    /// Marsh (RF-12.34).
    pub marsh: Cells,
    /// Sea that can be entered.
    pub open_sea: Cells,
    /// Next to the Storm Peak: every move ends there (RF-12.30).
    pub stormy: Cells,
}

/// Two Worlds are the same if the same tiles and places were laid.
impl PartialEq for World {
    fn eq(&self, other: &World) -> bool {
        self.tiles == other.tiles
            && self.sites == other.sites
            && self.is_finished() == other.is_finished()
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
        World::with_shapes(&content().tiles, tiles, Vec::new())
    }

    /// The World of these tiles and places; nothing if a place is not in it.
    pub fn of(tiles: Vec<Tile>, sites: Vec<Site>) -> Option<World> {
        World::with_shapes(&content().tiles, tiles, sites)
    }

    pub(crate) fn with_shapes(
        shapes: &[TileShape; 6],
        tiles: Vec<Tile>,
        sites: Vec<Site>,
    ) -> Option<World> {
        let mut laid: Vec<(i8, i8, u8)> = Vec::new();
        let seas = tiles.iter().filter(|tile| tile.kind.terrain() == Terrain::Sea);
        for (number, tile) in seas.enumerate() {
            let number = u8::try_from(number).ok()?;
            laid.extend(tile.hexes(shapes).map(|hex| (hex.r, hex.q, number)));
        }
        // The Sunken City fills a hole of the Sea (RF-12.31).
        let sunken = sites.iter().find(|site| site.tale == Tale::SunkenCity);
        if let Some(&Site { at, .. }) = sunken
            && !laid.iter().any(|&(r, q, _)| (r, q) == (at.r, at.q))
        {
            laid.push((at.r, at.q, SUNKEN));
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
        let (mut special, mut barred, mut orbs) = (Cells::NONE, Cells::NONE, Cells::NONE);
        for site in &sites {
            for (number, hex) in site.hexes().enumerate() {
                let cell = grid.cell(hex)?;
                if let Some(made) = site.terrain(number) {
                    terrain[cell as usize] = made;
                }
                if site.is_special() {
                    special.insert(cell);
                }
                if site.is_barred() {
                    barred.insert(cell);
                }
                if site.tale == Tale::AccelerationOrb {
                    orbs.insert(cell);
                }
            }
        }
        let mut of = [Cells::NONE; Terrain::COUNT];
        for (cell, terrain) in terrain.iter().enumerate() {
            of[*terrain as usize].insert(cell as Cell);
        }
        let lowland = of[Terrain::Plain as usize]
            | of[Terrain::Forest as usize]
            | of[Terrain::Mountain as usize];
        let lowland = lowland.without(&barred);
        let marsh = of[Terrain::Marsh as usize].without(&barred);
        let open_sea = of[Terrain::Sea as usize].without(&barred);
        let heights = lowland | marsh | of[Terrain::Glacier as usize].without(&barred);
        let plain = of[Terrain::Plain as usize].without(&barred);
        let landings = plain | of[Terrain::Forest as usize].without(&barred) | marsh;
        let landings = landings.without(&orbs);
        Some(World {
            sites,
            special,
            barred,
            orbs,
            marsh,
            open_sea,
            stormy: Cells::NONE,
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
            trade_reach: Vec::new(),
            paths: lowland | marsh,
            heights,
            suburbs: lowland.without(&orbs),
            beaches: plain.without(&special),
            landings,
            lowland,
        })
    }

    /// Adds everything play needs; nothing if there are more Regions than can be counted.
    pub fn finished(mut self) -> Option<World> {
        let cells = self.hexes.len();
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
        }
        let range = content().costs.merchant_range;
        self.trade_reach = (0..cells as Cell)
            .map(|cell| self.spread(cell, range, self.paths).without(&Cells::only(cell)))
            .collect();
        if let Some(peak) = self.site(Tale::StormPeak) {
            self.stormy = self.near[peak as usize];
        }
        self.find_regions()?;
        Some(self)
    }

    /// Everything within so many steps over these cells, the start included.
    fn spread(&self, from: Cell, steps: u8, over: Cells) -> Cells {
        let mut reached = Cells::only(from);
        let mut edge = reached;
        for _ in 0..steps {
            let mut next = Cells::NONE;
            for cell in edge.iter() {
                next |= self.near[cell as usize];
            }
            edge = (next & over).without(&reached);
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
        // Marsh, Volcano and the Typhoon belong to no Region (RF-2.7).
        let nowhere = self.of[Terrain::Marsh as usize] | self.of[Terrain::Volcano as usize];
        let nowhere = self.site(Tale::Typhoon).map_or(nowhere, |at| nowhere | Cells::only(at));
        for start in 0..cells as Cell {
            if self.region[start as usize] != NO_REGION || nowhere.has(start) {
                continue;
            }
            let terrain = self.terrain[start as usize].region();
            let same = Terrain::ALL
                .iter()
                .filter(|other| other.region() == terrain)
                .fold(Cells::NONE, |all, other| all | self.of[*other as usize])
                .without(&nowhere);
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

    /// Adjacent land a Nomad may enter: not behind a cliff (RF-6.10).
    #[inline]
    pub fn walk(&self, cell: Cell) -> Cells {
        self.level[cell as usize] & self.paths
    }
    /// Adjacent Sea where a Ship may be put.
    #[inline]
    pub fn shore(&self, cell: Cell) -> Cells {
        self.near[cell as usize] & self.open_sea
    }
    pub fn is_finished(&self) -> bool {
        !self.region.is_empty()
    }
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.grid.cell(hex)
    }
    /// The first hex of a Tale's place.
    pub fn site(&self, tale: Tale) -> Option<Cell> {
        let site = self.sites.iter().find(|site| site.tale == tale)?;
        self.cell(site.at)
    }
    /// All hexes of a Tale's places.
    pub fn site_cells(&self, tale: Tale) -> Cells {
        let sites = self.sites.iter().filter(|site| site.tale == tale);
        sites.flat_map(|site| site.hexes()).filter_map(|hex| self.cell(hex)).collect()
    }
    /// Cells next to these and not among them.
    pub fn around(&self, cells: Cells) -> Cells {
        let near = cells.iter().fold(Cells::NONE, |all, cell| all | self.near[cell as usize]);
        near.without(&cells)
    }
    /// A place and the cells next to it.
    pub fn on_or_around(&self, cell: Cell) -> Cells {
        self.near[cell as usize] | Cells::only(cell)
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
        level(one).abs_diff(level(other)) >= CLIFF
    }
    /// The Region of a cell; an empty one for cells without a Region.
    #[inline]
    pub fn region_of(&self, cell: Cell) -> &Region {
        self.regions.get(self.region[cell as usize] as usize).unwrap_or(&NO_LAND)
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
