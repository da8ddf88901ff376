//! Mistakes that can be seen from the letters.

use crate::heard::Kind;
use catalog::Lang;

pub fn mistakes(lang: Lang, kind: Kind, text: &str) -> Vec<&'static str> {
    let mut found = Vec::new();
    let mut see = |wrong: bool, what: &'static str| {
        if wrong {
            found.push(what);
        }
    };
    see(text.contains('{'), "a part without words");
    let part = kind == Kind::Part;
    see(!part && text.contains("  "), "two spaces");
    see(lang == Lang::Fr && glued_colon(text), "no space before a colon");
    let stray = [" .", " ,", "()", "( ", " )", ", ."].iter().any(|bad| text.contains(bad));
    see(stray || (lang == Lang::Fr && text.contains("’ ")), "stray signs");
    let first =
        text.trim_start_matches(['«', '“', '"', '\u{a0}', '\u{202f}', ' ', '(']).chars().next();
    see(!part && first.is_none_or(|first| first.is_lowercase()), "no capital at the beginning");
    let ends = text.ends_with(['.', '!', '?', '…', ')', '»', '”', ':']);
    see(!part && kind != Kind::Button && !ends, "no full stop");
    let words = words(text);
    for (at, pair) in words.windows(2).enumerate() {
        let ((one, goes_on), (two, _)) = (pair[0], pair[1]);
        let named = at > 0 && NUMBERED.contains(&words[at - 1].0);
        if !goes_on || named {
            continue;
        }
        let letters = one.chars().all(char::is_alphabetic);
        let said_twice = letters && one.to_lowercase() == two.to_lowercase();
        // « nous nous », “had had” and the like are not of our world.
        see(!part && said_twice, "a word twice");
        match lang {
            Lang::En => english(one, two, &mut see),
            Lang::Fr => french(one, two, &mut see),
        }
    }
    see(lang == Lang::Fr && words.iter().any(|(word, _)| *word == "PO"), "another word for gold");
    found
}

/// Maps and tables are no sentences: only what is wrong wherever it stands.
pub fn mistakes_in_picture(lang: Lang, line: &str) -> Vec<&'static str> {
    let mut found = Vec::new();
    if line.contains('{') {
        found.push("a part without words");
    }
    if lang == Lang::Fr && glued_colon(line) {
        found.push("no space before a colon");
    }
    found
}

/// A colon right behind a word, and the sentence goes on: French has a space before it. Capitals are
/// notation.
fn glued_colon(text: &str) -> bool {
    let before = |at: usize| text[..at].chars().next_back();
    text.match_indices(": ").any(|(at, _)| before(at).is_some_and(char::is_lowercase))
}

/// Called by their number: “Player 1 wins”.
const NUMBERED: [&str; 2] = ["Player", "Joueur"];

/// The words, without the signs around them, and whether the sentence goes on behind each without a sign or a bracket.
/// An apostrophe ends a word, as in « l’Orbe ».
fn words(text: &str) -> Vec<(&str, bool)> {
    let apart = |c: char| c.is_whitespace() || "’'«»“”\"([".contains(c);
    let sign = |c: char| ".,;:!?…)]".contains(c);
    let mut words: Vec<(&str, bool)> = Vec::new();
    for part in text.split(apart) {
        let word = part.trim_matches(sign);
        match words.last_mut() {
            // French signs stand by themselves.
            Some((_, goes_on)) if word.is_empty() => *goes_on &= part.is_empty(),
            _ if word.is_empty() => {}
            _ => words.push((word, !part.ends_with(sign))),
        }
    }
    words
}

/// Singulars that are counted in our sentences.
const ENGLISH: [&str; 22] = [
    "coin",
    "point",
    "worker",
    "priest",
    "spade",
    "step",
    "card",
    "piece",
    "resource",
    "trophy",
    "tile",
    "round",
    "token",
    "seat",
    "player",
    "modifier",
    "house",
    "apprentice",
    "bridge",
    "key",
    "unit",
    "hex",
];
const FRENCH: [&str; 24] = [
    "pièce",
    "point",
    "ouvrier",
    "prêtre",
    "pelle",
    "pas",
    "carte",
    "ressource",
    "trophée",
    "tuile",
    "manche",
    "jeton",
    "place",
    "joueur",
    "modificateur",
    "habitation",
    "apprenti",
    "pont",
    "clef",
    "unité",
    "case",
    "étape",
    "pierre",
    "clé",
];
/// What ends like a plural and is none.
const ENGLISH_SINGULAR: [&str; 5] = ["ss", "us", "is", "’s", "vs"];
const FRENCH_SINGULAR: [&str; 13] = [
    "voix", "bois", "pas", "fois", "prix", "choix", "temps", "croix", "bras", "poids", "os",
    "dans", "sous",
];

/// Verbs that may follow a number: "Round 1 begins".
const ENGLISH_VERBS: [&str; 8] =
    ["begins", "ends", "does", "goes", "leaves", "gets", "has", "comes"];

fn english(one: &str, two: &str, see: &mut impl FnMut(bool, &'static str)) {
    let small = two.to_lowercase();
    let letters = small.chars().all(char::is_alphabetic);
    let plural = letters
        && small.len() > 2
        && small.ends_with('s')
        && !ENGLISH_SINGULAR.iter().any(|end| small.ends_with(end));
    let verb = ENGLISH_VERBS.contains(&small.as_str());
    // A people's name that is part of a thing's: "1 Settlers card".
    see(one == "1" && plural && !verb && small != "settlers", "one of many");
    see(is_many(one, 0) && ENGLISH.contains(&small.as_str()), "many of one");
    let article = one.to_lowercase();
    let vowel = small.starts_with(['a', 'e', 'i', 'o', 'u']);
    let like_you = ["uni", "eu", "one", "use", "usu"].iter().any(|start| small.starts_with(start));
    see(article == "a" && vowel && !like_you && small.len() > 1, "a before a vowel");
    let consonant = small.starts_with(|c: char| c.is_alphabetic()) && !vowel;
    see(
        article == "an" && (like_you || (consonant && !small.starts_with('h'))),
        "an before a consonant",
    );
}

fn french(one: &str, two: &str, see: &mut impl FnMut(bool, &'static str)) {
    let (before, small) = (one.to_lowercase(), two.to_lowercase());
    let letters = small.chars().all(char::is_alphabetic);
    let plural = letters
        && small.chars().count() > 2
        && small.ends_with(['s', 'x'])
        && !FRENCH_SINGULAR.contains(&small.as_str());
    see(matches!(one, "0" | "1") && plural, "one of many");
    let counted = FRENCH.contains(&small.as_str()) && !FRENCH_SINGULAR.contains(&small.as_str());
    see(is_many(one, 2) && counted, "many of one");
    let joined = ["le", "la", "de", "que", "ne", "se", "je", "jusque"].contains(&before.as_str());
    let vowel = small.chars().next().is_some_and(|first| "aàâeéèêiîoôuûœ".contains(first));
    let apart = ["onze", "oui", "un", "et", "ou", "à", "a", "en", "au", "est"];
    see(
        joined && vowel && small.chars().count() > 1 && !apart.contains(&small.as_str()),
        "no elision",
    );
    let contracted =
        matches!((before.as_str(), small.as_str()), ("de", "le" | "les") | ("à", "le" | "les"));
    see(contracted, "no contraction");
}

/// A number that takes the plural; in English 0 does, in French it does not.
fn is_many(word: &str, from: u64) -> bool {
    word.parse::<u64>().is_ok_and(|number| number != 1 && number >= from)
}
