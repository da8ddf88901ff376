//! Whole games: everything in `tests/games` must replay to the same tables.
//!
//! `FIXTURES=write cargo test --test all fixtures` plays the games of this file anew. A file has the
//! setup, the fingerprint of the component tables, the number of the seed, the fingerprint of the
//! first table, then rows of moves with the fingerprint of the table after each row.

use engine::playthrough::{Playthrough, state_hash, verify};
use engine::{Chance, Game, Play, Quick, Seat, Secrets, Seed, Viewer};
use rise_and_fall::content::content;
use rise_and_fall::kinds::{Deed, Level, Tale};
use rise_and_fall::{Event, Move, RiseAndFall, Setup};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Moves in a row of a file.
const ROW: usize = 16;
/// The best of so many games is kept; without Tales and others all are much alike.
const TRIES: u64 = 24;
const FEW_TRIES: u64 = 4;
/// What hardly ever comes about is looked for in so many games.
const MANY_TRIES: u64 = 4000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

#[test]
fn recorded_games_replay() {
    if std::env::var("FIXTURES").is_ok_and(|word| word == "write") {
        for (name, setup, kept) in games() {
            let text = written(&setup, kept);
            std::fs::write(folder().join(format!("{name}.txt")), text).expect("a file");
        }
    }
    let mut left: BTreeMap<String, Setup> =
        games().into_iter().map(|(name, setup, _)| (format!("{name}.txt"), setup)).collect();
    let mut worlds = BTreeSet::new();
    let mut tales = BTreeSet::new();
    let mut deeds = BTreeSet::new();
    for file in std::fs::read_dir(folder()).expect("recorded games") {
        let file = file.expect("a file");
        let name = file.file_name().to_string_lossy().into_owned();
        let setup = left.remove(&name).unwrap_or_else(|| panic!("{name} is none of our games"));
        let text = std::fs::read_to_string(file.path()).expect("a text file");
        let game = replayed(&name, &text, &setup);
        let view = game.state().view_for(Viewer::Spectator);
        tales.extend(view.tales.map(|it| it.tales).unwrap_or_default());
        worlds.extend(game.state().world_card());
        for index in 0..game.log().len() {
            for event in game.events_at(index).unwrap_or_default() {
                if let Event::Did { deed, .. } = event {
                    deeds.insert(deed);
                }
            }
        }
    }
    assert!(left.is_empty(), "not recorded: {:?}", left.keys());
    assert_eq!(tales, Tale::ALL.iter().copied().collect(), "every Tale is played");
    let cards = content().worlds.iter().map(|world| world.id.as_str());
    assert_eq!(worlds, cards.collect(), "every World is played on");
    let missing: Vec<&Deed> = Deed::ALL.iter().filter(|deed| !deeds.contains(deed)).collect();
    assert!(missing.is_empty(), "never done: {missing:?}");
}

/// Plays a file move by move and compares every fingerprint.
fn replayed(name: &str, text: &str, setup: &Setup) -> Playthrough<RiseAndFall> {
    let mut lines = text.lines();
    let mut next = || lines.next().unwrap_or_else(|| panic!("{name} is cut off"));
    let agreed: Setup = serde_json::from_str(next()).expect("a setup");
    assert_eq!(agreed, *setup, "{name}: the setup of this file");
    let tables = RiseAndFall::tables_fingerprint();
    assert_eq!(next(), tables, "{name} was played with other tables");
    let seed = next().parse().expect("the number of a seed");
    let game = Playthrough::<RiseAndFall>::new(agreed, Seed::from_number(seed));
    let mut game = game.unwrap_or_else(|it| panic!("{name}: {it}"));
    assert_eq!(game.opening().hash, next(), "{name}: the first table");
    for row in lines {
        let (moves, hash) = row.rsplit_once(" = ").expect("moves and a fingerprint");
        for mv in moves.split(" | ") {
            let (seat, text) = mv.split_once(' ').expect("a seat and a move");
            let seat = Seat(seat.parse().expect("a seat"));
            game.play_text(seat, text).unwrap_or_else(|it| panic!("{name}: {mv}: {it}"));
        }
        assert_eq!(state_hash(game.state()), hash, "{name}: after {row}");
    }
    let verified = verify::<RiseAndFall>(&game.to_record(&RiseAndFall::tables_fingerprint()));
    let verified = verified.unwrap_or_else(|it| panic!("{name}: {it} {:?}", it.reason));
    assert!(verified.finished && verified.scripted == 0, "{name}");
    game
}

