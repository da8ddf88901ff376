//! What a seat may answer in a battle, and carrying it out.

use super::deploy::Mustered;
use super::field::UnitId;
use super::fire::{SHOTS, Toward};
use super::ground::{COLUMNS, Cell, Ground, ROWS};
use super::resolve::{Blow, Stage};
use super::rounds::BattleStep;
use super::steps::{Stride, Way};
use super::tactics::Choice;
use super::{Battle, SIDES};
use crate::content::content;
use crate::describe;
use crate::effects::Timing;
use crate::events::Event;
use crate::kinds::{FIRST_TACTIC, Unit as Kind};
use crate::moves::Move;
use crate::state::Arcadia;
use engine::{Arg, Chance, Offers, Refusal, Seat, Tell};
use serde::Serialize;

/// A unit and where it stood when something happened to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spot {
    pub side: u8,
    /// The number of the unit in the tables; 15 is a general.
    pub unit: u8,
    /// Columns and rows of its side, columns from 0.
    pub column: u8,
    pub row: u8,
    /// Whose unit it is: said, but not sent, as the field shows it.
    #[serde(skip)]
    pub(crate) owner: u8,
}

impl Spot {
    /// The name of its owner.
    pub(crate) fn whose(self, table: &Arcadia) -> Arg {
        describe::player(table, Seat(self.owner))
    }
    /// The name of the unit.
    pub(crate) fn unit(self) -> Arg {
        match Kind::ALL.get(usize::from(self.unit)) {
            Some(kind) => Arg::from(*kind),
            None => Arg::Name("unit-general".into()),
        }
    }
    /// As people count.
    pub(crate) fn column(self) -> u8 {
        self.column + 1
    }
}

impl Battle {
    pub(crate) fn spot(&self, id: UnitId) -> Spot {
        let unit = self.unit(id);
        Spot {
            side: id.side() as u8,
            unit: unit.kind,
            column: unit.column,
            row: unit.row,
            owner: unit.owner(),
        }
    }

    /// Every legal answer of a seat that is asked.
    #[inline]
    pub fn offer<O: Offers<Move>>(&self, seat: u8, to: &mut O) {
        if let Some(timing) = self.reaction() {
            self.offer_cards(self.playable(seat, timing), to);
            to.one(Move::Done {});
            return;
        }
        match self.step {
            BattleStep::Over => {}
            BattleStep::Assign => self.offer_columns(to),
            BattleStep::Deploy => self.offer_deployment(seat, to),
            _ if self.order.stage == Stage::Aiming => self.offer_aims(to),
            _ if self.chosen != Choice::None => self.offer_choice(seat, to),
            _ => self.offer_orders(seat, to),
        }
    }

