//! The store itself: which query each method is, whatever the database.

use crate::archive::{self, Summary};
use crate::home::Home;
use crate::tables::log::Append;
use crate::tables::{
    accounts, alerts, channels, erasure, keys, letters, log, mails, marks, matches, notices, rest,
    sessions, talk, ties,
};
use crate::{
    Account, Alert, Appended, Audit, Channel, Claimed, Counts, Key, Letter, Line, LoggedEntry,
    Mail, Mark, Match, MatchFilter, NewEntry, NewLetter, NewLine, Notice, OnceLink, Plan, Session,
    Settled, Store, Stored, Telling, Tie, Unplanned,
};
use async_trait::async_trait;
use serde_json::Value;
use tokio::sync::{Mutex, mpsc};

/// A store with its tables in some database.
#[derive(Debug)]
pub struct SqlStore<H> {
    home: H,
}

impl<H> SqlStore<H> {
    pub(crate) fn new(home: H) -> SqlStore<H> {
        SqlStore { home }
    }

    #[cfg(test)]
    pub(crate) fn home(&self) -> &H {
        &self.home
    }
}

#[async_trait]
impl<H: Home> Store for SqlStore<H> {
    async fn create_account(&self, account: &Account) -> Stored<()> {
        self.home
            .write(account.clone(), |link, account| Box::pin(accounts::create(link, account)))
            .await
    }

    async fn account(&self, id: &str) -> Stored<Option<Account>> {
        self.home.read(id.to_owned(), |link, id| Box::pin(accounts::get(link, id))).await
    }

    async fn account_by_name(&self, name: &str) -> Stored<Option<Account>> {
        self.home.read(name.to_owned(), |link, name| Box::pin(accounts::by_name(link, name))).await
    }

    async fn update_account(&self, account: &Account) -> Stored<()> {
        self.home
            .write(account.clone(), |link, account| Box::pin(accounts::update(link, account)))
            .await
    }

    async fn set_admin(&self, id: &str, admin: bool) -> Stored<()> {
        self.home
            .write((id.to_owned(), admin), |link, (id, admin)| {
                Box::pin(accounts::set_admin(link, id, *admin))
            })
            .await
    }

    async fn accounts(&self, search: &str, limit: u32) -> Stored<Vec<Account>> {
        self.home
            .read((search.to_owned(), limit), |link, (search, limit)| {
                Box::pin(accounts::list(link, search, *limit))
            })
            .await
    }

    async fn take_over(&self, guest: &str, account: &str, now: i64) -> Stored<()> {
        self.home
            .write((guest.to_owned(), account.to_owned(), now), |link, (guest, account, now)| {
                Box::pin(erasure::take_over(link, guest, account, *now))
            })
            .await
    }

    async fn erase_account(&self, id: &str, pseudonym: &str, now: i64) -> Stored<()> {
        self.home
            .write((id.to_owned(), pseudonym.to_owned(), now), |link, (id, pseudonym, now)| {
                Box::pin(erasure::erase(link, id, pseudonym, *now))
            })
            .await
    }

    async fn create_session(&self, session: &Session) -> Stored<()> {
        self.home
            .write(session.clone(), |link, session| Box::pin(sessions::create(link, session)))
            .await
    }

    async fn session(&self, token_hash: &str) -> Stored<Option<(Session, Account)>> {
        self.home
            .read(token_hash.to_owned(), |link, hash| Box::pin(sessions::get(link, hash)))
            .await
    }

    async fn sessions_of(&self, account: &str) -> Stored<Vec<Session>> {
        self.home
            .read(account.to_owned(), |link, account| Box::pin(sessions::of_account(link, account)))
            .await
    }

    async fn touch_session(&self, token_hash: &str, now: i64, expires: i64) -> Stored<()> {
        self.home
            .write((token_hash.to_owned(), now, expires), |link, (hash, now, expires)| {
                Box::pin(sessions::touch(link, hash, *now, *expires))
            })
            .await
    }

    async fn delete_session(&self, account: &str, id: &str) -> Stored<()> {
        self.home
            .write((account.to_owned(), id.to_owned()), |link, (account, id)| {
                Box::pin(sessions::delete(link, account, id))
            })
            .await
    }

    async fn delete_sessions(&self, account: &str, keep: Option<&str>) -> Stored<()> {
        self.home
            .write((account.to_owned(), keep.map(str::to_owned)), |link, (account, keep)| {
                Box::pin(sessions::delete_all(link, account, keep.as_deref()))
            })
            .await
    }

