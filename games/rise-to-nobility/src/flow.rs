//! What happens next: tasks that resolve themselves, turns, rounds (RTN-4, RTN-12, RTN-15).

use crate::actions::tavern::draw_small;
use crate::choices::{good_choices, unpacked};
use crate::content::content;
use crate::events::{Cause, Event};
use crate::kinds::{Effect, Good, Guild};
use crate::moves::{Chosen, Task};
use crate::state::{CITY_TOKEN, Dice, Done, NONE, Phase, RiseToNobility};
use engine::{Chance, Places, Seat, Tell};

impl RiseToNobility {
    /// Runs on until somebody must decide or the game is over.
    #[inline]
    pub(crate) fn settle<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        loop {
            let goes_on = match self.agenda.0.top() {
                Some(task) => self.resolve(task, chance, tell),
                None => self.go_on(chance, tell),
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Does what needs no decision; false if a seat must answer.
    fn resolve<C: Chance, T: Tell<Event>>(
        &mut self,
        task: Task,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        let waits = match task {
            Task::TakeSettlers { .. } => self.cards_on_display() != 0,
            Task::Activate { seat, guild, position } => {
                self.agenda.0.pop();
                self.activate(seat, guild, position, tell);
                return true;
            }
            Task::ChooseBonus { seat, guild, position } => {
                let effects = self.possible_bonuses(seat, guild, position);
                if effects.count_ones() == 1 {
                    self.agenda.0.pop();
                    let effect = Effect::ALL[effects.trailing_zeros() as usize];
                    self.take_bonus(seat, guild, position, effect, tell);
                    return true;
                }
                effects != 0
            }
            Task::Reward { seat, guild, position } => {
                self.agenda.0.pop();
                self.reward_owner(seat, guild, position, tell);
                return true;
            }
            Task::Reroll { seat } => self.player(seat).has_unplaced_dice(),
            Task::TakeGoods { left, from_and_different, .. } => {
                left > 0 && good_choices(left, from_and_different) != 0
            }
            Task::Exchange { seat } => self.player(seat).goods != [0; 6],
            Task::BuyGoods { seat, value, .. } => self.most_goods(seat, value) > 0,
            Task::PlaceWorkers { seat, guild, left } => {
                left > 0 && self.can_place_workers(seat, guild)
            }
            Task::AllowTransfer { seat, from, to } => {
                if !self.can_refuse(seat) {
                    self.agenda.0.pop();
                    self.move_apprentice(self.active(), seat, (from, to), tell);
                    return true;
                }
                true
            }
            Task::ChooseArea { seat, tile } => {
                let free = self.free_areas(seat);
                if free.count() == 1 {
                    self.agenda.0.pop();
                    self.place_communal(seat, tile as usize, free.nth(0) as u8, tell);
                    return true;
                }
                true
            }
            Task::SellGoods { seat, good, left_and_sold } => {
                let (left, sold) = (left_and_sold & 15, left_and_sold >> 4 == 1);
                if left == 0 || self.sellable(seat) >> good as u8 == 0 {
                    self.agenda.0.pop();
                    return true;
                }
                let (least, most) = self.sale_range(seat, good, left, sold);
                if least >= most {
                    self.sell_some(seat, good, left_and_sold, most, tell);
                    return true;
                }
                true
            }
            Task::SpendGoods { seat, card, good_and_spent } => {
                let (good, spent) = unpacked(good_and_spent);
                let (least, most) = self.spendable(seat, card, good, spent);
                if least >= most {
                    self.spend_goods(seat, card, (good, spent), most, tell);
                    return true;
                }
                true
            }
            Task::VisitBerk { seat, open, value } => self.berk_has_more(seat, open, value),
            Task::KeepCommission { seat } => {
                let offered = u64::from(self.player(seat).offered);
                if offered.count() == 1 {
                    self.agenda.0.pop();
                    self.keep_commission(seat, offered.nth(0) as u8, chance, tell);
                    return true;
                }
                offered != 0
            }
            Task::ReturnApprentice { seat } => {
                let apprentices = self.player(seat).apprentices;
                let mut guilds = Guild::ALL.into_iter();
                let mut guilds = guilds.by_ref().filter(|guild| apprentices[guild.index()] > 0);
                if let (Some(only), None) = (guilds.next(), guilds.next()) {
                    self.agenda.0.pop();
                    self.return_apprentice(seat, only, tell);
                    return true;
                }
                apprentices != [0; 6]
            }
            Task::ChooseCharacter { .. } => true,
            Task::Lord { seat } => {
                self.agenda.0.pop();
                self.lord_power(seat, tell);
                return true;
            }
            Task::Nothing => false,
        };
        if !waits {
            self.agenda.0.pop();
        }
        !waits
    }

    /// With nothing left to do: the next turn, phase or round (RTN-4.7).
    fn go_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool {
        match self.phase {
            Phase::Commissions => {
                if self.all_seats().any(|seat| self.player(seat).offered != 0) {
                    return false;
                }
                self.phase = Phase::Characters;
            }
            Phase::Characters => {
                if self.options.night {
                    for seat in self.in_turn_order().rev() {
                        self.agenda.0.push(Task::ChooseCharacter { seat });
                    }
                }
                self.phase = Phase::LordPowers;
            }
            Phase::LordPowers => {
                if self.options.night {
                    for seat in self.in_turn_order().rev() {
                        self.agenda.0.push(Task::Lord { seat });
                    }
                }
                self.phase = Phase::Actions;
            }
            Phase::Actions if self.round == 0 => self.start_round(chance, tell),
            Phase::Actions => {
                let seat = self.active();
                if self.player(seat).passed {
                    self.collect_income(tell);
                    self.phase = Phase::Upkeep;
                } else if self.has_something_to_do(seat) {
                    return false;
                } else {
                    self.end_turn(seat, tell);
                }
            }
            Phase::Upkeep if self.round == content().numbers.rounds => self.finish(tell),
            Phase::Upkeep => {
                self.upkeep(chance, tell);
                self.start_round(chance, tell);
            }
            Phase::Over => return false,
        }
        true
    }

    /// A turn without a die is the last one of the round (RTN-4.6).
    pub(crate) fn end_turn<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        if !self.done.die {
            self.player_mut(seat).passed = true;
            tell.tell(|| Event::Passed { seat });
        }
        self.done = Done::default();
        for offset in 1..=self.seats {
            let next = (seat.0 + offset) % self.seats;
            if !self.players[next as usize].passed {
                self.active = next;
                return;
            }
        }
    }

    /// Event, dice, Automa (RTN-4.2, RTN-15.2, RTN-16.4).
    fn start_round<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.phase = Phase::Actions;
        self.round += 1;
        self.active = self.first;
        let (round, first) = (self.round, Seat(self.first));
        tell.tell(|| Event::RoundStarted { round, first });
        if self.options.events {
            self.reveal_event(chance, tell);
        }
        for seat in self.in_turn_order() {
            let count = self.count().dice;
            let player = self.player_mut(seat);
            player.passed = false;
            player.placed = 0;
            player.dice = [0; 6];
            for _ in 0..count {
                player.dice[chance.below(6) as usize] += 1;
            }
            let dice = player.dice;
            tell.tell(|| Event::Rolled { seat, dice });
        }
        if self.is_solo() {
            self.place_automa_dice(chance, tell);
        }
        if self.event_effect().reroll > 0 {
            for seat in self.in_turn_order().rev() {
                self.agenda.0.push(Task::Reroll { seat });
            }
        }
    }

