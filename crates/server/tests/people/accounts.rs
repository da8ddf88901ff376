//! Guests, accounts, sessions.

use crate::house::{House, PASSWORD};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn a_stranger_plays_at_once_under_a_name() {
    let house = House::open().await;
    let mut browser = house.browser();
    assert_eq!(browser.me().await, Value::Null);
    let me = browser.post("/api/guest", json!({ "name": "  Zoé " })).await.done();
    assert_eq!(
        (&me["name"], &me["guest"], &me["admin"]),
        (&json!("Zoé"), &json!(true), &json!(false))
    );
    assert_eq!(browser.me().await, me);
    browser.post("/api/guest", json!({ "name": "Zoé" })).await.refused(409, "already-signed-in");
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_stays_the_same_person() {
    let house = House::open().await;
    let mut browser = house.guest("Zoé").await;
    let before = browser.id().await;
    let me = browser.sign_up("Zoé B", PASSWORD).await.done();
    assert_eq!(
        (&me["id"], &me["guest"], &me["name"]),
        (&json!(before), &json!(false), &json!("Zoé B"))
    );
    assert_eq!(browser.me().await["id"], json!(before));
    let mut elsewhere = house.browser();
    assert_eq!(elsewhere.sign_in("zoé b", PASSWORD).await.done()["id"], json!(before));
    browser.sign_up("Zoé C", PASSWORD).await.refused(409, "already-signed-in");
}

#[tokio::test]
async fn a_name_belongs_to_one_account_whatever_its_capitals() {
    let house = House::open().await;
    house.account("Grace").await;
    house.browser().sign_up("GRACE", PASSWORD).await.refused(409, "name-taken");
    house.browser().post("/api/guest", json!({ "name": "gracE" })).await.refused(409, "name-taken");
    let mut other = house.guest("Ada").await;
    other.post("/api/me/name", json!({ "name": "Grace" })).await.refused(409, "name-taken");
    // Guests have no claim on their names.
    house.guest("Ada").await;
}

#[tokio::test]
async fn names_and_passwords_are_checked() {
    let house = House::open().await;
    let mut browser = house.browser();
    browser.post("/api/guest", json!({ "name": "x" })).await.refused(422, "bad-name");
    browser.post("/api/guest", json!({ "name": "a\u{202e}b" })).await.refused(422, "bad-name");
    browser.sign_up("Ada", "short").await.refused(422, "bad-password");
    browser.sign_up("Ada", "motdepasse").await.refused(422, "bad-password");
    browser.sign_up("Ada Lovelace", "ada lovelace").await.refused(422, "bad-password");
    assert_eq!(browser.me().await, Value::Null);
}

#[tokio::test]
async fn signing_in_says_the_same_whatever_was_wrong() {
    let house = House::open().await;
    house.account("Ada").await;
    let mut browser = house.browser();
    let wrong = browser.sign_in("Ada", "wrong horse battery").await;
    let unknown = browser.sign_in("Nobody", PASSWORD).await;
    let impossible = browser.sign_in("\u{0}", "").await;
    wrong.refused(401, "bad-credentials");
    unknown.refused(401, "bad-credentials");
    impossible.refused(401, "bad-credentials");
    assert_eq!(wrong.text, unknown.text);
    assert!(wrong.headers.get("set-cookie").is_none());
}

#[tokio::test]
async fn signing_out_ends_this_browser_only() {
    let house = House::open().await;
    let mut first = house.account("Ada").await;
    let mut second = house.browser();
    second.sign_in("Ada", PASSWORD).await.done();
    let token = first.cookie.clone();
    first.delete("/api/session").await.done();
    assert_eq!(first.cookie, None);
    assert_eq!(first.me().await, Value::Null);
    first.cookie = token;
    assert_eq!(first.me().await, Value::Null, "the token is worth nothing any more");
    assert_eq!(first.cookie, None, "and the browser is told to forget it");
    assert_eq!(second.me().await["name"], json!("Ada"));
    first.delete("/api/session").await.refused(401, "signed-out");
}

#[tokio::test]
async fn signing_out_everywhere_ends_all_browsers() {
    let house = House::open().await;
    let mut first = house.account("Ada").await;
    let mut second = house.browser();
    second.sign_in("Ada", PASSWORD).await.done();
    second.delete("/api/devices").await.done();
    assert_eq!(first.me().await, Value::Null);
    assert_eq!(second.me().await, Value::Null);
}

#[tokio::test]
async fn a_new_password_signs_the_others_out() {
    let house = House::open().await;
    let mut first = house.account("Ada").await;
    let mut second = house.browser();
    second.sign_in("Ada", PASSWORD).await.done();
    let change = json!({ "old": "wrong horse", "new": "another horse entirely" });
    first.post("/api/me/password", change).await.refused(401, "bad-credentials");
    let change = json!({ "old": PASSWORD, "new": "ada" });
    first.post("/api/me/password", change).await.refused(422, "bad-password");
    let change = json!({ "old": PASSWORD, "new": "another horse entirely" });
    first.post("/api/me/password", change).await.done();
    assert_eq!(first.me().await["name"], json!("Ada"));
    assert_eq!(second.me().await, Value::Null);
    second.sign_in("Ada", PASSWORD).await.refused(401, "bad-credentials");
    second.sign_in("Ada", "another horse entirely").await.done();
    let mut guest = house.guest("Zoé").await;
    let change = json!({ "old": "", "new": "another horse entirely" });
    guest.post("/api/me/password", change).await.refused(409, "guest");
}

#[tokio::test]
async fn devices_are_listed_and_revoked() {
    let house = House::open().await;
    let mut first = house.account("Ada").await;
    house.time.advance(Duration::from_secs(60));
    let mut second = house.browser();
    second.sign_in("Ada", PASSWORD).await.done();
    let devices = second.get("/api/devices").await.done();
    assert_eq!(devices.as_array().map(Vec::len), Some(2));
    assert_eq!(devices[0]["current"], json!(true), "last seen first");
    assert_eq!(devices[1]["name"], json!("Testfox 1"));
    assert!(!devices.to_string().contains("token"), "{devices}");
    let path = format!("/api/devices/{}", devices[1]["id"].as_str().expect("an id"));
    house.account("Eve").await.delete(&path).await.refused(404, "not-found");
    assert_eq!(first.me().await["name"], json!("Ada"));
    second.delete(&path).await.done();
    assert_eq!(first.me().await, Value::Null);
    second.delete(&path).await.refused(404, "not-found");
}

#[tokio::test]
async fn a_session_lives_as_long_as_it_is_used() {
    let house = House::open().await;
    let mut used = house.account("Ada").await;
    let mut unused = house.browser();
    unused.sign_in("Ada", PASSWORD).await.done();
    for _ in 0..4 {
        house.time.advance(DAY * 60);
        assert_eq!(used.me().await["name"], json!("Ada"));
        assert!(used.cookie.is_some());
    }
    assert_eq!(unused.me().await, Value::Null);
    house.app.store.delete_expired_sessions(house.time.now()).await.expect("a store");
    assert_eq!(used.get("/api/devices").await.done().as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn settings_are_kept_checked_and_spoken() {
    let house = House::open().await;
    let mut browser = house.guest("Zoé").await;
    let mut settings = browser.me().await["settings"].clone();
    settings["lang"] = json!("fr");
    settings["sleep"] = json!([23, 7]);
    settings["time_zone"] = json!("Europe/Paris");
    settings["holidays"] = json!([["2026-12-24", "2026-12-26"]]);
    let me = browser.put("/api/me/settings", settings.clone()).await.done();
    assert_eq!(me["settings"], settings);
    assert_eq!(browser.me().await["settings"], settings);
    // Settings count before what the browser is set to.
    let refused = browser.get("/api/tables/nothing").await;
    assert_eq!(refused.body["text"], json!("Il n’y a rien ici."));
    for (key, value, code) in [
        ("lang", json!("de"), "bad-setting"),
        ("theme", json!("pink"), "bad-setting"),
        ("time_zone", json!("Mars/Olympus"), "bad-setting"),
        ("sleep", json!([1, 99]), "bad-setting"),
        ("holidays", json!([["never", "ever"]]), "bad-setting"),
        ("substitute", json!("grandmaster"), "unknown-bot"),
        ("substitute", json!("mcts:3600000ms"), "bot-strength"),
        ("theme", json!(7), "bad-json"),
        ("surprise", json!(1), "bad-json"),
    ] {
        let mut wrong = settings.clone();
        wrong[key] = value;
        browser.put("/api/me/settings", wrong).await.refused(422, code);
    }
    assert_eq!(browser.me().await["settings"], settings);
}

#[tokio::test]
async fn changes_at_the_same_time_do_not_undo_each_other() {
    let house = House::open().await;
    let browser = house.account("Ada").await;
    let mut tasks = Vec::new();
    for number in 0..10 {
        let mut browser = browser.clone();
        tasks.push(tokio::spawn(async move {
            if number % 2 == 0 {
                let name = json!({ "name": format!("Ada {number}") });
                browser.post("/api/me/name", name).await.done()
            } else {
                let settings = server::protocol::Settings { sound: true, ..Default::default() };
                let settings = serde_json::to_value(settings).expect("settings");
                browser.put("/api/me/settings", settings).await.done()
            }
        }));
    }
    for task in tasks {
        task.await.expect("no panic");
    }
    let me = browser.clone().me().await;
    assert_eq!(me["settings"]["sound"], json!(true));
    assert!(me["name"].as_str().is_some_and(|name| name.starts_with("Ada ")), "{me}");
}

#[tokio::test]
async fn a_guest_who_signs_in_without_tables_leaves_nothing_behind() {
    let house = House::open().await;
    house.account("Ada").await;
    let mut browser = house.guest("Zoé").await;
    let signed_in = browser.sign_in("Ada", PASSWORD).await.done();
    assert_eq!(signed_in["left_guest"], Value::Null);
    assert_eq!(browser.me().await["name"], json!("Ada"));
}

#[tokio::test]
async fn only_the_hash_of_a_token_is_kept() {
    let house = House::open().await;
    let mut browser = house.account("Ada").await;
    let id = browser.id().await;
    let cookie = browser.cookie.clone().expect("a cookie");
    let (name, token) = cookie.split_once('=').expect("a pair");
    assert_eq!((name, token.len()), ("ludotheque", 52));
    let sessions = house.app.store.sessions_of(&id).await.expect("a store");
    assert_eq!(sessions.len(), 1);
    assert_ne!(sessions[0].token_hash, token);
    assert_eq!(sessions[0].token_hash, blake3::hash(token.as_bytes()).to_hex().to_string());
    let account = house.app.store.account(&id).await.expect("a store").expect("an account");
    assert!(account.password.is_some_and(|hash| hash.starts_with("$argon2id$")));
}

#[tokio::test]
async fn nobody_is_asked_to_sign_in_first() {
    let house = House::open().await;
    let mut browser = house.browser();
    for path in ["/api/devices", "/api/me/export"] {
        browser.get(path).await.refused(401, "signed-out");
    }
    let answer = browser.put("/api/me/settings", json!({})).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn nobody_goes_by_a_name_that_looks_like_anothers() {
    let house = House::open().await;
    house.account("Coco").await;
    let twin = "\u{421}\u{43e}\u{441}\u{43e}";
    house.browser().sign_up(twin, PASSWORD).await.refused(409, "name-alike");
    house.browser().post("/api/guest", json!({ "name": twin })).await.refused(409, "name-alike");
    let mut ada = house.account("Ada").await;
    ada.post("/api/me/name", json!({ "name": twin })).await.refused(409, "name-alike");
    house.browser().sign_up("\u{410}da", PASSWORD).await.refused(422, "bad-name");
    // The other way round as well, and not against oneself.
    let mut natasha = house.account("\u{41d}\u{430}\u{442}\u{430}").await;
    natasha.post("/api/me/name", json!({ "name": "\u{420}\u{430}\u{440}\u{430}" })).await.done();
    house.browser().sign_up("Papa", PASSWORD).await.refused(409, "name-alike");
    natasha.post("/api/me/name", json!({ "name": "Papa" })).await.done();
}
