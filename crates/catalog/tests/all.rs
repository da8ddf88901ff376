//! What holds for all games, in one program.

#[path = "garbage/main.rs"]
mod garbage;
mod tables;
mod words;
