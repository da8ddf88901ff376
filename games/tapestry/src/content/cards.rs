//! Tapestry cards, technology cards, masterpieces.

use super::{MASTERPIECES, TAPESTRIES, TECHNOLOGIES};
use crate::effects::Test;
use crate::kinds::{Building, Expansion, Track};
use engine::chain::{CardId, Compiler, RootId, Rules, Source, Written};
use engine::content::{File, Name, Row};
use serde::{Deserialize, Serialize};

engine::kinds! {
    /// When a tapestry card acts (TP-13).
    CardKind as "card-kind" {
        WhenPlayed = "when_played",
        ThisEra = "this_era",
        Continuous = "continuous",
        /// It may also be discarded at a conquest (TP-10.8).
        Response = "response",
    }
}

engine::kinds! {
    /// When a response may be played (TP-10.3).
    Answer as "answer" {
        /// By the defender; may be countered.
        Trap = "trap",
        Defender = "defender",
        /// By the attacker, against a Trap.
        TrapCounter = "trap_counter",
        /// By the attacker, when the target is announced.
        Attacker = "attacker",
    }
}

/// A tapestry card; of those of which there are several, one record.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tapestry {
    pub id: Name,
    pub expansion: Expansion,
    pub copies: u8,
    pub kind: CardKind,
    pub requires_arts: bool,
    pub when_played: Option<RootId>,
    /// What a reserved reminder does, or what follows the use of the reserved thing (TP-13.9).
    pub on_turn_5: Option<RootId>,
    /// What is named when it becomes active (TP-21.3).
    pub on_play: Option<RootId>,
    /// What it changes and hears while it is active.
    pub card: CardId,
    pub answer: Option<Answer>,
    pub answer_if: Option<Test>,
    pub response: Option<RootId>,
    /// Plots for buildings, row by row, the leftmost plot the lowest bit (TP-12.9).
    pub grid: [u8; 2],
    pub grid_plot: Option<RootId>,
    pub grid_full: Option<RootId>,
    pub charm_left: Option<RootId>,
    pub charm_right: Option<RootId>,
}

impl Tapestry {
    /// True if it has a charm (TP-8.7).
    pub fn has_charm(&self) -> bool {
        self.charm_left.is_some() || self.charm_right.is_some()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TapestryRow {
    id: Name,
    expansion: Expansion,
    #[serde(default = "one")]
    copies: u8,
    kind: CardKind,
    #[serde(default)]
    requires_arts: bool,
    #[serde(default)]
    when_played: Written,
    #[serde(default)]
    on_turn_5: Written,
    #[serde(default)]
    on_play: Written,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    triggers: Written,
    #[serde(default)]
    answer: Option<Answer>,
    #[serde(default)]
    answer_if: Option<Test>,
    #[serde(default)]
    response: Written,
    #[serde(default)]
    grid: Vec<String>,
    #[serde(default)]
    grid_plot: Written,
    #[serde(default)]
    grid_full: Written,
    #[serde(default)]
    charm_left: Written,
    #[serde(default)]
    charm_right: Written,
}

fn one() -> u8 {
    1
}

impl TapestryRow {
    /// A row of plots as bits; nothing if it says something else.
    fn plots(row: &str) -> Option<u8> {
        let plots = row.bytes().enumerate().map(|(at, plot)| match plot {
            b'1' if at < 8 => Some(1 << at),
            b'.' if at < 8 => Some(0),
            _ => None,
        });
        plots.sum()
    }
}

impl Row for TapestryRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
    fn mistakes(&self, _at: usize) -> Vec<(&'static str, String)> {
        let mut mistakes = Vec::new();
        let mut expect = |holds: bool, field: &'static str, what: &str| {
            if !holds {
                mistakes.push((field, what.to_string()));
            }
        };
        let lasting = !self.modifiers.is_missing() || !self.triggers.is_missing();
        let is_played = !self.when_played.is_missing();
        match self.kind {
            CardKind::WhenPlayed => {
                expect(
                    is_played && !lasting,
                    "kind",
                    "does something when it is played, and nothing later",
                );
            }
            CardKind::ThisEra => {
                expect(!is_played && lasting, "kind", "acts while it lies there (TP-13.3)");
            }
            CardKind::Continuous => {
                let acts = lasting || !self.grid.is_empty();
                expect(!is_played && acts, "kind", "acts while it lies there (TP-13.4)");
            }
            CardKind::Response => {
                let both = is_played && !self.response.is_missing() && self.answer.is_some();
                expect(
                    both,
                    "kind",
                    "has an answer and does something when it is played (TP-10.8)",
                );
            }
        }
        let responds = self.kind == CardKind::Response;
        let answers =
            self.answer.is_some() || !self.response.is_missing() || self.answer_if.is_some();
        expect(responds || !answers, "answer", "only a response answers a conquest (TP-10.3)");
        let rewards = !self.grid_plot.is_missing() || !self.grid_full.is_missing();
        expect(
            rewards != self.grid.is_empty(),
            "grid",
            "plots and what they give belong together (TP-12.9)",
        );
        let drawn =
            self.grid.iter().all(|row| TapestryRow::plots(row).is_some_and(|plots| plots > 0));
        expect(drawn && self.grid.len() <= 2, "grid", "at most two rows of plots, written as `11`");
        expect((1..=7).contains(&self.copies), "copies", "1 to 7 of a card");
        mistakes
    }
}

