//! Gamblers reveal cards, Advisors give them, Spies look for them.

use super::{People, offer_numbers};
use crate::actions::{bits, cards_of, records, space_number, wide, wide_cards};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{Row, Source, Track};
use crate::moves::Move;
use crate::state::{NONE, Tapestry, card_of, record_of, records_of};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

const REVEALED: usize = 3;
/// Spies: what they came for is gained, they look at the hand.
const LOOK: u8 = 5;

impl Tapestry {
    /// Revealed cards with a WHEN PLAYED ability, as records.
    fn playable_revealed(&self) -> u128 {
        let has = |card: &u8| content().tapestries[usize::from(*card)].when_played.is_some();
        records(records_of(self.mats.revealed)).filter(has).fold(0, |set, card| set | 1 << card)
    }
    /// Three are revealed; one of those with a WHEN PLAYED ability is played, or without one any of
    /// them is kept (TP-22.10).
    pub(super) fn offer_gamblers<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if task.done == 0 {
            return to.one(Move::Yes {});
        }
        match self.playable_revealed() {
            0 => {
                let cards = wide_cards(records_of(self.mats.revealed));
                among(to, cards, Move::Keep { card: 0 }, "TP-22.10", "refused-not-revealed");
            }
            cards => self.offer_hand(cards, to),
        }
    }
    pub(super) fn do_gamblers<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        if let Move::Play { card } | Move::Keep { card } = answer {
            let card = card_of(card, self.mats.revealed);
            let rest = std::mem::take(&mut self.mats.revealed) & !(1 << card);
            self.tapestry_discard |= rest;
            if matches!(answer, Move::Keep { .. }) {
                self.take_tapestry(seat, card, tell);
            } else {
                let era = self.player(seat).era();
                self.lay_card(seat, card, era, tell);
            }
            return;
        }
        self.again(task, 1, task.about);
        for _ in 0..REVEALED {
            let Some(card) = self.draw_tapestry(chance) else { break };
            self.mats.revealed |= 1 << card;
            tell.tell(|| Event::Revealed { seat, card: record_of(card) });
        }
    }

    /// The Advisors, if they may give a card instead of this draw: to a neighbour, in an advance turn.
    pub(crate) fn advisors_for(&self, seat: Seat) -> Option<Seat> {
        let advisors = self.owner_of(People::Advisors).filter(|_| !self.income)?;
        let player = self.player(advisors);
        let near = self.neighbours(seat).any(|other| other == advisors);
        (near && player.hand != 0 && !player.over).then_some(advisors)
    }
    pub(super) fn offer_gift_card<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let hand = wide_cards(self.player(seat).hand_records());
        among(to, hand, Move::Give { card: 0 }, "TP-22.32", "refused-not-in-hand");
        to.one(Move::No {});
    }
    /// They give it and draw themselves, or the neighbour draws.
    pub(super) fn give_card<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let About::Seat { seat: to, .. } = task.about else { return };
        let Move::Give { card } = answer else {
            return self.draw_into_hand(Seat(to), chance, tell);
        };
        let card = card_of(card, self.player(task.seat).hand);
        self.player_mut(task.seat).hand &= !(1 << card);
        self.draw_into_hand(task.seat, chance, tell);
        self.take_tapestry(Seat(to), card, tell);
    }

    /// Any of the cards that came with the mat, each to a neighbour: first to whom, so that nobody
    /// knows the card before it is given.
    pub(super) fn offer_cards_to_give<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        let fresh = records_of(self.player(seat).hand & !self.mats.hand_before);
        if fresh == 0 {
            return to.one(Move::No {});
        }
        if let About::Seat { .. } = task.about {
            let cards = wide_cards(fresh);
            return among(to, cards, Move::Give { card: 0 }, "TP-22.32", "refused-not-in-hand");
        }
        let others = self.neighbours(seat).fold(0u64, |set, other| set | 1 << other.0);
        among(to, wide(others), Move::Player { who: 0 }, "TP-0.1", "refused-no-opponent");
        to.one(Move::No {});
    }
    pub(super) fn give_for_points<T: Tell<Event>>(
        &mut self,
        task: &Task,
        points: u8,
        answer: Move,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match (answer, task.about) {
            (Move::Player { who }, _) => self.again(task, 0, About::Seat { seat: who, n: 0 }),
            (Move::Give { card }, About::Seat { seat: to, .. }) => {
                self.again(task, 0, About::Nothing);
                let card = card_of(card, self.player(seat).hand & !self.mats.hand_before);
                self.player_mut(seat).hand &= !(1 << card);
                self.score_points(seat, Source::Civilizations, points.into(), tell);
                self.take_tapestry(Seat(to), card, tell);
            }
            _ => {}
        }
    }

    /// What an option of the Spies finds at a neighbour: cards, tiles, positions, technologies.
    fn spied(&self, seat: Seat, other: Seat, option: u8) -> u128 {
        let player = self.player(other);
        match option {
            0 => self.visible_when_played(std::iter::once(other)),
            1 => u128::from(player.tiles) | u128::from(player.space_tiles) << 64,
            2 => self
                .tokens_that(|token| {
                    let (track, space) = player.token(token);
                    space > 0
                        && self.tracks_in_play() >> token as u8 & 1 == 1
                        && self.may_activate(seat, space_number(track, space))
                })
                .into(),
            _ => {
                let [_, middle, top] = player.technologies;
                u128::from(middle | top & !self.technology_turned)
            }
        }
    }
    /// An option, a neighbour, a thing of theirs. A task keeps the option, counted from 1.
    pub(super) fn offer_spies<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        let option = task.done.wrapping_sub(1);
        match (task.done, task.about) {
            (LOOK, _) => to.one(Move::Yes {}),
            (0, _) => {
                let unused = !u64::from(self.mats.used(People::Spies)) & 0b1111;
                let useful = bits(unused).filter(|option| {
                    self.neighbours(seat).any(|other| self.spied(seat, other, *option) != 0)
                });
                let useful = useful.fold(0, |set, option| set | 1u64 << option);
                offer_numbers(to, useful, "TP-22.1", "refused-used-before");
                to.when(useful != 0, Move::No {});
            }
            (_, About::Seat { seat: other, .. }) => {
                let found = self.spied(seat, Seat(other), option);
                let key = "refused-nothing-to-spy";
                let set = found as u64;
                match option {
                    0 => among(to, wide_cards(found), Move::Copy { card: 0 }, "TP-22.8", key),
                    1 => {
                        among(to, wide(set), Move::Tile { tile: 0 }, "TP-22.8", key);
                        let space = wide((found >> 64) as u64);
                        among(to, space, Move::Space { tile: 0 }, "TP-22.8", key);
                    }
                    2 => {
                        let mv = Move::Token { token: Track::Exploration };
                        among(to, wide(set), mv, "TP-22.8", key);
                    }
                    _ => {
                        let middle = self.player(Seat(other)).technologies[1];
                        among(to, wide(set & middle), Move::Circle { card: 0 }, "TP-22.8", key);
                        among(to, wide(set & !middle), Move::Square { card: 0 }, "TP-22.8", key);
                    }
                }
            }
            _ => {
                let others = self.neighbours(seat);
                let others = others.filter(|other| self.spied(seat, *other, option) != 0);
                let others = others.fold(0u64, |set, other| set | 1 << other.0);
                among(to, wide(others), Move::Player { who: 0 }, "TP-22.8", "refused-no-opponent");
            }
        }
    }
    fn look_at_spied_hand<T: Tell<Event>>(&mut self, task: &Task, tell: &mut T) {
        let About::Seat { seat: owner, .. } = task.about else { return };
        let (seat, owner) = (task.seat, Seat(owner));
        self.player_mut(seat).seen = self.player(owner).hand;
        // One line for each card: two of a kind are two.
        for card in cards_of(self.player(owner).hand) {
            let card = Some(record_of(card));
            tell.tell(|| Event::HandSeen { seat, owner, card });
        }
    }
    pub(super) fn do_spies<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        if task.done == LOOK {
            return self.look_at_spied_hand(task, tell);
        }
        if let (Some(_), About::Seat { .. }) = (task.done.checked_sub(1), task.about) {
            // When all of it is gained they look at that hand.
            self.again(task, LOOK, task.about);
        }
        match (answer, task.about) {
            (Move::Number { n }, _) => {
                self.again(task, n + 1, About::Nothing);
                *self.mats.used_mut(People::Spies) |= 1 << n;
            }
            (Move::Player { who }, _) => {
                self.again(task, task.done, About::Seat { seat: who, n: 0 });
            }
            (Move::Copy { card }, _) => {
                if let Some(when_played) = content().tapestries[usize::from(card)].when_played {
                    self.begin(when_played, seat, About::Tapestry { card, era: NONE });
                }
            }
            (Move::Tile { tile }, _) => {
                let benefit = content().map.tiles[usize::from(tile)].benefit;
                self.begin(benefit, seat, About::Tile { tile, hex: NONE });
            }
            (Move::Space { tile }, _) => {
                let benefit = content().space_tiles[usize::from(tile)].benefit;
                self.begin(benefit, seat, About::SpaceTile { tile });
            }
            (Move::Token { token }, About::Seat { seat: other, .. }) => {
                let (track, space) = self.player(Seat(other)).token(token);
                let space = space_number(track, space);
                self.begin(content().roots.space_gained, seat, About::Space { space, mode: 0 });
                self.copy_space(seat, space);
            }
            (Move::Circle { card }, _) => {
                let about = About::Technology { card, row: Row::Middle as u8 };
                self.begin(content().technologies[usize::from(card)].circle, seat, about);
            }
            (Move::Square { card }, _) => {
                let about = About::Technology { card, row: Row::Top as u8 };
                self.begin(content().technologies[usize::from(card)].square, seat, about);
            }
            _ => {}
        }
    }
}
