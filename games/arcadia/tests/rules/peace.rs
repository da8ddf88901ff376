//! AR-7.8 to AR-8.4: who joins a war, how it is ended by agreement, what a score counts, truces, vassals.

use super::table::{Table, calm, calm_of};
use arcadia::events::WarEnd;
use arcadia::kinds::{Unit, WarKind};
use arcadia::{Event, Setup};
use engine::Seat;
use serde_json::json;

fn talking(change: impl FnOnce(&mut Table)) -> Table {
    let mut table = calm_of(&Setup::for_seats(4));
    change(&mut table);
    table.until("talk");
    table
}

#[track_caller]
fn say(table: &mut Table, seat: u8, words: &[&str]) {
    for word in words {
        table.play(seat, word);
    }
    table.play(seat, "done");
}

#[track_caller]
fn silence(table: &mut Table) {
    let round = table.asked();
    for seat in round {
        if table.asks() == "talk" {
            table.play(seat, "done");
        }
    }
}

/// Vassals follow their lords at once; allies are called, the declarer's first, and who refuses is no ally any more.
#[test]
fn ar_7_8_calls_to_arms() {
    let declared = |change: &dyn Fn(&mut Table)| {
        let mut table = calm(4);
        change(&mut table);
        table.until("declare");
        table.play(0, "declare border 1 for silver-march");
        table
    };
    let mut table = declared(&|table| {
        table.allied(0, 2, 0).set(3, "lord", 1);
    });
    let members = |table: &Table, camp: usize| table.view().wars[0].camps[camp].members.clone();
    assert_eq!(members(&table, 1), [Seat(1), Seat(3)]);
    assert_eq!((table.asks().as_str(), table.asked()), ("answer_call", vec![2]));
    let mut other = table.clone();
    table.play(2, "yes");
    assert_eq!(members(&table, 0), [Seat(0), Seat(2)]);
    other.play(2, "no");
    assert_eq!(members(&other, 0), [Seat(0)]);
    assert_eq!(other.player(0).ally, None);
    // With a truce towards the enemy leader he is not called, and the alliance stands.
    let table = declared(&|table| {
        table.allied(0, 2, 0);
        table.edit(|all| {
            all["players"][2]["truces"] = json!([0, 3, 0, 0]);
            all["players"][1]["truces"] = json!([0, 0, 3, 0]);
        });
    });
    assert_ne!(table.asks(), "answer_call");
    assert_eq!(table.player(0).ally, Some(Seat(2)));
    // Both allies, the declarer's first.
    let mut table = declared(&|table| {
        table.allied(0, 2, 0).allied(1, 3, 0);
    });
    assert_eq!(table.asked(), [2]);
    table.play(2, "yes");
    assert_eq!(table.asked(), [3]);
}

/// AR-5.8: one pass in turn order, one declaration each.
#[test]
fn ar_5_8_everybody_declares_once() {
    let mut table = calm(4);
    table.until("declare");
    let mut asked = Vec::new();
    while table.asks() == "declare" {
        asked.push(table.asked()[0]);
        if asked.len() == 1 {
            table.play(0, "declare border 1 for silver-march");
        } else {
            table.quiet();
        }
    }
    assert_eq!(asked, [0, 1, 2, 3]);
    assert_eq!(table.view().wars.len(), 1);
}

/// A treaty names what changes hands, everything else goes back; capitals are not to be had.
#[test]
fn ar_7_12_leaders_make_peace() {
    let mut table = talking(|table| {
        table.war("border", [0, 1], Some("silver-march"));
        table.hold(1, 0, "eisenau").hold(1, 0, "falkenried").hold(0, 1, "belmont");
    });
    table.play(0, "propose 1");
    table.play(0, "treaty 1");
    assert!(!table.may(0).iter().any(|mv| mv == "cede grauburg"), "a capital");
    let before = [0, 1].map(|seat| table.player(seat).prestige);
    say(&mut table, 0, &["cede falkenried", "truce 3", "done"]);
    silence(&mut table);
    table.play(1, "yes");
    assert!(table.happened(|it| matches!(it, Event::WarEnded { by: WarEnd::Treaty, .. })));
    let held = |province: &str| table.province(province).occupier;
    assert_eq!(table.province("falkenried").owner, Some(Seat(0)));
    assert_eq!([held("eisenau"), held("belmont")], [Some(Seat(1)), Some(Seat(0))]);
    assert_eq!(table.player(0).truces, [(Seat(1), table.view().phase + 3)]);
    assert_eq!([0, 1].map(|seat| table.player(seat).prestige), before);
}

/// A leader gives the war up; a member leaves it, and what was taken on both sides goes back.
#[test]
fn ar_7_13_capitulation_and_separate_peace() {
    let at_war = |table: &mut Table| {
        table.war("border", [0, 1], Some("silver-march"));
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(1));
        table.own(1, "mireval").hold(2, 0, "almedra").hold(0, 2, "belmont");
    };
    let mut table = talking(at_war);
    say(&mut table, 1, &["capitulate 1"]);
    silence(&mut table);
    let won = |it: &Event| {
        matches!(it, Event::WarEnded { winner: Some(Seat(0)), by: WarEnd::Capitulation, .. })
    };
    assert!(table.happened(won));
    assert_eq!(table.province("mireval").owner, Some(Seat(0)));
    let mut table = talking(at_war);
    table.play(2, "leave 1");
    table.play(2, "done");
    silence(&mut table);
    assert_eq!(table.view().wars[0].camps[1].members, [Seat(1)]);
    assert_eq!(table.province("almedra").occupier, Some(Seat(2)));
    assert_eq!(table.province("belmont").occupier, Some(Seat(0)));
    assert!(table.happened(|it| matches!(it, Event::LeftWar { seat: Seat(2) })));
}

