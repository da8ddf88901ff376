//! Tapestry cards as things: each of the box, and what lies on a mat.

use super::Tapestries;
use crate::content::content;
use crate::state::{CARDS, FACE_DOWN, record_of};
use engine::things::nobody;
use engine::{Between, Thing};
use std::borrow::Cow;

/// A count of resources (TP-1.3).
pub type Count0To8 = Between<0, 8>;

/// One card of the box. There are several Traps: `trap`, `trap-2` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card(pub u8);

impl Thing for Card {
    const ROOM: u32 = 128;

    fn kind() -> Cow<'static, str> {
        "tapestry card".into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    #[inline]
    fn numbered(number: u32) -> Option<Self> {
        (number < CARDS as u32).then_some(Card(number as u8))
    }
    fn word(self) -> Cow<'static, str> {
        if Self::numbered(self.number()).is_none() {
            return nobody(self.0);
        }
        let record = Tapestries(record_of(self.0)).word();
        match usize::from(self.0).checked_sub(content().tapestries.len()) {
            Some(further) => format!("{record}-{}", further + 2).into(),
            None => record,
        }
    }
}

/// A visible card of an income mat: a record, or one that lies face down (TP-13.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnMat(pub u8);

const FACE_DOWN_WORD: &str = "face-down";

impl Thing for OnMat {
    const ROOM: u32 = 255;

    fn kind() -> Cow<'static, str> {
        "tapestry card".into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    #[inline]
    fn numbered(number: u32) -> Option<Self> {
        let known = number == u32::from(FACE_DOWN) || Tapestries::numbered(number).is_some();
        known.then_some(OnMat(number as u8))
    }
    fn word(self) -> Cow<'static, str> {
        if self.0 == FACE_DOWN { FACE_DOWN_WORD.into() } else { Tapestries(self.0).word() }
    }
}
