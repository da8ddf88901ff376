//! A forgotten password: an administrator hands out a link with which the person chooses another
//! one, once and within a day.

use crate::app::App;
use crate::error::{Error, Result};
use crate::ids;
use crate::people::{accounts, session};
use engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Account, Store, Stored};

const GOOD_FOR: i64 = 24 * 60 * 60 * 1000;

/// What a link says, and until when.
#[derive(Clone, Debug)]
pub struct Reset {
    /// After the `#` of the page's address: neither servers nor proxies get to see that part.
    pub token: String,
    pub until: i64,
}

impl Reset {
    /// The address of the page, below the origin.
    pub fn path(&self) -> String {
        format!("/reset#{}", self.token)
    }
}

/// What is kept of a link; the secret itself is not.
#[derive(Serialize, Deserialize)]
struct Kept {
    hash: String,
    until: i64,
}

/// Makes a link for an account; one made before is worth nothing any more. It is written to a
/// place of its own, so that this may be done beside a running server.
pub async fn make(store: &dyn Store, account: &Account, who: &str, now: i64) -> Stored<Reset> {
    let (secret, until) = (ids::secret(), now + GOOD_FOR);
    store.set_value(&place(&account.id), &json!(Kept { hash: hash(&secret), until })).await?;
    store.audit(who, "reset", &json!({ "account": account.id }), now).await?;
    Ok(Reset { token: format!("{}.{secret}", account.id), until })
}

/// Gives the account of a link its new password, signs it out everywhere, and takes the link away.
/// `hashed` looks at the account before anything is changed and gives the new hash.
pub async fn redeem(
    app: &App,
    token: &str,
    hashed: impl AsyncFnOnce(Account) -> Result<String>,
) -> Result<Account> {
    let id = kept(app, token).await?;
    let account = app.store.account(&id).await?;
    let account = account.filter(|account| account.password.is_some() && account.erased.is_none());
    let account = account.ok_or_else(used_up)?;
    let new = hashed(account).await?;
    {
        let _one_at_a_time = app.changing.lock().await;
        // Once more: two may have come with the same link while one of them was hashed for.
        kept(app, token).await?;
        app.store.set_value(&place(&id), &Value::Null).await?;
    }
    let account = accounts::change(app, &id, |account| {
        account.password = Some(new);
        Ok(())
    })
    .await?;
    session::end_all(app, &id, None).await?;
    let now = app.time.now();
    app.store.audit(&id, "reset-used", &json!({ "account": id }), now).await?;
    Ok(account)
}

/// The account a link is for, if it is still good.
async fn kept(app: &App, token: &str) -> Result<String> {
    let (account, secret) = token.split_once('.').ok_or_else(used_up)?;
    if account.len() > ids::ID_LENGTH || !account.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(used_up());
    }
    let value = app.store.get_value(&place(account)).await?.unwrap_or_default();
    let kept = Kept::deserialize(value).map_err(|_| used_up())?;
    // What is compared is the hash of a secret nobody can guess: how long that takes tells nothing.
    let good = kept.hash == hash(secret) && kept.until > app.time.now();
    if good { Ok(account.to_string()) } else { Err(used_up()) }
}

/// Wrong, used, replaced or too old: nobody is told which.
fn used_up() -> Error {
    Error::bad("bad-reset", Message::new("refused-reset"))
}

fn place(account: &str) -> String {
    format!("reset:{account}")
}

fn hash(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex().to_string()
}
