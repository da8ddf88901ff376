//! `play`: build everything, open the library in the browser.

use crate::{Done, shell, web};

pub fn run(words: &[String]) -> Done {
    if !matches!(words.first().map(String::as_str), Some("--help" | "-h")) {
        web::build()?;
    }
    let binary = shell::play_binary()?;
    shell::run(shell::program(binary).args(["serve", "--open"]).args(words))
}
