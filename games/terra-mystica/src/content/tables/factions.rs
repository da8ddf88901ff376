//! `factions.toml` and `factions-fire-and-ice.toml`: the faction boards.

use super::reader::{File, Source};
use super::{Cost, CostEntry, Gain};
use crate::content::{DigTrack, FactionBoard, Home, Leap, ShippingTrack, Start};
use crate::kinds::{Faction, Structure, Terrain};
use engine::content::Problems;
use serde::Deserialize;
use std::ops::Range;
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
    #[serde(rename = "source")]
    _source: Source,
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
    #[serde(rename = "source")]
    _source: Source,
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

/// The boards in the order of [`Faction::ALL`].
pub(super) fn read<'a>(
    mut base: File<'a>,
    mut expansion: File<'a>,
    problems: &mut Problems,
) -> Vec<FactionBoard> {
    let defaults: Option<Defaults> = base.table("defaults");
    let mut boards = Vec::new();
    for (file, factions) in
        [(&mut base, &Faction::ALL[..14]), (&mut expansion, &Faction::ALL[14..])]
    {
        let entries = file.list::<FactionEntry>("faction");
        file.no_twins(entries.iter().map(|entry| &entry.get_ref().id));
        if file.is_sound() {
            check_order(file, &entries, factions);
        }
        let Some(defaults) = &defaults else { continue };
        for entry in entries {
            boards.extend(board(file, entry.into_inner(), defaults));
        }
    }
    base.close(&["defaults", "faction"], problems);
    expansion.close(&["faction"], problems);
    boards
}

/// All factions of a box, the two sides of a board together (TM-1.2).
fn check_order(file: &mut File, entries: &[Spanned<FactionEntry>], factions: &[Faction]) {
    for (at, faction) in factions.iter().enumerate() {
        let found = entries.iter().position(|it| it.get_ref().id.get_ref() == faction.id());
        match found {
            None => file.problem_nowhere(format!("the faction `{}` is missing", faction.id())),
            Some(place) if place != at => {
                let message = format!(
                    "`{}` is faction {} here, but boards are listed in the order {}",
                    faction.id(),
                    place + 1,
                    factions.iter().map(|it| it.id()).collect::<Vec<_>>().join(", "),
                );
                file.problem(entries[place].get_ref().id.span(), message);
                return;
            }
            Some(_) => {}
        }
    }
}

