//! What every card changes or does, as the digest of the rules has it: generated from the tables, the odd ones written out.

use arcadia::content::{LevyPlace, Recruits, content};
use arcadia::effects::{Key, Ploy, Target, Timing};
use arcadia::{Arcadia, Event};
use engine::chain::{CardId, words};
use engine::{Components, Seat};

/// Modifiers of a card, by the words of the tables.
fn changes(card: CardId) -> Vec<(&'static str, i8)> {
    content().program.modifiers(card).map(|(key, change)| (key.id(), change)).collect()
}

/// The first step of an effect: its message, and its numbers.
fn steps(root: engine::chain::RootId) -> Vec<(String, Vec<i64>)> {
    let program = &content().program;
    let said = words::steps(program, program.first(root)).into_iter().map(|message| {
        let numbers = message.args.iter().filter_map(|(_, arg)| match arg {
            engine::Arg::Number(number) => Some(*number),
            _ => None,
        });
        (message.key.clone(), numbers.collect())
    });
    said.collect()
}

/// AR-4: the four nations share ten heirs, five generals and five advisers under different names.
#[test]
fn ar_4_2_nations_share_their_profiles() {
    let profile = |at: usize| {
        let card = &content().characters[at];
        let what = (card.role, card.command, card.max_age, card.bonus_when);
        (what, changes(card.passive.card), card.passive.discount)
    };
    for at in 0..80 {
        assert_eq!(profile(at), profile(at % 20), "{}", content().characters[at].id);
    }
}

#[test]
fn ar_21_1_characters_change_what_they_say() {
    let of = |at: usize| changes(content().characters[at].passive.card);
    let expected: [&[(&str, i8)]; 20] = [
        &[("prestige_battle_won", 10)],
        &[],
        &[("income_flat", 3)],
        &[("prestige_flat", 5)],
        &[("draw_then_discard", 1)],
        &[("prestige_flat", 4)],
        &[("income_flat", 5)],
        &[],
        &[("prestige_flat", 8)],
        &[],
        &[],
        &[("morale_infantry", 1)],
        &[("cavalry_cac", 1)],
        &[("siege_roll", 1)],
        &[("tir", 1)],
        &[("income_flat", 4)],
        &[("intrigue_shield", 5)],
        &[],
        &[("prestige_flat", 5)],
        &[("own_city_siege_roll", -1)],
    ];
    for (at, expected) in expected.iter().enumerate() {
        assert_eq!(of(at), *expected, "{}", content().characters[at].id);
    }
    let discount = |at: usize| {
        let it = content().characters[at].passive.discount;
        it.map(|it| (it.units, it.less, it.most))
    };
    assert_eq!(discount(1), Some((Recruits::Cavalry, 1, 3)));
    assert_eq!(discount(9), Some((Recruits::Infantry, 1, 3)));
    assert_eq!(discount(17), Some((Recruits::Any, 1, 3)));
    let ages: Vec<u8> = content().characters[..10].iter().map(|card| card.max_age).collect();
    assert_eq!(ages, [3, 3, 4, 3, 5, 3, 3, 4, 2, 3]);
}

#[test]
fn ar_5_1_events_change_what_they_say() {
    let expected: [(&str, &[(&str, i8)]); 24] = [
        ("good-harvest", &[("income_per_province", 1)]),
        ("famine", &[("income_per_province", -1)]),
        ("plague", &[("age_extra", 1)]),
        ("long-winter", &[("move_cap", 1)]),
        ("mild-spring", &[("move_bonus", 1)]),
        ("imperial-diet", &[("draw_extra", 1)]),
        ("mercenary-market", &[]),
        ("powder-shortage", &[("tir", -1), ("artillery_surcharge", 2)]),
        ("comet", &[("morale_any", -1)]),
        ("border-incident", &[]),
        ("dynastic-quarrel", &[]),
        ("old-charters", &[]),
        ("truce-of-god", &[("no_new_wars", 1)]),
        ("tournament", &[]),
        ("great-fair", &[("income_per_full_region", 3)]),
        ("royal-birth", &[("search_heir", 5)]),
        ("desertion", &[]),
        ("free-city", &[]),
        ("siege-engineers", &[("siege_roll", 1)]),
        ("golden-bull", &[("votes_fewest_regions", 1)]),
        ("blessed-year", &[("age_skip", 1)]),
        ("brigands", &[("income_zero_ungarrisoned", 1)]),
        ("jubilee", &[]),
        ("quiet-year", &[]),
    ];
    for (card, (id, expected)) in content().events.iter().zip(expected) {
        let mut found = changes(card.passive.card);
        found.sort_unstable();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!((&*card.id, found), (id, expected));
    }
    let does = |id: &str| {
        let card = content().events.iter().find(|card| card.id == id).expect(id);
        steps(card.at_once).into_iter().collect::<Vec<_>>()
    };
    for id in ["border-incident", "dynastic-quarrel", "old-charters"] {
        assert_eq!(does(id)[0].0, "do-casus-belli");
    }
    assert_eq!(does("desertion")[0].0, "chain-for-each");
    assert_eq!(does("free-city"), [("do-province-turns-neutral".to_string(), vec![2])]);
    assert_eq!(does("jubilee"), [("do-award-prestige".to_string(), vec![10])]);
    let tournament = content().events.iter().find_map(|card| card.passive.bargain);
    assert_eq!(tournament.map(|it| (it.gold, it.prestige)), Some((5, 15)));
    let market = content().events.iter().find_map(|card| card.passive.discount);
    assert_eq!(market.map(|it| (it.units, it.less, it.most)), Some((Recruits::Infantry, 1, 10)));
    // Whatever an event changes it does nothing at once, and the other way round.
    for card in &content().events {
        let both = !changes(card.passive.card).is_empty() && !steps(card.at_once).is_empty();
        assert!(!both, "{}", card.id);
    }
}

