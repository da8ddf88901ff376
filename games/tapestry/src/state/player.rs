//! What one player has.

use super::{FACE_DOWN, InReserve, NONE};
use crate::actions::track_at;
use crate::capital::City;
use crate::content::content;
use crate::kinds::{
    Achievement, Building, Capital, Card, Civilization, Count0To8, LandmarkCard, Masterpiece,
    Resource, Source, SpaceTile, Technology, TerritoryTile, Track,
};
use engine::Between;
use engine::saved::{By, Few, Maybe, Plain, SetOf, Trimmed};

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, engine::Saved)]
pub struct Player {
    /// Tapestry cards in hand.
    #[is(SetOf<Card>)]
    pub(crate) hand: u128,
    /// The hand of another when this player last looked into one (TP-16.1).
    #[is(SetOf<Card>)]
    pub(crate) seen: u128,
    /// What is set apart for the last income turn (TP-13.9).
    #[is(Trimmed<InReserve>)]
    pub(crate) reserve: [InReserve; 12],
    #[is(SetOf<SpaceTile>)]
    pub(crate) drawn_space: u32,
    /// Cards drawn to keep some of them.
    #[is(SetOf<Card>)]
    pub(crate) drawn: u128,
    #[is(SetOf<Technology>)]
    pub(crate) drawn_technologies: u64,
    #[is(SetOf<TerritoryTile>)]
    pub(crate) drawn_tiles: u64,
    /// Cards played onto the income mat, covered ones too.
    #[is(SetOf<Card>)]
    pub(crate) on_mat: u128,
    /// Technology cards by row.
    #[is([SetOf<Technology>; 3])]
    pub(crate) technologies: [u64; 3],
    /// Territory tiles of the supply.
    #[is(SetOf<TerritoryTile>)]
    pub(crate) tiles: u64,
    #[is(SetOf<Civilization>)]
    pub(crate) offered_civilizations: u64,
    #[is(SetOf<SpaceTile>)]
    pub(crate) space_tiles: u32,
    /// Space tiles that were explored.
    #[is(SetOf<SpaceTile>)]
    pub(crate) explored_space: u32,
    #[is(SetOf<Masterpiece>)]
    pub(crate) masterpieces: u32,
    #[is(SetOf<Capital>)]
    pub(crate) offered_capitals: u32,
    /// Landmark cards that were kept (TP-2.11).
    #[is(SetOf<LandmarkCard>)]
    pub(crate) landmark_cards: u16,
    pub(crate) points: i16,
    /// By [`Source`].
    #[is(By<Source, i16>)]
    pub(crate) earned: [i16; Source::COUNT],
    #[is(By<Resource, Count0To8>)]
    pub(crate) resources: [u8; 4],
    /// Tokens: track * 16 + space. Token n began on track n.
    #[is(Plain)]
    pub(crate) tokens: [u8; 5],
    /// Tracks on which a token has stood on space 12.
    #[is(SetOf<Track>)]
    pub(crate) completed: u8,
    /// Of each track of the income mat, the slots under a building, as bits (slot 1 is bit 0).
    #[is(By<Building, Between<0, 62>>)]
    pub(crate) mat: [u8; 4],
    /// Buildings of each type that are off the mat and in the reserve (TP-13.9).
    #[is(By<Building, Between<0, 5>>)]
    pub(crate) reserved: [u8; 4],
    /// Buildings of each type that found no room in the city (TP-12.4).
    #[is(By<Building, Between<0, 5>>)]
    pub(crate) beside: [u8; 4],
    /// Inspiration tiles that were placed.
    #[is(SetOf<Building>)]
    pub(crate) inspired: u8,
    /// Top cards of the four spaces of the income mat.
    #[is([Maybe<crate::kinds::OnMat>; 4])]
    pub(crate) eras: [u8; 4],
    /// Covered plots of the visible cards, two rows each, and the types of buildings they gave (TP-12.9).
    pub(crate) plots: [[u8; 2]; 4],
    pub(crate) types_on: [u8; 4],
    /// Cards under others, which lay face up and face down.
    pub(crate) covered: u8,
    pub(crate) buried: u8,
    /// Civilizations, first the one of the start.
    #[is(Few<Civilization>)]
    pub(crate) civilizations: [u8; 6],
    #[is(Maybe<Capital>)]
    pub(crate) capital: u8,
    /// The number of the starting territory (TP-2.5).
    #[is(Between<0, 6>)]
    pub(crate) start: u8,
    pub(crate) outposts: u8,
    /// Income turns taken.
    #[is(Between<0, 5>)]
    pub(crate) income_turns: u8,
    #[is(SetOf<Achievement>)]
    pub(crate) achieved: u8,
    /// Cards and territory tile gained last, for what speaks of "that card".
    #[is(Maybe<crate::kinds::Tapestries>)]
    pub(crate) last_tapestry: u8,
    #[is(Maybe<Technology>)]
    pub(crate) last_technology: u8,
    #[is(Maybe<TerritoryTile>)]
    pub(crate) last_tile: u8,
    /// Cards upgraded once this turn that cannot be upgraded again (TP-8.11).
    #[is(SetOf<Technology>)]
    pub(crate) upgraded: u64,
    /// Every card upgraded this turn.
    #[is(SetOf<Technology>)]
    pub(crate) risen: u64,
    /// Technology cards with a landmark on them (TP-8.6).
    #[is(SetOf<Technology>)]
    pub(crate) with_landmark: u64,
    /// The opponent and the track named by a card (TP-21.3).
    #[is(Maybe<engine::Seat>)]
    pub(crate) named_opponent: u8,
    #[is(Maybe<Track>)]
    pub(crate) named_track: u8,
    /// The card whose THIS ERA ability a card of this era has (TP-21.8).
    #[is(Maybe<crate::kinds::Tapestries>)]
    pub(crate) copied: u8,
    /// Takes turns after income turn 5 (TP-14.9).
    pub(crate) further: bool,
    pub(crate) over: bool,
    pub(crate) city: City,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            hand: 0,
            seen: 0,
            reserve: [InReserve::default(); 12],
            drawn_space: 0,
            drawn: 0,
            drawn_technologies: 0,
            drawn_tiles: 0,
            on_mat: 0,
            covered: 0,
            technologies: [0; 3],
            tiles: 0,
            offered_civilizations: 0,
            space_tiles: 0,
            explored_space: 0,
            masterpieces: 0,
            offered_capitals: 0,
            landmark_cards: 0,
            points: 0,
            earned: [0; Source::COUNT],
            resources: [0; 4],
            tokens: std::array::from_fn(|track| (track as u8) << 4),
            completed: 0,
            mat: [0b11_1110; 4],
            reserved: [0; 4],
            beside: [0; 4],
            inspired: 0,
            eras: [NONE; 4],
            plots: [[0; 2]; 4],
            types_on: [0; 4],
            buried: 0,
            civilizations: [NONE; 6],
            capital: NONE,
            start: 0,
            outposts: 0,
            income_turns: 0,
            achieved: 0,
            last_tapestry: NONE,
            last_technology: NONE,
            last_tile: NONE,
            upgraded: 0,
            risen: 0,
            with_landmark: 0,
            named_opponent: NONE,
            named_track: NONE,
            copied: NONE,
            further: false,
            over: false,
            city: City::default(),
        }
    }
}

