//! What people are told.

use crate::Place;
use crate::samples::{a_match, entry, notice, person};
use store::{Match, NewNotice, Notice, Store, StoreError, Telling};

fn new(list: &[NewNotice]) -> Telling {
    Telling { over: Vec::new(), new: list.to_vec() }
}

async fn told(store: &dyn Store, account: &str, now: i64) -> Vec<Notice> {
    store.notices(account, now, 99).await.unwrap()
}

async fn kinds(store: &dyn Store, account: &str) -> Vec<(String, bool)> {
    let told = told(store, account, i64::MAX).await;
    told.into_iter().map(|notice| (notice.kind, notice.unread)).collect()
}

pub async fn they_come_with_what_happened_or_not_at_all(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    let telling = new(&[notice("anna", "turn", 1), notice("boris", "over", 1)]);
    let append = async |expected, key: &str| {
        store.append_telling("m", expected, &[entry(key)], &head, None, &telling).await
    };
    let late = append(7, "x").await;
    assert!(matches!(late, Err(StoreError::Conflict { .. })), "{late:?}");
    assert_eq!(told(&*store, "anna", 999).await, []);
    append(0, "x").await.unwrap();
    let found = told(&*store, "anna", 999).await;
    let NewNotice { kind, length, due, detail, .. } = notice("anna", "turn", 1);
    let id = found[0].id;
    assert_eq!(found, [Notice { id, table: "m".into(), kind, length, due, unread: true, detail }]);
    assert_eq!(kinds(&*store, "boris").await, [("over".to_owned(), true)]);
    // Sent again: written once, told once.
    store.read_notices("anna", 999).await.unwrap();
    append(0, "x").await.unwrap();
    assert_eq!(kinds(&*store, "anna").await, [("turn".to_owned(), false)]);
    // What cannot be told is not done.
    let zero = NewNotice { kind: "\0".into(), ..notice("anna", "x", 1) };
    let refused = store.append_telling("m", 1, &[entry("y")], &head, None, &new(&[zero])).await;
    assert!(matches!(refused, Err(StoreError::Unstorable(_))), "{refused:?}");
    assert_eq!(store.log("m", 0).await.unwrap().len(), 1);
}

pub async fn they_are_told_once_when_due_and_no_longer_than_true(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    let tell = async |telling: Telling| store.update_match_telling(&head, &telling).await.unwrap();
    tell(new(&[notice("anna", "turn", 1), notice("anna", "reminder", 50)])).await;
    tell(new(&[notice("anna", "turn", 1)])).await;
    assert_eq!(told(&*store, "anna", 100).await.len(), 0, "not yet");
    assert_eq!(told(&*store, "anna", 101).await.len(), 1);
    let all = told(&*store, "anna", 150).await;
    assert_eq!([&*all[0].kind, &*all[1].kind], ["reminder", "turn"], "latest first");
    assert_eq!(store.notices("anna", 150, 1).await.unwrap(), all[..1]);
    assert_eq!(store.read_notices("anna", 101).await.unwrap(), 1);
    assert_eq!(store.read_notices("anna", 101).await.unwrap(), 0);
    let over = vec![("anna".to_owned(), "turn:1".to_owned()), ("anna".into(), "none".into())];
    tell(Telling { over: over.clone(), new: vec![notice("anna", "over", 2)] }).await;
    let expected = [("reminder".to_owned(), true), ("over".to_owned(), true)];
    assert_eq!(kinds(&*store, "anna").await, expected);
    // What begins anew is told anew, also in the same breath.
    tell(Telling { over, new: vec![notice("anna", "turn", 1)] }).await;
    assert_eq!(kinds(&*store, "anna").await[2], ("turn".to_owned(), true));
    assert_eq!(store.forget_notices(150).await.unwrap(), 2);
    assert_eq!(kinds(&*store, "anna").await.len(), 1);
}

pub async fn whoever_has_seen_it_has_read_it(place: &Place) {
    let store = place.open().await;
    for id in ["m", "n"] {
        store.create_match(&a_match(id)).await.unwrap();
    }
    let list = [notice("anna", "turn", 3), notice("anna", "over", 8), notice("boris", "turn", 3)];
    store.update_match_telling(&a_match("m"), &new(&list)).await.unwrap();
    assert_eq!(store.mark_seen("anna", &[("n".into(), 9)]).await.unwrap(), 0);
    assert_eq!(store.mark_seen("anna", &[("m".into(), 2)]).await.unwrap(), 0);
    assert_eq!(store.mark_seen("anna", &[("m".into(), 5)]).await.unwrap(), 1);
    let expected = [("over".to_owned(), true), ("turn".to_owned(), false)];
    assert_eq!(kinds(&*store, "anna").await, expected);
    assert_eq!(kinds(&*store, "boris").await, [("turn".to_owned(), true)]);
}

pub async fn nobody_hears_of_what_they_put_away(place: &Place) {
    let store = place.open().await;
    let head: Match = a_match("m");
    store.create_match(&head).await.unwrap();
    store.set_shelf("m", "anna", "hidden").await.unwrap();
    store.set_muted("m", "boris", true).await.unwrap();
    store.mark_seen("clara", &[("m".into(), 1)]).await.unwrap();
    let everybody = ["anna", "boris", "clara", "dora"];
    let list = everybody.map(|account| notice(account, "turn", 1));
    store.update_match_telling(&head, &new(&list)).await.unwrap();
    let mut told = Vec::new();
    for account in everybody {
        told.push(kinds(&*store, account).await.len());
    }
    assert_eq!(told, [0, 0, 1, 1]);
    assert!(store.marks("boris", &["m".into()]).await.unwrap()[0].1.muted);
    store.set_muted("m", "boris", false).await.unwrap();
    store.update_match_telling(&head, &new(&list)).await.unwrap();
    assert_eq!(kinds(&*store, "boris").await.len(), 1);
}

pub async fn they_go_along_with_a_guest_and_go_with_an_account(place: &Place) {
    let store = place.open().await;
    for account in ["guest", "anna"] {
        store.create_account(&person(account, account)).await.unwrap();
    }
    store.create_match(&a_match("m")).await.unwrap();
    let list = [notice("guest", "turn", 1), notice("guest", "over", 2), notice("anna", "over", 2)];
    store.update_match_telling(&a_match("m"), &new(&list)).await.unwrap();
    store.read_notices("anna", 999).await.unwrap();
    store.take_over("guest", "anna", 9).await.unwrap();
    let expected = [("over".to_owned(), false), ("turn".to_owned(), true)];
    assert_eq!(kinds(&*store, "anna").await, expected);
    assert_eq!(kinds(&*store, "guest").await, []);
    store.erase_account("anna", "Player", 9).await.unwrap();
    assert_eq!(kinds(&*store, "anna").await, []);
}
