//! The real games that deal secrets, each table played twice: seats other than the viewer's hold
//! other cards the second time and choose other things in secret, and every byte sent to the viewer
//! is the same.

use crate::library::{Guest, Library, Wish, relaxed};
use crate::permuted::{difference, make_comparable};
use crate::shelf::Shelved;
use catalog::{GAMES, GameEntry, Lang, Table};
use engine::{Chance, OptionValues, Quick, Seat, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Enough for a viewer to have an opponent on both sides.
const SEATS: u8 = 3;
/// How many moves of a table are played at most.
const MOVES: usize = 16;
/// How many moves are tried for each before the table is left.
const TRIES: u32 = 24;
/// How many numbers of luck are altered: few, so that much can be played before something shows, or
/// all that may.
const ALTERED: [usize; 2] = [1, usize::MAX];
/// Games in which nothing is dealt in secret before the first move: their secrets come later, and are watched by the
/// laws of the conformance suite.
const DEALT_OPENLY: [&str; 2] = ["tapestry", "arcadia"];

/// The usual table, and each of those with one option switched.
fn setups(game: &dyn GameEntry) -> Vec<Value> {
    let usual = game.usual_setup(SEATS).expect("a table of three");
    let flags = game.options().into_iter().filter(|option| option.values == OptionValues::Flag);
    let switched = flags.map(|option| {
        let mut setup = usual.clone();
        setup[option.key] = json!(usual[option.key] != json!(true));
        setup
    });
    let all: Vec<Value> = [usual.clone()].into_iter().chain(switched).collect();
    all.into_iter().filter(|setup| game.expect_setup(setup).is_ok()).collect()
}

fn viewers() -> Vec<Viewer> {
    (0..SEATS).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect()
}

fn dealt(game: &dyn GameEntry, setup: &Value, luck: Option<&[u32]>) -> Option<Box<dyn Table>> {
    game.new_table(setup, Shelved::SEED, luck).ok()
}

/// One table in two worlds that a viewer cannot tell apart.
struct Twice {
    viewer: Viewer,
    /// Others choose differently as well, wherever that stays hidden.
    choosing: bool,
    /// The luck of both setups.
    dealt: [Vec<u32>; 2],
    /// Who moves, and what that is in both worlds.
    moves: Vec<(Seat, [String; 2])>,
    /// Whose secrets are others in the second world.
    others: Vec<Seat>,
}

/// Deals again: numbers of luck that give other seats other secrets and the viewer the same view.
/// At most so many numbers are others.
fn redealt(game: &dyn GameEntry, setup: &Value, viewer: Viewer, most: usize) -> Option<Twice> {
    let first = dealt(game, setup, None).filter(|table| table.has_secrets())?;
    let luck = first.record().opening.chance;
    let views = |table: &dyn Table| -> Vec<Value> {
        (0..SEATS).map(|seat| table.view(Viewer::Seat(Seat(seat)))).collect()
    };
    let mut second = (luck.clone(), views(&*first));
    let mut altered = 0;
    for index in (0..luck.len()).rev() {
        if altered == most {
            break;
        }
        for number in [luck[index].saturating_sub(1), luck[index] + 1, 0] {
            let mut script = second.0.clone();
            script[index] = number;
            let Some(table) = dealt(game, setup, Some(&script)) else { continue };
            let seen = views(&*table);
            if seen != second.1 && table.view(viewer) == first.view(viewer) {
                second = (script, seen);
                altered += 1;
                break;
            }
        }
    }
    let before = views(&*first);
    let others = (0..SEATS).map(Seat).filter(|seat| before[seat.index()] != second.1[seat.index()]);
    let others: Vec<Seat> = others.collect();
    let dealt = [luck, second.0];
    let choosing = most > 1;
    (!others.is_empty()).then_some(Twice { viewer, choosing, dealt, moves: Vec::new(), others })
}

/// Plays on in both worlds without the viewer seeing a difference; a move that would show one is not
/// made.
fn played_on(game: &dyn GameEntry, setup: &Value, mut twice: Twice) -> Twice {
    let [one, two] = [0, 1].map(|world| dealt(game, setup, Some(&twice.dealt[world])).expect("it"));
    let (mut one, mut two) = (one, two);
    let mut luck = Quick::new(7, u64::from(twice.viewer.seat().map_or(SEATS, |seat| seat.0)));
    'moves: while twice.moves.len() < MOVES && one.outcome().is_none() {
        for attempt in 0..TRIES {
            let asked: Vec<Seat> = one.asked().iter().collect();
            let seat = asked[luck.below(asked.len() as u32) as usize];
            let (legal, legal_two) = (one.legal(seat, Lang::En), two.legal(seat, Lang::En));
            if legal.is_empty() || legal_two.is_empty() {
                continue;
            }
            let text = legal[luck.below(legal.len() as u32) as usize].notation.clone();
            let another = legal_two[luck.below(legal_two.len() as u32) as usize].notation.clone();
            // The viewer's own moves are the same; others have other cards, and may want to.
            let same_is_legal = legal_two.iter().any(|legal| legal.notation == text);
            let otherwise = !same_is_legal || twice.choosing && attempt % 2 == 0;
            let text_two = if otherwise && !twice.viewer.is(seat) { another } else { text.clone() };
            let (mut next, mut next_two) = (one.copy(), two.copy());
            if next.play(seat, &text, None).is_err()
                || next_two.play(seat, &text_two, None).is_err()
            {
                continue;
            }
            let same = next.view(twice.viewer) == next_two.view(twice.viewer)
                && next.asked() == next_two.asked()
                && next.outcome().is_none();
            if same {
                (one, two) = (next, next_two);
                twice.moves.push((seat, [text, text_two]));
                continue 'moves;
            }
        }
        break;
    }
    twice
}

