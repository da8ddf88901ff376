//! AR-10 in its corners: steps, interventions, who fights whom, sieges of several, capture, home.

use super::marches::{bombarded, marching};
use super::table::{Table, calm, number};
use arcadia::Event;
use arcadia::kinds::Unit;
use engine::Seat;
use serde_json::json;

const FIVE: &[(Unit, u64)] = &[(Unit::Militia, 5)];

fn at(table: &Table, seat: u8, army: usize) -> String {
    table.player(seat).armies[army].province.clone().unwrap_or_default()
}

/// AR-10.2, AR-10.12: bombardment, moves, battles, assaults, sieges; each in the activation of its player.
#[test]
fn ar_10_2_an_activation_goes_step_by_step() {
    let mut table = bombarded(&[(Unit::Militia, 4)], 1, &[6], |_| ());
    table.until("march");
    table.play(0, "done");
    assert_eq!(table.asks(), "assault");
    // The last unit but one went in the bombardment, one goes to hunger; twice as many men ask for the town.
    table.roll(0, "done", &[4]);
    let order: Vec<&str> = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::ActivationStarted { seat: Seat(0) } => Some("active"),
            Event::Bombarded { .. } => Some("guns"),
            Event::SurrenderRolled { .. } => Some("die"),
            Event::ActivationStarted { seat: Seat(1) } => Some("next"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["active", "guns", "die", "next"]);
    assert_eq!(table.province("silberfurt").garrison, 2);
}

/// dice 3, 5, 6: two units go and the walls are breached.
#[test]
fn ex_r5_siege_artillery() {
    let guarded = [(Unit::Militia, 2), (Unit::Pikemen, 2)];
    let table = bombarded(&guarded, 3, &[3, 5, 6], |_| ());
    let town = table.province("silberfurt");
    assert_eq!((town.garrison, town.breaches), (2, 1));
    let table = bombarded(&guarded, 3, &[1, 2, 4], |_| ());
    let town = table.province("silberfurt");
    assert_eq!((town.garrison, town.breaches), (4, 0));
}

/// own land, own land, enemy land in a line.
#[test]
fn ex_r6_movement() {
    let from = |start: &str| {
        marching(|table| {
            table.army(0, 0, start, FIVE).war("border", [0, 1], Some("silver-march"));
            table.garrison("silberfurt", &[(Unit::Militia, 2)]);
        })
    };
    let mut table = from("hautecour-city");
    table.play(0, "march 1 belmont");
    table.offers(0, "march 1 pontargent");
    table.play(0, "march 1 pontargent");
    let goes_on = |table: &Table| table.may(0).iter().any(|mv| mv.starts_with("march 1"));
    assert!(!goes_on(&table), "two steps");
    let mut table = from("pontargent");
    table.play(0, "march 1 silberfurt");
    assert!(!goes_on(&table), "hostile land ends the march");
    let mut table = from("belmont");
    table.play(0, "march 1 pontargent");
    table.play(0, "march 1 silberfurt");
    assert_eq!(at(&table, 0, 0), "silberfurt");
    assert!(!goes_on(&table));
}

