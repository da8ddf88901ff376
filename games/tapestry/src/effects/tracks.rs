//! On which tracks an effect moves a token.

use crate::kinds::Track;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Some tracks, as bits; or the one that was chosen before, which the task is about. A table writes a
/// list of tracks, `"any"` or `"chosen"`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tracks(u8);

impl Tracks {
    /// All of them; those not in play are skipped (TP-0.8).
    pub const ANY: Tracks = Tracks((1 << Track::COUNT) - 1);
    /// The one the task is about.
    pub const CHOSEN: Tracks = Tracks(1 << 7);

    /// One track.
    pub const fn only(track: Track) -> Tracks {
        Tracks(1 << track.index())
    }
    /// True if it speaks of the track chosen before.
    #[inline]
    pub const fn is_chosen(self) -> bool {
        self.0 == Tracks::CHOSEN.0
    }
    /// The tracks it names, bit by bit; none for the chosen one.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0 & Tracks::ANY.0
    }
    fn iter(self) -> impl Iterator<Item = Track> {
        Track::ALL.into_iter().filter(move |track| self.0 >> track.index() & 1 == 1)
    }
}

impl fmt::Debug for Tracks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_chosen() {
            f.write_str("chosen")
        } else {
            f.debug_list().entries(self.iter()).finish()
        }
    }
}

/// A word instead of a list.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Track", rename_all = "snake_case")]
enum Word {
    Any,
    Chosen,
}

impl Serialize for Tracks {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match *self {
            Tracks::CHOSEN => Word::Chosen.serialize(to),
            Tracks::ANY => Word::Any.serialize(to),
            some => to.collect_seq(some.iter()),
        }
    }
}

impl<'de> Deserialize<'de> for Tracks {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reads;
        impl<'de> serde::de::Visitor<'de> for Reads {
            type Value = Tracks;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of tracks, `any` or `chosen`")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Tracks, E> {
                match word {
                    "any" => Ok(Tracks::ANY),
                    "chosen" => Ok(Tracks::CHOSEN),
                    _ => Err(E::custom(format_args!(
                        "`{word}` where a list of tracks, `any` or `chosen` is wanted"
                    ))),
                }
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut list: A,
            ) -> Result<Tracks, A::Error> {
                let mut bits = 0;
                while let Some(track) = list.next_element::<Track>()? {
                    let bit = 1 << track.index();
                    if bits & bit != 0 {
                        return Err(A::Error::custom(format_args!(
                            "`{}` is given twice",
                            track.id()
                        )));
                    }
                    bits |= bit;
                }
                if bits == 0 {
                    return Err(A::Error::custom("at least one track is wanted"));
                }
                Ok(Tracks(bits))
            }
        }
        from.deserialize_any(Reads)
    }
}
