//! TM-X: extras of the base factions.

use crate::table::{Table, opening, table};
use engine::{NoLuck, Play, Silence};
use std::collections::BTreeSet;
use terra_mystica::content::content;
use terra_mystica::kinds::{Faction, Terrain};
use terra_mystica::setup::{FactionWay, Factions, SpadePoints};
use terra_mystica::{Setup, TerraMystica};

fn cultists(witches: &str) -> Table {
    let mut table = table(&format!(
        "cultists 9 workers 20 coins cults 0/0/0/0 bowls 5/7/0 dwelling E6
         witches {witches} dwelling F4
         nomads bowls 5/7/0 dwelling F3
         rule cultist-errata"
    ));
    table.play("cultists: upgrade E6 to TP");
    table
}

/// TM-X1: if all who could take refuse, the Cultists gain 1 power.
#[test]
fn tm_x1_cultists_are_consoled() {
    let mut all_refuse = cultists("bowls 5/7/0");
    all_refuse.play(
        "
        witches: decline
        nomads: decline
    ",
    );
    all_refuse.has("cultists: bowls 4/8/0, cults 0/0/0/0");
    let mut one_is_full = cultists("bowls 0/0/12");
    one_is_full.play("nomads: decline");
    one_is_full.has("cultists: bowls 4/8/0");
    let mut one_takes = cultists("bowls 5/7/0");
    one_takes.play(
        "
        witches: decline
        nomads: leech
        cultists: +FIRE
    ",
    );
    one_takes.has("cultists: bowls 5/7/0, cults 1/0/0/0");
}

/// TM-X1: nothing if nobody could take.
#[test]
fn tm_x1_no_consolation_from_full_bowls() {
    let mut table = table(
        "
        cultists  9 workers 20 coins  bowls 5/7/0  dwelling E6
        witches   bowls 0/0/12  dwelling F4
        rule cultist-errata
    ",
    );
    table.play("cultists: upgrade E6 to TP");
    table.has("cultists: bowls 5/7/0");
}

fn founding(who: &str) -> Table {
    table(&format!(
        "{who} stronghold E6 dwelling E5 F3 D4\n giants dwelling I1\n extra-towns\n passed giants"
    ))
}

/// TM-X2: the three extra town tiles.
#[test]
fn tm_x2_extra_town_tiles() {
    let mut table = founding("halflings cults 8/8/0/5");
    table.play("halflings: upgrade E5 to TP. +TW6");
    table.has("halflings: 22 points, cults 10/10/2/7, 0 keys");
    let mut table = founding("halflings");
    table.play("halflings: upgrade E5 to TP. +TW7");
    table.has("halflings: 26 points, shipping 1, 1 keys");
    let mut table = founding("halflings");
    table.play("halflings: upgrade E5 to TP. +TW8");
    table.has("halflings: 31 points, 1 keys");
}

/// TM-X2: shipping for those who ship, carpets for Fakirs, nothing for Dwarves and full tracks.
#[test]
fn tm_x2_the_shipping_tile_by_faction() {
    let mut full = founding("halflings shipping 3");
    full.play("halflings: upgrade E5 to TP. +TW7");
    full.has("halflings: 24 points, shipping 3");
    let mut fakirs = founding("fakirs skips 2");
    fakirs.play("fakirs: upgrade E5 to TP. +TW7");
    fakirs.has("fakirs: 24 points, skips 3");
    let mut dwarves = founding("dwarves");
    dwarves.play("dwarves: upgrade E5 to TP. +TW7");
    dwarves.has("dwarves: 24 points, skips 1, shipping 0");
}

/// TM-X2: without the option the tiles are not there.
#[test]
fn tm_x2_extra_tiles_are_an_option() {
    let towns = |extra| {
        let setup = Setup { extra_town_tiles: extra, ..Setup::for_seats(2) };
        opening(&setup, 1).view().town_tiles.iter().map(|tile| tile.left).sum::<u8>()
    };
    assert_eq!((towns(false), towns(true)), (10, 14));
}

