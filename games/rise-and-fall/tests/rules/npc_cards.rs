//! RF-15: how non-player civilizations act, card by card.

use crate::table::{Table, table};
use engine::{Game, Seat};
use rise_and_fall::{Event, Question};

/// Red, a player, produces in Forest; then Yellow, an NPC, acts with the only card in its deck.
fn acts(yellow: &str, npc: &str, card: &str, red: &str) -> Table {
    let mut table = table(&format!(
        "red     nomad 5,0  {red}  plays nomad
         yellow  {yellow}
         npcs {npc}
         deck {card}"
    ));
    table.play("5,0 produce");
    while table.phase() == "actions" && table.asked() == Seat(0) && table.json()["turn"] == 0 {
        table.play("end");
    }
    table
}

fn line_taken(table: &Table) -> Option<u8> {
    table.events.iter().find_map(|event| match event {
        Event::NpcLine { line, done: true, .. } => Some(*line),
        _ => None,
    })
}

/// RF-15.1, RF-15.2, RF-15.5, RF-15.11, RF-15.25, RF-15.32: EX-R32, Cultist City I puts a Nomad on
/// Mountain before Plain.
#[test]
fn rf_15_1_first_possible_line() {
    let table = acts("city 5,-1", "cultist-1", "city-1", "city 0,0");
    assert_eq!(line_taken(&table), Some(1));
    assert!(table.stands("yellow", "nomad", "6,-2") || table.stands("yellow", "nomad", "6,-1"));
}

/// RF-15.3, RF-15.21: EX-R33, missing Wood comes from the bank instead of the City.
#[test]
fn rf_15_3_resources() {
    for (wood, after, cities) in [(0, 2, 0), (1, 2, 0), (2, 0, 1)] {
        let yellow = format!("mountaineer -1,3  {wood} wood");
        let table = acts(&yellow, "cultist-1", "mountaineer-1", "city 7,0");
        assert_eq!(line_taken(&table), Some(2));
        assert_eq!((table.goods("yellow")[1], table.count("yellow", "city")), (after, cities));
    }
}

/// RF-15.4, RF-15.26: Temples convert players' pieces; EX-R31, the Cultist two hexes away.
#[test]
fn rf_15_4_only_players() {
    let table = acts("temple 7,0  5 gold", "cultist-1", "temple-1", "merchant 7,-2");
    assert!(table.stands("yellow", "merchant", "7,-2"));
    assert_eq!(table.goods("yellow")[0], 0);
}

/// RF-15.6: EX-R30, a nominated option is taken with a happy face, else another one.
#[test]
fn rf_15_6_smiley() {
    let mut table = table(
        "red     nomad 5,0  plays nomad
         yellow  city 6,0
         npcs cultist-1
         deck city-1
         nominate",
    );
    table.play("5,0 produce");
    assert!(matches!(table.game.question(Seat(0)), Some(Question::NominateHex { .. })));
    table.refuses("at 0,0", "RF-15.6");
    let mut nominated = 0;
    while matches!(table.game.question(Seat(0)), Some(Question::NominateHex { .. })) {
        let first = table.answers()[0].clone();
        table.play(&first);
        nominated += 1;
    }
    let rolled = table.events.iter().filter(|event| matches!(event, Event::Smiley { .. })).count();
    assert_eq!(rolled, nominated);
    assert_eq!(table.count("yellow", "nomad"), 1);
}

/// RF-15.7: of two players' pieces the nearest is the victim.
#[test]
fn rf_15_7_nearest_player() {
    let mut table = table(
        "red     nomad 5,-2  merchant 2,-2  plays nomad
         yellow  nomad 8,-2  merchant 3,-1  plays nomad
         green   temple 4,-3  5 gold
         npcs cultist-1
         deck temple-1",
    );
    table.play("red: 5,-2 produce. yellow: 8,-2 produce");
    // Both Merchants are two hexes away at most; only those within reach matter.
    assert_eq!(table.count("green", "merchant"), 1);
}

/// RF-15.8, RF-15.20: a piece walks towards its target, as near as it comes.
#[test]
fn rf_15_8_moves_towards_targets() {
    let table = acts("merchant 2,1  city 0,0", "cultist-1", "merchant-1", "city 2,-2");
    let moved = table.events.iter().any(|event| {
        matches!(event, Event::NpcDid { deed: rise_and_fall::events::NpcDeed::Move, .. })
    });
    assert!(moved || line_taken(&table).is_some());
    assert!(!table.stands("yellow", "merchant", "2,1") || line_taken(&table).is_some());
}

