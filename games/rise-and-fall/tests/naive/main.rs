//! Terrain, Regions, scores and reaches once more, written as plainly as possible, against the
//! real ones: with Guilds, Tales, every kind of unit, and up to eight players.

pub(crate) mod board;
mod reach;

use board::{Board, What};
use engine::{Chance, Game, Hat, Play, Quick, Seat, Secrets, Viewer};
use rise_and_fall::hex::Hex;
use rise_and_fall::kinds::{Deed, Guild, Kind, Level, Monument, Tale, Terrain};
use rise_and_fall::{Event, Move, Question, RiseAndFall, Setup};
use serde_json::json;
use std::collections::BTreeSet;

/// A random game may go on for long; this much of it is enough.
const LONGEST: u32 = 6_000;
/// Slow and sure: some of the steps are enough.
const EVERY: u32 = 7;

/// What was compared, so that nobody can think it was more.
#[derive(Default)]
struct Compared {
    reaches: u32,
    scores: u32,
    kinds: BTreeSet<Kind>,
    guilds: BTreeSet<Guild>,
    tales: BTreeSet<Tale>,
    /// Units on the Bridge or at its ends, and units that could go to an Orb.
    bridges: u32,
    orbs: u32,
    monuments: BTreeSet<Monument>,
}

fn compare(setup: &Setup, number: u64, seen: &mut Compared) {
    let mut luck = Quick::new(number, 0);
    let mut events = Vec::new();
    let table = RiseAndFall::set_up(setup, &mut luck, &mut events);
    let mut table = table.expect("a table");
    let mut hat: Hat<Move> = Hat::default();
    let mut orbs_used: BTreeSet<Hex> = BTreeSet::new();
    let mut bridge = setup.chosen_tales.contains(&Tale::MajesticBridge);
    for step in 0..LONGEST {
        let Some(seat) = table.asked().first() else { break };
        if bridge && table.question(seat) == Some(Question::ChooseCard) {
            table = bridged(&table);
            bridge = false;
        }
        let place = format!("game {number} of {setup:?}, step {step}");
        if step % (29 * EVERY) == 0 {
            compare_scores(&table, setup, seen, &place);
        }
        if step % EVERY == 0 {
            compare_reaches(&table, seat, &orbs_used, seen, &place);
        }
        let mv = picked(&table, seat, &mut hat, &mut luck);
        events.clear();
        table.apply(seat, mv, &mut luck, &mut events);
        let board = Board::of(&table);
        for event in &events {
            match event {
                Event::Did { deed: Deed::Move, to: Some(to), .. } => {
                    let to = board.hexes[*to as usize];
                    if board.orbs.contains(&to) {
                        orbs_used.insert(to);
                    } else {
                        orbs_used.clear()
                    }
                }
                Event::TurnEnded { .. } => orbs_used.clear(),
                _ => {}
            }
        }
    }
}

/// The table with the Bridge somewhere: random players hardly ever build it.
fn bridged(table: &RiseAndFall) -> RiseAndFall {
    let board = Board::of(table);
    let low = [Terrain::Plain, Terrain::Forest, Terrain::Mountain];
    let is_free = |hex: Hex| board.is_empty(hex) && !board.barred.contains(&hex);
    let spans = board.hexes.iter().filter(|&&hex| {
        board.land[&hex] == Terrain::Sea && is_free(hex) && !board.special.contains(&hex)
    });
    let found = spans.flat_map(|&hex| {
        let around = hex.neighbors();
        (0..3).map(move |way| (hex, around[way], around[way + 3]))
    });
    let found = found.into_iter().find(|(_, one, other)| {
        let terrain = board.land.get(one).filter(|terrain| low.contains(terrain));
        terrain.is_some() && terrain == board.land.get(other) && is_free(*one) && is_free(*other)
    });
    let Some((at, one, other)) = found else { return table.clone() };
    let mut saved = serde_json::to_value(table).expect("JSON");
    let name = |hex: Hex| format!("{},{}", hex.q, hex.r);
    saved["tales"]["bridge"] = json!([name(at), name(one), name(other)]);
    saved["tales"]["trophies"]["majestic-bridge"] = json!(0);
    serde_json::from_value(saved).expect("a table with a Bridge")
}

/// Any move, but Bridges, Ports and the like whenever they can be built.
fn picked(table: &RiseAndFall, seat: Seat, hat: &mut Hat<Move>, luck: &mut Quick) -> Move {
    hat.clear();
    table.offer(seat, hat);
    let mv = hat.nth(luck.below(hat.count()));
    if !matches!(mv, Move::Do { .. } | Move::EndTurn {}) {
        return mv;
    }
    let rare = [Deed::BuildBridge, Deed::FoundPort, Deed::BuildPort, Deed::BuildBank];
    let wanted = table.legal_moves(seat).into_iter().find(|mv| match mv {
        Move::Do { deed, .. } => rare.contains(deed),
        _ => false,
    });
    wanted.unwrap_or(mv)
}

fn compare_scores(table: &RiseAndFall, setup: &Setup, seen: &mut Compared, place: &str) {
    let view = table.view_for(Viewer::Spectator);
    if view.regions.is_empty() {
        return;
    }
    let board = Board::of(table);
    for hex in &view.hexes {
        let at = Hex::new(hex.q, hex.r);
        assert_eq!(Some(&hex.terrain), board.land.get(&at), "{place}: {at:?}");
    }
    assert_eq!(view.hexes.len(), board.land.len(), "{place}");
    let regions = board.regions();
    let mut sizes: Vec<_> = regions.iter().map(|(kind, hexes)| (*kind, hexes.len())).collect();
    let mut known: Vec<_> =
        view.regions.iter().map(|region| (region.terrain, region.size as usize)).collect();
    sizes.sort_unstable();
    known.sort_unstable();
    assert_eq!(sizes, known, "{place}");
    for seat in (0..setup.seats).map(Seat) {
        let score = table.score(seat);
        let counted = score.sources.iter().find(|(key, _)| *key == "score-territory");
        if let Some((_, points)) = counted {
            assert_eq!(*points, board.territory(&regions, seat), "{place}, seat {seat}");
            seen.scores += 1;
        }
    }
}

