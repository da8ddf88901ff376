//! The hall where tables stand, and what it hears about people.

use crate::error::Result;
use store::Account;
use tokio::sync::broadcast;

/// Something every open socket should know; each decides whether it is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// This browser was signed out: its sockets end.
    SessionEnded { session: String },
    /// This account may not play for now: its sockets end.
    Banned { account: String },
    /// Name, settings or rights changed: look again.
    AccountChanged { account: String },
    /// The administrators say something to everybody; empty takes it back.
    Announced { text: String },
    /// The doors close.
    Closing,
}

/// Tables being played, and everybody around them.
#[derive(Debug)]
pub struct Hall {
    signals: broadcast::Sender<Signal>,
}

/// Numbers for the health page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    /// Tables in memory.
    pub tables: usize,
    pub sockets: usize,
}

impl Default for Hall {
    fn default() -> Hall {
        Hall { signals: broadcast::channel(256).0 }
    }
}

impl Hall {
    /// What happens to people from now on.
    pub fn listen(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }

    pub fn signal(&self, signal: Signal) {
        // Nobody listening is nobody to tell.
        let _ = self.signals.send(signal);
    }

    /// Somebody leaves for good: bots take their seats, open seats open again.
    pub async fn person_left(&self, _account: &Account) -> Result<()> {
        Ok(())
    }

    /// A guest's seats become an account's.
    pub async fn seats_move(&self, _from: &Account, _to: &Account) -> Result<()> {
        Ok(())
    }

    /// Stops or starts the clocks of a table.
    pub async fn pause(&self, _table: &str, _paused: bool) -> Result<()> {
        Ok(())
    }

    pub fn crowd(&self) -> Crowd {
        Crowd::default()
    }

    /// Sends everybody off and writes down what is not yet written.
    pub async fn close(&self) {
        self.signal(Signal::Closing);
    }
}
