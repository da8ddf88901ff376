//! What cards say is what the tables make them do, in both languages: whoever changes a number in a
//! table is told which text to change.

use engine::Play;
use rise_to_nobility::RiseToNobility;
use rise_to_nobility::content::{Scores, content};

/// The message of this name, on one line.
fn text(words: &str, name: &str) -> String {
    let found = words.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    found.unwrap_or_else(|| panic!("no message `{name}`")).to_owned()
}

/// Every number a text names.
fn numbers(text: &str) -> Vec<u8> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter_map(|digits| digits.parse().ok()).collect()
}

fn languages() -> [&'static str; 2] {
    let words = &RiseToNobility::PROFILE.words;
    [words.en, words.fr]
}

/// RTN-13.14: what a Commission scores, and how much at most if that can be reached.
#[test]
fn rtn_13_14_commissions_say_what_they_score() {
    let numbers_of_pieces = &content().numbers;
    let (houses, top) = (numbers_of_pieces.houses, numbers_of_pieces.most_reputation);
    for card in &content().commissions {
        let (mut named, reach) = match card.scores {
            Scores::Settlers { each, .. } => (vec![each], Some(houses * each)),
            Scores::Guild { apprentice, master, .. } => (vec![apprentice, master], None),
            Scores::Communal { each } => (vec![each], Some(3 * each)),
            Scores::Council { each } => (vec![each], None),
            Scores::Houses { beyond, each } => (vec![each], Some((houses - beyond) * each)),
            Scores::Reputation { beyond, each } => {
                (vec![each, beyond], Some((top - beyond) * each))
            }
            Scores::Coins { per_point } => (vec![per_point], None),
            Scores::WorkshopGuilds { each } => (vec![each], Some(6 * each)),
        };
        if reach.is_none_or(|reach| reach > card.most) {
            named.push(card.most);
        }
        for words in languages() {
            let said = text(words, &format!("commission-{}-text", card.id));
            for number in &named {
                assert!(numbers(&said).contains(number), "{}: {number} is not in: {said}", card.id);
            }
        }
    }
}

/// RTN-15.3, RTN-10.7: how much an Event changes, and where a discount ends.
#[test]
fn rtn_15_3_events_say_what_they_change() {
    for event in &content().events {
        let effect = &event.effect;
        let amounts = [
            effect.port_coins,
            effect.apprentice_coins,
            effect.guild_coins,
            effect.house_discount,
            effect.castle_reputation,
            effect.berk_modifiers,
            effect.workshop_goods,
            effect.council_reputation_loss,
            effect.building_discount,
            effect.settlers_points,
            effect.tax,
        ];
        let discount = effect.house_discount > 0 || effect.building_discount > 0;
        let least = discount.then_some(content().numbers.least_price);
        for words in languages() {
            let said = text(words, &format!("event-{}-text", event.id));
            for number in amounts.into_iter().filter(|amount| *amount > 0).chain(least) {
                assert!(
                    numbers(&said).contains(&number),
                    "{}: {number} is not in: {said}",
                    event.id
                );
            }
        }
    }
}
