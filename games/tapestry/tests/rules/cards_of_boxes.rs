//! Cards whose WHEN PLAYED ability no naive reading covers, one by one (TP-13.2); circles and squares of that kind (TP-8.3).

use super::table::{Table, begun, with_mats};
use engine::Thing;
use serde_json::json;
use tapestry::map::Hex;
use tapestry::{Event, Setup};

fn boxes() -> Table {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(2)
    };
    with_mats(&setup, &[])
}

fn spaces(table: &Table, seat: u8) -> Vec<u8> {
    table.player(seat).tokens.iter().map(|(_, space)| *space).collect()
}

fn some(table: &Table, seat: u8, start: &str) -> String {
    let may = table.may(seat);
    may.iter().find(|mv| mv.starts_with(start)).unwrap_or_else(|| panic!("{may:?}")).clone()
}

/// Until the next turn: this seat agrees to what it may do, everybody else declines.
fn agree(table: &mut Table, agreeing: u8) {
    for _ in 0..200 {
        if table.is_turn() {
            return;
        }
        let seat = (0..2).find(|seat| !table.may(*seat).is_empty()).expect("somebody is asked");
        let may = table.may(seat);
        let agrees = seat == agreeing;
        let way = may.iter().find(|mv| (*mv == "no") != agrees).unwrap_or(&may[0]).clone();
        table.play(&format!("{seat}: {way}"));
    }
    panic!("the turn does not end");
}

/// Seat 0 has played the card in era 2 and takes its last income turn.
fn reserved(card: &str) -> (Table, Table) {
    let mut table = boxes();
    table.rich(0, [0; 4]).rich(1, [4; 4]).play_card(0, card).decline_turn();
    let before = table.clone();
    table.play("1: advance science. pay coin").decline_turn();
    table.set(0, "income_turns", json!(4)).hand(0, &[]).rich(1, [4; 4]);
    table.events.clear();
    table.play("0: income").decline_turn();
    (before, table)
}

fn scored_by_cards(table: &Table) -> i16 {
    let of = |event: &Event| match event {
        Event::Scored { seat, points, source } if seat.0 == 0 => {
            i16::from(*source == tapestry::kinds::Source::Tapestries) * points
        }
        _ => 0,
    };
    table.events.iter().map(of).sum()
}

/// TP-13.9: buildings in the reserve have left their slots at once and are gained on income turn 5.
#[test]
fn tp_13_9_buildings_in_the_reserve() {
    for (card, at) in [("phantom-market", 0), ("haunted-library", 1), ("spectral-armory", 3)] {
        let (before, after) = reserved(card);
        assert_eq!(before.player(0).mat[at].count_ones(), 4, "{card}");
        assert!(before.player(0).city.is_empty(), "{card}");
        let gained = |event: &Event| matches!(event, Event::BuildingGained { seat, building } if seat.0 == 0 && *building as usize == at);
        assert_eq!(after.happened(gained), 1, "{card}");
        assert_eq!(after.player(0).city.len(), 1, "{card}");
    }
}

/// TP-13.9: a reminder: 3 VP for each visible card on the mat.
#[test]
fn tp_13_9_ancestral_spirits() {
    let (before, after) = reserved("ancestral-spirits");
    assert_eq!(before.points(0), 0);
    assert_eq!(scored_by_cards(&after), 3, "one card is visible");
}

/// TP-13.9, TP-21.13: one of three technology cards comes on income turn 5 and is upgraded once.
#[test]
fn tp_13_9_prophesied_invention() {
    let (before, after) = reserved("prophesied-invention");
    assert!(before.player(0).technologies.iter().all(Vec::is_empty));
    let rows = after.player(0).technologies;
    assert_eq!((rows[0].len(), rows[1].len(), rows[2].len()), (0, 1, 0));
}

/// TP-19.1: two different tracks, those on which an opponent is ahead, or any.
#[test]
fn tp_19_1_two_different_tracks() {
    let mut table = boxes();
    table.token(1, "science", 2).token(1, "military", 1).play_card(0, "conspiracy");
    assert_eq!(table.may(0), ["advance science", "advance military"]);
    table.play("0: advance science").decline_turn();
    assert_eq!(spaces(&table, 0), [0, 1, 1, 0, 0]);
    let mut table = boxes();
    table.play_card(0, "parallel-selves");
    assert_eq!(table.may(0).len(), 5);
    table.play("0: advance arts");
    assert!(!table.may(0).contains(&"advance arts".to_string()), "a different one");
    table.play("0: advance technology").decline_turn();
    assert_eq!(spaces(&table, 0), [0, 0, 0, 1, 1]);
    assert!(table.player(0).technologies[0].is_empty(), "without the benefit");
}

/// TP-6.8: Democracy: three cards, then 2 VP for each that is discarded.
#[test]
fn tp_6_8_democracy() {
    let mut table = boxes();
    table.play_card(0, "democracy");
    assert_eq!(table.player(0).hand_size, 3);
    for _ in 0..2 {
        let card = some(&table, 0, "discard ");
        table.play(&format!("0: {card}"));
    }
    table.decline_turn();
    assert_eq!((scored_by_cards(&table), table.player(0).hand_size), (4, 1 + 1));
}

