//! What is printed on a capital (TP-2.4, TP-12.12).

use super::plots::{PLOTS, Plot, Plots, reached};
use crate::kinds::Expansion;
use engine::chain::RootId;
use engine::content::Name;

/// Most districts a mat has.
pub const DISTRICTS: usize = 9;

/// A capital mat.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    pub id: Name,
    pub expansion: Expansion,
    /// The number of a basic mat, which is that of its starting territory (TP-2.5).
    pub number: u8,
    pub advanced: bool,
    pub grid: Plots,
    /// Water, canyons, sky, wisps: nothing is built there by itself.
    pub impassable: Plots,
    /// Lily pads count as filled and may be built on.
    pub lilies: Plots,
    pub lily_penalty: u8,
    pub wisps: Plots,
    pub wisp_penalty: u8,
    /// Whether landmarks may lie partly outside (TP-12.3).
    pub overhang: bool,
    /// A landmark may cover impassable plots if it covers an open one, too.
    pub bridges: bool,
    /// Landmarks are set aside instead of being placed.
    pub no_landmarks: bool,
    /// Never together with the Riverfolk (TP-2.6).
    pub no_riverfolk: bool,
    /// Buildings grow from this plot, if there is one.
    pub entrance: Plots,
    pub districts: [Plots; DISTRICTS],
    pub district_count: u8,
    /// Districts made by linking imps with the heart, instead of those.
    pub imps: Option<Imps>,
    /// Of a district that is completed, by district.
    pub rewards: [RootId; DISTRICTS],
    /// Complete districts pay in each income turn instead of once.
    pub pays_each_income: bool,
    /// For a landmark that covers impassable plots, and for one that is set aside.
    pub on_bridging: Option<RootId>,
    pub on_set_aside: Option<RootId>,
}

/// The districts of the Netherworld.
#[derive(Clone, Copy, Debug)]
pub struct Imps {
    pub heart: Plot,
    pub imps: [Plot; 4],
}

impl Ground {
    /// Districts that are complete, as bits: with these plots filled and these covered (TP-12.5).
    #[inline]
    pub fn complete(&self, filled: Plots, covered: Plots) -> u16 {
        if let Some(imps) = &self.imps {
            return imps.complete(filled, covered);
        }
        let mut complete = 0;
        for (at, district) in self.districts[..usize::from(self.district_count)].iter().enumerate()
        {
            complete |= u16::from(district & !filled == 0) << at;
        }
        complete
    }
    /// The district of a plot, if it is in one; nothing where districts are lines or ways.
    pub fn district_of(&self, plot: Plot) -> Option<usize> {
        self.districts().position(|district| district & plot.bit() != 0)
    }
    /// Every district that is a set of plots.
    pub fn districts(&self) -> impl Iterator<Item = Plots> + '_ {
        self.districts[..usize::from(self.district_count)].iter().copied()
    }
    /// Complete rows: with nothing outside of the grid (TP-12.6).
    pub(super) fn line(&self, line: Plots, filled: Plots) -> bool {
        let line = line & self.grid;
        line != 0 && line & !filled == 0
    }
}

impl Imps {
    fn complete(&self, filled: Plots, covered: Plots) -> u16 {
        let heart = self.heart.bit();
        if covered & heart == 0 {
            return 0;
        }
        let linked = reached(heart, filled) & covered;
        (0..)
            .zip(self.imps)
            .fold(0, |all, (at, imp)| all | u16::from(linked & imp.bit() != 0) << at)
    }
}

const _: () = assert!(PLOTS <= 128 && DISTRICTS <= 16);
