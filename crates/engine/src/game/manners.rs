//! What people at a table want beside the rules.

use super::{Company, Play, Score};
use crate::{Message, Seat, Seats, Sheet};
use std::collections::BTreeMap;

/// Previews, standing orders, clocks, campaigns: everything here leaves the rules alone.
pub trait Manners: Play {
    /// What a seat holds, by message key: a preview compares it before and after. Always the same
    /// keys in the same order. The message may agree with the `$count` beside it.
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)>;

    /// What a seat is called: its colour or faction, as the sentences of the game call it.
    fn seat_name(&self, seat: Seat) -> Message {
        Message::new("list-seat").number("seat", seat.0 + 1)
    }

    /// How people may share a seat.
    const COMPANY: Company = Company::ALONE;
    /// Whose matter a question to this seat is where it is shared: one of [`Company::roles`]; nothing where there are none.
    fn role_of(&self, _seat: Seat, _question: &Self::Question) -> Option<&'static str> {
        None
    }

    /// Opponents of all seats whom nobody plays, by name, with their points "if the game ended now".
    fn rivals(&self) -> Vec<(Message, Score)> {
        Vec::new()
    }

    /// Standing orders a seat may give for routine questions.
    fn standing_orders() -> &'static [StandingOrder] {
        &[]
    }
    /// The answer the standing orders give to the question of this seat, if they cover it.
    fn ordered_answer(&self, _seat: Seat, _orders: &Orders) -> Option<Self::Move> {
        None
    }

    /// True if a seat that gave this answer and is asked again begins a new turn: everybody else
    /// has passed, say. Clocks give time by turns; as a rule a seat that is asked all along is
    /// still in the same one.
    fn begins_turn(_before: &Self, _after: &Self, _seat: Seat, _mv: Self::Move) -> bool {
        false
    }

    /// Seats that keep the others waiting, if the table agreed to hurry them: what is done for them
    /// after a countdown that one of the others starts. The door is open for it.
    fn hurry(&self) -> Option<Hurry<Self::Move>> {
        None
    }

    /// What a campaign keeps of this game once it is over; nothing if it belongs to none.
    fn sheet(&self, _setup: &Self::Setup) -> Option<Sheet> {
        None
    }
    /// The details of such a sheet row by row for printing, with the names of the players by seat,
    /// in the language `say` speaks; nothing if they are not of this form.
    fn print_sheet(
        _details: &serde_json::Value,
        _players: &[String],
        _say: &dyn Fn(&Message) -> String,
    ) -> Option<Vec<(String, String)>> {
        None
    }
}

/// See [`Manners::hurry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hurry<M> {
    /// Those who are waited for.
    pub late: Seats,
    /// How long they are warned.
    pub seconds: u8,
    /// Made for each of them.
    pub answer: M,
}

/// Standing orders by key.
pub type Orders = BTreeMap<String, i64>;

/// A routine question that can be answered beforehand: "take power up to 2".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingOrder {
    /// Its words are the message `order-KEY`, with the number as `n`.
    pub key: &'static str,
    /// Least and most that can be ordered.
    pub range: (i64, i64),
}
