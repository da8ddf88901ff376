//! People who share a seat: each sees to their own matters, and letters are read by two seats alone.

use crate::library::{Client, GAME, Guest, Library, NOON, Wish, asked, on_both, relaxed};
use axum::http::StatusCode;
use serde_json::{Value, json};
use server::time::Time;
use std::time::Duration;

fn wish(seats: u8, sharing: &str, pace: Value) -> Value {
    let mut plans = vec![json!({ "kind": "me" })];
    plans.resize(seats.into(), json!({ "kind": "open" }));
    json!({
        "game": "arcadia", "setup": { "skirmish": true }, "seats": plans, "pace": pace,
        "public": true, "sharing": sharing,
    })
}

async fn sit(library: &Library, guest: &Guest, id: &str, seat: u8) -> Value {
    library.done(guest, &format!("/api/tables/{id}/join"), json!({ "seat": seat })).await
}

async fn info(library: &Library, guest: &Guest, id: &str) -> Value {
    library.get(Some(guest), &format!("/api/tables/{id}")).await.1
}

/// Ada and Ben hold the first seat, as Chancellor and Marshal, Cleo the second.
struct Court {
    id: String,
    ada: Guest,
    ben: Guest,
    cleo: Guest,
}

impl Court {
    async fn open(library: &Library, sharing: &str, pace: Value) -> Court {
        let [ada, ben, cleo] =
            [library.guest("Ada").await, library.guest("Ben").await, library.guest("Cleo").await];
        let id = library.table(&ada, wish(2, sharing, pace)).await;
        sit(library, &ben, &id, 0).await;
        sit(library, &cleo, &id, 1).await;
        Court { id, ada, ben, cleo }
    }

    async fn begun(library: &Library, sharing: &str, pace: Value) -> Court {
        let court = Court::open(library, sharing, pace).await;
        court.begin(library).await;
        court
    }

    async fn begin(&self, library: &Library) {
        library.done(&self.ada, &format!("/api/tables/{}/start", self.id), json!({})).await;
    }

    async fn sockets(&self, library: &Library) -> [Client; 3] {
        let mut sockets = [
            library.socket(Some(&self.ada)).await,
            library.socket(Some(&self.ben)).await,
            library.socket(Some(&self.cleo)).await,
        ];
        for socket in &mut sockets {
            socket.watch(&self.id).await;
        }
        sockets
    }
}

/// The people of a seat with what they see to, as somebody is shown them.
fn people(info: &Value, seat: usize) -> Vec<(String, String)> {
    let people = info["seats"][seat]["people"].as_array().expect("a list").iter();
    let text = |value: &Value| value.as_str().expect("a text").to_string();
    people.map(|one| (text(&one["name"]), text(&one["role"]))).collect()
}

/// Names of those of a seat who are asked, as somebody is shown them.
fn waited_for(info: &Value, seat: usize) -> Vec<String> {
    let people = info["seats"][seat]["people"].as_array().expect("a list").iter();
    let asked = people.filter(|one| one["asked"] == true);
    asked.map(|one| one["name"].as_str().expect("a name").to_string()).collect()
}

async fn has_turn(library: &Library, guest: &Guest) -> bool {
    let (_, list) = library.get(Some(guest), "/api/notices").await;
    list["notices"].as_array().expect("a list").iter().any(|notice| notice["kind"] == "turn")
}

/// The position as a socket sees it now.
async fn position(socket: &mut Client, id: &str) -> Value {
    socket.watch(id).await["position"].clone()
}

/// What a person may play: what is done goes on, and before that as little as possible.
fn bold(position: &Value) -> String {
    let moves = position["moves"].as_array().expect("moves").iter();
    let mut moves: Vec<&str> = moves.map(|mv| mv["notation"].as_str().expect("text")).collect();
    moves.sort_by_key(|text| *text != "done");
    moves[0].to_string()
}

