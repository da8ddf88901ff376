//! The server is killed while people play, a few times on each database, and loses its connections
//! to PostgreSQL; `cargo xtask torture` does it five hundred times.

use std::path::Path;
use store::testing::Cluster;
use trials::library::Library;
use trials::torture::{Plan, torture};

const KILLS: u32 = 8;

async fn killed_on(database: &str, cluster: Option<&Cluster>) {
    let binary = Path::new(env!("CARGO_BIN_EXE_ludotheque"));
    let library = Library::new(binary, database).expect("a free port");
    let game = catalog::GAMES[0].profile().id.to_string();
    let plan = Plan { game, kills: KILLS, tables: 3, seed: 7 };
    let report = torture(&library, &plan, cluster, |_| {}).await.expect("a hard day");
    assert!(report.is_fine(), "{report:?}");
    assert!(report.acknowledged > 0, "people were playing: {report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_or_doubled_in_sqlite() {
    let folder = std::env::temp_dir().join(format!("ludotheque-killed-{}", std::process::id()));
    // Left behind by an earlier process of the same number.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    killed_on(&format!("sqlite:{}", folder.join("library.db").display()), None).await;
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_or_doubled_in_postgresql() {
    match Cluster::start(true) {
        Ok(cluster) => killed_on(&cluster.database().expect("a database"), Some(&cluster)).await,
        Err(why) => eprintln!("skipped: {why}"),
    }
}
