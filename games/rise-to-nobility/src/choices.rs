//! What a seat may do now, what it is asked, and carrying out an answer (RTN-4.4).

use crate::actions::berk;
use crate::content::content;
use crate::events::{Cause, Event};
use crate::kinds::{Effect, Good};
use crate::moves::{Chosen, Move, Question, Task};
use crate::state::{Phase, RiseToNobility};
use engine::{Chance, Offers, Seat, Tell};

impl RiseToNobility {
    /// Every legal answer of an asked seat.
    #[inline]
    pub(crate) fn offer_all<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        match self.agenda.0.top() {
            Some(task) => self.offer_task(task, offers),
            None if self.phase == Phase::Commissions => {
                let cards = u64::from(self.player(seat).offered);
                offers.each(cards, Move::KeepCommission { card: 0 });
            }
            None => self.offer_turn(seat, offers),
        }
    }

    /// The three actions of a turn, each once, in any order (RTN-4.4).
    #[inline]
    fn offer_turn<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        offers.one(Move::EndTurn {});
        if !self.done.settlers {
            self.offer_fulfilling(seat, offers);
        }
        if !self.done.sale {
            self.offer_sales(seat, offers);
        }
        if !self.done.die {
            self.offer_placings(seat, offers);
        }
    }

    /// True if there is something to do besides ending the turn.
    pub(crate) fn has_something_to_do(&self, seat: Seat) -> bool {
        !self.done.die && self.can_place_a_die(seat)
            || !self.done.sale && self.has_buildings(seat)
            || !self.done.settlers && self.payable_settlers(seat).next().is_some()
    }

    fn offer_task<O: Offers<Move>>(&self, task: Task, offers: &mut O) {
        match task {
            Task::TakeSettlers { seat, optional } => self.offer_settlers(seat, optional, offers),
            Task::ChooseBonus { seat, guild, position } => {
                let effects = self.possible_bonuses(seat, guild, position);
                for effect in Effect::ALL {
                    offers.when(effects >> effect as u8 & 1 == 1, Move::Bonus { effect });
                }
            }
            Task::Reroll { seat } => {
                offers.each(self.reroll_choices(seat), Move::Reroll { dice: 0 });
            }
            Task::TakeGoods { left, from_and_different, .. } => {
                offers.each(
                    good_choices(left, from_and_different),
                    Move::TakeGood { good: Good::Art },
                );
            }
            Task::Exchange { seat } => {
                for good in Good::ALL {
                    let held = self.player(seat).goods[good.index()] > 0;
                    offers.when(held, Move::GiveGood { good });
                }
                offers.one(Move::Done {});
            }
            Task::BuyGoods { seat, value, .. } => {
                let most = self.most_goods(seat, value);
                offers.each((1u64 << (most + 1)) - 1, Move::Buy { goods: 0 });
            }
            Task::PlaceWorkers { seat, guild, .. } => self.offer_workers(seat, guild, offers),
            Task::AllowTransfer { .. } => {
                offers.one(Move::Allow {});
                offers.one(Move::Refuse {});
            }
            Task::ChooseArea { seat, .. } => {
                offers.each(self.free_areas(seat), Move::ChooseArea { area: 0 });
            }
            Task::SellGoods { seat, good, left_and_sold } => {
                let (least, most) =
                    self.sale_range(seat, good, left_and_sold & 15, left_and_sold >> 4 == 1);
                offers.each(range(least, most), Move::SellGoods { good, count: 0 });
            }
            Task::SpendGoods { seat, card, good_and_spent } => {
                let (good, spent) = unpacked(good_and_spent);
                let (least, most) = self.spendable(seat, card, good, spent);
                offers.each(range(least, most), Move::SpendGoods { good, count: 0 });
            }
            Task::VisitBerk { seat, open, value } => self.offer_berk(seat, open, value, offers),
            Task::KeepCommission { seat } => {
                let cards = u64::from(self.player(seat).offered);
                offers.each(cards, Move::KeepCommission { card: 0 });
            }
            Task::ReturnApprentice { seat } => {
                let guilds = (0u8..).zip(self.player(seat).apprentices);
                let some = guilds.filter(|(_, count)| *count > 0);
                let some = some.fold(0, |bits, (at, _)| bits | 1 << at);
                offers.each(some, Move::ReturnApprentice { from: Default::default() });
            }
            Task::ChooseCharacter { seat } => {
                offers.each(self.characters_of(seat), Move::ChooseCharacter { card: 0 });
            }
            // These happen by themselves and are never waited for.
            Task::Activate { .. } | Task::Reward { .. } | Task::Lord { .. } | Task::Nothing => {}
        }
    }

    /// What a seat is asked.
    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        if !self.asked_seats().has(seat) {
            return None;
        }
        let Some(task) = self.agenda.0.top() else {
            return Some(match self.phase {
                Phase::Commissions => Question::KeepCommission,
                _ => Question::TakeTurn {
                    die: !self.done.die && self.can_place_a_die(seat),
                    settlers: !self.done.settlers && self.payable_settlers(seat).next().is_some(),
                    sale: !self.done.sale && self.has_buildings(seat),
                    pass: !self.done.die,
                },
            });
        };
        Some(match task {
            Task::TakeSettlers { optional, .. } if self.player(seat).hand_is_full() => {
                Question::DiscardSettlers { optional }
            }
            Task::TakeSettlers { optional, .. } => {
                let held = self.player(seat).hand().count() as u8;
                Question::TakeSettlers { optional, held }
            }
            Task::ChooseBonus { guild, position, .. } => Question::ChooseBonus { guild, position },
            Task::Reroll { .. } => Question::Reroll,
            Task::TakeGoods { left, .. } => Question::TakeGood { left },
            Task::Exchange { .. } => Question::GiveGood,
            Task::BuyGoods { guild, .. } => Question::BuyGoods { guild },
            Task::PlaceWorkers { guild, left, .. } => Question::PlaceWorkers { guild, left },
            Task::AllowTransfer { from, to, .. } => {
                Question::AllowTransfer { by: self.active(), from, to }
            }
            Task::ChooseArea { tile, .. } => {
                Question::ChooseArea { tile: self.town_hall[tile as usize] }
            }
            Task::SellGoods { good, left_and_sold, .. } => {
                let left = left_and_sold & 15;
                let held = self.player(seat).goods[good.index()].min(255) as u8;
                Question::SellGoods { good, left, room: self.room_on_ship(good), held }
            }
            Task::SpendGoods { card, good_and_spent, .. } => {
                let (good, spent) = unpacked(good_and_spent);
                Question::SpendGoods { card, good, spent }
            }
            Task::VisitBerk { value, .. } => Question::VisitBerk { value },
            Task::KeepCommission { .. } => Question::KeepCommission,
            Task::ReturnApprentice { .. } => Question::ReturnApprentice,
            Task::ChooseCharacter { .. } => Question::ChooseCharacter,
            Task::Activate { .. } | Task::Reward { .. } | Task::Lord { .. } | Task::Nothing => {
                return None;
            }
        })
    }

    /// Carries out a legal move, then runs on until somebody must decide.
    #[inline]
    pub(crate) fn carry_out<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        match (self.agenda.0.top(), mv) {
            (None, Move::Place { die, value, at }) => self.place_die(seat, (die, value), at, tell),
            (None, Move::Fulfil { card }) => self.begin_fulfilling(seat, card),
            (None, Move::SellWorkshop { guild, position }) => {
                self.sell_workshop(seat, guild, position, tell);
            }
            (None, Move::SellCommunal { area }) => self.sell_communal(seat, area, tell),
            (None, Move::EndTurn {}) => self.end_turn(seat, tell),
            (None, Move::KeepCommission { card }) => {
                self.keep_commission(seat, card, chance, tell);
            }
            (Some(task), mv) => self.answer(task, mv, chance, tell),
            (None, _) => {}
        }
        self.settle(chance, tell);
    }

    /// The answer to the task on top of the agenda.
    fn answer<C: Chance, T: Tell<Event>>(
        &mut self,
        task: Task,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        match (task, mv) {
            (Task::TakeSettlers { seat, .. }, Move::DiscardSettlers { card }) => {
                self.discard_settlers(seat, card, tell);
            }
            (Task::TakeSettlers { seat, .. }, Move::TakeSettlers { card }) => {
                self.agenda.0.pop();
                self.take_settlers(seat, card, chance, tell);
            }
            (Task::ChooseBonus { seat, guild, position }, Move::Bonus { effect }) => {
                self.agenda.0.pop();
                self.take_bonus(seat, guild, position, effect, tell);
            }
            (Task::Reroll { seat }, Move::Reroll { dice }) => {
                self.agenda.0.pop();
                self.reroll(seat, dice, chance, tell);
            }
            (Task::TakeGoods { seat, left, from_and_different }, Move::TakeGood { good }) => {
                let different = from_and_different >> 4 & 1 == 1;
                let chosen = Chosen::of(from_and_different);
                // Ascending, so that no set of goods can be taken in two ways.
                let from = good as u8 + u8::from(different);
                self.agenda.0.amend(Task::take_goods(seat, left - 1, from, different, chosen));
                self.take_goods(seat, good, 1, chosen.cause(), tell);
            }
            (Task::Exchange { seat }, Move::GiveGood { good }) => {
                self.agenda.0.amend(Task::take_goods(seat, 1, 0, false, Chosen::Workshop));
                self.player_mut(seat).goods[good.index()] -= 1;
                tell.tell(|| Event::GoodGiven { seat, good });
            }
            (Task::BuyGoods { seat, guild, .. }, Move::Buy { goods }) => {
                self.agenda.0.pop();
                self.buy_goods(seat, guild, goods, tell);
            }
            (Task::PlaceWorkers { seat, guild, left }, Move::PlaceWorker {}) => {
                self.agenda.0.amend(Task::PlaceWorkers { seat, guild, left: left - 1 });
                self.place_worker(seat, guild, tell);
            }
            (Task::PlaceWorkers { seat, guild, left }, Move::MoveApprentice { owner, from }) => {
                self.agenda.0.amend(Task::PlaceWorkers { seat, guild, left: left - 1 });
                if owner == seat.0 {
                    self.move_apprentice(seat, seat, (from, guild), tell);
                } else {
                    let seat = Seat(owner);
                    self.agenda.0.push(Task::AllowTransfer { seat, from, to: guild });
                }
            }
            (Task::AllowTransfer { seat, from, to }, Move::Allow {}) => {
                self.agenda.0.pop();
                self.move_apprentice(self.active(), seat, (from, to), tell);
            }
            (Task::AllowTransfer { seat, from, to }, Move::Refuse {}) => {
                self.agenda.0.pop();
                self.refuse_transfer(seat, (from, to), tell);
            }
            (Task::ChooseArea { seat, tile }, Move::ChooseArea { area }) => {
                self.agenda.0.pop();
                self.place_communal(seat, tile as usize, area, tell);
            }
            (Task::SellGoods { seat, good, left_and_sold }, Move::SellGoods { count, .. }) => {
                self.sell_some(seat, good, left_and_sold, count, tell);
            }
            (Task::SpendGoods { seat, card, good_and_spent }, Move::SpendGoods { count, .. }) => {
                self.spend_goods(seat, card, unpacked(good_and_spent), count, tell);
            }
            (Task::VisitBerk { seat, open, value }, mv) => {
                self.deal_with_berk(seat, open, value, mv, chance, tell);
            }
            (Task::KeepCommission { seat }, Move::KeepCommission { card }) => {
                self.agenda.0.pop();
                self.keep_commission(seat, card, chance, tell);
            }
            (Task::ReturnApprentice { seat }, Move::ReturnApprentice { from }) => {
                self.agenda.0.pop();
                self.return_apprentice(seat, from, tell);
            }
            (Task::ChooseCharacter { seat }, Move::ChooseCharacter { card }) => {
                self.agenda.0.pop();
                self.player_mut(seat).character = card;
                tell.tell(|| Event::CharacterChosen { seat, character: card });
            }
            // `Done`: nothing more of this.
            _ => {
                self.agenda.0.pop();
            }
        }
    }

    fn deal_with_berk<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        open: u8,
        value: u8,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let closing = match mv {
            Move::BuyModifiers { .. } => berk::MODIFIERS,
            Move::RenewSettlers {} | Move::RenewBuildings {} => berk::RENEW,
            Move::DrawCommissions {} => berk::COMMISSION,
            _ => {
                self.agenda.0.pop();
                return;
            }
        };
        self.agenda.0.amend(Task::VisitBerk { seat, open: open & !closing, value });
        match mv {
            Move::BuyModifiers { count } => {
                let coins = count * content().numbers.modifier_price;
                self.take_modifiers(seat, count, coins, Cause::Berk, tell);
            }
            Move::RenewSettlers {} => self.renew_settlers(seat, chance, tell),
            Move::RenewBuildings {} => self.renew_buildings(seat, chance, tell),
            _ => {
                let slot = Self::berk_slot(value);
                let (cards, cause) = (slot.commission_cards, Cause::Commission);
                self.draw_commissions(seat, cards, cause, chance, tell);
                self.lose_reputation(seat, slot.commission_reputation, cause, tell);
                self.agenda.0.push(Task::KeepCommission { seat });
            }
        }
    }

    /// Sells so many of one good and goes on with the next.
    pub(crate) fn sell_some<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        good: Good,
        left_and_sold: u8,
        count: u8,
        tell: &mut T,
    ) {
        let (left, sold) = (left_and_sold & 15, left_and_sold >> 4 == 1);
        if count > 0 {
            self.sell_goods(seat, good, count, tell);
        }
        match Good::ALL.get(good.index() + 1) {
            Some(next) => {
                self.agenda.0.amend(Task::sell(seat, *next, left - count, sold || count > 0));
            }
            None => {
                self.agenda.0.pop();
            }
        }
    }

    pub(crate) fn return_apprentice<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: crate::kinds::Guild,
        tell: &mut T,
    ) {
        let player = self.player_mut(seat);
        player.apprentices[guild.index()] -= 1;
        player.workers += 1;
        tell.tell(|| Event::ApprenticeReturned { seat, guild });
    }
}

/// Numbers from least to most, as bits.
fn range(least: u8, most: u8) -> u64 {
    let up_to = |n: u8| (1u64 << (n + 1)) - 1;
    if least > most { 0 } else { up_to(most) & !(up_to(least) >> 1) }
}

/// Good and sum spent so far, of a payment (RTN-7.5).
pub(crate) fn unpacked(good_and_spent: u8) -> (Good, u8) {
    (Good::ALL[(good_and_spent & 7).min(5) as usize], good_and_spent >> 3)
}

/// Goods that may be taken next, as bits; if all must differ, enough must be left for the rest.
pub(crate) fn good_choices(left: u8, from_and_different: u8) -> u64 {
    let (from, different) = (from_and_different & 15, from_and_different >> 4 & 1 == 1);
    let end = if different { (Good::COUNT as u8 + 1).saturating_sub(left) } else { 6 };
    (from..end).fold(0, |bits, good| bits | 1 << good)
}
