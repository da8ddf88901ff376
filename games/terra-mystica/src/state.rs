//! The table: structs only, and the look-ups everything else is built from.

use crate::content::{Content, FactionBoard, content};
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::map::{Hexes, Map};
use crate::moves::NO_CARD;
use engine::{Seat, Seats};

/// The most players a table has room for (TM-1.2).
pub const MAX_SEATS: usize = 5;
/// How many offers of power can be open at once; more only come with late answers (TM-X12).
pub const MAX_OFFERS: usize = 28;
pub const BONUS_CARDS: usize = 10;
pub const FAVOR_TILES: usize = 12;
pub const TOWN_TILES: usize = 8;
pub const ROUNDS: usize = 6;

/// The whole table of Terra Mystica.
///
/// Flat on purpose: fixed arrays, bit sets and bytes, copied in a few nanoseconds. Board layers
/// are bit-sliced: plane `b` holds bit `b` of every hex's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerraMystica {
    /// Terrain code per hex, in four planes; meaningless on rivers.
    pub(crate) terrain: [Hexes; 4],
    /// Structure code + 1 per hex, in three planes; 0 is none.
    pub(crate) structure: [Hexes; 3],
    /// Hexes with a structure, by seat.
    pub(crate) owned: [Hexes; MAX_SEATS],
    /// Hexes whose structure belongs to a town, and rivers Mermaids skipped (TM-12.6).
    pub(crate) in_town: Hexes,
    /// Reachable hexes by seat in the running phase (TM-7.5); derived, never saved.
    pub(crate) near: [Hexes; MAX_SEATS],
    /// Bridge sites in use.
    pub(crate) bridged: u64,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) owed: Owed,
    pub(crate) offers: [Offer; MAX_OFFERS],
    pub(crate) offer_count: u8,
    /// Numbers the builds that made offers, so that offers of one build know each other.
    pub(crate) builds: u8,
    pub(crate) seats: u8,
    pub(crate) map: u8,
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// 0 before the first round.
    pub(crate) round: u8,
    /// Whose turn, choice or spades it is.
    pub(crate) active: u8,
    /// Where a sequence of seats stands: placing, choosing, cult spades.
    pub(crate) cursor: u8,
    /// Seats in turn order, of this round and (while passing) of the next.
    pub(crate) order: [u8; MAX_SEATS],
    pub(crate) passed_count: u8,
    pub(crate) next_order: [u8; MAX_SEATS],
    pub(crate) scoring: [u8; ROUNDS],
    /// Seats that have not passed this round, as bits; derived, never saved.
    pub(crate) in_round: u8,
    /// Seats that owe themselves a reaction, as bits; derived, never saved.
    pub(crate) reacting: u8,
    /// Bonus cards nobody holds, as bits, and the coins on all cards.
    pub(crate) free_cards: u16,
    pub(crate) card_coins: [u8; BONUS_CARDS],
    pub(crate) favor_stock: [u8; FAVOR_TILES],
    pub(crate) town_stock: [u8; TOWN_TILES],
    /// Power actions used this round, as bits.
    pub(crate) used_power_actions: u8,
    /// Seat + 1 of each priest in an order, by cult.
    pub(crate) orders: [[u8; 4]; 4],
    /// The extra final scoring tile + 1 (TM-X6).
    pub(crate) final_tile: u8,
    /// Factions that may be chosen, as bits (TM-2.8).
    pub(crate) choosable: u32,
}

const _: () = assert!(size_of::<TerraMystica>() <= 1024);

/// Where the game stands (TM-4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    #[default]
    ChooseFactions,
    PlaceDwellings,
    ChooseCards,
    Actions,
    /// Phase III: spades of the cult bonus (TM-13.2).
    CultSpades,
    Over,
}

/// One seat's things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    pub(crate) coins: u16,
    pub(crate) workers: u16,
    pub(crate) points: i16,
    pub(crate) earned: [i16; SOURCES],
    pub(crate) favors: u16,
    /// Terrains Riverwalkers unlocked (TM-X9.7), as bits.
    pub(crate) unlocked: u16,
    pub(crate) priests: u8,
    /// Priests standing in orders, for good.
    pub(crate) ordered: u8,
    pub(crate) bowls: [u8; 3],
    pub(crate) cults: [u8; 4],
    pub(crate) faction: Option<Faction>,
    pub(crate) home: Terrain,
    /// Start terrain of ice and volcano factions (TM-X9.1).
    pub(crate) start_terrain: Option<Terrain>,
    pub(crate) shipping: u8,
    pub(crate) digging: u8,
    /// Hexes a carpet or tunnel skips.
    pub(crate) leap: u8,
    pub(crate) keys: u8,
    pub(crate) card: u8,
    pub(crate) towns: [u8; TOWN_TILES],
    /// Special actions used this round: bonus card, favor tile, stronghold.
    pub(crate) used: u8,
    pub(crate) passed: bool,
    pub(crate) left: bool,
    pub(crate) built: [u8; 5],
    /// Sites + 1 of own bridges.
    pub(crate) bridges: [u8; 3],
    /// Cult steps owed by neighbours' taking power (TM-10.6).
    pub(crate) steps_owed: u8,
    /// Tokens that may be bought after neighbours took power (TM-X9.6).
    pub(crate) tokens_owed: u8,
    /// Priests received and not yet placed (TM-X9.7).
    pub(crate) priests_owed: u8,
    /// How many priests may be held: 7, or fewer for Riverwalkers.
    pub(crate) priest_limit: u8,
}

