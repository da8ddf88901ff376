//! What can be asked, one file per subject. Each gives its `router()`, documented beside the
//! handlers.

pub mod admin;
pub mod campaigns;
pub mod channels;
pub mod docs;
pub mod enter;
pub mod games;
pub mod health;
pub mod me;
pub mod notices;
pub mod people;
pub mod replay;
pub mod seats;
pub mod security;
pub mod sign;
pub mod tables;
pub mod talk;

use crate::app::App;
use utoipa_axum::router::OpenApiRouter;

/// Everything below `/api`.
pub fn api() -> OpenApiRouter<App> {
    OpenApiRouter::new().merge(at_once()).merge(replay::router())
}

/// What is answered at once; everything else can wait, see [`crate::background`].
pub fn at_once() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(health::router())
        .merge(docs::router())
        .merge(sign::router())
        .merge(me::router())
        .merge(security::router())
        .merge(enter::router())
        .merge(people::router())
        .merge(notices::router())
        .merge(channels::router())
        .merge(campaigns::router())
        .merge(games::router())
        .merge(admin::router())
        .merge(tables::router())
        .merge(seats::router())
        .merge(talk::router())
        .merge(crate::socket::router())
}
