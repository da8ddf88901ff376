//! Closed lists: terrains, goods, cards. Written once, everything else follows.

/// A closed list of things with the ids of tables, notation and message keys:
///
/// ```
/// engine::kinds! {
///     /// What grows.
///     Crop {
///         Wheat = "wheat",
///         /// Only in the south.
///         SweetPotato = "sweet-potato",
///     }
/// }
/// assert_eq!(Crop::ALL, [Crop::Wheat, Crop::SweetPotato]);
/// assert_eq!((Crop::COUNT, Crop::SweetPotato.index()), (2, 1));
/// assert_eq!(Crop::from_id("sweet-potato"), Some(Crop::SweetPotato));
/// assert_eq!(Crop::default().id(), "wheat");
/// ```
///
/// The first one is the default. Each is a [`Thing`](crate::Thing) with room for eight of its kind, sixteen beyond eight,
/// and so on. With `Crop as "crop"` messages say `crop-wheat`, and the list is a parameter of messages. The crate needs `serde`, which saves things by their ids, and a
/// feature `ts` with `ts-rs`.
#[macro_export]
macro_rules! kinds {
    ($(#[$about:meta])* $name:ident as $key:literal {
        $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $crate::kinds! { $(#[$about])* $name { $($(#[$doc])* $variant = $id),+ } }

        impl From<$name> for $crate::Arg {
            fn from(kind: $name) -> $crate::Arg {
                $crate::Arg::Name(kind.key())
            }
        }
        impl $name {
            /// The key of its message, in which words are joined by hyphens.
            pub fn key(self) -> String {
                format!(concat!($key, "-{}"), self.id().replace('_', "-"))
            }
        }
    };
    ($(#[$about:meta])* $name:ident {
        $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            Debug,
            Default,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            serde::Serialize,
            serde::Deserialize,
        )]
        #[repr(u8)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            #[default]
            $($(#[$doc])* #[serde(rename = $id)] $variant),+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($id),+].len();
            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$variant),+];

            /// The word of tables, notation and message keys.
            pub const fn id(self) -> &'static str {
                [$($id),+][self as usize]
            }
            /// Its place in the list.
            pub const fn index(self) -> usize {
                self as usize
            }
            /// The one with this id.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|kind| kind.id() == id)
            }
        }

        impl $crate::Thing for $name {
            const ROOM: u32 = $name::COUNT.next_multiple_of(8) as u32;

            fn kind() -> std::borrow::Cow<'static, str> {
                stringify!($name).to_lowercase().into()
            }
            #[inline]
            fn number(self) -> u32 {
                self as u32
            }
            #[inline]
            fn numbered(number: u32) -> Option<$name> {
                $name::ALL.get(number as usize).copied()
            }
            fn word(self) -> std::borrow::Cow<'static, str> {
                self.id().into()
            }
            fn named(word: &str) -> Option<$name> {
                $name::from_id(word)
            }
        }
    };
}
