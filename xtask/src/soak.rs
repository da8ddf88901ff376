//! `soak`: very many random games with all laws checked at every step.

use crate::tree::game_meant;
use crate::{Done, shell};
use serde_json::Value;

pub fn run(words: &[String]) -> Done {
    let (game, flags) = game_meant(words)?;
    let games: u64 = if flags.iter().any(|flag| flag == "--short") { 20_000 } else { 1_000_000 };
    let binary = shell::fastest_binary()?;
    let seats = seats(&binary, &game)?;
    let share = games / seats.len() as u64;
    for (index, seats) in seats.iter().enumerate() {
        let report = shell::json(
            shell::program(&binary)
                .args(["simulate", &game, "--watch", "--json"])
                .args(["--seats", &seats.to_string(), "--games", &share.to_string()])
                .args(["--seed", &(1000 + index).to_string()]),
        )?;
        let number = |key: &str| report[key].as_u64().unwrap_or(0);
        println!(
            "{game}, {seats} seats: {} games, {} finished, {} decisions, {} broken laws",
            number("games"),
            number("finished"),
            number("decisions"),
            number("laws_broken"),
        );
        if number("laws_broken") > 0 || number("finished") != share {
            return Err(format!("{game}: {}", report["laws"]));
        }
    }
    Ok(())
}

/// Every player count the game allows.
pub fn seats(binary: &std::path::Path, game: &str) -> Done<Vec<u64>> {
    let games = shell::json(shell::program(binary).args(["games", game, "--json"]))?;
    let bound = |at: usize| games[0]["seats"][at].as_u64();
    match (bound(0), bound(1)) {
        (Some(least), Some(most)) => Ok((least..=most).collect()),
        _ => Err(format!("no player counts in {}", Value::to_string(&games))),
    }
}
