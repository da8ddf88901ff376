//! Civilizations (EX-55 to EX-82), and rules of setting up and of cities that only boxes bring.

use super::super::mats::saved;
use super::super::table::{Table, begun, dealt, list, take, with_mats};
use super::{all_boxes, city, open_plots, scored};
use engine::Thing;
use serde_json::json;
use tapestry::content::content;
use tapestry::map::Hex;
use tapestry::{Event, Setup};

fn base(civilization: &str) -> Table {
    with_mats(&Setup { first_player: Some(0), ..Setup::for_seats(2) }, &[civilization])
}

fn with(civilization: &str) -> Table {
    with_mats(&all_boxes(2), &[civilization])
}

/// EX-55: the owner upgrades a card with a token of the Inventors: both gain the square, the card comes to them; a one-use
/// card is turned and stays where it comes to.
#[test]
fn tp_22_4_ex_55_the_owner_upgrades() {
    for card in ["calendar", "plasma-shields", "jetpack"] {
        let mut table = with("inventors");
        table.give(1, "technologies/1", card).rich(0, [1, 0, 0, 0]);
        table.change(|saved| {
            saved["mats"]["invented"] = json!([card]);
            saved["mats"]["tokens"]["inventors"] = json!(3);
        });
        // Whatever the card asks for.
        table.token(1, "exploration", 5).hand(1, &["fairy-ring"]);
        table.play("0: advance science").decline_turn();
        let before = (table.points(0), table.points(1));
        table.set(1, "income_turns", json!(1)).play("1: income").decline_until("upgrade");
        table.play(&format!("1: upgrade {card}"));
        for _ in 0..40 {
            if table.player(0).technologies[0].contains(&card.to_string()) || table.is_turn() {
                break;
            }
            table.first_answer();
        }
        assert_eq!(table.player(0).technologies[0], [card], "it came to the Inventors");
        let one_use = content().technologies.iter().any(|it| it.id == *card && it.one_use);
        assert_eq!(table.view().turned.contains(&card.to_string()), one_use, "{card}");
        if card == "calendar" {
            assert_eq!(table.points(1) - before.1, 7);
            assert_eq!(table.points(0) - before.0, 7);
        }
    }
}

/// EX-57: what lies under another card is not copied.
#[test]
fn tp_13_10_ex_57_covered_cards() {
    let mut table = base("heralds");
    table.change(|saved| {
        for card in ["diplomacy", "militarism"] {
            assert!(take(saved, card));
            list(saved, "/players/1/on_mat").push(json!(card));
        }
        saved["players"][1]["eras"][1] = json!("militarism");
        saved["players"][1]["covered"] = json!(1);
        saved["players"][1]["income_turns"] = json!(2);
    });
    table.play("0: income");
    let may = table.may(0);
    assert!(!may.contains(&"copy diplomacy".to_string()), "{may:?}");
    assert!(!may.contains(&"copy militarism".to_string()), "no WHEN PLAYED ability");
}

/// EX-58: the Recyclers bring a card from the top row down by an upgrade of its own, for 5 VP.
#[test]
fn tp_20_7_ex_58_recycling() {
    let mut table = with("recyclers");
    table.give(0, "technologies/1", "calendar").token(0, "exploration", 4).hand(0, &["militarism"]);
    table.play("0: income").decline_until("upgrade calendar");
    table.play("0: upgrade calendar");
    assert_eq!(
        (table.player(0).technologies[2].clone(), scored(&table, 0, 7)),
        (vec!["calendar".to_string()], 1)
    );
    table.decline_until("upgrade calendar").play("0: upgrade calendar");
    assert!(table.player(0).technologies[0].contains(&"calendar".to_string()));
    assert_eq!((scored(&table, 0, 5), scored(&table, 0, 7)), (1, 1));
}

/// EX-59: several landmarks that the Urban Planners hold are placed in one turn.
#[test]
fn tp_22_13_ex_59_several_at_once() {
    let mut table = with("urban-planners");
    table.change(|saved| {
        saved["mats"]["held"] = json!(["forge", "lighthouse"]);
        saved["landmarks"][0] = json!(0);
        saved["landmarks"][6] = json!(0);
    });
    table.rich(0, [1; 4]);
    for landmark in ["forge", "lighthouse"] {
        table.play(&format!("0: landmark {landmark}"));
        let place = table.may(0).into_iter().find(|mv| mv.starts_with("place ")).expect("a place");
        table.play(&format!("0: {place}"));
        while !table.is_turn() {
            table.first_answer();
        }
        assert_eq!(table.view().active, 0, "the turn goes on");
    }
    assert_eq!(saved(&table, "/mats/held"), json!([]));
}

/// EX-61: the Werefolk begin without a space tile.
#[test]
fn tp_22_55_ex_61_no_tile_at_the_start() {
    let table = with("werefolk");
    assert!(table.player(0).space_tiles.is_empty());
    assert_eq!(table.view().space_deck, 19);
}

