//! Worked examples and questions of the rulebook, and answers of designers, as tests. Those that stand with their
//! chapter are not repeated here.

mod cards;
mod futures;
mod map;
mod mats;
mod turns;

use super::table::{Table, begun, with_mats};
use engine::Thing;
use serde_json::json;
use tapestry::capital::{Plot, plots};
use tapestry::content::content;
use tapestry::kinds::Capital;
use tapestry::map::Hex;
use tapestry::{Event, Setup};

/// Puts things onto plots of a capital.
fn city<'w>(
    table: &mut Table,
    seat: usize,
    capital: &str,
    built: impl IntoIterator<Item = (String, &'w str)>,
) {
    let number = Capital::named(capital).expect("a capital").0;
    let built: serde_json::Map<_, _> =
        built.into_iter().map(|(plot, what)| (plot, json!(what))).collect();
    table.change(|saved| {
        let player = &mut saved["players"][seat];
        player["capital"] = json!(capital);
        player["city"] = json!({
            "capital": number, "plots": built, "overhanging": [], "tokens": [], "cubes": []
        });
    });
}

/// Open plots of an empty capital.
fn open_plots(capital: &str) -> Vec<String> {
    let ground = &content().capitals.grounds[usize::from(Capital::named(capital).expect("one").0)];
    plots(ground.grid & !ground.impassable).map(|plot: Plot| plot.word().into_owned()).collect()
}

/// Explored territories where nothing stands.
fn free(table: &Table) -> Vec<String> {
    let all = table.view().territories.into_iter();
    all.filter(|it| it.items.is_empty()).map(|it| it.hex).collect()
}

/// How often a seat scored so many points at once.
fn scored(table: &Table, seat: u8, points: i16) -> usize {
    table.happened(|event| matches!(event, Event::Scored { seat: of, points: at, .. } if of.0 == seat && *at == points))
}

fn all_boxes(seats: u8) -> Setup {
    Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(seats)
    }
}

fn boxes(seats: u8) -> Table {
    with_mats(&all_boxes(seats), &[])
}

fn first(table: &Table, seat: u8, start: &str) -> String {
    let may = table.may(seat);
    let found = may.iter().find(|mv| mv.starts_with(start));
    found.unwrap_or_else(|| panic!("no `{start}` in {may:?}")).clone()
}

/// TP-13.6: EX-8: a card played in step 1 goes onto the empty space of the new era and is covered in step 2.
#[test]
fn tp_13_6_a_card_in_step_1() {
    let mut table = with_mats(&all_boxes(2), &["recyclers"]);
    assert_eq!(
        table.player(0).technologies[1].len(),
        1,
        "the card of the start, upgraded (TP-2.9)"
    );
    // Printing Press asks for a tier: all tracks are far enough.
    for track in ["exploration", "science", "military", "technology"] {
        table.token(0, track, 10);
    }
    table.change(|saved| {
        saved["players"][0]["mat"] = json!({ "market": 32, "house": 32, "farm": 32, "armory": 32 });
        saved["players"][0]["beside"] = json!({ "market": 4, "house": 4, "farm": 4, "armory": 4 });
    });
    table.give(0, "technologies/1", "printing-press").hand(0, &["militarism", "monarchy"]);
    table.play("0: income").decline_until_any(&["upgrade printing-press"]);
    table.play("0: upgrade printing-press").decline_until_any(&["play militarism"]);
    table.play("0: play militarism").decline_turn();
    assert_eq!(table.player(0).eras[1].as_deref(), Some("monarchy"));
    assert_eq!(table.player(0).covered, 1);
}

/// TP-4.3: EX-9 and TP-11.2: a masterpiece gained when all were used waits for the next turn.
#[test]
fn tp_4_3_a_masterpiece_that_comes_too_late() {
    let mut table = boxes(2);
    table.hand(0, &["militarism"]).rich(0, [0; 4]);
    table.give(0, "masterpieces", "masterpiece-16").play("0: income");
    table.decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Scored { points: 4, .. })), 1);
}

/// TP-9.3: EX-13: another player's card moves a token into a new tier: its landmark is gained at once.
#[test]
fn tp_9_3_a_landmark_on_the_turn_of_another() {
    let mut table = begun(2);
    table.token(1, "exploration", 6).play_card(0, "oil-magnate").play("0: track exploration. no");
    table.play("1: advance exploration");
    assert_eq!(table.player(1).landmarks, ["train-station"]);
}

