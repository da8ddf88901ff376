//! Columns and bars of plain text.

/// How a column is aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Left,
    Right,
}

/// Rows as lines with aligned columns, indented a little.
pub fn columns(kinds: &[Column], rows: &[Vec<String>]) -> String {
    let width = |text: &String| text.chars().count();
    let widths: Vec<usize> = (0..kinds.len())
        .map(|at| rows.iter().filter_map(|row| row.get(at)).map(width).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for ((cell, kind), wide) in row.iter().zip(kinds).zip(&widths) {
            let gap = " ".repeat(wide - width(cell));
            line.push_str("  ");
            match kind {
                Column::Left => line.extend([cell.as_str(), &gap]),
                Column::Right => line.extend([&gap, cell.as_str()]),
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A text in lines of at most `width` letters, broken between words. `first` letters of the first
/// line are taken already, `rest` of all others. A word that is too long stays whole.
pub fn wrap(text: &str, width: usize, first: usize, rest: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut taken = first;
    for paragraph in text.lines() {
        if taken.saturating_add(paragraph.chars().count()) <= width {
            lines.push(paragraph.to_string());
            taken = rest;
            continue;
        }
        let mut line = String::new();
        let mut begun = false;
        for word in paragraph.split(' ') {
            let length = line.chars().count() + 1 + word.chars().count();
            if !line.trim().is_empty() && taken + length > width {
                lines.push(std::mem::take(&mut line));
                (begun, taken) = (false, rest);
            }
            if begun {
                line.push(' ');
            }
            line.push_str(word);
            begun = true;
        }
        lines.push(line);
        taken = rest;
    }
    lines
}

/// A bar whose length is to 24 letters as `value` is to `most`.
pub fn bar(value: f64, most: f64) -> String {
    let eighths = if most > 0.0 { (value / most * 24.0 * 8.0).round() as usize } else { 0 };
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    format!("{}{rest}", "█".repeat(eighths / 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let row = |a: &str, b: &str| vec![a.to_string(), b.to_string()];
        let text = columns(&[Column::Left, Column::Right], &[row("é", "1"), row("long", "23")]);
        assert_eq!(text, "  é      1\n  long  23\n");
    }

    #[test]
    fn lines_break_between_words() {
        let text = "Les Sorcières construisent une habitation en E5, près du fleuve.";
        for width in [20, 40, 80, 120] {
            let lines = wrap(text, width, 6, 3);
            assert_eq!(lines.join(" "), text);
            for (at, line) in lines.iter().enumerate() {
                let indent = if at == 0 { 6 } else { 3 };
                assert!(indent + line.chars().count() <= width, "{width}: {lines:?}");
            }
        }
        assert_eq!(wrap(text, usize::MAX, 6, 3), [text]);
        assert_eq!(wrap("one verylongword two", 8, 0, 0), ["one", "verylongword", "two"]);
        assert_eq!(wrap("a\n\nb", 80, 0, 0), ["a", "", "b"]);
        assert_eq!(wrap("  one two", 6, 0, 0), ["  one", "two"]);
    }

    #[test]
    fn bars_are_in_proportion() {
        assert_eq!(bar(1.0, 1.0).chars().count(), 24);
        assert_eq!(bar(0.5, 1.0).chars().count(), 12);
        assert_eq!(bar(0.0, 0.0), "");
    }
}
