//! AR-22: what everybody knows, and what is hidden; AR-21.3, AR-21.4, AR-21.9, AR-21.12: offers of cards in their corners.

use super::intrigue::plotting;
use super::management::raising;
use super::table::{Table, calm};
use arcadia::content::content;
use arcadia::kinds::{Unit, UnitClass};
use arcadia::view::View;
use engine::{Seat, Secrets, Viewer};
use serde_json::json;

fn views(table: &Table) -> [View; 3] {
    let all = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    all.map(|viewer| table.game.view_for(viewer))
}

/// AR-22.1: owners, sieges, numbers of units, reserves, gold, courts, politics, wars.
#[test]
fn ar_22_1_what_is_public() {
    let mut table = calm(4);
    table.army(0, 0, "mireval", &[(Unit::Militia, 3)]).besieges(0, 0, 1);
    table.court(0, "valdore-general-marshal", 0).war("border", [0, 1], Some("silver-march"));
    table.garrison("belmont", &[(Unit::Pikemen, 2)]);
    let [own, other, watching] = views(&table);
    let public = |view: &View| {
        let player = &view.players[0];
        let army = &player.armies[0];
        let town = view.provinces.iter().find(|it| it.id == "belmont").expect("in play");
        let land = view.provinces.iter().find(|it| it.id == "mireval").expect("in play");
        (
            (army.size, army.besieges, army.province.clone(), land.besieged),
            (player.gold, player.prestige, player.age, player.held, player.deck),
            (player.reserve.clone(), player.court.clone(), player.king.clone()),
            (town.garrison, view.wars.len(), view.emperor),
        )
    };
    assert_eq!(public(&own), public(&other));
    assert_eq!(public(&own), public(&watching));
    assert_eq!(own.players[0].armies[0].size, 3);
    let militia = |view: &View| {
        view.players[0].reserve.iter().find(|it| it.0 == Unit::Militia).map(|it| it.1)
    };
    assert_eq!(militia(&other), Some(content().units[0].supply - 3));
}

/// AR-22.2: hands, armies, garrisons, and whatever is sealed.
#[test]
fn ar_22_2_what_is_hidden() {
    let mut table = calm(4);
    table.army(0, 0, "mireval", &[(Unit::Militia, 3)]).garrison("belmont", &[(Unit::Pikemen, 2)]);
    table.play(0, "politics taxes");
    let [own, other, watching] = views(&table);
    let secret = |view: &View| {
        let town = view.provinces.iter().find(|it| it.id == "belmont").expect("in play");
        let player = &view.players[0];
        [
            player.hand.is_some(),
            player.armies[0].troops.is_some(),
            town.troops.is_some(),
            player.sealed.is_some(),
        ]
    };
    assert_eq!(
        [secret(&own), secret(&other), secret(&watching)],
        [[true; 4], [false; 4], [false; 4]]
    );
    // Not a byte of what others see changes with what is hidden.
    let mut others = calm(4);
    others.army(0, 0, "mireval", &[(Unit::Pikemen, 1), (Unit::Militia, 2)]);
    let seen = |table: &Table| {
        let mut view = table.game.view_for(Viewer::Seat(Seat(1)));
        view.players[0].reserve.clear();
        view.asked.clear();
        view.provinces.iter_mut().for_each(|it| it.garrison = 0);
        serde_json::to_string(&view.players[0].armies).expect("plain data")
    };
    assert_eq!(seen(&table), seen(&others));
    let neutral = other.provinces.iter().find(|it| it.id == "arcadine").expect("in play");
    assert!(neutral.troops.is_some(), "AR-22.3: neutral garrisons are public");
}

/// AR-22.3: who fights on one side sees the units of the others there, in a quick battle too; nobody else does.
#[test]
fn ar_22_3_a_side_sees_its_units() {
    let mut table = super::marches::marching(|table| {
        table.war("border", [0, 1], Some("silver-march"));
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(0));
        table.army(0, 0, "pontargent", &[(Unit::Pikemen, 4)]);
        table.army(2, 0, "mireval", &[(Unit::Militia, 3)]).army(
            2,
            1,
            "montesol",
            &[(Unit::Militia, 1)],
        );
        table.army(1, 0, "mireval", &[(Unit::Pikemen, 3)]);
    });
    let sees = |table: &Table, viewer: u8, army: usize| {
        let view = table.game.view_for(Viewer::Seat(Seat(viewer)));
        view.players[2].armies[army].troops.is_some()
    };
    assert!(!sees(&table, 0, 0));
    table.play(0, "march 1 mireval");
    table.halt(0);
    if table.asks() == "choose_battle" {
        table.play(0, "battle mireval 1");
    }
    assert!(table.view().fray.is_some());
    assert_eq!(
        [sees(&table, 0, 0), sees(&table, 0, 1)],
        [true, false],
        "only the army that is there"
    );
    assert_eq!([sees(&table, 1, 0), sees(&table, 3, 0)], [false, false]);
}

