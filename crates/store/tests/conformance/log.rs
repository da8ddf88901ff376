//! The log.

use crate::Place;
use crate::samples::{a_match, entry};
use serde_json::json;
use store::{Appended, LoggedEntry, Match, StoreError};

pub async fn a_log_grows_with_its_match(place: &Place) {
    let store = place.open().await;
    let mut head = a_match("m");
    store.create_match(&head).await.unwrap();
    assert_eq!(store.log("m", 0).await.unwrap(), []);

    let appended = store.append("m", 0, &[entry("a"), entry("b")], &head, None).await.unwrap();
    assert_eq!(appended, Appended::Now(2));
    head = Match { stage: "finished".into(), waiting: vec![1], changed: 77, ..head };
    let appended = store.append("m", 2, &[entry("c")], &head, None).await.unwrap();
    assert_eq!(appended, Appended::Now(3));

    let logged = |index, key: &str| LoggedEntry {
        index,
        key: key.into(),
        at: 40,
        by: "anna".into(),
        entry: json!({"move": key}),
    };
    let whole = [logged(0, "a"), logged(1, "b"), logged(2, "c")];
    assert_eq!(store.log("m", 0).await.unwrap(), whole);
    assert_eq!(store.log("m", 2).await.unwrap(), whole[2..]);
    assert_eq!(store.log("m", 3).await.unwrap(), []);
    assert_eq!(store.log("m", u32::MAX).await.unwrap(), []);
    assert_eq!(store.log("none", 0).await.unwrap(), []);
    assert_eq!(store.get_match("m").await.unwrap(), Some(Match { length: 3, ..head.clone() }));

    let only_around = Match { title: "New".into(), ..head };
    let appended = store.append("m", 3, &[], &only_around, None).await.unwrap();
    assert_eq!(appended, Appended::Now(3));
    assert_eq!(store.get_match("m").await.unwrap().unwrap().title, "New");

    let nowhere = store.append("none", 0, &[entry("a")], &a_match("none"), None).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound)), "{nowhere:?}");
}

pub async fn a_repeated_entry_is_written_once(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    store.create_match(&a_match("other")).await.unwrap();
    let turn = [entry("a 0"), entry("a 1")];
    store.append("m", 0, &turn, &head, None).await.unwrap();
    store.append("m", 2, &[entry("b")], &head, None).await.unwrap();

    let changed = Match { title: "Not written".into(), ..a_match("m") };
    let again = store.append("m", 0, &turn, &changed, Some(&json!(1))).await.unwrap();
    assert_eq!(again, Appended::Already(2));
    let part = store.append("m", 3, &[entry("c"), entry("a 0")], &changed, None).await.unwrap();
    assert_eq!(part, Appended::Already(1));
    assert_eq!(store.get_match("m").await.unwrap(), Some(Match { length: 3, ..head }));
    assert_eq!(store.log("m", 0).await.unwrap().len(), 3);
    assert_eq!(store.snapshot("m", 9).await.unwrap(), None);

    let elsewhere = store.append("other", 0, &[entry("b")], &a_match("other"), None).await;
    assert_eq!(elsewhere.unwrap(), Appended::Now(1), "a key is unique within its match");
}

