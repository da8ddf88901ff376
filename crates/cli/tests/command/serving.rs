//! The library in the browser, as a service manager starts and stops it.

use crate::{folder, ludotheque};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn start(words: &[&str]) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    command.args(["serve", "--address", "127.0.0.1:0", "--log", "warn"]).args(words);
    command.env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the binary starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("a pipe");
    BufReader::new(out).read_line(&mut line).expect("a line");
    let address = line.split("http://").nth(1).expect("an address").trim().trim_end_matches('/');
    (child, address.to_string())
}

fn ask(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("somebody listens");
    write!(stream, "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[cfg(unix)]
#[test]
fn the_library_opens_answers_and_closes_when_asked_to() {
    let folder = folder();
    let database = format!("sqlite:{}", folder.join("library.db").display());
    let private = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let metrics = private.local_addr().expect("an address").to_string();
    drop(private);
    let (mut child, address) = start(&["--database", &database, "--metrics-address", &metrics]);
    assert!(ask(&address, "/healthz").ends_with("ok"));
    assert!(ask(&address, "/").contains("200 OK"));
    assert!(ask(&metrics, "/metrics").contains("ludotheque_requests_total"));
    assert!(ask(&address, "/metrics").contains("text/html"), "not for everybody");
    let asked = Instant::now();
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
    assert!(child.wait().expect("it ends").success());
    assert!(asked.elapsed() < Duration::from_secs(5));
}

#[test]
fn one_database_has_one_server() {
    let folder = folder();
    let database = format!("sqlite:{}", folder.join("library.db").display());
    let (mut first, address) = start(&["--database", &database]);
    assert!(ask(&address, "/healthz").ends_with("ok"));
    let second = ["serve", "--address", "127.0.0.1:0", "--database", &database];
    assert_eq!(ludotheque(&second).refusal(), "database-in-use");
    let french = ludotheque(&[&["--lang", "fr"], &second[..]].concat()).refused();
    assert!(french.err.contains("Un autre serveur"), "{}", french.err);

    // Whoever only reads is welcome; whoever would fill it is not.
    let file = folder.join("backup").display().to_string();
    ludotheque(&["db", "backup", "--db", &database, &file]).fine();
    let restored = ludotheque(&["db", "restore", &file, "--db", &database]);
    assert_eq!(restored.refusal(), "database-in-use");
    assert!(ask(&address, "/healthz").ends_with("ok"), "nobody noticed");

    // Without any warning; the next one opens at once.
    first.kill().and_then(|()| first.wait()).expect("ours to end");
    let begun = Instant::now();
    let (mut next, address) = start(&["--database", &database]);
    assert!(ask(&address, "/healthz").ends_with("ok"));
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    next.kill().and_then(|()| next.wait()).expect("ours to end");
}

#[test]
fn what_an_owner_corrected_is_what_everybody_is_shown() {
    let folder = folder();
    let database = format!("sqlite:{}", folder.join("library.db").display());
    let game = &catalog::GAMES[0];
    let tables = game.tables();
    let (name, text) =
        tables.iter().find(|(name, _)| name == "bonus-cards.toml").expect("the bonus cards");
    let corrected = folder.join("corrected");
    let of_game = corrected.join(game.profile().id);
    std::fs::create_dir_all(&of_game).expect("a folder");
    std::fs::write(of_game.join(name), text.replacen("{ coins = 2 }", "{ coins = 3 }", 1))
        .expect("a file");
    let content = corrected.display().to_string();
    let words = ["--database", &database, "--content", &content];
    let (mut child, address) = start(&words);
    let path = |what: &str| format!("/api/games/{}/{what}", game.profile().id);
    let (tables, printed) = (ask(&address, &path("components")), ask(&address, &path("printed")));
    child.kill().and_then(|()| child.wait()).expect("ours to end");
    assert!(tables.contains(r#""ledger":"BON1","#) && tables.contains(r#""coins":3"#), "{tables}");
    assert!(!printed.contains(&game.tables_fingerprint()), "other tables, another name");
    assert!(printed.contains(r#""id":"BON1","income":{"coins":3"#), "{printed}");
}

#[test]
fn settings_that_make_no_sense_keep_it_closed() {
    assert_eq!(ludotheque(&["serve", "--origin", "nowhere"]).refusal(), "bad-settings");
    assert_eq!(ludotheque(&["serve", "--config", "/no/such/file"]).refusal(), "bad-settings");
    assert_eq!(ludotheque(&["serve", "--limit-chat", "often"]).refusal(), "bad-usage");
}
