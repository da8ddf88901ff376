//! Is anybody there, and can they work?

use crate::app::App;
use crate::error::{Error, Result};
use axum::extract::State;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Asked more often than this, the last answer is given again.
const AGAIN: Duration = Duration::from_secs(5);

/// Whether something could be written a moment ago.
#[derive(Debug, Default)]
pub struct Ready(Mutex<Option<(Instant, std::result::Result<(), Error>)>>);

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(livez))
}

/// Answers `ok` as long as the database takes what is written to it: ready for people.
#[utoipa::path(get, path = "/healthz", tag = "server", responses(
    (status = 200, body = String),
    (status = 503, description = "the database cannot be written to"),
))]
async fn healthz(State(app): State<App>) -> Result<&'static str> {
    // One at a time: whoever asks in the meantime hears the same.
    let mut last = app.ready.0.lock().await;
    let known = last.as_ref().filter(|(when, _)| when.elapsed() < AGAIN);
    let answer = match known {
        Some((_, answer)) => answer.clone(),
        None => {
            app.store.set_value("hall.ready", &json!(app.time.now())).await.map_err(Error::from)
        }
    };
    if known.is_none() {
        *last = Some((Instant::now(), answer.clone()));
    }
    answer.map(|()| "ok")
}

/// Answers `ok` as long as anybody does: nothing is asked of the database.
#[utoipa::path(get, path = "/livez", tag = "server", responses((status = 200, body = String)))]
async fn livez() -> &'static str {
    "ok"
}
