//! The legal moves as a numbered list, grouped by their verb.

use crate::desk::Desk;
use crate::layout::wrap;
use catalog::table::LegalMove;
use engine::Message;

/// A verb with more moves than this is written in a block, without a sentence for each.
const BLOCK: usize = 8;
/// A block is no wider than this, however wide the terminal is.
const WIDTH: usize = 100;
/// Letters before a notation: the number and a gap.
const NUMBER: usize = 6;

/// The moves of one question. Their numbers stay the same while the list is narrowed down.
#[derive(Debug)]
pub struct Menu {
    moves: Vec<LegalMove>,
}

impl Menu {
    pub fn new(moves: Vec<LegalMove>) -> Menu {
        Menu { moves }
    }

    /// The move with this number, if the line is one.
    pub fn chosen(&self, line: &str) -> Option<&LegalMove> {
        let number: usize = line.parse().ok()?;
        self.moves.get(number.checked_sub(1)?)
    }

    /// How many moves these letters leave.
    pub fn fitting(&self, letters: &str) -> usize {
        self.moves.iter().filter(|legal| fits(legal, letters)).count()
    }

    /// All moves, or those that fit some letters, in lines of this width.
    pub fn text(&self, desk: &Desk, width: usize, letters: Option<&str>) -> String {
        let shown: Vec<(usize, &LegalMove)> = self
            .moves
            .iter()
            .enumerate()
            .filter(|(_, legal)| letters.is_none_or(|letters| fits(legal, letters)))
            .map(|(index, legal)| (index + 1, legal))
            .collect();
        let mut text = String::new();
        for group in by_verb(&shown) {
            if group.len() > BLOCK && letters.is_none() {
                text.push_str(&block(desk, width, &group));
            } else {
                let lines = group.iter().map(|(number, legal)| line(desk, width, *number, legal));
                text.extend(lines);
            }
        }
        if letters.is_some() {
            let message = Message::new("play-filtered").number("shown", shown.len() as i64);
            text.push_str(&desk.say(&message.number("all", self.moves.len() as i64)));
        }
        text.trim_end().to_string()
    }
}

fn fits(legal: &LegalMove, letters: &str) -> bool {
    let letters = letters.to_lowercase();
    legal.notation.to_lowercase().contains(&letters) || legal.text.to_lowercase().contains(&letters)
}

fn verb(legal: &LegalMove) -> &str {
    legal.notation.split_whitespace().next().unwrap_or_default()
}

/// Verbs in the order they are first offered, each with all its moves.
fn by_verb<'a>(moves: &[(usize, &'a LegalMove)]) -> Vec<Vec<(usize, &'a LegalMove)>> {
    let mut groups: Vec<Vec<(usize, &LegalMove)>> = Vec::new();
    for (number, legal) in moves {
        match groups.iter_mut().find(|group| verb(group[0].1) == verb(legal)) {
            Some(group) => group.push((*number, legal)),
            None => groups.push(vec![(*number, legal)]),
        }
    }
    groups
}

/// One move, its words going on below its notation.
fn line(desk: &Desk, width: usize, number: usize, legal: &LegalMove) -> String {
    let taken = NUMBER + legal.notation.chars().count() + 2;
    let words = wrap(&legal.text, width, taken, NUMBER + 2);
    let words: Vec<String> = words.iter().map(|line| desk.paint.dim(line)).collect();
    let gap = format!("\n{:1$}", "", NUMBER + 2);
    format!("{number:4}  {}  {}\n", desk.paint.bold(&legal.notation), words.join(&gap))
}

/// Many moves of one verb, as many to a line as fit.
fn block(desk: &Desk, width: usize, group: &[(usize, &LegalMove)]) -> String {
    let verb = verb(group[0].1);
    let cells: Vec<String> = group
        .iter()
        .map(|(number, legal)| {
            let rest = legal.notation.strip_prefix(verb).unwrap_or(&legal.notation).trim();
            format!("{number:4} {rest}")
        })
        .collect();
    let widest = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 1;
    let per_line = (width.min(WIDTH) / widest).max(1);
    let mut text = format!("      {}\n", desk.paint.bold(verb));
    for line in cells.chunks(per_line) {
        let padded: Vec<String> = line.iter().map(|cell| format!("{cell:widest$}")).collect();
        text.push_str(padded.concat().trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Lang;

    fn menu(notations: &[&str]) -> Menu {
        let legal = |notation: &&str| LegalMove {
            notation: notation.to_string(),
            number: 0,
            text: format!("do {notation}"),
            structure: serde_json::Value::Null,
        };
        Menu::new(notations.iter().map(legal).collect())
    }

    #[test]
    fn moves_are_grouped_and_keep_their_numbers() {
        let menu = menu(&["build A1", "pass", "build A2"]);
        let text = menu.text(&Desk::plain(Lang::En), 80, None);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        assert_eq!(
            lines,
            ["1  build A1  do build A1", "3  build A2  do build A2", "2  pass  do pass"]
        );
        assert_eq!(menu.chosen("3").map(|legal| legal.notation.as_str()), Some("build A2"));
        assert!(menu.chosen("0").is_none() && menu.chosen("4").is_none());
    }

    #[test]
    fn long_words_go_on_below_their_notation() {
        let mut menu = menu(&["build A1", "pass"]);
        let words = "build a dwelling beside the river, for one worker and two coins, and gain two";
        menu.moves[0].text = words.to_string();
        for width in [40, 80, 120] {
            let text = menu.text(&Desk::plain(Lang::En), width, None);
            assert!(text.lines().all(|line| line.chars().count() <= width), "{text}");
            let whole: Vec<&str> = text.split_whitespace().collect();
            assert_eq!(whole.join(" "), format!("1 build A1 {words} 2 pass do pass"));
        }
        let text = menu.text(&Desk::plain(Lang::En), 40, None);
        assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("        ")), "{text}");
    }

    #[test]
    fn letters_narrow_the_list_down() {
        let menu = menu(&["build A1", "pass", "build A2"]);
        assert_eq!(menu.fitting("BUILD"), 2);
        let text = menu.text(&Desk::plain(Lang::En), 80, Some("a2"));
        assert!(text.contains("3  build A2") && !text.contains("A1"), "{text}");
        assert!(text.ends_with("1 of 3 moves"), "{text}");
    }

    #[test]
    fn many_moves_of_a_verb_share_lines() {
        let notations: Vec<String> = (0..40).map(|n| format!("build H{n}")).collect();
        let menu = menu(&notations.iter().map(String::as_str).collect::<Vec<_>>());
        for (width, lines) in [(40, 15), (80, 8), (120, 6)] {
            let text = menu.text(&Desk::plain(Lang::En), width, None);
            assert!(text.lines().count() < lines, "{text}");
            assert!(text.lines().all(|line| line.chars().count() <= width), "{text}");
        }
    }
}
