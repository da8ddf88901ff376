//! What a civilization can afford, wherever its pieces stand (RF-6.1, RF-6.2).

use crate::content::content;
use crate::kinds::{Guild, Kind, Resource, Terrain};
use crate::state::RiseAndFall;
use engine::Seat;

/// A set of terrains, as bits.
pub(crate) type Grounds = u8;

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
        match kind {
            Kind::Nomad => self.nomad_means(seat),
            Kind::City => self.city_means(seat),
            Kind::Ship => self.ship_means(seat),
            Kind::Mountaineer => self.mountaineer_means(seat),
            Kind::Merchant => self.merchant_means(seat),
            Kind::Temple => Means::default(),
        }
    }

    #[inline]
    fn nomad_means(&self, seat: Seat) -> Means {
        let (civ, costs) = (self.civ(seat), &content().costs);
        let produce = when(self.can_gain(seat, Resource::Wood, 1), FOREST)
            | when(self.can_gain(seat, Resource::Stone, 1), MOUNTAIN);
        if civ.stock == [0; 2] {
            return Means { produce, ..Means::default() };
        }
        let city = self.can_pay(seat, costs.nomad_city) && self.reserve(seat, Kind::City) > 0;
        let temple = self.can_pay(seat, costs.nomad_temple) && self.reserve(seat, Kind::Temple) > 0;
        let ship = self.can_pay(seat, costs.nomad_ship) && self.reserve(seat, Kind::Ship) > 0;
        let northerners = when(civ.has(Guild::Northerners), MOUNTAIN);
        let druids = when(civ.has(Guild::Druids), FOREST);
        Means {
            produce,
            city: when(city, PLAIN | FOREST | northerners),
            temple: when(temple, PLAIN | MOUNTAIN | druids),
            ship: when(ship, PLAIN | MARSH),
            ..Means::default()
        }
    }

    #[inline]
    fn city_means(&self, seat: Seat) -> Means {
        let costs = &content().costs;
        Means {
            nomad: self.reserve(seat, Kind::Nomad) > 0,
            merchant: self.can_pay(seat, costs.educate_merchant)
                && self.reserve(seat, Kind::Merchant) > 0,
            mountaineer: self.can_pay(seat, costs.educate_mountaineer)
                && self.reserve(seat, Kind::Mountaineer) > 0,
            ..Means::default()
        }
    }

    #[inline]
    fn ship_means(&self, seat: Seat) -> Means {
        let (civ, costs) = (self.civ(seat), &content().costs);
        let stone = civ.stock[1] > 0;
        Means {
            nomad: self.reserve(seat, Kind::Nomad) > 0,
            merchant: self.can_pay(seat, costs.land_merchant)
                && self.reserve(seat, Kind::Merchant) > 0,
            found_city: stone
                && self.can_pay(seat, costs.ship_city)
                && self.reserve(seat, Kind::City) > 0,
            found_temple: stone
                && self.can_pay(seat, costs.ship_temple)
                && self.reserve(seat, Kind::Temple) > 0,
            ..Means::default()
        }
    }

    #[inline]
    fn mountaineer_means(&self, seat: Seat) -> Means {
        let produce = when(self.can_gain(seat, Resource::Wood, 1), FOREST)
            | when(self.can_gain(seat, Resource::Stone, 1), MOUNTAIN | GLACIER);
        let mut city = 0;
        if self.reserve(seat, Kind::City) > 0 {
            let price = content().costs.mountaineer_city;
            city = when(self.can_pay(seat, price), FOREST | MOUNTAIN)
                | when(self.civ(seat).has(Guild::Snowmen), GLACIER);
        }
        Means { produce, city, ..Means::default() }
    }

    #[inline]
    fn merchant_means(&self, seat: Seat) -> Means {
        let (civ, costs) = (self.civ(seat), &content().costs);
        let rich = civ.gold >= u16::from(costs.merchant_bank);
        let ship = self.can_pay(seat, costs.merchant_ship) && self.reserve(seat, Kind::Ship) > 0;
        Means {
            buy: [Resource::Wood, Resource::Stone]
                .map(|resource| rich && self.can_gain(seat, resource, 1)),
            ship: when(ship, PLAIN | MARSH),
            ..Means::default()
        }
    }
}
