//! The log.

use crate::Place;
use serde_json::{Value, json};
use store::{Appended, Match, NewEntry, SeatRow, StoreError};

pub fn a_match(id: &str) -> Match {
    Match {
        id: id.into(),
        game: "chess".into(),
        stage: "playing".into(),
        public: true,
        title: "An evening".into(),
        host: "a".into(),
        invite: "secret".into(),
        setup: json!({"seats": 2}),
        rules_version: 3,
        content: "c0ffee".into(),
        seed: "5eed".into(),
        commitment: "c0".into(),
        opening: json!([1, 2]),
        pace: json!({"kind": "relaxed"}),
        seats: vec![
            SeatRow {
                kind: "person".into(),
                account: Some("a".into()),
                name: "Anna".into(),
                ..SeatRow::default()
            },
            SeatRow { kind: "bot".into(), bot: Some("greedy".into()), ..SeatRow::default() },
        ],
        length: 0,
        waiting: vec![0],
        live: Value::Null,
        result: None,
        rematch: None,
        created: 10,
        started: Some(20),
        changed: 30,
        finished: None,
        wake_at: None,
    }
}

pub fn entry(key: &str) -> NewEntry {
    NewEntry { key: key.into(), at: 40, by: "a".into(), entry: json!({"move": key}) }
}

pub async fn a_log_grows(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    assert_eq!(
        store.append("m", 0, &[entry("x"), entry("y")], &head, None).await.unwrap(),
        Appended::Now(2)
    );
    assert_eq!(
        store.append("m", 0, &[entry("x")], &head, None).await.unwrap(),
        Appended::Already(1)
    );
    let late = store.append("m", 0, &[entry("z")], &head, None).await;
    assert!(matches!(late, Err(StoreError::Conflict { expected: 0, found: 2 })), "{late:?}");
    assert_eq!(store.log("m", 1).await.unwrap().len(), 1);
    assert_eq!(store.get_match("m").await.unwrap().unwrap(), Match { length: 2, ..head });
}
