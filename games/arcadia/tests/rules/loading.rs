//! What a table must be like to be loaded: every law, broken once, is named; every number at its bound and one beyond.

use super::elections::ballot;
use super::table::{Table, calm, number, table};
use arcadia::{Arcadia, Setup};
use engine::{Play, Quick, Silence};
use serde_json::{Value, json};

const NONE: u64 = 255;

/// The numbers of a table, changed.
fn changed(table: &Table, change: impl FnOnce(&mut Value)) -> String {
    let mut numbers: Value =
        serde_json::from_slice(&table.game.fingerprinted()).expect("a table is plain data");
    change(&mut numbers);
    match serde_json::from_value::<Arcadia>(numbers) {
        Ok(game) => format!("loaded, {:?}", game.broken_law()),
        Err(error) => error.to_string(),
    }
}
fn set(numbers: &mut Value, place: &str, value: Value) {
    *numbers.pointer_mut(place).unwrap_or_else(|| panic!("no `{place}`")) = value;
}
#[track_caller]
fn after(table: &Table, change: impl FnOnce(&mut Value), said: &str) {
    let found = changed(table, change);
    assert!(found.contains(said), "`{found}` instead of `{said}`");
}
/// Each of these values at that place; what has no word is told before any law is asked.
#[track_caller]
fn with(table: &Table, place: &str, values: &[u64], said: &str) {
    for value in values {
        let found = changed(table, |numbers| set(numbers, place, json!(value)));
        let wordless = said != SOUND && found.contains(&format!("called `?{value}`"));
        assert!(
            found.contains(said) || wordless,
            "{place} = {value}: `{found}` instead of `{said}`"
        );
    }
}
const SOUND: &str = "loaded, None";

#[test]
fn sound_tables_load() {
    for seats in 2..=4 {
        after(&table(seats), |_| {}, SOUND);
    }
}

#[test]
fn seats_phases_and_crowns() {
    let table = calm(3);
    with(&table, "/seats", &[0, 1, 5, 255], "no such seat");
    with(&table, "/first", &[3, 4, 255], "no such seat");
    with(&table, "/first", &[1, 2], SOUND);
    with(&table, "/turn", &[4, 255], "no such seat");
    with(&table, "/turn", &[2, 3], SOUND);
    with(&table, "/phase", &[21, 25, 255], "no such phase");
    with(&table, "/phase", &[20], SOUND);
    with(&table, "/round", &[17, 254], "no such phase");
    with(&table, "/round", &[16, 255], SOUND);
    for crown in ["/emperor", "/crowned"] {
        with(&table, crown, &[3, 254], "a crown for nobody");
        with(&table, crown, &[2, NONE], SOUND);
    }
    with(&table, "/event", &[24, 254], "no such event");
    with(&table, "/event", &[0, 23], SOUND);
}

#[test]
fn kingdoms_have_what_there_is() {
    let table = calm(3);
    let seat = |field: &str| format!("/players/1/{field}");
    with(&table, &seat("nation"), &[4, 254, NONE], "a seat without its nation (AR-3.2)");
    with(&table, "/players/3/nation", &[3], "a seat without its nation (AR-3.2)");
    with(&table, &seat("politics"), &[20, 254], "a card that is none");
    with(&table, &seat("politics"), &[0, 19, NONE], SOUND);
    for rank in ["king", "prince"] {
        with(&table, &seat(rank), &[80, 254], "a card that is none");
    }
    with(&table, &seat("ideologies/0"), &[8, 254], "no such ideology");
    with(&table, &seat("ideologies/0"), &[0, 7], SOUND);
    with(&table, &seat("deck/0"), &[112, 254], "a card that is none");
    with(&table, &seat("hand/0"), &[112, 254], "a card that is none");
    with(&table, &seat("court/0"), &[114, 254, NONE], "a card that is none");
    with(&table, &seat("slots/0"), &[5, 254, NONE], "a card that is none");
    for pact in ["lord", "ally"] {
        with(&table, &seat(pact), &[1, 3, 254], "a lord or an ally that is nobody");
    }
    with(&table, &seat("ally"), &[2], "an alliance of one (AR-8.1)");
    for amount in ["gold", "prestige"] {
        with(&table, &seat(amount), &[60_001, 65_535], "more than a kingdom can hold");
        with(&table, &seat(amount), &[0, 60_000], SOUND);
    }
    with(&table, &seat("armies/0/at"), &[36, 254], "an army nowhere");
    with(&table, &seat("armies/0/troops/0"), &[61, 255], "an army nowhere");
    with(&table, &seat("armies/0/troops/0"), &[60], "more than 20 units in an army (AR-9.4)");
    with(&table, &seat("reserve/0"), &[61, 255], "more units than there are");
    with(&table, &seat("reserve/0"), &[60, 0], "a unit is missing or was made (AR-3.9)");
    with(&table, &seat("reserve/6"), &[0], "a cannon is missing or was made (AR-18.10)");
}

