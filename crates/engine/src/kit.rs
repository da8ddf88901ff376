//! Moves, questions and events from one declaration each.
//!
//! A game declares them as plain enums; derives write the rest.
//!
//! ```
//! use engine::kit::{Asked, Notation, Told};
//! use engine::{Answer, Message, Seat, Viewer};
//!
//! engine::kinds! {
//!     /// What is sold. The message of one is `crop-wheat`.
//!     Crop as "crop" { Wheat = "wheat", Rye = "rye" }
//! }
//! struct Farm;
//! fn player(_: &Farm, seat: Seat) -> engine::Arg {
//!     engine::Arg::Name(format!("seat-{seat}"))
//! }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, engine::Moves)]
//! #[speech(table = Farm, places = u64)]
//! enum Move {
//!     #[words("sow {crop}", count = 1)]
//!     #[words("sow {crop} {count}")]
//!     #[says("move-sow")]
//!     #[when(count == 1, "move-sow-one", crop)]
//!     Sow { #[is(engine::Between<1, 8>)] count: u8, #[place] crop: Crop },
//!     #[words("rest")]
//!     #[says("move-rest")]
//!     Rest {},
//! }
//! impl Default for Move {
//!     fn default() -> Move { Move::Rest {} }
//! }
//! let sow = Move::Sow { count: 2, crop: Crop::Rye };
//! assert_eq!(sow.write(&Farm, Seat(0)), "sow rye 2");
//! assert_eq!(Move::read(&Farm, Seat(0), "sow rye").unwrap(), Move::Sow { count: 1, crop: Crop::Rye });
//! assert_eq!((sow.number(), Move::Rest {}.number(), Move::NUMBERS), (9, 64, 65));
//! assert_eq!(sow.at(0), Move::Sow { count: 2, crop: Crop::Wheat });
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, engine::Events)]
//! #[speech(table = Farm, seats = player)]
//! enum Event {
//!     #[event(public, "FA-2.1", "event-sown")]
//!     #[uses("crop", crop)]
//!     Sown { seat: Seat, crop: Crop },
//!     #[event(only(seat), "FA-3.4", "event-found", seat)]
//!     Found { seat: Seat, gold: u8 },
//! }
//! let found = Event::Found { seat: Seat(0), gold: 3 };
//! assert_eq!(found.told_to(Viewer::Seat(Seat(1))), None);
//! let crops = vec!["wheat".into(), "rye".into()];
//! assert_eq!(<Event as Told<Farm>>::usable(), [("crop", crops)]);
//! let (message, rule) = Event::Sown { seat: Seat(0), crop: Crop::Rye }.message(&Farm);
//! let expected = Message::new("event-sown").name("who", "seat-0").name("crop", "crop-rye");
//! assert_eq!((message, rule), (expected, "FA-2.1"));
//! ```
//!
//! **Moves.** Verbs are numbered in their order. A verb has the room of its fields ([`Thing::ROOM`](crate::Thing::ROOM)),
//! so a new card shifts nothing, and a new verb goes to the end; a test pins the numbers. `#[place]` is the field
//! a bit set aims at. `#[words]` is the notation: the first form whose left out fields are as given is
//! written, all are read. `#[word(writing, reading)]` on a field is for words that lean on the table.
//!
//! **Sentences.** `"key"` alone says every field under its name, the field `seat` as `$who`; otherwise the listed fields, or
//! `name = expression`. `#[when(condition, "key", …)]` goes before the main sentence. Expressions see
//! all fields, `table`, and for moves `seat`.
//!
//! **Events.** Who may know it has no default: `public` or `only(seat)`; a field `#[only(seat)]` is an option
//! that is empty for all others. Then the rule, then the sentence. `#[reveals]` marks an undo boundary, `#[uses("kind",
//! field)]` what statistics count, and miss where nobody used it.
//!
//! **Questions.** `#[asks("rule", "key", …)]`.

use crate::{Answer, Message, Refusal, Seat, Thing, Used, Viewer};
use std::borrow::Cow;

/// A move as short text and as a message. Derived by [`Moves`](crate::Moves).
pub trait Notation<G>: Answer {
    /// As short text.
    fn write(self, table: &G, seat: Seat) -> String;
    /// The move these words stand for, legal or not.
    fn read_words(table: &G, seat: Seat, words: &[&str]) -> Option<Self>;
    /// For buttons and menus.
    fn message(self, table: &G, seat: Seat) -> Message;

