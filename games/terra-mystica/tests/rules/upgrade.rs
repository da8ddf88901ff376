//! TM-8.40 to TM-8.46: upgrades.

use crate::table::table;

/// TM-8.40: the old piece goes back to the board and covers its income again.
#[test]
fn tm_8_40_the_old_piece_goes_back() {
    let mut table = table(
        "
        witches  9 workers 20 coins  card BON4  dwelling F4 C3
        giants   dwelling I1
    ",
    );
    assert_eq!(table.player("witches").income.workers, 3);
    table.play("witches: upgrade F4 to TP");
    table.has("witches: structures 1/1/0/0/0, trading-house F4");
    assert_eq!(table.player("witches").income.workers, 2);
    assert_eq!(table.player("witches").income.coins, 2);
}

/// TM-8.40: only the next type, only on own structures.
#[test]
fn tm_8_40_only_to_the_next_type() {
    let mut table = table(
        "
        witches  30 workers 90 coins  dwelling F4  trading-house C3  temple C4
        giants   dwelling D4
    ",
    );
    table.refuses("witches: upgrade F4 to TE", "TM-8.40");
    table.refuses("witches: upgrade C3 to SA", "TM-8.40");
    table.refuses("witches: upgrade C4 to SH", "TM-8.40");
    table.refuses("witches: upgrade D4 to TP", "TM-8.40");
    table.refuses("witches: upgrade A3 to TP", "TM-8.40");
}

/// TM-8.41: an opponent next door halves the coins.
#[test]
fn tm_8_41_the_price_of_a_trading_house() {
    for (who, alone, together) in [
        ("witches", "7 workers, 14 coins", "5 workers, 11 coins"),
        ("engineers", "8 workers, 16 coins", "7 workers, 14 coins"),
        ("swarmlings", "6 workers, 12 coins", "3 workers, 8 coins"),
    ] {
        let mut table = table(&format!(
            "{who} 9 workers 20 coins dwelling A3 F4\n nomads dwelling F3\n passed nomads"
        ));
        table.play(&format!("{who}: upgrade A3 to TP"));
        table.has(&format!("{who}: {alone}"));
        table.play(&format!("{who}: upgrade F4 to TP"));
        table.has(&format!("{who}: {together}"));
    }
}

/// TM-8.41: neighbours count even if their bowls are full.
#[test]
fn tm_8_41_full_neighbors_count() {
    let mut table = table(
        "
        witches  2 workers 3 coins  dwelling F4 C3
        nomads   bowls 0/0/12  dwelling F3
    ",
    );
    table.refuses("witches: upgrade C3 to TP", "TM-8.41");
    table.play("witches: upgrade F4 to TP");
    table.has("witches: 0 coins");
    table.asks("nomads: take a turn");
}

/// TM-8.42: what strongholds cost, and that there is one.
#[test]
fn tm_8_42_the_price_of_a_stronghold() {
    for (who, left) in [
        ("witches", "5 workers, 14 coins"),
        ("halflings", "5 workers, 12 coins"),
        ("engineers", "6 workers, 14 coins"),
        ("swarmlings", "4 workers, 12 coins"),
        ("chaosmagicians", "5 workers, 16 coins"),
        ("fakirs", "5 workers, 10 coins"),
    ] {
        let text = format!("{who} 9 workers 20 coins trading-house F4 C3\n darklings dwelling I2");
        let mut table = table(&text);
        table.play(&format!("{who}: upgrade F4 to SH"));
        table.has(&format!("{who}: {left}, structures 0/1/0/1/0"));
    }
}

/// TM-8.42: a special action gained with it can be used on a later turn of the same round.
#[test]
fn tm_8_42_the_stronghold_works_in_the_same_round() {
    let mut table = table(
        "
        witches  9 workers 20 coins  trading-house F4
        giants   dwelling I1
    ",
    );
    table.play("witches: upgrade F4 to SH");
    table.refuses("witches: action ACTW", "not-asked");
    table.play("giants: pass BON9");
    table.play("witches: action ACTW. build A3");
    table.has("witches: dwelling A3");
}

