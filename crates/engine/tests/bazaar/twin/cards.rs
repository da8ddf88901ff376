//! What cards and spaces do.

use super::{ACADEMY, BROKER, GUILD, HERALD, Kind, MARRIAGE, PATRON, RAIDER, RENEGADE, Task, Twin};
use engine::Seat;

impl Twin {
    /// What the cards do about it, if they listen: by kind of event.
    pub(super) fn wake(&mut self, when: Kind, task: &Task) {
        let actor = task.seat;
        for offset in (0..self.board.seats).rev() {
            let seat = Seat((self.board.active.0 + offset) % self.board.seats);
            let lowest = self.agenda.len();
            for at in [1, 0] {
                let Some(shown) = self.shown[seat.index()][at] else { continue };
                let own = seat == actor;
                let gap = (seat.0 + self.board.seats - actor.0) % self.board.seats;
                let near = gap == 1 || gap + 1 == self.board.seats;
                let woken = match (when, shown.acts_as) {
                    (Kind::TellAdvance, ACADEMY) if own => Kind::Points(3),
                    (Kind::TellAdvance, BROKER) if !own && task.a == 0 => Kind::Points(2),
                    (Kind::TellAdvance, PATRON) if own && !shown.spent => Kind::Patron,
                    (Kind::TellBefore, RENEGADE) if own => Kind::Renegade,
                    (Kind::Benefit, MARRIAGE)
                        if !own && self.board.linked[seat.index()] == Some(actor) =>
                    {
                        Kind::CopyBenefit
                    }
                    (Kind::TellIncome, GUILD) if own => Kind::Guild,
                    (Kind::TellIncome, HERALD) if own => Kind::Herald,
                    (Kind::TellConquer, RAIDER) if near => Kind::Points(1),
                    _ => continue,
                };
                let tied = self.agenda.len() > lowest;
                self.push(Task { kind: woken, seat, done: 0, tied, ..*task });
            }
            if when == Kind::TellElection && self.festival && offset == 0 {
                self.one(Kind::Festival, &Task { seat, ..*task });
            }
        }
    }

    pub(super) fn space(&mut self, task: &Task) {
        let kind = match (task.a, task.b) {
            (0, 1) => Kind::Coin(2),
            (0, 2) => Kind::Place,
            (0, 3) => Kind::Road3,
            (0, 4) => Kind::Road4,
            (0, 5) => Kind::Road5,
            (0, _) => Kind::Goods(2, true),
            (_, 1) => Kind::Trap,
            (_, 2) => Kind::Counter,
            (_, 3) => Kind::Craft3,
            (_, 4) => Kind::Craft4,
            (_, 5) => Kind::Craft5,
            _ => Kind::Fair,
        };
        self.one(kind, &Task { a: 0, b: 0, ..*task });
    }

    pub(super) fn in_any_order(&mut self, task: &Task, parts: &[Kind]) {
        for (at, &kind) in parts.iter().rev().enumerate() {
            self.push(Task { kind, done: 0, tied: at > 0, a: 0, b: 0, ..*task });
        }
    }
}
