//! The rules that actions follow.

use crate::hex::Cell;
use crate::kinds::{Deed, Guild, Kind, Tale, Terrain};
use crate::state::RiseAndFall;
use engine::Seat;

/// The rule an action follows.
pub(crate) const fn rule_of_deed(piece: Kind, deed: Deed) -> &'static str {
    match (piece, deed) {
        (Kind::Nomad, Deed::Move) => "RF-6.10",
        (Kind::Ship, Deed::Move) => "RF-6.30",
        (Kind::Mountaineer, Deed::Move) => "RF-6.50",
        (_, Deed::Move) => "RF-6.60",
        (Kind::Mountaineer, Deed::Produce) => "RF-6.51",
        (_, Deed::Produce) => "RF-6.11",
        (Kind::Mountaineer, Deed::BuildCity) => "RF-6.52",
        (_, Deed::BuildCity) => "RF-6.12",
        (_, Deed::BuildTemple) => "RF-6.13",
        (Kind::Merchant, Deed::BuildShip) => "RF-6.63",
        (_, Deed::BuildShip) => "RF-6.14",
        (_, Deed::FoundCity | Deed::FoundTemple) => "RF-6.31",
        (_, Deed::LandNomad) => "RF-6.32",
        (_, Deed::LandMerchant) => "RF-6.33",
        (Kind::Ship, Deed::Trade) => "RF-6.34",
        (_, Deed::Trade) => "RF-6.61",
        (_, Deed::Grow) => "RF-6.20",
        (_, Deed::EducateMerchant | Deed::EducateMountaineer) => "RF-6.21",
        (_, Deed::Taxes) => "RF-6.22",
        (_, Deed::Convert) => "RF-6.40",
        (_, Deed::Tithe) => "RF-6.43",
        (_, Deed::BuyWood | Deed::BuyStone | Deed::SellWood | Deed::SellStone) => "RF-6.62",
        (_, Deed::WoodForStone | Deed::StoneForWood) => "RF-10.10",
        (_, Deed::Piracy) => "RF-10.15",
        (_, Deed::ProduceTwo) => "RF-10.17",
        (_, Deed::Prospect) => "RF-10.19",
        (_, Deed::Attack) => "RF-10.21",
        (_, Deed::Abandon) => "RF-10.27",
        (_, Deed::ConvertCity) => "RF-10.28",
        (_, Deed::StealWood | Deed::StealStone) => "RF-10.30",
        (_, Deed::Hunt) => "RF-12.20",
        (_, Deed::BuildCapital) => "RF-12.23",
        (_, Deed::BuildBridge) => "RF-12.24",
        (_, Deed::BuildBank | Deed::RaiseTaxes) => "RF-12.25",
        (_, Deed::BuildPort | Deed::FoundPort | Deed::Launch | Deed::PortTrade) => "RF-12.26",
        (_, Deed::BuildCathedral) => "RF-12.27",
        (_, Deed::FloatCity) => "RF-12.28",
        (_, Deed::SearchGold | Deed::SearchWood | Deed::SearchStone) => "RF-12.31",
        (_, Deed::VisitHouse) => "RF-12.36",
    }
}

impl RiseAndFall {
    /// The rule that let a piece do what it did: often that of a Guild or a Tale.
    pub(super) fn rule_of_done(
        &self,
        seat: Seat,
        piece: Kind,
        deed: Deed,
        at: Cell,
        to: Option<Cell>,
    ) -> &'static str {
        let on = |cell: Cell| self.world.terrain.get(cell as usize).copied();
        let far = |least: u32| {
            let hex = |cell: Cell| self.world.hexes.get(cell as usize);
            let ends = hex(at).zip(to.and_then(hex));
            ends.is_some_and(|(from, to)| from.distance(*to) >= least)
        };
        let has = |guild: Guild| self.civ(seat).has(guild);
        match (piece, deed, on(at)) {
            (Kind::Nomad, Deed::Move, _) => match to.and_then(on) {
                Some(Terrain::Sea) if to != Some(self.tales.bridge) => Guild::Aquanauts.rule(),
                Some(Terrain::Glacier) => Guild::Northerners.rule(),
                _ => rule_of_deed(piece, deed),
            },
            (Kind::Mountaineer, Deed::BuildCity, _)
                if self.world.site(Tale::GiganticCavern) == Some(at) =>
            {
                Tale::GiganticCavern.rule()
            }
            (Kind::Mountaineer, Deed::BuildCity, Some(Terrain::Glacier)) => Guild::Snowmen.rule(),
            (Kind::Nomad, Deed::BuildCity, Some(Terrain::Mountain)) => Guild::Northerners.rule(),
            (Kind::Nomad, Deed::BuildTemple, Some(Terrain::Forest)) => Guild::Druids.rule(),
            (Kind::Nomad, Deed::ProduceTwo, Some(Terrain::Mountain)) => Guild::Miners.rule(),
            (Kind::Nomad, Deed::ProduceTwo, _) if has(Guild::Lumberjacks) => {
                Guild::Lumberjacks.rule()
            }
            (_, Deed::ProduceTwo, _) => Tale::Waterfall.rule(),
            (Kind::Nomad, Deed::WoodForStone | Deed::StoneForWood, _) if has(Guild::Alchemists) => {
                Guild::Alchemists.rule()
            }
            (_, Deed::WoodForStone | Deed::StoneForWood, _) => Tale::AlchemistsTower.rule(),
            (_, Deed::StealWood | Deed::StealStone, _) if !has(Guild::ThievesGuild) => {
                Tale::ThievesLair.rule()
            }
            (_, Deed::EducateMerchant | Deed::EducateMountaineer, _) if far(2) => {
                Guild::Scholars.rule()
            }
            (_, Deed::Convert, _) if far(2) => match () {
                () if has(Guild::PsyMonks) && !far(3) => Guild::PsyMonks.rule(),
                () if self.tales.cathedral == at && !far(3) => Tale::Cathedral.rule(),
                () => Tale::Monastery.rule(),
            },
            _ => rule_of_deed(piece, deed),
        }
    }
}
