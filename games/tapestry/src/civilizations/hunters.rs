//! Treasure Hunters, Infiltrators and Celestials: pieces on territories, and dice for them.

use super::{People, offer_hexes, offer_numbers};
use crate::actions::{bits, wide};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{Die, Resource, Rival, Source, Terrain};
use crate::map::{Hex, LAND};
use crate::moves::Move;
use crate::state::{Item, NONE, Standing, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

/// The token that this seat's tile of an opponent's start is, when it is the third.
const THIRD: u8 = 3;
/// The terrain is to be chosen.
const TERRAIN: u8 = 1;

impl Tapestry {
    /// A task keeps the dice that were gained.
    pub(super) fn offer_both_dice<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let left = 0b11 & !u64::from(task.done);
        among(to, wide(left), Move::Die { die: Die::Red }, "TP-10.5", "refused-die");
    }
    pub(super) fn gain_one_of_both<T: Tell<Event>>(&mut self, task: &Task, die: Die, tell: &mut T) {
        let About::Hex { hex, flags } = task.about else { return };
        if task.done == 0 {
            self.again(task, 1 << die as u8, task.about);
        }
        let face = if die == Die::Red { flags & 15 } else { flags >> 4 };
        self.gain_die(task.seat, die, face, hex, tell);
    }

    /// Terrains whose token is still on the mat, of those a territory shows: bits by place in [`LAND`].
    fn treasures_of(&self, hex: Hex) -> u64 {
        let atlas = &content().map.atlas;
        let left = |at: &usize| self.mats.used(People::TreasureHunters) >> at & 1 == 0;
        let shown = (0..LAND.len()).filter(left);
        let shown = shown.filter(|at| self.board.shows(atlas, hex, LAND[*at]));
        shown.fold(0, |set, at| set | 1 << at)
    }
    /// An empty territory beside an own one with a terrain whose token is left; then which, if there are
    /// several.
    pub(super) fn offer_treasures<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        match (task.done, task.about) {
            (TERRAIN, About::Hex { hex, .. }) => {
                offer_numbers(to, self.treasures_of(Hex(hex)), "TP-22.1", "refused-used-before");
            }
            _ => {
                let near = self.board.beside(self.controls(seat)) & self.derived.empty;
                let hexes = bits(near).filter(|hex| self.treasures_of(Hex(*hex)) != 0);
                let hexes = hexes.fold(0, |set, hex| set | 1u64 << hex);
                offer_hexes(to, hexes, "TP-22.39", "refused-no-treasure");
                to.when(hexes != 0, Move::No {});
            }
        }
    }
    pub(super) fn do_treasures<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match (answer, task.about) {
            (Move::Hex { hex }, _) => self.again(task, TERRAIN, About::Hex { hex, flags: 0 }),
            (Move::Number { n }, About::Hex { hex, .. }) if task.done == TERRAIN => {
                self.dig(task, (hex, n), chance, tell);
            }
            (Move::Number { n }, About::Hex { hex, .. }) => {
                self.gain_die(seat, Die::Black, n - 1, hex, tell);
            }
            _ => {}
        }
    }
    fn dig<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        (hex, terrain): (u8, u8),
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        let about = About::Civilization { civilization: People::TreasureHunters as u8, n: 0 };
        let further = self.further_options(seat);
        let resource = match LAND[usize::from(terrain)] {
            Terrain::Desert => {
                let (first, faces) = self.roll_faces(seat, Die::Black, 2 + further, chance, tell);
                self.begin_face(seat, Die::Black, hex, faces);
                self.was_rolled(seat, Die::Black, first, hex);
                Resource::Coin
            }
            Terrain::Grassland => {
                let (first, shown) = self.roll_science(seat, 2, chance, tell);
                self.begin_result(seat, shown, true, 0);
                self.was_rolled(seat, Die::Science, first as u8, NONE);
                Resource::Culture
            }
            Terrain::Mountain => {
                self.roll_both(seat, hex, false, chance, tell);
                Resource::Worker
            }
            _ => {
                let (first, faces) = self.roll_faces(seat, Die::Red, 1 + further, chance, tell);
                let (_, others) = self.roll_faces(seat, Die::Red, 1 + further, chance, tell);
                self.begin_face(seat, Die::Red, hex, others);
                self.begin_face(seat, Die::Red, hex, faces);
                self.was_rolled(seat, Die::Red, first, hex);
                Resource::Food
            }
        };
        *self.mats.used_mut(People::TreasureHunters) |= 1 << terrain;
        self.add_item(hex, Item::new(seat, Standing::Holder));
        self.check_predictions();
        self.gain_resource(seat, resource, 1, about, tell);
    }

    /// An outpost beside a single one of an opponent, or a token on an opponent's start.
    pub(super) fn offer_infiltrators<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.player(seat).outposts > 0 {
            offer_hexes(to, self.single_outposts(seat), "TP-22.34", "refused-no-single-outpost");
        }
        // The Shadow Empire has no starting territory (TP-26.3).
        let others = self.opponents(seat).filter(|it| self.rival_of(*it) != Some(Rival::Shadow));
        let others = others.fold(0u64, |set, other| set | 1 << other.0);
        let mv = Move::Player { who: 0 };
        among(to, wide(others), mv, "TP-0.1", "refused-no-opponent");
        to.one(Move::No {});
    }
    pub(super) fn do_infiltrators<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        answer: Move,
        tell: &mut T,
    ) {
        let about = About::Civilization { civilization: People::Infiltrators as u8, n: 0 };
        match answer {
            Move::Hex { hex } => {
                self.place_outpost(seat, hex, tell);
                self.gain_territory(seat, hex, about);
            }
            Move::Player { who } => {
                let tokens = &mut self.mats.infiltrated[usize::from(who)];
                *tokens += 1;
                let third = *tokens == THIRD;
                let points = i16::from(self.player(Seat(who)).outposts);
                tell.tell(|| Event::Infiltrated { seat, owner: Seat(who) });
                self.score_points(seat, Source::Civilizations, points, tell);
                if third {
                    self.begin(content().roots.another_civilization, seat, about);
                }
            }
            _ => {}
        }
    }

    /// The floating capital moves to an explored territory beside it.
    pub(super) fn offer_celestials<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if self.player(task.seat).income_turns >= crate::actions::INCOME_TURNS {
            return to.one(Move::Yes {});
        }
        let at = self.mats.floating;
        if at == NONE {
            return;
        }
        let near = self.board.beside(Hex(at).bit()) & self.board.explored();
        let near = bits(near).filter(|hex| self.has_room(*hex));
        let near = near.fold(0, |set, hex| set | 1u64 << hex);
        offer_hexes(to, near, "TP-22.47", "refused-too-far");
        to.when(near != 0, Move::No {});
    }
    pub(super) fn do_celestials<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Move::Hex { hex } = answer else {
            let city = &self.player(seat).city;
            let (all, outside) = (city.landmarks(), city.overhanging());
            let inside = (all & !outside).count_ones() as i16;
            let points = 5 * inside - 2 * (all & outside).count_ones() as i16;
            return self.score_points(seat, Source::Civilizations, points, tell);
        };
        let from = std::mem::replace(&mut self.mats.floating, hex);
        let own = |item: Item| item.owner() == seat && item.what() == Some(Standing::Token);
        self.remove_item(from, own);
        self.add_item(hex, Item::new(seat, Standing::Token));
        tell.tell(|| Event::Floated { seat, hex });
        self.roll_both(seat, hex, false, chance, tell);
    }
    /// A token takes the place of an outpost of the starting territory.
    pub(super) fn float(&mut self, seat: Seat) {
        let start = self.start_hex(seat);
        let own = |item: Item| {
            let outpost = matches!(item.what(), Some(Standing::Outpost | Standing::Toppled));
            outpost && item.owner() == seat
        };
        if self.items[usize::from(start.0)].iter().any(|item| own(*item)) {
            self.remove_item(start.0, own);
            self.player_mut(seat).outposts += 1;
        }
        self.add_item(start.0, Item::new(seat, Standing::Token));
        self.mats.floating = start.0;
    }
}