#[test]
fn ar_3_2_ideologies_change_what_they_say() {
    let expected: [(&str, &[(&str, i8)]); 8] = [
        ("absolutism", &[("income_capital", 2)]),
        ("feudalism", &[]),
        ("mercantilism", &[("income_flat", 2)]),
        ("militarism", &[("prestige_battle_won", 5)]),
        ("clericalism", &[("prestige_flat", 3)]),
        ("humanism", &[("draw_then_discard", 1)]),
        ("imperialism", &[("surrender_min", 5)]),
        ("communes", &[("fort_bonus", 1)]),
    ];
    for (card, (id, expected)) in content().ideologies.iter().zip(expected) {
        assert_eq!((&*card.id, changes(card.passive.card).as_slice()), (id, expected));
    }
    let levy = content().ideologies[1].passive.levy.expect("Feudalism gives militia");
    assert_eq!((levy.militia, levy.place), (1, LevyPlace::Garrison));
}

#[test]
fn ar_5_4_politics_do_what_they_say() {
    let find = |id: &str| content().politics.iter().find(|card| card.id == id).expect(id);
    let changed = |id: &str| changes(find(id).passive.card);
    for (id, key, change) in [
        ("taxes", "income_flat", 6),
        ("royal-decree", "income_per_full_region", 5),
        ("trade-companies", "income_flat", 8),
        ("bank-loan", "prestige_flat", -8),
        ("drill", "morale_infantry", 1),
        ("forced-marches", "move_bonus", 1),
    ] {
        assert_eq!(changed(id), [(key, change)], "{id}");
    }
    let two = |id: &str| {
        let mut both = changed(id);
        both.sort_unstable();
        both
    };
    assert_eq!(two("free-fairs"), [("income_flat", 4), ("prestige_flat", 3)]);
    assert_eq!(two("preaching"), [("morale_any", 1), ("prestige_flat", 3)]);
    let does = |id: &str| steps(find(id).at_once);
    assert_eq!(does("chancellery"), [("do-draw".to_string(), vec![1])]);
    assert_eq!(does("dynasty"), [("do-search-heir".to_string(), vec![5])]);
    assert_eq!(does("bank-loan"), [("do-gold".to_string(), vec![20])]);
    assert_eq!(does("excommunication"), [("do-candidate-penalty".to_string(), vec![1])]);
    let university = [("do-draw".to_string(), vec![3]), ("do-discard".to_string(), vec![2])];
    assert_eq!(does("university"), university);
    assert_eq!(does("imperial-right")[0].0, "do-casus-belli");
    let bargain = |id: &str| find(id).passive.bargain.map(|it| (it.gold, it.prestige));
    assert_eq!((bargain("royal-works"), bargain("patronage")), (Some((8, 10)), Some((10, 12))));
    let discount = |id: &str| find(id).passive.discount.map(|it| (it.units, it.less, it.most));
    assert_eq!(discount("mobilisation"), Some((Recruits::Infantry, 1, 8)));
    assert_eq!(discount("knight-service"), Some((Recruits::Cavalry, 2, 4)));
    assert_eq!(discount("elite-corps"), Some((Recruits::Special, 2, 4)));
    assert_eq!(discount("drill"), Some((Recruits::Infantry, 1, 10)));
    let levy = |id: &str| find(id).passive.levy.map(|it| (it.militia, it.place));
    assert_eq!(levy("feudal-ban"), Some((9, LevyPlace::Any)));
    assert_eq!(levy("city-charters"), Some((8, LevyPlace::EmptyGarrisons)));
}

