//! `guilds.toml`: the Guild cards, and how many of them players of some experience get.

use super::File;
use crate::content::{GuildCard, Handicap};
use crate::kinds::{Guild, Level};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuildRow {
    id: Guild,
    rule: String,
    solo: bool,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    cap: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandicapRow {
    id: Level,
    keeps: u8,
    receives: u8,
    passes: u8,
    #[serde(rename = "rule")]
    _rule: String,
}

pub(super) fn read(file: &mut File<'_>) -> ([GuildCard; Guild::COUNT], [Handicap; 4]) {
    let guilds = file.list::<GuildRow>("guild");
    for row in &guilds {
        let rule = row.id.rule();
        file.expect(row.rule == rule, row.field("rule"), format!("its rule is {rule}"));
        file.expect(row.cap <= 40, row.field("cap"), "a cap beyond 40");
    }
    let guilds = file.by_place(
        guilds,
        |row| row.id as usize,
        |row| GuildCard { gold: row.gold, points: row.points, cap: row.cap, solo: row.solo },
    );
    let handicaps = file.list::<HandicapRow>("handicap");
    for row in &handicaps {
        let right = row.keeps <= 2 && row.passes == 1 && row.receives <= 1;
        file.expect(right, row, "of three cards one is passed and two may be kept");
    }
    let handicaps = file.by_place(
        handicaps,
        |row| row.id as usize,
        |row| Handicap { keeps: row.keeps, receives: row.receives },
    );
    (guilds, handicaps)
}
