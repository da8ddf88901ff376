//! Guilds: activate Workshops, buy goods, place Workers (RTN-9, RTN-17.5).

use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key, When};
use crate::events::{Cause, Event};
use crate::kinds::{Effect, Guild, Source};
use crate::moves::Move;
use crate::state::{MAX_SEATS, NONE, RiseToNobility};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell};

impl RiseToNobility {
    /// Workshops, goods, Workers (RTN-9.3 to RTN-9.6).
    #[inline]
    pub(crate) fn visit_guild(&mut self, seat: Seat, guild: Guild, value: u8) {
        self.begin(content().roots.guild, seat, About::Visit { guild, value });
        self.happens(When::GuildVisited, seat, About::Event);
    }

    /// The next Workshop of the visit: the tile's bonus, then the owner's reward (RTN-9.3).
    #[inline]
    pub(crate) fn activate_next<T: Tell<Event>>(
        &mut self,
        task: &Task,
        guild: Guild,
        value: u8,
        tell: &mut T,
    ) {
        let content = content();
        let slot = &content.board.guild_slots[content.guild_slot_of[value as usize - 1] as usize];
        let house = &self.guilds[guild.index()];
        let here = |position: &u8| house.workshops[*position as usize] != NONE;
        let Some(position) = (task.done..slot.workshops).find(here) else { return };
        let (tile, owner) = (house.workshops[position as usize], house.owners[position as usize]);
        if (position + 1..slot.workshops).any(|later| here(&later)) {
            self.again(task, position + 1, task.about);
        }
        let about = About::Workshop { guild, position };
        if owner != NONE && owner != task.seat.0 {
            self.begin(content.roots.reward, Seat(owner), about);
        }
        match content.workshops.get(tile as usize).map(|workshop| &*workshop.effects) {
            // A single bonus is taken even if it is of no use.
            Some([only]) => {
                self.take_bonus(task.seat, guild, position, *only, tell);
            }
            _ => self.begin(content.roots.workshop, task.seat, about),
        }
    }

    /// What can be taken of a Workshop with two bonuses, as bits of [`Effect`].
    pub(crate) fn possible_bonuses(&self, seat: Seat, guild: Guild, position: u8) -> u8 {
        let tile = self.guilds[guild.index()].workshops[position as usize];
        let Some(workshop) = content().workshops.get(tile as usize) else { return 0 };
        let possible = workshop.effects.iter().filter(|effect| self.can_use(seat, **effect));
        possible.fold(0, |bits, effect| bits | 1 << *effect as u8)
    }

