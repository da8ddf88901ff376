//! Invitations by name, friends and blocks, at every door.

use crate::library::{GAME, Guest, Library, Wish, on_both, relaxed};
use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Settings;
use server::config::Rate;
use std::time::Duration;

fn table(seats: Value, public: bool) -> Value {
    json!({ "game": GAME, "seats": seats, "pace": relaxed(), "public": public })
}

fn invites(name: &str) -> Value {
    json!([{ "kind": "me" }, { "kind": "person", "name": name }])
}

async fn told(library: &Library, guest: &Guest) -> Vec<(String, String)> {
    let (_, list) = library.get(Some(guest), "/api/notices").await;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let notices = list["notices"].as_array().expect("a list").iter();
    notices.map(|notice| (text(&notice["kind"]), text(&notice["text"]))).collect()
}

async fn ties(library: &Library, me: &Guest, other: &Guest, tie: Value) {
    let path = format!("/api/friends/{}", library.id_of(other).await);
    let (status, answer) = library.put(me, &path, json!({ "tie": tie })).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_for_whoever_is_invited_by_name() {
    on_both(async |library, address| {
        let (ada, bob) = (library.account("Ada").await, library.account("Zoë Bo").await);
        let eve = library.account("Eve").await;
        // Written otherwise it is the same name.
        let id = library.table(&ada, table(invites("  zoe\u{308}  BO "), false)).await;
        let path = format!("/api/tables/{id}");
        let (_, info) = library.get(Some(&ada), &path).await;
        assert_eq!(info["seats"][1]["holder"]["kind"], "invited");
        assert_eq!(info["seats"][1]["holder"]["name"], "Zoë Bo");
        let expected = "Ada invites you to “Terra Mystica”: a seat is kept for you.";
        assert_eq!(told(&library, &bob).await, [("invited".to_string(), expected.to_string())]);
        // It is a table by link: the invited see it without, nobody else does.
        assert_eq!(library.get(Some(&eve), &path).await.0, StatusCode::NOT_FOUND);
        let (_, mine) = library.get(Some(&bob), "/api/tables/mine").await;
        assert_eq!((&mine[0]["id"], &mine[0]["invited"]), (&json!(id), &json!(true)));
        // Nobody takes it away, whatever link they have.
        let invite = info["invite"].clone();
        let join = format!("{path}/join");
        let (_, answer) = library.post(&eve, &join, json!({ "seat": 1, "invite": invite })).await;
        assert_eq!(answer["code"], "seat-taken");
        let (_, answer) = library.post(&eve, &join, json!({ "invite": invite })).await;
        assert_eq!(answer["code"], "table-full");
        let (_, answer) = library.post(&ada, &format!("{path}/start"), json!({})).await;
        assert_eq!(answer["code"], "seats-open");
        // Nobody is asked twice, nor asks themselves, nor nobody.
        let seat = format!("{path}/seat");
        for (name, code) in [("Zoë Bo", "already-there"), ("Ada", "not-yourself")] {
            let plan = json!({ "seat": 0, "plan": { "kind": "person", "name": name } });
            assert_eq!(library.post(&ada, &seat, plan).await.1["code"], code);
        }
        for name in ["Nobody", "<script>alert(1)</script>", "a\u{202e}b", "'; DROP TABLE ties"] {
            let plan = json!({ "seat": 1, "plan": { "kind": "person", "name": name } });
            let (status, answer) = library.post(&ada, &seat, plan).await;
            assert!(status.is_client_error(), "{answer}");
        }
        // After a restart too; sitting down takes the notice back.
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        library.done(&bob, &join, json!({})).await;
        assert_eq!(told(&library, &bob).await, []);
        library.done(&ada, &format!("{path}/start"), json!({})).await;
        library.close().await;
    })
    .await;
}

#[tokio::test]
async fn whoever_is_locked_out_is_not_invited_until_that_is_over() {
    let library = Library::open().await;
    let (ada, bob) = (library.account("Ada").await, library.account("Bob").await);
    let mut account = (library.app.store.account(&library.id_of(&bob).await).await)
        .expect("kept")
        .expect("there");
    account.banned_until = Some(library.time.now() + 1000);
    library.app.store.update_account(&account).await.expect("kept");
    let invited = async || library.post(&ada, "/api/tables", table(invites("Bob"), false)).await;
    let (status, answer) = invited().await;
    assert_eq!((status.as_u16(), &answer["code"]), (409, &json!("not-invitable")));
    library.time.advance(Duration::from_secs(2));
    assert_eq!(invited().await.0, StatusCode::CREATED);
    library.close().await;
}

#[tokio::test]
async fn an_invitation_is_declined_or_withdrawn() {
    let library = Library::open().await;
    let (ada, bob) = (library.account("Ada").await, library.account("Bob").await);
    let id = library.table(&ada, table(invites("Bob"), false)).await;
    let path = format!("/api/tables/{id}");
    library.post(&bob, &format!("{path}/decline"), json!({})).await;
    library.post(&bob, &format!("{path}/decline"), json!({})).await;
    assert_eq!(told(&library, &bob).await, []);
    let (_, info) = library.get(Some(&ada), &path).await;
    assert_eq!(info["seats"][1]["holder"]["kind"], "open");
    assert_eq!(library.get(Some(&bob), &path).await.0, StatusCode::NOT_FOUND);
    // Invited again, and not any more: the host's to decide, nobody else's.
    let plan = |plan: Value| json!({ "seat": 1, "plan": plan });
    let person = plan(json!({ "kind": "person", "name": "Bob" }));
    library.done(&ada, &format!("{path}/seat"), person.clone()).await;
    assert_eq!(told(&library, &bob).await.len(), 1);
    let (_, answer) = library.post(&bob, &format!("{path}/seat"), person).await;
    assert_eq!(answer["code"], "not-host");
    library.done(&ada, &format!("{path}/seat"), plan(json!({ "kind": "open" }))).await;
    assert_eq!(told(&library, &bob).await, []);
    let (_, mine) = library.get(Some(&bob), "/api/tables/mine").await;
    assert_eq!(mine, json!([]));
}

#[tokio::test]
async fn invitations_have_a_limit_and_guests_share_that_of_their_address() {
    let mut wish = Wish::default();
    wish.settings = Settings { limit_invite: Rate::new(2, 3600), ..wish.settings };
    let library = Library::open_with(wish).await;
    let (ada, _bob) = (library.account("Ada").await, library.account("Bob").await);
    let invited = async |host: &Guest| {
        library.post(host, "/api/tables", table(invites("Bob"), false)).await.0.as_u16()
    };
    assert_eq!((invited(&ada).await, invited(&ada).await, invited(&ada).await), (201, 201, 429));
    let (one, other) = (library.guest("One").await, library.guest("Other").await);
    assert_eq!((invited(&one).await, invited(&one).await, invited(&other).await), (201, 201, 429));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_cannot_invite_sit_down_or_write() {
    on_both(async |library, _| {
        let (ada, mal) = (library.account("Ada").await, library.account("Mal").await);
        let bob = library.account("Bob").await;
        // An invitation from before goes away with the block.
        let early = library.table(&mal, table(invites("Ada"), false)).await;
        assert_eq!(told(&library, &ada).await.len(), 1);
        // They sit together when it happens; and a rematch will be asked for.
        let together = library.game_of(&[&ada, &mal, &bob], relaxed()).await;
        ties(&library, &ada, &mal, json!("blocked")).await;
        let invited = |list: Vec<(String, String)>| list.iter().any(|(kind, _)| kind == "invited");
        assert!(!invited(told(&library, &ada).await));
        let (_, info) = library.get(Some(&mal), &format!("/api/tables/{early}")).await;
        assert_eq!(info["seats"][1]["holder"]["kind"], "open");
        // Invite: at a new table, and at one that stands. The same answer for all who cannot be.
        let (status, answer) =
            library.post(&mal, "/api/tables", table(invites("Ada"), false)).await;
        assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("not-invitable")));
        let plan = json!({ "seat": 1, "plan": { "kind": "person", "name": "Ada" } });
        let (_, answer) = library.post(&mal, &format!("/api/tables/{early}/seat"), plan).await;
        assert_eq!(answer["code"], "not-invitable");
        // Sit down: where Ada is host, where she sits, with a link, and at a rematch.
        let open = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        let hers = library.table(&ada, table(open.clone(), true)).await;
        let bobs = library.table(&bob, table(open, true)).await;
        library.done(&ada, &format!("/api/tables/{bobs}/join"), json!({})).await;
        let (_, info) = library.get(Some(&ada), &format!("/api/tables/{bobs}")).await;
        for (id, invite) in [(&hers, Value::Null), (&bobs, info["invite"].clone())] {
            let (_, answer) =
                library.post(&mal, &format!("/api/tables/{id}/join"), json!({ "invite": invite })).await;
            assert_eq!(answer["code"], "not-welcome");
        }
        // A friend may; and Ada herself sits down with whom she likes.
        ties(&library, &ada, &bob, json!("friend")).await;
        library.done(&bob, &format!("/api/tables/{hers}/join"), json!({})).await;

        // Write: what is said live, what is read later, what comes with the table.
        let mut hears = library.socket(Some(&ada)).await;
        hears.watch(&together).await;
        let mut speaks = library.socket(Some(&mal)).await;
        speaks.watch(&together).await;
        let mut other = library.socket(Some(&bob)).await;
        other.watch(&together).await;
        let say = |text: &str, key: String| {
            json!({ "type": "say", "table": together, "room": "players", "key": key, "text": text })
        };
        let key = speaks.key();
        assert_eq!(speaks.deed(say("you again", key)).await["type"], "ack");
        let key = other.key();
        assert_eq!(other.deed(say("be nice", key)).await["type"], "ack");
        assert_eq!(hears.hear("said").await["line"]["text"], "be nice");
        assert_eq!(other.hear("said").await["line"]["text"], "you again");
        let lines = |value: &Value| {
            let lines = value.as_array().expect("a list").iter();
            lines.map(|line| line["text"].as_str().unwrap_or_default().to_string()).collect()
        };
        let chat = format!("/api/tables/{together}/chat");
        let read: Vec<String> = lines(&library.get(Some(&ada), &chat).await.1);
        assert_eq!(read, ["be nice"]);
        let read: Vec<String> = lines(&library.get(Some(&bob), &chat).await.1);
        assert_eq!(read, ["you again", "be nice"]);
        let again: Vec<String> = lines(&hears.watch(&together).await["chat"]);
        assert_eq!(again, ["be nice"]);

        // The rematch of somebody blocked is not told, that of others is; sitting down there is
        // refused while Ada sits there.
        for guest in [&ada, &mal, &bob] {
            library.done(guest, &format!("/api/tables/{together}/abandon"), json!({ "agree": true })).await;
        }
        library.done(&mal, &format!("/api/tables/{together}/rematch"), json!({})).await;
        // Whoever has the table open is told a moment later.
        library.time.advance(Duration::from_secs(30));
        let kinds: Vec<String> = told(&library, &ada).await.into_iter().map(|(kind, _)| kind).collect();
        assert!(!kinds.contains(&"rematch".to_string()), "{kinds:?}");
        let kinds: Vec<String> = told(&library, &bob).await.into_iter().map(|(kind, _)| kind).collect();
        assert!(kinds.contains(&"rematch".to_string()), "{kinds:?}");
        library.close().await;
    })
    .await;
}

