//! TP-26: the Automa and the Shadow Empire.

use super::mats::saved;
use super::table::{Table, list, with_mats};
use engine::{Manners, NoLuck, Play, Seat, Silence, Thing};
use serde_json::json;
use std::collections::BTreeMap;
use tapestry::kinds::Track;
use tapestry::map::{Hex, around, hexes};
use tapestry::view::{RivalView, RivalsView};
use tapestry::{Event, Setup, Tapestry};

fn setup() -> Setup {
    Setup { first_player: Some(0), ..Setup::for_seats(1) }
}
/// After the first income turns of both sides.
fn alone() -> Table {
    with_mats(&setup(), &[])
}
fn rivals(table: &Table) -> RivalsView {
    table.view().rivals.expect("there are rivals")
}
fn automa(table: &Table) -> RivalView {
    rivals(table).rivals.remove(0)
}
fn shadow(table: &Table) -> RivalView {
    rivals(table).rivals.pop().expect("the Shadow Empire")
}
fn at(rival: &RivalView, track: Track) -> u8 {
    rival.tokens[track.index()].1
}
/// The next cards: the lowest is drawn first, for the track, then what decides between equals.
fn stacked(table: &mut Table, cards: &[&str]) {
    table.change(|saved| {
        let all = [list(saved, "/rivals/deck").clone(), list(saved, "/rivals/discard").clone()];
        let rest =
            all.concat().into_iter().filter(|it| !cards.contains(&it.as_str().expect("a card")));
        saved["rivals"]["discard"] = rest.collect();
        let progress = list(saved, "/rivals/progress");
        progress.retain(|it| !cards.contains(&it.as_str().expect("a card")));
        saved["rivals"]["pair"] = json!([]);
        saved["rivals"]["deck"] = json!(cards);
    });
}
fn advance(table: &mut Table) {
    table.rich(0, [4, 4, 4, 4]).events.clear();
    table.play("0: advance exploration. pay coin").decline_turn();
}
fn owned(table: &Table, seat: u8) -> u64 {
    let standing = table.view().territories;
    let own = standing
        .iter()
        .filter(|it| it.items.iter().any(|item| item.seat == seat && item.what == "outpost"));
    own.fold(0, |set, it| set | Hex::named(&it.hex).expect("a hex").bit())
}

#[test]
fn tp_26_1_two_rivals_who_are_neighbours() {
    let mut table = alone();
    assert_eq!(rivals(&table).rivals.len(), 2);
    assert_eq!(table.game.rivals().len(), 1, "the Shadow Empire gains no VP");
    assert_eq!((table.game.seats(), table.view().players.len()), (1, 1));
    // What a neighbour has reached counts for prerequisites (TP-8.4).
    table.give(0, "technologies/1", "barn").token(0, "exploration", 0);
    let needs = |table: &mut Table| {
        table.set(0, "income_turns", json!(4)).hand(0, &[]);
        table.clone()
    };
    let before = needs(&mut table);
    assert_eq!(before.player(0).technologies[1], ["barn"]);
}

#[test]
fn tp_26_2_cards_that_stay_in_the_box() {
    let table = with_mats(&Setup { fantasies_and_futures: true, ..setup() }, &[]);
    let removed = saved(&table, "/removed_tapestries").to_string();
    for card in [
        "alliance",
        "dictatorship",
        "marriage-of-state",
        "oil-magnate",
        "olympic-host",
        "trap-6",
        "trap-7",
    ] {
        assert!(removed.contains(&format!("\"{card}\"")), "{card} in {removed}");
    }
    assert!(!removed.contains("espionage"));
    let decks = saved(&table, "/civilization_deck").to_string();
    for mat in ["traders", "genies", "illuminati", "weefolk"] {
        assert!(!decks.contains(mat), "{mat} in {decks}");
    }
    let fair = with_mats(&Setup { without_unfair: true, ..setup() }, &["leaders"]);
    assert!(saved(&fair, "/removed_tapestries").to_string().contains("espionage"));
    assert!(!saved(&fair, "/civilization_deck").to_string().contains("futurists"));
}

