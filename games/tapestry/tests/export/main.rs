//! What the web client is made from: types, component tables and positions to test it with.
//!
//! `cargo test -p tapestry --features ts export` says whether the files are those of today; with
//! `BINDINGS=write` it writes them.

mod positions;

use tapestry::printed::Printed;
use tapestry::{Event, Move, Question, Tapestry, View};

testing::export!(
    Tapestry,
    types: [View, Move, Question, Event, Printed],
    positions: positions::json(),
);
