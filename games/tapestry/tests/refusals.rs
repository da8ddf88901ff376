//! Every refusal is heard, and the rule it cites speaks of it. `FIXTURES=write` writes `tests/refusals.txt` anew.

use crate::common;
use crate::rules::table::{Table, begun, list, take, with_mats};
use engine::{NoLuck, Play, Quick, Refusal, Silence, Thing};
use serde_json::json;
use tapestry::map::{Hex, around};
use tapestry::{Setup, Tapestry};

#[test]
fn every_refusal_is_heard() {
    let wrong = |setup: Setup| -> Refusal {
        Tapestry::set_up(&setup, &mut Quick::new(1, 0), &mut Silence).expect_err("a wrong setup")
    };
    let mut elsewhere = corners();
    elsewhere.push(wrong(Setup::for_seats(9)));
    elsewhere.push(wrong(Setup { removed: vec!["trap".into()], ..Setup::for_seats(2) }));
    let arts = "arts_and_architecture".to_string();
    let few = Setup { arts_and_architecture: true, civilizations: arts, ..Setup::for_seats(4) };
    elsewhere.push(wrong(few));
    elsewhere.push(wrong(Setup { first_player: Some(5), ..Setup::for_seats(2) }));
    elsewhere.push(wrong(Setup { automa_level: 9, ..Setup::for_seats(1) }));
    elsewhere.push(wrong(Setup {
        automa_level: 6,
        automa_second: "nobody".into(),
        ..Setup::for_seats(1)
    }));
    elsewhere.push(wrong(Setup { automa_second: "engineers".into(), ..Setup::for_seats(1) }));
    elsewhere.push(wrong(Setup { automa_level: 1, ..Setup::for_seats(2) }));
    elsewhere.push(wrong(Setup { without_unfair: true, ..Setup::for_seats(3) }));
    elsewhere.push(wrong(Setup { shadow_empire: true, ..Setup::for_seats(3) }));
    testing::refusals::<Tapestry>(env!("CARGO_MANIFEST_DIR"), &common::setups(), elsewhere);
}

fn boxes(seats: u8) -> Setup {
    Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(seats)
    }
}

