//! Clocks, substitutes and pauses, with a clock turned by hand.

use crate::library::{Client, Guest, Library, Wish, asked, first_move, relaxed};
use serde_json::{Value, json};
use server::time::Time;
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// A table of two with its clocks running, the socket of the one asked, and of the other.
async fn begun(library: &Library, pace: Value) -> (String, u64, [Guest; 2], [Client; 2]) {
    let guests = [library.guest("Ada").await, library.guest("Bob").await];
    let id = library.game_of(&[&guests[0], &guests[1]], pace).await;
    let mut sockets =
        [library.socket(Some(&guests[0])).await, library.socket(Some(&guests[1])).await];
    let first = sockets[0].watch(&id).await;
    sockets[1].watch(&id).await;
    let seat = asked(&first["position"])[0];
    (id, seat, guests, sockets)
}

async fn info(library: &Library, id: &str) -> Value {
    library.get(None, &format!("/api/tables/{id}")).await.1
}

/// Looks at a table until something is true about it.
async fn until(library: &Library, id: &str, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let info = info(library, id).await;
        if wanted(&info) {
            return info;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("never: {what}; {}", info(library, id).await);
}

#[tokio::test]
async fn a_bank_runs_down_and_grows_with_each_turn() {
    let library = Library::open().await;
    let pace = json!({ "kind": "live", "bank": 600, "increment": 30 });
    let (id, seat, _, mut sockets) = begun(&library, pace).await;
    let clock = |info: &Value| info["seats"][seat as usize]["clock"].clone();
    let before = clock(&info(&library, &id).await);
    assert_eq!(before["left"], 600_000);
    assert_eq!(before["deadline"].as_i64(), before["since"].as_i64().map(|at| at + 600_000));
    library.time.advance(MINUTE);
    let position = sockets[seat as usize].watch(&id).await["position"].clone();
    // Plays until it is the other's turn.
    let mut position = position;
    while asked(&position).contains(&seat) {
        let notation = first_move(&position).expect("a move");
        let at = position["at"].as_u64().expect("a length");
        let answer = sockets[seat as usize].play(&id, seat, at, &[&notation]).await;
        position = sockets[seat as usize].position_at(answer["at"].as_u64().expect("at")).await;
    }
    let after = clock(&info(&library, &id).await);
    assert_eq!(after["left"], 600_000 - 60_000 + 30_000);
    assert_eq!(after["since"], Value::Null);
    library.close().await;
}

#[tokio::test]
async fn when_time_runs_out_a_substitute_plays_and_gives_the_seat_back() {
    let library = Library::open().await;
    let pace = json!({ "kind": "live", "bank": 60, "increment": 5 });
    let (id, seat, guests, mut sockets) = begun(&library, pace).await;
    let place = seat as usize;
    let preference = json!({ "substitute": "random" });
    let (status, answer) = library.put(&guests[place], "/api/me/settings", preference).await;
    assert!(status.is_success(), "{answer}");
    library.time.advance(MINUTE);
    let away = until(&library, &id, "a substitute moves", |info| {
        info["seats"][place]["substitute"] == "random" && info["length"].as_u64() > Some(0)
    })
    .await;
    assert_eq!(away["stage"], "playing");
    let (_, history) = library.get(None, &format!("/api/tables/{id}/history")).await;
    assert_eq!(history["steps"][0]["by"], "substitute");

    let key = sockets[place].key();
    let back = json!({ "type": "take_back", "table": id, "key": key, "seat": seat });
    assert_eq!(sockets[place].deed(back).await["type"], "ack");
    let back = info(&library, &id).await;
    assert_eq!(back["seats"][place]["substitute"], Value::Null);
    // Worth returning for: some time is there again.
    assert!(back["seats"][place]["clock"]["left"].as_i64() >= Some(30_000));
    library.close().await;
}

#[tokio::test]
async fn playing_oneself_takes_the_seat_back_too() {
    let library = Library::open().await;
    let (id, seat, _, mut sockets) = begun(&library, relaxed()).await;
    let place = seat as usize;
    let other = 1 - place;
    let key = sockets[other].key();
    let away = json!({ "type": "step_away", "table": id, "key": key, "seat": other });
    assert_eq!(sockets[other].deed(away).await["type"], "ack");
    let info_away = info(&library, &id).await;
    assert_eq!(info_away["seats"][other]["substitute"], "mcts:300ms");
    // Stepping away twice with the same key is one thing.
    let again = json!({ "type": "step_away", "table": id, "key": key, "seat": other });
    assert_eq!(sockets[other].deed(again).await["type"], "ack");

    let key = sockets[place].key();
    let away = json!({ "type": "step_away", "table": id, "key": key, "seat": seat });
    assert_eq!(sockets[place].deed(away).await["type"], "ack");
    // Whoever plays is back, even if the move itself comes too late.
    for _ in 0..100 {
        let position = sockets[place].watch(&id).await["position"].clone();
        let Some(notation) = first_move(&position) else { continue };
        let at = position["at"].as_u64().expect("a length");
        if sockets[place].play(&id, seat, at, &[&notation]).await["type"] == "ack" {
            let back = info(&library, &id).await;
            assert_eq!(back["seats"][place]["substitute"], Value::Null);
            library.close().await;
            return;
        }
    }
    panic!("the substitute was always quicker");
}

#[tokio::test]
async fn nobody_loses_a_turn_in_their_sleep() {
    let library = Library::open().await;
    let guests = [library.guest("Ada").await, library.guest("Bob").await];
    for guest in &guests {
        // It is noon in Greenwich; bedtime in an hour.
        let settings = json!({ "time_zone": "UTC", "sleep": [13, 21] });
        let (status, answer) = library.put(guest, "/api/me/settings", settings).await;
        assert!(status.is_success(), "{answer}");
    }
    let pace = json!({ "kind": "correspondence", "per_turn": 2 * 3600 });
    let id = library.game_of(&[&guests[0], &guests[1]], pace).await;
    let asleep = info(&library, &id).await;
    let seat = asleep["waiting_for"][0].as_u64().expect("a seat") as usize;
    let deadline = asleep["seats"][seat]["clock"]["deadline"].as_i64();
    assert_eq!(deadline, Some(crate::library::NOON + 10 * 3_600_000));
    library.time.advance(4 * HOUR);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let night = info(&library, &id).await;
    assert_eq!(night["seats"][seat]["substitute"], Value::Null);
    assert_eq!(night["seats"][seat]["clock"]["resting"], true);
    library.time.advance(6 * HOUR);
    until(&library, &id, "a substitute in the morning", |info| {
        info["seats"][seat]["substitute"].is_string()
    })
    .await;
    library.close().await;
}

#[tokio::test]
async fn leaving_is_possible_even_in_a_pause() {
    let library = Library::open().await;
    let (id, _, guests, _) = begun(&library, json!({ "kind": "relaxed" })).await;
    let path = format!("/api/tables/{id}/pause");
    for guest in &guests {
        library.done(guest, &path, json!({ "paused": true })).await;
    }
    let left = library.done(&guests[1], &format!("/api/tables/{id}/leave"), json!({})).await;
    assert_eq!(left["paused"], true);
    assert!(left["seats"][1]["substitute"].is_string(), "{left}");
    library.close().await;
}

#[tokio::test]
async fn clocks_stand_still_in_a_pause_everybody_agreed_to() {
    let library = Library::open().await;
    let pace = json!({ "kind": "live", "bank": 600, "increment": 0 });
    let (id, seat, guests, mut sockets) = begun(&library, pace).await;
    let path = format!("/api/tables/{id}/pause");
    let asked = library.done(&guests[0], &path, json!({ "paused": true })).await;
    assert_eq!((&asked["paused"], &asked["pause_asked"]), (&json!(false), &json!([0])));
    let agreed = library.done(&guests[1], &path, json!({ "paused": true })).await;
    assert_eq!((&agreed["paused"], &agreed["pause_asked"]), (&json!(true), &json!([])));
    library.time.advance(HOUR);
    let place = seat as usize;
    let position = sockets[place].watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    let refused = sockets[place].play(&id, seat, 0, &[&notation]).await;
    assert_eq!(refused["refused"]["code"], "paused");
    let resumed = library.done(&guests[1], &path, json!({ "paused": false })).await;
    assert_eq!(resumed["paused"], false);
    assert_eq!(resumed["seats"][place]["clock"]["left"], 600_000);
    library.close().await;
}

#[tokio::test]
async fn a_clock_runs_out_although_nobody_has_the_table_open() {
    let mut wish = Wish::default();
    wish.settings.idle_s = 10;
    let library = Library::open_with(wish).await;
    let guests = [library.guest("Ada").await, library.guest("Bob").await];
    let pace = json!({ "kind": "correspondence", "per_turn": 86_400 });
    let id = library.game_of(&[&guests[0], &guests[1]], pace).await;
    let seat = info(&library, &id).await["waiting_for"][0].as_u64().expect("a seat") as usize;
    library.time.advance(MINUTE);
    for _ in 0..200 {
        if library.app.hall.crowd().tables == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(library.app.hall.crowd().tables, 0, "the table is put away");
    library.time.advance(24 * HOUR);
    until(&library, &id, "a substitute", |info| info["seats"][seat]["substitute"].is_string())
        .await;
    library.close().await;
}

#[tokio::test]
async fn the_time_the_server_was_down_is_nobodys_fault() {
    let library = Library::open().await;
    let guests = [library.guest("Ada").await, library.guest("Bob").await];
    let pace = json!({ "kind": "live", "bank": 600, "increment": 0 });
    let id = library.game_of(&[&guests[0], &guests[1]], pace).await;
    let before = info(&library, &id).await;
    let seat = before["waiting_for"][0].as_u64().expect("a seat") as usize;
    library.time.advance(MINUTE);
    let now = library.time.now();
    let folder = library.close().await;
    // Down for two hours.
    let wish = Wish { time: Time::by_hand(now + 2 * 3_600_000), ..Wish::default() };
    let library = Library::open_in(folder, wish).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    // Shown as it is, in lists and at the table.
    let deadline = |info: &Value| info["seats"][seat]["clock"]["deadline"].as_i64();
    let later = deadline(&before).map(|at| at + 2 * 3_600_000);
    let (_, mine) = library.get(Some(&guests[seat]), "/api/tables/mine").await;
    assert_eq!((deadline(&mine[0]), mine[0]["deadline"].as_i64()), (later, later));
    let after = info(&library, &id).await;
    assert_eq!(after["seats"][seat]["substitute"], Value::Null);
    assert_eq!(deadline(&after), later);
    library.time.advance(9 * MINUTE);
    until(&library, &id, "the rest of the bank is used up", |info| {
        info["seats"][seat]["substitute"].is_string()
    })
    .await;
    library.close().await;
}

/// Killed at any moment, a server that has tables open has said a second ago that it runs: what
/// people thought before that is theirs.
#[tokio::test]
async fn thinking_until_the_server_is_killed_counts() {
    let library = Library::open().await;
    let guests = [library.guest("Ada").await, library.guest("Bob").await];
    library.game_of(&[&guests[0], &guests[1]], json!({ "kind": "relaxed" })).await;
    library.time.advance(MINUTE);
    let noted = async {
        let now = json!(library.time.now());
        while library.app.store.get_value("hall.alive").await.expect("a store") != Some(now.clone())
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(6), noted).await.expect("long before 15 seconds");
    library.close().await;
}
