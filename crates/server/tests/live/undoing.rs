//! Taking back.

use crate::library::{Client, Library, Wish, asked, first_move, relaxed};
use serde_json::{Value, json};
use std::time::Duration;

/// A game of two after some moves; gives the positions of both.
async fn after_moves(library: &Library, count: u64) -> (String, [Client; 2], [Value; 2]) {
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let mut positions = [
        sockets[0].watch(&id).await["position"].clone(),
        sockets[1].watch(&id).await["position"].clone(),
    ];
    for length in 0..count {
        let seat = asked(&positions[0])[0] as usize;
        let notation = first_move(&positions[seat]).expect("a move");
        let answer = sockets[seat].play(&id, seat as u64, length, &[&notation]).await;
        assert_eq!(answer["type"], "ack");
        for (socket, position) in sockets.iter_mut().zip(&mut positions) {
            *position = socket.position_at(length + 1).await;
        }
    }
    (id, sockets, positions)
}

#[tokio::test]
async fn a_seat_takes_back_its_own_moves_as_far_as_the_rules_let_it() {
    let library = Library::open().await;
    let (id, mut sockets, mut positions) = after_moves(&library, 0).await;
    // Somebody may undo at some point of the first turns.
    for length in 0..60 {
        let seat = asked(&positions[0])[0] as usize;
        let moves = positions[seat]["moves"].as_array().expect("moves");
        let notation = moves[moves.len() / 2]["notation"].as_str().expect("notation").to_string();
        sockets[seat].play(&id, seat as u64, length, &[&notation]).await;
        for (socket, position) in sockets.iter_mut().zip(&mut positions) {
            *position = socket.position_at(length + 1).await;
        }
        let undo = positions[seat]["undo"].as_array().expect("lengths").clone();
        if let Some(to) = undo.first() {
            assert_eq!(*to, length);
            let other = 1 - seat;
            let key = sockets[other].key();
            let theirs = json!({
                "type": "undo", "table": id, "key": key, "seat": other, "to": to,
            });
            assert_eq!(sockets[other].deed(theirs).await["refused"]["code"], "no-undo");
            let key = sockets[seat].key();
            let mine = json!({ "type": "undo", "table": id, "key": key, "seat": seat, "to": to });
            let done = sockets[seat].deed(mine.clone()).await;
            assert_eq!(done["at"], length + 2, "{done}");
            assert_eq!(sockets[seat].deed(mine).await["at"], length + 2, "once is enough");
            let (_, history) = library.get(None, &format!("/api/tables/{id}/history")).await;
            assert_eq!(history["steps"][length as usize]["undone"], true);
            library.close().await;
            return;
        }
    }
    panic!("nothing could be taken back in sixty moves");
}