#[test]
fn provinces_and_their_garrisons() {
    let table = calm(3);
    let mireval = number("mireval");
    let town = |field: &str| format!("/towns/{mireval}/{field}");
    for holder in ["owner", "occupier"] {
        with(&table, &town(holder), &[3, 254], "a province of nobody");
    }
    with(&table, &town("owner"), &[0, 2], "a province with an owner has an occupier (AR-2.3)");
    with(&table, &town("garrison/0"), &[31, 255], "a province of nobody");
    with(&table, &town("garrison/0"), &[30], SOUND);
    for kind in [4, 5, 6] {
        let place = town(&format!("garrison/{kind}"));
        with(&table, &place, &[1], "only infantry is in garrison (AR-9.5)");
    }
    with(&table, &town("breaches"), &[1], "a breach without a siege (AR-10.18)");
    with(&table, &town("siege"), &[2, 255], "a breach without a siege (AR-10.18)");
    with(&table, &town("gold_to"), &[3, 253], "the gold of a province goes nowhere (AR-21.2)");
    with(&table, &town("gold_to"), &[0, 2, 254, NONE], SOUND);
    let beside = (0..36).find(|at| {
        let found = changed(&table, |numbers| {
            set(numbers, &format!("/towns/{at}/owner"), json!(0));
            set(numbers, &format!("/towns/{at}/occupier"), json!(0));
        });
        found.contains("a province beside the map (AR-3.3)")
    });
    assert!(beside.is_some(), "with three kingdoms a region stays in the box");
    let capital = number("grauburg");
    for (owner, said) in [
        (0, "a capital never changes hands (AR-7.22)"),
        (NONE, "a capital without owner (AR-7.22)"),
    ] {
        let taken = |numbers: &mut Value| {
            set(numbers, &format!("/towns/{capital}/owner"), json!(owner));
            set(numbers, &format!("/towns/{capital}/occupier"), json!(owner));
        };
        after(&table, taken, said);
    }
    let nothing = |numbers: &mut Value| {
        set(numbers, "/players/0/armies/0/besieges", json!(true));
    };
    after(&table, nothing, "an army besieges nothing (AR-10.9)");
    let empty = |numbers: &mut Value| set(numbers, "/players/0/armies/0/at", json!(mireval));
    after(&table, empty, "an army without units on the map (AR-10.20)");
}

