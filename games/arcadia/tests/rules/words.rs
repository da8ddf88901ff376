//! Everything that waits, happens or is printed has words in both languages, with the same parameters.

use arcadia::Arcadia;
use arcadia::content::content;
use arcadia::effects::{Key, Ploy};
use engine::chain::words;
use engine::{Play, Thing};
use std::collections::{BTreeMap, BTreeSet};

/// Each message of a catalogue with its whole text.
fn catalogue(text: &str) -> BTreeMap<&str, String> {
    let mut all = BTreeMap::new();
    let mut current = None;
    for line in text.lines() {
        let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        if let (true, Some((key, rest))) = (begins, line.split_once(" =")) {
            assert!(all.insert(key, rest.to_string()).is_none(), "`{key}` is there twice");
            current = Some(key);
        } else if line.is_empty() || line.starts_with('#') {
            current = None;
        } else if let Some(key) = current {
            all.get_mut(key).expect("a message").push_str(line);
        }
    }
    all
}

fn languages() -> [BTreeMap<&'static str, String>; 2] {
    let words = &Arcadia::PROFILE.words;
    [catalogue(words.en), catalogue(words.fr)]
}

/// The parameters a text names, without the forms of a name.
fn parameters(text: &str) -> BTreeSet<String> {
    let names = text.split('$').skip(1);
    let name = |part: &str| {
        let end = part.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        part[..end.unwrap_or(part.len())].to_string()
    };
    names.map(name).collect()
}

#[test]
fn both_languages_say_the_same_things() {
    let [en, fr] = languages();
    let missing: Vec<_> = en.keys().filter(|key| !fr.contains_key(*key)).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "only in English");
    let missing: Vec<_> = fr.keys().filter(|key| !en.contains_key(*key)).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "only in French");
    for (key, text) in &en {
        assert_eq!(parameters(text), parameters(&fr[key]), "`{key}`");
    }
}

#[test]
fn effects_have_words() {
    let mut keys = words::keys(&content().program);
    keys.extend(Key::ALL.iter().map(|key| format!("key-{}", key.id().replace('_', "-"))));
    for words in languages() {
        for key in keys.iter().filter(|key| !key.starts_with("chain-")) {
            assert!(words.contains_key(key.as_str()), "no words for `{key}`");
        }
    }
}

#[test]
fn everything_in_the_tables_has_a_name() {
    use arcadia::kinds::{Card, EventCard, Ideology, Nation, Politics, Province, Region};
    fn keys<T: Thing>(kind: &str) -> Vec<String> {
        T::all().map(|thing| format!("{kind}-{}", thing.word())).collect()
    }
    let mut all = keys::<Card>("card");
    all.extend(keys::<EventCard>("event-card"));
    all.extend(keys::<Ideology>("ideology"));
    all.extend(keys::<Nation>("nation"));
    all.extend(keys::<Politics>("politics"));
    all.extend(keys::<Province>("province"));
    all.extend(keys::<Region>("region"));
    all.extend(content().units.iter().map(|unit| format!("unit-{}", unit.id)));
    for words in languages() {
        for key in &all {
            assert!(words.contains_key(key.as_str()), "no words for `{key}`");
        }
    }
}

/// AR-21.8: the text of a tactical card is made of its effect and says its numbers.
#[test]
fn ar_21_8_tactical_cards_have_words() {
    let printed = serde_json::to_value(arcadia::printed::printed()).expect("plain data");
    for (at, card) in content().tactics.iter().enumerate() {
        let text = &printed["tactics"][at]["text"];
        let key = text["key"].as_str().expect("a key");
        for words in languages() {
            let said = words.get(key).unwrap_or_else(|| panic!("no words for `{key}`"));
            let asked = parameters(said);
            let told = text["args"].as_object().expect("parameters");
            assert!(asked.iter().all(|name| told.contains_key(name)), "`{key}` lacks a parameter");
        }
        let silent = matches!(
            card.ploy,
            Ploy::PassMorale {} | Ploy::IgnoreLostGeneral {} | Ploy::FreeCannon {}
        );
        assert_eq!(text["args"].as_object().expect("parameters").is_empty(), silent, "{}", card.id);
    }
}

/// What the client shows of cards has words.
#[test]
fn printed_texts_have_words() {
    let printed = serde_json::to_value(arcadia::printed::printed()).expect("plain data");
    let [en, _] = languages();
    for list in ["characters", "intrigues", "events", "ideologies", "politics"] {
        for card in printed[list].as_array().expect(list) {
            let steps = card["text"].as_array().expect("a text");
            assert!(!steps.is_empty(), "{list}: {} says nothing", card["id"]);
            for key in steps.iter().map(|step| step["key"].as_str().expect("a key")) {
                assert!(key.starts_with("chain-") || en.contains_key(key), "no words for `{key}`");
            }
        }
    }
}
