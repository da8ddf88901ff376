//! Told elsewhere: a person who closed the tab learns that it is their turn, by each channel.

use crate::library::{Guest, Library, Wish, first_move, relaxed};
use crate::receivers::{MailServer, Manner, Received, WebServer};
use axum::http::Method;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD, Engine as _};
use hmac::{Hmac, KeyInit, Mac};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::time::Duration;
use store::Mail;
use web_push_native::p256::SecretKey;

/// Where the library thinks that it is.
const ORIGIN: &str = "http://127.0.0.1:7878";
const MINUTE: Duration = Duration::from_secs(60);

/// A library that may reach this machine and sends mail through this server.
async fn library(mail: Option<&MailServer>) -> Library {
    let mut wish = Wish::default();
    wish.settings.reach = "127.0.0.0/8".parse().expect("a network");
    wish.settings.limit_channel = server::config::Rate::OFF;
    wish.settings.limit_account = server::config::Rate::OFF;
    if let Some(mail) = mail {
        wish.settings.smtp = mail.address.parse().expect("a text");
        wish.settings.mail_from = "games@example.org".parse().expect("a text");
    }
    Library::open_with(wish).await
}

async fn add(library: &Library, guest: &Guest, new: Value) -> Value {
    let (status, channel) = library.post(guest, "/api/told/channels", new).await;
    assert_eq!(status, 201, "{channel}");
    channel
}

async fn hook(library: &Library, guest: &Guest, server: &WebServer, shape: &str) -> Value {
    let address = format!("{}/hook", server.address);
    add(library, guest, json!({ "kind": "hook", "address": address, "shape": shape })).await
}

async fn id_of(library: &Library, guest: &Guest) -> String {
    let (_, me) = library.get(Some(guest), "/api/me").await;
    me["id"].as_str().expect("an id").into()
}

/// Two people at a table, in the order in which they are asked.
async fn table<'a>(library: &Library, people: [&'a Guest; 2]) -> (String, &'a Guest, &'a Guest) {
    let id = library.game_of(&people, relaxed()).await;
    let first = usize::from(library.app.hall.scene(&id).await.expect("it").row.waiting[0]);
    (id, people[first], people[1 - first])
}

