//! Bazaar, the test game of the chain: every hard case of an effect, once on the chain and once by
//! hand, compared move by move.

mod board;
mod content;
mod game;
mod hard_cases;
mod laws;
mod mistakes;
mod moves;
mod printing;
mod saving;
mod town;
mod twin;
mod vocabulary;

use content::{CARD_TABLE, Content, EFFECTS};
use engine::chain::Runs;
use engine::{Answer, Chance, Game, Play, Quick, Silence, conformance};
use game::Setup;
use std::sync::OnceLock;
use town::{Tables, Town};
use twin::Twin;

/// The tables as they are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Printed;

impl Tables for Printed {
    fn content() -> &'static Content<Printed> {
        static CONTENT: OnceLock<Content<Printed>> = OnceLock::new();
        CONTENT.get_or_init(|| Content::read(EFFECTS, CARD_TABLE).expect("sound tables"))
    }
}

type Bazaar = Town<Printed>;

fn setups() -> Vec<Setup> {
    (2..=4).map(|seats| Setup { seats }).collect()
}

/// A random game on both: the same questions, answers and points all along.
fn compare(index: u64) -> u32 {
    let seats = 2 + (index % 3) as u8;
    let mut choices = Quick::new(1, index);
    let (mut luck, mut twin_luck) = (Quick::new(2, index), Quick::new(2, index));
    let setup = Setup { seats };
    let mut town = Bazaar::set_up(&setup, &mut luck, &mut Silence).expect("a setup");
    let mut twin = Twin::new(seats, &mut twin_luck);
    let mut decisions = 0;
    loop {
        assert_eq!(
            town.asked(),
            twin.asked(),
            "game {index}, decision {decisions}: {town:#?}\n{twin:#?}"
        );
        assert_eq!(town.board, twin.board, "game {index}, decision {decisions}");
        let waiting: Vec<_> = town.asked().iter().collect();
        let Some(&seat) = waiting.get(choices.below(waiting.len().max(1) as u32) as usize) else {
            return decisions;
        };
        let mut moves = town.legal_moves(seat);
        moves.sort_unstable_by_key(|mv| mv.number());
        let by_hand = twin::listed(&twin, seat);
        assert_eq!(moves, by_hand, "game {index}, decision {decisions}: {town:#?}\n{twin:#?}");
        let mv = moves[choices.below(moves.len() as u32) as usize];
        town.apply(seat, mv, &mut luck, &mut Silence);
        twin.apply(seat, mv, &mut twin_luck);
        assert_eq!(town.chain_law(), None, "game {index}, after {mv:?}: {town:#?}");
        decisions += 1;
    }
}

/// Looks at every table of a random game.
fn random_game(index: u64, mut look: impl FnMut(&Bazaar)) {
    let setup = Setup { seats: 2 + (index % 3) as u8 };
    let mut luck = Quick::new(3, index);
    let mut town = Bazaar::set_up(&setup, &mut luck, &mut Silence).expect("a setup");
    loop {
        look(&town);
        let Some(seat) = town.asked().first() else { return };
        let moves = town.legal_moves(seat);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        town.apply(seat, mv, &mut luck, &mut Silence);
    }
}

#[test]
fn chain_and_hand_play_the_same_games() {
    let decisions: u32 = (0..3_000).map(compare).sum();
    assert!(decisions > 100_000, "{decisions} decisions");
}

#[test]
fn bazaar_conforms() {
    conformance::check::<Bazaar>(&setups(), 60);
}

#[test]
fn bazaar_bears_abuse() {
    conformance::abuse_and_play_on::<Bazaar>(&Setup { seats: 3 }, 150, 30);
}
