//! The doors: real connections, opened and closed.

use crate::house::{NOON, patient};
use axum::http::StatusCode;
use server::time::Time;
use server::{App, Settings};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

type Doors = (SocketAddr, oneshot::Sender<()>, JoinHandle<server::Result<()>>);

async fn open() -> Doors {
    open_with(patient()).await
}

async fn open_with(settings: Settings) -> Doors {
    let store = store::open("sqlite::memory:").await.expect("a database");
    let app = App::new(settings, store, Time::by_hand(NOON));
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server::serve::serve(app, listener, async move {
        let _ = stopped.await;
    }));
    (address, stop, serving)
}

async fn ask(address: SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doors_open_and_close_quickly() {
    let (address, stop, serving) = open().await;
    let answer =
        ask(address, "GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("ok"), "{answer}");
    // Somebody connected and says nothing.
    let mut idle = TcpStream::connect(address).await.expect("a connection");
    let closing = Instant::now();
    stop.send(()).expect("somebody serves");
    tokio::time::timeout(Duration::from_secs(5), serving)
        .await
        .expect("within five seconds")
        .expect("no panic")
        .expect("cleanly");
    assert!(closing.elapsed() < Duration::from_secs(5));
    let mut rest = Vec::new();
    // Closed or reset, but not open.
    let _ = tokio::time::timeout(Duration::from_secs(1), idle.read_to_end(&mut rest))
        .await
        .expect("an end");
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn noise_on_the_line_is_answered_or_cut() {
    let (address, stop, serving) = open().await;
    let mut seed = 7u64;
    for round in 0..60 {
        let mut noise = Vec::new();
        for _ in 0..200 {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            noise.push((seed >> 56) as u8);
        }
        if round % 3 == 0 {
            noise.splice(
                0..0,
                b"GET /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: ".iter().copied(),
            );
        }
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        // The server may have hung up already.
        let _ = stream.write_all(&noise).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer));
        let _ = read.await.expect("not left waiting");
        let text = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || text.starts_with("HTTP/1.1 4"), "{text}");
    }
    let answer =
        ask(address, "GET /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await;
    assert!(answer.contains(StatusCode::OK.as_str()), "{answer}");
    stop.send(()).expect("somebody serves");
    serving.await.expect("no panic").expect("cleanly");
}

/// A library that waits a second for anybody.
async fn impatient() -> Doors {
    open_with(Settings { request_timeout_s: 1, ..patient() }).await
}

/// Says something, then one byte every while, for at most ten seconds; how long that was listened
/// to, and what was answered.
async fn trickle(address: SocketAddr, begin: &str, drip: &[u8]) -> (Duration, String) {
    let stream = TcpStream::connect(address).await.expect("a connection");
    let (mut read, mut write) = stream.into_split();
    let begun = Instant::now();
    write.write_all(begin.as_bytes()).await.expect("sent");
    let drip = drip.to_vec();
    let dripping = tokio::spawn(async move {
        while begun.elapsed() < Duration::from_secs(10) && write.write_all(&drip).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let mut answer = Vec::new();
    // Closed or reset, either is an end.
    let _ = read.read_to_end(&mut answer).await;
    dripping.abort();
    (begun.elapsed(), String::from_utf8_lossy(&answer).into_owned())
}

const SOON: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_trickles_in_is_given_up() {
    let (address, _stop, _serving) = impatient().await;
    let head = "POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    for length in ["content-length: 1000\r\n\r\n{", "transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"]
    {
        let drip: &[u8] = if length.contains("chunked") { b"1\r\n \r\n" } else { b" " };
        let (lasted, answer) = trickle(address, &format!("{head}{length}"), drip).await;
        assert!(lasted < SOON, "{lasted:?}");
        assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("too-slow"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_header_that_trickles_in_is_given_up() {
    let (address, _stop, _serving) = impatient().await;
    let begin = "GET /api/me HTTP/1.1\r\nhost: localhost\r\nx-long: ";
    let (lasted, answer) = trickle(address, begin, b"x").await;
    assert!(lasted < SOON, "{lasted:?}");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_nobody_uses_is_closed() {
    let (address, _stop, _serving) = impatient().await;
    for begin in ["", "GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n"] {
        let (lasted, answer) = trickle(address, begin, b"").await;
        assert!(lasted < SOON, "{lasted:?}");
        assert_eq!(answer.contains("200 OK"), !begin.is_empty(), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_does_not_say_hello_is_closed() {
    let (address, _stop, _serving) = impatient().await;
    let begin = "GET /api/socket HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n\
        connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
        sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    // Pings are no hello, and a frame that never ends is no message.
    let ping = [0x89, 0x80, 0, 0, 0, 0];
    for drip in [&ping[..], &[0x81, 0xfe, 0x80, 0, 0, 0, 0, 0], b" "] {
        let (lasted, answer) = trickle(address, begin, drip).await;
        assert!(lasted < SOON, "{lasted:?}");
        assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_holds_its_share_of_connections_and_no_more() {
    let settings = Settings { connections_per_address: 3, ..patient() };
    let (address, _stop, _serving) = open_with(settings).await;
    let held: Vec<TcpStream> = {
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(TcpStream::connect(address).await.expect("a connection"));
        }
        held
    };
    // One more is closed without a word.
    let mut refused = TcpStream::connect(address).await.expect("a connection");
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(SOON, refused.read_to_end(&mut answer)).await.expect("an end");
    assert!(answer.is_empty());
    // Somebody else is served.
    let elsewhere = || async {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::from(([127, 0, 0, 2], 0))).expect("an address");
        let mut stream = socket.connect(address).await.expect("a connection");
        let asked = b"GET /livez HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        stream.write_all(asked).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map(|_| answer)
    };
    assert!(elsewhere().await.expect("an answer").ends_with("ok"));
    // Whoever lets go may come again.
    drop(held);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let again = ask(address, "GET /livez HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    assert!(again.await.ends_with("ok"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_trusted_proxy_brings_as_many_as_it_likes() {
    let trusted_proxies = "127.0.0.1".parse().expect("an address");
    let settings = Settings { connections_per_address: 3, trusted_proxies, ..patient() };
    let (address, _stop, _serving) = open_with(settings).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(TcpStream::connect(address).await.expect("a connection"));
    }
    for mut stream in held {
        let asked = b"GET /livez HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        stream.write_all(asked).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.ends_with("ok"), "{answer}");
    }
}