/// EX-65: whoever has nothing left but the floating capital can neither explore nor conquer.
#[test]
fn tp_22_47_ex_65_nothing_but_the_floating_capital() {
    for (track, space) in [("exploration", 1), ("military", 0)] {
        let mut table = with("celestials");
        let fallen = json!({ "what": "toppled", "seat": 0, "by": 1 });
        table.change(|saved| {
            saved["players"][1]["achieved"] = json!(["topple-two"]);
            for items in list(saved, "/items") {
                for item in items.as_array_mut().expect("a list") {
                    if item["seat"] == json!(0) && item["what"] == json!("outpost") {
                        *item = fallen.clone();
                    }
                }
            }
        });
        table.token(0, track, space).rich(0, [1, 0, 0, 0]);
        table.play(&format!("0: advance {track}")).decline_turn();
        let acted =
            |event: &Event| matches!(event, Event::Explored { .. } | Event::Attacked { .. });
        assert_eq!(table.happened(acted), 0, "{track}");
    }
}

/// EX-66: Celestials with City in a Bottle neither gain nor lose for landmarks on income turn 5.
#[test]
fn tp_22_47_ex_66_celestials_in_a_bottle() {
    let gained = |capital: &str| {
        let mut table = with("celestials");
        let plots = open_plots("forest").into_iter().take(1).map(|plot| (plot, "tech-hub"));
        let built: Vec<_> = plots.filter(|_| capital == "forest").collect();
        city(&mut table, 0, capital, built);
        table.change(|saved| saved["landmarks"][2] = json!(0));
        let before = table.points(0);
        table.set(0, "income_turns", json!(4)).play("0: income").decline_turn();
        table.points(0) - before
    };
    assert_eq!((gained("city-in-a-bottle"), gained("forest")), (0, 5));
}

/// EX-68: the Artificers slide the leftmost building one slot; the slot that is exposed from the start is a goal.
#[test]
fn tp_22_46_ex_68_one_slot_to_the_left() {
    let mut table = with("artificers");
    table.play("0: income. build market. number 1");
    assert_eq!(table.player(0).mat[0], 0b11_1101);
    let mut table = with("artificers");
    table.set(0, "mat/market", json!(0b11_1000)).set(0, "beside", json!({ "market": 2 }));
    table.play("0: income. build market. number 1");
    assert_eq!(table.player(0).mat[0], 0b11_0100, "one slot and no more");
}

/// EX-81: a market on the Craftsmen mat: its space pays, Monarchy gives 3 VP, the city stays as it is.
#[test]
fn tp_12_14_ex_81_monarchy_of_craftsmen() {
    let mut table = base("craftsmen");
    table.play_card(0, "monarchy").decline_turn();
    table.quiet_income(1);
    table.token(0, "technology", 2).rich(0, [1, 0, 0, 0]).play("0: advance technology. pick 1");
    let space = table.may(0).into_iter().find(|mv| mv.starts_with("number")).expect("a space");
    table.play(&format!("0: {space}")).decline_turn();
    assert_eq!(scored(&table, 0, 3), 1);
    assert!(table.player(0).city.is_empty());
    let gained = |event: &Event| matches!(event, Event::Gained { seat, .. } | Event::Scored { seat, .. } if seat.0 == 0);
    assert!(table.happened(gained) >= 2, "the space of the mat pays too");
}

/// EX-82, TP-22.4: Calendar of an opponent: 7 VP for each of the two, once, and it is the Inventors' now.
#[test]
fn tp_22_4_ex_82_calendar() {
    let mut table = base("inventors");
    table.give(1, "technologies/1", "calendar");
    let before = (table.points(0), table.points(1));
    table.play("0: income. upgrade calendar").decline_until("take");
    assert_eq!((table.points(0) - before.0, table.points(1) - before.1), (7, 7));
    assert_eq!(table.player(0).technologies[0], ["calendar"]);
}

