//! What follows from the rest of the table and is kept up to date, because it is asked at every
//! turn: empty slots, what the ship takes, whose Workshops are where.

use crate::content::content;
use crate::kinds::Guild;
use crate::moves::Place;
use crate::state::{Die, MAX_SEATS, RiseToNobility};

/// Never saved: loading works it out again, and the laws compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Derived {
    /// Guilds, Town Hall, Port, Berk and Castle: where no die lies yet on the slot for a value, by
    /// the value less 1, as bits of the place.
    pub(crate) open: [u64; 6],
    /// Workshops of each seat, as bits of three times the Guild plus the position.
    pub(crate) workshops: [u32; MAX_SEATS],
    /// Dice in the Tavern and the Yard.
    pub(crate) at_tavern: u8,
    pub(crate) at_yard: u8,
    /// Goods the ship still takes, as bits.
    pub(crate) on_demand: u8,
}

impl Derived {
    /// A die lies on the slot that takes these values, as bits of the value less 1.
    #[inline]
    pub(crate) fn close(&mut self, place: Place, values: u8) {
        // Mostly one value or two.
        let mut rest = values & ANY;
        while rest != 0 {
            self.open[rest.trailing_zeros() as usize] &= !place.bit();
            rest &= rest - 1;
        }
    }
}

/// Values that share a slot, as bits of the value less 1.
#[inline]
pub(crate) fn values_of(slot_of: &[u8; 6], slot: usize) -> u8 {
    let mut values = 0;
    for (index, of) in slot_of.iter().enumerate() {
        values |= u8::from(*of as usize == slot) << index;
    }
    values
}

/// Every value, as bits of the value less 1.
pub(crate) const ANY: u8 = 63;

impl RiseToNobility {
    /// Everything, from the table alone.
    pub(crate) fn derive(&self) -> Derived {
        let mut derived = Derived::default();
        self.clear_city(&mut derived);
        for guild in Guild::ALL {
            let used = self.dice.guilds[guild.index()].iter().filter(|die| !die.is_empty()).count();
            for slot in 0..3 {
                if !self.dice.guilds[guild.index()][slot].is_empty() {
                    derived.close(Place::guild(guild), self.closed_by(slot, used));
                }
            }
        }
        let lies = |dice: &[Die], at: usize| !dice[at].is_empty();
        for place in (0..6).filter(|place| lies(&self.dice.town_hall, *place)) {
            let values = values_of(&content().town_hall_place_of, place);
            derived.close(Place::TOWN_HALL, values);
        }
        for index in (0..6).filter(|index| lies(&self.dice.port, *index)) {
            derived.close(Place::PORT, 1 << index);
        }
        for slot in (0..3).filter(|slot| lies(&self.dice.berk, *slot)) {
            derived.close(Place::BERK, values_of(&content().berk_slot_of, slot));
        }
        for slot in (0..4).filter(|slot| lies(&self.dice.castle, *slot)) {
            derived.close(Place::castle(slot as u8), ANY);
        }
        let dice_in = |slots: &[Die; 6]| slots.iter().take_while(|die| !die.is_empty()).count();
        derived.at_tavern = dice_in(&self.dice.tavern) as u8;
        derived.at_yard = dice_in(&self.dice.yard) as u8;
        for (at, owner) in self.guilds.iter().flat_map(|guild| guild.owners).enumerate() {
            if let Some(owned) = derived.workshops.get_mut(owner as usize) {
                *owned |= 1 << at;
            }
        }
        derived
    }

    /// No dice anywhere, and what the ship takes as things are.
    pub(crate) fn clear_city(&self, derived: &mut Derived) {
        derived.open = content().empty_city[usize::from(self.seats == 6)];
        derived.at_tavern = 0;
        derived.at_yard = 0;
        derived.on_demand = 0;
        if let Some(ship) = content().ships.get(self.ship as usize) {
            for (at, (sold, spaces)) in self.sold.iter().zip(ship.spaces).enumerate() {
                derived.on_demand |= u8::from(*sold < spaces) << at;
            }
        }
    }

    /// Values a Guild no longer takes with so many dice, the last one on this slot (RTN-9.2).
    #[inline]
    pub(crate) fn closed_by(&self, slot: usize, used: usize) -> u8 {
        if used >= self.count().guild_slots as usize {
            ANY
        } else {
            values_of(&content().guild_slot_of, slot)
        }
    }
}
