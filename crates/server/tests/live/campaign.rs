//! Games against nobody but the rules leave a sheet, which the library keeps with the account.

use crate::library::{Guest, Library, Wish, asked, relaxed};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

/// Plays a hardcore game against non-player civilizations to its end.
async fn played_alone(library: &Library, person: &Guest) -> String {
    let mut setup = catalog::game("rise-and-fall").expect("a game").usual_setup(1).expect("solo");
    (setup["hardcore"], setup["npcs"]) = (json!(true), json!(["pirate-2"]));
    let new = json!({
        "game": "rise-and-fall", "setup": setup, "seats": [{ "kind": "me" }], "pace": relaxed(), "public": true,
    });
    let id = library.table(person, new).await;
    library.done(person, &format!("/api/tables/{id}/start"), json!({})).await;
    let mut socket = library.socket(Some(person)).await;
    let mut position = socket.watch(&id).await["position"].clone();
    let mut length = 0;
    while let Some(seat) = asked(&position).first().copied() {
        let moves = position["moves"].as_array().expect("moves");
        let notation = moves[(length as usize * 7) % moves.len()]["notation"].as_str();
        let answer = socket.play(&id, seat, length, &[notation.expect("notation")]).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        length = answer["at"].as_u64().expect("a length");
        position = socket.position_at(length).await;
        socket.forget();
        assert!(length < 10_000, "the game never ends");
    }
    id
}

async fn campaigns(library: &Library, person: &Guest, lang: &str) -> Value {
    let (status, found) = library.get(Some(person), &format!("/api/campaigns?lang={lang}")).await;
    assert_eq!(status, StatusCode::OK);
    found
}

#[tokio::test]
async fn a_campaign_adds_up_and_outlives_the_server() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let first = played_alone(&library, &ada).await;
    library.time.advance(Duration::from_secs(60));
    let tables = [first, played_alone(&library, &ada).await];
    let note = json!({ "text": "never trust pirates" });
    library.put(&ada, &format!("/api/tables/{}/note", tables[1]), note).await;
    let library = Library::open_in(library.close().await, Wish::default()).await;

    let found = campaigns(&library, &ada, "en").await;
    assert_eq!(found[0]["game"], "rise-and-fall");
    let games = found[0]["games"].as_array().expect("games");
    assert_eq!(
        games.iter().map(|game| &game["table"]).collect::<Vec<_>>(),
        [&tables[0], &tables[1]]
    );
    let mut total = 0;
    for game in games {
        assert_eq!(game["difficulty"], 2);
        let brought = if game["won"] == true { 2 } else { -2 };
        total += brought;
        assert_eq!((&game["renown"], &game["total"]), (&json!(brought), &json!(total)));
        assert_eq!(game["players"], json!(["Ada"]));
    }
    assert_eq!(found[0]["renown"], total);
    assert_eq!(games[1]["note"], "never trust pirates");
    assert!(games[0]["rows"].to_string().contains("[\"World\","), "{}", games[0]);
    let in_french = campaigns(&library, &ada, "fr").await;
    assert!(in_french[0]["games"][0]["rows"].to_string().contains("[\"Monde\","));

    assert_eq!(campaigns(&library, &bob, "en").await, json!([]), "nobody else sees it");
    let (status, _) = library.get(None, "/api/campaigns").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    library.close().await;
}
