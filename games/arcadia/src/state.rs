//! The table: flat, plain values, no behavior beyond look-ups.

mod list;
mod player;
mod seal;
mod town;
mod war;

pub use list::List;
pub use player::{ARMIES, Army, COURT, Cards as CardSet, DECK, HAND, Player, Spied};
pub use seal::{Deal, Plot, Promise, Public, Sealed, Term, WarTerm, Work};
pub(crate) use town::NOBODY;
pub use town::{Map, Town};
pub use war::{Camp, Ground, War};

use crate::battle::Battle;
use crate::effects::{Key, When};
use crate::fray::Fray;
use crate::kinds::EventCard;
use engine::chain::{Chain, InPlay};
use engine::saved::{Maybe, Plain, SetOf, Trimmed};
use engine::{Between, Seat, Seats};
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 4;
pub const PROVINCES: usize = 36;
pub const WARS: usize = 8;
pub const GROUNDS: usize = 16;
pub const PROMISES: usize = 24;
/// "Nothing here": no owner, no king, no general.
pub const NONE: u8 = 255;
/// Counts of units by own kind.
pub type Troops = [u8; crate::kinds::OWN];

/// Everything on the table, secrets included.
///
/// Serde has the plain numbers, which fingerprints cover; `save` says what they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, engine::Saved)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Arcadia {
    #[is(Trimmed<Player>)]
    pub(crate) players: [Player; SEATS],
    #[is(Plain)]
    pub(crate) towns: Towns,
    pub(crate) map: Map,
    #[is(Trimmed<War>)]
    pub(crate) wars: [War; WARS],
    /// Casus belli of this phase (AR-7.6, AR-7.7).
    #[is(Trimmed<Ground>)]
    pub(crate) grounds: [Ground; GROUNDS],
    /// Everything that waits.
    #[is(Plain)]
    pub(crate) chain: Waiting,
    /// The battle on the table, if there is one.
    #[is(Plain)]
    pub(crate) battle: Battle,
    /// Armies that have met, and what follows (AR-10.21, AR-18.12).
    #[is(Plain)]
    pub(crate) fray: Fray,
    /// Answers nobody else has seen yet.
    #[is([Sealed; SEATS])]
    pub(crate) sealed: [Sealed; SEATS],
    /// What the others see while a step is sealed (AR-5.5, AR-9.6).
    pub(crate) public: Public,
    #[is(Trimmed<Promise>)]
    pub(crate) promises: [Promise; PROMISES],

    /// Events already revealed (AR-3.10).
    #[is(SetOf<EventCard>)]
    pub(crate) events_seen: u32,
    #[is(Maybe<EventCard>)]
    pub(crate) event: u8,
    /// Who was crowned last, and how often in a row (AR-1.7).
    #[is(Maybe<Seat>)]
    pub(crate) crowned: u8,
    pub(crate) in_a_row: u8,
    #[is(Maybe<Seat>)]
    pub(crate) emperor: u8,
    /// Who begins; the others follow clockwise (AR-10.1).
    #[is(Seat)]
    pub(crate) first: u8,
    /// Whose turn it is within a step, by place in turn order.
    pub(crate) turn: u8,
    /// Arrivals are numbered: who was first in a province (AR-10.22).
    pub(crate) clock: u16,
    /// Kings whose death has still to be looked at (AR-4.10), as bits of seats.
    pub(crate) kings_died: u8,
    #[is(Between<0, 20>)]
    pub(crate) phase: u8,
    #[is(Plain)]
    pub(crate) step: Step,
    /// Of a step with several rounds: which one.
    pub(crate) round: u8,
    /// Proposals of this round have been shown and are answered (AR-8.10).
    pub(crate) answering: bool,
    #[is(Between<2, 4>)]
    pub(crate) seats: u8,
    pub(crate) options: Options,
    #[is(Plain)]
    pub(crate) ending: Ending,
    /// The claimants and the rest of an election (AR-6).
    #[is(Plain)]
    pub(crate) election: Election,

    /// Promises kept and broken, by seat (AR-8.11): remembered for people, no rule asks for them.
    #[serde(skip)]
    #[is(Plain)]
    pub(crate) record: [[u8; 2]; SEATS],

    /// What cards in play change.
    #[serde(skip)]
    #[saved(skip)]
    pub(crate) cards: Cards,
    #[serde(skip)]
    #[saved(skip)]
    pub(crate) derived: Derived,
}