/// provinces 7, 8, 8, 6 and gold 10, 12, 15, 40: the third seat begins.
#[test]
fn ex_r8_turn_order_without_an_emperor() {
    let mut table = calm(4);
    table.edit(|all| all["emperor"] = json!(255));
    table.war("succession", [1, 2], None);
    table.own(0, "mireval").own(1, "kaltbruck").own(1, "braunheim").own(2, "popelny");
    table.own(2, "zlatna");
    for (seat, gold) in [(0, 10), (1, 12), (2, 15), (3, 40)] {
        table.set(seat, "gold", gold);
    }
    table.until("court");
    table.events.clear();
    table.until("manage");
    // The order is fixed at the start of the management turn: income is told in it.
    let order: Vec<u8> = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::Income { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(order, [2, 3, 0, 1]);
}

/// AR-10.5: bonus and cap of steps; land where strangers stand is not entered.
#[test]
fn ar_10_5_bonus_cap_and_strangers() {
    let steps = |event: u64| {
        let mut table = marching(|table| {
            table.army(0, 0, "hautecour-city", FIVE);
            table.edit(|all| all["event"] = json!(event));
        });
        let mut count = 0;
        for to in ["belmont", "pontargent", "belmont"] {
            let mv = format!("march 1 {to}");
            if table.may(0).contains(&mv) {
                table.play(0, &mv);
                count += 1;
            }
        }
        count
    };
    // Quiet Year, Mild Spring, Long Winter.
    assert_eq!([steps(23), steps(4), steps(3)], [2, 3, 1]);
    let table = marching(|table| {
        table.army(0, 0, "pontargent", FIVE).army(2, 0, "mireval", FIVE);
    });
    table.refuses(0, "march 1 mireval", "AR-10.5");
    table.refuses(0, "march 1 silberfurt", "AR-7.9");
}

/// A battle is about to begin in Mireval between the first two seats; the third stands beside.
pub fn beside(change: impl FnOnce(&mut Table)) -> Table {
    let mut table = marching(|table| {
        table.war("border", [0, 1], Some("silver-march"));
        table.army(0, 0, "pontargent", FIVE).army(1, 0, "mireval", FIVE);
        table.army(2, 0, "arcadine", FIVE);
        change(table);
    });
    table.play(0, "march 1 mireval");
    table.halt(0);
    if table.asks() == "choose_battle" {
        table.play(0, "battle mireval 1");
    }
    table
}

/// A friend of one side who is hostile to the other may come from beside, with an army that has not moved.
#[test]
fn ar_10_6_neighbours_intervene() {
    let mate = |table: &mut Table| {
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(1));
    };
    let mut table = beside(mate);
    assert_eq!((table.asks().as_str(), table.asked()), ("intervene", vec![2]));
    table.play(2, "intervene 1");
    assert_eq!(at(&table, 2, 0), "mireval");
    let fray = table.view().fray.expect("a battle");
    assert_eq!(fray.1, [Some(Seat(0)), Some(Seat(1))]);
    assert_ne!(beside(|_| ()).asks(), "intervene", "nobody's friend");
    let tired = |table: &mut Table| {
        mate(table);
        table.besieges(2, 0, 1);
    };
    assert_ne!(beside(tired).asks(), "intervene", "he is besieging");
    let far = |table: &mut Table| {
        mate(table);
        table.edit(|all| all["players"][2]["armies"][0]["at"] = json!(35));
    };
    assert_ne!(beside(far).asks(), "intervene", "altamira is not beside mireval");
}

/// AR-10.6: who is hostile to all present is a side of his own; more than two sides fight it out (AR-23.8).
#[test]
fn ar_10_6_an_enemy_of_all_is_a_side_of_his_own() {
    let mut table = beside(|table| {
        table.war("affront", [2, 0], None).war("affront", [2, 1], None);
    });
    assert_eq!((table.asks().as_str(), table.asked()), ("intervene", vec![2]));
    table.play(2, "intervene 1");
    let leaders = table.view().fray.expect("a battle").1;
    assert_eq!(leaders, [Some(Seat(0)), Some(Seat(1)), Some(Seat(2))]);
    assert_eq!((table.asks().as_str(), table.asked()), ("deploy", vec![0, 1, 2]));
}

