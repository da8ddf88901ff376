//! TM-X9: the factions of Fire & Ice.

use crate::table::{Table, opening, table};
use engine::Play;
use terra_mystica::Setup;
use terra_mystica::kinds::Terrain;
use terra_mystica::setup::{FactionWay, Factions};

fn all_boards(seats: u8) -> Table {
    let boards = ["ice", "volcano", "variable"].map(String::from).to_vec();
    let setup = Setup { fire_and_ice: boards, first_player: Some(0), ..Setup::for_seats(seats) };
    opening(&setup, 1)
}

/// TM-X9: the boards are options; two factions share one.
#[test]
fn tm_x9_boards_are_options() {
    let choices = |fire_and_ice: &[&str]| {
        let fire_and_ice = fire_and_ice.iter().map(|board| board.to_string()).collect();
        let table = opening(&Setup { fire_and_ice, ..Setup::for_seats(2) }, 1);
        let who = format!("seat {}: faction", table.view().order[0]);
        table.targets(&who).split(", ").count()
    };
    assert_eq!((choices(&[]), choices(&["ice"]), choices(&["volcano", "variable"])), (14, 16, 18));
    let mut table = all_boards(2);
    table.play("seat 0: faction acolytes");
    table.refuses("seat 1: faction dragonlords", "TM-1.2");
}

/// TM-X9: nobody transforms ice or volcano.
#[test]
fn tm_x9_ice_and_volcano_stay() {
    let mut table = table(
        "
        witches  20 workers  dwelling F4
        giants   20 workers  dwelling D4
        ice E6   volcano E7
    ",
    );
    table.refuses("witches: transform E6 to green", "TM-X9");
    table.refuses("witches: transform E7 to green", "TM-X9");
    table.play("witches: pass BON9");
    table.refuses("giants: transform E6 to red", "TM-X9");
}

/// TM-X9.1: ice factions choose a terrain at once, nobody's home; then that colour is closed.
#[test]
fn tm_x9_1_ice_factions_choose_a_start_terrain() {
    let mut table = all_boards(3);
    table.play("seat 0: faction witches");
    table.play("seat 1: faction yetis");
    table.asks("yetis: choose a terrain");
    table.refuses("yetis: pick-color green", "TM-X9.1");
    table.play("yetis: pick-color red");
    table.refuses("seat 2: faction giants", "TM-X9.1");
    table.play("seat 2: faction nomads");
    table.play("witches: place F4");
    table.refuses("yetis: place E6", "TM-3.2");
    table.play("yetis: place D4");
    table.shows("D4 ice");
}

/// TM-X9.1: volcano factions choose when all factions are known.
#[test]
fn tm_x9_1_volcano_factions_choose_last() {
    let mut table = all_boards(2);
    table.play(
        "
        seat 0: faction dragonlords
        seat 1: faction darklings
    ",
    );
    table.asks("dragonlords: choose a terrain");
    table.refuses("dragonlords: pick-color black", "TM-X9.1");
    table.play("dragonlords: pick-color green. place F4");
    table.shows("F4 volcano");
}

/// TM-X9.1: variable factions choose a home when they are taken.
#[test]
fn tm_x9_1_variable_factions_choose_a_home() {
    let mut table = all_boards(2);
    table.play("seat 0: faction shapeshifters. pick-color green");
    table.refuses("seat 1: faction witches", "TM-X9.1");
    table.play("seat 1: faction nomads");
    table.play("shapeshifters: place F4");
    table.shows("F4 forest");
}

/// TM-X9.1, TM-2.8: with colours dealt at random nobody's colour can be taken away.
#[test]
fn tm_x9_1_dealt_colours_stay_free() {
    let setup = Setup {
        factions: Factions::Way(FactionWay::RandomColors),
        fire_and_ice: vec!["ice".into(), "variable".into()],
        ..Setup::for_seats(5)
    };
    for luck in 0..40 {
        let mut table = opening(&setup, luck);
        while table.view().phase == "choose-factions" {
            let seat = table.game.asked().first().expect("somebody chooses");
            let first = table.may(seat).swap_remove(0);
            table.play(&format!("seat {seat}: {first}"));
        }
    }
}

/// TM-X9.2: Ice Maidens choose a favor tile before the first dwellings.
#[test]
fn tm_x9_2_ice_maidens_start_with_a_favor_tile() {
    let mut table = all_boards(2);
    table.play("seat 0: faction ice-maidens. pick-color blue");
    table.asks("ice-maidens: take 1 favor tiles");
    table.play("ice-maidens: +FAV6");
    table.has("ice-maidens: favors FAV6, cults 0/3/0/1");
    table.asks("seat 1: choose a faction");
}

