//! Random games to try sheets with.

use engine::{Chance, Game, Playthrough, Quick, Seat, Seed};
use terra_mystica::{Move, Setup, TerraMystica};

/// How a random player chooses.
#[derive(Clone, Copy, Debug)]
pub enum Taste {
    /// Every move alike.
    Any,
    /// Every kind of move alike, but passing and conversions seldom.
    Builder,
}

/// Plays at most `limit` random moves.
pub fn random_game(
    setup: Setup,
    number: u64,
    taste: Taste,
    limit: usize,
) -> Playthrough<TerraMystica> {
    let mut game: Playthrough<TerraMystica> =
        Playthrough::new(setup, Seed::from_number(number)).expect("a setup");
    let mut choices = Quick::new(41, number);
    for _ in 0..limit {
        let asked: Vec<Seat> = game.state().asked().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[choices.below(asked.len() as u32) as usize];
        let moves = game.state().legal_moves(seat);
        let mv = pick(&moves, taste, &mut choices);
        game.play(seat, mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
    }
    game
}

fn pick(moves: &[Move], taste: Taste, choices: &mut Quick) -> Move {
    let any = |choices: &mut Quick| moves[choices.below(moves.len() as u32) as usize];
    if matches!(taste, Taste::Any) {
        return any(choices);
    }
    for _ in 0..12 {
        let kind = std::mem::discriminant(&any(choices));
        let wanted = {
            let mut kinds: Vec<_> = moves.iter().map(std::mem::discriminant).collect();
            kinds.dedup();
            kinds[choices.below(kinds.len() as u32) as usize]
        };
        let kind = if choices.below(4) == 0 { kind } else { wanted };
        let these: Vec<Move> =
            moves.iter().copied().filter(|mv| std::mem::discriminant(mv) == kind).collect();
        let mv = these[choices.below(these.len() as u32) as usize];
        let seldom = match mv {
            Move::Pass { .. } => 40,
            Move::Burn {} | Move::Convert { .. } | Move::Wait {} => 6,
            Move::SendPriest { .. } | Move::DeclinePower { .. } => 2,
            Move::Transform { .. } => 2,
            _ => 1,
        };
        if choices.below(seldom) == 0 {
            return mv;
        }
    }
    any(choices)
}
