//! From where requests may come, and what browsers may do with our answers.

use crate::app::App;
use crate::config::Settings;
use crate::error::{Error, Result};
use crate::people::session;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::Response;

/// Everything comes from ourselves and nothing is inline. `svelte-trusted-html` is the policy the
/// client's framework writes its templates through, `ludotheque` the client's own.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types svelte-trusted-html ludotheque";

const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("permissions-policy", PERMISSIONS),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Two years: browsers come back encrypted only.
const STRICT_TRANSPORT: &str = "max-age=63072000";

/// Puts the headers on every answer.
pub async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    // Answers are about whoever asked, unless they say otherwise.
    let fresh = headers.entry(header::CACHE_CONTROL);
    fresh.or_insert(HeaderValue::from_static("no-store"));
    if app.settings.secure() {
        let value = HeaderValue::from_static(STRICT_TRANSPORT);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

/// Refuses what another site made a browser send.
pub async fn own_site_only(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response> {
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if !reads {
        expect_own_site(&app.settings, request.headers(), request.uri())?;
    }
    Ok(next.run(request).await)
}

/// Refuses a request or a socket that comes from another site.
///
/// Browsers say where a request comes from. Whoever does not say is no browser, and is believed
/// as long as no session comes along: without one there is nothing to abuse.
pub fn expect_own_site(settings: &Settings, headers: &HeaderMap, uri: &Uri) -> Result<()> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let ours = match (text(header::ORIGIN), text(HeaderName::from_static("sec-fetch-site"))) {
        (Some(origin), _) => is_own(settings, origin, text(header::HOST), uri),
        (None, Some(site)) => site == "same-origin" || site == "none",
        (None, None) => session::token(settings, headers).is_none(),
    };
    if ours {
        Ok(())
    } else {
        Err(Error::plain(StatusCode::FORBIDDEN, "foreign-site", "refused-foreign-site"))
    }
}

fn is_own(settings: &Settings, origin: &str, host: Option<&str>, uri: &Uri) -> bool {
    if let Some(own) = settings.origin.get() {
        return origin.eq_ignore_ascii_case(own);
    }
    let host = host.or_else(|| uri.authority().map(|authority| authority.as_str()));
    let claimed = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    matches!((claimed, host), (Some(claimed), Some(host)) if claimed.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(origin: &str, pairs: &[(&'static str, &str)]) -> bool {
        let settings = Settings { origin: origin.parse().expect("a text"), ..Settings::default() };
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            let value = HeaderValue::from_str(value).expect("a header");
            headers.insert(HeaderName::from_static(name), value);
        }
        expect_own_site(&settings, &headers, &Uri::from_static("/api/x")).is_ok()
    }

    #[test]
    fn only_our_own_pages_may_change_things() {
        let own = "https://games.example.org";
        assert!(allowed(own, &[("origin", own)]));
        assert!(!allowed(own, &[("origin", "http://games.example.org")]));
        assert!(!allowed(own, &[("origin", "https://games.example.org.evil.org")]));
        assert!(!allowed(own, &[("origin", "null")]));
        assert!(!allowed(own, &[("sec-fetch-site", "cross-site")]));
        assert!(!allowed(own, &[("sec-fetch-site", "same-site")]));
        assert!(allowed(own, &[("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn without_a_public_origin_the_host_decides() {
        let host = ("host", "127.0.0.1:7878");
        assert!(allowed("", &[("origin", "http://127.0.0.1:7878"), host]));
        assert!(!allowed("", &[("origin", "http://127.0.0.1:8080"), host]));
        assert!(!allowed("", &[("origin", "http://evil.org"), host]));
        assert!(!allowed("", &[("origin", "http://evil.org")]));
    }

    #[test]
    fn a_session_without_a_word_about_its_site_is_not_believed() {
        assert!(allowed("", &[]));
        assert!(!allowed("", &[("cookie", "ludotheque=abc")]));
    }
}
