//! RF-10.1, RF-10.2, RF-11: dealing, keeping and passing guilds.

use engine::{Game, Play, Quick, Seat, Secrets, Silence, Viewer};
use rise_and_fall::kinds::Level;
use rise_and_fall::{Move, Question, RiseAndFall, Setup};

fn drafting(handicap: Vec<Level>, seats: u8) -> RiseAndFall {
    let setup = Setup { guilds: true, handicap, ..Setup::for_seats(seats) };
    RiseAndFall::set_up(&setup, &mut Quick::new(3, 3), &mut Silence).expect("a setup")
}

/// Everybody answers with the first card; returns guilds by seat.
fn drafted(mut table: RiseAndFall) -> Vec<usize> {
    while table.view_for(Viewer::Spectator).phase == "guilds" {
        let seat = table.asked().first().expect("a seat");
        let mv = table.legal_moves(seat)[0];
        table.apply(seat, mv, &mut Quick::new(1, 1), &mut Silence);
    }
    let view = table.view_for(Viewer::Spectator);
    view.civs.iter().map(|civ| civ.guilds.len()).collect()
}

/// RF-10.1, RF-10.2: three cards each; one is kept, one passed to the left, one returned.
#[test]
fn rf_10_1_draft() {
    let mut table = drafting(Vec::new(), 3);
    let own = |table: &RiseAndFall, seat: u8| {
        table.view_for(Viewer::Seat(Seat(seat))).civs[seat as usize].clone()
    };
    let dealt = [0, 1, 2].map(|seat| own(&table, seat).dealt);
    assert!(dealt.iter().all(|cards| cards.len() == 3));
    assert_eq!(table.question(Seat(1)), Some(Question::KeepGuild));
    let foreign = table.check_move(Seat(1), Move::Keep { guild: dealt[0][0] });
    assert_eq!(foreign.expect_err("not dealt").rule, "RF-10.1");
    for seat in [1u8, 0, 2] {
        let cards = &dealt[seat as usize];
        let mut play = |mv| table.apply(Seat(seat), mv, &mut Quick::new(1, 1), &mut Silence);
        play(Move::Keep { guild: cards[0] });
        play(Move::PassOn { guild: cards[1] });
    }
    let view = table.view_for(Viewer::Spectator);
    for seat in 0..3 {
        let right = (seat + 2) % 3;
        let mut expected = vec![dealt[seat][0], dealt[right][1]];
        expected.sort_unstable();
        assert_eq!(view.civs[seat].guilds, expected);
    }
}

/// RF-11.1, RF-11.2, RF-11.3, RF-11.4, RF-11.5, RF-11.6: guilds by experience.
#[test]
fn rf_11_1_handicap() {
    use Level::{Experienced, Novice, Regular, VeryExperienced};
    assert_eq!(drafted(drafting(Vec::new(), 4)), [2, 2, 2, 2]);
    let levels = vec![VeryExperienced, Experienced, Regular, Novice];
    assert_eq!(drafted(drafting(levels, 4)), [0, 1, 2, 3]);
    assert_eq!(drafted(drafting(vec![Novice, VeryExperienced], 2)), [3, 0]);
    let refused = |guilds, handicap: Vec<Level>| {
        let setup = Setup { guilds, handicap, ..Setup::for_seats(2) };
        let table = RiseAndFall::set_up(&setup, &mut Quick::new(3, 3), &mut Silence);
        table.err().map(|it| (it.rule, it.reason.key))
    };
    let no = |key: &str| Some(("RF-11.1", key.to_string()));
    assert_eq!(refused(false, vec![Novice, Regular]), no("refused-handicap-guilds"));
    assert_eq!(refused(true, vec![Novice]), no("refused-handicap"));
}
