//! What cards say is what the tables make them do, in both languages: whoever changes a number in a
//! table is told which text to change.

use engine::chain::{CardId, words};
use engine::{Arg, Message, Play};
use rise_to_nobility::RiseToNobility;
use rise_to_nobility::content::{Scores, content};
use rise_to_nobility::effects::Key;
use std::collections::BTreeSet;

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

/// The numbers in the steps of what a card does, trigger by trigger.
fn triggers(card: CardId) -> Vec<Vec<u8>> {
    let triggers = &content().program.cards()[card.0 as usize].triggers;
    triggers.iter().map(|it| in_steps(&words::list(&content().program, it.then))).collect()
}

fn in_steps(message: &Message) -> Vec<u8> {
    let numbers = message.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Number(number) => vec![*number as u8],
        Arg::Said(inner) => in_steps(inner),
        Arg::Name(_) | Arg::Text(_) => Vec::new(),
    });
    numbers.collect()
}

/// RTN-15.3, RTN-10.7: how much an Event changes, and where a discount ends.
#[test]
fn rtn_15_3_events_say_what_they_change() {
    let program = &content().program;
    for event in &content().events {
        let mut amounts = Vec::new();
        let mut discount = false;
        for (key, change) in program.modifiers(event.card) {
            discount |= matches!(key, Key::HouseDiscount | Key::BuildingDiscount);
            match key {
                // Open or closed, the first good: no number to say.
                Key::TavernAnyValue | Key::ClosePort | Key::CloseCastle | Key::FreeGoods => {}
                Key::CouncilReputationLoss => {
                    let loss = content().board.council.reputation_loss;
                    amounts.push(loss.saturating_add_signed(change));
                }
                _ => amounts.push(change as u8),
            }
        }
        // What happens is said with the numbers of its steps.
        for trigger in triggers(event.card) {
            amounts.extend(trigger);
        }
        let least = discount.then_some(content().board.buildings.least_price);
        for words in languages() {
            let said = text(words, &format!("event-{}-text", event.id));
            for number in amounts.iter().copied().chain(least) {
                assert!(
                    numbers(&said).contains(&number),
                    "{}: {number} is not in: {said}",
                    event.id
                );
            }
        }
    }
}

/// The whole message of this name, without what chooses between its forms.
fn whole(words: &str, name: &str) -> String {
    let mut lines = words.lines().skip_while(|line| !line.starts_with(&format!("{name} =")));
    let first = lines.next().unwrap_or_else(|| panic!("no message `{name}`"));
    let (_, first) = first.split_once('=').expect("a message");
    let rest = lines.take_while(|line| line.starts_with([' ', '}']));
    let forms = rest.map(|line| line.split_once(']').map_or(line, |(_, form)| form));
    let all = std::iter::once(first).chain(forms).collect::<Vec<&str>>().join(" ");
    all.split(' ').filter(|word| !word.starts_with('$')).collect::<Vec<&str>>().join(" ")
}

/// The beginnings of the words that say something.
fn beginnings(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    let words = words.filter(|word| word.chars().count() > 3);
    words.map(|word| word.chars().take(4).collect()).collect()
}

fn keys_of(message: &Message, keys: &mut BTreeSet<String>) {
    keys.insert(message.key.clone());
    for (_, arg) in &message.args {
        match arg {
            Arg::Said(inner) => keys_of(inner, keys),
            Arg::Name(key) => drop(keys.insert(key.clone())),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }
}

/// RTN-15.3: the text of an Event speaks of what its effects do and change. Of the words of each effect at most
/// one is said otherwise.
#[test]
fn rtn_15_3_events_speak_of_what_they_change() {
    for event in &content().events {
        let mut keys = BTreeSet::new();
        for said in words::card(&content().program, event.card) {
            keys_of(&said, &mut keys);
        }
        let effects = ["do-", "key-", "when-"];
        keys.retain(|key| effects.iter().any(|start| key.starts_with(start)));
        assert!(!keys.is_empty(), "{} does nothing", event.id);
        for words in languages() {
            let said = beginnings(&text(words, &format!("event-{}-text", event.id)));
            for key in &keys {
                let meant = beginnings(&whole(words, key));
                let unsaid: Vec<&String> = meant.difference(&said).collect();
                let fits = unsaid.len() <= 1 && unsaid.len() < meant.len().max(1);
                assert!(fits, "{}: {unsaid:?} of {key} is not in {said:?}", event.id);
            }
        }
    }
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
