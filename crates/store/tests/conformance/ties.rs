//! Friends and blocks.

use crate::Place;
use crate::samples::{a_match, guest, notice, person};
use store::{NewNotice, Telling};

pub async fn they_are_one_sided_and_go_with_a_person(place: &Place) {
    let store = place.open().await;
    for (id, name) in [("anna", "Anna"), ("boris", "Борис"), ("carl", "carl")] {
        store.create_account(&person(id, name)).await.unwrap();
    }
    store.create_account(&guest("guest", "Gus")).await.unwrap();
    store.set_tie("anna", "boris", Some("friend"), 1).await.unwrap();
    store.set_tie("anna", "guest", Some("friend"), 2).await.unwrap();
    store.set_tie("anna", "carl", Some("blocked"), 3).await.unwrap();
    store.set_tie("anna", "boris", Some("friend"), 9).await.unwrap();
    let found = store.ties_of("anna").await.unwrap();
    let found: Vec<_> =
        found.iter().map(|tie| (&*tie.name, tie.guest, &*tie.kind, tie.since)).collect();
    let expected =
        [("carl", false, "blocked", 3), ("Gus", true, "friend", 2), ("Борис", false, "friend", 1)];
    assert_eq!(found, expected);
    assert_eq!(store.ties_of("boris").await.unwrap(), []);
    assert_eq!(store.tie("anna", "carl").await.unwrap().as_deref(), Some("blocked"));
    assert_eq!(store.tie("carl", "anna").await.unwrap(), None);
    assert_eq!(store.blockers_of("carl").await.unwrap(), ["anna"]);
    assert!(store.blockers_of("boris").await.unwrap().is_empty());
    store.set_tie("anna", "carl", Some("friend"), 4).await.unwrap();
    assert_eq!(store.tie("anna", "carl").await.unwrap().as_deref(), Some("friend"));
    store.set_tie("anna", "carl", None, 5).await.unwrap();
    assert_eq!(store.tie("anna", "carl").await.unwrap(), None);

    // A guest who becomes an account keeps them, and stays what they are to others.
    store.set_tie("guest", "carl", Some("blocked"), 6).await.unwrap();
    store.set_tie("carl", "guest", Some("blocked"), 6).await.unwrap();
    store.take_over("guest", "boris", 99).await.unwrap();
    assert_eq!(store.tie("boris", "carl").await.unwrap().as_deref(), Some("blocked"));
    assert_eq!(store.tie("carl", "boris").await.unwrap().as_deref(), Some("blocked"));
    assert_eq!(store.tie("carl", "guest").await.unwrap(), None);
    store.erase_account("boris", "Player", 99).await.unwrap();
    assert_eq!(store.ties_of("anna").await.unwrap(), []);
    assert_eq!(store.tie("carl", "boris").await.unwrap(), None);
}

pub async fn nobody_hears_of_those_they_blocked(place: &Place) {
    let store = place.open().await;
    store.set_tie("anna", "carl", Some("blocked"), 1).await.unwrap();
    store.set_tie("anna", "boris", Some("friend"), 1).await.unwrap();
    let by = |who: Option<&str>, length| NewNotice {
        by: who.map(str::to_owned),
        ..notice("anna", "invited", length)
    };
    let new = vec![by(Some("carl"), 1), by(Some("boris"), 2), by(None, 3), by(Some("élodie"), 4)];
    let telling = Telling { over: Vec::new(), new };
    store.create_match_telling(&a_match("m"), &telling).await.unwrap();
    let told = store.notices("anna", 9_999, 9).await.unwrap();
    assert_eq!(told.iter().map(|told| told.length).collect::<Vec<_>>(), [4, 3, 2]);
}
