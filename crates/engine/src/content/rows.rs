//! Tables declared once: what an entry says is read from TOML, used by the rules and sent to clients as
//! the same struct.

use super::{File, Name};
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::ops::RangeBounds;

/// What one entry of a table says. [`rows!`](crate::rows) writes it.
pub trait Row: DeserializeOwned {
    /// The name it is known by, if it has one: a field `id` of type [`Name`].
    fn id(&self) -> Option<Name> {
        None
    }
    /// What is wrong with it though it could be read: the field ("" for the entry as a whole) and a
    /// sentence. `at` is its place in the list, from 0.
    fn mistakes(&self, _at: usize) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// A part of a file: one table, a list of so many, or a list of any length.
pub trait Part: Sized {
    /// Takes what stands under this key, and reports what is wrong with it.
    fn take(file: &mut File<'_>, key: &'static str) -> Option<Self>;
}

impl<R: Row> Part for Vec<R> {
    fn take(file: &mut File<'_>, key: &'static str) -> Option<Self> {
        let rows = file.rows(key);
        file.is_complete().then_some(rows)
    }
}

impl<R: Row, const N: usize> Part for [R; N] {
    fn take(file: &mut File<'_>, key: &'static str) -> Option<Self> {
        let rows = file.rows(key);
        file.exactly(key, rows)
    }
}

/// Why a number is not in its range; `rows!` asks for every number that has one.
pub fn out_of_range<T: PartialOrd + Display>(
    number: &T,
    range: impl RangeBounds<T>,
    written: &str,
) -> Option<String> {
    let wanted = written.replace("..=", " to ").replace(' ', "").replace("to", " to ");
    (!range.contains(number)).then(|| format!("{number} where {wanted} is wanted"))
}

/// Entries of tables, each with the range of its numbers and what must hold besides:
///
/// ```
/// use engine::content::Name;
///
/// engine::rows! {
///     /// A ship and what it pays.
///     Ship {
///         id: Name,
///         price: u8 where 1..=15,
///         /// Barrels it takes.
///         room: u8,
///     }, expects |ship, _at| {
///         ship.room > 0 => "a ship without room",
///     }
/// }
/// engine::sheet! {
///     /// `port.toml`.
///     Port { ships: [Ship; 2] = "ship" }
/// }
/// # struct Content(Port);
/// # impl engine::content::Tables for Content {
/// #     const EMBEDDED: &'static [(&'static str, &'static str)] = &[("port.toml", "")];
/// #     const TEXTS: &'static [engine::content::Texts] = &[];
/// #     fn read(reader: &mut engine::content::Reader<'_>) -> Option<Content> {
/// #         reader.file("port.toml", Port::read).map(Content)
/// #     }
/// #     fn installed() -> &'static engine::content::Installed<Content> {
/// #         static PLACE: engine::content::Installed<Content> = engine::content::Installed::none();
/// #         &PLACE
/// #     }
/// # }
/// let text = r#"
/// [[ship]]
/// id = "carrack"
/// price = 16
/// room = 3
/// source = "house"
///
/// [[ship]]
/// id = "cog"
/// price = 2
/// room = 0
/// source = "house"
/// "#;
/// let files = [("port.toml".to_string(), text.to_string())];
/// let problems = engine::content::read::<Content>(&files).err().expect("two mistakes").to_string();
/// assert_eq!(
///     problems,
///     "port.toml:4:9: `carrack`: 16 where 1 to 15 is wanted\n\
///      port.toml:8:1: `cog`: a ship without room"
/// );
/// ```
///
/// Each is `Copy`, has a default, and is serialized as it is read. A field `id: Name` makes names unique within a list.
/// The crate needs `serde`, and a feature `ts` with `ts-rs`.
#[macro_export]
macro_rules! rows {
    (@id id) => {
        fn id(&self) -> Option<$crate::content::Name> {
            Some(self.id)
        }
    };
    (@id $field:ident) => {};
    ($(
        $(#[$about:meta])*
        $name:ident {
            $(
                $(#[$doc:meta])*
                $field:ident: $type:ty $(where $range:expr)?
            ),+ $(,)?
        } $(, expects |$row:ident, $at:ident| { $($holds:expr => $what:expr),+ $(,)? })?
    )+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl $crate::content::Row for $name {
            $($crate::rows! { @id $field })+

            #[allow(unused_mut, reason = "rows without ranges have no such mistakes")]
            fn mistakes(&self, at: usize) -> Vec<(&'static str, String)> {
                let mut mistakes: Vec<(&'static str, String)> = Vec::new();
                let _ = at;
                $($(
                    let wrong = $crate::content::out_of_range(&self.$field, $range, stringify!($range));
                    mistakes.extend(wrong.map(|what| (stringify!($field), what)));
                )?)+
                $(
                    let ($row, $at) = (self, at);
                    let _ = $at;
                    $(if !($holds) {
                        mistakes.push(("", ($what).to_string()));
                    })+
                )?
                mistakes
            }
        }

        impl $crate::content::Part for $name {
            fn take(
                file: &mut $crate::content::File<'_>,
                key: &'static str,
            ) -> Option<$name> {
                file.row(key)
            }
        }
    )+};
}

/// A file of tables: what it holds, and under which key. See [`rows!`](crate::rows).
#[macro_export]
macro_rules! sheet {
    ($(
        $(#[$about:meta])*
        $name:ident {
            $($(#[$doc:meta])* $field:ident: $type:ty = $key:literal),+ $(,)?
        }
    )+) => {$(
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl $name {
            /// Reads the file and reports every mistake in it; nothing if a part is missing.
            pub fn read(file: &mut $crate::content::File<'_>) -> Option<$name> {
                $(let $field = <$type as $crate::content::Part>::take(file, $key);)+
                Some($name { $($field: $field?,)+ })
            }
        }
    )+};
}
