//! Matches, but for their logs.

use crate::Place;
use crate::samples::{a_match, bot, entry, person, seat, shared_seat};
use serde_json::json;
use store::{Match, MatchFilter, SeatRow, Store, StoreError};

pub async fn a_match_comes_back_as_it_was(place: &Place) {
    let store = place.open().await;
    let full = Match {
        public: false,
        rules_version: u32::MAX,
        waiting: vec![0, 2, 255],
        result: Some(json!([{"points": 112, "place": 1}])),
        rematch: Some("next".into()),
        finished: Some(-1),
        wake_at: Some(i64::MAX),
        ..a_match("full")
    };
    let bare = Match { seats: Vec::new(), waiting: Vec::new(), started: None, ..a_match("bare") };
    store.create_match(&full).await.unwrap();
    store.create_match(&bare).await.unwrap();
    assert_eq!(store.get_match("full").await.unwrap(), Some(full));
    assert_eq!(store.get_match("bare").await.unwrap(), Some(bare));
    assert_eq!(store.get_match("none").await.unwrap(), None);

    let twice = store.create_match(&a_match("bare")).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    store.create_match(&Match { length: 7, ..a_match("long") }).await.unwrap();
    let begun = store.get_match("long").await.unwrap().unwrap();
    assert_eq!(begun.length, 0, "a new match has an empty log");
}

pub async fn a_change_leaves_the_log_alone(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    store.append("m", 0, &[entry("x")], &head, None).await.unwrap();
    let changed = Match {
        stage: "finished".into(),
        public: false,
        title: "Another".into(),
        live: json!([]),
        result: Some(json!(1)),
        changed: 99,
        created: 98,
        length: 1,
        ..a_match("m")
    };
    store.update_match(&changed).await.unwrap();
    let stored = store.get_match("m").await.unwrap();
    assert_eq!(stored, Some(Match { created: 10, ..changed }));
    assert_eq!(store.log("m", 0).await.unwrap().len(), 1);

    let missing = store.update_match(&a_match("none")).await;
    assert!(matches!(missing, Err(StoreError::NotFound)), "{missing:?}");
}

