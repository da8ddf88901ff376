//! Why a request was not fulfilled: one type for every route and for the socket.
//!
//! An error is a code, a status and a message without language. It becomes words at the door,
//! where the reader's language is known: [`in_words`] for answers, [`Error::refused`] for sockets.

use crate::lang;
use crate::protocol::Refused;
use axum::Json;
use axum::extract::Request;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use catalog::{Lang, Words};
use engine::{Message, Profile, Refusal};
use store::StoreError;

pub type Result<T> = std::result::Result<T, Error>;

/// What went wrong, not yet in any language. Nothing changed, unless the database fell silent over
/// it ([`Error::unavailable`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<What>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct What {
    status: StatusCode,
    code: &'static str,
    reason: Message,
    /// Whose words and whose rule.
    game: Option<Profile>,
    retry_after: Option<u32>,
}

/// The longest reason given.
const LONGEST: usize = 600;

impl Error {
    pub fn new(status: StatusCode, code: &'static str, reason: Message) -> Error {
        Error(Box::new(What { status, code, reason, game: None, retry_after: None }))
    }

    /// An error whose words need no parameters.
    pub fn plain(status: StatusCode, code: &'static str, key: &str) -> Error {
        Error::new(status, code, Message::new(key))
    }

    /// A rule of a game is against it; said in the game's words.
    pub fn of_game(game: Profile, refusal: Refusal) -> Error {
        let mut error = Error::from(refusal);
        error.0.game = Some(game);
        error
    }

    /// There is no such thing, or none this person may see.
    pub fn not_found() -> Error {
        Error::plain(StatusCode::NOT_FOUND, "not-found", "refused-not-found")
    }

    /// Somebody must be signed in for this.
    pub fn nobody() -> Error {
        Error::plain(StatusCode::UNAUTHORIZED, "signed-out", "refused-signed-out")
    }

    /// This person may not do it.
    pub fn forbidden() -> Error {
        Error::plain(StatusCode::FORBIDDEN, "forbidden", "refused-forbidden")
    }

    /// A value that cannot be; `what` names the field.
    pub fn bad(code: &'static str, reason: Message) -> Error {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, code, reason)
    }

    pub fn too_often(seconds: u32) -> Error {
        let reason = Message::new("refused-too-often").number("seconds", seconds);
        let mut error = Error::new(StatusCode::TOO_MANY_REQUESTS, "too-often", reason);
        error.0.retry_after = Some(seconds);
        error
    }

    /// Something of ours broke. The log says what, the answer does not.
    pub fn broken(what: impl std::fmt::Display) -> Error {
        tracing::error!(%what, "something broke");
        Error::plain(StatusCode::INTERNAL_SERVER_ERROR, "broken", "refused-broken")
    }

    /// Not possible just now, but soon.
    pub fn unavailable() -> Error {
        Error::plain(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "refused-unavailable")
    }

    pub fn status(&self) -> StatusCode {
        self.0.status
    }

    pub fn code(&self) -> &'static str {
        self.0.code
    }

    /// The error as it goes over the wire.
    pub fn refused(&self, lang: Lang) -> Refused {
        let game = self.0.game;
        let words = match game {
            Some(game) => Words::of_game(&game, lang),
            None => Words::shared(lang),
        };
        let rule = game.filter(|game| {
            self.0.code.strip_prefix(game.prefix).is_some_and(|id| id.starts_with('-'))
        });
        Refused {
            code: self.0.code.to_string(),
            // What somebody typed may be in it, and may be long.
            text: words.say(&self.0.reason).chars().take(LONGEST).collect(),
            game: rule.map(|game| game.id.to_string()),
            retry_after: self.0.retry_after,
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        let status = match refusal.rule {
            "unknown-game" => StatusCode::NOT_FOUND,
            "not-asked" | "game-over" => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Error::new(status, refusal.rule, refusal.reason)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::NotFound => Error::not_found(),
            StoreError::Taken => {
                Error::plain(StatusCode::CONFLICT, "name-taken", "refused-name-taken")
            }
            StoreError::Conflict { .. } => {
                Error::plain(StatusCode::CONFLICT, "conflict", "refused-conflict")
            }
            StoreError::Database(_) | StoreError::ReadOnly => {
                tracing::error!(%error, "the database does not answer");
                Error::unavailable()
            }
            StoreError::Unstorable(_) => {
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                Error::plain(status, "bad-text", "refused-bad-text")
            }
            StoreError::Damaged(_)
            | StoreError::Schema { .. }
            | StoreError::NotEmpty
            | StoreError::InUse => Error::broken(error),
        }
    }
}

/// The status with the error beside it; [`in_words`] writes the body.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Gives every refused request a body in the reader's language, also when a layer refused it.
pub async fn in_words(request: Request, next: Next) -> Response {
    let heard = lang::heard(request.headers(), request.uri());
    let head = request.method() == Method::HEAD;
    let mut response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let error = match response.extensions_mut().remove::<Error>() {
        Some(error) => error,
        None if has_words(&response) => return response,
        None => by_status(status),
    };
    // What a signed-in person set counts unless the request itself said otherwise.
    let person = response.extensions().get::<lang::OfPerson>().map(|lang| lang.0);
    let lang = heard.said.or(person).or(heard.accepted).unwrap_or_default();
    let refused = error.refused(lang);
    metrics::counter!("ludotheque_refused_total", "code" => error.code()).increment(1);
    let (mut parts, _) = response.into_parts();
    for header in [CONTENT_TYPE, axum::http::header::CONTENT_LENGTH] {
        parts.headers.remove(header);
    }
    parts.status = error.status();
    if let Some(seconds) = refused.retry_after {
        parts.headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if head {
        return Response::from_parts(parts, axum::body::Body::empty());
    }
    (parts.status, parts.headers, Json(refused)).into_response()
}

/// What we wrote for programs, or a page for people; the frame around our routes writes neither.
fn has_words(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json") || kind.starts_with("text/html"))
}

/// Errors of the frame around our routes, which knows nothing but numbers.
fn by_status(status: StatusCode) -> Error {
    match status {
        StatusCode::NOT_FOUND => Error::not_found(),
        StatusCode::METHOD_NOT_ALLOWED => Error::plain(status, "bad-method", "refused-bad-method"),
        StatusCode::REQUEST_TIMEOUT | StatusCode::GATEWAY_TIMEOUT => {
            Error::plain(StatusCode::SERVICE_UNAVAILABLE, "too-slow", "refused-too-slow")
        }
        StatusCode::PAYLOAD_TOO_LARGE => Error::plain(status, "too-large", "refused-too-large"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Error::plain(status, "not-json", "refused-not-json"),
        _ if status.is_server_error() => Error::plain(status, "broken", "refused-broken"),
        _ => Error::plain(status, "bad-request", "refused-bad-request"),
    }
}
