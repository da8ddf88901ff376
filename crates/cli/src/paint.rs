//! Pictures and words in the colours a terminal has.

use engine::picture::{Ink, Picture};
use std::io::IsTerminal;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    None,
    /// 256 fixed colours.
    Palette,
    /// Any colour.
    True,
}

impl Paint {
    /// What stdout can show: nothing when piped or when `NO_COLOR` is set.
    pub fn for_stdout() -> Paint {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() || !std::io::stdout().is_terminal() {
            return Paint::None;
        }
        match (set("COLORTERM").as_deref(), set("TERM").as_deref()) {
            (Some("truecolor" | "24bit"), _) => Paint::True,
            (_, Some("dumb")) => Paint::None,
            _ => Paint::Palette,
        }
    }

    /// A picture, line by line.
    pub fn picture(self, picture: &Picture) -> String {
        if self == Paint::None {
            return picture.plain();
        }
        let mut text = String::new();
        for line in &picture.lines {
            line.iter().for_each(|span| text.push_str(&self.ink(&span.text, span.ink)));
            text.push('\n');
        }
        text
    }

    pub fn bold(self, text: &str) -> String {
        self.ink(text, Ink { bold: true, ..Ink::default() })
    }

    /// Less important than the rest.
    pub fn dim(self, text: &str) -> String {
        if self == Paint::None { text.to_string() } else { format!("\x1b[2m{text}\x1b[0m") }
    }

    fn ink(self, text: &str, ink: Ink) -> String {
        if self == Paint::None || ink == Ink::default() {
            return text.to_string();
        }
        let mut codes = Vec::new();
        if ink.bold {
            codes.push("1".to_string());
        }
        if let Some(color) = ink.color {
            codes.push(self.code(38, color));
        }
        if let Some(color) = ink.background {
            codes.push(self.code(48, color));
        }
        format!("\x1b[{}m{text}\x1b[0m", codes.join(";"))
    }

    fn code(self, ground: u8, color: [u8; 3]) -> String {
        let [red, green, blue] = color;
        match self {
            Paint::True => format!("{ground};2;{red};{green};{blue}"),
            Paint::Palette | Paint::None => format!("{ground};5;{}", nearest(color)),
        }
    }
}

/// The colour of the 6×6×6 cube, or the grey, that is nearest.
fn nearest([red, green, blue]: [u8; 3]) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |value: u8| (0..6).min_by_key(|&at| STEPS[at].abs_diff(value)).unwrap_or(0);
    let far = |a: [u8; 3]| {
        let part = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        part(a[0], red) + part(a[1], green) + part(a[2], blue)
    };
    let cube = [step(red), step(green), step(blue)];
    let mean = (u32::from(red) + u32::from(green) + u32::from(blue)) / 3;
    let gray = (mean.saturating_sub(3) / 10).min(23) as u8;
    if far([8 + 10 * gray; 3]) < far(cube.map(|at| STEPS[at])) {
        232 + gray
    } else {
        (16 + 36 * cube[0] + 6 * cube[1] + cube[2]) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::picture::Span;

    #[test]
    fn colours_follow_what_the_terminal_can_show() {
        let mut picture = Picture::default();
        picture.line().push(Span::colored("E5", [255, 0, 0]));
        assert_eq!(Paint::None.picture(&picture), "E5\n");
        assert_eq!(Paint::True.picture(&picture), "\x1b[38;2;255;0;0mE5\x1b[0m\n");
        assert_eq!(Paint::Palette.picture(&picture), "\x1b[38;5;196mE5\x1b[0m\n");
    }

    #[test]
    fn greys_are_greys() {
        assert_eq!(nearest([0, 0, 0]), 16);
        assert_eq!(nearest([255, 255, 255]), 231);
        assert_eq!(nearest([128, 128, 128]), 244);
    }
}
