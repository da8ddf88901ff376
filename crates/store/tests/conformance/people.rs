//! Accounts and sessions.

use crate::Place;
use crate::samples::{a_match, entry, guest, line, person, seat, session};
use serde_json::json;
use store::{Account, MatchFilter, StoreError};

pub async fn an_account_comes_back_as_it_was(place: &Place) {
    let store = place.open().await;
    let account = Account {
        admin: true,
        settings: json!({"z": [1, {"y": null}], "a": "é"}),
        created: i64::MIN,
        banned_until: Some(i64::MAX),
        ban_reason: "spam; DROP TABLE accounts".into(),
        erased: Some(0),
        ..person("anna", "Anna")
    };
    store.create_account(&account).await.unwrap();
    store.create_account(&guest("guest", "Gast")).await.unwrap();
    assert_eq!(store.account("anna").await.unwrap(), Some(account));
    assert_eq!(store.account("guest").await.unwrap(), Some(guest("guest", "Gast")));
    assert_eq!(store.account("Anna").await.unwrap(), None, "ids have capitals");
    assert_eq!(store.account("").await.unwrap(), None);
}

pub async fn names_are_unique_among_people_with_passwords(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Élodie")).await.unwrap();
    let again = store.create_account(&person("other", "éLODIE")).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert_eq!(store.account("other").await.unwrap(), None);

    store.create_account(&guest("g1", "Élodie")).await.unwrap();
    store.create_account(&guest("g2", "élodie")).await.unwrap();
    let same_id = store.create_account(&guest("g1", "Somebody")).await;
    assert!(matches!(same_id, Err(StoreError::Taken)), "{same_id:?}");

    let found = store.account_by_name("ÉLODIE").await.unwrap();
    assert_eq!(found, Some(person("anna", "Élodie")), "guests are not found by name");
    assert_eq!(store.account_by_name("Elodie").await.unwrap(), None);
}

pub async fn a_guest_becomes_an_account(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("boris", "Boris")).await.unwrap();
    store.create_account(&guest("g", "Boris")).await.unwrap();
    let taken = store.update_account(&person("g", "BORIS")).await;
    assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
    assert_eq!(store.account("g").await.unwrap(), Some(guest("g", "Boris")));

    store.update_account(&person("g", "Boris the second")).await.unwrap();
    let found = store.account_by_name("boris THE second").await.unwrap();
    assert_eq!(found.map(|account| account.id).as_deref(), Some("g"));
    store.update_account(&person("boris", "boris")).await.unwrap();
}

pub async fn a_change_writes_all_but_id_and_creation(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    let changed = Account {
        name: "Ann".into(),
        password: Some("new".into()),
        admin: true,
        settings: json!(null),
        created: 5,
        banned_until: Some(6),
        ban_reason: "why".into(),
        erased: Some(7),
        ..person("anna", "")
    };
    store.update_account(&changed).await.unwrap();
    let stored = store.account("anna").await.unwrap();
    // Administrators are appointed beside all other changes, and none of those undoes it.
    assert_eq!(stored, Some(Account { created: 1_000, admin: false, ..changed.clone() }));
    store.set_admin("anna", true).await.unwrap();
    store.update_account(&Account { admin: false, ..changed.clone() }).await.unwrap();
    let stored = store.account("anna").await.unwrap();
    assert_eq!(stored, Some(Account { created: 1_000, ..changed }));
    store.set_admin("anna", false).await.unwrap();
    let missing = store.set_admin("nobody", true).await;
    assert!(matches!(missing, Err(StoreError::NotFound)), "{missing:?}");
    assert_eq!(store.account_by_name("Anna").await.unwrap(), None);

    let missing = store.update_account(&person("nobody", "Nobody")).await;
    assert!(matches!(missing, Err(StoreError::NotFound)), "{missing:?}");
}

