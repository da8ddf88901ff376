//! Broken component tables: every mistake is told with its file, and nothing panics.

use engine::Game;
use rise_and_fall::RiseAndFall;

/// The tables with one file changed.
fn with(name: &str, change: impl Fn(&str) -> String) -> Vec<(String, String)> {
    let files = RiseAndFall::tables().into_iter();
    files
        .map(|(file, text)| {
            let changed = if file == name { change(&text) } else { text.clone() };
            assert!(file != name || changed != text, "{name} is unchanged");
            (file, changed)
        })
        .collect()
}

/// The tables are refused, and the file is named.
#[track_caller]
fn broken(name: &str, change: impl Fn(&str) -> String) {
    let problems = RiseAndFall::check_tables(&with(name, change));
    let problems = problems.err().unwrap_or_else(|| panic!("{name} was accepted"));
    let about = problems.0.iter().any(|problem| problem.file == name && !problem.what.is_empty());
    assert!(about, "{name} is not named: {problems:?}");
}

fn names() -> Vec<String> {
    RiseAndFall::tables().into_iter().map(|(name, _)| name).collect()
}

#[test]
fn every_table_refuses_unknown_keys() {
    assert!(RiseAndFall::check_tables(&RiseAndFall::tables()).is_ok());
    assert_eq!(names().len(), 10);
    for name in names() {
        broken(&name, |text| format!("nonsense = 1\n{text}"));
        broken(&name, |text| {
            let (head, tail) = text.split_once("]]\n").expect("a row");
            format!("{head}]]\nnonsense = 1\n{tail}")
        });
    }
}

#[test]
fn every_table_refuses_missing_rows_and_doubles() {
    for name in names() {
        // The first row goes, or comes twice.
        let main = if name == "tales.toml" { "[[tale]]" } else { "[[" };
        let first = |text: &str| {
            let start = text.find(main).expect("a row");
            let head: String = text[start..].lines().next().unwrap_or_default().to_string();
            let more = text[start + 2..].find(&format!("\n{head}"));
            (start, more.map_or(text.len(), |more| start + 2 + more + 1))
        };
        if name != "worlds.toml" {
            broken(&name, |text| {
                let (start, end) = first(text);
                format!("{}{}", &text[..start], &text[end..])
            });
        }
        broken(&name, |text| {
            let (start, end) = first(text);
            format!("{}{}{}", &text[..end], &text[start..end], &text[end..])
        });
        broken(&name, |_| String::new());
        let missing: Vec<_> =
            RiseAndFall::tables().into_iter().filter(|(file, _)| *file != name).collect();
        assert!(RiseAndFall::check_tables(&missing).is_err(), "{name} is needed");
    }
    let mut more = RiseAndFall::tables();
    more.push(("dragons.toml".into(), String::new()));
    assert!(RiseAndFall::check_tables(&more).is_err(), "an unknown file");
    more.pop();
    more.push(more[0].clone());
    assert!(RiseAndFall::check_tables(&more).is_err(), "a file given twice");
}

#[test]
fn every_table_refuses_bad_words_and_references() {
    let edits = [
        ("bank.toml", "civilizations = 2", "civilizations = 9"),
        ("guilds.toml", "id = \"winged\"", "id = \"wingd\""),
        ("npc-cards.toml", "npc = \"pirate\"", "npc = \"corsair\""),
        ("npc-cards.toml", "piece = \"temple\"", "piece = \"tower\""),
        ("npc-cards.toml", "less = 2", "fewer = 2"),
        ("npc-cards.toml", "do = \"convert\"", "do = \"persuade\""),
        ("npc.toml", "power = { loot", "power = { laughter"),
        ("npc.toml", "terrain = [\"forest\"]", "terrain = [\"desert\"]"),
        ("objectives.toml", "\"temple\"", "\"palace\""),
        ("pieces.toml", "id = \"nomad\"", "id = \"city\""),
        ("tales.toml", "id = \"dragon\"", "id = \"dragons\""),
        ("terrain.toml", "terrain = \"sea\"", "terrain = \"plain\""),
        ("trophies.toml", "\"nomad\"", "\"hermit\""),
        ("worlds.toml", "civilizations = 2", "civilizations = 3"),
        ("worlds.toml", "source = \"house\"", "source = \"rumour\""),
    ];
    for (name, from, to) in edits {
        broken(name, |text| text.replacen(from, to, 1));
    }
}

#[test]
fn every_table_refuses_wrong_numbers() {
    let edits = [
        ("bank.toml", "gold = 512", "gold = 60000"),
        ("bank.toml", "wood = 5\n", "wood = 0\n"),
        ("guilds.toml", "gold = 10", "gold = -10"),
        ("npc-cards.toml", "level = 1", "level = 7"),
        ("npc-cards.toml", "gold = 5", "gold = 5000"),
        ("npc.toml", "from_level = 1", "from_level = -1"),
        ("npc.toml", "range = 2", "range = 9"),
        ("npc.toml", "roll = [1, 2]", "roll = [1, 9]"),
        ("objectives.toml", "level = 1", "level = 0"),
        ("pieces.toml", "count = 8", "count = 80"),
        ("tales.toml", "number = 1", "number = 99"),
        ("terrain.toml", "level = 1", "level = 3"),
        ("terrain.toml", "orientations = 3", "orientations = 9"),
        ("trophies.toml", "rounds = 100", "rounds = 0"),
        ("worlds.toml", "\nsea = [", "\nsea = [[90, 90], "),
    ];
    for (name, from, to) in edits {
        let known = RiseAndFall::tables().into_iter().find(|(file, _)| file == name);
        let known = known.expect("a table").1;
        assert!(known.contains(from), "{name} has no {from:?}");
        broken(name, |text| text.replacen(from, to, 1));
    }
}