impl Player {
    /// Where a token stands: its track and its space.
    #[inline]
    pub(crate) fn token(&self, token: Track) -> (Track, u8) {
        let at = self.tokens[token.index()];
        (track_at(at >> 4), at & 15)
    }
    /// The furthest token on a track; a completed one counts as 12 (TP-0.9).
    #[inline]
    pub(crate) fn position(&self, track: Track) -> u8 {
        if self.completed >> track.index() & 1 == 1 {
            return 12;
        }
        let here = self.tokens.iter().filter(|at| **at >> 4 == track as u8);
        here.map(|at| at & 15).max().unwrap_or(0)
    }
    /// Buildings of a type off the mat, those in the reserve not counted (TP-12.11).
    #[inline]
    pub(crate) fn buildings(&self, building: Building) -> u8 {
        let at = building.index();
        5 - (self.mat[at].count_ones() as u8) - self.reserved[at]
    }
    pub(crate) fn all_buildings(&self) -> u8 {
        Building::ALL.map(|building| self.buildings(building)).iter().sum()
    }
    #[inline]
    pub(crate) fn held(&self) -> u8 {
        self.resources.iter().sum()
    }
    /// All technology cards of the three rows.
    #[inline]
    pub(crate) fn all_technologies(&self) -> u64 {
        self.technologies[0] | self.technologies[1] | self.technologies[2]
    }
    /// Cards in hand, as records: of several Traps one.
    #[inline]
    pub(crate) fn hand_records(&self) -> u128 {
        records(self.hand)
    }
    pub(crate) fn drawn_records(&self) -> u128 {
        records(self.drawn)
    }
    pub(crate) fn hand_size(&self) -> u8 {
        self.hand.count_ones() as u8
    }
    /// Cards on the income mat that can be seen, face-down ones too.
    pub(crate) fn visible_cards(&self) -> u8 {
        self.eras.iter().filter(|card| **card != NONE).count() as u8
    }
    pub(crate) fn civilizations(&self) -> impl Iterator<Item = u8> + use<> {
        self.civilizations.into_iter().filter(|it| *it != NONE)
    }
    /// The era space of the income turn that was taken last: 0 is Maker of Fire (TP-13.5).
    pub(crate) fn era(&self) -> usize {
        usize::from(self.income_turns.clamp(1, 4)) - 1
    }
    /// The visible card of a space, if it lies face up.
    pub(crate) fn face_up(&self, era: usize) -> Option<u8> {
        Some(self.eras[era]).filter(|card| *card != NONE && *card != FACE_DOWN)
    }
}

/// Cards as the records of the table they are: of several Traps the lowest.
#[inline]
pub(crate) fn records(cards: u128) -> u128 {
    let records = content().tapestries.len();
    let first = (1u128 << records) - 1;
    let further = cards >> records != 0;
    cards & first | u128::from(further) << content().trap
}

/// The card of a set that is this record.
pub(crate) fn card_of(record: u8, among: u128) -> u8 {
    if among >> record & 1 == 1 || record != content().trap {
        return record;
    }
    let records = content().tapestries.len() as u32;
    (records + (among >> records).trailing_zeros()) as u8
}

/// The record a card is.
pub(crate) fn record_of(card: u8) -> u8 {
    if usize::from(card) < content().tapestries.len() { card } else { content().trap }
}
