//! A view drawn with letters: the map, the boards around it, a box per player.
//!
//! Everything can be read without colours: terrains have letters, owners have seat numbers.

mod board;
mod map;
mod players;

use crate::kinds::Terrain;
use crate::view::View;
use engine::picture::{Ink, Picture, Span};
use engine::{Message, Seat};

/// Columns a picture keeps to.
const WIDTH: usize = 100;

pub(crate) fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> Picture {
    let mut pen = Pen { picture: Picture::default(), say };
    board::head(view, &mut pen);
    map::map(view, &mut pen);
    board::boards(view, &mut pen);
    players::players(view, &mut pen);
    pen.picture
}

/// A picture being drawn, and the words for it.
struct Pen<'a> {
    picture: Picture,
    say: &'a dyn Fn(&Message) -> String,
}

impl Pen<'_> {
    fn say(&self, message: Message) -> String {
        (self.say)(&message)
    }
    fn word(&self, key: impl Into<String>) -> String {
        (self.say)(&Message::new(key))
    }
    fn blank(&mut self) {
        self.picture.line();
    }
    /// Items after a heading, broken into lines where they would grow too long.
    fn list(&mut self, heading: &str, items: Vec<Vec<Span>>) {
        self.joined(heading, items, "  ");
    }
    fn joined(&mut self, heading: &str, items: Vec<Vec<Span>>, between: &str) {
        let gap = between.chars().count();
        let indent = heading.chars().count() + 1;
        self.picture.line().push(bold(format!("{heading} ")));
        let mut column = indent;
        let last = items.len().saturating_sub(1);
        for (nth, item) in items.into_iter().enumerate() {
            let width: usize = item.iter().map(|span| span.text.chars().count()).sum();
            if column > indent && column + width + gap > WIDTH {
                self.picture.line().push(Span::plain(" ".repeat(indent)));
                column = indent;
            }
            let line = self.picture.lines.last_mut().expect("a line was begun above");
            line.extend(item);
            column += width + gap;
            if nth < last {
                line.push(Span::plain(between));
            }
        }
    }
    fn texts(&mut self, heading: &str, items: Vec<String>) {
        let items = items.into_iter().map(|item| vec![Span::plain(item)]).collect();
        self.joined(heading, items, " | ");
    }
}

fn bold(text: impl Into<String>) -> Span {
    Span { text: text.into(), ink: Ink { bold: true, ..Ink::default() } }
}

/// The colour of a terrain: told apart by brightness too, and never without its letter.
const fn color(terrain: Terrain) -> [u8; 3] {
    [
        [233, 204, 96],
        [150, 98, 52],
        [52, 52, 58],
        [60, 122, 200],
        [70, 148, 84],
        [158, 160, 166],
        [196, 66, 54],
        [206, 232, 244],
        [244, 132, 40],
    ][terrain as usize]
}

/// Black or white, whichever can be read on this colour.
const fn readable_on(color: [u8; 3]) -> [u8; 3] {
    let light = color[0] as u32 * 3 + color[1] as u32 * 6 + color[2] as u32;
    if light > 1250 { [0, 0, 0] } else { [255, 255, 255] }
}

/// The home colour of a seat, as an ink; plain before factions are chosen.
fn ink_of(view: &View, seat: Seat) -> Ink {
    let home = view.players.get(seat.index()).and_then(|player| player.home);
    let background = home.map(color);
    Ink { color: background.map(readable_on), background, bold: true }
}

/// A seat's name: its faction, or its number before there is one.
fn name_key(view: &View, seat: Seat) -> String {
    match view.players.get(seat.index()).and_then(|player| player.faction) {
        Some(faction) => crate::setup::faction_key(faction),
        None => crate::describe::seat_key(seat),
    }
}

#[cfg(test)]
mod tests;
