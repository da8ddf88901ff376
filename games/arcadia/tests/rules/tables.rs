//! Component tables: what is printed, and how every mistake in them is told.

use arcadia::content::{Content, content};
use arcadia::effects::{Key, Role, Timing};
use arcadia::kinds::{Nation, UnitClass};
use engine::Thing;
use engine::content::read;

fn embedded() -> Vec<(String, String)> {
    engine::content::embedded::<Content>()
}

/// What is said of the tables after a change, which must find its place.
#[track_caller]
fn with(file: &str, from: &str, to: &str) -> String {
    let mut files = embedded();
    let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a table");
    assert!(text.contains(from), "{file} has no `{from}`");
    *text = text.replacen(from, to, 1);
    read::<Content>(&files).err().map(|problems| problems.to_string()).unwrap_or_default()
}

#[track_caller]
fn says(file: &str, from: &str, to: &str, what: &str) {
    let said = with(file, from, to);
    assert!(
        said.contains(&format!("{file}:")) && said.contains(what),
        "`{what}` is not in: {said}"
    );
}

#[test]
fn the_embedded_tables_are_sound() {
    if let Err(problems) = read::<Content>(&embedded()) {
        panic!("{problems}");
    }
}

#[test]
fn ar_2_2_regions_have_four_provinces_each() {
    let provinces = &content().provinces;
    for (at, region) in content().regions.iter().enumerate() {
        let own = provinces.iter().filter(|it| it.region == region.id);
        assert_eq!(own.count(), 4, "{}", region.id);
        assert!(provinces[4 * at..][..4].iter().all(|it| it.region == region.id));
    }
}

/// Numbers that stand in the text of the draft.
#[test]
fn printed_values_are_those_of_the_draft() {
    let rules = &content().rules;
    assert_eq!((rules.victory.coronations, rules.victory.prestige), (3, 1000));
    let setup = rules.setup;
    assert_eq!((setup.gold, setup.hand, setup.hand_limit, setup.army_limit), (50, 5, 12, 20));
    assert_eq!((rules.march.steps, rules.march.flight), (2, 3));
    let siege = rules.siege;
    assert_eq!((siege.hunger, siege.surrender_ratio, siege.surrender_min), (1, 2, 6));
    assert_eq!((siege.gun_kills, siege.gun_breaches), (5, 6));
    let battle = rules.battle;
    assert_eq!((battle.moves, battle.shots, battle.assaults), (2, 2, 2));
    assert_eq!((battle.strength, battle.general_strength, battle.morale_above), (3, 1, 10));
    assert_eq!(
        (battle.flank_enemy, battle.rear_enemy, battle.loss, battle.friend),
        (-2, -3, -1, 1)
    );
    assert_eq!((battle.flank_attack, battle.rear_attack, battle.charge), (2, 3, 3));
    assert_eq!((battle.charge_losses, battle.cannon_hits, battle.lost_general), (2, 4, -2));
    assert_eq!(rules.prestige.prisoner, 5);
}

#[test]
fn ar_3_5_a_personal_deck_has_forty_cards() {
    use arcadia::kinds::Card;
    for nation in 0..4u8 {
        let deck: Vec<Card> = (0..40).map(|at| Card::of(at, nation)).collect();
        assert!((0..40).all(|at| deck[usize::from(at)].local() == at));
        assert_eq!(deck.iter().filter(|card| card.is_heir()).count(), 10);
        assert_eq!(deck.iter().filter(|card| card.is_character()).count(), 20);
        assert_eq!(deck.iter().filter(|card| card.is_intrigue()).count(), 10);
        assert_eq!(deck.iter().filter(|card| card.is_tactic()).count(), 10);
        for card in deck {
            let tables = content();
            let of = match usize::from(card.0) {
                at if at < 80 => Some(tables.characters[at].nation),
                at if at < 96 => tables.intrigues[at - 80].nation,
                at => tables.tactics[at - 96].nation,
            };
            let own = of.is_none_or(|of| of == Nation::ALL[usize::from(nation)]);
            assert!(own, "{} in a foreign deck", card.word());
        }
    }
}

