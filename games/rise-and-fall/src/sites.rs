//! Where the places of Tales may lie (RF-3.17, RF-12.10 and the Tales themselves).

use crate::hex::Hex;
use crate::kinds::{Tale, Terrain};
use crate::world::{Site, World};

/// Why a place may not lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// Not in the World.
    Void,
    /// On another special place (RF-12.10).
    OnSite,
    /// Not on the ground it needs.
    WrongGround,
    /// Not next to what it needs, or next to what it must avoid.
    WrongNeighbor,
}

impl World {
    /// May this place be put there now?
    pub(crate) fn site_fits(&self, site: Site) -> Result<(), Misplaced> {
        for (number, hex) in site.hexes().enumerate() {
            let cell = self.cell(hex).ok_or(Misplaced::Void)?;
            if self.special.has(cell) {
                return Err(Misplaced::OnSite);
            }
            if !accepts(site.tale, number, self.terrain[cell as usize]) {
                return Err(Misplaced::WrongGround);
            }
        }
        let beside = |hex: Hex, terrain: Terrain| {
            hex.neighbors().into_iter().any(|near| self.at(near) == Some(terrain))
        };
        let right = match site.tale {
            Tale::AccelerationOrb => {
                let orb = |hex: Hex| self.cell(hex).is_some_and(|cell| self.orbs.has(cell));
                beside(site.at, Terrain::Plain) && !site.at.neighbors().into_iter().any(orb)
            }
            Tale::Swamp => site.hexes().any(|hex| beside(hex, Terrain::Plain)),
            Tale::SunkenCity => {
                site.at.neighbors().into_iter().all(|hex| self.at(hex) == Some(Terrain::Sea))
            }
            _ => true,
        };
        if right { Ok(()) } else { Err(Misplaced::WrongNeighbor) }
    }

    /// The orientations in which a place can lie at this anchor.
    pub(crate) fn site_turns(&self, tale: Tale, at: Hex) -> impl Iterator<Item = u8> {
        (0..Site::orientations(tale))
            .filter(move |&turn| self.site_fits(Site { tale, at, turn }).is_ok())
    }

    /// Every hex where a place can be anchored, in reading order.
    pub(crate) fn site_anchors(&self, tale: Tale) -> impl Iterator<Item = Hex> {
        let open = move |at: &Hex| self.site_turns(tale, *at).next().is_some();
        self.hexes.iter().copied().filter(open)
    }

    /// Do all places lie where they could have been put, seen on the tiles alone?
    pub(crate) fn sites_fit_tiles(&self, tiles: &World) -> bool {
        let mut seen: Vec<(Hex, Tale)> = Vec::new();
        self.sites.iter().all(|site| {
            site.turn < Site::orientations(site.tale)
                && site.hexes().enumerate().all(|(number, hex)| {
                    let below = seen.iter().find(|(other, _)| *other == hex).map(|(_, it)| *it);
                    seen.push((hex, site.tale));
                    match (below, tiles.at(hex)) {
                        (None, Some(ground)) => accepts(site.tale, number, ground),
                        (None, None) => site.tale == Tale::SunkenCity,
                        // Water and storms come over what is there already.
                        (Some(below), _) => matches!(
                            (site.tale, below),
                            (Tale::WaterElemental | Tale::Typhoon, Tale::FloatingCities)
                                | (Tale::WaterElemental, Tale::Caravanserai)
                        ),
                    }
                })
        })
    }
}

/// The ground on which the hexes of a place are put.
fn accepts(tale: Tale, number: usize, ground: Terrain) -> bool {
    match tale {
        Tale::SunkenCity
        | Tale::AccelerationOrb
        | Tale::Swamp
        | Tale::Caravanserai
        | Tale::FloatingCities => ground == Terrain::Sea,
        Tale::DoppelgangerHouse | Tale::AlchemistsTower | Tale::WaterElemental => {
            ground == Terrain::Plain
        }
        Tale::Waterfall if number == 0 => ground == Terrain::Plain,
        Tale::GiganticCavern | Tale::ThievesLair | Tale::Volcano => ground == Terrain::Forest,
        Tale::Monastery | Tale::Waterfall => ground == Terrain::Mountain,
        Tale::StormPeak => ground == Terrain::Glacier,
        Tale::Dolmens => {
            matches!(ground, Terrain::Plain | Terrain::Forest | Terrain::Mountain)
        }
        Tale::Typhoon => true,
        _ => false,
    }
}
