//! Whom we may reach: people name the addresses, and none of them is one of this house.
//!
//! A name is looked up once for each message, and what was found is what is connected to: a name
//! that means a private address at the second look reaches nobody. No redirects, no proxies, and
//! both the time and what is read of an answer are bounded.

use super::Failure;
use crate::config::Networks;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, Url};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

const CONNECTING: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 2000;
/// The name means no address that may be reached.
const INSIDE: &str = "inside";
/// What is kept of a complaint.
const COMPLAINT: usize = 120;

/// A client that goes nowhere it must not.
#[derive(Clone, Debug)]
pub struct Guard {
    client: Client,
    reach: Arc<Networks>,
}

impl Guard {
    /// With private networks the host allows.
    pub fn new(reach: &Networks) -> Guard {
        // Another part of the program may have chosen first: then it is chosen.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let reach = Arc::new(reach.clone());
        let client = Client::builder()
            .dns_resolver(Arc::new(Lookup(Arc::clone(&reach))))
            .redirect(Policy::none())
            .no_proxy()
            .http1_only()
            .connect_timeout(CONNECTING)
            .timeout(PATIENCE)
            .pool_max_idle_per_host(2)
            .user_agent(concat!("Ludotheque/", env!("CARGO_PKG_VERSION")))
            .build()
            .expect("a client");
        Guard { client, reach }
    }

    /// An address people may name: encrypted, to a machine outside, or to one the host allows.
    pub fn address(&self, text: &str) -> Option<Url> {
        let url = Url::parse(text).ok().filter(|_| text.len() <= LONGEST)?;
        let plain = url.username().is_empty() && url.password().is_none();
        let literal = match url.host()? {
            url::Host::Domain(_) => None,
            url::Host::Ipv4(ip) => Some(IpAddr::V4(ip)),
            url::Host::Ipv6(ip) => Some(IpAddr::V6(ip)),
        };
        let allowed = literal.is_none_or(|ip| may_reach(&self.reach, ip));
        let secure = match url.scheme() {
            "https" => true,
            // Within the house one may do without.
            "http" => literal.is_some_and(|ip| self.reach.contain(ip)),
            _ => false,
        };
        (plain && allowed && secure).then_some(url)
    }

    /// Begins a message to such an address.
    pub fn post(&self, address: &str) -> Result<RequestBuilder, Failure> {
        let url = self.address(address).ok_or_else(|| Failure::Dead("address".into()))?;
        Ok(self.client.post(url))
    }
}

/// Sends, and understands the answer. What else is in it is not read.
pub async fn sent(request: RequestBuilder) -> Result<(), Failure> {
    let answer: Response = match request.send().await {
        Ok(answer) => answer,
        Err(error) => return Err(Failure::Later(trouble(&error))),
    };
    match answer.status().as_u16() {
        200..=299 => Ok(()),
        404 | 410 => Err(Failure::Dead(format!("HTTP {}", answer.status().as_u16()))),
        status => Err(Failure::Later(format!("HTTP {status}"))),
    }
}

/// What is wrong, in a word the settings have a sentence for, or in the words of whoever knows.
fn trouble(error: &reqwest::Error) -> String {
    let mut cause: &dyn std::error::Error = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    let cause: String = cause.to_string().chars().take(COMPLAINT).collect();
    match cause.as_str() {
        INSIDE => cause,
        _ if error.is_timeout() => "no answer".into(),
        _ if error.is_connect() => "unreachable".into(),
        _ => cause,
    }
}

struct Lookup(Arc<Networks>);

impl Resolve for Lookup {
    fn resolve(&self, name: Name) -> Resolving {
        let reach = Arc::clone(&self.0);
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found: Vec<SocketAddr> = found.filter(|at| may_reach(&reach, at.ip())).collect();
            if found.is_empty() {
                return Err(INSIDE.into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

fn may_reach(reach: &Networks, ip: IpAddr) -> bool {
    reach.contain(ip) || is_outside(ip)
}

/// An address of the open internet.
fn is_outside(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => v4_is_outside(ip),
        IpAddr::V6(ip) => v6_is_outside(ip),
    }
}

fn v4_is_outside(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || a == 0
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19))
        || a >= 224;
    !special
}

fn v6_is_outside(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    // Only 2000::/3 is given out; without documentation, Teredo and 6to4, which wrap other addresses.
    let global = a & 0xe000 == 0x2000;
    let wrapped = a == 0x2002 || (a == 0x2001 && b == 0) || (a == 0x2001 && b == 0x0db8);
    global && !wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_and_its_disguises_are_not_reached() {
        let guard = Guard::new(&Networks::default());
        for good in
            ["https://example.org/hook?x=1", "https://93.184.216.34/", "https://[2606:2800::1]/"]
        {
            assert!(guard.address(good).is_some(), "{good}");
        }
        let long = format!("https://example.org/{}", "x".repeat(3000));
        for bad in [
            "",
            "example.org",
            "http://example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "https://user:secret@example.org/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0177.0.0.1/",
            "https://10.1.2.3/",
            "https://172.16.0.1/",
            "https://192.168.1.1/",
            "https://0.0.0.0/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://198.18.0.1/",
            "https://224.0.0.1/",
            "https://255.255.255.255/",
            "https://[::1]/",
            "https://[::]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[::ffff:a9fe:a9fe]/",
            "https://[fe80::1]/",
            "https://[fc00::1]/",
            "https://[2002:7f00:1::]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2001:db8::1]/",
            "https://[ff02::1]/",
            &long,
        ] {
            assert!(guard.address(bad).is_none(), "{bad}");
        }
        let guard = Guard::new(&"127.0.0.0/8".parse().unwrap());
        assert!(guard.address("http://127.0.0.1:8080/hook").is_some());
        assert!(guard.address("http://10.0.0.1/hook").is_none());
    }

    #[tokio::test]
    async fn a_name_that_means_this_machine_is_refused_when_it_is_looked_up() {
        let guard = Guard::new(&Networks::default());
        // Today's answer of the resolver is what counts, whatever it said when the address was given.
        let request = guard.post("https://localhost:9/hook").expect("a name says nothing yet");
        let refused = sent(request).await;
        assert_eq!(refused, Err(Failure::Later(INSIDE.into())));
        let inside = Guard::new(&"127.0.0.0/8".parse().unwrap());
        let nobody = inside.post("http://127.0.0.1:9/hook").expect("allowed");
        assert_eq!(sent(nobody).await, Err(Failure::Later("unreachable".into())));
    }
}
