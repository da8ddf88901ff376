//! Chat and notes.

use crate::Place;
use crate::samples::{a_match, letter, line, notice};
use store::{Letter, Line, NewLetter, NewLine, StoreError, Telling};

pub async fn lines_are_said_once(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    let new = line("m", "k", "anna", "Hello");
    let said = store.say(&new).await.unwrap();
    let expected = Line {
        id: said.id,
        table: "m".into(),
        room: "players".into(),
        account: "anna".into(),
        name: "ANNA".into(),
        seat: Some(1),
        time: 50,
        at: 3,
        text: "Hello".into(),
    };
    assert_eq!(said, expected);
    let again = store.say(&NewLine { text: "Hello again".into(), ..new.clone() }).await.unwrap();
    assert_eq!(again, said, "as it was stored the first time");

    let spectator = NewLine { seat: None, ..line("m", "k", "boris", "The same key") };
    let other = store.say(&spectator).await.unwrap();
    assert_eq!((other.text.as_str(), other.seat), ("The same key", None));
    assert!(other.id > said.id);
    assert_eq!(store.lines("m", "players", None, 9).await.unwrap(), [said, other]);

    let nowhere = store.say(&line("none", "k", "anna", "Anybody?")).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound)), "{nowhere:?}");
}

pub async fn rooms_are_apart_and_read_backwards(place: &Place) {
    let store = place.open().await;
    for id in ["m", "n"] {
        store.create_match(&a_match(id)).await.unwrap();
        for number in 0..6 {
            let room = if number % 3 == 0 { "spectators" } else { "players" };
            let text = format!("{id}{number}");
            let new = NewLine { room: room.into(), ..line(id, &text, "anna", &text) };
            store.say(&new).await.unwrap();
        }
    }
    let read =
        async |room: &str, before, limit| store.lines("m", room, before, limit).await.unwrap();
    let texts = |lines: &[Line]| lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
    let last = read("players", None, 3).await;
    assert_eq!(texts(&last), ["m2", "m4", "m5"]);
    let before = read("players", Some(last[0].id), 3).await;
    assert_eq!(texts(&before), ["m1"]);
    assert_eq!(read("players", Some(before[0].id), 3).await, []);
    assert_eq!(texts(&read("spectators", None, 9).await), ["m0", "m3"]);
    assert_eq!(read("nowhere", None, 9).await, []);
}

pub async fn notes_are_private(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    assert_eq!(store.note("m", "anna").await.unwrap(), None);
    store.set_note("m", "anna", "one", 1).await.unwrap();
    store.set_note("m", "boris", "other", 1).await.unwrap();
    store.set_note("m", "anna", "two\n", 2).await.unwrap();
    assert_eq!(store.note("m", "anna").await.unwrap().as_deref(), Some("two\n"));
    assert_eq!(store.note("m", "boris").await.unwrap().as_deref(), Some("other"));
    assert_eq!(store.note("none", "anna").await.unwrap(), None);
    store.set_note("m", "anna", "", 3).await.unwrap();
    assert_eq!(store.note("m", "anna").await.unwrap().as_deref(), Some(""));
    let nowhere = store.set_note("none", "anna", "x", 1).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound)), "{nowhere:?}");
}

pub async fn what_somebody_wrote_is_found_wherever_it_was(place: &Place) {
    let store = place.open().await;
    for id in ["n", "m"] {
        store.create_match(&a_match(id)).await.unwrap();
        for account in ["anna", "boris"] {
            let text = format!("{account} in {id}");
            let spoken = line(id, "k", account, &text);
            store.say(&spoken).await.unwrap();
            store
                .say(&NewLine { room: "spectators".into(), key: "l".into(), ..spoken })
                .await
                .unwrap();
            store.set_note(id, account, &text, 1).await.unwrap();
        }
    }
    let said = async |after, limit| store.said_by("anna", after, limit).await.unwrap();
    let all = said(0, 99).await;
    let texts: Vec<&str> = all.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["anna in n", "anna in n", "anna in m", "anna in m"]);
    assert_eq!(said(0, 3).await, all[..3]);
    assert_eq!(said(all[2].id, 99).await, all[3..]);
    assert_eq!(store.said_by("nobody", 0, 99).await.unwrap(), []);

    let notes = store.notes_of("anna").await.unwrap();
    let expected = ["m", "n"].map(|id| (id.to_owned(), format!("anna in {id}")));
    assert_eq!(notes, expected);
    assert_eq!(store.notes_of("nobody").await.unwrap(), []);
}

pub async fn letters_are_counted_between_two_seats(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    let quiet = Telling::default();
    let new = letter("m", "anna", (2, 0), "Hello");
    let written = store.write_letter(&new, &quiet).await.unwrap();
    let expected = Letter {
        table: "m".into(),
        number: 1,
        account: "anna".into(),
        name: "ANNA".into(),
        from: 2,
        to: 0,
        time: 50,
        at: 3,
        text: "Hello".into(),
    };
    assert_eq!(written, expected);
    let again = NewLetter { text: "Again".into(), ..new };
    assert_eq!(store.write_letter(&again, &quiet).await.unwrap(), written, "written once");
    for (from, to) in [(0, 1), (1, 0), (0, 2), (1, 1), (0, 1)] {
        let text =
            format!("{from} to {to} after {}", store.letters_by("boris").await.unwrap().len());
        store.write_letter(&letter("m", "boris", (from, to), &text), &quiet).await.unwrap();
    }
    let numbers = async |seats| {
        let found = store.letters("m", seats, None, 9).await.unwrap();
        found.iter().map(|it| (it.number, it.from, it.to)).collect::<Vec<_>>()
    };
    assert_eq!(numbers((0, 2)).await, [(1, 2, 0), (2, 0, 2)]);
    assert_eq!(numbers((2, 0)).await, numbers((0, 2)).await);
    assert_eq!(numbers((0, 1)).await, [(1, 0, 1), (2, 1, 0), (3, 0, 1)]);
    assert_eq!(numbers((1, 1)).await, [(1, 1, 1)]);
    let page = store.letters("m", (1, 0), Some(3), 1).await.unwrap();
    assert_eq!((page.len(), page[0].number), (1, 2));

    // Lines and letters know nothing of each other.
    assert!(store.lines("m", "players", None, 9).await.unwrap().is_empty());
    assert!(store.said_by("anna", 0, 9).await.unwrap().is_empty());
    assert_eq!(store.letters_by("anna").await.unwrap(), [written]);
    let nowhere = store.write_letter(&letter("none", "anna", (0, 1), "x"), &quiet).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound)), "{nowhere:?}");
}

pub async fn a_letter_and_what_is_told_of_it_are_one(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    let telling = Telling { new: vec![notice("boris", "named", 3)], ..Telling::default() };
    let new = letter("m", "anna", (0, 1), "Boris!");
    for _ in 0..2 {
        store.write_letter(&new, &telling).await.unwrap();
    }
    assert_eq!(store.notices("boris", i64::MAX, 9).await.unwrap().len(), 1);
    assert!(store.notices("anna", i64::MAX, 9).await.unwrap().is_empty());
}
