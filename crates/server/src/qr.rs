//! Pictures for cameras: a text as squares, to be drawn as one path.

use crate::error::{Error, Result};
use crate::protocol::Qr;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The squares of a text, as the `d` of a path.
pub fn of(text: &str) -> Result<Qr> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).map_err(Error::broken)?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|at| code.get_module(*at, y)).count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run + 1;
        }
    }
    Ok(Qr { size: size.unsigned_abs(), path })
}

#[cfg(test)]
mod tests {
    #[test]
    fn squares_are_drawn_row_by_row() {
        let qr = super::of("https://example.org/enter#abc").unwrap();
        // The mark in the corner every camera looks for.
        assert!(qr.path.starts_with("M0 0h7v1h-7z"), "{}", qr.path);
        assert!(qr.size >= 21);
    }
}
