//! Luck has one door.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::VecDeque;

/// The only source of luck in any game.
///
/// A match draws from its seed, a test says what is drawn, and a log keeps the numbers:
///
/// ```
/// use engine::{Chance, NoLuck, Recorded, Scripted, Seed, Seeded};
/// let roll = |chance: &mut dyn Chance| [chance.below(6), chance.below(6)];
///
/// let mut recorded = Recorded::new(Seeded::new(Seed::from_words("a rainy day"), 0));
/// let dice = roll(&mut recorded);
/// let mut again = Scripted::new(recorded.drawn, NoLuck);
/// assert_eq!((roll(&mut again), again.faults), (dice, 0));
/// assert_eq!(roll(&mut Scripted::new([5, 0], NoLuck)), [5, 0]);
/// ```
pub trait Chance {
    /// A whole number below `sides`, all equally likely. `sides` must not be 0.
    fn below(&mut self, sides: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        (**self).below(sides)
    }
}

/// Shuffles in place (Fisher and Yates), drawing one number per element but the last.
#[inline]
pub fn shuffle<T, C: Chance>(items: &mut [T], chance: &mut C) {
    for left in (2..=items.len()).rev() {
        items.swap(left - 1, chance.below(left as u32) as usize);
    }
}

/// 256 bits from which all luck of a match comes. Never part of a view or an event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A whole seed out of a short number, for simulations and tests.
    pub fn from_number(number: u64) -> Seed {
        Seed(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }
    /// A whole seed out of any words a person types.
    pub fn from_words(words: &str) -> Seed {
        Seed(*blake3::hash(words.as_bytes()).as_bytes())
    }
    /// The seed these hex digits stand for.
    pub fn from_hex(text: &str) -> Option<Seed> {
        blake3::Hash::from_hex(text).ok().map(|hash| Seed(*hash.as_bytes()))
    }
    /// As hex digits.
    pub fn to_hex(self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }
    /// What may be published at the start: proves later that the seed was not changed.
    pub fn commitment(self) -> String {
        blake3::derive_key("ludotheque 2026 seed commitment", &self.0)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

/// A seed must not slip into a log by accident.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Real luck: ChaCha20 with one stream per log entry, so that there is no generator to save.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha20Rng);

impl Seeded {
    /// Stream `stream` of a seed: others are independent of it.
    pub fn new(seed: Seed, stream: u64) -> Self {
        let mut generator = ChaCha20Rng::from_seed(seed.0);
        generator.set_stream(stream);
        Seeded(generator)
    }
}

impl Chance for Seeded {
    fn below(&mut self, sides: u32) -> u32 {
        fair(sides, || self.0.next_u32())
    }
}

/// Fast luck for simulations and bots' thinking (xoshiro256++); not for matches.
#[derive(Clone, Debug)]
pub struct Quick([u64; 4]);

impl Quick {
    /// Generator `index` of the family `seed`: games of one simulation share a seed.
    pub fn new(seed: u64, index: u64) -> Self {
        let mut state = seed ^ index.wrapping_mul(0xA24B_AED4_963E_E407);
        Quick(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut mixed = state;
            mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^ mixed >> 31
        }))
    }
    /// The next 64 random bits.
    #[inline]
    #[allow(clippy::should_implement_trait, reason = "luck never runs out")]
    pub fn next(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }
}

impl Chance for Quick {
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        fair(sides, || (self.next() >> 32) as u32)
    }
}

/// Multiply-and-shift with rejection (Lemire): exactly uniform and owned by us, so that results
/// never depend on a library's upgrade.
#[inline]
fn fair(sides: u32, mut next: impl FnMut() -> u32) -> u32 {
    debug_assert!(sides > 0, "nothing to draw from");
    let mut wide = u64::from(next()) * u64::from(sides);
    if (wide as u32) < sides {
        let threshold = sides.wrapping_neg() % sides;
        while (wide as u32) < threshold {
            wide = u64::from(next()) * u64::from(sides);
        }
    }
    (wide >> 32) as u32
}

/// Writes down what another chance gave.
#[derive(Clone, Debug)]
pub struct Recorded<C> {
    /// Where numbers come from.
    pub source: C,
    /// What was drawn so far.
    pub drawn: Vec<u32>,
}

impl<C: Chance> Recorded<C> {
    /// Writes down what this source draws.
    pub fn new(source: C) -> Self {
        Recorded { source, drawn: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorded<C> {
    fn below(&mut self, sides: u32) -> u32 {
        let number = self.source.below(sides);
        self.drawn.push(number);
        number
    }
}

/// Luck from a script: replays and tests. A missing or too large number is taken from `fallback`
/// and remembered as a fault, never a panic.
#[derive(Clone, Debug)]
pub struct Scripted<C> {
    script: VecDeque<u32>,
    /// Where numbers come from once the script is over.
    pub fallback: C,
    /// How many draws the script could not serve.
    pub faults: u32,
}

impl<C: Chance> Scripted<C> {
    /// These numbers first, then those of the fallback.
    pub fn new(script: impl IntoIterator<Item = u32>, fallback: C) -> Self {
        Scripted { script: script.into_iter().collect(), fallback, faults: 0 }
    }
    /// Numbers that were written but never drawn.
    pub fn left(&self) -> usize {
        self.script.len()
    }
}

impl<C: Chance> Chance for Scripted<C> {
    fn below(&mut self, sides: u32) -> u32 {
        match self.script.pop_front() {
            Some(number) if number < sides => number,
            _ => {
                self.faults += 1;
                self.fallback.below(sides)
            }
        }
    }
}

/// For places where a rule must not draw: always 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLuck;

impl Chance for NoLuck {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_and_a_stream_give_the_same_luck_forever() {
        let mut chance = Seeded::new(Seed::from_number(7), 3);
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        let mut again = Seeded::new(Seed::from_number(7), 3);
        assert_eq!(drawn, (0..8).map(|_| again.below(100)).collect::<Vec<_>>());
        let mut other = Seeded::new(Seed::from_number(7), 4);
        assert_ne!(drawn, (0..8).map(|_| other.below(100)).collect::<Vec<_>>());
    }

    #[test]
    fn quick_luck_is_fair_enough() {
        let mut chance = Quick::new(1, 2);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_seed_never_prints_itself() {
        let seed = Seed::from_words("hush");
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert!(!seed.commitment().contains(&seed.to_hex()[..8]));
    }
}
