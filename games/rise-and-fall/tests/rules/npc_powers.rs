//! RF-15.40: what non-player civilizations always can; Tales at their tables (RF-14.8).

use crate::table::{load, table};
use engine::{Play, Seat};
use rise_and_fall::{Event, Question};
use serde_json::json;

/// RF-15.40: a Ship of the Pirate counts twice for a Sea, which is worth 3 per hex at level 3.
#[test]
fn rf_15_40_pirate() {
    let territory = |npc: &str, ships: &str| {
        let lines = format!(
            "red     {ships}  plays ship
             yellow  ship 9,1
             npcs {npc}"
        );
        let table = table(&lines);
        (table.points("red", "score-territory"), table.points("yellow", "score-territory"))
    };
    assert_eq!(territory("pirate-1", "ship 8,0"), (0, 24));
    assert_eq!(territory("pirate-3", "ship 8,0"), (0, 36));
    assert_eq!(territory("pirate-1", "ship 8,0  ship 9,0"), (0, 0), "two against two");
    assert_eq!(territory("cultist-1", "ship 8,0  ship 9,0"), (24, 0), "only the Pirate's");
}

/// RF-15.40: Nomads of the Barbarian are worth twice their points; at level 3 attacks bring loot.
#[test]
fn rf_15_40_barbarian() {
    let development = |npc: &str| {
        let lines =
            format!("red nomad 5,0 plays nomad\nyellow nomad 7,0 nomad 7,1 city 2,0\nnpcs {npc}");
        table(&lines).points("yellow", "score-development")
    };
    assert_eq!((development("barbarian-1"), development("climber-1")), (5, 3));
    let loot = |npc: &str| {
        let mut table = table(&format!(
            "red     nomad 5,0  city 7,0  2 stone  plays nomad
             yellow  nomad 6,0  city 0,0  city 0,3  city 2,1
             npcs {npc}
             deck nomad-1"
        ));
        table.play("end");
        let attacked =
            table.events.iter().any(|event| matches!(event, Event::NpcDid { victim: Some(_), .. }));
        let [_, wood, stone] = table.goods("yellow");
        (attacked, wood + stone)
    };
    assert_eq!(loot("barbarian-1"), (true, 0));
    assert_eq!(loot("barbarian-3"), (true, 1));
}

/// RF-15.40: Mountain is worth 5 per hex to the Climber at level 3.
#[test]
fn rf_15_40_climber() {
    let territory = |npc: &str| {
        let lines = format!("red nomad 5,0 plays nomad\nyellow mountaineer 0,1\nnpcs {npc}");
        table(&lines).points("yellow", "score-territory")
    };
    assert_eq!((territory("climber-1"), territory("climber-3")), (36, 45));
}

/// RF-14.8: an NPC that shuffles counts for the Fantastic Event, and its handler decides while it
/// has the token.
#[test]
fn rf_14_8_npcs_in_events() {
    let before = table(
        "red     nomad 5,0  plays nomad
         yellow  city 7,0
         npcs cultist-1
         tales typhoon
         site typhoon 9,0 0
         first yellow",
    );
    let mut state = before.json();
    let npc = &mut state["npcs"]["civilizations"][0];
    (npc["deck"], npc["discard"]) = (json!([]), json!(["city-1"]));
    let mut both = load(state);
    both.play("5,0 produce");
    assert!(both.events.contains(&Event::FantasticEvent {}), "Red and the Cultist recycle");
    assert!(matches!(both.game.question(Seat(0)), Some(Question::MoveInEvent { .. })));
    let mut one = before;
    one.play("5,0 produce");
    assert!(!one.events.contains(&Event::FantasticEvent {}), "a deck that is left is not shuffled");
}

/// RF-12.24, RF-15.20: a unit of an NPC on the Bridge leaves it at its ends.
#[test]
fn rf_12_24_npc_on_the_bridge() {
    let walks = |red: &str| {
        let mut table = table(&format!(
            "red     nomad 8,-2  {red}  plays nomad
             yellow  nomad 3,0  city 0,0  city 0,3  city 2,-2
             npcs barbarian-1
             deck nomad-1
             tales majestic-bridge
             tale-trophy majestic-bridge red
             bridge 3,0 2,0 4,0"
        ));
        table.play("end");
        table.civ("yellow")["pieces"]["nomad"][0].clone()
    };
    assert_eq!(walks("city 5,1"), "4,0");
    assert_ne!(walks("city 4,0"), "4,-1", "over the rail");
}

/// RF-12.24: units of NPCs on foot enter the Bridge at its ends, and stop on it.
#[test]
fn rf_12_24_npcs_cross_the_bridge() {
    // The only way from 2,0 to the Nomad on the other shore leads over the Bridge.
    let walks = |bridge: &str| {
        let mut table = table(&format!(
            "red     nomad 5,0  plays nomad
             yellow  nomad 2,0  city 0,0  city 0,3  city 2,-2
             npcs barbarian-1
             deck nomad-1
             tales majestic-bridge
             {bridge}"
        ));
        table.play("end");
        table.civ("yellow")["pieces"]["nomad"][0].clone()
    };
    let stands = "tale-trophy majestic-bridge red\n bridge 3,0 2,0 4,0";
    assert_eq!(walks(stands), "3,0", "one step, onto the Bridge");
    assert_ne!(walks(""), "3,0", "there is only the Sea");
}

/// RF-12.24, RF-12.8: with a range of two they cross it in one move: what closes its hex bars nobody
/// who goes on.
#[test]
fn rf_12_24_npcs_cross_in_one_move() {
    let mut table = table(
        "red     nomad 5,0  plays nomad
         yellow  nomad 2,0  city 0,0  city 0,3  city 2,-2
         npcs barbarian-3
         deck nomad-3
         tales majestic-bridge
         tale-trophy majestic-bridge red
         bridge 3,0 2,0 4,0",
    );
    table.play("end");
    assert!(table.stands("yellow", "nomad", "4,0"), "{}", table.civ("yellow"));
}