/// Plays one world through the server; gives what each viewer was sent.
async fn sent(
    library: &Library,
    game: &str,
    setup: &Value,
    world: usize,
    twice: &Twice,
) -> Vec<Vec<String>> {
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cleo"] {
        people.push(library.guest(name).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let new = json!({
        "game": game, "setup": setup, "seats": seats, "pace": relaxed(), "public": true,
    });
    let id = library.table(&people[0], new).await;
    for (seat, guest) in people.iter().enumerate().skip(1) {
        library.done(guest, &format!("/api/tables/{id}/join"), json!({ "seat": seat })).await;
    }
    library.done(&people[0], &format!("/api/tables/{id}/start"), json!({})).await;
    let eyes: Vec<Option<&Guest>> = people.iter().map(Some).chain([None]).collect();
    let mut sockets = Vec::new();
    for guest in &eyes {
        let mut socket = library.socket(*guest).await;
        socket.watch(&id).await;
        sockets.push(socket);
    }
    for (length, (seat, texts)) in twice.moves.iter().enumerate() {
        let mover = seat.index();
        if twice.viewer.is(*seat) {
            let text = &texts[world];
            let (at, moves) = (length, [text]);
            let preview = json!({
                "type": "preview", "table": id, "id": 1, "seat": mover, "at": at, "moves": moves,
            });
            sockets[mover].send(preview).await;
            sockets[mover].hear_where("a preview", |message| message["id"] == 1).await;
        }
        let played = sockets[mover].play(&id, mover as u64, length as u64, &[&texts[world]]).await;
        assert_eq!(played["type"], "ack", "{played}");
        for socket in &mut sockets {
            socket.position_at(length as u64 + 1).await;
            socket.forget();
        }
    }
    let mut sent = Vec::new();
    for (guest, socket) in eyes.iter().zip(sockets) {
        let mut texts = socket.recorded;
        for path in ["", "/history", "/at/0", "/at/1", "/chat", "/export"] {
            let (status, body) = library.get(*guest, &format!("/api/tables/{id}{path}")).await;
            texts.push(format!("{path} {status} {body}"));
        }
        sent.push(texts);
    }
    make_comparable(library, id, &mut sent).await;
    sent
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_every_game_with_secrets_those_of_others_change_no_byte() {
    for game in GAMES.iter().filter(|game| game.profile().secrets) {
        let shelved: &'static Shelved = Box::leak(Box::new(Shelved::new(*game)));
        let library = Library::open_with(Wish {
            games: Arc::new(vec![shelved as &dyn GameEntry]),
            ..Wish::default()
        });
        let library = library.await;
        let id = game.profile().id;
        if DEALT_OPENLY.contains(&id) {
            let hidden = setups(*game).into_iter().any(|setup| {
                viewers().into_iter().any(|viewer| redealt(*game, &setup, viewer, 1).is_some())
            });
            assert!(!hidden, "{id} deals secrets after all");
            continue;
        }
        let mut compared = 0;
        for setup in setups(*game) {
            for (viewer, most) in
                viewers().into_iter().flat_map(|viewer| ALTERED.map(|most| (viewer, most)))
            {
                let Some(twice) = redealt(*game, &setup, viewer, most) else { continue };
                let twice = played_on(*game, &setup, twice);
                let mut worlds = Vec::new();
                for world in 0..2 {
                    *shelved.dealt.lock().expect("dealt") = Some(twice.dealt[world].clone());
                    worlds.push(sent(&library, id, &setup, world, &twice).await);
                }
                let of = |world: usize, viewer: Viewer| {
                    let index = viewer.seat().map_or(SEATS as usize, Seat::index);
                    &worlds[world][index]
                };
                let different = difference(of(0, viewer), of(1, viewer));
                assert_eq!(different, None, "{id} {setup}: {viewer:?} can tell the tables apart");
                // The check can fail: those whose own cards are others do see other bytes.
                for seat in &twice.others {
                    let own = Viewer::Seat(*seat);
                    assert!(difference(of(0, own), of(1, own)).is_some(), "{id} {setup}: {own:?}");
                }
                println!("{id} {setup}: {viewer:?} saw {} moves", twice.moves.len());
                compared += twice.moves.len();
            }
        }
        assert!(compared >= 2 * MOVES, "{id}: only {compared} moves could be compared");
        library.close().await;
    }
}
