//! Two hundred games, each played twice: what a viewer may not know is different the second time,
//! and every byte sent to that viewer is the same.

use crate::library::{Client, Guest, Library, Wish, relaxed};
use crate::sealed::{ROUNDS, SEATS, Sealed};
use catalog::{Entry, GameEntry};
use engine::Refusal;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::sync::Arc;

const GAMES: u32 = 200;
/// The last viewer is the spectator.
const VIEWERS: usize = SEATS as usize + 1;

/// Which seats hold other cards in the second playing: all but the viewer's own.
const fn all_but(viewer: usize) -> u8 {
    0b111 & !(1 << viewer)
}

fn entry(worlds: u8) -> &'static dyn GameEntry {
    match worlds {
        0 => &Entry::<Sealed<0>>::NEW,
        w if w == all_but(0) => &Entry::<Sealed<{ all_but(0) }>>::NEW,
        w if w == all_but(1) => &Entry::<Sealed<{ all_but(1) }>>::NEW,
        w if w == all_but(2) => &Entry::<Sealed<{ all_but(2) }>>::NEW,
        _ => &Entry::<Sealed<{ all_but(3) }>>::NEW,
    }
}

/// A library whose shelf has this one game.
async fn library(worlds: u8) -> Library {
    let shelf = move |_: &str| Ok::<_, Refusal>(entry(worlds));
    Library::open_with(Wish { games: Arc::new(shelf), ..Wish::default() }).await
}

