//! RTN-3, RTN-4: principles, rounds and turns.

use crate::table::{opening, table};
use engine::{Play, Quick, Seat, Secrets, Viewer};
use rise_to_nobility::{Event, Question, RiseToNobility, Setup};

/// RTN-3.1: Commissions are their owner's secret, everything else is open.
#[test]
fn rtn_3_1_commissions_are_secret() {
    assert!(!opening(&Setup::for_seats(3)).game.has_secrets());
    assert!(opening(&Setup::for_seats(6)).game.has_secrets());
    let table = opening(&Setup { chancellery: true, ..Setup::for_seats(3) });
    assert_eq!(table.game.view_for(Viewer::Seat(Seat(1))).offered.len(), 3);
    assert!(table.game.view_for(Viewer::Spectator).offered.is_empty());
    let mut table = table;
    table.play(&format!("0: {}", table.may(0)[0]));
    let card = |viewer| {
        let view = table.game.view_for(viewer);
        view.players[0].dice_tiles[0].card
    };
    assert!(card(Viewer::Seat(Seat(0))).is_some());
    assert_eq!((card(Viewer::Seat(Seat(1))), card(Viewer::Spectator)), (None, None));
    assert_eq!(table.game.view_for(Viewer::Seat(Seat(0))).rejected.len(), 2);
}

#[test]
fn rtn_3_2_goods_never_run_out() {
    let mut table = table("0: goods art 300, coins 3, dice 5 1 1 1 1");
    table.play("0: die 5 artists. buy 3");
    assert_eq!(table.goods(0)[0], 303);
}

/// RTN-3.3, RTN-1.3: a card gives no more Workers than are left.
#[test]
fn rtn_3_3_meeples_are_limited() {
    let mut table = table(
        "0: hand halfling-1, goods art 1 weapons 1 furniture 1, workers 10, apprentices artists 3, area 1 common-01",
    );
    assert_eq!(table.player(0).meeples_in_reserve, 0);
    table.play("0: fulfil halfling-1");
    assert_eq!(table.player(0).workers, 10);
}

/// RTN-3.4, RTN-11.10: tokens are limited and come back.
#[test]
fn rtn_3_4_modifiers_are_limited() {
    let mut table =
        table("1: modifiers 19\n0: coins 5, dice 6 3 1 1 1, reputation 24, modifiers 1");
    table.play("0: die 6 berk");
    assert_eq!(table.player(0).modifiers, 1);
    table.refuses("0: modifiers 1", "RTN-3.4");
    table.play("0: done");
    assert_eq!(table.view().piles.modifiers, 0);
    table.play("1: end\n2: end\n0: die 3 as 4 castle-2");
    assert_eq!(table.view().piles.modifiers, 1);
}

/// RTN-3.5: tracks have ends.
#[test]
fn rtn_3_5_bounds_cut_gains_and_losses() {
    let mut table = table(
        "council elf 1 a01
         0: reputation 23, dice 5 1 1 1 1
         1: reputation 6, nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1, area 1 common-01, points 2, dice 1 1 1 1 1",
    );
    table.play("0: die 5 castle-3");
    assert_eq!(table.player(0).reputation, 24);
    table.play("1: die 1 council-elf-1");
    assert_eq!(table.player(1).reputation, 6);
    table.play("1: sell-area 1");
    assert_eq!(table.player(1).points, 2, "2 + 5 for the tile, 5 lost");
    let mut table = crate::table::table("0: area 1 common-01, points 3");
    table.play("0: sell-area 1");
    assert_eq!(table.player(0).points, 0);
}

/// RTN-3.7: an empty deck is made anew from its discards.
#[test]
fn rtn_3_7_the_deck_is_made_anew() {
    let mut table = table("discarded settlers\nshow elf-1 elf-2");
    let discarded = table.view().piles.settlers_discarded;
    assert_eq!(table.view().piles.settlers, 0);
    table.play("0: die 1 tavern. take elf-1");
    assert_eq!(table.view().piles.settlers_discarded, 0);
    assert_eq!(table.view().piles.settlers, discarded - 1);
}

