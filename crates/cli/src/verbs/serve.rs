//! `serve`: the library in the browser.

use crate::args::ServeArgs;
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use catalog::GAMES;
use engine::Message;
use server::Settings;
use server::config::BadSettings;
use std::process::{Command, Stdio};

pub fn run(desk: &Desk, args: ServeArgs) -> Done<()> {
    let settings = Settings::read(args.settings).map_err(|bad| match bad {
        BadSettings::File { path, why } => {
            Failure::unexpected(Message::new("failed-read").text("path", path).text("why", why))
        }
        BadSettings::Value(what) => {
            Failure::refused("bad-usage", Message::new("refused-usage").text("what", what))
        }
    })?;
    // Other component tables count for the server as well.
    GAMES.iter().try_for_each(|game| desk.game(game.profile().id).map(drop))?;
    let failed = |why: String| Failure::unexpected(Message::new("failed-serve").text("why", why));
    server::logs::start(&settings).map_err(failed)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(error.to_string()))?;
    let opened = |address: String| {
        desk.line(desk.say(&Message::new("serve-open").text("address", &address)));
        if args.open && !open_browser(&address) {
            desk.line(desk.key("serve-no-browser"));
        }
    };
    let served = runtime.block_on(server::serve::run(settings, opened));
    // Threads that still think about a move are not worth waiting for.
    runtime.shutdown_background();
    served.map_err(failed)
}

/// Asks the desktop to show an address; false if there is none to ask.
fn open_browser(address: &str) -> bool {
    let (program, words): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(words).arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
