//! What Events say, made of what they change and what follows: text and effect cannot differ.

use crate::content::content;
use crate::effects::{Key, When};
use crate::kinds::EventCard;
use crate::state::RiseToNobility;
use engine::Message;
use engine::chain::{Op, Trigger, words};

/// RTN-15.3. One sentence for each change and for each thing it listens to.
pub(crate) fn sentences(card: EventCard) -> Vec<Message> {
    let Some(card) = content().events.get(usize::from(card.0)) else { return Vec::new() };
    let program = &content().program;
    let changes = program.modifiers(card.card).map(|(key, by)| change(key, by));
    let heard = program.cards()[usize::from(card.card.0)].triggers.iter().map(heard);
    changes.chain(heard).collect()
}

/// The same as one text.
pub(crate) fn event_text(card: EventCard) -> Message {
    let joined = |first, rest| Message::new("sentences").said("first", first).said("rest", rest);
    sentences(card).into_iter().rev().reduce(|rest, first| joined(first, rest)).unwrap_or_else(
        || {
            // Tables with such a card are refused (RTN-15.3).
            Message::new("chain-nothing")
        },
    )
}

fn change(key: Key, by: i8) -> Message {
    let said = Message::new(format!("key-{}", key.id().replace('_', "-")));
    let board = &content().board;
    match key {
        Key::CouncilReputationLoss => {
            said.number("n", board.council.reputation_loss.saturating_add_signed(by))
        }
        // RTN-10.7.
        Key::HouseDiscount | Key::BuildingDiscount => {
            said.number("n", by).number("least", board.buildings.least_price)
        }
        _ => said.number("n", by),
    }
}

/// What is for everybody is said in another sentence.
fn heard(trigger: &Trigger<RiseToNobility>) -> Message {
    let program = &content().program;
    let (who, then) = match program.node(trigger.then).op {
        Op::ForEach(_, then) => ("all", then),
        _ => ("one", trigger.then),
    };
    let key = match trigger.on {
        When::DiceRolled => "hears-dice-rolled",
        When::GuildVisited => "hears-guild-visited",
    };
    Message::new(key).text("who", who).said("what", words::list(program, then))
}