/// A list of effects of a card, if it has one.
pub(super) struct Effects<'e, 's, R: Rules> {
    pub effects: &'e mut Compiler<R>,
    pub source: Source<'s>,
    /// The table the roots are of.
    pub table: &'static str,
    pub id: Name,
}

impl<R: Rules> Effects<'_, '_, R> {
    pub fn root(&mut self, name: &str, rule: &str, written: &Written) -> Option<RootId> {
        let name = format!("{}/{name}", self.id);
        let here = !written.is_missing();
        here.then(|| self.effects.root(self.source, self.table, &name, rule, written))
    }
    pub fn card(&mut self, rule: &str, modifiers: &Written, triggers: &Written) -> CardId {
        self.effects.card(self.source, &self.id, rule, modifiers, triggers)
    }
}

/// `tapestry-cards.toml`.
pub(super) fn tapestries<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<[Tapestry; TAPESTRIES]> {
    let rows = file.entries::<TapestryRow>("card");
    // Counts of the boxes, which the rulebook gives (TP-1.1).
    for (expansion, expected) in Expansion::ALL.into_iter().zip([50, 15, 20, 38]) {
        let of_box = rows.iter().filter(|row| row.expansion == expansion);
        let count: u32 = of_box.map(|row| u32::from(row.copies)).sum();
        let what =
            format!("{count} cards of the box `{}`, expected {expected} (TP-1.1)", expansion.id());
        file.expect_together(count == expected, what);
    }
    let several = rows.iter().filter(|row| row.copies > 1).count();
    file.expect_together(several == 1, "one card, the Trap, is there several times (TP-1.1)");
    let source = file.source();
    let cards = rows.iter().map(|row| {
        let mut of = Effects { effects, source, table: "tapestry", id: row.id };
        let mut grid = [0; 2];
        for (bits, plots) in grid.iter_mut().zip(&row.grid) {
            *bits = TapestryRow::plots(plots).unwrap_or_default();
        }
        Tapestry {
            id: row.id,
            expansion: row.expansion,
            copies: row.copies,
            kind: row.kind,
            requires_arts: row.requires_arts,
            when_played: of.root("played", "TP-13.2", &row.when_played),
            on_turn_5: of.root("turn-5", "TP-13.9", &row.on_turn_5),
            on_play: of.root("named", "TP-21.3", &row.on_play),
            card: of.card("TP-13.3", &row.modifiers, &row.triggers),
            answer: row.answer,
            answer_if: row.answer_if,
            response: of.root("response", "TP-10.3", &row.response),
            grid,
            grid_plot: of.root("plot", "TP-12.9", &row.grid_plot),
            grid_full: of.root("plots", "TP-12.9", &row.grid_full),
            charm_left: of.root("left", "TP-13.7", &row.charm_left),
            charm_right: of.root("right", "TP-13.7", &row.charm_right),
        }
    });
    let cards = cards.collect();
    file.exactly("card", cards)
}