#[test]
fn ar_3_9_reserves_and_politics() {
    for nation in Nation::ALL {
        let own = |unit: &&arcadia::content::UnitCard| unit.nation.is_none_or(|it| it == nation);
        let units = content().units.iter().filter(own);
        assert_eq!(units.map(|unit| unit.supply).sum::<u8>(), 72, "{}", nation.id());
    }
    assert_eq!(content().captain.supply, 2);
    for ideology in 0..8u8 {
        let own = content().politics.iter().filter(|card| card.ideology == Some(ideology));
        assert_eq!(own.count(), 2);
    }
    assert_eq!(content().politics.iter().filter(|card| card.ideology.is_none()).count(), 4);
}

/// AR-9.9: the categories are the draft's, the prices make 49 and the special units.
#[test]
fn ex_r2_the_first_army() {
    let tables = content();
    let counts = tables.first_army.counts();
    assert_eq!(counts.iter().sum::<u8>(), tables.rules.setup.army_limit);
    let of = |class: UnitClass| {
        let common = tables.units.iter().take(7).zip(counts);
        common.filter(|(unit, _)| unit.class == class).map(|(_, count)| count).sum::<u8>()
    };
    let classes = [UnitClass::Infantry, UnitClass::Cavalry, UnitClass::Artillery].map(of);
    assert_eq!((classes, tables.first_army.special), ([10, 5, 1], [2, 2]));
    let common: u8 = tables.units.iter().zip(counts).take(7).map(|(unit, n)| unit.cost * n).sum();
    assert_eq!(common, 49);
    let special = |nation: usize| {
        let own = &tables.units[7 + 2 * nation..][..2];
        own.iter().zip(tables.first_army.special).map(|(unit, n)| unit.cost * n).sum::<u8>()
    };
    assert_eq!([0, 1, 2, 3].map(|nation| common + special(nation)), [69, 67, 67, 69]);
}

/// AR-9.1: start region 18, two border posts 2 each.
#[test]
fn ex_01_the_first_income() {
    let gold =
        |provinces: &[usize]| provinces.iter().map(|at| content().provinces[*at].gold).sum::<u8>();
    for nation in 0..4 {
        assert_eq!(gold(&[0, 1, 2, 3].map(|index| 4 * nation + index)), 18);
    }
    for border in 4..8 {
        assert_eq!([0, 1, 2, 3].map(|index| gold(&[4 * border + index])), [2, 2, 4, 4]);
    }
}

/// AR-16.12: half the command, rounded up, is added to cac, defence and morale.
#[test]
fn ar_16_12_generals_by_command() {
    let of = |command| {
        let it = content().general_with(command);
        (it.cac, it.defence, it.armour, it.morale, it.movement)
    };
    assert_eq!(
        [0, 1, 3, 5].map(of),
        [(0, 1, 1, 7, 2), (1, 2, 1, 8, 2), (2, 3, 1, 9, 2), (3, 4, 1, 10, 2)]
    );
}

/// AR-4.9: a captain has the command of his card and changes nothing.
#[test]
fn ar_4_9_captains_lead_without_a_bonus() {
    assert_eq!(content().command(112), content().captain.command);
    assert!(Key::ALL.iter().all(|key| content().led(113, *key) == 0));
}

#[test]
fn ar_4_2_bonuses_fit_those_who_have_them() {
    use arcadia::effects::Counts;
    for (at, card) in content().characters.iter().enumerate() {
        let expected = match card.role {
            Role::Heir => Counts::King,
            Role::General => Counts::LeadingArmy,
            Role::Adviser => Counts::AdviserSlot,
        };
        assert_eq!(card.bonus_when, expected, "{}", card.id);
        let leads = Key::ALL.iter().any(|key| content().led(at as u8, *key) != 0);
        let bonus = content().program.modifiers(card.passive.card).next().is_some();
        assert_eq!(leads, bonus && card.role == Role::General, "{}", card.id);
    }
}

