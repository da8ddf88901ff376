//! Small things, numbers, opening and closing.

use crate::Place;
use crate::samples::{a_match, entry, fill, guest, line, person};
use serde_json::{Value, json};
use store::{Audit, Counts, Match, StoreError, archive};

pub async fn small_things_are_kept(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.get_value("secret").await.unwrap(), None);
    for value in [json!({"b": 1, "a": [null, 1.5]}), Value::Null, json!("text")] {
        store.set_value("secret", &value).await.unwrap();
        assert_eq!(store.get_value("secret").await.unwrap(), Some(value));
    }
    assert_eq!(store.get_value("Secret").await.unwrap(), None);
}

pub async fn what_administrators_did_is_listed_latest_first(place: &Place) {
    let store = place.open().await;
    let done = |what: &str| Audit {
        at: 5,
        who: "anna".into(),
        what: what.into(),
        detail: json!({"account": what}),
    };
    for what in ["one", "two", "three"] {
        let Audit { at, who, what, detail } = done(what);
        store.audit(&who, &what, &detail, at).await.unwrap();
    }
    assert_eq!(store.audited(2).await.unwrap(), [done("three"), done("two")]);
    assert_eq!(store.audited(9).await.unwrap().len(), 3);
}

pub async fn numbers_add_up(place: &Place) {
    let store = place.open().await;
    let empty = store.counts().await.unwrap();
    assert_eq!(Counts { bytes: 0, ..empty }, Counts::default());
    assert!(empty.bytes > 0);

    store.create_account(&person("anna", "Anna")).await.unwrap();
    for id in ["g", "h", "erased"] {
        store.create_account(&guest(id, "Guest")).await.unwrap();
    }
    store.erase_account("erased", "Player", 1).await.unwrap();
    let stages = ["open", "playing", "playing", "finished", "finished", "finished", "closed"];
    for (number, stage) in (0..).zip(stages) {
        let id = format!("m{number}");
        let head = Match { stage: stage.into(), ..a_match(&id) };
        store.create_match(&head).await.unwrap();
        store
            .append(&id, 0, &vec![entry("a"), entry("b")][..number % 3], &head, None)
            .await
            .unwrap();
        store.say(&line(&id, "k", "anna", "x")).await.unwrap();
    }
    let counts = store.counts().await.unwrap();
    let expected = Counts {
        accounts: 1,
        guests: 2,
        open: 1,
        playing: 2,
        finished: 3,
        entries: 6,
        lines: 7,
        bytes: counts.bytes,
    };
    assert_eq!(counts, expected);
    store.ping().await.unwrap();
}

pub async fn everything_is_there_after_reopening(place: &Place) {
    if !place.lasts() {
        return;
    }
    let missing = store::open_existing(&place.address).await;
    assert!(missing.is_err(), "there is nothing yet");
    let before = place.open().await;
    fill(&*before).await;
    let contents = archive::contents(&*before).await.unwrap();
    before.close().await;

    let after = place.open().await;
    assert_eq!(archive::contents(&*after).await.unwrap(), contents);
    let third = store::open_existing(&place.address).await.unwrap();
    assert_eq!(archive::contents(&*third).await.unwrap(), contents);
    after.set_value("seen", &json!(true)).await.unwrap();
    assert_eq!(third.get_value("seen").await.unwrap(), Some(json!(true)));
}

/// A server and somebody who makes a backup, say.
pub async fn several_may_open_it_at_once(place: &Place) {
    if !place.lasts() {
        return;
    }
    let opening: Vec<_> = (0..8)
        .map(|_| {
            let address = place.address.clone();
            tokio::spawn(async move { store::open(&address).await })
        })
        .collect();
    let mut stores = Vec::new();
    for opened in opening {
        stores.push(opened.await.unwrap().unwrap());
    }
    for (number, store) in stores.iter().enumerate() {
        store.set_value(&number.to_string(), &json!(number)).await.unwrap();
    }
    for store in &stores {
        assert_eq!(store.get_value("7").await.unwrap(), Some(json!(7)));
    }
}

pub async fn a_closed_store_says_so(place: &Place) {
    let store = place.open().await;
    let writes: Vec<_> = (0..20)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.set_value(&number.to_string(), &json!(number)).await })
        })
        .collect();
    store.close().await;
    store.close().await;
    for write in writes {
        let result = write.await.unwrap();
        assert!(matches!(result, Ok(()) | Err(StoreError::Database(_))), "{result:?}");
    }
    let ping = store.ping().await;
    assert!(matches!(ping, Err(StoreError::Database(_))), "{ping:?}");
    let read = store.account("anna").await;
    assert!(matches!(read, Err(StoreError::Database(_))), "{read:?}");
    let write = store.create_account(&person("anna", "Anna")).await;
    assert!(matches!(write, Err(StoreError::Database(_))), "{write:?}");
}
