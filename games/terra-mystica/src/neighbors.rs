//! Power from neighbours: offers, answers, and who profits from them (TM-10, TM-X1, TM-X12).

use crate::events::Event;
use crate::kinds::Faction;
use crate::moves::Move;
use crate::state::{MAX_OFFERS, Offer, Rules, Source, TerraMystica};
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    /// Offers power to everybody next to a new or upgraded structure (TM-10.1, TM-10.2).
    #[inline]
    pub(crate) fn offer_power<T: Tell<Event>>(&mut self, from: Seat, hex: u8, tell: &mut T) {
        let around = self.adjacent(hex);
        if around & self.occupied() & !self.owned[from.index()] == 0 {
            return;
        }
        self.builds = self.builds.wrapping_add(1);
        let start = self.order_index(from);
        for step in 1..self.seats as usize {
            let to = Seat(self.running_order((start + step) % self.seats as usize));
            let amount = self.power_on(to, around) as u8;
            if amount == 0 || self.player(to).left {
                continue;
            }
            let room = amount.min(self.player(to).power_room());
            if room == 0 && !self.late() {
                // Full bowls neither take nor refuse (TM-10.4, TM-10.6).
                tell.tell(|| Event::PowerDeclined { seat: to, from, amount, asked: false });
                continue;
            }
            tell.tell(|| Event::PowerOffered {
                to,
                from,
                amount,
                effective: self.effective_power(to, amount),
            });
            if (self.offer_count as usize) < MAX_OFFERS {
                self.offers[self.offer_count as usize] = Offer {
                    to: to.0,
                    from: from.0,
                    amount,
                    build: self.builds,
                    room,
                    taken: false,
                    refused: false,
                };
                self.offer_count += 1;
            }
        }
    }

    /// What an offer is worth now: cut to the bowls and to the points (TM-10.4).
    #[inline]
    pub(crate) fn effective_power(&self, seat: Seat, amount: u8) -> u8 {
        let player = self.player(seat);
        let by_points = i16::from(amount).min(player.points + 1).max(0) as u8;
        by_points.min(player.power_room())
    }

    /// The open offers of a seat, oldest first, as indexes into the queue.
    fn own_offers(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        (0..self.offer_count as usize).filter(move |index| self.offers[*index].to == seat.0)
    }
    pub(crate) fn own_offer(&self, seat: Seat, nth: u8) -> Option<usize> {
        self.own_offers(seat).nth(nth as usize)
    }

    /// Take or decline; equal offers are listed once (TM-10.3).
    pub(crate) fn offer_answers<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        for (nth, index) in self.own_offers(seat).enumerate() {
            let offer = &self.offers[index];
            let same = |other: usize| {
                let other = &self.offers[other];
                other.from == offer.from && other.amount == offer.amount
            };
            if self.own_offers(seat).take(nth).any(same) {
                continue;
            }
            offers.one(Move::TakePower { offer: nth as u8 });
            offers.one(Move::DeclinePower { offer: nth as u8 });
        }
    }

    pub(crate) fn take_power<T: Tell<Event>>(&mut self, seat: Seat, nth: u8, tell: &mut T) {
        let Some(index) = self.own_offer(seat, nth) else { return };
        let mut offer = self.remove_offer(index);
        let power = self.effective_power(seat, offer.amount);
        let points = power.saturating_sub(1);
        tell.tell(|| Event::PowerTaken {
            seat,
            from: Seat(offer.from),
            amount: offer.amount,
            power,
            points,
        });
        let player = self.player_mut(seat);
        player.gain_power(power);
        player.score(Source::Neighbors, -i16::from(points));
        let room = player.power_room();
        let mut emptied = 0u32;
        for (index, other) in self.offers[..self.offer_count as usize].iter_mut().enumerate() {
            if other.to == seat.0 {
                emptied |= u32::from(room == 0 && other.room > 0) << index;
                other.room = other.room.min(room);
            }
        }
        if offer.room > 0 && !offer.taken {
            offer.taken = true;
            self.first_taken(Seat(offer.from));
        }
        self.answered(offer, false, tell);
        if room == 0 && !self.late() {
            return self.drop_worthless(seat, tell);
        }
        // Offers that cannot be taken any more count as settled (TM-X1).
        while emptied != 0 {
            let other = self.offers[emptied.trailing_zeros() as usize];
            emptied &= emptied - 1;
            self.answered(other, true, tell);
        }
    }

    /// Full bowls are not asked again, whatever else was offered (TM-10.4).
    fn drop_worthless<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        while let Some(index) = self.own_offer(seat, 0) {
            let offer = self.remove_offer(index);
            let (from, amount) = (Seat(offer.from), offer.amount);
            tell.tell(|| Event::PowerDeclined { seat, from, amount, asked: false });
            self.answered(offer, true, tell);
        }
    }

    pub(crate) fn decline_power<T: Tell<Event>>(&mut self, seat: Seat, nth: u8, tell: &mut T) {
        let Some(index) = self.own_offer(seat, nth) else { return };
        let mut offer = self.remove_offer(index);
        tell.tell(|| Event::PowerDeclined {
            seat,
            from: Seat(offer.from),
            amount: offer.amount,
            asked: true,
        });
        offer.refused = true;
        self.answered(offer, offer.room > 0, tell);
    }

    /// A player's own action refuses what that player left open (TM-X12).
    pub(crate) fn decline_all<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        while self.own_offer(seat, 0).is_some() {
            self.decline_power(seat, 0, tell);
        }
    }

    fn remove_offer(&mut self, index: usize) -> Offer {
        let offer = self.offers[index];
        self.offers.copy_within(index + 1..self.offer_count as usize, index);
        self.offer_count -= 1;
        self.offers[self.offer_count as usize] = Offer::default();
        offer
    }

    /// The first neighbour who really takes power from a build (TM-10.6, TM-X9.6).
    fn first_taken(&mut self, builder: Seat) {
        let player = self.player_mut(builder);
        match player.faction {
            // Whoever has left is not asked any more (TM-18.2).
            _ if player.left => return,
            Some(Faction::Cultists) => player.steps_owed += 1,
            Some(Faction::Shapeshifters) => player.tokens_owed += 1,
            _ => return,
        }
        self.note_reactions(builder);
    }

    /// After an answer: the other offers of the build learn of it; if it was the last and nobody
    /// took, the builder may be consoled (TM-X1, TM-X9.6).
    /// Only who could have taken counts (`could`).
    fn answered<T: Tell<Event>>(&mut self, offer: Offer, could: bool, tell: &mut T) {
        let mut last = true;
        for other in &mut self.offers[..self.offer_count as usize] {
            if other.build == offer.build && other.from == offer.from {
                other.taken |= offer.taken;
                other.refused |= offer.refused;
                last &= other.room == 0;
            }
        }
        if could && last && !offer.taken && offer.refused {
            let builder = Seat(offer.from);
            let consoled = match self.player(builder).faction {
                Some(Faction::Cultists) => self.rules.has(Rules::CULTIST_ERRATA),
                Some(Faction::Shapeshifters) => true,
                _ => false,
            };
            if consoled {
                self.player_mut(builder).gain_power(1);
                tell.tell(|| Event::NeighborsRefused { seat: builder });
                // Offers left of this build are worth nothing; they must not console again.
                for other in &mut self.offers[..self.offer_count as usize] {
                    other.taken |= other.build == offer.build && other.from == offer.from;
                }
            }
        }
    }

    /// The seat at a place of the running turn order; passed seats keep their place.
    #[inline]
    pub(crate) fn running_order(&self, index: usize) -> u8 {
        self.order[index]
    }
    #[inline]
    pub(crate) fn order_index(&self, seat: Seat) -> usize {
        self.order[..self.seats as usize].iter().position(|other| *other == seat.0).unwrap_or(0)
    }
}
