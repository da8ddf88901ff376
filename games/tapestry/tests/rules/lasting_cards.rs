//! Cards that last (TP-13.3, TP-13.4): what each pays when it hears what it listens to, compared with the same moves
//! without it.

use super::table::{Table, with_mats};
use engine::Thing;
use serde_json::json;
use tapestry::capital::plots;
use tapestry::content::content;
use tapestry::kinds::Capital;
use tapestry::{Event, Setup};

/// Acts only when an opponent's territory is conquered.
const MUTE: &str = "pillage-and-plunder";

fn boxes() -> Table {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(2)
    };
    let mut table = with_mats(&setup, &[]);
    table.change(|saved| {
        for seat in 0..2 {
            let kept = std::mem::take(&mut saved["players"][seat]["landmark_cards"]);
            let deck = saved["landmark_deck"].as_array_mut().expect("a list");
            deck.extend(kept.as_array().expect("a list").clone());
            saved["players"][seat]["landmark_cards"] = json!([]);
        }
    });
    table
}

/// What seat 0 has: points, resources, tiles, cards in hand, buildings off the mat.
fn wealth(table: &Table) -> [i32; 5] {
    let player = table.player(0);
    [
        player.points.into(),
        player.resources.iter().map(|it| i32::from(*it)).sum(),
        player.tiles.len() as i32,
        player.hand_size.into(),
        20 - player.mat.iter().map(|slots| slots.count_ones() as i32).sum::<i32>(),
    ]
}

/// Until the next turn; seat 0 takes what it may leave, or leaves it.
fn finish(table: &mut Table, agrees: bool) {
    for _ in 0..200 {
        if table.is_turn() {
            return;
        }
        let seat = (0..2).find(|seat| !table.may(*seat).is_empty()).expect("somebody is asked");
        let may = table.may(seat);
        let agrees = agrees && seat == 0;
        let way = may.iter().find(|mv| (*mv == "no") != agrees).unwrap_or(&may[0]).clone();
        table.play(&format!("{seat}: {way}"));
    }
    panic!("the turn does not end");
}

/// The card lies in era 2 of seat 0, whose turn it is; nobody has any resources.
fn active(card: &str) -> Table {
    let mut table = boxes();
    table.rich(1, [1, 0, 0, 0]).play_card(0, card).decline_turn();
    table.play("1: advance science");
    table.rich(1, [4; 4]);
    finish(&mut table, false);
    table.rich(0, [0; 4]).rich(1, [0; 4]).hand(0, &[]).hand(1, &[]);
    table.events.clear();
    table
}

/// What the card brought beside what the same moves bring without it.
fn brought(card: &str, agrees: bool, moves: impl Fn(&mut Table)) -> [i32; 5] {
    let [with, without] = [card, MUTE].map(|card| {
        let mut table = active(card);
        let before = wealth(&table);
        moves(&mut table);
        finish(&mut table, agrees);
        let after = wealth(&table);
        std::array::from_fn::<i32, 5, _>(|at| after[at] - before[at])
    });
    std::array::from_fn(|at| with[at] - without[at])
}

fn explores(table: &mut Table) {
    table.token(0, "exploration", 8).rich(0, [0, 0, 3, 0]).give(0, "tiles", "territory-05");
    table.rich(1, [4; 4]).play("0: advance exploration. tile territory-05");
    let hex = table.may(0)[0].clone();
    table.play(&format!("0: {hex}"));
}

fn advances(table: &mut Table, track: &str, to: u8, resources: [u8; 4]) {
    table.token(0, track, to - 1).rich(0, resources).rich(1, [4; 4]);
    table.play(&format!("0: advance {track}"));
}

fn gains_an_armory(table: &mut Table) {
    advances(table, "military", 3, [1, 0, 0, 0]);
    table.play("0: pick 1");
}

