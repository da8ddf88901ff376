//! The first pieces of an NPC: dice and tables (RF-14.30 to RF-14.32).

use super::Tie;
use crate::content::{Place, StartPiece, content};
use crate::events::Event;
use crate::hex::{Cell, Cells};
use crate::kinds::Kind;
use crate::state::{NOWHERE, RiseAndFall};
use engine::{Chance, Seat, Tell};

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

    /// Dice choose among the results that are possible (RF-14.31); whether Regions may tie.
    fn rolled_hexes<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        start: &StartPiece,
        chance: &mut C,
        tell: &mut T,
    ) -> (Cells, bool) {
        let legal = self.legal_starts(seat, start.piece);
        let nothing = Place::default();
        let mut results: Vec<(u8, u8, Cells, bool)> = Vec::new();
        for row in &start.rows {
            for &left in &row.roll {
                for right in 1..=6u8 {
                    let more = row.right.iter().find(|it| it.roll.contains(&right));
                    let more = more.map_or(&nothing, |it| &it.place);
                    let valid: Cells = legal
                        .iter()
                        .filter(|&at| {
                            self.is_like(seat, at, &row.place) && self.is_like(seat, at, more)
                        })
                        .collect();
                    let largest = row.place.region.is_some() || more.region.is_some();
                    if !valid.is_empty() {
                        results.push((left, right, valid, largest));
                    }
                }
            }
        }
        // Rolling again until something is possible is choosing among what is.
        let Some(last) = results.len().checked_sub(1) else { return (legal, false) };
        let (left, right, valid, largest) = results[chance.below(last as u32 + 1) as usize];
        tell.tell(|| Event::NpcRolled { seat, piece: start.piece, left, right });
        (valid, largest)
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
