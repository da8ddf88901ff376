//! Civilization mats (TP-14, TP-22), as far as tables can say them.

use super::CIVILIZATIONS;
use super::cards::Effects;
use crate::effects::Count;
use crate::kinds::{Expansion, Landmark};
use engine::Between;
use engine::chain::{CardId, Compiler, RootId, Rules, Written};
use engine::content::{File, Name, Row, Short, Subset};
use serde::{Deserialize, Serialize};

/// A civilization.
#[derive(Clone, Copy, Debug, Default)]
pub struct Civilization {
    pub id: Name,
    pub expansion: Expansion,
    /// In step 1 of which income turns it acts; turn n is bit n - 1.
    pub income_turns: u8,
    pub income: Option<RootId>,
    /// False: the income ability may be skipped.
    pub compulsory: bool,
    /// Whenever the mat is gained.
    pub on_gain: Option<RootId>,
    /// By whoever starts with it: as printed, and the rulebook's adjustment (TP-2.9).
    pub at_game_start: Option<RootId>,
    pub adjustment: Option<RootId>,
    pub after_income_1: Option<RootId>,
    /// When it is gained later (TP-14.3).
    pub midgame: Option<RootId>,
    /// At the end of income turn 5, and in turns after it.
    pub after_income_5: Option<RootId>,
    pub extended_turn: Option<RootId>,
    /// What it changes and hears.
    pub card: CardId,
    /// What the spaces of the mat give.
    pub mat: [RootId; 18],
    pub spaces: u8,
    /// How many of them stand together.
    pub columns: Short<u8, 4>,
    /// Which spaces follow each.
    pub paths: [Short<u8, 4>; 18],
    /// What is predicted, and up to what.
    pub categories: Short<Category, 4>,
    pub tokens: u8,
    pub final_scoring: Option<FinalScoring>,
    pub not_solo: bool,
}

/// A count that is predicted (Mystics).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Category {
    pub what: Count,
    pub most: u8,
}

engine::kinds! {
    /// What a mat scores in the end.
    Final as "final" {
        /// The largest land mass of one terrain (TP-22.5).
        LandMass = "land_mass",
        ExactPredictions = "exact_predictions",
        /// Tiles on the mat whose outer corners are all sea.
        IslandersWaterTiles = "islanders_water_tiles",
        /// Impassable plots that no building covers.
        VisibleImpassable = "visible_impassable",
        /// Different kinds of objects on the mat.
        CollectedKinds = "collected_kinds",
        /// The largest group of landmarks that touch.
        ConnectedLandmarks = "connected_landmarks",
    }
}

engine::kinds! {
    /// At which moment.
    FinalTime as "final-time" {
        Income5Step3 = "income_5_step_3",
        EndOfIncome5 = "end_of_income_5",
        EndOfOwnGame = "end_of_own_game",
    }
}

/// Points in the end: so many for each, or by how many there are (more than the last counts as the last).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalScoring {
    pub what: Final,
    pub when: FinalTime,
    #[serde(default)]
    pub each: i8,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub table: Short<u8, 7>,
}

