//! What a server asks of a match whatever its game is.

#[path = "../../bots/tests/orchard/mod.rs"]
mod orchard;

use catalog::table::Beyond;
use catalog::{Entry, GameEntry, Lang, Table};
use engine::playthrough::Record;
use engine::{Seat, Seed, Viewer};
use orchard::Orchard;
use serde_json::Value;
use std::collections::BTreeMap;
use std::slice;

const ORCHARD: Entry<Orchard> = Entry::NEW;

fn orchard(seats: u8) -> Box<dyn Table> {
    let setup = ORCHARD.usual_setup(seats).expect("a setup");
    ORCHARD.new_table(&setup, Seed::from_number(7), None).expect("a table")
}

/// A match of Terra Mystica in which everybody has answered with the first legal move so often.
fn terra_mystica(moves: usize) -> Box<dyn Table> {
    let game = catalog::game("terra-mystica").expect("a game");
    let setup = game.usual_setup(2).expect("a setup");
    let mut table = game.new_table(&setup, Seed::from_number(3), None).expect("a table");
    for _ in 0..moves {
        let seat = table.asked().first().expect("a seat is asked");
        let mv = table.legal(seat, Lang::En).remove(0);
        table.play(seat, &mv.notation, None).expect("a legal move");
    }
    table
}

/// Everything the rulebook's setup answers is an option of the form, and it can be played.
#[test]
fn the_rulebooks_own_setup_can_be_played_at_every_number_of_seats() {
    for game in catalog::GAMES.iter() {
        let (least, most) = game.profile().seats;
        for seats in least..=most {
            let rulebook = game.rulebook_setup(seats).expect("a setup");
            let usual = game.usual_setup(seats).expect("a setup");
            assert!(game.new_table(&rulebook, Seed::from_number(1), None).is_ok(), "{rulebook}");
            for (key, value) in rulebook.as_object().expect("an object") {
                let option = game.options().iter().any(|option| option.key == key);
                assert!(option || usual.get(key) == Some(value), "{key} cannot be chosen");
            }
        }
    }
}

/// TM-18.2: who is not asked may leave, and hears the rule if not.
#[test]
fn an_intervention_needs_no_question() {
    let mut table = terra_mystica(0);
    let asleep = |table: &dyn Table| Seat(1 - table.asked().first().expect("a seat").0);
    let other = asleep(&*table);
    let early = table.play(other, "leave", None).expect_err("nobody plays yet");
    assert_eq!((early.rule, table.length()), ("TM-18.2", 0));
    let first = table.legal(Seat(1 - other.0), Lang::En).remove(0).notation;
    assert_eq!(table.play(other, &first, None).expect_err("others are asked").rule, "not-asked");
    while table.play(asleep(&*table), "leave", None).is_err() {
        let seat = table.asked().first().expect("a seat is asked");
        let mv = table.legal(seat, Lang::En).remove(0);
        table.play(seat, &mv.notation, None).expect("a legal move");
    }
    // The one who is left goes on alone.
    let stays = table.asked().first().expect("a seat is asked");
    let gone = Seat(1 - stays.0);
    assert!(table.legal(gone, Lang::En).is_empty());
    assert_eq!(table.explain(gone, &[], "leave").expect_err("gone").rule, "TM-18.2");
    assert_eq!(table.explain(stays, &[], "leave"), Ok(()));
    let leave = slice::from_ref(&"leave".to_string()).to_vec();
    assert!(table.preview(stays, &leave, 1, Lang::En).expect("a preview").turn_over);
    assert_eq!(table.preview(gone, &[], 1, Lang::En).expect_err("not asked").rule, "not-asked");
    assert!(table.play(Seat(2), "leave", None).is_err(), "nobody sits there");
}

/// The places of everything in a JSON value, as pointers.
fn places(value: &Value, place: &str) -> Vec<String> {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(items) => {
            items.iter().enumerate().map(|(index, value)| (index.to_string(), value)).collect()
        }
        _ => Vec::new(),
    };
    let deeper = parts.iter().flat_map(|(key, part)| places(part, &format!("{place}/{key}")));
    std::iter::once(place.to_string()).chain(deeper).collect()
}

/// Another value of the same kind; an object with a field more.
fn change(value: &mut Value) {
    match value {
        Value::Null => *value = Value::from(1),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => *value = Value::from(number.as_i64().unwrap_or_default() + 1),
        Value::String(text) => text.push('x'),
        Value::Array(items) => items.push(Value::Null),
        Value::Object(fields) => drop(fields.insert("unread".into(), Value::from(1))),
    }
}

