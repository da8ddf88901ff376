//! The library with one more game on its shelf, the small one that was written from CONTRIBUTING.md: what a browser makes
//! of a game that nobody drew. The browser tests play it. Takes the settings of `ludotheque serve`.

#[path = "../../engine/tests/fair/game.rs"]
mod game;

use catalog::{Entry, GameEntry};
use clap::Parser;
use server::config::Given;
use server::{Settings, logs, serve};
use std::sync::Arc;

#[derive(Parser)]
struct Words {
    #[command(flatten)]
    settings: Given,
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let settings = Settings::read(Words::parse().settings).map_err(|error| error.to_string())?;
    logs::start(&settings)?;
    let mut games: Vec<&'static dyn GameEntry> = catalog::GAMES.to_vec();
    games.push(&Entry::<game::Fair>::NEW);
    let served = serve::run_with(Arc::new(games), settings, |page| println!("{page}")).await;
    served.map_err(|closed| format!("{closed:?}"))
}