/// Special actions that are used up once per round (TM-8.70).
pub(crate) const USED_CARD: u8 = 1;
pub(crate) const USED_FAVOR: u8 = 2;
pub(crate) const USED_STRONGHOLD: u8 = 4;

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Source {
    Start,
    Neighbors,
    TownTiles,
    Shipping,
    Digging,
    FavorTiles,
    BonusCards,
    ScoringTiles,
    Faction,
    Resources,
    Cults,
    Network,
    FinalTile,
}

pub const SOURCES: usize = 13;

impl Source {
    pub const ALL: [Source; SOURCES] = [
        Source::Start,
        Source::Neighbors,
        Source::TownTiles,
        Source::Shipping,
        Source::Digging,
        Source::FavorTiles,
        Source::BonusCards,
        Source::ScoringTiles,
        Source::Faction,
        Source::Resources,
        Source::Cults,
        Source::Network,
        Source::FinalTile,
    ];
    /// The message key.
    pub const fn key(self) -> &'static str {
        [
            "source-start",
            "source-neighbors",
            "source-town-tiles",
            "source-shipping",
            "source-digging",
            "source-favor-tiles",
            "source-bonus-cards",
            "source-scoring-tiles",
            "source-faction",
            "source-resources",
            "source-cults",
            "source-network",
            "source-final-tile",
        ][self as usize]
    }
}

/// Everything the active player still owes or may still do in the running action.
///
/// What is owed may be settled in any order the rules leave open (TM-9); when nothing is left the
/// action is over.
///
/// The first sixteen bytes are what must be settled before the action is over; they lie together
/// so that one comparison tells whether anything is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(16))]
pub struct Owed {
    /// Free spades.
    pub(crate) spades: u8,
    pub(crate) bridges: u8,
    /// Cult steps to take on one track of choice, all at once.
    pub(crate) steps: u8,
    pub(crate) favors: u8,
    pub(crate) towns: u8,
    /// Cults that compete for too few keys, as bits (TM-11.4).
    pub(crate) enter: u8,
    /// Acolytes: steps to lose on one track (TM-X9.4).
    pub(crate) lose: u8,
    /// Hexes + 1 that became home in this action; one may get a dwelling.
    pub(crate) settle: [u8; 3],
    pub(crate) ordain: bool,
    pub(crate) ride: bool,
    pub(crate) free_trading_house: bool,
    pub(crate) sandstorm: bool,
    /// The choice of a start or home terrain (TM-X9.1).
    pub(crate) terrain: bool,
    /// Spades were obtained by an action that needs at least one transformation (TM-8.62).
    pub(crate) must_transform: bool,

    /// Actions still to take in this turn: 1, or 2 in a double turn.
    pub(crate) actions: u8,
    /// This is a double turn (TM-15.11).
    pub(crate) doubled: bool,
    /// The turn stays open until `done` (TM-8.2).
    pub(crate) open: bool,
    /// How many of the spades were bought ahead (TM-15.3): all go to one hex (TM-8.17).
    pub(crate) bought: u8,
    /// How free spades may be used.
    pub(crate) spade_use: SpadeUse,
    /// The hex + 1 that already ended on foreign terrain in this action (TM-8.16).
    pub(crate) foreign: u8,
    /// The hex + 1 reached by tunnel or carpet in this action (TM-8.21).
    pub(crate) leapt: u8,
    /// Hexes + 1 transformed earlier in this double turn (TM-15.11).
    pub(crate) turned_before: [u8; 3],
    /// Cults whose marker stopped on 9 for want of a key (TM-9.2), as bits.
    pub(crate) blocked: u8,
}

