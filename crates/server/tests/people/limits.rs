//! Everything that can be hammered has an end, and heals.

use crate::house::{Browser, House, PASSWORD, patient};
use serde_json::json;
use server::Settings;
use server::config::Rate;
use std::net::SocketAddr;
use std::time::Duration;

fn from(browser: &Browser, address: &str) -> Browser {
    let address: SocketAddr = address.parse().expect("an address");
    Browser { address, ..browser.clone() }
}

#[tokio::test]
async fn five_attempts_a_minute_on_one_account_from_one_address() {
    let house = House::with(Settings { limit_sign_in: Rate::new(5, 60), ..patient() }).await;
    let mut ada = house.account("Ada").await;
    let mut browser = from(&house.browser(), "198.51.100.99:1");
    for _ in 0..5 {
        browser.sign_in("Ada", "wrong horse").await.refused(401, "bad-credentials");
    }
    // Capitals make no other account of it, and the right password does not help.
    let refused = browser.sign_in("ADA", PASSWORD).await;
    refused.refused(429, "too-often");
    assert_eq!(refused.body["retry_after"], json!(12));
    assert_eq!(refused.header("retry-after"), "12");
    browser.sign_in("Grace", "wrong horse").await.refused(401, "bad-credentials");
    // Nobody is locked out by others: neither at home, nor where they are signed in already.
    let mut home = from(&house.browser(), "203.0.113.50:1");
    home.sign_in("Ada", PASSWORD).await.done();
    let change = json!({ "old": PASSWORD, "new": "another horse battery" });
    ada.post("/api/me/password", change).await.done();
    house.time.advance(Duration::from_secs(12));
    browser.sign_in("Ada", "another horse battery").await.done();
}

/// Tries passwords on a name from so many addresses; how many of them were looked at.
async fn hammer(house: &House, name: &str, addresses: std::ops::Range<u32>) -> usize {
    let mut looked_at = 0;
    for number in addresses {
        let address = format!("198.{}.{}.1:1", number / 256, number % 256);
        let answer = from(&house.browser(), &address).sign_in(name, "wrong horse").await;
        looked_at += usize::from(answer.status.as_u16() == 401);
    }
    looked_at
}

#[tokio::test]
async fn nobody_is_locked_out_by_those_who_guess() {
    let usual = Settings::default();
    let settings = Settings {
        limit_sign_in: usual.limit_sign_in,
        limit_sign_in_address: usual.limit_sign_in_address,
        limit_sign_in_name: Rate::new(8, 3600),
        limit_sign_in_hammered: usual.limit_sign_in_hammered,
        ..patient()
    };
    let house = House::with(settings).await;
    let mut known = house.account("Ada").await;
    known.delete("/api/session").await.done();
    // Many addresses, twice each: the first attempts of all are looked at, then one of each in a
    // while.
    assert_eq!(hammer(&house, "Ada", 0..40).await, 40);
    assert_eq!(hammer(&house, "Ada", 8..40).await, 0);
    assert_eq!(hammer(&house, "Nobody", 0..40).await, 40, "the same where there is nobody");
    // The right password passes from where nobody tried, …
    let mut fresh = from(&house.browser(), "203.0.113.50:1");
    fresh.sign_in("Ada", PASSWORD).await.done();
    // … and on a browser that was signed in before even where somebody guesses all the time.
    let mut same = from(&known, "198.0.20.1:1");
    from(&house.browser(), "198.0.20.1:1").sign_in("Ada", PASSWORD).await.refused(429, "too-often");
    same.sign_in("Ada", "wrong horse").await.refused(401, "bad-credentials");
    same.sign_in("Ada", PASSWORD).await.done();
    // A browser known for one account is a stranger to others.
    house.account("Grace").await;
    assert_eq!(hammer(&house, "Grace", 100..120).await, 20);
    let mut stranger = from(&same, "198.0.115.1:1");
    stranger.sign_in("Grace", "wrong horse").await.refused(429, "too-often");
    // A known browser is no way to guess quickly, and a forged one is none at all.
    let mut guessing = 0;
    while same.sign_in("Ada", "wrong horse").await.status.as_u16() == 401 {
        guessing += 1;
        assert!(guessing < 10);
    }
    let mut forged = from(&house.browser(), "198.0.20.1:1");
    let id = fresh.id().await;
    forged.device = Some(format!("ludotheque-device={id}.abc.{}", "0".repeat(64)));
    forged.sign_in("Ada", PASSWORD).await.refused(429, "too-often");
    house.time.advance(Duration::from_secs(600));
    forged.sign_in("Ada", PASSWORD).await.done();
}

#[tokio::test]
async fn pages_and_invented_addresses_have_a_limit_too() {
    let house = House::with(Settings { limit_file: Rate::new(3, 60), ..patient() }).await;
    let mut browser = house.browser();
    for path in ["/", "/nowhere", "/api/nowhere"] {
        assert_ne!(browser.get(path).await.status.as_u16(), 429);
    }
    browser.get("/").await.refused(429, "too-often");
    from(&browser, "198.51.100.1:1").get("/").await;
}

