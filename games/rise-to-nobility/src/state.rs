//! The table: flat, plain values, no behavior beyond look-ups.
//!
//! Decks, stacks and the bag are sets: a card is chosen when it is drawn, so there is no secret
//! order to keep (RTN-3.1). The only secrets are Commission cards.

mod dice;
mod player;

pub(crate) use dice::ROLLERS;
pub use dice::{CITY_TOKEN, Dice, Die, Tile};
pub use player::Player;

use crate::content::{
    COMMISSIONS, DICE_TILES, EventEffect, OFFICES, PlayerCount, WORKSHOPS, content,
};
use crate::derived::Derived;
use crate::kinds::{
    Benefit, Building, Character, Commission, CouncilTile, DiceTile, EventCard, Good, Guild,
    Objective, Settlers, Ship,
};
use crate::moves::Task;
use engine::saved::{By, Maybe, Plain, SetOf, Trimmed};
use engine::{Agenda, Between, Seat, Seats};
use serde::{Deserialize, Serialize};

pub const MAX_SEATS: usize = 6;
/// "Nothing here": an empty place, a Workshop without owner, no Event.
pub const NONE: u8 = 255;

/// Everything on the table, secrets included.
///
/// Serde has the plain numbers, which fingerprints cover; `save` says what they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, engine::Saved)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct RiseToNobility {
    // Sets of cards and tiles not on display.
    #[is(SetOf<Settlers>)]
    pub(crate) settlers_deck: u64,
    #[is(SetOf<Settlers>)]
    pub(crate) settlers_discard: u64,
    #[is(SetOf<Building>)]
    pub(crate) bag: u64,
    #[is(SetOf<Building>)]
    pub(crate) building_discard: u64,
    #[is(SetOf<Ship>)]
    pub(crate) ships_left: u32,
    #[is(SetOf<CouncilTile>)]
    pub(crate) council_stack: u32,
    /// Commissions nobody has looked at since they were shuffled (RTN-13.1).
    #[is(SetOf<Commission>)]
    pub(crate) commission_deck: u32,
    /// Commissions under the deck, first the one that comes up first, each with who put it there
    /// in its upper bits (RTN-13.9).
    pub(crate) commission_bottom: Bottom,
    /// Events already revealed (RTN-15.1).
    #[is(SetOf<EventCard>)]
    pub(crate) events_seen: u16,

    #[is(Trimmed<Player>)]
    pub(crate) players: [Player; MAX_SEATS],
    #[is(Plain)]
    pub(crate) agenda: Tasks,

    /// Face-up Settlers cards (RTN-2.5).
    #[is([Maybe<Settlers>; 6])]
    pub(crate) display: [u8; 6],
    #[is([Maybe<Building>; 6])]
    pub(crate) town_hall: [u8; 6],
    /// Tiles by row and column (RTN-11.3).
    #[is([[Maybe<CouncilTile>; 6]; 3])]
    pub(crate) council: [[u8; 6]; 3],
    /// Goods sold to the ship this round.
    #[is(By<Good, Between<0, 15>>)]
    pub(crate) sold: [u8; 6],
    #[is(By<Guild, GuildHouse>)]
    pub(crate) guilds: [GuildHouse; 6],
    /// Seats at the offices (RTN-13.2).
    #[is([Maybe<Seat>; OFFICES])]
    pub(crate) offices: [u8; OFFICES],
    #[is(By<DiceTile, Tile>)]
    pub(crate) dice_tiles: [Tile; DICE_TILES],
    pub(crate) dice: Dice,

    #[is(Between<0, 60>)]
    pub(crate) modifiers: u8,
    #[is(Ship)]
    pub(crate) ship: u8,
    #[is(Maybe<EventCard>)]
    pub(crate) event: u8,
    #[is(Between<1, 6>)]
    pub(crate) seats: u8,
    pub(crate) options: Options,
    #[is(Plain)]
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    #[is(Seat)]
    pub(crate) first: u8,
    #[is(Seat)]
    pub(crate) active: u8,
    /// Which of the three actions the active player has done this turn (RTN-4.4).
    pub(crate) done: Done,
    #[is(Maybe<Objective>)]
    pub(crate) objective: u8,
    /// Of Nya, Xavion and Bogrod the one that is not in a Night game (RTN-17.3).
    #[is(Maybe<Character>)]
    pub(crate) removed_character: u8,
    #[serde(skip)]
    #[saved(skip)]
    pub(crate) derived: Derived,
}

const _: () = assert!(size_of::<RiseToNobility>() <= 1024);

/// At most so many things wait at once.
pub(crate) type Waiting = Agenda<Task, 16>;

/// The things still to do, saved as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tasks(pub(crate) Waiting);

impl Serialize for Tasks {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tasks {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tasks = Vec::<Task>::deserialize(deserializer)?;
        let agenda = Waiting::from_slice(&tasks);
        agenda.map(Tasks).ok_or_else(|| serde::de::Error::custom("an agenda too long"))
    }
}

/// Cards under the Commission deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bottom {
    pub(crate) cards: [u8; COMMISSIONS],
    pub(crate) len: u8,
}

impl Bottom {
    pub(crate) fn cards(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let Bottom { cards, len } = *self;
        cards.into_iter().take(len as usize).map(|entry| (entry & 31, entry >> 5))
    }
    pub(crate) fn push(&mut self, card: u8, seat: Seat) {
        self.cards[self.len as usize] = card | seat.0 << 5;
        self.len += 1;
    }
    pub(crate) fn pop(&mut self) -> Option<u8> {
        let first = self.cards().next()?.0;
        self.cards.copy_within(1.., 0);
        self.cards[COMMISSIONS - 1] = 0;
        self.len -= 1;
        Some(first)
    }
}

