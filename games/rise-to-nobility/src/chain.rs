//! Everything that waits, verb by verb: which answers there are now, and doing it.
//!
//! No answer means void, one means it happens by itself, several mean that the seat is asked.

use crate::actions::berk;
use crate::content::content;
use crate::effects::{About, Group, Key, Verb, When};
use crate::events::{Cause, Event};
use crate::kinds::{Effect, Good};
use crate::moves::{Move, Question};
use crate::state::{Cards, RiseToNobility, Waiting};
use engine::chain::{Asks, Nature, Never, Rules, Runs, Task as TaskOf, Vocabulary};
use engine::kit::Asked;
use engine::{Chance, Message, Offers, Refusal, Seat, Seats, Tell, Why};

/// Something a seat still has to decide, or that still happens to it.
pub(crate) type Task = TaskOf<RiseToNobility>;

impl Vocabulary for RiseToNobility {
    type Verb = Verb;
    type Test = Never;
    type Group = Group;
    type When = When;
    type Key = Key;

    const PICKS: bool = false;
    const ASKS_WHETHER: bool = false;

    fn nature(verb: Verb) -> Nature {
        match verb {
            Verb::TakeTurn {} | Verb::ChooseCharacter {} => Nature::Always,
            // A single card is taken by hand, too: stored games have that answer.
            Verb::TakeSettlers { .. } => Nature::Pauses,
            Verb::BecomeLord {}
            | Verb::ActivateWorkshops {}
            | Verb::RewardOwner {}
            | Verb::GuildGood { .. } => Nature::Sure,
            gain if gain.is_gain() => Nature::Sure,
            _ => Nature::Asks,
        }
    }
    /// Events change numbers a little (RTN-15.3).
    fn bounds(key: Key) -> std::ops::RangeInclusive<i8> {
        match key {
            Key::CouncilReputationLoss => -18..=18,
            _ => 1..=20,
        }
    }
}

impl Rules for RiseToNobility {
    type About = About;
    type Move = Move;
    type Event = Event;
    type Tasks = Waiting;
    type Cards = Cards;

    /// Never offered: nothing asks whether.
    const GO: Move = Move::Allow {};
    const SKIP: Move = Move::Done {};
    fn pick(_: u8) -> Option<Move> {
        None
    }
    fn picked(_: Move) -> Option<u8> {
        None
    }

    engine::waits_in!(content().program, chain, cards);

    fn seat_count(&self) -> u8 {
        self.seats
    }
    fn leader(&self) -> Seat {
        self.active()
    }

    /// Nothing is done in an order of choice.
    fn family(_: Verb) -> u32 {
        1
    }

    #[inline(always)]
    fn offer_verb<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let seat = task.seat;
        match (verb, task.about) {
            (Verb::TakeTurn {}, _) => self.offer_turn(seat, to),
            (Verb::BuyGoods {}, About::Visit { value, .. }) => {
                let most = self.most_goods(seat, value);
                if most > 0 {
                    let goods = (1u64 << (most + 1)) - 1;
                    among(to, goods, Move::Buy { goods: 0 }, "RTN-9.5", "refused-buy");
                }
            }
            // Most dice of a Guild place nobody.
            (Verb::PlaceWorkers {}, About::Visit { guild, value })
                if self.workers_left(task, value) == 0 || !self.can_place_workers(seat, guild) => {}
            _ => self.offer_inside(task, verb, to),
        }
    }

    #[inline(always)]
    fn carry_out<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match (verb, task.about, answer) {
            (Verb::TakeTurn {}, _, Move::Place { die, value, at }) => {
                self.place_die(seat, (die, value), at, tell);
            }
            (Verb::TakeTurn {}, _, answer) => self.take_turn(seat, answer, tell),
            (Verb::ActivateWorkshops {}, About::Visit { guild, value }, _) => {
                self.activate_next(task, guild, value, tell);
            }
            (Verb::BuyGoods {}, About::Visit { guild, .. }, Move::Buy { goods }) => {
                self.buy_goods(seat, guild, goods, tell);
            }
            _ => self.carry_out_inside(task, verb, answer, chance, tell),
        }
    }

    fn holds(&self, _: &Task, test: Never, _: Seat) -> bool {
        match test {}
    }
    fn members(&self, _: &Task, group: Group) -> Seats {
        match group {
            Group::All => self.all_seats().fold(Seats::NONE, Seats::with),
        }
    }

    /// The card that is kept is a secret; the dice tile drawn with it is not, and lies there at once
    /// (RTN-13.1).
    fn commit<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        _: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        if let Move::KeepCommission { card } = answer {
            self.keep_commission(task.seat, card, chance, tell);
        }
        true
    }
    /// What was kept stays hidden.
    fn reveal<T: Tell<Event>>(&mut self, _: &Task, _: Verb, _: &mut T) {}

    #[inline(always)]
    fn go_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool {
        self.next_step(chance, tell)
    }
}

