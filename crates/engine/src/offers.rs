//! Legal moves, said once and used in many ways.
//!
//! A game tells what it offers to an [`Offers`]: single moves, or one verb for a whole bit set of
//! places. Listing, counting, picking, checking and explaining are different listeners; none of
//! them asks the rules twice, and playouts never build a list.
//!
//! A requirement is stated where it is tested ([`Offers::given`], [`Need`]). For every listener but
//! [`Why`] it is a plain condition.

mod mentioned;
mod needs;

pub use mentioned::Mentioned;
pub use needs::{Need, Requires, Whether, Why};

use crate::Refusal;
use std::fmt::Debug;

/// A set of places one verb can aim at: hexes, cards, slots.
pub trait Places: Copy + Debug {
    /// No place.
    const NONE: Self;
    /// How many places there are.
    fn count(self) -> u32;
    /// By reference: a large set is not copied to look at one place.
    fn has(&self, place: u16) -> bool;
    /// The place with `n` smaller ones in the set; `n` must be below `count`.
    fn nth(self, n: u32) -> u16;
    /// One place after the other, ascending.
    fn each(self, see: impl FnMut(u16));
    /// The places of both sets.
    fn and(self, other: Self) -> Self;
}

impl Places for u128 {
    const NONE: u128 = 0;
    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }
    #[inline]
    fn has(&self, place: u16) -> bool {
        place < 128 && self >> place & 1 == 1
    }
    #[inline]
    fn nth(self, n: u32) -> u16 {
        let low = self as u64;
        let in_low = low.count_ones();
        if n < in_low { nth_bit(low, n) } else { 64 + nth_bit((self >> 64) as u64, n - in_low) }
    }
    #[inline]
    fn each(self, mut see: impl FnMut(u16)) {
        (self as u64).each(&mut see);
        ((self >> 64) as u64).each(|place| see(place + 64));
    }
    #[inline]
    fn and(self, other: Self) -> Self {
        self & other
    }
}

impl Places for u64 {
    const NONE: u64 = 0;
    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }
    #[inline]
    fn has(&self, place: u16) -> bool {
        place < 64 && self >> place & 1 == 1
    }
    #[inline]
    fn nth(self, n: u32) -> u16 {
        nth_bit(self, n)
    }
    #[inline]
    fn each(self, mut see: impl FnMut(u16)) {
        let mut rest = self;
        while rest != 0 {
            see(rest.trailing_zeros() as u16);
            rest &= rest - 1;
        }
    }
    #[inline]
    fn and(self, other: Self) -> Self {
        self & other
    }
}

impl<const N: usize> Places for [u64; N] {
    const NONE: [u64; N] = [0; N];
    #[inline]
    fn count(self) -> u32 {
        self.iter().map(|word| word.count_ones()).sum()
    }
    #[inline]
    fn has(&self, place: u16) -> bool {
        self.get(place as usize / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }
    #[inline]
    fn nth(self, mut n: u32) -> u16 {
        for (index, word) in self.into_iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                return index as u16 * 64 + nth_bit(word, n);
            }
            n -= here;
        }
        unreachable!("nth is asked only below count")
    }
    #[inline]
    fn each(self, mut see: impl FnMut(u16)) {
        for (index, word) in self.into_iter().enumerate() {
            word.each(|place| see(index as u16 * 64 + place));
        }
    }
    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|index| self[index] & other[index])
    }
}

#[inline]
fn nth_bit(mut word: u64, n: u32) -> u16 {
    for _ in 0..n {
        word &= word - 1;
    }
    word.trailing_zeros() as u16
}

/// One answer to one question: a small value, named in the rulebook's words.
pub trait Answer: Copy + Eq + Debug + Default + Send + Sync {
    /// The set of places a verb can be aimed at.
    type Places: Places + Send + Sync;
    /// The same verb aimed at another place.
    fn at(self, place: u16) -> Self;
    /// Where this move is aimed, for moves that were made by [`Answer::at`].
    fn place(self) -> u16;
    /// A stable number for logs, masks and learning; below [`Answer::NUMBERS`].
    fn number(self) -> u32;
    /// The move with this number, if there is one.
    fn from_number(number: u32) -> Option<Self>;
    /// Numbers are below this.
    const NUMBERS: u32;
}

