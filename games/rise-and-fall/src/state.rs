//! The table: structs and look-ups, no rules.
//!
//! Pieces stand in two layers, buildings and units, because a City and a Merchant may share a hex
//! (RF-2.11). Lists and sets say the same again in the form the rules ask for.

use crate::hex::{Cell, Cells, Hex, MAX_CELLS};
use crate::kinds::{Deed, Guild, Kind, Level, Monument, Resource, Tale, Terrain};
use crate::npc::Npcs;
use crate::tales::Tales;
use crate::world::World;
use engine::{Seat, Seats};
use std::sync::Arc;

pub const MAX_CIVS: usize = 8;

/// No cell.
pub const NOWHERE: Cell = Cell::MAX;
/// No card chosen, nobody's trophy.
pub const NOBODY: u8 = 255;

/// A piece on a cell: its owner and kind, or nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Piece(u8);

impl Piece {
    pub const NONE: Piece = Piece(0);

    #[inline]
    pub const fn new(seat: Seat, kind: Kind) -> Piece {
        Piece(seat.0 << 4 | (kind as u8 + 1))
    }
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat(self.0 >> 4)
    }
    #[inline]
    pub fn kind(self) -> Option<Kind> {
        Kind::ALL.get((self.0 & 15).wrapping_sub(1) as usize).copied()
    }
    /// Owner and kind, if there is a piece of the six kinds.
    #[inline]
    pub fn get(self) -> Option<(Seat, Kind)> {
        self.kind().map(|kind| (self.owner(), kind))
    }
    /// A building of a Tale.
    pub const fn of_tale(seat: Seat, monument: Monument) -> Piece {
        Piece(seat.0 << 4 | (monument as u8 + FIRST_MONUMENT))
    }
    pub fn monument(self) -> Option<(Seat, Monument)> {
        let code = (self.0 & 15).checked_sub(FIRST_MONUMENT)?;
        let monument = Monument::ALL.get(code as usize)?;
        Some((self.owner(), *monument))
    }
}

/// The codes of Tales' buildings follow those of the six kinds.
const FIRST_MONUMENT: u8 = Kind::COUNT as u8 + 1;

impl std::fmt::Debug for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.get(), self.monument()) {
            (Some((seat, kind)), _) => write!(f, "{}{}", kind.id(), seat),
            (_, Some((seat, monument))) => write!(f, "{}{}", monument.id(), seat),
            _ => f.write_str("-"),
        }
    }
}

/// Where the pieces of a kind start in a list of all 33, by kind (RF-1.2).
pub const SLOTS: [usize; Kind::COUNT + 1] = [0, 8, 16, 21, 24, 27, 33];

/// One civilization (RF-0.1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Civ {
    pub gold: u16,
    /// Wood and Stone.
    pub stock: [u8; 2],
    /// Where its pieces are, kind after kind ([`SLOTS`]); of each only the first `count` are.
    pub places: [Cell; 33],
    pub count: [u8; Kind::COUNT],
    /// Cards by zone, as bits; what is in none of the three is in reserve (RF-4.1).
    pub hand: u8,
    pub discard: u8,
    pub decline: u8,
    /// The card on top of the discard this round, or chosen and not yet revealed.
    pub card: u8,
    /// Cards put face down for phase C.
    pub giving: u8,
    pub extinct: bool,
    pub guilds: u32,
    /// The cards dealt and not yet decided on, `NOBODY` for none (RF-10.1).
    pub dealt: [u8; 4],
    /// The cards kept so far, and the one passed on, still face down.
    pub kept: u32,
    pub passed: u8,
    pub level: Level,
}

