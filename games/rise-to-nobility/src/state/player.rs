//! What one player has.

use super::NONE;
use crate::content::content;
use crate::kinds::{Building, Character, Commission, CouncilTile, Good, Guild, Settlers, Source};
use crate::save::DiceHeld;
use engine::Between;
use engine::saved::{By, Few, Maybe, SetOf};
use serde::{Deserialize, Serialize};

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Fulfilled Settlers cards, as bits.
    #[is(SetOf<Settlers>)]
    pub(crate) fulfilled: u64,
    /// Answered Stone Council tiles, as bits.
    #[is(SetOf<CouncilTile>)]
    pub(crate) council: u32,
    /// Commission cards this player is looking at, to keep one of them.
    #[is(SetOf<Commission>)]
    pub(crate) offered: u32,
    /// Commission cards not kept at the start: nobody else started with them.
    #[is(SetOf<Commission>)]
    pub(crate) rejected: u32,
    pub(crate) points: i16,
    /// By [`Source`].
    #[is(By<Source, i16>)]
    pub(crate) earned: [i16; Source::COUNT],
    pub(crate) coins: u16,
    #[is(By<Good, u16>)]
    pub(crate) goods: [u16; 6],
    /// Unplaced dice by value.
    #[is(DiceHeld)]
    pub(crate) dice: [u8; 6],
    /// Sum of the dice placed this round (RTN-5.1).
    #[is(Between<0, 30>)]
    pub(crate) placed: u8,
    pub(crate) reputation: u8,
    pub(crate) nobility: u8,
    #[is(Between<0, 60>)]
    pub(crate) modifiers: u8,
    /// Houses in the Construction area and on plots; the others are in reserve.
    #[is(Between<0, 7>)]
    pub(crate) houses_ready: u8,
    #[is(Between<0, 7>)]
    pub(crate) houses_built: u8,
    /// Meeples not gained yet, and those in the Workers area.
    pub(crate) reserve: u8,
    pub(crate) workers: u8,
    /// Apprentices by Guild.
    #[is(By<Guild, Between<0, 14>>)]
    pub(crate) apprentices: [u8; 6],
    /// Community Buildings by area.
    #[is([Maybe<Building>; 3])]
    pub(crate) areas: [u8; 3],
    /// Unfulfilled Settlers cards; `NONE` where there is none, last.
    #[is(Few<Settlers>)]
    pub(crate) hand: [u8; 3],
    #[is(Maybe<Character>)]
    pub(crate) character: u8,
    /// The own Guild of the Night variant.
    #[is(Maybe<Guild>)]
    pub(crate) own_guild: u8,
    pub(crate) is_lord: bool,
    pub(crate) passed: bool,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            fulfilled: 0,
            council: 0,
            offered: 0,
            rejected: 0,
            points: 0,
            earned: [0; Source::COUNT],
            coins: 0,
            goods: [0; 6],
            dice: [0; 6],
            placed: 0,
            reputation: 0,
            nobility: 0,
            modifiers: 0,
            houses_ready: 0,
            houses_built: 0,
            reserve: 0,
            workers: 0,
            apprentices: [0; 6],
            areas: [NONE; 3],
            hand: [NONE; 3],
            character: NONE,
            own_guild: NONE,
            is_lord: false,
            passed: false,
        }
    }
}

impl Player {
    #[inline]
    pub(crate) fn hand(&self) -> impl Iterator<Item = u8> + use<> {
        self.hand.into_iter().filter(|card| *card != NONE)
    }
    #[inline]
    pub(crate) fn hand_is_full(&self) -> bool {
        self.hand[2] != NONE
    }
    /// A card and a House: without them goods need not be looked at (RTN-7.5).
    #[inline]
    pub(crate) fn could_fulfil(&self) -> bool {
        self.houses_ready > 0 && self.hand[0] != NONE
    }
    pub(crate) fn has_unplaced_dice(&self) -> bool {
        self.dice != [0; 6]
    }
    /// Values on unplaced dice, as bits of the value.
    #[inline]
    pub fn dice_shown(&self) -> u8 {
        let [ones, twos, threes, fours, fives, sixes] = self.dice;
        let dice = u64::from_le_bytes([ones, twos, threes, fours, fives, sixes, 0, 0]);
        // Of no value there are 129: with 127 more, the top bit of a byte says that there are some.
        // The product gathers these bits.
        let some = (dice + 0x7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101;
        (some.wrapping_mul(0x0102_0408_1020_4080) >> 56 << 1) as u8
    }
    /// Unplaced dice in ascending order; 0 beyond the last.
    pub(crate) fn sorted_dice(&self) -> [u8; 5] {
        let mut sorted = [0; 5];
        let mut at = 0;
        for (index, count) in self.dice.iter().enumerate() {
            for _ in 0..*count {
                if let Some(slot) = sorted.get_mut(at) {
                    *slot = index as u8 + 1;
                }
                at += 1;
            }
        }
        sorted
    }
    pub(crate) fn goods_total(&self) -> u16 {
        self.goods.iter().sum()
    }
    pub(crate) fn communal_count(&self) -> u8 {
        self.areas.iter().filter(|tile| **tile != NONE).count() as u8
    }
    pub(crate) fn houses_in_reserve(&self) -> u8 {
        content().own.pieces.houses - self.houses_ready - self.houses_built
    }
    /// Types of goods held, as bits.
    #[inline]
    pub fn types(&self) -> u8 {
        let four = |[a, b, c, d]: [u16; 4]| {
            let goods = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48;
            // As with dice, in words of 16 bits: nobody holds 32,768 of a good.
            let some = (goods + 0x7fff_7fff_7fff_7fff) >> 15 & 0x0001_0001_0001_0001;
            (some.wrapping_mul(0x0001_0002_0004_0008) >> 48) as u8 & 15
        };
        let [art, weapons, furniture, jewelry, books, magic] = self.goods;
        four([art, weapons, furniture, jewelry]) | four([books, magic, 0, 0]) << 4
    }
    #[inline]
    pub(crate) fn has_apprentices(&self) -> bool {
        self.apprentices != [0; 6]
    }
    /// How much more may be placed this round (RTN-5.1).
    #[inline]
    pub(crate) fn room(&self) -> u8 {
        self.reputation.saturating_sub(self.placed)
    }
    /// Peoples welcomed, as bits (RTN-7.7).
    #[inline]
    pub(crate) fn peoples(&self) -> u8 {
        if self.fulfilled == 0 {
            return 0;
        }
        let mut bits = 0;
        for (index, cards) in content().of_people.iter().enumerate() {
            bits |= u8::from(self.fulfilled & cards != 0) << index;
        }
        bits
    }
}