    async fn delete_expired_sessions(&self, now: i64) -> Stored<u64> {
        self.home.write(now, |link, now| Box::pin(sessions::delete_expired(link, *now))).await
    }

    async fn add_keys(&self, keys: &[Key], instead: Option<(&str, &str)>) -> Stored<()> {
        let instead = instead.map(|(account, kind)| (account.to_owned(), kind.to_owned()));
        self.home
            .write((keys.to_vec(), instead), |link, (keys, instead)| {
                let instead = instead.as_ref().map(|(account, kind)| (&**account, &**kind));
                Box::pin(keys::add(link, keys, instead))
            })
            .await
    }

    async fn keys_of(&self, account: &str) -> Stored<Vec<Key>> {
        self.home.read(account.to_owned(), |link, account| Box::pin(keys::of(link, account))).await
    }

    async fn key(&self, id: &str) -> Stored<Option<Key>> {
        self.home.read(id.to_owned(), |link, id| Box::pin(keys::get(link, id))).await
    }

    async fn use_key(&self, id: &str, used: i64, secret: Option<&Value>) -> Stored<bool> {
        self.home
            .write((id.to_owned(), used, secret.cloned()), |link, (id, used, secret)| {
                Box::pin(keys::use_at(link, id, *used, secret.as_ref()))
            })
            .await
    }

    async fn remove_key(&self, account: &str, id: &str) -> Stored<bool> {
        self.home
            .write((account.to_owned(), id.to_owned()), |link, (account, id)| {
                Box::pin(keys::remove(link, account, id))
            })
            .await
    }

    async fn remove_keys(&self, account: &str, kind: Option<&str>) -> Stored<()> {
        self.home
            .write((account.to_owned(), kind.map(str::to_owned)), |link, (account, kind)| {
                Box::pin(keys::remove_all(link, account, kind.as_deref()))
            })
            .await
    }

    async fn make_link(&self, new: &OnceLink) -> Stored<()> {
        self.home.write(new.clone(), |link, new| Box::pin(keys::make_link(link, new))).await
    }

    async fn link(&self, hash: &str, purpose: &str, now: i64) -> Stored<Option<OnceLink>> {
        self.home
            .read((hash.to_owned(), purpose.to_owned(), now), |link, (hash, purpose, now)| {
                Box::pin(keys::link(link, hash, purpose, *now))
            })
            .await
    }

    async fn take_link(&self, hash: &str, purpose: &str, now: i64) -> Stored<OnceLink> {
        self.home
            .write((hash.to_owned(), purpose.to_owned(), now), |link, (hash, purpose, now)| {
                Box::pin(keys::take_link(link, hash, purpose, *now))
            })
            .await
    }

    async fn end_links(&self, account: &str, purpose: &str) -> Stored<()> {
        self.home
            .write((account.to_owned(), purpose.to_owned()), |link, (account, purpose)| {
                Box::pin(keys::end_links(link, account, purpose))
            })
            .await
    }

    async fn forget_links(&self, now: i64) -> Stored<u64> {
        self.home.write(now, |link, now| Box::pin(keys::forget_links(link, *now))).await
    }

    async fn alert(&self, account: &str, kind: &str, detail: &Value, now: i64) -> Stored<()> {
        self.home
            .write(
                (account.to_owned(), kind.to_owned(), detail.clone(), now),
                |link, (account, kind, detail, now)| {
                    Box::pin(alerts::add(link, account, kind, detail, *now))
                },
            )
            .await
    }

    async fn alerts(&self, account: &str, limit: u32) -> Stored<Vec<Alert>> {
        self.home
            .read((account.to_owned(), limit), |link, (account, limit)| {
                Box::pin(alerts::of(link, account, *limit))
            })
            .await
    }

    async fn read_alerts(&self, account: &str, until: i64) -> Stored<u64> {
        self.home
            .write((account.to_owned(), until), |link, (account, until)| {
                Box::pin(alerts::read(link, account, *until))
            })
            .await
    }

    async fn forget_alerts(&self, before: i64) -> Stored<u64> {
        self.home.write(before, |link, before| Box::pin(alerts::forget(link, *before))).await
    }

    async fn set_tie(
        &self,
        account: &str,
        other: &str,
        kind: Option<&str>,
        now: i64,
    ) -> Stored<()> {
        self.home
            .write(
                (account.to_owned(), other.to_owned(), kind.map(str::to_owned), now),
                |link, (account, other, kind, now)| {
                    Box::pin(ties::set(link, account, other, kind.as_deref(), *now))
                },
            )
            .await
    }