/// TM-8.43: a temple brings a favor tile at once, with its steps.
#[test]
fn tm_8_43_a_temple_brings_a_favor_tile() {
    for (who, left) in [
        ("witches", "7 workers, 15 coins"),
        ("engineers", "8 workers, 16 coins"),
        ("swarmlings", "6 workers, 14 coins"),
    ] {
        let text =
            format!("{who} 9 workers 20 coins cults 0/0/0/0 trading-house F4\n giants dwelling I1");
        let mut table = table(&text);
        table.play(&format!("{who}: upgrade F4 to TE"));
        table.asks(&format!("{who}: take 1 favor tiles"));
        table.play(&format!("{who}: +FAV6"));
        table.has(&format!("{who}: {left}, favors FAV6, cults 0/2/0/0"));
        table.asks("giants: take a turn");
    }
}

/// TM-8.43: no second tile of a kind.
#[test]
fn tm_8_43_the_tile_is_of_a_new_kind() {
    let mut table = table(
        "
        witches  9 workers 20 coins  favors FAV6  trading-house F4
        giants   dwelling I1
    ",
    );
    table.refuses("witches: upgrade F4 to TE. +FAV6", "TM-8.43");
}

/// TM-8.44: a sanctuary brings a favor tile too; there is one of it.
#[test]
fn tm_8_44_a_sanctuary_brings_a_favor_tile() {
    let mut table = table(
        "
        auren   9 workers 20 coins  temple F4 C3
        giants  dwelling I1
        passed giants
    ",
    );
    table.play("auren: upgrade F4 to SA. +FAV7");
    table.has("auren: 5 workers, 12 coins, earth 2, structures 0/0/1/0/1");
    table.refuses("auren: upgrade C3 to SA", "TM-8.40");
}

/// TM-8.45: trading houses score 3, strongholds and sanctuaries 5, favor tiles add theirs.
#[test]
fn tm_8_45_points_for_upgrades() {
    let scored = |tile: &str, upgrade: &str| {
        let mut table = table(&format!(
            "witches 9 workers 20 coins favors FAV10 dwelling A3 trading-house F4 temple C3
             giants dwelling I1
             scoring {tile}"
        ));
        table.play(&format!("witches: upgrade {upgrade}"));
        table.player("witches").points - 20
    };
    assert_eq!(scored("SCORE6", "A3 to TP"), 6);
    assert_eq!(scored("SCORE8", "A3 to TP"), 6);
    assert_eq!(scored("SCORE1", "A3 to TP"), 3);
    assert_eq!(scored("SCORE4", "F4 to SH"), 5);
    assert_eq!(scored("SCORE7", "C3 to SA"), 5);
    assert_eq!(scored("SCORE6", "F4 to SH"), 0);
    assert_eq!(scored("SCORE4", "F4 to TE"), 0);
}

/// TM-8.46: every upgrade offers power; a temple is worth as much as a trading house.
#[test]
fn tm_8_46_upgrades_offer_power() {
    let mut table = table(
        "
        witches  30 workers 60 coins  trading-house F4
        nomads   dwelling F3  temple E7  trading-house E6
    ",
    );
    table.play("witches: upgrade F4 to TE. +FAV6");
    table.asks("nomads: take 5 power for 4 points");
}

/// TM-8.46: an upgrade may found a town.
#[test]
fn tm_8_46_an_upgrade_may_found_a_town() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  stronghold E6  dwelling E5 F3 D4
        giants     dwelling I1
        scoring SCORE2
    ",
    );
    table.play("halflings: upgrade E5 to TP");
    table.asks("halflings: take 1 town tiles");
    table.play("halflings: +TW4");
    table.has("halflings: 31 points, bowls 0/7/5, 1 keys, town E6 E5 F3 D4");
}
