//! The Office of Berk the Clerk (RTN-11.9 to RTN-11.12, RTN-13.9).

use crate::content::{BerkSlot, content};
use crate::effects::{About, Key};
use crate::events::{Cause, Event};
use crate::moves::Move;
use crate::state::RiseToNobility;
use engine::chain::Runs;
use engine::{Message, Offers, Refusal, Seat, Tell};

/// What was done in a visit, as bits.
pub(crate) const MODIFIERS: u8 = 1;
/// Settlers or Buildings, not both.
pub(crate) const RENEW: u8 = 2;
pub(crate) const COMMISSION: u8 = 4;

impl RiseToNobility {
    pub(crate) fn berk_slot(value: u8) -> &'static BerkSlot {
        &content().board.berk_slots[content().berk_slot_of[value as usize - 1] as usize]
    }

    /// The free Modifiers at once, the rest in any order (RTN-11.9, RTN-11.10).
    pub(crate) fn visit_berk<T: Tell<Event>>(&mut self, seat: Seat, value: u8, tell: &mut T) {
        let free = Self::berk_slot(value).free_modifiers + self.changed_by(Key::BerkModifiers);
        self.take_modifiers(seat, free, 0, Cause::Berk, tell);
        self.begin(content().roots.berk, seat, About::Die { value });
    }

    /// How many Modifiers can be bought at most.
    pub(crate) fn most_modifiers(&self, seat: Seat, value: u8) -> u8 {
        let price = u16::from(content().board.berk.modifier_price);
        let payable = self.player(seat).coins.checked_div(price).unwrap_or(255).min(255) as u8;
        Self::berk_slot(value).extra_modifiers.min(self.modifiers).min(payable)
    }

    /// One more Commission for each Apprentice at the Chancellery (RTN-13.9).
    pub(crate) fn may_draw_commissions(&self, seat: Seat) -> bool {
        self.options.chancellery
            && self.commissions_of(seat) <= self.offices_of(seat)
            && (self.commission_deck != 0 || self.commission_bottom.len > 0)
            && self.dice_tiles_left() != 0
    }

    pub(crate) fn offer_berk<O: Offers<Move>>(
        &self,
        seat: Seat,
        done: u8,
        value: u8,
        offers: &mut O,
    ) {
        if !self.berk_has_more(seat, done, value) {
            return;
        }
        offers.given_at(Move::BuyModifiers { count: 0 }, |need| {
            need.that(self.modifiers > 0, || {
                Refusal::plain("RTN-3.4", "refused-no-modifiers-left")
            })?;
            let some = if done & MODIFIERS == 0 {
                (1u64 << (self.most_modifiers(seat, value) + 1)) - 2
            } else {
                0
            };
            Some(need.only(!0, some, |_| Refusal::plain("RTN-11.10", "refused-modifiers")))
        });
        for renewed in [Move::RenewSettlers {}, Move::RenewBuildings {}] {
            offers.given(renewed, |need| {
                need.that(done & RENEW == 0, || Refusal::plain("RTN-11.11", "refused-renewed"))
            });
        }
        offers.given(Move::DrawCommissions {}, |need| {
            need.that(self.options.chancellery, || {
                Refusal::plain("RTN-13.9", "refused-no-chancellery")
            })?;
            need.that(done & COMMISSION == 0 && self.may_draw_commissions(seat), || {
                let most = self.offices_of(seat) + 1;
                let reason = Message::new("refused-commissions").number("most", most);
                Refusal::new("RTN-13.9", reason)
            })
        });
        offers.one(Move::Done {});
    }

    /// Is anything left to decide there?
    fn berk_has_more(&self, seat: Seat, done: u8, value: u8) -> bool {
        done & RENEW == 0
            || done & MODIFIERS == 0 && self.most_modifiers(seat, value) > 0
            || done & COMMISSION == 0 && self.may_draw_commissions(seat)
    }
}
