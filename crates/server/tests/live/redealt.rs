//! The real games that have secrets, each table played twice: seats other than the viewer's hold
//! other cards the second time and choose other things in secret, and every byte sent to the viewer
//! is the same. Tables begin before the first move, with other luck, and in the middle of a game,
//! where what the viewer may not know is dealt anew.

use crate::library::{Guest, Library, NOON, relaxed};
use crate::permuted::{difference, make_comparable};
use bots::BotName;
use catalog::{GAMES, GameEntry, Lang, Table};
use engine::playthrough::{Entry, Why};
use engine::{Chance, OptionValues, Quick, Seat, Seed, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Match, NewEntry, SeatRow};

/// Enough for a viewer to have an opponent on both sides.
const SEATS: u8 = 3;
const NAMES: [&str; SEATS as usize] = ["Ada", "Bob", "Cleo"];
const SEED: Seed = Seed([7; 32]);
/// How many moves of a table are played at most.
const MOVES: usize = 16;
/// How many moves are tried for each before the table is left.
const TRIES: u32 = 24;
/// How many numbers of the setup's luck are altered: few, so that much can be played before something
/// shows, or all that may.
const ALTERED: [usize; 2] = [1, usize::MAX];
/// So many moves of a game are enough. Where what is secret is soon opened they are not to be had: then so
/// many tables are.
const ENOUGH: usize = 3 * MOVES;
const TABLES: usize = 24;
/// After how many moves the first table is dealt again, how many more each other is, and for how many it is
/// waited until somebody holds a secret.
const MIDDLE: (u64, u64, u64) = (30, 7, 200);

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
    game.new_table(setup, SEED, luck).ok()
}

/// What each seat sees.
fn views(table: &dyn Table) -> Vec<Value> {
    (0..SEATS).map(|seat| table.view(Viewer::Seat(Seat(seat)))).collect()
}

/// One table in two worlds that a viewer cannot tell apart.
struct Twice {
    viewer: Viewer,
    /// Others choose differently as well, wherever that stays hidden.
    choosing: bool,
    /// Before the moves.
    worlds: [Box<dyn Table>; 2],
    /// Who moves, and what that is in both worlds.
    moves: Vec<(Seat, [String; 2])>,
    /// Whose secrets are others in the second world.
    others: Vec<Seat>,
}

impl Twice {
    /// Nothing if no seat holds another secret.
    fn of(viewer: Viewer, choosing: bool, worlds: [Box<dyn Table>; 2]) -> Option<Twice> {
        let [one, two] = [views(&*worlds[0]), views(&*worlds[1])];
        let others = (0..SEATS).map(Seat).filter(|seat| one[seat.index()] != two[seat.index()]);
        let others: Vec<Seat> = others.collect();
        (!others.is_empty()).then_some(Twice {
            viewer,
            choosing,
            worlds,
            moves: Vec::new(),
            others,
        })
    }
}

/// Deals again: numbers of luck that give other seats other secrets and the viewer the same view.
/// At most so many numbers are others.
fn redealt(game: &dyn GameEntry, setup: &Value, viewer: Viewer, most: usize) -> Option<Twice> {
    let first = dealt(game, setup, None).filter(|table| table.has_secrets())?;
    let luck = first.record().opening.chance;
    // Whether numbers were given by hand is no secret: both worlds say so.
    let first = dealt(game, setup, Some(&luck))?;
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
    let second = dealt(game, setup, Some(&second.0))?;
    Twice::of(viewer, most > 1, [first, second])
}

/// Deals again in the middle of a game, played so far at random, or soon after: what the viewer may not
/// know is otherwise, and looks the same to them.
fn redealt_later(
    game: &dyn GameEntry,
    setup: &Value,
    viewer: Viewer,
    played: u64,
) -> Option<Twice> {
    let mut table = dealt(game, setup, None).filter(|table| table.has_secrets())?;
    for number in 0..played + MIDDLE.2 {
        let seat = table.asked().first()?;
        let mv = table.hint(seat, BotName::Random, number, Lang::En).expect("a move");
        table.play(seat, &mv.notation, None).expect("a legal one");
        if number < played || table.outcome().is_some() {
            continue;
        }
        // A spectator knows what everybody knows, and no seat knows less.
        let dreamer = viewer.seat().unwrap_or(Seat(0));
        let real = serde_json::from_str(&table.state()).expect("a table");
        let states = [real, table.imagined_by(dreamer, 1)];
        let worlds = states.map(|state| going_on(game, &*table, state));
        assert_eq!(worlds[0].view(viewer), worlds[1].view(viewer), "{setup}: {viewer:?}");
        let twice = Twice::of(viewer, true, worlds);
        if twice.is_some() {
            return twice;
        }
    }
    None
}