/// TM-X3: the tenth card: 3 power income, 3 points for each level of shipping.
#[test]
fn tm_x3_the_tenth_bonus_card() {
    for (player, points) in
        [("witches shipping 2", 26), ("mermaids shipping 5", 35), ("dwarves", 20), ("fakirs", 20)]
    {
        let who = player.split(' ').next().unwrap_or_default();
        let text = format!("{player} card BON10 dwelling F4\n giants dwelling I1\n round 6");
        let mut table = table(&text);
        assert_eq!(table.player(who).income.power, 3);
        table.play(&format!("{who}: pass"));
        table.has(&format!("{who}: {points} points"));
    }
    let drawn = |luck| opening(&Setup { shipping_card: true, ..Setup::for_seats(5) }, luck);
    let drawn = (0..30).map(|luck| drawn(luck).view().free_cards);
    assert!(drawn.into_iter().any(|cards| cards.iter().any(|card| card.card == "BON10")));
}

/// TM-X4: the ninth scoring tile: 4 points for a temple, 2 coins for each priest in an order.
#[test]
fn tm_x4_the_temple_tile() {
    let mut table = table(
        "
        witches  9 workers 5 coins  orders fire air  trading-house F4
        giants   0 coins  orders fire  dwelling I1
        scoring SCORE9   free BON4 BON6 BON7   passed giants
    ",
    );
    table.play("witches: upgrade F4 to TE. +FAV6");
    table.has("witches: 24 points, 0 coins");
    table.play("witches: pass BON4");
    table.has("witches: 4 coins");
}

/// TM-X4: nine tiles are shuffled; only the spade tile is kept from rounds 5 and 6.
#[test]
fn tm_x4_nine_tiles_are_shuffled() {
    let mut rounds = BTreeSet::new();
    for luck in 0..100 {
        let setup = Setup { temple_tile: true, ..Setup::for_seats(2) };
        let tiles = opening(&setup, luck).view().scoring_tiles;
        assert!(!tiles[4..].contains(&"SCORE1"));
        rounds.extend(tiles.iter().position(|tile| *tile == "SCORE9"));
    }
    assert_eq!(rounds.len(), 6);
}

/// TM-X5: the order of passing is the order of the next round.
#[test]
fn tm_x5_turn_order_by_passing() {
    for (rule, order) in [("", [2, 0, 1]), ("rule variable-turn-order", [2, 1, 0])] {
        let mut table = table(&format!(
            "witches 2 priests dwelling F4
             giants 1 priests dwelling D4
             darklings dwelling I2
             {rule}"
        ));
        table.play(
            "
            witches: send p to FIRE for 1
            giants: send p to FIRE for 1
            darklings: pass BON9
            witches: send p to FIRE for 1
            giants: pass BON7
            witches: pass BON6
        ",
        );
        let found: Vec<u8> = table.view().order.iter().map(|seat| seat.0).collect();
        assert_eq!(found, order, "{rule}");
        table.asks("darklings: take a turn");
    }
}

/// TM-X5: phase III follows the new order too.
#[test]
fn tm_x5_phase_three_in_the_order_of_passing() {
    let mut table = table(
        "
        witches    earth 4  dwelling F4
        giants     earth 8  dwelling D4
        darklings  earth 4  dwelling I2
        rule variable-turn-order   scoring SCORE2   passed darklings giants
    ",
    );
    table.play("witches: pass BON9");
    table.asks("darklings: use 1 spades");
    table.play("darklings: -SPADE");
    table.asks("giants: use 2 spades");
    table.play("giants: -SPADE");
    table.asks("witches: use 1 spades");
}

fn with_final_tile(tile: &str, players: &str) -> Table {
    table(&format!("{players}\n giants dwelling I1\n final {tile}"))
}

