//! Messages become sentences: Fluent catalogues in two languages.

use crate::grammar;
use engine::{Arg, Message, Profile};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use unic_langid::LanguageIdentifier;

/// The words all games share: refusals of the engine, messages of the command line.
const SHARED_EN: &str = include_str!("../words/en.ftl");
const SHARED_FR: &str = include_str!("../words/fr.ftl");

/// A language of the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// `fr`, `fr_CA.UTF-8`, `FR`: French. `en…`, `C`, `POSIX`: English. Others: `None`.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
        match language.to_ascii_lowercase().as_str() {
            "fr" => Some(Lang::Fr),
            "en" | "c" | "posix" => Some(Lang::En),
            _ => None,
        }
    }
    /// Two letters.
    pub fn id(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }
    fn identifier(self) -> LanguageIdentifier {
        self.id().parse().expect("two letters name a language")
    }
    fn shared(self) -> &'static str {
        match self {
            Lang::En => SHARED_EN,
            Lang::Fr => SHARED_FR,
        }
    }
    /// The side of a bilingual text in this language.
    pub fn of(self, text: engine::Bilingual) -> &'static str {
        match self {
            Lang::En => text.en,
            Lang::Fr => text.fr,
        }
    }
}

/// The words of one language: the shared ones and those of at most one game.
pub struct Words {
    /// Which language.
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The forms of names that some sentence uses, such as `piece-the`: others are not made.
    forms: BTreeSet<String>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.lang.id())
    }
}

impl Words {
    /// The words all games share.
    pub fn shared(lang: Lang) -> Arc<Words> {
        Words::kept("", "", lang)
    }

    /// The words of a game, read once.
    pub fn of_game(profile: &Profile, lang: Lang) -> Arc<Words> {
        Words::kept(profile.id, lang.of(profile.words), lang)
    }

    fn kept(game: &'static str, text: &str, lang: Lang) -> Arc<Words> {
        static KEPT: Mutex<BTreeMap<(&str, Lang), Arc<Words>>> = Mutex::new(BTreeMap::new());
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let words = || {
            Arc::new(Words::read(
                lang,
                &[lang.of(engine::chain::words::WORDS), lang.shared(), text],
            ))
        };
        kept.entry((game, lang)).or_insert_with(words).clone()
    }

    /// Reads catalogues; a later one may say a shared key in its own words. What cannot be read is
    /// left out, and a test sees to it that nothing is.
    pub fn read(lang: Lang, catalogues: &[&str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Invisible marks around parameters would come out as noise in terminals and logs.
        bundle.set_use_isolating(false);
        let mut forms = BTreeSet::new();
        for text in catalogues {
            forms.extend(forms_in(text));
            let resource = match FluentResource::try_new(text.to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle, forms }
    }

    /// True if some catalogue has this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence for a message. A key without words stays visible as `{key}`.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.bundle.get_message(&message.key).and_then(|found| found.value())
        else {
            return format!("{{{}}}", message.key);
        };
        let args = self.args(message);
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    fn args<'a>(&self, message: &'a Message) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
                Arg::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
                Arg::Name(key) => self.set_name(&mut args, name, &Message::new(key.as_str())),
                Arg::Said(said) => self.set_name(&mut args, name, said),
            }
        }
        args
    }

    /// A name and the forms of it that sentences use.
    fn set_name<'a>(&self, args: &mut FluentArgs<'a>, name: &'a str, named: &Message) {
        let text = self.say(named);
        let mut noun = None;
        for form in grammar::FORMS {
            let wanted = format!("{name}-{form}");
            if self.forms.contains(&wanted) {
                let noun = noun.get_or_insert_with(|| self.noun(named));
                if let Some(formed) = grammar::form(self.lang, &text, noun.as_deref(), form) {
                    args.set(wanted, formed);
                }
            }
        }
        args.set(name, text);
    }

    /// What kind of noun a name is, if its catalogue says so.
    fn noun(&self, named: &Message) -> Option<String> {
        let attribute = self.bundle.get_message(&named.key)?.get_attribute("noun")?;
        let args = self.args(named);
        let noun = self.bundle.format_pattern(attribute.value(), Some(&args), &mut Vec::new());
        Some(noun.into_owned())
    }

    /// The words for a key that needs no parameters.
    pub fn key(&self, key: &str) -> String {
        self.say(&Message::new(key))
    }

    /// The words for a key, or the key itself as plain text: names of options, for example.
    pub fn key_or(&self, key: &str, otherwise: &str) -> String {
        if self.has(key) { self.key(key) } else { otherwise.to_string() }
    }
}

