//! Garbage at every door: files, setups, notations. Refusals are fine, panics are not.

use super::{Chance, Examiner, Game, Playthrough, Quick, Seed, without_panic};
use crate::conformance::Depth;
use crate::playthrough::{Record, verify};
use crate::{Seat, Silence};
use serde_json::Value;

/// Feeds random, truncated and mutated input to a game's doors. Panics with a sentence if rules
/// code panics, or if a table is loaded that cannot be looked at or breaks a law.
pub fn abuse<G: Game>(setup: &G::Setup, rounds: u32) {
    abuse_and_play_on::<G>(setup, rounds, 0);
}

/// [`abuse`], and plays this many random moves on every damaged table that keeps the laws.
///
/// # Panics
/// With the law that was broken.
pub fn abuse_and_play_on<G: Game>(setup: &G::Setup, rounds: u32, moves: u32) {
    let examiner = Examiner::<G>::new(Depth::default());
    for round in 0..rounds {
        let mut choices = Quick::new(u64::from(round), 2);
        if let Err(broken) = one_round(&examiner, setup, moves, &mut choices) {
            panic!("{}, abuse round {round} ({setup:?}): {broken}", G::PROFILE.id);
        }
    }
}

fn one_round<G: Game>(
    examiner: &Examiner<G>,
    setup: &G::Setup,
    moves: u32,
    choices: &mut Quick,
) -> Result<(), String> {
    let playthrough = played_a_little::<G>(setup, choices)?;
    let record = playthrough.to_record("");
    let state_text = super::saving::json(playthrough.state())?;
    let setup_text = super::saving::json(setup)?;

    notations(playthrough.state(), choices)?;
    for _ in 0..4 {
        let text = damaged(&state_text, choices);
        load_state(examiner, &text, moves, choices)
            .map_err(|broken| format!("{broken}\nafter loading {text}"))?;

        let text = damaged(&setup_text, choices);
        if let Ok(setup) = serde_json::from_str::<G::Setup>(&text) {
            let mut luck = choices.clone();
            without_panic("set_up", || G::set_up(&setup, &mut luck, &mut Silence).is_ok())
                .map_err(|broken| format!("{broken}\nwith setup {text}"))?;
        }
        let text = damaged(&record.to_json(), choices);
        open_file::<G>(examiner, &text)
            .map_err(|broken| format!("{broken}\nafter opening {text}"))?;
    }
    Ok(())
}

fn played_a_little<G: Game>(
    setup: &G::Setup,
    choices: &mut Quick,
) -> Result<Playthrough<G>, String> {
    let seed = Seed::from_number(choices.next());
    let mut playthrough = Playthrough::<G>::new(setup.clone(), seed)
        .map_err(|refusal| format!("the setup was refused: {refusal}"))?;
    // Mostly short, for speed; now and then long, to come by every phase.
    let most = if choices.below(8) == 0 { 600 } else { 40 };
    for _ in 0..choices.below(most) {
        let Some((seat, mv)) = super::picked(playthrough.state(), choices.next() as u32) else {
            break;
        };
        playthrough
            .play(seat, mv)
            .map_err(|refusal| format!("a listed move was refused: {refusal}"))?;
    }
    Ok(playthrough)
}

/// Any text from any seat is a move, legal or not, or a refusal.
fn notations<G: Game>(state: &G, choices: &mut Quick) -> Result<(), String> {
    let asked: Vec<Seat> = state.asked().iter().collect();
    for &seat in &asked {
        let moves = state.legal_moves(seat);
        for _ in 0..12 {
            let mv = moves[choices.below(moves.len() as u32) as usize];
            let text = damaged(&state.write(seat, mv), choices);
            without_panic("reading a notation", || {
                if let Ok(mv) = state.read(seat, &text) {
                    let _ = state.check_move(seat, mv);
                }
            })
            .map_err(|broken| format!("{broken}\nreading `{text}`"))?;
        }
    }
    Ok(())
}

fn load_state<G: Game>(
    examiner: &Examiner<G>,
    text: &str,
    moves: u32,
    choices: &mut Quick,
) -> Result<(), String> {
    let Ok(mut state) = without_panic("loading a table", || serde_json::from_str::<G>(text))?
    else {
        return Ok(());
    };
    if without_panic("broken_law", || state.broken_law())?.is_some() {
        return Ok(());
    }
    look_around(&state)?;
    for _ in 0..moves {
        let found = without_panic("offer", || super::picked(&state, choices.next() as u32))?;
        let Some((seat, mv)) = found else { break };
        let name = examiner.name(&state, seat, mv);
        without_panic("apply", || state.apply(seat, mv, choices, &mut Silence))
            .map_err(|broken| format!("seat {seat}, `{name}`: {broken}"))?;
    }
    Ok(())
}

