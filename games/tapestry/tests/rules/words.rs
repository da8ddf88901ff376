//! Everything that is said has words in both languages.

use engine::Play;
use engine::chain::words;
use engine::{Arg, Message};
use std::collections::BTreeSet;
use tapestry::Tapestry;
use tapestry::content::content;
use tapestry::effects::{Count, Key, Special, When};
use tapestry::kinds::{Achievement, Building, Expansion, Landmark, Resource, Row, Terrain, Track};

fn languages() -> [(&'static str, BTreeSet<&'static str>); 2] {
    let words = &Tapestry::PROFILE.words;
    [("en", words.en), ("fr", words.fr)].map(|(language, text)| {
        (
            language,
            text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect(),
        )
    })
}

#[track_caller]
fn expect(keys: impl IntoIterator<Item = String>) {
    let languages = languages();
    for key in keys {
        for (language, words) in &languages {
            assert!(words.contains(key.as_str()), "no words for `{key}` in {language}.ftl");
        }
    }
}

/// Everything that can wait, and everything a card does, has words in both languages.
#[test]
fn effects_have_words() {
    let keys = words::keys(&content().program);
    expect(keys.into_iter().filter(|key| !key.starts_with("chain-")));
}

#[test]
fn cards_tiles_and_mats_have_names() {
    let content = content();
    expect(content.tapestries.iter().map(|it| format!("tapestry-{}", it.id)));
    expect(content.technologies.iter().map(|it| format!("technology-{}", it.id)));
    expect(content.masterpieces.iter().map(|it| format!("masterpiece-{}", it.id)));
    expect(content.civilizations.iter().map(|it| format!("civilization-{}", it.id)));
    expect(content.capitals.grounds.iter().map(|it| format!("capital-{}", it.id)));
    expect(content.map.tiles.iter().map(|it| format!("territory-tile-{}", it.id)));
    expect(content.space_tiles.iter().map(|it| format!("space-tile-{}", it.id)));
    expect(content.spaces.iter().map(|it| format!("space-{}", it.id)));
    expect(Landmark::ALL.into_iter().map(Landmark::key));
    expect(Track::ALL.into_iter().map(Track::key));
    expect(Resource::ALL.into_iter().map(Resource::key));
    expect(Building::ALL.into_iter().map(Building::key));
    expect(Terrain::ALL.into_iter().map(Terrain::key));
    expect(Row::ALL.into_iter().map(Row::key));
    expect(Expansion::ALL.into_iter().map(Expansion::key));
    expect(Achievement::ALL.into_iter().map(Achievement::key));
    expect(Special::ALL.into_iter().map(Special::key));
    expect(Count::ALL.into_iter().map(Count::key));
    expect(When::ALL.into_iter().map(|it| format!("when-{}", it.id().replace('_', "-"))));
    expect(Key::ALL.into_iter().map(|it| format!("key-{}", it.id().replace('_', "-"))));
}

/// Both catalogues say the same things with the same parameters.
#[test]
fn both_languages_say_the_same() {
    let [(_, english), (_, french)] = languages();
    let only: Vec<_> = english.symmetric_difference(&french).collect();
    assert!(only.is_empty(), "in one language only: {only:?}");
}

/// TP-13.1: the text of a card is made of its steps.
#[test]
fn tp_13_1_what_a_card_says() {
    let content = content();
    let card = content.tapestries.iter().find(|card| card.id == "olympic-host").expect("a card");
    let first = content.program.first(card.when_played.expect("an ability"));
    let steps = words::steps(&content.program, first);
    let each = &steps[2];
    let worker = Message::new("do-pay-resource").name("resource", "kind-worker").number("n", 1);
    let gain = Message::new("chain-then")
        .said("first", Message::new("do-gain-vp").number("n", 10))
        .said("rest", Message::new("do-note-payment").text("forget", "no"));
    let pay = Message::new("chain-pay").said("cost", worker).said("what", gain);
    assert_eq!(each.key, "chain-for-each");
    assert!(each.args.contains(&("what", Arg::Said(Box::new(pay)))), "{each:?}");
}

/// Every card, mat and tile is printed with words of both languages: what its face says is what its steps do.
#[test]
fn faces_have_words() {
    fn keys(value: &serde_json::Value, found: &mut BTreeSet<String>) {
        match value {
            serde_json::Value::Object(fields) => {
                if let (Some(key), true) = (fields.get("key"), fields.contains_key("args")) {
                    found.insert(key.as_str().expect("a key").to_string());
                }
                fields.values().for_each(|value| keys(value, found));
            }
            serde_json::Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
            _ => {}
        }
    }
    let printed = serde_json::to_value(tapestry::printed::printed()).expect("plain data");
    let mut found = BTreeSet::new();
    keys(&printed, &mut found);
    assert!(found.len() > 100, "{}", found.len());
    expect(found.into_iter().filter(|key| !key.starts_with("chain-")));
}

/// Whatever statistics, previews and drawings name has words.
#[test]
fn statistics_and_previews_have_words() {
    use engine::{Components, Manners, Seat};
    for (kind, names) in Tapestry::components() {
        expect([format!("used-{kind}")]);
        for name in names {
            let called = Tapestry::called(kind, &name).map(|message| message.key);
            let first = kind.split('-').next().unwrap_or(kind);
            let words = languages();
            let known = |key: &str| words.iter().all(|(_, words)| words.contains(key));
            let key = called.unwrap_or_else(|| format!("{kind}-{name}"));
            assert!(known(&key) || known(&format!("{first}-{name}")), "no name for {kind} {name}");
        }
    }
    let table = super::table::begun(2);
    expect(table.game.holdings(Seat(0)).into_iter().map(|(key, _)| key.to_string()));
}
