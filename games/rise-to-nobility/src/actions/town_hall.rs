//! The Town Hall, Buildings, and selling them (RTN-10, RTN-17.9 to RTN-17.12).

use super::tavern::draw;
use crate::content::content;
use crate::effects::{About, Key};
use crate::events::Event;
use crate::kinds::{Benefit, Guild, Source};
use crate::moves::Move;
use crate::state::{NONE, RiseToNobility};
use engine::chain::Runs;
use engine::{Chance, Offers, Places, Refusal, Requires, Seat, Tell, Whether};

/// An Event lowers no price below the least one (RTN-10.7).
pub(super) fn reduced_by_event(price: u8, less: u8) -> u8 {
    let least = content().board.buildings.least_price.min(price);
    price.saturating_sub(less).max(least)
}

impl RiseToNobility {
    /// What the Event of the round leaves of a price (RTN-10.1, RTN-10.7).
    pub(crate) fn open_building_price(&self, place: usize) -> u8 {
        let price = content().board.town_hall[place].price;
        reduced_by_event(price, self.changed_by(Key::BuildingDiscount))
    }

    /// Reduced by Event and offices together (RTN-13.7).
    pub(crate) fn building_price(&self, seat: Seat, place: usize) -> u8 {
        let less = self.benefits(seat, Benefit::BuildingDiscount);
        self.open_building_price(place).saturating_sub(less)
    }

    /// Can this player pay the tile of this place, and put it somewhere?
    pub(crate) fn can_buy_building(&self, seat: Seat, place: usize) -> bool {
        self.buys(&mut Whether, seat, place).is_some()
    }

    /// What buying the tile of a place takes: somebody who moves in, room, coins (RTN-10.1, RTN-10.2, RTN-10.4).
    #[inline(always)]
    pub(crate) fn buys<R: Requires>(&self, to: &mut R, seat: Seat, place: usize) -> Option<()> {
        let plain = |rule, key| move || Refusal::plain(rule, key);
        let (tile, player) = (self.town_hall[place], self.player(seat));
        to.that(tile != NONE, plain("RTN-10.1", "refused-no-building"))?;
        match Self::guild_of(tile) {
            Some(guild) => {
                let apprentice = player.apprentices[guild.index()] > 0;
                to.that(apprentice, plain("RTN-10.2", "refused-needs-apprentice"))?;
                let room = self.guilds[guild.index()].free_position().is_some();
                to.that(room, plain("RTN-10.2", "refused-guild-full"))?;
            }
            None => {
                to.that(player.workers > 0, plain("RTN-10.4", "refused-no-worker"))?;
                to.that(player.areas.contains(&NONE), plain("RTN-10.4", "refused-area-taken"))?;
            }
        }
        self.pays(to, "RTN-10.1", seat, self.building_price(seat, place))
    }

    pub(crate) fn buy_building<T: Tell<Event>>(&mut self, seat: Seat, place: usize, tell: &mut T) {
        let price = self.building_price(seat, place);
        let tile = self.town_hall[place];
        match Self::guild_of(tile) {
            Some(guild) => {
                self.town_hall[place] = NONE;
                self.player_mut(seat).coins -= u16::from(price);
                self.place_workshop(seat, guild, tile, price, tell);
            }
            // Paid when the area is chosen; until then the tile lies in its place.
            None => {
                let about = About::TownHall { place: place as u8 };
                self.begin(content().roots.town_hall, seat, about);
            }
        }
    }

