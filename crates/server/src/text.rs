//! Short texts people type: names, titles, lines of chat.

use crate::error::{Error, Result};
use crate::people::name::is_hidden;
use engine::Message;

const LONGEST_NAME: usize = 30;
const LONGEST_TITLE: usize = 80;

/// A name for somebody on the same screen.
pub fn name(text: &str) -> Result<String> {
    let name = line(text);
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        let reason = Message::new("refused-local-name").number("most", LONGEST_NAME as i64);
        return Err(Error::bad("bad-name", reason));
    }
    Ok(name)
}

/// A title for a table; may be empty.
pub fn title(text: &str) -> Result<String> {
    let title = line(text);
    if title.chars().count() > LONGEST_TITLE {
        let reason = Message::new("refused-title").number("most", LONGEST_TITLE as i64);
        return Err(Error::bad("bad-title", reason));
    }
    Ok(title)
}

/// One line without anything invisible in it.
fn line(text: &str) -> String {
    let plain = text.chars().map(|char| if char.is_control() { ' ' } else { char });
    let plain: String = plain.filter(|char| !is_hidden(*char)).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters of several lines, without what would turn or hide other text.
pub fn paragraphs(text: &str) -> String {
    let kept = |char: &char| *char == '\n' || !is_hidden(*char);
    text.chars().filter(kept).collect::<String>().trim().to_string()
}

/// Words in small letters with one space between them, to find one text in another.
pub fn folded(text: &str) -> String {
    let plain = |char: char| if char.is_alphanumeric() { char } else { ' ' };
    let small: String = text.chars().map(plain).flat_map(char::to_lowercase).collect();
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_clean_line() {
        assert_eq!(name("  Ana\t\u{202E}Maria \n").as_deref(), Ok("Ana Maria"));
        assert!(name(" \u{200B} ").is_err());
        assert!(name(&"x".repeat(31)).is_err());
    }

    #[test]
    fn titles_may_be_empty_but_not_long() {
        assert_eq!(title("").as_deref(), Ok(""));
        assert!(title(&"x".repeat(81)).is_err());
    }

    #[test]
    fn paragraphs_keep_their_lines() {
        assert_eq!(paragraphs(" a\nb\u{7}\u{FEFF} "), "a\nb");
    }
}