pub async fn accounts_are_listed_newest_first_and_found_by_part_of_a_name(place: &Place) {
    let store = place.open().await;
    let names = ["Anna", "annabel", "100% Bob", "100 Bob", "snake_case", "snakeXcase"];
    for (age, name) in (0..).zip(names) {
        let account = Account { created: age, ..guest(&format!("id {age}"), name) };
        store.create_account(&account).await.unwrap();
    }
    let found = async |search: &str, limit| {
        let accounts = store.accounts(search, limit).await.unwrap();
        accounts.into_iter().map(|account| account.name).collect::<Vec<_>>()
    };
    assert_eq!(found("", 3).await, ["snakeXcase", "snake_case", "100 Bob"]);
    assert_eq!(found("ANNA", 9).await, ["annabel", "Anna"]);
    assert_eq!(found("100%", 9).await, ["100% Bob"]);
    assert_eq!(found("e_c", 9).await, ["snake_case"]);
    assert_eq!(found("' OR 1=1 --", 9).await, [""; 0]);
    assert_eq!(found("", 0).await, [""; 0]);
}

pub async fn a_session_comes_with_its_account(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    let phone = session("anna", "phone", 9_000);
    store.create_session(&phone).await.unwrap();
    let found = store.session(&phone.token_hash).await.unwrap();
    assert_eq!(found, Some((phone.clone(), person("anna", "Anna"))));
    assert_eq!(store.session("another hash").await.unwrap(), None);

    let twice = store.create_session(&phone).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    let nobody = store.create_session(&session("nobody", "x", 1)).await;
    assert!(matches!(nobody, Err(StoreError::NotFound)), "{nobody:?}");
}

pub async fn sessions_are_listed_and_revoked_one_by_one_or_all(place: &Place) {
    let store = place.open().await;
    for account in ["anna", "boris"] {
        store.create_account(&person(account, account)).await.unwrap();
        for device in ["phone", "laptop", "tablet"] {
            let id = format!("{account} {device}");
            store.create_session(&session(account, &id, 9_000)).await.unwrap();
        }
    }
    let listed = async |account: &str| {
        let sessions = store.sessions_of(account).await.unwrap();
        sessions.into_iter().map(|session| session.id).collect::<Vec<_>>()
    };
    store.touch_session("hash of anna tablet", 3_000, 9_500).await.unwrap();
    store.touch_session("hash of anna tablet", 2_500, 9_100).await.unwrap();
    store.touch_session("hash of nobody", 3_000, 9_500).await.unwrap();
    assert_eq!(listed("anna").await, ["anna tablet", "anna laptop", "anna phone"]);
    let tablet = store.sessions_of("anna").await.unwrap().remove(0);
    assert_eq!((tablet.seen, tablet.expires), (3_000, 9_500), "never back in time");

    store.delete_session("boris", "anna phone").await.unwrap();
    assert_eq!(listed("anna").await.len(), 3, "not somebody else's");
    store.delete_session("anna", "anna phone").await.unwrap();
    assert_eq!(listed("anna").await, ["anna tablet", "anna laptop"]);

    store.delete_sessions("boris", Some("boris phone")).await.unwrap();
    assert_eq!(listed("boris").await, ["boris phone"]);
    store.delete_sessions("boris", None).await.unwrap();
    assert!(listed("boris").await.is_empty());
    assert_eq!(listed("anna").await.len(), 2);
}

pub async fn sessions_expire(place: &Place) {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    for (id, expires) in [("old", 100), ("now", 200), ("later", 201)] {
        store.create_session(&session("anna", id, expires)).await.unwrap();
    }
    assert_eq!(store.delete_expired_sessions(200).await.unwrap(), 2);
    assert_eq!(store.delete_expired_sessions(200).await.unwrap(), 0);
    let left = store.sessions_of("anna").await.unwrap();
    assert_eq!(left, [session("anna", "later", 201)]);
}

