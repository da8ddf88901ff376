//! The opponents nobody plays (TP-26).

use super::NONE;
use crate::content::RivalPeople;
use crate::kinds::{DecisionCard, Track};
use engine::Between;
use engine::saved::{Few, Maybe, SetOf};

/// Decks, civilizations and favourite tracks of the Automa and the Shadow Empire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, engine::Saved)]
pub struct Rivals {
    /// Seats after those of people: none, the Shadow Empire alone, or both.
    #[is(Between<0, 2>)]
    pub(crate) count: u8,
    /// They have the first turn (TP-26.5).
    pub(crate) first: bool,
    /// From 1; 0 without the Automa.
    #[is(Between<0, 6>)]
    pub(crate) level: u8,
    /// Civilizations of the Automa.
    #[is(Few<RivalPeople>)]
    pub(crate) peoples: [u8; 2],
    #[is([Maybe<Track>; 2])]
    pub(crate) favourites: [u8; 2],
    #[is(SetOf<DecisionCard>)]
    pub(crate) deck: u32,
    #[is(SetOf<DecisionCard>)]
    pub(crate) progress: u32,
    #[is(SetOf<DecisionCard>)]
    pub(crate) discard: u32,
    /// The pair drawn last: for the track, for what is tied.
    #[is(Few<DecisionCard>)]
    pub(crate) pair: [u8; 2],
}

impl Default for Rivals {
    fn default() -> Rivals {
        Rivals {
            count: 0,
            first: false,
            level: 0,
            peoples: [NONE; 2],
            favourites: [NONE; 2],
            deck: 0,
            progress: 0,
            discard: 0,
            pair: [NONE; 2],
        }
    }
}
