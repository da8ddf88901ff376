//! One front door for everything developers do: `cargo xtask <verb>`. One file per verb.

mod bench;
mod bindings;
mod e2e;
mod fixtures;
mod fuzz;
mod mutants;
mod needs;
mod play;
mod rules;
mod shell;
mod soak;
mod test;
mod tidy;
mod tree;
mod trials;
mod web;

use std::process::ExitCode;

/// What a verb returns: a sentence if it failed.
type Done<T = ()> = Result<T, String>;

/// A verb takes the words after it.
type Verb = fn(&[String]) -> Done;

const VERBS: &[(&str, &str, Verb)] = &[
    (
        "play",
        "build everything and open the library; words after it go to `ludotheque serve`",
        play::run,
    ),
    ("test", "everything that must hold before a change is merged", test::run),
    ("rules", "which rules are cited, translated and tested", rules::run),
    ("tidy", "who may know whom, and what may not be written where", tidy::run),
    ("bindings", "the client's types from the server's; --check only compares", bindings::run),
    ("bench", "measure, and write docs/performance.md", bench::run),
    ("soak", "a million random games with all laws checked; --short for a few", soak::run),
    (
        "mutants",
        "small mistakes in the rules that no test notices: --sample N --seed N",
        mutants::run,
    ),
    ("fuzz", "damaged files and nonsense moves; --runs N", fuzz::run),
    ("e2e", "play in a real browser; words after it go to Playwright", e2e::run),
    (
        "torture",
        "kill the server while people play; --kills N --on sqlite|postgres",
        trials::torture,
    ),
    ("start", "start with many stored games: --games N", trials::start),
    ("load", "a full house of late tables: --game GAME --tables N --seconds S", trials::load),
    (
        "notices",
        "tell many people while others play: --people N --rate N --seconds S --kills N",
        trials::notices,
    ),
    ("wire", "what whole games cost on the line: --games N", trials::wire),
    ("siege", "floods while people play: --seconds S --floods imports,pings", trials::siege),
    ("fixtures", "record the whole games that the tests replay", fixtures::run),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wanted = words.first().map(String::as_str);
    let Some((_, _, verb)) = VERBS.iter().find(|(name, _, _)| Some(*name) == wanted) else {
        return usage(wanted);
    };
    match verb(&words[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn usage(wanted: Option<&str>) -> ExitCode {
    println!("cargo xtask VERB\n");
    VERBS.iter().for_each(|(name, about, _)| println!("  {name:9} {about}"));
    match wanted {
        None | Some("help" | "--help" | "-h") => ExitCode::SUCCESS,
        Some(other) => {
            eprintln!("\nno verb \"{other}\"");
            ExitCode::from(2)
        }
    }
}
