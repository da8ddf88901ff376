//! Non-player civilizations as readable JSON.

use super::{Names, is_false, is_zero};
use crate::content::content;
use crate::events::Choice;
use crate::hex::Cell;
use crate::kinds::{Kind, Npc, Resource};
use crate::npc::{MAX_NPCS, NpcState, Tie};
use crate::state::{MAX_CIVS, NOBODY, NOWHERE, RiseAndFall};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedNpcs {
    civilizations: Vec<SavedNpc>,
    objective: String,
    objective_level: u8,
    independence: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    random_ties: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    nearest: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    lost: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    hardcore: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    piece: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    line: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    open: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    region: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    /// By seat, a hex or a resource; left out if nobody has proposed anything.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    proposals: Vec<Option<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedNpc {
    who: Npc,
    level: u8,
    /// Cards as `nomad-2`: their kind and level.
    deck: Vec<String>,
    discard: Vec<String>,
    reserve: Vec<String>,
}

const TIES: [(&str, Tie); 4] = [
    ("piece", Tie::Piece),
    ("region", Tie::Region),
    ("hex", Tie::Hex),
    ("resource", Tie::Resource),
];

fn card_names(who: Npc) -> Vec<String> {
    let tables = &content().npcs;
    let cards = tables.cards_of(who, 3).map(|at| &tables.cards[at]);
    cards.map(|card| format!("{}-{}", card.piece.id(), card.level)).collect()
}

impl RiseAndFall {
    pub(super) fn saved_npcs(&self) -> Option<SavedNpcs> {
        if !self.has_npcs() {
            return None;
        }
        let state = &self.npcs;
        let name = |cell: Cell| (cell != NOWHERE).then(|| self.cell_name(cell));
        let civilizations = self.npc_seats().map(|seat| {
            let npc = self.npc(seat);
            let names = card_names(npc.who);
            let cards = |set: u16| {
                let held = names.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
                held.map(|(_, name)| name.clone()).collect()
            };
            SavedNpc {
                who: npc.who,
                level: npc.level,
                deck: cards(npc.deck),
                discard: cards(npc.discard),
                reserve: cards(npc.reserve),
            }
        });
        let proposals: Vec<Option<String>> = self
            .players()
            .map(|seat| {
                self.proposal(seat).map(|choice| match choice {
                    Choice::At(cell) => self.cell_name(cell),
                    Choice::Take(resource) => resource.id().to_string(),
                })
            })
            .collect();
        let nothing = proposals.iter().all(Option::is_none);
        let proposals = if nothing { Vec::new() } else { proposals };
        let open = TIES.iter().find(|(_, tie)| *tie == state.tie);
        Some(SavedNpcs {
            civilizations: civilizations.collect(),
            objective: content()
                .npcs
                .objectives
                .get(state.objective as usize)
                .map_or_else(String::new, |objective| objective.id.clone()),
            objective_level: state.objective_level,
            independence: state.independence,
            random_ties: state.random_ties,
            nearest: state.nearest,
            lost: state.lost,
            hardcore: state.hardcore,
            card: (state.card != NOBODY).then_some(state.card),
            piece: name(state.piece),
            line: state.line,
            open: open.map(|(id, _)| (*id).to_string()),
            options: state.options.iter().filter_map(name).collect(),
            region: name(state.region),
            target: name(state.target),
            proposals,
        })
    }
}

impl SavedNpcs {
    pub(super) fn count(&self) -> usize {
        self.civilizations.len()
    }

    pub(super) fn load(&self, table: &mut RiseAndFall, names: &Names<'_>) -> Result<(), String> {
        let cell = |text: &Option<String>| match text {
            None => Ok(NOWHERE),
            Some(text) => names.cell(text),
        };
        let objectives = &content().npcs.objectives;
        let objective = objectives.iter().position(|it| it.id == self.objective);
        let objective = objective.ok_or_else(|| format!("{} is no objective", self.objective))?;
        if !(1..=3).contains(&self.objective_level) || self.count() > MAX_NPCS {
            return Err("no such objective, or too many NPCs".into());
        }
        let (_, imposed) = &objectives[objective].levels[self.objective_level as usize - 1];
        let state = &mut table.npcs;
        state.imposed = imposed.iter().fold(0, |set, kind: &Kind| set | kind.bit());
        (state.objective, state.objective_level) = (objective as u8, self.objective_level);
        (state.independence, state.random_ties) = (self.independence, self.random_ties);
        state.nearest = self.nearest;
        (state.lost, state.hardcore, state.line) = (self.lost, self.hardcore, self.line);
        state.card = self.card.unwrap_or(NOBODY);
        (state.piece, state.region) = (cell(&self.piece)?, cell(&self.region)?);
        state.target = cell(&self.target)?;
        state.options = names.cells(&self.options)?;
        if let Some(open) = &self.open {
            let tie = TIES.iter().find(|(id, _)| id == open);
            state.tie = tie.ok_or_else(|| format!("{open} cannot be open"))?.1;
        }
        if self.proposals.len() > MAX_CIVS {
            return Err("more proposals than seats".into());
        }
        for (slot, proposed) in state.proposals.iter_mut().zip(&self.proposals) {
            let resource = |text: &String| Resource::from_id(text).map(|it| it as Cell);
            *slot = match proposed {
                None => NOWHERE,
                Some(text) => resource(text).map_or_else(|| names.cell(text), Ok)?,
            };
        }
        for (slot, saved) in state.list.iter_mut().zip(&self.civilizations) {
            let known = card_names(saved.who);
            let cards = |list: &[String]| {
                list.iter().try_fold(0u16, |set, name| {
                    let at = known.iter().position(|it| it == name);
                    at.map(|at| set | 1 << at).ok_or_else(|| format!("{name} is no such card"))
                })
            };
            *slot = NpcState {
                who: saved.who,
                level: saved.level,
                deck: cards(&saved.deck)?,
                discard: cards(&saved.discard)?,
                reserve: cards(&saved.reserve)?,
            };
        }
        Ok(())
    }
}
