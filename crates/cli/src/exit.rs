//! Exit codes, the same for every verb.

/// Done as asked.
pub const FINE: u8 = 0;
/// Something went wrong that is nobody's move: a file that cannot be read or written, for example.
pub const UNEXPECTED: u8 = 1;
/// Refused: bad input or an illegal move. Nothing was changed or written.
pub const REFUSED: u8 = 2;
/// Stopped by Ctrl-C; what was told is about the part that was done. As shells have it.
pub const INTERRUPTED: u8 = 130;
