//! Laws about what a table says of itself: who is asked, scores, words.

use super::{Examiner, all_seats, expect};
use crate::{Count, Game, Message, Score, Seat, Viewer};

impl<G: Game> Examiner<G> {
    pub(super) fn light_looks(&self, state: &G) -> Result<(), String> {
        if let Some(law) = state.broken_law() {
            return Err(format!("a law is broken: {law}"));
        }
        self.asking(state)?;
        self.scoring(state)
    }

    fn asking(&self, state: &G) -> Result<(), String> {
        let (asked, outcome) = (state.asked(), state.outcome());
        expect(asked.is_empty() == outcome.is_some(), || {
            format!("seats are asked exactly until there is an outcome, but {asked:?}, {outcome:?}")
        })?;
        for seat in (0..16).map(Seat) {
            let is_asked = asked.has(seat);
            expect(!is_asked || seat.0 < state.seats(), || {
                format!("seat {seat} is asked but not at the table")
            })?;
            if seat.0 >= state.seats() {
                continue;
            }
            let question = state.question(seat);
            expect(question.is_some() == is_asked, || {
                format!("seat {seat}: asked is {is_asked}, but its question is {question:?}")
            })?;
            if let Some(question) = &question {
                let (role, roles) = (state.role_of(seat, question), G::COMPANY.roles);
                let known = role.map_or(roles.is_empty(), |role| roles.contains(&role));
                expect(known, || {
                    format!("{question:?} is a matter of {role:?}, not of {roles:?}")
                })?;
            }
            if is_asked {
                let mut count = Count::default();
                state.offer(seat, &mut count);
                expect((1..=self.depth.most_answers).contains(&count.0), || {
                    format!("seat {seat} has {} answers to {question:?}", count.0)
                })?;
            }
        }
        Ok(())
    }

    fn scoring(&self, state: &G) -> Result<(), String> {
        let outcome = state.outcome();
        for seat in all_seats(state) {
            let Score { total, sources } = state.score(seat);
            let sum: i32 = sources.iter().map(|(_, points)| points).sum();
            expect(total == sum, || format!("seat {seat}: {sources:?} are not {total} points"))?;
            if let Some(outcome) = &outcome {
                let points = outcome.points.get(seat.index()).copied();
                expect(points == Some(total), || {
                    format!("seat {seat} scored {total}, but the outcome says {points:?}")
                })?;
            }
        }
        let Some(outcome) = outcome else { return Ok(()) };
        let seats = state.seats() as usize;
        expect(
            outcome.points.len() == seats
                && outcome.places.len() == seats
                && (outcome.places.contains(&1) || outcome.is_lost_by_all()),
            || format!("an outcome for {seats} seats with a winner is not {outcome:?}"),
        )
    }

    /// Previews compare holdings key by key, so the keys do not depend on the table.
    pub(super) fn holding(&self, state: &G) -> Result<(), String> {
        let keys = |seat| state.holdings(seat).into_iter().map(|(key, _)| key).collect::<Vec<_>>();
        let first = keys(Seat(0));
        for seat in all_seats(state) {
            let others = keys(seat);
            expect(others == first, || format!("seat {seat} holds {others:?}, not {first:?}"))?;
        }
        Ok(())
    }

    /// Events are described, cite a rule, and never carry the match's seed.
    pub(super) fn events(
        &self,
        state: &G,
        events: &[G::Event],
        secret: Option<&str>,
    ) -> Result<(), String> {
        super::without_panic("describing events", || {
            for event in events {
                let (message, rule) = state.describe(event);
                expect_words(&message)?;
                self.expect_rule(rule)?;
                for viewer in viewers(state) {
                    let told = G::told(event, viewer);
                    if let Some(secret) = secret {
                        expect_silent("an event", &told, secret)?;
                    }
                }
            }
            Ok(())
        })?
    }

    /// Nothing that is shown carries the match's seed.
    pub(super) fn seed_stays_secret(&self, state: &G, secret: &str) -> Result<(), String> {
        expect_silent("a table", state, secret)?;
        for viewer in viewers(state) {
            expect_silent("a view", &state.view_for(viewer), secret)?;
        }
        for seat in state.asked().iter() {
            expect_silent("a question", &state.question(seat), secret)?;
        }
        Ok(())
    }
}

/// Everyone who may look at this table.
pub(super) fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Viewer> + use<G> {
    all_seats(state).map(Viewer::Seat).chain([Viewer::Spectator])
}

pub(super) fn expect_words(message: &Message) -> Result<(), String> {
    expect(!message.key.is_empty(), || format!("a message without a key: {message:?}"))
}

fn expect_silent(what: &str, shown: &impl serde::Serialize, secret: &str) -> Result<(), String> {
    let text = super::saving::json(shown)?;
    expect(!text.contains(secret), || format!("{what} tells the seed"))
}
