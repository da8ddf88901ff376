//! Before the first round: columns, hidden deployment, initiative (AR-12.2, AR-12.3).

use super::dice;
use super::field::{Unit, UnitId};
use super::ground::{COLUMNS, DEPTH, Ground, forward_grows};
use super::muster::Muster;
use super::rounds::BattleStep;
use super::units::{self, GENERAL, numbers};
use super::{Battle, NONE, OWN_KINDS, ROOM, SIDES, SOURCES};
use crate::content::content;
use crate::effects::Timing;
use crate::events::Event;
use crate::kinds::Unit as Kind;
use engine::{Chance, Counted, Seat, Tell, Thing};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A column as people count them.
pub type Column = Counted<5>;

/// The number of a general among what an army brings, behind its own kinds of units.
pub(crate) const OWN_GENERAL: u8 = OWN_KINDS as u8;
/// Numbers of what may be deployed begin anew for each army.
const PER_SOURCE: u8 = 16;
/// One after the other, from the front.
const LINE: usize = DEPTH as usize;

/// A unit of an army or of the garrison that is not on the table yet: `army-1:pikemen`. The two special units of a
/// nation are `special-a` and `special-b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mustered(pub u8);

impl Mustered {
    pub(crate) const fn of(source: u8, own: u8) -> Mustered {
        Mustered(source * PER_SOURCE + own)
    }
    /// The army, or 3 for the garrison.
    pub const fn source(self) -> u8 {
        self.0 / PER_SOURCE
    }
    /// The own kind of unit, or 9 for the general.
    pub const fn own(self) -> u8 {
        self.0 % PER_SOURCE
    }
    fn own_word(own: u8) -> &'static str {
        match own {
            0..=6 => Kind::of(own.into(), 0).id(),
            7 => "special-a",
            8 => "special-b",
            _ => "general",
        }
    }
}

const SOURCE_WORDS: [&str; SOURCES] = ["army-1", "army-2", "army-3", "garrison"];

impl From<u8> for Mustered {
    fn from(number: u8) -> Mustered {
        Mustered(number)
    }
}
impl From<Mustered> for u8 {
    fn from(what: Mustered) -> u8 {
        what.0
    }
}

impl Thing for Mustered {
    const ROOM: u32 = SOURCES as u32 * PER_SOURCE as u32;

    fn kind() -> Cow<'static, str> {
        "unit of an army".into()
    }
    fn number(self) -> u32 {
        self.0.into()
    }
    fn numbered(number: u32) -> Option<Self> {
        let it = Mustered(u8::try_from(number).ok()?);
        let possible = it.own() < OWN_GENERAL || it.own() == OWN_GENERAL && it.source() < 3;
        (number < Self::ROOM && possible).then_some(it)
    }
    fn word(self) -> Cow<'static, str> {
        match SOURCE_WORDS.get(usize::from(self.source())) {
            Some(source) => format!("{source}:{}", Mustered::own_word(self.own())).into(),
            None => engine::things::nobody(self.0),
        }
    }
}

/// What one seat has put where, before anybody sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// By column from the front, as [`Mustered`].
    pub(crate) columns: [[u8; LINE]; COLUMNS],
    pub(crate) counts: [u8; COLUMNS],
    pub(crate) ready: bool,
    /// The card that is sealed with it, by number (AR-21.10).
    pub(crate) ruse: Option<u8>,
}

impl Battle {
    /// Everything before the first question (AR-12.1).
    pub fn begin(muster: &Muster) -> Battle {
        let mut battle =
            Battle { forces: muster.forces, turn_order: muster.turn_order, ..Battle::default() };
        let fighting = muster.camps.iter().filter(|camp| camp.players != 0).count();
        battle.ground = match (muster.breaches, fighting) {
            (Some(_), _) => Ground::Town,
            (None, 4) => Ground::FourArms,
            (None, 3) => Ground::ThreeArms,
            _ => Ground::Field,
        };
        // AR-20.2: in the middle first.
        const BREACHES: [u8; COLUMNS] = [2, 1, 3, 0, 4];
        for column in BREACHES.into_iter().take(muster.breaches.unwrap_or(0).into()) {
            battle.breached |= 1 << column;
        }
        battle.rounds = muster.rounds;
        for (side, camp) in battle.sides.iter_mut().zip(&muster.camps) {
            (side.players, side.leader, side.arrived) = (camp.players, camp.leader, camp.arrived);
            if camp.players.count_ones() == 1 {
                side.columns = [camp.leader; COLUMNS];
            }
        }
        for side in 0..battle.ground.sides() {
            battle.standing |= 1 << side;
        }
        for seat in 0..SIDES as u8 {
            let force = &mut battle.forces[usize::from(seat)];
            for army in 0..3 {
                if force.command[army] != NONE {
                    force.generals |= 1 << army;
                }
            }
            if battle.side_of(seat).is_none() || battle.left(seat) == 0 {
                battle.plans[usize::from(seat)].ready = true;
            } else {
                battle.fighters |= 1 << seat;
            }
        }
        battle.step = BattleStep::Assign;
        battle
    }

