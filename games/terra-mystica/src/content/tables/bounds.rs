//! Numbers no component can carry: a slip of the finger must not become a table that breaks.

use engine::content::{Problem, Reader};

/// No printed number is larger.
const MOST: u32 = 40;
/// Smaller limits by the word before the number: cult spaces, pieces of a player (TM-1.3, TM-11.1).
const LIMITS: &[(&str, u32)] = &[
    ("steps", 9),
    ("cult_steps", 9),
    ("fire", 9),
    ("water", 9),
    ("earth", 9),
    ("air", 9),
    ("bridges", 3),
    ("priests", 7),
    ("spades", 6),
    ("skip", 4),
    ("skip_with_stronghold", 4),
    ("power_action_discount", 2),
    ("copies", 9),
];

/// Looks at every number of a file, line by line.
pub(super) fn check(file: &str, text: &str, reader: &mut Reader<'_>) {
    for (index, line) in text.lines().enumerate() {
        let code = without_texts(line);
        for (column, word, number) in numbers(&code) {
            let limit = LIMITS.iter().find(|(known, _)| *known == word).map_or(MOST, |it| it.1);
            if number > limit {
                let what = format!("{number} is too large for `{word}`, at most {limit}");
                let file = file.to_string();
                reader.add(Problem { file, line: index + 1, column: column + 1, what });
            }
            if file == "power-actions.toml" && word == "cost" && number < 3 {
                let what = "a power action costs at least 3".to_string();
                let file = file.to_string();
                reader.add(Problem { file, line: index + 1, column: column + 1, what });
            }
        }
    }
}

/// The line without its comment, and blanks where texts stand: there is no number in them.
fn without_texts(line: &str) -> String {
    let mut in_text = false;
    let blanked = line.chars().map(|letter| {
        let quote = letter == '"';
        in_text ^= quote;
        // As many bytes as before, so that columns stay what they are.
        if quote || in_text { " ".repeat(letter.len_utf8()) } else { letter.to_string() }
    });
    let code: String = blanked.collect();
    code.split('#').next().unwrap_or_default().to_string()
}

/// Numbers of a line with their place and the last word before each.
fn numbers(code: &str) -> Vec<(usize, &str, u32)> {
    let mut found = Vec::new();
    let mut word = "";
    let mut rest = 0;
    while let Some(from) = code[rest..].find(|c: char| c.is_ascii_alphanumeric() || c == '_') {
        let from = rest + from;
        let length = code[from..].find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let to = length.map_or(code.len(), |length| from + length);
        let piece = &code[from..to];
        if piece.starts_with(|c: char| c.is_ascii_digit()) {
            found.push((from, word, piece.parse().unwrap_or(u32::MAX)));
        } else {
            word = piece;
        }
        rest = to;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_outside_of_texts_and_comments() {
        let line = r#"gain = { what = "11 coins # é", coins = 90 } # 7"#;
        let code = without_texts(line);
        let column = line.find("90").expect("a number");
        assert_eq!(numbers(&code), [(column, "coins", 90)]);
    }
}
