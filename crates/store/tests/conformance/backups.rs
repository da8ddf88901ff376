//! Copies and backups.

use crate::samples::{a_match, entry, fill, line, person};
use crate::{IN_MEMORY, Place};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use store::archive::{self, ArchiveError, Backup, back_up, contents};
use store::{Store, StoreError};

const QUIET: archive::Progress<'static> = &|_| {};

async fn in_memory() -> Arc<dyn Store> {
    store::open(IN_MEMORY).await.unwrap()
}

pub async fn the_same_contents_have_the_same_hash_everywhere(place: &Place) {
    let (here, there) = (place.open().await, in_memory().await);
    let empty = contents(&*here).await.unwrap();
    assert_eq!(empty, contents(&*there).await.unwrap());
    assert_eq!(empty.rows, 0);
    fill(&*here).await;
    fill(&*there).await;
    let full = contents(&*here).await.unwrap();
    assert_eq!(full, contents(&*there).await.unwrap());
    assert_eq!(full.rows, 4 + 3 + 4 * (1 + 2 + 3 + 1 + 1 + 1 + 2 + 1 + 1) + 1 + 1 + 4 + 5);

    here.touch_session("hash of anna's phone", 2_001, 9_000).await.unwrap();
    assert_ne!(contents(&*here).await.unwrap().hash, full.hash, "any change is seen");
}

pub async fn a_copy_is_the_same_and_goes_on_counting(place: &Place) {
    let (here, there) = (place.open().await, in_memory().await);
    fill(&*there).await;
    let lines = AtomicU64::new(0);
    let count = |done| lines.store(done, Ordering::Relaxed);
    let copied = archive::copy(&*there, &*here, &count).await.unwrap();
    assert_eq!(copied, contents(&*there).await.unwrap());
    assert_eq!(copied, contents(&*here).await.unwrap());
    assert_eq!(lines.load(Ordering::Relaxed), copied.rows + 23);

    let said = here.say(&line("m1", "new", "anna", "Still here?")).await.unwrap();
    let before = here.lines("m1", "players", Some(said.id), 9).await.unwrap();
    assert!(!before.is_empty() && before.iter().all(|line| line.id < said.id));
    here.audit("anna", "new", &serde_json::Value::Null, 1).await.unwrap();
    let head = a_match("m1");
    let again = here.append("m1", 2, &[entry("first")], &head, None).await.unwrap();
    assert_eq!(again, store::Appended::Already(1));
    here.append("m1", 2, &[entry("third")], &head, None).await.unwrap();

    let back = in_memory().await;
    let returned = archive::copy(&*here, &*back, QUIET).await.unwrap();
    assert_eq!(returned, contents(&*here).await.unwrap());
}

pub async fn a_full_database_is_not_overwritten(place: &Place) {
    let (here, there) = (place.open().await, in_memory().await);
    fill(&*there).await;
    here.create_account(&person("only", "One")).await.unwrap();
    let before = contents(&*here).await.unwrap();
    let refused = archive::copy(&*there, &*here, QUIET).await;
    assert!(matches!(refused, Err(StoreError::NotEmpty)), "{refused:?}");
    assert_eq!(contents(&*here).await.unwrap(), before);
}

pub async fn a_backup_brings_everything_back(place: &Place) {
    let here = place.open().await;
    fill(&*here).await;
    let file = place.folder.path("backup");
    let saved = back_up(&*here, &file, QUIET).await.unwrap();
    assert_eq!(saved, contents(&*here).await.unwrap());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "there are password hashes in it");
    }
    let backup = Backup::open(&file).unwrap();
    assert_eq!(*backup.summary(), saved);
    let there = in_memory().await;
    assert_eq!(backup.restore(&*there, QUIET).await.unwrap(), saved);
    assert_eq!(contents(&*there).await.unwrap(), saved);
    let twice = backup.restore(&*there, QUIET).await;
    assert!(matches!(twice, Err(ArchiveError::Store(StoreError::NotEmpty))), "{twice:?}");

    let again = place.folder.path("again");
    back_up(&*there, &again, QUIET).await.unwrap();
    assert_eq!(std::fs::read(&file).unwrap(), std::fs::read(&again).unwrap());
    let nowhere = back_up(&*here, &place.folder.path("no/such/folder"), QUIET).await;
    assert!(matches!(nowhere, Err(ArchiveError::File(_))), "{nowhere:?}");
    assert!(place.folder.files().iter().all(|name| !name.ends_with(".new")), "nothing half done");
}

