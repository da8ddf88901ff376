//! What can be asked of a match.

use crate::error::{Error, Result};
use crate::outbox::Outbox;
use crate::people::Person;
use crate::protocol::{ChatLine, SeatPlan};
use catalog::Lang;
use serde_json::Value;
use std::collections::BTreeMap;

/// Somebody known who acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub account: String,
    pub name: String,
    pub admin: bool,
}

impl From<&Person> for Who {
    fn from(person: &Person) -> Who {
        let account = person.account();
        Who { account: account.id.clone(), name: account.name.clone(), admin: account.admin }
    }
}

/// Something to be done to a match and stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    Play {
        seat: u8,
        key: String,
        at: u32,
        moves: Vec<String>,
    },
    Undo {
        seat: u8,
        key: String,
        to: u32,
    },
    AskUndo {
        seat: u8,
        key: String,
        to: u32,
    },
    AnswerUndo {
        seat: u8,
        key: String,
        yes: bool,
    },
    TakeBack {
        seat: u8,
        key: String,
    },
    StepAway {
        seat: u8,
        key: String,
    },
    /// The countdown for late seats begins.
    Hurry {
        seat: u8,
        at: u32,
    },
    Orders {
        seat: u8,
        key: String,
        orders: BTreeMap<String, i64>,
    },
    Join {
        seat: Option<u8>,
        invite: Option<String>,
    },
    /// Whoever asks was invited and does not come.
    Decline,
    /// Whoever asks sees to something else on a seat they share.
    Role {
        seat: u8,
        role: String,
    },
    /// A seat that was left is offered to others, or not any more.
    Offer {
        seat: u8,
        yes: bool,
    },
    /// Whoever asks takes over a seat that is offered.
    Volunteer {
        seat: u8,
        invite: Option<String>,
    },
    Leave,
    /// The holder leaves the game for good.
    Resign {
        seat: u8,
    },
    /// Agrees to give the game up, or does not.
    Abandon {
        yes: bool,
    },
    /// Ends a game that nobody else plays.
    End,
    /// The host takes these open seats away; the setup is the one for those that stay.
    Shrink {
        remove: Vec<u8>,
        setup: Value,
    },
    Seat {
        seat: u8,
        plan: SeatPlan,
    },
    /// Bots on all open seats.
    Fill {
        bot: String,
    },
    Start,
    Close,
    Pause {
        yes: bool,
    },
    AdminPause {
        yes: bool,
    },
    /// A rematch is being prepared there.
    Rematch {
        table: String,
    },
    /// Whoever asks leaves the library for good.
    Forget,
    /// Whoever asks has another name from now on, on all their seats.
    Rename,
    /// The seats of this account become those of whoever asks.
    MoveSeats {
        from: String,
    },
}

type Tell = Box<dyn FnOnce(Result<u32>) + Send>;

/// Told once the deed is stored, with the length of the log, or refused. Whatever happens to a
/// table, whoever asked gets an answer.
pub struct Reply(Option<Tell>);

impl Reply {
    pub fn new(tell: impl FnOnce(Result<u32>) + Send + 'static) -> Reply {
        Reply(Some(Box::new(tell)))
    }

    pub fn tell(mut self, result: Result<u32>) {
        if let Some(tell) = self.0.take() {
            tell(result);
        }
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        if let Some(tell) = self.0.take() {
            tell(Err(Error::unavailable()));
        }
    }
}

impl std::fmt::Debug for Reply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Reply")
    }
}

/// Somebody who has the table open.
#[derive(Clone, Debug)]
pub struct Watcher {
    pub account: Option<String>,
    /// The one of their seats they chose to look from.
    pub seat: Option<u8>,
    pub lang: Lang,
    pub out: Outbox,
    /// The length of the log they know.
    pub seen: Option<u32>,
}

impl Command {
    /// Answers a message that cannot be delivered; gives the error back.
    pub fn refuse(self, error: Error) -> Error {
        if let Command::Do { reply, .. } = self {
            reply.tell(Err(error.clone()));
        }
        error
    }
}

/// A message to the task of a match.
#[derive(Debug)]
pub enum Command {
    Do {
        who: Who,
        deed: Deed,
        reply: Reply,
    },
    /// `socket` names the connection: one watches a table at most once.
    Watch {
        socket: u64,
        watcher: Watcher,
    },
    Unwatch {
        socket: u64,
    },
    /// Accounts that blocked the speaker do not hear it.
    Said {
        line: ChatLine,
        unheard: Vec<String>,
    },
    /// What a bot came up with for a seat at a length of the log.
    Thought {
        seat: u8,
        length: u32,
        notation: Result<String>,
    },
    /// A move for an absent seat failed a moment ago.
    Rethink {
        seat: u8,
        length: u32,
    },
    /// Its time has come: a clock, or a bot to move.
    Wake,
    /// Somebody needs the room: nothing is waited for.
    Rest,
    /// Write what is to be written and leave.
    Stop,
}