/// Which of several games is kept.
#[derive(Clone, Copy)]
enum Kept {
    Shortest,
    /// The one with most different deeds.
    Varied,
    /// The first one with this deed.
    With(Deed),
}

/// One game for each mode, then one for each World.
fn games() -> Vec<(String, Setup, Kept)> {
    let modes = modes().into_iter().map(|(name, setup)| {
        let stories = setup.tales || !setup.npcs.is_empty();
        let kept = if stories { Kept::Varied } else { Kept::Shortest };
        (name.to_string(), setup, kept)
    });
    let bridge = Setup {
        world: "scattered-isles".into(),
        tales: true,
        chosen_tales: vec![Tale::MajesticBridge],
        ..Setup::for_seats(2)
    };
    let bridge = ("tales-bridge".to_string(), bridge, Kept::With(Deed::BuildBridge));
    // Alone against others: such games are short. Larger Worlds are those of more players.
    let npcs = ["barbarian-1", "climber-2", "pirate-1"];
    let small = content().worlds.iter().filter(|world| world.civilizations <= 4);
    let worlds = small.map(|world| {
        let others = npcs.iter().take(world.civilizations as usize - 1);
        let setup = Setup {
            world: world.id.clone(),
            npcs: others.map(|npc| npc.to_string()).collect(),
            random_ties: true,
            ..Setup::for_seats(1)
        };
        (format!("world-{}", world.id), setup, Kept::Shortest)
    });
    modes.chain([bridge]).chain(worlds).collect()
}

fn modes() -> Vec<(&'static str, Setup)> {
    use Level::{Experienced, Novice, Regular, VeryExperienced};
    let usual = Setup::for_seats;
    let world = |id: &str, seats| Setup { world: id.into(), ..usual(seats) };
    let guilds = |seats| Setup { guilds: true, ..usual(seats) };
    let tales = |seats, numbers: std::ops::RangeInclusive<usize>| Setup {
        tales: true,
        chosen_tales: numbers.map(|number| Tale::ALL[number - 1]).collect(),
        ..usual(seats)
    };
    let against = |seats, npcs: &[&str]| Setup {
        npcs: npcs.iter().map(|npc| npc.to_string()).collect(),
        ..usual(seats)
    };
    vec![
        ("base-2", usual(2)),
        ("base-3", world("inner-sea", 3)),
        ("base-4", world("four-quarters", 4)),
        ("base-5", usual(5)),
        ("base-6", usual(6)),
        ("base-7", usual(7)),
        ("base-8", usual(8)),
        ("epic-3", Setup { trophies: 6, ..world("frozen-crown", 3) }),
        ("hurried-4", Setup { countdown: true, trophies: 5, ..usual(4) }),
        ("built-2", world("built", 2)),
        ("built-4", world("built", 4)),
        ("generated-4", Setup { world_seed: Some(7), ..world("generated", 4) }),
        ("guilds-2", guilds(2)),
        ("guilds-4", guilds(4)),
        ("guilds-6", guilds(6)),
        (
            "handicap-4",
            Setup { handicap: vec![Novice, Experienced, VeryExperienced, Regular], ..guilds(4) },
        ),
        ("novices-5", Setup { handicap: vec![Novice; 5], ..guilds(5) }),
        ("tales-drawn-4", Setup { tales: true, ..usual(4) }),
        ("tales-1-to-6", tales(2, 1..=6)),
        ("tales-7-to-12", tales(3, 7..=12)),
        ("tales-13-to-18", tales(3, 13..=18)),
        ("tales-19-to-23", tales(4, 19..=23)),
        ("tales-all-built-2", Setup { world: "built".into(), rhombus: true, ..tales(2, 1..=23) }),
        ("tales-all-guilds-3", Setup { guilds: true, ..tales(3, 1..=23) }),
        ("tales-drawn-8", Setup { tales: true, ..usual(8) }),
        ("solo", against(1, &["cultist-1"])),
        (
            "solo-hardcore",
            Setup {
                independence: 3,
                objective: "sea-lords".into(),
                objective_level: 3,
                hardcore: true,
                ..against(1, &["cultist-3", "pirate-3", "barbarian-3", "climber-3"])
            },
        ),
        ("together-2", Setup { random_ties: true, ..against(2, &["climber-3", "pirate-1"]) }),
        ("together-2-built", Setup { world: "built".into(), ..against(2, &["barbarian-2"]) }),
        (
            "together-3-tales",
            Setup { tales: true, independence: 2, ..against(3, &["cultist-2", "pirate-3"]) },
        ),
        ("together-6", Setup { random_ties: true, ..against(6, &["barbarian-1"]) }),
    ]
}

