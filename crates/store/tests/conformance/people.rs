//! Accounts and sessions.

use crate::Place;
use serde_json::json;
use store::{Account, StoreError};

pub fn person(id: &str, name: &str) -> Account {
    Account {
        id: id.into(),
        name: name.into(),
        password: Some("hash".into()),
        admin: false,
        settings: json!({}),
        created: 1,
        banned_until: None,
        ban_reason: String::new(),
        erased: None,
    }
}

pub async fn names_are_unique_among_people_with_passwords(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("a", "Anna")).await.unwrap();
    let second = store.create_account(&person("b", "ANNA")).await;
    assert!(matches!(second, Err(StoreError::Taken)), "{second:?}");
    assert_eq!(store.account_by_name("anna").await.unwrap(), Some(person("a", "Anna")));
}