impl RiseToNobility {
    /// What is not asked at nearly every visit.
    #[inline(never)]
    fn offer_inside<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let seat = task.seat;
        match (verb, task.about) {
            (Verb::KeepCommission {}, _) => {
                let (offered, mv) = (self.player(seat).offered, Move::KeepCommission { card: 0 });
                among(to, offered.into(), mv, "RTN-13.1", "refused-card-not-offered");
            }
            (Verb::ChooseCharacter {}, _) => {
                let (own, mv) = (self.characters_of(seat), Move::ChooseCharacter { card: 0 });
                among(to, own, mv, "RTN-17.3", "refused-character");
            }
            (Verb::TakeSettlers { optional }, _) => {
                self.offer_settlers(seat, optional && task.done == 0, to);
            }
            (Verb::TakeBonus {}, About::Workshop { guild, position }) => {
                let effects = self.possible_bonuses(seat, guild, position);
                for effect in Effect::ALL {
                    to.given(Move::Bonus { effect }, |need| {
                        need.that(effects >> effect as u8 & 1 == 1, || {
                            Refusal::plain("RTN-9.3", "refused-no-such-bonus")
                        })
                    });
                }
            }
            (Verb::Reroll {}, _) if self.player(seat).has_unplaced_dice() => {
                let (sets, mv) = (self.reroll_choices(seat), Move::Reroll { dice: 0 });
                among(to, sets, mv, "RTN-9.8", "refused-reroll");
            }
            (Verb::GoodsOfChoice { .. } | Verb::IncomeGoods {}, _) => {
                let (goods, mv) = (good_choices(task, verb), Move::TakeGood { good: Good::Art });
                among(to, goods, mv, "RTN-6.5", "refused-good-order");
            }
            (Verb::GiveGood {}, _) => {
                let (held, mv) = (self.player(seat).types(), Move::GiveGood { good: Good::Art });
                among(to, held.into(), mv, "RTN-3.9", "refused-good-not-held");
            }
            (Verb::PlaceWorkers {}, About::Visit { guild, .. }) => {
                self.offer_workers(seat, guild, to);
            }
            (Verb::AllowTransfer {}, _) => {
                to.one(Move::Allow {});
                to.when(self.can_refuse(seat), Move::Refuse {});
            }
            (Verb::ChooseArea {}, _) => {
                let (free, mv) = (self.free_areas(seat), Move::ChooseArea { area: 0 });
                among(to, free, mv, "RTN-10.4", "refused-area-taken");
            }
            (Verb::SellGoods {}, About::Sale { good, left })
                if left > 0 && self.sellable(seat) >> good as u8 != 0 =>
            {
                let (least, most) = self.sale_range(seat, good, left, task.done > 0);
                let (counts, mv) =
                    (range(least.min(most), most), Move::SellGoods { good, count: 0 });
                among(to, counts, mv, "RTN-11.2", "refused-sell");
            }
            (Verb::SpendGoods {}, About::Payment { card, good }) => {
                let (least, most) = self.spendable(seat, card, good, task.done);
                let (counts, mv) =
                    (range(least.min(most), most), Move::SpendGoods { good, count: 0 });
                among(to, counts, mv, "RTN-7.5", "refused-spend");
            }
            (Verb::VisitBerk {}, About::Die { value }) => {
                self.offer_berk(seat, task.done, value, to);
            }
            (Verb::ReturnApprentice {}, _) => {
                let guilds = (0u8..).zip(self.player(seat).apprentices);
                let some = guilds.filter(|(_, count)| *count > 0);
                let some = some.fold(0, |bits, (at, _)| bits | 1 << at);
                let mv = Move::ReturnApprentice { from: Default::default() };
                among(to, some, mv, "RTN-11.14", "refused-no-apprentice");
            }
            _ => {}
        }
    }

    #[inline(never)]
    fn carry_out_inside<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, about) = (task.seat, task.about);
        match (verb, about, answer) {
            (Verb::KeepCommission {}, _, Move::KeepCommission { card }) => {
                self.keep_commission(seat, card, chance, tell);
            }
            (Verb::ChooseCharacter {}, _, Move::ChooseCharacter { card }) => {
                self.player_mut(seat).character = card;
                tell.tell(|| Event::CharacterChosen { seat, character: card });
            }
            (Verb::BecomeLord {}, ..) => self.become_lord(seat, tell),
            (Verb::TakeSettlers { .. }, _, Move::DiscardSettlers { card }) => {
                // Whoever makes room must take a card.
                self.again(task, 1, about);
                self.discard_settlers(seat, card, tell);
            }
            (Verb::TakeSettlers { .. }, _, Move::TakeSettlers { card }) => {
                self.take_settlers(seat, card, chance, tell);
            }
            (Verb::TakeBonus {}, About::Workshop { guild, position }, Move::Bonus { effect }) => {
                self.take_bonus(seat, guild, position, effect, tell);
            }
            (Verb::RewardOwner {}, About::Workshop { guild, position }, _) => {
                self.reward_owner(seat, guild, position, tell);
            }
            (Verb::Reroll {}, _, Move::Reroll { dice }) => self.reroll(seat, dice, chance, tell),
            (Verb::GoodsOfChoice { .. } | Verb::IncomeGoods {}, _, Move::TakeGood { good }) => {
                let done = with_good(task, verb, good);
                if goods_left(&Task { done, ..*task }, verb) > 0 {
                    self.again(task, done, about);
                }
                self.take_goods(seat, good, 1, about.cause(), tell);
            }
            (Verb::GiveGood {}, _, Move::GiveGood { good }) => {
                self.player_mut(seat).goods[good.index()] -= 1;
                tell.tell(|| Event::GoodGiven { seat, good });
            }
            (Verb::PlaceWorkers {}, About::Visit { guild, .. }, Move::PlaceWorker {}) => {
                self.again(task, task.done + 1, about);
                self.place_worker(seat, guild, tell);
            }
            (
                Verb::PlaceWorkers {},
                About::Visit { guild, .. },
                Move::MoveApprentice { owner, from },
            ) => {
                self.again(task, task.done + 1, about);
                if owner == seat.0 {
                    self.move_apprentice(seat, seat, (from, guild), tell);
                } else {
                    let about = About::Transfer { from, to: guild };
                    self.begin(content().roots.transfer, Seat(owner), about);
                }
            }
            (Verb::AllowTransfer {}, About::Transfer { from, to }, Move::Allow {}) => {
                self.move_apprentice(self.active(), seat, (from, to), tell);
            }
            (Verb::AllowTransfer {}, About::Transfer { from, to }, Move::Refuse {}) => {
                self.refuse_transfer(seat, (from, to), tell);
            }
            (Verb::ChooseArea {}, About::TownHall { place }, Move::ChooseArea { area }) => {
                self.place_communal(seat, place as usize, area, tell);
            }
            (Verb::SellGoods {}, About::Sale { good, left }, Move::SellGoods { count, .. }) => {
                self.sell_some(task, (good, left), count, tell);
            }
            (
                Verb::SpendGoods {},
                About::Payment { card, good },
                Move::SpendGoods { count, .. },
            ) => {
                self.spend_goods(task, card, good, count, tell);
            }
            (Verb::VisitBerk {}, About::Die { value }, answer) => {
                self.deal_with_berk(task, value, answer, chance, tell);
            }
            (Verb::ReturnApprentice {}, _, Move::ReturnApprentice { from }) => {
                self.return_apprentice(seat, from, tell);
            }
            (Verb::Coins { n }, ..) => self.gain_coins(seat, n.0, about.cause(), tell),
            (Verb::Reputation { n }, ..) => self.gain_reputation(seat, n.0, about.cause(), tell),
            (Verb::Modifiers { n }, ..) => {
                self.take_modifiers(seat, n.0, 0, about.cause(), tell);
            }
            (Verb::Houses { n }, ..) => self.gain_houses(seat, n.0, tell),
            (Verb::Workers { n }, ..) => self.gain_workers(seat, n.0, about.cause(), tell),
            (Verb::GuildGood { n }, About::Workshop { guild, .. }, _) => {
                self.take_goods(seat, guild.good(), n.0, about.cause(), tell);
            }
            // `Done`: nothing more of this.
            _ => {}
        }
    }

    /// What a turn is besides a die (RTN-4.4).
    #[inline(never)]
    fn take_turn<T: Tell<Event>>(&mut self, seat: Seat, answer: Move, tell: &mut T) {
        match answer {
            Move::Fulfil { card } => self.begin_fulfilling(seat, card),
            Move::SellWorkshop { guild, position } => {
                self.sell_workshop(seat, guild, position, tell);
            }
            Move::SellCommunal { area } => self.sell_communal(seat, area, tell),
            _ => self.end_turn(seat, tell),
        }
    }

    /// The three actions of a turn, each once, in any order (RTN-4.4).
    #[inline]
    fn offer_turn<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        offers.one(Move::EndTurn {});
        self.offer_fulfilling(seat, offers);
        self.offer_sales(seat, offers);
        self.offer_placings(seat, offers);
    }

    /// True if there is something to do besides ending the turn.
    #[inline(always)]
    pub(crate) fn has_something_to_do(&self, seat: Seat) -> bool {
        !self.done.die && self.can_place_a_die(seat)
            || !self.done.sale && self.has_buildings(seat)
            || !self.done.settlers && self.can_fulfil(seat)
    }

    /// Why a move is not among the answers: the requirement that is not met, or what comes first;
    /// inside a die's action nothing else is done (RTN-4.5).
    pub(crate) fn objection(&self, seat: Seat, mv: Move) -> Refusal {
        let mut why = Why::new(mv);
        self.offer_waiting(seat, &mut why);
        why.objection().unwrap_or_else(|| {
            let Some(asked) = self.question_for(seat) else { return Refusal::not_asked(seat) };
            let action = matches!(
                mv,
                Move::Fulfil { .. } | Move::SellWorkshop { .. } | Move::SellCommunal { .. }
            );
            let rule = if action { "RTN-4.5" } else { asked.rule() };
            Refusal::new(rule, Message::new("refused-first").said("question", asked.message(self)))
        })
    }

    /// What a seat is asked.
    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        let Asks::Verb { task, verb, .. } = self.asks(seat)? else { return None };
        let player = self.player(seat);
        Some(match (verb, task.about) {
            (Verb::TakeTurn {}, _) => Question::TakeTurn {
                die: !self.done.die && self.can_place_a_die(seat),
                settlers: !self.done.settlers && self.can_fulfil(seat),
                sale: !self.done.sale && self.has_buildings(seat),
                pass: !self.done.die,
            },
            (Verb::TakeSettlers { optional }, _) => {
                let optional = optional && task.done == 0;
                if player.hand_is_full() {
                    Question::DiscardSettlers { optional }
                } else {
                    Question::TakeSettlers { optional, held: player.hand().count() as u8 }
                }
            }
            (Verb::TakeBonus {}, About::Workshop { guild, position }) => {
                Question::ChooseBonus { guild, position }
            }
            (Verb::Reroll {}, _) => Question::Reroll,
            (Verb::GoodsOfChoice { .. } | Verb::IncomeGoods {}, _) => {
                Question::TakeGood { left: goods_left(&task, verb) }
            }
            (Verb::GiveGood {}, _) => Question::GiveGood,
            (Verb::BuyGoods {}, About::Visit { guild, .. }) => Question::BuyGoods { guild },
            (Verb::PlaceWorkers {}, About::Visit { guild, value }) => {
                Question::PlaceWorkers { guild, left: self.workers_left(&task, value) }
            }
            (Verb::AllowTransfer {}, About::Transfer { from, to }) => {
                Question::AllowTransfer { by: self.active(), from, to }
            }
            (Verb::ChooseArea {}, About::TownHall { place }) => {
                Question::ChooseArea { tile: self.town_hall[place as usize] }
            }
            (Verb::SellGoods {}, About::Sale { good, left }) => {
                let held = player.goods[good.index()].min(255) as u8;
                Question::SellGoods { good, left, room: self.room_on_ship(good), held }
            }
            (Verb::SpendGoods {}, About::Payment { card, good }) => {
                Question::SpendGoods { card, good, spent: task.done }
            }
            (Verb::VisitBerk {}, About::Die { value }) => Question::VisitBerk { value },
            (Verb::KeepCommission {}, _) => Question::KeepCommission,
            (Verb::ReturnApprentice {}, _) => Question::ReturnApprentice,
            (Verb::ChooseCharacter {}, _) => Question::ChooseCharacter,
            _ => return None,
        })
    }

    fn deal_with_berk<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        value: u8,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let closing = match mv {
            Move::BuyModifiers { .. } => berk::MODIFIERS,
            Move::RenewSettlers {} | Move::RenewBuildings {} => berk::RENEW,
            Move::DrawCommissions {} => berk::COMMISSION,
            _ => return,
        };
        let seat = task.seat;
        self.again(task, task.done | closing, task.about);
        match mv {
            Move::BuyModifiers { count } => {
                let coins = count * content().board.berk.modifier_price;
                self.take_modifiers(seat, count, coins, Cause::Berk, tell);
            }
            Move::RenewSettlers {} => self.renew_settlers(seat, chance, tell),
            Move::RenewBuildings {} => self.renew_buildings(seat, chance, tell),
            _ => {
                let slot = Self::berk_slot(value);
                let (cards, cause) = (slot.commission_cards, Cause::Commission);
                self.draw_commissions(seat, cards, cause, chance, tell);
                self.lose_reputation(seat, slot.commission_reputation, cause, tell);
                self.begin(content().roots.commission, seat, About::Nothing);
            }
        }
    }

    /// Sells so many of one good and goes on with the next that can be sold.
    fn sell_some<T: Tell<Event>>(
        &mut self,
        task: &Task,
        (good, left): (Good, u8),
        count: u8,
        tell: &mut T,
    ) {
        if count > 0 {
            self.sell_goods(task.seat, good, count, tell);
        }
        let later = self.sellable(task.seat) & !((2 << good as u8) - 1);
        if later != 0 && left > count {
            let good = Good::ALL[later.trailing_zeros() as usize];
            self.again(task, task.done + count, About::Sale { good, left: left - count });
        }
    }

    fn return_apprentice<T: Tell<Event>>(
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

    /// How many Workers a visit with this die still places (RTN-9.6).
    #[inline]
    fn workers_left(&self, task: &Task, value: u8) -> u8 {
        let content = content();
        let slot = content.guild_slot_of[value as usize - 1] as usize;
        content.board.guild_slots[slot].apprentices.saturating_sub(task.done)
    }
}

