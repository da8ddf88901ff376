//! `fuzz`: damaged files and nonsense moves through the scripting door.
//!
//! Whatever comes in, the program ends with 0 or 2 and never with a panic. This needs nothing but
//! Rust; rules themselves are fuzzed by `soak` and by the conformance tests, which play random
//! games and try moves that were not offered.

use crate::tree::game_meant;
use crate::{Done, shell};
use std::io::Write;
use std::path::Path;
use std::process::{Output, Stdio};

pub fn run(words: &[String]) -> Done {
    let (game, flags) = game_meant(words)?;
    let runs = match flags {
        [flag, number] if flag == "--runs" => number.parse().map_err(|_| "--runs N".to_string())?,
        _ => 500,
    };
    let binary = shell::release_binary()?;
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let fresh = output(&binary, &["table", "new", &game, "--seed", "fuzz"], &[])?.stdout;
    for run in 0..runs {
        let damaged = damage(&fresh, &mut dice);
        let line = nonsense(&mut dice);
        let words: &[&str] = match dice.below(4) {
            0 => &["table", "pending", "-"],
            1 => &["verify", "-"],
            2 => &["replay", "-"],
            _ => &["table", "play", "-", &line],
        };
        let found = output(&binary, words, &damaged)?;
        if !matches!(found.status.code(), Some(0 | 2)) {
            let path = std::env::temp_dir().join("fuzz-found.json");
            std::fs::write(&path, &damaged).map_err(|error| error.to_string())?;
            let said = String::from_utf8_lossy(&found.stderr);
            let path = path.display();
            return Err(format!("run {run}: {words:?} on {path}: {}\n{said}", found.status));
        }
    }
    println!("{game}: {runs} damaged files and nonsense moves, all answered");
    Ok(())
}

fn output(binary: &Path, words: &[&str], input: &[u8]) -> Done<Output> {
    let fail = |error: std::io::Error| error.to_string();
    let mut command = shell::program(binary);
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(fail)?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that refuses early need not read to the end.
        let _ = stdin.write_all(input);
    }
    child.wait_with_output().map_err(fail)
}

/// A few bytes changed, cut off, doubled, or numbers replaced by others.
fn damage(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(text.len().max(1));
        match dice.below(5) {
            0 => text.truncate(at),
            1 if at < text.len() => text[at] = dice.below(256) as u8,
            2 if at < text.len() => drop(text.remove(at)),
            // Numbers stay numbers: such files are read, and mean nonsense.
            _ => {
                if let Some(digit) = text.iter_mut().skip(at).find(|byte| byte.is_ascii_digit()) {
                    *digit = b'0' + dice.below(10) as u8;
                }
            }
        }
    }
    text
}

fn nonsense(dice: &mut Dice) -> String {
    const WORDS: &[&str] =
        &["0:", "1:", "9:", "-1", "build", "pass", "E5", "é", "", "\"", "255:", "x"];
    (0..=dice.below(4)).map(|_| WORDS[dice.below(WORDS.len())]).collect::<Vec<_>>().join(" ")
}

/// A small generator; the same runs every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides.max(1)
    }
}
