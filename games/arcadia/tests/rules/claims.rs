//! AR-6.11 to AR-6.17: wars for the crown, from their first camp to the coronation.

use super::elections::{CENTRE, SILVER, ballot, region, vote};
use super::table::{Table, calm, calm_of};
use arcadia::events::WarEnd;
use arcadia::kinds::{Unit, WarKind};
use arcadia::{Event, Setup};
use engine::Seat;
use serde_json::json;

/// A war of succession between the first two seats, with the third in the camp of the first if he likes.
pub fn claims(third: bool) -> Table {
    let mut table = calm(4);
    table.edit(|all| all["emperor"] = json!(255));
    table.war("succession", [0, 1], None);
    if third {
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(0));
    }
    table
}

fn to_the_end(table: &mut Table) {
    table.events.clear();
    table.next_phase();
}

fn turns(table: &mut Table, turns: u8) {
    table.edit(|all| all["wars"][0]["turns"] = json!(turns));
}

/// Allies in different camps part; who fights beside his enemy of another war leaves that one.
#[test]
fn ar_6_11_a_succession_war_begins() {
    let mut table = ballot(|table| {
        region(table, 0, CENTRE);
        table.allied(0, 1, 0).war("border", [2, 3], Some("ponant-hills"));
    });
    vote(&mut table, [0, 1, 2, 0]);
    table.play(1, "yes");
    table.play(2, "no");
    table.play(3, "no");
    table.play(2, "name 1");
    table.play(3, "name 1");
    assert_eq!((table.player(0).ally, table.player(1).ally), (None, None));
    // Both led the other war: it ends as a draw.
    let wars = table.view().wars;
    assert_eq!(wars.len(), 1);
    assert_eq!(wars[0].camps[1].members, [Seat(1), Seat(2), Seat(3)]);
    assert!(table.happened(|it| matches!(it, Event::WarEnded { war: WarKind::Border, .. })));
}

/// AR-2.4, AR-10.21: allies who share a province are enemies now; whoever is active first marches off, or fights the
/// garrison too.
#[test]
fn ex_47_war_while_sharing_a_province() {
    let begun = || {
        let mut table = ballot(|table| {
            region(table, 1, CENTRE);
            table.allied(0, 1, 0).army(0, 0, "belmont", &[(Unit::Pikemen, 2)]);
            table.army(1, 0, "belmont", &[(Unit::HeavyHorse, 3)]);
            table.garrison("belmont", &[(Unit::Militia, 1)]);
        });
        vote(&mut table, [0, 1, 2, 1]);
        table.play(0, "yes");
        table.play(2, "no");
        table.play(3, "no");
        table.play(2, "out");
        table.play(3, "out");
        table.until("march");
        assert_eq!(table.asked(), [1], "the largest territory");
        table
    };
    let mut table = begun();
    assert_eq!(table.player(0).ally, None);
    table.play(1, "march 1 pontargent");
    table.halt(1);
    assert!(table.view().fray.is_none());
    let mut table = begun();
    table.play(1, "done");
    assert_eq!((table.asks().as_str(), table.asked()), ("choose_mode", vec![0, 1]));
    table.play(0, "fight quick");
    table.play(1, "fight quick");
    assert_eq!(table.view().values, [15, 5]);
}

/// AR-6.12, AR-6.14: after two turns the score decides; a region from each of the beaten, the crown, an execution.
#[test]
fn ex_12_the_score_decides_after_two_turns() {
    let mut table = claims(true);
    turns(&mut table, 1);
    table.own(0, "mireval").own(0, "arcadine").own(1, "kaltbruck").own(2, "popelny");
    table.hold(1, 0, "kaltbruck");
    // The capital of an ally of the first camp's leader.
    table.hold(2, 1, "montesol");
    table.edit(|all| all["wars"][0]["battles"] = json!([2, 1, 0, 0]));
    assert_eq!(table.view().wars[0].camps[0].score, 3);
    assert_eq!(table.view().wars[0].camps[1].score, 4);
    table.events.clear();
    let king = table.player(0).king.expect("a king");
    while table.asks() != "choose_region" {
        table.quiet();
    }
    assert_eq!(table.asked(), [1]);
    table.refuses(1, "region hautecour", "AR-6.12");
    table.play(1, "region silver-march");
    assert_eq!(table.asks(), "choose_region");
    table.play(1, "region ash-vale");
    assert_eq!(table.province("pontargent").owner, Some(Seat(1)));
    assert_eq!(table.province("mireval").owner, Some(Seat(1)));
    assert_eq!(table.province("arcadine").owner, Some(Seat(0)));
    assert_eq!(table.province("popelny").owner, Some(Seat(1)));
    assert_eq!(table.province("montesol").occupier, Some(Seat(2)), "restored");
    assert_eq!(table.view().emperor, Some(Seat(1)));
    assert!(table.player(0).dead.contains(&king));
    assert!(table.happened(|it| matches!(it, Event::Crowned { seat: Seat(1), .. })));
}

