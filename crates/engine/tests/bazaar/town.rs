//! Bazaar on the chain.

use crate::board::{Board, FESTIVAL, SEATS};
use crate::content::Content;
use crate::moves::Move;
use crate::vocabulary::{About, Group, Key, Test, Thing, Verb, When};
use engine::chain::{Chain, InPlay, Listed, Nature, Program, Rules, Runs, Task, Vocabulary};
use engine::{Chance, Offers, Seat, Seats, Tell};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::marker::PhantomData;

/// Which tables are played with: tests renumber them.
pub trait Tables: Clone + Copy + Debug + PartialEq + Send + Sync + 'static {
    /// A mistake that would never end: copies of a benefit tell of it again.
    const ECHOES: bool = false;
    fn content() -> &'static Content<Self>;
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Rolled { seat: Seat, pips: u8 },
    Revealed { votes: [Option<u8>; SEATS] },
    Levied { units: [[u8; 2]; SEATS] },
    Dealt { hands: [u16; SEATS] },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Town<P: Tables> {
    pub board: Board,
    /// Cards that lie before each seat by their places, the older one first.
    pub shown: [[Option<u8>; 2]; SEATS],
    pub chain: Chain<Town<P>, 24>,
    pub cards: InPlay<Town<P>, 10, SEATS, { When::ALL.len() }, { Key::ALL.len() }>,
    #[serde(skip)]
    pub tables: PhantomData<P>,
}

impl<P: Tables> Town<P> {
    pub fn new(seats: u8, chance: &mut impl Chance) -> Self {
        Town {
            board: Board::new(seats, chance),
            shown: [[None; 2]; SEATS],
            chain: Chain::default(),
            cards: InPlay::default(),
            tables: PhantomData,
        }
    }

    /// Cards that lie before other seats, as bits.
    fn shown_to(&self, seat: Seat) -> u64 {
        let others = (0..SEATS).filter(|other| *other != seat.index());
        let cards = others.flat_map(|other| self.shown[other]).flatten();
        cards.fold(0, |bits, card| bits | 1 << card)
    }

    fn play(&mut self, seat: Seat, card: u8) {
        let content = P::content();
        self.board.hands[seat.index()] &= !(1 << card);
        let [older, newer] = self.shown[seat.index()];
        if let Some(older) = older {
            assert!(self.cards.leave(content.cards[older as usize], Some(seat)), "it lay there");
        }
        self.shown[seat.index()] = [newer, Some(card)];
        assert!(self.cards.enter(content.cards[card as usize], Some(seat)), "room for two each");
        self.begin(content.when_played[card as usize], seat, About::Card { card });
    }
}

impl<P: Tables> Vocabulary for Town<P> {
    type Verb = Verb;
    type Test = Test;
    type Group = Group;
    type When = When;
    type Key = Key;

    fn nature(verb: Verb) -> Nature {
        match verb {
            Verb::TakeTurn {} => Nature::Always,
            Verb::SpringTrap {} | Verb::Counter {} => Nature::Pauses,
            Verb::Place {}
            | Verb::TakeGoods { .. }
            | Verb::Cost { .. }
            | Verb::Vote {}
            | Verb::Recruit {}
            | Verb::CopyCard {} => Nature::Asks,
            Verb::Points { .. } => Nature::Plain,
            _ => Nature::Sure,
        }
    }
}

impl<P: Tables> Rules for Town<P> {
    type About = About;
    type Move = Move;
    type Event = Event;
    type Tasks = Chain<Self, 24>;
    type Cards = InPlay<Self, 10, SEATS, { When::ALL.len() }, { Key::ALL.len() }>;

    const GO: Move = Move::Go;
    const SKIP: Move = Move::Skip;
    fn pick(n: u8) -> Option<Move> {
        Some(Move::Pick(n))
    }
    fn picked(mv: Move) -> Option<u8> {
        if let Move::Pick(n) = mv { Some(n) } else { None }
    }

