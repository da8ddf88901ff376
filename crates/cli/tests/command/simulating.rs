//! Verbs that play in bulk: simulate, arena, measure.

use crate::{GAME, folder, ludotheque};
use serde_json::Value;

fn simulate(words: &[&str]) -> Value {
    ludotheque(&[&["simulate", GAME, "--json"], words].concat()).fine().json()
}

#[test]
fn a_simulation_reports_what_scripts_ask_for() {
    let report = simulate(&["--seats", "3", "--games", "40", "--bots", "random", "--seed", "5"]);
    assert_eq!(report["games"], 40);
    assert_eq!(report["finished"], 40);
    assert_eq!(report["laws_broken"], 0);
    for key in [
        "decisions",
        "decisions_per_game",
        "branching_mean",
        "branching_max",
        "seconds",
        "games_per_second",
        "moves_per_second",
    ] {
        assert!(report[key].as_f64().is_some_and(|number| number > 0.0), "{key}: {}", report[key]);
    }
    let seats = report["per_seat"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    for seat in seats {
        let places = seat["places"].as_array().expect("places");
        assert_eq!(places.iter().filter_map(Value::as_u64).sum::<u64>(), 40);
        let sources = seat["points_by_source"].as_object().expect("sources");
        let sum: f64 = sources.values().filter_map(Value::as_f64).sum();
        assert!((sum - seat["points_mean"].as_f64().expect("points")).abs() < 1e-6);
    }
    assert!(report["points_by_source"].as_object().is_some_and(|sources| sources.len() > 3));
}

#[test]
fn one_and_two_threads_play_the_same_games() {
    let sums = |threads: &str, bots: &str, games: &str| {
        let mut report =
            simulate(&["--seats", "2", "--games", games, "--bots", bots, "--threads", threads]);
        let fields = report.as_object_mut().expect("a report");
        for timed in ["threads", "seconds", "games_per_second", "moves_per_second"] {
            fields.remove(timed);
        }
        report
    };
    assert_eq!(sums("1", "random", "300"), sums("2", "random", "300"));
    assert_eq!(sums("1", "greedy,random", "3"), sums("2", "greedy,random", "3"));
}

#[test]
fn words_and_numbers_are_seeds() {
    let checksum = |seed: &str| simulate(&["--games", "5", "--seed", seed])["checksum"].clone();
    assert_eq!(checksum("7"), checksum("7"));
    assert_ne!(checksum("7"), checksum("8"));
    assert_ne!(checksum("seven"), checksum("eight"));
}

#[test]
fn watching_every_step_changes_nothing() {
    let quick = simulate(&["--games", "30"]);
    let watched = simulate(&["--games", "30", "--watch"]);
    assert_eq!(quick["checksum"], watched["checksum"]);
    assert_eq!(quick["decisions"], watched["decisions"]);
}

#[test]
fn people_get_a_table_in_their_language() {
    let text = ludotheque(&["simulate", GAME, "--games", "5", "--lang", "fr"]).fine().out;
    assert!(text.contains("5 parties à 4") && text.contains("Points par source"), "{text}");
    assert!(!text.contains('\x1b'), "no colours in a pipe");
}

#[test]
fn games_are_saved_and_verify() {
    let folder = folder();
    let shown = folder.display().to_string();
    let words = ["--games", "3", "--seats", "2", "--bots", "greedy,random", "--save", &shown];
    simulate(&words);
    let mut files: Vec<_> = std::fs::read_dir(&folder).expect("a folder").flatten().collect();
    files.sort_by_key(|file| file.file_name());
    assert_eq!(files.len(), 3);
    for file in files {
        let path = file.path().display().to_string();
        let verified = ludotheque(&["verify", &path, "--json"]).fine().json();
        assert_eq!(verified["verified"], true);
        assert_eq!(verified["finished"], true);
    }
}

#[test]
fn bots_compete_from_every_seat() {
    let words = ["arena", GAME, "--seats", "2", "--games", "5", "--bots", "greedy,random"];
    let arena = ludotheque(&[&words[..], &["--json"]].concat()).fine().json();
    assert_eq!(arena["games"], 6, "rounded up to whole rotations");
    let greedy = &arena["fighters"][0];
    assert_eq!(greedy["bot"], "greedy");
    assert_eq!(greedy["results"], 6);
    assert!(greedy["points_difference"].as_f64().is_some_and(|difference| difference > 0.0));
    let text = ludotheque(&words).fine().out;
    assert!(text.contains("greedy") && text.contains("95 %"), "{text}");
}

#[test]
fn parts_are_measured() {
    let measured = ludotheque(&["measure", GAME, "--games", "1"]).fine().json();
    assert!(measured["state_bytes"].as_u64().is_some_and(|bytes| bytes > 0));
    assert!(measured["replay_moves"].as_u64().is_some_and(|moves| moves > 0));
}
