//! Events, questions and moves as messages for the catalogues.

use crate::events::Event;
use crate::moves::{Move, Question};
use crate::state::TerraMystica;
use engine::{Message, Seat};

pub(crate) fn question(_table: &TerraMystica, _question: &Question) -> Message {
    Message::new("question")
}

impl TerraMystica {
    pub(crate) fn describe_event(&self, _event: &Event) -> (Message, &'static str) {
        (Message::new("event"), "TM-8.1")
    }
    pub(crate) fn describe_answer(&self, _seat: Seat, _mv: Move) -> Message {
        Message::new("move")
    }
}
