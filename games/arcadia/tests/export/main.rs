//! What the web client is made from: types, component tables and positions to test it with.
//!
//! `cargo test -p arcadia --features ts export` says whether the files are those of today; with
//! `BINDINGS=write` it writes them.

mod positions;

use arcadia::printed::Printed;
use arcadia::{Arcadia, Event, Move, Question, View};

testing::export!(
    Arcadia,
    types: [View, Move, Question, Event, Printed],
    positions: positions::json(),
);
