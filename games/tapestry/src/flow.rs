//! What happens next: choosing, setting up, turns, the end (TP-2, TP-3, TP-17).

use crate::actions::Draws;
use crate::civilizations::People;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Rival;
use crate::state::{Item, NONE, Phase, Standing, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Seat, Tell};

impl Tapestry {
    /// With nothing left to do: the next phase or turn. False once it is over.
    #[inline(always)]
    pub(crate) fn next_step<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        if self.phase == Phase::Playing {
            let seat = self.active();
            if self.player(seat).over || self.is_alone(seat) {
                self.phase = Phase::Over;
                tell.tell(|| Event::GameOver {});
                return false;
            }
            self.gained_again = 0;
            if self.is_rival(seat) {
                self.begin(content().roots.rivals, seat, About::Nothing);
            } else if !self.player(seat).further {
                self.begin(content().roots.turn, seat, About::Nothing);
            } else if self.has_further_turn(seat) {
                self.begin_further_turn(seat);
            } else {
                self.end_locks(seat);
                self.finish(seat, tell);
                self.pass_turn(seat);
            }
            return true;
        }
        self.next_phase(chance, tell)
    }

    /// The Shadow Empire without anybody left to play against.
    fn is_alone(&self, seat: Seat) -> bool {
        self.rivals.count == 1 && self.is_rival(seat) && self.people_are_over()
    }
    pub(crate) fn people_are_over(&self) -> bool {
        self.all_seats().all(|it| self.is_rival(it) || self.player(it).over)
    }

    #[inline(never)]
    fn next_phase<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool {
        let (roots, first) = (&content().roots, Seat(self.first));
        match self.phase {
            // Nothing was dealt, or all have chosen.
            Phase::Choosing if self.player(first).capital == NONE => {
                self.begin(roots.choose, first, About::Nothing);
            }
            Phase::Choosing => {
                self.phase = Phase::SettingUp;
                for seat in self.clockwise(first).rev() {
                    self.begin(roots.civilization, seat, About::Nothing);
                }
            }
            Phase::SettingUp => {
                self.phase = Phase::Drafting;
                self.begin_draft(first, chance, tell);
            }
            Phase::Drafting => {
                self.landmark_deck |= std::mem::take(&mut self.drafted);
                if let Some(planners) = self.owner_of(People::UrbanPlanners) {
                    self.begin(roots.planners_card, planners, About::Nothing);
                }
                self.phase = Phase::Playing;
                if self.rivals.first {
                    self.active = self.people();
                }
            }
            Phase::Playing | Phase::Over => return false,
        }
        true
    }

    /// The player to the right of the first player begins, then counter-clockwise (TP-2.11).
    fn begin_draft<C: Chance, T: Tell<Event>>(
        &mut self,
        first: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let boxes = u8::from(self.options.mm) + u8::from(self.options.aa);
        if boxes == 0 {
            return;
        }
        for _ in 0..self.people() + boxes - 1 {
            if let Some(card) = self.landmark_deck.draw(chance) {
                self.drafted |= 1 << card;
                tell.tell(|| Event::LandmarkCardDrawn { card });
            }
        }
        // What is begun last comes first.
        for seat in self.clockwise(first) {
            self.begin(content().roots.draft, seat, About::Nothing);
        }
    }

    /// All have chosen: what was kept is shown, the rest goes to the deck of civilizations (TP-2.6).
    pub(crate) fn keep_mats<T: Tell<Event>>(&mut self, tell: &mut T) {
        let (civilizations, capitals) = (self.kept_civilizations.open(), self.kept_capitals.open());
        for seat in self.all_seats() {
            let (Some(civilization), Some(capital)) =
                (civilizations[seat.index()], capitals[seat.index()])
            else {
                continue;
            };
            let player = self.player_mut(seat);
            let rejected = std::mem::take(&mut player.offered_civilizations) & !(1 << civilization);
            player.offered_capitals = 0;
            player.civilizations[0] = civilization;
            player.capital = capital;
            player.city = crate::capital::City::new(capital);
            self.civilization_deck |= rejected;
            tell.tell(|| Event::CapitalKept { seat, capital });
            tell.tell(|| Event::CivilizationKept { seat, civilization });
        }
    }

    /// Two outposts on each starting territory (TP-2.5).
    pub(crate) fn place_first_outposts(&mut self) {
        for seat in self.all_seats() {
            if self.rival_of(seat) == Some(Rival::Shadow) {
                continue;
            }
            let hex = self.start_hex(seat);
            for _ in 0..2 {
                if self.add_item(hex.0, Item::new(seat, Standing::Outpost)) {
                    self.player_mut(seat).outposts -= 1;
                }
            }
        }
    }
}