#[test]
fn cards_are_in_one_place() {
    let table = calm(3);
    let nowhere = "a card is missing or in two places (AR-3.5)";
    let bits = |numbers: &mut Value, field: &str, bits: u64| {
        let place = format!("/players/1/{field}");
        let now = numbers.pointer(&place).and_then(Value::as_u64).expect("a set");
        set(numbers, &place, json!(now | bits));
    };
    for field in ["discarded", "dead"] {
        after(&table, |numbers| bits(numbers, field, 1 << 30), nowhere);
    }
    let of_others = |numbers: &mut Value| {
        let deck = numbers["players"][0]["deck"].as_array().expect("a deck");
        let character = deck.iter().find(|card| card.as_u64() < Some(20)).cloned();
        set(numbers, "/players/1/deck/0", character.expect("a character"));
    };
    after(&table, of_others, "a card of another nation");
    let twice = |numbers: &mut Value| {
        let card = numbers["players"][1]["deck"][1].clone();
        set(numbers, "/players/1/deck/0", card);
    };
    after(&table, twice, nowhere);
    let king = |numbers: &mut Value| {
        let card = numbers["players"][1]["king"].as_u64().expect("a card");
        let other = (20..30).find(|it| *it != card).expect("another Heir");
        set(numbers, "/players/1/king", json!(other));
    };
    after(&table, king, "a king who is not at court (AR-3.6)");
    let prince = |numbers: &mut Value| {
        let card = numbers["players"][1]["king"].clone();
        set(numbers, "/players/1/prince", card);
        set(numbers, "/players/1/king", json!(NONE));
    };
    after(&table, prince, "a prince without a king (AR-4.4)");
    let spare = |numbers: &mut Value| {
        let cards = numbers["players"][1]["deck"].as_array_mut().expect("a deck");
        let at = cards.iter().position(|it| (20..30).contains(&it.as_u64().unwrap_or(NONE)));
        let card = cards.remove(at.expect("an Heir"));
        cards.push(json!(NONE));
        let hand = numbers["players"][1]["hand"].as_array_mut().expect("a hand");
        let free = hand.iter().position(|it| *it == json!(NONE)).expect("room");
        hand[free] = card;
    };
    after(&table, spare, "an Heir who does not enter play (AR-3.7)");
    for list in ["hand", "deck", "court"] {
        let gap = |numbers: &mut Value| {
            let cards = numbers["players"][1][list].as_array_mut().expect("cards");
            let last = cards.iter().position(|it| *it == json!(NONE)).expect("room");
            cards.swap(last, last - 1);
            cards.rotate_right(1);
            if list == "court" {
                let slots = numbers["players"][1]["slots"].as_array_mut().expect("slots");
                slots.swap(last, last - 1);
                slots.rotate_right(1);
            }
        };
        let found = changed(&table, gap);
        let told = ["a gap between cards", "names nothing", "is none"];
        assert!(told.iter().any(|it| found.contains(it)), "{list}: {found}");
    }
}

#[test]
fn wars_have_camps() {
    let mut table = calm(3);
    table.war("border", [0, 1], Some("silver-march"));
    let camps = "a war without its camps (AR-2.5)";
    with(&table, "/wars/0/camps", &[1, 5, 255], camps);
    with(&table, "/wars/0/camps", &[3], camps);
    with(&table, "/wars/0/leaders/0", &[1, 2, 3, NONE], camps);
    with(&table, "/wars/0/camp_of/2", &[2, 254], camps);
    with(&table, "/wars/0/camp_of/2", &[0, 1, NONE], SOUND);
    with(&table, "/wars/0/camp_of/0", &[1, NONE], camps);
    with(&table, "/wars/0/region", &[9, 254], "a war for no region");
    with(&table, "/wars/0/region", &[0, 8, NONE], SOUND);
    with(&table, "/wars/0/elected", &[3, 254], "a war for nobody's crown (AR-6.14)");
    with(&table, "/wars/0/elected", &[2, NONE], SOUND);
    let lords = |numbers: &mut Value| {
        set(numbers, "/players/0/lord", json!(1));
        set(numbers, "/players/1/lord", json!(2));
    };
    after(&table, lords, "a vassal has vassals (AR-8.3)");
    let rebel = |numbers: &mut Value| set(numbers, "/players/0/rebels", json!(true));
    after(&table, rebel, "rebels against nobody (AR-8.5)");
}

