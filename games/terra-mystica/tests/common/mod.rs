//! Tables of every kind, shared by the tests that play whole games.

use terra_mystica::Setup;
use terra_mystica::content::content;
use terra_mystica::kinds::Faction;
use terra_mystica::setup::{FINAL_TILES, FactionWay, Factions, Mode, SpadePoints};

/// Every player count, mode, map, board and option, alone and together.
pub fn setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = (2..=5).map(Setup::for_seats).collect();
    all.extend((2..=5).map(|seats| Setup { mode: Mode::Introductory, ..Setup::for_seats(seats) }));
    let ways = [FactionWay::Random, FactionWay::RandomColors];
    all.extend(ways.map(|way| Setup { factions: Factions::Way(way), ..Setup::for_seats(4) }));
    all.extend(content().maps.iter().map(|map| Setup {
        map: map.id.into(),
        factions: Factions::Way(FactionWay::Random),
        ..Setup::for_seats(3)
    }));
    all.extend(FINAL_TILES.map(|tile| Setup {
        final_tile: tile.into(),
        factions: Factions::Way(FactionWay::Random),
        ..Setup::for_seats(3)
    }));
    all.extend(
        ["ice", "volcano", "variable"]
            .map(|board| Setup { fire_and_ice: vec![board.into()], ..Setup::for_seats(3) }),
    );
    all.extend([FactionWay::Choose, FactionWay::RandomColors].map(|way| Setup {
        factions: Factions::Way(way),
        fire_and_ice: ["ice", "volcano", "variable"].map(String::from).to_vec(),
        ..Setup::for_seats(5)
    }));
    all.extend(expansion_tables());
    all.push(Setup { cultist_errata: true, ..three(Faction::Cultists) });
    all.push(Setup { extra_town_tiles: true, ..three(Faction::Mermaids) });
    all.push(Setup { extra_town_tiles: true, ..three(Faction::Fakirs) });
    all.push(Setup { shipping_card: true, ..Setup::for_seats(3) });
    all.push(Setup { temple_tile: true, ..Setup::for_seats(3) });
    all.push(Setup { variable_turn_order: true, ..Setup::for_seats(4) });
    all.push(Setup { start_points_2017: true, ..Setup::for_seats(4) });
    all.push(Setup { spade_vp: SpadePoints::Received, ..three(Faction::Halflings) });
    all.push(Setup { late_leech: true, ..Setup::for_seats(4) });
    all.push(Setup { late_leech: true, ..three(Faction::Cultists) });
    all.push(everything(5, true));
    all.push(everything(4, false));
    all.push(everything(2, true));
    all
}

/// All six factions of the expansion, three at a time.
fn expansion_tables() -> [Setup; 2] {
    [
        [Faction::IceMaidens, Faction::Acolytes, Faction::Shapeshifters],
        [Faction::Yetis, Faction::Dragonlords, Faction::Riverwalkers],
    ]
    .map(|factions| Setup { factions: Factions::Fixed(factions.to_vec()), ..Setup::for_seats(3) })
}

/// A faction with an ability of its own, between two others.
fn three(faction: Faction) -> Setup {
    let factions = vec![Faction::Witches, faction, Faction::ChaosMagicians];
    Setup { factions: Factions::Fixed(factions), ..Setup::for_seats(3) }
}

/// All extras together.
fn everything(seats: u8, late_leech: bool) -> Setup {
    Setup {
        factions: Factions::Way(FactionWay::Random),
        cultist_errata: true,
        extra_town_tiles: true,
        shipping_card: true,
        temple_tile: true,
        variable_turn_order: true,
        final_tile: "random".into(),
        start_points_2017: true,
        fire_and_ice: ["ice", "volcano", "variable"].map(String::from).to_vec(),
        late_leech,
        spade_vp: SpadePoints::Received,
        ..Setup::for_seats(seats)
    }
}
