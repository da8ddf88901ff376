use super::*;
use bots::{Balance, BotName};
use catalog::report::Plan;
use catalog::{GAMES, Lang};
use engine::{OptionValues, Seed};
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[test]
fn things_are_named_by_their_game() {
    let text =
        "used-card = Cards\ncard-sword = the sword\nknife = the knife\ncard-bow = { $n } bows\n";
    let words = Words::read(Lang::En, &[text]);
    let names = Names { words: &words, game: GAMES[0] };
    assert_eq!(names.kind("card"), "Cards");
    assert_eq!(names.kind("map"), "map");
    assert_eq!(names.thing("card", "sword"), "The sword");
    assert_eq!(names.thing("card-sold", "sword"), "The sword");
    assert_eq!(names.thing("card", "knife"), "The knife");
    assert_eq!(names.thing("card", "bow"), "bow", "it wants a number");
    assert_eq!(names.thing("card", "axe"), "axe");
}

/// The usual game with every flag that may be raised, and with something different for every seat.
fn full_setup(game: &dyn GameEntry, seats: u8) -> Value {
    let mut setup = game.usual_setup(seats).expect("a usual game");
    for option in game.options() {
        let mut other = setup.clone();
        other[option.key] = match &option.values {
            OptionValues::Flag => json!(true),
            OptionValues::EachSeat(values) => {
                let each = (0..seats).map(|seat| &values[usize::from(seat) % values.len()]);
                json!(each.collect::<Vec<_>>())
            }
            _ => continue,
        };
        if game.new_table(&other, Seed([0; 32]), None).is_ok() {
            setup = other;
        }
    }
    setup
}

fn some_games(game: &dyn GameEntry, seats: u8) -> Balance {
    let plan = Plan {
        setup: full_setup(game, seats),
        bots: vec![BotName::Random],
        games: 3,
        seed: u64::from(seats),
        threads: 1,
        limit: Plan::LIMIT,
        watch_all: false,
        stop: || false,
    };
    game.balance(&plan, &|_| {}).expect("games of bots")
}

/// Everything that is used in games of all sizes, and everything a game knows that nobody used.
#[test]
fn every_kind_and_every_thing_has_a_name_in_both_languages() {
    for &game in GAMES.iter() {
        let (least, most) = game.profile().seats;
        let mut things: BTreeSet<(&str, String)> = BTreeSet::new();
        for seats in least..=most {
            let balance = some_games(game, seats);
            things.extend(balance.uses.into_iter().map(|it| (it.kind, it.name)));
            let unused = balance.unused.into_iter();
            things.extend(
                unused.flat_map(|it| it.names.into_iter().map(move |name| (it.kind, name))),
            );
        }
        assert!(things.len() > 30, "{}: {}", game.profile().id, things.len());
        for lang in Lang::ALL {
            let names = Names { words: &game.words(lang), game };
            for (kind, name) in &things {
                let (heading, text) = (names.kind(kind), names.thing(kind, name));
                let at = format!("{} {} {kind} {name}", game.profile().id, lang.id());
                assert!(text != *name && !text.contains('{'), "{at}: {text}");
                assert!(!text.starts_with(char::is_lowercase), "{at}: {text}");
                // Headings name all there is: a capital, and the plural.
                let plural = heading.split(' ').any(|word| word.ends_with(['s', 'x']));
                assert!(heading.starts_with(char::is_uppercase) && plural, "{at}: {heading}");
            }
        }
    }
}
