//! Networks, written as `10.0.0.0/8` or as one address.

use serde::Deserialize;
use std::net::IpAddr;
use std::str::FromStr;

/// A list of networks, separated by commas.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Networks(Vec<(IpAddr, u8)>);

impl Networks {
    /// True if the address lies in one of them.
    pub fn contain(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|(network, length)| match (network, address) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                let kept = u32::MAX.checked_shl(32 - u32::from(*length)).unwrap_or(0);
                network.to_bits() & kept == address.to_bits() & kept
            }
            (IpAddr::V6(network), IpAddr::V6(address)) => {
                let kept = u128::MAX.checked_shl(128 - u32::from(*length)).unwrap_or(0);
                network.to_bits() & kept == address.to_bits() & kept
            }
            _ => false,
        })
    }
}

impl FromStr for Networks {
    type Err = String;

    fn from_str(text: &str) -> Result<Networks, String> {
        let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
        words.map(network).collect::<Result<_, _>>().map(Networks)
    }
}

fn network(text: &str) -> Result<(IpAddr, u8), String> {
    let wrong = || format!("\"{text}\" is no network such as 127.0.0.1 or 10.0.0.0/8");
    let (address, length) = match text.split_once('/') {
        Some((address, length)) => (address, Some(length)),
        None => (text, None),
    };
    let address: IpAddr = address.parse().map_err(|_| wrong())?;
    let longest = if address.is_ipv4() { 32 } else { 128 };
    let length = match length {
        None => longest,
        Some(length) => length.parse().ok().filter(|n| *n <= longest).ok_or_else(wrong)?,
    };
    Ok((address, length))
}

impl TryFrom<String> for Networks {
    type Error = String;

    fn try_from(text: String) -> Result<Networks, String> {
        text.parse()
    }
}