impl Civ {
    #[inline]
    pub fn has(&self, guild: Guild) -> bool {
        self.guilds & guild.bit() != 0
    }
    #[inline]
    pub fn pieces(&self, kind: Kind) -> &[Cell] {
        let start = SLOTS[kind as usize];
        &self.places[start..start + self.count[kind as usize] as usize]
    }
    /// Hand and discard (RF-4.1).
    #[inline]
    pub fn active_cards(&self) -> u8 {
        self.hand | self.discard
    }
    #[inline]
    pub fn holds(&self, resource: Resource) -> u8 {
        self.stock[resource as usize]
    }
    /// The card it plays this round.
    #[inline]
    pub fn played(&self) -> Option<Kind> {
        Kind::ALL.get(self.card as usize).copied()
    }
}

impl Default for Civ {
    fn default() -> Civ {
        Civ {
            gold: 0,
            stock: [0; 2],
            places: [NOWHERE; 33],
            count: [0; Kind::COUNT],
            hand: 0,
            discard: 0,
            decline: 0,
            card: NOBODY,
            giving: 0,
            extinct: false,
            guilds: 0,
            dealt: [NOBODY; 4],
            kept: 0,
            passed: NOBODY,
            level: Level::Regular,
        }
    }
}

/// Where the game is (RF-5.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Guild cards are kept and passed (RF-10.1).
    Guilds,
    /// The World is laid (RF-3.12).
    #[default]
    World,
    /// The first pieces are placed (RF-3.21).
    Deploy,
    /// Creatures come into the World (RF-3.23).
    Creatures,
    /// A (RF-5.1).
    Select,
    /// B (RF-5.2).
    Actions,
    /// C (RF-7.5).
    Decline,
    /// D (RF-7.10).
    BuyBack,
    /// E2 (RF-10.16).
    Swap,
    /// E3 (RF-12.5).
    Event,
    Over,
}

/// What was agreed on before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Trophies that end the game (RF-3.2).
    pub trophies: u8,
    pub guilds: bool,
    pub tales: bool,
    /// The Capital needs two adjacent Cities and the two beside both (RF-12.23).
    pub rhombus: bool,
    /// Late players may be hurried (RF-5.5).
    pub countdown: bool,
    /// Points are counted in gold at the end (RF-8.12).
    pub quick_count: bool,
}

/// The tile being laid (RF-3.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laying {
    pub layer: Terrain,
    /// Tiles of the layer still in the supply, the one in hand included.
    pub left: u8,
    /// Where the tile's anchor was put; its orientation is asked for.
    pub anchor: Option<Hex>,
    /// Tiles still to be lifted (RF-3.16).
    pub lifts: u8,
    /// Tiles lifted already.
    pub lifted: u8,
    /// Laid of those in hand since the last lift.
    pub relaid: u8,
    /// The place of a Tale that is put into the World now (RF-3.17).
    pub site: Option<Tale>,
    /// So many of it have still to be placed.
    pub copies: u8,
    /// The tiles came ready: only places are put.
    pub ready: bool,
}

#[derive(Clone, PartialEq)]
pub struct RiseAndFall {
    pub(crate) world: Arc<World>,
    pub(crate) rules: Rules,
    /// Players; other civilizations come after them.
    pub(crate) seats: u8,
    pub(crate) civ_count: u8,
    pub(crate) phase: Phase,
    pub(crate) round: u16,
    /// Who has the First Player token.
    pub(crate) first: Seat,
    /// Whose turn it is, where turns go around.
    pub(crate) turn: Seat,
    /// The piece that is about to act, and what it does: its aim is asked for.
    pub(crate) picked: Cell,
    pub(crate) deed: Deed,
    pub(crate) laying: Laying,
    pub(crate) civs: [Civ; MAX_CIVS],
    pub(crate) buildings: [Piece; MAX_CELLS],
    pub(crate) units: [Piece; MAX_CELLS],
    /// Cells with a building.
    pub(crate) built: Cells,
    /// Cells with a unit.
    pub(crate) manned: Cells,
    /// Cells with a City.
    pub(crate) cities: Cells,
    /// Pieces that acted this turn, or may not act in it (RF-6.5).
    pub(crate) acted: Cells,
    /// Cities robbed this turn (RF-10.30).
    pub(crate) robbed: Cells,
    pub(crate) bank_gold: u16,
    pub(crate) bank: [u8; 2],
    /// Who holds the trophy of a kind.
    pub(crate) trophies: [u8; Kind::COUNT],
    /// Won since the last phase C.
    pub(crate) fresh_trophies: u8,
    /// Rounds since a trophy was won (RF-8.10).
    pub(crate) quiet_rounds: u8,
    /// Players who recycle at the end of this phase E (RF-7.15).
    pub(crate) recycling: Seats,
    /// Players asked about a swap already in this phase, and who may not swap (RF-10.16).
    pub(crate) swap_asked: Seats,
    pub(crate) tales: Tales,
    pub(crate) npcs: Npcs,
}

