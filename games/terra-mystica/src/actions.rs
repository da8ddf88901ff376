//! The eight actions, one file each (TM-8): what may be done beside how it is done.

mod bridge;
mod build;
mod pass;
mod spades;
mod special;
mod tracks;
mod upgrade;

pub(crate) use special::{BRIDGE_COST, stronghold_action_of};
