//! Where I am told things besides the bell.

#![allow(unused_qualifications, reason = "the documentation macro repeats types of parameters")]

use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::ids;
use crate::lang::Reader as Language;
use crate::limits::Limited;
use crate::people::{Admin, Person, alerts};
use crate::protocol::{
    CalendarAddress, Channel, ChannelKind, ChannelList, NewChannel, Refused, TableWishes, Tried,
    Wishes,
};
use crate::routes::tables::visible;
use crate::told::{self, Failure, Keys, calendar, keys_of, wishes_of};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Html;
use catalog::{Lang, Words};
use engine::Message;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Places to be told at, per person.
const MOST: usize = 10;
const LONGEST_DELAY: u32 = 24 * 60;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(add))
        .routes(routes!(change, remove))
        .routes(routes!(try_out))
        .routes(routes!(table_wishes, wish_for_table))
        .routes(routes!(unsubscribing, unsubscribe))
        .routes(routes!(new_calendar, no_calendar))
        .routes(routes!(read_calendar))
        .routes(routes!(check))
}

/// Everything about how I am told.
#[utoipa::path(get, path = "/api/told", tag = "people", responses(
    (status = 200, body = ChannelList),
    (status = 401, body = Refused),
))]
async fn list(
    State(app): State<App>,
    person: Person,
    Language(lang): Language,
) -> Result<Json<ChannelList>> {
    let mail = app.store.mail(person.id()).await?;
    Ok(Json(ChannelList {
        channels: channels_of(&app, person.id(), lang).await?,
        push_key: app.vapid().await?.public(),
        mail: app.mailer.is_set(),
        confirmed: mail.as_ref().is_some_and(|mail| mail.confirmed_at.is_some()),
        address: mail.map(|mail| mail.address),
        calendar: app.store.feed_of(person.id()).await?,
    }))
}

/// For the list and for what people take home.
pub async fn channels_of(app: &App, account: &str, lang: Lang) -> Result<Vec<Channel>> {
    let found = app.store.channels(account).await?;
    Ok(found.iter().filter_map(|channel| shown(channel, lang)).collect())
}

/// Another place to be told at. A hook's secret is in the answer and nowhere else.
#[utoipa::path(post, path = "/api/told/channels", tag = "people", request_body = NewChannel, responses(
    (status = 201, body = Channel),
    (status = 409, body = Refused, description = "no-mail, unconfirmed, too-many-channels"),
    (status = 422, body = Refused, description = "bad-address"),
))]
async fn add(
    State(app): State<App>,
    person: Person,
    Language(lang): Language,
    headers: HeaderMap,
    Body(new): Body<NewChannel>,
) -> Result<(StatusCode, Json<Channel>)> {
    app.limits.check(Limited::Channel, person.id())?;
    let mut keys = Keys { lang: lang.id().into(), ..Keys::default() };
    let (kind, address) = match new {
        NewChannel::Push { endpoint, p256dh, auth } => {
            app.guard.address(&endpoint).ok_or_else(bad_address)?;
            told::browser_keys(&p256dh, &auth).ok_or_else(bad_address)?;
            (keys.p256dh, keys.auth) = (p256dh, auth);
            keys.session = person.session().id.clone();
            (ChannelKind::Push, endpoint)
        }
        NewChannel::Hook { address, shape } => {
            let url = app.guard.address(&address).ok_or_else(bad_address)?;
            (keys.shape, keys.secret) = (Some(shape), told::hook_secret());
            (ChannelKind::Hook, url.to_string())
        }
        NewChannel::Mail => (ChannelKind::Mail, confirmed_address(&app, person.id()).await?),
    };
    let mine = app.store.channels(person.id()).await?;
    // The same place again is the same place: a browser that subscribes anew, an address brought back.
    let same = mine.iter().find(|one| {
        one.kind == kind.name() && (one.address == address || kind == ChannelKind::Mail)
    });
    if same.is_none() && mine.len() >= MOST {
        let reason = Message::new("refused-channels").number("most", MOST as i64);
        return Err(Error::new(StatusCode::CONFLICT, "too-many-channels", reason));
    }
    let mut channel = told::new_channel(person.id(), kind, &address, &keys, app.time.now());
    if let Some(same) = same {
        channel = store::Channel { id: same.id.clone(), wishes: same.wishes.clone(), ..channel };
    }
    app.store.put_channel(&channel).await?;
    let mut told = shown(&channel, lang).ok_or_else(Error::not_found)?;
    // A browser that comes back is no news; a hook has another secret.
    if same.is_none() || kind == ChannelKind::Hook {
        changed(&app, &person, alerts::CHANNEL, &told, &headers).await;
    }
    told.secret = (!keys.secret.is_empty()).then_some(keys.secret);
    Ok((StatusCode::CREATED, Json(told)))
}

