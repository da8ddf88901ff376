//! What people may be called.

use super::alike;
use crate::error::{Error, Result};
use engine::Message;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

const SHORTEST: usize = 2;
const LONGEST: usize = 24;
/// Accents of every living language need no more on one letter.
const MOST_MARKS: usize = 2;

/// Names that would be taken for ours.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "administrateur",
    "ludotheque",
    "ludothèque",
    "moderator",
    "server",
];

/// The name as it will be shown: trimmed, single spaces, one way to write each letter.
pub fn proper(text: &str) -> Result<String> {
    // Nobody's name needs more, and what is longer is not worth looking at.
    let text: String = text.chars().take(200).nfkc().collect();
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        let reason = Message::new("refused-name-length")
            .number("least", SHORTEST as i64)
            .number("most", LONGEST as i64);
        return Err(Error::bad("bad-name", reason));
    }
    let visible = name.chars().any(char::is_alphanumeric);
    if !visible || name.chars().any(is_hidden) || is_stacked(&name) {
        return Err(Error::bad("bad-name", Message::new("refused-name-letters")));
    }
    if alike::is_mixed(&name) {
        return Err(Error::bad("bad-name", Message::new("refused-name-mixed")));
    }
    if RESERVED.contains(&name.to_lowercase().as_str()) {
        return Err(Error::bad("bad-name", Message::new("refused-name-reserved")));
    }
    Ok(name)
}

/// What cannot be seen, or turns the text around it.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e0000}'..='\u{10ffff}')
}

/// Marks upon marks, to reach out of the line.
fn is_stacked(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_welcome() {
        for name in ["Zoé", "Łukasz", "小明", "Наталья", "Ng Ụọ", "O’Brien", "Ann-Marie 2", "محمد"]
        {
            assert_eq!(proper(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_name_is_written_one_way() {
        assert_eq!(proper("  Zoe\u{301}  \t B "), Ok("Zoé B".to_string()));
        assert_eq!(proper("Ａｄａ"), Ok("Ada".to_string()));
    }

    #[test]
    fn names_that_deceive_are_refused() {
        let long = "x".repeat(25);
        let endless = "x".repeat(1_000_000);
        for name in [
            "",
            " ",
            "x",
            &long,
            &endless,
            "a\u{202e}b",
            "a\u{200b}b",
            "a\u{0}b",
            "--",
            "Admin",
            "ＡＤＭＩＮ",
            "a\u{301}\u{302}\u{303}\u{304}",
            "a\u{e0041}b",
            "\u{3164}\u{3164}",
            "\u{410}da",
        ] {
            assert_eq!(proper(name).map_err(|error| error.code()), Err("bad-name"), "{name:?}");
        }
    }
}
