//! A database server that goes away and comes back.

use crate::samples::{a_match, entry, fill};
use store::testing::Cluster;
use store::{Appended, StoreError, archive};

pub fn a_server_that_comes_back_is_used_again(cluster: &Cluster) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = store::open(&cluster.database().expect("a database")).await.unwrap();
        fill(&*store).await;
        let contents = archive::contents(&*store).await.unwrap();
        cluster.stop().expect("the server stops");
        let write = store.append("m1", 2, &[entry("third")], &a_match("m1"), None).await;
        assert!(matches!(write, Err(StoreError::Database(_))), "{write:?}");
        let read = store.account("anna").await;
        assert!(matches!(read, Err(StoreError::Database(_))), "{read:?}");

        cluster.go_on().expect("the server starts");
        assert_eq!(archive::contents(&*store).await.unwrap(), contents);
        let write = store.append("m1", 2, &[entry("third")], &a_match("m1"), None).await;
        assert_eq!(write.unwrap(), Appended::Now(3));
    });
}
