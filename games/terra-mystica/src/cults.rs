//! The cult board: steps, keys, orders (TM-8.50, TM-9.2, TM-11).

use crate::events::Event;
use crate::kinds::{Cult, Faction};
use crate::moves::Move;
use crate::state::TerraMystica;
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    /// Advances a marker: power on the way, and space 10 only with a key and if free (TM-11.1,
    /// TM-11.2). A step stopped for want of a key is remembered for this turn (TM-9.2).
    pub(crate) fn advance_cult<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        cult: Cult,
        steps: u8,
        tell: &mut T,
    ) {
        let from = self.player(seat).cults[cult as usize];
        let mut to = (from + steps).min(10);
        if to == 10 && from < 10 {
            if self.top_taken(cult) {
                to = 9;
            } else if self.player(seat).keys == 0 {
                to = 9;
                // A late step of the Cultists in somebody else's turn is not remembered (TM-X12).
                self.owed.blocked |= u8::from(seat == self.active()) << cult as u8;
            } else {
                self.player_mut(seat).keys -= 1;
                self.owed.blocked &= !(1 << cult as u8);
            }
        }
        if to == from {
            return;
        }
        let thresholds = &self.content().constants.cult_power;
        let power = thresholds[from as usize + 1..=to as usize].iter().sum();
        let player = self.player_mut(seat);
        player.cults[cult as usize] = to;
        if power > 0 {
            player.gain_power(power);
        }
        tell.tell(|| Event::CultAdvanced { seat, cult, from, to, power });
    }

    /// New keys: steps stopped earlier in this turn are made up; if there are too few keys for
    /// all of them the player chooses (TM-9.2, TM-11.4).
    pub(crate) fn gain_keys<T: Tell<Event>>(&mut self, seat: Seat, keys: u8, tell: &mut T) {
        self.player_mut(seat).keys += keys;
        for cult in Cult::ALL {
            if self.top_taken(cult) {
                self.owed.blocked &= !(1 << cult as u8);
            }
        }
        let waiting = self.owed.blocked;
        if waiting == 0 {
            return;
        }
        if u32::from(self.player(seat).keys) >= waiting.count_ones() {
            for cult in Cult::ALL {
                if waiting >> cult as u8 & 1 == 1 {
                    self.advance_cult(seat, cult, 1, tell);
                }
            }
        } else {
            self.owed.enter = waiting;
        }
    }

    /// A tile with steps on every cult: the other tracks first, then those that compete for
    /// space 10 with too few keys are put to the player (TM-11.4).
    pub(crate) fn advance_all_cults<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        steps: u8,
        tell: &mut T,
    ) {
        let reaches_top = |table: &TerraMystica, cult: Cult| {
            let at = table.player(seat).cults[cult as usize];
            at < 10 && at + steps >= 10 && !table.top_taken(cult)
        };
        let competing = Cult::ALL
            .into_iter()
            .filter(|cult| reaches_top(self, *cult))
            .fold(0u8, |bits, cult| bits | 1 << cult as u8);
        let keys = self.player(seat).keys;
        let choose = keys > 0 && competing.count_ones() > u32::from(keys);
        for cult in Cult::ALL {
            if choose && competing >> cult as u8 & 1 == 1 {
                // Stops on 9 for now; the choice follows.
                let at = self.player(seat).cults[cult as usize];
                self.advance_cult(seat, cult, 9 - at, tell);
            } else {
                self.advance_cult(seat, cult, steps, tell);
            }
        }
        if choose {
            self.owed.enter = competing;
        }
    }

    /// The player lets one of the competing markers enter space 10.
    pub(crate) fn enter_cult<T: Tell<Event>>(&mut self, seat: Seat, cult: Cult, tell: &mut T) {
        self.advance_cult(seat, cult, 1, tell);
        self.owed.enter &= !(1 << cult as u8);
        if self.player(seat).keys == 0 {
            // The choice is made: the others stay where they are.
            self.owed.blocked &= !self.owed.enter;
            self.owed.enter = 0;
        }
    }

    /// A priest to a cult: 3 or 2 steps on a free order space, or 1 step and the priest comes
    /// back (TM-8.50).
    #[inline]
    pub(crate) fn offer_priests<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        if self.player(seat).priests == 0 {
            return;
        }
        for cult in Cult::ALL {
            for steps in [3, 2] {
                offers.when(
                    self.free_order_space(cult, steps).is_some(),
                    Move::SendPriest { cult, steps },
                );
            }
            offers.one(Move::SendPriest { cult, steps: 1 });
        }
    }
    #[inline]
    pub(crate) fn free_order_space(&self, cult: Cult, steps: u8) -> Option<usize> {
        let printed = &self.content().constants.order_spaces;
        let taken = &self.orders[cult as usize];
        (0..4).find(|space| printed[*space] == steps && taken[*space] == 0)
    }
    pub(crate) fn send_priest<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        cult: Cult,
        steps: u8,
        tell: &mut T,
    ) {
        tell.tell(|| Event::PriestSent { seat, cult, steps });
        self.player_mut(seat).priests -= 1;
        if let Some(space) = self.free_order_space(cult, steps) {
            self.orders[cult as usize][space] = seat.0 + 1;
            self.player_mut(seat).ordered += 1;
        }
        let player = self.player(seat);
        // Acolytes with a stronghold go one step further (TM-X9.4).
        let further = u8::from(player.is(Faction::Acolytes) && player.has_stronghold());
        self.advance_cult(seat, cult, steps + further, tell);
    }
}
