//! A letter box: a mail server on loopback that keeps what it is given.

use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Debug)]
pub struct LetterBox {
    pub address: String,
    letters: Arc<Mutex<Vec<String>>>,
}

impl LetterBox {
    pub async fn open() -> LetterBox {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = format!("smtp://{}", listener.local_addr().expect("an address"));
        let letters = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&letters);
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(take(socket, Arc::clone(&kept)));
            }
        });
        LetterBox { address, letters }
    }

    /// Waits until there are so many; gives them, oldest first.
    pub async fn letters(&self, count: usize) -> Vec<String> {
        for _ in 0..500 {
            let letters = self.letters.lock().expect("no panic").clone();
            if letters.len() >= count {
                return letters;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{count} letters did not come: {:?}", self.letters.lock());
    }

    pub fn count(&self) -> usize {
        self.letters.lock().expect("no panic").len()
    }
}

async fn take(socket: TcpStream, kept: Arc<Mutex<Vec<String>>>) {
    let mut socket = BufReader::new(socket);
    let mut letter: Option<String> = None;
    let mut to = String::new();
    socket.write_all(b"220 box\r\n").await.expect("said");
    let mut line = String::new();
    while socket.read_line(&mut line).await.is_ok_and(|read| read > 0) {
        let answer = match &mut letter {
            Some(text) if line == ".\r\n" => {
                // Long lines come broken.
                let whole = format!("To {to}\n{}", text.replace("=\r\n", ""));
                kept.lock().expect("no panic").push(whole);
                letter = None;
                "250 kept\r\n"
            }
            Some(text) => {
                text.push_str(&line);
                ""
            }
            None if line.starts_with("DATA") => {
                letter = Some(String::new());
                "354 go on\r\n"
            }
            None if line.starts_with("RCPT") => {
                to = line.trim().to_string();
                "250 fine\r\n"
            }
            None => "250 fine\r\n",
        };
        socket.write_all(answer.as_bytes()).await.expect("said");
        line.clear();
    }
}

/// What follows the `#` of the first link to a page.
pub fn token_in(letter: &str, page: &str) -> String {
    let from = letter.find(page).unwrap_or_else(|| panic!("no {page} in {letter}")) + page.len();
    let rest = letter[from..].trim_start_matches('#');
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}
