//! TM-11: cults.

use crate::table::table;

/// TM-11.1: from 4 to 7 passes two thresholds: 4 power.
#[test]
fn tm_11_1_power_on_the_way() {
    let mut table = table(
        "
        nomads  1 priests  bowls 12/0/0  air 4  dwelling F3
        giants  dwelling I1
    ",
    );
    table.play("nomads: send p to AIR for 3");
    table.has("nomads: air 7, bowls 8/4/0");
}

/// TM-11.1: spaces 3, 5, 7 and 10 give 1, 2, 2 and 3 power.
#[test]
fn tm_11_1_the_four_thresholds() {
    for (from, power) in [(0, 0), (2, 1), (3, 0), (4, 2), (6, 2), (8, 0), (9, 3)] {
        let mut table = table(&format!(
            "nomads 1 priests bowls 12/0/0 fire {from} towns TW1 dwelling F3
             giants dwelling I1"
        ));
        table.play("nomads: send p to FIRE for 1");
        table.has(&format!("nomads: fire {}, bowls {}/{power}/0", from + 1, 12 - power));
    }
}

/// TM-11.2: without a key the marker stops on 9 and the rest is lost.
#[test]
fn tm_11_2_no_key_no_space_ten() {
    let mut table = table(
        "
        swarmlings  4 priests  bowls 3/9/0  cults 1/1/1/1  dwelling D5
        giants      dwelling I1
        passed giants
    ",
    );
    table.play("swarmlings: send p to AIR for 3. send p to AIR for 2. send p to AIR for 2");
    table.play("swarmlings: send p to AIR for 2");
    table.has("swarmlings: air 9, bowls 0/10/2");
}

/// TM-11.2: one key for each space 10; the space is closed for the others.
#[test]
fn tm_11_2_keys_are_used_up() {
    let mut table = table(
        "
        nomads  3 priests  cults 9/9/9/0  towns TW1 TW2  dwelling F3
        giants  1 priests  fire 9  towns TW1  dwelling I1
    ",
    );
    table.play("nomads: send p to FIRE for 1");
    table.has("nomads: fire 10, 1 keys");
    table.play("giants: send p to FIRE for 3");
    table.has("giants: fire 9, 1 keys");
    table.play("nomads: send p to WATER for 2");
    table.play("giants: pass BON9");
    table.play("nomads: send p to EARTH for 2");
    table.has("nomads: cults 10/10/9/0, 0 keys");
}

/// TM-11.3: a key that comes later moves no marker by itself.
#[test]
fn tm_11_3_a_later_key_moves_nothing() {
    let mut table = table(
        "
        halflings  1 priests 9 workers 20 coins  fire 8  stronghold E6  dwelling E5 F3 D4
        giants     dwelling I1
        passed giants
    ",
    );
    table.play("halflings: send p to FIRE for 2");
    table.has("halflings: fire 9");
    table.play("halflings: upgrade E5 to TP. +TW3");
    table.has("halflings: fire 9, 1 keys");
    table.play("halflings: send p to FIRE for 1");
    table.has("halflings: fire 10, 0 keys");
}

/// TM-11.4: the key of a town tile serves its own steps; the player chooses among rivals.
#[test]
fn tm_11_4_the_player_chooses_who_enters() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  cults 9/9/2/9  stronghold E6  dwelling E5 F3 D4
        giants     air 10  towns TW1  dwelling I1
    ",
    );
    table.play("halflings: upgrade E5 to TP. +TW5");
    table.has("halflings: cults 9/9/3/9, 1 keys");
    table.asks("halflings: enter space 10");
    table.refuses("halflings: enter AIR", "TM-11.2");
    table.play("halflings: enter WATER");
    table.has("halflings: cults 9/10/3/9, 0 keys");
    table.asks("giants: take a turn");
}

/// TM-11.4: with one marker on 9 there is nothing to choose.
#[test]
fn tm_11_4_a_single_marker_enters_by_itself() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  cults 9/8/2/0  stronghold E6  dwelling E5 F3 D4
        giants     dwelling I1
    ",
    );
    table.play("halflings: upgrade E5 to TP. +TW5");
    table.has("halflings: cults 10/9/3/1, 0 keys");
}

/// TM-11.5: no marker ever goes back in random play of the base game.
#[test]
fn tm_11_5_markers_never_go_back() {
    use engine::{Chance, Hat, NoLuck, Play, Quick, Silence};
    use terra_mystica::Setup;
    let mut hat = Hat::default();
    for luck in 0..20 {
        let mut table = crate::table::opening(&Setup::for_seats(4), luck);
        let mut choices = Quick::new(luck, 1);
        let mut before = [[0; 4]; 4];
        while let Some(seat) = table.game.asked().first() {
            hat.clear();
            table.game.offer(seat, &mut hat);
            let mv = hat.nth(choices.below(hat.count()));
            table.game.apply(seat, mv, &mut NoLuck, &mut Silence);
            for (player, old) in table.view().players.iter().zip(&mut before) {
                assert!(player.cults.iter().zip(*old).all(|(new, old)| *new >= old));
                *old = player.cults;
            }
        }
    }
}
