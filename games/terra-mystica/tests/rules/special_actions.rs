//! TM-8.70: special actions.

use crate::table::table;

/// TM-8.70: the cult step of a favor tile, once per round, also in the round it was taken.
#[test]
fn tm_8_70_the_favor_tile_works_in_the_same_round() {
    let mut table = table(
        "
        witches  9 workers 20 coins  cults 0/0/0/0  trading-house F4
        giants   dwelling I1
        passed giants
    ",
    );
    table.refuses("witches: action FAV6", "TM-8.70");
    table.play("witches: upgrade F4 to TE. +FAV6. action FAV6. +FIRE");
    table.has("witches: cults 1/2/0/0");
    table.refuses("witches: action FAV6", "TM-8.70");
}

/// TM-8.70: the actions of bonus cards belong to the card in hand.
#[test]
fn tm_8_70_the_actions_of_bonus_cards() {
    let mut table = table(
        "
        nomads   card BON1  dwelling F3
        witches  card BON2  dwelling A3
        free BON3 BON4 BON5
    ",
    );
    table.refuses("nomads: action BON2", "TM-8.70");
    table.play("nomads: action BON1. transform E6 to yellow. build E6");
    table.has("nomads: dwelling E6, 1 workers");
    table.play("witches: action BON2. +AIR");
    table.has("witches: air 3");
    table.refuses("nomads: action BON1", "TM-8.70");
}

/// TM-8.70: the mark is gone with the clean-up.
#[test]
fn tm_8_70_marks_are_removed_at_clean_up() {
    let mut table = table(
        "
        nomads   card BON1  dwelling F3
        witches  card BON2  dwelling A3
        free BON3 BON4 BON5
    ",
    );
    table.play(
        "
        nomads: action BON1. transform E6 to yellow. done
        witches: pass BON3
        nomads: pass BON2
        witches: pass BON1
        nomads: action BON2. +FIRE
    ",
    );
    table.has("nomads: fire 2");
}

/// TM-8.70: stronghold actions need the stronghold, once per round.
#[test]
fn tm_8_70_stronghold_actions_once_per_round() {
    for (who, rule, first) in [
        ("auren", "TM-15.1", "action ACTA. +2FIRE"),
        ("witches", "TM-15.2", "action ACTW. build A3"),
        ("swarmlings", "TM-15.10", "action ACTS. upgrade C3 to TP"),
        (
            "chaosmagicians",
            "TM-15.11",
            "action ACTC. convert 1w to 1c. action BON2. +FIRE. action FAV6. +AIR",
        ),
        ("giants", "TM-15.12", "action ACTG. transform E6 to red. done"),
        ("nomads", "TM-15.14", "action ACTN. transform E6 to yellow. done"),
    ] {
        let action = &first[..11];
        let without = format!("{who} dwelling F4\n darklings dwelling I2");
        table(&without).refuses(&format!("{who}: {action}"), rule);
        let mut table = table(&format!(
            "{who} card BON2 favors FAV6 stronghold F4 dwelling C3
             darklings dwelling I2
             passed darklings"
        ));
        table.play(&format!("{who}: {first}"));
        table.refuses(&format!("{who}: {action}"), "TM-8.70");
    }
}

/// TM-8.70: the Engineers' bridge is not limited per round.
#[test]
fn tm_8_70_engineers_build_bridges_again_and_again() {
    let mut table = table(
        "
        engineers  4 workers  dwelling G1
        darklings  dwelling I2
        passed darklings
    ",
    );
    table.play("engineers: action ACTE. bridge F3:G1. action ACTE. bridge E4:G1");
    table.has("engineers: 0 workers, 1 bridges");
}

/// TM-8.70: some stronghold actions may be taken without their effect, possible or not.
#[test]
fn tm_8_70_actions_without_effect() {
    for (who, full) in [
        ("witches", "stronghold F4 dwelling A3 C3 D7 E9 G3 H1 I6 B5"),
        ("swarmlings", "stronghold F4 trading-house A3 C3 D7 E9"),
    ] {
        let action = if who == "witches" { "action ACTW" } else { "action ACTS" };
        let start = format!("{who} 3 workers 3 coins {full}\n giants dwelling I1\n passed giants");
        let mut table = table(&start);
        table.play(&format!("{who}: {action}"));
        table.asks(&format!("{who}: take a turn"));
        table.has(&format!("{who}: 3 workers, 3 coins"));
        table.refuses(&format!("{who}: {action}"), "TM-8.70");
    }
    for (who, action, asked) in [
        ("witches", "ACTW", "ride"),
        ("swarmlings", "ACTS", "raise a trading house"),
        ("nomads", "ACTN", "raise a sandstorm"),
    ] {
        let start = format!("{who} stronghold F4 dwelling C3\n giants dwelling I1\n passed giants");
        let mut table = table(&start);
        table.play(&format!("{who}: action {action}"));
        table.asks(&format!("{who}: {asked}"));
        table.play(&format!("{who}: done"));
        table.asks(&format!("{who}: take a turn"));
        table.has(&format!("{who}: structures 1/0/0/1/0"));
        table.refuses(&format!("{who}: action {action}"), "TM-8.70");
    }
}
