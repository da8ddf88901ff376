//! The matches side of the server: real sockets, a real port, a real database.

mod clocks;
mod coming_back;
mod hostile;
mod library;
mod playing;
mod secrets;
mod stuck;
mod tables;
mod trouble;
mod undoing;
mod watching;
