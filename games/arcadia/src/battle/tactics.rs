//! Tactical cards (AR-12.6, AR-21.8, AR-21.10): who may play one now, and what it does.

use super::field::{UnitId, beyond_bits, each, end};
use super::ground::{COLUMNS, Face, axis_of};
use super::resolve::Blow;
use super::rounds::BattleStep;
use super::{Battle, SIDES};
use crate::content::{TACTICS, content};
use crate::effects::{Ploy, Timing};
use crate::events::Event;
use engine::Tell;
use serde::{Deserialize, Serialize};

/// What a card still lets its player choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    #[default]
    None,
    /// So many units may still lose so many tokens (Rally).
    Rally { units: u8, tokens: u8 },
    /// A cavalry unit that is not engaged (Steppe Ride).
    Ride { steps: u8 },
    /// A gun that fires without an order (Hidden Battery).
    Battery,
    /// A group that withdraws so far at most (Feigned Retreat).
    Feint { cells: u8 },
}

impl Battle {
    /// Cards of a seat for this moment, as bits; none once the side has played its share (AR-12.6).
    pub(crate) fn cards_for(&self, seat: u8, timing: Timing) -> u16 {
        let Some(side) = self.side_of(seat) else { return 0 };
        if self.sides[side].cards >= self.sides[side].cards_most {
            return 0;
        }
        let hand = self.forces[usize::from(seat)].hand;
        let mut fitting = 0;
        let mut left = hand;
        while left != 0 {
            let card = left.trailing_zeros() as usize;
            left &= left - 1;
            if card < TACTICS && content().tactics[card].timing == timing {
                fitting |= 1 << card;
            }
        }
        fitting
    }
    /// Cards of a seat that fit and would do something.
    pub(crate) fn playable(&self, seat: u8, timing: Timing) -> u16 {
        let mut cards = self.cards_for(seat, timing);
        let mut left = cards;
        while left != 0 {
            let card = left.trailing_zeros() as usize;
            left &= left - 1;
            if !self.has_use(seat, content().tactics[card].ploy) {
                cards &= !(1 << card);
            }
        }
        cards
    }

    /// A card without a target cannot be played (AR-2.10).
    fn has_use(&self, seat: u8, ploy: Ploy) -> bool {
        let Some(side) = self.side_of(seat) else { return false };
        match ploy {
            Ploy::RemoveLosses { .. } => self.rally_rows(side, seat).iter().any(|rows| *rows != 0),
            Ploy::CavalryMovement { .. } => {
                self.ride_rows(side, seat).iter().any(|rows| *rows != 0)
            }
            Ploy::FreeCannon {} => self.battery_rows(side, seat).iter().any(|rows| *rows != 0),
            Ploy::FeignedRetreat { cells } => {
                (1..=cells).any(|n| self.feint_rows(side, seat, n).iter().any(|rows| *rows != 0))
            }
            Ploy::ChargedDefence { .. } => {
                // For infantry charged from its front, and no use where nothing is rolled (AR-16.4).
                let target = self.order.target;
                self.order.blow == Blow::Charge
                    && self.profile(target).class.is_infantry()
                    && self.order.face == self.facing(target).opposite()
                    && !self.order.was_engaged
            }
            Ploy::FightCac { .. } => self.profile(self.order.attacker).class.is_infantry(),
            Ploy::IgnoreLostGeneral {} => !self.forces[usize::from(seat)].undaunted,
            _ => true,
        }
    }

    /// Own units of a seat, as rows by column.
    fn rows_where(&self, side: usize, set: u64, fits: impl Fn(UnitId) -> bool) -> [u32; COLUMNS] {
        let own = &self.sides[side];
        let mut found = 0;
        for number in each(set & own.live) {
            if fits(UnitId::new(side, number)) {
                found |= 1 << number;
            }
        }
        own.rows_of(found)
    }
    /// Units with losses that are not engaged (Rally): "your units" are those one owns (AR-21.1).
    pub(crate) fn rally_rows(&self, side: usize, seat: u8) -> [u32; COLUMNS] {
        let own = &self.sides[side];
        self.rows_where(side, own.live & !own.busy() & !self.rallied, |id| {
            let unit = self.unit(id);
            unit.owner() == seat && unit.losses > 0
        })
    }
    pub(crate) fn ride_rows(&self, side: usize, seat: u8) -> [u32; COLUMNS] {
        let own = &self.sides[side];
        let fresh = own.horse & !own.busy() & (!own.moved | self.moving_bit());
        self.rows_where(side, fresh, |id| {
            self.commands(seat, id) && (self.moves > 0 || self.moving == id.number())
        })
    }
    /// Guns for a shot without an order, even silenced ones; AR-14.2 still applies.
    pub(crate) fn battery_rows(&self, side: usize, seat: u8) -> [u32; COLUMNS] {
        let own = &self.sides[side];
        self.rows_where(side, own.artillery & !own.shot, |id| {
            self.commands(seat, id) && !self.has_enemy_near(side, self.cell(id))
        })
    }
    /// First units of groups that can withdraw so far.
    pub(crate) fn feint_rows(&self, side: usize, seat: u8, cells: u8) -> [u32; COLUMNS] {
        let mut rows = [0; COLUMNS];
        for column in 0..COLUMNS as u8 {
            for group in self.groups(side, column) {
                let first =
                    self.on_column(side, column, group.first()).expect("the first of a group");
                let still = group.rows & self.busy_rows(side, column) == 0;
                if still
                    && self.commands(seat, first)
                    && self.room(side, group, !group.grows) >= cells
                {
                    rows[usize::from(column)] |= 1 << group.first();
                }
            }
        }
        rows
    }
    pub(crate) fn moving_bit(&self) -> u64 {
        1u64.checked_shl(self.moving.into()).unwrap_or(0)
    }

