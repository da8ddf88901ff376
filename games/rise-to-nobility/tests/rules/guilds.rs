//! RTN-9: Guilds.

use crate::table::table;

/// RTN-9.1, RTN-9.2: slots are a count, each with its values.
#[test]
fn rtn_9_1_slots_are_a_count() {
    let mut table =
        table("0: dice 1 2 3 4 5, coins 0\n1: dice 1 3 3 3 3, coins 0\n2: dice 6 1 1 1 1, coins 0");
    table.play("0: die 1 artists");
    table.refuses("1: die 1 artists", "RTN-5.4");
    table.play("1: die 3 artists");
    table.refuses("2: die 6 artists", "RTN-9.2");
}

#[test]
fn rtn_9_2_two_players_share_one_slot() {
    let mut table = table("players 2\n0: dice 1 1 1 1 1, coins 0\n1: dice 5 1 1 1 1, coins 0");
    table.play("0: die 1 artists");
    table.refuses("1: die 5 artists", "RTN-9.2");
}

/// RTN-9.3: the die says how many Workshops; owners are paid, twice with two.
#[test]
fn rtn_9_3_workshops_and_their_owners() {
    let shops = "1: workshop artists 1 artists-1, workshop artists 2 artists-2, workshop artists 3 artists-3, coins 0";
    for (die, coins, reputation, good, owner_coins, owner_points) in
        [(2, 1, 9, 0, 1, 0), (4, 1, 10, 0, 3, 0), (5, 1, 10, 1, 3, 1)]
    {
        let mut table = table(&format!("{shops}\n0: dice {die} 1 1 1 1, coins 0"));
        table.play(&format!("0: die {die} artists. buy 0"));
        let player = table.player(0);
        assert_eq!((player.coins, player.reputation, table.goods(0)[0]), (coins, reputation, good));
        assert_eq!(table.player(1).coins, owner_coins);
        assert_eq!(table.source(1, "source-rewards"), owner_points);
    }
    let mut two = table("players 2\n1: workshop artists 1 artists-5, coins 0\n0: dice 1 1 1 1 1");
    two.play("0: die 1 artists. reroll none");
    assert_eq!(two.player(1).coins, 2, "doubled, and paid though the bonus is declined");
    let mut own = table("0: workshop artists 1 artists-1, coins 0, dice 1 1 1 1 1");
    own.play("0: die 1 artists. buy 0");
    assert_eq!(own.player(0).coins, 1, "the bonus, no reward");
}

/// RTN-9.4: buying and placing can both be left out.
#[test]
fn rtn_9_4_the_player_may_stop() {
    let mut table = table("0: workers 1, coins 3");
    table.play("0: die 1 artists. buy 0. done");
    assert_eq!((table.player(0).workers, table.player(0).coins), (1, 3));
}

/// RTN-9.5: free goods for own Apprentices, if something is bought.
#[test]
fn rtn_9_5_free_goods_with_a_purchase() {
    for (bought, received) in [(0, 0), (1, 3), (2, 4)] {
        let mut table = table("0: apprentices carpenters 2, coins 2, dice 3 1 1 1 1");
        table.play(&format!("0: die 3 carpenters. buy {bought}"));
        assert_eq!((table.goods(0)[2], table.player(0).coins), (received, 2 - bought));
    }
}

