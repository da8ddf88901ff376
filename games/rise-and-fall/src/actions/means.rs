//! What a civilization can afford, wherever its pieces stand (RF-6.1, RF-6.2).

use crate::content::{Cost, content};
use crate::kinds::{Guild, Kind, Resource, Terrain};
use crate::state::RiseAndFall;
use engine::Seat;

/// A set of terrains, as bits.
pub(crate) type Grounds = u8;

#[inline]
const fn ground(terrain: Terrain) -> Grounds {
    1 << terrain as u8
}

/// Prices, room for goods and pieces in reserve, for all pieces of one card: worked out once for a
/// question. What depends on the place of a piece is asked there.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Means {
    /// Where its units can produce, build Cities, build Temples and start a Ship.
    pub produce: Grounds,
    pub city: Grounds,
    pub temple: Grounds,
    pub ship: Grounds,
    /// New pieces that come from Cities and Ships.
    pub nomad: bool,
    pub merchant: bool,
    pub mountaineer: bool,
    pub found_city: bool,
    pub found_temple: bool,
    /// Wood and Stone that Merchants can buy.
    pub buy: [bool; 2],
}

impl Means {
    #[inline]
    pub(crate) const fn on(grounds: Grounds, terrain: Terrain) -> bool {
        grounds & ground(terrain) != 0
    }
}

/// The set if the condition holds.
#[inline]
const fn when(condition: bool, grounds: Grounds) -> Grounds {
    if condition { grounds } else { 0 }
}

const PLAIN: Grounds = ground(Terrain::Plain);
const FOREST: Grounds = ground(Terrain::Forest);
const MOUNTAIN: Grounds = ground(Terrain::Mountain);
const GLACIER: Grounds = ground(Terrain::Glacier);
const MARSH: Grounds = ground(Terrain::Marsh);

impl RiseAndFall {
    #[inline]
    pub(super) fn means(&self, seat: Seat, kind: Kind) -> Means {
        let (tables, civ) = (content(), self.civ(seat));
        let costs = &tables.costs;
        let pays = |cost: Cost| {
            civ.gold >= u16::from(cost.gold)
                && civ.stock[0] >= cost.wood
                && civ.stock[1] >= cost.stone
        };
        let spare = |kind: Kind| tables.pieces[kind as usize].count > civ.count[kind as usize];
        let gains = |resource| self.can_gain(seat, resource, 1);
        let mut means = Means::default();
        match kind {
            Kind::Nomad => {
                means.produce =
                    when(gains(Resource::Wood), FOREST) | when(gains(Resource::Stone), MOUNTAIN);
                if civ.stock == [0; 2] {
                    return means;
                }
                let northerners = when(civ.has(Guild::Northerners), MOUNTAIN);
                let druids = when(civ.has(Guild::Druids), FOREST);
                let (city, temple) = (PLAIN | FOREST | northerners, PLAIN | MOUNTAIN | druids);
                means.city = when(pays(costs.nomad_city) && spare(Kind::City), city);
                means.temple = when(pays(costs.nomad_temple) && spare(Kind::Temple), temple);
                means.ship = when(pays(costs.nomad_ship) && spare(Kind::Ship), PLAIN | MARSH);
            }
            Kind::City => {
                means.nomad = spare(Kind::Nomad);
                means.merchant = pays(costs.educate_merchant) && spare(Kind::Merchant);
                means.mountaineer = pays(costs.educate_mountaineer) && spare(Kind::Mountaineer);
            }
            Kind::Ship => {
                means.nomad = spare(Kind::Nomad);
                means.merchant = pays(costs.land_merchant) && spare(Kind::Merchant);
                if civ.stock[1] > 0 {
                    means.found_city = pays(costs.ship_city) && spare(Kind::City);
                    means.found_temple = pays(costs.ship_temple) && spare(Kind::Temple);
                }
            }
            Kind::Mountaineer => {
                let stone = MOUNTAIN | GLACIER;
                means.produce =
                    when(gains(Resource::Wood), FOREST) | when(gains(Resource::Stone), stone);
                if spare(Kind::City) {
                    means.city = when(pays(costs.mountaineer_city), FOREST | MOUNTAIN)
                        | when(civ.has(Guild::Snowmen), GLACIER);
                }
            }
            Kind::Merchant => {
                if civ.gold >= u16::from(costs.merchant_bank) {
                    means.buy = [gains(Resource::Wood), gains(Resource::Stone)];
                }
                means.ship = when(pays(costs.merchant_ship) && spare(Kind::Ship), PLAIN | MARSH);
            }
            Kind::Temple => {}
        }
        means
    }
}
