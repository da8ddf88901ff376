//! What is printed on cards and provinces, as the client draws it: entries of tables as they are read, and the effects
//! of cards in words.

use crate::content::{
    self, Captain, General, Layout, ProvinceCard, RegionCard, Tactic, UnitCard, Victory, content,
};
use crate::describe::cards;
use crate::effects::{Counts, Role, Target};
use crate::kinds::{CHARACTERS, Card, EventCard, Ideology, Nation, Politics};
use crate::state::Arcadia;
use engine::content::Name;
use engine::message::Step;
use engine::{Game, Message};
use serde::Serialize;

/// All component tables. Lists stand in the order moves and events count them in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Names the exact tables this was printed from.
    content: String,
    victory: Victory,
    /// AR-23.5.
    short: Victory,
    hand_limit: u8,
    army_limit: u8,
    nations: Vec<Kingdom>,
    regions: Vec<RegionCard>,
    provinces: Vec<ProvinceCard>,
    /// The common ones, then two of each nation.
    units: Vec<UnitCard>,
    /// Before half his command.
    general: General,
    captain: Captain,
    /// AR-9.9, by own kind of unit.
    first_army: Vec<u8>,
    characters: Vec<Character>,
    intrigues: Vec<Intrigue>,
    tactics: Vec<PlayedInBattle>,
    events: Vec<Text>,
    ideologies: Vec<Text>,
    politics: Vec<PoliticsText>,
    layouts: Vec<Layout>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Kingdom {
    nation: Nation,
    /// For drawings.
    colour: Name,
    start_region: Name,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Character {
    id: Name,
    nation: Nation,
    role: Role,
    command: u8,
    max_age: u8,
    bonus_when: Counts,
    text: Vec<Step>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Intrigue {
    id: Name,
    nation: Option<Nation>,
    target: Target,
    text: Vec<Step>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct PlayedInBattle {
    card: Tactic,
    text: Step,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Text {
    id: Name,
    text: Vec<Step>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct PoliticsText {
    id: Name,
    /// None: everybody has it.
    ideology: Option<Name>,
    text: Vec<Step>,
}

/// As the tables in use have it.
pub fn printed() -> Printed {
    let tables = content();
    Printed {
        content: <Arcadia as Game>::tables_fingerprint(),
        victory: tables.rules.victory,
        short: tables.rules.short,
        hand_limit: tables.rules.setup.hand_limit,
        army_limit: tables.rules.setup.army_limit,
        nations: tables.nations.iter().map(kingdom).collect(),
        regions: tables.regions.into(),
        provinces: tables.provinces.into(),
        units: tables.units.into(),
        general: tables.general,
        captain: tables.captain,
        first_army: tables.first_army.counts().into(),
        characters: counted(0, &tables.characters, character),
        intrigues: counted(CHARACTERS, &tables.intrigues, intrigue),
        tactics: tables.tactics.map(tactic).into(),
        events: counted(0, &tables.events, |at, it| Text {
            id: it.id,
            text: said(cards::event(EventCard(at))),
        }),
        ideologies: counted(0, &tables.ideologies, |at, it| Text {
            id: it.id,
            text: said(cards::ideology(Ideology(at))),
        }),
        politics: counted(0, &tables.politics, politics),
        layouts: tables.layouts.into(),
    }
}

/// Each with its number, the first of which is given.
fn counted<T, U>(first: u8, of: &[T], make: impl Fn(u8, &T) -> U) -> Vec<U> {
    (first..).zip(of).map(|(at, it)| make(at, it)).collect()
}

fn said(text: Vec<Message>) -> Vec<Step> {
    text.into_iter().map(Step::from).collect()
}

fn kingdom(card: &content::NationCard) -> Kingdom {
    let content::NationCard { nation, colour, start_region } = *card;
    Kingdom { nation, colour, start_region }
}

fn character(at: u8, card: &content::Character) -> Character {
    let content::Character { id, nation, role, command, max_age, bonus_when, .. } = *card;
    let text = said(cards::card(Card(at)));
    Character { id, nation, role, command, max_age, bonus_when, text }
}

fn intrigue(at: u8, card: &content::Intrigue) -> Intrigue {
    let content::Intrigue { id, nation, target, .. } = *card;
    Intrigue { id, nation, target, text: said(cards::card(Card(at))) }
}

fn tactic(card: Tactic) -> PlayedInBattle {
    PlayedInBattle { card, text: cards::ploy(card.ploy).into() }
}

fn politics(at: u8, card: &content::PoliticsCard) -> PoliticsText {
    let ideology = card.ideology.map(|at| content().ideologies[usize::from(at)].id);
    PoliticsText { id: card.id, ideology, text: said(cards::politics(Politics(at))) }
}