#[test]
fn sealed_answers_are_about_something() {
    let table = calm(3);
    let none = "a sealed answer that is none (AR-2.10)";
    with(&table, "/sealed/1/choice", &[24, 254], none);
    with(&table, "/sealed/1/choice", &[0, 23, NONE], SOUND);
    let target = "an intrigue card without its target (AR-5.6)";
    with(&table, "/sealed/1/plots/0/card", &[79, 96, 254], target);
    let plot = |card: u64, who: u64, at: u64| {
        move |numbers: &mut Value| {
            set(numbers, "/sealed/1/plots/0", json!({ "card": card, "who": who, "at": at }));
        }
    };
    let kinds: Vec<&str> = (80..96)
        .map(|card| {
            let sound = |who, at| changed(&table, plot(card, who, at)) == SOUND;
            // On oneself, a player, a character or adviser, an army, a province.
            match [sound(NONE, NONE), sound(0, NONE), sound(0, 79), sound(0, 2), sound(0, 35)] {
                [true, false, false, false, false] => "oneself",
                [false, true, true, true, true] => "player",
                [false, false, true, true, true] => "character",
                [false, false, false, true, false] => "army",
                [false, false, false, true, true] => "province",
                _ => "?",
            }
        })
        .collect();
    for kind in ["oneself", "player", "character", "army", "province"] {
        assert!(kinds.contains(&kind), "{kinds:?}");
    }
    assert!(!kinds.contains(&"?"), "{kinds:?}");
    for card in 80..96 {
        for (who, at) in [(3, 0), (254, 0), (0, 114), (0, 254)] {
            after(&table, plot(card, who, at), target);
        }
    }
    with(&table, "/sealed/1/work/province", &[41, 255], "a proposal about nothing (AR-8.7)");
    with(&table, "/sealed/1/work/province", &[40], SOUND);
    for list in ["cheap", "free"] {
        let place = format!("/sealed/1/work/{list}/1");
        with(&table, &place, &[41, 255], "more units bought than there are (AR-9.8)");
        with(&table, &place, &[40], SOUND);
    }
    let nothing = "a proposal about nothing (AR-8.7)";
    for (field, wrong, right) in
        [("to", vec![3, 254], vec![2, NONE]), ("war", vec![8, 254], vec![7, NONE])]
    {
        let place = format!("/sealed/1/deals/0/{field}");
        with(&table, &place, &wrong, nothing);
        with(&table, &place, &right, SOUND);
    }
    with(&table, "/sealed/1/deals/0/truce", &[6, 255], nothing);
    with(&table, "/sealed/1/deals/0/truce", &[5], SOUND);
    with(&table, "/sealed/1/deals/0/ceded", &[1 << 36], nothing);
    with(&table, "/sealed/1/deals/0/ceded", &[1 << 35], SOUND);
    for about in ["treaty", "invitation"] {
        let without = |numbers: &mut Value| {
            set(numbers, "/sealed/1/deals/0/about", json!(about));
        };
        after(&table, without, nothing);
        let of_one = |numbers: &mut Value| {
            set(numbers, "/sealed/1/deals/0/about", json!(about));
            set(numbers, "/sealed/1/deals/0/war", json!(0));
        };
        after(&table, of_one, SOUND);
    }
    for (claimant, said) in [(2, SOUND), (3, nothing)] {
        let compromise = |numbers: &mut Value| {
            let about = json!({ "compromise": { "claimant": claimant } });
            set(numbers, "/sealed/1/deals/0/about", about);
        };
        after(&table, compromise, said);
    }
}

