//! Mistakes in tables: all of them at once, with their places and what would be right.

use crate::Printed;
use crate::content::{CARD_TABLE, Content, EFFECTS};

fn problems(effects: &str, cards: &str) -> Vec<String> {
    let read = Content::<Printed>::read(effects, cards);
    read.expect_err("a mistake").0.iter().map(ToString::to_string).collect()
}

/// The mistake in a list of effects, without the place.
fn mistake(effect: &str) -> String {
    let effects = format!("{EFFECTS}\n[more]\nmore = [{effect}]\n");
    let found = problems(&effects, CARD_TABLE);
    assert_eq!(found.len(), 1, "{found:?}");
    let line = EFFECTS.lines().count() + 3;
    let place = format!("effects.toml:{line}:");
    assert!(found[0].starts_with(&place), "{} is not in line {line}", found[0]);
    found[0].split_once(": ").map(|(_, what)| what.to_string()).unwrap_or_default()
}

#[test]
fn all_mistakes_are_told_together_with_file_line_and_alternatives() {
    let effects = EFFECTS
        .replace("road-1 = [{ do = \"gain\",", "road-1 = [{ do = \"gian\",")
        .replace("{ do = \"points\", n = 3 }]] }]", "{ do = \"points\", m = 3 }]] }]")
        .replace("root = \"fair\"", "root = \"fiar\"");
    let cards = CARD_TABLE.replace("outside = 1", "outsides = 1000");
    let line = |text: &str, word: &str| {
        1 + text.lines().position(|line| line.contains(word)).expect("the word")
    };
    assert_eq!(
        problems(&effects, &cards),
        [
            format!(
                "effects.toml:{}:18: unknown verb `gian`, did you mean `gain`?",
                line(&effects, "gian")
            ),
            format!(
                "effects.toml:{}:74: unknown field `m`, did you mean `n`?",
                line(&effects, "m = 3")
            ),
            format!(
                "cards.toml:{}:15: unknown word `outsides`, did you mean `outside`?",
                line(&cards, "outsides")
            ),
            format!(
                "cards.toml:{}:26: invalid value: integer `1000`, expected i8",
                line(&cards, "outsides")
            ),
            format!(
                "effects.toml:{}:33: unknown root `fiar`, did you mean `fair`?",
                line(&effects, "fiar")
            ),
        ]
    );
}

