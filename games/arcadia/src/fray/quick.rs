//! Quick battles and quick storms (AR-19, AR-20.6).

use super::{Side, Stage};
use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{OWN, Post, Unit};
use crate::moves::Move;
use crate::state::{Arcadia, NONE};
use engine::chain::Runs;
use engine::{Offers, Refusal, Seat, Tell};

impl Arcadia {
    /// The greater value wins; of equals the side that was there first (AR-19.1, AR-19.2).
    pub(super) fn quick_battle<T: Tell<Event>>(&mut self, tell: &mut T) {
        let sides = [self.fray.sides[0], self.fray.sides[1]];
        let values = sides.map(|side| self.value_of(side));
        let since = sides.map(|side| self.there_since(side));
        let first_wins = values[0] > values[1] || values[0] == values[1] && since[0] <= since[1];
        let winner = usize::from(!first_wins);
        let (loser, difference) = (1 - winner, values[0].abs_diff(values[1]));
        let mut half = difference / 2;
        if self.options.loss_cap {
            half = half.min(values[loser].min(difference));
        }
        (self.fray.winner, self.fray.values) = (winner as u8, values);
        (self.fray.owed[loser], self.fray.owed[winner]) = (difference, half);
        self.fray.last = [u16::MAX; 4];
        self.fray.stage = Stage::Losing;
        let province = self.fray.province;
        let leader = (sides[winner].leader != NONE).then_some(Seat(sides[winner].leader));
        tell.tell(|| Event::QuickBattle { province, winner: leader, values });
    }
    fn there_since(&self, side: Side) -> u16 {
        if side.garrison {
            return 0;
        }
        let since = side.armies().map(|(seat, army)| self.player(seat).armies[army].since);
        since.min().unwrap_or(u16::MAX)
    }
    /// AR-20.6.
    pub(super) fn quick_storm<T: Tell<Event>>(&mut self, tell: &mut T) {
        let values = [0, 1].map(|side| self.value_of(self.fray.sides[side]));
        let falls = values[0] > u16::from(content().rules.siege.storm_ratio) * values[1];
        (self.fray.winner, self.fray.values) = (u8::from(!falls), values);
        self.fray.owed[0] = values[1];
        self.fray.owed[1] = if falls { values[1] } else { values[1] / 2 };
        self.fray.last = [u16::MAX; 4];
        self.fray.stage = Stage::Losing;
        let province = self.fray.province;
        let leader = self.fray.sides[usize::from(!falls)].leader;
        let winner = (leader != NONE).then_some(Seat(leader));
        tell.tell(|| Event::QuickBattle { province, winner, values });
    }

    /// Posts of a side with their owners.
    fn posts_of(&self, side: Side) -> impl Iterator<Item = (Seat, Post)> + use<> {
        let town = self.town(self.fray.province);
        let garrison = (side.garrison && town.occupier != NONE)
            .then_some((Seat(town.occupier), Post::garrison(self.fray.province)));
        side.armies().map(|(seat, army)| (seat, Post::army(army as u8))).chain(garrison)
    }
    fn units_at(&self, seat: Seat, post: Post) -> &crate::state::Troops {
        match post.province() {
            None => &self.player(seat).armies[usize::from(post.0)].troops,
            Some(province) => &self.town(province).garrison,
        }
    }

    /// The next side that has still to lose units; all of them, if that is not enough (AR-19.2).
    pub(super) fn next_losses<T: Tell<Event>>(&mut self, tell: &mut T) {
        for (at, side) in self.fray.sides() {
            let owed = self.fray.owed[at];
            if owed == 0 {
                continue;
            }
            if side.leader == NONE {
                self.neutral_losses(at, tell);
                return;
            }
            if self.value_of(side) <= owed {
                self.fray.owed[at] = 0;
                self.fray.lost[at] += self.value_of(side);
                for (seat, post) in self.posts_of(side) {
                    let troops = *self.units_at(seat, post);
                    for (own, count) in troops.into_iter().enumerate() {
                        for _ in 0..count {
                            let unit = self.player(seat).unit(own);
                            self.lose_unit(seat, unit, post.0, tell);
                        }
                    }
                }
                return;
            }
            self.begin(content().roots.losses, Seat(side.leader), About::Nothing);
            return;
        }
        self.fray.stage = Stage::Settling;
    }
    /// Nobody chooses for a neutral garrison: the dearest units go first, so that none could be left out.
    fn neutral_losses<T: Tell<Event>>(&mut self, at: usize, tell: &mut T) {
        let province = self.fray.province;
        let owed = std::mem::take(&mut self.fray.owed[at]);
        let mut lost = 0;
        for own in (0..OWN).rev() {
            let cost = u16::from(content().units[own].cost);
            while self.town(province).garrison[own] > 0 && lost < owed {
                self.town_mut(province).garrison[own] -= 1;
                lost += cost;
                tell.tell(|| Event::NeutralLost { province, unit: Unit::of(own, 0) });
            }
        }
        self.fray.lost[at] += lost;
    }

    pub(crate) fn still_to_lose(&self, seat: Seat) -> u16 {
        self.fray.led_by(seat).map_or(0, |at| self.fray.owed[at])
    }
    /// Units are named from the dearest to the cheapest, so that no one of them could be left out (AR-19.2).
    pub(crate) fn offer_losses<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let Some(at) = self.fray.led_by(seat).filter(|at| self.fray.owed[*at] > 0) else { return };
        let (side, owed, last) = (self.fray.sides[at], self.fray.owed[at], self.fray.last[at]);
        for (owner, post) in self.posts_of(side) {
            for own in 0..OWN {
                if self.units_at(owner, post)[own] == 0 {
                    continue;
                }
                let cost = self.cost(owner, own);
                let unit = self.player(owner).unit(own);
                to.given(Move::Lose { unit, who: owner.0, from: post.0 }, |need| {
                    need.that(cost <= last, || Refusal::plain("AR-19.2", "refused-dearest-first"))?;
                    // What is left at this price or below must be enough.
                    need.that(self.value_up_to(side, cost) >= owed, || {
                        Refusal::plain("AR-19.2", "refused-not-enough-left")
                    })
                });
            }
        }
    }
    fn value_up_to(&self, side: Side, most: u16) -> u16 {
        let mut value = 0;
        for (seat, post) in self.posts_of(side) {
            for (own, count) in self.units_at(seat, post).iter().enumerate() {
                let cost = self.cost(seat, own);
                if cost <= most {
                    value += cost * u16::from(*count);
                }
            }
        }
        value
    }
    pub(crate) fn pick_loss<T: Tell<Event>>(
        &mut self,
        task: &Task,
        unit: Unit,
        (owner, from): (Seat, u8),
        tell: &mut T,
    ) {
        let Some(at) = self.fray.led_by(task.seat) else { return };
        let own = unit.own(self.player(owner).nation).unwrap_or_default();
        let cost = self.cost(owner, own);
        self.fray.owed[at] = self.fray.owed[at].saturating_sub(cost);
        self.fray.last[at] = cost;
        self.fray.lost[at] += cost;
        if self.fray.owed[at] > 0 {
            self.again(task, 0, About::Nothing);
        }
        self.lose_unit(owner, unit, from, tell);
    }
}
