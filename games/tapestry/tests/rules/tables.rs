//! Component tables: what is printed, and how every mistake in them is told.

use engine::content::read;
use std::collections::BTreeSet;
use tapestry::content::{Content, content};

fn embedded() -> Vec<(String, String)> {
    engine::content::embedded::<Content>()
}

fn with(file: &str, from: &str, to: &str) -> String {
    let mut files = embedded();
    let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a table");
    assert!(text.contains(from), "{file} has no `{from}`");
    *text = text.replacen(from, to, 1);
    read::<Content>(&files).err().map(|problems| problems.to_string()).unwrap_or_default()
}

/// TP-19.12: the words of effects are a closed list, and the embedded tables keep to it.
#[test]
fn tp_19_12_the_embedded_tables_are_sound() {
    if let Err(problems) = read::<Content>(&embedded()) {
        panic!("{problems}");
    }
}

/// TP-1.1: counts of each box.
#[test]
fn tp_1_1_counts_of_each_box() {
    let content = content();
    let cards: u32 = content.tapestries.iter().map(|card| u32::from(card.copies)).sum();
    assert_eq!(cards, 50 + 15 + 20 + 38);
    assert_eq!((content.technologies.len(), content.masterpieces.len()), (56, 20));
    assert_eq!((content.civilizations.len(), content.space_tiles.len()), (41, 19));
    assert_eq!((content.map.tiles.len(), content.capitals.landmarks.len()), (48, 33));
    assert_eq!((content.capitals.grounds.len(), content.landmark_cards.len()), (18, 10));
    assert_eq!(content.tapestries[usize::from(content.trap)].id, "trap");
    let charmed = content.tapestries.iter().filter(|card| card.has_charm()).count();
    assert_eq!(charmed, 34);
}

#[test]
fn broken_tables_are_refused_with_a_place() {
    let unknown = with("tracks.toml", "kind = \"food\"", "kind = \"foods\"");
    assert!(unknown.contains("tracks.toml:") && unknown.contains("unknown variant"), "{unknown}");
    let order = with("tracks.toml", "space = 2", "space = 3");
    assert!(order.contains("`exploration-2`: spaces 1 to 12 of each track, in order"), "{order}");
    let gift = with("tracks.toml", "price = { pay = \"any\", n = 1 }\n", "");
    assert!(gift.contains("a bonus has a price, and a price buys a bonus"), "{gift}");
    let dear =
        with("tracks.toml", "price = { pay = \"any\", n = 1 }", "price = { pay = \"any\", n = 9 }");
    assert!(dear.contains("a price of 1 to 8"), "{dear}");
    let twin = with("technology-cards.toml", "id = \"light-bulb\"", "id = \"ammonia\"");
    assert!(twin.contains("`ammonia` is already in line"), "{twin}");
    let tier = with("technology-cards.toml", "tier = 3", "tier = 5");
    assert!(tier.contains("tiers 1 to 4"), "{tier}");
    let kind = with("tapestry-cards.toml", "kind = \"this_era\"", "kind = \"when_played\"");
    assert!(kind.contains("`academia`: does something when it is played"), "{kind}");
    let copies = with("tapestry-cards.toml", "copies = 7", "copies = 6");
    assert!(copies.contains("49 cards of the box `base`, expected 50"), "{copies}");
    let income = with("civilizations.toml", "income_turns = [2, 3, 4, 5]\n", "");
    assert!(income.contains("an ability of step 1 has its income turns"), "{income}");
    let column = with("civilizations.toml", "columns = [3, 4, 5]", "columns = [3, 4, 4]");
    assert!(column.contains("every space of the mat stands in one column"), "{column}");
    let scores = with("civilizations.toml", "each = 10", "each = 0");
    assert!(scores.contains("either `each` or a `table`"), "{scores}");
    let later = with("achievements.toml", "small = [10, 5]", "small = [5, 10]");
    assert!(later.contains("who comes later gains less"), "{later}");
    let faces = with("dice.toml", "faces = 3", "faces = 4");
    assert!(faces.contains("every side shows a track"), "{faces}");
    let unmarked = with("masterpieces.toml", "source = \"rulebook\"\n", "");
    assert!(unmarked.contains("missing field `source`"), "{unmarked}");
    let ghost = with("technology-cards.toml", "marks = { id", "marks = { name");
    assert!(ghost.contains("marks `name`"), "{ghost}");
    let card = with("landmark-cards.toml", "id = \"urban-farm\"", "id = \"urban-barn\"");
    assert!(card.contains("a landmark card is named like its landmark"), "{card}");
    let twice = with("technology-cards.toml", "landmark = \"barn\"", "landmark = \"bakery\"");
    assert!(twice.contains("`barn` is gained in exactly one way"), "{twice}");
    let idle = with("tapestry-cards.toml", "id = \"dark-ages\" }", "id = \"socialism\" }");
    assert!(idle.contains("no card and no mat uses `dark-ages`"), "{idle}");
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
    change("space-tiles.toml", "{ do = \"gain_vp\", n = 13 }", "{ do = \"gain_vps\", n = 13 }");
    change("space-tiles.toml", "{ do = \"gain_vp\", n = 8 }", "{ do = \"gain_vp\", n = 80 }");
    change("tapestry-cards.toml", "ignore_upgrade_prerequisites = 1", "ignore_prerequisites = 1");
    change("tapestry-cards.toml", "on = \"invent\"", "on = \"inven\"");
    change("tapestry-cards.toml", "on = [\"military\"]", "on = [\"army\"]");
    change("tapestry-cards.toml", "id = \"colonialism\" }", "id = \"colonial\" }");
    change("masterpieces.toml", "what = \"capital_row\"", "what = \"capital_rows\"");
    let problems = read::<Content>(&files).expect_err("seven mistakes");
    let said = problems.to_string();
    for what in [
        "unknown verb `gain_vps`, did you mean `gain_vp`?",
        "80 where 1 to 50 is wanted",
        "unknown word `ignore_prerequisites`",
        "unknown word `inven`, did you mean `invent`?",
        "unknown word `army`",
        "unknown word `colonial`",
        "unknown word `capital_rows`, did you mean `capital_row`?",
    ] {
        assert!(said.contains(what), "`{what}` is not in:\n{said}");
    }
    assert!(problems.0.iter().all(|problem| problem.line > 0), "{said}");
    assert_eq!(problems.0.len(), 7, "{said}");
}

