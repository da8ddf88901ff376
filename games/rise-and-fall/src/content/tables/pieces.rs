//! `pieces.toml` and `trophies.toml`: pieces, what they cost and what they are worth.

use super::File;
use crate::content::{Cost, Costs, Piece};
use crate::kinds::Kind;
use crate::state::SLOTS;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceRow {
    id: Kind,
    count: u8,
    points: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostRow {
    action: String,
    gold: u8,
    wood: u8,
    stone: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Conversion {
    nomad: u8,
    mountaineer: u8,
    merchant: u8,
    ship: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Taxes {
    plain: u8,
    forest: u8,
    mountain: u8,
    glacier: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Income {
    ship_trade: u8,
    tithe: u8,
    merchant_opposing: u8,
    merchant_own: u8,
    merchant_bank: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ranges {
    mountaineer: u8,
    merchant: u8,
}

/// Prices by action, until each is asked for.
struct Prices(BTreeMap<String, (Cost, std::ops::Range<usize>)>);

impl Prices {
    fn of(file: &mut File<'_>) -> Prices {
        let mut prices = BTreeMap::new();
        for row in file.list::<CostRow>("cost") {
            let small = row.gold <= 100 && row.wood <= 5 && row.stone <= 5;
            file.expect(small, &row, "nobody could ever pay this");
            let cost = Cost { gold: row.gold, wood: row.wood, stone: row.stone };
            let place = row.field("action");
            let twice = prices.insert(row.action.clone(), (cost, place.clone())).is_some();
            file.expect(!twice, place, format!("{} is given twice", row.action));
        }
        Prices(prices)
    }

    fn take(&mut self, action: &str, file: &mut File<'_>) -> Cost {
        let cost = self.0.remove(action);
        file.expect_together(cost.is_some(), format!("no cost for {action}"));
        cost.map_or_else(Cost::default, |(cost, _)| cost)
    }

    /// What nobody asked for is no action.
    fn close(self, file: &mut File<'_>) {
        for (action, (_, place)) in self.0 {
            file.wrong(place, format!("there is no action {action}"));
        }
    }
}

pub(super) fn read(file: &mut File<'_>) -> Option<([Piece; Kind::COUNT], Costs)> {
    let rows = file.list::<PieceRow>("piece");
    for row in &rows {
        let most = SLOTS[row.id as usize + 1] - SLOTS[row.id as usize];
        let count = row.count as usize;
        let right = (1..=most).contains(&count) && row.points.len() == count;
        file.expect(right, row, "no such number of pieces, or of points for them");
    }
    let pieces = file.by_place(
        rows,
        |row| row.id as usize,
        |row| {
            let mut points = [0; 8];
            points.iter_mut().zip(&row.points).for_each(|(slot, value)| *slot = *value);
            Piece { count: row.count, points }
        },
    );
    let mut prices = Prices::of(file);
    let mut cost = |action| prices.take(action, file);
    let costs = Costs {
        nomad_city: cost("nomad-build-city"),
        nomad_temple: cost("nomad-build-temple"),
        nomad_ship: cost("nomad-build-ship"),
        grow: cost("city-grow"),
        educate_merchant: cost("city-educate-merchant"),
        educate_mountaineer: cost("city-educate-mountaineer"),
        ship_temple: cost("ship-build-temple"),
        ship_city: cost("ship-build-city"),
        land_nomad: cost("ship-to-nomad"),
        land_merchant: cost("ship-to-merchant"),
        mountaineer_city: cost("mountaineer-build-city"),
        merchant_ship: cost("merchant-build-ship"),
        ..Costs::default()
    };
    prices.close(file);
    let (conversion, taxes) =
        (file.table::<Conversion>("conversion"), file.table::<Taxes>("taxes"));
    let (income, range) = (file.table::<Income>("income"), file.table::<Ranges>("range"));
    if let Some(range) = &range {
        for (hexes, key) in [(range.mountaineer, "mountaineer"), (range.merchant, "merchant")] {
            file.expect((1..=9).contains(&hexes), range.field(key), "a range is 1 to 9");
        }
    }
    let (conversion, taxes, income, range) = (conversion?, taxes?, income?, range?);
    let mut by_kind = [0; Kind::COUNT];
    by_kind[Kind::Nomad as usize] = conversion.nomad;
    by_kind[Kind::Mountaineer as usize] = conversion.mountaineer;
    by_kind[Kind::Merchant as usize] = conversion.merchant;
    by_kind[Kind::Ship as usize] = conversion.ship;
    let costs = Costs {
        conversion: by_kind,
        taxes: [0, taxes.plain, taxes.forest, taxes.mountain, taxes.glacier],
        ship_trade: income.ship_trade,
        tithe: income.tithe,
        merchant_opposing: income.merchant_opposing,
        merchant_own: income.merchant_own,
        merchant_bank: income.merchant_bank,
        mountaineer_range: range.mountaineer,
        merchant_range: range.merchant,
        ..costs
    };
    Some((pieces, costs))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrophyRow {
    piece: Kind,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    trophies: u8,
    gold: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Standstill {
    rounds: u8,
}

/// Points of trophies, prices of cards in decline, and rounds until a standstill.
pub(super) fn prizes(file: &mut File<'_>) -> Option<([u8; Kind::COUNT], Vec<u16>, u8)> {
    let rows = file.list::<TrophyRow>("trophy");
    let trophies = file.by_place(rows, |row| row.piece as usize, |row| row.points);
    let prices = file.list::<PriceRow>("buy_back");
    for (row, trophies) in prices.iter().zip(1..) {
        let right = row.trophies == trophies && row.gold <= 1_000;
        let what = "one price for 1, 2, 3 … trophies, at most 1000";
        file.expect(right || !file.is_complete(), row, what);
    }
    file.expect_together(!prices.is_empty(), "`[[buy_back]]` has no price");
    let standstill = file.table::<Standstill>("standstill");
    if let Some(standstill) = &standstill {
        let still = (10..=250).contains(&standstill.rounds);
        file.expect(still, standstill.field("rounds"), "10 to 250 rounds");
    }
    Some((trophies, prices.iter().map(|row| row.gold).collect(), standstill?.rounds))
}