/// One of several games, as the text of a file.
fn written(setup: &Setup, kept: Kept) -> String {
    let games = |tries| (0..tries).map(|number| (number, played(setup, number)));
    let best = match kept {
        Kept::Shortest => games(FEW_TRIES).min_by_key(|(_, (game, _))| game.log().len()),
        Kept::Varied => {
            games(TRIES).min_by_key(|(_, (game, deeds))| (Reverse(deeds.len()), game.log().len()))
        }
        Kept::With(deed) => games(MANY_TRIES).find(|(_, (_, deeds))| deeds.contains_key(&deed)),
    };
    let (number, (game, _)) = best.expect("such a game");
    let mut again = Playthrough::<RiseAndFall>::new(setup.clone(), game.seed()).expect("a table");
    let mut text = serde_json::to_string(setup).expect("JSON");
    let tables = RiseAndFall::tables_fingerprint();
    let _ = write!(text, "\n{tables}\n{number}\n{}\n", again.opening().hash);
    let record = game.to_record("");
    let log = serde_json::to_value(&record.log).expect("JSON");
    for row in log.as_array().expect("a list").chunks(ROW) {
        let mut moves = Vec::new();
        for entry in row {
            let seat = entry["seat"].as_u64().expect("a seat");
            let mv = entry["move"].as_str().expect("a move");
            again.play_text(Seat(seat as u8), mv).expect("a legal move");
            moves.push(format!("{seat} {mv}"));
        }
        let _ = writeln!(text, "{} = {}", moves.join(" | "), state_hash(again.state()));
    }
    text
}

/// A game of players who rarely end a turn early and like to do what they have seldom done, and
/// how often they did what.
fn played(setup: &Setup, number: u64) -> (Playthrough<RiseAndFall>, BTreeMap<Deed, u32>) {
    let mut choices = Quick::new(number, 7);
    let mut done: BTreeMap<Deed, u32> = BTreeMap::new();
    let game = Playthrough::<RiseAndFall>::new(setup.clone(), Seed::from_number(number));
    let mut game = game.expect("a possible setup");
    while !game.state().asked().is_empty() {
        let asked: Vec<Seat> = game.state().asked().iter().collect();
        let seat = asked[choices.below(asked.len() as u32) as usize];
        let mut mv = some_move(game.state(), seat, &done, &mut choices);
        if game.state().check_move(seat, Move::Hurry {}).is_ok() && choices.below(2) == 0 {
            mv = Move::Hurry {};
        }
        if let Move::Do { deed, .. } = mv {
            *done.entry(deed).or_default() += 1;
        }
        game.play(seat, mv).expect("a legal move");
    }
    (game, done)
}

/// What costs Wood or Stone and is often possible.
const SPENDING: [Deed; 9] = [
    Deed::BuildCity,
    Deed::BuildShip,
    Deed::FoundCity,
    Deed::SellWood,
    Deed::SellStone,
    Deed::WoodForStone,
    Deed::StoneForWood,
    Deed::Launch,
    Deed::FloatCity,
];

fn some_move(
    table: &RiseAndFall,
    seat: Seat,
    done: &BTreeMap<Deed, u32>,
    choices: &mut Quick,
) -> Move {
    let moves = table.legal_moves(seat);
    let any = moves[choices.below(moves.len() as u32) as usize];
    if !matches!(any, Move::Do { .. } | Move::EndTurn {}) {
        return any;
    }
    let times = |mv: &Move| match mv {
        Move::Do { deed: Deed::Abandon, .. } => u32::MAX - 1,
        Move::Do { deed, .. } => done.get(deed).copied().unwrap_or(0),
        _ => u32::MAX,
    };
    let rarest = moves.iter().copied().min_by_key(times).unwrap_or(any);
    let dull = match any {
        Move::EndTurn {} | Move::Do { deed: Deed::Abandon, .. } => true,
        // Who saves can build what is dear.
        Move::Do { deed, .. } => SPENDING.contains(&deed) && times(&any) > 8,
        _ => false,
    };
    if times(&rarest) < 2 || dull && choices.below(8) > 0 { rarest } else { any }
}
