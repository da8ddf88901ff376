//! Every setting of the server, in one place.
//!
//! A setting is looked for in this order, and the first one found counts: the flag on the command
//! line, the environment (`LUDOTHEQUE_` and the flag's name in capitals), the file named by
//! `--config`, the default written here.

mod network;
mod rate;

pub use network::Networks;
pub use rate::Rate;

use crate::background::{LAST, USUAL};
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Declares each setting once: as a flag, as an environment variable, as a key of the file, and
/// with its default.
macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $name:ident: $kind:ty = $env:literal, $default:expr;)+) => {
        /// What was said about settings, on the command line and in the environment or in a file.
        #[derive(Clone, Debug, Default, clap::Args, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Given {
            /// A file with settings, in TOML
            #[arg(long, value_name = "FILE", env = "LUDOTHEQUE_CONFIG")]
            #[serde(skip)]
            pub config: Option<PathBuf>,
            $(
                $(#[doc = $doc])+
                #[arg(long, env = $env, hide_env = true)]
                pub $name: Option<$kind>,
            )+
        }

        /// Every setting of the server.
        #[derive(Clone, Debug)]
        pub struct Settings {
            $($(#[doc = $doc])+ pub $name: $kind,)+
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($name: $default,)+ }
            }
        }

        impl Settings {
            /// What was said on the command line counts before what the file says.
            fn from_given(given: Given, file: Given) -> Settings {
                let usual = Settings::default();
                Settings { $($name: given.$name.or(file.$name).unwrap_or(usual.$name),)+ }
            }
        }
    };
}

