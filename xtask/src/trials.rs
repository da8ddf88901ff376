//! `torture`, `start`, `load`, `notices`, `siege` and `wire`: hard days for the server.

use crate::{Done, needs, shell};

pub fn torture(words: &[String]) -> Done {
    needs::database()?;
    run("torture", words)
}

/// How long a start takes with many stored games.
pub fn start(words: &[String]) -> Done {
    run("start", words)
}

pub fn load(words: &[String]) -> Done {
    run("load", words)
}

/// Many people told at once, and a server killed while it tells.
pub fn notices(words: &[String]) -> Done {
    run("notices", words)
}

/// What whole games cost on the line.
pub fn wire(words: &[String]) -> Done {
    run("wire", words)
}

pub fn siege(words: &[String]) -> Done {
    run("siege", words)
}

fn run(trial: &str, words: &[String]) -> Done {
    let binary = shell::release_binary()?;
    let mut cargo = shell::cargo();
    cargo.args(["run", "--release", "--quiet", "--package", "trials", "--", trial]);
    shell::run(cargo.env("LUDOTHEQUE", binary).args(words))
}