#[tokio::test]
async fn more_is_taken_back_only_if_everybody_agrees() {
    let library = Library::open().await;
    let (id, mut sockets, _) = after_moves(&library, 4).await;
    let ask =
        |key: String| json!({ "type": "ask_undo", "table": id, "key": key, "seat": 0, "to": 1 });
    let answer = |key: String, yes: bool| json!({ "type": "answer_undo", "table": id, "key": key, "seat": 1, "yes": yes });
    let key = sockets[0].key();
    assert_eq!(sockets[0].deed(ask(key)).await["type"], "ack");
    let heard = sockets[1]
        .hear_where("the request", |message| message["info"]["undo_request"].is_object())
        .await;
    let request = &heard["info"]["undo_request"];
    assert_eq!((&request["by"], &request["to"]), (&json!(0), &json!(1)));
    assert_eq!(request["missing"], json!([1]));

    let key = sockets[1].key();
    assert_eq!(sockets[1].deed(answer(key, false)).await["type"], "ack");
    let (_, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!((&info["undo_request"], &info["length"]), (&Value::Null, &json!(4)));

    let key = sockets[0].key();
    sockets[0].deed(ask(key)).await;
    let key = sockets[1].key();
    let agreed = sockets[1].deed(answer(key, true)).await;
    assert_eq!(agreed["at"], 5);
    let (_, then) = library.get(None, &format!("/api/tables/{id}/at/1")).await;
    let (_, now) = library.get(None, &format!("/api/tables/{id}/at/5")).await;
    assert_eq!(then["view"], now["view"]);
    let (_, history) = library.get(None, &format!("/api/tables/{id}/history")).await;
    let undone: Vec<_> =
        history["steps"].as_array().expect("steps").iter().map(|step| &step["undone"]).collect();
    assert_eq!(undone, [false, true, true, true, false]);
    library.close().await;
}

#[tokio::test]
async fn a_request_is_about_the_table_it_was_made_at() {
    let library = Library::open().await;
    let (id, mut sockets, positions) = after_moves(&library, 2).await;
    let key = sockets[0].key();
    let ask = json!({ "type": "ask_undo", "table": id, "key": key, "seat": 0, "to": 0 });
    assert_eq!(sockets[0].deed(ask).await["type"], "ack");
    let seat = asked(&positions[0])[0] as usize;
    let notation = first_move(&positions[seat]).expect("a move");
    sockets[seat].play(&id, seat as u64, 2, &[&notation]).await;
    let key = sockets[1].key();
    let late = json!({
        "type": "answer_undo", "table": id, "key": key, "seat": 1, "yes": true,
    });
    assert_eq!(sockets[1].deed(late).await["refused"]["code"], "no-request");
    let key = sockets[0].key();
    let future = json!({ "type": "ask_undo", "table": id, "key": key, "seat": 0, "to": 99 });
    assert_eq!(sockets[0].deed(future).await["refused"]["code"], "no-undo");
    library.close().await;
}

async fn step_away(socket: &mut Client, id: &str, seat: usize) {
    let away = json!({ "type": "step_away", "table": id, "key": socket.key(), "seat": seat });
    assert_eq!(socket.deed(away).await["type"], "ack");
}

fn ask(socket: &mut Client, id: &str, to: u64) -> Value {
    json!({ "type": "ask_undo", "table": id, "key": socket.key(), "seat": 0, "to": to })
}

async fn info(library: &Library, id: &str) -> Value {
    library.get(None, &format!("/api/tables/{id}")).await.1
}

#[tokio::test]
async fn a_substitute_does_not_agree_for_what_its_holder_did() {
    let mut wish = Wish::default();
    wish.settings.bot_pause_ms = 400;
    let library = Library::open_with(wish).await;
    // Bob is to move and leaves.
    let (id, mut sockets, _) = after_moves(&library, 6).await;
    step_away(&mut sockets[1], &id, 1).await;
    let request = ask(&mut sockets[0], &id, 0);
    assert_eq!(sockets[0].deed(request).await["type"], "ack");
    let asked = info(&library, &id).await;
    assert_eq!(asked["undo_request"]["missing"], json!([1]));
    assert_eq!(asked["seats"][1]["substitute"], "mcts:300ms");
    let before = asked["length"].as_u64().expect("a length");
    // Also while the substitute plays on, if it is asked, the request stays.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let later = info(&library, &id).await;
    assert_eq!(later["undo_request"]["missing"], json!([1]), "{later}");
    let length = later["length"].as_u64().expect("a length");
    assert!(length >= before);
    // Bob answers without sitting down again.
    let key = sockets[1].key();
    let yes = json!({ "type": "answer_undo", "table": id, "key": key, "seat": 1, "yes": true });
    let agreed = sockets[1].deed(yes).await;
    assert_eq!(agreed["at"], length + 1, "{agreed}");
    let (_, then) = library.get(None, &format!("/api/tables/{id}/at/0")).await;
    let (_, now) = library.get(None, &format!("/api/tables/{id}/at/{}", length + 1)).await;
    assert_eq!(then["view"], now["view"]);
    library.close().await;
}

#[tokio::test]
async fn a_request_to_somebody_away_can_be_withdrawn() {
    let library = Library::open().await;
    let (id, mut sockets, _) = after_moves(&library, 4).await;
    step_away(&mut sockets[1], &id, 1).await;
    let request = ask(&mut sockets[0], &id, 1);
    sockets[0].deed(request).await;
    let key = sockets[0].key();
    let no = json!({ "type": "answer_undo", "table": id, "key": key, "seat": 0, "yes": false });
    assert_eq!(sockets[0].deed(no).await["type"], "ack");
    assert_eq!(info(&library, &id).await["undo_request"], Value::Null);
    library.close().await;
}

#[tokio::test]
async fn what_happened_since_a_substitute_sat_down_it_lets_go() {
    let library = Library::open().await;
    let (id, mut sockets, _) = after_moves(&library, 4).await;
    step_away(&mut sockets[1], &id, 1).await;
    // Ada plays on until the substitute has moved.
    let mut length = 4;
    for _ in 0..200 {
        let (_, history) = library.get(None, &format!("/api/tables/{id}/history")).await;
        let steps = history["steps"].as_array().expect("steps").clone();
        length = steps.len() as u64;
        let position = sockets[0].watch(&id).await["position"].clone();
        let mine = asked(&position).contains(&0) && position["at"] == length;
        if mine && steps.iter().any(|step| step["by"] == "substitute") {
            break;
        }
        match first_move(&position).filter(|_| mine) {
            Some(notation) => {
                sockets[0].play(&id, 0, length, &[&notation]).await;
            }
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    assert!(length > 4);
    let request = ask(&mut sockets[0], &id, 3);
    sockets[0].deed(request).await;
    assert_eq!(info(&library, &id).await["undo_request"]["missing"], json!([1]));
    let request = ask(&mut sockets[0], &id, 4);
    assert_eq!(sockets[0].deed(request).await["at"], length + 1);
    library.close().await;
}

/// In a game of secrets and dice: nobody chooses again, knowing what came, because a bot nodded.
#[tokio::test]
async fn a_substitute_does_not_let_go_what_was_drawn_or_shown() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let new = json!({
        "game": "rise-to-nobility", "seats": [{ "kind": "me" }, { "kind": "open" }],
        "pace": relaxed(), "public": true,
    });
    let id = library.table(&ada, new).await;
    library.done(&bob, &format!("/api/tables/{id}/join"), json!({})).await;
    library.done(&ada, &format!("/api/tables/{id}/start"), json!({})).await;
    let settings = json!({ "substitute": "greedy" });
    let (status, answer) = library.put(&bob, "/api/me/settings", settings).await;
    assert!(status.is_success(), "{answer}");
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    sockets[1].watch(&id).await;
    step_away(&mut sockets[1], &id, 1).await;
    // Both seats play on until something was drawn or shown, and something harmless came after.
    let mut crossed = None;
    for _ in 0..4_000 {
        let position = sockets[0].watch(&id).await["position"].clone();
        let at = position["at"].as_u64().expect("a length");
        let scene = library.app.hall.scene(&id).await.expect("the table");
        let table = scene.table.as_ref().expect("a table");
        let mine = asked(&position).contains(&0) && table.length() as u64 == at;
        let last = (0..at).rfind(|length| table.uncovered_since(*length as usize));
        if let Some(last) = last.filter(|last| mine && last + 1 < at) {
            crossed = Some((last, at));
            break;
        }
        match first_move(&position).filter(|_| mine) {
            Some(notation) => {
                sockets[0].play(&id, 0, at, &[&notation]).await;
            }
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    let (drawn, length) = crossed.expect("dice are thrown every round");
    let request = ask(&mut sockets[0], &id, drawn);
    assert_eq!(sockets[0].deed(request).await["at"], length);
    assert_eq!(info(&library, &id).await["undo_request"]["missing"], json!([1]));
    let request = ask(&mut sockets[0], &id, drawn + 1);
    assert_eq!(sockets[0].deed(request).await["at"], length + 1, "nothing was uncovered since");
    library.close().await;
}

#[tokio::test]
async fn whoever_left_for_good_is_not_asked() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let seat = asked(&sockets[0].watch(&id).await["position"])[0] as usize;
    let position = sockets[seat].watch(&id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    assert_eq!(sockets[seat].play(&id, seat as u64, 0, &[&notation]).await["at"], 1);
    let (status, answer) = library.delete_with(&bob, "/api/me", json!({ "confirm": "Bob" })).await;
    assert!(status.is_success(), "{answer}");
    let request = ask(&mut sockets[0], &id, 0);
    assert_eq!(sockets[0].deed(request).await["type"], "ack");
    assert_eq!(info(&library, &id).await["undo_request"], Value::Null);
    let (_, history) = library.get(None, &format!("/api/tables/{id}/history")).await;
    assert_eq!(history["steps"][0]["undone"], true);
    library.close().await;
}
