//! Where a notice goes, and when: by channel, by table, by the hours of the day.

use super::wishes_of;
use crate::app::App;
use crate::error::Result;
use crate::pace::{DAY, HOUR};
use crate::people::session::settings_of;
use crate::protocol::{NoticeKind, Settings, TableWishes, Wishes};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Deserialize;
use std::collections::BTreeMap;
use store::{Account, Channel, Plan, Unplanned, Way};

const MINUTE: i64 = 60_000;
/// When a table is to come once a day but its channel says no hour.
const MORNING: u8 = 8;
/// When a table is to be quiet but its channel says no hours.
const NIGHT: (u8, u8) = (22, 7);

/// Somebody with their channels.
struct Person {
    settings: Settings,
    channels: Vec<Channel>,
}

/// Gives every notice its ways.
pub async fn plans(app: &App, due: &[Unplanned]) -> Result<Vec<Plan>> {
    let mut people: BTreeMap<&str, Person> = BTreeMap::new();
    let mut plans = Vec::with_capacity(due.len());
    for Unplanned { account, notice } in due {
        if !people.contains_key(account.as_str()) {
            let settings = app.store.account(account).await?;
            let settings = settings.as_ref().filter(|it: &&Account| it.erased.is_none());
            let channels = app.store.channels(account).await?;
            let settings = settings.map(settings_of).unwrap_or_default();
            people.insert(account, Person { settings, channels });
        }
        let person = &people[account.as_str()];
        let marks = app.store.marks(account, std::slice::from_ref(&notice.table)).await?;
        let of_table =
            marks.first().and_then(|(_, mark)| TableWishes::deserialize(&mark.wishes).ok());
        let of_table = of_table.unwrap_or_default();
        let kind = NoticeKind::of(&notice.kind);
        let told = kind.filter(|kind| !person.settings.untold.contains(kind));
        let ways = person.channels.iter().filter_map(|channel| {
            let wishes = wishes_of(channel);
            let open = channel.retired.is_none() && !of_table.silent.contains(&channel.id);
            let kind = told.filter(|kind| open && !wishes.without.contains(kind))?;
            let (from_at, send_at) =
                times(kind, notice.due, &wishes, &of_table, &person.settings.time_zone);
            Some(Way { channel: channel.id.clone(), from_at, send_at })
        });
        plans.push(Plan { notice: notice.id, ways: ways.collect() });
    }
    Ok(plans)
}

/// From when on it may go along with others, and when it goes by itself.
fn times(
    kind: NoticeKind,
    due: i64,
    wishes: &Wishes,
    table: &TableWishes,
    zone: &str,
) -> (i64, i64) {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    // Whoever runs out of time cannot wait for the evening.
    let urgent = kind == NoticeKind::Reminder;
    let daily = match table.digest {
        Some(true) => Some(wishes.digest.unwrap_or(MORNING)),
        Some(false) => None,
        None => wishes.digest,
    };
    if let Some(hour) = daily.filter(|_| !urgent) {
        let at = next_hour(due, hour, &zone);
        return (at, at);
    }
    let delay = if urgent { 0 } else { table.delay_min.unwrap_or(wishes.delay_min) };
    let quiet = match table.quiet {
        Some(true) => Some(wishes.quiet.unwrap_or(NIGHT)),
        Some(false) => None,
        None => wishes.quiet,
    };
    let awake = |at| quiet.map_or(at, |quiet| after_quiet(at, quiet, &zone));
    (awake(due), awake(due + i64::from(delay) * MINUTE))
}

fn hour_of(at: i64, zone: &TimeZone) -> Option<jiff::Zoned> {
    Timestamp::from_millisecond(at).ok().map(|at| at.to_zoned(zone.clone()))
}

/// The next time it is this hour there.
fn next_hour(at: i64, hour: u8, zone: &TimeZone) -> i64 {
    let next = || {
        let local = hour_of(at, zone)?;
        let today = local.date().at(hour as i8, 0, 0, 0).to_zoned(zone.clone()).ok()?;
        let then = if today > local {
            today
        } else {
            let tomorrow = local.date().tomorrow().ok()?;
            tomorrow.at(hour as i8, 0, 0, 0).to_zoned(zone.clone()).ok()?
        };
        Some(then.timestamp().as_millisecond())
    };
    next().unwrap_or(at + DAY)
}

