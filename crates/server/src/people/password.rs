//! Passwords: Argon2id, a few at a time.

use crate::error::{Error, Result};
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use axum::http::StatusCode;
use engine::Message;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

/// Memory in KiB, passes, lanes.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
const SHORTEST: usize = 8;
/// In bytes, lest somebody sends us a book to hash.
const LONGEST: usize = 256;
/// How long somebody waits in line before we admit to be too busy.
const PATIENCE: Duration = Duration::from_secs(8);

/// What everybody tries first.
const WORST: &[&str] = &[
    "password",
    "passw0rd",
    "password1",
    "12345678",
    "123456789",
    "1234567890",
    "qwertyui",
    "qwertyuiop",
    "azertyui",
    "azertyuiop",
    "motdepasse",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "11111111",
    "00000000",
    "abcdefgh",
    "abc12345",
    "ludotheque",
];

/// Hashes and checks passwords, a few at the same time.
#[derive(Debug)]
pub struct Passwords {
    at_once: Arc<Semaphore>,
    /// Checked instead when there is no such account, so that the answer takes as long.
    nobody: String,
}

impl Passwords {
    pub fn new(at_once: usize) -> Passwords {
        let nobody = hash_now(&crate::ids::secret()).expect("the parameters are sound");
        Passwords { at_once: Arc::new(Semaphore::new(at_once)), nobody }
    }

    pub async fn hash(&self, password: &str) -> Result<String> {
        let password = password.to_string();
        self.in_line(move || hash_now(&password)).await?.map_err(Error::broken)
    }

    /// True if it is the password behind the hash. Without a hash it takes as long, and is false.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool> {
        // What is too long to be a password still costs what a check costs.
        let password: String = password.chars().take(LONGEST + 1).collect();
        let known = hash.is_some();
        let hash = hash.unwrap_or(&self.nobody).to_string();
        let fits = self.in_line(move || verify_now(&password, &hash)).await?;
        Ok(fits && known)
    }

    async fn in_line<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        let turn = tokio::time::timeout(PATIENCE, self.at_once.clone().acquire_owned()).await;
        let Ok(Ok(turn)) = turn else { return Err(Error::unavailable()) };
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(Error::broken)
    }
}

/// Refuses what is no password worth the name.
pub fn expect_good(password: &str, name: &str) -> Result<()> {
    let refused = |key: &str, length: usize| {
        Error::bad("bad-password", Message::new(key).number("length", length as i64))
    };
    if password.chars().count() < SHORTEST {
        return Err(refused("refused-password-short", SHORTEST));
    }
    if password.len() > LONGEST {
        return Err(refused("refused-password-long", LONGEST));
    }
    let lower = password.to_lowercase();
    if WORST.contains(&lower.as_str()) || lower == name.to_lowercase() {
        return Err(Error::plain(
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad-password",
            "refused-password-easy",
        ));
    }
    Ok(())
}

fn argon() -> Argon2<'static> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).expect("within Argon2's bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash_now(password: &str) -> std::result::Result<String, argon2::password_hash::Error> {
    let hash: PasswordHash = argon().hash_password(one_way(password).as_bytes())?;
    Ok(hash.to_string())
}

fn verify_now(password: &str, hash: &str) -> bool {
    let parsed = PasswordHash::new(hash);
    let password = one_way(password);
    parsed.is_ok_and(|hash| argon().verify_password(password.as_bytes(), &hash).is_ok())
}

/// Keyboards differ in how they write the same letter.
fn one_way(password: &str) -> String {
    password.nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash("correct horse").await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_eq!(passwords.verify("correct horse", Some(&hash)).await, Ok(true));
        assert_eq!(passwords.verify("wrong horse", Some(&hash)).await, Ok(false));
        assert_eq!(passwords.verify("correct horse", None).await, Ok(false));
        assert_eq!(passwords.verify("correct horse", Some("damaged")).await, Ok(false));
        assert_ne!(passwords.hash("correct horse").await.expect("a hash"), hash);
    }

    #[tokio::test]
    async fn an_accent_is_an_accent_on_every_keyboard() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash("Zoé et les éléphants").await.expect("a hash");
        let other = "Zoe\u{301} et les e\u{301}le\u{301}phants";
        assert_eq!(passwords.verify(other, Some(&hash)).await, Ok(true));
    }

    #[test]
    fn passwords_are_neither_short_nor_endless_nor_obvious() {
        for bad in ["", "short", "Password", "éééé", "Marie-Claire", &"x".repeat(300)] {
            assert!(expect_good(bad, "marie-claire").is_err(), "{bad}");
        }
        for good in ["correct horse", "Übermütig", "marie-claire 1"] {
            assert!(expect_good(good, "marie-claire").is_ok(), "{good}");
        }
    }
}
