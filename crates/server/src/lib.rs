//! The library, open day and night: people, tables and the web client.
//!
//! Reading order: [`config`] is every setting, [`app`] what all requests share and the router,
//! [`protocol`] every message on the wire, [`error`] how things are refused, [`people`] who is
//! asking, [`limits`] how often, [`shares`] how much at once, [`security`] from where; [`routes`] one file per subject;
//! [`hall`] is where tables stand, [`live`] a table being played, [`sight`] what each viewer is
//! shown of it; [`serve`] opens and closes the doors.

pub mod address;
pub mod app;
pub mod away;
mod background;
pub mod body;
pub mod config;
pub mod error;
mod files;
pub mod hall;
pub mod handles;
pub mod ids;
pub mod lang;
pub mod limits;
pub mod live;
pub mod logs;
pub mod mail;
mod marked;
pub mod notices;
pub mod numbers;
pub mod outbox;
pub mod pace;
pub mod people;
pub mod protocol;
pub mod qr;
pub mod routes;
pub mod secrets;
pub mod security;
pub mod serve;
pub mod shares;
pub mod sight;
pub mod socket;
pub mod stream;
pub mod talk;
pub mod text;
pub mod time;
pub mod told;
pub mod workers;

pub use app::{App, router};
pub use config::Settings;
pub use error::{Error, Result};
