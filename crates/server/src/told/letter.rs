//! The same by mail.

use super::words::Message;
use super::{Failure, unsubscribe_seal};
use crate::app::App;
use crate::mail::{Letter, NotSent};
use catalog::Words;

pub async fn send(
    app: &App,
    channel: &str,
    address: &str,
    message: &Message,
) -> Result<(), Failure> {
    let words = Words::shared(message.lang());
    let seal = unsubscribe_seal(&*app.store, channel).await;
    let seal = seal.map_err(|_| Failure::Ours("database".into()))?;
    let unsubscribe =
        format!("{}/api/told/unsubscribe?channel={channel}&seal={}", message.origin, seal.to_hex());
    let mut paragraphs = Vec::new();
    for line in &message.lines {
        paragraphs.push(line.text.clone());
        if !line.since.is_empty() {
            paragraphs.push(line.since.join("\n"));
        }
        paragraphs.push(line.url.clone());
    }
    let letter = Letter {
        to: address.into(),
        subject: message.title.clone(),
        paragraphs,
        small: vec![
            words.key("told-why"),
            format!("{}/settings#notices", message.origin),
            words.key("told-unsubscribe"),
            unsubscribe.clone(),
        ],
        unsubscribe: Some(unsubscribe),
        id: Some(message.id.clone()),
    };
    app.mailer.send(&letter).await.map_err(|error| match error {
        NotSent::Nobody(why) => Failure::Dead(why),
        NotSent::Later(why) => Failure::Later(why),
        ours => Failure::Ours(ours.to_string()),
    })
}
