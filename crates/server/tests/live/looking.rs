//! Looking back, and what files from outside cost those who play.

use crate::library::{GAME, Library, asked, first_move, relaxed};
use catalog::{Lang, Table};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A match with as many entries as a file may bring: one move, played and taken back.
fn longest() -> Box<dyn Table> {
    let game = catalog::game(GAME).expect("the game");
    let setup = game.usual_setup(2).expect("a setup");
    let mut table = game.new_table(&setup, engine::Seed::from_number(3), None).expect("a table");
    let seat = table.asked().first().expect("somebody");
    let first = table.legal(seat, Lang::En).remove(0).notation;
    while table.length() < 9_998 {
        table.play(seat, &first, None).expect("legal");
        table.undo_by_consent(0).expect("no snapshot");
    }
    table
}

fn file(table: &dyn Table) -> Value {
    serde_json::to_value(table.record()).expect("JSON")
}

#[tokio::test]
async fn a_log_comes_in_pages() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let table = longest();
    let imported = library.done(&ada, "/api/tables/import", file(&*table)).await;
    let id = imported["id"].as_str().expect("an id");
    let page = async |query: String| {
        let (status, page) =
            library.get(Some(&ada), &format!("/api/tables/{id}/history?{query}")).await;
        assert_eq!(status.as_u16(), 200, "{page}");
        let count = |what: &str| page[what].as_array().expect("a list").len();
        (page["next"].as_u64(), count("steps"), count("scores"), page["steps"][0]["entry"].as_u64())
    };
    // Never more than 500, whatever is asked for.
    assert_eq!(page(String::new()).await, (Some(500), 500, 501, Some(0)));
    assert_eq!(page("limit=100000".into()).await, (Some(500), 500, 501, Some(0)));
    assert_eq!(page("from=500&limit=20".into()).await, (Some(520), 20, 20, Some(500)));
    assert_eq!(page("from=9990&limit=8".into()).await, (None, 8, 8, Some(9_990)));
    assert_eq!(page("from=9998".into()).await, (None, 0, 0, None));
    assert_eq!(page("from=4000000000&limit=0".into()).await, (None, 0, 0, None));
    // Pages laid behind each other are the whole.
    let (mut from, mut steps, mut scores) = (Some(0), 0, 0);
    while let Some(next) = from {
        let page = page(format!("from={next}&limit=499")).await;
        assert_eq!(page.3, Some(next));
        (from, steps, scores) = (page.0, steps + page.1, scores + page.2);
    }
    assert_eq!((steps, scores), (9_998, 9_999));
    library.close().await;
}

#[tokio::test]
async fn who_brings_files_leaves_none_of_them_in_memory() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let game = catalog::game(GAME).expect("the game");
    let setup = game.usual_setup(2).expect("a setup");
    let table = game.new_table(&setup, engine::Seed::from_number(3), None).expect("a table");
    for _ in 0..5 {
        let imported = library.done(&ada, "/api/tables/import", file(&*table)).await;
        assert_eq!((&imported["stage"], &imported["mine"]), (&json!("playing"), &json!([0, 1])));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(library.app.hall.crowd().tables, 0);
    library.close().await;
}

/// A file is stored in small pieces; others write in between.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_while_a_file_is_stored() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let eve = library.guest("Eve").await;
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let mut positions = Vec::new();
    for socket in &mut sockets {
        positions.push(socket.watch(&id).await["position"].clone());
    }
    let brought = file(&*longest());
    let (begun, stored) = (Instant::now(), AtomicBool::new(false));
    let import = async {
        let imported = library.done(&eve, "/api/tables/import", brought).await;
        stored.store(true, Ordering::Relaxed);
        (imported["id"].as_str().expect("an id").to_string(), begun.elapsed())
    };
    let play = async {
        let mut longest = Duration::ZERO;
        loop {
            let mover = asked(&positions[0])[0] as usize;
            let at = positions[mover]["at"].as_u64().expect("a length");
            let notation = first_move(&positions[mover]).expect("a move");
            let sent = Instant::now();
            let answer = sockets[mover].play(&id, mover as u64, at, &[&notation]).await;
            longest = longest.max(sent.elapsed());
            let at = answer["at"].as_u64().expect("a length");
            for (socket, position) in sockets.iter_mut().zip(&mut positions) {
                *position = socket.position_at(at).await;
            }
            if stored.load(Ordering::Relaxed) {
                return longest;
            }
        }
    };
    let ((imported, took), longest) = tokio::join!(import, play);
    // In one piece, somebody waits for more than half of it.
    assert!(longest < took / 3, "a move took {longest:?}, the file {took:?}");
    let row = library.app.store.get_match(&imported).await.expect("an answer").expect("a match");
    assert_eq!((row.stage.as_str(), row.length), ("playing", 9_998));
    library.close().await;
}
