//! How a chain runs: step by step until a seat must decide.

use super::compound;
use super::{CardsInPlay, NodeId, Op, Program, RootId, Rules, Stuck, Task, Tasks, order, wake};
use crate::{Answer, Chance, Message, Offers, Places, Refusal, Seat, Seats, Tell, Why};

/// So many steps without a question are a loop: a broken law, never a hang.
pub const STEPS: u32 = 10_000;

/// What a seat is asked by the task on top.
#[derive(Debug)]
pub enum Asks<R: Rules> {
    /// The verb's own answers; with [`Rules::SKIP`] if it may be left.
    Verb {
        /// What waits.
        task: Task<R>,
        /// The word of its step.
        verb: R::Verb,
        /// True if it may be left.
        may_skip: bool,
    },
    /// [`Rules::GO`] or [`Rules::SKIP`].
    Whether {
        /// What waits.
        task: Task<R>,
        /// What follows a yes.
        then: NodeId,
    },
    /// Some part, by [`Rules::pick`].
    Choice {
        /// What waits.
        task: Task<R>,
    },
    /// Which of these tasks comes first, by [`Rules::pick`]; the first is on top.
    Order {
        /// From the top.
        tasks: Vec<Task<R>>,
    },
    /// Any answer to any of these.
    AnyOf {
        /// Each with the word of its step.
        tasks: Vec<(Task<R>, R::Verb)>,
    },
}

/// Running a chain. Provided for all [`Rules`]; nobody can write it otherwise.
///
/// There are four ways onto the chain and no other: [`Runs::begin`], [`Runs::join`],
/// [`Runs::defer`] and [`Runs::happens`].
pub trait Runs: Rules {
    /// Runs on until somebody must decide or the game is over. Says how many steps that took.
    fn settle<C: Chance, T: Tell<Self::Event>>(&mut self, chance: &mut C, tell: &mut T) -> u32 {
        run(self, Self::program(), chance, tell)
    }

    /// Comes before everything that waits: depth first.
    fn begin(&mut self, root: RootId, seat: Seat, about: Self::About) {
        let first = Self::program().first(root);
        if !first.is_none() {
            self.tasks_mut().push(Task::new(first, seat, about));
        }
    }

    /// Is tied to what this seat still owes of the same table of roots, if that is on top: in any
    /// order with it. Otherwise it comes first, as with [`Runs::begin`].
    fn join(&mut self, root: RootId, seat: Seat, about: Self::About) {
        let tied = open_group(self, root, seat) < self.tasks().len();
        let first = Self::program().first(root);
        if !first.is_none() {
            self.tasks_mut().push(Task { tied, ..Task::new(first, seat, about) });
        }
    }

    /// Goes below what `before` still owes of the same table of roots; on top if that is nothing.
    fn defer(&mut self, root: RootId, seat: Seat, about: Self::About, before: Seat) {
        let at = open_group(self, root, before);
        let first = Self::program().first(root);
        if !first.is_none() {
            self.tasks_mut().insert(at, Task::new(first, seat, about));
        }
    }

    /// Wakes the cards that listen: those of the leader on top, then clockwise, those of one owner in
    /// any order. Nobody listens: a byte is looked at.
    #[inline]
    fn happens(&mut self, when: Self::When, actor: Seat, about: Self::About) {
        if self.cards().hears(when, actor) {
            wake::wake(self, when, actor, about);
        }
    }

    /// This verb is not finished: it will be asked once more, with `done` so far. Comes first of all
    /// in [`Rules::carry_out`], before anything is begun.
    fn again(&mut self, task: &Task<Self>, done: u8, about: Self::About) {
        let mark = self.tasks().mark();
        self.tasks_mut().truncate(mark);
        self.tasks_mut().push(Task { done, about, tied: false, ..*task });
    }

    /// Everyone the chain waits for; nobody if nothing waits.
    #[inline]
    fn chain_asks(&self) -> Seats {
        let Some(task) = self.tasks().top() else { return Seats::NONE };
        if self.tasks().stuck() != Stuck::No {
            return Seats::NONE;
        }
        match Self::program().node(task.node).op {
            Op::Together(group, _) if !task.tied => compound::still_to_answer(self, task, group),
            _ => Seats::only(task.seat),
        }
    }

    /// What this seat is asked by the chain.
    fn asks(&self, seat: Seat) -> Option<Asks<Self>> {
        compound::asks(self, seat)
    }

    /// Every legal answer of a seat the chain waits for.
    #[inline(always)]
    fn offer_waiting<O: Offers<Self::Move>>(&self, seat: Seat, to: &mut O) {
        let Some(task) = self.tasks().top() else { return };
        let program = Self::program();
        match program.node(task.node).op.asking() {
            Some(verb) if !task.tied => self.offer_verb(task, verb, to),
            _ => compound::offer(self, program, task, seat, to),
        }
    }

    /// Carries out an answer that was offered, and runs on. Says how many steps that took.
    #[inline]
    fn answer<C: Chance, T: Tell<Self::Event>>(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut C,
        tell: &mut T,
    ) -> u32 {
        let program = Self::program();
        let Some(&task) = self.tasks().top() else { return 0 };
        let node = program.node(task.node);
        match node.op.asking() {
            Some(verb) if !task.tied => {
                self.tasks_mut().go_past(node.next);
                self.carry_out(&task, verb, mv, chance, tell);
            }
            _ => {
                if !compound::answer(self, program, seat, mv, chance, tell) {
                    return 1;
                }
            }
        }
        1 + run(self, program, chance, tell)
    }