/// TM-X6: the largest distance within a network.
#[test]
fn tm_x6_connected_distance() {
    // A1, A2 are 1 apart; F4, E6, E5 span 2; I12 is alone.
    let players = "witches dwelling A1 A2 F4 E6 E5 I12\n nomads dwelling H1 H2";
    with_final_tile("connected-distance", players).scores(
        "
        witches: 18 final-tile
        nomads: 12 final-tile
        giants: 0 final-tile
    ",
    );
}

/// TM-X6: stronghold and sanctuary must belong to one network.
#[test]
fn tm_x6_stronghold_and_sanctuary() {
    let together = "witches stronghold F4 sanctuary E5 dwelling E6\n nomads dwelling H1";
    with_final_tile("stronghold-sanctuary-distance", together).scores(
        "
        witches: 18 final-tile
        nomads: 0 final-tile
    ",
    );
    let apart = "witches stronghold F4 sanctuary E5\n nomads dwelling H1";
    with_final_tile("stronghold-sanctuary-distance", apart).scores("witches: 0 final-tile");
}

/// TM-X6: structures on the rim, within one network.
#[test]
fn tm_x6_outposts() {
    // A1, A2 and B1 are on the rim, C1 is not; E1 is, but alone.
    let players = "witches dwelling A1 A2 B1 E1 F4\n nomads dwelling I7 I8 H4";
    with_final_tile("outposts", players).scores(
        "
        witches: 18 final-tile
        nomads: 12 final-tile
        giants: 6 final-tile
    ",
    );
}

/// TM-X6: separate groups within one network.
#[test]
fn tm_x6_settlements() {
    let players = "witches shipping 1 dwelling F4 G3 E8 E7\n nomads dwelling H1 H2 A5";
    // F4, E7, E8 touch; G3 lies across the river.
    with_final_tile("settlements", players).scores(
        "
        witches: 18 final-tile
        nomads: 9 final-tile
        giants: 9 final-tile
    ",
    );
}

/// TM-X7: the other maps and their terrains.
#[test]
fn tm_x7_other_maps() {
    let maps = &content().maps;
    assert_eq!(maps.len(), 5);
    for map in maps {
        let counts = Terrain::CYCLE.map(|it| map.printed[it as usize].count_ones());
        let expected = if map.id == "fjords" { [11, 12, 11, 11, 12, 12, 11] } else { [11; 7] };
        assert_eq!(counts, expected, "{}", map.id);
        assert!(!map.bridge_sites.is_empty());
        assert_eq!(
            opening(&Setup { map: map.id.into(), ..Setup::for_seats(2) }, 1).view().map,
            map.id
        );
    }
}

/// TM-X8: starting points by faction.
#[test]
fn tm_x8_starting_points_of_2017() {
    for (faction, points) in [
        (Faction::Darklings, 15),
        (Faction::Cultists, 16),
        (Faction::Engineers, 16),
        (Faction::ChaosMagicians, 19),
        (Faction::Mermaids, 19),
        (Faction::Nomads, 19),
        (Faction::Witches, 19),
        (Faction::Dwarves, 20),
        (Faction::Halflings, 20),
        (Faction::IceMaidens, 20),
        (Faction::Riverwalkers, 21),
        (Faction::Shapeshifters, 22),
        (Faction::Swarmlings, 22),
        (Faction::Yetis, 22),
        (Faction::Acolytes, 23),
        (Faction::Dragonlords, 24),
        (Faction::Giants, 25),
        (Faction::Alchemists, 27),
        (Faction::Auren, 27),
        (Faction::Fakirs, 33),
    ] {
        let other = if faction.board() == 0 { Faction::Giants } else { Faction::Witches };
        let points_of = |start_points_2017| {
            let factions = Factions::Fixed(vec![faction, other]);
            let setup = Setup { factions, start_points_2017, ..Setup::for_seats(2) };
            opening(&setup, 1).view().players[0].points
        };
        assert_eq!((points_of(false), points_of(true)), (20, points), "{faction:?}");
    }
}

