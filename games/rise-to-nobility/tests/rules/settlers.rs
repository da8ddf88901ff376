//! RTN-7, RTN-8: Cavern Tavern, Settlers, Construction Yard.

use crate::table::table;
use engine::{Arg, Play, Seat, Spoken};
use rise_to_nobility::Question;

/// RTN-7.1: the first die may have any value, an equal one may follow, and there are as many slots
/// as players (two alone).
#[test]
fn rtn_7_1_any_value_first_equal_next_and_as_many_slots_as_players() {
    let any = table("show elf-1\n0: dice 1 2 3 4 6, reputation 24");
    any.offers("0: die 1 tavern. die 2 tavern. die 3 tavern. die 4 tavern. die 6 tavern");
    let mut full = table(
        "players 2, show elf-1 elf-2 elf-3
         0: dice 4 6 1 1 1, reputation 24
         1: dice 4 1 1 1 1, reputation 24",
    );
    full.play("0: die 4 tavern. take elf-1\n1: die 4 tavern. take elf-2");
    let dice: Vec<_> = full.view().tavern.dice.iter().map(|die| die.map(|it| it.value)).collect();
    assert_eq!(dice, [Some(4), Some(4)], "filled from the left");
    full.refuses("0: die 6 tavern", "RTN-7.1");
    for seats in 1..=6 {
        let slots = table(&format!("players {seats}")).view().tavern.dice.len();
        assert_eq!(slots, seats.max(2), "{seats} players");
    }
}

/// RTN-8.1: the same at the Yard, downwards.
#[test]
fn rtn_8_1_any_value_first_equal_next_and_as_many_slots_as_players() {
    let any = table("0: dice 1 2 3 4 6, reputation 24");
    any.offers("0: die 1 yard. die 2 yard. die 3 yard. die 4 yard. die 6 yard");
    let mut full = table(
        "players 2
         0: dice 4 1 1 1 1, reputation 24, coins 20
         1: dice 4 1 1 1 1, reputation 24",
    );
    full.play("0: die 4 yard\n1: die 4 yard");
    let dice: Vec<_> = full.view().yard.iter().map(|die| die.map(|it| it.value)).collect();
    assert_eq!(dice, [Some(4), Some(4)], "filled from the left");
    full.refuses("0: die 1 yard", "RTN-8.1");
    for seats in 1..=6 {
        let slots = table(&format!("players {seats}")).view().yard.len();
        assert_eq!(slots, seats.max(2), "{seats} players");
    }
}

/// RTN-7.4: the limit is told before a die goes to the Tavern, and while cards are taken.
#[test]
fn rtn_7_4_the_limit_is_told_beforehand() {
    let key = |table: &crate::table::Table| {
        let mv = table.game.read(Seat(0), "die 1 tavern").expect("a move");
        let message = table.game.describe_move(Seat(0), mv);
        match message.args.into_iter().find(|(name, _)| *name == "place") {
            Some((_, Arg::Said(place))) => place.key,
            other => panic!("a place, not {other:?}"),
        }
    };
    assert_eq!(key(&table("show elf-1\n0: hand human-1 human-2 human-3")), "place-tavern-full");
    let mut two = table("show elf-1\n0: hand human-1 human-2");
    assert_eq!(key(&two), "place-tavern");
    two.play("0: die 1 tavern");
    let asked = two.game.question(Seat(0));
    assert_eq!(asked, Some(Question::TakeSettlers { optional: false, held: 2 }));
}

/// RTN-7.1, RTN-7.2: each die at least as high as the one before.
#[test]
fn rtn_7_1_the_tavern_rises() {
    let mut table = table(
        "show elf-1 elf-2 elf-3 elf-4 elf-5 elf-6
         0: dice 2 1 1 1 1
         1: dice 3 1 1 1 1
         2: dice 6 2 1 1 1",
    );
    table.play("0: die 2 tavern. take elf-1");
    table.refuses("1: die 1 tavern", "RTN-7.1");
    table.play("1: die 3 tavern. take elf-2");
    table.refuses("2: die 2 tavern", "RTN-7.1");
    table.play("2: die 6 tavern. take elf-3");
    assert_eq!(table.player(2).hand, ["elf-3"]);
    table.refuses("0: die 1 tavern", "RTN-7.1");
}

#[test]
fn rtn_7_2_the_display_is_refilled_at_once() {
    let mut table = table("show elf-1 elf-2 elf-3");
    table.refuses("0: die 1 tavern. take human-1", "RTN-7.2");
    table.play("0: take elf-2");
    assert_eq!(table.view().tavern.cards.iter().flatten().count(), 6);
}

