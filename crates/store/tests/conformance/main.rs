//! What every store must do, tried on each kind of database.
//!
//! One test per kind runs the whole list, each case on a database of its own, and says which of
//! them failed: starting a database server takes longer than all cases together.

mod log;
mod people;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use store::Store;
use store::testing::Cluster;

/// Where a case finds its database.
#[derive(Debug)]
pub struct Place {
    pub address: String,
}

impl Place {
    /// Opens it, again if need be.
    pub async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address).await.expect("the store opens")
    }
}

type Case = (&'static str, fn(Arc<Place>) -> Pin<Box<dyn Future<Output = ()> + Send>>);

macro_rules! cases {
    ($($subject:ident :: $case:ident,)*) => {
        &[$((concat!(stringify!($subject), "::", stringify!($case)),
             |place| Box::pin(async move { $subject::$case(&place).await })),)*]
    };
}

const CASES: &[Case] =
    cases![people::names_are_unique_among_people_with_passwords, log::a_log_grows,];

/// Runs all cases and reports all that failed.
fn run(place: impl Fn(&str) -> Place) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let failed = |(name, case): &&Case| {
        let place = Arc::new(place(name));
        let result = runtime.block_on(async { tokio::spawn(case(place)).await });
        println!("{} {name}", if result.is_ok() { "ok    " } else { "FAILED" });
        result.is_err()
    };
    let failed: Vec<&str> = CASES.iter().filter(failed).map(|(name, _)| *name).collect();
    assert!(failed.is_empty(), "{} cases failed: {failed:?}", failed.len());
}

#[test]
fn sqlite_in_memory_keeps_all_promises() {
    run(|_| Place { address: "sqlite::memory:".into() });
}

#[test]
fn postgres_keeps_all_promises() {
    let cluster = match Cluster::start(false) {
        Ok(cluster) => cluster,
        Err(why) => return println!("skipped: {why}"),
    };
    run(|_| Place { address: cluster.database().expect("a database") });
}
