//! Those who look on: spectators, invitations, presence, talk, the lobby, slow readers.

use crate::library::{GAME, Library, asked, first_move, relaxed};
use axum::http::StatusCode;
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_private_table_is_seen_by_those_who_have_the_link() {
    let library = Library::open().await;
    let (ada, eve) = (library.guest("Ada").await, library.guest("Eve").await);
    let new = json!({
        "game": GAME, "seats": [{ "kind": "me" }, { "kind": "open" }], "pace": relaxed(),
        "public": false,
    });
    let id = library.table(&ada, new).await;
    let (_, mine) = library.get(Some(&ada), &format!("/api/tables/{id}")).await;
    let invite = mine["invite"].as_str().expect("an invitation").to_string();
    let (status, _) = library.get(Some(&eve), &format!("/api/tables/{id}")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = library.get(None, &format!("/api/tables/{id}?invite=wrong")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, seen) =
        library.get(Some(&eve), &format!("/api/tables/{id}?invite={invite}")).await;
    assert_eq!((status, &seen["invite"]), (StatusCode::OK, &Value::Null));
    let (_, lobby) = library.get(Some(&eve), "/api/tables").await;
    assert_eq!(lobby["tables"], json!([]));

    let mut socket = library.socket(Some(&eve)).await;
    socket.send(json!({ "type": "watch", "table": id })).await;
    assert_eq!(socket.hear("refused").await["refused"]["code"], "not-found");
    socket.send(json!({ "type": "watch", "table": id, "invite": invite })).await;
    assert_eq!(socket.hear("table").await["info"]["spectators"], 1);
    let path = format!("/api/tables/{id}/join");
    let (status, _) = library.post(&eve, &path, json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    library.done(&eve, &path, json!({ "invite": invite })).await;
    let seated =
        socket.hear_where("sitting", |message| message["info"]["mine"] == json!([1])).await;
    assert_eq!(seated["info"]["invite"], json!(invite));
    library.close().await;
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut first = library.socket(Some(&ada)).await;
    first.watch(&id).await;
    let mut second = library.socket(Some(&bob)).await;
    let table = second.watch(&id).await;
    assert_eq!(table["info"]["seats"][0]["online"], true);
    first
        .hear_where("Bob comes", |message| message["info"]["seats"][1]["online"] == json!(true))
        .await;
    let mut third = library.socket(None).await;
    third.watch(&id).await;
    first.hear_where("a spectator", |message| message["info"]["spectators"] == 1).await;
    drop(second);
    first
        .hear_where("Bob goes", |message| message["info"]["seats"][1]["online"] == json!(false))
        .await;
    third.send(json!({ "type": "unwatch", "table": id })).await;
    first.hear_where("nobody looks on", |message| message["info"]["spectators"] == 0).await;
    library.close().await;
}

#[tokio::test]
async fn a_spectator_follows_every_move_without_a_say() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut watching = library.socket(None).await;
    let seen = watching.watch(&id).await;
    let seat = asked(&seen["position"])[0];
    let mut mover = library.socket(Some([&ada, &bob][seat as usize])).await;
    let position = mover.watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    mover.play(&id, seat, 0, &[&notation]).await;
    let update = watching.hear("update").await;
    assert_eq!(update["position"]["at"], 1);
    assert_eq!(update["position"]["moves"], json!([]));
    assert_eq!(update["position"]["undo"], json!([]));
    assert_eq!(update["steps"][0]["notation"], json!(notation));
    library.close().await;
}

#[tokio::test]
async fn players_and_spectators_talk_apart_while_the_game_runs() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let eve = library.guest("Eve").await;
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = Vec::new();
    for guest in [&ada, &bob, &eve] {
        let mut socket = library.socket(Some(guest)).await;
        socket.watch(&id).await;
        sockets.push(socket);
    }
    let say = |key: &str, room: &str, text: &str| json!({ "type": "say", "table": id, "key": key, "room": room, "text": text });
    assert_eq!(sockets[0].deed(say("a", "players", "Good luck!")).await["type"], "ack");
    assert_eq!(sockets[2].deed(say("b", "spectators", "Go Ada")).await["type"], "ack");
    // Said again, because the answer was not heard: it is said once.
    assert_eq!(sockets[0].deed(say("a", "players", "Good luck!")).await["type"], "ack");
    assert_eq!(sockets[0].deed(say("", "players", "No key")).await["refused"]["code"], "bad-key");
    assert_eq!(sockets[1].hear("said").await["line"]["text"], "Good luck!");
    assert_eq!(sockets[2].hear("said").await["line"]["text"], "Go Ada");
    let refused = sockets[2].deed(say("c", "players", "psst")).await;
    assert_eq!(refused["refused"]["code"], "other-room");
    let refused = sockets[0].deed(say("d", "spectators", "psst")).await;
    assert_eq!(refused["refused"]["code"], "other-room");
    // Said twice by mistake, it is written once.
    sockets[0].deed(say("a", "players", "Good luck!")).await;
    let path = format!("/api/tables/{id}/chat");
    let (_, lines) = library.get(Some(&bob), &path).await;
    let texts = |lines: &Value| -> Vec<String> {
        let lines = lines.as_array().expect("lines").iter();
        lines.map(|line| line["text"].as_str().expect("text").to_string()).collect()
    };
    assert_eq!(texts(&lines), ["Good luck!"]);
    let (_, lines) = library.get(Some(&eve), &path).await;
    assert_eq!(texts(&lines), ["Go Ada"]);
    let (_, lines) = library.get(Some(&eve), &format!("{path}?room=players")).await;
    assert_eq!(texts(&lines), [""; 0]);
    library.close().await;
}

