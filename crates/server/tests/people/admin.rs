//! What administrators may do, and that nobody else may.

use crate::house::{House, PASSWORD, patient};
use serde_json::{Value, json};
use server::Settings;
use server::hall::Signal;
use server::people::admins;

#[tokio::test]
async fn nobody_else_sees_that_there_is_something_to_administer() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    let id = ada.id().await;
    for mut browser in [house.guest("Zoé").await, ada] {
        for path in ["health", "accounts", "audit", "metrics"] {
            browser.get(&format!("/api/admin/{path}")).await.refused(404, "not-found");
        }
        let ban = json!({ "reason": "" });
        browser.post(&format!("/api/admin/accounts/{id}/ban"), ban).await.refused(404, "not-found");
        let text = json!({ "text": "hello" });
        browser.post("/api/admin/announcement", text).await.refused(404, "not-found");
    }
    house.browser().get("/api/admin/health").await.refused(401, "signed-out");
}

#[tokio::test]
async fn the_health_page_counts() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    house.guest("Zoé").await.plays().await;
    let health = root.get("/api/admin/health").await.done();
    assert_eq!((&health["accounts"], &health["guests"]), (&json!(1), &json!(1)), "{health}");
    assert_eq!(health["playing"], json!(1));
    assert!(health["database"].is_i64() && health["version"].is_string());
    if cfg!(target_os = "linux") {
        assert!(health["memory"].as_u64().is_some_and(|bytes| bytes > 1_000_000));
    }
}

#[tokio::test]
async fn a_ban_ends_everything_at_once_and_can_be_lifted() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    let mut eve = house.account("Eve").await;
    let id = eve.id().await;
    let mut heard = house.app.hall.listen();
    let ban = json!({ "days": 3, "reason": "Please be kind." });
    let info = root.post(&format!("/api/admin/accounts/{id}/ban"), ban).await.done();
    assert_eq!(info["ban_reason"], json!("Please be kind."));
    assert_eq!(eve.me().await, Value::Null);
    let mut signals = Vec::new();
    while let Ok(signal) = heard.try_recv() {
        signals.push(signal);
    }
    assert!(signals.contains(&Signal::Banned { account: id.clone() }), "{signals:?}");
    // Every change is answered with the reason, and a new name is no way around it.
    eve.post("/api/me/name", json!({ "name": "Eva" })).await.refused(403, "banned");
    eve.post("/api/guest", json!({ "name": "Eva" })).await.refused(403, "banned");
    let refused = eve.sign_in("Eve", PASSWORD).await;
    refused.refused(403, "banned");
    let text = refused.body["text"].as_str().expect("words");
    assert!(text.contains("4 days") && text.contains("Please be kind."), "{text}");
    eve.sign_in("Eve", "wrong horse").await.refused(401, "bad-credentials");

    root.delete(&format!("/api/admin/accounts/{id}/ban")).await.done();
    eve.sign_in("Eve", PASSWORD).await.done();
    let audit = root.get("/api/admin/audit").await.done();
    let deeds: Vec<&Value> =
        audit.as_array().expect("a list").iter().map(|line| &line["what"]).collect();
    assert_eq!(deeds, [&json!("unban"), &json!("ban")]);
    let root_id = root.id().await;
    let myself = format!("/api/admin/accounts/{root_id}/ban");
    root.post(&myself, json!({})).await.refused(422, "not-yourself");
    root.post("/api/admin/accounts/nobody/ban", json!({})).await.refused(404, "not-found");
}

#[tokio::test]
async fn a_banned_guest_with_a_session_can_do_nothing() {
    let house = House::open().await;
    let mut zoe = house.guest("Zoé").await;
    let id = zoe.id().await;
    // As if the ban came from elsewhere and the session were still there.
    let mut account = house.app.store.account(&id).await.expect("a store").expect("an account");
    account.banned_until = Some(i64::MAX);
    house.app.store.update_account(&account).await.expect("a store");
    zoe.post("/api/me/name", json!({ "name": "Zoé" })).await.refused(403, "banned");
    assert_eq!(zoe.me().await, Value::Null);
}

