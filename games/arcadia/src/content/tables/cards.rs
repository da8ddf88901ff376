//! Cards with effects: what each file says, and how it becomes steps and modifiers.

use crate::Arcadia;
use crate::content::*;
use crate::effects::{Counts, Key, Role, Target};
use crate::kinds::Nation;
use engine::chain::{Compiler, Program, Source, Written};
use engine::content::{Entry, File, Name, Row};
use serde::Deserialize;

type Effects = Compiler<Arcadia>;

macro_rules! named {
    ($($row:ty),+) => {$(
        impl Row for $row {
            fn id(&self) -> Option<Name> {
                Some(self.id)
            }
        }
    )+};
}
named!(CharacterRow, EventRow, IdeologyRow, PoliticsRow, IntrigueRow);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterRow {
    id: Name,
    nation: Nation,
    role: Role,
    command: u8,
    #[serde(default)]
    max_age: u8,
    bonus_when: Counts,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    discount: Option<Discount>,
}

/// 10 heirs, 5 generals and 5 advisers of each nation, in this order (AR-3.5).
pub(super) fn characters(
    file: &mut File<'_>,
    effects: &mut Effects,
) -> Option<[Character; CHARACTERS]> {
    let rows = file.entries::<CharacterRow>("character");
    let mut cards = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let role = [(10, Role::Heir), (15, Role::General), (20, Role::Adviser)]
            .into_iter()
            .find_map(|(end, role)| (at % 20 < end).then_some(role));
        let ordered = Nation::ALL.get(at / 20) == Some(&row.nation) && role == Some(row.role);
        let what = format!(
            "`{}`: 10 heirs, 5 generals, 5 advisers of each nation, in this order (AR-3.5)",
            row.id
        );
        file.expect(ordered || !file.is_complete(), row, what);
        let command = row.command <= 6;
        file.expect(command, row.field("command"), format!("`{}`: 0 to 6 is wanted", row.id));
        let ages = (row.role == Role::Heir) == (1..=12).contains(&row.max_age);
        let what = format!("`{}`: an age from 1 to 12 for heirs, for nobody else (AR-4.4)", row.id);
        file.expect(ages, row.field("max_age"), what);
        numbers(file, row, row.discount.as_ref(), "discount");
        let fits = row.role == Role::Heir || row.bonus_when != Counts::King;
        let what = format!("`{}` cannot be king (AR-4.2)", row.id);
        file.expect(fits, row.field("bonus_when"), what);
        let armies = row.bonus_when == Counts::LeadingArmy && row.discount.is_some();
        let what = format!("`{}`: an army buys nothing (AR-4.2)", row.id);
        file.expect(!armies, row.field("discount"), what);
        let passive = Passive {
            card: card(effects, file.source(), row.id, "AR-4.2", &row.modifiers),
            discount: row.discount,
            ..Passive::default()
        };
        let CharacterRow { id, nation, role, command, max_age, bonus_when, .. } = **row;
        cards.push(Character { id, nation, role, command, max_age, bonus_when, passive });
    }
    file.exactly("character", cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRow {
    id: Name,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    at_once: Written,
    #[serde(default)]
    bargain: Option<Bargain>,
    #[serde(default)]
    discount: Option<Discount>,
}

pub(super) fn events(file: &mut File<'_>, effects: &mut Effects) -> Option<[EventCard; EVENTS]> {
    let rows = file.entries::<EventRow>("event");
    let mut cards = Vec::new();
    for row in &rows {
        numbers(file, row, row.bargain.as_ref(), "bargain");
        numbers(file, row, row.discount.as_ref(), "discount");
        let source = file.source();
        let passive = Passive {
            card: card(effects, source, row.id, "AR-5.1", &row.modifiers),
            bargain: row.bargain,
            discount: row.discount,
            levy: None,
        };
        let at_once = effects.root(source, "event", &row.id, "AR-5.1", &row.at_once);
        cards.push(EventCard { id: row.id, at_once, passive });
    }
    file.exactly("event", cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IdeologyRow {
    id: Name,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    levy: Option<Levy>,
}

pub(super) fn ideologies(
    file: &mut File<'_>,
    effects: &mut Effects,
) -> Option<[IdeologyCard; IDEOLOGIES]> {
    let rows = file.entries::<IdeologyRow>("ideology");
    let mut cards = Vec::new();
    for row in &rows {
        let empty = row.modifiers.is_missing() && row.levy.is_none();
        file.expect(!empty, row, format!("`{}` changes nothing", row.id));
        numbers(file, row, row.levy.as_ref(), "levy");
        let passive = Passive {
            card: card(effects, file.source(), row.id, "AR-3.2", &row.modifiers),
            levy: row.levy,
            ..Passive::default()
        };
        cards.push(IdeologyCard { id: row.id, passive });
    }
    file.exactly("ideology", cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PoliticsRow {
    id: Name,
    #[serde(default)]
    ideology: Option<Name>,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    at_once: Written,
    #[serde(default)]
    bargain: Option<Bargain>,
    #[serde(default)]
    discount: Option<Discount>,
    #[serde(default)]
    levy: Option<Levy>,
}

/// The four of everybody, then two of each ideology, in the order of the ideologies.
pub(super) fn politics(
    file: &mut File<'_>,
    ideologies: Option<[Name; IDEOLOGIES]>,
    effects: &mut Effects,
) -> Option<[PoliticsCard; POLITICS]> {
    let rows = file.entries::<PoliticsRow>("politics");
    let mut cards = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let ideology = at.checked_sub(BASIC_POLITICS).map(|own| own / 2);
        if let (Some(known), true) = (&ideologies, file.is_complete()) {
            let fits = row.ideology == ideology.and_then(|own| known.get(own)).copied();
            let what = format!(
                "`{}`: four of everybody, then two of each ideology in its order (AR-3.9)",
                row.id
            );
            file.expect(fits, row, what);
        }
        let nothing = row.modifiers.is_missing() && row.at_once.is_missing();
        let gives = row.bargain.is_some() || row.discount.is_some() || row.levy.is_some();
        file.expect(!nothing || gives, row, format!("`{}` does nothing", row.id));
        numbers(file, row, row.bargain.as_ref(), "bargain");
        numbers(file, row, row.discount.as_ref(), "discount");
        numbers(file, row, row.levy.as_ref(), "levy");
        let source = file.source();
        let passive = Passive {
            card: card(effects, source, row.id, "AR-5.4", &row.modifiers),
            bargain: row.bargain,
            discount: row.discount,
            levy: row.levy,
        };
        let at_once = effects.root(source, "politics", &row.id, "AR-5.4", &row.at_once);
        let ideology = ideology.map(|own| own as u8);
        cards.push(PoliticsCard { id: row.id, ideology, at_once, passive });
    }
    file.exactly("politics", cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IntrigueRow {
    id: Name,
    #[serde(default)]
    nation: Option<Nation>,
    target: Target,
    effects: Written,
}

pub(super) fn intrigues(
    file: &mut File<'_>,
    effects: &mut Effects,
) -> Option<[Intrigue; INTRIGUES]> {
    let rows = file.entries::<IntrigueRow>("intrigue");
    let mut cards = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        expect_nation(file, at, row, row.nation);
        let empty = row.effects.is_missing();
        file.expect(!empty, row.field("effects"), format!("`{}` does nothing", row.id));
        let effects = effects.root(file.source(), "intrigue", &row.id, "AR-5.6", &row.effects);
        cards.push(Intrigue { id: row.id, nation: row.nation, target: row.target, effects });
    }
    file.exactly("intrigue", cards)
}

pub(super) fn tactics(file: &mut File<'_>) -> Option<[Tactic; TACTICS]> {
    let rows = file.entries::<Tactic>("tactic");
    for (at, row) in rows.iter().enumerate() {
        expect_nation(file, at, row, row.nation);
        let fits = row.ploy.timings().contains(&row.timing);
        let what = format!("`{}` has no effect at this moment (AR-21.8)", row.id);
        file.expect(fits, row.field("timing"), what);
    }
    file.exactly("tactic", rows.into_iter().map(Entry::into_inner).collect())
}

/// Eight common cards, then two of each nation.
fn expect_nation<T>(file: &mut File<'_>, at: usize, row: &Entry<T>, nation: Option<Nation>) {
    let expected = at.checked_sub(COMMON_CARDS).and_then(|own| Nation::ALL.get(own / 2)).copied();
    let fits = nation == expected || !file.is_complete();
    file.expect(fits, row, "eight common cards, then two of each nation in their order (AR-3.5)");
}

/// What is wrong with the numbers of a value inside of an entry.
fn numbers<T, R: Row>(file: &mut File<'_>, row: &Entry<T>, value: Option<&R>, key: &str) {
    for (_, what) in value.map(|value| value.mistakes(0)).unwrap_or_default() {
        file.wrong(row.field(key), format!("{key}: {what}"));
    }
}

fn card(
    effects: &mut Effects,
    source: Source<'_>,
    id: Name,
    rule: &str,
    modifiers: &Written,
) -> CardId {
    effects.card(source, &id, rule, modifiers, &Written::default())
}

/// What a character changes for the army he leads.
pub(super) fn leads(program: &Program<Arcadia>, card: &Character) -> [i8; Key::COUNT] {
    let mut changes = [0; Key::COUNT];
    if card.bonus_when == Counts::LeadingArmy {
        for (key, change) in program.modifiers(card.passive.card) {
            changes[key.index()] += change;
        }
    }
    changes
}
