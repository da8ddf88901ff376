//! AR-4: characters on their slots, piles, heirs who enter play, generals who are lost.

use super::intrigue::{plot, plotting};
use super::table::{Table, calm};
use arcadia::Event;
use arcadia::kinds::Unit;
use engine::Seat;
use serde_json::json;

/// The cards of the first adviser slot, from the bottom to the top.
fn pile(player: &arcadia::view::PlayerView) -> Vec<&str> {
    let first = player.court.iter().filter(|(slot, _)| slot.id() == "adviser-a");
    first.map(|(_, card)| card.as_str()).collect()
}

fn income(change: impl FnOnce(&mut Table)) -> u16 {
    let mut table = calm(2);
    change(&mut table);
    let before = table.player(1).gold;
    table.until("manage");
    table.player(1).gold - before
}

/// Only the top card of a slot is active, and an adviser who leads an army gives only his command (AR-4.2, AR-4.11).
#[test]
fn ar_4_1_the_top_of_a_pile_works() {
    const TREASURER: &str = "eisenmark-adviser-treasurer";
    assert_eq!(income(|_| ()), 22);
    assert_eq!(
        income(|table| {
            table.court(1, TREASURER, 4);
        }),
        26
    );
    let under = income(|table| {
        table.court(1, TREASURER, 4).court(1, "eisenmark-adviser-herald", 4);
    });
    assert_eq!(under, 22);
    assert_eq!(
        income(|table| {
            table.court(1, TREASURER, 0);
        }),
        22
    );
}

/// An army abroad keeps its characters, and nobody comes to it.
#[test]
fn ar_4_3_armies_abroad_keep_their_characters() {
    let mut table = calm(4);
    table.army(0, 0, "mireval", &[(Unit::Militia, 2)]).hand(0, "valdore-general-marshal");
    table.until("court");
    table.refuses(0, "place valdore-general-marshal army-1", "AR-4.3");
    table.refuses(0, "place captain-1 army-2", "AR-4.3");
    table.offers(0, "place valdore-general-marshal army-2");
    table.offers(0, "place valdore-general-marshal adviser-a");
}

#[test]
fn ar_4_7_the_earliest_spare_heir_is_prince() {
    let mut table = plotting(|table| {
        table.hand(0, "assassin").house(1, "young", Some("wise"));
        table.hand(1, "eisenmark-heir-pious").hand(1, "eisenmark-heir-bold");
    });
    plot(&mut table, &["plot assassin against 1 on eisenmark-heir-wise"], &[5]);
    let player = table.player(1);
    assert_eq!(player.king.as_deref(), Some("eisenmark-heir-young"));
    assert_eq!(player.prince.as_deref(), Some("eisenmark-heir-pious"));
    assert!(player.hand.expect("the own hand").iter().any(|it| it == "eisenmark-heir-bold"));
}

/// The dead are gone for good; the discard pile is shuffled into a new draw pile.
#[test]
fn ar_4_8_discarded_cards_come_back() {
    let mut table = calm(2);
    table.court(1, "eisenmark-general-marshal", 0);
    table.edit(|all| {
        let player = &mut all["players"][1];
        let mut discarded = player["discarded"].as_u64().expect("a set");
        let deck = player["deck"].as_array_mut().expect("a deck");
        for card in deck.iter_mut().filter(|card| **card != json!(255)) {
            let local = arcadia::kinds::Card(card.as_u64().expect("a card") as u8).local();
            discarded |= 1 << local;
            *card = json!(255);
        }
        player["discarded"] = json!(discarded);
    });
    assert_eq!(table.player(1).deck, 0);
    let count = table.player(1).discarded.len();
    table.next_phase();
    assert!(table.happened(|it| matches!(it, Event::Reshuffled { seat: Seat(1) })));
    let player = table.player(1);
    assert_eq!((usize::from(player.deck), player.discarded.len()), (count - 1, 0));
    // An executed character goes elsewhere.
    let mut table = plotting(|table| {
        table.hand(0, "assassin").court(1, "eisenmark-general-marshal", 0);
    });
    plot(&mut table, &["plot assassin against 1 on eisenmark-general-marshal"], &[6]);
    let player = table.player(1);
    assert_eq!(player.dead, ["eisenmark-general-marshal"]);
    assert!(!player.discarded.contains(&player.dead[0]));
}