/// Witches have built next to Nomads and Giants; offers stay open.
fn late(nomads: &str) -> Table {
    let mut table = table(&format!(
        "witches 20 workers 40 coins dwelling F4 E7
         giants bowls 5/7/0 dwelling D4
         nomads {nomads} dwelling F3
         rule late-leech"
    ));
    table.play("witches: upgrade F4 to TP");
    table
}

/// TM-X12: play goes on while an offer is open; the own next action refuses it.
#[test]
fn tm_x12_late_answers() {
    let mut table = late("bowls 5/7/0");
    table.offers(
        "
        giants: pass BON9
        nomads: leech 1 from witches
    ",
    );
    table.play("giants: pass BON9");
    table.play("nomads: pass BON7");
    table.has("nomads: bowls 5/7/0");
    assert!(table.view().offers.is_empty());
}

/// TM-X12: the gain is computed at the moment of the answer.
#[test]
fn tm_x12_the_gain_of_a_late_answer() {
    let mut table = late("bowls 0/1/11");
    table.play("giants: pass BON9");
    table.play("nomads: convert 5pw to 1p. leech");
    table.has("nomads: bowls 4/2/6, 20 points");
}

/// TM-X12: the round does not end while an offer is open; who has passed may answer.
#[test]
fn tm_x12_the_round_waits_for_answers() {
    let mut table = table(
        "
        witches  20 workers 40 coins  dwelling F4
        nomads   bowls 5/7/0  dwelling F3
        rule late-leech   passed nomads
    ",
    );
    table.play(
        "
        witches: upgrade F4 to TP
        witches: pass BON9
    ",
    );
    assert_eq!(table.view().round, 1);
    table.asks("nomads: take 1 power for 0 points");
    table.play("nomads: leech");
    assert_eq!(table.view().round, 2);
}

/// TM-X12: a late step that stops before space 10 is forgotten, and moves nobody else.
#[test]
fn tm_x12_a_stopped_step_does_not_move_others() {
    let mut table = table(
        "
        cultists   20 workers 40 coins  cults 9/0/0/0  dwelling F4
        darklings  9 workers 20 coins  cults 3/0/0/0  stronghold E6  dwelling E5 F3 D4
        rule late-leech
    ",
    );
    table.play(
        "
        cultists: upgrade F4 to TP
        darklings: leech
        cultists: +FIRE
        darklings: upgrade E5 to TP. +TW1
    ",
    );
    table.has(
        "
        cultists: cults 9/0/0/0
        darklings: cults 3/0/0/0, 1 keys
    ",
    );
}

/// TM-X13: the spade tile counts spades received, also those given up.
#[test]
fn tm_x13_spades_score_on_receipt() {
    for (rule, points) in [("", 22), ("rule spade-points-received", 24)] {
        let mut table = table(&format!(
            "nomads bowls 0/0/12 dwelling F3\n giants dwelling I1\n scoring SCORE1\n {rule}"
        ));
        table.play("nomads: action ACT6. transform E6 to yellow. -SPADE. done");
        table.has(&format!("nomads: {points} points"));
    }
    let setup = Setup { spade_vp: SpadePoints::Received, ..Setup::for_seats(2) };
    assert_eq!(opening(&setup, 1).view().options, ["spade_vp"]);
}

/// TM-X13: the Halflings' stronghold then scores all three spades at once.
#[test]
fn tm_x13_spades_of_the_halflings_stronghold() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  trading-house E6
        giants     dwelling I1
        scoring SCORE1   rule spade-points-received
    ",
    );
    table.play("halflings: upgrade E6 to SH");
    table.has("halflings: 29 points");
}

