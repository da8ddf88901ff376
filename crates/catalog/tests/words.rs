//! Both languages say the same things, and everything that is said has words.

use catalog::{GAMES, Lang};
use engine::{Seat, Seed, Viewer};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Catalogue = BTreeMap<String, BTreeSet<String>>;

/// The keys of a catalogue, each with the variables it uses.
fn keys(text: &str) -> Catalogue {
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("a catalogue that cannot be read: {errors:?}"));
    let mut keys = Catalogue::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                of_pattern(pattern, &mut variables);
            }
            let twice = keys.insert(message.id.name.to_string(), variables);
            assert!(twice.is_none(), "{} is said twice", message.id.name);
        }
    }
    keys
}

fn of_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                of_inline(inline, variables);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                of_inline(selector, variables);
                variants.iter().for_each(|variant| of_pattern(&variant.value, variables));
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(parameter(id.name).to_string());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| of_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                of_inline(inline, variables);
            }
        }
        _ => {}
    }
}

/// A form of a name (`$piece-the`) is that name: languages need different ones.
fn parameter(name: &str) -> &str {
    name.split('-').next().unwrap_or(name)
}

fn assert_alike(name: &str, english: &str, french: &str) {
    let (english, french) = (keys(english), keys(french));
    let names = |keys: &Catalogue| keys.keys().cloned().collect::<BTreeSet<_>>();
    let only_english: Vec<_> = names(&english).difference(&names(&french)).cloned().collect();
    let only_french: Vec<_> = names(&french).difference(&names(&english)).cloned().collect();
    assert!(only_english.is_empty(), "{name}: only in English: {only_english:?}");
    assert!(only_french.is_empty(), "{name}: only in French: {only_french:?}");
    for (key, variables) in &english {
        assert_eq!(variables, &french[key], "{name}: {key} has other variables in French");
    }
}

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn shared(lang: &str) -> String {
    std::fs::read_to_string(here().join(format!("../erased/words/{lang}.ftl")))
        .expect("a catalogue")
}

/// Every text in quotes that could be a key, of all sources below a folder.
fn quoted_words(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            quoted_words(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let is_key = |word: &&str| {
                let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                word.contains('-')
                    && word.starts_with(|c: char| c.is_ascii_lowercase())
                    && word.chars().all(letters)
            };
            found.extend(code.split('"').filter(is_key).map(str::to_string));
        }
    }
}

#[test]
fn shared_words_are_the_same_in_both_languages() {
    assert_alike("shared", &shared("en"), &shared("fr"));
}

#[test]
fn game_words_are_the_same_in_both_languages() {
    for game in GAMES.iter() {
        let words = game.profile().words;
        assert_alike(game.profile().id, words.en, words.fr);
    }
}

#[test]
fn every_message_of_our_crates_has_words() {
    let mut words = BTreeSet::new();
    for name in ["engine", "bots", "catalog", "cli", "erased", "server"] {
        quoted_words(&here().join("..").join(name).join("src"), &mut words);
    }
    let known = keys(&shared("en"));
    let of_chains = keys(engine::chain::words::WORDS.en);
    let says = [
        "refused-",
        "notice-",
        "failed-",
        "usage-",
        "play-",
        "simulate-",
        "verify-",
        "games-",
        "bulk-",
        "arena-",
        "balance-",
        "interrupt-",
        "did-you-",
    ];
    let missing: Vec<_> = words
        .iter()
        .filter(|word| says.iter().any(|start| word.starts_with(start)))
        .filter(|word| !known.contains_key(*word) && !of_chains.contains_key(*word))
        .collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
    // Some are put together of a beginning and a name.
    let put_together = |key: &&String| {
        ["heading-", "bot-", "level-", "alert-"].iter().any(|start| key.starts_with(start))
    };
    let unused: Vec<_> =
        known.keys().filter(|key| !words.contains(*key) && !put_together(key)).collect();
    assert!(unused.is_empty(), "words nobody says: {unused:?}");
}

#[test]
fn options_and_their_values_have_words() {
    for game in GAMES.iter() {
        let words = game.words(Lang::Fr);
        for option in game.options() {
            let key = format!("option-{}", option.key);
            assert!(words.has(&key), "{}: {key}", game.profile().id);
            for value in option.values.words() {
                assert!(words.has(&format!("{key}-{value}")), "{key}-{value}");
            }
        }
    }
}

#[test]
fn roles_of_people_who_share_a_seat_have_words() {
    let mut shared = 0;
    for game in GAMES.iter() {
        for lang in [Lang::En, Lang::Fr] {
            let words = game.words(lang);
            for role in game.company().roles {
                assert!(words.has(&format!("role-{role}")), "{}: {role}", game.profile().id);
                assert!(words.has(&format!("role-{role}-about")), "{}: {role}", game.profile().id);
            }
        }
        shared += usize::from(game.company().is_shared());
    }
    assert!(shared > 0, "some game is shared");
}

/// A key without words shows as `{key}`, a missing parameter as `{$name}`.
#[test]
fn whole_games_are_told_in_words() {
    for game in GAMES.iter() {
        let (least, most) = game.profile().seats;
        for (seats, lang) in [(least, Lang::En), (most, Lang::Fr)] {
            let setup = game.usual_setup(seats).expect("a usual setup");
            let mut table =
                game.new_table(&setup, Seed::from_words("words"), None).expect("a table");
            let mut texts: Vec<String> = Vec::new();
            while let Some(asked) = table.pending(lang).into_iter().next() {
                texts.push(asked.text);
                texts.extend(table.legal(asked.seat, lang).into_iter().map(|legal| legal.text));
                let hint = table.hint(asked.seat, bots::BotName::Random, 7, lang).expect("asked");
                table.play(asked.seat, &hint.notation, None).expect("bots play legal moves");
            }
            texts.extend(table.opening(None, lang).into_iter().map(|told| told.text));
            for step in table.steps(0..table.length(), Some(Viewer::Spectator), lang) {
                texts.extend(step.told.into_iter().map(|told| told.text));
            }
            for score in table.score(None, None, lang) {
                texts.extend(score.sources.into_iter().map(|source| source.name));
            }
            texts.push(table.picture(Viewer::Spectator, lang, None).plain());
            texts
                .push(table.picture(Viewer::Seat(Seat(0)), lang, Some(table.length() / 2)).plain());
            let wordless: BTreeSet<&String> =
                texts.iter().filter(|text| text.contains('{')).collect();
            assert!(wordless.is_empty(), "{}: {wordless:?}", game.profile().id);
        }
    }
}

/// Where the rulebook names a place in English only, French readers still read a French name.
#[test]
fn places_have_french_names() {
    let game = catalog::game("rise-to-nobility").expect("a game");
    assert_eq!(game.words(Lang::Fr).key("place-tavern"), "Taverne");
    assert_eq!(game.words(Lang::En).key("place-tavern"), "Cavern Tavern");
}
