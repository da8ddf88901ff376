//! Making tables, sitting down, finding them again, files and branches.

use crate::library::{GAME, Guest, Library, asked, first_move, relaxed};
use axum::http::StatusCode;
use engine::StandingOrder;
use serde_json::{Value, json};

fn open_table(seats: Value) -> Value {
    json!({ "game": GAME, "seats": seats, "pace": relaxed(), "public": true })
}

#[tokio::test]
async fn what_cannot_be_set_up_is_refused_with_a_reason() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let me = json!([{ "kind": "me" }, { "kind": "open" }]);
    let with = |key: &str, value: Value| {
        let mut new = open_table(me.clone());
        new[key] = value;
        new
    };
    let cases = [
        (with("game", json!("chess")), "unknown-game"),
        (with("seats", json!([{ "kind": "me" }])), "bad-seats"),
        (with("seats", json!(vec![json!({ "kind": "open" }); 40])), "bad-seats"),
        (with("seats", json!([{ "kind": "me" }, { "kind": "me" }])), "bad-seats"),
        (with("seats", json!([{ "kind": "me" }, { "kind": "bot", "bot": "god" }])), "unknown-bot"),
        (
            with("seats", json!([{ "kind": "me" }, { "kind": "bot", "bot": "mcts:99999999" }])),
            "bot-strength",
        ),
        (with("seats", json!([{ "kind": "me" }, { "kind": "local", "name": " " }])), "bad-name"),
        (with("pace", json!({ "kind": "live", "bank": 1, "increment": 0 })), "bad-pace"),
        (with("pace", json!({ "kind": "correspondence", "per_turn": 1 })), "bad-pace"),
        (with("title", json!("x".repeat(100))), "bad-title"),
        (with("setup", json!({ "nonsense": 1 })), "unknown-option"),
        (with("setup", json!({ "seats": 5 })), "bad-seats"),
        (with("setup", json!([])), "bad-setup"),
        (with("colour", json!("red")), "bad-json"),
    ];
    for (new, code) in cases {
        let (status, refused) = library.post(&ada, "/api/tables", new.clone()).await;
        assert!(status.is_client_error(), "{new}");
        assert_eq!(refused["code"], code, "{new}: {refused}");
        let text = refused["text"].as_str().expect("words");
        assert!(!text.starts_with('{'), "{refused}");
    }
    let (_, lobby) = library.get(Some(&ada), "/api/tables").await;
    assert_eq!(lobby["tables"], json!([]));
    library.close().await;
}

#[tokio::test]
async fn people_sit_down_get_up_and_bots_fill_the_rest() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let eve = library.guest("Eve").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = library.table(&ada, open_table(seats)).await;
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    let kind = |info: &Value, seat: usize| info["seats"][seat]["holder"]["kind"].clone();

    library.done(&bob, &path("join"), json!({ "seat": 1 })).await;
    let (status, refused) = library.post(&eve, &path("join"), json!({ "seat": 1 })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("seat-taken")));
    // Changing one's mind frees the old seat.
    let moved = library.done(&bob, &path("join"), json!({ "seat": 2 })).await;
    assert_eq!((kind(&moved, 1), kind(&moved, 2)), (json!("open"), json!("person")));
    assert_eq!(moved["mine"], json!([2]));

    let bot = json!({ "bot": "greedy" });
    for (what, body) in [("fill", bot.clone()), ("start", json!({})), ("close", json!({}))] {
        let (status, refused) = library.post(&bob, &path(what), body).await;
        assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("not-host")));
    }
    let (_, refused) = library.post(&ada, &path("start"), json!({})).await;
    assert_eq!(refused["code"], "seats-open");
    // The host may not send somebody away.
    let plan = json!({ "seat": 2, "plan": { "kind": "open" } });
    let (_, refused) = library.post(&ada, &path("seat"), plan).await;
    assert_eq!(refused["code"], "seat-taken");
    let plan = json!({ "seat": 1, "plan": { "kind": "local", "name": "Cleo" } });
    let changed = library.done(&ada, &path("seat"), plan).await;
    assert_eq!(changed["seats"][1]["holder"]["name"], "Cleo");
    let plan = json!({ "seat": 1, "plan": { "kind": "open" } });
    library.done(&ada, &path("seat"), plan).await;
    let left = library.done(&bob, &path("leave"), json!({})).await;
    assert_eq!(kind(&left, 2), json!("open"));
    let filled = library.done(&ada, &path("fill"), bot).await;
    assert_eq!((kind(&filled, 1), kind(&filled, 2)), (json!("bot"), json!("bot")));
    let begun = library.done(&ada, &path("start"), json!({})).await;
    assert_eq!(begun["stage"], "playing");
    let again = library.done(&ada, &path("start"), json!({})).await;
    assert_eq!(again["stage"], "playing");
    let (_, refused) = library.post(&eve, &path("join"), json!({})).await;
    assert_eq!(refused["code"], "already-started");
    library.close().await;
}

