//! Hooks: a message to an address of the receiver's choice, signed as Standard Webhooks are.

use super::guard::{self, Guard};
use super::words::Message;
use super::{Failure, Keys};
use crate::ids;
use crate::protocol::HookShape;
use base64::prelude::{BASE64_STANDARD, Engine as _};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;

/// What Discord takes.
const LONGEST: usize = 1900;

/// What such secrets begin with.
const PREFIX: &str = "whsec_";

/// A fresh secret, as Standard Webhooks write it.
pub fn secret() -> String {
    let bytes = blake3::hash(ids::secret().as_bytes());
    format!("{PREFIX}{}", BASE64_STANDARD.encode(bytes.as_bytes()))
}

pub async fn send(
    guard: &Guard,
    address: &str,
    keys: &Keys,
    message: &Message,
    now: i64,
) -> Result<(), Failure> {
    let body = body(keys.shape.unwrap_or_default(), message).to_string();
    let (id, time) = (&message.id, now / 1000);
    let signature = signature(&keys.secret, id, time, &body);
    let request = guard.post(address)?;
    let request = request
        .header("content-type", "application/json")
        .header("webhook-id", id)
        .header("webhook-timestamp", time)
        .header("webhook-signature", format!("v1,{signature}"))
        .body(body);
    guard::sent(request).await
}

/// The id, the time and the body, so that nothing can be replaced or sent again later.
pub fn signature(secret: &str, id: &str, time: i64, body: &str) -> String {
    let key = secret.strip_prefix(PREFIX).and_then(|key| BASE64_STANDARD.decode(key).ok());
    let key = key.unwrap_or_else(|| secret.as_bytes().to_vec());
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("keys of any length");
    mac.update(format!("{id}.{time}.{body}").as_bytes());
    BASE64_STANDARD.encode(mac.finalize().into_bytes())
}

fn body(shape: HookShape, message: &Message) -> Value {
    let text = |as_it_is: fn(&str) -> String| -> String {
        let lines =
            message.lines.iter().map(|line| format!("{} {}", as_it_is(&line.text), line.url));
        lines.collect::<Vec<_>>().join("\n").chars().take(LONGEST).collect()
    };
    match shape {
        HookShape::Json => json!({
            "id": message.id,
            "text": message.title,
            "notices": message.lines.iter().map(|line| json!({
                "kind": line.kind,
                "table": line.table,
                "game": line.game,
                "text": line.text,
                "since": line.since,
                "url": line.url,
                "at": line.at,
            })).collect::<Vec<_>>(),
        }),
        // Nobody is called by what somebody calls a table.
        HookShape::Discord => {
            json!({ "content": text(plain_to_discord), "allowed_mentions": { "parse": [] } })
        }
        HookShape::Slack => json!({ "text": text(plain_to_slack) }),
    }
}

/// A name is no markup: least of all a link that says one thing and leads to another.
fn plain_to_discord(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if "\\*_~`|>[]()#<".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
    }
    plain
}

fn plain_to_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::told::words::Line;

    #[test]
    fn names_call_nobody_and_forge_nothing() {
        let line = Line {
            kind: "turn".into(),
            table: "t".into(),
            game: "g".into(),
            text: "Your turn at “@everyone <!channel> [click](https://evil.org)”.".into(),
            since: Vec::new(),
            url: "https://e.org/table/t".into(),
            at: 1,
        };
        let message = Message {
            id: "c-1".into(),
            title: "Told".into(),
            lines: vec![line],
            ..Message::default()
        };
        let discord = body(HookShape::Discord, &message);
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let said = discord["content"].as_str().unwrap();
        assert!(said.contains("\\[click\\]\\(https"), "no link of a name's: {said}");
        assert!(said.ends_with(" https://e.org/table/t"), "ours is one: {said}");
        let slack = body(HookShape::Slack, &message);
        assert!(!slack["text"].as_str().unwrap().contains('<'));
        assert_eq!(body(HookShape::Json, &message)["notices"][0]["table"], "t");
        // As another program computes it.
        let known = signature(
            "whsec_a2tra2tra2tra2tra2tra2tra2tra2tr",
            "msg_1",
            1_614_265_330,
            "{\"test\": 2432232314}",
        );
        assert_eq!(known, "TScfZU5W0Dsfb7RPdzgO787YhjOEgrDHCPjYVxCiy/0=");
        assert_ne!(secret(), secret());
    }
}
