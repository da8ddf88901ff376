//! The queries, one file per subject, the same for both databases.

pub(crate) mod accounts;
pub(crate) mod alerts;
pub(crate) mod channels;
pub(crate) mod erasure;
pub(crate) mod keys;
pub(crate) mod letters;
pub(crate) mod log;
pub(crate) mod mails;
pub(crate) mod marks;
pub(crate) mod matches;
pub(crate) mod notices;
#[cfg(test)]
mod plans;
pub(crate) mod rest;
pub(crate) mod seats;
pub(crate) mod sessions;
pub(crate) mod talk;
pub(crate) mod ties;
