//! Names that look like other names: letters of one alphabet that are drawn like those of another.

/// An alphabet whose letters are taken for those of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
    Cherokee,
    Coptic,
}

/// Cyrillic and Greek letters, and the Latin ones they are drawn like.
const CYRILLIC: (&str, &str) = ("АВЕЅІЈКМНОРСТУХаеіјорсухѕԁԛԝһӏ", "ABESIJKMHOPCTYXaeijopcyxsdqwhl");
const GREEK: (&str, &str) = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ", "ABEZHIKMNOPTYXovp");

fn alphabet(letter: char) -> Option<Alphabet> {
    Some(match letter {
        'a'..='z' | 'A'..='Z' | 'ª' | 'º' | 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ʯ' | 'Ḁ'..='ỿ' => {
            Alphabet::Latin
        }
        'Ͱ'..='Ͽ' | 'ἀ'..='῾' => Alphabet::Greek,
        'Ѐ'..='ԯ' | 'ᲀ'..='\u{1c8f}' | 'Ꙁ'..='ꚟ' => Alphabet::Cyrillic,
        'Ա'..='֏' => Alphabet::Armenian,
        'Ꭰ'..='\u{13ff}' | 'ꭰ'..='ꮿ' => Alphabet::Cherokee,
        'Ⲁ'..='⳿' => Alphabet::Coptic,
        _ => return None,
    })
}

/// True if letters of two such alphabets stand side by side: no language does that.
pub fn is_mixed(name: &str) -> bool {
    let mut alphabets = name.chars().filter_map(alphabet);
    let first = alphabets.next();
    alphabets.any(|other| Some(other) != first)
}

/// How a name could be written in another alphabet and still look the same, if all its letters
/// have such a twin.
pub fn twins(name: &str) -> Vec<String> {
    let pairs = [CYRILLIC, GREEK];
    let both_ways = pairs.iter().flat_map(|&(other, latin)| [(other, latin), (latin, other)]);
    both_ways.filter_map(|(from, to)| written(name, from, to)).collect()
}

fn written(name: &str, from: &str, to: &str) -> Option<String> {
    let mut changed = false;
    let twin: Option<String> = name
        .chars()
        .map(|letter| match from.chars().position(|other| other == letter) {
            Some(place) => {
                changed = true;
                to.chars().nth(place)
            }
            None => alphabet(letter).is_none().then_some(letter),
        })
        .collect();
    twin.filter(|_| changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alphabets_do_not_mix() {
        for honest in ["Zoé", "Наталья", "Ng Ụọ", "小明 Ming", "Αλίκη", "محمد 2", "Łukasz"]
        {
            assert!(!is_mixed(honest), "{honest}");
        }
        for mixed in ["\u{410}da", "Pa\u{443}l", "\u{39f}tto"] {
            assert!(is_mixed(mixed), "{mixed}");
        }
    }

    #[test]
    fn a_whole_name_in_other_letters_is_found_both_ways() {
        let cyrillic = "\u{421}\u{43e}\u{441}\u{43e}";
        assert_eq!(twins(cyrillic), ["Coco"]);
        assert!(twins("Coco").contains(&cyrillic.to_string()));
        assert!(twins("Наталья").is_empty() && twins("Zoé").is_empty() && twins("小明").is_empty());
        for (other, latin) in [CYRILLIC, GREEK] {
            assert_eq!(other.chars().count(), latin.chars().count());
        }
    }
}