/// AR-6.12: who owns nothing beyond his start region becomes a vassal instead.
#[test]
fn ar_6_12_the_poor_become_vassals() {
    let mut table = claims(false);
    turns(&mut table, 1);
    table.own(1, "pontargent").own(1, "montclair");
    table.edit(|all| all["wars"][0]["battles"] = json!([0, 1, 0, 0]));
    to_the_end(&mut table);
    assert_eq!(table.player(0).lord, Some(Seat(1)));
    assert_eq!(table.view().emperor, Some(Seat(1)));
    assert_eq!(table.province("hautecour-city").owner, Some(Seat(0)));
}

/// AR-6.13: a lost capital defeats a camp; if all are lost at once, none is.
#[test]
fn ar_6_13_a_camp_without_its_capital_is_out() {
    let mut table = claims(false);
    table.hold(0, 1, "hautecour-city");
    to_the_end(&mut table);
    assert!(table.happened(|it| matches!(it, Event::CampDefeated { leader: Seat(0) })));
    assert_eq!(table.view().emperor, Some(Seat(1)));
    let mut table = claims(false);
    table.hold(0, 1, "hautecour-city").hold(1, 0, "grauburg");
    to_the_end(&mut table);
    assert!(!table.happened(|it| matches!(it, Event::CampDefeated { .. })));
    assert_eq!(table.view().wars.len(), 1);
    // Of three claimants the other two fight on.
    let mut table = calm(4);
    table.edit(|all| all["emperor"] = json!(255));
    table.war("succession", [0, 1], None);
    table.edit(|all| {
        let war = &mut all["wars"][0];
        war["camps"] = json!(3);
        war["leaders"][2] = json!(2);
        war["camp_of"][2] = json!(2);
    });
    table.hold(0, 1, "hautecour-city");
    to_the_end(&mut table);
    let war = &table.view().wars[0];
    assert_eq!([0, 1, 2].map(|camp: usize| war.camps[camp].out), [true, false, false]);
    assert_eq!(table.province("hautecour-city").occupier, Some(Seat(1)), "until the war is over");
}

/// AR-6.13: both kings die without heirs: both claims lapse, nobody is crowned.
#[test]
fn ex_45_both_pretenders_die() {
    let mut table = claims(false);
    table.set(0, "age", 4).set(1, "age", 4).hold(1, 0, "eisenau");
    table.next_phase();
    let lapsed = table.events.iter().filter(|it| matches!(it, Event::ClaimLapsed { .. })).count();
    assert_eq!(lapsed, 2);
    assert!(table.view().wars.is_empty());
    assert_eq!(table.view().emperor, None);
    assert_eq!(table.province("eisenau").occupier, Some(Seat(1)));
    assert!(table.player(0).king.is_none() && table.player(1).king.is_none());
    // An election is held as soon as somebody is eligible.
    table.events.clear();
    while !table.happened(|it| matches!(it, Event::ElectionOpened { .. })) {
        table.quiet();
    }
    assert!(table.happened(|it| matches!(it, Event::ElectionOpened { candidates: 0b1100 })));
}

