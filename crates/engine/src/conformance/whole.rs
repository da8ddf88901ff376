//! Laws about whole matches: they end, can be taken back, saved, replayed and verified.

use super::interventions::some_intervention;
use super::{Chance, Examiner, Game, Playthrough, Quick, Seats, Seed, expect, without_panic};
use crate::Seat;
use crate::playthrough::{Record, verify};

/// Plays one random game; `place` says at any time how far it came.
pub(super) fn play_and_examine<G: Game>(
    examiner: &Examiner<G>,
    setup: &G::Setup,
    game: u32,
    place: &mut String,
) -> Result<(), String> {
    let seed = Seed::from_number(u64::from(game));
    let secret = seed.to_hex();
    let mut choices = Quick::new(u64::from(game), 0);
    let mut sampling = Quick::new(u64::from(game), 1);
    // In some games people leave, or are hurried.
    let mut meddling = Quick::new(u64::from(game), 2);
    let meddles = meddling.below(4) == 0;
    let mut playthrough = without_panic("set_up", || Playthrough::<G>::new(setup.clone(), seed))?
        .map_err(|refusal| format!("the setup was refused: {refusal}"))?;
    examiner.events(playthrough.state(), &playthrough.opening_events(), Some(&secret))?;
    without_panic("set_up", || examiner.opening(setup, u64::from(game)))??;
    // Not every n-th step: a rhythm of the game could hide things from a regular look.
    let mut until_heavy = 0;
    for step in 0.. {
        let state = playthrough.state();
        examiner.light(state)?;
        let over = state.asked().is_empty();
        let heavy = until_heavy == 0 || over;
        if heavy {
            until_heavy = sampling.below(2 * examiner.depth.heavy_every.max(1));
            examiner.heavy(state, &mut sampling)?;
            examiner.seed_stays_secret(state, &secret)?;
            refused_unchanged(examiner, &mut playthrough, &mut sampling)?;
        } else {
            until_heavy -= 1;
        }
        if over {
            break;
        }
        expect(step < examiner.depth.longest_game, || "random play does not end".into())?;

        let state = playthrough.state();
        let intervention = meddles.then(|| some_intervention(state, &mut meddling)).flatten();
        let (seat, mv) = intervention.unwrap_or_else(|| {
            let seat = any_of(state.asked(), &mut choices);
            let moves = state.legal_moves(seat);
            (seat, moves[choices.below(moves.len() as u32) as usize])
        });
        let name = examiner.name(state, seat, mv);
        *place = format!("step {step}, seat {seat} plays `{name}`");
        let events = without_panic("apply", || playthrough.play(seat, mv))?
            .map_err(|refusal| format!("a listed move was refused: {refusal}"))?;
        examiner.events(playthrough.state(), &events, Some(&secret))?;
        if heavy {
            taking_back(&playthrough, seat)?;
        }
    }
    *place = String::from("the whole game");
    if game.is_multiple_of(examiner.depth.replay_every.max(1)) {
        saved_and_replayed(&playthrough)?;
    }
    Ok(())
}

fn any_of(seats: Seats, choices: &mut Quick) -> Seat {
    let nth = choices.below(seats.len().max(1)) as usize;
    seats.iter().nth(nth).unwrap_or_default()
}

/// Whatever is refused leaves table and log as they were.
fn refused_unchanged<G: Game>(
    examiner: &Examiner<G>,
    playthrough: &mut Playthrough<G>,
    sampling: &mut Quick,
) -> Result<(), String> {
    let (before, length) = (playthrough.state().clone(), playthrough.log().len());
    let seat = Seat(sampling.below(u32::from(before.seats())) as u8);
    let interventions = before.known_interventions(seat);
    for mv in examiner.any_moves(sampling).into_iter().chain(interventions) {
        if before.check_move(seat, mv).is_err() {
            let unchanged = playthrough.play(seat, mv).is_err()
                && playthrough.log().len() == length
                && *playthrough.state() == before;
            expect(unchanged, || {
                format!("seat {seat}: `{}` changed the table", examiner.name(&before, seat, mv))
            })?;
        }
    }
    Ok(())
}

/// Going back to the boundary gives the earlier table, nothing goes further, and the same moves
/// lead forward again.
fn taking_back<G: Game>(playthrough: &Playthrough<G>, mover: Seat) -> Result<(), String> {
    let mut trial = playthrough.clone();
    let boundary = trial.undo_boundary();
    if !trial.may_undo(mover) {
        return expect(trial.undo(mover).is_err(), || "undo crossed its boundary".into());
    }
    trial
        .undo_to(mover, boundary)
        .map_err(|refusal| format!("undo to its boundary {boundary} was refused: {refusal}"))?;
    expect(Some(trial.state()) == playthrough.state_at(boundary).as_deref(), || {
        format!("undo to {boundary} gave another table")
    })?;
    expect(trial.undo(mover).is_err(), || format!("undo went on behind its boundary {boundary}"))?;
    for entry in playthrough.log().since(boundary) {
        if let crate::playthrough::Entry::Move { seat, mv, .. } = entry {
            trial
                .play_text(*seat, mv)
                .map_err(|refusal| format!("after undo, `{mv}` was refused: {refusal}"))?;
        }
    }
    expect(trial.state() == playthrough.state(), || {
        format!("after undo to {boundary}, the same moves lead elsewhere")
    })
}

/// The table file gives the same match again, entry by entry, and passes the strict reading.
fn saved_and_replayed<G: Game>(playthrough: &Playthrough<G>) -> Result<(), String> {
    let record = playthrough.to_record("");
    let read = Record::from_json(&record.to_json())
        .map_err(|refusal| format!("the table file cannot be read: {refusal:?}"))?;
    expect(read == record, || "a record is not the same after saving and loading".into())?;
    let (again, notices) = Playthrough::<G>::from_record(read)
        .map_err(|refusal| format!("the table file was refused: {refusal:?}"))?;
    expect(notices.is_empty() && again.state() == playthrough.state(), || {
        format!("the replayed match differs: {notices:?}")
    })?;
    let verified = verify::<G>(&record)
        .map_err(|refusal| format!("the match does not verify: {refusal:?}"))?;
    expect(verified.finished && verified.moves == playthrough.log().len(), || {
        format!("the verified match differs: {verified:?}")
    })
}
