//! People who share a seat.

/// How several people share a seat, and whether seats write letters. No rule knows people: this is for whoever lets them in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Company {
    /// The rule on it, cited in refusals.
    pub rule: &'static str,
    /// What people of one seat divide among them, in the order in which they are given out; as many people may share a seat.
    /// Empty: one person a seat. The words of one are the messages `role-KEY` and `role-KEY-about`.
    pub roles: &'static [&'static str],
    /// A seat may be talked to alone.
    pub letters: bool,
}

impl Company {
    /// One person a seat, and all talk is the table's.
    pub const ALONE: Company = Company { rule: "", roles: &[], letters: false };

    /// Whether people may share a seat.
    pub const fn is_shared(&self) -> bool {
        !self.roles.is_empty()
    }
}
