//! Who is asking.

pub mod password;
pub mod session;

pub use password::Passwords;
pub use session::{MaybePerson, Person};
