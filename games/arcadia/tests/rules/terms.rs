//! AR-1, AR-2, AR-24, AR-25: victory in its odd cases, what words mean, how ranks are given, what comes after what.

use super::elections::{CENTRE, region};
use super::marches::{bombarded, marching};
use super::table::{Table, calm, calm_of};
use arcadia::content::content;
use arcadia::kinds::{Unit, UnitClass};
use arcadia::state::Ending;
use arcadia::{Arcadia, Event, Setup};
use engine::{Chance, Game, Play, Quick, Seat, Silence, Spoken};
use serde_json::json;

fn places(mut table: Table) -> Vec<u8> {
    table.play_out();
    table.game.outcome().expect("it is over").places
}

/// AR-1.4, AR-8.1, AR-24.2: ally and vassals of the winner are second, all others last; an alliance of this very phase does
/// not count.
#[test]
fn ar_24_2_friends_of_the_winner_are_second() {
    let won = |allied_in: u8| {
        let mut table = calm(4);
        table.edit(|all| all["phase"] = json!(3));
        table.set(0, "prestige", 995).set(2, "lord", 0).allied(0, 1, allied_in);
        places(table)
    };
    assert_eq!(won(2), [1, 2, 2, 3]);
    assert_eq!(won(3), [1, 3, 2, 3]);
    let mut alone = calm(4);
    alone.set(1, "prestige", 995);
    assert_eq!(places(alone), [2, 1, 2, 2], "all others share the last rank");
}

#[test]
fn ar_1_8_what_comes_at_one_moment_is_one_award() {
    let won = |first: u16, second: u16| {
        let mut table = calm(4);
        table.edit(|all| all["emperor"] = json!(3));
        table.set(1, "prestige", first).set(2, "prestige", second);
        table.play_out();
        table.view().ending
    };
    assert_eq!(won(992, 995), Ending::Prestige { winner: Seat(2) });
    assert_eq!(won(995, 992), Ending::Prestige { winner: Seat(1) });
    assert_eq!(won(995, 995), Ending::Prestige { winner: Seat(1) }, "the earlier in turn order");
    // A vassal cannot win; the moment he is free he does.
    let mut table = calm(4);
    table.set(1, "prestige", 1200).set(1, "lord", 0).set(1, "rebels", true);
    table.war("rebellion", [1, 0], None).set(0, "age", 2);
    table.next_phase();
    assert!(table.game.outcome().is_none());
    table.play_out();
    assert_eq!(table.view().ending, Ending::Prestige { winner: Seat(1) });
    assert!(table.happened(|it| matches!(it, Event::Freed { seat: Seat(1) })));
}

/// In a war owner and occupier differ, and gold goes to the occupier.
#[test]
fn ar_2_3_gold_follows_the_occupier() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march")).hold(1, 0, "eisenau");
    let before = [0, 1].map(|seat| table.player(seat).gold);
    table.until("manage");
    let gained = [0, 1].map(|seat| table.player(seat).gold - before[usize::from(seat)]);
    assert_eq!(gained, [22 + 5 + 4, 22 - 4]);
    let town = table.province("eisenau");
    assert_eq!((town.owner, town.occupier), (Some(Seat(1)), Some(Seat(0))));
}

/// Allies, lords, vassals and camp mates are friends, unless they are hostile in any war.
#[test]
fn ar_2_4_hostile_prevails() {
    let goes_on = |change: &dyn Fn(&mut Table)| {
        let mut table = marching(|table| {
            table.army(0, 0, "pontargent", &[(Unit::Militia, 5)]);
            // Nobody surrenders before the army has moved on.
            table.garrison("silberfurt", &[(Unit::Militia, 1)]);
            change(table);
        });
        if !table.may(0).iter().any(|mv| mv == "march 1 silberfurt") {
            return None;
        }
        table.play(0, "march 1 silberfurt");
        Some(table.may(0).iter().any(|mv| mv == "march 1 falkenried"))
    };
    assert_eq!(goes_on(&|_| ()), None, "closed");
    assert_eq!(
        goes_on(&|table| {
            table.allied(0, 1, 0);
        }),
        Some(true)
    );
    assert_eq!(
        goes_on(&|table| {
            table.set(1, "lord", 0);
        }),
        Some(true)
    );
    assert_eq!(
        goes_on(&|table| {
            table.set(0, "lord", 2).set(1, "lord", 2);
        }),
        Some(true)
    );
    let mates = |table: &mut Table| {
        table.war("border", [0, 2], Some("ponant-hills"));
        table.edit(|all| all["wars"][0]["camp_of"][1] = json!(0));
    };
    assert_eq!(goes_on(&mates), Some(true));
    let hostile = |table: &mut Table| {
        table.allied(0, 1, 0).war("border", [0, 1], Some("silver-march"));
    };
    assert_eq!(goes_on(&hostile), Some(false), "a step into hostile land ends the march");
}

/// AR-2.6: dice with a reading of their own know no success of every 6; an engineer turns a 6 against his town into a 5.
#[test]
fn ar_2_6_tables_have_their_own_reading() {
    let guarded = [(Unit::Militia, 2)];
    let breaches = |engineer: bool| {
        let table = bombarded(&guarded, 1, &[6], |table| {
            if engineer {
                table.court(1, "eisenmark-adviser-engineer", 4);
            }
        });
        (table.province("silberfurt").breaches, table.province("silberfurt").garrison)
    };
    assert_eq!((breaches(false), breaches(true)), ((1, 1), (0, 1)));
}

