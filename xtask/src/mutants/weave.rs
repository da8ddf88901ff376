//! All chosen mutants in one text, each behind its switch.

use super::site::{ASKED, Edit};
use std::ops::Range;

/// The question whether a mutant is on, as the woven text asks it.
fn asked(id: usize) -> String {
    format!("crate::mutant::on({id})")
}

/// The module that answers it; it is put beside the woven sources and nowhere else.
pub const SWITCH: &str = r#"//! Which mutant is on: none, unless the environment names one.

static ON: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| {
    std::env::var("MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(usize::MAX)
});

#[inline]
pub(crate) fn on(id: usize) -> bool {
    *ON == id
}
"#;

/// A woven text, and where each mutant stands in it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Woven {
    pub text: String,
    pub places: Vec<(usize, Range<usize>)>,
}

/// Puts the switches in. Edits may lie inside each other: the mutated text is that of the source,
/// because only one mutant is ever on; what stays is woven further.
pub fn weave(source: &str, edits: &[(usize, &Edit)]) -> Woven {
    let mut edits = edits.to_vec();
    edits.sort_by_key(|(id, edit)| (edit.range.start, std::cmp::Reverse(edit.range.end), *id));
    let mut woven = Woven::default();
    stretch(source, 0..source.len(), &edits, &mut woven);
    woven
}

fn stretch(source: &str, range: Range<usize>, edits: &[(usize, &Edit)], woven: &mut Woven) {
    let mut at = range.start;
    let mut rest = edits;
    while let [(id, edit), later @ ..] = rest {
        let inner = later.iter().take_while(|(_, it)| it.range.start < edit.range.end).count();
        woven.text.push_str(&source[at..edit.range.start]);
        let start = woven.text.len();
        woven.text.push_str(&edit.before.replace(ASKED, &asked(*id)));
        stretch(source, edit.range.clone(), &later[..inner], woven);
        woven.text.push_str(edit.after);
        woven.places.push((*id, start..woven.text.len()));
        at = edit.range.end;
        rest = &later[inner..];
    }
    woven.text.push_str(&source[at..range.end]);
}

#[cfg(test)]
mod tests;
