//! Tracks, income mat, dice, achievements, landmark cards, space tiles.

use super::{LANDMARK_CARDS, SPACE_TILES, SPACES};
use crate::effects::{Count, Kind};
use crate::kinds::{Achievement, Building, Expansion, Landmark, Resource, Track};
use engine::chain::{CardId, Compiler, RootId, Rules, Written};
use engine::content::{File, Name, Part, Row, Short};
use serde::{Deserialize, Serialize};

engine::kinds! {
    /// What a unit of a cost may be.
    Unit as "unit" {
        Coin = "coin",
        Worker = "worker",
        Food = "food",
        Culture = "culture",
        Any = "any",
        /// All units of the cost are of different resources.
        Different = "different",
        /// All units of the cost are of one resource.
        Identical = "identical",
    }
}

/// A part of a cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TierCost {
    pub kind: Unit,
    pub n: u8,
}

/// What an advance costs, added up by how it is paid (TP-5.1).
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    pub resource: Option<Resource>,
    pub own: u8,
    pub any: u8,
    pub different: u8,
    pub identical: u8,
}

impl Cost {
    pub(super) fn of(parts: &[TierCost]) -> Cost {
        let mut cost = Cost::default();
        for part in parts {
            match part.kind {
                Unit::Any => cost.any = part.n,
                Unit::Different => cost.different = part.n,
                Unit::Identical => cost.identical = part.n,
                own => {
                    cost.resource = Resource::ALL.get(own.index()).copied();
                    cost.own = part.n;
                }
            }
        }
        cost
    }
}

engine::rows! {
    /// What is said of a track as a whole; of tiers I to IV and II to IV.
    TrackBoard {
        #[serde(rename = "id")]
        track: Track,
        expansion: Expansion,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<TierCost>>"))]
        costs: [Short<TierCost, 2>; 4],
        landmarks: [Landmark; 3],
    }, expects |it, at| {
        it.track.index() == at => "tracks in the order of TP-0.2",
        it.costs.iter().all(|cost| (1..=8).contains(&cost.iter().map(|part| u32::from(part.n)).sum::<u32>()))
            => "every tier costs 1 to 8 resources (TP-5.1)",
    }
    AchievementRow {
        #[serde(rename = "id")]
        achievement: Achievement,
        /// With up to three players.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        small: Short<u8, 5>,
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        large: Short<u8, 5>,
    }, expects |it, at| {
        it.achievement.index() == at => "achievements in the order of TP-15",
        it.small.is_sorted_by(|a, b| a > b) && it.large.is_sorted_by(|a, b| a > b)
            => "who comes later gains less (TP-15.1)",
    }
    /// So many faces for each of so many tracks.
    ScienceDie { sides: u8, faces: u8, tracks: u8 }, expects |it, at| {
        it.sides == [12, 20][at.min(1)] && it.tracks == [4, 5][at.min(1)]
            => "first the die with 12 sides for 4 tracks, then the one with 20 for 5",
        it.faces.checked_mul(it.tracks) == Some(it.sides) => "every side shows a track (TP-9.1)",
    }
    /// So many of these at the end of a turn, and the landmark of the same name is gained (TP-12.10).
    LandmarkCard {
        id: Name,
        expansion: Expansion,
        what: Count,
        #[serde(default)]
        tier: u8 where 0..=4,
        at_least: u8 where 1..=20,
    }, expects |it, _at| {
        Landmark::from_id(&it.id).is_some() => "a landmark card is named like its landmark",
        (it.what == Count::TracksInTier) == (it.tier > 0) => "tracks in a tier, and only they, name a tier",
    }
}

engine::kinds! {
    /// What a bonus costs.
    PriceKind as "price" {
        Any = "any",
        TerritoryTiles = "territory_tiles",
        Tapestry = "tapestry",
        Technologies = "technologies",
    }
}

/// What a bonus costs: so many of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    pub pay: PriceKind,
    pub n: u8,
}

/// A space of a track.
#[derive(Clone, Copy, Debug, Default)]
pub struct Space {
    pub id: Name,
    pub has_benefit: bool,
    pub benefit: RootId,
    /// What the bonus costs, if there is one.
    pub price: Option<Price>,
    /// Pay, and only then gain it.
    pub bonus: RootId,
    /// With the lower price of TP-18.6, where it has one.
    pub bonus_cheap: RootId,
    /// Gain it or not, without a price.
    pub bonus_free: RootId,
}

impl Space {
    /// True if its bonus costs exactly one resource of any kind.
    pub fn costs_any_one(&self) -> bool {
        self.price == Some(Price { pay: PriceKind::Any, n: 1 })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    id: Name,
    track: Track,
    space: u8,
    benefit: Written,
    #[serde(default)]
    price: Option<Price>,
    #[serde(default)]
    bonus: Written,
}

impl Row for SpaceRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
    fn mistakes(&self, at: usize) -> Vec<(&'static str, String)> {
        let mut mistakes = Vec::new();
        if (self.track.index(), usize::from(self.space)) != (at / SPACES, at % SPACES + 1) {
            mistakes.push(("space", "spaces 1 to 12 of each track, in order (TP-0.2)".into()));
        }
        if self.price.is_some() == self.bonus.is_missing() {
            mistakes
                .push(("bonus", "a bonus has a price, and a price buys a bonus (TP-5.2)".into()));
        }
        if self.price.is_some_and(|price| !(1..=8).contains(&price.n)) {
            mistakes.push(("price", "a price of 1 to 8".into()));
        }
        mistakes
    }
}