/// The same match, gone on from this table.
fn going_on(game: &dyn GameEntry, table: &dyn Table, state: Value) -> Box<dyn Table> {
    let mut record = table.record();
    let rules_version = record.rules_version;
    let snapshot = Entry::Snapshot { snapshot: Box::new(state), rules_version, why: Why::Rules };
    (record.log, record.state) = (vec![snapshot], Value::Null);
    game.open(record).expect("a lawful table").0
}

/// Plays on in both worlds without the viewer seeing a difference; a move that would show one is not
/// made.
fn played_on(mut twice: Twice) -> Twice {
    let [mut one, mut two] = twice.worlds.each_ref().map(|table| table.copy());
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
            let unseen = text == text_two
                || [&next, &next_two].into_iter().all(|next| stays_hidden(&**next, twice.viewer));
            // The last of several secret answers opens them all, and they may be done with at once.
            let opened = asked.len() == 1
                && stays_hidden(&*next, Viewer::Spectator)
                && told(&*next, twice.viewer) != told(&*next_two, twice.viewer);
            if same && unseen && !opened {
                (one, two) = (next, next_two);
                twice.moves.push((seat, [text, text_two]));
                continue 'moves;
            }
        }
        break;
    }
    twice
}

/// Whether the viewer does not learn what the last move was.
fn stays_hidden(table: &dyn Table, viewer: Viewer) -> bool {
    let last = table.length() - 1;
    table.steps(last..last + 1, Some(viewer), Lang::En).iter().all(|step| step.notation.is_empty())
}

/// What the viewer is told of the last move.
fn told(table: &dyn Table, viewer: Viewer) -> Vec<String> {
    let last = table.length() - 1;
    let steps = table.steps(last..last + 1, Some(viewer), Lang::En);
    steps.into_iter().flat_map(|step| step.told).map(|told| told.event.to_string()).collect()
}

/// Puts a match that runs into the store, with these people at its seats.
async fn kept(library: &Library, table: &dyn Table, people: &[Guest]) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let id = format!("dealt{:07}", NEXT.fetch_add(1, Ordering::Relaxed));
    let mut seats = Vec::new();
    for (guest, name) in people.iter().zip(NAMES) {
        let account = Some(library.id_of(guest).await);
        seats.push(SeatRow {
            kind: "person".into(),
            account,
            name: name.into(),
            ..SeatRow::default()
        });
    }
    let record = table.record();
    let log = table.entries(0);
    let mut head = Match {
        id: id.clone(),
        game: record.game,
        stage: "playing".into(),
        public: true,
        title: String::new(),
        host: library.id_of(&people[0]).await,
        invite: format!("invite-{id}"),
        setup: record.setup,
        rules_version: record.rules_version,
        content: record.content,
        seed: record.seed,
        commitment: record.commitment,
        opening: json!(record.opening),
        pace: relaxed(),
        seats,
        length: 0,
        waiting: table.asked().iter().map(|seat| seat.0).collect(),
        live: json!({ "state": record.state }),
        result: None,
        rematch: None,
        created: NOON,
        started: Some(NOON),
        changed: NOON,
        finished: None,
        wake_at: None,
        copied: false,
    };
    let store = &library.app.store;
    store.create_match(&head).await.expect("stored");
    let entry = |(number, entry): (usize, Value)| NewEntry {
        key: number.to_string(),
        at: NOON,
        by: "server".into(),
        entry,
    };
    let entries: Vec<NewEntry> = log.into_iter().enumerate().map(entry).collect();
    head.length = entries.len() as u32;
    store.append(&id, 0, &entries, &head, None).await.expect("stored");
    id
}

