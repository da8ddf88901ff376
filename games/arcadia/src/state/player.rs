//! What belongs to one kingdom.

use super::{List, NONE, SEATS, Troops};
use crate::kinds::{Card, Ideology, Nation, OWN, Politics, Province, Slot, Unit};
use engine::Seat;
use engine::saved::{Few, Maybe, Plain};
use serde::{Deserialize, Serialize};

pub const ARMIES: usize = 3;
/// Cards of a personal deck (AR-3.5).
pub const DECK: usize = 40;
/// More than a hand of 12 and all that can be drawn before the limit is looked at.
pub const HAND: usize = 20;
/// The twenty characters and two captains.
pub const COURT: usize = 22;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Player {
    #[is(Maybe<Nation>)]
    pub(crate) nation: u8,
    #[is([Maybe<Ideology>; 2])]
    pub(crate) ideologies: [u8; 2],
    #[is(Maybe<Politics>)]
    pub(crate) politics: u8,
    pub(crate) gold: u16,
    pub(crate) prestige: u16,

    // Dynasty (AR-4)
    #[is(Maybe<Card>)]
    pub(crate) king: u8,
    #[is(Maybe<Card>)]
    pub(crate) prince: u8,
    pub(crate) age: u8,

    /// From the bottom to the top.
    #[is(Plain)]
    pub(crate) deck: List<u8, DECK>,
    /// In the order they were drawn.
    #[is(Few<Card>)]
    pub(crate) hand: [u8; HAND],
    /// By number in the deck.
    pub(crate) discarded: Cards,
    /// Dead or executed (AR-4.8).
    pub(crate) dead: Cards,
    /// Characters in play, those of a slot from the bottom to the top (AR-4.11), and their slots.
    #[is(Few<Card>)]
    pub(crate) court: [u8; COURT],
    #[is(Few<Slot>)]
    pub(crate) slots: [u8; COURT],

    pub(crate) armies: [Army; ARMIES],
    /// Units in the reserve.
    #[is(Plain)]
    pub(crate) reserve: Troops,

    // Diplomacy (AR-8)
    #[is(Maybe<Seat>)]
    pub(crate) ally: u8,
    /// The phase in which the alliance was made.
    pub(crate) allied_in: u8,
    #[is(Maybe<Seat>)]
    pub(crate) lord: u8,
    /// A vassal at war with his lord (AR-8.5).
    pub(crate) rebels: bool,
    /// The last phase of a truce with each seat; 0 for none (AR-7.19).
    #[is(Plain)]
    pub(crate) truces: [u8; SEATS],
    /// Seats that may enter the provinces of this one, as bits (AR-8.8).
    pub(crate) admits: u8,
    /// The last phase without a new rebellion (AR-8.6).
    pub(crate) no_rebellion: u8,

    // Only this phase
    pub(crate) votes: u8,
    pub(crate) penalty: u8,
    pub(crate) no_war: bool,
    pub(crate) declared: bool,
    /// What a spy has shown (AR-22.2).
    pub(crate) spied: Spied,
    /// Left an alliance with these in this phase, as bits (AR-8.2).
    pub(crate) left: u8,
}

/// A set of cards of one deck, by [`Card::local`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cards(pub(crate) u64);

impl engine::saved::Saved for Cards {
    fn save(&self) -> engine::saved::Value {
        self.0.into()
    }
    fn load(
        saved: &engine::saved::Value,
        at: &engine::saved::At<'_>,
    ) -> Result<Cards, engine::saved::Wrong> {
        let bits = saved.as_u64().filter(|bits| bits >> DECK == 0);
        bits.map(Cards).ok_or_else(|| at.wrong("the cards of a deck are 40 bits"))
    }
}

/// A hand and an army of another player, as they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Spied {
    #[is(Maybe<Seat>)]
    pub(crate) of: u8,
    pub(crate) hand: Cards,
    #[is(Plain)]
    pub(crate) army: u8,
    #[is(Plain)]
    pub(crate) troops: Troops,
}

impl Default for Spied {
    fn default() -> Spied {
        Spied { of: NONE, hand: Cards(0), army: NONE, troops: [0; OWN] }
    }
}

/// A pawn of the map with its units (AR-3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Army {
    #[is(Plain)]
    pub(crate) troops: Troops,
    /// Nowhere: at home, off the map (AR-10.20).
    #[is(Maybe<Province>)]
    pub(crate) at: u8,
    /// When it came there (AR-10.22).
    pub(crate) since: u16,
    /// Steps made in this activation.
    pub(crate) steps: u8,
    /// Has moved, or may not move any more in this military turn.
    pub(crate) moved: bool,
    /// Was in a battle in this military turn (AR-10.6).
    pub(crate) fought: bool,
    /// In flight: it besieges nothing until its next activation (AR-18.4).
    pub(crate) fled: bool,
    /// It besieges the province it stands in (AR-10.9).
    pub(crate) besieges: bool,
}

impl Default for Army {
    fn default() -> Army {
        Army {
            troops: [0; OWN],
            at: NONE,
            since: 0,
            steps: 0,
            moved: false,
            fought: false,
            fled: false,
            besieges: false,
        }
    }
}