fn compare_reaches(
    table: &RiseAndFall,
    seat: Seat,
    orbs_used: &BTreeSet<Hex>,
    seen: &mut Compared,
    place: &str,
) {
    let question = table.question(seat);
    let Some(Question::Aim { deed: Deed::Move, .. } | Question::Act { .. }) = question else {
        return;
    };
    let board = Board::of(table);
    let moves = table.legal_moves(seat);
    if let Some(Question::Aim { piece, at, .. }) = question {
        let aims = moves.iter().filter_map(|mv| match mv {
            Move::Aim { at } => Some(board.hexes[*at as usize]),
            _ => None,
        });
        let offered: BTreeSet<Hex> = aims.collect();
        let from = board.hexes[at as usize];
        let naive = reach::stops(&board, seat, piece, from, orbs_used);
        assert_eq!(offered, naive, "{place}: {piece:?} from {from:?}");
        note(&board, seat, piece, from, &naive, seen);
    }
    // Whether a piece can move at all is compared for all of them.
    if let Some(Question::Act { card }) = question
        && card.is_unit()
    {
        let view = table.view_for(Viewer::Spectator);
        for piece in view.pieces.iter().filter(|it| it.seat == seat && it.kind == card) {
            let from = board.hexes[piece.at as usize];
            if view.acted.contains(&piece.at) || board.lying.contains(&from) {
                continue;
            }
            let offered = moves.contains(&Move::Do { deed: Deed::Move, at: piece.at });
            let naive = reach::stops(&board, seat, card, from, orbs_used);
            assert_eq!(offered, !naive.is_empty(), "{place}: {card:?} from {from:?} {naive:?}");
            note(&board, seat, card, from, &naive, seen);
        }
    }
}

fn note(
    board: &Board,
    seat: Seat,
    kind: Kind,
    from: Hex,
    stops: &BTreeSet<Hex>,
    seen: &mut Compared,
) {
    seen.reaches += 1;
    seen.kinds.insert(kind);
    seen.guilds.extend(board.guilds[seat.index()].iter().copied());
    if board
        .guilds
        .iter()
        .enumerate()
        .any(|(owner, guilds)| owner != seat.index() && guilds.contains(&Guild::Sentinels))
    {
        seen.guilds.insert(Guild::Sentinels);
    }
    seen.tales.extend(board.tales.iter().copied());
    let bridge = board.bridge.is_some_and(|(at, ends)| at == from || ends.contains(&from));
    seen.bridges += u32::from(bridge && kind != Kind::Ship);
    seen.orbs += u32::from(stops.iter().any(|stop| board.orbs.contains(stop)));
    for (_, what) in board.standing.values().flatten() {
        if let What::Monument(monument) = what {
            seen.monuments.insert(*monument);
        }
    }
}

/// A table with all 23 Tales at once.
fn every_tale(seats: u8) -> Setup {
    Setup { tales: true, chosen_tales: Tale::ALL.to_vec(), ..Setup::for_seats(seats) }
}

#[test]
fn plain_games_of_every_number_of_players_agree() {
    let mut seen = Compared::default();
    for seats in 2..=8 {
        compare(&Setup::for_seats(seats), u64::from(seats), &mut seen);
    }
    assert!(seen.reaches > 1000 && seen.scores > 100, "{} {}", seen.reaches, seen.scores);
    let units = [Kind::Nomad, Kind::Ship, Kind::Mountaineer, Kind::Merchant];
    assert_eq!(seen.kinds, BTreeSet::from(units));
}

#[test]
fn games_with_guilds_that_change_movement_agree() {
    let mut seen = Compared::default();
    for number in 0..8 {
        // Novices have three guilds each.
        let seats = 4 + number as u8 % 3;
        let handicap = vec![Level::Novice; seats as usize];
        compare(&Setup { guilds: true, handicap, ..Setup::for_seats(seats) }, number, &mut seen);
    }
    let movers = [
        Guild::Aquanauts,
        Guild::Machinists,
        Guild::Northerners,
        Guild::Travelers,
        Guild::Sentinels,
        Guild::Winged,
        Guild::Farmers,
        Guild::Druids,
    ];
    for guild in movers {
        assert!(seen.guilds.contains(&guild), "{} was never compared", guild.id());
    }
}

#[test]
fn games_with_tales_that_change_the_world_agree() {
    let mut seen = Compared::default();
    for (seats, number) in [(2, 1), (3, 2), (4, 3), (5, 4), (8, 5), (2, 6), (3, 7)] {
        compare(&every_tale(seats), number, &mut seen);
    }
    for (seats, number) in [(3, 8), (4, 9), (6, 10)] {
        let handicap = vec![Level::Novice; seats as usize];
        let setup = Setup { guilds: true, handicap, ..every_tale(seats) };
        compare(&setup, number, &mut seen);
    }
    let built = Setup { world: "built".into(), ..every_tale(3) };
    compare(&built, 11, &mut seen);
    for &tale in &Tale::ALL {
        assert!(seen.tales.contains(&tale), "{} was never compared", tale.id());
    }
    assert!(seen.orbs > 0 && seen.bridges > 0, "{} Orbs, {} Bridges", seen.orbs, seen.bridges);
    assert!(seen.monuments.contains(&Monument::Port) && seen.monuments.contains(&Monument::Bank));
}
