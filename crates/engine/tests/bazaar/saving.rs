//! Tables saved with one program are read with another whose numbers are all different.

use crate::content::{CARD_TABLE, Content, EFFECTS};
use crate::hard_cases::at_turn;
use crate::moves::Move;
use crate::town::{Tables, Town};
use crate::{Bazaar, Printed, random_game};
use engine::chain::Rules;
use engine::{Game, Play, Quick, Seat, Silence};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// The same effects in another order, with new ones in front.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Renumbered;

impl Tables for Renumbered {
    fn content() -> &'static Content<Renumbered> {
        static CONTENT: OnceLock<Content<Renumbered>> = OnceLock::new();
        CONTENT.get_or_init(|| {
            let mut tables: Vec<&str> = EFFECTS.split("\n[").collect();
            let head = tables.remove(0);
            tables.reverse();
            let new = "new]\nfirst = [{ do = \"points\", n = 9 }, { do = \"place\" }]\n";
            let effects = [&[head, new], &tables[..]].concat().join("\n[");
            let mut cards: Vec<&str> = CARD_TABLE.split("[[card]]").skip(1).collect();
            cards.push("\nid = \"newcomer\"\nmodifiers = { outside = 1 }\n");
            cards.reverse();
            let cards: String = cards.iter().map(|card| format!("[[card]]{card}\n")).collect();
            Content::read(&effects, &cards).expect("sound tables")
        })
    }
}

#[test]
fn a_table_goes_on_under_renumbered_content() {
    let (old, new) = (&Printed::content().program, &Renumbered::content().program);
    let moved = old.steps().filter(|step| new.step(old.name(*step)) != Some(*step)).count();
    assert!(moved > old.len() / 2, "{moved} of {} steps have another number", old.len());
    for game in 0..60 {
        random_game(game, |town| {
            let saved = serde_json::to_value(town).expect("plain data");
            let mut other: Town<Renumbered> =
                serde_json::from_value(saved.clone()).expect("the same names");
            assert_eq!(serde_json::to_value(other).expect("plain data"), saved);
            let Some(seat) = town.asked().first() else { return };
            let (moves, others) = (town.legal_moves(seat), other.legal_moves(seat));
            assert_eq!(moves, others);
            let mv = moves[game as usize % moves.len()];
            let mut next = *town;
            next.apply(seat, mv, &mut Quick::new(5, game), &mut Silence);
            other.apply(seat, mv, &mut Quick::new(5, game), &mut Silence);
            assert_eq!(next.board, other.board);
            assert_eq!(next.legal_moves(seat), other.legal_moves(seat));
        });
    }
}

/// In the middle of a fight: readable, by names.
fn saved_fight() -> Value {
    let mut story = at_turn(3);
    story.town.board.cells[4] = Some(Seat(1));
    story.play(0, Move::Attack(4));
    serde_json::to_value(story.town).expect("plain data")
}

#[test]
fn a_saved_chain_is_for_people() {
    let about = json!({ "cell": { "at": 4, "defender": 1 } });
    assert_eq!(
        saved_fight()["chain"],
        json!([
            { "do": "turn/1", "is": "if", "seat": 0 },
            { "do": "conquest/2", "is": "if", "seat": 0, "about": about },
            { "do": "conquest/1/0", "is": "spring_trap", "seat": 1, "about": about },
        ])
    );
}

#[test]
fn a_shifted_step_is_a_sentence() {
    let against = |change: fn(&mut Value)| {
        let mut saved = saved_fight();
        change(&mut saved["chain"]);
        let read = serde_json::from_value::<Bazaar>(saved);
        read.expect_err("another step").to_string()
    };
    assert_eq!(
        against(|chain| chain[1]["is"] = json!("roll")),
        "`conquest/2` was `roll` when it was saved, but is `if` in these tables"
    );
    assert_eq!(
        against(|chain| chain[1]["do"] = json!("conquests/2")),
        "the tables have no step `conquests/2`; did you mean `conquest/2`?"
    );
    assert!(against(|chain| chain[0]["extra"] = json!(1)).contains("unknown field `extra`"));
    let long = against(|chain| *chain = json!(vec![chain[0].clone(); 25]));
    assert_eq!(long, "25 tasks wait, at most 24 can");
}

#[test]
fn a_damaged_chain_breaks_a_law_in_words() {
    let law = |change: fn(&mut Value)| {
        let mut saved = saved_fight();
        change(&mut saved["chain"]);
        let town: Bazaar = serde_json::from_value(saved).expect("readable");
        town.broken_law().expect("a broken law")
    };
    assert_eq!(
        law(|chain| chain[0]["tied"] = json!(true)),
        "`turn/1` is tied to nothing of its own seat"
    );
    assert_eq!(
        law(|chain| chain[2]["seat"] = json!(3)),
        "`conquest/1/0` waits for seat 3, who is not here"
    );
    let nobody = law(|chain| *chain = json!([{ "do": "levy/1", "is": "muster", "seat": 0 }]));
    assert_eq!(nobody, "seat 0 has no answer to the first of levy/1");
}

#[test]
fn cards_in_play_are_saved_by_name() {
    let mut story = at_turn(3);
    story.give(0, "spy");
    story.show(1, "academy");
    story.play_card(0, "spy");
    let saved = serde_json::to_value(story.town).expect("plain data");
    assert_eq!(
        saved["cards"],
        json!([{ "card": "festival" }, { "card": "academy", "owner": 1 }, { "card": "spy", "as": "academy", "owner": 0 }])
    );
    let mut wrong = saved.clone();
    wrong["cards"][1]["card"] = json!("acadamy");
    let error = serde_json::from_value::<Bazaar>(wrong).expect_err("no such card");
    assert_eq!(error.to_string(), "no card `acadamy`; did you mean `academy`?");
    let loaded: Bazaar = serde_json::from_value(saved).expect("the same");
    assert_eq!(loaded, story.town);
    assert_eq!(loaded.cards().list(), story.town.cards.list());
}
