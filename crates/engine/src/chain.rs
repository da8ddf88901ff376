//! One mechanism for everything that waits.
//!
//! Effects are written in TOML and compiled once into a flat list of steps ([`Program`]). What waits
//! is a [`Chain`]: a stack of eight-byte [`Task`]s inside the state. Nothing else waits anywhere.
//!
//! # How a game uses it
//!
//! 1. **Words.** Closed enums `Verb`, `Test`, `Group`, `When`, `Key`, with
//!    `#[derive(Serialize, Deserialize)] #[serde(rename_all = "snake_case", deny_unknown_fields)]`; the
//!    fields of a variant are the fields in the table; [`Never`] where a game has none. [`Vocabulary`] names
//!    them and says how verbs behave. `About` (at most three bytes) is what "that territory" and "this card" mean.
//! 2. **Tables.** Fields of records that hold effects are of the type [`Written`]; hand them to a
//!    [`Compiler`] with [`Compiler::root`] and [`Compiler::card`], those the rules begin by name with
//!    [`procedures!`](crate::procedures), and keep what [`Compiler::finish_for`] returns where
//!    [`Rules::program`] finds it. The notation is in [`load`]; all mistakes are reported together,
//!    with file and line.
//! 3. **State.** `chain: Chain<MyGame, 24>`, and `cards: InPlay<MyGame, …>` if cards lie in play. Both
//!    copy, compare, print, save and load by themselves.
//! 4. **Rules.** Implement [`Rules`]. Its heart are two functions over the verbs: `offer_verb` says
//!    which answers there are now, `carry_out` does it. *No answer means void, one answer means it
//!    happens by itself, several mean a seat is asked.* Mark both `#[inline(always)]`.
//! 5. **Game.** With [`Runs`], which every `Rules` has: [`asks_by_chain!`](crate::asks_by_chain) makes `asked`
//!    of `chain_asks`, `offer` of `offer_waiting`, `apply` of `answer` and, if wished, `refusal` of
//!    `why_not`; `question` is made from `asks`, `broken_law` includes `chain_law`, and `set_up` ends
//!    with `settle`. When nothing waits, [`Rules::go_on`] brings the next turn; a turn is best a root
//!    of its own.
//! 6. **Onto the chain** there are four ways: [`Runs::begin`] comes before everything that waits,
//!    [`Runs::join`] is in any order with what is owed already, [`Runs::defer`] comes after it,
//!    [`Runs::happens`] wakes cards. A verb that is not finished says [`Runs::again`] first of all.
//! 7. **Words for people.** [`Runs::to_do`] lists what waits, [`words::list`] and [`words::card`] are
//!    the text of an effect and of a card; the messages of verbs are `do-…`, see [`words`].
//!
//! # What to know
//!
//! - `happens` comes after what it tells of. A void effect tells nothing, so tell from `carry_out`
//!   where it might be void.
//! - `possible` looks at now: a list is possible if any step is, `pay` only if its price is.
//! - `about` is inherited by parts. A verb that makes a new "that" begins a root with it.
//! - A verb is [`Nature::Plain`] only if nobody can notice when it happens: points are plain while
//!   nothing in the same group reads points.
//! - Lists are trees; loops come only by verbs that begin roots. [`STEPS`] steps without a question,
//!   or more tasks than there is room for, do not panic: nobody is asked any more, and
//!   [`Runs::chain_law`] says what waits. Conformance finds it, and a table refuses to be loaded so.
//! - Groups of seats that answer [`Op::Together`] must not change while they answer; at most eight.

mod compound;
mod in_play;
mod laws;
pub mod load;
mod node;
mod order;
mod program;
mod rules;
mod run;
mod save;
mod sealed;
mod task;
mod vocabulary;
mod wake;
pub mod words;

pub use in_play::{CardsInPlay, Entry, InPlay, NoCards};
pub use load::{Compiler, Source, Written};
pub use node::{CardId, Nature, Node, NodeId, Op, Parts, RootId};
pub use program::{Card, Program, Root, Trigger, Who};
pub use rules::{About, Rules};
pub use run::{Asks, Runs, STEPS};
pub use sealed::{Sealed, Seen};
pub use task::{Chain, Stuck, Task, Tasks};
pub use vocabulary::{Listed, Never, Vocabulary, Word};
