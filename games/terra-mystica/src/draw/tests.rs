//! The plain text of a known table.

use crate::describe::tests::wander;
use crate::setup::{Mode, Setup};
use crate::{TerraMystica, View};
use engine::{Arg, Message, Play, Quick, Secrets, Silence, Spoken, Viewer};

/// Stands in for a catalogue: the key and its numbers.
fn say(message: &Message) -> String {
    let mut text = message.key.clone();
    for (_, arg) in &message.args {
        match arg {
            Arg::Number(number) => text.push_str(&format!(" {number}")),
            Arg::Name(words) | Arg::Text(words) => text.push_str(&format!(" {words}")),
            Arg::Said(message) => text.push_str(&format!(" {}", message.key)),
        }
    }
    text
}

fn plain(view: &View) -> String {
    TerraMystica::draw(view, &say).plain()
}

#[test]
fn the_introductory_table() {
    let setup = Setup { mode: Mode::Introductory, first_player: Some(0), ..Setup::for_seats(4) };
    let table = TerraMystica::set_up(&setup, &mut Quick::new(1, 1), &mut Silence)
        .expect("the introductory game needs no choices");
    let text = plain(&table.view_for(Viewer::Spectator));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "draw-before phase-choose-cards");
    let row_a = lines.iter().position(|line| line.starts_with("  A1  U")).expect("row A");
    assert_eq!(
        lines[row_a],
        "  A1  U  A2  S  A3  G  A4  B  A5  Y  A6  R  A7  U  A8  K  A9  R  A10 G  A11 B  A12 R  A13 K"
    );
    // Row B is half a hex further right; rivers have names too.
    assert!(lines[row_a + 2].starts_with("     B1  Y ~~r0 ~~~~r1 ~~ B2  U"));
    // Nomads (seat 1) on E8, Witches (seat 0) on E9.
    assert!(lines[row_a + 8].contains(" E8  Y ~~"));
    assert!(lines[row_a + 9].contains("[D1]"));
    assert_eq!(text.matches("[D0]").count(), 2);
    assert_eq!(text.matches("[D1]").count(), 3);
    // Witches begin on space 2 of air: names take 11 columns, a space 6.
    let air = lines.iter().find(|line| line.starts_with("cult-air ")).expect("the cult of air");
    assert_eq!(air.chars().nth(11 + 2 * 6), Some('0'), "{air}");
    assert!(text.contains(" 0  faction-witches  draw-have 20 15 3 0 5/7/0"));
}

/// Pictures keep to their width and never panic, whatever happens at the table.
#[test]
fn pictures_fit() {
    wander(1, |table, _, _| {
        if table.round > 0 && table.order[0] != table.active {
            return;
        }
        for line in plain(&table.view_for(Viewer::Spectator)).lines() {
            let on_map = line.contains("~~");
            assert!(!on_map || line.chars().count() <= super::WIDTH, "{line}");
        }
    });
}
