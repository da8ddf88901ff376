//! RF-12.20 to RF-12.22, RF-3.23: Creatures.

use crate::table::table;
use engine::{Chance, Game, Play, Quick, Seat};
use rise_and_fall::kinds::{Creature, Tale};
use rise_and_fall::{Event, Question, RiseAndFall, Setup};

/// RF-3.23: the last to deploy places the Creatures, in the order of their numbers.
#[test]
fn rf_3_23_creatures_arrive() {
    let tales = [Tale::Dragon, Tale::Leviathan, Tale::WaterElemental];
    let setup = Setup { tales: true, chosen_tales: tales.to_vec(), ..Setup::for_seats(3) };
    let mut luck = Quick::new(4, 4);
    let mut events = Vec::new();
    let table = RiseAndFall::set_up(&setup, &mut luck, &mut events);
    let mut table = table.expect("a table");
    while let Some(seat) = table.asked().first()
        && table.question(seat) != Some(Question::ChooseCard)
    {
        let moves = table.legal_moves(seat);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        table.apply(seat, mv, &mut luck, &mut events);
        assert_eq!(table.broken_law(), None);
    }
    let last = events.iter().rev().find_map(|event| match event {
        Event::Deployed { seat, .. } => Some(*seat),
        _ => None,
    });
    let placed: Vec<(Seat, Creature)> = events
        .iter()
        .filter_map(|event| match event {
            Event::CreaturePlaced { seat, creature, .. } => Some((*seat, *creature)),
            _ => None,
        })
        .collect();
    let last = last.expect("somebody was last");
    assert_eq!(placed, Creature::ALL.iter().map(|&it| (last, it)).collect::<Vec<_>>());
}

/// RF-12.20: it destroys everything around it and flies to another tile.
#[test]
fn rf_12_20_dragon_event() {
    let mut table = table(
        "red     nomad 5,0  city 7,-2  mountaineer 8,-3  plays nomad  discard city
                 discard mountaineer
         yellow  ship 6,-3  nomad 7,1  plays ship  discard nomad
         tales dragon
         creature dragon 7,-3",
    );
    table.play("5,0 produce. yellow: end");
    assert_eq!(table.count("red", "city") + table.count("red", "mountaineer"), 0);
    assert_eq!(table.count("yellow", "ship"), 0);
    assert_eq!(table.asked(), Seat(0));
    table.refuses("at 8,-3", "RF-12.20");
    table.play("at 0,2");
    assert_eq!(table.tales()["creatures"]["dragon"], "0,2");
}

/// RF-12.20: three units of the played kind hunt it for its trophy.
#[test]
fn rf_12_20_hunt() {
    let mut table = table(
        "red     nomad 7,-2  nomad 6,-2  nomad 8,-4  city 5,0  plays nomad
         yellow  ship 8,0  plays ship
         tales dragon
         creature dragon 7,-3",
    );
    table.play("7,-2 hunt");
    assert_eq!(table.tales()["trophies"]["dragon"], 0);
    assert!(table.tales()["creatures"].is_null());
    assert_eq!(table.asked(), Seat(1), "all three have acted");
    let two = self::table(
        "red     nomad 7,-2  nomad 6,-2  city 5,0  plays nomad
         yellow  ship 8,0
         tales dragon
         creature dragon 7,-3",
    );
    two.refuses("7,-2 hunt", "RF-12.20");
}

/// RF-12.20, RF-12.41: hunters do nothing else in their turn, not even with the Caravansary.
#[test]
fn rf_12_20_hunters_do_nothing_else() {
    let lines =
        "red     merchant 7,-2  merchant 6,-2  merchant 8,-4  city 5,0  1 wood  plays merchant
                 yellow  ship 8,0  plays ship
                 tales dragon caravanserai
                 creature dragon 7,-3
                 site caravanserai 3,-1 0
                 caravan";
    let mut hunting = table(lines);
    hunting.play("7,-2 hunt");
    assert_eq!(hunting.asked(), Seat(1), "no second action for the first hunter");
    let mut trading = table(lines);
    trading.play("7,-2 sell-wood");
    assert!(trading.offers("7,-2 move") && !trading.offers("7,-2 hunt"), "it has acted");
}

const LEVIATHAN: &str = "
    red     nomad 5,0  city 4,0  plays nomad  discard city
    yellow  ship 8,0  city 6,0  plays ship  discard city
    tales leviathan
    creature leviathan 8,1
";

