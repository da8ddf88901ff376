//! The procedures of `procedures.toml`, compiled together with the effects of cards.

use crate::Arcadia;

engine::procedures! {
    Arcadia:
    start { nation ideology province heir }
    political { discard search politics court plots react shields lose_unit talk answers declare call }
    election { ballot contest camps spoils }
    management { bargain manage }
    military {
        march choose_battle intervene mode assault join_storm garrison losses flee shelter
        deploy orders prisoner ransom enlist
    }
}
