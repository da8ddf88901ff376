//! AR-10: marches, sieges, towns.

use super::table::{Table, table};
use arcadia::Event;
use arcadia::kinds::Unit;
use engine::Seat;
use serde_json::json;

/// The activation of the first seat, who is Emperor, under a Quiet Year.
pub fn marching(change: impl FnOnce(&mut Table)) -> Table {
    let mut table = table(4);
    table.edit(|all| {
        all["event"] = json!(23);
        all["events_seen"] = json!(super::table::QUIET);
        all["emperor"] = json!(0);
        for seat in 0..4 {
            all["players"][seat]["ideologies"] = json!([3, 4]);
        }
    });
    for seat in 0..4 {
        table.house(seat, "young", None);
    }
    change(&mut table);
    table.until("march");
    assert_eq!(table.asked(), [0]);
    table
}

/// Two steps in friendly land; a step into other land ends the march.
#[test]
fn ar_10_3_two_steps_among_friends_one_abroad() {
    let mut table = marching(|table| {
        table.army(0, 0, "hautecour-city", &[(Unit::Militia, 5)]);
    });
    table.play(0, "march 1 belmont");
    table.offers(0, "march 1 pontargent");
    table.play(0, "march 1 pontargent");
    assert!(table.may(0).iter().all(|mv| !mv.starts_with("march 1")), "{:?}", table.may(0));
    let mut table = marching(|table| {
        table.army(0, 0, "pontargent", &[(Unit::Militia, 5)]);
    });
    table.play(0, "march 1 mireval");
    assert!(table.may(0).iter().all(|mv| !mv.starts_with("march 1")), "{:?}", table.may(0));
}

/// Without a war nobody enters the land of others (AR-7.9).
#[test]
fn ar_7_9_peace_closes_borders() {
    let land = |table: &mut Table| {
        table.army(0, 0, "pontargent", &[(Unit::Militia, 5)]);
    };
    let table = marching(land);
    table.refuses(0, "march 1 silberfurt", "AR-7.9");
    let table = marching(|table| {
        land(table);
        table.war("border", [0, 1], Some("silver-march"));
    });
    table.offers(0, "march 1 silberfurt");
}

/// AR-10.4: no general, no march.
#[test]
fn ar_10_4_armies_march_under_a_general() {
    let table = marching(|table| {
        table.army(0, 0, "hautecour-city", &[(Unit::Militia, 5)]);
        table.army(0, 2, "hautecour-city", &[(Unit::Militia, 5)]);
        table.edit(|all| {
            let player = &mut all["players"][0];
            let slots = player["slots"].as_array_mut().expect("slots");
            let court: Vec<_> =
                slots.iter().position(|slot| *slot == json!(2)).into_iter().collect();
            for at in court {
                player["slots"][at] = json!(3);
                if player["court"][at] == json!(112) || player["court"][at] == json!(113) {
                    player["slots"][at] = json!(1);
                }
            }
        });
    });
    table.refuses(0, "march 3 belmont", "AR-10.4");
}

/// AR-10.10: a hostile town without garrison falls in the same activation.
#[test]
fn ex_20_empty_towns_fall_at_once() {
    let mut table = marching(|table| {
        table.army(0, 0, "pontargent", &[(Unit::Militia, 5)]);
        table.war("border", [0, 1], Some("silver-march"));
        // The war goes on.
        table.own(1, "kaltbruck").garrison("kaltbruck", &[(Unit::Pikemen, 2)]);
    });
    let before = table.player(0).prestige;
    table.play(0, "march 1 silberfurt");
    table.halt(0);
    assert!(table.happened(|it| matches!(it, Event::Captured { seat: Seat(0), .. })));
    let town = table.province("silberfurt");
    assert_eq!((town.owner, town.occupier), (Some(Seat(1)), Some(Seat(0))));
    assert_eq!(table.player(0).prestige, before + 15);
}

/// AR-10.9, AR-10.16: a siege begins; a neutral town that falls is property at once.
#[test]
fn ar_10_9_armies_besiege_what_they_end_in() {
    let mut table = marching(|table| {
        table.army(0, 0, "pontargent", &[(Unit::Militia, 5)]);
    });
    table.play(0, "march 1 mireval");
    table.halt(0);
    assert!(table.province("mireval").besieged);
    assert_eq!(table.province("mireval").garrison, 2);
    assert!(!table.happened(|it| matches!(it, Event::SurrenderRolled { .. })), "not yet");
}

