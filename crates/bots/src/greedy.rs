//! The move after which the table looks best.

use crate::judge::{hopes, lead};
use crate::{Bot, Budget};
use engine::{Appraise, Chance, Quick, Seat, Silence};

/// Moves worth trying at the question itself.
const TRIED: usize = 40;
/// Moves worth trying at each of the bot's own follow-up questions.
const TRIED_AFTER: usize = 6;
/// A hunch below this is not worth a look, see [`Appraise::hunch`].
const HOPELESS: i32 = -1000;

/// Tries every promising move on a copy of the table, answers its own follow-up questions the same
/// way, and plays what leaves it furthest ahead.
#[derive(Clone, Debug)]
pub struct Greedy {
    luck: Quick,
}

impl Greedy {
    pub fn new(seed: u64, index: u64) -> Self {
        Greedy { luck: Quick::new(seed, index) }
    }
}

impl<G: Appraise> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, seat: Seat, _: Budget) -> G::Move {
        let moves = game.legal_moves(seat);
        if moves.len() == 1 {
            return moves[0];
        }
        let imagined = game.imagined_by(seat, &mut self.luck).before_others(seat);
        let ranked = ranked(&imagined, seat, moves, G::DEPTH, &mut self.luck);
        // Equal moves: luck decides, or the first hex of the board would always win.
        let equal = ranked.iter().take_while(|(value, _)| *value == ranked[0].0).count();
        ranked[self.luck.below(equal as u32) as usize].1
    }
}

/// The promising ones of these moves, best first, by how far ahead each leaves the seat after its
/// own best answers to `steps` follow-up questions; never empty unless `moves` is.
pub(crate) fn ranked<G: Appraise>(
    game: &G,
    seat: Seat,
    moves: Vec<G::Move>,
    steps: u32,
    luck: &mut Quick,
) -> Vec<(i64, G::Move)> {
    let tried = promising(game, seat, moves, TRIED).into_iter();
    let mut ranked: Vec<(i64, G::Move)> =
        tried.map(|mv| (after(game, seat, mv, steps, luck), mv)).collect();
    ranked.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    ranked
}

/// How far ahead a seat is after a move and its own best answers to what follows from it.
fn after<G: Appraise>(game: &G, seat: Seat, mv: G::Move, steps: u32, luck: &mut Quick) -> i64 {
    let mut next = game.clone();
    let sealed = game.keeps_secret(seat, mv);
    next.apply(seat, mv, luck, &mut Silence);
    if steps == 0 || !next.asked().has(seat) {
        return lead(&hopes(&next), seat);
    }
    let answers = promising(&next, seat, next.legal_moves(seat), TRIED_AFTER);
    // Whoever seals last sees no further than those before him: what comes after the reveal would only tempt him there.
    if sealed && !answers.iter().any(|mv| next.keeps_secret(seat, *mv)) {
        return lead(&hopes(&next), seat);
    }
    let best = answers.into_iter().map(|mv| after(&next, seat, mv, steps - 1, luck)).max();
    best.unwrap_or_else(|| lead(&hopes(&next), seat))
}

/// The most promising of these moves, best hunch first; never empty unless `moves` is.
fn promising<G: Appraise>(game: &G, seat: Seat, moves: Vec<G::Move>, most: usize) -> Vec<G::Move> {
    if moves.len() <= 2 {
        return moves;
    }
    let mut ranked: Vec<(i32, G::Move)> =
        moves.into_iter().map(|mv| (game.hunch(seat, mv), mv)).collect();
    // A stable sort: equal hunches stay in the order of the rules, the same on every machine.
    ranked.sort_by_key(|(hunch, _)| std::cmp::Reverse(*hunch));
    let worth = ranked.iter().take_while(|(hunch, _)| *hunch >= HOPELESS).count().max(1);
    ranked.truncate(worth.min(most));
    ranked.into_iter().map(|(_, mv)| mv).collect()
}
