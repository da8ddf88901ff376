//! Mail: letters in plain words and in HTML, handed to the host's own mail server.
//!
//! Whoever needs an answer awaits [`Mailer::send`]; whoever does not hands the letter over with
//! [`Mailer::post`], which tries a few times and never makes anybody wait.

mod letter;

pub use letter::Letter;

use crate::config::Settings;
use lettre::message::Mailbox;
use lettre::transport::smtp::{AsyncSmtpTransportBuilder, PoolConfig};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Letters on their way at the same time, and letters that wait for it.
const AT_ONCE: usize = 4;
const WAITING: usize = 256;
/// The longest a mail server may take over one command.
const PATIENCE: Duration = Duration::from_secs(15);
/// The pauses before a letter nobody waits for is tried again.
const AGAIN: [Duration; 3] =
    [Duration::from_secs(5), Duration::from_secs(60), Duration::from_secs(600)];

/// Why a letter did not go.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSent {
    /// The host has set no mail server.
    #[error("no mail server is set")]
    Unset,
    /// Too many wait already.
    #[error("too many letters wait")]
    Full,
    /// It can go to nobody: the address is none, or the mail server says that there is nobody.
    #[error("{0}")]
    Nobody(String),
    /// The mail server does not want it now.
    #[error("{0}")]
    Later(String),
    /// The mail server does not answer, or does not want us: no fault of the recipient's.
    #[error("{0}")]
    Ours(String),
}

/// The way to the mail server. Cheap to clone.
#[derive(Clone)]
pub struct Mailer(Option<Arc<Server>>);

struct Server {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    sending: Semaphore,
    waiting: Arc<Semaphore>,
}

impl std::fmt::Debug for Mailer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Mailer({})", if self.is_set() { "set" } else { "unset" })
    }
}

impl Mailer {
    /// Of the settings; says in one sentence what is wrong with them. Only on an event loop.
    pub fn of(settings: &Settings) -> Result<Mailer, String> {
        let Some((server, from)) = read(settings)? else { return Ok(Mailer(None)) };
        let pool = PoolConfig::new().max_size(AT_ONCE as u32).min_idle(0);
        let transport = server.timeout(Some(PATIENCE)).pool_config(pool).build();
        let (sending, waiting) = (Semaphore::new(AT_ONCE), Arc::new(Semaphore::new(WAITING)));
        Ok(Mailer(Some(Arc::new(Server { transport, from, sending, waiting }))))
    }

    /// Whether the host has set a mail server.
    pub fn is_set(&self) -> bool {
        self.0.is_some()
    }

    /// Hands a letter to the mail server, and says what it said.
    pub async fn send(&self, letter: &Letter) -> Result<(), NotSent> {
        let server = self.0.as_ref().ok_or(NotSent::Unset)?;
        let message = letter.message(&server.from)?;
        let _turn = server.sending.acquire().await.map_err(|_| NotSent::Unset)?;
        match server.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) => Err(not_sent(&error)),
        }
    }

    /// Takes a letter and sends it in its own time.
    pub fn post(&self, letter: Letter) -> Result<(), NotSent> {
        let server = self.0.as_ref().ok_or(NotSent::Unset)?;
        letter.message(&server.from)?;
        let room = Arc::clone(&server.waiting).try_acquire_owned().map_err(|_| NotSent::Full)?;
        let mailer = self.clone();
        tokio::spawn(async move {
            for pause in AGAIN.map(Some).into_iter().chain([None]) {
                match (mailer.send(&letter).await, pause) {
                    (Err(NotSent::Later(_) | NotSent::Ours(_)), Some(pause)) => {
                        tokio::time::sleep(pause).await;
                    }
                    (Err(error), _) => {
                        tracing::warn!(%error, "a letter was not sent");
                        break;
                    }
                    (Ok(()), _) => break,
                }
            }
            drop(room);
        });
        Ok(())
    }
}

/// Says in one sentence what is wrong with the settings.
pub fn look_at(settings: &Settings) -> Result<(), String> {
    read(settings).map(drop)
}

fn read(settings: &Settings) -> Result<Option<(AsyncSmtpTransportBuilder, Mailbox)>, String> {
    let (server, from) = match (settings.smtp.get(), settings.mail_from.get()) {
        (None, None) => return Ok(None),
        (Some(server), Some(from)) => (server, from),
        _ => return Err("smtp, mail_from: both or none".into()),
    };
    if settings.origin.get().is_none() && settings.address.ip().is_unspecified() {
        return Err("smtp: letters hold links, so origin has to be set, too".into());
    }
    // The address holds a password: it is not repeated.
    let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(server)
        .map_err(|_| "smtp: not of the form smtp://host:25 or smtps://user:password@host")?;
    let from = from.parse().map_err(|_| format!("mail_from: \"{from}\" is no mail address"))?;
    Ok(Some((server, from)))
}

