//! Myself: name, password, settings, browsers, my data.

use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::hall::{Signal, shelf_of};
use crate::ids;
use crate::lang::Reader;
use crate::limits::Limited;
use crate::live::{Sitting, stage_of};
use crate::notices;
use crate::people::hashing::Line;
use crate::people::links::{self, Purpose};
use crate::people::{
    MaybePerson, Person, accounts, alerts, name, password, preferences, session, ties,
};
use crate::protocol::{
    ChangePassword, Device, EraseMe, Me, MyData, MyLine, MyTable, NewGuest, Refused, Room, Settings,
};
use crate::routes::{channels, sign};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use catalog::Words;
use engine::Message;
use std::collections::BTreeMap;
use store::{Match, MatchFilter, Session};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me))
        .routes(routes!(rename))
        .routes(routes!(change_password))
        .routes(routes!(change_settings))
        .routes(routes!(devices))
        .routes(routes!(revoke_device))
        .routes(routes!(export))
        .routes(routes!(erase))
}

/// Who I am; `null` if nobody.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>)))]
async fn me(MaybePerson(person): MaybePerson) -> Json<Option<Me>> {
    Json(person.map(|person| accounts::me(person.account())))
}

/// Another name.
#[utoipa::path(
    post, path = "/api/me/name", tag = "people", request_body = NewGuest,
    responses(
        (status = 200, body = Me),
        (status = 401, body = Refused),
        (status = 409, body = Refused, description = "name-taken"),
        (status = 422, body = Refused, description = "bad-name"),
    )
)]
async fn rename(
    State(app): State<App>,
    person: Person,
    Body(wanted): Body<NewGuest>,
) -> Result<Json<Me>> {
    app.limits.check(Limited::Account, person.id())?;
    let name = name::proper(&wanted.name)?;
    sign::expect_free(&app, &name, Some(person.id())).await?;
    let account = accounts::change(&app, person.id(), |account| {
        account.name = name;
        Ok(())
    })
    .await?;
    sign::renamed(&app, person.account(), &account).await?;
    Ok(Json(accounts::me(&account)))
}

/// Another password. All other browsers are signed out.
#[utoipa::path(
    post, path = "/api/me/password", tag = "people", request_body = ChangePassword,
    responses(
        (status = 204),
        (status = 401, body = Refused, description = "bad-credentials: the old one was wrong"),
        (status = 409, body = Refused, description = "guest: there is no password yet"),
        (status = 422, body = Refused, description = "bad-password"),
        (status = 429, body = Refused),
    )
)]
async fn change_password(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Body(change): Body<ChangePassword>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    password::expect_good(&change.new, &person.account().name)?;
    expect_password(&app, &person, &change.old).await?;
    let hash = app.passwords.hash(Line::Known, &change.new).await?;
    accounts::change(&app, person.id(), |account| {
        account.password = Some(hash);
        Ok(())
    })
    .await?;
    // Nor is a link good any more that somebody asked for before.
    links::end(&*app.store, person.id(), Purpose::RESETS).await?;
    session::end_all(&app, person.id(), Some(&person.session().id)).await?;
    alerts::raise(&app, person.account(), alerts::PASSWORD, alerts::device(&headers)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// What I prefer: all settings at once.
#[utoipa::path(
    put, path = "/api/me/settings", tag = "people", request_body = Settings,
    responses(
        (status = 200, body = Me),
        (status = 401, body = Refused),
        (status = 422, body = Refused, description = "bad-setting, unknown-bot"),
    )
)]
async fn change_settings(
    State(app): State<App>,
    person: Person,
    Body(settings): Body<Settings>,
) -> Result<Json<Me>> {
    app.limits.check(Limited::Account, person.id())?;
    preferences::expect_sound(&settings, &app.hall)?;
    let settings = serde_json::to_value(settings).map_err(Error::broken)?;
    let account = accounts::change(&app, person.id(), |account| {
        account.settings = settings;
        Ok(())
    })
    .await?;
    app.hall.signal(Signal::AccountChanged { account: account.id.clone() });
    Ok(Json(accounts::me(&account)))
}

