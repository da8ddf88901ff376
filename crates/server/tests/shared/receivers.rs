//! Those who are told things: a mail server and a web server on this machine, for tests.

use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How long a test waits for something that must arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// A letter as it arrived.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    pub to: String,
    /// Headers and body, as they came.
    pub text: String,
}

/// Understands as much SMTP as a mail server must, and keeps what it gets.
#[derive(Clone, Debug)]
pub struct MailServer {
    pub address: String,
    received: Arc<Mutex<Vec<Received>>>,
    /// What it says to recipients instead of taking their letters.
    pub refusal: Arc<Mutex<Option<&'static str>>>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        MailServer::start_at("127.0.0.1:0").await
    }

    pub async fn start_at(address: &str) -> MailServer {
        let listener = TcpListener::bind(address).await.expect("a port");
        let address = format!("smtp://{}", listener.local_addr().expect("an address"));
        let server = MailServer { address, received: Arc::default(), refusal: Arc::default() };
        let shared = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(shared.clone().serve(stream));
            }
        });
        server
    }

    async fn serve(self, stream: TcpStream) {
        let mut stream = BufReader::new(stream);
        let mut letter = Received::default();
        let mut answer = String::from("220 mail.test ESMTP");
        loop {
            if stream.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() {
                return;
            }
            let mut line = String::new();
            if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                return;
            }
            let word = line.split([' ', '\r']).next().unwrap_or_default().to_uppercase();
            answer = match word.as_str() {
                "EHLO" | "HELO" => "250-mail.test\r\n250 8BITMIME".into(),
                "RCPT" => match *self.refusal.lock().expect("whole") {
                    Some(refusal) => refusal.into(),
                    None => {
                        let to = line.split(['<', '>']).nth(1).unwrap_or_default();
                        letter.to = to.into();
                        "250 OK".into()
                    }
                },
                "DATA" => {
                    if stream.write_all(b"354 go on\r\n").await.is_err() {
                        return;
                    }
                    loop {
                        let mut line = String::new();
                        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                            return;
                        }
                        if line == ".\r\n" {
                            break;
                        }
                        letter.text += line.strip_prefix('.').unwrap_or(&line);
                    }
                    let letter = std::mem::take(&mut letter);
                    self.received.lock().expect("whole").push(letter);
                    "250 taken".into()
                }
                "QUIT" => {
                    let _ = stream.write_all(b"221 bye\r\n").await;
                    return;
                }
                "MAIL" | "RSET" | "NOOP" => "250 OK".into(),
                _ => "502 what?".into(),
            };
        }
    }

    pub fn letters(&self) -> Vec<Received> {
        self.received.lock().expect("whole").clone()
    }

    /// Waits until so many have arrived.
    pub async fn wait_for(&self, count: usize) -> Vec<Received> {
        let all = async {
            while self.letters().len() < count {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let arrived = tokio::time::timeout(PATIENCE, all).await;
        arrived.unwrap_or_else(|_| panic!("{:?} arrived, not {count}", self.letters()));
        self.letters()
    }
}

/// A request as it arrived.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    pub path: String,
    /// In small letters.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map_or("", |(_, value)| value)
    }
}

/// How a web server behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Answers(u16),
    NeverAnswers,
    AnswersMegabytes,
    SendsElsewhere,
}

/// Takes requests, keeps them and answers in its manner.
#[derive(Clone, Debug)]
pub struct WebServer {
    pub address: String,
    received: Arc<Mutex<Vec<Request>>>,
    manner: Arc<Mutex<Manner>>,
}

impl WebServer {
    pub async fn start(manner: Manner) -> WebServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let manner = Arc::new(Mutex::new(manner));
        let server = WebServer { address, received: Arc::default(), manner };
        let shared = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let shared = shared.clone();
                tokio::spawn(async move {
                    // Whoever hangs up has heard enough.
                    let _ = shared.serve(stream).await;
                });
            }
        });
        server
    }

    pub fn behave(&self, manner: Manner) {
        *self.manner.lock().expect("whole") = manner;
    }

    async fn serve(self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        loop {
            let mut request = Request::default();
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            request.path = line.split(' ').nth(1).unwrap_or_default().into();
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).await?;
                let Some((name, value)) = line.trim().split_once(':') else { break };
                request.headers.push((name.to_lowercase(), value.trim().into()));
            }
            request.body = vec![0; request.header("content-length").parse().unwrap_or(0)];
            stream.read_exact(&mut request.body).await?;
            self.received.lock().expect("whole").push(request);
            let manner = *self.manner.lock().expect("whole");
            match manner {
                Manner::Answers(status) => {
                    let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\n\r\n");
                    stream.write_all(answer.as_bytes()).await?;
                }
                Manner::NeverAnswers => std::future::pending().await,
                Manner::AnswersMegabytes => {
                    stream
                        .write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 999999999\r\n\r\n")
                        .await?;
                    loop {
                        stream.write_all(&[b'x'; 65536]).await?;
                    }
                }
                Manner::SendsElsewhere => {
                    let to = format!("location: {}/elsewhere", self.address);
                    let answer = format!("HTTP/1.1 307 X\r\n{to}\r\ncontent-length: 0\r\n\r\n");
                    stream.write_all(answer.as_bytes()).await?;
                }
            }
        }
    }

    pub fn requests(&self) -> Vec<Request> {
        self.received.lock().expect("whole").clone()
    }

    /// Waits until so many have arrived.
    pub async fn wait_for(&self, count: usize) -> Vec<Request> {
        let all = async {
            while self.requests().len() < count {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let arrived = tokio::time::timeout(PATIENCE, all).await;
        arrived.unwrap_or_else(|_| panic!("{} arrived, not {count}", self.requests().len()));
        self.requests()
    }
}
