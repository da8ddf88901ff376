//! Why a piece may not do something (RF-6, RF-10).

use super::{Objection, plain};
use crate::actions::yields;
use crate::content::{Cost, content};
use crate::describe::{deed_key, guild_key, piece_key, resource_key, rule_of_deed, terrain_key};
use crate::hex::Cell;
use crate::kinds::{Deed, Guild, Kind, Resource, Tale, Terrain};
use crate::state::{NOWHERE, RiseAndFall};
use engine::{Message, Refusal, Seat};

/// The kinds of pieces that ever do this.
const fn performers(deed: Deed) -> &'static [Kind] {
    match deed {
        Deed::Move => &[Kind::Nomad, Kind::Ship, Kind::Mountaineer, Kind::Merchant],
        Deed::Produce => &[Kind::Nomad, Kind::Mountaineer],
        Deed::BuildCity => &[Kind::Nomad, Kind::Mountaineer],
        Deed::BuildTemple => &[Kind::Nomad],
        Deed::BuildShip => &[Kind::Nomad, Kind::Merchant],
        Deed::FoundCity | Deed::FoundTemple | Deed::LandNomad | Deed::LandMerchant => &[Kind::Ship],
        Deed::Trade => &[Kind::Ship, Kind::Merchant],
        Deed::Grow | Deed::EducateMerchant | Deed::EducateMountaineer | Deed::Taxes => {
            &[Kind::City]
        }
        Deed::Convert | Deed::Tithe | Deed::ConvertCity => &[Kind::Temple],
        Deed::BuyWood | Deed::BuyStone | Deed::SellWood | Deed::SellStone => &[Kind::Merchant],
        Deed::WoodForStone | Deed::StoneForWood => &[Kind::Nomad],
        Deed::Piracy => &[Kind::Ship],
        Deed::ProduceTwo | Deed::Attack | Deed::StealWood | Deed::StealStone => &[Kind::Nomad],
        Deed::Prospect => &[Kind::Nomad, Kind::Mountaineer],
        Deed::Abandon => &[Kind::City, Kind::Temple],
        Deed::Hunt => &[Kind::Nomad, Kind::Ship, Kind::Mountaineer, Kind::Merchant],
        Deed::BuildCapital | Deed::RaiseTaxes => &[Kind::City],
        Deed::BuildBridge | Deed::BuildBank | Deed::FoundPort | Deed::FloatCity => &[Kind::Nomad],
        Deed::BuildPort | Deed::Launch | Deed::PortTrade => &[Kind::Ship],
        Deed::SearchGold | Deed::SearchWood | Deed::SearchStone => &[Kind::Ship],
        Deed::BuildCathedral => &[Kind::Temple],
        Deed::VisitHouse => &Kind::ALL,
    }
}

/// The guild without which nobody does this.
const fn needed_guild(deed: Deed, terrain: Terrain) -> Option<Guild> {
    Some(match deed {
        Deed::WoodForStone | Deed::StoneForWood => Guild::Alchemists,
        Deed::Piracy => Guild::Corsairs,
        Deed::ProduceTwo => match terrain {
            Terrain::Mountain => Guild::Miners,
            _ => Guild::Lumberjacks,
        },
        Deed::Prospect => Guild::MasterJewelers,
        Deed::Attack => Guild::Mercenaries,
        Deed::Abandon => Guild::Travelers,
        Deed::ConvertCity => Guild::ShadowCult,
        Deed::StealWood | Deed::StealStone => Guild::ThievesGuild,
        _ => return None,
    })
}

impl RiseAndFall {
    pub(super) fn not_done(
        &self,
        seat: Seat,
        piece: Kind,
        at: Cell,
        deed: Deed,
        to: Cell,
    ) -> Objection {
        let rule = rule_of_deed(piece, deed);
        let say = |key: &str| Message::new(key).name("piece", piece_key(piece));
        let allowed = self.tales.set != 0 && self.tale_allows(seat, piece, at, deed);
        if !allowed && !performers(deed).contains(&piece) {
            return Some(Refusal::new("RF-6.1", say("refused-deed").name("deed", deed_key(deed))));
        }
        if to != NOWHERE && !self.world.has(to) {
            let words = Message::new("refused-void").text("hex", self.cell_name(to));
            return Some(Refusal::new("RF-0.5", words));
        }
        let terrain = self.terrain(at);
        if let Some(guild) = needed_guild(deed, terrain)
            && !self.civ(seat).has(guild)
            && !allowed
        {
            let words = Message::new("refused-guild").name("guild", guild_key(guild));
            return Some(Refusal::new(guild.rule(), words));
        }
        if let Some(objection) = self.not_done_in_tale(seat, at, deed, to) {
            return Some(objection);
        }
        self.wrong_place(seat, piece, at, deed, to)
            .or_else(|| self.nothing_gained(seat, piece, at, deed))
            .or_else(|| self.no_reserve(seat, deed, to))
            .or_else(|| self.too_dear(seat, piece, at, deed, to))
            .or_else(|| Some(plain(rule, "refused-no-target")))
    }