/// The browsers I am signed in on, last used first.
#[utoipa::path(
    get, path = "/api/devices", tag = "people",
    responses((status = 200, body = Vec<Device>), (status = 401, body = Refused))
)]
async fn devices(State(app): State<App>, person: Person) -> Result<Json<Vec<Device>>> {
    Ok(Json(devices_of(&app, &person).await?))
}

/// Sign another browser out, or this one.
#[utoipa::path(
    delete, path = "/api/devices/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refused), (status = 404, body = Refused))
)]
async fn revoke_device(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    let mine = app.store.sessions_of(person.id()).await?;
    if !mine.iter().any(|session| session.id == id) {
        return Err(Error::not_found());
    }
    app.store.delete_session(person.id(), &id).await?;
    app.hall.signal(Signal::SessionEnded { session: id });
    Ok(StatusCode::NO_CONTENT)
}

/// Everything the library keeps about me, as one file.
#[utoipa::path(
    get, path = "/api/me/export", tag = "people",
    responses((status = 200, body = MyData), (status = 401, body = Refused), (status = 429, body = Refused))
)]
async fn export(
    State(app): State<App>,
    Reader(lang): Reader,
    person: Person,
) -> Result<([(HeaderName, HeaderValue); 1], Json<MyData>)> {
    app.limits.check(Limited::Export, person.id())?;
    let mut notes: BTreeMap<String, String> =
        app.store.notes_of(person.id()).await?.into_iter().collect();
    let mut tables = Vec::new();
    for found in all_matches(&app, person.id()).await? {
        let note = notes.remove(&found.id).unwrap_or_default();
        tables.push(my_table(&person, found, note));
    }
    // Notes are also taken while looking on.
    for (id, note) in notes {
        if let Some(found) = app.store.get_match(&id).await? {
            tables.push(my_table(&person, found, note));
        }
    }
    let ids: Vec<String> = tables.iter().map(|table| table.id.clone()).collect();
    for (id, mark) in app.store.marks(person.id(), &ids).await? {
        for table in tables.iter_mut().filter(|table| table.id == id) {
            (table.seen, table.shelf) = (Some(mark.seen), shelf_of(&mark.shelf));
        }
    }
    let data = MyData {
        me: accounts::me(person.account()),
        created: person.account().created,
        devices: devices_of(&app, &person).await?,
        tables,
        chat: all_lines(&app, person.id()).await?,
        notices: notices::list(&app, person.account(), lang).await?.notices,
        ties: ties::of(&app, person.id()).await?,
        channels: channels::channels_of(&app, person.id(), lang).await?,
    };
    let file = HeaderValue::from_static("attachment; filename=\"ludotheque.json\"");
    Ok(([(CONTENT_DISPOSITION, file)], Json(data)))
}

/// Forget me. Finished games stay, under a pseudonym; bots play the others on.
#[utoipa::path(
    delete, path = "/api/me", tag = "people", request_body = EraseMe,
    responses(
        (status = 204),
        (status = 401, body = Refused, description = "bad-credentials"),
        (status = 422, body = Refused, description = "not-confirmed: a guest must type the name"),
        (status = 429, body = Refused),
    )
)]
async fn erase(
    State(app): State<App>,
    Reader(lang): Reader,
    person: Person,
    Body(erase): Body<EraseMe>,
) -> Result<(StatusCode, [(HeaderName, HeaderValue); 1])> {
    app.limits.check(Limited::Account, person.id())?;
    if person.account().password.is_some() {
        expect_password(&app, &person, &erase.confirm).await?;
    } else if erase.confirm.trim() != person.account().name {
        return Err(Error::bad("not-confirmed", Message::new("refused-not-confirmed")));
    }
    app.hall.person_left(person.account()).await?;
    let mark: String = ids::fresh().chars().take(4).collect();
    let pseudonym = Words::shared(lang).say(&Message::new("erased-name").text("mark", mark));
    {
        let _one_at_a_time = app.changing.lock().await;
        app.store.erase_account(person.id(), &pseudonym, app.time.now()).await?;
    }
    // Nobody can come back to finish this: browsers are signed out last.
    session::end_all(&app, person.id(), None).await?;
    app.hall.person_erased(person.id(), &pseudonym).await?;
    app.hall.signal(Signal::AccountChanged { account: person.id().to_string() });
    tracing::info!(account = person.id(), "erased");
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, session::forget_cookie(&app.settings))]))
}