    fn offer_cards<O: Offers<Move>>(&self, cards: u16, to: &mut O) {
        rows(
            to,
            u128::from(cards) << FIRST_TACTIC,
            Move::PlayTactic { card: 0 },
            "AR-12.6",
            "refused-no-such-tactic",
        );
    }
    fn offer_columns<O: Offers<Move>>(&self, to: &mut O) {
        if let Some((_, column, players)) = self.column_to_assign() {
            let verb = Move::AssignColumn { column, who: 0 };
            rows(to, players.into(), verb, "AR-12.2", "refused-column-for-all");
        }
    }
    fn offer_deployment<O: Offers<Move>>(&self, seat: u8, to: &mut O) {
        if self.is_placed(seat) {
            self.offer_cards(self.ruses(seat), to);
            to.one(Move::Done {});
            return;
        }
        let (left, open) = (u128::from(self.left(seat)), self.open_columns(seat));
        for column in 0..COLUMNS as u8 {
            to.given_at(Move::Deploy { column, what: 0 }, |need| {
                need.that(open >> column & 1 == 1, || {
                    Refusal::plain("AR-11.2", "refused-column-full")
                })?;
                Some(
                    need.only(u128::MAX, left, |_| {
                        Refusal::plain("AR-12.2", "refused-not-in-camp")
                    }),
                )
            });
        }
    }
    fn offer_aims<O: Offers<Move>>(&self, to: &mut O) {
        for x in 0..ROWS {
            let rows_there = self.aims(self.order.attacker, x);
            rows(to, rows_there.into(), Move::Aim { x, y: 0 }, "AR-16.8", "refused-aim");
        }
    }
    /// What a card lets its player choose (AR-21.8).
    fn offer_choice<O: Offers<Move>>(&self, seat: u8, to: &mut O) {
        let side = usize::from(self.side);
        let each_column = |to: &mut O, found: [u32; COLUMNS]| {
            for (column, found) in (0..).zip(found) {
                rows(
                    to,
                    found.into(),
                    Move::Pick { column, row: 0 },
                    "AR-21.8",
                    "refused-no-use-there",
                );
            }
        };
        match self.chosen {
            Choice::None => {}
            Choice::Rally { .. } => each_column(to, self.rally_rows(side, seat)),
            Choice::Ride { .. } => each_column(to, self.ride_rows(side, seat)),
            Choice::Battery => each_column(to, self.battery_rows(side, seat)),
            Choice::Feint { cells } => {
                for n in 1..=cells.min(4) {
                    let stride = Stride::ALL[usize::from(n) + 3];
                    for (column, found) in (0..).zip(self.feint_rows(side, seat, n)) {
                        let verb = Move::Glide { stride, column, row: 0 };
                        rows(to, found.into(), verb, "AR-21.8", "refused-no-use-there");
                    }
                }
            }
        }
        to.one(Move::Done {});
    }

    /// The steps of a turn (AR-12.4).
    #[inline]
    fn offer_orders<O: Offers<Move>>(&self, seat: u8, to: &mut O) {
        let side = usize::from(self.side);
        if let Some(timing) = self.timing()
            && self.forces[usize::from(seat)].hand != 0
        {
            let mut cards = self.playable(seat, timing);
            if self.step == BattleStep::Start || self.step == BattleStep::Opening {
                cards |= self.playable(seat, Timing::OwnTurnStart);
                if !self.is_shared(side) {
                    cards |= self.playable(seat, Timing::OwnMovementStep);
                }
            }
            self.offer_cards(cards, to);
        }
        if to.satisfied() {
            return;
        }
        match self.step {
            BattleStep::Start | BattleStep::Opening => {
                to.given(Move::Retreat {}, |need| {
                    need.that(self.sides[side].leader == seat, || {
                        Refusal::plain("AR-18.1", "refused-not-leader")
                    })?;
                    need.that(self.step == BattleStep::Start, || {
                        Refusal::plain("AR-18.1", "refused-too-late-to-retreat")
                    })
                });
                if !self.is_shared(side) {
                    self.offer_moves(side, seat, to);
                }
            }
            BattleStep::Moves => self.offer_moves(side, seat, to),
            BattleStep::Shooting => self.offer_shots(side, seat, to),
            BattleStep::Melee | BattleStep::FollowUps => self.offer_attacks(side, seat, to),
            _ => {}
        }
        to.one(Move::Done {});
    }

    fn offer_moves<O: Offers<Move>>(&self, side: usize, seat: u8, to: &mut O) {
        let movers = self.movers(side, seat);
        let steps = self.steps(side, &movers);
        for (column, steps) in (0..).zip(steps) {
            for way in Way::ALL {
                let found = steps[way as usize];
                rows(
                    to,
                    found.into(),
                    Move::MoveUnit { way, column, row: 0 },
                    "AR-13.2",
                    "refused-step",
                );
            }
        }
        for column in 0..COLUMNS as u8 {
            if !O::EXPLAINS && (self.glided >> column & 1 == 1 || self.others(side, column) != 0) {
                continue;
            }
            let glides = self.glides(side, seat, column);
            for stride in Stride::ALL {
                let found = glides[stride as usize];
                rows(
                    to,
                    found.into(),
                    Move::Glide { stride, column, row: 0 },
                    "AR-13.6",
                    "refused-glide",
                );
            }
        }
    }

