//! What an NPC always can (RF-14.33, RF-15.40).

use crate::content::{Power, content};
use crate::hex::Cell;
use crate::kinds::{Kind, Terrain};
use crate::state::RiseAndFall;
use engine::Seat;

impl RiseAndFall {
    /// The powers of an NPC of its level; none for players.
    fn powers(&self, seat: Seat) -> impl Iterator<Item = &'static Power> {
        let npc = *self.npc(seat);
        let known = if self.is_npc(seat) && self.has_npcs() {
            content().npcs.civilizations[npc.who as usize].powers.as_slice()
        } else {
            &[]
        };
        known.iter().filter(move |(level, _)| *level <= npc.level).map(|(_, power)| power)
    }

    pub(crate) fn npc_convert_range(&self, seat: Seat, kind: Kind) -> u8 {
        let ranges = self.powers(seat).filter_map(|power| match power {
            Power::ConvertRange { piece, range } if *piece == kind => Some(range.0),
            _ => None,
        });
        ranges.max().unwrap_or(1)
    }

    /// Its piece there cannot be converted.
    pub(crate) fn is_immune_npc(&self, seat: Seat, kind: Kind, cell: Cell) -> bool {
        let terrain = self.terrain(cell);
        self.is_npc(seat)
            && self.powers(seat).any(|power| match power {
                Power::Immune { pieces } => pieces.has(kind),
                Power::ImmuneOn { terrain: on } => on.has(terrain),
                _ => false,
            })
    }

    /// How often a piece counts for domination in its Region.
    pub(crate) fn weight_in_region(&self, seat: Seat, kind: Kind, terrain: Terrain) -> u8 {
        let weights = self.powers(seat).filter_map(|power| match power {
            Power::Weight { piece, terrain: on, times } if *piece == kind && *on == terrain => {
                Some(times.0)
            }
            _ => None,
        });
        weights.max().unwrap_or(1)
    }

    /// Points of a hex of a dominated Region, if a power changes them.
    pub(crate) fn npc_hex_points(&self, seat: Seat, terrain: Terrain) -> Option<u8> {
        let points = self.powers(seat).filter_map(|power| match power {
            Power::RegionPoints { terrain: on, points } if *on == terrain => Some(*points),
            _ => None,
        });
        points.max()
    }

    pub(crate) fn npc_development(&self, seat: Seat, kind: Kind) -> i32 {
        let factors = self.powers(seat).filter_map(|power| match power {
            Power::Development { piece, times } if *piece == kind => Some(i32::from(*times)),
            _ => None,
        });
        factors.max().unwrap_or(1)
    }

    pub(crate) fn npc_loot(&self, seat: Seat) -> u8 {
        let loots = self.powers(seat).filter_map(|power| match power {
            Power::Loot { tokens } => Some(tokens.0),
            _ => None,
        });
        loots.max().unwrap_or(0)
    }
}
