//! When something of ours breaks, one request suffers, and is told no internals.

use crate::house::{House, NOON, patient};
use axum::body::{Body, Bytes};
use axum::http::Method;
use server::time::Time;
use server::{App, Settings};
use std::convert::Infallible;
use std::sync::Arc;

#[tokio::test]
async fn a_panic_is_one_refused_request() {
    let store = store::open("sqlite::memory:").await.expect("a database");
    let games = Arc::new(|_: &str| -> Result<&'static dyn catalog::GameEntry, engine::Refusal> {
        panic!("the secret of the shelf")
    });
    let house = House::of(App::with_games(patient(), store, Time::by_hand(NOON), games));
    let answer = house.browser().get("/api/games/anything").await;
    answer.refused(500, "broken");
    assert!(!answer.text.contains("secret"), "{}", answer.text);
    assert!(answer.headers.contains_key("content-security-policy"));
    house.guest("Zoé").await;
}

#[tokio::test]
async fn a_database_that_is_gone_is_said_to_be_busy() {
    let house = House::open().await;
    let mut zoe = house.guest("Zoé").await;
    house.app.store.close().await;
    let answer = zoe.get("/api/me").await;
    answer.refused(503, "unavailable");
    assert!(!answer.text.to_lowercase().contains("database"), "{}", answer.text);
    house.browser().get("/healthz").await.refused(503, "unavailable");
}

#[tokio::test]
async fn a_request_that_never_ends_is_given_up() {
    let house = House::with(Settings { request_timeout_s: 1, ..patient() }).await;
    let browser = house.browser();
    let endless = futures_util::stream::pending::<Result<Bytes, Infallible>>();
    let request = browser
        .request(Method::POST, "/api/guest")
        .header("content-type", "application/json")
        .body(Body::from_stream(endless));
    house.ask(request.expect("a request")).await.refused(503, "too-slow");
}

#[tokio::test]
async fn a_database_that_cannot_be_written_is_alive_but_not_ready() {
    let folder = std::env::temp_dir().join(format!("ludotheque-ready-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let address = format!("sqlite:{}", folder.join("library.db").display());
    let other = store::open(&address).await.expect("a database");
    let store = store::open(&address).await.expect("a database");
    let house = House::of(App::new(patient(), store, Time::by_hand(NOON)));
    // Somebody fills the database and does not come to an end: it can be read, not written.
    let (lines, filling) = tokio::sync::mpsc::channel(1);
    let loading = tokio::spawn(async move { other.load(filling).await });
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    house.browser().get("/healthz").await.refused(503, "unavailable");
    assert_eq!(house.browser().get("/livez").await.text, "ok");
    house.browser().get("/api/announcement").await.done();
    // Asked again at once, nobody waits for the database once more.
    let begun = std::time::Instant::now();
    house.browser().get("/healthz").await.refused(503, "unavailable");
    assert!(begun.elapsed().as_secs() < 2);
    drop(lines);
    let _ = loading.await;
    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
    assert_eq!(house.browser().get("/healthz").await.text, "ok");
    house.app.store.close().await;
    std::fs::remove_dir_all(&folder).expect("gone");
}