/// The last open plot of a district is covered by an armory.
fn completes_a_district(table: &mut Table) {
    let number = Capital::named("mountain").expect("a capital").0;
    let ground = &content().capitals.grounds[usize::from(number)];
    let district = ground.districts().next().expect("a district");
    let mut open: Vec<String> =
        plots(district & !ground.impassable).map(|plot| plot.word().into_owned()).collect();
    let last = open.pop().expect("an open plot");
    let stands: serde_json::Map<_, _> = open
        .iter()
        .enumerate()
        .map(|(at, plot)| (plot.clone(), json!(if at < 5 { "market" } else { "house" })))
        .collect();
    table.change(|saved| {
        let player = &mut saved["players"][0];
        player["capital"] = json!("mountain");
        player["city"] = json!({
            "capital": number, "plots": stands, "overhanging": [], "tokens": [], "cubes": []
        });
        player["mat"]["market"] = json!(0);
        player["mat"]["house"] = json!(0);
        player["beside"] = json!({});
    });
    gains_an_armory(table);
    table.play(&format!("0: plot {last}"));
}

fn gains_a_landmark(table: &mut Table) {
    advances(table, "technology", 4, [2, 0, 0, 0]);
}

/// An opponent's outpost falls, and this die is gained.
fn conquers(table: &mut Table, die: &str) {
    table.token(0, "military", 0).rich(0, [0, 0, 0, 1]).rich(1, [4; 4]);
    let mut scout = table.clone();
    scout.play("0: advance military");
    let target = scout.may(0).into_iter().find(|mv| mv.starts_with("conquer ")).expect("a target");
    let hex = target.trim_start_matches("conquer ").to_string();
    table.item(&hex, "outpost", 1).play(&format!("0: advance military. {target}"));
    table.decline_until("die").play(&format!("0: die {die}"));
}

/// TP-20.4, TP-20.5: what is heard on an exploration, a gain, an advance.
#[test]
fn tp_20_5_each_card_pays_once_for_what_it_hears() {
    assert_eq!(brought("enchanted-forest", false, explores), [2, 0, 0, 0, 0]);
    let districts = completes_a_district;
    assert_eq!(brought("guild-of-masons", false, districts), [0, 1, 0, 0, 0]);
    assert_eq!(brought("eternal-flame", false, districts), [3, 0, 0, 0, 0]);
    assert_eq!(brought("public-works", false, gains_an_armory), [2, 0, 0, 0, 0]);
    assert_eq!(
        brought("romanticism", false, |t| advances(t, "arts", 1, [1, 0, 0, 0])),
        [3, 0, 0, 0, 0]
    );
    let archive = |t: &mut Table| advances(t, "technology", 1, [1, 0, 0, 0]);
    assert_eq!(brought("great-archive", false, archive), [2, 0, 0, 0, 0]);
    let masterpiece = |t: &mut Table| advances(t, "arts", 3, [1, 0, 0, 0]);
    assert_eq!(brought("great-archive", false, masterpiece), [2, 0, 0, 0, 0]);
    assert_eq!(brought("world-tree", false, gains_a_landmark), [2, 0, 1, 0, 0]);
    assert_eq!(brought("revisionism", false, gains_a_landmark), [0, 1, 0, 0, 0]);
    let late = |t: &mut Table| {
        t.change(|saved| {
            let all = saved["landmarks"].as_array_mut().expect("a list");
            all.iter_mut().for_each(|owner| *owner = json!(1));
        });
        gains_a_landmark(t);
    };
    assert_eq!(brought("revisionism", false, late), [0, 0, 0, 0, 1], "somebody had it before");
    assert_eq!(brought("monarchy", false, gains_an_armory), [3, 0, 0, 0, 0]);
    assert_eq!(brought("academia", false, archive), [3, 0, 0, 0, 0]);
}