    /// The terrain, the target, the way there.
    fn wrong_place(&self, seat: Seat, piece: Kind, at: Cell, deed: Deed, to: Cell) -> Objection {
        let rule = rule_of_deed(piece, deed);
        let here = self.terrain(at);
        let wrong_ground = || {
            let words = Message::new("refused-terrain")
                .name("deed", deed_key(deed))
                .name("terrain", terrain_key(here));
            Refusal::new(rule, words)
        };
        match deed {
            Deed::Produce | Deed::ProduceTwo if yields(piece, here).is_none() => {
                return Some(wrong_ground());
            }
            Deed::BuildCity | Deed::BuildTemple => {
                let kind = if deed == Deed::BuildCity { Kind::City } else { Kind::Temple };
                let plain_city = piece == Kind::Mountaineer && here == Terrain::Plain;
                let mountain_city = deed == Deed::BuildCity
                    && piece == Kind::Nomad
                    && here == Terrain::Mountain
                    && !self.civ(seat).has(Guild::Northerners);
                if self.world.special.has(at) {
                    let cavern = self.mountaineer_city_cost(seat, at).is_some();
                    let free = deed == Deed::BuildCity && piece == Kind::Mountaineer && cavern;
                    return (!free).then(|| plain("RF-12.10", "refused-special-place"));
                }
                let stands = self.may_stand(seat, kind, at) && !plain_city && !mountain_city;
                return (!stands).then(wrong_ground);
            }
            Deed::BuildShip if !matches!(here, Terrain::Plain | Terrain::Marsh) => {
                return Some(wrong_ground());
            }
            Deed::Prospect if here != Terrain::Mountain => return Some(wrong_ground()),
            Deed::Abandon if !self.may_stand(seat, Kind::Nomad, at) => {
                return Some(wrong_ground());
            }
            Deed::Abandon if self.manned.has(at) => {
                let words = Message::new("refused-occupied").text("hex", self.cell_name(at));
                return Some(Refusal::new(rule, words));
            }
            _ => {}
        }
        if to == NOWHERE {
            return None;
        }
        self.wrong_target(seat, piece, at, deed, to)
    }

    fn wrong_target(&self, seat: Seat, piece: Kind, at: Cell, deed: Deed, to: Cell) -> Objection {
        let rule = rule_of_deed(piece, deed);
        let on = |key: &str| Message::new(key).text("hex", self.cell_name(to));
        let refuse = |key: &str| Some(Refusal::new(rule, on(key)));
        let there = self.terrain(to);
        let wrong_terrain = || {
            Some(Refusal::new(
                rule,
                on("refused-target-terrain").name("terrain", terrain_key(there)),
            ))
        };
        let far = match deed {
            Deed::Move => false,
            Deed::Convert => !self.preached(seat, at).has(to),
            Deed::BuildBridge | Deed::BuildCapital | Deed::Hunt => false,
            Deed::EducateMerchant | Deed::EducateMountaineer
                if self.civ(seat).has(Guild::Scholars) =>
            {
                !self.world.within(at, 2).has(to)
            }
            _ => !self.world.near[at as usize].has(to),
        };
        if far {
            return refuse("refused-not-adjacent");
        }
        if let Some(objection) = self.closed_by_tale(deed, to)
            && (deed != Deed::Move || to != self.tales.bridge)
        {
            return Some(objection);
        }
        let unit = self.unit(to).get();
        match deed {
            Deed::Move => self.not_moved(seat, piece, at, to),
            Deed::BuildShip if there != Terrain::Sea => wrong_terrain(),
            Deed::FoundCity | Deed::FoundTemple if there != Terrain::Plain => wrong_terrain(),
            Deed::LandNomad | Deed::LandMerchant
                if !matches!(there, Terrain::Plain | Terrain::Forest | Terrain::Marsh) =>
            {
                wrong_terrain()
            }
            Deed::LandMerchant if self.cities.without(&self.manned).has(to) => None,
            Deed::BuildShip
            | Deed::FoundCity
            | Deed::FoundTemple
            | Deed::LandNomad
            | Deed::LandMerchant
            | Deed::Grow
                if self.taken().has(to) =>
            {
                refuse("refused-occupied")
            }
            Deed::Grow if !self.world.lowland.has(to) => wrong_terrain(),
            Deed::Grow if self.world.is_cliff(at, to) => {
                Some(Refusal::new("RF-2.6", on("refused-cliff")))
            }
            Deed::EducateMerchant | Deed::EducateMountaineer => {
                if self.standing(to, Kind::Nomad) != Some(seat) {
                    return refuse("refused-no-pupil");
                }
                let kind = result_of(deed).unwrap_or(Kind::Merchant);
                if !self.may_stand(seat, kind, to) {
                    return Some(Refusal::new("RF-10.5", on("refused-presence")));
                }
                let near = self.world.near[at as usize].has(to);
                let cliff = near && self.world.is_cliff(at, to);
                cliff.then(|| Refusal::new("RF-2.6", on("refused-cliff")))
            }
            Deed::Convert | Deed::Attack => match unit {
                None => refuse("refused-no-unit"),
                Some((owner, _)) if owner == seat => refuse("refused-own-unit"),
                Some((owner, kind)) if deed == Deed::Convert && self.is_immune(owner, kind, to) => {
                    let cult = self.civ(owner).has(Guild::ShadowCult);
                    let rule = if cult { "RF-10.28" } else { "RF-12.29" };
                    Some(Refusal::new(rule, on("refused-immune")))
                }
                Some((_, kind)) if deed == Deed::Convert && !self.may_stand(seat, kind, to) => {
                    Some(Refusal::new("RF-6.42", on("refused-presence")))
                }
                Some(_) => None,
            },
            Deed::ConvertCity | Deed::StealWood | Deed::StealStone => {
                match self.standing(to, Kind::City) {
                    None => refuse("refused-no-city"),
                    Some(owner) if owner == seat => refuse("refused-own-city"),
                    Some(_) if deed == Deed::ConvertCity => {
                        let stands = self.may_stand(seat, Kind::City, to);
                        let words = on("refused-presence");
                        (!stands).then(|| Refusal::new("RF-10.5", words))
                    }
                    Some(_) if self.world.is_cliff(at, to) => {
                        Some(Refusal::new("RF-2.6", on("refused-cliff")))
                    }
                    Some(_) if self.robbed.has(to) => refuse("refused-robbed"),
                    Some(owner) => {
                        let resource = token(deed).unwrap_or(Resource::Wood);
                        let words =
                            on("refused-nothing-to-steal").name("resource", resource_key(resource));
                        let none = self.civ(owner).holds(resource) == 0;
                        none.then(|| Refusal::new(rule, words))
                    }
                }
            }
            _ => None,
        }
    }