/// AR-6.14: a tie for the highest score: the elected one, if he is among them, else nobody.
#[test]
fn ar_6_14_equal_scores() {
    for (elected, emperor) in [(json!(1), Some(Seat(1))), (json!(255), None)] {
        let mut table = claims(false);
        turns(&mut table, 1);
        table.edit(|all| all["wars"][0]["elected"] = elected);
        table.events.clear();
        while !table.happened(|it| matches!(it, Event::WarEnded { .. })) {
            table.quiet();
        }
        assert_eq!(table.view().emperor, emperor);
        let died = table.happened(|it| matches!(it, Event::Died { seat: Seat(0), .. }));
        assert_eq!(died, emperor.is_some());
    }
}

/// AR-6.15: all claimants agree on one of them.
#[test]
fn ar_6_15_a_compromise_crowns_one() {
    let mut table = calm_of(&Setup::for_seats(4));
    table.edit(|all| all["emperor"] = json!(255));
    table.war("succession", [0, 1], None).hold(1, 0, "eisenau");
    table.until("talk");
    let before = table.player(1).prestige;
    for word in ["propose 1", "compromise 1", "done", "done"] {
        table.play(0, word);
    }
    for seat in 1..4 {
        table.play(seat, "done");
    }
    table.play(1, "yes");
    assert_eq!(table.view().emperor, Some(Seat(1)));
    assert_eq!(table.player(1).prestige, before + 80);
    assert_eq!(table.province("eisenau").occupier, Some(Seat(1)));
    assert!(table.happened(|it| matches!(it, Event::WarEnded { by: WarEnd::Treaty, .. })));
    assert!(!table.happened(|it| matches!(it, Event::Died { .. })));
}

/// AR-6.16: 5 gold, 25 prestige; an Emperor who becomes a vassal has no crown.
#[test]
fn ar_6_16_what_the_crown_brings() {
    let mut table = calm(4);
    let (gold, prestige) = (table.player(0).gold, table.player(0).prestige);
    table.until("manage");
    assert_eq!((table.player(0).gold - gold, table.player(0).prestige - prestige), (27, 40));
    assert_eq!(table.view().first, Seat(0));
    table.war("border", [1, 0], Some("hautecour")).hold(0, 1, "hautecour-city");
    table.own(1, "pontargent").own(1, "montclair");
    table.next_phase();
    assert_eq!((table.player(0).lord, table.view().emperor), (Some(Seat(1)), None));
    assert!(table.happened(|it| matches!(it, Event::ThroneVacant {})));
}

/// AR-6.17: candidates, ballots, the tally, contests; a war of succession begins in the same phase.
#[test]
fn ar_6_17_an_election_goes_step_by_step() {
    let mut table = ballot(|table| {
        region(table, 0, CENTRE);
        region(table, 1, SILVER);
    });
    vote(&mut table, [0, 1, 0, 1]);
    let order: Vec<&str> = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::ElectionOpened { .. } => Some("opened"),
            Event::Voted { .. } => Some("voted"),
            Event::VotesTied { .. } => Some("tied"),
            Event::SuccessionWar { .. } => Some("war"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["opened", "voted", "voted", "voted", "voted", "tied", "war"]);
    assert_eq!(table.view().wars[0].turns, 0);
    table.next_phase();
    assert_eq!(table.view().wars[0].turns, 1);
}

/// AR-8.5: a rebel names whom he likes and is no candidate; his lord has no hegemony.
#[test]
fn ex_49_a_rebel_at_the_ballot() {
    let table = ballot(|table| {
        table.set(1, "lord", 0).set(1, "rebels", true).war("rebellion", [1, 0], None);
        table.set(2, "lord", 0).set(3, "lord", 0);
        table.edit(|all| {
            for seat in [2, 3] {
                all["wars"][0]["camp_of"][seat] = json!(1);
            }
        });
        // Somebody else can be elected, so that there is a ballot.
        table.set(3, "lord", 255);
        table.edit(|all| all["wars"][0]["camp_of"][3] = json!(255));
    });
    assert_eq!(table.view().election.candidates, [Seat(0), Seat(3)]);
    table.offers(1, "vote 3");
    table.offers(1, "vote 0");
    table.refuses(2, "vote 3", "AR-6.5");
    assert!(engine::Play::outcome(&table.game).is_none());
}
