//! Every decision in the game: what a seat is asked, every answer there is, and what waits.

use crate::content::{COMMISSIONS, DICE_TILES, SETTLERS};
use crate::kinds::{Effect, Good, Guild, People};
use engine::{Answer, Seat};
use serde::{Deserialize, Serialize};

/// One answer to one question.
///
/// Cards and tiles are their numbers in the tables; [`crate::notation`] writes their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Move {
    // The three actions of a turn (RTN-4.4)
    /// A die that shows `die`, with Modifiers used as `value`.
    Place {
        die: u8,
        value: u8,
        at: Place,
    },
    Fulfil {
        card: u8,
    },
    SellWorkshop {
        guild: Guild,
        position: u8,
    },
    SellCommunal {
        area: u8,
    },
    EndTurn {},

    // Inside an action
    TakeSettlers {
        card: u8,
    },
    DiscardSettlers {
        card: u8,
    },
    Bonus {
        effect: Effect,
    },
    /// Bits of the unplaced dice in ascending order; of equal dice the first ones.
    Reroll {
        dice: u8,
    },
    TakeGood {
        good: Good,
    },
    GiveGood {
        good: Good,
    },
    Buy {
        goods: u8,
    },
    PlaceWorker {},
    MoveApprentice {
        owner: u8,
        from: Guild,
    },
    Allow {},
    Refuse {},
    ChooseArea {
        area: u8,
    },
    SellGoods {
        good: Good,
        count: u8,
    },
    SpendGoods {
        good: Good,
        count: u8,
    },
    BuyModifiers {
        count: u8,
    },
    RenewSettlers {},
    RenewBuildings {},
    DrawCommissions {},
    KeepCommission {
        card: u8,
    },
    ReturnApprentice {
        from: Guild,
    },
    ChooseCharacter {
        card: u8,
    },
    /// Nothing more of this.
    Done {},
}

/// A move to fill lists with.
impl Default for Move {
    fn default() -> Move {
        Move::EndTurn {}
    }
}

/// Where a die can be placed. Slots that follow from the value are not named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(pub(crate) u8);

impl Place {
    pub const TAVERN: Place = Place(0);
    pub const YARD: Place = Place(1);
    pub(crate) const GUILDS: u8 = 2;
    pub const TOWN_HALL: Place = Place(8);
    pub const PORT: Place = Place(9);
    const COUNCIL: u8 = 10;
    pub const BERK: Place = Place(28);
    const CASTLE: u8 = 29;
    pub const OWN_BOARD: Place = Place(33);
    pub const UPPER_OFFICE: Place = Place(34);
    pub const LOWER_OFFICE: Place = Place(35);
    const TILES: u8 = 36;
    pub const COUNT: u8 = Place::TILES + DICE_TILES as u8;

    /// All six, as bits.
    pub(crate) const ALL_GUILDS: u64 = 63 << Place::GUILDS;
    /// All four slots, as bits.
    pub(crate) const WHOLE_CASTLE: u64 = 15 << Place::CASTLE;

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
    pub const fn guild(guild: Guild) -> Place {
        Place(Place::GUILDS + guild as u8)
    }
    pub const fn council(row: u8, column: u8) -> Place {
        Place(Place::COUNCIL + row * 6 + column)
    }
    pub const fn castle(slot: u8) -> Place {
        Place(Place::CASTLE + slot)
    }
    pub const fn tile(tile: u8) -> Place {
        Place(Place::TILES + tile)
    }
    /// What the number stands for.
    #[inline]
    pub fn location(self) -> Location {
        match self.0 {
            0 => Location::Tavern,
            1 => Location::Yard,
            2..=7 => Location::Guild(Guild::ALL[(self.0 - Place::GUILDS) as usize]),
            8 => Location::TownHall,
            9 => Location::Port,
            10..=27 => {
                Location::Council((self.0 - Place::COUNCIL) / 6, (self.0 - Place::COUNCIL) % 6)
            }
            28 => Location::Berk,
            29..=32 => Location::Castle(self.0 - Place::CASTLE),
            33 => Location::OwnBoard,
            34 => Location::Office { lower: false },
            35 => Location::Office { lower: true },
            tile => Location::Tile((tile - Place::TILES).min(DICE_TILES as u8 - 1)),
        }
    }
}

