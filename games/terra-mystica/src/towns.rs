//! Towns: when a group becomes one, what its tile gives (TM-12).

use crate::events::Event;
use crate::kinds::{Faction, Structure};
use crate::map::Hexes;
use crate::moves::Move;
use crate::state::{Source, TerraMystica, bit, each_hex};
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    /// All own structures directly connected with these (TM-12.1); rivers Mermaids have skipped
    /// connect too (TM-12.6).
    pub(crate) fn group(&self, seat: Seat, start: Hexes) -> Hexes {
        let mine = self.owned[seat.index()];
        let neighbors = &self.map().neighbors;
        let skipped = if self.player(seat).is(Faction::Mermaids) {
            self.in_town & self.map().rivers
        } else {
            0
        };
        let mut group = start & mine;
        let mut frontier = group;
        while frontier != 0 {
            let mut reached = 0;
            each_hex(frontier, |hex| {
                reached |=
                    if self.bridged == 0 { neighbors[hex as usize] } else { self.adjacent(hex) };
            });
            each_hex(reached & skipped, |river| reached |= neighbors[river as usize]);
            frontier = reached & mine & !group;
            group |= frontier;
        }
        group
    }

    /// Does this group have the size and power of a town (TM-12.1)?
    pub(crate) fn makes_town(&self, seat: Seat, group: Hexes) -> bool {
        let constants = &self.content().constants;
        let has_sanctuary = group & self.hexes_of(seat, Structure::Sanctuary) != 0;
        let needed = if has_sanctuary {
            constants.town_structures_with_sanctuary
        } else {
            constants.town_structures
        };
        group.count_ones() >= u32::from(needed)
            && self.power_on(seat, group) >= u32::from(self.town_power(seat))
    }

    /// Power a town needs: 7, or 6 with the favor tile.
    pub(crate) fn town_power(&self, seat: Seat) -> u8 {
        let content = self.content();
        let mut owned = self.player(seat).favors & content.favor_masks.town_power;
        let mut needed = content.constants.town_power;
        while owned != 0 {
            let tile = &content.favor_tiles[owned.trailing_zeros() as usize];
            needed = needed.min(tile.town_power.unwrap_or(needed));
            owned &= owned - 1;
        }
        needed
    }

    /// Looks at the group around new hexes: it joins a town it touches, or founds one.
    #[inline]
    pub(crate) fn check_town(&mut self, seat: Seat, start: Hexes) {
        let group = self.group(seat, start);
        if group & self.in_town != 0 {
            self.in_town |= group;
        } else if group.count_ones() >= 3
            && self.makes_town(seat, group)
            && self.tiles_for_towns() > self.owed.towns
        {
            self.in_town |= group;
            self.owed.towns += 1;
        }
    }

    /// Town tiles left, for towns owed and to come (TM-12.4).
    pub(crate) fn tiles_for_towns(&self) -> u8 {
        self.town_stock.iter().sum()
    }

    /// Looks at every own group anew, after towns became easier (TM-9.3).
    pub(crate) fn check_all_towns(&mut self, seat: Seat) {
        let mut rest = self.owned[seat.index()] & !self.in_town;
        while rest != 0 {
            let group = self.group(seat, rest & rest.wrapping_neg());
            self.check_town(seat, group);
            rest &= !group;
        }
    }

    #[inline]
    pub(crate) fn offer_towns<O: Offers<Move>>(&self, offers: &mut O) {
        for tile in 0..self.town_stock.len() as u8 {
            offers.when(self.town_stock[tile as usize] > 0, Move::TakeTown { tile });
        }
    }

    pub(crate) fn take_town<T: Tell<Event>>(&mut self, seat: Seat, tile: u8, tell: &mut T) {
        let content = self.content();
        let town = &content.town_tiles[tile as usize];
        self.town_stock[tile as usize] -= 1;
        self.player_mut(seat).towns[tile as usize] += 1;
        self.owed.towns -= 1;
        if self.town_stock.iter().all(|left| *left == 0) {
            self.owed.towns = 0;
        }
        tell.tell(|| Event::TownFounded { seat, tile });
        self.award(seat, Source::TownTiles, i16::from(town.points), tell);
        let round_tile = self.round_tile();
        self.award(seat, Source::ScoringTiles, i16::from(round_tile.town_points), tell);
        match self.player(seat).faction {
            Some(Faction::Witches) => self.award(seat, Source::Faction, 5, tell),
            Some(Faction::Swarmlings) => self.player_mut(seat).workers += 3,
            _ => {}
        }
        self.gain_keys(seat, town.keys, tell);
        self.gain(seat, town.gain);
        if town.cult_steps > 0 {
            self.advance_all_cults(seat, town.cult_steps, tell);
        }
        if town.shipping_step {
            self.free_shipping_step(seat, tell);
        }
    }

    /// Rivers across which Mermaids could found a town now (TM-12.6).
    pub(crate) fn connectable_rivers(&self, seat: Seat) -> Hexes {
        let loose = self.owned[seat.index()] & !self.in_town;
        if !self.player(seat).is(Faction::Mermaids)
            || loose.count_ones() < 3
            || self.power_on(seat, loose) < u32::from(self.town_power(seat))
            || self.tiles_for_towns() <= self.owed.towns
        {
            return 0;
        }
        let map = self.map();
        let mut touched = 0;
        each_hex(loose, |hex| touched |= map.neighbors[hex as usize]);
        let mut rivers = 0;
        each_hex(touched & map.rivers & !self.in_town, |river| {
            let around = map.neighbors[river as usize] & self.owned[seat.index()];
            if around.count_ones() >= 2 && around & self.in_town == 0 {
                let group = self.group(seat, around);
                if group & self.in_town == 0 && self.makes_town(seat, group) {
                    rivers |= bit(river);
                }
            }
        });
        rivers
    }

    pub(crate) fn connect_river<T: Tell<Event>>(&mut self, seat: Seat, river: u8, tell: &mut T) {
        tell.tell(|| Event::RiverConnected { seat, river });
        let around = self.map().neighbors[river as usize] & self.owned[seat.index()];
        let group = self.group(seat, around);
        self.in_town |= group | bit(river);
        self.owed.towns += 1;
    }
}
