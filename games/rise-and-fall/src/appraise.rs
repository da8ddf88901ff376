//! A rough judgement for bots; rules never call it.

use crate::content::content;
use crate::kinds::{Deed, Kind};
use crate::moves::Move;
use crate::state::{NOBODY, Phase, RiseAndFall};
use engine::{Appraise, Seat};

const POINT: i32 = 1000;
/// Wood and Stone for the next building.
const TOKEN: i32 = 1300;
/// A card that can be played.
const CARD: i32 = 2500;

impl Appraise for RiseAndFall {
    fn appraise(&self, seat: Seat) -> i32 {
        let civ = self.civ(seat);
        if civ.extinct {
            return -40 * POINT;
        }
        let mut worth = self.score_of(seat).total * POINT;
        if self.phase == Phase::Over {
            return worth;
        }
        worth += i32::from(civ.gold % 2) * POINT / 2;
        let tokens = i32::from(civ.stock[0].min(4)) + i32::from(civ.stock[1].min(4));
        worth += tokens * TOKEN;
        worth += civ.active_cards().count_ones() as i32 * CARD;
        worth += self.hope_of_trophies(seat);
        worth += self.outlook(seat);
        if self.phase == Phase::Select
            && let Some(card) = civ.played()
        {
            worth += self.promise(seat, card);
        }
        worth
    }

    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        match mv {
            Move::EndTurn {} => -900,
            Move::Choose { card } => self.promise(seat, card),
            Move::Do { deed, .. } => match deed {
                Deed::Trade | Deed::Taxes | Deed::Tithe | Deed::Piracy | Deed::Prospect => 900,
                Deed::Produce | Deed::ProduceTwo => 1000,
                Deed::BuildCity | Deed::BuildTemple => 2500,
                Deed::Grow => 1500,
                Deed::EducateMerchant => 1600,
                Deed::EducateMountaineer => 1200,
                Deed::FoundCity | Deed::FoundTemple => 2000,
                Deed::Convert | Deed::ConvertCity | Deed::Attack => 1500,
                Deed::BuildShip => 1800,
                Deed::LandMerchant => 700,
                Deed::Move => 200,
                Deed::Abandon => -800,
                _ => 0,
            },
            Move::BuyBack { card } => self.development(seat, card) * 100,
            Move::Decline { card } => -self.development(seat, card) * 100,
            _ => 0,
        }
    }
}

impl RiseAndFall {
    /// Sets that are nearly complete.
    fn hope_of_trophies(&self, seat: Seat) -> i32 {
        let civ = self.civ(seat);
        let mut hope = 0;
        for &kind in Kind::ALL {
            if self.trophies[kind as usize] == NOBODY {
                let all = i32::from(content().pieces[kind as usize].count);
                let here = i32::from(civ.count[kind as usize]);
                let points = i32::from(content().trophies[kind as usize]);
                hope += points * POINT * here * here / (all * all) / 2;
            }
        }
        hope
    }

    /// Incomes the pieces stand ready for, a little room to grow.
    fn outlook(&self, seat: Seat) -> i32 {
        let civ = self.civ(seat);
        let costs = &content().costs;
        let mut gold = 0;
        for &cell in civ.pieces(Kind::Ship) {
            gold += self.trading_cities(cell) as i32 * i32::from(costs.ship_trade);
        }
        for &cell in civ.pieces(Kind::Merchant) {
            gold += i32::from(self.merchant_trade(seat, cell));
        }
        for &cell in civ.pieces(Kind::Temple) {
            gold += i32::from(self.tithe_payers(seat, self.world.near[cell as usize]) * 2);
        }
        let pieces: i32 = civ.count.iter().map(|&count| i32::from(count)).sum();
        gold * POINT / 12 + pieces * POINT / 2
    }

    /// What playing a card would bring about now.
    fn promise(&self, seat: Seat, card: Kind) -> i32 {
        let civ = self.civ(seat);
        let costs = &content().costs;
        let half_point = POINT / 2;
        let count = i32::from(civ.count[card as usize]);
        let gold: i32 = match card {
            Kind::City => {
                let nomads = i32::from(self.reserve(seat, Kind::Nomad));
                return count.min(nomads) * 2 * POINT
                    + (count - nomads).max(0) * POINT
                    + i32::from(civ.gold.min(8)) * half_point / 2;
            }
            Kind::Ship => civ
                .pieces(Kind::Ship)
                .iter()
                .map(|&cell| self.trading_cities(cell) as i32 * i32::from(costs.ship_trade))
                .sum(),
            Kind::Merchant => civ
                .pieces(Kind::Merchant)
                .iter()
                .map(|&cell| i32::from(self.merchant_trade(seat, cell)).max(3))
                .sum(),
            Kind::Temple => civ
                .pieces(Kind::Temple)
                .iter()
                .map(|&cell| {
                    let near = self.world.near[cell as usize];
                    i32::from(self.tithe_payers(seat, near)) * i32::from(costs.tithe)
                })
                .sum(),
            Kind::Nomad | Kind::Mountaineer => {
                let tokens = i32::from(civ.stock[0]) + i32::from(civ.stock[1]);
                return count * POINT + count.min(tokens) * POINT;
            }
        };
        gold * half_point
    }
}