/// Plays one game; gives what each viewer was sent, over the socket and in answers.
async fn played(library: &Library, deal: u32) -> Vec<Vec<String>> {
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cleo"] {
        people.push(library.guest(name).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let new = json!({
        "game": "sealed", "setup": { "deal": deal }, "seats": seats, "pace": relaxed(), "public": true,
    });
    let id = library.table(&people[0], new).await;
    for (seat, guest) in people.iter().enumerate().skip(1) {
        library.done(guest, &format!("/api/tables/{id}/join"), json!({ "seat": seat })).await;
    }
    library.done(&people[0], &format!("/api/tables/{id}/start"), json!({})).await;

    let eyes: Vec<Option<&Guest>> = people.iter().map(Some).chain([None]).collect();
    let mut sockets = Vec::new();
    let mut positions = Vec::new();
    for guest in &eyes {
        let mut socket = library.socket(*guest).await;
        positions.push(socket.watch(&id).await["position"].clone());
        // Who is there and who is not is told when it happens, not in an order: not our subject.
        socket.forget();
        sockets.push(socket);
    }
    let mut answers = vec![Vec::new(); VIEWERS];
    let mut length = 0_u64;
    // The last card shows everything: it is not laid.
    while length < u64::from(ROUNDS * SEATS) - 1 {
        let seat = (length + u64::from(deal)) % u64::from(SEATS);
        // Each round in another order, as people do.
        let mover = match positions[0]["asked"].as_array().expect("a list") {
            asked if asked.iter().any(|asked| asked["seat"] == seat) => seat as usize,
            asked => asked[0]["seat"].as_u64().expect("a seat") as usize,
        };
        let moves = positions[mover]["moves"].as_array().expect("moves");
        let index = (length as usize * 5 + deal as usize) % moves.len();
        let notation = moves[index]["notation"].as_str().expect("notation").to_string();
        ask_around(&mut sockets[mover], &id, mover, length, &notation).await;
        let answer = sockets[mover].play(&id, mover as u64, length, &[&notation]).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        length += 1;
        for (socket, position) in sockets.iter_mut().zip(&mut positions) {
            *position = socket.position_at(length).await;
            socket.forget();
        }
    }
    for (guest, answers) in eyes.iter().zip(&mut answers) {
        for path in ["", "/history", "/at/0", "/at/4", "/at/11", "/chat", "/export", "/away?from=0"]
        {
            let (status, body) = library.get(*guest, &format!("/api/tables/{id}{path}")).await;
            answers.push(format!("{path} {status} {body}"));
        }
        let (status, body) = library.get(*guest, "/api/tables/mine").await;
        answers.push(format!("mine {status} {body}"));
        if let Some(guest) = guest {
            answers.push(told_elsewhere(library, guest).await);
        }
    }
    let recorded = sockets.into_iter().map(|socket| socket.recorded);
    let mut sent: Vec<Vec<String>> =
        recorded.zip(answers).map(|(socket, answers)| [socket, answers].concat()).collect();
    make_comparable(library, id, &mut sent).await;
    sent
}

/// What goes to somebody's browser, mail address or hook.
async fn told_elsewhere(library: &Library, guest: &Guest) -> String {
    let (_, me) = library.get(Some(guest), "/api/me").await;
    let account = me["id"].as_str().expect("an id");
    let told = library.app.store.notices(account, i64::MAX, 99).await.expect("notices");
    let lines = server::told::sentences(&library.app, account, &told, catalog::Lang::En).await;
    format!("{:?}", lines.expect("words"))
}

/// Takes out what is another at every table, and no secret of a seat.
pub async fn make_comparable(library: &Library, id: String, sent: &mut [Vec<String>]) {
    let scene = library.app.hall.scene(&id).await.expect("the table");
    let holders = scene.row.seats.iter().filter_map(|seat| seat.account.clone());
    let fresh: Vec<String> =
        holders.chain([id, scene.row.commitment.clone(), scene.row.invite.clone()]).collect();
    for texts in sent {
        for text in texts.iter_mut() {
            for (number, word) in fresh.iter().enumerate() {
                *text = text.replace(word.as_str(), &format!("<{number}>"));
            }
            *text = text.replace("\"online\":true", "\"online\":false");
        }
        // Who is there is told to each in its own time, and holds nothing of the game.
        texts.retain(|text| !text.starts_with("{\"type\":\"info\""));
    }
}

/// What a player may ask before a move: what if, why not, may I play for another, may I go back?
/// Hints are left out: what a bot comes up with in a given time is never twice the same.
async fn ask_around(socket: &mut Client, id: &str, seat: usize, at: u64, notation: &str) {
    socket
        .send(json!({
            "type": "preview", "table": id, "id": 1, "seat": seat, "at": at, "moves": [notation],
        }))
        .await;
    socket.hear("preview").await;
    for card in [0, 5, 11, 40] {
        socket
            .send(json!({
                "type": "why", "table": id, "id": 2, "seat": seat, "planned": [],
                "notation": format!("lay {card}"),
            }))
            .await;
        socket.hear("why").await;
    }
    let other = (seat + 1) % usize::from(SEATS);
    let refused = socket.play(id, other as u64, at, &[notation]).await;
    assert_eq!(refused["type"], "refused");
    let key = socket.key();
    socket.deed(json!({ "type": "undo", "table": id, "key": key, "seat": seat, "to": 0 })).await;
}

/// The first texts that differ, for a failure one can read.
pub fn difference(first: &[String], second: &[String]) -> Option<String> {
    let pairs = first.iter().zip(second);
    let unequal = pairs.clone().find(|(a, b)| a != b).map(|(a, b)| format!("{a}\n{b}"));
    unequal.or_else(|| (first.len() != second.len()).then(|| "one was sent more".to_string()))
}

/// Plays one deal in both libraries.
async fn compare(first: &Library, second: &Library, deal: u32, viewer: usize) {
    let (plain, permuted) = tokio::join!(played(first, deal), played(second, deal));
    assert!(plain[viewer].len() > 20, "something was recorded");
    let different = difference(&plain[viewer], &permuted[viewer]);
    assert_eq!(different, None, "deal {deal}: viewer {viewer} can tell the games apart");
    // The check can fail: those whose own cards are others do see other bytes.
    for other in (0..usize::from(SEATS)).filter(|other| *other != viewer) {
        assert!(difference(&plain[other], &permuted[other]).is_some(), "deal {deal}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_viewer_may_not_know_changes_no_byte_they_are_sent() {
    let first = library(0).await;
    for viewer in 0..VIEWERS {
        let second = library(all_but(viewer)).await;
        let deals: Vec<u32> = (viewer as u32..GAMES).step_by(VIEWERS).collect();
        for some in deals.chunks(5) {
            join_all(some.iter().map(|deal| compare(&first, &second, *deal, viewer))).await;
        }
        second.close().await;
    }
    first.close().await;
}

#[test]
fn both_worlds_deal_a_hand_to_every_seat() {
    let table = |worlds: u8| {
        let setup = json!({ "deal": 7 });
        let seed = engine::Seed::from_hex(&"7".repeat(64)).expect("a seed");
        entry(worlds).new_table(&setup, seed, None).expect("a table")
    };
    let hand = |worlds: u8, seat: u8| -> Value {
        table(worlds).view(engine::Viewer::Seat(engine::Seat(seat)))["my_hand"].clone()
    };
    assert_eq!(hand(0, 1), hand(all_but(1), 1));
    assert_ne!(hand(0, 0), hand(all_but(1), 0));
    assert_ne!(hand(0, 2), hand(all_but(3), 2));
}
