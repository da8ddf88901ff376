//! Articles and agreement: what a sentence needs of a name beside the name itself.
//!
//! A name says what kind of noun it is in its attribute `.noun`, and every message that is given the
//! name as `$piece` may use the forms of it: `{ $piece-the }`, `{ $piece-of }`, and `{ $piece-noun }`
//! to agree with it. Only what cannot be seen from the letters is written down:
//!
//! ```text
//! piece-city = Ville
//!     .noun = f
//! town-hall = Halle
//!     .noun = f h
//! character-bogrod = Bogrod
//!     .noun = proper m
//! ```
//!
//! French: `m`, `f`, `mp`, `fp`, with `h` for an h that is breathed and `proper` for names without an
//! article. English: nothing for most, `p` for plurals, `proper`, and `a` or `an` where the letters mislead.

use crate::words::Lang;

/// What may stand behind the name of a parameter. A capital begins a sentence.
pub(crate) const FORMS: [&str; 10] =
    ["the", "The", "a", "A", "of", "of-a", "to", "de", "Name", "noun"];

/// The form of a name, if its kind of noun is known.
pub(crate) fn form(lang: Lang, name: &str, noun: Option<&str>, form: &str) -> Option<String> {
    match lang {
        Lang::En => english(name, noun.unwrap_or_default(), form),
        Lang::Fr => french(name, noun?, form),
    }
}

fn english(name: &str, noun: &str, form: &str) -> Option<String> {
    let is = |word: &str| noun.split_whitespace().any(|said| said == word);
    let the = if is("proper") { name.to_string() } else { format!("the {name}") };
    let a = match () {
        () if is("proper") || is("p") => name.to_string(),
        () if is("an") || (sounds_like_a_vowel(name) && !is("a")) => format!("an {name}"),
        () => format!("a {name}"),
    };
    Some(match form {
        "the" => the,
        "The" => capital(&the),
        "a" => a,
        "A" => capital(&a),
        "of" => format!("of {the}"),
        "of-a" => format!("of {a}"),
        "to" => format!("to {the}"),
        "de" => format!("of {name}"),
        "Name" => capital(name),
        "noun" => if is("p") { "p" } else { "s" }.to_string(),
        _ => return None,
    })
}

/// By the letters: "an Orb", "an Ice Maiden", but "a Unit" and "a Euro".
fn sounds_like_a_vowel(name: &str) -> bool {
    let small = name.to_lowercase();
    let like_you = ["uni", "eu", "one", "use"].iter().any(|start| small.starts_with(start));
    small.starts_with(['a', 'e', 'i', 'o', 'u']) && !like_you
}

fn french(name: &str, noun: &str, form: &str) -> Option<String> {
    let is = |word: &str| noun.split_whitespace().any(|said| said == word);
    let class = *["m", "f", "mp", "fp"].iter().find(|class| is(class))?;
    let elided = elides(name) && !is("h");
    let de = if elided { format!("d’{name}") } else { format!("de {name}") };
    // The articles of this name: definite, indefinite, with « de », with « à ».
    let (le, un, du, au) = match class {
        _ if is("proper") => ("", "", if elided { "d’" } else { "de " }, "à "),
        "mp" | "fp" => ("les ", "des ", "des ", "aux "),
        "m" if elided => ("l’", "un ", "de l’", "à l’"),
        "f" if elided => ("l’", "une ", "de l’", "à l’"),
        "m" => ("le ", "un ", "du ", "au "),
        _ => ("la ", "une ", "de la ", "à la "),
    };
    Some(match form {
        "the" => format!("{le}{name}"),
        "The" => capital(&format!("{le}{name}")),
        "a" => format!("{un}{name}"),
        "A" => capital(&format!("{un}{name}")),
        "of" => format!("{du}{name}"),
        "of-a" if is("proper") || class.ends_with('p') => de,
        "of-a" => format!("d’{un}{name}"),
        "to" => format!("{au}{name}"),
        "de" => de,
        "Name" => capital(name),
        "noun" => class.to_string(),
        _ => return None,
    })
}

/// True if « le » and « de » lose their vowel before this name. A y is a vowel before a consonant only:
/// « d’Ysolde », but « de Yann ».
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let first = letters.next().unwrap_or(' ');
    let second = letters.next().unwrap_or(' ');
    let vowel = |letter| "aàâäeéèêëiîïoôöuùûüœæ".contains(letter);
    vowel(first) || first == 'h' || first == 'y' && second.is_alphabetic() && !vowel(second)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms(lang: Lang, name: &str, noun: &str) -> Vec<String> {
        let said = |shape: &&str| form(lang, name, Some(noun), shape).unwrap_or_default();
        FORMS.iter().map(said).collect()
    }

    #[test]
    fn french_names_take_their_articles() {
        let temple = forms(Lang::Fr, "Temple", "m");
        let expected = [
            "le Temple",
            "Le Temple",
            "un Temple",
            "Un Temple",
            "du Temple",
            "d’un Temple",
            "au Temple",
            "de Temple",
            "Temple",
            "m",
        ];
        assert_eq!(temple, expected);
        let orb = forms(Lang::Fr, "Orbe", "f");
        let expected = [
            "l’Orbe",
            "L’Orbe",
            "une Orbe",
            "Une Orbe",
            "de l’Orbe",
            "d’une Orbe",
            "à l’Orbe",
            "d’Orbe",
            "Orbe",
            "f",
        ];
        assert_eq!(orb, expected);
        let ports = forms(Lang::Fr, "Ailés", "mp");
        let expected = [
            "les Ailés",
            "Les Ailés",
            "des Ailés",
            "Des Ailés",
            "des Ailés",
            "d’Ailés",
            "aux Ailés",
            "d’Ailés",
            "Ailés",
            "mp",
        ];
        assert_eq!(ports, expected);
    }

    #[test]
    fn what_the_letters_do_not_show_is_said() {
        let said = |name, noun, shape| form(Lang::Fr, name, Some(noun), shape);
        assert_eq!(said("Halle", "f h", "the").as_deref(), Some("la Halle"));
        assert_eq!(said("Habitation", "f", "of").as_deref(), Some("de l’Habitation"));
        assert_eq!(said("Bogrod", "proper m", "the").as_deref(), Some("Bogrod"));
        assert_eq!(said("Orla", "proper f", "of").as_deref(), Some("d’Orla"));
        assert_eq!(said("Orla", "proper f", "to").as_deref(), Some("à Orla"));
        assert_eq!(said("Ysolde", "proper f", "of").as_deref(), Some("d’Ysolde"));
        assert_eq!(said("Yann", "proper m", "of").as_deref(), Some("de Yann"));
        assert_eq!(form(Lang::Fr, "Ville", None, "the"), None, "nobody said its gender");
    }

    #[test]
    fn english_names_take_their_articles() {
        let said = |name, noun, shape| form(Lang::En, name, Some(noun), shape).unwrap_or_default();
        assert_eq!(said("City", "", "the"), "the City");
        assert_eq!(said("City", "", "A"), "A City");
        assert_eq!(said("Orb", "", "a"), "an Orb");
        assert_eq!(said("unit", "", "a"), "a unit");
        assert_eq!(said("hour", "an", "a"), "an hour");
        assert_eq!(said("Weapons", "p", "a"), "Weapons");
        assert_eq!(said("Weapons", "p", "noun"), "p");
        assert_eq!(said("Bogrod", "proper", "of"), "of Bogrod");
        assert_eq!(form(Lang::En, "City", None, "to").as_deref(), Some("to the City"));
    }
}
