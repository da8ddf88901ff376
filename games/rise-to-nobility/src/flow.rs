//! What happens next: turns, phases, rounds (RTN-4, RTN-12, RTN-15).

use crate::actions::tavern::draw_small;
use crate::content::content;
use crate::effects::{About, Key, When};
use crate::events::{Cause, Event};
use crate::kinds::{Good, Guild};
use crate::state::{CITY_TOKEN, Dice, Done, NONE, Phase, RiseToNobility};
use engine::chain::Runs;
use engine::{Chance, Places, Seat, Tell};

impl RiseToNobility {
    /// With nothing left to do: the next turn, phase or round (RTN-4.7). False once it is over.
    #[inline(always)]
    pub(crate) fn next_step<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        if self.phase == Phase::Actions && self.round > 0 {
            let seat = self.active();
            if self.player(seat).passed {
                self.collect_income(tell);
                self.phase = Phase::Upkeep;
            } else if self.has_something_to_do(seat) {
                self.begin(content().roots.turn, seat, About::Nothing);
            } else {
                self.end_turn(seat, tell);
            }
            return true;
        }
        self.next_phase(chance, tell)
    }

    #[inline(never)]
    fn next_phase<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool {
        let (roots, first) = (&content().roots, Seat(self.first));
        match self.phase {
            Phase::Commissions if self.all_seats().any(|seat| self.player(seat).offered != 0) => {
                self.begin(roots.commissions, first, About::Nothing);
            }
            Phase::Commissions => self.phase = Phase::Characters,
            Phase::Characters => {
                if self.options.night {
                    self.begin(roots.characters, first, About::Nothing);
                }
                self.phase = Phase::LordPowers;
            }
            Phase::LordPowers => {
                if self.options.night {
                    self.begin(roots.lord_powers, first, About::Nothing);
                }
                self.phase = Phase::Actions;
            }
            Phase::Actions => self.start_round(chance, tell),
            Phase::Upkeep if self.round == content().board.rounds.count => self.finish(tell),
            Phase::Upkeep => {
                self.upkeep(chance, tell);
                self.start_round(chance, tell);
            }
            Phase::Over => return false,
        }
        true
    }

    /// A turn without a die is the last one of the round (RTN-4.6).
    #[inline]
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
        self.happens(When::DiceRolled, first, About::Event);
    }

    /// Deck I for the first five rounds, then deck II (RTN-15.1).
    fn reveal_event<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let deck = if self.round <= content().board.rounds.count / 2 { 1 } else { 2 };
        let events = (0u8..).zip(&content().events);
        let mut left = events
            .filter(|(at, event)| event.deck == deck && self.events_seen >> at & 1 == 0)
            .fold(0u32, |bits, (at, _)| bits | 1 << at);
        if let Some(event) = draw_small(&mut left, chance) {
            self.events_seen |= 1 << event;
            self.event = event;
            self.cards = self.cards_in_play();
            tell.tell(|| Event::EventRevealed { event });
        }
    }

    /// Apprentices, Workshops, Community Buildings, Chancellery, Event (RTN-12.1 to RTN-12.5).
    #[inline(never)]
    fn collect_income<T: Tell<Event>>(&mut self, tell: &mut T) {
        let content = content();
        let (for_apprentices, for_workshops) =
            (self.changed_by(Key::ApprenticeCoins), self.changed_by(Key::WorkshopGoods));
        let tax = self.changed_by(Key::Tax);
        for seat in self.in_turn_order().rev() {
            let mut coins =
                u16::from(self.offices_of(seat)) * u16::from(content.chancellery.income_coins);
            if self.player(seat).has_apprentices() {
                for guild in Guild::ALL {
                    let apprentices = self.player(seat).apprentices[guild.index()];
                    if apprentices > 0 {
                        let each = self.coins_per_apprentice(guild) + for_apprentices;
                        coins += u16::from(apprentices) * u16::from(each);
                    }
                }
            }
            let per_workshop = content.board.guilds.income_goods_per_workshop + for_workshops;
            let mut goods = [0u8; 6];
            u64::from(self.derived.workshops[seat.index()])
                .each(|at| goods[at as usize / 3] += per_workshop);
            let (mut reputation, mut chosen) = (0, 0);
            for (area, tile) in content.own.areas.iter().zip(self.player(seat).areas) {
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
                self.begin(content.roots.income, seat, About::Income { goods: chosen });
            }
            if tax > 0 {
                let player = self.player_mut(seat);
                let coins = player.coins.min(u16::from(tax)) as u8;
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
        self.cards = self.cards_in_play();
        self.first = (self.first + 1) % self.seats;
    }
}
