//! Islanders: tiles on the six hexes of their mat (TP-7.11).

use super::{People, offer_numbers};
use crate::actions::wide;
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Source;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

/// Marks a tile that brings nothing: it is placed when the mat is gained later.
const SILENT: u8 = 8;
/// As many tiles may be placed so.
const MOST: u8 = 4;

impl Tapestry {
    /// Free hexes of the mat, if this seat has it: its explorations may go there.
    pub(crate) fn free_islands(&self, seat: Seat) -> u64 {
        if self.has_mat(seat, People::Islanders) { self.mats.islands.free().into() } else { 0 }
    }
    /// Beside the hexes of the map: any exploration of theirs may go to the mat.
    pub(crate) fn offer_islands<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        offer_numbers(to, self.free_islands(seat), "TP-22.35", "refused-already-explored");
    }
    /// A tile of the supply, then a hex of the mat. A task that is about a tile waits for the hex.
    pub(super) fn offer_island<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let free = self.free_islands(task.seat);
        if let About::Tile { .. } = task.about {
            return offer_numbers(to, free, "TP-22.35", "refused-already-explored");
        }
        let tiles = self.player(task.seat).tiles;
        if free != 0 && tiles != 0 {
            among(to, wide(tiles), Move::Tile { tile: 0 }, "TP-7.11", "refused-tile-not-in-supply");
            to.one(Move::No {});
        }
    }
    pub(super) fn do_island(&mut self, task: &Task, silent: bool, answer: Move) {
        let seat = task.seat;
        match (answer, task.about) {
            (Move::Tile { tile }, _) => {
                self.again(task, task.done, About::Tile { tile, hex: NONE });
            }
            (Move::Number { n }, About::Tile { tile, .. }) => {
                if silent && task.done + 1 < MOST {
                    self.again(task, task.done + 1, About::Nothing);
                }
                let mark = if silent { SILENT } else { 0 };
                self.explore_island(seat, tile, n | mark);
            }
            _ => {}
        }
    }
    /// How the tile is turned is the last question.
    pub(crate) fn explore_island(&mut self, seat: Seat, tile: u8, island: u8) {
        self.begin(content().roots.island_turn, seat, About::Tile { tile, hex: island });
    }
    pub(super) fn offer_island_turn<O: Offers<Move>>(&self, to: &mut O) {
        to.each(wide(0b11_1111), Move::Turn { rotation: 0 });
    }
    /// Points for its sides, and its benefit; no trigger listens (TP-7.11).
    pub(super) fn lay_on_island<T: Tell<Event>>(
        &mut self,
        task: &Task,
        rotation: u8,
        tell: &mut T,
    ) {
        let About::Tile { tile, hex: island } = task.about else { return };
        let (seat, at) = (task.seat, usize::from(island & !SILENT));
        let map = &content().map;
        let points = self.mats.islands.edges(&map.atlas, &map.islands, at, tile, rotation);
        self.mats.islands.lay(at, tile, rotation);
        self.player_mut(seat).tiles &= !(1 << tile);
        // No territory (TP-7.11).
        (self.aligned, self.explored_hex) = (points, NONE);
        tell.tell(|| Event::IslandExplored { seat, tile, island: at as u8 + 1 });
        if island & SILENT == 0 {
            self.score_points(seat, Source::Exploration, points.into(), tell);
            let benefit = map.tiles[usize::from(tile)].benefit;
            self.begin(benefit, seat, About::Tile { tile, hex: NONE });
        }
    }
    /// Tiles with nothing but water at their outer sides.
    pub(super) fn water_tiles(&self) -> u8 {
        self.mats.islands.water_tiles(&content().map.tiles.map(|tile| tile.face))
    }
}
