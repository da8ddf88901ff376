//! What a step of the chain costs: random games of Bazaar, on the chain or by hand.
//!
//! `cargo build --release -p engine --example chain`, then count instructions as the difference of
//! two runs, so that start-up cancels out:
//! `valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/chain chain 600`.
//! Prints the decisions made and the steps of the chain.

#[path = "../tests/bazaar/board.rs"]
mod board;
#[path = "../tests/bazaar/content.rs"]
mod content;
#[path = "../tests/bazaar/game.rs"]
mod game;
#[path = "../tests/bazaar/laws.rs"]
mod laws;
#[path = "../tests/bazaar/moves.rs"]
mod moves;
#[path = "../tests/bazaar/town.rs"]
mod town;
#[path = "../tests/bazaar/twin/mod.rs"]
mod twin;
#[path = "../tests/bazaar/vocabulary.rs"]
mod vocabulary;

use content::{CARD_TABLE, Content, EFFECTS};
use engine::chain::Runs;
use engine::{Chance, Hat, Play, Quick, Seat, Silence};
use moves::Move;
use std::sync::OnceLock;
use town::{Tables, Town};
use twin::Twin;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Printed;

impl Tables for Printed {
    #[inline]
    fn content() -> &'static Content<Printed> {
        static CONTENT: OnceLock<Content<Printed>> = OnceLock::new();
        CONTENT.get_or_init(|| Content::read(EFFECTS, CARD_TABLE).expect("sound tables"))
    }
}

/// Decisions, steps, and the points of seat 0.
type Played = (u64, u64, u16);
type PlayedBy = fn(u64, &mut Hat<Move>) -> Played;

/// Plays one game; how many decisions and steps it took, and the points of seat 0.
fn play_on_chain(game: u64, hat: &mut Hat<Move>) -> Played {
    let mut luck = Quick::new(7, game);
    let setup = game::Setup { seats: 4 };
    let mut town = Town::<Printed>::set_up(&setup, &mut luck, &mut Silence).expect("a setup");
    let (mut decisions, mut steps) = (0, 0);
    while let Some(seat) = town.asked().first() {
        hat.clear();
        town.offer(seat, hat);
        let mv = hat.nth(luck.below(hat.count()));
        steps += u64::from(town.answer(seat, mv, &mut luck, &mut Silence));
        decisions += 1;
    }
    (decisions, steps, town.board.points[0])
}

/// The same by hand.
fn play_by_hand(game: u64, hat: &mut Hat<Move>) -> Played {
    let mut luck = Quick::new(7, game);
    let mut twin = Twin::new(4, &mut luck);
    let mut decisions = 0;
    while let Some(seat) = twin.asked().first() {
        hat.clear();
        twin.offer(seat, hat);
        let mv = hat.nth(luck.below(hat.count()));
        twin.apply(seat, mv, &mut luck);
        decisions += 1;
    }
    debug_assert!(twin::listed(&twin, Seat(0)).is_empty());
    (decisions, 0, twin.board.points[0])
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games = args.get(1).and_then(|games| games.parse().ok());
    let (play, games): (PlayedBy, u64) = match (args.first().map(String::as_str), games) {
        (Some("chain"), Some(games)) => (play_on_chain, games),
        (Some("twin"), Some(games)) => (play_by_hand, games),
        _ => {
            eprintln!("usage: chain (chain|twin) GAMES");
            std::process::exit(2);
        }
    };
    let mut hat = Hat::default();
    let mut sums = (0, 0, 0u64);
    for game in 0..games {
        let (decisions, steps, points) = play(game, &mut hat);
        sums = (sums.0 + decisions, sums.1 + steps, sums.2 + u64::from(points));
    }
    println!("{{\"decisions\":{},\"steps\":{},\"points\":{}}}", sums.0, sums.1, sums.2);
}
