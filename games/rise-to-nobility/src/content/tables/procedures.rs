//! Procedures and effects of cards, compiled together.

use super::{File, Reader};
use crate::kinds::Effect;
use crate::state::RiseToNobility;
use engine::chain::{Compiler, Program, RootId, Written};

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

        /// Where the rules find the procedures of `procedures.toml`.
        #[derive(Clone, Copy, Debug)]
        pub struct Roots {
            $($(pub $name: RootId,)+)+
            /// What each kind of Workshop gives.
            pub bonus: [RootId; Effect::COUNT],
        }

        impl Roots {
            /// Nothing if one is missing, which was told when its table was read.
            fn of(program: &Program<RiseToNobility>) -> Option<Roots> {
                let mut bonus = Vec::new();
                for effect in Effect::ALL {
                    bonus.push(program.root(effect.id())?);
                }
                Some(Roots {
                    $($($name: program.root(stringify!($name))?,)+)+
                    bonus: bonus.try_into().ok()?,
                })
            }
        }

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
    match effects.finish() {
        Ok(program) => Roots::of(&program).map(|roots| (program, roots)),
        Err(problems) => {
            problems.0.into_iter().for_each(|problem| reader.add(problem));
            None
        }
    }
}
