//! Tapestry cards (TP-13, TP-21).

use super::table::begun;
use serde_json::json;
use tapestry::Event;
use tapestry::content::{CardKind, content};

/// TP-13.2, TP-13.1: every card of the base game is played on income turn 2; games go on with it, and what
/// lasts ends with the next income turn.
#[test]
fn tp_13_2_every_card_of_the_base_game() {
    let base = content().tapestries.iter().filter(|card| card.expansion.id() == "base");
    for card in base {
        let mut table = begun(3);
        table.rich(0, [4; 4]).give(0, "technologies/0", "barn").give(0, "tiles", "territory-05");
        table.play_card(0, &card.id);
        table.decline_turn();
        assert_eq!(table.player(0).eras[1].as_deref(), Some(&*card.id));
        if card.kind == CardKind::ThisEra {
            table.quiet_income(1);
            table.quiet_income(2);
            table.rich(0, [4; 4]).play("0: advance exploration. pay coin").decline_turn();
        }
    }
}

/// TP-13.5, EX-32: Nuclear Bomb with an empty hand plays nothing.
#[test]
fn tp_13_5_nothing_to_play_on_top() {
    let mut table = begun(3);
    table.token(0, "military", 9).token(0, "exploration", 4).rich(0, [0, 0, 0, 2]).hand(0, &[]);
    table.play("0: advance military").decline_turn();
    assert_eq!(table.points(0), 4);
    assert_eq!(table.happened(|event| matches!(event, Event::Played { .. })), 0);
}

/// TP-13.11, TP-16.1: hands are hidden from everybody else.
#[test]
fn tp_13_11_hands_are_hidden() {
    let table = begun(3);
    assert!(table.player(0).hand.is_some());
    assert!(table.view().players.iter().all(|player| player.hand.is_none()));
    assert_eq!(table.view().players[1].hand_size, 1);
}

/// TP-21.2: Age of Wonders with as many landmarks as somebody else: the reward in the middle.
#[test]
fn tp_21_2_age_of_wonders() {
    let mut table = begun(3);
    table.play_card(0, "age-of-wonders");
    assert_eq!(table.may(0).len(), 4, "1 resource of any kind");
    table.decline_turn();
    assert_eq!(table.points(0), 6);
}

/// TP-21.18: fewest landmarks: two resources; most: twelve points.
#[test]
fn tp_21_18_age_of_wonders_at_both_ends() {
    let owned = |owner: u8| {
        let mut table = begun(2);
        table.change(|saved| saved["landmarks"][0] = json!(owner));
        table.play_card(0, "age-of-wonders").decline_turn();
        table.points(0)
    };
    assert_eq!((owned(0), owned(1)), (12, 0));
}

/// TP-21.15, TP-19.9: Boast of Superiority: tracks on which nobody is ahead, all four at the start.
#[test]
fn tp_19_9_tracks_that_are_led() {
    let mut table = begun(3);
    table.token(1, "science", 2);
    table.play_card(0, "boast-of-superiority").decline_turn();
    assert_eq!(table.points(0), 3 * 4);
}

/// TP-9.6: whoever has Theocracy cannot advance in science.
#[test]
fn tp_9_6_theocracy() {
    let mut table = begun(2);
    table.play_card(0, "theocracy").decline_turn();
    table.quiet_income(1);
    table.rich(0, [4; 4]).refuses("0: advance science", "TP-5.1");
    table.offers("0: advance military");
}

/// TP-13.3: an ability of an era ends with the next income turn.
#[test]
fn tp_13_3_this_era() {
    let mut table = begun(2);
    table.play_card(0, "broker-of-peace").decline_turn();
    table.rich(1, [4; 4]).play("1: advance military. pay coin").decline_turn();
    assert_eq!(table.points(0), 3, "3 VP when an opponent advances there");
    table.play_card(0, "trap").decline_turn();
    let before = table.points(0);
    table.play("1: advance military. pay coin").decline_turn();
    assert_eq!(table.points(0), before);
}

/// TP-21.38: Olympic Host: everybody may pay; what the host gains depends on the others.
#[test]
fn tp_21_38_olympic_host() {
    let mut table = begun(2);
    table.play_card(0, "olympic-host").play("0: pay worker");
    table.play("1: no");
    assert_eq!(table.points(0), 10);
    table.decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::BuildingGained { .. })), 0);
    let mut table = begun(2);
    table.play_card(0, "olympic-host").play("0: no");
    table.play("1: pay worker").decline_turn();
    assert_eq!((table.points(0), table.points(1)), (0, 10));
    assert_eq!(table.happened(|event| matches!(event, Event::BuildingGained { .. })), 1);
}

