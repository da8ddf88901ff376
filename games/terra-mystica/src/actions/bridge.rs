//! Bridges (TM-8.61).

use crate::events::Event;
use crate::moves::Move;
use crate::state::{TerraMystica, bit, each_hex};
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    /// Free sites with an own structure at one end, as bits; none if no bridge is left.
    #[inline]
    pub(crate) fn bridge_places(&self, seat: Seat) -> u64 {
        let player = self.player(seat);
        if player.bridge_count() >= player.bridges.len() {
            return 0;
        }
        let map = self.map();
        let mut places = 0;
        each_hex(self.owned[seat.index()], |hex| places |= map.sites_at[hex as usize]);
        places & !self.bridged
    }

    pub(crate) fn offer_bridges<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        offers.each(u128::from(self.bridge_places(seat)), Move::PlaceBridge { site: 0 });
    }

    pub(crate) fn place_bridge<T: Tell<Event>>(&mut self, seat: Seat, site: u8, tell: &mut T) {
        let ends = self.map().bridge_sites[site as usize];
        self.bridged |= 1 << site;
        self.owed.bridges -= 1;
        if let Some(slot) = self.player_mut(seat).bridges.iter_mut().find(|slot| **slot == 0) {
            *slot = site + 1;
        }
        if self.bridge_places(seat) == 0 {
            self.owed.bridges = 0;
        }
        tell.tell(|| Event::BridgeBuilt { seat, a: ends.a, b: ends.b });
        for other in self.all_seats() {
            if self.owned[other.index()] & (bit(ends.a) | bit(ends.b)) != 0 {
                self.refresh_near(other);
            }
        }
        self.check_town(seat, bit(ends.a) | bit(ends.b));
    }

    /// Own bridges with own structures at both ends (TM-15.7).
    pub(crate) fn full_bridges(&self, seat: Seat) -> u8 {
        let mine = self.owned[seat.index()];
        let full = |slot: &&u8| {
            **slot > 0 && {
                let site = self.map().bridge_sites[**slot as usize - 1];
                mine >> site.a & mine >> site.b & 1 == 1
            }
        };
        self.player(seat).bridges.iter().filter(full).count() as u8
    }
}
