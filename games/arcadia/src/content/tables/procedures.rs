//! Procedures and effects of cards, compiled together.

use crate::Arcadia;
use engine::chain::{Compiler, Program, RootId, Written};
use engine::content::{File, Reader};

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
        }

        impl Roots {
            /// Nothing if one is missing, which was told when its table was read.
            fn of(program: &Program<Arcadia>) -> Option<Roots> {
                Some(Roots { $($($name: program.root(stringify!($name))?,)+)+ })
            }
        }

        pub(super) fn procedures(file: &mut File<'_>, effects: &mut Compiler<Arcadia>) {
            let source = file.source();
            $(if let Some(table) = file.unmarked_table::<$table::Steps>(stringify!($table)) {
                let $table::Steps { rules, $($name),+ } = table.into_inner();
                $(effects.root(source, stringify!($table), stringify!($name), &rules.$name, &$name);)+
            })+
        }
    };
}

procedures! {
    start { nation ideology province heir }
    political { discard search politics court plots react shields lose_unit talk answers declare call }
    election { ballot contest camps spoils }
    management { bargain manage }
    military {
        march choose_battle intervene mode assault join_storm garrison losses flee shelter
        deploy orders prisoner ransom enlist
    }
}

/// The steps of all effects and the procedures the rules begin, or every mistake.
pub(super) fn compiled(
    effects: Compiler<Arcadia>,
    reader: &mut Reader<'_>,
) -> Option<(Program<Arcadia>, Roots)> {
    match effects.finish() {
        Ok(program) => Roots::of(&program).map(|roots| (program, roots)),
        Err(problems) => {
            problems.0.into_iter().for_each(|problem| reader.add(problem));
            None
        }
    }
}