/// AR-21.3: militia for nothing, into armies among friends and own garrisons; surcharges and limits of forts.
#[test]
fn ar_21_3_levies_and_forts() {
    let mut table = raising(|table| {
        table.edit(|all| {
            // Communes make forts one larger, but for capitals.
            all["players"][1]["ideologies"] = json!([7, 3]);
        });
        table.army(0, 1, "mireval", &[(Unit::Pikemen, 1)]);
    });
    let at = content().politics.iter().position(|card| card.id == "feudal-ban");
    table.set(0, "politics", at.expect("a card"));
    table.offers(0, "free militia army-1");
    table.offers(0, "free militia belmont");
    assert!(table.may(0).iter().all(|mv| mv != "free militia army-2"), "abroad");
    let gold = table.player(0).gold;
    for _ in 0..9 {
        table.play(0, "free militia army-1");
    }
    assert!(table.may(0).iter().all(|mv| !mv.starts_with("free")), "nine of them");
    assert_eq!((table.player(0).gold, table.player(0).armies[0].size), (gold, 9));
    table.offers(1, "buy 3 militia falkenried");
    table.refuses(1, "buy 4 militia falkenried", "AR-9.3");
    table.refuses(1, "buy 7 militia grauburg", "AR-9.3");
    table.refuses(2, "buy 3 militia almedra", "AR-9.3");
}

/// AR-21.4: who searches takes one Heir or none; the others lie at the bottom.
#[test]
fn ar_21_4_searching_for_an_heir() {
    let searching = || {
        let mut table = calm(2);
        let at = content().politics.iter().position(|card| card.id == "dynasty");
        let ideology = content().politics[at.expect("a card")].ideology;
        if let Some(ideology) = ideology {
            table.set(1, "ideologies", json!([ideology, 3]));
        }
        table.top(1, "slander").top(1, "eisenmark-heir-bold").top(1, "eisenmark-heir-wise");
        table.play(0, "no");
        table.play(1, "politics dynasty");
        table
    };
    let mut table = searching();
    assert_eq!((table.asks().as_str(), table.asked()), ("search_heir", vec![1]));
    table.offers(1, "take eisenmark-heir-bold");
    table.refuses(1, "take eisenmark-heir-pious", "AR-21.4");
    table.play(1, "take eisenmark-heir-wise");
    assert_eq!(table.player(1).prince.as_deref(), Some("eisenmark-heir-wise"));
    let mut table = searching();
    let deck = table.player(1).deck;
    table.play(1, "no");
    assert_eq!((table.player(1).prince, table.player(1).deck), (None, deck));
}

/// AR-21.9: which targets a card may name.
#[test]
fn ar_21_9_targets_of_intrigue() {
    let table = plotting(|table| {
        table.hand(0, "assassin").hand(0, "counter-plot").hand(1, "unpaid-mercenaries");
        table.hand(2, "inquisition").hand(2, "poisoned-wells");
        for seat in [0, 1] {
            let nation = ["valdore", "eisenmark"][usize::from(seat)];
            table.court(seat, &format!("{nation}-adviser-treasurer"), 4);
            table.court(seat, &format!("{nation}-adviser-herald"), 4);
        }
        table.army(0, 0, "hautecour-city", &[(Unit::Militia, 2)]);
        table.army(0, 1, "mireval", &[(Unit::Militia, 2)]);
    });
    let may = |seat: u8, mv: &str| table.may(seat).iter().any(|it| it.contains(mv));
    assert!(may(0, "assassin against 1 on eisenmark-adviser-treasurer"), "also under a pile");
    assert!(!may(0, "against 0") && !may(2, "on captain"), "not oneself, no captains");
    assert!(!may(0, "plot counter-plot"), "a reaction only");
    assert!(may(1, "unpaid-mercenaries against 0 at 2"));
    assert!(!may(1, "unpaid-mercenaries against 0 at 1"), "in his capital");
    assert!(may(2, "poisoned-wells in eisenau") && !may(2, "poisoned-wells in arcadine"));
    assert!(may(2, "inquisition against 1 on eisenmark-adviser-herald"));
    assert!(!may(2, "inquisition against 1 on eisenmark-adviser-treasurer"), "the top card");
    assert!(!may(2, "inquisition against 1 on eisenmark-heir"), "no king");
}

/// AR-21.12: classes of units, and the special ones of nations.
#[test]
fn ar_21_12_kinds_of_units() {
    use arcadia::content::Recruits;
    for unit in &content().units {
        let kinds = [Recruits::Infantry, Recruits::Cavalry, Recruits::Special, Recruits::Any];
        let expected = [
            unit.class == UnitClass::Infantry,
            unit.class == UnitClass::Cavalry,
            unit.nation.is_some(),
            true,
        ];
        assert_eq!(kinds.map(|kind| kind.has(unit)), expected, "{}", unit.id);
    }
}
