//! The table in `docs/performance.md`, between two marks; the words around it are people's.

use crate::Done;
use crate::tree::{root, shown, text};
use std::fs;

/// One line of the table.
#[derive(Debug)]
pub struct Row {
    what: &'static str,
    value: String,
}

impl Row {
    pub fn new(what: &'static str, value: impl Into<String>) -> Row {
        Row { what, value: value.into() }
    }
}

pub fn table(rows: &[Row]) -> String {
    let mut text = String::from("| what | measured |\n| --- | ---: |\n");
    rows.iter().for_each(|row| text.push_str(&format!("| {} | {} |\n", row.what, row.value)));
    text
}

/// Puts the table of a game between its marks, which are added if they are not there yet.
pub fn write(game: &str, table: &str) -> Done {
    let path = root().join("docs/performance.md");
    let page = if path.is_file() { text(&path) } else { "# Performance\n".to_string() };
    let page = placed(&page, game, table);
    fs::create_dir_all(root().join("docs")).map_err(|error| error.to_string())?;
    fs::write(&path, page).map_err(|error| format!("{}: {error}", shown(&path)))?;
    println!("written to {}", shown(&path));
    Ok(())
}

/// Puts one line of a game's table anew and leaves the others.
pub fn write_row(game: &str, row: &Row) -> Done {
    let path = root().join("docs/performance.md");
    let page = text(&path);
    let page = with_row(&page, game, row).ok_or("the game has no table yet: run without words")?;
    println!("{}: {} {}", game, row.what, row.value);
    fs::write(&path, page).map_err(|error| format!("{}: {error}", shown(&path)))
}

fn with_row(page: &str, game: &str, row: &Row) -> Option<String> {
    let from = page.find(&format!("<!-- bench {game} -->"))?;
    let begin = from + page[from..].find(&format!("| {} |", row.what))?;
    let end = begin + page[begin..].find('\n')?;
    Some(format!("{}| {} | {} |{}", &page[..begin], row.what, row.value, &page[end..]))
}

fn placed(page: &str, game: &str, table: &str) -> String {
    let (begin, end) = (format!("<!-- bench {game} -->"), format!("<!-- end bench {game} -->"));
    let block = format!("{begin}\n{table}{end}");
    match (page.find(&begin), page.find(&end)) {
        (Some(from), Some(to)) if from < to => {
            format!("{}{block}{}", &page[..from], &page[to + end.len()..])
        }
        _ => format!("{}\n\n{block}\n", page.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_between_the_marks_changes() {
        let first = placed("# Performance\n\nWords.\n", "go", "| a |\n");
        assert_eq!(
            first,
            "# Performance\n\nWords.\n\n<!-- bench go -->\n| a |\n<!-- end bench go -->\n"
        );
        let more = format!("{first}\nAfter.\n");
        let second = placed(&more, "go", "| b |\n");
        assert!(second.contains("| b |") && !second.contains("| a |"));
        assert!(second.contains("Words.") && second.ends_with("\nAfter.\n"));
    }

    #[test]
    fn one_row_is_put_anew() {
        let rows = |n: &str| table(&[Row::new("a", "1"), Row::new("b", n), Row::new("c", "3")]);
        let page = placed("# Performance\n", "go", &rows("2"));
        let page = with_row(&page, "go", &Row::new("b", "5")).expect("a table");
        assert_eq!(page, placed("# Performance\n", "go", &rows("5")));
        assert!(with_row(&page, "chess", &Row::new("b", "5")).is_none());
    }
}
