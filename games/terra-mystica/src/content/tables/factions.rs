//! `factions.toml` and `factions-fire-and-ice.toml`: the faction boards.

mod row;

use super::CostEntry;
use crate::content::{FactionBoard, Home, Leap};
use crate::kinds::{Faction, Structure, Terrain};
use engine::content::{Entry, File, Placed, Reader};
use row::Row;
use serde::Deserialize;
use toml::Spanned;

/// Power tokens at the start; the factions of TM-X9.5 and TM-X9.6 begin with fewer.
const TOKENS: u8 = 12;
const FEW_TOKENS: u8 = 8;
const FEW: [Faction; 2] = [Faction::Dragonlords, Faction::Shapeshifters];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Defaults {
    start: StartEntry,
    shipping: ShippingEntry,
    dig: DigEntry,
    dwelling: StructureEntry,
    trading_house: StructureEntry,
    temple: StructureEntry,
    stronghold: StructureEntry,
    sanctuary: StructureEntry,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionEntry {
    id: Spanned<String>,
    home: Spanned<String>,
    start: StartEntry,
    #[serde(default)]
    shipping: ShippingEntry,
    leap: Option<LeapEntry>,
    #[serde(default)]
    dig: DigEntry,
    #[serde(default)]
    dwelling: StructureEntry,
    #[serde(default, rename = "trading-house")]
    trading_house: StructureEntry,
    #[serde(default)]
    temple: StructureEntry,
    #[serde(default)]
    stronghold: StructureEntry,
    #[serde(default)]
    sanctuary: StructureEntry,
    #[serde(default)]
    power_action_discount: u8,
    #[serde(default)]
    start_favor_tiles: u8,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartEntry {
    coins: Option<u8>,
    workers: Option<u8>,
    priests: Option<u8>,
    bowls: Option<[u8; 3]>,
    #[serde(default)]
    cults: CultsEntry,
    dwellings: Option<u8>,
    points: Option<u8>,
    points_2017: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct CultsEntry {
    fire: u8,
    water: u8,
    earth: u8,
    air: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShippingEntry {
    has_track: Option<bool>,
    start: Option<u8>,
    max: Option<u8>,
    cost: Option<CostEntry>,
    points: Option<Spanned<Vec<u8>>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LeapEntry {
    skip: u8,
    skip_with_stronghold: u8,
    cost: CostEntry,
    cost_with_stronghold: CostEntry,
    points: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct DigEntry {
    has_track: Option<bool>,
    spade_cost: Option<Spanned<Vec<CostEntry>>>,
    cost: Option<CostEntry>,
    points: Option<u8>,
    #[serde(default)]
    points_per_paid_spade: u8,
    #[serde(default)]
    spades_per_hex: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureEntry {
    count: Option<u8>,
    cost: Option<CostEntry>,
    cost_alone: Option<CostEntry>,
    income: Option<Spanned<IncomeEntry>>,
    favor_tiles: Option<u8>,
    power_value: Option<u8>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomeEntry {
    coins: Option<Vec<u8>>,
    workers: Option<Vec<u8>>,
    priests: Option<Vec<u8>>,
    power: Option<Vec<u8>>,
}

impl Defaults {
    fn structures(&self) -> [&StructureEntry; 5] {
        [&self.dwelling, &self.trading_house, &self.temple, &self.stronghold, &self.sanctuary]
    }
}

impl FactionEntry {
    fn structures(&self) -> [&StructureEntry; 5] {
        [&self.dwelling, &self.trading_house, &self.temple, &self.stronghold, &self.sanctuary]
    }
}

/// The boards in the order of [`Faction::ALL`].
pub(super) fn read(reader: &mut Reader<'_>) -> Vec<FactionBoard> {
    let (of_the_box, of_fire_and_ice) = Faction::ALL.split_at(14);
    let (defaults, mut all) = reader.file("factions.toml", |file| {
        let defaults = file.table("defaults").filter(|it| are_sound(file, it));
        let boards = boards(file, of_the_box, defaults.as_deref());
        (defaults, boards)
    });
    all.extend(reader.file("factions-fire-and-ice.toml", |file| {
        boards(file, of_fire_and_ice, defaults.as_deref())
    }));
    all
}

fn boards(
    file: &mut File<'_>,
    factions: &[Faction],
    defaults: Option<&Defaults>,
) -> Vec<FactionBoard> {
    let entries = file.list::<FactionEntry>("faction");
    file.no_twins(entries.iter().map(|entry| &entry.id));
    if file.is_sound() {
        check_order(file, &entries, factions);
    }
    let Some(defaults) = defaults else { return Vec::new() };
    entries.into_iter().filter_map(|entry| board(file, entry.into_inner(), defaults)).collect()
}

/// Mistakes of the defaults are told once, not again by every faction.
fn are_sound(file: &mut File<'_>, defaults: &Entry<Defaults>) -> bool {
    let mut row = Row { file, place: defaults.place(), id: "defaults" };
    row.shipping(&defaults.shipping, &defaults.shipping);
    row.dig(&defaults.dig, &defaults.dig);
    for (structure, entry) in Structure::ALL.into_iter().zip(defaults.structures()) {
        row.structure(structure, entry, entry);
    }
    file.is_sound()
}

/// All factions of a box, the two sides of a board together (TM-1.2).
fn check_order(file: &mut File<'_>, entries: &[Entry<FactionEntry>], factions: &[Faction]) {
    for (at, faction) in factions.iter().enumerate() {
        let found = entries.iter().position(|it| it.id.get_ref() == faction.id());
        match found {
            None => file.whole(format!("the faction `{}` is missing", faction.id())),
            Some(place) if place != at => {
                let message = format!(
                    "`{}` is faction {} here, but boards are listed in the order {}",
                    faction.id(),
                    place + 1,
                    factions.iter().map(|it| it.id()).collect::<Vec<_>>().join(", "),
                );
                file.wrong(entries[place].id.span(), message);
                return;
            }
            Some(_) => {}
        }
    }
}

fn board(file: &mut File<'_>, entry: FactionEntry, defaults: &Defaults) -> Option<FactionBoard> {
    let faction = file.pick("faction", &entry.id, Faction::ALL.map(|it| (it.id(), it)));
    let homes = Terrain::ALL.map(|terrain| (terrain.id(), Home::Terrain(terrain)));
    let home =
        file.pick("terrain", &entry.home, homes.into_iter().chain([("chosen", Home::Chosen)]));
    let (faction, home) = (faction?, home?);
    let mut row = Row { file, place: entry.id.span(), id: faction.id() };

    let start = row.start(entry.start, defaults.start);
    let tokens: u16 = start.bowls.iter().map(|&tokens| tokens as u16).sum();
    let expected = if FEW.contains(&faction) { FEW_TOKENS } else { TOKENS };
    if tokens != expected as u16 {
        row.problem(format!("{tokens} power tokens in the bowls instead of {expected}"));
    }
    let shipping = row.shipping(&entry.shipping, &defaults.shipping);
    let dig = row.dig(&entry.dig, &defaults.dig);
    let (own, default) = (entry.structures(), defaults.structures());
    let structures =
        Structure::ALL.map(|it| row.structure(it, own[it as usize], default[it as usize]));
    Some(FactionBoard {
        faction,
        home,
        start,
        shipping,
        leap: entry.leap.map(|leap| Leap {
            skip: leap.skip,
            skip_with_stronghold: leap.skip_with_stronghold,
            cost: leap.cost.into(),
            cost_with_stronghold: leap.cost_with_stronghold.into(),
            points: leap.points,
        }),
        dig,
        cost: structures.map(|it| it.cost),
        trading_house_alone: structures[Structure::TradingHouse as usize].cost_alone,
        count: structures.map(|it| it.count),
        income: structures.map(|it| it.income),
        favor_tiles: structures.map(|it| it.favor_tiles),
        power_value: structures.map(|it| it.power_value),
        power_action_discount: entry.power_action_discount,
        start_favor_tiles: entry.start_favor_tiles,
    })
}
