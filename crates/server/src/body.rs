//! The body of a request as JSON, or a clear refusal.

use crate::error::Error;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use engine::Message;
use serde::de::DeserializeOwned;

/// A JSON body.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

fn refused(rejection: &JsonRejection) -> Error {
    let status = rejection.status();
    match status {
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Error::plain(status, "not-json", "refused-not-json"),
        StatusCode::PAYLOAD_TOO_LARGE => Error::plain(status, "too-large", "refused-too-large"),
        _ => {
            // The reader's own words come last in the chain: what is missing or wrong, and where.
            let mut cause: &dyn std::error::Error = rejection;
            while let Some(deeper) = cause.source() {
                cause = deeper;
            }
            let what: String = cause.to_string().chars().take(200).collect();
            Error::new(status, "bad-json", Message::new("refused-bad-json").text("what", what))
        }
    }
}