/// TP-21.7, TP-21.29: Dark Ages: three tracks back, another one three steps on.
#[test]
fn tp_21_7_dark_ages() {
    let mut table = begun(2);
    table.token(0, "science", 2).token(0, "military", 1);
    table.play_card(0, "dark-ages");
    table.play("0: track exploration. track science. track military");
    table.decline_turn();
    let spaces: Vec<u8> = table.player(0).tokens.iter().map(|(_, space)| *space).collect();
    assert_eq!(spaces, [0, 1, 0, 3]);
}

/// TP-21.6, TP-21.23: Colonialism: the land of a territory tile one controls; printed land does not count.
#[test]
fn tp_21_6_colonialism() {
    let mut table = begun(2);
    table.rich(0, [0; 4]).play_card(0, "colonialism").decline_turn();
    // 1 coin of the era; the rest is the income.
    assert_eq!(table.resources(0).iter().sum::<u8>(), 1 + 4, "no tile is controlled");
}

/// TP-21.10, TP-21.33, TP-19.3: Guilds: up to three resources for 5 VP each, or the other way round, or nothing.
#[test]
fn tp_21_10_guilds() {
    let mut table = begun(2);
    table.rich(0, [3, 0, 0, 0]).play_card(0, "guilds");
    let before = table.points(0);
    assert_eq!(before, 0);
    let may = table.may(0);
    assert!(may.iter().all(|mv| mv.starts_with("pick")), "{may:?}");
    assert_eq!(may, ["pick 3", "pick 4", "pick 5"], "no VP to pay with");
    table.play("0: pick 5");
    table.decline_until("pay").play("0: pay coin");
    table.decline_turn();
}

/// TP-21.11, TP-21.19: Capitalism: 2 VP for each coin of the income, also for what is lost.
#[test]
fn tp_21_11_capitalism() {
    let mut table = begun(2);
    table.rich(0, [8, 0, 0, 0]).play_card(0, "capitalism").decline_turn();
    assert_eq!(table.points(0), 2);
}

