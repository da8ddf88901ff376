//! Technology cards: inventing, upgrading, circles and squares (TP-8).

use super::{ALL, Draws, bits, wide};
use crate::chain::Task;
use crate::civilizations::TECHNOLOGY;
use crate::content::{Prerequisite, content};
use crate::effects::{About, Key, TechSource, When};
use crate::events::Event;
use crate::kinds::{Row, Source};
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell};

const BOTTOM: usize = 0;
const MIDDLE: usize = 1;
const TOP: usize = 2;
/// For a card that is recycled (TP-20.7).
const RECYCLED: i16 = 5;

impl Tapestry {
    /// One from the deck; an empty deck is made of what was discarded (TP-1.5).
    pub(crate) fn draw_technology<C: Chance>(&mut self, chance: &mut C) -> Option<u8> {
        if self.technology_deck == 0 {
            self.technology_deck = std::mem::take(&mut self.technology_discard);
        }
        self.technology_deck.draw(chance)
    }

    /// Three cards lie face up, as far as there are any (TP-1.8).
    pub(crate) fn refill_technologies<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        while let Some(free) = self.technology_row.iter().position(|card| *card == NONE) {
            let Some(card) = self.draw_technology(chance) else { return };
            self.technology_row[free] = card;
            tell.tell(|| Event::TechnologyShown { card });
        }
    }

    fn face_up_technologies(&self) -> u64 {
        let row = self.technology_row.iter().filter(|card| **card != NONE);
        row.fold(0, |set, card| set | 1 << card)
    }

    pub(crate) fn offer_invention<O: Offers<Move>>(
        &self,
        seat: Seat,
        from: TechSource,
        to: &mut O,
    ) {
        let shown = if from == TechSource::Deck { 0 } else { self.face_up_technologies() };
        let discarded = if self.has_changed(seat, Key::InventFromDiscard) {
            self.technology_discard
        } else {
            0
        };
        to.given_at(Move::Invent { card: 0 }, |need| {
            Some(need.only(ALL, wide(shown | discarded), |_| {
                Refusal::plain("TP-8.1", "refused-not-face-up")
            }))
        });
        let deck = self.technology_deck | self.technology_discard;
        to.given(Move::InventTop {}, |need| {
            need.that(from != TechSource::FaceUp && deck != 0, || {
                Refusal::plain("TP-8.1", "refused-no-deck")
            })
        });
    }

    /// A face-up card, one of the discard pile for those who may, or the top of the deck (TP-8.1).
    pub(crate) fn invent<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: Option<u8>,
        chance: &mut C,
        tell: &mut T,
    ) {
        if card.is_none() && self.has_changed(seat, Key::Psionics) {
            return self.begin(content().roots.one_of_technologies, seat, About::Nothing);
        }
        let Some(card) = card.or_else(|| self.draw_technology(chance)) else { return };
        self.technology_discard &= !(1 << card);
        for shown in self.technology_row.iter_mut().filter(|shown| **shown == card) {
            *shown = NONE;
        }
        self.take_technology(seat, card, tell);
        self.settle_row();
        self.refill_technologies(chance, tell);
    }

    /// Into the bottom row.
    pub(crate) fn take_technology<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        let player = self.player_mut(seat);
        player.technologies[BOTTOM] |= 1 << card;
        player.last_technology = card;
        tell.tell(|| Event::Invented { seat, card });
        self.happens(When::Invent, seat, About::Technology { card, row: Row::Bottom as u8 });
        self.check_predictions();
        self.gained_object(seat, TECHNOLOGY);
    }

    /// Empty places of the row come last.
    fn settle_row(&mut self) {
        self.technology_row.sort_by_key(|card| *card == NONE);
    }

    pub(crate) fn renew_technologies<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let shown = self.face_up_technologies();
        self.technology_row = [NONE; 3];
        tell.tell(|| Event::TechnologiesRenewed { seat });
        // What lay there is not drawn at once, unless there is nothing else.
        self.technology_discard |= shown;
        self.refill_technologies(chance, tell);
    }

    pub(crate) fn has_face_up(&self) -> bool {
        self.technology_row[0] != NONE
    }

    /// Cards that can move up a row (TP-8.3, TP-8.5).
    pub(crate) fn upgradable(&self, seat: Seat, ignoring: bool) -> u64 {
        let player = self.player(seat);
        let fresh = !self.technology_turned & !player.upgraded;
        let to_top = player.technologies[MIDDLE] & fresh;
        let ignoring = ignoring || self.has_changed(seat, Key::IgnoreUpgradePrerequisites);
        let met = bits(to_top).filter(|card| ignoring || self.meets(seat, *card));
        let up = player.technologies[BOTTOM] & fresh | met.fold(0, |set, card| set | 1 << card);
        if self.recycles(seat) { up | player.technologies[TOP] & fresh } else { up }
    }

    /// Whether an upgrade may bring a card of the top row down again (TP-20.7).
    fn recycles(&self, seat: Seat) -> bool {
        self.has_changed(seat, Key::UpgradeTopToBottom)
    }

    /// Met by oneself or a neighbour (TP-8.4).
    fn meets(&self, seat: Seat, card: u8) -> bool {
        let mut all = self.neighbours(seat).chain([seat]);
        match content().technologies[usize::from(card)].prerequisite {
            Prerequisite::TrackTier { track, tier } => {
                let reached = |it: Seat| super::tracks::tier(self.player(it).position(track));
                all.any(|it| reached(it) >= tier)
            }
            Prerequisite::IncomeSlot { building, slot } => {
                let exposed =
                    |it: Seat| self.player(it).mat[building.index()] >> (slot - 1) & 1 == 0;
                all.any(exposed)
            }
            Prerequisite::LandmarkOnCard => self.player(seat).with_landmark >> card & 1 == 1,
            Prerequisite::CharmOrIncomeTurn5 => self.has_charm_or_last_turn(seat),
        }
    }

    /// A card with a charm on the own income mat, or the last income turn (TP-8.7).
    fn has_charm_or_last_turn(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let charmed =
            |card: u8| content().tapestries[usize::from(crate::state::record_of(card))].has_charm();
        player.income_turns >= super::turn::INCOME_TURNS
            || super::conquest::records(player.on_mat).any(charmed)
    }

    pub(crate) fn offer_upgrades<O: Offers<Move>>(&self, task: &Task, ignoring: bool, to: &mut O) {
        let seat = task.seat;
        let player = self.player(seat);
        to.given_at(Move::Upgrade { card: 0 }, |need| {
            let top = if self.recycles(seat) { player.technologies[TOP] } else { 0 };
            let own = player.technologies[BOTTOM] | player.technologies[MIDDLE] | top;
            let places =
                need.only(ALL, wide(own), |_| Refusal::plain("TP-8.3", "refused-not-upgradable"));
            let able = wide(self.upgradable(seat, ignoring));
            Some(need.only(places, able, |_| Refusal::plain("TP-8.4", "refused-prerequisite")))
        });
    }

    /// One row up, with its circle or square (TP-8.3); from the top row to the bottom one for points alone (TP-20.7).
    pub(crate) fn upgrade<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        let roots = &content().roots;
        let printed = &content().technologies[usize::from(card)];
        let player = self.player_mut(seat);
        let (from, row) = if player.technologies[BOTTOM] >> card & 1 == 1 {
            (BOTTOM, Row::Middle)
        } else if player.technologies[TOP] >> card & 1 == 1 {
            (TOP, Row::Bottom)
        } else {
            (MIDDLE, Row::Top)
        };
        player.technologies[from] &= !(1 << card);
        player.technologies[row.index()] |= 1 << card;
        player.risen |= 1 << card;
        tell.tell(|| Event::Upgraded { seat, card, row });
        let about = About::Technology { card, row: row as u8 };
        match row {
            Row::Top => {
                self.begin(roots.upgraded_to_top, seat, about);
                self.begin(printed.square, seat, about);
            }
            Row::Middle => {
                self.begin(roots.upgraded, seat, about);
                self.begin(printed.circle, seat, about);
            }
            Row::Bottom => {
                self.begin(roots.upgraded, seat, about);
                self.score_points(seat, Source::Civilizations, RECYCLED, tell);
            }
        }
    }

    /// A one-use card lies face down once its square was gained (TP-8.8).
    pub(crate) fn turn_card<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        if content().technologies[usize::from(card)].one_use {
            self.technology_turned |= 1 << card;
            tell.tell(|| Event::CardTurned { seat, card });
        }
    }

    /// Cards whose circle or square can be gained again (TP-8.9, TP-25.3).
    pub(crate) fn gainable(&self, seat: Seat, row: Row) -> u64 {
        let cards = self.player(seat).technologies[row.index()];
        cards & !self.technology_turned & !self.gained_again
    }

    pub(crate) fn gain_again<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: u8,
        row: Row,
        tell: &mut T,
    ) {
        self.gained_again |= 1 << card;
        let printed = &content().technologies[usize::from(card)];
        let about = About::Technology { card, row: row as u8 };
        if row == Row::Top {
            self.turn_card(seat, card, tell);
            self.begin(printed.square, seat, about);
        } else {
            self.begin(printed.circle, seat, about);
        }
    }

    /// From any row to the discard pile (TP-8.10).
    pub(crate) fn discard_technology<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        for row in &mut self.player_mut(seat).technologies {
            *row &= !(1 << card);
        }
        debug_assert!(TOP == Row::Top.index());
        self.take_off_landmark(seat, card, true);
        self.technology_turned &= !(1 << card);
        self.mats.invented &= !(1 << card);
        self.technology_discard |= 1 << card;
        tell.tell(|| Event::TechnologyDiscarded { seat, card });
        // A row that found no card waits for the next one (TP-1.8).
        self.refill_technologies(chance, tell);
    }
}
