//! Civilizations as they are gained, landmark cards as they are drafted (TP-2, TP-12.10, TP-14).

use super::{ALL, bits, wide};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Landmark;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Offers, Refusal, Seat, Tell};

impl Tapestry {
    /// `on_gain`, `at_game_start`, then what the adjustment gives (TP-2.9).
    pub(crate) fn set_up_civilization(&mut self, seat: Seat) {
        let civilization = self.player(seat).civilizations[0];
        if civilization == NONE {
            return;
        }
        let printed = &content().civilizations[usize::from(civilization)];
        self.gained_mat(seat, civilization);
        self.enter_card(printed.card, seat);
        let about = About::Civilization { civilization, n: 0 };
        for list in
            [printed.adjustment, printed.at_game_start, printed.on_gain].into_iter().flatten()
        {
            self.begin(list, seat, about);
        }
    }

    pub(crate) fn offer_draft<O: Offers<Move>>(&self, to: &mut O) {
        to.given_at(Move::LandmarkCard { card: 0 }, |need| {
            Some(need.only(ALL, wide(self.drafted.into()), |_| {
                Refusal::plain("TP-2.11", "refused-landmark-card")
            }))
        });
    }

    pub(crate) fn keep_landmark_card<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: u8,
        tell: &mut T,
    ) {
        self.drafted &= !(1 << card);
        self.player_mut(seat).landmark_cards |= 1 << card;
        tell.tell(|| Event::LandmarkCardKept { seat, card });
    }

    /// Conditions of one's landmark cards, at the end of each of one's turns (TP-12.10).
    pub(crate) fn check_landmark_cards<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        for card in bits(self.player(seat).landmark_cards.into()) {
            let printed = &content().landmark_cards[usize::from(card)];
            if self.count(seat, printed.what, None, printed.tier) < printed.at_least {
                continue;
            }
            let Some(landmark) = Landmark::from_id(&printed.id) else { continue };
            self.player_mut(seat).landmark_cards &= !(1 << card);
            if self.is_unclaimed(landmark) {
                self.gain_landmark(seat, landmark as u8, false, tell);
            }
        }
    }
}
