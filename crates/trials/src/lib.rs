//! Hard days for the server: killed again and again while people play ([`torture`]), a full house
//! ([`load`]), many people who are told at once ([`notices`]), floods from somebody who means harm ([`siege`]); and what it all costs on the line
//! ([`wire`]). Everything happens on this machine, on the loopback address.

pub mod flood;
pub mod guest;
pub mod http;
pub mod library;
pub mod load;
pub mod luck;
pub mod notices;
pub mod played;
pub mod siege;
pub mod start;
pub mod torture;
pub mod wire;