#[test]
fn tp_26_3_setup() {
    let table = alone();
    let starts = [0, 1].map(|seat| saved(&table, &format!("/players/{seat}/start")));
    assert_eq!(starts, [json!(2), json!(3)]);
    assert_eq!(owned(&table, 1).count_ones(), 1);
    assert_eq!((automa(&table).outposts, shadow(&table).outposts), (8, 10));
    assert_ne!(automa(&table).favourite, shadow(&table).favourite);
    assert_eq!(rivals(&table).civilizations.len(), 1);
    assert_eq!(saved(&table, "/board/large"), json!(false));
}

#[test]
fn tp_26_4_decks() {
    let rivals = rivals(&alone());
    assert_eq!((rivals.deck, rivals.progress), (8, 14));
}

#[test]
fn tp_26_5_turns_alternate() {
    let mut table = alone();
    for turns in 1..=3u8 {
        advance(&mut table);
        assert_eq!(rivals(&table).deck, 8 - 2 * turns);
        assert_eq!(table.view().active, 0);
    }
    // Drawn: nobody is named.
    let table = with_mats(&Setup { first_player: None, ..setup() }, &[]);
    assert_eq!(table.view().active, 0);
    let refused = Setup { first_player: Some(1), ..setup() };
    assert!(Tapestry::set_up(&refused, &mut NoLuck, &mut Silence).is_err());
}

#[test]
fn tp_26_6_the_deck_runs_out() {
    let mut table = alone();
    assert_eq!(automa(&table).income_turns, 1, "their first turn");
    stacked(&mut table, &["decision-05", "decision-06", "decision-07"]);
    advance(&mut table);
    assert_eq!(rivals(&table).pair, ["decision-05", "decision-06"]);
    assert_eq!(automa(&table).income_turns, 1);
    advance(&mut table);
    assert_eq!(automa(&table).income_turns, 2, "one card is no pair");
    // The last pair with an income icon is an income turn at once.
    stacked(&mut table, &["decision-02", "decision-05"]);
    advance(&mut table);
    assert_eq!(automa(&table).income_turns, 3);
    // Without the icon they advance first.
    stacked(&mut table, &["decision-05", "decision-06"]);
    advance(&mut table);
    assert_eq!(automa(&table).income_turns, 3);
}

#[test]
fn tp_26_7_which_track() {
    let mut table = alone();
    stacked(&mut table, &["decision-02", "decision-04", "decision-09"]);
    advance(&mut table);
    assert_eq!(at(&automa(&table), Track::Technology), 1, "the first of the list");
    assert_eq!(at(&shadow(&table), Track::Exploration), 1, "the last of the list");
    // The closest to a landmark or the end.
    table.token(1, "science", 2).token(2, "military", 2);
    stacked(&mut table, &["decision-15", "decision-16", "decision-17"]);
    advance(&mut table);
    assert_eq!(at(&automa(&table), Track::Science), 3);
    assert_eq!(at(&shadow(&table), Track::Military), 3);
    // The closest to the end, whatever landmarks there are.
    table.token(1, "exploration", 5).token(1, "science", 3);
    stacked(&mut table, &["decision-01", "decision-02", "decision-03"]);
    advance(&mut table);
    assert_eq!(at(&automa(&table), Track::Exploration), 6);
}

#[test]
fn tp_26_8_what_the_automa_gains() {
    let mut table = alone();
    stacked(&mut table, &["decision-02", "decision-04", "decision-09"]);
    advance(&mut table);
    let renewed = |event: &Event| matches!(event, Event::TechnologiesRenewed { .. });
    assert_eq!(table.happened(renewed), 1);
    let saved_of = |seat: u8, what: &str| saved(&table, &format!("/players/{seat}/{what}"));
    for seat in [1, 2] {
        assert_eq!(saved_of(seat, "technologies"), json!([[], [], []]));
        assert_eq!(saved_of(seat, "tiles"), json!([]));
        assert_eq!(
            table.happened(|event| matches!(event, Event::Gained { seat: of, .. } if of.0 == seat)),
            0
        );
    }
    // A tapestry card lies beside its mat.
    table.token(1, "technology", 1);
    let before = automa(&table).hand_size;
    stacked(&mut table, &["decision-02", "decision-04", "decision-09"]);
    advance(&mut table);
    assert_eq!((at(&automa(&table), Track::Technology), automa(&table).hand_size), (2, before + 1));
}