/// Friends form a side; a third enemy present is a third side; who is friendly to both stays out.
#[test]
fn ar_10_21_who_fights_whom() {
    let sides = |change: &dyn Fn(&mut Table)| {
        let table = beside(|table| {
            let mireval = number("mireval");
            table.edit(|all| all["players"][2]["armies"][0]["at"] = json!(mireval));
            change(table);
        });
        table.view().fray.expect("a battle").1
    };
    let [first, second, third] = [0, 1, 2].map(|seat| Some(Seat(seat)));
    let enemy = |table: &mut Table| {
        table.war("affront", [2, 0], None).war("affront", [2, 1], None);
    };
    assert_eq!(sides(&enemy), [first, second, third]);
    let friend = |table: &mut Table| {
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(0));
    };
    assert_eq!(sides(&friend), [first, second]);
    let of_both = |table: &mut Table| {
        table.war("affront", [0, 3], None).war("affront", [1, 3], None);
        table.edit(|all| {
            for war in [1, 2] {
                all["wars"][war]["camp_of"][2] = json!(0);
            }
        });
    };
    assert_eq!(sides(&of_both), [first, second]);
}

/// AR-10.7: the garrison of the province fights beside its player, also beyond 20 units.
#[test]
fn ar_10_7_the_garrison_joins() {
    let value = |garrison: u64| {
        let mut table = marching(|table| {
            table.war("border", [0, 1], Some("silver-march"));
            table.army(0, 0, "pontargent", &[(Unit::HeavyHorse, 6)]);
            table.army(1, 0, "silberfurt", &[(Unit::Militia, 12), (Unit::Pikemen, 8)]);
            if garrison > 0 {
                table.garrison("silberfurt", &[(Unit::Pikemen, garrison)]);
            }
        });
        table.play(0, "march 1 silberfurt");
        table.halt(0);
        table.until("choose_mode");
        table.play(0, "fight quick");
        table.play(1, "fight quick");
        table.events.iter().find_map(|it| match it {
            Event::QuickBattle { values, .. } => Some(*values),
            _ => None,
        })
    };
    assert_eq!((value(0), value(2)), (Some([30, 28]), Some([30, 32])));
}

/// AR-10.11, AR-20.1: a breached town is stormed once in an activation.
#[test]
fn ar_10_11_one_assault_in_an_activation() {
    let mut table = bombarded(&[(Unit::Militia, 9)], 1, &[4], |_| ());
    table.until("march");
    table.play(0, "done");
    assert_ne!(table.asks(), "assault", "no breach");
    let mut table = bombarded(&[(Unit::Pikemen, 5)], 1, &[6], |_| ());
    table.until("march");
    table.play(0, "done");
    table.offers(0, "assault silberfurt");
    table.refuses(0, "assault arcadine", "AR-20.1");
    table.play(0, "assault silberfurt");
    table.play(0, "fight quick");
    table.play(1, "fight quick");
    // 12 is not more than twice 8: the assault fails, the siege goes on; there is no second one.
    let asked = table.questions_until("march");
    assert!(!asked.iter().any(|it| it == "assault"), "{asked:?}");
}

/// AR-10.13: several besiegers are one siege, played by whoever came first.
#[test]
fn ar_10_13_one_siege_of_several_armies() {
    let guns = |table: &Table| {
        let fired = table.events.iter().filter_map(|it| match it {
            Event::Bombarded { seat, .. } => Some(seat.0),
            _ => None,
        });
        fired.collect::<Vec<u8>>()
    };
    let table = bombarded(&[(Unit::Militia, 9)], 1, &[1, 1], |table| {
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(0));
        table.army(2, 0, "silberfurt", &[(Unit::Cannon, 1)]).besieges(2, 0, 1);
        table.edit(|all| all["players"][2]["armies"][0]["since"] = json!(1));
    });
    assert_eq!(guns(&table), [0, 2]);
    // In the activation of the other nothing more is fired.
    let mut later = table.clone();
    later.until("march");
    while later.asked() != [2] {
        later.quiet();
    }
    assert_eq!(guns(&later), [0, 2]);
}

