//! AR-5.6 and AR-21.9: intrigue cards, one by one, against what they say.

use super::table::{Table, table};
use arcadia::Event;
use arcadia::kinds::Unit;
use engine::Seat;
use serde_json::json;

/// P6 of a Quiet Year under an Emperor; nobody has a card that helps or a king with a bonus.
pub fn plotting(change: impl FnOnce(&mut Table)) -> Table {
    let mut table = table(4);
    table.edit(|all| {
        all["event"] = json!(23);
        all["events_seen"] = json!(super::table::QUIET);
        all["emperor"] = json!(0);
        for seat in 0..4 {
            all["players"][seat]["ideologies"] = json!([3, 6]);
        }
    });
    for seat in 0..4 {
        table.house(seat, "young", None).pile(seat, "counter-plot");
    }
    change(&mut table);
    table.until("plot");
    table
}

/// The first seat plays these cards, nobody else plays any; the dice are for what follows.
#[track_caller]
pub fn plot(table: &mut Table, plots: &[&str], dice: &[u32]) {
    for mv in plots {
        table.play(0, mv);
    }
    if table.asked().contains(&0) {
        table.play(0, "done");
    }
    while table.asked().len() > 1 {
        let seat = table.asked()[0];
        table.play(seat, "done");
    }
    let last = table.asked()[0];
    table.events.clear();
    table.roll(last, "done", dice);
}

#[test]
fn ar_5_6_the_assassin() {
    for (die, dies) in [(4, false), (5, true), (6, true)] {
        let mut table = plotting(|table| {
            table.hand(0, "assassin").court(1, "eisenmark-general-marshal", 0);
        });
        plot(&mut table, &["plot assassin against 1 on eisenmark-general-marshal"], &[die]);
        let died = table.happened(|it| matches!(it, Event::Died { seat: Seat(1), .. }));
        assert_eq!(died, dies, "die {die}");
    }
    // A king dies on 6 only.
    for (die, dies) in [(5, false), (6, true)] {
        let mut table = plotting(|table| {
            table.hand(0, "assassin").house(1, "young", Some("wise"));
        });
        plot(&mut table, &["plot assassin against 1 on eisenmark-heir-young"], &[die]);
        assert_eq!(table.happened(|it| matches!(it, Event::Died { .. })), dies, "die {die}");
        let king = table.player(1).king.expect("a king");
        assert_eq!(king.ends_with("wise"), dies);
    }
    // On a 1 the plot is discovered.
    let mut table = plotting(|table| {
        table.hand(0, "assassin").court(1, "eisenmark-general-marshal", 0);
    });
    plot(&mut table, &["plot assassin against 1 on eisenmark-general-marshal"], &[1]);
    let gained = |it: &Event| {
        matches!(it, Event::GroundGained { seat: Seat(1), against: Some(Seat(0)), .. })
    };
    assert!(table.happened(gained));
}

#[test]
fn ar_5_6_libels_and_embezzlement() {
    let mut table = plotting(|table| {
        table.hand(0, "slander").hand(0, "embezzlement");
        table.set(1, "prestige", 15).set(2, "gold", 4);
    });
    let gold = table.player(0).gold;
    plot(&mut table, &["plot slander against 1", "plot embezzlement against 2"], &[]);
    assert_eq!(table.player(1).prestige, 0, "not below 0");
    assert_eq!((table.player(0).gold, table.player(2).gold), (gold + 4, 0));
}

#[test]
fn ar_5_6_bought_electors_and_the_physician() {
    let mut table = plotting(|table| {
        table.hand(0, "bought-electors").hand(0, "royal-physician");
        table.set(0, "age", 2);
    });
    let votes = table.player(0).votes;
    let age = table.player(0).age;
    plot(&mut table, &["plot bought-electors", "plot royal-physician"], &[]);
    assert_eq!(table.player(0).votes, votes + 1);
    assert_eq!(table.player(0).age, age - 1);
}

/// What a Spy sees is told to his player alone.
#[test]
fn ar_5_6_the_spy() {
    use engine::{Secrets, Viewer};
    let mut table = plotting(|table| {
        table.hand(0, "spy").army(1, 0, "grauburg", &[(Unit::Pikemen, 2)]);
    });
    plot(&mut table, &["plot spy against 1"], &[]);
    let seen = |viewer: Viewer| {
        let told = table.events.iter().filter_map(|it| arcadia::Arcadia::told(it, viewer));
        let (mut hand, mut army) = (false, false);
        for event in told {
            hand |= matches!(event, Event::HandSeen { cards: Some(_), .. });
            army |= matches!(event, Event::ArmySeen { troops: Some(_), .. });
        }
        (hand, army)
    };
    assert_eq!(seen(Viewer::Seat(Seat(0))), (true, true));
    assert_eq!(seen(Viewer::Seat(Seat(2))), (false, false));
    assert_eq!(seen(Viewer::Spectator), (false, false));
}

#[test]
fn ar_5_6_counter_plot_cancels() {
    for (answer, cancelled) in [("yes", true), ("no", false)] {
        let mut table = plotting(|table| {
            table.hand(0, "slander").hand(1, "counter-plot").set(1, "prestige", 50);
        });
        plot(&mut table, &["plot slander against 1"], &[]);
        assert_eq!(table.asked(), [1]);
        table.play(1, answer);
        assert_eq!(table.player(1).prestige, if cancelled { 50 } else { 30 });
        let held = table.player(1).hand.expect("the own hand");
        assert_eq!(held.iter().any(|card| card == "counter-plot"), !cancelled);
    }
}