/// RTN-3.7: the Stone Council is filled as long as its stack lasts, and not afterwards.
#[test]
fn rtn_3_7_the_council_stack_ends() {
    let everything = rise_to_nobility::content::content().council.iter().map(|tile| tile.id.text());
    let answered: Vec<&str> = everything.take(20).collect();
    let mut table = table(&format!("0: answered {}", answered.join(" ")));
    table.end_round();
    let view = table.view();
    let laid = |row: &Vec<rise_to_nobility::view::CouncilView>| {
        row.iter().filter(|place| place.tile.is_some()).count()
    };
    assert_eq!(view.council.iter().map(laid).collect::<Vec<_>>(), [6, 4, 0]);
    assert_eq!((view.piles.council, view.players[0].council.len()), (0, 20));
}

#[test]
fn rtn_3_8_a_die_needs_something_to_do() {
    let mut table = table("0: coins 4, dice 1 2 3 5 6, reputation 24");
    table.refuses("0: die 3 yard", "RTN-8.2");
    table.refuses("0: die 2 port", "RTN-3.8");
    table.refuses("0: die 5 home", "RTN-11.14");
    table.refuses("0: die 1 hall", "RTN-10.1");
    table.refuses("0: die 1 council-elf-1", "RTN-11.4");
    table.offers("0: die 1 artists. die 1 berk. die 1 castle-1");
}

#[test]
fn rtn_3_9_nobody_pays_what_he_has_not() {
    let mut table = table("0: coins 1, dice 5 1 1 1 1");
    table.refuses("0: die 5 artists. buy 2", "RTN-9.5");
    table.play("0: buy 0");
    assert_eq!((table.player(0).coins, table.goods(0)), (1, [0; 6]));
}

/// RTN-4.1, RTN-12.10: ten rounds, the First Player moves on.
#[test]
fn rtn_4_1_ten_rounds() {
    let mut table = opening(&Setup { first_player: Some(0), ..Setup::for_seats(3) });
    for round in 1..=10 {
        assert_eq!((table.view().round, table.view().first.0), (round, (round - 1) % 3));
        table.end_round();
    }
    assert!(table.game.outcome().is_some());
}

#[test]
fn rtn_4_2_everybody_rolls() {
    let mut table = opening(&Setup { events: true, ..Setup::for_seats(4) });
    for round in 1..=3u8 {
        let happened = std::mem::take(&mut table.events);
        let at = |wanted: &dyn Fn(&Event) -> bool| happened.iter().position(wanted);
        let event = at(&|it| matches!(it, Event::EventRevealed { .. })).expect("an Event");
        let first_roll = at(&|it| matches!(it, Event::Rolled { .. })).expect("a roll");
        assert!(event < first_roll, "round {round}: the Event comes before the dice");
        let rolled: Vec<(u8, u8)> = (happened.iter())
            .filter_map(|event| match event {
                Event::Rolled { seat, dice } => Some((seat.0, dice.iter().sum())),
                _ => None,
            })
            .collect();
        let first = table.view().first.0;
        let expected: Vec<(u8, u8)> = (0..4).map(|at| ((first + at) % 4, 5)).collect();
        assert_eq!(rolled, expected, "round {round}: everybody all five dice, once");
        for (seat, _) in rolled {
            assert_eq!(table.player(seat).dice.len(), 5);
        }
        table.end_round();
    }
}

/// RTN-4.2: the dice are luck: every value comes up about as often.
#[test]
fn rtn_4_2_dice_are_fair() {
    let mut count = [0u32; 6];
    for luck in 0..600 {
        let mut events = Vec::new();
        let game =
            RiseToNobility::set_up(&Setup::for_seats(4), &mut Quick::new(luck, 0), &mut events);
        assert!(game.is_ok());
        for event in events {
            if let Event::Rolled { dice, .. } = event {
                count.iter_mut().zip(dice).for_each(|(sum, more)| *sum += u32::from(more));
            }
        }
    }
    // 12,000 dice: 2,000 of each, give or take 4 deviations of 41.
    assert!(count.iter().all(|times| (1_836..=2_164).contains(times)), "{count:?}");
}