pub async fn an_erased_person_leaves_only_games_behind(place: &Place) {
    let store = place.open().await;
    for account in ["anna", "boris"] {
        store.create_account(&person(account, &account.to_uppercase())).await.unwrap();
        store.create_session(&session(account, account, 9_000)).await.unwrap();
    }
    let mut played = a_match("m");
    played.seats.push(seat("anna", "Anna's sister"));
    played.waiting = vec![0];
    store.create_match(&played).await.unwrap();
    store.append("m", 0, &[entry("x")], &played, None).await.unwrap();
    for account in ["anna", "boris"] {
        store.say(&line("m", account, account, "hello")).await.unwrap();
        store.set_note("m", account, "mine", 1).await.unwrap();
    }

    store.erase_account("anna", "Player 7", 99).await.unwrap();

    let erased = store.account("anna").await.unwrap().unwrap();
    let expected = Account {
        name: "Player 7".into(),
        password: None,
        settings: json!({}),
        erased: Some(99),
        ..person("anna", "")
    };
    assert_eq!(erased, expected);
    assert_eq!(store.account_by_name("ANNA").await.unwrap(), None);
    assert!(store.sessions_of("anna").await.unwrap().is_empty());
    assert_eq!(store.note("m", "anna").await.unwrap(), None);
    let lines = store.lines("m", "players", None, 9).await.unwrap();
    let said: Vec<(&str, &str)> =
        lines.iter().map(|line| (line.name.as_str(), line.text.as_str())).collect();
    assert_eq!(said, [("Player 7", "hello"), ("BORIS", "hello")]);

    let after = store.get_match("m").await.unwrap().unwrap();
    let names: Vec<&str> = after.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Player 7", "Boris", "", "Player 7"]);
    assert_eq!((after.length, after.changed), (1, played.changed));
    assert_eq!(store.log("m", 0).await.unwrap()[0].by, "anna", "the log is as it was");
    let theirs = MatchFilter { account: Some("anna".into()), limit: 9, ..MatchFilter::default() };
    assert_eq!(store.matches(&theirs).await.unwrap(), [after]);

    assert_eq!(store.account("boris").await.unwrap(), Some(person("boris", "BORIS")));
    assert_eq!(store.note("m", "boris").await.unwrap().as_deref(), Some("mine"));
    assert_eq!(store.sessions_of("boris").await.unwrap().len(), 1);

    store.create_account(&person("new", "Anna")).await.unwrap();
    let nobody = store.erase_account("nobody", "Player 8", 1).await;
    assert!(matches!(nobody, Err(StoreError::NotFound)), "{nobody:?}");
}

pub async fn what_a_guest_said_and_noted_becomes_an_accounts(place: &Place) {
    let store = place.open().await;
    for account in ["guest", "anna"] {
        store.create_account(&person(account, &account.to_uppercase())).await.unwrap();
        store.create_session(&session(account, account, 9_000)).await.unwrap();
    }
    for id in ["m", "n"] {
        store.create_match(&a_match(id)).await.unwrap();
        store.say(&line(id, "k", "guest", "hello")).await.unwrap();
        store.set_note(id, "guest", "the guest's", 1).await.unwrap();
    }
    store.set_note("n", "anna", "her own", 1).await.unwrap();

    store.take_over("guest", "anna", 99).await.unwrap();

    let said = store.said_by("anna", 0, 9).await.unwrap();
    assert!(said.len() == 2 && said.iter().all(|line| line.name == "ANNA"), "{said:?}");
    assert!(store.said_by("guest", 0, 9).await.unwrap().is_empty());
    assert_eq!(store.note("m", "anna").await.unwrap().as_deref(), Some("the guest's"));
    assert_eq!(store.note("n", "anna").await.unwrap().as_deref(), Some("her own"));
    assert!(store.notes_of("guest").await.unwrap().is_empty());
    assert!(store.sessions_of("guest").await.unwrap().is_empty());
    assert_eq!(store.sessions_of("anna").await.unwrap().len(), 1);
    let guest = store.account("guest").await.unwrap().unwrap();
    assert_eq!((guest.erased, guest.name.as_str()), (Some(99), "guest"));
    let nobody = store.take_over("nobody", "anna", 1).await;
    assert!(matches!(nobody, Err(StoreError::NotFound)), "{nobody:?}");
}
