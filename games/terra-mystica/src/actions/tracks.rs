//! Actions 2 and 3: the shipping and dig tracks (TM-8.30, TM-8.31).

use crate::events::Event;
use crate::kinds::Faction;
use crate::moves::Move;
use crate::state::{Source, TerraMystica};
use engine::{Offers, Seat, Tell};

/// Carpets never skip more than this (TM-X2).
const MAX_LEAP: u8 = 4;

impl TerraMystica {
    #[inline]
    pub(crate) fn offer_tracks<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        if player.priests == 0 {
            // Both tracks cost a priest in every faction's table but this is only a short cut.
            let board = self.board(seat);
            if board.shipping.cost.priests > 0 && board.dig.cost.priests > 0 {
                return;
            }
        }
        offers.when(self.can_advance_shipping(seat), Move::AdvanceShipping {});
        offers.when(self.can_advance_digging(seat), Move::AdvanceDigging {});
    }
    pub(crate) fn can_advance_shipping(&self, seat: Seat) -> bool {
        let (player, track) = (self.player(seat), &self.board(seat).shipping);
        track.has_track && player.shipping < track.max && player.can_pay(track.cost)
    }
    pub(crate) fn can_advance_digging(&self, seat: Seat) -> bool {
        let (player, track) = (self.player(seat), &self.board(seat).dig);
        track.has_track && player.digging < track.max && player.can_pay(track.cost)
    }

    pub(crate) fn advance_shipping<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let cost = self.board(seat).shipping.cost;
        self.player_mut(seat).pay(cost);
        self.free_shipping_step(seat, tell);
    }

    /// One step on the shipping track with its points; nothing on a full track (TM-15.9, TM-X2).
    pub(crate) fn free_shipping_step<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let track = &self.board(seat).shipping;
        let player = self.player_mut(seat);
        if player.is(Faction::Fakirs) {
            player.leap = (player.leap + 1).min(MAX_LEAP);
        } else if track.has_track && player.shipping < track.max {
            player.shipping += 1;
            let level = player.shipping;
            tell.tell(|| Event::ShippingAdvanced { seat, level });
            let points = track.points[level as usize];
            self.award(seat, Source::Shipping, i16::from(points), tell);
            self.refresh_near(seat);
        }
    }

    pub(crate) fn advance_digging<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let track = &self.board(seat).dig;
        let player = self.player_mut(seat);
        player.pay(track.cost);
        player.digging += 1;
        let level = player.digging;
        tell.tell(|| Event::DiggingAdvanced { seat, level });
        self.award(seat, Source::Digging, i16::from(track.points), tell);
    }
}
