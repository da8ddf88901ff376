//! The strict reading of a table file: was this match played as it says?

use super::load::{bad_entry, expect_header, expect_sound_undos, read_field};
use super::{Entry, Playthrough, Record, as_value, state_hash};
use crate::{Game, Message, Outcome, Refusal};

/// What a verified file contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Moves that count, those taken back left out.
    pub moves: usize,
    /// How many entries (the opening included) drew numbers given by hand. 0: all luck is the
    /// seed's.
    pub scripted: usize,
    /// Whether the game is over.
    pub finished: bool,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// Replays everything and accepts no difference at all: commitment, luck, every fingerprint, the
/// final state. A file with a snapshot cannot be verified, because something else than moves
/// made its table.
///
/// # Errors
/// `wrong-game`, `rules-version`, `bad-commitment`, `edited`, or the first difference and its entry.
pub fn verify<G: Game>(record: &Record) -> Result<Verified, Refusal> {
    let seed = expect_header::<G>(record)?;
    if record.rules_version != G::PROFILE.rules_version {
        return Err(Refusal::plain("rules-version", "refused-rules-version"));
    }
    if record.commitment != seed.commitment() {
        return Err(Refusal::plain("bad-commitment", "refused-commitment"));
    }
    expect_sound_undos(&record.log)?;
    let setup: G::Setup = read_field(&record.setup, "setup")?;
    let opening = &record.opening;
    let mut replay = if opening.scripted {
        Playthrough::<G>::with_opening(setup, seed, &opening.chance)?
    } else {
        Playthrough::new(setup, seed)?
    };
    if replay.opening.chance != opening.chance {
        return Err(differs("bad-chance", None));
    }
    if replay.opening.hash != opening.hash {
        return Err(differs("bad-hash", None));
    }
    for (index, entry) in record.log.iter().enumerate() {
        replay_strictly(&mut replay, index, entry)?;
    }
    let written: G = read_field(&record.state, "state")?;
    // What the reader passes over is a difference too.
    let passed_over = as_value(&written) != record.state
        && serde_json::from_slice(&written.fingerprinted()).ok().as_ref() != Some(&record.state);
    if passed_over
        || written != *replay.state()
        || state_hash(&written) != state_hash(replay.state())
    {
        return Err(Refusal::plain("edited", "refused-edited"));
    }
    let by_hand = |entry: &&Entry| matches!(entry, Entry::Move { scripted: true, .. });
    let outcome = replay.state().outcome();
    Ok(Verified {
        moves: replay.effective_moves().len(),
        scripted: record.log.iter().filter(by_hand).count() + usize::from(opening.scripted),
        finished: outcome.is_some(),
        outcome,
    })
}

fn replay_strictly<G: Game>(
    replay: &mut Playthrough<G>,
    index: usize,
    entry: &Entry,
) -> Result<(), Refusal> {
    match entry {
        Entry::Move { seat, mv, chance, scripted, hash } => {
            let mv = replay.state().read_text(*seat, mv);
            let mv = mv.map_err(|refusal| bad_entry(index, &refusal))?;
            let played = if *scripted {
                replay.play_with(*seat, mv, chance)
            } else {
                replay.play(*seat, mv)
            };
            played.map_err(|refusal| bad_entry(index, &refusal))?;
            match replay.log().last() {
                Some(Entry::Move { chance: drawn, .. }) if drawn != chance => {
                    Err(differs("bad-chance", Some(index)))
                }
                Some(Entry::Move { hash: found, .. }) if found != hash => {
                    Err(differs("bad-hash", Some(index)))
                }
                _ => Ok(()),
            }
        }
        Entry::Undo { undo_to } => {
            let undone = replay.undo_by_consent(*undo_to);
            undone.map(drop).map_err(|refusal| bad_entry(index, &refusal))
        }
        Entry::Snapshot { .. } => Err(differs("edited", Some(index))),
    }
}

/// What was replayed is not what is written; the entry is -1 for the opening.
fn differs(code: &'static str, entry: Option<usize>) -> Refusal {
    let index = entry.map_or(-1, |index| index as i64);
    Refusal::new(code, Message::new("refused-verify").text("what", code).number("entry", index))
}
