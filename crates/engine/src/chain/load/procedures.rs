//! The procedures that rules begin by name.

use super::{Compiler, Program, Vocabulary};
use crate::content::{File, Reader};

/// Declares `Roots`, the procedures of a file such as `procedures.toml`: table by table, lists of steps by name, and beside
/// them the rule of each.
///
/// `engine::procedures!(Farm: year { sow reap } market { sell });` reads
///
/// ```toml
/// [year]
/// sow = [{ do = "sow" }]
/// reap = [{ do = "reap" }]
/// rules = { sow = "FA-2.1", reap = "FA-2.2" }
/// ```
///
/// and so on; a table, a list or a rule that is missing or that nobody asked for is told with its place. `Roots::compile` takes the
/// file, `Roots::of` finds them in the finished program: `roots.sow` is what
/// [`Runs::begin`](crate::chain::Runs::begin) begins.
#[macro_export]
macro_rules! procedures {
    ($game:ty: $($table:ident { $($name:ident)+ })+) => {
        $(mod $table {
            #[derive(Debug, ::serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct Steps {
                $(pub $name: $crate::chain::Written,)+
                pub rules: Rules,
            }

            #[derive(Debug, ::serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct Rules {
                $(pub $name: String,)+
            }
        })+

        /// Where the rules find their procedures.
        #[derive(Clone, Copy, Debug)]
        pub struct Roots {
            $($(pub $name: $crate::chain::RootId,)+)+
        }

        impl Roots {
            /// Nothing if one is missing, which was told when its table was read.
            pub(crate) fn of(program: &$crate::chain::Program<$game>) -> Option<Roots> {
                Some(Roots { $($($name: program.root(stringify!($name))?,)+)+ })
            }
            /// Reads the file.
            pub(crate) fn compile(
                file: &mut $crate::content::File<'_>,
                effects: &mut $crate::chain::Compiler<$game>,
            ) {
                let source = file.source();
                $(if let Some(table) = file.unmarked_table::<$table::Steps>(stringify!($table)) {
                    let $table::Steps { rules, $($name),+ } = table.into_inner();
                    $(effects.root(
                        source,
                        stringify!($table),
                        stringify!($name),
                        &rules.$name,
                        &$name,
                    );)+
                })+
            }
        }
    };
}

impl<R: Vocabulary> Compiler<R> {
    /// The program; nothing if there were mistakes, which the reader is told.
    pub fn finish_for(self, reader: &mut Reader<'_>) -> Option<Program<R>> {
        let told = |problem| reader.add(problem);
        self.finish().map_err(|problems| problems.0.into_iter().for_each(told)).ok()
    }

    /// The same for effects that all stand in one file.
    pub fn finish_in(self, file: &mut File<'_>) -> Option<Program<R>> {
        let told = |problem| file.add(problem);
        self.finish().map_err(|problems| problems.0.into_iter().for_each(told)).ok()
    }
}
