//! Answers to offers of power, early or late (TM-10, TM-X12).

use super::commands::Command;
use super::faults::{against, counted};
use super::importer::Importer;
use super::turns::plays;
use crate::kinds::Faction;
use crate::moves::Move;
use crate::state::{Offer, TerraMystica};
use engine::{Refusal, Seat};

impl Importer {
    pub(super) fn take_power(
        &mut self,
        seat: Seat,
        amount: u8,
        from: Option<Faction>,
    ) -> Result<(), Refusal> {
        // What the bowls and points leave of the amount named fits an offer of that size too.
        let cut = self.table().effective_power(seat, amount);
        let named = self.find_offer(seat, &[amount, cut], from);
        match named.or_else(|| self.find_cut_offer(seat, amount, from)) {
            Some(offer) => self.play(seat, Move::TakePower { offer }),
            // Full bowls: taking nothing is as good as refusing.
            None if self.forget_empty(seat, amount, from) => Ok(()),
            None => Err(self.no_such_offer(seat, amount)),
        }
    }

    pub(super) fn decline_power(
        &mut self,
        seat: Seat,
        amount: u8,
        from: Option<Faction>,
    ) -> Result<(), Refusal> {
        let named = self.find_offer(seat, &[amount], from);
        match named.or_else(|| self.find_cut_offer(seat, amount, from)) {
            Some(offer) => self.play(seat, Move::DeclinePower { offer }),
            None if self.forget_empty(seat, amount, from) => Ok(()),
            None => Err(self.no_such_offer(seat, amount)),
        }
    }

    /// Nobody offers power, or nobody so much (TM-10.2).
    fn no_such_offer(&self, seat: Seat, amount: u8) -> Refusal {
        let table = self.table();
        match own_offers(&table, seat).next() {
            None => against("TM-10.2", "refused-no-offer"),
            Some((_, oldest)) => {
                let fits = oldest.amount.into();
                counted("TM-10.2", "refused-offer-size", amount.into(), fits)
            }
        }
    }

    pub(super) fn decline_all(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.empty_offers.retain(|(to, ..)| *to != seat);
        while self.table().own_offer(seat, 0).is_some() {
            self.play(seat, Move::DeclinePower { offer: 0 })?;
        }
        Ok(())
    }

    /// Between the two actions of a double turn neighbours are asked at once (TM-10.7); a sheet may
    /// have their answers after the line.
    pub(super) fn answer_ahead(&mut self) -> Result<(), Refusal> {
        while let Some(offer) = self.table().open_offers().first() {
            let asked = Seat(offer.to);
            let said = self.steps.iter().enumerate().skip(self.at + 1).find_map(|(index, step)| {
                let command = step.command.as_ref()?;
                let answers = matches!(command, Command::Leech { .. } | Command::Decline(_));
                (answers && step.seat == asked && !self.used[index])
                    .then(|| (index, command.clone()))
            });
            let Some((index, command)) = said else { return Ok(()) };
            self.used[index] = true;
            self.act(asked, command)?;
            self.keep_early(index, asked);
        }
        Ok(())
    }

    /// The oldest open offer of one of these sizes.
    fn find_offer(&self, seat: Seat, amounts: &[u8], from: Option<Faction>) -> Option<u8> {
        let table = self.table();
        let fits =
            |offer: &Offer| amounts.contains(&offer.amount) && plays(&table, offer.from, from);
        own_offers(&table, seat).find(|(_, offer)| fits(offer)).map(|(nth, _)| nth)
    }

    /// The oldest open offer of which so much can be taken.
    fn find_cut_offer(&self, seat: Seat, amount: u8, from: Option<Faction>) -> Option<u8> {
        let table = self.table();
        let fits = |offer: &Offer| {
            table.effective_power(seat, offer.amount) == amount && plays(&table, offer.from, from)
        };
        own_offers(&table, seat).find(|(_, offer)| fits(offer)).map(|(nth, _)| nth)
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

fn own_offers(table: &TerraMystica, seat: Seat) -> impl Iterator<Item = (u8, Offer)> + '_ {
    (0..).map_while(move |nth| Some((nth, table.offers[table.own_offer(seat, nth)?])))
}
