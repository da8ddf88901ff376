//! From where requests may come, what headers say, what cookies insist on.

use crate::house::{House, patient};
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::json;
use server::Settings;

const HEADERS: &[&str] = &[
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "cache-control",
    "x-request-id",
];

fn behind_tls() -> Settings {
    let origin = "https://games.example.org".parse().expect("a text");
    Settings { origin, ..patient() }
}

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let house = House::open().await;
    let mut browser = house.browser();
    for path in ["/", "/tables/abc", "/api/me", "/api/nothing", "/missing.js", "/api/docs"] {
        let answer = browser.get(path).await;
        for header in HEADERS {
            assert!(answer.headers.contains_key(*header), "{path} without {header}");
        }
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains("http"), "{policy}");
        assert!(!answer.headers.contains_key("strict-transport-security"), "{path}");
        assert!(!answer.headers.contains_key("server"), "{path}");
    }
}

#[tokio::test]
async fn behind_tls_cookies_and_browsers_insist_on_it() {
    let house = House::with(behind_tls()).await;
    let mut browser = house.browser();
    let request = browser
        .request(Method::POST, "/api/guest")
        .header("content-type", "application/json")
        .body(Body::from(json!({ "name": "Zoé" }).to_string()));
    let mut request = request.expect("a request");
    request.headers_mut().insert("origin", "https://games.example.org".parse().expect("a header"));
    let answer = browser.send(request).await;
    assert_eq!(answer.status.as_u16(), 201, "{}", answer.text);
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with("__Host-ludotheque="), "{cookie}");
    for part in ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    assert!(answer.header("strict-transport-security").starts_with("max-age="));
}

#[tokio::test]
async fn what_another_site_made_a_browser_send_is_refused() {
    let house = House::open().await;
    let mut browser = house.guest("Zoé").await;
    for (method, path) in [
        (Method::POST, "/api/guest"),
        (Method::POST, "/api/account"),
        (Method::POST, "/api/session"),
        (Method::DELETE, "/api/session"),
        (Method::DELETE, "/api/devices"),
        (Method::DELETE, "/api/me"),
        (Method::POST, "/api/me/name"),
        (Method::PUT, "/api/me/settings"),
        (Method::POST, "/api/tables"),
    ] {
        for origin in ["https://evil.example", "null", "http://library.localhost.evil.example"] {
            let request = browser.request(method.clone(), path).body(Body::empty());
            let mut request = request.expect("a request");
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
            browser.send(request).await.refused(403, "foreign-site");
        }
    }
    assert_eq!(browser.me().await["name"], json!("Zoé"));
}

#[tokio::test]
async fn a_session_must_say_where_it_comes_from_to_change_anything() {
    let house = House::open().await;
    let mut browser = house.guest("Zoé").await;
    let mut silent =
        browser.request(Method::DELETE, "/api/session").body(Body::empty()).expect("one");
    silent.headers_mut().remove("origin");
    browser.send(silent).await.refused(403, "foreign-site");
    let mut modern =
        browser.request(Method::DELETE, "/api/session").body(Body::empty()).expect("one");
    modern.headers_mut().remove("origin");
    modern.headers_mut().insert("sec-fetch-site", "same-origin".parse().expect("a header"));
    browser.send(modern).await.done();
}

#[tokio::test]
async fn a_form_of_another_site_is_no_json() {
    let house = House::open().await;
    let mut browser = house.browser();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let request = browser
            .request(Method::POST, "/api/guest")
            .header("content-type", kind)
            .body(Body::from("{\"name\":\"Zoé\"}"));
        browser.send(request.expect("a request")).await.refused(415, "not-json");
    }
}

#[tokio::test]
async fn refusals_speak_french_to_those_who_do() {
    let house = House::open().await;
    let mut browser = house.browser();
    browser.lang = "fr-CH, en;q=0.5";
    let refused = browser.sign_in("Personne", "mauvais cheval").await;
    assert_eq!(refused.body["text"], json!("Le nom ou le mot de passe est faux."));
    let refused = browser.get("/api/nothing").await;
    assert_eq!(refused.body["text"], json!("Il n’y a rien ici."));
    let refused = browser.get("/api/nothing?lang=en").await;
    assert_eq!(refused.body["text"], json!("There is nothing here."));
    let refused = browser.post("/api/guest", json!({ "nom": "Zoé" })).await;
    refused.refused(422, "bad-json");
    assert!(refused.body["text"].as_str().is_some_and(|text| text.contains("incompréhensible")));
    let refused = browser.get("/api/games/echecs").await;
    refused.refused(404, "unknown-game");
    assert!(refused.body["text"].as_str().is_some_and(|text| text.contains("Pas de jeu")));
}

#[tokio::test]
async fn nothing_secret_is_ever_told() {
    let house = House::open().await;
    let mut browser = house.account("Ada").await;
    let id = browser.id().await;
    browser.plays().await;
    let token = browser.cookie.clone().expect("a cookie");
    let token = token.split_once('=').expect("a pair").1.to_string();
    let hash = blake3::hash(token.as_bytes()).to_hex().to_string();
    for path in ["/api/me", "/api/devices", "/api/me/export", "/api/tables/mine"] {
        let text = browser.get(path).await.text;
        for secret in ["argon2", token.as_str(), hash.as_str()] {
            assert!(!text.contains(secret), "{path} tells {secret}");
        }
    }
    let seen_by_others = house.guest("Eve").await.get(&format!("/api/people/{id}")).await.text;
    for secret in ["argon2", "session", "settings", "password"] {
        assert!(!seen_by_others.contains(secret), "a profile tells {secret}");
    }
}

#[tokio::test]
async fn without_a_public_address_no_other_name_is_answered() {
    let house = House::open().await;
    let ask = |house: &House, host: &'static str| {
        let request = Request::builder().uri("/api/me").header("host", host).body(Body::empty());
        let house = house.clone();
        async move { house.ask(request.expect("a request")).await }
    };
    for ours in ["127.0.0.1:7878", "localhost:7878", "[::1]:7878", "192.168.1.5"] {
        ask(&house, ours).await.done();
    }
    ask(&house, "evil.example:7878").await.refused(421, "unknown-host");
    let page = Request::builder().uri("/").header("host", "evil.example").body(Body::empty());
    house.ask(page.expect("a request")).await.refused(421, "unknown-host");
    let origin = "https://games.example.org".parse().expect("a text");
    let public = House::with(Settings { origin, ..patient() }).await;
    ask(&public, "games.example.org").await.done();
}
