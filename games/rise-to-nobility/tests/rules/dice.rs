//! RTN-5, RTN-6: dice, Reputation, Modifiers, Nobility, Characters.

use crate::table::table;
use rise_to_nobility::state::Player;

/// RTN-5.1: the sum of dice placed never exceeds Reputation.
#[test]
fn rtn_5_1_the_reputation_limit() {
    let position = "0: reputation 11, dice 5 2 3 2 4\n1: coins 0\n2: coins 0";
    // With a card to fulfil the turn stays open after the die.
    let mut one =
        table(&format!("{position}\n0: hand halfling-1, goods art 1 weapons 1 furniture 1"));
    one.play("0: die 5 artists. buy 0. end\n1: end\n2: end");
    one.play("0: die 2 artists. buy 0. end\n0: die 3 scholars. buy 0. end");
    one.refuses("0: die 2 berk", "RTN-5.1");
    let mut other = table(position);
    other.play("0: die 2 artists. buy 0\n1: end\n2: end\n0: die 3 artists. buy 0");
    other.play("0: die 2 scholars. buy 0\n0: die 4 scholars. buy 0");
    assert_eq!(other.view().round, 2, "11 of 11 are placed");
}

/// RTN-5.2, RTN-11.13: a gain counts at once, for the next die.
#[test]
fn rtn_5_2_a_new_limit_counts_at_once() {
    let mut table = table(
        "0: reputation 11, dice 5 2 3 2 4, hand halfling-1, goods art 1 weapons 1 furniture 1
         1: coins 0
         2: coins 0",
    );
    table.play("0: die 5 castle-3. end\n1: end\n2: end");
    assert_eq!((table.player(0).reputation, table.player(0).placed), (14, 5));
    table.play("0: die 2 artists. buy 0. end\n0: die 3 artists. buy 0. end");
    table.play("0: die 2 scholars. buy 0");
    assert_eq!(table.player(0).placed, 12);
}

#[test]
fn rtn_5_3_a_loss_takes_nothing_back() {
    let mut table = table(
        "council elf 1 a01
         0: reputation 9, dice 1 2 3 3 1, nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1
         1: coins 0
         2: coins 0",
    );
    table.play("0: die 3 artists. buy 0\n1: end\n2: end\n0: die 3 scholars. buy 0");
    table.play("0: die 2 council-elf-1");
    assert_eq!(
        (table.player(0).reputation, table.view().round),
        (7, 2),
        "8 placed, the limit is 7"
    );
}

#[test]
fn rtn_5_4_slots_take_their_values_once() {
    let mut table = table("0: dice 1 1 3 5 5, reputation 24\n1: dice 1 1 1 1 1");
    table.refuses("0: die 5 castle-1", "RTN-5.4");
    table.refuses("0: die 6 berk", "RTN-5.4");
    table.play("0: die 1 castle-1");
    table.refuses("1: die 1 castle-1", "RTN-5.4");
}

/// RTN-5.5, RTN-5.6: tokens change a die, and the new value counts for everything.
#[test]
fn rtn_5_5_modifiers_change_a_die() {
    let mut table = table("0: dice 6 3 1 1 1, modifiers 2, reputation 20");
    table.refuses("0: die 6 as 1 artists", "RTN-5.5");
    table.refuses("0: die 3 as 6 artists", "RTN-5.5");
    table.offers("0: die 3 as 5 artists. die 3 as 1 artists. die 6 as 5 artists");
    table.play("0: die 3 as 5 tavern");
    assert_eq!((table.player(0).modifiers, table.player(0).placed), (0, 5));
    assert_eq!(table.view().tavern.dice[0].map(|die| die.value), Some(5));
}

/// RTN-5.6: the changed value is the one the next die is held against.
#[test]
fn rtn_5_6_the_changed_value_counts_for_the_next_die() {
    let mut table = table("show elf-1 elf-2\n0: dice 3 1 1 1 1, modifiers 2\n1: dice 4 5 1 1 1");
    table.play("0: die 3 as 5 tavern. take elf-1");
    table.refuses("1: die 4 tavern", "RTN-7.1");
    table.offers("1: die 5 tavern");
}

#[test]
fn rtn_5_7_every_die_counts() {
    let mut table = table(
        "chancellery\n0: dice 5 3 3 3 3, reputation 9, apprentices artists 1, tile dice-333 treasurer",
    );
    table.play("0: die 5 home");
    assert_eq!(table.player(0).placed, 5);
    table.play("1: end\n2: end\n0: die 3 dice-333");
    assert_eq!((table.player(0).placed, table.view().round), (0, 2), "no room for another 3");
}

