//! What cards say: made of what the tables make them do, so that text and effect cannot differ.

use crate::content::{Content, Passive, content};
use crate::effects::Ploy;
use crate::kinds::{Card, EventCard, FIRST_TACTIC, Ideology, Politics};
use engine::Message;
use engine::chain::{RootId, words};

/// What a card of a personal deck does; a captain does nothing.
pub(crate) fn card(card: Card) -> Vec<Message> {
    let (tables, at) = (content(), usize::from(card.0));
    if let Some(character) = tables.characters.get(at) {
        return or_nothing(passive(tables, &character.passive));
    }
    let intrigue = at.checked_sub(tables.characters.len()).and_then(|at| tables.intrigues.get(at));
    if let Some(intrigue) = intrigue {
        return steps(tables, intrigue.effects);
    }
    let tactic = at.checked_sub(FIRST_TACTIC.into()).and_then(|at| tables.tactics.get(at));
    tactic.map_or_else(Vec::new, |tactic| vec![ploy(tactic.ploy)])
}

pub(crate) fn event(card: EventCard) -> Vec<Message> {
    let tables = content();
    let Some(card) = tables.events.get(usize::from(card.0)) else { return Vec::new() };
    or_nothing([passive(tables, &card.passive), steps(tables, card.at_once)].concat())
}

pub(crate) fn ideology(card: Ideology) -> Vec<Message> {
    let tables = content();
    let card = tables.ideologies.get(usize::from(card.0));
    card.map_or_else(Vec::new, |card| passive(tables, &card.passive))
}

pub(crate) fn politics(card: Politics) -> Vec<Message> {
    let tables = content();
    let Some(card) = tables.politics.get(usize::from(card.0)) else { return Vec::new() };
    [passive(tables, &card.passive), steps(tables, card.at_once)].concat()
}

fn steps(tables: &Content, root: RootId) -> Vec<Message> {
    words::steps(&tables.program, tables.program.first(root))
}

fn passive(tables: &Content, passive: &Passive) -> Vec<Message> {
    let mut text = words::card(&tables.program, passive.card);
    text.extend(passive.bargain.map(|it| {
        Message::new("bargain-text").number("gold", it.gold).number("prestige", it.prestige)
    }));
    text.extend(passive.discount.map(|it| {
        let text = Message::new("discount-text").number("most", it.most).number("less", it.less);
        text.with("units", it.units)
    }));
    text.extend(
        passive.levy.map(|it| {
            Message::new("levy-text").number("militia", it.militia).with("place", it.place)
        }),
    );
    text
}

fn or_nothing(text: Vec<Message>) -> Vec<Message> {
    if text.is_empty() { vec![Message::new("nothing-text")] } else { text }
}

/// What a tactical card does (AR-21.8).
pub(crate) fn ploy(ploy: Ploy) -> Message {
    let said = |key: &str| Message::new(format!("ploy-{key}"));
    match ploy {
        Ploy::ExtraMoves { n } => said("extra-moves").number("n", n),
        Ploy::ExtraShots { n } => said("extra-shots").number("n", n),
        Ploy::ExtraAssaults { n } => said("extra-assaults").number("n", n),
        Ploy::PassMorale {} => said("pass-morale"),
        Ploy::RemoveLosses { units, tokens } => {
            said("remove-losses").number("units", units).number("tokens", tokens)
        }
        Ploy::ShotArmour { n } => said("shot-armour").number("n", n),
        Ploy::ShotTir { n } => said("shot-tir").number("n", n),
        Ploy::Initiative { n } => said("initiative").number("n", n),
        Ploy::ChargeCac { n } => said("charge-cac").number("n", n),
        Ploy::ChargedDefence { n } => said("charged-defence").number("n", n),
        Ploy::FightCac { n } => said("fight-cac").number("n", n),
        Ploy::Morale { n } => said("morale").number("n", n),
        Ploy::IgnoreLostGeneral {} => said("ignore-lost-general"),
        Ploy::FeignedRetreat { cells } => said("feigned-retreat").number("cells", cells),
        Ploy::CavalryMovement { n } => said("cavalry-movement").number("n", n),
        Ploy::FreeCannon {} => said("free-cannon"),
    }
}