/// TM-X14: tiles, cards, factions and first player may be fixed.
#[test]
fn tm_x14_setup_by_choice() {
    let names = |list: &[&str]| list.iter().map(|name| name.to_string()).collect::<Vec<_>>();
    let setup = Setup {
        factions: Factions::Fixed(vec![Faction::Giants, Faction::Auren]),
        first_player: Some(1),
        scoring_tiles: names(&["SCORE8", "SCORE7", "SCORE6", "SCORE5", "SCORE4", "SCORE3"]),
        bonus_cards: names(&["BON1", "BON3", "BON5", "BON7", "BON9"]),
        ..Setup::for_seats(2)
    };
    let table = opening(&setup, 9);
    let view = table.view();
    assert_eq!(view.scoring_tiles, ["SCORE8", "SCORE7", "SCORE6", "SCORE5", "SCORE4", "SCORE3"]);
    assert_eq!(
        view.free_cards.iter().map(|it| it.card).collect::<String>(),
        "BON1BON3BON5BON7BON9"
    );
    table.asks("auren: place a dwelling");
}

/// TM-X14: what cannot be is refused.
#[test]
fn tm_x14_impossible_setups_are_refused() {
    let names = |list: &[&str]| list.iter().map(|name| name.to_string()).collect::<Vec<_>>();
    let usual = || Setup::for_seats(2);
    for setup in [
        Setup { first_player: Some(2), ..usual() },
        Setup { scoring_tiles: names(&["SCORE1"]), ..usual() },
        Setup { scoring_tiles: names(&["SCORE1"; 6]), ..usual() },
        Setup { bonus_cards: names(&["BON1"; 5]), ..usual() },
        Setup { bonus_cards: names(&["BON99"]), ..usual() },
        Setup { factions: Factions::Fixed(vec![Faction::Giants]), ..usual() },
        Setup { map: "atlantis".into(), ..usual() },
        Setup { final_tile: "longest-road".into(), ..usual() },
        Setup { fire_and_ice: names(&["lava"]), ..usual() },
        Setup { seats: 6, ..usual() },
        Setup { seats: 1, ..usual() },
    ] {
        assert!(TerraMystica::set_up(&setup, &mut NoLuck, &mut Silence).is_err(), "{setup:?}");
    }
}

/// TM-X15: random factions, at most one per colour, all of them possible.
#[test]
fn tm_x15_random_factions() {
    let setup = Setup { factions: Factions::Way(FactionWay::Random), ..Setup::for_seats(5) };
    let mut seen = BTreeSet::new();
    for luck in 0..60 {
        let players = opening(&setup, luck).view().players;
        let factions: Vec<Faction> = players.iter().filter_map(|it| it.faction).collect();
        let boards: BTreeSet<u8> = factions.iter().map(|it| it.board()).collect();
        assert_eq!((factions.len(), boards.len()), (5, 5));
        seen.extend(factions);
    }
    assert_eq!(seen.len(), 14);
}

/// TM-X12: a turn is as free as online: `wait` in the middle, spades and bridges given up, and
/// neighbours who answer while a turn is kept open.
#[test]
fn tm_x12_a_turn_is_as_free_as_online() {
    let start = "
        nomads   3 workers 9 coins  bowls 0/0/12  dwelling F3
        witches  9 workers 9 coins  trading-house F4
    ";
    let strict = |moves: &str, rule| table(start).refuses(moves, rule);
    strict("nomads: action ACT5. -SPADE", "TM-8.62");
    strict("nomads: action ACT5. wait", "TM-8.15");
    let mut table = table(&format!("{start}\n rule late-leech"));
    table.play("nomads: action ACT5. wait. convert 1pw to 1c. -SPADE. convert 1pw to 1c. done");
    table.has("nomads: 11 coins, bowls 6/0/6");
    table.play("witches: wait. upgrade F4 to TE. convert 1w to 1c");
    let nomads = table.seat("nomads");
    assert!(table.may(nomads).iter().any(|mv| mv.starts_with("leech")), "{:?}", table.may(nomads));
    table.play("nomads: leech. ".trim_end_matches(". "));
    table.play("witches: +FAV1. done");
    table.asks("nomads: take a turn");
}
