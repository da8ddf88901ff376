//! TM-8.30 and TM-8.31: shipping and digging.

use crate::table::table;

/// TM-8.30: 4 coins and 1 priest for each level; levels 1, 2, 3 score 2, 3, 4.
#[test]
fn tm_8_30_shipping() {
    let mut table = table(
        "
        auren   13 coins 4 priests  dwelling F4
        giants  dwelling I1
    ",
    );
    table.play("auren: advance ship");
    table.has("auren: shipping 1, 9 coins, 3 priests, 22 points");
    table.play("giants: pass BON9");
    table.play("auren: advance ship");
    table.has("auren: shipping 2, 5 coins, 2 priests, 25 points");
    table.play("auren: advance ship");
    table.has("auren: shipping 3, 1 coins, 1 priests, 29 points, 0 ordered");
    table.refuses("auren: advance ship", "TM-8.30");
}

/// TM-8.30: the Mermaids' levels 2 to 5 score 2 to 5.
#[test]
fn tm_8_30_shipping_of_the_mermaids() {
    let mut table = table(
        "
        mermaids  16 coins 4 priests  dwelling D5
        giants    dwelling I1
        passed giants
    ",
    );
    for points in [22, 25, 29, 34] {
        table.play("mermaids: advance ship");
        table.has(&format!("mermaids: {points} points"));
    }
    table.has("mermaids: shipping 5, 0 coins, 0 priests");
}

/// TM-8.30: Dwarves and Fakirs have no shipping.
#[test]
fn tm_8_30_no_shipping_for_dwarves_and_fakirs() {
    let mut table = table(
        "
        dwarves  4 priests  dwelling E7
        fakirs   4 priests  dwelling F3
    ",
    );
    table.refuses("dwarves: advance ship", "TM-8.30");
    table.play("dwarves: pass BON9");
    table.refuses("fakirs: advance ship", "TM-8.30");
}

/// TM-8.31: 2 workers, 5 coins and 1 priest for a level; 6 points each.
#[test]
fn tm_8_31_digging() {
    let mut table = table(
        "
        auren   6 workers 12 coins 3 priests  dwelling F4
        giants  dwelling I1
        passed giants
    ",
    );
    table.play("auren: advance dig");
    table.has("auren: digging 1, 4 workers, 7 coins, 2 priests, 26 points");
    table.play("auren: advance dig");
    table.has("auren: digging 2, 2 workers, 2 coins, 1 priests, 32 points");
    table.refuses("auren: advance dig", "TM-8.31");
}

/// TM-8.31: Halflings pay 1 coin, Fakirs have one step, Darklings none.
#[test]
fn tm_8_31_other_dig_tracks() {
    let mut table = table(
        "
        halflings  2 workers 1 coins 1 priests  dwelling E6
        fakirs     9 workers 20 coins 2 priests  dwelling F3
        darklings  9 workers 20 coins 2 priests  dwelling E5
    ",
    );
    table.play("halflings: advance dig");
    table.has("halflings: 0 workers, 0 coins, 0 priests, 26 points");
    table.play("fakirs: advance dig");
    table.refuses("darklings: advance dig", "TM-8.31");
    table.play(
        "
        darklings: pass BON9
        halflings: pass BON7
    ",
    );
    table.refuses("fakirs: advance dig", "TM-8.31");
}

/// TM-8.3: tracks must be paid for.
#[test]
fn tm_8_3_tracks_must_be_paid_for() {
    let mut table = table(
        "
        auren   1 workers 3 coins 1 priests  dwelling F4
        giants  dwelling I1
    ",
    );
    table.refuses("auren: advance ship", "TM-8.30");
    table.refuses("auren: advance dig", "TM-8.31");
}