    /// What a seat may still deploy, by number.
    pub(crate) fn left(&self, seat: u8) -> u64 {
        let force = &self.forces[usize::from(seat)];
        let mut left = 0;
        for source in 0..SOURCES as u8 {
            for own in 0..OWN_KINDS as u8 {
                if force.troops[usize::from(source)][usize::from(own)] > 0 {
                    left |= 1 << Mustered::of(source, own).0;
                }
            }
            if force.generals >> source & 1 == 1 {
                left |= 1 << Mustered::of(source, OWN_GENERAL).0;
            }
        }
        left
    }
    /// Seats that have not deployed yet, as bits.
    pub(crate) fn deploying(&self) -> u8 {
        if self.step != BattleStep::Deploy {
            return 0;
        }
        (0..SIDES as u8)
            .filter(|seat| !self.plans[usize::from(*seat)].ready)
            .fold(0, |bits, seat| bits | 1 << seat)
    }
    /// Columns a seat has room in, as bits.
    pub(crate) fn open_columns(&self, seat: u8) -> u8 {
        let counts = &self.plans[usize::from(seat)].counts;
        (0..COLUMNS).filter(|at| counts[*at] < DEPTH).fold(0, |bits, at| bits | 1 << at)
    }
    /// Cards that are sealed with the deployment.
    pub(crate) fn ruses(&self, seat: u8) -> u16 {
        // Who leads how well is known before the units stand.
        let hand = self.forces[usize::from(seat)].hand;
        (0..16)
            .filter(|card| {
                hand >> card & 1 == 1 && content().tactics[*card].timing == Timing::BeforeInitiative
            })
            .fold(0, |bits, card| bits | 1 << card)
    }
    /// True once nothing is left to put down.
    pub(crate) fn is_placed(&self, seat: u8) -> bool {
        self.left(seat) == 0 || self.open_columns(seat) == 0
    }

    /// A seat puts a unit behind the others of a column. True once it has nothing left to decide.
    pub(crate) fn deploy(&mut self, seat: u8, column: u8, what: Mustered) -> bool {
        let force = &mut self.forces[usize::from(seat)];
        if what.own() == OWN_GENERAL {
            force.generals &= !(1 << what.source());
        } else {
            force.troops[usize::from(what.source())][usize::from(what.own())] -= 1;
        }
        let plan = &mut self.plans[usize::from(seat)];
        let count = &mut plan.counts[usize::from(column)];
        plan.columns[usize::from(column)][usize::from(*count)] = what.0;
        *count += 1;
        if self.is_placed(seat) && self.ruses(seat) == 0 {
            self.plans[usize::from(seat)].ready = true;
        }
        self.plans[usize::from(seat)].ready
    }
    /// With a Ruse of War or without.
    pub(crate) fn seal(&mut self, seat: u8, ruse: Option<u8>) {
        let plan = &mut self.plans[usize::from(seat)];
        plan.ruse = ruse;
        plan.ready = true;
    }
    /// A seat takes its whole deployment back, as long as nobody has seen it.
    pub(crate) fn undeploy(&mut self, seat: u8) {
        let plan = std::mem::take(&mut self.plans[usize::from(seat)]);
        for (line, count) in plan.columns.iter().zip(plan.counts) {
            for what in line.iter().take(count.into()) {
                self.stay_in_camp(seat, Mustered(*what));
            }
        }
    }
    fn stay_in_camp(&mut self, seat: u8, what: Mustered) {
        let force = &mut self.forces[usize::from(seat)];
        if what.own() == OWN_GENERAL {
            force.generals |= 1 << what.source();
        } else {
            force.troops[usize::from(what.source())][usize::from(what.own())] += 1;
        }
    }

