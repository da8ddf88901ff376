//! Whatever comes in through the socket is answered clearly, and hurts nobody else.

use crate::library::{GAME, Library, Wish, first_move, relaxed};
use axum::http::StatusCode;
use engine::{Chance, Quick};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::Settings;
use server::config::Rate;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn nonsense_is_refused_in_words_and_in_the_end_cut_off() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut peaceful = library.socket(Some(&ada)).await;
    peaceful.watch(&id).await;
    let deep = "[".repeat(20_000);
    let nested = format!("{{\"type\":\"auto\",\"answers\":{}", "{\"rules\":".repeat(5000));
    let nonsense = [
        "",
        "null",
        "[]",
        "{}",
        "{\"type\":\"sing\"}",
        "{\"type\":\"play\"}",
        "{\"type\":\"play\",\"table\":7,\"key\":\"k\",\"seat\":0,\"at\":0,\"moves\":[]}",
        "{\"type\":\"ping\",\"sent\":1e400}",
        "{\"type\":\"ping\",\"sent\":1,\"extra\":true}",
        "{\"type\":\"watch\",\"table\":\"x\",\"seat\":-1}",
        "\u{0}\u{1}\u{2}",
        "hello",
        deep.as_str(),
        nested.as_str(),
    ];
    let mut socket = library.socket(Some(&bob)).await;
    for text in nonsense {
        socket.socket.send(Message::Text(text.into())).await.expect("sent");
        let answer = socket.hear("refused").await;
        assert_eq!(answer["refused"]["code"], "bad-message", "{text:.60}: {answer}");
    }
    let mut socket = library.socket(Some(&bob)).await;
    for _ in 0..21 {
        socket.socket.send(Message::Binary(vec![0xff; 100].into())).await.expect("sent");
    }
    assert_eq!(socket.hear("bye").await["why"], "protocol");
    peaceful.send(json!({ "type": "ping", "sent": 1 })).await;
    peaceful.hear("pong").await;
    library.close().await;
}

#[tokio::test]
async fn a_huge_message_ends_its_own_connection_only() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let mut peaceful = library.socket(Some(&ada)).await;
    let mut socket = library.socket(Some(&ada)).await;
    let huge = format!("\"{}\"", "x".repeat(70_000));
    // The server may hang up before all of it is sent.
    let _ = socket.socket.send(Message::Text(huge.into())).await;
    while let Some(message) = socket.next_message().await {
        assert_eq!(message["type"], "bye");
    }
    peaceful.send(json!({ "type": "ping", "sent": 1 })).await;
    peaceful.hear("pong").await;
    library.close().await;
}

#[tokio::test]
async fn messages_at_random_are_always_answered() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut luck = Quick::new(7, 0);
    let mut socket = library.socket(Some(&ada)).await;
    socket.watch(&id).await;
    let words = ["", "\u{202e}", "'; drop table matches; --", "pass", "🎲", "a/1", "../../x"];
    for round in 0..300 {
        let mut word = || -> String { words[luck.below(words.len() as u32) as usize].into() };
        let table = if round % 3 == 0 { word() } else { id.clone() };
        let (first, second) = (word(), word());
        let number = [0, 1, 2, 255, 65_535, u32::MAX][luck.below(6) as usize];
        let seat = [0, 1, 2, 200, 255][luck.below(5) as usize];
        let message = match luck.below(10) {
            0 => json!({ "type": "play", "table": table, "key": first, "seat": seat, "at": number,
                         "moves": [second] }),
            1 => json!({ "type": "preview", "table": table, "id": round, "seat": seat,
                         "at": number, "moves": vec![second; 70] }),
            2 => json!({ "type": "why", "table": table, "id": round, "seat": seat,
                         "planned": [first], "notation": second }),
            3 => json!({ "type": "hint", "table": table, "id": round, "seat": seat,
                         "planned": [first, second] }),
            4 => json!({ "type": "undo", "table": table, "key": first, "seat": seat,
                         "to": number }),
            5 => json!({ "type": "ask_undo", "table": table, "key": first, "seat": seat,
                         "to": number }),
            6 => json!({ "type": "answer_undo", "table": table, "key": first, "seat": seat,
                         "yes": true }),
            7 => json!({ "type": "auto", "table": table, "key": first, "seat": seat,
                         "answers": { "rules": { second: i64::from(number) } } }),
            8 => json!({ "type": "say", "table": table, "key": first, "room": "players",
                         "text": second }),
            _ => json!({ "type": "watch", "table": table, "seen": number, "seat": seat }),
        };
        let (key, id) = (message["key"].clone(), message["id"].clone());
        let kind = message["type"].as_str().expect("a type").to_string();
        let shown = message.to_string();
        socket.send(message).await;
        let answer = socket
            .hear_where(&shown, |answer| match kind.as_str() {
                "watch" => answer["type"] == "table" || answer["type"] == "refused",
                "preview" | "why" | "hint" => answer["id"] == id,
                _ => answer["key"] == key,
            })
            .await;
        if let Some(text) = answer["refused"]["text"].as_str() {
            assert!(!text.is_empty() && !text.starts_with('{'), "{answer}");
        }
    }
    let (status, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!((status, &info["length"]), (StatusCode::OK, &json!(0)));
    library.close().await;
}

