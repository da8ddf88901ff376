//! Who administers the library: those the settings name, once they have an account.

use crate::app::App;
use crate::error::Result;
use crate::people::accounts;
use serde_json::json;

/// Appoints everybody the settings name. Names without an account are only reported: whoever came
/// first would be appointed otherwise.
pub async fn appoint(app: &App) -> Result<()> {
    for name in app.settings.admins.iter() {
        match app.store.account_by_name(name).await? {
            None => {
                tracing::warn!(name, "no account to appoint: sign up first, then start again");
            }
            Some(account) if account.admin => {}
            Some(account) => {
                accounts::change(app, &account.id, |account| {
                    account.admin = true;
                    Ok(())
                })
                .await?;
                let detail = json!({ "account": account.id, "admin": true });
                app.store.audit("settings", "admin", &detail, app.time.now()).await?;
                tracing::info!(name, "appointed");
            }
        }
    }
    Ok(())
}
