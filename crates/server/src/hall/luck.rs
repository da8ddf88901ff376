//! The luck of bots: the same after a restart, and nobody's to compute.

use super::Shared;
use crate::error::Result;
use crate::secrets;

impl Shared {
    pub(super) async fn bots_key(&self) -> Result<&[u8; 32]> {
        let key = secrets::key(&*self.store, "bots_key", "ludotheque: the luck of bots");
        self.bots_key.get_or_try_init(|| key).await
    }

    /// The luck of a table's bots.
    pub(crate) async fn bots_luck(&self, table: &str) -> Result<u64> {
        let hash = blake3::keyed_hash(self.bots_key().await?, table.as_bytes());
        Ok(u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("eight bytes")))
    }
}

#[cfg(test)]
mod tests {
    use crate::Settings;
    use crate::hall::{Hall, HallSettings};
    use crate::time::Time;
    use std::sync::Arc;
    use store::Store;

    async fn store() -> Arc<dyn Store> {
        store::open("sqlite::memory:").await.expect("a database")
    }

    /// As told by a server that was just started.
    async fn luck(store: &Arc<dyn Store>, table: &str) -> u64 {
        let settings = HallSettings::of(&Settings::default());
        let games = Arc::new(catalog::game);
        let hall = Hall::new(settings, Arc::clone(store), Time::by_hand(0), games);
        hall.0.bots_luck(table).await.expect("luck")
    }

    #[tokio::test]
    async fn whoever_knows_a_table_by_name_knows_nothing_of_its_bots_luck() {
        let (here, elsewhere) = (store().await, store().await);
        let found = luck(&here, "wpa995rfui3n").await;
        assert_eq!(luck(&here, "wpa995rfui3n").await, found, "the same after a restart");
        assert_ne!(luck(&here, "wpa995rfui3m").await, found);
        assert_ne!(luck(&elsewhere, "wpa995rfui3n").await, found, "no matter of the name alone");
    }
}