/// Everything a server or a client does with a table before anybody moves.
fn look_around<G: Game>(state: &G) -> Result<(), String> {
    without_panic("looking at a damaged table", || {
        for viewer in super::looks::viewers(state) {
            let _ = super::saving::json(&state.view_for(viewer));
        }
        for seat in super::all_seats(state) {
            let _ = (state.question(seat), state.legal_moves(seat), state.score(seat));
        }
        let _ = state.outcome();
    })
}

fn open_file<G: Game>(examiner: &Examiner<G>, text: &str) -> Result<(), String> {
    without_panic("opening a table file", || {
        let Ok(record) = Record::from_json(text) else { return Ok(()) };
        let _ = verify::<G>(&record);
        match Playthrough::<G>::from_record(record) {
            Ok((playthrough, _)) => match playthrough.state().broken_law() {
                None => look_around(playthrough.state()),
                Some(law) => Err(format!("a table was opened that breaks a law: {law}")),
            },
            Err(refusal) => examiner.expect_refusal(&refusal),
        }
    })?
}

/// A text with something wrong, or another text altogether.
fn damaged(text: &str, choices: &mut Quick) -> String {
    let bytes = text.as_bytes();
    let place = choices.below(bytes.len() as u32 + 1) as usize;
    let lossy = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    match choices.below(8) {
        0 => lossy(&bytes[..place]),
        1 => {
            let noise: Vec<u8> = (0..choices.below(40)).map(|_| choices.next() as u8).collect();
            lossy(&noise)
        }
        2 => {
            let noise = choices.next() as u8;
            lossy(&[&bytes[..place], &[noise], &bytes[place..]].concat())
        }
        3 => {
            let other = choices.below(bytes.len() as u32 + 1) as usize;
            let (from, to) = (place.min(other), place.max(other));
            lossy(&[&bytes[..to], &bytes[from..]].concat())
        }
        _ => match serde_json::from_str::<Value>(text) {
            Ok(mut value) => {
                for _ in 0..=choices.below(2) {
                    damage_value(&mut value, choices);
                }
                value.to_string()
            }
            Err(_) => {
                let letters = "aE9 -+.\u{e9}\u{1F600}\0";
                let letter = letters.chars().nth(choices.below(9) as usize).unwrap_or('?');
                let kept: Vec<char> = text.chars().collect();
                let at = choices.below(kept.len() as u32 + 1) as usize;
                kept[..at].iter().chain([&letter]).chain(kept[at..].iter().skip(1)).collect()
            }
        },
    }
}

/// Walks to some place in a JSON value and puts something else there.
fn damage_value(value: &mut Value, choices: &mut Quick) {
    let dig = choices.below(6) > 0;
    match value {
        Value::Array(items) if dig && !items.is_empty() => {
            let index = choices.below(items.len() as u32) as usize;
            match choices.below(10) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => damage_value(&mut items[index], choices),
            }
        }
        Value::Object(fields) if dig && !fields.is_empty() => {
            let index = choices.below(fields.len() as u32) as usize;
            let Some(name) = fields.keys().nth(index).cloned() else { return };
            match choices.below(16) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(format!("{name}x"), Value::Null)),
                _ => damage_value(&mut fields[&name], choices),
            }
        }
        _ => *value = another(value, choices),
    }
}

fn another(value: &Value, choices: &mut Quick) -> Value {
    const NUMBERS: [u64; 12] =
        [0, 1, 2, 7, 16, 127, 128, 255, 256, 65_536, u32::MAX as u64, u64::MAX];
    match choices.below(10) {
        0 => Value::Null,
        1 => Value::String("\u{e9}".into()),
        2 => Value::Array(Vec::new()),
        3 => Value::from(-1),
        4 => Value::Bool(!value.as_bool().unwrap_or_default()),
        5 => Value::from(value.as_i64().unwrap_or_default().wrapping_add(1)),
        _ => Value::from(NUMBERS[choices.below(NUMBERS.len() as u32) as usize]),
    }
}