/// A place by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    Tavern,
    Yard,
    Guild(Guild),
    TownHall,
    Port,
    /// Row and column.
    Council(u8, u8),
    Berk,
    Castle(u8),
    OwnBoard,
    Office {
        lower: bool,
    },
    Tile(u8),
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&crate::notation::place_name(*self))
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        crate::notation::place_named(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("no place is called {name}")))
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    TakeTurn { die: bool, settlers: bool, sale: bool },
    TakeSettlers { optional: bool },
    DiscardSettlers { optional: bool },
    ChooseBonus { guild: Guild, position: u8 },
    Reroll,
    TakeGood { left: u8 },
    GiveGood,
    BuyGoods { guild: Guild },
    PlaceWorkers { guild: Guild, left: u8 },
    AllowTransfer { by: Seat, from: Guild, to: Guild },
    ChooseArea { tile: u8 },
    SellGoods { good: Good, left: u8 },
    SpendGoods { card: u8, good: Good, spent: u8 },
    VisitBerk { value: u8 },
    KeepCommission,
    ReturnApprentice,
    ChooseCharacter,
}

/// Something a seat still has to decide, or that still happens to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// Take a face-up card; the display is known not to be empty.
    TakeSettlers {
        seat: Seat,
        optional: bool,
    },
    /// Workshop `position` of a Guild: its bonus, then its owner's reward (RTN-9.3).
    Activate {
        seat: Seat,
        guild: Guild,
        position: u8,
    },
    /// One of the two bonuses of a Workshop.
    ChooseBonus {
        seat: Seat,
        guild: Guild,
        position: u8,
    },
    Reward {
        seat: Seat,
        guild: Guild,
        position: u8,
    },
    Reroll {
        seat: Seat,
    },
    /// So many goods of any type from `from` on, all different or not.
    TakeGoods {
        seat: Seat,
        left: u8,
        from_and_different: u8,
    },
    Exchange {
        seat: Seat,
    },
    BuyGoods {
        seat: Seat,
        guild: Guild,
        value: u8,
    },
    PlaceWorkers {
        seat: Seat,
        guild: Guild,
        left: u8,
    },
    /// Somebody wants to move this seat's Apprentice (RTN-17.6).
    AllowTransfer {
        seat: Seat,
        from: Guild,
        to: Guild,
    },
    ChooseArea {
        seat: Seat,
        tile: u8,
    },
    SellGoods {
        seat: Seat,
        good: Good,
        left_and_sold: u8,
    },
    SpendGoods {
        seat: Seat,
        card: u8,
        good_and_spent: u8,
    },
    /// What is still open there, as bits, and the value of the die.
    VisitBerk {
        seat: Seat,
        open: u8,
        value: u8,
    },
    /// Of the cards offered to this player.
    KeepCommission {
        seat: Seat,
    },
    ReturnApprentice {
        seat: Seat,
    },
    ChooseCharacter {
        seat: Seat,
    },
    Lord {
        seat: Seat,
    },
    #[default]
    Nothing,
}

