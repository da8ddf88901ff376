//! Who administers the library: those the settings name, if they have an account.

use crate::app::App;
use crate::error::Result;
use serde_json::{Value, json};

/// Appoints everybody the settings name, once each. Who was dismissed stays dismissed, and whoever
/// takes a name that was looked at before gets the name alone.
pub async fn appoint(app: &App) -> Result<()> {
    for name in app.settings.admins.iter() {
        let remembered = format!("appointed:{}", name.to_lowercase());
        if app.store.get_value(&remembered).await?.is_some() {
            continue;
        }
        match app.store.account_by_name(name).await? {
            None => {
                // Whoever signs up by that name later may be anybody.
                app.store.set_value(&remembered, &Value::Bool(false)).await?;
                tracing::warn!(
                    name,
                    "no such account, nobody is appointed: sign up, then `ludotheque people admin`"
                );
            }
            Some(account) => {
                app.store.set_value(&remembered, &json!(account.id)).await?;
                app.store.set_admin(&account.id, true).await?;
                let detail = json!({ "account": account.id, "admin": true });
                app.store.audit("settings", "admin", &detail, app.time.now()).await?;
                tracing::info!(name, "appointed");
            }
        }
    }
    Ok(())
}