    async fn tie(&self, account: &str, other: &str) -> Stored<Option<String>> {
        self.home
            .read((account.to_owned(), other.to_owned()), |link, (account, other)| {
                Box::pin(ties::between(link, account, other))
            })
            .await
    }

    async fn blockers_of(&self, other: &str) -> Stored<Vec<String>> {
        self.home.read(other.to_owned(), |link, other| Box::pin(ties::blockers(link, other))).await
    }

    async fn ties_of(&self, account: &str) -> Stored<Vec<Tie>> {
        self.home.read(account.to_owned(), |link, account| Box::pin(ties::of(link, account))).await
    }

    async fn create_match_telling(&self, new: &Match, telling: &Telling) -> Stored<()> {
        self.home
            .write((new.clone(), telling.clone()), |link, (new, telling)| {
                Box::pin(matches::create(link, new, telling))
            })
            .await
    }

    async fn get_match(&self, id: &str) -> Stored<Option<Match>> {
        self.home.read(id.to_owned(), |link, id| Box::pin(matches::get(link, id))).await
    }

    async fn update_match_telling(&self, changed: &Match, telling: &Telling) -> Stored<()> {
        self.home
            .write((changed.clone(), telling.clone()), |link, (changed, telling)| {
                Box::pin(matches::update(link, changed, telling))
            })
            .await
    }

    async fn discard_match(&self, id: &str) -> Stored<()> {
        self.home.write(id.to_owned(), |link, id| Box::pin(matches::discard(link, id))).await
    }

    async fn matches(&self, filter: &MatchFilter) -> Stored<Vec<Match>> {
        self.home.read(filter.clone(), |link, filter| Box::pin(matches::list(link, filter))).await
    }

    async fn matches_to_wake(&self, now: i64, limit: u32) -> Stored<Vec<String>> {
        self.home
            .read((now, limit), |link, (now, limit)| Box::pin(matches::to_wake(link, *now, *limit)))
            .await
    }

    async fn append_telling(
        &self,
        id: &str,
        expected: u32,
        entries: &[NewEntry],
        head: &Match,
        snapshot: Option<&Value>,
        telling: &Telling,
    ) -> Stored<Appended> {
        let append = Append {
            id: id.to_owned(),
            expected,
            entries: entries.to_vec(),
            head: head.clone(),
            snapshot: snapshot.cloned(),
            telling: telling.clone(),
        };
        self.home.write(append, |link, append| Box::pin(log::append(link, append))).await
    }

    async fn log(&self, id: &str, from: u32) -> Stored<Vec<LoggedEntry>> {
        self.home
            .read((id.to_owned(), from), |link, (id, from)| Box::pin(log::read(link, id, *from)))
            .await
    }

    async fn snapshot(&self, id: &str, at_most: u32) -> Stored<Option<(u32, Value)>> {
        self.home
            .read((id.to_owned(), at_most), |link, (id, at_most)| {
                Box::pin(log::snapshot(link, id, *at_most))
            })
            .await
    }

    async fn say_telling(&self, line: &NewLine, telling: &Telling) -> Stored<Line> {
        self.home
            .write((line.clone(), telling.clone()), |link, (line, telling)| {
                Box::pin(talk::say(link, line, telling))
            })
            .await
    }

