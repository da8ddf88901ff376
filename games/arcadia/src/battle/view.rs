//! A battle as a viewer may see it (AR-22): everything on the field, and of what is not there yet only the own part.

use super::deploy::{Mustered, OWN_GENERAL};
use super::field::UnitId;
use super::ground::{COLUMNS, Face, Ground, axis_of};
use super::resolve::Stage;
use super::rounds::BattleStep;
use super::{Battle, NONE, OWN_KINDS, SIDES, SOURCES};
use engine::{Chance, Seat, Viewer};
use serde::Serialize;

/// One card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    pub side: u8,
    /// The number of the unit in the tables; 15 is a general.
    pub unit: u8,
    pub owner: Seat,
    pub commander: Seat,
    /// Columns and rows of its side, columns from 0.
    pub column: u8,
    pub row: u8,
    /// Seen from above: the five columns of South are 12 to 16.
    pub x: u8,
    pub y: u8,
    pub facing: Face,
    pub losses: u8,
    pub strength: u8,
    /// Where the enemies are it is engaged with.
    pub engaged: Vec<Face>,
    pub moved: bool,
    pub shot: bool,
    pub fought: bool,
    pub silenced: bool,
    /// What is added to the die of a morale test now (AR-17.3).
    pub nerve: i8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    pub players: Vec<Seat>,
    pub leader: Seat,
    /// Who commands each column.
    pub columns: Vec<Option<Seat>>,
    pub place: u8,
    pub stands: bool,
    /// Printed cost of what was deployed and lost (AR-12.7).
    pub deployed: u16,
    pub lost: u16,
    /// Cards the side may still play (AR-12.6).
    pub cards_left: u8,
}

/// A unit that is not on the table, and where the viewer wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Planned {
    /// Army from 0, or 3 for the garrison.
    pub source: u8,
    /// Own kind of unit, or 9 for the general.
    pub own: u8,
    pub count: u8,
    /// A column from 0, in order from the front; none in camp.
    pub column: Option<u8>,
}

/// What a viewer sees of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    pub ground: Ground,
    /// Columns with a breach (AR-20.2).
    pub breached: Vec<u8>,
    pub round: u8,
    pub rounds: u8,
    pub step: BattleStep,
    pub side: u8,
    pub winner: Option<u8>,
    pub night: bool,
    /// Who has deployed.
    pub ready: Vec<Seat>,
    pub sides: Vec<SideView>,
    pub pieces: Vec<Piece>,
    /// The own units that nobody else sees yet.
    pub own: Vec<Planned>,
    /// Orders left in this turn.
    pub moves: u8,
    pub shots: u8,
    pub assaults: u8,
    /// The unit that is being moved, as column and row, and its steps left.
    pub moving: Option<(u8, u8)>,
    pub steps: u8,
    /// Columns that were moved for free in this turn.
    pub glided: Vec<u8>,
    /// How far the order has come that is being carried out.
    pub stage: Stage,
    /// Who attacks and who is attacked in it, by place in `pieces`.
    pub attacker: Option<u8>,
    pub target: Option<u8>,
    /// The attacks the viewer may order now, with their dice.
    pub odds: Vec<super::Odds>,
    /// The attack that waits for cards, with its dice.
    pub under_way: Option<super::Odds>,
    /// Where the viewer's gun would hit somebody.
    pub aims: Vec<super::Aim>,
}

/// The n-th number of a set.
fn nth(set: u64, n: u32) -> u8 {
    let mut set = set;
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}

impl Battle {
    /// What a viewer sees; nothing without a battle.
    pub fn view_for(&self, viewer: Viewer) -> Option<BattleView> {
        if self.ground == Ground::None {
            return None;
        }
        let bits = |bits: u8| (0..8u8).filter(move |bit| bits >> bit & 1 == 1);
        let ids: Vec<UnitId> = (0..SIDES)
            .flat_map(|side| {
                super::field::each(self.sides[side].live)
                    .map(move |number| UnitId::new(side, number))
            })
            .collect();
        let place = |id: UnitId| ids.iter().position(|other| *other == id).map(|at| at as u8);
        let sides = self.sides[..self.ground.sides()].iter().enumerate();
        let mover = (self.moving != NONE)
            .then(|| self.sides[usize::from(self.side)].units[usize::from(self.moving)]);
        Some(BattleView {
            ground: self.ground,
            breached: bits(self.breached).collect(),
            round: self.round,
            rounds: self.rounds,
            step: self.step,
            side: self.side,
            winner: self.winner().map(|side| side as u8),
            night: self.night,
            ready: bits(self.fighters & !self.deploying()).map(Seat).collect(),
            sides: sides
                .map(|(at, side)| SideView {
                    players: bits(side.players).map(Seat).collect(),
                    leader: Seat(side.leader),
                    columns: side
                        .columns
                        .iter()
                        .map(|seat| (*seat != NONE).then_some(Seat(*seat)))
                        .collect(),
                    place: side.place,
                    stands: self.standing >> at & 1 == 1,
                    deployed: side.deployed,
                    lost: side.lost,
                    cards_left: side.cards_most.saturating_sub(side.cards),
                })
                .collect(),
            pieces: ids.iter().map(|id| self.piece(*id)).collect(),
            own: viewer
                .seat()
                .filter(|_| self.step == BattleStep::Deploy)
                .map_or_else(Vec::new, |seat| self.planned(seat)),
            moves: self.moves,
            shots: self.shots,
            assaults: self.assaults,
            moving: mover.filter(|_| self.steps > 0).map(|unit| (unit.column, unit.row)),
            steps: self.steps,
            glided: bits(self.glided).collect(),
            stage: self.order.stage,
            attacker: place(self.order.attacker),
            target: place(self.order.target),
            under_way: self.odds_under_way(&place),
            odds: viewer.seat().map_or_else(Vec::new, |seat| self.odds(seat, &place)),
            aims: viewer.seat().map_or_else(Vec::new, |seat| self.aims_that_hit(seat, &place)),
        })
    }

