//! The library's own secrets: made at first need, kept in the database, never shown.

use crate::error::{Error, Result};
use crate::ids;
use serde_json::Value;
use store::Store;

/// The key behind a name, for one purpose.
pub async fn key(store: &dyn Store, name: &str, purpose: &'static str) -> Result<[u8; 32]> {
    if store.get_value(name).await?.is_none() {
        store.set_value(name, &Value::from(ids::secret())).await?;
    }
    // Read back: what is kept is what counts.
    let kept = store.get_value(name).await?;
    let text = kept.as_ref().and_then(Value::as_str);
    let text = text.ok_or_else(|| Error::broken(format!("no secret {name}")))?;
    Ok(blake3::derive_key(purpose, text.as_bytes()))
}