/// AR-10.14: one unit a turn, the weakest first, and a die at two to one.
#[test]
fn ex_19_hunger_takes_the_weakest() {
    let mut table = marching(|table| {
        table.war("border", [0, 1], Some("silver-march"));
        table.garrison("silberfurt", &[(Unit::Militia, 1), (Unit::Pikemen, 1)]);
        table.army(0, 0, "silberfurt", &[(Unit::Pikemen, 12)]);
        table.edit(|all| {
            all["players"][0]["armies"][0]["besieges"] = json!(true);
            all["phase"] = json!(2);
            all["towns"][super::table::number("silberfurt")]["siege"] = json!(1);
        });
    });
    table.events.clear();
    table.roll(0, "done", &[3]);
    let lost = |unit: Unit| {
        table.happened(
            |it| matches!(it, Event::Lost { seat: Seat(1), unit: lost, .. } if *lost == unit),
        )
    };
    assert!(lost(Unit::Militia) && !lost(Unit::Pikemen));
    assert_eq!(table.province("silberfurt").garrison, 1);
}

/// AR-10.15: a 6 at two to one.
#[test]
fn ar_10_15_a_six_takes_the_town() {
    for (die, falls) in [(5, false), (6, true)] {
        let mut table = marching(|table| {
            table.war("border", [0, 1], Some("silver-march"));
            table.garrison("silberfurt", &[(Unit::Militia, 2)]);
            table.army(0, 0, "silberfurt", &[(Unit::Pikemen, 12)]);
            table.edit(|all| {
                all["players"][0]["armies"][0]["besieges"] = json!(true);
                all["phase"] = json!(2);
                all["towns"][super::table::number("silberfurt")]["siege"] = json!(1);
            });
        });
        table.roll(0, "done", &[die]);
        let held = table.province("silberfurt").occupier;
        assert_eq!(held, Some(Seat(if falls { 0 } else { 1 })), "die {die}");
    }
}

/// A siege of Silberfurt in its second turn, after the bombardment with these dice.
#[track_caller]
pub fn bombarded(
    garrison: &[(Unit, u64)],
    guns: u64,
    dice: &[u32],
    change: impl FnOnce(&mut Table),
) -> Table {
    let mut table = super::table::calm(4);
    table.edit(|all| all["phase"] = json!(2));
    table.war("border", [0, 1], Some("silver-march"));
    table.garrison("silberfurt", garrison);
    table.army(0, 0, "silberfurt", &[(Unit::Pikemen, 3), (Unit::Cannon, guns)]);
    table.besieges(0, 0, 1);
    change(&mut table);
    table.until("manage");
    let last = table.last_answer("manage");
    table.events.clear();
    table.roll(last, "done", dice);
    table
}

/// AR-10.8: gun after gun, until the garrison is gone; then the town falls.
#[test]
fn ex_46_guns_fire_one_after_the_other() {
    let table = bombarded(&[(Unit::Militia, 1)], 2, &[5], |_| ());
    let fired = table.events.iter().filter(|it| matches!(it, Event::Bombarded { .. })).count();
    assert_eq!(fired, 1);
    assert_eq!(table.province("silberfurt").occupier, Some(Seat(0)));
    let table = bombarded(&[(Unit::Militia, 1)], 2, &[4, 1], |_| ());
    assert_eq!(table.province("silberfurt").garrison, 1);
    assert!(table.province("silberfurt").besieged);
}

/// AR-10.1: the Emperor first, else the largest territory, then the richest, then the lowest seat.
#[test]
fn ar_10_1_the_order_of_the_turn() {
    let first = |change: &dyn Fn(&mut Table)| {
        let mut table = table(3);
        change(&mut table);
        table.events.clear();
        table.until("manage");
        table.next_phase();
        table.events.iter().find_map(|it| match it {
            Event::MilitaryTurn { first } => Some(first.0),
            _ => None,
        })
    };
    let crown = |table: &mut Table| {
        table.edit(|all| all["emperor"] = json!(1));
    };
    assert_eq!(first(&crown), Some(1));
    // A war of succession keeps the throne vacant; the largest territory comes first.
    let vacant = |table: &mut Table| {
        table.war("succession", [1, 2], None).own(2, "arcadine");
    };
    assert_eq!(first(&vacant), Some(2));
}
