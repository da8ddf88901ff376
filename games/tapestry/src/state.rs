//! The table: flat, plain values, no behavior beyond look-ups.
//!
//! Decks are sets: a card is chosen when it is drawn, so there is no secret order to keep.

mod conquest;
mod item;
mod player;
mod reserve;
mod rivals;

pub use conquest::Conquest;
pub use item::{Item, Standing};
pub use player::Player;
pub(crate) use player::{card_of, record_of, records as records_of};
pub use reserve::InReserve;
pub use rivals::Rivals;

use crate::civilizations::MatStates;
use crate::effects::{Key, When};
use crate::kinds::{
    Achievement, Card, Civilization, LandmarkCard, Masterpiece, SpaceTile, Tapestries, Technology,
    TerritoryTile, Track, TrackSpace,
};
use crate::map::Board;
use engine::chain::{Chain, InPlay, Sealed};
use engine::saved::{By, Few, Maybe, Plain, SetOf, Trimmed};
use engine::{Between, Seat};
use serde::{Deserialize, Serialize};

pub const MAX_SEATS: usize = 5;
pub use crate::map::HEXES;
/// "Nothing here".
pub const NONE: u8 = 255;
/// A card that lies face down on a mat (TP-13.12).
pub const FACE_DOWN: u8 = 254;
/// Conquests within conquests, at most.
pub(crate) const NESTED: usize = 4;
pub const LANDMARKS: usize = 33;
/// Tapestry cards: one of each record of the table, then the further Traps.
pub const CARDS: usize = 123;

/// Everything on the table, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, engine::Saved)]
pub struct Tapestry {
    // Sets of cards and tiles not on display.
    #[is(SetOf<Card>)]
    pub(crate) tapestry_deck: u128,
    #[is(SetOf<Card>)]
    pub(crate) tapestry_discard: u128,
    /// Cards that lie face down on mats, which nobody has seen (TP-13.12).
    #[is(SetOf<Card>)]
    pub(crate) buried: u128,
    #[is(SetOf<Technology>)]
    pub(crate) technology_deck: u64,
    #[is(SetOf<Technology>)]
    pub(crate) technology_discard: u64,
    /// One-use cards that were turned over, whoever has them (TP-8.8).
    #[is(SetOf<Technology>)]
    pub(crate) technology_turned: u64,
    #[is(SetOf<TerritoryTile>)]
    pub(crate) territory_deck: u64,
    #[is(SetOf<Civilization>)]
    pub(crate) civilization_deck: u64,
    #[is(SetOf<Civilization>)]
    pub(crate) civilization_discard: u64,
    #[is(SetOf<SpaceTile>)]
    pub(crate) space_deck: u32,
    #[is(SetOf<Masterpiece>)]
    pub(crate) masterpiece_deck: u32,
    #[is(SetOf<Masterpiece>)]
    pub(crate) masterpiece_discard: u32,
    #[is(SetOf<Masterpiece>)]
    pub(crate) masterpiece_turned: u32,
    #[is(SetOf<LandmarkCard>)]
    pub(crate) landmark_deck: u16,
    /// What was put back into the box before the game (TP-18.1).
    #[is(SetOf<Card>)]
    pub(crate) removed_tapestries: u128,
    #[is(SetOf<Technology>)]
    pub(crate) removed_technologies: u64,

    #[is(Trimmed<Player>)]
    pub(crate) players: [Player; MAX_SEATS],
    /// Everything that waits.
    #[is(Plain)]
    pub(crate) chain: Waiting,
    /// Tapestry cards, mats, space tiles that listen or change something.
    #[is(Plain)]
    pub(crate) cards: Cards,
    pub(crate) board: Board,
    /// What lies on civilization mats.
    pub(crate) mats: MatStates,
    /// Items of each territory, in the order they came.
    pub(crate) items: [[Item; 4]; HEXES],
    /// Who has each landmark.
    #[is([Maybe<Seat>; LANDMARKS])]
    pub(crate) landmarks: [u8; LANDMARKS],
    /// The technology card each landmark lies on (TP-8.6).
    #[is([Maybe<Technology>; LANDMARKS])]
    pub(crate) on_cards: [u8; LANDMARKS],
    #[is(Few<Technology>)]
    pub(crate) technology_row: [u8; 3],
    #[is(Few<Masterpiece>)]
    pub(crate) masterpiece_row: [u8; 3],
    /// Places of each achievement that were taken (TP-15.1).
    #[is(By<Achievement, Between<0, 3>>)]
    pub(crate) achievements: [u8; 3],
    /// Spaces the active player has activated this turn (TP-5.4), as bits of track * 12 + space - 1.
    #[is(SetOf<TrackSpace>)]
    pub(crate) activated: u64,
    /// Seats that locked each track for all others (TP-9.6); with 8 added until their present turn is over.
    pub(crate) locks: [u8; Track::COUNT],
    /// Conquests that are not finished, the innermost last (TP-10).
    pub(crate) conquests: [Conquest; NESTED],
    #[is(Between<0, 4>)]
    pub(crate) attacks: u8,
    /// Points of the last exploration for its sides, and where it was (TP-19.10).
    pub(crate) aligned: u8,
    #[is(Maybe<crate::map::Hex>)]
    pub(crate) explored_hex: u8,
    /// Coin and food icons paid in step 4 of this income turn (TP-21.11).
    pub(crate) coins_paid: u8,
    pub(crate) food_paid: u8,
    /// The points of the tile just laid were given up (TP-21.9).
    pub(crate) exploited: bool,
    /// Cards whose circle or square was gained by another one in this turn (TP-25.3).
    #[is(SetOf<Technology>)]
    pub(crate) gained_again: u64,
    /// Tapestry cards whose ability was copied since a card was played (TP-25.4).
    #[is(SetOf<Tapestries>)]
    pub(crate) copied: u128,
    /// Masterpieces used by the broadcast that goes on (TP-11.4).
    #[is(SetOf<Masterpiece>)]
    pub(crate) broadcast: u32,
    /// Landmark cards that are passed on in the draft (TP-2.11).
    #[is(SetOf<LandmarkCard>)]
    pub(crate) drafted: u16,
    /// An opponent paid for what is asked (Olympic Host).
    pub(crate) paid: bool,
    /// The active player does not advance in this turn.
    pub(crate) income: bool,

