//! Web push: a message only the browser can read (RFC 8291), signed by this library (RFC 8292).

use super::guard::{self, Guard};
use super::words::Message;
use super::{Failure, Keys};
use crate::error::{Error, Result};
use crate::secrets;
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use store::Store;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

/// A message nobody fetches for so long is dropped by the push service.
const KEPT_S: u32 = 24 * 60 * 60;
/// A signature is good for so long.
const SIGNED_S: i64 = 12 * 60 * 60;
/// Services take 4096 bytes with everything around.
const LONGEST: usize = 900;

/// This library's signature, the same for as long as its database lives.
#[derive(Clone)]
pub struct Vapid(SigningKey);

/// Keys stay out of logs.
impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Vapid({})", self.public())
    }
}

impl Vapid {
    /// Made at first need.
    pub async fn of(store: &dyn Store) -> Result<Vapid> {
        let seed = secrets::key(store, "vapid_key", "ludotheque: web push").await?;
        // All but a few of 2^256 numbers are keys; the few are passed over.
        let mut seed = seed;
        for _ in 0..8 {
            if let Ok(key) = SigningKey::from_slice(&seed) {
                return Ok(Vapid(key));
            }
            seed = *blake3::hash(&seed).as_bytes();
        }
        Err(Error::broken("no key for web push"))
    }

    /// What browsers subscribe with.
    pub fn public(&self) -> String {
        let point = self.0.verifying_key().to_encoded_point(false);
        BASE64_URL_SAFE_NO_PAD.encode(point.as_bytes())
    }

    fn authorization(&self, audience: &str, contact: &str, now: i64) -> String {
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let header = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = json!({ "aud": audience, "exp": now / 1000 + SIGNED_S, "sub": contact });
        let signed = format!("{header}.{}", part(claims));
        let signature: Signature = self.0.sign(signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

/// The keys of a browser, if they are some.
pub fn browser_keys(p256dh: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let bytes = |text: &str| {
        (text.len() <= 200)
            .then(|| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok())?
    };
    let auth: [u8; 16] = bytes(auth)?.try_into().ok()?;
    let key = PublicKey::from_sec1_bytes(&bytes(p256dh)?).ok()?;
    Some((key, Auth::from(auth)))
}

/// Where a message leads, and which one before it takes the place of: one table, or the list of them.
fn goal(message: &Message) -> (&str, &str) {
    match message.lines.first() {
        None => ("/", ""),
        Some(first) if message.lines.iter().all(|line| line.table == first.table) => {
            (first.path(), first.table.as_str())
        }
        Some(_) => ("/lobby", "several"),
    }
}

pub async fn send(
    guard: &Guard,
    vapid: &Vapid,
    contact: &str,
    address: &str,
    keys: &Keys,
    message: &Message,
    now: i64,
) -> std::result::Result<(), Failure> {
    let url = guard.address(address).ok_or_else(|| Failure::Dead("address".into()))?;
    let dead = || Failure::Dead("keys".into());
    let (key, auth) = browser_keys(&keys.p256dh, &keys.auth).ok_or_else(dead)?;
    let (path, tag) = goal(message);
    let body = json!({
        "title": message.library,
        "body": message.short(LONGEST),
        "url": path,
        "tag": tag,
        "lang": message.lang,
    });
    let sealed = encrypt(body.to_string().into_bytes(), &key, &auth).map_err(|_| dead())?;
    let audience = url.origin().ascii_serialization();
    let request = guard
        .post(address)?
        .header("ttl", KEPT_S)
        .header("urgency", "normal")
        .header("content-encoding", "aes128gcm")
        .header("content-type", "application/octet-stream")
        .header("authorization", vapid.authorization(&audience, contact, now))
        .body(sealed);
    guard::sent(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::told::words::Line;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn one_table_leads_there_and_several_to_their_list() {
        let line = |table: &str| Line {
            table: table.into(),
            url: format!("https://e.org/table/{table}"),
            ..Line::default()
        };
        let of = |lines: Vec<Line>| {
            let message = Message { lines, ..Message::default() };
            let (url, tag) = goal(&message);
            (url.to_string(), tag.to_string())
        };
        assert_eq!(of(vec![line("a"), line("a")]), ("/table/a".into(), "a".into()));
        assert_eq!(of(vec![line("a"), line("b")]), ("/lobby".into(), "several".into()));
    }

    #[tokio::test]
    async fn the_key_is_made_once_and_signs() {
        let store = store::open("sqlite::memory:").await.unwrap();
        let vapid = Vapid::of(&*store).await.unwrap();
        assert_eq!(vapid.public(), Vapid::of(&*store).await.unwrap().public());
        assert_eq!(BASE64_URL_SAFE_NO_PAD.decode(vapid.public()).unwrap().len(), 65);
        let said = vapid.authorization("https://push.example.org", "mailto:a@b.org", 5_000);
        let token = said.strip_prefix("vapid t=").unwrap().split(',').next().unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).unwrap();
        let signature = Signature::from_slice(&signature).unwrap();
        vapid.0.verifying_key().verify(signed.as_bytes(), &signature).unwrap();
        assert!(browser_keys("x", "y").is_none());
        assert!(browser_keys(&vapid.public(), "AAAAAAAAAAAAAAAAAAAAAA").is_some());
        assert!(browser_keys(&vapid.public(), "AAAAAAAAAAAAAAAAAAAAAA==").is_some());
    }
}
