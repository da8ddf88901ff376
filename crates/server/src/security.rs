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
use std::net::{Ipv4Addr, Ipv6Addr};

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

/// Without a public address only those names are ours that nobody else can hand out: addresses of
/// machines, and this machine's own. A page elsewhere whose name suddenly means this machine (DNS
/// rebinding) gets no answer.
pub async fn own_host_only(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response> {
    let named = host(request.headers(), request.uri());
    if app.settings.origin.get().is_none() && named.is_some_and(|host| !is_address(host)) {
        let status = StatusCode::MISDIRECTED_REQUEST;
        return Err(Error::plain(status, "unknown-host", "refused-unknown-host"));
    }
    Ok(next.run(request).await)
}

/// What the request calls us.
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    let said = headers.get(header::HOST).map(|host| host.to_str().unwrap_or("?"));
    said.or_else(|| uri.authority().map(|authority| authority.as_str()))
}

/// An address, or `localhost`, with or without a port.
fn is_address(host: &str) -> bool {
    let plain = |name: &str| {
        let name = name.trim_end_matches('.').to_ascii_lowercase();
        name == "localhost" || name.ends_with(".localhost") || name.parse::<Ipv4Addr>().is_ok()
    };
    let v6 =
        |rest: &str| rest.split_once(']').is_some_and(|(ip, _)| ip.parse::<Ipv6Addr>().is_ok());
    match host.strip_prefix('[') {
        Some(rest) => v6(rest),
        None => plain(host.rsplit_once(':').map_or(host, |(name, _)| name)),
    }
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
        (Some(origin), _) => is_own(settings, origin, host(headers, uri)),
        (None, Some(site)) => site == "same-origin" || site == "none",
        (None, None) => session::token(settings, headers).is_none(),
    };
    if ours {
        Ok(())
    } else {
        Err(Error::plain(StatusCode::FORBIDDEN, "foreign-site", "refused-foreign-site"))
    }
}

fn is_own(settings: &Settings, origin: &str, host: Option<&str>) -> bool {
    if let Some(own) = settings.origin.get() {
        return origin.eq_ignore_ascii_case(own);
    }
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
    fn names_anybody_could_hand_out_are_not_ours() {
        for ours in ["127.0.0.1:7878", "192.168.1.5", "[::1]:7878", "localhost:7878", "a.localhost"]
        {
            assert!(is_address(ours), "{ours}");
        }
        for other in [
            "evil.org",
            "evil.org:7878",
            "127.0.0.1.evil.org",
            "localhost.evil.org",
            "",
            "[evil.org]:1",
            "::1",
            "?",
        ] {
            assert!(!is_address(other), "{other}");
        }
    }

    #[test]
    fn a_session_without_a_word_about_its_site_is_not_believed() {
        assert!(allowed("", &[]));
        assert!(!allowed("", &[("cookie", "ludotheque=abc")]));
    }
}
