//! Every event, question, refusal, button and picture of every game and every shared message, with 0, 1 and 2 of everything and with names
//! of every kind of noun, in both languages: well formed, and written down to be read by a person.
//!
//! The texts stand in the build's `tmp` folder, `sentences/GAME.LANGUAGE.txt`.

mod catalogue;
mod heard;
mod listen;
mod pictures;
mod proofread;
mod shared;
mod vary;

use catalog::{Lang, Words};
use engine::Game;
use heard::Kind;
use std::fmt::Write;
use std::path::PathBuf;

/// Games of each number of seats that are listened to.
const GAMES: u32 = 12;
/// Events that only drawings show: a log would drown in them.
const FOR_DRAWINGS: [&str; 1] = ["event-npc-line-passed"];
/// How many mistakes a failure names.
const SHOWN: usize = 60;

fn every_sentence<G: Game>() {
    let mut heard = heard::Heard::default();
    listen::to_games::<G>(GAMES, &mut heard);
    catalogue::add_unheard(&G::PROFILE, &mut heard);
    let variants = vary::variants(&G::PROFILE, &heard);
    assert!(variants.len() > 1_000, "{} sentences are too few to be all", variants.len());
    let mut mistakes = Vec::new();
    for lang in Lang::ALL {
        let words = Words::of_game(&G::PROFILE, lang);
        let mut page = String::new();
        let (mut last_key, mut last_text) = ("", String::new());
        for (kind, message) in &variants {
            let text = words.say(message);
            if FOR_DRAWINGS.contains(&message.key.as_str()) {
                assert_eq!(text, "", "{} is said after all", message.key);
                continue;
            }
            if message.key != last_key {
                writeln!(page, "\n{} ({})", message.key, kind.name()).expect("memory");
            } else if text == last_text {
                continue;
            }
            writeln!(page, "    {text}").expect("memory");
            for mistake in proofread::mistakes(lang, *kind, &text) {
                mistakes.push(format!("{} {}: {mistake}: {text}", lang.id(), message.key));
            }
            (last_key, last_text) = (&message.key, text);
        }
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sentences");
        std::fs::create_dir_all(&folder).expect("a folder for the texts");
        let file = folder.join(format!("{}.{}.txt", G::PROFILE.id, lang.id()));
        std::fs::write(file, page).expect("the texts are kept for a reader");
    }
    for lang in Lang::ALL {
        for line in pictures::lines::<G>(lang) {
            for mistake in proofread::mistakes_in_picture(lang, &line) {
                mistakes.push(format!("{} picture: {mistake}: {line}", lang.id()));
            }
        }
    }
    expect_none(mistakes);
}

fn expect_none(mut mistakes: Vec<String>) {
    mistakes.dedup();
    let shown = mistakes.iter().take(SHOWN).fold(String::new(), |all, one| all + "\n" + one);
    assert!(mistakes.is_empty(), "{} mistakes:{shown}", mistakes.len());
}

#[test]
fn the_library_speaks_well() {
    let mut mistakes = Vec::new();
    for lang in Lang::ALL {
        let words = Words::shared(lang);
        for (kind, message) in shared::messages() {
            let text = words.say(&message);
            for mistake in proofread::mistakes(lang, kind, &text) {
                mistakes.push(format!("{} {}: {mistake}: {text}", lang.id(), message.key));
            }
        }
    }
    expect_none(mistakes);
}

#[test]
fn terra_mystica_speaks_well() {
    every_sentence::<terra_mystica::TerraMystica>();
}

#[test]
fn rise_and_fall_speaks_well() {
    every_sentence::<rise_and_fall::RiseAndFall>();
}

#[test]
fn rise_to_nobility_speaks_well() {
    every_sentence::<rise_to_nobility::RiseToNobility>();
}

#[test]
fn tapestry_speaks_well() {
    every_sentence::<tapestry::Tapestry>();
}

#[test]
fn arcadia_speaks_well() {
    every_sentence::<arcadia::Arcadia>();
}

#[test]
fn the_proofreader_sees_mistakes() {
    let said = |lang, text: &str| proofread::mistakes(lang, Kind::Event, text).len();
    let wrong_french = [
        "Rouge lève 1 pièces d’or.",
        "Rouge a 0 pièces d’or.",
        "Rouge prend 2 carte.",
        "La guilde de le Roi.",
        "Le Orbe tombe.",
        "rouge passe.",
        "Rouge passe",
        "Vert a l’Atelier Atelier du peintre.",
        "Rouge gagne 3 PO.",
        "Rouge place {$piece}.",
        "Taverne: rien.",
    ];
    for text in wrong_french {
        assert!(said(Lang::Fr, text) > 0, "nothing wrong with {text}");
    }
    let wrong_english = [
        "Red takes 1 coins.",
        "Red takes 0 coin.",
        "Red builds a Orb.",
        "Red builds an City.",
        "Red takes the the card.",
        "Red has 2 card.",
        "red passes.",
        "Red passes  now.",
    ];
    for text in wrong_english {
        assert!(said(Lang::En, text) > 0, "nothing wrong with {text}");
    }
    for text in ["Rouge lève 1 pièce d’or.", "Rouge a 2 Bois et l’Orbe.", "Gagne 0 PV !"] {
        assert_eq!(said(Lang::Fr, text), 0, "{text}");
    }
    for text in ["Red takes 1 coin.", "Red has 0 coins and a unit.", "1 success!"] {
        assert_eq!(said(Lang::En, text), 0, "{text}");
    }
}
