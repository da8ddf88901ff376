//! How `RULES.md` is read, and how code and tests cite it.
//!
//! A chapter is a heading `## TM-8 Title`. A rule is a block that starts with its id in bold,
//! `**TM-8.21** …`, and ends before the next one or the next heading.

/// A game's rules, chapter by chapter.
///
/// ```
/// let text = "# Tic\n\n## TIC-1 The course\n\n**TIC-1.1** Place a mark.\n**TIC-1.2** Three in a row win.\n";
/// let book = engine::rulebook::Rulebook::parse(text);
/// assert_eq!(book.chapters[0].title, "The course");
/// assert_eq!(book.rule("tic-1.2").map(|rule| &*rule.text), Some("Three in a row win."));
/// assert!(book.has("TIC-1") && !book.has("TIC-1.3"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// The first heading.
    pub title: String,
    /// In the order of the book; chapters without rules and without an id are left out.
    pub chapters: Vec<Chapter>,
}

/// One chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// `TM-8`; empty if the heading has none.
    pub id: String,
    /// The heading without its id.
    pub title: String,
    /// In the order of the book.
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// `TM-8.21`.
    pub id: String,
    /// Its text as written, without the id.
    pub text: String,
}

impl Rule {
    /// The text without marks for bold.
    pub fn plain(&self) -> String {
        self.text.replace("**", "")
    }
}

impl Rulebook {
    /// Reads any text; what looks like no rule is left out.
    pub fn parse(text: &str) -> Rulebook {
        let mut book = Rulebook::default();
        let mut in_rule = false;
        for line in text.lines() {
            if let Some(title) = line.strip_prefix("## ") {
                book.chapters.push(Chapter::headed(title.trim()));
                in_rule = false;
            } else if line.starts_with('#') {
                let title = line.trim_start_matches('#').trim();
                if book.title.is_empty() {
                    book.title = title.to_string();
                }
                in_rule = false;
            } else if let Some((id, first_line)) = rule_start(line) {
                book.last_rules().push(Rule { id, text: first_line.trim().to_string() });
                in_rule = true;
            } else if in_rule && let Some(rule) = book.last_rules().last_mut() {
                rule.text.push('\n');
                rule.text.push_str(line.trim_end());
            }
        }
        book.chapters.retain(|chapter| !chapter.id.is_empty() || !chapter.rules.is_empty());
        for rule in book.chapters.iter_mut().flat_map(|chapter| &mut chapter.rules) {
            rule.text.truncate(rule.text.trim_end().len());
        }
        book
    }

    /// The rule with this id, upper or lower case.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        let mut rules = self.chapters.iter().flat_map(|chapter| &chapter.rules);
        rules.find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The chapter with this id, upper or lower case.
    pub fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| !id.is_empty() && chapter.id.eq_ignore_ascii_case(id))
    }

    /// All ids that can be cited, of chapters and of rules, in the order of the book.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.chapters.iter().flat_map(|chapter| {
            let own = (!chapter.id.is_empty()).then_some(chapter.id.as_str());
            own.into_iter().chain(chapter.rules.iter().map(|rule| rule.id.as_str()))
        })
    }

    /// True if a rule or a chapter has this id, upper or lower case.
    pub fn has(&self, id: &str) -> bool {
        self.ids().any(|known| known.eq_ignore_ascii_case(id))
    }

    /// The rules of the last chapter; a rule before the first heading gets a chapter of its own.
    fn last_rules(&mut self) -> &mut Vec<Rule> {
        if self.chapters.is_empty() {
            self.chapters.push(Chapter::default());
        }
        let last = self.chapters.len() - 1;
        &mut self.chapters[last].rules
    }
}

impl Chapter {
    fn headed(heading: &str) -> Chapter {
        let (first, rest) = heading.split_once(char::is_whitespace).unwrap_or((heading, ""));
        let (id, title) = if is_id(first) { (first, rest.trim()) } else { ("", heading) };
        Chapter { id: id.to_string(), title: title.to_string(), rules: Vec::new() }
    }
}

/// A rule id found in source text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Citation {
    /// `TM-8.21`.
    pub id: String,
    /// Counted from 1.
    pub line: usize,
}

/// Every rule id of this prefix that a text cites: `TM-8.21`, `TM-8`, `TM-X9.2`, `TM-X1`.
pub fn ids_in_code(prefix: &str, text: &str) -> Vec<Citation> {
    let start = format!("{prefix}-");
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices(&start) {
            let inside_a_word = line[..at].chars().next_back().is_some_and(is_word);
            if inside_a_word {
                continue;
            }
            if let Some(number) = leading_number(&line[at + start.len()..], '.') {
                found.push(Citation { id: format!("{start}{number}"), line: index + 1 });
            }
        }
    }
    found
}

/// Every function of a source text whose name starts with a rule id of this prefix.
pub fn tests_in_code(prefix: &str, text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some((before, after)) = line.split_once("fn ") else { continue };
        if before.chars().next_back().is_some_and(is_word) {
            continue;
        }
        let name = after.split(|c| !is_word(c)).next().unwrap_or_default();
        if let Some(id) = id_of_test(prefix, name) {
            found.push(Citation { id, line: index + 1 });
        }
    }
    found
}

