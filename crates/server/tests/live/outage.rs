//! The way to the database breaks at the worst moment: what was stored counts, whoever was told
//! what.

use crate::library::{Client, Folder, Guest, Library, Wish, asked, first_move, relaxed};
use serde_json::{Value, json};
use server::time::Time;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::testing::{Cluster, Wire};

/// A library at the end of a wire, with a game of two; the seat to move, its holder's socket and
/// what they play.
struct Outage {
    wire: Wire,
    library: Library,
    people: [Guest; 2],
    id: String,
    seat: u64,
    socket: Client,
    notation: String,
}

impl Outage {
    async fn begin(cluster: &Cluster) -> Outage {
        let wire = Wire::to(&cluster.database().expect("a database")).await.expect("a wire");
        let folder = Arc::new(Folder::new());
        let wish = Wish { time: Time::system(), ..Wish::default() };
        let library = Library::open_on(&wire.address(), folder, wish).await;
        let people = [library.guest("Ada").await, library.guest("Bob").await];
        let id = library.game_of(&[&people[0], &people[1]], relaxed()).await;
        let mut socket = library.socket(Some(&people[0])).await;
        let seat = asked(&socket.watch(&id).await["position"])[0];
        let mut socket = library.socket(Some(&people[seat as usize])).await;
        let notation = first_move(&socket.watch(&id).await["position"]).expect("a move");
        Outage { wire, library, people, id, seat, socket, notation }
    }

    async fn play(&mut self) -> Value {
        let moves = [self.notation.as_str()];
        self.socket.play_with_key(&self.id, self.seat, 0, &moves, "once").await
    }

    async fn order(&mut self, key: &str) -> Value {
        let (id, seat) = (&self.id, self.seat);
        let answers = json!({ "rules": {} });
        let orders =
            json!({ "type": "auto", "table": id, "key": key, "seat": seat, "answers": answers });
        self.socket.deed(orders).await
    }

    /// Sends the move again until it is acknowledged.
    async fn play_on(&mut self) -> Value {
        let begun = Instant::now();
        loop {
            let answer = self.play().await;
            if answer["type"] == "ack" {
                return answer;
            }
            assert_eq!(answer["refused"]["code"], "unavailable", "{answer}");
            assert!(begun.elapsed() < Duration::from_secs(20), "{answer}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// The move is there, once, and everything beside the log knows it; also after a restart.
    async fn expect_kept(self) {
        let Outage { wire, library, people, id, notation, .. } = self;
        let address = wire.address();
        for _ in 0..2 {
            let log = library.app.store.log(&id, 0).await.expect("a store");
            assert_eq!(log.len(), 1, "{log:?}");
            assert_eq!(log[0].entry["move"], json!(notation));
            let row = library.app.store.get_match(&id).await.expect("a store").expect("a match");
            let scene = library.app.hall.scene(&id).await.expect("the table");
            let table = scene.table.as_ref().expect("a table");
            let waiting: Vec<u8> = table.asked().iter().map(|seat| seat.0).collect();
            assert_eq!((row.length, &row.waiting), (1, &waiting));
            assert_eq!(row.live["state"], table.record().state);
        }
        let folder = library.close().await;
        let library = Library::open_on(&address, folder, Wish::default()).await;
        let mut socket = library.socket(Some(&people[0])).await;
        let table = socket.watch(&id).await;
        assert_eq!(table["position"]["at"], 1);
        assert_eq!(library.app.store.log(&id, 0).await.expect("a store").len(), 1);
        library.close().await;
    }
}

fn cluster() -> Option<Cluster> {
    Cluster::start(false).map_err(|why| println!("skipped: {why}")).ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_acknowledgement_was_lost_is_never_overwritten() {
    let Some(cluster) = cluster() else { return };
    let mut outage = Outage::begin(&cluster).await;
    outage.wire.cut_after_next_commit();
    let answer = outage.play().await;
    assert_eq!(answer["refused"]["code"], "unavailable", "{answer}");
    // Something that is kept beside the log, by whoever thinks that the move was not stored.
    let answer = outage.order("orders").await;
    assert_eq!((&answer["type"], &answer["at"]), (&json!("ack"), &json!(1)), "{answer}");
    assert_eq!(outage.play().await["at"], 1);
    outage.expect_kept().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_whose_acknowledgement_was_lost_are_known_by_their_key() {
    let Some(cluster) = cluster() else { return };
    let mut outage = Outage::begin(&cluster).await;
    outage.wire.cut_after_next_commit();
    let answer = outage.order("orders").await;
    assert_eq!(answer["refused"]["code"], "unavailable", "{answer}");
    assert_eq!(outage.order("orders").await["at"], 0);
    assert_eq!(outage.play().await["at"], 1);
    assert_eq!(outage.order("orders").await["at"], 0, "told again what was told before");
    outage.expect_kept().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_database_that_fell_silent() {
    let Some(cluster) = cluster() else { return };
    let mut outage = Outage::begin(&cluster).await;
    outage.wire.fall_silent();
    let begun = Instant::now();
    let answer = outage.play().await;
    assert_eq!(answer["refused"]["code"], "unavailable", "{answer}");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    outage.wire.mend();
    assert_eq!(outage.play_on().await["at"], 1);
    outage.expect_kept().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_whose_connections_are_cut_is_used_again() {
    let Some(cluster) = cluster() else { return };
    let mut outage = Outage::begin(&cluster).await;
    cluster.cut().expect("connections end");
    assert_eq!(outage.play_on().await["at"], 1);
    cluster.cut().expect("connections end");
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(outage.play_on().await["at"], 1);
    outage.expect_kept().await;
}