#[test]
fn ar_4_11_spare_heirs_wait_in_hand() {
    let mut table = calm(2);
    table.house(1, "young", Some("wise")).hand(1, "eisenmark-heir-pious");
    table.hand(1, "eisenmark-general-marshal");
    table.until("court");
    table.refuses(1, "place eisenmark-heir-pious army-1", "AR-4.11");
    // A king under a pile rules on.
    table.play(1, "place eisenmark-general-marshal adviser-a");
    table.refuses(1, "place eisenmark-general-marshal adviser-b", "AR-5.5");
    table.until("plot");
    let player = table.player(1);
    assert_eq!(player.king.as_deref(), Some("eisenmark-heir-young"));
    assert_eq!(pile(&player), ["eisenmark-heir-young", "eisenmark-general-marshal"]);
}

/// AR-4.12: the next of the pile leads on; without one the army goes home and the siege is over.
#[test]
fn ex_56_an_army_without_a_general_goes_home() {
    let assassinated = |under: bool| {
        let mut table = plotting(|table| {
            table.hand(0, "assassin");
            if under {
                table.army(1, 1, "kaltbruck", &[(Unit::Militia, 4)]);
                table.court(1, "eisenmark-general-marshal", 1);
            } else {
                table.court(1, "eisenmark-general-marshal", 1);
                table.army(1, 1, "kaltbruck", &[(Unit::Militia, 4)]);
            }
            table.besieges(1, 1, 1);
        });
        plot(&mut table, &["plot assassin against 1 on eisenmark-general-marshal"], &[5]);
        let army = &table.player(1).armies[1];
        (army.province.clone().unwrap_or_default(), army.besieges)
    };
    assert_eq!(assassinated(true), ("kaltbruck".into(), true));
    assert_eq!(assassinated(false), ("grauburg".into(), false));
}

/// An Heir who is drawn comes to an adviser slot or to an army among friends, on top or below.
#[test]
fn ar_4_13_where_an_heir_stands() {
    let mut table = calm(4);
    table.army(1, 0, "kaltbruck", &[(Unit::Militia, 4)]).top(1, "eisenmark-heir-wise");
    while table.asks() != "place_heir" {
        table.quiet();
    }
    assert_eq!(table.asked(), [1]);
    table.refuses(1, "place eisenmark-heir-wise army-1", "AR-4.13");
    table.refuses(1, "under eisenmark-heir-wise adviser-b", "AR-4.13");
    table.offers(1, "place eisenmark-heir-wise army-2");
    table.play(1, "under eisenmark-heir-wise adviser-a");
    let player = table.player(1);
    assert_eq!(player.prince.as_deref(), Some("eisenmark-heir-wise"));
    assert_eq!(pile(&player), ["eisenmark-heir-wise", "eisenmark-heir-young"]);
}

/// AR-5.5: courts change behind a seal, and are shown together.
#[test]
fn ar_5_5_courts_are_shown_together() {
    let mut table = calm(2);
    table.hand(1, "eisenmark-general-marshal");
    table.until("court");
    table.play(1, "place eisenmark-general-marshal army-1");
    let shown = |table: &Table| {
        let court = table.view().players[1].court.clone();
        court.iter().any(|(_, card)| card == "eisenmark-general-marshal")
    };
    table.play(1, "done");
    assert!(!shown(&table) && table.view().players[1].held > 0);
    table.play(0, "done");
    assert!(shown(&table));
    assert!(table.happened(|it| matches!(it, Event::Placed { seat: Seat(1), .. })));
}
