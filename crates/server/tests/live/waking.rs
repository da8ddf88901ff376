//! Tables are put away and woken without anybody being forgotten.

use crate::library::{GAME, Library, Wish, relaxed};
use serde_json::{Value, json};
use std::time::Duration;

fn impatient(idle_s: u64) -> Wish {
    let mut wish = Wish::default();
    wish.settings.idle_s = idle_s;
    wish
}

fn on_one_screen(pace: Value) -> Value {
    let local = json!({ "kind": "local", "name": "Léa" });
    json!({
        "game": GAME, "seats": [{ "kind": "me" }, local], "pace": pace, "public": true,
        "start": true,
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn whoever_comes_while_a_table_is_put_away_is_told_what_happens_there() {
    let library = Library::open_with(impatient(1)).await;
    let ada = library.guest("Ada").await;
    let id = library.table(&ada, on_one_screen(relaxed())).await;
    let mut host = library.socket(Some(&ada)).await;
    for round in 0..60 {
        // Standing orders have to be written off when the table is put away: that takes a moment.
        host.watch(&id).await;
        let orders = json!({
            "type": "auto", "table": id, "key": host.key(), "seat": 0,
            "answers": { "rules": { "take-power-for": 1 + round % 3 } },
        });
        assert_eq!(host.deed(orders).await["type"], "ack");
        let mut late = library.socket(Some(&ada)).await;
        host.send(json!({ "type": "unwatch", "table": id })).await;
        host.send(json!({ "type": "ping", "sent": round })).await;
        host.hear("pong").await;
        library.time.advance(Duration::from_millis(1000));
        tokio::time::sleep(Duration::from_micros(100 * (round % 12))).await;
        late.watch(&id).await;
        late.forget();
        let path = format!("/api/tables/{id}/pause");
        library.done(&ada, &path, json!({ "paused": true })).await;
        let heard = late.hear_where("the pause", |heard| heard["info"]["paused"] == true);
        let heard = tokio::time::timeout(Duration::from_secs(5), heard).await;
        assert!(heard.is_ok(), "nothing was heard in round {round}");
        library.done(&ada, &path, json!({ "paused": false })).await;
    }
    library.close().await;
}

#[tokio::test]
async fn tables_that_are_open_and_overdue_keep_nobody_asleep() {
    let mut wish = impatient(10);
    // One person has all these tables open alone.
    wish.settings.own_entries = 0;
    let library = Library::open_with(wish).await;
    let ada = library.guest("Ada").await;
    let mut sockets = Vec::new();
    for number in 0..66 {
        // One socket follows so many tables only.
        if number % 22 == 0 {
            sockets.push(library.socket(Some(&ada)).await);
        }
        let socket = sockets.last_mut().expect("a socket");
        let id = library.table(&ada, on_one_screen(relaxed())).await;
        socket.watch(&id).await;
        for seat in 0..2 {
            let orders = json!({
                "type": "auto", "table": id, "key": socket.key(), "seat": seat,
                "answers": { "rules": { "take-power-for": 2 } },
            });
            assert_eq!(socket.deed(orders).await["type"], "ack");
        }
    }
    let pace = json!({ "kind": "live", "bank": 60, "increment": 0 });
    let id = library.table(&ada, on_one_screen(pace)).await;
    library.time.advance(Duration::from_secs(40));
    for _ in 0..200 {
        if library.app.hall.crowd().tables == 66 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(library.app.hall.crowd().tables, 66, "only the watched tables are open");
    let due = library.app.store.matches_to_wake(library.time.now(), 100).await.expect("a list");
    assert_eq!(due.len(), 66);
    library.time.advance(Duration::from_secs(30));
    for _ in 0..200 {
        // Looked at from outside: asking for the table would wake it.
        let row = library.app.store.get_match(&id).await.expect("a store").expect("a row");
        if row.seats.iter().any(|seat| seat.substitute.is_some()) {
            library.close().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the sleeping table was never woken");
}
