//! What all games of the library share: no I/O, no clock, no threads, no game names.
//!
//! Reading order: [`game`] is the shape of a game, [`offers`] how legal moves are said once and
//! used in many ways, [`chance`] the one door for luck, [`mod@chain`] effects as data and everything
//! that waits ([`agenda`] its older, simpler form), [`playthrough`] a match as setup, log and state,
//! [`kit`] moves, questions and events from one declaration each, [`saved`] tables in words, [`conformance`] the tests every game must
//! pass, [`rulebook`] and [`content`] how rules and component tables are read.

#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod agenda;
pub mod appraise;
pub mod census;
pub mod chain;
pub mod chance;
pub mod conformance;
pub mod content;
pub mod exchange;
pub mod game;
pub mod growing;
mod kinds;
pub mod kit;
pub mod message;
pub mod offers;
pub mod picture;
pub mod playout;
pub mod playthrough;
pub mod rulebook;
pub mod saved;
pub mod seat;
pub mod sheet;
pub mod things;

pub use agenda::Agenda;
pub use appraise::Appraise;
pub use census::Census;
pub use chance::{Chance, NoLuck, Quick, Recorded, Scripted, Seed, Seeded, shuffle};
pub use derive::{Events, Moves, Questions, Saved};
pub use exchange::Exchange;
pub use game::{
    Bilingual, Company, Components, DRAWN, Game, Hurry, Manners, OptionValues, Orders, Outcome,
    Play, Profile, Score, Secrets, SetupOption, Silence, Spoken, StandingOrder, Tell, Used,
    no_older_rules, seat_or_drawn,
};
pub use growing::Growing;
pub use message::{Arg, Message, Refusal};
pub use offers::{
    Answer, Count, Hat, IsOffered, Mentioned, Need, Nth, Offers, Places, Requires, Whether, Why,
};
pub use picture::{Ink, Picture, Span};
pub use playthrough::Playthrough;
pub use seat::{Seat, Seats, Viewer};
pub use sheet::Sheet;
pub use things::{Between, Counted, Thing};
