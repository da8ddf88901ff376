//! Points, Reputation, Nobility, goods and tokens: gaining and losing within bounds (RTN-3, RTN-6).

use crate::content::content;
use crate::effects::About;
use crate::events::{Cause, Event};
use crate::kinds::{Good, Guild, Source};
use crate::state::RiseToNobility;
use engine::chain::Runs;
use engine::{Seat, Tell};

impl RiseToNobility {
    /// The score never drops below 0 (RTN-3.5).
    pub(crate) fn score_points(&mut self, seat: Seat, source: Source, points: i16) {
        let player = self.player_mut(seat);
        let now = (player.points + points).max(0);
        player.earned[source.index()] += now - player.points;
        player.points = now;
    }

    /// Up the Reputation track, to its end (RTN-3.5).
    pub(crate) fn gain_reputation<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        by: u8,
        cause: Cause,
        tell: &mut T,
    ) {
        let most = content().own.reputation.most;
        let player = self.player_mut(seat);
        let gained = by.min(most - player.reputation);
        player.reputation += gained;
        let now = player.reputation;
        if by > 0 {
            tell.tell(|| Event::ReputationChanged { seat, by: gained as i8, now, cause });
        }
    }

    /// Down the Reputation track; a loss may be cut short (RTN-3.5).
    pub(crate) fn lose_reputation<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        by: u8,
        cause: Cause,
        tell: &mut T,
    ) {
        let least = content().own.reputation.least;
        let player = self.player_mut(seat);
        let lost = by.min(player.reputation.saturating_sub(least));
        player.reputation -= lost;
        let now = player.reputation;
        if by > 0 {
            tell.tell(|| Event::ReputationChanged { seat, by: -(lost as i8), now, cause });
        }
    }

    /// Stars; whoever becomes a Lord resolves the power once this effect is complete (RTN-6.4).
    pub(crate) fn gain_nobility<T: Tell<Event>>(&mut self, seat: Seat, stars: u8, tell: &mut T) {
        let top = content().nobility.len() as u8 - 1;
        let player = self.player_mut(seat);
        let gained = stars.min(top - player.nobility);
        player.nobility += gained;
        let now = player.nobility;
        let new_lord = !player.is_lord && now >= content().lord_level;
        player.is_lord |= new_lord;
        if stars > 0 {
            tell.tell(|| Event::NobilityChanged { seat, by: gained as i8, now });
        }
        if new_lord {
            self.begin(content().roots.lord, seat, About::Nothing);
        }
    }

    pub(crate) fn lose_nobility<T: Tell<Event>>(&mut self, seat: Seat, stars: u8, tell: &mut T) {
        let player = self.player_mut(seat);
        let lost = stars.min(player.nobility);
        player.nobility -= lost;
        let now = player.nobility;
        tell.tell(|| Event::NobilityChanged { seat, by: -(lost as i8), now });
    }

    /// The once-only power of the Character (RTN-6.4, RTN-6.5). What can only help is taken at
    /// once; what needs a choice is asked.
    pub(crate) fn become_lord<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let character = self.player(seat).character;
        tell.tell(|| Event::BecameLord { seat, character });
        self.begin(content().characters[character as usize].power, seat, About::Lord);
    }

    /// Houses from the own reserve, as long as there are some (RTN-3.3).
    pub(crate) fn gain_houses<T: Tell<Event>>(&mut self, seat: Seat, count: u8, tell: &mut T) {
        for _ in 0..count.min(self.player(seat).houses_in_reserve()) {
            self.player_mut(seat).houses_ready += 1;
            tell.tell(|| Event::HouseGained { seat });
        }
    }

    pub(crate) fn gain_coins<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        coins: u8,
        cause: Cause,
        tell: &mut T,
    ) {
        self.player_mut(seat).coins += u16::from(coins);
        tell.tell(|| Event::CoinsGained { seat, coins, cause });
    }

    pub(crate) fn take_goods<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        good: Good,
        count: u8,
        cause: Cause,
        tell: &mut T,
    ) {
        self.player_mut(seat).goods[good.index()] += u16::from(count);
        tell.tell(|| Event::GoodsTaken { seat, good, count, cause });
    }

    /// Modifiers are limited: at most what the supply holds (RTN-3.4).
    pub(crate) fn take_modifiers<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        coins: u8,
        cause: Cause,
        tell: &mut T,
    ) {
        let count = count.min(self.modifiers);
        if count == 0 {
            return;
        }
        self.modifiers -= count;
        let player = self.player_mut(seat);
        player.modifiers += count;
        player.coins -= u16::from(coins);
        tell.tell(|| Event::ModifiersTaken { seat, count, coins, cause });
    }

    /// Meeples are limited: at most what the reserve holds (RTN-3.3).
    pub(crate) fn gain_workers<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        cause: Cause,
        tell: &mut T,
    ) {
        let player = self.player_mut(seat);
        let count = count.min(player.reserve);
        player.reserve -= count;
        player.workers += count;
        if count > 0 {
            tell.tell(|| Event::WorkersGained { seat, count, cause });
        }
    }

    /// Coins for each Apprentice of a Guild, by how many there are in all (RTN-12.1).
    pub(crate) fn coins_per_apprentice(&self, guild: Guild) -> u8 {
        match self.apprentices_in(guild) {
            0 => 0,
            all => self.count().income_per_apprentice[all as usize - 1],
        }
    }
}
