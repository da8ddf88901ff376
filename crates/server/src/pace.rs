//! Time that counts: nobody's clock runs in their sleep, on their holidays or while the server
//! is down.

use crate::protocol::Settings;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

pub const SECOND: i64 = 1000;
pub const HOUR: i64 = 3600 * SECOND;
pub const DAY: i64 = 86_400 * SECOND;

/// Nobody sleeps longer than this; more of the day would make deadlines a joke.
const LONGEST_SLEEP: u8 = 12;
/// However many holidays somebody takes, a turn ends this long after its plain time.
const LONGEST_REST: i64 = 45 * DAY;

/// When a seat's clock stands still.
#[derive(Clone, Debug)]
pub struct Rests {
    zone: TimeZone,
    /// Hours of the day, from and to; may pass midnight.
    sleep: Option<(u8, u8)>,
    /// First and last days.
    holidays: Vec<(Date, Date)>,
    /// Moments during which the server was down.
    gaps: Vec<(i64, i64)>,
}

impl Rests {
    /// Nothing stops this clock but the server being down.
    pub fn only_gaps(gaps: &[(i64, i64)]) -> Rests {
        Rests { zone: TimeZone::UTC, sleep: None, holidays: Vec::new(), gaps: gaps.to_vec() }
    }

    /// What a person asked for. What cannot be understood does not count.
    pub fn of_person(settings: &Settings, gaps: &[(i64, i64)]) -> Rests {
        let date = |text: &str| text.parse::<Date>().ok();
        let days = settings.holidays.iter();
        Rests {
            zone: TimeZone::get(&settings.time_zone).unwrap_or(TimeZone::UTC),
            sleep: settings.sleep.and_then(shortened),
            holidays: days.filter_map(|(a, b)| Some((date(a)?, date(b)?))).collect(),
            gaps: gaps.to_vec(),
        }
    }

    /// How much of the time between two moments counts.
    pub fn counted(&self, from: i64, to: i64) -> i64 {
        let rests = self.between(from, to);
        (to - from).max(0) - rests.iter().map(|(start, end)| end - start).sum::<i64>()
    }

    /// When `left` milliseconds that count will have passed.
    pub fn deadline(&self, from: i64, left: i64) -> i64 {
        let latest = from.saturating_add(left.max(0)).saturating_add(LONGEST_REST);
        let (mut now, mut left) = (from, left.max(0));
        for (start, end) in self.between(from, latest) {
            if start - now > left {
                break;
            }
            left -= start - now;
            now = end;
        }
        (now + left).min(latest)
    }

    /// The rest that is going on at a moment, or the next one within a day.
    pub fn next(&self, now: i64) -> Option<(i64, i64)> {
        self.between(now, now + DAY).first().copied()
    }

    /// All rests within a stretch of time, in order and apart.
    fn between(&self, from: i64, to: i64) -> Vec<(i64, i64)> {
        let mut rests = self.gaps.clone();
        rests.extend(self.days_between(from, to).into_iter().flat_map(|day| self.rests_of(day)));
        let within = rests.into_iter().map(|(start, end)| (start.max(from), end.min(to)));
        let mut rests: Vec<(i64, i64)> = within.filter(|(start, end)| start < end).collect();
        rests.sort_unstable();
        let mut apart: Vec<(i64, i64)> = Vec::new();
        for (start, end) in rests {
            match apart.last_mut() {
                Some(last) if start <= last.1 => last.1 = last.1.max(end),
                _ => apart.push((start, end)),
            }
        }
        apart
    }

    /// The days of the person's calendar that touch a stretch of time, and the day before: its
    /// sleep may reach into it.
    fn days_between(&self, from: i64, to: i64) -> Vec<Date> {
        if self.sleep.is_none() && self.holidays.is_empty() {
            return Vec::new();
        }
        let day = |at: i64| {
            let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
            at.to_zoned(self.zone.clone()).date()
        };
        let (first, last) = (day(from), day(to));
        let Ok(before) = first.yesterday() else { return Vec::new() };
        let next = |day: &Date| day.tomorrow().ok().filter(|day| *day <= last);
        std::iter::successors(Some(before), next).collect()
    }

