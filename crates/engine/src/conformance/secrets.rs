//! Laws about secrets: nobody sees what they may not know.

use super::looks::viewers;
use super::saving::json;
use super::{Examiner, all_seats, expect};
use crate::{Game, Quick, Seat, Viewer};

impl<G: Game> Examiner<G> {
    pub(super) fn secrets(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        for seat in all_seats(state) {
            self.imagining(state, seat, sampling)?;
        }
        self.untold_luck(state, sampling)
    }

    /// A table a seat imagines looks, to that seat and to spectators, exactly like the real one:
    /// a view that tells more than the seat may know differs as soon as the secrets do.
    fn imagining(&self, state: &G, seat: Seat, sampling: &mut Quick) -> Result<(), String> {
        let imagined = state.imagined_by(seat, sampling);
        expect(state.has_secrets() || json(&imagined)? == json(state)?, || {
            format!("seat {seat} imagines something where nothing is secret")
        })?;
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (real, dreamt) =
                (json(&state.view_for(viewer))?, json(&imagined.view_for(viewer))?);
            expect(real == dreamt, || {
                format!("{viewer:?} sees more than seat {seat} may know: {real} or {dreamt}")
            })?;
            for other in all_seats(state) {
                let (real, dreamt) =
                    (state.score_seen(other, viewer), imagined.score_seen(other, viewer));
                expect(real == dreamt, || {
                    format!("{viewer:?} learns secrets from the points of seat {other}")
                })?;
            }
        }
        let lawful = imagined.broken_law();
        expect(lawful.is_none(), || {
            format!("a table imagined by seat {seat} breaks a law: {}", lawful.unwrap_or_default())
        })?;
        let same_question = imagined.question(seat) == state.question(seat)
            && imagined.legal_moves(seat) == state.legal_moves(seat)
            && imagined.asked() == state.asked();
        expect(same_question, || format!("seat {seat} is asked something else when imagining"))
    }

    /// The same move under different luck: whoever is told the same sees the same.
    fn untold_luck(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        let Some((seat, mv)) = super::picked(state, sampling.next() as u32 >> 1) else {
            return Ok(());
        };
        let mut with_luck = || {
            let (mut next, mut events) = (state.clone(), Vec::new());
            let mut luck = Quick::new(sampling.next(), 0);
            next.apply(seat, mv, &mut luck, &mut events);
            (next, events)
        };
        let (one, heard) = with_luck();
        let (other, heard_other) = with_luck();
        for viewer in viewers(state) {
            let told = |events: &[G::Event]| -> Vec<G::Event> {
                events.iter().filter_map(|event| G::told(event, viewer)).collect()
            };
            if told(&heard) == told(&heard_other) {
                let (seen, seen_other) =
                    (json(&one.view_for(viewer))?, json(&other.view_for(viewer))?);
                expect(seen == seen_other, || {
                    let name = self.name(state, seat, mv);
                    format!(
                        "after `{name}`, {viewer:?} sees luck nobody told: {seen} or {seen_other}"
                    )
                })?;
            }
        }
        Ok(())
    }
}
