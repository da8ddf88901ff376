//! `e2e`: the library in a real browser, as people use it.

use crate::{Done, needs, shell, web};

pub fn run(words: &[String]) -> Done {
    let browser = needs::browser()?;
    web::build()?;
    let (binary, fair) = shell::dev_binary_and_example("fair")?;
    let mut npx = shell::program(if cfg!(windows) { "npx.cmd" } else { "npx" });
    npx.current_dir(crate::tree::root().join("web"));
    npx.env("CHROMIUM", browser).env("LUDOTHEQUE", binary).env("LUDOTHEQUE_FAIR", fair);
    shell::run(npx.args(["playwright", "test"]).args(words))
}
