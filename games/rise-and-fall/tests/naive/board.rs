//! The table as plain maps, made from the saved tiles and from what everybody sees.

use engine::{Seat, Secrets, Viewer};
use rise_and_fall::RiseAndFall;
use rise_and_fall::content::content;
use rise_and_fall::hex::Hex;
use rise_and_fall::kinds::{Guild, Kind, Monument, Tale, Terrain, TileKind};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Piece(Kind),
    Monument(Monument),
}

#[derive(Clone, Debug)]
pub struct Board {
    /// By cell.
    pub hexes: Vec<Hex>,
    pub land: BTreeMap<Hex, Terrain>,
    pub standing: BTreeMap<Hex, Vec<(Seat, What)>>,
    pub creatures: BTreeSet<Hex>,
    pub bridge: Option<(Hex, [Hex; 2])>,
    /// Nobody enters.
    pub barred: BTreeSet<Hex>,
    /// Belongs to no Region although its terrain would.
    pub typhoon: BTreeSet<Hex>,
    /// Places of Tales, and ground they changed.
    pub special: BTreeSet<Hex>,
    pub orbs: BTreeSet<Hex>,
    pub peaks: BTreeSet<Hex>,
    pub lying: BTreeSet<Hex>,
    pub tales: Vec<Tale>,
    pub guilds: Vec<Vec<Guild>>,
}

/// `(-r, q + r)` so many times (RF-2.3).
fn rotated((mut q, mut r): (i8, i8), turn: u8) -> (i8, i8) {
    for _ in 0..turn {
        (q, r) = (-r, q + r);
    }
    (q, r)
}

/// `plain 2,-1 3` as a name, a hex and a turn.
fn placed(text: &str) -> (String, Hex, u8) {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default().to_string();
    let hex = words.next().and_then(Hex::read).expect("a hex");
    let turn = words.next().and_then(|turn| turn.parse().ok()).unwrap_or(0);
    (name, hex, turn)
}

/// The hexes of a place with what becomes of them; nothing if they stay what they are.
fn ground(tale: Tale) -> Vec<((i8, i8), Option<Terrain>)> {
    use Terrain::{Forest, Glacier, Marsh, Mountain, Plain, Sea, Volcano};
    let one = |terrain| vec![((0, 0), terrain)];
    match tale {
        Tale::SunkenCity | Tale::WaterElemental => one(Some(Sea)),
        Tale::AccelerationOrb | Tale::Caravanserai | Tale::FloatingCities => one(Some(Plain)),
        Tale::DoppelgangerHouse | Tale::AlchemistsTower => one(Some(Forest)),
        Tale::GiganticCavern | Tale::ThievesLair => one(Some(Mountain)),
        Tale::Monastery | Tale::StormPeak => one(Some(Glacier)),
        Tale::Swamp => vec![((0, 0), Some(Marsh)), ((1, 0), Some(Marsh))],
        Tale::Waterfall => vec![((0, 0), Some(Forest)), ((1, 0), Some(Glacier))],
        Tale::Volcano => {
            vec![(0, 0), (1, 0), (0, 1)].into_iter().map(|at| (at, Some(Volcano))).collect()
        }
        _ => one(None),
    }
}

