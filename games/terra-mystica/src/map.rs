//! A map as tables: made once, then constant (TM-1.1, TM-7).

use crate::kinds::Terrain;

/// A set of hexes, one bit each.
pub type Hexes = u128;

/// The most hexes a map has room for.
pub const MAX_HEXES: usize = 128;
/// The most bridge sites a map has room for.
pub const MAX_SITES: usize = 40;

/// One printed map: terrain, neighbours, everything that can be precomputed about reach.
#[derive(Clone, Debug)]
pub struct Map {
    pub id: &'static str,
    /// The name online programs use.
    pub ledger_id: &'static str,
    pub hexes: Vec<Hex>,
    pub land: Hexes,
    pub rivers: Hexes,
    /// Printed terrain, by [`Terrain`].
    pub printed: [Hexes; 9],
    /// Printed terrain as bit planes: plane `b` holds bit `b` of every hex's code.
    pub planes: [Hexes; 4],
    /// Hexes that share an edge; room for any hex, so that no look-up is out of bounds.
    pub neighbors: [Hexes; MAX_HEXES],
    /// Land hexes at a hex distance of exactly 0, 1, 2 … 6, by hex.
    pub at_distance: [[Hexes; 7]; MAX_HEXES],
    /// Land hexes that a chain of 1 to `n` river hexes joins to a land hex, by shipping value
    /// (index 0 is empty), by hex (TM-7.2).
    pub by_river: [[Hexes; MAX_HEXES]; 8],
    /// Bridge sites that end on a hex, as bits, by hex.
    pub sites_at: [u64; MAX_HEXES],
    /// Hexes on the rim: first or last of a row, first or last row (TM-X6).
    pub edge: Hexes,
    pub bridge_sites: Vec<BridgeSite>,
}

#[derive(Clone, Debug)]
pub struct Hex {
    /// `E5`, or `r12` for rivers.
    pub name: &'static str,
    pub row: u8,
    pub col: u8,
    /// `None` for rivers.
    pub terrain: Option<Terrain>,
}

#[derive(Clone, Copy, Debug)]
pub struct BridgeSite {
    pub a: u8,
    pub b: u8,
}

/// A mistake in the picture of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub at: FaultAt,
    pub message: String,
}

/// What of the picture a [`Fault`] is about, by position in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultAt {
    Row(usize),
    Site(usize),
    Whole,
}

impl Map {
    /// Makes a map from its picture: a row is letters of [`Terrain::letter`] and points for
    /// rivers, with spaces between them; a bridge site is two hex names, `A3-C1`.
    ///
    /// Hexes are numbered in reading order, land and rivers together. `first_row` is the letter of
    /// the first row; odd letters (B, D, F …) are shifted half a hex to the right.
    pub fn from_rows<R: AsRef<str>, S: AsRef<str>>(
        id: &str,
        ledger_id: &str,
        first_row: char,
        rows: &[R],
        bridge_sites: &[S],
    ) -> Result<Map, Vec<Fault>> {
        let mut faults = Vec::new();
        let hexes = read_rows(first_row, rows, &mut faults);
        let mut map = Map {
            id: forever(id),
            ledger_id: forever(ledger_id),
            land: set_of(&hexes, |hex| hex.terrain.is_some()),
            rivers: set_of(&hexes, |hex| hex.terrain.is_none()),
            printed: Terrain::ALL.map(|terrain| set_of(&hexes, |hex| hex.terrain == Some(terrain))),
            edge: rim(&hexes),
            hexes,
            planes: [0; 4],
            neighbors: [0; MAX_HEXES],
            at_distance: [[0; 7]; MAX_HEXES],
            by_river: [[0; MAX_HEXES]; 8],
            sites_at: [0; MAX_HEXES],
            bridge_sites: Vec::new(),
        };
        if faults.is_empty() {
            map.measure();
            map.read_sites(bridge_sites, &mut faults);
        }
        if faults.is_empty() { Ok(map) } else { Err(faults) }
    }

    /// The hex of that name, in capitals or not.
    pub fn hex(&self, name: &str) -> Option<u8> {
        self.hexes.iter().position(|hex| hex.name.eq_ignore_ascii_case(name)).map(|hex| hex as u8)
    }

