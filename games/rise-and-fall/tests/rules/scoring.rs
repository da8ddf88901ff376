//! RF-8: the end and the four domains.

use crate::table::{on_world, table};
use engine::{Play, Seat, Secrets, Viewer};
use rise_and_fall::Event;
use rise_and_fall::RiseAndFall;
use rise_and_fall::kinds::Terrain;

/// RF-8.1, RF-5.6: the round in which the agreed trophy is won is the last one.
#[test]
fn rf_8_1_end() {
    let lines = "
        red     nomad 2,0  temple 4,0  temple 4,1  2 stone  city 5,0  plays nomad
        yellow  ship 8,0  city 7,0  plays ship
        trophy nomad yellow
        trophy city yellow
        trophy merchant red
    ";
    let mut four = table(lines);
    four.play("2,0 build-temple. yellow: end. red: decline temple. yellow: decline ship");
    assert_eq!(four.phase(), "over");
    let mut five = table(&format!("{lines}\nend 5"));
    five.play("2,0 build-temple. yellow: end. red: decline temple. yellow: decline ship");
    assert_eq!(five.phase(), "select");
}

/// RF-8.2: the total is the sum of the domains (EX-R14: 43 + 30 + 33 + 34 = 140).
#[test]
fn rf_8_2_total() {
    let table = table("red city 5,0 87 gold plays city\nyellow ship 8,0");
    let score = table.game.score(Seat(0));
    assert_eq!(score.total, score.sources.iter().map(|(_, points)| points).sum::<i32>());
    assert_eq!(score.total, 43 + 1 + 6);
}

/// RF-8.3, RF-0.10: EX-R10, half of the gold rounded down.
#[test]
fn rf_8_3_economy() {
    let table = table("red city 5,0 87 gold 5 wood 5 stone plays city\nyellow ship 8,0");
    assert_eq!(table.points("red", "score-economy"), 43);
}

/// RF-8.4: the printed values.
#[test]
fn rf_8_4_trophies() {
    let table = table(
        "red     city 5,0  plays city
         yellow  ship 8,0
         trophy nomad red
         trophy temple red
         trophy ship yellow
         trophy mountaineer yellow",
    );
    assert_eq!(table.points("red", "score-trophies"), 30);
    assert_eq!(table.points("yellow", "score-trophies"), 40);
}

/// RF-8.5: EX-R11, active cards alone: 7 + 15 + 4 + 7 = 33.
#[test]
fn rf_8_5_development() {
    let table = table(
        "red     nomad 0,0  nomad 1,0  nomad 1,1  nomad 1,2  nomad 2,2  nomad 2,3  nomad 1,3
                 ship 3,0  ship 3,1  ship 3,2  merchant 2,0  merchant 2,1
                 city 4,0  city 4,1  city 5,1  city 6,1
                 temple 0,1  mountaineer 0,2  decline temple  decline mountaineer  plays nomad
         yellow  ship 8,0
         trophy nomad yellow
         trophy city yellow",
    );
    assert_eq!(table.points("red", "score-development"), 33);
}

/// A hex of a Region of this terrain and size; the n-th Region, the k-th hex.
fn hex(table: &RiseAndFall, terrain: Terrain, size: u16, nth: usize, kth: usize) -> String {
    let view = table.view_for(Viewer::Spectator);
    let fits = |it: &(usize, &rise_and_fall::view::RegionView)| {
        it.1.terrain == terrain && it.1.size == size
    };
    let (region, _) = view.regions.iter().enumerate().filter(fits).nth(nth).expect("a Region");
    let mut hexes = view
        .hexes
        .iter()
        .filter(|hex| hex.region == Some(region as u8) && hex.terrain != Terrain::Glacier);
    let hex = hexes.nth(kth).expect("a hex");
    format!("{},{}", hex.q, hex.r)
}