    async fn lines(
        &self,
        id: &str,
        room: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Stored<Vec<Line>> {
        self.home
            .read(
                (id.to_owned(), room.to_owned(), before, limit),
                |link, (id, room, before, limit)| {
                    Box::pin(talk::lines(link, id, room, *before, *limit))
                },
            )
            .await
    }

    async fn write_letter(&self, letter: &NewLetter, telling: &Telling) -> Stored<Letter> {
        self.home
            .write((letter.clone(), telling.clone()), |link, (letter, telling)| {
                Box::pin(letters::write(link, letter, telling))
            })
            .await
    }

    async fn letters(
        &self,
        id: &str,
        between: (u8, u8),
        before: Option<i64>,
        limit: u32,
    ) -> Stored<Vec<Letter>> {
        self.home
            .read((id.to_owned(), between, before, limit), |link, (id, between, before, limit)| {
                Box::pin(letters::between(link, id, *between, *before, *limit))
            })
            .await
    }

    async fn letters_by(&self, account: &str) -> Stored<Vec<Letter>> {
        self.home
            .read(account.to_owned(), |link, account| Box::pin(letters::by(link, account)))
            .await
    }

    async fn note(&self, id: &str, account: &str) -> Stored<Option<String>> {
        self.home
            .read((id.to_owned(), account.to_owned()), |link, (id, account)| {
                Box::pin(talk::note(link, id, account))
            })
            .await
    }

    async fn set_note(&self, id: &str, account: &str, text: &str, now: i64) -> Stored<()> {
        self.home
            .write(
                (id.to_owned(), account.to_owned(), text.to_owned(), now),
                |link, (id, account, text, now)| {
                    Box::pin(talk::set_note(link, id, account, text, *now))
                },
            )
            .await
    }

    async fn mark_seen(&self, account: &str, seen: &[(String, u32)]) -> Stored<u64> {
        self.home
            .write((account.to_owned(), seen.to_vec()), |link, (account, seen)| {
                Box::pin(marks::see(link, account, seen))
            })
            .await
    }

    async fn set_muted(&self, id: &str, account: &str, muted: bool) -> Stored<()> {
        self.home
            .write((id.to_owned(), account.to_owned(), muted), |link, (id, account, muted)| {
                Box::pin(marks::mute(link, id, account, *muted))
            })
            .await
    }

    async fn notices(&self, account: &str, now: i64, limit: u32) -> Stored<Vec<Notice>> {
        self.home
            .read((account.to_owned(), now, limit), |link, (account, now, limit)| {
                Box::pin(notices::of(link, account, *now, *limit))
            })
            .await
    }

    async fn read_notices(&self, account: &str, due: i64) -> Stored<u64> {
        self.home
            .write((account.to_owned(), due), |link, (account, due)| {
                Box::pin(notices::read(link, account, *due))
            })
            .await
    }

    async fn forget_notices(&self, before: i64) -> Stored<u64> {
        self.home.write(before, |link, before| Box::pin(notices::forget(link, *before))).await
    }

    async fn mail(&self, account: &str) -> Stored<Option<Mail>> {
        self.home.read(account.to_owned(), |link, account| Box::pin(mails::of(link, account))).await
    }

    async fn mails_at(&self, address: &str) -> Stored<Vec<Mail>> {
        self.home.read(address.to_owned(), |link, address| Box::pin(mails::at(link, address))).await
    }

    async fn set_mail(&self, mail: &Mail) -> Stored<()> {
        self.home.write(mail.clone(), |link, mail| Box::pin(mails::set(link, mail))).await
    }

    async fn confirm_mail(&self, account: &str, address: &str, now: i64) -> Stored<bool> {
        self.home
            .write(
                (account.to_owned(), address.to_owned(), now),
                |link, (account, address, now)| {
                    Box::pin(mails::confirm(link, account, address, *now))
                },
            )
            .await
    }

    async fn delete_mail(&self, account: &str) -> Stored<()> {
        self.home
            .write(account.to_owned(), |link, account| Box::pin(mails::delete(link, account)))
            .await
    }

    async fn channels(&self, account: &str) -> Stored<Vec<Channel>> {
        self.home
            .read(account.to_owned(), |link, account| Box::pin(channels::of(link, account)))
            .await
    }

    async fn channel(&self, id: &str) -> Stored<Option<Channel>> {
        self.home.read(id.to_owned(), |link, id| Box::pin(channels::get(link, id))).await
    }

    async fn put_channel(&self, channel: &Channel) -> Stored<()> {
        self.home
            .write(channel.clone(), |link, channel| Box::pin(channels::put(link, channel)))
            .await
    }

    async fn delete_channel(&self, account: &str, id: &str) -> Stored<bool> {
        let gone = self
            .home
            .write((account.to_owned(), id.to_owned()), |link, (account, id)| {
                Box::pin(channels::delete(link, account, id))
            })
            .await?;
        Ok(gone > 0)
    }

    async fn set_wishes(&self, id: &str, account: &str, wishes: &Value) -> Stored<()> {
        self.home
            .write(
                (id.to_owned(), account.to_owned(), wishes.clone()),
                |link, (id, account, wishes)| Box::pin(marks::wish(link, id, account, wishes)),
            )
            .await
    }

    async fn unplanned(&self, now: i64, limit: u32) -> Stored<Vec<Unplanned>> {
        self.home
            .read((now, limit), |link, (now, limit)| {
                Box::pin(channels::unplanned(link, *now, *limit))
            })
            .await
    }

    async fn plan(&self, plans: &[Plan]) -> Stored<()> {
        self.home.write(plans.to_vec(), |link, plans| Box::pin(channels::plan(link, plans))).await
    }

    async fn claim(&self, now: i64, until: i64, limit: u32) -> Stored<Vec<Claimed>> {
        if !self.home.read(now, |link, now| Box::pin(channels::any_due(link, *now))).await? {
            return Ok(Vec::new());
        }
        self.home
            .write((now, until, limit), |link, (now, until, limit)| {
                Box::pin(channels::claim(link, *now, *until, *limit))
            })
            .await
    }

    async fn settle(&self, settled: &[Settled]) -> Stored<()> {
        self.home
            .write(settled.to_vec(), |link, settled| Box::pin(channels::settle(link, settled)))
            .await
    }

    async fn set_feed(&self, account: &str, hash: Option<&str>, now: i64) -> Stored<()> {
        self.home
            .write(
                (account.to_owned(), hash.map(str::to_owned), now),
                |link, (account, hash, now)| {
                    Box::pin(mails::set_feed(link, account, hash.as_deref(), *now))
                },
            )
            .await
    }

    async fn feed(&self, hash: &str) -> Stored<Option<String>> {
        self.home.read(hash.to_owned(), |link, hash| Box::pin(mails::feed(link, hash))).await
    }

    async fn feed_of(&self, account: &str) -> Stored<Option<i64>> {
        self.home
            .read(account.to_owned(), |link, account| Box::pin(mails::feed_of(link, account)))
            .await
    }

    async fn set_shelf(&self, id: &str, account: &str, shelf: &str) -> Stored<()> {
        self.home
            .write(
                (id.to_owned(), account.to_owned(), shelf.to_owned()),
                |link, (id, account, shelf)| Box::pin(marks::put(link, id, account, shelf)),
            )
            .await
    }

    async fn marks(&self, account: &str, ids: &[String]) -> Stored<Vec<(String, Mark)>> {
        self.home
            .read((account.to_owned(), ids.to_vec()), |link, (account, ids)| {
                Box::pin(marks::of(link, account, ids))
            })
            .await
    }

    async fn said_by(&self, account: &str, after: i64, limit: u32) -> Stored<Vec<Line>> {
        self.home
            .read((account.to_owned(), after, limit), |link, (account, after, limit)| {
                Box::pin(talk::said_by(link, account, *after, *limit))
            })
            .await
    }

    async fn notes_of(&self, account: &str) -> Stored<Vec<(String, String)>> {
        self.home
            .read(account.to_owned(), |link, account| Box::pin(talk::notes_of(link, account)))
            .await
    }

    async fn get_value(&self, key: &str) -> Stored<Option<Value>> {
        self.home.read(key.to_owned(), |link, key| Box::pin(rest::get_value(link, key))).await
    }

    async fn set_value(&self, key: &str, value: &Value) -> Stored<()> {
        self.home
            .write((key.to_owned(), value.clone()), |link, (key, value)| {
                Box::pin(rest::set_value(link, key, value))
            })
            .await
    }

    async fn audit(&self, who: &str, what: &str, detail: &Value, now: i64) -> Stored<()> {
        let done =
            Audit { at: now, who: who.to_owned(), what: what.to_owned(), detail: detail.clone() };
        self.home.write(done, |link, done| Box::pin(rest::audit(link, done))).await
    }

    async fn audited(&self, limit: u32) -> Stored<Vec<Audit>> {
        self.home.read(limit, |link, limit| Box::pin(rest::audited(link, *limit))).await
    }

    async fn counts(&self) -> Stored<Counts> {
        let counts = self.home.read((), |link, ()| Box::pin(rest::counts(link))).await?;
        Ok(Counts { bytes: self.home.bytes().await?, ..counts })
    }

    async fn ping(&self) -> Stored<()> {
        self.home.write((), |link, ()| Box::pin(rest::ping(link))).await
    }

    async fn lost(&self) {
        self.home.lost().await;
    }

    async fn close(&self) {
        self.home.close().await;
    }

    async fn dump(&self, lines: mpsc::Sender<String>) -> Stored<Summary> {
        self.home.snapshot(lines, |link, lines| Box::pin(archive::dump(link, lines))).await
    }

    async fn load(&self, lines: mpsc::Receiver<String>) -> Stored<Summary> {
        self.home
            .write_at_leisure(Mutex::new(lines), |link, lines| Box::pin(archive::load(link, lines)))
            .await
    }
}