#[test]
fn broken_tables_are_refused_with_a_place() {
    says("units.toml", "class = \"cavalry\"", "class = \"cavalri\"", "did you mean `cavalry`?");
    says("units.toml", "cost = 2", "cost = 21", "21 where 1 to 20 is wanted");
    says("units.toml", "tir = 2\n", "", "a range for those who shoot");
    says(
        "units.toml",
        "supply = 4\nmovement = 0",
        "supply = 4\nmovement = 1",
        "everything moves but artillery",
    );
    says("units.toml", "nation = \"valdore\"", "nation = \"sarranza\"", "two of each nation");
    says("units.toml", "pikemen = 6", "pikemen = 7", "20 units at most");
    says(
        "units.toml",
        "pikemen = 6\nswordsmen = 0\narquebusiers = 4",
        "pikemen = 0\nswordsmen = 9\narquebusiers = 1",
        "more units than a reserve holds",
    );
    says("units.toml", "militia = 24", "militia = 2", "more units in neutral garrisons");
    says(
        "provinces.toml",
        "region = \"grauland\"",
        "region = \"hautecour\"",
        "among the provinces of `grauland`",
    );
    says("provinces.toml", "kind = \"border\"", "kind = \"start\"", "4 start regions");
    says("provinces.toml", "gold = 8\n", "gold = 8\nmilitia = 1\n", "never neutral at the start");
    says(
        "nations.toml",
        "start_region = \"grauland\"",
        "start_region = \"velgoria\"",
        "the start region of `eisenmark`",
    );
    says("characters.toml", "max_age = 3\n", "", "an age from 1 to 12 for heirs");
    says(
        "characters.toml",
        "role = \"heir\"",
        "role = \"adviser\"",
        "10 heirs, 5 generals, 5 advisers",
    );
    says(
        "characters.toml",
        "bonus_when = \"adviser_slot\"",
        "bonus_when = \"king\"",
        "cannot be king",
    );
    says(
        "politics.toml",
        "ideology = \"feudalism\"",
        "ideology = \"humanism\"",
        "two of each ideology",
    );
    says("intrigue.toml", "nation = \"eisenmark\"", "nation = \"voskavia\"", "two of each nation");
    says("tactics.toml", "own_shooting_step", "own_melee_step", "no effect at this moment");
    says(
        "tactics.toml",
        "extra_moves = { n = 2 }",
        "extra_moves = { n = 0 }",
        "numbers from 1 to 6",
    );
    says("tactics.toml", "extra_moves", "extra_move", "did you mean `extra_moves`?");
    says("rules.toml", "gun_kills = 5", "gun_kills = 7", "a breach is the higher die");
    says("rules.toml", "hand = 5", "hand = 0", "0 where 1 to 10 is wanted");
    says(
        "events.toml",
        "bargain = { gold = 5",
        "bargain = { gold = 0",
        "0 where 1 to 50 is wanted",
    );
    says("events.toml", "source = \"house\"\n", "\n", "missing field `source`");
}

#[test]
fn ar_3_3_broken_layouts_are_refused_with_a_place() {
    let first = "row = 0, column = 0, place = \"S1\", index = 1, owner = 1";
    let says = |to: &str, what: &str| says("layouts.toml", first, to, what);
    says("row = 0, column = 1, place = \"S1\", index = 1, owner = 1", "is taken twice");
    says(
        "row = 9, column = 9, place = \"S1\", index = 1, owner = 1",
        "a gap between the provinces",
    );
    says("row = 0, column = 0, place = \"S1\", index = 1, owner = 0", "belongs to its seat");
    says("row = 0, column = 0, place = \"S1\", index = 0, owner = 1", "S1.0 is there twice");
    says("row = 0, column = 0, place = \"S3\", index = 1, owner = 1", "no province S3.1 here");
    says("row = 0, column = 15, place = \"S1\", index = 1, owner = 1", "columns from 0 to 14");
    says("row = 0, column = 0, place = \"S1\", index = 1, owner = 3", "no seat 3 here");
}

