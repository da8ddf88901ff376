//! What a number means that is an answer: a space of a mat, a face of a die, a part of a choice.

use super::{die_face, steps_of};
use crate::civilizations::People;
use crate::content::content;
use crate::effects::{About, Special, Verb};
use crate::kinds::Die;
use crate::map::LAND;
use crate::state::Tapestry;
use engine::chain::words::{list, steps};
use engine::chain::{Asks, Runs};
use engine::{Arg, Message, Seat};

/// By what the seat is asked.
pub(crate) fn number_meaning(table: &Tapestry, seat: Seat, n: u8) -> Message {
    let plain = || Message::new("number-plain").number("n", n);
    let counted = |key: &str| Message::new(key).number("n", n + 1);
    let Some(Asks::Verb { task, verb, .. }) = table.asks(seat) else { return plain() };
    match verb {
        Verb::ChooseHex {} => counted("number-hex"),
        Verb::ChooseSpot {} => counted("number-column"),
        Verb::Special { id, n: which } => match id {
            Special::ChooseFace => {
                let die = if which & 1 == 0 { Die::Red } else { Die::Black };
                let what = die_face(die, n.saturating_sub(1));
                Message::new("number-face").number("n", n).said("what", what)
            }
            Special::Leaders => space(People::Leaders, n),
            Special::Entertainers | Special::EntertainersAnySpace => space(People::Entertainers, n),
            Special::Merrymakers => space(People::Merrymakers, table.merry_space(n)),
            Special::Genies | Special::GeniesWish | Special::GeniesOwn => space(People::Genies, n),
            Special::Historians => space(People::Historians, n),
            Special::MilitantsPlace | Special::MilitantsTake => counted("number-row"),
            Special::Islanders | Special::IslandersMidgame => counted("number-hex"),
            Special::Spies => Message::new(format!("number-spies-{}", n.min(3))),
            Special::Tinkerers => Message::new(format!("number-tinkerers-{}", n.min(3))),
            Special::Artificers if n == 0 => Message::new("number-aside"),
            Special::Artificers => Message::new("number-slide"),
            Special::TreasureHunters if matches!(task.about, About::Hex { .. }) => {
                let land = LAND[usize::from(n).min(LAND.len() - 1)];
                Message::new("number-terrain").with("terrain", land)
            }
            _ => plain(),
        },
        _ => plain(),
    }
}

fn space(people: People, n: u8) -> Message {
    match content().civilizations[people.index()].mat.get(usize::from(n)) {
        Some(root) => Message::new("number-space").number("n", n + 1).said("what", steps_of(*root)),
        None => Message::new("number-plain").number("n", n),
    }
}

/// The part of a choice that is answered by its number, or what is done first.
pub(crate) fn option_meaning(table: &Tapestry, seat: Seat, n: u8) -> Message {
    let program = &content().program;
    let meaning = match table.asks(seat) {
        Some(Asks::Order { tasks }) => {
            tasks.get(usize::from(n)).map(|task| list(program, task.node))
        }
        Some(Asks::Choice { task }) => {
            steps(program, task.node).first().and_then(|step| part(step, n))
        }
        _ => None,
    };
    meaning.unwrap_or_else(|| Message::new("face-nothing"))
}

/// The parts of a choice are said one within the other.
fn part(step: &Message, n: u8) -> Option<Message> {
    let said = |message: &Message, name: &str| {
        message.args.iter().find_map(|(key, arg)| match arg {
            Arg::Said(inner) if *key == name => Some((**inner).clone()),
            _ => None,
        })
    };
    let joins = |message: &Message| message.key == "chain-or" || message.key == "chain-or-else";
    let mut rest = said(step, "parts")?;
    for _ in 0..n {
        rest = Some(&rest).filter(|it| joins(it)).and_then(|it| said(it, "rest"))?;
    }
    if joins(&rest) { said(&rest, "first") } else { Some(rest) }
}
