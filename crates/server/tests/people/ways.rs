//! Ways in beside the password: codes, links, passkeys, mail; and what their owners are told.

use crate::house::{Browser, House, PASSWORD, on_both, patient};
use crate::letters::{LetterBox, token_in};
use serde_json::{Value, json};
use server::Settings;
use server::config::{Rate, Text};
use std::net::SocketAddr;
use std::time::Duration;
use totp_rs::{Builder, Secret};

const STEP: Duration = Duration::from_secs(30);

/// What an authenticator would show now.
fn code(house: &House, secret: &str) -> String {
    let secret = Secret::try_from_base32(secret).expect("a secret");
    let totp = Builder::new().with_secret(secret).with_account_name("x").build().expect("codes");
    totp.generate(house.time.now() as u64 / 1000).to_string()
}

/// Turns codes on; gives the secret and the codes for paper.
async fn with_codes(house: &House, browser: &mut Browser) -> (String, Vec<String>) {
    let new = browser.post("/api/me/codes", json!({ "password": PASSWORD })).await.done();
    let secret = new["secret"].as_str().expect("a secret").to_string();
    let given = json!({ "code": code(house, &secret) });
    let paper = browser.put("/api/me/codes", given).await.done();
    let codes = paper["codes"].as_array().expect("codes").iter();
    (secret, codes.map(|code| code.as_str().expect("a code").to_string()).collect())
}

async fn sign_in_with(browser: &mut Browser, name: &str, code: &str) -> crate::house::Answer {
    let given = json!({ "name": name, "password": PASSWORD, "code": code });
    browser.post("/api/session", given).await
}

fn elsewhere(house: &House, number: u8) -> Browser {
    let address = SocketAddr::from(([198, 51, 100, number], 1));
    Browser { address, ..house.browser() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_asked_for_and_counts_once() {
    on_both(patient(), async |house| {
        let mut ada = house.account("Ada: 1").await;
        let wrong = json!({ "password": "wrong horse" });
        ada.post("/api/me/codes", wrong).await.refused(401, "bad-credentials");
        ada.put("/api/me/codes", json!({ "code": "123456" })).await.refused(401, "bad-code");
        let new = ada.post("/api/me/codes", json!({ "password": PASSWORD })).await.done();
        let secret = new["secret"].as_str().expect("a secret").to_string();
        let address = new["address"].as_str().expect("an address");
        assert!(address.starts_with("otpauth://totp/Ludotheque:Ada"), "{address}");
        assert!(new["qr"]["path"].as_str().is_some_and(|path| path.starts_with("M0 0h7")));
        // Until a code proves it nothing is asked for.
        house.browser().sign_in("Ada: 1", PASSWORD).await.done();
        for bad in ["", "000000", "12345", "１２３４５６", "'; --"] {
            ada.put("/api/me/codes", json!({ "code": bad })).await.refused(401, "bad-code");
        }
        let first = code(&house, &secret);
        let paper = ada.put("/api/me/codes", json!({ "code": first })).await.done();
        assert_eq!(paper["codes"].as_array().map(Vec::len), Some(10));
        let standing = ada.get("/api/me/security").await.done();
        assert_eq!((&standing["codes"], &standing["paper"]), (&json!(true), &json!(10)));

        let mut new = house.browser();
        new.sign_in("Ada: 1", PASSWORD).await.refused(401, "code-needed");
        new.sign_in("Ada: 1", "wrong horse").await.refused(401, "bad-credentials");
        sign_in_with(&mut new, "Ada: 1", &first).await.refused(401, "bad-code");
        house.time.advance(STEP);
        let second = code(&house, &secret);
        // Two come with the same code at once: one is let in.
        let (mut one, mut other) = (house.browser(), house.browser());
        let (one, other) = tokio::join!(
            sign_in_with(&mut one, "Ada: 1", &second),
            sign_in_with(&mut other, "Ada: 1", &second),
        );
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 401]);
        // A clock that is a little late is forgiven, one that is minutes late is not.
        house.time.advance(STEP);
        let third = code(&house, &secret);
        house.time.advance(STEP);
        sign_in_with(&mut new, "Ada: 1", &third).await.done();
        let old = code(&house, &secret);
        house.time.advance(STEP * 4);
        sign_in_with(&mut new, "Ada: 1", &old).await.refused(401, "bad-code");

        // Paper: each once, however it is written.
        let codes = paper["codes"].as_array().expect("codes");
        let written = codes[0].as_str().expect("a code").replace('-', " ").to_uppercase();
        sign_in_with(&mut new, "Ada: 1", &written).await.done();
        sign_in_with(&mut new, "Ada: 1", &written).await.refused(401, "bad-code");
        let standing = ada.get("/api/me/security").await.done();
        assert_eq!(standing["paper"], json!(9));
        // New ones end the old ones; somebody else's are worth nothing here.
        let mut bob = house.account("Bob").await;
        let (_, others) = with_codes(&house, &mut bob).await;
        sign_in_with(&mut new, "Ada: 1", &others[0]).await.refused(401, "bad-code");
        let again = json!({ "password": PASSWORD });
        ada.post("/api/me/codes/paper", again.clone()).await.done();
        let written = codes[1].as_str().expect("a code");
        sign_in_with(&mut new, "Ada: 1", written).await.refused(401, "bad-code");

        ada.delete_with("/api/me/codes", json!({ "password": "wrong" }))
            .await
            .refused(401, "bad-credentials");
        ada.delete_with("/api/me/codes", again.clone()).await.done();
        ada.post("/api/me/codes/paper", again).await.refused(409, "no-codes");
        house.browser().sign_in("Ada: 1", PASSWORD).await.done();
        let mut guest = house.guest("Zoé").await;
        guest.post("/api/me/codes", json!({ "password": "" })).await.refused(409, "guest");
    })
    .await;
}

