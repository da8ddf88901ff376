//! RF-1, RF-2: components, terrain, cliffs, Regions.

use crate::table::table;
use engine::{Play, Seat, Secrets, Viewer};
use rise_and_fall::content::content;
use rise_and_fall::hex::Hex;
use rise_and_fall::kinds::{Kind, Terrain, TileKind};

/// RF-1.1, RF-3.3, RF-3.6: tiles and bank by number of civilizations.
#[test]
fn rf_1_1_components() {
    let hexes = [8, 7, 6, 4, 3, 2];
    for (&kind, hexes) in TileKind::ALL.iter().zip(hexes) {
        assert_eq!(content().tile(kind).cells.len(), hexes, "{}", kind.id());
    }
    let bank = |civs| (content().box_of(civs).gold, content().box_of(civs).wood);
    assert_eq!([2, 3, 4, 8].map(bank), [(512, 20), (712, 20), (912, 20), (1824, 40)]);
    assert_eq!(content().box_of(4).tiles, [19, 17, 15, 11, 4]);
    assert_eq!(content().box_of(4).start.len(), 4);
}

/// RF-1.2: 33 pieces of six kinds.
#[test]
fn rf_1_2_pieces() {
    let counts = Kind::ALL.iter().map(|&kind| content().pieces[kind as usize].count);
    assert_eq!(counts.collect::<Vec<_>>(), [8, 8, 5, 3, 3, 6]);
}

/// RF-1.4, RF-0.6: gold is one number for each treasury and one for the bank.
#[test]
fn rf_1_4_gold_is_conserved() {
    let mut table = table("red city 5,0 7 gold plays city\nyellow ship 3,0");
    table.play("5,0 taxes");
    assert_eq!(table.goods("red"), [10, 0, 0]);
    let view = table.game.view_for(Viewer::Spectator);
    assert_eq!(view.bank.gold + 10, 512);
}

/// RF-2.1: six directions, clockwise from the east.
#[test]
fn rf_2_1_directions() {
    let around = Hex::new(3, -1).neighbors().map(|hex| (hex.q, hex.r));
    assert_eq!(around, [(4, -1), (3, 0), (2, 0), (2, -1), (3, -2), (4, -2)]);
}

/// RF-2.2: neighbours are one step apart, and the distance counts steps.
#[test]
fn rf_2_2_distance() {
    let middle = Hex::new(0, 0);
    assert!(middle.neighbors().iter().all(|hex| hex.distance(middle) == 1));
    let apart = |q, r| middle.distance(Hex::new(q, r));
    assert_eq!(
        [apart(2, 0), apart(1, 1), apart(2, -2), apart(-3, 1), apart(0, 0)],
        [2, 2, 2, 3, 0]
    );
}

/// RF-2.3: a turn is 60 degrees clockwise about the anchor; different turns cover different hexes.
#[test]
fn rf_2_3_rotation() {
    let turned = |turn| {
        let hex = rise_and_fall::hex::turned((2, -1), turn);
        (hex.0, hex.1)
    };
    assert_eq!([turned(0), turned(1), turned(2), turned(3)], [(2, -1), (1, 1), (-1, 2), (-2, 1)]);
    assert_eq!(turned(6), turned(0));
    for &kind in &TileKind::ALL {
        let tile = content().tile(kind);
        let outline = |turn: u8| {
            let cells = tile.cells.iter().map(|&cell| rise_and_fall::hex::turned(cell, turn));
            let mut cells: Vec<(i8, i8)> = cells.collect();
            let least = *cells.iter().min().expect("a hex");
            cells.iter_mut().for_each(|cell| *cell = (cell.0 - least.0, cell.1 - least.1));
            cells.sort_unstable();
            cells
        };
        let different: std::collections::BTreeSet<_> = (0..6).map(outline).collect();
        assert_eq!(different.len(), tile.orientations as usize, "{}", kind.id());
    }
}

