//! AR-6: candidates, votes, ties, contests.

use super::table::{Table, table};
use arcadia::Event;
use arcadia::kinds::WarKind;
use engine::Seat;

/// Four kingdoms at the ballot, with so many full regions beside their own.
pub fn ballot(change: impl FnOnce(&mut Table)) -> Table {
    let mut table = table(4);
    change(&mut table);
    table.until("vote");
    table
}

pub fn vote(table: &mut Table, votes: [u8; 4]) {
    for (seat, who) in votes.into_iter().enumerate() {
        if table.asked().contains(&(seat as u8)) {
            table.play(seat as u8, &format!("vote {who}"));
        }
    }
}

pub fn region(table: &mut Table, seat: u8, provinces: [&str; 4]) {
    for province in provinces {
        table.own(seat, province);
    }
}

pub const CENTRE: [&str; 4] = ["arcadine", "fontroyale", "kronfeld", "altamira"];
pub const SILVER: [&str; 4] = ["pontargent", "silberfurt", "mireval", "kaltbruck"];

/// AR-6.3: a region with a neutral province, or one of somebody else, gives no vote.
#[test]
fn ex_08_whole_regions_vote() {
    let mut table = table(4);
    region(&mut table, 0, CENTRE);
    table.own(0, "pontargent").own(0, "silberfurt").own(0, "mireval");
    assert_eq!(table.player(0).votes, 2);
    table.own(0, "kaltbruck");
    assert_eq!(table.player(0).votes, 3);
    table.own(1, "kaltbruck");
    assert_eq!(table.player(0).votes, 2);
    // Votes follow the occupier (AR-2.3).
    table.own(0, "kaltbruck").hold(0, 1, "belmont");
    assert_eq!(table.player(0).votes, 2);
}

/// AR-6.6: votes A 2, others 1; D's vote for A decides, and nobody contests.
#[test]
fn ex_09_most_votes_are_elected() {
    let mut table = ballot(|table| region(table, 0, CENTRE));
    vote(&mut table, [0, 1, 1, 0]);
    assert!(table.happened(|it| matches!(it, Event::Elected { seat: Seat(0) })));
    assert_eq!(table.asked(), [1, 2, 3]);
    for seat in 1..4 {
        table.play(seat, "no");
    }
    assert_eq!(table.view().emperor, Some(Seat(0)));
}

/// AR-6.9: +80 prestige.
#[test]
fn ar_6_9_the_crown_brings_prestige() {
    let mut table = ballot(|table| region(table, 0, CENTRE));
    vote(&mut table, [0, 1, 2, 3]);
    for seat in 1..4 {
        table.play(seat, "no");
    }
    assert!(table.happened(|it| matches!(it, Event::Crowned { seat: Seat(0), times: 1 })));
    assert!(table.player(0).prestige >= 80);
}

/// Nobody sees a ballot before the last is in.
#[test]
fn ar_6_5_ballots_are_secret() {
    let mut table = ballot(|_| ());
    table.play(2, "vote 1");
    assert!(!table.happened(|it| matches!(it, Event::Voted { .. })));
    assert!(table.view().election.votes.iter().all(Option::is_none));
    assert_eq!(table.asked(), [0, 1, 3]);
    for seat in [0, 1, 3] {
        table.play(seat, &format!("vote {seat}"));
    }
    let opened = table.events.iter().filter(|it| matches!(it, Event::Voted { .. })).count();
    assert_eq!(opened, 4);
}

/// A vassal is no candidate and votes for his lord (AR-6.2, AR-8.3).
#[test]
fn ar_6_2_vassals_are_no_candidates() {
    let table = ballot(|table| {
        table.set(3, "lord", 1);
    });
    assert_eq!(table.view().election.candidates, [Seat(0), Seat(1), Seat(2)]);
    table.refuses(0, "vote 3", "AR-6.2");
    table.refuses(3, "vote 0", "AR-6.5");
}

/// AR-6.7: tied candidates fight, who named one stands with him, all others choose.
#[test]
fn ex_10_a_tie_is_fought_out() {
    let mut table = ballot(|table| {
        region(table, 0, CENTRE);
        region(table, 1, SILVER);
    });
    // 2, 2, 1, 1 votes: A 3, B 2 + … would not tie; C and D vote for themselves.
    vote(&mut table, [0, 1, 2, 3]);
    assert!(table.happened(|it| matches!(it, Event::VotesTied { tied: 0b0011 })));
    assert_eq!(table.asked(), [2, 3]);
    table.play(2, "name 0");
    table.play(3, "out");
    let view = table.view();
    let war = view.wars.iter().find(|war| war.kind == WarKind::Succession).expect("a war");
    assert_eq!(war.camps.len(), 2);
    assert_eq!(war.camps[0].members, [Seat(0), Seat(2)]);
    assert_eq!(war.camps[1].members, [Seat(1)]);
    assert_eq!(view.emperor, None);
}

/// AR-6.7 (a): who named another of the tied gives up his claim.
#[test]
fn ar_6_7_a_claim_is_dropped_by_voting_for_another() {
    let mut table = ballot(|table| {
        region(table, 0, CENTRE);
        region(table, 1, SILVER);
    });
    // A 2 from B, B 2 from A: both drop, the election fails.
    vote(&mut table, [1, 0, 2, 3]);
    assert!(table.happened(|it| matches!(it, Event::ElectionFailed {})));
    assert!(table.view().wars.is_empty());
}

/// AR-6.8: a contest opens a war, the others choose their camps in secret.
#[test]
fn ex_11_elections_are_contested() {
    let mut table = ballot(|table| region(table, 0, CENTRE));
    vote(&mut table, [0, 1, 2, 0]);
    table.play(1, "yes");
    table.play(2, "no");
    assert!(!table.happened(|it| matches!(it, Event::Contested { .. })));
    table.play(3, "no");
    assert_eq!(table.view().emperor, None);
    assert_eq!(table.asked(), [2, 3]);
    table.play(2, "name 1");
    table.play(3, "out");
    let view = table.view();
    assert_eq!(view.wars[0].camps[0].members, [Seat(0)]);
    assert_eq!(view.wars[0].camps[1].members, [Seat(1), Seat(2)]);
}

/// AR-6.10: the only candidate needs no ballot.
#[test]
fn ar_6_10_a_single_candidate_is_crowned() {
    let mut table = table(2);
    table.set(1, "lord", 0);
    // With everybody else a vassal the game would be won (AR-1.5); a rebel is none.
    table.set(1, "rebels", true).war("rebellion", [1, 0], None);
    while table.view().emperor.is_none() && table.view().phase == 1 {
        table.quiet();
    }
    assert_eq!(table.view().emperor, Some(Seat(0)));
    assert!(!table.happened(|it| matches!(it, Event::Voted { .. })));
}

/// AR-6.1: an Emperor reigns: no election.
#[test]
fn ar_6_1_no_election_while_an_emperor_reigns() {
    let mut table = table(3);
    table.edit(|all| all["emperor"] = 2.into());
    table.next_phase();
    assert!(!table.happened(|it| matches!(it, Event::ElectionOpened { .. })));
}
