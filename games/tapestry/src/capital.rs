//! Capital cities (TP-12): plots, footprints of landmarks, districts, rows and columns.
//!
//! What is printed on a mat is its [`Ground`], what landmarks cover is their [`Shape`]; both are made
//! once from the tables ([`Mats`]). A [`City`] remembers what lies on each plot; everything else
//! follows from that and the ground.

mod city;
mod ground;
mod plots;
mod rows;
mod shape;

pub use city::{City, Completed, Lies};
pub use ground::{Ground, Imps};
pub use plots::{PLOTS, Plot, Plots, WIDTH, columns_of, groups, plots, reached, rows_of, touching};
pub use rows::{Mats, read};
pub use shape::{Room, SPOTS, Shape, Spot, Spots};