/// RF-2.5: the topmost tile counts.
#[test]
fn rf_2_5_topmost_tile() {
    let table = table("red nomad 0,0 plays nomad\nyellow ship 3,0");
    let view = table.game.view_for(Viewer::Spectator);
    let terrain = |hex: &str| view.hexes[table.cell(hex) as usize].terrain;
    assert_eq!(terrain("3,0"), Terrain::Sea);
    assert_eq!(terrain("2,0"), Terrain::Plain);
    assert_eq!(terrain("1,0"), Terrain::Forest);
    assert_eq!(terrain("0,1"), Terrain::Mountain);
    assert_eq!(terrain("0,2"), Terrain::Glacier);
}

/// RF-2.6, RF-0.9: cliffs lie between levels that differ by two or more (EX-R16).
#[test]
fn rf_2_6_cliffs() {
    use Terrain::{Forest, Glacier, Mountain, Plain, Sea};
    let cliff = |one: Terrain, other: Terrain| one.level().abs_diff(other.level()) >= 2;
    let high =
        [(Sea, Forest), (Sea, Mountain), (Sea, Glacier), (Plain, Mountain), (Plain, Glacier)];
    assert!(high.iter().all(|&(one, other)| cliff(one, other)) && cliff(Forest, Glacier));
    let low = [(Sea, Plain), (Plain, Forest), (Forest, Mountain), (Mountain, Glacier)];
    assert!(!low.iter().any(|&(one, other)| cliff(one, other)));
    let mut gentle = table("red nomad 4,0 plays nomad\nyellow ship 3,0");
    gentle.play("4,0 move. at 5,0");
    assert!(gentle.stands("red", "nomad", "5,0"), "from Plain into Forest");
    let table = table("red nomad 7,-1 plays nomad\nyellow ship 3,0");
    assert!(table.offers("7,-1 move"));
    let mut aiming = table;
    aiming.play("7,-1 move");
    aiming.refuses("at 6,-1", "RF-2.6");
    aiming.play("at 6,0");
}

/// RF-2.7, RF-2.8, RF-2.9: Glacier counts as Mountain; sizes are those of the tables.
#[test]
fn rf_2_7_regions() {
    use rise_and_fall::{RiseAndFall, Setup};
    for world in &content().worlds {
        let setup = Setup { world: world.id.clone(), ..Setup::for_seats(world.civilizations) };
        let luck = &mut engine::Quick::new(1, 1);
        let table = RiseAndFall::set_up(&setup, luck, &mut engine::Silence).expect("a World");
        let view = table.view_for(Viewer::Spectator);
        let terrains = [Terrain::Sea, Terrain::Plain, Terrain::Forest, Terrain::Mountain];
        for (terrain, listed) in terrains.into_iter().zip(&world.regions) {
            let regions = view.regions.iter().filter(|region| region.terrain == terrain);
            let mut sizes: Vec<u16> = regions.map(|region| region.size).collect();
            sizes.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(&sizes, listed, "{} of {}", terrain.id(), world.id);
        }
        assert!(view.regions.iter().all(|region| region.terrain != Terrain::Glacier));
    }
}

/// RF-2.10: strictly most pieces; a tie or an empty Region is nobody's (EX-R40).
#[test]
fn rf_2_10_domination() {
    let table = table(
        "red     nomad 5,0  nomad 2,0  merchant 4,0  city 4,0  plays nomad
         yellow  nomad 5,-1 nomad 2,1  nomad 2,-1",
    );
    let view = table.game.view_for(Viewer::Spectator);
    let master = |hex: &str| {
        let region = view.hexes[table.cell(hex) as usize].region.expect("a Region");
        view.regions[region as usize].master
    };
    assert_eq!(master("5,0"), None, "one each");
    assert_eq!(master("2,0"), Some(Seat(1)), "two to one");
    assert_eq!(master("4,0"), Some(Seat(0)), "City and Merchant are two pieces");
    assert_eq!(master("6,-1"), None, "nobody there");
}

/// RF-2.11, RF-0.7, RF-0.11: one piece per hex, but a Merchant may stand on a City.
#[test]
fn rf_2_11_capacity() {
    let mut table = table(
        "red     merchant 4,-1  plays merchant
         yellow  city 4,0  nomad 4,1",
    );
    table.play("4,-1 move");
    table.refuses("at 4,1", "RF-2.11");
    table.play("at 4,0");
    assert!(table.stands("red", "merchant", "4,0") && table.stands("yellow", "city", "4,0"));
}