/// The same time, or the end of the quiet hours it falls into.
fn after_quiet(at: i64, (from, to): (u8, u8), zone: &TimeZone) -> i64 {
    let Some(local) = hour_of(at, zone) else { return at };
    let hour = local.hour().unsigned_abs();
    let quiet = if from < to { (from..to).contains(&hour) } else { hour >= from || hour < to };
    if quiet { next_hour(at, to, zone).min(at + 24 * HOUR) } else { at }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Monday, 5 January 2026, 12:00 UTC; 13:00 in Paris.
    const NOON: i64 = 1_767_614_400_000;

    fn when(due: i64, wishes: Wishes, table: TableWishes) -> (i64, i64) {
        let (from, send) = times(NoticeKind::Turn, due, &wishes, &table, "Europe/Paris");
        ((from - NOON) / MINUTE, (send - NOON) / MINUTE)
    }

    #[test]
    fn delays_quiet_hours_and_digests_are_kept() {
        let usual = TableWishes::default;
        assert_eq!(when(NOON, Wishes::default(), usual()), (0, 0));
        let delayed = Wishes { delay_min: 10, ..Wishes::default() };
        assert_eq!(when(NOON, delayed.clone(), usual()), (0, 10));
        let sooner = TableWishes { delay_min: Some(0), ..usual() };
        assert_eq!(when(NOON, delayed, sooner), (0, 0));
        let quiet = Wishes { quiet: Some((22, 7)), delay_min: 30, ..Wishes::default() };
        // 21:45 there: it may go along until ten, and goes by itself in the morning.
        assert_eq!(when(NOON + 525 * MINUTE, quiet.clone(), usual()), (525, 18 * 60));
        assert_eq!(when(NOON + 600 * MINUTE, quiet.clone(), usual()), (18 * 60, 18 * 60));
        // One table may wake somebody, another one must not.
        let night = NOON + 600 * MINUTE;
        let loud = TableWishes { quiet: Some(false), ..usual() };
        assert_eq!(when(night, quiet.clone(), loud), (600, 630));
        let hushed = TableWishes { quiet: Some(true), ..usual() };
        assert_eq!(when(night, Wishes::default(), hushed.clone()), (18 * 60, 18 * 60));
        let own_hours = Wishes { quiet: Some((23, 9)), ..Wishes::default() };
        assert_eq!(when(night, own_hours, hushed), (20 * 60, 20 * 60));
        let midday = Wishes { quiet: Some((12, 14)), ..Wishes::default() };
        assert_eq!(when(NOON, midday, usual()), (60, 60));
        let daily = Wishes { digest: Some(19), ..Wishes::default() };
        assert_eq!(when(NOON, daily.clone(), usual()), (6 * 60, 6 * 60));
        assert_eq!(when(NOON + 7 * HOUR, daily.clone(), usual()), (30 * 60, 30 * 60));
        let each = TableWishes { digest: Some(false), ..usual() };
        assert_eq!(when(NOON, daily.clone(), each), (0, 0));
        let collected = TableWishes { digest: Some(true), ..usual() };
        assert_eq!(when(NOON, Wishes::default(), collected), (19 * 60, 19 * 60));
        // A clock that runs out does not wait for the evening, but lets people sleep.
        let zone = "Europe/Paris";
        assert_eq!(times(NoticeKind::Reminder, NOON, &daily, &usual(), zone), (NOON, NOON));
        assert_eq!(times(NoticeKind::Reminder, night, &quiet, &usual(), zone).1, NOON + 18 * HOUR);
        // On the day summer time begins there is no half past two.
        let spring = 1_774_742_400_000 + HOUR;
        let nightly = Wishes { digest: Some(2), ..Wishes::default() };
        assert!(times(NoticeKind::Turn, spring, &nightly, &usual(), zone).0 > spring);
        assert_eq!(
            times(NoticeKind::Turn, NOON, &Wishes::default(), &usual(), "Mars/X"),
            (NOON, NOON)
        );
    }
}