/// TP-10.1, TP-10.5: cards that conquer: beside own territories, anywhere, beside the start; one die, or both.
#[test]
fn tp_10_1_cards_that_conquer() {
    let targets = |card: &str| {
        let mut table = boxes();
        table.play_card(0, card);
        let all: Vec<String> =
            table.may(0).into_iter().filter(|mv| mv.starts_with("conquer ")).collect();
        let first = all[0].clone();
        table.play(&format!("0: {first}")).decline_turn();
        assert_eq!(table.happened(|event| matches!(event, Event::Attacked { .. })), 1, "{card}");
        assert_eq!(table.happened(|event| matches!(event, Event::DieGained { .. })), 1, "{card}");
        all
    };
    let near = targets("double-cross");
    assert_eq!(targets("manifest-destiny"), near, "only the start is controlled");
    assert_eq!(targets("zombie-army"), near);
    assert!(targets("sky-pirates").len() > near.len());
    let mut table = boxes();
    let hex = near[0].trim_start_matches("conquer ").to_string();
    table.item(&hex, "outpost", 1).hand(1, &[]).play_card(0, "zombie-army");
    table.play(&format!("0: {}", near[0])).decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::DieGained { .. })), 2);
}

/// TP-6.6: Manifest Destiny: then the benefit of a tile that is controlled, if one likes.
#[test]
fn tp_6_6_manifest_destiny() {
    let food = |agrees: bool| {
        let mut table = boxes();
        let hex = Hex::at(0, -1).expect("a hex").word().into_owned();
        table.token(0, "exploration", 8).rich(0, [0, 0, 3, 0]).give(0, "tiles", "territory-05");
        table.play(&format!("0: advance exploration. tile territory-05. explore {hex}"));
        table.decline_turn();
        table.item(&hex, "outpost", 0).rich(1, [1, 0, 0, 0]).play("1: advance science");
        table.rich(1, [4; 4]).decline_turn();
        table.rich(0, [0; 4]).play_card(0, "manifest-destiny");
        let target = some(&table, 0, "conquer ");
        table.play(&format!("0: {target}"));
        if agrees {
            agree(&mut table, 0);
        } else {
            table.decline_turn();
        }
        table.resources(0)[2]
    };
    assert_eq!(food(true), food(false) + 1);
}

/// TP-19.9: Minimalism: strictly the fewest income buildings.
#[test]
fn tp_19_9_minimalism() {
    let gained = |fewest: bool| {
        let mut table = boxes();
        if fewest {
            table.set(1, "mat/market", json!(0b11_1100)).set(1, "beside", json!({ "market": 1 }));
        }
        table.rich(0, [0; 4]).play_card(0, "minimalism").decline_turn();
        (scored_by_cards(&table), table.resources(0).iter().sum::<u8>())
    };
    let (points, resources) = gained(false);
    assert_eq!(points, 8);
    assert_eq!(gained(true), (0, resources + 2));
}

/// TP-11.4: Museum District and Muses broadcast a masterpiece.
#[test]
fn tp_11_4_cards_that_broadcast() {
    for card in ["museum-district", "muses"] {
        let mut table = boxes();
        table.give(0, "masterpieces", "masterpiece-06").play_card(0, card).decline_turn();
        let broadcast = |event: &Event| matches!(event, Event::Broadcast { .. });
        assert_eq!(table.happened(broadcast), 1, "{card}");
    }
}

/// TP-9.3: Neoclassicism: a token whose next space is in tier I, with the benefit.
#[test]
fn tp_9_3_neoclassicism() {
    let mut table = boxes();
    table.token(0, "exploration", 3).token(0, "science", 2).play_card(0, "neoclassicism");
    let may = table.may(0);
    assert!(!may.contains(&"advance exploration".to_string()), "{may:?}");
    assert!(may.contains(&"advance science".to_string()), "{may:?}");
    table.play("0: advance military").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Attacked { .. })), 1, "Archery");
}

/// TP-7.1: Portal Network explores anywhere, Cartography beside own territories.
#[test]
fn tp_7_1_portal_network() {
    let hexes = |card: &str| {
        let mut table = boxes();
        table.play_card(0, card);
        if table.may(0)[0].starts_with("tile ") {
            let tile = some(&table, 0, "tile ");
            table.play(&format!("0: {tile}"));
        }
        let all = table.may(0).into_iter().filter(|mv| mv.starts_with("explore ")).count();
        table.decline_turn();
        assert_eq!(table.happened(|event| matches!(event, Event::Explored { .. })), 1, "{card}");
        all
    };
    assert!(hexes("portal-network") > hexes("cartography"));
}

/// TP-12.1: Shapeshifters: a building of a type one has the fewest of.
#[test]
fn tp_12_1_shapeshifters() {
    let mut table = boxes();
    table.set(0, "mat/market", json!(0b11_1100)).set(0, "beside", json!({ "market": 1 }));
    table.play_card(0, "shapeshifters");
    assert_eq!(table.may(0), ["build house", "build farm", "build armory"]);
}

