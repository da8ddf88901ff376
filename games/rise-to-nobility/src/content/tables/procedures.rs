//! Procedures and effects of cards, compiled together.

use super::{File, Reader};
use crate::content::Roots;
use crate::kinds::Effect;
use crate::state::RiseToNobility;
use engine::chain::{Compiler, Program, Written};

/// The tables of `procedures.toml`: lists of steps by name, and the rule of each.
macro_rules! procedures {
    ($($table:ident { $($name:ident)+ })+) => {
        $(mod $table {
            use super::Written;

            #[derive(Debug, serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct Steps {
                $(pub $name: Written,)+
                pub rules: Rules,
            }

            #[derive(Debug, serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct Rules {
                $(pub $name: String,)+
            }
        })+

        pub(super) fn procedures(file: &mut File<'_>, effects: &mut Compiler<RiseToNobility>) {
            let source = file.source();
            $(if let Some(table) = file.unmarked_table::<$table::Steps>(stringify!($table)) {
                let $table::Steps { rules, $($name),+ } = table.into_inner();
                $(effects.root(source, stringify!($table), stringify!($name), &rules.$name, &$name);)+
            })+
        }
    };
}

procedures! {
    round { turn commissions characters lord_powers income }
    visit { tavern tavern_twice guild town_hall port berk home }
    within { fulfil workshop reward transfer commission lord }
    bonus { coin reputation reroll guild_good any_good exchange }
}

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
    // What is not there was missed when its table was read.
    let root = |name: &str| program.root(name);
    let mut bonus = Vec::new();
    for effect in Effect::ALL {
        bonus.push(root(effect.id())?);
    }
    let roots = Roots {
        turn: root("turn")?,
        commissions: root("commissions")?,
        characters: root("characters")?,
        lord_powers: root("lord_powers")?,
        income: root("income")?,
        tavern: root("tavern")?,
        tavern_twice: root("tavern_twice")?,
        guild: root("guild")?,
        town_hall: root("town_hall")?,
        port: root("port")?,
        berk: root("berk")?,
        home: root("home")?,
        fulfil: root("fulfil")?,
        workshop: root("workshop")?,
        reward: root("reward")?,
        transfer: root("transfer")?,
        commission: root("commission")?,
        lord: root("lord")?,
        bonus: bonus.try_into().ok()?,
    };
    Some((program, roots))
}
