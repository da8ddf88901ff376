//! Every card, mat, tile and capital has a test: the naive reader's, or one of its own that names it.

use super::effects::{ODD_CARDS, ODD_CIRCLES, ODD_MASTERPIECES, ODD_SQUARES};
use super::reader::{entries, table};
use toml::Table;

/// The rule tests as they are written.
const TESTS: [&str; 22] = [
    include_str!("../rules/boxes.rs"),
    include_str!("../rules/buildings.rs"),
    include_str!("../rules/cards_of_boxes.rs"),
    include_str!("../rules/civilizations.rs"),
    include_str!("../rules/examples.rs"),
    include_str!("../rules/examples/cards.rs"),
    include_str!("../rules/examples/map.rs"),
    include_str!("../rules/examples/mats.rs"),
    include_str!("../rules/examples/turns.rs"),
    include_str!("../rules/exploration.rs"),
    include_str!("../rules/general.rs"),
    include_str!("../rules/lasting_cards.rs"),
    include_str!("../rules/limits.rs"),
    include_str!("../rules/lost_mats.rs"),
    include_str!("../rules/mats.rs"),
    include_str!("../rules/mats_of_boxes.rs"),
    include_str!("../rules/mats_of_futures.rs"),
    include_str!("../rules/military.rs"),
    include_str!("../rules/responses.rs"),
    include_str!("../rules/tapestries.rs"),
    include_str!("../rules/technology.rs"),
    include_str!("../rules/turn.rs"),
];

fn is_named(id: &str) -> bool {
    let quoted = format!("\"{id}\"");
    TESTS.iter().any(|text| text.contains(&quoted))
}

fn unnamed<'i>(ids: impl IntoIterator<Item = &'i str>) -> Vec<&'i str> {
    ids.into_iter().filter(|id| !is_named(id)).collect()
}

fn ids(all: &[Table]) -> Vec<&str> {
    all.iter().map(|it| it["id"].as_str().expect("a word")).collect()
}

/// TP-19.12: whatever the naive reader does not understand is named by a test; so is everything that lasts or answers.
#[test]
fn everything_odd_has_a_test_of_its_own() {
    let nothing: Vec<&str> = Vec::new();
    for odd in [ODD_CARDS, ODD_CIRCLES, ODD_SQUARES, ODD_MASTERPIECES] {
        assert_eq!(unnamed(odd.iter().copied()), nothing);
    }
    let cards = entries(&table(include_str!("../../content/tapestry-cards.toml")), "card");
    let lasts = ["triggers", "modifiers", "grid", "response", "on_play"];
    let odd = cards.iter().filter(|card| lasts.iter().any(|key| card.contains_key(*key)));
    let odd: Vec<Table> = odd.cloned().collect();
    assert_eq!(odd.len(), 47);
    assert_eq!(unnamed(ids(&odd)), nothing);
    let mats = entries(&table(include_str!("../../content/civilizations.toml")), "civilization");
    assert_eq!(mats.len(), 41);
    assert_eq!(unnamed(ids(&mats)), nothing);
}
