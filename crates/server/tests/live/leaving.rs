//! Leaving for good: resigning, giving up together, ending a game against bots, fewer seats, and
//! tables put away.

use crate::library::{Client, GAME, Guest, Library, Wish, asked, first_move, on_both, relaxed};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

async fn info(library: &Library, guest: &Guest, id: &str) -> Value {
    library.get(Some(guest), &format!("/api/tables/{id}")).await.1
}

async fn refused(library: &Library, guest: &Guest, id: &str, what: &str, body: Value) -> Value {
    let (status, answer) = library.post(guest, &format!("/api/tables/{id}/{what}"), body).await;
    assert!(status.is_client_error(), "{what}: {status} {answer}");
    answer["code"].clone()
}

async fn does(library: &Library, guest: &Guest, id: &str, what: &str, body: Value) -> Value {
    library.done(guest, &format!("/api/tables/{id}/{what}"), body).await
}

/// The one table of somebody's list.
async fn own(library: &Library, guest: &Guest, shelf: &str) -> Value {
    library.get(Some(guest), &format!("/api/tables/mine{shelf}")).await.1
}

async fn profile(library: &Library, guest: &Guest) -> Value {
    let (_, me) = library.get(Some(guest), "/api/me").await;
    let id = me["id"].as_str().expect("an id").to_string();
    library.get(None, &format!("/api/people/{id}")).await.1
}