/// Where free spades come from decides how they may be used (TM-8.16, TM-8.17, TM-13.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum SpadeUse {
    /// Power action, bonus card, Giants: missing spades may be bought.
    #[default]
    TopUp,
    /// After the first transformation, and Halflings' stronghold: nothing can be bought.
    NoTopUp,
    /// Cult bonus: any hexes, no dwelling.
    Cult,
}

/// An offer of power to a neighbour (TM-10.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    pub(crate) to: u8,
    pub(crate) from: u8,
    /// Sum of power values, before any cut.
    pub(crate) amount: u8,
    /// The build it belongs to.
    pub(crate) build: u8,
    /// What the bowls had room for when it was made; a later own gain lowers it (TM-10.6).
    pub(crate) room: u8,
    /// Somebody took power from this build.
    pub(crate) taken: bool,
    /// Somebody refused who could have taken.
    pub(crate) refused: bool,
}

/// Options that change rules during play, as flags.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules(pub(crate) u16);

impl Rules {
    pub const CULTIST_ERRATA: u16 = 1;
    pub const VARIABLE_TURN_ORDER: u16 = 2;
    pub const LATE_LEECH: u16 = 4;
    pub const SPADE_POINTS_RECEIVED: u16 = 8;
    pub const START_POINTS_2017: u16 = 16;
    pub const INTRODUCTORY: u16 = 32;
    /// Colours are dealt, players choose the side of the board (TM-2.8).
    pub const RANDOM_COLORS: u16 = 64;

    #[inline]
    pub const fn has(self, flag: u16) -> bool {
        self.0 & flag != 0
    }
}

impl Default for Player {
    fn default() -> Self {
        Player {
            coins: 0,
            workers: 0,
            points: 0,
            earned: [0; SOURCES],
            favors: 0,
            unlocked: 0,
            priests: 0,
            ordered: 0,
            bowls: [0; 3],
            cults: [0; 4],
            faction: None,
            home: Terrain::Desert,
            start_terrain: None,
            shipping: 0,
            digging: 0,
            leap: 0,
            keys: 0,
            card: NO_CARD,
            towns: [0; TOWN_TILES],
            used: 0,
            passed: false,
            left: false,
            built: [0; 5],
            bridges: [0; 3],
            steps_owed: 0,
            tokens_owed: 0,
            priests_owed: 0,
            priest_limit: 0,
        }
    }
}

impl Player {
    #[inline]
    pub(crate) fn is(&self, faction: Faction) -> bool {
        self.faction == Some(faction)
    }
    #[inline]
    pub(crate) fn has_stronghold(&self) -> bool {
        self.built[Structure::Stronghold as usize] > 0
    }
    /// Priests that can still be received (TM-1.6).
    #[inline]
    pub(crate) fn priest_supply(&self) -> u8 {
        (self.priest_limit).saturating_sub(self.priests + self.ordered)
    }
    #[inline]
    pub(crate) fn bridge_count(&self) -> usize {
        self.bridges.iter().filter(|site| **site != 0).count()
    }
    pub(crate) fn has_favor(&self, tile: usize) -> bool {
        self.favors >> tile & 1 == 1
    }
}

/// One bit for a hex.
#[inline]
pub(crate) const fn bit(hex: u8) -> Hexes {
    1 << (hex & 127)
}

/// Calls `see` for every hex of a set.
#[inline]
pub(crate) fn each_hex(set: Hexes, mut see: impl FnMut(u8)) {
    engine::Places::each(set, |hex| see(hex as u8));
}