/// TP-19.3: Public Works: a tile may be discarded for 3 VP more.
#[test]
fn tp_19_3_public_works_for_a_tile() {
    let with_a_tile = |t: &mut Table| {
        t.give(0, "tiles", "territory-05");
        gains_an_armory(t);
    };
    let [points, _, tiles, ..] = brought("public-works", true, with_a_tile);
    assert_eq!((points, tiles), (5, -1));
}

/// TP-20.6, TP-10.5: conquests: what falls, and what the black die shows.
#[test]
fn tp_20_6_conquests_are_heard() {
    let sum = |card: &str, die: &str| {
        let mut table = active(card);
        conquers(&mut table, die);
        finish(&mut table, false);
        wealth(&table)
    };
    let (plain, slayers) = (sum("wartime-economy", "red"), sum("giant-slayers", "red"));
    assert_eq!(slayers[1] - plain[1], 1, "1 resource for the outpost that fell");
    let (plain, market) = (sum("wartime-economy", "black"), sum("black-market", "black"));
    assert_eq!((market[0] - plain[0], market[1]), (3, plain[1]));
    let (plain, market) = (sum("wartime-economy", "red"), sum("black-market", "red"));
    assert_eq!(market[0], plain[0], "the red die brings no resource");
}

/// TP-20.1: cards that hear opponents and neighbours.
#[test]
fn tp_20_1_cards_that_hear_others() {
    let landmark_of_another = |card: &str| {
        let mut table = active(card);
        table.rich(0, [1, 0, 0, 0]).rich(1, [4; 4]).play("0: advance science");
        finish(&mut table, false);
        table.rich(0, [4; 4]);
        let before = wealth(&table);
        table.token(1, "technology", 3).rich(1, [2, 0, 0, 0]).play("1: advance technology");
        finish(&mut table, false);
        wealth(&table)[1] - before[1]
    };
    assert_eq!(landmark_of_another("sabotage"), 1);
    assert_eq!(landmark_of_another(MUTE), 0);
    let card_of_another = |card: &str| {
        let mut table = boxes();
        table.rich(1, [4; 4]).play_card(0, card).decline_turn();
        let before = wealth(&table);
        table.rich(0, [4; 4]).hand(1, &["militarism"]).play("1: income");
        finish(&mut table, false);
        wealth(&table)[0] - before[0]
    };
    assert_eq!((card_of_another("satire"), card_of_another(MUTE)), (3, 0));
}

/// TP-12.6, TP-4.7: cards that hear step 3 of the income turn in which they are played.
#[test]
fn tp_4_7_cards_of_step_3() {
    let points = |card: &str| {
        let mut table = boxes();
        table.rich(0, [0; 4]).play_card(0, card).decline_turn();
        i32::from(table.points(0))
    };
    let plain = points(MUTE);
    assert_eq!(points("utopian-colony"), plain + 4);
    // Slot 1 of the houses scores the capital.
    assert_eq!(points("golden-ratio"), plain + 2);
}

/// TP-8.3: Golden Age: 3 VP for an upgrade.
#[test]
fn tp_8_3_golden_age() {
    let points = |card: &str| {
        let mut table = boxes();
        table.give(0, "technologies/0", "calendar").play_card(0, card).decline_until("upgrade");
        table.play("0: upgrade calendar").decline_turn();
        i32::from(table.points(0))
    };
    assert_eq!(points("golden-age") - points(MUTE), 3);
}

/// TP-19.4: Wartime Economy: a bonus that costs 1 resource of any kind is free.
#[test]
fn tp_19_4_wartime_economy() {
    let bonus = |card: &str| {
        let mut table = active(card);
        advances(&mut table, "military", 2, [0, 0, 0, 1]);
        finish(&mut table, true);
        wealth(&table)[4]
    };
    assert_eq!(bonus("wartime-economy") - bonus(MUTE), 1, "an armory without paying");
}

