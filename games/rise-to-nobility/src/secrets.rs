//! The only secrets are Commissions (RTN-3.1): what a seat could imagine of the others'.

use crate::content::COMMISSIONS;
use crate::state::{Bottom, NONE, Phase, RiseToNobility};
use crate::{Move, View};
use engine::{Chance, Score, Seat, Secrets, Viewer, shuffle};

impl Secrets for RiseToNobility {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    engine::told_as_declared!();

    fn score_seen(&self, seat: Seat, viewer: Viewer) -> Score {
        self.score_seen_by(seat, viewer)
    }
    /// Only with the Chancellery.
    fn has_secrets(&self) -> bool {
        self.options.chancellery
    }
    /// Which Commission is kept, only its owner knows.
    fn keeps_secret(&self, _seat: Seat, mv: Move) -> bool {
        matches!(mv, Move::KeepCommission { .. })
    }
    /// The same table with Commissions as they could be for all this seat knows: its own, those it
    /// was dealt and did not keep, and those it put under the deck.
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> RiseToNobility {
        let mut table = *self;
        if !self.options.chancellery || self.phase == Phase::Over {
            return table;
        }
        let mut unknown = Vec::with_capacity(COMMISSIONS);
        let known_below: Vec<u8> = self
            .commission_bottom
            .cards()
            .filter(|(_, owner)| *owner == seat.0)
            .map(|(card, _)| card)
            .collect();
        let own = self.player(seat).offered;
        let mine = |card: u8| {
            own >> card & 1 == 1
                || known_below.contains(&card)
                || self.dice_tiles.iter().any(|tile| tile.owner == seat.0 && tile.card == card)
        };
        unknown.extend((0..COMMISSIONS as u8).filter(|card| !mine(*card)));
        shuffle(&mut unknown, chance);
        // Nobody else was dealt at the start what this seat was dealt.
        let rejected = self.player(seat).rejected;
        let mut dealt = |at_start: bool| {
            let fits = |card: &u8| !at_start || rejected >> card & 1 == 0;
            let at = unknown.iter().rposition(fits).unwrap_or(unknown.len() - 1);
            unknown.swap_remove(at)
        };
        for tile in table.dice_tiles.iter_mut().filter(|tile| tile.first) {
            if tile.owner != seat.0 {
                tile.card = dealt(true);
            }
        }
        for other in self.all_seats().filter(|other| *other != seat) {
            let player = table.player_mut(other);
            player.rejected = 0;
            let count = player.offered.count_ones();
            let at_start = self.phase == Phase::Commissions;
            player.offered = (0..count).fold(0, |cards, _| cards | 1 << dealt(at_start));
        }
        for tile in table.dice_tiles.iter_mut().filter(|tile| !tile.first) {
            if tile.owner != seat.0 && tile.owner != NONE {
                tile.card = dealt(false);
            }
        }
        table.commission_bottom = Bottom::default();
        for (card, owner) in self.commission_bottom.cards() {
            let card = if owner == seat.0 { card } else { dealt(false) };
            table.commission_bottom.push(card, Seat(owner));
        }
        table.commission_deck = unknown.iter().fold(0, |cards, card| cards | 1 << card);
        table
    }
}