/// The step before had no letters.
pub async fn a_backup_of_the_step_before_is_read(place: &Place) {
    let there = in_memory().await;
    there.create_account(&person("only", "One")).await.unwrap();
    there.create_match(&a_match("m")).await.unwrap();
    let file = place.folder.path("backup");
    back_up(&*there, &file, QUIET).await.unwrap();
    let now = std::fs::read_to_string(&file).unwrap();
    let kept = now.lines().filter(|line| !line.starts_with("{\"table\":\"letters\""));
    let mut lines: Vec<String> =
        kept.map(|line| line.replace("\"schema\":7", "\"schema\":6")).collect();
    assert_eq!(lines.len() + 1, now.lines().count());
    let last = lines.pop().unwrap();
    let mut hasher = blake3::Hasher::new();
    lines.iter().for_each(|line| {
        hasher.update(line.as_bytes()).update(b"\n");
    });
    let sum: serde_json::Value = serde_json::from_str(&last).unwrap();
    lines.push(format!(r#"{{"rows":{},"hash":"{}"}}"#, sum["rows"], hasher.finalize().to_hex()));
    let former = place.folder.path("former");
    std::fs::write(&former, lines.join("\n") + "\n").unwrap();

    let here = place.open().await;
    Backup::open(&former).unwrap().restore(&*here, QUIET).await.unwrap();
    assert_eq!(here.get_match("m").await.unwrap(), there.get_match("m").await.unwrap());
    assert_eq!(contents(&*here).await.unwrap(), contents(&*there).await.unwrap());
}

pub async fn a_damaged_backup_changes_nothing(place: &Place) {
    let source = in_memory().await;
    fill(&*source).await;
    let file = place.folder.path("backup");
    back_up(&*source, &file, QUIET).await.unwrap();
    let whole = std::fs::read(&file).unwrap();
    let here = place.open().await;

    let missing = Backup::open(&place.folder.path("none"));
    assert!(matches!(missing, Err(ArchiveError::File(_))), "{missing:?}");
    let bad = place.folder.path("bad");
    let opened = |bytes: &[u8]| {
        std::fs::write(&bad, bytes).unwrap();
        Backup::open(&bad)
    };
    for strange in [&b""[..], b"\n", b"hello\n", b"\xff\xfe\n", &[0; 5_000]] {
        let result = opened(strange);
        assert!(matches!(result, Err(ArchiveError::Foreign)), "{result:?}");
    }
    let newer =
        String::from_utf8(whole.clone()).unwrap().replacen("\"version\":1", "\"version\":2", 1);
    let result = opened(newer.as_bytes());
    assert!(matches!(result, Err(ArchiveError::Version { version: 2, .. })), "{result:?}");
    for length in (0..whole.len()).step_by(97) {
        assert!(opened(&whole[..length]).is_err(), "cut off after {length}");
    }
    for place in (0..whole.len()).step_by(61) {
        let mut changed = whole.clone();
        changed[place] ^= 1;
        assert!(opened(&changed).is_err(), "byte {place}");
    }
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    let mut swapped = lines.clone();
    swapped.swap(2, 3);
    assert!(opened(&swapped.concat()).is_err(), "rows out of order");
    assert!(opened(&[whole.as_slice(), whole.as_slice()].concat()).is_err(), "twice");

    // Even if it is damaged after it was looked at.
    let backup = opened(&whole).unwrap();
    std::fs::write(&bad, lines[..lines.len() - 3].concat()).unwrap();
    assert!(backup.restore(&*here, QUIET).await.is_err());
    std::fs::write(&bad, swapped.concat()).unwrap();
    assert!(backup.restore(&*here, QUIET).await.is_err());
    assert_eq!(contents(&*here).await.unwrap().rows, 0, "still empty");
    std::fs::write(&bad, &whole).unwrap();
    backup.restore(&*here, QUIET).await.unwrap();
}

/// The backup shows one moment: every match in it is as long as its log, although all of them
/// grow while it is written.
pub async fn a_backup_is_taken_while_others_write(place: &Place) {
    let here = place.open().await;
    for number in 0..20 {
        here.create_match(&a_match(&format!("m{number}"))).await.unwrap();
    }
    let stop = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..20)
        .map(|number| {
            let (here, stop) = (here.clone(), stop.clone());
            tokio::spawn(async move {
                let id = format!("m{number}");
                let mut length = 0;
                while !stop.load(Ordering::Relaxed) {
                    let entries = [entry(&format!("{length} a")), entry(&format!("{length} b"))];
                    here.append(&id, length, &entries, &a_match(&id), None).await.unwrap();
                    length += 2;
                }
                length
            })
        })
        .collect();
    let mut sizes = Vec::new();
    for round in 0..3 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let file = place.folder.path(&format!("backup {round}"));
        let saved = back_up(&*here, &file, QUIET).await.unwrap();
        let there = in_memory().await;
        assert_eq!(Backup::open(&file).unwrap().restore(&*there, QUIET).await.unwrap(), saved);
        for number in 0..20 {
            let id = format!("m{number}");
            let length = there.get_match(&id).await.unwrap().unwrap().length;
            assert_eq!(there.log(&id, 0).await.unwrap().len(), length as usize);
        }
        sizes.push(saved.rows);
    }
    stop.store(true, Ordering::Relaxed);
    assert!(sizes.is_sorted() && sizes[0] < sizes[2], "nobody was stopped: {sizes:?}");
    for (number, writer) in writers.into_iter().enumerate() {
        let length = writer.await.unwrap();
        let stored = here.get_match(&format!("m{number}")).await.unwrap().unwrap().length;
        assert_eq!(stored, length);
    }
}

