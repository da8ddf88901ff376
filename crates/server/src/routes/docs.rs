//! The document of all routes, and a page to try them on.

use crate::app::App;
use crate::error::Error;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;
use utoipa::OpenApi;
use utoipa::openapi::{OpenApi as Document, RefOr, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the document says of itself; routes come from their handlers.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Ludotheque",
        description = "Everything the web client asks for, and scripts may ask for too. \
            Sign in as a guest to get a cookie; send `Origin` with everything that changes \
            something. Refusals are `Refused` with a code and words in your language. \
            What happens at tables goes through the socket: see docs/protocol.md.",
    ),
    tags(
        (name = "people", description = "Guests, accounts, settings"),
        (name = "games", description = "Games, rulebooks, components"),
        (name = "tables", description = "The lobby, making tables, sitting down"),
        (name = "replay", description = "Looking back, files, other ways it could have gone"),
        (name = "talk", description = "Chat and private notes"),
        (name = "socket", description = "Where the game is played"),
        (name = "admin", description = "For administrators"),
        (name = "server", description = "About the server"),
    )
)]
struct About;

static DOCUMENT: LazyLock<Option<String>> = LazyLock::new(|| {
    let document = document();
    document.to_json().inspect_err(|error| tracing::error!(%error, "no document")).ok()
});

/// All routes as an OpenAPI document.
pub fn document() -> Document {
    let mut document = About::openapi();
    document.merge(super::api().into_openapi());
    for path in document.paths.paths.values_mut() {
        let operations =
            [&mut path.get, &mut path.post, &mut path.put, &mut path.delete].into_iter().flatten();
        for operation in operations {
            let too_often = || RefOr::T(ResponseBuilder::new().description("too-often").build());
            operation.responses.responses.entry("429".into()).or_insert_with(too_often);
        }
    }
    document
}

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(openapi))
        .routes(routes!(page))
        .routes(routes!(script))
        .routes(routes!(style))
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = 200, body = Object)))]
async fn openapi() -> Response {
    match &*DOCUMENT {
        Some(document) => (kind("application/json"), document.as_str()).into_response(),
        None => Error::broken("no document").into_response(),
    }
}

/// A page to try everything on.
#[utoipa::path(get, path = "/api/docs", tag = "server", responses((status = 200, body = String)))]
async fn page() -> impl IntoResponse {
    (kind("text/html; charset=utf-8"), include_str!("docs/page.html"))
}

/// The page's script.
#[utoipa::path(get, path = "/api/docs/page.js", tag = "server", responses((status = 200, body = String)))]
async fn script() -> impl IntoResponse {
    (kind("text/javascript; charset=utf-8"), include_str!("docs/page.js"))
}

/// The page's looks.
#[utoipa::path(get, path = "/api/docs/page.css", tag = "server", responses((status = 200, body = String)))]
async fn style() -> impl IntoResponse {
    (kind("text/css; charset=utf-8"), include_str!("docs/page.css"))
}

fn kind(kind: &'static str) -> [(HeaderName, HeaderValue); 1] {
    [(CONTENT_TYPE, HeaderValue::from_static(kind))]
}
