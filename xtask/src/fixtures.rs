//! `fixtures`: records the whole games that the tests replay.

use crate::tree::{game_meant, root};
use crate::{Done, shell, soak};
use std::fs;

/// Who plays the recorded games: sensible moves and surprising ones.
const TABLES: &[(&str, &str)] =
    &[("bots", "greedy"), ("mixed", "greedy,random"), ("random", "random")];

pub fn run(words: &[String]) -> Done {
    let (game, _) = game_meant(words)?;
    let binary = shell::release_binary()?;
    let folder = root().join("games").join(&game).join("tests/games");
    let fresh = std::env::temp_dir().join(format!("fixtures-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    for seats in soak::seats(&binary, &game)? {
        for (name, bots) in TABLES {
            let count = seats.to_string();
            shell::json(
                shell::program(&binary)
                    .args(["simulate", &game, "--games", "1", "--json", "--quiet"])
                    .args(["--seats", &count, "--bots", bots, "--seed", &count, "--save"])
                    .arg(&fresh),
            )?;
            let made = fresh.join(format!("{game}-000000.json"));
            let file = folder.join(format!("{name}-{seats}.json"));
            fs::copy(&made, &file).map_err(|error| error.to_string())?;
            println!("{}", crate::tree::shown(&file));
        }
    }
    fs::remove_dir_all(&fresh).map_err(|error| error.to_string())?;
    own_games(&game)
}

/// What tests of the game itself record: games for corners of the rules that bots do not look for,
/// accounts of random games, score sheets.
fn own_games(game: &str) -> Done {
    for test in ["fixtures", "accounts", "courses", "refusals", "sheets"] {
        if root().join("games").join(game).join(format!("tests/{test}.rs")).is_file() {
            let mut cargo = shell::cargo();
            cargo.args([
                "test",
                "--quiet",
                "--package",
                game,
                "--test",
                "all",
                &format!("{test}::"),
            ]);
            shell::run(cargo.env("FIXTURES", "write"))?;
        }
    }
    Ok(())
}
