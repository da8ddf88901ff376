//! `bench`: measure, print, and write the table of `docs/performance.md`.

mod document;
mod instructions;
mod manifest;

use crate::tree::game_meant;
use crate::{Done, shell, soak};
use document::Row;
use manifest::Measured;
use serde_json::Value;
use std::path::Path;

/// Enough decisions for a steady figure, few enough for a cup of tea.
const DECISIONS: f64 = 12e6;
const PER_DECISION: &str = "instructions per decision";
const GAMES_QUICK: &str = "2000";
/// Of several runs the fastest counts: other work on the machine only ever slows one down.
const RUNS: usize = 7;

/// `bench GAME`, `bench GAME --instructions` for the one figure a busy machine cannot blur, or `bench chain`.
pub fn run(words: &[String]) -> Done {
    if words.first().is_some_and(|word| word == "chain") {
        return chain();
    }
    let (game, flags) = game_meant(words)?;
    let measured = Measured::read(&game)?;
    if flags.iter().any(|flag| flag == "--instructions") {
        let count = instructions::per_decision(&shell::fastest_binary()?, &measured)?;
        let count = count.ok_or("valgrind is not installed")?;
        return document::write_row(&game, &Row::new(PER_DECISION, format!("{count:.0}")));
    }
    let quick = flags.iter().any(|flag| flag == "--quick");
    let binary = shell::fastest_binary()?;
    let games = if quick { GAMES_QUICK.to_string() } else { games_for(&binary, &measured)? };
    let mut rows = Vec::new();
    speed(&binary, &measured, &games, &mut rows)?;
    if let Some(count) = instructions::per_decision(&binary, &measured)? {
        rows.push(Row::new(PER_DECISION, format!("{count:.0}")));
    }
    parts(&binary, &measured, if quick { "300" } else { &games }, &mut rows)?;
    let table = document::table(&rows);
    println!("{table}");
    if flags.iter().any(|flag| flag == "--print") {
        return Ok(());
    }
    document::write(&game, &table)
}

/// What a step of the chain costs, in a test game that has a twin written by hand.
fn chain() -> Done {
    let Some((step, steps)) = instructions::per_step()? else {
        return Err("valgrind is not installed".into());
    };
    let rows = [
        Row::new("instructions of a step over the twin", format!("{step:.1}")),
        Row::new("steps per decision", format!("{steps:.2}")),
    ];
    let table = document::table(&rows);
    println!("{table}");
    document::write("chain", &table)
}

/// Games of as many decisions as are measured: some games are ten times as long as others.
fn games_for(binary: &Path, game: &Measured) -> Done<String> {
    let few = simulated(binary, game, &["--games", "100"])?;
    Ok(format!("{:.0}", DECISIONS / number(&few, "decisions_per_game").max(1.0)))
}

/// Random games per second on one and on two threads, and whether both played the same games.
fn speed(binary: &Path, game: &Measured, games: &str, rows: &mut Vec<Row>) -> Done {
    let one = fastest(binary, game, &["--games", games, "--threads", "1"])?;
    let two = fastest(binary, game, &["--games", games, "--threads", "2"])?;
    rows.push(Row::new("players", format!("{}", one["seats"])));
    rows.push(Row::new("random games per second, 1 thread", format!("{:.0}", per_second(&one))));
    rows.push(Row::new("random games per second, 2 threads", format!("{:.0}", per_second(&two))));
    rows.push(Row::new("ratio", format!("{:.2}", per_second(&two) / per_second(&one))));
    let same = one["checksum"] == two["checksum"] && one["per_seat"] == two["per_seat"];
    rows.push(Row::new("same sums on 1 and 2 threads", if same { "yes" } else { "NO" }));
    rows.push(Row::new("decisions per game", format!("{:.1}", number(&one, "decisions_per_game"))));
    let branching =
        format!("{:.1}, at most {}", number(&one, "branching_mean"), one["branching_max"]);
    rows.push(Row::new("answers per decision", branching));
    let nanoseconds = 1e9 / number(&one, "moves_per_second");
    rows.push(Row::new("nanoseconds per decision", format!("{nanoseconds:.0}")));
    let mut by_seats = Vec::new();
    for seats in soak::seats(binary, &game.game)? {
        let words = ["--games", GAMES_QUICK, "--threads", "1"];
        let seated = game.with_seats(seats);
        by_seats.push(format!("{seats}: {:.0}", per_second(&fastest(binary, &seated, &words)?)));
    }
    rows.push(Row::new("random games per second, by players", by_seats.join(", ")));
    let greedy = ["--games", "40", "--threads", "1", "--bots", "greedy"];
    let greedy = per_second(&simulated(binary, game, &greedy)?);
    rows.push(Row::new("greedy games per second, 1 thread", format!("{greedy:.0}")));
    if same { Ok(()) } else { Err("1 and 2 threads do not give the same sums".into()) }
}

/// The report of the fastest of several equal simulations.
fn fastest(binary: &Path, game: &Measured, words: &[&str]) -> Done<Value> {
    let simulate = |_| simulated(binary, game, words);
    let reports = (0..RUNS).map(simulate).collect::<Done<Vec<Value>>>()?;
    let faster = |a: &Value, b: &Value| per_second(a).total_cmp(&per_second(b));
    reports.into_iter().max_by(faster).ok_or_else(|| "nothing was simulated".to_string())
}

fn simulated(binary: &Path, game: &Measured, words: &[&str]) -> Done<Value> {
    let command = ["simulate", &game.game, "--json", "--quiet", "--seed", "1"];
    shell::json(shell::program(binary).args(command).args(game.setup()).args(words))
}

fn number(report: &Value, key: &str) -> f64 {
    report[key].as_f64().unwrap_or(0.0)
}

fn per_second(report: &Value) -> f64 {
    number(report, "games_per_second")
}

/// Sizes and the times of single parts.
fn parts(binary: &Path, game: &Measured, games: &str, rows: &mut Vec<Row>) -> Done {
    let command = ["measure", &game.game, "--games", games];
    let measured = shell::json(shell::program(binary).args(command).args(game.setup()))?;
    let number = |key: &str| number(&measured, key);
    rows.push(Row::new("bytes of a table", measured["state_bytes"].to_string()));
    rows.push(Row::new("bytes of a move", measured["move_bytes"].to_string()));
    let (copy, budget) = (number("copy_ns"), game.copy_ns);
    rows.push(Row::new("copying a table", format!("{copy:.0} ns of {budget:.0}")));
    let longest = format!(
        "{:.1} µs ({} answers; of {} positions)",
        number("offer_longest_ns") / 1e3,
        measured["offer_longest_moves"],
        measured["positions"],
    );
    rows.push(Row::new("longest computation of legal moves", longest));
    let mean = format!("{:.0} ns", number("offer_mean_ns"));
    rows.push(Row::new("computation of legal moves, on average", mean));
    let replay =
        format!("{:.2} ms ({} entries)", number("replay_ns") / 1e6, measured["replay_moves"]);
    rows.push(Row::new("replaying a recorded game with events", replay));
    let open =
        format!("{:.1} ms ({:.0} kB)", number("open_ns") / 1e6, number("record_bytes") / 1e3);
    rows.push(Row::new("opening its file, fingerprints compared", open));
    if copy <= budget { Ok(()) } else { Err(format!("a copy takes {copy:.0} ns of {budget:.0}")) }
}
