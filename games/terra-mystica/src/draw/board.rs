//! Round, scoring tiles, cult board, what lies beside the map.

use super::{Pen, bold, ink_of, name_key};
use crate::kinds::Cult;
use crate::setup::cult_key;
use crate::view::View;
use engine::picture::Span;
use engine::{Message, Seat};

/// Columns of one cult space: every seat's digit, and room.
const SPACE: usize = 6;

pub(super) fn head(view: &View, pen: &mut Pen) {
    let phase = format!("phase-{}", view.phase);
    let title = pen.say(if view.round == 0 {
        Message::new("draw-before").name("phase", phase)
    } else {
        Message::new("draw-round").number("round", view.round).name("phase", phase)
    });
    pen.picture.line().push(bold(title));
    if let Some(tile) = scoring_now(view) {
        let line = Message::new("draw-scoring-now").name("tile", format!("scoring-{tile}"));
        let line = pen.say(line);
        pen.picture.line().push(Span::plain(line));
    }
    let heading = pen.word("draw-order");
    let order = view.order.iter().map(|seat| seat_label(view, pen, *seat)).collect();
    pen.list(&heading, order);
    pen.blank();
}

fn scoring_now(view: &View) -> Option<&'static str> {
    view.scoring_tiles.get((view.round as usize).checked_sub(1)?).copied()
}

/// A seat's number in its colour, and its name.
pub(super) fn seat_label(view: &View, pen: &Pen, seat: Seat) -> Vec<Span> {
    let passed = view.players.get(seat.index()).is_some_and(|player| player.passed);
    let name = pen.word(name_key(view, seat));
    let name = if passed { format!(" ({name})") } else { format!(" {name}") };
    vec![Span { text: format!(" {seat} "), ink: ink_of(view, seat) }, Span::plain(name)]
}

pub(super) fn boards(view: &View, pen: &mut Pen) {
    pen.blank();
    cults(view, pen);
    pen.blank();
    let heading = pen.word("draw-scoring");
    let tiles = view.scoring_tiles.iter().zip(1u8..).map(|(tile, round)| {
        let name = pen.word(format!("scoring-{tile}"));
        let text = format!("{round}: {name}");
        vec![if round == view.round { bold(format!(">{text}")) } else { Span::plain(text) }]
    });
    let tiles = tiles.collect();
    pen.joined(&heading, tiles, " | ");
    if let Some(tile) = view.final_tile {
        let (heading, tile) = (pen.word("draw-final"), pen.word(format!("final-{tile}")));
        pen.texts(&heading, vec![tile]);
    }
    let heading = pen.word("draw-free-cards");
    let cards = view.free_cards.iter().map(|card| {
        let coins = if card.coins > 0 { format!(" (+{})", card.coins) } else { String::new() };
        format!("{} {}{coins}", card.card, pen.word(format!("card-{}", card.card)))
    });
    let cards = cards.collect();
    pen.texts(&heading, cards);
    let heading = pen.word("draw-power-actions");
    let actions = view.power_actions.iter().map(|action| {
        let name = pen.word(format!("power-action-{}", action.action));
        let text = format!("{} {name} ({})", action.action, action.cost);
        if action.used { format!("{text} {}", pen.word("draw-used")) } else { text }
    });
    let actions = actions.collect();
    pen.texts(&heading, actions);
    let stock = |tiles: &[crate::view::TileView]| -> Vec<Vec<Span>> {
        let count = |tile: &crate::view::TileView| format!("{}×{}", tile.tile, tile.left);
        tiles.iter().map(|tile| vec![Span::plain(count(tile))]).collect()
    };
    let heading = pen.word("draw-favor-tiles");
    pen.list(&heading, stock(&view.favor_tiles));
    let heading = pen.word("draw-town-tiles");
    pen.list(&heading, stock(&view.town_tiles));
    if !view.offers.is_empty() {
        let heading = pen.word("draw-offers");
        let offers = view.offers.iter().map(|offer| {
            let message = Message::new("draw-offer")
                .name("to", name_key(view, offer.to))
                .name("from", name_key(view, offer.from))
                .number("power", offer.power)
                .number("points", offer.power.saturating_sub(1));
            pen.say(message)
        });
        let offers = offers.collect();
        pen.texts(&heading, offers);
    }
    pen.blank();
}

/// One line per cult: the seats on each space, then the priests in the order.
fn cults(view: &View, pen: &mut Pen) {
    let names = Cult::ALL.map(|cult| pen.word(cult_key(cult)));
    let title = pen.word("draw-cults");
    let width =
        names.iter().chain([&title]).map(|name| name.chars().count()).max().unwrap_or(0) + 1;
    let mut head = format!("{title:<width$}");
    for space in 0..=10 {
        // Spaces that give power are marked (TM-11.1).
        let power = crate::content::content().constants.cult_power[space];
        let mark = if power > 0 { format!("{space}+{power}") } else { space.to_string() };
        head.push_str(&format!("{mark:<SPACE$}"));
    }
    head.push_str(&pen.word("draw-orders"));
    pen.picture.line().push(bold(head));
    let printed = crate::content::content().constants.order_spaces;
    for cult in Cult::ALL {
        let line = pen.picture.line();
        line.push(bold(format!("{:<width$}", names[cult as usize])));
        for space in 0..=10 {
            let here = view
                .players
                .iter()
                .filter(|player| player.faction.is_some() && player.cults[cult as usize] == space);
            let mut used = 0;
            for player in here {
                line.push(Span { text: player.seat.to_string(), ink: ink_of(view, player.seat) });
                used += 1;
            }
            if used == 0 {
                line.push(Span::plain("."));
                used = 1;
            }
            line.push(Span::plain(" ".repeat(SPACE - used)));
        }
        for (steps, priest) in printed.iter().zip(view.orders[cult as usize]) {
            line.push(match priest {
                Some(seat) => Span { text: format!("[{seat}]"), ink: ink_of(view, seat) },
                None => Span::plain(format!(" {steps} ")),
            });
        }
    }
}