#[tokio::test]
async fn at_a_rematch_nobody_sits_down_with_whoever_blocked_them() {
    let library = Library::open().await;
    let (ada, mal) = (library.account("Ada").await, library.account("Mal").await);
    let bob = library.account("Bob").await;
    let old = library.game_of(&[&ada, &mal, &bob], relaxed()).await;
    for guest in [&ada, &mal, &bob] {
        library.done(guest, &format!("/api/tables/{old}/abandon"), json!({ "agree": true })).await;
    }
    ties(&library, &ada, &mal, json!("blocked")).await;
    library.done(&ada, &format!("/api/tables/{old}/rematch"), json!({})).await;
    let (_, answer) = library.post(&mal, &format!("/api/tables/{old}/rematch"), json!({})).await;
    assert_eq!(answer["code"], "not-welcome");
    library.done(&bob, &format!("/api/tables/{old}/rematch"), json!({})).await;
}

#[tokio::test]
async fn friends_are_a_list_of_ones_own() {
    let library = Library::open().await;
    let (ada, bob) = (library.account("Ada").await, library.account("Bob").await);
    let guest = library.guest("Gus").await;
    ties(&library, &ada, &bob, json!("friend")).await;
    ties(&library, &ada, &guest, json!("blocked")).await;
    let (_, list) = library.get(Some(&ada), "/api/friends").await;
    let row = |at: usize| ["name", "kind", "guest"].map(|key| list[at][key].clone());
    assert_eq!(row(0), [json!("Bob"), json!("friend"), json!(false)]);
    assert_eq!(row(1), [json!("Gus"), json!("blocked"), json!(true)]);
    assert_eq!(library.get(Some(&bob), "/api/friends").await.1, json!([]), "nobody is told");
    let bobs = library.id_of(&bob).await;
    let (_, profile) = library.get(Some(&ada), &format!("/api/people/{bobs}")).await;
    assert_eq!(profile["tie"], "friend");
    let (_, profile) = library.get(Some(&guest), &format!("/api/people/{bobs}")).await;
    assert_eq!(profile["tie"], Value::Null);
    let (_, found) = library.get(Some(&ada), "/api/people?name=bOB").await;
    assert_eq!(found, json!({ "id": bobs, "name": "Bob" }));
    let (status, _) = library.get(Some(&ada), "/api/people?name=Gus").await;
    assert_eq!(status, StatusCode::NOT_FOUND, "guests own no name");
    let path = format!("/api/friends/{}", library.id_of(&ada).await);
    let (_, answer) = library.put(&ada, &path, json!({ "tie": "friend" })).await;
    assert_eq!(answer["code"], "not-yourself");
    let (status, _) = library.put(&ada, "/api/friends/nobody", json!({ "tie": "friend" })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (_, data) = library.get(Some(&ada), "/api/me/export").await;
    assert_eq!(data["ties"].as_array().map(Vec::len), Some(2));
    // Having blocked somebody, one does not invite them either.
    ties(&library, &ada, &bob, json!("blocked")).await;
    let (_, answer) = library.post(&ada, "/api/tables", table(invites("Bob"), false)).await;
    assert_eq!(answer["code"], "you-blocked");
}