/// The tables of an archive are all tables of the schema, with all their columns.
pub async fn no_column_is_forgotten(place: &Place) {
    if !place.lasts() {
        return;
    }
    let here = place.open().await;
    let file = place.folder.path("backup");
    back_up(&*here, &file, QUIET).await.unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    let titles = text.lines().filter(|line| line.starts_with("{\"table\""));
    let mut archived: Vec<(String, String)> = titles
        .map(|title| serde_json::from_str::<serde_json::Value>(title).unwrap())
        .flat_map(|title| {
            let table = title["table"].as_str().unwrap().to_owned();
            let columns = title["columns"].as_array().unwrap().clone();
            columns
                .into_iter()
                .map(move |column| (table.clone(), column.as_str().unwrap().to_owned()))
        })
        .collect();
    archived.sort();
    let mut stored: Vec<(String, String)> = if place.address.starts_with("postgres") {
        use sqlx::{Connection, PgConnection};
        let mut connection = PgConnection::connect(&place.address).await.unwrap();
        let columns = "SELECT table_name::text, column_name::text FROM information_schema.columns \
             WHERE table_schema = 'public' AND table_name <> '_sqlx_migrations'";
        sqlx::query_as(columns).fetch_all(&mut connection).await.unwrap()
    } else {
        use sqlx::{Connection, SqliteConnection};
        let mut connection = SqliteConnection::connect(&place.address).await.unwrap();
        let columns = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c \
             WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name <> '_sqlx_migrations'";
        sqlx::query_as(columns).fetch_all(&mut connection).await.unwrap()
    };
    stored.sort();
    assert_eq!(archived, stored);
}