    fn offer_shots<O: Offers<Move>>(&self, side: usize, seat: u8, to: &mut O) {
        if !O::EXPLAINS && self.shots == 0 {
            return;
        }
        let left = self.shots > 0;
        let shots = (left, "AR-14.1");
        let aimed = self.shots_of(side, seat);
        for toward in SHOTS {
            for (column, found) in (0..).zip(aimed[toward as usize]) {
                ordered(
                    to,
                    shots,
                    found,
                    Move::Shoot { toward, column, row: 0 },
                    "AR-14.3",
                    "refused-shot",
                );
            }
        }
        for (column, found) in (0..).zip(self.guns_of(side, seat)) {
            let cannon = Move::Cannon { column, row: 0 };
            ordered(to, shots, found, cannon, "AR-16.10", "refused-cannon");
        }
        self.offer_allotting(side, seat, left, to, |player| {
            self.shots_of(side, player).iter().flatten().any(|found| *found != 0)
                || self.guns_of(side, player).iter().any(|found| *found != 0)
        });
    }
    fn offer_attacks<O: Offers<Move>>(&self, side: usize, seat: u8, to: &mut O) {
        let attacks = self.attacks_of(side, seat);
        let left = self.assaults > 0;
        let blows = (left, "AR-15.1");
        for toward in Toward::ALL {
            for column in 0..COLUMNS as u8 {
                let of = |aimed: &super::fire::Aimed| aimed[toward as usize][usize::from(column)];
                let follow = Move::FollowUp { toward, column, row: 0 };
                rows(to, of(&attacks.follow_ups).into(), follow, "AR-15.3", "refused-follow-up");
                let assault = Move::Engage { toward, column, row: 0 };
                ordered(to, blows, of(&attacks.assaults), assault, "AR-15.1", "refused-assault");
                let charge = Move::Charge { toward, column, row: 0 };
                ordered(to, blows, of(&attacks.charges), charge, "AR-16.1", "refused-charge");
            }
        }
        if self.step == BattleStep::Melee {
            self.offer_allotting(side, seat, left, to, |player| {
                let theirs = self.attacks_of(side, player);
                theirs.assaults.iter().flatten().any(|found| *found != 0)
            });
        }
    }
    /// The leader may give an order to another player of the side (AR-12.5).
    fn offer_allotting<O: Offers<Move>>(
        &self,
        side: usize,
        seat: u8,
        left: bool,
        to: &mut O,
        has_use: impl Fn(u8) -> bool,
    ) {
        if !left || self.allotted || !self.is_shared(side) || self.sides[side].leader != seat {
            return;
        }
        let players = (0..SIDES as u8)
            .filter(|player| *player != seat && self.sides[side].players >> player & 1 == 1);
        let useful = players
            .filter(|player| has_use(*player))
            .fold(0u128, |bits, player| bits | 1 << player);
        rows(to, useful, Move::Allot { who: 0 }, "AR-12.5", "refused-allot");
    }

    /// Two that stand together and are free can exchange places: enough to know that there is a choice.
    fn has_plain_step(&self) -> bool {
        let side = usize::from(self.side);
        let own = &self.sides[side];
        let busy = own.rows_of(own.busy());
        let movers = self.movers(side, self.actor);
        self.ground != Ground::Town
            && (0..COLUMNS).any(|column| {
                let calm = own.mobile[column] & !busy[column];
                movers[column] & (calm << 1 | calm >> 1) != 0
            })
    }
    /// True if there is anything to decide but to go on.
    pub(crate) fn has_orders(&self) -> bool {
        if self.order.stage == Stage::Aiming
            || self.chosen != Choice::None
            || self.step == BattleStep::Start
        {
            return true;
        }
        if self.step == BattleStep::Moves && self.has_plain_step() {
            return true;
        }
        let mut found = Something(false);
        self.offer_orders(self.actor, &mut found);
        found.0
    }

