//! Collectors and Urban Planners: what is kept on the mat instead of going to its usual place (TP-22.9,
//! TP-22.13).

use super::People;
use crate::actions::wide;
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::{About, Special, Verb};
use crate::events::Event;
use crate::kinds::Building;
use crate::moves::Move;
use crate::state::{NONE, Phase, Tapestry, card_of};
use engine::chain::{Asks, Runs};
use engine::{Offers, Seat, Tell};

/// Kinds of objects on the mat of the Collectors.
pub(crate) const OUTPOST: u8 = 0;
const HOUSE: u8 = 1;
const LANDMARK: u8 = 2;
pub(crate) const TAPESTRY: u8 = 3;
pub(crate) const TILE: u8 = 4;
pub(crate) const TECHNOLOGY: u8 = 5;

/// Marks a landmark that was held on the mat of the Urban Planners: it goes to the city now.
pub(crate) const HELD: u8 = 2;

impl Tapestry {
    /// True if an object of this kind may go to the mat: one in each advance turn of one's own.
    pub(crate) fn may_collect(&self, seat: Seat, kind: u8) -> bool {
        self.has_mat(seat, People::Collectors)
            && seat == self.active()
            && !self.income
            && !self.mats.stored
            && self.phase == Phase::Playing
            && self.mats.used(People::Collectors) >> kind & 1 == 0
    }
    /// It is there now, and brings a resource.
    pub(crate) fn collect(&mut self, seat: Seat, kind: u8) {
        *self.mats.used_mut(People::Collectors) |= 1 << kind;
        self.mats.stored = true;
        let about = About::Civilization { civilization: People::Collectors as u8, n: kind };
        self.begin(content().roots.any_resource, seat, about);
    }
    /// The kind of a building that is about to be placed, if they collect it.
    fn collectible(about: About) -> Option<u8> {
        match about {
            About::Building { building, .. } if building == Building::House as u8 => Some(HOUSE),
            About::Landmark { origin, .. } if origin & HELD == 0 => Some(LANDMARK),
            _ => None,
        }
    }
    pub(super) fn may_collect_building(&self, seat: Seat, about: About) -> bool {
        Self::collectible(about).is_some_and(|kind| self.may_collect(seat, kind))
    }
    pub(super) fn collect_building(&mut self, seat: Seat, about: About) {
        if let Some(kind) = Self::collectible(about) {
            self.collect(seat, kind);
        }
    }
    /// A card or tile was gained: it may go to the mat.
    pub(crate) fn gained_object(&mut self, seat: Seat, kind: u8) {
        if self.may_collect(seat, kind) {
            let about = About::Seat { seat: seat.0, n: kind };
            self.begin(content().roots.collect, seat, about);
        }
    }
    /// The card or tile gained last, if it is still where it came to.
    fn last_gained(&self, seat: Seat, kind: u8) -> Option<u8> {
        let player = self.player(seat);
        let (last, here) = match kind {
            TAPESTRY => (player.last_tapestry, player.hand_records()),
            TILE => (player.last_tile, player.tiles.into()),
            _ => (player.last_technology, player.technologies[0].into()),
        };
        (last != NONE && here >> last & 1 == 1).then_some(last)
    }
    pub(super) fn offer_collecting<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Seat { n: kind, .. } = task.about else { return };
        let there = self.last_gained(task.seat, kind).is_some();
        to.when(there && self.may_collect(task.seat, kind), Move::Yes {});
        to.one(Move::No {});
    }
    pub(super) fn do_collecting(&mut self, task: &Task) {
        let About::Seat { n: kind, .. } = task.about else { return };
        let seat = task.seat;
        let Some(last) = self.last_gained(seat, kind) else { return };
        let player = self.player_mut(seat);
        match kind {
            TAPESTRY => {
                let card = card_of(last, player.hand);
                player.hand &= !(1 << card);
                self.mats.collected_tapestry = card;
            }
            TILE => {
                player.tiles &= !(1 << last);
                self.mats.collected_tile = last;
            }
            _ => {
                player.technologies[0] &= !(1 << last);
                self.mats.collected_technology = last;
            }
        }
        self.collect(seat, kind);
    }
    /// An object of this kind lies on the own mat: it counts.
    pub(crate) fn has_collected(&self, seat: Seat, kind: u8) -> u8 {
        let lies = self.mats.used(People::Collectors) >> kind & 1 == 1;
        u8::from(lies && self.has_mat(seat, People::Collectors))
    }

    /// Landmarks that lie on the mat of the Urban Planners since an earlier turn and could be placed now: whenever
    /// their owner decides something on a turn of their own (TP-22.13).
    pub(crate) fn placeable_now(&self, seat: Seat) -> u64 {
        let held = self.mats.held & !self.mats.held_now;
        if held == 0 || !self.decides_freely(seat) {
            return 0;
        }
        let (mats, city) = (&content().capitals, &self.player(seat).city);
        let fits = |landmark: &u8| city.has_spot(mats, *landmark, self.builds_anywhere(seat));
        crate::actions::bits(held).filter(fits).fold(0, |set, it| set | 1 << it)
    }
    /// A question to the owner of the mat, on their own turn, that does not speak of landmarks or places itself.
    fn decides_freely(&self, seat: Seat) -> bool {
        let own = seat == self.active()
            && self.phase == Phase::Playing
            && self.has_mat(seat, People::UrbanPlanners);
        let places = |verb: Verb| {
            matches!(
                verb,
                Verb::ChooseSpot {}
                    | Verb::ChooseLandmark { .. }
                    | Verb::Special {
                        id: Special::UtilitariansActivate | Special::UtilitariansTokens,
                        ..
                    }
            )
        };
        own && match self.asks(seat) {
            Some(Asks::Verb { verb, .. }) => !places(verb),
            Some(Asks::AnyOf { tasks }) => !tasks.iter().any(|(_, verb)| places(*verb)),
            other => other.is_some(),
        }
    }
    #[inline(always)]
    pub(crate) fn offer_held<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.mats.held != 0 {
            self.offer_some_held(seat, to);
        }
    }
    #[inline(never)]
    fn offer_some_held<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.decides_freely(seat) {
            let mv = Move::Landmark { landmark: 0 };
            among(to, wide(self.placeable_now(seat)), mv, "TP-22.13", "refused-not-held");
        }
    }
    pub(super) fn hold(&mut self, landmark: u8) {
        self.mats.held |= 1 << landmark;
        self.mats.held_now |= 1 << landmark;
    }
    /// Without the mat they lie beside the capital of their owner (TP-14.4).
    pub(super) fn let_go(&mut self) {
        (self.mats.held, self.mats.held_now) = (0, 0);
    }
    /// Without the mat what lies there is where it would be without it: cards and tile with their owner, the outpost in the
    /// supply, a house beside the capital (TP-14.4).
    pub(super) fn uncollect(&mut self, seat: Seat) {
        let used = std::mem::take(self.mats.used_mut(People::Collectors));
        let lies = |kind: u8| used >> kind & 1 == 1;
        let card = std::mem::replace(&mut self.mats.collected_tapestry, NONE);
        let tile = std::mem::replace(&mut self.mats.collected_tile, NONE);
        let technology = std::mem::replace(&mut self.mats.collected_technology, NONE);
        let player = self.player_mut(seat);
        player.outposts += u8::from(lies(OUTPOST));
        player.beside[Building::House.index()] += u8::from(lies(HOUSE));
        if lies(TAPESTRY) && card != NONE {
            player.hand |= 1 << card;
        }
        if lies(TILE) && tile != NONE {
            player.tiles |= 1 << tile;
        }
        if lies(TECHNOLOGY) && technology != NONE {
            player.technologies[0] |= 1 << technology;
        }
    }
    pub(crate) fn place_held(&mut self, seat: Seat, landmark: u8) {
        self.mats.held &= !(1 << landmark);
        let about = About::Landmark { landmark, origin: HELD };
        self.begin(content().roots.spot, seat, about);
    }
    /// A second landmark card: after the draft, or at once when the mat is gained later.
    pub(super) fn offer_planners_card<O: Offers<Move>>(&self, to: &mut O) {
        if self.phase == Phase::SettingUp {
            return;
        }
        if self.landmark_deck == 0 {
            // Another civilization instead, or none of it.
            to.one(Move::Yes {});
            return to.one(Move::No {});
        }
        let cards = wide(self.landmark_deck.into());
        let mv = Move::LandmarkCard { card: 0 };
        among(to, cards, mv, "TP-22.13", "refused-landmark-card");
    }
    pub(super) fn take_planners_card<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: u8,
        tell: &mut T,
    ) {
        self.landmark_deck &= !(1 << card);
        self.player_mut(seat).landmark_cards |= 1 << card;
        tell.tell(|| Event::LandmarkCardKept { seat, card });
    }
}
