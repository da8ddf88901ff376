//! What lies on civilization mats.

use crate::content::CIVILIZATIONS;
use crate::kinds::{
    Building, Card, Civilization, Landmark, SpaceTile, Tapestries, Technology, TerritoryTile,
};
use crate::map::{Hex, Islands};
use crate::state::{MAX_SEATS, NONE};
use engine::saved::{By, Few, Maybe, SetOf};

engine::kinds! {
    /// The civilizations, in the order of the table.
    People {
        Alchemists = "alchemists",
        Architects = "architects",
        Craftsmen = "craftsmen",
        Entertainers = "entertainers",
        Futurists = "futurists",
        Heralds = "heralds",
        Historians = "historians",
        Inventors = "inventors",
        Isolationists = "isolationists",
        Leaders = "leaders",
        Merrymakers = "merrymakers",
        Militants = "militants",
        Mystics = "mystics",
        Nomads = "nomads",
        TheChosen = "the-chosen",
        Traders = "traders",
        Advisors = "advisors",
        Aliens = "aliens",
        Infiltrators = "infiltrators",
        Islanders = "islanders",
        Recyclers = "recyclers",
        Riverfolk = "riverfolk",
        Spies = "spies",
        Tinkerers = "tinkerers",
        TreasureHunters = "treasure-hunters",
        Utilitarians = "utilitarians",
        Collectors = "collectors",
        Gamblers = "gamblers",
        Relentless = "relentless",
        Renegades = "renegades",
        UrbanPlanners = "urban-planners",
        Artificers = "artificers",
        Celestials = "celestials",
        ElderOnes = "elder-ones",
        Faefolk = "faefolk",
        Genies = "genies",
        Illuminati = "illuminati",
        Merfolk = "merfolk",
        Psionics = "psionics",
        Weefolk = "weefolk",
        Werefolk = "werefolk",
    }
}

/// What lies on all mats: each exists once, so it is no matter who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, engine::Saved)]
pub struct MatStates {
    /// Tapestry cards that the Gamblers have revealed.
    #[is(SetOf<Card>)]
    pub(crate) revealed: u128,
    /// Cards under the mat of the Merfolk.
    #[is(SetOf<Card>)]
    pub(crate) submerged: u128,
    /// The hand when the Advisors were gained: the cards that came with them are those besides.
    #[is(SetOf<Card>)]
    pub(crate) hand_before: u128,
    /// Technology cards with tokens of the Inventors.
    #[is(SetOf<Technology>)]
    pub(crate) invented: u64,
    /// Territories that were empty when the Traders put a token there.
    #[is(SetOf<Hex>)]
    pub(crate) trading: u64,
    /// Tokens that lie on a mat, or how far its token has come.
    #[is(By<Civilization, u8>)]
    pub(crate) tokens: [u8; CIVILIZATIONS],
    /// Places of a mat that were used, covered or uncovered, as bits.
    #[is(By<Civilization, u16>)]
    pub(crate) used: [u16; CIVILIZATIONS],
    /// Seats that hold a token of the Historians, as bits.
    pub(crate) holders: u8,
    /// What the Mystics predict.
    pub(crate) predicted: [u8; 4],
    /// Cards with tokens of the Heralds.
    #[is(Few<Tapestries>)]
    pub(crate) heralded: [u8; 4],
    /// Space tiles on the mats of the Aliens and of the Werefolk.
    #[is([Maybe<SpaceTile>; 2])]
    pub(crate) space: [u8; 2],
    /// Tokens of the Infiltrators on the starting territory of each seat.
    pub(crate) infiltrated: [u8; MAX_SEATS],
    /// Where the capital of the Celestials floats.
    #[is(Maybe<Hex>)]
    pub(crate) floating: u8,
    /// Tiles on the hexes of the Islanders' mat.
    pub(crate) islands: Islands,
    /// Landmarks with a token of the Utilitarians.
    #[is(Few<Landmark>)]
    pub(crate) active: [u8; 2],
    /// Card, tile and technology on the mat of the Collectors.
    #[is(Maybe<Card>)]
    pub(crate) collected_tapestry: u8,
    #[is(Maybe<TerritoryTile>)]
    pub(crate) collected_tile: u8,
    #[is(Maybe<Technology>)]
    pub(crate) collected_technology: u8,
    /// They have put something there in this turn.
    pub(crate) stored: bool,
    /// Landmarks that the Urban Planners hold.
    #[is(SetOf<Landmark>)]
    pub(crate) held: u64,
    /// Those of them that came there in this turn: they are placed on a later one.
    #[is(SetOf<Landmark>)]
    pub(crate) held_now: u64,
    /// The lighthouse of the Utilitarians was used in this turn.
    pub(crate) lit: bool,
    /// The active player gained a building or landmark in this turn.
    pub(crate) built: bool,
    /// Buildings on the mat of the Craftsmen.
    #[is(By<Building, u8>)]
    pub(crate) crafted: [u8; 4],
}

impl Default for MatStates {
    fn default() -> MatStates {
        MatStates {
            revealed: 0,
            submerged: 0,
            hand_before: 0,
            invented: 0,
            trading: 0,
            tokens: [0; CIVILIZATIONS],
            used: [0; CIVILIZATIONS],
            holders: 0,
            predicted: [0; 4],
            heralded: [NONE; 4],
            space: [NONE; 2],
            infiltrated: [0; MAX_SEATS],
            floating: NONE,
            islands: Islands::default(),
            active: [NONE; 2],
            collected_tapestry: NONE,
            collected_tile: NONE,
            collected_technology: NONE,
            stored: false,
            held: 0,
            held_now: 0,
            lit: false,
            built: false,
            crafted: [0; 4],
        }
    }
}

impl MatStates {
    /// As the mat is printed. What was given away or stands on the map stays where it is (TP-14.4).
    pub(crate) fn reset(&mut self, civilization: u8, tokens: u8) {
        let fresh = MatStates::default();
        self.tokens[usize::from(civilization)] = tokens;
        self.used[usize::from(civilization)] = 0;
        match People::ALL.get(usize::from(civilization)) {
            Some(People::Historians) => self.holders = fresh.holders,
            Some(People::Inventors) => self.invented = fresh.invented,
            Some(People::Heralds) => self.heralded = fresh.heralded,
            Some(People::Mystics) => self.predicted = fresh.predicted,
            Some(People::Islanders) => self.islands = fresh.islands,
            Some(People::Utilitarians) => self.active = fresh.active,
            Some(People::Aliens) => self.space[0] = NONE,
            Some(People::Werefolk) => self.space[1] = NONE,
            Some(People::Infiltrators) => self.infiltrated = fresh.infiltrated,
            Some(People::Craftsmen) => self.crafted = fresh.crafted,
            Some(People::Traders) => self.trading = fresh.trading,
            _ => {}
        }
    }
    /// Places that were used.
    #[inline]
    pub(crate) fn used(&self, people: People) -> u16 {
        self.used[people.index()]
    }
    #[inline]
    pub(crate) fn used_mut(&mut self, people: People) -> &mut u16 {
        &mut self.used[people.index()]
    }
    #[inline]
    pub(crate) fn tokens(&self, people: People) -> u8 {
        self.tokens[people.index()]
    }
    /// One token less.
    pub(crate) fn spend(&mut self, people: People) {
        self.tokens[people.index()] = self.tokens(people).saturating_sub(1);
    }
}