/// Positions random games hardly come to: the last move is refused.
fn corners() -> Vec<Refusal> {
    let with = |civilization: &str| with_mats(&boxes(2), &[civilization]);
    let mut heard = Vec::new();

    // Turns
    let mut table = with("utilitarians");
    table.change(|saved| saved["mats"]["lit"] = json!(true)).rich(0, [1; 4]);
    heard.push(table.refused("0: income"));
    let mut table = begun(2);
    heard.push(table.set(0, "income_turns", json!(5)).rich(0, [1; 4]).refused("0: income"));
    let mut table = begun(2);
    heard.push(table.set(0, "income_turns", json!(0)).refused("0: advance science"));

    // Tracks
    let mut table = begun(2);
    table.token(0, "science", 9).token(0, "military", 2).token(0, "technology", 2);
    table.rich(0, [0, 2, 0, 0]).play("0: advance science").decline_until("regress");
    heard.push(table.refused("0: regress exploration"));
    let mut table = begun(2);
    table.change(|saved| saved["locks"][1] = json!(1)).token(0, "technology", 11);
    table.rich(0, [2, 0, 0, 0]).play("0: advance technology").decline_until("track");
    heard.push(table.refused("0: track science"));
    let mut table = begun(2);
    heard.push(table.play_card(0, "oil-magnate").refused("0: track arts"));

    // Cards
    let mut table = with("leaders");
    table.token(0, "arts", 4).rich(0, [2, 2, 0, 0]).set(0, "inspired", json!(["market"]));
    table.play("0: advance arts").decline_until("inspire");
    heard.push(table.refused("0: inspire market"));
    let mut table = with("leaders");
    table.token(0, "arts", 5).rich(0, [2, 2, 0, 0]);
    for card in ["masterpiece-06", "masterpiece-08"] {
        table.give(0, "masterpieces", card);
    }
    table.play("0: advance arts. pay coin. pick 0");
    heard.push(table.refused("0: masterpiece masterpiece-14"));
    let mut table = begun(2);
    table.change(|saved| {
        let all = std::mem::take(list(saved, "/technology_deck"));
        list(saved, "/players/1/technologies/0").extend(all);
    });
    table.rich(0, [1, 0, 0, 0]).play("0: advance technology");
    heard.push(table.refused("0: invent top"));
    let mut table = begun(2);
    table.rich(0, [0; 4]).play_card(0, "mercantilism");
    let exchanges = |may: &[String]| {
        may.iter().any(|mv| mv == "take worker") && !may.iter().any(|mv| mv == "take food")
    };
    while !exchanges(&table.may(0)) {
        let may = table.may(0);
        let way = may.iter().find(|mv| *mv == "yes").unwrap_or(&may[0]).clone();
        table.play(&format!("0: {way}"));
    }
    heard.push(table.refused("0: take food"));
    let mut table = with_mats(&boxes(4), &[]);
    table.set(1, "income_turns", json!(2)).play_card(0, "secret-society");
    heard.push(table.refused("0: player 2"));
    let mut table = with("leaders");
    table.change(|saved| {
        take(saved, "nomads");
        saved["players"][0]["civilizations"] = json!(["leaders", "nomads"]);
    });
    table.play_card(0, "black-death");
    heard.push(table.refused("0: civilization traders"));

    let mut table = begun(3);
    heard.push(table.play_card(0, "alliance").refused("0: player 0"));
    let mut table = begun(2);
    table.set(0, "mat/market", json!(0)).set(0, "beside", json!({ "market": 5 }));
    table.play_card(0, "diplomacy").decline_until("build");
    heard.push(table.refused("0: build market"));

    // The map
    let near = |table: &Table| {
        let mut scout = table.clone();
        scout.rich(0, [0, 0, 0, 1]).play("0: advance military");
        let target =
            scout.may(0).into_iter().find_map(|mv| mv.strip_prefix("conquer ").map(str::to_string));
        target.expect("a target")
    };
    let mut table = begun(2);
    table.play_card(0, "alliance").decline_turn();
    table.quiet_income(1);
    let hex = near(&table);
    table.item(&hex, "outpost", 1).rich(0, [0, 0, 0, 1]).play("0: advance military");
    heard.push(table.refused(&format!("0: conquer {hex}")));
    let mut table = with("leaders");
    let hex = near(&table);
    let fallen = |table: &mut Table, hex: &str| {
        table.item(hex, "outpost", 0).change(|saved| {
            let at = usize::from(Hex::named(hex).expect("a hex").0);
            saved["items"][at][0] = json!({ "what": "toppled", "seat": 0, "by": 1 });
        });
    };
    fallen(&mut table, &hex);
    table.play_card(0, "revolution").play("0: pick 1");
    let start = table.view().territories.into_iter().find(|it| it.items.len() == 2);
    let start = start.expect("a start").hex;
    heard.push(table.refused(&format!("0: hex {start}")));
    let (mut table, hex) = between_two_free_ones();
    table.item(&hex, "outpost", 0).play_card(0, "migration");
    let start = table.view().territories.into_iter().find(|it| it.items.len() == 2);
    let start = start.expect("a start").hex;
    heard.push(table.refused(&format!("0: hex {start}")));
    table.play(&format!("0: hex {hex}"));
    heard.push(table.refused(&format!("0: hex {start}")));
    heard.push(not_controlled());
    heard.push(no_retreat());

    // Mats
    let mut table = with("utilitarians");
    table.change(|saved| {
        saved["mats"]["tokens"]["utilitarians"] = json!(0);
        saved["mats"]["active"] = json!(["forge", "barracks"]);
        for (at, owner) in [(0, json!(0)), (3, json!(0)), (6, json!(null))] {
            saved["landmarks"][at] = owner;
        }
    });
    table.token(0, "exploration", 3).rich(0, [0, 0, 2, 0]).play("0: advance exploration");
    while !table.may(0).iter().any(|mv| mv.starts_with("landmark")) {
        table.first_answer();
    }
    heard.push(table.refused("0: landmark apothecary"));
    let mut table = with("urban-planners");
    table.change(|saved| {
        saved["mats"]["held"] = json!(["forge"]);
        saved["landmarks"][0] = json!(0);
    });
    heard.push(table.refused("0: landmark lighthouse"));
    heard.extend(gained_later());
    let game = Tapestry::set_up(&boxes(2), &mut NoLuck, &mut Silence).expect("a possible setup");
    let mut table = Table { game, events: Vec::new() };
    table.change(|saved| {
        take(saved, "riverfolk");
        list(saved, "/players/0/offered_civilizations").push(json!("riverfolk"));
        saved["players"][0]["offered_capitals"] = json!(["mountain", "cloud-city"]);
    });
    heard.push(table.refused("0: civilization riverfolk. capital cloud-city"));
    heard
}