    /// Deck I for the first five rounds, then deck II (RTN-15.1).
    fn reveal_event<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let deck = if self.round <= content().numbers.rounds / 2 { 1 } else { 2 };
        let events = (0u8..).zip(&content().events);
        let mut left = events
            .filter(|(at, event)| event.deck == deck && self.events_seen >> at & 1 == 0)
            .fold(0u32, |bits, (at, _)| bits | 1 << at);
        if let Some(event) = draw_small(&mut left, chance) {
            self.events_seen |= 1 << event;
            self.event = event;
            tell.tell(|| Event::EventRevealed { event });
        }
    }

    /// Apprentices, Workshops, Community Buildings, Chancellery, Event (RTN-12.1 to RTN-12.5).
    fn collect_income<T: Tell<Event>>(&mut self, tell: &mut T) {
        let content = content();
        let event = self.event_effect();
        for seat in self.in_turn_order().rev() {
            let mut coins =
                u16::from(self.offices_of(seat)) * u16::from(content.chancellery.income_coins);
            if self.player(seat).has_apprentices() {
                for guild in Guild::ALL {
                    let apprentices = self.player(seat).apprentices[guild.index()];
                    if apprentices > 0 {
                        let each = self.coins_per_apprentice(guild) + event.apprentice_coins;
                        coins += u16::from(apprentices) * u16::from(each);
                    }
                }
            }
            let per_workshop = content.numbers.income_goods_per_workshop + event.workshop_goods;
            let mut goods = [0u8; 6];
            u64::from(self.derived.workshops[seat.index()])
                .each(|at| goods[at as usize / 3] += per_workshop);
            let (mut reputation, mut chosen) = (0, 0);
            for (area, tile) in content.areas.iter().zip(self.player(seat).areas) {
                if tile != NONE {
                    coins += u16::from(area.income_coins);
                    reputation += area.income_reputation;
                    chosen += area.income_goods;
                }
            }
            let player = self.player_mut(seat);
            player.coins += coins;
            for good in Good::ALL {
                player.goods[good.index()] += u16::from(goods[good.index()]);
            }
            tell.tell(|| Event::Income { seat, coins, goods });
            self.gain_reputation(seat, reputation, Cause::Income, tell);
            if chosen > 0 {
                self.agenda.0.push(Task::take_goods(seat, chosen, 0, false, Chosen::Income));
            }
            if event.tax > 0 {
                let player = self.player_mut(seat);
                let coins = player.coins.min(u16::from(event.tax)) as u8;
                player.coins -= u16::from(coins);
                tell.tell(|| Event::Taxed { seat, coins });
            }
        }
    }

    /// Everything is made ready for the next round (RTN-12.6 to RTN-12.10).
    fn upkeep<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.dice = Dice::default();
        if self.options.chancellery {
            for slot in self.dice_tiles.iter_mut().flat_map(|tile| &mut tile.slots) {
                if slot.is_die() {
                    *slot = CITY_TOKEN;
                }
            }
        }
        self.sold = [0; 6];
        if let Some(ship) = draw_small(&mut self.ships_left, chance) {
            self.ship = ship;
            tell.tell(|| Event::ShipArrived { ship });
        }
        let mut derived = self.derived;
        self.clear_city(&mut derived);
        self.derived = derived;
        self.refill_council(chance, tell);
        self.refill_town_hall(chance, tell);
        self.event = NONE;
        self.first = (self.first + 1) % self.seats;
    }
}
