//! The moves of Bazaar: sixteen numbers of room for each verb.

use engine::{Answer, Refusal};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Move {
    #[default]
    Go,
    Skip,
    Pick(u8),
    Advance(u8),
    Attack(u8),
    Play(u8),
    Rest,
    Place(u8),
    Trap,
    Counter,
    Pass,
    Take(u8),
    Vote(u8),
    Recruit(u8),
    Done,
    Copy(u8),
}

/// Verbs and how many places each has.
const VERBS: [(Move, u8); 16] = [
    (Move::Go, 1),
    (Move::Skip, 1),
    (Move::Pick(0), 16),
    (Move::Advance(0), 2),
    (Move::Attack(0), 8),
    (Move::Play(0), 12),
    (Move::Rest, 1),
    (Move::Place(0), 12),
    (Move::Trap, 1),
    (Move::Counter, 1),
    (Move::Pass, 1),
    (Move::Take(0), 3),
    (Move::Vote(0), 4),
    (Move::Recruit(0), 2),
    (Move::Done, 1),
    (Move::Copy(0), 12),
];

impl Answer for Move {
    type Places = u64;
    const NUMBERS: u32 = 256;

    #[inline]
    fn at(self, place: u16) -> Self {
        let place = place as u8;
        match self {
            Move::Pick(_) => Move::Pick(place),
            Move::Advance(_) => Move::Advance(place),
            Move::Attack(_) => Move::Attack(place),
            Move::Play(_) => Move::Play(place),
            Move::Place(_) => Move::Place(place),
            Move::Take(_) => Move::Take(place),
            Move::Vote(_) => Move::Vote(place),
            Move::Recruit(_) => Move::Recruit(place),
            Move::Copy(_) => Move::Copy(place),
            other => other,
        }
    }
    #[inline]
    fn place(self) -> u16 {
        match self {
            Move::Pick(n)
            | Move::Advance(n)
            | Move::Attack(n)
            | Move::Play(n)
            | Move::Place(n)
            | Move::Take(n)
            | Move::Vote(n)
            | Move::Recruit(n)
            | Move::Copy(n) => n.into(),
            _ => 0,
        }
    }
    fn number(self) -> u32 {
        let verb = VERBS.iter().position(|(verb, _)| verb.at(self.place()) == self);
        verb.expect("a verb of the list") as u32 * 16 + u32::from(self.place())
    }
    fn from_number(number: u32) -> Option<Self> {
        let (verb, places) = VERBS.get(number as usize / 16)?;
        let place = (number % 16) as u16;
        (place < u16::from(*places)).then(|| verb.at(place))
    }
}

pub fn write(mv: Move) -> String {
    format!("{mv:?}").to_lowercase().replace('(', " ").replace(')', "")
}

pub fn read(text: &str) -> Result<Move, Refusal> {
    let mut all = (0..Move::NUMBERS).filter_map(Move::from_number);
    all.find(|&mv| write(mv) == text).ok_or_else(|| Refusal::unreadable(text))
}
