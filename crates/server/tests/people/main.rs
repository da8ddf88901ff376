//! People and the frame around them: the real routes on a real database.

mod accounts;
mod admin;
mod doors;
mod faults;
mod files;
mod games;
mod hostile;
mod house;
mod letters;
mod limits;
mod my_data;
mod security;
mod sizes;
mod tables;
mod timing;
mod told;
mod ways;
