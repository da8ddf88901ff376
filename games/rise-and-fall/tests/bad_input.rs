//! Bad input of every sort: a clear refusal, and nothing changes.

use engine::playthrough::{Playthrough, Record};
use engine::{Answer, Chance, Game, Play, Quick, Seat, Seed, Silence, Spoken};
use rise_and_fall::kinds::Tale;
use rise_and_fall::{Move, RiseAndFall, Setup};
use serde_json::{Value, json};

fn set_up(setup: &Setup) -> RiseAndFall {
    RiseAndFall::set_up(setup, &mut Quick::new(1, 1), &mut Silence).expect("a table")
}

/// A game that has begun, after so many random moves.
fn begun(setup: Setup, moves: u32) -> Playthrough<RiseAndFall> {
    let mut luck = Quick::new(u64::from(moves), 3);
    let mut game = Playthrough::<RiseAndFall>::new(setup, Seed::from_number(5)).expect("a table");
    for _ in 0..moves {
        let Some(seat) = game.state().asked().first() else { break };
        let all = game.state().legal_moves(seat);
        game.play(seat, all[luck.below(all.len() as u32) as usize]).expect("a legal move");
    }
    game
}

/// Some tables of different sorts, in the middle of the game.
fn tables() -> Vec<Playthrough<RiseAndFall>> {
    let usual = Setup::for_seats;
    let built = |seats| Setup { world: "built".into(), ..usual(seats) };
    let tales = Setup { tales: true, chosen_tales: Tale::ALL.to_vec(), ..usual(3) };
    let npcs = vec!["pirate-3".to_string(), "cultist-2".to_string()];
    vec![
        begun(usual(2), 90),
        begun(built(3), 30),
        begun(Setup { guilds: true, ..usual(4) }, 5),
        begun(Setup { guilds: true, ..tales }, 200),
        begun(Setup { npcs, ..usual(2) }, 120),
    ]
}

/// A move is refused with the rule; table and log stay what they were.
#[track_caller]
fn refuses(game: &mut Playthrough<RiseAndFall>, text: &str, rule: &str) {
    let (before, length) = (game.state().clone(), game.log().len());
    let seat = before.asked().first().expect("somebody is asked");
    let refusal = game.play_text(seat, text).expect_err("a refusal");
    assert_eq!(refusal.rule, rule, "{text}: {:?}", refusal.reason);
    assert!(*game.state() == before && game.log().len() == length, "{text} changed something");
}

#[test]
fn illegal_anchors_and_orientations_name_the_rule() {
    let setup = Setup { world: "built".into(), ..Setup::for_seats(2) };
    let mut game = begun(setup, 0);
    refuses(&mut game, "tile 1,1", "RF-3.13");
    refuses(&mut game, "tile 40,40", "RF-3.13");
    refuses(&mut game, "tile 127,-128", "RF-3.13");
    refuses(&mut game, "turn 1", "RF-3.12");
    refuses(&mut game, "lift 0,0", "RF-3.12");
    refuses(&mut game, "end", "RF-3.12");
    // On to the Plain: anchored on a Sea hex, a tile may not be turned over the edge of the World.
    let mut luck = Quick::new(4, 4);
    let seat = loop {
        let seat = game.state().asked().first().expect("a builder");
        let question = game.state().question(seat);
        if matches!(question, Some(rise_and_fall::Question::TurnTile { .. })) {
            break seat;
        }
        let all = game.state().legal_moves(seat);
        game.play(seat, all[luck.below(all.len() as u32) as usize]).expect("a legal move");
    };
    let legal = game.state().legal_moves(seat);
    let mut refused = 0;
    for turn in [0u8, 1, 2, 3, 4, 5, 6, 200, 255] {
        if !legal.contains(&Move::Turn { turn }) {
            let before = game.state().clone();
            let refusal = game.play(seat, Move::Turn { turn }).expect_err("a refusal");
            assert!(refusal.rule.starts_with("RF-"), "{refusal:?}");
            assert!(*game.state() == before);
            refused += 1;
        }
    }
    assert!(refused > 0);
    refuses(&mut game, "tile 0,0", "RF-3.12");
}

