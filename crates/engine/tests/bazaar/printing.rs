//! What waits and what cards say, in both languages.

use crate::hard_cases::{Story, at_turn};
use crate::moves::Move;
use crate::{Bazaar, Printed, Tables};
use engine::chain::{Rules, Runs, words};
use engine::{Arg, Bilingual, Message, Play, Viewer};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

struct Words(FluentBundle<FluentResource>);

impl Words {
    fn of(lang: &str, side: fn(Bilingual) -> &'static str) -> Words {
        let mut bundle = FluentBundle::new(vec![lang.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for text in [side(words::WORDS), side(Bazaar::PROFILE.words)] {
            let resource = FluentResource::try_new(text.to_string()).expect("sound words");
            bundle.add_resource(resource).expect("no word twice");
        }
        Words(bundle)
    }
    fn all() -> [Words; 2] {
        [Words::of("en", |text| text.en), Words::of("fr", |text| text.fr)]
    }
    /// Panics where a word or a parameter is missing.
    fn say(&self, message: &Message) -> String {
        let found = self.0.get_message(&message.key).and_then(|found| found.value());
        let pattern = found.unwrap_or_else(|| panic!("no words for {}", message.key));
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(
                *name,
                match arg {
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Text(text) => FluentValue::from(text.clone()),
                    Arg::Name(key) => FluentValue::from(self.say(&Message::new(key.clone()))),
                    Arg::Said(message) => FluentValue::from(self.say(message)),
                },
            );
        }
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{message:?}: {errors:?}");
        text
    }
}

#[test]
fn every_step_and_every_card_has_words() {
    let program = &Printed::content().program;
    for words in Words::all() {
        for step in program.steps() {
            assert!(!words.say(&words::list(program, step)).is_empty());
        }
        for card in Printed::content().cards {
            words::card(program, card).iter().for_each(|line| drop(words.say(line)));
        }
    }
}

#[test]
fn a_missing_text_is_known_by_its_key() {
    let keys = words::keys(&Printed::content().program);
    for words in Words::all() {
        let missing = keys.iter().filter(|key| !words.0.has_message(key));
        assert_eq!(missing.count(), 0, "{keys:?}");
    }
    for key in ["do-take-goods", "thing-coin", "group-defender", "test-track", "key-outside"] {
        assert!(keys.contains(key), "{key} is said");
    }
}

#[test]
fn a_card_reads_like_a_card() {
    let program = &Printed::content().program;
    let [en, fr] = Words::all();
    let say = |words: &Words, card: &str| -> Vec<String> {
        let card = program.card(card).expect("a card");
        words::card(program, card).iter().map(|line| words.say(line)).collect()
    };
    assert_eq!(
        say(&en, "broker"),
        ["road closed: 1", "whenever an opponent advances, if it was the road: score 2"]
    );
    assert_eq!(
        say(&fr, "guild"),
        [
            "chaque fois que vous reçoit ses revenus : dans n'importe quel ordre : recevoir 1 pièces et monter un étal"
        ]
    );
    assert_eq!(say(&en, "patron"), ["whenever you advances: once, then gain 3 coins"]);
}

#[test]
fn what_waits_prints_like_a_list_of_things_to_do() {
    let mut story: Story = at_turn(3);
    story.town.board.cells[4] = Some(engine::Seat(1));
    story.play(0, Move::Attack(4));
    let [en, fr] = Words::all();
    let say = |words: &Words| -> Vec<String> {
        story.town.to_do(Viewer::Spectator).iter().map(|line| words.say(line)).collect()
    };
    assert_eq!(
        say(&en),
        [
            "seat 1: answer with a trap or pass (place 4)",
            "seat 0: if a trap was sprung: answer the trap or pass, then settle who holds the place, \
             then roll the die, then (conquers) (place 4)",
            "seat 0: if it is market day: gain income, then (gains income)",
        ]
    );
    assert_eq!(say(&fr)[0], "place 1 : répondre par un piège ou passer (place 4)");
    let printed = format!("{:?}", story.town.chain);
    assert_eq!(
        printed,
        "[seat 1: conquest/1/0 (SpringTrap, Cell { at: 4, defender: Some(Seat(1)) }), \
         seat 0: conquest/2 (if Trapped, Cell { at: 4, defender: Some(Seat(1)) }), \
         seat 0: turn/1 (if MarketDay)]"
    );
}

/// Everything that ever waits in a random game prints.
#[test]
fn whatever_waits_has_words() {
    let words = Words::all();
    for game in 0..40 {
        crate::random_game(game, |town| {
            for line in town.to_do(Viewer::Spectator) {
                words.iter().for_each(|words| drop(words.say(&line)));
            }
        });
    }
    assert!(!Bazaar::program().is_empty());
}
