//! `serve`: the library in the browser.

use crate::args::ServeArgs;
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use crate::verbs::db::{in_use, refused};
use engine::Message;
use server::Settings;
use server::config::BadSettings;
use server::serve::Closed;
use std::process::{Command, Stdio};
use store::StoreError;

pub fn run(desk: &Desk, args: ServeArgs) -> Done<()> {
    let settings = Settings::read(args.settings).map_err(|error| match error {
        BadSettings::Unreadable { .. } => Failure::unexpected(why("serve-settings", &error)),
        _ => bad_settings(&error),
    })?;
    // Other component tables count for the server as well.
    desk.games()?;
    server::logs::start(&settings).map_err(|error| bad_settings(&error))?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::unexpected(why("serve-failed", &error)))?;
    let opened = |page: String| {
        desk.line(desk.say(&Message::new("serve-open").text("page", &page)));
        if args.open {
            show_page(&page);
        }
    };
    let served = runtime.block_on(server::serve::run(settings, opened));
    // Threads that still think about a move are not worth waiting for.
    runtime.shutdown_background();
    served.map_err(|closed| match closed {
        Closed::Replaced => in_use(),
        Closed::Database(error @ StoreError::Database(_)) => {
            Failure::unexpected(why("serve-database", &error))
        }
        Closed::Database(error) => refused(error),
        Closed::Address(address, error) => {
            let message = why("serve-address", &error).text("address", address.to_string());
            Failure::unexpected(message)
        }
        Closed::Start(error) => Failure::unexpected(why("serve-failed", &error)),
    })
}

/// Opens the page in the browser; without one, the printed address has to do.
fn show_page(page: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(program);
    command.arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // The address is on the screen already.
    let _ = command.spawn();
}

fn bad_settings(error: &impl std::fmt::Display) -> Failure {
    Failure::refused("bad-settings", why("serve-settings", error))
}

fn why(key: &str, error: &impl std::fmt::Display) -> Message {
    Message::new(key).text("why", error.to_string())
}
