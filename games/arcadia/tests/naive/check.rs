//! The rules' battle against the naive one, at any moment of it.

use super::{Card, Field, cell};
use arcadia::battle::units::{self, Class, GENERAL};
use arcadia::battle::{Battle, BattleStep, Bearing, Piece, Stage, Toward};
use arcadia::moves::Move;
use engine::Viewer;
use std::collections::BTreeSet;

fn card(piece: &Piece) -> Card {
    if piece.unit == GENERAL {
        return Card {
            movement: 2,
            range: None,
            close_fire: false,
            artillery: false,
            cavalry: false,
        };
    }
    let profile = units::profile(piece.unit);
    Card {
        movement: profile.movement,
        range: profile.tir.map(|_| profile.range),
        close_fire: profile.close_fire,
        artillery: profile.class == Class::Artillery,
        cavalry: profile.class.is_cavalry(),
    }
}

fn offered(battle: &Battle, seat: u8) -> BTreeSet<Move> {
    let mut all: Vec<Move> = Vec::new();
    battle.offer(seat, &mut all);
    all.into_iter().collect()
}

/// Moves, shots, attacks, lines of fire and morale, where they are asked for now.
pub fn check(battle: &Battle, seat: u8) -> Result<(), String> {
    let Some(view) = battle.view_for(Viewer::Spectator) else { return Ok(()) };
    let field = Field::new(&view, &card);
    for piece in &view.pieces {
        // What is left is the unit's own: its card, losses, its general, what cards add.
        let own = i32::from(piece.nerve) - field.neighbours_add(piece) + i32::from(piece.losses);
        let printed =
            if piece.unit == GENERAL { 8 } else { i32::from(units::profile(piece.unit).morale) };
        if (own - printed).abs() > 6 {
            return Err(format!("{piece:?} has {own} of its own for {printed}"));
        }
    }
    let answers = offered(battle, seat);
    if view.stage == Stage::Aiming {
        let gun = &view.pieces[usize::from(view.attacker.expect("a gun"))];
        for answer in &answers {
            let Move::Aim { x, y } = *answer else { return Err(format!("{answer:?} for a gun")) };
            let naive = field.ray(gun, (x.into(), y.into()));
            let ours = battle.ray_from(gun.side.into(), gun.column, gun.row, x, y);
            let ours: Vec<_> =
                ours.into_iter().map(|(x, y)| (i32::from(x), i32::from(y))).collect();
            if naive != ours {
                return Err(format!("from {:?} at {x} {y}: {ours:?}, naive {naive:?}", cell(gun)));
            }
        }
        return Ok(());
    }
    if view.stage != Stage::Idle || battle.waits_for_choice() {
        return Ok(());
    }
    let mine: Vec<&Piece> =
        view.pieces.iter().filter(|it| it.side == view.side && it.commander.0 == seat).collect();
    let own = |piece: &Piece| piece.commander.0 == seat;
    if matches!(view.step, BattleStep::Melee | BattleStep::FollowUps) {
        for piece in &mine {
            for toward in Toward::ALL {
                let side = piece.side.into();
                let ours = battle.bearing_of(side, piece.column, piece.row, toward);
                let Some(ours) = ours.map(Bearing::bonus) else { continue };
                let naive = field.attack_adds(piece, Field::toward(piece, toward));
                if ours != naive {
                    return Err(format!("{piece:?} {toward:?}: {ours} more, naive {naive}"));
                }
            }
        }
    }
    let mut naive = match view.step {
        BattleStep::Start | BattleStep::Opening | BattleStep::Moves
            if answers
                .iter()
                .any(|mv| matches!(mv, Move::MoveUnit { .. } | Move::Glide { .. })) =>
        {
            let movers: Vec<&Piece> = mine
                .iter()
                .copied()
                .filter(|it| {
                    let moving = view.moving == Some((it.column, it.row));
                    card(it).movement > 0
                        && it.engaged.is_empty()
                        && (moving || view.moves > 0 && !it.moved)
                })
                .collect();
            let mut found = field.steps(&movers);
            found.extend(field.glides(view.side, &own));
            found
        }
        BattleStep::Shooting => field.shots(&mine),
        BattleStep::Melee | BattleStep::FollowUps => field.attacks(&mine),
        _ => return Ok(()),
    };
    naive.sort_unstable();
    let naive: BTreeSet<Move> = naive.into_iter().collect();
    let ours: BTreeSet<Move> = answers
        .into_iter()
        .filter(|mv| {
            !matches!(
                mv,
                Move::Done {} | Move::Retreat {} | Move::PlayTactic { .. } | Move::Allot { .. }
            )
        })
        .collect();
    if ours == naive {
        return Ok(());
    }
    let more: Vec<_> = ours.difference(&naive).collect();
    let less: Vec<_> = naive.difference(&ours).collect();
    Err(format!("offered too much: {more:?}; too little: {less:?}\n{view:#?}"))
}