/// RTN-7.3, RTN-8.4: the same player may come again.
#[test]
fn rtn_7_3_the_same_player_comes_again() {
    let mut table = table("show elf-1 elf-2\n0: dice 1 1 1 1 1, coins 20\n1: coins 0\n2: coins 0");
    table.play("0: die 1 tavern. take elf-1\n1: end\n2: end\n0: die 1 tavern. take elf-2");
    table.play("0: die 1 yard\n0: die 1 yard");
    assert_eq!((table.player(0).hand.len(), table.player(0).houses_ready), (2, 3));
}

#[test]
fn rtn_7_4_a_fourth_card_needs_room() {
    let mut table = table("show elf-1\n0: hand human-1 human-2 human-3");
    table.refuses("0: die 1 tavern. take elf-1", "RTN-7.4");
    table.refuses("0: done", "RTN-7.4");
    table.play("0: discard human-2. take elf-1");
    assert_eq!(table.player(0).hand, ["human-1", "human-3", "elf-1"]);
    assert_eq!(table.view().piles.settlers_discarded, 1);
}

/// RTN-7.5, RTN-7.6: the 8-12 card at its most and its least.
#[test]
fn rtn_7_5_a_card_from_8_to_12() {
    let position =
        "0: character rhys-lusys, hand human-8, goods weapons 3 furniture 3 books 3 magic 3";
    let mut most = table(position);
    most.play(
        "0: fulfil human-8. spend weapons 3. spend furniture 3. spend books 3. spend magic 3",
    );
    assert_eq!((most.source(0, "source-settlers"), most.goods(0)), (12, [0; 6]));
    let mut least = table(position);
    least.play(
        "0: fulfil human-8. spend weapons 2. spend furniture 3. spend books 2. spend magic 1",
    );
    assert_eq!(least.source(0, "source-settlers"), 8);
    let mut poor = table("0: hand human-8, goods weapons 3 furniture 3 books 3");
    poor.refuses("0: fulfil human-8", "RTN-7.5");
    let mut homeless =
        table("0: houses 0, hand human-8, goods weapons 3 furniture 3 books 3 magic 3");
    homeless.refuses("0: fulfil human-8", "RTN-7.5");
    let mut other = table("0: hand human-8, goods weapons 3");
    other.refuses("0: fulfil elf-1", "RTN-7.5");
}

/// RTN-7.6: House, Workers, stars, and 1 point for each Community Building there is.
#[test]
fn rtn_7_6_what_settlers_bring() {
    let mut table = table(
        "0: hand halfling-2, goods jewelry 2 books 2 magic 2, area 1 common-01, area 2 common-02, points 10",
    );
    table.play("0: fulfil halfling-2. spend jewelry 2. spend books 1. spend magic 2");
    let player = table.player(0);
    assert_eq!((player.houses_ready, player.houses_built, player.workers), (0, 1, 2));
    assert_eq!((player.nobility, table.source(0, "source-settlers")), (1, 5));
    assert_eq!(table.source(0, "source-communal"), 2);
}

/// RTN-7.7: fulfilled cards stay, and are fulfilled once.
#[test]
fn rtn_7_7_fulfilled_cards_stay() {
    let mut table = table("0: hand halfling-1, houses 2, goods art 6 weapons 6 furniture 6");
    table.play("0: fulfil halfling-1. spend art 2. spend weapons 2. spend furniture 2. end");
    assert_eq!(table.player(0).fulfilled, ["halfling-1"]);
    table.play("1: end\n2: end\n1: end\n2: end");
    table.refuses("0: fulfil halfling-1", "RTN-7.5");
}

#[test]
fn rtn_7_8_unfulfilled_cards_cost_nothing() {
    let mut table = table("round 10\n0: hand halfling-1 halfling-2 halfling-3");
    let before = table.points(0);
    table.end_round();
    assert_eq!(table.points(0), before);
}

/// RTN-8.1, RTN-8.2: each die at most as high as the one before; 5 coins.
#[test]
fn rtn_8_1_the_yard_falls() {
    let mut table = table("0: dice 6 1 1 1 1\n1: dice 3 1 1 1 1\n2: dice 4 2 1 1 1");
    table.play("0: die 6 yard\n1: die 3 yard");
    table.refuses("2: die 4 yard", "RTN-8.1");
    table.play("2: die 2 yard");
    for seat in 0..3 {
        assert_eq!((table.player(seat).coins, table.player(seat).houses_ready), (3, 2));
    }
    table.refuses("0: die 1 yard", "RTN-8.2");
}

#[test]
fn rtn_8_3_seven_houses() {
    let mut table = table("0: coins 20, houses 7");
    table.refuses("0: die 1 yard", "RTN-8.3");
}
