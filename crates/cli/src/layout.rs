//! Columns, bars and lines that fit.

use engine::picture::{Ink, Picture, Span};

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

/// The picture with lines that are too wide going on below, broken at a space and a little further
/// in.
pub fn folded(picture: &Picture, width: usize) -> Picture {
    Picture { lines: picture.lines.iter().flat_map(|line| fold(line, width)).collect() }
}

fn fold(line: &[Span], width: usize) -> Vec<Vec<Span>> {
    let inked = |span: &'_ Span| span.text.chars().map(|c| (c, span.ink)).collect::<Vec<_>>();
    let letters: Vec<(char, Ink)> = line.iter().flat_map(inked).collect();
    let is_space = |(c, _): &(char, Ink)| *c == ' ';
    let used = letters.iter().rposition(|letter| !is_space(letter)).map_or(0, |at| at + 1);
    if used <= width {
        return vec![line.to_vec()];
    }
    let begins = letters.iter().take_while(|letter| is_space(letter)).count();
    let indent = if begins + 2 <= width / 2 { begins + 2 } else { 0 };
    let mut lines = Vec::new();
    let (mut rest, mut taken) = (&letters[begins..used], begins.min(width / 2));
    while rest.len() > width - taken {
        let room = width - taken;
        let at = (1..=room).rev().find(|&at| is_space(&rest[at])).unwrap_or(room);
        lines.push(spans(taken, &rest[..at]));
        let gap = rest[at..].iter().take_while(|letter| is_space(letter)).count();
        (rest, taken) = (&rest[at + gap..], indent);
    }
    lines.push(spans(taken, rest));
    lines
}

fn spans(indent: usize, letters: &[(char, Ink)]) -> Vec<Span> {
    let mut spans = vec![Span::plain(" ".repeat(indent))];
    for run in letters.chunk_by(|(_, one), (_, other)| one == other) {
        spans.push(Span { text: run.iter().map(|(c, _)| c).collect(), ink: run[0].1 });
    }
    spans
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
    fn wide_pictures_go_on_below() {
        let mut picture = Picture::default();
        let line = picture.line();
        line.push(Span::plain("  Favor tiles: one two "));
        line.push(Span::colored("three four five", [9, 9, 9]));
        line.push(Span::plain("   "));
        picture.line().push(Span::plain("short"));
        assert_eq!(folded(&picture, 80), picture);
        assert_eq!(folded(&picture, usize::MAX), picture);
        let narrow = folded(&picture, 20);
        assert_eq!(
            narrow.plain().lines().collect::<Vec<_>>(),
            ["  Favor tiles: one", "    two three four", "    five", "short"]
        );
        assert_eq!(narrow.lines[2][1], Span::colored("five", [9, 9, 9]), "in its own ink");
        let mut endless = Picture::default();
        endless.line().push(Span::plain("x".repeat(50)));
        assert_eq!(folded(&endless, 20).plain().lines().count(), 3);
    }

    #[test]
    fn bars_are_in_proportion() {
        assert_eq!(bar(1.0, 1.0).chars().count(), 24);
        assert_eq!(bar(0.5, 1.0).chars().count(), 12);
        assert_eq!(bar(0.0, 0.0), "");
    }
}
