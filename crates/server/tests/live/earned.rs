//! Time is earned by turns that end, and only once.

use crate::library::{Client, Guest, Library, Wish, asked, relaxed};
use serde_json::{Value, json};
use std::time::Duration;

/// Two people at a table, seen from both seats.
struct Duel {
    library: Library,
    id: String,
    guests: [Guest; 2],
    sockets: [Client; 2],
}

impl Duel {
    async fn begin(wish: Wish, pace: Value) -> Duel {
        let library = Library::open_with(wish).await;
        let guests = [library.guest("Ada").await, library.guest("Bob").await];
        let id = library.game_of(&[&guests[0], &guests[1]], pace).await;
        let sockets =
            [library.socket(Some(&guests[0])).await, library.socket(Some(&guests[1])).await];
        Duel { library, id, guests, sockets }
    }

    async fn position(&mut self, seat: usize) -> Value {
        self.sockets[seat].watch(&self.id).await["position"].clone()
    }

    async fn info(&self) -> Value {
        self.library.get(Some(&self.guests[0]), &format!("/api/tables/{}", self.id)).await.1
    }

    async fn asked(&mut self) -> usize {
        asked(&self.position(0).await)[0] as usize
    }

    /// Milliseconds a seat has now.
    async fn left(&self, seat: usize) -> i64 {
        let clock = self.info().await["seats"][seat]["clock"].clone();
        match clock["deadline"].as_i64() {
            Some(deadline) => deadline - self.library.time.now(),
            None => clock["left"].as_i64().expect("a number"),
        }
    }

    async fn play(&mut self, seat: usize, position: &Value, notation: &str) {
        let at = position["at"].as_u64().expect("a length");
        let answer = self.sockets[seat].play(&self.id, seat as u64, at, &[notation]).await;
        assert_eq!(answer["type"], "ack", "{answer}");
    }

    async fn deed(&mut self, kind: &str, seat: usize, more: Value) -> Value {
        let mut deed = json!({
            "type": kind, "table": self.id, "key": self.sockets[seat].key(), "seat": seat,
        });
        deed.as_object_mut().expect("fields").extend(more.as_object().cloned().expect("fields"));
        self.sockets[seat].deed(deed).await
    }

    /// Plays on until somebody could take a free step of this kind; gives seat and notation.
    async fn until_free(&mut self, verb: &str) -> (usize, String) {
        for _ in 0..80 {
            let seat = self.asked().await;
            let position = self.position(seat).await;
            let moves = notations(&position);
            if let Some(free) = moves.iter().find(|notation| notation.starts_with(verb)) {
                return (seat, free.clone());
            }
            self.play(seat, &position, &moves[0]).await;
        }
        panic!("nobody could {verb}");
    }
}

fn notations(position: &Value) -> Vec<String> {
    let moves = position["moves"].as_array().expect("moves");
    moves.iter().map(|mv| mv["notation"].as_str().expect("notation").to_string()).collect()
}

fn slow_bots() -> Wish {
    let mut wish = Wish::default();
    wish.settings.bot_pause_ms = 600_000;
    wish
}

#[tokio::test]
async fn a_free_step_and_its_undo_earn_no_time() {
    let pace = json!({ "kind": "correspondence", "per_turn": 3600 });
    let mut duel = Duel::begin(Wish::default(), pace).await;
    let (seat, free) = duel.until_free("convert").await;
    assert_eq!(duel.left(seat).await, 3_600_000);
    for round in 1..=3 {
        duel.library.time.advance(Duration::from_secs(60));
        let position = duel.position(seat).await;
        duel.play(seat, &position, &free).await;
        assert_eq!(duel.left(seat).await, 3_600_000 - round * 60_000);
        let back = duel.position(seat).await["undo"][0].clone();
        let undone = duel.deed("undo", seat, json!({ "to": back })).await;
        assert_eq!(undone["type"], "ack", "{undone}");
        assert_eq!(duel.left(seat).await, 3_600_000 - round * 60_000);
    }
    duel.library.close().await;
}

/// Plays on until one seat has passed and the other takes turns alone; gives the other.
async fn alone(duel: &mut Duel) -> usize {
    let mut passed = None;
    for _ in 0..120 {
        let seat = duel.asked().await;
        let position = duel.position(seat).await;
        let moves = notations(&position);
        let pass = moves.iter().find(|notation| notation.starts_with("pass"));
        match (passed, pass) {
            (None, Some(pass)) => {
                duel.play(seat, &position, pass).await;
                passed = Some(seat);
            }
            (Some(other), Some(_)) if other != seat => return seat,
            _ => {
                // Both dig with workers, and have enough of them.
                let digs = ["faction nomads", "faction mermaids", "faction witches"];
                let digger = moves.iter().find(|notation| digs.contains(&notation.as_str()));
                duel.play(seat, &position, digger.unwrap_or(&moves[0])).await;
            }
        }
    }
    panic!("nobody passed");
}