    /// A seat takes its sealed answer back, as long as not all are in. False if it cannot.
    fn take_back(&mut self, seat: Seat) -> bool {
        compound::take_back(self, seat)
    }

    /// Everybody but this seat is asked again for the sealed answers on top, if there is something to answer. For bots
    /// (`Appraise::before_others`): what was sealed must have been taken out of the table before.
    fn ask_others_again(&mut self, seat: Seat) {
        compound::ask_others_again(self, seat);
    }

    /// Why a move is not among the answers: the requirement that was not met, or what is asked
    /// instead, with the rule of the root on top.
    fn why_not(&self, seat: Seat, mv: Self::Move) -> Refusal {
        let mut why = Why::new(mv);
        self.offer_waiting(seat, &mut why);
        why.objection().unwrap_or_else(|| {
            let Some(task) = self.tasks().top() else { return Refusal::not_asked(seat) };
            let asked = super::words::step::<Self>(Self::program(), task.node);
            let reason = Message::new("refused-other-question").said("asked", asked);
            Refusal::new(compound::rule_on_top::<Self>(task.node), reason)
        })
    }

    /// What must hold of any chain, in a sentence if it does not. A game's `broken_law` says it too.
    fn chain_law(&self) -> Option<String> {
        super::laws::broken(self)
    }

    /// What waits as a list of things to do, the next one first, as this viewer may know it.
    fn to_do(&self, viewer: crate::Viewer) -> Vec<Message> {
        let tasks = self.tasks().as_slice().iter().rev();
        tasks.map(|task| super::words::task(Self::program(), task, viewer)).collect()
    }
}

impl<R: Rules> Runs for R {}

/// See [`Runs::settle`]. Written into [`Runs::answer`], where nearly every step is taken.
#[inline(always)]
fn run<R: Rules, C: Chance, T: Tell<R::Event>>(
    game: &mut R,
    program: &'static Program<R>,
    chance: &mut C,
    tell: &mut T,
) -> u32 {
    let mut steps = 0;
    while steps < STEPS {
        let Some(&task) = game.tasks().top() else {
            if game.tasks().stuck() == Stuck::No && game.go_on(chance, tell) {
                steps += 1;
                continue;
            }
            return steps;
        };
        if task.tied {
            if order::settles_itself(game, program) {
                steps += 1;
                continue;
            }
            return steps;
        }
        let node = program.node(task.node);
        let (verb, answer) = match node.op {
            Op::Ask(_) => return steps,
            Op::Just(verb) => (verb, R::GO),
            Op::Do(verb) => {
                let mut few = Few::default();
                game.offer_verb(&task, verb, &mut few);
                match few.count {
                    0 => {
                        game.tasks_mut().go_past(node.next);
                        steps += 1;
                        continue;
                    }
                    1 => (verb, few.first),
                    _ => return steps,
                }
            }
            Op::Happens(when) => {
                game.tasks_mut().go_past(node.next);
                game.happens(when, task.seat, task.about);
                steps += 1;
                continue;
            }
            _ => {
                if compound::step(game, program, &task, tell) {
                    steps += 1;
                    continue;
                }
                return steps;
            }
        };
        game.tasks_mut().go_past(node.next);
        game.carry_out(&task, verb, answer, chance, tell);
        steps += 1;
    }
    game.tasks_mut().set_stuck(Stuck::Loop);
    steps
}

/// Where on the chain the tasks begin that are on top, of this seat and of the same table of roots.
fn open_group<R: Rules>(game: &R, root: RootId, seat: Seat) -> usize {
    let program = R::program();
    let table = program.roots().get(root.0 as usize).map(|root| root.table.as_str());
    let tasks = game.tasks().as_slice();
    let belongs = |task: &Task<R>| {
        task.seat == seat && program.root_of(task.node).map(|root| root.table.as_str()) == table
    };
    let mut at = tasks.len();
    while at > 0 && belongs(&tasks[at - 1]) {
        at -= 1;
    }
    // Never between two that are tied.
    while at < tasks.len() && at > 0 && tasks[at].tied {
        at -= 1;
    }
    at
}

/// Listens until there are two answers, and keeps the first if it is the only one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Few<M> {
    /// How many answers were offered.
    pub count: u32,
    /// The first of them.
    pub first: M,
}

impl<M: Answer> Offers<M> for Few<M> {
    #[inline(always)]
    fn one(&mut self, mv: M) {
        if self.count == 0 {
            self.first = mv;
        }
        self.count += 1;
    }
    #[inline(always)]
    fn each(&mut self, places: M::Places, verb: M) {
        let here = places.count();
        // Of several nobody wants to know which is the first.
        if self.count == 0 && here == 1 {
            self.first = verb.at(places.nth(0));
        }
        self.count += here;
    }
    #[inline]
    fn satisfied(&self) -> bool {
        self.count > 1
    }
}

/// Is there any answer at all?
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Any(pub bool);

impl<M: Answer> Offers<M> for Any {
    #[inline]
    fn one(&mut self, _: M) {
        self.0 = true;
    }
    #[inline]
    fn each(&mut self, places: M::Places, _: M) {
        self.0 |= places.count() > 0;
    }
    #[inline]
    fn satisfied(&self) -> bool {
        self.0
    }
}
