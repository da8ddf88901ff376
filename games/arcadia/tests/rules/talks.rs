//! AR-5.7, AR-6.4 and AR-8.7 to AR-8.12: proposals, gifts, promises, and who hears of them.

use super::table::{Table, calm_of};
use arcadia::events::Word;
use arcadia::kinds::Unit;
use arcadia::{Event, Setup};
use engine::{Seat, Secrets, Viewer};
use serde_json::json;

/// Everybody talks, with 20 gold each.
pub fn talking(seats: u8, change: impl FnOnce(&mut Table)) -> Table {
    let mut table = calm_of(&Setup::for_seats(seats));
    for seat in 0..seats {
        table.set(seat, "gold", 20);
    }
    change(&mut table);
    table.until("talk");
    table
}

/// A seat says all this, a proposal at a time, and has then said everything.
#[track_caller]
fn say(table: &mut Table, seat: u8, words: &[&str]) {
    for word in words {
        table.play(seat, word);
    }
    table.play(seat, "done");
}

/// Those who have said nothing yet say nothing.
#[track_caller]
fn silence(table: &mut Table) {
    while table.asks() == "talk" {
        let seat = table.asked()[0];
        table.play(seat, "done");
        if table.asks() != "talk" || table.happened(|it| matches!(it, Event::Income { .. })) {
            return;
        }
    }
}

fn decided(table: &Table) -> Option<Word> {
    table.events.iter().find_map(|it| match it {
        Event::PromiseDecided { word, .. } => Some(*word),
        _ => None,
    })
}

/// AR-5.7, AR-8.10: two rounds, sealed; a round in which nobody says anything is the last.
#[test]
fn ar_5_7_there_are_two_rounds_of_talks() {
    let rounds = |speaks: bool| {
        let mut table = talking(3, |_| ());
        let mut rounds = 0;
        while table.asks() == "talk" {
            rounds += 1;
            if speaks {
                say(&mut table, 0, &["propose 1", "truce 1", "done"]);
            }
            while table.asks() == "talk" && !table.asked().is_empty() && table.asked() != [0, 1, 2]
                || !speaks && table.asks() == "talk"
            {
                let seat = table.asked()[0];
                table.play(seat, "done");
            }
            if table.asks() == "answer_deal" {
                table.play(1, "no");
            }
        }
        rounds
    };
    assert_eq!((rounds(true), rounds(false)), (2, 1));
}

/// AR-8.7: three proposals, not to oneself, none of them empty.
#[test]
fn ar_8_7_what_a_proposal_holds() {
    let mut table = talking(3, |_| ());
    table.refuses(0, "propose 0", "AR-8.7");
    table.play(0, "propose 1");
    table.refuses(0, "done", "AR-8.7");
    table.refuses(0, "give 21", "AR-8.8");
    for word in ["give 5", "alliance", "truce 2", "admit", "enter", "promise vote 1"] {
        table.play(0, word);
    }
    table.play(0, "done");
    for _ in 0..2 {
        table.play(0, "propose 2");
        table.play(0, "give 1");
        table.play(0, "done");
    }
    table.refuses(0, "propose 2", "AR-8.7");
}

/// AR-8.10: turn order decides about one purse; what cannot be done in full is void as a whole.
#[test]
fn ex_42_two_deals_one_purse() {
    for (gold, second) in [(10, false), (13, true)] {
        let mut table = talking(3, |table| {
            table.set(1, "gold", gold);
        });
        say(&mut table, 0, &["propose 1", "ask 8", "alliance", "done"]);
        say(&mut table, 2, &["propose 1", "ask 5", "truce 2", "done"]);
        table.play(1, "done");
        assert_eq!(table.asked(), [1]);
        table.play(1, "yes");
        table.play(1, "yes");
        assert_eq!(table.player(1).ally, Some(Seat(0)));
        let truce = table.player(1).truces.iter().any(|(seat, _)| *seat == Seat(2));
        assert_eq!(truce, second, "{gold} gold");
        assert_eq!(table.player(1).gold, if second { 0 } else { gold - 8 });
        let void = table.happened(|it| matches!(it, Event::DealVoid { seat: Seat(2), .. }));
        assert_eq!(void, !second);
    }
}

