//! What a person can type that is not a move.

/// A command, in English or French.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    Help,
    Moves,
    Board,
    Score,
    Log,
    Hint,
    Undo,
    Rules(&'a str),
    Save(&'a str),
    Quit,
}

impl<'a> Command<'a> {
    /// The command a line is, if it is one. Moves are tried only if it is none.
    pub fn read(line: &'a str) -> Option<Command<'a>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = |command| rest.is_empty().then_some(command);
        match word.to_lowercase().as_str() {
            "help" | "?" | "aide" => alone(Command::Help),
            "moves" | "coups" => alone(Command::Moves),
            "board" | "plateau" => alone(Command::Board),
            "score" | "scores" | "points" => alone(Command::Score),
            "log" | "journal" => alone(Command::Log),
            "hint" | "indice" => alone(Command::Hint),
            "undo" | "reprendre" => alone(Command::Undo),
            "rules" | "rule" | "règles" | "règle" | "regles" | "regle" => {
                Some(Command::Rules(rest))
            }
            "save" | "enregistrer" => Some(Command::Save(rest)),
            "quit" | "exit" | "quitter" => alone(Command::Quit),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Lang, Words};

    #[test]
    fn commands_are_read_in_both_languages() {
        assert_eq!(Command::read("rules TM-8.41"), Some(Command::Rules("TM-8.41")));
        assert_eq!(Command::read("Règle 8"), Some(Command::Rules("8")));
        assert_eq!(Command::read("save  a b.json"), Some(Command::Save("a b.json")));
        assert_eq!(Command::read("UNDO"), Some(Command::Undo));
        assert_eq!(Command::read("regle 8"), Some(Command::Rules("8")), "without the accent");
        assert_eq!(Command::read("build E5"), None);
        assert_eq!(Command::read("score E5"), None);
    }

    /// The first word of every line of the help is a command, and every command has a line.
    #[test]
    fn every_language_lists_its_own_words() {
        let first = |lang| {
            let help = Words::shared(lang).key("play-help");
            let lines = help.lines().filter(|line| line.contains("  "));
            let words = lines.map(|line| line.split(' ').next().unwrap_or_default().to_string());
            words.collect::<Vec<String>>()
        };
        let (english, french) = (first(Lang::En), first(Lang::Fr));
        assert_eq!((english.len(), french.len()), (9, 9), "{english:?} {french:?}");
        for (english, french) in english.iter().zip(&french) {
            assert_eq!(Command::read(english), Command::read(french), "{english} {french}");
            assert!(Command::read(english).is_some(), "{english}");
        }
        assert!(french.iter().all(|word| !english.contains(word)), "{french:?}");
    }
}
