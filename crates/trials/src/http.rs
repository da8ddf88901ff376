//! Just enough HTTP to sit down at a table: one request, one answer, one connection.

use serde_json::Value;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// An answer of the server.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// The session cookie, if one was set: `name=value`.
    pub cookie: Option<String>,
    pub body: Value,
}

/// A connection from one of this machine's own addresses, or from wherever the system likes.
pub async fn connect(address: SocketAddr, from: Option<Ipv4Addr>) -> io::Result<TcpStream> {
    let Some(from) = from else { return TcpStream::connect(address).await };
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(address).await
}

/// Sends one request as a browser of the same site would.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: Option<&Value>,
) -> io::Result<Answer> {
    request_from(None, address, method, path, cookie, body).await
}

/// The same from a certain address.
pub async fn request_from(
    from: Option<Ipv4Addr>,
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: Option<&Value>,
) -> io::Result<Answer> {
    let mut stream = connect(address, from).await?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n{cookie}\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    parse(&bytes).ok_or_else(|| io::Error::other("no answer"))
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split_whitespace().nth(1)?.parse().ok()?;
    let cookie = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let set = name.eq_ignore_ascii_case("set-cookie");
        set.then(|| value.split(';').next().unwrap_or_default().trim().to_string())
    });
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    Some(Answer { status, cookie, body })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_status_cookie_and_json() {
        let bytes = b"HTTP/1.1 201 Created\r\nSet-Cookie: a=b; Path=/\r\n\r\n{\"id\":1}";
        let answer = parse(bytes).expect("an answer");
        assert_eq!((answer.status, answer.cookie.as_deref()), (201, Some("a=b")));
        assert_eq!(answer.body["id"], 1);
        assert!(parse(b"nonsense").is_none());
    }
}