pub(crate) type Towns = List<Town, PROVINCES>;
/// At most so many things wait at once.
pub(crate) type Waiting = Chain<Arcadia, 24>;
/// Event, politics, ideologies, kings and advisers.
pub(crate) type Cards = InPlay<Arcadia, 32, SEATS, { When::COUNT }, { Key::COUNT }>;

/// What a table chooses (AR-23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// AR-23.5.
    pub(crate) short: bool,
    /// AR-23.1.
    pub(crate) free_map: bool,
    /// AR-23.3.
    pub(crate) loss_cap: bool,
    /// AR-23.8.
    #[is(Plain)]
    pub(crate) battles: Agreement,
    /// AR-23.6.
    pub(crate) skirmish: bool,
    /// Rounds of proposals in P7 and in P9 (AR-5.7, AR-6.4, AR-23.9).
    pub(crate) talks: u8,
    pub(crate) election_talks: u8,
    pub(crate) battle_rounds: u8,
}

engine::kinds! {
    /// What was agreed about quick battles when the table was made (AR-23.8).
    Agreement {
        Ask = "ask",
        Small = "small",
        Always = "always",
    }
}

engine::kinds! {
    /// Where in a phase the game is (AR-25.2): the next thing that happens by itself.
    Step {
        Nations = "nations",
        FirstIdeology = "first-ideology",
        SecondIdeology = "second-ideology",
        Map = "map",
        FirstProvince = "first-province",
        SecondProvince = "second-province",
        Kings = "kings",
        Event = "event",
        Ageing = "ageing",
        Draw = "draw",
        Search = "search",
        ExtraCards = "extra-cards",
        HandLimit = "hand-limit",
        Politics = "politics",
        PoliticsCards = "politics-cards",
        Characters = "characters",
        Intrigue = "intrigue",
        Plots = "plots",
        Diplomacy = "diplomacy",
        Bargains = "bargains",
        Declarations = "declarations",
        Election = "election",
        ElectionBargains = "election-bargains",
        Ballot = "ballot",
        Contest = "contest",
        Camps = "camps",
        Income = "income",
        Prestige = "prestige",
        Recruiting = "recruiting",
        Military = "military",
        Bombardment = "bombardment",
        Surrenders = "surrenders",
        Moves = "moves",
        Battles = "battles",
        Assaults = "assaults",
        Sieges = "sieges",
        SiegeDice = "siege-dice",
        EndOfActivation = "end-of-activation",
        Wars = "wars",
        EndOfPhase = "end-of-phase",
        Over = "over",
    }
}

/// How the game ended (AR-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ending {
    #[default]
    NotYet,
    /// Crowned three times in a row (AR-1.1).
    Crowns { winner: Seat },
    /// AR-1.3.
    Prestige { winner: Seat },
    /// Everybody else is a vassal (AR-1.5).
    Hegemony { winner: Seat },
    /// AR-1.6.
    Limit { winner: Seat },
    /// The last side on the field (AR-23.6).
    Field { winner: Seat },
}

impl Ending {
    pub(crate) fn winner(self) -> Option<Seat> {
        match self {
            Ending::NotYet => None,
            Ending::Crowns { winner }
            | Ending::Prestige { winner }
            | Ending::Hegemony { winner }
            | Ending::Limit { winner }
            | Ending::Field { winner } => Some(winner),
        }
    }
}

/// What is known of the election of this phase (AR-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Election {
    /// Bits of seats.
    pub(crate) candidates: u8,
    pub(crate) claimants: u8,
    /// Elected, and perhaps contested.
    pub(crate) elected: Option<u8>,
    /// Who may still choose a camp.
    pub(crate) choosers: u8,
    /// Opened ballots (AR-6.5).
    pub(crate) votes: [Option<u8>; SEATS],
}

/// What follows from wars and pacts, and is asked at every step (AR-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Derived {
    /// By seat, bits of the seats it is hostile or friendly to.
    pub(crate) hostile: [u8; SEATS],
    pub(crate) friends: [u8; SEATS],
    /// Neighbours of each province.
    pub(crate) near: [u64; PROVINCES],
}

