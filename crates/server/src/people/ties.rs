//! Friends and blocks. Nobody is told what others make of them.

use crate::app::App;
use crate::error::Result;
use crate::protocol::{Tie, TieKind};
use std::collections::BTreeSet;
use store::Store;

/// Whom somebody does not want to hear.
pub async fn blocked_by(store: &dyn Store, account: Option<&str>) -> Result<BTreeSet<String>> {
    let Some(account) = account else { return Ok(BTreeSet::new()) };
    let ties = store.ties_of(account).await?.into_iter();
    Ok(ties.filter(|tie| tie.kind == TieKind::Blocked.name()).map(|tie| tie.other).collect())
}

/// What somebody made of others, by name.
pub async fn of(app: &App, account: &str) -> Result<Vec<Tie>> {
    let shown = |tie: store::Tie| {
        let kind = TieKind::of(&tie.kind)?;
        Some(Tie { id: tie.other, name: tie.name, guest: tie.guest, kind, since: tie.since })
    };
    Ok(app.store.ties_of(account).await?.into_iter().filter_map(shown).collect())
}
