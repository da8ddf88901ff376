//! Making and changing accounts.

use crate::app::App;
use crate::error::{Error, Result};
use crate::ids;
use crate::people::session::settings_of;
use crate::protocol::Me;
use serde_json::json;
use store::Account;

/// A new account, a guest without a password.
pub async fn create(app: &App, name: String, password: Option<String>) -> Result<Account> {
    let account = Account {
        id: ids::fresh(),
        name,
        password,
        admin: false,
        settings: json!({}),
        created: app.time.now(),
        banned_until: None,
        ban_reason: String::new(),
        erased: None,
    };
    app.store.create_account(&account).await?;
    Ok(account)
}

/// Changes an account as it is now, one change at a time: none undoes another.
pub async fn change(
    app: &App,
    id: &str,
    how: impl FnOnce(&mut Account) -> Result<()>,
) -> Result<Account> {
    let _one_at_a_time = app.changing.lock().await;
    let account = app.store.account(id).await?.filter(|account| account.erased.is_none());
    let mut account = account.ok_or_else(Error::not_found)?;
    how(&mut account)?;
    app.store.update_account(&account).await?;
    Ok(account)
}

/// What somebody is told about themselves.
pub fn me(account: &Account) -> Me {
    Me {
        id: account.id.clone(),
        name: account.name.clone(),
        guest: account.password.is_none(),
        admin: account.admin,
        settings: settings_of(account),
    }
}
