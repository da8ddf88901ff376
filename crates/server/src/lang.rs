//! Which language the reader wants.
//!
//! In this order: `?lang=`, the cookie `lang`, the person's settings, the browser's list, English.

use crate::people::MaybePerson;
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use catalog::Lang;
use std::convert::Infallible;

/// The reader's language, as an extractor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader(pub Lang);

/// The language in the settings of whoever asked, left in the answer for [`crate::error`].
#[derive(Clone, Copy, Debug)]
pub struct OfPerson(pub Lang);

/// What a request says about languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// Chosen on purpose.
    pub said: Option<Lang>,
    /// What the browser is set to.
    pub accepted: Option<Lang>,
}

pub fn heard(headers: &HeaderMap, uri: &Uri) -> Heard {
    let query = uri.query().unwrap_or_default().split('&');
    let asked = query.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Lang::from_locale);
    let cookie = || cookie(headers, "lang").and_then(Lang::from_locale);
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
    Heard { said: asked.or_else(cookie), accepted: accepted.and_then(first_accepted) }
}

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let pairs = all.flat_map(|header| header.split(';'));
    pairs.filter_map(|pair| pair.trim().split_once('=')).find(|(key, _)| *key == name).map(|p| p.1)
}

/// The language of ours a browser likes best: `de, fr;q=0.8, en;q=0.9` is English.
fn first_accepted(list: &str) -> Option<Lang> {
    let mut best: Option<(f32, Lang)> = None;
    for item in list.split(',').take(20) {
        let (tag, rest) = item.split_once(';').unwrap_or((item, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse().ok());
        let Some(lang) = Lang::from_locale(tag.trim()) else { continue };
        let weight: f32 = weight.unwrap_or(0.0);
        if weight > best.map_or(0.0, |(weight, _)| weight) {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        let heard = heard(&parts.headers, &parts.uri);
        let person = || MaybePerson::of(&parts.extensions).and_then(|person| person.lang());
        let lang = heard.said.or_else(person).or(heard.accepted);
        Ok(Reader(lang.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn heard_in(uri: &str, cookie: &str, accepted: &str) -> Heard {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(cookie).expect("a header"));
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_str(accepted).expect("a header"));
        heard(&headers, &uri.parse().expect("an address"))
    }

    #[test]
    fn what_is_chosen_on_purpose_counts_first() {
        assert_eq!(heard_in("/?lang=fr", "lang=en", "en").said, Some(Lang::Fr));
        assert_eq!(heard_in("/?a=b", "x=y; lang=fr", "en").said, Some(Lang::Fr));
        assert_eq!(heard_in("/", "", "fr"), Heard { said: None, accepted: Some(Lang::Fr) });
        assert_eq!(heard_in("/?lang=tlh", "", ""), Heard::default());
    }

    #[test]
    fn the_browsers_list_is_weighed() {
        assert_eq!(first_accepted("de, fr;q=0.8, en;q=0.9"), Some(Lang::En));
        assert_eq!(first_accepted("fr-CH, en;q=0.5"), Some(Lang::Fr));
        assert_eq!(first_accepted("fr;q=0, de"), None);
        assert_eq!(first_accepted("fr;q=x"), None);
    }
}
