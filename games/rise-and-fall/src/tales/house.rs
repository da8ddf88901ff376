//! The Doppelganger's House: a Guild card for gold (RF-12.36).

use crate::actions::Action;
use crate::content::content;
use crate::events::Event;
use crate::kinds::{Guild, Tale};
use crate::state::{NOBODY, RiseAndFall};
use engine::{Chance, Seat, Tell, shuffle};

/// Cards looked at.
const LOOKED_AT: usize = 3;

impl RiseAndFall {
    /// The Guild cards nobody has, shuffled.
    pub(crate) fn lay_out_pile<C: Chance>(&mut self, chance: &mut C) {
        let held = self.all_civs().fold(0, |set, seat| set | self.civ(seat).guilds);
        let free = Guild::ALL.iter().filter(|guild| held & guild.bit() == 0);
        let usable = free.filter(|guild| self.is_usable_guild(**guild));
        let mut pile: Vec<u8> = usable.map(|guild| *guild as u8).collect();
        shuffle(&mut pile, chance);
        self.tales.pile = [NOBODY; Guild::COUNT];
        self.tales.pile.iter_mut().zip(pile).for_each(|(slot, card)| *slot = card);
    }

    /// Pays, returns the card the seat has from the House, and looks at the top cards.
    pub(crate) fn visit_house<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let seat = action.seat;
        let cost = content().tale(Tale::DoppelgangerHouse).cost;
        self.pay(seat, cost);
        tell.tell(|| action.told(cost.gold.into(), None));
        let former = std::mem::replace(&mut self.tales.house[seat.index()], NOBODY);
        if let Some(&guild) = Guild::ALL.get(former as usize) {
            self.civ_mut(seat).guilds &= !guild.bit();
            self.put_under_pile(former);
            tell.tell(|| Event::GuildReturned { seat, guild });
            self.heed_lost_guild(seat, tell);
        }
        let count = self.tales.pile_size().min(LOOKED_AT);
        let mut seen = [NOBODY; 4];
        seen[..count].copy_from_slice(&self.tales.pile[..count]);
        self.tales.pile.rotate_left(count);
        let from = self.tales.pile.len() - count;
        self.tales.pile[from..].fill(NOBODY);
        self.civ_mut(seat).dealt = seen;
        let guilds = seen.map(|card| Guild::ALL.get(card as usize).copied());
        tell.tell(|| Event::LookedAt { seat, guilds: Some(guilds) });
    }

    /// True while a seat chooses among the cards of the House.
    pub(crate) fn is_in_house(&self, seat: Seat) -> bool {
        self.civ(seat).dealt[0] != NOBODY
    }

    /// One card is kept face up, the others go under the pile.
    pub(crate) fn keep_from_house<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: Guild,
        tell: &mut T,
    ) {
        let dealt = std::mem::replace(&mut self.civ_mut(seat).dealt, [NOBODY; 4]);
        for card in dealt {
            if card != NOBODY && card != guild as u8 {
                self.put_under_pile(card);
            }
        }
        self.civ_mut(seat).guilds |= guild.bit();
        self.tales.house[seat.index()] = guild as u8;
        tell.tell(|| Event::GuildTaken { seat, guild });
    }

    fn put_under_pile(&mut self, card: u8) {
        let size = self.tales.pile_size();
        if let Some(slot) = self.tales.pile.get_mut(size) {
            *slot = card;
        }
    }
}