#[test]
fn missing_unknown_and_doubled_files_are_reported_together() {
    let mut files = embedded();
    files.remove(0);
    files.push(("boards.toml".into(), String::new()));
    files.push(files[3].clone());
    let problems = read::<Content>(&files).expect_err("three mistakes").to_string();
    for what in ["achievements.toml: the file is missing", "no such table", "given twice"] {
        assert!(problems.contains(what), "{problems}");
    }
}

/// TP-13.9: what `Reserve` sets apart, by its table; TP-2.2: cards with the Arts icon.
#[test]
fn tp_2_2_cards_that_need_the_arts_track() {
    let content = content();
    let technologies = content.technologies.iter().filter(|it| it.requires_arts);
    let of = |id: &str| content.technologies.iter().any(|it| it.id == id && it.requires_arts);
    assert_eq!(technologies.count(), 6);
    assert!(of("cloning") && of("dream-machine"));
    let tapestries = content.tapestries.iter().filter(|it| it.requires_arts);
    assert_eq!(tapestries.count(), 4);
}

/// TP-23.1: the bonus of Steel invents; the rulebook's Biology is research alone.
#[test]
fn tp_23_1_steel_and_biology() {
    let said = |id: &str| {
        let at = content().spaces.iter().position(|it| it.id == id).expect("a space");
        let program = &content().program;
        let space = &content().spaces[at];
        (
            format!("{:?}", engine::chain::words::list(program, program.first(space.benefit))),
            format!("{:?}", engine::chain::words::list(program, program.first(space.bonus))),
        )
    };
    assert!(said("technology-6").1.contains("do-invent"));
    let (benefit, _) = said("science-6");
    assert!(benefit.contains("do-research") && !benefit.contains("do-gain-building"));
}

/// TP-25.2, TP-25.1: every effect that comes back to itself is ended by a rule; without one the tables are refused.
#[test]
fn tp_25_2_cycles_of_effects_end() {
    let cycles = content().cycles();
    let rules: BTreeSet<&str> = cycles.iter().map(|cycle| cycle.rule).collect();
    for rule in ["TP-5.4", "TP-9.5", "TP-25.3", "TP-25.4", "TP-13.5", "TP-8.3", "TP-1.5", "TP-1.6"]
    {
        assert!(rules.contains(rule), "no cycle is ended by {rule}: {rules:?}");
    }
    let of = |list: &str| cycles.iter().filter(|it| it.list.starts_with(list)).count();
    assert!(of("assembly-line") > 0 && of("espionage") > 0 && of("science-7") > 0);
    let endless = with(
        "tapestry-cards.toml",
        "on = \"gain_resource\", who = \"self\", cond = \"from_conquer_die\", then = [{ do = \"gain_vp\", n = 3 }]",
        "on = \"gain_resource\", who = \"self\", then = [{ do = \"gain_resource\", resource = \"coin\", n = 1 }]",
    );
    assert!(endless.contains("tapestry-cards.toml:"), "{endless}");
    assert!(endless.contains("`black-market/gain_resource` comes back to itself"), "{endless}");
}

/// A landmark off the grid, a wrong count and an unknown atom are told together, each with its file and line.
#[test]
fn mistakes_of_several_tables_are_told_together() {
    let mut files = embedded();
    let mut change = |file: &str, from: &str, to: &str| {
        let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a table");
        assert!(text.contains(from), "{file} has no `{from}`");
        *text = text.replacen(from, to, 1);
    };
    change("landmarks.toml", "footprint = [\"11\", \"11\"]", "footprint = [\"1111111111\"]");
    change("capitals.toml", "a5", "k5");
    change("space-tiles.toml", "do = \"gain_vp\"", "do = \"win\"");
    change("tapestry-cards.toml", "copies = 7", "copies = 8");
    let problems = read::<Content>(&files).expect_err("four mistakes");
    let said = problems.to_string();
    for file in ["landmarks.toml:", "capitals.toml:", "space-tiles.toml:", "tapestry-cards.toml"] {
        assert!(said.contains(file), "nothing about {file} in:\n{said}");
    }
    // How many cards a box has is said of the whole file.
    let placed = problems.0.iter().filter(|problem| problem.line > 0).count();
    assert!(placed + 1 >= problems.0.len() && placed >= 3, "{said}");
}
