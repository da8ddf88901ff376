//! The matches side of the server: real sockets, a real port, a real database.

mod campaign;
mod clocks;
mod coming_back;
mod earned;
mod fair;
mod hostile;
mod hurry;
mod inviting;
mod leaving;
mod library;
mod looking;
mod notices;
mod outage;
mod packed;
mod permuted;
mod playing;
#[path = "../shared/receivers.rs"]
mod receivers;
mod redealt;
mod sealed;
mod secrets;
mod seen;
mod sharing;
mod shelf;
mod stuck;
mod tables;
mod told;
mod trouble;
mod undoing;
mod volunteers;
mod waking;
mod watching;
