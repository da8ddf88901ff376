//! One battle and nothing else (AR-23.6).

use super::{Fray, Side, Stage};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{OWN, Post, Unit};
use crate::moves::Move;
use crate::state::{Arcadia, Ending};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell, shuffle};

impl Arcadia {
    /// Armies are bought, then they draw up.
    pub(crate) fn next_of_skirmish<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.round == 0 {
            self.round = 1;
            for seat in self.all_seats() {
                self.open_purse(seat);
            }
            self.take_snapshot();
            self.begin(content().roots.enlist, Seat(0), About::Nothing);
            return;
        }
        // Places by lot; North counts as first in the province.
        let mut seats = [0, 1, 2, 3];
        shuffle(&mut seats[..usize::from(self.seats)], chance);
        let mut fray =
            Fray { stage: Stage::Choosing, province: 0, count: self.seats, ..Fray::default() };
        for (at, seat) in seats.into_iter().take(self.seats.into()).enumerate() {
            tell.tell(|| Event::CampDrawn { seat: Seat(seat), camp: at as u8 });
            fray.sides[at] = Side { leader: seat, armies: 1 << (3 * seat), garrison: false };
            self.players[usize::from(seat)].armies[0].since =
                if at == 1 { 0 } else { 1 + at as u16 };
        }
        self.fray = fray;
        self.open_field();
    }
    fn open_purse(&mut self, seat: Seat) {
        let nation = self.player(seat).nation;
        let player = self.player_mut(seat);
        player.gold = content().rules.variants.skirmish_gold.into();
        player.reserve =
            std::array::from_fn(|own| content().units[Unit::of(own, nation) as usize].supply);
        player.armies[0].troops = [0; OWN];
    }
    pub(crate) fn offer_enlisting<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let player = self.player(seat);
        let size = player.armies[0].size();
        let room = content().rules.setup.army_limit.saturating_sub(size);
        for own in 0..OWN {
            let most =
                u16::from(player.reserve[own].min(room)).min(player.gold / self.cost(seat, own));
            to.given_at(
                Move::Buy { unit: player.unit(own), to: Post::army(0).0, count: 1 },
                |need| {
                    let dear = |_| Refusal::plain("AR-23.6", "refused-too-dear");
                    Some(need.only(u128::MAX, (1u128 << most) - 1, dear))
                },
            );
        }
        to.given(Move::Done {}, |need| {
            need.that(size > 0, || Refusal::plain("AR-23.6", "refused-no-units"))
        });
    }
    /// True once the army is complete.
    pub(crate) fn enlist(&mut self, seat: Seat, answer: Move) -> bool {
        let Move::Buy { unit, count, .. } = answer else { return true };
        let own = unit.own(self.player(seat).nation).unwrap_or_default();
        let price = self.cost(seat, own) * u16::from(count);
        let player = self.player_mut(seat);
        player.gold -= price;
        player.reserve[own] -= count;
        player.armies[0].troops[own] += count;
        false
    }
    pub(super) fn end_skirmish(&mut self) {
        let leader = self.fray.sides[usize::from(self.fray.winner)].leader;
        self.ending = Ending::Field { winner: Seat(leader) };
    }
    /// What others have bought is unknown until it stands on the field (AR-22.2).
    pub(crate) fn imagine_skirmish<C: Chance>(&mut self, viewer: Seat, chance: &mut C) {
        if !self.options.skirmish || self.round == 0 {
            return;
        }
        for other in self.all_seats().filter(|other| *other != viewer) {
            // Reserves are public once everybody has bought (AR-22.1).
            if self.public.sealed {
                self.open_purse(other);
            }
            self.imagine_battle(other, viewer, chance);
        }
    }
}
