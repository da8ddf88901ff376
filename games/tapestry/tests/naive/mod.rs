//! Second, naive implementations of the geometry, in plain coordinates and letters.

mod cities;
mod edges;
mod effects;
mod reader;

use tapestry::content::{Content, content};

fn tables() -> &'static Content {
    content()
}
