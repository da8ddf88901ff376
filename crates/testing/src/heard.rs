//! Every refusal a game can give is heard, and cites a rule that speaks of it.

use crate::asked_to_write;
use engine::rulebook::Rulebook;
use engine::{Answer, Arg, Chance, Game, Quick, Refusal, Silence};
use std::collections::{BTreeMap, BTreeSet};
use std::mem::{Discriminant, discriminant};
use std::path::Path;

/// How the games are played in which refusals are heard.
#[derive(Clone, Copy, Debug)]
pub struct Hearing {
    /// So many games of each setup.
    pub games: u64,
    /// At each question so many moves are asked for, legal or not.
    pub asked: u32,
    /// And so many of the verbs that are offered, and as many that were offered earlier: where there are many verbs, any move
    /// is seldom an answer to what is asked.
    pub alike: u32,
}

impl Default for Hearing {
    fn default() -> Self {
        Hearing { games: 6, asked: 80, alike: 0 }
    }
}

/// [`Hearing::of`], as most games are heard.
pub fn refusals<G: Game>(folder: &str, setups: &[G::Setup], elsewhere: Vec<Refusal>) {
    Hearing::default().of::<G>(folder, setups, elsewhere);
}

impl Hearing {
    /// Plays random games of every setup and asks for what is not legal. The messages heard, with those
    /// `elsewhere` (of setups, of rare positions), must be the `refused-…` of the game's words, no more and no
    /// fewer, and each must share a word with the rule it cites.
    ///
    /// `tests/refusals.txt` of the game's folder lists them beside their rules, to be read by people;
    /// `FIXTURES=write` writes it anew.
    pub fn of<G: Game>(self, folder: &str, setups: &[G::Setup], elsewhere: Vec<Refusal>) {
        // By message and rule; whether it says another message, which then has its own rule.
        let mut heard: BTreeMap<(String, &'static str), bool> = BTreeMap::new();
        let mut hear = |Refusal { rule, reason }: Refusal| {
            let says = reason.args.iter().any(|(_, arg)| matches!(arg, Arg::Said(_)));
            heard.insert((reason.key, rule), says);
        };
        elsewhere.into_iter().for_each(&mut hear);
        let alike = Alike::new();
        for (number, setup) in
            (0..self.games).flat_map(|number| setups.iter().map(move |it| (number, it)))
        {
            self.ask_for_everything::<G>(setup, number, &alike, &mut hear);
        }
        let said = sentences(G::PROFILE.words.en);
        let keys: BTreeSet<&str> = heard.keys().map(|(key, _)| key.as_str()).collect();
        let unheard: Vec<&&str> = said.keys().filter(|key| !keys.contains(**key)).collect();
        assert!(unheard.is_empty(), "nobody ever hears {unheard:?}");
        let book = Rulebook::parse(G::PROFILE.rules.en);
        let mut list = String::new();
        let mut strange = Vec::new();
        for ((key, rule), says) in &heard {
            // Messages all games share are checked where they are.
            let Some(sentence) = said.get(key.as_str()) else { continue };
            list.push_str(&format!("{rule} {key}: {sentence}\n"));
            let is_rule = rule.starts_with(G::PROFILE.prefix);
            let speaks = book.rule(rule).is_some_and(|rule| share_a_word(sentence, &rule.plain()));
            if is_rule && !says && !speaks {
                strange.push(format!("{key} cites {rule}, which does not speak of it: {sentence}"));
            }
        }
        assert!(strange.is_empty(), "{}", strange.join("\n"));
        let file = Path::new(folder).join("tests/refusals.txt");
        if asked_to_write("FIXTURES") {
            std::fs::write(&file, &list).expect("a file");
        }
        let known = std::fs::read_to_string(&file).unwrap_or_default();
        let [list, known]: [BTreeSet<&str>; 2] = [&list, &known].map(|text| text.lines().collect());
        let fresh: Vec<&&str> = list.difference(&known).collect();
        assert!(fresh.is_empty(), "not in {file:?}: {fresh:#?}");
        let gone: Vec<&&str> = known.difference(&list).collect();
        assert!(gone.is_empty(), "heard no more: {gone:#?}");
    }

    /// One random game, and at each question moves whether they make sense or not.
    fn ask_for_everything<G: Game>(
        self,
        setup: &G::Setup,
        number: u64,
        alike: &Alike<G::Move>,
        hear: &mut impl FnMut(Refusal),
    ) {
        const LONGEST: u32 = 20_000;
        let (mut luck, mut sampling) = (Quick::new(number, 0), Quick::new(number, 1));
        let mut earlier: Vec<G::Move> = Vec::new();
        let mut table = G::set_up(setup, &mut luck, &mut Silence).expect("a possible setup");
        for _ in 0..LONGEST {
            let Some(seat) = table.asked().iter().next() else { return };
            let mut tried: Vec<G::Move> = (0..self.asked)
                .filter_map(|_| G::Move::from_number(sampling.below(G::Move::NUMBERS)))
                .collect();
            let moves = table.legal_moves(seat);
            for _ in 0..self.alike {
                let offered = moves[sampling.below(moves.len() as u32) as usize];
                tried.push(alike.another(offered, &mut sampling));
                let at = sampling.below(EARLIER) as usize;
                match earlier.get_mut(at) {
                    Some(it) => tried.push(std::mem::replace(it, offered)),
                    None => earlier.push(offered),
                }
            }
            for mv in tried {
                if let Err(refusal) = table.check_move(seat, mv) {
                    hear(refusal);
                }
            }
            let mv = moves[sampling.below(moves.len() as u32) as usize];
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
        panic!("a game without end");
    }
}

/// So many moves of earlier questions are remembered.
const EARLIER: u32 = 300;

/// All moves, by verb.
struct Alike<M>(Vec<(Discriminant<M>, Vec<M>)>);

impl<M: Answer> Alike<M> {
    fn new() -> Self {
        let mut verbs: Vec<(Discriminant<M>, Vec<M>)> = Vec::new();
        for mv in (0..M::NUMBERS).filter_map(M::from_number) {
            let verb = discriminant(&mv);
            match verbs.iter_mut().find(|(known, _)| *known == verb) {
                Some((_, all)) => all.push(mv),
                None => verbs.push((verb, vec![mv])),
            }
        }
        Alike(verbs)
    }
    /// Any move of the same verb.
    fn another(&self, mv: M, sampling: &mut Quick) -> M {
        let same = self.0.iter().find(|(verb, _)| *verb == discriminant(&mv));
        let (_, all) = same.expect("every move has a number");
        all[sampling.below(all.len() as u32) as usize]
    }
}

/// The `refused-…` of a catalogue, each on one line.
fn sentences(words: &str) -> BTreeMap<&str, String> {
    let mut said: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = None;
    for line in words.lines() {
        match line.split_once(" =") {
            Some((key, text)) if !line.starts_with([' ', '#']) => {
                last = key.starts_with("refused-").then_some(key);
                if let Some(key) = last {
                    said.insert(key, text.trim().to_string());
                }
            }
            _ if line.starts_with(' ') => {
                if let Some(text) = last.and_then(|key| said.get_mut(key)) {
                    text.push(' ');
                    text.push_str(line.trim());
                }
            }
            _ => last = None,
        }
    }
    said
}

/// Words are compared by their beginnings, so that "cards" speaks of a card; small words say nothing.
fn share_a_word(sentence: &str, rule: &str) -> bool {
    const EMPTY: &[&str] = &[
        "all", "and", "are", "for", "has", "have", "its", "more", "must", "not", "only", "than",
        "that", "the", "there", "this", "with", "you", "your", "been", "can", "cannot", "does",
        "into", "one",
    ];
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
        words.filter(|word| word.len() > 2 && !EMPTY.contains(&word.as_str())).collect()
    };
    let start = |word: &str| word.chars().take(5).collect::<String>();
    let same = |one: &str, other: &str| one.starts_with(other) || start(one) == start(other);
    let spoken = words(rule);
    words(sentence).iter().any(|it| spoken.iter().any(|word| same(word, it) || same(it, word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_of_several_lines_are_one() {
        let words =
            "refused-a = It costs { $n ->\n    [one] a coin\n   *[other] coins\n }\nask = Who?\n";
        let said = sentences(words);
        assert_eq!(said.len(), 1);
        assert_eq!(said["refused-a"], "It costs { $n -> [one] a coin *[other] coins }");
    }

    #[test]
    fn a_rule_speaks_of_what_it_names() {
        assert!(share_a_word("You have no Worker.", "Each Workers area holds …"));
        assert!(!share_a_word("This slot is taken.", "Ships leave with that tide."));
    }
}