#[test]
fn tp_26_9_landmarks_belong_to_the_automa() {
    let mut table = alone();
    table.token(2, "exploration", 3).token(0, "exploration", 5);
    stacked(&mut table, &["decision-02", "decision-04", "decision-09"]);
    advance(&mut table);
    assert_eq!(at(&shadow(&table), Track::Exploration), 4);
    assert_eq!(automa(&table).landmarks, ["lighthouse"]);
    assert!(shadow(&table).landmarks.is_empty());
}

/// A slow second implementation: steps over hexes without an outpost of the Automa and with at most one item.
fn steps(table: &Table, from: Hex, to: u64) -> u32 {
    let items: BTreeMap<String, usize> =
        table.view().territories.iter().map(|it| (it.hex.clone(), it.items.len())).collect();
    let passable = |hex: Hex| {
        items.get(&*hex.word()).copied().unwrap_or(0) <= 1 && owned(table, 1) & hex.bit() == 0
    };
    let (mut ring, mut seen, mut count) = (vec![from], from.bit(), 0);
    while !ring.is_empty() {
        if ring.iter().any(|hex| to & hex.bit() != 0) {
            return count;
        }
        let mut next = Vec::new();
        for hex in ring {
            for beside in hexes(around(hex)) {
                let open = passable(beside) || to & beside.bit() != 0;
                if open && seen & beside.bit() == 0 {
                    seen |= beside.bit();
                    next.push(beside);
                }
            }
        }
        (ring, count) = (next, count + 1);
    }
    u32::MAX
}

/// TP-26.11: the farthest hex is the farthest by another count too; TP-26.10: of several the first of scan A.
#[test]
fn tp_26_13_where_the_automa_explores() {
    let mut table = alone();
    table.change(|saved| saved["rivals"]["favourites"] = json!(["technology", "science"]));
    table.token(1, "exploration", 1);
    // For the track 08, between equals 18: the favourite, then exploration.
    stacked(&mut table, &["decision-08", "decision-18", "decision-20"]);
    table.change(|saved| saved["rivals"]["favourites"][0] = json!("exploration"));
    let (own, people) = (owned(&table, 1), owned(&table, 0));
    let before = table.clone();
    advance(&mut table);
    let hex = table.events.iter().find_map(|event| match event {
        Event::Explored { seat, hex, points: 0, .. } if seat.0 == 1 => Some(Hex(*hex)),
        _ => None,
    });
    let hex = hex.expect("it explored");
    assert!(around(hex) & own != 0, "beside its own");
    let explored: Vec<String> = before.view().territories.iter().map(|it| it.hex.clone()).collect();
    let mut free: Vec<Hex> = hexes(own).flat_map(|it| hexes(around(it))).collect();
    free.retain(|it| !explored.contains(&it.word().into_owned()));
    let far = |it: &Hex| steps(&before, *it, people);
    let best = free.iter().map(far).max().expect("some hex");
    free.retain(|it| far(it) == best);
    free.sort_by_key(|it| (it.axial().1, it.axial().0));
    let on_the_small_side = free.iter().position(|it| *it == hex);
    assert_eq!(on_the_small_side, Some(0), "{free:?} {hex:?}");
    assert_eq!(automa(&table).points, automa(&before).points, "for nothing");
}

#[test]
fn tp_26_10_the_scan_of_the_tiebreaker_card() {
    let scans = &tapestry::content::content().automa.scans;
    assert_eq!(scans.len(), 10);
    assert!(scans.iter().all(|scan| scan.lines != scan.along));
}

#[test]
fn tp_26_11_distances_count_unexplored_hexes() {
    let table = alone();
    let far = steps(&table, hexes(owned(&table, 1)).next().expect("its start"), owned(&table, 0));
    assert!((2..10).contains(&far));
}