/// The lines of the cards of non-player civilizations are effects like those of other games: every mistake is told,
/// with its place and the likely word.
#[test]
fn lines_of_npc_cards_tell_all_mistakes_together() {
    let edits = [
        ("less = 2 } }, then", "fewer = 2 } }, then", "unknown field `fewer`"),
        (
            "do = \"transform\"",
            "do = \"transfrm\"",
            "unknown verb `transfrm`, did you mean `transform`?",
        ),
        ("cond = { coastal", "cond = { costal", "unknown word `costal`, did you mean `coastal`?"),
        ("do = \"sell\", gold = 5", "do = \"sell\", gold = 500", "invalid value: integer `500`"),
        (
            "beside = [\"plain\"]",
            "beside = [\"plane\"]",
            "no terrain is called `plane`; there are sea, plain, ",
        ),
        ("{ do = \"convert\"", "{ do = \"may\"", "unknown field `targets`"),
        ("do = \"tithe\", ", "do = \"tithe\", do_it = 1, ", "unknown field `do_it`"),
    ];
    let files = with("npc-cards.toml", |text| {
        edits.iter().fold(text.to_string(), |text, (from, to, _)| text.replacen(from, to, 1))
    });
    let text = &files.iter().find(|(name, _)| name == "npc-cards.toml").expect("the table").1;
    let problems = RiseAndFall::check_tables(&files).expect_err("mistakes");
    for (_, written, told) in edits {
        let line = 1 + text.lines().position(|line| line.contains(written)).expect("the edit");
        let found = problems.0.iter().find(|problem| problem.line == line);
        let found = found.unwrap_or_else(|| panic!("nothing about line {line}: {problems}"));
        assert!(found.file == "npc-cards.toml" && found.what.contains(told), "{found}");
    }
    assert_eq!(problems.0.len(), edits.len(), "{problems}");
}

/// What is no line of a card is refused: several actions, none, what is not in this game, a circle.
#[test]
fn lines_of_npc_cards_have_their_shape() {
    let line = "does = [{ do = \"ship_trade\", each = 4 }]";
    let one = "a line is one action, with tests (`if`) around it at most";
    let others = [
        ("does = []", one),
        ("does = [{ do = \"ship_trade\", each = 4 }, { do = \"sell\", gold = 1 }]", one),
        ("does = [{ do = \"may\", then = [{ do = \"sell\", gold = 1 }] }]", one),
        (
            "does = [{ do = \"if\", cond = { coastal = true }, then = [], else = [{ do = \"sell\", gold = 1 }] }]",
            one,
        ),
        ("does = [{ do = \"run\", root = \"pirate/ship-3/6\" }]", "`pirate/ship-3/6` runs itself"),
        (
            "does = [{ do = \"run\", root = \"pirate/ship-3/7\" }]",
            "unknown root `pirate/ship-3/7`, did you mean",
        ),
        (
            "does = [{ do = \"choose\", of = [[{ do = \"sell\", gold = 1 }]] }]",
            "no move that picks a part",
        ),
        ("does = [{ do = \"happens\", when = \"sale\" }]", "there is none here"),
    ];
    for (other, told) in others {
        let problems =
            RiseAndFall::check_tables(&with("npc-cards.toml", |text| text.replace(line, other)));
        let problems = problems.err().unwrap_or_else(|| panic!("{other} was accepted"));
        assert!(
            matches!(&problems.0[..], [only] if only.what.contains(told) && only.line > 0),
            "{other}: {problems}"
        );
    }
    // A line may be that of another card.
    let shared = "does = [{ do = \"run\", root = \"pirate/ship-1/3\" }]";
    let files = with("npc-cards.toml", |text| text.replace(line, shared));
    assert!(RiseAndFall::check_tables(&files).is_ok());
}

/// Lines that go, and numbers that are no numbers: an answer, whatever it is, and never a panic.
#[test]
fn damaged_tables_never_panic() {
    let mut refused = 0;
    for name in names() {
        let files = RiseAndFall::tables();
        let text = &files.iter().find(|(file, _)| *file == name).expect("a table").1;
        let lines: Vec<&str> = text.lines().collect();
        for at in (0..lines.len()).step_by(37) {
            for damage in ["", "id = 7", "= = =", "[[", "\u{0}\u{fffd}"] {
                let mut changed = lines.clone();
                changed[at] = damage;
                let changed = changed.join("\n");
                let result = RiseAndFall::check_tables(&with_text(&files, &name, &changed));
                refused += u32::from(result.is_err());
            }
        }
    }
    assert!(refused > 100, "only {refused}");
}

fn with_text(files: &[(String, String)], name: &str, text: &str) -> Vec<(String, String)> {
    let files = files.iter().cloned();
    files.map(|(file, old)| if file == name { (file, text.into()) } else { (file, old) }).collect()
}
