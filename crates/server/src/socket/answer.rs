//! Which message an answer belongs to, and which deed a message asks for.

use crate::error::{Error, Result};
use crate::live::{Deed, Reply};
use crate::outbox::Outbox;
use crate::protocol::{FromClient, FromServer};
use catalog::Lang;
use serde_json::Value;

/// The key, id and table by which the sender knows a message again.
pub fn names(message: &FromClient) -> (Option<String>, Option<u32>, Option<String>) {
    use FromClient::*;
    match message {
        Play { table, key, .. }
        | Undo { table, key, .. }
        | AskUndo { table, key, .. }
        | AnswerUndo { table, key, .. }
        | TakeBack { table, key, .. }
        | StepAway { table, key, .. }
        | Hurry { table, key, .. }
        | Auto { table, key, .. }
        | Say { table, key, .. } => (Some(key.clone()), None, Some(table.clone())),
        Preview { table, id, .. } | Why { table, id, .. } | Hint { table, id, .. } => {
            (None, Some(*id), Some(table.clone()))
        }
        Watch { table, .. } | Unwatch { table } | Seen { table, .. } => {
            (None, None, Some(table.clone()))
        }
        Hello { .. } | WatchLobby {} | UnwatchLobby {} | Ping { .. } => (None, None, None),
    }
}

/// The same of a message nobody understands, as far as they can be made out.
pub fn names_in(text: &str) -> (Option<String>, Option<u32>, Option<String>) {
    /// Longer than any key or table of ours.
    const LONGEST: usize = 100;
    let Ok(message) = serde_json::from_str::<Value>(text) else { return (None, None, None) };
    let word = |name: &str| {
        let word = message.get(name).and_then(Value::as_str);
        word.filter(|word| word.len() <= LONGEST).map(str::to_string)
    };
    let id = message.get("id").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok());
    (word("key"), id, word("table"))
}

/// The table, the key and the deed of a message that asks for one.
pub fn deed(message: FromClient) -> Result<(String, String, Deed)> {
    use FromClient::*;
    Ok(match message {
        Play { table, key, seat, at, moves } => {
            (table, key.clone(), Deed::Play { seat, key, at, moves })
        }
        Undo { table, key, seat, to } => (table, key.clone(), Deed::Undo { seat, key, to }),
        AskUndo { table, key, seat, to } => (table, key.clone(), Deed::AskUndo { seat, key, to }),
        AnswerUndo { table, key, seat, yes } => {
            (table, key.clone(), Deed::AnswerUndo { seat, key, yes })
        }
        TakeBack { table, key, seat } => (table, key.clone(), Deed::TakeBack { seat, key }),
        StepAway { table, key, seat } => (table, key.clone(), Deed::StepAway { seat, key }),
        Hurry { table, key, seat, at } => (table, key, Deed::Hurry { seat, at }),
        Auto { table, key, seat, answers } => {
            (table, key.clone(), Deed::Orders { seat, key, orders: answers.rules })
        }
        other => return Err(Error::broken(format!("no deed in {:?}", names(&other)))),
    })
}

/// Tells the sender what became of a deed.
pub fn reply(out: Outbox, lang: Lang, table: String, key: String) -> Reply {
    Reply::new(move |done| match done {
        Ok(at) => out.say(&FromServer::Ack { key, at }),
        Err(error) => {
            let refused = error.refused(lang);
            let (key, table) = (Some(key), Some(table));
            out.say(&FromServer::Refused { key, id: None, table, refused });
        }
    })
}