/// What goes through it, and when. One that was given up is tried again.
#[utoipa::path(put, path = "/api/told/channels/{id}", tag = "people", request_body = Wishes, responses(
    (status = 200, body = Channel),
    (status = 404, body = Refused),
    (status = 422, body = Refused, description = "bad-setting"),
))]
async fn change(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Language(lang): Language,
    Body(wishes): Body<Wishes>,
) -> Result<Json<Channel>> {
    app.limits.check(Limited::Account, person.id())?;
    let hours = wishes.quiet.is_none_or(|(from, to)| from < 24 && to < 24 && from != to);
    if wishes.delay_min > LONGEST_DELAY || !hours || wishes.digest.is_some_and(|hour| hour > 23) {
        return Err(bad_setting("wishes"));
    }
    let mut channel = mine(&app, &person, &id).await?;
    channel.wishes = serde_json::to_value(wishes).map_err(Error::broken)?;
    (channel.retired, channel.tries, channel.trouble) = (None, 0, String::new());
    app.store.put_channel(&channel).await?;
    shown(&channel, lang).map(Json).ok_or_else(Error::not_found)
}

/// Somebody else may have done it: the owner is told.
async fn changed(app: &App, person: &Person, what: &str, channel: &Channel, headers: &HeaderMap) {
    let mut detail = alerts::device(headers);
    detail["place"] = channel.place.clone().into();
    alerts::raise(app, person.account(), what, detail).await;
}

/// No longer there. Whoever is at the other end is told so.
#[utoipa::path(delete, path = "/api/told/channels/{id}", tag = "people", responses(
    (status = 204),
    (status = 404, body = Refused),
))]
async fn remove(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Language(lang): Language,
    headers: HeaderMap,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    let channel = mine(&app, &person, &id).await?;
    if !app.store.delete_channel(person.id(), &id).await? {
        return Err(Error::not_found());
    }
    if let Some(gone) = shown(&channel, lang) {
        changed(&app, &person, alerts::CHANNEL_GONE, &gone, &headers).await;
    }
    if channel.retired.is_none() {
        told::farewell(&app, &channel);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a message there, to see whether it arrives.
#[utoipa::path(post, path = "/api/told/channels/{id}/try", tag = "people", responses(
    (status = 200, body = Tried),
    (status = 404, body = Refused),
    (status = 429, body = Refused),
))]
async fn try_out(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Language(lang): Language,
) -> Result<Json<Tried>> {
    app.limits.check(Limited::Channel, person.id())?;
    let channel = mine(&app, &person, &id).await?;
    tried(&app, &channel, Failure::why, lang).await.map(Json)
}

/// How I am told of one table, where that differs.
#[utoipa::path(get, path = "/api/tables/{id}/told", tag = "tables", responses(
    (status = 200, body = TableWishes),
    (status = 404, body = Refused),
))]
async fn table_wishes(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<TableWishes>> {
    visible(&app, &id, Some(&person), None).await?;
    let marks = app.store.marks(person.id(), &[id]).await?;
    let wishes = marks.first().and_then(|(_, mark)| TableWishes::deserialize(&mark.wishes).ok());
    Ok(Json(wishes.unwrap_or_default()))
}

/// How I want to be told of one table.
#[utoipa::path(put, path = "/api/tables/{id}/told", tag = "tables", request_body = TableWishes, responses(
    (status = 204),
    (status = 404, body = Refused),
    (status = 422, body = Refused, description = "bad-setting"),
))]
async fn wish_for_table(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Body(wishes): Body<TableWishes>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    let ids = wishes.silent.len() <= MOST && wishes.silent.iter().all(|id| id.len() <= 40);
    if !ids || wishes.delay_min.is_some_and(|delay| delay > LONGEST_DELAY) {
        return Err(bad_setting("wishes"));
    }
    visible(&app, &id, Some(&person), None).await?;
    let wishes = serde_json::to_value(wishes).map_err(Error::broken)?;
    app.store.set_wishes(&id, person.id(), &wishes).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a link at the end of a letter says.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Unsubscribing {
    #[serde(default)]
    channel: String,
    /// What proves that we wrote it.
    #[serde(default)]
    seal: String,
}

/// Whose letters a link ends; refused if we did not write it.
async fn sealed(app: &App, link: &Unsubscribing) -> Result<store::Channel> {
    let forged = || Error::bad("bad-link", Message::new("refused-unsubscribe"));
    if link.channel.len() > 40 {
        return Err(forged());
    }
    let given = blake3::Hash::from_hex(&link.seal).map_err(|_| forged())?;
    // Hashes are compared in constant time.
    if told::unsubscribe_seal(&*app.store, &link.channel).await? != given {
        return Err(forged());
    }
    app.store.channel(&link.channel).await?.ok_or_else(forged)
}

/// Asks whether letters are to end: mail programs open links by themselves.
#[utoipa::path(get, path = "/api/told/unsubscribe", tag = "people", params(Unsubscribing), responses(
    (status = 200, description = "a page with a button", content_type = "text/html", body = String),
    (status = 422, description = "a page that says that we did not write it", content_type = "text/html", body = String),
))]
async fn unsubscribing(
    State(app): State<App>,
    Query(link): Query<Unsubscribing>,
    Language(lang): Language,
) -> (StatusCode, Html<String>) {
    let words = Words::shared(lang);
    match sealed(&app, &link).await {
        Ok(channel) if channel.retired.is_some() => page(lang, &words.key("unsubscribe-done"), ""),
        Ok(_) => {
            let yes = words.key("unsubscribe-yes");
            let form = format!("<form method=\"post\"><button>{yes}</button></form>");
            page(lang, &words.key("unsubscribe-ask"), &form)
        }
        Err(error) => refused(lang, &error),
    }
}

