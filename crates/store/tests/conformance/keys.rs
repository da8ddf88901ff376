//! Ways in beside the password, and links that work once.

use crate::Place;
use crate::samples::{key, link, person};
use serde_json::json;
use std::sync::Arc;
use store::StoreError;

pub async fn they_come_back_and_are_used_forward_only(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    let first = key("k1", "anna", "totp");
    store.add_keys(&[first.clone(), key("k2", "anna", "passkey")], None).await.unwrap();
    assert_eq!(store.key("k1").await.unwrap(), Some(first));
    assert_eq!(store.key("none").await.unwrap(), None);
    assert_eq!(store.keys_of("anna").await.unwrap().len(), 2);
    assert!(store.use_key("k1", 5, None).await.unwrap());
    assert!(!store.use_key("k1", 5, None).await.unwrap(), "the same moment once");
    assert!(!store.use_key("k1", 4, None).await.unwrap());
    assert!(store.use_key("k1", 6, Some(&json!(7))).await.unwrap());
    let used = store.key("k1").await.unwrap().unwrap();
    assert_eq!((used.used, used.secret), (Some(6), json!(7)));
    // Another one instead.
    store.add_keys(&[key("k3", "anna", "totp")], Some(("anna", "totp"))).await.unwrap();
    let ids: Vec<String> =
        store.keys_of("anna").await.unwrap().into_iter().map(|key| key.id).collect();
    assert_eq!(ids, ["k2", "k3"]);
    store.remove_keys("anna", Some("passkey")).await.unwrap();
    assert_eq!(store.keys_of("anna").await.unwrap().len(), 1);
    store.make_link(&link("h", "anna", 99)).await.unwrap();
    store.erase_account("anna", "Player", 9).await.unwrap();
    assert_eq!(store.keys_of("anna").await.unwrap(), []);
    assert_eq!(store.link("h", "reset", 1).await.unwrap(), None);
}

pub async fn alerts_are_read_up_to_a_time_and_forgotten(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    for (at, kind) in [(5, "device"), (7, "passkey"), (7, "address")] {
        store.alert("anna", kind, &json!({"n": at}), at).await.unwrap();
    }
    let told = store.alerts("anna", 9).await.unwrap();
    let kinds: Vec<_> = told.iter().map(|alert| (&*alert.kind, alert.at, alert.unread)).collect();
    assert_eq!(kinds, [("address", 7, true), ("passkey", 7, true), ("device", 5, true)]);
    assert_eq!(store.read_alerts("anna", 6).await.unwrap(), 1);
    assert_eq!(store.read_alerts("anna", 6).await.unwrap(), 0);
    assert!(!store.alerts("anna", 9).await.unwrap()[2].unread);
    assert_eq!(store.alerts("boris", 9).await.unwrap(), []);
    assert_eq!(store.forget_alerts(7).await.unwrap(), 1);
    store.erase_account("anna", "Player", 9).await.unwrap();
    assert_eq!(store.alerts("anna", 9).await.unwrap(), []);
}

pub async fn a_code_is_taken_away_once(place: &Place) {
    let store = place.open().await;
    for id in ["anna", "boris"] {
        store.create_account(&person(id, id)).await.unwrap();
    }
    store.add_keys(&[key("c1", "anna", "recovery")], None).await.unwrap();
    assert!(!store.remove_key("boris", "c1").await.unwrap(), "it is anna's");
    let tries = (0..8).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.remove_key("anna", "c1").await.unwrap() })
    });
    let mut first = 0;
    for tried in tries.collect::<Vec<_>>() {
        first += u32::from(tried.await.unwrap());
    }
    assert_eq!(first, 1);
}

pub async fn a_link_works_once_and_not_for_long(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    let taken = async |hash: &str, purpose: &str, now| store.take_link(hash, purpose, now).await;
    let gone = |taken| matches!(taken, Err(StoreError::NotFound));
    store.make_link(&link("h1", "anna", 100)).await.unwrap();
    assert_eq!(store.link("h1", "reset", 99).await.unwrap(), Some(link("h1", "anna", 100)));
    assert!(gone(taken("h1", "sign-in", 50).await), "for another purpose");
    assert!(gone(taken("h1", "reset", 100).await), "too late");
    assert!(gone(taken("h2", "reset", 50).await), "a guess");
    assert_eq!(taken("h1", "reset", 99).await.unwrap(), link("h1", "anna", 100));
    assert!(gone(taken("h1", "reset", 99).await), "used up");
    // A newer one ends an older one, but not one for something else.
    let other = store::OnceLink { purpose: "sign-in".into(), ..link("h3", "anna", 100) };
    store.make_link(&other).await.unwrap();
    store.make_link(&link("h4", "anna", 100)).await.unwrap();
    store.make_link(&link("h5", "anna", 100)).await.unwrap();
    assert!(gone(taken("h4", "reset", 50).await));
    store.end_links("boris", "reset").await.unwrap();
    store.end_links("anna", "confirm").await.unwrap();
    assert!(store.link("h5", "reset", 50).await.unwrap().is_some(), "somebody else's, or others");
    store.end_links("anna", "reset").await.unwrap();
    assert!(gone(taken("h5", "reset", 50).await));
    store.make_link(&link("h6", "anna", 100)).await.unwrap();
    assert_eq!(store.forget_links(100).await.unwrap(), 2);
    assert!(gone(taken("h6", "reset", 50).await));
}

pub async fn of_many_who_come_with_a_link_one_is_first(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    for round in 0..5 {
        let hash = format!("h{round}");
        store.make_link(&link(&hash, "anna", 100)).await.unwrap();
        let tries = (0..8).map(|_| {
            let (store, hash) = (Arc::clone(&store), hash.clone());
            tokio::spawn(async move { store.take_link(&hash, "reset", 50).await.is_ok() })
        });
        let mut first = 0;
        for tried in tries.collect::<Vec<_>>() {
            first += u32::from(tried.await.unwrap());
        }
        assert_eq!(first, 1);
    }
}
