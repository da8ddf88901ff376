//! What goes to people outside: planned once, sent by one, settled.

use crate::Place;
use crate::samples::{a_match, channel, mail, notice, person};
use store::{Channel, Claimed, NewNotice, Outcome, Plan, Settled, Store, Telling, Way};

async fn tell(store: &dyn Store, notices: &[NewNotice]) {
    let telling = Telling { over: Vec::new(), new: notices.to_vec() };
    store.update_match_telling(&a_match("m"), &telling).await.unwrap();
}

async fn open(place: &Place) -> std::sync::Arc<dyn Store> {
    let store = place.open().await;
    store.create_account(&person("anna", "Anna")).await.unwrap();
    store.create_match(&a_match("m")).await.unwrap();
    store.put_channel(&channel("c", "anna")).await.unwrap();
    store
}

/// Gives all that are due one way: not before the first time, at the second by itself.
async fn plan(store: &dyn Store, from_at: i64, send_at: i64) -> usize {
    let due = store.unplanned(500, 99).await.unwrap();
    let way = Way { channel: "c".into(), from_at, send_at };
    let plans = due.iter().map(|one| Plan { notice: one.notice.id, ways: vec![way.clone()] });
    store.plan(&plans.collect::<Vec<_>>()).await.unwrap();
    due.len()
}

fn settled(claimed: &Claimed, outcome: Outcome) -> [Settled; 1] {
    let Claimed { channel, message, until, .. } = claimed.clone();
    [Settled { channel: channel.id, message, until, outcome }]
}

fn kinds(claimed: &Claimed) -> Vec<&str> {
    claimed.notices.iter().map(|notice| &*notice.kind).collect()
}

pub async fn addresses_are_kept_and_confirmed(place: &Place) {
    let store = place.open().await;
    store.set_mail(&mail("anna", "Anna@Example.org")).await.unwrap();
    store.set_mail(&mail("boris", "anna@example.org")).await.unwrap();
    assert!(!store.confirm_mail("anna", "other@example.org", 9).await.unwrap());
    // However many claim an address, those who have it are found.
    for number in 0..30 {
        store.set_mail(&mail(&format!("a{number:02}"), "anna@example.org")).await.unwrap();
    }
    assert_eq!(store.mails_at("ANNA@example.ORG").await.unwrap(), []);
    assert!(store.confirm_mail("anna", "Anna@Example.org", 9).await.unwrap());
    assert!(store.confirm_mail("boris", "anna@example.org", 9).await.unwrap());
    let found = store.mails_at("ANNA@example.ORG").await.unwrap();
    assert_eq!(found.iter().map(|one| &*one.account).collect::<Vec<_>>(), ["anna", "boris"]);
    assert_eq!(store.mail("anna").await.unwrap().unwrap().confirmed_at, Some(9));
    store.set_mail(&mail("anna", "new@example.org")).await.unwrap();
    assert_eq!(store.mail("anna").await.unwrap(), Some(mail("anna", "new@example.org")));
    store.delete_mail("anna").await.unwrap();
    assert_eq!(store.mail("anna").await.unwrap(), None);
}

pub async fn a_notice_goes_through_a_channel_once(place: &Place) {
    let store = open(place).await;
    // Nobody plans for those who have no channel.
    tell(&*store, &[notice("anna", "turn", 1), notice("boris", "turn", 1)]).await;
    let due = store.unplanned(101, 9).await.unwrap();
    assert_eq!(due.iter().map(|one| &*one.account).collect::<Vec<_>>(), ["anna"]);
    assert_eq!(store.unplanned(100, 9).await.unwrap(), []);
    assert_eq!(plan(&*store, 101, 150).await, 1);
    assert_eq!(plan(&*store, 101, 150).await, 0);
    // Planned twice by two servers at once: one of them counts.
    let ways = vec![Way { channel: "c".into(), from_at: 1, send_at: 1 }];
    store.plan(&[Plan { notice: due[0].notice.id, ways }]).await.unwrap();
    assert_eq!(store.claim(149, 200, 9).await.unwrap(), []);
    let claimed = store.claim(150, 200, 9).await.unwrap();
    assert_eq!(kinds(&claimed[0]), ["turn"]);
    assert_eq!(store.claim(199, 250, 9).await.unwrap(), [], "somebody is at it");
    // Whoever was at it died: the same message once more.
    let again = store.claim(200, 260, 9).await.unwrap();
    assert_eq!(again[0].message, claimed[0].message);
    // The first comes back late and takes nothing from the second.
    let at = Some(190);
    let failed = Outcome::Again { at: 0, tries: 1, trouble: "late".into() };
    store.settle(&settled(&claimed[0], failed)).await.unwrap();
    assert_eq!(store.claim(210, 270, 9).await.unwrap(), []);
    store.settle(&settled(&again[0], Outcome::Sent { at })).await.unwrap();
    assert_eq!(store.claim(999, 1_000, 9).await.unwrap(), []);
    assert_eq!(store.channel("c").await.unwrap().unwrap().sent, at);
}

