//! What a player can reach (TM-7).

use crate::content::Cost;
use crate::kinds::Faction;
use crate::map::Hexes;
use crate::state::{Phase, TerraMystica, each_hex};
use engine::Seat;

impl TerraMystica {
    /// Shipping value in the running phase: the bonus card helps in phase II only (TM-7.3).
    pub(crate) fn shipping_now(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let track = &self.board(seat).shipping;
        let card = self.content().bonus_cards.get(player.card as usize);
        let help = match card {
            Some(card)
                if self.phase == Phase::Actions
                    && !player.passed
                    && (track.has_track || player.is(Faction::Riverwalkers)) =>
            {
                card.shipping
            }
            _ => 0,
        };
        (player.shipping + help).min(7)
    }

    /// Recomputes what a seat can reach without a leap (TM-7.5).
    pub(crate) fn refresh_near(&mut self, seat: Seat) {
        let map = self.map();
        let shipping = &map.by_river[self.shipping_now(seat) as usize];
        let only_river = self.player(seat).is(Faction::Riverwalkers);
        let mut near = 0;
        each_hex(self.owned[seat.index()], |hex| {
            near |= shipping[hex as usize];
            if !only_river {
                near |= map.neighbors[hex as usize];
            }
        });
        if self.bridged != 0 && !only_river {
            let mine = self.owned[seat.index()];
            engine::Places::each(self.bridged, |site| {
                let site = map.bridge_sites[site as usize];
                near |= Hexes::from(mine >> site.a & 1 == 1) << site.b;
                near |= Hexes::from(mine >> site.b & 1 == 1) << site.a;
            });
        }
        self.near[seat.index()] = near & map.land;
    }

    /// The bonus card's shipping begins or ends (TM-7.3).
    #[inline]
    pub(crate) fn card_shipping_changed(&mut self, seat: Seat) {
        let card = self.content().bonus_cards.get(self.player(seat).card as usize);
        if card.is_some_and(|card| card.shipping > 0) {
            self.refresh_near(seat);
        }
    }

    /// A new structure adds to what its owner can reach.
    #[inline]
    pub(crate) fn extend_near(&mut self, seat: Seat, hex: u8) {
        if self.player(seat).is(Faction::Riverwalkers) || self.bridged != 0 {
            return self.refresh_near(seat);
        }
        let map = self.map();
        let by_river = map.by_river[self.shipping_now(seat) as usize][hex as usize];
        self.near[seat.index()] |= (by_river | map.neighbors[hex as usize]) & map.land;
    }

    /// Unoccupied hexes this seat reaches freely.
    #[inline]
    pub(crate) fn free_near(&self, seat: Seat) -> Hexes {
        self.near[seat.index()] & !self.occupied()
    }

    /// Unoccupied hexes only a tunnel or carpet reaches, and its price; empty if the price cannot
    /// be paid or a leap was made already in this action (TM-7.4, TM-8.21).
    #[inline]
    pub(crate) fn leap_targets(&self, seat: Seat) -> (Hexes, Cost) {
        let player = self.player(seat);
        if player.leap == 0 || player.passed {
            return (0, Cost::default());
        }
        let cost = self.leap_cost(seat);
        if self.owed.leapt != 0 || !player.can_pay(cost) {
            return (0, cost);
        }
        (self.leap_range(seat) & !self.near[seat.index()] & !self.occupied(), cost)
    }
    pub(crate) fn leap_cost(&self, seat: Seat) -> Cost {
        match self.board(seat).leap {
            Some(leap) if self.player(seat).has_stronghold() => leap.cost_with_stronghold,
            Some(leap) => leap.cost,
            None => Cost::default(),
        }
    }
    /// Land within tunnel or carpet range of own structures.
    pub(crate) fn leap_range(&self, seat: Seat) -> Hexes {
        let map = self.map();
        let skip = self.player(seat).leap as usize;
        let mut range = 0;
        each_hex(self.owned[seat.index()], |hex| {
            for distance in &map.at_distance[hex as usize][2..=(skip + 1).min(6)] {
                range |= distance;
            }
        });
        range
    }
}
