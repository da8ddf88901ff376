//! What goes over the wire: nothing that is not the reader's.

use crate::library::{Client, GAME, Library, asked, relaxed};
use serde_json::{Value, json};

/// Plays a whole game and gives every byte each socket was sent: seats first, the spectator last.
async fn recorded_game(library: &Library, choose: impl Fn(u64, usize) -> usize) -> Recorded {
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets: Vec<Client> = Vec::new();
    for guest in [Some(&ada), Some(&bob), None] {
        sockets.push(library.socket(guest).await);
    }
    let mut positions = Vec::new();
    for socket in &mut sockets {
        positions.push(socket.watch(&id).await["position"].clone());
    }
    let mut length = 0;
    while let Some(seat) = asked(&positions[0]).first().copied() {
        let mover = seat as usize;
        let moves = positions[mover]["moves"].as_array().expect("moves");
        let index = choose(length, moves.len());
        let notation = moves[index]["notation"].as_str().expect("notation").to_string();
        let answer = sockets[mover].play(&id, seat, length, &[&notation]).await;
        length = answer["at"].as_u64().expect("a length");
        for (socket, position) in sockets.iter_mut().zip(&mut positions) {
            *position = socket.position_at(length).await;
            socket.forget();
        }
        // Nothing is secret any more at the end.
        if positions[0]["over"] == true {
            break;
        }
    }
    let scene = library.app.hall.scene(&id).await.expect("the table");
    let mut bytes: Vec<Vec<String>> = sockets.into_iter().map(|socket| socket.recorded).collect();
    for texts in &mut bytes {
        // The end, when the seed is shown to everybody.
        texts.retain(|text| !text.contains("\"stage\":\"finished\""));
    }
    Recorded {
        bytes,
        seed: scene.row.seed.clone(),
        invite: scene.row.invite.clone(),
        state: scene.around.state.value(),
    }
}

struct Recorded {
    bytes: Vec<Vec<String>>,
    seed: String,
    invite: String,
    state: Value,
}

#[tokio::test]
async fn no_seed_no_invitation_and_no_cookie_is_ever_sent() {
    let library = Library::open().await;
    let game = recorded_game(&library, |length, count| (length as usize * 5) % count).await;
    assert!(game.state.is_object());
    for (viewer, texts) in game.bytes.iter().enumerate() {
        assert!(texts.len() > 20, "something was recorded");
        for text in texts {
            assert!(!text.contains(&game.seed), "the seed went to {viewer}");
            assert!(!text.contains("ludotheque="), "a cookie went to {viewer}");
            let message: Value = serde_json::from_str(text).expect("JSON");
            let told = message["info"]["invite"].as_str();
            assert!(viewer < 2 || told.is_none(), "the invitation went to a spectator");
            assert!(viewer < 2 || !text.contains(&game.invite));
            // Legal moves and undo points are for the one who is asked.
            let position = &message["position"];
            if viewer == 2 && position.is_object() {
                assert_eq!((&position["moves"], &position["undo"]), (&json!([]), &json!([])));
            }
            if viewer < 2 && position.is_object() {
                assert_eq!(position["viewer"], json!(viewer));
            }
        }
    }
    library.close().await;
}

#[tokio::test]
async fn the_file_of_a_running_game_is_nobodys() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let (status, refused) = library.get(Some(&ada), &format!("/api/tables/{id}/export")).await;
    assert_eq!(status, axum::http::StatusCode::CONFLICT);
    assert_eq!(refused["code"], "still-running");
    let (_, info) = library.get(Some(&ada), &format!("/api/tables/{id}")).await;
    assert_eq!(info["seed"], Value::Null);
    assert!(info["commitment"].as_str().is_some_and(|commitment| commitment.len() == 64));
    library.close().await;
}

#[tokio::test]
async fn whoever_plays_for_several_seats_sees_through_the_one_that_is_asked() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let new = json!({
        "game": GAME, "pace": relaxed(), "public": false, "start": true,
        "seats": [{ "kind": "me" }, { "kind": "local", "name": "Bob" }],
    });
    let id = library.table(&ada, new).await;
    let mut socket = library.socket(Some(&ada)).await;
    let mut position = socket.watch(&id).await["position"].clone();
    for _ in 0..12 {
        let seat = asked(&position)[0];
        assert_eq!(position["viewer"], json!(seat));
        let at = position["at"].as_u64().expect("a length");
        let moves = position["moves"].as_array().expect("moves");
        let notation = moves[moves.len() - 1]["notation"].as_str().expect("notation");
        let answer = socket.play(&id, seat, at, &[notation]).await;
        position = socket.position_at(answer["at"].as_u64().expect("a length")).await;
    }
    socket.send(json!({ "type": "watch", "table": id, "seat": 1 })).await;
    assert_eq!(socket.hear("table").await["position"]["viewer"], 1);
    library.close().await;
}

/// A shared screen shows nobody's secrets to whoever held it before.
#[tokio::test]
async fn where_there_are_secrets_another_seats_eyes_must_be_asked_for() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    for chancellery in [true, false] {
        let new = json!({
            "game": "rise-to-nobility", "pace": relaxed(), "public": false, "start": true,
            "setup": { "seats": 2, "chancellery": chancellery, "first_player": 0 },
            "seats": [{ "kind": "me" }, { "kind": "local", "name": "Bob" }],
        });
        let id = library.table(&ada, new).await;
        let mut socket = library.socket(Some(&ada)).await;
        let seen = socket.watch(&id).await;
        assert_eq!(seen["info"]["secrets"], json!(chancellery));
        let position = seen["position"].clone();
        assert_eq!(position["viewer"], 0);
        let first = position["moves"][0]["notation"].as_str().expect("notation").to_string();
        let answer = socket.play(&id, 0, 0, &[&first]).await;
        let position = socket.position_at(answer["at"].as_u64().expect("a length")).await;
        assert!(asked(&position).contains(&1) && !asked(&position).contains(&0));
        assert_eq!(position["viewer"], json!(u8::from(!chancellery)));
        assert_eq!(position["view"]["offered"], json!([]));
        socket.send(json!({ "type": "watch", "table": id, "seat": 1 })).await;
        let position = socket.hear("table").await["position"].clone();
        let offered = position["view"]["offered"].as_array().expect("cards").len();
        assert_eq!((&position["viewer"], offered), (&json!(1), if chancellery { 3 } else { 0 }));
    }
    library.close().await;
}