#[test]
fn ar_2_9_what_unit_cards_say() {
    for unit in &content().units {
        let movement = match unit.class {
            UnitClass::Infantry => 1,
            UnitClass::Cavalry => 2,
            UnitClass::Artillery => 0,
        };
        assert_eq!(unit.movement, movement, "{}", unit.id);
        let special = unit.nation.is_some();
        assert!(!special || unit.class != UnitClass::Artillery, "{}", unit.id);
        let is_gun = unit.class == UnitClass::Artillery;
        assert!(unit.tir.is_some() == (unit.range > 0) || is_gun, "{}", unit.id);
    }
}

/// At court and for plots everybody is asked, so that silence tells nothing; elsewhere who has no choice is not.
#[test]
fn ar_2_10_who_is_asked() {
    let mut table = calm(3);
    for seat in 0..3 {
        for card in table.player(seat).hand.expect("the own hand") {
            table.pile(seat, &card);
        }
    }
    assert_eq!(table.asked(), [0, 1, 2]);
    table.play(1, "no");
    assert_eq!(table.asked(), [0, 2]);
    for step in ["court", "plot"] {
        table.until(step);
        assert_eq!(table.asked(), [0, 1, 2], "{step}");
        if step == "plot" {
            assert!((0..3).all(|seat| table.may(seat) == ["done"]));
        }
    }
    let asked = table.questions_until("manage");
    assert!(!asked.iter().any(|it| it == "pay_for_prestige"), "{asked:?}");
}

#[test]
fn ar_24_1_the_end_is_at_once() {
    let mut table = calm(4);
    table.set(0, "prestige", 995);
    table.play_out();
    assert!(table.asked().is_empty() && table.may(0).is_empty());
    assert_eq!(table.view().phase, 1);
    assert!(!table.happened(|it| matches!(it, Event::MilitaryTurn { .. })));
}

/// A kingdom without land, gold and armies still plays.
#[test]
fn ar_24_4_nobody_is_eliminated() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march")).set(1, "gold", 0);
    for province in ["grauburg", "eisenau", "falkenried", "torwald", "silberfurt", "cindermoor"] {
        table.hold(1, 0, province);
    }
    for step in ["court", "plot", "manage"] {
        table.until(step);
        assert!(table.asked().contains(&1), "{step}");
    }
    assert_eq!(table.player(1).gold, 0);
    table.next_phase();
    assert!(table.asked().contains(&1));
    // His capital had fallen: he is a vassal, with what was his (AR-7.18).
    assert_eq!(table.player(1).lord, Some(Seat(0)));
    assert_eq!(table.province("grauburg").occupier, Some(Seat(1)));
}

#[test]
fn ar_25_2_a_phase_goes_step_by_step() {
    let mut table = calm_of(&Setup::for_seats(4));
    table.edit(|all| all["emperor"] = json!(255));
    table.army(0, 0, "hautecour-city", &[(Unit::Militia, 5)]);
    let mut asked = table.questions_until("march");
    asked.push("march".into());
    let political =
        ["choose_politics", "court", "plot", "talk", "declare", "talk", "vote", "contest"];
    assert_eq!(asked[..8], political);
    assert_eq!(asked[8..], ["manage", "march"]);
    table.next_phase();
    assert_eq!(table.view().phase, 2);
}

/// AR-25.5: the same luck and the same moves are the same game, other luck is another one.
#[test]
fn ar_25_5_luck_comes_from_one_place() {
    let play = |seed: u64| {
        let (mut luck, mut choices) = (Quick::new(seed, 0), Quick::new(5, 1));
        let setup = Setup { talks: 0, ..Setup::for_seats(2) };
        let mut game = Arcadia::set_up(&setup, &mut luck, &mut Silence).expect("a table");
        for _ in 0..200 {
            let Some(seat) = game.asked().first() else { break };
            let moves = game.legal_moves(seat);
            let mv = moves[choices.below(moves.len() as u32) as usize];
            game.apply(seat, mv, &mut luck, &mut Silence);
        }
        game.fingerprinted()
    };
    assert!(play(1) == play(1) && play(1) != play(2));
}

/// At the limit prestige decides, then regions, provinces, gold and turn order; the log says which it was.
#[test]
fn ar_24_3_the_log_says_what_decided() {
    type Change<'a> = &'a dyn Fn(&mut Table);
    let said = |ending: serde_json::Value, change: Change<'_>| {
        let mut table = calm(3);
        table.edit(|all| (all["chain"], all["ending"]) = (json!([]), ending));
        change(&mut table);
        let (message, rule) = table.game.describe(&Event::GameOver { winner: Seat(0) });
        assert_eq!(rule, "AR-24.1");
        format!("{message:?}")
    };
    let at_limit = |change: Change<'_>| said(json!({ "limit": { "winner": 0 } }), change);
    let reasons: [(&str, Change<'_>); 6] = [
        ("victory-by-order", &|_| ()),
        ("victory-by-gold", &|table| {
            table.set(0, "gold", 99);
        }),
        ("victory-by-provinces", &|table| {
            table.own(0, "arcadine");
        }),
        ("victory-by-regions", &|table| region(table, 0, CENTRE)),
        ("victory-by-prestige", &|table| {
            table.set(0, "prestige", 5);
        }),
        // Vassals do not count.
        ("victory-by-gold", &|table| {
            table.set(0, "gold", 99).set(1, "gold", 99).set(1, "lord", 2);
        }),
    ];
    for (reason, change) in reasons {
        let found = at_limit(change);
        assert!(found.contains(reason), "{reason}: {found}");
    }
    let rich = |seats: u8| {
        said(json!({ "prestige": { "winner": 0 } }), &|table| {
            for seat in 0..seats {
                table.set(seat, "prestige", 1000);
            }
        })
    };
    assert!(rich(1).contains("\"victory-prestige\""), "{}", rich(1));
    assert!(rich(2).contains("\"victory-prestige-tied\""), "{}", rich(2));
}
