//! A seat that was left goes to somebody else, and profiles tell the truth about it.

use crate::library::{Guest, Library, Wish, asked, first_move, on_both, relaxed};
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn profile(library: &Library, guest: &Guest) -> Value {
    let id = library.id_of(guest).await;
    library.get(None, &format!("/api/people/{id}")).await.1
}

fn figures(profile: &Value) -> [i64; 6] {
    ["playing", "finished", "won", "resigned", "alone", "helped"]
        .map(|key| profile[key].as_i64().expect("a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_volunteer_takes_over_a_seat_that_was_left() {
    on_both(async |library, address| {
        let (ada, bob) = (library.account("Ada").await, library.account("Bob").await);
        let (eve, vic) = (library.account("Eve").await, library.account("Vic").await);
        let id = library.game_of(&[&ada, &bob, &eve], relaxed()).await;
        let path = |what: &str| format!("/api/tables/{id}/{what}");
        let offer = |seat: u8, offered: bool| json!({ "seat": seat, "offered": offered });
        let refused = async |who: &Guest, what: &str, body: Value| {
            library.post(who, &path(what), body).await.1["code"].clone()
        };
        // Somebody who may come back keeps the seat; strangers offer nothing and take nothing.
        assert_eq!(refused(&ada, "offer", offer(1, true)).await, "not-left");
        library.done(&bob, &path("leave"), json!({})).await;
        assert_eq!(refused(&ada, "offer", offer(1, true)).await, "not-left");
        library.done(&bob, &path("resign"), json!({ "seat": 1 })).await;
        assert_eq!(refused(&vic, "offer", offer(1, true)).await, "not-seated");
        assert_eq!(refused(&vic, "volunteer", json!({ "seat": 1 })).await, "not-offered");
        assert_eq!(refused(&ada, "offer", offer(9, true)).await, "not-left");
        let info = library.done(&ada, &path("offer"), offer(1, true)).await;
        assert_eq!(info["seats"][1]["offered"], true);
        assert!(info["seats"][1]["substitute"].is_string(), "the bot plays meanwhile");
        // Nobody who sits or sat here, and nobody whom somebody here blocked.
        assert_eq!(refused(&eve, "volunteer", json!({ "seat": 1 })).await, "already-there");
        assert_eq!(refused(&bob, "volunteer", json!({ "seat": 1 })).await, "already-there");
        let mal = library.account("Mal").await;
        let block = format!("/api/friends/{}", library.id_of(&mal).await);
        let (status, _) = library.put(&eve, &block, json!({ "tie": "blocked" })).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert_eq!(refused(&mal, "volunteer", json!({ "seat": 1 })).await, "not-welcome");

        // Two come at once: one of them is first.
        let wes = library.account("Wes").await;
        let (one, other) = (path("volunteer"), path("volunteer"));
        let (one, other) = tokio::join!(
            library.post(&vic, &one, json!({ "seat": 1 })),
            library.post(&wes, &other, json!({ "seat": 1 })),
        );
        let both = [one.0, other.0];
        assert!(both.contains(&StatusCode::OK) && both.contains(&StatusCode::CONFLICT), "{both:?}");
        let (vic, wes) = if one.0 == StatusCode::OK { (vic, wes) } else { (wes, vic) };
        assert_eq!(refused(&wes, "volunteer", json!({ "seat": 1 })).await, "not-offered");
        library.done(&vic, &path("volunteer"), json!({ "seat": 1 })).await;

        // Also after a restart.
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        let (_, info) = library.get(Some(&vic), &format!("/api/tables/{id}")).await;
        let seat = &info["seats"][1];
        assert_eq!((&seat["before"], &seat["substitute"]), (&json!("Bob"), &Value::Null));
        assert_eq!((&seat["resigned"], &seat["offered"]), (&json!(false), &json!(false)));
        assert_eq!(info["mine"], json!([1]));

        // The volunteer plays, with keys the one before may have used.
        let mut sockets = Vec::new();
        for guest in [&ada, &vic, &eve] {
            sockets.push(library.socket(Some(guest)).await);
        }
        for _ in 0..6 {
            let position = sockets[0].watch(&id).await["position"].clone();
            let seat = asked(&position)[0] as usize;
            let position = sockets[seat].watch(&id).await["position"].clone();
            let notation = first_move(&position).expect("a move");
            let at = position["at"].as_u64().expect("a length");
            let answer = sockets[seat].play(&id, seat as u64, at, &[&notation]).await;
            assert_eq!(answer["type"], "ack", "{answer}");
        }
        // Whoever left sees the table, and does nothing there.
        let mut gone = library.socket(Some(&bob)).await;
        let table = gone.watch(&id).await;
        assert_eq!(
            (&table["info"]["mine"], &table["position"]["viewer"]),
            (&json!([]), &Value::Null)
        );
        let play = gone.play(&id, 1, 0, &["pass"]).await;
        assert_eq!(play["refused"]["code"], "not-your-seat");

        // Vic is not last for Bob's leaving; the profiles tell who did what.
        for guest in [&ada, &eve] {
            let seat = if std::ptr::eq(guest, &ada) { 0 } else { 2 };
            library.done(guest, &format!("/api/tables/{id}/resign"), json!({ "seat": seat })).await;
        }
        let ended = library.done(&vic, &format!("/api/tables/{id}/end"), json!({})).await;
        assert_eq!(
            (&ended["stage"], &ended["result"][1]["place"]),
            (&json!("finished"), &json!(1))
        );
        assert_eq!(figures(&profile(&library, &vic).await), [0, 0, 0, 0, 0, 1]);
        assert_eq!(figures(&profile(&library, &bob).await), [0, 0, 0, 1, 0, 0]);
        assert_eq!(figures(&profile(&library, &ada).await), [0, 0, 0, 1, 0, 0]);
        library.close().await;
    })
    .await;
}

#[tokio::test]
async fn continuing_a_game_and_games_alone_are_no_victories() {
    let library = Library::open().await;
    let ada = library.account("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
    let new = json!({ "game": crate::library::GAME, "seats": seats, "pace": relaxed(),
        "public": true, "start": true });
    let id = library.table(&ada, new).await;
    assert_eq!(figures(&profile(&library, &ada).await), [0; 6]);
    library.done(&ada, &format!("/api/tables/{id}/end"), json!({})).await;
    let after = figures(&profile(&library, &ada).await);
    let branch =
        json!({ "at": 0, "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }] });
    let info = library.done(&ada, &format!("/api/tables/{id}/branch"), branch).await;
    let branch = info["id"].as_str().expect("an id");
    assert_eq!(figures(&profile(&library, &ada).await), after, "while it is played");
    library.done(&ada, &format!("/api/tables/{branch}/end"), json!({})).await;
    assert_eq!(figures(&profile(&library, &ada).await), after, "and when it is over");
    assert_eq!(after[..4], [0, 0, 0, 0]);
}
