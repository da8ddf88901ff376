//! What is said: a sentence for each notice, in the receiver's language, and where to go.
//!
//! Sentences are those of the bell. They are made from the receiver's own seats and nothing else.

use super::{Keys, keys_of, wishes_of};
use crate::app::App;
use crate::away;
use crate::error::Result;
use crate::notices;
use crate::people::session::settings_of;
use crate::protocol::{NoticeKind, TableWishes};
use catalog::{Lang, Words};
use engine::Message as Said;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use store::{Channel, Match, Notice};

/// So many are told one by one; somebody who is told once a month need not read a book.
const MOST: usize = 30;

/// A notice as it is told.
pub type Told = Line;

/// One notice in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub kind: String,
    pub table: String,
    pub game: String,
    pub text: String,
    /// What happened there since they last looked.
    pub since: Vec<String>,
    pub url: String,
    pub at: i64,
}

impl Line {
    /// Where to go, below the origin.
    pub fn path(&self) -> &str {
        self.url.find("/table/").map_or("/", |at| &self.url[at..])
    }
}

/// Everything that goes at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The same when it is sent again.
    pub id: String,
    pub lang: &'static str,
    /// The library's name.
    pub library: String,
    pub origin: String,
    /// In one line.
    pub title: String,
    pub lines: Vec<Line>,
}

impl Message {
    pub fn lang(&self) -> Lang {
        Lang::from_locale(self.lang).unwrap_or_default()
    }