impl Task {
    #[inline]
    pub fn seat(self) -> Seat {
        match self {
            Task::TakeSettlers { seat, .. }
            | Task::Activate { seat, .. }
            | Task::ChooseBonus { seat, .. }
            | Task::Reward { seat, .. }
            | Task::Reroll { seat }
            | Task::TakeGoods { seat, .. }
            | Task::Exchange { seat }
            | Task::BuyGoods { seat, .. }
            | Task::PlaceWorkers { seat, .. }
            | Task::AllowTransfer { seat, .. }
            | Task::ChooseArea { seat, .. }
            | Task::SellGoods { seat, .. }
            | Task::SpendGoods { seat, .. }
            | Task::VisitBerk { seat, .. }
            | Task::KeepCommission { seat }
            | Task::ReturnApprentice { seat }
            | Task::ChooseCharacter { seat }
            | Task::Lord { seat } => seat,
            Task::Nothing => Seat(0),
        }
    }
    pub(crate) fn take_goods(seat: Seat, left: u8, from: u8, different: bool) -> Task {
        Task::TakeGoods { seat, left, from_and_different: from | u8::from(different) << 4 }
    }
    pub(crate) fn sell(seat: Seat, good: Good, left: u8, sold: bool) -> Task {
        Task::SellGoods { seat, good, left_and_sold: left | u8::from(sold) << 4 }
    }
    pub(crate) fn spend(seat: Seat, card: u8, good: Good, spent: u8) -> Task {
        Task::SpendGoods { seat, card, good_and_spent: good as u8 | spent << 3 }
    }
}

const _: () = assert!(size_of::<Task>() <= 4);
const _: () = assert!(size_of::<Move>() <= 4);

impl Answer for Move {
    type Places = u64;

    #[inline]
    fn at(self, place: u16) -> Move {
        let place = place as u8;
        let good = |place: u8| Good::ALL[place as usize % Good::COUNT];
        let guild = |place: u8| Guild::ALL[place as usize % Guild::COUNT];
        match self {
            Move::Place { die, value, .. } => Move::Place { die, value, at: Place(place) },
            Move::Fulfil { .. } => Move::Fulfil { card: place },
            Move::TakeSettlers { .. } => Move::TakeSettlers { card: place },
            Move::DiscardSettlers { .. } => Move::DiscardSettlers { card: place },
            Move::Reroll { .. } => Move::Reroll { dice: place },
            Move::TakeGood { .. } => Move::TakeGood { good: good(place) },
            Move::GiveGood { .. } => Move::GiveGood { good: good(place) },
            Move::Buy { .. } => Move::Buy { goods: place },
            Move::MoveApprentice { owner, .. } => {
                Move::MoveApprentice { owner, from: guild(place) }
            }
            Move::ChooseArea { .. } => Move::ChooseArea { area: place },
            Move::SellGoods { good, .. } => Move::SellGoods { good, count: place },
            Move::SpendGoods { good, .. } => Move::SpendGoods { good, count: place },
            Move::BuyModifiers { .. } => Move::BuyModifiers { count: place },
            Move::KeepCommission { .. } => Move::KeepCommission { card: place },
            Move::ReturnApprentice { .. } => Move::ReturnApprentice { from: guild(place) },
            Move::ChooseCharacter { .. } => Move::ChooseCharacter { card: place },
            other => other,
        }
    }

    #[inline]
    fn place(self) -> u16 {
        let place = match self {
            Move::Place { at, .. } => at.0,
            Move::Fulfil { card }
            | Move::TakeSettlers { card }
            | Move::DiscardSettlers { card }
            | Move::KeepCommission { card }
            | Move::ChooseCharacter { card } => card,
            Move::Reroll { dice } => dice,
            Move::TakeGood { good } | Move::GiveGood { good } => good as u8,
            Move::Buy { goods: count }
            | Move::SellGoods { count, .. }
            | Move::SpendGoods { count, .. }
            | Move::BuyModifiers { count } => count,
            Move::MoveApprentice { from, .. } | Move::ReturnApprentice { from } => from as u8,
            Move::ChooseArea { area } => area,
            _ => 255,
        };
        place.into()
    }

    const NUMBERS: u32 = numbers::END;

