//! TM-4: the course of the game.

use crate::table::{Table, opening, table};
use engine::{Chance, Hat, Manners, NoLuck, Play, Quick, Silence, Spoken};
use terra_mystica::{Setup, TerraMystica};

/// TM-4.1, TM-4.2: six rounds; round 6 has no phase III, the game ends with it.
#[test]
fn tm_4_1_six_rounds_and_an_end() {
    let mut table = table(
        "
        witches  dwelling F4
        giants   dwelling D4
    ",
    );
    for round in 1..=6 {
        assert_eq!(table.view().round, round);
        assert_eq!(table.game.outcome(), None);
        table.pass_all();
    }
    assert!(table.game.outcome().is_some());
    assert!(table.game.asked().is_empty());
}

/// TM-4.2: factions, dwellings, cards, rounds of turns and cult spades, end; nothing is skipped.
#[test]
fn tm_4_2_phases_come_in_order() {
    let order = ["choose-factions", "place-dwellings", "choose-cards", "actions"];
    let mut hat = Hat::default();
    for luck in 0..10 {
        let mut table = opening(&Setup::for_seats(3), luck);
        let mut choices = Quick::new(luck, 1);
        let mut seen = vec![table.view().phase];
        while let Some(seat) = table.game.asked().first() {
            hat.clear();
            table.game.offer(seat, &mut hat);
            let mv = hat.nth(choices.below(hat.count()));
            table.game.apply(seat, mv, &mut NoLuck, &mut Silence);
            if seen.last() != Some(&table.view().phase) {
                seen.push(table.view().phase);
            }
        }
        assert_eq!(seen[..4], order);
        assert_eq!(seen.last(), Some(&"over"));
        assert!(seen[4..].iter().all(|it| ["cult-spades", "actions", "over"].contains(it)));
    }
}

/// TM-4.3: clockwise, one turn each, skipping who has passed; the last one plays on alone.
#[test]
fn tm_4_3_turns_go_clockwise_and_skip_who_has_passed() {
    let mut table = table(
        "
        witches     3 priests  dwelling F4
        giants      dwelling D4
        swarmlings  1 priests  dwelling D5
    ",
    );
    table.play("witches: send p to AIR for 1");
    table.play("giants: pass BON9");
    table.play("swarmlings: send p to AIR for 1");
    table.play("witches: send p to AIR for 1");
    table.asks("swarmlings: take a turn");
    table.play("swarmlings: pass BON7");
    table.play("witches: send p to AIR for 1. convert 1w to 1c. pass BON6");
    assert_eq!(table.view().round, 2);
}

/// TM-4.4: who passes first begins the next round; the order follows the seats.
#[test]
fn tm_4_4_the_first_to_pass_begins_the_next_round() {
    let mut table = table(
        "
        witches     dwelling F4
        giants      dwelling D4
        swarmlings  dwelling D5
        darklings   dwelling E5
        turn swarmlings
    ",
    );
    table.play(
        "
        swarmlings: pass BON9
        darklings: pass BON7
        witches: pass BON6
        giants: pass BON3
    ",
    );
    assert_eq!(table.view().order.iter().map(|seat| seat.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
    table.asks("swarmlings: take a turn");
}

/// TM-4.3: whoever plays on alone takes one turn after the other; free steps are part of a turn.
#[test]
fn tm_4_3_whoever_plays_on_alone_begins_a_turn_after_each_action() {
    let mut table = table(
        "
        witches  3 priests 9 workers  dwelling F4
        giants   dwelling D4
    ",
    );
    // The others are asked meanwhile: that is for the table to see, not a new turn at once.
    assert!(!begins(&mut table, "send p to AIR for 1"));
    table.play("giants: pass BON9");
    assert!(!begins(&mut table, "convert 1w to 1c"));
    let acted = begins(&mut table, "send p to AIR for 1");
    let over = acted || begins(&mut table, "done");
    assert!(over, "a turn ends with its action, or when it is said to be done");
    assert!(!begins(&mut table, "convert 1w to 1c"));
}

/// Whether the witches begin a turn after this move.
fn begins(table: &mut Table, text: &str) -> bool {
    let (before, witches) = (table.game, table.seat("witches"));
    let mv = before.read(witches, text).expect("a move");
    table.play(&format!("witches: {text}"));
    TerraMystica::begins_turn(&before, &table.game, witches, mv)
}
