//! Small damage to texts.

use engine::{Chance, Quick};

/// The text with one to three places damaged: letters changed, cut, doubled, or digits exchanged,
/// which often is read, and means nonsense.
pub fn damaged(text: &str, luck: &mut Quick) -> String {
    let mut text = text.to_string();
    for _ in 0..=luck.below(3) {
        let at = text.floor_char_boundary(luck.below(text.len() as u32 + 1) as usize);
        let next = text.ceil_char_boundary((at + 1).min(text.len()));
        match luck.below(8) {
            0 => text.truncate(at),
            1 => {
                text.replace_range(at..next, ["é", "\"", "]", "0", "\u{0}"][luck.below(5) as usize])
            }
            2 => text.replace_range(at..next, ""),
            3 => text.insert_str(at, &text[at..next].repeat(3)),
            4 => swap_lines(&mut text, luck),
            _ => {
                let digit = text[at..].find(|c: char| c.is_ascii_digit()).map(|found| at + found);
                let digit = digit.or_else(|| text.find(|c: char| c.is_ascii_digit()));
                if let Some(digit) = digit {
                    text.replace_range(digit..digit + 1, &luck.below(13).to_string());
                }
            }
        }
    }
    text
}

fn swap_lines(text: &mut String, luck: &mut Quick) {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let (one, other) = (luck.below(lines.len() as u32), luck.below(lines.len() as u32));
    lines.swap(one as usize, other as usize);
    *text = lines.join("\n");
}