#[test]
fn promises_are_about_something() {
    let table = calm(3);
    let terms = [
        (json!({ "vote": { "candidate": 2 } }), json!({ "vote": { "candidate": 3 } })),
        (json!({ "no_contest": { "candidate": 2 } }), json!({ "no_contest": { "candidate": 3 } })),
        (
            json!({ "pay": { "gold": 9, "phase": 24 } }),
            json!({ "pay": { "gold": 9, "phase": 25 } }),
        ),
        (
            json!({ "no_entry": { "province": 35, "phase": 24 } }),
            json!({ "no_entry": { "province": 36, "phase": 24 } }),
        ),
        (
            json!({ "no_entry": { "province": 0, "phase": 24 } }),
            json!({ "no_entry": { "province": 0, "phase": 25 } }),
        ),
        (
            json!({ "join": { "war": 7, "leader": 2 } }),
            json!({ "join": { "war": 8, "leader": 2 } }),
        ),
        (
            json!({ "join": { "war": 0, "leader": 0 } }),
            json!({ "join": { "war": 0, "leader": 3 } }),
        ),
    ];
    for (right, wrong) in terms {
        after(&table, |numbers| set(numbers, "/promises/0/term", right.clone()), SOUND);
        let said = "a promise of nothing (AR-8.11)";
        after(&table, |numbers| set(numbers, "/promises/0/term", wrong.clone()), said);
        let deal = "/sealed/1/deals/0/promises/0";
        after(&table, |numbers| set(numbers, deal, right.clone()), SOUND);
        let said = "a proposal about nothing (AR-8.7)";
        after(&table, |numbers| set(numbers, deal, wrong), said);
    }
    for party in ["by", "to"] {
        let place = format!("/promises/0/{party}");
        with(&table, &place, &[3, 254], "a promise of nothing (AR-8.11)");
    }
    for party in ["holder", "against"] {
        let place = format!("/grounds/0/{party}");
        with(&table, &place, &[3, 254], "a reason for war against nobody (AR-7.6)");
        with(&table, &place, &[2, NONE], SOUND);
    }
}

#[test]
fn elections_and_battles_are_of_somebody() {
    let table = ballot(|_| ());
    let nobody = "an election of nobody (AR-6.2)";
    for set in ["candidates", "claimants", "choosers"] {
        with(&table, &format!("/election/{set}"), &[16, 255], nobody);
    }
    with(&table, "/election/elected", &[4, 254], nobody);
    with(&table, "/election/votes/0", &[4, 254], nobody);
    let table = calm(3);
    let fray = "a battle of nobody (AR-10.21)";
    with(&table, "/fray/sides/0/leader", &[3, 254], fray);
    with(&table, "/fray/sides/0/armies", &[1 << 9], fray);
    with(&table, "/fray/sides/0/armies", &[1 << 8], SOUND);
    with(&table, "/fray/province", &[36, 254], fray);
    with(&table, "/fray/province", &[35, NONE], SOUND);
    with(&table, "/fray/count", &[5, 255], fray);
    with(&table, "/fray/winner", &[4, 254], fray);
    with(&table, "/fray/flees", &[1 << 12], fray);
    with(&table, "/fray/flees", &[1 << 11], SOUND);
    let nowhere = "a battle nowhere (AR-10.21)";
    for (province, count) in [(NONE, 2), (0, 1)] {
        let on = |numbers: &mut Value| {
            set(numbers, "/fray/stage", json!("choosing"));
            set(numbers, "/fray/province", json!(province));
            set(numbers, "/fray/count", json!(count));
        };
        after(&table, on, nowhere);
    }
    with_ending("nobody has won", 3);
}

fn with_ending(said: &str, winner: u8) {
    let table = calm(3);
    let over = |numbers: &mut Value| {
        set(numbers, "/ending", json!({ "prestige": { "winner": winner } }));
        set(numbers, "/chain", json!([]));
    };
    after(&table, over, said);
}

#[test]
fn somebody_is_asked() {
    let table = calm(3);
    after(&table, |numbers| set(numbers, "/chain", json!([])), "nobody is asked");
    let before = Arcadia::set_up(&Setup::for_seats(2), &mut Quick::new(7, 1), &mut Silence);
    let before = Table { game: before.expect("a table"), events: Vec::new() };
    with(&before, "/towns/0/owner", &[0], "a province beside the map (AR-3.3)");
}
