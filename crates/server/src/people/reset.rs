//! A forgotten password: a link, handed out by an administrator or sent by mail, with which the
//! person chooses another one.

use crate::app::App;
use crate::error::{Error, Result};
use crate::people::links::{self, Made, Purpose};
use crate::people::{accounts, codes, session};
use engine::Message;
use serde_json::{Value, json};
use store::{Account, Store, Stored};

/// Makes an administrator's link: it also takes away a second factor that was lost.
pub async fn make(store: &dyn Store, account: &Account, who: &str, now: i64) -> Stored<Made> {
    let made = links::make(store, &account.id, Purpose::Reset, Value::Null, now).await?;
    store.audit(who, "reset", &json!({ "account": account.id }), now).await?;
    Ok(made)
}

/// Gives the account of a link its new password, signs it out everywhere, and takes the link away.
/// `hashed` looks at the account before anything is changed and gives the new hash.
pub async fn redeem(
    app: &App,
    token: &str,
    hashed: impl AsyncFnOnce(&Account, Purpose) -> Result<String>,
) -> Result<Account> {
    let now = app.time.now();
    let (link, purpose) = match links::look(&*app.store, token, Purpose::Reset, now).await {
        Ok(link) => (link, Purpose::Reset),
        Err(_) => {
            let purpose = Purpose::ResetByMail;
            let link = links::look(&*app.store, token, purpose, now).await;
            (link.map_err(used_up)?, purpose)
        }
    };
    let account = app.store.account(&link.account).await?;
    let account = account.filter(|account| account.password.is_some() && account.erased.is_none());
    let account = account.ok_or_else(|| used_up(links::used_up()))?;
    let new = hashed(&account, purpose).await?;
    // Two may have come with the same link while one of them was hashed for.
    links::take(&*app.store, token, purpose, now).await.map_err(used_up)?;
    let account = accounts::change(app, &account.id, |account| {
        account.password = Some(new);
        Ok(())
    })
    .await?;
    if purpose == Purpose::Reset {
        codes::end(app, &account.id).await?;
    }
    links::end(&*app.store, &account.id, Purpose::RESETS).await?;
    session::end_all(app, &account.id, None).await?;
    app.store.audit(&account.id, "reset-used", &json!({ "account": account.id }), now).await?;
    Ok(account)
}

/// Wrong, used, replaced or too old: nobody is told which.
fn used_up(error: Error) -> Error {
    match error.code() {
        "bad-link" => Error::bad("bad-reset", Message::new("refused-reset")),
        _ => error,
    }
}
