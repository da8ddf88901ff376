//! AR-1 to AR-3: how a game begins and what it is about.

use super::table::{of, table};
use arcadia::{Arcadia, Setup};
use engine::{Play, Seat, Silence};

#[test]
fn ar_3_1_two_to_four_kingdoms_play() {
    for seats in [0, 1, 5] {
        let refusal = Arcadia::usual_setup(seats).expect_err("nobody plays so");
        assert_eq!(refusal.rule, "AR-3.1");
        let table = Arcadia::set_up(&Setup::for_seats(seats), &mut engine::NoLuck, &mut Silence);
        assert_eq!(table.expect_err("nobody plays so").rule, "AR-3.1");
    }
    assert_eq!(table(3).view().players.len(), 3);
}

/// Nations in seat order, the first ideology in reverse seat order, the second in seat order; each once.
#[test]
fn ar_3_2_nations_and_ideologies_are_picked() {
    let setup = Setup::for_seats(3);
    let game = Arcadia::set_up(&setup, &mut engine::NoLuck, &mut Silence).expect("a table");
    let mut table = super::table::Table { game, events: Vec::new() };
    let mut asked = Vec::new();
    for (seat, pick) in [
        (0, "nation sarranza"),
        (1, "nation valdore"),
        (2, "nation voskavia"),
        (2, "ideology humanism"),
        (1, "ideology militarism"),
        (0, "ideology absolutism"),
        (0, "ideology communes"),
        (1, "ideology feudalism"),
    ] {
        asked.push(table.asked());
        assert_eq!(asked.last(), Some(&vec![seat]));
        table.play(seat, pick);
        if pick == "nation sarranza" {
            table.refuses(1, "nation sarranza", "AR-3.2");
        }
        if pick == "ideology humanism" {
            table.refuses(1, "ideology humanism", "AR-3.2");
        }
    }
    assert_eq!(table.asked(), [2]);
    table.play(2, "ideology clericalism");
    let of = |seat| table.player(seat).ideologies;
    assert_eq!(of(0), ["absolutism", "communes"]);
    assert_eq!(of(2), ["humanism", "clericalism"]);
}

#[test]
fn ar_3_5_everybody_begins_with_gold_and_a_deck() {
    for seats in 2..=4 {
        let table = table(seats);
        for seat in 0..seats {
            let player = table.player(seat);
            assert_eq!((player.gold, player.prestige), (50, 0));
            let held = player.hand.expect("the own hand").len();
            // One card was drawn in P3.
            assert_eq!(
                usize::from(player.deck) + held + player.court.len() + player.discarded.len(),
                40
            );
            assert!(held + player.court.len() >= 6);
        }
    }
}

/// The first Heir is king; hands without one go under the pile.
#[test]
fn ar_3_6_everybody_has_a_king() {
    for seats in 2..=4 {
        let table = table(seats);
        for seat in 0..seats {
            let king = table.player(seat).king.expect("a king");
            assert!(king.contains("-heir-"), "{king}");
            assert!(table.player(seat).court.iter().any(|(_, card)| *card == king));
        }
    }
}

/// A second Heir is prince, all others wait in hand.
#[test]
fn ar_3_7_spare_heirs_wait_behind_a_prince() {
    for seed in 0..6 {
        let mut table =
            of(&Setup { talks: 0, election_talks: 0, ..Setup::for_seats(2 + seed % 3) });
        for _ in 0..seed {
            table.next_phase();
        }
        for seat in 0..table.game.seats() {
            let player = table.player(seat);
            let spare =
                player.hand.expect("the own hand").iter().any(|card| card.contains("-heir-"));
            assert!(!spare || player.prince.is_some(), "an Heir in hand, and no prince");
        }
    }
}

#[test]
fn ar_3_8_armies_begin_empty_and_at_home() {
    let table = table(4);
    for player in table.view().players {
        assert!(player.armies.iter().all(|army| army.size == 0 && army.province.is_none()));
    }
}

#[test]
fn ar_3_10_there_is_no_emperor_and_no_pact() {
    let view = table(4).view();
    assert_eq!((view.emperor, view.crowned), (None, None));
    assert!(view.wars.is_empty());
    let free = |it: &arcadia::view::PlayerView| {
        it.ally.is_none() && it.lord.is_none() && it.truces.is_empty()
    };
    assert!(view.players.iter().all(free));
}

/// AR-1.1, AR-1.7: three coronations in a row; another player's begins a new series.
#[test]
fn ex_r9_three_crowns_in_a_row_win() {
    let crowned = |before: u8, in_a_row: u8| {
        let mut table = table(3);
        table.edit(|all| {
            all["crowned"] = before.into();
            all["in_a_row"] = in_a_row.into();
        });
        table.until("vote");
        for seat in 0..3 {
            table.play(seat, "vote 0");
        }
        while table.asks() == "contest" {
            table.quiet();
        }
        table
    };
    let won = crowned(0, 2);
    assert_eq!(
        won.game.outcome().map(|it| it.places),
        crowned(0, 2).game.outcome().map(|it| it.places)
    );
    assert!(won.game.outcome().is_some());
    assert!(crowned(0, 1).game.outcome().is_none());
    let other = crowned(1, 2);
    assert!(other.game.outcome().is_none());
    assert_eq!(other.view().crowned, Some((Seat(0), 1)));
}

/// AR-1.3: 1000 prestige; counted with the award that brings it.
#[test]
fn ar_1_3_a_thousand_prestige_win() {
    for (prestige, won) in [(989, false), (990, true)] {
        let mut table = table(2);
        // Full start region: +10 in G2.
        table.set(1, "prestige", prestige);
        table.edit(|all| all["emperor"] = 0.into());
        table.set(0, "ideologies", serde_json::json!([0, 1]));
        table.set(1, "ideologies", serde_json::json!([2, 3]));
        let king = table.player(1).king.clone();
        let plain = king.is_some_and(|it| it.ends_with("-heir-young"));
        while table.game.outcome().is_none() && table.view().phase == 1 {
            table.quiet();
        }
        if plain || won {
            assert_eq!(table.game.outcome().is_some(), won, "{prestige}");
        }
    }
}

/// AR-1.6, AR-24.3: the phase limit of the short game; most prestige wins.
#[test]
fn ar_1_6_the_limit_ends_the_game() {
    let setup = Setup { short: true, talks: 0, election_talks: 0, ..Setup::for_seats(2) };
    let mut table = of(&setup);
    table.edit(|all| {
        all["phase"] = 12.into();
        all["emperor"] = 1.into();
    });
    table.set(0, "prestige", 300).set(1, "prestige", 100);
    while table.game.outcome().is_none() {
        table.quiet();
    }
    assert_eq!(table.view().phase, 12);
    let view = table.view();
    assert!(view.players[0].prestige > view.players[1].prestige);
    assert!(format!("{:?}", view.ending).contains("Limit"), "{:?}", view.ending);
}