fn own(names: &[(&str, &str)]) -> Vec<(String, String)> {
    names.iter().map(|(name, role)| ((*name).into(), (*role).into())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_of_a_seat_answers_for_their_own_matters() {
    on_both(async |library, address| {
        let court = Court::open(&library, "roles", relaxed()).await;
        let (id, path) = (court.id.clone(), format!("/api/tables/{}", court.id));
        // Before the start roles change hands.
        let role = format!("{path}/role");
        let wanted = json!({ "seat": 0, "role": "chancellor" });
        let now = library.done(&court.ben, &role, wanted).await;
        assert_eq!(people(&now, 0), own(&[("Ada", "marshal"), ("Ben", "chancellor")]));
        let wanted = json!({ "seat": 0, "role": "chancellor" });
        let now = library.done(&court.ada, &role, wanted).await;
        assert_eq!(people(&now, 0), own(&[("Ada", "chancellor"), ("Ben", "marshal")]));
        assert_eq!(people(&now, 1), own(&[("Cleo", "chancellor")]));
        for (seat, role_id, code) in
            [(0, "jester", "unknown-role"), (1, "marshal", "not-your-seat")]
        {
            let wanted = json!({ "seat": seat, "role": role_id });
            assert_eq!(library.post(&court.ben, &role, wanted).await.1["code"], code);
        }
        assert_eq!(now["seats"][0]["holder"]["name"], "Ada & Ben");
        court.begin(&library).await;

        let mut sockets = court.sockets(&library).await;
        let guests = [&court.ada, &court.ben];
        let mut decided = std::collections::BTreeSet::new();
        for _ in 0..60 {
            let seen = position(&mut sockets[0], &id).await;
            if asked(&seen).contains(&1) {
                let theirs = position(&mut sockets[2], &id).await;
                let at = theirs["at"].as_u64().expect("a length");
                let answer = sockets[2].play(&id, 1, at, &[&bold(&theirs)]).await;
                assert_eq!(answer["type"], "ack", "whoever is alone does everything: {answer}");
                continue;
            }
            let now = info(&library, guests[0], &id).await;
            let names = waited_for(&now, 0);
            assert_eq!(names.len(), 1, "{now}");
            let (mine, other) = if names == ["Ada"] { (0, 1) } else { (1, 0) };
            // The companion sees the same and is refused by the rule; nothing happens.
            assert_eq!(position(&mut sockets[1], &id).await, position(&mut sockets[0], &id).await);
            let at = seen["at"].as_u64().expect("a length");
            let text = bold(&seen);
            let refused = sockets[other].play(&id, 0, at, &[&text]).await;
            assert_eq!(refused["refused"]["code"], "AR-23.2", "{refused}");
            assert_eq!(refused["refused"]["game"], "arcadia");
            assert_eq!(position(&mut sockets[0], &id).await["at"], at);
            // Only whoever is asked has the turn, in lists and by the bell; nobody else is told who that is.
            for (guest, turn) in [(guests[mine], true), (guests[other], false)] {
                assert_eq!(info(&library, guest, &id).await["my_turn"], turn);
                library.time.advance(Duration::from_secs(30));
                assert_eq!(has_turn(&library, guest).await, turn);
            }
            assert_eq!(waited_for(&info(&library, &court.cleo, &id).await, 0), [""; 0]);
            let answer = sockets[mine].play(&id, 0, at, &[&text]).await;
            assert_eq!(answer["type"], "ack", "{answer}");
            decided.insert(names[0].clone());
            if decided.len() == 2 {
                break;
            }
        }
        assert_eq!(decided.into_iter().collect::<Vec<_>>(), ["Ada", "Ben"], "both were needed");

        // It is all there after a restart.
        let before = info(&library, &court.ada, &id).await;
        drop(sockets);
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        let after = info(&library, &court.ada, &id).await;
        assert_eq!(
            (people(&after, 0), waited_for(&after, 0)),
            (people(&before, 0), waited_for(&before, 0))
        );
        library.close().await;
    })
    .await;
}

/// A turn is looked at move by move: what begins as mine may end as another's.
#[tokio::test]
async fn a_turn_ends_where_the_matter_of_another_begins() {
    let library = Library::open().await;
    let court = Court::begun(&library, "roles", relaxed()).await;
    let mut sockets = court.sockets(&library).await;
    let id = &court.id;
    // Nations, and an army of a unit each; Ada has still to say that hers is complete.
    for (player, seat) in [(0, 0), (2, 1), (0, 0), (2, 1), (2, 1)] {
        let seen = position(&mut sockets[player], id).await;
        let at = seen["at"].as_u64().expect("a length");
        let answer = sockets[player].play(id, seat, at, &[&bold(&seen)]).await;
        assert_eq!(answer["type"], "ack", "{answer}");
    }
    let at = position(&mut sockets[0], id).await["at"].as_u64().expect("a length");
    let turn = ["done", "deploy army-1:general 2"];
    let refused = sockets[0].play(id, 0, at, &turn).await;
    assert_eq!(refused["refused"]["code"], "AR-23.2", "{refused}");
    assert_eq!(position(&mut sockets[0], id).await["at"], at, "all of it or nothing");
    assert_eq!(sockets[0].play(id, 0, at, &turn[..1]).await["type"], "ack");
    assert_eq!(waited_for(&info(&library, &court.ada, id).await, 0), ["Ben"]);
    assert_eq!(sockets[1].play(id, 0, at + 1, &turn[1..]).await["type"], "ack");
    library.close().await;
}

#[tokio::test]
async fn any_of_a_seat_answers_where_the_table_says_so() {
    let library = Library::open().await;
    let court = Court::begun(&library, "any", relaxed()).await;
    let mut sockets = court.sockets(&library).await;
    assert_eq!(waited_for(&info(&library, &court.ada, &court.id).await, 0), ["Ada", "Ben"]);
    let seen = position(&mut sockets[1], &court.id).await;
    assert_eq!(sockets[1].play(&court.id, 0, 0, &[&bold(&seen)]).await["type"], "ack");
    // What a companion played is not mine to take back.
    let key = sockets[0].key();
    let undo = json!({ "type": "undo", "table": court.id, "key": key, "seat": 0, "to": 0 });
    let refused = sockets[0].deed(undo).await;
    assert_eq!(refused["refused"]["code"], "no-undo");
    assert!(refused["refused"]["text"].as_str().is_some_and(|text| text.contains("companion")));
    library.close().await;
}

#[tokio::test]
async fn only_games_that_know_of_it_are_shared() {
    let library = Library::open().await;
    let (ada, ben) = (library.guest("Ada").await, library.guest("Ben").await);
    let new = json!({
        "game": GAME, "seats": [{ "kind": "me" }, { "kind": "open" }], "pace": relaxed(),
        "public": true, "sharing": "roles",
    });
    let (status, refused) = library.post(&ada, "/api/tables", new).await;
    assert_eq!(
        (status, &refused["code"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("not-shared"))
    );
    // Nor does a table that was not asked to be.
    let id = library.table(&ada, wish(2, "alone", relaxed())).await;
    let join = format!("/api/tables/{id}/join");
    let (_, refused) = library.post(&ben, &join, json!({ "seat": 0 })).await;
    assert_eq!(refused["code"], "seat-taken");
    assert_eq!(info(&library, &ada, &id).await["seats"][0].get("people"), None);
    let role = format!("/api/tables/{id}/role");
    let (_, refused) = library.post(&ada, &role, json!({ "seat": 0, "role": "marshal" })).await;
    assert_eq!(refused["code"], "unknown-role");
    library.close().await;
}

#[tokio::test]
async fn at_most_three_share_a_seat_and_whoever_gets_up_makes_room() {
    let library = Library::open().await;
    let court = Court::open(&library, "roles", relaxed()).await;
    let (dora, eve) = (library.guest("Dora").await, library.guest("Eve").await);
    let full = sit(&library, &dora, &court.id, 0).await;
    let three = own(&[("Ada", "chancellor"), ("Ben", "marshal"), ("Dora", "treasurer")]);
    assert_eq!(people(&full, 0), three);
    let join = format!("/api/tables/{}/join", court.id);
    let (_, refused) = library.post(&eve, &join, json!({ "seat": 0 })).await;
    assert_eq!(refused["code"], "seat-taken");
    // Without a wish one sits down beside those who are fewest.
    let seated = library.done(&eve, &join, json!({})).await;
    assert_eq!(people(&seated, 1), own(&[("Cleo", "chancellor"), ("Eve", "marshal")]));
    library.post(&court.ben, &format!("/api/tables/{}/leave", court.id), json!({})).await;
    let moved = sit(&library, &eve, &court.id, 0).await;
    let three = own(&[("Ada", "chancellor"), ("Dora", "treasurer"), ("Eve", "marshal")]);
    assert_eq!(people(&moved, 0), three);
    assert_eq!(people(&moved, 1), own(&[("Cleo", "chancellor")]));
    // Nobody's companions are put away for a bot.
    let plan = json!({ "seat": 0, "plan": { "kind": "bot", "bot": "random" } });
    let (_, refused) =
        library.post(&court.ada, &format!("/api/tables/{}/seat", court.id), plan).await;
    assert_eq!(refused["code"], "seat-taken");
    // The host leaves: a companion has the seat and the table.
    library.post(&court.ada, &format!("/api/tables/{}/leave", court.id), json!({})).await;
    let now = info(&library, &dora, &court.id).await;
    assert_eq!((people(&now, 0).len(), &now["host"]), (2, &json!(true)));
    library.close().await;
}

#[tokio::test]
async fn the_others_go_on_without_whoever_is_away_and_a_bot_when_nobody_is_left() {
    let library = Library::open().await;
    let court = Court::begun(&library, "roles", relaxed()).await;
    let id = &court.id;
    let mut sockets = court.sockets(&library).await;
    let away = |key: String| json!({ "type": "step_away", "table": id, "key": key, "seat": 0 });
    assert_eq!(waited_for(&info(&library, &court.ada, id).await, 0), ["Ada"]);
    let key = sockets[0].key();
    assert_eq!(sockets[0].deed(away(key)).await["type"], "ack");
    let now = info(&library, &court.ben, id).await;
    assert_eq!(
        (waited_for(&now, 0), &now["seats"][0]["substitute"]),
        (vec!["Ben".into()], &Value::Null)
    );
    assert_eq!(now["seats"][0]["people"][0]["away"], true);
    let seen = position(&mut sockets[1], id).await;
    assert_eq!(sockets[1].play(id, 0, 0, &[&bold(&seen)]).await["type"], "ack");
    // The last one leaves the seat to a bot; whoever comes first takes it back.
    let key = sockets[1].key();
    assert_eq!(sockets[1].deed(away(key)).await["type"], "ack");
    assert_ne!(info(&library, &court.ben, id).await["seats"][0]["substitute"], Value::Null);
    let key = sockets[0].key();
    let back = json!({ "type": "take_back", "table": id, "key": key, "seat": 0 });
    assert_eq!(sockets[0].deed(back).await["type"], "ack");
    let now = info(&library, &court.ada, id).await;
    assert_eq!(now["seats"][0]["substitute"], Value::Null);
    let away: Vec<&Value> =
        now["seats"][0]["people"].as_array().expect("two").iter().map(|one| &one["away"]).collect();
    assert_eq!(away, [false, true]);
    library.close().await;
}

#[tokio::test]
async fn whose_time_runs_out_is_away_and_the_others_have_some() {
    let wish = Wish { time: Time::by_hand(NOON), ..Wish::default() };
    let library = Library::open_with(wish).await;
    let pace = json!({ "kind": "live", "bank": 60, "increment": 5 });
    let court = Court::begun(&library, "roles", pace).await;
    let _sockets = court.sockets(&library).await;
    assert_eq!(waited_for(&info(&library, &court.ada, &court.id).await, 0), ["Ada"]);
    library.time.advance(Duration::from_secs(61));
    let mut now = Value::Null;
    for _ in 0..400 {
        now = info(&library, &court.ben, &court.id).await;
        if waited_for(&now, 0) == ["Ben"] {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(waited_for(&now, 0), ["Ben"], "{now}");
    assert_eq!(now["seats"][0]["substitute"], Value::Null);
    assert!(now["seats"][0]["clock"]["left"].as_i64() >= Some(30_000), "{now}");
    // Nobody is left: a bot sits in.
    library.time.advance(Duration::from_secs(61));
    for _ in 0..400 {
        now = info(&library, &court.ben, &court.id).await;
        if now["seats"][0]["substitute"] != Value::Null {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_ne!(now["seats"][0]["substitute"], Value::Null, "{now}");
    library.close().await;
}

#[tokio::test]
async fn who_resigns_or_is_forgotten_leaves_the_seat_to_companions() {
    let library = Library::open().await;
    let court = Court::begun(&library, "roles", relaxed()).await;
    let id = &court.id;
    let dora = library.guest("Dora").await;
    let path = format!("/api/tables/{id}");
    // A place beside them is taken only while they offer it.
    let volunteer = format!("{path}/volunteer");
    let (_, refused) = library.post(&dora, &volunteer, json!({ "seat": 0 })).await;
    assert_eq!(refused["code"], "not-offered");
    let offer = json!({ "seat": 0, "offered": true });
    let (_, refused) = library.post(&court.cleo, &format!("{path}/offer"), offer.clone()).await;
    assert_eq!(refused["code"], "not-left", "nobody offers the seat of others");
    library.done(&court.ben, &format!("{path}/offer"), offer).await;
    let taken = library.done(&dora, &volunteer, json!({ "seat": 0 })).await;
    assert_eq!(people(&taken, 0)[2], ("Dora".to_string(), "treasurer".to_string()));
    assert_eq!((&taken["mine"], &taken["seats"][0]["offered"]), (&json!([0]), &json!(false)));

    // Ada goes for good: she looks on, Ben is asked in her place.
    library.done(&court.ada, &format!("{path}/resign"), json!({ "seat": 0 })).await;
    let hers = info(&library, &court.ada, id).await;
    assert_eq!((&hers["mine"], &hers["seats"][0]["resigned"]), (&json!([]), &json!(false)));
    let (_, mine) = library.get(Some(&court.ada), "/api/tables/mine").await;
    assert_eq!((&mine[0]["id"], &mine[0]["left"]), (&json!(id), &json!(true)));
    let mut socket = library.socket(Some(&court.ada)).await;
    assert_eq!(position(&mut socket, id).await["viewer"], Value::Null);
    let refused = socket.play(id, 0, 0, &["nation valdore"]).await;
    assert_eq!(refused["refused"]["code"], "not-your-seat");
    let (_, refused) = library.post(&court.ada, &volunteer, json!({ "seat": 0 })).await;
    assert_eq!(refused["code"], "already-there");
    assert_eq!(waited_for(&info(&library, &court.ben, id).await, 0), ["Ben"]);

    // A free role is taken while the game runs, one that is held is not.
    let role = format!("{path}/role");
    let (_, refused) = library.post(&dora, &role, json!({ "seat": 0, "role": "marshal" })).await;
    assert_eq!(refused["code"], "role-taken");
    library.done(&dora, &role, json!({ "seat": 0, "role": "chancellor" })).await;
    assert_eq!(waited_for(&info(&library, &court.ben, id).await, 0), ["Dora"]);

    // Ben is forgotten by the library.
    let gone = json!({ "confirm": "Ben" });
    let (status, answer) = library.delete_with(&court.ben, "/api/me", gone).await;
    assert!(status.is_success(), "{answer}");
    assert_eq!(people(&info(&library, &dora, id).await, 0), own(&[("Dora", "chancellor")]));
    // The last one resigns as ever.
    library.done(&dora, &format!("{path}/resign"), json!({ "seat": 0 })).await;
    assert_eq!(info(&library, &dora, id).await["seats"][0]["resigned"], true);
    library.close().await;
}

#[tokio::test]
async fn a_game_is_given_up_by_all_of_a_seat() {
    let library = Library::open().await;
    let [ada, ben] = [library.guest("Ada").await, library.guest("Ben").await];
    let mut new = wish(2, "roles", relaxed());
    new["seats"][1] = json!({ "kind": "bot", "bot": "random" });
    let id = library.table(&ada, new).await;
    sit(&library, &ben, &id, 0).await;
    library.done(&ada, &format!("/api/tables/{id}/start"), json!({})).await;
    let abandon = format!("/api/tables/{id}/abandon");
    // Neither is alone with the bot.
    let (_, refused) = library.post(&ada, &format!("/api/tables/{id}/end"), json!({})).await;
    assert_eq!(refused["code"], "others-play");
    let asked = library.done(&ada, &abandon, json!({ "agree": true })).await;
    assert_eq!((&asked["stage"], &asked["alone"]), (&json!("playing"), &json!(false)));
    assert_eq!(asked["abandon_request"]["missing"], json!([]), "she has answered");
    let theirs = info(&library, &ben, &id).await;
    assert_eq!(theirs["abandon_request"]["missing"], json!([0]));
    let over = library.done(&ben, &abandon, json!({ "agree": true })).await;
    assert_eq!(over["stage"], "abandoned");
    library.close().await;
}

fn letter(table: &str, key: &str, to: u8, text: &str) -> Value {
    json!({ "type": "say", "table": table, "key": key, "room": "letters", "to": to, "text": text })
}

fn line(table: &str, key: &str, text: &str) -> Value {
    json!({ "type": "say", "table": table, "key": key, "room": "players", "text": text })
}

/// What Dora, on the third seat, and Eve, who looks on, were sent and can ask for, with and without letters of others.
async fn overheard(with_letters: bool) -> Vec<String> {
    let library = Library::open().await;
    let [ada, ben, cleo, dora, eve] = [
        library.guest("Ada").await,
        library.guest("Ben").await,
        library.guest("Cleo").await,
        library.guest("Dora").await,
        library.guest("Eve").await,
    ];
    let id = library.table(&ada, wish(3, "roles", relaxed())).await;
    for (guest, seat) in [(&ben, 0), (&cleo, 1), (&dora, 2)] {
        sit(&library, guest, &id, seat).await;
    }
    library.done(&ada, &format!("/api/tables/{id}/start"), json!({})).await;
    let mut sockets = Vec::new();
    for guest in [&ada, &ben, &cleo, &dora, &eve] {
        let mut socket = library.socket(Some(guest)).await;
        socket.watch(&id).await;
        sockets.push(socket);
    }
    for socket in &mut sockets {
        // All have come: nothing more is told of that.
        socket.send(json!({ "type": "watch_lobby" })).await;
        socket.send(json!({ "type": "ping", "sent": 1 })).await;
        socket.hear("pong").await;
    }
    let begun: Vec<usize> = sockets.iter().map(|socket| socket.recorded.len()).collect();
    sockets[0].deed(line(&id, "a1", "Good evening")).await;
    if with_letters {
        sockets[0].deed(letter(&id, "a2", 1, "Dora must fall, Cleo")).await;
        sockets[2].deed(letter(&id, "c1", 0, "Dora shall")).await;
        sockets[1].deed(letter(&id, "b1", 0, "Can we trust Cleo and Dora?")).await;
        // Of all who know, both seats do, and of one's own seat nobody else.
        let heard = |from: usize, to: usize| {
            move |message: &Value| {
                let line = &message["line"];
                message["type"] == "said" && line["seat"] == from && line["to"] == to
            }
        };
        for (reader, letters) in [
            (0, vec![(0, 1), (1, 0), (0, 0)]),
            (1, vec![(0, 1), (1, 0), (0, 0)]),
            (2, vec![(0, 1), (1, 0)]),
        ] {
            for (from, to) in letters {
                let said = sockets[reader].hear_where("a letter", heard(from, to)).await;
                assert_eq!(said["line"]["room"], "letters");
            }
        }
        assert!(sockets[2].recorded.iter().all(|text| !text.contains("Can we trust")));
    }
    library.time.advance(Duration::from_secs(60));
    sockets[2].deed(line(&id, "c2", "Good evening, Dora")).await;
    for socket in &mut sockets[3..] {
        socket.send(json!({ "type": "ping", "sent": 2 })).await;
        socket.hear_where("the second", |message| message["sent"] == 2).await;
        // And whoever comes anew is told the same.
        socket.watch(&id).await;
    }
    let mut bytes: Vec<String> = Vec::new();
    for (socket, from) in sockets[3..].iter().zip(&begun[3..]) {
        let sent = socket.recorded[*from..].iter();
        bytes.extend(sent.filter(|text| !text.contains("\"type\":\"table\"")).cloned());
        let whole = socket.recorded.last().expect("the table");
        let whole: Value = serde_json::from_str(whole).expect("JSON");
        bytes.push(whole["chat"].to_string());
    }
    library.time.advance(Duration::from_secs(60));
    for guest in [&dora, &eve] {
        for path in ["chat", "chat?with=0", "chat?with=1", "chat?room=letters", "history"] {
            let (_, answer) = library.get(Some(guest), &format!("/api/tables/{id}/{path}")).await;
            bytes.push(answer.to_string());
        }
        for path in ["/api/notices", "/api/me/export"] {
            let (_, mut answer) = library.get(Some(guest), path).await;
            // Drawn anew for every sign-in.
            for device in answer["devices"].as_array_mut().into_iter().flatten() {
                device["id"] = json!("DEVICE");
            }
            bytes.push(answer.to_string());
        }
    }
    let all = bytes.join("\n");
    assert!(!all.contains("fall") && !all.contains("shall") && !all.contains("trust"), "{all}");
    let mut names = vec![(id.clone(), "TABLE")];
    for (guest, name) in [(&ada, "A"), (&ben, "B"), (&cleo, "C"), (&dora, "D"), (&eve, "E")] {
        names.push((library.id_of(guest).await, name));
    }
    let (_, known) = library.get(Some(&dora), &format!("/api/tables/{id}")).await;
    for (field, name) in [("invite", "INVITE"), ("commitment", "COMMITMENT")] {
        names.push((known[field].as_str().expect("a text").to_string(), name));
    }
    let neutral = |text: &String| {
        names.iter().fold(text.clone(), |text, (word, name)| text.replace(word.as_str(), name))
    };
    let bytes = bytes.iter().map(neutral).collect();
    library.close().await;
    bytes
}

/// The bytes others are sent do not tell that there are letters, whoever is named in them.
#[tokio::test]
async fn letters_change_no_byte_for_others() {
    let (with, without) = (overheard(true).await, overheard(false).await);
    assert!(without.iter().any(|text| text.contains("Good evening, Dora")));
    for (one, other) in with.iter().zip(&without) {
        assert_eq!(one, other);
    }
    assert_eq!(with.len(), without.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_kept_for_their_readers_and_for_nobody_else_ever() {
    on_both(async |library, address| {
        let court = Court::open(&library, "roles", relaxed()).await;
        let id = &court.id;
        let eve = library.guest("Eve").await;
        let mut socket = library.socket(Some(&court.ada)).await;
        socket.watch(id).await;
        let early = socket.deed(letter(id, "k0", 1, "Too early")).await;
        assert_eq!(early["refused"]["code"], "no-letters", "seats still change hands");
        court.begin(&library).await;
        assert_eq!(info(&library, &court.ada, id).await["letters"], json!([0, 1]));
        assert_eq!(info(&library, &court.cleo, id).await["letters"], json!([0]));
        assert_eq!(info(&library, &eve, id).await.get("letters"), None);
        for _ in 0..2 {
            let answer = socket.deed(letter(id, "k1", 1, "Shall we be friends?")).await;
            assert_eq!(answer["type"], "ack", "{answer}");
        }
        let mut onlooker = library.socket(Some(&eve)).await;
        onlooker.watch(id).await;
        for to in [0, 1, 7] {
            let refused = onlooker.deed(letter(id, "e", to, "And I?")).await;
            assert_eq!(refused["refused"]["code"], "no-letters");
        }
        assert_eq!(
            socket.deed(letter(id, "k2", 9, "Nobody")).await["refused"]["code"],
            "no-letters"
        );
        // The bell says so to whoever it is for.
        library.time.advance(Duration::from_secs(30));
        let bell =
            async |guest: &Guest| library.get(Some(guest), "/api/notices").await.1.to_string();
        assert!(bell(&court.cleo).await.contains("wrote to you alone"));
        assert!(!bell(&court.ben).await.contains("wrote to you"));
        assert!(!bell(&court.cleo).await.contains("friends"), "the bell does not say what");

        drop((socket, onlooker));
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        let texts = async |guest: &Guest| {
            let mut socket = library.socket(Some(guest)).await;
            let chat = socket.watch(id).await["chat"].clone();
            let lines = chat.as_array().expect("lines").iter();
            lines.map(|line| line["text"].as_str().expect("a text").to_string()).collect::<Vec<_>>()
        };
        for guest in [&court.ada, &court.ben, &court.cleo] {
            assert_eq!(texts(guest).await, ["Shall we be friends?"], "once");
        }
        assert_eq!(texts(&eve).await, [""; 0]);
        let (_, data) = library.get(Some(&court.ada), "/api/me/export").await;
        assert!(data.to_string().contains("Shall we be friends?"), "what I wrote is mine to have");
        let (_, data) = library.get(Some(&court.cleo), "/api/me/export").await;
        assert!(!data.to_string().contains("Shall we be friends?"));

        // Neither the end of the game nor its file opens them.
        for guest in [&court.ada, &court.ben, &court.cleo] {
            let path = format!("/api/tables/{id}/abandon");
            library.done(guest, &path, json!({ "agree": true })).await;
        }
        assert_eq!(info(&library, &eve, id).await["stage"], "abandoned");
        assert_eq!(texts(&eve).await, [""; 0]);
        assert_eq!(texts(&court.cleo).await, ["Shall we be friends?"]);
        for path in ["export", "history", "chat", "chat?with=0"] {
            let (_, answer) = library.get(Some(&eve), &format!("/api/tables/{id}/{path}")).await;
            assert!(!answer.to_string().contains("friends"), "{path}");
        }
        library.close().await;
    })
    .await;
}

/// Other games have the talk of the table alone.
#[tokio::test]
async fn where_a_game_has_no_letters_none_are_written() {
    let library = Library::open().await;
    let (ada, ben) = (library.guest("Ada").await, library.guest("Ben").await);
    let id = library.game_of(&[&ada, &ben], relaxed()).await;
    let mut socket = library.socket(Some(&ada)).await;
    socket.watch(&id).await;
    let refused = socket.deed(letter(&id, "k", 1, "Psst")).await;
    assert_eq!(refused["refused"]["code"], "no-letters");
    library.close().await;
}
