//! Chat and notes.

use crate::Place;
use crate::samples::{a_match, line};
use store::{Line, NewLine, StoreError};

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
