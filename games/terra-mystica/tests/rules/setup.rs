//! TM-2: setup.

use crate::table::{Table, opening};
use engine::{Play, Quick, Silence};
use std::collections::BTreeSet;
use terra_mystica::kinds::Faction;
use terra_mystica::setup::{FactionWay, Factions, Mode};
use terra_mystica::{Setup, TerraMystica};

fn introductory(seats: u8) -> Table {
    opening(&Setup { mode: Mode::Introductory, ..Setup::for_seats(seats) }, 1)
}

fn with_factions(factions: &[Faction]) -> Table {
    let setup = Setup {
        factions: Factions::Fixed(factions.to_vec()),
        ..Setup::for_seats(factions.len() as u8)
    };
    opening(&setup, 1)
}

/// TM-2.1: what each faction board shows at the start.
#[test]
fn tm_2_1_factions_start_as_printed() {
    let one_side = with_factions(&[
        Faction::Auren,
        Faction::Alchemists,
        Faction::Halflings,
        Faction::Engineers,
        Faction::Mermaids,
    ]);
    one_side.has(
        "
        auren: 15 coins, 3 workers, 0 priests, bowls 5/7/0, cults 0/1/0/1, 20 points, shipping 0
        alchemists: 15 coins, 3 workers, 0 priests, bowls 5/7/0, cults 1/1/0/0
        halflings: 15 coins, 3 workers, 0 priests, bowls 3/9/0, cults 0/0/1/1
        engineers: 10 coins, 2 workers, 0 priests, bowls 3/9/0, cults 0/0/0/0
        mermaids: 15 coins, 3 workers, 0 priests, bowls 3/9/0, cults 0/2/0/0, shipping 1
    ",
    );
    let other_side = with_factions(&[
        Faction::Witches,
        Faction::Darklings,
        Faction::Cultists,
        Faction::Dwarves,
        Faction::Swarmlings,
    ]);
    other_side.has(
        "
        witches: 15 coins, 3 workers, 0 priests, bowls 5/7/0, cults 0/0/0/2, 3 bridges
        darklings: 15 coins, 1 workers, 1 priests, bowls 5/7/0, cults 0/1/1/0
        cultists: 15 coins, 3 workers, 0 priests, bowls 5/7/0, cults 1/0/1/0
        dwarves: 15 coins, 3 workers, 0 priests, bowls 5/7/0, cults 0/0/2/0, shipping 0
        swarmlings: 20 coins, 8 workers, 0 priests, bowls 3/9/0, cults 1/1/1/1
    ",
    );
    with_factions(&[Faction::ChaosMagicians, Faction::Fakirs]).has(
        "
        chaosmagicians: 15 coins, 4 workers, 0 priests, bowls 5/7/0, cults 2/0/0/0
        fakirs: 15 coins, 3 workers, 0 priests, bowls 7/5/0, cults 1/0/0/1, skips 1
    ",
    );
    with_factions(&[Faction::Giants, Faction::Nomads]).has(
        "
        giants: 15 coins, 3 workers, 0 priests, bowls 5/7/0, cults 1/0/0/1
        nomads: 15 coins, 2 workers, 0 priests, bowls 5/7/0, cults 1/0/1/0
    ",
    );
}

/// TM-2.2: all power actions, favor tiles and town tiles are open.
#[test]
fn tm_2_2_everything_is_open() {
    let view = opening(&Setup::for_seats(4), 1).view();
    assert_eq!(view.power_actions.iter().filter(|action| !action.used).count(), 6);
    assert_eq!(view.favor_tiles.iter().map(|tile| tile.left).sum::<u8>(), 28);
    assert_eq!(view.town_tiles.iter().map(|tile| tile.left).sum::<u8>(), 10);
}

/// TM-2.3: the first player is drawn; the others follow clockwise.
#[test]
fn tm_2_3_the_first_player_is_drawn() {
    let mut seen = BTreeSet::new();
    for luck in 0..60 {
        let order = opening(&Setup::for_seats(4), luck).view().order;
        assert!(order.windows(2).all(|pair| pair[1].0 == (pair[0].0 + 1) % 4), "{order:?}");
        seen.insert(order[0]);
    }
    assert_eq!(seen.len(), 4);
}

/// TM-2.3: a host may name the first player; forms write the seat as text.
#[test]
fn tm_2_3_the_first_player_may_be_named() {
    let read = |first: serde_json::Value| {
        let setup = serde_json::json!({ "seats": 3, "first_player": first });
        serde_json::from_value::<Setup>(setup).map(|setup| setup.first_player).ok()
    };
    assert_eq!(read(serde_json::json!(2)), Some(Some(2)));
    assert_eq!(read(serde_json::json!("2")), Some(Some(2)));
    assert_eq!(read(serde_json::json!("random")), Some(None));
    assert_eq!(read(serde_json::Value::Null), Some(None));
    for nonsense in ["", "-1", "300", "witches"] {
        assert_eq!(read(serde_json::json!(nonsense)), None, "{nonsense}");
    }
    let setup = |first| Setup { first_player: Some(first), ..Setup::for_seats(3) };
    assert_eq!(opening(&setup(2), 1).view().order[0].0, 2);
    let refusal = TerraMystica::set_up(&setup(3), &mut Quick::new(1, 1), &mut Silence)
        .expect_err("three play, so nobody sits on the fourth seat");
    assert_eq!((refusal.rule, refusal.reason.key.as_str()), ("TM-2.3", "refused-first-player"));
}

