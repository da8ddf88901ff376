//! Where a die can go (RTN-3.8, RTN-5), and placing it.

use crate::content::content;
use crate::events::Event;
use crate::kinds::{Benefit, Guild};
use crate::moves::{Location, Move, Place, Task};
use crate::state::{Die, NONE, RiseToNobility};
use engine::{Offers, Seat, Tell};

impl RiseToNobility {
    /// Every die, every value Modifiers can give it, every place for that value (RTN-5.5).
    #[inline]
    pub(crate) fn offer_placings<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        let highest = player.room().min(6);
        if highest == 0 {
            return;
        }
        let mut places = [0u64; 7];
        let mut known = 0u8;
        for die in 1..=6u8 {
            if player.dice[die as usize - 1] == 0 {
                continue;
            }
            let lowest = die.saturating_sub(player.modifiers).max(1);
            for value in lowest..=highest.min(die.saturating_add(player.modifiers)) {
                if known >> value & 1 == 0 {
                    known |= 1 << value;
                    places[value as usize] = self.places_for(seat, value);
                }
                let verb = Move::Place { die, value, at: Place::TAVERN };
                offers.each(places[value as usize], verb);
            }
            if offers.satisfied() {
                return;
            }
        }
    }

    /// True if some die can be placed somewhere.
    pub(crate) fn can_place_a_die(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let highest = player.room().min(6);
        let mut values = 0u8;
        for die in 1..=6u8 {
            if player.dice[die as usize - 1] > 0 {
                let lowest = die.saturating_sub(player.modifiers).max(1);
                for value in lowest..=highest.min(die.saturating_add(player.modifiers)) {
                    values |= 1 << value;
                }
            }
        }
        (1..=6).any(|value| values >> value & 1 == 1 && self.places_for(seat, value) != 0)
    }

    /// Places that take a die of this value from this seat, as bits (RTN-3.8).
    pub(crate) fn places_for(&self, seat: Seat, value: u8) -> u64 {
        let content = content();
        let player = self.player(seat);
        let count = self.count();
        let event = self.event_effect();
        let index = value as usize - 1;
        let dice = &self.dice;
        let mut places = 0;
        let mut allow = |allowed: bool, place: Place| places |= u64::from(allowed) << place.0;

        allow(self.tavern_takes(value), Place::TAVERN);
        allow(
            self.yard_takes(value)
                && player.houses_in_reserve() > 0
                && player.coins >= u16::from(self.house_price(seat)),
            Place::YARD,
        );
        let slot = content.guild_slot_of[index] as usize;
        for guild in Guild::ALL {
            let slots = &dice.guilds[guild.index()];
            let used = slots.iter().filter(|die| !die.is_empty()).count();
            let open = slots[slot].is_empty() && used < count.guild_slots as usize;
            allow(open, Place::guild(guild));
        }
        let place = content.town_hall_place_of[index] as usize;
        allow(
            dice.town_hall[place].is_empty() && self.can_buy_building(seat, place),
            Place::TOWN_HALL,
        );
        allow(
            event.close_port == 0 && dice.port[index].is_empty() && self.sellable(seat) != 0,
            Place::PORT,
        );
        let peoples = player.peoples();
        if peoples != 0 {
            for row in 0..3 {
                if content.council_rows[row as usize] >> value & 1 == 0 {
                    continue;
                }
                for column in 0..6 {
                    allow(
                        peoples >> content.councillors[column as usize] as u8 & 1 == 1
                            && self.can_answer(seat, row, column),
                        Place::council(row, column),
                    );
                }
            }
        }
        allow(dice.berk[content.berk_slot_of[index] as usize].is_empty(), Place::BERK);
        if event.close_castle == 0 {
            for (at, slot) in (0u8..).zip(&content.castle_slots) {
                let open =
                    slot.dice >> value & 1 == 1 && (!slot.six_players_only || self.seats == 6);
                allow(open && dice.castle[at as usize].is_empty(), Place::castle(at));
            }
        }
        allow(
            content.own_slot >> value & 1 == 1
                && dice.own[seat.index()].is_empty()
                && player.apprentices != [0; 6],
            Place::OWN_BOARD,
        );
        if self.options.chancellery {
            if dice.chancellery[index].is_empty() && player.workers > 0 {
                for (office, place) in
                    [(index, Place::UPPER_OFFICE), (index + 6, Place::LOWER_OFFICE)]
                {
                    let people = content.offices[office].people;
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
                let slot = content().guild_slot_of[index];
                self.dice.guilds[guild.index()][slot as usize] = placed;
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
