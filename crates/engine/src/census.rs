//! A law every box of components has: each card and tile is in one place.

/// Counts a set of at most 64 things as they are found, each wanted once:
///
/// ```
/// use engine::Census;
///
/// let mut cards = Census::of([0b0011, 0b0100]);
/// cards.one(3);
/// // 255 is nothing: an empty place.
/// cards.one(255);
/// assert!(cards.is_all(4) && !cards.is_all(5));
/// cards.one(0);
/// assert!(!cards.is_all(4), "a card in two places");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    seen: u64,
    twice: bool,
}

impl Census {
    /// Begins with these sets, as bits.
    pub fn of(sets: impl IntoIterator<Item = u64>) -> Census {
        let mut census = Census::default();
        sets.into_iter().for_each(|set| census.add(set));
        census
    }
    /// Found: a set of things, as bits.
    pub fn add(&mut self, set: u64) {
        self.twice |= self.seen & set != 0;
        self.seen |= set;
    }
    /// Found: one thing. 255 stands for none; what no set of 64 can hold is one too many.
    pub fn one(&mut self, thing: u8) {
        match 1u64.checked_shl(thing.into()) {
            _ if thing == u8::MAX => {}
            Some(bit) => self.add(bit),
            None => self.twice = true,
        }
    }
    /// True if the first so many things were found, each once, and nothing else.
    pub fn is_all(&self, things: usize) -> bool {
        let all = 1u64.checked_shl(things as u32).map_or(u64::MAX, |bit| bit - 1);
        !self.twice && self.seen == all
    }
    /// True if nothing was found.
    pub fn is_none(&self) -> bool {
        self.is_all(0)
    }
}
