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
    assert_eq!((&report["game"], &report["asked"]), (&GAME.into(), &40.into()));
    assert_eq!(report["interrupted"], false);
}

#[test]
fn wins_are_shared_out_and_sum_to_the_games() {
    let words = ["--seats", "2", "--games", "400", "--seed", "1"];
    let report = simulate(&words);
    let seats = report["per_seat"].as_array().expect("seats");
    let sum = |key: &str| seats.iter().filter_map(|seat| seat[key].as_f64()).sum::<f64>();
    assert!((sum("wins") - 400.0).abs() < 1e-6 && (sum("win_rate") - 1.0).abs() < 1e-9);
    assert_eq!(sum("fair_rate"), 1.0);
    let shared = report["shared"].as_u64().expect("a number");
    assert!(shared > 0, "some of these games end with a shared win");
    let first: f64 = seats.iter().filter_map(|seat| seat["places"][0].as_f64()).sum();
    assert_eq!(first, 400.0 + shared as f64);
    let text = ludotheque(&[&["simulate", GAME], &words[..]].concat()).fine().out;
    assert!(text.contains("counts 1/n for each"), "{text}");
    assert!(text.contains(&format!("{shared} wins were shared")), "{text}");
    assert!(text.contains("again: ludotheque simulate"), "{text}");
}

#[test]
fn more_bots_than_seats_are_refused_by_every_verb() {
    for verb in ["simulate", "arena", "balance"] {
        let words = [verb, GAME, "--seats", "2", "--games", "2", "--bots", "random,random,greedy"];
        let ran = ludotheque(&words);
        assert!(ran.err.contains("3 bots for 2 seats"), "{}", ran.err);
        assert_eq!(ran.refusal(), "bad-bots", "{verb}");
    }
    let words = ["play", GAME, "--seats", "2", "--bots", "random,random"];
    assert_eq!(ludotheque(&words).refusal(), "bad-bots");
    let words = ["play", GAME, "--seats", "2", "--bots", "random", "--hot-seat"];
    assert_eq!(ludotheque(&words).refusal(), "bad-usage");
    // Alone there is nobody for a bot to be.
    let words = ["play", "rise-to-nobility", "--seats", "1"];
    ludotheque(&words).fine();
    assert_eq!(ludotheque(&[&words[..], &["--bots", "greedy"]].concat()).refusal(), "bad-bots");
}

/// Sends the signal of Ctrl-C until the program ends.
#[cfg(unix)]
#[test]
fn ctrl_c_tells_the_sums_so_far() {
    for verb in ["simulate", "arena", "balance"] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_ludotheque"));
        let words = [verb, GAME, "--seats", "2", "--bots", "random,greedy", "--threads", "1"];
        command.args(words).args(["--json", "--games", "100000000"]).env("LC_ALL", "C");
        command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
        let child = command.spawn().expect("the binary starts");
        std::thread::sleep(std::time::Duration::from_secs(3));
        let pid = child.id().to_string();
        let sent = std::process::Command::new("kill").args(["-INT", &pid]).status();
        assert!(sent.expect("kill starts").success());
        let ended = child.wait_with_output().expect("the binary ends");
        let err = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(130), "{verb}: {err}");
        assert!(err.contains("Interrupted: these are the sums of"), "{err}");
        let sums: Value = serde_json::from_slice(&ended.stdout).expect("whole data");
        assert_eq!(sums["interrupted"], true);
        let games = sums["games"].as_u64().expect("a number");
        assert!(games > 0 && games < 100_000_000, "{games}");
    }
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
    assert_eq!(greedy["fair_share"], 0.5);
    assert!(greedy["points_difference"].as_f64().is_some_and(|difference| difference > 0.0));
    let text = ludotheque(&words).fine().out;
    assert!(text.contains("greedy") && text.contains("95 %"), "{text}");
}

#[test]
fn a_bot_that_wins_every_game_from_two_seats_of_four_has_all_of_them() {
    let words = ["arena", GAME, "--seats", "4", "--games", "6", "--bots", "greedy,random"];
    let arena = ludotheque(&[&words[..], &["--json"]].concat()).fine().json();
    let greedy = &arena["fighters"][0];
    assert_eq!((&greedy["win_share"], &greedy["fair_share"]), (&1.0.into(), &0.5.into()));
    assert_eq!(arena["fighters"][1]["win_share"], 0.0);
    let text = ludotheque(&words).fine().out;
    assert!(text.contains("100.0 %") && text.contains("50.0 %"), "{text}");
    let french = ludotheque(&[&words[..], &["--lang", "fr"]].concat()).fine().out;
    assert!(french.contains("équitable"), "{french}");
}

#[test]
fn parts_are_measured() {
    let measured = ludotheque(&["measure", GAME, "--games", "1"]).fine().json();
    assert!(measured["state_bytes"].as_u64().is_some_and(|bytes| bytes > 0));
    assert!(measured["replay_moves"].as_u64().is_some_and(|moves| moves > 0));
}