/// RTN-4.4: the question names what is possible now, and only that.
#[test]
fn rtn_4_4_the_question_names_what_is_possible() {
    let asked = |table: &crate::table::Table| table.game.question(Seat(0)).expect("a question");
    let turn = |die, settlers, sale, pass| Question::TakeTurn { die, settlers, sale, pass };
    assert_eq!(asked(&table("0: coins 0")), turn(true, false, false, true));
    let goods = "hand halfling-1, goods art 1 weapons 1 furniture 1";
    let rich = format!("0: {goods}, area 1 common-01, points 9");
    let mut all = table(&rich);
    assert_eq!(asked(&all), turn(true, true, true, true));
    all.play("0: die 1 castle-1");
    assert_eq!(asked(&all), turn(false, true, true, false));
    all.play("0: sell-area 1");
    assert_eq!(asked(&all), turn(false, true, false, false));
    // Dice that no place takes are not asked for.
    let mut spent =
        table(&format!("0: {goods}, dice 5 4 4 4 4, reputation 6\n1: coins 0\n2: coins 0"));
    spent.play("0: die 5 artists. buy 0. end\n1: end\n2: end");
    assert_eq!(asked(&spent), turn(false, true, false, true));
}

/// RTN-4.3, RTN-4.6: clockwise, those who passed are skipped, a turn without a die is the last.
#[test]
fn rtn_4_3_turns_go_round_until_all_have_passed() {
    let mut table = table("0: dice 1 1 2 3 4");
    table.play("0: die 1 berk. done\n1: end\n2: die 1 castle-1\n0: die 1 artists. buy 0");
    assert_eq!(table.view().active.map(|seat| seat.0), Some(2), "seat 1 has passed");
    assert!(table.player(1).passed);
    table.refuses("1: end", "not-asked");
}

/// RTN-4.4, RTN-5.4: each of the three actions once, in any order.
#[test]
fn rtn_4_4_three_actions_once_each() {
    let mut table = table(
        "0: hand halfling-1 elf-1, houses 2, goods art 3 weapons 1 furniture 1 jewelry 1 books 1, area 1 common-01, area 2 common-02, points 10",
    );
    table.play("0: sell-area 1. fulfil halfling-1. spend art 1");
    table.refuses("0: sell-area 2", "RTN-4.4");
    table.refuses("0: fulfil elf-1", "RTN-4.4");
    table.play("0: die 1 castle-1");
    assert_eq!(table.view().active.map(|seat| seat.0), Some(1), "nothing is left to do");
}

/// RTN-4.5: nothing in the middle of a die's action.
#[test]
fn rtn_4_5_no_settlers_inside_a_die() {
    let mut table = table("0: hand halfling-1, goods art 1 weapons 1 furniture 1, coins 2");
    table.refuses("0: die 1 artists. fulfil halfling-1", "RTN-4.5");
    table.refuses("0: sell-area 1", "RTN-4.5");
}

#[test]
fn rtn_4_6_a_player_without_dice_has_one_more_turn() {
    let mut table = table(
        "0: dice 1 1 1 1 1, reputation 24, hand halfling-1, goods art 1 weapons 1 furniture 1
         1: dice 1 1 1 1 1, coins 0
         2: dice 1 1 1 1 1, coins 0",
    );
    table.play("0: die 1 castle-1. end\n1: end\n2: end");
    table.play("0: die 1 berk. done. end\n0: die 1 artists. buy 0. end");
    table.play("0: die 1 wizards. buy 0. end\n0: die 1 scholars. buy 0. end");
    assert_eq!((table.view().round, table.player(0).dice.len()), (1, 0));
    table.play("0: fulfil halfling-1");
    assert_eq!(table.view().round, 2);
}
