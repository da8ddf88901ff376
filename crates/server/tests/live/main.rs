//! The matches side of the server: real sockets, a real port, a real database.

mod campaign;
mod clocks;
mod coming_back;
mod earned;
mod hostile;
mod hurry;
mod leaving;
mod library;
mod looking;
mod outage;
mod packed;
mod permuted;
mod playing;
mod redealt;
mod sealed;
mod secrets;
mod seen;
mod shelf;
mod stuck;
mod tables;
mod trouble;
mod undoing;
mod waking;
mod watching;