#[tokio::test]
async fn too_many_messages_are_refused_with_the_time_to_wait() {
    let mut wish = Wish::default();
    wish.settings.limit_socket = Rate::new(5, 20);
    let library = Library::open_with(wish).await;
    let mut socket = library.socket(None).await;
    for _ in 0..4 {
        socket.send(json!({ "type": "ping", "sent": 1 })).await;
        socket.hear("pong").await;
    }
    socket.send(json!({ "type": "ping", "sent": 1 })).await;
    let refused = socket.hear("refused").await["refused"].clone();
    assert_eq!(refused["code"], "too-often");
    assert!(refused["retry_after"].as_u64() > Some(0));
    library.time.advance(std::time::Duration::from_secs(20));
    socket.send(json!({ "type": "ping", "sent": 2 })).await;
    assert_eq!(socket.hear("pong").await["sent"], 2);
    library.close().await;
}

#[tokio::test]
async fn hello_comes_first_and_in_the_right_version() {
    let library = Library::open().await;
    let mut socket = library.raw_socket(None).await;
    socket.send(json!({ "type": "watch_lobby" })).await;
    assert_eq!(socket.hear("refused").await["refused"]["code"], "hello-first");
    socket.send(json!({ "type": "hello", "protocol": 99, "lang": "fr" })).await;
    assert_eq!(socket.hear("bye").await["why"], "protocol");
    let mut socket = library.raw_socket(None).await;
    socket.send(json!({ "type": "hello", "protocol": 1, "lang": "fr-CH" })).await;
    assert_eq!(socket.hear("welcome").await["me"], Value::Null);
    socket.send(json!({ "type": "watch", "table": "nothing" })).await;
    let refused = socket.hear("refused").await;
    assert!(refused["refused"]["text"].as_str().expect("words").contains("rien"), "{refused}");
    library.close().await;
}

#[tokio::test]
async fn another_site_cannot_open_a_socket() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let address = format!("ws://{}/api/socket", library.address());
    let mut request = address.into_client_request().expect("a request");
    request.headers_mut().insert("origin", "https://evil.example".parse().expect("a header"));
    request.headers_mut().insert("cookie", ada.cookie.parse().expect("a header"));
    let refused = tokio_tungstenite::connect_async(request).await;
    assert!(refused.is_err());
    library.close().await;
}

#[tokio::test]
async fn quick_fingers_are_slowed_down_and_a_flood_is_cut_off() {
    let mut wish = Wish::default();
    wish.settings.limit_socket = Rate::new(30, 20);
    wish.settings.limit_preview = Rate::new(600, 60);
    let library = Library::open_with(wish).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut socket = library.socket(Some(&ada)).await;
    let position = socket.watch(&id).await["position"].clone();
    let seat = crate::library::asked(&position)[0];
    let mut socket = match seat {
        0 => socket,
        _ => library.socket(Some(&bob)).await,
    };
    let position = socket.watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    // Looking at move after move, as somebody with arrow keys does.
    for number in 0..200 {
        let preview = json!({
            "type": "preview", "table": id, "id": number, "seat": seat, "at": 0, "moves": [notation],
        });
        socket.send(preview).await;
        assert_eq!(
            socket.hear_where("the preview", |said| said["id"] == number).await["type"],
            "preview"
        );
    }
    // A little too much of other things is refused, and nothing else happens.
    for number in 0..100 {
        socket.send(json!({ "type": "ping", "sent": number })).await;
    }
    let refused = socket.hear("refused").await;
    assert_eq!(refused["refused"]["code"], "too-often");
    let ping = || Message::Text(json!({ "type": "ping", "sent": 0 }).to_string().into());
    let mut cut = false;
    for _ in 0..2000 {
        cut |= socket.socket.send(ping()).await.is_err();
        if cut {
            break;
        }
    }
    while !cut {
        match socket.next_message().await {
            Some(said) if said["type"] == "bye" => {
                assert_eq!(said["why"], "too-often");
                cut = true;
            }
            Some(_) => {}
            None => cut = true,
        }
    }
    // Whoever comes back later is welcome.
    library.socket(Some(&ada)).await;
    library.close().await;
}

#[tokio::test]
async fn a_file_that_never_ends_is_not_opened() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let game = catalog::game(GAME).expect("the game");
    let setup = game.usual_setup(2).expect("a setup");
    let mut table = game.new_table(&setup, engine::Seed::from_number(3), None).expect("a table");
    let seat = table.asked().first().expect("somebody");
    let first = table.legal(seat, catalog::Lang::En).remove(0).notation;
    table.play(seat, &first, None).expect("legal");
    let mut file = serde_json::to_value(table.record()).expect("JSON");
    let log = file["log"].as_array_mut().expect("a log");
    while log.len() <= 10_000 {
        log.push(json!({ "undo_to": 0 }));
    }
    let (status, refused) = library.post(&ada, "/api/tables/import", file).await;
    assert_eq!((status.as_u16(), &refused["code"]), (422, &json!("long-log")), "{refused}");
    library.close().await;
}

