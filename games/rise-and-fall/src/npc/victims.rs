//! Lines of a card aimed at pieces of players: converting, attacking, stealing (RF-15.26, RF-15.30,
//! RF-15.31).

use super::Tie;
use super::cards::Attempt::{self, Do, Impossible, Open};
use super::effects::Effect;
use super::options::Token;
use crate::content::{Priced, Priority};
use crate::hex::{Cell, Cells};
use crate::kinds::Kind;
use crate::state::{NOWHERE, RiseAndFall};
use engine::Seat;

impl RiseAndFall {
    pub(super) fn attempt_convert(
        &self,
        seat: Seat,
        kind: Kind,
        at: Cell,
        priority: &Priority,
        targets: &[Priced],
    ) -> Attempt {
        let reach = match self.npc_convert_range(seat, kind) {
            1 => self.world.near[at as usize],
            far => self.world.within(at, far as i8),
        };
        for &Priced { piece, gold } in targets {
            let able: Cells = self
                .players_pieces(piece, reach)
                .iter()
                .filter(|&cell| {
                    let owner = self.standing(cell, piece);
                    owner.is_some_and(|owner| !self.is_immune(owner, piece, cell))
                        && self.may_take_over(seat, piece, cell)
                })
                .collect();
            if able.is_empty()
                || self.civ(seat).gold < u16::from(gold)
                || self.reserve(seat, piece) == 0
            {
                continue;
            }
            let able = self.nearest_victims(at, self.preferred(seat, able, priority));
            return self.place_for(seat, able, priority, |to| Effect::Convert { to, piece, gold });
        }
        Impossible
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one line of a card")]
    pub(super) fn attempt_attack(
        &self,
        seat: Seat,
        at: Cell,
        priority: &Priority,
        targets: &[Priced],
        reach: Cells,
        take_place: bool,
        steal: u8,
    ) -> Attempt {
        for &Priced { piece, gold } in targets {
            let prey = self.players_pieces(piece, reach);
            if prey.is_empty() {
                continue;
            }
            let prey = self.nearest(at, self.preferred(seat, prey, priority));
            let to = match (self.npcs.target, prey.len(), prey.first()) {
                (settled, _, _) if settled != NOWHERE && prey.has(settled) => settled,
                (_, 1, Some(only)) => only,
                _ => return Open(Tie::Hex, prey),
            };
            let owner = self.standing(to, piece);
            let token = owner.map_or(Token::None, |owner| self.stolen_token(seat, owner));
            let resource = match self.settled_token(token) {
                _ if steal == 0 => None,
                Token::None => None,
                Token::One(resource) => Some(resource),
                Token::Either => {
                    return Open(Tie::Resource, Cells::NONE);
                }
            };
            return Do(Effect::Attack { to, piece, gold, take_place, steal, resource });
        }
        Impossible
    }

    pub(super) fn attempt_steal(
        &self,
        seat: Seat,
        piece: Kind,
        at: Cell,
        victims: Cells,
        amount: u8,
    ) -> Attempt {
        if victims.is_empty() {
            return Impossible;
        }
        let nearest = self.nearest_victims(at, victims);
        let owner = |cell: Cell| self.standing(cell, piece);
        let first = nearest.first().and_then(owner);
        let same = nearest.iter().all(|cell| owner(cell) == first);
        let victim = match self.npcs.target {
            settled if settled != NOWHERE && nearest.has(settled) => owner(settled),
            _ if same => first,
            _ => return Open(Tie::Hex, nearest),
        };
        let Some(victim) = victim else { return Impossible };
        match self.settled_token(self.stolen_token(seat, victim)) {
            Token::None => Impossible,
            Token::One(resource) => Do(Effect::Steal { victim, resource, amount }),
            Token::Either => Open(Tie::Resource, Cells::NONE),
        }
    }
}
