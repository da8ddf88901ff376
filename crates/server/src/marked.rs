//! Answers that a browser may keep: a mark tells whether what it has still holds.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// True if the browser already has what this mark stands for.
pub fn is_known(headers: &HeaderMap, mark: &str) -> bool {
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut marks = known.flat_map(|value| value.split(','));
    marks.any(|known| known.trim().trim_start_matches("W/") == mark)
}

/// JSON that changes only with the program, its tables and the reader's language. A browser asks
/// every time whether it is still the same, because the language is not always in the address.
pub fn json(headers: &HeaderMap, value: &impl Serialize) -> Response {
    let body = serde_json::to_vec(value).expect("answers are plain data");
    let mark = format!("\"{}\"", &blake3::hash(&body).to_hex()[..16]);
    // Weak, because what is compressed on the way is not the same byte for byte.
    let weak = HeaderValue::from_str(&format!("W/{mark}")).expect("digits");
    let fresh = HeaderValue::from_static("private, no-cache");
    let kept = [(ETAG, weak), (CACHE_CONTROL, fresh)];
    if is_known(headers, &mark) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    (kept, [(CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response()
}
