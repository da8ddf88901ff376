//! What everybody sees of Tales (RF-12, RF-18.2).

use crate::content::content;
use crate::hex::Cell;
use crate::kinds::{Creature, Monument, Tale, TaleTrophy, tales};
use crate::state::{NOBODY, NOWHERE, RiseAndFall};
use engine::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TalesView {
    pub tales: Vec<Tale>,
    /// Places in the World, and ground that changed.
    pub sites: Vec<SiteView>,
    pub creatures: Vec<CreatureView>,
    pub monuments: Vec<MonumentView>,
    pub bridge: Option<BridgeView>,
    /// Hexes with pieces that lie on their side.
    pub lying_units: Vec<Cell>,
    pub lying_buildings: Vec<Cell>,
    pub trophies: Vec<TaleTrophyView>,
    pub floating_left: u8,
    /// The hexes the lava points at, while the Volcano is awake.
    pub lava: Vec<Cell>,
    /// The Tale whose event goes on.
    pub event: Option<Tale>,
    /// Guild cards under the House.
    pub pile: usize,
    /// Pieces chosen so far for a deed of several.
    pub gathered: Vec<Cell>,
    /// The Merchant with a second action.
    pub halfway: Option<Cell>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteView {
    pub tale: Tale,
    pub q: i8,
    pub r: i8,
    pub turn: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreatureView {
    pub creature: Creature,
    pub at: Cell,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MonumentView {
    pub seat: Seat,
    pub monument: Monument,
    pub at: Cell,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BridgeView {
    pub at: Cell,
    pub ends: [Cell; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TaleTrophyView {
    pub trophy: TaleTrophy,
    pub points: u8,
    pub holder: Option<Seat>,
}

impl TalesView {
    /// Nothing if no Tale is in play.
    pub(super) fn of(table: &RiseAndFall) -> Option<TalesView> {
        let state = &table.tales;
        if state.set == 0 {
            return None;
        }
        let sites = table.world.sites.iter();
        let creatures = Creature::ALL.iter().filter_map(|&creature| {
            state.creature(creature).map(|at| CreatureView { creature, at })
        });
        let monuments = table.monument_cells().iter().filter_map(|at| {
            let (seat, monument) = table.building(at).monument()?;
            Some(MonumentView { seat, monument, at })
        });
        let trophies = TaleTrophy::ALL.iter().filter(|trophy| state.has(trophy.tale()));
        let lava = if state.lava > 0 {
            table.lava_cells(state.lava - 1).iter().collect()
        } else {
            Vec::new()
        };
        Some(TalesView {
            tales: tales(state.set).collect(),
            sites: sites
                .map(|site| SiteView {
                    tale: site.tale,
                    q: site.at.q,
                    r: site.at.r,
                    turn: site.turn,
                })
                .collect(),
            creatures: creatures.collect(),
            monuments: monuments.collect::<Vec<_>>(),
            bridge: (state.bridge != NOWHERE)
                .then_some(BridgeView { at: state.bridge, ends: state.bridge_ends }),
            lying_units: state.laid_units.iter().collect(),
            lying_buildings: state.laid_buildings.iter().collect(),
            trophies: trophies
                .map(|&trophy| {
                    let holder = state.trophies[trophy as usize];
                    TaleTrophyView {
                        trophy,
                        points: content().tale(trophy.tale()).trophy,
                        holder: (holder != NOBODY).then_some(Seat(holder)),
                    }
                })
                .collect(),
            floating_left: state.floating_left,
            lava,
            event: state.event,
            pile: state.pile_size(),
            gathered: state.gathered.iter().copied().filter(|&it| it != NOWHERE).collect(),
            halfway: (state.halfway != NOWHERE).then_some(state.halfway),
        })
    }
}