#[tokio::test]
async fn notes_are_nobody_elses_business() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let path = format!("/api/tables/{id}/note");
    let (status, _) = library.put(&ada, &path, json!({ "text": "east first" })).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(library.get(Some(&ada), &path).await.1["text"], "east first");
    assert_eq!(library.get(Some(&bob), &path).await.1["text"], "");
    assert_eq!(library.get(None, &path).await.0, StatusCode::UNAUTHORIZED);
    let long = json!({ "text": "x".repeat(20_001) });
    assert_eq!(library.put(&ada, &path, long).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    library.close().await;
}

#[tokio::test]
async fn the_lobby_changes_before_ones_eyes() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let mut watching = library.socket(Some(&bob)).await;
    watching.send(json!({ "type": "watch_lobby" })).await;
    assert_eq!(watching.hear("lobby").await["tables"], json!([]));
    let new = json!({
        "game": GAME, "seats": [{ "kind": "me" }, { "kind": "open" }], "pace": relaxed(),
        "public": true, "title": "Evening game",
    });
    let id = library.table(&ada, new).await;
    let listed = |message: &Value| message["tables"][0]["id"] == json!(id);
    let lobby = watching.hear_where("the new table", listed).await;
    assert_eq!(lobby["tables"][0]["title"], "Evening game");
    assert_eq!(lobby["mine"], json!([]));
    library.done(&bob, &format!("/api/tables/{id}/join"), json!({})).await;
    watching.hear_where("my table", |message| message["mine"][0]["id"] == json!(id)).await;
    watching.send(json!({ "type": "unwatch_lobby" })).await;
    library.close().await;
}

#[tokio::test]
async fn whoever_does_not_read_is_cut_off_and_nobody_else_notices() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut lazy = library.socket(None).await;
    lazy.watch(&id).await;
    let mut eager = library.socket(Some(&ada)).await;
    eager.watch(&id).await;
    let mut flooding = library.socket(Some(&bob)).await;
    flooding.watch(&id).await;
    // Each `watch` is answered with the whole table, which the lazy one never reads.
    let ask = json!({ "type": "watch", "table": id }).to_string();
    let begun = std::time::Instant::now();
    while library.app.hall.crowd().sockets == 3 && begun.elapsed() < Duration::from_secs(90) {
        // Refused once the server has hung up.
        let _ = lazy.socket.send(Message::Text(ask.clone().into())).await;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(library.app.hall.crowd().sockets, 2, "the lazy reader is gone");
    eager.send(json!({ "type": "ping", "sent": 7 })).await;
    assert_eq!(eager.hear("pong").await["sent"], 7);
    library.close().await;
}

#[tokio::test]
async fn signing_out_ends_the_socket() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let mut socket = library.socket(Some(&ada)).await;
    let (status, answer) = library.delete(&ada, "/api/session").await;
    assert!(status.is_success(), "{answer}");
    assert_eq!(socket.hear("bye").await["why"], "signed-out");
    library.close().await;
}
