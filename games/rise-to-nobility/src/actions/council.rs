//! The Stone Council (RTN-11.3 to RTN-11.8).

use super::tavern::draw_small;
use crate::content::content;
use crate::effects::Key;
use crate::events::{Cause, Event};
use crate::kinds::{Benefit, Source};
use crate::state::{NONE, RiseToNobility};
use engine::{Chance, Seat, Tell};

impl RiseToNobility {
    /// Nobility and payment; the people is looked at by the caller (RTN-11.5, RTN-11.7).
    #[inline]
    pub(crate) fn can_answer(&self, seat: Seat, row: u8, column: u8) -> bool {
        let tile = self.council[row as usize][column as usize];
        if tile == NONE {
            return false;
        }
        let printed = &content().council[tile as usize];
        let player = self.player(seat);
        player.nobility >= printed.nobility
            && (player.goods.iter().zip(printed.goods)).all(|(held, asked)| *held >= asked.into())
            && player.coins >= u16::from(self.council_coins(seat, tile))
    }

    /// An office makes tiles free of coins (RTN-13.7).
    pub(crate) fn council_coins(&self, seat: Seat, tile: u8) -> u8 {
        match content().council[tile as usize].coins {
            0 => 0,
            _ if self.benefits(seat, Benefit::CouncilNoCoins) > 0 => 0,
            coins => coins,
        }
    }

    /// 2, or 1 with the office or the Event; they do not add up (RTN-11.7, RTN-15.3).
    pub(crate) fn council_loss(&self, seat: Seat) -> u8 {
        let usual = content().numbers.council_reputation_loss;
        let of_event =
            usual.saturating_add_signed(self.cards.sum(Seat(0), Key::CouncilReputationLoss));
        let of_office = if self.benefits(seat, Benefit::CouncilReputation) > 0 { 1 } else { usual };
        usual.min(of_event).min(of_office)
    }

    /// Pay, take the tile, score, lose Reputation (RTN-11.4, RTN-11.7).
    pub(crate) fn answer_council<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        row: u8,
        column: u8,
        tell: &mut T,
    ) {
        let place = &mut self.council[row as usize][column as usize];
        let tile = std::mem::replace(place, NONE);
        let printed = &content().council[tile as usize];
        let coins = self.council_coins(seat, tile);
        let player = self.player_mut(seat);
        player.coins -= u16::from(coins);
        for (held, asked) in player.goods.iter_mut().zip(printed.goods) {
            *held -= u16::from(asked);
        }
        player.council |= 1 << tile;
        let points = printed.points;
        tell.tell(|| Event::CouncilAnswered { seat, tile, coins, points });
        self.score_points(seat, Source::Council, i16::from(points));
        let loss = self.council_loss(seat);
        self.lose_reputation(seat, loss, Cause::Council, tell);
    }

    /// Top row first, left to right, as long as the stack lasts (RTN-3.7, RTN-12.8).
    pub(crate) fn refill_council<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        for row in 0..3 {
            for column in 0..6 {
                if self.council[row][column] != NONE {
                    continue;
                }
                let Some(tile) = draw_small(&mut self.council_stack, chance) else { return };
                self.council[row][column] = tile;
                let (row, column) = (row as u8, column as u8);
                tell.tell(|| Event::CouncilLaid { row, column, tile });
            }
        }
    }
}