    fn rests_of(&self, day: Date) -> Vec<(i64, i64)> {
        let Ok(tomorrow) = day.tomorrow() else { return Vec::new() };
        let at = |day: Date, hour: u8| {
            let moment = day.at(hour.min(23) as i8, 0, 0, 0).to_zoned(self.zone.clone());
            moment.ok().map(|moment| moment.timestamp().as_millisecond())
        };
        let stretch = |from, to| Some((at(day, from)?, to?));
        let mut rests = Vec::new();
        if self.holidays.iter().any(|(first, last)| (*first..=*last).contains(&day)) {
            rests.extend(stretch(0, at(tomorrow, 0)));
        }
        if let Some((from, to)) = self.sleep {
            let end = if from < to { at(day, to) } else { at(tomorrow, to) };
            rests.extend(stretch(from, end));
        }
        rests
    }
}

/// The same bedtime, but up again after at most half a day.
fn shortened((from, to): (u8, u8)) -> Option<(u8, u8)> {
    let (from, to) = (from % 24, to % 24);
    let hours = (to + 24 - from) % 24;
    (hours > 0).then_some((from, (from + hours.min(LONGEST_SLEEP)) % 24))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3600 * SECOND;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_millisecond()
    }

    fn person(zone: &str, sleep: Option<(u8, u8)>, holidays: &[(&str, &str)]) -> Rests {
        let days = holidays.iter().map(|(a, b)| (a.to_string(), b.to_string()));
        let settings = Settings {
            time_zone: zone.into(),
            sleep,
            holidays: days.collect(),
            ..Settings::default()
        };
        Rests::of_person(&settings, &[])
    }

    #[test]
    fn without_rests_time_is_time() {
        let rests = Rests::only_gaps(&[]);
        assert_eq!(rests.counted(1000, 5000), 4000);
        assert_eq!(rests.deadline(1000, 4000), 5000);
        assert_eq!(rests.next(0), None);
    }

    #[test]
    fn sleep_past_midnight_does_not_count() {
        let rests = person("Europe/Paris", Some((23, 7)), &[]);
        // 20:00 in Paris; three hours until bed, one more after getting up.
        let evening = at("2026-01-10T19:00:00Z");
        assert_eq!(rests.deadline(evening, 4 * HOUR), at("2026-01-11T07:00:00Z"));
        assert_eq!(rests.counted(evening, at("2026-01-11T07:00:00Z")), 4 * HOUR);
        // Asked in the middle of the night: the whole time remains in the morning.
        let night = at("2026-01-11T01:30:00Z");
        assert_eq!(rests.deadline(night, HOUR), at("2026-01-11T07:00:00Z"));
        assert_eq!(rests.next(night), Some((night, at("2026-01-11T06:00:00Z"))));
    }

    #[test]
    fn the_night_of_the_clock_change_is_one_hour_shorter() {
        let rests = person("Europe/Paris", Some((0, 8)), &[]);
        let midnight = at("2026-03-28T23:00:00Z");
        assert_eq!(rests.deadline(midnight, 0), at("2026-03-29T06:00:00Z"));
    }

    #[test]
    fn holidays_are_days_of_ones_own_calendar() {
        let rests = person("Asia/Tokyo", None, &[("2026-05-02", "2026-05-03")]);
        let before = at("2026-05-01T14:00:00Z");
        assert_eq!(rests.deadline(before, 2 * HOUR), at("2026-05-03T16:00:00Z"));
    }

    #[test]
    fn downtime_is_nobodys_fault() {
        let rests = Rests::only_gaps(&[(2000, 3000), (2500, 6000)]);
        assert_eq!(rests.counted(1000, 7000), 2000);
        assert_eq!(rests.deadline(1000, 2000), 7000);
    }

    #[test]
    fn endless_holidays_and_sleep_have_an_end() {
        let away = person("UTC", None, &[("2020-01-01", "2099-12-31")]);
        let from = at("2026-01-01T00:00:00Z");
        assert_eq!(away.deadline(from, DAY), from + DAY + LONGEST_REST);
        let sleepy = person("UTC", Some((1, 0)), &[]);
        assert_eq!(sleepy.counted(from, from + DAY), 12 * HOUR);
    }

    #[test]
    fn nonsense_does_not_count() {
        let rests = person("Atlantis/Capital", Some((9, 9)), &[("yesterday", "2026-01-01")]);
        let from = at("2026-01-01T00:00:00Z");
        assert_eq!(rests.deadline(from, DAY), from + DAY);
    }
}