/// Ends letters, with one click and without signing in.
#[utoipa::path(post, path = "/api/told/unsubscribe", tag = "people", params(Unsubscribing), responses(
    (status = 200, description = "a page that says so", content_type = "text/html", body = String),
    (status = 422, description = "a page that says that we did not write it", content_type = "text/html", body = String),
))]
async fn unsubscribe(
    State(app): State<App>,
    Query(link): Query<Unsubscribing>,
    Language(lang): Language,
) -> (StatusCode, Html<String>) {
    let ended = async {
        let channel = sealed(&app, &link).await?;
        let (retired, trouble) = (Some(app.time.now()), "unsubscribed".into());
        let ended = store::Channel { retired, trouble, ..channel };
        Ok::<(), Error>(app.store.put_channel(&ended).await?)
    };
    match ended.await {
        Ok(()) => page(lang, &Words::shared(lang).key("unsubscribe-done"), ""),
        Err(error) => refused(lang, &error),
    }
}

/// Whoever followed a link reads a page, not what programs read.
fn refused(lang: Lang, error: &Error) -> (StatusCode, Html<String>) {
    let (_, html) = page(lang, &error.refused(lang).text, "");
    (error.status(), html)
}

fn page(lang: Lang, text: &str, more: &str) -> (StatusCode, Html<String>) {
    let name = Words::shared(lang).key("told-library");
    let html = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{name}</title>\
         <link rel=\"stylesheet\" href=\"/letter.css\"><main><h1>{name}</h1><p>{text}</p>\
         {more}</main></html>",
        lang.id()
    );
    (StatusCode::OK, Html(html))
}

/// A calendar of my deadlines, at a new address; the one before is worth nothing any more.
#[utoipa::path(post, path = "/api/told/calendar", tag = "people", responses(
    (status = 201, body = CalendarAddress),
))]
async fn new_calendar(
    State(app): State<App>,
    person: Person,
) -> Result<(StatusCode, Json<CalendarAddress>)> {
    app.limits.check(Limited::Account, person.id())?;
    let secret = ids::secret();
    let hash = calendar::hash(&secret);
    app.store.set_feed(person.id(), Some(&hash), app.time.now()).await?;
    let address = format!("/api/calendar/{secret}");
    Ok((StatusCode::CREATED, Json(CalendarAddress { address })))
}

/// No calendar any more.
#[utoipa::path(delete, path = "/api/told/calendar", tag = "people", responses((status = 204)))]
async fn no_calendar(State(app): State<App>, person: Person) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    app.store.set_feed(person.id(), None, app.time.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The deadlines of whoever the secret belongs to, for a calendar program.
#[utoipa::path(get, path = "/api/calendar/{secret}", tag = "people", responses(
    (status = 200, description = "the calendar", content_type = "text/calendar", body = String),
    (status = 404, body = Refused),
))]
async fn read_calendar(
    State(app): State<App>,
    Path(secret): Path<String>,
    Language(heard): Language,
) -> Result<([(HeaderName, HeaderValue); 1], String)> {
    let account = match app.store.feed(&calendar::hash(&secret)).await? {
        Some(id) => app.store.account(&id).await?,
        None => None,
    };
    let account = account.filter(|account| account.erased.is_none());
    let account = account.ok_or_else(Error::not_found)?;
    let chosen = crate::people::session::settings_of(&account).lang;
    let lang = Lang::from_locale(&chosen).unwrap_or(heard);
    let text = calendar::calendar(&app, &account, lang).await?;
    let kind = HeaderValue::from_static("text/calendar; charset=utf-8");
    Ok(([(CONTENT_TYPE, kind)], text))
}