#[tokio::test]
async fn codes_are_not_guessed_and_guessing_keeps_nobody_out_at_home() {
    let house = House::with(Settings { limit_code: Rate::new(5, 3600), ..patient() }).await;
    let mut ada = house.account("Ada").await;
    let (secret, _) = with_codes(&house, &mut ada).await;
    house.time.advance(STEP);
    for number in 0..5 {
        let mut thief = elsewhere(&house, number);
        sign_in_with(&mut thief, "Ada", "000000").await.refused(401, "bad-code");
    }
    // From wherever: it is the account that is guessed at.
    let right = code(&house, &secret);
    sign_in_with(&mut elsewhere(&house, 77), "Ada", &right).await.refused(429, "too-often");
    // Her own browser is counted by itself.
    ada.delete("/api/session").await.done();
    sign_in_with(&mut ada, "Ada", &right).await.done();
    // And what is shown before codes are on is guessed no faster.
    let new = ada.post("/api/me/codes", json!({ "password": PASSWORD })).await;
    new.done();
    for _ in 0..5 {
        ada.put("/api/me/codes", json!({ "code": "000000" })).await.refused(401, "bad-code");
    }
    ada.put("/api/me/codes", json!({ "code": "000000" })).await.refused(429, "too-often");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_goes_on_elsewhere_with_a_link_that_works_once() {
    on_both(patient(), async |house| {
        let mut zoe = house.guest("Zoé").await;
        let table = zoe.plays().await;
        let link = async |browser: &mut Browser| {
            let made = browser.post("/api/me/link", json!({})).await.done();
            assert!(made["qr"]["size"].as_u64().is_some_and(|size| size >= 21));
            let address = made["address"].as_str().expect("an address").to_string();
            assert!(address.starts_with("http://library.localhost/enter#"), "{address}");
            address.split_once('#').expect("a secret").1.to_string()
        };
        let enter = async |browser: &mut Browser, token: &str| {
            browser.post("/api/session/link", json!({ "token": token })).await
        };
        let token = link(&mut zoe).await;
        let mut phone = house.browser();
        for forged in ["", "x", &token[1..], &format!("{token}a"), &token.to_uppercase()] {
            enter(&mut phone, forged).await.refused(422, "bad-link");
        }
        let me = enter(&mut phone, &token).await.done();
        assert_eq!(me["id"], json!(zoe.id().await));
        phone.get(&format!("/api/tables/{table}")).await.done();
        enter(&mut house.browser(), &token).await.refused(422, "bad-link");
        zoe.get("/api/me").await.done();
        // Both are signed in, and the first browser hears of the second.
        let told = zoe.get("/api/notices").await.done();
        let kinds: Vec<&Value> =
            told["notices"].as_array().expect("a list").iter().map(|told| &told["kind"]).collect();
        assert!(kinds.contains(&&json!("account")), "{kinds:?}");
        // A newer one ends an older one; after ten minutes none is good.
        let older = link(&mut zoe).await;
        let newer = link(&mut zoe).await;
        enter(&mut house.browser(), &older).await.refused(422, "bad-link");
        house.time.advance(Duration::from_secs(601));
        enter(&mut house.browser(), &newer).await.refused(422, "bad-link");
        // Of many who come at once one is let in.
        let token = link(&mut zoe).await;
        let tries = (0..6).map(|_| {
            let (mut browser, token) = (house.browser(), token.clone());
            tokio::spawn(async move {
                browser.post("/api/session/link", json!({ "token": token })).await.status.as_u16()
            })
        });
        let mut entered = 0;
        for tried in tries.collect::<Vec<_>>() {
            entered += u32::from(tried.await.expect("no panic") == 200);
        }
        assert_eq!(entered, 1);
        // Whoever has a password needs none, and a link from before opens nothing any more.
        let token = link(&mut zoe).await;
        zoe.sign_up("Zoé", PASSWORD).await.done();
        enter(&mut house.browser(), &token).await.refused(422, "bad-link");
        zoe.post("/api/me/link", json!({})).await.refused(409, "not-guest");
    })
    .await;
}

fn with_mail(letters: &LetterBox) -> Settings {
    Settings {
        smtp: Text::from(letters.address.clone()),
        mail_from: Text::from("games@example.org".to_string()),
        ..patient()
    }
}

async fn confirmed(browser: &mut Browser, letters: &LetterBox, address: &str) {
    let count = letters.count();
    let wanted = json!({ "address": address, "password": PASSWORD });
    browser.put("/api/me/mail", wanted).await.done();
    let letter = letters.letters(count + 1).await.pop().expect("a letter");
    let token = token_in(&letter, "/confirm");
    browser.post("/api/mail/confirm", json!({ "token": token })).await.done();
    browser.post("/api/mail/confirm", json!({ "token": token })).await.refused(422, "bad-link");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_comes_back_by_mail() {
    let letters = LetterBox::open().await;
    on_both(with_mail(&letters), async |house| {
        let start = letters.count();
        let mut ada = house.account("Ada").await;
        let address = |address: &str| json!({ "address": address, "password": PASSWORD });
        let wrong = json!({ "address": "ada@example.org", "password": "wrong" });
        ada.put("/api/me/mail", wrong).await.refused(401, "bad-credentials");
        for bad in ["ada", "a@b", "ada@example.org\r\nBcc: x@y.z", "ada @example.org", "é@x.org"] {
            ada.put("/api/me/mail", address(bad)).await.refused(422, "bad-address");
        }
        // Not confirmed: nothing is brought back there.
        ada.put("/api/me/mail", address("eve@example.org")).await.done();
        letters.letters(start + 1).await;
        let ask = async |who: &str| {
            let answer =
                house.browser().post("/api/session/forgotten", json!({ "who": who })).await;
            assert_eq!((answer.status.as_u16(), &*answer.text), (202, ""), "{who}");
        };
        ask("Ada").await;
        ask("eve@example.org").await;
        confirmed(&mut ada, &letters, "Ada@example.org").await;
        let told = letters.count();
        // Nobody there, nonsense and somebody there: the same answer.
        for who in ["Nobody", "nobody@example.org", "", "a\0b", "' OR 1=1", &"x".repeat(5000)] {
            ask(who).await;
        }
        ask("ada").await;
        let letter = letters.letters(told + 1).await.pop().expect("a letter");
        assert!(letter.starts_with("To RCPT TO:<Ada@example.org>"), "{letter}");
        let first = token_in(&letter, "/reset");
        ask("ADA@example.org").await;
        let letter = letters.letters(told + 2).await.pop().expect("a letter");
        let token = token_in(&letter, "/reset");
        assert_eq!(letters.count(), told + 2, "and to nobody else");
        let choose = async |token: &str, password: &str| {
            let given = json!({ "token": token, "password": password });
            house.browser().post("/api/reset", given).await
        };
        choose(&first, "another horse").await.refused(422, "bad-reset");
        choose(&token, "short").await.refused(422, "bad-password");
        let both =
            tokio::join!(choose(&token, "another horse 1"), choose(&token, "another horse 2"));
        let mut statuses = [both.0.status.as_u16(), both.1.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422]);
        choose(&token, "another horse 3").await.refused(422, "bad-reset");
        assert_eq!(ada.me().await, Value::Null, "signed out everywhere");
        house.browser().sign_in("Ada", PASSWORD).await.refused(401, "bad-credentials");
        // It was told to the address, too; and an hour later a link is worth nothing.
        letters.letters(told + 3).await;
        ask("Ada").await;
        let letter = letters.letters(told + 4).await.pop().expect("a letter");
        house.time.advance(Duration::from_secs(3601));
        choose(&token_in(&letter, "/reset"), "another horse 4").await.refused(422, "bad-reset");
    })
    .await;
}

#[tokio::test]
async fn mail_alone_does_not_pass_codes_and_an_administrator_takes_them_away() {
    let letters = LetterBox::open().await;
    let house = House::with(with_mail(&letters)).await;
    let mut ada = house.account("Ada").await;
    confirmed(&mut ada, &letters, "ada@example.org").await;
    let (secret, _) = with_codes(&house, &mut ada).await;
    house.time.advance(STEP);
    let told = letters.letters(2).await.len();
    house.browser().post("/api/session/forgotten", json!({ "who": "Ada" })).await;
    let letter = letters.letters(told + 1).await.pop().expect("a letter");
    let token = token_in(&letter, "/reset");
    let mut given = json!({ "token": token, "password": "another horse" });
    house.browser().post("/api/reset", given.clone()).await.refused(401, "code-needed");
    given["code"] = json!("000000");
    house.browser().post("/api/reset", given.clone()).await.refused(401, "bad-code");
    given["code"] = json!(code(&house, &secret));
    house.browser().post("/api/reset", given).await.done();
    // Phone and paper are lost: whoever runs the library knows her otherwise.
    let mut admin = house.admin("Root 1").await;
    let mut found = admin.get("/api/admin/accounts?name=Ada").await.done();
    let id = found[0]["id"].take();
    let path = format!("/api/admin/accounts/{}/reset", id.as_str().expect("an id"));
    let link = admin.post(&path, json!({})).await.done();
    let token = link["path"].as_str().expect("a path").strip_prefix("/reset#").expect("a secret");
    let given = json!({ "token": token, "password": PASSWORD });
    house.browser().post("/api/reset", given).await.done();
    house.browser().sign_in("Ada", PASSWORD).await.done();
}

#[tokio::test]
async fn the_address_before_is_told_and_strangers_fill_no_letter_box() {
    let letters = LetterBox::open().await;
    let settings = Settings {
        limit_forgotten: Rate::new(3, 3600),
        limit_address: Rate::new(3, 3600),
        ..with_mail(&letters)
    };
    let house = House::with(settings).await;
    let mut ada = house.account("Ada").await;
    ada.lang = "fr";
    confirmed(&mut ada, &letters, "old@example.org").await;
    let wanted = json!({ "address": "new@example.org", "password": PASSWORD });
    ada.put("/api/me/mail", wanted.clone()).await.done();
    let all = letters.letters(3).await;
    let to = |address: &str| all.iter().filter(|letter| letter.contains(address)).count();
    assert_eq!((to("TO:<old@example.org>"), to("TO:<new@example.org>")), (2, 1));
    let told = ada.get("/api/notices").await.done();
    let texts = told["notices"].to_string();
    assert!(texts.contains("adresse de courriel"), "{texts}");
    // Until the new one is confirmed nothing goes there.
    house.browser().post("/api/session/forgotten", json!({ "who": "Ada" })).await;
    ada.put("/api/me/mail", wanted.clone()).await.done();
    ada.put("/api/me/mail", wanted).await.refused(429, "too-often");
    let all = letters.letters(4).await;
    ada.post("/api/mail/confirm", json!({ "token": token_in(&all[3], "/confirm") })).await.done();
    // Many addresses ask for the same person: three letters, and nobody hears that there are no more.
    for number in 0..8 {
        let mut stranger = elsewhere(&house, number);
        let answer = stranger.post("/api/session/forgotten", json!({ "who": "Ada" })).await;
        assert_eq!(answer.status.as_u16(), 202);
    }
    letters.letters(7).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(letters.count(), 7);
    let mut one = elsewhere(&house, 200);
    for _ in 0..3 {
        one.post("/api/session/forgotten", json!({ "who": "x" })).await;
    }
    one.post("/api/session/forgotten", json!({ "who": "x" })).await.refused(429, "too-often");
}

/// Whoever asks for somebody else's link says where it leads, if we let them.
#[tokio::test]
async fn a_letter_leads_to_this_library_whoever_asked_for_it() {
    let letters = LetterBox::open().await;
    let house = House::with(with_mail(&letters)).await;
    let mut ada = house.account("Ada").await;
    confirmed(&mut ada, &letters, "ada@example.org").await;
    let thief = axum::http::Request::builder()
        .method("POST")
        .uri("/api/session/forgotten")
        .extension(axum::extract::ConnectInfo(SocketAddr::from(([198, 51, 100, 9], 1))))
        .header("host", "203.0.113.66")
        .header("origin", "http://203.0.113.66")
        .header("content-type", "application/json")
        .body(axum::body::Body::from(json!({ "who": "Ada" }).to_string()));
    assert_eq!(house.ask(thief.expect("a request")).await.status.as_u16(), 202);
    for letter in letters.letters(2).await {
        assert!(letter.contains("http://127.0.0.1:7878/"), "{letter}");
        assert!(!letter.contains("203.0.113.66") && !letter.contains("library.localhost"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_sent_before_a_change_opens_nothing_after_it() {
    let letters = LetterBox::open().await;
    on_both(with_mail(&letters), async |house| {
        let mut ada = house.account("Ada").await;
        let choose = async |token: &str| {
            let given = json!({ "token": token, "password": "another horse" });
            house.browser().post("/api/reset", given).await
        };
        let sent = async || {
            let count = letters.count();
            house.browser().post("/api/session/forgotten", json!({ "who": "Ada" })).await;
            let letter = letters.letters(count + 1).await.pop().expect("a letter");
            token_in(&letter, "/reset")
        };
        confirmed(&mut ada, &letters, "old@example.org").await;
        let count = letters.count();
        ada.post("/api/told/channels", json!({ "kind": "mail" })).await.done();
        letters.letters(count + 1).await;
        // Whoever still reads the old letters …
        let token = sent().await;
        let count = letters.count();
        let wanted = json!({ "address": "new@example.org", "password": PASSWORD });
        ada.put("/api/me/mail", wanted).await.done();
        let all = letters.letters(count + 2).await;
        choose(&token).await.refused(422, "bad-reset");
        let confirm = all.iter().rev().find(|letter| letter.contains("/confirm")).expect("one");
        let confirm = json!({ "token": token_in(confirm, "/confirm") });
        ada.post("/api/mail/confirm", confirm).await.done();
        let told = ada.get("/api/told").await.done();
        assert_eq!(told["channels"][0]["place"], "new@example.org", "letters go on there");
        // … or asked before the owner noticed.
        let token = sent().await;
        let change = json!({ "old": PASSWORD, "new": "a better horse" });
        let count = letters.count();
        ada.post("/api/me/password", change).await.done();
        choose(&token).await.refused(422, "bad-reset");
        letters.letters(count + 1).await;
        // One that was used takes the administrator's along, and the other way round.
        let mut admin = house.admin("Root 1").await;
        let path = format!("/api/admin/accounts/{}/reset", ada.id().await);
        let link = admin.post(&path, json!({})).await.done();
        let admins = link["path"].as_str().expect("a path").strip_prefix("/reset#").expect("one");
        let token = sent().await;
        let count = letters.count();
        choose(&token).await.done();
        letters.letters(count + 1).await;
        choose(admins).await.refused(422, "bad-reset");
    })
    .await;
}

#[tokio::test]
async fn nobodys_letter_box_is_filled_by_many_accounts() {
    let letters = LetterBox::open().await;
    let settings = Settings { limit_address: Rate::new(3, 3600), ..with_mail(&letters) };
    let house = House::with(settings).await;
    let wanted = |address: &str| json!({ "address": address, "password": PASSWORD });
    for number in 0..3 {
        let mut one = house.account(&format!("Ada {number}")).await;
        one.put("/api/me/mail", wanted("victim@example.org")).await.done();
    }
    let mut more = house.account("Ada 3").await;
    more.put("/api/me/mail", wanted("Victim@Example.org")).await.refused(429, "too-often");
    more.put("/api/me/mail", wanted("mine@example.org")).await.done();
    assert_eq!(letters.letters(4).await.len(), 4);
}

#[tokio::test]
async fn letters_nobody_asked_for_come_in_the_language_the_address_was_given_in() {
    let letters = LetterBox::open().await;
    let house = House::with(with_mail(&letters)).await;
    let mut zoe = house.account("Zoé").await;
    zoe.lang = "fr";
    confirmed(&mut zoe, &letters, "zoe@example.org").await;
    // Somebody with an English browser signs in, and asks for another password.
    let mut phone = house.browser();
    phone.sign_in("Zoé", PASSWORD).await.done();
    letters.letters(2).await;
    phone.post("/api/session/forgotten", json!({ "who": "Zoé" })).await;
    for letter in &letters.letters(3).await[1..] {
        assert!(letter.contains("Bonjour Zo"), "{letter}");
    }
    // What is chosen on purpose is kept.
    let mut bob = house.account("Bob").await;
    let settings = json!({ "lang": "en" });
    bob.put("/api/me/settings", settings).await.done();
    bob.lang = "fr";
    confirmed(&mut bob, &letters, "bob@example.org").await;
    assert_eq!(bob.me().await["settings"]["lang"], "en");
}

#[tokio::test]
async fn without_mail_nothing_is_promised() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    let wanted = json!({ "address": "ada@example.org", "password": PASSWORD });
    ada.put("/api/me/mail", wanted).await.refused(409, "no-mail");
    let asked = json!({ "who": "Ada" });
    house.browser().post("/api/session/forgotten", asked).await.refused(409, "no-mail");
    assert_eq!(house.browser().get("/api/session/ways").await.done(), json!({ "mail": false }));
}

#[tokio::test]
async fn sign_ins_on_new_browsers_are_told_those_at_home_are_not() {
    let house = House::open().await;
    let mut ada = house.account("Ada").await;
    ada.delete("/api/session").await.done();
    ada.sign_in("Ada", PASSWORD).await.done();
    let unread = async |browser: &mut Browser| {
        browser.get("/api/notices").await.done()["unread"].as_u64().expect("a number")
    };
    assert_eq!(unread(&mut ada).await, 0);
    let mut phone = house.browser();
    phone.sign_in("Ada", PASSWORD).await.done();
    assert_eq!(unread(&mut ada).await, 1);
    let told = ada.get("/api/notices").await.done();
    let text = told["notices"][0]["text"].as_str().expect("a sentence").to_string();
    assert!(text.starts_with("You signed in on a new browser"), "{text}");
    assert_eq!(told["notices"][0]["table"], "");
    let until = told["notices"][0]["at"].clone();
    ada.post("/api/notices/read", json!({ "until": until })).await.done();
    assert_eq!(unread(&mut ada).await, 0);
    // It cannot be turned off with the others.
    let mut settings = ada.me().await["settings"].take();
    settings["untold"] = json!(["account"]);
    ada.put("/api/me/settings", settings).await.done();
    house.browser().sign_in("Ada", PASSWORD).await.done();
    assert_eq!(unread(&mut ada).await, 1);
}

#[tokio::test]
async fn a_passkey_that_is_none_opens_nothing() {
    let house = House::with(Settings { limit_passkey: Rate::new(6, 60), ..patient() }).await;
    let mut ada = house.account("Ada").await;
    let mut nobody = house.browser();
    let asked = nobody.post("/api/session/passkey/ask", json!({})).await.done();
    let options = &asked["options"]["publicKey"];
    assert_eq!(options["userVerification"], "required");
    assert_eq!(options["rpId"], "library.localhost");
    let ceremony = asked["ceremony"].clone();
    for credential in [
        json!({}),
        json!(null),
        json!({ "id": "x", "rawId": "eA", "type": "public-key",
        "response": { "authenticatorData": "", "clientDataJSON": "", "signature": "", "userHandle": "" } }),
    ] {
        let given = json!({ "ceremony": ceremony, "credential": credential });
        nobody.post("/api/session/passkey", given).await.refused(401, "bad-passkey");
    }
    // A ceremony counts once, whatever was answered, and one for making opens nothing.
    let making = json!({ "password": PASSWORD });
    let asked = ada.post("/api/me/passkeys/ask", making).await.done();
    assert_eq!(asked["options"]["publicKey"]["authenticatorSelection"]["residentKey"], "required");
    let given = json!({ "ceremony": asked["ceremony"], "credential": {} });
    nobody.post("/api/session/passkey", given.clone()).await.refused(401, "bad-passkey");
    let made = json!({ "ceremony": asked["ceremony"], "name": "Phone", "credential": {} });
    ada.post("/api/me/passkeys", made).await.refused(401, "bad-passkey");
    ada.delete("/api/me/passkeys/none").await.refused(404, "not-found");
    nobody.post("/api/session/passkey", given.clone()).await.refused(401, "bad-passkey");
    nobody.post("/api/session/passkey", given).await.refused(429, "too-often");
    // Codes on paper are no passkeys, and cannot be taken away one by one.
    let mut guest = house.guest("Zoé").await;
    guest.post("/api/me/passkeys/ask", json!({ "password": "" })).await.refused(409, "guest");
}