/// RTN-5.7: the own board, an office and a dice tile each count, and each is checked.
#[test]
fn rtn_5_7_own_board_offices_and_tiles_count_and_are_checked() {
    let player = "workers 2, coins 0, apprentices artists 1, apprentices wizards 1, tile dice-333 treasurer, fulfilled halfling-1 elf-1";
    for (moves, value) in
        [("die 5 home. return artists", 5), ("die 1 office-upper", 1), ("die 3 dice-333", 3)]
    {
        let text = |reputation: u8| {
            format!(
                "chancellery\n0: dice 5 5 3 1 4, reputation {reputation}, {player}\n1: coins 0\n2: coins 0"
            )
        };
        let mut placed = table(&text(20));
        placed.play(&format!("0: {moves}"));
        assert_eq!(placed.player(0).placed, value, "{moves}");
        // With a 4 placed before, one Reputation too few is too few.
        let before = "0: die 4 artists. done\n1: end\n2: end";
        let mut enough = table(&text(6.max(4 + value)));
        enough.play(before);
        enough.play(&format!("0: {moves}"));
        if 4 + value > 6 {
            let mut short = table(&text(4 + value - 1));
            short.play(before);
            let first = moves.split(". ").next().unwrap_or(moves);
            short.refuses(&format!("0: {first}"), "RTN-5.1");
        }
    }
}

/// RTN-6.1, RTN-6.2: stars lead up to level 12; level 5 makes a Lord.
#[test]
fn rtn_6_1_stars_move_up() {
    let mut table = table(
        "0: nobility 11, hand halfling-8, houses 1, goods furniture 3 jewelry 3 books 3 magic 3",
    );
    table.play(
        "0: fulfil halfling-8. spend furniture 2. spend jewelry 3. spend books 3. spend magic 1",
    );
    assert_eq!(table.player(0).nobility, 12);
}

/// RTN-6.3: four goods of the Character's type, if the card shows it.
#[test]
fn rtn_6_3_four_of_the_own_good() {
    let goods = "hand human-8, goods weapons 4 furniture 4 books 4 magic 4";
    let mut smith = table(&format!("0: character xavion, {goods}"));
    smith.play("0: fulfil human-8");
    smith.offers("0: spend weapons 4");
    let mut artist = table(&format!("0: character ysolde-marn, {goods}"));
    artist.refuses("0: fulfil human-8. spend weapons 4", "RTN-7.5");
    smith.play("0: spend weapons 4. spend furniture 3. spend books 3");
    smith.refuses("0: spend magic 3", "RTN-7.5");
}

/// RTN-6.4, RTN-6.5: the power comes once, when the stars are complete.
#[test]
fn rtn_6_4_a_lord_uses_the_power_once() {
    let mut table = table(
        "0: character martok-coinforged, nobility 4, coins 0, houses 2, hand halfling-1 human-1, goods art 1 weapons 1 furniture 2 books 1 magic 1",
    );
    table.play("0: fulfil halfling-1. spend furniture 1");
    assert_eq!((table.player(0).nobility, table.player(0).coins), (5, 5));
    assert!(table.player(0).is_lord);
    table.play("0: end\n1: end\n2: end\n1: end\n2: end\n0: fulfil human-1");
    assert_eq!((table.player(0).nobility, table.player(0).coins), (6, 5), "stars, no more coins");
}

#[test]
fn rtn_6_5_goods_houses_and_cards_of_choice() {
    let position = |character: &str| {
        table(&format!(
            "show elf-1 elf-2 elf-3 elf-4 elf-5 elf-6
             0: character {character}, nobility 4, hand halfling-1, goods art 1 weapons 1 furniture 1"
        ))
    };
    let mut artist = position("ysolde-marn");
    artist.play("0: fulfil halfling-1. good magic. good furniture");
    artist.refuses("0: good furniture", "RTN-6.5");
    artist.play("0: good art");
    assert_eq!(artist.goods(0), [1, 0, 1, 0, 0, 1], "in any order");
    let mut carpenter = position("belvedere-stonefist");
    carpenter.play("0: fulfil halfling-1. good magic. good art");
    assert_eq!(carpenter.goods(0), [1, 0, 0, 0, 0, 1], "in any order");
    let mut twice = position("belvedere-stonefist");
    twice.play("0: fulfil halfling-1. good books. good books");
    assert_eq!(twice.goods(0), [0, 0, 0, 0, 2, 0]);
    let mut builder = position("bogrod");
    builder.play("0: fulfil halfling-1");
    assert_eq!((builder.player(0).houses_ready, builder.player(0).houses_in_reserve), (1, 5));
    let mut host = position("rhys-lusys");
    host.play("0: fulfil halfling-1");
    assert_eq!(host.player(0).reputation, 13);
    host.offers("0: done");
    host.play("0: take elf-3");
    assert_eq!(host.player(0).hand, ["elf-3"]);
}

/// What a player has of each value and each good is gathered into bits at once: as if they were looked at one by one.
#[test]
fn bits_gathered_are_those_looked_at_one_by_one() {
    for set in 0..64u8 {
        let of = |count: u16| {
            let each = (0..6).map(|at| if set >> at & 1 == 1 { count } else { 0 });
            serde_json::Value::from(each.collect::<Vec<u16>>())
        };
        for count in [1, 5] {
            let mut player = serde_json::to_value(Player::default()).expect("plain data");
            player["dice"] = of(count);
            player["goods"] = of(600 * count);
            let player: Player = serde_json::from_value(player).expect("a player");
            assert_eq!((player.dice_shown(), player.types()), (set << 1, set));
        }
    }
}