/// TP-2.12: everybody's setup in turn order, then the draft, then the further card of the Urban Planners.
#[test]
fn tp_2_12_the_order_of_setting_up() {
    let setup = Setup { first_player: Some(1), ..all_boxes(2) };
    let mut table = dealt(&setup, &["urban-planners", "futurists"]);
    while table.view().players.iter().any(|player| player.income_turns == 0) {
        table.first_answer();
    }
    let at = |is: &dyn Fn(&Event) -> bool| -> Vec<usize> {
        let all = table.events.iter().enumerate();
        all.filter(|(_, event)| is(event)).map(|(at, _)| at).collect()
    };
    let jumps = at(&|event| matches!(event, Event::Moved { seat, .. } if seat.0 == 1));
    let gains = at(&|event| matches!(event, Event::Gained { seat, .. } if seat.0 == 0));
    let cards = at(&|event| matches!(event, Event::LandmarkCardKept { .. }));
    let last = table.events.iter().rev().find_map(|event| match event {
        Event::LandmarkCardKept { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert!(jumps.iter().max() < gains.iter().min(), "the first player first");
    assert!(gains.iter().min() < cards.iter().min(), "then the draft");
    assert_eq!((cards.len(), last), (3, Some(0)), "then the card of the Urban Planners");
}

/// TP-12.13: an impassable plot was filled before: covering it completes neither district nor line.
#[test]
fn tp_12_13_covering_an_impassable_plot() {
    let mut table = begun(2);
    table.play_card(0, "terraforming").decline_turn();
    table.quiet_income(1);
    // Everything is built upon but for the impassable plots.
    city(
        &mut table,
        0,
        "mountain",
        open_plots("mountain").into_iter().map(|plot| (plot, "academy")),
    );
    table.change(|saved| saved["landmarks"][10] = json!(0));
    table.token(0, "science", 2).rich(0, [0, 1, 0, 0]).play("0: advance science. pick 1");
    let plot = table.may(0)[0].clone();
    assert!(plot.starts_with("plot "), "{plot}");
    table.play(&format!("0: {plot}")).decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::DistrictCompleted { .. })), 0);
    assert_eq!(scored(&table, 0, 5), 1, "5 VP of Terraforming");
}

/// TP-12.15, TP-22.36: districts are what the mat calls so, and the Riverfolk look inside them only.
#[test]
fn tp_12_15_districts_of_every_mat() {
    let text = include_str!("../../../content/capitals.toml");
    let table: toml::Table = text.parse().expect("the table can be read");
    for capital in table["capital"].as_array().expect("a list") {
        let id = capital["id"].as_str().expect("a word");
        let grid: Vec<Vec<char>> = capital["grid"]
            .as_array()
            .expect("rows")
            .iter()
            .map(|row| row.as_str().expect("a row").chars().collect())
            .collect();
        let mut districts: std::collections::BTreeMap<String, Vec<(usize, usize)>> =
            Default::default();
        if let Some(rows) = capital.get("districts") {
            for (y, row) in rows.as_array().expect("rows").iter().enumerate() {
                for (x, letter) in row.as_str().expect("a row").chars().enumerate() {
                    if letter != '.' {
                        districts.entry(letter.to_string()).or_default().push((x, y));
                    }
                }
            }
        }
        if let Some(lines) = capital.get("district_lines") {
            for (at, line) in lines.as_array().expect("lines").iter().enumerate() {
                for plot in line["plots"].as_array().expect("plots") {
                    let name = plot.as_str().expect("a plot").as_bytes();
                    let place = (usize::from(name[0] - b'a'), usize::from(name[1] - b'1'));
                    districts.entry(at.to_string()).or_default().push(place);
                }
            }
        }
        let rough = districts.values().filter(|plots| {
            plots.iter().filter(|(x, y)| matches!(grid[*y][*x], '1' | 'W')).count() >= 2
        });
        let rough = rough.count();
        let ground = content().capitals.grounds.iter().find(|it| it.id == *id).expect("a mat");
        let found = ground.districts().filter(|it| (it & ground.impassable).count_ones() >= 2);
        if capital.get("imps").is_none() {
            assert_eq!(found.count(), rough, "{id}");
            assert_eq!(ground.districts().count(), districts.len(), "{id}");
        }
    }
    let imps = content().capitals.grounds.iter().find(|it| it.id == "netherworld").expect("a mat");
    assert_eq!(imps.imps.map_or(0, |imps| imps.imps.len()), 4);
}

/// TP-14.6: with the Infiltrators one of three is kept, the others are discarded.
#[test]
fn tp_14_6_one_of_three() {
    let mut table = with("infiltrators");
    table.token(0, "science", 10).give(0, "technologies/1", "radio").hand(0, &["militarism"]);
    table.play("0: income").decline_until("upgrade").play("0: upgrade radio");
    let dealt = table.player(0).dealt_civilizations;
    let drawn = |event: &Event| matches!(event, Event::CivilizationDrawn { .. });
    assert_eq!((dealt.len(), table.happened(drawn)), (3, 3));
    table.play(&format!("0: civilization {}", dealt[1]));
    let discarded = table.view().civilization_discard;
    assert!(discarded.contains(&dealt[0]) && discarded.contains(&dealt[2]), "{discarded:?}");
}

/// EX-56: the middle island joins no land masses.
#[test]
fn tp_22_5_ex_56_the_middle_island() {
    let middle = Hex::at(0, 0).expect("the middle");
    let mut table = base("isolationists");
    let before = {
        let mut alone = table.clone();
        alone.set(0, "income_turns", json!(4)).play("0: income").decline_turn();
        alone.points(0)
    };
    table.item(&middle.word(), "outpost", 0);
    table.set(0, "income_turns", json!(4)).play("0: income").decline_turn();
    assert_eq!(table.points(0), before, "the start alone, as without it");
}