/// TP-19.8, TP-21.13: Steam Tycoon: a face-up card, upgraded; then a card of the deck for each neighbour who likes.
#[test]
fn tp_21_13_steam_tycoon() {
    let cards = |agreeing: u8| {
        let mut table = begun(2);
        table.play_card(0, "steam-tycoon").decline_until("invent ");
        assert!(!table.may(0).contains(&"invent top".to_string()), "face up");
        let card = some(&table, 0, "invent ");
        table.play(&format!("0: {card}"));
        agree(&mut table, agreeing);
        (table.player(0).technologies[1].len(), table.player(1).technologies[0].len())
    };
    assert_eq!(cards(1), (1, 1));
    assert_eq!(cards(0).1, 0);
}

/// TP-8.3: Thinking Machines and Robotics ignore prerequisites.
#[test]
fn tp_8_3_upgrades_without_prerequisites() {
    let mut table = boxes();
    table.give(0, "technologies/1", "calendar").play_card(0, "thinking-machines").decline_turn();
    assert_eq!(table.player(0).technologies[2], ["calendar"]);
    let mut table = boxes();
    table.token(0, "technology", 10).give(0, "technologies/1", "robotics");
    table.give(0, "technologies/1", "calendar").give(0, "technologies/0", "barn");
    table.hand(0, &["militarism"]).play("0: income").decline_until("upgrade robotics");
    table.play("0: upgrade robotics").decline_turn();
    let upgraded = |event: &Event| matches!(event, Event::Upgraded { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(upgraded), 1 + 2);
}

/// TP-9.5: Time Loop and Warp Drive gain the benefit of a position again, and move nothing.
#[test]
fn tp_9_5_positions_again() {
    let mut table = boxes();
    table.token(0, "exploration", 1).play_card(0, "time-loop").decline_turn();
    let tiles = |event: &Event| matches!(event, Event::TileGained { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(tiles), 2 + 1, "2 of Scouting, 1 of the income");
    assert_eq!(spaces(&table, 0), [1, 0, 0, 0, 0]);
    let mut table = boxes();
    table.token(0, "exploration", 1);
    square(&mut table, "warp-drive").decline_turn();
    assert_eq!(table.happened(tiles), 2 + 1);
}

/// Upgrades this card from the middle row to the top row; a charmed card lies on the mat.
fn square<'t>(table: &'t mut Table, card: &str) -> &'t mut Table {
    table.give(0, "technologies/1", card).hand(0, &["golden-age"]).play("0: income");
    table.decline_until(&format!("upgrade {card}")).play(&format!("0: upgrade {card}"))
}
fn circle<'t>(table: &'t mut Table, card: &str) -> &'t mut Table {
    table.give(0, "technologies/0", card).hand(0, &["militarism"]).play("0: income");
    table.decline_until(&format!("upgrade {card}")).play(&format!("0: upgrade {card}"))
}

/// TP-8.3: circles and squares that conquer, explore anywhere, inspire or move tokens.
#[test]
fn tp_8_3_odd_circles_and_squares() {
    let attacked = |event: &Event| matches!(event, Event::Attacked { seat, .. } if seat.0 == 0);
    let mut table = boxes();
    circle(&mut table, "dynamite").decline_turn();
    assert_eq!(table.happened(attacked), 1);
    let mut table = boxes();
    square(&mut table, "warships").decline_turn();
    assert_eq!(table.happened(attacked), 1);

    let mut table = boxes();
    circle(&mut table, "remote-viewing").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Explored { .. })), 1);
    let mut table = boxes();
    square(&mut table, "remote-viewing").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Researched { .. })), 1);

    let mut table = boxes();
    square(&mut table, "camera").decline_turn();
    assert_eq!(table.player(0).inspired.len(), 1);

    let mut table = boxes();
    square(&mut table, "scaling-ladder").decline_turn();
    assert_eq!((spaces(&table, 0)[2], table.happened(attacked)), (1, 1), "Archery");

    let mut table = boxes();
    table.token(0, "science", 12).set(0, "completed", json!(["science"]));
    table.set(0, "achieved", json!(["complete-track"]));
    square(&mut table, "cryogenics").decline_turn();
    assert_eq!((spaces(&table, 0)[2], table.happened(attacked)), (1, 1));
    let mut table = boxes();
    square(&mut table, "exosuit").play("0: advance exploration").decline_turn();
    assert_eq!(spaces(&table, 0)[0], 1);

    let mut table = boxes();
    table.token(0, "military", 5);
    square(&mut table, "time-travel").decline_turn();
    assert_eq!(spaces(&table, 0)[2], 4, "on the exploration track nothing can go back");
}

/// TP-11.2: the Quiet Border conquers an empty territory.
#[test]
fn tp_11_2_the_quiet_border() {
    let mut table = boxes();
    table.give(0, "masterpieces", "masterpiece-19").hand(0, &["militarism"]).play("0: income");
    table.decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Attacked { .. })), 1);
}
