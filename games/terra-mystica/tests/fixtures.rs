//! Whole games: everything in `tests/games` must replay to the same tables, move by move.
//!
//! `FIXTURES=write cargo test --test all fixtures` plays the games of this file anew; games of bots
//! come from `cargo xtask fixtures`.

use engine::{Chance, Game, Quick, Seat};
use terra_mystica::kinds::Faction;
use terra_mystica::setup::{FactionWay, Factions, Mode, SpadePoints};
use terra_mystica::{Move, Setup, TerraMystica};

#[test]
fn recorded_games_replay() {
    let seed = |setup: &Setup| u64::from(setup.seats) + setup.map.len() as u64;
    testing::fixtures::<TerraMystica>(env!("CARGO_MANIFEST_DIR"), games(), seed, picked);
}

/// One game for each corner of the rules.
fn games() -> Vec<(&'static str, Setup)> {
    let usual = Setup::for_seats;
    let fixed = |factions: &[Faction]| Setup {
        factions: Factions::Fixed(factions.to_vec()),
        ..usual(factions.len() as u8)
    };
    let random = |seats| Setup { factions: Factions::Way(FactionWay::Random), ..usual(seats) };
    let boards = || ["ice", "volcano", "variable"].map(String::from).to_vec();
    vec![
        ("chosen-2.json", usual(2)),
        ("chosen-5.json", usual(5)),
        ("introductory-3.json", Setup { mode: Mode::Introductory, ..usual(3) }),
        ("introductory-5.json", Setup { mode: Mode::Introductory, ..usual(5) }),
        (
            "random-colours-4.json",
            Setup {
                factions: Factions::Way(FactionWay::RandomColors),
                start_points_2017: true,
                ..usual(4)
            },
        ),
        (
            "leaps-and-rivers-4.json",
            Setup {
                extra_town_tiles: true,
                ..fixed(&[Faction::Fakirs, Faction::Dwarves, Faction::Mermaids, Faction::Halflings])
            },
        ),
        (
            "cultists-3.json",
            Setup {
                cultist_errata: true,
                ..fixed(&[Faction::Cultists, Faction::ChaosMagicians, Faction::Darklings])
            },
        ),
        (
            "late-answers-4.json",
            Setup {
                late_leech: true,
                spade_vp: SpadePoints::Received,
                variable_turn_order: true,
                ..random(4)
            },
        ),
        (
            "ice-and-fire-3.json",
            fixed(&[Faction::IceMaidens, Faction::Dragonlords, Faction::Shapeshifters]),
        ),
        (
            "rivers-and-fire-3.json",
            fixed(&[Faction::Riverwalkers, Faction::Acolytes, Faction::Yetis]),
        ),
        (
            "fjords-3.json",
            Setup {
                map: "fjords".into(),
                final_tile: "random".into(),
                temple_tile: true,
                shipping_card: true,
                ..random(3)
            },
        ),
        (
            "everything-5.json",
            Setup {
                cultist_errata: true,
                extra_town_tiles: true,
                shipping_card: true,
                temple_tile: true,
                variable_turn_order: true,
                final_tile: "random".into(),
                fire_and_ice: boards(),
                ..random(5)
            },
        ),
    ]
}

/// A move of players who prefer building to passing and convert little.
fn picked(table: &TerraMystica, seat: Seat, choices: &mut Quick) -> Move {
    let moves = table.legal_moves(seat);
    let some_conversions = choices.below(12) == 0;
    let weight = |mv: &Move| match mv {
        Move::Build { .. } | Move::Upgrade { .. } | Move::TakePower { .. } => 20,
        Move::Connect { .. } | Move::SpecialAction { .. } | Move::PowerAction { .. } => 20,
        Move::AdvanceShipping {} | Move::AdvanceDigging {} | Move::PlaceBridge { .. } => 12,
        Move::SendPriest { steps: 2.., .. } => 6,
        Move::Burn {} | Move::Convert { .. } | Move::Wait {} => u32::from(some_conversions),
        Move::Pass { .. } => 0,
        _ => 1,
    };
    let total: u32 = moves.iter().map(weight).sum();
    if total == 0 {
        let mut passes = moves.iter().filter(|mv| matches!(mv, Move::Pass { .. }));
        return *passes.next_back().unwrap_or(&moves[0]);
    }
    let mut left = choices.below(total);
    for mv in &moves {
        match left.checked_sub(weight(mv)) {
            Some(rest) => left = rest,
            None => return *mv,
        }
    }
    moves[0]
}
