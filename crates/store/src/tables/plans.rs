//! No query walks through a whole table, however many matches there are.

use super::log::Append;
use super::{
    accounts, alerts, channels, erasure, keys, letters, log, mails, marks, matches, notices, rest,
    sessions, talk, ties,
};
use crate::home::Home;
use crate::link::{Columns, Link, Statement, Taker, sql};
use crate::testing::Cluster;
use crate::{
    Account, Claimed, Key, Mail, Match, MatchFilter, NewEntry, NewLetter, NewLine, NewNotice,
    OnceLink, Outcome, Plan, PostgresStore, SeatRow, Session, Settled, SqliteStore, Stored,
    Telling, Way,
};
use async_trait::async_trait;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

const MATCHES: i64 = 20_000;

/// Asks the database how it would do each statement before it does it.
struct Explaining<'a> {
    link: &'a mut dyn Link,
    plans: Vec<String>,
}

impl Explaining<'_> {
    async fn explain(&mut self, statement: &Statement) -> Stored<()> {
        let how = if self.link.shares() { "EXPLAIN" } else { "EXPLAIN QUERY PLAN" };
        let explain = format!("{how} {}", statement.sql.as_str());
        let explain = Statement::new(AssertSqlSafe(explain), statement.cells.clone());
        let mut plan = format!("{}\n", statement.sql.as_str());
        for mut row in self.link.rows(explain).await? {
            // The words come last: SQLite numbers the steps.
            plan += &row
                .find_map(|cell| match cell {
                    crate::link::Cell::Text(text) => text,
                    crate::link::Cell::Number(_) => None,
                })
                .unwrap_or_default();
            plan.push('\n');
        }
        self.plans.push(plan);
        Ok(())
    }
}

#[async_trait]
impl Link for Explaining<'_> {
    async fn run(&mut self, statement: Statement) -> Stored<u64> {
        self.explain(&statement).await?;
        self.link.run(statement).await
    }

    async fn rows(&mut self, statement: Statement) -> Stored<Vec<Columns>> {
        self.explain(&statement).await?;
        self.link.rows(statement).await
    }

    async fn each(&mut self, statement: Statement, taker: &mut dyn Taker) -> Stored<()> {
        self.link.each(statement, taker).await
    }

    fn shares(&self) -> bool {
        self.link.shares()
    }
}

