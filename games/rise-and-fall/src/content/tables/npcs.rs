//! `npc.toml` and `objectives.toml`: solo and cooperative games.

use super::{Entry, File, Reader, npc_cards};
use crate::content::npc::StartRow;
use crate::content::{NpcCiv, NpcTables, Objective, Power, StartPiece};
use crate::kinds::{Kind, Npc};
use engine::content::{Source, Spanned};
use serde::Deserialize;

/// Cards to draw from (RF-14.4).
const OBJECTIVES: usize = 6;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NpcRow {
    id: Npc,
    goods: Goods,
    power: Vec<PowerRow>,
    setup: Vec<StartPieceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Goods {
    gold: u8,
    wood: u8,
    stone: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerRow {
    from_level: Spanned<u8>,
    power: Power,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartPieceRow {
    order: Spanned<u8>,
    piece: Kind,
    left: Vec<StartRow>,
    #[serde(rename = "source")]
    _source: Source,
}

pub(super) fn read(reader: &mut Reader<'_>) -> NpcTables {
    let civilizations = reader.file("npc.toml", |file| {
        let rows = file.list::<NpcRow>("npc");
        let rows: Vec<_> = rows.into_iter().map(|row| civilization(file, row)).collect();
        file.by_place(rows, |(id, _)| *id as usize, |(_, civ)| civ)
    });
    let cards = reader.file("npc-cards.toml", npc_cards::read);
    let (objectives, independence) = reader.file("objectives.toml", objectives);
    NpcTables { civilizations, cards, objectives, independence }
}

fn civilization(file: &mut File<'_>, row: Entry<NpcRow>) -> Entry<(Npc, NpcCiv)> {
    for (at, start) in row.setup.iter().enumerate() {
        let dice = |rolls: Vec<&Vec<u8>>| {
            let mut all: Vec<u8> = rolls.into_iter().flatten().copied().collect();
            all.sort_unstable();
            all == [1, 2, 3, 4, 5, 6]
        };
        let second = |row: &StartRow| {
            row.right.is_empty() || dice(row.right.iter().map(|right| &right.roll).collect())
        };
        let whole =
            dice(start.left.iter().map(|row| &row.roll).collect()) && start.left.iter().all(second);
        let right = whole && *start.order.get_ref() as usize == at + 1;
        file.expect(right, &start.order, "each die shows 1 to 6 once, pieces in order");
    }
    file.expect(row.setup.len() == 3, &row, "three pieces to start with");
    let small = row.goods.gold <= 50 && row.goods.wood <= 5 && row.goods.stone <= 5;
    file.expect(small, row.field("goods"), "goods beyond what anybody may hold");
    let powers = row.power.iter().map(|it| {
        let level = *it.from_level.get_ref();
        file.expect((1..=3).contains(&level), &it.from_level, "levels are 1 to 3");
        (level, it.power)
    });
    let powers = powers.collect();
    row.map(|NpcRow { id, goods: Goods { gold, wood, stone }, setup, .. }| {
        let setup = setup.into_iter().map(|it| StartPiece { piece: it.piece, rows: it.left });
        (id, NpcCiv { gold, wood, stone, powers, setup: setup.collect() })
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    id: String,
    levels: Vec<ObjectiveLevel>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveLevel {
    level: u8,
    trophies_to_end: u8,
    imposed: Vec<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IndependenceRow {
    level: u8,
    keeps: u8,
}

fn objectives(file: &mut File<'_>) -> (Vec<Objective>, [u8; 3]) {
    let rows = file.list::<ObjectiveRow>("objective");
    file.ids(&rows, |row| &row.id);
    let mut goals: Vec<Objective> = Vec::new();
    for row in rows {
        let levels = std::array::from_fn(|at| {
            let level = row.levels.iter().find(|level| level.level as usize == at + 1);
            level.map_or((0, Vec::new()), |it| (it.trophies_to_end, it.imposed.clone()))
        });
        let right = levels.iter().all(|(count, imposed)| {
            (4..=6).contains(count) && !imposed.is_empty() && imposed.len() <= *count as usize
        });
        file.expect(right, row.field("levels"), "three levels with 4 to 6 trophies");
        goals.push(Objective { id: row.into_inner().id, levels });
    }
    file.expect_together(goals.len() == OBJECTIVES, "there are six Objectives");
    let rows = file.list::<IndependenceRow>("independence");
    for row in &rows {
        file.expect((1..=3).contains(&row.keeps), row.field("keeps"), "1 to 3 cards are kept");
    }
    let level = |row: &IndependenceRow| (row.level as usize).wrapping_sub(1);
    (goals, file.by_place(rows, level, |row| row.keeps))
}
