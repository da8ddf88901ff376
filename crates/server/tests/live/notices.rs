//! The bell: told together with what happened, no longer than it is true, once.

use crate::library::{GAME, Guest, Library, Wish, asked, first_move, on_both, relaxed};
use serde_json::{Value, json};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);

/// Kinds and whether they are new, latest first.
async fn bell(library: &Library, guest: &Guest) -> Vec<(String, bool)> {
    let (status, list) = library.get(Some(guest), "/api/notices").await;
    assert!(status.is_success(), "{list}");
    let notices = list["notices"].as_array().expect("a list");
    let unread = notices.iter().filter(|notice| notice["unread"] == true).count();
    assert_eq!(list["unread"], unread);
    let kind = |notice: &Value| notice["kind"].as_str().expect("a kind").to_string();
    notices.iter().map(|notice| (kind(notice), notice["unread"] == true)).collect()
}

fn new(kinds: &[&str]) -> Vec<(String, bool)> {
    kinds.iter().map(|kind| ((*kind).to_string(), true)).collect()
}

async fn texts(library: &Library, guest: &Guest, lang: &str) -> Vec<String> {
    let (_, list) = library.get(Some(guest), &format!("/api/notices?lang={lang}")).await;
    let notices = list["notices"].as_array().expect("a list").iter();
    notices.map(|notice| notice["text"].as_str().expect("words").to_string()).collect()
}

