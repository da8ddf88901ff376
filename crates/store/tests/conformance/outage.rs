//! A database server that goes away, falls silent, comes back.

use crate::samples::{a_match, entry, fill};
use std::time::{Duration, Instant};
use store::testing::{Cluster, Wire};
use store::{Appended, StoreError, archive};

fn run(work: impl Future<Output = ()>) {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(work);
}

pub fn a_server_that_comes_back_is_used_again(cluster: &Cluster) {
    run(async {
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

/// Tries until it works, within reason.
async fn soon_writable(store: &dyn store::Store) {
    let begun = Instant::now();
    while let Err(error) = store.ping().await {
        assert!(begun.elapsed() < Duration::from_secs(20), "{error}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

pub fn a_lost_lock_is_taken_again(cluster: &Cluster) {
    run(async {
        let address = cluster.database().expect("a database");
        let server = store::open_alone(&address).await.unwrap();
        for _ in 0..3 {
            cluster.cut().expect("connections end");
            // Longer than it takes to notice.
            tokio::time::sleep(Duration::from_millis(800)).await;
            soon_writable(&*server).await;
            let second = store::open_alone(&address).await.map(drop);
            assert!(matches!(second, Err(StoreError::InUse)), "{second:?}");
        }
        server.close().await;
    });
}

pub fn a_server_that_was_replaced_hears_of_it(cluster: &Cluster) {
    run(async {
        let address = cluster.database().expect("a database");
        let wire = Wire::to(&address).await.expect("a wire");
        let first = store::open_alone(&wire.address()).await.unwrap();
        wire.break_down();
        let second = store::open_alone(&address).await.unwrap();
        wire.mend();
        let heard = tokio::time::timeout(Duration::from_secs(20), first.lost()).await;
        assert!(heard.is_ok(), "the first server goes on");
        let write = first.ping().await;
        assert!(matches!(write, Err(StoreError::Database(_))), "{write:?}");
        second.ping().await.unwrap();
        second.close().await;
        first.close().await;
    });
}

pub fn a_silent_database_is_not_waited_for(cluster: &Cluster) {
    run(async {
        let wire = Wire::to(&cluster.database().expect("a database")).await.expect("a wire");
        let server = store::open_alone(&wire.address()).await.unwrap();
        fill(&*server).await;
        wire.fall_silent();
        let begun = Instant::now();
        let (entries, head) = ([entry("third")], a_match("m1"));
        let write = server.append("m1", 2, &entries, &head, None);
        let read = server.account("anna");
        let (write, read) = tokio::join!(write, read);
        assert!(matches!(write, Err(StoreError::Database(_))), "{write:?}");
        assert!(matches!(read, Err(StoreError::Database(_))), "{read:?}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());

        // As after a cable was pulled and put back: old connections stay dead, new ones work, and
        // the lock that the old one still holds is ours.
        wire.mend();
        soon_writable(&*server).await;
        let write = server.append("m1", 2, &entries, &head, None).await;
        assert_eq!(write.unwrap(), Appended::Now(3));
        let begun = Instant::now();
        wire.fall_silent();
        server.close().await;
        assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
    });
}

pub fn a_commit_whose_answer_is_lost_is_known_by_its_key(cluster: &Cluster) {
    run(async {
        let wire = Wire::to(&cluster.database().expect("a database")).await.expect("a wire");
        let store = store::open(&wire.address()).await.unwrap();
        fill(&*store).await;
        let head = a_match("m1");
        wire.cut_after_next_commit();
        let write = store.append("m1", 2, &[entry("third")], &head, None).await;
        assert!(matches!(write, Err(StoreError::Database(_))), "{write:?}");
        assert_eq!(store.get_match("m1").await.unwrap().unwrap().length, 3, "it was written");
        let late = store.update_match(&store::Match { length: 2, ..head.clone() }).await;
        assert!(matches!(late, Err(StoreError::Conflict { found: 3, .. })), "{late:?}");
        let again = store.append("m1", 2, &[entry("third")], &head, None).await;
        assert_eq!(again.unwrap(), Appended::Already(3));
    });
}
