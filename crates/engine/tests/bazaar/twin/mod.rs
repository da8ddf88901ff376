//! Bazaar once more, by hand: a stack of typed tasks, cards in code. The second implementation the
//! chain is compared with, and what its speed is measured against.

use crate::board::{Board, FESTIVAL, SEATS, SPY};
use crate::moves::Move;
use engine::{Agenda, Answer, Chance, Count, IsOffered, Offers, Seat, Seats};

mod cards;
mod settling;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Kind {
    #[default]
    Turn,
    TurnEnd,
    Income,
    TellIncome,
    MoveToken,
    TellAdvance,
    TellBefore,
    Benefit,
    Bonus,
    CopyBenefit,
    Declare,
    Defend,
    IfTrapped,
    Resolve,
    Roll,
    TellConquer,
    Vote,
    Tally,
    TellElection,
    IfTie,
    Recruit,
    Muster,
    Coin(u8),
    Trap,
    Counter,
    Points(u8),
    Place,
    Goods(u8, bool),
    SpringTrap,
    CounterTrap,
    Road3,
    Road4,
    Road5,
    Craft3,
    Craft4,
    Craft5,
    Fair,
    Guild,
    Herald,
    Renegade,
    Patron,
    Festival,
    HostPay,
    HostEnd,
    CopyCard,
}

/// `a` and `b`: track and space, place and defender, or from which good on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Task {
    kind: Kind,
    seat: Seat,
    done: u8,
    tied: bool,
    a: u8,
    b: u8,
}

