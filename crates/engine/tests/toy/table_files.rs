//! Table files: saving, opening, edited and old ones, strict verification, garbage.

use crate::Game;
use crate::playthroughs::{crossing, table};
use engine::playthrough::{Entry, Fingerprint, Notice, Record, Why, verify};
use engine::{Playthrough, Refusal, Seat, Seed};
use serde_json::json;

/// A whole match with the seed's own luck.
fn finished() -> Playthrough<Game> {
    use engine::{Game as _, Play};
    let setup = crate::game::Setup { rounds: 2 };
    let mut match_ = Playthrough::<Game>::new(setup, Seed::from_words("finished")).expect("set up");
    while let Some(seat) = match_.state().asked().first() {
        let moves = match_.state().legal_moves(seat);
        let mv = moves[match_.log().len() * 7 % moves.len()];
        match_.play(seat, mv).expect("a listed move");
        if match_.log().len() == 3 {
            match_.undo_by_consent(2).expect("agreed");
        }
    }
    match_
}

fn open(record: Record) -> Result<(Playthrough<Game>, Vec<Notice>), Refusal> {
    Playthrough::from_record(record)
}

/// The rule or code against a file.
fn against(record: Record) -> &'static str {
    open(record).expect_err("refused").rule
}

#[test]
fn a_saved_match_goes_on() {
    let before = crossing();
    let record = Record::from_json(&before.to_record("abc").to_json()).expect("a record");
    assert_eq!(record.content, "abc");
    let (mut after, notices) = open(record).expect("sound");
    assert_eq!((after.state(), after.log(), notices), (before.state(), before.log(), vec![]));
    after.play_text(Seat(1), "plan 1").expect("a free landing");
    assert_eq!(after.undo(Seat(1)), Ok(2));
}

#[test]
fn a_file_has_a_line_for_every_entry() {
    let record = crossing().to_record("abc");
    let text = record.to_json();
    assert!(text.starts_with("{\n  \"game\": \"ferry\",\n  \"rules_version\": 2,\n"), "{text}");
    assert!(text.contains("\n    {\"seat\":0,\"move\":\"bid 1\",\"hash\":\""), "{text}");
    assert!(text.contains("\n    \"points\": [0,0],\n") && text.ends_with("}\n"), "{text}");
    assert_eq!(Record::from_json(&text), Ok(record));
}

#[test]
fn an_edited_state_is_continued_from() {
    let mut record = crossing().to_record("");
    record.state["points"] = json!([0, 40]);
    let (mut edited, notices) = open(record).expect("still a table");
    assert_eq!(notices, [Notice::Edited]);
    assert_eq!(edited.state().points, [0, 40]);
    assert!(matches!(edited.log()[2], Entry::Snapshot { why: Why::Edited, .. }));
    edited.play_text(Seat(1), "plan 1").expect("a free landing");
    assert_eq!(edited.undo(Seat(1)), Ok(3));
    assert_eq!(edited.undo(Seat(1)).expect_err("a snapshot").rule, "no-undo");
    let record = edited.to_record("");
    assert_eq!(verify::<Game>(&record).expect_err("edited").rule, "edited");
    let (again, notices) = open(record).expect("sound");
    assert_eq!((again.state(), notices), (edited.state(), vec![]));
}

#[test]
fn an_edited_state_must_keep_the_laws() {
    let mut record = crossing().to_record("");
    record.state["bag"][0] = json!(9);
    assert_eq!(against(record), "broken-law");
}

#[test]
fn a_match_of_older_rules_goes_on_under_new_ones() {
    for old_shape in [false, true] {
        let mut record = crossing().to_record("");
        record.rules_version = 1;
        if old_shape {
            let fields = record.state.as_object_mut().expect("a table");
            let points = fields.remove("points").expect("points");
            fields.insert("dice".into(), points);
        }
        let (mut new, notices) = open(record).expect("migrated");
        assert_eq!(notices, [Notice::NewRules { from: 1 }]);
        assert_eq!(new.state(), crossing().state());
        assert!(matches!(new.log()[2], Entry::Snapshot { why: Why::Rules, rules_version: 2, .. }));
        assert_eq!((new.state_at(2), new.events_at(1)), (None, None));
        assert!(new.undo(Seat(1)).is_err() && new.undo_by_consent(1).is_err());
        new.play_text(Seat(1), "plan 1").expect("a free landing");
        let (mut again, notices) = open(new.to_record("")).expect("sound");
        assert_eq!((again.state(), notices), (new.state(), vec![]));
        assert_eq!(again.undo(Seat(1)), Ok(3));
        assert_eq!(verify::<Game>(&again.to_record("")).expect_err("no replay").rule, "edited");
    }
    let mut record = crossing().to_record("");
    record.rules_version = 3;
    assert_eq!(against(record.clone()), "rules-version");
    record.rules_version = 0;
    record.state = json!({ "quite": "different" });
    assert_eq!(against(record), "rules-version");
}

