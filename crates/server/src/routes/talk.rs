//! Chat and private notes.

#![allow(unused_qualifications, reason = "the documentation macro repeats types of parameters")]

use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::people::{MaybePerson, Person, ties};
use crate::protocol::{ChatLine, Note, Room};
use crate::routes::tables::{Invited, visible};
use crate::talk;
use axum::Json;
use axum::extract::{Path, Query, State};
use engine::Message;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many lines come at once.
const LINES: u32 = 100;
const LONGEST_NOTE: usize = 20_000;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(chat)).routes(routes!(note, set_note))
}

/// Which lines.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
struct Lines {
    invite: Option<String>,
    room: Option<Room>,
    /// Lines before the one with this id.
    before: Option<i64>,
    /// Letters with this seat instead: those of one's own seat and it, for nobody else.
    with: Option<u8>,
}

/// What was said, oldest first: a hundred lines at a time.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talk", params(Lines), responses(
    (status = 200, body = Vec<ChatLine>),
))]
async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(lines): Query<Lines>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<Vec<ChatLine>>> {
    let scene = visible(&app, &id, person.as_ref(), lines.invite.as_deref()).await?;
    if let Some(with) = lines.with {
        let Some(person) = &person else { return Ok(Json(Vec::new())) };
        let blocked = ties::blocked_by(&*app.store, Some(person.id())).await?;
        let (store, me, which) = (&*app.store, person.id(), (with, lines.before));
        let letters = talk::letters_with(store, &scene, me, which, &blocked, LINES).await?;
        return Ok(Json(letters));
    }
    let heard = talk::rooms_heard(&scene, person.as_ref().map(Person::id));
    let rooms = heard.into_iter().filter(|room| lines.room.is_none_or(|wanted| wanted == *room));
    let blocked = ties::blocked_by(&*app.store, person.as_ref().map(Person::id)).await?;
    let mut said = Vec::new();
    for room in rooms {
        let found = app.store.lines(&id, talk::name_of(room), lines.before, LINES).await?;
        said.extend(talk::heard(found, &blocked));
    }
    said.sort_by_key(|line| line.id);
    let surplus = said.len().saturating_sub(LINES as usize);
    Ok(Json(said.split_off(surplus)))
}

/// My private note about a table.
#[utoipa::path(get, path = "/api/tables/{id}/note", tag = "talk", params(Invited), responses(
    (status = 200, body = Note),
))]
async fn note(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
    person: Person,
) -> Result<Json<Note>> {
    visible(&app, &id, Some(&person), invite.as_deref()).await?;
    let text = app.store.note(&id, person.id()).await?.unwrap_or_default();
    Ok(Json(Note { text }))
}

/// Writes my private note; nobody else ever sees it.
#[utoipa::path(put, path = "/api/tables/{id}/note", tag = "talk", params(Invited), request_body = Note, responses(
    (status = 200, body = Note),
))]
async fn set_note(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
    person: Person,
    Body(note): Body<Note>,
) -> Result<Json<Note>> {
    visible(&app, &id, Some(&person), invite.as_deref()).await?;
    if note.text.chars().count() > LONGEST_NOTE {
        let reason = Message::new("refused-note").number("most", LONGEST_NOTE as i64);
        return Err(Error::bad("long-note", reason));
    }
    app.store.set_note(&id, person.id(), &note.text, app.time.now()).await?;
    Ok(Json(note))
}