#[test]
fn verbs_and_their_fields() {
    assert_eq!(
        mistake(r#"{ do = "points", n = 300 }"#),
        "invalid value: integer `300`, expected u8"
    );
    assert_eq!(mistake(r#"{ do = "points" }"#), "the field `n` is missing");
    assert_eq!(
        mistake(r#"{ do = "points", n = "two" }"#),
        "invalid type: string \"two\", expected u8"
    );
    assert_eq!(
        mistake(r#"{ do = "gain", what = "coins", n = 1 }"#),
        "unknown word `coins`, did you mean `coin`?"
    );
    assert_eq!(
        mistake(r#"{ do = "anyorder", of = [] }"#),
        "unknown verb `anyorder`, did you mean `any_order`?"
    );
    assert_eq!(mistake(r#"{ points = 2 }"#), "the field `do` is missing");
    assert_eq!(mistake(r#""points""#), "a word where `{ do = … }` is wanted");
    assert_eq!(mistake(r#"{ do = "place", n = 1 }"#), "unknown field `n`, there is none here");
    assert_eq!(mistake(r#"{ do = "points", n = 1, as = 2 }"#), "`as` wants a name");
    assert!(
        mistake(r#"{ do = "zzzzzzzz" }"#)
            .starts_with("unknown verb `zzzzzzzz`, expected one of `take_turn`")
    );
}

#[test]
fn compound_steps() {
    assert_eq!(mistake(r#"{ do = "may" }"#), "the field `then` is missing");
    assert_eq!(
        mistake(r#"{ do = "may", than = [], then = [] }"#),
        "unknown field `than`, did you mean `then`?"
    );
    assert_eq!(
        mistake(r#"{ do = "choose", n = 3, of = [[{ do = "place" }], [{ do = "place" }]] }"#),
        "1 to 8 parts are wanted, and not more to choose"
    );
    assert_eq!(
        mistake(r#"{ do = "any_order", of = [] }"#),
        "1 to 16 parts are wanted, and not more to choose"
    );
    assert_eq!(
        mistake(r#"{ do = "for_each", who = "oponents", then = [] }"#),
        "unknown word `oponents`, did you mean `opponents`?"
    );
    assert_eq!(
        mistake(r#"{ do = "if", cond = { track = "raod" }, then = [] }"#),
        "unknown word `raod`, did you mean `road`?"
    );
    assert_eq!(
        mistake(r#"{ do = "if", cond = "track", then = [] }"#),
        "this word wants a value: `{ word = value }`"
    );
    assert_eq!(
        mistake(r#"{ do = "happens", when = "advances" }"#),
        "unknown word `advances`, did you mean `advance`?"
    );
    assert_eq!(
        mistake(r#"{ do = "together", who = "all", then = { do = "points", n = 1 } }"#),
        "a verb that asks nothing has no sealed answer"
    );
    assert_eq!(
        mistake(r#"{ do = "pay", cost = { coin = 1 }, then = [] }"#),
        "unknown field `coin`, did you mean `coins`?"
    );
    assert_eq!(mistake(r#"{ do = "run", root = 3 }"#), "a number where a name is wanted");
    assert_eq!(
        mistake(r#"{ do = "run", root = "step/benefit" }"#),
        "`step/benefit` is a step; only a whole root can be run"
    );
    assert_eq!(
        mistake(r#"{ do = "points", n = 1, as = "x" }, { do = "points", n = 1, as = "x" }"#),
        "the step `more/x` is there twice"
    );
}

#[test]
fn lists_that_run_each_other_never_end_and_are_refused() {
    let effects = format!(
        "{EFFECTS}\n[more]\none = [{{ do = \"run\", root = \"two\" }}]\n\
         two = [{{ do = \"may\", then = [{{ do = \"run\", root = \"one\" }}] }}]\n"
    );
    let line = EFFECTS.lines().count() + 3;
    assert_eq!(
        problems(&effects, CARD_TABLE),
        [format!("effects.toml:{line}:29: `one` runs itself, directly or by way of others")]
    );
}

#[test]
fn triggers() {
    let trigger = |trigger: &str| {
        let cards = format!("{CARD_TABLE}\n[[card]]\nid = \"new\"\ntriggers = [{trigger}]\n");
        let found = problems(EFFECTS, &cards);
        assert_eq!(found.len(), 1, "{found:?}");
        found[0].split_once(": ").map(|(_, what)| what.to_string()).unwrap_or_default()
    };
    assert_eq!(trigger(r#"{ on = "advance", then = [] }"#), "the field `who` is missing");
    assert_eq!(
        trigger(r#"{ on = "advances", who = "self", then = [] }"#),
        "unknown word `advances`, did you mean `advance`?"
    );
    assert_eq!(
        trigger(r#"{ on = "advance", who = "opponents2", then = [] }"#),
        "unknown word `opponents2`, did you mean `opponents`?; or `self`, `opponent`, `anyone`"
    );
    assert_eq!(
        trigger(r#"{ on = "advance", who = "self", one = true, then = [] }"#),
        "unknown field `one`, did you mean `on`?"
    );
}

#[test]
fn names_are_given_once_and_broken_files_are_told() {
    let twice = format!("{EFFECTS}\n[more]\nturn = []\n");
    assert!(problems(&twice, CARD_TABLE)[0].ends_with("`turn` is there twice"));
    assert!(problems("[roots]\nturn = [", CARD_TABLE)[0].starts_with("effects.toml:2:"));
}
