//! What pieces stand ready for: incomes, and the use of a card that is chosen.

use super::{GOLD, POINT, TOKEN};
use crate::actions::yields;
use crate::content::content;
use crate::hex::Cell;
use crate::kinds::Kind;
use crate::state::{Phase, RiseAndFall};
use engine::Seat;

/// A Nomad more.
const GROWTH: i32 = 2 * POINT;
const CITY: i32 = 5 * POINT;
const TEMPLE: i32 = 9 * POINT;
const SHIP: i32 = 6 * POINT;
const MERCHANT: i32 = 6 * POINT;
/// A piece that has nothing better to do than to go elsewhere.
const ERRAND: i32 = POINT / 2;

impl RiseAndFall {
    /// Gold this piece would earn where it stands, if it were its turn and the bank can pay.
    pub(super) fn earnings(&self, seat: Seat, kind: Kind, at: Cell) -> i32 {
        let costs = &content().costs;
        let gold: i32 = match kind {
            Kind::Ship => self.trading_cities(at) as i32 * i32::from(costs.ship_trade),
            Kind::Merchant => self.merchant_trade(seat, at).into(),
            Kind::Temple => {
                let payers = self.tithe_payers(seat, self.world.near[at as usize]);
                i32::from(payers) * i32::from(costs.tithe)
            }
            Kind::City => self.taxes(at).into(),
            Kind::Nomad | Kind::Mountaineer => 0,
        };
        gold.min(self.bank_gold.into())
    }

    /// Gold all pieces would earn if each acted once.
    pub(super) fn income(&self, seat: Seat) -> i32 {
        let civ = self.civ(seat);
        let earning = [Kind::Ship, Kind::Merchant, Kind::Temple];
        let pieces =
            earning.iter().flat_map(|&kind| civ.pieces(kind).iter().map(move |&at| (kind, at)));
        pieces
            .map(|(kind, at)| self.earnings(seat, kind, at))
            .sum::<i32>()
            .min(self.bank_gold.into())
    }

    /// The turn this round that a seat has still before it, or the rest of it.
    pub(super) fn still_to_come(&self, seat: Seat) -> i32 {
        let Some(card) = self.civ(seat).played() else { return 0 };
        let place = |of: Seat| (of.0 + self.civ_count - self.first.0) % self.civ_count;
        match self.phase {
            Phase::Select => self.promise(seat, card),
            Phase::Actions if place(seat) >= place(self.turn) => self.promise(seat, card),
            _ => 0,
        }
    }

    /// What playing a card would bring about now, by the pieces that have not acted yet.
    pub(super) fn promise(&self, seat: Seat, card: Kind) -> i32 {
        let civ = self.civ(seat);
        let acts = self.phase == Phase::Actions && self.turn == seat;
        let waiting = civ.pieces(card).iter().filter(|&&at| !acts || !self.acted.has(at));
        let [wood, stone] = civ.stock.map(i32::from);
        let reserve = |kind: Kind| i32::from(self.reserve(seat, kind));
        // What is bought one after the other: so many, each worth so much.
        let (mut left, each) = match card {
            Kind::Nomad => {
                let cities = wood.min(stone).min(reserve(Kind::City));
                let temples = ((stone - cities) / 2).min(reserve(Kind::Temple));
                let ships = (wood - cities).min(reserve(Kind::Ship));
                ([cities, temples, ships], [CITY, TEMPLE, SHIP])
            }
            Kind::City => {
                let schools = i32::from(civ.gold / 2).min(civ.count[Kind::Nomad as usize].into());
                let merchants = schools.min(reserve(Kind::Merchant));
                ([merchants, reserve(Kind::Nomad), 0], [MERCHANT, GROWTH, 0])
            }
            Kind::Ship => {
                let temples = (stone / 2).min(reserve(Kind::Temple));
                let cities = (stone - 2 * temples).min(reserve(Kind::City));
                ([temples, cities, 0], [TEMPLE - SHIP / 2, CITY - SHIP / 2, 0])
            }
            Kind::Mountaineer => ([(wood / 2).min(reserve(Kind::City)), 0, 0], [CITY, 0, 0]),
            Kind::Merchant | Kind::Temple => ([0; 3], [0; 3]),
        };
        let mut promise = 0;
        for &at in waiting {
            let alone = self.alone(seat, card, at);
            let bought =
                (0..3).filter(|&it| left[it] > 0 && each[it] > alone).max_by_key(|&it| each[it]);
            promise += match bought {
                Some(it) => {
                    left[it] -= 1;
                    each[it]
                }
                None => alone,
            };
        }
        promise
    }

    /// What a piece brings about without spending anything.
    fn alone(&self, seat: Seat, card: Kind, at: Cell) -> i32 {
        let gold = self.earnings(seat, card, at) * GOLD;
        let token = yields(card, self.terrain(at)).is_some_and(|it| self.can_gain(seat, it, 1));
        gold.max(if token { TOKEN } else { ERRAND })
    }
}