/// A list of effects that no table writes.
fn list(effects: &str) -> Written {
    #[derive(Deserialize)]
    struct List {
        list: Written,
    }
    let text = format!("list = {effects}");
    toml::from_str::<List>(&text).expect("a list that is written here").list
}

/// `tracks.toml`.
pub(super) fn tracks<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<([TrackBoard; 5], [Space; 5 * SPACES])> {
    let boards = <[TrackBoard; 5]>::take(file, "track");
    let rows = file.entries::<SpaceRow>("space");
    let source = file.source();
    let spaces = rows.iter().map(|row| {
        let benefit = effects.root(source, "space", &row.id, "TP-5.2", &row.benefit);
        let gain = format!("{}/bonus", row.id);
        effects.root(source, "bonus", &gain, "TP-5.2", &row.bonus);
        let run = format!("[{{ do = \"run\", root = \"{gain}\" }}]");
        let mut other = |name: &str, written: String| {
            let name = format!("{}/{name}", row.id);
            effects.root(source, "bonus", &name, "TP-5.2", &list(&written))
        };
        let paid = |price: Price| {
            let cost = match price.pay {
                PriceKind::Any => "pay_resource\", resource = \"any",
                PriceKind::TerritoryTiles => "discard_territory_tiles",
                PriceKind::Tapestry => "discard_tapestry",
                PriceKind::Technologies => "discard_technologies",
            };
            let n = price.n.clamp(1, 8);
            format!("[{{ do = \"pay\", cost = {{ do = \"{cost}\", n = {n} }}, then = {run} }}]")
        };
        let (mut bonus, mut cheap, mut free) = <(RootId, RootId, RootId)>::default();
        if let Some(price) = row.price {
            bonus = other("pay", paid(price));
            cheap = match price {
                Price { pay: PriceKind::Technologies, n } => {
                    other("pay-less", paid(Price { n: n - 1, ..price }))
                }
                _ => bonus,
            };
            free = other("free", format!("[{{ do = \"may\", then = {run} }}]"));
        }
        Space {
            id: row.id,
            has_benefit: !row.benefit.is_missing(),
            benefit,
            price: row.price,
            bonus,
            bonus_cheap: cheap,
            bonus_free: free,
        }
    });
    let spaces = spaces.collect();
    let spaces = file.exactly("space", spaces);
    Some((boards?, spaces?))
}

/// A slot of the income mat, with what it pays.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slot {
    pub income: RootId,
    pub vp: RootId,
    /// What the inspiration tile of the track adds to the points (TP-11.5).
    pub inspired: RootId,
    /// Whether there is anything to gain.
    pub pays: bool,
    pub scores: bool,
    /// Coins among its icons.
    pub coins: u8,
    pub foods: u8,
}

/// Resources of whoever is the first of the neighbours in an era (TP-4.4).
#[derive(Clone, Copy, Debug, Default)]
pub struct EraRow {
    pub first_of_neighbours: RootId,
}

