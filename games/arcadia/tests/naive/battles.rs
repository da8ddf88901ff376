//! Random battles of every kind, watched by the laws and by the naive second implementation.

use crate::naive::check;
use arcadia::battle::{Battle, BattleStep, Camp, Force, Muster};
use arcadia::moves::Move;
use engine::{Chance, Hat, Quick, Silence, Why};

fn muster(kind: u64, luck: &mut Quick) -> Muster {
    let mut forces = [Force::default(); 4];
    let town = kind == 2;
    for (seat, force) in forces.iter_mut().enumerate() {
        force.nation = luck.below(4) as u8;
        let mut few = || luck.below(3) as u8;
        force.troops[0] = [few(), 6, few(), 4, 3, 2, few(), 2, 2];
        force.command[0] = 1 + luck.below(5) as u8;
        if town && seat == 1 {
            force.command[0] = 255;
            force.troops = [[0; 9]; 4];
            force.troops[3] = [1, 3, 0, 2, 0, 0, 0, 0, 0];
        } else if luck.below(4) == 0 {
            force.troops[1] = [8, 3, 1, 4, 3, 2, 1, 2, 2];
            force.command[1] = 2;
        }
        if !town && luck.below(8) == 0 {
            force.troops[2] = [12; 9];
        }
        force.hand = luck.below(1 << 16) as u16;
        force.own.morale = std::array::from_fn(|_| luck.below(3) as i8 - 1);
    }
    let mut camps = [Camp::default(); 4];
    match kind {
        3 | 4 => (0..kind as u8).for_each(|side| {
            camps[usize::from(side)] = Camp { players: 1 << side, leader: side, arrived: side };
        }),
        5 => {
            camps[0] = Camp { players: 0b0101, leader: 2, arrived: 0 };
            camps[1] = Camp { players: 0b1010, leader: 1, arrived: 1 };
        }
        _ => (0..2).for_each(|side| {
            camps[usize::from(side)] = Camp { players: 1 << side, leader: side, arrived: side };
        }),
    }
    let breaches = town.then(|| 1 + luck.below(5) as u8);
    Muster { breaches, rounds: 12, turn_order: [0, 1, 2, 3], camps, forces }
}

/// A random answer; who always retreats or passes fights nothing out, so most do so seldom.
fn answer(hat: &mut Hat<Move>, battle: &Battle, seat: u8, bold: bool, luck: &mut Quick) -> Move {
    hat.clear();
    battle.offer(seat, hat);
    let count = hat.count();
    assert!(count > 0, "nothing is offered");
    for _ in 0..4 {
        let mv = hat.nth(luck.below(count));
        let shy = bold && mv == (Move::Retreat {}) || mv == (Move::Done {}) && luck.below(4) > 0;
        if !shy {
            return mv;
        }
    }
    hat.nth(luck.below(count))
}

fn explained(battle: &Battle, seat: u8, mv: Move) {
    let mut why = Why::new(mv);
    battle.offer(seat, &mut why);
    assert!(why.objection().is_none(), "{mv:?} is offered and objected to");
    let mut all: Vec<Move> = Vec::new();
    battle.offer(seat, &mut all);
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count, "something is offered twice");
}

fn fight(game: u64) {
    let mut luck = Quick::new(16, game);
    let mut battle = Battle::begin(&muster(game % 6, &mut luck));
    let bold = luck.below(3) > 0;
    let mut hat = Hat::default();
    for _ in 0..5_000 {
        battle.go_on(&mut luck, &mut Silence);
        if let Some(law) = battle.broken_law() {
            panic!("battle {game}: {law}");
        }
        if !battle.is_on() {
            assert!(battle.winner().is_some());
            return;
        }
        let seat = battle.asked().trailing_zeros() as u8;
        assert!(seat < 4, "battle {game} asks nobody");
        if let Err(why) = check::check(&battle, seat) {
            panic!("battle {game}: {why}");
        }
        let mv = answer(&mut hat, &battle, seat, bold, &mut luck);
        if luck.below(16) == 0 {
            explained(&battle, seat, mv);
            let saved = serde_json::to_string(&battle).expect("plain data");
            let loaded: Battle =
                serde_json::from_str(&saved).unwrap_or_else(|why| panic!("battle {game}: {why}"));
            assert_eq!(loaded, battle, "battle {game} loads as it was saved");
        }
        if battle.step() == BattleStep::Deploy {
            battle.commit(seat, mv);
        } else {
            battle.answer(seat, mv, &mut luck, &mut Silence);
        }
    }
    panic!("battle {game} does not end");
}

#[test]
fn ar_11_to_18_random_battles_agree_with_the_naive_one() {
    let battles = std::env::var("BATTLES").ok().and_then(|count| count.parse().ok()).unwrap_or(24);
    (0..battles).for_each(fight);
}