    /// So many characters of it.
    pub fn short(&self, most: usize) -> String {
        let lines = self.lines.iter().flat_map(|line| {
            std::iter::once(line.text.as_str()).chain(line.since.iter().map(String::as_str))
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        match text.char_indices().nth(most) {
            Some((cut, _)) => format!("{}…", &text[..cut]),
            None => text,
        }
    }
}

/// How people reach us.
pub fn origin(app: &App) -> String {
    let of_address = || format!("http://{}", app.settings.address);
    app.settings.origin.get().map_or_else(of_address, str::to_string)
}

/// The language of whoever is at the other end.
pub async fn lang_of(app: &App, channel: &Channel) -> Result<Lang> {
    let account = app.store.account(&channel.account).await?;
    let chosen = account.map(|account| settings_of(&account).lang).unwrap_or_default();
    let Keys { lang: heard, .. } = keys_of(channel);
    Ok(Lang::from_locale(&chosen).or_else(|| Lang::from_locale(&heard)).unwrap_or_default())
}

/// The message for some notices; nothing if nothing of it is worth telling any more.
pub async fn message(
    app: &App,
    channel: &Channel,
    id: &str,
    told: &[Notice],
) -> Result<Option<Message>> {
    let lang = lang_of(app, channel).await?;
    let told = &still_wanted(app, channel, told).await?[..];
    let more = told.len().saturating_sub(MOST);
    let mut lines = sentences(app, &channel.account, &told[more..], lang).await?;
    if lines.is_empty() {
        return Ok(None);
    }
    if more > 0 {
        let said = Said::new("told-more").number("count", more as i64);
        lines.push(Line {
            kind: "more".into(),
            text: Words::shared(lang).say(&said),
            url: format!("{}/lobby", origin(app)),
            ..Line::default()
        });
    }
    let title = match &lines[..] {
        [one] => one.text.clone(),
        many => {
            let count = many.len().max(told.len()) as i64;
            Words::shared(lang).say(&Said::new("told-several").number("count", count))
        }
    };
    Ok(Some(Message { lines, title, ..empty(app, id, lang) }))
}

/// Some wait for hours: kinds and tables that were turned off meanwhile are not told any more.
async fn still_wanted(app: &App, channel: &Channel, told: &[Notice]) -> Result<Vec<Notice>> {
    let account = app.store.account(&channel.account).await?;
    let untold = account.as_ref().map(|account| settings_of(account).untold).unwrap_or_default();
    let without = wishes_of(channel).without;
    let tables: BTreeSet<String> = told.iter().map(|notice| notice.table.clone()).collect();
    let tables: Vec<String> = tables.into_iter().collect();
    let mut silent: BTreeSet<String> = BTreeSet::new();
    for (table, mark) in app.store.marks(&channel.account, &tables).await? {
        let wishes = TableWishes::deserialize(&mark.wishes).unwrap_or_default();
        if mark.muted || !mark.shelf.is_empty() || wishes.silent.contains(&channel.id) {
            silent.insert(table);
        }
    }
    let wanted = |notice: &&Notice| {
        let kind = NoticeKind::of(&notice.kind);
        let told = kind.is_some_and(|kind| !untold.contains(&kind) && !without.contains(&kind));
        told && !silent.contains(&notice.table)
    };
    Ok(told.iter().filter(wanted).cloned().collect())
}

fn empty(app: &App, id: &str, lang: Lang) -> Message {
    Message {
        id: id.into(),
        lang: lang.id(),
        library: Words::shared(lang).key("told-library"),
        origin: origin(app),
        ..Message::default()
    }
}

/// One sentence that is about no table.
pub fn one(app: &App, id: &str, lang: Lang, key: &str) -> Message {
    let message = empty(app, id, lang);
    let text = Words::shared(lang).key(key);
    let line = Line {
        kind: key.trim_start_matches("told-").into(),
        url: message.origin.clone() + "/",
        text: text.clone(),
        ..Line::default()
    };
    Message { title: text, lines: vec![line], ..message }
}

/// Notices in words.
pub async fn sentences(app: &App, account: &str, told: &[Notice], lang: Lang) -> Result<Vec<Line>> {
    let mut tables: BTreeMap<&str, Option<Match>> = BTreeMap::new();
    let mut lines = Vec::new();
    for notice in told {
        let Some(kind) = NoticeKind::of(&notice.kind) else { continue };
        if !tables.contains_key(notice.table.as_str()) {
            tables.insert(&notice.table, app.store.get_match(&notice.table).await?);
        }
        let Some(Some(row)) = tables.get(notice.table.as_str()) else { continue };
        if kind == NoticeKind::Reminder && looks(app, account, row).await? {
            continue;
        }
        let place = notices::place_to_go(kind, notice);
        lines.push(Line {
            kind: notice.kind.clone(),
            game: row.game.clone(),
            text: notices::sentence(&app.hall, kind, &notice.detail, row, lang),
            since: since(app, account, kind, row, lang).await,
            url: format!("{}/table/{place}", origin(app)),
            table: place,
            at: notice.due,
        });
    }
    Ok(lines)
}

/// What happened there since they last looked, for those who are asked to go on. Where many are told
/// at once, tables that nobody has open are not opened for it: the plain sentence goes.
async fn since(app: &App, account: &str, kind: NoticeKind, row: &Match, lang: Lang) -> Vec<String> {
    if !matches!(kind, NoticeKind::Turn | NoticeKind::Reminder) {
        return Vec::new();
    }
    let scene = match (app.hall.scene_if_open(&row.id), app.looking_back.try_acquire()) {
        (Some(scene), _) => scene,
        (None, Ok(_turn)) => match app.hall.scene(&row.id).await {
            Ok(scene) => scene,
            Err(_) => return Vec::new(),
        },
        (None, Err(_)) => return Vec::new(),
    };
    let seen = async {
        let marks = app.store.marks(account, std::slice::from_ref(&row.id)).await?;
        let from = marks.first().map_or(0, |(_, mark)| mark.seen);
        app.hall.away(&scene, Some(account), from, lang).await
    };
    seen.await.map(|away| away::sentences(&away)).unwrap_or_default()
}

/// Whoever has the table open and has seen all of it needs no reminder.
async fn looks(app: &App, account: &str, row: &Match) -> Result<bool> {
    let here = app.hall.scene_if_open(&row.id).is_some_and(|scene| scene.present.contains(account));
    if !here {
        return Ok(false);
    }
    let marks = app.store.marks(account, std::slice::from_ref(&row.id)).await?;
    Ok(marks.first().is_some_and(|(_, mark)| mark.seen >= row.length))
}