/// TP-7.4: Age of Sail: three tiles before each exploration; one may be given away for 3 VP.
#[test]
fn tp_7_4_age_of_sail() {
    let explores = |t: &mut Table| {
        t.token(0, "exploration", 8).rich(0, [0, 0, 3, 0]).rich(1, [4; 4]);
        t.give(0, "tiles", "territory-05").play("0: advance exploration");
    };
    let [points, _, tiles, ..] = brought("age-of-sail", false, explores);
    assert_eq!((points, tiles), (0, 3));
    let mut table = active("age-of-sail");
    explores(&mut table);
    table.decline_until("no");
    let before = table.points(0);
    let tile = table.may(0).into_iter().find(|mv| mv.starts_with("tile ")).expect("a tile");
    table.play(&format!("0: {tile}"));
    assert_eq!(table.points(0), before + 3);
    let given = |event: &Event| matches!(event, Event::TileGiven { to, .. } if to.0 == 1);
    assert_eq!(table.happened(given), 1);
}

/// TP-20.4: National Parks: a die is chosen, rolled and gained after an exploration.
#[test]
fn tp_20_4_national_parks() {
    let mut table = active("national-parks");
    explores(&mut table);
    table.decline_until("die");
    assert_eq!(table.may(0), ["die red", "die black"]);
    table.play("0: die red").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::FaceRolled { .. })), 1);
    assert_eq!(table.happened(|event| matches!(event, Event::DieGained { .. })), 1);
}

/// TP-10.6: Pirate Rule: the benefit of a tile that is conquered.
#[test]
fn tp_10_6_pirate_rule() {
    let benefits = |card: &str| {
        let mut table = active(card);
        // A tile beside the start, with nobody on it.
        explores(&mut table);
        finish(&mut table, false);
        table.rich(1, [1, 0, 0, 0]).play("1: advance technology");
        finish(&mut table, false);
        let explored = table.events.iter().find_map(|event| match event {
            Event::Explored { hex, .. } => Some(*hex),
            _ => None,
        });
        let hex = tapestry::map::Hex(explored.expect("it was explored")).word().into_owned();
        table.token(0, "military", 0).rich(0, [0, 0, 0, 1]).rich(1, [4; 4]);
        table.play(&format!("0: advance military. conquer {hex}. die red"));
        finish(&mut table, false);
        wealth(&table)[1]
    };
    assert_eq!(benefits("pirate-rule") - benefits("wartime-economy"), 1, "1 food of that tile");
}

/// TP-12.9: the World's Fair pays for each plot, the Botanical Garden for all four together.
#[test]
fn tp_12_9_plots_on_cards() {
    let covered = |card: &str, plots: [u8; 2]| {
        let mut table = active(card);
        table.change(|saved| saved["players"][0]["plots"][1] = json!(plots));
        gains_an_armory(&mut table);
        let onto = table.may(0).into_iter().find(|mv| mv.starts_with("card-plot "));
        table.play(&format!("0: {}", onto.expect("a plot of the card")));
        let before = wealth(&table);
        finish(&mut table, false);
        let after = wealth(&table);
        [after[0] - before[0], after[1] - before[1]]
    };
    // What was covered is paid at once, without a question; resources of choice are asked for.
    let points = |card: &str, plots: [u8; 2]| {
        let mut table = active(card);
        table.change(|saved| saved["players"][0]["plots"][1] = json!(plots));
        gains_an_armory(&mut table);
        let before = table.points(0);
        let onto = table.may(0).into_iter().find(|mv| mv.starts_with("card-plot "));
        table.play(&format!("0: {}", onto.expect("a plot of the card")));
        finish(&mut table, false);
        table.points(0) - before
    };
    assert_eq!(points("worlds-fair", [0, 0]), 4);
    assert_eq!(points("botanical-garden", [0, 0]), 0);
    assert_eq!(points("botanical-garden", [3, 1]), 5);
    assert_eq!(covered("botanical-garden", [3, 1])[1], 2);
}