#[tokio::test]
async fn a_host_who_leaves_passes_the_table_on_or_closes_it() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = library.table(&ada, open_table(seats)).await;
    library.done(&bob, &format!("/api/tables/{id}/join"), json!({})).await;
    library.done(&ada, &format!("/api/tables/{id}/leave"), json!({})).await;
    let (_, info) = library.get(Some(&bob), &format!("/api/tables/{id}")).await;
    assert_eq!((&info["host"], &info["stage"]), (&json!(true), &json!("open")));
    let closed = library.done(&bob, &format!("/api/tables/{id}/leave"), json!({})).await;
    assert_eq!(closed["stage"], "closed");
    let (_, lobby) = library.get(Some(&bob), "/api/tables").await;
    assert_eq!((&lobby["tables"], &lobby["mine"]), (&json!([]), &json!([])));
    library.close().await;
}

#[tokio::test]
async fn the_lobby_can_be_searched_and_my_turns_come_first() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let open = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let waiting = library.table(&ada, open_table(open)).await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(
            library
                .game_of(
                    &[&ada, &bob],
                    json!({
                        "kind": "live", "bank": 600, "increment": 10,
                    }),
                )
                .await,
        );
    }
    let ids = |list: &Value| -> Vec<String> {
        let tables = list.as_array().expect("a list").iter();
        tables.map(|table| table["id"].as_str().expect("an id").to_string()).collect()
    };
    let (_, all) = library.get(None, "/api/tables").await;
    assert_eq!(ids(&all["tables"]).len(), 4);
    for query in ["stage=open", "free=2", "pace=relaxed"] {
        let (_, some) = library.get(None, &format!("/api/tables?{query}")).await;
        assert_eq!(ids(&some["tables"]), std::slice::from_ref(&waiting), "{query}");
    }
    let (_, none) = library.get(None, "/api/tables?game=chess").await;
    assert_eq!(ids(&none["tables"]).len(), 0);
    let (status, _) = library.get(None, "/api/tables?stage=sleeping").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    let (_, mine) = library.get(Some(&ada), "/api/tables/mine").await;
    let turns: Vec<bool> =
        mine.as_array().expect("a list").iter().map(|t| t["my_turn"] == true).collect();
    assert_eq!(turns.len(), 4);
    assert!(turns.windows(2).all(|pair| pair[0] >= pair[1]), "{turns:?}");
    // From one waiting game to the next, round and round.
    let waiting_for_me: Vec<String> =
        ids(&mine).into_iter().zip(turns).filter(|(_, turn)| *turn).map(|(id, _)| id).collect();
    if let [first, .., last] = waiting_for_me.as_slice() {
        let next = library.get(Some(&ada), &format!("/api/tables/next?after={last}")).await.1;
        assert_eq!(next, json!(first));
    }
    let next = library.get(Some(&ada), "/api/tables/next").await.1;
    assert_eq!(next.as_str(), waiting_for_me.first().map(String::as_str));
    let info = library.get(None, &format!("/api/tables/{waiting}")).await.1;
    assert!(info["minutes"].as_u64() > Some(0));
    library.close().await;
}

