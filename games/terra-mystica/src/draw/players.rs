//! A few lines for each player.

use super::board::seat_label;
use super::{Pen, bold};
use crate::kinds::{Faction, Structure};
use crate::view::{PlayerView, View};
use engine::Message;
use engine::picture::Span;

pub(super) fn players(view: &View, pen: &mut Pen) {
    for player in &view.players {
        player_box(view, player, pen);
    }
}

fn player_box(view: &View, player: &PlayerView, pen: &mut Pen) {
    let mut line = seat_label(view, pen, player.seat);
    let mut marks = Vec::new();
    if view.active == Some(player.seat) {
        marks.push("draw-active");
    }
    if view.seat == Some(player.seat) {
        marks.push("draw-you");
    }
    if player.left {
        marks.push("draw-left");
    } else if player.passed {
        marks.push("draw-passed");
    }
    if player.faction.is_none() {
        for mark in marks {
            line.push(Span::plain(format!(" [{}]", pen.word(mark))));
        }
        pen.picture.lines.push(line);
        return;
    }
    let have = Message::new("draw-have")
        .number("points", player.points)
        .number("coins", player.coins)
        .number("workers", player.workers)
        .number("priests", player.priests)
        .text("bowls", player.bowls.map(|tokens| tokens.to_string()).join("/"));
    line.push(bold(format!("  {}", pen.say(have))));
    for mark in marks {
        line.push(Span::plain(format!(" [{}]", pen.word(mark))));
    }
    pen.picture.lines.push(line);

    let mut items = vec![pen.say(reach(player)), pen.say(digging(player))];
    items.push(pen.say(Message::new("draw-keys").number("keys", player.keys)));
    items.push(
        Structure::ALL
            .iter()
            .zip(player.structures)
            .map(|(structure, count)| format!("{}{count}", structure.abbreviation()))
            .collect::<Vec<_>>()
            .join(" "),
    );
    if player.bridges_left < 3 {
        items.push(pen.say(Message::new("draw-bridges-left").number("left", player.bridges_left)));
    }
    if let Some(card) = player.card {
        // Whoever has passed holds another card than the one that was used.
        let used = if player.card_used && !player.passed { used(pen) } else { String::new() };
        items.push(format!("{card} {}{used}", pen.word(format!("card-{card}"))));
    }
    if !player.favors.is_empty() {
        let used = if player.favor_used { used(pen) } else { String::new() };
        items.push(format!("{}{used}", player.favors.join(" ")));
    }
    if !player.towns.is_empty() {
        items.push(player.towns.join(" "));
    }
    if player.stronghold_used {
        items.push(format!("{}{}", pen.word("structure-stronghold"), used(pen)));
    }
    let income = player.income;
    let income = Message::new("draw-income")
        .number("coins", income.coins)
        .number("workers", income.workers)
        .number("priests", income.priests)
        .number("power", income.power);
    items.push(pen.say(income));
    pen.texts("   ", items);
}

fn used(pen: &Pen) -> String {
    format!(" {}", pen.word("draw-used"))
}

/// How far this player gets: shipping, tunnel or carpet.
fn reach(player: &PlayerView) -> Message {
    match player.faction {
        Some(Faction::Dwarves) => Message::new("draw-tunnel").number("skip", player.leap),
        Some(Faction::Fakirs) => Message::new("draw-carpet").number("skip", player.leap),
        _ if player.shipping_now == player.shipping => {
            Message::new("draw-shipping").number("level", player.shipping)
        }
        _ => Message::new("draw-shipping-now")
            .number("level", player.shipping)
            .number("now", player.shipping_now),
    }
}

/// What a spade costs this player.
fn digging(player: &PlayerView) -> Message {
    let faction = player.faction.unwrap_or_default();
    let dig = &crate::content::content().board(faction).dig;
    let cost = dig.spade_cost[player.digging.min(2) as usize];
    let digs = !matches!(faction, Faction::Acolytes | Faction::Dragonlords | Faction::Riverwalkers);
    let message = Message::new(if digs { "draw-digging" } else { "draw-no-digging" });
    if digs {
        message.number("workers", cost.workers).number("priests", cost.priests)
    } else {
        message
    }
}