fn board(file: &mut File, entry: FactionEntry, defaults: &Defaults) -> Option<FactionBoard> {
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
    let shipping = row.shipping(entry.shipping, &defaults.shipping);
    let dig = row.dig(entry.dig, &defaults.dig);
    let structures = [
        (entry.dwelling, &defaults.dwelling),
        (entry.trading_house, &defaults.trading_house),
        (entry.temple, &defaults.temple),
        (entry.stronghold, &defaults.stronghold),
        (entry.sanctuary, &defaults.sanctuary),
    ];
    let structures = Structure::ALL.map(|structure| {
        let (entry, defaults) = &structures[structure as usize];
        row.structure(structure, entry, defaults)
    });
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

/// One structure of a board.
#[derive(Clone, Copy)]
struct Column {
    count: u8,
    cost: Cost,
    cost_alone: Cost,
    income: [Gain; 9],
    favor_tiles: u8,
    power_value: u8,
}

/// The faction that is being read, for its problems.
struct Row<'f, 'a> {
    file: &'f mut File<'a>,
    place: Range<usize>,
    id: &'static str,
}

impl Row<'_, '_> {
    fn problem(&mut self, message: impl std::fmt::Display) {
        self.file.problem(self.place.clone(), format!("{}: {message}", self.id));
    }

    /// The faction's own value, or the default, which must then exist.
    fn or<T: Default>(&mut self, what: &str, own: Option<T>, default: Option<T>) -> T {
        own.or(default).unwrap_or_else(|| {
            self.problem(format!("`{what}` is neither here nor in `[defaults]`"));
            T::default()
        })
    }

    fn start(&mut self, own: StartEntry, default: StartEntry) -> Start {
        let CultsEntry { fire, water, earth, air } = own.cults;
        Start {
            coins: self.or("start.coins", own.coins, default.coins),
            workers: self.or("start.workers", own.workers, default.workers),
            priests: self.or("start.priests", own.priests, default.priests),
            bowls: self.or("start.bowls", own.bowls, default.bowls),
            cults: [fire, water, earth, air],
            dwellings: self.or("start.dwellings", own.dwellings, default.dwellings),
            points: self.or("start.points", own.points, default.points),
            points_2017: self.or("start.points_2017", own.points_2017, default.points_2017),
        }
    }

    /// Without a track the defaults do not apply: the level stays what it is.
    fn shipping(&mut self, own: ShippingEntry, default: &ShippingEntry) -> ShippingTrack {
        if own.has_track == Some(false) {
            if own.max.is_some() || own.cost.is_some() || own.points.is_some() {
                self.problem("`shipping` has no track, so it has no `max`, `cost` or `points`");
            }
            let start = own.start.unwrap_or_default();
            return ShippingTrack { start, max: start, ..ShippingTrack::default() };
        }
        let max = self.or("shipping.max", own.max, default.max);
        let printed = own.points.or(default.points.clone()).map(Spanned::into_inner);
        let printed = self.or("shipping.points", printed, None);
        let mut points = [0; 6];
        if printed.len() != max as usize + 1 || printed.len() > points.len() {
            self.problem(format!("`shipping.points` needs a number for each level, 0 to {max}"));
        } else {
            points[..printed.len()].copy_from_slice(&printed);
        }
        ShippingTrack {
            has_track: true,
            start: self.or("shipping.start", own.start, default.start),
            max,
            cost: self.or("shipping.cost", own.cost, default.cost).into(),
            points,
        }
    }

    /// The track has as many levels as prices. Levels it does not reach repeat its last price.
    fn dig(&mut self, own: DigEntry, default: &DigEntry) -> DigTrack {
        let has_track = own.has_track != Some(false);
        let default_prices = default.spade_cost.clone().filter(|_| has_track);
        let prices = own.spade_cost.or(default_prices).map(Spanned::into_inner).unwrap_or_default();
        let levels = if has_track { 1..=3 } else { 0..=1 };
        if !levels.contains(&prices.len()) {
            self.problem("`dig.spade_cost` needs a price for each level, at most 3, or at most 1 without a track");
        }
        let price = |level: usize| prices.get(level).or(prices.last()).copied().unwrap_or_default();
        let mut track = DigTrack {
            has_track,
            max: prices.len().saturating_sub(1) as u8,
            spade_cost: [0, 1, 2].map(|level| price(level).into()),
            points_per_paid_spade: own.points_per_paid_spade,
            spades_per_hex: own.spades_per_hex,
            ..DigTrack::default()
        };
        if has_track {
            track.cost = self.or("dig.cost", own.cost, default.cost).into();
            track.points = self.or("dig.points", own.points, default.points);
        } else if own.cost.is_some() || own.points.is_some() {
            self.problem("`dig` has no track, so it has no `cost` or `points`");
        }
        track
    }

    fn structure(
        &mut self,
        structure: Structure,
        own: &StructureEntry,
        default: &StructureEntry,
    ) -> Column {
        let key = |field: &str| format!("{}.{field}", structure.id());
        let count = self.or(&key("count"), own.count, default.count);
        let cost: Cost = self.or(&key("cost"), own.cost, default.cost).into();
        let mut cost_alone = cost;
        if structure == Structure::TradingHouse {
            let alone = own.cost_alone.or(default.cost_alone);
            cost_alone = self.or(&key("cost_alone"), alone, None).into();
            if (Cost { coins: cost.coins * 2, ..cost }) != cost_alone {
                self.problem("a trading house with a neighbour costs half the coins (TM-8.41)");
            }
        } else if own.cost_alone.or(default.cost_alone).is_some() {
            self.problem(format!("`{}`: only trading houses have that", key("cost_alone")));
        }
        let income = own.income.as_ref().or(default.income.as_ref()).cloned();
        let income = self.or(&key("income"), income.map(Spanned::into_inner), None);
        Column {
            count,
            cost,
            cost_alone,
            income: self.income(structure, count, income),
            favor_tiles: self.or(&key("favor_tiles"), own.favor_tiles, default.favor_tiles),
            power_value: self.or(&key("power_value"), own.power_value, default.power_value),
        }
    }

    /// Totals for none to all of a structure; more than all repeats the last (TM-5.2).
    fn income(&mut self, structure: Structure, count: u8, entry: IncomeEntry) -> [Gain; 9] {
        let mut income = [Gain::default(); 9];
        if count as usize >= income.len() {
            self.problem(format!("`{}.count` is more than 8", structure.id()));
            return income;
        }
        let columns: [(&str, Option<Vec<u8>>, fn(&mut Gain) -> &mut u8); 4] = [
            ("coins", entry.coins, |gain| &mut gain.coins),
            ("workers", entry.workers, |gain| &mut gain.workers),
            ("priests", entry.priests, |gain| &mut gain.priests),
            ("power", entry.power, |gain| &mut gain.power),
        ];
        for (name, totals, field) in columns {
            let Some(totals) = totals else { continue };
            let key = format!("{}.income.{name}", structure.id());
            if totals.len() != count as usize + 1 {
                self.problem(format!("`{key}` needs {} numbers, for 0 to {count}", count + 1));
            }
            if !totals.is_sorted() {
                self.problem(format!("`{key}` falls, but incomes are totals and only rise"));
            }
            for (built, gain) in income.iter_mut().enumerate() {
                *field(gain) = totals.get(built).or(totals.last()).copied().unwrap_or_default();
            }
        }
        income
    }
}
