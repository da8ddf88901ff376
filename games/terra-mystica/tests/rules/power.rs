//! TM-6: power.

use crate::table::table;

/// TM-6.1: from 2/5/5, 3 power make 0/6/6.
#[test]
fn tm_6_1_power_moves_token_by_token() {
    let mut table = table(
        "
        witches  bowls 2/5/5  dwelling E9
        nomads   dwelling F3
        free BON4 BON6 BON7   passed nomads
    ",
    );
    table.play("witches: pass BON4");
    table.has("witches: bowls 0/6/6");
}

/// TM-6.1: what the bowls cannot take is lost.
#[test]
fn tm_6_1_power_beyond_the_bowls_is_lost() {
    let mut table = table(
        "
        witches  bowls 1/0/11  dwelling E9
        nomads   dwelling F3
        free BON4 BON6 BON7   passed nomads
    ",
    );
    table.play("witches: pass BON4");
    table.has("witches: bowls 0/0/12");
}

/// TM-6.2: only bowl III can be spent; what is spent goes to bowl I.
#[test]
fn tm_6_2_power_is_spent_from_bowl_three() {
    let mut table = table(
        "
        witches  bowls 0/6/6  dwelling E9
        nomads   bowls 2/5/5  dwelling F3
    ",
    );
    table.play("witches: action ACT6. transform E10 to green. done");
    table.has("witches: bowls 6/6/0");
    for _ in 0..5 {
        table.play("nomads: convert 1pw to 1c");
    }
    table.refuses("nomads: convert 1pw to 1c", "TM-6.2");
    table.refuses("nomads: action ACT2", "TM-6.2");
    table.has("nomads: bowls 7/5/0, 20 coins");
}

/// TM-6.3: a sacrifice takes two tokens of bowl II: one is gone, the other is in bowl III.
#[test]
fn tm_6_3_sacrifice() {
    let mut table = table(
        "
        witches  bowls 5/3/0  dwelling E9
        nomads   dwelling F3
    ",
    );
    table.play("witches: burn 1");
    table.has("witches: bowls 5/1/1");
    table.refuses("witches: burn 1", "TM-6.3");
}

/// TM-6.3: sacrifices need no purpose, but they need the own turn.
#[test]
fn tm_6_3_sacrifice_on_the_own_turn_only() {
    let mut table = table(
        "
        witches  bowls 5/7/0  dwelling E9
        nomads   dwelling F3
    ",
    );
    table.refuses("nomads: burn 1", "not-asked");
    table.play("witches: wait. burn 1. convert 1w to 1c. pass BON9");
    table.has("witches: bowls 5/5/1");
}
