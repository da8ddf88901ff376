//! Exploration (TP-7).

use super::table::{Table, begun};
use engine::Thing;
use tapestry::Event;
use tapestry::map::Hex;

fn hex(q: i8, r: i8) -> String {
    Hex::at(q, r).expect("a hex").word().into_owned()
}

/// On Cars with a chosen tile in the supply, about to reach Airplanes: gain 2 tiles, explore anywhere.
fn airborne(tile: &str) -> Table {
    let mut table = begun(3);
    table.token(0, "exploration", 8).rich(0, [1, 1, 1, 0]).give(0, "tiles", tile);
    table.play("0: advance exploration. pay coin");
    table
}

/// TP-7.2, TP-7.3, TP-7.4, TP-7.8: EX-23: an island tile north of the middle: three sides fit, and its benefit is gained.
#[test]
fn tp_7_2_sides_that_fit() {
    for rotation in 0..6 {
        let mut table = airborne("territory-05");
        let at = hex(0, -1);
        table.play(&format!("0: tile territory-05. explore {at}"));
        let turns: Vec<String> = table.may(0);
        let turn = if turns.iter().any(|mv| mv.starts_with("turn")) {
            turns[rotation % turns.len()].clone()
        } else {
            break;
        };
        table.play(&format!("0: {turn}"));
        let explored = table.events.iter().find_map(|event| match event {
            Event::Explored { points, .. } => Some(*points),
            _ => None,
        });
        assert_eq!(explored, Some(3), "{turn}");
        assert_eq!(table.resources(0)[2], 1, "its benefit is 1 food");
        table.decline_turn();
        assert_eq!(table.points(0), 3);
    }
}

/// TP-7.1: only hexes that are unexplored, and beside one's own unless it is anywhere.
#[test]
fn tp_7_1_where_to_explore() {
    let mut table = airborne("territory-05");
    let start =
        table.view().territories.iter().find(|it| !it.items.is_empty()).map(|it| it.hex.clone());
    let start = start.expect("a starting territory");
    table.refuses(&format!("0: tile territory-05. explore {start}"), "TP-7.1");
    table.refuses("0: tile territory-48", "TP-7.1");
}

/// TP-7.1, TP-0.5: without a tile nothing is explored.
#[test]
fn tp_7_1_no_tile_no_exploration() {
    let mut table = begun(3);
    table.token(0, "exploration", 1).rich(0, [1, 0, 0, 0]);
    table.change(|saved| {
        let tiles = super::table::list(saved, "/players/0/tiles");
        let left = std::mem::take(tiles);
        super::table::list(saved, "/territory_deck").extend(left);
        saved["players"][0]["last_tile"] = serde_json::Value::Null;
    });
    table.play("0: advance exploration").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Explored { .. })), 0);
    assert_eq!(table.player(0).tokens[0].1, 2);
}

/// EX-25, TP-1.6: when no territory tile is left nobody gains any.
#[test]
fn tp_1_6_tiles_run_out() {
    let mut table = begun(3);
    table.rich(0, [1, 0, 0, 0]).change(|saved| {
        let all = std::mem::take(super::table::list(saved, "/territory_deck"));
        super::table::list(saved, "/players/2/tiles").extend(all);
    });
    table.play("0: advance exploration").decline_turn();
    assert_eq!(table.player(0).tiles.len(), 1);
}

/// TP-7.5: exploring places nothing and controls nothing.
#[test]
fn tp_7_5_exploring_gives_no_control() {
    let mut table = airborne("territory-05");
    table.play(&format!("0: tile territory-05. explore {}", hex(0, -1))).decline_turn();
    let there = table.view().territories.into_iter().find(|it| it.hex == hex(0, -1));
    assert!(there.expect("explored").items.is_empty());
    assert_eq!(table.player(0).outposts, 8);
}

/// TP-7.10, TP-7.9: of space tiles any one of the supply is explored.
#[test]
fn tp_7_10_interstellar_travel() {
    let mut table = begun(3);
    table.token(0, "exploration", 10).rich(0, [0, 0, 2, 0]).play("0: advance exploration");
    assert_eq!(table.player(0).space_tiles.len(), 3);
    assert_eq!(table.may(0).len(), 3);
    table.play("0: space space-01");
    assert_eq!(table.player(0).explored_space, ["space-01"]);
    table.decline_turn();
}
