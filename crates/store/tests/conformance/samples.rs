//! People, matches and entries to store.

use serde_json::{Value, json};
use store::{
    Account, Channel, Key, Mail, Match, Member, NewEntry, NewLetter, NewLine, NewNotice, OnceLink,
    Plan, SeatRow, Session, Store, Telling, Way,
};

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

/// A seat of these, who see to things of their own; the match waits for the first of them.
pub fn shared_seat(people: &[&str]) -> SeatRow {
    let member = |(at, account): (usize, &&str)| Member {
        account: (*account).into(),
        name: account.to_uppercase(),
        role: format!("role {at}"),
        asked: at == 0,
        ..Member::default()
    };
    let members = people.iter().enumerate().map(member).collect();
    SeatRow { members, ..seat(people[0], &people[0].to_uppercase()) }
}

pub fn letter(table: &str, account: &str, (from, to): (u8, u8), text: &str) -> NewLetter {
    NewLetter {
        table: table.into(),
        key: format!("{account}:{text}"),
        account: account.into(),
        name: account.to_uppercase(),
        from,
        to,
        time: 50,
        at: 3,
        text: text.into(),
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
        copied: false,
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

pub fn key(id: &str, account: &str, kind: &str) -> Key {
    Key {
        id: id.into(),
        account: account.into(),
        kind: kind.into(),
        name: "Élodie’s \"phone\"".into(),
        created: 80,
        used: None,
        secret: json!({"secret": [1, 2]}),
    }
}

pub fn link(hash: &str, account: &str, until: i64) -> OnceLink {
    OnceLink {
        hash: hash.into(),
        account: account.into(),
        purpose: "reset".into(),
        until,
        detail: json!({"address": "é@example.org"}),
    }
}

/// Its key is the kind and the length.
pub fn notice(account: &str, kind: &str, length: u32) -> NewNotice {
    NewNotice {
        account: account.into(),
        kind: kind.into(),
        key: format!("{kind}:{length}"),
        length,
        due: 100 + i64::from(length),
        detail: json!({"by": "Борис \"B\""}),
        by: None,
    }
}

pub fn mail(account: &str, address: &str) -> Mail {
    Mail { account: account.into(), address: address.into(), changed: 5, confirmed_at: None }
}

pub fn channel(id: &str, account: &str) -> Channel {
    Channel {
        id: id.into(),
        account: account.into(),
        kind: "hook".into(),
        address: "https://example.org/hook?é".into(),
        keys: json!({ "shape": "json" }),
        wishes: json!({ "delay": 5 }),
        created: 7,
        sent: None,
        tries: 0,
        retired: None,
        trouble: String::new(),
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
        let secret = letter(id, "anna", (2, 0), "Alone at last");
        store.write_letter(&secret, &Telling::default()).await.unwrap();
        store.say(&line(id, "k", "boris", "Ça va ?\n\t\u{1F600}")).await.unwrap();
        store.set_note(id, "anna", "Remember the temple", 60).await.unwrap();
        store.mark_seen("anna", &[(id.into(), 2)]).await.unwrap();
        store.set_shelf(id, "boris", "archived").await.unwrap();
        let turn = NewNotice { key: format!("turn:{id}"), ..notice("anna", "turn", 2) };
        let telling = Telling { over: Vec::new(), new: vec![turn] };
        let head = Match { length: 2, ..head };
        store.update_match_telling(&head, &telling).await.unwrap();
    }
    store.alert("anna", "device", &json!({"device": "é"}), 66).await.unwrap();
    store.set_tie("anna", "boris", Some("friend"), 61).await.unwrap();
    store.add_keys(&[key("k1", "anna", "totp")], None).await.unwrap();
    store.make_link(&link("h1", "boris", 9_000)).await.unwrap();
    store.set_mail(&mail("anna", "anna@example.org")).await.unwrap();
    store.put_channel(&channel("c1", "anna")).await.unwrap();
    let turn = NewNotice { key: "late".into(), ..notice("anna", "turn", 9) };
    let telling = Telling { over: Vec::new(), new: vec![turn] };
    let head = store.get_match("m1").await.unwrap().unwrap();
    store.update_match_telling(&head, &telling).await.unwrap();
    let due = store.unplanned(999, 9).await.unwrap();
    let way = Way { channel: "c1".into(), from_at: 1, send_at: 2 };
    store.plan(&[Plan { notice: due[0].notice.id, ways: vec![way] }]).await.unwrap();
    store.set_feed("anna", Some("hash"), 3).await.unwrap();
    store.set_value("secret", &json!({"key": "\u{0000}", "n": [1, i64::MAX]})).await.unwrap();
    store.audit("anna", "ban", &Value::Null, 70).await.unwrap();
}