    fn not_moved(&self, seat: Seat, piece: Kind, at: Cell, to: Cell) -> Objection {
        let rule = rule_of_deed(piece, Deed::Move);
        let on = |key: &str| Message::new(key).text("hex", self.cell_name(to));
        let there = self.terrain(to);
        if !self.may_stand(seat, piece, to) {
            let words = on("refused-target-terrain").name("terrain", terrain_key(there));
            return Some(Refusal::new(rule, words));
        }
        let city = piece == Kind::Merchant && self.cities.without(&self.manned).has(to);
        if self.taken().has(to) && !city {
            return Some(Refusal::new("RF-2.11", on("refused-occupied")));
        }
        let near = self.world.near[at as usize].has(to);
        if piece == Kind::Nomad && near && self.world.is_cliff(at, to) {
            return Some(Refusal::new("RF-2.6", on("refused-cliff")));
        }
        Some(Refusal::new(rule, on("refused-reach")))
    }

    /// Incomes of nothing (RF-6.4), full stores and empty banks (RF-6.2, RF-9.4).
    fn nothing_gained(&self, seat: Seat, piece: Kind, at: Cell, deed: Deed) -> Objection {
        let gold = match deed {
            Deed::Taxes => Some(self.taxes(at)),
            Deed::Tithe => Some(self.tithe_payers(seat, self.parish(at))),
            Deed::RaiseTaxes => Some(self.raised_taxes(at)),
            Deed::Trade if piece == Kind::Ship => Some(self.trading_cities(at) as u16),
            Deed::Trade => Some(self.merchant_trade(seat, at)),
            Deed::Piracy => Some(self.loot(seat, at)),
            _ => None,
        };
        if gold == Some(0) {
            return Some(plain("RF-6.4", "refused-no-income"));
        }
        let gained = match deed {
            Deed::Produce | Deed::ProduceTwo => yields(piece, self.terrain(at)),
            Deed::BuyWood | Deed::StoneForWood | Deed::StealWood | Deed::SearchWood => {
                Some(Resource::Wood)
            }
            Deed::BuyStone | Deed::WoodForStone | Deed::StealStone | Deed::SearchStone => {
                Some(Resource::Stone)
            }
            _ => None,
        };
        let amount = if deed == Deed::ProduceTwo { 2 } else { 1 };
        let resource = gained?;
        let say = |key: &str| Message::new(key).name("resource", resource_key(resource));
        if self.civ(seat).holds(resource) + amount > self.cap(seat, resource) {
            let words = say("refused-cap").number("cap", self.cap(seat, resource));
            return Some(Refusal::new("RF-6.2", words));
        }
        let stolen = matches!(deed, Deed::StealWood | Deed::StealStone);
        (!stolen && self.bank[resource as usize] < amount)
            .then(|| Refusal::new("RF-9.4", say("refused-bank-token")))
    }