/// The parameters of a catalogue that look like the form of a name.
fn forms_in(text: &str) -> impl Iterator<Item = String> {
    let named = text.split('$').skip(1).map(|rest| {
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
        &rest[..end.unwrap_or(rest.len())]
    });
    named.filter(|name| name.contains('-')).map(str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_said_in_both_languages() {
        let message = Message::new("list-seat").number("seat", 2);
        assert!(Words::shared(Lang::En).say(&message).contains("eat 2"));
        assert!(Words::shared(Lang::Fr).say(&message).contains("lace 2"));
    }

    #[test]
    fn names_are_said_in_the_same_language() {
        let words = Words::read(Lang::Fr, &["take = Prend { $what }.\ntile = la tuile\n"]);
        assert_eq!(words.say(&Message::new("take").name("what", "tile")), "Prend la tuile.");
        assert_eq!(words.say(&Message::new("take").text("what", "X")), "Prend X.");
    }

    #[test]
    fn sentences_agree_with_the_names_they_are_given() {
        let text = "lost = { $piece-The } { $victim-of } est { $piece-noun ->\n    [f] détruite\n   *[m] détruit\n }.\n\
            city = Ville\n    .noun = f\ntemple = Temple\n    .noun = m\n\
            goods = { $count ->\n    [one] Arme\n   *[other] Armes\n }\n    .noun = { $count ->\n    [one] f\n   *[other] fp\n }\n\
            red = Rouge\n    .noun = proper m\n";
        let words = Words::read(Lang::Fr, &[text]);
        let lost = |piece: &str| Message::new("lost").name("victim", "red").name("piece", piece);
        assert_eq!(words.say(&lost("city")), "La Ville de Rouge est détruite.");
        assert_eq!(words.say(&lost("temple")), "Le Temple de Rouge est détruit.");
        let goods = |count: i64| {
            let goods = Message::new("goods").number("count", count);
            words.say(&Message::new("lost").name("victim", "red").said("piece", goods))
        };
        assert!(goods(1).starts_with("L’Arme de Rouge"), "{}", goods(1));
        assert!(goods(2).starts_with("Les Armes de Rouge"), "{}", goods(2));
        // Without its kind of noun a form is missing, visibly.
        let words = Words::read(Lang::Fr, &["go = { $piece-The } va.\ncity = Ville\n"]);
        let gone = words.say(&Message::new("go").name("piece", "city"));
        assert!(gone.contains("{$piece-The}"), "{gone}");
    }

    #[test]
    fn a_missing_key_stays_visible() {
        let words = Words::shared(Lang::En);
        assert_eq!(words.key("no-such-key"), "{no-such-key}");
        assert_eq!(words.key_or("no-such-key", "plain"), "plain");
    }

    #[test]
    fn numbers_choose_their_plural() {
        let text = "left = { $n ->\n    [one] one move\n   *[other] { $n } moves\n }\n";
        let words = Words::read(Lang::En, &[text]);
        assert_eq!(words.say(&Message::new("left").number("n", 1)), "one move");
        assert_eq!(words.say(&Message::new("left").number("n", 1200)), "1200 moves");
    }

    #[test]
    fn locales_are_understood() {
        assert_eq!(Lang::from_locale("fr_CH.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::from_locale("en-GB"), Some(Lang::En));
        assert_eq!(Lang::from_locale("C.UTF-8"), Some(Lang::En));
        assert_eq!(Lang::from_locale("de_DE"), None);
        assert_eq!(Lang::from_locale(""), None);
    }
}
