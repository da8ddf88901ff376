//! Laws about secrets: nobody sees or is told what they may not know.

use super::looks::viewers;
use super::saving::json;
use super::{Examiner, all_seats, expect};
use crate::{Chance, Game, Quick, Recorded, Seat, Seats, Viewer};

impl<G: Game> Examiner<G> {
    pub(super) fn secrets(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        let mut retelling = Quick::new(sampling.clone().next(), 0);
        for seat in all_seats(state) {
            self.imagining(state, seat, sampling)?;
            self.retelling(state, seat, &mut retelling)?;
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
            expect(state.waiting(viewer) == imagined.waiting(viewer), || {
                format!("{viewer:?} learns secrets from what waits")
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

    /// Events tell no more than the table shows.
    ///
    /// One step is taken on the real table and on one this seat imagines, with the same numbers of
    /// luck, which meet other hidden cards. To the seat and to spectators it is the same step: the
    /// seat's own move is the same one, so is an open move of somebody else, and of a move that is
    /// kept secret they know only that it was one, so it may be any other that is kept secret.
    /// Afterwards the two tables may well look different: a card went to this seat's hand, the last
    /// sealed bid opened all of them. Then the events may differ as well. But whoever is shown the
    /// same on both must have been told the same, in the same words: whatever else the events say
    /// is a secret that no view shows.
    ///
    /// A hidden card that is shown openly must therefore be in sight when the move is over; one that
    /// is hidden again within the same move cannot be told from a leak. There is one exception: the
    /// last of several secret answers opens all of them, and they may be done with at once. Where
    /// the events of such a step that reveal something differ, it was opened, and no longer secret.
    fn retelling(&self, state: &G, seat: Seat, sampling: &mut Quick) -> Result<(), String> {
        let picked = super::picked(state, sampling.next() as u32 >> 1);
        let Some((mover, mv)) = picked.filter(|_| state.has_secrets()) else { return Ok(()) };
        let imagined = state.imagined_by(seat, sampling);
        let Some(same) = self.indistinguishable(state, &imagined, seat, mover, mv, sampling) else {
            return Ok(());
        };
        let luck = Quick::new(sampling.next(), 0);
        let real = Step::taken(state, mover, mv, &mut luck.clone());
        let dreamt = Step::taken(&imagined, mover, same, &mut luck.clone());
        let last = state.keeps_secret(mover, mv) && state.asked() == Seats::only(mover);
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            if last && real.revealed(viewer) != dreamt.revealed(viewer) {
                continue;
            }
            real.expect_same_told(&dreamt, viewer).map_err(|difference| {
                let name = self.name(state, mover, mv);
                format!("after `{name}` of seat {mover}, {difference}")
            })?;
        }
        Ok(())
    }

    /// A move on the imagined table that `seat` cannot tell from this one; none if what is
    /// imagined does not allow it.
    fn indistinguishable(
        &self,
        state: &G,
        imagined: &G,
        seat: Seat,
        mover: Seat,
        mv: G::Move,
        sampling: &mut Quick,
    ) -> Option<G::Move> {
        let legal = imagined.legal_moves(mover);
        if mover == seat || !state.keeps_secret(mover, mv) {
            return legal.contains(&mv).then_some(mv);
        }
        let secret = legal.into_iter().filter(|mv| imagined.keeps_secret(mover, *mv));
        let secret: Vec<G::Move> = secret.collect();
        let count = secret.len() as u32;
        (count > 0).then(|| secret[sampling.below(count) as usize])
    }

    /// The same for what is told before the first move, where nobody can imagine anything yet: one
    /// number of luck is another. If that dealt some seat something else, whoever is shown the same
    /// table was told the same about how it was set up.
    pub(super) fn opening(&self, setup: &G::Setup, number: u64) -> Result<(), String> {
        let mut sampling = Quick::new(number, 1);
        let mut luck = Recorded::new(Quick::new(number, 0));
        let real = Step::<G>::set_up(setup, &mut luck);
        let Some(real) = real.filter(|real| real.table.has_secrets()) else { return Ok(()) };
        for _ in 0..OPENINGS.min(luck.drawn.len()) {
            let until = sampling.below(luck.drawn.len() as u32) as usize;
            let mut luck = ButOne { source: Quick::new(number, 0), until };
            let Some(other) = Step::set_up(setup, &mut luck) else { return Ok(()) };
            let dealt_otherwise = |seat| Ok(real.shown(seat)? != other.shown(seat)?);
            let seats = all_seats(&real.table).map(|seat| dealt_otherwise(Viewer::Seat(seat)));
            if !seats.collect::<Result<Vec<bool>, String>>()?.contains(&true) {
                continue;
            }
            for viewer in viewers(&real.table) {
                real.expect_same_told(&other, viewer)
                    .map_err(|difference| format!("in the setup, {difference}"))?;
            }
        }
        Ok(())
    }
}

/// How many numbers of a setup's luck are altered, one at a time.
const OPENINGS: usize = 12;

/// The luck of another, but for one number.
struct ButOne {
    source: Quick,
    /// How many numbers are still the same.
    until: usize,
}

impl Chance for ButOne {
    fn below(&mut self, sides: u32) -> u32 {
        let number = self.source.below(sides);
        let altered = self.until == 0 && sides > 1;
        self.until = self.until.wrapping_sub(1);
        if !altered {
            return number;
        }
        // Another number below `sides`, which may be as large as numbers are.
        number.checked_add(1).filter(|next| *next < sides).unwrap_or_default()
    }
}

/// One step: the table after it, and what happened.
struct Step<G: Game> {
    table: G,
    events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    fn taken(before: &G, mover: Seat, mv: G::Move, luck: &mut impl Chance) -> Self {
        let (mut table, mut events) = (before.clone(), Vec::new());
        table.apply(mover, mv, luck, &mut events);
        Step { table, events }
    }

    /// None if these options are refused, which is another law's business.
    fn set_up(setup: &G::Setup, luck: &mut impl Chance) -> Option<Self> {
        let mut events = Vec::new();
        let table = G::set_up(setup, luck, &mut events).ok()?;
        Some(Step { table, events })
    }

    /// Everything a viewer is shown of the table.
    fn shown(&self, viewer: Viewer) -> Result<String, String> {
        let table = &self.table;
        let asked: Vec<Seat> = table.asked().iter().collect();
        let scores: Vec<_> = all_seats(table).map(|seat| table.score_seen(seat, viewer)).collect();
        let question = viewer.seat().map(|seat| (table.question(seat), table.legal_moves(seat)));
        json(&(table.view_for(viewer), asked, scores, question))
    }

    /// The events as this viewer is told them, with the words they are described in.
    fn told(&self, viewer: Viewer) -> Result<String, String> {
        let told = self.events.iter().filter_map(|event| G::told(event, viewer));
        let told = told.map(|event| {
            let (message, rule) = self.table.describe(&event);
            Ok(format!("{} ({message:?}, {rule})", json(&event)?))
        });
        Ok(told.collect::<Result<Vec<_>, String>>()?.join(", "))
    }

    /// What this viewer is told that was hidden before.
    fn revealed(&self, viewer: Viewer) -> Vec<G::Event> {
        let told = self.events.iter().filter_map(|event| G::told(event, viewer));
        told.filter(G::reveals).collect()
    }

    fn expect_same_told(&self, other: &Self, viewer: Viewer) -> Result<(), String> {
        if self.shown(viewer)? != other.shown(viewer)? {
            return Ok(());
        }
        let (told, told_other) = (self.told(viewer)?, other.told(viewer)?);
        expect(told == told_other, || {
            format!("{viewer:?} is told what no view shows: {told} or {told_other}")
        })
    }
}
