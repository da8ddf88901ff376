//! Sides that align, by corners in space: no packed bits, no tables.

use super::tables;
use engine::{Chance, Quick, Thing};
use std::collections::BTreeMap;
use tapestry::kinds::Terrain;
use tapestry::map::{
    Board, DIRECTIONS, HEXES, Hex, Islands, LAND, Laid, SIDE, aligned, around, hexes, neighbour,
    spread, two_halves,
};

const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
type Axial = (i8, i8);
/// A corner of the map: the three hexes that meet there.
type Corner = [Axial; 3];

fn beyond((q, r): Axial, side: usize) -> Axial {
    (q + STEPS[side].0, r + STEPS[side].1)
}

/// Corner `n` of a hex lies between the sides n - 1 and n.
fn corner(hex: Axial, n: usize) -> Corner {
    let mut all = [hex, beyond(hex, (n + 5) % 6), beyond(hex, n)];
    all.sort_unstable();
    all
}

/// What a territory shows at each of its corners, as it lies.
fn shown(hex: Axial, corners: [Terrain; 6], rotation: usize) -> BTreeMap<Corner, Terrain> {
    (0..6).map(|n| (corner(hex, (n + rotation) % 6), corners[n])).collect()
}

/// A map as people see it: what each hex shows at its corners.
type Seen = BTreeMap<Axial, BTreeMap<Corner, Terrain>>;

fn naive_edges(seen: &Seen, hex: Axial, corners: [Terrain; 6], rotation: usize) -> u8 {
    let ours = shown(hex, corners, rotation);
    let aligns = |side: &usize| {
        let Some(theirs) = seen.get(&beyond(hex, *side)) else { return false };
        ours.iter().any(|(at, terrain)| theirs.get(at) == Some(terrain))
    };
    (0..6).filter(aligns).count() as u8
}

fn naive_land_mass(seen: &Seen, own: &[Axial], inside: &dyn Fn(Axial, Terrain) -> bool) -> u8 {
    let mut largest = 0;
    for land in LAND {
        let with: Vec<Axial> = own
            .iter()
            .copied()
            .filter(|hex| seen[hex].values().any(|it| *it == land) || inside(*hex, land))
            .collect();
        let mut group: Vec<usize> = (0..with.len()).collect();
        // Every pair again and again, until nothing changes any more.
        loop {
            let before = group.clone();
            for a in 0..with.len() {
                for b in 0..with.len() {
                    let touch = (0..6).any(|side| beyond(with[a], side) == with[b]);
                    let shared = seen[&with[a]]
                        .iter()
                        .any(|(at, it)| *it == land && seen[&with[b]].get(at) == Some(&land));
                    if touch && shared {
                        let least = group[a].min(group[b]);
                        (group[a], group[b]) = (least, least);
                    }
                }
            }
            if group == before {
                break;
            }
        }
        for first in 0..with.len() {
            largest = largest.max(group.iter().filter(|it| **it == first).count() as u8);
        }
    }
    largest
}

/// What is printed on a side of the board, by corners.
fn printed(board: &Board) -> Seen {
    let text = include_str!("../../content/map.toml");
    let table: toml::Table = text.parse().expect("the table can be read");
    let side = if board.is_large() { "large" } else { "small" };
    let rows = table["printed"].as_array().expect("a list of printed territories");
    let here = rows.iter().filter(|row| row["side"].as_str() == Some(side));
    here.map(|row| {
        let hex = Hex::named(row["hex"].as_str().expect("a name")).expect("a hex").axial();
        let corners = row["corners"].as_array().expect("six corners");
        let corners: Vec<Terrain> = corners
            .iter()
            .map(|it| Terrain::from_id(it.as_str().expect("a word")).expect("a terrain"))
            .collect();
        (hex, shown(hex, corners.try_into().expect("six"), 0))
    })
    .collect()
}

#[test]
fn neighbours_are_those_of_coordinates() {
    for hex in (0..HEXES as u8).map(Hex) {
        let mut set = 0u64;
        for side in 0..6 {
            let (q, r) = beyond(hex.axial(), side);
            let next = neighbour(hex, side);
            assert_eq!(next, Hex::at(q, r));
            if let Some(next) = next {
                assert_eq!(neighbour(next, (side + 3) % 6), Some(hex));
                set |= next.bit();
            }
        }
        assert_eq!(around(hex), set);
        assert_eq!(spread(hex.bit()), set);
        assert_eq!(Hex::named(&hex.word()), Some(hex));
    }
    assert_eq!(Hex::at(0, 0), Some(tapestry::map::CENTRE));
}

#[test]
fn tp_7_2_sides_align_as_corners_in_space_do() {
    let map = &tables().map;
    for (seed, players) in (0..40u64).flat_map(|seed| [(seed, 2), (seed, 5)]) {
        let mut chance = Quick::new(seed, 0);
        let mut board = Board::new(&map.atlas, players);
        let mut seen = printed(&board);
        assert_eq!(board.explored().count_ones() as usize, seen.len());
        let mut tiles: Vec<u8> = (0..48).collect();
        while board.unexplored() != 0 && !tiles.is_empty() {
            let tile = tiles.swap_remove(chance.below(tiles.len() as u32) as usize);
            let free: Vec<Hex> = hexes(board.unexplored()).collect();
            let hex = free[chance.below(free.len() as u32) as usize];
            let corners = map.tiles[usize::from(tile)].face.corners;
            let all = board.edges_by_rotation(&map.atlas, hex, tile);
            for rotation in 0..6u8 {
                let naive = naive_edges(&seen, hex.axial(), corners, rotation.into());
                assert_eq!(board.edges(&map.atlas, hex, tile, rotation), naive);
                assert_eq!(all[usize::from(rotation)], naive);
            }
            let rotation = chance.below(6) as u8;
            board.lay(hex, tile, rotation);
            assert_eq!(board.laid(hex).as_tile(), Some((tile, rotation)));
            assert_eq!(board.tile(hex), Some(tile));
            seen.insert(hex.axial(), shown(hex.axial(), corners, rotation.into()));
        }
    }
}

