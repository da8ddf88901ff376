//! Handles of the system: every connection, file and database takes one, and there is an end to
//! them.

/// Kept for the database, for files and for ourselves, however many come.
const RESERVED: u64 = 128;
/// More connections than this wait outside in any case.
const CONNECTIONS: u64 = 20_000;

/// Asks for as many handles as this process may have.
pub fn raise() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(handles) => tracing::debug!(handles, "handles"),
        Err(error) => tracing::warn!(%error, "the limit on handles stays as it is"),
    }
}

/// How many connections there may be at the same time: what is left when everything else has its
/// handles, so that people at tables keep playing when connections run out.
pub fn connections() -> usize {
    #[cfg(unix)]
    let handles = rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(soft, _)| soft);
    #[cfg(not(unix))]
    let handles = CONNECTIONS + RESERVED;
    room(handles) as usize
}

/// However few handles there are, somebody is let in.
fn room(handles: u64) -> u64 {
    handles.saturating_sub(RESERVED).clamp(16, CONNECTIONS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_handles_are_never_for_connections() {
        assert_eq!(room(1024), 1024 - RESERVED);
        assert_eq!(room(u64::MAX), CONNECTIONS);
        assert_eq!(room(0), 16);
    }

    #[cfg(unix)]
    #[test]
    fn as_many_as_the_system_allows() {
        raise();
        let (soft, hard) = rlimit::getrlimit(rlimit::Resource::NOFILE).expect("a limit");
        // Some systems have a bound of their own below the hard one.
        assert!(soft == hard || cfg!(target_os = "macos"), "{soft} of {hard}");
    }
}
