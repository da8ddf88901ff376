//! Is anybody there?

use crate::app::App;
use crate::error::Result;
use axum::extract::State;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(healthz))
}

/// Answers `ok` as long as the database answers.
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, body = String)))]
async fn healthz(State(app): State<App>) -> Result<&'static str> {
    app.store.ping().await?;
    Ok("ok")
}