/// The rule a test is about: `tm_8_21_neighbors_…` is about TM-8.21, `tm_x9_…` about TM-X9.
pub fn id_of_test(prefix: &str, name: &str) -> Option<String> {
    let rest = name.strip_prefix(&prefix.to_ascii_lowercase())?.strip_prefix('_')?;
    let number = leading_number(&rest.to_ascii_uppercase(), '_')?.replace('_', ".");
    Some(format!("{}-{number}", prefix.to_ascii_uppercase()))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// `8`, `8.21`, `X`, `X9` or `X9.2` at the start of a text, the whole word or none of it.
fn leading_number(text: &str, between: char) -> Option<&str> {
    let is_extra = usize::from(text.starts_with('X'));
    let chapter = is_extra + digits(&text[is_extra..]);
    if chapter == 0 {
        return None;
    }
    let end = match text[chapter..].strip_prefix(between).map(digits) {
        None | Some(0) => chapter,
        Some(rule) => chapter + 1 + rule,
    };
    let ends_the_word = |at: usize| !text[at..].starts_with(char::is_alphanumeric);
    // `tm_8_2nd_player` is about chapter 8.
    [end, chapter].into_iter().find(|&at| ends_the_word(at)).map(|at| &text[..at])
}

fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        !prefix.is_empty()
            && prefix.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
            && leading_number(number, '.') == Some(number)
    })
}

/// `**TM-8.21** rest` as id and rest.
fn rule_start(line: &str) -> Option<(String, &str)> {
    let (id, rest) = line.strip_prefix("**")?.split_once("**")?;
    let ends_the_mark = rest.is_empty() || rest.starts_with(char::is_whitespace);
    (is_id(id) && ends_the_mark).then(|| (id.to_string(), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# Terra Nova

Words before any chapter.

## TN-8 Building

A chapter may begin with words.

**TN-8.1** Pay **two** coins.
Then build.

- a list
**bold** but no id

**TN-8.21** Last of its kind.

### Aside

Not a rule.

## TN-X9 The expansion
**TN-X9.2** More.
## Glossary
Words.
";

    #[test]
    fn chapters_and_rules_are_found() {
        let book = Rulebook::parse(BOOK);
        assert_eq!(book.title, "Terra Nova");
        assert_eq!(
            book.ids().collect::<Vec<_>>(),
            ["TN-8", "TN-8.1", "TN-8.21", "TN-X9", "TN-X9.2"]
        );
        assert_eq!(book.chapter("tn-x9").map(|c| c.title.as_str()), Some("The expansion"));
        assert!(book.has("tn-8.21") && !book.has("TN-8.2") && !book.has(""));
    }

    #[test]
    fn a_rule_is_a_block() {
        let book = Rulebook::parse(BOOK);
        let rule = book.rule("tn-8.1").expect("it is in the book");
        let text = "Pay **two** coins.\nThen build.\n\n- a list\n**bold** but no id";
        assert_eq!(rule.text, text);
        assert_eq!(rule.plain(), text.replace("**", ""));
        assert_eq!(book.rule("TN-8.21").map(|r| r.text.as_str()), Some("Last of its kind."));
    }

    #[test]
    fn any_text_is_read() {
        assert_eq!(Rulebook::parse(""), Rulebook::default());
        assert_eq!(Rulebook::parse("**TN-1.1** early").ids().count(), 1);
        for text in ["##", "## ", "**", "****", "**TN-** x", "# \n**-1**", "**é-1** x"] {
            assert_eq!(Rulebook::parse(text).ids().count(), 0, "{text}");
        }
    }

    #[test]
    fn code_cites_rules() {
        let code = "// TM-8.21 and TM-X9.2, see TM-8.\nATM-3 TM-x TM-8abc TM-7.1ab \"TM-X1\"\nTM-é";
        let found = ids_in_code("TM", code);
        let ids: Vec<_> = found.iter().map(|cited| (cited.id.as_str(), cited.line)).collect();
        assert_eq!(ids, [("TM-8.21", 1), ("TM-X9.2", 1), ("TM-8", 1), ("TM-7", 2), ("TM-X1", 2)]);
    }

    #[test]
    fn tests_are_named_after_rules() {
        let id = |name| id_of_test("TM", name);
        assert_eq!(id("tm_8_21_neighbors_are_offered_power").as_deref(), Some("TM-8.21"));
        assert_eq!(id("tm_x9_2_a_tile").as_deref(), Some("TM-X9.2"));
        assert_eq!(id("tm_x1_ice").as_deref(), Some("TM-X1"));
        assert_eq!(id("tm_8_whole").as_deref(), Some("TM-8"));
        assert_eq!(id("tm_8_2nd_player").as_deref(), Some("TM-8"));
        assert_eq!(id("tm_8").as_deref(), Some("TM-8"));
        assert_eq!(id("tm_xylophone"), None);
        assert_eq!(id("witches_fly"), None);
        let code = "#[test]\nfn tm_8_21_x() {\n}\n  pub fn other() {}\n";
        let tests = tests_in_code("TM", code);
        assert_eq!(tests, [Citation { id: "TM-8.21".into(), line: 2 }]);
    }
}
