//! The keys of everything in a log, so that a repeated message has no second effect.
//!
//! A late table has thousands, chosen by clients: kept as fingerprints of one size. They are wide
//! enough that nobody finds two keys alike.

use std::collections::BTreeMap;
use store::LoggedEntry;

/// Every key with the length of the log it was acknowledged with: that after its whole group.
#[derive(Debug, Default)]
pub(super) struct Keys(BTreeMap<[u8; 16], u32>);

impl Keys {
    pub fn of(log: &[LoggedEntry]) -> Keys {
        let mut keys = Keys::default();
        log.iter().for_each(|entry| keys.insert(&entry.key, entry.index + 1));
        keys
    }

    /// A group shares its key up to the `/`.
    pub fn insert(&mut self, key: &str, length: u32) {
        self.0.insert(fingerprint(key.split('/').next().unwrap_or_default()), length);
    }

    pub fn get(&self, key: &str) -> Option<u32> {
        self.0.get(&fingerprint(key)).copied()
    }
}

fn fingerprint(key: &str) -> [u8; 16] {
    let mut short = [0; 16];
    short.copy_from_slice(&blake3::hash(key.as_bytes()).as_bytes()[..16]);
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_known_by_its_key_and_the_length_after_all_of_it() {
        let entry = |index, key: &str| LoggedEntry {
            index,
            key: key.into(),
            at: 0,
            by: String::new(),
            entry: serde_json::Value::Null,
        };
        let mut keys = Keys::of(&[entry(0, "0:a"), entry(1, "1:b"), entry(2, "1:b/1")]);
        assert_eq!((keys.get("0:a"), keys.get("1:b"), keys.get("1:a")), (Some(1), Some(3), None));
        keys.insert("0:c/3", 9);
        assert_eq!((keys.get("0:c"), keys.get("0:c/3")), (Some(9), None));
    }
}
