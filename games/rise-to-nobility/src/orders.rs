//! Standing orders for routine questions, and what a preview compares.

use crate::describe::who;
use crate::kinds::Good;
use crate::{Move, Question, RiseToNobility};
use engine::{Manners, Message, Orders, Seat, StandingOrder};

/// Never refuse a transfer, or refuse while Reputation stays at least this (RTN-17.6).
const ALLOW: &str = "allow-transfers-below";
const REFUSE: &str = "refuse-transfers-from";

/// Transfers are asked for in the middle of others' turns (RTN-17.5).
const KNOWN: &[StandingOrder] =
    &[StandingOrder { key: ALLOW, range: (6, 25) }, StandingOrder { key: REFUSE, range: (6, 24) }];

impl Manners for RiseToNobility {
    fn seat_name(&self, seat: Seat) -> Message {
        Message::new(who(seat))
    }
    /// Points, tracks, coins, goods and pieces of a seat.
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = self.player(seat);
        let goods = |good: Good| i32::from(player.goods[good.index()]);
        vec![
            ("holding-points", player.points.into()),
            ("holding-coins", player.coins.into()),
            ("holding-reputation", player.reputation.into()),
            ("holding-nobility", player.nobility.into()),
            ("holding-modifiers", player.modifiers.into()),
            ("holding-workers", player.workers.into()),
            ("holding-houses", player.houses_ready.into()),
            ("count-art", goods(Good::Art)),
            ("count-weapons", goods(Good::Weapons)),
            ("count-furniture", goods(Good::Furniture)),
            ("count-jewelry", goods(Good::Jewelry)),
            ("count-books", goods(Good::Books)),
            ("count-magic", goods(Good::Magic)),
        ]
    }
    fn standing_orders() -> &'static [StandingOrder] {
        KNOWN
    }
    /// What the orders say about the transfer this seat is asked about.
    fn ordered_answer(&self, seat: Seat, given: &Orders) -> Option<Move> {
        let Question::AllowTransfer { .. } = self.question_for(seat)? else { return None };
        let reputation = i64::from(self.player(seat).reputation);
        if given.get(ALLOW).is_some_and(|bound| reputation < *bound) {
            Some(Move::Allow {})
        } else if given.get(REFUSE).is_some_and(|bound| reputation >= *bound) {
            Some(Move::Refuse {})
        } else {
            None
        }
    }
}
