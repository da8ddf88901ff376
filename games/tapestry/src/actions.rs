//! What happens in the rulebook's actions, one file for each subject.

mod arts;
mod buildings;
mod cards;
mod conquest;
mod counts;
mod dice;
mod exploration;
mod income;
mod keeping;
mod plots;
mod reserve;
mod resources;
mod science;
mod setup;
mod technology;
mod tracks;
mod turn;

pub(crate) use conquest::records;
pub(crate) use resources::Draws;
pub(crate) use tracks::{LAST_SPACE, Mode, space_number, tier, track_and_space, track_at};
pub(crate) use turn::INCOME_TURNS;

pub(crate) use conquest::records as cards_of;
pub(crate) use plots::GONE;

use engine::Places;

/// Places of a move from a set of at most 64.
#[inline]
pub(crate) fn wide(set: u64) -> [u64; 3] {
    [set, 0, 0]
}

/// Places of a move from a set of cards.
#[inline]
pub(crate) fn wide_cards(set: u128) -> [u64; 3] {
    [set as u64, (set >> 64) as u64, 0]
}

/// Every place there is.
pub(crate) const ALL: [u64; 3] = [!0; 3];

/// The things of a set one after the other.
pub(crate) fn bits(set: u64) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let next = (rest != 0).then(|| rest.trailing_zeros() as u8);
        rest &= rest.wrapping_sub(1);
        next
    })
}

/// One of a set at random.
pub(crate) fn one_of<P: Places + PartialEq, C: engine::Chance>(
    set: P,
    chance: &mut C,
) -> Option<u8> {
    let count = set.count();
    (count > 0).then(|| set.nth(chance.below(count)) as u8)
}
