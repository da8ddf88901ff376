//! Looking back, and what files from outside cost those who play.

use crate::library::{Folder, GAME, Library, Wish, asked, first_move, relaxed};
use catalog::{Lang, Table};
use serde_json::{Value, json};
use server::Settings;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::MatchFilter;

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

/// What somebody has in memory alone is bounded, whether they look at it or not.
#[tokio::test]
async fn who_opens_many_files_has_the_latest_in_memory() {
    let usual = Wish::default();
    let settings = Settings { own_entries: 5_000, ..usual.settings };
    let library = Library::open_with(Wish { settings, ..usual }).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let game = catalog::game(GAME).expect("the game");
    let setup = game.usual_setup(2).expect("a setup");
    let table = game.new_table(&setup, engine::Seed::from_number(3), None).expect("a table");
    let mut ids = Vec::new();
    for _ in 0..8 {
        let imported = library.done(&ada, "/api/tables/import", file(&*table)).await;
        ids.push(imported["id"].as_str().expect("an id").to_string());
    }
    let position = async |id: &String| {
        let (status, answer) = library.get(Some(&ada), &format!("/api/tables/{id}/at/0")).await;
        (status.as_u16(), answer["code"].clone())
    };
    for id in &ids {
        assert_eq!(position(id).await, (200, Value::Null));
    }
    assert_eq!(library.app.hall.crowd().tables, 5, "the oldest went");
    // Those that are looked at stay, and then there is no room for another.
    let mut socket = library.socket(Some(&ada)).await;
    for id in &ids[..5] {
        socket.watch(id).await;
    }
    assert_eq!(position(&ids[7]).await, (429, json!("too-many-tables")));
    // What others play, too, is no matter of hers alone.
    let shared = library.game_of(&[&ada, &bob], relaxed()).await;
    assert_eq!(position(&shared).await, (200, Value::Null));
    let imported = library.done(&bob, "/api/tables/import", file(&*table)).await;
    let his = format!("/api/tables/{}/at/0", imported["id"].as_str().expect("an id"));
    assert_eq!(library.get(Some(&bob), &his).await.0.as_u16(), 200);
    socket.send(json!({ "type": "unwatch", "table": ids[0] })).await;
    let freed = async {
        while position(&ids[7]).await.0 != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), freed).await.expect("there is room again");
    library.close().await;
}

/// Many guests of one address have no more than the address has.
#[tokio::test]
async fn guests_of_one_address_share_what_it_may_have_in_memory() {
    let usual = Wish::default();
    let settings =
        Settings { own_entries: 5_000, own_entries_per_address: 6_000, ..usual.settings };
    let library = Library::open_with(Wish { settings, ..usual }).await;
    let game = catalog::game(GAME).expect("the game");
    let setup = game.usual_setup(2).expect("a setup");
    let table = game.new_table(&setup, engine::Seed::from_number(3), None).expect("a table");
    let mut sockets = Vec::new();
    for guest in 0..9 {
        let who = library.guest(&format!("Guest{guest}")).await;
        let imported = library.done(&who, "/api/tables/import", file(&*table)).await;
        let id = imported["id"].as_str().expect("an id").to_string();
        let (status, answer) = library.get(Some(&who), &format!("/api/tables/{id}/at/0")).await;
        let answer = (status.as_u16(), answer["code"].clone());
        if guest < 8 {
            assert_eq!(
                answer,
                (200, Value::Null),
                "{guest}: an older one that nobody looks at goes"
            );
        } else {
            assert_eq!(answer, (429, json!("too-many-tables")), "{guest}: all are looked at");
        }
        assert!(library.app.hall.crowd().tables <= 6);
        if (2..8).contains(&guest) {
            let mut socket = library.socket(Some(&who)).await;
            socket.watch(&id).await;
            sockets.push(socket);
        }
    }
    library.close().await;
}

/// What a crash leaves of a file that was half stored is gone after the next start.
#[tokio::test(flavor = "multi_thread")]
async fn of_half_a_file_nothing_stays() {
    let library = Library::open().await;
    let ada = library.guest("Ada").await;
    let brought = file(&*longest());
    let account = library.get(Some(&ada), "/api/me").await.1["id"].as_str().map(str::to_string);
    let folder = Arc::new(Folder::new());
    let address = format!("sqlite:{}", folder.path().join("copy.db").display());
    let copying = async {
        while library.app.store.counts().await.expect("numbers").entries == 0 {
            tokio::task::yield_now().await;
        }
        // Everything of one moment: what there would be if the server died now.
        let copy = store::open(&address).await.expect("a database");
        store::archive::copy(&*library.app.store, &*copy, &|_| {}).await.expect("a copy");
        let hers = MatchFilter { account, limit: 9, ..MatchFilter::default() };
        let seen = copy.matches(&hers).await.expect("a list");
        assert!(seen.is_empty(), "nobody's before all of it is there");
        copy.close().await;
    };
    let import = library.done(&ada, "/api/tables/import", brought);
    let (imported, ()) = tokio::join!(import, copying);
    assert_eq!(imported["stage"], json!("playing"));
    library.close().await;
    let again = Library::open_on(&address, folder, Wish::default()).await;
    let everything = MatchFilter { limit: 9, ..MatchFilter::default() };
    let counted = async {
        loop {
            let counts = again.app.store.counts().await.expect("numbers");
            if counts.entries == 0 {
                return again.app.store.matches(&everything).await.expect("a list");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let left = tokio::time::timeout(Duration::from_secs(20), counted).await.expect("thrown away");
    assert!(left.is_empty(), "{left:?}");
    again.close().await;
}

/// Files, stored tables and looking back are no business of the threads on which people play.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn whoever_reads_and_brings_stands_behind_those_who_play() {
    use std::sync::Mutex;
    let place = || rustix::process::getpriority_process(None).expect("known");
    let here = place();
    let (seen, noted) = (Arc::new(Mutex::new(Vec::new())), |seen: &Mutex<Vec<i32>>| {
        std::mem::take(&mut *seen.lock().expect("no panic"))
    });
    let note = Arc::clone(&seen);
    let games = move |id: &str| {
        note.lock().expect("no panic").push(place());
        catalog::game(id)
    };
    let usual = Wish { games: Arc::new(games), ..Wish::default() };
    let settings = Settings { background_nice: 19, ..usual.settings };
    let library = Library::open_with(Wish { settings, ..usual }).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    library.game_of(&[&ada, &bob], relaxed()).await;
    assert!(noted(&seen).contains(&here), "a table is made at once");
    let brought = file(&*longest());
    let imported = library.done(&ada, "/api/tables/import", brought).await;
    assert_eq!(noted(&seen), [19], "the file is read");
    let id = imported["id"].as_str().expect("an id");
    library.get(Some(&ada), &format!("/api/tables/{id}/history")).await;
    assert_eq!(noted(&seen), [19], "the table is opened");
    // Whoever opened it, it is served like any other from now on.
    let mut socket = library.socket(Some(&ada)).await;
    assert_eq!(socket.watch(id).await["info"]["id"], json!(id));
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
