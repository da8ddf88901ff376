//! Two mistakes in one component table are two problems, each at its line, in every game.

use catalog::{GAMES, GameEntry};
use engine::content::Problem;

/// What is said about a file of a game in which these lines are others.
fn problems(game: &dyn GameEntry, name: &str, changes: &[(usize, String)]) -> Vec<Problem> {
    let mut files = game.tables();
    let (_, text) = files.iter_mut().find(|(file, _)| file == name).expect("a table");
    let mut lines: Vec<&str> = text.lines().collect();
    changes.iter().for_each(|(at, line)| lines[*at] = line);
    *text = lines.join("\n");
    game.check_tables(&files).err().unwrap_or_default().0
}

/// Every problem of these changes must be there, and nothing said of other files.
#[track_caller]
fn assert_both(game: &dyn GameEntry, name: &str, changes: &[(usize, String)]) {
    let found = problems(game, name, changes);
    for (at, line) in changes {
        let told = found.iter().any(|it| it.file == name && it.line == at + 1);
        let id = game.profile().id;
        assert!(told, "{id}: {name}:{}: `{line}` is not reported: {found:#?}", at + 1);
    }
    assert!(found.iter().all(|it| it.file == name), "{found:#?}");
}

/// The lines `key = value` of a text.
fn values(text: &str) -> Vec<(usize, &str, &str)> {
    let plain = |key: &str| key.trim().chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let lines = text.lines().enumerate().filter_map(|(at, line)| {
        let (key, value) = line.split_once(" = ")?;
        plain(key).then_some((at, key, value))
    });
    lines.collect()
}

#[test]
fn two_mistyped_fields_of_a_table_are_both_reported() {
    for game in GAMES.iter() {
        for (name, text) in game.tables() {
            let values = values(&text);
            let last = values.len() - 1;
            for (one, other) in [(0, last), (0, 1), (last - 1, last), (last / 2, last)] {
                let mistyped = |at: usize| {
                    let (line, key, value) = values[at];
                    (line, format!("{key}x = {value}"))
                };
                assert_both(*game, &name, &[mistyped(one), mistyped(other)]);
            }
        }
    }
}

#[test]
fn two_values_of_a_wrong_kind_are_both_reported() {
    for game in GAMES.iter() {
        for (name, text) in game.tables() {
            let values = values(&text);
            // One that begins and ends in its line.
            let whole = |value: &str| !value.ends_with(['[', '{', ',']);
            let whole: Vec<_> = values.iter().filter(|(_, _, value)| whole(value)).collect();
            let (first, last) = (whole[0], whole[whole.len() - 1]);
            let ends = [first, last].map(|(line, key, _)| (*line, format!("{key} = 1.5")));
            assert_both(*game, &name, &ends);
        }
    }
}

#[test]
fn a_mistyped_field_is_answered_with_the_likely_one() {
    for game in GAMES.iter() {
        for (name, text) in game.tables() {
            let values = values(&text);
            // Marks of sources may be left out, and are not guessed at.
            let is_mark = |key: &str| key == "marks" || key.ends_with("source");
            let named = values.iter().filter(|(_, key, _)| !is_mark(key.trim()));
            let named: Vec<_> = named.copied().collect();
            let (line, key, value) = named[named.len() / 2];
            let found = problems(*game, &name, &[(line, format!("{key}x = {value}"))]);
            let meant = format!("did you mean `{}`?", key.trim());
            assert!(found.iter().any(|it| it.what.contains(&meant)), "{name}: {found:#?}");
        }
    }
}

/// A name nobody wrote down: told where the entry is, in each language.
#[test]
fn an_entry_without_a_text_is_reported() {
    let tables = [
        ("terra-mystica", "maps.toml", "map-unheard-of"),
        ("rise-and-fall", "worlds.toml", "world-unheard-of"),
        ("rise-to-nobility", "settlers.toml", "settlers-unheard-of"),
        ("tapestry", "technology-cards.toml", "technology-unheard-of"),
        ("arcadia", "intrigue.toml", "card-unheard-of"),
    ];
    for (id, name, key) in tables {
        let game = catalog::game(id).expect("a game");
        let files = game.tables();
        let (_, text) = files.iter().find(|(file, _)| file == name).expect("a table");
        let ids = text.lines().enumerate().filter(|(_, line)| line.starts_with("id = "));
        let (at, _) = ids.last().expect("entries with names");
        let found = problems(game, name, &[(at, "id = \"unheard-of\"".to_string())]);
        for catalogue in ["en.ftl", "fr.ftl"] {
            let expected = format!("`unheard-of` has no text: `{key}` is not in {catalogue}");
            let told = found.iter().any(|it| {
                (it.file.as_str(), it.line) == (name, at + 1) && it.what.starts_with(&expected)
            });
            assert!(told, "{id}: {expected}: {found:#?}");
        }
    }
}