const NOBODY: u8 = 9;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Shown {
    card: u8,
    acts_as: u8,
    spent: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct Twin {
    pub board: Board,
    shown: [[Option<Shown>; 2]; SEATS],
    festival: bool,
    agenda: Agenda<Task, 24>,
}

const CARDS: usize = 12;
const ACADEMY: u8 = 0;
const BROKER: u8 = 1;
const GUILD: u8 = 2;
const HERALD: u8 = 3;
const RENEGADE: u8 = 4;
const MARRIAGE: u8 = 5;
const HOST: u8 = 6;
const PATRON: u8 = 8;
const NOMAD: u8 = 9;
const RAIDER: u8 = 10;

impl Twin {
    pub fn new(seats: u8, chance: &mut impl Chance) -> Twin {
        let board = Board::new(seats, chance);
        let shown = [[None; 2]; SEATS];
        let mut twin = Twin { board, shown, festival: false, agenda: Agenda::default() };
        twin.settle(chance);
        twin
    }

    fn has(&self, seat: Seat, card: u8) -> bool {
        self.shown[seat.index()].iter().flatten().any(|shown| shown.acts_as == card)
    }
    fn push(&mut self, task: Task) {
        self.agenda.push(task);
    }
    fn one(&mut self, kind: Kind, of: &Task) {
        self.push(Task { kind, done: 0, tied: false, ..*of });
    }
    fn become_kind(&mut self, kind: Kind) {
        if let Some(top) = self.agenda.top() {
            self.agenda.amend(Task { kind, done: 0, ..top });
        }
    }
    fn members(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.board.seats).map(Seat)
    }

    pub fn asked(&self) -> Seats {
        let Some(top) = self.agenda.top() else { return Seats::NONE };
        match top.kind {
            Kind::Vote | Kind::Recruit if !top.tied => {
                Seats((1 << self.board.seats) - 1).without(Seats(top.done.into()))
            }
            _ => Seats::only(top.seat),
        }
    }

    fn offer_task(&self, task: &Task, to: &mut impl Offers<Move>) {
        let (board, seat) = (&self.board, task.seat);
        match task.kind {
            Kind::Turn => board.offer_turn(seat, self.has(seat, BROKER), to),
            Kind::Place => board.offer_place(seat, self.has(seat, NOMAD), to),
            Kind::Goods(n, different) => board.offer_goods(n - task.done, task.a, different, to),
            Kind::SpringTrap => board.offer_trap(seat, to),
            Kind::CounterTrap => board.offer_counter(seat, to),
            Kind::Vote => board.offer_vote(seat, to),
            Kind::Recruit => board.offer_recruit(seat, to),
            Kind::Bonus | Kind::HostPay => {
                board.offer_cost(seat, 1, to);
                to.one(Move::Skip);
            }
            Kind::CopyCard => {
                let others = self.members().filter(|other| *other != seat);
                let cards = others.flat_map(|other| self.shown[other.index()]).flatten();
                board.offer_copy(cards.fold(0, |bits, shown| bits | 1 << shown.card), to);
            }
            Kind::Herald => {
                board.offer_goods(1, 0, false, to);
                to.one(Move::Skip);
            }
            Kind::Renegade | Kind::Craft3 => {
                to.one(Move::Go);
                to.one(Move::Skip);
            }
            Kind::Road4 => {
                to.one(Move::Pick(0));
                to.one(Move::Pick(1));
                to.when(self.can_place(seat), Move::Pick(2));
            }
            Kind::Craft4 => {
                for n in 0..3 {
                    to.when(task.done >> n & 1 == 0, Move::Pick(n));
                }
            }
            _ => {}
        }
    }
    fn can_place(&self, seat: Seat) -> bool {
        let mut count = Count::default();
        self.board.offer_place(seat, self.has(seat, NOMAD), &mut count);
        count.0 > 0
    }
    fn group(&self) -> &[Task] {
        let tasks = self.agenda.as_slice();
        let start = tasks.iter().rposition(|task| !task.tied).unwrap_or(0);
        &tasks[start..]
    }
    fn is_possible(&self, task: &Task) -> bool {
        task.kind != Kind::Place || self.can_place(task.seat)
    }
    /// A stall or goods: told apart by their answers.
    fn asks_at_once(&self) -> bool {
        let mut seen = 0;
        self.group().iter().filter(|task| self.is_possible(task)).all(|task| {
            let kind = match task.kind {
                Kind::Place => 1,
                Kind::Goods(..) => 2,
                _ => return false,
            };
            let new = seen & kind == 0;
            seen |= kind;
            new
        })
    }

    #[inline]
    pub fn offer(&self, seat: Seat, to: &mut impl Offers<Move>) {
        let Some(top) = self.agenda.top() else { return };
        if !top.tied {
            return self.offer_task(&Task { seat, ..top }, to);
        }
        let at_once = self.asks_at_once();
        for (n, task) in self.group().iter().rev().enumerate() {
            if self.is_possible(task) {
                if at_once { self.offer_task(task, to) } else { to.one(Move::Pick(n as u8)) }
            }
        }
    }

    fn take(&mut self, from_top: usize) {
        let mut above = [Task::default(); 16];
        for slot in &mut above[..from_top] {
            *slot = self.agenda.pop().unwrap_or_default();
        }
        let taken = self.agenda.pop().unwrap_or_default();
        for at in (0..from_top).rev() {
            let lowest = at + 1 == from_top;
            self.push(Task { tied: above[at].tied && (!lowest || taken.tied), ..above[at] });
        }
        self.push(Task { tied: false, ..taken });
    }

    /// True if the order needs no choice.
    fn order(&mut self) -> bool {
        let group = self.group();
        if let Some(plain) =
            group.iter().rev().position(|task| matches!(task.kind, Kind::Points(_)))
        {
            self.take(plain);
            return true;
        }
        let mut open = group.iter().rev().enumerate().filter(|(_, task)| self.is_possible(task));
        let (first, second) = (open.next(), open.next());
        let alike = group
            .iter()
            .all(|task| Task { tied: false, ..*task } == Task { tied: false, ..group[0] });
        match (first, second) {
            (None, _) => {
                let count = group.len();
                for _ in 0..count {
                    self.agenda.pop();
                }
            }
            (Some((only, _)), None) => self.take(only),
            _ if alike => self.take(0),
            _ => return false,
        }
        true
    }

    #[inline]
    pub fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance) {
        let Some(top) = self.agenda.top() else { return };
        if top.tied {
            if self.asks_at_once() {
                let answered = self.group().iter().rev().position(|task| {
                    let mut offered = IsOffered::new(mv);
                    self.offer_task(task, &mut offered);
                    offered.found
                });
                self.take(answered.unwrap_or(0));
                self.answer(seat, mv);
            } else if let Move::Pick(n) = mv {
                self.take(n as usize);
            }
        } else {
            self.answer(seat, mv);
        }
        self.settle(chance);
    }

    fn answer(&mut self, seat: Seat, mv: Move) {
        let Some(task) = self.agenda.top() else { return };
        let at = task.seat.index();
        match (task.kind, mv) {
            (Kind::Vote, Move::Vote(vote)) => {
                self.board.votes.put(seat, vote);
                self.agenda.amend(Task { done: task.done | 1 << seat.0, ..task });
            }
            (Kind::Recruit, mv) => {
                if self.board.recruit(seat, mv) {
                    self.agenda.amend(Task { done: task.done | 1 << seat.0, ..task });
                }
            }
            (Kind::Turn, mv) => {
                self.become_kind(Kind::TurnEnd);
                match mv {
                    Move::Advance(track) => {
                        let space = self.board.tracks[at][track as usize] + 1;
                        let task = Task { a: track, b: space, ..task };
                        self.one(Kind::MoveToken, &task);
                    }
                    Move::Attack(cell) => {
                        let defender =
                            self.board.cells[cell as usize].map_or(NOBODY, |seat| seat.0);
                        self.one(Kind::Declare, &Task { a: cell, b: defender, ..task });
                    }
                    Move::Play(card) => self.play(&task, card),
                    _ => self.board.gain(task.seat, 1),
                }
            }
            (Kind::Place, Move::Place(stall)) => {
                self.agenda.pop();
                self.board.place(task.seat, stall);
            }
            (Kind::Goods(n, different), Move::Take(good)) => {
                if task.done + 1 < n {
                    let a = good + u8::from(different);
                    self.agenda.amend(Task { done: task.done + 1, a, ..task });
                } else {
                    self.agenda.pop();
                }
                self.board.goods[at][good as usize] += 1;
            }
            (Kind::Herald, Move::Take(good)) => {
                self.agenda.pop();
                self.board.goods[at][good as usize] += 1;
            }
            (Kind::SpringTrap, mv) => {
                self.agenda.pop();
                if mv == Move::Trap {
                    self.board.traps[at] -= 1;
                    self.board.sprung = true;
                }
            }
            (Kind::CounterTrap, mv) => {
                self.agenda.pop();
                if mv == Move::Counter {
                    self.board.counters[at] -= 1;
                    self.board.sprung = false;
                }
            }
            (Kind::Bonus, Move::Go) => {
                self.agenda.pop();
                self.board.coins[at] -= 1;
                self.board.points(task.seat, 2);
            }
            (Kind::HostPay, Move::Go) => {
                self.agenda.pop();
                self.board.coins[at] -= 1;
                self.board.guests += 1;
                self.board.points(task.seat, 2);
            }
            (Kind::Craft3, Move::Go) => {
                self.agenda.pop();
                self.one(Kind::Points(1), &task);
                self.one(Kind::Goods(1, false), &Task { a: 0, ..task });
            }
            (Kind::Renegade, Move::Go) => {
                self.agenda.pop();
                self.board.points(task.seat, 4);
                self.skip_benefit();
            }
            (Kind::Road4, Move::Pick(n)) => {
                self.agenda.pop();
                let kind = [Kind::Coin(3), Kind::Goods(2, false), Kind::Place][n as usize];
                self.one(kind, &Task { a: 0, ..task });
            }
            (Kind::Craft4, Move::Pick(n)) => {
                let done = task.done | 1 << n;
                if done.count_ones() == 2 {
                    self.agenda.pop();
                } else {
                    self.agenda.amend(Task { done, ..task });
                }
                self.one([Kind::Coin(1), Kind::Trap, Kind::Points(1)][n as usize], &task);
            }
            (Kind::CopyCard, Move::Copy(copied)) => {
                self.agenda.pop();
                self.copy(task.seat, copied);
            }
            _ => {
                self.agenda.pop();
            }
        }
    }

    fn copy(&mut self, seat: Seat, copied: u8) {
        for shown in self.shown[seat.index()].iter_mut().flatten() {
            if shown.card == SPY {
                *shown = Shown { card: SPY, acts_as: copied, spent: false };
            }
        }
    }

    fn play(&mut self, task: &Task, card: u8) {
        let at = task.seat.index();
        self.board.hands[at] &= !(1 << card);
        let shown = Shown { card, acts_as: card, spent: false };
        self.shown[at] = [self.shown[at][1], Some(shown)];
        let task = Task { a: 0, b: 0, ..*task };
        match card {
            MARRIAGE => self.board.linked[at] = Some(self.board.next_seat(task.seat)),
            HOST => {
                self.one(Kind::HostEnd, &task);
                for offset in (0..self.board.seats).rev() {
                    let seat = Seat((task.seat.0 + offset) % self.board.seats);
                    self.one(Kind::HostPay, &Task { seat, ..task });
                }
            }
            SPY => self.one(Kind::CopyCard, &task),
            _ => {}
        }
    }

    /// The next benefit that waits is not gained.
    fn skip_benefit(&mut self) {
        let mut above = [Task::default(); 24];
        let mut count = 0;
        while let Some(task) = self.agenda.pop() {
            if task.kind == Kind::Benefit {
                self.push(Task { kind: Kind::Bonus, ..task });
                break;
            }
            above[count] = task;
            count += 1;
        }
        above[..count].iter().rev().for_each(|task| self.push(*task));
    }
}

const _: () = assert!(FESTIVAL as usize + 1 == CARDS);

/// The answers of a seat, in the order of their numbers.
pub fn listed(twin: &Twin, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    twin.offer(seat, &mut moves);
    moves.sort_unstable_by_key(|mv: &Move| mv.number());
    moves
}