    pub fn name(&self, hex: u8) -> &'static str {
        self.hexes[hex as usize].name
    }

    /// Steps from one hex to the other over land and rivers (TM-7.4, TM-X6).
    pub fn distance(&self, a: u8, b: u8) -> u8 {
        let (aq, ar) = self.hexes[a as usize].axial();
        let (bq, br) = self.hexes[b as usize].axial();
        let (q, r) = (aq - bq, ar - br);
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// The bridge site of these two hexes, in either order (TM-8.61).
    pub fn site_between(&self, a: u8, b: u8) -> Option<u8> {
        let joins = |site: &BridgeSite| (site.a, site.b) == (a, b) || (site.a, site.b) == (b, a);
        self.bridge_sites.iter().position(joins).map(|site| site as u8)
    }

    /// Fills in everything that follows from where the hexes are.
    fn measure(&mut self) {
        let all = 0..self.hexes.len();
        for hex in all.clone() {
            self.neighbors[hex] = self.at(hex as u8, 1, self.land | self.rivers);
            self.at_distance[hex] =
                std::array::from_fn(|steps| self.at(hex as u8, steps as u8, self.land));
        }
        for shipping in 0..self.by_river.len() {
            for hex in all.clone() {
                self.by_river[shipping][hex] = self.shipped(hex as u8, shipping);
            }
        }
        for terrain in Terrain::ALL {
            for plane in 0..self.planes.len() {
                if terrain as u8 >> plane & 1 == 1 {
                    self.planes[plane] |= self.printed[terrain as usize];
                }
            }
        }
    }

    /// Which hexes of a set are so many steps away.
    fn at(&self, hex: u8, steps: u8, among: Hexes) -> Hexes {
        members(among)
            .filter(|&other| self.distance(hex, other) == steps)
            .fold(0, |set, other| set | 1 << other)
    }

    /// Land that a chain of at most `shipping` river hexes joins to this land hex (TM-7.2).
    fn shipped(&self, hex: u8, shipping: usize) -> Hexes {
        if self.rivers & 1 << hex != 0 || shipping == 0 {
            return 0;
        }
        let mut chain = self.neighbors[hex as usize] & self.rivers;
        for _ in 1..shipping {
            chain |= self.around(chain) & self.rivers;
        }
        self.around(chain) & self.land & !(1 << hex)
    }

    /// All neighbours of a set.
    fn around(&self, set: Hexes) -> Hexes {
        members(set).fold(0, |around, hex| around | self.neighbors[hex as usize])
    }

    /// Land hexes may be joined where they face each other across rivers: their common neighbours
    /// are rivers, two of them, or one at the rim of the map (TM-8.61).
    pub fn may_bridge(&self, a: u8, b: u8) -> bool {
        let (aq, ar) = self.hexes[a as usize].axial();
        let (bq, br) = self.hexes[b as usize].axial();
        let facing =
            matches!((bq - aq, br - ar), (1, 1) | (-1, 2) | (-2, 1) | (-1, -1) | (1, -2) | (2, -1));
        let common = self.neighbors[a as usize] & self.neighbors[b as usize];
        let on_land = self.land & 1 << a != 0 && self.land & 1 << b != 0;
        facing && on_land && common & self.land == 0 && common & self.rivers != 0
    }

    fn read_sites<S: AsRef<str>>(&mut self, sites: &[S], faults: &mut Vec<Fault>) {
        let mut fault = |at, message| faults.push(Fault { at, message });
        for (at, site) in sites.iter().map(AsRef::as_ref).enumerate() {
            let at = FaultAt::Site(at);
            let Some((a, b)) = site.split_once('-') else {
                fault(at, format!("bridge site `{site}` is not two hexes such as `A3-C1`"));
                continue;
            };
            let (Some(a), Some(b)) = (self.hex(a), self.hex(b)) else {
                let unknown = if self.hex(a).is_none() { a } else { b };
                fault(at, format!("bridge site `{site}`: the map has no hex `{unknown}`"));
                continue;
            };
            if !self.may_bridge(a, b) {
                fault(at, format!("bridge site `{site}`: no rivers part these two land hexes"));
            } else if self.site_between(a, b).is_some() {
                fault(at, format!("bridge site `{site}` is there twice"));
            } else {
                for end in [a, b] {
                    self.sites_at[end as usize] |= 1 << self.bridge_sites.len().min(63);
                }
                self.bridge_sites.push(BridgeSite { a, b });
            }
        }
        if self.bridge_sites.len() > MAX_SITES {
            let message = format!("more than {MAX_SITES} bridge sites");
            fault(FaultAt::Whole, message);
        }
    }
}

