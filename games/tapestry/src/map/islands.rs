//! The mat of the Islanders: six hexes around a printed centre (TP-7.11).

use super::atlas::{Atlas, Face, Laid, SIDE, aligned, two_halves};
use super::hex::DIRECTIONS;
use crate::kinds::Terrain;
use engine::saved::{At, Plain, SaveAs, Saved, Value, Wrong};

/// Hexes of the mat, one in each direction of the centre.
pub const ISLANDS: usize = 6;

/// What was explored on the mat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Islands {
    laid: [Laid; ISLANDS],
}

/// Each side of the centre by its two halves, clockwise.
pub type Centre = [[Terrain; 2]; DIRECTIONS];

impl Islands {
    /// Free hexes of the mat, as bits.
    pub fn free(&self) -> u8 {
        let free = |at: &usize| self.laid[*at] == Laid::NOTHING;
        (0..ISLANDS).filter(free).fold(0, |bits, at| bits | 1 << at)
    }
    /// The tile on a hex of the mat and its rotation.
    pub fn tile(&self, at: usize) -> Option<(u8, u8)> {
        self.laid[at].as_tile()
    }
    pub fn lay(&mut self, at: usize, tile: u8, rotation: u8) {
        debug_assert!(self.laid[at] == Laid::NOTHING, "explored twice");
        self.laid[at] = Laid::tile(tile, rotation);
    }
    /// Sides that would align with the centre and with tiles beside it.
    pub fn edges(&self, atlas: &Atlas, centre: &Centre, at: usize, tile: u8, rotation: u8) -> u8 {
        let (clockwise, other, inwards) = ((at + 2) % 6, (at + 4) % 6, (at + 3) % 6);
        let [first, second] = centre[at];
        // Halves of the centre are seen from the other side.
        let mut around = two_halves(second, first) << (inwards * SIDE);
        for (side, beside) in [(clockwise, (at + 1) % 6), (other, (at + 5) % 6)] {
            around |= u64::from(atlas.facing(self.laid[beside], side)) << (side * SIDE);
        }
        aligned(atlas.halves(Laid::tile(tile, rotation)), around)
    }
    /// Tiles that show only water on their three outer sides.
    pub fn water_tiles(&self, faces: &[Face]) -> u8 {
        let only_water = |at: &usize| {
            self.tile(*at).is_some_and(|(tile, rotation)| {
                let face = faces[usize::from(tile)].turned(rotation);
                (5..9).all(|corner| face.corners[(at + corner) % 6] == Terrain::Sea)
            })
        };
        (0..ISLANDS).filter(only_water).count() as u8
    }
}

/// The six hexes, northern one first.
impl Saved for Islands {
    fn save(&self) -> Value {
        self.laid.iter().map(|laid| laid.word()).collect()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<Islands, Wrong> {
        let words = <Plain as SaveAs<[Option<String>; ISLANDS]>>::load(saved, at)?;
        let mut islands = Islands::default();
        for (place, word) in words.iter().enumerate() {
            let Some(word) = word else { continue };
            let what = || at.wrong(format!("`{word}` is no territory tile and rotation"));
            islands.laid[place] = Laid::named(word).ok_or_else(what)?;
        }
        Ok(islands)
    }
}