/// TM-X9.2: ice takes the distance to the start terrain, at least 1 spade.
#[test]
fn tm_x9_2_transforming_into_ice() {
    for (hex, spades) in [("E7", 1), ("E6", 3), ("D4", 2)] {
        let mut table = table(
            "ice-maidens 20 workers start forest stronghold F4 dwelling D5
             nomads dwelling I7",
        );
        table.play(&format!("ice-maidens: transform {hex} to ice. done"));
        table.has(&format!("ice-maidens: {} workers", 20 - 3 * spades));
        table.shows(&format!("{hex} ice"));
    }
    let mut start_terrain = table(
        "
        ice-maidens  20 workers  start forest  dwelling F4
        nomads       dwelling I7
        forest E6
    ",
    );
    start_terrain.play("ice-maidens: transform E6 to ice. build E6");
    start_terrain.has("ice-maidens: 16 workers, dwelling E6");
}

/// TM-X9.2: with the stronghold 3 points for each temple when passing.
#[test]
fn tm_x9_2_ice_maidens_pass() {
    let mut table = table(
        "
        ice-maidens  start forest  stronghold F4  temple A3 C3
        nomads       dwelling I7
    ",
    );
    table.play("ice-maidens: pass BON9");
    table.has("ice-maidens: 26 points");
}

/// TM-X9.3: Yetis pay 1 power less, and use covered spaces with the stronghold.
#[test]
fn tm_x9_3_yetis_and_power_actions() {
    let mut without = table(
        "
        yetis   bowls 0/0/12  start forest  dwelling F4
        nomads  dwelling I7
        used ACT4
    ",
    );
    without.refuses("yetis: action ACT4", "TM-8.60");
    without.play("yetis: action ACT2");
    without.has("yetis: bowls 2/0/10, 1 priests");
    let mut with = table(
        "
        yetis   bowls 0/0/12  start forest  stronghold F4
        nomads  bowls 0/0/12  dwelling I7
        used ACT4
    ",
    );
    with.play("yetis: action ACT4");
    with.has("yetis: bowls 3/0/9, 22 coins");
    with.refuses("nomads: action ACT4", "TM-8.60");
    with.play("nomads: pass BON9");
    with.play("yetis: action ACT4");
}

/// TM-X9.3: their stronghold and sanctuary are worth 4.
#[test]
fn tm_x9_3_strong_buildings_of_the_yetis() {
    let mut table = table(
        "
        nomads  9 workers 20 coins  dwelling F3
        yetis   bowls 5/7/0  start forest  stronghold F4
    ",
    );
    table.play("nomads: upgrade F3 to TP");
    table.asks("yetis: take 4 power for 3 points");
    let mut town = crate::table::table(
        "
        yetis   9 workers 20 coins  start forest  stronghold F4  dwelling E6 F3 G2
        nomads  dwelling I7
    ",
    );
    town.play("yetis: upgrade E6 to TP");
    town.asks("yetis: take 1 town tiles");
}

/// TM-X9.4: Acolytes: spades are cult steps, and still score on the spade tile.
#[test]
fn tm_x9_4_acolytes_step_instead_of_digging() {
    let mut table = table(
        "
        acolytes  bowls 0/0/12  start forest  cults 3/3/3/3  dwelling F4
        nomads    dwelling I7
        scoring SCORE1
    ",
    );
    table.play("acolytes: action ACT6. +FIRE. +AIR");
    table.has("acolytes: cults 4/3/3/4, 24 points");
    table.asks("nomads: take a turn");
    table.refuses("nomads: transform H4 to volcano", "TM-X9");
}

/// TM-X9.4: a hex becomes volcano for 3 steps on one track, 4 if it is somebody's home.
#[test]
fn tm_x9_4_acolytes_pay_with_cult_steps() {
    let mut table = table(
        "
        acolytes  start forest  cults 3/4/2/3  dwelling F4
        nomads    dwelling I7
    ",
    );
    let mut cheap = table.clone();
    cheap.play("acolytes: transform E6 to volcano");
    cheap.asks("acolytes: lose 3 steps");
    cheap.refuses("acolytes: lose EARTH", "TM-X9.4");
    cheap.play("acolytes: lose FIRE. build E6");
    cheap.has("acolytes: cults 0/4/2/3, 2 workers, 13 coins, dwelling E6");
    table.play("acolytes: transform F3 to volcano");
    table.asks("acolytes: lose 4 steps");
    table.play("acolytes: lose WATER. done");
    table.has("acolytes: cults 3/0/2/3");
}