    /// A card leaves the hand and does what it says (AR-21.8).
    pub(crate) fn play_card<T: Tell<Event>>(&mut self, seat: u8, card: u8, tell: &mut T) {
        let side = self.side_of(seat).expect("who plays a card fights");
        let force = &mut self.forces[usize::from(seat)];
        force.hand &= !(1 << card);
        self.sides[side].cards += 1;
        tell.tell(|| Event::TacticPlayed {
            seat: engine::Seat(seat),
            card: crate::kinds::FIRST_TACTIC + card,
        });
        match content().tactics[usize::from(card)].ploy {
            Ploy::ExtraMoves { n } => self.moves += n,
            Ploy::ExtraShots { n } => self.shots += n,
            Ploy::ExtraAssaults { n } => self.assaults += n,
            Ploy::PassMorale {} => self.order.passed = true,
            Ploy::RemoveLosses { units, tokens } => {
                self.chosen = Choice::Rally { units, tokens };
                self.rallied = 0;
            }
            Ploy::ShotArmour { n } | Ploy::ChargedDefence { n } => self.order.defence += n as i8,
            Ploy::ShotTir { n } | Ploy::ChargeCac { n } | Ploy::FightCac { n } => {
                self.order.attack += n as i8
            }
            Ploy::Initiative { n } => self.sides[side].ruse = n as i8,
            Ploy::Morale { n } => self.forces[usize::from(seat)].drums = n as i8,
            Ploy::IgnoreLostGeneral {} => self.forces[usize::from(seat)].undaunted = true,
            Ploy::FeignedRetreat { cells } => self.chosen = Choice::Feint { cells },
            Ploy::CavalryMovement { n } => self.chosen = Choice::Ride { steps: n },
            Ploy::FreeCannon {} => self.chosen = Choice::Battery,
        }
    }

    /// The group of a unit falls back, and the enemy ahead of it follows as far as it can (AR-21.8).
    pub(crate) fn feign<T: Tell<Event>>(&mut self, column: u8, row: u8, cells: u8, tell: &mut T) {
        let side = usize::from(self.side);
        let mut group = self.group_at(side, column, row);
        let at = self.spot(self.on_column(side, column, row).expect("a unit that was offered"));
        tell.tell(|| Event::GroupMoved { at, ahead: false, cells });
        let ahead = group.grows;
        for _ in 0..cells {
            group.rows = self.shift(side, column, group.rows, !ahead);
        }
        self.join_facing(side, column, group.rows);
        // The nearest enemy group of the column ahead; it must face the group.
        let mut others = self.others(side, column) & beyond_bits(group.first(), ahead);
        let enemy = loop {
            if others == 0 {
                return;
            }
            let nearest = end(others, !ahead);
            others &= !(1 << nearest);
            match self.on_column(side, column, nearest) {
                Some(id) if axis_of(id.side()) == axis_of(side) && !self.is_gun(id) => break id,
                _ => {}
            }
        };
        let foe = enemy.side();
        if self.facing(enemy) != Face::along(axis_of(side), !ahead) {
            return;
        }
        let mut follows = self.group_of(enemy);
        if follows.rows & self.busy_rows(foe, column) != 0 {
            return;
        }
        let cells = cells.min(self.room(foe, follows, follows.grows));
        if cells > 0 {
            let at = self.spot(enemy);
            tell.tell(|| Event::GroupMoved { at, ahead: true, cells });
        }
        for _ in 0..cells {
            follows.rows = self.shift(foe, column, follows.rows, follows.grows);
        }
        self.join_facing(foe, column, follows.rows);
    }

    /// When a player of the side may play something in the step it is in.
    pub(crate) fn timing(&self) -> Option<Timing> {
        match self.step {
            BattleStep::Start | BattleStep::Opening => Some(Timing::OwnTurnStart),
            BattleStep::Moves => Some(Timing::OwnMovementStep),
            BattleStep::ShootingCards | BattleStep::Shooting => Some(Timing::OwnShootingStep),
            BattleStep::MeleeCards | BattleStep::Melee => Some(Timing::OwnMeleeStep),
            _ => None,
        }
    }
    /// Seats of a side with a card for this moment, as bits.
    pub(crate) fn holders(&self, side: usize, timing: Timing) -> u8 {
        let holds = |seat: &u8| {
            self.sides[side].players >> seat & 1 == 1 && self.playable(*seat, timing) != 0
        };
        (0..SIDES as u8).filter(holds).fold(0, |bits, seat| bits | 1 << seat)
    }
}