#[tokio::test]
async fn administrators_are_appointed_and_dismissed() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    let mut ada = house.account("Ada").await;
    let path = format!("/api/admin/accounts/{}/admin", ada.id().await);
    root.post(&path, json!({ "admin": true })).await.done();
    assert_eq!(ada.me().await["admin"], json!(true));
    ada.get("/api/admin/health").await.done();
    root.post(&path, json!({ "admin": false })).await.done();
    ada.get("/api/admin/health").await.refused(404, "not-found");
    let guest = house.guest("Zoé").await.id().await;
    let path = format!("/api/admin/accounts/{guest}/admin");
    root.post(&path, json!({ "admin": true })).await.refused(422, "guest");
}

#[tokio::test]
async fn the_first_administrator_is_named_in_the_settings() {
    let admins = "ada, Ghost".parse().expect("names");
    let house = House::with(Settings { admins, ..patient() }).await;
    let mut ada = house.account("Ada").await;
    assert_eq!(ada.me().await["admin"], json!(false), "not before the next start");
    admins::appoint(&house.app).await.expect("appointed");
    assert_eq!(ada.me().await["admin"], json!(true));
    // Whoever takes a name afterwards is nobody special, at the next start neither.
    let mut ghost = house.account("Ghost").await;
    admins::appoint(&house.app).await.expect("done");
    assert_eq!(ghost.me().await["admin"], json!(false));
}

#[tokio::test]
async fn a_name_is_appointed_once() {
    let admins = "Ada".parse().expect("names");
    let house = House::with(Settings { admins, ..patient() }).await;
    let mut ada = house.account("Ada").await;
    admins::appoint(&house.app).await.expect("appointed");
    // Somebody takes the name she gave up: the next start appoints nobody.
    ada.post("/api/me/name", json!({ "name": "Ada L" })).await.done();
    let mut eve = house.account("Ada").await;
    admins::appoint(&house.app).await.expect("done");
    assert_eq!(eve.me().await["admin"], json!(false));
    // And who was dismissed stays dismissed.
    let path = format!("/api/admin/accounts/{}/admin", ada.id().await);
    house.admin("Root").await.post(&path, json!({ "admin": false })).await.done();
    ada.post("/api/me/name", json!({ "name": "Ada B" })).await.done();
    admins::appoint(&house.app).await.expect("done");
    assert_eq!(ada.me().await["admin"], json!(false));
}

#[tokio::test]
async fn announcements_are_told_to_everybody_until_taken_back() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    let mut heard = house.app.hall.listen();
    let text = json!({ "text": " Closed at noon. " });
    root.post("/api/admin/announcement", text).await.done();
    assert_eq!(heard.try_recv(), Ok(Signal::Announced { text: "Closed at noon.".into() }));
    let told = house.browser().get("/api/announcement").await.done();
    assert_eq!(told, json!({ "text": "Closed at noon." }));
    root.post("/api/admin/announcement", json!({ "text": "" })).await.done();
    assert_eq!(house.browser().get("/api/announcement").await.done(), json!({ "text": "" }));
    let long = json!({ "text": "x".repeat(501) });
    root.post("/api/admin/announcement", long).await.refused(422, "text-long");
}

#[tokio::test]
async fn people_are_found_by_a_part_of_their_name() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    house.account("Ada Lovelace").await;
    let names = |found: Value| -> Vec<Value> {
        found.as_array().expect("a list").iter().map(|person| person["name"].clone()).collect()
    };
    let found = root.get("/api/admin/accounts?name=lovE").await.done();
    assert!(!found.to_string().contains("argon2"));
    assert_eq!(names(found), [json!("Ada Lovelace")]);
    assert_eq!(names(root.get("/api/admin/accounts").await.done()).len(), 2);
}

#[tokio::test]
async fn a_table_is_paused_and_goes_on() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    let mut zoe = house.guest("Zoé").await;
    let table = zoe.plays().await;
    let path = format!("/api/admin/tables/{table}/pause");
    root.post(&path, json!({ "paused": true })).await.done();
    assert_eq!(zoe.get(&format!("/api/tables/{table}")).await.done()["paused"], json!(true));
    root.post(&path, json!({ "paused": false })).await.done();
    assert_eq!(zoe.get(&format!("/api/tables/{table}")).await.done()["paused"], json!(false));
    let missing = json!({ "paused": true });
    root.post("/api/admin/tables/nothing/pause", missing).await.refused(404, "not-found");
}