/// TM-X9.4: from space 10 the key comes back and the space is open again.
#[test]
fn tm_x9_4_acolytes_may_leave_space_ten() {
    let mut table = table(
        "
        acolytes  start forest  cults 10/0/0/0  towns TW1  dwelling F4
        nomads    1 priests  fire 9  towns TW1  dwelling I7
    ",
    );
    table.play("acolytes: transform E6 to volcano. lose FIRE. done");
    table.has("acolytes: fire 7, 1 keys");
    table.play("nomads: send p to FIRE for 1");
    table.has("nomads: fire 10");
}

/// TM-X9.4: with the stronghold each priest goes a step further; spades of phase III too.
#[test]
fn tm_x9_4_acolytes_stronghold_and_phase_three() {
    let mut table = table(
        "
        acolytes  2 priests  start forest  cults 0/0/4/0  stronghold F4
        nomads    dwelling I7
        scoring SCORE2   passed nomads
    ",
    );
    table.play("acolytes: send p to FIRE for 3");
    table.has("acolytes: fire 4");
    table.play("acolytes: send p to FIRE for 1");
    table.has("acolytes: fire 6");
    table.play("acolytes: pass BON9");
    table.asks("acolytes: step 1");
    table.play("acolytes: +AIR");
    table.asks("nomads: take a turn");
}

/// TM-X9.5: Dragonlords: spades are tokens, tokens pay for volcano.
#[test]
fn tm_x9_5_dragonlords() {
    let mut table = table(
        "
        dragonlords  bowls 0/1/7  start forest  dwelling F4
        nomads       dwelling I7
        scoring SCORE1   passed nomads
    ",
    );
    table.play("dragonlords: action ACT6");
    table.has("dragonlords: bowls 8/1/1, 24 points");
    table.play("dragonlords: transform E6 to volcano. build E6");
    table.has("dragonlords: bowls 7/1/1, dwelling E6");
    table.play("dragonlords: transform F3 to volcano. done");
    table.has("dragonlords: bowls 5/1/1");
}

/// TM-X9.5: tokens leave bowl I first, then II, then III; too few tokens, no volcano.
#[test]
fn tm_x9_5_tokens_leave_from_the_first_bowl() {
    let mut table = table(
        "
        dragonlords  bowls 1/0/1  start forest  dwelling F4
        nomads       dwelling I7
        passed nomads
    ",
    );
    table.play("dragonlords: transform F3 to volcano. done");
    table.has("dragonlords: bowls 0/0/0");
    table.refuses("dragonlords: transform E6 to volcano", "TM-X9.5");
}

/// TM-X9.5: the stronghold brings as many tokens as there are players; 8 at the start.
#[test]
fn tm_x9_5_dragonlords_stronghold() {
    let mut table = table(
        "
        dragonlords  9 workers 20 coins  start forest  trading-house F4
        nomads       dwelling I7
        giants       dwelling I1
    ",
    );
    table.has("dragonlords: bowls 4/4/0");
    table.play("dragonlords: upgrade F4 to SH");
    table.has("dragonlords: bowls 7/4/0");
}

fn shapeshifters(answer: &str) -> Table {
    let mut table = table(
        "
        shapeshifters  9 workers 20 coins  bowls 4/4/0  home plains  start plains  dwelling E6
        nomads         dwelling F3
    ",
    );
    table.play("shapeshifters: upgrade E6 to TP");
    table.play(&format!("nomads: {answer}"));
    table
}

/// TM-X9.6: when a neighbour takes power they may buy a token; if all refuse they gain 1.
#[test]
fn tm_x9_6_shapeshifters_and_neighbors() {
    let mut taken = shapeshifters("leech");
    taken.asks("shapeshifters: buy a token");
    let mut not_bought = taken.clone();
    not_bought.play("shapeshifters: -GAIN_P3_FOR_VP");
    not_bought.has("shapeshifters: bowls 4/4/0, 20 points");
    taken.play("shapeshifters: gain P3 for VP");
    taken.has("shapeshifters: bowls 4/4/1, 19 points");
    shapeshifters("decline").has("shapeshifters: bowls 3/5/0, 20 points");
}