#[test]
fn tp_26_12_the_automa_conquers_a_territory_of_the_person() {
    let mut table = alone();
    table.token(1, "military", 7).item("e5", "outpost", 0);
    // Military first: 02 between equals, any open track.
    stacked(&mut table, &["decision-01", "decision-02", "decision-05"]);
    table.hand(0, &[]);
    advance(&mut table);
    assert_eq!(at(&automa(&table), Track::Military), 8, "conquer anywhere");
    let toppled = |event: &Event| matches!(event, Event::Toppled { seat, owner, .. } if (seat.0, owner.0) == (1, 0));
    assert_eq!(table.happened(toppled), 1);
    let rolled = |event: &Event| matches!(event, Event::Rolled { .. });
    assert_eq!(table.happened(rolled), 0);
    assert!(owned(&table, 1) & Hex::named("e5").expect("the middle").bit() != 0);
    assert!(automa(&table).achieved > 0, "the middle island");
    // A person may respond.
    let mut table = alone();
    table.token(1, "military", 7).item("e5", "outpost", 0).hand(0, &["trap"]);
    stacked(&mut table, &["decision-01", "decision-02", "decision-05"]);
    table.rich(0, [4; 4]).play("0: advance exploration. pay coin").decline_until("respond");
    table.play("0: respond trap").decline_turn();
    assert_eq!(owned(&table, 1).count_ones(), 1, "its outpost lies there");
}

#[test]
fn tp_26_12_the_automa_conquers_a_neutral_territory() {
    let mut table = alone();
    let before = owned(&table, 1);
    stacked(&mut table, &["decision-05", "decision-06", "decision-07"]);
    advance(&mut table);
    assert_eq!(at(&automa(&table), Track::Military), 1);
    let fresh = owned(&table, 1) & !before;
    assert_eq!(fresh.count_ones(), 1);
    let hex = hexes(fresh).next().expect("a hex");
    assert!(around(hex) & before != 0);
    // 06 has the topple icon.
    let items = table.view().territories;
    let items = items.iter().find(|it| it.hex == hex.word()).expect("explored");
    let lying = items.items.iter().filter(|item| item.seat == 2 && item.what == "toppled").count();
    assert_eq!(lying, usize::from(hex != tapestry::map::CENTRE));
}

#[test]
fn tp_26_14_the_automa_turns_cards_over() {
    let attack = |cards: &[&str]| {
        let mut table = alone();
        table.hand(1, cards).token(0, "military", 7).rich(0, [0, 0, 0, 3]);
        table.change(|saved| {
            let at = usize::from(Hex::named("e5").expect("the middle").0);
            saved["items"][at][0] = json!({ "what": "outpost", "seat": 1 });
            saved["players"][1]["outposts"] = json!(7);
        });
        table.play("0: advance military").decline_until("conquer").play("0: conquer e5");
        table
    };
    let middle = Hex::named("e5").expect("the middle").bit();
    let table = attack(&["academia", "trap"]);
    assert!(owned(&table, 1) & middle != 0, "the Trap topples the attacker");
    assert_eq!(automa(&table).hand_size, 0);
    let table = attack(&["academia"]);
    assert!(owned(&table, 0) & middle != 0);
    assert_eq!(automa(&table).hand_size, 0, "all of them");
}

