//! What must go as it went when it was recorded. `FIXTURES=write` records it anew.

use crate::asked_to_write;
use engine::conformance::account;
use engine::playthrough::{Entry, Playthrough, Record, verify};
use engine::{Answer, Chance, Game, Hat, Quick, Seat, Seed, Silence};
use std::path::Path;

/// Replays every record in `tests/games` of the game's folder, move by move. Games of bots come
/// from `cargo xtask fixtures`; these of corners of the rules are played by `picked`.
///
/// `FIXTURES=replay` plays the same moves with the same luck and writes down what they lead to now:
/// for a new form of tables.
pub fn fixtures<G: Game>(
    folder: &str,
    games: Vec<(&str, G::Setup)>,
    seed: impl Fn(&G::Setup) -> u64,
    picked: impl Fn(&G, Seat, &mut Quick) -> G::Move,
) {
    let folder = Path::new(folder).join("tests/games");
    let least = games.len();
    if asked_to_write("FIXTURES") {
        for (name, setup) in games {
            let seed = Seed::from_number(seed(&setup));
            let text = played(setup, seed, &picked).to_json();
            std::fs::write(folder.join(name), text).expect("a file");
        }
    }
    if std::env::var("FIXTURES").is_ok_and(|how| how == "replay") {
        for file in std::fs::read_dir(&folder).expect("recorded games") {
            replay_anew::<G>(&file.expect("a file").path());
        }
    }
    let mut count = 0;
    for file in std::fs::read_dir(folder).expect("recorded games") {
        let file = file.expect("a file").path();
        let text = std::fs::read_to_string(&file).expect("a text file");
        let record = Record::from_json(&text).unwrap_or_else(|it| panic!("{file:?}: {it}"));
        let tables = G::tables_fingerprint();
        assert_eq!(record.content, tables, "{file:?} was played with other tables");
        let verified = verify::<G>(&record);
        let verified = verified.unwrap_or_else(|it| panic!("{file:?}: {it} {:?}", it.reason));
        assert!(verified.finished && verified.scripted == 0, "{file:?}");
        assert_eq!(record.to_json(), text, "{file:?} is written as it would be today");
        count += 1;
    }
    assert!(count >= least, "only {count} recorded games");
}

/// Plays a recorded game once more, move by move, and writes it down.
fn replay_anew<G: Game>(file: &Path) {
    let text = std::fs::read_to_string(file).expect("a text file");
    let record = Record::from_json(&text).unwrap_or_else(|it| panic!("{file:?}: {it}"));
    let setup = serde_json::from_value(record.setup).expect("a setup");
    let seed = Seed::from_hex(&record.seed).expect("a seed");
    let mut game = Playthrough::<G>::new(setup, seed).expect("a possible setup");
    for (index, entry) in record.log.iter().enumerate() {
        let Entry::Move { seat, mv, chance, .. } = entry else { panic!("{file:?}: an undo") };
        let read = game.state().read(*seat, mv).expect("a move");
        game.play(*seat, read).unwrap_or_else(|it| panic!("{file:?}, entry {index}: {it}"));
        let drawn = match game.log().last() {
            Some(Entry::Move { chance, .. }) => chance.clone(),
            _ => panic!("{file:?}: no entry"),
        };
        assert_eq!(drawn, *chance, "{file:?}, entry {index}: other luck");
    }
    let text = game.to_record(&G::tables_fingerprint()).to_json();
    std::fs::write(file, text).expect("a file");
}

fn played<G: Game>(
    setup: G::Setup,
    seed: Seed,
    picked: impl Fn(&G, Seat, &mut Quick) -> G::Move,
) -> Record {
    let mut game = Playthrough::<G>::new(setup, seed).expect("a possible setup");
    let mut choices = Quick::new(u64::from(game.state().seats()), 7);
    while let Some(seat) = game.state().asked().first() {
        let mv = picked(game.state(), seat, &mut choices);
        game.play(seat, mv).expect("a legal move");
    }
    game.to_record(&G::tables_fingerprint())
}