    fn can_use(&self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Reroll => self.player(seat).has_unplaced_dice(),
            Effect::Exchange => self.player(seat).goods != [0; 6],
            _ => true,
        }
    }

    /// RTN-9.8. What can only help is taken at once; rerolls and exchanges can still be declined.
    pub(crate) fn take_bonus<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: Guild,
        position: u8,
        effect: Effect,
        tell: &mut T,
    ) {
        let tile = self.guilds[guild.index()].workshops[position as usize];
        tell.tell(|| Event::BonusTaken { seat, tile, effect });
        let about = About::Workshop { guild, position };
        self.begin(content().bonus[effect.index()], seat, about);
    }

    /// Doubled with 2 players and for the Automa's dice (RTN-9.3, RTN-16.7).
    pub(crate) fn reward_owner<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: Guild,
        position: u8,
        tell: &mut T,
    ) {
        let printed = &content().board.workshop_positions[position as usize];
        let times = self.count().owner_reward_times;
        let (coins, points) = (printed.owner_coins * times, printed.owner_points * times);
        self.player_mut(seat).coins += u16::from(coins);
        self.score_points(seat, Source::Rewards, i16::from(points));
        let tile = self.guilds[guild.index()].workshops[position as usize];
        tell.tell(|| Event::OwnerRewarded { seat, tile, coins, points });
    }

    /// How many goods can be bought at most (RTN-9.5, RTN-15.3).
    #[inline]
    pub(crate) fn most_goods(&self, seat: Seat, value: u8) -> u8 {
        let content = content();
        let slot = content.guild_slot_of[value as usize - 1] as usize;
        let payable = self.player(seat).coins / u16::from(content.board.guilds.good_price);
        let payable = payable + u16::from(self.changed_by(Key::FreeGoods));
        u16::from(content.board.guild_slots[slot].goods).min(payable) as u8
    }

    /// Whoever buys gets one more for each own Apprentice there (RTN-9.5).
    pub(crate) fn buy_goods<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: Guild,
        bought: u8,
        tell: &mut T,
    ) {
        if bought == 0 {
            return;
        }
        let paid = bought.saturating_sub(self.changed_by(Key::FreeGoods));
        let coins = paid * content().board.guilds.good_price;
        let player = self.player_mut(seat);
        let free = player.apprentices[guild.index()];
        player.coins -= u16::from(coins);
        player.goods[guild.index()] += u16::from(bought + free);
        let good = guild.good();
        tell.tell(|| Event::GoodsBought { seat, good, bought, free, coins });
    }

    /// Workers, own Apprentices elsewhere and, at night, those of others (RTN-9.6, RTN-17.5).
    pub(crate) fn offer_workers<O: Offers<Move>>(&self, seat: Seat, guild: Guild, offers: &mut O) {
        let no_worker = || Refusal::plain("RTN-9.6", "refused-no-worker");
        offers.given(Move::PlaceWorker {}, |need| {
            need.that(self.player(seat).workers > 0, no_worker)
        });
        let owners = if O::EXPLAINS { MAX_SEATS as u8 } else { self.seats };
        for owner in (0..owners).map(Seat) {
            offers.given_at(Move::MoveApprentice { owner: owner.0, from: guild }, |need| {
                need.that(owner == seat || self.options.night, || {
                    Refusal::plain("RTN-9.6", "refused-others-apprentice")
                })?;
                Some(need.only(!0, self.elsewhere(owner, guild), |_| {
                    Refusal::plain("RTN-9.6", "refused-no-apprentice")
                }))
            });
        }
        offers.one(Move::Done {});
    }

    /// Other Guilds where a player has Apprentices, as bits.
    pub(crate) fn elsewhere(&self, owner: Seat, guild: Guild) -> u64 {
        if !self.player(owner).has_apprentices() {
            return 0;
        }
        let apprentices = (0u8..).zip(self.player(owner).apprentices);
        let some = apprentices.filter(|(at, count)| *count > 0 && *at != guild as u8);
        some.fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Is there somebody to place, and a slot to place them on?
    #[inline]
    pub(crate) fn can_place_workers(&self, seat: Seat, guild: Guild) -> bool {
        let player = self.player(seat);
        // Most players have nobody free and no Apprentices for most of the game.
        let perhaps = player.workers > 0 || player.has_apprentices() || self.options.night;
        perhaps && self.finds_workers(seat, guild)
    }

    #[inline(never)]
    fn finds_workers(&self, seat: Seat, guild: Guild) -> bool {
        let mut others = self.all_seats().filter(|_| self.options.night);
        let somebody = self.player(seat).workers > 0
            || self.elsewhere(seat, guild) != 0
            || others.any(|owner| self.elsewhere(owner, guild) != 0);
        somebody && self.has_apprentice_slot(guild)
    }

    pub(crate) fn place_worker<T: Tell<Event>>(&mut self, seat: Seat, guild: Guild, tell: &mut T) {
        let player = self.player_mut(seat);
        player.workers -= 1;
        player.apprentices[guild.index()] += 1;
        tell.tell(|| Event::WorkerPlaced { seat, guild });
    }

    pub(crate) fn move_apprentice<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        owner: Seat,
        (from, to): (Guild, Guild),
        tell: &mut T,
    ) {
        let player = self.player_mut(owner);
        player.apprentices[from.index()] -= 1;
        player.apprentices[to.index()] += 1;
        tell.tell(|| Event::ApprenticeMoved { seat, owner, from, to });
    }

    /// Nobody refuses who cannot pay for it (RTN-17.8).
    pub(crate) fn can_refuse(&self, seat: Seat) -> bool {
        let least = content().own.reputation.least;
        self.player(seat).reputation >= least + content().night.refusal.reputation
    }

    pub(crate) fn refuse_transfer<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        (from, to): (Guild, Guild),
        tell: &mut T,
    ) {
        let by = self.active();
        tell.tell(|| Event::TransferRefused { seat, by, from, to });
        self.lose_reputation(seat, content().night.refusal.reputation, Cause::Refusal, tell);
    }

    /// Sets of unplaced dice to throw again; of equal dice always the first ones.
    pub(crate) fn reroll_choices(&self, seat: Seat) -> u64 {
        let dice = self.player(seat).sorted_dice();
        let count = dice.iter().filter(|die| **die > 0).count();
        let in_order = |set: &u8| {
            (1..count).all(|at| {
                dice[at] != dice[at - 1] || set >> at & 1 == 0 || set >> (at - 1) & 1 == 1
            })
        };
        (0..1u8 << count).filter(in_order).fold(0, |sets, set| sets | 1 << set)
    }

    /// Throws the chosen dice again, once (RTN-9.8).
    pub(crate) fn reroll<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        set: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let dice = self.player(seat).sorted_dice();
        let player = self.player_mut(seat);
        for (_, die) in dice.iter().enumerate().filter(|(at, die)| set >> at & 1 == 1 && **die > 0)
        {
            player.dice[*die as usize - 1] -= 1;
            player.dice[chance.below(6) as usize] += 1;
        }
        let dice = player.dice;
        if set != 0 {
            tell.tell(|| Event::Rerolled { seat, dice });
        }
    }
}