#[tokio::test]
async fn one_account_and_one_address_hold_their_share_of_sockets() {
    let usual = Wish::default().settings;
    let settings = Settings { sockets_per_account: 2, sockets_per_address: 3, ..usual };
    let library = Library::open_with(Wish { settings, ..Wish::default() }).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let _first = library.socket(Some(&ada)).await;
    let mut second = library.socket(Some(&ada)).await;
    assert_eq!(library.no_socket(Some(&ada)).await, 429, "the account has its share");
    let _third = library.socket(Some(&bob)).await;
    assert_eq!(library.no_socket(Some(&bob)).await, 429, "the address has its share");
    // Whoever has one goes on, and what is let go can be had again.
    second.send(json!({ "type": "ping", "sent": 1 })).await;
    second.hear("pong").await;
    drop(second);
    for _ in 0..100 {
        if library.app.hall.crowd().sockets < 3 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    library.socket(Some(&ada)).await;
    library.close().await;
}

#[tokio::test]
async fn pings_of_the_socket_itself_are_counted_too() {
    // So many are counted, and so many more are borne.
    const MOST: u32 = 50;
    const BORNE: u32 = 300;
    let settings = Settings { limit_socket: Rate::new(MOST, 3600), ..Wish::default().settings };
    let library = Library::open_with(Wish { settings, ..Wish::default() }).await;
    let ada = library.guest("Ada").await;
    let mut socket = library.socket(Some(&ada)).await;
    // One too many and no more: what is sent to a server that has hung up makes the system forget the last word it said.
    for _ in 0..=MOST + BORNE {
        socket.socket.send(Message::Ping(Vec::new().into())).await.expect("sent");
    }
    assert_eq!(socket.hear("bye").await["why"], "too-often");
    library.close().await;
}

#[tokio::test]
async fn messages_are_counted_by_account_however_many_sockets_it_has() {
    let settings =
        Settings { limit_socket_account: Rate::new(30, 3600), ..Wish::default().settings };
    let library = Library::open_with(Wish { settings, ..Wish::default() }).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let mut other = library.socket(Some(&bob)).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(library.socket(Some(&ada)).await);
    }
    let mut refused = 0;
    for socket in &mut sockets {
        for _ in 0..10 {
            socket.send(json!({ "type": "ping", "sent": 1 })).await;
            let answer = socket.hear_where("an answer", |message| {
                message["type"] == "pong" || message["type"] == "refused"
            });
            refused += u32::from(answer.await["type"] == "refused");
        }
    }
    assert!(refused >= 10, "{refused}");
    other.send(json!({ "type": "ping", "sent": 1 })).await;
    other.hear("pong").await;
    library.close().await;
}

#[tokio::test]
async fn a_message_nobody_understands_is_answered_by_its_key() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let mut socket = library.socket(Some(&ada)).await;
    socket.send(json!({ "type": "sing", "key": "k1", "table": "abc" })).await;
    let answer = socket.hear("refused").await;
    assert_eq!((&answer["key"], &answer["table"]), (&json!("k1"), &json!("abc")), "{answer}");
    socket.send(json!({ "type": "whistle", "id": 7 })).await;
    assert_eq!(socket.hear("refused").await["id"], json!(7));
    library.close().await;
}

#[tokio::test]
async fn nobody_learns_from_an_error_that_a_private_table_is_there() {
    let library = Library::open().await;
    let (ada, eve) = (library.guest("Ada").await, library.guest("Eve").await);
    let new = json!({ "game": GAME, "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }],
        "pace": relaxed(), "public": false, "start": true });
    let id = library.table(&ada, new).await;
    let mut socket = library.socket(Some(&eve)).await;
    for message in [
        json!({ "type": "play", "key": "a", "seat": 0, "at": 0, "moves": ["pass"] }),
        json!({ "type": "undo", "key": "b", "seat": 0, "to": 0 }),
        json!({ "type": "take_back", "key": "c", "seat": 0 }),
        json!({ "type": "preview", "id": 1, "seat": 0, "at": 0, "moves": [] }),
        json!({ "type": "hint", "id": 2, "seat": 0, "planned": [] }),
        json!({ "type": "watch" }),
    ] {
        for table in [id.as_str(), "aaaaaaaaaaaa"] {
            let mut message = message.clone();
            message["table"] = json!(table);
            socket.send(message.clone()).await;
            let answer = socket.hear("refused").await;
            assert_eq!(answer["refused"]["code"], "not-found", "{message}: {answer}");
        }
    }
    library.close().await;
}
