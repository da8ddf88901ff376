//! RF-3.1 to RF-3.5, RF-3.20 to RF-3.22, RF-13: choices and first pieces.

use crate::table::load;
use engine::{Game, Play, Quick, Secrets, Silence, Spoken, Viewer};
use rise_and_fall::kinds::Kind;
use rise_and_fall::{RiseAndFall, Setup};

fn new_table(setup: &Setup) -> RiseAndFall {
    RiseAndFall::set_up(setup, &mut Quick::new(4, 0), &mut Silence).expect("a setup")
}

fn refused(setup: Setup) -> Option<(&'static str, String)> {
    let table = RiseAndFall::set_up(&setup, &mut Quick::new(4, 0), &mut Silence);
    table.err().map(|it| (it.rule, it.reason.key))
}

/// RF-3.1: 2 to 8 players.
#[test]
fn rf_3_1_players() {
    assert!(RiseAndFall::usual_setup(0).is_err() && RiseAndFall::usual_setup(9).is_err());
    for seats in 1..=8 {
        let table = new_table(&RiseAndFall::usual_setup(seats).expect("a setup"));
        assert_eq!(table.seats(), seats);
    }
    let alone = refused(Setup { seats: 1, ..Setup::for_seats(2) });
    assert_eq!(alone, Some(("RF-3.1", "refused-seats".into())));
}

/// RF-3.2, RF-13.1, RF-13.2: 4, 5 or 6 trophies; always 6 with five players and more.
#[test]
fn rf_3_2_trophies_to_end() {
    let with = |seats, trophies| refused(Setup { trophies, ..Setup::for_seats(seats) });
    assert_eq!(with(2, 3), Some(("RF-3.2", "refused-trophies".into())));
    assert_eq!(with(4, 5), None);
    assert_eq!(with(5, 5), Some(("RF-13.1", "refused-trophies-many".into())));
    assert_eq!(with(5, 6), None);
    assert_eq!(new_table(&Setup::for_seats(7)).view_for(Viewer::Spectator).trophies.len(), 6);
}

/// RF-3.10, RF-5.5: usual tables take a World card and hurry nobody; in the rulebook's own game the
/// players lay the World and may count to three. Alone it is a card there too (RF-14.6).
#[test]
fn rf_3_10_as_in_the_rulebook() {
    for seats in 1..=8 {
        let usual = RiseAndFall::usual_setup(seats).expect("a setup");
        let rulebook = RiseAndFall::rulebook_setup(seats).expect("a setup");
        assert_eq!((usual.world.as_str(), usual.countdown), ("card", false));
        let world = if seats == 1 { "card" } else { "built" };
        assert_eq!((rulebook.world.as_str(), rulebook.countdown), (world, seats > 1));
        let phase = new_table(&rulebook).view_for(Viewer::Spectator).phase;
        assert_eq!(phase == "world", seats > 1);
    }
    assert!(RiseAndFall::rulebook_setup(9).is_err());
}

/// RF-3.4: nothing in the treasury, six trophies to win.
#[test]
fn rf_3_4_empty_treasuries() {
    let view = new_table(&Setup::for_seats(3)).view_for(Viewer::Spectator);
    assert!(view.trophies.iter().all(|trophy| trophy.holder.is_none()));
    let goods = view.civs.iter().map(|civ| (civ.goods.gold, civ.goods.wood, civ.goods.stone));
    assert!(goods.into_iter().all(|goods| goods == (0, 0, 0)));
}

/// RF-3.5: Guilds, then the World, then deployment.
#[test]
fn rf_3_5_order_of_preparation() {
    let setup = Setup { guilds: true, world: "built".into(), ..Setup::for_seats(2) };
    let mut table = new_table(&setup);
    let mut phases = vec![table.view_for(Viewer::Spectator).phase];
    let mut luck = Quick::new(1, 1);
    while phases.last() != Some(&"select") {
        let seat = table.asked().first().expect("a seat");
        let mv = table.legal_moves(seat)[0];
        table.apply(seat, mv, &mut luck, &mut Silence);
        let phase = table.view_for(Viewer::Spectator).phase;
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
    }
    assert_eq!(phases, ["guilds", "world", "deploy", "select"]);
}

/// RF-3.20, RF-3.21: three pieces each, one at a time, clockwise from the first player.
#[test]
fn rf_3_21_deployment() {
    let mut table = new_table(&Setup::for_seats(3));
    let first = table.view_for(Viewer::Spectator).first;
    for turn in 0..9 {
        let seat = table.asked().first().expect("a seat");
        assert_eq!(seat.0, (first.0 + turn) % 3);
        let moves = table.legal_moves(seat);
        let mv = moves[moves.len() / 2];
        table.apply(seat, mv, &mut Quick::new(1, 1), &mut Silence);
    }
    let view = table.view_for(Viewer::Spectator);
    assert_eq!((view.phase, view.round, view.first), ("select", 1, first));
    for civ in &view.civs {
        assert_eq!(civ.in_world, [1, 1, 1, 0, 0, 0]);
        assert_eq!(civ.hand, [Kind::Nomad, Kind::City, Kind::Ship]);
    }
}

/// RF-3.22, RF-0.5: Ships on Sea, the others on Plain, Forest or Mountain, one to a hex.
#[test]
fn rf_3_22_where_to_deploy() {
    let setup = Setup { world: "twin-shores".into(), ..Setup::for_seats(2) };
    let state = serde_json::to_value(new_table(&setup)).expect("JSON");
    let mut table = load(state);
    table.refuses("place nomad 3,0", "RF-3.22");
    table.refuses("place city 0,2", "RF-3.22");
    table.refuses("place ship 4,0", "RF-3.22");
    table.refuses("place temple 4,0", "RF-3.20");
    table.play("place city 4,0");
    table.refuses("place nomad 4,0", "RF-3.22");
    table.play("place ship 3,0. place nomad 0,1");
    let none = table.game.read(table.asked(), "place ship 30,30");
    assert_eq!(none.expect_err("no such hex").rule, "bad-notation");
}