pub async fn what_comes_meanwhile_goes_along_and_what_was_read_does_not(place: &Place) {
    let store = open(place).await;
    tell(&*store, &[notice("anna", "turn", 1), notice("anna", "over", 2)]).await;
    plan(&*store, 100, 150).await;
    tell(&*store, &[notice("anna", "begun", 3)]).await;
    plan(&*store, 120, 170).await;
    tell(&*store, &[notice("anna", "rematch", 4)]).await;
    plan(&*store, 400, 400).await;
    store.mark_seen("anna", &[("m".into(), 1)]).await.unwrap();
    let claimed = store.claim(150, 200, 9).await.unwrap();
    assert_eq!(kinds(&claimed[0]), ["over", "begun"]);
    let failed = Outcome::Again { at: 300, tries: 1, trouble: "HTTP 500".into() };
    store.settle(&settled(&claimed[0], failed)).await.unwrap();
    // What is new waits behind what is tried again, and does not change it.
    tell(&*store, &[notice("anna", "undo", 5)]).await;
    plan(&*store, 110, 210).await;
    assert_eq!(store.claim(299, 350, 9).await.unwrap(), []);
    let claimed = store.claim(300, 350, 9).await.unwrap();
    assert_eq!((kinds(&claimed[0]), claimed[0].channel.tries), (vec!["over", "begun"], 1));
    store.settle(&settled(&claimed[0], Outcome::Sent { at: Some(300) })).await.unwrap();
    let claimed = store.claim(301, 350, 9).await.unwrap();
    assert_eq!(kinds(&claimed[0]), ["undo"]);
    store.settle(&settled(&claimed[0], Outcome::Sent { at: Some(301) })).await.unwrap();
    // What is no longer true is not told.
    let over = vec![("anna".into(), "rematch:4".into())];
    let telling = Telling { over, new: Vec::new() };
    store.update_match_telling(&a_match("m"), &telling).await.unwrap();
    assert_eq!(store.claim(400, 450, 9).await.unwrap(), []);
}

pub async fn what_waits_goes_nowhere_once_its_channel_is_given_up(place: &Place) {
    let store = open(place).await;
    let kept = store.channel("c").await.unwrap().unwrap();
    tell(&*store, &[notice("anna", "turn", 1)]).await;
    plan(&*store, 100, 150).await;
    store.put_channel(&Channel { retired: Some(120), ..kept.clone() }).await.unwrap();
    assert_eq!(store.claim(999, 1_999, 9).await.unwrap(), []);
    // Nor when the person wants to be told there again.
    store.put_channel(&kept).await.unwrap();
    assert_eq!(store.claim(2_999, 3_999, 9).await.unwrap(), []);
    tell(&*store, &[notice("anna", "over", 2)]).await;
    plan(&*store, 150, 150).await;
    assert_eq!(kinds(&store.claim(3_000, 3_999, 9).await.unwrap()[0]), ["over"]);
}

pub async fn dead_addresses_retire(place: &Place) {
    let store = open(place).await;
    tell(&*store, &[notice("anna", "turn", 1)]).await;
    plan(&*store, 1, 1).await;
    let claimed = store.claim(1, 9, 9).await.unwrap();
    let dead = Outcome::Dead { at: 5, trouble: "gone".into() };
    store.settle(&settled(&claimed[0], dead)).await.unwrap();
    let channel = store.channel("c").await.unwrap().unwrap();
    assert_eq!((channel.retired, &*channel.trouble), (Some(5), "gone"));
    tell(&*store, &[notice("anna", "over", 2)]).await;
    assert_eq!(store.unplanned(999, 9).await.unwrap(), [], "nobody plans for the dead");
    // The person sets it up again.
    store.put_channel(&Channel { retired: None, ..channel }).await.unwrap();
    tell(&*store, &[notice("anna", "begun", 3)]).await;
    assert_eq!(store.unplanned(999, 9).await.unwrap().len(), 1);
    assert!(!store.delete_channel("boris", "c").await.unwrap());
    assert!(store.delete_channel("anna", "c").await.unwrap());
    plan(&*store, 1, 1).await;
    assert_eq!(store.claim(999, 1_999, 9).await.unwrap(), []);
    store.set_feed("anna", Some("h1"), 1).await.unwrap();
    store.set_feed("anna", Some("h2"), 2).await.unwrap();
    assert_eq!(store.feed("h1").await.unwrap(), None);
    assert_eq!(store.feed("h2").await.unwrap().as_deref(), Some("anna"));
    store.set_mail(&mail("anna", "a@example.org")).await.unwrap();
    store.erase_account("anna", "Player", 9).await.unwrap();
    assert_eq!(store.feed_of("anna").await.unwrap(), None);
    assert_eq!(store.mail("anna").await.unwrap(), None);
}
