//! `tales.toml`: the Tales, and what only one of them needs.

use super::{File, Tokens};
use crate::content::{Cost, TaleCard, TaleTables};
use crate::hex::Hex;
use crate::kinds::{Tale, Terrain};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThresholdRow {
    players: u8,
    recyclers: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaleRow {
    number: u8,
    id: Tale,
    rule: String,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    wood: u8,
    #[serde(default)]
    stone: u8,
    #[serde(default)]
    step: u8,
    #[serde(default)]
    income: u8,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    trophy: u8,
    #[serde(default)]
    reach: u8,
    #[serde(default)]
    amount: u8,
    #[serde(default)]
    removes: Option<Terrain>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BridgeRow {
    plain: Tokens,
    forest: Tokens,
    mountain: Tokens,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LaunchRow {
    wood: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LavaRow {
    ring: [(i8, i8); 9],
    pointed: [u8; 3],
}

pub(super) fn read(file: &mut File<'_>) -> Option<TaleTables> {
    let cards = cards(file);
    let thresholds = thresholds(file);
    let bridge = file.table::<BridgeRow>("bridge");
    let launch = file.table::<LaunchRow>("launch");
    let lava = file.table::<LavaRow>("lava");
    let mut costs = [Cost::default(); 5];
    if let Some(bridge) = &bridge {
        costs[Terrain::Plain as usize] = bridge.plain.into();
        costs[Terrain::Forest as usize] = bridge.forest.into();
        costs[Terrain::Mountain as usize] = bridge.mountain.into();
        let small = costs.iter().all(|cost| cost.wood <= 5 && cost.stone <= 5);
        file.expect(small, bridge, "nobody could ever pay this");
    }
    if let Some(launch) = &launch {
        file.expect(launch.wood <= 5, launch, "nobody could ever pay this");
    }
    if let Some(lava) = &lava {
        let volcano = [(0, 0), (1, 0), (0, 1)];
        let around = lava.ring.iter().all(|&(q, r)| {
            let near = |&(x, y): &(i8, i8)| Hex::new(x, y).distance(Hex::new(q, r)) == 1;
            !volcano.contains(&(q, r)) && volcano.iter().any(near)
        });
        file.expect(around, lava.field("ring"), "nine hexes around 0,0 1,0 0,1");
        let pointed = lava.pointed.iter().all(|&at| at < 9);
        file.expect(pointed, lava.field("pointed"), "three of the nine are pointed at, 0 to 8");
    }
    let (launch, lava) = (launch?, lava?);
    bridge?;
    Some(TaleTables {
        cards,
        thresholds,
        bridge: costs,
        launch: launch.wood,
        ring: lava.ring,
        pointed: lava.pointed,
    })
}

fn cards(file: &mut File<'_>) -> [TaleCard; Tale::COUNT] {
    let rows = file.list::<TaleRow>("tale");
    for row in &rows {
        let (number, rule) = (row.id as usize + 1, row.id.rule());
        let right = row.number as usize == number;
        file.expect(right, row.field("number"), format!("its number is {number}"));
        file.expect(row.rule == rule, row.field("rule"), format!("its rule is {rule}"));
        let small = row.gold <= 50 && row.step <= 20 && row.wood <= 5 && row.stone <= 5;
        file.expect(small && row.reach <= 4, row, "nobody could ever pay or reach this");
        let removed = matches!(row.removes, None | Some(Terrain::Plain | Terrain::Mountain));
        file.expect(removed, row.field("removes"), "only Plain and Mountain have a tile less");
    }
    file.by_place(
        rows,
        |row| row.id as usize,
        |row| TaleCard {
            cost: Cost { gold: row.gold, wood: row.wood, stone: row.stone },
            step: row.step,
            income: row.income,
            points: row.points,
            trophy: row.trophy,
            reach: row.reach,
            amount: row.amount,
            removes: row.removes,
        },
    )
}

/// Up to so many players, so many must recycle.
fn thresholds(file: &mut File<'_>) -> Vec<(u8, u8)> {
    let rows = file.list::<ThresholdRow>("threshold");
    for row in &rows {
        let some = (1..=row.players).contains(&row.recyclers);
        file.expect(some, row.field("recyclers"), "from 1 to all players recycle");
    }
    let rising = rows.windows(2).all(|pair| pair[0].players < pair[1].players);
    let last = rows.last().is_some_and(|row| row.players == 8);
    let what = "`[[threshold]]`: rows for more and more players, up to 8";
    file.expect_together(rising && last, what);
    rows.iter().map(|row| (row.players, row.recyclers)).collect()
}
