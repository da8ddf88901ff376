//! The files of the web client, carried by the binary.

use crate::error::Error;
use crate::marked;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

/// One file, as it is and compressed.
#[derive(Clone, Copy, Debug)]
struct File {
    /// From the root on, with its slash.
    path: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    /// Tells versions apart, with its quotes.
    mark: &'static str,
}

/// In alphabetical order.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What is shown as long as the client is not built.
const UNBUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Ludotheque</title><p>The web client is not in this binary. Build it with \
    <code>cargo xtask play</code>.</p><p lang=\"fr\">Le client web n’est pas dans ce binaire. \
    Construisez-le avec <code>cargo xtask play</code>.</p></html>";

/// Whatever is no route: a file of the client, or its page, which knows the way from there.
pub async fn serve(request: Request) -> Response {
    let path = request.uri().path();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    if path.starts_with("/api/") || path == "/api" {
        return Error::not_found().into_response();
    }
    if !reads {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let wanted = if path == "/" { "/index.html" } else { path };
    match find(wanted) {
        Some(file) => answer(file, request.headers()),
        None if is_file_name(path) && path != "/index.html" => Error::not_found().into_response(),
        None => page(request.headers()),
    }
}

fn find(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

/// Pages have no ending, files have one.
fn is_file_name(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| name.contains('.'))
}

fn page(headers: &HeaderMap) -> Response {
    match find("/index.html") {
        Some(file) => answer(file, headers),
        None => {
            let html = (CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
            ([html], UNBUILT).into_response()
        }
    }
}

fn answer(file: &File, headers: &HeaderMap) -> Response {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut answer = HeaderMap::new();
    let mut put = |name, value| answer.insert(name, HeaderValue::from_static(value));
    // A file with its hash in its name never changes; others are asked for again every time.
    let hashed = file.path.starts_with("/assets/");
    let fresh = if hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    put(CACHE_CONTROL, fresh);
    put(ETAG, file.mark);
    put(VARY, "accept-encoding");
    if marked::is_known(headers, file.mark) {
        return (StatusCode::NOT_MODIFIED, answer).into_response();
    }
    put(CONTENT_TYPE, kind(file.path));
    let body = match file.brotli.filter(|_| takes_brotli(text(ACCEPT_ENCODING))) {
        Some(brotli) => {
            put(CONTENT_ENCODING, "br");
            brotli
        }
        None => file.plain,
    };
    (answer, Body::from(body)).into_response()
}

fn takes_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|item| {
        let (name, rest) = item.split_once(';').unwrap_or((item, ""));
        let refused = rest.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim() == "br" && !refused
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::IF_NONE_MATCH;

    const STYLE: File =
        File { path: "/assets/a.css", plain: b"a{}", brotli: Some(b"br"), mark: "\"12\"" };

    fn asked(file: &File, headers: &[(axum::http::HeaderName, &'static str)]) -> Response {
        let pairs =
            headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        answer(file, &pairs.collect())
    }

    #[test]
    fn hashed_files_are_kept_forever_and_others_asked_for_again() {
        let index = File { path: "/index.html", ..STYLE };
        let fresh = |file| asked(file, &[]).headers()[CACHE_CONTROL].clone();
        assert_eq!(fresh(&STYLE), "public, max-age=31536000, immutable");
        assert_eq!(fresh(&index), "no-cache");
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        assert_eq!(asked(&STYLE, &[(IF_NONE_MATCH, "\"12\"")]).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(
            asked(&STYLE, &[(IF_NONE_MATCH, "W/\"12\"")]).status(),
            StatusCode::NOT_MODIFIED
        );
        assert_eq!(asked(&STYLE, &[(IF_NONE_MATCH, "\"13\"")]).status(), StatusCode::OK);
    }

    #[test]
    fn compressed_for_those_who_can_read_it() {
        let encoding = |accepted| {
            let answer = asked(&STYLE, &[(ACCEPT_ENCODING, accepted)]);
            answer.headers().get(CONTENT_ENCODING).cloned()
        };
        assert_eq!(encoding("gzip, br").as_ref().map(HeaderValue::as_bytes), Some(&b"br"[..]));
        assert_eq!(encoding("gzip"), None);
        assert_eq!(encoding("br;q=0"), None);
    }

    #[test]
    fn pages_have_no_ending() {
        assert!(is_file_name("/assets/x.js") && is_file_name("/x.png"));
        assert!(
            !is_file_name("/tables/abc") && !is_file_name("/") && !is_file_name("/rules/a.b/c")
        );
    }
}