/// Retreat, Surprise Party and Gremlins answer if their condition holds; other cards are turned over and gone.
#[test]
fn tp_26_14_what_the_automa_answers_with() {
    // Beside the middle so many territories are empty, and so many are held by the Automa.
    let attack = |card: &str, empty: usize, held: usize| {
        let boxes = Setup { plans_and_ploys: true, fantasies_and_futures: true, ..setup() };
        let mut table = with_mats(&boxes, &[]);
        table.hand(1, &[card]).token(0, "military", 7).rich(0, [0, 0, 0, 4]);
        let explored: Vec<String> = table.view().territories.into_iter().map(|it| it.hex).collect();
        table.change(|saved| {
            let free = hexes(around(tapestry::map::CENTRE));
            let free = free.filter(|hex| !explored.contains(&hex.word().into_owned()));
            for (at, hex) in free.take(empty + held).enumerate() {
                let tile = list(saved, "/territory_deck").remove(0);
                saved["board"]["tiles"][&*hex.word()] =
                    format!("{}/0", tile.as_str().expect("a word")).into();
                if at < held {
                    saved["items"][usize::from(hex.0)][0] = json!({ "what": "outpost", "seat": 1 });
                }
            }
            let middle = usize::from(tapestry::map::CENTRE.0);
            saved["items"][middle][0] = json!({ "what": "outpost", "seat": 1 });
            saved["players"][1]["outposts"] = json!(7 - held);
        });
        table.events.clear();
        table.play("0: advance military").decline_until("conquer").play("0: conquer e5");
        table.decline_until_any(&["die", "income"]);
        // Not what the rivals do in their turn.
        let rivals = |event: &Event| matches!(event, Event::DecisionDrawn { .. });
        let end = table.events.iter().position(rivals).unwrap_or(table.events.len());
        table.events.truncate(end);
        let count = |is: &dyn Fn(&Event) -> bool| table.happened(is);
        let scored = |event: &Event| matches!(event, Event::Scored { seat, .. } if seat.0 == 1);
        assert_eq!(count(&scored), 0, "{card}: a response brings no points");
        let toppled =
            |by: u8| count(&|event| matches!(event, Event::Toppled { seat, .. } if seat.0 == by));
        let retreated =
            count(&|event| matches!(event, Event::Retreated { seat, .. } if seat.0 == 1));
        (toppled(0), toppled(1), retreated)
    };
    assert_eq!(attack("retreat", 1, 0), (0, 0, 1), "it stands elsewhere");
    assert_eq!(attack("retreat", 0, 1), (1, 0, 0), "no empty territory");
    assert_eq!(attack("surprise-party", 0, 2), (0, 1, 0));
    assert_eq!(attack("surprise-party", 1, 1), (1, 0, 0), "one is not enough");
    assert_eq!(attack("gremlins", 0, 0), (0, 1, 0));
    assert_eq!(attack("trap", 0, 0), (0, 1, 0));
    for ordinary in ["banshee-warning", "double-cross", "surrender", "academia"] {
        assert_eq!(attack(ordinary, 1, 2), (1, 0, 0), "{ordinary}");
    }
}

#[test]
fn tp_26_15_achievements_of_rivals() {
    let mut table = alone();
    table.token(1, "technology", 11).token(2, "exploration", 11);
    table.change(|saved| saved["rivals"]["favourites"] = json!(["technology", "science"]));
    let points = automa(&table).points;
    stacked(&mut table, &["decision-02", "decision-04", "decision-09"]);
    advance(&mut table);
    assert_eq!(automa(&table).points, points + 10);
    assert_eq!((shadow(&table).points, shadow(&table).achieved), (0, 1));
    assert_eq!(table.view().achievements[0], 2, "both places are taken");
}

#[test]
fn tp_26_16_income_turns() {
    let mut table = alone();
    stacked(&mut table, &[]);
    table.token(1, "exploration", 3).token(1, "technology", 2);
    let (points, hand) = (automa(&table).points, automa(&table).hand_size);
    advance(&mut table);
    let now = automa(&table);
    assert_eq!(now.income_turns, 2);
    // First in era 2; one territory; the spaces of Technology and Exploration once.
    let civilization = match rivals(&table).civilizations[0] {
        tapestry::content::RivalPeople::Explorers => None,
        tapestry::content::RivalPeople::Conquerors => None,
        _ => Some(0),
    };
    if let Some(more) = civilization {
        assert_eq!(now.points, points + 2 + 1 + 3 + 2 + more);
    }
    assert_eq!((now.hand_size, now.on_mat), (hand + 1, 1));
    assert_eq!(rivals(&table).deck, 8 + 2, "two of progress, and all are shuffled");
    assert!(rivals(&table).discard.is_empty());
    // Level 1: the person advances once on every track.
    let mut table = with_mats(&Setup { automa_level: 1, ..setup() }, &[]);
    table.finish_turn();
    let tokens = table.player(0).tokens;
    assert!(tokens.iter().all(|(_, space)| *space >= 1), "{tokens:?}");
    assert_eq!(automa(&table).hand_size, 0, "no card on level 1");
    // Level 5: both advance on their favourite track, level 6: on all of them.
    let table = with_mats(&Setup { automa_level: 5, ..setup() }, &[]);
    let favourite = automa(&table).favourite.expect("a track");
    assert!(at(&automa(&table), favourite) >= 1);
    let table = with_mats(&Setup { automa_level: 6, ..setup() }, &[]);
    assert!(shadow(&table).tokens.iter().all(|(_, space)| *space == 1));
    let refused = Setup { automa_level: 7, ..setup() };
    let refused = Tapestry::set_up(&refused, &mut NoLuck, &mut Silence).expect_err("no such level");
    assert_eq!(refused.rule, "TP-26.16");
}

