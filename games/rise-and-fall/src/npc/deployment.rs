//! The first pieces of an NPC: dice and tables (RF-14.30 to RF-14.32).

use super::Tie;
use crate::content::{Place, StartPiece, StartRow, content};
use crate::events::Event;
use crate::hex::{Cell, Cells};
use crate::kinds::Kind;
use crate::state::{NOWHERE, RiseAndFall};
use engine::{Chance, Seat, Tell};

/// What can come of a row: a face of the second die if there is one, the hexes, and whether they are
/// those of the largest Regions.
type RowResult = (Option<u8>, Cells, bool);

impl RiseAndFall {
    /// Pieces an NPC has placed so far.
    fn placed_by(&self, seat: Seat) -> usize {
        self.civ(seat).count.iter().map(|&count| count as usize).sum()
    }

    fn next_start(&self, seat: Seat) -> Option<&'static StartPiece> {
        let who = self.npc(seat).who;
        content().npcs.civilizations[who as usize].setup.get(self.placed_by(seat))
    }

    /// The kind of piece an NPC places next.
    pub(crate) fn next_start_piece(&self, seat: Seat) -> Option<Kind> {
        self.next_start(seat).map(|start| start.piece)
    }

    /// The next piece of the NPC in turn: dice, perhaps nominations, then it is placed.
    pub(super) fn deploy_npc<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let seat = self.turn;
        let Some(start) = self.next_start(seat) else {
            return self.after_npc_deployment(seat, tell);
        };
        if self.npcs.target != NOWHERE {
            let at = self.npcs.target;
            self.npcs.unsettle();
            tell.tell(|| Event::Deployed { seat, piece: start.piece, at });
            return self.enter(seat, start.piece, at, tell);
        }
        if self.npcs.region != NOWHERE {
            // The Region is settled: its valid hexes are left.
            let region = self.region_cells(self.npcs.region);
            let valid = self.npcs.options & region;
            return self.tie_among(Tie::Hex, valid, chance);
        }
        let (valid, largest) = self.rolled_hexes(seat, start, chance, tell);
        if largest {
            self.tie_among(Tie::Region, valid, chance);
        } else {
            self.tie_among(Tie::Hex, valid, chance);
        }
    }

    /// A die for the row, and a second one if the row goes on at the right (RF-14.30); whether
    /// Regions may tie. Rolling the die that failed again until something is possible is choosing
    /// among what is (RF-14.31).
    fn rolled_hexes<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        start: &StartPiece,
        chance: &mut C,
        tell: &mut T,
    ) -> (Cells, bool) {
        let legal = self.legal_starts(seat, start.piece);
        // The faces of the first die with what can come of them.
        let mut faces: Vec<(u8, Vec<RowResult>)> = Vec::new();
        for row in &start.rows {
            let results = self.row_results(seat, row, legal);
            if !results.is_empty() {
                faces.extend(row.roll.iter().map(|&left| (left, results.clone())));
            }
        }
        let all = faces.iter().flat_map(|(_, results)| results);
        let union = all.fold(Cells::NONE, |all, (_, cells, _)| all | *cells);
        if union.len() <= 1 {
            // Nothing to roll for (RF-14.31).
            return (if union.is_empty() { legal } else { union }, false);
        }
        let (left, results) = &faces[chance.below(faces.len() as u32) as usize];
        let second = if results.len() > 1 { chance.below(results.len() as u32) } else { 0 };
        let (right, valid, largest) = results[second as usize];
        let left = *left;
        tell.tell(|| Event::NpcRolled { seat, piece: start.piece, left, right });
        (valid, largest)
    }

    /// What a row can come to, face by face of the second die if it has a right side.
    fn row_results(&self, seat: Seat, row: &StartRow, legal: Cells) -> Vec<RowResult> {
        let like = |place: &Place, among: Cells| -> Cells {
            among.iter().filter(|&at| self.is_like(seat, at, place)).collect()
        };
        let here = like(&row.place, legal);
        let largest = row.place.region.is_some();
        let mut results = Vec::new();
        if row.right.is_empty() {
            results.push((None, here, largest));
        }
        for right in row.right.iter() {
            let cells = like(&right.place, here);
            let largest = largest || right.place.region.is_some();
            results.extend(right.roll.iter().map(|&face| (Some(face), cells, largest)));
        }
        results.retain(|(_, cells, _)| !cells.is_empty());
        results
    }

    /// Empty hexes where the piece may stand at all.
    pub(super) fn legal_starts(&self, seat: Seat, piece: Kind) -> Cells {
        let world = &*self.world;
        let all: Cells = (0..world.hexes.len() as Cell).collect();
        let free = all.without(&self.taken()).without(&world.orbs);
        let free = if piece.is_unit() { free } else { free.without(&world.special) };
        free.iter().filter(|&at| self.may_stand(seat, piece, at)).collect()
    }

    /// All its pieces stand: cards of kinds it has not go to reserve (RF-14.32).
    fn after_npc_deployment<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let all = self.npc_deck(seat);
        let absent = Kind::ALL.iter().filter(|&&kind| self.civ(seat).count[kind as usize] == 0);
        let reserve = absent.fold(0, |set, &kind| set | self.npc_cards_of_kind(seat, kind)) & all;
        let npc = self.npc_mut(seat);
        (npc.reserve, npc.deck, npc.discard) = (reserve, all & !reserve, 0);
        let next = Seat(seat.0 + 1);
        if next.0 < self.civ_count {
            self.turn = next;
            return;
        }
        let placer = self.handler_of(seat);
        self.place_creatures(placer, tell);
    }
}
