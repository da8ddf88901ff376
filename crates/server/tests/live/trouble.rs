//! The database fails, or somebody else writes to it: nothing is told that is not stored.

use crate::library::{Client, GAME, Guest, Library, Wish, asked, first_move, relaxed};
use axum::http::StatusCode;
use serde_json::json;
use std::time::Duration;
use store::NewEntry;

#[tokio::test]
async fn a_move_that_cannot_be_stored_is_refused_and_not_played() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let seat = asked(&sockets[0].watch(&id).await["position"])[0];
    let mover = seat as usize;
    let position = sockets[mover].watch(&id).await["position"].clone();
    sockets[1 - mover].watch(&id).await;
    let notation = first_move(&position).expect("a move");

    library.app.store.close().await;
    let refused = sockets[mover].play(&id, seat, 0, &[&notation]).await;
    assert_eq!(refused["type"], "refused", "{refused}");
    assert_eq!(refused["refused"]["code"], "unavailable");
    // Nobody was told of a move that never was.
    let scene = library.app.hall.scene(&id).await.expect("the table");
    assert_eq!(scene.row.length, 0);
    assert_eq!(scene.table.as_ref().map(|table| table.length()), Some(0));
    for socket in &mut sockets {
        socket.send(json!({ "type": "ping", "sent": 1 })).await;
        socket.hear("pong").await;
        assert!(socket.recorded.iter().all(|text| !text.contains("\"type\":\"update\"")));
    }
    let folder = library.close().await;

    let library = Library::open_in(folder, Wish::default()).await;
    let mut socket = library.socket(Some([&ada, &bob][mover])).await;
    assert_eq!(socket.watch(&id).await["position"]["at"], 0);
    assert_eq!(socket.play(&id, seat, 0, &[&notation]).await["at"], 1);
    library.close().await;
}

/// Another program plays a move, behind the back of the library.
async fn play_elsewhere(library: &Library, id: &str, seat: u64, notation: &str) {
    let scene = library.app.hall.scene(id).await.expect("the table");
    let mut played = scene.table.as_ref().expect("a table").copy();
    played.play(engine::Seat(seat as u8), notation, None).expect("legal");
    let mut head = scene.row.clone();
    head.length = 1;
    head.waiting = played.asked().iter().map(|seat| seat.0).collect();
    head.live = serde_json::json!({ "state": played.record().state });
    let entry = NewEntry {
        key: "elsewhere".into(),
        at: library.time.now(),
        by: "server".into(),
        entry: played.entries(0).remove(0),
    };
    library.app.store.append(id, 0, &[entry], &head, None).await.expect("written");
}

#[tokio::test]
async fn what_somebody_else_wrote_is_read_again() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let seat = asked(&sockets[0].watch(&id).await["position"])[0];
    let mover = seat as usize;
    let position = sockets[mover].watch(&id).await["position"].clone();
    let moves = position["moves"].as_array().expect("moves");
    let notations: Vec<&str> =
        moves.iter().map(|mv| mv["notation"].as_str().expect("notation")).collect();
    let other = notations[notations.len() - 1];
    play_elsewhere(&library, &id, seat, other).await;

    let refused = sockets[mover].play(&id, seat, 0, &[notations[0]]).await;
    assert_eq!(refused["refused"]["code"], "moved-on");
    let table = sockets[mover]
        .hear_where("the table as it is", |message| {
            message["type"] == "table" && message["position"]["at"] == 1
        })
        .await;
    assert_eq!(table["steps"][0]["notation"], json!(other));
    library.close().await;
}

/// The seat that is asked first, its holder's socket and a move of theirs.
async fn first_turn(library: &Library, id: &str, people: &[&Guest]) -> (u64, Client, String) {
    let mut socket = library.socket(Some(people[0])).await;
    let seat = asked(&socket.watch(id).await["position"])[0];
    let mut socket = library.socket(Some(people[seat as usize])).await;
    let notation = first_move(&socket.watch(id).await["position"]).expect("a move");
    (seat, socket, notation)
}