/// Sends a message through each of my own channels, and says what this library lacks for the others.
#[utoipa::path(post, path = "/api/admin/told/check", tag = "admin", responses(
    (status = 200, body = Vec<Tried>),
    (status = 404, body = Refused, description = "for all others"),
))]
async fn check(
    State(app): State<App>,
    Admin(person): Admin,
    Language(lang): Language,
) -> Result<Json<Vec<Tried>>> {
    app.limits.check(Limited::Channel, person.id())?;
    let mine = app.store.channels(person.id()).await?;
    // At the same time: one that does not answer must not outlast the request for all others.
    let tried = mine.iter().map(|channel| tried(&app, channel, Failure::detail, lang));
    let mut all = futures_util::future::try_join_all(tried).await?;
    let words = Words::shared(lang);
    for kind in [ChannelKind::Push, ChannelKind::Mail, ChannelKind::Hook] {
        if !mine.iter().any(|channel| channel.kind == kind.name()) {
            let unset = kind == ChannelKind::Mail && !app.mailer.is_set();
            let key = if unset { "trouble-no-mail-server" } else { "trouble-none-of-mine" };
            all.push(Tried { kind, place: String::new(), trouble: Some(words.key(key)) });
        }
    }
    Ok(Json(all))
}

async fn tried(
    app: &App,
    channel: &store::Channel,
    why: fn(&Failure) -> &str,
    lang: Lang,
) -> Result<Tried> {
    let sent = told::try_out(app, channel).await?;
    let trouble = sent.err().map(|failure| in_words(why(&failure), lang));
    let shown = shown(channel, lang).ok_or_else(Error::not_found)?;
    Ok(Tried { kind: shown.kind, place: shown.place, trouble })
}

async fn mine(app: &App, person: &Person, id: &str) -> Result<store::Channel> {
    let found = app.store.channel(id).await?;
    found.filter(|channel| channel.account == person.id()).ok_or_else(Error::not_found)
}

async fn confirmed_address(app: &App, account: &str) -> Result<String> {
    let refused = |code, key| Err(Error::plain(StatusCode::CONFLICT, code, key));
    if !app.mailer.is_set() {
        return refused("no-mail", "refused-no-mail");
    }
    match app.store.mail(account).await? {
        Some(mail) if mail.confirmed_at.is_some() => Ok(mail.address),
        _ => refused("unconfirmed", "refused-unconfirmed"),
    }
}

/// A channel as its owner sees it: without keys, and with the machine instead of a secret address.
fn shown(channel: &store::Channel, lang: Lang) -> Option<Channel> {
    let kind = ChannelKind::of(&channel.kind)?;
    let host = |address: &str| {
        let url = reqwest::Url::parse(address).ok();
        url.and_then(|url| url.host_str().map(str::to_string)).unwrap_or_default()
    };
    let place = match kind {
        ChannelKind::Mail => channel.address.clone(),
        ChannelKind::Push | ChannelKind::Hook => host(&channel.address),
    };
    Some(Channel {
        id: channel.id.clone(),
        kind,
        place,
        shape: keys_of(channel).shape,
        wishes: wishes_of(channel),
        created: channel.created,
        sent: channel.sent,
        retired: channel.retired,
        trouble: (!channel.trouble.is_empty()).then(|| in_words(&channel.trouble, lang)),
        secret: None,
    })
}

/// What a machine complained about, as a sentence.
fn in_words(trouble: &str, lang: Lang) -> String {
    let words = Words::shared(lang);
    match trouble {
        "unsubscribed" => words.key("trouble-unsubscribed"),
        told::UNCONFIRMED => words.key("trouble-unconfirmed"),
        told::SIGNED_OUT => words.key("trouble-signed-out"),
        "address" | "keys" | "kind" => words.key("trouble-address"),
        "HTTP 404" | "HTTP 410" => words.key("trouble-gone"),
        "no answer" => words.key("trouble-silent"),
        "unreachable" => words.key("trouble-unreachable"),
        "inside" => words.key("trouble-inside"),
        told::OURS => words.key("trouble-ours"),
        "no mail server is set" => words.key("trouble-unset"),
        other => words.say(&Message::new("trouble-other").text("what", other)),
    }
}

fn bad_address() -> Error {
    Error::bad("bad-address", Message::new("refused-address"))
}

fn bad_setting(key: &'static str) -> Error {
    Error::bad("bad-setting", Message::new("refused-setting").text("setting", key))
}
