//! People, matches and entries to store.

use serde_json::{Value, json};
use store::{Account, Match, NewEntry, NewLine, SeatRow, Session, Store};

pub fn person(id: &str, name: &str) -> Account {
    Account {
        id: id.into(),
        name: name.into(),
        password: Some("$argon2id$…".into()),
        admin: false,
        settings: json!({"lang": "fr", "theme": "dark"}),
        created: 1_000,
        banned_until: None,
        ban_reason: String::new(),
        erased: None,
    }
}

pub fn guest(id: &str, name: &str) -> Account {
    Account { password: None, ..person(id, name) }
}

pub fn session(account: &str, id: &str, expires: i64) -> Session {
    Session {
        id: id.into(),
        token_hash: format!("hash of {id}"),
        account: account.into(),
        device: "A browser".into(),
        created: 2_000,
        seen: 2_000,
        expires,
    }
}

pub fn seat(account: &str, name: &str) -> SeatRow {
    SeatRow {
        kind: "person".into(),
        account: Some(account.into()),
        name: name.into(),
        extra: json!({"auto": {"leech-up-to": 2}}),
        ..SeatRow::default()
    }
}

pub fn bot(name: &str) -> SeatRow {
    SeatRow { kind: "bot".into(), bot: Some(name.into()), ..SeatRow::default() }
}

/// A match being played: Anna has the move, Boris and a bot sit there too.
pub fn a_match(id: &str) -> Match {
    Match {
        id: id.into(),
        game: "chess".into(),
        stage: "playing".into(),
        public: true,
        title: "An evening".into(),
        host: "hugo".into(),
        invite: "secret".into(),
        setup: json!({"zeta": 1, "alpha": [true, null]}),
        rules_version: 3,
        content: "c0ffee".into(),
        seed: "5eed".into(),
        commitment: "c0".into(),
        opening: json!([1, 2]),
        pace: json!({"kind": "relaxed"}),
        seats: vec![seat("anna", "Anna"), seat("boris", "Boris"), bot("greedy")],
        length: 0,
        waiting: vec![0],
        live: json!({"paused": false}),
        result: None,
        rematch: None,
        created: 10,
        started: Some(20),
        changed: 30,
        finished: None,
        wake_at: None,
    }
}

pub fn entry(key: &str) -> NewEntry {
    NewEntry { key: key.into(), at: 40, by: "anna".into(), entry: json!({"move": key}) }
}

pub fn line(table: &str, key: &str, account: &str, text: &str) -> NewLine {
    NewLine {
        table: table.into(),
        room: "players".into(),
        key: key.into(),
        account: account.into(),
        name: account.to_uppercase(),
        seat: Some(1),
        time: 50,
        at: 3,
        text: text.into(),
    }
}

/// Something in every table.
pub async fn fill(store: &dyn Store) {
    for (id, name) in [("anna", "Anna"), ("boris", "Борис"), ("élodie", "Élodie 🎲")] {
        store.create_account(&person(id, name)).await.unwrap();
        store.create_session(&session(id, &format!("{id}'s phone"), 9_000)).await.unwrap();
    }
    store.create_account(&guest("guest", "Anna")).await.unwrap();
    for id in ["m1", "M1", "ж", "é"] {
        let mut head = a_match(id);
        store.create_match(&head).await.unwrap();
        head.waiting = vec![1, 2];
        let entries = [entry("first"), entry("second \"quoted\"\n")];
        store.append(id, 0, &entries, &head, Some(&json!({"state": id}))).await.unwrap();
        store.say(&line(id, "k", "boris", "Ça va ?\n\t\u{1F600}")).await.unwrap();
        store.set_note(id, "anna", "Remember the temple", 60).await.unwrap();
        store.mark_seen("anna", &[(id.into(), 2)]).await.unwrap();
        store.set_shelf(id, "boris", "archived").await.unwrap();
    }
    store.set_value("secret", &json!({"key": "\u{0000}", "n": [1, i64::MAX]})).await.unwrap();
    store.audit("anna", "ban", &Value::Null, 70).await.unwrap();
}