    /// Leftmost empty position, an Apprentice becomes Guild Master, stars and points (RTN-10.2).
    fn place_workshop<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: Guild,
        tile: u8,
        price: u8,
        tell: &mut T,
    ) {
        let house = &mut self.guilds[guild.index()];
        let Some(position) = house.free_position() else { return };
        house.workshops[position] = tile;
        house.owners[position] = seat.0;
        self.derived.workshops[seat.index()] |= 1 << (3 * guild.index() + position);
        self.player_mut(seat).apprentices[guild.index()] -= 1;
        let printed = &content().board.workshop_positions[position];
        let keeper = self.keeper_of(guild);
        // In the own Guild of the Night variant they were given at the start (RTN-17.9).
        let points = if keeper == Some(seat) { 0 } else { printed.points };
        tell.tell(|| Event::WorkshopBought { seat, tile, price, points });
        if keeper == Some(seat) {
            return;
        }
        self.score_points(seat, Source::Workshops, i16::from(points));
        if let Some(keeper) = keeper {
            tell.tell(|| Event::GuildInvaded { seat: keeper, guild, points });
            self.score_points(keeper, Source::Workshops, -i16::from(points));
            self.lose_nobility(keeper, printed.stars, tell);
        }
        self.gain_nobility(seat, printed.stars, tell);
    }

    /// Empty Communal areas, as bits.
    pub(crate) fn free_areas(&self, seat: Seat) -> u64 {
        let areas = (0u8..).zip(self.player(seat).areas);
        areas.filter(|(_, tile)| *tile == NONE).fold(0, |bits, (area, _)| bits | 1 << area)
    }

    /// A Worker moves in; stars and points (RTN-10.4).
    pub(crate) fn place_communal<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        place: usize,
        area: u8,
        tell: &mut T,
    ) {
        let price = self.building_price(seat, place);
        let tile = std::mem::replace(&mut self.town_hall[place], NONE);
        let printed = &content().own.areas[area as usize];
        let player = self.player_mut(seat);
        player.coins -= u16::from(price);
        player.workers -= 1;
        player.areas[area as usize] = tile;
        let points = printed.points;
        tell.tell(|| Event::CommunalBought { seat, tile, area, price, points });
        self.score_points(seat, Source::Communal, i16::from(points));
        self.gain_nobility(seat, printed.stars, tell);
    }

    /// One Building per turn (RTN-10.5).
    #[inline]
    pub(crate) fn offer_sales<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        if !O::EXPLAINS && self.done.sale {
            return;
        }
        let own = self.derived.workshops[seat.index()];
        let one_sale = || Refusal::plain("RTN-4.4", "refused-one-sale");
        let not_yours = || Refusal::plain("RTN-10.5", "refused-not-your-building");
        let asked_about = if O::EXPLAINS { (1 << 18) - 1 } else { own };
        u64::from(asked_about).each(|at| {
            let (guild, position) = (Guild::ALL[at as usize / 3], at as u8 % 3);
            offers.given(Move::SellWorkshop { guild, position }, |need| {
                need.that(!self.done.sale, one_sale)?;
                need.that(own >> at & 1 == 1, not_yours)
            });
        });
        for (area, tile) in (0u8..).zip(self.player(seat).areas) {
            offers.given(Move::SellCommunal { area }, |need| {
                need.that(!self.done.sale, one_sale)?;
                need.that(tile != NONE, not_yours)
            });
        }
    }

    #[inline]
    pub(crate) fn has_buildings(&self, seat: Seat) -> bool {
        self.player(seat).areas != [NONE; 3] || self.derived.workshops[seat.index()] != 0
    }

    /// The tile stays without an owner, the Guild Master goes home (RTN-10.5, RTN-17.12).
    pub(crate) fn sell_workshop<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: Guild,
        position: u8,
        tell: &mut T,
    ) {
        self.done.sale = true;
        let house = &mut self.guilds[guild.index()];
        house.owners[position as usize] = NONE;
        let tile = house.workshops[position as usize];
        self.derived.workshops[seat.index()] &= !(1 << (3 * guild as u8 + position));
        let own = self.keeper_of(guild) == Some(seat);
        let printed = content().board.workshop_positions[position as usize].points;
        self.paid_for_sale(seat, tile, if own { 0 } else { printed }, Source::Workshops, tell);
    }

    /// The tile is discarded, the area is free again (RTN-10.5).
    pub(crate) fn sell_communal<T: Tell<Event>>(&mut self, seat: Seat, area: u8, tell: &mut T) {
        self.done.sale = true;
        let tile = std::mem::replace(&mut self.player_mut(seat).areas[area as usize], NONE);
        self.building_discard |= 1 << tile;
        let points = content().own.areas[area as usize].points;
        self.paid_for_sale(seat, tile, points, Source::Communal, tell);
    }

    fn paid_for_sale<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        tile: u8,
        points: u8,
        source: Source,
        tell: &mut T,
    ) {
        let coins = content().board.buildings.sell_price;
        let player = self.player_mut(seat);
        player.coins += u16::from(coins);
        player.workers += 1;
        self.score_points(seat, source, -i16::from(points));
        tell.tell(|| Event::BuildingSold { seat, tile, coins, points });
    }

    /// Workshops whose Guild has no empty position (RTN-12.9).
    pub(crate) fn dead_workshops(&self) -> u64 {
        let full = |guild: &Guild| self.guilds[guild.index()].free_position().is_none();
        let guilds = Guild::ALL.into_iter().filter(full);
        guilds.fold(0, |tiles, guild| tiles | content().of_guild[guild.index()])
    }

    /// Draws a tile onto an empty place. A tile of `unwanted` is discarded and replaced; an empty
    /// bag is filled with the discarded tiles (RTN-3.7).
    pub(crate) fn lay_building<C: Chance, T: Tell<Event>>(
        &mut self,
        place: usize,
        unwanted: u64,
        chance: &mut C,
        tell: &mut T,
    ) {
        loop {
            if self.bag == 0 {
                if self.building_discard & !unwanted == 0 {
                    return;
                }
                self.bag = std::mem::take(&mut self.building_discard);
            }
            let Some(tile) = draw(&mut self.bag, chance) else { return };
            if unwanted >> tile & 1 == 0 {
                self.town_hall[place] = tile;
                tell.tell(|| Event::BuildingLaid { place: place as u8, tile });
                return;
            }
            self.discard_building(tile, tell);
        }
    }

    pub(crate) fn discard_building<T: Tell<Event>>(&mut self, tile: u8, tell: &mut T) {
        self.building_discard |= 1 << tile;
        tell.tell(|| Event::BuildingDiscarded { tile });
    }

    /// All tiles go, places without a die get new ones (RTN-11.12).
    pub(crate) fn renew_buildings<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        tell.tell(|| Event::BuildingsRenewed { seat });
        for place in 0..self.town_hall.len() {
            let tile = std::mem::replace(&mut self.town_hall[place], NONE);
            if tile != NONE {
                self.discard_building(tile, tell);
            }
        }
        for place in 0..self.town_hall.len() {
            if self.dice.town_hall[place].is_empty() {
                self.lay_building(place, 0, chance, tell);
            }
        }
    }

    /// Dead Workshops go, the others slide towards cheap, new ones are drawn (RTN-12.9).
    pub(crate) fn refill_town_hall<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        let dead = self.dead_workshops();
        let tiles = std::mem::replace(&mut self.town_hall, [NONE; 6]);
        let mut next = 0;
        for tile in tiles.into_iter().filter(|tile| *tile != NONE) {
            if dead >> tile & 1 == 1 {
                self.discard_building(tile, tell);
            } else {
                self.town_hall[next] = tile;
                next += 1;
            }
        }
        for place in next..self.town_hall.len() {
            self.lay_building(place, dead, chance, tell);
        }
    }
}
