//! The bell: what somebody is told, in sentences of their language.
//!
//! Sentences are made when they are read, from the kind, the seats and the places in a notice and the
//! names on the table as they are then. None of it is a secret of anybody.

use crate::app::App;
use crate::error::Result;
use crate::hall::Hall;
use crate::live::Sitting;
use crate::people::alerts;
use crate::people::session::settings_of;
use crate::protocol::{Notice, NoticeKind, NoticeList, Settings};
use catalog::{Lang, Words};
use engine::Message;
use serde_json::Value;
use std::collections::BTreeMap;
use store::{Account, Match};

/// So many are shown; whoever has more unread has too many to count.
const LATEST: u32 = 100;

/// Those an account wants to hear of, latest first.
async fn wanted(hall: &Hall, account: &Account) -> Result<Vec<(NoticeKind, store::Notice)>> {
    let Settings { untold, .. } = settings_of(account);
    let found = hall.store().notices(&account.id, hall.time().now(), LATEST).await?;
    let known = found.into_iter().filter_map(|told| Some((NoticeKind::of(&told.kind)?, told)));
    Ok(known.filter(|(kind, _)| !untold.contains(kind)).collect())
}

/// How many an account has not read.
pub async fn unread(hall: &Hall, account: &Account) -> Result<u32> {
    let wanted = wanted(hall, account).await?;
    let alerts = hall.store().alerts(&account.id, LATEST).await?;
    let tables = wanted.iter().filter(|(_, told)| told.unread).count();
    Ok((tables + alerts.iter().filter(|alert| alert.unread).count()) as u32)
}

/// What an account is told.
pub async fn list(app: &App, account: &Account, lang: Lang) -> Result<NoticeList> {
    let mut tables: BTreeMap<String, Option<Match>> = BTreeMap::new();
    let mut notices = Vec::new();
    for (kind, told) in wanted(&app.hall, account).await? {
        if !tables.contains_key(&told.table) {
            tables.insert(told.table.clone(), app.store.get_match(&told.table).await?);
        }
        let Some(Some(row)) = tables.get(&told.table) else { continue };
        notices.push(Notice {
            id: told.id,
            kind,
            table: place_to_go(kind, &told),
            game: row.game.clone(),
            text: sentence(&app.hall, kind, &told.detail, row, lang),
            at: told.due,
            unread: told.unread,
        });
    }
    notices.extend(alerts::list(app, &account.id, lang).await?);
    notices.sort_by_key(|notice| -notice.at);
    // Counted in this list: numbers of the store would tell how much others are told.
    let count = notices.len();
    for (index, notice) in notices.iter_mut().enumerate() {
        notice.id = (count - index) as i64;
    }
    let unread = notices.iter().filter(|notice| notice.unread).count() as u32;
    Ok(NoticeList { unread, notices })
}

pub(crate) fn place_to_go(kind: NoticeKind, told: &store::Notice) -> String {
    let next = told.detail.get("table").and_then(Value::as_str);
    next.filter(|_| kind == NoticeKind::Rematch).unwrap_or(&told.table).to_string()
}

/// What a table is called.
pub(crate) fn title<'a>(hall: &Hall, row: &'a Match) -> &'a str {
    let game = || hall.game(&row.game).map_or(row.game.as_str(), |game| game.profile().name);
    if row.title.is_empty() { game() } else { row.title.as_str() }
}

pub(crate) fn sentence(
    hall: &Hall,
    kind: NoticeKind,
    detail: &Value,
    row: &Match,
    lang: Lang,
) -> String {
    let title = title(hall, row);
    let names = names(detail, row);
    let key = match kind {
        NoticeKind::Turn if names.is_empty() => "told-turn",
        NoticeKind::Turn => "told-turn-after",
        NoticeKind::Reminder => "told-reminder",
        NoticeKind::Full => "told-full",
        NoticeKind::Begun => "told-begun",
        NoticeKind::Over if row.stage == "abandoned" => "told-abandoned",
        NoticeKind::Over if detail.get("place").is_some_and(Value::is_u64) => "told-over-place",
        NoticeKind::Over => "told-over",
        NoticeKind::Undo => "told-undo",
        NoticeKind::Pause => "told-pause",
        NoticeKind::Abandon => "told-abandon",
        NoticeKind::Rematch => "told-rematch",
        NoticeKind::Invited if names.is_empty() => "told-invited",
        NoticeKind::Invited => "told-invited-by",
        // Nothing of a table's.
        NoticeKind::Account => "told-begun",
        NoticeKind::Named if detail.get("letter").is_some() => "told-letter",
        NoticeKind::Named => "told-named",
    };
    let place = detail.get("place").and_then(Value::as_i64).unwrap_or_default();
    let message = Message::new(key)
        .text("table", title)
        .text("names", names.join(", "))
        .number("count", names.len() as i64)
        .number("place", place);
    Words::shared(lang).say(&message)
}

/// The people on the seats a notice names, each once. Bots have no names worth telling.
fn names(detail: &Value, row: &Match) -> Vec<String> {
    let seats = detail.get("seats").and_then(Value::as_array).into_iter().flatten();
    let rows = seats.filter_map(|seat| row.seats.get(usize::try_from(seat.as_u64()?).ok()?));
    let mut names: Vec<String> = Vec::new();
    let people = rows.filter(|row| row.is_human()).flat_map(Sitting::people);
    for (_, name) in people.filter(|(_, name)| !name.is_empty()) {
        if !names.iter().any(|known| known == name) {
            names.push(name.to_string());
        }
    }
    names
}
