//! Whole games through real sockets and a real database.

use crate::library::{GAME, Library, asked, first_move, relaxed};
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn two_people_play_a_whole_game_and_see_the_same_end() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let mut positions = Vec::new();
    for socket in &mut sockets {
        positions.push(socket.watch(&id).await["position"].clone());
    }
    let mut length = 0;
    while let Some(seat) = asked(&positions[0]).first().copied() {
        let mover = seat as usize;
        // Leaving early keeps the game short: the last move offered is often a pass.
        let moves = positions[mover]["moves"].as_array().expect("moves");
        let index = (length as usize * 7) % moves.len();
        let notation = moves[index]["notation"].as_str().expect("notation").to_string();
        let answer = sockets[mover].play(&id, seat, length, &[&notation]).await;
        assert_eq!(answer["type"], "ack", "{notation}: {answer}");
        length = answer["at"].as_u64().expect("a length");
        for (socket, position) in sockets.iter_mut().zip(&mut positions) {
            *position = socket.position_at(length).await;
        }
        for socket in &mut sockets {
            socket.forget();
        }
        assert!(length < 3000, "the game never ends");
    }
    assert_eq!(positions[0]["over"], true);
    assert_eq!(positions[0]["scores"], positions[1]["scores"]);

    let (status, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!((status, &info["stage"]), (StatusCode::OK, &json!("finished")));
    assert!(info["result"][0]["points"].is_i64());
    // The seed is shown at the end, and it is the one that was promised.
    let seed = engine::Seed::from_hex(info["seed"].as_str().expect("a seed")).expect("a seed");
    assert_eq!(info["commitment"], seed.commitment());

    // The file proves the whole game.
    let (status, file) = library.get(None, &format!("/api/tables/{id}/export")).await;
    assert_eq!(status, StatusCode::OK);
    let record = engine::playthrough::Record::from_json(&file.to_string()).expect("a table file");
    let verified = catalog::game(GAME).expect("the game").verify(&record).expect("verified");
    assert_eq!(u64::try_from(verified.moves).ok(), Some(length));
    library.close().await;
}

#[tokio::test]
async fn a_move_sent_twice_is_played_once() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut socket = library.socket(Some(&ada)).await;
    let table = socket.watch(&id).await;
    let seat = asked(&table["position"])[0];
    let mut mover = if seat == 0 { socket } else { library.socket(Some(&bob)).await };
    let position = mover.watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    let first = mover.play_with_key(&id, seat, 0, &[&notation], "once").await;
    let again = mover.play_with_key(&id, seat, 0, &[&notation], "once").await;
    assert_eq!(first, again);
    assert_eq!(first["at"], 1);
    let (_, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!(info["length"], 1);
    library.close().await;
}

#[tokio::test]
async fn of_a_turn_with_a_mistake_nothing_is_played() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let seat = asked(&sockets[0].watch(&id).await["position"])[0];
    let mover = &mut sockets[seat as usize];
    let position = mover.watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    let refused = mover.play(&id, seat, 0, &[&notation, "sing a song"]).await;
    assert_eq!(refused["type"], "refused");
    let (_, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!(info["length"], 0);
    let played = mover.play(&id, seat, 0, &[&notation]).await;
    assert_eq!(played["at"], 1, "{played}");
    library.close().await;
}

#[tokio::test]
async fn nobody_plays_for_somebody_else() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let eve = library.guest("Eve").await;
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut socket = library.socket(Some(&eve)).await;
    let seen = socket.watch(&id).await;
    assert_eq!(seen["position"]["viewer"], json!(null));
    assert_eq!(seen["position"]["moves"], json!([]));
    for seat in 0..3 {
        let answer = socket.play(&id, seat, 0, &["anything"]).await;
        assert_eq!(answer["refused"]["code"], "not-your-seat");
    }
    let mut nobody = library.socket(None).await;
    let answer = nobody.play(&id, 0, 0, &["anything"]).await;
    assert_eq!(answer["refused"]["code"], "signed-out");
    library.close().await;
}

#[tokio::test]
async fn a_game_against_bots_goes_on_by_itself_until_it_is_my_turn() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let bot = json!({ "kind": "bot", "bot": "random" });
    let new = json!({
        "game": GAME, "seats": [{ "kind": "me" }, bot, bot], "pace": relaxed(),
        "public": false, "start": true,
    });
    let id = library.table(&ada, new).await;
    let mut socket = library.socket(Some(&ada)).await;
    let mut position = socket.watch(&id).await["position"].clone();
    for _ in 0..3000 {
        if position["over"] == true {
            break;
        }
        match first_move(&position) {
            Some(_) => {
                let moves = position["moves"].as_array().expect("moves");
                let notation = moves[moves.len() - 1]["notation"].as_str().expect("notation");
                let at = position["at"].as_u64().expect("a length");
                let answer = socket.play(&id, 0, at, &[notation]).await;
                assert_eq!(answer["type"], "ack", "{answer}");
                let length = answer["at"].as_u64().expect("a length");
                position = socket.position_at(length).await;
                socket.forget();
            }
            None => position = socket.hear("update").await["position"].clone(),
        }
    }
    assert_eq!(position["over"], true);
    let (_, history) = library.get(Some(&ada), &format!("/api/tables/{id}/history")).await;
    let steps = history["steps"].as_array().expect("steps");
    let by_bots = steps.iter().filter(|step| step["by"] == "bot").count();
    assert!(by_bots > 0 && by_bots < steps.len());
    assert_eq!(history["scores"].as_array().map(Vec::len), Some(steps.len() + 1));
    library.close().await;
}
