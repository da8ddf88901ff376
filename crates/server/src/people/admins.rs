//! Who administers the library: those the settings name, once they have an account.

use crate::app::App;
use crate::error::Result;
use crate::people::accounts;
use serde_json::json;

/// Appoints everybody the settings name, once each. Who was dismissed stays dismissed, and whoever
/// takes the name of somebody appointed before gets the name alone.
pub async fn appoint(app: &App) -> Result<()> {
    for name in app.settings.admins.iter() {
        let remembered = format!("appointed:{}", name.to_lowercase());
        if app.store.get_value(&remembered).await?.is_some() {
            continue;
        }
        match app.store.account_by_name(name).await? {
            None => {
                tracing::warn!(name, "no account to appoint: sign up first, then start again");
            }
            Some(account) => {
                app.store.set_value(&remembered, &json!(account.id)).await?;
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
