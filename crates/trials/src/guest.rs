//! Somebody with a browser: a guest's session and a socket.

use crate::http;
use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::protocol::{FromClient, FromServer, PROTOCOL};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Between attempts to reach a server that is away.
const RETRY: Duration = Duration::from_millis(20);
const ATTEMPTS: u32 = 1500;
/// The status of an answer without a database.
const UNAVAILABLE: u16 = 503;
/// No message is longer.
const LARGEST: usize = 1 << 20;

/// Somebody who has a name.
#[derive(Clone, Debug)]
pub struct Guest {
    pub address: SocketAddr,
    /// The account.
    pub id: String,
    /// Which of this machine's own addresses they come from, if it matters.
    pub from: Option<Ipv4Addr>,
    pub cookie: String,
}

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    unpacked: Decompress,
    /// How many messages came, how long they were as texts, and on the line with their heads.
    pub messages: usize,
    pub texts: usize,
    pub bytes: usize,
}

impl Guest {
    /// Says a name at the door; again and again while nobody answers.
    pub async fn new(address: SocketAddr, name: &str) -> io::Result<Guest> {
        Guest::coming_from(None, address, name).await
    }

    pub async fn coming_from(
        from: Option<Ipv4Addr>,
        address: SocketAddr,
        name: &str,
    ) -> io::Result<Guest> {
        let body = json!({ "name": name });
        let answer = persistently(from, address, "POST", "/api/guest", None, Some(&body)).await?;
        let id = answer.body["id"].as_str().unwrap_or_default().to_string();
        let cookie = answer.cookie.ok_or_else(|| io::Error::other(answer.body.to_string()))?;
        Ok(Guest { address, id, from, cookie })
    }

    /// A request in this guest's name, repeated while the server or its database is away.
    pub async fn request(&self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        let cookie = Some(self.cookie.as_str());
        let answer =
            persistently(self.from, self.address, method, path, cookie, Some(body)).await?;
        if answer.status < 300 {
            Ok(answer.body)
        } else {
            Err(io::Error::other(format!("{method} {path}: {} {}", answer.status, answer.body)))
        }
    }

    /// Opens a socket and says hello; again and again while nobody answers.
    pub async fn connect(&self) -> io::Result<Socket> {
        let mut last = io::Error::other("no attempt");
        for _ in 0..ATTEMPTS {
            match self.connect_speaking(None).await {
                Ok(socket) => return Ok(socket),
                Err(error) => last = error,
            }
            tokio::time::sleep(RETRY).await;
        }
        Err(last)
    }

    /// Opens a socket that speaks like this, and says hello.
    pub async fn connect_speaking(&self, way: Option<&str>) -> io::Result<Socket> {
        let stream = http::connect(self.address, self.from).await?;
        let url = format!("ws://{}/api/socket", self.address);
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        let header = |text: &str| text.parse().map_err(io::Error::other);
        request.headers_mut().insert("Cookie", header(&self.cookie)?);
        request.headers_mut().insert("Origin", header(&format!("http://{}", self.address))?);
        if let Some(way) = way {
            request.headers_mut().insert("Sec-WebSocket-Protocol", header(way)?);
        }
        let (stream, _) = client_async(request, stream).await.map_err(io::Error::other)?;
        let unpacked = Decompress::new(false);
        let mut socket = Socket { stream, unpacked, messages: 0, texts: 0, bytes: 0 };
        socket.send(&FromClient::Hello { protocol: PROTOCOL, lang: "en".into() }).await?;
        Ok(socket)
    }
}

impl Socket {
    pub async fn send(&mut self, message: &FromClient) -> io::Result<()> {
        let text = serde_json::to_string(message).map_err(io::Error::other)?;
        self.stream.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// A ping of the socket itself.
    pub async fn ping(&mut self) -> io::Result<()> {
        self.stream.send(Message::Ping(Vec::new().into())).await.map_err(io::Error::other)
    }

    /// The next message; an error when the connection is gone.
    pub async fn next(&mut self) -> io::Result<FromServer> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.count(text.len(), text.len());
                    return serde_json::from_str(&text).map_err(io::Error::other);
                }
                Some(Ok(Message::Binary(packed))) => {
                    let mut text = Vec::with_capacity(LARGEST);
                    let flush = FlushDecompress::Sync;
                    self.unpacked
                        .decompress_vec(&packed, &mut text, flush)
                        .map_err(io::Error::other)?;
                    self.count(text.len(), packed.len());
                    return serde_json::from_slice(&text).map_err(io::Error::other);
                }
                Some(Ok(Message::Close(_))) | None => return Err(io::Error::other("closed")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }

    fn count(&mut self, text: usize, payload: usize) {
        let head = match payload {
            0..126 => 2,
            126..65536 => 4,
            _ => 10,
        };
        self.messages += 1;
        self.texts += text;
        self.bytes += payload + head;
    }
}

async fn persistently(
    from: Option<Ipv4Addr>,
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: Option<&Value>,
) -> io::Result<http::Answer> {
    let mut last = io::Error::other("no attempt");
    for _ in 0..ATTEMPTS {
        match http::request_from(from, address, method, path, cookie, body).await {
            Ok(answer) if answer.status != UNAVAILABLE => return Ok(answer),
            Ok(answer) => last = io::Error::other(format!("{path}: {}", answer.body)),
            Err(error) => last = error,
        }
        tokio::time::sleep(RETRY).await;
    }
    Err(last)
}
