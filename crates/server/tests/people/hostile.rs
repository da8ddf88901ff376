//! Whatever is sent, the answer is clear, in JSON, and not our fault.

use crate::house::{Answer, Browser, House, patient};
use axum::body::Body;
use axum::http::Method;
use serde_json::Value;
use server::Settings;
use server::routes;

/// Every route that is not a stream: method, path with its places filled, whether it has a body.
fn every_route(fill: &str) -> Vec<(Method, String, bool)> {
    let document = serde_json::to_value(routes::docs::document()).expect("JSON");
    let mut found = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for method in [Method::GET, Method::PUT, Method::POST, Method::DELETE] {
            let Some(operation) = item.get(method.as_str().to_lowercase()) else { continue };
            let mut filled = path.clone();
            while let Some((before, after)) = filled.split_once('{') {
                let rest = after.split_once('}').expect("a closed place").1;
                filled = format!("{before}{fill}{rest}");
            }
            found.push((method, filled, operation.get("requestBody").is_some()));
        }
    }
    assert!(found.len() > 20);
    found
}

async fn send(browser: &Browser, method: &Method, path: &str, kind: &str, body: Vec<u8>) -> Answer {
    let request = browser
        .request(method.clone(), path)
        .header("content-type", kind)
        .body(Body::from(body))
        .expect("a request");
    browser.house.ask(request).await
}

/// Never a mistake of ours, and always a refusal that says what it is.
#[track_caller]
fn expect_clear(answer: &Answer, what: &str) {
    let status = answer.status.as_u16();
    assert!(status < 500, "{what}: {status} {}", answer.text);
    // Behind a link in a letter there is a page, whatever became of the link.
    let page = what.contains("/api/told/unsubscribe") && answer.text.starts_with("<!doctype html>");
    if status >= 400 && !page {
        assert!(answer.body["code"].is_string(), "{what}: {status} {}", answer.text);
        let text = answer.body["text"].as_str().unwrap_or_default();
        assert!(!text.is_empty() && !text.contains('{'), "{what}: {text}");
    }
}

fn nonsense() -> Vec<(&'static str, Vec<u8>)> {
    let deep = |open: &str, count: usize| open.repeat(count).into_bytes();
    vec![
        ("nothing", vec![]),
        ("not text", vec![0xff, 0xfe, 0x00, 0x80]),
        ("half a letter in a string", b"{\"name\":\"\xc3\"}".to_vec()),
        ("a lonely surrogate", br#"{"name":"\ud800"}"#.to_vec()),
        ("half an object", b"{\"name\":".to_vec()),
        ("a number", b"7".to_vec()),
        ("null", b"null".to_vec()),
        ("a list", b"[]".to_vec()),
        ("an empty object", b"{}".to_vec()),
        ("a text", b"\"name\"".to_vec()),
        ("unknown keys", br#"{"surprise":1,"__proto__":{}}"#.to_vec()),
        ("wrong kinds", br#"{"name":[],"password":{},"text":1,"game":1,"seats":"x","claim":0}"#.to_vec()),
        ("a zero", b"{\"name\":\"a\\u0000b\",\"password\":\"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\"}".to_vec()),
        ("a huge number", format!("{{\"days\":{}}}", "9".repeat(400)).into_bytes()),
        ("deep lists", deep("[", 50_000)),
        ("deep objects", deep("{\"a\":", 50_000)),
        ("a key twice", br#"{"name":"Ada","name":"Eve"}"#.to_vec()),
        ("a long text", format!("{{\"name\":\"{}\"}}", "x".repeat(100_000)).into_bytes()),
    ]
}

#[tokio::test]
async fn nonsense_in_a_body_is_refused_clearly_everywhere() {
    let house = House::open().await;
    let guest = house.guest("Zoé").await;
    for (method, path, _) in
        every_route("abc").into_iter().filter(|(method, ..)| *method != Method::GET)
    {
        for (name, body) in nonsense() {
            // Whoever signs out or leaves would end the test.
            if path == "/api/session" && method == Method::DELETE || path == "/api/devices" {
                continue;
            }
            let what = format!("{method} {path} with {name}");
            expect_clear(&send(&guest, &method, &path, "application/json", body).await, &what);
        }
    }
    assert_eq!(guest.clone().me().await["name"], "Zoé");
}

#[tokio::test]
async fn strange_ids_and_queries_are_refused_clearly_everywhere() {
    let house = House::open().await;
    let root = house.admin("Root").await;
    for fill in [
        "abc",
        "%00",
        "%ff",
        "..%2f..%2f",
        "'%20OR%201=1--",
        "%F0%9F%8E%B2",
        "-1",
        "999999999999999999999",
    ] {
        for (method, path, _) in every_route(fill) {
            if method != Method::GET {
                continue;
            }
            for query in [
                "",
                "?lang=%ff",
                "?search=%25_%27%00",
                "?seat=x&at=-1&limit=1e9&before=%00",
                "?&&==&",
            ] {
                let asked = format!("{path}{query}");
                let answer = root.clone().get(&asked).await;
                expect_clear(&answer, &format!("GET {asked}"));
            }
        }
    }
}

#[tokio::test]
async fn too_much_is_too_much() {
    let house = House::with(Settings { body_limit: 10_000, ..patient() }).await;
    let guest = house.guest("Zoé").await;
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000)).into_bytes();
    for (method, path, has_body) in every_route("abc") {
        if has_body {
            let answer = send(&guest, &method, &path, "application/json", body.clone()).await;
            expect_clear(&answer, &path);
            assert!(
                [413, 404].contains(&answer.status.as_u16()),
                "{path}: {} {}",
                answer.status,
                answer.text
            );
        }
    }
}

#[tokio::test]
async fn random_bytes_never_break_anything() {
    let house = House::open().await;
    let guest = house.guest("Zoé").await;
    let mut seed = 99u64;
    let mut byte = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 56) as u8
    };
    for (method, path, has_body) in every_route("abc") {
        for _ in 0..if has_body { 20 } else { 0 } {
            let length = usize::from(byte());
            let body: Vec<u8> = (0..length).map(|_| byte()).collect();
            expect_clear(&send(&guest, &method, &path, "application/json", body).await, &path);
        }
    }
    // Valid JSON of no sense, cut and mixed at random.
    let pieces = [
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"name\"",
        "\"seats\"",
        "null",
        "1e99",
        "-0",
        "\"\\ud83d\\ude00\"",
    ];
    for (method, path, has_body) in every_route("abc") {
        for _ in 0..if has_body { 20 } else { 0 } {
            let words: String =
                (0..30).map(|_| pieces[usize::from(byte()) % pieces.len()]).collect();
            let answer = send(&guest, &method, &path, "application/json", words.into_bytes()).await;
            expect_clear(&answer, &path);
        }
    }
}

#[tokio::test]
async fn strange_cookies_are_nobodys() {
    let house = House::open().await;
    for cookie in [
        "ludotheque=",
        "ludotheque=\"",
        "ludotheque=%00",
        "=",
        ";;;",
        "ludotheque",
        "lang=xx; ludotheque=abc",
    ] {
        let mut browser = house.browser();
        browser.cookie = Some(cookie.into());
        let me = browser.get("/api/me").await;
        assert_eq!(me.body, Value::Null, "{cookie}");
        assert!(me.status.is_success(), "{cookie}");
    }
    let mut browser = house.browser();
    browser.cookie = Some(format!("ludotheque={}", "x".repeat(7000)));
    assert!(browser.get("/api/me").await.status.is_success());
}
