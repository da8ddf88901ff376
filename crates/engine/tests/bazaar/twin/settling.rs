//! What happens by itself, and what comes next.

use super::{Kind, NOBODY, PATRON, Task, Twin};
use engine::{Chance, Count, Nth, Seat};

impl Twin {
    pub(super) fn settle(&mut self, chance: &mut impl Chance) {
        loop {
            let Some(task) = self.agenda.top() else {
                if self.go_on() {
                    continue;
                }
                return;
            };
            let goes_on = if task.tied { self.order() } else { self.resolve(task, chance) };
            if !goes_on {
                return;
            }
        }
    }

    /// Void, by itself, or asked.
    fn by_itself(&mut self, task: &Task) -> bool {
        let mut count = Count::default();
        self.offer_task(task, &mut count);
        match count.0 {
            0 => {
                self.agenda.pop();
            }
            1 => {
                let mut first = Nth::new(0);
                self.offer_task(task, &mut first);
                self.answer(task.seat, first.found.unwrap_or_default());
            }
            _ => return false,
        }
        true
    }

    fn resolve(&mut self, task: Task, chance: &mut impl Chance) -> bool {
        let (seat, at) = (task.seat, task.seat.index());
        match task.kind {
            Kind::Turn
            | Kind::Road4
            | Kind::Craft3
            | Kind::Craft4
            | Kind::Herald
            | Kind::Renegade => {
                return false;
            }
            Kind::TurnEnd => {
                self.agenda.pop();
                if self.board.is_market_day() {
                    self.one(Kind::Income, &task);
                }
            }
            Kind::Income => {
                self.become_kind(Kind::TellIncome);
                self.board.gain(seat, 1 + u8::from(self.festival));
            }
            Kind::TellIncome => {
                self.agenda.pop();
                self.wake(Kind::TellIncome, &task);
            }
            Kind::MoveToken => {
                self.become_kind(Kind::TellAdvance);
                self.board.tracks[at][task.a as usize] = task.b;
            }
            Kind::TellAdvance => {
                self.become_kind(Kind::TellBefore);
                self.wake(Kind::TellAdvance, &task);
            }
            Kind::TellBefore => {
                self.become_kind(Kind::Benefit);
                self.wake(Kind::TellBefore, &task);
            }
            Kind::Benefit => {
                self.become_kind(Kind::Bonus);
                self.wake(Kind::Benefit, &task);
                self.space(&task);
            }
            Kind::CopyBenefit => {
                self.agenda.pop();
                self.space(&task);
            }
            Kind::Bonus | Kind::HostPay => {
                if self.board.coins[at] > 0 {
                    return false;
                }
                self.agenda.pop();
            }
            Kind::HostEnd => {
                self.agenda.pop();
                if self.board.guests > 0 {
                    self.board.gain(seat, 2);
                }
            }
            Kind::Declare => {
                self.become_kind(Kind::Defend);
                self.board.declare(seat);
            }
            Kind::Defend => {
                self.become_kind(Kind::IfTrapped);
                if task.b != NOBODY {
                    self.one(Kind::SpringTrap, &Task { seat: Seat(task.b), ..task });
                }
            }
            Kind::SpringTrap | Kind::CounterTrap => {
                if self.board.answers(seat) > 0 {
                    return false;
                }
                self.agenda.pop();
            }
            Kind::IfTrapped => {
                self.become_kind(Kind::Resolve);
                if self.board.sprung {
                    self.one(Kind::CounterTrap, &task);
                }
            }
            Kind::Resolve => {
                self.become_kind(Kind::Roll);
                let defender = (task.b != NOBODY).then_some(Seat(task.b));
                self.board.resolve_fight(seat, task.a, defender);
            }
            Kind::Roll => {
                self.become_kind(Kind::TellConquer);
                let pips = 1 + chance.below(6) as u8;
                self.board.points(seat, pips);
                let owed = Task { a: 0, b: 0, ..task };
                if pips >= 4 {
                    self.one(Kind::Coin(1), &Task { seat: self.board.next_seat(seat), ..owed });
                    self.one(Kind::Place, &owed);
                }
                if pips == 6 {
                    self.push(Task { kind: Kind::Goods(1, false), done: 0, tied: true, ..owed });
                }
            }
            Kind::TellConquer => {
                self.agenda.pop();
                self.wake(Kind::TellConquer, &task);
            }
            Kind::Vote => {
                if task.done.count_ones() < self.board.seats.into() {
                    return false;
                }
                self.become_kind(Kind::Tally);
                self.board.tally();
            }
            Kind::Tally => {
                self.become_kind(Kind::TellElection);
                if let Some(crowned) = self.board.crowned {
                    self.board.points(crowned, 1);
                }
            }
            Kind::TellElection => {
                self.become_kind(Kind::IfTie);
                self.wake(Kind::TellElection, &task);
            }
            Kind::IfTie => {
                self.agenda.pop();
                match self.board.crowned {
                    Some(crowned) => self.board.gain(crowned, 1),
                    None => self.members().for_each(|seat| self.board.gain(seat, 1)),
                }
            }
            Kind::Recruit => {
                if task.done.count_ones() < self.board.seats.into() {
                    return false;
                }
                self.become_kind(Kind::Muster);
            }
            Kind::Muster => {
                self.agenda.pop();
                self.board.muster();
            }
            Kind::Festival => {
                self.agenda.pop();
                self.members().for_each(|seat| self.board.points(seat, 1));
            }
            Kind::Coin(n) => {
                self.agenda.pop();
                self.board.gain(seat, n);
            }
            Kind::Trap => {
                self.agenda.pop();
                self.board.traps[at] += 1;
            }
            Kind::Counter => {
                self.agenda.pop();
                self.board.counters[at] += 1;
            }
            Kind::Points(n) => {
                self.agenda.pop();
                self.board.points(seat, n);
            }
            Kind::Patron => {
                self.agenda.pop();
                let mut shown = self.shown[at].iter_mut().flatten();
                if let Some(shown) = shown.find(|shown| shown.acts_as == PATRON && !shown.spent) {
                    shown.spent = true;
                    self.board.gain(seat, 3);
                }
            }
            Kind::Place | Kind::Goods(..) | Kind::CopyCard => return self.by_itself(&task),
            Kind::Road3 => {
                self.agenda.pop();
                self.in_any_order(&task, &[Kind::Coin(1), Kind::Place, Kind::Points(2)]);
            }
            Kind::Guild => {
                self.agenda.pop();
                self.in_any_order(&task, &[Kind::Coin(1), Kind::Place]);
            }
            Kind::Craft5 => {
                self.agenda.pop();
                self.in_any_order(&task, &[Kind::Goods(1, false), Kind::Place]);
            }
            Kind::Road5 => {
                self.agenda.pop();
                let kind = if self.can_place(seat) { Kind::Place } else { Kind::Points(3) };
                self.one(kind, &task);
            }
            Kind::Fair => {
                self.agenda.pop();
                self.members()
                    .filter(|other| *other != seat)
                    .for_each(|other| self.board.gain(other, 1));
                self.board.points(seat, 3);
            }
        }
        true
    }

    fn go_on(&mut self) -> bool {
        if self.board.is_over() {
            return false;
        }
        let phase = self.board.next_phase();
        if self.board.is_over() {
            return false;
        }
        let mut task = Task::default();
        match phase {
            0 => {
                self.festival = (1..4).contains(&self.board.round);
                self.board.active = Seat(0);
                task.kind = Kind::Vote;
            }
            phase if phase <= self.board.seats => {
                self.board.active = Seat(phase - 1);
                self.board.guests = 0;
                task.seat = self.board.active;
            }
            _ => task.kind = Kind::Recruit,
        }
        self.push(task);
        true
    }
}