/// Somebody who hears what is legal.
pub trait Offers<M: Answer> {
    /// True if this listener wants reasons: a constant, so that playouts contain none.
    ///
    /// A shortcut for speed must not keep reasons from being heard:
    /// `if !O::EXPLAINS && nothing_to_pay_with { return }`.
    const EXPLAINS: bool = false;

    /// One move.
    fn one(&mut self, mv: M);
    /// One verb, each of these places. `verb` is aimed with [`Answer::at`].
    fn each(&mut self, places: M::Places, verb: M);
    /// One move, if the condition holds.
    #[inline]
    fn when(&mut self, condition: bool, mv: M) {
        if condition {
            self.one(mv);
        }
    }
    /// True once the listener has heard enough; rules may stop early, and need not.
    #[inline]
    fn satisfied(&self) -> bool {
        false
    }

    /// Offers one move if all its requirements hold.
    ///
    /// State requirements in the order in which a person should hear them, the dear ones behind
    /// cheap ones:
    ///
    /// ```
    /// # use engine::{Answer, Offers, Refusal};
    /// # fn example<M: Answer>(to: &mut impl Offers<M>, build: M, workers: u8, sites: u64) {
    /// to.given(build, |need| {
    ///     need.that(workers >= 2, || Refusal::plain("EX-1.1", "workers"))?;
    ///     need.that(sites != 0, || Refusal::plain("EX-1.2", "no-site"))
    /// });
    /// # }
    /// ```
    #[inline(always)]
    fn given(&mut self, mv: M, needs: impl FnOnce(&mut Need<'_, Self, M>) -> Option<()>)
    where
        Self: Sized,
    {
        if Self::EXPLAINS && !self.wants(mv, false) {
            return;
        }
        if needs(&mut Need::of(self)).is_some() {
            self.one(mv);
        }
    }

    /// Offers one verb at those places that meet all requirements. [`Need::that`] states what the
    /// verb itself needs, [`Need::only`] what each place needs.
    #[inline(always)]
    fn given_at(&mut self, verb: M, needs: impl FnOnce(&mut Need<'_, Self, M>) -> Option<M::Places>)
    where
        Self: Sized,
    {
        if Self::EXPLAINS && !self.wants(verb, true) {
            return;
        }
        if let Some(places) = needs(&mut Need::of(self)) {
            self.each(places, verb);
        }
    }

    /// For listeners that explain: is this the move in question? With `aimed`, at any place.
    #[inline]
    fn wants(&mut self, _verb: M, _aimed: bool) -> bool {
        false
    }
    /// For listeners that explain: a requirement of the move in question, met or not.
    #[inline]
    fn hears(&mut self, _met: bool, _why: impl FnOnce() -> Refusal) {}
    /// For listeners that explain: where the move in question is aimed.
    #[inline]
    fn aim(&self) -> u16 {
        0
    }
}

/// Listing.
impl<M: Answer> Offers<M> for Vec<M> {
    fn one(&mut self, mv: M) {
        self.push(mv);
    }
    fn each(&mut self, places: M::Places, verb: M) {
        places.each(|place| self.push(verb.at(place)));
    }
}

/// Counting.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count(pub u32);

impl<M: Answer> Offers<M> for Count {
    #[inline]
    fn one(&mut self, _: M) {
        self.0 += 1;
    }
    #[inline]
    fn each(&mut self, places: M::Places, _: M) {
        self.0 += places.count();
    }
}

/// "Is this one legal?"
#[derive(Clone, Copy, Debug)]
pub struct IsOffered<M> {
    /// The move that is looked for.
    pub wanted: M,
    /// True if it was offered.
    pub found: bool,
}

impl<M> IsOffered<M> {
    /// Looks for this move.
    pub fn new(wanted: M) -> Self {
        IsOffered { wanted, found: false }
    }
}

impl<M: Answer> Offers<M> for IsOffered<M> {
    #[inline]
    fn one(&mut self, mv: M) {
        self.found |= mv == self.wanted;
    }
    #[inline]
    fn each(&mut self, places: M::Places, verb: M) {
        let place = self.wanted.place();
        self.found |= places.has(place) && verb.at(place) == self.wanted;
    }
    #[inline]
    fn satisfied(&self) -> bool {
        self.found
    }
}

/// Picking the n-th, without a list.
#[derive(Clone, Copy, Debug)]
pub struct Nth<M> {
    left: u32,
    /// The move, once it was offered.
    pub found: Option<M>,
}

impl<M> Nth<M> {
    /// Wants the move after so many others.
    pub fn new(n: u32) -> Self {
        Nth { left: n, found: None }
    }
}

impl<M: Answer> Offers<M> for Nth<M> {
    #[inline]
    fn one(&mut self, mv: M) {
        if self.found.is_none() {
            if self.left == 0 {
                self.found = Some(mv);
            } else {
                self.left -= 1;
            }
        }
    }
    #[inline]
    fn each(&mut self, places: M::Places, verb: M) {
        if self.found.is_none() {
            let here = places.count();
            if self.left < here {
                self.found = Some(verb.at(places.nth(self.left)));
            } else {
                self.left -= here;
            }
        }
    }
    #[inline]
    fn satisfied(&self) -> bool {
        self.found.is_some()
    }
}

const SINGLES: usize = 96;
const GROUPS: usize = 48;

/// Remembers what was offered as groups, so that one pass over the rules is enough to draw a
/// uniformly random move. Reused from decision to decision.
#[derive(Clone, Debug)]
pub struct Hat<M: Answer> {
    singles: [M; SINGLES],
    /// Places, verb, and how many moves the groups hold up to here.
    groups: [(M::Places, M, u32); GROUPS],
    single_count: usize,
    group_count: usize,
    in_groups: u32,
    overflow: Vec<M>,
}

impl<M: Answer> Default for Hat<M> {
    fn default() -> Self {
        Hat {
            singles: [M::default(); SINGLES],
            groups: [(M::Places::NONE, M::default(), 0); GROUPS],
            single_count: 0,
            group_count: 0,
            in_groups: 0,
            overflow: Vec::new(),
        }
    }
}

impl<M: Answer> Hat<M> {
    /// Empties it for the next question.
    #[inline]
    pub fn clear(&mut self) {
        self.single_count = 0;
        self.group_count = 0;
        self.in_groups = 0;
        self.overflow.clear();
    }
    /// How many moves are in the hat.
    #[inline]
    pub fn count(&self) -> u32 {
        self.single_count as u32 + self.in_groups + self.overflow.len() as u32
    }
    /// More moves than any ordinary question has.
    #[cold]
    #[inline(never)]
    fn spill(&mut self, mv: M) {
        self.overflow.push(mv);
    }
    /// The n-th move of the hat; `n` must be below `count`.
    #[inline]
    pub fn nth(&self, n: u32) -> M {
        let singles = self.single_count as u32;
        if n < singles {
            return self.singles[n as usize];
        }
        let n = n - singles;
        let mut before = 0;
        for &(places, verb, end) in &self.groups[..self.group_count] {
            if n < end {
                return verb.at(places.nth(n - before));
            }
            before = end;
        }
        self.overflow[(n - before) as usize]
    }
}

impl<M: Answer> Offers<M> for Hat<M> {
    #[inline(always)]
    fn one(&mut self, mv: M) {
        match self.singles.get_mut(self.single_count) {
            Some(slot) => {
                *slot = mv;
                self.single_count += 1;
            }
            None => self.spill(mv),
        }
    }
    #[inline(always)]
    fn each(&mut self, places: M::Places, verb: M) {
        let here = places.count();
        if here == 0 {
            return;
        }
        match self.groups.get_mut(self.group_count) {
            Some(slot) => {
                self.in_groups += here;
                *slot = (places, verb, self.in_groups);
                self.group_count += 1;
            }
            None => places.each(|place| self.spill(verb.at(place))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Places;

    #[test]
    fn the_nth_place_is_the_nth_seen() {
        let sets: [u128; 4] = [1, 1 << 127, 0b1011 << 62, u128::MAX];
        for set in sets {
            let mut seen = Vec::new();
            set.each(|place| seen.push(place));
            assert_eq!(seen.len() as u32, set.count());
            for (n, &place) in seen.iter().enumerate() {
                assert_eq!(set.nth(n as u32), place);
                assert!(set.has(place));
                let words = [set as u64, (set >> 64) as u64, 0];
                assert_eq!(words.nth(n as u32), place);
                assert!(words.has(place));
            }
        }
    }
}
