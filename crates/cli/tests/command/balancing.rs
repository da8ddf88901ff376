//! The verb `balance`: seats and components compared over many games of equal bots.

use crate::{folder, ludotheque};
use serde_json::Value;

/// A game that tells what is put to use.
const GAME: &str = "rise-to-nobility";

const PLAN: [&str; 8] = ["balance", GAME, "--bots", "random", "--games", "12", "--seats", "3"];

fn balance(words: &[&str]) -> Value {
    ludotheque(&[&PLAN, words, &["--json"]].concat()).fine().json()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

#[test]
fn shares_of_all_seats_sum_to_one_and_lie_in_their_intervals() {
    let balance = balance(&[]);
    assert_eq!(balance["games"], 12);
    assert_eq!(balance["seats"], 3);
    let seats = balance["per_seat"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    let wins: f64 = seats.iter().map(|seat| number(&seat["win_share"])).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{wins}");
    for seat in seats {
        let share = number(&seat["win_share"]);
        assert!(number(&seat["win_share_low"]) <= share, "{seat}");
        assert!(number(&seat["win_share_high"]) >= share, "{seat}");
        assert!((number(&seat["fair_share"]) - 1.0 / 3.0).abs() < 1e-9);
    }
    let spread = balance["points_spread"].as_array().expect("steps");
    assert_eq!(spread.iter().filter_map(|step| step[1].as_u64()).sum::<u64>(), 36);
}

#[test]
fn what_is_used_is_told_by_kind_and_name() {
    let balance = balance(&[]);
    let uses = balance["uses"].as_array().expect("uses");
    for kind in ["place", "settlers-taken", "character", "good-bought"] {
        assert!(uses.iter().any(|it| it["kind"] == kind), "{kind}");
    }
    for it in uses {
        assert!(it["name"].as_str().is_some_and(|name| !name.is_empty()), "{it}");
        assert!(number(&it["per_game"]) > 0.0, "{it}");
        assert!((0.0..=1.0).contains(&number(&it["games_share"])), "{it}");
        let by_seat = &it["by_seat"];
        let share = number(&by_seat["win_share"]);
        assert!(number(&by_seat["win_share_low"]) <= share, "{it}");
        assert!(number(&by_seat["win_share_high"]) >= share, "{it}");
        assert!(number(&by_seat["p_corrected"]) >= number(&by_seat["p"]), "{it}");
        assert!(number(&it["points_mean_low"]) <= number(&it["points_mean"]), "{it}");
    }
    assert_eq!(balance["comparisons"], uses.len());
}

#[test]
fn what_is_in_the_box_and_never_used_is_told() {
    let balance = balance(&[]);
    let unused = balance["unused"].as_array().expect("kinds");
    // Twelve games of random bots cannot fulfil all 48 cards; there are no Events in this setup.
    let of = |kind: &str| unused.iter().find(|it| it["kind"] == kind).expect("a kind");
    let settlers = of("settlers");
    let names = settlers["names"].as_array().expect("names");
    assert_eq!(settlers["of"], 48);
    let used = balance["uses"].as_array().expect("uses");
    let used = used.iter().filter(|it| it["kind"] == "settlers").count();
    assert_eq!(names.len() + used, 48);
    assert_eq!(of("event")["names"].as_array().map(Vec::len), Some(16));
    let text = ludotheque(&PLAN).fine().out;
    assert!(text.contains("Never used in these games"), "{text}");
    assert!(text.contains("Events: none of 16"), "{text}");
}

#[test]
fn things_of_the_whole_table_have_points_and_no_wins() {
    let with_events = balance(&["--set", "events=true"]);
    let uses = with_events["uses"].as_array().expect("uses");
    let events: Vec<&Value> = uses.iter().filter(|it| it["kind"] == "event").collect();
    assert!(!events.is_empty());
    for event in events {
        assert!(event["by_seat"].is_null(), "{event}");
        assert!(number(&event["points_mean"]) > 0.0, "{event}");
    }
}

#[test]
fn seats_are_tested_and_everything_is_told_to_do_it_again() {
    let balance = balance(&["--seed", "7"]);
    let fairness = &balance["fairness"];
    assert_eq!(fairness["degrees"], 2);
    assert!((0.0..=1.0).contains(&number(&fairness["p"])), "{fairness}");
    let command = "ludotheque balance rise-to-nobility --seats 3 --bots random --games 12 --seed 7";
    assert_eq!(balance["command"], command);
    assert_eq!((&balance["seed"], &balance["bots"][0]), (&7.into(), &"random".into()));
    let words: Vec<&str> = command.split(' ').skip(1).collect();
    let text = ludotheque(&words).fine().out;
    for told in ["Chi-square", "2 degrees of freedom", "p = ", "seed 7", "bots: random", command] {
        assert!(text.contains(told), "{told}: {text}");
    }
    assert!(text.contains("at least five wins"), "twelve games are few: {text}");
    let again = ludotheque(&[&words[..], &["--json"]].concat()).fine().json();
    assert_eq!(again, balance);
}

#[test]
fn any_number_of_threads_gives_the_same_balance() {
    assert_eq!(balance(&["--threads", "1"]), balance(&["--threads", "2"]));
    assert_ne!(balance(&["--seed", "2"]), balance(&["--seed", "3"]));
}

#[test]
fn people_get_tables_in_their_language() {
    let english = ludotheque(&PLAN).fine().out;
    assert!(english.contains("12 games") && english.contains("Cavern Tavern"), "{english}");
    let french = ludotheque(&[&PLAN[..], &["--lang", "fr"]].concat()).fine().out;
    assert!(french.contains("12 parties") && french.contains("Khi-deux"), "{french}");
    assert!(french.contains("Personnages") && french.contains("équitable"), "{french}");
    assert!(!english.contains('\x1b'), "no colours in a pipe");
}

#[test]
fn pictures_are_drawn_for_seats_points_and_every_kind() {
    let folder = folder().join("plots");
    let shown = folder.display().to_string();
    let balance = balance(&["--plots", &shown, "--lang", "fr", "--set", "events=true"]);
    let mut kinds: Vec<String> = vec!["seats".into(), "points".into()];
    for it in balance["uses"].as_array().expect("uses") {
        let kind = it["kind"].as_str().expect("a kind");
        let result = if it["by_seat"].is_null() { "points" } else { "wins" };
        kinds.extend([kind.to_string(), format!("{kind}-{result}")]);
    }
    kinds.sort();
    kinds.dedup();
    assert!(kinds.iter().any(|kind| kind == "event-points"), "{kinds:?}");
    assert!(kinds.iter().any(|kind| kind == "character-wins"), "{kinds:?}");
    for kind in kinds {
        let file = folder.join(format!("{kind}-3.svg"));
        let svg = std::fs::read_to_string(&file).expect("a picture");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{}", file.display());
        assert!(svg.matches("<rect").count() > 0 && !svg.contains("NaN"), "{svg}");
        assert!(svg.contains("12 parties, bots random, graine 1"), "{svg}");
    }
}

#[test]
fn bad_arguments_are_refused_in_one_line() {
    let refusal = |words: &[&str]| ludotheque(&[&["balance"], words].concat()).refusal();
    assert_eq!(refusal(&["chess"]), "unknown-game");
    assert_eq!(refusal(&[GAME, "--seats", "9"]), "bad-seats");
    assert_eq!(refusal(&[GAME, "--bots", "grandmaster"]), "unknown-bot");
    assert_eq!(refusal(&[GAME, "--games", "0"]), "bad-number");
    assert_eq!(refusal(&[GAME, "--games", "many"]), "bad-number");
    assert_eq!(refusal(&[GAME, "--threads", "0"]), "bad-number");
    assert_eq!(refusal(&[GAME, "--set", "colour=red"]), "unknown-option");
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_of_its_own() {
    let file = folder().join("file");
    std::fs::write(&file, "").expect("a file");
    let below = file.join("plots").display().to_string();
    let ran = ludotheque(&[&PLAN[..], &["--plots", &below]].concat());
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert_eq!(ran.err.trim_end().lines().count(), 1, "{}", ran.err);
}
