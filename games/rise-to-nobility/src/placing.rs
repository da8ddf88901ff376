//! Where a die can go (RTN-3.8, RTN-5), and placing it.

mod asked;

use crate::content::{CastleSlot, Values, content};
use crate::derived::{ANY, values_of};
use crate::effects::{About, Key};
use crate::events::{Cause, Event};
use crate::kinds::{Benefit, Good, Guild};
use crate::moves::{Location, Move, Place};
use crate::state::{Die, Player, RiseToNobility, modifiers_between};
use engine::chain::Runs;
use engine::{Message, Offers, Places, Refusal, Seat, Tell, Whether};

impl RiseToNobility {
    /// Every die, every value Modifiers can give it, every place for that value (RTN-5.5).
    #[inline]
    pub(crate) fn offer_placings<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        let shown = player.dice_shown();
        if O::EXPLAINS {
            // Whoever wants to know hears of dice and values that are not there, too.
            let ways = self.ways(seat, EVERY_DIE);
            for (die, value) in (1..=6).flat_map(|die| (1..=6).map(move |value| (die, value))) {
                self.offer_value(&ways, shown, (die, value), offers);
            }
            return;
        }
        let values = self.possible_values(player, shown);
        if self.done.die || values == 0 {
            return;
        }
        let ways = self.ways(seat, values);
        u64::from(shown).each(|die| {
            u64::from(self.possible_values(player, 1 << die)).each(|value| {
                self.offer_value(&ways, shown, (die as u8, value as u8), offers);
            });
        });
    }

    /// One die with one value. Of those that are not possible nobody hears who does not ask.
    #[inline(always)]
    fn offer_value<O: Offers<Move>>(
        &self,
        ways: &Ways,
        shown: u8,
        (die, value): (u8, u8),
        offers: &mut O,
    ) {
        offers.given_at(Move::Place { die, value, at: Place::TAVERN }, |need| {
            if O::EXPLAINS {
                let player = self.player(ways.seat);
                need.that(!self.done.die, || Refusal::plain("RTN-5.4", "refused-one-die"))?;
                need.that(shown >> die & 1 == 1, || {
                    let reason = Message::new("refused-no-such-die").number("die", die);
                    Refusal::new("RTN-5.4", reason)
                })?;
                let tokens = modifiers_between(die, value);
                need.that(tokens <= player.modifiers, || {
                    let reason = Message::new("refused-tokens").number("tokens", tokens);
                    Refusal::new("RTN-5.5", reason.number("held", player.modifiers))
                })?;
                need.that(value <= player.room(), || {
                    let reason = Message::new("refused-reputation").number("value", value);
                    let reason = reason.number("placed", player.placed);
                    Refusal::new("RTN-5.1", reason.number("reputation", player.reputation))
                })?;
            }
            Some(need.each(self.places_for(ways, value), |need, at| {
                self.takes(need, ways.seat, value, Place(at as u8))
            }))
        });
    }

    /// True if some die can be placed somewhere.
    #[inline(always)]
    pub(crate) fn can_place_a_die(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let values = self.possible_values(player, player.dice_shown());
        // Nearly always a Guild takes some die; the whole city is looked at only if none does.
        let mut rest = values;
        while rest != 0 {
            if self.derived.open[rest.trailing_zeros() as usize - 1] & Place::ALL_GUILDS != 0 {
                return true;
            }
            rest &= rest - 1;
        }
        values != 0 && self.finds_a_place(seat, values)
    }

    #[inline(never)]
    fn finds_a_place(&self, seat: Seat, values: u8) -> bool {
        let ways = self.ways(seat, values);
        (1..=6).any(|value| values >> value & 1 == 1 && self.places_for(&ways, value) != 0)
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
        let closed = self.closed_by(slot, used);
        self.derived.close(Place::guild(guild), closed);
    }

    /// What one seat's dice of these values can do, looked up once for all of them (RTN-3.8).
    #[inline(always)]
    fn ways(&self, seat: Seat, values: u8) -> Ways {
        let player = self.player(seat);
        let mut closed = Place::TOWN_HALL.bit();
        if self.is_not_closed(&mut Whether, Key::ClosePort).is_none() || self.sellable(seat) == 0 {
            closed |= Place::PORT.bit();
        }
        if self.is_not_closed(&mut Whether, Key::CloseCastle).is_none() {
            closed |= Place::WHOLE_CASTLE;
        }
        let mut own = 0;
        if player.fulfilled != 0 {
            own |= self.answerable(seat);
        }
        if self.own_board(&mut Whether, seat).is_some() {
            own |= Place::OWN_BOARD.bit();
        }
        Ways {
            seat,
            tavern_from: self.least_at_tavern(&mut Whether).unwrap_or(7),
            yard_to: self.most_at_yard(&mut Whether, seat).unwrap_or(0),
            affordable: self.affordable_buildings(seat, values),
            closed,
            own,
        }
    }

    /// Places that take a die of this value, as bits.
    #[inline]
    fn places_for(&self, ways: &Ways, value: u8) -> u64 {
        let index = value as usize - 1;
        let mut places = self.derived.open[index] & !ways.closed
            | u64::from(value >= ways.tavern_from) << Place::TAVERN.0
            | u64::from(value <= ways.yard_to) << Place::YARD.0
            | u64::from(ways.affordable >> value & 1) << Place::TOWN_HALL.0;
        if ways.own != 0 {
            places |= ways.own & content().printed_places[index];
        }
        if self.options.chancellery {
            places |= self.open_at_the_chancellery(ways.seat, value);
        }
        places
    }

    /// Values that buy a Building, as bits of the value (RTN-10.1).
    #[inline]
    fn affordable_buildings(&self, seat: Seat, values: u8) -> u8 {
        let player = self.player(seat);
        if player.workers == 0 && !player.has_apprentices() {
            return 0;
        }
        let (mut affordable, place_of) = (0, &content().town_hall_place_of);
        u64::from(values).each(|value| {
            let index = value as usize - 1;
            let open = self.derived.open[index] & Place::TOWN_HALL.bit() != 0;
            let place = place_of[index] as usize;
            affordable |= u8::from(open && self.can_buy_building(seat, place)) << value;
        });
        affordable
    }

    /// Council tiles this seat can answer, as bits of their places (RTN-11.5 to RTN-11.7).
    fn answerable(&self, seat: Seat) -> u64 {
        let peoples = self.player(seat).peoples();
        let mut places = 0;
        for (column, people) in (0u8..).zip(content().councillors) {
            // Most columns are of peoples nobody welcomed here (RTN-11.6).
            if peoples >> people as u8 & 1 == 0 {
                continue;
            }
            for row in 0..3 {
                let answered = self.answers(&mut Whether, (seat, peoples), (row, column)).is_some();
                places |= u64::from(answered) << Place::council(row, column).0;
            }
        }
        places
    }

    /// Offices and own dice tiles (RTN-13.3, RTN-13.10).
    fn open_at_the_chancellery(&self, seat: Seat, value: u8) -> u64 {
        let index = value as usize - 1;
        let mut places = 0;
        let mut allow = |allowed: bool, place: Place| places |= u64::from(allowed) << place.0;
        let peoples = self.player(seat).peoples();
        for (office, place) in [(index, Place::UPPER_OFFICE), (index + 6, Place::LOWER_OFFICE)] {
            allow(self.office(&mut Whether, (seat, peoples), office).is_some(), place);
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
        let tokens = modifiers_between(die, value);
        self.modifiers += tokens;
        let player = self.player_mut(seat);
        player.modifiers -= tokens;
        player.dice[die as usize - 1] -= 1;
        player.placed += value;
        self.done.die = true;
        let placed = Die::new(seat.0, value);
        let index = value as usize - 1;
        let content = content();
        let roots = &content.roots;
        match at.location() {
            Location::Tavern => {
                put(&mut self.dice.tavern, &mut self.derived.at_tavern, placed);
                let twice = self.benefits(seat, Benefit::TavernTwoCards) > 0;
                let root = if twice { roots.tavern_twice } else { roots.tavern };
                self.begin(root, seat, About::Nothing);
            }
            Location::Yard => {
                put(&mut self.dice.yard, &mut self.derived.at_yard, placed);
                self.buy_house(seat, tell);
            }
            Location::Guild(guild) => {
                self.lay_on_guild(guild, content.guild_slot_of[index] as usize, placed);
                self.visit_guild(seat, guild, value);
            }
            Location::TownHall => {
                let place = content.town_hall_place_of[index] as usize;
                self.dice.town_hall[place] = placed;
                self.derived.close(Place::TOWN_HALL, 1 << index);
                self.buy_building(seat, place, tell);
            }
            Location::Port => {
                self.dice.port[index] = placed;
                self.derived.close(Place::PORT, 1 << index);
                // A die is placed here only with something to sell.
                let good = Good::ALL[self.sellable(seat).trailing_zeros() as usize];
                self.begin(roots.port, seat, About::Sale { good, left: value });
            }
            Location::Council(row, column) => {
                self.dice.council[row as usize][column as usize] = placed;
                self.answer_council(seat, row, column, tell);
            }
            Location::Berk => {
                let slot = content.berk_slot_of[index] as usize;
                self.dice.berk[slot] = placed;
                self.derived.close(Place::BERK, values_of(&content.berk_slot_of, slot));
                self.visit_berk(seat, value, tell);
            }
            Location::Castle(slot) => {
                self.dice.castle[slot as usize] = placed;
                self.derived.close(at, ANY);
                let gain = content.board.castle_slots[slot as usize].reputation;
                let more = self.changed_by(Key::CastleReputation);
                self.gain_reputation(seat, gain + more, Cause::Castle, tell);
            }
            Location::OwnBoard => {
                self.dice.own[seat.index()] = placed;
                self.begin(roots.home, seat, About::Nothing);
            }
            Location::Office { lower } => {
                self.dice.chancellery[index] = placed;
                self.take_office(seat, index as u8 + 6 * u8::from(lower), tell);
            }
            Location::Tile(tile) => self.fill_tile(seat, tile, placed, tell),
        }
    }
}

