//! What is in the box.

use super::Play;
use crate::content::Tables;
use crate::{Message, Seat};
use std::borrow::Cow;

/// Component tables, what is printed on components, and which of them are put to use.
pub trait Components: Play {
    /// What is printed on components, as the rules read it; [`crate::content::NoTables`] for a game
    /// that has none.
    type Content: Tables;

    /// What is printed on the components in use, as the game's own board in the browser draws them;
    /// `null` if it has none.
    fn printed() -> serde_json::Value {
        serde_json::Value::Null
    }

    /// A component or a place that the event put to use, for statistics: is everything worth using?
    fn used(_event: &Self::Event) -> Option<Used> {
        None
    }
    /// For statistics too: what only the table of a finished game tells, such as how it ended and how long it took.
    fn used_in_the_end(&self) -> Vec<Used> {
        Vec::new()
    }
    /// Everything of a kind that [`Components::used`] can name, kind by kind, so that what nobody
    /// uses is missed. A kind that is not told here is known by its uses only.
    fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
        Vec::new()
    }
    /// What a thing of [`Components::used`] is called, if the message `KIND-NAME` is not its name, nor
    /// one with the first word of the kind.
    fn called(_kind: &str, _name: &str) -> Option<Message> {
        None
    }
}

/// Something that was put to use: a kind of thing, its name, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Used {
    /// Such as `tile`: balances are drawn up kind by kind.
    pub kind: &'static str,
    /// Its name within the kind.
    pub name: Cow<'static, str>,
    /// Nobody, if it happened to the whole table.
    pub by: Option<Seat>,
}
