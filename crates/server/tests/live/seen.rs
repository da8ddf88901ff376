//! What people have seen is kept with their account.

use crate::library::{Guest, Library, asked, first_move, relaxed};
use serde_json::{Value, json};
use std::time::Duration;

/// The mark of a table as a new browser of this person is told.
async fn mark(library: &Library, guest: Option<&Guest>, id: &str) -> Value {
    library.socket(guest).await.watch(id).await["seen"].clone()
}

/// The same once it has this value.
async fn until(library: &Library, guest: &Guest, id: &str, wanted: u64) {
    for _ in 0..200 {
        if mark(library, Some(guest), id).await == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the mark is not at {wanted}");
}

#[tokio::test]
async fn a_mark_moves_forward_and_goes_along_to_other_browsers() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    assert_eq!(sockets[0].watch(&id).await["seen"], Value::Null);
    for length in 0..4 {
        let seat = asked(&sockets[0].watch(&id).await["position"])[0] as usize;
        let position = sockets[seat].watch(&id).await["position"].clone();
        let notation = first_move(&position).expect("a move");
        sockets[seat].play(&id, seat as u64, length, &[&notation]).await;
    }
    let seen = |at: u64| json!({ "type": "seen", "table": id, "at": at });
    sockets[0].send(seen(2)).await;
    until(&library, &ada, &id, 2).await;
    // Nobody has seen the future, and nobody unsees.
    sockets[0].send(seen(4_000_000_000)).await;
    until(&library, &ada, &id, 4).await;
    let mut slow = library.socket(Some(&ada)).await;
    slow.watch(&id).await;
    slow.send(seen(1)).await;
    slow.socket.close(None).await.expect("hung up");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(mark(&library, Some(&ada), &id).await, 4);
    let (_, mine) = library.get(Some(&ada), "/api/tables/mine").await;
    assert_eq!((&mine[0]["seen"], &mine[0]["length"]), (&json!(4), &json!(4)));
    let (_, mine) = library.get(Some(&bob), "/api/tables/mine").await;
    assert_eq!(mine[0]["seen"], Value::Null, "it is Ada's");

    // Onlookers have marks too; visitors have nowhere to keep one.
    let eve = library.guest("Eve").await;
    let mut onlooker = library.socket(Some(&eve)).await;
    onlooker.send(seen(3)).await;
    assert_eq!(onlooker.hear("refused").await["refused"]["code"], "not-found");
    onlooker.watch(&id).await;
    onlooker.send(seen(3)).await;
    // Hanging up writes at once.
    onlooker.socket.close(None).await.expect("hung up");
    until(&library, &eve, &id, 3).await;
    let mut visitor = library.socket(None).await;
    assert_eq!(visitor.watch(&id).await["seen"], Value::Null);
    visitor.send(seen(3)).await;
    assert_eq!(visitor.hear("refused").await["refused"]["code"], "signed-out");

    // A guest who signs up keeps what they saw.
    let account = json!({ "name": "Eve L", "password": "correct horse battery" });
    let (status, answer) = library.post(&eve, "/api/account", account).await;
    assert!(status.is_success(), "{answer}");
    assert_eq!(mark(&library, Some(&eve), &id).await, 3);
    library.close().await;
}