#[test]
fn a_stored_match_believes_its_log_and_not_the_state_beside_it() {
    let mut record = crossing().to_record("");
    record.state = table().to_record("").state;
    assert_ne!(record.state, crossing().to_record("").state);
    let (stored, notices) = Playthrough::<Game>::from_log(record.clone()).expect("a log");
    assert_eq!((stored.state(), stored.log()), (crossing().state(), crossing().log()));
    assert_eq!(notices, []);
    let (file, notices) = open(record).expect("a file");
    assert_eq!((file.state(), notices), (table().state(), vec![Notice::Edited]));
}

#[test]
fn a_stored_match_whose_log_leads_elsewhere_goes_on_from_the_table_the_log_names() {
    let known = crossing();
    let mut record = known.to_record("");
    // As if a component had been another one when this was played.
    let mut state = known.state().clone();
    state.points = [0, 40];
    record.state = serde_json::to_value(&state).expect("JSON");
    if let Some(Entry::Move { hash, .. }) = record.log.last_mut() {
        *hash = Fingerprint::new(&engine::playthrough::state_hash(&state)).expect("one");
    }
    let mut illegal = record.clone();
    if let Entry::Move { mv, .. } = &mut illegal.log[0] {
        *mv = "bid 99".into();
    }
    for record in [record.clone(), illegal.clone()] {
        let (stored, notices) = Playthrough::<Game>::from_log(record).expect("a state");
        assert_eq!((stored.state().points, notices), ([0, 40], vec![Notice::OtherTables]));
        assert!(matches!(stored.log()[2], Entry::Snapshot { why: Why::Rules, .. }));
        let (again, notices) = Playthrough::<Game>::from_log(stored.to_record("")).expect("sound");
        assert_eq!((again.state(), again.log().len(), notices), (stored.state(), 3, vec![]));
    }
    // A state that the log does not name is nobody's word.
    record.state = table().to_record("").state;
    let (stored, notices) = Playthrough::<Game>::from_log(record).expect("a log");
    assert_eq!(stored.state(), known.state());
    assert_eq!(notices, [Notice::HashDiffers { entry: Some(1) }]);
    illegal.state = table().to_record("").state;
    assert_eq!(Playthrough::<Game>::from_log(illegal).expect_err("no way").rule, "bad-log");
}

#[test]
fn a_stored_match_of_older_rules_goes_on_from_its_state() {
    let mut record = crossing().to_record("");
    record.rules_version = 1;
    let (new, notices) = Playthrough::<Game>::from_log(record).expect("migrated");
    assert_eq!((new.state(), notices), (crossing().state(), vec![Notice::NewRules { from: 1 }]));
}

#[test]
fn a_sound_match_verifies() {
    let match_ = finished();
    let verified = verify::<Game>(&match_.to_record("")).expect("sound");
    assert_eq!((verified.moves, verified.scripted), (match_.effective_moves().len(), 0));
    assert!(verified.finished && verified.outcome.is_some());
    let verified = verify::<Game>(&crossing().to_record("")).expect("sound");
    assert_eq!((verified.moves, verified.scripted, verified.finished), (2, 1, false));
}

