//! Late players are hurried where the table agreed on it, with a clock turned by hand.

use crate::library::{Client, Library, asked, first_move, relaxed};
use serde_json::{Value, json};
use std::time::Duration;

const COUNTDOWN: Duration = Duration::from_secs(3);

/// A table of two who are both to choose a card face down, and their sockets.
async fn choosing(library: &Library) -> (String, [Client; 2]) {
    let guests = [library.guest("Ada").await, library.guest("Bob").await];
    let new = json!({
        "game": "rise-and-fall", "pace": relaxed(), "public": true,
        "setup": { "seats": 2, "countdown": true },
        "seats": [{ "kind": "me" }, { "kind": "open" }],
    });
    let id = library.table(&guests[0], new).await;
    library.done(&guests[1], &format!("/api/tables/{id}/join"), json!({ "seat": 1 })).await;
    library.done(&guests[0], &format!("/api/tables/{id}/start"), json!({})).await;
    let mut sockets =
        [library.socket(Some(&guests[0])).await, library.socket(Some(&guests[1])).await];
    // The first pieces are placed in turn.
    for _ in 0..100 {
        let position = sockets[0].watch(&id).await["position"].clone();
        let seats = asked(&position);
        if seats.len() == 2 {
            sockets[1].watch(&id).await;
            return (id, sockets);
        }
        let socket = &mut sockets[seats[0] as usize];
        let position = socket.watch(&id).await["position"].clone();
        let notation = first_move(&position).expect("a move");
        let at = position["at"].as_u64().expect("a length");
        assert_eq!(socket.play(&id, seats[0], at, &[&notation]).await["type"], "ack");
    }
    panic!("nobody comes to choose a card");
}

/// One of them chooses; the length of the log afterwards.
async fn choose(socket: &mut Client, id: &str, seat: u64) -> u64 {
    let position = socket.watch(id).await["position"].clone();
    let notation = first_move(&position).expect("a card");
    let at = position["at"].as_u64().expect("a length");
    let answer = socket.play(id, seat, at, &[&notation]).await;
    answer["at"].as_u64().unwrap_or_else(|| panic!("{answer}"))
}

fn hurry(socket: &mut Client, id: &str, seat: u64, at: u64) -> Value {
    json!({ "type": "hurry", "table": id, "key": socket.key(), "seat": seat, "at": at })
}

async fn info(library: &Library, id: &str) -> Value {
    library.get(None, &format!("/api/tables/{id}")).await.1
}

#[tokio::test]
async fn a_preview_outlives_the_answers_of_others() {
    let library = Library::open().await;
    let (id, [mut ada, mut bob]) = choosing(&library).await;
    let before = bob.watch(&id).await["position"].clone();
    let notation = first_move(&before).expect("a card");
    let at = choose(&mut ada, &id, 0).await;
    assert!(at > before["at"].as_u64().expect("a length"));
    let preview = |at: &Value| json!({ "type": "preview", "table": id, "id": 1, "seat": 1, "at": at, "moves": [notation] });
    bob.send(preview(&before["at"])).await;
    assert_eq!(bob.hear("preview").await["preview"]["position"]["at"], at);
    // Before that the question was another one.
    bob.send(preview(&json!(0))).await;
    assert_eq!(bob.hear("refused").await["refused"]["code"], "moved-on");
    library.close().await;
}

#[tokio::test]
async fn luck_chooses_for_whoever_is_late_once_the_countdown_is_over() {
    let library = Library::open().await;
    let (id, [mut ada, mut bob]) = choosing(&library).await;
    assert_eq!(info(&library, &id).await["hurry"], Value::Null, "nobody has chosen yet");
    let at = choose(&mut ada, &id, 0).await;
    let offered = info(&library, &id).await["hurry"].clone();
    assert_eq!(offered, json!({ "late": [1], "seconds": 3, "until": null }));

    // Neither the late one, nor somebody who saw less, nor for another seat.
    for (seat, at, code) in
        [(1, at, "nobody-late"), (1, at - 1, "moved-on"), (0, at, "not-your-seat")]
    {
        let message = hurry(&mut bob, &id, seat, at);
        assert_eq!(bob.deed(message).await["refused"]["code"], code);
    }
    assert_eq!(info(&library, &id).await["hurry"]["until"], Value::Null, "nothing changed");

    let message = hurry(&mut ada, &id, 0, at);
    assert_eq!(ada.deed(message).await["type"], "ack");
    let told = bob.hear_where("the countdown", |it| it["info"]["hurry"]["until"].is_i64()).await;
    assert_eq!(told["info"]["hurry"]["late"], json!([1]));
    library.time.advance(COUNTDOWN - Duration::from_millis(100));
    assert_eq!(info(&library, &id).await["length"].as_u64(), Some(at), "not before its end");
    library.time.advance(Duration::from_millis(100));
    bob.position_at(at + 1).await;
    let update = ada.hear_where("what luck chose", |it| it["position"]["at"] == at + 1).await;
    let step = update["steps"].as_array().expect("steps").last().expect("a step").clone();
    assert_eq!((&step["seat"], &step["by"]), (&json!(1), &json!("auto")), "{step}");
    assert_eq!(info(&library, &id).await["hurry"], Value::Null);
    library.close().await;
}

#[tokio::test]
async fn a_countdown_ends_with_the_question_it_was_started_for() {
    let library = Library::open().await;
    let (id, [mut ada, mut bob]) = choosing(&library).await;
    let at = choose(&mut ada, &id, 0).await;
    let message = hurry(&mut ada, &id, 0, at);
    assert_eq!(ada.deed(message).await["type"], "ack");
    let after = choose(&mut bob, &id, 1).await;
    assert_eq!(info(&library, &id).await["hurry"], Value::Null);
    library.time.advance(2 * COUNTDOWN);
    // Whatever is asked next finds the log as Bob left it.
    assert_eq!(ada.watch(&id).await["position"]["at"].as_u64(), Some(after));
    library.close().await;
}

#[tokio::test]
async fn nobody_is_hurried_at_a_table_that_did_not_agree_on_it() {
    let library = Library::open().await;
    let guest = library.guest("Ada").await;
    let new = json!({
        "game": "rise-and-fall", "pace": relaxed(), "public": true, "start": true,
        "seats": [{ "kind": "me" }, { "kind": "local", "name": "Bob" }],
    });
    let id = library.table(&guest, new).await;
    let mut socket = library.socket(Some(&guest)).await;
    let at = socket.watch(&id).await["position"]["at"].as_u64().expect("a length");
    let message = hurry(&mut socket, &id, 0, at);
    assert_eq!(socket.deed(message).await["refused"]["code"], "nobody-late");
    library.close().await;
}
