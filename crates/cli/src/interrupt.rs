//! Ctrl-C in the middle of many games: their sums so far are told.

use crate::desk::{Desk, complain};
use crate::exit;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// True once somebody pressed Ctrl-C after [`listen`].
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// From now on Ctrl-C only asks the games to end; pressed again, it ends the program.
pub fn listen(desk: &Desk) {
    let waiting = (!desk.quiet).then(|| desk.key("interrupt-waiting"));
    std::thread::spawn(move || {
        // Without a runtime Ctrl-C ends the program as it always does.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else { return };
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                ASKED.store(true, Ordering::Relaxed);
                waiting.iter().for_each(|text| complain(text));
            }
            if tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(exit::INTERRUPTED.into());
            }
        });
    });
}