#[test]
fn ar_5_6_intrigues_do_what_they_say() {
    let expected: [(&str, Target, &str, &[i64]); 16] = [
        ("assassin", Target::CharacterOfOther, "do-assassinate", &[5, 6, 1]),
        ("forged-claim", Target::OtherPlayer, "do-casus-belli", &[]),
        ("bought-electors", Target::OnYourself, "do-votes", &[1]),
        ("slander", Target::OtherPlayer, "do-lose-prestige", &[20]),
        ("spy", Target::OtherPlayer, "do-reveal-hand", &[]),
        ("embezzlement", Target::OtherPlayer, "do-steal-gold", &[6]),
        ("royal-physician", Target::OnYourself, "do-remove-age", &[1]),
        ("counter-plot", Target::IntrigueTargetingYou, "do-cancel-intrigue", &[]),
        ("affront", Target::OtherPlayer, "do-casus-belli", &[]),
        ("secret-marriage", Target::OnYourself, "do-search-heir", &[40]),
        ("unpaid-mercenaries", Target::ArmyOfOther, "do-army-loses-cheapest", &[3]),
        ("imperial-ban", Target::OtherPlayer, "do-forbid-war", &[]),
        ("poisoned-wells", Target::ProvinceOfOther, "do-garrison-loses-weakest", &[2]),
        ("inquisition", Target::AdviserOfOther, "do-return-adviser", &[]),
        ("peasant-revolt", Target::ProvinceOfOther, "do-province-no-income", &[]),
        ("border-raid", Target::ProvinceOfOther, "do-province-income-to-you", &[]),
    ];
    for (card, (id, target, key, numbers)) in content().intrigues.iter().zip(expected) {
        assert_eq!((&*card.id, card.target), (id, target));
        assert_eq!(steps(card.effects)[0], (key.to_string(), numbers.to_vec()), "{id}");
    }
    assert_eq!(steps(content().intrigues[4].effects)[1].0, "do-reveal-army");
    assert_eq!(steps(content().intrigues[14].effects)[1].1, [1]);
}

#[test]
fn ar_21_8_tactics_do_what_they_say() {
    let expected = [
        (Timing::OwnMovementStep, Ploy::ExtraMoves { n: 2 }),
        (Timing::OwnShootingStep, Ploy::ExtraShots { n: 2 }),
        (Timing::OwnMeleeStep, Ploy::ExtraAssaults { n: 1 }),
        (Timing::OwnFailedMorale, Ploy::PassMorale {}),
        (Timing::OwnTurnStart, Ploy::RemoveLosses { units: 2, tokens: 1 }),
        (Timing::BeforeEnemyShot, Ploy::ShotArmour { n: 2 }),
        (Timing::BeforeInitiative, Ploy::Initiative { n: 3 }),
        (Timing::OwnTurnStart, Ploy::Morale { n: 1 }),
        (Timing::BeforeOwnChargeRoll, Ploy::ChargeCac { n: 2 }),
        (Timing::OwnTurnStart, Ploy::IgnoreLostGeneral {}),
        (Timing::BeforeEnemyChargeRoll, Ploy::ChargedDefence { n: 3 }),
        (Timing::BeforeOwnMeleeRoll, Ploy::FightCac { n: 2 }),
        (Timing::BeforeOwnShot, Ploy::ShotTir { n: 2 }),
        (Timing::OwnMovementStep, Ploy::FeignedRetreat { cells: 2 }),
        (Timing::OwnMovementStep, Ploy::CavalryMovement { n: 2 }),
        (Timing::OwnShootingStep, Ploy::FreeCannon {}),
    ];
    for (card, expected) in content().tactics.iter().zip(expected) {
        assert_eq!((card.timing, card.ploy), expected, "{}", card.id);
    }
}

/// AR-21.1: what a card may change is a closed list, and every word of it is used.
#[test]
fn ar_21_1_every_word_of_the_lists_is_used() {
    let tables = content();
    let passive = tables.characters.iter().map(|it| it.passive.card);
    let passive = passive.chain(tables.events.iter().map(|it| it.passive.card));
    let passive = passive.chain(tables.ideologies.iter().map(|it| it.passive.card));
    let cards: Vec<CardId> =
        passive.chain(tables.politics.iter().map(|it| it.passive.card)).collect();
    for key in Key::ALL {
        let used =
            cards.iter().any(|card| changes(*card).iter().any(|(word, _)| *word == key.id()));
        assert!(used, "no card changes `{}`", key.id());
    }
}

/// What statistics count: a chosen politics card, and the Counter-Plot where it cancels.
#[test]
fn ar_5_6_politics_and_counter_plots_are_counted() {
    let (seat, by) = (Seat(1), Seat(0));
    let used = |event: Event| {
        let used = Arcadia::used(&event);
        used.map(|it| (it.kind, it.name.into_owned(), it.by))
    };
    let chosen = |card| used(Event::PoliticsChosen { seat, card });
    assert_eq!(chosen(Some(0)), Some(("politics", "taxes".to_string(), Some(seat))));
    assert_eq!(chosen(None), None);
    let cancelled = used(Event::PlotCancelled { seat, by, card: 80 });
    assert_eq!(cancelled, Some(("intrigue", "counter-plot".to_string(), Some(seat))));
}