    fn number(self) -> u32 {
        use numbers as n;
        match self {
            Move::Place { die, value, at } => {
                n::PLACE
                    + (u32::from(die.saturating_sub(1)) * 6 + u32::from(value.saturating_sub(1)))
                        * n::PLACES
                    + u32::from(at.0)
            }
            Move::Fulfil { card } => n::FULFIL + u32::from(card),
            Move::SellWorkshop { guild, position } => {
                n::SELL_WORKSHOP + guild as u32 * 3 + u32::from(position)
            }
            Move::SellCommunal { area } => n::SELL_COMMUNAL + u32::from(area),
            Move::EndTurn {} => n::END_TURN,
            Move::TakeSettlers { card } => n::TAKE + u32::from(card),
            Move::DiscardSettlers { card } => n::DISCARD + u32::from(card),
            Move::Bonus { effect } => n::BONUS + effect as u32,
            Move::Reroll { dice } => n::REROLL + u32::from(dice),
            Move::TakeGood { good } => n::TAKE_GOOD + good as u32,
            Move::GiveGood { good } => n::GIVE_GOOD + good as u32,
            Move::Buy { goods } => n::BUY + u32::from(goods),
            Move::PlaceWorker {} => n::WORKER,
            Move::MoveApprentice { owner, from } => n::MOVE + u32::from(owner) * 6 + from as u32,
            Move::Allow {} => n::ALLOW,
            Move::Refuse {} => n::REFUSE,
            Move::ChooseArea { area } => n::AREA + u32::from(area),
            Move::SellGoods { good, count } => n::SELL_GOODS + good as u32 * 16 + u32::from(count),
            Move::SpendGoods { good, count } => n::SPEND + good as u32 * 16 + u32::from(count),
            Move::BuyModifiers { count } => n::MODIFIERS + u32::from(count),
            Move::RenewSettlers {} => n::RENEW_SETTLERS,
            Move::RenewBuildings {} => n::RENEW_BUILDINGS,
            Move::DrawCommissions {} => n::DRAW,
            Move::KeepCommission { card } => n::KEEP + u32::from(card),
            Move::ReturnApprentice { from } => n::RETURN + from as u32,
            Move::ChooseCharacter { card } => n::CHARACTER + u32::from(card),
            Move::Done {} => n::DONE,
        }
    }

    fn from_number(number: u32) -> Option<Move> {
        use numbers as n;
        let within = |start: u32, end: u32| (start..end).contains(&number).then(|| number - start);
        let good = |index: u32| Good::ALL[index as usize % Good::COUNT];
        let guild = |index: u32| Guild::ALL[index as usize % Guild::COUNT];
        Some(if let Some(i) = within(n::PLACE, n::FULFIL) {
            let (way, at) = (i / n::PLACES, i % n::PLACES);
            Move::Place {
                die: (way / 6) as u8 + 1,
                value: (way % 6) as u8 + 1,
                at: Place(at as u8),
            }
        } else if let Some(i) = within(n::FULFIL, n::SELL_WORKSHOP) {
            Move::Fulfil { card: i as u8 }
        } else if let Some(i) = within(n::SELL_WORKSHOP, n::SELL_COMMUNAL) {
            Move::SellWorkshop { guild: guild(i / 3), position: (i % 3) as u8 }
        } else if let Some(i) = within(n::SELL_COMMUNAL, n::END_TURN) {
            Move::SellCommunal { area: i as u8 }
        } else if number == n::END_TURN {
            Move::EndTurn {}
        } else if let Some(i) = within(n::TAKE, n::DISCARD) {
            Move::TakeSettlers { card: i as u8 }
        } else if let Some(i) = within(n::DISCARD, n::BONUS) {
            Move::DiscardSettlers { card: i as u8 }
        } else if let Some(i) = within(n::BONUS, n::REROLL) {
            Move::Bonus { effect: Effect::ALL[i as usize] }
        } else if let Some(i) = within(n::REROLL, n::TAKE_GOOD) {
            Move::Reroll { dice: i as u8 }
        } else if let Some(i) = within(n::TAKE_GOOD, n::GIVE_GOOD) {
            Move::TakeGood { good: good(i) }
        } else if let Some(i) = within(n::GIVE_GOOD, n::BUY) {
            Move::GiveGood { good: good(i) }
        } else if let Some(i) = within(n::BUY, n::WORKER) {
            Move::Buy { goods: i as u8 }
        } else if number == n::WORKER {
            Move::PlaceWorker {}
        } else if let Some(i) = within(n::MOVE, n::ALLOW) {
            Move::MoveApprentice { owner: (i / 6) as u8, from: guild(i % 6) }
        } else if number == n::ALLOW {
            Move::Allow {}
        } else if number == n::REFUSE {
            Move::Refuse {}
        } else if let Some(i) = within(n::AREA, n::SELL_GOODS) {
            Move::ChooseArea { area: i as u8 }
        } else if let Some(i) = within(n::SELL_GOODS, n::SPEND) {
            Move::SellGoods { good: good(i / 16), count: (i % 16) as u8 }
        } else if let Some(i) = within(n::SPEND, n::MODIFIERS) {
            Move::SpendGoods { good: good(i / 16), count: (i % 16) as u8 }
        } else if let Some(i) = within(n::MODIFIERS, n::RENEW_SETTLERS) {
            Move::BuyModifiers { count: i as u8 }
        } else if number == n::RENEW_SETTLERS {
            Move::RenewSettlers {}
        } else if number == n::RENEW_BUILDINGS {
            Move::RenewBuildings {}
        } else if number == n::DRAW {
            Move::DrawCommissions {}
        } else if let Some(i) = within(n::KEEP, n::RETURN) {
            Move::KeepCommission { card: i as u8 }
        } else if let Some(i) = within(n::RETURN, n::CHARACTER) {
            Move::ReturnApprentice { from: guild(i) }
        } else if let Some(i) = within(n::CHARACTER, n::DONE) {
            Move::ChooseCharacter { card: i as u8 }
        } else if number == n::DONE {
            Move::Done {}
        } else {
            return None;
        })
    }
}

