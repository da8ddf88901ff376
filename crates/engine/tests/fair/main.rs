//! A small game written from the documents alone, and what the library does with it.

mod game;

use engine::conformance;
use engine::{Components, Game, NoLuck, Play, Seat, Silence};
use game::{Card, Fair, Move, Setup};

fn setups() -> Vec<Setup> {
    (2..=4).map(|seats| Setup { seats }).collect()
}

/// A table after these cards, round by round.
fn after(rounds: &[&[Card]]) -> Fair {
    let setup = Setup { seats: rounds[0].len() as u8 };
    let mut table = Fair::set_up(&setup, &mut NoLuck, &mut Silence).expect("a table");
    for cards in rounds {
        for (seat, card) in (0..).map(Seat).zip(*cards) {
            let mv = Move::Lay { card: *card };
            table.check_move(seat, mv).expect("a legal move");
            table.apply(seat, mv, &mut NoLuck, &mut Silence);
        }
    }
    table
}

fn points(table: &Fair) -> Vec<i32> {
    (0..table.seats()).map(|seat| table.score(Seat(seat)).total).collect()
}

#[test]
fn fair_conforms() {
    conformance::check::<Fair>(&setups(), 60);
    conformance::abuse_and_play_on::<Fair>(&setups()[2], 200, 20);
}

#[test]
fn fa_2_1_cards_are_laid_by_all_at_once() {
    let table = after(&[&[Card::Pie, Card::Cider]]);
    assert_eq!(table.asked().len(), 2);
    let again = table.check_move(Seat(0), Move::Lay { card: Card::Pie }).expect_err("it is gone");
    assert_eq!((again.rule, again.reason.key.as_str()), ("FA-2.1", "refused-not-in-hand"));
}

#[test]
fn fa_2_2_cards_that_nobody_else_laid_are_kept() {
    assert_eq!(points(&after(&[&[Card::Pie, Card::Cider]])), [3, 2]);
    assert_eq!(points(&after(&[&[Card::Pie, Card::Pie, Card::Fiddle]])), [1, 1, 4]);
    // A Lantern shines on those who clash, a Strongbox keeps Pickpockets out.
    let lantern: &[&[Card]] =
        &[&[Card::Lantern, Card::Cider, Card::Strongbox], &[Card::Fiddle, Card::Pie, Card::Pie]];
    assert_eq!(points(&after(lantern)), [1 + 4 + 2 * 2, 2 + 1, 1 + 1]);
    let thief: &[&[Card]] =
        &[&[Card::Pie, Card::Cider, Card::Strongbox], &[Card::Cider, Card::Pickpocket, Card::Pie]];
    assert_eq!(points(&after(thief)), [3 + 2 - 1, 2 + 2, 1 + 3]);
}

#[test]
fn what_nobody_uses_is_missed() {
    let cards = Card::ALL.map(|card| card.id().into()).to_vec();
    assert_eq!(Fair::components(), [("card", cards)]);
}

#[test]
fn mistakes_in_its_tables_are_told_with_their_places() {
    let mut files = Fair::tables();
    files[0].1 = files[0].1.replace("n = 4", "m = 4").replace("\"pie\"", "\"pies\"");
    files[1].1 = files[1].1.replace("cond = \"alone\"", "cond = \"alnoe\"");
    let problems = Fair::check_tables(&files).expect_err("three mistakes").to_string();
    for part in ["cards.toml:", "effects.toml:", "`pies`"] {
        assert!(problems.contains(part), "{part}: {problems}");
    }
}
