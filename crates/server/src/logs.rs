//! What the server writes down about itself: one line per request and per notable thing, never
//! names, tokens, seeds, passwords or chat.

use crate::config::{LogFormat, Settings};
use crate::ids;
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use std::io::IsTerminal;
use std::time::Instant;
use tracing_subscriber::EnvFilter;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Begins to log to the error output.
pub fn start(settings: &Settings) -> Result<(), String> {
    let filter = EnvFilter::try_new(&settings.log).map_err(|error| format!("log: {error}"))?;
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let started = match settings.log_format {
        LogFormat::Text => logs.with_target(false).try_init(),
        LogFormat::Json => logs.json().flatten_event(true).try_init(),
    };
    started.map_err(|error| error.to_string())
}

/// Methods by name; what visitors invent is not kept, neither in lines nor in numbers.
fn known(method: &Method) -> &'static str {
    const KNOWN: [Method; 7] = [
        Method::GET,
        Method::HEAD,
        Method::POST,
        Method::PUT,
        Method::DELETE,
        Method::OPTIONS,
        Method::PATCH,
    ];
    const NAMES: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"];
    KNOWN.iter().position(|known| known == method).map_or("other", |index| NAMES[index])
}

/// Notes and counts every request: its route, not its address, which may hold an invitation.
pub async fn note(request: Request, next: Next) -> Response {
    let id = ids::fresh();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or_else(|| "file".to_string(), |route| route.as_str().to_string());
    let method = known(request.method());
    let start = Instant::now();
    let mut response = next.run(request).await;
    let took = start.elapsed();
    let status = response.status().as_u16();
    let ms = took.as_millis() as u64;
    if status >= 500 {
        tracing::warn!(%id, %method, %route, status, ms, "request");
    } else {
        tracing::info!(%id, %method, %route, status, ms, "request");
    }
    crate::numbers::count(route, method, status, took);
    // Whoever reports a problem can say which request it was.
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