impl Default for Derived {
    fn default() -> Derived {
        Derived { hostile: [0; SEATS], friends: [0; SEATS], near: [0; PROVINCES] }
    }
}

impl Arcadia {
    #[inline]
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    pub(crate) fn everybody(&self) -> Seats {
        Seats((1 << self.seats) - 1)
    }
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    /// Everybody in turn order (AR-10.1).
    pub(crate) fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats);
        (0..seats).map(move |at| Seat((first + at) % seats))
    }
    /// A place in turn order.
    pub(crate) fn place_of(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.first) % self.seats
    }
    /// Map, decks and reserves are there: never for one battle alone (AR-23.6).
    pub(crate) fn is_laid_out(&self) -> bool {
        self.step as u8 > Step::Map as u8 && !self.options.skirmish
    }
    /// Decks are dealt.
    pub(crate) fn is_dealt(&self) -> bool {
        self.step as u8 > Step::Kings as u8 && !self.options.skirmish
    }
    /// Whose turn it is (AR-10.2).
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        Seat((self.first + self.turn) % self.seats)
    }
    #[inline]
    pub(crate) fn town(&self, province: u8) -> &Town {
        &self.towns[usize::from(province)]
    }
    #[inline]
    pub(crate) fn town_mut(&mut self, province: u8) -> &mut Town {
        &mut self.towns[usize::from(province)]
    }
    /// Members of different camps of one war (AR-2.4).
    #[inline]
    pub(crate) fn is_hostile(&self, one: Seat, other: Seat) -> bool {
        self.derived.hostile[one.index()] >> other.0 & 1 == 1
    }
    /// AR-2.4; everybody is his own friend.
    #[inline]
    pub(crate) fn is_friendly(&self, one: Seat, other: Seat) -> bool {
        self.derived.friends[one.index()] >> other.0 & 1 == 1
    }
    /// Provinces on the map, as bits.
    pub(crate) fn in_play(&self) -> impl Iterator<Item = u8> + use<> {
        let mut left = 0u64;
        self.regions_in_play().for_each(|region| left |= 0b1111 << (4 * region));
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next
        })
    }
    /// The capital of a seat: the first province of its start region (AR-3.8).
    #[inline]
    pub(crate) fn capital(&self, seat: Seat) -> u8 {
        4 * self.player(seat).nation
    }
    /// Whose start region this is.
    pub(crate) fn start_region_of(&self, region: u8) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).nation == region)
    }
    pub(crate) fn is_capital(&self, province: u8) -> bool {
        province.is_multiple_of(4) && self.start_region_of(province / 4).is_some()
    }
    /// What cards in play change for a seat.
    #[inline]
    pub(crate) fn sum(&self, seat: Seat, key: Key) -> i32 {
        self.cards.sum(seat, key).into()
    }
    /// The lord of a vassal that does not rebel just now (AR-8.5).
    pub(crate) fn lord(&self, seat: Seat) -> Option<Seat> {
        let player = self.player(seat);
        (player.lord != NONE && !player.rebels).then_some(Seat(player.lord))
    }
    pub(crate) fn regions_in_play(&self) -> impl Iterator<Item = u8> + use<> {
        let cells = self.map.cells.0;
        (0..9u8).filter(move |region| cells[4 * usize::from(*region)] != NONE)
    }
    /// Who occupies a region fully (AR-6.3).
    pub(crate) fn holder(&self, region: u8) -> Option<Seat> {
        let first = self.town(4 * region).occupier;
        let all = (4 * region..4 * region + 4).all(|at| self.town(at).occupier == first);
        (all && first != NONE).then_some(Seat(first))
    }
    pub(crate) fn full_regions(&self, seat: Seat) -> u8 {
        self.regions_in_play().filter(|region| self.holder(*region) == Some(seat)).count() as u8
    }
    /// Provinces that somebody occupies.
    pub(crate) fn territory(&self, seat: Seat) -> u8 {
        self.in_play().filter(|at| self.town(*at).occupier == seat.0).count() as u8
    }
}
