//! What waits to be sent to one browser. A browser that does not read is cut off, not waited for.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{mpsc, watch};

/// How many messages may wait for a slow reader.
const MESSAGES: usize = 256;
/// How many bytes may wait for a slow reader.
const BYTES: usize = 4 << 20;

/// The end that tables and the lobby write to. Cheap to clone, never blocks.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    end: watch::Sender<Option<&'static str>>,
}

/// The end that the socket reads from.
#[derive(Debug)]
pub struct Outlet {
    queue: mpsc::Receiver<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
    end: watch::Receiver<Option<&'static str>>,
}

pub fn outbox() -> (Outbox, Outlet) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let bytes = Arc::new(AtomicUsize::new(0));
    let (end, ended) = watch::channel(None);
    let outlet = Outlet { queue: receiver, bytes: Arc::clone(&bytes), end: ended };
    (Outbox { queue: sender, bytes, end }, outlet)
}

impl Outbox {
    /// Queues a message; ends the connection if too much waits already.
    pub fn send(&self, text: Utf8Bytes) {
        let size = text.len();
        let waiting = self.bytes.fetch_add(size, Ordering::Relaxed);
        if waiting + size > BYTES || self.queue.try_send(text).is_err() {
            self.bytes.fetch_sub(size, Ordering::Relaxed);
            self.end("slow");
        }
    }

    /// Resolves when the connection has to end.
    pub async fn ended(&self) -> &'static str {
        ended(&mut self.end.subscribe()).await
    }

    /// Ends the connection with a reason; the first one counts.
    pub fn end(&self, why: &'static str) {
        self.end.send_if_modified(|end| {
            let first = end.is_none();
            end.get_or_insert(why);
            first
        });
    }
}

impl Outlet {
    /// The next message, or the reason to end.
    pub async fn next(&mut self) -> Result<Utf8Bytes, &'static str> {
        tokio::select! {
            biased;
            why = ended(&mut self.end) => Err(why),
            text = self.queue.recv() => match text {
                Some(text) => {
                    self.bytes.fetch_sub(text.len(), Ordering::Relaxed);
                    Ok(text)
                }
                None => Err("closed"),
            },
        }
    }

    /// Resolves when the connection has to end, with the reason.
    pub async fn ended(&self) -> &'static str {
        ended(&mut self.end.clone()).await
    }

    /// What had been queued before the end.
    pub fn rest(&mut self) -> Vec<Utf8Bytes> {
        std::iter::from_fn(|| self.queue.try_recv().ok()).collect()
    }
}

async fn ended(end: &mut watch::Receiver<Option<&'static str>>) -> &'static str {
    let why = end.wait_for(Option::is_some).await.ok().and_then(|why| *why);
    match why {
        Some(why) => why,
        // All writers are gone: nothing will ever come.
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_come_out_in_order() {
        let (outbox, mut outlet) = outbox();
        outbox.send("a".into());
        outbox.send("b".into());
        assert_eq!(outlet.next().await, Ok("a".into()));
        assert_eq!(outlet.next().await, Ok("b".into()));
        drop(outbox);
        assert_eq!(outlet.next().await, Err("closed"));
    }

    #[tokio::test]
    async fn too_many_messages_end_the_connection() {
        let (outbox, mut outlet) = outbox();
        for _ in 0..=MESSAGES {
            outbox.send("x".into());
        }
        assert_eq!(outlet.next().await, Err("slow"));
    }

    #[tokio::test]
    async fn too_many_bytes_end_the_connection() {
        let (outbox, mut outlet) = outbox();
        let large = "x".repeat(BYTES / 2 + 1);
        outbox.send(large.clone().into());
        outbox.send(large.into());
        assert_eq!(outlet.next().await, Err("slow"));
    }

    #[tokio::test]
    async fn the_first_reason_counts() {
        let (outbox, outlet) = outbox();
        outbox.end("banned");
        outbox.end("slow");
        assert_eq!(outlet.ended().await, "banned");
    }
}
