mod against_shared;

use super::*;
use crate::content::{Content, Home, content};
use crate::kinds::{Faction, Terrain};
use engine::content::{Tables, read};

fn embedded() -> Vec<(String, String)> {
    engine::content::embedded::<Content>()
}

/// The embedded tables with some text replaced, file by file; then all problems as text.
fn problems_with(changes: &[(&str, &str, &str)]) -> Vec<String> {
    let mut files = embedded();
    for (name, from, to) in changes {
        let (_, text) = files.iter_mut().find(|(file, _)| file == name).expect("a file");
        assert!(text.contains(from), "{name} has no {from}");
        *text = text.replacen(from, to, 1);
    }
    problems_of(&files)
}

fn problems_of(files: &[(String, String)]) -> Vec<String> {
    match read::<Content>(files) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.0.iter().map(ToString::to_string).collect(),
    }
}

/// Asserts one problem, at a line, with these words.
fn assert_problem(change: (&str, &str, &str), words: &[&str]) {
    let found = problems_with(&[change]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].starts_with(change.0), "{}", found[0]);
    for word in words {
        assert!(found[0].contains(word), "`{word}` is not in: {}", found[0]);
    }
}

/// The line of a text in an embedded file, as problems write it.
fn line_of(name: &str, text: &str) -> String {
    let (_, whole) = Content::EMBEDDED.iter().find(|(file, _)| *file == name).expect("a file");
    let at = whole.find(text).expect("the text");
    format!("{name}:{}:", whole[..at].matches('\n').count() + 1)
}

#[test]
fn embedded_tables_are_sound() {
    assert_eq!(problems_of(&embedded()), Vec::<String>::new());
    let content = content();
    assert!(content.factions.iter().map(|board| board.faction).eq(Faction::ALL));
    let counts = [
        content.maps.len(),
        content.bonus_cards.len(),
        content.favor_tiles.len(),
        content.town_tiles.len(),
        content.scoring_tiles.len(),
        content.power_actions.len(),
        content.final_scoring.len(),
        content.introductory.len(),
    ];
    assert_eq!(counts, [5, 10, 12, 8, 9, 6, 4, 4]);
}

#[test]
fn known_numbers_are_read() {
    let content = content();
    let swarmlings = content.board(Faction::Swarmlings);
    assert_eq!(swarmlings.cost[0], Cost { coins: 3, workers: 2, priests: 0 });
    assert_eq!(swarmlings.trading_house_alone.coins, 8);
    let engineers = content.board(Faction::Engineers);
    assert_eq!(engineers.income[2][2], Gain { priests: 1, power: 5, ..Gain::default() });
    assert_eq!(content.board(Faction::Mermaids).shipping.points, [0, 0, 2, 3, 4, 5]);
    assert_eq!(content.board(Faction::Yetis).power_value, [1, 2, 2, 4, 4]);
    assert_eq!(content.board(Faction::Acolytes).dig.spade_cost, [Cost::default(); 3]);
    assert_eq!(content.board(Faction::Fakirs).dig.max, 1);
    assert_eq!(content.board(Faction::Riverwalkers).shipping.max, 1);
    assert_eq!(content.board(Faction::Dragonlords).home, Home::Terrain(Terrain::Volcano));
    assert_eq!(content.board(Faction::Shapeshifters).home, Home::Chosen);
    assert_eq!(content.scoring_tiles[0].forbidden_rounds, 0b110_0000);
    assert_eq!(content.scoring_tiles[8].cult, None);
    assert_eq!(content.constants.cult_power.iter().sum::<u8>(), 8);
    assert_eq!(content.introductory[0].scoring_tiles, [4, 6, 0, 5, 3, 7]);
}

#[test]
fn a_mistyped_field_is_reported_with_what_is_possible() {
    let place = line_of("town-tiles.toml", "points = 7");
    let change = ("town-tiles.toml", "points = 7", "pionts = 7");
    assert_problem(change, &[&place, "`pionts`", "`copies`", "did you mean `points`?"]);
    let change = ("factions.toml", "stronghold.favor_tiles", "stronghold.favour_tiles");
    assert_problem(change, &["`favour_tiles`", "did you mean `favor_tiles`?"]);
    let change = ("constants.toml", "[towns]", "[town]");
    let found = problems_with(&[change]);
    assert!(found.iter().any(|it| it.contains("unknown table `town`")), "{found:#?}");
}

