//! Random games to try sheets with.

use engine::{Chance, Game, Play, Playthrough, Quick, Seat, Seed};
use terra_mystica::kinds::Terrain;
use terra_mystica::{Move, Question, Setup, TerraMystica};

/// How a random player chooses.
#[derive(Clone, Copy, Debug)]
pub enum Taste {
    /// Every move alike.
    Any,
    /// Rather builds than converts, and seldom passes.
    Builder,
}

/// Plays at most `limit` random moves.
pub fn random_game(
    setup: Setup,
    number: u64,
    taste: Taste,
    limit: usize,
) -> Playthrough<TerraMystica> {
    play(setup, number, taste, limit, false, 0)
}

/// A random game in which everybody begins rich, so that more happens.
pub fn rich_game(setup: Setup, number: u64) -> Playthrough<TerraMystica> {
    play(setup, number, Taste::Builder, 9000, true, 0)
}

/// A rich game that players leave, now and then.
pub fn deserted_game(setup: Setup, number: u64) -> Playthrough<TerraMystica> {
    play(setup, number, Taste::Builder, 9000, true, 150)
}

fn play(
    setup: Setup,
    number: u64,
    taste: Taste,
    limit: usize,
    mut rich: bool,
    leave: u32,
) -> Playthrough<TerraMystica> {
    let mut game: Playthrough<TerraMystica> =
        Playthrough::new(setup, Seed::from_number(number)).expect("a setup");
    let mut choices = Quick::new(41, number);
    let mut homes = None;
    for _ in 0..limit {
        let asked: Vec<Seat> = game.state().asked().iter().collect();
        if asked.is_empty() {
            break;
        }
        if rich && matches!(game.state().question(asked[0]), Some(Question::TakeTurn { .. })) {
            rich = false;
            game.continue_from(enriched(game.state())).expect("a lawful table");
            continue;
        }
        if leave > 0 && choices.below(leave) == 0 {
            let seat = Seat(choices.below(game.state().seats().into()) as u8);
            // One player stays.
            let here = |seat: &Seat| game.state().check_move(*seat, Move::Leave).is_ok();
            if (0..game.state().seats()).map(Seat).filter(here).count() > 1 && here(&seat) {
                game.play(seat, Move::Leave).expect("anybody may leave");
                continue;
            }
        }
        let seat = asked[choices.below(asked.len() as u32) as usize];
        let moves = game.state().legal_moves(seat);
        let mv = match taste {
            Taste::Any => moves[choices.below(moves.len() as u32) as usize],
            Taste::Builder => {
                if homes.is_none() && matches!(moves[0], Move::PlaceDwelling { .. }) {
                    homes = Some(all_homes(game.state()));
                }
                let home = homes.as_ref().map(|homes| homes[seat.index()]);
                pick(&moves, home, &mut choices)
            }
        };
        game.play(seat, mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
    }
    game
}

/// The same table with more of everything.
fn enriched(table: &TerraMystica) -> TerraMystica {
    let mut table = serde_json::to_value(table).expect("a table");
    for player in table["players"].as_array_mut().expect("players") {
        let limit = player["priest_limit"].as_u64().unwrap_or(7);
        player["coins"] = 90.into();
        player["workers"] = 60.into();
        // Riverwalkers would have to choose what becomes of new priests.
        if limit == 7 {
            player["priests"] = 5.into();
        }
        player["bowls"] = serde_json::json!([0, 6, 8]);
    }
    serde_json::from_value(table).expect("a table")
}

fn all_homes(table: &TerraMystica) -> Vec<Terrain> {
    let table = serde_json::to_value(table).expect("a table");
    let players = table["players"].as_array().expect("players").iter();
    players
        .map(|player| serde_json::from_value(player["home"].clone()).expect("a terrain"))
        .collect()
}

fn weight(mv: Move, home: Option<Terrain>) -> u32 {
    match mv {
        Move::Pass { .. } => 1,
        Move::Burn {} => 4,
        Move::Convert { .. } => 6,
        Move::Wait {} => 20,
        Move::SendPriest { .. } => 12,
        Move::Transform { to, .. } if Some(to) != home => 20,
        Move::AdvanceShipping {} | Move::AdvanceDigging {} => 60,
        Move::DeclinePower { .. } | Move::Done {} | Move::GiveUpSpades {} => 40,
        Move::Transform { .. } | Move::PowerAction { .. } => 100,
        Move::SpecialAction { .. } => 200,
        Move::Build { .. } | Move::Upgrade { .. } => 300,
        _ => 100,
    }
}

/// A kind of move by its weight, then any move of that kind.
fn pick(moves: &[Move], home: Option<Terrain>, choices: &mut Quick) -> Move {
    let mut kinds: Vec<(u32, Vec<Move>)> = Vec::new();
    for &mv in moves {
        let weight = weight(mv, home);
        let same = |(known, these): &&mut (u32, Vec<Move>)| {
            *known == weight && std::mem::discriminant(&these[0]) == std::mem::discriminant(&mv)
        };
        match kinds.iter_mut().find(same) {
            Some((_, these)) => these.push(mv),
            None => kinds.push((weight, vec![mv])),
        }
    }
    let mut left = choices.below(kinds.iter().map(|(weight, _)| weight).sum());
    for (weight, these) in kinds {
        if left < weight {
            return these[choices.below(these.len() as u32) as usize];
        }
        left -= weight;
    }
    moves[0]
}