/// TP-12.11, TP-1.4: EX-37: a landmark that is owned is not gained again by a copy.
#[test]
fn tp_1_4_a_stadium_stays_where_it_is() {
    let mut table = boxes(2);
    table.hand(0, &["militarism"]).quiet_income(0);
    table.play_card(1, "entertain-the-masses").decline_turn();
    assert_eq!(table.player(1).landmarks, ["stadium"]);
    table.rich(0, [2; 4]).play_card(0, "espionage").decline_until("copy entertain");
    table.play("0: copy entertain-the-masses").decline_turn();
    assert!(!table.player(0).landmarks.contains(&"stadium".to_string()));
    assert!(table.player(1).landmarks.contains(&"stadium".to_string()));
}

/// TP-21.21: EX-42: a marriage that is copied must name another track.
#[test]
fn tp_21_21_a_second_marriage() {
    let mut table = begun(2);
    table.hand(0, &["militarism"]).quiet_income(0);
    table.play_card(1, "marriage-of-state").play("1: track exploration").decline_turn();
    table.rich(0, [2; 4]).play_card(0, "espionage").decline_until("copy marriage");
    table.play("0: copy marriage-of-state").decline_until("track");
    assert!(!table.may(0).contains(&"track exploration".to_string()), "{:?}", table.may(0));
}

/// TP-14.4, TP-21.39: EX-44: what a lost civilization gave stays.
#[test]
fn tp_21_39_black_death() {
    let mut table = with_mats(&all_boxes(2), &["futurists"]);
    table.play_card(0, "black-death").decline_turn();
    let player = table.player(0);
    assert!(!player.civilizations.contains(&"futurists".to_string()));
    assert_eq!(player.civilizations.len(), 1);
    assert!(player.tokens.iter().all(|(_, space)| *space >= 4));
}

/// TP-21.7: EX-47: with the Arts track one chooses which of the two remaining tracks is advanced.
#[test]
fn tp_21_7_dark_ages_with_five_tracks() {
    let mut table = boxes(2);
    table.play_card(0, "dark-ages").play("0: track exploration. track science. track military");
    let may = table.may(0);
    assert_eq!(may, ["track technology", "track arts"]);
}

/// TP-13.9: EX-50: what is reserved in era 5 is used at once; TP-13.5: cards go onto the card of era 4.
#[test]
fn tp_13_9_reserved_things_come_on_income_turn_5() {
    let mut table = boxes(2);
    table.play_card(0, "microbial-magic").decline_turn();
    let cards = ["militarism", "monarchy"];
    for card in cards {
        table.rich(1, [4; 4]).hand(1, &["theocracy"]);
        while table.view().active == 1 && table.player(1).income_turns < 5 {
            table.play("1: advance science");
            table.decline_turn();
            table.rich(1, [4; 4]).token(1, "science", 0);
        }
        table.hand(0, &[card]).quiet_income(0);
    }
    while table.view().active == 1 {
        table.rich(1, [4; 4]).token(1, "science", 0).play("1: advance science");
        table.decline_turn();
    }
    let before = table.happened(|event| matches!(event, Event::BuildingGained { .. }));
    table.quiet_income(0);
    assert_eq!(table.player(0).income_turns, 5);
    assert_eq!(table.happened(|event| matches!(event, Event::BuildingGained { .. })), before + 1);
}

/// TP-8.7: EX-53: a charmed card, even covered, is enough; a neighbour's is not.
#[test]
fn tp_8_7_a_charmed_card() {
    let mut table = boxes(2);
    table.give(0, "technologies/1", "flying-cars").give(0, "technologies/0", "barn");
    table.hand(0, &["militarism"]).play("0: income").decline_until("upgrade");
    table.refuses("0: upgrade flying-cars", "TP-8.4");
    let mut table = boxes(2);
    table.give(0, "technologies/1", "flying-cars").hand(0, &["crystal-ball"]);
    table.play("0: income").decline_until("upgrade").offers("0: upgrade flying-cars");
}

