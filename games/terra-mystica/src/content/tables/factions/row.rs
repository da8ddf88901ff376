//! One faction laid over the defaults.

use super::{CultsEntry, DigEntry, IncomeEntry, ShippingEntry, StartEntry, StructureEntry};
use crate::content::{Cost, DigTrack, Gain, ShippingTrack, Start};
use crate::kinds::Structure;
use engine::content::File;
use std::fmt::Display;
use std::ops::Range;
use toml::Spanned;

/// What a digging track can print (TM-8.14).
const MOST_FOR_A_SPADE: u8 = 3;
/// The most of one structure that a board has room for.
const MOST: usize = 8;

/// One structure of a board.
#[derive(Clone, Copy)]
pub(super) struct Column {
    pub count: u8,
    pub cost: Cost,
    pub cost_alone: Cost,
    pub income: [Gain; MOST + 1],
    pub favor_tiles: u8,
    pub power_value: u8,
}

/// The faction that is being read, for its problems.
pub(super) struct Row<'f, 'a> {
    pub file: &'f mut File<'a>,
    pub place: Range<usize>,
    pub id: &'static str,
}

impl Row<'_, '_> {
    pub fn problem(&mut self, message: impl Display) {
        self.problem_at(None, message);
    }

    /// A mistake in a value of the faction's own, if it is one.
    fn problem_at(&mut self, place: Option<Range<usize>>, message: impl Display) {
        let place = place.unwrap_or(self.place.clone());
        self.file.wrong(place, format!("{}: {message}", self.id));
    }

    /// The faction's own value, or the default, which must then exist.
    fn or<T: Default>(&mut self, what: &str, own: Option<T>, default: Option<T>) -> T {
        own.or(default).unwrap_or_else(|| {
            self.problem(format!("`{what}` is neither here nor in `[defaults]`"));
            T::default()
        })
    }

    /// The same for values with a place.
    fn value_of<T: Clone + Default>(
        &mut self,
        what: &str,
        own: &Option<Spanned<T>>,
        default: &Option<Spanned<T>>,
    ) -> T {
        let value = |spanned: &Option<Spanned<T>>| spanned.as_ref().map(|it| it.get_ref().clone());
        self.or(what, value(own), value(default))
    }

    pub fn start(&mut self, own: StartEntry, default: StartEntry) -> Start {
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
    pub fn shipping(&mut self, own: &ShippingEntry, default: &ShippingEntry) -> ShippingTrack {
        if own.has_track == Some(false) {
            if own.max.is_some() || own.cost.is_some() || own.points.is_some() {
                self.problem("`shipping` has no track, so it has no `max`, `cost` or `points`");
            }
            let start = own.start.unwrap_or_default();
            return ShippingTrack { start, max: start, ..ShippingTrack::default() };
        }
        let max = self.or("shipping.max", own.max, default.max);
        let place = own.points.as_ref().map(Spanned::span);
        let printed = self.value_of("shipping.points", &own.points, &default.points);
        let mut points = [0; 6];
        if printed.len() != max as usize + 1 || printed.len() > points.len() {
            let message = format!("`shipping.points` needs a number for each level, 0 to {max}");
            self.problem_at(place, message);
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
    pub fn dig(&mut self, own: &DigEntry, default: &DigEntry) -> DigTrack {
        let has_track = own.has_track != Some(false);
        let default_prices = default.spade_cost.as_ref().filter(|_| has_track);
        let prices = own.spade_cost.as_ref().or(default_prices);
        let prices = prices.map(|prices| prices.get_ref().as_slice()).unwrap_or_default();
        let levels = if has_track { 1..=3 } else { 0..=1 };
        if !levels.contains(&prices.len()) {
            let (least, most) = levels.into_inner();
            let message = format!("`dig.spade_cost` has {least} to {most} prices here");
            self.problem_at(own.spade_cost.as_ref().map(Spanned::span), message);
        }
        for price in prices {
            let workers = price.priests == 0 && (1..=MOST_FOR_A_SPADE).contains(&price.workers);
            let priests = price.workers == 0 && (1..=MOST_FOR_A_SPADE).contains(&price.priests);
            if price.coins > 0 || !workers && !priests {
                let message = format!("a spade costs 1 to {MOST_FOR_A_SPADE} workers or priests");
                self.problem_at(own.spade_cost.as_ref().map(Spanned::span), message);
            }
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

    pub fn structure(
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
            if (Cost { coins: cost.coins.saturating_mul(2), ..cost }) != cost_alone {
                self.problem("a trading house with a neighbour costs half the coins (TM-8.41)");
            }
        } else if own.cost_alone.or(default.cost_alone).is_some() {
            self.problem(format!("`{}`: only trading houses have that", key("cost_alone")));
        }
        let income = self.value_of(&key("income"), &own.income, &default.income);
        let place = own.income.as_ref().map(Spanned::span);
        Column {
            count,
            cost,
            cost_alone,
            income: self.income(structure, count, &income, place),
            favor_tiles: self.or(&key("favor_tiles"), own.favor_tiles, default.favor_tiles),
            power_value: self.or(&key("power_value"), own.power_value, default.power_value),
        }
    }

    /// Totals for none to all of a structure; more than all repeats the last (TM-5.2).
    fn income(
        &mut self,
        structure: Structure,
        count: u8,
        entry: &IncomeEntry,
        place: Option<Range<usize>>,
    ) -> [Gain; MOST + 1] {
        let structure = structure.id();
        if count as usize > MOST {
            self.problem(format!("`{structure}.count` is more than {MOST}"));
            return Default::default();
        }
        let mut column = |name: &str, totals: &Option<Vec<u8>>| -> [u8; MOST + 1] {
            let Some(totals) = totals else { return Default::default() };
            let key = format!("`{structure}.income.{name}`");
            if totals.len() != count as usize + 1 {
                let message = format!("{key} needs {} numbers, for 0 to {count}", count + 1);
                self.problem_at(place.clone(), message);
            }
            if !totals.is_sorted() {
                let message = format!("{key} falls, but incomes are totals and only rise");
                self.problem_at(place.clone(), message);
            }
            let total = |built: usize| totals.get(built).or(totals.last()).copied();
            std::array::from_fn(|built| total(built).unwrap_or_default())
        };
        let coins = column("coins", &entry.coins);
        let workers = column("workers", &entry.workers);
        let priests = column("priests", &entry.priests);
        let power = column("power", &entry.power);
        std::array::from_fn(|built| Gain {
            coins: coins[built],
            workers: workers[built],
            priests: priests[built],
            power: power[built],
            spades: 0,
        })
    }
}
