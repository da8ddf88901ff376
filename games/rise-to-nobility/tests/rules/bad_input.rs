//! What is not allowed is refused with the rule against it, and nothing changes.

use crate::table::{Table, opening, table};
use engine::{Answer, Game, Play, Seat, Spoken};
use rise_to_nobility::{Move, RiseToNobility, Setup};

#[test]
fn a_die_above_the_reputation_limit() {
    let mut table = table("0: reputation 6, dice 5 4 1 1 1, coins 0\n1: coins 0\n2: coins 0");
    table.play("0: die 4 artists\n1: end\n2: end");
    table.refuses("0: die 5 berk", "RTN-5.1");
    table.refuses("0: die 5 artists", "RTN-5.1");
}

#[test]
fn a_die_nobody_rolled() {
    let mut table = table("0: dice 1 1 1 1 1, modifiers 1");
    table.refuses("0: die 6 artists", "RTN-5.4");
    table.refuses("0: die 1 as 3 artists", "RTN-5.5");
}

#[test]
fn a_wrong_slot() {
    let mut table = table(
        "council elf 1 a01
         0: dice 1 2 3 4 5, reputation 20, nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1",
    );
    table.refuses("0: die 1 castle-2", "RTN-5.4");
    table.refuses("0: die 3 council-elf-1", "RTN-11.3");
    table.refuses("0: die 4 home", "RTN-11.14");
    table.refuses("0: die 5 castle-4", "RTN-14.1");
    table.refuses("0: die 1 office-upper", "RTN-18.1");
    table.refuses("0: die 1 dice-333", "RTN-18.1");
}

#[test]
fn a_slot_that_is_taken() {
    let mut table = table(
        "ship ship-01\n0: dice 1 1 1 1 1, coins 0, goods art 1\n1: dice 1 1 1 1 1, coins 0, goods art 1",
    );
    table.play("0: die 1 port");
    table.refuses("1: die 1 port", "RTN-5.4");
}

#[test]
fn a_cost_that_cannot_be_paid() {
    let mut table = table(
        "hall 1 common-01, hall 2 artists-1, council elf 1 a02
         0: coins 2, dice 6 5 1 1 1, reputation 24, workers 1, apprentices artists 1, nobility 1, fulfilled elf-1, hand elf-2",
    );
    table.refuses("0: die 1 yard", "RTN-8.2");
    table.refuses("0: die 6 hall", "RTN-10.1");
    table.refuses("0: die 5 hall", "RTN-10.1");
    table.refuses("0: die 1 council-elf-1", "RTN-11.7");
    table.refuses("0: fulfil elf-2", "RTN-7.5");
    table.refuses("0: die 1 artists. buy 2", "RTN-9.5");
}

#[test]
fn a_building_without_its_people() {
    let mut table = table("hall 1 common-01, hall 2 artists-1\n0: coins 20, dice 6 5 1 1 1");
    table.refuses("0: die 6 hall", "RTN-10.4");
    table.refuses("0: die 5 hall", "RTN-10.2");
    table.refuses("0: die 1 hall", "RTN-10.1");
}

#[test]
fn a_fourth_settlers_card_without_discarding() {
    let mut table = table("show elf-1\n0: hand human-1 human-2 human-3");
    table.refuses("0: die 1 tavern. take elf-1", "RTN-7.4");
    table.refuses("0: discard elf-1", "RTN-7.4");
    table.refuses("0: done", "RTN-7.4");
}

#[test]
fn selling_what_is_not_owned() {
    let mut table = table(
        "ship ship-01, workshop artists 1 artists-1
         0: goods jewelry 1 magic 1, dice 5 1 1 1 1
         1: workshop wizards 1 wizards-1, area 1 common-01, points 5",
    );
    table.refuses("0: sell-workshop artists 1", "RTN-10.5");
    table.refuses("0: sell-workshop wizards 1", "RTN-10.5");
    table.refuses("0: sell-area 1", "RTN-10.5");
    table.refuses("0: die 5 port. sell jewelry 2", "RTN-11.2");
}

