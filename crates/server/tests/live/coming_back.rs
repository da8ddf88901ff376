//! Lost connections and restarts: nothing lost, nothing doubled.

use crate::library::{Library, Wish, asked, first_move, relaxed};
use serde_json::json;
use std::sync::Arc;

#[tokio::test]
async fn whoever_comes_back_is_told_only_what_is_new() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let mut positions = Vec::new();
    for socket in &mut sockets {
        positions.push(socket.watch(&id).await["position"].clone());
    }
    for length in 0..5 {
        let seat = asked(&positions[0])[0] as usize;
        let notation = first_move(&positions[seat]).expect("a move");
        let answer = sockets[seat].play(&id, seat as u64, length, &[&notation]).await;
        assert_eq!(answer["type"], "ack");
        for (socket, position) in sockets.iter_mut().zip(&mut positions) {
            *position = socket.position_at(length + 1).await;
        }
    }
    drop(sockets);
    let mut again = library.socket(Some(&ada)).await;
    again.send(json!({ "type": "watch", "table": id, "seen": 3 })).await;
    let table = again.hear("table").await;
    let steps = table["steps"].as_array().expect("steps");
    let entries: Vec<_> = steps.iter().map(|step| step["entry"].as_u64()).collect();
    assert_eq!(entries, [Some(3), Some(4)]);
    assert_eq!(table["position"], positions[0]);
    // Who claims to have seen the future is told what there is.
    again.send(json!({ "type": "watch", "table": id, "seen": 99 })).await;
    let table = again.hear("table").await;
    assert_eq!(table["steps"].as_array().map(Vec::len), Some(5));
    library.close().await;
}

#[tokio::test]
async fn a_restart_in_the_middle_loses_nothing_and_doubles_nothing() {
    let wish = Wish::default();
    let time = wish.time.clone();
    let library = Library::open_with(wish).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut socket = library.socket(Some(&ada)).await;
    let seat = asked(&socket.watch(&id).await["position"])[0];
    let mover = if seat == 0 { &ada } else { &bob };
    let mut socket = library.socket(Some(mover)).await;
    let position = socket.watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    let answer = socket.play_with_key(&id, seat, 0, &[&notation], "before").await;
    assert_eq!(answer["at"], 1);
    let before = socket.position_at(1).await;

    let folder = library.close().await;
    let bye = socket.hear("bye").await;
    assert_eq!(bye["why"], "restart");

    let wish = Wish { time, ..Wish::default() };
    let library = Library::open_in(folder, wish).await;
    let mut socket = library.socket(Some(mover)).await;
    let after = socket.watch(&id).await;
    assert_eq!(after["position"], before);
    // The answer got lost on the way, for all the browser knows: it sends again.
    let answer = socket.play_with_key(&id, seat, 0, &[&notation], "before").await;
    assert_eq!((&answer["type"], &answer["at"]), (&json!("ack"), &json!(1)));
    let (_, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!(info["length"], 1);
    library.close().await;
}

#[tokio::test]
async fn bots_go_on_after_a_restart_although_nobody_watches() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let bot = json!({ "kind": "bot", "bot": "random" });
    let new = json!({
        "game": crate::library::GAME, "seats": [bot, { "kind": "me" }], "pace": relaxed(),
        "public": true, "start": true,
    });
    let id = library.table(&ada, new).await;
    // Closed at once: wherever the bot was, it must go on.
    let folder = library.close().await;
    let library = Library::open_in(Arc::clone(&folder), Wish::default()).await;
    for _ in 0..200 {
        let (_, lobby) = library.get(Some(&ada), "/api/tables/mine").await;
        if lobby[0]["my_turn"] == true {
            let (_, info) = library.get(Some(&ada), &format!("/api/tables/{id}")).await;
            assert_eq!(info["waiting_for"], json!([1]));
            library.close().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the bot never moved");
}