/// TM-X9.6: with the stronghold a new home, for 5 power or 5 tokens, as often as wanted.
#[test]
fn tm_x9_6_shapeshifters_change_their_home() {
    let start = "
        shapeshifters  bowls 2/2/6  home plains  start plains  stronghold E6  dwelling E5
        nomads         dwelling F3
        passed nomads
    ";
    let mut table = table(start);
    table.refuses("shapeshifters: shapeshift yellow with power", "TM-X9.6");
    table.play("shapeshifters: shapeshift green with power");
    table.has("shapeshifters: bowls 7/2/1, 20 points, dwelling E5");
    table.shows("E5 forest, E6 forest");
    assert_eq!(table.targets("shapeshifters: build"), "F4");
    table.play("shapeshifters: shapeshift gray with tokens");
    table.has("shapeshifters: bowls 2/2/1");
    table.refuses("shapeshifters: shapeshift red with power", "TM-6.2");
    let mut without = crate::table::table(&start.replace("stronghold", "dwelling"));
    without.refuses("shapeshifters: shapeshift green with power", "TM-X9.6");
}

/// TM-X9.6: spades always cost them 3 workers.
#[test]
fn tm_x9_6_shapeshifters_have_no_dig_track() {
    let mut table = table(
        "
        shapeshifters  9 workers 20 coins 3 priests  home plains  start plains  dwelling E6
        nomads         dwelling F3
    ",
    );
    table.refuses("shapeshifters: advance dig", "TM-8.31");
    table.play("shapeshifters: transform E5 to brown. done");
    table.has("shapeshifters: 6 workers");
}

/// TM-X9.7: Riverwalkers build over rivers on unlocked terrain only, and never transform.
#[test]
fn tm_x9_7_riverwalkers_build_along_rivers() {
    let mut table = table(
        "
        riverwalkers  bowls 0/0/12  home forest  start forest  unlocked forest desert  dwelling F4
        giants        dwelling I1
    ",
    );
    // F3 is next door, but also on r21 and r28; F4 touches r22 and r29 only.
    assert_eq!(table.targets("riverwalkers: build"), "E8, G3");
    table.refuses("riverwalkers: build F3", "TM-X9.7");
    table.refuses("riverwalkers: transform E6 to green", "TM-X9.7");
    table.refuses("riverwalkers: action ACT5", "TM-X9.7");
    table.refuses("riverwalkers: action ACT6", "TM-X9.7");
    table.refuses("riverwalkers: advance ship", "TM-8.30");
    table.play("riverwalkers: build E8");
    table.has("riverwalkers: dwelling E8");
}

/// TM-X9.7: first dwellings touch a river.
#[test]
fn tm_x9_7_first_dwellings_touch_a_river() {
    let mut table = all_boards(2);
    table.play("seat 0: faction riverwalkers. pick-color green");
    table.play("seat 1: faction nomads");
    table.refuses("riverwalkers: place I11", "TM-X9.7");
    table.play("riverwalkers: place I6");
}

/// TM-X9.7: a priest received may become a terrain, which raises the limit.
#[test]
fn tm_x9_7_priests_or_terrains() {
    let mut table = table(
        "
        riverwalkers  3 coins  bowls 0/0/12  home forest  start forest  unlocked forest  dwelling F4
        nomads        dwelling I7
        passed nomads
    ",
    );
    table.play("riverwalkers: action ACT2");
    table.asks("riverwalkers: priest or terrain");
    let mut terrain = table.clone();
    terrain.play("riverwalkers: unlock-terrain yellow");
    // Somebody's home costs 2 coins.
    terrain.has("riverwalkers: 1 coins, 0 priests");
    terrain.play("riverwalkers: convert 5pw to 1p. unlock-terrain red");
    terrain.has("riverwalkers: 0 coins");
    let unlocked = terrain.player("riverwalkers").unlocked;
    assert_eq!(unlocked, [Terrain::Desert, Terrain::Forest, Terrain::Wasteland]);
    table.play("riverwalkers: unlock-terrain gain-priest");
    table.has("riverwalkers: 1 priests, 3 coins");
    // Only one can be held.
    table.play("riverwalkers: convert 5pw to 1p. unlock-terrain gain-priest");
    table.has("riverwalkers: 1 priests");
}

/// TM-X9.7: the stronghold brings 2 bridges at once; spades of the cult bonus are lost.
#[test]
fn tm_x9_7_riverwalkers_stronghold() {
    let mut table = table(
        "
        riverwalkers  4 workers  earth 8  home forest  start forest  trading-house E8
        nomads        dwelling I7
        scoring SCORE2   passed nomads
    ",
    );
    table.play("riverwalkers: upgrade E8 to SH. bridge E8:G3. bridge D6:E8");
    table.asks("riverwalkers: take a turn");
    table.has("riverwalkers: 1 bridges");
    table.play("riverwalkers: pass BON9");
    table.asks("nomads: take a turn");
}
