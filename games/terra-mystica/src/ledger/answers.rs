//! Answers to offers of power, early or late (TM-10, TM-X12).

use super::faults::against;
use super::importer::Importer;
use super::turns::plays;
use crate::kinds::Faction;
use crate::moves::Move;
use engine::{Refusal, Seat};

impl Importer {
    pub(super) fn take_power(
        &mut self,
        seat: Seat,
        amount: u8,
        from: Option<Faction>,
    ) -> Result<(), Refusal> {
        match self.find_offer(seat, amount, from) {
            Some(offer) => self.play(seat, Move::TakePower { offer }),
            // Full bowls: taking nothing is as good as refusing.
            None if self.forget_empty(seat, amount, from) => Ok(()),
            None => Err(against("TM-10.2")),
        }
    }

    pub(super) fn decline_power(
        &mut self,
        seat: Seat,
        amount: u8,
        from: Option<Faction>,
    ) -> Result<(), Refusal> {
        match self.find_offer(seat, amount, from) {
            Some(offer) => self.play(seat, Move::DeclinePower { offer }),
            None if self.forget_empty(seat, amount, from) => Ok(()),
            None => Err(against("TM-10.2")),
        }
    }

    pub(super) fn decline_all(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.empty_offers.retain(|(to, ..)| *to != seat);
        while self.table().own_offer(seat, 0).is_some() {
            self.play(seat, Move::DeclinePower { offer: 0 })?;
        }
        Ok(())
    }

    /// The oldest open offer of this size, as offered or as cut to what can be taken.
    fn find_offer(&self, seat: Seat, amount: u8, from: Option<Faction>) -> Option<u8> {
        let table = self.table();
        let own = || {
            (0..).map_while(|nth| {
                let offer = table.offers[table.own_offer(seat, nth)?];
                Some((nth, offer))
            })
        };
        let full =
            own().find(|(_, offer)| offer.amount == amount && plays(&table, offer.from, from));
        let cut = || {
            own().find(|(_, offer)| {
                plays(&table, offer.from, from)
                    && table.effective_power(seat, offer.amount) == amount
            })
        };
        full.or_else(cut).map(|(nth, _)| nth)
    }

    /// Was there an offer that could not be taken? It is answered now.
    fn forget_empty(&mut self, seat: Seat, amount: u8, from: Option<Faction>) -> bool {
        let table = self.table();
        let place = self.empty_offers.iter().position(|(to, builder, size)| {
            *to == seat && *size == amount && plays(&table, builder.0, from)
        });
        if let Some(place) = place {
            self.empty_offers.remove(place);
        }
        place.is_some()
    }
}