/// Plays so many moves, whoever is asked.
async fn play(library: &Library, id: &str, people: &[&Guest], count: u64) -> Vec<Client> {
    let mut sockets = Vec::new();
    for guest in people {
        sockets.push(library.socket(Some(guest)).await);
    }
    for length in 0..count {
        let seat = asked(&sockets[0].watch(id).await["position"])[0] as usize;
        let position = sockets[seat].watch(id).await["position"].clone();
        let notation = first_move(&position).expect("a move");
        assert_eq!(sockets[seat].play(id, seat as u64, length, &[&notation]).await["type"], "ack");
    }
    sockets
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_is_out_and_a_bot_plays_on() {
    on_both(async |library, address| {
        let people = [library.guest("Ada").await, library.guest("Bob").await];
        let eve = library.guest("Eve").await;
        let [ada, bob] = &people;
        let id = library.game_of(&[ada, bob, &eve], relaxed()).await;
        assert_eq!(
            refused(&library, ada, &id, "resign", json!({ "seat": 1 })).await,
            "not-your-seat"
        );
        assert_eq!(refused(&library, ada, &id, "end", json!({})).await, "others-play");
        let shelf = json!({ "shelf": "hidden" });
        let (status, answer) =
            library.put(bob, &format!("/api/tables/{id}/shelf"), shelf.clone()).await;
        assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("still-seated")));

        let left = does(&library, bob, &id, "resign", json!({ "seat": 1 })).await;
        assert_eq!(
            (&left["seats"][1]["resigned"], &left["stage"]),
            (&json!(true), &json!("playing"))
        );
        assert!(left["seats"][1]["substitute"].is_string(), "{left}");
        // The same again changes nothing.
        does(&library, bob, &id, "resign", json!({ "seat": 1 })).await;

        // Neither moves nor orders nor pauses come from there any more.
        let mut socket = library.socket(Some(bob)).await;
        socket.watch(&id).await;
        for deed in ["take_back", "step_away"] {
            let message = json!({ "type": deed, "table": id, "key": socket.key(), "seat": 1 });
            assert_eq!(socket.deed(message).await["refused"]["code"], "resigned");
        }
        assert_eq!(socket.play(&id, 1, 0, &["pass"]).await["refused"]["code"], "resigned");
        assert_eq!(
            refused(&library, bob, &id, "pause", json!({ "paused": true })).await,
            "not-seated"
        );
        assert_eq!(
            refused(&library, bob, &id, "abandon", json!({ "agree": true })).await,
            "not-seated"
        );

        // It nags nobody, and can be put out of sight.
        let listed = own(&library, bob, "").await;
        assert_eq!((&listed[0]["left"], &listed[0]["my_turn"]), (&json!(true), &json!(false)));
        let (status, _) = library.put(bob, &format!("/api/tables/{id}/shelf"), shelf).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert_eq!(own(&library, bob, "").await, json!([]));
        assert_eq!(own(&library, bob, "?shelf=hidden").await[0]["shelf"], "hidden");
        assert_eq!(own(&library, ada, "").await[0]["id"], json!(id), "it is Bob's alone");

        // Those who stay are still asked, Bob is not.
        does(&library, ada, &id, "abandon", json!({ "agree": true })).await;
        let asked = info(&library, &eve, &id).await;
        assert_eq!(asked["abandon_request"], json!({ "agreed": [0], "missing": [2] }));
        does(&library, &eve, &id, "resign", json!({ "seat": 2 })).await;
        let alone = info(&library, ada, &id).await;
        assert_eq!((&alone["abandon_request"], &alone["alone"]), (&Value::Null, &json!(true)));
        assert_eq!(
            refused(&library, ada, &id, "resign", json!({ "seat": 0 })).await,
            "nobody-else"
        );

        // Also after a restart. Whoever stayed is ahead of those who left.
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        let ended = does(&library, ada, &id, "end", json!({})).await;
        assert_eq!((&ended["stage"], &ended["waiting_for"]), (&json!("finished"), &json!([])));
        let places: Vec<_> = (0..3).map(|seat| ended["result"][seat]["place"].clone()).collect();
        assert_eq!(places, [1, 2, 2]);
        does(&library, ada, &id, "end", json!({})).await;
        let (ada, bob) = (profile(&library, ada).await, profile(&library, bob).await);
        let figures =
            |who: &Value| ["playing", "finished", "won", "resigned"].map(|key| who[key].clone());
        assert_eq!(figures(&ada), [0, 1, 1, 0]);
        assert_eq!(figures(&bob), [0, 0, 0, 1]);
        library.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_with_a_rule_for_those_who_leave_follows_it() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = play(&library, &id, &[&ada, &bob], 30).await;
    // Leaving by the rules goes this way only, or nobody would know that Bob is gone.
    let (sent, at) = (sockets[1].key(), 30);
    let sent = sockets[1].play_with_key(&id, 1, at, &["leave"], &format!("{sent}-leave")).await;
    assert_eq!(sent["refused"]["code"], "resign-instead");
    let mut length = at;
    loop {
        let position = sockets[0].watch(&id).await["position"].clone();
        if asked(&position) == [1] {
            break;
        }
        let notation = first_move(&position).expect("a move");
        sockets[0].play(&id, 0, length, &[&notation]).await;
        length += 1;
    }
    let left = does(&library, &bob, &id, "resign", json!({ "seat": 1 })).await;
    let path = format!("/api/tables/{id}/history?from={length}");
    length += 1;
    assert_eq!(left["length"], length);
    let (_, history) = library.get(Some(&ada), &path).await;
    assert_eq!(history["steps"][0]["notation"], "leave", "{history}");
    does(&library, &bob, &id, "resign", json!({ "seat": 1 })).await;
    assert_eq!(info(&library, &ada, &id).await["length"], length);
    // Nobody brings them back.
    let ask = json!({ "type": "ask_undo", "table": id, "key": "back", "seat": 0, "to": 20 });
    assert_eq!(sockets[0].deed(ask).await["refused"]["code"], "no-undo");
    // The other one plays on.
    let position = sockets[0].watch(&id).await["position"].clone();
    assert_eq!(asked(&position), [0]);
    let notation = first_move(&position).expect("a move");
    assert_eq!(sockets[0].play(&id, 0, length, &[&notation]).await["at"], length + 1);
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_given_up_when_everybody_agrees() {
    on_both(async |library, address| {
        let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
        let pace = json!({ "kind": "live", "bank": 600, "increment": 5 });
        let id = library.game_of(&[&ada, &bob], pace).await;
        play(&library, &id, &[&ada, &bob], 3).await;
        let yes = json!({ "agree": true });
        does(&library, &ada, &id, "abandon", yes.clone()).await;
        let refusing = does(&library, &bob, &id, "abandon", json!({ "agree": false })).await;
        assert_eq!(
            (&refusing["abandon_request"], &refusing["stage"]),
            (&Value::Null, &json!("playing"))
        );
        does(&library, &ada, &id, "abandon", yes.clone()).await;
        does(&library, &ada, &id, "abandon", yes.clone()).await;
        // Asked before a restart, answered after it; while the game goes on or is paused.
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        let mut socket = library.socket(Some(&bob)).await;
        let request = &socket.watch(&id).await["info"]["abandon_request"];
        assert_eq!(*request, json!({ "agreed": [0], "missing": [1] }));
        library.app.hall.pause(&id, true).await.expect("a pause");
        does(&library, &bob, &id, "abandon", yes.clone()).await;
        let over =
            socket.hear_where("the end", |message| message["position"]["over"] == true).await;
        assert_eq!(
            (&over["position"]["asked"], &over["position"]["moves"]),
            (&json!([]), &json!([]))
        );
        let ended = info(&library, &ada, &id).await;
        assert_eq!((&ended["stage"], &ended["result"]), (&json!("abandoned"), &Value::Null));
        assert_eq!((&ended["waiting_for"], &ended["paused"]), (&json!([]), &json!(false)));
        assert!(
            ended["seats"]
                .as_array()
                .expect("seats")
                .iter()
                .all(|seat| seat["clock"]["since"].is_null())
        );
        assert_eq!(
            socket.play_with_key(&id, 1, 3, &["pass"], "late").await["refused"]["code"],
            "game-over"
        );
        assert_eq!(refused(&library, &ada, &id, "resign", json!({ "seat": 0 })).await, "game-over");
        for guest in [&ada, &bob] {
            assert_eq!(own(&library, guest, "").await[0]["my_turn"], false);
            let (_, next) = library.get(Some(guest), "/api/tables/next").await;
            assert_eq!(next, Value::Null);
            let figures = profile(&library, guest).await;
            assert_eq!((&figures["finished"], &figures["resigned"]), (&json!(0), &json!(0)));
        }
        // It can be looked at, taken home and played anew.
        let (status, _) = library.get(Some(&ada), &format!("/api/tables/{id}/export")).await;
        assert_eq!(status, StatusCode::OK);
        let again = does(&library, &bob, &id, "rematch", json!({})).await;
        assert_eq!(again["stage"], "open");
        let (status, _) = library
            .put(&ada, &format!("/api/tables/{id}/shelf"), json!({ "shelf": "archived" }))
            .await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert_eq!(own(&library, &ada, "?shelf=archived").await[0]["id"], json!(id));
        let (status, _) =
            library.put(&ada, &format!("/api/tables/{id}/shelf"), json!({ "shelf": null })).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert_eq!(own(&library, &ada, "").await[0]["shelf"], Value::Null);
        library.close().await;
    })
    .await;
}

#[tokio::test]
async fn whoever_was_away_for_long_keeps_nobody_at_the_table() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    does(&library, &bob, &id, "leave", json!({})).await;
    let asked = does(&library, &ada, &id, "abandon", json!({ "agree": true })).await;
    assert_eq!(asked["abandon_request"]["missing"], json!([1]), "Bob may come back");
    library.time.advance(4 * DAY);
    let ended = does(&library, &ada, &id, "abandon", json!({ "agree": true })).await;
    assert_eq!(ended["stage"], "abandoned");
    library.close().await;
}

#[tokio::test]
async fn a_game_against_bots_is_simply_ended() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let new = json!({
        "game": GAME, "pace": relaxed(), "public": true, "start": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "local", "name": "Leo" }],
    });
    let id = library.table(&ada, new).await;
    assert_eq!(info(&library, &ada, &id).await["alone"], true);
    let eve = library.guest("Eve").await;
    assert_eq!(info(&library, &eve, &id).await["alone"], false);
    assert_eq!(refused(&library, &eve, &id, "end", json!({})).await, "not-seated");
    // One of two on a screen may go.
    let left = does(&library, &ada, &id, "resign", json!({ "seat": 2 })).await;
    assert_eq!((&left["alone"], &left["seats"][2]["resigned"]), (&json!(true), &json!(true)));
    let ended = does(&library, &ada, &id, "end", json!({})).await;
    assert_eq!((&ended["stage"], &ended["result"]), (&json!("abandoned"), &Value::Null));
    assert!(ended["seed"].is_string());
    library.close().await;
}

