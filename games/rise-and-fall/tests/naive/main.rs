//! Regions, scores and reaches once more, written as plainly as possible, against the real ones.

use engine::{Chance, Game, Hat, Quick, Silence, Viewer};
use rise_and_fall::hex::Hex;
use rise_and_fall::kinds::{Deed, Kind, Terrain};
use rise_and_fall::{Move, Question, RiseAndFall, Setup, View};
use std::collections::{BTreeMap, BTreeSet};

type Land = BTreeMap<Hex, Terrain>;

fn land(view: &View) -> Land {
    view.hexes.iter().map(|hex| (Hex::new(hex.q, hex.r), hex.terrain)).collect()
}

fn kind_of_region(terrain: Terrain) -> Terrain {
    if terrain == Terrain::Glacier { Terrain::Mountain } else { terrain }
}

/// Connected hexes of one type (RF-2.7).
fn regions(land: &Land) -> Vec<(Terrain, BTreeSet<Hex>)> {
    let mut left: BTreeSet<Hex> = land.keys().copied().collect();
    let mut found = Vec::new();
    while let Some(start) = left.pop_first() {
        let terrain = kind_of_region(land[&start]);
        let mut region = BTreeSet::from([start]);
        let mut open = vec![start];
        while let Some(hex) = open.pop() {
            for next in hex.neighbors() {
                if land.get(&next).is_some_and(|it| kind_of_region(*it) == terrain)
                    && region.insert(next)
                {
                    left.remove(&next);
                    open.push(next);
                }
            }
        }
        found.push((terrain, region));
    }
    found
}

/// Territory of a seat, Region by Region (RF-8.6).
fn territory(view: &View, seat: u8) -> i32 {
    let land = land(view);
    let hexes: Vec<Hex> = view.hexes.iter().map(|hex| Hex::new(hex.q, hex.r)).collect();
    let mut total = 0;
    for (terrain, region) in regions(&land) {
        let count = |of: usize| {
            let pieces = view.pieces.iter().filter(|piece| piece.seat.index() == of);
            pieces.filter(|piece| region.contains(&hexes[piece.at as usize])).count()
        };
        let own = count(seat as usize);
        let best = (0..view.civs.len()).filter(|&of| of != seat as usize).map(count).max();
        if own > best.unwrap_or(0) {
            let each = match terrain {
                Terrain::Plain => 1,
                Terrain::Sea => 2,
                Terrain::Forest => 3,
                _ => 4,
            };
            total += each * region.len() as i32;
        }
    }
    total
}

/// Where a unit may stop, step by step along every path (RF-6.7).
fn stops(view: &View, seat: u8, kind: Kind, from: Hex) -> BTreeSet<Hex> {
    let land = land(view);
    let hexes: Vec<Hex> = view.hexes.iter().map(|hex| Hex::new(hex.q, hex.r)).collect();
    let mut standing: BTreeMap<Hex, Vec<(u8, Kind)>> = BTreeMap::new();
    for piece in &view.pieces {
        standing.entry(hexes[piece.at as usize]).or_default().push((piece.seat.0, piece.kind));
    }
    let on = |hex: Hex| standing.get(&hex).cloned().unwrap_or_default();
    let (range, terrains): (usize, &[Terrain]) = match kind {
        Kind::Nomad => (1, &[Terrain::Plain, Terrain::Forest, Terrain::Mountain]),
        Kind::Ship => (400, &[Terrain::Sea]),
        Kind::Mountaineer => {
            (3, &[Terrain::Plain, Terrain::Forest, Terrain::Mountain, Terrain::Glacier])
        }
        _ => (4, &[Terrain::Plain, Terrain::Forest, Terrain::Mountain]),
    };
    let may_pass = |hex: Hex| match kind {
        Kind::Ship | Kind::Merchant => true,
        Kind::Mountaineer => on(hex).iter().all(|(owner, _)| *owner == seat),
        _ => on(hex).is_empty(),
    };
    let may_stop = |hex: Hex| {
        let there = on(hex);
        there.is_empty() || kind == Kind::Merchant && there.len() == 1 && there[0].1 == Kind::City
    };
    let level = |hex: Hex| land[&hex].level();
    let mut seen = BTreeSet::from([from]);
    let mut edge = BTreeSet::from([from]);
    let mut found = BTreeSet::new();
    for _ in 0..range {
        let mut next_edge = BTreeSet::new();
        for hex in edge {
            if hex != from && !may_pass(hex) {
                continue;
            }
            for next in hex.neighbors() {
                let enters = land.get(&next).is_some_and(|it| terrains.contains(it));
                let climbs = kind != Kind::Nomad || enters && level(next).abs_diff(level(hex)) < 2;
                if enters && climbs && seen.insert(next) {
                    next_edge.insert(next);
                    if may_stop(next) {
                        found.insert(next);
                    }
                }
            }
        }
        edge = next_edge;
    }
    found
}

/// A random game may go on for long; this much of it is enough.
const LONGEST: u32 = 20_000;

#[test]
fn regions_scores_and_reaches_agree() {
    let mut moves_compared = 0;
    for (seats, game) in [(2, 1), (2, 4), (3, 2), (3, 5), (4, 3), (4, 6)] {
        let mut luck = Quick::new(game, 0);
        let setup = Setup::for_seats(seats);
        let mut table = RiseAndFall::set_up(&setup, &mut luck, &mut Silence).expect("a table");
        let mut hat: Hat<Move> = Hat::default();
        for step in 0..LONGEST {
            let Some(seat) = table.asked().first() else { break };
            if step % 200 == 0 {
                let view = table.view_for(Viewer::Spectator);
                for seat in 0..seats {
                    let score = table.score(engine::Seat(seat));
                    let counted = score.sources.iter().find(|(key, _)| *key == "score-territory");
                    if let Some((_, points)) = counted {
                        assert_eq!(*points, territory(&view, seat), "game {game}, step {step}");
                    }
                }
            }
            // Slow and sure: some of the moves are enough.
            if step % 7 == 0
                && let Some(Question::Aim { piece, at, deed: Deed::Move }) = table.question(seat)
            {
                let view = table.view_for(Viewer::Spectator);
                let hex = |cell: u16| {
                    let hex = &view.hexes[cell as usize];
                    Hex::new(hex.q, hex.r)
                };
                let offered: BTreeSet<Hex> = table
                    .legal_moves(seat)
                    .into_iter()
                    .filter_map(|mv| match mv {
                        Move::Aim { at } => Some(hex(at)),
                        _ => None,
                    })
                    .collect();
                assert_eq!(offered, stops(&view, seat.0, piece, hex(at)), "{piece:?} {step}");
                moves_compared += 1;
            }
            hat.clear();
            table.offer(seat, &mut hat);
            let mv = hat.nth(luck.below(hat.count()));
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
    }
    assert!(moves_compared > 40, "only {moves_compared} moves were compared");
}
