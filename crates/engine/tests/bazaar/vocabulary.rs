//! The words of Bazaar's tables.

use engine::chain::{About as IsAbout, Listed};
use engine::{Message, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Coin,
    Trap,
    Counter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    Road,
    Craft,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Verb {
    TakeTurn {},
    MoveToken {},
    Benefit {},
    CopyBenefit {},
    Gain { what: Thing, n: u8 },
    GainIncome {},
    Points { n: u8 },
    Place {},
    TakeGoods { n: u8, different: bool },
    Cost { coins: u8 },
    Declare {},
    SpringTrap {},
    Counter {},
    ResolveFight {},
    Roll {},
    Vote {},
    Tally {},
    Crown {},
    Recruit {},
    Muster {},
    Link {},
    ComeIn {},
    CopyCard {},
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    MarketDay,
    Trapped,
    Tie,
    Linked,
    SomebodyCame,
    Track(Track),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    All,
    Opponents,
    Neighbours,
    Defender,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    Advance,
    BeforeBenefit,
    Benefit,
    Income,
    Conquer,
    Election,
}

impl Listed for When {
    const ALL: &'static [When] = &[
        When::Advance,
        When::BeforeBenefit,
        When::Benefit,
        When::Income,
        When::Conquer,
        When::Election,
    ];
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Key {
    ClosedRoad,
    Outside,
    IncomeCoins,
}

impl Listed for Key {
    const ALL: &'static [Key] = &[Key::ClosedRoad, Key::Outside, Key::IncomeCoins];
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum About {
    #[default]
    Nothing,
    Space {
        track: u8,
        space: u8,
    },
    Cell {
        at: u8,
        defender: Option<Seat>,
    },
    Goods {
        from: u8,
    },
    Card {
        card: u8,
    },
}

impl IsAbout for About {
    fn seen_by(self, _: Seat, _: Viewer) -> Self {
        self
    }
    fn words(self) -> Option<Message> {
        match self {
            About::Space { track, space } => {
                Some(Message::new("about-space").number("track", track).number("space", space))
            }
            About::Cell { at, .. } => Some(Message::new("about-cell").number("cell", at)),
            About::Nothing | About::Goods { .. } | About::Card { .. } => None,
        }
    }
}
