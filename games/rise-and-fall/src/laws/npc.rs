//! What must hold about non-player civilizations at every step (RF-14 to RF-16).

use super::{Law, hold};
use crate::content::content;
use crate::hex::Cells;
use crate::kinds::{Kind, Resource};
use crate::npc::{MAX_NPCS, NpcState, Npcs, Tie};
use crate::state::{MAX_CIVS, NOBODY, NOWHERE, Phase, RiseAndFall};
use engine::Seat;

impl RiseAndFall {
    pub(super) fn npc_laws(&self) -> Law {
        let state = &self.npcs;
        if !self.has_npcs() {
            return hold(*state == Npcs::default(), || "an NPC that is not there".into());
        }
        let count = (self.civ_count - self.seats) as usize;
        hold(count <= MAX_NPCS, || format!("{count} NPCs"))?;
        let spare = state.list[count..].iter().all(|npc| *npc == NpcState::default());
        hold(spare, || "an NPC too many".into())?;
        let levels = [state.objective_level, state.independence];
        hold(levels.iter().all(|level| (1..=3).contains(level)), || "levels are 1 to 3".into())?;
        let objective = content().npcs.objectives.get(state.objective as usize);
        let Some(objective) = objective else { return Err("no such objective".into()) };
        let (trophies, imposed) = &objective.levels[state.objective_level as usize - 1];
        let imposed = imposed.iter().fold(0, |set, kind| set | kind.bit());
        let agreed = self.rules.trophies == *trophies && state.imposed == imposed;
        hold(agreed, || "another objective".into())?;
        hold(!self.rules.guilds, || "options of other games".into())?;
        let mut seen = Vec::new();
        for seat in self.npc_seats() {
            self.npc_law(seat)?;
            let who = self.npc(seat).who;
            hold(!seen.contains(&who), || format!("{} twice", who.id()))?;
            seen.push(who);
        }
        let taken = Kind::ALL.iter().any(|&kind| {
            let holder = self.trophies[kind as usize];
            holder != NOBODY && self.is_npc(Seat(holder)) && state.imposed & kind.bit() != 0
        });
        hold(taken == state.lost, || "lost, or not".into())?;
        hold(!state.lost || self.phase == Phase::Over, || "a lost game goes on".into())?;
        self.npc_turn_law()
    }

    fn npc_law(&self, seat: Seat) -> Law {
        let npc = self.npc(seat);
        hold((1..=3).contains(&npc.level), || "levels are 1 to 3".into())?;
        let all = self.npc_deck(seat);
        let (deck, discard, reserve) = (npc.deck, npc.discard, npc.reserve);
        let apart = deck & discard | deck & reserve | discard & reserve;
        hold(apart == 0 && (deck | discard | reserve) & !all == 0, || "a wrong card".into())?;
        let deployed =
            self.phase > Phase::Deploy || self.phase == Phase::Deploy && seat < self.turn;
        let whole = deck | discard | reserve == all;
        hold(if deployed { whole } else { deck | discard | reserve == 0 }, || {
            format!("seat {seat} has not all its cards")
        })?;
        let civ = self.civ(seat);
        let none = civ.count == [0; Kind::COUNT];
        hold(!deployed || civ.extinct == none, || "an NPC without pieces".into())?;
        hold(civ.guilds == 0 && civ.hand | civ.discard | civ.decline == 0, || {
            "cards of a player".into()
        })?;
        hold(civ.card == NOBODY && civ.giving == 0 && civ.passed == NOBODY, || {
            "choices of a player".into()
        })?;
        if !deployed {
            return Ok(());
        }
        for &kind in &Kind::ALL {
            let cards = self.npc_cards_of_kind(seat, kind);
            let present = civ.count[kind as usize] > 0;
            // What is discarded has pieces, what is in reserve has none (RF-14.43).
            let right = if present { reserve & cards == 0 } else { discard & cards == 0 };
            hold(right, || format!("seat {seat}: the {} cards", kind.id()))?;
        }
        Ok(())
    }

    /// If an NPC is in turn, a player is asked about it, and every answer is possible.
    fn npc_turn_law(&self) -> Law {
        let state = &self.npcs;
        let busy = self.is_npc(self.turn) && matches!(self.phase, Phase::Deploy | Phase::Actions);
        if !busy {
            let quiet = state.tie == Tie::None
                && state.options.is_empty()
                && (state.piece, state.line, state.card) == (NOWHERE, 0, NOBODY)
                && (state.region, state.target, state.resource) == (NOWHERE, NOWHERE, NOBODY)
                && state.proposals == [NOWHERE; MAX_CIVS];
            return hold(quiet, || "a choice for an NPC that is not in turn".into());
        }
        hold(state.tie != Tie::None, || "an NPC waits for nobody".into())?;
        self.proposal_law()?;
        // The victim of a theft is settled before the token.
        let victim = state.tie == Tie::Resource && self.world.has(state.target);
        let open = (state.target == NOWHERE || victim) && state.resource == NOBODY;
        hold(open, || "settled already".into())?;
        let several = match state.tie {
            Tie::Resource => state.options.is_empty(),
            Tie::Region => !self.is_one_region(state.options),
            _ => state.options.len() > 1,
        };
        hold(several, || "nothing to choose for an NPC".into())?;
        hold(state.region == NOWHERE || self.world.has(state.region), || "no Region".into())?;
        let possible = match self.phase {
            Phase::Deploy => self.npc_start_options(),
            _ => self.npc_line_options(),
        };
        let Some(possible) = possible else { return Err("no such choice for an NPC".into()) };
        hold(state.options.without(&possible).is_empty(), || "an impossible option".into())
    }

    /// Only living players who decide together propose something, not all have, and everything
    /// proposed is possible (RF-16.5).
    fn proposal_law(&self) -> Law {
        hold(!self.undecided().is_empty(), || "everybody has proposed something".into())?;
        for (seat, &proposed) in (0u8..).map(Seat).zip(&self.npcs.proposals) {
            let possible = match self.npcs.tie {
                _ if proposed == NOWHERE => true,
                _ if !self.is_handled_together() || self.is_npc(seat) => false,
                _ if !self.is_living(seat) => false,
                Tie::Resource => (proposed as usize) < Resource::ALL.len(),
                _ => self.npcs.options.has(proposed),
            };
            hold(possible, || format!("seat {seat} cannot propose this"))?;
        }
        Ok(())
    }

    fn is_one_region(&self, cells: Cells) -> bool {
        let regions = cells.iter().map(|cell| self.world.region.get(cell as usize));
        let mut regions = regions.collect::<Vec<_>>();
        regions.dedup();
        regions.len() < 2
    }
}
