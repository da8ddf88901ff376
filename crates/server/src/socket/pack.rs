//! The messages of one socket as one stream of deflate: each refers to those before it.
//!
//! A compressor for every socket would cost a quarter of a megabyte each. What it would remember is
//! what was sent, and that is shared by all who were sent the same: so a packer keeps the last texts,
//! and one compressor per thread is handed them as its dictionary. See ADR 7.

use axum::extract::ws::{Message, Utf8Bytes};
use flate2::{Compress, Compression, FlushCompress};
use std::cell::RefCell;
use std::collections::VecDeque;

/// Texts, one in each frame: for whoever writes by hand.
pub(super) const JSON: &str = "json";
/// One stream of raw deflate cut into frames, one message and a line feed in each.
pub(super) const DEFLATE: &str = "deflate-lines";

/// So far back a message may refer.
const WINDOW: usize = 32 * 1024;
/// Shorter messages are not worth a compressor.
const SHORT: usize = 512;
/// The most one stored block holds.
const BLOCK: usize = u16::MAX as usize;
const LEVEL: u32 = 6;

/// Messages with words of other people. How well words of my opponent compress against what only I
/// may know would show in the length of what follows, to whoever sees the encrypted line. So nothing
/// refers to them.
const WORDS_OF_OTHERS: [&str; 2] = [r#"{"type":"said","#, r#"{"type":"table","#];

thread_local! {
    static COMPRESSOR: RefCell<Compress> =
        RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// How the messages of a socket go out.
#[derive(Debug)]
pub(super) enum Wire {
    Json,
    Deflate(Packer),
}

impl Wire {
    /// As agreed when the socket was opened.
    pub fn agreed(protocol: Option<&[u8]>) -> Wire {
        match protocol {
            Some(protocol) if protocol == DEFLATE.as_bytes() => Wire::Deflate(Packer::default()),
            _ => Wire::Json,
        }
    }

    pub fn message(&mut self, text: Utf8Bytes) -> Message {
        match self {
            Wire::Json => Message::Text(text),
            Wire::Deflate(packer) => Message::Binary(packer.pack(text).into()),
        }
    }
}

/// One end of the stream.
#[derive(Debug, Default)]
pub(super) struct Packer {
    sent: VecDeque<Sent>,
    /// How many bytes those are, with their line feeds.
    remembered: usize,
}

/// What the other end has in its window.
#[derive(Debug)]
enum Sent {
    Text(Utf8Bytes),
    /// So many bytes that nothing may refer to.
    Hidden(usize),
}

impl Sent {
    fn len(&self) -> usize {
        match self {
            Sent::Text(text) => text.len() + 1,
            Sent::Hidden(length) => *length,
        }
    }
}

impl Packer {
    /// The next piece of the stream: all of this message, and nothing of another.
    fn pack(&mut self, text: Utf8Bytes) -> Vec<u8> {
        let hidden = Sent::Hidden(text.len() + 1);
        let (packed, sent) = if text.len() < SHORT {
            (stored(&text), hidden)
        } else if WORDS_OF_OTHERS.iter().any(|kind| text.starts_with(kind)) {
            (deflated(&text, &[]), hidden)
        } else {
            (deflated(&text, &self.window()), Sent::Text(text))
        };
        self.remember(sent);
        packed
    }

    fn remember(&mut self, sent: Sent) {
        self.remembered += sent.len();
        self.sent.push_back(sent);
        while let Some(oldest) = self.sent.front()
            && self.remembered - oldest.len() >= WINDOW
        {
            self.remembered -= oldest.len();
            self.sent.pop_front();
        }
    }

    /// The last bytes sent, as far as a message may refer back. No JSON has a zero byte: where one
    /// stands, nothing is found.
    fn window(&self) -> Vec<u8> {
        let mut window = Vec::with_capacity(self.remembered);
        for sent in &self.sent {
            match sent {
                Sent::Text(text) => {
                    window.extend_from_slice(text.as_bytes());
                    window.push(b'\n');
                }
                Sent::Hidden(length) => window.resize(window.len() + length, 0),
            }
        }
        window.split_off(window.len().saturating_sub(WINDOW))
    }
}

/// As it is, in blocks that only say how long they are.
fn stored(text: &str) -> Vec<u8> {
    let line: Vec<u8> = text.bytes().chain([b'\n']).collect();
    let mut packed = Vec::with_capacity(line.len() + 5);
    for block in line.chunks(BLOCK) {
        let length = block.len() as u16;
        packed.push(0);
        packed.extend_from_slice(&length.to_le_bytes());
        packed.extend_from_slice(&(!length).to_le_bytes());
        packed.extend_from_slice(block);
    }
    packed
}

/// Compressed with what came before in mind, up to the last byte.
fn deflated(text: &str, window: &[u8]) -> Vec<u8> {
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut packed = Vec::with_capacity(text.len() / 4 + 64);
        let done = (|| {
            if !window.is_empty() {
                compressor.set_dictionary(window)?;
            }
            feed(compressor, text.as_bytes(), &mut packed, FlushCompress::None)?;
            feed(compressor, b"\n", &mut packed, FlushCompress::Sync)
        })();
        match done {
            Ok(()) => packed,
            Err(error) => {
                tracing::error!(%error, "a message cannot be compressed");
                stored(text)
            }
        }
    })
}