/// A library that has been open for years.
async fn fill(link: &mut dyn Link) -> Stored<()> {
    const NUMBERS: &str = "WITH RECURSIVE numbers (n) AS \
        (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1) ";
    let tables = [
        "INSERT INTO accounts (id, name, folded, password, admin, created, ban_reason, settings) \
         SELECT 'a' || n, 'A' || n, 'a' || n, 'x', 0, n, '', '{}' FROM numbers",
        "INSERT INTO sessions (token_hash, id, account, device, created, seen, expires) \
         SELECT 't' || n, 's' || n, 'a' || n, '', n, n, n FROM numbers",
        "INSERT INTO matches (id, game, stage, public, length, created, changed, wake_at, \
         rules_version, host, invite, content, seed, commitment, title, waiting, seats, pace, \
         live, setup, opening) SELECT 'm' || n, 'game' || n % 5, CASE WHEN n % 100 = 0 THEN \
         'open' WHEN n % 10 = 0 THEN 'playing' ELSE 'finished' END, n % 2, 3, n, n, n, 1, 'a', \
         'i', 'c', 's', 'c', 't', '[0]', '[]', '{}', '{}', '{}', '{}' FROM numbers",
        "INSERT INTO seats (match_id, seat, account, waiting) \
         SELECT 'm' || n, s, 'a' || (n + s) % 1000, CASE WHEN n % 10 = s THEN 1 ELSE 0 END \
         FROM numbers, (SELECT 0 AS s UNION SELECT 1 UNION SELECT 2) three",
        "INSERT INTO entries (match_id, position, key, at, actor, entry) \
         SELECT 'm' || n, s, 'k' || s, n, 'a', '{}' \
         FROM numbers, (SELECT 0 AS s UNION SELECT 1 UNION SELECT 2) three",
        "INSERT INTO snapshots (match_id, length, state) SELECT 'm' || n, 2, '{}' FROM numbers",
        "INSERT INTO lines (match_id, room, key, account, name, time, at, text) \
         SELECT 'm' || n, 'players', 'k', 'a' || n, '', n, 1, 'hello' FROM numbers",
        "INSERT INTO letters (match_id, low, high, number, key, account, name, seat, time, at, text) \
         SELECT 'm' || n, 0, 1, 1, 'k' || n, 'a' || n % 1000, 'b', 0, n, 1, 't' FROM numbers",
        "INSERT INTO notes (match_id, account, changed, text) \
         SELECT 'm' || n, 'a' || n, n, '' FROM numbers",
        "INSERT INTO marks (match_id, account, seen, shelf) SELECT 'm' || n, 'a' || n % 1000, n, \
         CASE WHEN n % 3 = 0 THEN 'archived' ELSE '' END FROM numbers",
        "INSERT INTO notices (account, match_id, kind, key, length, due, unread, detail) SELECT \
         'a' || n % 1000, 'm' || n, 'turn', 'turn:m' || n, n, n, n % 2, '{}' FROM numbers",
        "INSERT INTO ties (account, other, kind, since) SELECT 'a' || n, 'a' || (n + 1) % 1000, \
         'friend', n FROM numbers",
        "INSERT INTO keys (id, account, kind, name, created, secret) \
         SELECT 'k' || n, 'a' || n, 'totp', '', n, '{}' FROM numbers",
        "INSERT INTO links (hash, account, purpose, until, detail) \
         SELECT 'h' || n, 'a' || n, 'reset', n, '{}' FROM numbers",
        "INSERT INTO mails (account, address, folded, changed) SELECT 'a' || n, 'x@' || n, \
         'x@' || n, n FROM numbers",
        "INSERT INTO channels (id, account, kind, address, keys, wishes, created, tries, next_at, \
         claimed_until, trouble) SELECT 'c' || n, 'a' || n, 'hook', 'x', '{}', '{}', n, 0, CASE \
         WHEN n % 100 = 0 THEN n ELSE NULL END, 0, '' FROM numbers",
        "INSERT INTO deliveries (channel, notice_id, from_at, send_at) SELECT 'c' || n, id, n, n \
         FROM numbers JOIN notices ON match_id = 'm' || n",
        "INSERT INTO feeds (account, hash, created) SELECT 'a' || n, 'h' || n, n FROM numbers",
        "INSERT INTO alerts (account, kind, at, unread, detail) \
         SELECT 'a' || n % 1000, 'device', n, 1, '{}' FROM numbers",
        "INSERT INTO small_things (key, value) SELECT 'k' || n, '1' FROM numbers",
        "INSERT INTO audit (at, who, what, detail) SELECT n, 'a', 'b', '{}' FROM numbers",
    ];
    for insert in tables {
        let insert = format!("{NUMBERS}{insert}");
        link.run(sql!(AssertSqlSafe(insert), MATCHES)).await?;
    }
    // PostgreSQL looks at its tables from time to time by itself, SQLite never does.
    if link.shares() {
        link.run(sql!("ANALYZE")).await?;
    }
    Ok(())
}

fn filters() -> Vec<MatchFilter> {
    let none = MatchFilter { limit: 50, ..MatchFilter::default() };
    let mut filters = Vec::new();
    for stage in [None, Some("open"), Some("playing"), Some("finished")] {
        for game in [None, Some("game1")] {
            for public in [None, Some(true)] {
                for account in [None, Some("a77")] {
                    for waiting_for_account in [false, true] {
                        for changed_before in [None, Some(10_000)] {
                            filters.push(MatchFilter {
                                stage: stage.map(str::to_owned),
                                game: game.map(str::to_owned),
                                public,
                                account: account.map(str::to_owned),
                                waiting_for_account,
                                changed_before,
                                ..none.clone()
                            });
                        }
                    }
                }
            }
        }
    }
    for (shelf, waiting_for_account) in [("", true), ("", false), ("archived", false)] {
        let account = Some("a77".into());
        let shelf = Some(shelf.into());
        filters.push(MatchFilter { account, shelf, waiting_for_account, ..none.clone() });
    }
    filters
}

