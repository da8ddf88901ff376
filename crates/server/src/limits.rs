//! How often things may be done: one set of counters for requests and sockets alike.

use crate::config::Settings;
use crate::error::{Error, Result};
use crate::time::Time;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{NotUntil, RateLimiter};
use std::fmt::Display;
use std::time::Duration;

/// Something that can be hammered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Limited {
    /// Key: the name somebody signs in with, and the address they come from.
    SignIn,
    /// Key: the name alone. It tells whether somebody guesses from many addresses, and refuses
    /// nobody by itself.
    SignInName,
    /// Key: the name and the address, while [`Limited::SignInName`] is used up.
    SignInHammered,
    /// Key: the address.
    SignInAddress,
    /// Key: the address.
    SignUp,
    /// Key: the address.
    Guest,
    /// Key: the account, as in all that follow.
    Account,
    Export,
    Table,
    /// Key: the account, or the browser if it was signed in before.
    Code,
    /// Key: the account that makes sign-in links.
    Link,
    /// Key: the address.
    Passkey,
    /// Key: the address, and whoever is meant.
    Forgotten,
    /// Key: the account.
    Address,
    /// Also the address, for guests.
    Invite,
    Channel,
    Chat,
    Preview,
    Hint,
    /// Key: one per socket.
    Socket,
    /// Key: the account.
    SocketAccount,
    /// Key: the address.
    SocketAddress,
    /// Key: the address.
    SocketOpen,
    /// Key: the address.
    Request,
    /// Key: the address. Pages, pictures and addresses that do not exist.
    File,
}

impl Limited {
    pub const ALL: [Limited; 25] = [
        Limited::SignIn,
        Limited::SignInName,
        Limited::SignInHammered,
        Limited::SignInAddress,
        Limited::SignUp,
        Limited::Guest,
        Limited::Account,
        Limited::Export,
        Limited::Table,
        Limited::Code,
        Limited::Link,
        Limited::Passkey,
        Limited::Forgotten,
        Limited::Address,
        Limited::Invite,
        Limited::Channel,
        Limited::Chat,
        Limited::Preview,
        Limited::Hint,
        Limited::Socket,
        Limited::SocketAccount,
        Limited::SocketAddress,
        Limited::SocketOpen,
        Limited::Request,
        Limited::File,
    ];

    fn name(self) -> &'static str {
        match self {
            Limited::SignIn => "sign-in",
            Limited::SignInName => "sign-in-name",
            Limited::SignInHammered => "sign-in-hammered",
            Limited::SignInAddress => "sign-in-address",
            Limited::SignUp => "sign-up",
            Limited::Guest => "guest",
            Limited::Account => "account",
            Limited::Export => "export",
            Limited::Table => "table",
            Limited::Code => "code",
            Limited::Link => "link",
            Limited::Passkey => "passkey",
            Limited::Forgotten => "forgotten",
            Limited::Address => "address",
            Limited::Invite => "invite",
            Limited::Channel => "channel",
            Limited::Chat => "chat",
            Limited::Preview => "preview",
            Limited::Hint => "hint",
            Limited::Socket => "socket",
            Limited::SocketAccount => "socket-account",
            Limited::SocketAddress => "socket-address",
            Limited::SocketOpen => "socket-open",
            Limited::Request => "request",
            Limited::File => "file",
        }
    }
}

type Keyed = RateLimiter<String, DashMapStateStore<String>, Time, NoOpMiddleware<Duration>>;

/// All counters.
#[derive(Debug)]
pub struct Limits {
    time: Time,
    /// In the order of [`Limited::ALL`]; `None` where there is no limit.
    counters: Vec<Option<Keyed>>,
}

/// Past so many keys, newcomers share counters: memory stays bounded whoever comes.
const MOST_KEYS: usize = 100_000;
const SHARED_KEYS: u64 = 1024;

impl Limits {
    pub fn new(settings: &Settings, time: Time) -> Limits {
        let counter = |what: &Limited| {
            let rate = match what {
                Limited::SignIn => settings.limit_sign_in,
                Limited::SignInName => settings.limit_sign_in_name,
                Limited::SignInHammered => settings.limit_sign_in_hammered,
                Limited::SignInAddress => settings.limit_sign_in_address,
                Limited::SignUp => settings.limit_sign_up,
                Limited::Guest => settings.limit_guest,
                Limited::Account => settings.limit_account,
                Limited::Export => settings.limit_export,
                Limited::Table => settings.limit_table,
                Limited::Code => settings.limit_code,
                Limited::Link => settings.limit_link,
                Limited::Passkey => settings.limit_passkey,
                Limited::Forgotten => settings.limit_forgotten,
                Limited::Address => settings.limit_address,
                Limited::Invite => settings.limit_invite,
                Limited::Channel => settings.limit_channel,
                Limited::Chat => settings.limit_chat,
                Limited::Preview => settings.limit_preview,
                Limited::Hint => settings.limit_hint,
                Limited::Socket => settings.limit_socket,
                Limited::SocketAccount => settings.limit_socket_account,
                Limited::SocketAddress => settings.limit_socket_address,
                Limited::SocketOpen => settings.limit_socket_open,
                Limited::Request => settings.limit_request,
                Limited::File => settings.limit_file,
            };
            let quota = rate.quota()?;
            Some(RateLimiter::new(quota, DashMapStateStore::default(), time.clone()))
        };
        Limits { counters: Limited::ALL.iter().map(counter).collect(), time }
    }

