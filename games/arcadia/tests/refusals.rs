//! Every refusal is heard, and the rule it cites speaks of it. `FIXTURES=write` writes `tests/refusals.txt` anew.

use crate::common;
use arcadia::{Arcadia, Setup};
use engine::{Play, Quick, Refusal, Silence};
use testing::Hearing;

#[test]
fn every_refusal_is_heard() {
    let wrong = |setup: Setup| -> Refusal {
        Arcadia::set_up(&setup, &mut Quick::new(1, 0), &mut Silence).expect_err("a wrong setup")
    };
    let mut elsewhere = crate::rules::corners::refusals();
    elsewhere.push(wrong(Setup::for_seats(5)));
    elsewhere.push(wrong(Setup { talks: 4, ..Setup::for_seats(2) }));
    let hearing = Hearing { games: 12, asked: 2, alike: 8 };
    hearing.of::<Arcadia>(env!("CARGO_MANIFEST_DIR"), &common::setups(), elsewhere);
}
