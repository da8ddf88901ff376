//! The tables say what the shared source says, number by number.

use crate::content::{Cost, Gain, Home, content};
use crate::kinds::{Cult, Structure};
use crate::map::BridgeSite;
use crate::map::tests::shared;
use toml::{Table, Value};

fn number(value: &Value, key: &str) -> u8 {
    value.get(key).and_then(Value::as_integer).unwrap_or(0).try_into().expect("a small number")
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value.get(key).and_then(Value::as_str).unwrap_or("")
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn numbers(value: &Value, key: &str) -> Vec<u8> {
    list(value, key).iter().map(|it| it.as_integer().expect("a number") as u8).collect()
}

fn none() -> Value {
    Value::Table(Table::new())
}

fn cost(value: &Value, key: &str) -> Cost {
    let value = value.get(key).cloned().unwrap_or_else(none);
    let [coins, workers, priests] = ["coins", "workers", "priests"].map(|it| number(&value, it));
    Cost { coins, workers, priests }
}

fn gain(value: &Value, key: &str) -> Gain {
    let Cost { coins, workers, priests } = cost(value, key);
    let value = value.get(key).cloned().unwrap_or_else(none);
    Gain {
        coins,
        workers,
        priests,
        power: number(&value, "power"),
        spades: number(&value, "spades"),
    }
}

fn per_structure(value: &Value, key: &str) -> [u8; 5] {
    let value = value.get(key).cloned().unwrap_or_else(none);
    Structure::ALL.map(|it| number(&value, &it.id().replace('-', "_")))
}

/// The entries of `key` in one shared file, then in the extras.
fn entries(file: &str, key: &str) -> Option<Vec<Value>> {
    let mut entries = Vec::new();
    for file in [file, "extras.toml"] {
        let table: Value = toml::from_str(&shared(file)?).expect("valid TOML");
        entries.extend(list(&table, key).iter().cloned());
    }
    Some(entries)
}

#[test]
fn factions() {
    let Some(factions) = entries("factions.toml", "faction") else { return };
    let extras: Value = toml::from_str(&shared("extras.toml").expect("there")).expect("TOML");
    assert_eq!(factions.len(), 20);
    for (theirs, ours) in factions.iter().zip(&content().factions) {
        let id = text(theirs, "id");
        assert_eq!(
            (id, text(theirs, "ledger_name")),
            (ours.faction.id(), &*ours.faction.ledger_name())
        );
        let home = match ours.home {
            Home::Terrain(terrain) => terrain.id(),
            Home::Chosen => "chosen",
        };
        assert_eq!(text(theirs, "home_terrain"), home);

        let start = &theirs["start"];
        let resources = ["coins", "workers", "priests", "dwellings", "victory_points"];
        let it = &ours.start;
        let expected = [it.coins, it.workers, it.priests, it.dwellings, it.points];
        assert_eq!(resources.map(|key| number(start, key)), expected, "{id}");
        assert_eq!(numbers(start, "power"), it.bowls, "{id}");
        assert_eq!(Cult::ALL.map(|cult| number(&start["cult"], cult.id())), it.cults, "{id}");
        assert_eq!(number(&extras["start_vp_2017"], id), it.points_2017, "{id}");

        let shipping = &theirs["shipping"];
        assert_eq!(shipping["has_track"].as_bool(), Some(ours.shipping.has_track), "{id}");
        assert_eq!(number(shipping, "start_level"), ours.shipping.start, "{id}");
        assert_eq!(number(shipping, "max_level"), ours.shipping.max, "{id}");
        assert_eq!(cost(shipping, "advance_cost"), ours.shipping.cost, "{id}");
        let mut points = [0; 6];
        for step in list(shipping, "advance_vp") {
            points[number(step, "to") as usize] = number(step, "vp");
        }
        assert_eq!(points, ours.shipping.points, "{id}");
        match (shipping.get("leap"), &ours.leap) {
            (Some(theirs), Some(ours)) => {
                assert_eq!(number(theirs, "hexes_skipped"), ours.skip);
                let with_stronghold = number(theirs, "hexes_skipped_with_stronghold");
                assert_eq!(with_stronghold, ours.skip_with_stronghold);
                assert_eq!(cost(theirs, "cost"), ours.cost);
                assert_eq!(cost(theirs, "cost_with_stronghold"), ours.cost_with_stronghold);
                assert_eq!(number(theirs, "vp_per_use"), ours.points);
            }
            (theirs, ours) => assert!(theirs.is_none() && ours.is_none(), "{id}"),
        }

        let dig = &theirs["dig"];
        assert_eq!(dig["has_track"].as_bool(), Some(ours.dig.has_track), "{id}");
        assert_eq!(number(dig, "max_level"), ours.dig.max, "{id}");
        assert_eq!(cost(dig, "advance_cost"), ours.dig.cost, "{id}");
        assert_eq!(number(dig, "advance_vp"), ours.dig.points, "{id}");
        assert_eq!(number(dig, "vp_per_paid_spade"), ours.dig.points_per_paid_spade, "{id}");
        assert_eq!(number(dig, "spades_per_hex"), ours.dig.spades_per_hex, "{id}");
        for (level, price) in list(dig, "spade_cost").iter().enumerate() {
            let price =
                cost(&Value::Table(Table::from_iter([("it".to_owned(), price.clone())])), "it");
            assert_eq!(price, ours.dig.spade_cost[level], "{id}");
        }

        for structure in Structure::ALL {
            let at = structure as usize;
            let theirs = &theirs[structure.id().replace('-', "_").as_str()];
            let words = format!("{id} {}", structure.id());
            let count = number(theirs, "count");
            assert_eq!(count, ours.count[at], "{words}");
            assert_eq!(cost(theirs, "cost"), ours.cost[at], "{words}");
            if structure == Structure::TradingHouse {
                assert_eq!(cost(theirs, "cost_alone"), ours.trading_house_alone, "{words}");
            }
            assert_eq!(number(theirs, "favor_tiles"), ours.favor_tiles[at], "{words}");
            for built in 0..=count as usize {
                let total = |key| numbers(theirs, key).get(built).copied().unwrap_or(0);
                let income = Gain {
                    coins: total("income_coins"),
                    workers: total("income_workers"),
                    priests: total("income_priests"),
                    power: total("income_power"),
                    spades: 0,
                };
                assert_eq!(income, ours.income[at][built], "{words} {built}");
            }
        }
        let values = match theirs.get("structure_power") {
            Some(_) => per_structure(theirs, "structure_power"),
            None => [1, 2, 2, 3, 3],
        };
        assert_eq!(values, ours.power_value, "{id}");
        assert_eq!(number(theirs, "power_action_discount"), ours.power_action_discount);
        assert_eq!(number(theirs, "start_favor_tiles"), ours.start_favor_tiles);
    }
}

#[test]
fn maps() {
    let Some(maps) = entries("constants.toml", "map") else { return };
    assert_eq!(maps.len(), content().maps.len());
    for (theirs, ours) in maps.iter().zip(&content().maps) {
        assert_eq!((text(theirs, "id"), text(theirs, "ledger_id")), (ours.id, ours.ledger_id));
        let letters =
            list(theirs, "rows").iter().flat_map(|row| row.as_str().expect("text").split(' '));
        let ours_letters = ours
            .hexes
            .iter()
            .map(|hex| hex.terrain.map_or(".".to_owned(), |terrain| terrain.letter().to_string()));
        assert!(letters.eq(ours_letters), "{}", ours.id);
        let site = |site: &BridgeSite| format!("{}-{}", ours.name(site.a), ours.name(site.b));
        let sites = list(theirs, "bridge_sites").iter().map(|it| it.as_str().expect("text"));
        assert!(sites.eq(ours.bridge_sites.iter().map(site)), "{}", ours.id);
    }
}

#[test]
fn cards_and_tiles() {
    let Some(cards) = entries("bonus-cards.toml", "bonus_card") else { return };
    let ids = |it: &Value| (text(it, "id").to_owned(), text(it, "ledger").to_owned());
    let same = |theirs: &Value, id: &str, ledger: &str| {
        assert_eq!(ids(theirs), (id.to_owned(), ledger.to_owned()));
    };
    assert_eq!(cards.len(), 10);
    for (theirs, ours) in cards.iter().zip(&content().bonus_cards) {
        same(theirs, ours.id, ours.ledger);
        assert_eq!(gain(theirs, "income"), ours.income, "{}", ours.id);
        assert_eq!(per_structure(theirs, "pass_vp"), ours.pass_points, "{}", ours.id);
        assert_eq!(number(theirs, "shipping_bonus"), ours.shipping);
        let per_shipping = number(theirs, "pass_vp_per_shipping_level");
        assert_eq!(per_shipping, ours.pass_points_per_shipping);
        assert_eq!(theirs.get("special_action").is_some(), ours.special.is_some());
        assert_eq!(theirs.get("option").is_some(), ours.extra);
    }
    let favors = entries("favor-tiles.toml", "favor").unwrap_or_default();
    assert_eq!(favors.len(), 12);
    for (theirs, ours) in favors.iter().zip(&content().favor_tiles) {
        same(theirs, ours.id, ours.ledger);
        assert_eq!(text(theirs, "cult"), ours.cult.id());
        assert_eq!((number(theirs, "steps"), number(theirs, "copies")), (ours.steps, ours.copies));
        assert_eq!(gain(theirs, "income"), ours.income, "{}", ours.id);
        assert_eq!(per_structure(theirs, "vp_on_build"), ours.build_points, "{}", ours.id);
        let mut pass_points = numbers(theirs, "pass_vp_by_trading_houses");
        pass_points.resize(5, 0);
        assert_eq!(pass_points, ours.pass_points, "{}", ours.id);
        assert_eq!((text(theirs, "effect") == "town-power-6").then_some(6), ours.town_power);
        assert_eq!(text(theirs, "effect") == "special-action-cult-step", ours.cult_action);
    }
    let towns = entries("town-tiles.toml", "town_tile").unwrap_or_default();
    assert_eq!(towns.len(), 8);
    for (theirs, ours) in towns.iter().zip(&content().town_tiles) {
        same(theirs, ours.id, ours.ledger);
        assert_eq!((number(theirs, "vp"), number(theirs, "copies")), (ours.points, ours.copies));
        assert_eq!(number(theirs, "keys").max(1), ours.keys, "{}", ours.id);
        assert_eq!(gain(theirs, "reward"), ours.gain, "{}", ours.id);
        assert_eq!(
            Cult::ALL.map(|cult| number(&theirs["reward"], cult.id())),
            [ours.cult_steps; 4]
        );
        assert_eq!(number(&theirs["reward"], "shipping_step") == 1, ours.shipping_step);
        assert_eq!(theirs.get("option").is_some(), ours.extra);
    }
    let scoring = entries("scoring-tiles.toml", "scoring_tile").unwrap_or_default();
    assert_eq!(scoring.len(), 9);
    for (theirs, ours) in scoring.iter().zip(&content().scoring_tiles) {
        same(theirs, ours.id, ours.ledger);
        assert_eq!(per_structure(theirs, "vp"), ours.build_points, "{}", ours.id);
        assert_eq!(number(&theirs["vp"], "spade"), ours.spade_points);
        assert_eq!(number(&theirs["vp"], "town"), ours.town_points);
        assert_eq!(text(theirs, "cult"), ours.cult.map_or("priests-in-orders", Cult::id));
        assert_eq!(number(theirs, "steps"), ours.steps);
        assert_eq!(gain(theirs, "reward"), ours.reward, "{}", ours.id);
        assert_eq!(theirs.get("option").is_some(), ours.extra);
    }
    let actions = entries("power-actions.toml", "power_action").unwrap_or_default();
    assert_eq!(actions.len(), 6);
    for (theirs, ours) in actions.iter().zip(&content().power_actions) {
        same(theirs, ours.id, ours.ledger);
        assert_eq!(number(theirs, "cost"), ours.cost);
        assert_eq!(gain(theirs, "gain"), ours.gain, "{}", ours.id);
        assert_eq!(number(&theirs["gain"], "bridges") == 1, ours.bridge);
    }
    let finals = entries("constants.toml", "final_scoring").unwrap_or_default();
    assert_eq!(finals.len(), 4);
    for (theirs, ours) in finals.iter().zip(&content().final_scoring) {
        same(theirs, ours.id, ours.ledger);
        assert_eq!(numbers(theirs, "vp"), ours.points);
    }
}

#[test]
fn introductory_games() {
    let Some(setup) = shared("intro-setup.toml") else { return };
    let setup: Value = toml::from_str(&setup).expect("valid TOML");
    let content = content();
    let order = numbers_of_ledgers(&setup["scoring_tiles"], "ledger", "SCORE");
    assert_eq!(list(&setup, "setup").len(), content.introductory.len());
    for (theirs, ours) in list(&setup, "setup").iter().zip(&content.introductory) {
        assert_eq!(order, ours.scoring_tiles);
        assert_eq!(numbers_of_ledgers(theirs, "bonus_cards_ledger", "BON"), ours.bonus_cards);
        let factions = list(theirs, "factions").iter().map(|it| it.as_str().expect("text"));
        assert!(factions.eq(ours.factions.iter().map(|it| it.id())));
        for (faction, hexes) in ours.factions.iter().zip(&ours.dwellings) {
            let names = list(&theirs["dwellings"], faction.id()).iter().map(|it| it.as_str());
            assert!(names.eq(hexes.iter().map(|&hex| Some(content.maps[0].name(hex)))));
        }
    }
}

fn numbers_of_ledgers(value: &Value, key: &str, prefix: &str) -> Vec<u8> {
    let number = |it: &Value| it.as_str()?.strip_prefix(prefix)?.parse::<u8>().ok();
    list(value, key).iter().filter_map(number).map(|number| number - 1).collect()
}

#[test]
fn constants() {
    let (Some(text), Some(cults)) = (shared("constants.toml"), shared("cult-board.toml")) else {
        return;
    };
    let theirs: Value = toml::from_str(&text).expect("valid TOML");
    let cults: Value = toml::from_str(&cults).expect("valid TOML");
    let ours = &content().constants;
    let game = ["rounds", "priests_per_player", "bridges_per_player"];
    assert_eq!(
        game.map(|key| number(&theirs["game"], key)),
        [ours.rounds, ours.priests, ours.bridges]
    );
    let in_play = |players: u8| number(&theirs["bonus_cards_in_play"], &players.to_string());
    assert!((2..=5).all(|players| in_play(players) == players + ours.free_bonus_cards));
    let scoring = &theirs["final_scoring"];
    assert_eq!(numbers(scoring, "network_vp"), ours.network_points);
    assert_eq!(numbers(scoring, "cult_vp"), ours.cult_points);
    assert_eq!(number(scoring, "coins_per_vp"), ours.coins_per_point);
    assert_eq!(number(scoring, "coins_per_vp_alchemists"), ours.coins_per_point_alchemists);
    assert_eq!(numbers(&cults["order_spaces"], "steps"), ours.order_spaces);
    let mut power = [0; 11];
    for threshold in list(&cults, "power_threshold") {
        power[number(threshold, "space") as usize] = number(threshold, "power");
    }
    assert_eq!(power, ours.cult_power);
    let factions = shared("factions.toml").expect("there with the others");
    let defaults = &toml::from_str::<Value>(&factions).expect("valid TOML")["defaults"];
    let towns = ["town_min_power", "town_min_structures", "town_min_structures_with_sanctuary"];
    let expected = [ours.town_power, ours.town_structures, ours.town_structures_with_sanctuary];
    assert_eq!(towns.map(|key| number(defaults, key)), expected);
}
