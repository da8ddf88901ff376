//! A game that no catalogue knows: it stands in the list and is played to its end.

#[path = "../../../engine/tests/fair/game.rs"]
mod game;

use crate::library::{Library, Wish, asked, first_move, relaxed};
use axum::http::StatusCode;
use catalog::{Entry, GameEntry};
use game::Fair;
use serde_json::json;
use std::sync::Arc;

#[tokio::test]
async fn a_new_game_is_in_the_list_and_is_played_to_its_end() {
    let mut games: Vec<&'static dyn GameEntry> = catalog::GAMES.to_vec();
    games.push(&Entry::<Fair>::NEW);
    let library = Library::open_with(Wish { games: Arc::new(games), ..Wish::default() }).await;
    let (_, list) = library.get(None, "/api/games?lang=fr").await;
    let last = list.as_array().and_then(|games| games.last()).expect("games");
    assert_eq!((&last["id"], &last["name"]), (&json!("fair"), &json!("Fair")));
    let (status, rules) = library.get(None, "/api/games/fair/rules?lang=fr").await;
    assert_eq!((status, rules.to_string().contains("FA-2.1")), (StatusCode::OK, true));

    let people = [library.guest("Ada").await, library.guest("Bob").await];
    let new = json!({
        "game": "fair", "pace": relaxed(), "public": true, "setup": { "seats": 2 },
        "seats": [{ "kind": "me" }, { "kind": "open" }],
    });
    let id = library.table(&people[0], new).await;
    library.done(&people[1], &format!("/api/tables/{id}/join"), json!({ "seat": 1 })).await;
    library.done(&people[0], &format!("/api/tables/{id}/start"), json!({})).await;
    let mut sockets =
        [library.socket(Some(&people[0])).await, library.socket(Some(&people[1])).await];
    for length in 0..8_u64 {
        let seat = (length % 2) as usize;
        let position = sockets[seat].watch(&id).await["position"].clone();
        assert_eq!(asked(&position).len(), 2 - seat, "both are asked, then the other");
        // What lies face down is shown to nobody else.
        if seat == 1 {
            assert_eq!(position["view"]["laid"][0], "sealed");
        }
        let notation = first_move(&position).expect("a card");
        let answer = sockets[seat].play(&id, seat as u64, length, &[&notation]).await;
        assert_eq!(answer["type"], "ack", "{notation}: {answer}");
    }
    let position = sockets[0].watch(&id).await["position"].clone();
    assert_eq!((&position["over"], position["at"].as_u64()), (&json!(true), Some(8)));
    let (status, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!((status, &info["stage"]), (StatusCode::OK, &json!("finished")));
    assert_eq!(info["result"].as_array().map(Vec::len), Some(2));
    library.close().await;
}
