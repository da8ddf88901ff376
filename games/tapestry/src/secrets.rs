//! Hands, cards lying face down and mats chosen but not shown are secrets (TP-16.1): what a seat could imagine.

use crate::civilizations::People;
use crate::state::{NONE, Phase, Tapestry};
use crate::{Event, Move, View};
use engine::kit::Told;
use engine::{Chance, Places, Seat, Secrets, Viewer};

impl Secrets for Tapestry {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
    fn told(event: &Event, viewer: Viewer) -> Option<Event> {
        event.told_to(viewer)
    }
    fn reveals(event: &Event) -> bool {
        event.reveals()
    }
    /// What is kept is shown when all have chosen.
    /// What is kept of drawn cards and what is given away, only those concerned know (TP-13.11); the Gamblers have
    /// shown theirs.
    fn keeps_secret(&self, _seat: Seat, mv: Move) -> bool {
        match mv {
            Move::Civilization { .. } | Move::Capital { .. } => self.phase == Phase::Choosing,
            Move::Keep { .. } => self.mats.revealed == 0,
            Move::Give { .. } => true,
            _ => false,
        }
    }
    /// The same table with other hands as they could be, and other choices of mats.
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Tapestry {
        let mut table = *self;
        let others = || self.all_seats().filter(move |other| *other != seat);
        let mut unknown = self.tapestry_deck | self.buried;
        if !self.has_mat(seat, People::Merfolk) {
            unknown |= self.mats.submerged;
        }
        for other in others() {
            unknown |= self.player(other).hand | self.player(other).drawn;
        }
        let mut deal = |count: u32, chance: &mut C| {
            let mut cards = 0u128;
            for _ in 0..count {
                let card = unknown.nth(chance.below(unknown.count_ones()));
                unknown &= !(1 << card);
                cards |= 1 << card;
            }
            cards
        };
        for other in others() {
            table.player_mut(other).hand = deal(self.player(other).hand.count_ones(), chance);
            table.player_mut(other).drawn = deal(self.player(other).drawn.count_ones(), chance);
            // "That card" is one of the hand, as far as it still is.
            let (player, dealt) = (self.player(other), table.player_mut(other));
            let held = player.last_tapestry != NONE
                && player.hand_records() >> player.last_tapestry & 1 == 1;
            let records = dealt.hand_records();
            dealt.last_tapestry = match records.count_ones() {
                0 => NONE,
                _ if !held => NONE,
                count => records.nth(chance.below(count)) as u8,
            };
        }
        if !self.has_mat(seat, People::Merfolk) {
            table.mats.submerged = deal(self.mats.submerged.count_ones(), chance);
        }
        table.buried = deal(self.buried.count_ones(), chance);
        table.tapestry_deck = unknown;
        for other in others() {
            let player = self.player(other);
            if self.kept_civilizations.mine(other).is_some() {
                let dealt = player.offered_civilizations;
                let kept = dealt.nth(chance.below(dealt.count()));
                table.kept_civilizations.put(other, kept as u8);
            }
            if self.kept_capitals.mine(other).is_some() {
                let dealt = u64::from(player.offered_capitals) & table.capitals_for(other);
                let kept = dealt.nth(chance.below(dealt.count()));
                table.kept_capitals.put(other, kept as u8);
            }
        }
        table
    }
}
