//! Laws about what can be done unasked: leaving, hurrying, and what is done for people.

use super::looks::expect_words;
use super::{Chance, Examiner, Quick, Seat, all_seats, expect};
use crate::{Answer, Game, IsOffered, Orders, Why};

impl<G: Game> Examiner<G> {
    /// Interventions have the same door as answers, and never mix with them.
    pub(super) fn interventions(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        for seat in all_seats(state) {
            let legal = state.legal_interventions(seat);
            for mv in state.known_interventions(seat) {
                let at_move = |broken| {
                    format!(
                        "seat {seat}, intervening with `{}`: {broken}",
                        self.name(state, seat, mv)
                    )
                };
                self.intervention(state, seat, mv, legal.contains(&mv), sampling)
                    .map_err(at_move)?;
            }
        }
        let nobody = [Seat(state.seats()), Seat(16), Seat(u8::MAX)];
        for seat in nobody {
            expect(state.legal_interventions(seat).is_empty(), || {
                format!("seat {seat} is not at the table but may intervene")
            })?;
        }
        Ok(())
    }

    fn intervention(
        &self,
        state: &G,
        seat: Seat,
        mv: G::Move,
        legal: bool,
        sampling: &mut Quick,
    ) -> Result<(), String> {
        expect_words(&state.describe_move(seat, mv))?;
        let read = state.read_text(seat, &state.write(seat, mv));
        expect(read.as_ref() == Ok(&mv), || format!("it is read as {read:?}"))?;
        let number = mv.number();
        expect(number >= G::Move::NUMBERS || G::Move::from_number(number) == Some(mv), || {
            format!("its number {number} is another move's")
        })?;
        expect(!state.legal_moves(seat).contains(&mv), || "it is listed as an answer".into())?;
        let (mut offered, mut why) = (IsOffered::new(mv), Why::new(mv));
        state.interventions(seat, &mut offered);
        state.interventions(seat, &mut why);
        expect(offered.found == legal && why.found == legal, || {
            format!("listed is {legal}, offered {}, explained {}", offered.found, why.found)
        })?;
        match state.check_move(seat, mv) {
            Ok(()) if legal => self.carry_out(state, seat, mv, sampling),
            Err(refusal) if !legal => self.expect_refusal(&refusal),
            other => Err(format!("listed is {legal}, but the door says {other:?}")),
        }
    }

    /// What is done for a seat, by its orders or because it is late, is what it could have done.
    pub(super) fn proxies(&self, state: &G) -> Result<(), String> {
        if let Some(hurry) = state.hurry() {
            expect(!hurry.late.is_empty() && hurry.late.without(state.asked()).is_empty(), || {
                format!("{hurry:?}, but asked are {:?}", state.asked())
            })?;
            for seat in hurry.late.iter() {
                let checked = state.check_move(seat, hurry.answer);
                expect(checked.is_ok(), || format!("seat {seat} is hurried, but {checked:?}"))?;
            }
        }
        for order in G::standing_orders() {
            for number in [order.range.0, order.range.1] {
                let orders = Orders::from([(order.key.to_string(), number)]);
                for seat in state.asked().iter() {
                    let Some(mv) = state.ordered_answer(seat, &orders) else { continue };
                    expect(state.legal_moves(seat).contains(&mv), || {
                        let name = self.name(state, seat, mv);
                        format!("seat {seat}: {} {number} orders `{name}`, not legal", order.key)
                    })?;
                }
            }
        }
        Ok(())
    }
}

/// Somebody's intervention, in games in which some are made at all.
pub(super) fn some_intervention<G: Game>(state: &G, luck: &mut Quick) -> Option<(Seat, G::Move)> {
    const SELDOM: u32 = 48;
    if luck.below(SELDOM) > 0 {
        return None;
    }
    let seat = Seat(luck.below(u32::from(state.seats())) as u8);
    let legal = state.legal_interventions(seat);
    let nth = (!legal.is_empty()).then(|| luck.below(legal.len() as u32) as usize)?;
    legal.get(nth).map(|mv| (seat, *mv))
}
