//! The opponents nobody plays (TP-26): decision cards, scans of the map, levels.

use crate::kinds::{Civilization, Tapestries, Track};
use engine::content::{File, Name, Part, Short};
use serde::{Deserialize, Serialize};

pub const DECISIONS: usize = 22;
/// Cards of the table that are in the deck of progress come last.
pub const FIRST_OF_PROGRESS: usize = 7;

engine::kinds! {
    /// On which tracks a decision card lets a rival advance (TP-26.7).
    TrackRule as "track-rule" {
        AnyOpen = "any_open",
        ClosestToLandmarkOrEnd = "closest_to_landmark_or_end",
        ClosestToEnd = "closest_to_end",
    }
}

engine::kinds! {
    /// A line of the list that decides between several tracks.
    Preference as "preference" {
        Exploration = "exploration",
        Science = "science",
        Military = "military",
        Technology = "technology",
        /// Whatever is the favourite track of the rival.
        Favourite = "favourite",
    }
}

engine::kinds! {
    /// The order in which hexes are looked at.
    ScanId as "scan" {
        A = "a", B = "b", C = "c", D = "d", E = "e", F = "f", G = "g", H = "h", I = "i", J = "j",
    }
}

engine::kinds! {
    /// What a line of hexes has in common: `q` to the right, `r` downwards, or their sum.
    Axis as "axis" { Q = "q", R = "r", Sum = "sum" }
}

engine::kinds! {
    /// What the Automa does in its income turn (TP-26.16).
    LevelStep as "level-step" {
        Favourite = "favourite",
        ExtraAdvance = "extra_advance",
        Civilization = "civilization",
        Vp = "vp",
        AddProgress = "add_progress",
        TapestryToMat = "tapestry_to_mat",
        GiveTapestry = "give_tapestry",
        Shuffle = "shuffle",
    }
}

engine::kinds! {
    /// What both do first in income turn 1.
    Start as "start" { Nothing = "nothing", Favourite = "favourite", EveryTrack = "every_track" }
}

engine::kinds! {
    /// Two mats with points.
    MatId as "rival-mat" { Normal = "normal", Hard = "hard" }
}

engine::kinds! {
    /// The civilizations of the Automa.
    RivalPeople as "rival-people" {
        Explorers = "explorers",
        Scientists = "scientists",
        Conquerors = "conquerors",
        Engineers = "engineers",
    }
}

/// A step of a level, in the income turns it counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    #[serde(rename = "do")]
    pub what: LevelStep,
    #[serde(default)]
    pub n: u8,
    pub from: u8,
    pub to: u8,
}

engine::rows! {
    Decision {
        id: Name,
        progress: bool,
        income: bool,
        topple: bool,
        automa: TrackRule,
        shadow: TrackRule,
        order: [Preference; 5],
        scan: ScanId,
    }, expects |it, at| {
        it.progress == (at >= FIRST_OF_PROGRESS) => "first the cards of the decision deck, then those of progress",
        Preference::ALL.iter().all(|one| it.order.contains(one)) => "every track once, and the favourite",
    }
    Scan {
        #[serde(rename = "id")]
        scan: ScanId,
        lines: Axis,
        descending: bool,
        along: Axis,
        along_descending: bool,
    }, expects |it, at| {
        it.scan.index() == at => "scans in the order of their letters",
        it.lines != it.along => "hexes along a line differ in something else",
    }
    Level {
        id: Name,
        mat: MatId,
        #[serde(default)]
        help: bool,
        #[serde(default)]
        start: Start,
        #[serde(default)]
        second: bool,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Step>"))]
        steps: Short<Step, 10>,
    }, expects |it, _at| {
        it.steps.iter().all(|step| (1..=5).contains(&step.from) && step.from <= step.to && step.to <= 5)
            => "steps count for income turns 1 to 5",
    }
    RivalMat {
        #[serde(rename = "id")]
        mat: MatId,
        first_in_era: [u8; 3],
        multipliers: [[u8; 3]; 4],
    }, expects |it, at| {
        it.mat.index() == at => "the normal mat, then the hard one",
    }
    RivalRow {
        #[serde(rename = "id")]
        people: RivalPeople,
        favourite: Track,
    }, expects |it, at| {
        it.people.index() == at => "civilizations of the Automa in the order of TP-26.3",
    }
    Removed {
        id: Name,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Name>"))]
        tapestries: Short<Name, 8>,
        traps: u8 where 0..=6,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Name>"))]
        civilizations: Short<Name, 6>,
    }
}

/// What is printed for the rivals.
#[derive(Clone, Copy, Debug)]
pub struct Automa {
    pub decisions: [Decision; DECISIONS],
    pub scans: [Scan; ScanId::COUNT],
    pub levels: [Level; 6],
    pub mats: [RivalMat; 2],
    pub peoples: [RivalRow; RivalPeople::COUNT],
    /// What always stays in the box, and what is unfair.
    pub removed: [Removed; 2],
}

/// `automa.toml`.
pub(super) fn automa(file: &mut File<'_>) -> Option<Automa> {
    let decisions = <[Decision; DECISIONS]>::take(file, "decision");
    let scans = <[Scan; ScanId::COUNT]>::take(file, "scan");
    let levels = <[Level; 6]>::take(file, "level");
    let mats = <[RivalMat; 2]>::take(file, "mat");
    let peoples = <[RivalRow; RivalPeople::COUNT]>::take(file, "people");
    let removed = <[Removed; 2]>::take(file, "removed");
    Some(Automa {
        decisions: decisions?,
        scans: scans?,
        levels: levels?,
        mats: mats?,
        peoples: peoples?,
        removed: removed?,
    })
}

impl Automa {
    /// Tapestry cards and civilizations that stay in the box, as sets, and how many Traps.
    pub(crate) fn removed(&self, unfair: bool) -> (u128, u64, u8) {
        use engine::Thing;
        let (mut cards, mut mats, mut traps) = (0, 0, 0);
        for list in &self.removed[..if unfair { 2 } else { 1 }] {
            let named = list.tapestries.iter().filter_map(|it| Tapestries::named(it.text()));
            cards |= named.fold(0u128, |set, card| set | 1 << card.0);
            let named = list.civilizations.iter().filter_map(|it| Civilization::named(it.text()));
            mats |= named.fold(0u64, |set, mat| set | 1 << mat.0);
            traps += list.traps;
        }
        (cards, mats, traps)
    }
}
