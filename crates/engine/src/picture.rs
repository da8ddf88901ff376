//! A table drawn with letters, for terminals and screen readers.

use crate::Message;
use std::fmt;

/// Colours a terminal can show; games pick, the command line paints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ink {
    /// Foreground as red, green, blue; `None` is the terminal's own.
    pub color: Option<[u8; 3]>,
    /// Behind the text; `None` is the terminal's own.
    pub background: Option<[u8; 3]>,
    /// Heavier.
    pub bold: bool,
}

/// A run of text in one ink.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// What is written.
    pub text: String,
    /// How.
    pub ink: Ink,
}

/// Lines of spans.
///
/// ```
/// use engine::picture::{Picture, Span};
/// let mut picture = Picture::default();
/// picture.line().push(Span::plain("Round 1"));
/// picture.line().push(Span::plain("Red: 3"));
/// assert_eq!(picture.plain(), "Round 1\nRed: 3\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// From the top.
    pub lines: Vec<Vec<Span>>,
}

impl Picture {
    /// Begins a line.
    #[expect(clippy::missing_panics_doc, reason = "a line was just pushed")]
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

/// Draws line by line, in the words of a reader.
pub struct Pen<'a> {
    /// What was drawn so far.
    pub picture: Picture,
    say: &'a dyn Fn(&Message) -> String,
}

impl<'a> Pen<'a> {
    /// An empty picture; `say` has the words.
    pub fn new(say: &'a dyn Fn(&Message) -> String) -> Pen<'a> {
        Pen { picture: Picture::default(), say }
    }
    /// A message in words.
    pub fn say(&self, message: Message) -> String {
        (self.say)(&message)
    }
    /// A message that needs no parameters, in words.
    pub fn word(&self, key: impl Into<String>) -> String {
        self.say(Message::new(key))
    }
    /// A line in bold.
    pub fn heading(&mut self, text: String) {
        self.picture.line().push(Span { text, ink: Ink { bold: true, ..Ink::default() } });
    }
    /// A line in plain ink.
    pub fn text(&mut self, text: String) {
        self.picture.line().push(Span::plain(text));
    }
    /// A name with the colon of the language behind it.
    pub fn named(&self, name: String) -> String {
        self.say(Message::new("draw-named").text("name", name))
    }
    /// A line with a name in front, in bold and perhaps in a colour.
    pub fn row(&mut self, name: String, color: Option<[u8; 3]>, rest: String) {
        let ink = Ink { color, bold: true, ..Ink::default() };
        let name = Span { text: format!("{} ", self.named(name)), ink };
        self.picture.line().extend([name, Span::plain(rest)]);
    }
}

impl fmt::Debug for Pen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.picture.fmt(f)
    }
}

impl Span {
    /// Text in the usual ink.
    pub fn plain(text: impl Into<String>) -> Span {
        Span { text: text.into(), ink: Ink::default() }
    }
    /// Text in a colour.
    pub fn colored(text: impl Into<String>, color: [u8; 3]) -> Span {
        Span { text: text.into(), ink: Ink { color: Some(color), ..Ink::default() } }
    }
}
