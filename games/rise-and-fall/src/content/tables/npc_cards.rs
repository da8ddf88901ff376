//! `npc-cards.toml`: what non-player civilizations do, in the notation of effects.

use super::{Entry, File};
use crate::content::{AiCard, Line};
use crate::kinds::{Kind, Npc};
use engine::chain::{Compiler, Written};
use engine::content::Source;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    npc: Npc,
    piece: Kind,
    level: u8,
    line: Vec<LineRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRow {
    does: Written,
    #[serde(rename = "source")]
    _source: Source,
}

pub(super) fn read(file: &mut File<'_>) -> Vec<AiCard> {
    let rows = file.unmarked_list::<CardRow>("card");
    for row in &rows {
        file.expect((1..=3).contains(&row.level), row.field("level"), "levels are 1 to 3");
        file.expect(row.line.len() <= 20, row, "a card has at most 20 lines");
    }
    for npc in Npc::ALL.iter().copied() {
        let own = || rows.iter().filter(|row| row.npc == npc);
        let right = own().count() == 9
            && Kind::ALL.iter().all(|kind| own().any(|it| it.piece == *kind && it.level == 1));
        let what = format!("{}: nine cards, each kind at level 1", npc.id());
        file.expect_together(right, what);
    }
    cards(file, rows)
}

fn cards(file: &mut File<'_>, rows: Vec<Entry<CardRow>>) -> Vec<AiCard> {
    let (source, mut effects) = (file.source(), Compiler::default());
    let mut lists = Vec::new();
    for CardRow { npc, piece, level, line } in rows.iter().map(|row| &**row) {
        for (at, line) in line.iter().enumerate() {
            let name = format!("{}/{}-{level}/{}", npc.id(), piece.id(), at + 1);
            lists.push(effects.root(source, "line", &name, "RF-15.1", &line.does));
        }
    }
    let Some(program) = effects.finish_in(file) else { return Vec::new() };
    let mut lists = lists.into_iter();
    let mut card = |CardRow { npc, piece, level, line }: CardRow| {
        let lines = line.iter().zip(&mut lists).filter_map(|(row, list)| {
            let line = Line::of(&program, list);
            let what = "a line is one action, with tests (`if`) around it at most";
            file.expect(line.is_some(), &row.does, what);
            line
        });
        AiCard { npc, piece, level, lines: lines.collect() }
    };
    rows.into_iter().map(|row| card(row.into_inner())).collect()
}