/// RF-8.6: EX-R12, six Regions of three players; EX-P06, a Mountain of 6 is worth 24.
#[test]
fn rf_8_6_territory() {
    let empty =
        on_world("northern-fjords", "red nomad 2,0 plays nomad\nyellow\ngreen\nblue\nphase over");
    let at = |terrain, size, nth, kth| hex(&empty.game, terrain, size, nth, kth);
    use Terrain::{Forest, Mountain, Plain, Sea};
    let (red, yellow, green) = (
        [
            format!("nomad {}", at(Plain, 4, 0, 0)),
            format!("nomad {}", at(Forest, 2, 0, 0)),
            format!("ship {} ship {}", at(Sea, 7, 0, 0), at(Sea, 7, 0, 1)),
        ],
        [
            format!("nomad {}", at(Forest, 2, 0, 1)),
            format!("ship {}", at(Sea, 7, 0, 2)),
            format!("nomad {}", at(Forest, 2, 1, 0)),
            format!("nomad {} nomad {}", at(Mountain, 6, 0, 0), at(Mountain, 6, 0, 1)),
        ],
        [format!("nomad {}", at(Plain, 1, 0, 0)), format!("mountaineer {}", at(Mountain, 6, 0, 2))],
    );
    let table = on_world(
        "northern-fjords",
        &format!(
            "red {}\nyellow {}\ngreen {}\nblue\nphase over",
            red.join(" "),
            yellow.join(" "),
            green.join(" ")
        ),
    );
    let territory = |color: &str| table.points(color, "score-territory");
    assert_eq!((territory("red"), territory("yellow"), territory("green")), (18, 30, 1));
}

/// RF-8.6: EX-R13, Sea 7, Forest 4, Plain 3: 14 + 12 + 3.
#[test]
fn rf_8_6_values() {
    let empty = on_world("northern-fjords", "red\nyellow\ngreen\nblue\nphase over");
    let at = |terrain, size| hex(&empty.game, terrain, size, 0, 0);
    let table = on_world(
        "northern-fjords",
        &format!(
            "red ship {} nomad {} nomad {}\nyellow\ngreen\nblue\nphase over",
            at(Terrain::Sea, 7),
            at(Terrain::Forest, 4),
            at(Terrain::Plain, 3)
        ),
    );
    assert_eq!(table.points("red", "score-territory"), 29);
}

/// RF-8.7: equal totals share the victory (EX-P04).
#[test]
fn rf_8_7_ties() {
    let table = table("red ship 3,0 10 gold\nyellow ship 3,1 11 gold\nphase over");
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!((outcome.points, outcome.places), (vec![10, 10], vec![1, 1]));
}

/// RF-8.12: EX-R15, quick counting gives the same total.
#[test]
fn rf_8_12_quick_count() {
    let table = table("red city 5,0 87 gold plays city\nyellow ship 8,0\ntrophy nomad red");
    let (given_back, total) = table.game.quick_count(Seat(0));
    assert_eq!(given_back, 44);
    assert_eq!(total, table.game.score(Seat(0)).total);
}

/// RF-8.12: as an option the points are collected in gold at the end, and told so.
#[test]
fn rf_8_12_told_at_the_end() {
    let lines = "
        red     city 5,0  87 gold  plays city  decline nomad
        yellow  ship 8,0  plays ship
        trophy nomad red
        trophy temple red
        trophy merchant red
        trophy ship red
    ";
    let counted = |quick: bool| {
        let mut state = table(lines).json();
        state["quick_count"] = quick.into();
        let mut table = crate::table::load(state);
        table.play("red: end. yellow: end. red: no-buy");
        assert_eq!(table.phase(), "over");
        let total = table.game.score(Seat(0)).total;
        let told = table.events.iter().find_map(|event| match *event {
            Event::QuickCounted { seat: Seat(0), given_back, kept, collected, trophies } => {
                assert_eq!(i32::from(kept) + collected + trophies, total);
                Some((given_back, kept))
            }
            _ => None,
        });
        let points =
            Event::FinalPoints { seat: Seat(0), points: total, place: Some(1), shared: false };
        assert!(table.events.contains(&points), "{:?}", table.events);
        told
    };
    assert_eq!(counted(true), Some((44, 43)));
    assert_eq!(counted(false), None);
}