/// TP-20.1: an opponent's card hears what happens to its owner's opponents.
#[test]
fn tp_20_1_triggers_hear_their_seats() {
    let mut table = begun(2);
    table.play_card(0, "militarism").decline_turn();
    table.token(1, "exploration", 1).rich(1, [4; 4]).play("1: advance exploration. pay coin");
    table.decline_turn();
    let placed = |event: &Event| matches!(event, Event::OutpostPlaced { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(placed), 0, "the exploration of somebody else");
}

/// TP-20.2: a card does not react to what its own play brought; TP-13.4: it acts until it is covered.
#[test]
fn tp_20_2_not_its_own_play() {
    let mut table = begun(2);
    table.play_card(0, "monarchy");
    assert_eq!(table.points(0), 0);
    table.decline_turn();
}

/// TP-21.14, TP-21.22: Industrialism: the circle of the invented card, which stays where it is.
#[test]
fn tp_21_14_industrialism() {
    let mut table = begun(2);
    table.play_card(0, "industrialism").decline_turn();
    table.quiet_income(1);
    table.change(|saved| {
        super::table::take(saved, "calendar");
        let row = super::table::list(saved, "/technology_row");
        let old = std::mem::replace(&mut row[0], "calendar".into());
        super::table::list(saved, "/technology_deck").push(old);
    });
    table.rich(0, [1, 0, 0, 0]).play("0: advance technology. invent calendar");
    assert_eq!(table.resources(0)[3], 1, "1 culture is the circle of Calendar");
    assert_eq!(table.player(0).technologies[0], ["calendar"]);
}

/// TP-21.13, TP-21.45: Technocracy: first in the era, an invention that goes straight to the middle row.
#[test]
fn tp_21_45_technocracy() {
    let mut table = begun(3);
    table.play_card(0, "technocracy").decline_until("invent");
    let first = table.may(0)[0].clone();
    table.play(&format!("0: {first}")).decline_turn();
    assert_eq!(table.player(0).technologies[1].len(), 1);
    // EX-43: second in the era: 3 VP for each opponent.
    let mut table = begun(3);
    table.quiet_income(0);
    table.play_card(1, "technocracy").decline_turn();
    assert_eq!(table.points(1), 6);
}

/// TP-21.12, TP-21.42: Socialism: to the nearest opponent in either direction, nothing gained but landmarks.
#[test]
fn tp_21_12_socialism() {
    let mut table = begun(3);
    table.token(0, "technology", 5).token(1, "technology", 3).token(2, "technology", 9);
    table.play_card(0, "socialism");
    let may = table.may(0);
    assert!(may.len() >= 2, "{may:?}");
    table.decline_turn();
    let (_, space) = table.player(0).tokens[3];
    assert!(space == 9 || space == 3, "{space}");
}

/// TP-9.6, EX-45: Dictatorship keeps opponents off the track until the end of one's next turn.
#[test]
fn tp_9_6_dictatorship() {
    let mut table = begun(2);
    table.play_card(0, "dictatorship").play("0: advance military").decline_turn();
    table.rich(1, [4; 4]).refuses("1: advance military", "TP-5.1");
    table.play("1: advance science. pay coin").decline_turn();
    table.rich(0, [4; 4]).play("0: advance science. pay coin").decline_turn();
    table.offers("1: advance military");
}

/// TP-19.8: Diplomacy: everybody gains a resource, the one who plays it first.
#[test]
fn tp_19_8_diplomacy() {
    let mut table = begun(3);
    table.rich(0, [0; 4]).play_card(0, "diplomacy");
    for seat in [0, 1, 2] {
        assert_eq!(table.may(seat).len(), 4, "seat {seat}");
        table.play(&format!("{seat}: take food"));
    }
    assert!(table.may(0).iter().all(|mv| mv.starts_with("build")), "{:?}", table.may(0));
}

/// TP-21.34: Mercantilism: food of this income for other resources, 2 VP for each.
#[test]
fn tp_21_34_mercantilism() {
    let mut table = begun(2);
    table.rich(0, [0; 4]).play_card(0, "mercantilism");
    while !table.may(0).is_empty() && !table.is_turn() {
        let may = table.may(0);
        let way =
            may.iter().find(|mv| mv.starts_with("take") || *mv == "yes").unwrap_or(&may[0]).clone();
        table.play(&format!("0: {way}"));
    }
    assert_eq!(table.points(0), 2, "one food was paid out");
}

/// TP-21.25, TP-21.8: Espionage copies a visible card of anybody, not what is face down.
#[test]
fn tp_21_25_espionage() {
    let mut table = begun(2);
    table.hand(1, &["trap"]);
    table.quiet_income(0);
    table.quiet_income(1);
    let before = table.points(0);
    table.play_card(0, "espionage").decline_until("copy");
    table.offers("0: copy trap").play("0: copy trap").decline_turn();
    assert!(table.points(0) >= before + 10, "a Trap that is played gives 10 VP");
}

/// TP-21.26, TP-21.5, TP-21.21: Marriage of State: what the opponent gains on the track, one gains too.
#[test]
fn tp_21_26_marriage_of_state() {
    let mut table = begun(2);
    table.play_card(0, "marriage-of-state");
    table.play("0: track exploration").decline_turn();
    let tiles = table.player(0).tiles.len();
    table.rich(1, [4; 4]).play("1: advance exploration. pay coin").decline_turn();
    assert_eq!(table.player(0).tiles.len(), tiles + 2, "2 tiles of Scouting");
    assert_eq!(table.player(0).tokens[0].1, 0, "without moving");
}

/// TP-21.9, TP-21.31: Exploitation: the benefit twice, no points for the sides.
#[test]
fn tp_21_31_exploitation() {
    let mut table = begun(2);
    table.play_card(0, "exploitation").decline_turn();
    table.quiet_income(1);
    table.token(0, "exploration", 8).rich(0, [1, 1, 1, 0]).give(0, "tiles", "territory-05");
    table.play("0: advance exploration. pay coin. tile territory-05");
    let hex = table.may(0)[0].clone();
    table.play(&format!("0: {hex}")).decline_until("yes");
    let before = (table.points(0), table.resources(0)[2]);
    table.play("0: yes").decline_turn();
    assert_eq!((table.points(0), table.resources(0)[2]), (before.0, before.1 + 2));
}

/// TP-20.1: Militarism: an outpost onto the territory just explored, if its owner likes.
#[test]
fn tp_13_3_militarism() {
    let mut table = begun(2);
    table.play_card(0, "militarism").decline_turn();
    table.quiet_income(1);
    table.token(0, "exploration", 8).rich(0, [1, 1, 1, 0]).give(0, "tiles", "territory-05");
    table.play("0: advance exploration. pay coin. tile territory-05");
    let hex = table.may(0)[0].clone();
    table.play(&format!("0: {hex}")).decline_until("yes");
    table.play("0: yes").decline_turn();
    assert_eq!(table.player(0).outposts, 7);
}

/// TP-20.4, TP-20.6: what is heard: advances, buildings placed, new tiers.
#[test]
fn tp_20_4_advances_are_heard() {
    let mut table = begun(2);
    table.play_card(0, "empiricism").decline_turn();
    table.quiet_income(1);
    table.rich(0, [0, 1, 0, 0]).play("0: advance science").decline_turn();
    assert_eq!(table.points(0), 2, "2 VP for an advance in science");
    let mut table = begun(2);
    table.play_card(0, "theocracy").decline_turn();
    table.quiet_income(1);
    table.token(0, "military", 3).rich(0, [0, 0, 0, 2]).play("0: advance military").decline_turn();
    assert!(table.points(0) >= 4, "4 VP for a new tier");
    let mut table = begun(2);
    table.play_card(0, "monarchy").decline_turn();
    table.quiet_income(1);
    table
        .token(0, "science", 2)
        .rich(0, [0, 1, 0, 0])
        .play("0: advance science. pick 1")
        .decline_turn();
    assert_eq!(table.points(0), 3, "3 VP for a building in the city");
}

/// TP-21.27, TP-21.4, TP-21.20, TP-21.3: Alliance: the circle or square the ally gains; and no conquests between the two.
#[test]
fn tp_21_27_alliance() {
    let mut table = begun(2);
    table.play_card(0, "alliance").decline_turn();
    table.give(1, "technologies/0", "calendar").hand(1, &["trap"]);
    table.rich(0, [0; 4]).play("1: income").decline_until("upgrade");
    table.play("1: upgrade calendar");
    assert_eq!(table.resources(0)[3], 1, "1 culture as the ally");
    table.decline_turn();
}

/// TP-20.7: Terraforming builds on impassable plots, for 5 VP.
#[test]
fn tp_20_7_building_on_impassable_plots() {
    let plots = |card: &str| {
        let mut table = begun(2);
        table.play_card(0, card).decline_turn();
        table.quiet_income(1);
        table.token(0, "science", 2).rich(0, [0, 1, 0, 0]).play("0: advance science. pick 1");
        table.may(0).len()
    };
    assert!(plots("terraforming") > plots("militarism"));
}

/// TP-8.3, TP-20.7: with Golden Age the top row needs no prerequisites.
#[test]
fn tp_8_4_golden_age_ignores_prerequisites() {
    let card = content().tapestries.iter().find(|card| {
        let changes = content().program.modifiers(card.card);
        changes.map(|(key, _)| key.id()).any(|id| id == "ignore_upgrade_prerequisites")
    });
    let card = card.expect("a card that ignores prerequisites").id;
    let mut table = begun(2);
    table.give(0, "technologies/1", "calendar").play_card(0, &card);
    table.decline_until("upgrade").play("0: upgrade calendar");
    assert_eq!(table.player(0).technologies[2], ["calendar"]);
}

/// TP-21.1, TP-21.17: Age of Discovery: everybody advances on the track that was rolled, one gains there.
#[test]
fn tp_21_17_age_of_discovery() {
    let mut table = begun(3);
    table.play_card(0, "age-of-discovery").decline_turn();
    for seat in 0..3 {
        assert_eq!(table.player(seat).tokens[0].1, 1, "seat {seat}");
    }
    let gained = |seat: u8| {
        table.happened(|event| matches!(event, Event::TileGained { seat: of, .. } if of.0 == seat))
    };
    assert_eq!((gained(0), gained(1), gained(2)), (3, 0, 0), "2 of Scouting, 1 of the income");
}

/// TP-21.37: Oil Magnate: a track is named; the neighbours may advance there, without anything.
#[test]
fn tp_21_37_oil_magnate() {
    let mut table = begun(3);
    table.play_card(0, "oil-magnate").play("0: track exploration");
    for seat in [0, 1, 2] {
        table.play(&format!("{seat}: advance exploration"));
    }
    let gained = |seat: u8| {
        table.happened(|event| matches!(event, Event::TileGained { seat: of, .. } if of.0 == seat))
    };
    assert!(gained(0) >= 2, "Scouting for the one who named it");
    assert_eq!((gained(1), gained(2)), (0, 0));
    assert!((0..3).all(|seat| table.player(seat).tokens[0].1 == 1));
}

/// TP-21.40: Revolution: a resource, or toppled outposts stand up and topple the others there.
#[test]
fn tp_21_40_revolution() {
    let mut table = begun(2);
    let free =
        table.view().territories.into_iter().find(|it| it.items.is_empty()).expect("room").hex;
    table.item(&free, "outpost", 0).item(&free, "outpost", 1);
    table.change(|saved| {
        let at = <tapestry::map::Hex as engine::Thing>::named(&free).expect("a hex").0;
        saved["items"][usize::from(at)][0] = json!({ "what": "toppled", "seat": 0, "by": 1 });
    });
    table.play_card(0, "revolution").play("0: pick 1");
    if table.may(0).iter().any(|mv| mv.starts_with("hex")) {
        table.play(&format!("0: hex {free}"));
    }
    let there =
        table.view().territories.into_iter().find(|it| it.hex == free).expect("a territory");
    let standing: Vec<_> = there.items.iter().map(|item| (item.seat, item.toppled_by)).collect();
    assert_eq!(standing, [(0, None), (1, Some(0))]);
}

/// TP-21.44: Trade Economy: the benefit of an opponent's position.
#[test]
fn tp_21_44_trade_economy() {
    let mut table = begun(2);
    table.token(1, "exploration", 1).play_card(0, "trade-economy").decline_turn();
    let gained = |event: &Event| matches!(event, Event::TileGained { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(gained), 3, "2 of Scouting, 1 of the income");
}

/// TP-13.10, TP-25.4: a copy finds no card that copies it back.
#[test]
fn tp_13_10_nothing_to_copy() {
    let mut table = begun(2);
    table.play_card(0, "espionage").decline_turn();
    assert_eq!(table.player(0).eras[1].as_deref(), Some("espionage"));
}

/// TP-13.12, TP-19.13: a card that lies face down counts as a tapestry card and does nothing.
#[test]
fn tp_13_12_face_down() {
    let mut table = begun(2);
    table.hand(0, &[]).quiet_income(0);
    table.quiet_income(1);
    table.token(0, "military", 8).rich(0, [1, 1, 0, 1]).hand(0, &["militarism"]);
    table.play("0: advance military. pay coin").decline_turn();
    assert_eq!(table.points(0), 2, "one in hand, one face down (TP-19.13)");
}

/// TP-10.7, TP-10.6: Pillage and Plunder: both dice for a territory taken from an opponent.
#[test]
fn tp_10_7_pillage_and_plunder() {
    let mut table = begun(2);
    table.play_card(0, "pillage-and-plunder").decline_turn();
    table.quiet_income(1);
    table.rich(0, [0, 0, 0, 1]).hand(1, &["trap"]);
    let mut scout = table.clone();
    scout.play("0: advance military");
    let target = scout.may(0)[0].clone();
    let hex = target.strip_prefix("conquer ").expect("a target").to_string();
    table.item(&hex, "outpost", 1).play(&format!("0: advance military. {target}"));
    let before = table.points(0);
    table.decline_turn();
    assert_eq!(table.points(0) - before, 4, "the red die");
    assert_eq!(table.happened(|event| matches!(event, Event::DieGained { .. })), 2);
    assert_eq!(table.happened(|event| matches!(event, Event::Responded { .. })), 0, "no Trap");
}

/// TP-21.32: Granges: a farm a neighbour gains is 1 food, any other building 1 VP.
#[test]
fn tp_21_32_granges() {
    let setup = tapestry::Setup {
        first_player: Some(0),
        arts_and_architecture: true,
        ..tapestry::Setup::for_seats(2)
    };
    let mut table = super::table::with_mats(&setup, &[]);
    table.rich(0, [1; 4]).play_card(0, "granges").decline_turn();
    let before = (table.points(0), table.resources(0)[2]);
    table.rich(0, [4, 4, 0, 4]).token(1, "science", 2).rich(1, [2; 4]);
    table.play("1: advance science. pay coin. pick 1").decline_turn();
    assert_eq!(table.points(0) - before.0, 1);
    table.play("0: advance science. pay coin").decline_turn();
    table.token(1, "exploration", 2).rich(0, [4, 4, 0, 4]).rich(1, [2; 4]);
    table.play("1: advance exploration. pay coin. pick 1").decline_turn();
    assert_eq!(table.resources(0)[2], 1);
}

/// TP-21.28: Cyborg Rights: 2 VP for the middle row, a worker for the top row.
#[test]
fn tp_21_28_cyborg_rights() {
    let setup = tapestry::Setup {
        first_player: Some(0),
        fantasies_and_futures: true,
        ..tapestry::Setup::for_seats(2)
    };
    let mut table = super::table::with_mats(&setup, &[]);
    table.give(0, "technologies/0", "calendar").play_card(0, "cyborg-rights");
    table.decline_until("upgrade").play("0: upgrade calendar");
    let scored = |event: &Event| matches!(event, Event::Scored { points: 2, .. });
    assert_eq!(table.happened(scored), 1);
    table.decline_turn();
}

/// TP-21.30: the Philosopher's Stone exchanges up to three resources, 2 VP for each.
#[test]
fn tp_21_30_philosophers_stone() {
    let setup = tapestry::Setup {
        first_player: Some(0),
        fantasies_and_futures: true,
        ..tapestry::Setup::for_seats(2)
    };
    let mut table = super::table::with_mats(&setup, &[]);
    table.rich(0, [2, 0, 0, 0]).play_card(0, "philosophers-stone");
    assert_eq!(table.may(0), ["pick 0", "pick 1", "pick 2"], "2 coins and 1 of the era");
    table.play("0: pick 1").decline_until("pay").play("0: pay coin. pay coin");
    table.decline_until("take").play("0: take food. take food").decline_turn();
    assert_eq!(table.points(0), 4);
    assert_eq!(table.resources(0)[2], 2 + 1, "and 1 of the income");
}

/// TP-21.41: Secret Society: 2 VP for each WHEN PLAYED card of a neighbour, who shows them to nobody else.
#[test]
fn tp_21_41_secret_society() {
    let setup = tapestry::Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        ..tapestry::Setup::for_seats(2)
    };
    let mut table = super::table::with_mats(&setup, &[]);
    table.hand(1, &["trap", "colonialism", "monarchy"]).play_card(0, "secret-society");
    table.decline_turn();
    assert_eq!(table.points(0), 4, "a Trap has a WHEN PLAYED ability, too");
    assert!(table.view().players[1].hand.is_none());
}

/// TP-21.43: Status Quo: the bonus of each position may be paid once.
#[test]
fn tp_21_43_status_quo() {
    let setup = tapestry::Setup {
        first_player: Some(0),
        arts_and_architecture: true,
        ..tapestry::Setup::for_seats(2)
    };
    let mut table = super::table::with_mats(&setup, &[]);
    table.token(0, "military", 2).rich(0, [2, 0, 0, 0]).play_card(0, "status-quo");
    while !table.may(0).is_empty() && !table.is_turn() {
        let may = table.may(0);
        let way = may.iter().find(|mv| *mv != "no").unwrap_or(&may[0]).clone();
        table.play(&format!("0: {way}"));
    }
    let gained = |event: &Event| matches!(event, Event::BuildingGained { .. });
    assert_eq!(table.happened(gained), 1, "an armory for the bonus of Bronze");
    assert_eq!(table.player(0).mat[3].count_ones(), 4);
}

/// TP-13.8: a left charm is also gained on top of another card of its space.
#[test]
fn tp_13_8_a_left_charm_on_top() {
    let setup = tapestry::Setup {
        first_player: Some(0),
        fantasies_and_futures: true,
        ..tapestry::Setup::for_seats(2)
    };
    let mut table = super::table::with_mats(&setup, &[]);
    table.rich(0, [1; 4]).play_card(0, "militarism").decline_turn();
    table.rich(1, [4; 4]).play("1: advance science. pay coin").decline_turn();
    table.rich(0, [1; 4]).play_card(0, "theocracy").decline_turn();
    table.rich(1, [4; 4]).play("1: advance technology. pay coin").decline_turn();
    table.hand(0, &["alien-embassy"]).token(0, "military", 9).rich(0, [0, 0, 0, 2]);
    table.play("0: advance military").decline_turn();
    assert_eq!(table.player(0).eras[2].as_deref(), Some("alien-embassy"));
    assert!(table.resources(0)[3] >= 1, "1 culture is its left charm");
}
