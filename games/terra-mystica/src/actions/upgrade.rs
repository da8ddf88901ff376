//! Action 4: upgrades and what they bring (TM-8.40 to TM-8.46).

use crate::content::Cost;
use crate::events::Event;
use crate::kinds::{Faction, Structure};
use crate::map::Hexes;
use crate::moves::Move;
use crate::state::{Source, SpadeUse, TerraMystica, bit, each_hex};
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    #[inline]
    pub(crate) fn has_piece(&self, seat: Seat, structure: Structure) -> bool {
        self.player(seat).built[structure as usize] < self.board(seat).count[structure as usize]
    }

    /// Own hexes with an opponent's structure next to them (TM-8.41).
    pub(crate) fn with_neighbor(&self, seat: Seat, hexes: Hexes) -> Hexes {
        let others = self.occupied() & !self.owned[seat.index()];
        let mut set = 0;
        each_hex(hexes, |hex| {
            if self.adjacent(hex) & others != 0 {
                set |= bit(hex);
            }
        });
        set
    }

    #[inline]
    pub(crate) fn offer_upgrades<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        let board = self.board(seat);
        let verb = |to| Move::Upgrade { at: 0, to };
        let is_left = |of: Structure| player.built[of as usize] < board.count[of as usize];
        if player.built[0] > 0 && is_left(Structure::TradingHouse) {
            let dwellings = self.hexes_of(seat, Structure::Dwelling);
            if player.can_pay(board.trading_house_alone) {
                offers.each(dwellings, verb(Structure::TradingHouse));
            } else if player.can_pay(board.cost[Structure::TradingHouse as usize]) {
                offers.each(self.with_neighbor(seat, dwellings), verb(Structure::TradingHouse));
            }
        }
        if player.built[1] > 0 {
            let houses = self.hexes_of(seat, Structure::TradingHouse);
            for to in [Structure::Temple, Structure::Stronghold] {
                if is_left(to) && player.can_pay(board.cost[to as usize]) {
                    offers.each(houses, verb(to));
                }
            }
        }
        if player.built[2] > 0
            && is_left(Structure::Sanctuary)
            && player.can_pay(board.cost[Structure::Sanctuary as usize])
        {
            let temples = self.hexes_of(seat, Structure::Temple);
            offers.each(temples, verb(Structure::Sanctuary));
        }
    }

    /// What this upgrade costs here.
    pub(crate) fn upgrade_cost(&self, seat: Seat, hex: u8, to: Structure) -> Cost {
        let board = self.board(seat);
        if to == Structure::TradingHouse && self.with_neighbor(seat, bit(hex)) == 0 {
            board.trading_house_alone
        } else {
            board.cost[to as usize]
        }
    }

    pub(crate) fn upgrade<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        hex: u8,
        to: Structure,
        tell: &mut T,
    ) {
        let cost = self.upgrade_cost(seat, hex, to);
        self.player_mut(seat).pay(cost);
        self.raise(seat, hex, to, tell);
    }

    /// The new piece replaces the old one: points, immediate effects, favors, offers, town
    /// (TM-8.40, TM-9.1).
    pub(crate) fn raise<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        hex: u8,
        to: Structure,
        tell: &mut T,
    ) {
        tell.tell(|| Event::Upgraded { seat, hex, to });
        let old = self.structure_at(hex).unwrap_or_default();
        let player = self.player_mut(seat);
        player.built[old as usize] -= 1;
        player.built[to as usize] += 1;
        self.set_structure(hex, to);
        self.score_structure(seat, to, tell);
        self.owed.favors += self.board(seat).favor_tiles[to as usize];
        self.offer_power(seat, hex, tell);
        self.check_town(seat, bit(hex));
        if to == Structure::Stronghold {
            self.stronghold_built(seat, tell);
        }
    }

    /// What a stronghold does at once (TM-15).
    fn stronghold_built<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let seats = self.seats;
        let longer = self.board(seat).leap.map_or(0, |leap| leap.skip_with_stronghold - leap.skip);
        let player = self.player_mut(seat);
        match player.faction {
            Some(Faction::Alchemists) => {
                player.gain_power(12);
            }
            Some(Faction::Darklings) => self.owed.ordain = true,
            Some(Faction::Halflings) => self.free_spades(seat, 3, SpadeUse::NoTopUp, tell),
            Some(Faction::Cultists) => self.award(seat, Source::Faction, 7, tell),
            Some(Faction::Mermaids) => self.free_shipping_step(seat, tell),
            Some(Faction::Fakirs) => player.leap += longer,
            Some(Faction::Dragonlords) => player.bowls[0] += seats,
            Some(Faction::Riverwalkers) => self.owed.bridges = 2,
            _ => {}
        }
    }

    /// Favor tiles a player may take: in stock and not owned yet (TM-1.4, TM-8.43).
    #[inline]
    pub(crate) fn free_favors(&self, seat: Seat) -> u16 {
        let owned = self.player(seat).favors;
        let mut free = 0;
        for (tile, left) in self.favor_stock.iter().enumerate() {
            free |= u16::from(*left > 0) << tile;
        }
        free & !owned
    }

    pub(crate) fn take_favor<T: Tell<Event>>(&mut self, seat: Seat, tile: u8, tell: &mut T) {
        let favor = &self.content().favor_tiles[tile as usize];
        self.favor_stock[tile as usize] -= 1;
        self.player_mut(seat).favors |= 1 << tile;
        self.owed.favors -= 1;
        if self.free_favors(seat) == 0 {
            self.owed.favors = 0;
        }
        tell.tell(|| Event::FavorTaken { seat, tile });
        self.advance_cult(seat, favor.cult, favor.steps, tell);
        if favor.town_power.is_some() {
            self.check_all_towns(seat);
        }
    }
}