/// RTN-9.6, RTN-9.7: two, one or no Workers; Apprentices count from the next turn.
#[test]
fn rtn_9_6_placing_workers() {
    let mut low = table("0: workers 3, apprentices wizards 1, coins 5");
    low.play("0: die 1 artists. buy 1. worker. move wizards");
    assert_eq!(low.goods(0)[0], 1, "no free good for Workers placed with the same die");
    assert_eq!(low.player(0).apprentices, [2, 0, 0, 0, 0, 0]);
    let mut high = table("0: workers 3, coins 5, dice 5 1 1 1 1");
    high.play("0: die 5 artists. buy 1");
    assert_eq!((high.player(0).workers, high.view().active.map(|seat| seat.0)), (3, Some(1)));
    let mut full = table("players 2\n0: workers 1, coins 5\n1: apprentices artists 2");
    full.play("0: die 1 artists. buy 1");
    assert_eq!(
        full.view().active.map(|seat| seat.0),
        Some(1),
        "no third Apprentice with two players"
    );
    let mut others = table("0: workers 1, coins 1\n1: apprentices wizards 1");
    others.refuses("0: die 1 artists. buy 0. move wizards of 1", "RTN-9.6");
}

/// RTN-9.6: two with the low slot, one with the middle one; from another Guild, onto an empty slot.
#[test]
fn rtn_9_6_how_many_from_where_and_onto_what() {
    for (die, placed) in [(2, 2), (4, 1), (6, 0)] {
        let mut table = table(&format!("0: workers 5, coins 0, dice {die} 1 1 1 1"));
        table.play(&format!("0: die {die} artists"));
        for _ in 0..placed {
            table.play("0: worker");
        }
        assert_eq!(table.player(0).apprentices[0], placed, "die {die}");
        assert_eq!(table.view().active.map(|seat| seat.0), Some(1), "and no more with a {die}");
    }
    let mut own = table("0: apprentices artists 1, apprentices wizards 1, workers 1, coins 0");
    own.play("0: die 1 artists");
    own.refuses("0: move artists", "RTN-9.6");
    assert_eq!(own.may(0), ["worker", "move wizards", "done"]);
    // Three slots with three players: one is left.
    let mut last = table("0: workers 2, coins 0\n1: apprentices artists 2");
    last.play("0: die 1 artists. worker");
    assert_eq!((last.player(0).workers, last.player(0).apprentices[0]), (1, 1));
    assert_eq!(last.view().active.map(|seat| seat.0), Some(1), "the Guild is full");
    for (seats, slots) in [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)] {
        let view = table(&format!("players {seats}")).view();
        assert!(view.guilds.iter().all(|guild| guild.apprentice_slots == slots), "{seats}");
    }
}

/// RTN-9.7: Apprentices placed last earn in the same round.
#[test]
fn rtn_9_7_apprentices_earn_at_once() {
    let mut table = table("0: workers 1, coins 0");
    table.play("0: die 1 artists. worker");
    table.end_round();
    assert_eq!(table.player(0).coins, 3);
}

/// RTN-9.8: what Workshop tiles offer.
#[test]
fn rtn_9_8_bonuses() {
    let mut good = table("workshop artists 1 artists-4\n0: coins 0");
    good.play("0: die 1 artists. good magic");
    assert_eq!(good.goods(0)[5], 1);
    let mut swap = table("workshop blacksmiths 1 blacksmiths-5\n0: coins 0, goods art 1");
    swap.play("0: die 1 blacksmiths. give art. good books");
    assert_eq!(swap.goods(0), [0, 0, 0, 0, 1, 0]);
    let mut declined = table("workshop blacksmiths 1 blacksmiths-5\n0: coins 0, goods art 1");
    declined.play("0: die 1 blacksmiths. done");
    assert_eq!(declined.goods(0), [1, 0, 0, 0, 0, 0]);
    let mut again = table("workshop artists 1 artists-5\n0: dice 2 2 2 5 6, coins 0");
    again.play("0: die 2 artists");
    again.refuses("0: buy 0", "RTN-9.8");
    again.play("0: reroll 26");
    assert_eq!(again.player(0).dice, [1, 1, 2, 5]);
    let mut choice = table("workshop artists 1 artists-6\n0: coins 0, goods art 1");
    choice.play("0: die 1 artists");
    choice.refuses("0: bonus reroll", "RTN-9.3");
    choice.play("0: bonus coin. buy 0");
    assert_eq!(choice.player(0).coins, 1);
}
