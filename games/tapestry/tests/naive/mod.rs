//! Second, naive implementations of the geometry, in plain coordinates and letters.

mod capitals;
mod cities;
mod edges;
mod effects;
mod gains;
mod guard;
mod reader;

use tapestry::content::{Content, content};

fn tables() -> &'static Content {
    content()
}
