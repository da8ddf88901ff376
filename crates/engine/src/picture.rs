//! A table drawn with letters, for terminals and screen readers.

/// Colours a terminal can show; games pick, the command line paints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ink {
    /// Foreground as red, green, blue; `None` is the terminal's own.
    pub color: Option<[u8; 3]>,
    pub background: Option<[u8; 3]>,
    pub bold: bool,
}

/// A run of text in one ink.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub ink: Ink,
}

/// Lines of spans.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    pub lines: Vec<Vec<Span>>,
}

impl Picture {
    pub fn line(&mut self) -> &mut Vec<Span> {
        self.lines.push(Vec::new());
        self.lines.last_mut().expect("a line was just pushed")
    }
    /// The picture without any colour.
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            line.iter().for_each(|span| text.push_str(&span.text));
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
        }
        text
    }
}

impl Span {
    pub fn plain(text: impl Into<String>) -> Span {
        Span { text: text.into(), ink: Ink::default() }
    }
    pub fn colored(text: impl Into<String>, color: [u8; 3]) -> Span {
        Span { text: text.into(), ink: Ink { color: Some(color), ..Ink::default() } }
    }
}
