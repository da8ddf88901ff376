//! Somebody's deadlines as a calendar (RFC 5545), at an address that is a secret.

use crate::app::App;
use crate::error::Result;
use crate::live::{Around, Sitting};
use catalog::{Lang, Words};
use engine::Message;
use jiff::Timestamp;
use store::{Account, Match, MatchFilter};

/// A line holds so many bytes before it goes on in the next.
const LINE: usize = 74;
const MOST: u32 = 200;
const HALF_AN_HOUR: i64 = 30 * 60 * 1000;

/// What is kept of the secret.
pub fn hash(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex().to_string()
}

/// When which table runs out of patience with somebody.
pub async fn calendar(app: &App, account: &Account, lang: Lang) -> Result<String> {
    let filter = MatchFilter {
        account: Some(account.id.clone()),
        stage: Some("playing".into()),
        waiting_for_account: true,
        limit: MOST,
        ..MatchFilter::default()
    };
    let words = Words::shared(lang);
    let origin = super::words::origin(app);
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_string(),
        "VERSION:2.0".into(),
        "PRODID:-//Ludotheque//Deadlines//EN".into(),
        "METHOD:PUBLISH".into(),
        format!("X-WR-CALNAME:{}", escaped(&words.key("calendar-name"))),
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M".into(),
    ];
    for row in app.store.matches(&filter).await? {
        let Some(deadline) = deadline(&row, &account.id) else { continue };
        let title = crate::notices::title(&app.hall, &row);
        let said = words.say(&Message::new("calendar-deadline").text("table", title));
        lines.extend([
            "BEGIN:VEVENT".to_string(),
            format!("UID:{}@ludotheque", row.id),
            format!("DTSTAMP:{}", moment(app.time.now())),
            format!("DTSTART:{}", moment(deadline - HALF_AN_HOUR)),
            format!("DTEND:{}", moment(deadline)),
            format!("SUMMARY:{}", escaped(&said)),
            format!("URL:{origin}/table/{}", row.id),
            "TRANSP:TRANSPARENT".into(),
            "END:VEVENT".into(),
        ]);
    }
    lines.push("END:VCALENDAR".into());
    Ok(lines.iter().map(|line| folded(line)).collect())
}

/// The first of somebody's clocks to run out.
fn deadline(row: &Match, account: &str) -> Option<i64> {
    let around = Around::of(row);
    let mine = row.seats.iter().zip(&around.clocks);
    mine.filter(|(seat, _)| seat.waits_for(account)).filter_map(|(_, clock)| clock.deadline).min()
}

fn moment(at: i64) -> String {
    let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// Nothing anybody is called begins another line.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => safe.extend(['\\', c]),
            '\n' => safe += "\\n",
            c if c.is_control() => {}
            c => safe.push(c),
        }
    }
    safe
}

fn folded(line: &str) -> String {
    let (mut text, mut width) = (String::new(), 0);
    for c in line.chars() {
        if width + c.len_utf8() > LINE {
            text += "\r\n ";
            width = 1;
        }
        text.push(c);
        width += c.len_utf8();
    }
    text + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_in_their_line_and_lines_are_short() {
        let said = escaped("a;b,c\\d\r\nEND:VEVENT");
        assert_eq!(said, "a\\;b\\,c\\\\d\\nEND:VEVENT");
        let long = folded(&format!("SUMMARY:{}", "é".repeat(100)));
        assert!(long.split("\r\n").all(|line| line.len() <= 75), "{long}");
        assert_eq!(long.replace("\r\n ", "").trim_end(), format!("SUMMARY:{}", "é".repeat(100)));
        assert_eq!(moment(1_767_614_400_000), "20260105T120000Z");
    }
}