#[test]
fn somebody_elses_turn() {
    let mut table = table("0: coins 0");
    let mv = table.game.read(Seat(1), "die 1 artists").expect("a move");
    let before = table.game;
    let refusal = table.game.check_move(Seat(1), mv).expect_err("not asked");
    assert_eq!((refusal.rule, before), ("not-asked", table.game));
    table.play("0: end");
    table.offers("1: die 1 artists");
}

#[test]
fn nonsense_is_unreadable() {
    let table = table("0: coins 0");
    let nonsense = [
        "",
        "die",
        "die 7 artists",
        "die 0 artists",
        "die 1 moon",
        "die 1 as 9 artists",
        "buy -1",
        "fulfil nobody",
        "sell-area 0",
        "sell-area 4",
        "spend art 99",
        "reroll 7",
        "keep everything",
        "die 1 council-elf-4",
        "die 1 castle-5",
        "💎",
    ];
    for text in nonsense {
        let refusal = table.game.read(Seat(0), text).expect_err(text);
        assert_eq!(refusal.rule, "bad-notation", "{text}");
    }
}

/// Every move there is, at many questions: each is legal or refused with a reason, and a refusal
/// changes nothing.
#[test]
fn every_number_is_a_move_or_a_reason() {
    let positions = [
        "0: coins 3",
        "players 1\n0: coins 3",
        "players 6\n0: dice 1 2 3 4, workers 2",
        "players 4, night\n0: workers 1, coins 2\n1: apprentices wizards 1",
        "events, event tax-collectors\n0: goods art 3, coins 9, hand elf-1",
    ];
    for position in positions {
        let Table { game, .. } = table(position);
        let seat = game.asked().first().expect("somebody is asked");
        let legal = game.legal_moves(seat);
        let known = game.rules_known();
        for mv in (0..Move::NUMBERS).filter_map(Move::from_number) {
            match game.check_move(seat, mv) {
                Ok(()) => assert!(legal.contains(&mv), "{mv:?}"),
                Err(refusal) => {
                    assert!(!legal.contains(&mv), "{mv:?}: {refusal}");
                    assert!(known.contains(&refusal.rule), "{mv:?}: {refusal}");
                }
            }
        }
        assert_eq!(game, table(position).game);
    }
}

/// The ids a refusal may carry: those of the rulebook.
trait RulesKnown {
    fn rules_known(&self) -> Vec<&'static str>;
}

impl RulesKnown for RiseToNobility {
    fn rules_known(&self) -> Vec<&'static str> {
        let lines = RiseToNobility::PROFILE.rules.en.lines();
        let ids = lines.filter_map(|line| line.strip_prefix("**")?.split_once("** "));
        ids.map(|(id, _)| id).collect()
    }
}

#[test]
fn broken_tables_do_not_load() {
    let game = opening(&Setup::for_seats(3)).game;
    let sound = serde_json::to_value(game).expect("plain data");
    let broken: [(&str, serde_json::Value); 8] = [
        ("/players/0/coins", 40_000.into()),
        ("/players/0/reputation", 25.into()),
        ("/players/0/workers", 1.into()),
        ("/players/0/hand/0", "elf-9".into()),
        ("/players/1/dice/0", 7.into()),
        ("/town_hall/0", "artists-9".into()),
        ("/modifiers", 19.into()),
        ("/active", 3.into()),
    ];
    for (place, value) in broken {
        let mut json = sound.clone();
        *json.pointer_mut(place).expect(place) = value;
        assert!(serde_json::from_value::<RiseToNobility>(json).is_err(), "{place}");
    }
    assert_eq!(serde_json::from_value::<RiseToNobility>(sound).ok(), Some(game));
}

#[test]
fn broken_content_is_reported_with_its_place() {
    let mut files = RiseToNobility::tables();
    assert!(RiseToNobility::check_tables(&files).is_ok());
    let settlers = files.iter_mut().find(|(name, _)| name == "settlers.toml").expect("a table");
    settlers.1 = settlers.1.replacen("least = 3", "least = \"three\"", 1);
    let ships = files.iter_mut().find(|(name, _)| name == "ships.toml").expect("a table");
    ships.1 = ships.1.replacen("id = \"ship-02\"", "id = \"ship-01\"", 1);
    let problems = RiseToNobility::check_tables(&files).expect_err("two mistakes").to_string();
    assert!(problems.contains("settlers.toml:") && problems.contains("ships.toml:"), "{problems}");
}