/// RF-15.10, RF-15.13, RF-15.14, RF-15.22: tests about pieces, ground and treasury.
#[test]
fn rf_15_10_tests() {
    // Nomad I of the Cultist: with two Temples no third one (line 1), so Stone in Mountain (5).
    let table = acts("nomad 0,4  temple 2,0  temple 7,0", "cultist-1", "nomad-1", "city 4,0");
    assert_eq!(line_taken(&table), Some(5));
    assert_eq!(table.goods("yellow")[2], 1);
}

/// RF-15.12, RF-15.24: a Merchant beside a player's City trades.
#[test]
fn rf_15_12_adjacent_players() {
    let table = acts("merchant 7,1", "cultist-1", "merchant-1", "city 7,0");
    assert_eq!((line_taken(&table), table.goods("yellow")[0]), (Some(1), 5));
}

/// RF-15.15, RF-15.30: EX-R34, Pirate Ship II takes the place of a player's Ship and steals.
#[test]
fn rf_15_15_pirate_attacks() {
    let table = acts("ship 9,1", "pirate-2", "ship-2", "ship 8,0  2 stone");
    assert_eq!(line_taken(&table), Some(1));
    assert_eq!(table.count("red", "ship"), 0);
    assert!(table.stands("yellow", "ship", "8,0"));
    assert_eq!(table.goods("yellow")[1] + table.goods("yellow")[2], 1);
}

/// RF-15.16, RF-15.31: EX-R35, it steals from a Nomad on the coast of its Sea.
#[test]
fn rf_15_16_pirate_steals() {
    let table = acts("ship 9,1", "pirate-2", "ship-2", "nomad 7,0  2 stone");
    assert_eq!(line_taken(&table), Some(2));
    assert_eq!(table.goods("yellow")[2] + table.goods("yellow")[1], 1);
}

/// RF-15.30: EX-R36, Barbarian Nomad III attacks a City before a Nomad.
#[test]
fn rf_15_30_barbarian() {
    let table = acts(
        "nomad 6,0  city 0,0  city 0,3  city 2,1",
        "barbarian-3",
        "nomad-3",
        "city 7,0  nomad 6,1",
    );
    assert_eq!(table.count("red", "city"), 0);
    assert_eq!(table.goods("yellow")[0], 10);
}

/// RF-15.23: Temples of the Cultist collect a tithe when nobody can be converted.
#[test]
fn rf_15_23_tithe() {
    let table = acts("temple 7,0  city 7,1", "cultist-1", "temple-1", "city 0,0");
    assert_eq!((line_taken(&table), table.goods("yellow")[0]), (Some(2), 1));
}

/// RF-15.27: with four Nomads the Cultist's Cities educate.
#[test]
fn rf_15_27_educate() {
    let nomads = "nomad 7,0  nomad 6,1  nomad 2,0  nomad 2,1";
    let table = acts(&format!("city 7,1  {nomads}  2 gold"), "cultist-1", "city-1", "city 0,0");
    assert_eq!(line_taken(&table), Some(2));
    assert_eq!(table.count("yellow", "merchant"), 1);
}

/// RF-15.28: a Ship turns into a Nomad.
#[test]
fn rf_15_28_transform() {
    let table = acts("ship 8,0  city 7,0  city 6,0  city 6,1", "cultist-1", "ship-1", "city 0,0");
    assert_eq!(line_taken(&table), Some(2));
    assert_eq!((table.count("yellow", "ship"), table.count("yellow", "nomad")), (0, 1));
}

/// RF-15.29: EX-R37, the last line of Cultist Ship I sells what it has most of.
#[test]
fn rf_15_29_sell() {
    // Enough Cities, Nomads and gold; no Plain or Forest to land on is needed for the last line.
    let yellow =
        "ship 9,-3  city 7,0  city 6,0  city 6,1  nomad 2,0  nomad 2,1  8 gold  3 wood  4 stone";
    let table = acts(yellow, "cultist-1", "ship-1", "temple 0,1");
    assert_eq!(line_taken(&table), Some(5));
    assert_eq!(table.goods("yellow"), [13, 3, 3]);
}
