//! The Stone Council (RTN-11.3 to RTN-11.8).

use super::tavern::draw_small;
use crate::content::content;
use crate::effects::Key;
use crate::events::{Cause, Event};
use crate::kinds::{Benefit, Good, Source};
use crate::state::{NONE, RiseToNobility};
use crate::view::{CouncilAsk, CouncilNeed};
use engine::{Chance, Message, Refusal, Requires, Seat, Tell};

impl RiseToNobility {
    /// What answering a tile takes: somebody of the Councillor's people among the welcomed, as bits, Nobility and
    /// payment (RTN-11.4 to RTN-11.7).
    #[inline(always)]
    pub(crate) fn answers<R: Requires>(
        &self,
        to: &mut R,
        (seat, peoples): (Seat, u8),
        (row, column): (u8, u8),
    ) -> Option<()> {
        let tile = self.council[row as usize][column as usize];
        to.that(tile != NONE, || Refusal::plain("RTN-11.4", "refused-no-council-tile"))?;
        let welcome = peoples >> content().councillors[column as usize] as u8 & 1 == 1;
        to.that(welcome, || Refusal::plain("RTN-11.6", "refused-people"))?;
        let printed = &content().council[tile as usize];
        let player = self.player(seat);
        to.that(player.nobility >= printed.nobility, || {
            let reason = Message::new("refused-nobility").number("needed", printed.nobility);
            Refusal::new("RTN-11.5", reason.number("level", player.nobility))
        })?;
        let goods = player.goods.iter().zip(printed.goods);
        let paid = goods.into_iter().all(|(held, asked)| *held >= asked.into())
            && player.coins >= u16::from(self.council_coins(Some(seat), tile));
        to.that(paid, || Refusal::plain("RTN-11.7", "refused-council-cost"))
    }

    /// The same for people to read: each thing a tile asks for, beside what somebody has of it.
    pub(crate) fn council_asks(
        &self,
        seat: Option<Seat>,
        (row, column): (u8, u8),
    ) -> Vec<CouncilAsk> {
        let tile = self.council[row as usize][column as usize];
        let Some(printed) = content().council.get(tile as usize) else { return Vec::new() };
        let player = seat.map(|seat| self.player(seat));
        let ask = |what, count: u8, has: Option<u16>| {
            let met = has.map(|has| has >= count.into());
            (count > 0).then_some(CouncilAsk { what, count, has, met })
        };
        let people = content().councillors[column as usize];
        let welcome = player.map(|player| u16::from(player.peoples() >> people as u8 & 1));
        let nobility = player.map(|player| player.nobility.into());
        let goods = Good::ALL.into_iter().map(|good| {
            let has = player.map(|player| player.goods[good.index()]);
            ask(CouncilNeed::Good { good }, printed.goods[good.index()], has)
        });
        let coins = self.council_coins(seat, tile);
        [
            ask(CouncilNeed::Welcomed { people }, 1, welcome),
            ask(CouncilNeed::Nobility, printed.nobility, nobility),
        ]
        .into_iter()
        .chain(goods)
        .chain([ask(CouncilNeed::Coins, coins, player.map(|player| player.coins))])
        .flatten()
        .collect()
    }

    /// An office makes tiles free of coins (RTN-13.7).
    pub(crate) fn council_coins(&self, seat: Option<Seat>, tile: u8) -> u8 {
        let free = |seat| self.benefits(seat, Benefit::CouncilNoCoins) > 0;
        match content().council[tile as usize].coins {
            0 => 0,
            _ if seat.is_some_and(free) => 0,
            coins => coins,
        }
    }

    /// 2, or 1 with the office or the Event; they do not add up (RTN-11.7, RTN-15.3).
    pub(crate) fn council_loss(&self, seat: Option<Seat>) -> u8 {
        let usual = content().board.council.reputation_loss;
        let of_event =
            usual.saturating_add_signed(self.cards.sum(Seat(0), Key::CouncilReputationLoss));
        let less = |seat| self.benefits(seat, Benefit::CouncilReputation) > 0;
        let of_office = if seat.is_some_and(less) { 1 } else { usual };
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
        let coins = self.council_coins(Some(seat), tile);
        let player = self.player_mut(seat);
        player.coins -= u16::from(coins);
        for (held, asked) in player.goods.iter_mut().zip(printed.goods) {
            *held -= u16::from(asked);
        }
        player.council |= 1 << tile;
        let points = printed.points;
        tell.tell(|| Event::CouncilAnswered { seat, tile, coins, points });
        self.score_points(seat, Source::Council, i16::from(points));
        let loss = self.council_loss(Some(seat));
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