/// Where the numbers of each verb begin: a promise to every saved game and trained network.
mod numbers {
    use super::{COMMISSIONS, Place, SETTLERS};
    pub const PLACES: u32 = Place::COUNT as u32;
    pub const PLACE: u32 = 0;
    pub const FULFIL: u32 = PLACE + 36 * PLACES;
    pub const SELL_WORKSHOP: u32 = FULFIL + SETTLERS as u32;
    pub const SELL_COMMUNAL: u32 = SELL_WORKSHOP + 18;
    pub const END_TURN: u32 = SELL_COMMUNAL + 3;
    pub const TAKE: u32 = END_TURN + 1;
    pub const DISCARD: u32 = TAKE + SETTLERS as u32;
    pub const BONUS: u32 = DISCARD + SETTLERS as u32;
    pub const REROLL: u32 = BONUS + 6;
    pub const TAKE_GOOD: u32 = REROLL + 32;
    pub const GIVE_GOOD: u32 = TAKE_GOOD + 6;
    pub const BUY: u32 = GIVE_GOOD + 6;
    pub const WORKER: u32 = BUY + 8;
    pub const MOVE: u32 = WORKER + 1;
    pub const ALLOW: u32 = MOVE + 36;
    pub const REFUSE: u32 = ALLOW + 1;
    pub const AREA: u32 = REFUSE + 1;
    pub const SELL_GOODS: u32 = AREA + 3;
    pub const SPEND: u32 = SELL_GOODS + 96;
    pub const MODIFIERS: u32 = SPEND + 96;
    pub const RENEW_SETTLERS: u32 = MODIFIERS + 8;
    pub const RENEW_BUILDINGS: u32 = RENEW_SETTLERS + 1;
    pub const DRAW: u32 = RENEW_BUILDINGS + 1;
    pub const KEEP: u32 = DRAW + 1;
    pub const RETURN: u32 = KEEP + COMMISSIONS as u32;
    pub const CHARACTER: u32 = RETURN + 6;
    pub const DONE: u32 = CHARACTER + 13;
    pub const END: u32 = DONE + 1;
}

/// The councillor columns stand in the order of the tables, not of [`People`].
pub(crate) fn column_of(people: People) -> u8 {
    let columns = &crate::content::content().councillors;
    columns.iter().position(|councillor| *councillor == people).unwrap_or(0) as u8
}
