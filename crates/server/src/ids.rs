//! Names nobody can guess.

/// Letters and digits that are hard to mistake for each other: 32 of them, so a byte is no bias.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How long the ids of accounts, sessions and tables are: 60 bits.
pub const ID_LENGTH: usize = 12;

/// A fresh id for an account, a session or a table.
pub fn fresh() -> String {
    letters(ID_LENGTH)
}

/// A fresh secret of 256 bits: session tokens, invitations.
pub fn secret() -> String {
    letters(52)
}

fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    // Without luck from the system nothing here would be safe: better no answer at all.
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_plain_and_never_the_same() {
        let ids: std::collections::BTreeSet<String> = (0..1000).map(|_| fresh()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == ID_LENGTH));
        assert!(ids.iter().all(|id| id.bytes().all(|byte| byte.is_ascii_alphanumeric())));
        assert_eq!(secret().len() * 5, 260);
    }
}
