//! TM-17: modes and variants of the rulebook.

use crate::table::opening;
use terra_mystica::Setup;
use terra_mystica::setup::{FactionWay, Factions, Mode};

/// TM-17.1: the introductory game begins with the choice of cards.
#[test]
fn tm_17_1_introductory_game() {
    for seats in 2..=5 {
        let setup = Setup { mode: Mode::Introductory, ..Setup::for_seats(seats) };
        let view = opening(&setup, 3).view();
        assert_eq!(view.phase, "choose-cards");
        assert_eq!(view.options, ["introductory"]);
        assert!(view.players.iter().all(|player| player.structures[0] >= 2));
    }
}

/// TM-17.2: the full game begins with the choice of factions.
#[test]
fn tm_17_2_full_game() {
    let view = opening(&Setup::for_seats(4), 3).view();
    assert_eq!(view.phase, "choose-factions");
    assert!(view.players.iter().all(|player| player.faction.is_none()));
}

/// TM-17.3: colours at random: the boards differ from luck to luck.
#[test]
fn tm_17_3_random_colours() {
    let setup = Setup { factions: Factions::Way(FactionWay::RandomColors), ..Setup::for_seats(2) };
    let sides = |luck| {
        let table = opening(&setup, luck);
        let who = format!("seat {}: faction", table.view().order[0]);
        table.targets(&who)
    };
    let drawn: std::collections::BTreeSet<String> = (0..100).map(sides).collect();
    assert_eq!(drawn.len(), 7, "{drawn:?}");
    assert!(drawn.contains("auren, witches"));
}