    /// Carries out an answer that was offered.
    pub fn answer<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: u8,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let _ = chance;
        let side = usize::from(self.side);
        match mv {
            Move::AssignColumn { column, who } => {
                if let Some((side, _, _)) = self.column_to_assign() {
                    self.sides[side].columns[usize::from(column)] = who;
                    let leader = Seat(self.sides[side].leader);
                    tell.tell(|| Event::ColumnAssigned { seat: leader, column, who: Seat(who) });
                }
            }
            Move::PlayTactic { card } if self.reaction().is_some() => {
                self.play_card(seat, card - FIRST_TACTIC, tell);
                self.reacted(seat);
            }
            Move::Done {} if self.reaction().is_some() => self.reacted(seat),
            Move::PlayTactic { card } => {
                let card = card - FIRST_TACTIC;
                let moves = content().tactics[usize::from(card)].timing == Timing::OwnMovementStep;
                match self.step {
                    BattleStep::Start | BattleStep::Opening if moves => {
                        self.step = BattleStep::Moves
                    }
                    BattleStep::Start => self.step = BattleStep::Opening,
                    _ => {}
                }
                self.play_card(seat, card, tell);
            }
            Move::Done {} => self.next_step(tell),
            Move::Retreat {} => self.order_retreat(tell),
            Move::MoveUnit { way, column, row } => {
                self.moves_begin();
                let id = self.on_column(side, column, row).expect("a unit that was offered");
                let at = self.spot(id);
                self.take_step(side, way, column, row);
                let to = self.spot(id);
                tell.tell(|| Event::UnitMoved { at, to, way });
            }
            Move::Glide { stride, column, row } => match self.chosen {
                Choice::Feint { .. } => {
                    self.chosen = Choice::None;
                    self.feign(column, row, stride.cells(), tell);
                }
                _ => {
                    self.moves_begin();
                    let at = self
                        .spot(self.on_column(side, column, row).expect("a unit that was offered"));
                    self.glide(side, stride, column, row);
                    tell.tell(|| Event::GroupMoved {
                        at,
                        ahead: stride.is_ahead(),
                        cells: stride.cells(),
                    });
                }
            },
            Move::Shoot { toward, column, row } => {
                self.shots -= 1;
                let id = self.on_column(side, column, row).expect("a unit that was offered");
                let target = self.shot_target(id, toward).expect("a target that was offered");
                self.order_attack(Blow::Shot, id, target, toward);
            }
            Move::Cannon { column, row } => {
                self.shots -= 1;
                let id = self.on_column(side, column, row).expect("a gun that was offered");
                self.order_cannon(id, false);
            }
            Move::Aim { x, y } => {
                let (gun, at) = (self.spot(self.order.attacker), Cell { x, y });
                tell.tell(|| Event::GunAimed { at: gun, x, y });
                self.aim(at);
            }
            Move::Engage { toward, column, row } => {
                self.assaults -= 1;
                self.attack(Blow::Assault, toward, column, row);
            }
            Move::Charge { toward, column, row } => {
                self.assaults -= 1;
                self.attack(Blow::Charge, toward, column, row);
            }
            Move::FollowUp { toward, column, row } => {
                self.attack(Blow::FollowUp, toward, column, row)
            }
            Move::Allot { who } => {
                self.actor = who;
                self.allotted = true;
            }
            Move::Pick { column, row } => self.pick(column, row, tell),
            _ => {}
        }
    }
    /// A part of a sealed deployment (AR-12.2). True once the seat has nothing left to decide.
    pub fn commit(&mut self, seat: u8, mv: Move) -> bool {
        match mv {
            Move::Deploy { column, what } => self.deploy(seat, column, Mustered(what)),
            Move::PlayTactic { card } => {
                self.seal(seat, Some(card - FIRST_TACTIC));
                true
            }
            _ => {
                self.seal(seat, None);
                true
            }
        }
    }
    /// The first move closes what may be done at the start of a turn.
    fn moves_begin(&mut self) {
        if matches!(self.step, BattleStep::Start | BattleStep::Opening) {
            self.step = BattleStep::Moves;
        }
    }
    fn attack(&mut self, blow: Blow, toward: Toward, column: u8, row: u8) {
        let id = self.on_column(self.side.into(), column, row).expect("a unit that was offered");
        let target = self.beside(id, toward).expect("a target that was offered");
        self.order_attack(blow, id, target, toward);
    }
    /// A unit for what a card does (AR-21.8).
    fn pick<T: Tell<Event>>(&mut self, column: u8, row: u8, tell: &mut T) {
        let side = usize::from(self.side);
        let id = self.on_column(side, column, row).expect("a unit that was offered");
        match std::mem::take(&mut self.chosen) {
            Choice::Rally { units, tokens } => {
                let unit = self.unit_mut(id);
                unit.losses = unit.losses.saturating_sub(tokens);
                let losses = unit.losses;
                let at = self.spot(id);
                tell.tell(|| Event::Rallied { at, losses });
                self.chosen = Choice::Rally { units: units - 1, tokens };
                self.rallied |= id.bit();
                if units <= 1 || self.rally_rows(side, self.actor).iter().all(|rows| *rows == 0) {
                    self.chosen = Choice::None;
                    self.rallied = 0;
                }
            }
            Choice::Ride { steps } => {
                if self.moving != id.number() {
                    self.moving = id.number();
                    self.steps = self.profile(id).movement;
                    self.moves -= 1;
                    self.sides[side].moved |= id.bit();
                }
                self.steps += steps;
            }
            Choice::Battery => self.order_cannon(id, true),
            Choice::Feint { .. } | Choice::None => {}
        }
    }
}