/// A battle 1, a province of another camp 1, a capital 3.
#[test]
fn ar_7_16_what_a_score_counts() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march"));
    let score = |table: &Table| [0, 1].map(|camp: usize| table.view().wars[0].camps[camp].score);
    assert_eq!(score(&table), [0, 0]);
    table.hold(1, 0, "eisenau").hold(0, 1, "hautecour-city");
    assert_eq!(score(&table), [1, 3]);
    table.edit(|all| all["wars"][0]["battles"] = json!([2, 0, 0, 0]));
    assert_eq!(score(&table), [3, 3]);
    // Provinces of others do not count.
    table.own(0, "popelny").hold(2, 0, "almedra");
    assert_eq!(score(&table), [3, 3]);
}

/// AR-7.17, AR-7.19: two phases of peace after a war, which no succession war heeds.
#[test]
fn ar_7_19_a_truce_follows() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march")).hold(1, 0, "grauburg");
    table.next_phase();
    assert_eq!(table.player(0).truces, [(Seat(1), 3)]);
    table.until("declare");
    table.refuses(0, "declare border 1 for silver-march", "AR-7.19");
    for _ in 0..3 {
        table.next_phase();
    }
    assert_eq!((table.view().phase, table.player(0).truces.len()), (5, 0));
}

/// Two wars between the same players: the end of one settles its own gains only.
#[test]
fn ar_7_20_other_provinces_wait_for_the_last_war() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march")).war("affront", [0, 1], None);
    table.own(1, "mireval").hold(1, 0, "mireval").hold(1, 0, "silberfurt").hold(1, 0, "eisenau");
    table.edit(|all| all["wars"][1]["battles"] = json!([0, 3, 0, 0]));
    table.next_phase();
    let wars = table.view().wars;
    assert_eq!(wars.iter().map(|war| war.kind).collect::<Vec<_>>(), [WarKind::Affront]);
    assert_eq!(table.province("mireval").owner, Some(Seat(0)));
    assert_eq!(table.province("eisenau").occupier, Some(Seat(0)), "still at war");
}

/// Capital before objective, objective before score and time; wars in the order of their start.
#[test]
fn ar_7_21_the_first_condition_ends_a_war() {
    let ended = |change: &dyn Fn(&mut Table)| {
        let mut table = calm(4);
        table.war("border", [0, 1], Some("silver-march"));
        table.edit(|all| all["wars"][0]["turns"] = json!(5));
        change(&mut table);
        table.next_phase();
        table.events.iter().find_map(|it| match it {
            Event::WarEnded { by, .. } => Some(*by),
            _ => None,
        })
    };
    assert_eq!(ended(&|_| ()), Some(WarEnd::Time));
    assert_eq!(
        ended(&|table| {
            table.hold(1, 0, "silberfurt");
        }),
        Some(WarEnd::Objective)
    );
    let capital = ended(&|table| {
        table.hold(1, 0, "silberfurt").hold(1, 0, "grauburg");
    });
    assert_eq!(capital, Some(WarEnd::Capital));
}

/// A lord of one vassal: 100 prestige, his own vassals pass on, an alliance ends; he votes and fights with his lord.
#[test]
fn ar_8_3_vassals_pass_to_the_new_lord() {
    let mut table = calm(4);
    table.set(2, "lord", 1).allied(1, 3, 0);
    table.war("border", [0, 1], Some("silver-march")).hold(1, 0, "grauburg");
    table.edit(|all| all["wars"][0]["camp_of"][2] = json!(1));
    table.own(0, "silberfurt").own(0, "cindermoor");
    let before = table.player(0).prestige;
    table.next_phase();
    assert_eq!([1, 2].map(|seat| table.player(seat).lord), [Some(Seat(0)); 2]);
    assert_eq!((table.player(1).ally, table.player(3).ally), (None, None));
    assert!(table.player(0).prestige >= before + 100);
    // The next war of his lord is his too.
    table.until("declare");
    table.play(0, "declare border 3 for ponant-hills");
    assert_eq!(table.view().wars[0].camps[0].members, [Seat(0), Seat(1), Seat(2)]);
}

/// AR-8.4: he keeps what he has, declares no war but rebellion and contests nothing.
#[test]
fn ar_8_4_what_a_vassal_may_not_do() {
    let mut table = calm(4);
    table.set(1, "lord", 0).army(1, 0, "grauburg", &[(Unit::Pikemen, 2)]);
    let gold = table.player(1).gold;
    table.until("declare");
    while table.asked() != [1] {
        table.quiet();
    }
    assert_eq!(table.may(1), ["declare rebellion 0", "done"]);
    table.refuses(1, "declare border 2 for ash-vale", "AR-7.2");
    table.until("manage");
    assert_eq!((table.player(1).gold, table.player(1).armies[0].size), (gold + 22, 2));
}