settings! {
    /// Where to listen
    address: SocketAddr = "LUDOTHEQUE_ADDRESS", SocketAddr::from(([127, 0, 0, 1], 7878));
    /// Where everything is kept: sqlite:FILE or postgres://…
    database: String = "LUDOTHEQUE_DATABASE", "sqlite:ludotheque.db".into();
    /// How browsers reach the library, such as https://games.example.org
    origin: Text = "LUDOTHEQUE_ORIGIN", Text::default();
    /// Addresses or networks of reverse proxies whose X-Forwarded-For is believed
    trusted_proxies: Networks = "LUDOTHEQUE_TRUSTED_PROXIES", Networks::default();
    /// Names of the accounts that administer the library, separated by commas
    admins: Names = "LUDOTHEQUE_ADMINS", Names::default();
    /// Days after its last use until a browser is signed out
    session_days: u32 = "LUDOTHEQUE_SESSION_DAYS", 90;
    /// Threads on which bots think (0: all processors but one, two at least)
    bot_threads: usize = "LUDOTHEQUE_BOT_THREADS", 0;
    /// How far bots, imports and looking back stand behind those who play, on Linux (0: not at all, 19: last)
    background_nice: u8 = "LUDOTHEQUE_BACKGROUND_NICE", USUAL;
    /// Milliseconds a bot waits before it moves, so that people can follow
    bot_pause_ms: u64 = "LUDOTHEQUE_BOT_PAUSE_MS", 400;
    /// Seconds without anybody watching after which a table is put away from memory
    idle_s: u64 = "LUDOTHEQUE_IDLE_S", 300;
    /// Milliseconds after which a call into a game's rules is given up
    engine_timeout_ms: u64 = "LUDOTHEQUE_ENGINE_TIMEOUT_MS", 2000;
    /// Seconds after which a request is given up
    request_timeout_s: u64 = "LUDOTHEQUE_REQUEST_TIMEOUT_S", 20;
    /// Connections open at the same time per address, never more than a quarter of all (0: no bound)
    connections_per_address: usize = "LUDOTHEQUE_CONNECTIONS_PER_ADDRESS", 256;
    /// Sockets open at the same time per address (0: no bound)
    sockets_per_address: usize = "LUDOTHEQUE_SOCKETS_PER_ADDRESS", 128;
    /// Sockets open at the same time per account (0: no bound)
    sockets_per_account: usize = "LUDOTHEQUE_SOCKETS_PER_ACCOUNT", 16;
    /// Requests worked on at the same time per address; others of it wait (0: no bound)
    requests_at_once: usize = "LUDOTHEQUE_REQUESTS_AT_ONCE", 16;
    /// Entries of the tables one account has in memory alone, 1000 more for each table (0: no bound)
    own_entries: usize = "LUDOTHEQUE_OWN_ENTRIES", 20_000;
    /// The same for all accounts of one address (0: no bound)
    own_entries_per_address: usize = "LUDOTHEQUE_OWN_ENTRIES_PER_ADDRESS", 100_000;
    /// The largest body of a request, in bytes
    body_limit: usize = "LUDOTHEQUE_BODY_LIMIT", 2 * 1024 * 1024;
    /// Passwords hashed at the same time, 19 MiB each
    hashing_at_once: usize = "LUDOTHEQUE_HASHING_AT_ONCE", 2;
    /// A private address where Prometheus may read numbers (otherwise administrators only)
    metrics_address: Text = "LUDOTHEQUE_METRICS_ADDRESS", Text::default();
    /// The mail server: smtp://host:25, smtps://user:password@host:465 or smtp://user:password@host:587?tls=required
    smtp: Text = "LUDOTHEQUE_SMTP", Text::default();
    /// The address mail comes from, such as games@example.org
    mail_from: Text = "LUDOTHEQUE_MAIL_FROM", Text::default();
    /// Private addresses or networks that people's webhooks and push services may be at
    reach: Networks = "LUDOTHEQUE_REACH", Networks::default();
    /// How logs are written: text or json
    log_format: LogFormat = "LUDOTHEQUE_LOG_FORMAT", LogFormat::Text;
    /// What is logged: error, warn, info, debug, or by module
    log: String = "LUDOTHEQUE_LOG", "info".into();

    /// Attempts to sign in per account and address
    limit_sign_in: Rate = "LUDOTHEQUE_LIMIT_SIGN_IN", Rate::new(5, 60);
    /// Attempts to sign in per account, from wherever, before strangers are slowed down
    limit_sign_in_name: Rate = "LUDOTHEQUE_LIMIT_SIGN_IN_NAME", Rate::new(100, 3600);
    /// Attempts per account and address while an account is hammered
    limit_sign_in_hammered: Rate = "LUDOTHEQUE_LIMIT_SIGN_IN_HAMMERED", Rate::new(1, 600);
    /// Attempts to sign in per address
    limit_sign_in_address: Rate = "LUDOTHEQUE_LIMIT_SIGN_IN_ADDRESS", Rate::new(20, 60);
    /// New accounts per address
    limit_sign_up: Rate = "LUDOTHEQUE_LIMIT_SIGN_UP", Rate::new(20, 3600);
    /// New guests per address
    limit_guest: Rate = "LUDOTHEQUE_LIMIT_GUEST", Rate::new(100, 3600);
    /// Changes of password, name, settings and devices per account
    limit_account: Rate = "LUDOTHEQUE_LIMIT_ACCOUNT", Rate::new(60, 3600);
    /// Copies of one's own data per account
    limit_export: Rate = "LUDOTHEQUE_LIMIT_EXPORT", Rate::new(10, 3600);
    /// New tables per account
    limit_table: Rate = "LUDOTHEQUE_LIMIT_TABLE", Rate::new(20, 3600);
    /// Codes beside the password, per account or known browser
    limit_code: Rate = "LUDOTHEQUE_LIMIT_CODE", Rate::new(10, 3600);
    /// Sign-in links per account
    limit_link: Rate = "LUDOTHEQUE_LIMIT_LINK", Rate::new(20, 3600);
    /// Attempts to sign in with a passkey per address
    limit_passkey: Rate = "LUDOTHEQUE_LIMIT_PASSKEY", Rate::new(30, 60);
    /// Letters about forgotten passwords per address, and per person
    limit_forgotten: Rate = "LUDOTHEQUE_LIMIT_FORGOTTEN", Rate::new(5, 3600);
    /// Changes of the mail address per account
    limit_address: Rate = "LUDOTHEQUE_LIMIT_ADDRESS", Rate::new(5, 3600);
    /// Invitations by name per account, and per address for guests
    limit_invite: Rate = "LUDOTHEQUE_LIMIT_INVITE", Rate::new(30, 3600);
    /// Places to be told at that are added or tried per account
    limit_channel: Rate = "LUDOTHEQUE_LIMIT_CHANNEL", Rate::new(20, 3600);
    /// Lines of chat per account
    limit_chat: Rate = "LUDOTHEQUE_LIMIT_CHAT", Rate::new(30, 60);
    /// Previews and explanations per account
    limit_preview: Rate = "LUDOTHEQUE_LIMIT_PREVIEW", Rate::new(600, 60);
    /// Hints by bots per account
    limit_hint: Rate = "LUDOTHEQUE_LIMIT_HINT", Rate::new(20, 60);
    /// Messages per socket
    limit_socket: Rate = "LUDOTHEQUE_LIMIT_SOCKET", Rate::new(50, 20);
    /// Messages of all sockets of an account
    limit_socket_account: Rate = "LUDOTHEQUE_LIMIT_SOCKET_ACCOUNT", Rate::new(150, 20);
    /// Messages of all sockets of an address
    limit_socket_address: Rate = "LUDOTHEQUE_LIMIT_SOCKET_ADDRESS", Rate::new(1000, 20);
    /// New sockets per address
    limit_socket_open: Rate = "LUDOTHEQUE_LIMIT_SOCKET_OPEN", Rate::new(60, 60);
    /// Requests per address
    limit_request: Rate = "LUDOTHEQUE_LIMIT_REQUEST", Rate::new(600, 60);
    /// Pages and pictures per address
    limit_file: Rate = "LUDOTHEQUE_LIMIT_FILE", Rate::new(3000, 60);
}

