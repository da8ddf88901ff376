//! How much goes over the line: long answers are compressed, unchanged ones are not sent again.

use crate::house::{Answer, Browser, House};
use axum::body::Body;
use axum::http::Method;

async fn with(browser: &mut Browser, path: &str, header: &str, value: &str) -> Answer {
    let request = browser.request(Method::GET, path).header(header, value);
    browser.send(request.body(Body::empty()).expect("a request")).await
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_can_read_it() {
    let house = House::open().await;
    let mut browser = house.browser();
    for game in catalog::GAMES.iter() {
        for about in ["", "/rules", "/components", "/printed"] {
            let path = format!("/api/games/{}{about}", game.profile().id);
            let plain = browser.get(&path).await;
            let packed = with(&mut browser, &path, "accept-encoding", "gzip, br").await;
            assert_eq!((plain.header("content-encoding"), plain.size), ("", plain.text.len()));
            assert_eq!(packed.header("content-encoding"), "gzip", "{path}");
            assert!(packed.header("vary").contains("accept-encoding"), "{path}");
            assert_eq!(packed.text, plain.text);
            assert!(packed.size * 2 < plain.size, "{path}: {} of {}", packed.size, plain.size);
        }
    }
    // Not worth it.
    let short = with(&mut browser, "/api/announcement", "accept-encoding", "gzip").await;
    assert_eq!((short.header("content-encoding"), short.text.as_str()), ("", "{\"text\":\"\"}"));
}

#[tokio::test]
async fn what_a_browser_has_of_a_game_is_not_sent_again() {
    let house = House::open().await;
    let mut browser = house.browser();
    let paths = ["", "/rules", "/components", "/printed"];
    let of = |about: &str| format!("/api/games/{}{about}", catalog::GAMES[0].profile().id);
    for path in paths.map(of).into_iter().chain(["/api/games".to_string()]) {
        let first = browser.get(&path).await;
        assert_eq!(first.header("cache-control"), "private, no-cache", "{path}");
        let mark = first.header("etag").to_string();
        assert!(mark.starts_with("W/\""), "{path}: {mark}");
        let again = with(&mut browser, &path, "if-none-match", &mark).await;
        assert_eq!((again.status.as_u16(), again.size), (304, 0), "{path}");
        assert_eq!(again.header("etag"), mark);
        let other = with(&mut browser, &path, "if-none-match", "W/\"0\"").await;
        assert_eq!((other.status.as_u16(), &other.text), (200, &first.text), "{path}");
    }
    // Another language is another text.
    let english = browser.get(&of("/rules?lang=en")).await.header("etag").to_string();
    let french = with(&mut browser, &of("/rules?lang=fr"), "if-none-match", &english).await;
    assert_eq!(french.status.as_u16(), 200);
    // What is about people is not kept.
    assert_eq!(browser.get("/api/me").await.header("cache-control"), "no-store");
}
