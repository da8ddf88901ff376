//! Elder Ones and Merfolk: turns after income turn 5 (TP-14.9, TP-22.48, TP-22.52), and cards under the mat of the
//! Merfolk.

use super::People;
use crate::actions::{records, wide_cards};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Source;
use crate::moves::Move;
use crate::state::{Tapestry, card_of};
use engine::chain::{RootId, Runs};
use engine::{Offers, Seat, Tell};

/// For each card that is discarded in such a turn.
const POINTS: i16 = 5;
/// The space that cards are played onto.
const LAST_ERA: usize = 3;

impl Tapestry {
    /// Mats with turns after income turn 5, and what is done in them.
    fn further_turns(&self, seat: Seat) -> impl Iterator<Item = (u8, RootId)> + use<> {
        let own = self.player(seat).civilizations();
        own.filter_map(|it| Some((it, content().civilizations[usize::from(it)].extended_turn?)))
    }
    pub(crate) fn plays_on(&self, seat: Seat) -> bool {
        self.further_turns(seat).next().is_some()
    }
    /// Income turn 5 is over, or the first turn after it that is.
    pub(crate) fn begin_further_turns(&mut self, seat: Seat) {
        if !self.player(seat).further {
            self.player_mut(seat).further = true;
            if self.has_mat(seat, People::ElderOnes) {
                self.renew_era(seat);
            }
        }
    }
    /// An advance of the Elder Ones, a card of the Merfolk.
    pub(crate) fn has_further_turn(&self, seat: Seat) -> bool {
        self.has_mat(seat, People::ElderOnes) && self.can_take_advance(seat)
            || self.has_mat(seat, People::Merfolk) && self.player(seat).hand != 0
    }
    /// Such a turn: of two mats one is chosen.
    pub(crate) fn begin_further_turn(&mut self, seat: Seat) {
        self.begin(content().roots.further, seat, About::Nothing);
        let both = self.has_mat(seat, People::ElderOnes) && self.has_mat(seat, People::Merfolk);
        match self.further_turns(seat).next() {
            Some(_) if both => self.begin(content().roots.either, seat, About::Nothing),
            Some((civilization, turn)) => {
                self.begin(turn, seat, About::Civilization { civilization, n: 0 });
            }
            None => {}
        }
    }

    /// An advance, or the end of one's game.
    pub(super) fn offer_elder_ones<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        self.offer_advances(seat, to);
        to.when(!self.mats.lit, Move::No {});
    }
    pub(super) fn do_elder_ones<T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        tell: &mut T,
    ) {
        match answer {
            Move::No {} => self.finish(task.seat, tell),
            _ => self.take_turn(task, answer, tell),
        }
    }

    /// Cards to discard, one after the other; or one to play.
    pub(super) fn offer_merfolk<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let hand = self.player(task.seat).hand_records();
        if hand == 0 {
            return;
        }
        let mv = Move::Discard { card: 0 };
        among(to, wide_cards(hand), mv, "TP-22.52", "refused-not-in-hand");
        if task.done > 0 {
            return to.one(Move::No {});
        }
        let acts = |card: &u8| content().tapestries[usize::from(*card)].when_played.is_some();
        let played = records(hand).filter(acts).fold(0u128, |set, card| set | 1 << card);
        let mv = Move::Play { card: 0 };
        among(to, wide_cards(played), mv, "TP-22.52", "refused-not-when-played");
    }
    pub(super) fn do_merfolk<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        self.income = true;
        match answer {
            Move::Discard { card } => {
                self.again(task, 1, task.about);
                self.discard_tapestry(seat, card, tell);
                self.score_points(seat, Source::Civilizations, POINTS, tell);
            }
            Move::Play { card } => {
                self.copied = 0;
                self.play(seat, card, LAST_ERA, tell);
            }
            _ => {}
        }
    }

    /// With more than so many cards those that stay in the hand are chosen; the others go under the mat.
    pub(super) fn offer_submerging<O: Offers<Move>>(&self, task: &Task, n: u8, to: &mut O) {
        let player = self.player(task.seat);
        if player.hand_size() + task.done > n {
            let cards = wide_cards(player.hand_records());
            among(to, cards, Move::Keep { card: 0 }, "TP-22.52", "refused-not-in-hand");
        }
    }
    pub(super) fn submerge<T: Tell<Event>>(
        &mut self,
        task: &Task,
        n: u8,
        answer: Move,
        tell: &mut T,
    ) {
        let (seat, Move::Keep { card }) = (task.seat, answer) else { return };
        let player = self.player_mut(seat);
        let card = card_of(card, player.hand);
        player.hand &= !(1 << card);
        player.drawn |= 1 << card;
        if task.done + 1 < n {
            return self.again(task, task.done + 1, task.about);
        }
        let player = self.player_mut(seat);
        let kept = std::mem::take(&mut player.drawn);
        let under = std::mem::replace(&mut player.hand, kept);
        self.mats.submerged |= under;
        tell.tell(|| Event::Submerged { seat, count: under.count_ones() as u8 });
    }
    /// Back into the hand; that is no gain.
    pub(crate) fn surface<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let cards = std::mem::take(&mut self.mats.submerged);
        self.player_mut(seat).hand |= cards;
        if cards != 0 {
            tell.tell(|| Event::Surfaced { seat, count: cards.count_ones() as u8 });
        }
    }
}