#[tokio::test]
async fn a_waiting_table_gets_fewer_seats() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let open = json!({ "kind": "open" });
    let new = json!({
        "game": GAME, "pace": relaxed(), "public": true, "setup": { "map": "loon-lakes" },
        "seats": [{ "kind": "me" }, open, open, open],
    });
    let (status, made) = library.post(&ada, "/api/tables", new).await;
    assert!(status.is_success(), "{made}");
    let id = made["id"].as_str().expect("an id").to_string();
    does(&library, &bob, &id, "join", json!({ "seat": 2 })).await;
    assert_eq!(refused(&library, &bob, &id, "seats", json!({ "seats": 3 })).await, "not-host");
    for (seats, code) in [(4, "bad-seats"), (5, "bad-seats"), (1, "seat-taken"), (0, "seat-taken")]
    {
        assert_eq!(
            refused(&library, &ada, &id, "seats", json!({ "seats": seats })).await,
            code,
            "{seats}"
        );
    }
    let three = does(&library, &ada, &id, "seats", json!({ "seats": 3 })).await;
    assert_eq!(three["seats"].as_array().map(Vec::len), Some(3));
    let two = does(&library, &ada, &id, "seats", json!({ "seats": 2 })).await;
    let names: Vec<_> = (0..2).map(|seat| two["seats"][seat]["holder"]["name"].clone()).collect();
    assert_eq!(names, ["Ada", "Bob"]);
    assert_eq!(two["setup"]["map"], made["setup"]["map"], "what was chosen stays chosen");
    let (_, mine) = library.get(Some(&bob), &format!("/api/tables/{id}")).await;
    assert_eq!(mine["mine"], json!([1]));
    let begun = does(&library, &ada, &id, "start", json!({})).await;
    assert_eq!(begun["stage"], "playing");
    assert_eq!(refused(&library, &ada, &id, "seats", json!({ "seats": 1 })).await, "seat-taken");
    library.close().await;
}
