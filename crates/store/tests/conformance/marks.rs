//! What people keep of matches.

use crate::Place;
use crate::samples::{a_match, person};
use store::{Mark, MatchFilter, Store, StoreError};

fn mark(seen: u32, shelf: &str) -> Mark {
    Mark { seen, shelf: shelf.into(), muted: false, wishes: serde_json::Value::Null }
}

async fn marks(store: &dyn Store, account: &str, ids: &[&str]) -> Vec<(String, Mark)> {
    let ids: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
    let mut found = store.marks(account, &ids).await.unwrap();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

pub async fn what_was_seen_stays_seen(place: &Place) {
    let store = place.open().await;
    for id in ["m", "n"] {
        store.create_match(&a_match(id)).await.unwrap();
    }
    assert_eq!(marks(&*store, "anna", &["m", "n"]).await, []);
    let see = async |account: &str, seen: &[(&str, u32)]| {
        let seen: Vec<_> = seen.iter().map(|(id, length)| ((*id).to_owned(), *length)).collect();
        store.mark_seen(account, &seen).await
    };
    see("anna", &[("n", 3), ("m", 7)]).await.unwrap();
    see("anna", &[("m", 5)]).await.unwrap();
    see("boris", &[("m", 9)]).await.unwrap();
    let expected = [("m".to_owned(), mark(7, "")), ("n".to_owned(), mark(3, ""))];
    assert_eq!(marks(&*store, "anna", &["n", "m", "none", "\0"]).await, expected);
    assert_eq!(marks(&*store, "anna", &["n"]).await, expected[1..]);
    see("anna", &[("m", 8)]).await.unwrap();
    store.set_shelf("m", "anna", "hidden").await.unwrap();
    see("anna", &[("m", 2)]).await.unwrap();
    assert_eq!(marks(&*store, "anna", &["m"]).await, [("m".to_owned(), mark(8, "hidden"))]);
    // More than one statement asks for.
    let many: Vec<String> = (0..200).map(|number| format!("x{number}")).collect();
    let mut many: Vec<&str> = many.iter().map(String::as_str).collect();
    many.push("m");
    assert_eq!(marks(&*store, "boris", &many).await, [("m".to_owned(), mark(9, ""))]);
    let nowhere = see("anna", &[("none", 1)]).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound)), "{nowhere:?}");
}

pub async fn what_is_put_away_is_found_there_and_nowhere_else(place: &Place) {
    let store = place.open().await;
    for id in ["m", "n", "o"] {
        store.create_match(&a_match(id)).await.unwrap();
    }
    store.set_shelf("m", "anna", "archived").await.unwrap();
    store.set_shelf("n", "anna", "hidden").await.unwrap();
    store.mark_seen("anna", &[("o".into(), 1)]).await.unwrap();
    let found = async |account: &str, shelf: Option<&str>| {
        let filter = MatchFilter {
            account: Some(account.into()),
            shelf: shelf.map(str::to_owned),
            limit: 9,
            ..MatchFilter::default()
        };
        let mut ids: Vec<String> =
            store.matches(&filter).await.unwrap().into_iter().map(|found| found.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(found("anna", None).await, ["m", "n", "o"]);
    assert_eq!(found("anna", Some("")).await, ["o"]);
    assert_eq!(found("anna", Some("archived")).await, ["m"]);
    assert_eq!(found("anna", Some("hidden")).await, ["n"]);
    assert_eq!(found("boris", Some("")).await, ["m", "n", "o"], "it is anna's alone");
    store.set_shelf("n", "anna", "").await.unwrap();
    assert_eq!(found("anna", Some("")).await, ["n", "o"]);
}

pub async fn what_a_guest_saw_an_account_has_seen(place: &Place) {
    let store = place.open().await;
    for account in ["guest", "anna"] {
        store.create_account(&person(account, account)).await.unwrap();
    }
    for id in ["m", "n", "o"] {
        store.create_match(&a_match(id)).await.unwrap();
    }
    let seen = |list: &[(&str, u32)]| -> Vec<(String, u32)> {
        list.iter().map(|(id, length)| ((*id).to_owned(), *length)).collect()
    };
    store.mark_seen("guest", &seen(&[("m", 4), ("n", 4), ("o", 4)])).await.unwrap();
    store.mark_seen("anna", &seen(&[("m", 2), ("n", 6)])).await.unwrap();
    store.set_shelf("m", "anna", "archived").await.unwrap();
    store.take_over("guest", "anna", 99).await.unwrap();
    let expected = [("m", mark(4, "archived")), ("n", mark(6, "")), ("o", mark(4, ""))];
    let expected = expected.map(|(id, mark)| (id.to_owned(), mark));
    assert_eq!(marks(&*store, "anna", &["m", "n", "o"]).await, expected);
    assert_eq!(marks(&*store, "guest", &["m", "n", "o"]).await, []);
    store.erase_account("anna", "Player", 99).await.unwrap();
    assert_eq!(marks(&*store, "anna", &["m", "n", "o"]).await, []);
}
