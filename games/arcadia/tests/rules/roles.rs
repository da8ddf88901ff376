//! AR-23.2: whose matter a question is where several people hold one kingdom. Who may answer it is the server's door.

use super::table::{Table, calm, calm_of};
use arcadia::kinds::Unit;
use arcadia::{Arcadia, Question, Setup};
use engine::{Chance, Game, Manners, Play, Quick, Seat, Silence};
use std::collections::{BTreeMap, BTreeSet};

#[track_caller]
fn role(table: &Table, seat: u8) -> &'static str {
    let question = table.game.question(Seat(seat)).expect("it is asked");
    table.game.role_of(Seat(seat), &question).expect("somebody's matter")
}

#[test]
fn ar_23_2_a_kingdom_has_three_advisers() {
    let company = <Arcadia as Manners>::COMPANY;
    assert_eq!(company.roles, ["chancellor", "marshal", "treasurer"]);
    assert_eq!((company.rule, company.letters), ("AR-23.2", true));
}

/// A whole phase of a quiet year, question by question.
#[test]
fn ar_23_2_politics_are_the_chancellors_money_the_treasurers_armies_the_marshals() {
    let mut table = calm(2);
    table.army(0, 0, "hautecour-city", &[(Unit::Militia, 5)]);
    let mut roles: BTreeMap<String, &str> = BTreeMap::new();
    let phase = table.view().phase;
    while table.view().phase == phase {
        let seat = table.asked()[0];
        let before = roles.insert(table.asks(), role(&table, seat));
        assert!(before.is_none_or(|role| role == roles[&table.asks()]));
        table.quiet();
    }
    for (question, role) in
        [("choose_politics", "chancellor"), ("manage", "treasurer"), ("march", "marshal")]
    {
        assert_eq!(roles.get(question), Some(&role), "{question} in {roles:?}");
    }
}

/// The army for one battle is bought by the Treasurer and led by the Marshal.
#[test]
fn ar_23_2_a_battle_alone() {
    let mut luck = Quick::new(23, 2);
    let setup = Setup { skirmish: true, ..Setup::for_seats(2) };
    let mut game = Arcadia::set_up(&setup, &mut luck, &mut Silence).expect("a table of ours");
    let mut seen = BTreeSet::new();
    while let Some(seat) = game.asked().first() {
        let question = game.question(seat).expect("an asked seat has a question");
        seen.insert(game.role_of(seat, &question));
        let bought = matches!(question, Question::Enlist { .. });
        assert_eq!(game.role_of(seat, &question) == Some("treasurer"), bought, "{question:?}");
        let all = game.legal_moves(seat);
        game.apply(seat, all[luck.below(all.len() as u32) as usize], &mut luck, &mut Silence);
    }
    let chosen = [Some("chancellor"), Some("marshal"), Some("treasurer")];
    assert_eq!(seen, chosen.into());
}

/// Whether the kingdom pays decides whose answer a deal is.
#[test]
fn ar_23_2_deals_the_kingdom_pays_are_the_treasurers() {
    for (deal, adviser) in
        [("ask 8", "treasurer"), ("truce 2", "chancellor"), ("enter", "chancellor")]
    {
        let mut table = calm_of(&Setup::for_seats(3));
        for seat in 0..3 {
            table.set(seat, "gold", 20);
        }
        table.until("talk");
        for word in ["propose 1", deal, "done", "done"] {
            table.play(0, word);
        }
        table.play(1, "done");
        table.play(2, "done");
        assert_eq!((table.asks().as_str(), table.asked()), ("answer_deal", vec![1]));
        assert_eq!(role(&table, 1), adviser, "{deal}");
    }
}
