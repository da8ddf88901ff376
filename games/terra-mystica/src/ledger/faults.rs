//! Refusals of a score sheet: always with the line and the words that were at fault.

use engine::{Message, Refusal};

/// Long nonsense is shown in part.
fn shown(text: &str) -> String {
    text.chars().take(80).collect()
}

/// A line or command that is no ledger.
pub(super) fn unreadable(line: usize, text: &str) -> Refusal {
    refused(line, text, &Refusal::plain("bad-ledger", "refused-ledger-command"))
}

/// Something in the setup lines that no table can be made of, and why.
pub(super) fn bad_setup(line: usize, text: &str, why: &str) -> Refusal {
    refused(line, text, &Refusal::plain("bad-setup", why))
}

/// The text as a whole is no sheet.
pub(super) fn no_sheet(why: &str) -> Refusal {
    Refusal::plain("bad-ledger", why)
}

/// A command the rules are against: line, command, and the rule.
pub(super) fn refused(line: usize, command: &str, why: &Refusal) -> Refusal {
    let reason = Message::new("refused-ledger")
        .number("line", line as i64)
        .text("command", shown(command))
        .said("why", why.reason.clone());
    Refusal::new(why.rule, reason)
}

/// A command that has no place where it stands, by a rule the table itself need not be asked for.
pub(super) fn against(rule: &'static str, why: &str) -> Refusal {
    Refusal::plain(rule, why)
}

/// The same with the two numbers that do not fit each other.
pub(super) fn counted(rule: &'static str, why: &str, said: u32, fits: u32) -> Refusal {
    Refusal::new(rule, Message::new(why).number("said", said).number("fits", fits))
}