    /// Civilizations and capitals that were chosen and not yet shown (TP-2.6).
    #[is(Plain)]
    pub(crate) kept_civilizations: Sealed<u8, MAX_SEATS>,
    #[is(Plain)]
    pub(crate) kept_capitals: Sealed<u8, MAX_SEATS>,
    /// Of people, then of rivals.
    #[is(Between<1, 5>)]
    pub(crate) seats: u8,
    pub(crate) rivals: Rivals,
    pub(crate) options: Options,
    #[is(Plain)]
    pub(crate) phase: Phase,
    #[is(Seat)]
    pub(crate) first: u8,
    #[is(Seat)]
    pub(crate) active: u8,
    #[saved(skip)]
    pub(crate) derived: Derived,
}

/// At most so many things wait at once.
pub(crate) type Waiting = Chain<Tapestry, 48>;

pub(crate) type Cards = InPlay<Tapestry, 64, MAX_SEATS, { When::COUNT }, { Key::COUNT }>;

/// What follows from the items on the map, kept up to date.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Derived {
    /// Hexes each seat controls (TP-7.7).
    pub(crate) controlled: [u64; MAX_SEATS],
    /// Explored hexes without any item, and with at most one.
    pub(crate) empty: u64,
    pub(crate) with_room: u64,
}

/// Boxes in play and variants (TP-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub(crate) mm: bool,
    pub(crate) aa: bool,
    pub(crate) ff: bool,
    /// Income turn 1 draws 2 tapestry cards to keep 1 (TP-18.4).
    pub(crate) two_tapestries: bool,
    /// One more civilization to choose from whenever one is drawn (TP-18.5).
    pub(crate) two_civilizations: bool,
    /// Nanotechnology costs 2 technology cards (TP-18.6).
    pub(crate) neoprene: bool,
    /// The science die with 12 sides also with the Arts track (TP-18.2).
    pub(crate) small_die: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Everybody chooses a civilization and a capital, all at once (TP-2.6).
    #[default]
    Choosing,
    /// Civilizations set up, in turn order (TP-2.9).
    SettingUp,
    /// Landmark cards are drafted (TP-2.11).
    Drafting,
    Playing,
    Over,
}

impl Tapestry {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        Seat(self.active)
    }
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    /// Seats clockwise from this one.
    pub(crate) fn clockwise(
        &self,
        first: Seat,
    ) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let (first, seats) = (first.0, self.seats);
        (0..seats).map(move |offset| Seat((first + offset) % seats))
    }
    /// Opponents clockwise from the left (TP-0.1).
    pub(crate) fn opponents(&self, of: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let mut all = self.clockwise(of);
        all.next();
        all
    }
    /// The neighbours, the left one first; with two players there is one (TP-0.1).
    pub(crate) fn neighbours(&self, of: Seat) -> impl Iterator<Item = Seat> + use<> {
        let left = Seat((of.0 + 1) % self.seats);
        let right = Seat((of.0 + self.seats - 1) % self.seats);
        [Some(left), Some(right).filter(|right| *right != left)]
            .into_iter()
            .flatten()
            .filter(move |seat| *seat != of)
    }
    /// Tracks in play, as bits (TP-0.8).
    #[inline]
    pub(crate) fn tracks_in_play(&self) -> u8 {
        if self.options.aa { 0b1_1111 } else { 0b1111 }
    }
    #[inline]
    pub(crate) fn controls(&self, seat: Seat) -> u64 {
        self.derived.controlled[seat.index()]
    }
    /// How many opponents there are.
    pub(crate) fn opponents_count(&self) -> u8 {
        self.seats - 1
    }
    /// An alliance of one of the two holds (TP-21.3).
    pub(crate) fn are_allied(&self, one: Seat, other: Seat) -> bool {
        let named = |by: Seat, who: Seat| {
            self.has_changed(by, Key::Alliance) && self.player(by).named_opponent == who.0
        };
        named(one, other) || named(other, one)
    }
    /// What a card in play changes for a seat.
    #[inline]
    pub(crate) fn has_changed(&self, seat: Seat, key: Key) -> bool {
        self.cards.has(seat, key)
    }
}
