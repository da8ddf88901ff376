//! One server at a time.

use crate::Place;
use crate::samples::fill;
use store::{StoreError, archive};

pub async fn there_is_one_server_at_a_time(place: &Place) {
    let first = store::open_alone(&place.address).await.unwrap();
    let second = store::open_alone(&place.address).await.map(drop);
    if place.lasts() {
        assert!(matches!(second, Err(StoreError::InUse)), "{second:?}");
    } else {
        second.expect("what is in memory is nobody else's");
    }
    first.ping().await.unwrap();
    first.close().await;
}

/// For backups, and for whoever looks.
pub async fn others_read_beside_a_server(place: &Place) {
    if !place.lasts() {
        return;
    }
    let server = store::open_alone(&place.address).await.unwrap();
    fill(&*server).await;
    let reader = store::open_existing(&place.address).await.unwrap();
    let seen = archive::contents(&*reader).await.unwrap();
    assert_eq!(seen, archive::contents(&*server).await.unwrap());
    reader.close().await;
    server.ping().await.unwrap();
    server.close().await;
}

pub async fn whoever_closes_lets_go(place: &Place) {
    for _ in 0..3 {
        let server = store::open_alone(&place.address).await.unwrap();
        let again = std::time::Instant::now();
        server.close().await;
        assert!(again.elapsed().as_secs() < 2);
    }
    // Whoever is dropped without a word as well, as soon as nobody works for it any more.
    drop(store::open_alone(&place.address).await.unwrap());
    let last = store::open_alone(&place.address).await.unwrap();
    last.close().await;
}

/// Seeds, invitations and password hashes are nobody else's.
pub async fn a_new_file_is_private(place: &Place) {
    #[cfg(unix)]
    if let Some(path) = place.address.strip_prefix("sqlite:").filter(|_| place.lasts()) {
        use std::os::unix::fs::PermissionsExt;
        place.open().await.close().await;
        let mode = std::fs::metadata(path).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
}
