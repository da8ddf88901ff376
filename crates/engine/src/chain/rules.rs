//! What a game says so that its effects can run.

use super::{CardsInPlay, Program, Task, Tasks, Vocabulary, Word};
use crate::{Answer, Chance, Message, Offers, Seat, Seats, Tell, Viewer};

/// What a task is about: "that territory", "this card", "the chosen track". At most three bytes, so
/// that a task has eight.
pub trait About: Word + Default {
    /// What this viewer may know of it. A secret is left out on purpose, never by default.
    fn seen_by(self, owner: Seat, viewer: Viewer) -> Self;
    /// Said behind the task in a list of what waits; nothing if there is nothing to say.
    fn words(self) -> Option<Message>;
}

/// In games whose effects never speak of "that" thing.
impl About for () {
    fn seen_by(self, _: Seat, _: Viewer) -> Self {}
    fn words(self) -> Option<Message> {
        None
    }
}

/// Inside `impl Rules`: the effects of the tables in use, and the fields of the table that hold what waits and the
/// cards in play: `engine::waits_in!(content().program, chain, cards);`
#[macro_export]
macro_rules! waits_in {
    ($($content:ident)::+ ().$program:ident, $chain:ident, $cards:ident) => {
        #[inline]
        fn program() -> &'static $crate::chain::Program<Self> {
            &$($content)::+().$program
        }
        #[inline(always)]
        fn tasks(&self) -> &Self::Tasks {
            &self.$chain
        }
        #[inline(always)]
        fn tasks_mut(&mut self) -> &mut Self::Tasks {
            &mut self.$chain
        }
        #[inline(always)]
        fn cards(&self) -> &Self::Cards {
            &self.$cards
        }
        fn cards_mut(&mut self) -> &mut Self::Cards {
            &mut self.$cards
        }
    };
}

/// Inside `impl Play` of a game all of whose questions come from what waits: who is asked, what is offered, and that
/// an answer is carried out. A game that does more of its own names those that are as usual:
/// `engine::asks_by_chain!(asked, offer);`
#[macro_export]
macro_rules! asks_by_chain {
    () => {
        $crate::asks_by_chain!(asked, offer, apply);
    };
    ($($method:ident),+ $(,)?) => {
        $($crate::asks_by_chain!(@ $method);)+
    };
    (@ asked) => {
        #[inline]
        fn asked(&self) -> $crate::Seats {
            $crate::chain::Runs::chain_asks(self)
        }
    };
    (@ offer) => {
        #[inline(always)]
        fn offer<O: $crate::Offers<<Self as $crate::Play>::Move>>(
            &self,
            seat: $crate::Seat,
            offers: &mut O,
        ) {
            $crate::chain::Runs::offer_waiting(self, seat, offers);
        }
    };
    (@ apply) => {
        #[inline]
        fn apply<C: $crate::Chance, T: $crate::Tell<<Self as $crate::Play>::Event>>(
            &mut self,
            seat: $crate::Seat,
            mv: <Self as $crate::Play>::Move,
            chance: &mut C,
            tell: &mut T,
        ) {
            $crate::chain::Runs::answer(self, seat, mv, chance, tell);
        }
    };
    (@ refusal) => {
        fn refusal(
            &self,
            seat: $crate::Seat,
            mv: <Self as $crate::Play>::Move,
        ) -> $crate::Refusal {
            $crate::chain::Runs::why_not(self, seat, mv)
        }
    };
}

/// The rules of a game whose effects are steps of a chain.
///
/// The one statement behind everything is [`Rules::offer_verb`]: *no answer means void, one means it
/// happens by itself, several mean a seat is asked*. Legality, "if possible", the options of a choice
/// and refusals come from it.
pub trait Rules: Vocabulary {
    /// What tasks can be about.
    type About: About;
    /// The game's answers.
    type Move: Answer;
    /// What is told.
    type Event;
    /// [`Chain`](super::Chain) with its room.
    type Tasks: Tasks<Self>;
    /// [`InPlay`](super::InPlay) with its room, or [`NoCards`](super::NoCards).
    type Cards: CardsInPlay<Self>;

    /// Yes, to something optional that has no answer of its own; also the answer of verbs that ask
    /// nothing.
    const GO: Self::Move;
    /// No, to something optional: whatever move the game has for it.
    const SKIP: Self::Move;
    /// The n-th part of a group, below 16; none if the game has no such moves ([`Vocabulary::PICKS`]).
    fn pick(n: u8) -> Option<Self::Move>;
    /// The part a move of [`Rules::pick`] stands for.
    fn picked(mv: Self::Move) -> Option<u8>;

    /// The effects of the tables in use.
    fn program() -> &'static Program<Self>;
    /// Everything that waits.
    fn tasks(&self) -> &Self::Tasks;
    /// The same, to be changed.
    fn tasks_mut(&mut self) -> &mut Self::Tasks;
    /// The cards in play.
    fn cards(&self) -> &Self::Cards;
    /// The same, to be changed.
    fn cards_mut(&mut self) -> &mut Self::Cards;
    /// How many seats play; at most eight if anything is answered together.
    fn seat_count(&self) -> u8;
    /// Who comes first when several seats are due: the active player.
    fn leader(&self) -> Seat;

    /// Verbs answered by the same moves share a bit. A group asks all its questions at once if no two
    /// of them do.
    fn family(verb: Self::Verb) -> u32;

    /// All answers to this task, each once, and nothing if it is impossible.
    fn offer_verb<O: Offers<Self::Move>>(&self, task: &Task<Self>, verb: Self::Verb, to: &mut O);
    /// Does it. The task is no longer on the chain; if it is not finished (the second of three
    /// goods), [`Runs::again`](super::Runs::again) comes first of all.
    fn carry_out<C: Chance, T: Tell<Self::Event>>(
        &mut self,
        task: &Task<Self>,
        verb: Self::Verb,
        answer: Self::Move,
        chance: &mut C,
        tell: &mut T,
    );
    /// Is this so? `actor` is who caused the event a trigger listens to; otherwise the task's seat.
    fn holds(&self, task: &Task<Self>, test: Self::Test, actor: Seat) -> bool;
    /// The seats of a group, as seen from the seat of the task.
    fn members(&self, task: &Task<Self>, group: Self::Group) -> Seats;
    /// Where the round through a group begins; it goes on clockwise.
    fn begins_with(&self, task: &Task<Self>, _group: Self::Group) -> Seat {
        task.seat
    }

    /// A sealed answer, or one step of a draft: notes it in a secret field of `task.seat`, and changes
    /// nothing that others may answer. What follows from it for nobody but this seat may happen at
    /// once, as far as what is told of it keeps the secret. True if this seat is done.
    fn commit<C: Chance, T: Tell<Self::Event>>(
        &mut self,
        task: &Task<Self>,
        verb: Self::Verb,
        answer: Self::Move,
        chance: &mut C,
        tell: &mut T,
    ) -> bool;
    /// All sealed answers are in: opens them. What follows from them are the next steps.
    fn reveal<T: Tell<Self::Event>>(&mut self, task: &Task<Self>, verb: Self::Verb, tell: &mut T);
    /// `task.seat` takes its sealed answer back; false if the game does not allow it.
    fn retract(&mut self, _task: &Task<Self>, _verb: Self::Verb) -> bool {
        false
    }

    /// Nothing waits: the next turn, phase or round. False if a seat must decide or the game is over.
    fn go_on<C: Chance, T: Tell<Self::Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool;
}
