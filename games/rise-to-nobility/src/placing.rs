//! Where a die can go (RTN-3.8, RTN-5), and placing it.

use crate::content::{CastleSlot, content};
use crate::events::Event;
use crate::kinds::{Benefit, Guild};
use crate::moves::{Location, Move, Place, Task};
use crate::state::{Die, NONE, Player, RiseToNobility};
use engine::{Offers, Places, Seat, Tell};

impl RiseToNobility {
    /// Every die, every value Modifiers can give it, every place for that value (RTN-5.5).
    #[inline]
    pub(crate) fn offer_placings<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        let values = self.possible_values(player, player.dice_shown());
        if values == 0 {
            return;
        }
        let places = self.places_by_value(seat, values);
        let dice = u64::from(player.dice_shown());
        dice.each(|die| {
            u64::from(self.possible_values(player, 1 << die)).each(|value| {
                let verb = Move::Place { die: die as u8, value: value as u8, at: Place::TAVERN };
                offers.each(places[value as usize & 7], verb);
            });
        });
    }

    /// True if some die can be placed somewhere.
    pub(crate) fn can_place_a_die(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let values = self.possible_values(player, player.dice_shown());
        if values == 0 {
            return false;
        }
        // Nearly always a Guild takes some die; the whole city is looked at only if none does.
        let slots = (1u8..).zip(content().guild_slot_of);
        let mut slots = slots.filter(|(value, _)| values >> value & 1 == 1);
        slots.any(|(_, slot)| self.derived.open_guilds[slot as usize] != 0)
            || self.places_by_value(seat, values).iter().any(|places| *places != 0)
    }

    /// Values that Modifiers can give these dice within the Reputation left, as bits of the value
    /// (RTN-5.1, RTN-5.5).
    #[inline]
    fn possible_values(&self, player: &Player, dice: u8) -> u8 {
        let mut values = dice;
        for _ in 0..player.modifiers.min(5) {
            values |= values << 1 | values >> 1;
        }
        let most = player.room().min(6);
        values & ((1u8 << most) - 1) << 1
    }

    /// A die lies on a slot of a Guild; the last one allowed closes the others (RTN-9.2).
    pub(crate) fn lay_on_guild(&mut self, guild: Guild, slot: usize, die: Die) {
        let slots = &mut self.dice.guilds[guild.index()];
        slots[slot] = die;
        let used = slots.iter().filter(|die| !die.is_empty()).count();
        let full = used >= self.count().guild_slots as usize;
        for (at, open) in self.derived.open_guilds.iter_mut().enumerate() {
            if full || at == slot {
                *open &= !(1 << guild as u8);
            }
        }
    }

    /// Places that take a die of each of these values from this seat, as bits (RTN-3.8).
    fn places_by_value(&self, seat: Seat, values: u8) -> [u64; 7] {
        let content = content();
        let player = self.player(seat);
        let event = self.event_effect();
        let dice = &self.dice;
        let standing = self.open_whatever_the_slot(seat);
        let tavern_from = self.least_at_tavern();
        let yard_to = self.most_at_yard(seat);
        let sells = event.close_port == 0 && self.sellable(seat) != 0;
        let mut by_value = [0; 7];
        u64::from(values).each(|value| {
            let value = value as u8;
            let index = value as usize - 1;
            let mut places = standing & content.printed_places[index]
                | u64::from(self.derived.open_guilds[content.guild_slot_of[index] as usize])
                    << Place::GUILDS;
            let mut allow = |allowed: bool, place: Place| places |= u64::from(allowed) << place.0;
            allow(value >= tavern_from, Place::TAVERN);
            allow(value <= yard_to, Place::YARD);
            let place = content.town_hall_place_of[index] as usize;
            allow(
                dice.town_hall[place].is_empty() && self.can_buy_building(seat, place),
                Place::TOWN_HALL,
            );
            allow(sells && dice.port[index].is_empty(), Place::PORT);
            allow(dice.berk[content.berk_slot_of[index] as usize].is_empty(), Place::BERK);
            if self.options.chancellery {
                places |= self.open_at_the_chancellery(seat, player.peoples(), value);
            }
            by_value[value as usize & 7] = places;
        });
        by_value
    }

    /// Council tiles this seat can answer, empty castle slots, the own board: the values they take
    /// are printed on them.
    fn open_whatever_the_slot(&self, seat: Seat) -> u64 {
        let content = content();
        let player = self.player(seat);
        let mut places = 0;
        let mut allow = |allowed: bool, place: Place| places |= u64::from(allowed) << place.0;
        if player.fulfilled != 0 {
            let peoples = player.peoples();
            for (column, people) in (0u8..).zip(content.councillors) {
                if peoples >> people as u8 & 1 == 1 {
                    for row in 0..3 {
                        allow(self.can_answer(seat, row, column), Place::council(row, column));
                    }
                }
            }
        }
        if self.event_effect().close_castle == 0 {
            for (at, slot) in (0u8..).zip(&content.castle_slots) {
                let open = !slot.six_players_only || self.seats == 6;
                allow(open && self.dice.castle[at as usize].is_empty(), Place::castle(at));
            }
        }
        allow(
            self.dice.own[seat.index()].is_empty() && player.apprentices != [0; 6],
            Place::OWN_BOARD,
        );
        places
    }

    /// Offices and own dice tiles (RTN-13.3, RTN-13.10).
    fn open_at_the_chancellery(&self, seat: Seat, peoples: u8, value: u8) -> u64 {
        let index = value as usize - 1;
        let mut places = 0;
        let mut allow = |allowed: bool, place: Place| places |= u64::from(allowed) << place.0;
        if self.dice.chancellery[index].is_empty() && self.player(seat).workers > 0 {
            for (office, place) in [(index, Place::UPPER_OFFICE), (index + 6, Place::LOWER_OFFICE)]
            {
                let people = content().offices[office].people;
                allow(
                    self.offices[office] == NONE
                        && office < self.open_offices() as usize
                        && peoples >> people as u8 & 1 == 1,
                    place,
                );
            }
        }
        for (at, tile) in (0u8..).zip(&self.dice_tiles) {
            if tile.owner == seat.0 {
                allow(self.open_slot(at, value).is_some(), Place::tile(at));
            }
        }
        places
    }

    /// The first open slot of a dice tile for this value (RTN-13.10).
    pub(crate) fn open_slot(&self, tile: u8, value: u8) -> Option<usize> {
        let printed = &content().dice_tiles[tile as usize].slots;
        let slots = &self.dice_tiles[tile as usize].slots;
        (0..3).find(|slot| printed[*slot] == value && slots[*slot].is_empty())
    }

    /// Puts a die down and starts what follows (RTN-5.2, RTN-5.6).
    pub(crate) fn place_die<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        (die, value): (u8, u8),
        at: Place,
        tell: &mut T,
    ) {
        tell.tell(|| Event::DiePlaced { seat, die, value, at });
        let tokens = die.abs_diff(value);
        self.modifiers += tokens;
        let player = self.player_mut(seat);
        player.modifiers -= tokens;
        player.dice[die as usize - 1] -= 1;
        player.placed += value;
        self.done.die = true;
        let placed = Die::new(seat.0, value);
        let index = value as usize - 1;
        match at.location() {
            Location::Tavern => {
                put_last(&mut self.dice.tavern, placed);
                if self.benefits(seat, Benefit::TavernTwoCards) > 0 {
                    self.agenda.0.push(Task::TakeSettlers { seat, optional: true });
                }
                self.agenda.0.push(Task::TakeSettlers { seat, optional: false });
            }
            Location::Yard => {
                put_last(&mut self.dice.yard, placed);
                self.buy_house(seat, tell);
            }
            Location::Guild(guild) => {
                self.lay_on_guild(guild, content().guild_slot_of[index] as usize, placed);
                self.visit_guild(seat, guild, value, tell);
            }
            Location::TownHall => {
                let place = content().town_hall_place_of[index] as usize;
                self.dice.town_hall[place] = placed;
                self.buy_building(seat, place, tell);
            }
            Location::Port => {
                self.dice.port[index] = placed;
                self.agenda.0.push(Task::sell(seat, Default::default(), value, false));
            }
            Location::Council(row, column) => {
                self.dice.council[row as usize][column as usize] = placed;
                self.answer_council(seat, row, column, tell);
            }
            Location::Berk => {
                self.dice.berk[content().berk_slot_of[index] as usize] = placed;
                self.visit_berk(seat, value, tell);
            }
            Location::Castle(slot) => {
                self.dice.castle[slot as usize] = placed;
                let gain = content().castle_slots[slot as usize].reputation;
                let more = self.event_effect().castle_reputation;
                self.gain_reputation(seat, gain + more, tell);
            }
            Location::OwnBoard => {
                self.dice.own[seat.index()] = placed;
                self.agenda.0.push(Task::ReturnApprentice { seat });
            }
            Location::Office { lower } => {
                self.dice.chancellery[index] = placed;
                self.take_office(seat, index as u8 + 6 * u8::from(lower), tell);
            }
            Location::Tile(tile) => self.fill_tile(seat, tile, placed, tell),
        }
    }
}

/// The first empty slot from the left (RTN-7.1, RTN-8.1).
fn put_last(slots: &mut [Die; 6], die: Die) {
    if let Some(slot) = slots.iter_mut().find(|slot| slot.is_empty()) {
        *slot = die;
    }
}

/// Of the council, the castle and the own board: the places that take each value, as bits, by the
/// value less 1 (RTN-5.4).
pub(crate) fn printed_places(
    council_rows: &[u8; 3],
    castle_slots: &[CastleSlot; 4],
    own_slot: u8,
) -> [u64; 6] {
    std::array::from_fn(|index| {
        let takes = |values: u8, place: Place| u64::from(values >> (index + 1) & 1) << place.0;
        let rows = (0u8..).zip(council_rows);
        let council = rows.flat_map(|(row, values)| {
            (0..6).map(move |column| takes(*values, Place::council(row, column)))
        });
        let slots = (0u8..).zip(castle_slots);
        let castle = slots.map(|(at, slot)| takes(slot.dice, Place::castle(at)));
        council.chain(castle).fold(takes(own_slot, Place::OWN_BOARD), |all, place| all | place)
    })
}