    /// Counts one more time; refused if that is too often.
    pub fn check(&self, what: Limited, key: impl Display) -> Result<()> {
        let Some(counter) = &self.counters[what as usize] else { return Ok(()) };
        let mut key = key.to_string();
        if counter.len() >= MOST_KEYS {
            key = shared_key(&key);
        }
        counter.check_key(&key).map_err(|until: NotUntil<Duration>| {
            let wait = until.wait_time_from(Clock::now(&self.time));
            metrics::counter!("ludotheque_limited_total", "what" => what.name()).increment(1);
            let seconds = wait.as_millis().div_ceil(1000).max(1);
            Error::too_often(u32::try_from(seconds).unwrap_or(u32::MAX))
        })
    }

    /// Forgets everybody who has been quiet for long enough; to be called now and then.
    pub fn forget_quiet(&self) {
        for counter in self.counters.iter().flatten() {
            counter.retain_recent();
            counter.shrink_to_fit();
        }
    }

    /// How many keys are remembered.
    pub fn keys(&self) -> usize {
        self.counters.iter().flatten().map(Keyed::len).sum()
    }
}

fn shared_key(key: &str) -> String {
    let hash = blake3::hash(key.as_bytes());
    let number = u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("eight bytes"));
    format!("#{}", number % SHARED_KEYS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Rate;

    fn limits(settings: Settings) -> (Limits, Time) {
        let time = Time::by_hand(1_000_000);
        (Limits::new(&settings, time.clone()), time)
    }

    #[test]
    fn every_limit_counts_by_its_own_key_and_heals_with_time() {
        let rate = Rate::new(3, 60);
        let settings = Settings {
            limit_sign_in: rate,
            limit_sign_in_name: rate,
            limit_sign_in_hammered: rate,
            limit_sign_in_address: rate,
            limit_sign_up: rate,
            limit_guest: rate,
            limit_account: rate,
            limit_export: rate,
            limit_table: rate,
            limit_code: rate,
            limit_link: rate,
            limit_passkey: rate,
            limit_forgotten: rate,
            limit_address: rate,
            limit_invite: rate,
            limit_channel: rate,
            limit_chat: rate,
            limit_preview: rate,
            limit_hint: rate,
            limit_socket: rate,
            limit_socket_account: rate,
            limit_socket_address: rate,
            limit_socket_open: rate,
            limit_request: rate,
            limit_file: rate,
            ..Settings::default()
        };
        let (limits, time) = limits(settings);
        for what in Limited::ALL {
            for _ in 0..3 {
                assert_eq!(limits.check(what, "a"), Ok(()), "{what:?}");
            }
            assert_eq!(limits.check(what, "a"), Err(Error::too_often(20)), "{what:?}");
            assert_eq!(limits.check(what, "b"), Ok(()), "{what:?}");
        }
        time.advance(Duration::from_secs(20));
        for what in Limited::ALL {
            assert_eq!(limits.check(what, "a"), Ok(()), "{what:?}");
            assert!(limits.check(what, "a").is_err(), "{what:?}");
        }
    }

    #[test]
    fn a_limit_can_be_switched_off() {
        let (limits, _) = limits(Settings { limit_chat: Rate::OFF, ..Settings::default() });
        assert!((0..10_000).all(|_| limits.check(Limited::Chat, "a").is_ok()));
    }

    #[test]
    fn the_usual_limits_are_those_we_promise() {
        let (limits, _) = limits(Settings::default());
        let allowed = |what| (0..1000).take_while(|_| limits.check(what, "a").is_ok()).count();
        assert_eq!(allowed(Limited::SignIn), 5);
        assert_eq!(allowed(Limited::SignInAddress), 20);
        assert_eq!(allowed(Limited::SignInName), 100);
        assert_eq!(allowed(Limited::SignUp), 20);
        assert_eq!(allowed(Limited::Guest), 100);
        assert_eq!(allowed(Limited::Table), 20);
        assert_eq!(allowed(Limited::Chat), 30);
        assert_eq!(allowed(Limited::Socket), 50);
    }

    #[test]
    fn memory_is_bounded_and_the_quiet_are_forgotten() {
        let (limits, time) = limits(Settings::default());
        for key in 0..MOST_KEYS + 50_000 {
            let _ = limits.check(Limited::Request, key);
        }
        assert!(limits.keys() <= MOST_KEYS + SHARED_KEYS as usize);
        time.advance(Duration::from_secs(3600));
        limits.forget_quiet();
        assert_eq!(limits.keys(), 0);
    }
}
