//! Taking one's data home, and being forgotten.

use crate::house::{House, PASSWORD};
use axum::http::Method;
use serde_json::{Value, json};
use store::NewLine;

fn line(table: &str, account: &str, room: &str, text: &str) -> NewLine {
    NewLine {
        table: table.into(),
        room: room.into(),
        key: format!("{room}-{text}"),
        account: account.into(),
        name: "Ada".into(),
        seat: Some(0),
        time: 5,
        at: 0,
        text: text.into(),
    }
}

#[tokio::test]
async fn my_data_is_all_there_and_nobody_elses() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    let (id, table) = (ada.id().await, ada.plays().await);
    let other = house.account("Eve").await.plays().await;
    let store = &house.app.store;
    store.say(&line(&table, &id, "players", "hello")).await.expect("a store");
    store.say(&line(&other, &id, "spectators", "nice")).await.expect("a store");
    store.say(&line(&table, "somebody", "players", "not mine")).await.expect("a store");
    store.set_note(&table, &id, "build there", 6).await.expect("a store");
    store.set_note(&other, &id, "look again", 6).await.expect("a store");
    let answer = ada.get("/api/me/export").await;
    assert!(answer.header("content-disposition").contains("ludotheque.json"));
    let data = answer.done();
    assert_eq!(data["me"]["name"], json!("Ada"));
    assert_eq!(data["devices"].as_array().map(Vec::len), Some(1));
    let tables: Vec<(&Value, &Value, &Value)> = data["tables"]
        .as_array()
        .expect("tables")
        .iter()
        .map(|table| (&table["id"], &table["seats"], &table["note"]))
        .collect();
    assert_eq!(
        tables,
        [
            (&json!(table), &json!([0]), &json!("build there")),
            (&json!(other), &json!([]), &json!("look again")),
        ]
    );
    let said: Vec<&Value> =
        data["chat"].as_array().expect("chat").iter().map(|line| &line["text"]).collect();
    assert_eq!(said, [&json!("hello"), &json!("nice")]);
}

#[tokio::test]
async fn an_account_is_erased_with_its_password_only() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    let id = ada.id().await;
    let erase = |confirm: &str| Some(json!({ "confirm": confirm }));
    ada.ask(Method::DELETE, "/api/me", erase("Ada")).await.refused(401, "bad-credentials");
    ada.ask(Method::DELETE, "/api/me", None).await.refused(415, "not-json");
    ada.ask(Method::DELETE, "/api/me", erase(PASSWORD)).await.done();
    assert_eq!(ada.cookie, None);
    assert_eq!(ada.me().await, Value::Null);
    ada.sign_in("Ada", PASSWORD).await.refused(401, "bad-credentials");
    let profile = ada.get(&format!("/api/people/{id}")).await.done();
    let name = profile["name"].as_str().expect("a name");
    assert!(
        name.starts_with("Former player ") && name.len() == "Former player ".len() + 4,
        "{name}"
    );
    // The name is free again.
    house.account("Ada").await;
}

#[tokio::test]
async fn a_guest_is_erased_by_typing_the_name() {
    let house = House::open().await;
    let mut zoe = house.guest("Zoé").await;
    zoe.lang = "fr";
    let id = zoe.id().await;
    let erase = |confirm: &str| Some(json!({ "confirm": confirm }));
    zoe.ask(Method::DELETE, "/api/me", erase("zoe")).await.refused(422, "not-confirmed");
    zoe.ask(Method::DELETE, "/api/me", erase("Zoé")).await.done();
    let profile = zoe.get(&format!("/api/people/{id}")).await.done();
    assert!(profile["name"].as_str().is_some_and(|name| name.starts_with("Ancien membre ")));
}

#[tokio::test]
async fn bots_play_on_for_those_who_are_forgotten() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    let (id, table) = (ada.id().await, ada.plays().await);
    let store = &house.app.store;
    store.say(&line(&table, &id, "players", "hello")).await.expect("a store");
    ada.ask(Method::DELETE, "/api/me", Some(json!({ "confirm": PASSWORD }))).await.done();
    let played = store.get_match(&table).await.expect("a store").expect("a match");
    assert!(played.seats[0].substitute.is_some(), "{:?}", played.seats[0]);
    assert!(played.seats[0].name.starts_with("Former player "));
    let lines = store.lines(&table, "players", None, 9).await.expect("a store");
    assert!(lines.iter().all(|line| line.name != "Ada"), "{lines:?}");
    let everything = format!("{played:?}{lines:?}");
    assert!(!everything.contains("\"Ada\""), "{everything}");
}
