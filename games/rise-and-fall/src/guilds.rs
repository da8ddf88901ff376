//! Dealing, keeping and passing Guild cards (RF-10.1, RF-11), and the Doppelgangers (RF-10.16).

use crate::content::content;
use crate::events::Event;
use crate::kinds::{Guild, guilds};
use crate::state::{NOBODY, Phase, RiseAndFall};
use engine::{Chance, Seat, Seats, Tell, shuffle};

/// Against NPCs nothing is passed on; the choice is made all the same.
pub(crate) const PASSED_NOTHING: u8 = 254;

impl RiseAndFall {
    /// Three cards for everybody (RF-10.1).
    pub(crate) fn deal_guilds<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let mut deck = Guild::ALL.to_vec();
        shuffle(&mut deck, chance);
        for seat in self.players() {
            let cards: [Guild; 3] = std::array::from_fn(|at| deck[seat.index() * 3 + at]);
            let dealt = &mut self.civ_mut(seat).dealt;
            dealt.iter_mut().zip(cards).for_each(|(slot, guild)| *slot = guild as u8);
            tell.tell(|| Event::Dealt { seat, guilds: Some(cards) });
        }
        self.phase = Phase::Guilds;
    }

    /// Against NPCs everybody draws four usable cards, or three if there are not enough (RF-14.3,
    /// RF-16.2).
    pub(crate) fn draw_guilds<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let usable = Guild::ALL.iter().copied().filter(|guild| self.is_usable_guild(*guild));
        let mut deck: Vec<Guild> = usable.collect();
        shuffle(&mut deck, chance);
        let each = if deck.len() >= 4 * self.seats as usize { 4 } else { 3 };
        for seat in self.players() {
            let drawn: Vec<Guild> = (0..each).filter_map(|_| deck.pop()).collect();
            let dealt = &mut self.civ_mut(seat).dealt;
            dealt.iter_mut().zip(&drawn).for_each(|(slot, guild)| *slot = *guild as u8);
            let cards = std::array::from_fn(|at| drawn.get(at).copied());
            tell.tell(|| Event::Drew { seat, guilds: Some(cards) });
        }
        self.phase = Phase::Guilds;
        // Who keeps all has nothing to choose.
        for seat in self.players() {
            if self.keeps(seat) as usize >= each {
                self.civ_mut(seat).kept = self.undecided_guilds(seat);
                self.civ_mut(seat).passed = PASSED_NOTHING;
            }
        }
    }

    /// How many of the dealt cards this seat keeps in all (RF-11, RF-14.3).
    pub(crate) fn keeps(&self, seat: Seat) -> u8 {
        if self.has_npcs() {
            let level = self.npcs.independence.clamp(1, 3) as usize;
            return content().npcs.independence[level - 1];
        }
        content().handicap(self.civ(seat).level).keeps
    }

    /// True if this seat has cards to keep yet; then it passes one on.
    pub(crate) fn is_keeping(&self, seat: Seat) -> bool {
        (self.civ(seat).kept.count_ones() as u8) < self.keeps(seat)
    }

    pub(crate) fn drafting(&self) -> Seats {
        let open = self.players().filter(|&seat| self.civ(seat).passed == NOBODY);
        open.fold(Seats::NONE, Seats::with)
    }

    /// The dealt cards not kept yet.
    pub(crate) fn undecided_guilds(&self, seat: Seat) -> u32 {
        let civ = self.civ(seat);
        let dealt = civ.dealt.iter().filter(|&&card| card != NOBODY);
        dealt.fold(0u32, |set, card| set | 1 << card) & !civ.kept
    }

    pub(crate) fn keep_guild<T: Tell<Event>>(&mut self, seat: Seat, guild: Guild, tell: &mut T) {
        self.civ_mut(seat).kept |= guild.bit();
        tell.tell(|| Event::Kept { seat, guild: Some(guild) });
        if self.has_npcs() && !self.is_keeping(seat) {
            self.civ_mut(seat).passed = PASSED_NOTHING;
        }
    }

    /// Once everybody has chosen, the cards are turned over; true if that was now.
    pub(crate) fn reveal_drawn_guilds<T: Tell<Event>>(&mut self, tell: &mut T) -> bool {
        if !self.has_npcs() || !self.drafting().is_empty() {
            return false;
        }
        for seat in self.players() {
            let civ = self.civ_mut(seat);
            civ.guilds = std::mem::take(&mut civ.kept);
            (civ.dealt, civ.passed) = ([NOBODY; 4], NOBODY);
            for guild in guilds(self.civ(seat).guilds) {
                tell.tell(|| Event::GuildRevealed { seat, guild });
            }
        }
        true
    }

    /// True once this was the last card: then all are turned over.
    pub(crate) fn pass_guild<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        guild: Guild,
        tell: &mut T,
    ) -> bool {
        self.civ_mut(seat).passed = guild as u8;
        tell.tell(|| Event::PassedOn { seat, guild: Some(guild) });
        if !self.drafting().is_empty() {
            return false;
        }
        for seat in self.players() {
            let (kept, passed) = (self.civ(seat).kept, self.civ(seat).passed);
            self.civ_mut(seat).guilds |= kept;
            // Nothing reaches the very experienced (RF-11.1).
            let left = self.left_of(seat);
            if content().handicap(self.civ(left).level).receives > 0 {
                self.civ_mut(left).guilds |= 1 << passed;
            }
        }
        for seat in self.players() {
            let civ = self.civ_mut(seat);
            (civ.dealt, civ.kept, civ.passed) = ([NOBODY; 4], 0, NOBODY);
            for guild in guilds(self.civ(seat).guilds) {
                tell.tell(|| Event::GuildRevealed { seat, guild });
            }
        }
        true
    }

    /// The player who may swap the Doppelgangers now, if anybody (RF-10.16).
    pub(crate) fn swapper(&self) -> Option<Seat> {
        if !self.has_guilds() || !self.swap_asked.is_empty() {
            return None;
        }
        let price = u16::from(content().guild(Guild::Doppelgangers).gold);
        self.living_players().find(|&seat| {
            let civ = self.civ(seat);
            civ.has(Guild::Doppelgangers) && civ.gold >= price && self.swappable(seat) != 0
        })
    }

    /// Guilds of other living players.
    fn swappable(&self, seat: Seat) -> u32 {
        let others = self.living_players().filter(|&other| other != seat);
        others.fold(0, |set, other| set | self.civ(other).guilds)
    }

    /// The card goes to the other player, who may not swap it back in this phase.
    pub(crate) fn swap<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        with: Seat,
        guild: Guild,
        tell: &mut T,
    ) {
        let gold = content().guild(Guild::Doppelgangers).gold;
        self.pay(seat, crate::content::Cost { gold, ..Default::default() });
        let own = Guild::Doppelgangers.bit();
        self.civ_mut(seat).guilds = self.civ(seat).guilds & !own | guild.bit();
        self.civ_mut(with).guilds = self.civ(with).guilds & !guild.bit() | own;
        // A card from the House that changes hands is an ordinary one from then on (RF-12.36).
        for (owner, lost) in [(seat, Guild::Doppelgangers), (with, guild)] {
            if self.tales.house[owner.index()] == lost as u8 {
                self.tales.house[owner.index()] = NOBODY;
            }
        }
        self.swap_asked = Seats::only(seat);
        tell.tell(|| Event::Swapped { seat, with, guild });
        self.heed_lost_guild(seat, tell);
        self.heed_lost_guild(with, tell);
    }
}