#[tokio::test]
async fn numbers_are_told_in_the_form_of_prometheus() {
    server::numbers::start();
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    root.get("/api/nothing").await.refused(404, "not-found");
    let text = root.get("/api/admin/metrics").await.text;
    for name in
        ["ludotheque_requests_total", "ludotheque_sockets", "ludotheque_request_seconds_bucket"]
    {
        assert!(text.contains(name), "no {name} in {text}");
    }
    assert!(!text.contains("nothing"), "routes are counted, not addresses");
}

const OTHER: &str = "another horse battery";

fn token_of(link: &Value) -> String {
    let path = link["path"].as_str().expect("a path");
    path.strip_prefix("/reset#").expect("the page").to_string()
}

#[tokio::test]
async fn a_forgotten_password_is_mended_by_a_link_that_works_once() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    let mut ada = house.account("Ada").await;
    let id = ada.id().await;
    let path = format!("/api/admin/accounts/{id}/reset");
    ada.post(&path, json!({})).await.refused(404, "not-found");
    let mut heard = house.app.hall.listen();
    let token = token_of(&root.post(&path, json!({})).await.done());
    let mut lost = house.browser();
    let short = json!({ "token": token, "password": "short" });
    lost.post("/api/reset", short).await.refused(422, "bad-password");
    let wanted = json!({ "token": token, "password": OTHER });
    assert_eq!(lost.post("/api/reset", wanted.clone()).await.done()["name"], json!("Ada"));
    assert_eq!(lost.id().await, id, "and is signed in");
    assert_eq!(ada.me().await, Value::Null, "all other browsers are signed out");
    assert!(matches!(heard.try_recv(), Ok(Signal::SessionEnded { .. })));
    house.browser().post("/api/reset", wanted).await.refused(422, "bad-reset");
    house.browser().sign_in("Ada", PASSWORD).await.refused(401, "bad-credentials");
    house.browser().sign_in("Ada", OTHER).await.done();
    let audit = root.get("/api/admin/audit").await.done();
    let line = |index: usize| (audit[index]["who"].clone(), audit[index]["what"].clone());
    assert_eq!(line(0), (json!(id), json!("reset-used")));
    assert_eq!(line(1), (json!(root.id().await), json!("reset")));
    assert!(!audit.to_string().contains(&token), "the link is in no list");
}

#[tokio::test]
async fn a_link_for_a_password_ends_by_age_by_a_newer_one_and_by_a_ban() {
    let house = House::open().await;
    let mut root = house.admin("Root").await;
    let id = house.account("Ada").await.id().await;
    let path = format!("/api/admin/accounts/{id}/reset");
    let old = token_of(&root.post(&path, json!({})).await.done());
    let new = token_of(&root.post(&path, json!({})).await.done());
    let other = house.account("Eve").await.id().await;
    let day = std::time::Duration::from_secs(24 * 3600);
    for token in [old, "".into(), ".".into(), "x".repeat(9000), format!("{other}.{new}")] {
        let wanted = json!({ "token": token, "password": OTHER });
        house.browser().post("/api/reset", wanted).await.refused(422, "bad-reset");
    }
    let ban = format!("/api/admin/accounts/{id}/ban");
    root.post(&ban, json!({ "reason": "" })).await.done();
    let wanted = json!({ "token": new, "password": OTHER });
    house.browser().post("/api/reset", wanted.clone()).await.refused(403, "banned");
    root.delete(&ban).await.done();
    house.time.advance(day);
    house.browser().post("/api/reset", wanted).await.refused(422, "bad-reset");
    let guest = house.guest("Zoé").await.id().await;
    let path = format!("/api/admin/accounts/{guest}/reset");
    root.post(&path, json!({})).await.refused(422, "guest");
    root.post("/api/admin/accounts/nobody/reset", json!({})).await.refused(404, "not-found");
}
