//! One battle and nothing else (AR-23.6), from the purse to the field.

use arcadia::battle::BattleStep;
use arcadia::{Arcadia, Move, Question, Setup};
use engine::{Chance, Play, Quick, Seat, Secrets, Silence, Viewer};

fn offers(table: &Arcadia, seat: Seat) -> Vec<Move> {
    let mut all = Vec::new();
    table.offer(seat, &mut all);
    all
}

#[test]
fn ar_23_6_each_buys_an_army_and_the_last_side_wins() {
    for seats in 2..=4u8 {
        let mut luck = Quick::new(23, seats.into());
        let setup = Setup { skirmish: true, ..Setup::for_seats(seats) };
        let mut table = Arcadia::set_up(&setup, &mut luck, &mut Silence).expect("a table of ours");
        let mut bought = [0u16; 4];
        let mut steps = std::collections::BTreeSet::new();
        while let Some(seat) = table.asked().first() {
            let all = offers(&table, seat);
            match table.question(seat).expect("an asked seat has a question") {
                Question::PickNation => assert_eq!(all.len(), 4, "also the same one"),
                Question::Enlist { gold } => {
                    bought[seat.index()] = 69 - gold;
                    let other = Seat((seat.0 + 1) % seats);
                    let seen = table.view_for(Viewer::Seat(other));
                    assert_eq!(seen.players[seat.index()].gold, 69, "nobody sees what others buy");
                }
                Question::Orders { step, .. } => {
                    steps.insert(step.id());
                }
                Question::Deploy { .. } | Question::AimGun => {}
                other => panic!("{other:?} is not asked in a skirmish"),
            }
            assert!(
                !all.iter().any(|mv| matches!(mv, Move::PlayTactic { .. })),
                "no tactical cards"
            );
            let bold: Vec<Move> =
                all.iter().copied().filter(|mv| *mv != Move::Retreat {}).collect();
            let mv = bold[luck.below(bold.len() as u32) as usize];
            table.apply(seat, mv, &mut luck, &mut Silence);
            assert_eq!(table.broken_law(), None);
        }
        let outcome = table.outcome().expect("it is over");
        assert_eq!(outcome.places.iter().filter(|place| **place == 1).count(), 1);
        assert!(
            bought[..usize::from(seats)].iter().all(|gold| (1..=69).contains(gold)),
            "{bought:?}"
        );
        assert!(
            steps.contains(BattleStep::Start.id()) && steps.contains(BattleStep::Shooting.id()),
            "{steps:?}"
        );
    }
}