#[test]
fn tp_26_17_the_end() {
    let mut table = alone();
    table.set(0, "income_turns", json!(4)).hand(0, &[]).play("0: income");
    for _ in 0..500 {
        if table.game.outcome().is_some() {
            break;
        }
        table.first_answer();
    }
    let outcome = table.game.outcome().expect("rivals play on alone to their end");
    let mine = outcome.points[0];
    let theirs = table.game.rivals()[0].1.total;
    assert_eq!(automa(&table).income_turns, 5);
    assert_eq!(outcome.places, [if theirs > mine { 2 } else { 1 }]);
}

#[test]
fn tp_26_18_a_second_civilization() {
    let second = |word: &str| {
        let chosen = Setup { automa_level: 6, automa_second: word.into(), ..setup() };
        rivals(&with_mats(&chosen, &[])).civilizations
    };
    let all = second("engineers");
    assert!(all.len() == 2 && all[0] != all[1]);
    assert_eq!(all[1].id(), "engineers");
    let refused = Setup { automa_second: "pirates".into(), ..setup() };
    let refused = Tapestry::set_up(&refused, &mut NoLuck, &mut Silence).expect_err("none");
    assert_eq!(refused.rule, "TP-26.18");
}

#[test]
fn tp_26_19_arts() {
    let mut table = with_mats(&Setup { arts_and_architecture: true, ..setup() }, &[]);
    stacked(&mut table, &["decision-05", "decision-06", "decision-09"]);
    table.token(2, "arts", 3);
    advance(&mut table);
    assert_eq!(at(&shadow(&table), Track::Arts), 4, "the first of its list");
    stacked(&mut table, &[]);
    let before = rivals(&table).progress;
    advance(&mut table);
    assert_eq!(rivals(&table).progress, before - 2 - 2);
}

#[test]
fn tp_26_20_two_people_and_the_shadow_empire() {
    let two = Setup { first_player: Some(0), shadow_empire: true, ..Setup::for_seats(2) };
    let mut table = with_mats(&two, &[]);
    assert_eq!(rivals(&table).rivals.len(), 1);
    assert!(table.game.rivals().is_empty());
    let steps = |table: &Table| shadow(table).tokens.iter().map(|it| it.1).sum::<u8>();
    let before = steps(&table);
    table.rich(0, [4; 4]).rich(1, [4; 4]);
    table.play("0: advance exploration. pay coin").decline_turn();
    assert_eq!((steps(&table), table.view().active), (before, 1));
    table.play("1: advance military. pay coin").decline_turn();
    assert_eq!((steps(&table), table.view().active), (before + 1, 0), "after the round");
    stacked(&mut table, &[]);
    let progress = rivals(&table).progress;
    table.rich(0, [4; 4]).play("0: advance exploration. pay coin").decline_turn();
    table.rich(1, [4; 4]).play("1: advance military. pay coin").decline_turn();
    assert_eq!(rivals(&table).progress, progress - 2);
    assert_eq!(steps(&table), before + 2);
    table.token(2, "exploration", 3);
    let three = Setup { shadow_empire: true, ..Setup::for_seats(3) };
    let refused = Tapestry::set_up(&three, &mut NoLuck, &mut Silence).expect_err("three people");
    assert_eq!(refused.rule, "TP-26.20");
    assert!(table.game.asked().has(Seat(0)));
}