/// One verb at these places, with one rule against all others.
#[inline(always)]
fn among<O: Offers<Move>>(to: &mut O, places: u64, verb: Move, rule: &'static str, key: &str) {
    to.given_at(verb, |need| Some(need.only(!0, places, |_| Refusal::plain(rule, key))));
}

/// Numbers from least to most, as bits.
fn range(least: u8, most: u8) -> u64 {
    let up_to = |n: u8| (1u64 << (n + 1)) - 1;
    up_to(most) & !(up_to(least) >> 1)
}

/// Goods of choice still to take. Of goods that must differ a task keeps which were taken, of others
/// how many.
fn goods_left(task: &Task, verb: Verb) -> u8 {
    let (in_all, taken) = match (verb, task.about) {
        (Verb::GoodsOfChoice { n, different: true }, _) => (n.0, task.done.count_ones() as u8),
        (Verb::GoodsOfChoice { n, .. }, _) => (n.0, task.done),
        (_, About::Income { goods }) => (goods, task.done),
        _ => (0, 0),
    };
    in_all.saturating_sub(taken)
}

/// Goods that may be taken next, as bits: in any order (RTN-6.5).
fn good_choices(task: &Task, verb: Verb) -> u64 {
    const ALL: u64 = (1 << Good::COUNT) - 1;
    match verb {
        _ if goods_left(task, verb) == 0 => 0,
        Verb::GoodsOfChoice { different: true, .. } => ALL & !u64::from(task.done),
        _ => ALL,
    }
}

/// What a task keeps once this good is taken, too.
fn with_good(task: &Task, verb: Verb, good: Good) -> u8 {
    match verb {
        Verb::GoodsOfChoice { different: true, .. } => task.done | 1 << good as u8,
        _ => task.done + 1,
    }
}