/// AR-8.1: one ally, not in a game of two, no vassals, no enemies; AR-8.2: who leaves an ally may not attack him at once.
#[test]
fn ar_8_1_who_may_be_allies() {
    let offered = |seats: u8, change: &dyn Fn(&mut Table)| {
        let mut table = talking(seats, |table| change(table));
        table.play(0, "propose 1");
        table.may(0).iter().any(|mv| mv == "alliance")
    };
    assert!(offered(3, &|_| ()) && !offered(2, &|_| ()));
    assert!(!offered(3, &|table| {
        table.allied(1, 2, 0);
    }));
    assert!(!offered(3, &|table| {
        table.set(1, "lord", 2);
    }));
    assert!(!offered(3, &|table| {
        table.war("border", [0, 1], Some("silver-march"));
    }));
}

#[test]
fn ar_8_2_an_alliance_is_broken_in_public() {
    let mut table = talking(4, |table| {
        table.allied(0, 1, 0);
    });
    table.play(0, "break alliance");
    assert_eq!(table.player(1).ally, Some(Seat(0)), "sealed");
    table.play(0, "done");
    silence(&mut table);
    assert_eq!((table.player(0).ally, table.player(1).ally), (None, None));
    table.until("declare");
    assert_eq!(table.asked(), [0]);
    table.refuses(0, "declare border 1 for silver-march", "AR-8.2");
    table.play(0, "done");
    table.refuses(1, "declare border 0 for silver-march", "AR-8.2");
}

/// AR-8.8: access lasts for the phase, for marching and not for recruiting.
#[test]
fn ar_8_8_access_is_for_marching() {
    let mut table = talking(4, |table| {
        table.army(0, 0, "pontargent", &[(Unit::Militia, 4)]);
        table.army(0, 1, "hautecour-city", &[(Unit::Militia, 4)]);
    });
    say(&mut table, 0, &["propose 1", "enter", "done"]);
    while table.asks() == "talk" {
        let seat = table.asked()[0];
        table.play(seat, "done");
    }
    table.play(1, "yes");
    assert!(table.happened(|it| matches!(it, Event::Admitted { seat: Seat(1), guest: Seat(0) })));
    table.until("march");
    table.play(0, "march 1 silberfurt");
    table.offers(0, "march 1 falkenried");
    table.play(0, "march 1 falkenried");
    assert_eq!(table.player(0).armies[0].province.as_deref(), Some("falkenried"));
    // At the end of the phase the army stands in closed land and goes home (AR-7.23).
    table.next_phase();
    assert_eq!(table.player(0).armies[0].province.as_deref(), Some("hautecour-city"));
}

/// A gift needs no answer.
#[test]
fn ar_8_9_gifts_need_no_answer() {
    let mut table = talking(3, |_| ());
    say(&mut table, 0, &["propose 1", "give 7", "done"]);
    table.play(1, "done");
    table.play(2, "done");
    assert_eq!((table.player(0).gold, table.player(1).gold), (13, 27));
    assert!(table.happened(|it| matches!(it, Event::Paid { gold: 7, .. })));
}

/// AR-8.10: three in a round; in an election only gold and promises, in one round (AR-6.4).
#[test]
fn ar_6_4_deals_before_the_vote() {
    let mut table = talking(3, |table| {
        table.edit(|all| all["emperor"] = json!(255));
    });
    while table.asks() != "declare" {
        table.quiet();
    }
    table.until("talk");
    table.offers(0, "propose 1");
    table.play(0, "propose 1");
    let words = table.may(0);
    assert!(
        words.iter().all(|mv| !["alliance", "admit", "enter", "truce 1"].contains(&mv.as_str()))
    );
    table.offers(0, "promise vote 1");
    table.play(0, "give 3");
    table.play(0, "done");
    table.play(0, "done");
    table.play(1, "done");
    table.play(2, "done");
    assert_eq!((table.asks().as_str(), table.player(1).gold), ("vote", 23));
}

/// AR-8.11, AR-8.12: gold is seen by all, the promise by two until it is decided.
#[test]
fn ex_43_a_bought_vote_stays_secret() {
    let mut table = talking(3, |table| {
        table.edit(|all| all["emperor"] = json!(255));
    });
    table.until("declare");
    table.until("talk");
    // Who is paid promises: seat 1 proposes its vote for 6 gold.
    say(&mut table, 1, &["propose 0", "ask 6", "promise vote 0", "done"]);
    table.play(0, "done");
    table.play(2, "done");
    let sees = |table: &Table, viewer: Viewer| table.game.view_for(viewer).deals.len();
    assert_eq!(sees(&table, Viewer::Seat(Seat(0))), 1);
    assert_eq!(sees(&table, Viewer::Seat(Seat(1))), 1);
    assert_eq!(sees(&table, Viewer::Seat(Seat(2))), 0);
    table.events.clear();
    table.play(0, "yes");
    assert_eq!((table.player(0).gold, table.player(1).gold), (14, 26));
    let promises = |viewer: Viewer| table.game.view_for(viewer).promises.len();
    let all = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];
    assert_eq!(all.map(promises), [1, 1, 0]);
    let told = |viewer: Viewer| {
        let told = table.events.iter().filter_map(|it| arcadia::Arcadia::told(it, viewer));
        { told }.any(|it| matches!(it, Event::Promised { .. }))
    };
    assert!(told(all[0]) && !told(all[2]) && !told(Viewer::Spectator));
    table.play(0, "vote 0");
    table.play(1, "vote 2");
    table.play(2, "vote 2");
    assert_eq!(decided(&table), Some(Word::Broken));
}