pub async fn who_comes_late_changes_nothing(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    store.append("m", 0, &[entry("a"), entry("b")], &head, None).await.unwrap();
    for expected in [0, 1, 3, u32::MAX] {
        let changed = Match { title: "Not written".into(), ..a_match("m") };
        let late = store.append("m", expected, &[entry("c")], &changed, Some(&json!(1))).await;
        match late {
            Err(StoreError::Conflict { expected: said, found: 2 }) => assert_eq!(said, expected),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(store.get_match("m").await.unwrap(), Some(Match { length: 2, ..head }));
    assert_eq!(store.log("m", 0).await.unwrap().len(), 2);
    assert_eq!(store.snapshot("m", 9).await.unwrap(), None);
}

pub async fn entries_go_in_together_or_not_at_all(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    let changed = Match { title: "Not written".into(), ..a_match("m") };
    let twice = [entry("a"), entry("b"), entry("a")];
    let result = store.append("m", 0, &twice, &changed, Some(&json!(1))).await;
    assert!(matches!(result, Err(StoreError::Taken)), "{result:?}");
    let unstorable = [entry("a"), entry("zero \0")];
    let result = store.append("m", 0, &unstorable, &changed, Some(&json!(1))).await;
    assert!(matches!(result, Err(StoreError::Unstorable(_))), "{result:?}");

    assert_eq!(store.get_match("m").await.unwrap(), Some(head.clone()));
    assert_eq!(store.log("m", 0).await.unwrap(), []);
    assert_eq!(store.snapshot("m", 9).await.unwrap(), None);
    let appended = store.append("m", 0, &[entry("a")], &head, None).await.unwrap();
    assert_eq!(appended, Appended::Now(1));
}

pub async fn the_latest_snapshot_in_reach_is_found(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    for length in 0..6 {
        let snapshot = (length % 2 == 1).then(|| json!({"after": length + 1}));
        let entry = entry(&length.to_string());
        store.append("m", length, &[entry], &head, snapshot.as_ref()).await.unwrap();
    }
    let at = async |length| store.snapshot("m", length).await.unwrap();
    assert_eq!(at(0).await, None);
    assert_eq!(at(1).await, None);
    assert_eq!(at(2).await, Some((2, json!({"after": 2}))));
    assert_eq!(at(5).await, Some((4, json!({"after": 4}))));
    assert_eq!(at(u32::MAX).await, Some((6, json!({"after": 6}))));
    assert_eq!(store.snapshot("none", 9).await.unwrap(), None);

    store.append("m", 6, &[], &head, Some(&json!("anew"))).await.unwrap();
    assert_eq!(at(6).await, Some((6, json!("anew"))));
}

/// With SQL of one's own, behind the back of the store.
pub async fn nobody_can_change_or_delete_entries(place: &Place) {
    if !place.lasts() {
        return;
    }
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    store.append("m", 0, &[entry("a")], &head, None).await.unwrap();
    let statements = [
        "UPDATE entries SET entry = '{}'",
        "UPDATE entries SET position = 7",
        "DELETE FROM entries",
        "DELETE FROM matches",
        "TRUNCATE entries",
    ];
    for statement in statements {
        let result = if place.address.starts_with("postgres") {
            use sqlx::{Connection, PgConnection};
            let mut connection = PgConnection::connect(&place.address).await.unwrap();
            sqlx::raw_sql(statement).execute(&mut connection).await.map(drop)
        } else {
            use sqlx::{Connection, SqliteConnection};
            let mut connection = SqliteConnection::connect(&place.address).await.unwrap();
            sqlx::raw_sql(statement).execute(&mut connection).await.map(drop)
        };
        assert!(result.is_err(), "{statement}");
    }
    assert_eq!(store.log("m", 0).await.unwrap().len(), 1);
}

pub async fn what_never_arrived_is_thrown_away_and_nothing_else(place: &Place) {
    let store = place.open().await;
    for (id, stage) in [("half", "arriving"), ("whole", "arriving"), ("closed", "closed")] {
        let head = Match { stage: stage.into(), ..a_match(id) };
        store.create_match(&head).await.unwrap();
        store.append(id, 0, &[entry("a"), entry("b")], &head, Some(&json!(7))).await.unwrap();
    }
    let playing = Match { length: 2, ..a_match("whole") };
    store.update_match(&playing).await.unwrap();

    store.discard_match("half").await.unwrap();
    assert_eq!(store.get_match("half").await.unwrap(), None);
    assert_eq!(store.log("half", 0).await.unwrap(), []);
    assert_eq!(store.snapshot("half", 9).await.unwrap(), None);
    for id in ["half", "whole", "closed", "none"] {
        let refused = store.discard_match(id).await;
        assert!(matches!(refused, Err(StoreError::NotFound)), "{id}: {refused:?}");
    }
    for id in ["whole", "closed"] {
        assert_eq!(store.log(id, 0).await.unwrap().len(), 2, "{id}");
    }
}