/// Whoever is asked plays the first move they find, without looking before or after.
async fn play(library: &Library, id: &str, people: [&Guest; 2], length: u64) -> usize {
    let seat = library.app.hall.scene(id).await.expect("the table").row.waiting[0];
    let mut socket = library.socket(Some(people[usize::from(seat)])).await;
    let position = socket.watch(id).await["position"].clone();
    let notation = first_move(&position).expect("a move");
    let answer = socket.play(id, seat.into(), length, &[&notation]).await;
    assert_eq!(answer["type"], "ack", "{answer}");
    seat.into()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_as_long_as_it_is_one() {
    on_both(async |library, address| {
        let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
        let people = [&ada, &bob];
        let id = library.game_of(&people, relaxed()).await;
        library.time.advance(Duration::from_secs(60));
        let first = usize::from(library.app.hall.scene(&id).await.expect("it").row.waiting[0]);
        let (mover, other) = (people[first], people[1 - first]);
        let expected = if first == 0 { new(&["turn"]) } else { new(&["begun", "turn"]) };
        let mut found = bell(&library, mover).await;
        found.sort();
        assert_eq!(found, expected);

        // Follow the moves until it is the other one's turn.
        let mut lobby = library.socket(Some(other)).await;
        lobby.send(json!({ "type": "watch_lobby" })).await;
        let before = lobby.hear("lobby").await["unread"].as_u64().expect("a number");
        let mut length = 0;
        while library.app.hall.scene(&id).await.expect("it").row.waiting == [first as u8] {
            play(&library, &id, people, length).await;
            length += 1;
        }
        assert!(!bell(&library, mover).await.contains(&("turn".into(), true)), "it is over");
        assert!(bell(&library, other).await.contains(&("turn".into(), true)));
        lobby.hear_where("more", |message| message["unread"] == before + 1).await;
        let name = ["Ada", "Bob"][first];
        let said = texts(&library, other, "en").await;
        assert!(
            said.contains(&format!("It is your turn at “Terra Mystica”: {name} has played.")),
            "{said:?}"
        );
        let said = texts(&library, other, "fr").await;
        assert!(
            said.contains(&format!("À vous de jouer à « Terra Mystica » : {name} a joué.")),
            "{said:?}"
        );

        // It is there after a restart too; whoever looks has read it.
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        library.time.advance(Duration::from_secs(60));
        assert!(bell(&library, other).await.contains(&("turn".into(), true)));
        let mut looking = library.socket(Some(other)).await;
        looking.watch(&id).await;
        looking.send(json!({ "type": "seen", "table": id, "at": length })).await;
        looking.socket.close(None).await.expect("hung up");
        for _ in 0..100 {
            if bell(&library, other).await.iter().all(|(_, unread)| !unread) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert!(bell(&library, other).await.contains(&("turn".into(), false)));
        library.close().await;
    })
    .await;
}

#[tokio::test]
async fn whoever_looks_is_not_told_and_whoever_looked_away_is() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    sockets[1].watch(&id).await;
    let mut length = 0;
    loop {
        let seat = asked(&sockets[0].watch(&id).await["position"])[0] as usize;
        let position = sockets[seat].watch(&id).await["position"].clone();
        let notation = first_move(&position).expect("a move");
        sockets[seat].play(&id, seat as u64, length, &[&notation]).await;
        length += 1;
        let now = asked(&sockets[0].watch(&id).await["position"])[0] as usize;
        if now != seat {
            let guest = [&ada, &bob][now];
            assert!(!bell(&library, guest).await.iter().any(|(kind, _)| kind == "turn"));
            // They never said that they saw it.
            library.time.advance(Duration::from_secs(30));
            assert!(bell(&library, guest).await.contains(&("turn".into(), true)));
            break;
        }
    }
    library.close().await;
}

#[tokio::test]
async fn requests_are_told_to_those_who_are_asked() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let mover = play(&library, &id, [&ada, &bob], 0).await;
    let (asker, guest) = if mover == 0 { (&ada, &bob) } else { (&bob, &ada) };
    let has = async |kind: &str| bell(&library, guest).await.contains(&(kind.into(), true));
    let mut socket = library.socket(Some(asker)).await;
    socket.watch(&id).await;
    let ask = json!({ "type": "ask_undo", "table": id, "key": "a", "seat": mover, "to": 0 });
    assert_eq!(socket.deed(ask).await["type"], "ack");
    library.time.advance(Duration::from_secs(30));
    assert!(has("undo").await);
    assert!(!bell(&library, asker).await.contains(&("undo".into(), true)));
    // It changes nothing in the log; whoever looks has read it all the same.
    let mut looks = library.socket(Some(guest)).await;
    let at = looks.watch(&id).await["position"]["at"].clone();
    looks.send(json!({ "type": "seen", "table": id, "at": at })).await;
    looks.socket.close(None).await.expect("hung up");
    for _ in 0..100 {
        if !has("undo").await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(bell(&library, guest).await.contains(&("undo".into(), false)), "read, and it stands");
    let no = json!({ "type": "answer_undo", "table": id, "key": "b", "seat": mover, "yes": false });
    socket.deed(no).await;
    let withdrawn = async || !bell(&library, guest).await.iter().any(|(kind, _)| kind == "undo");
    assert!(withdrawn().await, "withdrawn");
    for (what, yes, no) in [
        ("pause", json!({ "paused": true }), json!({ "paused": false })),
        ("abandon", json!({ "agree": true }), json!({ "agree": false })),
    ] {
        library.done(asker, &format!("/api/tables/{id}/{what}"), yes).await;
        library.time.advance(Duration::from_secs(30));
        assert!(has(what).await, "{what}");
        library.done(asker, &format!("/api/tables/{id}/{what}"), no).await;
        assert!(!has(what).await, "{what} withdrawn");
    }
    // Given up: told to the other one alone, and nothing else stands any more.
    library.done(asker, &format!("/api/tables/{id}/abandon"), json!({ "agree": true })).await;
    library.done(guest, &format!("/api/tables/{id}/abandon"), json!({ "agree": true })).await;
    library.time.advance(Duration::from_secs(30));
    let told = bell(&library, asker).await;
    assert!(told.contains(&("over".into(), true)) && !told.iter().any(|(kind, _)| kind == "turn"));
    assert!(!has("over").await && !has("abandon").await && !has("turn").await);
    library.done(guest, &format!("/api/tables/{id}/rematch"), json!({})).await;
    library.time.advance(Duration::from_secs(30));
    assert!(bell(&library, asker).await.contains(&("rematch".into(), true)));
    let (_, list) = library.get(Some(asker), "/api/notices").await;
    let rematch = &list["notices"][0];
    assert_eq!(rematch["kind"], "rematch");
    assert_ne!(rematch["table"], json!(id), "one goes to the new table");
    // Read by hand, but not what is to come.
    let read = json!({ "until": i64::MAX });
    let (status, _) = library.post(asker, "/api/notices/read", read).await;
    assert!(status.is_success());
    assert!(bell(&library, asker).await.iter().all(|(_, unread)| !unread));
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_elsewhere_hears_that_the_table_is_full() {
    on_both(async |library, _| {
        let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wanted = json!({ "game": GAME, "seats": seats, "pace": relaxed(), "public": true });
        let id = library.table(&ada, wanted.clone()).await;
        let path = |what: &str| format!("/api/tables/{id}/{what}");
        library.time.advance(Duration::from_secs(60));
        assert_eq!(bell(&library, &ada).await, []);
        library.done(&bob, &path("join"), json!({})).await;
        assert_eq!(bell(&library, &ada).await, new(&["full"]));
        assert_eq!(bell(&library, &bob).await, [], "it is not theirs to begin");
        let (_, mine) = library.get(Some(&ada), "/api/tables/mine").await;
        assert_eq!(mine[0]["begins"], true);
        let (_, mine) = library.get(Some(&bob), "/api/tables/mine").await;
        assert_eq!(mine[0]["begins"], false);
        let english = "All seats at “Terra Mystica” are taken: you can begin the game.";
        assert_eq!(texts(&library, &ada, "en").await, [english]);
        let french = texts(&library, &ada, "fr").await;
        assert!(french[0].starts_with("Toutes les places à « Terra Mystica » sont prises"));
        // No longer true, and true again.
        library.done(&bob, &path("leave"), json!({})).await;
        assert_eq!(bell(&library, &ada).await, []);
        library.done(&bob, &path("join"), json!({})).await;
        assert_eq!(bell(&library, &ada).await, new(&["full"]));
        // Whoever looks at the waiting room has read it, although there is no log yet.
        let mut looks = library.socket(Some(&ada)).await;
        looks.watch(&id).await;
        looks.send(json!({ "type": "seen", "table": id, "at": 0 })).await;
        looks.socket.close(None).await.expect("hung up");
        for _ in 0..100 {
            if bell(&library, &ada).await == [("full".to_string(), false)] {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(bell(&library, &ada).await, [("full".to_string(), false)]);
        library.done(&ada, &path("start"), json!({})).await;
        assert!(!bell(&library, &ada).await.iter().any(|(kind, _)| kind == "full"));
        // Whoever fills the table knows that it is full.
        let alone = library.table(&bob, wanted).await;
        let bots = json!({ "bot": "random" });
        library.done(&bob, &format!("/api/tables/{alone}/fill"), bots).await;
        library.time.advance(Duration::from_secs(60));
        assert!(!bell(&library, &bob).await.iter().any(|(kind, _)| kind == "full"));
        library.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_reminder_comes_before_the_time_runs_out() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let pace = json!({ "kind": "correspondence", "per_turn": 86_400 });
    let id = library.game_of(&[&ada, &bob], pace).await;
    let seat = usize::from(library.app.hall.scene(&id).await.expect("it").row.waiting[0]);
    let guest = [&ada, &bob][seat];
    let has = async || bell(&library, guest).await.contains(&("reminder".into(), true));
    library.time.advance(17 * HOUR);
    assert!(!has().await);
    library.time.advance(2 * HOUR);
    assert!(has().await);
    let mut length = 0;
    while usize::from(library.app.hall.scene(&id).await.expect("it").row.waiting[0]) == seat {
        play(&library, &id, [&ada, &bob], length).await;
        length += 1;
    }
    assert!(!has().await, "played in time");
    library.close().await;
}

#[tokio::test]
async fn nobody_is_told_what_they_do_not_want_to_hear() {
    let library = Library::open().await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let settings = json!({ "untold": ["begun"] });
    let (status, answer) = library.put(&bob, "/api/me/settings", settings).await;
    assert!(status.is_success(), "{answer}");
    let (status, _) = library.put(&bob, "/api/me/settings", json!({ "untold": ["dance"] })).await;
    assert!(status.is_client_error());
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    library.time.advance(Duration::from_secs(30));
    assert!(!bell(&library, &bob).await.iter().any(|(kind, _)| kind == "begun"));
    let path = format!("/api/tables/{id}/notices");
    let (status, _) = library.put(&bob, &path, json!({ "muted": true })).await;
    assert!(status.is_success());
    let (_, mine) = library.get(Some(&bob), "/api/tables/mine").await;
    assert_eq!(mine[0]["muted"], true);
    let before = bell(&library, &bob).await;
    library.done(&ada, &format!("/api/tables/{id}/abandon"), json!({ "agree": true })).await;
    library.time.advance(Duration::from_secs(30));
    assert_eq!(bell(&library, &bob).await, before);
    let (status, _) = library.put(&bob, &path, json!({ "muted": false })).await;
    assert!(status.is_success());
    library.done(&ada, &format!("/api/tables/{id}/abandon"), json!({ "agree": false })).await;
    library.done(&ada, &format!("/api/tables/{id}/abandon"), json!({ "agree": true })).await;
    library.time.advance(Duration::from_secs(30));
    assert!(bell(&library, &bob).await.contains(&("abandon".into(), true)));
    // Whoever left is not told either.
    library.done(&bob, &format!("/api/tables/{id}/resign"), json!({ "seat": 1 })).await;
    assert!(
        !bell(&library, &bob).await.iter().any(|(kind, _)| kind == "abandon" || kind == "turn")
    );
    // Nor is anybody told about a table they may not see, or without a name.
    let (status, _) = library.get(None, "/api/notices").await;
    assert_eq!(status.as_u16(), 401);
    library.close().await;
}