impl FinalScoring {
    /// Points for so many.
    pub fn points(&self, count: u32) -> i32 {
        let count_as = count.min(self.table.len() as u32);
        match count_as.checked_sub(1) {
            Some(place) => i32::from(self.table.at(place as usize)),
            None => i32::from(self.each) * count as i32,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CivilizationRow {
    id: Name,
    expansion: Expansion,
    #[serde(default)]
    income_turns: Subset<Between<1, 5>>,
    #[serde(default)]
    income: Written,
    #[serde(default)]
    compulsory: bool,
    #[serde(default)]
    on_gain: Written,
    #[serde(default)]
    at_game_start: Written,
    #[serde(default)]
    adjustment: Written,
    #[serde(default)]
    after_income_1: Written,
    #[serde(default)]
    midgame: Written,
    #[serde(default)]
    after_income_5: Written,
    #[serde(default)]
    extended_turn: Written,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    triggers: Written,
    #[serde(default)]
    mat: Vec<Written>,
    #[serde(default)]
    columns: Short<u8, 4>,
    #[serde(default)]
    paths: Vec<Short<u8, 4>>,
    #[serde(default)]
    categories: Short<Category, 4>,
    #[serde(default)]
    tokens: u8,
    #[serde(default)]
    final_scoring: Option<FinalScoring>,
    #[serde(default)]
    not_solo: bool,
}

impl Row for CivilizationRow {
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
        expect(
            self.income.is_missing() == self.income_turns.is_empty(),
            "income_turns",
            "an ability of step 1 has its income turns (TP-14.1)",
        );
        expect(
            !self.compulsory || !self.income.is_missing(),
            "compulsory",
            "only an income ability is compulsory",
        );
        expect(self.mat.len() <= 18, "mat", "at most 18 spaces");
        let in_columns: usize = self.columns.iter().copied().map(usize::from).sum();
        let whole = self.columns.is_empty() || in_columns == self.mat.len();
        expect(whole, "columns", "every space of the mat stands in one column");
        let paths = self.paths.is_empty() || self.paths.len() == self.mat.len();
        let mut steps = self.paths.iter().flat_map(|next| next.iter());
        let inside = steps.all(|space| usize::from(*space) < self.mat.len());
        expect(paths && inside, "paths", "paths lead from space to space of the mat");
        let scores = |it: FinalScoring| (it.each != 0) == it.table.is_empty();
        expect(
            self.final_scoring.is_none_or(scores),
            "final_scoring",
            "either `each` or a `table`",
        );
        let counted = self.categories.iter().all(|it| (1..=9).contains(&it.most));
        expect(counted, "categories", "1 to 9 can be predicted");
        expect(self.tokens <= 8, "tokens", "at most 8 tokens");
        mistakes
    }
}

/// An ability of the Utilitarians: active while a token stands beside that landmark.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ability {
    pub landmark: Landmark,
    pub card: CardId,
    /// What may be used once in each advance turn.
    pub once: Option<RootId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityRow {
    landmark: Landmark,
    #[serde(default)]
    triggers: Written,
    #[serde(default, rename = "use")]
    once: Written,
}

impl Row for AbilityRow {
    fn mistakes(&self, _at: usize) -> Vec<(&'static str, String)> {
        let one = self.triggers.is_missing() != self.once.is_missing();
        if one { Vec::new() } else { vec![("", "an ability listens or is used".into())] }
    }
}

/// `civilizations.toml`.
pub(super) fn civilizations<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<([Civilization; CIVILIZATIONS], [Ability; 8])> {
    let rows = file.entries::<CivilizationRow>("civilization");
    let abilities = file.entries::<AbilityRow>("ability");
    for (expansion, expected) in Expansion::ALL.into_iter().zip([16, 10, 5, 10]) {
        let count = rows.iter().filter(|row| row.expansion == expansion).count();
        let what =
            format!("{count} mats of the box `{}`, expected {expected} (TP-1.1)", expansion.id());
        file.expect_together(count == expected, what);
    }
    for (at, ability) in abilities.iter().enumerate() {
        let twice = abilities[..at].iter().any(|earlier| earlier.landmark == ability.landmark);
        let what = format!("`{}` has an ability already", ability.landmark.id());
        file.expect(!twice, ability.field("landmark"), what);
    }
    let source = file.source();
    let mats = rows.iter().map(|row| civilization(row, effects, source));
    let mats = mats.collect();
    let abilities = abilities.iter().map(|row| {
        let name = format!("utilitarians/{}", row.landmark.id());
        let none = Written::default();
        let card = effects.card(source, &name, "TP-22.1", &none, &row.triggers);
        let once = (!row.once.is_missing()).then(|| {
            effects.root(source, "civilization", &format!("{name}/use"), "TP-22.1", &row.once)
        });
        Ability { landmark: row.landmark, card, once }
    });
    let abilities = abilities.collect();
    let mats = file.exactly("civilization", mats);
    let abilities = file.exactly("ability", abilities);
    Some((mats?, abilities?))
}

fn civilization<R: Rules>(
    row: &CivilizationRow,
    effects: &mut Compiler<R>,
    source: engine::chain::Source<'_>,
) -> Civilization {
    let mut of = Effects { effects, source, table: "civilization", id: row.id };
    let mut mat = [RootId::default(); 18];
    for ((place, written), at) in mat.iter_mut().zip(&row.mat).zip(1..) {
        let name = format!("{}/mat-{at}", row.id);
        *place = of.effects.root(source, "civilization", &name, "TP-22.1", written);
    }
    let mut paths = [Short::default(); 18];
    for (place, next) in paths.iter_mut().zip(&row.paths) {
        *place = *next;
    }
    Civilization {
        id: row.id,
        expansion: row.expansion,
        income_turns: row.income_turns.bits() as u8,
        income: of.root("income", "TP-4.2", &row.income),
        compulsory: row.compulsory,
        on_gain: of.root("gained", "TP-14.3", &row.on_gain),
        at_game_start: of.root("start", "TP-2.9", &row.at_game_start),
        adjustment: of.root("adjustment", "TP-2.9", &row.adjustment),
        after_income_1: of.root("after-income-1", "TP-3.4", &row.after_income_1),
        midgame: of.root("midgame", "TP-14.3", &row.midgame),
        after_income_5: of.root("after-income-5", "TP-3.4", &row.after_income_5),
        extended_turn: of.root("extended", "TP-14.9", &row.extended_turn),
        card: of.card("TP-22.1", &row.modifiers, &row.triggers),
        mat,
        spaces: row.mat.len().min(18) as u8,
        columns: row.columns,
        paths,
        categories: row.categories,
        tokens: row.tokens,
        final_scoring: row.final_scoring,
        not_solo: row.not_solo,
    }
}