#[test]
fn an_unknown_word_is_reported_with_what_is_possible() {
    let place = line_of("factions.toml", "home = \"swamp\"");
    let change = ("factions.toml", "home = \"swamp\"", "home = \"swanp\"");
    assert_problem(change, &[&place, "unknown terrain `swanp`", "`lakes`", "mean `swamp`?"]);
    let change = ("favor-tiles.toml", "cult = \"air\"", "cult = \"wind\"");
    assert_problem(change, &["`wind`", "`fire`", "`air`"]);
    let change = ("bonus-cards.toml", "\"cult-step\"", "\"cult-stop\"");
    assert_problem(change, &["unknown special action", "did you mean `cult-step`?"]);
    let change = ("maps.toml", "\"U S G B Y", "\"U S G B W");
    assert_problem(change, &["unknown terrain `W`", "YUKBGSR"]);
}

#[test]
fn a_missing_or_false_source_is_reported() {
    let change = ("power-actions.toml", "bridge = true\nsource = \"rulebook\"", "bridge = true");
    assert_problem(change, &["missing field `source`", "power-actions.toml:5:"]);
    let change = ("maps.toml", "source = \"public\"", "source = \"rumour\"");
    assert_problem(change, &["`rumour`", "`rulebook`", "`public`", "`house`"]);
}

#[test]
fn what_is_there_twice_is_reported() {
    let place = line_of("bonus-cards.toml", "id = \"bonus-cult\"");
    let change = ("bonus-cards.toml", "id = \"bonus-cult\"", "id = \"bonus-spade\"");
    assert_problem(change, &[&place, "`bonus-spade` is already in line 9"]);
    let change = ("factions.toml", "id = \"witches\"", "id = \"auren\"");
    assert_problem(change, &["`auren` is already in line"]);
    let change = ("maps.toml", "\"A7-C3\"", "\"C1-A3\"");
    assert_problem(change, &["`C1-A3` is there twice"]);
    let mut files = embedded();
    files.push(files[0].clone());
    assert_eq!(problems_of(&files).len(), 1);
}

#[test]
fn missing_and_unknown_files_are_reported() {
    let mut files = embedded();
    files.retain(|(name, _)| name != "maps.toml");
    files.push(("map.toml".to_owned(), String::new()));
    let found = problems_of(&files);
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[0].starts_with("map.toml: no such table"), "{}", found[0]);
    assert_eq!(found[1], "maps.toml: the file is missing");
    assert_eq!(problems_of(&[]).len(), Content::EMBEDDED.len());
}

#[test]
fn several_mistakes_are_reported_at_once_with_their_lines() {
    let found = problems_with(&[
        ("town-tiles.toml", "points = 9", "points = 900"),
        ("town-tiles.toml", "cult_steps = 2", "cult_step = 2"),
        ("scoring-tiles.toml", "cult = \"water\"", "cult = \"watre\""),
        ("introductory.toml", "dwellings = [\"C3\"", "dwelling = [\"C3\""),
    ]);
    assert_eq!(found.len(), 4, "{found:#?}");
    assert!(found[0].starts_with(&line_of("town-tiles.toml", "points = 9")), "{}", found[0]);
    assert!(found[1].starts_with(&line_of("town-tiles.toml", "cult_steps = 2")), "{}", found[1]);
    assert!(found[2].starts_with(&line_of("scoring-tiles.toml", "cult = \"water\"")));
    assert!(found[3].starts_with(&line_of("introductory.toml", "dwellings = [\"C3\"")));
}

#[test]
fn absurd_numbers_are_reported() {
    assert_problem(("favor-tiles.toml", "steps = 3", "steps = 200"), &["200", "steps", "9"]);
    assert_problem(("town-tiles.toml", "cult_steps = 2", "cult_steps = 90"), &["cult_steps"]);
    assert_problem(("factions.toml", "water = 1", "water = 20"), &["water", "at most 9"]);
    assert_problem(("power-actions.toml", "cost = 3", "cost = 0"), &["at least 3"]);
    assert_problem(("constants.toml", "bridges = 3", "bridges = 9"), &["bridges", "at most 3"]);
    let price = "spade_cost = [{ workers = 3 }, { workers = 2 }]";
    for wrong in ["{ workers = 5 }", "{ coins = 1 }", "{}", "{ workers = 1, priests = 1 }"] {
        let dear = price.replace("{ workers = 3 }", wrong);
        let place = line_of("factions.toml", price);
        assert_problem(("factions.toml", price, &dear), &[&place, "1 to 3 workers or priests"]);
    }
}