    #[inline]
    fn program() -> &'static Program<Self> {
        &P::content().program
    }
    #[inline(always)]
    fn tasks(&self) -> &Self::Tasks {
        &self.chain
    }
    #[inline(always)]
    fn tasks_mut(&mut self) -> &mut Self::Tasks {
        &mut self.chain
    }
    #[inline(always)]
    fn cards(&self) -> &Self::Cards {
        &self.cards
    }
    fn cards_mut(&mut self) -> &mut Self::Cards {
        &mut self.cards
    }
    fn seat_count(&self) -> u8 {
        self.board.seats
    }
    fn leader(&self) -> Seat {
        self.board.active
    }

    fn family(verb: Verb) -> u32 {
        match verb {
            Verb::Place {} => 1,
            Verb::TakeGoods { .. } => 2,
            _ => 4,
        }
    }

    #[inline(always)]
    fn offer_verb<O: Offers<Move>>(&self, task: &Task<Self>, verb: Verb, to: &mut O) {
        let (board, seat) = (&self.board, task.seat);
        match verb {
            Verb::TakeTurn {} => {
                board.offer_turn(seat, self.cards.has(seat, Key::ClosedRoad), to);
            }
            Verb::Place {} => board.offer_place(seat, self.cards.has(seat, Key::Outside), to),
            Verb::TakeGoods { n, different } => {
                let from = if let About::Goods { from } = task.about { from } else { 0 };
                board.offer_goods(n - task.done, from, different, to);
            }
            Verb::Cost { coins } => board.offer_cost(seat, coins, to),
            Verb::SpringTrap {} => board.offer_trap(seat, to),
            Verb::Counter {} => board.offer_counter(seat, to),
            Verb::Vote {} => board.offer_vote(seat, to),
            Verb::Recruit {} => board.offer_recruit(seat, to),
            Verb::CopyCard {} => board.offer_copy(self.shown_to(seat), to),
            _ => {}
        }
    }

    #[inline(always)]
    fn carry_out<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task<Self>,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, about) = (task.seat, task.about);
        let content = P::content();
        match (verb, answer) {
            (Verb::TakeTurn {}, Move::Advance(track)) => {
                let space = self.board.tracks[seat.index()][track as usize] + 1;
                self.begin(content.step, seat, About::Space { track, space });
            }
            (Verb::TakeTurn {}, Move::Attack(at)) => {
                let defender = self.board.cells[at as usize];
                self.begin(content.conquest, seat, About::Cell { at, defender });
            }
            (Verb::TakeTurn {}, Move::Play(card)) => self.play(seat, card),
            (Verb::TakeTurn {}, _) => self.board.gain(seat, 1),
            (Verb::MoveToken {}, _) => {
                if let About::Space { track, space } = about {
                    self.board.tracks[seat.index()][track as usize] = space;
                }
            }
            (Verb::Benefit {}, _) => {
                self.happens(When::Benefit, seat, about);
                self.copy_benefit(seat, about);
            }
            (Verb::CopyBenefit {}, _) => {
                if P::ECHOES {
                    self.happens(When::Benefit, seat, about);
                }
                self.copy_benefit(seat, about);
            }
            (Verb::Gain { what: Thing::Coin, n }, _) => self.board.gain(seat, n),
            (Verb::Gain { what: Thing::Trap, n }, _) => self.board.traps[seat.index()] += n,
            (Verb::Gain { what: Thing::Counter, n }, _) => self.board.counters[seat.index()] += n,
            (Verb::GainIncome {}, _) => {
                let more = self.cards.sum(seat, Key::IncomeCoins);
                self.board.gain(seat, (1 + more) as u8);
            }
            (Verb::Points { n }, _) => self.board.points(seat, n),
            (Verb::Place {}, Move::Place(stall)) => self.board.place(seat, stall),
            (Verb::TakeGoods { n, different }, Move::Take(good)) => {
                if task.done + 1 < n {
                    let from = good + u8::from(different);
                    self.again(task, task.done + 1, About::Goods { from });
                }
                self.board.goods[seat.index()][good as usize] += 1;
            }
            (Verb::Cost { coins }, _) => self.board.coins[seat.index()] -= coins,
            (Verb::Declare {}, _) => self.board.declare(seat),
            (Verb::SpringTrap {}, Move::Trap) => {
                self.board.traps[seat.index()] -= 1;
                self.board.sprung = true;
            }
            (Verb::Counter {}, Move::Counter) => {
                self.board.counters[seat.index()] -= 1;
                self.board.sprung = false;
            }
            (Verb::ResolveFight {}, _) => {
                if let About::Cell { at, defender } = about {
                    self.board.resolve_fight(seat, at, defender);
                }
            }
            (Verb::Roll {}, _) => {
                let pips = 1 + chance.below(6) as u8;
                tell.tell(|| Event::Rolled { seat, pips });
                self.board.points(seat, pips);
                if pips >= 4 {
                    let other = self.board.next_seat(seat);
                    self.defer(content.tribute, other, About::Nothing, seat);
                    self.join(content.stall, seat, About::Nothing);
                }
                if pips == 6 {
                    self.join(content.spoils, seat, About::Nothing);
                }
            }
            (Verb::Tally {}, _) => {
                if let Some(crowned) = self.board.crowned {
                    self.board.points(crowned, 1);
                }
            }
            (Verb::Crown {}, _) => {
                if let Some(crowned) = self.board.crowned {
                    self.board.gain(crowned, 1);
                }
            }
            (Verb::Muster {}, _) => self.board.muster(),
            (Verb::Link {}, _) => {
                self.board.linked[seat.index()] = Some(self.board.next_seat(seat));
            }
            (Verb::ComeIn {}, _) => self.board.guests += 1,
            (Verb::CopyCard {}, Move::Copy(copied)) => {
                if let About::Card { card } = about {
                    let (own, other) =
                        (content.cards[card as usize], content.cards[copied as usize]);
                    self.cards.leave(own, Some(seat));
                    assert!(self.cards.enter_as(own, other, Some(seat)), "its own place is free");
                }
            }
            _ => {}
        }
    }

    fn holds(&self, task: &Task<Self>, test: Test, actor: Seat) -> bool {
        match test {
            Test::MarketDay => self.board.is_market_day(),
            Test::Trapped => self.board.sprung,
            Test::Tie => self.board.crowned.is_none(),
            Test::Linked => self.board.linked[task.seat.index()] == Some(actor),
            Test::SomebodyCame => self.board.guests > 0,
            Test::Track(wanted) => {
                matches!(task.about, About::Space { track, .. } if track == wanted as u8)
            }
        }
    }

    fn members(&self, task: &Task<Self>, group: Group) -> Seats {
        let (seats, seat) = (self.board.seats, task.seat);
        let all = Seats((1 << seats) - 1);
        match group {
            Group::All => all,
            Group::Opponents => all.without(Seats::only(seat)),
            Group::Neighbours => {
                let left = Seats::only(self.board.next_seat(seat));
                left.with(Seat((seat.0 + seats - 1) % seats))
            }
            Group::Defender => match task.about {
                About::Cell { defender: Some(defender), .. } => Seats::only(defender),
                _ => Seats::NONE,
            },
        }
    }

    fn commit<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task<Self>,
        verb: Verb,
        answer: Move,
        _: &mut C,
        _: &mut T,
    ) -> bool {
        match (verb, answer) {
            (Verb::Vote {}, Move::Vote(seat)) => {
                self.board.votes.put(task.seat, seat);
                true
            }
            _ => self.board.recruit(task.seat, answer),
        }
    }
    fn reveal<T: Tell<Event>>(&mut self, _: &Task<Self>, verb: Verb, tell: &mut T) {
        if verb == (Verb::Vote {}) {
            let votes = self.board.tally();
            tell.tell(|| Event::Revealed { votes });
        } else {
            let units = self.board.drafts.map(|draft| draft.units);
            tell.tell(|| Event::Levied { units });
        }
    }
    fn retract(&mut self, task: &Task<Self>, verb: Verb) -> bool {
        match verb {
            Verb::Vote {} => self.board.votes.take(task.seat).is_some(),
            // A draft stays where it was and goes on.
            _ => true,
        }
    }

    fn go_on<C: Chance, T: Tell<Event>>(&mut self, _: &mut C, _: &mut T) -> bool {
        if self.board.is_over() {
            return false;
        }
        let content = P::content();
        let phase = self.board.next_phase();
        if self.board.is_over() {
            return false;
        }
        let seats = self.board.seats;
        match phase {
            0 => {
                let festival = content.cards[FESTIVAL as usize];
                match self.board.round {
                    1 => assert!(self.cards.enter(festival, None), "room for an event"),
                    4 => assert!(self.cards.leave(festival, None), "the festival was on"),
                    _ => {}
                }
                self.board.active = Seat(0);
                self.begin(content.election, Seat(0), About::Nothing);
            }
            phase if phase <= seats => {
                self.board.active = Seat(phase - 1);
                self.board.guests = 0;
                self.begin(content.turn, self.board.active, About::Nothing);
            }
            _ => self.begin(content.levy, Seat(0), About::Nothing),
        }
        true
    }
}

impl<P: Tables> Town<P> {
    /// The benefit of a space, gained by anybody: tells nothing, so that copies do not copy copies.
    fn copy_benefit(&mut self, seat: Seat, about: About) {
        if let About::Space { track, space } = about {
            let root = P::content().spaces[track as usize][space as usize - 1];
            self.begin(root, seat, About::Nothing);
        }
    }
}
