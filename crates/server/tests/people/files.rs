//! The client's files, and what is no file.

use crate::house::House;
use axum::http::Method;

#[tokio::test]
async fn every_page_of_the_client_is_the_same_file() {
    let house = House::open().await;
    let mut browser = house.browser();
    let index = browser.get("/").await;
    assert_eq!(index.status.as_u16(), 200);
    assert!(index.header("content-type").starts_with("text/html"));
    for path in ["/lobby", "/tables/abc", "/rules/some-game", "/index.html"] {
        assert_eq!(browser.get(path).await.text, index.text, "{path}");
    }
}

#[tokio::test]
async fn what_is_missing_is_missing() {
    let house = House::open().await;
    let mut browser = house.browser();
    browser.get("/assets/missing.js").await.refused(404, "not-found");
    browser.get("/../../etc/passwd.txt").await.refused(404, "not-found");
    browser.get("/%2e%2e/%2e%2e/etc/passwd.txt").await.refused(404, "not-found");
    browser.get("/api").await.refused(404, "not-found");
    browser.get("/api/").await.refused(404, "not-found");
    browser.ask(Method::POST, "/lobby", None).await.refused(405, "bad-method");
    browser.ask(Method::PATCH, "/api/me", None).await.refused(405, "bad-method");
}
