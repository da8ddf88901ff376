//! What the web client is made from: types, component tables and positions to test it with.
//!
//! `cargo test -p terra-mystica --features ts export` says whether the files are those of today; with
//! `BINDINGS=write` it writes them.

mod positions;

use terra_mystica::printed::Printed;
use terra_mystica::{Event, Move, Question, TerraMystica, View};

testing::export!(
    TerraMystica,
    types: [View, Move, Question, Event, Printed],
    positions: positions::json(),
);
