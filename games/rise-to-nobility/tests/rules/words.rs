//! What cards say is what the tables make them do, in both languages: whoever changes a number in a
//! table is told which text to change.

use engine::chain::words;
use engine::{Message, Play};
use rise_to_nobility::RiseToNobility;
use rise_to_nobility::content::{Scores, content};
use rise_to_nobility::effects::{Key, When};
use serde_json::json;

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
    let own = &content().own;
    let (houses, top) = (own.pieces.houses, own.reputation.most);
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

/// RTN-13.14: what is counted is what the text speaks of, and the name of the card says of whom.
#[test]
fn rtn_13_14_commissions_say_what_they_count() {
    for card in &content().commissions {
        let (things, whose): (&[[&str; 2]], Option<String>) = match card.scores {
            Scores::Settlers { people, .. } => (
                &[["fulfilled Settlers card", "carte Colons satisfaite"], ["people", "peuple"]],
                Some(format!("people-{}", people.id())),
            ),
            Scores::Guild { guild, .. } => (
                &[["Apprentices", "Apprenti"], ["Guild Masters", "Maître de Guilde"]],
                Some(format!("guild-{}", guild.id())),
            ),
            Scores::Communal { .. } => (&[["Community Buildings", "Bâtiment Collectif"]], None),
            Scores::Council { .. } => (&[["Stone Council tile", "tuile Conseil de Pierre"]], None),
            Scores::Houses { .. } => (&[["House", "Habitation"], ["beyond", "au-delà"]], None),
            Scores::Reputation { .. } => {
                (&[["Reputation level", "niveau de Réputation"], ["above", "au-dessus"]], None)
            }
            Scores::Coins { .. } => {
                (&[["for every", "par lot de"], ["coins", "pièces d’or"]], None)
            }
            Scores::WorkshopGuilds { .. } => {
                (&[["Guild in which", "Guilde où"], ["Workshop", "Atelier"]], None)
            }
        };
        assert!(whose.is_none_or(|whose| card.id == whose.as_str()), "{}: of another", card.id);
        for (at, words) in languages().into_iter().enumerate() {
            let said = text(words, &format!("commission-{}-text", card.id));
            for thing in things {
                assert!(said.contains(thing[at]), "{}: {} is not in: {said}", card.id, thing[at]);
            }
        }
    }
}

/// RTN-15.3, RTN-10.7: an Event says what it changes, with the number of the table, and what follows: whatever
/// Events change or listen to has a sentence.
#[test]
fn rtn_15_3_events_say_what_they_do() {
    // Open or closed: no number to say.
    let plain = [Key::TavernAnyValue, Key::ClosePort, Key::CloseCastle];
    for words in languages() {
        for key in Key::ALL {
            let said = whole(words, &format!("key-{}", key.id().replace('_', "-")));
            let discount = matches!(key, Key::HouseDiscount | Key::BuildingDiscount);
            assert_eq!(said.contains("$n"), !plain.contains(&key), "{said}");
            assert_eq!(said.contains("$least"), discount, "{said}");
        }
        for when in When::ALL {
            let said = whole(words, &format!("hears-{}", when.id().replace('_', "-")));
            assert!(said.contains("$what") && said.contains("$who"), "{said}");
        }
    }
    let says = |id: &str| {
        let printed = serde_json::to_value(rise_to_nobility::printed::printed()).expect("JSON");
        let events = printed["events"].as_array().expect("a list").clone();
        let card = events.into_iter().find(|card| card["id"] == id);
        card.expect("an Event")["says"].clone()
    };
    let sentence = |key: &str, args| json!([{ "key": key, "args": args }]);
    assert_eq!(says("port-traders"), sentence("key-port-coins", json!({ "n": 1 })));
    assert_eq!(says("land-sale"), sentence("key-building-discount", json!({ "n": 2, "least": 3 })));
    assert_eq!(says("council-mercy"), sentence("key-council-reputation-loss", json!({ "n": 1 })));
    let coin = json!({ "key": "do-coins", "args": { "n": 1 } });
    let heard = json!({ "who": "one", "what": coin });
    assert_eq!(says("flourishing-guilds"), sentence("hears-guild-visited", heard));
    let reroll = json!({ "key": "do-reroll", "args": {} });
    let heard = json!({ "who": "all", "what": reroll });
    assert_eq!(says("second-chance"), sentence("hears-dice-rolled", heard));
}

/// The whole message of this name.
fn whole(words: &str, name: &str) -> String {
    let mut lines = words.lines().skip_while(|line| !line.starts_with(&format!("{name} =")));
    let first = lines.next().unwrap_or_else(|| panic!("no message `{name}`"));
    let rest = lines.take_while(|line| line.starts_with([' ', '}']));
    std::iter::once(first).chain(rest).collect::<Vec<&str>>().join(" ")
}

/// Everything that can wait, and everything a card does, has words in both languages.
#[test]
fn effects_have_words() {
    let mut keys = words::keys(&content().program);
    keys.extend(["about-workshop", "about-transfer", "about-sale"].map(String::from));
    for words in languages() {
        for key in keys.iter().filter(|key| !key.starts_with("chain-")) {
            let start = format!("{key} =");
            assert!(words.lines().any(|line| line.starts_with(&start)), "no words for `{key}`");
        }
    }
}

/// RTN-6.5: the text of a Lord power is made of its steps.
#[test]
fn rtn_6_5_what_a_lord_power_says() {
    let program = &content().program;
    let card = content().characters.iter().find(|card| card.id == "ysolde-marn");
    let steps = words::steps(program, program.first(card.expect("a Character").power));
    let goods = Message::new("do-goods-of-choice").number("n", 3).text("different", "yes");
    assert_eq!(steps, [goods]);
}