fn feed(
    compressor: &mut Compress,
    mut bytes: &[u8],
    packed: &mut Vec<u8>,
    flush: FlushCompress,
) -> Result<(), flate2::CompressError> {
    loop {
        let before = compressor.total_in();
        packed.reserve(bytes.len() / 4 + 64);
        compressor.compress_vec(bytes, packed, flush)?;
        bytes = &bytes[(compressor.total_in() - before) as usize..];
        // Room is left: nothing waits inside any more.
        if bytes.is_empty() && packed.len() < packed.capacity() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    /// The other end: one decompressor for all frames.
    struct Reader(Decompress);

    impl Reader {
        fn new() -> Reader {
            Reader(Decompress::new(false))
        }
        fn read(&mut self, packed: &[u8]) -> String {
            let mut text = Vec::with_capacity(1 << 20);
            self.0.decompress_vec(packed, &mut text, FlushDecompress::Sync).expect("deflate");
            String::from_utf8(text).expect("letters")
        }
    }

    /// Like an update: long, and different in a few places.
    fn update(number: usize) -> String {
        let hexes: Vec<String> =
            (0..400).map(|hex| format!("{{\"hex\":{hex},\"owner\":{}}}", hex * 7919 % 5)).collect();
        format!("{{\"type\":\"update\",\"at\":{number},\"view\":[{}]}}", hexes.join(","))
    }

    #[test]
    fn every_frame_is_one_whole_message() {
        let (mut packer, mut reader) = (Packer::default(), Reader::new());
        let long = format!("{{\"type\":\"info\",\"title\":\"é{}\"}}", "x".repeat(200_000));
        for number in 0..40 {
            for text in [update(number), format!("{{\"type\":\"ack\",\"at\":{number}}}")] {
                assert_eq!(reader.read(&packer.pack(text.as_str().into())), format!("{text}\n"));
            }
            if number % 16 == 0 {
                let said = format!("{{\"type\":\"said\",\"text\":\"{}\"}}", "é".repeat(900));
                for text in [&said, &long] {
                    assert_eq!(
                        reader.read(&packer.pack(text.as_str().into())),
                        format!("{text}\n")
                    );
                }
            }
        }
    }

    #[test]
    fn what_was_sent_before_is_not_sent_again() {
        let mut packer = Packer::default();
        let first = packer.pack(update(1).into()).len();
        packer.pack("{\"type\":\"ack\"}".into());
        let second = packer.pack(update(2).into()).len();
        assert!(second * 5 < first, "{first} then {second} of {}", update(2).len());
    }

    #[test]
    fn little_is_remembered() {
        let mut packer = Packer::default();
        for number in 0..1000 {
            packer.pack(format!("{{\"type\":\"pong\",\"sent\":{number}}}").into());
            packer.pack(update(number).into());
        }
        assert!(packer.remembered < WINDOW + update(1000).len() + 64);
        assert_eq!(packer.window().len(), WINDOW);
    }

    /// What an opponent says is no yardstick for what I hold.
    #[test]
    fn nothing_is_compressed_against_words_of_others() {
        let after = |kind: &str, words: &str| {
            let mut packer = Packer::default();
            packer.pack(update(1).into());
            packer.pack(format!("{{\"type\":\"{kind}\",\"text\":\"{words}\"}}").into());
            packer.pack(update(2).replace("owner", "my-secret").into())
        };
        for (kind, times) in [("said", 1), ("said", 100), ("table", 100)] {
            let (wrong, right) = ("some-word".repeat(times), "my-secret".repeat(times));
            assert_eq!(after(kind, &wrong), after(kind, &right));
        }
    }

    #[test]
    fn the_words_of_others_are_known_by_their_kind() {
        use crate::protocol::{ChatLine, FromServer, Room};
        let line = ChatLine {
            id: 1,
            room: Room::Players,
            name: "Ada".into(),
            seat: None,
            to: None,
            time: 0,
            at: 0,
            text: "hello".into(),
        };
        let said = crate::live::in_text(&FromServer::Said { table: "t".into(), line });
        assert!(said.starts_with(WORDS_OF_OTHERS[0]), "{said}");
    }
}
