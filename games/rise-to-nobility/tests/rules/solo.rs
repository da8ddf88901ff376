//! RTN-16: the solo game.

use crate::table::{Table, opening, table};
use engine::{NoLuck, Play, Scripted};
use rise_to_nobility::kinds::AutomaDie;
use rise_to_nobility::view::DieView;
use rise_to_nobility::{Event, Setup};

/// The second round of a game alone, with these values of the five Automa dice.
pub fn automa(position: &str, dice: [u8; 5]) -> Table {
    let mut table = table(&format!("players 1\n{position}"));
    // Ship, 18 Council tiles and 6 Buildings are drawn, then the player's five dice.
    let drawn = std::iter::repeat_n(0, 1 + 18 + 6 + 5);
    let script = drawn.chain(dice.map(|value| u32::from(value) - 1));
    let mut luck = Scripted::new(script, NoLuck);
    let seat = table.game.asked().first().expect("the player");
    table.game.apply(seat, rise_to_nobility::Move::EndTurn {}, &mut luck, &mut table.events);
    assert_eq!((luck.faults, luck.left(), table.view().round), (0, 0, 2));
    table
}

/// RTN-16.1, RTN-16.2, RTN-16.3: two slots, one die per Guild, an open Objective.
#[test]
fn rtn_16_1_alone() {
    let table = opening(&Setup { objective: "solo-04".into(), ..Setup::for_seats(1) });
    let view = table.view();
    assert_eq!(view.objective.as_ref().expect("an Objective").id, "solo-04");
    assert_eq!((view.tavern.dice.len(), view.guilds[0].apprentice_slots), (2, 2));
    assert!(view.guilds.iter().all(|guild| guild.workshops[1].is_some()));
}

#[test]
fn rtn_16_2_the_objective_is_drawn() {
    let table = opening(&Setup::for_seats(1));
    assert!(table.events.iter().any(|event| matches!(event, Event::ObjectiveDrawn { .. })));
}

#[test]
fn rtn_16_3_income_as_with_two() {
    let mut table = table("players 1\n0: apprentices artists 2, coins 0");
    table.end_round();
    assert_eq!(table.player(0).coins, 4);
}

/// RTN-16.4, RTN-16.5: where the five dice go.
#[test]
fn rtn_16_4_the_automa_places_its_dice() {
    let table = automa("0: coins 20", [3, 4, 6, 1, 5]);
    let view = table.view();
    let colour = |die: Option<DieView>| die.map(|die| (die.seat, die.automa, die.value));
    let automa = |die: AutomaDie, value: u8| Some((None, Some(die), value));
    assert_eq!(colour(view.tavern.dice[0]), automa(AutomaDie::White, 3));
    assert_eq!(colour(view.yard[0]), automa(AutomaDie::Green, 4));
    assert_eq!(colour(view.town_hall[0].die), automa(AutomaDie::Yellow, 6));
    assert!(view.town_hall[0].tile.is_none());
    assert_eq!(colour(view.guilds[4].dice[0]), automa(AutomaDie::Red, 1));
    assert_eq!(colour(view.guilds[3].dice[2]), automa(AutomaDie::Blue, 5));
    let closed = |at: usize| view.guilds[at].open_slots == 0;
    assert!(closed(4) && closed(3) && !closed(0), "Scholars and Merchants");
}

#[test]
fn rtn_16_5_one_slot_is_left() {
    let mut table = automa("0: coins 20, modifiers 3", [3, 4, 6, 1, 5]);
    table.refuses("0: die 1 as 2 tavern", "RTN-7.1");
    table.offers("0: die 1 as 3 tavern. die 1 yard");
}

/// RTN-16.4, RTN-11.12: Berk renews no Building under the yellow die.
#[test]
fn rtn_16_4_the_yellow_die_stays() {
    let mut table = automa("0: coins 0", [3, 4, 6, 1, 5]);
    table.play("0: die 1 berk. renew buildings");
    let tiles = table.view().town_hall.into_iter().map(|place| place.tile.is_some());
    assert_eq!(tiles.collect::<Vec<bool>>(), [false, true, true, true, true, true]);
}

#[test]
fn rtn_16_6_equal_dice_close_one_guild() {
    let view = automa("0: coins 20", [1, 6, 1, 4, 4]).view();
    let closed: Vec<bool> = view.guilds.iter().map(|guild| guild.open_slots == 0).collect();
    assert_eq!(closed, [false, false, false, false, false, true]);
}

/// RTN-16.7, RTN-16.8: the Automa pays twice, own dice never.
#[test]
fn rtn_16_7_the_automa_pays_the_owner() {
    let mut table = automa("0: workshop wizards 1 wizards-1, coins 0", [1, 6, 1, 4, 2]);
    assert_eq!(table.player(0).coins, 2);
    table.refuses("0: die 1 wizards", "RTN-9.2");
    let mut own = automa("0: workshop artists 1 artists-1, coins 0", [1, 6, 1, 4, 2]);
    own.play("0: die 1 artists. buy 0");
    assert_eq!(own.player(0).coins, 1, "the bonus only");
    let all = automa(
        "0: workshop scholars 1 scholars-1, workshop scholars 2 scholars-2, workshop scholars 3 scholars-3, coins 0",
        [1, 6, 1, 1, 2],
    );
    assert_eq!(all.player(0).coins, 2 * (1 + 2), "all of them, though a 1 reaches the first only");
    assert_eq!(all.source(0, "source-rewards"), 2);
}

/// RTN-16.8: no reward for the own die.
#[test]
fn rtn_16_8_own_dice_pay_no_reward() {
    let mut own = automa("0: workshop carpenters 1 carpenters-3, coins 0", [1, 6, 1, 4, 2]);
    own.play("0: die 1 carpenters");
    assert_eq!((own.player(0).coins, own.goods(0)[2]), (0, 2), "income and bonus only");
}

/// RTN-16.9: the Objective is tested after the points of the end.
#[test]
fn rtn_16_9_the_objective_is_tested() {
    for (points, met) in [(69, false), (70, true)] {
        let text =
            format!("players 1, round 10, objective solo-01\n0: goods art 10, points {points}");
        let mut table = table(&text);
        table.end_round();
        let tested = table.events.iter().find_map(|event| match event {
            Event::ObjectiveTested { met, .. } => Some(*met),
            _ => None,
        });
        assert_eq!(tested, Some(met));
        let outcome = table.game.outcome().expect("the end");
        assert_eq!((outcome.is_lost_by_all(), outcome.winners().len()), (!met, u32::from(met)));
    }
}