#[tokio::test]
async fn what_is_kept_beside_a_log_never_overwrites_a_longer_one() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let (seat, mut socket, notation) = first_turn(&library, &id, &[&ada, &bob]).await;
    play_elsewhere(&library, &id, seat, &notation).await;
    let written = library.app.store.get_match(&id).await.expect("a store").expect("a match");

    let orders = |key: &str| {
        let answers = json!({ "rules": {} });
        json!({ "type": "auto", "table": id, "key": key, "seat": seat, "answers": answers })
    };
    let refused = socket.deed(orders("late")).await;
    assert_eq!(refused["refused"]["code"], "moved-on", "{refused}");
    assert_eq!(library.app.store.get_match(&id).await.expect("a store"), Some(written.clone()));
    socket.position_at(1).await;
    assert_eq!(socket.deed(orders("in time")).await["refused"]["code"], "bad-key");
    assert_eq!(socket.deed(orders("in-time")).await["type"], "ack");
    let after = library.app.store.get_match(&id).await.expect("a store").expect("a match");
    assert_eq!((after.length, &after.waiting), (1, &written.waiting));
    assert_eq!(after.live["state"], written.live["state"]);
    library.close().await;
}

#[tokio::test]
async fn an_old_state_beside_a_log_is_mended_and_not_believed() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let before = library.app.store.get_match(&id).await.expect("a store").expect("a match");
    let (seat, mut socket, notation) = first_turn(&library, &id, &[&ada, &bob]).await;
    assert_eq!(socket.play(&id, seat, 0, &[&notation]).await["at"], 1);
    let played = library.app.store.get_match(&id).await.expect("a store").expect("a match");
    let folder = library.close().await;

    // What an older server did: the table of a moment ago, over the present one.
    let address = format!("sqlite:{}", folder.path().join("library.db").display());
    let store = store::open(&address).await.expect("a database");
    let old = store::Match { length: 1, ..before };
    assert!(old.waiting != played.waiting && old.live["state"] != played.live["state"]);
    store.update_match(&old).await.expect("written");
    store.close().await;

    let library = Library::open_in(folder, Wish::default()).await;
    let mut socket = library.socket(Some(&ada)).await;
    let table = socket.watch(&id).await;
    assert_eq!(table["position"]["at"], 1);
    assert_eq!(table["steps"][0]["notation"], json!(notation));
    let mended = library.app.store.get_match(&id).await.expect("a store").expect("a match");
    assert_eq!((mended.length, &mended.waiting), (1, &played.waiting));
    assert_eq!(mended.live["state"], played.live["state"]);
    let log = library.app.store.log(&id, 0).await.expect("a store");
    assert_eq!(log.len(), 1, "no snapshot took the move back");
    library.close().await;
}

#[tokio::test]
async fn a_table_nobody_joins_is_closed_after_a_while() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": GAME, "seats": seats, "pace": relaxed(), "public": true });
    let id = library.table(&ada, new).await;
    let now = library.time.now();
    let folder = library.close().await;
    let later = server::time::Time::by_hand(now + 15 * 86_400_000);
    let library = Library::open_in(folder, Wish { time: later, ..Wish::default() }).await;
    for _ in 0..200 {
        let (status, info) = library.get(Some(&ada), &format!("/api/tables/{id}")).await;
        assert_eq!(status, StatusCode::OK);
        if info["stage"] == "closed" {
            library.close().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the table stayed open");
}

#[tokio::test]
async fn whoever_is_erased_leaves_the_seat_to_a_bot_and_a_pseudonym() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let (status, answer) = library.delete_with(&bob, "/api/me", json!({ "confirm": "Bob" })).await;
    assert!(status.is_success(), "{answer}");
    let (_, info) = library.get(Some(&ada), &format!("/api/tables/{id}")).await;
    assert!(info["seats"][1]["substitute"].is_string(), "{info}");
    assert_ne!(info["seats"][1]["holder"]["name"], "Bob");
    assert_eq!(info["stage"], "playing");
    library.close().await;
}
