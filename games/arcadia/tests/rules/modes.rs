//! AR-12.4, AR-19.3 and AR-23: how battles are agreed on, short games, the cap of losses, the advised army.

use super::management::raising;
use super::quick::{fight, values};
use super::table::{Table, calm_of};
use arcadia::content::content;
use arcadia::kinds::Unit;
use arcadia::state::{Agreement, Ending};
use arcadia::{Event, Setup};
use engine::{Play, Seat};
use serde_json::json;

/// Two armies meet in Silberfurt.
fn met(battles: Agreement, loss_cap: bool, ours: &[(Unit, u64)], theirs: &[(Unit, u64)]) -> Table {
    let setup = Setup { battles, loss_cap, talks: 0, election_talks: 0, ..Setup::for_seats(4) };
    let mut table = calm_of(&setup);
    table.war("border", [0, 1], Some("silver-march"));
    table.army(0, 0, "pontargent", ours).army(1, 0, "silberfurt", theirs);
    table.until("march");
    table.play(0, "march 1 silberfurt");
    table.halt(0);
    table
}

/// AR-19.3: both must want it quick; sealed.
#[test]
fn ar_19_3_both_must_agree() {
    for (first, second, quick) in
        [("quick", "quick", true), ("quick", "full", false), ("full", "quick", false)]
    {
        let mut table = met(Agreement::Ask, false, &[(Unit::Pikemen, 3)], &[(Unit::Pikemen, 2)]);
        assert_eq!(table.asked(), [0, 1]);
        table.play(0, &format!("fight {first}"));
        assert!(!table.happened(|it| matches!(it, Event::ModeChosen { .. })));
        table.play(1, &format!("fight {second}"));
        assert_eq!(values(&table).is_some(), quick);
        assert_eq!(table.asks() == "deploy" || table.view().battle.is_some(), !quick);
    }
}

/// AR-23.8: small battles are quick without asking, or all of them.
#[test]
fn ar_23_8_agreement_for_the_whole_game() {
    let asked = |battles: Agreement, ours: u64, theirs: u64| {
        let table = met(battles, false, &[(Unit::Pikemen, ours)], &[(Unit::Arquebusiers, theirs)]);
        table.asks() == "choose_mode"
    };
    // 24 gold against 24, 16 against 9, 24 against 12.
    assert!(asked(Agreement::Ask, 8, 3) && !asked(Agreement::Always, 12, 8));
    assert!(asked(Agreement::Small, 12, 8) && !asked(Agreement::Small, 8, 3));
    assert!(!asked(Agreement::Small, 12, 4) && asked(Agreement::Small, 12, 5));
    // Night falls earlier if the table likes.
    let setup = Setup { short_battles: true, talks: 0, ..Setup::for_seats(2) };
    let table = calm_of(&setup);
    let all: serde_json::Value = serde_json::from_slice(&table.game.fingerprinted()).expect("data");
    assert_eq!(all["options"]["battle_rounds"], json!(8));
}

/// AR-2.7, AR-19.2: half of 17 is 8.
#[test]
fn ar_2_7_halves_are_rounded_down() {
    let table = fight(
        &[(Unit::HeavyHorse, 6), (Unit::Arquebusiers, 10)],
        &[(Unit::HeavyHorse, 6), (Unit::LightHorse, 4), (Unit::Militia, 1)],
    );
    assert_eq!(values(&table).map(|it| it.0), Some([60, 43]));
    let question = serde_json::to_value(table.game.question(Seat(0))).expect("plain data");
    assert_eq!(question["value"], json!(8));
}

/// AR-23.3: 60 against 10: with the cap the winner loses no more than the loser.
#[test]
fn ar_23_3_the_winner_loses_no_more_than_the_loser() {
    let lost = |loss_cap: bool| {
        let mut table = met(
            Agreement::Always,
            loss_cap,
            &[(Unit::HeavyHorse, 6), (Unit::Arquebusiers, 10)],
            &[(Unit::Pikemen, 5)],
        );
        while table.asks() == "pick_losses" {
            let mv = table.may(0)[0].clone();
            table.play(0, &mv);
        }
        let cost = |unit: Unit| u16::from(content().units[unit as usize].cost);
        let lost = table.events.iter().filter_map(|it| match it {
            Event::Lost { seat: Seat(0), unit, .. } => Some(cost(*unit)),
            _ => None,
        });
        lost.sum::<u16>()
    };
    let (capped, uncapped) = (lost(true), lost(false));
    assert!((10..13).contains(&capped) && (25..28).contains(&uncapped), "{capped} {uncapped}");
}

/// AR-23.5: 600 prestige, two crowns in a row, 12 phases.
#[test]
fn ar_23_5_the_short_game() {
    let setup = Setup { short: true, talks: 0, election_talks: 0, ..Setup::for_seats(2) };
    let mut table = calm_of(&setup);
    table.set(1, "prestige", 590);
    table.play_out();
    assert_eq!(table.view().ending, Ending::Prestige { winner: Seat(1) });
    let mut table = calm_of(&setup);
    table.edit(|all| {
        all["emperor"] = json!(255);
        all["crowned"] = json!(0);
        all["in_a_row"] = json!(1);
    });
    table.until("vote");
    table.play(0, "vote 0");
    table.play(1, "vote 0");
    while table.asks() == "contest" {
        table.quiet();
    }
    assert_eq!(table.view().ending, Ending::Crowns { winner: Seat(0) });
    let short = content().rules.short;
    assert_eq!((short.prestige, short.coronations, short.phases), (600, 2, 12));
}

/// AR-23.7: the army that is advised can be bought by every nation in the first phase.
#[test]
fn ar_23_7_the_advised_army_can_be_bought() {
    let mut table = raising(|_| ());
    for seat in 0..4u8 {
        let counts = content().first_army.counts();
        for (own, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let unit = Unit::of(own, seat);
            table.play(seat, &format!("buy {count} {} army-1", unit.id()));
        }
        let army = table.player(seat).armies[0].clone();
        assert_eq!((army.size, army.province.is_some()), (20, true));
    }
}

/// AR-12.4: start, moves, shooting, melee, and then the other side.
#[test]
fn ar_12_4_a_turn_has_three_steps() {
    let mut table = met(Agreement::Ask, false, &[(Unit::Arquebusiers, 2)], &[(Unit::Pikemen, 2)]);
    table.play(0, "fight full");
    table.play(1, "fight full");
    while table.asks() == "deploy" {
        let seat = table.asked()[0];
        let mv = table.may(seat)[0].clone();
        table.play(seat, &mv);
    }
    let side = |table: &Table| table.view().battle.expect("a battle").side;
    let first = side(&table);
    let mut steps = Vec::new();
    while side(&table) == first {
        steps.push(table.view().battle.expect("a battle").step.id());
        let seat = table.asked()[0];
        table.play(seat, "done");
    }
    let known = ["start", "opening", "moves", "shooting", "melee", "follow-ups"];
    let places: Vec<_> = steps.iter().map(|step| known.iter().position(|it| it == step)).collect();
    assert!(places.windows(2).all(|pair| pair[0] < pair[1]), "{steps:?}");
    assert!(steps.contains(&"start"), "{steps:?}");
}
