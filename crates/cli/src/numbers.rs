//! Words of the command line as numbers, seeds and choices; anything else is refused in one line.

use crate::failure::{Done, Failure};
use bots::BotName;
use engine::{Message, Seat, Seed};

/// A whole number within bounds.
pub fn number(text: &str, least: u64, most: u64) -> Done<u64> {
    let digits = text.replace(['_', '\''], "");
    digits.parse().ok().filter(|number| (least..=most).contains(number)).ok_or_else(|| {
        let reason = Message::new("refused-number")
            .text("text", shown(text))
            .number("least", clamped(least))
            .number("most", clamped(most));
        Failure::refused("bad-number", reason)
    })
}

/// A player count; whether the game can be played by so many is for the game to say.
pub fn seats(text: Option<&String>) -> Done<Option<u32>> {
    text.map(|text| number(text, 0, u64::from(u32::MAX)).map(|seats| seats as u32)).transpose()
}

/// The seed of a match: 64 hex digits, any words, or the system's luck.
pub fn seed(text: Option<&String>) -> Done<Seed> {
    match text {
        Some(text) => Ok(Seed::from_hex(text).unwrap_or_else(|| Seed::from_words(text))),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| {
                Failure::unexpected(Message::new("failed-random").text("why", error.to_string()))
            })?;
            Ok(Seed(bytes))
        }
    }
}

/// The seed of a simulation: a number, or any words.
pub fn short_seed(text: &str) -> u64 {
    let from_words = || {
        let [a, b, c, d, e, f, g, h, ..] = Seed::from_words(text).0;
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    };
    text.parse().unwrap_or_else(|_| from_words())
}

/// `3,1,4` as scripted luck.
pub fn chance(text: &str) -> Done<Vec<u32>> {
    let numbers = text.split(',').map(str::trim).filter(|word| !word.is_empty());
    numbers.map(str::parse).collect::<Result<_, _>>().map_err(|_| {
        let reason = Message::new("refused-chance-list").text("text", shown(text));
        Failure::refused("bad-chance", reason)
    })
}

/// `random,greedy` as bots.
pub fn bots(text: &str) -> Done<Vec<BotName>> {
    Ok(text.split(',').map(BotName::parse).collect::<Result<_, _>>()?)
}

/// `key=value`.
pub fn key_and_value(text: &str) -> Done<(String, String)> {
    match text.split_once('=') {
        Some((key, value)) => Ok((key.trim().to_string(), value.trim().to_string())),
        None => {
            Err(Failure::refused("bad-set", Message::new("refused-set").text("text", shown(text))))
        }
    }
}

/// A seat number; whether it is at the table is for the table to say.
pub fn seat(text: &str) -> Done<Seat> {
    number(text.trim(), 0, 255).map(|seat| Seat(seat as u8))
}

/// `2: build E5` as a seat and a move. Without a seat the move is for whoever is asked, if that is
/// clear.
pub fn move_line(text: &str, asked: &[Seat]) -> Done<(Seat, String)> {
    if let Some((before, after)) = text.split_once(':')
        && let Ok(seat) = before.trim().parse()
    {
        return Ok((Seat(seat), after.trim().to_string()));
    }
    match asked {
        [only] => Ok((*only, text.trim().to_string())),
        _ => {
            let reason = Message::new("refused-move-line").text("text", shown(text));
            Err(Failure::refused("bad-move-line", reason))
        }
    }
}

fn shown(text: &str) -> String {
    text.chars().take(80).collect()
}

fn clamped(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
