//! Procedures and effects of cards, compiled together.

use super::Reader;
use crate::content::Roots;
use crate::kinds::Effect;
use crate::state::RiseToNobility;
use engine::chain::{Compiler, Program, RootId};
use engine::content::Problem;

/// The steps of all effects and the procedures the rules begin, or every mistake.
pub(super) fn compiled(
    effects: Compiler<RiseToNobility>,
    reader: &mut Reader<'_>,
) -> Option<(Program<RiseToNobility>, Roots)> {
    let program = match effects.finish() {
        Ok(program) => program,
        Err(problems) => {
            problems.0.into_iter().for_each(|problem| reader.add(problem));
            return None;
        }
    };
    let mut missing = Vec::new();
    let mut root = |name: &str| {
        program.root(name).unwrap_or_else(|| {
            missing.push(name.to_string());
            RootId::default()
        })
    };
    let roots = Roots {
        turn: root("turn"),
        commissions: root("commissions"),
        characters: root("characters"),
        lord_powers: root("lord_powers"),
        income: root("income"),
        tavern: root("tavern"),
        tavern_twice: root("tavern_twice"),
        guild: root("guild"),
        town_hall: root("town_hall"),
        port: root("port"),
        berk: root("berk"),
        home: root("home"),
        fulfil: root("fulfil"),
        workshop: root("workshop"),
        reward: root("reward"),
        transfer: root("transfer"),
        commission: root("commission"),
        lord: root("lord"),
        bonus: Effect::ALL.map(|effect| root(effect.id())),
    };
    for name in &missing {
        let what = format!("the procedure `{name}` is missing");
        reader.add(Problem::in_file("procedures.toml", what));
    }
    missing.is_empty().then_some((program, roots))
}
