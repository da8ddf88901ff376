//! Exit codes, the same for every verb.

/// Done as asked.
pub const FINE: u8 = 0;
/// Something went wrong that is nobody's move: a file that cannot be written, for example.
pub const UNEXPECTED: u8 = 1;
/// Refused: bad input or an illegal move. Nothing was changed or written.
pub const REFUSED: u8 = 2;