/// AR-10.17: 15 for a hostile town, 50 for a capital, once per war.
#[test]
fn ar_10_17_prestige_of_towns() {
    let gained = |province: &str, from: &str, looted: bool| {
        let mut table = marching(|table| {
            table.war("border", [0, 1], Some("silver-march")).army(0, 0, from, FIVE);
            // The war goes on.
            table.own(1, "kaltbruck").garrison("kaltbruck", &[(Unit::Pikemen, 1)]);
            table.own(1, "pontargent");
            table.hold(1, 0, "falkenried");
            if looted {
                table.edit(|all| {
                    all["wars"][0]["looted"] = json!([1u64 << number(province), 0, 0, 0]);
                });
            }
        });
        let before = table.player(0).prestige;
        table.play(0, &format!("march 1 {province}"));
        table.halt(0);
        table.player(0).prestige - before
    };
    assert_eq!(gained("silberfurt", "falkenried", false), 15);
    assert_eq!(gained("silberfurt", "falkenried", true), 0);
    assert_eq!(gained("grauburg", "falkenried", false), 50);
}

/// AR-10.18: the breaches are closed when the last besieger has left, and nobody who died comes back.
#[test]
fn ar_10_18_a_siege_ends() {
    let mut table = bombarded(&[(Unit::Militia, 4)], 1, &[6], |_| ());
    assert_eq!(table.province("silberfurt").breaches, 1);
    table.until("march");
    table.play(0, "march 1 pontargent");
    let town = table.province("silberfurt");
    assert_eq!((town.besieged, town.breaches, town.garrison), (false, 0, 3));
}

/// AR-10.19: an army without units leaves the map, its character stays.
#[test]
fn ar_10_19_an_army_without_units_is_home() {
    let mut table = calm(4);
    table.army(0, 0, "mireval", &[(Unit::Militia, 2)]).hand(1, "unpaid-mercenaries");
    table.until("plot");
    table.play(1, "plot unpaid-mercenaries against 0 at 1");
    while table.asks() == "plot" {
        table.quiet();
    }
    let army = &table.player(0).armies[0];
    assert_eq!((army.size, army.province.as_deref()), (0, None));
    assert!(table.player(0).court.iter().any(|(slot, _)| slot.id() == "army-1"));
}

/// AR-10.20: the capital, else the own province with most gold, else nowhere.
#[test]
fn ar_10_20_where_home_is() {
    let sent = |change: &dyn Fn(&mut Table)| {
        let mut table = calm(4);
        table.army(1, 0, "pontargent", FIVE);
        table.war("border", [1, 2], Some("ash-vale"));
        change(&mut table);
        // In the land of a stranger: it is sent home at the end of the phase.
        table.next_phase();
        (
            at(&table, 1, 0),
            table.happened(|it| matches!(it, Event::Dispersed { seat: Seat(1), .. })),
        )
    };
    assert_eq!(sent(&|_| ()), ("grauburg".into(), false));
    let lost = |table: &mut Table| {
        table.hold(1, 2, "grauburg").hold(2, 1, "montesol");
        table.edit(|all| {
            all["players"][1]["truces"] = json!([0, 0, 0, 0]);
        });
    };
    // Both capitals have fallen: the war goes on, and the other's capital pays most.
    assert_eq!(sent(&lost), ("montesol".into(), false));
    let poor = |table: &mut Table| {
        table.hold(1, 2, "grauburg").hold(2, 3, "montesol");
        table.edit(|all| all["wars"][0]["camp_of"][3] = json!(0));
    };
    assert_eq!(sent(&poor), ("eisenau".into(), false));
}

/// AR-10.22: the active player leads his side, the one who was there first the other.
#[test]
fn ar_10_22_who_leads_a_side() {
    let table = beside(|table| {
        table.edit(|all| {
            all["wars"][0]["camp_of"][2] = json!(1);
            let mireval = number("mireval");
            all["players"][2]["armies"][0]["at"] = json!(mireval);
            all["players"][1]["armies"][0]["since"] = json!(7);
            all["players"][2]["armies"][0]["since"] = json!(3);
            all["clock"] = json!(9);
        });
    });
    let fray = table.view().fray.expect("a battle");
    assert_eq!(fray.1, [Some(Seat(0)), Some(Seat(2))]);
}