/// Only what is said about the recipient makes an address dead, and only what is said at all counts
/// against it; a wrong password of ours does not.
fn not_sent(error: &lettre::transport::smtp::Error) -> NotSent {
    let code = error.status().map(|code| code.to_string());
    let why: String = error.to_string().chars().take(200).collect();
    blame(code.as_deref(), why)
}

fn blame(code: Option<&str>, why: String) -> NotSent {
    match code {
        Some("510" | "511" | "550" | "551" | "553" | "556") => NotSent::Nobody(why),
        // Closing, commands and signing in.
        None | Some("421" | "454") => NotSent::Ours(why),
        Some(code) if code.starts_with("50") || code.starts_with("53") => NotSent::Ours(why),
        Some(_) => NotSent::Later(why),
    }
}

/// Whether something is a mail address one could write to.
pub fn is_address(text: &str) -> bool {
    let whole = text.len() <= 254 && text.is_ascii() && !text.contains(char::is_whitespace);
    let dotted = text.rsplit_once('@').is_some_and(|(_, host)| host.contains('.'));
    whole && dotted && text.parse::<lettre::Address>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Text;

    #[test]
    fn hostile_addresses_are_none() {
        for good in ["ada@example.org", "a.b+c@sub.example.co"] {
            assert!(is_address(good), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(300));
        for bad in [
            "",
            "ada",
            "@",
            "ada@",
            "ada@localhost",
            "ada @example.org",
            "ada@example.org\r\nBcc: x@y.z",
            "ada@example.org, bob@example.org",
            "<ada@example.org>",
            "ada@exa\0mple.org",
            "é@example.org",
            &long,
        ] {
            assert!(!is_address(bad), "{bad:?}");
        }
    }

    #[test]
    fn both_settings_or_none_and_no_password_in_a_complaint() {
        let with = |smtp: &str, from: &str| {
            let (smtp, mail_from) = (Text::from(smtp.to_string()), Text::from(from.to_string()));
            look_at(&Settings { smtp, mail_from, ..Settings::default() })
        };
        assert_eq!(with("", ""), Ok(()));
        assert!(with("smtp://127.0.0.1:25", "").is_err());
        assert!(with("", "games@example.org").is_err());
        assert!(with("smtp://127.0.0.1:25", "nobody").is_err());
        assert!(
            !with("http://me:hunter2@host", "games@example.org").unwrap_err().contains("hunter2")
        );
    }

    #[test]
    fn letters_lead_somewhere() {
        let with = |address: &str, origin: &str| {
            let (smtp, mail_from) = ("smtp://127.0.0.1:25", "games@example.org");
            look_at(&Settings {
                smtp: smtp.parse().unwrap(),
                mail_from: mail_from.parse().unwrap(),
                origin: origin.parse().unwrap(),
                address: address.parse().unwrap(),
                ..Settings::default()
            })
        };
        assert!(with("0.0.0.0:7878", "").unwrap_err().contains("origin"));
        assert_eq!(with("0.0.0.0:7878", "https://games.example.org"), Ok(()));
        assert_eq!(with("127.0.0.1:7878", ""), Ok(()));
    }

    #[test]
    fn what_is_our_fault_is_not_the_recipients() {
        let said = |code| blame(code, "x".into());
        assert_eq!(said(Some("550")), NotSent::Nobody("x".into()));
        assert_eq!(said(Some("452")), NotSent::Later("x".into()));
        assert_eq!(said(Some("554")), NotSent::Later("x".into()));
        for ours in [None, Some("421"), Some("454"), Some("503"), Some("530"), Some("535")] {
            assert_eq!(said(ours), NotSent::Ours("x".into()), "{ours:?}");
        }
    }

    #[tokio::test]
    async fn a_mail_server_is_named_by_its_address() {
        let (smtp, mail_from) =
            ("smtps://me:secret@mail.example.org:465", "Games <games@example.org>");
        let (smtp, mail_from) = (Text::from(smtp.to_string()), Text::from(mail_from.to_string()));
        assert!(Mailer::of(&Settings { smtp, mail_from, ..Settings::default() }).unwrap().is_set());
    }
}