#[test]
fn broken_toml_has_a_line() {
    let found = problems_with(&[("constants.toml", "rounds = 6", "rounds = ")]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].starts_with(&line_of("constants.toml", "rounds = 6")), "{found:#?}");
}

#[test]
fn wrong_numbers_of_components_are_reported() {
    assert_problem(("favor-tiles.toml", "copies = 1", "copies = 2"), &["29 favor tiles", "28"]);
    assert_problem(("town-tiles.toml", "copies = 1", "copies = 2"), &["5 town tiles", "of 4"]);
    let change = ("scoring-tiles.toml", "extra = true\n", "");
    assert_eq!(problems_with(&[change]).len(), 2);
    let change = ("bonus-cards.toml", "\"BON3\"", "\"BON5\"");
    assert_problem(change, &["`BON5` is where `BON3` belongs"]);
    let found = problems_with(&[("maps.toml", "\"U S G B Y", "\"S S G B Y")]);
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[0].contains("10 hexes of plains instead of 11"), "{found:#?}");
}

#[test]
fn faulty_boards_are_reported() {
    let change = ("factions.toml", "bowls = [7, 5, 0]", "bowls = [7, 6, 0]");
    assert_problem(change, &["fakirs: 13 power tokens", "12"]);
    let change = ("factions.toml", "coins = [0, 2, 4, 7, 11]", "coins = [0, 2, 7, 4, 11]");
    assert_problem(change, &["alchemists: `trading-house.income.coins` falls"]);
    let change = ("factions.toml", "priests = [0, 1, 1, 2]", "priests = [0, 1, 1]");
    assert_problem(change, &["engineers: `temple.income.priests` needs 4 numbers"]);
    let change = ("factions.toml", "cost_alone = { coins = 4,", "cost_alone = { coins = 5,");
    assert_problem(change, &["engineers", "TM-8.41"]);
    let change = ("factions.toml", "max = 5", "max = 4");
    assert_problem(change, &["mermaids: `shipping.points`"]);
    let change = ("factions.toml", ", points_2017 = 27", "");
    assert_problem(change, &["auren: `start.points_2017` is neither here nor"]);
    // A mistake in the defaults is told once.
    let change = ("factions.toml", "priests = [0, 1, 2, 3]", "priests = [0, 1, 2]");
    assert_problem(change, &["defaults: `temple.income.priests`"]);
    let change = ("factions.toml", "id = \"giants\"", "id = \"yetis\"");
    let found = problems_with(&[change]);
    assert!(found.iter().any(|it| it.contains("the faction `giants` is missing")), "{found:#?}");
    let found = problems_with(&[
        ("factions.toml", "id = \"auren\"", "id = \"nomads\""),
        (
            "factions.toml",
            "id = \"nomads\"\nhome = \"desert\"",
            "id = \"auren\"\nhome = \"desert\"",
        ),
    ]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].contains("listed in the order auren, witches"), "{found:#?}");
}

#[test]
fn bridge_sites_that_cannot_be_are_reported() {
    let change = ("maps.toml", "\"A3-C1\"", "\"A3-A4\"");
    assert_problem(change, &["map base", "`A3-A4`", "no rivers part"]);
    let change = ("maps.toml", "\"A3-C1\"", "\"A3-C9\"");
    assert_problem(change, &["no hex `C9`"]);
}

#[test]
fn illegal_introductory_games_are_reported() {
    let file = "introductory.toml";
    assert_problem((file, "\"C3\"", "\"C2\""), &["`witches` is not at home on C2"]);
    assert_problem((file, "\"C3\"", "\"C9\""), &["no hex `C9`"]);
    assert_problem((file, "\"C3\", ", ""), &["`witches` begins with 2 dwellings"]);
    assert_problem((file, "[\"C3\", \"F4\"]", "[\"F4\", \"F4\"]"), &["`F4` is already in line"]);
    let change = (file, "  \"bonus-worker-power\",\n", "");
    assert_problem(change, &["4 bonus cards instead of 5"]);
    let change = (file, "\"bonus-worker-power\"", "\"bonus-shipping-vp\"");
    assert_problem(change, &["not in the base game"]);
    let change = (file, "\"bonus-worker-power\"", "\"bonus-workers-power\"");
    assert_problem(change, &["unknown bonus card", "did you mean `bonus-worker-power`?"]);
    let found = problems_with(&[
        (file, "\"score-spades\"", "\"score-towns\""),
        (file, "\"score-trading-houses-air\"", "\"score-spades\""),
    ]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].contains("`score-spades` may not lie on round 6"), "{found:#?}");
}
