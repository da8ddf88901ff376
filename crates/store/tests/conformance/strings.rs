//! Texts nobody would write by accident.

use crate::Place;
use crate::samples::{a_match, entry, fill, line, person, seat, session};
use serde_json::{Value, json};
use store::{Account, Match, MatchFilter, NewEntry, NewLine, SeatRow, Session, StoreError};

const TEXTS: &[&str] = &[
    "",
    " ",
    "'; DROP TABLE matches; --",
    "\" OR \"\"=\"",
    "$1 ?1 :a @b %s {} \\",
    "\\x00 \\0 \\u0000",
    "line\nbreak\r\n\ttab\u{1}\u{7f}",
    "ÀÉÎõü ß ﬁ İı ς",
    "Ludothèque — « jeux » 🎲🏳️‍🌈 \u{202e}right to left",
    "日本語 한국어 العربية",
    "e\u{301} is not \u{e9}",
    "\u{fffd}\u{ffff}\u{10ffff}\u{feff}",
    "NULL",
    "123",
    "1e3",
    "{\"json\": true}",
];

pub async fn every_text_comes_back_as_it_was(place: &Place) {
    let store = place.open().await;
    for (number, text) in TEXTS.iter().enumerate() {
        let unique = |kind: &str| format!("{kind} {number} {text}");
        let value = json!({*text: [text, {"x": text}]});
        let account = Account {
            settings: value.clone(),
            ban_reason: (*text).into(),
            password: Some((*text).into()),
            ..person(&unique("account"), &unique("name"))
        };
        store.create_account(&account).await.unwrap();
        assert_eq!(store.account(&account.id).await.unwrap().as_ref(), Some(&account));
        let found = store.account_by_name(&account.name.to_uppercase()).await.unwrap();
        assert_eq!(found.as_ref(), Some(&account), "{text:?}");
        assert!(store.accounts(text, 99).await.unwrap().contains(&account), "{text:?}");

        let session =
            Session { device: (*text).into(), ..session(&account.id, &unique("session"), 9) };
        store.create_session(&session).await.unwrap();
        assert_eq!(store.sessions_of(&account.id).await.unwrap(), [session]);

        let head = Match {
            title: (*text).into(),
            game: unique("game"),
            setup: value.clone(),
            live: value.clone(),
            seats: vec![SeatRow { extra: value.clone(), ..seat(&account.id, text) }],
            rematch: Some((*text).into()),
            ..a_match(&unique("match"))
        };
        store.create_match(&head).await.unwrap();
        let new = NewEntry { by: (*text).into(), entry: value.clone(), ..entry(text) };
        store.append(&head.id, 0, &[new], &head, Some(&value)).await.unwrap();
        let filter = MatchFilter {
            game: Some(head.game.clone()),
            account: Some(account.id.clone()),
            limit: 9,
            ..MatchFilter::default()
        };
        let listed = store.matches(&filter).await.unwrap();
        assert_eq!(listed, [Match { length: 1, ..head.clone() }]);
        let log = store.log(&head.id, 0).await.unwrap();
        assert_eq!(
            (log[0].key.as_str(), log[0].by.as_str(), &log[0].entry),
            (*text, *text, &value)
        );
        assert_eq!(store.snapshot(&head.id, 1).await.unwrap(), Some((1, value.clone())));

        let said = NewLine { room: (*text).into(), ..line(&head.id, text, &account.id, text) };
        let said = store.say(&said).await.unwrap();
        assert_eq!(said.text, *text);
        assert_eq!(store.lines(&head.id, text, None, 9).await.unwrap(), [said]);
        store.set_note(&head.id, &account.id, text, 1).await.unwrap();
        assert_eq!(store.note(&head.id, &account.id).await.unwrap().as_deref(), Some(*text));
        store.set_value(text, &value).await.unwrap();
        assert_eq!(store.get_value(text).await.unwrap(), Some(value));
    }
}

fn nested(depth: u32) -> Value {
    (0..depth).fold(Value::Null, |inner, _| json!([inner]))
}

/// A zero character, an endless key, bottomless JSON: the same answer everywhere.
pub async fn what_not_every_database_could_keep_is_refused(place: &Place) {
    let store = place.open().await;
    fill(&*store).await;
    let before = store::archive::contents(&*store).await.unwrap();
    let long = "k".repeat(601);
    let head = a_match("m1");
    let zero = Account { ban_reason: "\0".into(), ..person("zero", "Zero") };
    let refused = [
        store.create_account(&person("zero\0", "Zero")).await,
        store.create_account(&zero).await,
        store.create_account(&person(&long, "Long")).await,
        store.create_account(&person("long", &long)).await,
        store.create_account(&person("grows", &"ΐ".repeat(250))).await,
        store.update_account(&person("anna", "An\0na")).await,
        store.erase_account("anna", "\0", 1).await,
        store.create_session(&session("anna", "\0", 1)).await,
        store.create_match(&a_match("\0")).await,
        store.create_match(&a_match(&long)).await,
        store.update_match(&Match { title: "\0".into(), length: 2, ..head.clone() }).await,
        store.update_match(&Match { live: nested(200), length: 2, ..head.clone() }).await,
        store
            .update_match(&Match { seats: vec![seat(&long, "")], length: 2, ..head.clone() })
            .await,
        store.append("m1", 2, &[entry(&long)], &head, None).await.map(drop),
        store.append("m1", 2, &[entry("ok"), entry("\0")], &head, None).await.map(drop),
        store.append("m1", 2, &[], &head, Some(&nested(200))).await.map(drop),
        store.say(&line("m1", "z", "anna", "\0")).await.map(drop),
        store.say(&line("m1", &long, "anna", "")).await.map(drop),
        store.set_note("m1", "anna", "\0", 1).await,
        store.set_value(&long, &json!(1)).await,
        store.set_value("deep", &nested(200)).await,
        store.audit("\0", "", &json!(1), 1).await,
    ];
    for (number, result) in refused.into_iter().enumerate() {
        assert!(matches!(result, Err(StoreError::Unstorable(_))), "{number}: {result:?}");
    }
    assert_eq!(store::archive::contents(&*store).await.unwrap(), before);

    assert_eq!(store.account("\0").await.unwrap(), None);
    assert_eq!(store.account_by_name("an\0na").await.unwrap(), None);
    assert_eq!(store.accounts("\0", 9).await.unwrap(), []);
    assert_eq!(store.get_match("m1\0").await.unwrap(), None);
    assert_eq!(store.session("\0").await.unwrap(), None);
    assert_eq!(store.log(&long, 0).await.unwrap(), []);
    let nothing = MatchFilter { game: Some("\0".into()), limit: 9, ..MatchFilter::default() };
    assert_eq!(store.matches(&nothing).await.unwrap(), []);
}

pub async fn long_json_comes_back_as_it_was(place: &Place) {
    let store = place.open().await;
    let long = json!({"text": "é\u{0}\"".repeat(500_000), "list": vec![1.25; 200_000]});
    let deep = nested(100);
    let head = Match { live: long.clone(), ..a_match("m") };
    store.create_match(&head).await.unwrap();
    let entries = [
        NewEntry { entry: long.clone(), ..entry("long") },
        NewEntry { entry: deep.clone(), ..entry("deep") },
    ];
    store.append("m", 0, &entries, &head, Some(&long)).await.unwrap();
    let log = store.log("m", 0).await.unwrap();
    assert!(log[0].entry == long && log[1].entry == deep);
    assert!(store.snapshot("m", 2).await.unwrap() == Some((2, long.clone())));
    assert!(store.get_match("m").await.unwrap().unwrap().live == long);
}
