//! Who is asking, and what we know of them.

pub mod accounts;
pub mod admins;
pub mod alike;
pub mod claim;
pub mod device;
pub mod hashing;
pub mod name;
pub mod password;
pub mod preferences;
pub mod reset;
pub mod session;
pub mod statistics;

pub use password::Passwords;
pub use session::{Admin, MaybePerson, Person};
