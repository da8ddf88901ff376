//! Ferry, a game made for these tests: hidden cards, sealed bids, dice and plans, for two seats.
//!
//! Each round both seats bid a card in secret. The higher bid crosses: up to three times plan a
//! landing, roll for points or draw a card. The other seat is consoled with a point or a card.

use crate::faults::Fault;
use crate::moves::Move;
use engine::*;
use serde::{Deserialize, Serialize};

pub const RULES: &str = "# Ferry\n\n## FE-1 Bidding\n\n**FE-1.1** Both seats bid a card.\n\n\
    ## FE-2 Crossing\n\n**FE-2.1** Act three times.\n\n**FE-2.2** Each landing once.\n\n\
    **FE-2.3** An empty bag gives no card.\n\n**FE-2.4** The other seat is consoled.\n\n\
    ## FE-3 Giving up\n\n**FE-3.1** Anybody may resign while no bid is sealed: 10 points for the \
    other.\n";

/// Six kinds of cards, so many of each.
pub const COPIES: u8 = 2;
pub type Cards = [u8; 6];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub rounds: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    #[default]
    Bid,
    Cross {
        seat: Seat,
        left: u8,
    },
    Console {
        seat: Seat,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Question {
    Bid,
    Cross { left: u8 },
    Console,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Dealt { seat: Seat, hand: Option<Cards> },
    Sealed { seat: Seat, card: Option<u8> },
    Revealed { bids: [u8; 2] },
    Planned { seat: Seat, landing: u8 },
    Rolled { seat: Seat, pips: u8 },
    Drew { seat: Seat, card: Option<u8> },
    Stopped { seat: Seat },
    Consoled { seat: Seat },
    Resigned { seat: Seat },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub hand: Option<Cards>,
    pub own_bid: Option<u8>,
    pub has_bid: [bool; 2],
    pub in_hand: [u8; 2],
    pub discard: Cards,
    pub plans: [u8; 2],
    pub points: [u8; 2],
    pub rounds_left: u8,
    /// Only the leaking fault fills this.
    pub leak: Option<Cards>,
}

/// The whole table. The type parameter lets tests break one law at a time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Ferry<F: Fault> {
    pub hands: [Cards; 2],
    pub bids: [Option<u8>; 2],
    pub bag: Cards,
    pub discard: Cards,
    pub plans: [u8; 2],
    #[serde(serialize_with = "write_points::<F, _>")]
    pub points: [u8; 2],
    pub rounds_left: u8,
    #[serde(with = "as_list")]
    pub agenda: Agenda<Task, 4>,
    #[serde(skip)]
    pub fault: std::marker::PhantomData<F>,
}

fn write_points<F: Fault, S: serde::Serializer>(
    points: &[u8; 2],
    to: S,
) -> Result<S::Ok, S::Error> {
    let kept = if F::FORGETS { [0; 2] } else { *points };
    kept.serialize(to)
}

mod as_list {
    use super::Task;
    use engine::Agenda;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer>(agenda: &Agenda<Task, 4>, to: S) -> Result<S::Ok, S::Error> {
        agenda.as_slice().serialize(to)
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Agenda<Task, 4>, D::Error> {
        let tasks = Vec::deserialize(from)?;
        Agenda::from_slice(&tasks).ok_or_else(|| D::Error::custom("too much to do"))
    }
}

/// Takes a random card out of a pile that has one.
pub fn draw(pile: &mut Cards, chance: &mut impl Chance) -> u8 {
    let mut left = chance.below(pile.iter().map(|&n| u32::from(n)).sum());
    for (card, count) in pile.iter_mut().enumerate() {
        if left < u32::from(*count) {
            *count -= 1;
            return card as u8;
        }
        left -= u32::from(*count);
    }
    unreachable!("the number drawn is below the size of the pile")
}

pub fn size(pile: &Cards) -> u8 {
    pile.iter().sum()
}

pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl<F: Fault> Ferry<F> {
    pub fn act(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance) -> Event {
        match mv {
            Move::Bid(card) => {
                self.hands[seat.index()][card as usize] -= 1;
                self.bids[seat.index()] = Some(card);
                Event::Sealed { seat, card: Some(card) }
            }
            Move::Plan(landing) => {
                self.plans[seat.index()] |= 1 << landing;
                Event::Planned { seat, landing }
            }
            Move::Roll => {
                let pips = 1 + chance.below(6) as u8;
                self.points[seat.index()] += pips;
                Event::Rolled { seat, pips }
            }
            Move::Draw => {
                let card = draw(&mut self.bag, chance);
                self.hands[seat.index()][card as usize] += 1;
                Event::Drew { seat, card: Some(card) }
            }
            Move::Stop => Event::Stopped { seat },
            Move::Point => {
                self.points[seat.index()] += 1;
                Event::Consoled { seat }
            }
            Move::Resign => {
                self.points[other(seat).index()] += 10;
                self.rounds_left = 0;
                if !F::LINGERS {
                    self.agenda = Agenda::default();
                }
                Event::Resigned { seat }
            }
        }
    }

    /// Takes what is done off the agenda.
    pub fn settle(&mut self, mv: Move, tell: &mut impl Tell<Event>) {
        match self.agenda.top() {
            Some(Task::Bid) => {
                let [Some(one), Some(two)] = self.bids else { return };
                tell.tell(|| Event::Revealed { bids: [one, two] });
                self.bids = [None; 2];
                self.discard[one as usize] += 1;
                if !F::LOSES_CARDS {
                    self.discard[two as usize] += 1;
                }
                let winner = Seat(u8::from(two > one));
                self.agenda.pop();
                self.agenda.push(Task::Console { seat: other(winner) });
                self.agenda.push(Task::Cross { seat: winner, left: 3 });
            }
            Some(Task::Cross { seat, left }) if left > 1 && mv != Move::Stop => {
                self.agenda.amend(Task::Cross { seat, left: left - 1 });
            }
            Some(Task::Cross { .. }) => {
                self.agenda.pop();
            }
            Some(Task::Console { .. }) => {
                self.agenda.pop();
                self.rounds_left -= 1;
                if self.rounds_left > 0 {
                    self.agenda.push(Task::Bid);
                }
            }
            None => {}
        }
    }
}