/// RF-12.21: it swallows a Ship; the owner may put a Nomad ashore.
#[test]
fn rf_12_21_leviathan_event() {
    let mut table = table(LEVIATHAN);
    table.play("5,0 produce. yellow: end");
    assert_eq!(table.tales()["creatures"]["leviathan"], "8,0");
    assert_eq!(table.count("yellow", "ship"), 0);
    assert_eq!(table.game.question(Seat(1)), Some(Question::SaveNomad));
    let mut saved = crate::table::load(table.json());
    saved.refuses("yellow: at 6,1", "RF-12.21");
    saved.play("yellow: at 7,0");
    assert!(saved.stands("yellow", "nomad", "7,0"));
    assert_eq!(saved.zone("yellow", "nomad"), "hand");
    table.play("yellow: nothing");
    assert_eq!((table.count("yellow", "nomad"), table.phase().as_str()), (0, "select"));
}

/// RF-12.21: without a Ship in its Sea it swims where most Ships are, or stays.
#[test]
fn rf_12_21_leviathan_swims() {
    let mut table = table(&LEVIATHAN.replace("creature leviathan 8,1", "creature leviathan 3,0"));
    table.play("5,0 produce. yellow: end");
    assert_eq!((table.asked(), table.phase().as_str()), (Seat(0), "event"));
    table.refuses("at 3,1", "RF-12.21");
    table.play("at 9,0");
    assert_eq!(table.tales()["creatures"]["leviathan"], "9,0");
    assert_eq!(table.count("yellow", "ship"), 1);
}

/// RF-7.7: a set completed in phase E wins at once; its decline follows in the next round.
#[test]
fn rf_7_7_trophy_in_phase_e() {
    let mut table = table(
        "red     nomad 0,0  city 4,0  plays nomad  discard city
         yellow  ship 8,0  nomad 6,0  nomad 6,1  nomad 5,1  nomad 4,1  nomad 4,-1  nomad 7,-1
                 nomad 6,-1  plays ship  discard nomad
         tales leviathan
         creature leviathan 8,1",
    );
    table.play("0,0 produce. yellow: end. yellow: at 7,0");
    assert_eq!(table.json()["trophies"]["nomad"], 1);
    assert_eq!(
        (table.phase().as_str(), table.json()["fresh_trophies"].as_u64()),
        ("select", Some(1))
    );
}

/// RF-12.22: the flood destroys what stands on the coast, and a ravaged hex becomes Sea.
#[test]
fn rf_12_22_elemental_floods() {
    let mut table = table(
        "red     nomad 5,0  city 4,0  plays nomad  discard city
         yellow  ship 8,0  nomad 2,0  plays ship  discard nomad
         tales water-elemental
         creature water-elemental 3,0",
    );
    table.play("5,0 produce. yellow: end");
    assert_eq!((table.count("red", "city"), table.count("yellow", "nomad")), (0, 0));
    table.refuses("at 4,1", "RF-12.22");
    table.play("at 4,0");
    assert_eq!(table.terrain("4,0"), "sea");
    assert_eq!(table.region("4,0"), table.region("3,0"));
}

/// RF-12.22: the hex it leaves is Plain again.
#[test]
fn rf_12_22_elemental_moves_on() {
    let mut table = table(
        "red     nomad 5,0  city 4,1  plays nomad  discard city
         yellow  ship 8,0  plays ship
         tales water-elemental
         site water-elemental 4,0 0
         creature water-elemental 4,0",
    );
    assert_eq!(table.terrain("4,0"), "sea");
    table.play("5,0 produce. yellow: end");
    assert_eq!((table.terrain("4,0"), table.terrain("4,1")), ("plain", "sea"));
    assert_eq!(table.tales()["creatures"]["water-elemental"], "4,1");
}

/// RF-12.22: if nothing can be destroyed it goes to the coast with most pieces.
#[test]
fn rf_12_22_elemental_seeks_a_coast() {
    let mut table = table(
        "red     nomad 5,0  plays nomad
         yellow  ship 8,2  nomad 7,0  plays ship  discard nomad
         tales water-elemental
         creature water-elemental 3,0",
    );
    table.play("5,0 produce. yellow: end");
    table.refuses("at 3,1", "RF-12.22");
    table.play("at 9,0");
    assert_eq!(table.tales()["creatures"]["water-elemental"], "9,0");
    assert_eq!(table.count("yellow", "nomad"), 1, "it ravages at the next event");
}
