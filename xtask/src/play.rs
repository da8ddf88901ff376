//! `play`: build, then sit down.

use crate::tree::game_or_first;
use crate::{Done, shell};

pub fn run(words: &[String]) -> Done {
    let (game, rest) = game_or_first(words)?;
    let binary = shell::release_binary()?;
    let mut command = shell::program(binary);
    command.args(["play", &game]);
    let has =
        |flag: &str| rest.iter().any(|word| word == flag || word.starts_with(&format!("{flag}=")));
    if !has("--seats") && !has("--resume") && !has("--setup") {
        command.args(["--seats", "2"]);
    }
    shell::run(command.args(rest))
}