/// Everything a store is asked but for the numbers of the health page.
async fn everything(link: &mut dyn Link) -> Stored<()> {
    let account = Account {
        id: "new".into(),
        name: "New".into(),
        password: Some("x".into()),
        admin: false,
        settings: Value::Null,
        created: 1,
        banned_until: None,
        ban_reason: String::new(),
        erased: None,
    };
    accounts::create(link, &account).await?;
    accounts::get(link, "a5").await?;
    accounts::by_name(link, "A5").await?;
    accounts::update(link, &account).await?;
    accounts::list(link, "", 50).await?;
    accounts::list(link, "a77", 50).await?;
    let session = Session {
        id: "new".into(),
        token_hash: "new".into(),
        account: "new".into(),
        device: String::new(),
        created: 1,
        seen: 1,
        expires: 1,
    };
    sessions::create(link, &session).await?;
    sessions::get(link, "t5").await?;
    sessions::of_account(link, "a5").await?;
    sessions::touch(link, "t5", 99_999, 99_999).await?;
    sessions::delete(link, "a5", "s5").await?;
    sessions::delete_all(link, "a6", None).await?;
    sessions::delete_all(link, "a7", Some("x")).await?;
    sessions::delete_expired(link, 10).await?;
    for filter in filters() {
        matches::list(link, &filter).await?;
    }
    matches::to_wake(link, 1_000, 50).await?;
    let found = matches::get(link, "m50").await?;
    let head = Match {
        id: "new".into(),
        seats: vec![SeatRow { account: Some("new".into()), ..SeatRow::default() }],
        ..found.expect("it was filled in")
    };
    matches::create(link, &head, &Telling::default()).await?;
    let changed = Match { seats: vec![SeatRow::default()], length: 0, ..head.clone() };
    let telling = Telling {
        over: vec![("a5".into(), "turn:m5".into())],
        new: vec![NewNotice {
            account: "a5".into(),
            kind: "turn".into(),
            key: "turn:new".into(),
            length: 1,
            due: 1,
            detail: json!({}),
            by: Some("a6".into()),
        }],
    };
    matches::update(link, &changed, &telling).await?;
    let entry = NewEntry { key: "x".into(), at: 1, by: "new".into(), entry: json!({}) };
    let append = Append {
        id: "new".into(),
        expected: 0,
        entries: vec![entry],
        head,
        snapshot: Some(json!(1)),
        telling,
    };
    log::append(link, &append).await?;
    log::read(link, "m5", 1).await?;
    log::snapshot(link, "m5", 3).await?;
    let line = NewLine {
        table: "m5".into(),
        room: "players".into(),
        key: "new".into(),
        account: "new".into(),
        name: String::new(),
        seat: None,
        time: 1,
        at: 1,
        text: String::new(),
    };
    let letter = NewLetter {
        table: "m5".into(),
        key: "new".into(),
        account: "new".into(),
        name: String::new(),
        from: 1,
        to: 0,
        time: 1,
        at: 1,
        text: String::new(),
    };
    talk::say(link, &line, &Telling::default()).await?;
    talk::lines(link, "m5", "players", None, 50).await?;
    talk::lines(link, "m5", "players", Some(99), 50).await?;
    talk::said_by(link, "a5", 1, 50).await?;
    letters::write(link, &letter, &Telling::default()).await?;
    letters::between(link, "m5", (0, 1), None, 50).await?;
    letters::by(link, "a5").await?;
    talk::notes_of(link, "a5").await?;
    talk::set_note(link, "m5", "a5", "x", 1).await?;
    talk::note(link, "m5", "a5").await?;
    marks::see(link, "a5", &[("m5".into(), 3), ("m6".into(), 2)]).await?;
    marks::mute(link, "m5", "a5", true).await?;
    notices::of(link, "a5", 99_999, 100).await?;
    notices::read(link, "a5", 20).await?;
    notices::forget(link, 20).await?;
    let mail = Mail { account: "a5".into(), address: "x".into(), changed: 1, confirmed_at: None };
    mails::set(link, &mail).await?;
    mails::of(link, "a5").await?;
    mails::at(link, "x@9").await?;
    mails::confirm(link, "a5", "x", 1).await?;
    mails::delete(link, "a5").await?;
    mails::set_feed(link, "a5", Some("new"), 1).await?;
    mails::feed(link, "h9").await?;
    mails::feed_of(link, "a9").await?;
    mails::set_feed(link, "a5", None, 1).await?;
    channels::of(link, "a9").await?;
    let channel = channels::get(link, "c9").await?.expect("it was filled in");
    channels::put(link, &channel).await?;
    channels::unplanned(link, 99_999, 50).await?;
    let way = Way { channel: "c9".into(), from_at: 1, send_at: 1 };
    channels::plan(link, &[Plan { notice: 999_999, ways: vec![way] }]).await?;
    channels::any_due(link, 1_000).await?;
    for claimed in channels::claim(link, 1_000, 2_000, 50).await? {
        let Claimed { channel, message, until, .. } = claimed;
        let settle = |outcome| {
            [Settled { channel: channel.id.clone(), message: message.clone(), until, outcome }]
        };
        let again = Outcome::Again { at: 1, tries: 1, trouble: String::new() };
        channels::settle(link, &settle(again)).await?;
        channels::settle(link, &settle(Outcome::Sent { at: Some(1) })).await?;
        let dead = Outcome::Dead { at: 1, trouble: String::new() };
        channels::settle(link, &settle(dead)).await?;
    }
    channels::delete(link, "a9", "c9").await?;
    marks::wish(link, "m5", "a5", &Value::Null).await?;
    marks::put(link, "m5", "a5", "hidden").await?;
    marks::of(link, "a5", &["m5".into()]).await?;
    alerts::add(link, "a5", "device", &Value::Null, 1).await?;
    alerts::of(link, "a5", 9).await?;
    alerts::read(link, "a5", 9).await?;
    alerts::forget(link, 9).await?;
    ties::set(link, "a5", "a9", Some("blocked"), 1).await?;
    ties::set(link, "a5", "a6", None, 1).await?;
    ties::of(link, "a5").await?;
    ties::between(link, "a5", "a9").await?;
    ties::blockers(link, "a9").await?;
    let key = Key {
        id: "new".into(),
        account: "new".into(),
        kind: "totp".into(),
        name: String::new(),
        created: 1,
        used: None,
        secret: Value::Null,
    };
    keys::add(link, &[key], Some(("new", "totp"))).await?;
    keys::of(link, "a5").await?;
    keys::get(link, "k5").await?;
    keys::use_at(link, "k5", 7, None).await?;
    keys::use_at(link, "k5", 8, Some(&Value::Null)).await?;
    keys::remove(link, "a5", "k5").await?;
    keys::remove_all(link, "a6", None).await?;
    let new = OnceLink {
        hash: "new".into(),
        account: "new".into(),
        purpose: "reset".into(),
        until: 99,
        detail: Value::Null,
    };
    keys::make_link(link, &new).await?;
    keys::link(link, "new", "reset", 1).await?;
    keys::take_link(link, "new", "reset", 1).await?;
    keys::end_links(link, "a5", "reset").await?;
    keys::forget_links(link, 20).await?;
    rest::get_value(link, "k5").await?;
    rest::set_value(link, "k5", &Value::Null).await?;
    rest::audited(link, 50).await?;
    erasure::erase(link, "a77", "Player", 1).await
}

