//! Messages that go out packed: the same ones, in a fraction of the bytes.

use crate::library::{Client, Library, asked, relaxed};
use catalog::GAMES;
use serde_json::json;

/// A socket that has agreed on this way of speaking.
async fn speaking(library: &Library, offered: &str) -> Client {
    let mut client = library.socket_offering(None, Some(offered)).await;
    client.hello().await;
    client
}

#[tokio::test]
async fn a_socket_speaks_the_best_of_what_is_offered() {
    let library = Library::open().await;
    for (offered, agreed) in [
        ("deflate-lines, json", Some("deflate-lines")),
        ("json, deflate-lines", Some("deflate-lines")),
        ("json", Some("json")),
    ] {
        let client = speaking(&library, offered).await;
        assert_eq!(client.agreed.as_deref(), agreed, "{offered}");
        let packed = client.frames != client.recorded.concat().len();
        assert_eq!(packed, agreed == Some("deflate-lines"), "{offered}");
    }
    // Who offers nothing hears plain texts.
    assert_eq!(library.socket(None).await.agreed, None);
    library.close().await;
}

/// Two browsers of one person watch the same game, one packed and one not, for the first sixty
/// moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_packed_is_the_same_in_a_quarter_of_the_bytes() {
    let library = Library::open().await;
    for game in GAMES.iter() {
        let ada = library.guest("Ada").await;
        let new = json!({
            "game": game.profile().id, "pace": relaxed(), "public": true, "start": true,
            "seats": [{ "kind": "me" }, { "kind": "local", "name": "Bob" }],
        });
        let id = library.table(&ada, new).await;
        let mut plain = library.socket(Some(&ada)).await;
        let mut packed = library.socket_offering(Some(&ada), Some("deflate-lines")).await;
        packed.hello().await;
        let mut position = plain.watch(&id).await["position"].clone();
        packed.watch(&id).await;
        for step in 0..60 {
            let Some(seat) = asked(&position).first().copied() else { break };
            if position["viewer"] != json!(seat) {
                for client in [&mut plain, &mut packed] {
                    client.send(json!({ "type": "watch", "table": id, "seat": seat })).await;
                    let seen = client.hear_where("its eyes", |message| {
                        message["type"] == "table" && message["position"]["viewer"] == seat
                    });
                    position = seen.await["position"].clone();
                }
            }
            let moves = position["moves"].as_array().expect("moves");
            let notation = moves[step * 7 % moves.len()]["notation"].as_str().expect("notation");
            let at = position["at"].as_u64().expect("a length");
            // Each of them plays every other move.
            let player = if step % 2 == 0 { &mut plain } else { &mut packed };
            let key = format!("step-{step}");
            let answer = player.play_with_key(&id, seat, at, &[notation], &key).await;
            let at = answer["at"].as_u64().unwrap_or_else(|| panic!("{answer}"));
            position = plain.position_at(at).await;
            assert_eq!(packed.position_at(at).await, position);
            plain.forget();
            packed.forget();
        }
        let (id, all, few) = (game.profile().id, plain.frames, packed.frames);
        println!("{id}: {all} bytes plain, {few} packed");
        assert!(4 * few <= all, "{id}: {all} bytes plain, {few} packed");
    }
    library.close().await;
}

/// The farewell comes packed as well.
#[tokio::test]
async fn the_last_words_are_packed_too() {
    let library = Library::open().await;
    let mut client = speaking(&library, "deflate-lines").await;
    library.close().await;
    let bye = client.hear("bye").await;
    assert_eq!(bye["why"], "restart");
}