/// What a card needs for the top row (TP-8.4 to TP-8.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Prerequisite {
    /// A token in this tier or beyond, of oneself or a neighbour.
    TrackTier {
        track: Track,
        tier: u8,
    },
    /// This slot exposed, by oneself or a neighbour.
    IncomeSlot {
        building: Building,
        slot: u8,
    },
    LandmarkOnCard,
    #[serde(rename = "charm_or_income_turn_5")]
    CharmOrIncomeTurn5,
}

impl Default for Prerequisite {
    fn default() -> Self {
        Prerequisite::TrackTier { track: Track::Exploration, tier: 1 }
    }
}

/// A technology card (TP-8).
#[derive(Clone, Copy, Debug, Default)]
pub struct Technology {
    pub id: Name,
    pub expansion: Expansion,
    pub requires_arts: bool,
    pub circle: RootId,
    pub square: RootId,
    pub one_use: bool,
    pub prerequisite: Prerequisite,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TechnologyRow {
    id: Name,
    expansion: Expansion,
    #[serde(default)]
    requires_arts: bool,
    circle: Written,
    square: Written,
    #[serde(default)]
    one_use: bool,
    prerequisite: Prerequisite,
}

impl Row for TechnologyRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
    fn mistakes(&self, _at: usize) -> Vec<(&'static str, String)> {
        let in_range = match self.prerequisite {
            Prerequisite::TrackTier { tier, .. } => (1..=4).contains(&tier),
            Prerequisite::IncomeSlot { slot, .. } => (2..=6).contains(&slot),
            Prerequisite::LandmarkOnCard | Prerequisite::CharmOrIncomeTurn5 => true,
        };
        let mut mistakes = Vec::new();
        if !in_range {
            mistakes.push(("prerequisite", "tiers 1 to 4, slots 2 to 6 (TP-8.4)".into()));
        }
        if self.circle.is_missing() || self.square.is_missing() {
            mistakes.push(("", "a circle and a square give something (TP-8.2)".into()));
        }
        mistakes
    }
}

/// `technology-cards.toml`.
pub(super) fn technologies<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<[Technology; TECHNOLOGIES]> {
    let rows = file.entries::<TechnologyRow>("card");
    for (expansion, expected) in Expansion::ALL.into_iter().zip([33, 0, 11, 12]) {
        let count = rows.iter().filter(|row| row.expansion == expansion).count();
        let what =
            format!("{count} cards of the box `{}`, expected {expected} (TP-1.1)", expansion.id());
        file.expect_together(count == expected, what);
    }
    let source = file.source();
    let cards = rows.iter().map(|row| {
        let mut of = Effects { effects, source, table: "technology", id: row.id };
        Technology {
            id: row.id,
            expansion: row.expansion,
            requires_arts: row.requires_arts,
            circle: of.root("circle", "TP-8.3", &row.circle).unwrap_or_default(),
            square: of.root("square", "TP-8.3", &row.square).unwrap_or_default(),
            one_use: row.one_use,
            prerequisite: row.prerequisite,
        }
    });
    let cards = cards.collect();
    file.exactly("card", cards)
}

/// A masterpiece (TP-11).
#[derive(Clone, Copy, Debug, Default)]
pub struct Masterpiece {
    pub id: Name,
    pub benefit: RootId,
    pub one_use: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MasterpieceRow {
    id: Name,
    benefit: Written,
    #[serde(default)]
    one_use: bool,
}

impl Row for MasterpieceRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
}

/// `masterpieces.toml`.
pub(super) fn masterpieces<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<[Masterpiece; MASTERPIECES]> {
    let rows = file.entries::<MasterpieceRow>("card");
    let source = file.source();
    let cards = rows.iter().map(|row| {
        let benefit = effects.root(source, "masterpiece", &row.id, "TP-11.2", &row.benefit);
        Masterpiece { id: row.id, benefit, one_use: row.one_use }
    });
    let cards = cards.collect();
    file.exactly("card", cards)
}