/// The password once more, for what cannot be undone.
pub(super) async fn expect_password(app: &App, person: &Person, given: &str) -> Result<()> {
    let account = person.account();
    let Some(hash) = account.password.as_deref() else {
        return Err(Error::plain(StatusCode::CONFLICT, "guest", "refused-guest"));
    };
    // By browser: nobody else can use up somebody's tries here.
    app.limits.check(Limited::SignIn, format_args!("session {}", person.session().id))?;
    if app.passwords.verify(Line::Known, given, Some(hash)).await? {
        Ok(())
    } else {
        let status = StatusCode::UNAUTHORIZED;
        Err(Error::plain(status, "bad-credentials", "refused-credentials"))
    }
}

async fn devices_of(app: &App, person: &Person) -> Result<Vec<Device>> {
    let now = app.time.now();
    let sessions = app.store.sessions_of(person.id()).await?.into_iter();
    let device = |session: Session| Device {
        current: session.id == person.session().id,
        id: session.id,
        name: session.device,
        created: session.created,
        seen: session.seen,
    };
    Ok(sessions.filter(|session| session.expires > now).map(device).collect())
}

/// Every match of an account, page by page.
pub(super) async fn all_matches(app: &App, account: &str) -> Result<Vec<Match>> {
    const PAGE: u32 = 200;
    let mut found: Vec<Match> = Vec::new();
    loop {
        let filter = MatchFilter {
            account: Some(account.to_string()),
            // Several may have changed in the same millisecond: the last page begins with them.
            changed_before: found.last().map(|last| last.changed + 1),
            limit: PAGE,
            ..MatchFilter::default()
        };
        let page = app.store.matches(&filter).await?;
        let known = found.len();
        let fresh: Vec<Match> = page
            .into_iter()
            .filter(|new| !found.iter().rev().take(PAGE as usize).any(|old| old.id == new.id))
            .collect();
        found.extend(fresh);
        if found.len() == known {
            return Ok(found);
        }
    }
}

async fn all_lines(app: &App, account: &str) -> Result<Vec<MyLine>> {
    let mut lines = Vec::new();
    let mut after = 0;
    loop {
        let page = app.store.said_by(account, after, 1000).await?;
        let Some(last) = page.last() else { break };
        after = last.id;
        lines.extend(page.into_iter().map(|line| MyLine {
            room: if line.room == "players" { Room::Players } else { Room::Spectators },
            table: line.table,
            time: line.time,
            text: line.text,
        }));
    }
    let letters = app.store.letters_by(account).await?.into_iter();
    lines.extend(letters.map(|letter| MyLine {
        room: Room::Letters,
        table: letter.table,
        time: letter.time,
        text: letter.text,
    }));
    Ok(lines)
}

fn my_table(person: &Person, found: Match, note: String) -> MyTable {
    let seats = found.seats.iter().enumerate();
    let mine = seats.filter(|(_, seat)| seat.is_held_by(person.id()));
    MyTable {
        seats: mine.map(|(seat, _)| seat as u8).collect(),
        stage: stage_of(&found),
        id: found.id,
        game: found.game,
        title: found.title,
        created: found.created,
        finished: found.finished,
        note,
        seen: None,
        shelf: None,
    }
}