/// The one who is asked plays until the other is.
async fn hand_over(library: &Library, id: &str, mover: &Guest) {
    let seat = library.app.hall.scene(id).await.expect("it").row.waiting[0];
    for _ in 0..60 {
        let row = library.app.hall.scene(id).await.expect("it").row.clone();
        if row.waiting != [seat] {
            return;
        }
        let mut socket = library.socket(Some(mover)).await;
        let position = socket.watch(id).await["position"].clone();
        let notation = first_move(&position).expect("a move");
        let answer = socket.play(id, seat.into(), row.length.into(), &[&notation]).await;
        assert_eq!(answer["type"], "ack", "{answer}");
    }
    panic!("it is still the same seat's turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_closed_the_tab_learns_by_hook_mail_and_push_that_it_is_their_turn() {
    let (mail, web) = (MailServer::start().await, WebServer::start(Manner::Answers(201)).await);
    let library = library(Some(&mail)).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let (id, mover, other) = table(&library, [&ada, &bob]).await;

    let refused = library.post(other, "/api/told/channels", json!({ "kind": "mail" })).await;
    assert_eq!((refused.0.as_u16(), &refused.1["code"]), (409, &json!("unconfirmed")));
    let account = id_of(&library, other).await;
    let address = "other@example.org".to_string();
    let known = Mail { account, address, changed: 1, confirmed_at: Some(1) };
    library.app.store.set_mail(&known).await.expect("kept");
    add(&library, other, json!({ "kind": "mail" })).await;
    let secret = hook(&library, other, &web, "json").await["secret"].clone();
    let browser = SecretKey::from_slice(&[7; 32]).expect("a key");
    let point = browser.public_key().to_sec1_bytes();
    let auth = BASE64_URL_SAFE_NO_PAD.encode([9; 16]);
    let endpoint = format!("{}/push", web.address);
    let p256dh = BASE64_URL_SAFE_NO_PAD.encode(point);
    let push = json!({ "kind": "push", "endpoint": endpoint, "p256dh": p256dh, "auth": auth });
    add(&library, other, push.clone()).await;
    // The same browser again is the same channel.
    add(&library, other, push).await;
    let (_, told) = library.get(Some(other), "/api/told").await;
    assert_eq!(told["channels"].as_array().expect("a list").len(), 3, "{told}");

    hand_over(&library, &id, mover).await;
    library.time.advance(MINUTE);
    // Three say that there is a new place to be told at.
    let letters = mail.wait_for(4).await;
    let requests = web.wait_for(2).await;
    let name = if std::ptr::eq(mover, &ada) { "Ada" } else { "Bob" };
    let sentence = format!("It is your turn at “Terra Mystica”: {name} has played.");
    let link = format!("{ORIGIN}/table/{id}");

    let told = |letter: &&Received| letter.text.contains("List-Unsubscribe: <");
    let letter = letters.iter().find(told).expect("a letter about the turn");
    assert_eq!(letter.to, "other@example.org");
    let plain = letter.text.replace("=\r\n", "").replace("=3D", "=");
    assert!(plain.contains(&link), "{plain}");
    assert!(plain.contains("multipart/alternative") && plain.contains("text/html"), "{plain}");
    assert!(letter.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));

    let hooked = requests.iter().find(|request| request.path == "/hook").expect("a hook");
    let body: Value = serde_json::from_slice(&hooked.body).expect("JSON");
    assert_eq!(body["notices"][0]["text"], sentence.as_str());
    assert_eq!(body["notices"][0]["url"], link.as_str());
    let (key, time) = (hooked.header("webhook-id"), hooked.header("webhook-timestamp"));
    let secret = secret.as_str().and_then(|text| text.strip_prefix("whsec_")).expect("a secret");
    let secret = BASE64_STANDARD.decode(secret).expect("bytes");
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret).expect("a key");
    let text = String::from_utf8(hooked.body.clone()).expect("letters");
    mac.update(format!("{key}.{time}.{text}").as_bytes());
    let signed = format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes()));
    assert_eq!(hooked.header("webhook-signature"), signed);

    let pushed = requests.iter().find(|request| request.path == "/push").expect("a push");
    let opened = web_push_native::decrypt(pushed.body.clone(), &browser, &[9; 16].into());
    let opened: Value = serde_json::from_slice(&opened.expect("ours")).expect("JSON");
    let said = opened["body"].as_str().expect("words");
    assert!(said.starts_with(&sentence), "{said}");
    // What happened since they last looked, in all three.
    let since = body["notices"][0]["since"].as_array().expect("a list").clone();
    let first = since[0].as_str().expect("words");
    assert!(first.starts_with(&format!("{name}: ")), "{first}");
    assert!(said.contains(first), "{said}");
    assert_eq!(opened["url"], format!("/table/{id}"));
    let (_, list) = library.get(Some(other), "/api/told").await;
    let public = list["push_key"].as_str().expect("a key");
    let point = BASE64_URL_SAFE_NO_PAD.decode(public).expect("bytes");
    let token = pushed.header("authorization").strip_prefix("vapid t=").expect("signed");
    let (token, key) = token.split_once(", k=").expect("a key");
    assert_eq!(key, public);
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).expect("bytes");
    let verifier = VerifyingKey::from_sec1_bytes(&point).expect("a key");
    let signature = Signature::from_slice(&signature).expect("a signature");
    verifier.verify(signed.as_bytes(), &signature).expect("by us");
    let claims = BASE64_URL_SAFE_NO_PAD.decode(signed.split('.').nth(1).expect("claims"));
    let claims: Value = serde_json::from_slice(&claims.expect("bytes")).expect("JSON");
    assert_eq!(claims["aud"], web.address.as_str());

    // Told once: nothing comes again, however long one waits.
    library.time.advance(MINUTE * 10);
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!((mail.letters().len(), web.requests().len()), (4, 2));
    // One click ends letters, without a cookie; a forged link does not.
    let from = letter.text.find("List-Unsubscribe: <").expect("a link");
    let rest = letter.text[from..].replace("\r\n ", "");
    let link = rest.split(['<', '>']).nth(1).expect("a link");
    let path = link.strip_prefix(ORIGIN).expect("ours");
    let forged = format!("{}{}", &path[..path.len() - 4], "0000");
    assert_eq!(library.knock(&forged).await, 422);
    assert_eq!(library.knock("/api/told/unsubscribe?channel=x&seal=y").await, 422);
    // Whoever followed a link that a mail program cut short reads a page.
    for cut in [&forged, "/api/told/unsubscribe?channel=x", "/api/told/unsubscribe"] {
        let (status, page) = library.get(None, cut).await;
        let page = page.as_str().unwrap_or_else(|| panic!("no page: {page}"));
        assert_eq!(status, 422, "{cut}");
        assert!(page.contains("<h1>") && !page.contains("<form"), "{page}");
    }
    let (status, page) = library.get(None, path).await;
    assert_eq!(status, 200);
    assert!(page.as_str().is_some_and(|page| page.contains("<form")), "{page}");
    assert_eq!(library.knock(path).await, 200);
    let (_, list) = library.get(Some(other), "/api/told").await;
    let ended = list["channels"].as_array().expect("a list").iter();
    let mut ended = ended.filter(|channel| !channel["retired"].is_null());
    let one = ended.next().expect("one");
    assert_eq!((&one["kind"], ended.next()), (&json!("mail"), None), "{list}");
    assert_eq!(one["trouble"], "Ended by the link in a letter.");
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn delays_gather_and_what_is_settled_meanwhile_is_not_told() {
    let web = WebServer::start(Manner::Answers(200)).await;
    let library = library(None).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let (first, mover, other) = table(&library, [&ada, &bob]).await;
    // Two more at which the same one begins.
    let mut more = Vec::new();
    while more.len() < 2 {
        let (id, begins, _) = table(&library, [&ada, &bob]).await;
        if std::ptr::eq(begins, mover) {
            more.push(id);
        }
    }
    let [second, third] = [&more[0], &more[1]];
    let channel = hook(&library, other, &web, "slack").await;
    let path = format!("/api/told/channels/{}", channel["id"].as_str().expect("an id"));
    let wishes = json!({ "without": [], "delay_min": 10, "quiet": null, "digest": null });
    assert_eq!(library.put(other, &path, wishes).await.0, 200);
    for id in [&first, second, third] {
        hand_over(&library, id, mover).await;
    }
    library.time.advance(MINUTE * 2);
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!(web.requests().len(), 0, "not before the delay is over");
    // One of them is answered in time.
    hand_over(&library, &first, other).await;
    // Another one is muted while it waits.
    let muted = json!({ "muted": true });
    let path = format!("/api/tables/{second}/notices");
    assert!(library.put(other, &path, muted).await.0.is_success());
    library.time.advance(MINUTE * 9);
    let body: Value = serde_json::from_slice(&web.wait_for(1).await[0].body).expect("JSON");
    let text = body["text"].as_str().expect("words");
    assert!(!text.contains(&first) && !text.contains(second), "{text}");
    assert!(text.contains(third), "{text}");
    library.time.advance(MINUTE * 30);
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!(web.requests().len(), 1, "all of them in one");
    library.close().await;
}