/// Compares random games with `tests/accounts.txt` of the game's folder: all they asked, offered,
/// told, showed, counted and refused, and what became of slightly damaged tables, setups and
/// notations.
pub fn accounts<G: Game>(
    folder: &str,
    setups: &[G::Setup],
    longest: u32,
    is_dull: fn(&G::Move) -> bool,
) {
    let lines = setups.iter().zip(0..).map(|(setup, number)| {
        let table = G::set_up(setup, &mut Quick::new(0, 0), &mut Silence);
        let seats = table.unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}")).seats();
        let account = account::<G>(setup, number, longest, is_dull);
        format!("{number}: {seats} seats, {account}")
    });
    recorded(&Path::new(folder).join("tests/accounts.txt"), lines);
}

/// Compares very many random games of every setup with `tests/courses.txt` of the game's folder: who answered what out
/// of how many answers, what was told, and the table in the end. Quicker than accounts and no word about reasons, but it
/// comes to what is seldom.
pub fn courses<G: Game>(
    folder: &str,
    setups: &[G::Setup],
    games: u64,
    longest: u32,
    is_dull: fn(&G::Move) -> bool,
) {
    let lines = setups.iter().zip(0..).map(|(setup, number)| {
        let (mut sum, mut decisions) = (Sum::default(), 0);
        for game in 0..games {
            decisions += course::<G>(setup, number * games + game, longest, is_dull, &mut sum);
        }
        format!("{number}: {games} games, {decisions} decisions, {:016x}", sum.0)
    });
    recorded(&Path::new(folder).join("tests/courses.txt"), lines);
}

/// Plays one random game and adds it to the sum. Says how many decisions it had.
fn course<G: Game>(
    setup: &G::Setup,
    number: u64,
    longest: u32,
    is_dull: fn(&G::Move) -> bool,
    sum: &mut Sum,
) -> u32 {
    let (mut luck, mut choices) = (Quick::new(number, 4), Quick::new(number, 5));
    let (mut events, mut hat) = (Vec::new(), Hat::default());
    let state = G::set_up(setup, &mut luck, &mut events);
    let mut state = state.unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
    let mut decisions = 0;
    while let Some(last) = state.asked().len().checked_sub(1).filter(|_| decisions < longest) {
        let seat = state.asked().iter().nth(choices.below(last + 1) as usize).unwrap_or_default();
        hat.clear();
        state.offer(seat, &mut hat);
        let count = hat.count();
        let mut mv = hat.nth(choices.below(count));
        for _ in 0..number % 4 {
            if is_dull(&mv) {
                mv = hat.nth(choices.below(count));
            }
        }
        sum.add(&[seat.0]);
        sum.add(&mv.number().to_le_bytes());
        sum.add(&count.to_le_bytes());
        state.apply(seat, mv, &mut luck, &mut events);
        for event in events.drain(..) {
            sum.add(format!("{event:?}").as_bytes());
        }
        decisions += 1;
    }
    sum.add(serde_json::to_string(&state).expect("a table is plain data").as_bytes());
    decisions
}

/// A sum of bytes in their order (FNV-1a), the same on every machine.
struct Sum(u64);

impl Default for Sum {
    fn default() -> Sum {
        Sum(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Compares lines with those of a file, in order and to the last.
pub fn recorded(path: &Path, lines: impl IntoIterator<Item = String>) {
    let writing = asked_to_write("FIXTURES");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let mut recorded = text.lines();
    let mut found = String::new();
    for line in lines {
        assert!(writing || recorded.next() == Some(&line), "{line} is not recorded");
        found += &line;
        found.push('\n');
    }
    if writing {
        std::fs::write(path, &found).expect("a file");
    } else {
        assert_eq!(recorded.next(), None, "as many lines as recorded");
    }
}
