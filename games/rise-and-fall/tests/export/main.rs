//! What the web client is made from: types, component tables and positions to test it with.
//!
//! `cargo test -p rise-and-fall --features ts export` says whether the files are those of today; with
//! `BINDINGS=write` it writes them.

mod positions;

use rise_and_fall::printed::Printed;
use rise_and_fall::{Event, Move, Question, RiseAndFall, View};

testing::export!(
    RiseAndFall,
    types: [View, Move, Question, Event, Printed],
    positions: positions::json(),
);