/// AR-5.6 (3): a shield rolls for itself.
#[test]
fn ar_5_6_shields_roll() {
    for (die, holds) in [(4, false), (5, true)] {
        let mut table = plotting(|table| {
            table.hand(0, "slander").court(1, "eisenmark-adviser-spymaster", 4);
            table.set(1, "prestige", 50);
        });
        plot(&mut table, &["plot slander against 1"], &[die]);
        assert_eq!(table.player(1).prestige, if holds { 50 } else { 30 }, "die {die}");
    }
}

/// Two at most, and reactions cannot be sealed.
#[test]
fn ar_5_6_two_cards_at_most() {
    let mut table = plotting(|table| {
        table.hand(0, "slander").hand(0, "embezzlement").hand(0, "spy").hand(0, "counter-plot");
    });
    assert!(table.may(0).iter().all(|mv| !mv.contains("counter-plot")));
    table.play(0, "plot slander against 1");
    table.play(0, "plot embezzlement against 1");
    assert!(!table.asked().contains(&0) || table.may(0).iter().all(|mv| !mv.starts_with("plot")));
}

/// The nations' own cards; each nation is played by the seat that holds it.
#[test]
fn ar_5_6_mercenaries_desert() {
    let mut table = plotting(|table| {
        table.hand(1, "unpaid-mercenaries");
        table.army(0, 0, "pontargent", &[(Unit::Militia, 1), (Unit::Pikemen, 3)]);
    });
    table.play(1, "plot unpaid-mercenaries against 0 at 1");
    while table.asks() == "plot" && table.asked().len() > 1 {
        table.quiet();
    }
    table.quiet();
    let lost = |unit: Unit| {
        table
            .events
            .iter()
            .filter(|it| matches!(it, Event::Lost { unit: gone, .. } if *gone == unit))
            .count()
    };
    assert_eq!((lost(Unit::Militia), lost(Unit::Pikemen)), (1, 2), "the cheapest first");
}

#[test]
fn ar_5_6_wells_are_poisoned() {
    let mut table = plotting(|table| {
        table.hand(2, "poisoned-wells");
        table.garrison("grauburg", &[(Unit::Militia, 1), (Unit::Pikemen, 2)]);
    });
    table.play(2, "plot poisoned-wells in grauburg");
    while table.asks() == "plot" && table.asked().len() > 1 {
        table.quiet();
    }
    table.quiet();
    assert_eq!(table.province("grauburg").garrison, 1);
}

#[test]
fn ar_5_6_bans_inquisitions_and_revolts() {
    // Imperial Ban.
    let mut table = plotting(|table| {
        table.hand(1, "imperial-ban");
    });
    table.play(1, "plot imperial-ban against 0");
    while table.asks() == "plot" && table.asked().len() > 1 {
        table.quiet();
    }
    table.quiet();
    assert!(table.happened(|it| matches!(it, Event::WarForbidden { seat: Seat(0) })));
    // Inquisition.
    let mut table = plotting(|table| {
        table.hand(2, "inquisition").court(1, "eisenmark-adviser-treasurer", 4);
    });
    table.play(2, "plot inquisition against 1 on eisenmark-adviser-treasurer");
    while table.asks() == "plot" && table.asked().len() > 1 {
        table.quiet();
    }
    table.quiet();
    let held = table.player(1).hand.expect("the own hand");
    assert!(held.iter().any(|card| card == "eisenmark-adviser-treasurer"));
    // Peasant Revolt: no gold from Grauburg in this phase.
    let mut table = plotting(|table| {
        table.hand(3, "peasant-revolt").garrison("grauburg", &[(Unit::Militia, 2)]);
    });
    table.play(3, "plot peasant-revolt in grauburg");
    let gold = table.player(1).gold;
    table.until("manage");
    assert_eq!(table.player(1).gold, gold + 22 - 8);
    assert_eq!(table.province("grauburg").garrison, 1);
}

/// AR-5.6: cards are resolved in turn order, first ones before second ones; one without a target is lost.
#[test]
fn ex_41_a_card_without_its_target_is_lost() {
    let mut table = plotting(|table| {
        table.hand(0, "assassin").hand(1, "slander").hand(2, "assassin").hand(2, "embezzlement");
        table.court(1, "eisenmark-general-marshal", 0).set(2, "prestige", 40).set(0, "gold", 4);
    });
    table.play(0, "plot assassin against 1 on eisenmark-general-marshal");
    table.play(1, "plot slander against 2");
    table.play(2, "plot assassin against 1 on eisenmark-general-marshal");
    table.play(2, "plot embezzlement against 0");
    let gold = table.player(2).gold;
    while table.asked().len() > 1 {
        let seat = table.asked()[0];
        table.play(seat, "done");
    }
    let last = table.asked()[0];
    table.roll(last, "done", &[5]);
    assert_eq!(table.player(2).prestige, 20);
    assert!(table.happened(|it| matches!(it, Event::PlotFailed { seat: Seat(2), .. })));
    assert_eq!(table.player(2).gold, gold + 4);
}
