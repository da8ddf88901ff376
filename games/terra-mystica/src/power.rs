//! Resources and power: gains, payments, bowls, sacrifices, conversions (TM-5.4, TM-6, TM-8.2).

use crate::content::{Cost, Gain};
use crate::events::Event;
use crate::kinds::Faction;
use crate::moves::{Conversion, Move};
use crate::state::{Player, Source, TerraMystica};
use engine::{Offers, Seat, Tell};

impl Player {
    /// Gains power token by token: bowl I to II, then II to III; the rest is lost (TM-6.1).
    #[inline]
    pub(crate) fn gain_power(&mut self, power: u8) -> u8 {
        let [first, second, third] = &mut self.bowls;
        let up = power.min(*first);
        *first -= up;
        *second += up;
        let on = (power - up).min(*second);
        *second -= on;
        *third += on;
        up + on
    }
    /// How much power the bowls can still take.
    #[inline]
    pub(crate) fn power_room(&self) -> u8 {
        2 * self.bowls[0] + self.bowls[1]
    }
    /// Spends power: bowl III to I (TM-6.2).
    #[inline]
    pub(crate) fn spend_power(&mut self, power: u8) {
        self.bowls[2] -= power;
        self.bowls[0] += power;
    }
    /// Sacrifices one token of bowl II to move another to bowl III (TM-6.3).
    #[inline]
    pub(crate) fn burn(&mut self) {
        self.bowls[1] -= 2;
        self.bowls[2] += 1;
    }
    #[inline]
    pub(crate) fn can_burn(&self) -> bool {
        self.bowls[1] >= 2
    }
    #[inline]
    pub(crate) fn can_pay(&self, cost: Cost) -> bool {
        self.coins >= u16::from(cost.coins)
            && self.workers >= u16::from(cost.workers)
            && self.priests >= cost.priests
    }
    #[inline]
    pub(crate) fn pay(&mut self, cost: Cost) {
        self.coins -= u16::from(cost.coins);
        self.workers -= u16::from(cost.workers);
        self.priests -= cost.priests;
    }
    #[inline]
    pub(crate) fn score(&mut self, source: Source, points: i16) {
        self.points += points;
        self.earned[source as usize] += points;
    }
}

impl TerraMystica {
    /// Receives resources; priests only as far as the supply reaches (TM-1.6). Spades are given
    /// by whoever knows what they are for.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, gain: Gain) {
        let player = self.player_mut(seat);
        player.coins += u16::from(gain.coins);
        player.workers += u16::from(gain.workers);
        if gain.power > 0 {
            player.gain_power(gain.power);
        }
        if gain.priests > 0 {
            self.gain_priests(seat, gain.priests);
        }
    }
    #[inline]
    pub(crate) fn gain_priests(&mut self, seat: Seat, priests: u8) {
        let player = self.player_mut(seat);
        if player.is(Faction::Riverwalkers) {
            // Each priest may become a terrain instead (TM-X9.7); nobody asks a player who left.
            player.priests_owed += if player.left { 0 } else { priests };
            self.note_reactions(seat);
        } else {
            player.priests += priests.min(player.priest_supply());
        }
    }
    #[inline]
    pub(crate) fn award<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        source: Source,
        points: i16,
        tell: &mut T,
    ) {
        if points != 0 {
            self.player_mut(seat).score(source, points);
            tell.tell(|| Event::Scored { seat, source, points: points as i8 });
        }
    }

    /// Conversions and sacrifices open to a player on the own turn (TM-8.2, TM-6.3).
    #[inline(always)]
    pub(crate) fn offer_conversions<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        let power = player.bowls[2];
        let mut convert = |possible, what| offers.when(possible, Move::Convert { what });
        if power > 0 {
            convert(true, Conversion::PowerToCoin);
            convert(power >= 3, Conversion::PowerToWorker);
            convert(power >= 5, Conversion::PowerToPriest);
        }
        convert(player.priests > 0, Conversion::PriestToWorker);
        convert(player.workers > 0, Conversion::WorkerToCoin);
        if player.is(Faction::Alchemists) {
            convert(player.points > 0, Conversion::PointToCoin);
            convert(player.coins >= 2, Conversion::CoinsToPoint);
        }
        offers.when(player.can_burn(), Move::Burn {});
    }
    pub(crate) fn convert<T: Tell<Event>>(&mut self, seat: Seat, what: Conversion, tell: &mut T) {
        tell.tell(|| Event::Converted { seat, what });
        let player = self.player_mut(seat);
        match what {
            Conversion::PowerToPriest => {
                player.spend_power(5);
                self.gain_priests(seat, 1);
            }
            Conversion::PowerToWorker => {
                player.spend_power(3);
                player.workers += 1;
            }
            Conversion::PowerToCoin => {
                player.spend_power(1);
                player.coins += 1;
            }
            Conversion::PriestToWorker => {
                player.priests -= 1;
                player.workers += 1;
            }
            Conversion::WorkerToCoin => {
                player.workers -= 1;
                player.coins += 1;
            }
            Conversion::PointToCoin => {
                player.score(Source::Resources, -1);
                player.coins += 1;
            }
            Conversion::CoinsToPoint => {
                player.coins -= 2;
                player.score(Source::Resources, 1);
            }
        }
    }
}
