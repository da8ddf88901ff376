//! Answers that nobody sees before all are in.

use crate::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One sealed answer for each of `S` seats. Saved as it is, shown as [`Sealed::seen_by`] says, and
/// printed without what is inside.
///
/// ```
/// use engine::chain::{Sealed, Seen};
/// use engine::{Seat, Viewer};
///
/// let mut votes = Sealed::<u8, 2>::default();
/// votes.put(Seat(1), 7);
/// assert_eq!(votes.seen_by(Viewer::Seat(Seat(0))), [Seen::Missing, Seen::Sealed]);
/// assert_eq!(votes.seen_by(Viewer::Seat(Seat(1))), [Seen::Missing, Seen::Open(7)]);
/// assert!(!format!("{votes:?}").contains('7'));
/// assert_eq!(votes.open(), [None, Some(7)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sealed<T, const S: usize>([Option<T>; S]);

/// What one viewer sees of one sealed answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen<T> {
    /// Nothing was handed in.
    Missing,
    /// Answered, but not for these eyes.
    Sealed,
    /// The answer.
    Open(T),
}

impl<T: Copy, const S: usize> Sealed<T, S> {
    /// Hands in an answer, in place of an earlier one. Seats beyond the table have none.
    pub fn put(&mut self, seat: Seat, answer: T) {
        if let Some(slot) = self.0.get_mut(seat.index()) {
            *slot = Some(answer);
        }
    }
    /// Takes an answer back.
    pub fn take(&mut self, seat: Seat) -> Option<T> {
        self.0.get_mut(seat.index()).and_then(Option::take)
    }
    /// What this seat itself has handed in.
    pub fn mine(&self, seat: Seat) -> Option<T> {
        self.0.get(seat.index()).copied().flatten()
    }
    /// Opens all answers; nothing stays behind.
    pub fn open(&mut self) -> [Option<T>; S] {
        std::mem::replace(&mut self.0, [None; S])
    }
    /// The answers as this viewer may see them: only the own one is open.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Seen<T>> {
        let seen = |(seat, answer): (u8, &Option<T>)| match answer {
            None => Seen::Missing,
            Some(answer) if viewer.is(Seat(seat)) => Seen::Open(*answer),
            Some(_) => Seen::Sealed,
        };
        (0..).zip(&self.0).map(seen).collect()
    }
}

impl<T: Copy, const S: usize> Default for Sealed<T, S> {
    fn default() -> Self {
        Sealed([None; S])
    }
}

/// Never what is inside: a secret must not slip into a log by accident.
impl<T, const S: usize> fmt::Debug for Sealed<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seen = self.0.iter().map(|answer| if answer.is_some() { "sealed" } else { "missing" });
        f.debug_list().entries(seen).finish()
    }
}

impl<T: Serialize, const S: usize> Serialize for Sealed<T, S> {
    fn serialize<Z: serde::Serializer>(&self, to: Z) -> Result<Z::Ok, Z::Error> {
        to.collect_seq(&self.0)
    }
}

impl<'de, T: Copy + Deserialize<'de>, const S: usize> Deserialize<'de> for Sealed<T, S> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<Option<T>>::deserialize(from)?;
        let found = list.len();
        let answers = <[Option<T>; S]>::try_from(list).map_err(|_| {
            serde::de::Error::custom(format_args!("{S} sealed answers are wanted, not {found}"))
        })?;
        Ok(Sealed(answers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_owner_sees_inside() {
        let mut sealed = Sealed::<u8, 3>::default();
        sealed.put(Seat(1), 42);
        sealed.put(Seat(9), 7);
        assert_eq!(format!("{sealed:?}"), r#"["missing", "sealed", "missing"]"#);
        let seen = |viewer| serde_json::to_string(&sealed.seen_by(viewer)).expect("plain data");
        assert_eq!(seen(Viewer::Seat(Seat(1))), r#"["missing",{"open":42},"missing"]"#);
        assert_eq!(seen(Viewer::Seat(Seat(0))), r#"["missing","sealed","missing"]"#);
        assert_eq!(seen(Viewer::Spectator), r#"["missing","sealed","missing"]"#);
        assert_eq!((sealed.mine(Seat(1)), sealed.mine(Seat(9))), (Some(42), None));
    }

    #[test]
    fn answers_are_saved_taken_back_and_opened_once() {
        let mut sealed = Sealed::<u8, 2>::default();
        sealed.put(Seat(0), 1);
        sealed.put(Seat(1), 2);
        let text = serde_json::to_string(&sealed).expect("plain data");
        assert_eq!(serde_json::from_str::<Sealed<u8, 2>>(&text).expect("the same"), sealed);
        assert!(serde_json::from_str::<Sealed<u8, 3>>(&text).is_err());
        assert_eq!(sealed.take(Seat(0)), Some(1));
        assert_eq!(sealed.open(), [None, Some(2)]);
        assert_eq!(sealed.open(), [None, None]);
    }
}
