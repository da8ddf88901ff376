//! The places of the city and the free actions, one file for each chapter of the rules.

pub(crate) mod berk;
mod chancellery;
mod council;
mod guild;
mod port;
mod settlers;
pub(crate) mod tavern;
mod town_hall;
mod yard;
