//! Who is asking, and what we know of them.

pub mod accounts;
pub mod admins;
pub mod alerts;
pub mod alike;
pub mod claim;
pub mod codes;
pub mod device;
pub mod hashing;
pub mod links;
pub mod name;
pub mod passkeys;
pub mod password;
pub mod preferences;
pub mod reset;
pub mod session;
pub mod statistics;
pub mod ties;

pub use password::Passwords;
pub use session::{Admin, MaybePerson, Person};