/// The income mat, by [`Building`] and slot.
#[derive(Clone, Copy, Debug, Default)]
pub struct IncomeMat {
    pub slots: [[Slot; 6]; 4],
    /// Eras 2, 3 and 4.
    pub eras: [EraRow; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotRow {
    track: Building,
    slot: u8,
    income: Written,
    vp: Written,
    /// Icons that cards count (TP-21.11).
    #[serde(default)]
    icons: Short<Kind, 3>,
}

impl Row for SlotRow {
    fn mistakes(&self, at: usize) -> Vec<(&'static str, String)> {
        let here = (self.track.index(), usize::from(self.slot)) == (at / 6, at % 6 + 1);
        let what = "slots 1 to 6 of each track, in order (TP-4.7)";
        if here { Vec::new() } else { vec![("slot", what.into())] }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EraEntry {
    era: u8,
    first_of_neighbours: Written,
}

impl Row for EraEntry {
    fn mistakes(&self, at: usize) -> Vec<(&'static str, String)> {
        let here = usize::from(self.era) == at + 2;
        if here { Vec::new() } else { vec![("era", "eras 2, 3 and 4, in order (TP-4.4)".into())] }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InspirationRow {
    track: Building,
    /// Slots 2 to 6.
    added: Vec<Written>,
}

impl Row for InspirationRow {
    fn mistakes(&self, at: usize) -> Vec<(&'static str, String)> {
        let mut mistakes = Vec::new();
        if self.track.index() != at {
            mistakes.push(("track", "one tile for each track, in order (TP-11.5)".into()));
        }
        if self.added.len() != 5 {
            mistakes.push(("added", "something for each of the slots 2 to 6".into()));
        }
        mistakes
    }
}

/// `income.toml`.
pub(super) fn income<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<IncomeMat> {
    let slots = file.entries::<SlotRow>("slot");
    let eras = file.entries::<EraEntry>("era");
    let inspirations = file.entries::<InspirationRow>("inspiration");
    file.expect_together(slots.len() == 24, "6 slots on each of 4 tracks");
    file.expect_together(eras.len() == 3, "eras 2, 3 and 4");
    file.expect_together(inspirations.len() == 4, "an inspiration tile for each track");
    let source = file.source();
    let mut mat = IncomeMat::default();
    for row in &slots {
        let name = format!("{}-{}", row.track.id(), row.slot);
        let icons = |kind: Kind| row.icons.iter().filter(|icon| **icon == kind).count() as u8;
        let slot = Slot {
            income: effects.root(
                source,
                "income",
                &format!("{name}/income"),
                "TP-4.8",
                &row.income,
            ),
            vp: effects.root(source, "income", &format!("{name}/vp"), "TP-4.7", &row.vp),
            inspired: RootId::default(),
            pays: !row.income.is_missing(),
            scores: !row.vp.is_missing(),
            coins: icons(Kind::Coin),
            foods: icons(Kind::Food),
        };
        let place = mat.slots[row.track.index()].get_mut(usize::from(row.slot).wrapping_sub(1));
        if let Some(place) = place {
            *place = slot;
        }
    }
    for row in &inspirations {
        for (slot, added) in mat.slots[row.track.index()][1..].iter_mut().zip(2..) {
            let Some(written) = row.added.get(added - 2) else { continue };
            let name = format!("{}-{added}/inspired", row.track.id());
            slot.inspired = effects.root(source, "income", &name, "TP-11.5", written);
        }
    }
    for (row, place) in eras.iter().zip(&mut mat.eras) {
        let name = format!("era-{}", row.era);
        let written = &row.first_of_neighbours;
        place.first_of_neighbours = effects.root(source, "income", &name, "TP-4.4", written);
    }
    file.is_complete().then_some(mat)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    id: Name,
    faces: Vec<Written>,
}

impl Row for DieRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
    fn mistakes(&self, at: usize) -> Vec<(&'static str, String)> {
        let mut mistakes = Vec::new();
        if self.id != ["red", "black"][at.min(1)] {
            mistakes.push(("id", "the red die, then the black one (TP-10.5)".into()));
        }
        if self.faces.len() != 6 {
            mistakes.push(("faces", "a conquer die has six faces (TP-10.5)".into()));
        }
        mistakes
    }
}

/// `dice.toml`: the faces of the conquer dice, and the science dice.
pub(super) fn dice<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<([[RootId; 6]; 2], [ScienceDie; 2])> {
    let rows = file.entries::<DieRow>("die");
    let science = <[ScienceDie; 2]>::take(file, "science_die");
    let source = file.source();
    let dice = rows.iter().map(|row| {
        let mut faces = [RootId::default(); 6];
        for ((place, written), face) in faces.iter_mut().zip(&row.faces).zip(1..) {
            *place = effects.root(source, "die", &format!("{}-{face}", row.id), "TP-10.5", written);
        }
        faces
    });
    let dice = dice.collect();
    let dice = file.exactly("die", dice);
    Some((dice?, science?))
}

/// A space tile (TP-7.9).
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceTile {
    pub id: Name,
    pub expansion: Expansion,
    pub benefit: RootId,
    /// True if it does something while it lies there.
    pub lasts: bool,
    pub card: CardId,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceTileRow {
    id: Name,
    expansion: Expansion,
    #[serde(default)]
    benefit: Written,
    #[serde(default)]
    triggers: Written,
}

impl Row for SpaceTileRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
    fn mistakes(&self, _at: usize) -> Vec<(&'static str, String)> {
        let empty = self.benefit.is_missing() && self.triggers.is_missing();
        if empty { vec![("", "a tile does something (TP-7.9)".into())] } else { Vec::new() }
    }
}

/// `space-tiles.toml`.
pub(super) fn space_tiles<R: Rules>(
    file: &mut File<'_>,
    effects: &mut Compiler<R>,
) -> Option<[SpaceTile; SPACE_TILES]> {
    let rows = file.entries::<SpaceTileRow>("tile");
    let source = file.source();
    let tiles = rows.iter().map(|row| SpaceTile {
        id: row.id,
        expansion: row.expansion,
        benefit: effects.root(source, "space-tile", &row.id, "TP-7.9", &row.benefit),
        lasts: !row.triggers.is_missing(),
        card: effects.card(source, &row.id, "TP-7.9", &Written::default(), &row.triggers),
    });
    let tiles = tiles.collect();
    file.exactly("tile", tiles)
}

/// `landmark-cards.toml`.
pub(super) fn landmark_cards(file: &mut File<'_>) -> Option<[LandmarkCard; LANDMARK_CARDS]> {
    Part::take(file, "card")
}