impl TerraMystica {
    #[inline]
    pub(crate) fn content(&self) -> &'static Content {
        content()
    }
    #[inline]
    pub(crate) fn map(&self) -> &'static Map {
        &content().maps[self.map as usize]
    }
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    /// The faction board of a seat that has chosen one.
    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> &'static FactionBoard {
        let faction = self.players[seat.index()].faction.unwrap_or_default();
        &content().factions[faction as usize]
    }
    /// Hexes that show this terrain now.
    #[inline]
    pub(crate) fn terrain(&self, terrain: Terrain) -> Hexes {
        self.map().land & self.with_code(terrain)
    }
    /// Hexes with this terrain's code; rivers have a code too, without meaning.
    #[inline]
    pub(crate) fn with_code(&self, terrain: Terrain) -> Hexes {
        let code = terrain as u8;
        let mut set = Hexes::MAX;
        for (plane, bits) in self.terrain.iter().enumerate() {
            set &= if code >> plane & 1 == 1 { *bits } else { !*bits };
        }
        set
    }
    /// Some land hexes sorted by the seven terrains of the cycle.
    #[inline]
    pub(crate) fn by_terrain(&self, hexes: Hexes) -> [Hexes; 7] {
        let [a, b, c, d] = self.terrain;
        let on_cycle = hexes & !d;
        let (low, high) = (on_cycle & !c, on_cycle & c);
        let (l0, l1) = (low & !b, low & b);
        let (h0, h1) = (high & !b, high & b);
        [l0 & !a, l0 & a, l1 & !a, l1 & a, h0 & !a, h0 & a, h1 & !a]
    }
    /// The terrain a land hex shows now.
    #[inline]
    pub(crate) fn terrain_at(&self, hex: u8) -> Terrain {
        let mut code = 0;
        for (plane, bits) in self.terrain.iter().enumerate() {
            code |= ((*bits >> hex & 1) as usize) << plane;
        }
        Terrain::ALL[code.min(8)]
    }
    #[inline]
    pub(crate) fn set_terrain(&mut self, hex: u8, terrain: Terrain) {
        for (plane, bits) in self.terrain.iter_mut().enumerate() {
            *bits = *bits & !bit(hex) | Hexes::from(terrain as u8 >> plane & 1) << hex;
        }
    }
    /// Hexes with this structure, whoever owns it.
    #[inline]
    pub(crate) fn all_of(&self, structure: Structure) -> Hexes {
        let code = structure as u8 + 1;
        let mut set = Hexes::MAX;
        for (plane, bits) in self.structure.iter().enumerate() {
            set &= if code >> plane & 1 == 1 { *bits } else { !*bits };
        }
        set
    }
    /// This seat's hexes with this structure.
    #[inline]
    pub(crate) fn hexes_of(&self, seat: Seat, structure: Structure) -> Hexes {
        self.owned[seat.index()] & self.all_of(structure)
    }
    pub(crate) fn structure_at(&self, hex: u8) -> Option<Structure> {
        let mut code = 0;
        for (plane, bits) in self.structure.iter().enumerate() {
            code |= ((*bits >> hex & 1) as usize) << plane;
        }
        code.checked_sub(1).and_then(|index| Structure::ALL.get(index)).copied()
    }
    pub(crate) fn owner_at(&self, hex: u8) -> Option<Seat> {
        (0..self.seats).map(Seat).find(|seat| self.owned[seat.index()] & bit(hex) != 0)
    }
    #[inline]
    pub(crate) fn set_structure(&mut self, hex: u8, structure: Structure) {
        let code = structure as u8 + 1;
        for (plane, bits) in self.structure.iter_mut().enumerate() {
            *bits = *bits & !bit(hex) | Hexes::from(code >> plane & 1) << hex;
        }
    }
    /// Hexes with any structure.
    #[inline]
    pub(crate) fn occupied(&self) -> Hexes {
        self.structure[0] | self.structure[1] | self.structure[2]
    }
    /// Hexes directly adjacent to a hex: common edges and bridges of anybody (TM-7.1).
    #[inline]
    pub(crate) fn adjacent(&self, hex: u8) -> Hexes {
        let map = self.map();
        let mut set = map.neighbors[hex as usize];
        let mut bridges = self.bridged & map.sites_at[hex as usize];
        while bridges != 0 {
            let site = map.bridge_sites[bridges.trailing_zeros() as usize];
            set |= bit(site.a) | bit(site.b);
            bridges &= bridges - 1;
        }
        set & !bit(hex)
    }
    /// Power values of a seat's structures on some hexes (TM-10.2, TM-12.1).
    #[inline]
    pub(crate) fn power_on(&self, seat: Seat, hexes: Hexes) -> u32 {
        let mine = hexes & self.owned[seat.index()];
        let value = &self.board(seat).power_value;
        let [low, middle, high] = self.structure;
        (mine & low & !middle & !high).count_ones() * u32::from(value[0])
            + (mine & !low & middle).count_ones() * u32::from(value[1])
            + (mine & low & middle).count_ones() * u32::from(value[2])
            + (mine & !low & high).count_ones() * u32::from(value[3])
            + (mine & low & high).count_ones() * u32::from(value[4])
    }
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        Seat(self.active)
    }
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    /// Somebody stands on space 10 of this cult (TM-11.2).
    #[inline]
    pub(crate) fn top_taken(&self, cult: Cult) -> bool {
        self.players[..self.seats as usize].iter().any(|player| player.cults[cult as usize] == 10)
    }
    #[inline]
    pub(crate) fn open_offers(&self) -> &[Offer] {
        &self.offers[..self.offer_count as usize]
    }
    pub(crate) fn late(&self) -> bool {
        self.rules.has(Rules::LATE_LEECH)
    }
    /// Seats with an open offer.
    pub(crate) fn offered_seats(&self) -> Seats {
        self.open_offers().iter().fold(Seats::NONE, |seats, offer| seats.with(Seat(offer.to)))
    }
}