/// Modules in play (RTN-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub(crate) events: bool,
    pub(crate) chancellery: bool,
    pub(crate) night: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Everybody chooses a Commission, all at once (RTN-13.1).
    #[default]
    Commissions,
    /// Characters and Lord powers of the Night variant (RTN-17.3, RTN-17.4).
    Characters,
    LordPowers,
    Actions,
    /// Income is collected; choices of goods may still be owed (RTN-12).
    Upkeep,
    Over,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Done {
    pub(crate) die: bool,
    pub(crate) settlers: bool,
    pub(crate) sale: bool,
}

/// A Guild's three Workshop positions (RTN-9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct GuildHouse {
    #[is([Maybe<Building>; 3])]
    pub(crate) workshops: [u8; 3],
    /// Seats; `NONE` for Workshops nobody owns.
    #[is([Maybe<Seat>; 3])]
    pub(crate) owners: [u8; 3],
}

impl Default for GuildHouse {
    fn default() -> Self {
        GuildHouse { workshops: [NONE; 3], owners: [NONE; 3] }
    }
}

impl GuildHouse {
    /// The leftmost empty position (RTN-10.2).
    #[inline]
    pub(crate) fn free_position(&self) -> Option<usize> {
        self.workshops.iter().position(|tile| *tile == NONE)
    }
    pub(crate) fn owned_by(&self, seat: Seat) -> u8 {
        self.owners.iter().filter(|owner| **owner == seat.0).count() as u8
    }
}

static NO_EVENT: EventEffect = EventEffect {
    port_coins: 0,
    apprentice_coins: 0,
    guild_coins: 0,
    house_discount: 0,
    tavern_any_value: 0,
    castle_reputation: 0,
    berk_modifiers: 0,
    reroll: 0,
    workshop_goods: 0,
    council_reputation_loss: 0,
    building_discount: 0,
    settlers_points: 0,
    close_port: 0,
    close_castle: 0,
    tax: 0,
    free_goods: 0,
};

impl RiseToNobility {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        Seat(self.active)
    }
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    /// Seats clockwise from the First Player.
    pub(crate) fn in_turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats);
        (0..seats).map(move |offset| Seat((first + offset) % seats))
    }
    /// The numbers of the setup card (RTN-2.2).
    #[inline]
    pub(crate) fn count(&self) -> &'static PlayerCount {
        &content().player_counts[self.seats as usize - 1]
    }
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }
    /// What the Event of this round changes (RTN-15.2).
    #[inline]
    pub(crate) fn event_effect(&self) -> &'static EventEffect {
        match self.event {
            NONE => &NO_EVENT,
            event => &content().events[usize::from(event)].effect,
        }
    }
    /// How often a player has a benefit (RTN-13.8).
    #[inline]
    pub(crate) fn benefits(&self, seat: Seat, benefit: Benefit) -> u8 {
        if !self.options.chancellery {
            return 0;
        }
        let offices = self.offices.iter().zip(&content().offices);
        offices.filter(|(owner, office)| **owner == seat.0 && office.benefit == benefit).count()
            as u8
    }
    pub(crate) fn offices_of(&self, seat: Seat) -> u8 {
        if !self.options.chancellery {
            return 0;
        }
        self.offices.iter().filter(|owner| **owner == seat.0).count() as u8
    }
    pub(crate) fn commissions_of(&self, seat: Seat) -> u8 {
        self.dice_tiles.iter().filter(|tile| tile.owner == seat.0).count() as u8
    }
    /// Offices open with this many players (RTN-13.2).
    pub(crate) fn open_offices(&self) -> u8 {
        if self.seats < 5 { content().chancellery.offices_below_5_players } else { OFFICES as u8 }
    }
    /// Apprentices of all players in a Guild.
    #[inline]
    pub(crate) fn apprentices_in(&self, guild: Guild) -> u8 {
        let players = &self.players[..self.seats as usize];
        players.iter().map(|player| player.apprentices[guild.index()]).sum()
    }
    #[inline]
    pub(crate) fn has_apprentice_slot(&self, guild: Guild) -> bool {
        self.apprentices_in(guild) < self.count().apprentice_slots
    }
    pub(crate) fn workshops_of(&self, seat: Seat) -> u8 {
        self.derived.workshops[seat.index()].count_ones() as u8
    }
    /// What the own Character lets spend one more of (RTN-6.3).
    pub(crate) fn most_of_a_good(&self, seat: Seat, good: Good) -> u8 {
        let numbers = &content().numbers;
        let character = self.player(seat).character;
        let own = content().characters.get(character as usize).map(|character| character.good);
        if own == Some(good) { numbers.most_of_the_own_good } else { numbers.most_of_a_good }
    }
    /// The Guild a Workshop tile belongs to; none for Community Buildings.
    #[inline]
    pub(crate) fn guild_of(tile: u8) -> Option<Guild> {
        ((tile as usize) < WORKSHOPS).then(|| content().workshops[tile as usize].guild)
    }
    /// Whose own Guild this is in the Night variant (RTN-17.2).
    pub(crate) fn keeper_of(&self, guild: Guild) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).own_guild == guild as u8)
    }
    #[inline]
    pub(crate) fn asked_seats(&self) -> Seats {
        if let Some(task) = self.agenda.0.top() {
            return Seats::only(task.seat());
        }
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Commissions => self
                .all_seats()
                .filter(|seat| self.player(*seat).offered != 0)
                .fold(Seats::NONE, Seats::with),
            _ => Seats::only(self.active()),
        }
    }
}