/// A finished game of one person against a bot.
async fn finished(library: &Library, ada: &Guest) -> String {
    let new = json!({
        "game": GAME, "pace": relaxed(), "public": false, "start": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }],
    });
    let id = library.table(ada, new).await;
    let mut socket = library.socket(Some(ada)).await;
    let mut position = socket.watch(&id).await["position"].clone();
    while position["over"] != true {
        match first_move(&position) {
            Some(_) => {
                let moves = position["moves"].as_array().expect("moves");
                let notation = moves[moves.len() - 1]["notation"].as_str().expect("notation");
                let at = position["at"].as_u64().expect("a length");
                let answer = socket.play(&id, 0, at, &[notation]).await;
                position = socket.position_at(answer["at"].as_u64().expect("at")).await;
                socket.forget();
            }
            None => position = socket.hear("update").await["position"].clone(),
        }
    }
    id
}

#[tokio::test]
async fn a_finished_game_becomes_a_file_and_a_file_becomes_a_game() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = finished(&library, &ada).await;
    let (status, file) = library.get(Some(&ada), &format!("/api/tables/{id}/export")).await;
    assert_eq!(status, StatusCode::OK);
    let copy = library.done(&bob, "/api/tables/import", file.clone()).await;
    assert_eq!(copy["stage"], "finished");
    let length = copy["length"].as_u64().expect("a length");
    let copy_id = copy["id"].as_str().expect("an id");
    for at in [0, length / 2, length] {
        let (_, mine) = library.get(Some(&ada), &format!("/api/tables/{id}/at/{at}")).await;
        let (_, theirs) = library.get(Some(&bob), &format!("/api/tables/{copy_id}/at/{at}")).await;
        assert_eq!(mine["scores"], theirs["scores"], "at {at}");
        assert!(mine["view"].is_object());
    }
    let (status, _) = library.get(Some(&ada), &format!("/api/tables/{id}/at/{}", length + 1)).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    // Looking at somebody's victory does not make it mine.
    assert_eq!(copy["mine"], json!([]));

    let mut forged = file.clone();
    forged["log"][3]["hash"] = json!("0000000000000000");
    let (status, refused) = library.post(&bob, "/api/tables/import", forged).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    let (status, _) = library.post(&bob, "/api/tables/import", json!({ "game": GAME })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    library.close().await;
}

#[tokio::test]
async fn a_game_goes_on_elsewhere_from_any_position() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let id = finished(&library, &ada).await;
    let (_, file) = library.get(Some(&ada), &format!("/api/tables/{id}/export")).await;
    let branch = json!({ "at": 10 });
    let other = library.done(&ada, &format!("/api/tables/{id}/branch"), branch).await;
    assert_eq!((&other["stage"], &other["length"]), (&json!("playing"), &json!(10)));
    assert_ne!(other["commitment"], file["commitment"], "what is to come is new");
    assert_eq!(other["mine"], json!([0, 1]));
    let other_id = other["id"].as_str().expect("an id");
    let mut socket = library.socket(Some(&ada)).await;
    let position = socket.watch(other_id).await["position"].clone();
    let seat = asked(&position)[0];
    let notation = first_move(&position).expect("a move");
    assert_eq!(socket.play(other_id, seat, 10, &[&notation]).await["at"], 11);

    let bots = json!({
        "at": 10, "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "greedy" }],
    });
    let against = library.done(&ada, &format!("/api/tables/{id}/branch"), bots).await;
    assert_eq!(against["mine"], json!([0]));
    library.close().await;
}

#[tokio::test]
async fn a_rematch_brings_everybody_to_one_table() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let id = finished(&library, &ada).await;
    let again = library.done(&ada, &format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!(again["stage"], "playing", "nobody is missing");
    let (_, old) = library.get(Some(&ada), &format!("/api/tables/{id}")).await;
    assert_eq!(old["rematch"], again["id"]);
    let once_more = library.done(&ada, &format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!(once_more["id"], again["id"]);
    let eve = library.guest("Eve").await;
    let running = again["id"].as_str().expect("an id");
    let (status, _) =
        library.post(&eve, &format!("/api/tables/{running}/rematch"), json!({})).await;
    assert!(status.is_client_error());

    let copy = library.done(&ada, &format!("/api/tables/{id}/copy"), json!({})).await;
    assert_eq!((&copy["stage"], &copy["setup"]), (&json!("open"), &old["setup"]));
    assert_eq!(copy["seats"][1]["holder"]["kind"], "bot");
    library.close().await;
}

#[tokio::test]
async fn standing_orders_are_checked_followed_and_leave_a_trace() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let order = catalog::game(GAME).expect("the game").standing_orders()[0];
    // Nobody knows when the question comes; in a crowded game it comes soon.
    for _ in 0..30 {
        if follows_orders(&library, &ada, order).await {
            library.close().await;
            return;
        }
    }
    panic!("no order was ever followed");
}