    fn piece(&self, id: UnitId) -> Piece {
        let (unit, own, cell) = (self.unit(id), &self.sides[id.side()], self.cell(id));
        let has = |set: u64| set & id.bit() != 0;
        Piece {
            side: id.side() as u8,
            unit: unit.kind,
            owner: Seat(unit.owner()),
            commander: Seat(unit.commander()),
            column: unit.column,
            row: unit.row,
            x: cell.x,
            y: cell.y,
            facing: self.facing(id),
            losses: unit.losses,
            strength: self.profile(id).strength,
            engaged: Face::ALL
                .into_iter()
                .filter(|face| has(own.engaged[*face as usize]))
                .collect(),
            moved: has(own.moved),
            shot: has(own.shot),
            fought: has(own.fought),
            silenced: has(own.silenced),
            nerve: self.nerve(id),
        }
    }

    /// What a seat has in camp, and its plan.
    fn planned(&self, seat: Seat) -> Vec<Planned> {
        let Some(force) = self.forces.get(seat.index()) else { return Vec::new() };
        let mut list = Vec::new();
        for (source, troops) in (0..).zip(&force.troops) {
            for (own, count) in (0..).zip(troops).filter(|(_, count)| **count > 0) {
                list.push(Planned { source, own, count: *count, column: None });
            }
            if force.generals >> source & 1 == 1 {
                list.push(Planned { source, own: OWN_GENERAL, count: 1, column: None });
            }
        }
        let plan = &self.plans[seat.index()];
        for column in 0..COLUMNS {
            for what in &plan.columns[column][..usize::from(plan.counts[column])] {
                let what = Mustered(*what);
                list.push(Planned {
                    source: what.source(),
                    own: what.own(),
                    count: 1,
                    column: Some(column as u8),
                });
            }
        }
        list
    }

    /// Everything that was deployed lies open (AR-12.2).
    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.step, BattleStep::Assign | BattleStep::Deploy)
    }
    /// Tactical cards a seat may play, by number in the tables.
    pub(crate) fn hand(&self, seat: u8) -> u16 {
        self.forces[usize::from(seat)].hand
    }
    /// Other cards in a hand.
    pub(crate) fn imagine_hand(&mut self, seat: u8, hand: u16) {
        self.forces[usize::from(seat)].hand = hand;
    }
    /// Other units than those a seat has; whoever was ready has put them somewhere.
    pub(crate) fn imagine_plan<C: Chance>(
        &mut self,
        seat: u8,
        troops: [[u8; OWN_KINDS]; SOURCES],
        chance: &mut C,
    ) {
        let ready = self.plans[usize::from(seat)].ready;
        self.undeploy(seat);
        self.forces[usize::from(seat)].troops = troops;
        while ready && !self.is_placed(seat) {
            let (left, open) = (self.left(seat), self.open_columns(seat));
            let what = nth(left, chance.below(left.count_ones()));
            let column = nth(open.into(), chance.below(open.count_ones()));
            self.deploy(seat, column, Mustered(what));
        }
        self.plans[usize::from(seat)].ready = ready;
    }
    /// Every unit of a seat, wherever it is: what it came with.
    pub(crate) fn roll_call(&self, seat: u8) -> [[u8; OWN_KINDS]; SOURCES] {
        let mut troops = self.forces[usize::from(seat)].troops;
        let plan = &self.plans[usize::from(seat)];
        let planned = plan
            .columns
            .iter()
            .zip(plan.counts)
            .flat_map(|(line, count)| line.iter().take(count.into()));
        let placed = self
            .units()
            .filter(|(_, unit)| unit.owner() == seat)
            .map(|(_, unit)| self.mustered(unit));
        for what in planned
            .map(|what| Mustered(*what))
            .chain(placed)
            .filter(|what| what.own() != OWN_GENERAL)
        {
            troops[usize::from(what.source())][usize::from(what.own())] += 1;
        }
        troops
    }
    /// Somebody is asked who could answer nothing.
    pub(crate) fn is_stuck(&self) -> bool {
        self.is_on() && self.asked() == 0
    }

    /// Where a unit of a column stands on the table.
    pub fn place_of(side: usize, column: u8, row: u8) -> (u8, u8) {
        let cell = super::Cell::on(axis_of(side), column, row);
        (cell.x, cell.y)
    }
}

impl Battle {
    /// The enemies a gun would fire at when aimed at a cell, the nearest first, as cells seen from above.
    pub fn ray_from(&self, side: usize, column: u8, row: u8, x: u8, y: u8) -> Vec<(u8, u8)> {
        let Some(gun) = self.on_column(side, column, row) else { return Vec::new() };
        let (line, count) = self.line_of_fire(gun, super::Cell { x, y });
        let cells = line.into_iter().take(count.into()).map(|id| self.cell(UnitId(id)));
        cells.map(|cell| (cell.x, cell.y)).collect()
    }
}