/// TP-8.11: EX-72: the card that masterpiece 7 upgraded is not upgraded again in the same turn.
#[test]
fn tp_8_11_once_in_a_turn() {
    let mut table = boxes(2);
    table.give(0, "masterpieces", "masterpiece-07").give(0, "technologies/0", "calendar");
    table.give(0, "technologies/0", "barn").hand(0, &["militarism"]).play("0: income");
    table.decline_until_any(&["upgrade barn"]).play("0: upgrade barn");
    table.decline_until_any(&["upgrade calendar"]);
    assert!(!table.may(0).contains(&"upgrade barn".to_string()), "{:?}", table.may(0));
}

/// TP-22.55: EX-60: a token on the start cannot go back, so the tile is not explored through it.
#[test]
fn tp_22_55_werefolk() {
    let mut table = with_mats(&all_boxes(2), &["werefolk"]);
    table.hand(0, &["militarism"]).play("0: income");
    table.decline_turn();
    assert!(table.player(0).explored_space.is_empty());
}

/// TP-22.49: EX-67: the Faefolk count cards in hand and uncovered cards on the mat.
#[test]
fn tp_22_49_faefolk() {
    let mut table = with_mats(&all_boxes(2), &["faefolk"]);
    table.hand(0, &["militarism"]).rich(0, [0; 4]).play("0: income");
    table.decline_turn();
    // One card: one step, to the spot with a tapestry card, a tile and a technology card.
    let player = table.player(0);
    assert_eq!(player.technologies[0].len(), 1);
}

/// TP-15.4: EX-30: the middle island counts when it is conquered, and a Trap prevents it.
#[test]
fn tp_15_4_the_middle_island() {
    let middle = Hex::at(0, 0).expect("the middle").word().into_owned();
    for trapped in [false, true] {
        let mut table = begun(2);
        table.token(0, "military", 7).rich(0, [1, 1, 0, 1]);
        if trapped {
            table.item(&middle, "outpost", 1).hand(1, &["trap"]);
        }
        table.play(&format!("0: advance military. pay coin. conquer {middle}"));
        if trapped {
            table.play("1: respond trap");
        }
        table.decline_turn();
        let achieved = table.happened(|event| matches!(event, Event::Achieved { .. }));
        assert_eq!(achieved, usize::from(!trapped), "trapped: {trapped}");
    }
}

/// TP-2.9: EX-54: losses of the adjustments come at the end of income turn 1.
#[test]
fn tp_2_9_losses_come_after_income_turn_1() {
    let table = with_mats(&all_boxes(2), &["spies"]);
    assert_eq!(table.resources(0).iter().sum::<u8>(), 3);
    let table = with_mats(&all_boxes(2), &["infiltrators"]);
    assert_eq!(table.resources(0), [1; 4], "the culture of the start is not gained");
}

/// TP-8.6: EX-75: a landmark on a technology card serves that card; it may be upgraded at once.
#[test]
fn tp_8_6_a_landmark_on_a_card() {
    let mut table = boxes(2);
    let asks = |card: &&tapestry::content::Technology| {
        card.prerequisite == tapestry::content::Prerequisite::LandmarkOnCard
    };
    let card = content().technologies.iter().find(asks).expect("a card").id;
    table.give(0, "technologies/1", &card).token(0, "technology", 3).rich(0, [2, 0, 0, 0]);
    table.play("0: advance technology");
    let onto = first(&table, 0, "lay-on");
    table.play(&format!("0: {onto}"));
    table.decline_turn();
    assert!(table.player(0).city.is_empty(), "it lies on the card");
}

/// TP-12.9: EX-39: a landmark over both plots of the Shopping Center gives two different buildings.
#[test]
fn tp_12_9_the_shopping_center() {
    let mut table = boxes(2);
    table.play_card(0, "shopping-center").decline_turn();
    table.quiet_income(1);
    table.token(0, "science", 2).rich(0, [0, 1, 0, 0]).play("0: advance science. pick 1");
    let may = table.may(0);
    assert!(may.iter().any(|mv| mv.starts_with("card-plot ")), "{may:?}");
    let onto = first(&table, 0, "card-plot");
    table.play(&format!("0: {onto}")).decline_turn();
    let gained = table.happened(|event| matches!(event, Event::BuildingGained { .. }));
    assert!(gained >= 2, "the house, and a different building for the plot: {gained}");
}
