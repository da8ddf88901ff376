//! What is printed on cards, mats and tiles, said by the steps it is compiled to.

use crate::content::{Content, content};
use engine::chain::words::{card as acts, list};
use engine::chain::{CardId, RootId};
use engine::{Arg, Message};

fn steps(content: &Content, root: RootId) -> Message {
    list(&content.program, content.program.first(root))
}

/// A list of effects of the tables.
pub(crate) fn steps_of(root: RootId) -> Message {
    steps(content(), root)
}

/// Lines of a card: what it does when, one after the other.
fn lines(parts: Vec<Message>) -> Message {
    let joined = parts
        .into_iter()
        .rev()
        .reduce(|rest, first| Message::new("face-lines").said("first", first).said("rest", rest));
    joined.unwrap_or_else(|| Message::new("face-nothing"))
}

/// A part of a card under its heading.
fn part(content: &Content, key: &str, root: Option<RootId>) -> Option<Message> {
    Some(Message::new(key).said("what", steps(content, root?)))
}

/// What a card changes and hears. Verbs agree with whoever acts: "you advance", "an opponent advances".
fn lasting(content: &Content, card: CardId) -> impl Iterator<Item = Message> {
    acts(&content.program, card).into_iter().map(|mut message| {
        let said = |message: &Message, name: &str| {
            message.args.iter().find_map(|(key, arg)| match arg {
                Arg::Said(inner) if *key == name => Some(inner.key.clone()),
                _ => None,
            })
        };
        let own = said(&message, "who").is_none_or(|who| who == "chain-self");
        for (name, arg) in &mut message.args {
            match arg {
                Arg::Said(when) if *name == "when" && !own => when.key.push_str("-others"),
                Arg::Said(who) if *name == "who" && who.key.starts_with("group-") => {
                    who.key.push_str("-one");
                }
                _ => {}
            }
        }
        message
    })
}

/// A tapestry card.
pub(crate) fn tapestry_face(card: u8) -> Message {
    let content = content();
    let Some(printed) = content.tapestries.get(usize::from(card)) else {
        return Message::new("face-nothing");
    };
    let mut parts = vec![Message::new("face-kind").with("kind", printed.kind)];
    parts.extend(printed.when_played.map(|root| steps(content, root)));
    parts.extend(printed.on_play.map(|root| steps(content, root)));
    parts.extend(part(content, "face-turn-5", printed.on_turn_5));
    parts.extend(lasting(content, printed.card));
    let plots = printed.grid.iter().map(|row| row.count_ones()).sum::<u32>();
    if plots > 0 {
        parts.push(Message::new("face-plots").number("n", plots));
    }
    parts.extend(part(content, "face-plot", printed.grid_plot));
    parts.extend(part(content, "face-all-plots", printed.grid_full));
    if let (Some(answer), Some(root)) = (printed.answer, printed.response) {
        let response = Message::new("face-response").with("answer", answer);
        parts.push(response.said("what", steps(content, root)));
    }
    parts.extend(part(content, "face-charm-left", printed.charm_left));
    parts.extend(part(content, "face-charm-right", printed.charm_right));
    lines(parts)
}

/// A technology card.
pub(crate) fn technology_face(card: u8) -> Message {
    let content = content();
    let Some(printed) = content.technologies.get(usize::from(card)) else {
        return Message::new("face-nothing");
    };
    let mut parts = vec![
        Message::new("face-circle").said("what", steps(content, printed.circle)),
        Message::new("face-square").said("what", steps(content, printed.square)),
    ];
    if printed.one_use {
        parts.push(Message::new("face-one-use"));
    }
    lines(parts)
}

/// A masterpiece.
pub(crate) fn masterpiece_face(card: u8) -> Message {
    let content = content();
    let Some(printed) = content.masterpieces.get(usize::from(card)) else {
        return Message::new("face-nothing");
    };
    let mut parts = vec![steps(content, printed.benefit)];
    if printed.one_use {
        parts.push(Message::new("face-one-use"));
    }
    lines(parts)
}

/// A space of a track, by its place among all: benefit and bonus.
pub(crate) fn space_face(space: usize) -> Message {
    let content = content();
    let Some(printed) = content.spaces.get(space) else {
        return Message::new("face-nothing");
    };
    let mut parts = vec![steps(content, printed.benefit)];
    if printed.price.is_some() {
        parts.push(steps(content, printed.bonus));
    }
    lines(parts)
}

/// A civilization mat.
pub(crate) fn civilization_face(civilization: u8) -> Message {
    let content = content();
    let Some(printed) = content.civilizations.get(usize::from(civilization)) else {
        return Message::new("face-nothing");
    };
    let mut parts = Vec::new();
    parts.extend(part(content, "face-gained", printed.on_gain));
    parts.extend(part(content, "face-start", printed.at_game_start));
    parts.extend(part(content, "face-adjustment", printed.adjustment));
    parts.extend(part(content, "face-after-income-1", printed.after_income_1));
    parts.extend(part(content, "face-income", printed.income));
    parts.extend(lasting(content, printed.card));
    for (at, root) in printed.mat.iter().take(printed.spaces.into()).enumerate() {
        let space = Message::new("face-mat").number("n", at as u32 + 1);
        parts.push(space.said("what", steps(content, *root)));
    }
    if let Some(scoring) = printed.final_scoring {
        parts.push(Message::new("face-final").with("final", scoring.what));
    }
    parts.extend(part(content, "face-midgame", printed.midgame));
    parts.extend(part(content, "face-after-income-5", printed.after_income_5));
    parts.extend(part(content, "face-extended", printed.extended_turn));
    lines(parts)
}