/// Plays a game against bots until an order was followed; false if the game ended before.
async fn follows_orders(library: &Library, ada: &Guest, order: StandingOrder) -> bool {
    let mut seats = vec![json!({ "kind": "bot", "bot": "greedy" }); 5];
    seats[0] = json!({ "kind": "me" });
    let mut new = open_table(json!(seats));
    new["start"] = json!(true);
    let id = library.table(ada, new).await;
    let mut socket = library.socket(Some(ada)).await;
    let mut position = socket.watch(&id).await["position"].clone();
    let orders = |key: String, name: &str, number: i64| {
        let rules = json!({ name: number });
        json!({ "type": "auto", "table": id, "key": key, "seat": 0, "answers": { "rules": rules } })
    };
    for (name, number) in [("dance", 1), (order.key, order.range.1 + 1)] {
        let key = socket.key();
        let refused = socket.deed(orders(key, name, number)).await;
        assert_eq!(refused["refused"]["code"], "unknown-order");
    }
    let key = socket.key();
    assert_eq!(socket.deed(orders(key, order.key, order.range.1)).await["type"], "ack");
    let told = socket.watch(&id).await["auto"]["rules"].clone();
    assert_eq!(told, json!({ order.key: order.range.1 }));
    while position["over"] != true {
        let update = match first_move(&position) {
            Some(notation) => {
                let at = position["at"].as_u64().expect("a length");
                let answer = socket.play(&id, 0, at, &[&notation]).await;
                match answer["at"].as_u64() {
                    Some(length) => {
                        socket.hear_where("it", |m| m["position"]["at"] == length).await
                    }
                    // Others were quicker.
                    None => socket.watch(&id).await,
                }
            }
            None => socket.hear("update").await,
        };
        let steps = update["steps"].as_array().expect("steps");
        if let Some(step) = steps.iter().find(|step| step["by"] == "auto") {
            assert_eq!(step["seat"], 0);
            return true;
        }
        position = update["position"].clone();
    }
    false
}

#[tokio::test]
async fn a_turn_can_be_tried_explained_and_advised_without_playing_it() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let seat = asked(&sockets[0].watch(&id).await["position"])[0];
    let socket = &mut sockets[seat as usize];
    let position = socket.watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    socket
        .send(json!({ "type": "preview", "table": id, "id": 1, "seat": seat, "at": 0,
                      "moves": [notation] }))
        .await;
    let preview = socket.hear("preview").await;
    assert_eq!(preview["id"], 1);
    assert_ne!(preview["preview"]["position"]["view"], position["view"]);
    socket
        .send(json!({ "type": "preview", "table": id, "id": 2, "seat": seat, "at": 9,
                      "moves": [notation] }))
        .await;
    assert_eq!(socket.hear("refused").await["refused"]["code"], "moved-on");
    socket
        .send(json!({ "type": "why", "table": id, "id": 3, "seat": seat, "planned": [],
                      "notation": notation }))
        .await;
    assert_eq!(socket.hear("why").await["refused"], Value::Null);
    socket
        .send(json!({ "type": "why", "table": id, "id": 4, "seat": seat, "planned": [notation],
                      "notation": notation }))
        .await;
    let why = socket.hear_where("a reason", |message| message["id"] == 4).await;
    assert!(why["refused"]["text"].is_string(), "{why}");
    socket.send(json!({ "type": "hint", "table": id, "id": 5, "seat": seat, "planned": [] })).await;
    let hint = socket.hear("hint").await;
    let legal = position["moves"].as_array().expect("moves");
    assert!(legal.iter().any(|mv| mv["notation"] == hint["hint"]["notation"]));
    let (_, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!(info["length"], 0);
    // The other one may not try out somebody else's turn.
    let other = &mut sockets[1 - seat as usize];
    other
        .send(json!({ "type": "preview", "table": id, "id": 6, "seat": seat, "at": 0,
                      "moves": [notation] }))
        .await;
    assert_eq!(other.hear("refused").await["refused"]["code"], "not-your-seat");
    library.close().await;
}
