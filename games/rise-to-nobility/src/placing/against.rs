//! What a place asks of a die and its owner, in the order a person should hear it.

use crate::content::content;
use crate::effects::Key;
use crate::moves::{Location, Place};
use crate::state::{NONE, RiseToNobility};
use engine::{Message, Refusal, Seat};

fn plain(rule: &'static str, key: &str) -> Refusal {
    Refusal::plain(rule, key)
}

impl RiseToNobility {
    /// The place does not take this value from this player.
    pub(super) fn not_taken(&self, seat: Seat, value: u8, at: Place) -> Refusal {
        let player = self.player(seat);
        let index = value as usize - 1;
        let content = content();
        match at.location() {
            Location::Tavern if self.cards_on_display() == 0 => {
                plain("RTN-3.8", "refused-no-settlers")
            }
            Location::Tavern
                if !self.dice.tavern[self.count().tavern_slots as usize - 1].is_empty() =>
            {
                plain("RTN-7.1", "refused-slots-full")
            }
            Location::Tavern => plain("RTN-7.1", "refused-tavern-order"),
            Location::Yard if player.houses_in_reserve() == 0 => {
                plain("RTN-8.3", "refused-no-houses")
            }
            Location::Yard if player.coins < self.house_price(seat).into() => {
                self.too_dear("RTN-8.2", seat, self.house_price(seat))
            }
            Location::Yard if !self.dice.yard[self.count().yard_slots as usize - 1].is_empty() => {
                plain("RTN-8.1", "refused-slots-full")
            }
            Location::Yard => plain("RTN-8.1", "refused-yard-order"),
            Location::Guild(guild) => {
                let slot = content.guild_slot_of[index] as usize;
                if self.dice.guilds[guild.index()][slot].is_empty() {
                    plain("RTN-9.2", "refused-guild-closed")
                } else {
                    plain("RTN-5.4", "refused-slot-taken")
                }
            }
            Location::TownHall => self.not_bought(seat, content.town_hall_place_of[index] as usize),
            Location::Port if self.has_changed(Key::ClosePort) => {
                plain("RTN-15.3", "refused-closed")
            }
            Location::Port if !self.dice.port[index].is_empty() => {
                plain("RTN-5.4", "refused-slot-taken")
            }
            Location::Port => plain("RTN-3.8", "refused-nothing-to-sell"),
            Location::Council(row, column) => self.not_answered(seat, value, row, column),
            Location::Berk => plain("RTN-5.4", "refused-slot-taken"),
            Location::Castle(_) if self.has_changed(Key::CloseCastle) => {
                plain("RTN-15.3", "refused-closed")
            }
            Location::Castle(slot) => {
                let printed = &content.castle_slots[slot as usize];
                if printed.six_players_only && self.seats != 6 {
                    plain("RTN-14.1", "refused-six-only")
                } else if printed.dice >> value & 1 == 0 {
                    plain("RTN-5.4", "refused-slot-value")
                } else {
                    plain("RTN-5.4", "refused-slot-taken")
                }
            }
            Location::OwnBoard if content.own_slot >> value & 1 == 0 => {
                plain("RTN-11.14", "refused-slot-value")
            }
            Location::OwnBoard if !self.dice.own[seat.index()].is_empty() => {
                plain("RTN-5.4", "refused-slot-taken")
            }
            Location::OwnBoard => plain("RTN-11.14", "refused-no-apprentice"),
            Location::Office { .. } | Location::Tile(_) if !self.options.chancellery => {
                plain("RTN-13.1", "refused-no-chancellery")
            }
            Location::Office { lower } => self.no_office(seat, index + 6 * usize::from(lower)),
            Location::Tile(tile) if self.dice_tiles[tile as usize].owner != seat.0 => {
                plain("RTN-13.10", "refused-not-your-tile")
            }
            Location::Tile(_) => plain("RTN-13.10", "refused-tile-value"),
        }
    }

    fn too_dear(&self, rule: &'static str, seat: Seat, price: u8) -> Refusal {
        let reason = Message::new("refused-coins").number("price", price);
        Refusal::new(rule, reason.number("coins", self.player(seat).coins))
    }

    fn not_bought(&self, seat: Seat, place: usize) -> Refusal {
        let tile = self.town_hall[place];
        if !self.dice.town_hall[place].is_empty() {
            return plain("RTN-5.4", "refused-slot-taken");
        }
        if tile == NONE {
            return plain("RTN-10.1", "refused-no-building");
        }
        let price = self.building_price(seat, place);
        if self.player(seat).coins < price.into() {
            return self.too_dear("RTN-10.1", seat, price);
        }
        match Self::guild_of(tile) {
            Some(guild) if self.guilds[guild.index()].free_position().is_none() => {
                plain("RTN-10.2", "refused-guild-full")
            }
            Some(_) => plain("RTN-10.2", "refused-needs-apprentice"),
            None if self.player(seat).workers == 0 => plain("RTN-10.4", "refused-no-worker"),
            None => plain("RTN-10.4", "refused-area-taken"),
        }
    }

    fn not_answered(&self, seat: Seat, value: u8, row: u8, column: u8) -> Refusal {
        let content = content();
        let player = self.player(seat);
        let tile = self.council[row as usize][column as usize];
        if content.council_rows[row as usize] >> value & 1 == 0 {
            return plain("RTN-11.3", "refused-slot-value");
        }
        if tile == NONE {
            return plain("RTN-11.4", "refused-no-council-tile");
        }
        if player.peoples() >> content.councillors[column as usize] as u8 & 1 == 0 {
            return plain("RTN-11.6", "refused-people");
        }
        let printed = &content.council[tile as usize];
        if player.nobility < printed.nobility {
            let reason = Message::new("refused-nobility").number("needed", printed.nobility);
            return Refusal::new("RTN-11.5", reason.number("level", player.nobility));
        }
        plain("RTN-11.7", "refused-council-cost")
    }

    fn no_office(&self, seat: Seat, office: usize) -> Refusal {
        let player = self.player(seat);
        if office >= self.open_offices() as usize {
            plain("RTN-13.2", "refused-office-closed")
        } else if !self.dice.chancellery[office % 6].is_empty() {
            plain("RTN-13.4", "refused-slot-taken")
        } else if self.offices[office] != NONE {
            plain("RTN-13.3", "refused-office-taken")
        } else if player.workers == 0 {
            plain("RTN-13.3", "refused-no-worker")
        } else {
            plain("RTN-13.3", "refused-people")
        }
    }
}
