//! How the hall is run.

use crate::config::Settings;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct HallSettings {
    /// Threads for calls into the rules.
    pub engine_threads: usize,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// How far whatever can wait stands behind those who play; see [`crate::background`].
    pub behind: u8,
    /// How long one call into the rules may take.
    pub engine_limit: Duration,
    /// How long a bot may take beyond what it was given to think.
    pub bot_margin: Duration,
    /// Bots wait this long before they move, so that people can follow.
    pub bot_pause: Duration,
    /// The strongest bots that may be seated.
    pub most_bot_time: Duration,
    pub most_bot_iterations: u32,
    /// Milliseconds without a watcher after which a match is put away.
    pub idle: i64,
    /// Entries of the tables one person has in memory alone; see [`super::room`].
    pub own_entries: usize,
    /// Those of everybody who came from one address.
    pub own_entries_per_address: usize,
}

impl HallSettings {
    pub fn of(settings: &Settings) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let bot_threads = match settings.bot_threads {
            // Two at least, so that nobody has all of them.
            0 => cores.saturating_sub(1).max(2),
            threads => threads,
        };
        HallSettings {
            engine_threads: cores.max(2),
            bot_threads,
            behind: settings.background_nice,
            engine_limit: Duration::from_millis(settings.engine_timeout_ms),
            bot_margin: Duration::from_secs(5),
            bot_pause: Duration::from_millis(settings.bot_pause_ms),
            most_bot_time: Duration::from_secs(10),
            most_bot_iterations: 5000,
            idle: i64::try_from(settings.idle_s.saturating_mul(1000)).unwrap_or(i64::MAX),
            own_entries: settings.own_entries,
            own_entries_per_address: settings.own_entries_per_address,
        }
    }
}
