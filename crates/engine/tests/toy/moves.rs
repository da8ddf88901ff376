//! The moves of Ferry.

use engine::{Answer, Refusal};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    Bid(u8),
    Plan(u8),
    Roll,
    Draw,
    #[default]
    Stop,
    Point,
    /// Made whenever somebody likes, see FE-3.1.
    Resign,
}

impl Answer for Move {
    type Places = u64;
    const NUMBERS: u32 = 16;

    fn at(self, place: u16) -> Self {
        let place = place as u8;
        match self {
            Move::Bid(_) => Move::Bid(place),
            Move::Plan(_) => Move::Plan(place),
            other => other,
        }
    }
    fn place(self) -> u16 {
        match self {
            Move::Bid(place) | Move::Plan(place) => place.into(),
            _ => 0,
        }
    }
    fn number(self) -> u32 {
        match self {
            Move::Bid(card) => u32::from(card),
            Move::Plan(landing) => 6 + u32::from(landing),
            Move::Roll => 12,
            Move::Draw => 13,
            Move::Stop => 14,
            Move::Point => 15,
            Move::Resign => Self::NUMBERS,
        }
    }
    fn from_number(number: u32) -> Option<Self> {
        Some(match number {
            0..6 => Move::Bid(number as u8),
            6..12 => Move::Plan(number as u8 - 6),
            12 => Move::Roll,
            13 => Move::Draw,
            14 => Move::Stop,
            15 => Move::Point,
            _ => return None,
        })
    }
}

pub fn write(mv: Move) -> String {
    match mv {
        Move::Bid(card) => format!("bid {}", card + 1),
        Move::Plan(landing) => format!("plan {}", landing + 1),
        Move::Roll => "roll".into(),
        Move::Draw => "draw".into(),
        Move::Stop => "stop".into(),
        Move::Point => "point".into(),
        Move::Resign => "resign".into(),
    }
}

pub fn read(text: &str) -> Result<Move, Refusal> {
    let all = (0..Move::NUMBERS).filter_map(Move::from_number);
    all.into_iter().find(|&mv| write(mv) == text).ok_or_else(|| Refusal::unreadable(text))
}
