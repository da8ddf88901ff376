//! What is in the box, for statistics: everything that events put to use and that comes in a fixed number.

use crate::content::OFFICES;
use crate::kinds::{
    Building, Character, Commission, CouncilTile, DiceTile, Effect, EventCard, Good, Objective,
    Settlers,
};
use engine::{Counted, Thing};
use std::borrow::Cow;

pub(crate) fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
    fn all<T: Thing>() -> Vec<Cow<'static, str>> {
        T::all().map(T::word).collect()
    }
    vec![
        ("settlers-taken", all::<Settlers>()),
        ("settlers", all::<Settlers>()),
        ("building", all::<Building>()),
        ("building-sold", all::<Building>()),
        ("council", all::<CouncilTile>()),
        ("character", all::<Character>()),
        ("bonus", all::<Effect>()),
        ("office", all::<Counted<{ OFFICES as u8 }>>()),
        ("dice-tile", all::<DiceTile>()),
        ("commission", all::<Commission>()),
        ("event", all::<EventCard>()),
        ("objective", all::<Objective>()),
        ("objective-met", all::<Objective>()),
        ("good-sold", all::<Good>()),
        ("good-bought", all::<Good>()),
    ]
}