    /// No piece of the kind in reserve (RF-6.1).
    fn no_reserve(&self, seat: Seat, deed: Deed, to: Cell) -> Objection {
        let kind = result_of(deed).or_else(|| match deed {
            Deed::Convert if to != NOWHERE => self.unit(to).kind(),
            _ => None,
        })?;
        let words = Message::new("refused-reserve").name("piece", piece_key(kind));
        (self.reserve(seat, kind) == 0).then(|| Refusal::new("RF-6.1", words))
    }

    fn too_dear(&self, seat: Seat, piece: Kind, at: Cell, deed: Deed, to: Cell) -> Objection {
        let cost = self.cost_of(seat, piece, at, deed, to);
        if self.can_pay(seat, cost) {
            return None;
        }
        let words = Message::new("refused-cost")
            .number("gold", cost.gold)
            .number("wood", cost.wood)
            .number("stone", cost.stone);
        Some(Refusal::new(rule_of_deed(piece, deed), words))
    }

    /// What an action costs, as far as it can be said before it is done.
    pub(crate) fn cost_of(&self, seat: Seat, piece: Kind, at: Cell, deed: Deed, to: Cell) -> Cost {
        let costs = &content().costs;
        let gold = |gold: u8| Cost { gold, ..Cost::default() };
        match deed {
            Deed::BuildCity if piece == Kind::Mountaineer => {
                self.mountaineer_city_cost(seat, at).unwrap_or(costs.mountaineer_city)
            }
            Deed::BuildCity => costs.nomad_city,
            Deed::BuildTemple => costs.nomad_temple,
            Deed::BuildShip if piece == Kind::Merchant => costs.merchant_ship,
            Deed::BuildShip => costs.nomad_ship,
            Deed::FoundCity => costs.ship_city,
            Deed::FoundTemple => costs.ship_temple,
            Deed::LandNomad => costs.land_nomad,
            Deed::LandMerchant => costs.land_merchant,
            Deed::Grow => costs.grow,
            Deed::EducateMerchant => costs.educate_merchant,
            Deed::EducateMountaineer => costs.educate_mountaineer,
            Deed::Convert => {
                let kind = if self.world.has(to) { self.unit(to).kind() } else { None };
                gold(kind.map_or(0, |kind| self.conversion_price(seat, at, kind, to)))
            }
            Deed::ConvertCity => gold(content().guild(Guild::ShadowCult).gold),
            Deed::Attack => gold(content().guild(Guild::Mercenaries).gold),
            Deed::BuyWood | Deed::BuyStone => gold(costs.merchant_bank),
            Deed::SellWood | Deed::WoodForStone => Cost { wood: 1, ..Cost::default() },
            Deed::SellStone | Deed::StoneForWood => Cost { stone: 1, ..Cost::default() },
            Deed::BuildBridge => {
                let by_height = content().tales.bridge.get(self.terrain(at) as usize);
                by_height.copied().unwrap_or_default()
            }
            Deed::BuildBank => self.bank_cost(),
            Deed::BuildPort | Deed::FoundPort => content().tale(Tale::Ports).cost,
            Deed::Launch => Cost { wood: content().tales.launch, ..Cost::default() },
            Deed::BuildCathedral => content().tale(Tale::Cathedral).cost,
            Deed::FloatCity => content().tale(Tale::FloatingCities).cost,
            Deed::VisitHouse => content().tale(Tale::DoppelgangerHouse).cost,
            _ => Cost::default(),
        }
    }
}

/// The piece a deed puts into the World.
pub(crate) const fn result_of(deed: Deed) -> Option<Kind> {
    Some(match deed {
        Deed::BuildCity | Deed::FoundCity | Deed::ConvertCity | Deed::FloatCity => Kind::City,
        Deed::BuildTemple | Deed::FoundTemple => Kind::Temple,
        Deed::BuildShip | Deed::Launch => Kind::Ship,
        Deed::LandNomad | Deed::Grow | Deed::Abandon => Kind::Nomad,
        Deed::LandMerchant | Deed::EducateMerchant => Kind::Merchant,
        Deed::EducateMountaineer => Kind::Mountaineer,
        _ => return None,
    })
}

/// The token a deed is about.
const fn token(deed: Deed) -> Option<Resource> {
    Some(match deed {
        Deed::StealWood => Resource::Wood,
        Deed::StealStone => Resource::Stone,
        _ => return None,
    })
}
