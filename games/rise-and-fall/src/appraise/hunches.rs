//! Moves at first glance, before anything is tried.

use super::{GOLD, POINT, TOKEN, scaled, worth_of_guild};
use crate::actions::yields;
use crate::hex::Cell;
use crate::kinds::{Deed, Kind};
use crate::moves::Move;
use crate::state::{Phase, RiseAndFall};
use engine::Seat;

/// How much more often a piece will earn where it goes to, in thousandths.
const OFTEN: i32 = 1200;

impl RiseAndFall {
    pub(super) fn first_glance(&self, seat: Seat, mv: Move) -> i32 {
        match mv {
            Move::EndTurn {} => -900,
            Move::Choose { card } => self.promise(seat, card),
            Move::Do { deed, at } => self.glance_at_deed(seat, deed, at),
            Move::Aim { at } if self.phase == Phase::Actions => self.glance_at_aim(seat, at),
            Move::Deploy { piece, at } => self.standing_worth(seat, piece, at),
            Move::BuyBack { card } => {
                let price = i32::from(self.buy_back_price(seat));
                self.development(seat, card) * POINT + 3 * POINT - price * GOLD
            }
            Move::Decline { card } => -self.development(seat, card) * 100,
            Move::Keep { guild } => worth_of_guild(guild) * 100,
            Move::PassOn { guild } => -worth_of_guild(guild) * 100,
            _ => 0,
        }
    }

    fn glance_at_deed(&self, seat: Seat, deed: Deed, at: Cell) -> i32 {
        let Some(piece) = self.civ(seat).played() else { return 0 };
        match deed {
            Deed::Trade | Deed::Tithe | Deed::Taxes => self.earnings(seat, piece, at) * GOLD,
            Deed::RaiseTaxes => i32::from(self.raised_taxes(at)) * GOLD,
            Deed::PortTrade => i32::from(self.port_trade(at)) * GOLD,
            Deed::Piracy => i32::from(self.loot(seat, at)) * POINT,
            Deed::Prospect => 1500,
            Deed::Produce => TOKEN,
            Deed::ProduceTwo => 2 * TOKEN,
            Deed::SellWood | Deed::SellStone => 900,
            Deed::BuyWood | Deed::BuyStone => -400,
            Deed::WoodForStone | Deed::StoneForWood => 100,
            Deed::StealWood | Deed::StealStone => 2 * TOKEN,
            Deed::SearchGold | Deed::SearchWood | Deed::SearchStone => 1500,
            Deed::BuildCity => 3500,
            Deed::BuildTemple | Deed::FoundTemple => 5000,
            Deed::FoundCity => 3000,
            Deed::BuildShip => 4000,
            Deed::Launch => 5000,
            Deed::Grow => 1800,
            Deed::EducateMerchant => 4500,
            Deed::EducateMountaineer => 2000,
            Deed::Convert | Deed::ConvertCity => 4000,
            Deed::Attack => 2000,
            Deed::LandMerchant => 500,
            Deed::LandNomad => -300,
            Deed::Move => self.urge_to_move(seat, piece, at),
            Deed::Abandon => -800,
            Deed::Hunt | Deed::BuildCapital | Deed::BuildBridge | Deed::FloatCity => 6000,
            Deed::BuildCathedral => 5000,
            Deed::BuildBank | Deed::BuildPort | Deed::FoundPort => 3000,
            Deed::VisitHouse => 2500,
        }
    }

    /// Who earns nothing here may do better elsewhere.
    fn urge_to_move(&self, seat: Seat, piece: Kind, at: Cell) -> i32 {
        match piece {
            Kind::Merchant => 2500 - self.earnings(seat, piece, at) * GOLD / 2,
            Kind::Nomad | Kind::Mountaineer if yields(piece, self.terrain(at)).is_none() => 700,
            _ => 200,
        }
    }

    fn glance_at_aim(&self, seat: Seat, to: Cell) -> i32 {
        let Some(piece) = self.civ(seat).played() else { return 0 };
        match self.deed {
            Deed::Move => self.standing_worth(seat, piece, to),
            Deed::Grow | Deed::LandNomad => self.standing_worth(seat, Kind::Nomad, to),
            Deed::LandMerchant | Deed::EducateMerchant => {
                self.standing_worth(seat, Kind::Merchant, to)
            }
            Deed::BuildShip => self.standing_worth(seat, Kind::Ship, to),
            Deed::FoundCity | Deed::FloatCity => self.standing_worth(seat, Kind::City, to),
            Deed::FoundTemple => self.standing_worth(seat, Kind::Temple, to),
            Deed::Convert | Deed::Attack => {
                let Some((owner, kind)) = self.unit(to).get() else { return 0 };
                self.development(owner, kind) * 100 + self.pull_of(seat, to)
            }
            _ => 0,
        }
    }

    /// What a piece of this kind is good for on this cell.
    fn standing_worth(&self, seat: Seat, kind: Kind, cell: Cell) -> i32 {
        let token = if yields(kind, self.terrain(cell)).is_some() { TOKEN } else { 0 };
        let gold = self.earnings(seat, kind, cell) * GOLD;
        self.pull_of(seat, cell) + scaled(gold, OFTEN) + token
    }
}
