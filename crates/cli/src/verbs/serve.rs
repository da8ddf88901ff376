//! `serve`: opens the library on this machine.

use crate::args::ServeArgs;
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use engine::Message;
use server::config::LogFormat;
use server::time::Time;
use server::{App, Settings};
use std::process::{Command, Stdio};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

pub fn run(desk: &Desk, args: ServeArgs) -> Done<()> {
    let settings = Settings::read(args.settings)
        .map_err(|error| Failure::refused("bad-settings", why("serve-settings", &error)))?;
    log(&settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::unexpected(why("serve-failed", &error)))?;
    runtime.block_on(open(desk, settings, args.open))
}

async fn open(desk: &Desk, settings: Settings, show: bool) -> Done<()> {
    let store = store::open(&settings.database)
        .await
        .map_err(|error| Failure::unexpected(why("serve-database", &error)))?;
    let listener = TcpListener::bind(settings.address).await.map_err(|error| {
        let reason = why("serve-address", &error).text("address", settings.address.to_string());
        Failure::unexpected(reason)
    })?;
    let address =
        listener.local_addr().map_err(|error| Failure::unexpected(why("serve-failed", &error)))?;
    let page = match settings.origin.get() {
        Some(origin) => origin.to_string(),
        None => format!("http://{address}/"),
    };
    desk.line(desk.say(&Message::new("serve-open").text("page", &page)));
    if show {
        show_page(&page);
    }
    let app = App::new(settings, store, Time::system());
    server::serve::serve(app, listener, asked_to_stop())
        .await
        .map_err(|error| Failure::unexpected(why("serve-failed", &error)))
}

fn log(settings: &Settings) -> Done<()> {
    let filter = EnvFilter::try_new(&settings.log)
        .map_err(|error| Failure::refused("bad-settings", why("serve-settings", &error)))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let begun = match settings.log_format {
        LogFormat::Json => log.json().try_init(),
        LogFormat::Text => log.try_init(),
    };
    begun.map_err(|error| Failure::unexpected(why("serve-failed", &error)))
}

/// Resolves when the terminal or the system wants the server to end.
async fn asked_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signals) => signals.recv().await.unwrap_or(()),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => {}, () = terminate => {} }
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
    if let Err(error) = command.spawn() {
        tracing::debug!(%error, "no browser to open the page in");
    }
}

fn why(key: &str, error: &impl std::fmt::Display) -> Message {
    Message::new(key).text("why", error.to_string())
}
