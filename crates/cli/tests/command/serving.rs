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

/// One value of a table of each game: its file, what is written there and what an owner writes
/// instead, and how the new value is shown to the game's own client.
const CORRECTIONS: &[(&str, &str, &str, &str)] = &[
    ("achievements.toml", "[10, 5]", "[11, 5]", r#""complete-track","small":[11,5]"#),
    ("units.toml", "supply = 12", "supply = 13", r#""cost":1,"supply":13"#),
    ("bonus-cards.toml", "{ coins = 2 }", "{ coins = 3 }", r#""id":"BON1","income":{"coins":3"#),
    ("terrain.toml", "level = 1\npoints = 1\n", "level = 1\npoints = 7\n", r#""plain":7"#),
    ("characters.toml", "n = 3, different", "n = 2, different", r#""different":"yes","n":2"#),
];

#[test]
fn what_an_owner_corrected_is_what_everybody_is_shown() {
    let folder = folder();
    let database = format!("sqlite:{}", folder.join("library.db").display());
    let corrected = folder.join("corrected");
    let mut expected = Vec::new();
    for game in catalog::GAMES.iter() {
        let id = game.profile().id;
        let mut tables = game.tables();
        let known = |(file, from, ..): &&(&str, &str, &str, &str)| {
            tables.iter().any(|(name, text)| name == file && text.contains(from))
        };
        let Some((file, from, to, shown)) = CORRECTIONS.iter().find(known) else {
            panic!("{id}: correct something of this game too");
        };
        let (_, text) = tables.iter_mut().find(|(name, _)| name == file).expect("its table");
        *text = text.replacen(from, to, 1);
        let of_game = corrected.join(id);
        std::fs::create_dir_all(&of_game).expect("a folder");
        std::fs::write(of_game.join(file), text).expect("a file");
        expected.push((*game, tables, *shown));
    }
    let content = corrected.display().to_string();
    let (mut child, address) = start(&["--database", &database, "--content", &content]);
    let answers: Vec<[String; 3]> = (expected.iter())
        .map(|(game, ..)| {
            let path = |what: &str| format!("/api/games/{}{what}", game.profile().id);
            ["", "/components", "/printed"].map(|what| ask(&address, &path(what)))
        })
        .collect();
    child.kill().and_then(|()| child.wait()).expect("ours to end");
    for ((game, tables, shown), [info, components, printed]) in expected.iter().zip(answers) {
        let id = game.profile().id;
        let named: Vec<(&str, &str)> =
            tables.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let name = format!(r#""content":"{}""#, engine::content::fingerprint(&named));
        assert_ne!(engine::content::fingerprint(&named), game.tables_fingerprint());
        assert!(info.contains(&name), "{id}: {info}");
        assert!(printed.contains(&name) && printed.contains(shown), "{id}: {shown}: {printed}");
        let body = components.split("\r\n\r\n").nth(1).unwrap_or_default();
        let components: serde_json::Value = serde_json::from_str(body).expect("the tables");
        let table = |(name, text): &(String, String)| {
            let data: serde_json::Value = toml::from_str(text).expect("a table");
            serde_json::json!({ "name": name, "data": data })
        };
        let tables: Vec<serde_json::Value> = tables.iter().map(table).collect();
        assert_eq!(components, serde_json::Value::from(tables), "{id}");
    }
}

#[test]
fn settings_that_make_no_sense_keep_it_closed() {
    assert_eq!(ludotheque(&["serve", "--origin", "nowhere"]).refusal(), "bad-settings");
    let file = folder().join("serve.toml");
    for text in ["sesion_days = 7\n", "nonsense", "log = \u{0}"] {
        std::fs::write(&file, text).expect("a file");
        let words = ["serve", "--config", &file.display().to_string()];
        assert_eq!(ludotheque(&words).refusal(), "bad-settings", "{text}");
    }
    std::fs::write(&file, [0xff, 0xfe, 0x00]).expect("a file");
    let words = ["serve", "--config", &file.display().to_string()];
    assert_eq!(ludotheque(&words).refusal(), "bad-settings", "no text at all");
    assert_eq!(ludotheque(&["serve", "--limit-chat", "often"]).refusal(), "bad-usage");
}
