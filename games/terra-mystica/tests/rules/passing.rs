//! TM-8.71 to TM-8.75: passing.

use crate::table::table;

/// TM-8.71: points first, then a new card, never the one returned.
#[test]
fn tm_8_71_the_order_of_passing() {
    let mut table = table(
        "
        witches  card BON9  dwelling F4 C3 D1
        giants   card BON3  dwelling I1
        free BON4 BON5 BON6
    ",
    );
    table.refuses("witches: pass BON9", "TM-8.71");
    table.refuses("witches: pass BON3", "TM-8.71");
    table.play("witches: pass BON6");
    table.has("witches: 23 points, card BON6");
    table.asks("giants: take a turn");
    // The card returned a moment ago can be taken.
    table.play("giants: pass BON9");
    table.has("giants: card BON9");
}

/// TM-8.71: in round 6 no card is taken.
#[test]
fn tm_8_71_no_card_in_round_six() {
    let mut table = table(
        "
        witches  card BON9  dwelling F4 C3 D1
        giants   dwelling I1
        round 6
    ",
    );
    table.refuses("witches: pass BON4", "TM-8.71");
    table.play("witches: pass");
    table.has("witches: 23 points");
    table.refuses("giants: pass BON5", "TM-8.71");
    let mut earlier = crate::table::table(
        "
        witches  card BON9  dwelling F4
        giants   dwelling I1
        round 5
    ",
    );
    earlier.refuses("witches: pass", "TM-8.71");
}

/// TM-8.72: coins on a card go to whoever takes it, at once.
#[test]
fn tm_8_72_coins_on_the_card() {
    let mut table = table(
        "
        witches  0 coins  dwelling F4
        giants   dwelling I1
        free BON4 BON5 BON6   coins BON5 3
    ",
    );
    table.play("witches: pass BON5");
    table.has("witches: 3 coins");
}

/// TM-8.73: what the three cards and the favor tile score.
#[test]
fn tm_8_73_points_on_passing() {
    let scored = |player: &str| {
        let mut table = table(&format!("witches {player}\n giants dwelling I1\n round 6"));
        table.play("witches: pass");
        table.player("witches").points - 20
    };
    assert_eq!(scored("card BON9 dwelling F4 C3 trading-house D1"), 2);
    assert_eq!(scored("card BON7 dwelling F4 C3 trading-house D1 A3"), 4);
    assert_eq!(scored("card BON6 dwelling F4 stronghold D1"), 4);
    assert_eq!(scored("card BON6 sanctuary F4 stronghold D1"), 8);
    assert_eq!(scored("card BON3 sanctuary F4 stronghold D1 dwelling A3"), 0);
    assert_eq!(scored("favors FAV12 dwelling D1"), 0);
    assert_eq!(scored("favors FAV12 trading-house D1"), 2);
    assert_eq!(scored("favors FAV12 trading-house D1 F4"), 3);
    assert_eq!(scored("favors FAV12 trading-house D1 F4 A3"), 3);
    assert_eq!(scored("favors FAV12 trading-house D1 F4 A3 C3"), 4);
}

/// TM-8.74: without means there is still passing, and what is left is kept.
#[test]
fn tm_8_74_passing_is_always_possible() {
    let mut table = table(
        "
        witches  0 workers 0 coins 0 priests  bowls 12/0/0  dwelling F4
        giants   7 workers  dwelling I1
        free BON4 BON5 BON6
    ",
    );
    let moves = table.may(table.seat("witches"));
    assert_eq!(moves, ["wait", "pass BON4", "pass BON5", "pass BON6"]);
    table.play("witches: pass BON4");
    table.play("giants: pass BON5");
    // 7 kept, 2 from dwellings, 1 from the card.
    table.has("giants: 10 workers");
}

/// TM-8.75: who has passed still answers offers.
#[test]
fn tm_8_75_passed_players_answer_offers() {
    let mut table = table(
        "
        witches  9 workers 20 coins  dwelling F4
        nomads   bowls 5/7/0  dwelling F3
        passed nomads
    ",
    );
    table.play("witches: upgrade F4 to TP");
    table.play("nomads: leech 1 from witches");
    table.has("nomads: bowls 4/8/0");
    table.asks("witches: take a turn");
}