/// Two players on `twin-shores` with one Nomad at the foot of a Mountain.
fn at_the_cliff() -> Playthrough<RiseAndFall> {
    let setup = Setup { world: "twin-shores".into(), ..Setup::for_seats(2) };
    let mut game = begun(setup, 0);
    let first = game.state().asked().first().expect("the first player");
    let places = [
        ["place nomad 7,-1", "place nomad 2,0"],
        ["place city 4,0", "place city 2,1"],
        ["place ship 8,0", "place ship 3,0"],
    ];
    for place in places.as_flattened() {
        let seat = game.state().asked().first().expect("somebody deploys");
        game.play_text(seat, place).expect("a legal place");
    }
    let other = Seat(1 - first.0);
    game.play_text(first, "card nomad").expect("a card");
    game.play_text(other, "card ship").expect("a card");
    game.play_text(first, "7,-1 move").expect("a move");
    game
}

#[test]
fn a_move_across_a_cliff_is_refused() {
    let mut game = at_the_cliff();
    refuses(&mut game, "at 6,-1", "RF-2.6");
    refuses(&mut game, "at 8,-1", "RF-6.10");
    refuses(&mut game, "at 4,1", "RF-6.10");
    refuses(&mut game, "7,-1 move", "RF-5.3");
    let seat = game.state().asked().first().expect("somebody is asked");
    game.play_text(seat, "at 6,0").expect("the way around");
}

#[test]
fn a_trophy_is_held_once() {
    let mut state = serde_json::to_value(begun(Setup::for_seats(2), 90).state()).expect("JSON");
    let read = |state: &Value| serde_json::from_value::<RiseAndFall>(state.clone());
    assert!(read(&state).is_ok());
    state["trophies"] = json!({ "nomad": 7 });
    assert!(read(&state).is_err(), "nobody sits there");
    state["trophies"] = json!({ "nomad": [0, 1] });
    assert!(read(&state).is_err(), "one trophy, one holder");
    state["trophies"] = json!({ "dragon": 0 });
    assert!(read(&state).is_err(), "no such trophy in this game");
}

#[test]
fn setups_that_cannot_be_are_refused_with_the_rule() {
    let usual = Setup::for_seats;
    let refused = |setup: Setup| {
        let table = RiseAndFall::set_up(&setup, &mut Quick::new(1, 1), &mut Silence);
        table.err().map(|it| it.rule)
    };
    let named = |world: &str, seats| Setup { world: world.into(), ..usual(seats) };
    assert_eq!(refused(named("three-horns", 4)), Some("RF-3.10"), "a fourth player");
    assert_eq!(refused(named("three-horns", 2)), Some("RF-3.10"), "two players");
    assert_eq!(refused(named("three-horns", 3)), None);
    assert_eq!(refused(named("atlantis", 3)), Some("RF-3.10"));
    for seats in [0, 1, 9, 255] {
        let setup = Setup { seats, npcs: Vec::new(), ..usual(2) };
        assert_eq!(refused(setup), Some("RF-3.1"), "{seats} seats");
    }
    assert_eq!(refused(Setup { trophies: 3, ..usual(2) }), Some("RF-3.2"));
    assert_eq!(refused(Setup { trophies: 4, ..usual(5) }), Some("RF-13.1"));
    assert_eq!(refused(Setup { world_seed: Some(1), ..usual(2) }), Some("RF-20.1"));
    assert_eq!(refused(Setup { npcs: vec!["pirate-4".into()], ..usual(1) }), Some("RF-14.2"));
    assert_eq!(refused(Setup { hardcore: true, ..usual(2) }), Some("RF-17.4"));
    for text in [r#"{"seats":2,"sets":4}"#, r#"{"seats":-1}"#, r#"{"seats":"two"}"#, "{}", "[]"] {
        assert!(serde_json::from_str::<Setup>(text).is_err(), "{text}");
    }
}

