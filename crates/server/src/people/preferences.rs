//! What people may prefer.

use crate::error::{Error, Result};
use crate::hall::Hall;
use crate::protocol::Settings;
use engine::Message;

const MOST_HOLIDAYS: usize = 30;
const LONGEST_HOLIDAY: i64 = 92;

/// Refuses settings that make no sense, naming the first that does not.
pub fn expect_sound(settings: &Settings, hall: &Hall) -> Result<()> {
    expect_plain(settings)?;
    hall.expect_bot(&settings.substitute).map(drop)
}

fn expect_plain(settings: &Settings) -> Result<()> {
    let wrong = |key: &'static str| {
        Err(Error::bad("bad-setting", Message::new("refused-setting").text("setting", key)))
    };
    if !["", "en", "fr"].contains(&settings.lang.as_str()) {
        return wrong("lang");
    }
    if !["light", "dark", "system"].contains(&settings.theme.as_str()) {
        return wrong("theme");
    }
    if settings.time_zone.len() > 64 || jiff::tz::TimeZone::get(&settings.time_zone).is_err() {
        return wrong("time_zone");
    }
    if settings.sleep.is_some_and(|(from, to)| from > 23 || to > 23 || from == to) {
        return wrong("sleep");
    }
    let too_many = settings.holidays.len() > MOST_HOLIDAYS;
    if too_many || !settings.holidays.iter().all(|(first, last)| is_holiday(first, last)) {
        return wrong("holidays");
    }
    Ok(())
}

fn is_holiday(first: &str, last: &str) -> bool {
    let day = |text: &str| {
        // Only the one way of writing a date that we promise.
        let plain = text.len() == 10 && text.bytes().all(|b| b.is_ascii_digit() || b == b'-');
        plain.then(|| text.parse::<jiff::civil::Date>().ok()).flatten()
    };
    let (Some(first), Some(last)) = (day(first), day(last)) else { return false };
    let length = (last - first).get_days();
    (0..LONGEST_HOLIDAY).contains(&i64::from(length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(change: impl Fn(&mut Settings)) -> bool {
        let mut settings = Settings::default();
        change(&mut settings);
        expect_plain(&settings).is_err()
    }

    #[test]
    fn sensible_settings_are_accepted() {
        assert!(!refused(|_| {}));
        assert!(!refused(|s| s.time_zone = "America/Montreal".into()));
        assert!(!refused(|s| s.sleep = Some((22, 7))));
        assert!(!refused(|s| s.holidays = vec![("2026-12-24".into(), "2027-01-02".into())]));
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(refused(|s| s.lang = "de".into()));
        assert!(refused(|s| s.theme = "pink".into()));
        assert!(refused(|s| s.time_zone = "Mars/Olympus".into()));
        assert!(refused(|s| s.time_zone = "../etc/passwd".into()));
        assert!(refused(|s| s.sleep = Some((7, 24))));
        assert!(refused(|s| s.sleep = Some((7, 7))));
        assert!(refused(|s| s.holidays = vec![("2026-12-24".into(), "2026-12-23".into())]));
        assert!(refused(|s| s.holidays = vec![("2026-01-01".into(), "2027-01-01".into())]));
        assert!(refused(|s| s.holidays = vec![("soon".into(), "later".into())]));
        assert!(refused(|s| s.holidays = vec![("2026-12-24".into(), "2026-12-24".into()); 31]));
    }
}
