//! Who decides for an NPC (RF-16.5): one player each, all of them together, or the nearest one.

use super::Tie;
use crate::events::{Choice, Event};
use crate::hex::Cell;
use crate::kinds::Resource;
use crate::state::{MAX_CIVS, NOWHERE, RiseAndFall};
use engine::{Chance, Seat, Seats, Tell};

/// The die that settles a disagreement.
const FACES: u32 = 6;

impl RiseAndFall {
    /// The player who decides for a civilization alone: itself; with as many NPCs as players the one
    /// it was given; otherwise the nearest living player before it.
    pub(crate) fn handler_of(&self, civ: Seat) -> Seat {
        if civ.0 < self.seats {
            return civ;
        }
        let living = |seat: &Seat| !self.civ(*seat).extinct;
        let own = Some(Seat(civ.0 - self.seats)).filter(|_| self.has_one_each());
        let nearest = || (0..self.seats).rev().map(Seat).find(living);
        own.filter(living).or_else(nearest).unwrap_or(Seat(0))
    }

    fn has_one_each(&self) -> bool {
        !self.npcs.nearest && self.civ_count == 2 * self.seats
    }

    /// Do several players decide for every NPC?
    pub(crate) fn is_handled_together(&self) -> bool {
        self.has_npcs() && self.seats > 1 && !self.npcs.nearest && !self.has_one_each()
    }

    /// Those who have still to say what the NPC in turn does.
    pub(crate) fn undecided(&self) -> Seats {
        if !self.is_handled_together() {
            return Seats::only(self.handler_of(self.turn));
        }
        let open = self.living_players();
        let open = open.filter(|&seat| self.npcs.proposals[seat.index()] == NOWHERE);
        open.fold(Seats::NONE, Seats::with)
    }

    /// A nomination, or one of several proposals for it: the last one turns them all over.
    pub(crate) fn decide_for_npc<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut C,
        tell: &mut T,
    ) {
        let mut choice = choice;
        if self.is_handled_together() {
            self.npcs.proposals[seat.index()] = match choice {
                Choice::At(cell) => cell,
                Choice::Take(resource) => resource as Cell,
            };
            tell.tell(|| Event::Proposed { seat, choice: Some(choice) });
            if !self.undecided().is_empty() {
                return;
            }
            choice = self.settled_proposal(chance, tell).unwrap_or(choice);
            self.npcs.proposals = [NOWHERE; MAX_CIVS];
        }
        match choice {
            Choice::At(at) => self.nominate(at, chance, tell),
            Choice::Take(resource) => self.nominate_resource(resource, chance, tell),
        }
    }

    /// What a seat has proposed.
    pub(crate) fn proposal(&self, seat: Seat) -> Option<Choice> {
        let proposed = *self.npcs.proposals.get(seat.index()).expect("a seat of this table");
        match self.npcs.tie {
            _ if proposed == NOWHERE => None,
            Tie::Resource => Resource::ALL.get(proposed as usize).map(|&it| Choice::Take(it)),
            _ => Some(Choice::At(proposed)),
        }
    }

    /// Hexes of one Region are the same proposal if a Region is wanted.
    fn is_same_choice(&self, one: Choice, other: Choice) -> bool {
        match (one, other) {
            (Choice::At(one), Choice::At(other)) if self.npcs.tie == Tie::Region => {
                self.region_cells(one).has(other)
            }
            _ => one == other,
        }
    }

    /// What all propose, or the one with the highest die. Rolling again among equal dice is
    /// drawing one of them.
    fn settled_proposal<C: Chance, T: Tell<Event>>(
        &self,
        chance: &mut C,
        tell: &mut T,
    ) -> Option<Choice> {
        let players = self.living_players();
        let proposals: Vec<(Seat, Choice)> =
            players.filter_map(|seat| Some((seat, self.proposal(seat)?))).collect();
        let &(_, first) = proposals.first()?;
        if proposals.iter().all(|&(_, choice)| self.is_same_choice(first, choice)) {
            tell.tell(|| Event::Agreed { choice: first });
            return Some(first);
        }
        let mut best: Vec<(Seat, Choice)> = Vec::new();
        let mut highest = 0;
        for (seat, choice) in proposals {
            let die = chance.below(FACES) as u8 + 1;
            tell.tell(|| Event::ProposalRolled { seat, choice, die });
            if die > highest {
                (highest, best) = (die, Vec::new());
            }
            if die == highest {
                best.push((seat, choice));
            }
        }
        let nth = if best.len() > 1 { chance.below(best.len() as u32) as usize } else { 0 };
        let &(seat, choice) = best.get(nth)?;
        tell.tell(|| Event::ProposalTaken { seat });
        Some(choice)
    }
}
