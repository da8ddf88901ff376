//! TM-1: objects and limits.

use crate::table::{opening, table};
use engine::Play;
use terra_mystica::content::content;
use terra_mystica::kinds::{Faction, Terrain};
use terra_mystica::setup::Factions;
use terra_mystica::{Setup, TerraMystica};

/// TM-1.1: 77 land hexes, 11 of each terrain, and 36 river hexes.
#[test]
fn tm_1_1_the_map_has_77_land_and_36_river_hexes() {
    let map = &content().maps[0];
    assert_eq!((map.land.count_ones(), map.rivers.count_ones()), (77, 36));
    for terrain in Terrain::CYCLE {
        assert_eq!(map.printed[terrain as usize].count_ones(), 11, "{terrain:?}");
    }
}

/// TM-1.1: rivers never change.
#[test]
fn tm_1_1_rivers_cannot_be_transformed() {
    let mut table = table(
        "
        witches  20 workers  dwelling F4
        giants   dwelling D4
    ",
    );
    table.refuses("witches: transform r22 to green", "TM-8.12");
}

/// TM-1.2: at most one of the two factions of a board is in a game.
#[test]
fn tm_1_2_a_board_is_in_a_game_once() {
    let same_board = Setup {
        factions: Factions::Fixed(vec![Faction::Witches, Faction::Auren]),
        ..Setup::for_seats(2)
    };
    let refusal = TerraMystica::set_up(&same_board, &mut engine::NoLuck, &mut engine::Silence);
    assert_eq!(refusal.expect_err("one board, two players").rule, "TM-1.2");

    let mut table = opening(&Setup { first_player: Some(0), ..Setup::for_seats(2) }, 1);
    table.play("seat 0: faction witches");
    table.refuses("seat 1: faction auren", "TM-1.2");
}

/// TM-1.3: 8 dwellings, 4 trading houses, 3 temples, 1 stronghold, 1 sanctuary, 3 bridges.
#[test]
fn tm_1_3_pieces_of_a_player_are_limited() {
    let mut table = table(
        "
        witches  20 workers 50 coins  bowls 0/0/12  bridges F4:G3 E8:G3 G2:I6  dwelling A3 A10 C3
        giants   dwelling D4
    ",
    );
    table.refuses("witches: action ACT1", "TM-8.61");
    let mut table = crate::table::table(
        "
        witches  20 workers 50 coins  dwelling A3 A10 C3 C4 D1 E9 F2 G3
        giants   dwelling D4
        forest H4
    ",
    );
    table.refuses("witches: build H4", "TM-8.11");
}

/// TM-1.3: an upgrade needs a piece of the new type.
#[test]
fn tm_1_3_an_upgrade_needs_a_piece() {
    let mut table = table(
        "
        witches  20 workers 50 coins  dwelling A3  trading-house A10 C3 C4 D1  stronghold F4
        giants   dwelling D4
    ",
    );
    table.refuses("witches: upgrade A3 to TP", "TM-8.40");
    table.refuses("witches: upgrade C3 to SH", "TM-8.40");
    table.play("witches: upgrade C3 to TE. +FAV1");
    table.has("witches: structures 1/3/1/1/0");
}

/// TM-1.3: a sacrificed power token never comes back.
#[test]
fn tm_1_3_a_sacrificed_token_is_gone() {
    let mut table = table(
        "
        witches  bowls 5/7/0  dwelling F4
        giants   dwelling D4
    ",
    );
    table.play("witches: burn 1. burn 1");
    table.has("witches: bowls 5/3/2");
}

/// TM-1.4: 28 favor tiles of 12 kinds, 10 town tiles of 5 kinds.
#[test]
fn tm_1_4_tiles_are_limited() {
    let favors: u8 = content().favor_tiles.iter().map(|tile| tile.copies).sum();
    let towns = content().town_tiles.iter().filter(|tile| !tile.extra);
    assert_eq!((content().favor_tiles.len(), favors), (12, 28));
    assert_eq!(towns.map(|tile| tile.copies).sum::<u8>(), 10);
}

/// TM-1.4: a player owns a kind of favor tile once, and a tile that is gone cannot be taken.
#[test]
fn tm_1_4_one_favor_tile_of_a_kind() {
    let mut table = table(
        "
        witches  9 workers 20 coins  favors FAV5  trading-house F4
        giants   favors FAV1  dwelling I1
    ",
    );
    table.play("witches: upgrade F4 to TE");
    table.refuses("witches: +FAV5", "TM-8.43");
    table.refuses("witches: +FAV1", "TM-1.4");
    table.offers("witches: +FAV6");
}

/// TM-1.5: workers, coins and points have no end.
#[test]
fn tm_1_5_amounts_are_not_limited() {
    let mut table = table(
        "
        alchemists  900 coins 400 workers 350 points  dwelling E5
        giants      dwelling I1
    ",
    );
    table.play("alchemists: convert 1w to 1c. convert 2c to 1vp");
    table.has("alchemists: 399 workers, 899 coins, 351 points");
}

/// TM-1.6: a priest comes from the supply; without one there the effect may still be chosen.
#[test]
fn tm_1_6_priests_beyond_the_supply_are_lost() {
    let mut table = table(
        "
        witches  5 priests  orders fire fire  bowls 0/0/12  dwelling F4
        giants   dwelling I1
    ",
    );
    table.play("witches: convert 5pw to 1p. action ACT2");
    table.has("witches: 5 priests, 2 ordered, bowls 8/0/4");
}

/// TM-1.6: a priest who came back from a cult or a track can be received again.
#[test]
fn tm_1_6_a_priest_in_the_supply_can_be_received() {
    let mut table = table(
        "
        witches  7 priests  bowls 0/0/12  dwelling F4
        giants   dwelling I1
    ",
    );
    table.play(
        "
        witches: send p to FIRE for 1
        giants: pass BON9
        witches: action ACT2
    ",
    );
    table.has("witches: 7 priests, 0 ordered");
}

/// TM-1.7: points begin at 20 and never fall below 0.
#[test]
fn tm_1_7_points_never_fall_below_zero() {
    let mut table = table(
        "
        alchemists  1 points  dwelling E5
        giants      20 workers  trading-house F4  dwelling E6
    ",
    );
    assert_eq!(table.player("giants").points, 20);
    table.play("alchemists: convert 1vp to 1c");
    table.refuses("alchemists: convert 1vp to 1c", "TM-15.3");
    table.has("alchemists: 0 points, 16 coins");
}