/// Waits until it is written down how often a message was tried in vain.
async fn written(library: &Library, channel: &str, tries: u32) {
    let known = async {
        let kept = async || library.app.store.channel(channel).await.expect("kept").expect("there");
        while kept().await.tries != tries {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), known).await.expect("in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn receivers_that_misbehave_are_tried_again_or_given_up_and_delay_nobody() {
    let web = WebServer::start(Manner::Answers(500)).await;
    let library = library(None).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let (id, mover, other) = table(&library, [&ada, &bob]).await;
    let channel = hook(&library, other, &web, "discord").await;
    let channel = channel["id"].as_str().expect("an id").to_string();
    let shown = async || {
        let (_, list) = library.get(Some(other), "/api/told").await;
        list["channels"][0].clone()
    };
    hand_over(&library, &id, mover).await;
    library.time.advance(MINUTE);
    web.wait_for(1).await;
    written(&library, &channel, 1).await;
    assert_eq!(shown().await["trouble"], "It did not arrive: HTTP 500.");
    library.time.advance(MINUTE);
    let tried = web.wait_for(2).await;
    assert_eq!(tried[0].header("webhook-id"), tried[1].header("webhook-id"), "the same message");
    written(&library, &channel, 2).await;
    // Redirects are not followed.
    web.behave(Manner::SendsElsewhere);
    library.time.advance(MINUTE * 2);
    let tried = web.wait_for(3).await;
    assert!(tried.iter().all(|request| request.path == "/hook"), "{tried:?}");
    written(&library, &channel, 3).await;
    // Megabytes are not read.
    web.behave(Manner::AnswersMegabytes);
    library.time.advance(MINUTE * 11);
    web.wait_for(4).await;
    written(&library, &channel, 0).await;
    assert!(shown().await["trouble"].is_null(), "it arrived");
    // One that never answers is not waited for.
    web.behave(Manner::NeverAnswers);
    let begun = std::time::Instant::now();
    let never = format!("/api/told/channels/{channel}/try");
    let (_, tried) = library.post(other, &never, json!({})).await;
    assert!(begun.elapsed() < Duration::from_secs(18) && !tried["trouble"].is_null(), "{tried}");
    // One that is gone is given up, and says so.
    web.behave(Manner::Answers(410));
    let path = format!("/api/told/channels/{channel}/try");
    let (status, tried) = library.post(other, &path, json!({})).await;
    assert_eq!((status.as_u16(), &tried["trouble"]), (200, &json!("Nobody is there any more.")));
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bounced_address_retires_and_hostile_ones_never_begin() {
    let mail = MailServer::start().await;
    let library = library(Some(&mail)).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let (id, mover, other) = table(&library, [&ada, &bob]).await;
    let account = id_of(&library, other).await;
    let address = "gone@example.org".to_string();
    let known = Mail { account, address, changed: 1, confirmed_at: Some(1) };
    library.app.store.set_mail(&known).await.expect("kept");
    add(&library, other, json!({ "kind": "mail" })).await;
    *mail.refusal.lock().expect("whole") = Some("550 5.1.1 no such user");
    hand_over(&library, &id, mover).await;
    library.time.advance(MINUTE);
    let retired = async {
        loop {
            let (_, list) = library.get(Some(other), "/api/told").await;
            if !list["channels"][0]["retired"].is_null() {
                return list["channels"][0]["trouble"].clone();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let why = tokio::time::timeout(Duration::from_secs(20), retired).await.expect("in time");
    assert!(why.as_str().expect("words").contains("no such user"), "{why}");

    for address in [
        "http://example.org/",
        "https://169.254.169.254/latest",
        "https://[::1]/",
        "https://10.0.0.1/x",
        "nonsense",
        "file:///etc/passwd",
        "https://user:pass@example.org/",
    ] {
        let new = json!({ "kind": "hook", "address": address, "shape": "json" });
        let (status, body) = library.post(other, "/api/told/channels", new).await;
        assert_eq!((status.as_u16(), &body["code"]), (422, &json!("bad-address")), "{address}");
    }
    let push =
        json!({ "kind": "push", "endpoint": "http://127.0.0.1:1/", "p256dh": "x", "auth": "y" });
    assert_eq!(library.post(other, "/api/told/channels", push).await.0, 422);
    // Nobody touches somebody else's channels.
    let (_, list) = library.get(Some(other), "/api/told").await;
    let path = format!("/api/told/channels/{}", list["channels"][0]["id"].as_str().expect("an id"));
    assert_eq!(library.delete(mover, &path).await.0, 404);
    assert_eq!(library.put(mover, &path, json!({})).await.0, 404);
    let bad = json!({ "delay_min": 100_000 });
    assert_eq!(library.put(other, &path, bad).await.0, 422);
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_has_a_secret_address_that_can_be_taken_back() {
    let library = library(None).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let pace = json!({ "kind": "correspondence", "per_turn": 86_400 });
    let id = library.game_of(&[&ada, &bob], pace).await;
    let row = library.app.hall.scene(&id).await.expect("it").row.clone();
    let asked = [&ada, &bob][usize::from(row.waiting[0])];
    let (status, feed) = library.post(asked, "/api/told/calendar", json!({})).await;
    assert_eq!(status, 201);
    let path = feed["address"].as_str().expect("an address").to_string();
    let (status, text) = library.get(None, &path).await;
    let text = text.as_str().expect("a calendar");
    assert_eq!(status, 200);
    assert!(text.starts_with("BEGIN:VCALENDAR\r\n") && text.contains("DTEND:20260106T"), "{text}");
    assert!(text.contains(&id) && text.contains("Terra Mystica"), "{text}");
    assert_eq!(library.get(None, "/api/calendar/nonsense").await.0, 404);
    library.delete(asked, "/api/told/calendar").await;
    assert_eq!(library.get(None, &path).await.0, 404);
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_chat_that_names_somebody_is_told() {
    let web = WebServer::start(Manner::Answers(200)).await;
    let library = library(None).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    hook(&library, &bob, &web, "json").await;
    let mut socket = library.socket(Some(&ada)).await;
    socket.watch(&id).await;
    for (key, text) in
        [("a", "nobody is meant"), ("b", "Hey @BOB, well played!"), ("c", "Bobby is not Bob's")]
    {
        let say =
            json!({ "type": "say", "table": id, "room": "players", "key": key, "text": text });
        socket.send(say).await;
        socket.hear("ack").await;
    }
    library.time.advance(MINUTE);
    let told = web.wait_for(1).await;
    let body: Value = serde_json::from_slice(&told[0].body).expect("JSON");
    let named = body["notices"].as_array().expect("a list").iter();
    let named: Vec<&Value> = named.filter(|notice| notice["kind"] == "named").collect();
    assert_eq!(named.len(), 1, "naming somebody again and again is told once: {body}");
    assert_eq!(named[0]["text"], "Ada named you in the chat of “Terra Mystica”.");
    assert!(!String::from_utf8_lossy(&told[0].body).contains("well played"));
    // Later it is news again, unless they look: what is said moves nothing, but is seen.
    let say = |key: &str| json!({ "type": "say", "table": id, "room": "players", "key": key, "text": "Bob?" });
    library.time.advance(MINUTE * 10);
    socket.deed(say("d")).await;
    library.time.advance(MINUTE);
    web.wait_for(2).await;
    library.time.advance(MINUTE * 10);
    let mut looks = library.socket(Some(&bob)).await;
    let at = looks.watch(&id).await["position"]["at"].clone();
    socket.deed(say("e")).await;
    looks.hear("said").await;
    looks.send(json!({ "type": "seen", "table": id, "at": at })).await;
    looks.socket.close(None).await.expect("hung up");
    let unread = async || {
        let (_, list) = library.get(Some(&bob), "/api/notices").await;
        // Of tables: that there is a new place to be told at is another matter.
        let notices = list["notices"].as_array().expect("a list").iter();
        notices.filter(|one| one["unread"] == true && one["kind"] != "account").count()
    };
    for _ in 0..100 {
        if unread().await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    library.time.advance(Duration::from_secs(21));
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!((unread().await, web.requests().len()), (0, 2));
    library.close().await;
}

/// Whoever got hold of somebody's browser does not redirect what they are told in silence.
#[tokio::test(flavor = "multi_thread")]
async fn places_to_be_told_at_come_and_go_with_a_word() {
    let web = WebServer::start(Manner::Answers(200)).await;
    let library = library(None).await;
    let ada = library.account("Ada").await;
    let channel = hook(&library, &ada, &web, "json").await;
    let texts = async || -> Vec<String> {
        let (_, list) = library.get(Some(&ada), "/api/notices").await;
        let notices = list["notices"].as_array().expect("a list").iter();
        notices.map(|notice| notice["text"].as_str().expect("words").to_string()).collect()
    };
    let said = texts().await;
    assert!(said[0].starts_with("You are now told things at 127.0.0.1 ("), "{said:?}");
    let path = format!("/api/told/channels/{}", channel["id"].as_str().expect("an id"));
    assert_eq!(library.delete(&ada, &path).await.0, 204);
    let last = web.wait_for(1).await;
    let body: Value = serde_json::from_slice(&last[0].body).expect("JSON");
    assert_eq!(
        body["text"],
        "This is the last message here: this place was taken out of your settings."
    );
    let said = texts().await;
    assert!(said.iter().any(|text| text.starts_with("You are no longer told things")), "{said:?}");
    assert_eq!(library.delete(&ada, &path).await.0, 404);
    library.close().await;
}

/// Somebody else may sit before a browser that was signed out: it is told nothing any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_was_signed_out_is_not_pushed_to() {
    let web = WebServer::start(Manner::Answers(201)).await;
    let library = library(None).await;
    let ada = library.account("Ada").await;
    let browser = SecretKey::from_slice(&[7; 32]).expect("a key");
    let p256dh = BASE64_URL_SAFE_NO_PAD.encode(browser.public_key().to_sec1_bytes());
    let auth = BASE64_URL_SAFE_NO_PAD.encode([9; 16]);
    let push = |path: &str| {
        let endpoint = format!("{}/{path}", web.address);
        json!({ "kind": "push", "endpoint": endpoint, "p256dh": p256dh, "auth": auth })
    };
    let here = add(&library, &ada, push("here")).await;
    let again = json!({ "name": "Ada", "password": "correct horse battery" });
    let (_, _, cookie) = library.ask(Method::POST, "/api/session", None, Some(again)).await;
    let elsewhere = Guest { cookie: cookie.expect("a cookie") };
    add(&library, &elsewhere, push("elsewhere")).await;
    assert_eq!(library.delete(&elsewhere, "/api/session").await.0, 204);

    let bob = library.guest("Bob").await;
    let tell_ada = async || {
        let (id, mover, _) = table(&library, [&ada, &bob]).await;
        if std::ptr::eq(mover, &bob) {
            hand_over(&library, &id, &bob).await;
        }
        library.time.advance(MINUTE);
    };
    tell_ada().await;
    let given_up = async || {
        let (_, list) = library.get(Some(&ada), "/api/told").await;
        let all = list["channels"].as_array().expect("a list").clone();
        all.into_iter().find(|one| !one["retired"].is_null())
    };
    let gone = async || loop {
        if let Some(one) = given_up().await {
            return one;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let one = tokio::time::timeout(Duration::from_secs(20), gone()).await.expect("given up");
    assert_ne!(one["id"], here["id"], "the other one");
    assert_eq!(one["trouble"], "That browser is signed out. Sign in there and add it again.");
    assert!(web.wait_for(1).await.iter().all(|request| request.path == "/here"));
    // Signed in once more, it is the same place again.
    let again = json!({ "name": "Ada", "password": "correct horse battery" });
    let (_, _, cookie) = library.ask(Method::POST, "/api/session", None, Some(again)).await;
    let back = Guest { cookie: cookie.expect("a cookie") };
    assert_eq!(add(&library, &back, push("elsewhere")).await["id"], one["id"]);
    assert!(given_up().await.is_none());
    // A push service that knows nobody there any more ends it too.
    web.behave(Manner::Answers(410));
    tell_ada().await;
    let one = tokio::time::timeout(Duration::from_secs(20), gone()).await.expect("given up");
    assert_eq!(one["trouble"], "Nobody is there any more.");
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_is_down_costs_nobody_their_address() {
    // Nobody is there yet.
    let port = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = port.local_addr().expect("an address");
    drop(port);
    let mut wish = Wish::default();
    wish.settings.smtp = format!("smtp://{address}").parse().expect("a text");
    wish.settings.mail_from = "games@example.org".parse().expect("a text");
    let library = Library::open_with(wish).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let (id, mover, other) = table(&library, [&ada, &bob]).await;
    let account = id_of(&library, other).await;
    let known =
        Mail { account, address: "other@example.org".into(), changed: 1, confirmed_at: Some(1) };
    library.app.store.set_mail(&known).await.expect("kept");
    let channel = add(&library, other, json!({ "kind": "mail" })).await;
    let channel = channel["id"].as_str().expect("an id").to_string();
    hand_over(&library, &id, mover).await;
    // A week of it, and still nobody has given up.
    for _ in 0..12 {
        library.time.advance(MINUTE * 60 * 14);
        tokio::time::sleep(Duration::from_millis(700)).await;
    }
    written(&library, &channel, 5).await;
    let (_, list) = library.get(Some(other), "/api/told").await;
    assert!(list["channels"][0]["retired"].is_null(), "{list}");
    // What the house keeps its mail at is nothing for those who get it.
    let trouble = "The library could send nothing just now; it is no fault of your address.";
    assert_eq!(list["channels"][0]["trouble"], trouble);
    let (_, tried) =
        library.post(other, &format!("/api/told/channels/{channel}/try"), json!({})).await;
    assert_eq!(tried["trouble"], trouble);
    let mail = MailServer::start_at(&address.to_string()).await;
    library.time.advance(MINUTE * 60 * 14);
    assert_eq!(mail.wait_for(1).await[0].to, "other@example.org");
    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_tries_every_channel_at_once() {
    let (web, never) = (
        WebServer::start(Manner::Answers(200)).await,
        WebServer::start(Manner::NeverAnswers).await,
    );
    let library = library(None).await;
    let root = library.account("Root 1").await;
    let check = "/api/admin/told/check";
    assert_eq!(library.post(&root, check, json!({})).await.0, 404, "nobody else's");
    library.app.store.set_admin(&library.id_of(&root).await, true).await.expect("kept");
    for at in 0..3 {
        let address = format!("{}/hook/{at}", never.address);
        add(&library, &root, json!({ "kind": "hook", "address": address, "shape": "json" })).await;
    }
    hook(&library, &root, &web, "slack").await;
    let begun = std::time::Instant::now();
    let (status, tried) = library.post(&root, check, json!({})).await;
    assert_eq!(status, 200, "{tried}");
    assert!(begun.elapsed() < Duration::from_secs(18), "one after another: {:?}", begun.elapsed());
    let of = |kind: &str| {
        let all = tried.as_array().expect("a list").iter();
        all.filter(|one| one["kind"] == kind).map(|one| one["trouble"].clone()).collect::<Vec<_>>()
    };
    let hooks = of("hook");
    assert_eq!(hooks.iter().filter(|trouble| trouble.is_null()).count(), 1, "{tried}");
    assert_eq!(hooks.len(), 4);
    assert!(of("mail")[0].as_str().expect("why").contains("--smtp"), "{tried}");
    assert!(of("push")[0].is_string());
    let body: Value = serde_json::from_slice(&web.wait_for(1).await[0].body).expect("JSON");
    assert!(body["text"].as_str().expect("words").contains("trial message"));
    library.close().await;
}