    /// The move a short text stands for. Capitals and spaces do not matter.
    ///
    /// # Errors
    /// `bad-notation` for what is no move of this game.
    fn read(table: &G, seat: Seat, text: &str) -> Result<Self, Refusal> {
        let lower = text.trim().to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        Self::read_words(table, seat, &words).ok_or_else(|| Refusal::unreadable(text))
    }
}

/// Who may know an event, and its words. Derived by [`Events`](crate::Events).
pub trait Told<G>: Sized {
    /// What a viewer is told; nothing, if it is a secret of others.
    fn told_to(&self, viewer: Viewer) -> Option<Self>;
    /// True if it shows somebody something that was hidden.
    fn reveals(&self) -> bool;
    /// What it put to use.
    fn used(&self) -> Option<Used>;
    /// Everything that could be put to use, kind by kind.
    fn usable() -> Usable;
    /// Its sentence and its rule.
    fn message(&self, table: &G) -> (Message, &'static str);
}

/// The words of things of one kind.
pub type WordsOf = Vec<Cow<'static, str>>;
/// Where they come from.
pub type Listing = fn() -> WordsOf;
/// Kinds of things, and the words of all there are.
pub type Usable = Vec<(&'static str, WordsOf)>;

/// The words of all things of a type.
pub fn words_of<T: Thing>() -> WordsOf {
    T::all().map(T::word).collect()
}

/// Several events may use things of one kind.
#[doc(hidden)]
pub fn once_each<const N: usize>(kinds: [(&'static str, Listing); N]) -> Usable {
    let mut usable = Usable::new();
    for (kind, words) in kinds {
        if usable.iter().all(|(known, _)| *known != kind) {
            usable.push((kind, words()));
        }
    }
    usable
}

/// A question as a message. Derived by [`Questions`](crate::Questions).
pub trait Asked<G> {
    /// Its sentence.
    fn message(&self, table: &G) -> Message;
    /// The rule it comes from.
    fn rule(&self) -> &'static str;
}

/// Inside `impl Spoken`: the sentences and the notation that were declared with moves, questions and events. A
/// game adds its picture, and what waits if anything does.
#[macro_export]
macro_rules! spoken_as_declared {
    () => {
        fn describe(
            &self,
            event: &<Self as $crate::Play>::Event,
        ) -> ($crate::Message, &'static str) {
            $crate::kit::Told::message(event, self)
        }
        fn describe_question(
            &self,
            question: &<Self as $crate::Play>::Question,
        ) -> $crate::Message {
            $crate::kit::Asked::message(question, self)
        }
        fn describe_move(
            &self,
            seat: $crate::Seat,
            mv: <Self as $crate::Play>::Move,
        ) -> $crate::Message {
            $crate::kit::Notation::message(mv, self, seat)
        }
        fn write(&self, seat: $crate::Seat, mv: <Self as $crate::Play>::Move) -> String {
            $crate::kit::Notation::write(mv, self, seat)
        }
        fn read(
            &self,
            seat: $crate::Seat,
            text: &str,
        ) -> Result<<Self as $crate::Play>::Move, $crate::Refusal> {
            $crate::kit::Notation::read(self, seat, text)
        }
    };
}

/// Inside `impl Secrets`: who is told an event, and whether it shows something hidden, as declared with the events.
#[macro_export]
macro_rules! told_as_declared {
    () => {
        fn told(
            event: &<Self as $crate::Play>::Event,
            viewer: $crate::Viewer,
        ) -> Option<<Self as $crate::Play>::Event> {
            $crate::kit::Told::<Self>::told_to(event, viewer)
        }
        fn reveals(event: &<Self as $crate::Play>::Event) -> bool {
            $crate::kit::Told::<Self>::reveals(event)
        }
    };
}

/// Inside `impl Components`: what an event puts to use and everything that could be, as declared with the events.
#[macro_export]
macro_rules! used_as_declared {
    () => {
        fn used(event: &<Self as $crate::Play>::Event) -> Option<$crate::Used> {
            $crate::kit::Told::<Self>::used(event)
        }
        fn components() -> $crate::kit::Usable {
            <<Self as $crate::Play>::Event as $crate::kit::Told<Self>>::usable()
        }
    };
}

/// The number of a thing within the room of its kind.
///
/// # Panics
///
/// If there is no such thing: its number would be another move's.
pub fn in_room<T: Thing>(thing: T) -> u32 {
    let number = thing.number();
    assert!(number < T::ROOM, "a move names the {} {}, which is none", T::kind(), thing.word());
    number
}

/// A verb without a place was aimed.
///
/// # Panics
///
/// Always: what was meant cannot be guessed.
#[cold]
pub fn not_aimed(verb: &str) -> ! {
    panic!("`{verb}` has no place to aim at")
}