/// One verb at these places.
#[inline]
fn rows<O: Offers<Move>>(
    to: &mut O,
    places: u128,
    verb: Move,
    rule: &'static str,
    why: &'static str,
) {
    if O::EXPLAINS {
        to.given_at(verb, |need| Some(need.only(u128::MAX, places, |_| Refusal::plain(rule, why))));
    } else if places != 0 {
        to.each(places, verb);
    }
}
/// The same, as long as an order is left: of two shots, or of two assaults.
#[inline]
fn ordered<O: Offers<Move>>(
    to: &mut O,
    (left, limit): (bool, &'static str),
    places: u32,
    verb: Move,
    rule: &'static str,
    why: &'static str,
) {
    if O::EXPLAINS {
        to.given_at(verb, |need| {
            need.that(left, || Refusal::plain(limit, "refused-no-order-left"))?;
            Some(need.only(u128::MAX, places.into(), |_| Refusal::plain(rule, why)))
        });
    } else if left && places != 0 {
        to.each(places.into(), verb);
    }
}

/// Listens for any answer but to go on.
#[derive(Clone, Copy, Debug)]
struct Something(bool);

impl Offers<Move> for Something {
    #[inline]
    fn one(&mut self, mv: Move) {
        self.0 |= mv != Move::Done {};
    }
    #[inline]
    fn each(&mut self, places: u128, _: Move) {
        self.0 |= places != 0;
    }
    #[inline]
    fn satisfied(&self) -> bool {
        self.0
    }
}

/// What a seat is asked, for its question.
impl Battle {
    /// Seats that have something to deploy, as bits.
    pub fn fighters(&self) -> u8 {
        self.fighters
    }
    /// Units a seat has still to put down.
    pub fn to_deploy(&self, seat: u8) -> u8 {
        let force = &self.forces[usize::from(seat)];
        (force.in_camp() + force.generals.count_ones()).min(255) as u8
    }
    /// A card may be played before dice or after them.
    pub fn waits_for_card(&self) -> bool {
        self.reaction().is_some()
    }
    pub fn waits_for_aim(&self) -> bool {
        self.order.stage == Stage::Aiming
    }
    /// A card was played and something is to be chosen for it.
    pub fn waits_for_choice(&self) -> bool {
        self.chosen != Choice::None
    }
}