#[tokio::test]
async fn methods_nobody_knows_leave_no_trace() {
    server::numbers::start();
    let house = House::open().await;
    for number in 0..20 {
        let method = format!("SPAM{number}").parse().expect("a method");
        house.browser().ask(method, "/x", None).await;
    }
    let told = server::numbers::told(&house.app);
    assert!(told.contains("method=\"other\"") && !told.contains("SPAM"), "{told}");
}

#[tokio::test]
async fn twenty_attempts_a_minute_from_one_address() {
    let settings = Settings { limit_sign_in_address: Rate::new(20, 60), ..patient() };
    let house = House::with(settings).await;
    let mut browser = house.browser();
    for number in 0..20 {
        let name = format!("Nobody {number}");
        browser.sign_in(&name, "wrong horse").await.refused(401, "bad-credentials");
    }
    browser.sign_in("Ada", PASSWORD).await.refused(429, "too-often");
    let mut elsewhere = from(&browser, "198.51.100.1:1");
    elsewhere.sign_in("Ada", PASSWORD).await.refused(401, "bad-credentials");
}

#[tokio::test]
async fn accounts_and_guests_are_made_so_many_an_hour() {
    let usual = Settings::default();
    let settings = Settings {
        limit_sign_up: usual.limit_sign_up,
        limit_guest: usual.limit_guest,
        ..patient()
    };
    let house = House::with(settings).await;
    for number in 0..20 {
        house.account(&format!("Ada {number}")).await;
    }
    house.browser().sign_up("Ada 20", PASSWORD).await.refused(429, "too-often");
    for number in 0..100 {
        house.guest(&format!("Zoé {number}")).await;
    }
    let one_more = json!({ "name": "Zoé 100" });
    house.browser().post("/api/guest", one_more.clone()).await.refused(429, "too-often");
    // A whole household behind one IPv6 network is one address.
    let mut first = from(&house.browser(), "[2001:db8::1]:1");
    first.post("/api/guest", one_more).await.done();
}

#[tokio::test]
async fn one_ipv6_network_is_one_address() {
    let house = House::with(Settings { limit_guest: Rate::new(1, 3600), ..patient() }).await;
    let guest = |address: &'static str, name: &'static str| {
        let mut browser = from(&house.browser(), address);
        async move { browser.post("/api/guest", json!({ "name": name })).await }
    };
    guest("[2001:db8::1]:1", "One").await.done();
    guest("[2001:db8::2]:1", "Two").await.refused(429, "too-often");
    guest("[2001:db8:0:1::1]:1", "Three").await.done();
}

#[tokio::test]
async fn only_trusted_proxies_speak_for_others() {
    let settings = Settings {
        limit_guest: Rate::new(1, 3600),
        trusted_proxies: "10.0.0.1".parse().expect("a network"),
        ..patient()
    };
    let house = House::with(settings).await;
    let ask = |from: &'static str, forwarded: &'static str, name: &'static str| {
        let mut browser = house.browser();
        browser.address = from.parse().expect("an address");
        async move {
            let request = browser
                .request(axum::http::Method::POST, "/api/guest")
                .header("x-forwarded-for", forwarded)
                .header("content-type", "application/json")
                .body(axum::body::Body::from(json!({ "name": name }).to_string()));
            browser.send(request.expect("a request")).await
        }
    };
    ask("10.0.0.1:1", "198.51.100.1", "One").await.done();
    ask("10.0.0.1:1", "198.51.100.2", "Two").await.done();
    ask("10.0.0.1:1", "6.6.6.6, 198.51.100.2", "Three").await.refused(429, "too-often");
    ask("203.0.113.9:1", "198.51.100.3", "Four").await.done();
    ask("203.0.113.9:1", "198.51.100.4", "Five").await.refused(429, "too-often");
}

#[tokio::test]
async fn requests_tables_changes_and_copies_have_limits() {
    let settings = Settings {
        limit_request: Rate::new(12, 60),
        limit_account: Rate::new(2, 60),
        limit_export: Rate::new(1, 60),
        limit_table: Rate::new(1, 60),
        ..patient()
    };
    let house = House::with(settings).await;
    let mut browser = house.guest("Zoé").await;
    for _ in 0..2 {
        browser.post("/api/me/name", json!({ "name": "Zoé" })).await.done();
    }
    browser.post("/api/me/name", json!({ "name": "Zoé" })).await.refused(429, "too-often");
    browser.get("/api/me/export").await.done();
    browser.get("/api/me/export").await.refused(429, "too-often");
    browser.plays().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
    let game = catalog::GAMES[0].profile().id;
    let pace = json!({ "kind": "relaxed" });
    let new = json!({ "game": game, "seats": seats, "pace": pace, "public": true });
    browser.post("/api/tables", new).await.refused(429, "too-often");
    for _ in 0..4 {
        browser.get("/api/me").await.done();
    }
    browser.get("/api/me").await.refused(429, "too-often");
    // Files are served to everybody.
    assert!(browser.get("/").await.status.is_success());
    house.time.advance(Duration::from_secs(60));
    browser.post("/api/me/name", json!({ "name": "Zoé" })).await.done();
}
