//! Whose turn it is, and in which step (AR-12.3 to AR-12.7).

use super::resolve::Stage;
use super::tactics::Choice;
use super::units::numbers;
use super::{Battle, NONE, SIDES};
use crate::effects::Timing;
use crate::events::Event;
use engine::{Chance, Seat, Tell, kinds};

kinds! {
    /// Where in a battle one is.
    BattleStep as "battle-step" {
        /// No battle, or it is decided.
        Over = "over",
        /// Leaders share out the columns (AR-12.2).
        Assign = "assign",
        Deploy = "deploy",
        /// Retreat is possible, cards too, and whoever is alone on his side may move at once (AR-18.1).
        Start = "start",
        /// A card was played: it is too late to retreat.
        Opening = "opening",
        Moves = "moves",
        /// Players who share a side may play cards before its leader orders.
        ShootingCards = "shooting-cards",
        Shooting = "shooting",
        MeleeCards = "melee-cards",
        Melee = "melee",
        /// Players who share a side fight on where they are engaged.
        FollowUps = "follow-ups",
    }
}

impl Battle {
    /// True until somebody has won.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.step != BattleStep::Over
    }
    /// The side that has won (AR-12.7, AR-18.2).
    pub fn winner(&self) -> Option<usize> {
        (self.winner != NONE).then_some(self.winner.into())
    }
    /// Who must decide now, as bits: several while they deploy.
    #[inline]
    pub fn asked(&self) -> u8 {
        if self.step == BattleStep::Deploy {
            return self.deploying();
        }
        match self.reacts() {
            Some(seat) => 1 << seat,
            None if self.is_on() && self.actor != NONE => 1 << self.actor,
            None => 0,
        }
    }

    /// Runs on until somebody must decide or it is over.
    pub fn go_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        while self.is_on() {
            if self.order.stage != Stage::Idle {
                self.resolve(chance, tell);
                if self.order.stage != Stage::Idle {
                    return;
                }
                self.after_order(tell);
                continue;
            }
            match self.step {
                BattleStep::Over => return,
                BattleStep::Assign => match self.column_to_assign() {
                    Some((side, _, _)) => {
                        self.actor = self.sides[side].leader;
                        return;
                    }
                    None => {
                        self.actor = NONE;
                        self.step = BattleStep::Deploy;
                    }
                },
                BattleStep::Deploy => {
                    if self.deploying() != 0 {
                        return;
                    }
                    self.turn_up(chance, tell);
                    self.after_order(tell);
                    if self.is_on() {
                        self.round = 1;
                        let first = self.next_in_order(None).expect("somebody stands");
                        tell.tell(|| Event::RoundBegins { round: 1 });
                        self.begin_turn(first);
                    }
                }
                _ if self.standing >> self.side & 1 == 0 => self.end_turn(tell),
                _ if self.has_orders() => return,
                _ => self.next_step(tell),
            }
        }
    }

    /// An order is done: who has no unit left that fights is beaten (AR-18.2).
    fn after_order<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.allotted {
            self.allotted = false;
            self.actor = self.sides[usize::from(self.side)].leader;
        }
        self.look_for_beaten(tell);
    }

    /// The side that comes next in the order of initiative; from the beginning after the last.
    fn next_in_order(&self, after: Option<u8>) -> Option<usize> {
        let least = after.map_or(0, |place| place + 1);
        (0..SIDES)
            .filter(|side| self.standing >> side & 1 == 1 && self.sides[*side].place >= least)
            .min_by_key(|side| self.sides[*side].place)
    }

    /// A side's turn begins (AR-12.4).
    fn begin_turn(&mut self, side: usize) {
        self.side = side as u8;
        let players = self.sides[side].players;
        let own = &mut self.sides[side];
        (own.moved, own.shot, own.fought) = (0, 0, 0);
        for seat in 0..SIDES {
            if players >> seat & 1 == 1 {
                self.forces[seat].drums = 0;
            }
        }
        self.turn_about(side);
        let numbers = numbers();
        self.actor = self.sides[side].leader;
        self.waiting = players;
        self.allotted = false;
        self.glided = 0;
        self.chosen = Choice::None;
        self.new_mover();
        self.shots = numbers.shots;
        self.assaults = numbers.assaults;
        self.step = BattleStep::Start;
    }
    /// Another player of the side moves (AR-13.1).
    fn new_mover(&mut self) {
        self.moves = numbers().moves;
        self.moving = NONE;
        self.steps = 0;
    }

    /// Nothing more in this step, by choice or because there is nothing.
    pub(crate) fn next_step<T: Tell<Event>>(&mut self, tell: &mut T) {
        let side = usize::from(self.side);
        if self.chosen != Choice::None {
            // What a card allows need not be used up.
            self.chosen = Choice::None;
            self.rallied = 0;
            return;
        }
        if self.allotted {
            // Whoever was given an order and wants none has used it (AR-12.5).
            self.allotted = false;
            self.actor = self.sides[side].leader;
            match self.step {
                BattleStep::Shooting => self.shots = self.shots.saturating_sub(1),
                _ => self.assaults = self.assaults.saturating_sub(1),
            }
            return;
        }
        if !self.is_shared(side) {
            return match self.step {
                BattleStep::Start | BattleStep::Opening | BattleStep::Moves => {
                    self.step = BattleStep::Shooting
                }
                BattleStep::Shooting => self.step = BattleStep::Melee,
                _ => self.end_turn(tell),
            };
        }
        self.waiting &= !(1 << self.actor);
        match self.step {
            BattleStep::Start | BattleStep::Opening => {
                self.step = BattleStep::Opening;
                if !self.next_actor(Some(Timing::OwnTurnStart)) {
                    self.enter(BattleStep::Moves, self.sides[side].players);
                    self.next_actor(None);
                    self.new_mover();
                }
            }
            BattleStep::Moves => {
                if self.next_actor(None) {
                    self.new_mover();
                } else {
                    self.cards_then(
                        BattleStep::ShootingCards,
                        Timing::OwnShootingStep,
                        BattleStep::Shooting,
                    );
                }
            }
            BattleStep::ShootingCards => {
                if !self.next_actor(Some(Timing::OwnShootingStep)) {
                    self.lead(BattleStep::Shooting);
                }
            }
            BattleStep::Shooting => {
                self.cards_then(BattleStep::MeleeCards, Timing::OwnMeleeStep, BattleStep::Melee)
            }
            BattleStep::MeleeCards => {
                if !self.next_actor(Some(Timing::OwnMeleeStep)) {
                    self.lead(BattleStep::Melee);
                }
            }
            BattleStep::Melee => {
                let own = &self.sides[side];
                let others = own.players & !(1 << own.leader);
                self.enter(BattleStep::FollowUps, others);
                self.assaults = 0;
                if !self.next_actor(None) {
                    self.end_turn(tell);
                }
            }
            _ => {
                if !self.next_actor(None) {
                    self.end_turn(tell);
                }
            }
        }
    }
    fn enter(&mut self, step: BattleStep, waiting: u8) {
        self.step = step;
        self.waiting = waiting;
    }
    fn lead(&mut self, step: BattleStep) {
        self.step = step;
        self.actor = self.sides[usize::from(self.side)].leader;
    }
    fn cards_then(&mut self, cards: BattleStep, timing: Timing, step: BattleStep) {
        let own = &self.sides[usize::from(self.side)];
        let others = own.players & !(1 << own.leader);
        self.enter(cards, others);
        if !self.next_actor(Some(timing)) {
            self.lead(step);
        }
    }
    /// The next of the waiting seats in turn order; only who holds a card, if this is about cards (AR-21.13).
    fn next_actor(&mut self, cards: Option<Timing>) -> bool {
        let waits = |seat: &u8| {
            *seat < 8
                && self.waiting >> seat & 1 == 1
                && cards.is_none_or(|timing| self.playable(*seat, timing) != 0)
        };
        match self.turn_order.into_iter().find(waits) {
            Some(seat) => {
                self.actor = seat;
                true
            }
            None => false,
        }
    }

    /// The next side, the next round, or nightfall (AR-12.7).
    fn end_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        let own = &mut self.sides[usize::from(self.side)];
        own.silenced = own.silenced_on;
        own.silenced_on = 0;
        let place = own.place;
        if let Some(next) = self.next_in_order(Some(place)) {
            return self.begin_turn(next);
        }
        if self.round >= self.rounds {
            return self.nightfall(tell);
        }
        self.round += 1;
        let round = self.round;
        tell.tell(|| Event::RoundBegins { round });
        let first = self.next_in_order(None).expect("somebody stands");
        self.begin_turn(first);
    }

    /// The side whose turn it is leaves the field (AR-18.1).
    pub(crate) fn order_retreat<T: Tell<Event>>(&mut self, tell: &mut T) {
        let side = usize::from(self.side);
        let leader = Seat(self.sides[side].leader);
        tell.tell(|| Event::RetreatOrdered { seat: leader });
        self.retreat(side, tell);
        self.look_for_beaten(tell);
    }
}

impl Battle {
    /// The step it is in.
    pub fn step(&self) -> BattleStep {
        self.step
    }
    /// The round, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }
    /// True if nightfall decided it (AR-12.7).
    pub fn is_night(&self) -> bool {
        self.night
    }
}
