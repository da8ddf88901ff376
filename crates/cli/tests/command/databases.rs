//! The server's database: saved, restored, moved.

use crate::{Ran, folder, ludotheque, read, run};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use store::testing::Cluster;
use store::{Account, archive};

fn waiting<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(work)
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// A database in a file of its own with three people in it, and the hash of its contents.
fn database() -> (String, String) {
    let address = format!("sqlite:{}", shown(&folder().join("games.db")));
    waiting(async {
        let store = store::open(&address).await.unwrap();
        for name in ["Anna", "Borís", "Chloé"] {
            let account = Account {
                id: name.to_lowercase(),
                name: name.into(),
                password: Some("hash".into()),
                admin: false,
                settings: json!({}),
                created: 1,
                banned_until: None,
                ban_reason: String::new(),
                erased: None,
            };
            store.create_account(&account).await.unwrap();
        }
        store.close().await;
    });
    let hash = hash(&address);
    (address, hash)
}

fn hash(address: &str) -> String {
    waiting(async {
        let store = store::open(address).await.unwrap();
        let contents = archive::contents(&*store).await.unwrap();
        store.close().await;
        contents.hash
    })
}

/// Failed with code 1 and one line.
fn unexpected(ran: Ran) -> String {
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert_eq!(ran.err.trim_end().lines().count(), 1, "{}", ran.err);
    ran.err
}

#[test]
fn a_backup_is_restored_and_verified() {
    let (address, hash) = database();
    let file = shown(&folder().join("backup"));
    let saved = ludotheque(&["db", "backup", "--db", &address, &file]).fine();
    let expected = format!("Saved in {file}: 3 rows.\nVerified, hash {hash}\n");
    assert_eq!((saved.out.as_str(), saved.err.as_str()), (expected.as_str(), ""));

    let copy = shown(&folder().join("copy.db"));
    let restored = ludotheque(&["db", "restore", &file, "--db", &copy]).fine();
    assert_eq!(restored.out, format!("Restored: 3 rows.\nVerified, hash {hash}\n"));
    assert_eq!(self::hash(&copy), hash);

    let twice = ludotheque(&["db", "restore", &file, "--db", &copy]);
    assert_eq!(twice.refusal(), "not-empty");
    // A file that is there is not written over unless that is said.
    let there = ludotheque(&["db", "backup", "--db", &copy, &file]);
    assert_eq!(there.refusal(), "file-there");
    let words = ["--json", "db", "backup", "--force", "--db", &copy, &file];
    let again = ludotheque(&words).fine().json();
    assert_eq!(again, json!({"rows": 3, "hash": hash}));
}

#[test]
fn the_database_of_the_server_is_meant_unless_another_is_named() {
    let (address, hash) = database();
    let file = folder().join("backup");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    command.args(["--lang", "fr", "db", "backup"]).arg(&file).env("LUDOTHEQUE_DATABASE", &address);
    let ran = run(&mut command, "").fine();
    let expected =
        format!("Sauvegardé dans {} : 3 lignes.\nVérifié, empreinte {hash}\n", shown(&file));
    assert_eq!(ran.out, expected);
}

#[test]
fn a_damaged_backup_is_refused_and_nothing_is_made() {
    let (address, _) = database();
    let folder = folder();
    let file = shown(&folder.join("backup"));
    ludotheque(&["db", "backup", "--db", &address, &file]).fine();
    let whole = read(&file);
    let target = folder.join("copy.db");
    let restored = |text: &str| {
        std::fs::write(&file, text).expect("a file");
        let ran = ludotheque(&["db", "restore", &file, "--db", &shown(&target)]);
        assert!(!target.exists(), "nothing was made");
        ran
    };
    let cases = [
        (whole.replace("Anna", "Hanna"), "damaged"),
        (whole[..whole.len() / 2].to_string(), "damaged"),
        (whole.lines().take(5).map(|line| format!("{line}\n")).collect(), "damaged"),
        (whole.replacen("\"schema\":", "\"schema\":9", 1), "another version"),
        (String::new(), "not a backup"),
        ("games and games".into(), "not a backup"),
    ];
    for (text, why) in cases {
        let ran = restored(&text);
        assert!(ran.err.contains(why), "{why}: {}", ran.err);
        assert_eq!(ran.refusal(), "bad-backup");
    }
    std::fs::remove_file(&file).expect("a file");
    let missing = ludotheque(&["db", "restore", &file, "--db", &shown(&target)]);
    assert!(unexpected(missing).contains("cannot be read"));
    assert!(!target.exists());
}

