use super::*;
use serde::Deserialize;

/// One file with a list and a table, as games have them.
#[derive(Debug)]
#[allow(dead_code, reason = "only mistakes are looked at")]
struct Printed {
    factions: Vec<Faction>,
    terrains: Option<[u8; 2]>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "only mistakes are looked at")]
struct Faction {
    id: String,
    coins: u8,
    terrain: Terrain,
    #[serde(default)]
    start: Vec<Start>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "only mistakes are looked at")]
struct Start {
    power: u8,
    workers: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Terrain {
    Forest,
    Lakes,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    each: u8,
}

impl Tables for Printed {
    const EMBEDDED: &'static [(&'static str, &'static str)] = &[("factions.toml", SOUND)];
    const TEXTS: &'static [Texts] = &[("factions.toml", &[("faction", "faction-*")])];

    fn read(reader: &mut Reader<'_>) -> Option<Printed> {
        reader.file("factions.toml", |file| {
            let factions = file.list::<Faction>("faction");
            file.ids(&factions, |faction| &faction.id);
            let points = file.table::<Points>("points");
            if let Some(points) = &points {
                file.expect(points.each > 0, points.field("each"), "something for each");
            }
            let terrain = |faction: &Faction| faction.terrain as usize;
            let coins = factions.iter().map(|it| it.coins).collect();
            let terrains = file.exactly::<u8, 2>("faction", coins);
            let _: [Option<String>; 2] = file.by_place(factions, terrain, |it| Some(it.id));
            Some(Printed { factions: Vec::new(), terrains })
        })
    }
    fn installed() -> &'static Installed<Printed> {
        static INSTALLED: Installed<Printed> = Installed::none();
        &INSTALLED
    }
}

const SOUND: &str = r#"
[[faction]]
id = "witches"
coins = 15
terrain = "forest"
source = "rulebook"
marks = { coins = "house" }

[[faction]]
id = "mermaids"
coins = 12
terrain = "lakes"
start = [{ power = 1, workers = 2 }]
source = "public"

[points]
each = 4
each_source = "house"
source = "rulebook"
"#;

/// What is said of the tables after these changes.
fn said(changes: &[(&str, &str)]) -> Vec<String> {
    let mut text = SOUND.to_string();
    for (from, to) in changes {
        assert!(text.contains(from), "no {from}");
        text = text.replacen(from, to, 1);
    }
    let read = read::<Printed>(&[("factions.toml".into(), text)]);
    read.err().map(|it| it.0.iter().map(ToString::to_string).collect()).unwrap_or_default()
}

#[track_caller]
fn assert_said(changes: &[(&str, &str)], expected: &[&str]) {
    let found = said(changes);
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(&format!("factions.toml:{expected}")), "{found}");
    }
}

#[test]
fn a_sound_table_is_read_and_installed_once() {
    assert_eq!(said(&[]), Vec::<String>::new());
    let files = embedded::<Printed>();
    assert_eq!(Printed::installed().files(), files);
    assert_eq!(Printed::installed().fingerprint(), fingerprint(&[("factions.toml", SOUND)]));
    assert_eq!(Printed::installed().content().terrains, Some([15, 12]));
    let problems = Printed::installed().install(&files).expect_err("they are in use");
    assert!(problems.to_string().contains("already in use"), "{problems}");
}

#[test]
fn an_unknown_field_is_named_with_its_place_and_alternatives() {
    let found = said(&[("coins = 12", "  coin = 12")]).join("\n");
    assert!(found.starts_with("factions.toml:11:3: unknown field `coin`"), "{found}");
    assert!(found.contains("`terrain`") && found.ends_with("did you mean `coins`?"), "{found}");
    let found = said(&[("\"forest\"", "\"florest\"")]).join("\n");
    assert!(found.starts_with("factions.toml:5:11: unknown variant `florest`"), "{found}");
    assert!(found.contains("`lakes`") && found.ends_with("did you mean `forest`?"), "{found}");
}

#[test]
fn every_mistake_of_an_entry_is_reported() {
    assert_said(&[("coins = 15", "coin = 15"), ("\"forest\"", "\"florest\"")], &["4:", "5:"]);
    assert_said(&[("coins = 15", "coins = 300"), ("id = \"w", "ids = \"w")], &["3:", "4:"]);
    let inside = ("{ power = 1, workers = 2 }", "{ powr = 1 }, { workers = 1, power = -2 }");
    assert_said(&[inside, ("coins = 12", "coins = 1.5")], &["11:9:", "13:12:", "13:47:"]);
    let outside = ("coins = 15", "coin = 15");
    assert_said(&[outside, ("each = 4", "each = \"4\"")], &["4:1:", "17:8:"]);
}

#[test]
fn what_only_follows_from_a_mistake_is_not_reported() {
    assert_said(&[("power = 1", "powr = 1")], &["13:12: unknown field `powr`"]);
    // A field that is really missing is.
    let changes = [("coins = 12\n", ""), ("\"lakes\"", "7")];
    assert_said(&changes, &["9:1: missing field `coins`", "11:11:"]);
    // An entry that was left out is not missing.
    assert_said(&[("[[faction]]", "[[faction]]\nnonsense = 1")], &["3:1:"]);
}