/// Whoever does not know the last entry would overwrite what it led to.
pub async fn a_change_by_who_comes_late_is_refused(place: &Place) {
    let store = place.open().await;
    let head = a_match("m");
    store.create_match(&head).await.unwrap();
    let played = Match { waiting: vec![1], live: json!({"state": "after"}), length: 2, ..head };
    store.append("m", 0, &[entry("x"), entry("y")], &played, None).await.unwrap();
    for length in [0, 1, 3, u32::MAX] {
        let stale = Match { length, seats: vec![seat("eve", "Eve")], ..a_match("m") };
        match store.update_match(&stale).await {
            Err(StoreError::Conflict { expected, found: 2 }) => assert_eq!(expected, length),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(store.get_match("m").await.unwrap(), Some(played));
    let hers = MatchFilter { account: Some("eve".into()), limit: 9, ..MatchFilter::default() };
    assert_eq!(store.matches(&hers).await.unwrap(), []);
}

async fn found(store: &dyn Store, filter: MatchFilter) -> Vec<String> {
    let limit = if filter.limit == 0 { 100 } else { filter.limit };
    let matches = store.matches(&MatchFilter { limit, ..filter }).await.unwrap();
    matches.into_iter().map(|found| found.id).collect()
}

pub async fn lists_are_filtered_and_newest_first(place: &Place) {
    let store = place.open().await;
    let rows = [
        ("a", "open", "chess", true, "anna", 10),
        ("b", "playing", "chess", true, "boris", 20),
        ("c", "playing", "go", false, "anna", 30),
        ("d", "finished", "go", true, "anna", 40),
        ("e", "open", "go", false, "boris", 50),
        ("f", "open", "go", true, "boris", 50),
    ];
    for (id, stage, game, public, account, changed) in rows {
        let (stage, game) = (stage.into(), game.into());
        let seats = vec![bot("greedy"), seat(account, account), seat(account, "twice")];
        let waiting = if changed == 30 { vec![1, 2] } else { vec![0] };
        let new = Match { stage, game, public, seats, waiting, changed, ..a_match(id) };
        store.create_match(&new).await.unwrap();
    }
    let store = &*store;
    let all = MatchFilter::default;
    assert_eq!(found(store, all()).await, ["f", "e", "d", "c", "b", "a"]);
    let open = || MatchFilter { stage: Some("open".into()), ..all() };
    assert_eq!(found(store, open()).await, ["f", "e", "a"]);
    let lobby = || MatchFilter { public: Some(true), ..open() };
    assert_eq!(found(store, lobby()).await, ["f", "a"]);
    assert_eq!(found(store, MatchFilter { public: Some(false), ..all() }).await, ["e", "c"]);
    let go = || MatchFilter { game: Some("go".into()), ..all() };
    assert_eq!(found(store, go()).await, ["f", "e", "d", "c"]);
    assert_eq!(found(store, MatchFilter { game: Some("go".into()), ..lobby() }).await, ["f"]);

    let annas = || MatchFilter { account: Some("anna".into()), ..all() };
    assert_eq!(found(store, annas()).await, ["d", "c", "a"], "once, though she sits there twice");
    let hers = MatchFilter { waiting_for_account: true, ..annas() };
    assert_eq!(found(store, hers).await, ["c"]);
    let finished = MatchFilter { stage: Some("finished".into()), ..annas() };
    assert_eq!(found(store, finished).await, ["d"]);
    let nobody = MatchFilter { account: Some("nobody".into()), ..all() };
    assert_eq!(found(store, nobody).await, [""; 0]);

    assert_eq!(
        found(store, MatchFilter { changed_before: Some(50), limit: 2, ..all() }).await,
        ["d", "c"]
    );
    assert_eq!(found(store, MatchFilter { changed_before: Some(30), ..annas() }).await, ["a"]);
    let none = MatchFilter { limit: 0, ..all() };
    assert!(store.matches(&none).await.unwrap().is_empty());
}

pub async fn seats_are_found_as_people_come_and_go(place: &Place) {
    let store = place.open().await;
    let store = &*store;
    let empty = SeatRow { kind: "open".into(), ..SeatRow::default() };
    let mut table =
        Match { seats: vec![empty.clone(), empty.clone()], waiting: vec![], ..a_match("m") };
    store.create_match(&table).await.unwrap();
    let of = |account: &str, waiting| MatchFilter {
        account: Some(account.into()),
        waiting_for_account: waiting,
        ..MatchFilter::default()
    };
    assert_eq!(found(store, of("anna", false)).await, [""; 0]);

    table.seats[1] = seat("anna", "Anna");
    store.update_match(&table).await.unwrap();
    assert_eq!(found(store, of("anna", false)).await, ["m"]);
    assert_eq!(found(store, of("anna", true)).await, [""; 0]);

    table.seats[0] = seat("boris", "Boris");
    table.waiting = vec![1];
    store.append("m", 0, &[entry("x")], &table, None).await.unwrap();
    assert_eq!(found(store, of("anna", true)).await, ["m"]);
    assert_eq!(found(store, of("boris", false)).await, ["m"]);
    assert_eq!(found(store, of("boris", true)).await, [""; 0]);

    table.waiting = vec![0];
    store.append("m", 1, &[entry("y")], &table, None).await.unwrap();
    assert_eq!(found(store, of("anna", true)).await, [""; 0]);
    assert_eq!(found(store, of("boris", true)).await, ["m"]);

    table.length = 2;
    table.seats = vec![seat("chloé", "Chloé")];
    store.update_match(&table).await.unwrap();
    assert_eq!(found(store, of("anna", false)).await, [""; 0]);
    assert_eq!(found(store, of("boris", false)).await, [""; 0]);
    assert_eq!(found(store, of("chloé", true)).await, ["m"]);
}

pub async fn whoever_shares_a_seat_finds_it_and_is_waited_for_alone(place: &Place) {
    let store = place.open().await;
    let store = &*store;
    let seats = vec![shared_seat(&["anna", "chloé"]), seat("boris", "Boris")];
    let mut table = Match { seats, waiting: vec![1], ..a_match("m") };
    store.create_match(&table).await.unwrap();
    assert_eq!(store.get_match("m").await.unwrap().unwrap().seats, table.seats);
    let of = |account: &str, waiting| MatchFilter {
        account: Some(account.into()),
        waiting_for_account: waiting,
        ..MatchFilter::default()
    };
    for account in ["anna", "chloé"] {
        assert_eq!(found(store, of(account, false)).await, ["m"]);
        assert_eq!(found(store, of(account, true)).await, [""; 0]);
    }
    table.waiting = vec![0];
    store.update_match(&table).await.unwrap();
    assert_eq!(found(store, of("anna", true)).await, ["m"]);
    assert_eq!(found(store, of("chloé", true)).await, [""; 0]);
    let [first, second] = &mut table.seats[0].members[..] else { panic!("two people") };
    (first.asked, second.asked) = (false, true);
    store.append("m", 0, &[entry("x")], &table, None).await.unwrap();
    assert_eq!(found(store, of("anna", true)).await, [""; 0]);
    assert_eq!(found(store, of("chloé", true)).await, ["m"]);

    store.create_account(&person("chloé", "CHLOÉ")).await.unwrap();
    store.erase_account("chloé", "Player 7", 9).await.unwrap();
    let names = store.get_match("m").await.unwrap().unwrap().seats.swap_remove(0).members;
    assert_eq!(names.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["ANNA", "Player 7"]);

    table.length = 1;
    table.seats[0] = seat("anna", "Anna");
    store.update_match(&table).await.unwrap();
    assert_eq!(found(store, of("chloé", false)).await, [""; 0]);
    assert_eq!(found(store, of("anna", true)).await, ["m"]);
}

pub async fn sleeping_matches_are_woken_in_time(place: &Place) {
    let store = place.open().await;
    let rows = [
        ("late", "playing", Some(50)),
        ("later", "playing", Some(60)),
        ("first", "playing", Some(10)),
        ("never", "playing", None),
        ("over", "finished", Some(10)),
    ];
    for (id, stage, wake_at) in rows {
        store.create_match(&Match { stage: stage.into(), wake_at, ..a_match(id) }).await.unwrap();
    }
    assert_eq!(store.matches_to_wake(9, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.matches_to_wake(50, 9).await.unwrap(), ["first", "late"]);
    assert_eq!(store.matches_to_wake(99, 2).await.unwrap(), ["first", "late"]);
    let played = Match { wake_at: None, ..a_match("first") };
    store.append("first", 0, &[entry("x")], &played, None).await.unwrap();
    assert_eq!(store.matches_to_wake(99, 9).await.unwrap(), ["late", "later"]);
}

pub async fn a_host_is_found_without_a_seat(place: &Place) {
    let store = place.open().await;
    let mut hosted = Match { host: "clara".into(), ..a_match("m") };
    store.create_match(&hosted).await.unwrap();
    let of = async |account: &str, waiting_for_account: bool| {
        let account = Some(account.to_string());
        let filter =
            MatchFilter { account, waiting_for_account, limit: 9, ..MatchFilter::default() };
        store.matches(&filter).await.unwrap().len()
    };
    assert_eq!((of("clara", false).await, of("clara", true).await), (1, 0));
    hosted.host = "boris".into();
    store.update_match(&hosted).await.unwrap();
    assert_eq!((of("clara", false).await, of("boris", false).await), (0, 1));
}

pub async fn whoever_held_a_seat_before_still_finds_the_match(place: &Place) {
    let store = place.open().await;
    let ids = async |account: &str| {
        let filter =
            MatchFilter { account: Some(account.into()), limit: 9, ..MatchFilter::default() };
        store.matches(&filter).await.unwrap().len()
    };
    store.create_account(&person("boris", "Boris")).await.unwrap();
    let mut table = a_match("m");
    store.create_match(&table).await.unwrap();
    table.seats[1] = seat("carl", "Carl");
    table.seats[1].before =
        vec![store::Former { account: "boris".into(), name: "Boris".into(), left: 3, until: 7 }];
    store.update_match(&table).await.unwrap();
    assert_eq!((ids("boris").await, ids("carl").await), (1, 1));
    assert_eq!(store.get_match("m").await.unwrap().unwrap(), table);
    store.erase_account("boris", "Player", 99).await.unwrap();
    let found = store.get_match("m").await.unwrap().unwrap();
    assert_eq!((&*found.seats[1].name, &*found.seats[1].before[0].name), ("Carl", "Player"));
    table.seats[1].before.clear();
    store.update_match(&table).await.unwrap();
    assert_eq!((ids("boris").await, ids("carl").await), (0, 1));
}