/// Why there are no settings: one sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSettings {
    /// The file is not there, or not for us.
    #[error("{path} cannot be read: {why}")]
    Unreadable { path: String, why: String },
    /// What it says makes no sense.
    #[error("{path} cannot be understood: {why}")]
    File { path: String, why: String },
    #[error("{0}")]
    Value(String),
}

impl Settings {
    /// Settings from what was given, the file it names, and defaults.
    pub fn read(given: Given) -> Result<Settings, BadSettings> {
        let file = match &given.config {
            None => Given::default(),
            Some(path) => read_file(path)?,
        };
        let settings = Settings::from_given(given, file);
        settings.check()?;
        Ok(settings)
    }

    fn check(&self) -> Result<(), BadSettings> {
        let bad = |text: String| Err(BadSettings::Value(text));
        if let Some(origin) = self.origin.get() {
            let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            let plain = |host: &str| {
                !host.is_empty() && !host.contains(|c: char| "/?#@ ".contains(c)) && host.is_ascii()
            };
            if !host.is_some_and(plain) {
                return bad(format!("origin: \"{origin}\" is not of the form https://host"));
            }
        }
        if let Some(address) = self.metrics_address.get()
            && address.parse::<SocketAddr>().is_err()
        {
            return bad(format!("metrics_address: \"{address}\" is not of the form address:port"));
        }
        if let Err(why) = crate::mail::look_at(self) {
            return bad(why);
        }
        if self.background_nice > LAST {
            return bad(format!("background_nice: from 0 to {LAST}"));
        }
        if self.session_days == 0 || self.hashing_at_once == 0 || self.request_timeout_s == 0 {
            return bad("session_days, hashing_at_once, request_timeout_s: at least 1".into());
        }
        Ok(())
    }

    /// True if browsers reach us encrypted, so that cookies may insist on it.
    ///
    /// Said by the origin. Without one only a library on this very machine goes unencrypted: some
    /// browsers would drop an insisting cookie there.
    pub fn secure(&self) -> bool {
        match self.origin.get() {
            Some(origin) => origin.starts_with("https://"),
            None => !self.address.ip().is_loopback(),
        }
    }

    /// Where numbers are told to Prometheus without asking who it is.
    pub fn metrics_socket(&self) -> Option<SocketAddr> {
        self.metrics_address.get().and_then(|address| address.parse().ok())
    }
}

fn read_file(path: &Path) -> Result<Given, BadSettings> {
    let named = path.display().to_string();
    let bytes = std::fs::read(path)
        .map_err(|error| BadSettings::Unreadable { path: named.clone(), why: error.to_string() })?;
    // Not text at all: whoever reads the text says what was expected instead.
    toml::from_str(&String::from_utf8_lossy(&bytes)).map_err(|error| BadSettings::File {
        path: named,
        why: error.to_string().trim().replace('\n', " "),
    })
}

/// A text that may be empty: not said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Text(String);

impl Text {
    pub fn get(&self) -> Option<&str> {
        (!self.0.is_empty()).then_some(self.0.as_str())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text(text.trim().trim_end_matches('/').to_string())
    }
}

impl FromStr for Text {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Text, Self::Err> {
        Ok(Text::from(text.to_string()))
    }
}

/// Names separated by commas.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct Names(Vec<String>);

impl Names {
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

impl From<String> for Names {
    fn from(text: String) -> Names {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        Names(names.map(str::to_string).collect())
    }
}

impl FromStr for Names {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Names, Self::Err> {
        Ok(Names::from(text.to_string()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    Text,
    Json,
}

#[cfg(test)]
mod tests;
