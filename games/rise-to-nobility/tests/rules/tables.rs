//! Component tables: what is printed, and how every mistake in them is told.

use engine::content::read;
use rise_to_nobility::content::{Content, content};

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

#[test]
fn the_embedded_tables_are_sound() {
    if let Err(problems) = read::<Content>(&embedded()) {
        panic!("{problems}");
    }
    assert_eq!(content().settlers[0].id, "halfling-1");
}

/// What the rulebook and its examples print.
#[test]
fn printed_values_are_those_of_the_rulebook() {
    let content = content();
    let incomes =
        |players: usize| content.setup.player_counts[players - 1].income_per_apprentice.to_vec();
    assert_eq!(incomes(2), [3, 2]);
    assert_eq!(incomes(4), [3, 2, 2, 1]);
    assert_eq!(incomes(6), [4, 3, 2, 2, 1, 1]);
    let ship = &content.ships[0];
    assert_eq!([ship.price[3], ship.price[5], ship.price[2]], [3, 2, 1]);
    assert_eq!(content.nobility[12], 6);
    assert_eq!(content.of_guild.map(u64::count_ones), [6; 6]);
}

#[test]
fn broken_tables_are_refused_with_a_place() {
    let unknown = with("settlers.toml", "people = \"human\"", "people = \"humans\"");
    assert!(unknown.contains("settlers.toml:") && unknown.contains("unknown variant"), "{unknown}");
    let twin = with("ships.toml", "id = \"ship-02\"", "id = \"ship-01\"");
    assert!(twin.contains("`ship-01` is already in line"), "{twin}");
    let slot = with("board.toml", "dice = [1, 2]", "dice = [1]");
    assert!(slot.contains("the value 2 must belong to exactly one"), "{slot}");
    let income = "income_per_apprentice = [3, 2, 1]";
    let short = with("setup.toml", income, "income_per_apprentice = [3]");
    assert!(short.contains("with 3 players"), "{short}");
    let unpaid = with("settlers.toml", "least = 3\nmost = 6", "least = 13\nmost = 12");
    assert!(unpaid.contains("cannot be fulfilled"), "{unpaid}");
    let night = with("night.toml", "score = 12", "score = 11");
    assert!(night.contains("a Guild offers 12 points"), "{night}");
    let far = with("council.toml", "nobility = 6", "nobility = 13");
    assert!(far.contains("the track ends at 12"), "{far}");
    let lost = with("events.toml", "deck = 1", "deck = 3");
    assert!(lost.contains("deck 1 or 2"), "{lost}");
    let hopeless = with("solo.toml", "communal = 3", "communal = 4");
    assert!(hopeless.contains("more Community Buildings"), "{hopeless}");
    let free = with("board.toml", "die = 6\nprice = 3", "die = 6\nprice = 2");
    assert!(free.contains("board.toml:") && free.contains("a Building free"), "{free}");
    let unmarked = with("events.toml", "source = \"house\"\n", "\n");
    assert!(unmarked.contains("missing field `source`"), "{unmarked}");
    let ghost = with("characters.toml", "marks = { good", "marks = { goods");
    assert!(ghost.contains("marks `goods`"), "{ghost}");
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
    change("characters.toml", "{ do = \"coins\", n = 5 }", "{ do = \"coin\", n = 5 }");
    change("characters.toml", "{ do = \"workers\", n = 1 }", "{ do = \"workers\", n = 15 }");
    change("events.toml", "port_coins = 1", "port_coin = 1");
    change("events.toml", "tax = 3", "tax = 30");
    change("events.toml", "on = \"guild_visited\"", "on = \"guild_visit\"");
    change(
        "procedures.toml",
        "[{ do = \"choose_area\" }]",
        "[{ do = \"run\", root = \"town_hall\" }]",
    );
    change("procedures.toml", "[{ do = \"visit_berk\" }]", "[{ do = \"may\", then = [] }]");
    let problems = read::<Content>(&files).expect_err("seven mistakes");
    let said = problems.to_string();
    for what in [
        "unknown verb `coin`, did you mean `coins`?",
        "15 where 1 to 14 is wanted",
        "unknown word `port_coin`, did you mean `port_coins`?",
        "30 where 1 to 20 is wanted",
        "unknown word `guild_visit`, did you mean `guild_visited`?",
        "`town_hall` runs itself",
        "this game asks no more than a verb asks",
    ] {
        assert!(said.contains(what), "`{what}` is not in:\n{said}");
    }
    assert!(problems.0.iter().all(|problem| problem.line > 0), "{said}");
    assert_eq!(problems.0.len(), 7, "{said}");
    let empty = with("characters.toml", "[{ do = \"houses\", n = 1 }]", "[]");
    assert!(empty.contains("`bogrod` has no power as a Lord"), "{empty}");
    let gone = with("procedures.toml", "\nport =", "\nports =");
    assert!(
        gone.contains("unknown field `ports`") && gone.contains("did you mean `port`?"),
        "{gone}"
    );
}

#[test]
fn missing_unknown_and_doubled_files_are_reported_together() {
    let mut files = embedded();
    files.remove(0);
    files.push(("boards.toml".into(), String::new()));
    files.push(files[3].clone());
    let problems = read::<Content>(&files).expect_err("three mistakes").to_string();
    for what in ["board.toml: the file is missing", "no such table", "given twice"] {
        assert!(problems.contains(what), "{problems}");
    }
}
