//! What is in the box, and for statistics what events put to use.

use crate::battle::Blow;
use crate::content::Content;
use crate::events::WarEnd;
use crate::intrigue::counter_plot;
use crate::kinds::{Card, EventCard, Ideology, Nation, Politics, Unit, WarKind};
use crate::printed::printed;
use crate::state::Ending;
use crate::{Arcadia, Event};
use engine::kit::Told;
use engine::{Components, Message, Thing, Used};
use std::borrow::Cow;

fn all<T: Thing>() -> Vec<Cow<'static, str>> {
    T::all().map(T::word).collect()
}
fn cards(is: impl Fn(&Card) -> bool) -> Vec<Cow<'static, str>> {
    Card::all().filter(is).map(Thing::word).collect()
}

impl Components for Arcadia {
    type Content = Content;

    fn printed() -> serde_json::Value {
        serde_json::to_value(printed()).expect("plain data")
    }
    fn used(event: &Event) -> Option<Used> {
        match *event {
            Event::PoliticsChosen { seat, card: Some(card) } => {
                Some(Used { kind: "politics", name: Politics(card).word(), by: Some(seat) })
            }
            // What is told is the plot; the Counter-Plot is used by whoever cancels it (AR-5.6).
            Event::PlotCancelled { seat, .. } => counter_plot().map(|card| Used {
                kind: "intrigue",
                name: card.word(),
                by: Some(seat),
            }),
            _ => event.used(),
        }
    }
    fn used_in_the_end(&self) -> Vec<Used> {
        let mut used = Vec::new();
        let (ending, winner) = match self.ending {
            Ending::NotYet => return used,
            Ending::Crowns { winner } => ("crowns", winner),
            Ending::Prestige { winner } => ("prestige", winner),
            Ending::Hegemony { winner } => ("hegemony", winner),
            Ending::Limit { winner } => ("limit", winner),
            Ending::Field { winner } => ("field", winner),
        };
        used.push(Used { kind: "ending", name: ending.into(), by: Some(winner) });
        if self.options.skirmish {
            let armies = self.all_seats().map(|seat| (seat, self.battle.composition(seat.0)));
            used.extend(armies.map(|(seat, name)| Used {
                kind: "composition",
                name: name.into(),
                by: Some(seat),
            }));
        } else {
            let phases = self.phase.to_string().into();
            used.push(Used { kind: "length", name: phases, by: None });
        }
        used
    }
    /// Cards are called what they are called, whatever they are used for.
    fn called(kind: &str, name: &str) -> Option<Message> {
        match kind {
            "length" => name.parse().ok().map(|n: u8| Message::new("length-phases").number("n", n)),
            "king" | "character" | "intrigue" | "tactic" => {
                Card::named(name).map(|card| Message::new(format!("card-{}", card.word())))
            }
            _ => None,
        }
    }
    fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
        vec![
            ("nation", all::<Nation>()),
            ("ideology", all::<Ideology>()),
            ("politics", all::<Politics>()),
            ("event-card", all::<EventCard>()),
            ("king", cards(|card| card.is_heir())),
            ("character", cards(|card| card.is_character() || card.is_captain())),
            ("intrigue", cards(|card| card.is_intrigue())),
            ("tactic", cards(|card| card.is_tactic())),
            ("unit", all::<Unit>()),
            ("war", all::<WarKind>()),
            ("war-end", all::<WarEnd>()),
            ("blow", all::<Blow>()),
            ("ending", ["crowns", "prestige", "hegemony", "limit"].map(Cow::from).into()),
        ]
    }
}
