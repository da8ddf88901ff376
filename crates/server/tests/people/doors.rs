//! The doors: real connections, opened and closed.

use crate::house::{NOON, patient};
use axum::http::StatusCode;
use server::App;
use server::time::Time;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

async fn open() -> (SocketAddr, oneshot::Sender<()>, JoinHandle<server::Result<()>>) {
    let store = store::open("sqlite::memory:").await.expect("a database");
    let app = App::new(patient(), store, Time::by_hand(NOON));
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
        ask(address, "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
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
            noise.splice(0..0, b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: ".iter().copied());
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
    let answer = ask(address, "GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    assert!(answer.contains(StatusCode::OK.as_str()), "{answer}");
    stop.send(()).expect("somebody serves");
    serving.await.expect("no panic").expect("cleanly");
}
