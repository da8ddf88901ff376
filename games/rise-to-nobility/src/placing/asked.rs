//! What a place asks of a die and its owner, in the order a person should hear it. Each requirement is stated where it
//! belongs (`actions/`), for this and for the places that are offered.

use crate::content::content;
use crate::effects::Key;
use crate::moves::{Location, Place};
use crate::state::{NONE, RiseToNobility};
use engine::{Between, Refusal, Requires, Seat};

fn plain(rule: &'static str, key: &'static str) -> impl FnOnce() -> Refusal {
    move || Refusal::plain(rule, key)
}

impl RiseToNobility {
    /// Does the place take a die of this value from this player?
    pub(super) fn takes<R: Requires>(
        &self,
        to: &mut R,
        seat: Seat,
        value: u8,
        at: Place,
    ) -> Option<()> {
        let index = value as usize - 1;
        let content = content();
        let is_open = self.derived.open[index] & at.bit() != 0;
        let taken = plain("RTN-5.4", "refused-slot-taken");
        match at.location() {
            Location::Tavern => {
                let least = self.least_at_tavern(to)?;
                to.that(value >= least, plain("RTN-7.1", "refused-tavern-order"))
            }
            Location::Yard => {
                let most = self.most_at_yard(to, seat)?;
                to.that(value <= most, plain("RTN-8.1", "refused-yard-order"))
            }
            Location::Guild(guild) => {
                let slot = content.guild_slot_of[index] as usize;
                let die = self.dice.guilds[guild.index()][slot];
                to.that(is_open || die.is_empty(), taken)?;
                to.that(is_open, plain("RTN-9.2", "refused-guild-closed"))
            }
            Location::TownHall => {
                to.that(is_open, taken)?;
                self.buys(to, seat, content.town_hall_place_of[index] as usize)
            }
            Location::Port => {
                self.is_not_closed(to, Key::ClosePort)?;
                to.that(is_open, taken)?;
                to.that(self.sellable(seat) != 0, plain("RTN-3.8", "refused-nothing-to-sell"))
            }
            Location::Council(row, column) => {
                let takes = content.board.council_rows[row as usize].dice.has(Between(value));
                to.that(takes, plain("RTN-11.3", "refused-slot-value"))?;
                self.answers(to, (seat, self.player(seat).peoples()), (row, column))
            }
            Location::Berk => to.that(is_open, taken),
            Location::Castle(slot) => {
                self.is_not_closed(to, Key::CloseCastle)?;
                let printed = &content.board.castle_slots[slot as usize];
                let six = !printed.six_players_only || self.seats == 6;
                to.that(six, plain("RTN-14.1", "refused-six-only"))?;
                let takes = printed.dice.has(Between(value));
                to.that(takes, plain("RTN-5.4", "refused-slot-value"))?;
                to.that(is_open, taken)
            }
            Location::OwnBoard => {
                let takes = content.own.slot.dice.has(Between(value));
                to.that(takes, plain("RTN-11.14", "refused-slot-value"))?;
                self.own_board(to, seat)
            }
            Location::Office { lower } => {
                self.has_chancellery(to)?;
                let office = index + 6 * usize::from(lower);
                self.office(to, (seat, self.player(seat).peoples()), office)
            }
            Location::Tile(tile) => {
                self.has_chancellery(to)?;
                let own = self.dice_tiles[tile as usize].owner == seat.0;
                to.that(own, plain("RTN-13.10", "refused-not-your-tile"))?;
                let open = self.open_slot(tile, value).is_some();
                to.that(open, plain("RTN-13.10", "refused-tile-value"))
            }
        }
    }

    /// An Event may close a place (RTN-15.3).
    #[inline(always)]
    pub(super) fn is_not_closed<R: Requires>(&self, to: &mut R, key: Key) -> Option<()> {
        to.that(!self.has_changed(key), plain("RTN-15.3", "refused-closed"))
    }

    #[inline(always)]
    fn has_chancellery<R: Requires>(&self, to: &mut R) -> Option<()> {
        to.that(self.options.chancellery, plain("RTN-18.1", "refused-no-chancellery"))
    }

    /// RTN-11.14.
    #[inline(always)]
    pub(super) fn own_board<R: Requires>(&self, to: &mut R, seat: Seat) -> Option<()> {
        let some = self.player(seat).has_apprentices();
        to.that(some, plain("RTN-11.14", "refused-no-apprentice"))?;
        let empty = self.dice.own[seat.index()].is_empty();
        to.that(empty, plain("RTN-5.4", "refused-slot-taken"))
    }

    /// An office, with the peoples a player has welcomed as bits (RTN-13.2 to RTN-13.4).
    #[inline(always)]
    pub(super) fn office<R: Requires>(
        &self,
        to: &mut R,
        (seat, peoples): (Seat, u8),
        office: usize,
    ) -> Option<()> {
        let open = office < self.open_offices() as usize;
        to.that(open, plain("RTN-13.2", "refused-office-closed"))?;
        // The upper and the lower office of a value share a slot (RTN-13.4).
        let empty = self.dice.chancellery[office % 6].is_empty();
        to.that(empty, plain("RTN-13.4", "refused-slot-taken"))?;
        let free = self.offices[office] == NONE;
        to.that(free, plain("RTN-13.3", "refused-office-taken"))?;
        let worker = self.player(seat).workers > 0;
        to.that(worker, plain("RTN-13.3", "refused-no-worker"))?;
        let people = content().offices[office].people;
        to.that(peoples >> people as u8 & 1 == 1, plain("RTN-13.3", "refused-people"))
    }
}
