//! What happens to tables when people change.

use crate::house::{House, PASSWORD};
use axum::http::Method;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn games_stay_when_a_guest_becomes_an_account() {
    let house = House::open().await;
    let mut browser = house.guest("Zoé").await;
    let table = browser.plays().await;
    browser.sign_up("Zoé B", PASSWORD).await.done();
    let info = browser.get(&format!("/api/tables/{table}")).await.done();
    assert_eq!(info["mine"], json!([0]));
    assert_eq!(info["seats"][0]["holder"]["name"], json!("Zoé B"));
}

#[tokio::test]
async fn a_guests_tables_can_be_taken_over_after_signing_in() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    let mut browser = house.guest("Zoé").await;
    let guest = browser.id().await;
    let table = browser.plays().await;
    house.app.store.set_note(&table, &guest, "build there", 1).await.expect("a store");
    let signed_in = browser.sign_in("Ada", PASSWORD).await.done();
    assert_eq!(
        (&signed_in["name"], &signed_in["left_guest"]["name"]),
        (&json!("Ada"), &json!("Zoé"))
    );
    assert_eq!(signed_in["left_guest"]["tables"], json!(1));
    let path = format!("/api/tables/{table}");
    assert_eq!(browser.get(&path).await.done()["mine"], json!([]), "not unless asked for");

    let claim = signed_in["left_guest"]["claim"].as_str().expect("a claim").to_string();
    let mut eve = house.account("Eve").await;
    eve.post("/api/me/take-over", json!({ "claim": claim })).await.refused(422, "bad-claim");
    for wrong in
        ["", "a.b.c", "..", &claim[..claim.len() - 1], &claim.replace(&guest, "someoneelse0")]
    {
        ada.post("/api/me/take-over", json!({ "claim": wrong })).await.refused(422, "bad-claim");
    }
    // Any browser of the account may use it.
    ada.post("/api/me/take-over", json!({ "claim": claim })).await.done();
    let info = browser.get(&path).await.done();
    assert_eq!((&info["mine"], &info["seats"][0]["holder"]["name"]), (&json!([0]), &json!("Ada")));
    let note = house.app.store.note(&table, &ada.id().await).await.expect("a store");
    assert_eq!(note.as_deref(), Some("build there"));
    // Of the guest nothing remains but an empty name.
    let left = house.app.store.account(&guest).await.expect("a store").expect("a row");
    assert!(left.erased.is_some() && left.name != "Zoé", "{left:?}");
    assert!(house.app.store.notes_of(&guest).await.expect("a store").is_empty());
    ada.post("/api/me/take-over", json!({ "claim": claim })).await.refused(422, "bad-claim");
}

#[tokio::test]
async fn a_change_that_has_begun_is_carried_through() {
    let house = House::open().await;
    for number in 0..20 {
        let name = format!("Zoé {number}");
        let mut zoe = house.guest(&name).await;
        let id = zoe.id().await;
        zoe.plays().await;
        // The browser hangs up in the middle.
        let hung_up = zoe.ask(Method::DELETE, "/api/me", Some(json!({ "confirm": name })));
        let patience = Duration::from_micros(200 * number);
        let begun = tokio::time::timeout(patience, hung_up).await;
        let mut erased = false;
        for _ in 0..200 {
            let account = house.app.store.account(&id).await.expect("a store").expect("a row");
            let sessions = house.app.store.sessions_of(&id).await.expect("a store").len();
            erased = account.erased.is_some();
            if erased && sessions == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(erased || begun.is_err(), "erased, or never begun");
        if !erased {
            assert_eq!(zoe.me().await["id"], json!(id), "all of it, or nothing");
        }
    }
}

#[tokio::test]
async fn a_host_who_does_not_play_is_still_the_host() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let game = catalog::GAMES[0].profile().id;
    let new = json!({
        "game": game, "public": true, "pace": { "kind": "relaxed" },
        "seats": [{ "kind": "open" }, { "kind": "open" }],
    });
    let id = ada.post("/api/tables", new).await.done()["id"].as_str().expect("an id").to_string();
    let mine = ada.get("/api/tables/mine").await.done();
    assert_eq!(mine[0]["id"], json!(id));
    let profile = format!("/api/people/{}", ada.id().await);
    assert_eq!(ada.get(&profile).await.done()["recent"], json!([]), "she does not play there");
    bob.post(&format!("/api/tables/{id}/join"), json!({ "seat": 0 })).await.done();
    ada.ask(Method::DELETE, "/api/me", Some(json!({ "confirm": "Ada" }))).await.done();
    let info = bob.get(&format!("/api/tables/{id}")).await.done();
    assert_eq!((&info["host"], &info["stage"]), (&json!(true), &json!("open")));
}

#[tokio::test]
async fn strangers_learn_nothing_of_a_private_table() {
    let house = House::open().await;
    let (mut ada, mut eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let new = json!({
        "game": catalog::GAMES[0].profile().id, "public": false, "pace": { "kind": "relaxed" },
        "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }],
    });
    let id = ada.post("/api/tables", new).await.done()["id"].as_str().expect("an id").to_string();
    for deed in ["leave", "start", "close", "rematch", "copy"] {
        let path = format!("/api/tables/{id}/{deed}");
        eve.post(&path, json!({})).await.refused(404, "not-found");
    }
    eve.post(&format!("/api/tables/{id}/pause"), json!({ "paused": true }))
        .await
        .refused(404, "not-found");
    eve.post(&format!("/api/tables/{id}/fill"), json!({ "bot": "random" }))
        .await
        .refused(404, "not-found");
    let seat = json!({ "seat": 0, "plan": { "kind": "me" } });
    eve.post(&format!("/api/tables/{id}/seat"), seat).await.refused(404, "not-found");
}

#[tokio::test]
async fn a_claim_does_not_last_forever() {
    let house = House::open().await;
    house.account("Ada").await;
    let mut browser = house.guest("Zoé").await;
    browser.plays().await;
    let signed_in = browser.sign_in("Ada", PASSWORD).await.done();
    house.time.advance(Duration::from_secs(31 * 24 * 60 * 60));
    let claim = &signed_in["left_guest"]["claim"];
    browser.post("/api/me/take-over", json!({ "claim": claim })).await.refused(422, "bad-claim");
}

#[tokio::test]
async fn a_profile_tells_what_is_public() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    let id = ada.id().await;
    let public = ada.plays().await;
    let new = json!({
        "game": catalog::GAMES[0].profile().id, "public": false, "start": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }],
        "pace": { "kind": "relaxed" },
    });
    let private = ada.post("/api/tables", new).await.done()["id"].clone();
    let path = format!("/api/people/{id}");
    let shown = |profile: &Value| -> Vec<Value> {
        let recent = profile["recent"].as_array().expect("tables");
        recent.iter().map(|table| table["id"].clone()).collect()
    };
    let profile = house.browser().get(&path).await.done();
    // Games against bots are told apart, when they are over.
    assert_eq!((&profile["name"], &profile["playing"]), (&json!("Ada"), &json!(0)));
    assert_eq!((&profile["finished"], &profile["won"]), (&json!(0), &json!(0)));
    assert_eq!(shown(&profile), [json!(public)]);
    let own = shown(&ada.get(&path).await.done());
    assert!(own.contains(&private) && own.contains(&json!(public)));
    house.browser().get("/api/people/nobody").await.refused(404, "not-found");
}