#[test]
fn sources_are_read_in_one_way() {
    assert_said(&[("source = \"rulebook\"\nmarks", "marks")], &["2:1: missing field `source`"]);
    let found = said(&[("\"public\"", "\"publik\"")]).join("\n");
    assert!(found.contains("unknown source `publik`") && found.contains("mean `public`?"));
    assert_said(&[("source", "sourse")], &["6:1: unknown field `sourse`; did you mean `source`?"]);
    assert_said(&[("each_source = \"house\"", "each_source = 1")], &["18:"]);
    assert_said(&[("each_source", "other_source")], &["18:1: unknown field `other_source`"]);
    assert_said(&[("{ coins =", "{ coin =")], &["7:11: marks `coin`"]);
    assert_said(&[("marks = {", "marks = [{"), ("house\" }", "house\" }]")], &["7:9:"]);
}

#[test]
fn ids_numbers_and_counts_are_checked() {
    assert_said(&[("\"mermaids\"", "\"witches\"")], &["10:6: `witches` is already in line 3"]);
    assert_said(&[("\"mermaids\"", "\"Mer maids\"")], &["10:6: `Mer maids` is no name"]);
    assert_said(&[("each = 4", "each = 0")], &["17:8: something for each"]);
    let twin = ("terrain = \"lakes\"", "terrain = \"forest\"");
    assert_said(&[twin], &[" 1 rows are missing", "9:1: this is given twice"]);
    let third =
        "[[faction]]\nid = \"x\"\ncoins = 1\nterrain = \"lakes\"\nsource = \"house\"\n[points]";
    let found = said(&[("[points]", third)]);
    assert!(found[0].contains("3 times `[[faction]]`, expected 2"), "{found:#?}");
}

#[test]
fn tables_that_are_missing_or_strange_are_reported() {
    assert_said(&[("[points]", "[point]")], &[" the table `[points]`", "16:2: unknown table"]);
    let found = said(&[("[[faction]]", "[faction]"), ("[[faction]]", "[factions]")]);
    assert!(found.iter().any(|it| it.contains("write `[[faction]]`")), "{found:#?}");
    let files = [("map.toml".to_string(), String::new())];
    let found = read::<Printed>(&files).expect_err("no such table").to_string();
    assert!(found.contains("map.toml: no such table; known are factions.toml"), "{found}");
    assert!(found.contains("factions.toml: the file is missing"), "{found}");
    let twice = [embedded::<Printed>(), embedded::<Printed>()].concat();
    let found = read::<Printed>(&twice).expect_err("twice").to_string();
    assert_eq!(found, "factions.toml: the file is given twice");
}

#[test]
fn broken_toml_and_too_large_numbers_have_a_place_too() {
    assert_said(&[("coins = 15", "coins = ")], &["4:"]);
    assert_said(&[("coins = 15", "coins = 99999999999999999999")], &["4:"]);
    assert_said(&[("coins = 15", "coins = "), ("each = 4", "each 4")], &["4:", "17:"]);
}

#[test]
fn a_mistake_of_meaning_points_to_the_word() {
    let text = "a = \"witches-2\"\nb = [\"é\", \"witches\"]\n";
    assert_eq!(place_of(text, "witches"), Some((2, 12)));
    assert_eq!(place_of(text, "giants"), None);
    assert_eq!(place_of("# witches\n\n  # giants, witches\nwitches = 1", "witches"), Some((4, 1)));
    assert_eq!(place_of(text, ""), None);
    let problem = Problem::at("tiles.toml", text, "giants", "nobody knows giants");
    assert_eq!(problem.to_string(), "tiles.toml: nobody knows giants");
}

#[test]
fn the_nearest_word_is_suggested_and_far_ones_are_not() {
    let words = ["witches", "giants", "nomads"];
    assert_eq!(nearest("whiches", words), Some("witches"));
    assert_eq!(nearest("giant", words), Some("giants"));
    assert_eq!(nearest("zeppelins", words), None);
    assert_eq!(nearest("", words), None);
}

#[test]
fn known_words_keep_their_order_and_the_likely_one_is_told_apart() {
    let words = ["nomads", "witches", "giants"];
    let message = |word| with_known(Message::new("refused-game"), word, &words);
    let near = Message::new("did-you-mean").text("near", "giants");
    let told = Message::new("refused-game").said("hint", near);
    assert_eq!(message("giant"), told.text("known", "nomads, witches, giants"));
    let told = Message::new("refused-game").text("hint", "");
    assert_eq!(message("zeppelins"), told.text("known", "nomads, witches, giants"));
    let told = Message::new("refused-game").text("hint", "").text("known", "-");
    assert_eq!(with_known(Message::new("refused-game"), "x", &[]), told);
}

#[test]
fn all_problems_are_kept() {
    let mut problems = Problems::default();
    assert_eq!(problems.clone().or(3), Ok(3));
    problems.add(Problem::in_file("a.toml", "missing"));
    problems.add(Problem::at("b.toml", "", "x", "missing"));
    assert_eq!(problems.to_string().lines().count(), 2);
    assert!(problems.or(3).is_err());
}

#[test]
fn a_fingerprint_knows_names_from_texts_but_not_their_order() {
    let print = fingerprint(&[("a", "1"), ("b", "2")]);
    assert_eq!(print.len(), 16);
    assert_eq!(print, fingerprint(&[("b", "2"), ("a", "1")]));
    assert_ne!(print, fingerprint(&[("a", "1b"), ("", "2")]));
}