/// Plays one world through the server; gives what each viewer was sent.
async fn sent(library: &Library, world: usize, twice: &Twice) -> Vec<Vec<String>> {
    let mut people = Vec::new();
    for name in NAMES {
        people.push(library.guest(name).await);
    }
    let table = &*twice.worlds[world];
    let id = kept(library, table, &people).await;
    let eyes: Vec<Option<&Guest>> = people.iter().map(Some).chain([None]).collect();
    let mut sockets = Vec::new();
    for guest in &eyes {
        let mut socket = library.socket(*guest).await;
        socket.watch(&id).await;
        sockets.push(socket);
    }
    for (played, (seat, texts)) in twice.moves.iter().enumerate() {
        let (mover, text, at) = (seat.index(), &texts[world], table.length() + played);
        if twice.viewer.is(*seat) {
            let preview = json!({
                "type": "preview", "table": id, "id": 1, "seat": mover, "at": at, "moves": [text],
            });
            sockets[mover].send(preview).await;
            sockets[mover].hear_where("a preview", |message| message["id"] == 1).await;
        }
        let played = sockets[mover].play(&id, mover as u64, at as u64, &[text]).await;
        assert_eq!(played["type"], "ack", "{played}");
        for socket in &mut sockets {
            socket.position_at(at as u64 + 1).await;
            socket.forget();
        }
    }
    let mut sent = Vec::new();
    for (guest, socket) in eyes.iter().zip(sockets) {
        let mut texts = socket.recorded;
        for path in ["", "/history", "/at/0", "/at/1", "/at/5", "/chat", "/export", "/away?from=1"]
        {
            let (status, body) = library.get(*guest, &format!("/api/tables/{id}{path}")).await;
            texts.push(format!("{path} {status} {body}"));
        }
        sent.push(texts);
    }
    make_comparable(library, id, &mut sent).await;
    sent
}

/// Plays on in both worlds and compares; gives how many moves there were, or what the viewer can tell
/// the tables apart by.
async fn compared(library: &Library, what: &str, twice: Twice) -> Result<usize, String> {
    let twice = played_on(twice);
    let worlds = [sent(library, 0, &twice).await, sent(library, 1, &twice).await];
    let between_worlds = |viewer: Viewer| {
        let index = viewer.seat().map_or(SEATS as usize, Seat::index);
        difference(&worlds[0][index], &worlds[1][index])
    };
    let viewer = twice.viewer;
    if let Some(different) = between_worlds(viewer) {
        return Err(format!("{what}: {viewer:?} can tell the tables apart: {different}"));
    }
    // The check can fail: those whose own cards are others do see other bytes.
    for seat in &twice.others {
        assert!(between_worlds(Viewer::Seat(*seat)).is_some(), "{what}: seat {seat}");
    }
    println!("{what}: {viewer:?} saw {} moves", twice.moves.len());
    Ok(twice.moves.len())
}

/// Every game with secrets, one after the other, so that each says what is wrong with it.
async fn in_every_game(examine: impl AsyncFn(&Library, &dyn GameEntry) -> Result<(), String>) {
    let library = Library::open().await;
    let mut broken = Vec::new();
    for game in GAMES.iter().filter(|game| game.profile().secrets) {
        broken.extend(examine(&library, *game).await.err());
    }
    assert!(broken.is_empty(), "{}", broken.join("\n\n"));
    library.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_secrets_from_the_beginning_change_no_byte() {
    in_every_game(async |library, game| {
        let id = game.profile().id;
        let (mut tables, mut moves) = (0, 0);
        for setup in setups(game) {
            for (viewer, most) in
                viewers().into_iter().flat_map(|viewer| ALTERED.map(|most| (viewer, most)))
            {
                let Some(twice) = redealt(game, &setup, viewer, most) else { continue };
                moves += compared(library, &format!("{id} {setup}"), twice).await?;
                tables += 1;
            }
        }
        // Some deal nothing in secret before the first move.
        if tables > 0 && moves < 2 * MOVES {
            return Err(format!("{id}: only {moves} moves could be compared"));
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_secrets_in_the_middle_of_a_game_change_no_byte() {
    in_every_game(async |library, game| {
        let id = game.profile().id;
        let viewers = viewers();
        let hides = |setup: &Value| dealt(game, setup, None).is_some_and(|it| it.has_secrets());
        let setups: Vec<Value> = setups(game).into_iter().filter(hides).collect();
        let (mut tables, mut moves, mut seen) = (0, 0, BTreeSet::new());
        // Setups and viewers take turns, each with each.
        for number in 0..2 * TABLES {
            let setup = &setups[number % setups.len()];
            let viewer = viewers[(number % setups.len() + number / setups.len()) % viewers.len()];
            let played = MIDDLE.0 + MIDDLE.1 * (number % 16) as u64;
            let Some(twice) = redealt_later(game, setup, viewer, played) else { continue };
            moves += compared(library, &format!("{id} {setup} {played}"), twice).await?;
            tables += 1;
            seen.insert(viewer.seat());
            let enough = moves >= ENOUGH || moves > 0 && tables >= TABLES;
            if enough && seen.len() == viewers.len() {
                return Ok(());
            }
        }
        Err(format!("{id}: only {moves} moves, {tables} tables of {seen:?}"))
    })
    .await;
}
