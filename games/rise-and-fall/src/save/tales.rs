//! What Tales put on the table, as readable JSON.

use super::{Names, is_false, is_zero};
use crate::hex::{Cell, Cells};
use crate::kinds::{Creature, Deed, Guild, Monument, Tale, TaleTrophy, tales};
use crate::state::{MAX_CIVS, NOBODY, NOWHERE, RiseAndFall};
use engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedTales {
    /// Drawn at the start; those that found no place are not in play.
    drawn: Vec<Tale>,
    in_play: Vec<Tale>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    creatures: BTreeMap<Creature, String>,
    /// Its hex and its two ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bridge: Option<[String; 3]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    monuments: Vec<SavedMonument>,
    #[serde(default, skip_serializing_if = "is_zero")]
    floating_left: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    trophies: BTreeMap<TaleTrophy, u8>,
    #[serde(default, skip_serializing_if = "is_zero")]
    lava: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lying_units: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lying_buildings: Vec<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    capital_actions: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    port_ready: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gathered: Vec<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    orbs_used: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    caravan: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    halfway: Option<(String, Deed)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event: Option<Tale>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    survivor: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ravaged: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pile: Vec<Guild>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    house: BTreeMap<u8, Guild>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedMonument {
    kind: Monument,
    seat: u8,
    at: String,
}

impl RiseAndFall {
    /// Nothing if the table has no Tales.
    pub(super) fn saved_tales(&self) -> Option<SavedTales> {
        let state = &self.tales;
        if state.drawn == 0 {
            return None;
        }
        let name = |cell: Cell| self.cell_name(cell);
        let names = |cells: Cells| cells.iter().map(name).collect();
        let guild = |card: u8| Guild::ALL.get(card as usize).copied();
        let creatures = Creature::ALL
            .iter()
            .filter_map(|&creature| state.creature(creature).map(|at| (creature, name(at))));
        let monuments = (0..self.world.hexes.len() as Cell).filter_map(|at| {
            let (seat, kind) = self.building(at).monument()?;
            Some(SavedMonument { kind, seat: seat.0, at: name(at) })
        });
        let trophies = TaleTrophy::ALL.iter().filter_map(|&trophy| {
            let holder = state.trophies[trophy as usize];
            (holder != NOBODY).then_some((trophy, holder))
        });
        let house = state.house.iter().enumerate();
        Some(SavedTales {
            drawn: tales(state.drawn).collect(),
            in_play: tales(state.set).collect(),
            creatures: creatures.collect(),
            bridge: (state.bridge != NOWHERE).then(|| {
                let [one, other] = state.bridge_ends;
                [name(state.bridge), name(one), name(other)]
            }),
            monuments: monuments.collect(),
            floating_left: state.floating_left,
            trophies: trophies.collect(),
            lava: state.lava,
            lying_units: names(state.laid_units),
            lying_buildings: names(state.laid_buildings),
            capital_actions: state.capital_actions,
            port_ready: state.port_ready,
            gathered: state
                .gathered
                .iter()
                .filter(|&&it| it != NOWHERE)
                .map(|&it| name(it))
                .collect(),
            orbs_used: state.orbs_used,
            caravan: state.caravan,
            halfway: (state.halfway != NOWHERE).then(|| (name(state.halfway), state.first_half)),
            event: state.event,
            survivor: (state.survivor != NOBODY).then_some(state.survivor),
            ravaged: names(state.ravaged),
            pile: state.pile.iter().filter_map(|&card| guild(card)).collect(),
            house: house.filter_map(|(seat, &card)| Some((seat as u8, guild(card)?))).collect(),
        })
    }
}

impl SavedTales {
    pub(super) fn load(&self, table: &mut RiseAndFall, names: &Names<'_>) -> Result<(), String> {
        let set = |tales: &[Tale]| tales.iter().fold(0, |set, tale| set | tale.bit());
        let state = &mut table.tales;
        (state.drawn, state.set) = (set(&self.drawn), set(&self.in_play));
        for (&creature, at) in &self.creatures {
            state.creatures[creature as usize] = names.cell(at)?;
        }
        if let Some([at, one, other]) = &self.bridge {
            state.bridge = names.cell(at)?;
            state.bridge_ends = [names.cell(one)?, names.cell(other)?];
        }
        state.closed = state.closed_cells();
        state.floating_left = self.floating_left;
        for (&trophy, &seat) in &self.trophies {
            state.trophies[trophy as usize] = seat;
        }
        state.lava = self.lava;
        state.laid_units = names.cells(&self.lying_units)?;
        state.laid_buildings = names.cells(&self.lying_buildings)?;
        (state.capital_actions, state.port_ready) = (self.capital_actions, self.port_ready);
        if self.gathered.len() > state.gathered.len() || self.pile.len() > state.pile.len() {
            return Err("too many pieces or cards".into());
        }
        for (slot, text) in state.gathered.iter_mut().zip(&self.gathered) {
            *slot = names.cell(text)?;
        }
        (state.orbs_used, state.caravan) = (self.orbs_used, self.caravan);
        if let Some((at, deed)) = &self.halfway {
            (state.halfway, state.first_half) = (names.cell(at)?, *deed);
        }
        state.event = self.event;
        state.survivor = self.survivor.unwrap_or(NOBODY);
        state.ravaged = names.cells(&self.ravaged)?;
        state.pile.iter_mut().zip(&self.pile).for_each(|(slot, guild)| *slot = *guild as u8);
        for (&seat, &guild) in &self.house {
            let slot = state.house.get_mut(seat as usize).ok_or("no such seat")?;
            *slot = guild as u8;
        }
        for monument in &self.monuments {
            let at = names.cell(&monument.at)?;
            if table.built.has(at) || monument.seat as usize >= MAX_CIVS {
                return Err(format!("no room for a building on {}", monument.at));
            }
            table.raise_monument(Seat(monument.seat), monument.kind, at);
        }
        Ok(())
    }
}
