//! Mats that space tiles are explored onto: Aliens and Werefolk.

use super::People;
use crate::actions::{Draws, Mode, wide};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::{About, Bonus};
use crate::events::Event;
use crate::kinds::{Resource, Source, Track};
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

/// Aliens: a tile was discarded, so that the next one has a price; it was paid.
const PRICE: u8 = 1;
const PAID: u8 = 2;
/// Werefolk: the tile fell face up, and face down.
const FACE_UP: u8 = 1;
const FACE_DOWN: u8 = 2;
/// It is to be chosen among several that were drawn (TP-22.15).
const CHOOSING: u8 = 3;

impl Tapestry {
    /// The tile of this mat leaves the game, and its lasting effect ends. True if one lay there.
    fn discard_from_mat(&mut self, seat: Seat, people: People) -> bool {
        let lies = &mut self.mats.space[usize::from(people == People::Werefolk)];
        let tile = std::mem::replace(lies, NONE);
        if tile == NONE {
            return false;
        }
        self.player_mut(seat).explored_space &= !(1 << tile);
        self.cards.leave(content().space_tiles[usize::from(tile)].card, Some(seat));
        true
    }
    fn explore_onto_mat<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        people: People,
        tile: u8,
        tell: &mut T,
    ) {
        self.mats.space[usize::from(people == People::Werefolk)] = tile;
        self.explore_space(seat, tile, tell);
    }

    /// A tile of the supply, for a price if one was discarded just now, or a resource.
    pub(super) fn offer_aliens<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let player = self.player(task.seat);
        if task.done == 0 && self.mats.space[0] != NONE {
            return to.one(Move::Yes {});
        }
        if task.done == PRICE | PAID || task.done == 0 {
            let mv = Move::Space { tile: 0 };
            let tiles = wide(player.space_tiles.into());
            among(to, tiles, mv, "TP-7.9", "refused-tile-not-in-supply");
        } else if player.space_tiles != 0 {
            let mv = Move::Pay { resource: Resource::Coin };
            among(to, wide(self.held_kinds(task.seat)), mv, "TP-6.8", "refused-cannot-pay");
        }
        if task.done != PRICE | PAID {
            let mv = Move::Take { resource: Resource::Coin };
            among(to, wide(0b1111), mv, "TP-22.1", "refused-resource");
        }
    }
    pub(super) fn do_aliens<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        match answer {
            Move::Yes {} => {
                self.again(task, PRICE, task.about);
                self.discard_from_mat(seat, People::Aliens);
            }
            Move::Pay { resource } => {
                self.again(task, PRICE | PAID, task.about);
                self.pay_resource(seat, resource, 1, tell);
            }
            Move::Space { tile } => self.explore_onto_mat(seat, People::Aliens, tile, tell),
            Move::Take { resource } => self.gain_resource(seat, resource, 1, task.about, tell),
            _ => {}
        }
    }

    /// A tile is drawn and flipped; then a token may move back, or must move on.
    pub(super) fn offer_werefolk<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let all = self.tracks_in_play();
        match task.done {
            0 => to.when(self.space_deck != 0 || self.mats.space[1] != NONE, Move::Yes {}),
            CHOOSING => {
                let tiles = wide(self.player(task.seat).drawn_space.into());
                among(to, tiles, Move::Space { tile: 0 }, "TP-22.15", "refused-not-drawn");
            }
            FACE_UP => {
                let tokens = wide(self.regressing(task.seat, all));
                let mv = Move::Regress { token: Track::Exploration };
                among(to, tokens, mv, "TP-9.4", "refused-cannot-regress");
                to.one(Move::No {});
            }
            _ => {
                let tokens = wide(self.advancing(task.seat, all, false));
                let mv = Move::Advance { token: Track::Exploration };
                among(to, tokens, mv, "TP-9.3", "refused-cannot-advance");
            }
        }
    }
    /// A task that goes on is about the tile.
    pub(super) fn do_werefolk<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match (answer, task.about) {
            (Move::Yes {}, _) => {
                self.again(task, CHOOSING, task.about);
                self.discard_from_mat(seat, People::Werefolk);
                for _ in 0..=self.further_options(seat) {
                    if let Some(tile) = self.space_deck.draw(chance) {
                        self.player_mut(seat).drawn_space |= 1 << tile;
                        tell.tell(|| Event::SpaceDrawn { seat, tile });
                    }
                }
            }
            (Move::Space { tile }, _) => {
                let up = chance.below(2) == 0;
                self.again(task, if up { FACE_UP } else { FACE_DOWN }, About::SpaceTile { tile });
                self.player_mut(seat).drawn_space &= !(1 << tile);
                self.put_drawn_away(seat, tell);
                self.take_space_tile(seat, tile, tell);
                tell.tell(|| Event::Flipped { seat, up });
            }
            (Move::Regress { token }, About::SpaceTile { tile }) => {
                self.regress_token(seat, token, Mode::default(), tell);
                self.explore_onto_mat(seat, People::Werefolk, tile, tell);
            }
            (Move::No {}, _) => self.score_points(seat, Source::Civilizations, 4, tell),
            (Move::Advance { token }, _) => {
                let mode = Mode { token: token as u8, benefit: true, bonus: Bonus::Free };
                self.advance_token(seat, token, 1, mode, tell);
            }
            _ => {}
        }
    }
}
