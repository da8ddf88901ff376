//! A bar on stderr while something takes long; nothing when nobody watches.

use crate::desk::{Desk, somebody_watches};
use std::sync::Mutex;
use std::time::{Duration, Instant};

const WIDTH: u64 = 30;
/// Drawing more often would cost more than it tells.
const PAUSE: Duration = Duration::from_millis(100);

/// How far a long work is.
#[derive(Debug)]
pub struct Progress {
    total: u64,
    drawn: Option<Mutex<Drawn>>,
}

#[derive(Debug)]
struct Drawn {
    start: Instant,
    last: Instant,
    ever: bool,
}

impl Progress {
    pub fn new(desk: &Desk, total: u64) -> Progress {
        let watched = somebody_watches() && !desk.quiet;
        let now = Instant::now();
        let drawn = watched.then(|| Mutex::new(Drawn { start: now, last: now, ever: false }));
        Progress { total, drawn }
    }

    /// So much is done.
    pub fn at(&self, done: u64) {
        let Some(drawn) = &self.drawn else { return };
        // A thread that finds another one drawing has better things to do.
        let Ok(mut drawn) = drawn.try_lock() else { return };
        if drawn.last.elapsed() < PAUSE {
            return;
        }
        drawn.last = Instant::now();
        drawn.ever = true;
        let filled = (done * WIDTH / self.total.max(1)).min(WIDTH) as usize;
        let bar = format!("{}{}", "█".repeat(filled), "░".repeat(WIDTH as usize - filled));
        let left = drawn.start.elapsed().as_secs_f64() * (self.total - done.min(self.total)) as f64
            / done.max(1) as f64;
        eprint!("\r\x1b[2K{bar} {done}/{} ({left:.0} s)", self.total);
    }
}

impl Drop for Progress {
    /// The bar leaves no trace.
    fn drop(&mut self) {
        let Some(drawn) = &self.drawn else { return };
        if drawn.lock().is_ok_and(|drawn| drawn.ever) {
            eprint!("\r\x1b[2K");
        }
    }
}