#[test]
fn verification_finds_every_change() {
    let sound = finished().to_record("");
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = sound.clone();
        change(&mut record);
        verify::<Game>(&record).expect_err("changed").rule
    };
    let drew = |entry: &Entry| matches!(entry, Entry::Move { chance, .. } if !chance.is_empty());
    let with_luck = sound.log.iter().position(drew).expect("some luck");

    assert_eq!(changed(&|r| r.commitment.replace_range(..1, "x")), "bad-commitment");
    assert_eq!(changed(&|r| r.seed = Seed::from_number(1).to_hex()), "bad-commitment");
    assert_eq!(changed(&|r| r.opening.chance[0] ^= 1), "bad-chance");
    assert_eq!(changed(&|r| r.opening.hash.clear()), "bad-hash");
    assert_eq!(changed(&|r| r.state["rounds_left"] = json!(1)), "edited");
    assert_eq!(changed(&|r| drop(r.log.pop())), "edited");
    let new_luck = |r: &mut Record| {
        if let Entry::Move { chance, .. } = &mut r.log[with_luck] {
            chance[0] ^= 1;
        }
    };
    assert_eq!(changed(&new_luck), "bad-chance");
    let new_hash = |r: &mut Record| {
        if let Entry::Move { hash, .. } = &mut r.log[0] {
            *hash = Fingerprint::new("0000").expect("one");
        }
    };
    assert_eq!(changed(&new_hash), "bad-hash");
    let (opened, notices) = open({
        let mut record = sound.clone();
        new_hash(&mut record);
        record
    })
    .expect("it can still be played");
    assert_eq!(notices, [Notice::HashDiffers { entry: Some(0) }]);
    assert!(verify::<Game>(&opened.to_record("")).is_err(), "opening does not mend a log");
}

#[test]
fn hostile_logs_are_refused_by_entry() {
    let with = |entry: serde_json::Value| {
        let mut record = crossing().to_record("");
        record.log.insert(1, serde_json::from_value(entry).expect("an entry"));
        let refusal = open(record.clone()).expect_err("refused");
        assert!(verify::<Game>(&record).is_err());
        (refusal.rule, format!("{:?}", refusal.reason.args))
    };
    for entry in [
        json!({ "undo_to": 1 }),
        json!({ "undo_to": u64::MAX }),
        json!({ "seat": 0, "move": "bid 2", "hash": "" }),
        json!({ "seat": 255, "move": "bid 2", "hash": "" }),
        json!({ "seat": 1, "move": "bid 6", "hash": "" }),
        json!({ "seat": 1, "move": "", "hash": "" }),
        json!({ "seat": 1, "move": "bid 1", "chance": [0], "hash": "" }),
        json!({ "snapshot": {}, "rules_version": 7, "why": "edited" }),
        json!({ "snapshot": {}, "rules_version": 1, "why": "rules" }),
    ] {
        let (rule, args) = with(entry.clone());
        assert_eq!(rule, "bad-log", "{entry}");
        assert!(args.contains("(\"entry\", Number(1))"), "{entry}: {args}");
    }
    assert_eq!(with(json!({ "snapshot": {}, "rules_version": 2, "why": "edited" })).0, "bad-table");
}

#[test]
fn foreign_files_are_refused() {
    let mut record = table().to_record("");
    record.game = "chess".into();
    assert_eq!(against(record), "wrong-game");
    let mut record = table().to_record("");
    record.seed = "5".into();
    assert_eq!(against(record), "bad-table");
    let mut record = table().to_record("");
    record.setup = json!({ "rounds": 1e300 });
    assert_eq!(against(record), "bad-table");
    let mut record = table().to_record("");
    record.opening.chance.pop();
    assert_eq!(against(record), "bad-table");
    let mut record = table().to_record("");
    record.commitment = "0".into();
    assert_eq!(open(record).expect("playable").1, [Notice::CommitmentDiffers]);
}

#[test]
fn truncated_files_are_refused_with_a_place() {
    let text = crossing().to_record("").to_json();
    for end in (0..text.len() - 2).filter(|&end| text.is_char_boundary(end)) {
        let refusal = Record::from_json(&text[..end]).expect_err("cut off");
        assert_eq!(refusal.rule, "bad-table");
    }
    let refusal = Record::from_json("{\n  \"game\": 3\n}").expect_err("no text");
    let shown = format!("{:?}", refusal.reason.args);
    assert!(shown.contains("invalid type: integer `3`, expected a string"), "{shown}");
    assert!(shown.contains("2:11"), "{shown}");
    let deep = "[".repeat(100_000);
    for garbage in ["", "null", "[]", "\u{0}", "{\"game\":\"ferry\"}", deep.as_str()] {
        assert_eq!(Record::from_json(garbage).expect_err("garbage").rule, "bad-table");
    }
}
