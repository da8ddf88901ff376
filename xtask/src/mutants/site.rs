//! One mutant: a place in the sources, what stands there, and what would stand there.

use std::ops::Range;

/// A small mistake somebody could have made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The file, from the game's `src` on.
    pub file: String,
    pub line: usize,
    pub column: usize,
    /// The family it belongs to: `comparison`, `statement` …
    pub kind: &'static str,
    pub was: String,
    pub becomes: String,
    pub edit: Edit,
    /// The function around it.
    pub function: Range<usize>,
}

/// How a switch comes into the text: something before and something after a stretch of it that
/// stays as it is. [`ASKED`] stands for the question whether this mutant is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    pub range: Range<usize>,
    pub before: String,
    pub after: &'static str,
}

/// No source text has this letter.
pub const ASKED: char = '\0';

impl Edit {
    /// Another expression in the place of this one.
    pub fn instead(range: Range<usize>, other: &str) -> Edit {
        Edit { range, before: format!("(if {ASKED} {{ {other} }} else {{ "), after: " })" }
    }
    /// A statement that is left out.
    pub fn leave_out(range: Range<usize>) -> Edit {
        Edit { range, before: format!("if !{ASKED} {{ "), after: " }" }
    }
    /// A function that answers before it begins.
    pub fn answer(at: usize, value: &str) -> Edit {
        Edit { range: at..at, before: format!(" if {ASKED} {{ return {value}; }} "), after: "" }
    }
    /// An arm without a guard that never matches.
    pub fn close_arm(at: usize) -> Edit {
        Edit { range: at..at, before: format!(" if !{ASKED}"), after: "" }
    }
}

impl std::fmt::Display for Mutant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Mutant { file, line, column, kind, was, becomes, .. } = self;
        write!(f, "{file}:{line}:{column} {kind}: `{was}` -> `{becomes}`")
    }
}

/// Source text in one line, not too long.
pub fn short(text: &str) -> String {
    const LONGEST: usize = 70;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    }
}
