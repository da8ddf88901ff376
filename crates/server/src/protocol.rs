//! Every message on the wire: bodies of requests and answers, and what goes through the socket.
//!
//! The TypeScript types of the client are generated from here (`cargo xtask bindings`).
//! Times are milliseconds since 1970 (UTC). Texts meant for people come in the reader's language.

mod admin;
mod campaigns;
mod channels;
mod games;
mod notices;
mod people;
mod play;
mod refusal;
mod security;
mod socket;
mod tables;

pub use admin::*;
pub use campaigns::*;
pub use channels::*;
pub use games::*;
pub use notices::*;
pub use people::*;
pub use play::*;
pub use refusal::*;
pub use security::*;
pub use socket::*;
pub use tables::*;

/// Raised when an old client could no longer follow.
pub const PROTOCOL: u32 = 1;

/// A table's id, as in its address: 12 letters and digits.
pub type TableId = String;