#[test]
fn a_database_that_is_none_is_not_made() {
    let folder = folder();
    let none = shown(&folder.join("none.db"));
    let file = shown(&folder.join("backup"));
    unexpected(ludotheque(&["db", "backup", "--db", &none, &file]));
    unexpected(ludotheque(&["db", "migrate", "--db", &none, "--to", &none]));
    let text = folder.join("text.db");
    std::fs::write(&text, "this is no database, however long it is".repeat(200)).expect("a file");
    let ran = ludotheque(&["db", "backup", "--db", &shown(&text), &file]);
    assert!(!ran.err.contains("code"), "{}", ran.err);
    assert_eq!(ran.refusal(), "bad-database");
    let empty = folder.join("empty.db");
    std::fs::write(&empty, "").expect("a file");
    let ran = ludotheque(&["db", "backup", "--db", &shown(&empty), &file]);
    assert_eq!(ran.refusal(), "bad-database");
    unexpected(ludotheque(&["db", "backup", "--db", "postgres://nowhere.invalid/x", &file]));
    assert!(!Path::new(&none).exists() && !Path::new(&file).exists());
}

#[test]
fn a_backup_that_cannot_be_written_leaves_no_trace() {
    let (address, _) = database();
    let folder = folder();
    let ran = ludotheque(&["db", "backup", "--db", &address, &shown(&folder.join("no/backup"))]);
    assert!(unexpected(ran).contains("cannot be written"));
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 0);
}

#[test]
fn a_library_moves_to_postgres_and_back() {
    let cluster = match Cluster::start(false) {
        Ok(cluster) => cluster,
        Err(why) => return println!("skipped: {why}"),
    };
    let (address, hash) = database();
    let postgres = cluster.database().expect("a database");
    let moved = ludotheque(&["db", "migrate", "--db", &address, "--to", &postgres]).fine();
    assert_eq!(moved.out, format!("Copied: 3 rows.\nVerified, hash {hash}\n"));
    let back = format!("sqlite:{}", shown(&folder().join("back.db")));
    let moved = ludotheque(&["--json", "db", "migrate", "--db", &postgres, "--to", &back]).fine();
    assert_eq!(moved.json(), json!({"rows": 3, "hash": hash}));
    assert_eq!(self::hash(&back), hash);
    let full = ludotheque(&["db", "migrate", "--db", &address, "--to", &postgres]);
    assert_eq!(full.refusal(), "not-empty");

    let file = shown(&folder().join("backup"));
    ludotheque(&["db", "backup", "--db", &postgres, &file]).fine();
    let other = cluster.database().expect("a database");
    let unmade = ludotheque(&["db", "backup", "--db", &other, &shown(&folder().join("none"))]);
    assert_eq!(unmade.refusal(), "bad-database");
    ludotheque(&["db", "restore", &file, "--db", &other]).fine();
    assert_eq!(self::hash(&other), hash);
}

#[test]
fn the_owner_appoints_an_administrator_and_mends_a_forgotten_password() {
    let (address, _) = database();
    let said = ludotheque(&["people", "admin", "ANNA", "--db", &address]).fine();
    assert_eq!(said.out, "Anna administers the library now.\n");
    let words = ["people", "reset", "Anna", "--db", &address, "--origin", "https://games.test/"];
    let said = ludotheque(&words).fine();
    let link = said.out.lines().last().expect("a link").to_string();
    assert!(link.starts_with("https://games.test/reset#"), "{link}");
    let french = ludotheque(&[&["--lang", "fr"], &words[..]].concat()).fine();
    assert!(french.out.contains("un autre mot de passe"), "{}", french.out);
    let data = ludotheque(&[&["--json"], &words[..]].concat()).fine().json();
    assert!(data["link"].as_str().is_some_and(|link| link.contains("/reset#")));
    let nobody = ludotheque(&["people", "reset", "Zoé", "--db", &address]);
    assert_eq!(nobody.refusal(), "unknown-name");
    let elsewhere = ludotheque(&["people", "admin", "Anna", "--db", "nowhere.db"]);
    assert_ne!(elsewhere.code, 0);
    waiting(async {
        let store = store::open(&address).await.unwrap();
        assert!(store.account("anna").await.unwrap().is_some_and(|anna| anna.admin));
        let audit = store.audited(9).await.unwrap();
        let deeds: Vec<&str> = audit.iter().map(|line| line.what.as_str()).collect();
        assert_eq!(deeds, ["reset", "reset", "reset", "admin"]);
        let secret = link.rsplit('.').next().expect("a secret");
        let kept = store.get_value("reset:anna").await.unwrap().unwrap_or_default();
        assert!(!kept.to_string().contains(secret), "only its hash is kept");
        store.close().await;
    });
}
