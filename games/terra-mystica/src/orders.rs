//! Standing orders for routine questions, and what a preview compares.

use crate::{Move, Question, TerraMystica};
use engine::{Game, Orders, Seat, StandingOrder};

/// Take what costs no more than this many points.
const TAKE: &str = "take-power-for";
/// Decline what costs more than this many points.
const DECLINE: &str = "decline-power-above";

/// Offers of power come in the middle of everybody's turns (TM-10.2): nobody wants to be asked
/// about each one in a game of one move a day.
pub(crate) const KNOWN: &[StandingOrder] =
    &[StandingOrder { key: TAKE, range: (0, 9) }, StandingOrder { key: DECLINE, range: (0, 9) }];

/// What the orders say about the offer this seat is asked about (TM-10.3).
pub(crate) fn answer(table: &TerraMystica, seat: Seat, given: &Orders) -> Option<Move> {
    let Question::AnswerOffer { points, .. } = table.question_for(seat)? else { return None };
    let price = i64::from(points);
    let takes = given.get(TAKE).is_some_and(|most| price <= *most);
    let declines = given.get(DECLINE).is_some_and(|most| price > *most);
    let mut offered = table.legal_moves(seat).into_iter();
    offered.find(|mv| match mv {
        Move::TakePower { .. } => takes,
        Move::DeclinePower { .. } => declines && !takes,
        _ => false,
    })
}

/// Points, goods and power of a seat.
pub(crate) fn holdings(table: &TerraMystica, seat: Seat) -> Vec<(&'static str, i32)> {
    let player = table.player(seat);
    vec![
        ("holding-points", player.points.into()),
        ("holding-workers", player.workers.into()),
        ("holding-coins", player.coins.into()),
        ("holding-priests", player.priests.into()),
        ("holding-bowl-1", player.bowls[0].into()),
        ("holding-bowl-2", player.bowls[1].into()),
        ("holding-bowl-3", player.bowls[2].into()),
    ]
}
