//! Many at once.

use crate::Place;
use crate::samples::{a_match, entry, line, person};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Appended, Match, Store, StoreError, Stored};

/// Runs them all at the same time and gives what they give.
async fn at_once<T, F>(count: usize, mut work: impl FnMut(usize) -> F) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let tasks: Vec<_> = (0..count).map(|number| tokio::spawn(work(number))).collect();
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await.unwrap());
    }
    results
}

pub async fn many_writers_of_one_match_take_turns(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    let won = at_once(20, |writer| {
        let store = store.clone();
        async move {
            let mut won = Vec::new();
            let mut length = 0;
            while won.len() < 5 {
                let key = format!("{writer} {}", won.len());
                match store.append("m", length, &[entry(&key)], &a_match("m"), None).await {
                    Ok(Appended::Now(now)) => {
                        assert_eq!(now, length + 1);
                        won.push((length, key));
                        length = now;
                    }
                    Err(StoreError::Conflict { expected, found }) => {
                        assert!(found > expected, "{found} {expected}");
                        length = found;
                    }
                    other => panic!("{other:?}"),
                }
            }
            won
        }
    })
    .await;
    let mut won: Vec<(u32, String)> = won.into_iter().flatten().collect();
    won.sort();
    let log = store.log("m", 0).await.unwrap();
    let logged: Vec<(u32, String)> =
        log.into_iter().map(|entry| (entry.index, entry.key)).collect();
    assert_eq!(logged, won, "each place in the log was won by exactly one");
    assert_eq!(
        logged.iter().map(|(index, _)| *index).collect::<Vec<_>>(),
        (0..100).collect::<Vec<_>>()
    );
    assert_eq!(store.get_match("m").await.unwrap().unwrap().length, 100);
}

pub async fn the_same_key_from_everywhere_is_stored_once(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    store.append("m", 0, &[entry("before")], &a_match("m"), None).await.unwrap();
    let results = at_once(50, |_| {
        let store = store.clone();
        async move { store.append("m", 1, &[entry("k")], &a_match("m"), None).await.unwrap() }
    })
    .await;
    let first = results.iter().filter(|appended| **appended == Appended::Now(2)).count();
    let again = results.iter().filter(|appended| **appended == Appended::Already(2)).count();
    assert_eq!((first, again), (1, 49));
    assert_eq!(store.log("m", 0).await.unwrap().len(), 2);

    let said = at_once(50, |_| {
        let store = store.clone();
        async move { store.say(&line("m", "k", "anna", "Hello")).await.unwrap().id }
    })
    .await;
    assert_eq!(BTreeSet::from_iter(said).len(), 1);
    assert_eq!(store.lines("m", "players", None, 9).await.unwrap().len(), 1);
}

pub async fn many_matches_are_written_at_once(place: &Place) {
    let store = place.open().await;
    at_once(40, |number| {
        let store = store.clone();
        async move {
            let id = format!("m{number}");
            let head = a_match(&id);
            store.create_match(&head).await.unwrap();
            for length in 0..10 {
                let entry = entry(&length.to_string());
                let appended = store.append(&id, length, &[entry], &head, None).await.unwrap();
                assert_eq!(appended, Appended::Now(length + 1));
                let seen = store.get_match(&id).await.unwrap().unwrap();
                assert_eq!(seen.length, length + 1, "what was acknowledged is seen");
            }
        }
    })
    .await;
    assert_eq!(store.counts().await.unwrap().entries, 400);
}

/// Works that share a commit do not share their failures.
pub async fn one_failure_does_not_spoil_the_others(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    store.create_account(&person("taken", "Taken")).await.unwrap();
    let results: Vec<Stored<()>> = at_once(60, |number| {
        let store: Arc<dyn Store> = store.clone();
        async move {
            let name = format!("name {number}");
            match number % 4 {
                0 => store.create_account(&person(&name, &name)).await,
                1 => store.create_account(&person(&name, "TAKEN")).await,
                2 => {
                    let entry = entry(&name);
                    store.append("m", 7, &[entry], &a_match("m"), None).await.map(drop)
                }
                _ => store.set_note("none", &name, "x", 1).await,
            }
        }
    })
    .await;
    for (number, result) in results.iter().enumerate() {
        let expected = match number % 4 {
            0 => result.is_ok(),
            1 => matches!(result, Err(StoreError::Taken)),
            2 => matches!(result, Err(StoreError::Conflict { expected: 7, found: 0 })),
            _ => matches!(result, Err(StoreError::NotFound)),
        };
        assert!(expected, "{number}: {result:?}");
    }
    assert_eq!(store.accounts("name", 99).await.unwrap().len(), 15);
    assert_eq!(store.accounts("", 99).await.unwrap().len(), 16);
}

pub async fn changes_around_the_log_never_lose_entries(place: &Place) {
    let store = place.open().await;
    store.create_match(&a_match("m")).await.unwrap();
    at_once(2, |writer| {
        let store = store.clone();
        async move {
            for number in 0..50 {
                let length = store.get_match("m").await.unwrap().unwrap().length;
                let head = Match { live: json!([writer, number]), length, ..a_match("m") };
                if writer == 0 {
                    match store.update_match(&head).await {
                        Ok(()) => {}
                        Err(StoreError::Conflict { expected, found }) => assert!(expected < found),
                        other => panic!("{other:?}"),
                    }
                } else {
                    let entry = entry(&number.to_string());
                    let appended = store.append("m", number, &[entry], &head, None).await;
                    assert_eq!(appended.unwrap(), Appended::Now(number + 1));
                }
            }
        }
    })
    .await;
    assert_eq!(store.get_match("m").await.unwrap().unwrap().length, 50);
    assert_eq!(store.log("m", 0).await.unwrap().len(), 50);
}
