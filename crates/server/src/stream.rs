//! A connection that does not wait for ever for whoever reads at its other end.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// How long a reader may keep us waiting, all in all, …
const PATIENCE: Duration = Duration::from_secs(20);
/// … and how many bytes earn one more second: two kibibytes a second is a very slow telephone.
const BYTES_A_SECOND: u64 = 2048;

/// Writes to a stream, and fails when the reader takes it too slowly.
#[derive(Debug)]
pub struct Patient<S> {
    stream: S,
    /// What the reader took while we waited, since it last kept up. What only went into the system's
    /// buffers earns nothing.
    taken: u64,
    /// How long we waited in that time, before now.
    waited: Duration,
    /// Since when we wait now, and until when we do.
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
    patience: Duration,
}

impl<S> Patient<S> {
    pub fn new(stream: S) -> Patient<S> {
        Patient { stream, taken: 0, waited: Duration::ZERO, waiting: None, patience: PATIENCE }
    }

    /// What became of an attempt to write: an end to waiting if there is none to be had.
    fn judge(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Pending => {
                let (patience, waited) = (self.patience, self.waited);
                let earned = Duration::from_secs(self.taken / BYTES_A_SECOND);
                let (_, end) = self.waiting.get_or_insert_with(|| {
                    let now = Instant::now();
                    let left = (patience + earned).saturating_sub(waited);
                    (now, Box::pin(tokio::time::sleep_until(now + left)))
                });
                ready!(end.as_mut().poll(cx));
                Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "a reader too slow")))
            }
            Poll::Ready(done) => {
                match self.waiting.take() {
                    Some((since, _)) => {
                        self.waited += since.elapsed();
                        self.taken += *done.as_ref().unwrap_or(&0) as u64;
                    }
                    // It keeps up: the past is forgotten.
                    None => (self.waited, self.taken) = (Duration::ZERO, 0),
                }
                Poll::Ready(done)
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.judge(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const PATIENCE: Duration = Duration::from_millis(400);

    /// Writes, with so much room on the way, to somebody who takes so many bytes every tenth of a
    /// second; how long it lasted.
    async fn taken_at(bytes: usize, room: usize) -> (io::Result<()>, Duration) {
        let (near, mut far) = tokio::io::duplex(room);
        let begun = Instant::now();
        let reader = tokio::spawn(async move {
            let mut taken = vec![0; bytes];
            while bytes > 0 && far.read_exact(&mut taken).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            // Connected all the same.
            std::future::pending::<()>().await;
            drop(far);
        });
        let mut stream = Patient { patience: PATIENCE, ..Patient::new(near) };
        let written = stream.write_all(&vec![7; 16 * room]).await;
        reader.abort();
        (written, begun.elapsed())
    }

    #[tokio::test]
    async fn a_slow_reader_is_cut_off_and_a_patient_one_is_not() {
        for slow in [0, 10, 100] {
            let (cut, after) = taken_at(slow, 512).await;
            assert_eq!(cut.map_err(|error| error.kind()), Err(io::ErrorKind::TimedOut), "{slow}");
            assert!(after >= PATIENCE && after < 8 * PATIENCE, "{slow}: {after:?}");
        }
        let (whole, after) = taken_at(600, 512).await;
        assert!(whole.is_ok() && after > PATIENCE, "{after:?}");
    }

    #[tokio::test]
    async fn what_fits_into_buffers_earns_no_patience() {
        let (cut, after) = taken_at(0, 64 * 1024).await;
        assert_eq!(cut.map_err(|error| error.kind()), Err(io::ErrorKind::TimedOut));
        assert!(after < 8 * PATIENCE, "{after:?}");
    }
}