/// Mistakes in effects are reported all together, each with its place and what would be right.
#[test]
fn broken_effects_are_refused_with_a_place() {
    let mut files = embedded();
    let mut change = |file: &str, from: &str, to: &str| {
        let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a table");
        assert!(text.contains(from), "{file} has no `{from}`");
        *text = text.replacen(from, to, 1);
    };
    change("events.toml", "income_per_province = 1", "income_per_provinc = 1");
    change("events.toml", "to = \"fewest_provinces\"", "to = \"fewest_province\"");
    change("intrigue.toml", "steal_gold\", n = 6", "steal_golds\", n = 6");
    change("intrigue.toml", "lose_prestige\", n = 20", "lose_prestige\", n = 101");
    change("politics.toml", "depth = 5", "depth = 41");
    let problems = read::<Content>(&files).expect_err("five mistakes");
    let said = problems.to_string();
    for what in [
        "did you mean `income_per_province`?",
        "did you mean `fewest_provinces`?",
        "did you mean `steal_gold`?",
        "101 where 1 to 100 is wanted",
        "41 where 1 to 40 is wanted",
    ] {
        assert!(said.contains(what), "`{what}` is not in:\n{said}");
    }
    assert!(problems.0.iter().all(|problem| problem.line > 0), "{said}");
    assert_eq!(problems.0.len(), 5, "{said}");
}

/// Unknown words, wrong numbers and missing fields of several files are told together, each with file and line.
#[test]
fn mistakes_of_all_files_are_told_together() {
    let mut files = embedded();
    let changes = [
        ("units.toml", "class = \"cavalry\"", "class = \"cavalri\""),
        ("units.toml", "cost = 2", "cost = 21"),
        ("rules.toml", "hand = 5", "hand = 0"),
        ("events.toml", "source = \"house\"\n", "\n"),
        ("tactics.toml", "extra_moves", "extra_move"),
    ];
    for (file, from, to) in changes {
        let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a table");
        assert!(text.contains(from), "{file} has no `{from}`");
        *text = text.replacen(from, to, 1);
    }
    let problems = read::<Content>(&files).expect_err("five mistakes");
    let said = problems.to_string();
    for (file, what) in [
        ("units.toml:", "did you mean `cavalry`?"),
        ("units.toml:", "21 where 1 to 20 is wanted"),
        ("rules.toml:", "0 where 1 to 10 is wanted"),
        ("events.toml:", "missing field `source`"),
        ("tactics.toml:", "did you mean `extra_moves`?"),
    ] {
        assert!(
            said.lines().any(|line| line.contains(file) && line.contains(what)),
            "{what}:\n{said}"
        );
    }
    assert!(problems.0.iter().all(|problem| problem.line > 0), "{said}");
}

#[test]
fn missing_unknown_and_doubled_files_are_reported_together() {
    let mut files = embedded();
    files.remove(0);
    files.push(("maps.toml".into(), String::new()));
    files.push(files[3].clone());
    let problems = read::<Content>(&files).expect_err("three mistakes").to_string();
    for what in ["characters.toml: the file is missing", "no such table", "given twice"] {
        assert!(problems.contains(what), "{problems}");
    }
}

/// AR-21.10: each tactical card has a moment of its own kind.
#[test]
fn ar_21_10_tactics_are_played_when_they_help() {
    for card in &content().tactics {
        assert!(card.ploy.timings().contains(&card.timing), "{}", card.id);
    }
    let moments = |timing| content().tactics.iter().any(|card| card.timing == timing);
    assert!(Timing::ALL.into_iter().all(moments), "a moment without a card");
}