/// TM-2.4: the factions of the introductory game.
#[test]
fn tm_2_4_introductory_factions() {
    let names = |seats| {
        let players = introductory(seats).view().players;
        let names = players.iter().filter_map(|player| player.faction).map(|it| it.id());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(2), "witches nomads");
    assert_eq!(names(3), "witches nomads alchemists");
    assert_eq!(names(4), "witches nomads halflings mermaids");
    assert_eq!(names(5), "witches nomads halflings mermaids giants");
}

/// TM-2.5: dwellings, scoring tiles and cards are fixed, the choice of cards is not.
#[test]
fn tm_2_5_introductory_dwellings_tiles_and_cards() {
    let setup = Setup { mode: Mode::Introductory, first_player: Some(0), ..Setup::for_seats(2) };
    let table = opening(&setup, 1);
    table.has(
        "
        witches: dwelling C3 F4
        nomads: dwelling E8 F3 I7
    ",
    );
    table.asks("nomads: choose a card");
    assert_eq!(table.targets("nomads: card"), "BON1, BON3, BON4, BON5, BON6");
    let tiles = table.view().scoring_tiles;
    assert_eq!(tiles, ["SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8"]);
}

/// TM-2.6: six different tiles; the spade tile never lies on rounds 5 and 6, but on all others.
#[test]
fn tm_2_6_the_spade_tile_is_never_late() {
    let mut rounds = BTreeSet::new();
    for luck in 0..200 {
        let tiles = opening(&Setup::for_seats(2), luck).view().scoring_tiles;
        assert_eq!(tiles.iter().collect::<BTreeSet<_>>().len(), 6, "{tiles:?}");
        rounds.extend(tiles.iter().position(|tile| *tile == "SCORE1"));
    }
    assert_eq!(rounds, BTreeSet::from([0, 1, 2, 3]));
}

/// TM-2.7: players + 3 bonus cards are in play.
#[test]
fn tm_2_7_bonus_cards_in_play() {
    let mut seen = BTreeSet::new();
    for seats in 2..=5 {
        for luck in 0..20 {
            let cards = opening(&Setup::for_seats(seats), luck).view().free_cards;
            assert_eq!(cards.len(), seats as usize + 3);
            seen.extend(cards.iter().map(|card| card.card));
        }
    }
    assert_eq!(seen.len(), 9);
}

/// TM-2.8: factions are chosen clockwise from the first player, among the boards left.
#[test]
fn tm_2_8_factions_are_chosen_clockwise() {
    let mut table = opening(&Setup { first_player: Some(2), ..Setup::for_seats(3) }, 1);
    table.asks("seat 2: choose a faction");
    table.play("seat 2: faction nomads");
    table.asks("seat 0: choose a faction");
    table.refuses("seat 0: faction fakirs", "TM-1.2");
    table.play("seat 0: faction witches");
    table.play("seat 1: faction giants");
    table.asks("nomads: place a dwelling");
}

/// TM-2.8, TM-17.3: with random colours each player chooses a side of the board received.
#[test]
fn tm_2_8_random_colours_leave_the_side_open() {
    let setup = Setup { factions: Factions::Way(FactionWay::RandomColors), ..Setup::for_seats(5) };
    for luck in 0..20 {
        let mut table = opening(&setup, luck);
        let first = table.view().order[0].0;
        for step in 0..5 {
            let who = format!("seat {}", (first + step) % 5);
            table.asks(&format!("{who}: choose a faction"));
            let sides = table.targets(&format!("{who}: faction"));
            let sides: Vec<&str> = sides.split(", ").collect();
            assert_eq!(sides.len(), 2, "{sides:?}");
            let board = |name: &str| Faction::from_name(name).map(Faction::board);
            assert_eq!(board(sides[0]), board(sides[1]));
            table.play(&format!("{who}: faction {}", sides[0]));
        }
    }
}

/// TM-2.9: after the last choice every faction has its start values and no dwelling.
#[test]
fn tm_2_9_start_values_come_before_dwellings() {
    let mut table = opening(&Setup { first_player: Some(0), ..Setup::for_seats(2) }, 1);
    table.play(
        "
        seat 0: faction swarmlings
        seat 1: faction giants
    ",
    );
    table.has(
        "
        swarmlings: 20 coins, 8 workers, structures 0/0/0/0/0
        giants: 15 coins, 3 workers, structures 0/0/0/0/0
    ",
    );
    assert!(table.view().hexes.iter().all(|hex| hex.structure.is_none()));
}
