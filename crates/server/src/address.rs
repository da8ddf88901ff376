//! Where a request comes from.

use crate::config::Networks;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Whom limits count together: an IPv4 address, or the 64 bits of an IPv6 network, since one
/// subscriber owns all addresses behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Address(IpAddr);

impl Address {
    /// Of a connection, or of the client a trusted proxy names.
    pub fn of(connection: IpAddr, headers: &HeaderMap, trusted: &Networks) -> Address {
        let mut found = connection;
        if trusted.contain(connection) {
            let lists = headers.get_all("x-forwarded-for").iter();
            let words: Vec<&str> = lists
                .filter_map(|list| list.to_str().ok())
                .flat_map(|list| list.split(','))
                .collect();
            // From the nearest hop on: everything left of the first stranger is hearsay.
            for word in words.into_iter().rev() {
                let Ok(hop) = word.trim().parse::<IpAddr>() else { break };
                found = hop;
                if !trusted.contain(hop) {
                    break;
                }
            }
        }
        Address::from(found)
    }

    pub fn is_loopback(self) -> bool {
        self.0.is_loopback()
    }
}

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(v6) if !v6.is_loopback() => {
                Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64)).into()
            }
            other => other,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Put into every request by [`crate::app::router`].
impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, Infallible> {
        let known = parts.extensions.get::<Address>().copied();
        Ok(known.unwrap_or(Address(Ipv4Addr::UNSPECIFIED.into())))
    }
}

/// The other end of the connection; nowhere in particular if there is none, as in tests.
pub fn connection(extensions: &axum::http::Extensions) -> IpAddr {
    let info = extensions.get::<ConnectInfo<SocketAddr>>();
    info.map_or(Ipv4Addr::UNSPECIFIED.into(), |info| info.0.ip())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn of(connection: &str, forwarded: &[&str], trusted: &str) -> String {
        let mut headers = HeaderMap::new();
        for list in forwarded {
            headers.append("x-forwarded-for", HeaderValue::from_str(list).expect("a header"));
        }
        let trusted = trusted.parse().expect("networks");
        Address::of(connection.parse().expect("an address"), &headers, &trusted).to_string()
    }

    #[test]
    fn strangers_are_not_believed() {
        assert_eq!(of("9.9.9.9", &["1.1.1.1"], ""), "9.9.9.9");
        assert_eq!(of("9.9.9.9", &["1.1.1.1"], "127.0.0.1"), "9.9.9.9");
    }

    #[test]
    fn a_proxy_names_the_last_stranger() {
        assert_eq!(of("127.0.0.1", &["6.6.6.6, 1.1.1.1"], "127.0.0.1"), "1.1.1.1");
        assert_eq!(of("127.0.0.1", &["1.1.1.1, 10.0.0.2"], "127.0.0.1,10.0.0.0/8"), "1.1.1.1");
        assert_eq!(of("127.0.0.1", &["6.6.6.6", "1.1.1.1"], "127.0.0.1"), "1.1.1.1");
        assert_eq!(of("127.0.0.1", &["nonsense"], "127.0.0.1"), "127.0.0.1");
        assert_eq!(of("127.0.0.1", &[], "127.0.0.1"), "127.0.0.1");
    }

    #[test]
    fn one_household_is_one_address() {
        assert_eq!(of("2001:db8::1:2:3:4", &[], ""), "2001:db8::");
        assert_eq!(of("::ffff:9.9.9.9", &[], ""), "9.9.9.9");
    }
}