/// Text of words the notation knows, and of others.
fn gibberish(luck: &mut Quick) -> String {
    const WORDS: &[&str] = &[
        "at",
        "tile",
        "lift",
        "turn",
        "place",
        "card",
        "keep",
        "pass",
        "swap",
        "decline",
        "buy",
        "move",
        "build-city",
        "nomad",
        "ship",
        "winged",
        "0,0",
        "7,-1",
        "-128,127",
        "999,1",
        ",",
        "1,",
        "nothing",
        "end",
        "no-buy",
        "hurry",
        "wood",
        "255",
        "256",
        "-1",
        "",
        "é",
        "\u{0}",
        "𝔘",
        "hunt",
        "found-port",
        "NaN",
        "1e9",
        "'; --",
        "take",
    ];
    let count = luck.below(5);
    let words = (0..count).map(|_| WORDS[luck.below(WORDS.len() as u32) as usize]);
    words.collect::<Vec<_>>().join(if luck.below(9) == 0 { "\t" } else { " " })
}

#[test]
fn any_text_and_any_number_get_an_answer() {
    let mut luck = Quick::new(1, 9);
    let (mut read, mut refused) = (0, 0);
    for mut game in tables() {
        for _ in 0..600 {
            let seat = Seat([0, 1, 2, 7, 255][luck.below(5) as usize]);
            let text = gibberish(&mut luck);
            let before = game.state().clone();
            match before.read(seat, &text) {
                Ok(mv) => {
                    read += 1;
                    assert!(!before.write(seat, mv).is_empty());
                    assert!(!before.describe_move(seat, mv).key.is_empty());
                }
                Err(refusal) => assert!(!refusal.reason.key.is_empty()),
            }
            let number = luck.below(Move::NUMBERS + 1000);
            let Some(mv) = Move::from_number(number) else { continue };
            if before.check_move(seat, mv).is_err() {
                refused += 1;
                assert!(game.play(seat, mv).is_err() && *game.state() == before, "{mv:?}");
            }
        }
    }
    assert!(read > 40 && refused > 1000, "{read} {refused}");
}

#[test]
fn cut_and_edited_saves_never_panic() {
    let mut luck = Quick::new(2, 9);
    let mut refused = 0;
    for game in tables() {
        let record = game.to_record(&RiseAndFall::tables_fingerprint()).to_json();
        let state = serde_json::to_string(game.state()).expect("JSON");
        for _ in 0..40 {
            let mut cut = luck.below(state.len() as u32) as usize;
            while !state.is_char_boundary(cut) {
                cut -= 1;
            }
            assert!(serde_json::from_str::<RiseAndFall>(&state[..cut]).is_err());
            // One character becomes another: refused, or a table that keeps the laws.
            match serde_json::from_str::<RiseAndFall>(&edited(&state, &mut luck)) {
                Ok(table) => assert_eq!(table.broken_law(), None),
                Err(_) => refused += 1,
            }
        }
        for _ in 0..6 {
            if let Ok(record) = Record::from_json(&edited(&record, &mut luck)) {
                refused += u32::from(Playthrough::<RiseAndFall>::from_record(record).is_err());
            }
        }
    }
    assert!(refused > 50, "only {refused}");
}

/// The text with one character changed.
fn edited(text: &str, luck: &mut Quick) -> String {
    const OTHERS: &[char] = &['0', '9', '-', ',', '"', 'x', '{', ']', ' ', 'é'];
    let at = luck.below(text.chars().count() as u32) as usize;
    let other = OTHERS[luck.below(OTHERS.len() as u32) as usize];
    text.chars().enumerate().map(|(place, old)| if place == at { other } else { old }).collect()
}

#[test]
fn a_seat_that_is_not_asked_is_told_so() {
    let table = set_up(&Setup { world: "twin-shores".into(), ..Setup::for_seats(2) });
    let asked = table.asked().first().expect("somebody deploys");
    let other = Seat(1 - asked.0);
    let mv = table.legal_moves(asked)[0];
    assert_eq!(table.check_move(other, mv).err().map(|it| it.rule), Some("not-asked"));
    assert!(table.check_move(Seat(200), mv).is_err());
}