impl Army {
    #[inline]
    pub(crate) fn size(&self) -> u8 {
        size(&self.troops)
    }
}

/// How many units.
#[inline]
pub(crate) fn size(troops: &Troops) -> u8 {
    troops.iter().sum()
}

impl Default for Player {
    fn default() -> Player {
        Player {
            nation: NONE,
            ideologies: [NONE; 2],
            politics: NONE,
            gold: 0,
            prestige: 0,
            king: NONE,
            prince: NONE,
            age: 0,
            deck: List([NONE; DECK]),
            hand: [NONE; HAND],
            discarded: Cards(0),
            dead: Cards(0),
            court: [NONE; COURT],
            slots: [NONE; COURT],
            armies: [Army::default(); ARMIES],
            reserve: [0; OWN],
            ally: NONE,
            allied_in: 0,
            lord: NONE,
            rebels: false,
            truces: [0; SEATS],
            admits: 0,
            no_rebellion: 0,
            votes: 0,
            penalty: 0,
            no_war: false,
            declared: false,
            left: 0,
            spied: Spied::default(),
        }
    }
}

impl Player {
    pub(crate) fn hand(&self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        let hand = self.hand;
        hand.into_iter().filter(|card| *card != NONE).map(Card)
    }
    pub(crate) fn held(&self) -> u8 {
        self.hand.iter().filter(|card| **card != NONE).count() as u8
    }
    pub(crate) fn holds(&self, card: Card) -> bool {
        self.hand.contains(&card.0)
    }
    /// Puts a card behind those drawn before.
    pub(crate) fn take_in_hand(&mut self, card: Card) {
        if let Some(place) = self.hand.iter_mut().find(|place| **place == NONE) {
            *place = card.0;
        }
    }
    /// The card leaves the hand; those behind it close up.
    pub(crate) fn leave_hand(&mut self, card: Card) {
        if let Some(at) = self.hand.iter().position(|held| *held == card.0) {
            self.hand[at..].rotate_left(1);
            self.hand[HAND - 1] = NONE;
        }
    }
    pub(crate) fn deck_size(&self) -> usize {
        self.deck.iter().position(|card| *card == NONE).unwrap_or(DECK)
    }
    /// The top card of the pile.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let top = self.deck_size().checked_sub(1)?;
        Some(Card(std::mem::replace(&mut self.deck[top], NONE)))
    }
    /// Under the pile.
    pub(crate) fn put_under(&mut self, card: Card) {
        let size = self.deck_size();
        if size < DECK {
            self.deck[..=size].rotate_right(1);
            self.deck[0] = card.0;
        }
    }
    pub(crate) fn discard(&mut self, card: Card) {
        if !card.is_captain() {
            self.discarded.0 |= 1 << card.local();
        }
    }

    /// Characters in play with their slots, those of a slot from the bottom to the top.
    pub(crate) fn court(&self) -> impl DoubleEndedIterator<Item = (Card, Slot)> + use<> {
        let (court, slots) = (self.court, self.slots);
        let both = court.into_iter().zip(slots).filter(|(card, _)| *card != NONE);
        both.map(|(card, slot)| (Card(card), Slot::ALL[usize::from(slot)]))
    }
    /// The active card of a slot (AR-4.1).
    #[inline]
    pub(crate) fn top(&self, slot: Slot) -> Option<Card> {
        let at = self.slots.iter().rposition(|it| *it == slot as u8)?;
        Some(Card(self.court[at]))
    }
    /// Who leads an army.
    #[inline]
    pub(crate) fn general(&self, army: usize) -> Option<Card> {
        self.top(Slot::ALL[army])
    }
    pub(crate) fn slot_of(&self, card: Card) -> Option<Slot> {
        let at = self.court.iter().position(|it| *it == card.0)?;
        Slot::ALL.get(usize::from(self.slots[at])).copied()
    }
    /// On top of a slot.
    pub(crate) fn place(&mut self, card: Card, slot: Slot) {
        if let Some(at) = self.court.iter().position(|it| *it == NONE) {
            (self.court[at], self.slots[at]) = (card.0, slot as u8);
        }
    }
    /// Under the cards of a slot.
    pub(crate) fn place_under(&mut self, card: Card, slot: Slot) {
        self.place(card, slot);
        let end = self.court.iter().position(|it| *it == NONE).unwrap_or(COURT);
        self.court[..end].rotate_right(1);
        self.slots[..end].rotate_right(1);
    }
    /// The card leaves the court.
    pub(crate) fn leave_court(&mut self, card: Card) {
        if let Some(at) = self.court.iter().position(|it| *it == card.0) {
            self.court[at..].rotate_left(1);
            self.slots[at..].rotate_left(1);
            (self.court[COURT - 1], self.slots[COURT - 1]) = (NONE, NONE);
        }
    }
    pub(crate) fn in_regency(&self) -> bool {
        self.king == NONE
    }
    /// A unit of the printed kinds.
    pub(crate) fn unit(&self, own: usize) -> Unit {
        Unit::of(own, self.nation)
    }
}