    /// Everybody is ready: all cards are turned face up (AR-12.2).
    pub(crate) fn turn_up<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        for side in 0..self.ground.sides() {
            for column in 0..COLUMNS as u8 {
                self.line_up(side, column);
            }
            let command = self.command_of(side);
            self.sides[side].cards_most = command.max(1);
        }
        self.plans =
            self.plans.map(|plan| Plan { ready: plan.ready, ruse: plan.ruse, ..Plan::default() });
        tell.tell(|| Event::Deployed {});
        for side in 0..self.ground.sides() {
            let ruse = self.turn_order.into_iter().find_map(|seat| {
                let sealed = self.plans.get(usize::from(seat))?.ruse?;
                (self.sides[side].players >> seat & 1 == 1).then_some((seat, sealed))
            });
            if let Some((seat, card)) = ruse {
                self.play_card(seat, card, tell);
            }
        }
        self.plans = Default::default();
        self.initiative(chance, tell);
    }
    /// The column's commander in front, the others behind in turn order; what does not fit stays in camp.
    fn line_up(&mut self, side: usize, column: u8) {
        let commander = self.sides[side].columns[usize::from(column)];
        let others = self.turn_order.into_iter().filter(|seat| *seat != commander);
        let mut row = Some(self.ground.front(side));
        let mut room = DEPTH;
        for seat in
            std::iter::once(commander).chain(others).filter(|seat| usize::from(*seat) < SIDES)
        {
            if self.sides[side].players >> seat & 1 == 0 {
                continue;
            }
            let plan = self.plans[usize::from(seat)];
            let count = plan.counts[usize::from(column)];
            for what in plan.columns[usize::from(column)].iter().take(count.into()) {
                match row.filter(|_| room > 0) {
                    Some(at) => {
                        self.stand(side, column, at, seat, commander, Mustered(*what));
                        row = super::ground::step(at, !forward_grows(side));
                        room -= 1;
                    }
                    None => self.stay_in_camp(seat, Mustered(*what)),
                }
            }
        }
    }
    pub(crate) fn stand(
        &mut self,
        side: usize,
        column: u8,
        row: u8,
        owner: u8,
        commander: u8,
        what: Mustered,
    ) {
        let force = &self.forces[usize::from(owner)];
        let kind = if what.own() == OWN_GENERAL {
            GENERAL
        } else {
            units::of_nation(force.nation, what.own())
        };
        let unit = Unit::of(kind, owner, what.source(), commander);
        let profile = force.profile(&unit);
        let own = &mut self.sides[side];
        let id = UnitId::new(side, own.count);
        assert!(usize::from(own.count) < ROOM, "five columns of twelve hold sixty units");
        own.units[usize::from(own.count)] = unit;
        own.count += 1;
        own.live |= id.bit();
        own.deployed += u16::from(profile.cost);
        own.sort(id.bit(), &profile, kind == GENERAL);
        self.put(id, column, row);
    }
    /// The highest command of a side's generals on the field (AR-12.3).
    pub(crate) fn command_of(&self, side: usize) -> u8 {
        let own = &self.sides[side];
        let of = |number: u8| {
            let unit = &own.units[usize::from(number)];
            self.forces[usize::from(unit.owner())].command[usize::from(unit.source())]
        };
        super::field::each(own.live & own.leaders).map(of).max().unwrap_or(0)
    }

    /// Who begins (AR-12.3): only those that are equal roll again, and turn order decides at last.
    fn initiative<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let sides = self.ground.sides();
        let mut totals = [[0i8; SIDES]; 10];
        let rolls = 1 + usize::from(numbers().initiative_rerolls.min(9));
        for roll in 0..rolls {
            let equal =
                |one: usize, other: usize| (0..roll).all(|at| totals[at][one] == totals[at][other]);
            let again: [bool; SIDES] = std::array::from_fn(|side| {
                side < sides
                    && (roll == 0 || (0..sides).any(|other| other != side && equal(side, other)))
            });
            for side in 0..sides {
                if again[side] {
                    let die = dice::roll(chance);
                    let total = die as i8 + self.command_of(side) as i8 + self.sides[side].ruse;
                    totals[roll][side] = total;
                    let leader = Seat(self.sides[side].leader);
                    tell.tell(|| Event::Initiative { seat: leader, die, total });
                }
            }
        }
        let seat_place = |side: usize| {
            let leader = self.sides[side].leader;
            self.turn_order.iter().position(|seat| *seat == leader).unwrap_or(SIDES)
        };
        let before = |one: usize, other: usize| {
            (0..rolls)
                .map(|at| totals[at][other].cmp(&totals[at][one]))
                .find(|order| order.is_ne())
                .map_or(seat_place(one) < seat_place(other), |order| order.is_lt())
        };
        let places: [u8; SIDES] = std::array::from_fn(|side| {
            (0..sides).filter(|other| *other != side && before(*other, side)).count() as u8
        });
        for (side, place) in self.sides.iter_mut().zip(places) {
            side.place = place;
        }
    }

    /// The next column a leader gives to somebody (AR-12.2), and to whom he may.
    pub(crate) fn column_to_assign(&self) -> Option<(usize, u8, u8)> {
        for side in 0..self.ground.sides() {
            let own = &self.sides[side];
            let Some(column) = own.columns.iter().position(|seat| *seat == NONE) else { continue };
            let without = (0..SIDES as u8)
                .filter(|seat| own.players >> seat & 1 == 1 && !own.columns.contains(seat));
            let without = without.fold(0u8, |bits, seat| bits | 1 << seat);
            let left = (COLUMNS - column) as u32;
            // Everybody gets at least one.
            let to = if without.count_ones() >= left { without } else { own.players };
            return Some((side, column as u8, to));
        }
        None
    }
}

impl super::Side {
    /// What follows from the kind of a unit.
    pub(crate) fn sort(&mut self, bit: u64, profile: &units::Profile, leads: bool) {
        if profile.class.is_cavalry() {
            self.horse |= bit;
        }
        if profile.class == units::Class::Artillery {
            self.artillery |= bit;
        }
        if profile.tir.is_some() {
            self.shooters |= bit;
        }
        if leads {
            self.leaders |= bit;
        }
    }
}