impl Board {
    pub fn of(table: &RiseAndFall) -> Board {
        let view = table.view_for(Viewer::Spectator);
        let saved = serde_json::to_value(table).expect("a table is JSON");
        let hexes: Vec<Hex> = view.hexes.iter().map(|hex| Hex::new(hex.q, hex.r)).collect();
        let at = |cell: u16| hexes[cell as usize];
        let mut board = Board {
            land: BTreeMap::new(),
            standing: BTreeMap::new(),
            creatures: BTreeSet::new(),
            bridge: None,
            barred: BTreeSet::new(),
            typhoon: BTreeSet::new(),
            special: BTreeSet::new(),
            orbs: BTreeSet::new(),
            peaks: BTreeSet::new(),
            lying: BTreeSet::new(),
            tales: Vec::new(),
            guilds: view.civs.iter().map(|civ| civ.guilds.clone()).collect(),
            hexes: hexes.clone(),
        };
        for tile in saved["tiles"].as_array().expect("tiles") {
            let (name, anchor, turn) = placed(tile.as_str().expect("a tile"));
            let kind = TileKind::from_id(&name).expect("a tile");
            for &cell in &content().tile(kind).cells {
                let (q, r) = rotated(cell, turn);
                board.land.insert(Hex::new(anchor.q + q, anchor.r + r), kind.terrain());
            }
        }
        for site in saved["sites"].as_array().into_iter().flatten() {
            let (name, anchor, turn) = placed(site.as_str().expect("a place"));
            let tale = Tale::from_id(&name).expect("a Tale");
            for (cell, terrain) in ground(tale) {
                let (q, r) = rotated(cell, turn);
                let hex = Hex::new(anchor.q + q, anchor.r + r);
                if let Some(terrain) = terrain {
                    board.land.insert(hex, terrain);
                }
                board.special.insert(hex);
                match tale {
                    Tale::Dolmens | Tale::Volcano => board.barred.insert(hex),
                    Tale::Typhoon => board.barred.insert(hex) && board.typhoon.insert(hex),
                    Tale::StormPeak => board.barred.insert(hex) && board.peaks.insert(hex),
                    Tale::AccelerationOrb => board.orbs.insert(hex),
                    _ => false,
                };
            }
        }
        for piece in &view.pieces {
            let here = board.standing.entry(at(piece.at)).or_default();
            here.push((piece.seat, What::Piece(piece.kind)));
        }
        if let Some(tales) = &view.tales {
            board.tales = tales.tales.clone();
            board.creatures = tales.creatures.iter().map(|it| at(it.at)).collect();
            board.bridge = tales.bridge.map(|it| (at(it.at), it.ends.map(at)));
            board.lying = tales.lying_units.iter().map(|cell| at(*cell)).collect();
            for it in &tales.monuments {
                let here = board.standing.entry(at(it.at)).or_default();
                here.push((it.seat, What::Monument(it.monument)));
            }
        }
        board
    }

    pub fn on(&self, hex: Hex) -> &[(Seat, What)] {
        self.standing.get(&hex).map_or(&[], Vec::as_slice)
    }
    pub fn has_guild(&self, seat: Seat, guild: Guild) -> bool {
        self.guilds[seat.index()].contains(&guild)
    }
    /// RF-0.7.
    pub fn is_empty(&self, hex: Hex) -> bool {
        self.on(hex).is_empty()
            && !self.creatures.contains(&hex)
            && self.bridge.is_none_or(|(at, _)| at != hex)
    }
    /// Beside the Storm Peak (RF-12.30).
    pub fn is_stormy(&self, hex: Hex) -> bool {
        self.peaks.iter().any(|peak| peak.neighbors().contains(&hex))
    }

    /// Connected hexes of one type (RF-2.7).
    pub fn regions(&self) -> Vec<(Terrain, BTreeSet<Hex>)> {
        let kind = |hex: Hex| match self.land.get(&hex)? {
            _ if self.typhoon.contains(&hex) => None,
            Terrain::Marsh | Terrain::Volcano => None,
            Terrain::Glacier => Some(Terrain::Mountain),
            other => Some(*other),
        };
        let mut left: BTreeSet<Hex> = self.land.keys().copied().collect();
        let mut found = Vec::new();
        while let Some(start) = left.pop_first() {
            let Some(terrain) = kind(start) else { continue };
            let mut region = BTreeSet::from([start]);
            let mut open = vec![start];
            while let Some(hex) = open.pop() {
                for next in hex.neighbors() {
                    if kind(next) == Some(terrain) && region.insert(next) {
                        left.remove(&next);
                        open.push(next);
                    }
                }
            }
            found.push((terrain, region));
        }
        found
    }

    /// Territory of a seat, Region by Region (RF-8.6, RF-10.20, RF-10.22).
    pub fn territory(&self, regions: &[(Terrain, BTreeSet<Hex>)], seat: Seat) -> i32 {
        let mut total = 0;
        for (terrain, region) in regions {
            let count = |of: usize| {
                let pieces = region.iter().flat_map(|hex| self.on(*hex));
                pieces.filter(|(owner, _)| owner.index() == of).count()
            };
            let own = count(seat.index());
            let others = (0..self.guilds.len()).filter(|&of| of != seat.index());
            if own > others.map(count).max().unwrap_or(0) {
                let each = match terrain {
                    Terrain::Plain if self.has_guild(seat, Guild::Farmers) => 3,
                    Terrain::Forest if self.has_guild(seat, Guild::Druids) => 6,
                    Terrain::Plain => 1,
                    Terrain::Sea => 2,
                    Terrain::Forest => 3,
                    _ => 4,
                };
                total += each * region.len() as i32;
            }
        }
        total
    }
}
