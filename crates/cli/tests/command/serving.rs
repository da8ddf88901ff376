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
    write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("sent");
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
fn settings_that_make_no_sense_keep_it_closed() {
    assert_eq!(ludotheque(&["serve", "--origin", "nowhere"]).refusal(), "bad-settings");
    assert_eq!(ludotheque(&["serve", "--config", "/no/such/file"]).refusal(), "bad-settings");
    assert_eq!(ludotheque(&["serve", "--limit-chat", "often"]).refusal(), "bad-usage");
}
