//! Cards and trophies follow pieces (RF-4.2, RF-7.1); decline, buy-back and recycling (RF-7).

use crate::content::{Cost, content};
use crate::events::Event;
use crate::hex::Cell;
use crate::kinds::{Guild, Kind, Monument, Resource, cards};
use crate::state::{NOBODY, NOWHERE, Phase, RiseAndFall};
use engine::{Seat, Tell};

impl RiseAndFall {
    /// A piece comes into the World: its card may come to hand and its trophy be won.
    pub(crate) fn enter<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        cell: Cell,
        tell: &mut T,
    ) {
        self.place(seat, kind, cell);
        if self.is_npc(seat) {
            // A last piece that is replaced was not the end of its civilization (RF-14.49).
            self.civ_mut(seat).extinct = false;
            if self.civ(seat).count[kind as usize] == 1 && self.phase > Phase::Deploy {
                self.npc_gains_kind(seat, kind);
            }
            return self.check_trophy(seat, kind, tell);
        }
        let civ = self.civ_mut(seat);
        if (civ.active_cards() | civ.decline) & kind.bit() == 0 {
            civ.hand |= kind.bit();
            tell.tell(|| Event::CardGained { seat, card: kind });
        }
        self.check_trophy(seat, kind, tell);
    }

    /// The first to have all pieces of a kind in the World wins its trophy (RF-7.1).
    #[inline]
    fn check_trophy<T: Tell<Event>>(&mut self, seat: Seat, kind: Kind, tell: &mut T) {
        if self.trophies[kind as usize] != NOBODY || self.reserve(seat, kind) > 0 {
            return;
        }
        self.trophies[kind as usize] = seat.0;
        self.fresh_trophies += 1;
        self.quiet_rounds = 0;
        tell.tell(|| Event::Trophy { seat, piece: kind });
        // An imposed trophy taken by an NPC loses the game at once (RF-14.46).
        self.npcs.lost |= self.is_npc(seat) && self.npcs.imposed & kind.bit() != 0;
    }

    /// A piece returns to its reserve (RF-6.3): its card may go there too.
    pub(crate) fn leave<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        cell: Cell,
        tell: &mut T,
    ) {
        self.lift(seat, kind, cell);
        if self.is_npc(seat) {
            if self.civ(seat).count[kind as usize] == 0 {
                self.npc_loses_kind(seat, kind);
            }
            return;
        }
        self.drop_card_without_pieces(seat, kind, tell);
    }

    /// A card whose last piece is gone goes to reserve (RF-4.2).
    pub(crate) fn drop_card_without_pieces<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        tell: &mut T,
    ) {
        if self.controls(seat, kind) {
            return;
        }
        let civ = self.civ_mut(seat);
        if civ.active_cards() & kind.bit() != 0 {
            civ.hand &= !kind.bit();
            civ.discard &= !kind.bit();
            tell.tell(|| Event::CardLost { seat, card: kind });
        }
    }

    /// Cards this player must put into decline now (RF-7.5, RF-7.6).
    pub(crate) fn decline_due(&self, seat: Seat) -> u8 {
        let civ = self.civ(seat);
        let active = civ.active_cards().count_ones() as u8;
        self.fresh_trophies.min(active) - civ.giving.count_ones() as u8
    }

    /// The price of a card in decline for this player (RF-7.10, RF-10.12).
    pub(crate) fn buy_back_price(&self, seat: Seat) -> u16 {
        let price = content().price(self.trophies_total());
        if self.civ(seat).has(Guild::Archivists) { price.div_ceil(2) } else { price }
    }

    /// Cards this player may buy back now; a player without active card must choose one whose
    /// kind it controls (RF-7.11).
    pub(crate) fn buyable(&self, seat: Seat) -> u8 {
        let civ = self.civ(seat);
        if civ.decline == 0 || civ.gold < self.buy_back_price(seat) {
            return 0;
        }
        if self.must_buy_back(seat) {
            let controlled = Kind::ALL.iter().filter(|&&kind| self.controls(seat, kind));
            return civ.decline & controlled.fold(0, |set, kind| set | kind.bit());
        }
        civ.decline
    }

    pub(crate) fn must_buy_back(&self, seat: Seat) -> bool {
        self.civ(seat).active_cards() == 0
    }

    pub(crate) fn buy_back<T: Tell<Event>>(&mut self, seat: Seat, card: Kind, tell: &mut T) {
        let gold = self.buy_back_price(seat);
        let to_hand = self.controls(seat, card);
        let civ = self.civ_mut(seat);
        civ.gold -= gold;
        civ.decline &= !card.bit();
        if to_hand {
            civ.hand |= card.bit();
        }
        self.bank_gold += gold;
        tell.tell(|| Event::BoughtBack { seat, card, gold, to_hand });
    }

    /// Everything of the civilization leaves the game but its trophies (RF-9.2).
    pub(crate) fn go_extinct<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        for &kind in &Kind::ALL {
            while let Some(&cell) = self.civ(seat).pieces(kind).last() {
                self.lift(seat, kind, cell);
            }
        }
        for monument in [Monument::Bank, Monument::Port] {
            self.raze_monument(seat, monument, tell);
        }
        for monument in [Monument::Capital, Monument::Cathedral] {
            let at = self.tales.single(monument);
            if at != NOWHERE && self.building(at).owner() == seat {
                self.raze_monument(seat, monument, tell);
            }
        }
        self.tales.house[seat.index()] = NOBODY;
        let civ = self.civ_mut(seat);
        let cost = Cost { gold: 0, wood: civ.stock[0], stone: civ.stock[1] };
        let gold = std::mem::take(&mut civ.gold);
        (civ.hand, civ.discard, civ.decline, civ.giving) = (0, 0, 0, 0);
        (civ.card, civ.guilds, civ.extinct) = (NOBODY, 0, true);
        self.bank_gold += gold;
        self.pay(seat, cost);
        tell.tell(|| Event::Extinct { seat });
        if self.first == seat {
            self.first = self.next_living(seat);
        }
    }

    /// Pieces and tokens a lost guild allowed go (RF-10.6).
    pub(crate) fn heed_lost_guild<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        for &kind in &Kind::ALL {
            let illegal: Vec<Cell> = self
                .civ(seat)
                .pieces(kind)
                .iter()
                .copied()
                .filter(|&cell| !self.may_stand(seat, kind, cell))
                .collect();
            for cell in illegal {
                tell.tell(|| Event::Lost { seat, piece: kind, at: cell });
                self.leave(seat, kind, cell, tell);
            }
        }
        let excess = [Resource::Wood, Resource::Stone].map(|resource| {
            self.civ(seat).holds(resource).saturating_sub(self.cap(seat, resource))
        });
        if excess != [0; 2] {
            self.give_back(seat, Resource::Wood, excess[0]);
            self.give_back(seat, Resource::Stone, excess[1]);
            tell.tell(|| Event::Returned { seat, wood: excess[0], stone: excess[1] });
        }
    }

    /// Puts everybody's chosen cards into decline, all at once (RF-7.5).
    pub(crate) fn reveal_decline<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.players() {
            let civ = self.civ_mut(seat);
            let giving = std::mem::take(&mut civ.giving);
            civ.hand &= !giving;
            civ.discard &= !giving;
            civ.decline |= giving;
            for card in cards(giving) {
                tell.tell(|| Event::Declined { seat, card });
            }
        }
    }
}