impl Hex {
    /// Coordinates along two of the three axes of the grid.
    fn axial(&self) -> (i8, i8) {
        let (row, col) = (self.row as i8, self.col as i8);
        (col - row / 2, row)
    }
}

/// The members of a set, in reading order.
pub fn members(mut set: Hexes) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(first)
    })
}

/// Land hexes are counted within their row, rivers over the whole map.
fn read_rows<R: AsRef<str>>(first_row: char, rows: &[R], faults: &mut Vec<Fault>) -> Vec<Hex> {
    let mut fault = |at, message| faults.push(Fault { at, message });
    let mut hexes: Vec<Hex> = Vec::new();
    let mut rivers = 0;
    if !matches!(first_row, 'A' | 'B') {
        fault(FaultAt::Whole, format!("the first row is `A` or `B`, not `{first_row}`"));
        return hexes;
    }
    if rows.len() > 20 || rows.iter().any(|row| row.as_ref().split_whitespace().count() > 20) {
        fault(FaultAt::Whole, "the map is larger than 20 by 20 hexes".to_owned());
        return hexes;
    }
    let first = first_row as u8 - b'A';
    let width = |row: usize| rows[row].as_ref().split_whitespace().count();
    for (at, letters) in rows.iter().enumerate() {
        let row = first + at as u8;
        let mut lands = 0;
        if at > 0 && width(at) + usize::from(row % 2) != width(at - 1) + usize::from((row + 1) % 2)
        {
            fault(FaultAt::Row(at), "long and short rows do not alternate".to_owned());
        }
        for (col, letter) in letters.as_ref().split_whitespace().enumerate() {
            let terrain = Terrain::CYCLE.into_iter().find(|it| letter == it.letter().to_string());
            if terrain.is_none() && letter != "." {
                let known: String = Terrain::CYCLE.iter().map(|it| it.letter()).collect();
                let message = format!("unknown terrain `{letter}`, expected one of {known} or `.`");
                fault(FaultAt::Row(at), message);
            }
            let name = match terrain {
                Some(_) => {
                    lands += 1;
                    format!("{}{lands}", (b'A' + row) as char)
                }
                None => {
                    rivers += 1;
                    format!("r{}", rivers - 1)
                }
            };
            hexes.push(Hex { name: forever(&name), row, col: col as u8, terrain });
        }
    }
    if hexes.len() > Hexes::BITS as usize {
        fault(FaultAt::Whole, format!("more than {} hexes", Hexes::BITS));
        hexes.truncate(Hexes::BITS as usize);
    }
    hexes
}

fn set_of(hexes: &[Hex], belongs: impl Fn(&Hex) -> bool) -> Hexes {
    (0..hexes.len()).filter(|&hex| belongs(&hexes[hex])).fold(0, |set, hex| set | 1 << hex)
}

/// First and last rows, first and last hexes of rows; rivers count (TM-X6).
fn rim(hexes: &[Hex]) -> Hexes {
    let rows = hexes.first().map(|hex| hex.row).into_iter().chain(hexes.last().map(|hex| hex.row));
    let rows: Vec<u8> = rows.collect();
    let last = |row| hexes.iter().filter(|hex| hex.row == row).map(|hex| hex.col).max();
    set_of(hexes, |hex| rows.contains(&hex.row) || hex.col == 0 || last(hex.row) == Some(hex.col))
}

/// Tables are read once and used until the process ends, so their few names are never given back.
pub(crate) fn forever(text: &str) -> &'static str {
    text.to_owned().leak()
}

#[cfg(test)]
pub(crate) mod tests;
