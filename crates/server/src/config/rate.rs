//! How often something may be done.

use serde::Deserialize;
use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

/// So often in such a time, written `5/1m`, `30/h`, `50/20s`; or `off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Rate(Option<(NonZeroU32, u32)>);

impl Rate {
    pub const OFF: Rate = Rate(None);

    /// So often in so many seconds.
    pub const fn new(times: u32, seconds: u32) -> Rate {
        match NonZeroU32::new(times) {
            Some(times) if seconds > 0 => Rate(Some((times, seconds))),
            _ => Rate(None),
        }
    }

    /// As the limiter wants it: a burst of all, replenished evenly. `None` if there is no limit.
    pub fn quota(self) -> Option<governor::Quota> {
        let (times, seconds) = self.0?;
        let each = Duration::from_secs(u64::from(seconds)) / times.get();
        governor::Quota::with_period(each).map(|quota| quota.allow_burst(times))
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("off"),
            Some((times, seconds)) => write!(f, "{times}/{seconds}s"),
        }
    }
}

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Rate, String> {
        if text.trim() == "off" {
            return Ok(Rate::OFF);
        }
        let wrong = || format!("\"{text}\" is no rate such as 5/1m, 30/h, 50/20s or off");
        let (times, time) = text.trim().split_once('/').ok_or_else(wrong)?;
        let unit = time.trim_start_matches(|c: char| c.is_ascii_digit());
        let count = &time[..time.len() - unit.len()];
        let count: u32 = if count.is_empty() { 1 } else { count.parse().map_err(|_| wrong())? };
        let seconds = match unit {
            "s" => count,
            "m" | "min" => count.checked_mul(60).ok_or_else(wrong)?,
            "h" => count.checked_mul(3600).ok_or_else(wrong)?,
            _ => return Err(wrong()),
        };
        let times = times.parse().map_err(|_| wrong())?;
        match Rate::new(times, seconds) {
            Rate::OFF => Err(wrong()),
            rate => Ok(rate),
        }
    }
}

impl TryFrom<String> for Rate {
    type Error = String;

    fn try_from(text: String) -> Result<Rate, String> {
        text.parse()
    }
}
