//! What the web client is made from: types, component tables and positions to test it with.
//!
//! `cargo test -p rise-to-nobility --features ts export` says whether the files are those of today; with
//! `BINDINGS=write` it writes them.

mod positions;

use rise_to_nobility::printed::Printed;
use rise_to_nobility::{Event, Move, Question, RiseToNobility, View};

testing::export!(
    RiseToNobility,
    types: [View, Move, Question, Event, Printed],
    positions: positions::json(),
);
