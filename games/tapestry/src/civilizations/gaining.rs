//! Gaining another civilization, and losing one (TP-14.3, TP-14.4, TP-14.6).

use super::People;
use crate::actions::{Draws, bits};
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key};
use crate::events::Event;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Seat, Tell};

impl Tapestry {
    /// One of the deck, which is made of what was discarded if it is empty (TP-1.7).
    fn draw_civilization<C: Chance>(&mut self, chance: &mut C) -> Option<u8> {
        if self.civilization_deck == 0 {
            self.civilization_deck = std::mem::take(&mut self.civilization_discard);
        }
        self.civilization_deck.draw(chance)
    }

    /// Draws one, or several to choose from.
    pub(crate) fn gain_civilization<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.player(seat).civilizations.iter().all(|it| *it != NONE) {
            return;
        }
        let extra = self.cards.sum(seat, Key::CivilizationExtraDraw).max(0) as u8
            + u8::from(self.options.two_civilizations)
            + self.further_options(seat);
        let mut drawn = 0u64;
        for _ in 0..=extra {
            drawn |= self.draw_civilization(chance).map_or(0, |it| 1 << it);
        }
        if drawn.count_ones() > 1 {
            self.player_mut(seat).offered_civilizations = drawn;
            for civilization in bits(drawn) {
                tell.tell(|| Event::CivilizationDrawn { seat, civilization });
            }
            self.begin(content().roots.civilization_gained, seat, About::Nothing);
        } else if drawn != 0 {
            self.civilization_drawn(seat, drawn.trailing_zeros() as u8, chance, tell);
        }
    }

    /// One of those that were drawn; the others are discarded, those of the Psionics go back (TP-14.6).
    pub(crate) fn choose_civilization<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        civilization: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let drawn = std::mem::take(&mut self.player_mut(seat).offered_civilizations);
        let others = drawn & !(1 << civilization);
        if self.further_options(seat) > 0 && !self.options.two_civilizations {
            self.civilization_deck |= others;
        } else {
            self.civilization_discard |= others;
        }
        self.civilization_drawn(seat, civilization, chance, tell);
    }

    /// Left of the others. First of all, some may be discarded for another one, and one must be
    /// (TP-14.3).
    fn civilization_drawn<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        civilization: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let free = self.player(seat).civilizations.iter().position(|it| *it == NONE);
        let Some(free) = free else { return };
        self.player_mut(seat).civilizations[free] = civilization;
        tell.tell(|| Event::CivilizationGained { seat, civilization });
        let about = About::Civilization { civilization, n: 0 };
        match People::ALL.get(usize::from(civilization)) {
            Some(People::Mystics) => self.replace_civilization(seat, civilization, chance, tell),
            Some(People::Riverfolk | People::Islanders | People::Celestials) => {
                self.begin(content().roots.keep_mat, seat, about);
            }
            _ => self.civilization_kept(seat, civilization),
        }
    }

    /// Some mats may be given back at once.
    pub(super) fn keep_or_replace<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let About::Civilization { civilization, .. } = task.about else { return };
        match answer {
            Move::No {} => self.replace_civilization(task.seat, civilization, chance, tell),
            _ => self.civilization_kept(task.seat, civilization),
        }
    }

    /// It acts from now on; what it gives at once, then the rest.
    pub(super) fn civilization_kept(&mut self, seat: Seat, civilization: u8) {
        let printed = &content().civilizations[usize::from(civilization)];
        self.gained_mat(seat, civilization);
        self.enter_card(printed.card, seat);
        let about = About::Civilization { civilization, n: 0 };
        for list in [printed.midgame, printed.on_gain].into_iter().flatten() {
            self.begin(list, seat, about);
        }
    }

    /// Another one comes in its place. Nothing that was gained is lost (TP-14.4); without another one
    /// the place stays empty.
    pub(crate) fn replace_civilization<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        civilization: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let card = content().civilizations[usize::from(civilization)].card;
        self.cards.leave(card, Some(seat));
        let own = &mut self.player_mut(seat).civilizations;
        if let Some(at) = own.iter().position(|it| *it == civilization) {
            own[at] = NONE;
            own[at..].rotate_left(1);
        }
        tell.tell(|| Event::CivilizationLost { seat, civilization });
        match People::ALL.get(usize::from(civilization)) {
            Some(People::Merfolk) => self.surface(seat, tell),
            Some(People::Collectors) => self.uncollect(seat),
            Some(People::UrbanPlanners) => self.let_go(),
            Some(People::Weefolk) => {
                self.players.iter_mut().for_each(|player| player.city.forget_tokens());
            }
            Some(People::Utilitarians) => {
                self.mats.active.into_iter().for_each(|it| self.deactivate(seat, it));
            }
            _ => {}
        }
        self.gain_civilization(seat, chance, tell);
        self.civilization_discard |= 1 << civilization;
    }
}