/// AR-8.11: payments and paths are looked at when the phase is over, camps when wars end.
#[test]
fn ar_8_11_promises_are_kept_broken_or_void() {
    let promised = |words: &[&str], then: &dyn Fn(&mut Table)| {
        let mut table = talking(4, |table| {
            table.army(0, 0, "pontargent", &[(Unit::Militia, 4)]);
            table.war("border", [1, 2], Some("amber-plain"));
        });
        table.play(0, "propose 3");
        for word in words {
            table.play(0, word);
        }
        say(&mut table, 0, &["ask 1", "done"]);
        while table.asks() == "talk" {
            let seat = table.asked()[0];
            table.play(seat, "done");
        }
        table.play(3, "yes");
        then(&mut table);
        while table.view().phase == 1 {
            table.quiet();
        }
        decided(&table)
    };
    let nothing = |_: &mut Table| ();
    let march = |table: &mut Table| {
        table.until("march");
        table.play(0, "march 1 mireval");
    };
    let pay = |table: &mut Table| {
        // In the second round.
        say(table, 0, &["propose 3", "give 4", "done"]);
    };
    assert_eq!(promised(&["promise pay 4 by 1"], &nothing), Some(Word::Broken));
    assert_eq!(promised(&["promise pay 4 by 1"], &pay), Some(Word::Kept));
    assert_eq!(promised(&["promise pay 4 by 2"], &nothing), None);
    assert_eq!(promised(&["promise no-entry mireval until 1"], &nothing), Some(Word::Kept));
    assert_eq!(promised(&["promise no-entry mireval until 1"], &march), Some(Word::Broken));
    let end = |table: &mut Table| {
        table.hold(2, 1, "montesol");
    };
    assert_eq!(promised(&["promise join 1 1"], &nothing), None, "the war goes on");
    assert_eq!(promised(&["promise join 1 1"], &end), Some(Word::Void), "no occasion to join");
    let join = |table: &mut Table| {
        say(table, 1, &["propose 0", "invite 1", "done"]);
        while table.asks() == "talk" {
            let seat = table.asked()[0];
            table.play(seat, "done");
        }
        table.play(0, "yes");
    };
    assert_eq!(promised(&["promise join 1 1"], &join), Some(Word::Kept));
    assert_eq!(promised(&["promise no-contest 2"], &nothing), None);
}

/// AR-8.12: who is no party hears nothing of a refusal.
#[test]
fn ar_8_12_refusals_are_between_two() {
    let mut table = talking(3, |_| ());
    say(&mut table, 0, &["propose 1", "truce 1", "done"]);
    table.play(1, "done");
    table.play(2, "done");
    table.events.clear();
    table.play(1, "no");
    let told = |viewer: Viewer| {
        let told = table.events.iter().filter_map(|it| arcadia::Arcadia::told(it, viewer));
        { told }.filter(|it| matches!(it, Event::DealRefused { .. })).count()
    };
    let seats = [0, 1, 2].map(|seat| told(Viewer::Seat(Seat(seat))));
    assert_eq!((seats, told(Viewer::Spectator)), ([1, 1, 0], 0));
}

/// AR-23.9: a table chooses how often there are talks.
#[test]
fn ar_23_9_rounds_of_talks_are_chosen() {
    let asked = |talks: u8, election_talks: u8| {
        let mut table = calm_of(&Setup { talks, election_talks, ..Setup::for_seats(2) });
        table.edit(|all| all["emperor"] = json!(255));
        let asked = table.questions_until("vote");
        asked.iter().filter(|it| *it == "talk").count()
    };
    assert_eq!([asked(0, 0), asked(1, 0), asked(0, 1), asked(2, 1)], [0, 1, 1, 2]);
    let many = Setup { talks: 4, ..Setup::for_seats(2) };
    use engine::Play;
    let refused = arcadia::Arcadia::set_up(&many, &mut engine::NoLuck, &mut engine::Silence);
    assert_eq!(refused.expect_err("too many rounds").rule, "AR-23.9");
}