#[test]
fn tp_22_5_land_masses_hang_together_by_corners() {
    let map = &tables().map;
    for seed in 0..60u64 {
        let mut chance = Quick::new(seed, 0);
        let mut board = Board::new(&map.atlas, 4);
        let mut seen = printed(&board);
        for tile in 0..36u8 {
            let free: Vec<Hex> = hexes(board.unexplored()).collect();
            let hex = free[chance.below(free.len() as u32) as usize];
            let rotation = chance.below(6) as u8;
            board.lay(hex, tile, rotation);
            let corners = map.tiles[usize::from(tile)].face.corners;
            seen.insert(hex.axial(), shown(hex.axial(), corners, rotation.into()));
        }
        let controlled = hexes(board.explored()).filter(|_| chance.below(5) < 2);
        let controlled: Vec<Hex> = controlled.collect();
        let set = controlled.iter().fold(0, |set, hex| set | hex.bit());
        let own: Vec<Axial> = controlled.iter().map(|hex| hex.axial()).collect();
        let inside = |(q, r): Axial, land: Terrain| {
            let hex = Hex::at(q, r).expect("a hex");
            let tile = board.tile(hex).map(|tile| map.tiles[usize::from(tile)].face.interior);
            tile.map_or(hex == tapestry::map::CENTRE, |interior| interior >> land as u8 & 1 == 1)
        };
        let naive = naive_land_mass(&seen, &own, &inside);
        assert_eq!(board.largest_land_mass(&map.atlas, set), naive, "seed {seed}");
    }
}

#[test]
fn tp_7_11_tiles_on_the_islanders_mat_align_with_the_centre_and_each_other() {
    let map = &tables().map;
    for seed in 0..60u64 {
        let mut chance = Quick::new(seed, 0);
        let mut islands = Islands::default();
        let mut seen = Seen::new();
        // The centre, by the corner of the neighbour that each half side meets.
        let mut halves: BTreeMap<(usize, Corner), Terrain> = BTreeMap::new();
        for (side, [first, second]) in map.islands.into_iter().enumerate() {
            halves.insert((side, corner((0, 0), side)), first);
            halves.insert((side, corner((0, 0), (side + 1) % 6)), second);
        }
        for tile in 0..6u8 {
            let free: Vec<usize> = (0..6).filter(|at| islands.free() >> at & 1 == 1).collect();
            let at = free[chance.below(free.len() as u32) as usize];
            let hex = STEPS[at];
            let corners = map.tiles[usize::from(tile) * 7].face.corners;
            for rotation in 0..6u8 {
                let ours = shown(hex, corners, rotation.into());
                let centre = ours.iter().any(|(place, it)| halves.get(&(at, *place)) == Some(it));
                let naive = naive_edges(&seen, hex, corners, rotation.into()) + u8::from(centre);
                let fast = islands.edges(&map.atlas, &map.islands, at, tile * 7, rotation);
                assert_eq!(fast, naive, "seed {seed}, tile {tile} on {at}, rotation {rotation}");
            }
            let rotation = chance.below(6) as u8;
            islands.lay(at, tile * 7, rotation);
            seen.insert(hex, shown(hex, corners, rotation.into()));
        }
        let faces = map.tiles.map(|tile| tile.face);
        let outside = |hex: &&Axial| {
            let inner: Vec<Corner> = (0..6).map(|n| corner((0, 0), n)).collect();
            let outer = seen[*hex].iter().filter(|(place, _)| !inner.contains(place));
            outer.clone().count() == 4 && outer.into_iter().all(|(_, it)| *it == Terrain::Sea)
        };
        let naive = seen.keys().filter(outside).count() as u8;
        assert_eq!(islands.water_tiles(&faces), naive);
    }
}

#[test]
fn boards_are_saved_in_words() {
    use engine::saved::Saved;
    let atlas = &tables().map.atlas;
    let mut board = Board::new(atlas, 5);
    let hex = hexes(board.unexplored()).next().expect("a free hex");
    board.lay(hex, 11, 4);
    let saved = board.save();
    assert_eq!(saved["tiles"][&*hex.word()], "territory-12/4");
    assert_eq!(Board::whole(&saved).expect("the same board").printed(atlas), board);
    assert_eq!(Laid::NOTHING.as_tile(), None);
}

#[test]
fn every_pair_of_half_sides_is_compared() {
    for first in Terrain::ALL {
        for second in Terrain::ALL {
            for ours in [(first, second), (second, first)] {
                for theirs in Terrain::ALL.map(|it| (it, first)) {
                    let one = two_halves(ours.0, ours.1);
                    let other = two_halves(theirs.0, theirs.1);
                    let expected = u8::from(ours.0 == theirs.0 || ours.1 == theirs.1);
                    for side in 0..DIRECTIONS {
                        let found = aligned(one << (side * SIDE), other << (side * SIDE));
                        assert_eq!(found, expected, "{ours:?} {theirs:?} {side}");
                    }
                }
            }
        }
    }
}
