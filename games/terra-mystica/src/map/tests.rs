use super::*;
use crate::content::content;
use serde::Deserialize;
use std::collections::VecDeque;

/// A file of the folder shared with us, or `None` where only this repository is.
pub(crate) fn shared(file: &str) -> Option<String> {
    // Next to the repository; a little further up from a worktree.
    let up = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut paths = up.map(|folder| folder.join("shared/games/terra-mystica").join(file));
    let text = paths.find_map(|path| std::fs::read_to_string(path).ok());
    if text.is_none() {
        println!("skipped: ../shared is absent");
    }
    text
}

fn base() -> &'static Map {
    &content().maps[0]
}

fn hex(name: &str) -> u8 {
    base().hex(name).unwrap_or_else(|| panic!("no hex {name}"))
}

fn names(map: &Map, set: Hexes) -> Vec<&'static str> {
    members(set).map(|hex| map.name(hex)).collect()
}

fn joined_by_river(shipping: usize, a: &str, b: &str) -> bool {
    base().by_river[shipping][hex(a) as usize] >> hex(b) & 1 == 1
}

#[derive(Deserialize)]
struct SharedMap {
    hex: Vec<SharedHex>,
    river: Vec<SharedHex>,
    bridge_site: Vec<SharedSite>,
}

#[derive(Deserialize)]
struct SharedHex {
    id: String,
    row: u8,
    col: u8,
    #[serde(default = "river")]
    terrain: String,
    neighbors: Vec<String>,
}

fn river() -> String {
    "river".to_owned()
}

#[derive(Deserialize)]
struct SharedSite {
    a: String,
    b: String,
    over: Vec<String>,
}

#[test]
fn base_map_is_the_shared_one_hex_by_hex() {
    let Some(text) = shared("map.toml") else { return };
    let shared: SharedMap = toml::from_str(&text).expect("map.toml");
    let map = base();
    assert_eq!(shared.hex.len() + shared.river.len(), map.hexes.len());
    for theirs in shared.hex.iter().chain(&shared.river) {
        let at = hex(&theirs.id);
        let ours = &map.hexes[at as usize];
        assert_eq!((ours.name, ours.row, ours.col), (theirs.id.as_str(), theirs.row, theirs.col));
        assert_eq!(ours.terrain.map_or("river", Terrain::id), theirs.terrain, "{}", theirs.id);
        let mut neighbors = names(map, map.neighbors[at as usize]);
        let mut expected = theirs.neighbors.clone();
        neighbors.sort_unstable();
        expected.sort_unstable();
        assert_eq!(neighbors, expected, "{}", theirs.id);
    }
    assert_eq!(shared.bridge_site.len(), map.bridge_sites.len());
    for (theirs, ours) in shared.bridge_site.iter().zip(&map.bridge_sites) {
        assert_eq!((map.name(ours.a), map.name(ours.b)), (theirs.a.as_str(), theirs.b.as_str()));
        let common = map.neighbors[ours.a as usize] & map.neighbors[ours.b as usize];
        assert_eq!(names(map, common), theirs.over, "{}-{}", theirs.a, theirs.b);
    }
}

#[test]
fn maps_have_the_hexes_of_the_printed_ones() {
    let counts =
        |map: &Map| (map.land.count_ones(), map.rivers.count_ones(), map.bridge_sites.len());
    let found: Vec<_> = content().maps.iter().map(|map| (map.id, counts(map))).collect();
    let printed = [
        ("base", (77, 36, 29)),
        ("fire-and-ice-1", (77, 35, 33)),
        ("fire-and-ice-2", (77, 36, 29)),
        ("loon-lakes", (77, 35, 22)),
        ("fjords", (80, 33, 33)),
    ];
    assert_eq!(found, printed);
    for map in &content().maps {
        for terrain in Terrain::CYCLE {
            let more = map.id == "fjords"
                && matches!(terrain, Terrain::Forest | Terrain::Plains | Terrain::Mountains);
            let expected = if more { 12 } else { 11 };
            assert_eq!(
                map.printed[terrain as usize].count_ones(),
                expected,
                "{} {terrain:?}",
                map.id
            );
        }
    }
}

#[test]
fn neighbours_are_mutual_and_never_more_than_six() {
    for map in &content().maps {
        for (hex, &neighbors) in map.neighbors[..map.hexes.len()].iter().enumerate() {
            assert!((2..=6).contains(&neighbors.count_ones()), "{} {hex}", map.id);
            assert!(members(neighbors).all(|it| map.neighbors[it as usize] >> hex & 1 == 1));
            assert_eq!(neighbors >> hex & 1, 0);
            for sets in &map.by_river {
                assert!(members(sets[hex]).all(|it| sets[it as usize] >> hex & 1 == 1));
            }
        }
    }
}

/// Steps counted one by one agree with the formula, so no way leads around outside the map.
#[test]
fn distance_is_the_number_of_steps() {
    for map in &content().maps {
        for start in 0..map.hexes.len() as u8 {
            let mut steps = vec![u8::MAX; map.hexes.len()];
            let mut queue = VecDeque::from([start]);
            steps[start as usize] = 0;
            while let Some(hex) = queue.pop_front() {
                for next in members(map.neighbors[hex as usize]) {
                    if steps[next as usize] == u8::MAX {
                        steps[next as usize] = steps[hex as usize] + 1;
                        queue.push_back(next);
                    }
                }
            }
            for (other, &steps) in (0..).zip(&steps) {
                assert_eq!(map.distance(start, other), steps);
                for distance in 0..7 {
                    let near = map.at_distance[start as usize][distance as usize] >> other & 1 == 1;
                    let land = map.land >> other & 1 == 1;
                    assert_eq!(near, land && steps == distance);
                }
            }
        }
    }
}

