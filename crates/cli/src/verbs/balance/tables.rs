//! What is told as text.

use super::{Names, percent, range};
use crate::desk::Desk;
use crate::layout::{Column, columns};
use crate::verbs::bulk;
use Column::{Left, Right};
use bots::{Balance, Fairness, UseBalance};
use catalog::GameEntry;
use engine::Message;

/// Below this a chance is called small: one time in twenty.
const SMALL: f64 = 0.05;
/// With fewer expected wins the test of fairness says little.
const FEW: f64 = 5.0;

pub fn title(desk: &Desk, game: &dyn GameEntry, balance: &Balance) {
    let title = Message::new("balance-title")
        .text("game", game.profile().name)
        .number("games", balance.games as i64)
        .number("seats", balance.seats);
    desk.line(desk.paint.bold(&desk.say(&title)));
}

/// The seats, and whether they are equal.
pub fn seats(desk: &Desk, balance: &Balance) {
    let mut rows =
        vec![heading(desk, &["seat", "wins", "interval", "fair", "points", "deviation"])];
    rows.extend(balance.per_seat.iter().map(|seat| {
        vec![
            seat.seat.to_string(),
            percent(seat.win_share),
            range((seat.win_share_low, seat.win_share_high)),
            percent(seat.fair_share),
            format!("{:.1}", seat.points_mean),
            format!("{:.1}", seat.points_deviation),
        ]
    }));
    desk.line("");
    desk.line(columns(&[Left, Right, Right, Right, Right, Right], &rows).trim_end());
    bulk::tell_ends(desk, balance.games, balance.finished, balance.won, Some(balance.shared));
    match &balance.fairness {
        Some(fairness) => note(desk, &test_of(fairness)),
        None => note(desk, &Message::new("balance-no-test")),
    }
    if balance.fairness.is_some_and(|fairness| fairness.expected < FEW) {
        note(desk, &Message::new("balance-few"));
    }
}

fn test_of(fairness: &Fairness) -> Message {
    let verdict = if fairness.p < SMALL { "balance-unfair" } else { "balance-fair" };
    let verdict = Message::new(verdict).text("p", percent(fairness.p));
    Message::new("balance-test")
        .text("square", format!("{:.2}", fairness.chi_square))
        .number("degrees", fairness.degrees)
        .text("p", chance(fairness.p))
        .said("verdict", verdict)
}

/// Everything that was used, kind by kind, and what was not.
pub fn uses(desk: &Desk, names: &Names, balance: &Balance) {
    let mut kinds: Vec<&str> = balance.uses.iter().map(|it| it.kind).collect();
    kinds.dedup();
    for kind in &kinds {
        let uses: Vec<&UseBalance> = balance.uses.iter().filter(|it| it.kind == *kind).collect();
        desk.line("");
        desk.line(desk.paint.bold(&names.kind(kind)));
        desk.line(kind_table(desk, names, &uses).trim_end());
    }
    if balance.comparisons > 0 {
        desk.line("");
        let luck = (balance.comparisons as f64 * SMALL).ceil() as i64;
        let compared = Message::new("balance-comparisons")
            .number("count", balance.comparisons as i64)
            .number("luck", luck);
        note(desk, &compared);
        note(desk, &Message::new("balance-users"));
    }
    if kinds.is_empty() {
        note(desk, &Message::new("balance-no-uses"));
    }
    if !balance.unused.is_empty() {
        desk.line("");
        desk.line(desk.paint.bold(&desk.key("balance-unused")));
    }
    for unused in &balance.unused {
        let things: Vec<String> =
            unused.names.iter().map(|name| names.thing(unused.kind, name)).collect();
        let message = if unused.names.len() == unused.of && unused.of > 1 {
            Message::new("balance-unused-all").number("count", unused.of as i64)
        } else {
            Message::new("balance-unused-some").text("names", things.join(", "))
        };
        note(desk, &message.text("kind", names.kind(unused.kind)));
    }
}

fn kind_table(desk: &Desk, names: &Names, uses: &[&UseBalance]) -> String {
    let name = |it: &UseBalance| names.thing(it.kind, &it.name);
    let use_of = |it: &UseBalance| [percent(it.games_share), format!("{:.2}", it.per_game)];
    if uses.iter().all(|it| it.by_seat.is_none()) {
        let mut rows = vec![heading(desk, &["name", "share", "per-game", "points", "interval"])];
        rows.extend(uses.iter().map(|it| {
            let points = [
                format!("{:.1}", it.points_mean),
                format!("{:.1}–{:.1}", it.points_mean_low, it.points_mean_high),
            ];
            [vec![name(it)], use_of(it).to_vec(), points.to_vec()].concat()
        }));
        return columns(&[Left, Right, Right, Right, Right], &rows);
    }
    let keys = ["name", "share", "per-game", "wins", "interval", "fair", "p", "points"];
    let mut rows = vec![heading(desk, &keys)];
    rows.extend(uses.iter().map(|it| {
        let wins = it.by_seat.map_or([const { String::new() }; 4].to_vec(), |by_seat| {
            let mark = if by_seat.p_corrected < SMALL { " *" } else { "" };
            vec![
                percent(by_seat.win_share),
                range((by_seat.win_share_low, by_seat.win_share_high)),
                percent(by_seat.fair_share),
                format!("{}{mark}", chance(by_seat.p_corrected)),
            ]
        });
        let points = vec![format!("{:.1}", it.points_mean)];
        [vec![name(it)], use_of(it).to_vec(), wins, points].concat()
    }));
    columns(&[Left, Right, Right, Right, Right, Right, Left, Right], &rows)
}

fn heading(desk: &Desk, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| desk.key(&format!("heading-{key}"))).collect()
}

/// A sentence below a table, as wide as the terminal.
fn note(desk: &Desk, message: &Message) {
    desk.line(desk.wrapped("  ", &desk.say(message)));
}

fn chance(p: f64) -> String {
    if p < 0.001 { "< 0.001".to_string() } else { format!("{p:.3}") }
}