/// A territory where nothing stands, with two such beside it.
fn between_two_free_ones() -> (Table, String) {
    for seats in [2, 4, 5] {
        let table = with_mats(&boxes(seats), &[]);
        let free = table.view().territories.into_iter().filter(|it| it.items.is_empty());
        let free: Vec<Hex> = free.map(|it| Hex::named(&it.hex).expect("a hex")).collect();
        let all = free.iter().fold(0u64, |set, hex| set | hex.bit());
        if let Some(hex) = free.iter().find(|hex| (around(**hex) & all).count_ones() > 1) {
            return (table, hex.word().into_owned());
        }
    }
    panic!("no territory with two free ones beside it")
}

/// Where one might retreat to two places: to the territory itself one does not.
fn no_retreat() -> Refusal {
    let (mut table, hex) = between_two_free_ones();
    table.item(&hex, "outpost", 1).hand(1, &["retreat"]).hand(0, &[]);
    table.token(0, "military", 7).rich(0, [0, 0, 0, 3]);
    table.play(&format!("0: advance military. conquer {hex}")).decline_until("respond");
    table.play("1: respond retreat").refused(&format!("1: hex {hex}"))
}

/// Colonialism with two tiles to choose from: the middle island is none.
fn not_controlled() -> Refusal {
    let mut table = begun(2);
    let middle = Hex::at(0, 0).expect("the middle").word().into_owned();
    for (tile, q) in [("territory-05", 0), ("territory-12", 1)] {
        let hex = Hex::at(q, -1).expect("a hex").word().into_owned();
        table.token(0, "exploration", 8).rich(0, [0, 0, 3, 0]).give(0, "tiles", tile);
        table.play(&format!("0: advance exploration. tile {tile}. explore {hex}")).decline_turn();
        table.item(&hex, "outpost", 0).rich(0, [1; 4]).rich(1, [0, 2, 0, 0]).token(1, "science", 0);
        table.play("1: advance science").decline_turn();
    }
    table.play_card(0, "colonialism").refused(&format!("0: hex {middle}"))
}

/// Mats that are gained later: the deck holds nothing else.
fn gained_later() -> Vec<Refusal> {
    let gaining = |civilization: &str| {
        let mut table = with_mats(&boxes(2), &[]);
        table.change(|saved| {
            take(saved, civilization);
            saved["landmarks"][0] = json!(0);
            let all = std::mem::take(list(saved, "/civilization_deck"));
            list(saved, "/civilization_discard").extend(all);
            list(saved, "/civilization_deck").push(json!(civilization));
            saved["players"][0]["mat"] =
                json!({ "market": 0b11_1100, "house": 0b11_1100, "farm": 62, "armory": 62 });
            saved["players"][0]["city"]["plots"] = json!({ "a1": "market", "b1": "house" });
        });
        table.token(0, "science", 10).give(0, "technologies/1", "radio").hand(0, &["militarism"]);
        table.play("0: income").decline_until("upgrade").play("0: upgrade radio");
        table
    };
    let mut architects = gaining("architects");
    let mut utilitarians = gaining("utilitarians");
    vec![architects.refused("0: plot i9"), utilitarians.refused("0: landmark academy")]
}