/// Every place where two land hexes face each other across rivers has a printed site.
#[test]
fn bridge_sites_are_all_the_places_for_bridges() {
    for map in &content().maps {
        for a in members(map.land) {
            for b in members(map.land).filter(|&b| b > a) {
                let site = map.site_between(a, b);
                assert_eq!(site, map.site_between(b, a));
                let words = format!("{} {}-{}", map.id, map.name(a), map.name(b));
                assert_eq!(site.is_some(), map.may_bridge(a, b), "{words}");
                let common = map.neighbors[a as usize] & map.neighbors[b as usize];
                if site.is_some() {
                    assert_eq!(map.distance(a, b), 2, "{words}");
                    let over = if map.edge >> a & map.edge >> b & 1 == 1 { 1..=2 } else { 2..=2 };
                    assert!(over.contains(&common.count_ones()), "{words}");
                }
            }
        }
    }
}

#[test]
fn known_hexes_lie_as_the_examples_say() {
    let map = base();
    // EX-C18, EX-C14, EX-C4, EX-C11.
    assert_eq!(map.distance(hex("F3"), hex("E8")), 3);
    assert_eq!(map.distance(hex("D5"), hex("E8")), 1);
    assert_eq!(map.distance(hex("F6"), hex("H6")), 2);
    assert_eq!(map.distance(hex("F3"), hex("F4")), 1);
    assert!(map.distance(hex("F3"), hex("C3")) > 1);
    let common = map.neighbors[hex("E8") as usize] & map.neighbors[hex("G3") as usize];
    assert_eq!(names(map, common), ["r22", "r23"]);
    // EX-C5 and EX-C15.
    assert!(map.site_between(hex("C2"), hex("D4")).is_some());
    assert!(map.site_between(hex("G1"), hex("F3")).is_some());
    assert!(map.site_between(hex("F3"), hex("F4")).is_none());
}

/// EX-A16: two river hexes lie between, so shipping 1 is not enough and 2 is.
#[test]
fn shipping_counts_the_river_hexes_between() {
    let map = base();
    assert!(!joined_by_river(0, "E8", "G3"));
    assert!(joined_by_river(1, "E8", "G3"));
    assert!(joined_by_river(2, "F2", "F3"));
    assert!(!joined_by_river(1, "F2", "F3"));
    // Neighbours may be joined by a river too; a hex is not joined to itself.
    assert!(joined_by_river(1, "A2", "A3"));
    assert!(!joined_by_river(7, "A2", "A2"));
    // A hex without a river is joined to nothing.
    assert_eq!(names(map, map.by_river[7][hex("A1") as usize]), Vec::<&str>::new());
    for shipping in 1..8 {
        for hex in 0..map.hexes.len() {
            let (less, more) = (map.by_river[shipping - 1][hex], map.by_river[shipping][hex]);
            assert_eq!(less & !more, 0, "more shipping never reaches less");
            assert_eq!(more & map.rivers, 0);
        }
    }
}

#[test]
fn names_are_found_in_capitals_or_not_and_rows_begin_where_printed() {
    let map = base();
    for hex in 0..map.hexes.len() as u8 {
        assert_eq!(map.hex(map.name(hex)), Some(hex));
    }
    assert_eq!(map.hex("e8"), map.hex("E8"));
    assert_eq!(map.hex("R12"), map.hex("r12"));
    assert_eq!(map.hex("A14"), None);
    let fire_and_ice = &content().maps[1];
    assert_eq!((fire_and_ice.name(0), fire_and_ice.hexes[0].row), ("B1", 1));
    assert_eq!(fire_and_ice.hex("A1"), None);
}

#[test]
fn the_rim_is_first_and_last_rows_and_hexes() {
    let map = base();
    let on_rim = |name: &str| map.edge >> hex(name) & 1 == 1;
    assert!(
        ["A1", "A7", "A13", "B1", "B6", "D1", "D8", "r6", "I6"].map(on_rim).iter().all(|it| *it)
    );
    assert!(["B2", "C1", "C5", "E2", "F3"].map(on_rim).iter().all(|it| !it));
    assert_eq!(map.edge.count_ones(), 13 + 13 + 7 * 2);
}

#[test]
fn mistakes_in_a_picture_are_all_found() {
    let faults = |rows: &[&str], sites: &[&str]| {
        let faults = Map::from_rows("test", "test", 'A', rows, sites).expect_err("a mistake");
        faults.into_iter().map(|fault| (fault.at, fault.message)).collect::<Vec<_>>()
    };
    let found = faults(&["U . X", " . Y Q", "U ."], &[]);
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(found[0].1.contains("`X`") && found[0].0 == FaultAt::Row(0));
    assert!(found[1].1.contains("alternate") && found[1].0 == FaultAt::Row(1));
    assert!(found[3].1.contains("alternate") && found[3].0 == FaultAt::Row(2));

    let rows = ["U . Y", " . .", "U . R"];
    let found = faults(&rows, &["A1-C1", "A1-Z9", "A2", "A1-A2", "C1-A1"]);
    let places: Vec<_> = found.iter().map(|(at, _)| *at).collect();
    assert_eq!(places, [1, 2, 3, 4].map(FaultAt::Site), "{found:?}");
    assert!(Map::from_rows("test", "test", 'C', &rows, &[""; 0]).is_err());
    let huge = vec!["U"; 21];
    assert!(Map::from_rows("test", "test", 'A', &huge, &[""; 0]).is_err());
}