/// A file says nothing that nobody checks.
#[test]
fn whatever_is_changed_or_added_in_a_file_is_found() {
    for game in catalog::GAMES.iter() {
        let setup = game.usual_setup(2).expect("a setup");
        let mut table = game.new_table(&setup, Seed::from_number(3), None).expect("a table");
        for _ in 0..12 {
            let seat = table.asked().first().expect("a seat is asked");
            let mv = table.legal(seat, Lang::En).remove(0);
            table.play(seat, &mv.notation, None).expect("a legal move");
        }
        let file = serde_json::to_value(table.record()).expect("JSON");
        let verified = |file: &Value| {
            let record = Record::from_json(&file.to_string())?;
            game.verify(&record).map(drop)
        };
        assert!(verified(&file).is_ok(), "{}", game.profile().id);
        for place in places(&file, "") {
            let mut changed = file.clone();
            change(changed.pointer_mut(&place).expect("a value"));
            assert!(verified(&changed).is_err(), "{}{place}", game.profile().id);
        }
    }
}

fn texts(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

#[test]
fn a_preview_changes_nothing_and_tells_what_would_come() {
    let table = terra_mystica(8);
    let before = table.view(Viewer::Spectator);
    let seat = table.asked().first().expect("a seat");
    for mv in table.legal(seat, Lang::En) {
        let preview =
            table.preview(seat, slice::from_ref(&mv.notation), 1, Lang::Fr).expect("legal");
        assert_eq!(preview.beyond, None, "{}", mv.notation);
        let mut real = table.copy();
        real.play(seat, &mv.notation, None).expect("legal");
        assert_eq!(preview.view, real.view(Viewer::Seat(seat)), "{}", mv.notation);
        assert_eq!(preview.turn_over, !real.asked().has(seat), "{}", mv.notation);
        let points = |table: &dyn Table| -> Vec<i32> {
            table.score(None, None, Lang::En).iter().map(|score| score.total).collect()
        };
        let gained: Vec<i32> =
            points(&*real).iter().zip(points(&*table)).map(|(now, then)| now - then).collect();
        assert_eq!(preview.gained, gained, "{}", mv.notation);
    }
    assert_eq!(table.view(Viewer::Spectator), before);
    assert_eq!(table.length(), 8);
}

#[test]
fn a_preview_names_what_is_gained_and_paid() {
    let mut table = terra_mystica(8);
    let effect = (0..40).find_map(|_| {
        let seat = table.asked().first()?;
        let legal = table.legal(seat, Lang::En);
        let burn = legal.iter().find(|mv| mv.notation == "burn 1");
        if let Some(burn) = burn {
            let preview = table.preview(seat, slice::from_ref(&burn.notation), 1, Lang::En).ok()?;
            return Some(preview.effects);
        }
        table.play(seat, &legal[0].notation, None).ok()?;
        None
    });
    let effects = effect.expect("somebody may burn power sooner or later");
    let change = |key: &str| effects.iter().find(|effect| effect.key == key).map(|e| e.change);
    assert_eq!(change("holding-bowl-2"), Some(-2));
    assert_eq!(change("holding-bowl-3"), Some(1));
    assert_eq!(change("holding-coins"), None);
}

#[test]
fn a_preview_stops_before_luck() {
    let table = orchard(2);
    let preview = table.preview(Seat(0), &texts(&["pick 3"]), 1, Lang::En).expect("legal");
    assert_eq!(preview.beyond, Some(Beyond::Luck));
    assert!(preview.turn_over && preview.moves.is_empty());
    assert!(preview.told.is_empty());
    assert_eq!(preview.view, table.view(Viewer::Seat(Seat(0))));
    let further = table.preview(Seat(0), &texts(&["pick 3", "sell"]), 1, Lang::En);
    assert_eq!(further.expect_err("nothing can be planned after luck").rule, "not-asked");
}

#[test]
fn a_plan_that_breaks_a_rule_is_refused_with_the_rule() {
    let table = orchard(2);
    let refusal = table.preview(Seat(0), &texts(&["sell"]), 1, Lang::En).expect_err("no apples");
    assert_eq!(refusal.rule, "OR-2");
    assert_eq!(table.explain(Seat(0), &[], "sell").expect_err("no apples").rule, "OR-2");
    assert!(table.explain(Seat(0), &[], "pick 3").is_ok());
    assert!(table.explain(Seat(1), &[], "pick 3").is_err());
    assert!(table.explain(Seat(9), &[], "pick 3").is_err());
}

#[test]
fn a_hint_after_planned_moves_is_legal_then() {
    let table = terra_mystica(8);
    let seat = table.asked().first().expect("a seat");
    let planned = texts(&["wait"]);
    let bot = bots::BotName::parse("greedy").expect("a bot");
    let hint = table.hint_after(seat, &planned, bot, 5, Lang::En).expect("a hint");
    assert!(table.explain(seat, &planned, &hint.notation).is_ok());
}

#[test]
fn a_match_comes_back_from_its_log_alone() {
    let table = terra_mystica(40);
    let game = catalog::game("terra-mystica").expect("a game");
    let mut record = table.record();
    record.state = Value::Null;
    let (resumed, notices) = game.resume(record).expect("a sound log");
    assert_eq!(notices, []);
    assert_eq!(resumed.view(Viewer::Spectator), table.view(Viewer::Spectator));
    assert_eq!(resumed.entries(0), table.entries(0));
    let totals = table.totals(0..41, Viewer::Spectator);
    assert_eq!((resumed.totals(0..41, Viewer::Spectator), totals.len()), (totals.clone(), 41));
    assert_eq!(table.totals(20..30, Viewer::Spectator), totals[20..30]);
    assert_eq!(table.totals(30..30, Viewer::Spectator), Vec::<Vec<i32>>::new());
    assert_eq!(resumed.view_at(Viewer::Spectator, 17), table.view_at(Viewer::Spectator, 17));
    assert_eq!(table.view_at(Viewer::Spectator, 41), None);
}

#[test]
fn an_old_copy_of_the_table_beside_a_log_counts_for_nothing() {
    let (before, after) = (terra_mystica(30), terra_mystica(40));
    let game = catalog::game("terra-mystica").expect("a game");
    let record = Record { state: before.record().state, ..after.record() };
    assert_ne!(record.state, after.record().state);
    let (resumed, notices) = game.resume(record).expect("a sound log");
    assert_eq!((resumed.record(), notices), (after.record(), vec![]));
}

#[test]
fn undo_points_are_where_the_seat_may_go_back_to() {
    // The same seat chooses the last bonus card and takes the first turn.
    let mut table = terra_mystica(8);
    let seat = table.asked().first().expect("a seat");
    assert_eq!(table.undo_points(seat), [7]);
    table.play(seat, "wait", None).expect("waiting is always possible");
    assert_eq!(table.undo_points(seat), [8, 7]);
    assert_eq!(table.undo_to(seat, 8), Ok(8));
    assert_eq!(table.undo_points(seat), [7]);
    assert_eq!(table.effective(), (0..8).collect::<Vec<_>>());
    assert_eq!(table.undo_points(Seat(1 - seat.0)), Vec::<usize>::new());
    assert_eq!(table.undo_to(seat, 6).expect_err("another seat's move").rule, "no-undo");
}

#[test]
fn secret_points_are_shown_to_their_owner_only() {
    let mut found = false;
    for seed in 0..40 {
        let setup = ORCHARD.usual_setup(2).expect("a setup");
        let mut table = ORCHARD.new_table(&setup, Seed::from_number(seed), None).expect("a table");
        table.play(Seat(0), "pick 3", None).expect("legal");
        let own = table.score(None, Some(Viewer::Seat(Seat(0))), Lang::En)[0].total;
        let seen = table.score(None, Some(Viewer::Seat(Seat(1))), Lang::En)[0].total;
        assert_eq!(seen, 0);
        assert_eq!(table.totals(0..2, Viewer::Spectator), [[0, 0], [0, 0]]);
        found |= own == 5;
    }
    assert!(found, "one of forty seeds makes tree 3 the favourite");
}

#[test]
fn standing_orders_answer_offers_of_power() {
    let game = catalog::game("terra-mystica").expect("a game");
    let keys: Vec<&str> = game.standing_orders().iter().map(|order| order.key).collect();
    assert_eq!(keys, ["take-power-for", "decline-power-above"]);
    let orders = |take: Option<i64>, decline: Option<i64>| -> BTreeMap<String, i64> {
        let given = [("take-power-for", take), ("decline-power-above", decline)];
        given.iter().filter_map(|(key, n)| Some((key.to_string(), (*n)?))).collect()
    };
    let mut seen = [0, 0];
    for start in 0..30 {
        let mut table = terra_mystica(8);
        for step in 0..120 {
            let Some(seat) = table.asked().first() else { break };
            let question = &table.pending(Lang::En)[0].question;
            let asked = question["kind"] == "answer_offer";
            let take = table.ordered_answer(seat, &orders(Some(9), None));
            let refuse = table.ordered_answer(seat, &orders(Some(0), Some(0)));
            assert_eq!(take.is_some(), asked, "{question}");
            assert_eq!(table.ordered_answer(seat, &BTreeMap::new()), None);
            if let (Some(take), Some(refuse)) = (take, refuse) {
                assert!(take.starts_with("leech"), "{take}");
                let price = question["points"].as_i64().expect("a price in points");
                let up_to = |most: i64| table.ordered_answer(seat, &orders(Some(most), None));
                assert_eq!(up_to(price), Some(take.clone()), "what costs at most {price} is taken");
                assert_eq!(up_to(price - 1), None, "what costs more is asked about");
                let free = price == 0;
                assert_eq!(refuse.starts_with("leech"), free, "{refuse} {question}");
                seen[usize::from(free)] += 1;
            }
            let legal = table.legal(seat, Lang::En);
            let upgrades = || legal.iter().filter(|mv| mv.notation.starts_with("upgrade"));
            let any = &legal[(start * 7 + step * 13) % legal.len()];
            let mv = upgrades().nth(start % 3).unwrap_or(any);
            table.play(seat, &mv.notation, None).expect("a legal move");
        }
    }
    assert!(seen[0] > 0 && seen[1] > 0, "offers with and without a price came up: {seen:?}");
}

/// The last of several secret answers opens them: no luck, though nobody knows what comes.
#[test]
fn a_preview_stops_before_what_others_hid() {
    let game = catalog::game("rise-and-fall").expect("a game");
    let setup = game.usual_setup(2).expect("a setup");
    let mut table = game.new_table(&setup, Seed::from_number(3), None).expect("a table");
    let first = |table: &dyn Table, seat| table.legal(seat, Lang::En).remove(0).notation;
    while table.asked().iter().count() < 2 {
        let seat = table.asked().first().expect("a seat is asked");
        table.play(seat, &first(&*table, seat), None).expect("legal");
    }
    let preview = |table: &dyn Table| {
        let planned = texts(&[&first(table, Seat(1))]);
        table.preview(Seat(1), &planned, 1, Lang::En).expect("legal").beyond
    };
    assert_eq!(preview(&*table), None);
    table.play(Seat(0), &first(&*table, Seat(0)), None).expect("legal");
    assert_eq!(preview(&*table), Some(Beyond::Secret));
}

/// A match of the longest game, every answer the first one.
fn long_match(length: usize) -> Box<dyn Table> {
    let game = catalog::game("rise-and-fall").expect("a game");
    let setup = game.usual_setup(4).expect("a setup");
    let mut table = game.new_table(&setup, Seed::from_number(3), None).expect("a table");
    for number in 0..length {
        let seat = table.asked().first().expect("nobody wins by playing like this");
        let moves = table.legal(seat, Lang::En);
        table.play(seat, &moves[number * 7 % moves.len()].notation, None).expect("legal");
    }
    table
}

#[test]
fn a_position_in_the_middle_of_a_long_game_is_the_one_that_was_played() {
    let (short, long) = (long_match(333), long_match(700));
    assert_eq!(long.view_at(Viewer::Spectator, 333), Some(short.view(Viewer::Spectator)));
    let pending =
        |table: &dyn Table, length| serde_json::to_value(table.pending_at(length, Lang::En));
    assert_eq!(pending(&*long, 333).expect("JSON"), pending(&*short, 333).expect("JSON"));
    let notations = |table: &dyn Table| -> Vec<String> {
        table.steps(100..333, None, Lang::En).into_iter().map(|step| step.notation).collect()
    };
    assert_eq!(notations(&*long), notations(&*short));
    assert_eq!(notations(&*long).len(), 233);
}

/// Somebody may write a log that takes back exactly the tables that are kept. Going back in it is
/// no harder than elsewhere.
#[test]
fn a_log_that_avoids_kept_tables_is_no_harder() {
    // The median: on a busy machine a single step may wait for long.
    let time = |mut table: Box<dyn Table>| {
        let length = table.length();
        let mut steps: Vec<std::time::Duration> = (0..101)
            .map(|back| {
                let begun = std::time::Instant::now();
                table.undo_by_consent(length - 1 - back % 40).expect("no snapshot");
                begun.elapsed()
            })
            .collect();
        steps.sort();
        steps[50]
    };
    let mut sly = long_match(0);
    for number in 0..1_000 {
        if (sly.length() + 1).is_multiple_of(64) {
            let back = sly.length();
            let seat = sly.asked().first().expect("a seat");
            let mv = sly.legal(seat, Lang::En).remove(0).notation;
            sly.play(seat, &mv, None).expect("legal");
            sly.undo_by_consent(back).expect("no snapshot");
        }
        let seat = sly.asked().first().expect("nobody wins by playing like this");
        let moves = sly.legal(seat, Lang::En);
        sly.play(seat, &moves[number * 7 % moves.len()].notation, None).expect("legal");
    }
    let (plain, sly) = (time(long_match(1_000)), time(sly));
    // Replaying all of it each time takes some twenty times as long; a busy machine blurs the rest.
    assert!(sly < plain * 18, "{sly:?}, otherwise {plain:?}");
}
