//! `people`: what the owner of a library does for its people, beside a running server or without
//! one. Only what no server keeps in memory is written.

use crate::args::{PeopleVerb, PersonArgs, ResetArgs};
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use crate::verbs::db::refused;
use engine::Message;
use serde_json::json;
use server::people::reset;
use server::time::Time;
use std::sync::Arc;
use store::{Account, Store};

/// Who did it, in the list of what administrators did.
const COMMAND_LINE: &str = "command line";

pub fn run(desk: &Desk, verb: &PeopleVerb) -> Done<()> {
    let failed = |error: std::io::Error| {
        Failure::unexpected(Message::new("failed-database").text("why", error.to_string()))
    };
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    runtime.block_on(async {
        let (PeopleVerb::Reset(ResetArgs { person, .. }) | PeopleVerb::Admin(person)) = verb;
        let store = store::open_existing(&person.database.db).await.map_err(refused)?;
        let done = match verb {
            PeopleVerb::Reset(args) => hand_out(desk, &store, args).await,
            PeopleVerb::Admin(args) => appoint(desk, &store, args).await,
        };
        store.close().await;
        done
    })
}

async fn hand_out(desk: &Desk, store: &Arc<dyn Store>, args: &ResetArgs) -> Done<()> {
    let account = found(store, &args.person).await?;
    let now = Time::system().now();
    let made = reset::make(&**store, &account, COMMAND_LINE, now).await.map_err(refused)?;
    let link = format!("{}{}", args.origin.trim_end_matches('/'), made.path);
    if desk.json {
        desk.data(&json!({ "link": link, "until": made.until }));
        return Ok(());
    }
    desk.line(desk.say(&Message::new("people-reset").text("name", account.name)));
    desk.line(link);
    Ok(())
}

async fn appoint(desk: &Desk, store: &Arc<dyn Store>, args: &PersonArgs) -> Done<()> {
    let account = found(store, args).await?;
    store.set_admin(&account.id, true).await.map_err(refused)?;
    let detail = json!({ "account": account.id, "admin": true });
    let now = Time::system().now();
    store.audit(COMMAND_LINE, "admin", &detail, now).await.map_err(refused)?;
    if desk.json {
        desk.data(&json!({ "id": account.id, "name": account.name, "admin": true }));
        return Ok(());
    }
    desk.line(desk.say(&Message::new("people-admin").text("name", account.name)));
    Ok(())
}

async fn found(store: &Arc<dyn Store>, args: &PersonArgs) -> Done<Account> {
    let account = store.account_by_name(&args.name).await.map_err(refused)?;
    account.ok_or_else(|| {
        let message = Message::new("refused-nobody-called").text("name", args.name.clone());
        Failure::refused("unknown-name", message)
    })
}
