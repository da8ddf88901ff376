//! Cards in play: who owns them, what they change, and who listens to what.

use super::program::Who;
use super::{CardId, Listed, Program, Rules};
use crate::Seat;
use std::fmt;

/// One card that lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The card itself.
    pub card: CardId,
    /// The card whose text holds: another one if it was copied.
    pub acts_as: CardId,
    /// Nobody, if it counts for every seat: an event of the whole table.
    pub owner: Option<Seat>,
    /// Its once-only triggers that were used, as bits.
    pub spent: u8,
}

/// What the chain wants to know of cards in play: [`InPlay`], or [`NoCards`].
pub trait CardsInPlay<R: Rules> {
    /// All cards in play, in the order they entered.
    fn entries(&self) -> &[Entry];
    /// True if anybody listens to this event of this seat.
    fn hears(&self, when: R::When, actor: Seat) -> bool;
    /// Uses a once-only trigger; false if it was used already. A card that left in the meantime still
    /// answers the event that happened while it lay there.
    fn spend(&mut self, card: CardId, owner: Seat, once: u8) -> bool;
}

/// For games without cards in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoCards;

impl<R: Rules> CardsInPlay<R> for NoCards {
    fn entries(&self) -> &[Entry] {
        &[]
    }
    #[inline(always)]
    fn hears(&self, _: R::When, _: Seat) -> bool {
        false
    }
    fn spend(&mut self, _: CardId, _: Seat, _: u8) -> bool {
        true
    }
}

/// Cards in play, at most `N`, at a table of at most `S` seats; the game has `W` kinds of events and
/// `K` keys.
///
/// `enter` and `leave` add everything up from the beginning: sums kept step by step drift. Saved by
/// the names of the cards; what is derived is not.
pub struct InPlay<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> {
    list: [Entry; N],
    len: u8,
    /// Seats that listen to their own events, by kind.
    own: [u8; W],
    /// Seats that listen to events of others.
    others: [u8; W],
    sums: [[i8; K]; S],
    of: std::marker::PhantomData<fn() -> R>,
}

impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize>
    InPlay<R, N, S, W, K>
{
    /// A card comes into play. False, and nothing happens, if there is no room.
    #[must_use = "a card that found no room is not in play"]
    pub fn enter(&mut self, card: CardId, owner: Option<Seat>) -> bool {
        self.enter_as(card, card, owner)
    }

    /// A card comes into play with the text of another one, which it copies.
    #[must_use = "a card that found no room is not in play"]
    pub fn enter_as(&mut self, card: CardId, copied: CardId, owner: Option<Seat>) -> bool {
        let entry = Entry { card, acts_as: copied, owner, spent: 0 };
        let Some(slot) = self.list.get_mut(self.len as usize) else { return false };
        *slot = entry;
        self.len += 1;
        self.add_up();
        true
    }

    /// A card is covered, discarded or over: its newest copy of this owner goes. What it has put on
    /// the chain stays there. False if it was not in play.
    pub fn leave(&mut self, card: CardId, owner: Option<Seat>) -> bool {
        let entries = &mut self.list[..self.len as usize];
        let found = entries.iter().rposition(|entry| (entry.card, entry.owner) == (card, owner));
        let Some(at) = found else { return false };
        entries[at..].rotate_left(1);
        self.len -= 1;
        self.add_up();
        true
    }

    /// The sum of all modifiers of this key that count for this seat.
    #[inline]
    pub fn sum(&self, seat: Seat, key: R::Key) -> i8 {
        self.sums.get(seat.index()).map_or(0, |sums| sums[key.index()])
    }

    /// A flag is a sum above 0.
    #[inline]
    pub fn has(&self, seat: Seat, key: R::Key) -> bool {
        self.sum(seat, key) > 0
    }

    /// The cards in play, oldest first.
    pub fn list(&self) -> &[Entry] {
        &self.list[..self.len as usize]
    }

    pub(super) fn from_list(entries: &[Entry]) -> Option<Self> {
        let mut cards = Self::default();
        cards.list.get_mut(..entries.len())?.copy_from_slice(entries);
        cards.len = entries.len() as u8;
        cards.add_up();
        Some(cards)
    }

    #[inline(never)]
    fn add_up(&mut self) {
        let program: &Program<R> = R::program();
        (self.own, self.others, self.sums) = ([0; W], [0; W], [[0; K]; S]);
        for entry in &self.list[..self.len as usize] {
            let Some(card) = program.acts(entry.acts_as) else { continue };
            let seats: u8 =
                entry.owner.map_or(!0, |seat| 1u8.checked_shl(seat.0.into()).unwrap_or(0));
            for trigger in &card.triggers {
                let (own, others) = match trigger.who {
                    // An event of the whole table has no opponents.
                    Who::Own if entry.owner.is_some() => (true, false),
                    Who::Others if entry.owner.is_some() => (false, true),
                    _ => (true, true),
                };
                let on = trigger.on.index();
                self.own[on] |= if own { seats } else { 0 };
                self.others[on] |= if others { seats } else { 0 };
            }
            for &(key, change) in &card.modifiers {
                for (seat, sums) in self.sums.iter_mut().enumerate() {
                    if seats >> seat & 1 == 1 {
                        sums[key] = sums[key].saturating_add(change);
                    }
                }
            }
        }
    }
}

impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> CardsInPlay<R>
    for InPlay<R, N, S, W, K>
{
    fn entries(&self) -> &[Entry] {
        self.list()
    }
    #[inline(always)]
    fn hears(&self, when: R::When, actor: Seat) -> bool {
        let (on, actor) = (when.index(), 1u8 << (actor.0 & 7));
        self.own[on] & actor | self.others[on] & !actor != 0
    }
    fn spend(&mut self, card: CardId, owner: Seat, once: u8) -> bool {
        let entries = self.list[..self.len as usize].iter_mut();
        let mut here = entries
            .filter(|entry| entry.acts_as == card && entry.owner.is_none_or(|seat| seat == owner));
        let bit = 1 << (once & 7);
        let Some(first) = here.next() else { return true };
        // Of two copies, the one that is left.
        let mut unspent = std::iter::once(first).chain(here).filter(|entry| entry.spent & bit == 0);
        match unspent.next() {
            Some(entry) => {
                entry.spent |= bit;
                true
            }
            None => false,
        }
    }
}

impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> Default
    for InPlay<R, N, S, W, K>
{
    fn default() -> Self {
        const { assert!(W == R::When::COUNT, "one listener for each kind of event") }
        const { assert!(K == R::Key::COUNT, "one sum for each key") }
        const { assert!(S <= 8 && N < 256, "at most eight seats and 255 cards") }
        InPlay {
            list: [Entry::default(); N],
            len: 0,
            own: [0; W],
            others: [0; W],
            sums: [[0; K]; S],
            of: std::marker::PhantomData,
        }
    }
}
impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> Clone
    for InPlay<R, N, S, W, K>
{
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> Copy
    for InPlay<R, N, S, W, K>
{
}
impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> PartialEq
    for InPlay<R, N, S, W, K>
{
    fn eq(&self, other: &Self) -> bool {
        self.list() == other.list()
    }
}
impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> fmt::Debug
    for InPlay<R, N, S, W, K>
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |card| R::program().acts(card).map_or("nothing", |card| card.name.as_str());
        let mut list = f.debug_list();
        for entry in self.list() {
            list.entry(&(name(entry.card), name(entry.acts_as), entry.owner, entry.spent));
        }
        list.finish()
    }
}