async fn explained(link: &mut dyn Link) -> Stored<Vec<String>> {
    let mut explaining = Explaining { link, plans: Vec::new() };
    everything(&mut explaining).await?;
    Ok(explaining.plans)
}

async fn plans(home: &impl Home) -> Vec<String> {
    home.write_at_leisure((), |link, ()| Box::pin(fill(link))).await.expect("the library fills");
    home.write_at_leisure((), |link, ()| Box::pin(explained(link))).await.expect("everything works")
}

/// The plans in which one of these steps occurs.
fn with_steps(plans: &[String], bad: impl Fn(&str) -> bool) -> Vec<&String> {
    let steps = |plan: &&String| plan.lines().skip(1).any(&bad);
    plans.iter().filter(steps).collect()
}

#[tokio::test]
async fn sqlite_walks_through_no_table() {
    let store = SqliteStore::open("sqlite::memory:").await.unwrap();
    let plans = plans(store.home()).await;
    // "SCAN matches USING INDEX …" goes along an index and stops at the limit, the audit is in
    // order already, `s` is what was found for one person, and a constant row is in no table.
    let known = ["SCAN audit", "SCAN s", "SCAN CONSTANT ROW"];
    let fine = |step: &str| step.contains(" USING ") || known.contains(&step);
    let scans = |step: &str| step.starts_with("SCAN ") && !fine(step);
    let bad = with_steps(&plans, scans);
    assert!(bad.is_empty(), "{} plans: {:?}", bad.len(), bad[0]);
    assert!(plans.len() > 150, "{}", plans.len());
    let of_account = |plan: &&String| plan.contains("CROSS JOIN");
    let through_seats = "m USING INDEX sqlite_autoindex_matches_1 (id=?)";
    assert!(plans.iter().filter(of_account).all(|plan| plan.contains(through_seats)));
    assert!(plans.iter().filter(of_account).count() > 50);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_walks_through_no_table() {
    let cluster = match Cluster::start(false) {
        Ok(cluster) => cluster,
        Err(why) => return println!("skipped: {why}"),
    };
    let store = PostgresStore::open(&cluster.database().unwrap()).await.unwrap();
    let plans = plans(store.home()).await;
    let bad = with_steps(&plans, |step| step.contains("Seq Scan"));
    assert!(bad.is_empty(), "{} plans: {:?}", bad.len(), bad[0]);
    assert!(plans.len() > 150, "{}", plans.len());
}