/// All values, as bits of the value.
const EVERY_DIE: u8 = 0b111_1110;

/// What is the same for all dice of a seat while it looks for a place.
struct Ways {
    seat: Seat,
    tavern_from: u8,
    yard_to: u8,
    /// Values that buy a Building, as bits of the value.
    affordable: u8,
    /// Places with an empty slot that are of no use to this seat now, as bits.
    closed: u64,
    /// Council tiles and the own board, whatever the value, as bits.
    own: u64,
}

/// Slots are filled from the left (RTN-7.1, RTN-8.1).
fn put(slots: &mut [Die; 6], used: &mut u8, die: Die) {
    slots[*used as usize] = die;
    *used += 1;
}

/// Of the council and the own board: the places that take each value, as bits, by the value less 1
/// (RTN-5.4).
pub(crate) fn printed_places(council_rows: &[Values; 3], own_slot: Values) -> [u64; 6] {
    std::array::from_fn(|index| {
        let takes = |it: Values, place: Place| (it.dice.bits() >> index & 1) << place.0;
        let rows = (0u8..).zip(council_rows);
        let council = rows.flat_map(|(row, values)| {
            (0..6).map(move |column| takes(*values, Place::council(row, column)))
        });
        council.fold(takes(own_slot, Place::OWN_BOARD), |all, place| all | place)
    })
}

/// Of Guilds, Town Hall, Port, Berk and Castle the same: every value has a slot, but at the Castle.
pub(crate) fn empty_city(castle_slots: &[CastleSlot; 4], six_players: bool) -> [u64; 6] {
    std::array::from_fn(|index| {
        let always =
            Place::ALL_GUILDS | Place::TOWN_HALL.bit() | Place::PORT.bit() | Place::BERK.bit();
        let slots = (0u8..).zip(castle_slots);
        let slots = slots.filter(|(_, slot)| six_players || !slot.six_players_only);
        let open = slots.filter(|(_, slot)| slot.dice.bits() >> index & 1 == 1);
        open.fold(always, |all, (at, _)| all | Place::castle(at).bit())
    })
}