/// Takes a whole turn alone: an action, and whatever it brings along.
async fn take_turn(duel: &mut Duel, seat: usize) {
    let actions = ["transform", "send", "advance", "build", "upgrade"];
    let mut position = duel.position(seat).await;
    let moves = notations(&position);
    let named = |verb: &&str| moves.iter().find(|notation| notation.starts_with(*verb)).cloned();
    let mut next = actions.iter().find_map(named).unwrap_or_else(|| panic!("{moves:?}"));
    loop {
        duel.play(seat, &position, &next).await;
        assert_eq!(duel.asked().await, seat, "nobody else is asked");
        position = duel.position(seat).await;
        let moves = notations(&position);
        // Passing is an action: the next turn has begun.
        if moves.iter().any(|notation| notation.starts_with("pass")) {
            return;
        }
        let done = moves.iter().find(|notation| *notation == "done");
        next = done.unwrap_or(&moves[0]).clone();
    }
}

#[tokio::test]
async fn turns_played_alone_earn_as_much_as_others_and_lose_it_when_taken_back() {
    let pace = json!({ "kind": "live", "bank": 600, "increment": 30 });
    let mut duel = Duel::begin(Wish::default(), pace).await;
    let seat = alone(&mut duel).await;
    let before = duel.left(seat).await;
    let begun = duel.position(seat).await["at"].clone();
    for again in 0..3 {
        take_turn(&mut duel, seat).await;
        assert_eq!(duel.left(seat).await, before - again * 7_000 + 30_000);
        // Time spent since stays spent, time earned since is gone.
        duel.library.time.advance(Duration::from_secs(7));
        let undone = duel.deed("undo", seat, json!({ "to": begun })).await;
        assert_eq!(undone["type"], "ack", "{undone}");
        assert_eq!(duel.left(seat).await, before - (again + 1) * 7_000);
    }
    duel.library.close().await;
}

#[tokio::test]
async fn by_correspondence_too_each_turn_played_alone_has_its_time() {
    let pace = json!({ "kind": "correspondence", "per_turn": 3600 });
    let mut duel = Duel::begin(Wish::default(), pace).await;
    let seat = alone(&mut duel).await;
    let begun = duel.position(seat).await["at"].clone();
    duel.library.time.advance(Duration::from_secs(3000));
    take_turn(&mut duel, seat).await;
    assert_eq!(duel.left(seat).await, 3_600_000);
    // Going back is refused once there would be no time to play again.
    duel.library.time.advance(Duration::from_secs(1200));
    let undone = duel.deed("undo", seat, json!({ "to": begun })).await;
    assert_eq!(undone["refused"]["code"], "no-time", "{undone}");
    assert_eq!(duel.left(seat).await, 2_400_000);
    duel.library.close().await;
}

#[tokio::test]
async fn leaving_the_chair_for_a_moment_gives_no_time() {
    for pace in [
        json!({ "kind": "live", "bank": 40, "increment": 0 }),
        json!({ "kind": "correspondence", "per_turn": 3600 }),
    ] {
        let mut duel = Duel::begin(slow_bots(), pace).await;
        let seat = duel.asked().await;
        let full = duel.left(seat).await;
        for round in 1..=3 {
            duel.library.time.advance(Duration::from_secs(4));
            assert_eq!(duel.deed("step_away", seat, json!({})).await["type"], "ack");
            // While the substitute thinks, so can the holder.
            duel.library.time.advance(Duration::from_secs(2));
            assert_eq!(duel.deed("take_back", seat, json!({})).await["type"], "ack");
            assert_eq!(duel.left(seat).await, full - round * 6_000);
        }
        duel.library.close().await;
    }
}

#[tokio::test]
async fn whoever_is_out_of_time_gets_some_only_after_the_substitute_moved() {
    let pace = json!({ "kind": "live", "bank": 60, "increment": 0 });
    let mut duel = Duel::begin(slow_bots(), pace).await;
    let seat = duel.asked().await;
    duel.library.time.advance(Duration::from_secs(61));
    for _ in 0..3 {
        let mut away = false;
        for _ in 0..200 {
            away = duel.info().await["seats"][seat]["substitute"].is_string();
            if away {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(away, "{}", duel.info().await);
        assert_eq!(duel.deed("take_back", seat, json!({})).await["type"], "ack");
        assert!(duel.left(seat).await <= 0);
    }
    duel.library.close().await;
}

#[tokio::test]
async fn standing_orders_hold_again_when_the_holder_is_back() {
    let mut duel = Duel::begin(slow_bots(), relaxed()).await;
    let seat = duel.asked().await;
    let orders = json!({ "answers": { "rules": { "take-power-for": 2 } } });
    assert_eq!(duel.deed("auto", seat, orders).await["type"], "ack");
    assert_eq!(duel.deed("step_away", seat, json!({})).await["type"], "ack");
    assert_eq!(duel.deed("take_back", seat, json!({})).await["type"], "ack");
    let row = duel.library.app.store.get_match(&duel.id).await.expect("a store").expect("a row");
    assert_eq!(row.wake_at, Some(duel.library.time.now() + 30_000));
    duel.library.close().await;
}