const _: () = assert!(size_of::<RiseAndFall>() <= 2048);

/// Without the World and the board: what is printed is who holds what and what still waits.
impl std::fmt::Debug for RiseAndFall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RiseAndFall")
            .field("rules", &self.rules)
            .field("phase", &self.phase)
            .field("round", &self.round)
            .field("first", &self.first)
            .field("turn", &self.turn)
            .field("picked", &self.picked)
            .field("deed", &self.deed)
            .field("laying", &self.laying)
            .field("acted", &self.acted)
            .field("robbed", &self.robbed)
            .field("recycling", &self.recycling)
            .field("swap_asked", &self.swap_asked)
            .field("bank", &(self.bank_gold, self.bank))
            .field("trophies", &self.trophies)
            .field("fresh_trophies", &self.fresh_trophies)
            .field("quiet_rounds", &self.quiet_rounds)
            .field("civs", &&self.civs[..self.civ_count as usize])
            .field("tales", &self.tales)
            .field("npcs", &self.npcs)
            .finish_non_exhaustive()
    }
}

impl RiseAndFall {
    #[inline]
    pub(crate) fn civ(&self, seat: Seat) -> &Civ {
        self.civs.get(seat.index()).expect("a seat of this table")
    }
    #[inline]
    pub(crate) fn civ_mut(&mut self, seat: Seat) -> &mut Civ {
        self.civs.get_mut(seat.index()).expect("a seat of this table")
    }
    #[inline]
    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    #[inline]
    pub(crate) fn all_civs(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.civ_count).map(Seat)
    }
    #[inline]
    pub(crate) fn living_players(&self) -> impl Iterator<Item = Seat> + '_ {
        self.players().filter(|&seat| !self.civ(seat).extinct)
    }
    #[inline]
    pub(crate) fn is_living(&self, seat: Seat) -> bool {
        seat.0 < self.civ_count && !self.civ(seat).extinct
    }
    /// The civilization to the left, living or not.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        let left = seat.0 + 1;
        Seat(if left < self.civ_count { left } else { 0 })
    }
    /// The next living civilization clockwise; the seat itself if it is alone.
    pub(crate) fn next_living(&self, seat: Seat) -> Seat {
        let mut next = self.left_of(seat);
        while next != seat && self.civ(next).extinct {
            next = self.left_of(next);
        }
        next
    }
    /// All living civilizations, in the order of their turns (RF-5.2).
    pub(crate) fn order_of_turns(&self) -> Vec<Seat> {
        let count = self.civ_count.max(1);
        let clockwise = (0..count).map(|step| Seat((self.first.0 + step) % count));
        clockwise.filter(|&seat| self.is_living(seat)).collect()
    }
    /// Some Guild cards are not for games against other civilizations (RF-14.3).
    pub(crate) fn is_usable_guild(&self, guild: Guild) -> bool {
        self.civ_count == self.seats || crate::content::content().guild(guild).solo
    }
    /// Trophies held by all, extinct civilizations included (RF-7.2).
    pub(crate) fn trophies_total(&self) -> u8 {
        let holders = self.trophies.iter().chain(&self.tales.trophies);
        holders.filter(|&&holder| holder != NOBODY).count() as u8
    }
    /// Something stands there (RF-0.7), a Creature or the Bridge included.
    #[inline]
    pub(crate) fn taken(&self) -> Cells {
        let pieces = self.built | self.manned;
        if self.tales.set == 0 { pieces } else { pieces | self.tales.closed }
    }
    #[inline]
    pub(crate) fn building(&self, cell: Cell) -> Piece {
        *self.buildings.get(cell as usize).expect("a cell of the World")
    }
    #[inline]
    pub(crate) fn unit(&self, cell: Cell) -> Piece {
        *self.units.get(cell as usize).expect("a cell of the World")
    }
    #[inline]
    pub(crate) fn terrain(&self, cell: Cell) -> Terrain {
        self.world.terrain[cell as usize]
    }
    /// Pieces of a kind still in reserve.
    #[inline]
    pub(crate) fn reserve(&self, seat: Seat, kind: Kind) -> u8 {
        let all = crate::content::content().pieces[kind as usize].count;
        all.saturating_sub(self.civ(seat).count[kind as usize])
    }
    /// Most of a resource this civilization may hold (RF-6.2, RF-10.14).
    #[inline]
    pub(crate) fn cap(&self, seat: Seat, resource: Resource) -> u8 {
        let content = crate::content::content();
        if self.civ(seat).has(Guild::Collectors) {
            content.guild(Guild::Collectors).cap
        } else {
            content.limits[resource as usize]
        }
    }
    /// The piece of this kind on a cell, if there is one.
    #[inline]
    pub(crate) fn standing(&self, cell: Cell, kind: Kind) -> Option<Seat> {
        let piece = if kind.is_unit() { self.unit(cell) } else { self.building(cell) };
        piece.get().filter(|(_, of)| *of == kind).map(|(seat, _)| seat)
    }

    /// Puts a piece from its reserve on a cell.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, kind: Kind, cell: Cell) {
        let piece = Piece::new(seat, kind);
        if kind.is_unit() {
            self.units[cell as usize] = piece;
            self.manned.insert(cell);
        } else {
            self.buildings[cell as usize] = piece;
            self.built.insert(cell);
            if kind == Kind::City {
                self.cities.insert(cell);
            }
        }
        let civ = self.civ_mut(seat);
        let count = &mut civ.count[kind as usize];
        civ.places[SLOTS[kind as usize] + *count as usize] = cell;
        *count += 1;
    }
    /// Takes a piece of this kind back into its owner's reserve (RF-6.3).
    #[inline]
    pub(crate) fn lift(&mut self, seat: Seat, kind: Kind, cell: Cell) {
        if kind.is_unit() {
            self.units[cell as usize] = Piece::NONE;
            self.manned.remove(cell);
        } else {
            self.buildings[cell as usize] = Piece::NONE;
            self.built.remove(cell);
            self.cities.remove(cell);
        }
        if self.tales.set != 0 {
            self.stand_up(kind.is_unit(), cell);
        }
        let civ = self.civ_mut(seat);
        let count = &mut civ.count[kind as usize];
        *count -= 1;
        let last = *count as usize;
        let places = &mut civ.places[SLOTS[kind as usize]..];
        let at = places[..=last].iter().position(|&place| place == cell).unwrap_or(last);
        places[at] = places[last];
        places[last] = NOWHERE;
    }
    /// A unit goes to another cell.
    #[inline]
    pub(crate) fn shift(&mut self, seat: Seat, kind: Kind, from: Cell, to: Cell) {
        self.units[from as usize] = Piece::NONE;
        self.units[to as usize] = Piece::new(seat, kind);
        self.manned.remove(from);
        self.manned.insert(to);
        let places = &mut self.civ_mut(seat).places[SLOTS[kind as usize]..SLOTS[kind as usize + 1]];
        if let Some(place) = places.iter_mut().find(|place| **place == from) {
            *place = to;
        }
    }
}
