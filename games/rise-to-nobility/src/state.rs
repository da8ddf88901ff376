//! The table: flat, plain values, no behavior beyond look-ups.
//!
//! Decks, stacks and the bag are sets: a card is chosen when it is drawn, so there is no secret
//! order to keep (RTN-3.1). The only secrets are Commission cards.

mod dice;
mod player;

pub(crate) use dice::ROLLERS;
pub(crate) use dice::modifiers_between;
pub use dice::{CITY_TOKEN, Dice, Die, Tile};
pub use player::Player;

use crate::content::{COMMISSIONS, DICE_TILES, OFFICES, PlayerCount, WORKSHOPS, content};
use crate::derived::Derived;
use crate::effects::{Key, When};
use crate::kinds::{
    Benefit, Building, Character, Commission, CouncilTile, DiceTile, EventCard, Good, Guild,
    Objective, Settlers, Ship,
};
use engine::chain::{Chain, InPlay};
use engine::saved::{By, Maybe, Plain, SetOf, Trimmed};
use engine::{Between, Seat};
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
    pub(crate) events_seen: u32,

    #[is(Trimmed<Player>)]
    pub(crate) players: [Player; MAX_SEATS],
    /// Everything that waits.
    #[is(Plain)]
    pub(crate) chain: Waiting,

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
    /// The Event of the round, as far as it changes something.
    #[serde(skip)]
    #[saved(skip)]
    pub(crate) cards: Cards,
    #[serde(skip)]
    #[saved(skip)]
    pub(crate) derived: Derived,
}

/// Seventeen cache lines, an eighth of them what waits: tables are copied at every step of a search.
const _: () = assert!(size_of::<RiseToNobility>() <= 1088);

/// At most so many things wait at once.
pub(crate) type Waiting = Chain<RiseToNobility, 16>;

/// Events change the same for everybody, so there is one sum for all seats.
pub(crate) type Cards = InPlay<RiseToNobility, 1, 1, { When::COUNT }, { Key::COUNT }>;

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
        &content().setup.player_counts[self.seats as usize - 1]
    }
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }
    /// By how much the Event of this round changes something (RTN-15.2); 0 if it does not.
    #[inline]
    pub(crate) fn changed_by(&self, key: Key) -> u8 {
        self.cards.sum(Seat(0), key) as u8
    }
    #[inline]
    pub(crate) fn has_changed(&self, key: Key) -> bool {
        self.cards.has(Seat(0), key)
    }
    /// The cards in play as the Event of the round says.
    pub(crate) fn cards_in_play(&self) -> Cards {
        let mut cards = Cards::default();
        if let Some(event) = content().events.get(self.event as usize) {
            assert!(cards.enter(event.card, None), "there is room for one Event");
        }
        cards
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
        let numbers = content();
        let character = self.player(seat).character;
        let own = content().characters.get(character as usize).map(|character| character.good);
        if own == Some(good) {
            numbers.board.tavern.most_of_the_own_good
        } else {
            numbers.board.tavern.most_of_a_good
        }
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
}
