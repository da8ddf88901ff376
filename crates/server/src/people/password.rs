//! Passwords: Argon2id, a few at a time.

use super::hashing::{Hashing, Line};
use crate::error::{Error, Result};
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use axum::http::StatusCode;
use engine::Message;
use subtle::ConstantTimeEq;
use unicode_normalization::UnicodeNormalization;

/// Memory in KiB, passes, lanes.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
const SHORTEST: usize = 8;
/// In bytes, lest somebody sends us a book to hash.
const LONGEST: usize = 256;

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
    hashing: Hashing,
    /// Checked instead when there is no such account, so that the answer takes as long.
    nobody: String,
}

impl Passwords {
    pub fn new(at_once: usize) -> Passwords {
        Passwords { hashing: Hashing::new(at_once), nobody: nobodys() }
    }

    pub async fn hash(&self, line: Line, password: &str) -> Result<String> {
        let password = password.to_string();
        let hashed = self.hashing.run(line, move |memory| hash_now(&password, memory));
        hashed.await?.map_err(Error::broken)
    }

    /// True if it is the password behind the hash. Without a hash it takes as long, and is false.
    pub async fn verify(&self, line: Line, password: &str, hash: Option<&str>) -> Result<bool> {
        // What is too long to be a password still costs what a check costs.
        let password: String = password.chars().take(LONGEST + 1).collect();
        let known = hash.is_some();
        let hash = hash.unwrap_or(&self.nobody).to_string();
        let verified = self.hashing.run(line, move |memory| verify_now(&password, &hash, memory));
        Ok(verified.await? && known)
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

fn params() -> Params {
    let (memory, passes, lanes) = COST;
    Params::new(memory, passes, lanes, None).expect("within Argon2's bounds")
}

type Hashed<T> = std::result::Result<T, argon2::password_hash::Error>;

/// The hash of a password under these parameters, within the memory given.
fn output(password: &str, salt: &[u8], params: Params, memory: &mut Vec<Block>) -> Hashed<Output> {
    memory.resize(memory.len().max(params.block_count()), Block::default());
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let mut out = vec![0; length];
    let blocks = &mut memory[..params.block_count()];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into_with_memory(one_way(password).as_bytes(), salt, &mut out, blocks)?;
    Ok(Output::new(&out)?)
}

fn hash_now(password: &str, memory: &mut Vec<Block>) -> Hashed<String> {
    let mut salt = [0; 16];
    // Without luck from the system nothing here would be safe: better no answer at all.
    getrandom::fill(&mut salt).expect("the system gives random numbers");
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params())?,
        salt: Some(Salt::new(&salt)?),
        hash: Some(output(password, &salt, params(), memory)?),
    };
    Ok(hash.to_string())
}

fn verify_now(password: &str, hash: &str, memory: &mut Vec<Block>) -> bool {
    let Ok(kept) = PasswordHash::new(hash) else { return false };
    let ours = kept.algorithm == Algorithm::Argon2id.ident()
        && kept.version == Some(Version::V0x13.into());
    let (Ok(params), Some(salt), Some(expected)) = (Params::try_from(&kept), kept.salt, kept.hash)
    else {
        return false;
    };
    let found = output(password, &salt, params, memory);
    ours && found.is_ok_and(|found| found.as_bytes().ct_eq(expected.as_bytes()).into())
}

/// A hash no password has: letters that nobody computed.
fn nobodys() -> String {
    let letters = crate::ids::secret();
    let (memory, passes, lanes) = COST;
    // Of the length a salt of 16 and a hash of 32 bytes have.
    let (salt, hash) = (&letters[..21], &letters[..42]);
    format!("$argon2id$v=19$m={memory},t={passes},p={lanes}${salt}A${hash}A")
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
        let hash = passwords.hash(Line::Known, "correct horse").await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_eq!(passwords.verify(Line::Stranger, "correct horse", Some(&hash)).await, Ok(true));
        assert_eq!(passwords.verify(Line::Stranger, "wrong horse", Some(&hash)).await, Ok(false));
        assert_eq!(passwords.verify(Line::Stranger, "correct horse", None).await, Ok(false));
        assert_eq!(
            passwords.verify(Line::Stranger, "correct horse", Some("damaged")).await,
            Ok(false)
        );
        assert_ne!(passwords.hash(Line::Known, "correct horse").await.expect("a hash"), hash);
    }

    #[tokio::test]
    async fn an_accent_is_an_accent_on_every_keyboard() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash(Line::Known, "Zoé et les éléphants").await.expect("a hash");
        let other = "Zoe\u{301} et les e\u{301}le\u{301}phants";
        assert_eq!(passwords.verify(Line::Known, other, Some(&hash)).await, Ok(true));
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

    #[test]
    fn nobodys_hash_is_checked_like_any_other() {
        let kept = PasswordHash::new(&nobodys()).expect("well formed");
        let cost = |params: Params| (params.m_cost(), params.t_cost(), params.p_cost());
        assert_eq!(cost(Params::try_from(&kept).expect("parameters")), cost(params()));
        let lengths = (kept.salt.map(|salt| salt.len()), kept.hash.map(|hash| hash.len()));
        assert_eq!(lengths, (Some(16), Some(32)));
    }

    /// Nineteen mebibytes for each thread that hashes, however many wait, and for no others.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn wrong_passwords_leave_no_memory_behind() {
        let Some(before) = crate::numbers::memory() else { return };
        let passwords = std::sync::Arc::new(Passwords::new(2));
        for _ in 0..2 {
            let attempts = (0..24).map(|_| {
                let passwords = std::sync::Arc::clone(&passwords);
                tokio::spawn(async move { passwords.verify(Line::Stranger, "wrong", None).await })
            });
            for attempt in attempts.collect::<Vec<_>>() {
                assert_eq!(attempt.await.expect("no panic"), Ok(false));
            }
        }
        let after = crate::numbers::memory().expect("told a moment ago");
        let left = after.saturating_sub(before) >> 20;
        assert!(left <= 64, "{left} MiB stay");
    }
}
